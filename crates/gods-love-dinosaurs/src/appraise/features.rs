//! What a learned value goes by.

use super::value::{is_fed, is_near_dinosaur};
use crate::land::{Animal, Terrain};
use crate::state::State;
use crate::window::{MIDDLE, Window, beside};
use dino_core::{Hex, Seat};

/// So many refills before the end have weights of their own, and those before them together.
const CHAPTERS: usize = 10;

/// Eggs and animals, the predators by what they find and who finds them, the land and the room for young.
pub(super) fn features(state: &State, seat: Seat, out: &mut Vec<f32>) {
    let ecosystem = &state.ecosystems[seat];
    let (mut counts, mut lands) = ([0.0f32; 6], [0.0f32; 5]);
    // Tigers and eagles: fed, near a dinosaur.
    let (mut fed, mut near, mut room) = ([0.0f32; 2], [0.0f32; 2], 0.0);
    for place in ecosystem.places() {
        lands[place.terrain as usize] += 1.0;
        let Some(animal) = place.animal else { continue };
        counts[animal as usize] += 1.0;
        if animal.is_predator() {
            let window = Window::new(ecosystem, place.hex);
            let at = usize::from(animal == Animal::Eagle);
            fed[at] += f32::from(u8::from(is_fed(&window, animal)));
            near[at] += f32::from(u8::from(is_near_dinosaur(&window)));
        } else if animal.is_prey() {
            let window = Window::within_one(ecosystem, place.hex);
            let taken = window.animals.iter().fold(0, |all, animals| all | animals);
            let land = window.lands[state.components.favourite(animal) as usize]
                | window.lands[Terrain::Joker as usize];
            room += (beside(MIDDLE) & land & !taken).count_ones().min(2) as f32;
        }
    }
    let nest = ecosystem.at(Hex::ORIGIN).is_some_and(|nest| nest.animal.is_none());
    let eggs = f32::from(state.eggs(seat));
    out.extend(counts);
    out.extend(counts.map(|count| count.min(1.0)));
    out.extend(fed);
    out.extend(near);
    out.extend(lands);
    out.extend([
        room / 4.0,
        eggs,
        f32::from(u8::from(nest && eggs > 0.0)),
        (counts[3] + counts[4]).min(2.0 * counts[5]),
        f32::from(u8::from(state.first == seat)),
    ]);
}

/// Refills still to come.
pub(super) fn chapter(state: &State) -> usize {
    (state.pile.count_ones() as usize / state.rows()).min(CHAPTERS - 1)
}
