//! A game in numbers: seats say tokens, chance falls by itself.

use crate::Learnable;
use crate::error::EnvError;
use crate::game::{AnyGame, Played, refused, state_of};
use crate::reward::Reward;
use dino_core::draw::below;
use dino_core::encode::{Choices, Masked};
use dino_core::{BySeat, Configure, Event, Game, GameExt as _, Pending, Seat, Viewer};
use dino_games::with_game;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng};
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A game in numbers, whichever it is.
pub trait AnyLane: Send + Sync {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// How many seats play.
    fn seats(&self) -> u8;
    /// What the game waits for.
    fn pending(&self) -> Pending;
    /// Begins anew; chance falls from this seed on, or as it would have gone on.
    fn reset(&mut self, seed: Option<u64>);
    /// Whether chance falls by itself, which it does at first.
    fn let_chance_fall(&mut self, by_itself: bool);
    /// The tokens the seat may say, ascending; none where it is not asked.
    fn legal_tokens(&mut self, seat: Seat) -> Vec<u16>;
    /// The tokens the seat has said of the action it spells.
    fn said(&self, seat: Seat) -> Vec<u16>;
    /// Writes 1 for each token the seat may say, 0 for the others.
    fn mask(&mut self, seat: Seat, out: &mut [i8]);
    /// Writes what the seat may know.
    fn observe(&mut self, seat: Seat, out: &mut [f32]);
    /// The seat says a token. The action in notation is played when nothing is left to say; whether it was.
    fn say(&mut self, seat: Seat, token: u64) -> Result<bool, EnvError>;
    /// The ways chance may fall, with weights.
    fn chance_outcomes(&self) -> Vec<(String, u32)>;
    /// Chance falls in the way with this number.
    fn fall(&mut self, outcome: usize) -> Result<(), EnvError>;
    /// The action in notation that saying this token plays, or the first of those that it begins.
    fn notation(&mut self, seat: Seat, token: u64) -> Result<String, EnvError>;
    /// What each seat got, once the game is over.
    fn rewards(&self, reward: Reward) -> Option<BySeat<f32>>;
    /// Plays on to the end, every token at random.
    fn play_out(&mut self);
    /// Another world that looks like this one to the seat; what it has said stays said.
    fn resample(&self, seat: Seat, seed: u64) -> Box<dyn AnyLane>;
    /// A text that is the same for all worlds that look alike to the seat.
    fn key(&self, seat: Seat) -> String;
    /// All of it as a text, for [`restore`]. What is drawn after that differs from what would have been drawn here.
    fn save(&self) -> String;
    /// The same state in notation, without its past.
    fn game(&self) -> Box<dyn AnyGame>;
    /// A copy.
    fn boxed(&self) -> Box<dyn AnyLane>;
}

/// A new game in numbers.
pub fn lane(
    id: &str,
    seats: u8,
    options: &[(String, String)],
    sheet: Option<&str>,
    seed: u64,
) -> Result<Box<dyn AnyLane>, EnvError> {
    let made = with_game!(id, G => {
        <G as Game>::Config::build(seats, options, sheet)
            .map(|config| Box::new(Lane::of(G::new(&config), seed)) as Box<dyn AnyLane>)
    });
    Ok(made.ok_or_else(|| EnvError::UnknownGame(id.to_owned()))??)
}

/// The lane that was saved as this text.
pub fn restore(id: &str, text: &str) -> Result<Box<dyn AnyLane>, EnvError> {
    let restored = with_game!(id, G => Lane::<G>::read(text).map(|lane| Box::new(lane) as Box<dyn AnyLane>));
    restored.ok_or_else(|| EnvError::UnknownGame(id.to_owned()))?
}

/// One game in numbers.
#[derive(Clone)]
pub struct Lane<G: Game> {
    start: G,
    state: G,
    rng: Xoshiro256PlusPlus,
    chance_falls: bool,
    /// Raised with every event: what was found out for an older one is found out anew.
    version: u32,
    slots: Vec<Slot<G>>,
    outcomes: Vec<(G::Chance, u32)>,
}

/// What a seat may know and say.
#[derive(Clone)]
struct Slot<G: Game> {
    /// The version this was found out for.
    version: u32,
    view: Option<G::View>,
    choices: Choices<G>,
}

impl<G: Learnable> Lane<G> {
    /// A lane that begins with this state.
    pub fn of(start: G, seed: u64) -> Self {
        let slot = Slot { version: 0, view: None, choices: Choices::default() };
        let slots = vec![slot; usize::from(start.seats())];
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let state = start.clone();
        let mut lane =
            Lane { start, state, rng, chance_falls: true, version: 1, slots, outcomes: Vec::new() };
        lane.settle();
        lane
    }

    /// Reads what [`AnyLane::save`] wrote.
    fn read(text: &str) -> Result<Self, EnvError> {
        let wrong = || EnvError::value(format!("this was not saved by an environment of {}", G::META.id));
        let saved: serde_json::Value = serde_json::from_str(text).map_err(|_| wrong())?;
        // A view of everything is the state itself (law 6).
        let start = state_of::<G>(&saved["start"])?;
        let mut lane = Lane::of(start, saved["seed"].as_u64().ok_or_else(wrong)?);
        lane.state = state_of::<G>(&saved["state"])?;
        if lane.state.seats() != lane.start.seats() {
            return Err(wrong());
        }
        lane.chance_falls = saved["chance_falls"].as_bool().ok_or_else(wrong)?;
        lane.changed();
        for (said, seat) in
            saved["said"].as_array().ok_or_else(wrong)?.iter().zip(Seat::all(lane.state.seats()))
        {
            for token in said.as_array().ok_or_else(wrong)? {
                lane.speak(seat, token.as_u64().ok_or_else(wrong)?).map_err(|_| wrong())?;
            }
        }
        Ok(lane)
    }

    /// The state now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The seat that is asked first.
    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        self.state.pending().seats().first()
    }

    /// Begins anew, with chance going on as it was.
    pub fn begin(&mut self) {
        self.state.clone_from(&self.start);
        self.changed();
        self.slots.iter_mut().for_each(|slot| slot.choices.clear());
        self.settle();
    }

    /// Sets chance to this seed.
    pub fn seed(&mut self, seed: u64) {
        self.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    }

    /// A number by chance, below `bound`.
    pub fn below(&mut self, bound: u32) -> u32 {
        below(&mut self.rng, bound)
    }

    /// A seed by chance.
    pub fn fork(&mut self) -> u64 {
        self.rng.next_u64()
    }

    /// Plays an action that is legal now.
    pub fn play(&mut self, seat: Seat, action: G::Action) {
        self.state.play_unchecked(seat, action);
        self.changed();
        self.settle();
    }

    fn changed(&mut self) {
        self.version = self.version.wrapping_add(1);
    }

    /// Lets chance fall and does what seats have said beforehand, until somebody has to decide.
    fn settle(&mut self) {
        loop {
            match self.state.pending() {
                Pending::Chance if self.chance_falls => {
                    let rng = &mut self.rng;
                    let outcome = self.state.pick_chance(|bound| below(rng, bound), &mut self.outcomes);
                    self.state.resolve_unchecked(outcome);
                }
                Pending::Seats(seats) => {
                    let state = &self.state;
                    let automatic = seats.iter().find_map(|seat| Some((seat, state.automatic_action(seat)?)));
                    let Some((seat, action)) = automatic else { return };
                    self.state.play_unchecked(seat, action);
                }
                _ => return,
            }
            self.changed();
        }
    }

    /// Finds out what the seat may know and say, where that is not known yet. Who is in the middle of a word goes on with it:
    /// what others do at the same time changes nothing of it (law 5).
    #[inline]
    fn prepare(&mut self, seat: Seat) -> &mut Slot<G> {
        let slot = &mut self.slots[seat.index()];
        if slot.version != self.version {
            slot.version = self.version;
            let view = self.state.view(Viewer::Seat(seat));
            if !self.state.pending().seats().contains(seat) {
                slot.choices.clear();
            } else if slot.choices.said().is_empty() || slot.choices.is_empty() {
                slot.choices.begin(&self.state, &view, seat);
            }
            slot.view = Some(view);
        }
        slot
    }

    /// Whether the seat may say this token now.
    #[inline]
    pub fn may_say(&mut self, seat: Seat, token: u64) -> bool {
        self.prepare(seat).choices.next_tokens().any(|next| next as u64 == token)
    }

    /// Writes what the seat may know and say.
    pub fn write(&mut self, seat: Seat, observation: &mut [f32], mask: &mut [i8]) {
        let slot = self.prepare(seat);
        slot.choices.mask(mask);
        if let Some(view) = &slot.view {
            slot.choices.observe(view, seat, observation);
        }
    }

    /// The seat says a token; the action, when nothing is left to say.
    #[inline]
    pub fn speak(&mut self, seat: Seat, token: u64) -> Result<Option<G::Action>, Masked> {
        let slot = self.prepare(seat);
        let action = slot.choices.say(token)?;
        if action.is_some() {
            slot.choices.clear();
            slot.version = slot.version.wrapping_sub(1);
        }
        Ok(action)
    }
}

impl<G: Learnable> AnyLane for Lane<G> {
    fn id(&self) -> &'static str {
        G::META.id
    }

    fn seats(&self) -> u8 {
        self.state.seats()
    }

    fn pending(&self) -> Pending {
        self.state.pending()
    }

    fn reset(&mut self, seed: Option<u64>) {
        if let Some(seed) = seed {
            self.seed(seed);
        }
        self.begin();
    }

    fn let_chance_fall(&mut self, by_itself: bool) {
        self.chance_falls = by_itself;
        if by_itself {
            self.settle();
        }
    }

    fn legal_tokens(&mut self, seat: Seat) -> Vec<u16> {
        let mut tokens: Vec<u16> =
            self.prepare(seat).choices.next_tokens().map(|token| token as u16).collect();
        tokens.sort_unstable();
        tokens.dedup();
        tokens
    }

    fn said(&self, seat: Seat) -> Vec<u16> {
        self.slots[seat.index()].choices.said().to_vec()
    }

    fn mask(&mut self, seat: Seat, out: &mut [i8]) {
        self.prepare(seat).choices.mask(out);
    }

    fn observe(&mut self, seat: Seat, out: &mut [f32]) {
        let slot = self.prepare(seat);
        if let Some(view) = &slot.view {
            slot.choices.observe(view, seat, out);
        }
    }

    fn say(&mut self, seat: Seat, token: u64) -> Result<bool, EnvError> {
        self.state.pending().expect_act(seat).map_err(refused)?;
        let spoken = self.speak(seat, token).map_err(|masked| EnvError::value(masked.to_string()))?;
        let Some(action) = spoken else { return Ok(false) };
        // Others may have acted since the first token of it.
        self.state.check(seat, action).map_err(refused)?;
        self.play(seat, action);
        Ok(true)
    }

    fn chance_outcomes(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        if self.state.pending() == Pending::Chance {
            self.state.chance_outcomes(&mut outcomes);
        }
        outcomes.iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).collect()
    }

    fn fall(&mut self, outcome: usize) -> Result<(), EnvError> {
        self.state.pending().expect_chance().map_err(refused)?;
        self.outcomes.clear();
        self.state.chance_outcomes(&mut self.outcomes);
        let count = self.outcomes.len();
        let (outcome, _) = self.outcomes.get(outcome).copied().ok_or_else(|| {
            EnvError::value(format!("chance may fall in {count} ways: there is no number {outcome}"))
        })?;
        self.state.apply(&Event::Chance(outcome)).map_err(refused)?;
        self.changed();
        self.settle();
        Ok(())
    }

    fn notation(&mut self, seat: Seat, token: u64) -> Result<String, EnvError> {
        let choices = &self.prepare(seat).choices;
        let said = choices.said().len();
        let found =
            choices.left().find(|(_, word)| word.tokens().get(said).copied().map(u64::from) == Some(token));
        let (action, _) = found.ok_or_else(|| EnvError::value(Masked(token).to_string()))?;
        Ok(action.to_string())
    }

    fn rewards(&self, reward: Reward) -> Option<BySeat<f32>> {
        self.state.standing().map(|standing| reward.of(&standing))
    }

    fn play_out(&mut self) {
        self.chance_falls = true;
        self.settle();
        while let Some(seat) = self.asked() {
            let mut tokens = AnyLane::legal_tokens(self, seat);
            let token = match tokens.len() {
                0 => return,
                len => tokens.swap_remove(below(&mut self.rng, len as u32) as usize),
            };
            if let Ok(Some(action)) = self.speak(seat, token.into()) {
                self.play(seat, action);
            }
        }
    }

    fn resample(&self, seat: Seat, seed: u64) -> Box<dyn AnyLane> {
        let mut world = self.clone();
        world.seed(seed);
        world.state = G::sample(&self.state.view(Viewer::Seat(seat)), &mut world.rng);
        // What this seat knows and may say is the same there. The others have said nothing yet.
        world.slots.iter_mut().enumerate().filter(|(other, _)| *other != seat.index()).for_each(
            |(_, slot)| {
                slot.version = self.version.wrapping_sub(1);
                slot.choices.clear();
            },
        );
        Box::new(world)
    }

    fn key(&self, seat: Seat) -> String {
        let view = serde_json::to_vec(&self.state.view(Viewer::Seat(seat))).unwrap_or_default();
        let mut key = String::with_capacity(48);
        for salt in [0u8, 1] {
            let mut hasher = DefaultHasher::new();
            (salt, &view).hash(&mut hasher);
            let _ = write!(key, "{:016x}", hasher.finish());
        }
        for token in self.slots[seat.index()].choices.said() {
            let _ = write!(key, " {token}");
        }
        key
    }

    fn save(&self) -> String {
        let said: Vec<&[u16]> = self.slots.iter().map(|slot| slot.choices.said()).collect();
        serde_json::json!({
            "start": self.start.view(Viewer::Everything),
            "state": self.state.view(Viewer::Everything),
            "said": said,
            "chance_falls": self.chance_falls,
            "seed": self.rng.clone().next_u64(),
        })
        .to_string()
    }

    fn game(&self) -> Box<dyn AnyGame> {
        Box::new(Played::World(self.state.clone(), self.rng.clone()))
    }

    fn boxed(&self) -> Box<dyn AnyLane> {
        Box::new(self.clone())
    }
}
