//! The tree of what the searching seat would see.
//!
//! Nodes, their arms (the actions of the seat that chooses there) and their children lie in three lists that are used again
//! for the next decision, linked by number.

use super::Candidate;
use dino_core::draw::below;
use dino_core::game::EventOf;
use dino_core::{Game, Rng};

/// The node of the moment searched: others may choose there before the searching seat does, unseen by it.
pub(super) const ROOT: u32 = 0;
/// The node at which the searching seat chooses. It sees nothing before that.
pub(super) const CHOICE: u32 = 1;
/// No number.
const NONE: u32 = u32::MAX;
/// No more nodes than these: then the tree stays as it is.
const MAX_NODES: usize = 400_000;
/// As if an action had been tried so often with the result that its prior tells.
const PRIOR_WEIGHT: f32 = 6.0;

/// What the searching seat sees of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Key<G: Game> {
    /// All of it.
    Event(EventOf<G>),
    /// What it is shown.
    Seen(G::Seen),
}

#[derive(Clone, Copy, Debug)]
struct Node {
    visits: u32,
    arms: u32,
    last_arm: u32,
    children: u32,
}

#[derive(Clone, Copy, Debug)]
struct Arm<A> {
    action: A,
    visits: u32,
    sum: f32,
    squares: f32,
    lead: f32,
    /// What the prior makes of it, as a difference of results to the best one: 0 or less.
    bias: f32,
    next: u32,
}

#[derive(Debug)]
struct Child<G: Game> {
    key: Key<G>,
    node: u32,
    next: u32,
}

/// The tree of one search.
#[derive(Debug)]
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node>,
    arms: Vec<Arm<G::Action>>,
    children: Vec<Child<G>>,
    order: Vec<(i32, u32, u32)>,
}

impl<G: Game> Default for Tree<G> {
    fn default() -> Self {
        Tree { nodes: Vec::new(), arms: Vec::new(), children: Vec::new(), order: Vec::new() }
    }
}

impl<G: Game> Tree<G> {
    /// Begins anew with the first two nodes.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.arms.clear();
        self.children.clear();
        self.nodes.extend([Node::EMPTY; 2]);
    }

    /// Whether the seat's choice at a node is known.
    pub(super) fn has_arms(&self, node: u32) -> bool {
        self.nodes[node as usize].arms != NONE
    }

    /// Leaves of these actions those the node does not know.
    pub(super) fn keep_unknown(&self, node: u32, actions: &mut Vec<G::Action>) {
        if self.has_arms(node) {
            actions.retain(|action| !self.arms_of(node).any(|(_, arm)| arm.action == *action));
        }
    }

    /// Adds actions to a node, those with the best prior first and equal ones by chance.
    pub(super) fn add_arms(
        &mut self,
        node: u32,
        actions: &[G::Action],
        prior: &[i32],
        spread: f32,
        rng: &mut impl Rng,
    ) {
        self.order.clear();
        // Without a prior all are equal.
        let priors = prior.iter().copied().chain(std::iter::repeat(0));
        for (at, worth) in (0..actions.len() as u32).zip(priors) {
            self.order.push((-worth.max(i32::MIN + 1), below(rng, u32::MAX), at));
        }
        self.order.sort_unstable();
        let best = self.order.first().map_or(0, |(worth, ..)| -worth);
        for (worth, _, at) in &self.order {
            let behind = (i64::from(best) + i64::from(*worth)) as f32;
            // A lead of one spread is worth about 0.35 of a win.
            let bias = (-0.35 * behind / spread).max(-0.5);
            let number = self.arms.len() as u32;
            let action = actions[*at as usize];
            self.arms.push(Arm { action, visits: 0, sum: 0.0, squares: 0.0, lead: 0.0, bias, next: NONE });
            let owner = &mut self.nodes[node as usize];
            if owner.arms == NONE {
                owner.arms = number;
            } else {
                self.arms[owner.last_arm as usize].next = number;
            }
            self.nodes[node as usize].last_arm = number;
        }
    }

    /// The arm to follow, and its action: one not tried yet among the first so many, or the best by its results and how little is
    /// known of it. Something is legal.
    pub(super) fn select(
        &self,
        node: u32,
        width: u32,
        explore: f32,
        is_legal: impl Fn(G::Action) -> bool,
    ) -> (u32, G::Action) {
        let visits = self.nodes[node as usize].visits as f32;
        // One more each time that visits have doubled.
        let width = width.saturating_add((visits + 1.0).log2() as u32);
        let log = (visits + 1.0).ln();
        let (mut best, mut most, mut seen) = (NONE, f32::NEG_INFINITY, 0);
        for (number, arm) in self.arms_of(node) {
            if !is_legal(arm.action) {
                continue;
            }
            if best == NONE {
                best = number;
            }
            seen += 1;
            if seen > width {
                break;
            }
            if arm.visits == 0 {
                best = number;
                break;
            }
            let tried = arm.visits as f32;
            let score = arm.mean() + explore * (log / tried).sqrt();
            if score > most {
                (best, most) = (number, score);
            }
        }
        (best, self.arms[best as usize].action)
    }

    /// How often an arm was followed.
    pub(super) fn visits_of(&self, arm: u32) -> u32 {
        self.arms[arm as usize].visits
    }

    /// A result of an arm.
    pub(super) fn count(&mut self, node: u32, arm: u32, result: f32, lead: f32) {
        self.nodes[node as usize].visits += 1;
        let arm = &mut self.arms[arm as usize];
        arm.visits += 1;
        arm.sum += result;
        arm.squares += result * result;
        arm.lead += lead;
    }

    /// The node behind what is seen, and whether it is new. A full tree gives nodes to nobody.
    pub(super) fn child(&mut self, node: u32, key: Key<G>) -> (u32, bool) {
        let mut at = self.nodes[node as usize].children;
        while at != NONE {
            let child = &self.children[at as usize];
            if child.key == key {
                return (child.node, false);
            }
            at = child.next;
        }
        if self.nodes.len() >= MAX_NODES {
            return (ROOT, true);
        }
        let (number, next) = (self.nodes.len() as u32, self.nodes[node as usize].children);
        self.nodes.push(Node::EMPTY);
        self.nodes[node as usize].children = self.children.len() as u32;
        self.children.push(Child { key, node: number, next });
        (number, true)
    }

    /// What is known of the arms of a node that were tried.
    pub(super) fn candidates(&self, node: u32, out: &mut Vec<Candidate<G::Action>>) {
        for (_, arm) in self.arms_of(node).filter(|(_, arm)| arm.visits > 0) {
            let tried = arm.visits as f32;
            let mean = arm.sum / tried;
            let deviation = (arm.squares / tried - mean * mean).max(0.0).sqrt().max(0.02);
            out.push(Candidate {
                action: arm.action,
                visits: arm.visits,
                result: mean,
                lead: arm.lead / tried,
                worth: arm.mean() - deviation / tried.sqrt(),
            });
        }
    }

    fn arms_of(&self, node: u32) -> impl Iterator<Item = (u32, &Arm<G::Action>)> {
        let mut at = self.nodes[node as usize].arms;
        std::iter::from_fn(move || {
            let arm = self.arms.get(at as usize)?;
            let number = std::mem::replace(&mut at, arm.next);
            Some((number, arm))
        })
    }
}

impl Node {
    const EMPTY: Node = Node { visits: 0, arms: NONE, last_arm: NONE, children: NONE };
}

impl<A> Arm<A> {
    /// The mean result, leaning on the prior as long as little is known.
    fn mean(&self) -> f32 {
        let tried = self.visits as f32;
        self.sum / tried + self.bias * PRIOR_WEIGHT / (PRIOR_WEIGHT + tried)
    }
}
