//! What a seat may decide, and its notation.

use crate::card::CardId;
use crate::tile::Tile;
use dino_core::{NotationError, Seat};
use std::fmt;
use std::str::FromStr;

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `keep`: the whole hand joins the collection (CUB-12).
    Keep,
    /// `refuse CARD`: the card joins the hand, which goes to the next seat (CUB-20).
    Refuse(CardId),
    /// `refuse`: the hand goes on with nothing added, as tile 4 allows where it does not force it (CUB-74).
    RefuseWithNothing,
    /// `buy ...`: a tile is bought and takes effect (CUB-73).
    Buy(Purchase),
    /// `take SEAT`: a token is taken from an opponent because the reserve is empty (CUB-72).
    Take(Seat),
}

/// A tile with what its effect is aimed at. A card tells its owner, so no seat is named where a card is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Purchase {
    /// `buy 1`.
    PointsPerType,
    /// `buy 2`.
    PointsPerEgg,
    /// `buy 3`.
    Draw,
    /// `buy 4`.
    RefuseWithNothing,
    /// `buy 5 CARD`: the card joins the hand.
    RefuseWithForbidden(CardId),
    /// `buy 6 CARD`: an own card is destroyed.
    DestroyOwn(CardId),
    /// `buy 7 CARD`: an opponent's card is destroyed.
    DestroyTheirs(CardId),
    /// `buy 8 CARD`: an opponent's card is stolen.
    Steal(CardId),
    /// `buy 9 CARD to SEAT`: an own card is given away.
    Give(CardId, Seat),
    /// `buy 10 CARD for CARD`: an own card is swapped for an opponent's.
    Swap {
        /// The card given.
        own: CardId,
        /// The card taken.
        theirs: CardId,
    },
}

impl Purchase {
    /// The tile bought.
    pub const fn tile(self) -> Tile {
        match self {
            Purchase::PointsPerType => Tile::PointsPerType,
            Purchase::PointsPerEgg => Tile::PointsPerEgg,
            Purchase::Draw => Tile::Draw,
            Purchase::RefuseWithNothing => Tile::RefuseWithNothing,
            Purchase::RefuseWithForbidden(_) => Tile::RefuseWithForbidden,
            Purchase::DestroyOwn(_) => Tile::DestroyOwn,
            Purchase::DestroyTheirs(_) => Tile::DestroyTheirs,
            Purchase::Steal(_) => Tile::Steal,
            Purchase::Give(..) => Tile::Give,
            Purchase::Swap { .. } => Tile::Swap,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep => f.write_str("keep"),
            Action::Refuse(card) => write!(f, "refuse {card}"),
            Action::RefuseWithNothing => f.write_str("refuse"),
            Action::Buy(purchase) => write!(f, "buy {purchase}"),
            Action::Take(seat) => write!(f, "take {seat}"),
        }
    }
}

impl fmt::Display for Purchase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tile = self.tile();
        match self {
            Purchase::PointsPerType
            | Purchase::PointsPerEgg
            | Purchase::Draw
            | Purchase::RefuseWithNothing => write!(f, "{tile}"),
            Purchase::RefuseWithForbidden(card)
            | Purchase::DestroyOwn(card)
            | Purchase::DestroyTheirs(card)
            | Purchase::Steal(card) => write!(f, "{tile} {card}"),
            Purchase::Give(card, seat) => write!(f, "{tile} {card} to {seat}"),
            Purchase::Swap { own, theirs } => write!(f, "{tile} {own} for {theirs}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.split_once(' ') {
            None if text == "keep" => Ok(Action::Keep),
            None if text == "refuse" => Ok(Action::RefuseWithNothing),
            Some(("refuse", card)) => Ok(Action::Refuse(card.parse()?)),
            Some(("take", seat)) => Ok(Action::Take(seat.parse()?)),
            Some(("buy", purchase)) => Ok(Action::Buy(purchase.parse()?)),
            None if text == "take" => Err(NotationError::new("take SEAT", text)),
            None if text == "buy" => Err(NotationError::new("buy TILE, and what the tile is aimed at", text)),
            Some(("keep", _)) => Err(NotationError::new("nothing behind keep", text)),
            _ => Err(NotationError::new("keep, refuse, buy or take", text)),
        }
    }
}

impl FromStr for Purchase {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split(' ').collect();
        let tile: Tile = words[0].parse()?;
        match (tile, &words[1..]) {
            (Tile::PointsPerType, []) => Ok(Purchase::PointsPerType),
            (Tile::PointsPerEgg, []) => Ok(Purchase::PointsPerEgg),
            (Tile::Draw, []) => Ok(Purchase::Draw),
            (Tile::RefuseWithNothing, []) => Ok(Purchase::RefuseWithNothing),
            (Tile::RefuseWithForbidden, [card]) => Ok(Purchase::RefuseWithForbidden(card.parse()?)),
            (Tile::DestroyOwn, [card]) => Ok(Purchase::DestroyOwn(card.parse()?)),
            (Tile::DestroyTheirs, [card]) => Ok(Purchase::DestroyTheirs(card.parse()?)),
            (Tile::Steal, [card]) => Ok(Purchase::Steal(card.parse()?)),
            (Tile::Give, [card, "to", seat]) => Ok(Purchase::Give(card.parse()?, seat.parse()?)),
            (Tile::Swap, [own, "for", theirs]) => {
                Ok(Purchase::Swap { own: own.parse()?, theirs: theirs.parse()? })
            }
            (tile, _) => Err(NotationError::new(expected(tile), text)),
        }
    }
}

/// How the purchase of a tile is written.
fn expected(tile: Tile) -> &'static str {
    match tile {
        Tile::PointsPerType | Tile::PointsPerEgg | Tile::Draw | Tile::RefuseWithNothing => {
            "nothing behind this tile's number"
        }
        Tile::RefuseWithForbidden | Tile::DestroyOwn => "the number of the tile and one of your cards",
        Tile::DestroyTheirs | Tile::Steal => "the number of the tile and an opponent's card",
        Tile::Give => "9 CARD to SEAT",
        Tile::Swap => "10 CARD for CARD",
    }
}

dino_core::serde_as_text!(Action);
