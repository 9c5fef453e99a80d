//! What the score sheets of all games share: a column for each seat, and points as people write them.

use crate::art::seat_badge;
use crate::end;
use crate::model::Considered;
use crate::scene::Scene;
use crate::show::Show;
use crate::words::Words;
use dino_core::Seat;
use maud::{Markup, html};

/// The table with a column for each seat, which scrolls by itself where it is too wide. `corner` stands above the labels.
pub(crate) fn table(scene: &Scene<'_>, corner: &Markup, rows: &Markup) -> Markup {
    // The columns of those who won are marked, once that is known.
    let winners = scene.page.standing.as_ref().map(|standing| {
        standing.winners().map(|seat| seat.number().to_string()).collect::<Vec<_>>().join(" ")
    });
    html! {
        div.score-scroll tabindex="0" {
            table.score-sheet data-winners=[winners] {
                thead { tr {
                    (corner)
                    @for seat in Seat::all(scene.page.seats.len() as u8) { (column(scene, seat)) }
                } }
                tbody { (rows) }
            }
        }
    }
}

/// The head of a seat's column; a small screen shows the badge alone.
fn column(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! { th scope="col" { (seat_badge(seat)) " " span { (scene.name(seat)) } } }
}

/// Where the points of a seat come from, as a sentence: what counts nothing is left out.
pub(crate) fn explained<G: Show>(view: &G::View, seat: Seat, words: &Words) -> Option<Considered> {
    let points = G::points_of(view, seat)?;
    let label = |category: &str| words.get(&format!("{}-category-{category}", G::META.id));
    let part = |(category, points): (&&str, &i32)| format!("{} {}", label(category), signed(*points));
    let parts: Vec<String> =
        G::META.categories.iter().zip(&points).filter(|(_, points)| **points != 0).map(part).collect();
    let total = end::shown(points.iter().sum());
    let key = if parts.is_empty() { "score-nothing" } else { "score-explained" };
    let sentence = words.with(key, &[("parts", parts.join(", ").into()), ("total", total.clone().into())]);
    Some(Considered { sentence, short: total, marks: Vec::new() })
}

/// Points with their sign, as people write them.
pub(crate) fn signed(points: i32) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("\u{2212}{}", -points),
    }
}

#[cfg(test)]
mod tests {
    use crate::checks::laid;
    use crate::games::PAGES;
    use crate::words::{Lang, Words};
    use dino_core::{Seat, Seed, Viewer};

    /// The points at the end of a text such as `Eggs −3`.
    fn points(part: &str) -> i32 {
        let digits = part.trim_end_matches('.').rsplit(' ').next().unwrap();
        digits.replace('\u{2212}', "-").parse().unwrap()
    }

    #[test]
    fn what_a_score_comes_from_adds_up_to_it() {
        let words = Words::new(Lang::En);
        for game in PAGES {
            let mut table = laid(game.meta.id, game.meta.min_seats.max(2), "", Seed::of_series(11, 5));
            let mut told = 0;
            while let Some(asked) = table.pending().seats().first() {
                let view = table.view(Viewer::Public);
                for seat in Seat::all(table.seats()).filter(|seat| view.tells_points(*seat)) {
                    let explained = view.consider(seat, "score", &words).unwrap();
                    let Some((total, parts)) = explained.sentence.split_once(": ") else { continue };
                    let sum: i32 = parts.split(", ").map(points).sum();
                    assert_eq!(total, explained.short);
                    assert_eq!(points(total), sum, "{}", explained.sentence);
                    told += 1;
                }
                table.bot_acts(asked, true, 1);
            }
            // What Evo counts is secret, and a number of its own.
            assert_eq!(told > 0, game.meta.id != "evo", "{}", game.meta.id);
        }
    }
}
