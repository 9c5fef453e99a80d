//! The climate phase: EVO-15 to EVO-18.

use crate::scene::{Play, Scene, Story};
use evo::{Components, EMBEDDED, Ground, Phase, Terrain, Token};

#[test]
fn evo_15_a_token_is_turned_up() {
    let set_up = Play::set_up(2, "");
    assert_eq!((set_up.view().round, set_up.view().token), (0, None), "none before the first");
    let game = set_up.after("* climate +2");
    let view = game.view();
    assert_eq!((view.round, view.token, view.pile), (1, Some(Token::Leap), [2, 2, 6, 1]));
}

#[test]
fn evo_16_the_meteor_ends_the_game_at_once() {
    let game = Scene::new(2).round(9).hand(1, "hurried_season").climate().after("* climate meteor");
    assert_eq!((game.phase(), game.waits_for()), (Phase::Over, "nobody".into()));
    assert_eq!(game.refusal("1 play hurried_season"), "the game is over");
}

#[test]
fn evo_17_tokens_turn_the_wheel() {
    // TV-20.
    let wheel = Components::read(EMBEDDED).unwrap().values.wheel;
    let (mut section, mut seen) = (0, Vec::new());
    for token in ["+2", "+1", "0", "-1", "-1", "-1", "-1"] {
        section = wheel.turned(section, token.parse::<Token>().unwrap().step());
        seen.push(section);
    }
    assert_eq!(seen, [2, 3, 3, 2, 1, 0, 5]);
    let turned = |token: &str| Scene::new(2).section(5).climate().after(&format!("* climate {token}"));
    assert_eq!([5, 0, 1, 4], ["0", "+1", "+2", "-1"].map(|token| turned(token).view().section));
}

#[test]
fn evo_18_the_section_says_what_each_terrain_is() {
    // TV-21.
    let wheel = Components::read(EMBEDDED).unwrap().values.wheel;
    let grounds = |section| [0, 1, 2, 3].map(|kind| wheel.ground(section, Terrain::ALL[kind]));
    assert_eq!(grounds(3), [Ground::Deadly, Ground::Deadly, Ground::Hot, Ground::Ideal]);
    assert_eq!(grounds(0), [Ground::Ideal, Ground::Cold, Ground::Deadly, Ground::Deadly]);
    // Deadly ground may be entered and be born on.
    let game = Scene::new(3).section(3).moving(1);
    assert!(game.legal(1).contains(&"move 3,-1 3,-2".to_owned()));
    assert!(Scene::new(3).section(3).births().legal(1).contains(&"birth 3,-2".to_owned()));
}
