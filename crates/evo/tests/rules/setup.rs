//! Aim and setup: EVO-1 to EVO-14.

use crate::scene::{Play, Scene, Story, at};
use dino_core::{Game, Pending, Seat, Viewer};
use dino_testkit::setup::Setup;
use evo::{Components, EMBEDDED, Gene, Phase, State, Token};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

#[test]
fn evo_1_only_mutation_points_count() {
    let scene = Scene::new(2).round(9).mp(1, 12).mp(2, 11).herd(2, "-1,-2 0,-2 1,-2 2,-2 -2,-1");
    let game = scene.genes(2, "legs legs wings").hand(2, "mire stampede").climate();
    let standing = game.after("* climate meteor").state().standing().expect("the end");
    assert_eq!(standing.totals.as_slice(), [14, 13], "two earned in the round that ended");
    assert_eq!(standing.ranks.as_slice(), [1, 2]);
}

#[test]
fn evo_2_two_to_five_play() {
    for seats in 2..=5 {
        assert_eq!(State::new(&State::config(seats, "")).seats(), seats);
    }
    for seats in [0, 1, 6] {
        assert!(State::build(seats, "", None).is_err());
    }
}

#[test]
fn evo_3_each_number_of_players_has_its_island() {
    let components = Components::read(EMBEDDED).unwrap();
    let sizes = components.islands.each_ref().map(|island| island.hexes().len());
    assert_eq!(sizes, [23, 37, 45, 56]);
    let coasts = components.islands.each_ref().map(|island| island.coast().len());
    assert_eq!(coasts, [14, 18, 22, 25]);
}

#[test]
fn evo_4_everybody_has_six_points_and_eight_dinosaurs() {
    let view = Play::set_up(5, "").view();
    for seat in Seat::all(5) {
        assert_eq!((view.mp[seat], view.herds[seat].len(), view.lost[seat]), (Some(6), 2, 0));
    }
}

#[test]
fn evo_5_the_wheel_starts_where_the_sheet_says() {
    let view = Play::start(3, "").view();
    assert_eq!((view.section, view.values.wheel.start(), view.values.wheel.sections().len()), (0, 0, 6));
    let elsewhere = Scene::with(3, "", &[("start = 0 ", "start = 4 ")]).drawing();
    assert_eq!(elsewhere.view().values.wheel.start(), 4);
}

#[test]
fn evo_6_fifteen_cards_lie_face_down() {
    let game = Scene::new(2).bidding("legs").after("1 bid 1 0, 2 bid 2 0");
    assert_eq!(game.weighted().len(), 15);
    assert!(game.weighted().iter().all(|outcome| outcome.ends_with(" x1")));
}

#[test]
fn evo_7_the_bag_holds_36_normal_genes_and_8_of_12_unique_ones() {
    let game = Scene::new(2).drawing();
    // TV-5: 44 tokens. Twelve times too many for whole numbers: 36 x 12 and 12 x 8.
    let weights: Vec<u32> = game
        .weighted()
        .iter()
        .map(|outcome| outcome.split('x').next_back().unwrap().parse().unwrap())
        .collect();
    assert_eq!(weights, [[72; 6].as_slice(), &[8; 12]].concat());
    assert_eq!(weights.iter().sum::<u32>(), 12 * 44);
    // Six of the eight are out: two of the six unseen ones are left in the bag.
    let late = Scene::new(2).genes(1, "fins wings adrenaline").genes(2, "bone_plate great_horn sixth_sense");
    let late = late.next(Token::Back).drawing();
    assert_eq!(
        late.weighted()[..6],
        ["legs", "horn", "thermoregulation", "fur", "egg", "vial"].map(|g| format!("gene {g} x36"))
    );
    assert_eq!(late.weighted()[6..].len(), 6);
    assert!(late.weighted()[6..].iter().all(|outcome| outcome.ends_with(" x2")));
}

#[test]
fn evo_7_nobody_learns_which_unique_genes_stay_out() {
    let game = Scene::new(2).genes(1, "fins").drawing();
    let view = serde_json::to_string(&game.seen_by(1)).unwrap();
    assert!(view.contains("\"fins\"") && !view.contains("\"wings\""), "only what came out is named");
}

#[test]
fn evo_8_the_meteor_is_the_tenth_eleventh_or_twelfth_token() {
    let tokens = |round| Scene::new(2).round(round).climate().weighted();
    assert_eq!(tokens(1), ["climate -1 x2", "climate 0 x2", "climate +1 x5", "climate +2 x2"]);
    assert!(!tokens(8).iter().any(|token| token.contains("meteor")));
    // 1/3, then 1/2, then surely.
    assert_eq!(tokens(9), ["climate -1 x4", "climate +2 x2", "climate meteor x3"]);
    assert_eq!(tokens(10), ["climate -1 x2", "climate meteor x2"]);
    assert_eq!(tokens(11), ["climate meteor x1"]);
}

/// TV-4: 9, 10 or 11 rounds are complete, whatever falls.
#[test]
fn evo_8_nine_to_eleven_rounds_are_played() {
    let mut rounds = [0; 12];
    for seed in 0..60 {
        let mut state = State::new(&State::config(2, ""));
        dino_core::playout(
            &mut state,
            &mut Xoshiro256PlusPlus::seed_from_u64(seed),
            &mut dino_core::Scratch::default(),
        );
        rounds[state.view(Viewer::Public).rounds.len()] += 1;
    }
    assert_eq!(rounds[9] + rounds[10] + rounds[11], 60);
    assert!(rounds[9..].iter().all(|count| *count > 8), "{rounds:?}");
}

#[test]
fn evo_9_the_first_order_is_random() {
    let game = Play::start(3, "");
    assert_eq!(game.weighted(), ["order 1 x1", "order 2 x1", "order 3 x1"]);
    let second = game.after("* order 2");
    assert_eq!(second.weighted(), ["order 1 x1", "order 3 x1"]);
    assert_eq!(second.after("* order 3").track(), "2 3 1", "the last place needs no chance");
}

#[test]
fn evo_10_everybody_begins_on_two_start_zones() {
    let game = Play::start(3, "").after("* order 1, * order 2");
    assert_eq!(game.weighted(), ["zone 1 1 x1", "zone 1 2 x1", "zone 1 3 x1"]);
    let game = game.after("* zone 1 3, * zone 2 1");
    assert_eq!(["-1,-2 0,-3", "3,-1 3,0", "-3,3 -2,3"], [1, 2, 3].map(|seat| game.herd(seat)));
    assert_eq!(game.phase(), Phase::Climate);
}

#[test]
fn evo_11_a_species_begins_with_two_points_and_one_egg() {
    let game = Scene::new(2).bidding("vial").after("1 bid 2 0, 2 bid 1 0, * card 2 mire, 2 pass");
    let view = game.view();
    assert_eq!(view.points, 2);
    assert_eq!(view.species[at(2)], evo::Species::default());
    assert_eq!(view.species[at(1)].count(Gene::Vial), 1);
    let births = Scene::new(2).births();
    assert_eq!(births.after("1 pass, 2 pass").phase(), Phase::Climate, "one egg each");
}

#[test]
fn evo_12_totals_are_their_owners_secret() {
    let scene = Scene::new(3).mp(1, 9).mp(2, 5);
    let game = scene.clone().moving(2);
    let [first, second] = [1, 2].map(|seat| game.seen_by(seat));
    assert_eq!(first.mp.as_slice(), [Some(9), None, None]);
    assert_eq!(second.mp.as_slice(), [None, Some(5), None]);
    assert_eq!(game.state().view(Viewer::Public).mp.as_slice(), [None; 3]);
    assert_eq!(first.rounds[0].spent.as_slice()[1], None, "what others paid would tell it");
    assert!(first.rounds[0].spent.as_slice()[0].is_some());
    let over = scene.round(9).mp(1, 9).mp(2, 5).climate().after("* climate meteor");
    assert!(over.state().view(Viewer::Public).mp.iter().all(Option::is_some), "all are shown at the end");
}

#[test]
fn evo_12_open_totals_are_an_option() {
    let game = Scene::with(2, "mp=open", &[]).mp(2, 5).moving(2);
    assert_eq!(game.state().view(Viewer::Public).mp.as_slice(), [Some(6), Some(5)]);
}

#[test]
fn evo_13_six_phases_in_order() {
    let game = Play::set_up(2, "events=off").after("* climate +1");
    assert_eq!(game.phase(), Phase::Genes);
    let bidding = game.after("* gene legs");
    assert_eq!(bidding.phase(), Phase::Bid(at(1)));
    let moving = bidding.after("1 bid 1 0, 2 bid 2 0");
    assert_eq!((moving.phase(), moving.track()), (Phase::Move, "1 2".into()));
    let births = moving.after("1 end, 2 end");
    assert_eq!(births.phase(), Phase::Birth);
    let next = births.after("1 pass, 2 pass");
    assert_eq!((next.phase(), next.mp(1)), (Phase::Climate, 8), "herds of two lose nobody and earn two");
}

#[test]
fn evo_14_chores_are_nobodys_choice() {
    let mut game = Play::set_up(3, "events=off");
    for fall in ["* climate 0", "* gene legs", "* gene horn"] {
        assert_eq!(game.state().pending(), Pending::Chance);
        game = game.after(fall);
    }
    assert_eq!(game.waits_for(), "seat 1");
}
