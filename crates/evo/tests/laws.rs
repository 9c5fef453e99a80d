//! The laws on every seat count and variant, rule coverage, and whole games kept as texts.

mod support;

use dino_core::{Game, Seat, Viewer};
use dino_testkit::pool::Pool;
use dino_testkit::trial::Trial;
use dino_testkit::{coverage, golden, laws};
use evo::{Config, Phase, State};
use std::path::Path;
use support::{build, sheet};

/// Random games for each configuration.
const GAMES: u32 = 4;

fn config(seats: u8, options: &str) -> Config {
    build(seats, options, None).expect("a configuration")
}

fn assert_laws(options: &str) {
    laws::assert_laws::<State>((2..=5).map(|seats| config(seats, options)), GAMES);
}

#[test]
fn laws_of_the_usual_game() {
    assert_laws("");
}

#[test]
fn laws_of_the_game_without_events() {
    assert_laws("events=off");
}

#[test]
fn laws_of_open_totals() {
    assert_laws("mp=open");
}

#[test]
fn laws_of_open_totals_without_events() {
    assert_laws("events=off mp=open");
}

/// Asks all laws but the last of a game with another sheet: law 11 rebuilds the configuration from a record, which
/// names a sheet and does not hold it.
fn assert_laws_with(sheet: &str) {
    for seats in 2..=5 {
        let config = build(seats, "", Some(sheet)).expect("a configuration");
        for law in 1..=10 {
            laws::law_holds::<State>(law, &config, GAMES).unwrap_or_else(|breach| panic!("{breach}"));
        }
    }
}

#[test]
fn laws_with_every_ruling_the_other_way() {
    let switches = [
        ("births_from_newborns", "true", "false"),
        ("fins_may_attack", "true", "false"),
        ("wings_may_attack", "true", "false"),
        ("killer_babies_six", "\"newborn_dies\"", "\"both_die\""),
        ("plates_may_be_declined", "true", "false"),
        ("twins_when_unavoidable", "\"place_repeat\"", "\"leave_empty\""),
        ("beaten_dinosaur_goes_to", "\"supply\"", "\"out_of_game\""),
        ("open_mp", "false", "true"),
    ];
    let edits = switches.map(|(key, from, to)| (format!("{key} = {from}"), format!("{key} = {to}")));
    assert_laws_with(&sheet(&edits.each_ref().map(|(from, to)| (from.as_str(), to.as_str()))));
}

/// All normal genes are of two kinds, so that rows repeat themselves and turns are long.
#[test]
fn laws_where_genes_repeat() {
    let counts = "legs = 6\nhorn = 6\nthermoregulation = 6\nfur = 6\negg = 6\nvial = 6";
    let two = "legs = 18\nhorn = 0\nthermoregulation = 0\nfur = 0\negg = 18\nvial = 0";
    assert_laws_with(&sheet(&[(counts, two)]));
    let two = two.replace("legs = 18", "legs = 0").replace("vial = 0", "vial = 18");
    assert_laws_with(&sheet(&[(counts, &two), ("\"place_repeat\"", "\"leave_empty\"")]));
}

#[test]
fn every_rule_has_a_scenario() {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = crate_folder.join("../../docs/rules/evo.md");
    let covered =
        coverage::every_rule_has_a_scenario(&rules, &crate_folder.join("tests/rules"), State::META.prefix);
    covered.unwrap_or_else(|missing| panic!("{missing}"));
}

/// The seeds were picked for games in which a lot happens.
fn assert_golden(name: &str, seats: u8, options: &str, seed: u64) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    golden::check::<State>(path, &config(seats, options), seed);
}

#[test]
fn golden_two_seats() {
    assert_golden("two.txt", 2, "", 1);
}

#[test]
fn golden_four_seats_with_open_totals() {
    assert_golden("four-open.txt", 4, "mp=open", 2);
}

#[test]
fn golden_five_seats_without_events() {
    assert_golden("five-without-events.txt", 5, "events=off", 3);
}

/// What a sampled world may have otherwise than the real one: each must come up, or law 7 would prove nothing about it.
#[derive(Debug, Default)]
struct Differences {
    hands: bool,
    totals: bool,
    next_token: bool,
}

/// The twins of law 7 differ in every hidden thing: others' cards, others' totals, the token that sixth sense has seen.
/// Bag and climate pile hold no order: what may come out is the same in every twin, so the four genes set aside and the
/// token left over are nowhere to be found.
#[test]
fn twins_differ_in_everything_hidden_and_in_nothing_else() {
    let mut differ = Differences::default();
    for seed in 0..12 {
        let trial = Trial::<State>::play(&config(4, ""), seed, Pool::default());
        let mut rng = trial.rng(7);
        for state in &trial.states {
            let viewer = Viewer::Seat(Seat::FIRST);
            let twin = State::sample(&state.view(viewer), &mut rng);
            let [real, other] = [state, &twin].map(|world| world.view(Viewer::Everything));
            differ.hands |= real.hands != other.hands;
            differ.totals |= real.mp != other.mp;
            differ.next_token |= real.next != other.next;
            let open =
                matches!(real.phase, Phase::Genes) || real.phase == Phase::Climate && real.next.is_none();
            if open {
                let outcomes = [state, &twin].map(|world| {
                    let mut outcomes = Vec::new();
                    world.chance_outcomes(&mut outcomes);
                    outcomes
                });
                assert_eq!(outcomes[0], outcomes[1]);
            }
        }
    }
    assert!(differ.hands && differ.totals && differ.next_token, "{differ:?}");
}
