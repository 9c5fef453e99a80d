//! Counting a collection: CUB-40 to CUB-44.

use crate::scene::{Scene, copies};
use cubosaurs::{CardSet, CardType, Components, EMBEDDED, Stake, raptor_points};
use dino_core::Rng;
use dino_core::draw::below;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// What each of these collections counts.
fn count<const N: usize>(collections: [&str; N]) -> Vec<i32> {
    let scene = Scene::new(N as u8);
    (1..).zip(collections).fold(scene, |scene, (seat, cards)| scene.collection(seat, cards)).scores()
}

/// What these cards alone count.
fn alone(cards: &str) -> i32 {
    count([cards, ""])[0]
}

/// What 0, 1, 2 and so on to 7 cards of a species count.
fn set_scores(species: &str) -> [i32; 8] {
    std::array::from_fn(|copies_owned| alone(&copies(species, copies_owned as u8)))
}

#[test]
fn cub_40_sets_score_by_number_and_four_or_more_alike() {
    assert_eq!(set_scores("trex"), [0, 4, 1, -2, -5, -5, -5, -5]); // V-4
    assert_eq!(set_scores("stegosaurus"), [0, 2, -1, -2, 8, 8, 8, 8]); // S-a
    assert_eq!(set_scores("brontosaurus"), [0, -3, 2, 5, -5, -5, -5, -5]); // S-b
    assert_eq!(set_scores("pentaceratops"), [0, -3, -1, 3, 7, 7, 7, 7]); // S-b
    assert_eq!(set_scores("pterodactyl"), [0, -1, -1, -1, -1, -1, -1, -1]); // S-b
}

#[test]
fn cub_40_which_copies_one_has_makes_no_difference() {
    assert_eq!(alone("stegosaurus#4 stegosaurus#5 stegosaurus#6 stegosaurus#7"), 8);
}

#[test]
fn cub_41_a_pair_gives_both_gains_and_a_single_costs_its_penalty() {
    assert_eq!(alone("black#3 grey#6"), 5); // V-5
    assert_eq!(alone("black#3"), -2); // V-5, R-e
    assert_eq!(alone("grey#1 grey#6"), -4);
}

#[test]
fn cub_41_the_pairing_is_the_best_for_the_owner() {
    assert_eq!(alone("black#3 black#6 grey#6"), 4); // R-b
    assert_eq!(alone("black#1 black#3 black#6 grey#3 grey#6"), 9); // R-c
}

#[test]
fn cub_41_pairs_are_chosen_by_gain_and_penalty_together() {
    // R-d
    let mut components = Components::read(EMBEDDED).unwrap();
    components.blacks[0] = Stake { gain: 4, penalty: 1 };
    components.blacks[1] = Stake { gain: 3, penalty: 3 };
    components.greys[0] = Stake { gain: 2, penalty: 2 };
    let cards = ["black#1", "black#2", "grey#1"].iter().map(|card| card.parse().unwrap()).collect();
    assert_eq!(raptor_points(&components, cards), 4);
}

#[test]
fn cub_41_no_pairing_beats_the_one_found() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(41);
    let mut components = Components::read(EMBEDDED).unwrap();
    let raptors = CardType::Grey.cards().union(CardType::Black.cards());
    for _ in 0..4000 {
        let mut stake = || Stake { gain: below(&mut rng, 10) as i8, penalty: below(&mut rng, 10) as i8 };
        components.greys = std::array::from_fn(|_| stake());
        components.blacks = std::array::from_fn(|_| stake());
        let cards = raptors.and(CardSet::from_bits(rng.next_u64()));
        let stakes = |colour: CardType| {
            cards.and(colour.cards()).iter().filter_map(|card| components.stake(card)).collect::<Vec<_>>()
        };
        let best = best_of_all_pairings(&stakes(CardType::Grey), &mut stakes(CardType::Black));
        assert_eq!(raptor_points(&components, cards), best, "{cards:?} of {components:?}");
    }
}

/// Tries the first grey alone and with every black.
fn best_of_all_pairings(greys: &[Stake], blacks: &mut Vec<Stake>) -> i8 {
    let Some((grey, greys)) = greys.split_first() else {
        return -blacks.iter().map(|black| black.penalty).sum::<i8>();
    };
    let mut best = best_of_all_pairings(greys, blacks) - grey.penalty;
    for at in 0..blacks.len() {
        let black = blacks.remove(at);
        best = best.max(best_of_all_pairings(greys, blacks) + grey.gain + black.gain);
        blacks.insert(at, black);
    }
    best
}

#[test]
fn cub_42_an_egg_is_won_by_the_most_alone_or_tied_and_missed_otherwise() {
    // V-6; one Stegosaurus is worth 2 by itself, two cost 1.
    assert_eq!(count(["egg#stegosaurus stegosaurus#1", "", "trex#1"]), [4 + 2, 0, 4]);
    assert_eq!(count(["egg#stegosaurus stegosaurus#1", "stegosaurus#2"]), [4 + 2, 2]);
    assert_eq!(count(["egg#stegosaurus stegosaurus#1", "stegosaurus#2 stegosaurus#3"]), [-3 + 2, -1]);
}

#[test]
fn cub_42_a_tie_is_enough() {
    // V-8
    let own = "brontosaurus#1 brontosaurus#2 brontosaurus#3 pentaceratops#1 pentaceratops#4 egg#pentaceratops \
               black#3 grey#1 grey#6";
    assert_eq!(count([own, "pentaceratops#2 pentaceratops#3"]), [11, -1]);
}

#[test]
fn cub_42_every_egg_is_judged_on_its_own_against_all_opponents() {
    let eggs = "egg#trex egg#stegosaurus egg#brontosaurus egg#pterodactyl egg#pentaceratops egg#velociraptor";
    let sets = "trex#1 stegosaurus#1 brontosaurus#1 pterodactyl#1 pentaceratops#1 grey#3";
    let sets_alone = 4 + 2 - 3 - 1 - 3 - 2;
    assert_eq!(alone(&format!("{eggs} {sets}")), 4 + 4 + 3 + 4 + 3 + 3 + sets_alone);
    // Two opponents, each ahead in one species.
    let ahead = count([&format!("{eggs} {sets}"), "trex#2 trex#3", "grey#1 grey#2"]);
    assert_eq!(ahead[0], -3 + 4 + 3 + 4 + 3 - 3 + sets_alone);
}

#[test]
fn cub_42_an_egg_of_a_species_nobody_owns_is_missed() {
    // E-b
    assert_eq!(count(["egg#trex", "stegosaurus#1"]), [-3, 2]);
}

#[test]
fn cub_43_the_velociraptor_egg_adds_up_both_colours_paired_or_not() {
    // E-a: three each; the raptors give 2 + 2 - 2 and cost 1 + 1 + 2.
    assert_eq!(count(["egg#velociraptor grey#3 black#3 black#4", "grey#1 grey#2 grey#4"]), [3 + 2, -4]);
    let outnumbered = count(["egg#velociraptor grey#3 black#3 black#4", "grey#1 grey#2 black#1 black#2"]);
    assert_eq!(outnumbered, [-3 + 2, 4]);
}

#[test]
fn cub_44_eggs_add_to_no_majority() {
    let other_eggs = "trex#2 egg#stegosaurus egg#brontosaurus";
    assert_eq!(count(["egg#trex trex#1", other_eggs])[0], 4 + 4);
    // Not even to that of their own species.
    assert_eq!(count(["egg#trex", "trex#2"]), [-3, 4]);
}
