//! Pictures of tables as PNG, for chat programs that show one beside an address, and the icons of the program.
//!
//! A picture is drawn on a thread of its own, one at a time; few of an address may wait for theirs. What was drawn is kept, as
//! much as there is room for: a finished table looks the same ever after, and all others of a game share one.

use crate::address_counts::AddressCounts;
use crate::app::App;
use crate::error::Error;
use crate::projection::Projection;
use crate::rate_limit::ClientAddress;
use crate::request::TableRequest;
use crate::table_task::Snapshot;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Extension, Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use dino_core::Pending;
use dino_page::{Lang, PICTURE_HEIGHT, PICTURE_WIDTH, Picture};
use resvg::{tiny_skia, usvg};
use serde::Deserialize;
use std::collections::VecDeque;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use tokio::sync::Semaphore;

/// How many may wait for a picture, of all and of one address.
const MAX_WAITING: usize = 32;
const MAX_WAITING_PER_ADDRESS: usize = 4;

/// How much is kept of what was drawn: some hundred pictures.
const MAX_KEPT_BYTES: usize = 32 << 20;

/// The sizes in which devices ask for the icon of the program.
const ICON_SIZES: [u32; 3] = [180, 192, 512];

/// Who waits for a picture.
pub(crate) struct Pictures {
    permits: Arc<Semaphore>,
    queue: AddressCounts,
}

/// Pictures by what they show and their size, those used last at the end.
#[derive(Default)]
struct Kept {
    pictures: VecDeque<(Key, Arc<[u8]>)>,
    bytes: usize,
}

type Key = (u64, (u32, u32));

impl Default for Pictures {
    fn default() -> Self {
        Pictures { permits: Arc::new(Semaphore::new(1)), queue: AddressCounts::default() }
    }
}

/// What was drawn: a picture depends on nothing but its key, so one place for all will do.
static KEPT: LazyLock<Mutex<Kept>> = LazyLock::new(Mutex::default);

fn kept() -> MutexGuard<'static, Kept> {
    // It is whole at every moment, also after a panic elsewhere.
    KEPT.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Kept {
    fn find(&mut self, key: Key) -> Option<Arc<[u8]>> {
        let at = self.pictures.iter().position(|(known, _)| *known == key)?;
        let found = self.pictures.remove(at)?;
        let png = found.1.clone();
        self.pictures.push_back(found);
        Some(png)
    }

    fn keep(&mut self, key: Key, png: Arc<[u8]>) {
        self.bytes += png.len();
        self.pictures.push_back((key, png));
        while self.bytes > MAX_KEPT_BYTES
            && let Some((_, oldest)) = self.pictures.pop_front()
        {
            self.bytes -= oldest.len();
        }
    }
}

/// In which language; a chat program has no cookie that says so.
#[derive(Deserialize)]
pub(crate) struct PictureQuery {
    lang: Option<String>,
}

/// The picture of a table. Whoever asks sees the same: what a stranger may see.
pub(crate) async fn table(
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    query: Result<Query<PictureQuery>, QueryRejection>,
    request: TableRequest,
) -> Result<Response, Error> {
    let mut reader = request.reader.clone();
    reader.lang = match query.ok().and_then(|Query(query)| query.lang).as_deref() {
        Some("fr") => Lang::Fr,
        Some("en") => Lang::En,
        _ => reader.lang,
    };
    reader.person = String::new();
    let picture = picture_of(&request.snapshot(), &reader)?;
    png(&request.app, address, &headers, picture, (PICTURE_WIDTH, PICTURE_HEIGHT)).await
}

fn picture_of(snapshot: &Snapshot, reader: &crate::reader::Reader) -> Result<Picture, Error> {
    let is_over = snapshot.table.as_ref().is_some_and(|table| table.pending() == Pending::Over);
    if !is_over {
        let game = dino_page::games::page(&snapshot.lobby.game).ok_or(Error::NotFound)?;
        return Ok(Picture::of_game(game, reader.words()));
    }
    let shown = Projection::new(snapshot, &reader.person, None)?;
    let view = shown.view();
    Ok(Picture::of_end(&reader.site(), &shown.page(view.as_ref(), reader)))
}

/// The icon of the program, such as `192.png` or `512-maskable.png`.
pub(crate) async fn icon(
    State(app): State<App>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let name = name.strip_suffix(".png").ok_or(Error::NotFound)?;
    let (size, is_maskable) = name.strip_suffix("-maskable").map_or((name, false), |size| (size, true));
    let is_it = |known: &u32| known.to_string() == size;
    let size = ICON_SIZES.into_iter().find(is_it).ok_or(Error::NotFound)?;
    png(&app, address, &headers, Picture::of_house(is_maskable), (size, size)).await
}

/// A picture as an answer: a browser that has it is not sent it again.
async fn png(
    app: &App,
    address: std::net::IpAddr,
    headers: &HeaderMap,
    picture: Picture,
    size: (u32, u32),
) -> Result<Response, Error> {
    let key = (picture.key(), size);
    let etag = format!("\"{:016x}\"", key.0);
    if headers.get(header::IF_NONE_MATCH).is_some_and(|given| given.as_bytes() == etag.as_bytes()) {
        return Ok(StatusCode::NOT_MODIFIED.into_response());
    }
    let known = kept().find(key);
    let png = match known {
        Some(png) => png,
        None => drawn(app, address, picture, key).await?,
    };
    let headers = [
        (header::CONTENT_TYPE, "image/png".to_owned()),
        (header::ETAG, etag),
        (header::CACHE_CONTROL, "public, max-age=300".to_owned()),
    ];
    Ok((headers, png.to_vec()).into_response())
}

/// Draws a picture that is not kept yet, once it is its turn.
async fn drawn(app: &App, address: std::net::IpAddr, picture: Picture, key: Key) -> Result<Arc<[u8]>, Error> {
    let place =
        app.pictures.queue.permit(address, MAX_WAITING_PER_ADDRESS, MAX_WAITING).ok_or(Error::TooMany)?;
    let turn = app.pictures.permits.clone().acquire_owned().await.map_err(|_| Error::Busy)?;
    // Somebody else may have waited for the same.
    let known = kept().find(key);
    if let Some(png) = known {
        return Ok(png);
    }
    // It is kept also where whoever asked has left.
    let draw = move || {
        let _held = (place, turn);
        let png: Arc<[u8]> = render(&picture, key.1)?.into();
        kept().keep(key, png.clone());
        Some(png)
    };
    let png = tokio::task::spawn_blocking(draw).await.map_err(|error| Error::internal(&error))?;
    png.ok_or_else(|| Error::internal(&"a picture that cannot be drawn"))
}

/// The pixels of a picture. Its document points to no file, and the renderer opens none: it was built without fonts and
/// without other kinds of pictures.
fn render(picture: &Picture, (width, height): (u32, u32)) -> Option<Vec<u8>> {
    let tree = usvg::Tree::from_str(&picture.svg()?, &usvg::Options::default()).ok()?;
    let mut pixels = tiny_skia::Pixmap::new(width, height)?;
    let scale = (width as f32 / tree.size().width(), height as f32 / tree.size().height());
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale.0, scale.1), &mut pixels.as_mut());
    pixels.encode_png().ok()
}

#[cfg(test)]
mod tests;
