//! What was learned is read as it was written, and anything else is refused with a reason.

use dino_bots::learn::{Learner, Notes};
use dino_bots::{Decision, Kind, Weights};
use dino_core::{Draws, Heuristics, Seed};
use dino_testkit::setup::Setup;

/// Learns from a few games of the greedy bot.
fn learned<G: Heuristics + Setup>(games: u64) -> Learner {
    let config = G::config(2, "");
    let mut learner = Learner::new::<G>(&config).expect("a game with features");
    for game in 0..games {
        let mut draws = Draws::new(Seed::of_series(11, game));
        let mut state = G::new(&config);
        let mut bots = [0, 1].map(|seat| Kind::Greedy.bot::<G>(2 * game + seat));
        let mut notes = Notes::default();
        while let Some(seat) = crate::asked(&mut state, &mut draws) {
            let action = bots[seat.index()].choose(&mut Decision::new(&state, seat, None, &mut Vec::new()));
            state.play_unchecked(seat, action);
            notes.look(&state);
        }
        learner.take(&notes, &state);
    }
    learner
}

#[test]
fn weights_of_the_program_fit_their_games() {
    fn fits<G: Heuristics>() -> usize {
        let text = G::WEIGHTS;
        assert!(text.is_empty() || Weights::of::<G>(text).is_ok(), "{}", G::META.id);
        text.len()
    }
    let all = fits::<cubosaurs::State>()
        + fits::<evo::State>()
        + fits::<mesozooic::State>()
        + fits::<gods_love_dinosaurs::State>();
    assert!(all < 200_000, "{all} bytes");
}

#[test]
fn weights_are_read_as_they_were_written() {
    let text = learned::<evo::State>(20).weights().to_text::<evo::State>();
    let read = Weights::of::<evo::State>(&text).expect("weights");
    assert_eq!(read.to_text::<evo::State>(), text);
}

#[test]
fn training_goes_on_where_it_stopped() {
    let config = evo::State::config(2, "");
    let learner = learned::<evo::State>(6);
    let text = learner.to_text::<evo::State>();
    let read = Learner::read::<evo::State>(&config, &text).expect("training");
    assert_eq!((read.games(), read.to_text::<evo::State>()), (6, text));
    let mut both = learner.clone();
    both.merge(&read);
    assert_eq!(both.games(), 12);
}

#[test]
fn weights_of_anything_else_are_refused_with_a_reason() {
    let good = learned::<evo::State>(2).weights().to_text::<evo::State>();
    let refused = |text: &str| Weights::of::<evo::State>(text).expect_err("refused").to_string();
    assert!(refused("").contains("not weights of this version"));
    assert!(refused(&good.replacen('1', "2", 1)).contains("\"dinotable weights 2\""));
    assert!(refused(&good.replacen("evo", "ove", 1)).contains("weights for \"ove"));
    assert!(Weights::of::<gods_love_dinosaurs::State>(&good).is_err());
    assert_eq!(
        refused(&format!("{good}1 2 3\n")),
        format!("line {}: expected 32 numbers", good.lines().count() + 1)
    );
    assert!(refused(&good.replace("0.0", "NaN")).contains("expected 32 numbers"));
    let head: String = good.lines().take(2).map(|line| format!("{line}\n")).collect();
    assert_eq!(refused(&head), "there are no numbers in it");
    let config = evo::State::config(2, "");
    assert!(Learner::read::<evo::State>(&config, &good).expect_err("refused").contains("this version"));
}
