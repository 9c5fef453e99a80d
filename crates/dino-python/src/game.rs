//! Games in notation, and the bots that play them.

use crate::convert::{options, seat, to_json, to_python, viewer};
use crate::env::Env;
use crate::errors::{raise, wrong};
use dino_bots::Kind;
use dino_bots::search::Budget;
use dino_core::{MAX_SEATS, Pending, Seed};
use dino_env::{AnyBot, AnyGame};
use dino_page::Lang;
use numpy::{IntoPyArray, PyArray1};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyInt};
use serde_json::Value;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// A game being played, in notation.
#[pyclass(module = "dinotable", name = "Game")]
#[derive(Debug)]
pub(crate) struct Game {
    pub(crate) inner: Box<dyn AnyGame>,
}

/// A new game.
#[pyfunction]
#[pyo3(signature = (game, seats=2, options=None, sheet=None, seed=None, players=None))]
pub(crate) fn new(
    py: Python<'_>,
    game: &str,
    seats: i64,
    options: Option<&Bound<'_, PyDict>>,
    sheet: Option<&str>,
    seed: Option<&Bound<'_, PyAny>>,
    players: Option<Vec<String>>,
) -> PyResult<Game> {
    let options = crate::convert::options(options)?;
    let seats = seat_count(seats)?;
    let players = players.unwrap_or_default();
    if !players.is_empty() && players.len() != usize::from(seats) {
        return Err(wrong(format!("{} players are named for {seats} seats", players.len())));
    }
    // A record names them in one line, with spaces between.
    let is_name = |name: &String| !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_graphic());
    if let Some(name) = players.iter().find(|name| !is_name(name)) {
        return Err(wrong(format!("{name:?} is no name of a player: letters without spaces or accents")));
    }
    let inner = dino_env::new_game(game, seats, &options, sheet, read_seed(seed)?, players);
    Ok(Game { inner: inner.map_err(|error| raise(py, error))? })
}

/// The game whose record this is.
#[pyfunction]
#[pyo3(signature = (record, sheet=None))]
pub(crate) fn load(py: Python<'_>, record: &str, sheet: Option<&str>) -> PyResult<Game> {
    let loaded = py.detach(|| dino_env::load(record.as_bytes(), sheet));
    Ok(Game { inner: loaded.map_err(|error| raise(py, error))? })
}

/// Checks a record in every line.
#[pyfunction]
#[pyo3(signature = (record, sheet=None, unsealed=false))]
pub(crate) fn verify<'py>(
    py: Python<'py>,
    record: &str,
    sheet: Option<&str>,
    unsealed: bool,
) -> PyResult<Bound<'py, PyDict>> {
    let verified = py.detach(|| dino_env::verify(record.as_bytes(), sheet, unsealed));
    let verified = verified.map_err(|error| raise(py, error))?;
    let told = PyDict::new(py);
    told.set_item("game", verified.game)?;
    told.set_item("events", verified.events)?;
    told.set_item("result", verified.result)?;
    told.set_item("draws_checked", verified.draws_checked)?;
    Ok(told)
}

/// The best that can be made of cards by their names, for the game in which that can be known.
#[pyfunction]
#[pyo3(signature = (cards, sheet=None))]
pub(crate) fn par<'py>(
    py: Python<'py>,
    cards: Vec<String>,
    sheet: Option<&str>,
) -> PyResult<Bound<'py, PyDict>> {
    let find = dino_page::games::PAGES.into_iter().find_map(|page| page.par);
    let find = find.ok_or_else(|| wrong("no game has a par"))?;
    let par = py.detach(|| find(&cards, sheet)).map_err(wrong)?;
    let told = PyDict::new(py);
    told.set_item("points", par.points)?;
    let parts = PyDict::new(py);
    par.parts.iter().try_for_each(|(name, points)| parts.set_item(name, points))?;
    told.set_item("parts", parts)?;
    told.set_item("rows", &par.rows)?;
    told.set_item("slides", &par.slides)?;
    Ok(told)
}

/// The ids of all games.
#[pyfunction]
pub(crate) fn game_ids() -> Vec<&'static str> {
    dino_games::IDS.to_vec()
}

/// What is fixed about a game, and its options with their values.
#[pyfunction]
pub(crate) fn game_info<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
    let (meta, options) =
        dino_games::meta(game).zip(dino_games::options(game)).ok_or_else(|| unknown(py, game))?;
    let told = to_python(py, &serde_json::to_value(meta).unwrap_or_default())?;
    let values = PyDict::new(py);
    options.iter().try_for_each(|option| values.set_item(option.key, option.values))?;
    told.set_item("options", values)?;
    Ok(told)
}

/// What the numbers and tokens of a game are.
#[pyfunction]
pub(crate) fn encoding<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyDict>> {
    let encoding = dino_env::encoding(game).ok_or_else(|| unknown(py, game))?;
    let fields = |fields: &[dino_core::Field]| -> Vec<(&'static str, Vec<usize>, &'static str)> {
        fields.iter().map(|field| (field.name, field.shape.to_vec(), field.about)).collect()
    };
    let told = PyDict::new(py);
    told.set_item("version", encoding.version)?;
    told.set_item("observation_size", encoding.len())?;
    told.set_item("action_count", encoding.token_count())?;
    told.set_item("fields", fields(encoding.fields))?;
    told.set_item("tokens", fields(encoding.tokens))?;
    Ok(told)
}

/// The sentence of a rule by its number, such as `CUB-21`.
#[pyfunction]
#[pyo3(signature = (number, lang="en"))]
pub(crate) fn rule(number: &str, lang: &str) -> PyResult<String> {
    let sentence = dino_env::rule_sentence(number, language(lang)?);
    sentence.ok_or_else(|| wrong(format!("no rule that is refused by has the number \"{number}\"")))
}

fn unknown(py: Python<'_>, game: &str) -> PyErr {
    raise(py, dino_env::EnvError::UnknownGame(game.to_owned()))
}

/// How many seats, as far as any game has so many: its own rules say the rest.
pub(crate) fn seat_count(seats: i64) -> PyResult<u8> {
    let known = u8::try_from(seats).ok().filter(|seats| usize::from(*seats) <= MAX_SEATS);
    known.ok_or_else(|| wrong(format!("{seats} seats: no game has so many")))
}

/// A seed: a whole number, 64 letters of a record, or none for one by chance.
fn read_seed(seed: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    let Some(seed) = seed else {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|error| wrong(format!("there is no chance here: {error}")))?;
        return Ok(Seed::new(bytes));
    };
    if seed.is_instance_of::<PyInt>() {
        return Ok(Seed::of_series(seed.extract()?, 0));
    }
    let text: &str = seed
        .extract()
        .map_err(|_| PyTypeError::new_err("a seed is a whole number or a text of 64 digits"))?;
    text.parse().map_err(|error| wrong(format!("{error}")))
}

pub(crate) fn language(lang: &str) -> PyResult<Lang> {
    match lang {
        "en" => Ok(Lang::En),
        "fr" => Ok(Lang::Fr),
        _ => Err(wrong(format!("no language is called \"{lang}\"; there are: en, fr"))),
    }
}

/// What pickle keeps of a game: the function that makes it again, and what that needs.
type Reduced<'py> = (Bound<'py, PyAny>, (&'static str, String, bool, u64));

#[pymethods]
impl Game {
    /// The game's id.
    #[getter]
    fn id(&self) -> &'static str {
        self.inner.meta().id
    }

    /// How many seats play.
    #[getter]
    fn seats(&self) -> u8 {
        self.inner.seats()
    }

    /// Every option with its value.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let told = PyDict::new(py);
        self.inner.options().iter().try_for_each(|(key, value)| told.set_item(key, value))?;
        Ok(told)
    }

    /// The seats that owe an action, from 0.
    #[getter]
    fn pending(&self) -> Vec<usize> {
        self.inner.pending().seats().iter().map(dino_core::Seat::index).collect()
    }

    /// Whether chance has to fall.
    #[getter]
    fn is_chance(&self) -> bool {
        self.inner.pending() == Pending::Chance
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.inner.pending() == Pending::Over
    }

    /// What the seat may do, in notation.
    fn legal_actions(&self, seat: i64) -> PyResult<Vec<String>> {
        Ok(self.inner.legal_actions(self.seat(seat)?))
    }

    /// How chance may fall, each way with its probability.
    fn chance_outcomes(&self) -> Vec<(String, f64)> {
        let outcomes = self.inner.chance_outcomes();
        let whole: f64 = outcomes.iter().map(|(_, weight)| f64::from(*weight)).sum();
        outcomes
            .into_iter()
            .map(|(outcome, weight)| (format!("* {outcome}"), f64::from(weight) / whole))
            .collect()
    }

    /// Carries out an event in notation.
    fn apply(&mut self, py: Python<'_>, event: &str) -> PyResult<()> {
        self.inner.apply(event).map_err(|error| raise(py, error))
    }

    /// Raises what `apply` would raise.
    fn check(&self, py: Python<'_>, event: &str) -> PyResult<()> {
        self.inner.check(event).map_err(|error| raise(py, error))
    }

    /// Lets chance fall until somebody has to decide; what fell.
    fn draw(&mut self) -> Vec<String> {
        self.inner.draw().into_iter().map(|outcome| format!("* {outcome}")).collect()
    }

    /// What somebody may know.
    fn view<'py>(&self, py: Python<'py>, who: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.inner.view(viewer(who, self.seats())?))
    }

    /// What somebody saw of the events from this one on.
    #[pyo3(signature = (who, start=0))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        who: &Bound<'py, PyAny>,
        start: usize,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seen = self.inner.observe(start, viewer(who, self.seats())?).map_err(|error| raise(py, error))?;
        to_python(py, &Value::Array(seen))
    }

    /// All that happened, in notation.
    #[getter]
    fn events(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        self.inner.events().map_err(|error| raise(py, error))
    }

    /// A world that looks like a view of this game.
    fn sample(&self, py: Python<'_>, view: &Bound<'_, PyAny>, seed: u64) -> PyResult<Game> {
        let view = to_json(view)?;
        let world = py.detach(|| self.inner.sample(&view, seed));
        Ok(Game { inner: world.map_err(|error| raise(py, error))? })
    }

    /// A world that looks like this one to somebody.
    fn resample(&self, py: Python<'_>, who: &Bound<'_, PyAny>, seed: u64) -> PyResult<Game> {
        let viewer = viewer(who, self.seats())?;
        Ok(Game { inner: py.detach(|| self.inner.resample(viewer, seed)) })
    }

    /// Points, ranks and where the points came from, once the game is over.
    fn standing<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Some(standing) = self.inner.standing() else { return Ok(None) };
        let told = PyDict::new(py);
        told.set_item("totals", standing.totals.as_slice())?;
        told.set_item(
            "ranks",
            standing.ranks.as_slice().iter().map(|rank| i64::from(*rank)).collect::<Vec<_>>(),
        )?;
        let mut parts = Vec::new();
        for points in standing.breakdown.iter() {
            let seat = PyDict::new(py);
            let named = self.inner.meta().categories.iter().zip(points);
            named.into_iter().try_for_each(|(name, points)| seat.set_item(name, points))?;
            parts.push(seat);
        }
        told.set_item("breakdown", parts)?;
        Ok(Some(told))
    }

    /// The record so far.
    #[pyo3(signature = (with_seed=true))]
    fn record(&self, py: Python<'_>, with_seed: bool) -> PyResult<String> {
        self.inner.record(with_seed).map_err(|error| raise(py, error))
    }

    /// The table as text, as somebody sees it.
    #[pyo3(signature = (who=None, lang="en"))]
    fn text(&self, who: Option<&Bound<'_, PyAny>>, lang: &str) -> PyResult<String> {
        Ok(self.inner.text(self.viewer_or_public(who)?, language(lang)?))
    }

    /// The table as a picture, as somebody sees it.
    #[pyo3(signature = (who=None))]
    fn svg(&self, py: Python<'_>, who: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        let viewer = self.viewer_or_public(who)?;
        Ok(py.detach(|| self.inner.diagram(viewer).svg()))
    }

    /// The same in pixels: width, height, and red, green and blue of each.
    #[pyo3(signature = (who=None))]
    fn pixels<'py>(
        &self,
        py: Python<'py>,
        who: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<(usize, usize, Bound<'py, PyBytes>)> {
        let viewer = self.viewer_or_public(who)?;
        let (width, height, pixels) = py.detach(|| self.inner.diagram(viewer).pixels());
        Ok((width, height, PyBytes::new(py, &pixels)))
    }

    /// What a notebook shows.
    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, None)
    }

    /// A copy; without its past it is as cheap as its state.
    #[pyo3(signature = (history=true))]
    fn clone(&self, history: bool) -> Game {
        Game { inner: self.inner.boxed(history) }
    }

    /// How a copy is made elsewhere: with its past where that can be read again without a sheet of one's own.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let restore = py.import("dinotable._core")?.getattr("restore_game")?;
        let record =
            self.inner.record(true).ok().filter(|record| dino_env::load(record.as_bytes(), None).is_ok());
        let past = record.is_some();
        let text = record.unwrap_or_else(|| self.inner.view(dino_core::Viewer::Everything).to_string());
        Ok((restore, (self.id(), text, past, self.inner.next_seed())))
    }

    fn __copy__(&self) -> Game {
        self.clone(true)
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.clone(true)
    }

    /// What the seat may know, in numbers.
    fn observation<'py>(&self, py: Python<'py>, seat: i64) -> PyResult<Bound<'py, PyArray1<f32>>> {
        Ok(self.inner.numbers(self.seat(seat)?).into_pyarray(py))
    }

    /// What a pending seat may do, each action with its tokens.
    fn words(&self, seat: i64) -> PyResult<Vec<(String, Vec<u16>)>> {
        Ok(self.inner.words(self.seat(seat)?))
    }

    /// The tokens of an action that the seat may do.
    fn spell(&self, py: Python<'_>, seat: i64, action: &str) -> PyResult<Vec<u16>> {
        let seat = self.seat(seat)?;
        let found = self.inner.words(seat).into_iter().find(|(legal, _)| legal == action);
        match found {
            Some((_, word)) => Ok(word),
            None => {
                self.inner.check(&format!("{seat} {action}")).map_err(|error| raise(py, error))?;
                Err(wrong(format!("\"{action}\" is legal, but has no tokens in this encoding")))
            }
        }
    }

    /// The first action whose tokens begin with these.
    fn read(&self, seat: i64, tokens: Vec<u16>) -> PyResult<String> {
        let words = self.inner.words(self.seat(seat)?);
        let found = words.into_iter().find(|(_, word)| word.starts_with(&tokens));
        found
            .map(|(action, _)| action)
            .ok_or_else(|| wrong(format!("no legal action begins with {tokens:?}")))
    }

    /// The same state in numbers.
    #[pyo3(signature = (seed=0))]
    fn env(&self, seed: u64) -> Env {
        Env { inner: self.inner.lane(seed) }
    }

    /// A short number that mostly tells states apart.
    #[getter]
    fn digest(&self) -> u32 {
        self.inner.digest()
    }

    /// Whether both are the same game in the same state.
    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Game>().is_ok_and(|other| self.inner.is_same(other.borrow().inner.as_ref()))
    }

    fn __hash__(&self) -> u64 {
        self.digest().into()
    }

    fn __repr__(&self) -> String {
        let waits = match self.inner.pending() {
            Pending::Seats(_) => format!("seats {:?} are asked", self.pending()),
            Pending::Chance => "chance has to fall".to_owned(),
            Pending::Over => "over".to_owned(),
        };
        format!("<dinotable.Game {}, {} seats, {waits}>", self.id(), self.seats())
    }
}

/// The game that was saved as this text: a record, or a view of everything with what it draws from.
#[pyfunction]
pub(crate) fn restore_game(py: Python<'_>, game: &str, saved: &str, past: bool, seed: u64) -> PyResult<Game> {
    let restored = if past {
        dino_env::load(saved.as_bytes(), None)
    } else {
        let view: Value = serde_json::from_str(saved).map_err(|error| wrong(error.to_string()))?;
        dino_env::world(game, &view, seed)
    };
    Ok(Game { inner: restored.map_err(|error| raise(py, error))? })
}

impl Game {
    fn seat(&self, index: i64) -> PyResult<dino_core::Seat> {
        seat(index, self.inner.seats())
    }

    fn viewer_or_public(&self, who: Option<&Bound<'_, PyAny>>) -> PyResult<dino_core::Viewer> {
        who.map_or(Ok(dino_core::Viewer::Public), |who| viewer(who, self.inner.seats()))
    }
}

/// A bot that plays one seat of one game.
#[pyclass(module = "dinotable", name = "Bot", frozen)]
pub(crate) struct Bot {
    game: &'static str,
    kind: Kind,
    inner: Mutex<Box<dyn AnyBot>>,
}

#[pymethods]
impl Bot {
    /// A bot by its name, for a game. `seconds` or `iterations` are how far `apex` may think.
    #[new]
    #[pyo3(signature = (game, name, seed=0, seconds=None, iterations=None))]
    fn new(
        py: Python<'_>,
        game: &str,
        name: &str,
        seed: u64,
        seconds: Option<f64>,
        iterations: Option<u32>,
    ) -> PyResult<Bot> {
        let kind = kind(name)?;
        let time = seconds.map(Duration::try_from_secs_f64).transpose();
        let time = time.map_err(|_| wrong("a time to think is a number of seconds from 0 on"))?;
        let mut budget = Budget { iterations, time };
        if budget == Budget::default() {
            budget.time = Some(dino_bots::THINK);
        }
        let inner = dino_env::bot(game, kind, seed, budget).map_err(|error| raise(py, error))?;
        let game = dino_games::meta(game).map_or("", |meta| meta.id);
        Ok(Bot { game, kind, inner: Mutex::new(inner) })
    }

    /// What it does for a seat that is asked, in notation. It is given what that seat may know and nothing else.
    fn choose(&self, py: Python<'_>, game: &Game, seat: i64) -> PyResult<String> {
        let seat = game.seat(seat)?;
        let chosen = py.detach(|| {
            // Whoever panicked with it in hand is gone.
            let mut bot = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
            bot.choose(&*game.inner, seat)
        });
        chosen.map_err(|error| raise(py, error))
    }

    /// Its name.
    #[getter]
    fn name(&self) -> &'static str {
        self.kind.name()
    }

    fn __repr__(&self) -> String {
        format!("<dinotable.Bot {} of {}>", self.kind.name(), self.game)
    }
}

pub(crate) fn kind(name: &str) -> PyResult<Kind> {
    name.parse().map_err(|error: dino_bots::UnknownBot| wrong(error.to_string()))
}

/// Options, for whoever opens something else by them.
pub(crate) fn read_options(given: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<(String, String)>> {
    options(given)
}
