//! Tables made from the component sheet.

use super::{species_name, type_name};
use crate::games::cubosaurs::art;
use crate::rules_page::number;
use crate::words::Words;
use cubosaurs::{CardId, CardType, Components, Stake, Tile};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// Points by number for the species that score as sets (CUB-40).
pub(super) fn scores(sheet: &Components, words: &Words) -> Markup {
    html! {
        table.score-sheet {
            caption { (words.get("cubosaurs-refcard-scores")) }
            thead {
                tr {
                    th scope="col" { (words.get("cubosaurs-refcard-species")) }
                    @for cards in ["1", "2", "3", "4+"] { th scope="col" { (cards) } }
                }
            }
            tbody {
                @for (species, points) in CardType::SETS.into_iter().zip(sheet.sets) {
                    tr {
                        th scope="row" { (named(species, words)) }
                        @for points in points { td { (number(points)) } }
                    }
                }
            }
        }
    }
}

/// What velociraptors pay and cost, and how many of each there are (CUB-41).
pub(super) fn raptors(sheet: &Components, words: &Words) -> Markup {
    let key = |stake: &Stake| (stake.gain, stake.penalty);
    let mut kinds: BTreeMap<(i8, i8), [u8; 2]> = BTreeMap::new();
    for (colour, stakes) in [&sheet.greys, &sheet.blacks].into_iter().enumerate() {
        for stake in stakes {
            kinds.entry(key(stake)).or_default()[colour] += 1;
        }
    }
    html! {
        table.score-sheet {
            thead {
                tr {
                    th scope="col" { (words.get("cubosaurs-refcard-paired")) }
                    th scope="col" { (words.get("cubosaurs-refcard-single")) }
                    @for colour in [CardType::Grey, CardType::Black] {
                        th scope="col" { (named(colour, words)) }
                    }
                }
            }
            tbody {
                @for ((gain, penalty), cards) in &kinds {
                    tr {
                        td { (won(*gain)) }
                        td { (number(-penalty)) }
                        @for cards in cards {
                            td { (words.with("cubosaurs-refcard-cards", &[("cards", (*cards).into())])) }
                        }
                    }
                }
            }
        }
    }
}

/// What each egg asks for, pays and costs (CUB-42).
pub(super) fn eggs(sheet: &Components, words: &Words) -> Markup {
    html! {
        table.score-sheet {
            thead {
                tr {
                    th scope="col" { (words.get("cubosaurs-refcard-egg")) }
                    th scope="col" { (words.get("cubosaurs-refcard-won")) }
                    th scope="col" { (words.get("cubosaurs-refcard-missed")) }
                }
            }
            tbody {
                @for (egg, stake) in CardType::Egg.cards().iter().zip(sheet.eggs) {
                    tr {
                        th scope="row" { (egg_species(egg, words)) }
                        td { (won(stake.gain)) }
                        td { (number(-stake.penalty)) }
                    }
                }
            }
        }
    }
}

/// How many cards of each type carry the DNA icon (CUB-71).
pub(super) fn icons(sheet: &Components, words: &Words) -> Markup {
    html! {
        table.score-sheet {
            caption { (words.get("cubosaurs-refcard-icons")) }
            tbody {
                @for card_type in CardType::ALL {
                    @let icons = card_type.cards().and(sheet.dna).len();
                    @let values = [("cards", icons.into()), ("of", card_type.count().into())];
                    tr {
                        th scope="row" { (named(card_type, words)) }
                        td { (words.with("rules-some-of", &values)) }
                    }
                }
            }
        }
    }
}

/// The tiles: price and effect, whether it ends the turn and whether it acts on an opponent (CUB-74).
pub(super) fn tiles(sheet: &Components, words: &Words) -> Markup {
    html! {
        table.score-sheet {
            thead {
                tr {
                    @for key in ["number", "price", "effect"] {
                        th scope="col" { (words.get(&format!("cubosaurs-refcard-tile-{key}"))) }
                    }
                }
            }
            tbody {
                @for tile in Tile::ALL {
                    @let values = sheet.tile(tile);
                    tr {
                        th scope="row" { span.rules__icon { (art::tile(tile)) } (tile.number()) }
                        td { (values.price) }
                        td {
                            (effect(tile, sheet, words))
                            @if ends_turn(tile, sheet) {
                                " " span.muted { (words.get("cubosaurs-refcard-ends-turn")) }
                            }
                            @if values.interaction {
                                " " span.muted { (words.get("cubosaurs-refcard-interaction")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn effect(tile: Tile, sheet: &Components, words: &Words) -> String {
    let value = match tile {
        Tile::PointsPerType => sheet.points_per_type,
        Tile::PointsPerEgg => sheet.points_per_egg,
        _ => 0,
    };
    words.with(&format!("cubosaurs-tile-{tile}"), &[("value", value.into())])
}

/// Whether buying a tile is the refusal itself.
fn ends_turn(tile: Tile, sheet: &Components) -> bool {
    match tile {
        Tile::RefuseWithNothing => sheet.rulings.refuse_tile_forces_refusal,
        _ => tile == Tile::RefuseWithForbidden,
    }
}

/// A drawing with its name.
fn named(card_type: CardType, words: &Words) -> Markup {
    html! { span.rules__icon { (art::creature(card_type)) } (type_name(card_type, words)) }
}

fn egg_species(egg: CardId, words: &Words) -> Markup {
    html! { span.rules__icon { (art::card(egg)) } (species_name(egg.egg_counts().unwrap_or_default(), words)) }
}

fn won(points: i8) -> String {
    format!("+{points}")
}
