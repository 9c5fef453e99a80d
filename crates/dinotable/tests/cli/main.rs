//! The program as a person meets it.
#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly, like tests")]

mod admin;
mod arena;
mod common;
mod data;
mod logs;
mod manual;
mod metrics;
mod par;
mod play;
mod proxy;
mod readme;
mod records;
mod review;
mod serve;
mod server;
mod several;
mod sim;
mod stopping;
