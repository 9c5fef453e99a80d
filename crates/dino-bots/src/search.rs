//! Search over what one seat may know.
//!
//! Every iteration samples a world from the seat's view, walks down a tree of what the seat would see, plays on by the
//! game's policy to the next pause, and asks there what every seat may expect. The tree's edges are what the searching seat
//! sees: its own actions, what it is shown of others' and of chance. So worlds that look alike share their statistics, and
//! nothing in the tree depends on what the seat cannot see.
//!
//! Every seat goes for its own result (max^n). Where several seats choose at once and face down, the searching seat comes
//! last, so that nobody answers what is not shown: each chooses by its own statistics alone.

mod parallel;
mod reward;
mod tree;

pub use parallel::Parallel;

use crate::Weights;

use dino_core::draw::below;
use dino_core::game::EventOf;
use dino_core::{Event, GameExt as _, Heuristics, MAX_SEATS, Pending, Rng, Scratch, Seat, SeatSet, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use reward::Rewards;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tree::{CHOICE, Key, ROOT, Tree};

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How many pauses ahead playouts go ([`Heuristics::stage`]).
    pub pauses: u32,
    /// How many decisions of all seats deep the tree gets, where the game lets it; with 1 it is flat.
    pub depth: u32,
    /// How the other seats decide in the tree.
    pub opponents: Opponents,
    /// How much is tried beyond what looks best, in standard deviations of results.
    pub explore: f32,
    /// So many actions of the choice itself are tried at first, those with the best prior; one more each time that visits
    /// have doubled.
    pub root_width: u32,
    /// The same for what comes after it in the tree.
    pub width: u32,
    /// Whether what actions look like at first orders them, and is leant on while little is known.
    pub prior: Prior,
    /// Of a thousand actions in playouts, how many are any legal action instead of the policy's.
    pub random: u32,
    /// Of a thousand iterations, in how many the other seats follow the policy in the tree too: a search that counts on
    /// the best answers alone makes nothing of the faults that people make.
    pub trust: u32,
    /// What playouts are valued by where they stop.
    pub value: Value,
    /// Whether, without a tree, the first try of every action happens in the same world with the same luck, and so does the
    /// second, and so on: then actions differ by what they do and less by chance.
    pub paired: bool,
}

impl Settings {
    /// What is strongest for most games.
    pub const STRONG: Settings = Settings {
        pauses: 1,
        depth: 24,
        opponents: Opponents::Tree,
        explore: 1.0,
        root_width: 24,
        width: 4,
        prior: Prior::WhereTrusted,
        random: 50,
        trust: 600,
        value: Value::Learned,
        paired: true,
    };

    /// What the third level goes by: it tries few actions, and thinks that others follow the policy.
    pub const GRAZER: Settings = Settings {
        depth: 1,
        opponents: Opponents::Policy,
        prior: Prior::Appraisal,
        root_width: 2,
        random: 150,
        value: Value::HandMade,
        trust: 0,
        paired: false,
        ..Settings::STRONG
    };

    /// What the fourth level goes by: it tries more, and still thinks that others follow the policy.
    pub const HUNTER: Settings = Settings {
        depth: 2,
        opponents: Opponents::Policy,
        prior: Prior::Appraisal,
        root_width: 3,
        random: 100,
        value: Value::HandMade,
        trust: 0,
        paired: false,
        ..Settings::STRONG
    };

    /// Flat Monte Carlo by the policy: every action is tried about as often, without a tree.
    pub const FLAT: Settings = Settings {
        depth: 1,
        opponents: Opponents::Policy,
        root_width: u32::MAX,
        width: u32::MAX,
        prior: Prior::None,
        random: 100,
        value: Value::HandMade,
        trust: 0,
        paired: false,
        ..Settings::STRONG
    };

    /// Plain information-set search: no prior, random playouts to the end of the game.
    pub const PLAIN: Settings = Settings {
        pauses: u32::MAX,
        root_width: u32::MAX,
        width: u32::MAX,
        prior: Prior::None,
        random: 1000,
        value: Value::HandMade,
        trust: 0,
        paired: false,
        ..Settings::STRONG
    };
}

/// How the seats that do not search decide in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponents {
    /// Each goes for its own result, by statistics over all worlds the searching seat cannot tell apart.
    Tree,
    /// By the game's policy, which knows what that seat may know.
    Policy,
}

/// What a search goes by where playouts stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// The game's own estimate ([`Heuristics::expected_scores`]).
    HandMade,
    /// The same with what was learned by self-play, where the game has learned something ([`Heuristics::WEIGHTS`]).
    Learned,
}

/// What a search believes of the actions of its choice before it has tried them. Deeper in the tree it asks the game's
/// [`Heuristics::prior`], or believes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prior {
    /// Nothing: all are equal.
    None,
    /// What the game appraises, where its prior has an opinion at all.
    WhereTrusted,
    /// What the game appraises.
    Appraisal,
}

/// How long a search may go on: until one of these is used up. Without any it tries one iteration.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// Iterations at most. The same view, seed and number give the same result.
    pub iterations: Option<u32>,
    /// Time at most.
    pub time: Option<Duration>,
}

impl Budget {
    /// So many iterations.
    pub const fn iterations(iterations: u32) -> Budget {
        Budget { iterations: Some(iterations), time: None }
    }

    /// So much time.
    pub const fn time(time: Duration) -> Budget {
        Budget { iterations: None, time: Some(time) }
    }
}

/// Ends a search from another thread: it looks at it in every iteration.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Lets the searches that hold it end.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether they shall end.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What a search found out about one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The mean result for the seat: 1 for a win, 0 for a loss, a little of it for points.
    pub result: f32,
    /// The mean of what the seat may expect at the end less what the best other may, in points.
    pub lead: f32,
    /// What the choice goes by: the result, less what is uncertain about it, and a little of the prior.
    pub worth: f32,
}

/// A searcher with its buffers, which it uses again for every decision of a game.
#[derive(Debug)]
pub struct Search<G: Heuristics> {
    settings: Settings,
    tree: Tree<G>,
    /// The choices on the way down, with who chose.
    path: Vec<(u32, u32, Seat)>,
    scratch: Scratch<G>,
    worth: Vec<i32>,
    rewards: Rewards,
    weights: Option<Weights>,
    candidates: Vec<Candidate<G::Action>>,
    /// How deep the tree gets in this search.
    depth: u32,
    iterations: u32,
}

impl<G: Heuristics> Search<G> {
    /// A searcher that goes about it like this. Weights of the program itself that cannot be read, which a test rules out,
    /// count for nothing.
    pub fn new(settings: Settings) -> Self {
        let learned = settings.value == Value::Learned && !G::WEIGHTS.is_empty();
        let weights = learned.then(|| Weights::of::<G>(G::WEIGHTS).ok()).flatten();
        Search::with_weights(settings, weights)
    }

    /// A searcher that goes about it like this and values by these weights, or by the hand-made estimate alone.
    pub fn with_weights(settings: Settings, weights: Option<Weights>) -> Self {
        Search {
            settings,
            tree: Tree::default(),
            path: Vec::with_capacity(64),
            scratch: Scratch::default(),
            worth: Vec::with_capacity(256),
            rewards: Rewards::default(),
            weights,
            candidates: Vec::new(),
            depth: 1,
            iterations: 0,
        }
    }

    /// How many iterations the last search made.
    pub fn iterations(&self) -> u32 {
        self.iterations
    }

    /// What the actions of a pending seat lead to, the one to be chosen first; actions that were never tried are left out.
    ///
    /// `legal` are the seat's legal actions. The answer follows from the arguments alone, unless time is what ends it.
    pub fn run(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        seed: u64,
        budget: Budget,
        cancel: &Cancel,
    ) -> &[Candidate<G::Action>] {
        let start = Instant::now();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let first = G::sample(view, &mut rng);
        self.tree.clear();
        self.iterations = 0;
        self.rewards = Rewards::new(&first);
        self.depth = self.settings.depth.min(first.tree_depth()).max(1);
        self.plant(view, &first, seat, legal, &mut rng);
        let last = first.stage().saturating_add(self.settings.pauses);
        let most = budget.iterations.unwrap_or(if budget.time.is_some() { u32::MAX } else { 1 });
        let paired = self.settings.paired && self.depth == 1;
        while self.iterations < most {
            if paired {
                // Selection draws nothing: the search will take the same arm.
                let tries = self.tree.visits_of(self.select(CHOICE, seat, |_| true).0);
                let luck = seed ^ u64::from(tries + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                self.iterate(view, seat, last, &mut Xoshiro256PlusPlus::seed_from_u64(luck));
            } else {
                self.iterate(view, seat, last, &mut rng);
            }
            self.iterations += 1;
            let late = budget.time.is_some_and(|time| start.elapsed() >= time);
            if late || cancel.is_cancelled() {
                break;
            }
        }
        self.judge()
    }

    /// The node of the choice: what the seat may choose from, by the game's best appraisal.
    fn plant(&mut self, view: &G::View, world: &G, seat: Seat, legal: &[G::Action], rng: &mut impl Rng) {
        let actions = &mut self.scratch.actions;
        actions.clear();
        actions.extend_from_slice(legal);
        world.narrow(seat, actions);
        self.worth.clear();
        let believes = match self.settings.prior {
            Prior::None => false,
            Prior::Appraisal => true,
            Prior::WhereTrusted => {
                world.prior(seat, actions, &mut self.worth);
                !self.worth.is_empty()
            }
        };
        self.worth.clear();
        if believes {
            G::appraise(view, seat, actions, &mut self.worth);
        }
        self.tree.add_arms(CHOICE, actions, &self.worth, self.rewards.spread(), rng);
    }

    fn iterate(&mut self, view: &G::View, searcher: Seat, last: u32, rng: &mut impl Rng) {
        let mut world = G::sample(view, rng);
        self.path.clear();
        self.descend(&mut world, searcher, last, rng);
        self.play_on(&mut world, last, rng);
        let results = self.rewards.of(&world, self.weights.as_mut());
        for (node, arm, seat) in &self.path {
            let (result, lead) = (results.result[seat.index()], results.lead[seat.index()]);
            self.tree.count(*node, *arm, result, lead);
        }
    }

    /// Goes down the tree as far as it is known, and a step beyond.
    fn descend(&mut self, world: &mut G, searcher: Seat, last: u32, rng: &mut impl Rng) {
        let (mut node, mut depth, mut has_chosen) = (ROOT, 0, false);
        let trusts = self.settings.opponents == Opponents::Policy || below(rng, 1000) < self.settings.trust;
        while world.stage() < last {
            let event: EventOf<G> = match world.pending() {
                Pending::Over => return,
                Pending::Chance => {
                    Event::Chance(world.pick_chance(|bound| below(rng, bound), &mut self.scratch.outcomes))
                }
                Pending::Seats(seats) => {
                    if depth == self.depth {
                        return;
                    }
                    let seat = next_to_choose(world, seats, searcher);
                    if seat == searcher && !has_chosen {
                        (node, has_chosen) = (CHOICE, true);
                    }
                    let in_tree = seat == searcher || !trusts;
                    if node == CHOICE || (in_tree && world.is_searchable(seat)) {
                        depth += u32::from(has_chosen);
                        Event::Act(seat, self.choose(node, world, seat, searcher, rng))
                    } else {
                        Event::Act(seat, world.policy_action(seat, rng, &mut self.scratch.actions))
                    }
                }
            };
            if has_chosen && depth == self.depth {
                return world.apply_unchecked(&event);
            }
            let (next, is_new) = self.follow(node, world, &event, searcher);
            if is_new && has_chosen {
                return;
            }
            node = next;
        }
    }

    /// The seat's choice at a node, noted on the path.
    fn choose(&mut self, node: u32, world: &G, seat: Seat, searcher: Seat, rng: &mut impl Rng) -> G::Action {
        // What others may do depends on what they hold, which may differ from world to world.
        let varies = seat != searcher && G::META.has_secrets;
        if varies || !self.tree.has_arms(node) {
            let actions = &mut self.scratch.actions;
            actions.clear();
            world.choices(seat, actions);
            world.narrow(seat, actions);
            self.tree.keep_unknown(node, actions);
            if !actions.is_empty() {
                self.worth.clear();
                if self.settings.prior != Prior::None {
                    world.prior(seat, actions, &mut self.worth);
                }
                self.tree.add_arms(node, actions, &self.worth, self.rewards.spread(), rng);
            }
        }
        let is_legal = |action: G::Action| !varies || world.check(seat, action).is_ok();
        let (arm, action) = self.select(node, seat, is_legal);
        self.path.push((node, arm, seat));
        action
    }

    /// The arm that a seat follows at a node, by what is known so far.
    fn select(&self, node: u32, seat: Seat, is_legal: impl Fn(G::Action) -> bool) -> (u32, G::Action) {
        let settings = &self.settings;
        let width = if node == CHOICE { settings.root_width } else { settings.width };
        let explore = settings.explore * self.rewards.deviation(seat);
        self.tree.select(node, width, explore, is_legal)
    }

    /// Lets an event happen, and goes to the node of what the searching seat sees of it; whether that node is new.
    fn follow(&mut self, node: u32, world: &mut G, event: &EventOf<G>, searcher: Seat) -> (u32, bool) {
        let is_own = matches!(event, Event::Act(seat, _) if *seat == searcher);
        if !G::META.has_secrets || is_own {
            world.apply_unchecked(event);
            return self.tree.child(node, Key::Event(*event));
        }
        let before = world.clone();
        world.apply_unchecked(event);
        let seen = before.observe(event, world, Viewer::Seat(searcher));
        self.tree.child(node, Key::Seen(seen))
    }

    /// Plays on by the policy to the last pause.
    fn play_on(&mut self, world: &mut G, last: u32, rng: &mut impl Rng) {
        for _ in 0..world.event_bound() {
            if world.stage() >= last {
                return;
            }
            match world.pending() {
                Pending::Over => return,
                Pending::Chance => {
                    let outcome = world.pick_chance(|bound| below(rng, bound), &mut self.scratch.outcomes);
                    world.resolve_unchecked(outcome);
                }
                Pending::Seats(seats) => {
                    let Some(seat) = seats.first() else { return };
                    let is_random = below(rng, 1000) < self.settings.random;
                    let actions = &mut self.scratch.actions;
                    let action = if is_random {
                        world.playout_action(seat, |bound| below(rng, bound), actions)
                    } else {
                        world.policy_action(seat, rng, actions)
                    };
                    world.play_unchecked(seat, action);
                }
            }
        }
    }

    /// The tried actions, the best first; equal ones in their order.
    fn judge(&mut self) -> &[Candidate<G::Action>] {
        self.candidates.clear();
        self.tree.candidates(CHOICE, &mut self.candidates);
        self.candidates.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        &self.candidates
    }
}

/// Who of several pending seats is asked next: where choices stay hidden the searching seat comes last.
fn next_to_choose<G: Heuristics>(world: &G, seats: SeatSet, searcher: Seat) -> Seat {
    let first = seats.first().unwrap_or(Seat::FIRST);
    if first != searcher || !world.hides_choices() {
        return first;
    }
    let mut others = seats;
    others.remove(searcher);
    others.first().unwrap_or(searcher)
}

/// Results by the index of a seat.
type PerSeat = [f32; MAX_SEATS];
