//! As much of style sheets as our drawings need: rules for classes, custom properties, light and dark, mixed colours.

use std::collections::HashMap;
use std::rc::Rc;

/// The rules of some style sheets, in their order.
pub(super) struct Sheet(Vec<Rule>);

struct Rule {
    /// The element itself last, those around it before.
    selector: Vec<Compound>,
    declarations: Vec<(String, String)>,
}

/// What one element must be like.
#[derive(Default)]
struct Compound {
    element: Option<String>,
    classes: Vec<String>,
    /// An attribute it must not have.
    lacks: Option<String>,
}

/// An element as selectors see it.
#[derive(Clone)]
pub(super) struct Seen {
    pub(super) name: String,
    pub(super) classes: Vec<String>,
    pub(super) attributes: Vec<String>,
}

/// Custom properties and what they are here.
pub(super) type Properties = Rc<HashMap<String, String>>;

impl Sheet {
    /// Reads style sheets. What is not about classes alone is left out: drawings are coloured by classes.
    pub(super) fn new(sheets: &[&str]) -> Sheet {
        let mut rules = Vec::new();
        for sheet in sheets {
            let text = without_comments(sheet);
            let mut rest = text.as_str();
            while let Some((prelude, after)) = rest.split_once('{') {
                let end = closing(after);
                let (body, after) = (&after[..end], after.get(end + 1..).unwrap_or_default());
                rest = after;
                if !prelude.trim_start().starts_with('@') {
                    add(&mut rules, prelude, body);
                }
            }
        }
        Sheet(rules)
    }

    /// What the rules say about the last of these elements, the strongest last.
    pub(super) fn declarations(&self, path: &[Seen]) -> Vec<(&str, &str)> {
        let mut matching: Vec<&Rule> = self.0.iter().filter(|rule| matches(&rule.selector, path)).collect();
        matching.sort_by_key(|rule| rule.selector.iter().map(|one| one.classes.len()).sum::<usize>());
        let all = matching.into_iter().flat_map(|rule| &rule.declarations);
        all.map(|(name, value)| (name.as_str(), value.as_str())).collect()
    }
}

fn add(rules: &mut Vec<Rule>, prelude: &str, body: &str) {
    let declarations: Vec<(String, String)> = body
        .split(';')
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned()))
        .collect();
    for selector in alternatives(prelude) {
        let compounds: Option<Vec<Compound>> = selector.split_whitespace().map(compound).collect();
        if let Some(selector) = compounds.filter(|compounds| !compounds.is_empty()) {
            rules.push(Rule { selector, declarations: declarations.clone() });
        }
    }
}

/// The selectors of a list; commas inside parentheses part no selectors.
fn alternatives(list: &str) -> Vec<&str> {
    let (mut depth, mut from, mut all) = (0, 0, Vec::new());
    for (at, letter) in list.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => {
                all.push(&list[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    all.push(&list[from..]);
    all
}

/// Reads `.a.b`, `text` or `.a:not([b])`.
fn compound(text: &str) -> Option<Compound> {
    let (text, lacks) = match text.split_once(":not([") {
        Some((text, attribute)) => (text, Some(attribute.strip_suffix("])")?.to_owned())),
        None => (text, None),
    };
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
    let mut names = text.split('.');
    let element = names.next().filter(|name| !name.is_empty()).map(str::to_owned);
    let classes = names.map(str::to_owned).collect();
    text.chars().all(is_plain).then_some(Compound { element, classes, lacks })
}

fn matches(selector: &[Compound], path: &[Seen]) -> bool {
    let (Some((own, around)), Some((element, mut above))) = (selector.split_last(), path.split_last()) else {
        return false;
    };
    if !is_like(own, element) {
        return false;
    }
    // The nearest that fits will do: selectors here ask for nothing but "somewhere inside".
    for compound in around.iter().rev() {
        let Some(at) = above.iter().rposition(|element| is_like(compound, element)) else { return false };
        above = &above[..at];
    }
    true
}

fn is_like(compound: &Compound, element: &Seen) -> bool {
    compound.element.as_ref().is_none_or(|name| *name == element.name)
        && compound.classes.iter().all(|class| element.classes.contains(class))
        && compound.lacks.as_ref().is_none_or(|attribute| !element.attributes.contains(attribute))
}

fn without_comments(sheet: &str) -> String {
    let mut pieces = sheet.split("/*");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |text, piece| text + piece.split_once("*/").map_or("", |(_, after)| after))
}

/// Where the block that begins here ends.
fn closing(text: &str) -> usize {
    let mut depth = 1;
    for (at, letter) in text.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

/// More steps than any of our tones takes: what refers to itself comes to an end.
const MAX_DEPTH: u8 = 12;

/// A value with its custom properties filled in and its colours mixed; `None` where something is missing.
pub(super) fn resolve(value: &str, properties: &HashMap<String, String>) -> Option<String> {
    let filled = fill(value, properties, MAX_DEPTH)?;
    let filled = filled.trim();
    // The renderer knows this word by its spelling in SVG alone.
    if filled.eq_ignore_ascii_case("currentcolor") {
        return Some("currentColor".to_owned());
    }
    Some(filled.split_once("color-mix(").map_or_else(|| filled.to_owned(), |_| mixed(filled)))
}

fn fill(value: &str, properties: &HashMap<String, String>, depth: u8) -> Option<String> {
    let depth = depth.checked_sub(1)?;
    let Some((before, after)) = value.split_once("var(") else { return Some(value.to_owned()) };
    let end = end_of_arguments(after);
    let (arguments, rest) = (&after[..end], after.get(end + 1..).unwrap_or_default());
    let (name, fallback) = arguments.split_once(',').map_or((arguments, None), |(name, or)| (name, Some(or)));
    let found = match (properties.get(name.trim()), fallback) {
        (Some(known), _) => fill(known, properties, depth)?,
        (None, Some(fallback)) => fill(fallback, properties, depth)?,
        (None, None) => return None,
    };
    Some(format!("{before}{}{}", found.trim(), fill(rest, properties, depth)?))
}

/// Where the parenthesis closes that was opened before this text.
fn end_of_arguments(text: &str) -> usize {
    let mut depth = 1;
    for (at, letter) in text.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

/// Computes `color-mix(in srgb, A 30%, B)`, as far as our sheets use it.
fn mixed(value: &str) -> String {
    let Some((before, after)) = value.split_once("color-mix(in srgb,") else { return value.to_owned() };
    let end = end_of_arguments(after);
    let mix = || {
        let (one, other) = after[..end].split_once(',')?;
        let ((one, share), (other, rest)) = (part(one)?, part(other)?);
        let share = share.or_else(|| rest.map(|rest| 100 - rest)).unwrap_or(50);
        let channel = |at: usize| (one[at] * share + other[at] * (100 - share) + 50) / 100;
        Some(format!("#{:02x}{:02x}{:02x}", channel(0), channel(1), channel(2)))
    };
    let rest = after.get(end + 1..).unwrap_or_default();
    mix().map_or_else(|| value.to_owned(), |colour| format!("{before}{colour}{}", mixed(rest)))
}

/// A colour of a mixture and its share.
fn part(text: &str) -> Option<([u32; 3], Option<u32>)> {
    let mut words = text.split_whitespace();
    let digits = words.next()?.strip_prefix('#')?;
    let wide: String = if digits.len() == 3 {
        digits.chars().flat_map(|digit| [digit; 2]).collect()
    } else {
        digits.to_owned()
    };
    let number = u32::from_str_radix(&wide, 16).ok()?;
    let share = words.next().and_then(|share| share.strip_suffix('%')?.parse().ok());
    Some(([number >> 16 & 255, number >> 8 & 255, number & 255], share))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(name: &str, classes: &[&str]) -> Seen {
        let classes = classes.iter().map(|class| (*class).to_owned()).collect();
        Seen { name: name.to_owned(), classes, attributes: vec!["fill".to_owned()] }
    }

    #[test]
    fn rules_are_found_by_classes_and_the_stronger_comes_last() {
        let sheet = Sheet::new(&[
            "/* .a { x: 0 } */ .a .b { x: 2 } .b, .c:not([fill]) { x: 1; --y: 3 } @media print { .b { x: 9 } } .b:hover { x: 8 }",
        ]);
        let found = sheet.declarations(&[seen("g", &["a"]), seen("g", &[]), seen("path", &["b"])]);
        assert_eq!(found, [("x", "1"), ("--y", "3"), ("x", "2")]);
        assert!(sheet.declarations(&[seen("path", &["c"])]).is_empty(), "it has what it must lack");
        assert!(sheet.declarations(&[seen("g", &["b"]), seen("path", &["a"])]).is_empty());
    }

    #[test]
    fn values_take_custom_properties_and_mix_colours() {
        let properties = |all: &[(&str, &str)]| -> HashMap<String, String> {
            all.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
        };
        let known = properties(&[("--seat", "#000"), ("--D", ""), ("--loop", "var(--loop)")]);
        let value = |text| resolve(text, &known);
        assert_eq!(value("var(--seat)").as_deref(), Some("#000"));
        assert_eq!(value("var(--L, #fff) var(--D, #222)").as_deref(), Some("#fff"), "by day");
        assert_eq!(value("color-mix(in srgb, var(--seat), #fff 26%)").as_deref(), Some("#424242"));
        assert_eq!(value("color-mix(in srgb, #102030 50%, #304050)").as_deref(), Some("#203040"));
        assert_eq!(value("var(--nothing)"), None);
        assert_eq!(value("var(--loop)"), None);
    }
}
