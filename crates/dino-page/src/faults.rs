//! What is wrong with options and records, in the reader's language.

use crate::show::{refusal, seat_name};
use crate::words::{Lang, Words};
use dino_core::record::Fault;
use dino_core::{ConfigError, MAX_SEATS, NoTakeback, RecordError, Seat};
use fluent_bundle::FluentValue;

/// Why a table cannot be set up so.
pub fn config_error(error: &ConfigError, words: &Words) -> String {
    let (key, values): (&str, Vec<(&str, FluentValue<'_>)>) = match error {
        ConfigError::Seats { seats, min, max } => {
            ("fault-seats", vec![("seats", (*seats).into()), ("min", (*min).into()), ("max", (*max).into())])
        }
        ConfigError::UnknownOption { key, known } => {
            ("fault-option", vec![("key", key.as_str().into()), ("known", known.as_str().into())])
        }
        ConfigError::Missing(key) => ("fault-missing", vec![("key", (*key).into())]),
        ConfigError::Repeated(key) => ("fault-repeated", vec![("key", key.as_str().into())]),
        ConfigError::BadValue { key, value, expected } => {
            let values = [("key", key), ("value", value), ("expected", expected)];
            ("fault-value", values.map(|(key, value)| (key, value.as_str().into())).to_vec())
        }
        ConfigError::Conflict { what, rule } => {
            // What the rules crates say is English; the rule itself speaks both languages.
            let what = match words.lang() {
                Lang::En => what.clone(),
                Lang::Fr => words.get(&format!("{}-title", rule.to_string().to_lowercase())),
            };
            ("fault-conflict", vec![("what", what.into()), ("rule", rule.to_string().into())])
        }
        ConfigError::Sheet(error) => {
            let what = words.with("fault-sheet", &[("what", error.what.as_str().into())]);
            ("fault-line", vec![("line", error.line.into()), ("fault", what.into())])
        }
    };
    words.with(key, &values)
}

/// What is wrong in which line of a record.
pub fn record_error(error: &RecordError, words: &Words) -> String {
    let fault = fault(&error.fault, words);
    words.with("fault-line", &[("line", error.line.into()), ("fault", fault.into())])
}

fn fault(fault: &Fault, words: &Words) -> String {
    let (key, values): (&str, Vec<(&str, FluentValue<'_>)>) = match fault {
        Fault::Config(error) => return config_error(error, words),
        Fault::Expected { expected, found } => {
            ("fault-expected", vec![("expected", (*expected).into()), ("found", found.as_str().into())])
        }
        Fault::UnknownGame { found, known } => ("fault-game", texts([("found", found), ("known", known)])),
        Fault::Rules { found, known } => {
            ("fault-rules", vec![("found", (*found).into()), ("known", (*known).into())])
        }
        Fault::Components { found, given } => {
            ("fault-components", vec![("found", hex(*found)), ("given", hex(*given))])
        }
        Fault::Notation(error) => (
            "fault-notation",
            vec![("expected", error.expected.into()), ("found", error.found.as_str().into())],
        ),
        Fault::Refused { event, why } => {
            let names: Vec<String> = Seat::all(MAX_SEATS as u8).map(|seat| seat_name(seat, words)).collect();
            let why = match words.lang() {
                Lang::En => why.to_string(),
                Lang::Fr => refusal(*why, &names, words),
            };
            ("fault-refused", vec![("event", event.as_str().into()), ("why", why.into())])
        }
        Fault::UnknownPlayer { found, known } => {
            ("fault-player", texts([("found", found), ("known", known)]))
        }
        Fault::NoClock => ("fault-no-clock", vec![]),
        Fault::NoReading { seat } => ("fault-no-reading", vec![("seat", seat.number().into())]),
        Fault::ClockBackwards { seat, found, last } => {
            let values = [("found", found), ("last", last)].map(|(key, time)| (key, time.to_string().into()));
            let mut values = values.to_vec();
            values.push(("seat", seat.number().into()));
            ("fault-clock-backwards", values)
        }
        Fault::Takeback { seat, why } => {
            let why = no_takeback(*why, &seat_name, words);
            let why = why.trim_end_matches('.').to_owned();
            ("fault-takeback", vec![("seat", seat.number().into()), ("why", why.into())])
        }
        Fault::Count { found, counted } => {
            ("fault-count", vec![("found", (*found).into()), ("counted", (*counted).into())])
        }
        Fault::Digest { found, computed } => {
            ("fault-digest", vec![("found", hex(*found)), ("computed", hex(*computed))])
        }
        Fault::Result { found, computed } => {
            ("fault-result", texts([("found", found), ("computed", computed)]))
        }
        Fault::Seed => ("fault-seed", vec![]),
        Fault::Draw { found, drawn } => ("fault-draw", texts([("found", found), ("drawn", drawn)])),
        Fault::Sum => ("fault-sum", vec![]),
        Fault::Unsealed => ("fault-unsealed", vec![]),
    };
    words.with(key, &values)
}

/// Why nothing can be taken back; `called` names a seat.
pub fn no_takeback(why: NoTakeback, called: &dyn Fn(Seat, &Words) -> String, words: &Words) -> String {
    match why {
        NoTakeback::Nothing => words.get("no-undo-nothing"),
        NoTakeback::ChanceFell => words.get("no-undo-chance"),
        NoTakeback::Shown => words.get("no-undo-shown"),
        NoTakeback::Over => words.get("no-undo-over"),
        NoTakeback::Final => words.get("no-undo-final"),
        NoTakeback::ActedSince(seat) => words.with("no-undo-acted", &[("name", called(seat, words).into())]),
    }
}

fn texts<'v>(values: [(&'v str, &'v String); 2]) -> Vec<(&'v str, FluentValue<'v>)> {
    values.map(|(key, value)| (key, value.as_str().into())).to_vec()
}

fn hex(number: u32) -> FluentValue<'static> {
    format!("{number:08x}").into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use dino_core::{Refusal, RuleId, SheetError};

    fn faults() -> Vec<Fault> {
        let text = |text: &str| text.to_owned();
        let seat = Seat::FIRST;
        let rule = RuleId { prefix: "CUB", number: 65 };
        vec![
            Fault::Config(ConfigError::Seats { seats: 9, min: 2, max: 5 }),
            Fault::Config(ConfigError::UnknownOption { key: text("x"), known: text("dna, rounds") }),
            Fault::Config(ConfigError::Missing("dna")),
            Fault::Config(ConfigError::Repeated(text("dna"))),
            Fault::Config(ConfigError::BadValue {
                key: text("dna"),
                value: text("x"),
                expected: text("on, off"),
            }),
            Fault::Config(ConfigError::conflict("too few rounds", rule)),
            Fault::Config(ConfigError::Sheet(SheetError {
                line: 3,
                what: text("expected a price, found 0"),
            })),
            Fault::Expected { expected: "game", found: text("gmae") },
            Fault::UnknownGame { found: text("chess"), known: text("evo") },
            Fault::Rules { found: 9, known: 1 },
            Fault::Components { found: 1, given: 2 },
            Fault::Notation(dino_core::NotationError::new("keep", "sing")),
            Fault::Refused { event: text("1 keep"), why: Refusal::Against(rule) },
            Fault::UnknownPlayer { found: text("alice"), known: text("person, greedy") },
            Fault::NoClock,
            Fault::NoReading { seat },
            Fault::ClockBackwards { seat, found: 1, last: 2 },
            Fault::Count { found: 1, counted: 2 },
            Fault::Digest { found: 1, computed: 2 },
            Fault::Result { found: text("1 2"), computed: text("2 1") },
            Fault::Seed,
            Fault::Draw { found: text("first 1"), drawn: text("first 2") },
            Fault::Sum,
            Fault::Unsealed,
        ]
    }

    #[test]
    fn english_faults_are_those_of_the_program_that_reads_records() {
        let words = Words::new(Lang::En);
        for fault in faults() {
            let error = fault.at(7);
            assert_eq!(record_error(&error, &words), error.to_string());
        }
    }

    #[test]
    fn every_fault_is_told_in_french() {
        let (english, french) = (Words::new(Lang::En), Words::new(Lang::Fr));
        for fault in faults() {
            let error = fault.at(7);
            let told = record_error(&error, &french);
            assert!(told.starts_with("ligne\u{a0}7") || told.starts_with("ligne 7"), "{told}");
            assert_ne!(told, record_error(&error, &english));
        }
    }
}
