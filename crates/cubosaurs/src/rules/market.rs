//! Buying evolution tiles (CUB-73 to CUB-75).

use crate::action::{Action, Purchase};
use crate::against;
use crate::card::{CardId, CardSet, same_types};
use crate::state::{Phase, State, Then};
use crate::tile::Tile;
use dino_core::{Refusal, Seat};

/// All the ways to aim a tile now: counting them, listing them and checking one go through this.
#[derive(Clone, Copy)]
enum Aim {
    /// No target: one way, or none.
    Plain(Purchase, bool),
    /// Any card of a set.
    Card(fn(CardId) -> Purchase, CardSet),
    /// Any card of a set to any of the other seats, of which there are so many.
    CardToSeat(CardSet, u32),
    /// Any card of the first set for any card of the second.
    CardForCard(CardSet, CardSet),
}

impl Aim {
    fn len(self) -> u32 {
        match self {
            Aim::Plain(_, possible) => u32::from(possible),
            Aim::Card(_, cards) => cards.len(),
            Aim::CardToSeat(cards, seats) => cards.len() * seats,
            Aim::CardForCard(own, theirs) => own.len() * theirs.len(),
        }
    }

    /// The n-th way, ascending; `n` is below the length.
    fn nth(self, n: u32, buyer: Seat) -> Purchase {
        match self {
            Aim::Plain(purchase, _) => purchase,
            Aim::Card(purchase, cards) => purchase(cards.nth(n)),
            Aim::CardToSeat(cards, seats) => {
                let other = (n % seats) as u8;
                let seat = Seat::new(if usize::from(other) < buyer.index() { other } else { other + 1 });
                Purchase::Give(cards.nth(n / seats), seat)
            }
            Aim::CardForCard(own, theirs) => {
                Purchase::Swap { own: own.nth(n / theirs.len()), theirs: theirs.nth(n % theirs.len()) }
            }
        }
    }

    fn allows(self, purchase: Purchase, buyer: Seat, seats: u8) -> bool {
        match (self, purchase) {
            (Aim::Plain(_, possible), _) => possible,
            (
                Aim::Card(_, cards),
                Purchase::RefuseWithForbidden(card)
                | Purchase::DestroyOwn(card)
                | Purchase::DestroyTheirs(card)
                | Purchase::Steal(card),
            ) => cards.contains(card),
            (Aim::CardToSeat(cards, _), Purchase::Give(card, seat)) => {
                cards.contains(card) && seat != buyer && seat.number() <= seats
            }
            (Aim::CardForCard(ours, others), Purchase::Swap { own, theirs }) => {
                ours.contains(own) && others.contains(theirs)
            }
            _ => false,
        }
    }
}

impl State {
    /// How a tile may be aimed by the seat to move, so that its effect is carried out (CUB-74).
    fn aim(&self, tile: Tile) -> Aim {
        let rulings = &self.components.rulings;
        let own = self.collections[self.turn];
        match tile {
            Tile::PointsPerType => Aim::Plain(Purchase::PointsPerType, true),
            Tile::PointsPerEgg => Aim::Plain(Purchase::PointsPerEgg, true),
            Tile::Draw => Aim::Plain(Purchase::Draw, self.deck > 0 || !rulings.draw_tile_needs_nonempty_deck),
            Tile::RefuseWithNothing => Aim::Plain(Purchase::RefuseWithNothing, true),
            Tile::RefuseWithForbidden if rulings.forbidden_type_tile_forces_forbidden_type => {
                Aim::Card(Purchase::RefuseWithForbidden, own.and(same_types(self.hand)))
            }
            Tile::RefuseWithForbidden => Aim::Card(Purchase::RefuseWithForbidden, own),
            Tile::DestroyOwn => Aim::Card(Purchase::DestroyOwn, own),
            Tile::DestroyTheirs => Aim::Card(Purchase::DestroyTheirs, self.others_cards(self.turn)),
            Tile::Steal => Aim::Card(Purchase::Steal, self.others_cards(self.turn)),
            Tile::Give => Aim::CardToSeat(own, u32::from(self.options.seats) - 1),
            Tile::Swap => Aim::CardForCard(own, self.others_cards(self.turn)),
        }
    }

    /// The ways to aim each tile that can be paid for, by tile number (CUB-73).
    fn aims(&self) -> impl Iterator<Item = Aim> {
        let purse = if self.bought { 0 } else { self.tokens[self.turn] };
        let payable = move |tile: &Tile| self.components.tile(*tile).price <= purse;
        self.market.iter().filter(payable).map(|tile| self.aim(tile))
    }

    /// How many purchases are legal.
    #[inline]
    pub(crate) fn purchases(&self) -> u32 {
        if self.market.is_empty() { 0 } else { self.aims().map(Aim::len).sum() }
    }

    /// The n-th legal purchase.
    pub(crate) fn purchase_at(&self, mut n: u32) -> Purchase {
        for aim in self.aims() {
            if n < aim.len() {
                return aim.nth(n, self.turn);
            }
            n -= aim.len();
        }
        unreachable!("n is below the number of purchases")
    }

    pub(crate) fn list_purchases(&self, out: &mut Vec<Action>) {
        for aim in self.aims() {
            out.extend((0..aim.len()).map(|n| Action::Buy(aim.nth(n, self.turn))));
        }
    }

    pub(crate) fn may_buy(&self, purchase: Purchase) -> Result<(), Refusal> {
        let tile = purchase.tile();
        if !self.tiles_in_game().contains(tile) {
            return Err(against(70));
        }
        let price = self.components.tile(tile).price;
        if self.bought || !self.market.contains(tile) || self.tokens[self.turn] < price {
            return Err(against(73));
        }
        let allowed = self.aim(tile).allows(purchase, self.turn, self.options.seats);
        if allowed { Ok(()) } else { Err(against(74)) }
    }

    /// Pays, takes the tile and carries its effect out. The price is back in the reserve first (CUB-72).
    pub(crate) fn buy(&mut self, purchase: Purchase) {
        let (seat, tile) = (self.turn, purchase.tile());
        let price = self.components.tile(tile).price;
        self.tokens[seat] -= price;
        self.reserve += price;
        self.market.remove(tile);
        self.bought_tiles[seat].insert(tile);
        self.bought = true;
        let receives = self.components.rulings.opponent_gains_dna_for_card_received;
        match purchase {
            Purchase::PointsPerType | Purchase::PointsPerEgg => {} // they work at the count (CUB-75)
            Purchase::Draw if self.deck > 0 => self.phase = Phase::Draw,
            Purchase::Draw => {} // an empty deck gives nothing, under the ruling that allows it
            Purchase::RefuseWithNothing if self.components.rulings.refuse_tile_forces_refusal => {
                return self.pass_hand();
            }
            Purchase::RefuseWithNothing => self.leave = true,
            Purchase::RefuseWithForbidden(card) => return self.refuse(card),
            Purchase::DestroyOwn(card) | Purchase::DestroyTheirs(card) => {
                self.leave_collection(self.owner(card), card);
                self.destroyed.insert(card);
            }
            Purchase::Steal(card) => {
                self.leave_collection(self.owner(card), card);
                self.join_collection(seat, card, true);
            }
            Purchase::Give(card, to) => {
                self.leave_collection(seat, card);
                self.join_collection(to, card, receives);
            }
            Purchase::Swap { own, theirs } => {
                let other = self.owner(theirs);
                self.leave_collection(seat, own);
                self.leave_collection(other, theirs);
                self.join_collection(seat, theirs, true);
                self.join_collection(other, own, receives);
            }
        }
        if self.phase == Phase::Decide {
            self.settle(Then::Decide);
        }
    }

    /// Whose collection a card lies in; the seat to move when it lies in none.
    fn owner(&self, card: CardId) -> Seat {
        let holds = |seat: &Seat| self.collections[*seat].contains(card);
        Seat::all(self.options.seats).find(holds).unwrap_or(self.turn)
    }
}
