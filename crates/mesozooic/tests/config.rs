//! Seats and options: what goes together, and what is refused.

use dino_testkit::setup::Setup;
use dino_testkit::sheet::{Sheets, line_of};
use mesozooic::{Advanced, Config, State};
use serde_json::json;

#[test]
fn the_usual_game_is_the_printed_one() {
    let usual = "draft=on zoo=4x3 time=single advanced=off crane=off limit=clock budget=usual turns=off learning=off \
                 cards=own without=usual draft-clock=off planning=off slow=none late=none best=none honour=none \
                 longer=none twice=none gates=any shops=any cranes=any";
    for seats in 2..=6 {
        assert_eq!(State::options_of(seats, ""), usual);
    }
    assert_eq!(State::options_of(1, ""), usual.replace("draft=on", "draft=off"));
    assert_eq!(
        State::options_of(3, "learning=on"),
        usual.replace("draft=on", "draft=off").replace("learning=off", "learning=on")
    );
    assert_eq!(Config::new(4).unwrap(), State::config(4, ""));
}

#[test]
fn options_are_kept_as_given() {
    for given in [
        "zoo=3x3 time=double without=b01+b05+b09 slow=13 late=2 best=123 longer=1 twice=23",
        "advanced=mixed crane=on draft-clock=on planning=on honour=2",
        "limit=slides budget=many turns=on",
        "advanced=random crane=on gates=g1+g8 shops=s2 cranes=x1+x2+x3+x4",
        "draft=off zoo=3x3",
    ] {
        let kept = State::options_of(3, given);
        assert!(
            given.split(' ').all(|option| kept.split(' ').any(|known| known == option)),
            "{given}: {kept}"
        );
        assert_eq!(State::options_of(3, &kept), kept);
    }
    assert_eq!(State::config(3, "advanced=shops").options().advanced, Advanced::Shops);
    let without = |options: &str| {
        let config = State::config(3, options);
        config.options().small_without(config.components())
    };
    assert_eq!(without("zoo=3x3 without=b01+b05+b09"), [0, 4, 8]);
    assert_eq!(without("zoo=3x3"), [5, 7, 10]);
}

#[test]
fn what_excludes_each_other_is_refused_with_its_rule() {
    for (seats, given, rule) in [
        (1, "draft=on", 65),
        (1, "advanced=random", 65),
        (2, "cards=random", 65),
        (1, "learning=on cards=random", 9),
        (2, "learning=on draft=on", 9),
        (2, "learning=on advanced=gates", 9),
        (2, "draft=off advanced=random", 48),
        (2, "crane=on", 57),
        (2, "without=b01+b02+b03", 49),
        (2, "gates=g1", 53),
        (2, "advanced=gates shops=s1", 53),
        (2, "advanced=random gates=g1+g2+g3 shops=s1+s2+s3", 53),
        (2, "advanced=random cranes=x1", 57),
        (2, "budget=few", 60),
        (2, "planning=on limit=slides", 60),
        (2, "draft-clock=on limit=slides", 60),
        (2, "draft-clock=on draft=off", 17),
        (2, "draft-clock=on turns=on", 61),
        (2, "late=3", 43),
        (2, "twice=6", 64),
        (2, "longer=12 twice=2", 64),
        (2, "longer=1 limit=slides", 64),
        (2, "slow=2 honour=12", 44),
        (1, "best=1", 46),
        (2, "learning=on best=2", 46),
    ] {
        let said = State::refusal_of(seats, given);
        assert!(said.ends_with(&format!("(MES-{rule})")), "{given}: {said}");
    }
}

#[test]
fn one_to_six_seats() {
    State::assert_seats(1..=6);
}

#[test]
fn unknown_and_repeated_options_are_refused() {
    assert!(
        State::refusal_of(2, "speed=fast")
            .starts_with("unknown option \"speed\"; the options are: draft, zoo, time")
    );
    assert_eq!(State::refusal_of(2, "zoo=5x5"), "zoo=5x5: expected one of 4x3, 3x3");
    assert!(State::refusal_of(2, "slow=21").starts_with("slow=21: expected one of none, 1, 2, 12"));
    assert_eq!(State::refusal_of(2, "zoo=3x3 zoo=3x3"), "option \"zoo\" is given twice");
}

#[test]
fn a_bad_sheet_is_refused_with_its_line() {
    let bad = State::sheet(&[("closed_enclosure = 6", "closed_enclosure = 8")]);
    let says = format!(
        "line {}: expected points (MES-31) from 0 to 7, found 8",
        line_of(&bad, "closed_enclosure = 8")
    );
    assert_eq!(State::build(2, "", Some(&bad)).unwrap_err().to_string(), says);
}

#[test]
fn a_configuration_survives_json() {
    let corrected = State::sheet(&[("closed_enclosure = 6", "closed_enclosure = 5")]);
    State::assert_survives_json(
        &[(1, "cards=random"), (4, ""), (5, "advanced=random crane=on slow=15")],
        &corrected,
    );
}

#[test]
fn a_tampered_configuration_is_refused() {
    State::assert_tampering_is_refused(
        &State::config(3, ""),
        &[
            ("/options/seats", json!(9), "9 seats: this game seats 1 to 6"),
            ("/options/seats", json!(300), "invalid value"),
            ("/options/crane", json!(true), "(MES-57)"),
            ("/options/budget", json!(7), "(MES-60)"),
            ("/options/without", json!(200), "(MES-49)"),
            ("/options/slow", json!([5]), "(MES-43)"),
            ("/options/gates", json!(1), "(MES-53)"),
            ("/options/cranes", json!(16), "(MES-53)"),
            ("/options/advanced", json!("all"), "unknown variant"),
            ("/components/points/enclosure", json!(100), "(MES-4)"),
            ("/components/small_without", json!([3, 2, 1]), "(MES-4)"),
            ("/components/timing/draft_seconds/0", json!(0), "(MES-4)"),
            ("/components/faces", json!([1, 2]), "not as many faces"),
            ("/components/faces/0", json!(65_535), "(MES-4)"),
        ],
    );
}
