//! Situations put together by hand, and games told in notation.
//!
//! Seats are numbers from 1; hexes, genes and cards are texts such as `"0,2 1,2"`, `"legs fins"` and `"mire"`.

use dino_core::{Event, Game, GameExt as _, Hex, Seat, Viewer};
use dino_testkit::setup::Setup;
use dino_testkit::sheet::Sheets;
pub(crate) use dino_testkit::story::{Story, at, join};
use evo::{Action, CardSet, CellSet, Chance, Gene, Hand, Moment, Phase, Seen, State, Token, Until, View};
use std::fmt::Debug;
use std::str::FromStr;

/// Rounds that lie behind a scene, when nothing else is said.
const BEHIND: u8 = 4;

/// A moment of play to be laid out: the fifth round, the seats in order, everybody on the start zones of the slot with
/// the same number, 6 mutation points each, section 1.
#[derive(Clone)]
pub(crate) struct Scene(View);

impl Scene {
    pub(crate) fn new(seats: u8) -> Scene {
        Scene::with(seats, "", &[])
    }

    /// A game with options such as `events=off` and an edited sheet.
    pub(crate) fn with(seats: u8, options: &str, edits: &[(&str, &str)]) -> Scene {
        let config = State::config_with(seats, options, &State::sheet(edits));
        let mut view = State::new(&config).view(Viewer::Everything);
        view.order = Seat::all(seats).collect();
        view.section = 1;
        for seat in Seat::all(seats) {
            view.herds[seat] = view.island.zones(seat.number() - 1);
        }
        let scene = Scene(view).round(BEHIND + 1);
        (1..=seats).fold(scene, |scene, seat| scene.mp(seat, 6))
    }

    /// The round being played. The tokens turned up so far are taken from those that step most.
    pub(crate) fn round(mut self, round: u8) -> Scene {
        let view = &mut self.0;
        view.round = round;
        view.pile = view.values.tokens;
        let order = [Token::Forward, Token::Still, Token::Leap, Token::Back];
        for _ in 0..round {
            let token = order.into_iter().find(|token| view.pile[*token as usize] > 0).expect("a token");
            view.pile[token as usize] -= 1;
        }
        view.token = Some(Token::Forward);
        let seats = view.options.seats;
        let none = dino_core::BySeat::new(seats, 0);
        let paid = dino_core::BySeat::new(seats, Some(0));
        view.rounds = vec![evo::Round { section: 0, spent: paid, herds: none }; usize::from(round)];
        self
    }

    /// A game that was begun under rules version 3.
    pub(crate) fn third_rules(mut self) -> Scene {
        self.0.options.idle_turns = true;
        self
    }

    /// Mutation points, explained by what was earned and spent in the rounds before.
    pub(crate) fn mp(mut self, seat: u8, points: u8) -> Scene {
        let seat = at(seat);
        let behind = usize::from(self.0.round) - 1;
        let rounds = &mut self.0.rounds;
        let mut total = 6;
        for round in rounds.iter_mut().take(behind) {
            round.herds[seat] = points.saturating_sub(total).min(8);
            total += round.herds[seat];
            round.spent[seat] = Some(total.saturating_sub(points));
            total -= total.saturating_sub(points);
        }
        assert_eq!(total, points, "points that can be explained");
        self.0.mp[seat] = Some(points);
        self
    }

    pub(crate) fn herd(mut self, seat: u8, hexes: &str) -> Scene {
        self.0.herds[at(seat)] = cells(&self.0, hexes);
        self
    }

    /// Genes a species has grown, taken from the bag.
    pub(crate) fn genes(mut self, seat: u8, genes: &str) -> Scene {
        for gene in words::<Gene>(genes) {
            self.take(gene);
            let species = &mut self.0.species[at(seat)];
            match species.normal.get_mut(gene as usize) {
                Some(count) => *count += 1,
                None => species.unique.insert(gene),
            }
        }
        self
    }

    /// Takes a gene out of the bag.
    fn take(&mut self, gene: Gene) {
        match self.0.bag.get_mut(gene as usize) {
            Some(count) => *count -= 1,
            None => self.0.seen.insert(gene),
        }
    }

    /// Leaves only these genes in the bag; the others lie with seat 1, who has no use for them.
    pub(crate) fn bag(mut self, genes: &str) -> Scene {
        let kept: Vec<Gene> = words(genes);
        for gene in Gene::ALL.iter().take(6) {
            let keep = kept.iter().filter(|kept| *kept == gene).count() as u8;
            let more = self.0.bag[*gene as usize] - keep;
            self.0.bag[*gene as usize] = keep;
            self.0.species[at(1)].normal[*gene as usize] += more;
        }
        let unique = Gene::ALL.iter().skip(6).take(8).copied();
        self.0.seen = unique.collect();
        self.0.species[at(1)].unique = self.0.seen;
        self
    }

    pub(crate) fn hand(mut self, seat: u8, cards: &str) -> Scene {
        let cards: CardSet = words(cards).into_iter().collect();
        self.0.hands[at(seat)] = Hand { size: cards.len() as u8, cards: Some(cards) };
        self
    }

    /// Event cards that were played before.
    pub(crate) fn discarded(mut self, cards: &str) -> Scene {
        self.0.discard = words(cards).into_iter().collect();
        self
    }

    /// Until when a seat does not want to be asked.
    pub(crate) fn quiet(mut self, seat: u8, until: Until) -> Scene {
        self.0.quiet[at(seat)] = Some(until);
        self
    }

    /// Figures out of the game for good.
    pub(crate) fn lost(mut self, seat: u8, figures: u8) -> Scene {
        self.0.lost[at(seat)] = figures;
        self
    }

    pub(crate) fn section(mut self, section: u8) -> Scene {
        self.0.section = section;
        self
    }

    pub(crate) fn order(mut self, seats: &str) -> Scene {
        self.0.order = words(seats);
        self
    }

    /// The owner of sixth sense has seen this token.
    pub(crate) fn next(mut self, token: Token) -> Scene {
        self.0.next = Some(token);
        self.0.peeked = true;
        self
    }

    /// A new token is due.
    pub(crate) fn climate(mut self) -> Play {
        let behind = usize::from(self.0.round);
        for seat in Seat::all(self.0.options.seats) {
            // The round that ends has been earned; the first paid for it.
            self.0.rounds[behind - 1].herds[seat] = 2;
            self.0.mp[seat] = self.0.mp[seat].map(|points| points + 2);
        }
        self.phase(Phase::Climate)
    }

    /// Genes are due.
    pub(crate) fn drawing(self) -> Play {
        self.phase(Phase::Genes)
    }

    /// The first seat bids on these genes.
    pub(crate) fn bidding(mut self, row: &str) -> Play {
        for (place, gene) in words::<Gene>(row).into_iter().enumerate() {
            self.take(gene);
            self.0.row[place] = Some(gene);
        }
        self.0.rowed = self.0.options.seats - 1;
        let first = self.0.order[0];
        self.phase(Phase::Bid(first))
    }

    /// The first seat moves with so many points.
    pub(crate) fn moving(mut self, points: u8) -> Play {
        self.0.points = points;
        self.phase(Phase::Move)
    }

    /// A common moment: the seat is asked.
    pub(crate) fn asked(self, moment: Moment, seat: u8) -> Play {
        self.phase(Phase::Window(moment, at(seat)))
    }

    /// The first egg of the first seat.
    pub(crate) fn births(mut self) -> Play {
        self.0.egg = 1;
        self.phase(Phase::Birth)
    }

    /// The survival phase: the last seat on the track passes its last egg.
    pub(crate) fn survival(mut self) -> Play {
        let last = *self.0.order.last().expect("a seat");
        self.0.turn = self.0.options.seats - 1;
        self.0.egg = 40;
        self.phase(Phase::Birth).after(&format!("{last} pass"))
    }

    pub(crate) fn phase(mut self, phase: Phase) -> Play {
        self.0.phase = phase;
        Play::laid_out(&self.0)
    }
}

dino_testkit::story!(Play for State);

impl Play {
    /// What everybody learns from an event.
    pub(crate) fn seen(&self, event: &str) -> Seen {
        let event: Event<Action, Chance> = event.parse().expect("an event");
        let mut after = self.0;
        after.apply(&event).unwrap_or_else(|refusal| panic!("{event}: {refusal}"));
        self.0.observe(&event, &after, Viewer::Public)
    }

    /// The game after the setup, everybody on the start zones of the slot with the same number.
    pub(crate) fn set_up(seats: u8, options: &str) -> Play {
        let order = (1..seats).map(|seat| format!("* order {seat}"));
        let zones = (1..seats).map(|seat| format!("* zone {seat} {seat}"));
        Play::start(seats, options).after(&join(order.chain(zones), ", "))
    }

    /// What of that begins with a word, without it.
    pub(crate) fn legal_with(&self, seat: u8, word: &str) -> String {
        let listed = self.legal(seat);
        let rest = listed.iter().filter_map(|action| action.strip_prefix(word)?.strip_prefix(' '));
        join(rest, " | ")
    }

    /// How chance may fall now, with weights: `gene legs x3`.
    pub(crate) fn weighted(&self) -> Vec<String> {
        let mut outcomes = Vec::new();
        self.0.chance_outcomes(&mut outcomes);
        outcomes.iter().map(|(outcome, weight)| format!("{outcome} x{weight}")).collect()
    }

    pub(crate) fn view(&self) -> View {
        self.0.view(Viewer::Everything)
    }

    /// What a seat sees.
    pub(crate) fn seen_by(&self, seat: u8) -> View {
        self.0.view(Viewer::Seat(at(seat)))
    }

    /// What the driver does for a seat without asking it.
    pub(crate) fn automatic(&self, seat: u8) -> Option<Action> {
        self.0.automatic_action(at(seat))
    }

    pub(crate) fn phase(&self) -> Phase {
        self.view().phase
    }

    /// A seat's dinosaurs.
    pub(crate) fn herd(&self, seat: u8) -> String {
        let view = self.view();
        join(view.herds[at(seat)].iter().map(|cell| view.island.hex(cell)), " ")
    }

    pub(crate) fn mp(&self, seat: u8) -> u8 {
        self.view().mp[at(seat)].expect("everything is shown")
    }

    /// The track: `1 3 2`.
    pub(crate) fn track(&self) -> String {
        join(self.view().order, " ")
    }
}

/// Words of a text as values.
pub(crate) fn words<T: FromStr<Err: Debug>>(text: &str) -> Vec<T> {
    text.split_whitespace().map(|word| word.parse().expect("a word of the game")).collect()
}

fn cells(view: &View, hexes: &str) -> CellSet {
    words::<Hex>(hexes).into_iter().map(|hex| view.island.cell(hex).expect("a hex of the island")).collect()
}
