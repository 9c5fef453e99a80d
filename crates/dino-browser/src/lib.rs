//! Drives the program in a real Chromium, over the DevTools protocol and with nothing in between: the browser is
//! Debian's own package, the protocol is JSON over one websocket, and the few commands the tests need are methods
//! of [`Page`]. Clicks and keys are real input events: what covers a button in the page covers it in the tests.
//!
//! All browsers of one program share one Chromium, which takes longer to start than many a test. Each gives many
//! [`Browser::person`]s: contexts with cookies of their own, as if each sat at another device. [`Server`] is the real program on a free port, which can be killed and started again.

mod chromium;
mod error;
mod look;
mod page;
mod server;
mod wire;

pub use chromium::{Browser, Person, find_chromium};
pub use error::Error;
pub use look::Look;
pub use page::{LongTask, Page, Watch};
pub use server::{Server, program};
pub use wire::Seen;
