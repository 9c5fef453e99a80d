//! Words as shapes: the typeface of the pages, as outlines, so that a picture needs no fonts where it is drawn.

use std::fmt::Write as _;
use std::sync::LazyLock;
use ttf_parser::{Face, GlyphId, OutlineBuilder, Tag};

/// Fredoka as browsers get it, unpacked.
const FILE: &[u8] = include_bytes!("../../assets/fonts/fredoka.ttf");

/// The weights there are on our pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Weight {
    Text,
    Bold,
}

/// The face of a weight.
fn face(weight: Weight) -> Option<&'static Face<'static>> {
    static FACES: LazyLock<Option<[Face<'static>; 2]>> = LazyLock::new(|| {
        let of = |weight: f32| {
            let mut face = Face::parse(FILE, 0).ok()?;
            face.set_variation(Tag::from_bytes(b"wght"), weight)?;
            Some(face)
        };
        Some([of(400.0)?, of(600.0)?])
    });
    FACES.as_ref().map(|faces| &faces[usize::from(weight == Weight::Bold)])
}

/// The shape of a letter. Spaces that do not break are spaces.
fn glyph(face: &Face<'_>, letter: char) -> Option<GlyphId> {
    face.glyph_index(if matches!(letter, '\u{a0}' | '\u{202f}') { ' ' } else { letter })
}

/// Whether every letter of a text can be drawn.
pub(super) fn has_all(text: &str) -> bool {
    face(Weight::Text).is_some_and(|face| text.chars().all(|letter| glyph(face, letter).is_some()))
}

/// How wide a text is at this size.
pub(super) fn width(text: &str, size: f32, weight: Weight) -> f32 {
    let Some(face) = face(weight) else { return 0.0 };
    let advance = |letter| glyph(face, letter).and_then(|glyph| face.glyph_hor_advance(glyph)).unwrap_or(0);
    text.chars().map(|letter| f32::from(advance(letter))).sum::<f32>() * size / f32::from(face.units_per_em())
}

/// The outlines of a text that begins at a point, as the data of a path.
pub(super) fn outline(text: &str, (x, y): (f32, f32), size: f32, weight: Weight) -> String {
    let Some(face) = face(weight) else { return String::new() };
    let scale = size / f32::from(face.units_per_em());
    let mut pen = Pen { path: String::new(), scale, x, y };
    for glyph in text.chars().filter_map(|letter| glyph(face, letter)) {
        face.outline_glyph(glyph, &mut pen);
        pen.x += f32::from(face.glyph_hor_advance(glyph).unwrap_or(0)) * scale;
    }
    pen.path
}

/// Writes the data of a path.
struct Pen {
    path: String,
    scale: f32,
    x: f32,
    y: f32,
}

impl Pen {
    fn write(&mut self, command: char, points: &[(f32, f32)]) {
        self.path.push(command);
        for (x, y) in points {
            // Letters stand upright in a font and downward on a page.
            let _ = write!(self.path, "{:.2} {:.2} ", self.x + x * self.scale, self.y - y * self.scale);
        }
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.write('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.write('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.write('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.write('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_typeface_has_the_letters_of_both_languages_in_two_weights() {
        assert!(has_all("Ça, cœur à l'été : « Oôûïë » 0123456789 −+…’\u{202f}!"));
        assert!(!has_all("恐竜"), "other scripts have no shapes in it");
        let [text, bold] = [Weight::Text, Weight::Bold].map(|weight| width("Mesozooic", 40.0, weight));
        assert!(text > 100.0 && bold > text, "{text} {bold}");
        assert_eq!(width("aa", 40.0, Weight::Bold), 2.0 * width("a", 40.0, Weight::Bold));
        assert!(outline("A", (0.0, 0.0), 40.0, Weight::Bold).starts_with('M'));
    }
}
