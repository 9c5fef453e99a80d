//! The mutations phase: EVO-19 to EVO-29.

use crate::scene::{Play, Scene, Story, at, join};
use dino_core::Game;
use dino_testkit::story::said;
use evo::{Action, Gene, Pawn, Phase};

#[test]
fn evo_19_one_gene_fewer_than_players() {
    // TV-3.
    for (seats, genes) in [(2, "legs"), (3, "legs horn"), (4, "legs horn egg"), (5, "legs horn egg fur")] {
        let drawn = genes.split(' ').map(|gene| format!("* gene {gene}"));
        let game = Play::set_up(seats, "").after("* climate 0").after(&join(drawn, ", "));
        assert_eq!(game.phase(), Phase::Bid(at(1)));
        assert_eq!(game.view().row.iter().flatten().count(), usize::from(seats) - 1);
        if seats < 5 {
            assert_eq!(game.refusal("1 bid 5 0"), "EVO-19", "columns beyond the players are not used");
        }
    }
}

#[test]
fn evo_20_no_two_genes_of_a_row_are_alike() {
    let game = Scene::new(4).drawing().after("* gene legs");
    assert!(!game.weighted().iter().any(|outcome| outcome.starts_with("gene legs")));
    let game = game.after("* gene wings");
    assert!(!game.weighted().iter().any(|outcome| outcome.contains("legs") || outcome.contains("wings")));
}

#[test]
fn evo_20_repeats_are_placed_when_nothing_else_is_left() {
    // TV-32.
    let game = Scene::new(5).bag("vial vial vial vial").drawing();
    let game = game.after("* gene vial, * gene vial, * gene vial, * gene vial");
    assert_eq!((game.phase(), game.view().row), (Phase::Bid(at(1)), [Some(Gene::Vial); 4]));
    // A differing one comes first.
    let game = Scene::new(3).bag("vial vial legs").drawing().after("* gene vial");
    assert_eq!(game.weighted().len(), 1);
    assert!(game.weighted()[0].starts_with("gene legs"));
}

#[test]
fn evo_21_bidding_follows_the_track_and_nobody_passes() {
    let game = Scene::new(3).order("2 3 1").bidding("legs horn");
    assert_eq!(game.waits_for(), "seat 2");
    assert_eq!((game.refusal("2 pass"), game.refusal("2 end")), ("EVO-21".into(), "EVO-21".into()));
    assert_eq!(game.refusal("2 place 1"), "EVO-13");
    let game = game.after("2 bid 1 0");
    assert_eq!(game.waits_for(), "seat 3");
    assert_eq!(game.after("3 bid 2 0").waits_for(), "seat 1");
}

#[test]
fn evo_22_any_value_on_an_empty_column() {
    let game = Scene::new(2).bidding("legs");
    assert_eq!(game.legal(1).len(), 14, "two columns, 0 to 6");
    assert_eq!(game.after("1 bid 2 4").view().pawns[at(1)], Some(Pawn { column: 2, value: 4 }));
}

#[test]
fn evo_22_no_value_lies_above_six() {
    let game = Scene::new(2).mp(1, 20).bidding("legs");
    assert!("bid 2 6".parse::<Action>().is_ok());
    let error = "bid 2 7".parse::<Action>().expect_err("there is no text for such a bid");
    assert!(error.to_string().contains("a value from 0 to 6"), "{error}");
    // A program that bids without a text is told the rule.
    let refusal = game.state().check(at(1), Action::Bid { column: 2, value: 7 });
    assert_eq!(refusal.map_err(said), Err("EVO-22".to_owned()));
}

#[test]
fn evo_23_on_an_occupied_column_one_bids_more() {
    let game = Scene::new(2).bidding("legs").after("1 bid 2 2");
    assert_eq!((game.refusal("2 bid 2 2"), game.refusal("2 bid 2 0")), ("EVO-23".into(), "EVO-23".into()));
    assert_eq!(game.after("2 bid 2 6").waits_for(), "seat 1", "by any step");
}

#[test]
fn evo_24_who_is_pushed_out_bids_at_once_elsewhere() {
    // TV-11.
    let game = Scene::new(3).bidding("legs horn").after("1 bid 2 1, 2 bid 2 3");
    assert_eq!((game.waits_for(), game.refusal("1 bid 2 4")), ("seat 1".into(), "EVO-24".into()));
    let game = game.after("1 bid 3 0, 3 bid 3 1");
    assert_eq!((game.waits_for(), game.refusal("1 bid 3 2")), ("seat 1".into(), "EVO-24".into()));
    let back = game.after("1 bid 2 4");
    assert_eq!(back.waits_for(), "seat 2", "the column lost earlier is open again");
}

#[test]
fn evo_24_a_chain_ends_before_the_next_player_bids() {
    let game = Scene::new(4).bidding("legs horn egg").after("1 bid 2 0, 2 bid 3 0, 3 bid 2 1, 1 bid 3 1");
    assert_eq!(game.waits_for(), "seat 2", "not seat 4");
    let game = game.after("2 bid 2 2");
    assert_eq!(game.waits_for(), "seat 3", "the chain came back to the first displacer");
    assert_eq!(game.after("3 bid 1 0").waits_for(), "seat 4");
}

#[test]
fn evo_24_of_two_the_one_pushed_out_has_the_empty_column() {
    let game = Scene::new(2).bidding("legs").after("1 bid 2 1, 2 bid 2 2");
    assert_eq!(game.legal_with(1, "bid"), "1 0 | 1 1 | 1 2 | 1 3 | 1 4 | 1 5 | 1 6");
}

#[test]
fn evo_25_nobody_is_pushed_off_a_six() {
    // TV-10.
    let game = Scene::new(2).mp(2, 14).bidding("legs").after("1 bid 2 6");
    assert_eq!((game.refusal("2 bid 2 6"), game.refusal("2 bid 2 5")), ("EVO-25".into(), "EVO-25".into()));
    assert!(game.legal(2).iter().all(|bid| bid.starts_with("bid 1 ")));
}

#[test]
fn evo_26_the_auction_ends_when_every_pawn_has_its_column() {
    let game = Scene::with(3, "events=off", &[]).bidding("legs horn").after("1 bid 2 0, 2 bid 3 0");
    assert_eq!(game.phase(), Phase::Bid(at(3)));
    let over = game.after("3 bid 1 0");
    assert_eq!(over.phase(), Phase::Move);
    assert!(over.view().pawns.iter().all(Option::is_none), "the pawns have left the laboratory");
    // TV-14: whoever has nothing finds an empty column.
    let poor = Scene::new(3).mp(3, 0).bidding("legs horn").after("1 bid 1 3, 2 bid 3 2");
    assert_eq!(poor.legal(3), ["bid 2 0"]);
}

#[test]
fn evo_26_no_auction_takes_more_than_seven_bids_a_player() {
    let mut game = Scene::new(3).mp(1, 20).mp(2, 20).mp(3, 20).bidding("legs horn");
    let mut bids = 0;
    while let Phase::Bid(seat) = game.phase() {
        // Always the lowest bid that pushes somebody out, where there is one.
        let legal = game.legal(seat.number());
        let pushes = |bid: &&String| {
            game.view().pawns.iter().flatten().any(|pawn| bid.starts_with(&format!("bid {} ", pawn.column)))
        };
        let bid = legal.iter().find(pushes).unwrap_or(&legal[0]).clone();
        game = game.after(&format!("{seat} {bid}"));
        bids += 1;
    }
    assert!((10..=21).contains(&bids), "{bids} bids");
}

#[test]
fn evo_27_a_bid_must_be_payable() {
    let game = Scene::new(2).mp(1, 3).bidding("legs");
    assert_eq!(game.refusal("1 bid 1 4"), "EVO-27");
    assert!(game.legal(1).contains(&"bid 1 3".to_owned()));
    let vials = Scene::new(2).mp(1, 0).genes(1, "vial vial").bidding("legs");
    assert_eq!(vials.legal_with(1, "bid"), "1 0 | 1 1 | 1 2 | 2 0 | 2 1 | 2 2", "vials are means too");
}

#[test]
fn evo_28_all_pay_for_their_last_place() {
    let game = Scene::with(3, "events=off", &[]).bidding("legs horn");
    let game = game.after("1 bid 2 3, 2 bid 2 4, 1 bid 3 1, 3 bid 1 0");
    assert_eq!([1, 2, 3].map(|seat| game.mp(seat)), [5, 2, 6]);
    assert_eq!(game.view().rounds.last().unwrap().spent.as_slice(), [Some(1), Some(4), Some(0)]);
}

#[test]
fn evo_29_column_1_gives_a_card_and_the_others_their_gene() {
    let game = Scene::new(3).bidding("legs wings").after("1 bid 2 0, 2 bid 3 0, 3 bid 1 0");
    assert_eq!(game.phase(), Phase::Card(at(3)));
    let view = game.after("* card 3 stampede").view();
    assert_eq!(view.species[at(1)].count(Gene::Legs), 1);
    assert!(view.species[at(2)].has(Gene::Wings));
    assert_eq!((view.hands[at(3)].size, view.row), (1, [None; 4]));
    // The legs work in the same round.
    let moving = game.after("* card 3 stampede, 3 pass until card");
    assert_eq!(moving.after("3 end").view().points, 3);
}
