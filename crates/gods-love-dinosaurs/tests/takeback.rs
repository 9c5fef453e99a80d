//! Taking back while others act: an activation may be thought over until it is confirmed (GLD-16).

use dino_core::NoTakeback;
use dino_core::replay::replay;
use dino_core::{Game, Pending, Record, Seat, Seed, Table};
use gods_love_dinosaurs::{Action, Config, Phase, State};

/// A table at a moment when both seats breed.
fn breeding() -> Table<State> {
    for seed in 0.. {
        let mut table =
            Table::<State>::new(Config::new(2).expect("two play"), Seed::of_series(seed, 0), vec![]);
        for _ in 0..200 {
            match table.state().pending() {
                Pending::Over => break,
                Pending::Chance => drop(table.draw()),
                Pending::Seats(seats) => {
                    let view = table.state().view(dino_core::Viewer::Public);
                    if matches!(view.phase, Phase::Species(species) if species.is_prey()) && seats.len() == 2
                    {
                        return table;
                    }
                    let seat = seats.first().expect("a seat");
                    let mut actions = Vec::new();
                    table.state().legal_actions(seat, &mut actions);
                    table.act(seat, actions[0]).expect("it is legal");
                }
            }
        }
    }
    unreachable!("prey breed in every game")
}

/// The first thing a seat may do.
fn first_choice(table: &Table<State>, seat: Seat) -> Action {
    let mut actions = Vec::new();
    table.state().legal_actions(seat, &mut actions);
    actions[0]
}

#[test]
fn a_birth_is_taken_back_though_the_other_seat_has_bred_since() {
    let mut table = breeding();
    let (one, two) = (Seat::new(0), Seat::new(1));
    let mut alone = table.clone();
    let (births_one, births_two) = (first_choice(&table, one), first_choice(&table, two));
    table.act(one, births_one).unwrap();
    table.act(two, births_two).unwrap();
    alone.act(two, births_two).unwrap();
    table.take_back(one).unwrap();
    assert_eq!(table.state(), alone.state());
    assert_eq!(table.events(), alone.events());
    // The record says what happened and plays again.
    let text = table.record(true).sealed_text();
    assert!(text.contains("@ 1 takeback"), "{text}");
    let replayed = replay::<State>(&Record::read(text.as_bytes()).unwrap(), None).unwrap();
    assert_eq!(replayed.history.state(), table.state());
}

#[test]
fn once_the_game_has_gone_on_nothing_can_be_taken_back() {
    let mut table = breeding();
    let (one, two) = (Seat::new(0), Seat::new(1));
    table.act(one, Action::Done).unwrap();
    // Confirmed, and still open: the other has not finished.
    assert!(table.may_take_back(one).is_ok());
    table.act(two, Action::Done).unwrap();
    while table.state().pending() == Pending::Chance {
        table.draw();
    }
    let next = table.state().pending().seats().first().unwrap();
    let action = first_choice(&table, next);
    table.act(next, action).unwrap();
    let other = if next == one { two } else { one };
    assert!(matches!(table.may_take_back(other), Err(NoTakeback::ActedSince(_))));
}
