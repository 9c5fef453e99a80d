//! Dinosaurs hunt (GLD-35 to GLD-39).

use crate::hatching::claire;
use crate::scene::{Play, Scene, Story};

/// One seat's dinosaurs on the hunt, on a board of its own; the other has none.
fn hunting(animals: &str, hexes: &str) -> Play {
    let scene = Scene::new(2).token(0).eggs(1, 0).eggs(2, 0).animals(1, animals).animals(2, "");
    scene.lay(1, hexes).emptied("frog").skip_prey()
}

impl Play {
    /// The game after seat 1 bred nothing.
    fn skip_prey(&self) -> Play {
        if self.legal(1).iter().any(|action| action.starts_with("breed")) {
            self.after("1 done")
        } else {
            *self
        }
    }
}

#[test]
fn gld_35_every_dinosaur_acts_once_in_the_order_its_owner_likes() {
    let hatched = claire().after("1 hatch");
    // Before the hatchling leaves, the old one has one end; afterwards two.
    assert_eq!(hatched.legal_as(1, "hunt -2,0 to "), ["-2,0 eat -2,1"]);
    let left = hatched.after("1 hunt 0,0 to 4,1 eat 1,0 2,0 3,1");
    assert_eq!(left.legal_as(1, "hunt -2,0 to "), ["-2,0 eat -2,1", "0,0 eat -2,1"]);
    assert_eq!(left.refusal("1 hunt 4,1 to 4,1 eat 3,0"), "GLD-35", "it has acted");
    assert_eq!(left.refusal("1 hunt 3,0 to 4,1 eat 3,0"), "GLD-35", "no dinosaur there");
    let done = left.after("1 hunt -2,0 to -2,0 eat -2,1, 1 done");
    assert_eq!((done.eggs(1), done.of(1, "dinosaur")), (5, "-2,0 4,1".into()));
    // A seat without a dinosaur may hatch one and hunt with it.
    let fresh = Scene::new(2).token(1).animals(1, "1,0 tiger").animals(2, "0,0 dinosaur").emptied("rabbit");
    assert_eq!(fresh.after("1 hatch, 1 hunt 0,0 to 0,0 eat 1,0").eggs(1), 3);
}

#[test]
fn gld_36_five_steps_anywhere_but_over_another_dinosaur() {
    let row = "2,0 lake:rat, 3,0 lake, 4,0 lake, 5,0 mountain, 6,0 mountain, 7,0 lake";
    let game = hunting("0,0 dinosaur, 1,0 tiger", row);
    let ends = game.legal_as(1, "hunt 0,0 to ");
    assert_eq!(ends, ["0,0 eat 1,0 2,0", "0,0 eat 1,0", "5,0 eat 1,0 2,0"]);
    assert_eq!(game.refusal("1 hunt 0,0 to 6,0 eat 1,0 2,0"), "GLD-36", "six steps");
    // Another dinosaur bars the way, and so does a gap.
    let barred = hunting("0,0 dinosaur", "1,-2 mountain:dinosaur, 2,-2 lake:tiger, 2,-3 lake, 3,-3 lake");
    assert_eq!(barred.legal_as(1, "hunt 0,0 to "), ["0,0 eat 2,-2"]);
    let gap = hunting("0,0 dinosaur, 0,1 frog", "3,0 mountain, 4,0 lake");
    assert_eq!(gap.legal_as(1, "hunt 0,0 to "), ["0,0 eat 0,1"]);
    // Retracing is allowed, and a hex crossed twice is eaten once.
    let back = hunting("0,0 dinosaur, 1,0 tiger", "2,0 lake:eagle, 3,0 lake");
    assert_eq!(back.after("1 hunt 0,0 to 0,0 eat 1,0 2,0").eggs(1), 2);
}

#[test]
fn gld_37_a_hunt_ends_on_a_mountain_without_another_dinosaur() {
    let game =
        hunting("0,0 dinosaur, 1,0 frog", "2,0 mountain:tiger, 2,-1 mountain:dinosaur, 3,-1 lake, 3,0 lake");
    // A predator on the mountain is eaten on arrival.
    assert!(game.legal(1).contains(&"hunt 0,0 to 2,0 eat 1,0 2,0".to_owned()));
    assert_eq!(game.refusal("1 hunt 0,0 to 1,0 eat 1,0"), "GLD-37", "a lake");
    assert_eq!(game.refusal("1 hunt 0,0 to 2,-1 eat 1,0"), "GLD-37", "taken");
    // The first leaves its mountain, the second ends on it.
    let left = game.after("1 hunt 2,-1 to 2,0 eat 2,0");
    assert!(left.legal(1).contains(&"hunt 0,0 to 2,-1 eat 1,0".to_owned()));
}

/// TV-4.
#[test]
fn gld_38_predators_are_eggs_and_prey_are_only_food() {
    let mixed = hunting("0,0 dinosaur, 1,0 eagle, 0,1 frog", "2,0 lake, 3,0 lake");
    let fed = mixed.after("1 hunt 0,0 to 0,0 eat 0,1 1,0");
    assert_eq!((fed.eggs(1), fed.of(1, "frog"), fed.of(1, "eagle")), (1, String::new(), String::new()));
    assert_eq!(fed.stock("eagle"), 25);
    let two = hunting("0,0 dinosaur, 1,0 eagle, 0,1 tiger", "2,0 lake, 3,0 lake");
    assert_eq!(two.after("1 hunt 0,0 to 0,0 eat 0,1 1,0").eggs(1), 2);
    let prey = hunting("0,0 dinosaur, 1,0 frog", "2,0 lake, 3,0 lake");
    assert_eq!(prey.after("1 hunt 0,0 to 0,0 eat 1,0").eggs(1), 0);
    assert_eq!(prey.refusal("1 hunt 0,0 to 0,0 eat 0,1"), "GLD-38", "nothing is there to be eaten");
    // What lies on the only way must be eaten.
    let row = hunting("0,0 dinosaur, 1,0 frog", "2,0 lake:tiger, 3,0 mountain");
    assert_eq!(row.refusal("1 hunt 0,0 to 3,0 eat 1,0"), "GLD-38");
}

/// TV-15: it could eat, and cannot get home.
#[test]
fn gld_39_a_dinosaur_that_cannot_eat_and_get_home_starves() {
    let lost = hunting("0,0 dinosaur", "-2,0 lake, -3,0 lake:tiger");
    assert_eq!(lost.legal(1), ["starve 0,0"], "the tiger is three steps away, and three more lead back");
    assert_eq!(lost.refusal("1 done"), "GLD-39");
    // A mountain near enough is of no use where no way there meets an animal.
    let hungry = hunting("0,0 dinosaur", "2,0 mountain, 2,-1 lake, -2,0 lake, -3,0 lake:tiger");
    assert_eq!(hungry.refusal("1 hunt 0,0 to 2,0 eat 1,0"), "GLD-39");
    assert_eq!(hungry.refusal("1 hunt 0,0 to 0,0 eat -3,0"), "GLD-39");
    let gone = lost.after("1 starve 0,0");
    assert_eq!((gone.of(1, "dinosaur"), gone.eggs(1)), (String::new(), 0));
    // It is removed at its place in the order, which frees a mountain for the next.
    let nest = claire().after("1 hatch, 1 starve 0,0");
    let ways = ["-2,0 eat -2,1", "0,0 eat -2,1 1,0", "0,0 eat -2,1", "0,0 eat 1,0"];
    assert_eq!(nest.legal_as(1, "hunt -2,0 to "), ways);
}
