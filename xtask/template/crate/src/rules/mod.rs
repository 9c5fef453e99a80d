//! What each phase allows and does.

mod deal;
mod lay;
