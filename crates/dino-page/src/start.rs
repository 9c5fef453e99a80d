//! "Play against bots": how many at the table, how strong, which game. A page with one form; with script the same form lies in a
//! dialog over the first page.

use crate::art::{icon, seat_badge};
use crate::game_page::GamePage;
use crate::home::facts;
use crate::model::{Site, StartPage};
use crate::site::{Framed, frame};
use crate::words::Words;
use dino_core::Seat;
use maud::{Markup, html};

/// The levels of bots, each with the animal that stands for it.
pub(crate) const LEVELS: [(&str, &str); 5] = [
    ("egg", "shell"),
    ("hatchling", "pentaceratops"),
    ("grazer", "stegosaurus"),
    ("hunter", "black"),
    ("apex", "trex"),
];

/// The animal of a level.
pub(crate) fn level_mark(animal: &str) -> Markup {
    let tones = if animal == "shell" { "egg" } else { animal };
    html! {
        svg class={ "level creature creature--" (tones) } viewBox="0 0 100 100" aria-hidden="true" {
            use href={ "/assets/pieces.svg#cr-" (animal) } {}
        }
    }
}

/// The page.
pub fn start(site: &Site<'_>, page: &StartPage) -> Markup {
    let words = site.words;
    let title = words.with("start-title", &[("game", page.game.meta.title.into())]);
    let content = html! { (chooser(page, words)) };
    // The page is about one game, but stands on the linen of the house.
    let (script, game) = (Some("/assets/home.js"), Some(page.game));
    frame(site, &Framed { title: &title, class: "page--start", script, game, again: None, content })
}

/// All there is to choose, as one form.
fn chooser(page: &StartPage, words: &Words) -> Markup {
    let game = page.game.meta;
    html! {
        form.start #start method="post" action="/tables" data-fair {
            input type="hidden" name="game" value=(game.id);
            div.start__world {
                div.start__art aria-hidden="true" { ((page.game.picture)()) }
                div.start__about { h1 #start-title { (game.title) } p { (words.get(&format!("{}-about", game.id))) } (facts(page.game, words)) }
                button.btn type="submit" name="mode" value="friends" { (icon("link")) (words.get("start-friends")) }
                a.btn href={ "/deals/daily-" (game.id) } { (icon("sun")) (words.get("deal-link")) }
            }
            // With script it lies in a dialog, which is closed with this; without, it leads back.
            a.tool.start__close href="/" data-close aria-label=(words.get("table-close")) title=(words.get("table-close")) { (icon("close")) }
            div.start__choices {
                (seats(page, words))
                (levels(page, words))
                (variants(page, words))
                div.start__go {
                    p { (words.get(if page.is_remembered { "start-as-last-time" } else { "start-remembered" })) }
                    button.btn.btn--primary type="submit" name="mode" value="bots" { (icon("play")) (words.get("start-go")) }
                }
            }
        }
    }
}

/// A chair for each number of players: those up to the chosen one are taken. Below the fewest the game knows nothing can be chosen.
fn seats(page: &StartPage, words: &Words) -> Markup {
    let game = page.game.meta;
    html! {
        fieldset.start__seats {
            legend { (words.get("start-seats")) }
            div.start__chairs {
                @for seat in Seat::all(game.max_seats) {
                    @let number = seat.number();
                    @if number < game.min_seats {
                        span.start__chair.is-taken { (seat_badge(seat)) span { (words.get(if number == 1 { "start-you" } else { "start-bot" })) } }
                    } @else {
                        label.start__chair {
                            input type="radio" name="seats" value=(number) checked[number == page.seats];
                            (seat_badge(seat))
                            span { (words.with("start-players", &[("seats", number.into())])) }
                        }
                    }
                }
            }
        }
    }
}

/// The five levels, each with what it feels like.
fn levels(page: &StartPage, words: &Words) -> Markup {
    html! {
        fieldset.start__levels {
            legend { (words.get("start-levels")) }
            div.start__row {
                @for (level, animal) in LEVELS {
                    label.start__choice {
                        input type="radio" name="level" value=(level) checked[level == page.level];
                        (level_mark(animal))
                        strong { (words.get(&format!("lobby-bot-{level}"))) }
                        small { (words.get(&format!("lobby-bot-{level}-what"))) }
                    }
                }
            }
        }
    }
}

/// The base game or more of it, where there is more.
fn variants(page: &StartPage, words: &Words) -> Markup {
    let game: &GamePage = page.game;
    html! {
        @if game.variants.len() > 1 {
            fieldset.start__variants {
                legend { (words.get("start-variants")) }
                div.start__row {
                    @for (at, variant) in game.variants.iter().enumerate() {
                        label.start__choice {
                            input type="radio" name="variant" value=(variant.name) checked[at == page.variant];
                            strong { (words.get(&format!("start-{}", variant.name))) }
                            small { (words.get(&format!("{}-start-{}", game.meta.id, variant.name))) }
                        }
                    }
                }
            }
        }
    }
}
