//! What a person at the terminal is told.

use super::Session;
use super::menu::Menu;
use anyhow::Result;
use dino_core::{Configure, GameExt as _, NotationError, Refusal, RuleId, Viewer};
use dino_page::{Lang, Show};
use std::io::Write;

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

    /// Says that something typed is no choice, and why where that is known.
    pub(super) fn unreadable(
        &self,
        text: &str,
        why: Option<&NotationError>,
        out: &mut impl Write,
    ) -> Result<()> {
        match why {
            Some(error) if self.words.lang() == Lang::En => {
                let values = [("text", text.into()), ("expected", error.expected.into())];
                self.say("play-unreadable-expected", &values, out)
            }
            _ => {
                let values = [("text", text.into()), ("example", self.example().into())];
                self.say("play-unreadable", &values, out)
            }
        }
    }

    pub(super) fn refuse(&mut self, refusal: Refusal, out: &mut impl Write) -> Result<()> {
        if let Refusal::Against(rule) = refusal {
            self.refused = Some(rule);
        }
        writeln!(out, "{}", dino_page::refusal(refusal, &self.names, &self.words))?;
        Ok(())
    }

    /// A choice in notation, to show how one is typed.
    pub(super) fn example(&self) -> String {
        let mut legal = Vec::new();
        self.table.state().choices(self.seat, &mut legal);
        legal.first().map_or_else(String::new, ToString::to_string)
    }

    /// The rule of this game that goes by such a number.
    pub(super) fn rule(&self, text: &str) -> Option<RuleId> {
        let (prefix, number) = text.split_once('-')?;
        let rule = RuleId { prefix: G::META.prefix, number: number.parse().ok()? };
        let is_ours = prefix.eq_ignore_ascii_case(G::META.prefix);
        (is_ours && self.words.has(&rule.to_string().to_lowercase())).then_some(rule)
    }

    /// A rule in full, such as the one behind the last refusal.
    pub(super) fn explain(&self, rule: Option<RuleId>, out: &mut impl Write) -> Result<()> {
        let Some(rule) = rule else {
            return self.say("play-no-refusal", &[("example", self.example().into())], out);
        };
        let key = rule.to_string().to_lowercase();
        let title = self.words.get(&format!("{key}-title"));
        let values = [("rule", rule.to_string().into()), ("title", title.into())];
        writeln!(out, "{}", self.words.with("rule-heading", &values))?;
        let text = dino_page::rule_text(rule, self.words.lang());
        writeln!(out, "{}", text.unwrap_or_else(|| self.words.get(&key)))?;
        Ok(())
    }

    pub(super) fn show_table(&self, out: &mut impl Write) -> Result<()> {
        let viewer = Viewer::Seat(self.seat);
        let view = self.table.state().view(viewer);
        writeln!(out, "\n{}", G::table(&view, viewer, &self.names, &self.words))?;
        Ok(())
    }

    /// Says what is asked, and numbers the choices.
    pub(super) fn show_menu(&self, menu: &Menu<G::Action>, out: &mut impl Write) -> Result<()> {
        match menu.chosen() {
            Some(step) => self.say("play-which", &[("step", step.into())], out)?,
            None => {
                let view = self.table.state().view(Viewer::Seat(self.seat));
                writeln!(out, "{}", G::expected(&view, self.seat, &self.words))?;
            }
        }
        for (number, step) in (1..).zip(menu.steps()) {
            writeln!(out, "{number}. {step}")?;
        }
        Ok(())
    }

    /// Says what just happened, as the person saw it.
    pub(super) fn tell_last(&self, before: &G, out: &mut impl Write) -> Result<()> {
        if let Some(event) = self.table.events().last() {
            let (viewer, after) = (Viewer::Seat(self.seat), self.table.state());
            let seen = before.observe(event, after, viewer);
            writeln!(out, "{}", G::happened(&seen, &self.names, &self.words))?;
            for line in G::followed(&before.view(viewer), &after.view(viewer), &self.names, &self.words) {
                writeln!(out, "{line}")?;
            }
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
