//! The best zoo there was, beside the one that was built: what takes a moment to find out.

use super::{text, zoo};
use crate::scene::Scene;
use dino_core::Seat;
use maud::{Markup, html};
use mesozooic::solve::{best_zoo, fewest_slides};
use mesozooic::{CardId, Phase, Side, View, Zoo, total};

/// What cards could score when they are well laid out, by category: a rough guess that takes no time.
pub(super) fn promise(view: &View, cards: &[CardId]) -> [u16; 6] {
    let values = &view.components.points;
    let faces: Vec<_> = cards.iter().map(|card| view.components.face(*card)).collect();
    let count = |has: &dyn Fn(&mesozooic::Face) -> bool| faces.iter().filter(|face| has(face)).count() as u16;
    let opens = |side: Side| count(&|face| face.opens(side));
    let exits = |side: Side| count(&|face| face.exits(side));
    let enclosures = opens(Side::East).min(opens(Side::West)) + opens(Side::North).min(opens(Side::South));
    // So many tracks make at most one joint less.
    let tracks = count(&|face| face.has_monorail()).saturating_sub(1);
    let joints = exits(Side::East).min(exits(Side::West)) + exits(Side::North).min(exits(Side::South));
    // The director brings one truck more (MES-32).
    let (attractions, trucks) = (count(&|face| face.has_attraction()), 1 + count(&|face| face.has_truck()));
    let served = (attractions * trucks).min(2 * attractions.min(trucks) + attractions.max(trucks) / 2);
    let topiaries: u16 = faces.iter().map(|face| u16::from(face.topiaries())).sum();
    let (gates, shops) = (count(&|face| face.gate().is_some()), count(&|face| face.is_shop()).min(4));
    let points = |many: u16, value: u8| many * u16::from(value);
    [
        points(enclosures, values.enclosure),
        points(served, values.attraction),
        points(joints.min(tracks), values.monorail),
        points(topiaries, values.topiary),
        points(gates, values.gate),
        points(shops, values.shop),
    ]
}

/// For the round counted last: what each seat built, the best it could have built, and the slides between.
pub(super) fn study(view: &View, scene: &Scene<'_>) -> Option<Markup> {
    let words = scene.words;
    let round = view.points.len().checked_sub(1)?;
    let (zoos, points) = (view.zoos.get(round)?, view.points.get(round)?);
    Some(html! {
        section.zoo-study {
            h3 { (words.get("mesozooic-best-see")) }
            @for seat in scene.order() {
                @if let (Some(zoo), Some(director)) = (zoos[seat], view.directors[seat]) {
                    (scene.drawn("best", (seat, zoo, director, scene.you == Some(seat)), || {
                        one(view, scene, seat, &zoo, director, total(&points[seat]))
                    }))
                }
            }
        }
    })
}

fn one(view: &View, scene: &Scene<'_>, seat: Seat, built_zoo: &Zoo, director: CardId, points: u16) -> Markup {
    let words = scene.words;
    let Some(built) = built_zoo.without_director(director) else { return html! {} };
    let has_crane = built_zoo.cells().flatten().any(|card| view.components.face(card).is_crane());
    let Some(best) = best_zoo(&view.components, &built, director, has_crane) else {
        return html! {};
    };
    let layout = best.zoo.without_director(director);
    // Without a way there by slides alone it takes the crane (MES-57).
    let way = layout.and_then(|layout| fewest_slides(&built, &layout));
    let far = if points == best.points {
        words.get("mesozooic-best-found")
    } else {
        let slides = |way: &Vec<_>| words.with("mesozooic-best-slides", &[("slides", way.len().into())]);
        way.as_ref().map_or_else(|| words.get("mesozooic-best-crane"), slides)
    };
    let slides = way.unwrap_or_default().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let values = [("name", scene.name(seat).into()), ("points", points.into()), ("best", best.points.into())];
    let key = if scene.you == Some(seat) { "mesozooic-best" } else { "mesozooic-best-of" };
    html! {
        article.zoo-best {
            h4 { (words.with(key, &values)) }
            div.zoo-best__pair {
                figure { figcaption { (words.get("mesozooic-best-yours")) } (zoo::picture(view, built_zoo, scene)) }
                figure { figcaption { (words.get("mesozooic-best-layout")) } (zoo::picture(view, &best.zoo, scene)) }
            }
            p.muted { (far) }
            @if points < best.points && !slides.is_empty() {
                button.btn.btn--small type="button" data-show-slides=(slides) data-director=(director) hidden {
                    (words.get("mesozooic-best-show"))
                }
            }
            p.muted { (text::parts(&mesozooic::zoo_points(&view.components, &best.zoo), words)) }
        }
    }
}

/// Whether there is something to study: a round was counted.
pub(super) fn has_study(view: &View) -> bool {
    !view.points.is_empty() && (view.phase == Phase::Over || !view.zoos.is_empty())
}
