//! Fair draws: what browsers add to the seed, and the page that tells how the cards were drawn.

use crate::app::App;
use crate::error::Error;
use crate::lobby::Lobby;
use crate::panic::catch;
use crate::projection;
use crate::request::{FormRequest, TableRequest};
use crate::table_task::Command;
use crate::table_task::seed_parts::SeedPart;
use axum::Json;
use axum::extract::State;
use dino_core::{Pending, Seat, Seed};
use dino_page::model::{FairPage, FairSeat};
use maud::Markup;
use serde_json::{Value, json};
use std::collections::HashMap;

/// The seed of a new table was committed to before, and somebody adds to it.
pub(crate) async fn ticket(State(app): State<App>) -> Result<Json<Value>, Error> {
    let (ticket, commitment) = app.seed_tickets.issue()?;
    Ok(Json(json!({ "ticket": ticket, "commitment": commitment.to_string() })))
}

/// Takes over the seed of a ticket; answers what the person of the seat adds to it. Without a ticket nothing is added.
pub(crate) fn redeem(
    app: &App,
    lobby: &mut Lobby,
    seat: Seat,
    fields: &HashMap<String, String>,
) -> Result<Vec<(Seat, Seed)>, Error> {
    let Some((seed, part)) = ticket_of(app, fields)? else { return Ok(Vec::new()) };
    lobby.seed = seed.to_string();
    Ok(vec![(seat, part)])
}

/// The seed of a form's ticket and what is added to it, where there is one.
pub(crate) fn ticket_of(app: &App, fields: &HashMap<String, String>) -> Result<Option<(Seed, Seed)>, Error> {
    let Some((ticket, part)) = fields.get("ticket").zip(fields.get("part")) else { return Ok(None) };
    let part: Seed = part.parse().map_err(|_| Error::BadInput)?;
    // Who was told of a seed does not get another one unasked. Where there was no ticket to be had the field is empty.
    match app.seed_tickets.redeem(ticket) {
        None if !ticket.is_empty() => Err(Error::Stale),
        seed => Ok(seed.map(|seed| (seed, part))),
    }
}

/// A seat announces its part, or sends it.
pub(crate) async fn add(request: &FormRequest) -> Result<(), Error> {
    let part = SeedPart::read(request.field("sha256"), request.field("part"))?;
    request.send(Command::SeedPart { by: request.credential(), seat: request.seat()?, part }).await
}

/// How the cards of a table were drawn, who added what, and whether it fits.
pub(crate) async fn page(request: TableRequest) -> Result<Markup, Error> {
    let (snapshot, reader) = (request.snapshot(), &request.reader);
    let lobby = &snapshot.lobby;
    let (table, is_over) = match &snapshot.table {
        Some(table) => (Some(table), table.pending() == Pending::Over),
        None => (None, false),
    };
    let record = table.map(|table| table.record(is_over));
    let part_of = |seat: Seat| {
        let parts = &record.as_ref()?.header.parts;
        parts.iter().find(|(of, _)| *of == seat).map(|(_, part)| part.to_string())
    };
    let entry = |(seat, entry): (Seat, &crate::lobby::SeatEntry)| FairSeat {
        seat,
        name: projection::seat_name(lobby, seat, reader.words()),
        is_bot: entry.bot.is_some(),
        has_announced: entry.part_sha256.is_some() && snapshot.table.is_none(),
        part: part_of(seat),
    };
    // Games that were stored by an older program are not held to what files are held to today.
    let checked = record.as_ref().filter(|_| is_over).map(|record| {
        let replayed = catch(|| dino_games::verify(record, lobby.sheet_text())).map_err(Error::from)?;
        Ok::<_, Error>(replayed.err().map(|error| error.to_string()))
    });
    let page = FairPage {
        id: &snapshot.id,
        game: dino_page::games::page(&lobby.game).ok_or(Error::NotFound)?,
        commitment: lobby.commitment().ok_or(Error::NotFound)?.to_string(),
        seats: lobby.entries().map(entry).collect(),
        has_begun: table.is_some(),
        seed: record.as_ref().and_then(|record| record.seed).map(|(_, seed)| seed.to_string()),
        fault: checked.transpose()?.flatten(),
    };
    Ok(dino_page::fair(&reader.site(), &page))
}
