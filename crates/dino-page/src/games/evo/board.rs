//! The table: the island in the middle, the climate beside it, the laboratory or what the phase is about on the other side,
//! everybody's species along the top and one's own below.

use super::{State, ask, cards, hexes, laboratory, map, moment, named, rules, sheet, species, ways, wheel};
use crate::art::icon;
use crate::game_page::GamePage;
use crate::model::{Part, Zone};
use crate::rules_page::Reader;
use crate::scene::Scene;
use crate::show::Show;
use crate::stage::{self, Phase as Step};
use crate::{Value, seats};
use dino_core::Seat;
use evo::{Action, AfterPeek, Gene, Moment, Phase, View};
use maud::{Markup, html};

impl Show for State {
    const PAGE: &'static GamePage = &super::PAGE;

    fn diagram(view: &View, _viewer: dino_core::Viewer) -> crate::Diagram {
        super::diagram::diagram(view)
    }

    fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
        let next = (view.next, view.forecast(), view.phase == Phase::Over);
        let disc = scene.drawn("wheel", (view.section, next), || wheel::wheel(view));
        let track = scene.drawn("track", &view.order, || wheel::track(view, scene));
        let ground = scene.drawn("island", (), || map::ground(view));
        let buttons = scene.drawn("hexes", (), || map::buttons(view, scene));
        let mut parts = vec![
            Part::new("status", "evo-status", Zone::Bar, status(view, scene)),
            Part::new("island", "evo-layer", Zone::Board, ground),
            Part::new("climate", "evo-sprite", Zone::Board, map::climate(view)),
            Part::new("hexes", "evo-layer", Zone::Board, buttons),
            Part::new("herds", "evo-layer evo-layer--herds", Zone::Board, map::herds(view, scene)),
            Part::new("ways", "evo-sprite", Zone::Board, ways::ways(view, scene)),
            Part::new("lab", "panel evo-lab-slot", Zone::Act, laboratory::columns(view, scene)),
            Part::new("evo-moment", "panel evo-moment", Zone::Act, moment::panel(view, scene)),
            Part::new(ask::KEEP, "panel evo-keep-slot", Zone::Act, moment::survivors(view, scene)),
            Part::new("wheel", "evo-wheel-slot", Zone::Shared, disc),
            Part::new("legend", "panel evo-legend", Zone::Shared, wheel::legend(view, scene)),
            Part::new("track", "panel evo-track-slot", Zone::Shared, track),
            Part::new("sheet", "panel sheet", Zone::End, sheet::sheet(view, scene)),
        ];
        for seat in scene.order() {
            let animal = scene.drawn("animal", (seat, &view.species[seat]), || species::animal(view, seat));
            parts.push(Part::new(format!("animal-{seat}"), "evo-sprite", Zone::Board, animal));
            let place = place(view, scene, seat);
            parts.push(seats::place(scene, seat, &place, &board(view, scene, seat)));
            if scene.you == Some(seat) {
                parts.push(seats::mine(scene, &place, &own(view, scene, seat)));
            }
        }
        parts.push(Part::new("cards", "evo-cards-slot", Zone::Mine, cards::cards(view, scene)));
        parts
    }

    fn pieces_of(view: &View, seat: Seat) -> Vec<Markup> {
        species::pieces_of(view, seat)
    }

    fn reference(view: Option<&View>, reader: &Reader<'_>) -> Option<Markup> {
        rules::reference(view, reader)
    }

    fn reason(view: &View, seat: Seat, action: Action, words: &crate::words::Words) -> Option<String> {
        super::reason::reason(view, seat, action, words)
    }

    fn forecast(view: &View, seat: Seat, words: &crate::words::Words) -> Option<String> {
        let points = view.mp[seat]?;
        let vials = view.species[seat].count(Gene::Vial);
        match view.phase {
            Phase::Bid(_) => {
                let values = [("points", points.into()), ("vials", vials.into())];
                Some(words.with("evo-forecast-bid", &values))
            }
            Phase::Move | Phase::Birth => {
                let values: [(&str, Value); 2] =
                    [("survive", view.would_survive(seat).into()), ("herd", view.herds[seat].len().into())];
                Some(words.with("evo-doomed", &values))
            }
            _ => None,
        }
    }
}

/// The least and the most complete rounds of a game: the meteor comes behind them (EVO-8).
const ROUNDS: std::ops::RangeInclusive<u8> = 9..=11;

/// The round as dots, those that may not come dashed, and the phases.
fn status(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let over = view.phase == Phase::Over;
    // The meteor ends the game before the round it comes in.
    let round = view.round - u8::from(over);
    let now = if over { PHASES.len() } else { phase_of(view.phase) };
    let state = |at: usize| match at.cmp(&now) {
        std::cmp::Ordering::Less => Step::Past,
        std::cmp::Ordering::Equal => Step::Now,
        std::cmp::Ordering::Greater => Step::Next,
    };
    let phases: Vec<(String, Step)> =
        (0..).zip(PHASES).map(|(at, name)| (words.get(&format!("evo-phase-{name}")), state(at))).collect();
    html! {
        @if round > 0 {
            span.evo-round {
                b { (words.with("evo-chip-round", &[("round", round.into())])) }
                // When all are over, none is the present one.
                (stage::dots(round + u8::from(over), *ROUNDS.start()))
                span.dots aria-hidden="true" {
                    @for one in *ROUNDS.start() + 1..=*ROUNDS.end() {
                        i.is-past[one < round || over && one == round].is-now[!over && one == round].is-maybe[one > round] {}
                    }
                }
            }
        }
        (stage::phases(&phases))
    }
}

/// The phases of a round, in the order of the rules.
pub(super) const PHASES: [&str; 6] = ["climate", "mutations", "order", "movement", "births", "survival"];

/// Which of them it is.
pub(super) fn phase_of(phase: Phase) -> usize {
    match phase {
        Phase::Order
        | Phase::Zones
        | Phase::Climate
        | Phase::Peek(_, AfterPeek::Climate)
        | Phase::Window(Moment::ClimateEnd, _) => 0,
        Phase::Genes | Phase::Bid(_) | Phase::Card(_) | Phase::Peek(_, AfterPeek::Auction) => 1,
        Phase::Place(_) => 2,
        Phase::Window(Moment::BirthsStart | Moment::BirthOwn, _) | Phase::Birth | Phase::Bite(..) => 4,
        Phase::Window(Moment::SurvivalStart, _) | Phase::Survive | Phase::Over => 5,
        _ => 3,
    }
}

/// The place of a seat on the track.
fn place(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let place = view.order.iter().position(|other| *other == seat);
    let words = scene.words;
    html! {
        @if let Some(place) = place {
            span.evo-place title=(words.get("evo-track-title")) { (words.with("evo-place", &[("place", (place + 1).into())])) }
        }
    }
}

/// The herd as dots, cards and points.
fn facts(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.words;
    let herd = view.herds[seat].len();
    html! {
        div.evo-facts {
            span.evo-herd title=(words.get("evo-score-herd")) {
                @for one in 0..8 { i.is-here[one < herd] {} }
                b.player__total { (herd) }
            }
            @if view.options.events {
                span.evo-held title=(words.get("evo-score-cards")) { (icon("card")) b { (view.hands[seat].size) } }
            }
            @if scene.you != Some(seat) { (purse(view, scene, seat)) }
        }
    }
}

/// The mutation points, which may be secret.
fn purse(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let mp = view.mp[seat].map_or_else(|| "?".to_owned(), |mp| mp.to_string());
    html! {
        span.evo-purse title=(scene.words.get("evo-score-mp")) {
            svg.evo-coin viewBox="0 0 100 100" aria-hidden="true" { use href="/assets/evo.svg#coin" {} }
            b.player__round { (mp) }
        }
    }
}

/// What a species can do, as signs with numbers; unique genes have a sign alone.
fn genes(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.words;
    let grown = &view.species[seat];
    let (attack, defence) = view.horns(seat);
    let (movement, eggs) = (view.movement(seat), view.eggs(seat));
    let draw = || {
        let count = |count: u8| [("count", count.into())];
        let horns = [("attack", attack.into()), ("defence", defence.into())];
        let horned = if attack == defence { attack.to_string() } else { format!("{attack}/{defence}") };
        let normal = |gene: Gene| grown.count(gene);
        let [plates, furs, vials] = [Gene::Thermoregulation, Gene::Fur, Gene::Vial].map(normal);
        let stats = [
            ("legs", "legs", words.with("evo-stat-movement", &count(movement)), movement.to_string()),
            ("horn", "horn", words.with("evo-stat-horns", &horns), horned),
            (
                "sun",
                "thermoregulation",
                words.with("evo-stat-thermoregulation", &count(plates)),
                plates.to_string(),
            ),
            ("cold", "fur", words.with("evo-stat-fur", &count(furs)), furs.to_string()),
            ("egg", "egg", words.with("evo-stat-eggs", &count(eggs)), eggs.to_string()),
            ("vial", "vial", words.with("evo-stat-vial", &count(vials)), vials.to_string()),
        ];
        html! {
            div.evo-species {
                @for (sign, gene, title, value) in stats {
                    span.evo-stat.is-none[value == "0"] role="img" title=(title) {
                        (icon(sign)) b { (value) } small { (words.get(&format!("evo-short-{gene}"))) }
                    }
                }
                @for gene in grown.unique {
                    span.evo-stat.is-unique role="img" title=(super::text::gene_about(gene, words)) {
                        svg.ic viewBox="0 0 24 24" aria-hidden="true" { use href={ "/assets/evo.svg#i-" (gene) } {} }
                        small { (super::gene_name(gene, words)) }
                    }
                }
            }
        }
    };
    scene.drawn("species", (seat, grown, attack, defence, movement, eggs), draw)
}

/// The panel of another seat.
fn board(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    html! { (species::portrait(seat)) (facts(view, scene, seat)) (genes(view, scene, seat)) (about(view, scene, seat)) }
}

/// The reader's own things: the species in its land, what it can do, the points.
fn own(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.words;
    let left = 8_u8.saturating_sub(view.herds[seat].len() as u8).saturating_sub(view.lost[seat]);
    let supply = words.with("evo-supply", &[("count", left.into())]);
    html! {
        (species::scene(view, seat, &supply))
        (species::portrait(seat))
        (facts(view, scene, seat))
        (genes(view, scene, seat))
        div.evo-points { (purse(view, scene, seat)) small { (words.get("evo-points")) } }
        (about(view, scene, seat))
    }
}

/// What is said of a seat and not shown: where its herd is, and until when it does not want to be asked.
fn about(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let herd: Vec<dino_core::Hex> = view.herds[seat].iter().map(|cell| view.island.hex(cell)).collect();
    html! {
        p.sr-only { (hexes(&herd)) }
        @if let (Some(until), false) = (view.quiet[seat], view.phase == Phase::Over) {
            p.player__last.evo-waits { (scene.words.with("evo-quiet-now", &[("until", named("until", until.name(), scene.words).into())])) }
        }
    }
}
