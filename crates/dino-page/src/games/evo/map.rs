//! The island in layers, so that a move sends only what moved: the ground, this round's climate, the herds, and on top the
//! buttons one clicks. The ground is seen from the side, squeezed to 84 of 100; what stands on it is upright.

use super::{art, terrain_name};
use crate::scene::Scene;
use dino_core::{Hex, Seat};
use evo::{Cell, CellSet, Combat, Fates, Ground, Island, Moment, Phase, Terrain, View};
use maud::{Markup, html};

/// Half the width of a hex, and the height from one row to the next: on the ground, and as one sees it.
const HALF: i32 = 43;
const ROW: i32 = 75;
const SEEN_ROW: i32 = 63;

/// The middle of a hex as one sees it.
fn middle(hex: Hex) -> (i32, i32) {
    let (q, r) = (i32::from(hex.q), i32::from(hex.r));
    (HALF * (2 * q + r), SEEN_ROW * r)
}

/// What every layer shows: the same place of the same size, with the surf around the island.
fn view_box(island: &Island) -> String {
    let middles: Vec<(i32, i32)> = island.hexes().iter().map(|hex| middle(*hex)).collect();
    let range = |values: &dyn Fn(&(i32, i32)) -> i32| {
        let all = || middles.iter().map(values);
        (all().min().unwrap_or(0), all().max().unwrap_or(0))
    };
    let ((left, right), (top, bottom)) = (range(&|middle| middle.0), range(&|middle| middle.1));
    format!("{} {} {} {}", left - 66, top - 64, right - left + 132, bottom - top + 136)
}

/// All cells of an island, the farthest row first: nearer ones lie before them.
fn rows(island: &Island) -> Vec<Cell> {
    let mut cells: Vec<Cell> = island.land().iter().collect();
    cells.sort_by_key(|cell| (island.hex(*cell).r, island.hex(*cell).q));
    cells
}

/// The ground, which never changes: each hex keeps its variant of its terrain, and points to how it looks this round.
pub(super) fn ground(view: &View) -> Markup {
    let island = &view.island;
    html! {
        svg.evo-map viewBox=(view_box(island)) aria-hidden="true" {
            g transform="scale(1 .84)" {
                (surf(island))
                @for cell in rows(island) {
                    @let hex = island.hex(cell);
                    use href={ "#g-" (island.terrain(cell)) "-" (variant(hex)) } x=(middle(hex).0) y=(ROW * i32::from(hex.r)) {}
                }
            }
        }
    }
}

/// The shallow sea around an island.
fn surf(island: &Island) -> Markup {
    let hex =
        |hex: &Hex| format!("M{} {}l43 25v50l-43 25-43-25v-50z", middle(*hex).0, ROW * i32::from(hex.r) - 45);
    let outline: String = island.hexes().iter().map(hex).collect();
    html! { path.evo-shoal d=(outline) {} path.evo-surf d=(outline) {} }
}

/// Which of the three drawings of its terrain a hex has.
fn variant(hex: Hex) -> i32 {
    (5 * i32::from(hex.q) + 3 * i32::from(hex.r)).abs() % 3 + 1
}

/// What each terrain is this round: how it looks, and the sign that lies on empty ground. Where the climate strikes, the
/// ground itself shows it.
pub(super) fn climate(view: &View) -> Markup {
    let strikes = matches!(view.phase, Phase::Survive | Phase::Window(Moment::SurvivalStart, _));
    html! {
        svg.sprite aria-hidden="true" {
            @for terrain in Terrain::ALL {
                @let ground = view.values.wheel.ground(view.section, *terrain);
                @for variant in 1..=3_u8 {
                    g id={ "g-" (terrain) "-" (variant) } {
                        @if strikes && is_drawn(*terrain, ground) { (art(&format!("tr-{terrain}-{ground}"))) }
                        @else { (art(&format!("tr-{terrain}-{variant}"))) }
                    }
                }
                g id={ "gm-" (terrain) } class={ "evo-sign gr-" (ground) } {
                    circle r="11" {}
                    use href={ "/assets/pieces.svg#s-" (sign(ground)) } x="-8" y="-8" width="16" height="16" {}
                }
            }
        }
    }
}

/// Ideal ground looks as always; the hottest terrain is never cold, and the coldest never hot.
fn is_drawn(terrain: Terrain, ground: Ground) -> bool {
    !matches!(
        (terrain, ground),
        (_, Ground::Ideal) | (Terrain::Yellow, Ground::Cold) | (Terrain::White, Ground::Hot)
    )
}

/// The sign of what ground is this round: a leaf, a flake, a sun, a bone.
pub(super) fn sign(ground: Ground) -> &'static str {
    match ground {
        Ground::Ideal => "leaf",
        Ground::Cold => "cold",
        Ground::Hot => "sun",
        Ground::Deadly => "bone",
    }
}

/// The fight that is on.
pub(super) fn combat(view: &View) -> Option<Combat> {
    match view.phase {
        Phase::Declared(combat) | Phase::Roll(combat) | Phase::Rolled(combat, ..) | Phase::Flee(combat) => {
            Some(combat)
        }
        _ => None,
    }
}

/// The herds, those behind first: each seat's animal with its badge, and signs on empty ground. Those of the reader that
/// nothing would save now are marked, and where the climate strikes everybody's.
pub(super) fn herds(view: &View, scene: &Scene<'_>) -> Markup {
    let island = &view.island;
    let odds = if scene.acts { attackable(view) } else { Vec::new() };
    let target = match view.phase {
        Phase::Bite(at, _) => Some(at),
        _ => combat(view).map(|combat| combat.at),
    };
    let marks = Marks::new(view, scene);
    html! {
        svg.evo-map viewBox=(view_box(island)) aria-hidden="true" {
            @if let Some((x, y)) = target.map(middle) {
                path.evo-target d="M0-40 41-20V20L0 40-41 20V-20Z" transform={ "translate(" (x) " " (y) ")" } {}
            }
            @for cell in rows(island) {
                @let (x, y) = middle(island.hex(cell));
                @match view.owner(cell) {
                    Some(seat) => {
                        use href={ "#dino-" (seat) } x=(x) y=(y) class=[marks.class(view, cell, seat)] data-at=(island.hex(cell)) {}
                        @if let Some(mark) = marks.mark(view, cell, seat) { use.evo-fate href=(mark) x=(x - 27) y=(y + 20) {} }
                    }
                    None => use href={ "#gm-" (island.terrain(cell)) } x=(x) y=(y + 19) {},
                }
            }
            @for (cell, wins) in odds {
                @let (x, y) = middle(island.hex(cell));
                g.evo-odds transform={ "translate(" (x) " " (y - 46) ")" } {
                    rect x="-23" y="-13" width="46" height="26" rx="13" {}
                    text y="7" { (wins) "/6" }
                }
            }
        }
    }
}

/// How the animals on the island are marked.
struct Marks {
    fates: Vec<(Seat, Fates)>,
    /// Whose the moment is, where all others step back.
    mover: Option<Seat>,
    fighters: Vec<Hex>,
    signs: bool,
}

impl Marks {
    fn new(view: &View, scene: &Scene<'_>) -> Marks {
        let strikes = view.phase == Phase::Survive;
        let over = view.phase == Phase::Over;
        let seats =
            Seat::all(view.options.seats).filter(|seat| !over && (strikes || scene.you == Some(*seat)));
        Marks {
            fates: seats.map(|seat| (seat, view.fates(seat))).collect(),
            mover: view.order.get(usize::from(view.turn)).copied().filter(|_| strikes),
            fighters: combat(view).map(|combat| vec![combat.from, combat.at]).unwrap_or_default(),
            // Where one stands matters as soon as one may move.
            signs: matches!(
                view.phase,
                Phase::Move | Phase::Birth | Phase::Window(Moment::MovementStart | Moment::BirthsStart, _)
            ),
        }
    }

    fn class(&self, view: &View, cell: Cell, seat: Seat) -> Option<&'static str> {
        let fights = self.fighters.contains(&view.island.hex(cell));
        let away = self.mover.is_some_and(|mover| mover != seat) || !fights && !self.fighters.is_empty();
        if away {
            return Some("is-away");
        }
        view.newborns[seat].contains(cell).then_some("is-newborn")
    }

    fn mark(&self, view: &View, cell: Cell, seat: Seat) -> Option<String> {
        let fates = self.fates.iter().find(|(owner, _)| *owner == seat).map(|(_, fates)| fates);
        match fates {
            Some(fates) if fates.doomed.contains(cell) => Some("#doomed".to_owned()),
            Some(fates) if fates.at_risk.contains(cell) => Some("#at-risk".to_owned()),
            _ => self.signs.then(|| format!("#gm-{}", view.island.terrain(cell))),
        }
    }
}

/// The enemies that the seat whose turn it is may attack, with how many faces of the die win.
fn attackable(view: &View) -> Vec<(Cell, u8)> {
    let Some(mover) = view.order.get(usize::from(view.turn)).filter(|_| view.phase == Phase::Move) else {
        return Vec::new();
    };
    let targets = view.herds[*mover].iter().fold(CellSet::EMPTY, |all, cell| all.union(view.targets(cell)));
    let wins = |cell| view.owner(cell).map(|seat| (cell, view.winning_faces(*mover, seat)));
    targets.iter().filter_map(wins).collect()
}

/// The buttons: one for each hex, named by what lies there for good.
pub(super) fn buttons(view: &View, scene: &Scene<'_>) -> Markup {
    let island = &view.island;
    // What is said of a people that the climate strikes, the name and the count to be filled in.
    let loses = scene.words.with("evo-strike-loses", &[("name", "@".into()), ("count", "%".into())]);
    html! {
        svg.evo-map viewBox=(view_box(island)) role="group" aria-label=(scene.words.get("evo-island-keys")) data-loses=(loses) {
            defs {
                g #doomed.evo-doomed { circle r="11.500" {} use href="/assets/pieces.svg#s-bone" x="-8" y="-8" width="16" height="16" {} }
                g #at-risk.evo-risk { circle r="11.500" {} text y="6" { "?" } }
            }
            @for cell in island.land() {
                @let hex = island.hex(cell);
                @let (x, y) = middle(hex);
                foreignObject x=(x - 43) y=(y - 42) width="86" height="84" {
                    button.hex-button id=(hex)
                        aria-label={ (hex) " " (terrain_name(island.terrain(cell), scene.words)) } {}
                }
            }
        }
    }
}

/// The picture for the list of games: the island close by, a large animal before it.
pub(super) fn picture() -> Markup {
    let Ok(config) = evo::Config::new(4) else { return html! {} };
    let view = <evo::State as dino_core::Game>::new(&config);
    let view = dino_core::Game::view(&view, dino_core::Viewer::Public);
    let island = &view.island;
    let herd = [
        (1, -3, 4),
        (0, -2, 4),
        (2, -3, 4),
        (3, -2, 1),
        (2, -1, 1),
        (4, -3, 1),
        (-3, 2, 3),
        (-2, 1, 3),
        (-1, 2, 2),
        (0, 2, 2),
    ];
    html! {
        svg.scene.evo-poster viewBox="0 0 330 275" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect.evo-sea width="330" height="275" {}
            g transform="translate(140 142) scale(.88)" {
                g transform="scale(1 .84)" {
                    (surf(island))
                    @for cell in rows(island) {
                        @let hex = island.hex(cell);
                        use href={ "/assets/evo.svg#tr-" (island.terrain(cell)) "-" (variant(hex)) } x=(middle(hex).0) y=(ROW * i32::from(hex.r)) {}
                    }
                }
                @for (q, r, seat) in herd {
                    @let (x, y) = middle(Hex::new(q, r));
                    use href={ "/assets/evo.svg#hero-" (seat) } transform={ "translate(" (x - 31) " " (y - 34) ") scale(.565)" } {}
                }
            }
            use href="/assets/evo.svg#hero-1" transform="translate(206 162) scale(1.080)" {}
        }
    }
}
