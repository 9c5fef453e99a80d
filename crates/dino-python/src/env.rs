//! One game in numbers.

use crate::convert::seat;
use crate::errors::{raise, wrong};
use crate::game::{Game, read_options, seat_count};
use dino_core::Pending;
use dino_env::{AnyLane, Reward};
use numpy::{PyArray1, PyArrayMethods as _, PyReadwriteArray1};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// One game in numbers: seats say tokens, chance falls by itself.
#[pyclass(module = "dinotable", name = "Env")]
pub(crate) struct Env {
    pub(crate) inner: Box<dyn AnyLane>,
}

#[pymethods]
impl Env {
    /// A new game.
    #[new]
    #[pyo3(signature = (game, seats=2, options=None, sheet=None, seed=0))]
    fn new(
        py: Python<'_>,
        game: &str,
        seats: i64,
        options: Option<&Bound<'_, PyDict>>,
        sheet: Option<&str>,
        seed: u64,
    ) -> PyResult<Env> {
        let made = dino_env::lane(game, seat_count(seats)?, &read_options(options)?, sheet, seed);
        Ok(Env { inner: made.map_err(|error| raise(py, error))? })
    }

    /// The game's id.
    #[getter]
    fn id(&self) -> &'static str {
        self.inner.id()
    }

    /// How many seats play.
    #[getter]
    fn seats(&self) -> u8 {
        self.inner.seats()
    }

    /// The seat that is asked first, from 0; -1 where chance has to fall, -2 when the game is over.
    #[getter]
    fn seat(&self) -> i64 {
        match self.inner.pending() {
            Pending::Seats(seats) => seats.first().map_or(-2, |seat| seat.index() as i64),
            Pending::Chance => -1,
            Pending::Over => -2,
        }
    }

    /// All seats that are asked, from 0.
    #[getter]
    fn pending(&self) -> Vec<usize> {
        self.inner.pending().seats().iter().map(dino_core::Seat::index).collect()
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.inner.pending() == Pending::Over
    }

    /// Begins anew.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, seed: Option<u64>) {
        self.inner.reset(seed);
    }

    /// Whether chance falls by itself, as it does at first.
    fn let_chance_fall(&mut self, by_itself: bool) {
        self.inner.let_chance_fall(by_itself);
    }

    /// The actions of the seat, or of the one that is asked first, ascending.
    #[pyo3(signature = (seat=None))]
    fn legal_actions(&mut self, seat: Option<i64>) -> PyResult<Vec<u16>> {
        Ok(match self.seat_or_asked(seat)? {
            Some(seat) => self.inner.legal_tokens(seat),
            None => Vec::new(),
        })
    }

    /// What the seat has said of the action it spells.
    fn said(&self, seat: i64) -> PyResult<Vec<u16>> {
        Ok(self.inner.said(self.known(seat)?))
    }

    /// 1 for each action of the seat, in an array of the caller's or a new one.
    #[pyo3(signature = (seat=None, out=None))]
    fn mask<'py>(
        &mut self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyArray1<i8>>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let array = out.unwrap_or_else(|| PyArray1::zeros(py, self.sizes().1, false));
        let (seat, len) = (self.seat_or_asked(seat)?, self.sizes().1);
        fill(&array, len, |mask| match seat {
            Some(seat) => self.inner.mask(seat, mask),
            None => mask.fill(0),
        })?;
        Ok(array)
    }

    /// What the seat may know, in an array of the caller's or a new one.
    #[pyo3(signature = (seat=None, out=None))]
    fn observe<'py>(
        &mut self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyArray1<f32>>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let array = out.unwrap_or_else(|| PyArray1::zeros(py, self.sizes().0, false));
        let (seat, len) = (self.seat_or_asked(seat)?, self.sizes().0);
        fill(&array, len, |row| match seat {
            Some(seat) => self.inner.observe(seat, row),
            None => row.fill(0.0),
        })?;
        Ok(array)
    }

    /// The seat, or the one that is asked first, takes an action; whether that ended a decision.
    #[pyo3(signature = (action, seat=None))]
    fn step(&mut self, py: Python<'_>, action: i64, seat: Option<i64>) -> PyResult<bool> {
        let Some(seat) = self.seat_or_asked(seat)? else {
            let why = if self.is_over() { "the game is over: reset it" } else { "chance has to fall first" };
            return Err(wrong(why));
        };
        let token = u64::try_from(action).map_err(|_| wrong(format!("there is no action {action}")))?;
        self.inner.say(seat, token).map_err(|error| raise(py, error))
    }

    /// The seat that is asked takes an action; what may be done next, by whoever is asked then: nothing once the game is over.
    /// One call of Python instead of three.
    fn advance(&mut self, py: Python<'_>, action: i64) -> PyResult<Vec<u16>> {
        self.step(py, action, None)?;
        self.legal_actions(None)
    }

    /// How chance may fall, each way with its probability.
    fn chance_outcomes(&self) -> Vec<(String, f64)> {
        let outcomes = self.inner.chance_outcomes();
        let whole: f64 = outcomes.iter().map(|(_, weight)| f64::from(*weight)).sum();
        outcomes.into_iter().map(|(outcome, weight)| (outcome, f64::from(weight) / whole)).collect()
    }

    /// Chance falls in the way with this number.
    fn fall(&mut self, py: Python<'_>, outcome: usize) -> PyResult<()> {
        self.inner.fall(outcome).map_err(|error| raise(py, error))
    }

    /// The first action in notation that this one plays or begins.
    #[pyo3(signature = (action, seat=None))]
    fn notation(&mut self, py: Python<'_>, action: u64, seat: Option<i64>) -> PyResult<String> {
        let seat = self.seat_or_asked(seat)?.ok_or_else(|| wrong("nobody is asked"))?;
        self.inner.notation(seat, action).map_err(|error| raise(py, error))
    }

    /// What each seat got, once the game is over.
    #[pyo3(signature = (reward="rank"))]
    fn rewards(&self, reward: &str) -> PyResult<Option<Vec<f32>>> {
        let reward: Reward = reward.parse().map_err(wrong)?;
        Ok(self.inner.rewards(reward).map(|rewards| rewards.as_slice().to_vec()))
    }

    /// Plays on to the end, every action at random.
    fn play_out(&mut self, py: Python<'_>) {
        py.detach(|| self.inner.play_out());
    }

    /// Another world that looks like this one to the seat.
    fn resample(&self, py: Python<'_>, seat: i64, seed: u64) -> PyResult<Env> {
        let seat = self.known(seat)?;
        Ok(Env { inner: py.detach(|| self.inner.resample(seat, seed)) })
    }

    /// A text that is the same for all worlds that look alike to the seat.
    fn key(&self, seat: i64) -> PyResult<String> {
        Ok(self.inner.key(self.known(seat)?))
    }

    /// The same state in notation, without its past.
    fn game(&self) -> Game {
        Game { inner: self.inner.game() }
    }

    /// How a copy is made elsewhere. What it draws differs from what is drawn here.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (&'static str, String))> {
        let restore = py.import("dinotable._core")?.getattr("restore_env")?;
        Ok((restore, (self.id(), self.inner.save())))
    }

    /// A copy.
    fn clone(&self) -> Env {
        Env { inner: self.inner.boxed() }
    }

    fn __copy__(&self) -> Env {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Env {
        self.clone()
    }

    fn __repr__(&self) -> String {
        format!("<dinotable.Env {}, {} seats, seat {} is asked>", self.id(), self.seats(), self.seat())
    }
}

/// The environment that was saved as this text.
#[pyfunction]
pub(crate) fn restore_env(py: Python<'_>, game: &str, saved: &str) -> PyResult<Env> {
    let restored = dino_env::restore(game, saved);
    Ok(Env { inner: restored.map_err(|error| raise(py, error))? })
}

impl Env {
    /// How many numbers an observation has, and how many tokens there are.
    fn sizes(&self) -> (usize, usize) {
        dino_env::encoding(self.inner.id())
            .map_or((0, 0), |encoding| (encoding.len(), encoding.token_count()))
    }

    fn known(&self, index: i64) -> PyResult<dino_core::Seat> {
        seat(index, self.inner.seats())
    }

    fn seat_or_asked(&self, seat: Option<i64>) -> PyResult<Option<dino_core::Seat>> {
        match seat {
            Some(seat) => self.known(seat).map(Some),
            None => Ok(self.inner.pending().seats().first()),
        }
    }
}

/// Writes into an array of the caller's, if it fits.
fn fill<T: numpy::Element>(
    array: &Bound<'_, PyArray1<T>>,
    len: usize,
    write: impl FnOnce(&mut [T]),
) -> PyResult<()> {
    let mut array: PyReadwriteArray1<'_, T> =
        array.try_readwrite().map_err(|error| wrong(format!("the array cannot be written: {error}")))?;
    let slice = array.as_slice_mut().map_err(|_| wrong("the array is not contiguous"))?;
    if slice.len() != len {
        return Err(wrong(format!("the array has {} places: there must be {len}", slice.len())));
    }
    write(slice);
    Ok(())
}
