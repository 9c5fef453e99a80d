//! Why a tie was decided as it was, in one sentence: every game names what counts between equals (`{id}-tie`), and what it is
//! called when even that is equal (`{id}-tie-shared`).

use crate::show::name;
use crate::words::Words;
use dino_core::{Seat, Standing};
use fluent_bundle::FluentValue;

/// A sentence for each total that several seats have, the best first.
pub(crate) fn ties(game: &str, standing: &Standing, names: &[String], words: &Words) -> Vec<String> {
    standing.ties().iter().map(|tied| tie(game, standing, tied, names, words)).collect()
}

fn tie(game: &str, standing: &Standing, tied: &[Seat], names: &[String], words: &Words) -> String {
    let counts = |seat: Seat| standing.tie_break[seat];
    let is_shared = tied.iter().all(|seat| counts(*seat) == counts(tied[0]));
    let called = |seat: &Seat| name(names, *seat).to_owned();
    let counted = |seat: &Seat| {
        let values: [(&str, FluentValue<'_>); 2] =
            [("name", called(seat).into()), ("count", counts(*seat).into())];
        words.with(&format!("{game}-tie-count"), &values)
    };
    let values: [(&str, FluentValue<'_>); 4] = [
        ("names", list(&tied.iter().map(called).collect::<Vec<_>>(), words).into()),
        ("total", standing.totals[tied[0]].to_string().replace('-', "\u{2212}").into()),
        ("counted", tied.iter().map(counted).collect::<Vec<_>>().join(", ").into()),
        ("count", counts(tied[0]).into()),
    ];
    words.with(&format!("{game}-tie{}", if is_shared { "-shared" } else { "" }), &values)
}

/// Names as a sentence lists them.
fn list(names: &[String], words: &Words) -> String {
    match names {
        [first @ .., last] if !first.is_empty() => {
            words.with("list-and", &[("first", first.join(", ").into()), ("last", last.as_str().into())])
        }
        _ => names.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::PAGES;
    use crate::words::Lang;
    use dino_core::{BySeat, MAX_CATEGORIES};

    fn told(game: &str, lang: Lang, totals: &[i16], counts: &[i32]) -> Vec<String> {
        let mut breakdown = BySeat::new(totals.len() as u8, [0; MAX_CATEGORIES]);
        breakdown.iter_mut().zip(totals).for_each(|(points, total)| points[0] = *total);
        let standing = Standing::new(breakdown, &BySeat::from_slice(counts, 0).unwrap());
        let names = ["Ann", "Ben", "Cleo", "Dan"].map(str::to_owned);
        ties(game, &standing, &names, &Words::new(lang))
    }

    #[test]
    fn cub_61_the_last_round_is_what_decided() {
        assert_eq!(
            told("cubosaurs", Lang::En, &[28, 15, 28], &[8, 9, 16]),
            ["Cleo and Ann, 28 each: the better last round decides, Cleo 16, Ann 8."]
        );
        assert_eq!(
            told("cubosaurs", Lang::Fr, &[28, 28, 28], &[8, 8, 8]),
            ["Ann, Ben et Cleo, 28 partout, et autant à la dernière manche\u{202f}: la place est partagée."]
        );
    }

    #[test]
    fn evo_78_dinosaurs_on_the_board_are_what_decided() {
        assert_eq!(
            told("evo", Lang::En, &[30, 30, 12], &[4, 6, 8]),
            ["Ben and Ann, 30 each: whoever has more dinosaurs on the island comes first, Ben 6, Ann 4."]
        );
        assert_eq!(
            told("evo", Lang::En, &[30, 30, 12], &[4, 4, 8]),
            ["Ann and Ben, 30 and 4 dinosaurs each: they share the place."]
        );
    }

    #[test]
    fn mes_42_the_struck_round_is_what_decided() {
        assert_eq!(
            told("mesozooic", Lang::Fr, &[45, 45], &[13, 14]),
            [
                "Ben et Ann, 45 partout\u{a0}: celui dont le round rayé est meilleur passe devant, Ben 14, Ann 13."
            ]
        );
    }

    #[test]
    fn gld_48_how_far_one_sits_from_the_first_player_is_what_decided() {
        assert_eq!(
            told("gods-love-dinosaurs", Lang::En, &[3, 1, 3, 3], &[0, 1, 2, 3]),
            [
                "Dan, Cleo and Ann, 3 each: whoever sits farthest from the first player wins, Dan 3 seats away, Cleo 2 seats away, Ann plays first."
            ]
        );
        assert_eq!(
            told("gods-love-dinosaurs", Lang::Fr, &[3, 1, 3, 3], &[0, 1, 2, 3]),
            [
                "Dan, Cleo et Ann, 3 partout\u{202f}: le plus éloigné du premier joueur l’emporte, Dan à 3 places, Cleo à 2 places, Ann joue en premier."
            ]
        );
    }

    #[test]
    fn every_tie_of_every_game_has_its_sentence() {
        for (page, lang) in PAGES.iter().flat_map(|page| [Lang::En, Lang::Fr].map(|lang| (page, lang))) {
            // A game in which nothing breaks a tie has words for shared places only.
            let decides = i32::from(Words::new(lang).has(&format!("{}-tie", page.meta.id)));
            let told = told(page.meta.id, lang, &[-3, 5, -3, 5], &[1 + decides, 1, 1, 1]);
            assert_eq!(told.len(), 2, "two totals that two have each");
            assert!(told[0].contains("Ben") && told[0].contains('5') && !told[0].contains("Ann"), "{told:?}");
            assert!(told[1].contains("Ann") && told[1].contains("\u{2212}3"), "{told:?}");
        }
    }
}
