//! Thousands of games at once, written into the caller's buffers, on several threads.

use crate::Learnable;
use crate::bot::SeatBot;
use crate::error::EnvError;
use crate::game::AnyGame;
use crate::lane::{AnyLane as _, Lane};
use crate::reward::Reward;
use dino_bots::Kind;
use dino_bots::search::Budget;
use dino_core::{Configure, Game, Seat};
use dino_games::with_game;
use std::thread;

/// The most memory that the games of one batch take.
const MAX_BYTES: usize = 4 << 30;

/// How a batch is set up.
#[derive(Clone, Debug)]
pub struct BatchSetup<'s> {
    /// The id of the game.
    pub game: &'s str,
    /// How many seats play.
    pub seats: u8,
    /// What differs from the usual game.
    pub options: &'s [(String, String)],
    /// Another component sheet than the game's own.
    pub sheet: Option<&'s str>,
    /// How many games.
    pub games: usize,
    /// What chance is drawn from. Each game has its own, so that the number of threads changes nothing.
    pub seed: u64,
    /// Who plays all other seats, where the caller plays one seat of each game.
    pub opponents: Option<Kind>,
    /// Which seat the caller plays against opponents; a random one in each game where none is named.
    pub seat: Option<Seat>,
    /// What the end of a game brings.
    pub reward: Reward,
    /// How many threads work.
    pub threads: usize,
}

/// Where a batch writes: one row for each game.
#[derive(Debug)]
pub struct Buffers<'b> {
    /// What the seat that is asked may know.
    pub observations: &'b mut [f32],
    /// What it may say.
    pub masks: &'b mut [i8],
    /// Which seat that is, from 0.
    pub seats: &'b mut [i8],
    /// What the end of a game brought: first the seat that has just acted, then the others to its left.
    pub rewards: &'b mut [f32],
    /// Whether a game ended. The next one has begun then.
    pub dones: &'b mut [bool],
}

/// Many games of one kind, whichever it is.
pub trait AnyBatch: Send {
    /// How many games.
    fn games(&self) -> usize;
    /// How many seats each has.
    fn seats(&self) -> u8;
    /// How many numbers an observation has, and how many tokens there are.
    fn sizes(&self) -> (usize, usize);
    /// Begins all games anew and writes what is asked first. With the same seed they go the same way.
    fn reset(&mut self, seed: Option<u64>, buffers: Buffers<'_>) -> Result<(), EnvError>;
    /// Says a token in each game and writes what is asked next. Where one of them is masked, nothing is done.
    fn step(&mut self, tokens: &[i64], buffers: Buffers<'_>) -> Result<(), EnvError>;
    /// One of the games in notation, without its past.
    fn game(&self, index: usize) -> Option<Box<dyn AnyGame>>;
}

impl BatchSetup<'_> {
    /// The batch; its games have begun.
    pub fn open(&self) -> Result<Box<dyn AnyBatch>, EnvError> {
        if self.games == 0 {
            return Err(EnvError::value("a batch has at least one game"));
        }
        let opened = with_game!(self.game, G => {
            <G as Game>::Config::build(self.seats, self.options, self.sheet)
                .map(|config| Batch::<G>::new(self, &config).map(|batch| Box::new(batch) as Box<dyn AnyBatch>))
        });
        opened.ok_or_else(|| EnvError::UnknownGame(self.game.to_owned()))??
    }
}

/// Many games of one kind.
pub struct Batch<G: Learnable> {
    lanes: Vec<Seated<G>>,
    seats: u8,
    seed: u64,
    threads: usize,
}

/// A game, and who plays it.
struct Seated<G: Learnable> {
    lane: Lane<G>,
    reward: Reward,
    /// Who plays the seats that the caller does not, and the seat the caller wants.
    opponents: Option<(Kind, Option<Seat>)>,
    /// The seat the caller plays, where it plays one alone.
    learner: Option<Seat>,
    bots: Vec<Option<SeatBot<G>>>,
}

/// The row of one game in the buffers.
struct Row<'b> {
    observation: &'b mut [f32],
    mask: &'b mut [i8],
    seat: &'b mut i8,
    rewards: &'b mut [f32],
    done: &'b mut bool,
}

impl<G: Learnable> Batch<G> {
    fn new(setup: &BatchSetup<'_>, config: &G::Config) -> Result<Self, EnvError> {
        let start = G::new(config);
        let lane = |index: usize| Seated {
            lane: Lane::of(start.clone(), seed_of(setup.seed, index)),
            reward: setup.reward,
            opponents: setup.opponents.map(|kind| (kind, setup.seat)),
            learner: None,
            bots: Vec::new(),
        };
        let bytes = setup.games.saturating_mul(size_of::<Seated<G>>());
        if bytes > MAX_BYTES {
            let most = MAX_BYTES / size_of::<Seated<G>>();
            return Err(EnvError::value(format!(
                "{} games of {} are too many: {most} at most",
                setup.games,
                G::META.id
            )));
        }
        let mut lanes = Vec::new();
        let no_room = |_| EnvError::value(format!("there is no memory for {} games", setup.games));
        lanes.try_reserve_exact(setup.games).map_err(no_room)?;
        lanes.extend((0..setup.games).map(lane));
        Ok(Batch { lanes, seats: setup.seats, seed: setup.seed, threads: setup.threads.max(1) })
    }

    /// Does something with each game and its row, on all threads.
    fn each(&mut self, buffers: Buffers<'_>, work: impl Fn(usize, &mut Seated<G>, Row<'_>) + Sync) {
        let chunk = self.lanes.len().div_ceil(self.threads);
        let (numbers, tokens, seats) =
            (G::ENCODING.len(), G::ENCODING.token_count(), usize::from(self.seats));
        let chunks = self.lanes.chunks_mut(chunk).enumerate();
        let Buffers { observations, masks, seats: asked, rewards, dones } = buffers;
        let mut rows = observations
            .chunks_mut(chunk * numbers)
            .zip(masks.chunks_mut(chunk * tokens))
            .zip(asked.chunks_mut(chunk))
            .zip(rewards.chunks_mut(chunk * seats))
            .zip(dones.chunks_mut(chunk));
        let work = &work;
        let mut jobs = chunks.zip(&mut rows).map(|((part, lanes), rows)| {
            move || {
                let ((((observations, masks), asked), rewards), dones) = rows;
                let rows = observations
                    .chunks_exact_mut(numbers)
                    .zip(masks.chunks_exact_mut(tokens))
                    .zip(asked)
                    .zip(rewards.chunks_exact_mut(seats))
                    .zip(dones);
                for (at, (seated, row)) in lanes.iter_mut().zip(rows).enumerate() {
                    let ((((observation, mask), seat), rewards), done) = row;
                    work(part * chunk + at, seated, Row { observation, mask, seat, rewards, done });
                }
            }
        });
        thread::scope(|scope| {
            let first = jobs.next();
            jobs.for_each(|job| drop(scope.spawn(job)));
            // This thread works too: where there is one, no other is started.
            if let Some(first) = first {
                first();
            }
        });
    }

    fn check(&self, buffers: &Buffers<'_>) -> Result<(), EnvError> {
        let games = self.lanes.len();
        let wanted = [
            ("observations", buffers.observations.len(), games * G::ENCODING.len()),
            ("masks", buffers.masks.len(), games * G::ENCODING.token_count()),
            ("seats", buffers.seats.len(), games),
            ("rewards", buffers.rewards.len(), games * usize::from(self.seats)),
            ("dones", buffers.dones.len(), games),
        ];
        match wanted.iter().find(|(_, len, wanted)| len != wanted) {
            None => Ok(()),
            Some((name, len, wanted)) => {
                Err(EnvError::value(format!("the buffer of {name} has {len} places: there must be {wanted}")))
            }
        }
    }
}

/// The seed of one game of a batch.
fn seed_of(seed: u64, index: usize) -> u64 {
    // Seeds that follow each other are spread by the generator's own start.
    seed.wrapping_add((index as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

impl<G: Learnable> AnyBatch for Batch<G> {
    fn games(&self) -> usize {
        self.lanes.len()
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn sizes(&self) -> (usize, usize) {
        (G::ENCODING.len(), G::ENCODING.token_count())
    }

    fn reset(&mut self, seed: Option<u64>, buffers: Buffers<'_>) -> Result<(), EnvError> {
        self.check(&buffers)?;
        if let Some(seed) = seed {
            self.seed = seed;
        }
        let base = seed;
        self.each(buffers, |index, seated, mut row| {
            if let Some(seed) = base {
                seated.lane.seed(seed_of(seed, index));
            }
            row.rewards.fill(0.0);
            *row.done = false;
            seated.begin();
            seated.show(&mut row);
        });
        Ok(())
    }

    fn step(&mut self, tokens: &[i64], buffers: Buffers<'_>) -> Result<(), EnvError> {
        self.check(&buffers)?;
        if tokens.len() != self.lanes.len() {
            let (games, found) = (self.lanes.len(), tokens.len());
            return Err(EnvError::value(format!("there are {found} actions for {games} games")));
        }
        for (index, (seated, token)) in self.lanes.iter_mut().zip(tokens).enumerate() {
            if !seated.may_say(*token) {
                let what = "it neither begins nor continues anything legal";
                return Err(EnvError::value(format!("action {token} is masked in game {index}: {what}")));
            }
        }
        self.each(buffers, |index, seated, mut row| seated.step(tokens[index] as u64, &mut row));
        Ok(())
    }

    fn game(&self, index: usize) -> Option<Box<dyn AnyGame>> {
        Some(self.lanes.get(index)?.lane.game())
    }
}

impl<G: Learnable> Seated<G> {
    /// Begins a game, with bots that have played none yet.
    fn begin(&mut self) {
        self.lane.begin();
        let seats = self.lane.state().seats();
        if let Some((kind, wanted)) = self.opponents {
            let learner = wanted.unwrap_or_else(|| Seat::new(self.lane.below(seats.into()) as u8));
            self.learner = Some(learner);
            self.bots.clear();
            for seat in Seat::all(seats) {
                let seed = self.lane.fork();
                let bot = || SeatBot::new(kind, seed, Budget::iterations(1000));
                self.bots.push((seat != learner).then(bot));
            }
            self.let_bots_play();
        }
    }

    /// Bots decide until the caller has to.
    fn let_bots_play(&mut self) {
        while let Some(seat) = self.lane.asked() {
            let Some(Some(bot)) = self.bots.get_mut(seat.index()) else { return };
            let action = bot.decide(self.lane.state(), seat);
            self.lane.play(seat, action);
        }
    }

    fn may_say(&mut self, token: i64) -> bool {
        let Ok(token) = u64::try_from(token) else { return false };
        self.asked().is_some_and(|seat| self.lane.may_say(seat, token))
    }

    /// The seat of the caller that is asked. Where several are asked at once the bots have decided already, or wait.
    fn asked(&self) -> Option<Seat> {
        match self.learner {
            Some(learner) => self.lane.state().pending().seats().contains(learner).then_some(learner),
            None => self.lane.asked(),
        }
    }

    fn step(&mut self, token: u64, row: &mut Row<'_>) {
        *row.done = false;
        row.rewards.fill(0.0);
        let Some(seat) = self.asked() else { return };
        if let Ok(Some(action)) = self.lane.speak(seat, token) {
            self.lane.play(seat, action);
            self.let_bots_play();
            if let Some(rewards) = self.lane.rewards(self.reward) {
                *row.done = true;
                let around = seat.round(rewards.seats(), true);
                row.rewards.iter_mut().zip(around).for_each(|(reward, other)| *reward = rewards[other]);
                self.begin();
            }
        }
        self.show(row);
    }

    fn show(&mut self, row: &mut Row<'_>) {
        if let Some(seat) = self.asked() {
            *row.seat = seat.index() as i8;
            self.lane.write(seat, row.observation, row.mask);
        }
    }
}
