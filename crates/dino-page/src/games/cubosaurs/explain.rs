//! Why a card or a tile brings what it brings now, in numbers: told when somebody clicks it.

use super::card::{is_won_among, paired};
use super::text;
use crate::model::Considered;
use crate::score_sheet::signed;
use crate::words::Words;
use cubosaurs::{CATEGORIES, CardId, CardSet, CardType, Phase, Tile, View};
use dino_core::Seat;

/// What is told about a card in the collection of a seat, or about one of its tiles.
pub(super) fn consider(view: &View, seat: Seat, about: &str, words: &Words) -> Option<Considered> {
    if view.phase == Phase::Over || seat.number() > view.options.seats {
        return None;
    }
    let sentence = match about.strip_prefix("evolution-") {
        Some(number) => tile(view, seat, number.parse().ok()?, words)?,
        None => {
            let one: CardId = about.parse().ok().filter(|one| view.collections[seat].contains(*one))?;
            match one.card_type() {
                CardType::Egg => egg(view, seat, one, words)?,
                CardType::Grey | CardType::Black => raptor(view, seat, one, words)?,
                set => species(view, seat, set, words),
            }
        }
    };
    Some(Considered { sentence, short: String::new(), marks: Vec::new() })
}

/// An egg wins where nobody has more of its species than its owner, who needs one at least (CUB-42).
fn egg(view: &View, seat: Seat, one: CardId, words: &Words) -> Option<String> {
    let stake = view.components.stake(one)?;
    let asked = one.egg_counts().unwrap_or_default();
    let count = |cards: CardSet| asked.iter().map(|species| cards.and(species.cards()).len()).sum::<u32>();
    let own = count(view.collections[seat]);
    let others = view.collections.each().filter(|(other, _)| *other != seat);
    let most = others.map(|(_, cards)| count(*cards)).max().unwrap_or_default();
    let won = is_won_among(view, &view.collections, seat, one);
    let needed = most.max(u32::from(view.components.rulings.egg_needs_at_least_one)).saturating_sub(own);
    let values = [
        ("card", text::plain_card(one, words).into()),
        ("own", own.into()),
        ("most", most.into()),
        ("gain", signed(stake.gain.into()).into()),
        ("loss", signed((-stake.penalty).into()).into()),
        ("needed", needed.into()),
    ];
    Some(words.with(if won { "cubosaurs-explain-egg-won" } else { "cubosaurs-explain-egg-missed" }, &values))
}

/// Velociraptors count in pairs of both colours (CUB-41).
fn raptor(view: &View, seat: Seat, one: CardId, words: &Words) -> Option<String> {
    let stake = view.components.stake(one)?;
    let held = view.collections[seat].and(text::scored_as("velociraptors"));
    let count = |colour: CardType| held.and(colour.cards()).len();
    let (grey, black) = (count(CardType::Grey), count(CardType::Black));
    let is_paired = paired(view, held).contains(one);
    let points = if is_paired { stake.gain } else { -stake.penalty };
    let values = [
        ("card", text::plain_card(one, words).into()),
        ("grey", grey.into()),
        ("black", black.into()),
        ("pairs", grey.min(black).into()),
        ("points", signed(points.into()).into()),
        ("gain", signed(stake.gain.into()).into()),
    ];
    let key = if is_paired { "cubosaurs-explain-raptor-paired" } else { "cubosaurs-explain-raptor-alone" };
    Some(words.with(key, &values))
}

/// The others count by their number (CUB-40).
fn species(view: &View, seat: Seat, set: CardType, words: &Words) -> String {
    let count = view.collections[seat].and(set.cards()).len() as u8;
    let points = |count: u8| signed(view.components.set_points(set, count).into());
    let values = [
        ("species", text::type_name(set, words).into()),
        ("count", count.into()),
        ("points", points(count).into()),
        ("then", points(count + 1).into()),
    ];
    // From four on nothing changes any more.
    words.with(if count < 4 { "cubosaurs-explain-set" } else { "cubosaurs-explain-set-full" }, &values)
}

/// Two tiles count at the end of a round (CUB-76, CUB-77); the others have done what they do.
fn tile(view: &View, seat: Seat, number: u8, words: &Words) -> Option<String> {
    let tile = view.bought_tiles[seat].iter().find(|tile| tile.number() == number)?;
    let (held, points) = (view.collections[seat], view.points_now()[seat]);
    let (at, count) = match tile {
        Tile::PointsPerType => {
            (7, CardType::ALL.into_iter().filter(|one| !held.and(one.cards()).is_empty()).count())
        }
        Tile::PointsPerEgg => (8, held.and(CardType::Egg.cards()).len() as usize),
        _ => return Some(text::effect(view, tile, words)),
    };
    let values = [
        ("tile", text::effect(view, tile, words).into()),
        ("count", count.into()),
        ("points", signed(points[at].into()).into()),
    ];
    Some(words.with(&format!("cubosaurs-explain-{}", CATEGORIES[at]), &values))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;
    use cubosaurs::State;
    use dino_core::{Game, Seed, Viewer};

    /// What is told of a card that the first seat holds, the other seat holding these.
    fn told(own: &[&str], others: &[&str], about: &str, lang: Lang) -> String {
        let table = crate::checks::table::<State>(2, "", Seed::of_series(1, 1));
        let mut view = table.state().view(Viewer::Public);
        let cards = |names: &[&str]| names.iter().map(|name| name.parse::<CardId>().unwrap()).collect();
        (view.collections[Seat::FIRST], view.collections[Seat::new(1)]) = (cards(own), cards(others));
        consider(&view, Seat::FIRST, about, &Words::new(lang)).unwrap().sentence
    }

    #[test]
    fn an_egg_tells_why_it_wins_or_loses() {
        let (one, two, egg) = ("trex#1", "trex#2", "egg#trex");
        for (own, others, says) in [
            (vec![egg, one], vec![two], "wins"),
            (vec![egg, one], vec![two, "trex#3"], "1 more"),
            (vec![egg], vec![], "1 more"),
        ] {
            let told = told(&own, &others, egg, Lang::En);
            assert!(told.contains(says), "{told}");
        }
        let french = told(&[egg], &[one, two], egg, Lang::Fr);
        assert!(french.contains("perd") && french.contains("2 de plus"), "{french}");
    }

    #[test]
    fn what_is_told_of_a_set_and_of_velociraptors_is_what_they_count() {
        assert!(told(&["trex#1", "trex#2"], &[], "trex#1", Lang::En).contains("2 here count"));
        assert!(told(&["grey#1"], &[], "grey#1", Lang::En).contains("alone"));
        assert!(told(&["grey#1", "black#1"], &[], "grey#1", Lang::En).contains("paired"));
    }

    #[test]
    fn of_what_somebody_else_holds_nothing_is_told() {
        let table = crate::checks::table::<State>(2, "", Seed::of_series(1, 1));
        let view = table.state().view(Viewer::Public);
        let words = Words::new(Lang::En);
        for about in ["", "score", "egg#", "evolution-1", "evolution-99", "trex#7 trex#7"] {
            assert!(consider(&view, Seat::FIRST, about, &words).is_none(), "{about}");
        }
    }
}
