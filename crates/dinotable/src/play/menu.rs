//! Choosing one of many actions in a few short steps.

use dino_core::{GameExt as _, Seat, Viewer};
use dino_page::{Ask, Words};

/// The actions still possible after the steps already chosen.
pub(super) struct Menu<A> {
    /// Each action with its steps.
    all: Vec<(A, Vec<String>)>,
    /// The steps chosen so far.
    chosen: Vec<String>,
}

/// What a number led to.
pub(super) enum Picked<A> {
    /// One action.
    Action(A),
    /// More to choose.
    Further,
    /// Nothing has that number.
    Nothing,
}

impl<A: Copy> Menu<A> {
    /// All that a seat may choose from now, equal choices once.
    pub(super) fn new<G: Ask<Action = A>>(state: &G, seat: Seat, words: &Words) -> Self {
        let view = state.view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        state.choices(seat, &mut legal);
        G::arrange(&view, seat, &mut legal);
        let mut all: Vec<(A, Vec<String>)> = Vec::new();
        for action in legal {
            if !all.iter().any(|(other, _)| G::are_alike(&view, *other, action)) {
                all.push((action, G::steps(&view, seat, action, words)));
            }
        }
        Menu { all, chosen: Vec::new() }
    }

    /// What is asked for, when some steps are chosen already.
    pub(super) fn chosen(&self) -> Option<&str> {
        self.chosen.last().map(String::as_str)
    }

    /// The steps to choose from now.
    pub(super) fn steps(&self) -> Vec<&str> {
        let mut steps: Vec<&str> = Vec::new();
        for step in self.possible().filter_map(|(_, steps)| steps.get(self.chosen.len())) {
            if !steps.contains(&step.as_str()) {
                steps.push(step);
            }
        }
        steps
    }

    /// Takes the step with this number, counted from 1; 0 goes back to the beginning.
    pub(super) fn pick(&mut self, number: u64) -> Picked<A> {
        if number == 0 && !self.chosen.is_empty() {
            self.chosen.clear();
            return Picked::Further;
        }
        let index = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        let Some(step) = index.and_then(|index| self.steps().get(index).map(|step| String::from(*step)))
        else {
            return Picked::Nothing;
        };
        self.chosen.push(step);
        let mut possible = self.possible();
        match (possible.next(), possible.next()) {
            (Some((action, _)), None) => Picked::Action(*action),
            _ => Picked::Further,
        }
    }

    fn possible(&self) -> impl Iterator<Item = &(A, Vec<String>)> {
        self.all.iter().filter(|(_, steps)| steps.starts_with(&self.chosen))
    }
}
