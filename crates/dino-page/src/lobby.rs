//! A table before its game begins: seats, options, pace, invitation.

use crate::art::{letter_of, seat_badge};
use crate::model::{Holder, LobbyPage, LobbySeat, Part, Site, Zone};
use crate::qr;
use crate::site::{Again, Framed, frame};
use crate::words::Words;
use dino_core::config::{SEAT_SETS, seats_of};
use dino_core::{OptionSpec, Pace, Seat};
use maud::{Markup, html};

/// The most letters a name may have.
const NAME_LENGTH: u8 = 24;
/// So many options of a game are always in sight.
const FREQUENT: usize = 9;

/// The lobby of a table around its drawn parts; `version` tells the server later what the page holds.
pub fn lobby(site: &Site<'_>, page: &LobbyPage, parts: &[Part], version: &str) -> Markup {
    let words = site.words;
    let title = words.with("lobby-page-title", &[("game", page.game.meta.title.into())]);
    let content = html! {
        div.lobby data-live={ "/t/" (page.id) "/live?has=" (version) } data-page="lobby" data-table=(page.id)
            data-commitment=(page.commitment) {
            header.lobby__head {
                h1 { (page.game.meta.title) }
                p { (words.get(&format!("{}-about", page.game.meta.id))) " "
                    a href={ "/rules/" (page.game.meta.id) } { (words.get("site-rules")) } }
            }
            @for part in parts {
                @if part.id == "lobby-seats" { (invitation(page, words)) }
                (part.in_page())
            }
            (crate::table::path(words)) (crate::table::machinery(words))
        }
    };
    let (script, game, again) = (Some("/assets/table.js"), Some(page.game), again(page));
    frame(site, &Framed { title: &title, class: "page--lobby", script, game, again, content })
}

/// Who sits waits for the others. Whoever is still to give a name is left in peace, and a host has time for the options:
/// what is not sent yet would be lost.
fn again(page: &LobbyPage) -> Option<Again> {
    let is_full = page.seats.iter().all(|seat| seat.holder != Holder::Free);
    let seconds = if page.is_host { 30 } else { 10 };
    (sits(page) || is_full).then(|| Again { seconds, address: format!("/t/{}", page.id) })
}

/// The parts of the lobby that change while people take their seats.
pub fn lobby_parts(site: &Site<'_>, page: &LobbyPage) -> Vec<Part> {
    let words = site.words;
    let part = |id: &str, class, html| Part { id: id.to_owned(), class, zone: Zone::Board, html };
    vec![
        part(
            "lobby-error",
            "lobby__error",
            html! { @if let Some(error) = &page.error { p.notice role="alert" { (error) } } },
        ),
        part("lobby-seats", "panel lobby__seats", seats(page, words)),
        part("lobby-options", "panel lobby__options", options(page, words)),
    ]
}

fn seats(page: &LobbyPage, words: &Words) -> Markup {
    let free = page.seats.iter().filter(|seat| seat.holder == Holder::Free).count();
    html! {
        h2 { (words.get("lobby-seats")) }
        ul.seat-list { @for seat in &page.seats { li.seat-row { (seat_row(page, seat, words)) } } }
        @if free > 0 && sits(page) { (shared_device(page, words)) }
        @if page.is_host {
            (start(page, free, words))
        } @else if page.may_begin_for_host {
            p.muted { (words.get("lobby-host-away")) }
            (start(page, free, words))
        } @else {
            p.muted { (words.get(if free == 0 { "lobby-wait-host" } else { "lobby-wait-seats" })) }
        }
        p.muted { a href={ "/t/" (page.id) "/fair" } { (words.get("fair-title")) } }
    }
}

fn start(page: &LobbyPage, free: usize, words: &Words) -> Markup {
    html! {
        form.lobby__start method="post" action={ "/t/" (page.id) "/start" } data-fetch {
            @if free > 0 { input type="hidden" name="fill" value="on"; }
            button.btn.btn--primary type="submit" {
                @if free == 0 { (words.get("lobby-start")) }
                @else { (words.with("lobby-start-fill", &[("free", free.into())])) }
            }
        }
    }
}

fn seat_row(page: &LobbyPage, seat: &LobbySeat, words: &Words) -> Markup {
    let number = seat.seat.number();
    let action = |name: &str| format!("/t/{}/{name}", page.id);
    let stand = |key: &str| {
        html! {
            form.inline method="post" action=(action("stand")) data-fetch {
                input type="hidden" name="seat" value=(number);
                button.btn.btn--small type="submit" { (words.get(key)) }
            }
        }
    };
    html! {
        (seat_badge(seat.seat))
        @match &seat.holder {
            Holder::Free => {
                @if sits(page) {
                    span.seat-row__name.muted { (words.get("lobby-free")) }
                } @else {
                    form.inline.seat-row__sit method="post" action=(action("sit")) data-fetch {
                        input type="hidden" name="seat" value=(number);
                        label.sr-only for={ "name-" (number) } { (words.get("lobby-your-name")) }
                        input id={ "name-" (number) } name="name" maxlength=(NAME_LENGTH) required
                            autocomplete="nickname" data-remember="name" placeholder=(words.get("lobby-your-name"));
                        button.btn.btn--primary type="submit" { (words.get("lobby-sit")) }
                    }
                }
                @if page.is_host {
                    form.inline method="post" action=(action("bot")) data-fetch {
                        input type="hidden" name="seat" value=(number);
                        @for kind in ["greedy", "random"] {
                            button.chip type="submit" name="kind" value=(kind) {
                                (words.get(&format!("lobby-add-bot-{kind}")))
                            }
                        }
                    }
                }
            }
            Holder::Bot(kind) => {
                span.seat-row__name { (bot_name(kind, words)) }
                @if page.is_host { (stand("lobby-remove")) }
            }
            Holder::Person { name, you } => {
                span.seat-row__name { (name) }
                @if *you {
                    span hidden data-fair-seat=(number) data-announced=[seat.part_sha256.as_deref()] {}
                    span.chip.chip--you { (words.get("seat-you")) }
                    details.seat-row__more {
                        summary { (words.get("lobby-more")) }
                        form.inline method="post" action=(action("name")) data-fetch {
                            input type="hidden" name="seat" value=(number);
                            label.sr-only for={ "rename-" (number) } { (words.get("lobby-your-name")) }
                            input id={ "rename-" (number) } name="name" maxlength=(NAME_LENGTH) required value=(name);
                            button.btn.btn--small type="submit" { (words.get("lobby-rename")) }
                        }
                        (stand("lobby-stand"))
                        @if let Some(link) = &seat.link { (seat_link(&page.id, seat.seat, link, words)) }
                    }
                } @else if page.is_host {
                    (stand("lobby-remove"))
                }
            }
        }
    }
}

/// Whether the reader has a seat.
fn sits(page: &LobbyPage) -> bool {
    page.seats.iter().any(|seat| matches!(seat.holder, Holder::Person { you: true, .. }))
}

/// A seat for somebody who plays on the reader's device.
fn shared_device(page: &LobbyPage, words: &Words) -> Markup {
    let free = page.seats.iter().filter(|seat| seat.holder == Holder::Free);
    html! {
        details.lobby__shared {
            summary { (words.get("lobby-sit-too")) }
            form.inline method="post" action={ "/t/" (page.id) "/sit" } data-fetch {
                select name="seat" aria-label=(words.get("lobby-seat")) {
                    @for seat in free {
                        @let number = seat.seat.number();
                        option value=(number) { (words.with("seat-name", &[("seat", letter_of(seat.seat).to_string().into())])) }
                    }
                }
                label.sr-only for="name-other" { (words.get("lobby-name-other")) }
                input #name-other name="name" maxlength=(NAME_LENGTH) required autocomplete="off"
                    placeholder=(words.get("lobby-name-other"));
                button.btn.btn--small type="submit" { (words.get("lobby-sit")) }
            }
        }
    }
}

/// The private address of a seat, and how to make the one of before worthless.
pub(crate) fn seat_link(id: &str, seat: Seat, link: &str, words: &Words) -> Markup {
    html! {
        div.seat-link {
            p { (words.get("lobby-seat-link")) }
            (copied(link, words))
            (qr::picture(link, &words.get("lobby-seat-link")))
            form method="post" action={ "/t/" (id) "/sign-out" } data-fetch {
                input type="hidden" name="seat" value=(seat.number());
                button.btn.btn--small type="submit" { (words.get("lobby-sign-out")) }
            }
            p.muted { (words.get("lobby-sign-out-what")) }
        }
    }
}

/// An address with a button that copies it.
fn copied(address: &str, words: &Words) -> Markup {
    html! {
        div.copy {
            input.copy__field readonly value=(address) aria-label=(words.get("lobby-address"));
            button.btn.btn--small type="button" data-copy=(address) hidden { (words.get("lobby-copy")) }
        }
    }
}

fn invitation(page: &LobbyPage, words: &Words) -> Markup {
    html! {
        section.panel.lobby__invite {
            h2 { (words.get("lobby-invite")) }
            p { (words.get("lobby-invite-lead")) }
            (copied(&page.url, words))
            @if is_local(&page.url) { p.notice.lobby__local { (words.get("lobby-invite-local")) } }
            button.btn.lobby__share type="button" data-share=(page.url) hidden { (words.get("lobby-share")) }
            details.lobby__qr open {
                summary { (words.get("lobby-qr")) }
                (qr::picture(&page.url, &words.get("lobby-invite-qr")))
            }
        }
    }
}

/// Whether only this computer finds the address.
fn is_local(url: &str) -> bool {
    let host = url.split_once("://").map_or(url, |(_, rest)| rest);
    ["localhost", "127.", "[::1]"].iter().any(|local| host.starts_with(local))
}

/// What a bot is called.
pub(crate) fn bot_name(kind: &str, words: &Words) -> String {
    words.get(&format!("lobby-bot-{kind}"))
}

fn options(page: &LobbyPage, words: &Words) -> Markup {
    let game = page.game.meta;
    let choices = |key: &str, values: &[String], now: &str, label: &dyn Fn(&str) -> String| {
        html! {
            select id={ "option-" (key) } name=(key) disabled[!page.is_host] {
                @for value in values {
                    option value=(value) selected[value == now] { (label(value)) }
                }
            }
        }
    };
    let option = |spec: &OptionSpec, now: &str| {
        let name = format!("{}-option-{}", game.id, spec.key);
        // Of seats only those at the table.
        let here = |value: &&&str| {
            spec.values != SEAT_SETS
                || seats_of(value)
                    .is_some_and(|seats| seats.iter().all(|seat| seat.index() < page.seats.len()))
        };
        let values: Vec<String> = spec.values.iter().filter(here).map(|value| (*value).to_owned()).collect();
        let label = |value: &str| match seats_of(value).filter(|_| spec.values == SEAT_SETS) {
            Some(seats) if !seats.is_empty() => {
                seats.iter().map(|seat| letter_of(seat).to_string()).collect::<Vec<_>>().join(", ")
            }
            _ => option_value(value, words),
        };
        html! {
            div.option {
                label for={ "option-" (spec.key) } { (words.get(&format!("{name}-name"))) }
                (choices(spec.key, &values, now, &label))
                p.muted { (words.get(&name)) }
            }
        }
    };
    // What has many values, or stands far down in the list, is seldom changed and lies out of the way.
    let is_rare = |at: usize, spec: &OptionSpec, now: &str| {
        (at >= FREQUENT || spec.values.len() > 8) && now == spec.values[0]
    };
    let (more, usual): (Vec<_>, Vec<_>) =
        page.options.iter().enumerate().partition(|(at, (spec, now))| is_rare(*at, spec, now));
    let seats: Vec<String> = (game.min_seats..=game.max_seats).map(|seats| seats.to_string()).collect();
    let paces = Pace::OFFERED.map(|pace| pace.to_string());
    html! {
        h2 { (words.get("lobby-options")) }
        form.options method="post" action={ "/t/" (page.id) "/options" } data-fetch data-auto {
            div.option {
                label for="option-seats" { (words.get("lobby-seat-count")) }
                (choices("seats", &seats, &page.seats.len().to_string(), &str::to_owned))
            }
            @for (_, (spec, now)) in usual { (option(spec, now)) }
            @if !more.is_empty() {
                details.lobby__more-options {
                    summary { (words.get("lobby-more-options")) }
                    @for (_, (spec, now)) in more { (option(spec, now)) }
                }
            }
            @if !page.sheets.is_empty() { (sheets(page, words)) }
            div.option {
                label for="option-pace" { (words.get("lobby-pace")) }
                (choices("pace", &paces, &page.pace.to_string(), &|value| words.get(&format!("lobby-pace-{value}"))))
            }
            div.option.option--check {
                input #option-listed type="checkbox" name="listed" value="on" checked[page.listed] disabled[!page.is_host];
                label for="option-listed" { (words.get("lobby-listed")) }
            }
            @if page.is_host { button.btn.btn--small type="submit" data-no-script { (words.get("lobby-apply")) } }
        }
    }
}

/// Which component sheet is played with, where there is a choice.
fn sheets(page: &LobbyPage, words: &Words) -> Markup {
    html! {
        div.option {
            label for="option-components" { (words.get("lobby-components")) }
            select #option-components name="components" disabled[!page.is_host] {
                option value="" selected[page.sheet.is_none()] { (words.get("lobby-components-usual")) }
                @for name in &page.sheets { option value=(name) selected[page.sheet.as_ref() == Some(name)] { (name) } }
            }
            @if page.sheet.is_some() {
                p { a href={ "/t/" (page.id) "/components" } { (words.get("lobby-components-show")) } }
            } @else {
                p.muted { (words.get("lobby-components-about")) }
            }
        }
    }
}

/// A value of an option: switches have words, numbers are themselves.
fn option_value(value: &str, words: &Words) -> String {
    match value {
        "on" | "off" => words.get(&format!("lobby-value-{value}")),
        other => {
            let key = format!("lobby-value-{other}");
            if words.has(&key) { words.get(&key) } else { other.to_owned() }
        }
    }
}
