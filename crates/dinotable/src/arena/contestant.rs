//! Who competes.

use super::timed_bot::Spent;
use dino_bots::search::{Budget, Opponents, Settings, Value};
use dino_bots::{Bot, Guarded, Kind, Searcher, THINK};
use dino_core::Heuristics;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::str::FromStr;
use std::time::Duration;

/// The longest a bot may think about an action, in milliseconds.
const MAX_THINK: u64 = 600_000;
/// The most iterations a bot may make for an action.
const MAX_ITERATIONS: u32 = 100_000_000;

/// A bot with the budget it was given by name: `apex`, `apex:100` (milliseconds), `apex@500` (iterations).
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Contestant {
    /// As it was written.
    pub(crate) name: String,
    player: Player,
    budget: Option<Budget>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Player {
    /// A bot everybody can play against.
    Kind(Kind),
    /// A searcher to compare with.
    Search(Settings),
}

/// The searchers to compare with: they are no bots to play against.
const COMPARED: [(&str, Settings); 6] = [
    ("flat", Settings::FLAT),
    ("plain", Settings::PLAIN),
    // `apex` with one thing changed: the others always follow the policy, or never do; what was learned by self-play counts for
    // nothing; each try has a world of its own.
    ("trusting", Settings { opponents: Opponents::Policy, ..Settings::STRONG }),
    ("untrusting", Settings { trust: 0, ..Settings::STRONG }),
    ("handmade", Settings { value: Value::HandMade, ..Settings::STRONG }),
    ("unpaired", Settings { paired: false, ..Settings::STRONG }),
];

/// What is the same for all of an arena, but the seed.
pub(super) struct Conditions {
    pub(super) think: Option<Duration>,
    pub(super) iterations: Option<u32>,
    pub(super) seed: u64,
}

impl Contestant {
    /// The bot of a sanity match.
    pub(super) fn random() -> Contestant {
        Contestant { name: Kind::Random.name().to_owned(), player: Player::Kind(Kind::Random), budget: None }
    }

    /// Whose pace it keeps where time counts.
    pub(super) fn pace(&self) -> Kind {
        match self.player {
            Player::Kind(kind) => kind,
            Player::Search(_) => Kind::Apex,
        }
    }

    /// The bot itself, guarded.
    pub(super) fn bot<G: Heuristics>(&self, conditions: &Conditions, spent: &Spent) -> Box<dyn Bot<G>> {
        let Conditions { think, iterations, seed } = *conditions;
        let usual = match iterations {
            Some(iterations) => Budget::iterations(iterations),
            None => Budget::time(think.unwrap_or(THINK)),
        };
        let budget = self.budget.unwrap_or(usual);
        let bot: Box<dyn Bot<G>> = match self.player {
            Player::Kind(kind @ (Kind::Random | Kind::Greedy)) => return kind.bot::<G>(seed),
            Player::Kind(kind) => kind.thinking::<G>(seed, budget),
            Player::Search(settings) => {
                let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                Box::new(Searcher::<G>::new(settings, budget, rng, Kind::Apex.rate()))
            }
        };
        // On a busy machine a thread may have to wait for a long while.
        let limit = budget.time.map_or(Duration::from_secs(600), |time| 10 * time + Duration::from_secs(20));
        Box::new(Guarded::new(bot, limit, seed, spent.faults.clone()))
    }
}

impl FromStr for Contestant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (name, budget) = match text.split_once([':', '@']) {
            None => (text, None),
            Some((name, number)) if text.contains(':') => {
                let time = number.parse().ok().filter(|ms| (1..=MAX_THINK).contains(ms));
                let time = time.ok_or_else(|| format!("expected 1 to {MAX_THINK} milliseconds: {number}"))?;
                (name, Some(Budget::time(Duration::from_millis(time))))
            }
            Some((name, number)) => {
                let count = number.parse().ok().filter(|count| (1..=MAX_ITERATIONS).contains(count));
                let count =
                    count.ok_or_else(|| format!("expected 1 to {MAX_ITERATIONS} iterations: {number}"))?;
                (name, Some(Budget::iterations(count)))
            }
        };
        let compared = COMPARED.iter().find(|(known, _)| *known == name);
        let player = match compared {
            Some((_, settings)) => Player::Search(*settings),
            None => Player::Kind(name.parse::<Kind>().map_err(|error| {
                let compared: Vec<&str> = COMPARED.iter().map(|(name, _)| *name).collect();
                format!("{error}; and to compare with: {}", compared.join(", "))
            })?),
        };
        if budget.is_some() && matches!(player, Player::Kind(kind) if kind != Kind::Apex) {
            return Err(format!(
                "{name} takes no budget: only apex and {} do",
                COMPARED.map(|(name, _)| name).join(", ")
            ));
        }
        Ok(Contestant { name: text.to_owned(), player, budget })
    }
}
