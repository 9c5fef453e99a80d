//! What a person at the terminal is told.

use super::Session;
use super::menu::Menu;
use anyhow::Result;
use dino_bots::advice::advise;
use dino_bots::search::Budget;
use dino_core::{Configure, Event, GameExt as _, NotationError, Refusal, RuleId, Viewer};
use dino_page::Show;
use std::io::Write;
use std::time::Duration;

/// How much is tried out for a hint.
const HINT: Budget = Budget { iterations: Some(1_500), time: Some(Duration::from_millis(700)) };

/// From how many choices on short ones stand beside each other.
const MANY: usize = 9;
/// How wide choices beside each other may be, all together.
const WIDE: usize = 78;

impl<G: Show> Session<G> {
    pub(super) fn welcome(&self, out: &mut impl Write) -> Result<()> {
        let record = self.table.record(false);
        let values = [
            ("title", G::META.title.into()),
            ("seats", self.table.config().seats().into()),
            ("seat", self.seat.number().into()),
        ];
        writeln!(out, "{}", self.words.with("play-welcome", &values))?;
        writeln!(out, "{}.", self.words.get(&format!("{}-kind", G::META.id)))?;
        if let Some(commitment) = record.header.commitment {
            let value = [("commitment", commitment.to_string().into())];
            writeln!(out, "{}", self.words.with("play-commitment", &value))?;
        }
        if !self.table.events().is_empty() {
            let value = [("events", self.table.events().len().into())];
            writeln!(out, "{}", self.words.with("play-resumed", &value))?;
        }
        Ok(())
    }

    /// What is written before the cursor: with the time that is left, where there is a clock.
    pub(super) fn prompt(&self) -> String {
        match self.table.clock(self.seat) {
            Some(clock) => {
                let left = clock.left(self.wall_clock.now()).as_secs();
                self.words.with("play-prompt-timed", &[("seconds", left.into())])
            }
            None => self.words.get("play-prompt"),
        }
    }

    /// Says that something typed is no choice, why where that is known, and what could be typed.
    pub(super) fn unreadable(
        &self,
        text: &str,
        why: Option<&NotationError>,
        out: &mut impl Write,
    ) -> Result<()> {
        let examples = self.examples();
        let verb = |text: &str| text.split(' ').next().unwrap_or_default().to_lowercase();
        let same = examples.iter().find(|example| verb(example) == verb(text));
        let is_known = why.is_some_and(|error| {
            error
                .expected
                .split(|letter: char| !letter.is_ascii_alphanumeric())
                .any(|word| word == verb(text))
        });
        let all = examples.join(", ");
        let (key, example) = match same {
            Some(example) if verb(text) == text.to_lowercase() => ("play-unfinished", example.clone()),
            Some(example) => ("play-unreadable", example.clone()),
            None if examples.is_empty() => ("play-unreadable-over", String::new()),
            None if is_known => ("play-not-now", all),
            None => ("play-unreadable", all),
        };
        self.say(key, &[("text", text.into()), ("example", example.into())], out)
    }

    /// How one plays at the terminal.
    pub(super) fn help(&self, out: &mut impl Write) -> Result<()> {
        // Where nothing is to be chosen, what is shown is how a choice would look.
        let examples = self.examples();
        let example = if examples.is_empty() { "…".to_owned() } else { examples.join(", ") };
        let values = [("example", example.into()), ("prefix", G::META.prefix.into())];
        self.say("play-help", &values, out)
    }

    pub(super) fn refuse(&mut self, refusal: Refusal, out: &mut impl Write) -> Result<()> {
        if let Refusal::Against(rule) = refusal {
            self.refused = Some(rule);
        }
        writeln!(out, "{}", dino_page::refusal(refusal, &self.names, &self.words))?;
        Ok(())
    }

    /// The best few choices, with what each would bring and why.
    pub(super) fn hint(&self, out: &mut impl Write) -> Result<()> {
        let view = self.table.state().view(Viewer::Seat(self.seat));
        let (at, names, words) = (self.table.events().len(), &self.names, &self.words);
        let found: Vec<_> = advise::<G>(&view, self.seat, at as u64, HINT)
            .into_iter()
            .map(|one| (one.action, one.share))
            .collect();
        if found.is_empty() {
            return self.say("error-not-asked", &[], out);
        }
        let advice = dino_page::advice::<G>(&view, self.seat, at, &found, names, words);
        writeln!(out, "{} ({})", words.get("advice-title"), words.get("advice-of-100"))?;
        for (number, one) in (1..).zip(&advice.suggestions) {
            let wins = one.wins.map_or_else(String::new, |wins| format!("{wins:>3}  "));
            writeln!(out, "  {number}. {wins}{} ({})", one.label, one.action)?;
            if let Some(why) = &one.why {
                writeln!(out, "     {why}")?;
            }
        }
        Ok(())
    }

    /// A choice in notation for each thing that can be done, to show how one is typed.
    pub(super) fn examples(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.table.state().choices(self.seat, &mut legal);
        let mut examples: Vec<String> = Vec::new();
        for text in legal.iter().map(ToString::to_string) {
            let verb = text.split(' ').next();
            if !examples.iter().any(|known| known.split(' ').next() == verb) {
                examples.push(text);
            }
        }
        examples
    }

    /// Whether a text looks like the number of a rule of this game.
    pub(super) fn is_rule(&self, text: &str) -> bool {
        let number = text.split_once('-').filter(|(prefix, _)| prefix.eq_ignore_ascii_case(G::META.prefix));
        number.is_some_and(|(_, number)| number.bytes().all(|digit| digit.is_ascii_digit()))
    }

    /// The rule with a number, or which numbers there are.
    pub(super) fn explain_numbered(&self, text: &str, out: &mut impl Write) -> Result<()> {
        let rule = |number| RuleId { prefix: G::META.prefix, number };
        let is_there = |number: &u8| self.words.has(&rule(*number).to_string().to_lowercase());
        let number = text.split_once('-').and_then(|(_, number)| number.parse().ok());
        match number.filter(is_there) {
            Some(number) => self.explain(Some(rule(number)), out),
            None => {
                let last = (1..=u8::MAX).filter(is_there).max().unwrap_or(1);
                let values = [
                    ("rule", text.to_uppercase().into()),
                    ("first", rule(1).to_string().into()),
                    ("last", rule(last).to_string().into()),
                ];
                self.say("play-no-rule", &values, out)
            }
        }
    }

    /// What a choice is, by its number.
    pub(super) fn about_choice(
        &self,
        menu: &Menu<G::Action>,
        number: u64,
        out: &mut impl Write,
    ) -> Result<()> {
        let Some(step) = menu.step(number) else {
            return self.say("play-number", &[("number", number.into())], out);
        };
        let mut values = vec![("number", number.into()), ("step", step.into())];
        match menu.leads_to(number) {
            Some(action) => {
                values.push(("notation", action.to_string().into()));
                self.say("play-about", &values, out)
            }
            None => self.say("play-about-more", &values, out),
        }
    }

    /// A rule in full, such as the one behind the last refusal.
    pub(super) fn explain(&self, rule: Option<RuleId>, out: &mut impl Write) -> Result<()> {
        let Some(rule) = rule else {
            return self.say("play-no-refusal", &[], out);
        };
        let key = rule.to_string().to_lowercase();
        let title = self.words.get(&format!("{key}-title"));
        let values = [("rule", rule.to_string().into()), ("title", title.into())];
        writeln!(out, "{}", self.words.with("rule-heading", &values))?;
        let text = dino_page::rule_text(rule, self.words.lang());
        writeln!(out, "{}", text.unwrap_or_else(|| self.words.get(&key)))?;
        Ok(())
    }

    /// The whole table.
    pub(super) fn show_table(&mut self, out: &mut impl Write) -> Result<()> {
        self.shown.forget();
        self.show_news(out)
    }

    /// What of the table has changed since it was last shown.
    pub(super) fn show_news(&mut self, out: &mut impl Write) -> Result<()> {
        let viewer = Viewer::Seat(self.seat);
        let view = self.table.state().view(viewer);
        for part in self.shown.news(&G::table(&view, viewer, &self.names, &self.words)) {
            writeln!(out, "\n{part}")?;
        }
        Ok(())
    }

    /// Says what is asked, and numbers the choices.
    pub(super) fn show_menu(&self, menu: &Menu<G::Action>, out: &mut impl Write) -> Result<()> {
        match menu.chosen() {
            Some(step) if menu.may_go_back() => self.say("play-which", &[("step", step.into())], out)?,
            step => {
                let view = self.table.state().view(Viewer::Seat(self.seat));
                writeln!(out, "\n{}", G::expected(&view, self.seat, &self.words))?;
                if let Some(step) = step {
                    writeln!(out, "{step}")?;
                }
            }
        }
        if let Some((_, step)) = menu.only() {
            return self.say("play-only", &[("step", step.into())], out);
        }
        let numbered = |(number, step): (usize, &str)| format!("{number}. {step}");
        let lines: Vec<String> = (1..).zip(menu.steps()).map(numbered).collect();
        let widest = lines.iter().map(|line| line.chars().count()).max().unwrap_or_default() + 2;
        let beside = if lines.len() < MANY { 1 } else { (WIDE / widest).max(1) };
        for row in lines.chunks(beside) {
            let row: String = row.iter().map(|line| format!("{line:widest$}")).collect();
            writeln!(out, "{}", row.trim_end())?;
        }
        Ok(())
    }

    /// Says what just happened, as the person saw it. What lies on the table before anybody has acted is not told, nor what pages
    /// do not tell one by one: the table shows it.
    pub(super) fn tell_last(&self, before: &G, out: &mut impl Write) -> Result<()> {
        let Some(event) = self.table.events().last() else { return Ok(()) };
        let (viewer, after) = (Viewer::Seat(self.seat), self.table.state());
        let seen = before.observe(event, after, viewer);
        let is_set_up = self.table.events().iter().all(|event| matches!(event, Event::Chance(_)));
        if !is_set_up && !G::told(&seen, &self.names, &self.words).is_empty() {
            writeln!(out, "{}", G::happened(&seen, &self.names, &self.words))?;
        }
        for line in G::followed(&before.view(viewer), &after.view(viewer), &self.names, &self.words) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    pub(super) fn log(&self, out: &mut impl Write) -> Result<()> {
        for (number, seen) in (1..).zip(self.table.seen(0, Viewer::Seat(self.seat))) {
            writeln!(out, "{number}. {}", G::happened(&seen, &self.names, &self.words))?;
        }
        Ok(())
    }

    pub(super) fn goodbye(&self, out: &mut impl Write) -> Result<()> {
        match &self.file {
            Some(file) if self.saved == self.table.lines() => {
                self.say("play-bye-saved", &[("file", file.display().to_string().into())], out)
            }
            _ => self.say("play-bye", &[], out),
        }
    }

    pub(super) fn say(
        &self,
        key: &str,
        values: &[(&str, dino_page::Value<'_>)],
        out: &mut impl Write,
    ) -> Result<()> {
        writeln!(out, "{}", self.words.with(key, values))?;
        Ok(())
    }
}
