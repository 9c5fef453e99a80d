//! A worked count: cards in, points out, by the same code that counts a real round.

use super::{species_name, type_name};
use crate::games::cubosaurs::art;
use crate::rules_page::number;
use crate::words::Words;
use cubosaurs::{CATEGORIES, CardSet, CardType, Components, Stake, TileSet, round_points};
use dino_core::{BySeat, Seat};
use maud::{Markup, html};

/// The count of the first collection of `trex#1 egg#trex | trex#2`; the others are opponents. `None` when a card is
/// not read, or lies in two collections.
pub(super) fn example(text: &str, sheet: &Components, words: &Words) -> Option<Markup> {
    let collections: Option<Vec<CardSet>> = text.split('|').map(cards).collect();
    let collections = BySeat::from_slice(&collections?, CardSet::EMPTY)?;
    let all = collections.iter().fold(CardSet::EMPTY, |all, cards| all.union(*cards));
    if all.len() != collections.iter().map(|cards| cards.len()).sum::<u32>() {
        return None;
    }
    let tiles = BySeat::new(collections.seats(), TileSet::EMPTY);
    let points = round_points(sheet, &collections, &tiles)[Seat::FIRST];
    let own = collections[Seat::FIRST];
    let total: i32 = points.iter().map(|points| i32::from(*points)).sum();
    Some(html! {
        table.score-sheet {
            tbody {
                @for (category, points) in CATEGORIES.into_iter().zip(points) {
                    @let cards = own.and(cards_of(category));
                    @if !cards.is_empty() {
                        tr {
                            th scope="row" { (words.get(&format!("cubosaurs-category-{category}"))) }
                            td {
                                @for card in cards.iter() {
                                    span.rules__icon { (art::card(card)) }
                                }
                                (stakes(cards, sheet, words))
                            }
                            td { (number(points)) }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" colspan="2" { (words.get("cubosaurs-refcard-total")) }
                    td { strong { (number(total)) } }
                }
            }
        }
    })
}

fn cards(text: &str) -> Option<CardSet> {
    text.split_whitespace().map(|card| card.parse().ok()).collect()
}

/// The cards whose points a category holds.
fn cards_of(category: &str) -> CardSet {
    match category {
        "velociraptors" => CardType::Grey.cards().union(CardType::Black.cards()),
        "eggs" => CardType::Egg.cards(),
        _ => CardType::SETS
            .into_iter()
            .find(|set| set.name() == category)
            .map_or(CardSet::EMPTY, CardType::cards),
    }
}

/// What the cards that pay or cost by themselves have printed on them; for a set, how many there are.
fn stakes(cards: CardSet, sheet: &Components, words: &Words) -> String {
    let printed: Vec<String> = cards
        .iter()
        .filter_map(|card| {
            let Stake { gain, penalty } = sheet.stake(card)?;
            let name = match card.egg_counts() {
                Some(species) => species_name(species, words),
                None => type_name(card.card_type(), words),
            };
            let values = [("card", name.into()), ("gain", gain.into()), ("penalty", penalty.into())];
            Some(words.with("cubosaurs-refcard-stake", &values))
        })
        .collect();
    if printed.is_empty() {
        return words.with("cubosaurs-refcard-cards", &[("cards", cards.len().into())]);
    }
    printed.join(", ")
}
