//! The advanced cards a host names (MES-53): `any` for none of a kind, else their names, ascending: `g1+g4+g8`.

/// Every choice among eight gates; the place of a value has a bit for each card it names.
pub(super) const GATES: [&str; 256] = values(&GATE_NAMES);
/// The same among eight shops.
pub(super) const SHOPS: [&str; 256] = values(&SHOP_NAMES);
/// The same among four cranes.
pub(super) const CRANES: [&str; 16] = values(&CRANE_NAMES);

const GATE_NAMES: [Name; 256] = names(b'g');
const SHOP_NAMES: [Name; 256] = names(b's');
const CRANE_NAMES: [Name; 16] = names(b'x');

/// Room for eight names and what joins them, and how much of it is used.
type Name = ([u8; 23], usize);

/// The texts of so many choices among cards with this letter.
const fn names<const N: usize>(letter: u8) -> [Name; N] {
    let mut names = [([0; 23], 0); N];
    let mut choice = 1;
    while choice < N {
        let (mut text, mut len) = ([0; 23], 0);
        let mut card = 0;
        while card < 8 {
            if choice >> card & 1 != 0 {
                if len > 0 {
                    text[len] = b'+';
                    len += 1;
                }
                text[len] = letter;
                text[len + 1] = b'1' + card;
                len += 2;
            }
            card += 1;
        }
        names[choice] = (text, len);
        choice += 1;
    }
    names
}

const fn values<const N: usize>(names: &'static [Name; N]) -> [&'static str; N] {
    let mut values = ["any"; N];
    let mut choice = 1;
    while choice < N {
        let (text, len) = &names[choice];
        if let Ok(value) = str::from_utf8(text.split_at(*len).0) {
            values[choice] = value;
        }
        choice += 1;
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_names_its_cards() {
        for (letter, values) in [('g', &GATES[..]), ('s', &SHOPS), ('x', &CRANES)] {
            for (choice, value) in values.iter().enumerate() {
                let cards = (0..8).filter(|card| choice >> card & 1 != 0);
                let names: Vec<String> = cards.map(|card| format!("{letter}{}", card + 1)).collect();
                assert_eq!(*value, if names.is_empty() { "any".to_owned() } else { names.join("+") });
            }
        }
    }
}
