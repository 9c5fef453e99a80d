//! The best zoo there is, and the shortest way to a layout.
//!
//! Both are exact. [`best_zoo`] carries the proof that nothing better can be reached, [`fewest_slides`] that there is no
//! shorter way.

mod beam;
mod best;
mod patterns;
mod pieces;
mod route;

pub use beam::{next_slides, slides_ahead};
pub use best::{Best, best_zoo};
pub use route::fewest_slides;
