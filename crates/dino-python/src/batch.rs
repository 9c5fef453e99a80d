//! Thousands of games at once, in the caller's arrays.

use crate::convert::seat;
use crate::errors::{raise, wrong};
use crate::game::{Game, kind, read_options, seat_count};
use dino_env::{AnyBatch, BatchSetup, Buffers, Reward};
use numpy::{Element, Ix1, Ix2, PyArray, PyArrayMethods as _, PyReadwriteArray, ndarray};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;

/// The most games of one batch: far more than any memory holds the observations of.
const MAX_GAMES: usize = 1 << 24;

/// Many games of one kind, in arrays of the caller's.
#[pyclass(module = "dinotable", name = "Batch", frozen)]
pub(crate) struct Batch {
    inner: Mutex<Box<dyn AnyBatch>>,
    games: usize,
    seats: usize,
    numbers: usize,
    tokens: usize,
}

/// The arrays of a batch: observations, masks, seats, rewards, dones.
type Arrays<'py> = (
    Bound<'py, PyArray<f32, Ix2>>,
    Bound<'py, PyArray<i8, Ix2>>,
    Bound<'py, PyArray<i8, Ix1>>,
    Bound<'py, PyArray<f32, Ix2>>,
    Bound<'py, PyArray<bool, Ix1>>,
);

#[pymethods]
impl Batch {
    /// So many new games.
    #[new]
    #[pyo3(signature = (game, games, seats=2, options=None, sheet=None, seed=0, opponents=None, seat=None, reward="rank", threads=None))]
    #[expect(clippy::too_many_arguments, reason = "Python names them")]
    fn new(
        py: Python<'_>,
        game: &str,
        games: usize,
        seats: i64,
        options: Option<&Bound<'_, PyDict>>,
        sheet: Option<&str>,
        seed: u64,
        opponents: Option<&str>,
        seat: Option<i64>,
        reward: &str,
        threads: Option<usize>,
    ) -> PyResult<Batch> {
        if games > MAX_GAMES {
            return Err(wrong(format!("{games} games are too many: {MAX_GAMES} at most")));
        }
        let seats = seat_count(seats)?;
        let setup = BatchSetup {
            game,
            seats,
            options: &read_options(options)?,
            sheet,
            games,
            seed,
            opponents: opponents.map(kind).transpose()?,
            seat: seat.map(|seat| crate::convert::seat(seat, seats)).transpose()?,
            reward: reward.parse::<Reward>().map_err(wrong)?,
            threads: threads.unwrap_or_else(|| available_parallelism().map_or(1, usize::from)).clamp(1, 1024),
        };
        let inner = py.detach(|| setup.open()).map_err(|error| raise(py, error))?;
        let (numbers, tokens) = inner.sizes();
        Ok(Batch { inner: Mutex::new(inner), games, seats: usize::from(seats), numbers, tokens })
    }

    /// How many games.
    #[getter]
    fn games(&self) -> usize {
        self.games
    }

    /// How many seats each has.
    #[getter]
    fn seats(&self) -> usize {
        self.seats
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.numbers
    }

    /// How many actions there are.
    #[getter]
    fn action_count(&self) -> usize {
        self.tokens
    }

    /// Begins all games anew.
    #[pyo3(signature = (observations, masks, seats, rewards, dones, seed=None))]
    #[expect(clippy::too_many_arguments, reason = "Python names them")]
    fn reset<'py>(
        &self,
        py: Python<'py>,
        observations: Bound<'py, PyArray<f32, Ix2>>,
        masks: Bound<'py, PyArray<i8, Ix2>>,
        seats: Bound<'py, PyArray<i8, Ix1>>,
        rewards: Bound<'py, PyArray<f32, Ix2>>,
        dones: Bound<'py, PyArray<bool, Ix1>>,
        seed: Option<u64>,
    ) -> PyResult<()> {
        self.with_buffers((observations, masks, seats, rewards, dones), |batch, buffers| {
            py.detach(|| batch.reset(seed, buffers)).map_err(|error| raise(py, error))
        })
    }

    /// Takes an action in each game.
    #[expect(clippy::too_many_arguments, reason = "Python names them")]
    fn step<'py>(
        &self,
        py: Python<'py>,
        actions: &Bound<'py, PyArray<i64, Ix1>>,
        observations: Bound<'py, PyArray<f32, Ix2>>,
        masks: Bound<'py, PyArray<i8, Ix2>>,
        seats: Bound<'py, PyArray<i8, Ix1>>,
        rewards: Bound<'py, PyArray<f32, Ix2>>,
        dones: Bound<'py, PyArray<bool, Ix1>>,
    ) -> PyResult<()> {
        let actions =
            actions.try_readonly().map_err(|error| wrong(format!("the actions cannot be read: {error}")))?;
        let actions = actions.as_slice().map_err(|_| wrong("the array of actions is not contiguous"))?;
        self.with_buffers((observations, masks, seats, rewards, dones), |batch, buffers| {
            py.detach(|| batch.step(actions, buffers)).map_err(|error| raise(py, error))
        })
    }

    /// One of the games in notation, without its past.
    fn game(&self, index: usize) -> PyResult<Game> {
        let found = self.lock()?.game(index);
        found.map(|inner| Game { inner }).ok_or_else(|| wrong(format!("there is no game {index}")))
    }

    /// Checks a number of a seat, for whoever plays one.
    fn check_seat(&self, index: i64) -> PyResult<()> {
        seat(index, self.seats as u8).map(drop)
    }

    fn __repr__(&self) -> String {
        format!("<dinotable.Batch of {} games>", self.games)
    }
}

impl Batch {
    fn lock(&self) -> PyResult<MutexGuard<'_, Box<dyn AnyBatch>>> {
        match self.inner.try_lock() {
            Ok(batch) => Ok(batch),
            Err(std::sync::TryLockError::Poisoned(poisoned)) => Ok(PoisonError::into_inner(poisoned)),
            Err(std::sync::TryLockError::WouldBlock) => Err(wrong("another thread steps this batch")),
        }
    }

    fn with_buffers(
        &self,
        (observations, masks, seats, rewards, dones): Arrays<'_>,
        work: impl FnOnce(&mut dyn AnyBatch, Buffers<'_>) -> PyResult<()>,
    ) -> PyResult<()> {
        let (games, all) = (self.games, self.seats);
        let mut observations = writable("observations", &observations, &[games, self.numbers])?;
        let mut masks = writable("masks", &masks, &[games, self.tokens])?;
        let mut seats = writable("seats", &seats, &[games])?;
        let mut rewards = writable("rewards", &rewards, &[games, all])?;
        let mut dones = writable("dones", &dones, &[games])?;
        let buffers = Buffers {
            observations: slice("observations", &mut observations)?,
            masks: slice("masks", &mut masks)?,
            seats: slice("seats", &mut seats)?,
            rewards: slice("rewards", &mut rewards)?,
            dones: slice("dones", &mut dones)?,
        };
        let mut batch = self.lock()?;
        work(&mut **batch, buffers)
    }
}

/// An array of the caller's to be written, if it has the right shape.
fn writable<'py, T: Element, D: ndarray::Dimension>(
    name: &str,
    array: &Bound<'py, PyArray<T, D>>,
    shape: &[usize],
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    use numpy::PyUntypedArrayMethods as _;
    if array.shape() != shape {
        return Err(wrong(format!("{name} have the shape {:?}: it must be {shape:?}", array.shape())));
    }
    // Columns in a row would do for a slice too, but not for rows of games.
    if !array.is_c_contiguous() {
        return Err(wrong(format!("{name} are not contiguous, row by row")));
    }
    array.try_readwrite().map_err(|error| wrong(format!("{name} cannot be written: {error}")))
}

fn slice<'a, T: Element, D: ndarray::Dimension>(
    name: &str,
    array: &'a mut PyReadwriteArray<'_, T, D>,
) -> PyResult<&'a mut [T]> {
    array.as_slice_mut().map_err(|_| wrong(format!("{name} are not contiguous")))
}
