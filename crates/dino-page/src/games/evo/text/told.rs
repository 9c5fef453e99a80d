//! What happened, and what followed from it.

use super::gene_about;
use crate::Value;
use crate::games::evo::{card_name, gene_name, ground_name, named, terrain_name, token_name};
use crate::show::{listed, name};
use crate::words::Words;
use dino_core::{Event, Hex, Seat};
use evo::{About, Action, Attack, Chance, Death, Followed, Known, Play, Seen, Stands, Terrain};

/// What every line needs.
pub(super) struct Teller<'a> {
    pub(super) names: &'a [String],
    pub(super) words: &'a Words,
    /// Whether hexes are named by their coordinates.
    pub(super) hexes: bool,
}

impl<'a> Teller<'a> {
    /// What happened, and below it what followed: a line each.
    pub(super) fn tell(&self, seen: &Seen) -> String {
        let of = |key: &str, seat: Seat| self.words.with(key, &[self.name(seat)]);
        let first = match &seen.event {
            Known::Whole(Event::Act(seat, action)) => self.did(*seat, *action, &seen.about),
            Known::Whole(Event::Chance(chance)) => self.fell(*chance, &seen.about),
            Known::Whole(Event::TimeUp) => String::new(), // no clock runs in this game
            Known::Drew(seat) => of("evo-fell-drew", *seat),
            Known::Peeked(seat) => of("evo-fell-peeked", *seat),
            Known::Ended(_) => self.words.get("evo-fell-over"),
        };
        let mut lines = vec![first];
        lines.extend(self.followed(&seen.followed));
        lines.join("\n")
    }

    fn name(&self, seat: Seat) -> (&'static str, Value<'a>) {
        ("name", name(self.names, seat).to_owned().into())
    }

    /// Terrains one after the other, equal ones counted.
    fn terrains(&self, terrains: &[Terrain]) -> String {
        let count = |terrain: &Terrain| terrains.iter().filter(|other| *other == terrain).count();
        let counted =
            |terrain: &Terrain| self.counted(count(terrain) as u8, terrain_name(*terrain, self.words));
        let all = Terrain::ALL.iter().filter(|terrain| count(terrain) > 0);
        all.map(counted).collect::<Vec<_>>().join(", ")
    }

    fn counted(&self, count: u8, what: String) -> String {
        match count {
            1 => what,
            _ => self.words.with("evo-count", &[("count", count.into()), ("what", what.into())]),
        }
    }

    /// A hex that an event names.
    fn place(&self, hex: Hex, terrain: Option<&Terrain>) -> String {
        match terrain.filter(|_| !self.hexes) {
            Some(terrain) => terrain_name(*terrain, self.words),
            None => hex.to_string(),
        }
    }

    fn did(&self, seat: Seat, action: Action, about: &About) -> String {
        let words = self.words;
        let mut values: Vec<(&str, Value<'_>)> = vec![self.name(seat)];
        let hexes = action.hexes();
        let place = |at: usize| hexes.get(at).map(|hex| self.place(*hex, about.terrains.get(at)));
        if let Some(to) = place(hexes.len().wrapping_sub(1)) {
            values.push(("to", to.into()));
            values.extend(place(0).map(|from| ("from", from.into())));
        }
        values.extend(about.target.map(|target| ("target", name(self.names, target).into())));
        let key = match action {
            Action::Bid { column, value } => {
                let what = match (column, about.gene) {
                    (1, _) => words.get("evo-bid-first"),
                    (_, Some(gene)) => gene_name(gene, words),
                    (_, None) => words.get("evo-bid-empty"),
                };
                values.extend([("what", what.into()), ("value", value.into())]);
                "evo-did-bid"
            }
            Action::Place(place) => {
                values.push(("place", place.into()));
                "evo-did-place"
            }
            Action::Pass => "evo-did-pass",
            Action::PassUntil(until) => {
                values.push(("until", named("until", until.name(), words).into()));
                "evo-did-pass-until"
            }
            Action::End => "evo-did-end",
            Action::Stay => "evo-did-stay",
            Action::Move(..) => "evo-did-move",
            Action::Attack(..) => "evo-did-attack",
            Action::Flee(_) => "evo-did-flee",
            Action::Birth(_) if about.target.is_some() => "evo-did-birth-on",
            Action::Birth(_) => "evo-did-birth",
            Action::Replace(..) if about.target.is_some() => "evo-did-replace-on",
            Action::Replace(..) => "evo-did-replace",
            Action::Keep(_) => {
                let kept = if self.hexes {
                    crate::games::evo::hexes(&hexes)
                } else {
                    self.terrains(&about.terrains)
                };
                values.extend([("count", hexes.len().into()), ("hexes", kept.into())]);
                "evo-did-keep"
            }
            Action::Play(play) => {
                values.push(("card", card_name(play.card(), words).into()));
                match play {
                    Play::Plain(_) => "evo-did-play",
                    Play::At(_, target) => {
                        values.push(("target", name(self.names, target).into()));
                        "evo-did-play-at"
                    }
                    Play::Nest(_) => "evo-did-play-to",
                    Play::Raft(..) | Play::NestFor(..) => "evo-did-play-from",
                }
            }
        };
        words.with(key, &values)
    }

    fn fell(&self, chance: Chance, about: &About) -> String {
        let words = self.words;
        match chance {
            Chance::Order(seat) => words.with("evo-fell-order", &[self.name(seat)]),
            Chance::Zone(seat, _) => self.settled(seat, &about.terrains),
            Chance::Climate(token) => {
                words.with("evo-fell-climate", &[("token", token_name(token, words).into())])
            }
            Chance::Peek(seat, token) => {
                words.with("evo-fell-peek", &[self.name(seat), ("token", token_name(token, words).into())])
            }
            Chance::Gene(gene) => words.with("evo-fell-gene", &[("gene", gene_about(gene, words).into())]),
            Chance::Card(seat, card) => {
                words.with("evo-fell-card", &[self.name(seat), ("card", card_name(card, words).into())])
            }
            Chance::Die(face) => {
                words.with("evo-fell-die", &[("face", named("face", face.name(), words).into())])
            }
            Chance::Bite(number) => words.with("evo-fell-bite", &[("number", number.into())]),
        }
    }

    fn settled(&self, seat: Seat, terrains: &[Terrain]) -> String {
        self.words.with("evo-fell-zone", &[self.name(seat), ("terrains", self.terrains(terrains).into())])
    }

    /// What followed that no event says: the last place, genes won, the new order, how a combat ended, whom the climate
    /// took, a round that is over.
    fn followed(&self, followed: &Followed) -> Vec<String> {
        let words = self.words;
        let mut lines = Vec::new();
        lines.extend(followed.settled.iter().map(|(seat, terrains)| self.settled(*seat, terrains)));
        for (seat, gene) in &followed.grown {
            let values = [self.name(*seat), ("gene", gene_name(*gene, words).into())];
            lines.push(words.with("evo-followed-gene", &values));
        }
        if !followed.track.is_empty() {
            let track: Vec<&str> = followed.track.iter().map(|seat| name(self.names, *seat)).collect();
            lines.push(words.with("evo-followed-track", &[("names", track.join(", ").into())]));
        }
        lines.extend(followed.attack.and_then(|attack| self.fought(&attack)));
        lines.extend(followed.beaten.map(|(seat, terrain)| {
            let values = [self.name(seat), ("terrain", terrain_name(terrain, words).into())];
            words.with("evo-followed-lost", &values)
        }));
        lines.extend(followed.stillborn.map(|seat| words.with("evo-followed-newborn", &[self.name(seat)])));
        lines.extend(self.taken(&followed.deaths));
        lines.extend(followed.income.iter().map(|income| {
            let part = |(seat, points): (Seat, &u8)| {
                words.with("evo-followed-earns", &[self.name(seat), ("points", (*points).into())])
            };
            let parts: Vec<String> = income.each().map(part).collect();
            words.with("evo-followed-round", &[("parts", parts.join(", ").into())])
        }));
        lines
    }

    /// Who won a fight and why; while it is open, with how many horns it is fought.
    fn fought(&self, attack: &Attack) -> Option<String> {
        let words = self.words;
        let face = attack.face?;
        let horns = [("ours", attack.horns.0.into()), ("theirs", attack.horns.1.into())];
        let key = match attack.stands {
            Stands::Open => return Some(words.with("evo-followed-horns", &horns)),
            Stands::Failed => "evo-followed-failed",
            Stands::Won | Stands::Taken | Stands::Fled => "evo-followed-won",
        };
        let why = words.with(&format!("evo-needs-{}", face.name().replace('_', "-")), &horns);
        let target = name(self.names, attack.combat.defender);
        Some(words.with(key, &[self.name(attack.attacker), ("target", target.into()), ("why", why.into())]))
    }

    /// Whom the climate took: a line for each seat, with where and why.
    fn taken(&self, deaths: &[Death]) -> Vec<String> {
        let words = self.words;
        let line = |of_seat: &[Death]| {
            let part = |death: &Death| {
                let values = [
                    ("terrain", terrain_name(death.terrain, words).into()),
                    ("ground", ground_name(death.ground, words).into()),
                ];
                self.counted(death.count, words.with("evo-followed-ground", &values))
            };
            let parts: Vec<String> = of_seat.iter().map(part).collect();
            let count: u8 = of_seat.iter().map(|death| death.count).sum();
            let values =
                [self.name(of_seat[0].seat), ("count", count.into()), ("parts", listed(parts, words).into())];
            words.with("evo-followed-climate", &values)
        };
        deaths.chunk_by(|one, other| one.seat == other.seat).map(line).collect()
    }
}
