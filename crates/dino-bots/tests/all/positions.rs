//! Moves that would look stupid to a person, as small positions: what the strongest bot must do there, or must not.
//!
//! A few hundred iterations have to be enough, and three bots that draw differently have to agree.

mod cubosaurs;
mod evo;
mod gods;
mod mesozooic;

use dino_bots::search::Budget;
use dino_bots::{Decision, Kind};
use dino_core::Heuristics;
use dino_testkit::story::{Story, at};

/// How far the bot looks.
const ITERATIONS: u32 = 400;

/// What three bots choose in a seat.
fn chosen<P: Story<State: Heuristics>>(play: &P, seat: u8) -> Vec<String> {
    let choose = |seed| {
        let mut bot = Kind::Apex.thinking::<P::State>(seed, Budget::iterations(ITERATIONS));
        let mut actions = Vec::new();
        bot.choose(&mut Decision::new(play.state(), at(seat), None, &mut actions)).to_string()
    };
    (1..=3).map(choose).collect()
}

/// One of these has to be chosen.
#[track_caller]
fn must<P: Story<State: Heuristics>>(play: &P, seat: u8, good: &[&str]) {
    assert!(play.legal(seat).len() > 1, "nothing to choose: {}", play.listed(seat));
    assert!(
        good.iter().all(|good| play.legal(seat).iter().any(|legal| legal == good)),
        "{}",
        play.listed(seat)
    );
    let chosen = chosen(play, seat);
    assert!(chosen.iter().all(|chosen| good.contains(&chosen.as_str())), "{chosen:?}, not {good:?}");
}

/// What has to be chosen is like this.
#[track_caller]
fn must_be<P: Story<State: Heuristics>>(play: &P, seat: u8, good: impl Fn(&str) -> bool) {
    let legal = play.legal(seat);
    let some = legal.iter().any(|action| good(action)) && legal.iter().any(|action| !good(action));
    assert!(some, "nothing to go wrong: {}", play.listed(seat));
    let chosen = chosen(play, seat);
    assert!(chosen.iter().all(|chosen| good(chosen)), "{chosen:?} of {}", play.listed(seat));
}
