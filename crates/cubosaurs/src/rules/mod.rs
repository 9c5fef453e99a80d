//! What each phase of a game needs: what may be done in it, and what that does.

mod dna;
mod market;
mod round;
mod turn;
