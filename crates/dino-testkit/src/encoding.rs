//! What every encoding must keep ([`dino_core::Encode`]), in random games.
//!
//! The numbers are finite and lie between -1 and 1, as many as stated. Every seat that is pending has something to say; words
//! are made of known tokens, none begins another, and saying a word plays an action that is spelled like it. Both follow from
//! what the seat may know: a world sampled from its view gives the same row and the same words.

use crate::say::OnPanic;
use crate::trial::{FastRng, setup};
use dino_core::draw::below;
use dino_core::{Choices, Encode, Event, GameExt as _, Pending, Seat, Viewer, Word};
use rand_core::SeedableRng;

/// Fails the test when an encoding does not keep this under one of the configurations.
///
/// # Panics
/// When it does not.
#[track_caller]
pub fn assert_encodes<G: Encode>(configs: impl IntoIterator<Item = G::Config>, games: u32) {
    for config in configs {
        for seed in 0..u64::from(games) {
            let _playing = OnPanic(|| format!("while encoding {}; game {seed}", setup::<G>(&config)));
            if let Err(what) = encodes::<G>(&config, seed) {
                panic!("{}; game {seed}: {what}", setup::<G>(&config));
            }
        }
    }
}

/// Plays a game token by token.
fn encodes<G: Encode>(config: &G::Config, seed: u64) -> Result<(), String> {
    let mut rng = FastRng::seed_from_u64(seed);
    let mut state = G::new(config);
    let mut choices = Choices::<G>::default();
    let mut outcomes = Vec::new();
    loop {
        match state.pending() {
            Pending::Over => return Ok(()),
            Pending::Chance => {
                let outcome = state.pick_chance(|bound| below(&mut rng, bound), &mut outcomes);
                state.resolve_unchecked(outcome);
            }
            Pending::Seats(seats) => {
                let seat = seats.nth(below(&mut rng, seats.len() as u32)).ok_or("nobody is asked")?;
                let view = state.view(Viewer::Seat(seat));
                look(&state, &view, seat, &mut rng)?;
                choices.begin(&state, &view, seat);
                let action = speak(&mut choices, &mut rng)?;
                state.apply(&Event::Act(seat, action)).map_err(|refusal| format!("{action}: {refusal}"))?;
            }
        }
    }
}

/// Says random tokens until they are an action.
fn speak<G: Encode>(choices: &mut Choices<G>, rng: &mut FastRng) -> Result<G::Action, String> {
    loop {
        let words: Vec<Word> = choices.left().map(|(_, word)| *word).collect();
        let said = choices.said().len();
        let word = words.get(below(rng, words.len() as u32) as usize).ok_or("there is nothing to say")?;
        let token =
            *word.tokens().get(said).ok_or_else(|| format!("{:?} begins another word", word.tokens()))?;
        if let Some(action) = choices.say(token.into()).map_err(|error| error.to_string())? {
            return Ok(action);
        }
    }
}

/// The row and the words of a seat that is asked.
fn look<G: Encode>(state: &G, view: &G::View, seat: Seat, rng: &mut FastRng) -> Result<(), String> {
    let (row, words) = encoded(state, view, seat);
    ensure!(
        row.iter().all(|number| (-1.0..=1.0).contains(number)),
        "a number is not between -1 and 1: {row:?}"
    );
    ensure!(!words.is_empty(), "{seat:?} has nothing to say");
    let mut sorted = words.clone();
    sorted.sort_by(|one, other| one.tokens().cmp(other.tokens()));
    sorted.dedup();
    for word in &sorted {
        let known = word.tokens().iter().all(|token| usize::from(*token) < G::ENCODING.token_count());
        ensure!(known, "{word:?} has an unknown token");
    }
    // All words that begin alike follow each other.
    for pair in sorted.windows(2) {
        let [one, other] = [pair[0].tokens(), pair[1].tokens()];
        ensure!(!other.starts_with(one), "{one:?} begins {other:?}");
    }
    let world = G::sample(view, rng);
    let (row_there, words_there) = encoded(&world, &world.view(Viewer::Seat(seat)), seat);
    ensure!(row == row_there, "a world that looks alike has other numbers");
    ensure!(words == words_there, "a world that looks alike has other words");
    Ok(())
}

fn encoded<G: Encode>(state: &G, view: &G::View, seat: Seat) -> (Vec<f32>, Vec<Word>) {
    let mut choices = Choices::<G>::default();
    choices.begin(state, view, seat);
    let mut row = vec![f32::NAN; G::ENCODING.len()];
    choices.observe(view, seat, &mut row);
    (row, choices.left().map(|(_, word)| *word).collect())
}
