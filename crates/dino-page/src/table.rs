//! A table with its game on, over, or at a moment of its replay.

use crate::art::icon;
use crate::lines::{chat_line, log_line};
use crate::model::{Part, Site, TablePage, Zone};
use crate::scene::Scene;
use crate::site::{Again, Framed, frame, frame_with, with_rules};
use crate::words::Words;
use crate::{
    act, advice, end, keys, leave, lesson, notes, notify, preview, reactions, recap, replay, seats, stage,
    tempo,
};
use dino_core::{Pending, Viewer};
use maud::{Markup, html};

/// The table, or a moment of its replay, around its drawn parts; `version` tells the server later what the page holds.
pub fn table(site: &Site<'_>, page: &TablePage<'_>, parts: &[Part], version: &str) -> Markup {
    let (scene, game) = (Scene::new(site, page), page.game());
    let zone = |zone: Zone| {
        html! { @for part in parts.iter().filter(|part| part.zone == zone) { (part.in_page()) } }
    };
    let kind = match (&page.lesson, page.replay) {
        (Some(_), _) => "lesson",
        (None, true) => "replay",
        (None, false) => "table",
    };
    let live = (kind == "table").then(|| match page.viewer {
        Viewer::Seat(seat) => format!("/t/{}/live?as={}&has={}", page.id, seat.number(), version),
        Viewer::Public | Viewer::Everything => {
            let follows = page.follows.map_or_else(String::new, |one| format!("follow={}&", one.number()));
            format!("/t/{}/live?{follows}has={version}", page.id)
        }
    });
    let content = html! {
        div.stage data-page=(kind) data-table=(page.id) data-base=(page.address()) data-game=(game.meta.id)
            data-seats=(page.seats.len()) data-live=[live] data-people[has_other_people(page)] {
            h1.sr-only { (game.meta.title) }
            (stage::bar(site, Some(game), &zone(Zone::Bar), &tools(site, &scene, &zone(Zone::Menu))))
            (zone(Zone::Said))
            // One alone has the row to itself. Said here and by the script: a style that looks for it costs the browser a lot.
            section.others data-alone[scene.page.seats.len() == 1 + usize::from(scene.you.is_some())] aria-label=(scene.words.get("table-others")) { (zone(Zone::Others)) }
            div.middle {
                section.middle__shared { (zone(Zone::Shared)) }
                section.middle__board { (zone(Zone::Board)) }
                section.middle__act { (zone(Zone::Act)) }
                @if kind == "table" { (recap::recap(scene.words)) }
            }
            section.ending { (zone(Zone::End)) }
            section.mine {
                div.step { (zone(Zone::Step)) (path(scene.words)) @if kind == "table" && scene.is_player() { (notify::question(scene.words)) } }
                div #advice .advice { @if let Some(advice) = &page.advice { (advice::advice_panel(Some(page.id), advice, scene.words)) } }
                div.tray { (zone(Zone::Mine)) }
            }
            (drawer(&scene))
            dialog #refcard .dialog aria-labelledby="refcard-title" {
                h2 #refcard-title { (scene.words.get("table-reference")) }
                @if let Some(card) = page.view.reference(scene.words) { (card) }
                form method="dialog" { button.btn type="submit" { (scene.words.get("table-close")) } }
            }
            (keys::dialog(&scene))
            (notes::notes(page, scene.words))
            (machinery(scene.words))
        }
    };
    let title = title(&scene);
    let (script, game, again) = (Some("/assets/table.js"), Some(game), again(&scene));
    let head = match &page.lesson {
        Some(_) => {
            html! { link rel="stylesheet" href="/assets/lesson.css"; script type="module" src="/assets/lesson.js" {} }
        }
        None => preview::table(&scene),
    };
    frame_with(site, &Framed { title: &title, class: "page--table", script, game, again, content }, &head)
}

/// Whether the reader plays with other people, for whom one may have to wait.
fn has_other_people(page: &TablePage<'_>) -> bool {
    !page.yours.is_empty() && page.seats.iter().any(|entry| entry.person && !page.yours.contains(entry.seat))
}

/// Who waits for others looks again after a while; who is asked something is left in peace.
fn again(scene: &Scene<'_>) -> Option<Again> {
    const SECONDS: u8 = 10;
    let page = scene.page;
    let waits = !page.replay
        && page.lesson.is_none()
        && page.pending != Pending::Over
        && !scene.acts
        && scene.hand_to.is_none();
    let look = match page.viewer {
        Viewer::Seat(seat) if page.yours.len() > 1 => format!("?as={}", seat.number()),
        Viewer::Seat(_) | Viewer::Public | Viewer::Everything => String::new(),
    };
    waits.then(|| Again { seconds: SECONDS, address: format!("/t/{}{look}", page.id) })
}

/// What can be found out about what was played, as a piece of a page. It takes a while: not for a busy thread.
pub fn study(site: &Site<'_>, page: &TablePage<'_>) -> Option<Markup> {
    page.view.study(&Scene::new(site, page))
}

/// The same as a page of its own, for browsers without script.
pub fn study_page(site: &Site<'_>, page: &TablePage<'_>) -> Option<Markup> {
    let content = html! {
        section.panel { (study(site, page)?) }
        p { a.btn href={ "/t/" (page.id) } { (site.words.get("table-to-table")) } }
    };
    let (title, script, game) = (page.game().meta.title, None, Some(page.game()));
    Some(frame(site, &Framed { title, class: "page--study", script, game, again: None, content }))
}

/// The parts of the table that change, each with the id of its element.
pub fn parts(site: &Site<'_>, page: &TablePage<'_>) -> Vec<Part> {
    let scene = &Scene::new(site, page);
    let mut parts = vec![Part::new("title", "", Zone::Title, html! { (title(scene)) })];
    if page.replay {
        parts.push(Part::new("scrubber", "scrubber-slot", Zone::Mine, replay::scrubber(scene)));
    }
    parts.push(Part::new("asked", "sr-only", Zone::Step, html! { span hidden { (seats::asked(scene)) } }));
    parts.push(Part::new("prompt", "step__asked", Zone::Step, prompt(scene)));
    parts.push(Part::new("offers", "offers", Zone::Step, offers(scene)));
    parts.push(Part::new("standing", "standing-slot", Zone::End, end::standing(scene)));
    parts.push(Part::new("own-tools", "table-tools", Zone::Menu, own_tools(scene)));
    let mut board = page.view.parts(scene);
    if scene.hand_to.is_some() {
        board.iter_mut().for_each(|part| part.html = html! {});
    }
    // Who watches has no tray; on a shared device the same page may have one later.
    if !board.iter().any(|part| part.id == "mine") {
        board.push(seats::mine(scene, &html! {}, &html! {}));
    }
    parts.append(&mut board);
    if let Some(said) = &page.lesson {
        parts.insert(0, Part::new("said", "said", Zone::Said, lesson::said(said, scene.words)));
        lesson::light_all(&mut parts, said);
    }
    parts
}

fn title(scene: &Scene<'_>) -> String {
    let title = [("game", scene.page.game().meta.title.into())];
    if let Some(said) = &scene.page.lesson {
        let values = [
            ("lesson", scene.words.get(&said.lesson.key()).into()),
            ("game", scene.page.game().meta.title.into()),
        ];
        return scene.words.with("lesson-page-title", &values);
    }
    let key = if scene.page.replay {
        "table-title-replay"
    } else if scene.acts || scene.hand_to.is_some() {
        "table-title-you"
    } else {
        "table-title"
    };
    scene.words.with(key, &title)
}

/// What is expected now, and of whom; below it what that would bring, or why something was refused.
fn prompt(scene: &Scene<'_>) -> Markup {
    let (page, words) = (scene.page, scene.words);
    if page.replay {
        return replay::told(page, words);
    }
    if let Some(said) = &page.lesson {
        return lesson::prompt(said, words);
    }
    if let Some(seat) = scene.hand_to {
        let name = [("name", scene.name(seat).into())];
        return html! {
            div.prompt.prompt--you {
                p.prompt__text { (words.with("table-pass-to", &name)) }
                a.btn.btn--primary href={ "/t/" (page.id) "?as=" (seat.number()) } { (words.with("table-i-am", &name)) }
            }
        };
    }
    let text = match (page.pending, scene.you) {
        (Pending::Seats(_), Some(you)) if scene.acts => page.view.expected(you, words),
        (Pending::Seats(seats), _) if seats == page.automatic => words.get("table-automatic"),
        (Pending::Seats(seats), _) => {
            let names: Vec<&str> = seats.iter().map(|seat| scene.name(seat)).collect();
            words.with("table-waits", &[("names", names.join(", ").into())])
        }
        (Pending::Chance, _) => {
            // Not every game deals cards.
            let own = format!("{}-chance", page.game().meta.id);
            words.get(if words.has(&own) { &own } else { "table-chance" })
        }
        (Pending::Over, _) => words.get("table-over"),
    };
    let forecast = scene.you.filter(|_| scene.acts).and_then(|you| page.view.forecast(you, words));
    html! {
        div.prompt.prompt--you[scene.acts] {
            p.prompt__text {
                @if let (true, Some(you), true) = (scene.acts, scene.you, page.yours.len() > 1) {
                    strong { (words.with("table-for", &[("name", scene.name(you).into())])) } " "
                }
                (with_rules(&text, page.game().meta))
            }
            @if let Some(refused) = &page.refusal {
                p.prompt__more.prompt__refused role="alert" { (with_rules(&refused.sentence, page.game().meta)) }
            } @else if let Some(forecast) = forecast {
                p.prompt__more { (with_rules(&forecast, page.game().meta)) }
            }
            @if !page.replay && page.yours.is_empty() { p.prompt__more { (words.get("table-watching")) } }
        }
        @if !page.replay && page.yours.is_empty() { (replay::follow(scene, &format!("/t/{}", page.id))) }
        (seats::stand_ins(scene))
        @if let Some(seat) = page.take_back {
            form.inline method="post" action={ "/t/" (page.id) "/takeback" } data-fetch {
                input type="hidden" name="seat" value=(seat.number());
                button.btn.btn--quiet type="submit" data-key="u" { (icon("back")) span { (words.get("table-take-back")) } kbd { "U" } }
            }
        }
    }
}

fn offers(scene: &Scene<'_>) -> Markup {
    match scene.you {
        _ if scene.page.lesson.as_ref().is_some_and(|said| !said.awaits()) => {
            scene.page.lesson.as_ref().map_or_else(Markup::default, |said| lesson::offers(said, scene.words))
        }
        Some(you) if scene.acts => {
            let offers = scene.page.view.offers(you, &scene.names, scene.words);
            act::offers(scene.page, you, &offers, scene.words)
        }
        _ => end::actions(scene),
    }
}

/// What the bar offers beside the game itself.
fn tools(site: &Site<'_>, scene: &Scene<'_>, settings: &Markup) -> Markup {
    let (page, words) = (scene.page, scene.words);
    if let Some(said) = &page.lesson {
        return lesson::tools(site, said, page.game());
    }
    // Of several at one device whoever looks asks; the others have their turn.
    let asks = scene
        .you
        .filter(|_| page.hints && !page.replay && scene.is_player() && page.pending != Pending::Over);
    html! {
        @if let Some(seat) = asks { (advice::tool(page.id, seat, words)) }
        (tempo::chooser(words))
        @if !page.replay { (recap::opener(words)) }
        (stage::drawer_tool("log", &words.get("table-log")))
        @if !page.replay { (stage::drawer_tool("chat", &words.get("table-chat"))) }
        button.tool type="button" data-open="refcard" data-key="r" hidden aria-label=(words.get("table-reference"))
            title=(words.get("table-reference")) { (icon("help")) }
        (stage::menu(words, &html! {
            (settings)
            button.btn.btn--small type="button" data-open="keys" data-key="?" hidden { (words.get("keys-title")) }
            a.btn.btn--small href={ "/rules/" (page.game().meta.id) } { (words.get("site-rules")) }
            a.btn.btn--small href={ "/t/" (page.id) "/fair" } { (words.get("fair-title")) }
            @if let Some(name) = page.sheet {
                a.btn.btn--small href={ "/t/" (page.id) "/components" } { (words.with("table-components", &[("name", name.into())])) }
            }
            @if page.replay {
                a.btn.btn--small href={ "/t/" (page.id) } { (words.get("table-to-table")) }
            } @else if page.at > 0 {
                a.btn.btn--small href={ "/t/" (page.id) "/replay/" (page.at) } { (words.get("table-replay")) }
            }
            (stage::imprint(site, Some(page.game())))
        }))
    }
}

/// Log and chat, closed until somebody wants them. In a small window one of the two is in sight, and the tabs change them.
fn drawer(scene: &Scene<'_>) -> Markup {
    let (page, words) = (scene.page, scene.words);
    html! {
        aside.drawer #drawer aria-label=(words.get("table-log")) {
            div.drawer__tabs {
                (stage::drawer_tool("log", &words.get("table-log")))
                @if !page.replay && page.lesson.is_none() { (stage::drawer_tool("chat", &words.get("table-chat"))) }
                a.tool.drawer__close href="#main" data-drawer="" aria-label=(words.get("table-close")) title=(words.get("table-close")) { (icon("close")) }
            }
            section.log-panel aria-labelledby="log-title" {
                h2 #log-title { (icon("log")) (words.get("table-log")) }
                @if page.lesson.is_none() { div.log-tools { (tempo::chooser(words)) @if !page.replay { (recap::opener(words)) } } }
                ol.log #log tabindex="0" { @for line in &page.log { (log_line(page.id, line, &scene.names, words)) } }
            }
            @if !page.replay && page.lesson.is_none() {
                section.chat aria-labelledby="chat-title" {
                    h2 #chat-title { (icon("chat")) (words.get("table-chat"))
                        a.tool href={ "/t/" (page.id) "/chat" } title=(words.get("chat-all")) aria-label=(words.get("chat-all")) { (icon("menu")) }
                    }
                    ol.chat__lines #chat tabindex="0" { @for line in &page.chat { (chat_line(line, words)) } }
                    @if page.may_speak { (chat_form(page.id, words)) }
                }
            }
        }
    }
}

/// What those who play may set, as long as there is something to play.
fn own_tools(scene: &Scene<'_>) -> Markup {
    let (page, words) = (scene.page, scene.words);
    if !scene.is_player() || page.pending == Pending::Over || page.lesson.is_some() {
        return html! {};
    }
    let own = || page.seats.iter().filter(|entry| page.yours.contains(entry.seat));
    let own_seats: Vec<_> = own().map(|entry| (entry.seat, entry.bot, &entry.link)).collect();
    let depends_on = (own_seats, notes::are_for(page));
    let draw = || {
        html! {
            label.table-tools__confirm hidden {
                input type="checkbox" #confirm-first data-keep="confirm"; " " (words.get("table-confirm-first"))
            }
            label.table-tools__confirm hidden {
                input type="checkbox" #sound data-keep="sound"; " " (words.get("table-sound"))
            }
            (notify::switch(words))
            (notes::switch(page, words))
            @for entry in own().filter(|entry| !entry.bot) {
                form.inline method="post" action={ "/t/" (page.id) "/away" } {
                    input type="hidden" name="seat" value=(entry.seat.number());
                    button.btn.btn--small.btn--quiet type="submit" {
                        (words.with("table-bot-for", &[("name", entry.name.as_str().into())]))
                    }
                }
            }
            (leave::choices(page.id, own(), words))
            @for (entry, link) in own().filter_map(|entry| entry.link.as_deref().map(|link| (entry, link))) {
                details {
                    summary { (words.with("table-other-device", &[("name", entry.name.as_str().into())])) }
                    (crate::lobby::seat_link(page.id, entry.seat, link, words))
                }
            }
        }
    };
    scene.drawn("own-tools", depends_on, draw)
}

fn chat_form(id: &str, words: &Words) -> Markup {
    let action = format!("/t/{id}/chat");
    html! {
        (reactions::buttons(&action, words))
        form.chat__quick method="post" action=(action) data-fetch {
            @for phrase in ["hello", "well-played", "thinking", "good-game"] {
                @let text = words.get(&format!("table-quick-{phrase}"));
                button.chip type="submit" name="text" value=(text) { (text) }
            }
        }
        form.chat__form method="post" action=(action) data-fetch data-reset {
            label.sr-only for="chat-text" { (words.get("table-say")) }
            input #chat-text name="text" maxlength="300" autocomplete="off" required placeholder=(words.get("table-say"));
            button.btn.btn--primary type="submit" aria-label=(words.get("table-send")) title=(words.get("table-send")) { (icon("send")) }
        }
    }
}

/// What is to be chosen next, in the place of what is asked; and the few words of the script.
pub(crate) fn path(words: &Words) -> Markup {
    html! {
        div #path .path hidden
            data-cancel=(words.get("table-cancel")) data-confirm=(words.get("table-confirm"))
            data-sure=(words.with("table-sure", &[("what", "%".into())])) data-copied=(words.get("lobby-copied")) data-by-hand=(words.get("lobby-copy-by-hand"))
            data-close=(words.get("table-close")) data-failed=(words.get("table-failed")) data-begins=(words.get("table-begins"))
            data-notified=(words.get("notify-on")) data-not-notified=(words.get("notify-off"))
            data-offline=(words.get("table-offline")) data-restarts=(words.get("table-restarts")) {}
        // What a thing would bring while one points at it, or why not: in the place of the forecast.
        p #hint .step__told aria-hidden="true" hidden {}
        div #toast .step__told.toast role="status" hidden {}
    }
}

/// What the script speaks through: the toast, the notice that the line is down, the live region.
pub(crate) fn machinery(words: &Words) -> Markup {
    html! {
        p #offline .notice.notice--offline role="status" hidden { (words.get("table-offline")) }
        div #say .sr-only aria-live="polite" {}
        dialog #pop .dialog {}
    }
}
