//! The best zoo there is, the shortest way to a layout, and what to slide when there is little time.
//!
//! The first two are exact. [`best_zoo`] carries the proof that nothing better can be reached, [`fewest_slides`] that
//! there is no shorter way. [`next_slides`] is quick and comes near: bots build by it.

mod beam;
mod best;
mod patterns;
mod pieces;
mod quick;
mod route;

pub(crate) use beam::{AHEAD, PLANNED};
pub use beam::{next_slides, slides_ahead};
pub use best::{Best, best_zoo};
pub(crate) use quick::quick_best;
pub use route::fewest_slides;
