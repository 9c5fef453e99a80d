//! What can be set at a table that waits: values side by side or in a list, things and seats as boxes.

use crate::art::{icon, letter_of, seat_badge};
use crate::model::LobbyPage;
use crate::words::Words;
use dino_core::config::{OptionKind, seats_of};
use dino_core::{OptionSpec, Pace, Seat};
use maud::{Markup, html};

/// So many options of a game are always in sight.
const FREQUENT: usize = 2;
/// Values that are said in so many letters all together lie side by side.
const SHORT: usize = 17;

/// All that can be set: the first few in sight, the others one click away.
pub(super) fn options(page: &LobbyPage, words: &Words) -> Markup {
    let game = page.game.meta;
    let seats: Vec<String> = (game.min_seats..=game.max_seats).map(|seats| seats.to_string()).collect();
    let paces = Pace::OFFERED.map(|pace| pace.to_string());
    let (usual, more) = page.options.split_at(FREQUENT.min(page.options.len()));
    html! {
        h2 { (words.get("lobby-options")) }
        form.options method="post" action={ "/t/" (page.id) "/options" } data-fetch data-auto {
            (setting(page, "seats", &words.get("lobby-seat-count"), None, &seats, &page.seats.len().to_string(), &str::to_owned))
            @for (spec, now) in usual { (option(page, spec, now, words)) }
            (setting(page, "pace", &words.get("lobby-pace"), None, &paces, &page.pace.to_string(),
                &|value| words.get(&format!("lobby-pace-{value}"))))
            details.options__more {
                summary {
                    (icon("down")) (words.with("lobby-more-options", &[("count", (more.len() + 2 + usize::from(!page.sheets.is_empty())).into())]))
                }
                @for (spec, now) in more { (option(page, spec, now, words)) }
                @if !page.sheets.is_empty() { (sheets(page, words)) }
                div.option.option--check {
                    label for="option-listed" { (words.get("lobby-listed")) }
                    input #option-listed type="checkbox" name="listed" value="on" checked[page.listed] disabled[!page.is_host];
                }
                div.option.option--check {
                    label for="option-hints" { (words.get("lobby-hints")) }
                    input #option-hints type="checkbox" name="hints" value="on" checked[page.hints] disabled[!page.is_host];
                }
            }
            @if page.is_host { button.btn.btn--small type="submit" data-no-script { (words.get("lobby-apply")) } }
        }
    }
}

/// An option of the game.
fn option(page: &LobbyPage, spec: &OptionSpec, now: &str, words: &Words) -> Markup {
    let name = format!("{}-option-{}", page.game.meta.id, spec.key);
    let (title, about) = (words.get(&format!("{name}-name")), words.get(&name));
    let named = |value: &str| (page.game.value_name)(value, words);
    match spec.kind() {
        OptionKind::One => {
            let values: Vec<String> = spec.values.iter().map(|value| (*value).to_owned()).collect();
            // Which of many is meant only the game can say.
            let many = spec.values.len() > 4;
            let label =
                |value: &str| named(value).filter(|_| many).unwrap_or_else(|| option_value(value, words));
            setting(page, spec.key, &title, Some(&about), &values, now, &label)
        }
        OptionKind::Things { things, least, most } => {
            let names = numbered(
                &things.iter().map(|thing| named(thing).unwrap_or_default()).collect::<Vec<_>>(),
                words,
            );
            let chosen: Vec<&str> = now.split('+').collect();
            let things = things.iter().zip(names).map(|(thing, name)| Pick {
                of: thing,
                chosen: chosen.contains(thing),
                picture: (page.game.thing)(thing).unwrap_or_else(|| html! { span.pick__name { (name) } }),
                name,
            });
            picker(
                page,
                spec,
                &Picker { title, about, class: "", count: (least, most), picks: things.collect() },
                words,
            )
        }
        OptionKind::Seats => {
            let chosen = seats_of(now).unwrap_or_default();
            let numbers = ["1", "2", "3", "4", "5", "6"];
            // Of seats only those at the table.
            let seats = Seat::all(page.seats.len() as u8).zip(numbers).map(|(seat, of)| Pick {
                of,
                chosen: chosen.contains(seat),
                name: words.with("seat-name", &[("seat", letter_of(seat).to_string().into())]),
                picture: seat_badge(seat),
            });
            let picks: Vec<Pick<'_>> = seats.collect();
            picker(
                page,
                spec,
                &Picker { title, about, class: " option--seats", count: (1, picks.len()), picks },
                words,
            )
        }
    }
}

/// Things that are called alike are told apart by a number.
fn numbered(names: &[String], words: &Words) -> Vec<String> {
    let alike = |name: &String| names.iter().filter(|other| *other == name).count();
    let number = |(at, name): (usize, &String)| match alike(name) {
        1 => name.clone(),
        _ => {
            let before = names[..at].iter().filter(|other| *other == name).count();
            words.with("lobby-pick-alike", &[("name", name.as_str().into()), ("number", (before + 1).into())])
        }
    };
    names.iter().enumerate().map(number).collect()
}

/// Something of which one takes some.
struct Picker<'a> {
    title: String,
    about: String,
    class: &'static str,
    /// The fewest and the most one may take, unless one takes none.
    count: (usize, usize),
    picks: Vec<Pick<'a>>,
}

/// One of the things.
struct Pick<'a> {
    /// As values name it.
    of: &'a str,
    chosen: bool,
    picture: Markup,
    name: String,
}

/// A box for each thing. The server puts the value together from those that are ticked; without script as many can be ticked as
/// one likes, and it says what is wrong. Who may change nothing sees what was chosen.
fn picker(page: &LobbyPage, spec: &OptionSpec, picker: &Picker<'_>, words: &Words) -> Markup {
    let id = format!("option-{}", spec.key);
    let (least, most) = picker.count;
    let all = if least == most { most } else { picker.picks.len() };
    let none = option_value(spec.values.first().unwrap_or(&""), words);
    let count =
        |chosen: String| words.with("lobby-picked", &[("chosen", chosen.into()), ("all", all.into())]);
    let chosen = picker.picks.iter().filter(|pick| pick.chosen).count();
    html! {
        div class={ "option option--pick" (picker.class) } id=(id) role="group" aria-labelledby={ (id) "-name" } data-least=(least) data-most=(most) {
            div.option__what { span.option__name id={ (id) "-name" } { (picker.title) } p { (picker.about) } }
            output.option__count data-count=(count("%".to_owned())) data-none=(none) {
                @if chosen == 0 { (none) } @else { (count(chosen.to_string())) }
            }
            @if page.is_host || chosen > 0 {
                div.picks {
                    @for pick in picker.picks.iter().filter(|pick| page.is_host || pick.chosen) {
                        label.pick title=(pick.name) {
                            input type="checkbox" id={ (id) "-" (pick.of) } name={ (spec.key) "." (pick.of) } value="on"
                                checked[pick.chosen] disabled[!page.is_host] aria-label=(pick.name);
                            (pick.picture)
                        }
                    }
                }
            }
            // Says that nothing is chosen, where no box is ticked.
            input type="hidden" name=(spec.key) value=(spec.values.first().unwrap_or(&"")) disabled[!page.is_host];
        }
    }
}

/// Something to be set: its values side by side where they are short and few, else as a list.
fn setting(
    page: &LobbyPage,
    key: &str,
    title: &str,
    about: Option<&str>,
    values: &[String],
    now: &str,
    label: &dyn Fn(&str) -> String,
) -> Markup {
    let labels: Vec<String> = values.iter().map(|value| label(value)).collect();
    let letters: usize = labels.iter().map(|label| label.chars().count() + 1).sum();
    let id = format!("option-{key}");
    html! {
        @if letters <= SHORT {
            div.option role="radiogroup" aria-labelledby={ (id) "-name" } id=(id) {
                div.option__what { span.option__name id={ (id) "-name" } { (title) } @if let Some(about) = about { p { (about) } } }
                div.seg {
                    @for (value, label) in values.iter().zip(&labels) {
                        label.seg__choice {
                            input type="radio" id={ (id) "-" (value) } name=(key) value=(value) checked[value == now] disabled[!page.is_host];
                            span { (label) }
                        }
                    }
                }
            }
        } @else {
            div.option {
                div.option__what { label.option__name for=(id) { (title) } @if let Some(about) = about { p { (about) } } }
                select id=(id) name=(key) disabled[!page.is_host] {
                    @for (value, label) in values.iter().zip(&labels) { option value=(value) selected[value == now] { (label) } }
                }
            }
        }
    }
}

/// Which component sheet is played with, where there is a choice.
fn sheets(page: &LobbyPage, words: &Words) -> Markup {
    html! {
        div.option {
            div.option__what {
                label.option__name for="option-components" { (words.get("lobby-components")) }
                @if page.sheet.is_some() {
                    p { a href={ "/t/" (page.id) "/components" } { (words.get("lobby-components-show")) } }
                } @else {
                    p { (words.get("lobby-components-about")) }
                }
            }
            select #option-components name="components" disabled[!page.is_host] {
                option value="" selected[page.sheet.is_none()] { (words.get("lobby-components-usual")) }
                @for name in &page.sheets { option value=(name) selected[page.sheet.as_ref() == Some(name)] { (name) } }
            }
        }
    }
}

/// A value of an option: switches have words, numbers are themselves.
fn option_value(value: &str, words: &Words) -> String {
    let key = format!("lobby-value-{value}");
    if words.has(&key) { words.get(&key) } else { value.to_owned() }
}
