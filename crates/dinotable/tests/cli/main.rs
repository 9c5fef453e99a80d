//! The program as a person meets it.

mod common;
mod play;
mod readme;
mod records;
mod sim;
