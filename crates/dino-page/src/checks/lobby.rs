//! The lobby of every game of the registry: what a host reads there is said in words, never in the codes of options.

use super::words::{NAME, hard_coded, readable, with_site};
use crate::games::PAGES;
use crate::model::{Holder, LobbyPage, LobbySeat, Site, Theme};
use crate::words::{Lang, Words};
use crate::{GamePage, lobby, lobby_parts};
use dino_core::{Configure, Game, OptionKind, OptionSpec, Pace, Seat};

/// The options of a game.
fn specs(game: &GamePage) -> &'static [OptionSpec] {
    with_game!(game.meta.id, G => <<G as Game>::Config as Configure>::OPTIONS).unwrap()
}

/// A lobby for so many, with the value that `choose` takes of each option, as it is drawn.
fn drawn(
    site: &Site<'_>,
    game: &'static GamePage,
    seats: u8,
    is_host: bool,
    choose: fn(&OptionSpec) -> &'static str,
) -> String {
    let person = |you| Holder::Person { name: NAME.to_owned(), you };
    let first = if is_host { [person(true), person(false)] } else { [person(false), Holder::Free] };
    let others = std::iter::repeat([Holder::Bot("greedy".to_owned()), Holder::Free]).flatten();
    let seat = |(seat, holder)| LobbySeat {
        seat,
        holder,
        link: Some("/s/abc".to_owned()),
        part_sha256: Some("5e".repeat(32)),
    };
    let page = LobbyPage {
        id: "abc".to_owned(),
        game,
        url: "/t/abc".to_owned(),
        host: Some(NAME.to_owned()),
        commitment: "5e".repeat(32),
        sheets: vec![NAME.to_owned()],
        sheet: Some(NAME.to_owned()),
        options: specs(game).iter().map(|spec| (spec, choose(spec))).collect(),
        seats: Seat::all(seats).zip(first.into_iter().chain(others)).map(seat).collect(),
        pace: Pace::Minutes(10),
        listed: true,
        hints: true,
        is_host,
        may_begin_for_host: !is_host,
        error: Some(NAME.to_owned()),
    };
    lobby(site, &page, &lobby_parts(site, &page), "").into_string()
}

/// Every lobby that looks different: of every game, for the fewest and the most, for the host and for a guest, with the first and the
/// last value of everything.
fn each(site: &Site<'_>, mut check: impl FnMut(&'static GamePage, &str)) {
    let values: [fn(&OptionSpec) -> &'static str; 2] =
        [|spec| spec.values[0], |spec| spec.values[spec.values.len() - 1]];
    for game in PAGES {
        for seats in [game.meta.min_seats, game.meta.max_seats] {
            for (is_host, choose) in
                [(true, values[0]), (true, values[1]), (false, values[0]), (false, values[1])]
            {
                check(game, &drawn(site, game, seats, is_host, choose));
            }
        }
    }
}

#[test]
fn no_text_of_a_lobby_is_hard_coded() {
    with_site(|site| each(site, |game, html| assert_eq!(hard_coded(html), None, "{}", game.meta.id)));
}

#[test]
fn no_lobby_speaks_in_codes_of_options() {
    for lang in [Lang::En, Lang::Fr] {
        let words = Words::new(lang);
        let site = Site { words: &words, theme: Theme::Auto, path: "/t/abc" };
        each(&site, |game, html| {
            // Letters and digits in one, such as `b05` or `4x3`, or several things in one.
            let is_code = |text: &str| {
                text.contains('+') || text.contains(char::is_alphabetic) && text.contains(char::is_numeric)
            };
            let values = specs(game).iter().flat_map(|spec| spec.values);
            let codes: std::collections::BTreeSet<&str> = values
                .flat_map(|value| value.split('+').chain([*value]))
                .filter(|text| is_code(text))
                .collect();
            for text in readable(html) {
                let mut said = text.split(|sign: char| sign.is_whitespace() || ",;:.()·=".contains(sign));
                assert_eq!(
                    said.find(|word| codes.contains(word)),
                    None,
                    "{}, {lang:?}: {text}",
                    game.meta.id
                );
            }
        });
    }
}

#[test]
fn things_and_seats_have_a_box_each_and_nothing_is_a_long_list() {
    let words = Words::new(Lang::En);
    let site = Site { words: &words, theme: Theme::Auto, path: "/t/abc" };
    for game in PAGES {
        let most = game.meta.max_seats;
        let html = drawn(&site, game, most, true, |spec| spec.values[0]);
        for spec in specs(game) {
            let boxes = html.matches(&format!(" name=\"{}.", spec.key)).count();
            let wanted = match spec.kind() {
                OptionKind::One => 0,
                OptionKind::Things { things, .. } => things.len(),
                OptionKind::Seats => usize::from(most),
            };
            assert_eq!(boxes, wanted, "{}: {}", game.meta.id, spec.key);
        }
        let longest = html
            .split("<select")
            .skip(1)
            .map(|list| list.split("</select>").next().unwrap().matches("<option").count());
        assert!(longest.max().unwrap_or(0) <= 12, "{}: a list nobody reads", game.meta.id);
    }
}
