//! What to do, and what it would bring: hints for people.

use crate::Greedy;
use crate::outlook::{Outlook, Shares, by_seat};
use crate::search::{Budget, Cancel, Search, Settings};
use crate::{Bot as _, Decision};
use dino_core::{BySeat, GameExt as _, Heuristics, Seat, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::time::Instant;

/// How many actions a hint names at most.
pub const MAX_ADVISED: usize = 3;

/// An action, and what it would bring.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advised<A> {
    /// The action.
    pub action: A,
    /// Of all games that go on with it, how many the seat would win, as a part of one; `None` where that cannot be told
    /// before it is counted.
    pub share: Option<f64>,
    /// How far that may be off: its standard error.
    pub error: f64,
}

/// The best few actions of a pending seat, as far as its own view tells, the best first. The answer follows from the view, the
/// seed and the iterations of the budget alone, unless its time ends it.
///
/// A search finds which actions are worth naming; what each would bring is then told by the evaluator of reviews
/// ([`Outlook`]), for all of them in the same sampled worlds.
pub fn advise<G: Heuristics>(
    view: &G::View,
    seat: Seat,
    seed: u64,
    budget: Budget,
) -> Vec<Advised<G::Action>> {
    advise_with::<G>(view, seat, None, seed, budget)
}

/// The same about what was done: it is among those named, even if a search would have passed it over.
pub fn weigh<G: Heuristics>(
    view: &G::View,
    seat: Seat,
    done: G::Action,
    seed: u64,
    budget: Budget,
) -> Vec<Advised<G::Action>> {
    advise_with::<G>(view, seat, Some(done), seed, budget)
}

fn advise_with<G: Heuristics>(
    view: &G::View,
    seat: Seat,
    also: Option<G::Action>,
    seed: u64,
    budget: Budget,
) -> Vec<Advised<G::Action>> {
    let start = Instant::now();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let world = G::sample(view, &mut rng);
    if !world.pending().seats().contains(seat) {
        return Vec::new();
    }
    let mut legal = Vec::new();
    world.choices(seat, &mut legal);
    if !world.follows_policy() {
        // What is planned is not tried out: the next step of the plan is all there is to say.
        let mut greedy = Greedy::<G>::new(rng, crate::Kind::Apex.rate());
        let planned = greedy.choose(&mut Decision::new(&world, seat, None, &mut Vec::new()));
        let action = also.unwrap_or(planned);
        return vec![Advised { action, share: None, error: 0.0 }];
    }
    let half = Budget { time: budget.time.map(|time| time / 2), ..budget };
    let mut named = candidates::<G>(view, &world, seat, &legal, seed, half);
    named.truncate(MAX_ADVISED);
    if let Some(also) = also.filter(|also| !named.contains(also)) {
        named.truncate(MAX_ADVISED - 1);
        named.push(also);
    }
    let mut outlook = Outlook::<G>::default();
    let mut sums = vec![(0.0, 0.0); named.len()];
    let (mut worlds, most) = (0_u32, budget.iterations.unwrap_or(400).max(2));
    let last = Outlook::horizon(&world);
    while worlds < most && budget.time.is_none_or(|time| start.elapsed() < time || worlds < 8) {
        let world = G::sample(view, &mut rng);
        let luck = rng.clone();
        rng.jump();
        for (action, sum) in named.iter().zip(&mut sums) {
            let share = tried(&mut outlook, &world, seat, *action, last, &mut luck.clone())[seat];
            *sum = (sum.0 + share, sum.1 + share * share);
        }
        worlds += 1;
    }
    let count = f64::from(worlds);
    let mut advised: Vec<Advised<G::Action>> = named
        .into_iter()
        .zip(sums)
        .map(|(action, (sum, squares))| {
            let mean = sum / count;
            let error = ((squares / count - mean * mean).max(0.0) / count).sqrt();
            Advised { action, share: Some(mean), error }
        })
        .collect();
    // The search has the first word among those that come out alike.
    advised.sort_by(|one, other| other.share.partial_cmp(&one.share).unwrap_or(std::cmp::Ordering::Equal));
    advised
}

/// The actions that are worth a closer look, the best at first sight first.
pub(crate) fn candidates<G: Heuristics>(
    view: &G::View,
    world: &G,
    seat: Seat,
    legal: &[G::Action],
    seed: u64,
    budget: Budget,
) -> Vec<G::Action> {
    if let [only] = legal {
        return vec![*only];
    }
    if world.is_searchable(seat) {
        let mut search = Search::<G>::new(Settings::STRONG);
        let found = search.run(view, seat, legal, seed, budget, &Cancel::default());
        if !found.is_empty() {
            return found.iter().map(|one| one.action).collect();
        }
    }
    let mut worth = Vec::new();
    G::appraise(view, seat, legal, &mut worth);
    let mut ranked: Vec<(i32, G::Action)> = worth.into_iter().zip(legal.iter().copied()).collect();
    ranked.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
    ranked.into_iter().map(|(_, action)| action).collect()
}

/// What an action brings in a world, played on once.
pub(crate) fn tried<G: Heuristics>(
    outlook: &mut Outlook<G>,
    world: &G,
    seat: Seat,
    action: G::Action,
    last: u32,
    rng: &mut Xoshiro256PlusPlus,
) -> Shares {
    let mut world = world.clone();
    world.play_unchecked(seat, action);
    outlook.played(world, last, rng)
}

/// What an action gives away against another, as a part of a game, and how far that may be off.
pub fn loss<G: Heuristics>(
    view: &G::View,
    seat: Seat,
    tried: G::Action,
    best: G::Action,
    worlds: u32,
    seed: u64,
) -> (f64, f64) {
    if tried == best {
        return (0.0, 0.0);
    }
    let (gain, error) = compared::<G>(&mut Outlook::default(), view, seat, [tried, best], worlds, seed);
    (-gain[seat], error)
}

/// What one action brings more than another to each seat, over so many worlds the seat could not exclude: the mean, and how
/// far the seat's own may be off.
pub(crate) fn compared<G: Heuristics>(
    outlook: &mut Outlook<G>,
    view: &G::View,
    seat: Seat,
    [one, other]: [G::Action; 2],
    worlds: u32,
    seed: u64,
) -> (Shares, f64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut sum, mut squares) = (None::<Shares>, 0.0);
    for _ in 0..worlds.max(2) {
        let world = G::sample(view, &mut rng);
        let last = Outlook::horizon(&world);
        let luck = rng.clone();
        rng.jump();
        let first = tried(outlook, &world, seat, one, last, &mut luck.clone());
        let second = tried(outlook, &world, seat, other, last, &mut luck.clone());
        let sum = sum.get_or_insert(BySeat::new(world.seats(), 0.0));
        for (of, share) in by_seat(&first) {
            sum[of] += share - second[of];
        }
        squares += (first[seat] - second[seat]).powi(2);
    }
    let count = f64::from(worlds.max(2));
    let mean = sum.unwrap_or(BySeat::new(0, 0.0)).map(|sum| sum / count);
    let error = ((squares / count - mean[seat] * mean[seat]).max(0.0) / count).sqrt();
    (mean, error)
}

/// What the seat of a state may know.
pub(crate) fn own_view<G: Heuristics>(state: &G, seat: Seat) -> G::View {
    state.view(Viewer::Seat(seat))
}
