//! A table as a plain picture of a few shapes: for notebooks and programs that look at pixels, where no page is.
//!
//! One list of shapes gives both the SVG and the pixels. Letters of the pixels are our own, five dots high.

use std::fmt::Write as _;

/// Colours of the seats, as on pages.
pub const SEATS: [u32; 6] = [0x0f6f68, 0xae2a78, 0x8a5a00, 0x33468f, 0x7a4326, 0x4b6318];
const PAPER: u32 = 0xfbf6ea;
const INK: u32 = 0x2b2118;

/// A picture made of shapes.
#[derive(Clone, Debug, Default)]
pub struct Diagram {
    width: f32,
    height: f32,
    shapes: Vec<Shape>,
}

#[derive(Clone, Debug)]
enum Shape {
    /// Filled, with an edge.
    Polygon(Vec<(f32, f32)>, u32),
    /// A line of letters that begins here, or has its middle here.
    Text { at: (f32, f32), size: f32, colour: u32, middle: bool, text: String },
}

impl Diagram {
    /// The picture of lines of text.
    pub fn of_text(text: &str) -> Diagram {
        let mut diagram = Diagram::default();
        for (line, row) in text.lines().zip(1u16..) {
            diagram.text((10.0, 18.0 * f32::from(row)), 13.0, line);
        }
        diagram
    }

    fn reach(&mut self, x: f32, y: f32) {
        self.width = self.width.max(x + 10.0);
        self.height = self.height.max(y + 10.0);
    }

    /// A shape with these corners.
    pub fn polygon(&mut self, corners: Vec<(f32, f32)>, fill: u32) {
        corners.iter().for_each(|(x, y)| self.reach(*x, *y));
        self.shapes.push(Shape::Polygon(corners, fill));
    }

    /// A rectangle with its upper left corner here.
    pub fn rectangle(&mut self, (x, y): (f32, f32), (width, height): (f32, f32), fill: u32) {
        self.polygon(vec![(x, y), (x + width, y), (x + width, y + height), (x, y + height)], fill);
    }

    /// A disc around a middle.
    pub fn disc(&mut self, (x, y): (f32, f32), radius: f32, fill: u32) {
        let corner = |step: u8| {
            let (sin, cos) = (f32::from(step) * std::f32::consts::TAU / 20.0).sin_cos();
            (x + radius * cos, y + radius * sin)
        };
        self.polygon((0..20).map(corner).collect(), fill);
    }

    /// A hexagon with a corner to the right, by its place on a map whose middle is `origin`; its own middle.
    pub fn hexagon(&mut self, origin: (f32, f32), hex: dino_core::Hex, radius: f32, fill: u32) -> (f32, f32) {
        let (q, r) = (f32::from(hex.q), f32::from(hex.r));
        let middle = (origin.0 + radius * 1.5 * q, origin.1 + radius * 3f32.sqrt() * (r + q / 2.0));
        let corner = |step: u8| {
            let (sin, cos) = (f32::from(step) * std::f32::consts::TAU / 6.0).sin_cos();
            (middle.0 + radius * cos, middle.1 + radius * sin)
        };
        self.polygon((0..6).map(corner).collect(), fill);
        middle
    }

    /// Letters that begin here.
    pub fn text(&mut self, at: (f32, f32), size: f32, text: &str) {
        self.write(at, size, INK, false, text);
    }

    /// Letters with their middle here.
    pub fn label(&mut self, at: (f32, f32), size: f32, colour: u32, text: &str) {
        self.write(at, size, colour, true, text);
    }

    fn write(&mut self, at: (f32, f32), size: f32, colour: u32, middle: bool, text: &str) {
        let wide = text.chars().count() as f32 * size * 0.62;
        self.reach(at.0 + if middle { wide / 2.0 } else { wide }, at.1);
        self.shapes.push(Shape::Text { at, size, colour, middle, text: text.to_owned() });
    }

    /// How far down the picture reaches so far.
    pub fn bottom(&self) -> f32 {
        self.height
    }

    /// The picture as SVG.
    pub fn svg(&self) -> String {
        let (width, height) = (self.width.ceil(), self.height.ceil());
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
             font-family=\"monospace\"><rect width=\"100%\" height=\"100%\" fill=\"#{PAPER:06x}\"/>"
        );
        for shape in &self.shapes {
            // Nothing fails that is written into a text.
            let _ = match shape {
                Shape::Polygon(corners, fill) => {
                    let points: Vec<String> = corners.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
                    write!(
                        svg,
                        "<polygon points=\"{}\" fill=\"#{fill:06x}\" stroke=\"#{INK:06x}\" stroke-width=\".7\"/>",
                        points.join(" ")
                    )
                }
                Shape::Text { at: (x, y), size, colour, middle, text } => {
                    let anchor =
                        if *middle { " text-anchor=\"middle\" dominant-baseline=\"central\"" } else { "" };
                    let text = text.replace('&', "&amp;").replace('<', "&lt;");
                    write!(
                        svg,
                        "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" fill=\"#{colour:06x}\"{anchor} xml:space=\"preserve\">{text}</text>"
                    )
                }
            };
        }
        svg + "</svg>"
    }

    /// The picture as width, height, and red, green and blue of each pixel, row by row.
    pub fn pixels(&self) -> (usize, usize, Vec<u8>) {
        let (width, height) = (self.width.ceil().max(1.0) as usize, self.height.ceil().max(1.0) as usize);
        let mut canvas = Canvas {
            width,
            height,
            pixels: [16, 8, 0].map(|shift| (PAPER >> shift) as u8).repeat(width * height),
        };
        for shape in &self.shapes {
            match shape {
                Shape::Polygon(corners, fill) => {
                    canvas.fill(corners, INK);
                    canvas.fill(&shrunk(corners), *fill);
                }
                Shape::Text { at, size, colour, middle, text } => {
                    canvas.letters(*at, *size, *colour, *middle, text);
                }
            }
        }
        (width, height, canvas.pixels)
    }
}

/// A polygon less its edge.
fn shrunk(corners: &[(f32, f32)]) -> Vec<(f32, f32)> {
    let count = corners.len() as f32;
    let (x, y) =
        corners.iter().fold((0.0, 0.0), |(x, y), corner| (x + corner.0 / count, y + corner.1 / count));
    let inward = |corner: &(f32, f32)| {
        let (dx, dy) = (corner.0 - x, corner.1 - y);
        let part = 1.0 - 1.0 / dx.hypot(dy).max(1.0);
        (x + dx * part, y + dy * part)
    };
    corners.iter().map(inward).collect()
}

struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

impl Canvas {
    fn dot(&mut self, x: usize, y: usize, colour: u32) {
        if x < self.width && y < self.height {
            let at = 3 * (y * self.width + x);
            self.pixels[at..at + 3].copy_from_slice(&[16, 8, 0].map(|shift| (colour >> shift) as u8));
        }
    }

    /// Fills a polygon that has no dents, row by row.
    fn fill(&mut self, corners: &[(f32, f32)], colour: u32) {
        let (mut top, mut bottom) = (f32::MAX, f32::MIN);
        corners.iter().for_each(|(_, y)| (top, bottom) = (top.min(*y), bottom.max(*y)));
        for y in top.max(0.0) as usize..=(bottom.max(0.0) as usize).min(self.height.saturating_sub(1)) {
            let row = y as f32 + 0.5;
            let (mut left, mut right) = (f32::MAX, f32::MIN);
            for (at, one) in corners.iter().enumerate() {
                let other = corners[(at + 1) % corners.len()];
                if (one.1 <= row) != (other.1 <= row) {
                    let x = one.0 + (row - one.1) / (other.1 - one.1) * (other.0 - one.0);
                    (left, right) = (left.min(x), right.max(x));
                }
            }
            if left <= right {
                (left.round().max(0.0) as usize..right.round().max(0.0) as usize)
                    .for_each(|x| self.dot(x, y, colour));
            }
        }
    }

    fn letters(&mut self, (x, y): (f32, f32), size: f32, colour: u32, middle: bool, text: &str) {
        let dot = (size / 8.0).max(1.0);
        let wide = text.chars().count() as f32 * 4.0 * dot;
        let (left, top) =
            if middle { (x - wide / 2.0 + dot / 2.0, y - 2.5 * dot) } else { (x, y - 5.0 * dot) };
        for (letter, at) in text.chars().zip(0u16..) {
            let bits = glyph(letter);
            for place in (0..15u8).filter(|place| bits >> (14 - place) & 1 == 1) {
                let corner = |cell: f32| (cell * dot, (cell + 1.0) * dot);
                let (from_x, to_x) = corner(f32::from(at) * 4.0 + f32::from(place % 3));
                let (from_y, to_y) = corner(f32::from(place / 3));
                for row in (top + from_y).max(0.0) as usize..(top + to_y).max(0.0) as usize {
                    for column in (left + from_x).max(0.0) as usize..(left + to_x).max(0.0) as usize {
                        self.dot(column, row, colour);
                    }
                }
            }
        }
    }
}

/// A letter in three columns and five rows, row by row from the highest of fifteen bits on.
fn glyph(letter: char) -> u16 {
    match letter.to_ascii_uppercase() {
        ' ' => 0,
        '0' => 0b111_101_101_101_111,
        '1' => 0b010_110_010_010_111,
        '2' => 0b111_001_111_100_111,
        '3' => 0b111_001_111_001_111,
        '4' => 0b101_101_111_001_001,
        '5' => 0b111_100_111_001_111,
        '6' => 0b111_100_111_101_111,
        '7' => 0b111_001_010_010_010,
        '8' => 0b111_101_111_101_111,
        '9' => 0b111_101_111_001_111,
        'A' => 0b010_101_111_101_101,
        'B' => 0b110_101_110_101_110,
        'C' => 0b011_100_100_100_011,
        'D' => 0b110_101_101_101_110,
        'E' => 0b111_100_110_100_111,
        'F' => 0b111_100_110_100_100,
        'G' => 0b011_100_101_101_011,
        'H' => 0b101_101_111_101_101,
        'I' => 0b111_010_010_010_111,
        'J' => 0b001_001_001_101_010,
        'K' => 0b101_110_100_110_101,
        'L' => 0b100_100_100_100_111,
        'M' => 0b101_111_111_101_101,
        'N' => 0b110_101_101_101_101,
        'O' => 0b010_101_101_101_010,
        'P' => 0b110_101_110_100_100,
        'Q' => 0b010_101_101_110_011,
        'R' => 0b110_101_110_101_101,
        'S' => 0b011_100_010_001_110,
        'T' => 0b111_010_010_010_010,
        'U' => 0b101_101_101_101_111,
        'V' => 0b101_101_101_101_010,
        'W' => 0b101_101_111_111_101,
        'X' => 0b101_101_010_101_101,
        'Y' => 0b101_101_010_010_010,
        'Z' => 0b111_001_010_100_111,
        '+' => 0b000_010_111_010_000,
        '-' => 0b000_000_111_000_000,
        ':' => 0b000_010_000_010_000,
        '.' => 0b000_000_000_000_010,
        ',' => 0b000_000_000_010_100,
        '#' => 0b101_111_101_111_101,
        '/' => 0b001_001_010_100_100,
        '=' => 0b000_111_000_111_000,
        '_' => 0b000_000_000_000_111,
        '(' => 0b010_100_100_100_010,
        ')' => 0b010_001_001_001_010,
        _ => 0b000_010_101_010_000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_have_the_colours_they_have_on_pages() {
        let style = include_str!("../assets/style/base.css");
        for (colour, number) in SEATS.iter().zip(1..) {
            assert!(style.contains(&format!(".seat-{number} {{ --seat: #{colour:06x};")), "seat {number}");
        }
    }

    #[test]
    fn shapes_are_the_same_as_svg_and_as_pixels() {
        let mut diagram = Diagram::default();
        diagram.rectangle((10.0, 10.0), (20.0, 10.0), 0x336699);
        diagram.text((10.0, 40.0), 8.0, "a < b & c");
        let svg = diagram.svg();
        assert!(svg.contains("fill=\"#336699\"") && svg.contains("a &lt; b &amp; c"), "{svg}");
        let (width, height, pixels) = diagram.pixels();
        assert_eq!(pixels.len(), 3 * width * height);
        let at = |x: usize, y: usize| &pixels[3 * (y * width + x)..][..3];
        assert_eq!(at(20, 15), [0x33, 0x66, 0x99]);
        assert_eq!(at(2, 2), [0xfb, 0xf6, 0xea]);
        assert!((35..40).any(|y| (10..14).any(|x| at(x, y) == [0x2b, 0x21, 0x18])), "no letter is drawn");
    }

    #[test]
    fn nothing_outside_the_picture_is_drawn() {
        let mut diagram = Diagram::default();
        diagram.disc((-50.0, -50.0), 20.0, 1);
        diagram.label((0.0, 0.0), 30.0, 2, "wide");
        let (width, height, pixels) = diagram.pixels();
        assert_eq!(pixels.len(), 3 * width * height);
    }
}
