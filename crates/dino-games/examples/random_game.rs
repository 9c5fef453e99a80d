//! Plays one game at random, of any kind there is, and prints its record and who won.
//!
//! ```sh
//! cargo run --release --package dino-games --example random_game -- evo 3
//! ```

#![allow(clippy::print_stdout, reason = "that is what it is for")]

use dino_core::{Configure, Draws, Game, Pending, Seat, Seed, Table};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let id = words.next().unwrap_or("cubosaurs".to_owned());
    let seats = words.next().unwrap_or("2".to_owned()).parse()?;
    // From here on `G` is the type of the game with that id: everything below is the same for all of them.
    dino_games::with_game!(id.as_str(), G => play::<G>(seats)).ok_or("no game has that id")?
}

fn play<G: Game>(seats: u8) -> Result<(), Box<dyn std::error::Error>> {
    let config = G::Config::build(seats, &[], None)?;
    // A table keeps the state and all that happened. What chance does follows from the seed.
    let mut table = Table::<G>::new(config, Seed::of_series(1, 0), Vec::new());
    let mut choices = Draws::new(Seed::of_series(2, 0));
    let mut actions = Vec::new();
    loop {
        match table.state().pending() {
            Pending::Over => break,
            Pending::Chance => drop(table.draw()),
            // Several seats may be asked at once; they may answer in any order.
            Pending::Seats(asked) => {
                let seat = asked.first().ok_or("nobody is asked")?;
                actions.clear();
                table.state().legal_actions(seat, &mut actions);
                let action = actions[choices.ticket(actions.len() as u32) as usize];
                // Whatever is not allowed is refused with the number of its rule, and changes nothing.
                table.act(seat, action)?;
            }
        }
    }
    print!("{}", table.record(true));
    let standing = table.state().standing().ok_or("the game is over, so there is a standing")?;
    for seat in Seat::all(seats) {
        println!("seat {seat}: {} points, rank {}", standing.totals[seat], standing.ranks[seat]);
    }
    Ok(())
}
