//! The die, the fight that is on, and the odds before an attack.

use super::{map, named, species};
use crate::art::{icon, seat_badge};
use crate::scene::Scene;
use crate::site::with_rules;
use dino_core::Seat;
use evo::{Combat, Face, Phase, View};
use maud::{Markup, html};

/// A face of the die.
fn face(face: Face) -> Markup {
    html! { use href={ "/assets/evo.svg#die-" (face) } x="-6" y="-6" width="118" height="122" {} }
}

/// A face alone.
fn small(of: Face) -> Markup {
    html! { svg.evo-die viewBox="-6 -6 118 122" aria-hidden="true" { (face(of)) } }
}

/// The fight that is on: both animals, the die, and which of its faces would win.
pub(super) fn fight(view: &View, scene: &Scene<'_>) -> Markup {
    let Some(combat) = map::combat(view) else { return html! {} };
    let words = scene.words;
    let mover = view.order.get(usize::from(view.turn)).copied().unwrap_or(Seat::FIRST);
    let Combat { defender, .. } = combat;
    let (ours, theirs) = (view.horns(mover).0, view.horns(defender).1);
    let fallen = match view.phase {
        Phase::Rolled(_, face, _) => Some(face),
        _ => None,
    };
    let values = [
        ("ours", ours.into()),
        ("theirs", theirs.into()),
        ("wins", view.winning_faces(mover, defender).into()),
    ];
    html! {
        h2 { (words.get("evo-fight-title")) small { (words.with("evo-fight-odds", &values)) } }
        div.evo-duel {
            (fighter(scene, mover, ours))
            svg.evo-die viewBox="-6 -6 118 122" aria-hidden="true" {
                @match fallen { Some(of) => (face(of)), None => use href="/assets/evo.svg#die" x="-6" y="-6" width="118" height="122" {} }
            }
            (fighter(scene, defender, theirs))
        }
        ul.evo-faces {
            @for (of, count) in Face::ALL.iter().zip(view.values.die).filter(|(_, count)| *count > 0) {
                @let wins = of.succeeds(ours, theirs);
                li.is-now[fallen == Some(*of)] {
                    (small(*of))
                    span { (named("face", of.name(), words)) }
                    small { (words.with("evo-fight-faces", &[("count", count.into())])) }
                    (verdict(wins, scene))
                }
            }
        }
    }
}

fn fighter(scene: &Scene<'_>, seat: Seat, horns: u8) -> Markup {
    html! {
        div class={ "evo-fighter seat-" (seat) } {
            (species::alone(seat))
            b { (seat_badge(seat)) (scene.name(seat)) }
            span { (icon("horn")) (horns) }
        }
    }
}

/// Whether a face wins: a tick or a cross, and the word for who cannot see them.
fn verdict(wins: bool, scene: &Scene<'_>) -> Markup {
    html! {
        i.evo-verdict.is-won[wins] {
            (icon(if wins { "check" } else { "close" }))
            span.sr-only { (scene.words.get(if wins { "evo-fight-wins" } else { "evo-fight-fails" })) }
        }
    }
}

/// What an attack of the seat whose turn it is on each opponent would come to.
pub(super) fn odds(view: &View, scene: &Scene<'_>, mover: Seat) -> Markup {
    let others = Seat::all(view.options.seats).filter(|seat| *seat != mover);
    let title = if scene.you == Some(mover) { "evo-odds-title" } else { "evo-odds-theirs" };
    html! {
        h3 { (scene.words.get(title)) }
        ul.evo-duels { @for other in others { li { (duel(view, scene, mover, other)) } } }
    }
}

/// The attack of one seat on another: horns on both sides, and the faces that would win.
fn duel(view: &View, scene: &Scene<'_>, mover: Seat, other: Seat) -> Markup {
    let words = scene.words;
    let (ours, theirs) = (view.horns(mover).0, view.horns(other).1);
    let values =
        [("ours", ours.into()), ("theirs", theirs.into()), ("wins", view.winning_faces(mover, other).into())];
    html! {
        (species::alone(other))
        b { (scene.name(other)) }
        @if view.is_protected(other, mover) {
            span.muted { (with_rules(&words.get("evo-odds-protected"), scene.page.game().meta)) }
        } @else {
            span { (words.with("evo-odds-line", &values)) }
            svg.evo-duels__faces viewBox="0 0 708 122" aria-hidden="true" {
                @for (at, of) in faces(view).into_iter().enumerate() {
                    @let won = of.succeeds(ours, theirs).then_some("is-won");
                    use href={ "/assets/evo.svg#die-" (of) } x=(at * 118) width="118" height="122" class=[won] {}
                }
            }
        }
    }
}

/// All faces of the die.
fn faces(view: &View) -> Vec<Face> {
    let each = Face::ALL.iter().zip(view.values.die);
    each.flat_map(|(face, count)| std::iter::repeat_n(*face, usize::from(count))).collect()
}
