//! What a game's audit is written with.

/// `Ok` when something holds that must, or what is wrong.
pub fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}
