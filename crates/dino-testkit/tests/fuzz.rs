//! The fuzz bodies stand the sound toy, and panic over broken ones.

use dino_testkit::fuzz;
use dino_testkit::toy::{Toy, fault};

#[test]
fn any_text_is_an_action_or_not() {
    fuzz::short_run(fuzz::action::<Toy<0>>, &fuzz::action_corpus::<Toy<0>>(), 20_000);
}

#[test]
fn any_bytes_are_a_record_or_not() {
    let corpus = fuzz::record_corpus::<Toy<0>>();
    assert!(corpus.iter().all(|text| text.ends_with(b"\n")));
    fuzz::short_run(fuzz::record::<Toy<0>>, &corpus, 4_000);
}

#[test]
fn any_text_is_a_sheet_or_not() {
    fuzz::short_run(fuzz::sheet::<Toy<0>>, &fuzz::sheet_corpus::<Toy<0>>(), 20_000);
}

#[test]
fn careless_players_do_no_harm() {
    fuzz::short_run(fuzz::apply::<Toy<0>>, &[], 4_000);
}

/// A toy whose fault is chosen in the test.
type Broken = Toy<{ fault::ANY }>;

#[test]
#[should_panic = "is read and prints back as"]
fn a_second_text_for_an_action_is_found() {
    fault::choose(fault::TEXT_TRIMMED);
    fuzz::short_run(fuzz::action::<Broken>, &fuzz::action_corpus::<Broken>(), 20_000);
}

#[test]
#[should_panic = "is refused and changes"]
fn a_mark_of_a_refused_event_is_found() {
    fault::choose(fault::REFUSAL_LEAVES_A_MARK);
    fuzz::short_run(fuzz::apply::<Broken>, &[], 1_000);
}

#[test]
#[should_panic = "cards Card(1) instead of"]
fn a_lost_card_is_found() {
    fault::choose(fault::CARD_IS_LOST);
    fuzz::short_run(fuzz::apply::<Broken>, &[], 1_000);
}
