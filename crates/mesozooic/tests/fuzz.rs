//! A short, fixed run of the fuzz targets: see `fuzz/` for the endless one.

use dino_testkit::fuzz;
use mesozooic::State;

#[test]
fn any_text_is_read_as_an_action_or_refused() {
    fuzz::short_run(fuzz::action::<State>, &fuzz::action_corpus::<State>(), 20_000);
}

#[test]
fn any_bytes_are_read_as_a_record_or_refused() {
    // Few records, each long: every third of them.
    let corpus: Vec<_> = fuzz::record_corpus::<State>().into_iter().step_by(16).collect();
    fuzz::short_run(fuzz::record::<State>, &corpus, 300);
}

#[test]
fn any_text_is_read_as_a_sheet_or_refused() {
    fuzz::short_run(fuzz::sheet::<State>, &fuzz::sheet_corpus::<State>(), 60);
}

#[test]
fn any_players_leave_the_game_whole() {
    fuzz::short_run(fuzz::apply::<State>, &[], 1_000);
}
