//! What one is told before deciding: reach, prospects and the obvious rest.

use crate::scene::{Play, Scene, Story, at};
use dino_core::Hex;
use gods_love_dinosaurs::{Action, Animal, Phase};

fn cells(hexes: &[Hex]) -> String {
    hexes.iter().map(Hex::to_string).collect::<Vec<_>>().join(" ")
}

fn reach(game: &Play, hex: &str) -> (String, String, usize) {
    let hex = hex.parse().expect("a cell");
    let reach = game.view().reach(at(1), hex).expect("an animal");
    (cells(&reach.ends), cells(&reach.food), reach.most)
}

#[test]
fn reach_is_what_the_legal_actions_say() {
    let scene = Scene::new(2).animals(1, "1,-1 tiger, 0,1 frog, 0,0 dinosaur, -1,0 eagle");
    let game = scene.lay(1, "2,-1 field, 2,0 lake:rabbit, 3,0 lake:frog, 4,0 mountain").emptied("tiger");
    let hunts = game.legal_as(1, "hunt 1,-1 to ");
    assert_eq!(hunts, ["0,1 eat 0,1", "2,0 eat 2,0"], "3,0 is too far");
    assert_eq!(reach(&game, "1,-1"), ("0,1 2,0".to_owned(), "0,1 2,0".to_owned(), 1));
    let (ends, food, most) = reach(&game, "0,0");
    assert_eq!((ends.as_str(), most), ("0,0 4,0", 3), "home again, or to the other mountain: {food}");
    assert_eq!(reach(&game, "0,1").1, "", "frogs eat nobody");
    assert!(game.view().reach(at(1), Hex::new(2, -1)).is_none(), "nobody there");
    assert!(game.view().reach(at(3), Hex::ORIGIN).is_none(), "no such seat");
}

#[test]
fn a_prospect_tells_what_a_tile_would_bring() {
    let game = Scene::new(2).board([1, 2, 2, 2, 2]).play();
    let tile = game.view().board[0][0].unwrap();
    let taken = game.after(&format!("1 take {tile}"));
    assert!(matches!(taken.phase(), Phase::Place(..)));
    let view = taken.view();
    for place in taken.legal(1) {
        let Ok(Action::Place { first, second }) = place.parse() else { panic!("{place}") };
        let prospect = view.prospect(first, second).unwrap();
        assert_eq!(prospect.halves.map(|half| half.hex), [first, second]);
        let stirring = prospect.activation.unwrap();
        assert_eq!((stirring.species, stirring.dinosaurs), (Animal::Frog, true));
        // The frog of the start tile has a lake beside it, whatever the tile brings.
        let frogs = 1 + prospect.halves.iter().filter(|half| half.animal == Some(Animal::Frog)).count();
        assert!(stirring.able >= 1 && stirring.able + stirring.unable == frogs, "{place}: {stirring:?}");
    }
    assert!(view.prospect(Hex::ORIGIN, Hex::new(9, 9)).is_none());
    assert!(game.view().prospect(Hex::new(2, 0), Hex::new(3, 0)).is_none(), "nothing in hand");
}

#[test]
fn the_rest_is_obvious_when_all_orders_end_alike() {
    let obvious = |game: &Play| game.view().obvious(at(1)).map(|action| action.to_string());
    // Two hunters that do not meet, one prey each.
    let apart = Scene::new(2).animals(1, "1,0 tiger, 1,-1 frog, -1,0 tiger, -1,1 rat").emptied("tiger");
    let mut game = apart;
    let mut steps = Vec::new();
    while let Some(action) = obvious(&game) {
        steps.push(action.clone());
        game = game.after(&format!("1 {action}"));
    }
    assert_eq!(steps.last().map(String::as_str), Some("done"), "{steps:?}");
    assert_eq!(steps.len(), 3);
    // Where one may end on either of two prey there is a choice.
    let choice = Scene::new(2).animals(1, "1,0 tiger, 1,-1 frog, 0,1 rat").emptied("tiger");
    assert_eq!(obvious(&choice), None);
    // Who finds nothing starves: nothing to choose.
    let hungry = Scene::new(2).animals(1, "1,0 tiger").emptied("tiger");
    assert_eq!(obvious(&hungry).as_deref(), Some("starve 1,0"));
    // Neither is it anybody's turn who is not asked, nor is hatching ever obvious.
    assert_eq!(hungry.view().obvious(at(2)), None);
}
