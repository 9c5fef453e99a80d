//! The climate: the wheel with the chances of the next round, what each terrain is now, and the track.

use super::ask::track_id;
use super::map::sign;
use super::{art, ground_name, percents, terrain_name, token_name};
use crate::art::{icon, seat_badge};
use crate::scene::Scene;
use evo::{Ground, Phase, Terrain, Token, View};
use maud::{Markup, html};

/// The wheel: wood, a painted section for each climate, the present one under the pointer, odds outside.
pub(super) fn wheel(view: &View) -> Markup {
    let sections = view.values.wheel.sections();
    let step = 360 / sections.len().max(1) as i32;
    let angle = |section: usize| step * (section as i32 - i32::from(view.section));
    html! {
        svg.evo-wheel viewBox="-158 -148 316 296" aria-hidden="true" {
            (art("wheel"))
            // It turns as one.
            g.evo-wheel__disc {
                @for (at, section) in sections.iter().enumerate() {
                    @if let Some(terrain) = ideal(section) {
                        g transform={ "rotate(" (angle(at)) ")" } { (art(&format!("wheel-{terrain}"))) }
                    }
                }
            }
            (art("wheel-top"))
            @for (at, _) in sections.iter().enumerate().filter(|(at, _)| *at != usize::from(view.section)) {
                @let percent = chance(view, at);
                @if percent > 0 {
                    g.evo-wheel__odds transform={ "rotate(" (angle(at)) ") translate(0 -133) rotate(" (-angle(at)) ")" } {
                        rect x="-22" y="-12" width="44" height="24" rx="12" {}
                        text y="5.500" { (percent) " %" }
                    }
                }
            }
        }
    }
}

/// The terrain that a section is ideal for.
fn ideal(section: &[Ground; 4]) -> Option<Terrain> {
    section.iter().position(|ground| *ground == Ground::Ideal).and_then(|at| Terrain::ALL.get(at)).copied()
}

/// How warm it is, to be compared: the terrain that is ideal, from the beach in the cold to the mountain in the heat.
pub(super) fn warmth(view: &View) -> Option<Terrain> {
    view.values.wheel.sections().get(usize::from(view.section)).and_then(ideal)
}

/// The chance that the wheel shows this section next, in hundredths. Once the meteor has come there is no next round.
fn chance(view: &View, section: usize) -> u32 {
    if view.phase == Phase::Over {
        return 0;
    }
    let leads = |token: Token| usize::from(view.values.wheel.turned(view.section, token.step())) == section;
    let all = percents(view).into_iter();
    all.filter(|(token, _)| *token != Token::Meteor && leads(*token)).map(|(_, percent)| percent).sum()
}

/// The name of the present climate: how warm it is, and where it goes on.
pub(super) fn age(view: &View, scene: &Scene<'_>) -> String {
    let sections = view.values.wheel.sections();
    let at = usize::from(view.section);
    let rank = |at: usize| sections.get(at % sections.len().max(1)).and_then(ideal);
    let Some(terrain) = rank(at) else { return scene.words.get("evo-wheel-title") };
    let way = match (terrain, rank(at + 1)) {
        (Terrain::Yellow | Terrain::White, _) => "",
        (_, Some(next)) if next > terrain => "-on",
        _ => "-back",
    };
    scene.words.get(&format!("evo-age-{terrain}{way}"))
}

/// What the climate makes of each terrain now, and what that would mean for the reader's herd.
pub(super) fn legend(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let stays = chance(view, usize::from(view.section));
    let meteor = percents(view).into_iter().find(|(token, _)| *token == Token::Meteor);
    let over = view.phase == Phase::Over;
    let terrains = |ground: Ground| -> Vec<String> {
        let fits = |terrain: &&Terrain| view.values.wheel.ground(view.section, **terrain) == ground;
        Terrain::ALL.iter().filter(fits).map(|terrain| terrain_name(*terrain, words)).collect()
    };
    html! {
        h2 {
            (age(view, scene))
            @if stays > 0 { small { (words.with("evo-wheel-stays", &[("percent", stays.into())])) } }
        }
        ul.evo-reading {
            @for ground in [Ground::Ideal, Ground::Hot, Ground::Cold, Ground::Deadly] {
                @let here = terrains(ground);
                @if !here.is_empty() {
                    li {
                        span class={ "evo-reading__sign gr-" (ground) } { (icon(sign(ground))) }
                        b { (here.join(", ")) }
                        span { (ground_name(ground, words)) }
                    }
                }
            }
        }
        @if let (Some((_, percent)), false) = (meteor, over) {
            p.evo-next { svg.ic viewBox="0 0 140 100" aria-hidden="true" { (art("meteor")) } span { (words.with("evo-wheel-end", &[("percent", percent.into())])) } }
        }
        @if let (Some(token), false) = (view.next, over) {
            p.evo-next { (icon("eye")) b { (words.with("evo-forecast-seen", &[("token", token_name(token, words).into())])) } }
        }
        @if let (Some(you), false) = (scene.you, over) {
            @let values = [("survive", view.would_survive(you).into()), ("herd", view.herds[you].len().into())];
            p.evo-next { (icon("eye")) span { (words.with("evo-doomed", &values)) } }
        }
    }
}

/// The track from the left.
pub(super) fn track(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    html! {
        h2 { (words.get("evo-track-title")) }
        div.evo-track {
            @for (place, seat) in (1..).zip(&view.order) {
                @let values = [("place", u8::into(place)), ("name", scene.name(*seat).into())];
                button.evo-track__place id=(track_id(place)) aria-label=(words.with("evo-track-place", &values))
                    title=(words.with("evo-track-place", &values)) {
                    (seat_badge(*seat))
                }
            }
        }
    }
}
