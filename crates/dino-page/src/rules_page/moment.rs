//! A moment of a kept game as a picture in a text, drawn by what draws the table.

use super::Reader;
use crate::model::{Site, TablePage, TableSeat, Theme};
use crate::scene::Scene;
use crate::show::Show;
use crate::shown_view::ViewOf;
use crate::story::Story;
use dino_core::replay::replay;
use dino_core::{Record, Seat, SeatSet, Viewer};
use maud::{Markup, PreEscaped, html};

/// What stands for the mark `moment AT SEAT PART ...`: these parts of the table after so many events of the record, as the seat
/// sees them. Seat 0 looks on. `None` where the record has no such moment, or the table no such part.
pub(crate) fn moment<G: Show>(record: &str, mark: &str, reader: &Reader<'_>) -> Option<Markup> {
    let mut of = mark.split(' ');
    let (at, seat): (usize, u8) = (of.next()?.parse().ok()?, of.next()?.parse().ok()?);
    let ids: Vec<&str> = of.collect();
    let record = Record::read(record.as_bytes()).ok()?;
    let replay = replay::<G>(&record, None).ok()?;
    let state = (at <= replay.history.events().len()).then(|| replay.history.state_at(at))?;
    let own = (1..=record.header.seats).contains(&seat).then(|| Seat::new(seat - 1));
    let viewer = own.map_or(Viewer::Public, Viewer::Seat);
    let words = reader.words;
    // The people of a text have names, as those at a table.
    let name =
        |seat: Seat| words.with("bot-name", &[("kind", "greedy".into()), ("seat", seat.number().into())]);
    let sits = |seat: Seat| TableSeat {
        seat,
        name: name(seat),
        bot: false,
        person: true,
        here: true,
        clock: None,
        link: None,
    };
    let view = ViewOf::<G>(state.view(viewer));
    let page = TablePage {
        url: String::new(),
        id: "moment",
        seats: Seat::all(record.header.seats).map(sits).collect(),
        viewer,
        yours: own.map_or(SeatSet::EMPTY, SeatSet::one),
        at,
        events: at,
        replay: own.is_none(),
        follows: None,
        steps: [at; 2],
        story: Story::default(),
        pending: state.pending(),
        automatic: SeatSet::EMPTY,
        sheet: None,
        view: &view,
        drawings: None,
        log: Vec::new(),
        last_actions: vec![None; usize::from(record.header.seats)],
        take_back: None,
        chat: Vec::new(),
        may_speak: false,
        standing: state.standing(),
        refusal: None,
        lesson: None,
        deal: None,
        hints: false,
        advice: None,
    };
    let scene = Scene::new(&Site { words, theme: Theme::Auto, path: "" }, &page);
    let parts = G::parts(&view.0, &scene);
    let part = |id: &&str| parts.iter().find(|part| part.id == *id);
    let chosen: Option<Vec<_>> = ids.iter().map(part).collect();
    Some(html! {
        // Nothing can be done in a picture: it is looked at, and the text beside it says what it shows.
        div.moment data-game=(reader.game.meta.id) inert aria-hidden="true" {
            @for part in chosen? {
                div class={ "moment__part moment__part--" (part.id) " " (part.class) } {
                    (PreEscaped(apart(&crate::page_only::for_page(&part.html.0), at)))
                }
            }
        }
    })
}

/// The drawing with names of its own: a text may hold several moments, and a page no id twice.
fn apart(html: &str, at: usize) -> String {
    let own = format!("m{at}-");
    [" id=\"", " href=\"#", "url(#", " for=\"", " aria-labelledby=\""]
        .iter()
        .fold(html.to_owned(), |html, before| html.replace(before, &format!("{before}{own}")))
}
