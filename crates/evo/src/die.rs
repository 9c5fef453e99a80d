//! The combat die (EVO-38).

named! {
    /// A face of the combat die.
    Face is "a face of the combat die":
    /// The attack fails.
    Fail = "fail",
    /// The attack succeeds.
    Success = "success",
    /// It succeeds when the attacker has no fewer horns.
    AtLeastEqual = "at_least_equal",
    /// It succeeds when the attacker has more horns.
    More = "more",
    /// It succeeds when the attacker has at least two more.
    TwoMore = "two_more",
}

/// How many kinds of faces there are.
pub const FACES: usize = 5;

impl Face {
    /// Whether an attack succeeds with this face.
    pub const fn succeeds(self, attacker: u8, defender: u8) -> bool {
        match self {
            Face::Fail => false,
            Face::Success => true,
            Face::AtLeastEqual => attacker >= defender,
            Face::More => attacker > defender,
            Face::TwoMore => attacker >= defender + 2,
        }
    }
}
