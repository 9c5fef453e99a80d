//! What one clicks for an action.

use crate::model::Offer;

/// An action as the things one clicks for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clicked {
    /// The ids of the elements, one after the other, one that is clicked twice twice; the button's value where it is a button.
    pub elements: Vec<String>,
    /// The same in words.
    pub label: String,
}

/// What to click for an action, where one of these offers allows it.
pub fn clicked(offers: &[Offer], action: &str) -> Option<Clicked> {
    offers.iter().find_map(|offer| {
        let mut picked = Vec::new();
        fill(offer, 0, &offer.template, action, &mut picked).then(|| {
            let mut elements: Vec<String> = offer.start.iter().cloned().collect();
            let mut label = vec![offer.label.clone()];
            for (step, choice) in offer.steps.iter().zip(&picked) {
                let choice = &step.choices[*choice];
                elements.extend(choice.element.split(' ').map(str::to_owned));
                // A cell has no other name than its place.
                if choice.label != choice.word {
                    label.push(choice.label.clone());
                }
            }
            if elements.is_empty() {
                elements.push(offer.template.clone());
            }
            Clicked { elements, label: label.join(" → ") }
        })
    })
}

fn fill(offer: &Offer, at: usize, text: &str, action: &str, picked: &mut Vec<usize>) -> bool {
    let Some(step) = offer.steps.get(at) else { return text == action };
    let place = format!("{{{at}}}");
    let begins = text.split(&place).next().is_some_and(|before| action.starts_with(before));
    begins
        && (0..step.choices.len()).any(|choice| {
            picked.push(choice);
            let fits = fill(offer, at + 1, &text.replace(&place, &step.choices[choice].word), action, picked);
            if !fits {
                picked.pop();
            }
            fits
        })
}
