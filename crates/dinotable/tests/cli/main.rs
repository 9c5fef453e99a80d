//! The program as a person meets it.
#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly, like tests")]

mod common;
mod data;
mod manual;
mod par;
mod play;
mod proxy;
mod readme;
mod records;
mod serve;
mod server;
mod sim;
