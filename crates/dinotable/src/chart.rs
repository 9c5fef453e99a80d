//! Shares with their intervals as a picture.

use std::fmt::Write;
use std::ops::Range;

/// A line of a chart: a share between 0 and 1, where it lies with 95 % confidence, and what would be an even share.
pub(crate) struct Line {
    pub(crate) name: String,
    pub(crate) share: f64,
    pub(crate) interval: (f64, f64),
    pub(crate) even: f64,
}

const HEIGHT: usize = 26;
const TOP: usize = 40;
/// Where 0 and 100 % are.
const SCALE: Range<f64> = 240.0..680.0;

/// An SVG picture: a bar for each line, its interval as a whisker, the even share as a stroke.
pub(crate) fn svg(title: &str, lines: &[Line]) -> String {
    let height = TOP + HEIGHT * lines.len() + 28;
    let x = |share: f64| SCALE.start + (SCALE.end - SCALE.start) * share.clamp(0.0, 1.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 760 {height}\" font-family=\"sans-serif\" \
         font-size=\"13\" role=\"img\">\n<title>{title}</title>\n<rect width=\"760\" height=\"{height}\" fill=\"#fff\"/>\n\
         <text x=\"16\" y=\"24\" font-size=\"15\" font-weight=\"bold\">{title}</text>\n",
        title = escaped(title),
    );
    // Writing to a string cannot fail.
    for percent in [0, 25, 50, 75, 100] {
        let at = x(f64::from(percent) / 100.0);
        let (bottom, label) = (height - 24, height - 8);
        let _ = writeln!(
            svg,
            "<path d=\"M{at:.1} {TOP}V{bottom}\" stroke=\"#ddd\"/>\
             <text x=\"{at:.1}\" y=\"{label}\" text-anchor=\"middle\" fill=\"#555\">{percent} %</text>"
        );
    }
    for (at, line) in lines.iter().enumerate() {
        let y = TOP + HEIGHT * at;
        let (middle, text) = (y + HEIGHT / 2, y + HEIGHT / 2 + 4);
        let [zero, share, low, high, even] =
            [0.0, line.share, line.interval.0, line.interval.1, line.even].map(x);
        let _ = writeln!(
            svg,
            "<text x=\"228\" y=\"{text}\" text-anchor=\"end\">{name}</text>\
             <rect x=\"{zero:.1}\" y=\"{bar}\" width=\"{width:.1}\" height=\"14\" fill=\"#8fb9a8\"/>\
             <path d=\"M{even:.1} {y}v{HEIGHT}\" stroke=\"#b5482f\" stroke-dasharray=\"3 3\"/>\
             <path d=\"M{low:.1} {middle}H{high:.1}M{low:.1} {end}v8M{high:.1} {end}v8\" stroke=\"#22382f\" \
             stroke-width=\"1.5\"/>\
             <text x=\"692\" y=\"{text}\">{percent:.1} %</text>",
            name = escaped(&line.name),
            bar = middle - 7,
            width = share - zero,
            end = middle - 4,
            percent = 100.0 * line.share,
        );
    }
    svg + "</svg>\n"
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chart_draws_each_line_in_its_place() {
        let line = |name: &str, share| Line {
            name: name.to_owned(),
            share,
            interval: (share - 0.1, 1.2),
            even: 0.5,
        };
        let svg = svg("a < b", &[line("one", 0.5), line("two & three", 0.75)]);
        assert!(svg.contains("a &lt; b") && svg.contains("two &amp; three") && svg.ends_with("</svg>\n"));
        assert!(svg.contains("width=\"220.0\"") && svg.contains("width=\"330.0\""), "{svg}");
        assert!(svg.contains("H680.0"), "nothing beyond the scale: {svg}");
    }
}
