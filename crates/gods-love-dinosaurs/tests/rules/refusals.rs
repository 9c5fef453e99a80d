//! Whatever comes out of its time is refused with the rule that says when it may.

use crate::scene::{Scene, Story};

#[test]
fn gld_9_each_action_has_its_time() {
    let taking = Scene::new(2).play();
    for (action, rule) in [
        ("place 2,0 3,0", "GLD-9"),
        ("breed 1,0 to 0,1", "GLD-18"),
        ("hunt 0,0 to 0,0 eat 1,0", "GLD-24"),
        ("starve 0,0", "GLD-24"),
        ("hatch", "GLD-33"),
        ("keep", "GLD-33"),
        ("done", "GLD-16"),
    ] {
        assert_eq!(taking.refusal(&format!("1 {action}")), rule, "{action}");
    }
    let breeding = Scene::new(2).token(4).emptied("frog");
    assert_eq!(breeding.refusal("1 take a01"), "GLD-9");
    assert_eq!(breeding.refusal("1 hunt 0,0 to 0,0 eat 1,0"), "GLD-24");
    let tigers = Scene::new(2).animals(1, "1,0 tiger").emptied("tiger");
    assert_eq!(tigers.refusal("1 breed 1,0 to 0,1"), "GLD-18");
    assert_eq!(tigers.refusal("1 hatch"), "GLD-33");
    assert_eq!(tigers.refusal("1 hunt 9,9 to 1,0 eat 1,0"), "GLD-24", "no hex there");
    assert_eq!(tigers.refusal("1 starve -128,127"), "GLD-24", "far out");
}

#[test]
fn gld_24_another_seats_animals_cannot_be_moved() {
    // Seat 2 has a tiger where seat 1 has none.
    let game =
        Scene::new(2).animals(1, "1,0 tiger, 0,1 frog").animals(2, "-1,0 tiger, 0,1 frog").emptied("tiger");
    assert_eq!(game.refusal("1 hunt -1,0 to 0,1 eat 0,1"), "GLD-24");
    assert_eq!(game.refusal("1 starve -1,0"), "GLD-24");
}
