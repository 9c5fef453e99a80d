//! Small damage done to texts and bytes.

use crate::trial::any;
use dino_core::Rng;
use dino_core::draw::below;

/// Letters that parsers stumble over: digits of other scripts, signs, separators, controls.
const LETTERS: &[char] = &[
    '0', '1', '9', '-', '+', ' ', '#', ',', '.', ':', ';', '=', '*', '!', '@', '/', 'a', 'e', 'o', 't', 'z',
    'A', '\0', '\n', '\t', '\u{7f}', 'é', '٣', '３', '\u{301}', '🦕',
];

/// The changes that lenient readers forgive: spaces, capitals, an end of line, zeros and signs before numbers.
pub(crate) fn slips(text: &str) -> Vec<String> {
    let mut slips = vec![format!(" {text}"), format!("{text} "), format!("{text}\n")];
    slips.extend([text.replacen(' ', "  ", 1), text.to_uppercase()]);
    let mut is_number = false;
    for (at, letter) in text.char_indices() {
        if letter.is_ascii_digit() && !is_number {
            slips.extend(["0", "+", "-"].map(|sign| [&text[..at], sign, &text[at..]].concat()));
        }
        is_number = letter.is_ascii_digit();
    }
    slips
}

/// The text with one to three small changes.
pub(crate) fn text(text: &str, rng: &mut impl Rng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=below(rng, 3) {
        let letter = LETTERS[below(rng, LETTERS.len() as u32) as usize];
        change(&mut letters, letter, rng);
    }
    letters.into_iter().collect()
}

/// The bytes with one to eight small changes.
pub(crate) fn bytes(bytes: &[u8], rng: &mut impl Rng) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=below(rng, 8) {
        // Mostly bytes that stand there already: what is foreign all over is refused at the first look.
        let byte = match below(rng, 16) {
            0 => rng.next_u32() as u8,
            1 => below(rng, 128) as u8,
            _ => any(&bytes, rng).copied().unwrap_or(b' '),
        };
        change(&mut bytes, byte, rng);
    }
    bytes
}

/// One small change: something deleted, inserted, replaced, moved, copied or cut off.
fn change<T: Copy>(items: &mut Vec<T>, item: T, rng: &mut impl Rng) {
    if items.is_empty() {
        return items.push(item);
    }
    let len = items.len() as u32;
    let (at, other) = (below(rng, len) as usize, below(rng, len) as usize);
    // A letter, a word or a line: each size as likely as the next.
    let size = 1 << below(rng, 6);
    let piece = at..(at + size).min(items.len());
    match below(rng, 8) {
        0 => drop(items.drain(piece)),
        1 | 2 => items.insert(at, item),
        3 | 4 => items[at] = item,
        5 => items.swap(at, other),
        6 => {
            let copy = items[piece].to_vec();
            drop(items.splice(other..other, copy));
        }
        _ => items.truncate(at),
    }
}
