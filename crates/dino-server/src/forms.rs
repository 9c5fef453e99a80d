//! Everything that changes something. Forms work without script: they are followed by a redirect.

pub(crate) mod chat;
pub(crate) mod fair;
pub(crate) mod play;
pub(crate) mod seats;
pub(crate) mod start;
pub(crate) mod tables;
