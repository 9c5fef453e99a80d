//! The faults a [`Toy`](super::Toy) may have. Fault `n` breaks law `n`; so do `n + 20`, `n + 40` and so on.

use std::cell::Cell;

/// `Toy<ANY>` has the fault chosen with [`choose`]. All laws of forty types would take minutes to compile.
pub const ANY: u8 = u8::MAX;

thread_local! {
    static CHOSEN: Cell<u8> = const { Cell::new(0) };
}

/// Chooses the fault of `Toy<ANY>` in this thread.
pub fn choose(fault: u8) {
    CHOSEN.set(fault);
}

/// The fault of `Toy<FAULT>`.
pub(super) fn of(fault: u8) -> u8 {
    if fault == ANY { CHOSEN.get() } else { fault }
}

/// The law that a fault breaks.
pub const fn law(fault: u8) -> u8 {
    fault % 20
}

/// The digest leaves out the heap and the points taken from it.
pub const DIGEST_FORGETS: u8 = 1;
/// The points depend on something outside the state.
pub const OUTSIDE_ENTERS: u8 = 21;
/// So does the hash.
pub const HASH_VARIES: u8 = 41;

/// Only the first legal action is listed.
pub const LIST_FORGETS: u8 = 2;
/// The list descends.
pub const LIST_DESCENDS: u8 = 22;
/// Each action is listed twice.
pub const LIST_DOUBLES: u8 = 42;
/// Listing clears the buffer first.
pub const LIST_CLEARS: u8 = 62;
/// A seat that has chosen already is given a list.
pub const LIST_FOR_ANYBODY: u8 = 82;
/// Cards that are not in the hand pass the check.
pub const CHECK_TOO_LENIENT: u8 = 102;
/// A ticket picks the action beside the one it points at.
pub const PICK_BESIDE: u8 = 122;
/// The driver decides for a seat that has a choice.
pub const AUTOMATIC_CHOICE: u8 = 142;

/// One action is written and never read.
pub const TEXT_UNREADABLE: u8 = 3;
/// Spaces around a text are read over.
pub const TEXT_TRIMMED: u8 = 23;
/// Letters beyond ASCII make the reader panic.
pub const TEXT_PANICS: u8 = 43;
/// Actions are written in capitals.
pub const TEXT_SHOUTS: u8 = 63;

/// The lowest card disappears once it was laid.
pub const CARD_IS_LOST: u8 = 4;

/// Who lays first scores a point.
pub const FIRST_LAID_SCORES: u8 = 5;
/// Who lays second may not lay the lowest card.
pub const ORDER_NARROWS_CHOICE: u8 = 25;

/// The sampled world gives the viewer other cards.
pub const SAMPLE_FORGETS_HAND: u8 = 6;
/// The sampled world has a card too many in the pile.
pub const SAMPLE_ADDS_A_CARD: u8 = 26;
/// The first action is not appraised.
pub const APPRAISAL_FORGETS: u8 = 46;
/// The pile, which nobody sees, decides whether all are asked at once.
pub const ASKS_BY_HIDDEN_FACT: u8 = 66;
/// The pile decides whether a seat's only action is taken for it.
pub const AUTOMATIC_BY_HIDDEN_FACT: u8 = 106;
/// The game says that it has no secrets. A constant of the type: [`ANY`] cannot have it.
pub const SECRETS_DENIED: u8 = 86;

/// Views tell something about the pile that no event told.
pub const VIEW_LEAKS_PILE: u8 = 7;
/// Views tell how many high cards lie face down.
pub const VIEW_LEAKS_LAID: u8 = 27;

/// An outcome has the weight 0.
pub const WEIGHTLESS: u8 = 8;
/// The stated bound is too low.
pub const BOUND_TOO_LOW: u8 = 28;
/// There is a standing from the first event on.
pub const STANDING_TOO_EARLY: u8 = 48;
/// A rank is one too high.
pub const RANKS_WRONG: u8 = 68;
/// A total is more than its categories.
pub const POINTS_FROM_NOWHERE: u8 = 88;
/// Tickets count from the end of the list.
pub const DRAW_FROM_BELOW: u8 = 108;
/// Any card may fall, even when none of its kind is left.
pub const CHANCE_UNCHECKED: u8 = 128;

/// A refused event leaves a mark in the state.
pub const REFUSAL_LEAVES_A_MARK: u8 = 9;
/// A clock runs while chance has to fall.
pub const CLOCK_FOR_NOBODY: u8 = 29;
/// Actions after the end are refused for another reason.
pub const WRONG_REFUSAL_AT_THE_END: u8 = 49;

/// Each action allocates.
pub const PLAY_ALLOCATES: u8 = 10;
/// The stated size is too small. A constant of the type: [`ANY`] cannot have it.
pub const STATE_TOO_LARGE: u8 = 30;
/// Each clone allocates.
pub const CLONE_ALLOCATES: u8 = 50;

/// A field of the view is not written.
pub const VIEW_LOSES_A_FIELD: u8 = 11;
/// The configuration tells a record the wrong option.
pub const OPTION_MISTOLD: u8 = 31;

/// What a seat does in a playout depends on the pile, which nobody sees.
pub const POLICY_PEEKS: u8 = 12;
/// The stage counts down.
pub const STAGE_FALLS: u8 = 32;
/// More is expected after the end than came.
pub const EXPECTS_MORE_THAN_CAME: u8 = 52;
