//! All tests of the test kit, in one program: each more would be linked with everything once more.

mod fuzz;
mod golden;
mod laws_bite;
