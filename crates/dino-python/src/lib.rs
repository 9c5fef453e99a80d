//! The part of the Python package `dinotable` that is written in Rust, as the module `dinotable._core`: thin covers of
//! [`dino_env`]. What Python adds is in `python/dinotable`; types are told in `_core.pyi`.
//!
//! Nothing here names a game. Whatever takes long lets other threads of Python run meanwhile.

#![allow(clippy::needless_pass_by_value, reason = "Python hands values over")]

mod batch;
mod convert;
mod env;
mod errors;
mod game;

use pyo3::prelude::*;

/// Games, lanes and batches in Rust.
#[pymodule]
mod _core {
    #[pymodule_export]
    use super::batch::Batch;
    #[pymodule_export]
    use super::env::{Env, restore_env};
    #[pymodule_export]
    use super::errors::{ConfigError, DinotableError, NotationError, RecordError, RuleError};
    #[pymodule_export]
    use super::game::{Bot, Game, encoding, game_ids, game_info, load, new, par, restore_game, rule, verify};
}
