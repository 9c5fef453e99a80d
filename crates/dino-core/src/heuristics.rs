//! What bots need of a game beyond its rules.

use crate::draw::below;
use crate::game::{Game, Viewer};
use crate::seat::{BySeat, Seat};
use crate::standing::Standing;
use rand_core::Rng;

/// What a game knows about playing it well. Every method is optional: `impl Heuristics for State {}` makes a game that
/// all bots can play, if not well.
///
/// Methods that judge take a view and never the state of a real game, so that a bot cannot peek: [`Heuristics::appraise`]
/// and [`Heuristics::plan`]. All others take a state, because they are asked in worlds a bot has sampled from its view.
///
/// | a bot that | asks |
/// | --- | --- |
/// | looks one step ahead | `appraise`, `plan` |
/// | plays on at random | `playout_action` |
/// | judges what was played | what a searcher asks, and `follows_policy` |
/// | searches | `is_searchable`, `tree_depth`, `narrow`, `prior`, `policy_action`, `stage`, `expected_scores`, `spread`, `hides_choices`; `features`, `chapter` and `WEIGHTS` where values are learned |
///
/// Law 12 holds what searchers ask to this: nothing panics or changes from one time to the next, whatever state of a random
/// game it is asked in; and what a seat does (`is_searchable`, `narrow`, `prior`, `policy_action`) follows from what that
/// seat may know, so that nobody in a sampled world acts on what it could not see.
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

    /// What a pending seat that plays sensibly does, found quickly: searchers play on with it thousands of times, so a few
    /// microseconds are already long. It draws where it sees no difference, and now and then where a person would.
    ///
    /// It is a legal action. The default is [`Heuristics::playout_action`].
    fn policy_action(&self, seat: Seat, rng: &mut impl Rng, scratch: &mut Vec<Self::Action>) -> Self::Action {
        self.playout_action(seat, |bound| below(rng, bound), scratch)
    }

    /// Appends what each action is worth to the seat, in hundredths of a point, as a searcher should believe before it has
    /// tried them: like [`Heuristics::appraise`], which is the default, but quick. Nothing at all where trying without
    /// prejudice comes out better.
    fn prior(&self, seat: Seat, actions: &[Self::Action], out: &mut Vec<i32>) {
        Self::appraise(&self.view(Viewer::Seat(seat)), seat, actions, out);
    }

    /// Takes out of the seat's legal actions those that are not worth trying, such as the same again in other words. What
    /// is left keeps its order; something is left. The default takes nothing out.
    fn narrow(&self, _seat: Seat, _actions: &mut Vec<Self::Action>) {}

    /// Whether trying actions out tells more than [`Heuristics::appraise`] and [`Heuristics::plan`] here. Where it does
    /// not, a searcher decides as `greedy` does, and plays on by [`Heuristics::policy_action`]. The default is `true`.
    fn is_searchable(&self, _seat: Seat) -> bool {
        true
    }

    /// How many decisions deep a search tree pays here, 1 being none: where a seat makes many small decisions in a row, a
    /// tree spends its time on bad sequels of good beginnings, and playing on by the policy tells more. The default is any
    /// depth.
    fn tree_depth(&self) -> u32 {
        u32::MAX
    }

    /// How many natural pauses have gone by: ends of rounds, refills, whatever lets one count and compare. Events never
    /// lower it. A searcher plays on to the next pause or the one after, and asks there what seats may expect. The default
    /// knows of none: the first pause is the end of the game.
    fn stage(&self) -> u32 {
        0
    }

    /// Whether playing on by [`Heuristics::policy_action`] to the next pause tells what comes from here. Where the policy leaves
    /// out what people do at length, such as sliding cards against a clock, it does not: there a world is valued as it stands,
    /// and who made what of it is told when it is counted. The default is `true`.
    fn follows_policy(&self) -> bool {
        true
    }

    /// What each seat may expect to have at the end, in hundredths of a point; what is the same for all may be left out.
    /// It is asked at pauses mostly, and may be asked at any time. Once the game is over it is [`final_scores`] of the
    /// standing, which is the default; before that the default expects nothing.
    fn expected_scores(&self) -> BySeat<i32> {
        self.standing().map_or(BySeat::new(self.seats(), 0), |standing| final_scores(&standing))
    }

    /// How far what is [expected](Heuristics::expected_scores) may still be from what comes, in hundredths of a point: about the
    /// standard deviation of one seat's lead. It is positive, and says how much a lead means. The default is ten points.
    fn spread(&self) -> i32 {
        1000
    }

    /// What a learned value of a running game goes by: appends numbers about a seat, finite and always as many of them.
    /// [`Heuristics::expected_scores`] is where learning begins: what is learned is added to it, number by number, with
    /// the weights of the [chapter](Heuristics::chapter). The default knows none, so that nothing is learned.
    fn features(&self, _seat: Seat, _out: &mut Vec<f32>) {}

    /// Which part of the game it is, from 0 on: each has weights of its own. The default is one for all.
    fn chapter(&self) -> usize {
        0
    }

    /// What was learned, as `dinotable train` writes it; empty where there is nothing, or where it was of no use.
    const WEIGHTS: &'static str = "";

    /// Whether what one of several pending seats does now stays hidden until all have acted, so that nobody can answer it.
    /// It follows from open facts. The default is `false`.
    fn hides_choices(&self) -> bool {
        false
    }
}

/// What a standing is worth to each seat, in hundredths of a point: its points, and a little for every seat it is ranked
/// above, so that a tie-break counts.
pub fn final_scores(standing: &Standing) -> BySeat<i32> {
    let seats = standing.totals.seats();
    let mut scores = standing.totals.map(|total| 100 * total);
    for (score, rank) in scores.iter_mut().zip(standing.ranks.iter()) {
        *score += 10 * i32::from(seats.saturating_sub(*rank));
    }
    scores
}
