//! The table that waits: before a game begins everything is where it will be once it has. The chairs stand in the row of the
//! others, left is the invitation, in the middle the game's picture, right what can be set, and in the tray the reader with
//! the step.

mod options;

use crate::art::{icon, letter_of, portrait, seat_badge};
use crate::home::facts;
use crate::model::{Holder, LobbyPage, LobbySeat, Part, Site, Zone};
use crate::site::{Again, Framed, frame_with};
use crate::start::{LEVELS, level_mark};
use crate::words::Words;
use crate::{qr, stage};
use dino_core::Seat;
use maud::{Markup, html};

/// The most letters a name may have.
const NAME_LENGTH: u8 = 24;

/// The lobby of a table around its drawn parts; `version` tells the server later what the page holds.
pub fn lobby(site: &Site<'_>, page: &LobbyPage, parts: &[Part], version: &str) -> Markup {
    let (words, game) = (site.words, page.game);
    let title = words.with("lobby-page-title", &[("game", game.meta.title.into())]);
    let zone = |zone: Zone| {
        html! { @for part in parts.iter().filter(|part| part.zone == zone) { (part.in_page()) } }
    };
    let content = html! {
        div class=(if sits(page) { "stage lobby" } else { "stage lobby lobby--guest" }) data-page="lobby"
            data-table=(page.id) data-lobby=(game.meta.id) data-live={ "/t/" (page.id) "/live?has=" (version) }
            data-commitment=(page.commitment) {
            (stage::bar(site, Some(game), &status(page, words), &tools(site, page)))
            section.others aria-label=(words.get("lobby-seats")) { (zone(Zone::Others)) }
            div.middle {
                section.middle__shared { (invitation(page, words)) }
                section.middle__board { (cover(page, words)) }
                section.middle__act { (zone(Zone::Act)) }
            }
            section.mine {
                div.step { (zone(Zone::Step)) (crate::table::path(words)) }
                div.tray { (zone(Zone::Mine)) }
            }
            (crate::table::machinery(words))
        }
    };
    let (script, game, again) = (Some("/assets/table.js"), Some(game), again(page));
    frame_with(
        site,
        &Framed { title: &title, class: "page--lobby", script, game, again, content },
        &crate::preview::lobby(page, words),
    )
}

/// Who sits waits for the others. Whoever is still to give a name is left in peace, and a host has time for the options:
/// what is not sent yet would be lost.
fn again(page: &LobbyPage) -> Option<Again> {
    let seconds = if page.is_host { 30 } else { 10 };
    (sits(page) || free(page).next().is_none()).then(|| Again { seconds, address: format!("/t/{}", page.id) })
}

/// The parts of the lobby that change while people take their seats.
pub fn lobby_parts(site: &Site<'_>, page: &LobbyPage) -> Vec<Part> {
    let words = site.words;
    vec![
        Part::new("lobby-seats", "chairs-slot", Zone::Others, chairs(page, words)),
        Part::new("lobby-options", "panel lobby__options", Zone::Act, options::options(page, words)),
        Part::new("lobby-step", "step__asked", Zone::Step, step(page, words)),
        Part::new("lobby-mine", "mine-slot", Zone::Mine, mine(page, words)),
    ]
}

/// Whose table it is.
fn status(page: &LobbyPage, words: &Words) -> Markup {
    html! {
        @if let Some(host) = &page.host { (words.with("lobby-status", &[("host", host.as_str().into())])) }
        @else { (words.get("lobby-status-nobody")) }
    }
}

fn tools(site: &Site<'_>, page: &LobbyPage) -> Markup {
    let words = site.words;
    html! {
        a.tool href={ "/rules/" (page.game.meta.id) } { (icon("learn")) span.tool__label { (words.get("site-rules")) } }
        (stage::menu(words, &html! {
            a.btn.btn--small href={ "/rules/" (page.game.meta.id) } { (words.get("site-rules")) }
            a.btn.btn--small href={ "/t/" (page.id) "/fair" } { (words.get("fair-title")) }
            (stage::imprint(site, Some(page.game)))
        }))
    }
}

/// What it is about: the game's picture, who invites, and the facts.
fn cover(page: &LobbyPage, words: &Words) -> Markup {
    let game = page.game.meta;
    html! {
        div.cover {
            div.cover__art aria-hidden="true" { ((page.game.picture)()) }
            div.cover__text {
                h1 {
                    @match page.host.as_deref().filter(|_| !sits(page)) {
                        Some(host) => (words.with("lobby-invited", &[("host", host.into()), ("game", game.title.into())])),
                        None => (game.title),
                    }
                }
                p { (words.get(&format!("{}-about", game.id))) }
                (facts(page.game, words))
            }
        }
    }
}

// ---- The chairs

/// All chairs but the reader's own, which are in the tray.
fn chairs(page: &LobbyPage, words: &Words) -> Markup {
    html! {
        ul.chairs {
            @for seat in page.seats.iter().filter(|seat| !is_yours(seat)) {
                li class={ "chair seat-" (seat.seat.number()) (if seat.holder == Holder::Free { " chair--free" } else { "" }) } {
                    (portrait(seat.seat))
                    div.chair__body { (chair(page, seat, words)) }
                }
            }
        }
    }
}

fn chair(page: &LobbyPage, seat: &LobbySeat, words: &Words) -> Markup {
    let number = seat.seat.number();
    let head = |name: &str, kind: Option<&str>| {
        html! {
            p.chair__name {
                (seat_badge(seat.seat)) strong { (name) }
                @if let Some(kind) = kind { small.player__kind { (words.get(kind)) } }
            }
        }
    };
    let remove = |key: &str| {
        html! {
            @if page.is_host {
                form.inline method="post" action={ "/t/" (page.id) "/stand" } data-fetch {
                    input type="hidden" name="seat" value=(number);
                    button.btn.btn--quiet.btn--small type="submit" { (words.get(key)) }
                }
            }
        }
    };
    html! {
        @match &seat.holder {
            Holder::Free => {
                (head(&words.get("lobby-free"), None))
                p.chair__what { (words.get("lobby-free-what")) }
                div.chair__acts {
                    @if !sits(page) {
                        button.btn.btn--small type="submit" form="sit" name="seat" value=(number) {
                            (icon("chair")) (words.get("lobby-sit-here"))
                        }
                    }
                    @if page.is_host {
                        form.inline.levels method="post" action={ "/t/" (page.id) "/bot" } data-fetch {
                            input type="hidden" name="seat" value=(number);
                            @for (level, animal) in LEVELS {
                                button.btn.btn--small type="submit" name="kind" value=(level)
                                    title=(words.get(&format!("lobby-bot-{level}-what"))) {
                                    (level_mark(animal)) (words.get(&format!("lobby-bot-{level}")))
                                }
                            }
                        }
                    }
                }
            }
            Holder::Bot(kind) => {
                (head(&words.get(&format!("lobby-bot-{kind}")), Some("table-bot")))
                p.chair__what { (words.get(&format!("lobby-bot-{kind}-what"))) }
                div.chair__acts { (remove("lobby-remove-bot")) }
            }
            Holder::Person { name, .. } => {
                (head(name, None))
                p.chair__what { strong.is-plus { (words.get("lobby-ready")) } }
                div.chair__acts { (remove("lobby-remove")) }
            }
        }
    }
}

fn is_yours(seat: &LobbySeat) -> bool {
    matches!(seat.holder, Holder::Person { you: true, .. })
}

/// Whether the reader has a seat.
fn sits(page: &LobbyPage) -> bool {
    page.seats.iter().any(is_yours)
}

/// The chairs nobody sits on.
fn free(page: &LobbyPage) -> impl Iterator<Item = &LobbySeat> {
    page.seats.iter().filter(|seat| seat.holder == Holder::Free)
}

// ---- The step and the tray

/// What is to be decided now, with the buttons for it.
fn step(page: &LobbyPage, words: &Words) -> Markup {
    let free_seats = free(page).count();
    let count = [("free", free_seats.into())];
    let may_begin = page.is_host || page.may_begin_for_host;
    let (text, more) = match (sits(page), may_begin) {
        (false, _) if free_seats == 0 => (words.get("lobby-full"), None),
        (false, _) => (words.get("lobby-sit-ask"), Some(words.get("lobby-sit-more"))),
        (true, true) if page.is_host => (words.with("lobby-begin-ask", &count), None),
        (true, true) => (words.with("lobby-begin-ask", &count), Some(words.get("lobby-host-away"))),
        (true, false) => (words.with("lobby-wait", &count), None),
    };
    html! {
        div.prompt.prompt--you[may_begin] {
            p.prompt__text { (text) }
            @if let Some(error) = &page.error { p.prompt__more.prompt__refused role="alert" { (error) } }
            @else if let Some(more) = more { p.prompt__more { (more) } }
        }
        @if may_begin && sits(page) { (start(page, free_seats, words)) }
        @if let (false, Some(seat)) = (sits(page), free(page).next()) { (sit(page, seat, words)) }
    }
}

fn start(page: &LobbyPage, free: usize, words: &Words) -> Markup {
    html! {
        form.lobby__start method="post" action={ "/t/" (page.id) "/start" } data-fetch {
            @if free > 0 { input type="hidden" name="fill" value="on"; }
            button.btn.btn--primary type="submit" {
                (icon("play"))
                @if free == 0 { (words.get("lobby-start")) }
                @else { (words.with("lobby-start-fill", &[("free", free.into())])) }
            }
        }
    }
}

/// A name and the first free chair; the button on another chair sends the same form for that one.
fn sit(page: &LobbyPage, seat: &LobbySeat, words: &Words) -> Markup {
    html! {
        form #sit .lobby__sit method="post" action={ "/t/" (page.id) "/sit" } data-fetch {
            label for="sit-name" { (words.get("lobby-your-name")) }
            input #sit-name name="name" maxlength=(NAME_LENGTH) required autocomplete="nickname" data-remember="name";
            button.btn.btn--primary type="submit" name="seat" value=(seat.seat.number()) {
                (icon("chair")) (words.get("lobby-sit"))
            }
        }
    }
}

/// The reader at the table: name and device, and whoever plays on the same device.
fn mine(page: &LobbyPage, words: &Words) -> Markup {
    html! {
        @if sits(page) {
            div.lobby__mine {
                @for seat in page.seats.iter().filter(|seat| is_yours(seat)) { (own_chair(page, seat, words)) }
                @if free(page).next().is_some() { (shared_device(page, words)) }
            }
        }
    }
}

fn own_chair(page: &LobbyPage, seat: &LobbySeat, words: &Words) -> Markup {
    let number = seat.seat.number();
    let Holder::Person { name, .. } = &seat.holder else { return html! {} };
    html! {
        div class={ "own-chair seat-" (number) } {
            (portrait(seat.seat))
            div {
                p.chair__name {
                    (seat_badge(seat.seat)) strong { (name) } small.player__kind.chip--you { (words.get("seat-you")) }
                    span hidden data-fair-seat=(number) data-announced=[seat.part_sha256.as_deref()] {}
                }
                details.pop-up.own-chair__more {
                    summary { (icon("pen")) (words.get("lobby-more")) }
                    div.pop-up__panel {
                        form.inline method="post" action={ "/t/" (page.id) "/name" } data-fetch {
                            input type="hidden" name="seat" value=(number);
                            label.sr-only for={ "rename-" (number) } { (words.get("lobby-your-name")) }
                            input id={ "rename-" (number) } name="name" maxlength=(NAME_LENGTH) required value=(name);
                            button.btn.btn--small type="submit" { (words.get("lobby-rename")) }
                        }
                        form.inline method="post" action={ "/t/" (page.id) "/stand" } data-fetch {
                            input type="hidden" name="seat" value=(number);
                            button.btn.btn--small type="submit" { (words.get("lobby-stand")) }
                        }
                        @if let Some(link) = &seat.link { (seat_link(&page.id, seat.seat, link, words)) }
                    }
                }
            }
        }
    }
}

/// A seat for somebody who plays on the reader's device.
fn shared_device(page: &LobbyPage, words: &Words) -> Markup {
    html! {
        details.pop-up.lobby__shared {
            summary { (icon("people")) (words.get("lobby-sit-too")) }
            form.pop-up__panel.inline method="post" action={ "/t/" (page.id) "/sit" } data-fetch {
                select name="seat" aria-label=(words.get("lobby-seat")) {
                    @for seat in free(page) {
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

// ---- Addresses

/// The private address of a seat, and how to make the one of before worthless.
pub(crate) fn seat_link(id: &str, seat: Seat, link: &str, words: &Words) -> Markup {
    html! {
        div.seat-link {
            p { (words.get("lobby-seat-link")) }
            (copied(link, words))
            @if !is_local(link) { (qr::picture(link, &words.get("lobby-seat-link"))) }
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
            button.btn.btn--small type="button" data-copy=(address) hidden { (icon("link")) (words.get("lobby-copy")) }
        }
    }
}

/// How others come to the table. A picture of the address is only of use where other devices find it.
fn invitation(page: &LobbyPage, words: &Words) -> Markup {
    let local = is_local(&page.url);
    html! {
        section.panel.lobby__invite {
            h2 { (words.get("lobby-invite")) }
            @if !local {
                details.lobby__qr open {
                    summary { (words.get("lobby-qr")) }
                    (qr::picture(&page.url, &words.get("lobby-invite-qr")))
                }
            }
            p { (words.get("lobby-invite-lead")) }
            (copied(&page.url, words))
            button.btn.lobby__share type="button" data-share=(page.url) hidden { (icon("send")) (words.get("lobby-share")) }
            @if local {
                details.lobby__local {
                    summary { (words.get("lobby-invite-local")) }
                    p { (words.with("lobby-invite-network", &[("port", port(&page.url).into())])) }
                }
            }
        }
    }
}

/// Whether only this computer finds the address.
pub fn is_local(url: &str) -> bool {
    let host = url.split_once("://").map_or(url, |(_, rest)| rest);
    ["localhost", "127.", "[::1]"].iter().any(|local| host.starts_with(local))
}

/// The port of an address, where it names one.
fn port(url: &str) -> &str {
    let host = url.split_once("://").map_or(url, |(_, rest)| rest).split('/').next().unwrap_or_default();
    host.rsplit_once(':').map_or("80", |(_, port)| port)
}
