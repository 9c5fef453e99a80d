//! What belongs to the phase, in the place where one acts: the token of the climate, steps left, eggs, and who lives.

use super::{art, combat, map, species, token_name, wheel};
use crate::art::{icon, seat_badge};
use crate::scene::Scene;
use dino_core::{Hex, Seat};
use evo::{Gene, Ground, Moment, Phase, View};
use maud::{Markup, html};

/// The panel of the phase; nothing while the laboratory is there instead.
pub(super) fn panel(view: &View, scene: &Scene<'_>) -> Markup {
    match view.phase {
        Phase::Climate | Phase::Window(Moment::ClimateEnd, _) | Phase::Peek(..) => token(view, scene),
        Phase::Move | Phase::Window(Moment::MovementStart, _) => movement(view, scene),
        Phase::Declared(_) | Phase::Roll(_) | Phase::Rolled(..) | Phase::Flee(_) => {
            combat::fight(view, scene)
        }
        Phase::Birth | Phase::Bite(..) | Phase::Window(Moment::BirthsStart, _) => births(view, scene),
        Phase::Survive | Phase::Window(Moment::SurvivalStart, _) => survival(view, scene),
        _ => html! {},
    }
}

/// The drawing of a climate token.
pub(super) const fn token_art(token: evo::Token) -> &'static str {
    match token {
        evo::Token::Back => "token-back",
        evo::Token::Still => "token-still",
        evo::Token::Forward => "token-forward",
        evo::Token::Leap => "token-leap",
        evo::Token::Meteor => "token-meteor",
    }
}

/// The token of the round, and what it made of the climate; nothing before the first.
fn token(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let Some(token) = view.token else { return html! {} };
    let name = token_art(token);
    html! {
        h2 { (words.get("evo-token-title")) small { (words.with("evo-round-of", &[("round", view.round.into())])) } }
        div.evo-token {
            svg viewBox="0 0 100 106" aria-hidden="true" { (art(name)) }
            p { b { (token_name(token, words)) } br; (wheel::age(view, scene)) }
        }
    }
}

/// Whose turn it is on the track.
fn mover(view: &View) -> Seat {
    view.order.get(usize::from(view.turn)).copied().unwrap_or(Seat::FIRST)
}

/// Steps left and what they buy; what an attack would come to.
fn movement(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let mover = mover(view);
    let moves = view.phase == Phase::Move;
    let points = if moves { view.points } else { view.movement(mover) };
    let all = view.movement(mover).max(points);
    let name = [("name", scene.name(mover).into()), ("points", points.into())];
    let has = |gene: Gene| view.species[mover].has(gene);
    let buys = [
        (true, "legs", "evo-buys-step"),
        (true, "horn", "evo-buys-attack"),
        (has(Gene::Fins), "turn", "evo-buys-fins"),
        (has(Gene::Wings) && !view.flown, "arrow", "evo-buys-wings"),
    ];
    html! {
        h2 {
            @if scene.you == Some(mover) { (words.get("evo-move-own")) } @else { (words.with("evo-move-theirs", &name)) }
            small { (words.with("evo-move-left", &name)) }
        }
        div.evo-steps aria-hidden="true" { @for step in 0..all { i.is-left[step < points] { (icon("legs")) } } }
        ul.evo-buys { @for (_, sign, key) in buys.iter().filter(|(may, ..)| *may) { li { (icon(sign)) (words.get(key)) } } }
        (combat::odds(view, scene, mover))
    }
}

/// Who has how many eggs, and which are used.
fn births(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let used = |place: usize, egg: u8| {
        let now = view.egg.max(1);
        egg < now || egg == now && place < usize::from(view.turn)
    };
    let begun = !matches!(view.phase, Phase::Window(..));
    html! {
        h2 { (words.get("evo-births-title")) small { (words.get("evo-births-how")) } }
        ul.evo-eggs {
            @for (place, seat) in view.order.iter().enumerate() {
                @let now = begun && place == usize::from(view.turn);
                @let eggs = view.eggs(*seat);
                li.is-now[now] {
                    b { (seat_badge(*seat)) (scene.name(*seat)) }
                    span.evo-nest {
                        @for egg in 1..=eggs {
                            svg.is-used[begun && used(place, egg)] viewBox="0 0 100 100" aria-hidden="true" { (egg_drawing()) }
                        }
                        span.sr-only { (words.with("evo-stat-eggs", &[("count", eggs.into())])) }
                    }
                }
            }
        }
    }
}

fn egg_drawing() -> Markup {
    html! { use href="/assets/evo.svg#egg" width="100" height="100" {} }
}

/// Who lives through it: one people after the other, in the order of the track.
fn survival(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let struck = view.phase == Phase::Survive;
    html! {
        h2 { (words.get("evo-fate-title")) }
        ol.evo-fates {
            @for (place, seat) in view.order.iter().enumerate() {
                @let (herd, lives) = (view.herds[*seat].len(), view.would_survive(*seat));
                @let done = struck && place < usize::from(view.turn);
                @let now = struck && place == usize::from(view.turn);
                li.is-now[now].is-done[done] class={ "seat-" (seat) } {
                    b { (seat_badge(*seat)) span { (scene.name(*seat)) } }
                    span.evo-fates__count {
                        (herd)
                        @if !done && lives < herd { (icon("arrow")) (lives) }
                        @if done { (icon("check")) }
                    }
                    span.evo-fates__herd aria-hidden="true" {
                        @for one in 0..herd {
                            @if done || one < lives { (species::alone(*seat)) }
                            @else { svg.evo-fossil viewBox="0 0 100 100" { use href="/assets/evo.svg#fossil" {} } }
                        }
                    }
                    @if !done { (grounds(view, scene, *seat)) }
                }
            }
        }
    }
}

/// On what ground a herd stands: how many on each.
fn grounds(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let count = |ground: Ground| view.herds[seat].iter().filter(|cell| view.ground(*cell) == ground).count();
    html! {
        span.evo-fates__ground {
            @for ground in [Ground::Ideal, Ground::Hot, Ground::Cold, Ground::Deadly] {
                @if count(ground) > 0 {
                    span class={ "gr-" (ground) } { (icon(map::sign(ground))) b { (count(ground)) } " " (super::ground_name(ground, scene.words)) }
                }
            }
        }
    }
}

/// How survivors are chosen: with script by clicking hexes, which changes what the button proposes.
pub(super) fn survivors(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let (Some(you), Phase::Survive, true) = (scene.you, view.phase, scene.acts) else { return html! {} };
    let herd: Vec<Hex> = view.herds[you].iter().map(|cell| view.island.hex(cell)).collect();
    let count = words.with("evo-keep-count", &[("count", "%".into()), ("herd", herd.len().into())]);
    html! {
        p.evo-keep #evo-keep hidden data-herd=(super::hexes(&herd)) data-count=(count)
            data-label=(words.with("evo-keep-these", &[("count", "%".into())])) {}
        p.muted data-no-script { (words.get("evo-keep-how")) }
    }
}
