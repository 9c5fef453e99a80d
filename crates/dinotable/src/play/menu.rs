//! Choosing one of many actions in a few short steps.

use dino_core::{GameExt as _, Seat, Viewer};
use dino_page::{Ask, Words};

/// The actions still possible after the steps already chosen.
pub(super) struct Menu<A> {
    /// Each action with its steps; one that is reached in several ways stands here several times.
    all: Vec<(A, Vec<String>)>,
    /// The steps chosen so far, by the person or because nothing else was to be chosen.
    chosen: Vec<String>,
    /// How many of them nobody had to choose.
    given: usize,
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

impl<A: Copy + PartialEq + std::fmt::Display> Menu<A> {
    /// All that a seat may choose from now, equal choices once.
    pub(super) fn new<G: Ask<Action = A>>(state: &G, seat: Seat, words: &Words) -> Self {
        let view = state.view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        state.choices(seat, &mut legal);
        G::arrange(&view, seat, &mut legal);
        let mut distinct: Vec<A> = Vec::new();
        for action in legal {
            if !distinct.iter().any(|other| G::are_alike(&view, *other, action)) {
                distinct.push(action);
            }
        }
        let ways =
            |action: A| G::ways(&view, seat, action, words).into_iter().map(move |steps| (action, steps));
        Self::of(distinct.into_iter().flat_map(ways).collect())
    }

    /// A menu of actions with their steps. Where the words of two are the same, their notation tells them apart, so that
    /// every choice can be reached.
    fn of(mut all: Vec<(A, Vec<String>)>) -> Self {
        let same = |one: &(A, Vec<String>), other: &(A, Vec<String>)| one.0 != other.0 && one.1 == other.1;
        let unclear: Vec<bool> = all.iter().map(|one| all.iter().any(|other| same(one, other))).collect();
        for ((action, steps), _) in all.iter_mut().zip(unclear).filter(|(_, unclear)| *unclear) {
            steps.push(action.to_string());
        }
        let mut menu = Menu { all, chosen: Vec::new(), given: 0 };
        if menu.only().is_none() {
            menu.skip();
        }
        menu.given = menu.chosen.len();
        menu
    }

    /// The one action there is, and how it is said.
    pub(super) fn only(&self) -> Option<(A, String)> {
        let (action, steps) = self.all.first()?;
        self.all.iter().all(|(other, _)| other == action).then(|| (*action, steps.join(", ")))
    }

    /// What was chosen last, when something is chosen already.
    pub(super) fn chosen(&self) -> Option<&str> {
        self.chosen.last().map(String::as_str)
    }

    /// Whether one may go back to the beginning.
    pub(super) fn may_go_back(&self) -> bool {
        self.chosen.len() > self.given
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
        if number == 0 && self.may_go_back() {
            self.chosen.truncate(self.given);
            return Picked::Further;
        }
        let Some(step) = self.step(number).map(str::to_owned) else { return Picked::Nothing };
        self.chosen.push(step);
        if let Some(action) = self.decided() {
            return Picked::Action(action);
        }
        self.skip();
        Picked::Further
    }

    /// The step with this number, counted from 1.
    pub(super) fn step(&self, number: u64) -> Option<&str> {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        self.steps().get(index).copied()
    }

    /// The action that the step with this number is; `None` where it leads to more to choose.
    pub(super) fn leads_to(&self, number: u64) -> Option<A> {
        let step = self.step(number)?;
        let mut actions = self.possible().filter(|(_, steps)| steps[self.chosen.len()] == step);
        let (action, _) = actions.next()?;
        actions.all(|(other, _)| other == action).then_some(*action)
    }

    /// The number of the only step in which these words stand, such as a cell or the name of an animal.
    pub(super) fn named(&self, text: &str) -> Option<u64> {
        let parts = |text: &str| -> Vec<String> {
            let cut = |letter: char| letter.is_whitespace() || "():;+–".contains(letter);
            let trimmed = |part: &str| part.trim_matches([',', '.']).to_lowercase();
            text.split(cut).map(trimmed).filter(|part| !part.is_empty()).collect()
        };
        let wanted = parts(text);
        let fits = |step: &str| parts(step).windows(wanted.len().max(1)).any(|part| part == wanted);
        let steps = self.steps();
        let mut fitting = (1..).zip(&steps).filter(|(_, step)| fits(step)).map(|(number, _)| number);
        let first = fitting.next()?;
        fitting.next().is_none().then_some(first)
    }

    /// The one action that is left.
    fn decided(&self) -> Option<A> {
        let mut possible = self.possible();
        let (action, _) = possible.next()?;
        possible.all(|(other, _)| other == action).then_some(*action)
    }

    /// Takes what nobody has to choose.
    fn skip(&mut self) {
        while let [only] = self.steps()[..] {
            let only = only.to_owned();
            self.chosen.push(only);
        }
    }

    fn possible(&self) -> impl Iterator<Item = &(A, Vec<String>)> {
        self.all.iter().filter(|(_, steps)| steps.starts_with(&self.chosen))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn menu(all: &[(char, &[&str])]) -> Menu<char> {
        let owned = |steps: &[&str]| steps.iter().map(|step| String::from(*step)).collect();
        Menu::of(all.iter().map(|(action, steps)| (*action, owned(steps))).collect())
    }

    #[test]
    fn choices_in_the_same_words_are_told_apart_by_their_notation() {
        let mut hunts =
            menu(&[('a', &["tiger", "eat frog"]), ('b', &["tiger", "eat frog"]), ('c', &["done"])]);
        assert!(matches!(hunts.pick(1), Picked::Further));
        assert_eq!(hunts.steps(), ["a", "b"], "what nobody has to choose is not asked");
        assert!(matches!(hunts.pick(2), Picked::Action('b')));
    }

    #[test]
    fn what_is_no_choice_is_not_asked() {
        assert_eq!(menu(&[('a', &["keep", "all"])]).only(), Some(('a', "keep, all".to_owned())));
        let mut bid = menu(&[('a', &["column 1", "bid 0"]), ('b', &["column 1", "bid 1"])]);
        assert_eq!((bid.steps(), bid.may_go_back()), (vec!["bid 0", "bid 1"], false));
        assert!(matches!(bid.pick(0), Picked::Nothing), "there is nothing to go back to");
    }

    #[test]
    fn a_pair_is_reached_from_both_of_its_ends() {
        let mut pick =
            menu(&[('a', &["x", "y"]), ('a', &["y", "x"]), ('b', &["x", "z"]), ('b', &["z", "x"])]);
        assert_eq!(pick.steps(), ["x", "y", "z"]);
        assert_eq!((pick.leads_to(1), pick.leads_to(3)), (None, Some('b')));
        assert!(matches!(pick.pick(3), Picked::Action('b')));
    }

    #[test]
    fn a_step_is_found_by_words_that_stand_in_it_alone() {
        let places = menu(&[('a', &["forest on -2,0"]), ('b', &["forest on 2,0"]), ('c', &["done"])]);
        assert_eq!(places.named("2,0"), Some(2));
        assert_eq!(places.named("Done"), Some(3));
        assert_eq!((places.named("forest"), places.named("lake"), places.named("")), (None, None, None));
    }
}
