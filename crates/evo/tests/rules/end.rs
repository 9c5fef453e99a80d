//! The end of the game: EVO-77 to EVO-79.

use crate::scene::{Scene, Story, at};
use dino_core::{Game, GameExt as _, Pending};
use dino_testkit::setup::Setup;
use dino_testkit::trial::Trial;
use evo::State;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

const FOUR: &str = "-1,-2 0,-3 0,-2 -1,-1";

#[test]
fn evo_77_the_meteor_shows_the_totals_and_brings_no_income() {
    let before = Scene::new(2).round(10).mp(1, 20).mp(2, 13).climate();
    let game = before.after("* climate meteor");
    let standing = game.state().standing().expect("the end");
    assert_eq!(standing.totals.as_slice(), [i32::from(before.mp(1)), i32::from(before.mp(2))]);
    assert_eq!(standing.ranks.as_slice(), [1, 2]);
    let [start, income, spent] = [0, 1, 2].map(|category| standing.breakdown.as_slice()[0][category]);
    assert_eq!((start, start + income + spent), (6, 22));
    assert!(before.state().standing().is_none());
}

#[test]
fn evo_78_dinosaurs_break_ties() {
    // TV-22, with two points earned by everybody in the round that ended.
    let ranks = |herds: [&str; 3]| {
        let scene = Scene::new(3).round(9).mp(1, 30).mp(2, 30).mp(3, 28);
        let scene = (1..).zip(herds).fold(scene, |scene, (seat, herd)| scene.herd(seat, herd));
        let game = scene.climate().after("* climate meteor");
        game.state().standing().expect("the end").ranks.as_slice().to_vec()
    };
    let eight = "-3,0 -3,1 -3,2 -2,0 -2,1 -2,2 -1,0 -1,1";
    assert_eq!(ranks(["3,-2 3,-1 3,0 2,0", "1,1 1,2 0,2 0,3 2,1 1,0", eight]), [2, 1, 3]);
    assert_eq!(ranks(["3,-2 3,-1 3,0 2,0", FOUR, eight]), [1, 1, 3]);
}

#[test]
fn evo_78_the_standing_says_how_many_dinosaurs_each_has() {
    let scene =
        Scene::new(3).round(9).mp(1, 30).mp(2, 30).herd(1, "3,-2 3,-1 3,0 2,0").herd(2, "1,1 1,2 0,2");
    let standing = scene.climate().after("* climate meteor").state().standing().expect("the end");
    assert_eq!(standing.tie_break.as_slice()[..2], [4, 3]);
}

/// Random games of every size: the audit holds after every event, and the numbers of EVO-79 come out.
#[test]
fn evo_79_nothing_is_lost_and_nothing_doubled() {
    for (seats, options, seed) in
        (2..=5).flat_map(|seats| [(seats, "", 1), (seats, "events=off", 2), (seats, "mp=open", 3)])
    {
        let trial = Trial::<State>::of(&State::config(seats, options), seed);
        for (before, event, _) in trial.steps() {
            let mut state = *before;
            state.apply(event).expect("listed events pass");
            assert_eq!(state.audit(), Ok(()), "{seats} seats, {options}: after {event}");
        }
        let state = trial.states.last().expect("the end");
        assert_eq!(state.pending(), Pending::Over);
        let view = state.view(dino_core::Viewer::Public);
        assert!((9..=11).contains(&view.rounds.len()));
        assert!(view.herds.iter().all(|herd| (2..=8).contains(&herd.len())));
        assert_eq!(view.pile.iter().sum::<u8>() as usize + view.rounds.len(), 12);
    }
}

/// The audit is no decoration: what it forbids, it finds.
#[test]
fn evo_79_the_audit_finds_what_is_wrong() {
    let good = Scene::new(3).moving(2);
    assert_eq!(good.state().audit(), Ok(()));
    let wrong = |change: fn(&mut evo::View), says: &str| {
        let mut view = good.view();
        change(&mut view);
        let state = State::sample(&view, &mut Xoshiro256PlusPlus::seed_from_u64(0));
        let error = state.audit().expect_err(says);
        assert!(error.contains(says), "{error}");
    };
    wrong(|view| view.herds[at(1)] = view.herds[at(2)], "two dinosaurs on a hex");
    wrong(|view| view.bag[0] -= 1, "genes legs");
    wrong(|view| view.pile[0] -= 1, "tokens left");
    wrong(|view| view.seen.insert(evo::Gene::Fins), "unique genes seen");
    wrong(|view| view.rounds[0].spent[at(1)] = Some(7), "spent");
    wrong(|view| view.section = 6, "no such section");
}
