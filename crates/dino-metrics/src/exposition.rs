//! The text form of metrics: <https://prometheus.io/docs/instrumenting/exposition_formats/>.

use crate::histogram::Histogram;
use std::fmt::{Display, Write};

/// Metrics as text, family by family.
#[derive(Default)]
pub struct Exposition {
    text: String,
}

/// Metrics of one name, which differ in their labels.
pub struct Family<'e> {
    text: &'e mut String,
    name: &'static str,
}

impl Exposition {
    /// What only grows; its name ends with `_total`.
    pub fn counter(&mut self, name: &'static str, help: &str) -> Family<'_> {
        self.family(name, help, "counter")
    }

    /// What goes up and down.
    pub fn gauge(&mut self, name: &'static str, help: &str) -> Family<'_> {
        self.family(name, help, "gauge")
    }

    /// How often something was how large.
    pub fn histogram(&mut self, name: &'static str, help: &str) -> Family<'_> {
        self.family(name, help, "histogram")
    }

    /// All of it.
    pub fn into_string(self) -> String {
        self.text
    }

    fn family(&mut self, name: &'static str, help: &str, kind: &str) -> Family<'_> {
        let help = help.replace('\\', "\\\\").replace('\n', "\\n");
        push(&mut self.text, format_args!("# HELP {name} {help}\n# TYPE {name} {kind}\n"));
        Family { text: &mut self.text, name }
    }
}

/// The label and its value.
type Label<'l> = (&'static str, &'l str);

impl Family<'_> {
    /// The value with these labels.
    pub fn value(&mut self, labels: &[Label<'_>], value: impl Display) -> &mut Self {
        self.line("", labels, value)
    }

    /// A histogram of numbers.
    pub fn observed_numbers<const BOUNDS: usize>(
        &mut self,
        labels: &[Label<'_>],
        histogram: &Histogram<BOUNDS>,
    ) -> &mut Self {
        self.read(labels, histogram, |number| number.to_string())
    }

    /// A histogram of durations, which are told in seconds.
    pub fn observed<const BOUNDS: usize>(
        &mut self,
        labels: &[Label<'_>],
        histogram: &Histogram<BOUNDS>,
    ) -> &mut Self {
        self.read(labels, histogram, |micros| (micros as f64 / 1e6).to_string())
    }

    fn read<const BOUNDS: usize>(
        &mut self,
        labels: &[Label<'_>],
        histogram: &Histogram<BOUNDS>,
        shown: impl Fn(u64) -> String,
    ) -> &mut Self {
        let reading = histogram.read();
        for (bound, count) in reading.cumulative {
            let bound = shown(bound);
            self.line("_bucket", &[labels, &[("le", bound.as_str())]].concat(), count);
        }
        self.line("_bucket", &[labels, &[("le", "+Inf")]].concat(), reading.count);
        self.line("_sum", labels, shown(reading.sum));
        self.line("_count", labels, reading.count)
    }

    fn line(&mut self, suffix: &str, labels: &[Label<'_>], value: impl Display) -> &mut Self {
        let escaped = |value: &str| value.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
        let labels: Vec<String> =
            labels.iter().map(|(name, value)| format!("{name}=\"{}\"", escaped(value))).collect();
        let labels = if labels.is_empty() { String::new() } else { format!("{{{}}}", labels.join(",")) };
        let name = self.name;
        push(self.text, format_args!("{name}{suffix}{labels} {value}\n"));
        self
    }
}

fn push(text: &mut String, line: std::fmt::Arguments<'_>) {
    // A `String` takes everything.
    let _ = text.write_fmt(line);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn families_are_told_as_prometheus_reads_them() {
        let mut text = Exposition::default();
        text.counter("a_total", "A\nthing.").value(&[], 3).value(&[("kind", "x\"y\\")], 4);
        let histogram = Histogram::new([1_000, 2_500_000]);
        for micros in [900, 1_500, 3_000_000] {
            histogram.observe(micros);
        }
        text.histogram("b_seconds", "B.").observed(&[("by", "bot")], &histogram);
        text.gauge("c", "C.").value(&[], 0.5);
        let expected = r##"# HELP a_total A\nthing.
# TYPE a_total counter
a_total 3
a_total{kind="x\"y\\"} 4
# HELP b_seconds B.
# TYPE b_seconds histogram
b_seconds_bucket{by="bot",le="0.001"} 1
b_seconds_bucket{by="bot",le="2.5"} 2
b_seconds_bucket{by="bot",le="+Inf"} 3
b_seconds_sum{by="bot"} 3.0024
b_seconds_count{by="bot"} 3
# HELP c C.
# TYPE c gauge
c 0.5
"##;
        assert_eq!(text.into_string(), expected);
    }
}
