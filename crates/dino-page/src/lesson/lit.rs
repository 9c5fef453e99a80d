//! Marks things on a drawn table: what a lesson speaks of, what is to be clicked, what was tried.

use crate::model::Part;
use maud::PreEscaped;

/// Puts an attribute on all elements with this id, value or (with a dot before it) class. How many there were.
fn mark(html: &str, name: &str, attribute: &str) -> (String, usize) {
    let (mut marked, mut found) = (String::with_capacity(html.len()), 0);
    for (at, piece) in html.split('<').enumerate() {
        if at > 0 {
            marked.push('<');
        }
        let end = piece.find('>').unwrap_or(0);
        let is_tag = at > 0 && end > 0 && piece.starts_with(|sign: char| sign.is_ascii_alphabetic());
        if !is_tag || !is_named(&piece[..end], name) {
            marked.push_str(piece);
            continue;
        }
        let end = if piece[..end].ends_with('/') { end - 1 } else { end };
        found += 1;
        marked.extend([&piece[..end], " ", attribute, &piece[end..]]);
    }
    (marked, found)
}

fn is_named(tag: &str, name: &str) -> bool {
    let of = |attribute: &str| {
        let (_, value) = tag.split_once(&format!(" {attribute}=\""))?;
        value.split('"').next()
    };
    match name.strip_prefix('.') {
        Some(class) => of("class").is_some_and(|classes| classes.split(' ').any(|one| one == class)),
        None => of("id") == Some(name) || (tag.starts_with("button") && of("value") == Some(name)),
    }
}

/// Marks a name wherever it stands among the parts, parts themselves included. Whether it was found.
pub(crate) fn light(parts: &mut [Part], name: &str, attribute: &str) -> bool {
    let mut found = false;
    for part in parts {
        let (html, times) = mark(&part.html.0, name, attribute);
        if times > 0 {
            part.html = PreEscaped(html);
            found = true;
        }
        if part.id == name {
            part.lit = true;
            found = true;
        }
    }
    found
}

/// Whether something of this name is drawn.
pub fn is_drawn(parts: &[Part], name: &str) -> bool {
    parts.iter().any(|part| part.id == name || mark(&part.html.0, name, "").1 > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_are_found_by_their_names() {
        let html = r#"<b id="x">a &lt; b</b><i class="y z"/><button value="keep" id="k">x</button>"#;
        assert_eq!(mark(html, "x", "data-lit").0.matches("<b id=\"x\" data-lit>").count(), 1);
        assert_eq!(mark(html, ".z", "data-lit"), (html.replace("z\"/>", "z\" data-lit/>"), 1));
        assert_eq!(mark(html, "keep", "data-lit").1, 1);
        assert_eq!(mark(html, "a", "data-lit"), (html.to_owned(), 0));
    }
}
