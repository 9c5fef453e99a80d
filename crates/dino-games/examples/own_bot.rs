//! A bot of one's own: it gets what a person in its seat would see and what it may do, and says what it does.
//!
//! ```sh
//! cargo run --release --package dino-games --example own_bot
//! ```

#![allow(clippy::print_stdout, reason = "that is what it is for")]

use cubosaurs::{Action, Config, State};
use dino_bots::{Bot, Decision, Kind};
use dino_core::{Draws, Game, Pending, Seat, Seed};

/// Keeps small hands and passes large ones on.
struct Careful;

impl Bot<State> for Careful {
    fn choose(&mut self, decision: &mut Decision<'_, State>) -> Action {
        let (hand, actions) = (decision.view().hand.len(), decision.legal());
        let keep = actions.iter().find(|action| **action == Action::Keep).filter(|_| hand <= 2);
        // The last action is as good as any other; the list is never empty where a seat is asked.
        *keep.unwrap_or(&actions[actions.len() - 1])
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (games, mut won) = (200, [0; 2]);
    for game in 0..games {
        let mut bots: [Box<dyn Bot<State>>; 2] = [Box::new(Careful), Kind::Random.bot(game)];
        let mut state = State::new(&Config::new(2)?);
        let mut chance = Draws::new(Seed::of_series(7, game));
        let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
        loop {
            match state.pending() {
                Pending::Over => break,
                Pending::Chance => {
                    let outcome = state.pick_chance(|sum| chance.ticket(sum), &mut outcomes);
                    state.resolve_unchecked(outcome);
                }
                Pending::Seats(asked) => {
                    let seat = asked.first().ok_or("nobody is asked")?;
                    let action =
                        bots[seat.index()].choose(&mut Decision::new(&state, seat, None, &mut actions));
                    // A bot's word is checked like a person's.
                    state.check(seat, action)?;
                    state.play_unchecked(seat, action);
                }
            }
        }
        let standing = state.standing().ok_or("the game is over, so there is a standing")?;
        for seat in Seat::all(2).filter(|seat| standing.ranks[*seat] == 1) {
            won[seat.index()] += 1;
        }
    }
    println!("of {games} games the careful bot won {}, the random one {}", won[0], won[1]);
    Ok(())
}
