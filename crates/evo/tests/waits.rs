//! To others a seat that waits passes (EVO-74): whole games, once with waits and once with passes by hand.

use dino_core::game::EventOf;
use dino_core::{Configure, Draws, Event, Game, GameExt as _, Pending, Record, Seat, Seed, Table, Viewer};
use dino_testkit::setup::Setup;
use dino_testkit::trial::viewers;
use evo::{Action, State, Until};

/// One game in two worlds: in the first a seat waits, in the second it passes whenever it is asked about cards.
struct Worlds {
    waiting: State,
    passing: State,
    draws: Draws,
    waits: u32,
    automatic: u32,
}

impl Worlds {
    /// What happens next in each world, `None` when the game is over. It is the same but for what the seat says when it is
    /// asked about cards.
    fn next(&mut self, seat: Seat) -> Option<[EventOf<State>; 2]> {
        let asked = match self.passing.pending() {
            Pending::Over => return None,
            Pending::Chance => {
                let outcome = self.passing.pick_chance(|bound| self.draws.ticket(bound), &mut Vec::new());
                return Some([Event::Chance(outcome); 2]);
            }
            Pending::Seats(seats) => seats.first()?,
        };
        if asked == seat && self.waiting.automatic_action(seat).is_some() {
            self.automatic += 1;
            return self.waiting.automatic_action(seat).map(|action| [Event::Act(seat, action); 2]);
        }
        let mut legal = Vec::new();
        self.passing.legal_actions(asked, &mut legal);
        let is_wait = |action: &Action| matches!(action, Action::PassUntil(_));
        let (waits, others): (Vec<Action>, Vec<Action>) = legal.into_iter().partition(is_wait);
        let mut any = |actions: &[Action]| actions[self.draws.ticket(actions.len() as u32) as usize];
        if asked == seat && !waits.is_empty() {
            self.waits += 1;
            return Some([any(&waits), Action::Pass].map(|action| Event::Act(seat, action)));
        }
        Some([Event::Act(asked, any(&others)); 2])
    }
}

#[test]
fn nobody_else_can_tell_a_wait_from_a_pass() {
    let (mut waits, mut automatic) = (0, 0);
    for (game, seats) in (0..24).zip((2..=5).cycle()) {
        let seat = Seat::new((game % u64::from(seats)) as u8);
        let first = State::new(&State::config(seats, ""));
        let draws = Draws::new(Seed::of_series(8, game));
        let mut worlds = Worlds { waiting: first, passing: first, draws, waits: 0, automatic: 0 };
        while let Some([one, other]) = worlds.next(seat) {
            let before = [worlds.waiting, worlds.passing];
            worlds.waiting.apply(&one).unwrap_or_else(|why| panic!("{one}: {why}"));
            worlds.passing.apply(&other).unwrap_or_else(|why| panic!("{other}: {why}"));
            assert_eq!(worlds.waiting.pending(), worlds.passing.pending(), "after {one}");
            for viewer in viewers(seats).filter(|viewer| *viewer != Viewer::Seat(seat)) {
                let shown = [worlds.waiting, worlds.passing].map(|world| world.view(viewer));
                assert_eq!(shown[0], shown[1], "{viewer:?} after {one}");
                let seen = before[0].observe(&one, &worlds.waiting, viewer);
                assert_eq!(seen, before[1].observe(&other, &worlds.passing, viewer), "{viewer:?}: {one}");
            }
        }
        waits += worlds.waits;
        automatic += worlds.automatic;
    }
    assert!(waits > 50 && automatic > 100, "{waits} waits, {automatic} answers");
}

#[test]
fn a_game_of_the_second_rules_goes_on_as_it_began() {
    let older = State::config(2, "").under(2).expect("still played");
    assert_eq!((older.older_rules(), State::config(2, "").under(1)), (Some(2), None));
    assert_eq!(State::config(2, "").under(3).and_then(|third| third.older_rules()), Some(3));
    let mut table = Table::<State>::new(older, Seed::of_series(7, 0), Vec::new());
    let wait = Action::PassUntil(Until::Card);
    while !table.events().iter().any(|event| matches!(event, Event::Act(_, action) if *action == wait)) {
        let Some(seat) = table.state().pending().seats().first() else {
            table.draw().expect("the game goes on");
            continue;
        };
        let mut legal = Vec::new();
        table.state().legal_actions(seat, &mut legal);
        let action = if legal.contains(&wait) { wait } else { legal[0] };
        table.act(seat, action).expect("legal");
    }
    let view = table.state().view(Viewer::Public);
    assert!(view.quiet.iter().any(Option::is_some), "all hear of it");
    let record = table.record(true);
    assert_eq!(record.header.rules, 2);
    let read = Record::read(record.to_string().as_bytes()).expect("a record");
    let back = Table::<State>::resume_lines(&read, None).expect("it opens").expect("with its seed");
    assert_eq!(back.state(), table.state());
}
