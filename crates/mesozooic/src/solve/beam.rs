//! How to slide well in little time: what bots go by.

use crate::card::CardId;
use crate::components::Components;
use crate::score::{total, zoo_points};
use crate::zoo::Zoo;

/// Slides that lead to a good zoo within `most` of them: of all ways, after each slide, the `width` best zoos are
/// followed. The way ends at the best zoo met, and the earliest of equals; it is empty when nothing better is met.
pub fn slides_ahead(
    components: &Components,
    zoo: &Zoo,
    director: CardId,
    most: u16,
    width: usize,
) -> Vec<CardId> {
    let score = |zoo: &Zoo| {
        let mut zoo = *zoo;
        zoo.place(director);
        total(&zoo_points(components, &zoo))
    };
    if zoo.hole().is_none() {
        return Vec::new();
    }
    // Every zoo met, with where it came from, so that the way can be told.
    let mut met: Vec<Step> = vec![Step { zoo: *zoo, from: 0, slid: None, back: None }];
    let mut best = (score(zoo), 0);
    let (mut first, mut last) = (0, 1);
    for _ in 0..most {
        let mut next: Vec<(u16, Step)> = Vec::new();
        for (from, step) in met.iter().enumerate().take(last).skip(first) {
            for cell in
                (0..zoo.len()).filter(|cell| step.zoo.run(*cell) == Some(1) && Some(*cell) != step.back)
            {
                let (mut after, slid) = (step.zoo, step.zoo.card(cell));
                after.slide(cell);
                next.push((score(&after), Step { zoo: after, from, slid, back: step.zoo.hole() }));
            }
        }
        // The better first, and of equals always the same: bots of one seed play alike.
        next.sort_by(|(one, a), (other, b)| other.cmp(one).then_with(|| a.zoo.bytes().cmp(b.zoo.bytes())));
        next.dedup_by(|(_, one), (_, other)| one.zoo == other.zoo);
        next.truncate(width);
        if let Some((points, _)) = next.first()
            && *points > best.0
        {
            best = (*points, met.len());
        }
        (first, last) = (met.len(), met.len() + next.len());
        met.extend(next.into_iter().map(|(_, step)| step));
    }
    let mut way = Vec::new();
    let mut at = best.1;
    while let Some(slid) = met[at].slid {
        way.push(slid);
        at = met[at].from;
    }
    way.reverse();
    way
}

struct Step {
    zoo: Zoo,
    /// The place of the zoo before, in the list of those met.
    from: usize,
    slid: Option<CardId>,
    /// Where the card just slid came to lie: it is not slid back at once.
    back: Option<u8>,
}
