//! What pages and texts of Evo are held to, on tables at random moments.

use super::State;
use crate::checks::{Played, page, table};
use crate::model::Site;
use crate::words::{Lang, Words};
use dino_core::{Game, Seat, Seed, Table, Viewer};

/// Plays a few games with bots and shows every moment at which a seat is asked, and the end of each.
fn moments(mut show: impl FnMut(&Table<State>, Option<Seat>)) {
    for seats in 2..=5 {
        let mut table = table::<State>(seats, "", Seed::of_series(29, u64::from(seats)));
        while let Some(seat) = Played::pending(&table).seats().first() {
            show(&table, Some(seat));
            table.bot_acts(seat, Played::events(&table).is_multiple_of(3), u64::from(seats));
        }
        show(&table, None);
    }
}

/// The lines that a page tells of a whole game.
fn told(table: &Table<State>, words: &Words) -> Vec<String> {
    let names: Vec<String> = Seat::all(table.seats()).map(|seat| format!("N{seat}")).collect();
    let log = Played::log(table, Viewer::Public, &names, words);
    log.iter().flat_map(|line| line.text.lines().map(str::to_owned)).collect()
}

#[test]
fn the_log_of_a_page_speaks_without_codes_and_tells_whom_the_climate_took() {
    let words = Words::new(Lang::En);
    moments(|table, asked| {
        if asked.is_some() {
            return;
        }
        let lines = told(table, &words);
        for line in &lines {
            let bytes = line.as_bytes();
            let pair = |three: &[u8]| three[0].is_ascii_digit() && three[1] == b',' && three[2] != b' ';
            assert!(!bytes.windows(3).any(pair), "a coordinate: {line:?}");
        }
        let rounds = lines.iter().filter(|line| line.starts_with("The round is over.")).count();
        assert!((9..=11).contains(&rounds), "{rounds} rounds");
        let taken =
            lines.iter().filter(|line| line.starts_with("Climate: N") && line.contains(" loses ")).count();
        assert!(taken > 5, "{taken} lines of losses");
        assert!(lines.iter().any(|line| line.contains(" bids 0 on ")));
        let zones = lines.iter().filter(|line| line.contains(" begins here: ")).count();
        assert_eq!(zones, usize::from(table.seats()), "everybody's start zones, the last one's too");
        let track = lines.iter().position(|line| line.starts_with("Track: ")).expect("a track");
        assert!(track < 2 * usize::from(table.seats()), "the first track is told whole");
    });
}

#[test]
fn what_leaves_a_step_or_an_egg_unused_is_never_urged() {
    let words = Words::new(Lang::En);
    let (mut idle, mut urged) = (0, 0);
    moments(|table, asked| {
        let Some(seat) = asked else { return };
        let view = Played::view(table, Viewer::Seat(seat));
        let page = page(table, &*view, seat, &words);
        let offers = view.offers(seat, &[], &words);
        let html = crate::act::offers(&page, seat, &offers, &words).into_string();
        let button = |tag: &str| html.split("<button").find(|part| part.contains(tag)).map(str::to_owned);
        let goes_on = offers.iter().any(|offer| {
            ["move ", "attack ", "birth ", "replace "].iter().any(|word| offer.template.starts_with(word))
        });
        for left in ["value=\"end\"", "value=\"pass\""] {
            let Some(button) = button(left) else { continue };
            assert_eq!(button.contains("data-idle"), goes_on, "{button}");
            assert!(!(goes_on && button.contains("btn--primary")), "{button}");
            idle += u32::from(goes_on);
            urged += u32::from(button.contains("btn--primary"));
        }
    });
    assert!(idle > 50 && urged > 0, "{idle} {urged}");
}

#[test]
fn who_is_asked_hears_whether_a_card_fits() {
    let words = Words::new(Lang::En);
    let (mut fit, mut none) = (0, 0);
    moments(|table, asked| {
        let Some(seat) = asked else { return };
        let view = Played::view(table, Viewer::Seat(seat));
        let offers = view.offers(seat, &[], &words);
        if !offers.iter().any(|offer| offer.template.starts_with("pass until")) {
            return;
        }
        let plays = offers.iter().any(|offer| offer.template.starts_with("play "));
        let expected = view.expected(seat, &words);
        assert_eq!(expected.contains("None of your cards fits"), !plays, "{expected}");
        if plays { fit += 1 } else { none += 1 }
    });
    assert!(fit > 0 && none > 0, "{fit} {none}");
}

#[test]
fn a_value_of_the_laboratory_is_called_by_its_column_and_the_lowest_stands_first() {
    let words = Words::new(Lang::En);
    let site = Site { words: &words, theme: crate::model::Theme::Auto, path: "/" };
    let mut seen = false;
    moments(|table, asked| {
        let Some(seat) = asked else { return };
        let view = Played::view(table, Viewer::Seat(seat));
        let page = page(table, &*view, seat, &words);
        let parts = crate::parts(&site, &page);
        let lab = parts.iter().find(|part| part.id == "lab").unwrap().html.clone().into_string();
        if lab.is_empty() {
            return;
        }
        seen = true;
        let at = |value: u8| lab.find(&format!("id=\"bid-2-{value}\"")).unwrap();
        assert!(at(0) < at(6));
        assert!(lab.contains("aria-label=\"Column 2: bid 6, pay "), "{lab}");
    });
    assert!(seen);
}

#[test]
fn in_the_terminal_the_best_survivors_come_first_and_giving_up_comes_last() {
    use crate::show::Ask;
    use evo::{Action, Phase};
    let (mut survives, mut moves) = (0, 0);
    moments(|table, asked| {
        let Some(seat) = asked else { return };
        let view = &table.state().view(Viewer::Seat(seat));
        let mut actions = crate::show::legal::<State>(view, seat);
        let legal = actions.clone();
        State::arrange(view, seat, &mut actions);
        match (view.phase, actions.first(), actions.last()) {
            (Phase::Survive, Some(Action::Keep(kept)), _) => {
                assert_eq!(kept.hexes().len() as u32, view.would_survive(seat), "as many as can live");
                survives += 1;
            }
            (Phase::Move | Phase::Birth | Phase::Flee(_), _, last) => {
                assert!(matches!(last, Some(Action::Pass | Action::End | Action::Stay)), "{last:?}");
                moves += 1;
            }
            _ => assert_eq!(actions, legal),
        }
        actions.sort_unstable();
        assert_eq!(actions, legal, "the same actions");
    });
    assert!(survives > 0 && moves > 0, "{survives} {moves}");
}

/// What a page tells of an event with this fight in it, and what its script is told.
fn fought(event: evo::Known, stands: evo::Stands, face: &str, lang: Lang) -> (String, Option<String>) {
    use crate::show::Tell;
    let [one, two]: [Seat; 2] = ["1", "2"].map(|seat| seat.parse().unwrap());
    let [from, at] = ["3,-1", "2,-1"].map(|hex| hex.parse().unwrap());
    let combat = evo::Combat { from, at, defender: two };
    let face = (!face.is_empty()).then(|| face.parse().unwrap());
    let attack = Some(evo::Attack { combat, attacker: one, horns: (2, 1), face, stands });
    let beaten = (stands == evo::Stands::Taken).then_some((two, evo::Terrain::Brown));
    let followed = evo::Followed { attack, beaten, ..evo::Followed::default() };
    let seen = evo::Seen { event, about: evo::About::default(), followed };
    let names = ["Maya".to_owned(), "Greta".to_owned()];
    (State::told(&seen, &names, &Words::new(lang)), State::deed(&seen))
}

#[test]
fn a_fight_is_told_when_it_is_decided_with_both_names_and_the_reason() {
    use dino_core::Event;
    use evo::{Action, Chance, Face, Known, Stands};
    let die = || Known::Whole(Event::Chance(Chance::Die(Face::More)));
    let pass = || Known::Whole(Event::Act("2".parse().unwrap(), Action::Pass));
    // With event cards the die lies there first, and who passes last decides it.
    let (text, deed) = fought(die(), Stands::Open, "more", Lang::En);
    assert_eq!(text, "The die: succeeds with more horns.\nHorns: 2 against 1.");
    assert_eq!(deed.as_deref(), Some("die more; fight 3,-1 2,-1 open more"));
    let (text, deed) = fought(pass(), Stands::Taken, "more", Lang::En);
    assert_eq!(
        text,
        "Greta passes.\nMaya wins against Greta: more horns needed, 2 against 1.\nGreta loses a dinosaur (hills)."
    );
    assert_eq!(deed.as_deref(), Some("; fight 3,-1 2,-1 taken more"));
    let (text, deed) = fought(die(), Stands::Failed, "two_more", Lang::Fr);
    assert_eq!(
        text.lines().last(),
        Some("Maya échoue contre Greta\u{a0}: il faut deux cornes de plus, 2 contre 1.")
    );
    assert_eq!(deed.as_deref(), Some("die more; fight 3,-1 2,-1 failed two_more"));
    let stays = Known::Whole(Event::Act("2".parse().unwrap(), Action::Stay));
    let (text, deed) = fought(stays, Stands::Taken, "", Lang::En);
    assert_eq!(text, "Greta does not flee.\nGreta loses a dinosaur (hills).");
    assert_eq!(deed.as_deref(), Some("; fight 3,-1 2,-1 taken"));
}

#[test]
fn the_log_says_what_the_climate_makes_of_the_ground_and_how_every_fight_ends() {
    let words = Words::new(Lang::En);
    let (mut rounds, mut fights) = (0, 0);
    moments(|table, asked| {
        if asked.is_some() {
            return;
        }
        let lines = told(table, &words);
        let count = |part: &str| lines.iter().filter(|line| line.contains(part)).count();
        let tokens = count("Climate token: ");
        let said =
            count("It grows warmer: ") + count("It grows colder: ") + count("It stays as warm as it was: ");
        assert!(said >= tokens, "{said} of {tokens}");
        let ended = count(" wins against N") + count(" fails against N");
        // A die that is rolled again decides nothing the first time.
        assert_eq!(ended, count(" attacks N"), "{lines:#?}");
        rounds += tokens;
        fights += ended;
    });
    assert!(rounds > 30 && fights > 0, "{rounds} {fights}");
}
