//! A short, fixed run of the fuzz targets: see `fuzz/` for the endless one.

use dino_testkit::fuzz;
use template_game::State;

#[test]
fn any_text_is_read_as_an_action_or_refused() {
    fuzz::short_run(fuzz::action::<State>, &fuzz::action_corpus::<State>(), 20_000);
}

#[test]
fn any_bytes_are_read_as_a_record_or_refused() {
    fuzz::short_run(fuzz::record::<State>, &fuzz::record_corpus::<State>(), 2_000);
}

#[test]
fn any_text_is_read_as_a_sheet_or_refused() {
    fuzz::short_run(fuzz::sheet::<State>, &fuzz::sheet_corpus::<State>(), 1_000);
}

#[test]
fn any_players_leave_the_game_whole() {
    fuzz::short_run(fuzz::apply::<State>, &[], 2_000);
}
