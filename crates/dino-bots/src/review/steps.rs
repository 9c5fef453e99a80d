//! Cutting a game into steps.

use dino_core::game::EventOf;
use dino_core::{Event, GameExt as _, Heuristics};

/// Events that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Span {
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) kind: SpanKind,
}

/// What kind of step they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SpanKind {
    /// Chance, time, and what could not be done otherwise.
    Course,
    /// A decision, and what followed from it of itself.
    Decision,
    /// What all make at once and no policy plays.
    Together,
}

/// The steps of a game. Falls that follow one another are one, and so is a stretch of building; what could not be done otherwise
/// belongs to what came before it.
pub(super) fn spans<G: Heuristics>(states: &[G], events: &[EventOf<G>]) -> Vec<Span> {
    let (mut spans, mut legal): (Vec<Span>, Vec<G::Action>) = (Vec::new(), Vec::new());
    for (number, (state, event)) in states.iter().zip(events).enumerate() {
        let kind = kind(state, event, &mut legal);
        let extends = |last: &Span| match kind {
            None => true,
            Some(kind) => kind != SpanKind::Decision && last.kind == kind,
        };
        match spans.last_mut().filter(|last| extends(last)) {
            Some(last) => last.to = number + 1,
            None => spans.push(Span { from: number, to: number + 1, kind: kind.unwrap_or(SpanKind::Course) }),
        }
    }
    spans
}

/// What kind of step begins with an event; `None` for what belongs to the one before.
fn kind<G: Heuristics>(state: &G, event: &EventOf<G>, legal: &mut Vec<G::Action>) -> Option<SpanKind> {
    if !state.follows_policy() {
        return Some(SpanKind::Together);
    }
    let Event::Act(seat, _) = event else { return Some(SpanKind::Course) };
    if state.automatic_action(*seat).is_some() {
        return None;
    }
    legal.clear();
    state.choices(*seat, legal);
    (legal.len() > 1).then_some(SpanKind::Decision)
}
