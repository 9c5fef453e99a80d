//! The die, the odds before an attack, and how fast things are shown.

use crate::art::seat_badge;
use crate::scene::Scene;
use crate::site::with_rules;
use dino_core::Seat;
use evo::{Face, Phase, View};
use maud::{Markup, html};

/// The faces of the dice as drawings: the combat die's, and the numbers of the killer babies' die (EVO-70).
pub(super) fn symbols() -> Markup {
    html! {
        @for face in Face::ALL { g id={ "die-" (face) } { (face_drawing(*face)) } }
        @for number in 1..=6_u8 {
            g id={ "bite-" (number) } {
                rect.evo-face x="2" y="2" width="36" height="36" rx="8" {}
                text.evo-face__text x="20" y="29" { (number) }
            }
        }
    }
}

/// A face: a cross, a tick, or by how many horns the attacker has to be ahead.
fn face_drawing(face: Face) -> Markup {
    let sign = match face {
        Face::Fail | Face::Success => "",
        Face::AtLeastEqual => "≥",
        Face::More => "+1",
        Face::TwoMore => "+2",
    };
    html! {
        rect.evo-face x="2" y="2" width="36" height="36" rx="8" {}
        @match face {
            Face::Fail => path.evo-face__sign d="M12 12l16 16M28 12L12 28" {},
            Face::Success => path.evo-face__sign d="M10 21l7 8 14-17" {},
            _ => text.evo-face__text x="20" y="28" { (sign) },
        }
    }
}

/// The box in which a die is seen to roll: the script shows it.
pub(super) fn die() -> Markup {
    html! {
        div #evo-roll .evo-roll hidden {
            svg.evo-roll__die viewBox="0 0 40 40" aria-hidden="true" { use href="#die-success" {} }
            p {}
        }
    }
}

/// What an attack on each opponent would come to, and why, while the reader may attack.
pub(super) fn odds(view: &View, scene: &Scene<'_>) -> Markup {
    let (Some(you), Phase::Move, true) = (scene.you, view.phase, scene.acts) else { return html! {} };
    let others = Seat::all(view.options.seats).filter(|seat| *seat != you);
    html! {
        h2 { (scene.words.get("evo-odds-title")) }
        ul.evo-duels { @for other in others { li { (duel(view, scene, you, other)) } } }
    }
}

/// The attack of one seat on another: horns on both sides, and the faces that would win.
fn duel(view: &View, scene: &Scene<'_>, you: Seat, other: Seat) -> Markup {
    let words = scene.words;
    let (ours, theirs) = (view.horns(you).0, view.horns(other).1);
    let wins = view.winning_faces(you, other);
    let values = [("ours", ours.into()), ("theirs", theirs.into()), ("wins", wins.into())];
    html! {
        (seat_badge(other)) b { (scene.name(other)) }
        @if view.is_protected(other, you) {
            span.muted { (with_rules(&words.get("evo-odds-protected"), scene.page.game().meta)) }
        } @else {
            span { (words.with("evo-odds-line", &values)) }
            svg.evo-duels__faces viewBox="0 0 250 40" aria-hidden="true" {
                @for (at, face) in faces(view).into_iter().enumerate() {
                    @let won = face.succeeds(ours, theirs).then_some("is-won");
                    use href={ "#die-" (face) } x=(at * 42) class=[won] {}
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

/// How fast births, deaths and dice are shown: for the script alone, which remembers it.
pub(super) fn speed(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    html! {
        label.evo-speed hidden {
            (words.get("evo-speed-title")) " "
            select #evo-speed {
                @for speed in ["off", "normal", "slow"] {
                    option value=(speed) selected[speed == "normal"] { (words.get(&format!("evo-speed-{speed}"))) }
                }
            }
        }
    }
}
