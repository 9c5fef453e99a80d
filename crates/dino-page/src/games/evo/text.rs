//! Evo as text.

mod ask;
mod table;
mod told;

pub(super) use ask::{expected, steps};
pub(super) use table::table;
pub(super) use told::{happened, told};

use super::{gene_name, named};
use crate::words::Words;
use evo::{Card, Face, Gene, View};

/// What a column gives, the gene as `label` calls it.
pub(super) fn reward(view: &View, column: u8, words: &Words, label: fn(Gene, &Words) -> String) -> String {
    match column {
        1 if view.options.events => words.get("evo-lab-card"),
        1 => words.get("evo-lab-place"),
        _ => match view.row[usize::from(column) - 2] {
            Some(gene) => about(gene, words, label),
            None => words.get("evo-lab-empty"),
        },
    }
}

/// A gene with what it does.
pub(super) fn gene_about(gene: Gene, words: &Words) -> String {
    about(gene, words, gene_name)
}

fn about(gene: Gene, words: &Words, label: fn(Gene, &Words) -> String) -> String {
    let values = [("gene", label(gene, words).into()), ("does", named("does", gene.name(), words).into())];
    words.with("evo-gene-about", &values)
}

/// What an event card does, and when.
pub(super) fn card_about(view: &View, card: Card, words: &Words) -> String {
    let amount = view.values.amount(card).unsigned_abs();
    words.with(&format!("evo-plays-{}", card.name().replace('_', "-")), &[("amount", amount.into())])
}

/// What counts, and what the die holds.
pub(super) fn scores(view: &View, words: &Words) -> String {
    let faces: Vec<String> = Face::ALL
        .iter()
        .zip(view.values.die)
        .map(|(face, count)| {
            let what = named("face", face.name(), words);
            words.with("evo-count", &[("count", count.into()), ("what", what.into())])
        })
        .collect();
    let wins = |ours: u8, theirs: u8| -> u8 {
        let faces = Face::ALL.iter().zip(view.values.die);
        faces.filter(|(face, _)| face.succeeds(ours, theirs)).map(|(_, count)| count).sum()
    };
    let odds = [
        ("worse", wins(0, 1).into()),
        ("even", wins(0, 0).into()),
        ("one", wins(1, 0).into()),
        ("two", wins(2, 0).into()),
    ];
    [
        words.get("evo-scores-aim"),
        words.with("evo-scores-die", &[("faces", faces.join(", ").into())]),
        words.with("evo-scores-odds", &odds),
    ]
    .join("\n")
        + "\n"
}
