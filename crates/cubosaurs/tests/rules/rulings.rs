//! Every switch of `[rulings]`, with its default and the other value.

use crate::scene::{Play, Scene, Story, at};

/// An edit of the sheet.
type Edit<'e> = (&'e str, &'e str);

/// The same scene under the default and under the other ruling.
fn both(seats: u8, options: &str, edits: &[Edit<'_>], lay: impl Fn(Scene) -> Play) -> [Play; 2] {
    [lay(Scene::with(seats, options, &[])), lay(Scene::with(seats, options, edits))]
}

#[test]
fn cub_50_lowest_score_tie_starts() {
    let edit = ("\"random_among_tied\"", "\"first_in_turn_order\"");
    // Seats 1 and 3 are tied; going clockwise from seat 2, seat 3 is met first.
    let [chance, order] = both(3, "", &[edit], |scene| {
        let scene =
            scene.starter(2).collection(2, "trex#1").hand("pterodactyl#1").collection(3, "pterodactyl#2");
        scene.deck(0).play().after("1 keep")
    });
    assert_eq!(chance.chance(), ["first 1", "first 3"]);
    assert_eq!((order.view().starter, order.chance()[0].as_str()), (at(3), "deal 3 trex#1"));
    // The starter of the round just played comes first of all.
    let [_, order] =
        both(3, "", &[edit], |scene| scene.starter(2).hand("trex#1").deck(0).play().after("1 keep"));
    assert_eq!(order.view().starter, at(2));
}

#[test]
fn cub_50_next_round_starter_uses() {
    let edit = ("\"last_round_score\"", "\"running_total\"");
    let starters = |first: [i8; 2]| {
        both(2, "", &[edit], |scene| {
            let scene = scene.counted(&first).collection(2, "stegosaurus#1").hand("trex#1");
            scene.deck(0).play().after("1 keep")
        })
    };
    // Seat 2 scored least in round 2, seat 1 in both rounds together.
    assert_eq!(starters([0, 20]).map(|game| game.view().starter), [at(2), at(1)]);
    assert_eq!(starters([0, 2])[1].chance(), ["first 1", "first 2"], "equal totals are a tie");
}

#[test]
fn cub_42_egg_needs_at_least_one() {
    let edit = ("egg_needs_at_least_one = true", "egg_needs_at_least_one = false");
    let scores = |others: &str| {
        both(2, "", &[edit], |scene| scene.collection(1, "egg#trex").collection(2, others).play())
            .map(|game| game.view().points_now()[at(1)][6])
    };
    assert_eq!(scores("stegosaurus#1"), [-3, 4]); // E-b
    assert_eq!(scores("trex#1"), [-3, -3]);
}

#[test]
fn cub_74_draw_tile_needs_nonempty_deck() {
    let edit = ("draw_tile_needs_nonempty_deck = true", "draw_tile_needs_nonempty_deck = false");
    let [needs, allows] =
        both(2, "dna=on", &[edit], |scene| scene.hand("trex#3").deck(0).tokens(&[1, 0]).market("3").play());
    assert_eq!((needs.listed(1), needs.refusal("1 buy 3")), ("keep".into(), "CUB-74".into()));
    assert_eq!(allows.listed(1), "keep, buy 3");
    let bought = allows.after("1 buy 3");
    assert_eq!((bought.hand(), bought.tokens()), ("trex#3".into(), vec![0, 0, 40]));
    assert_eq!((bought.listed(1), bought.view().round), ("keep".into(), 1));
}

/// Tile 4 only gives leave; its `ends_turn` says the same.
const LEAVE: [Edit<'_>; 2] = [
    ("refuse_tile_forces_refusal = true", "refuse_tile_forces_refusal = false"),
    (
        "\"refuse_without_adding\"\nkind = \"instant\"\nends_turn = true",
        "\"refuse_without_adding\"\nkind = \"instant\"\nends_turn = false",
    ),
];

#[test]
fn cub_74_refuse_tile_forces_refusal() {
    let [forced, free] = both(2, "dna=on", &LEAVE, |scene| {
        scene.collection(1, "grey#1").hand("trex#3").tokens(&[2, 0]).market("4").play().after("1 buy 4")
    });
    assert_eq!((forced.waits_for(), forced.hand()), ("seat 2".into(), "trex#3".into()));
    assert_eq!(free.listed(1), "keep, refuse grey#1, refuse");
    assert_eq!(free.after("1 keep").collection(1), "trex#3 grey#1");
    assert_eq!(free.after("1 refuse grey#1").hand(), "trex#3 grey#1");
    let passed = free.after("1 refuse");
    assert_eq!((passed.hand(), passed.waits_for()), ("trex#3".into(), "seat 2".into()));
    assert_eq!(passed.refusal("2 refuse"), "CUB-20", "the leave was for one turn");
}

#[test]
fn cub_74_forbidden_type_tile_forces_forbidden_type() {
    let key = "forbidden_type_tile_forces_forbidden_type";
    let edit = (&*format!("{key} = true"), &*format!("{key} = false"));
    let [forced, free] = both(2, "dna=on", &[edit], |scene| {
        scene.collection(1, "trex#1 grey#1").hand("trex#3").tokens(&[2, 0]).market("5").play()
    });
    assert_eq!(
        (forced.purchases(1), forced.refusal("1 buy 5 grey#1")),
        ("buy 5 trex#1".into(), "CUB-74".into())
    );
    assert_eq!(free.purchases(1), "buy 5 trex#1, buy 5 grey#1");
    let passed = free.after("1 buy 5 grey#1");
    assert_eq!((passed.hand(), passed.waits_for()), ("trex#3 grey#1".into(), "seat 2".into()));
}

#[test]
fn cub_71_opponent_gains_dna_for_card_received() {
    let key = "opponent_gains_dna_for_card_received";
    let edit = (&*format!("{key} = true"), &*format!("{key} = false"));
    let tokens = |purchase: &str| {
        both(2, "dna=on", &[edit], |scene| {
            let scene = scene.collection(1, "trex#1").collection(2, "pterodactyl#1").hand("trex#3");
            scene.tokens(&[6, 0]).market("8 9 10").play().after(purchase)
        })
        .map(|game| game.tokens())
    };
    assert_eq!(tokens("1 buy 9 trex#1 to 2"), [[3, 1, 36], [3, 0, 37]]);
    assert_eq!(tokens("1 buy 10 trex#1 for pterodactyl#1"), [[1, 1, 38], [1, 0, 39]]);
    assert_eq!(
        tokens("1 buy 8 pterodactyl#1"),
        [[2, 0, 38], [2, 0, 38]],
        "the buyer's own gain is no ruling"
    );
}

const LOST: Edit<'_> = ("dna_lost_when_card_leaves = false", "dna_lost_when_card_leaves = true");

#[test]
fn cub_71_dna_lost_when_card_leaves() {
    let tokens = |tokens: [u8; 2], event: &str| {
        both(2, "dna=on", &[LOST], |scene| {
            let scene =
                scene.collection(1, "trex#1 grey#3").collection(2, "pterodactyl#1").hand("black#3 trex#3");
            scene.tokens(&tokens).market("5 6 7 8 9 10").play().after(event)
        })
        .map(|game| game.tokens())
    };
    // The hand is black and T-Rex, so the grey without an icon may be added.
    assert_eq!(tokens([6, 2], "1 refuse grey#3"), [[6, 2, 32], [6, 2, 32]]);
    assert_eq!(tokens([6, 2], "1 buy 5 trex#1"), [[4, 2, 34], [3, 2, 35]]);
    assert_eq!(tokens([6, 2], "1 buy 6 trex#1"), [[4, 2, 34], [3, 2, 35]]);
    assert_eq!(tokens([6, 2], "1 buy 7 pterodactyl#1"), [[2, 2, 36], [2, 1, 37]]);
    assert_eq!(tokens([6, 2], "1 buy 8 pterodactyl#1"), [[2, 2, 36], [2, 1, 37]]);
    assert_eq!(tokens([6, 2], "1 buy 9 trex#1 to 2"), [[3, 3, 34], [2, 3, 35]]);
    assert_eq!(tokens([7, 2], "1 buy 10 trex#1 for pterodactyl#1"), [[2, 3, 35], [1, 2, 37]]);
    assert_eq!(tokens([2, 0], "1 buy 6 trex#1"), [[0, 0, 40], [0, 0, 40]], "who has none loses none");
}

#[test]
fn cub_71_dna_lost_when_card_leaves_counts_refusals_and_not_the_clearing_of_the_table() {
    let refused = both(2, "dna=on", &[LOST], |scene| {
        scene.collection(1, "trex#1").hand("black#3").tokens(&[6, 2]).play().after("1 refuse trex#1")
    });
    assert_eq!(refused.map(|game| game.tokens()), [[6, 2, 32], [5, 2, 33]]);
    let cleared = both(2, "dna=on", &[LOST], |scene| {
        scene.collection(1, "trex#1").hand("black#3").deck(0).tokens(&[6, 2]).play().after("1 keep")
    });
    assert_eq!(cleared.map(|game| game.tokens()), [[6, 2, 32], [6, 2, 32]]);
}

#[test]
fn cub_61_dna_bonus_counts_in_last_round_tiebreak() {
    let key = "dna_bonus_counts_in_last_round_tiebreak";
    let edit = (&*format!("{key} = false"), &*format!("{key} = true"));
    // Totals 15 and 15; last rounds 5 and 4, with the bonus 5 and 7.
    let [without, with] = both(2, "dna=on rounds=2", &[edit], |scene| {
        scene.counted(&[10, 8]).counted(&[5, 4]).tokens(&[0, 6]).over()
    });
    assert_eq!((without.ranks(), with.ranks()), (vec![1, 2], vec![2, 1]));
    assert_eq!(with.standing().totals.as_slice(), [15, 15], "the total counts it once either way");
}
