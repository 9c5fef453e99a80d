//! The climate phase, and sixth sense (EVO-15 to EVO-18, EVO-71).

use crate::card::Moment;
use crate::chance::Chance;
use crate::climate::Token;
use crate::gene::Gene;
use crate::state::{AfterPeek, Phase, State};

/// Tokens that are surely turned up before the meteor (EVO-8).
const SAFE: u32 = 9;
/// Tokens of the pile (EVO-8).
const PILE: u32 = 12;

impl State {
    /// The weight of a token to come next, by the two blocks of the pile (EVO-8): from the tenth on the meteor comes
    /// with chance 1/3, 1/2, 1; else one of the others left, the one set aside being as likely to be any of them.
    pub(crate) fn token_weight(&self, token: Token) -> u32 {
        let left = self.pile.len();
        let turned = PILE - left.min(PILE);
        match (token, turned) {
            (Token::Meteor, turned) if turned < SAFE => 0,
            (Token::Meteor, turned) if turned + 1 == PILE => 1,
            (Token::Meteor, _) => left,
            (token, turned) if turned < SAFE => u32::from(self.pile.count(token as usize)),
            (token, turned) => u32::from(self.pile.count(token as usize)) * (PILE - 1 - turned),
        }
    }

    /// What the next token may be: where somebody has looked, what that seat saw.
    pub(crate) fn list_tokens(&self, of: impl Fn(Token) -> Chance, out: &mut Vec<(Chance, u32)>) {
        if let Some(token) = self.next {
            return out.push((of(token), 1));
        }
        let weighed = Token::ALL.iter().map(|token| (of(*token), self.token_weight(*token)));
        out.extend(weighed.filter(|(_, weight)| *weight > 0));
    }

    /// The top token is turned up: the wheel turns, or the game ends (EVO-15 to EVO-17).
    pub(crate) fn turn_up(&mut self, token: Token) {
        self.token = token;
        self.next = None;
        self.round += 1;
        if token == Token::Meteor {
            self.phase = Phase::Over;
            return;
        }
        self.pile.take(token as usize);
        self.section = self.values.wheel.turned(self.section, token.step());
        self.this_round().section = self.section;
        self.look_ahead(AfterPeek::Climate);
    }

    /// Lets the owner of sixth sense look at the next token, when there is one who has not (EVO-71).
    pub(crate) fn look_ahead(&mut self, after: AfterPeek) {
        match self.owner_of(Gene::SixthSense) {
            Some(owner) if self.next.is_none() => self.phase = Phase::Peek(owner, after),
            _ => self.looked(after),
        }
    }

    pub(crate) fn peek(&mut self, token: Token) {
        self.next = Some(token);
        if let Phase::Peek(_, after) = self.phase {
            self.looked(after);
        }
    }

    fn looked(&mut self, after: AfterPeek) {
        match after {
            AfterPeek::Climate => self.open_window(Moment::ClimateEnd),
            AfterPeek::Auction => self.settle_order(),
        }
    }

    /// The climate of the round stands (EVO-18): genes are drawn.
    pub(crate) fn begin_mutations(&mut self) {
        self.this_round().section = self.section;
        self.row = [None; 4];
        self.rowed = 0;
        self.phase = Phase::Genes;
        self.skip_empty_columns();
    }
}
