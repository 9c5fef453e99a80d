//! Terrains, the wheel and the tokens that turn it.

use serde::{Deserialize, Serialize};

named! {
    /// A kind of ground, hottest first.
    Terrain is "a terrain":
    /// Beach or desert.
    Yellow = "yellow",
    /// Plain or jungle.
    Green = "green",
    /// Hills or canyon.
    Brown = "brown",
    /// Mountain.
    White = "white",
}

named! {
    /// What a terrain means in this climate (EVO-18).
    Ground is "a kind of ground":
    /// All survive (EVO-47).
    Ideal = "ideal",
    /// One survives for each fur plate (EVO-49).
    Cold = "cold",
    /// One survives for each thermoregulation plate (EVO-49).
    Hot = "hot",
    /// Nobody survives (EVO-48).
    Deadly = "deadly",
}

named! {
    /// A climate token (EVO-8).
    Token is "a climate token":
    /// One section counter-clockwise.
    Back = "-1",
    /// The wheel stays.
    Still = "0",
    /// One section clockwise.
    Forward = "+1",
    /// Two sections clockwise.
    Leap = "+2",
    /// The end (EVO-16).
    Meteor = "meteor",
}

/// How many kinds of tokens turn the wheel.
pub const TURNING_TOKENS: usize = 4;

impl Token {
    /// By how many sections it turns the wheel, clockwise; the meteor does not.
    pub const fn step(self) -> i8 {
        match self {
            Token::Back => -1,
            Token::Still | Token::Meteor => 0,
            Token::Forward => 1,
            Token::Leap => 2,
        }
    }
}

/// The most sections a wheel may have.
pub const MAX_SECTIONS: usize = 12;

/// The climate wheel: for each section what each terrain means, in the order of [`Terrain::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "WheelForm", into = "WheelForm")]
pub struct Wheel {
    sections: [[Ground; 4]; MAX_SECTIONS],
    len: u8,
    start: u8,
}

impl Wheel {
    /// A wheel of these sections, of which `start` is selected first (EVO-5); `None` when they are too many or none,
    /// or there is no such section.
    pub fn new(sections: &[[Ground; 4]], start: u8) -> Option<Wheel> {
        if sections.is_empty() || usize::from(start) >= sections.len() {
            return None;
        }
        let mut wheel = Wheel {
            sections: [[Ground::Ideal; 4]; MAX_SECTIONS],
            len: u8::try_from(sections.len()).ok()?,
            start,
        };
        wheel.sections.get_mut(..sections.len())?.copy_from_slice(sections);
        Some(wheel)
    }

    /// The sections, clockwise.
    pub fn sections(&self) -> &[[Ground; 4]] {
        &self.sections[..usize::from(self.len)]
    }

    /// The section the game starts with.
    pub const fn start(&self) -> u8 {
        self.start
    }

    /// What a terrain means in a section.
    #[inline]
    pub const fn ground(&self, section: u8, terrain: Terrain) -> Ground {
        self.sections[section as usize][terrain as usize]
    }

    /// The section so many steps clockwise from another (EVO-17).
    pub fn turned(&self, section: u8, steps: i8) -> u8 {
        (i16::from(section) + i16::from(steps)).rem_euclid(i16::from(self.len)) as u8
    }
}

/// A wheel as it is written.
#[derive(Serialize, Deserialize)]
struct WheelForm {
    sections: Vec<[Ground; 4]>,
    start: u8,
}

impl From<Wheel> for WheelForm {
    fn from(wheel: Wheel) -> WheelForm {
        WheelForm { sections: wheel.sections().to_vec(), start: wheel.start }
    }
}

impl TryFrom<WheelForm> for Wheel {
    type Error = &'static str;

    fn try_from(form: WheelForm) -> Result<Self, Self::Error> {
        Wheel::new(&form.sections, form.start).ok_or("a wheel that cannot be turned")
    }
}
