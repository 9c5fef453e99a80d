//! What bots need of a game beyond its rules.

use crate::game::Game;
use crate::seat::Seat;

/// What a game knows about playing it well. Every method is optional: `impl Heuristics for State {}` makes a game that
/// all bots can play, if not well.
///
/// Methods that judge take a view and never the state of a real game, so that a bot cannot peek. Methods for playouts
/// take a state, because playouts run in worlds a bot has sampled from its view.
pub trait Heuristics: Game {
    /// Appends what each action is worth to the seat, in hundredths of a point, as one look ahead tells: one number for
    /// each action, in their order, or nothing at all when the game has no opinion (law 6). It is what the `greedy` bot
    /// and hints go by.
    ///
    /// `actions` may be any of the seat's legal actions. The default has no opinion.
    fn appraise(_view: &Self::View, _seat: Seat, _actions: &[Self::Action], _out: &mut Vec<i32>) {}

    /// What the seat would do next, several actions in a row, in the order in which it would do them: for phases in
    /// which one look ahead is not enough and nobody is in the way.
    ///
    /// `actions_left` says how many actions the seat still has time for, where a clock runs. A bot follows the plan as
    /// long as it is legal, and asks for another one when it is used up. The default plans nothing.
    fn plan(_view: &Self::View, _seat: Seat, _actions_left: Option<u32>) -> Vec<Self::Action> {
        Vec::new()
    }

    /// What a pending seat does in a playout: any legal action by default. A game overrides this where it knows that
    /// nobody would stop so soon. It allocates nothing (law 10).
    fn playout_action(
        &self,
        seat: Seat,
        ticket: impl FnOnce(u32) -> u32,
        scratch: &mut Vec<Self::Action>,
    ) -> Self::Action {
        self.pick_action(seat, ticket, scratch)
    }
}
