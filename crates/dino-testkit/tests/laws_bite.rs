//! The laws hold in a sound game and catch every fault of the broken ones.

use dino_core::Configure;
use dino_testkit::laws::{self, Breach};
use dino_testkit::pool::Pool;
use dino_testkit::toy::{Config, Toy, fault};
use dino_testkit::trial::Trial;

fn config<const FAULT: u8>(seats: u8, tricks: u8) -> Config<FAULT> {
    Config::build(seats, &[("tricks".to_owned(), tricks.to_string())], None)
        .expect("a configuration of the toy")
}

#[test]
fn the_sound_toy_keeps_every_law_with_every_seat_count() {
    let configs = (2..=4).flat_map(|seats| [config(seats, 2), config(seats, 3)]);
    laws::assert_laws::<Toy<0>>(configs, 60);
}

/// The toy with this fault breaks the law meant, and beside it only these. Each law is asked alone.
#[track_caller]
fn breaks(fault: u8, beside: &[u8]) {
    fault::choose(fault);
    let ask = |law| laws::law_holds::<Toy<{ fault::ANY }>>(law, &config(3, 3), 30).err();
    let found: Vec<Breach> = (1..=12).filter_map(ask).collect();
    let mut expected = [&[fault::law(fault)], beside].concat();
    expected.sort_unstable();
    let laws: Vec<u8> = found.iter().map(|breach| breach.law).collect();
    let said: Vec<String> = found.iter().map(Breach::to_string).collect();
    assert_eq!(laws, expected, "fault {fault}:\n{}", said.join("\n"));
}

#[test]
fn law_1_catches_a_digest_that_forgets_and_what_comes_from_outside() {
    breaks(fault::DIGEST_FORGETS, &[]);
    breaks(fault::HASH_VARIES, &[]);
    // No record of such a game can be replayed, and no twin follows it.
    breaks(fault::OUTSIDE_ENTERS, &[7, 11]);
}

#[test]
fn law_2_catches_lists_checks_and_picks_that_disagree() {
    breaks(fault::LIST_FORGETS, &[]);
    breaks(fault::LIST_DESCENDS, &[]);
    breaks(fault::LIST_DOUBLES, &[]);
    breaks(fault::LIST_CLEARS, &[]);
    breaks(fault::LIST_FOR_ANYBODY, &[]);
    breaks(fault::CHECK_TOO_LENIENT, &[]);
    breaks(fault::PICK_BESIDE, &[]);
    breaks(fault::AUTOMATIC_CHOICE, &[]);
}

#[test]
fn law_3_catches_texts_that_are_not_read_back_and_readers_that_panic() {
    // A record with such a text cannot be read either.
    breaks(fault::TEXT_UNREADABLE, &[11]);
    breaks(fault::TEXT_TRIMMED, &[]);
    breaks(fault::TEXT_PANICS, &[]);
    breaks(fault::TEXT_SHOUTS, &[]);
}

#[test]
fn law_4_catches_a_lost_card() {
    breaks(fault::CARD_IS_LOST, &[]);
}

#[test]
fn law_5_catches_choices_whose_order_matters() {
    breaks(fault::FIRST_LAID_SCORES, &[]);
    breaks(fault::ORDER_NARROWS_CHOICE, &[]);
}

#[test]
fn law_6_catches_samples_that_do_not_fit_the_view() {
    breaks(fault::SAMPLE_FORGETS_HAND, &[]);
    breaks(fault::SAMPLE_ADDS_A_CARD, &[]);
    // What is appraised is what searchers believe at first.
    breaks(fault::APPRAISAL_FORGETS, &[12]);
    breaks(fault::AUTOMATIC_BY_HIDDEN_FACT, &[]);
    // Twins part as soon as one of them is asked and the other is not.
    breaks(fault::ASKS_BY_HIDDEN_FACT, &[7]);
}

#[test]
fn law_7_catches_leaks_that_law_6_misses() {
    breaks(fault::VIEW_LEAKS_PILE, &[]);
    breaks(fault::VIEW_LEAKS_LAID, &[]);
}

#[test]
fn law_8_catches_false_chance_bounds_and_standings() {
    breaks(fault::WEIGHTLESS, &[]);
    breaks(fault::BOUND_TOO_LOW, &[]);
    breaks(fault::RANKS_WRONG, &[]);
    breaks(fault::POINTS_FROM_NOWHERE, &[]);
    breaks(fault::DRAW_FROM_BELOW, &[]);
    breaks(fault::CHANCE_UNCHECKED, &[]);
    // A record tells the result as soon as there is one.
    breaks(fault::STANDING_TOO_EARLY, &[11]);
}

#[test]
fn law_6_catches_a_game_that_denies_its_secrets() {
    let trial = Trial::<Toy<{ fault::SECRETS_DENIED }>>::play(&config(3, 3), 0, Pool::default());
    assert_eq!(laws::sample(&trial).unwrap_err().law, 6);
}

#[test]
fn law_9_catches_refusals_that_are_none() {
    breaks(fault::REFUSAL_LEAVES_A_MARK, &[]);
    breaks(fault::CLOCK_FOR_NOBODY, &[]);
    breaks(fault::WRONG_REFUSAL_AT_THE_END, &[]);
}

#[test]
fn law_10_catches_allocations_and_a_state_that_grew() {
    breaks(fault::PLAY_ALLOCATES, &[]);
    breaks(fault::CLONE_ALLOCATES, &[]);
    let trial = Trial::<Toy<{ fault::STATE_TOO_LARGE }>>::play(&config(3, 3), 0, Pool::default());
    assert_eq!(laws::no_allocation(&trial).unwrap_err().law, 10);
}

#[test]
fn law_11_catches_what_is_not_written() {
    breaks(fault::VIEW_LOSES_A_FIELD, &[]);
    breaks(fault::OPTION_MISTOLD, &[]);
}

#[test]
fn law_12_catches_who_peeks_and_what_cannot_be_expected() {
    breaks(fault::POLICY_PEEKS, &[]);
    breaks(fault::STAGE_FALLS, &[]);
    breaks(fault::EXPECTS_MORE_THAN_CAME, &[]);
}

#[test]
fn a_breach_says_how_to_see_it_again() {
    fault::choose(fault::CARD_IS_LOST);
    let breach = laws::hold::<Toy<{ fault::ANY }>>(&config(2, 3), 30).unwrap_err();
    let said = breach.to_string();
    assert!(said.contains("law 4 is broken: nothing is lost"), "{said}");
    assert!(said.contains("toy, 2 seats, tricks=3; game"), "{said}");
    assert!(said.contains(&format!("law_holds(4, &config, {})", breach.seed + 1)), "{said}");
    let again = laws::law_holds::<Toy<{ fault::ANY }>>(4, &config(2, 3), breach.seed as u32 + 1);
    assert_eq!(again, Err(breach));
}
