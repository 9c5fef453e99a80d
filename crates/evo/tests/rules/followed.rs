//! What is told of an event beyond itself: what it names, and what followed.

use crate::scene::{Play, Scene, Story, at};
use evo::{Death, Face, Followed, Gene, Ground, Saved, Stands, Terrain};

#[test]
fn evo_9_the_last_on_the_track_is_told_with_all() {
    let game = Play::start(3, "").after("* order 2");
    assert!(Play::start(3, "").seen("* order 2").followed.track.is_empty(), "not yet complete");
    assert_eq!(game.seen("* order 3").followed.track, [2, 3, 1].map(at));
}

#[test]
fn evo_10_the_last_start_zones_are_told() {
    let game = Play::start(2, "").after("* order 2");
    let seen = game.seen("* zone 1 2");
    assert_eq!(seen.about.terrains.len(), 2);
    let (seat, terrains) = seen.followed.settled.expect("the other");
    assert_eq!((seat, terrains.len()), (at(2), 2));
}

#[test]
fn evo_29_a_bid_names_its_gene_and_the_winners_are_told() {
    let game = Scene::new(2).bidding("legs");
    assert_eq!(game.seen("1 bid 2 0").about.gene, Some(Gene::Legs));
    assert_eq!(game.seen("1 bid 1 0").about.gene, None);
    let seen = game.after("1 bid 2 0").seen("2 bid 1 0");
    assert_eq!(seen.followed.grown, [(at(1), Gene::Legs)]);
}

#[test]
fn evo_38_how_an_attack_ends_is_told() {
    let game = Scene::new(3).herd(2, "2,-1 -3,3 -2,3").moving(2);
    let attack = game.seen("1 attack 3,-1 2,-1").about;
    assert_eq!((attack.target, attack.terrains.len()), (Some(at(2)), 2));
    let stands = |followed: &Followed| followed.attack.map(|attack| attack.stands);
    let rolls = game.after("1 attack 3,-1 2,-1");
    let (failed, won) = (rolls.seen("* die fail").followed, rolls.seen("* die success").followed);
    assert_eq!((stands(&failed), failed.beaten), (Some(Stands::Failed), None));
    assert_eq!((stands(&won), won.beaten.map(|(seat, _)| seat)), (Some(Stands::Taken), Some(at(2))));
    let skin = Scene::new(3).herd(2, "2,-1 -3,3 -2,3").genes(2, "chameleon_skin").moving(2);
    let flees = skin.after("1 attack 3,-1 2,-1");
    let beaten = flees.seen("* die success").followed;
    assert_eq!((stands(&beaten), beaten.beaten), (Some(Stands::Won), None), "it may still flee");
    let flees = flees.after("* die success");
    let fled = flees.seen("2 flee 1,0").followed;
    assert_eq!((stands(&fled), fled.beaten), (Some(Stands::Fled), None));
    let stays = flees.seen("2 stay").followed;
    assert_eq!((stands(&stays), stays.beaten.map(|(seat, _)| seat)), (Some(Stands::Taken), Some(at(2))));
}

#[test]
fn evo_74_a_fight_with_event_cards_is_told_when_it_is_decided_with_who_and_why() {
    let scene = Scene::new(3).herd(2, "2,-1 -3,3 -2,3").genes(1, "horn horn").genes(2, "horn");
    let game = scene.hand(1, "fickle_fortune").hand(2, "mire").moving(2).after("1 attack 3,-1 2,-1");
    // The defender is asked before the roll, both are after it.
    let game = game.after("2 pass");
    let open = game.seen("* die more").followed.attack.expect("the die lies there");
    assert_eq!((open.stands, open.face, open.horns), (Stands::Open, Some(Face::More), (2, 1)));
    let game = game.after("* die more");
    assert_eq!(game.seen("1 play fickle_fortune").followed.attack, None, "it is rolled again");
    assert_eq!(game.seen("1 pass").followed.attack, None, "the other may still answer");
    let told = game.after("1 pass").seen("2 pass").followed;
    let attack = told.attack.expect("now it counts");
    assert_eq!((attack.attacker, attack.combat.defender, attack.horns), (at(1), at(2), (2, 1)));
    assert_eq!((attack.face, attack.stands), (Some(Face::More), Stands::Taken));
    assert_eq!(told.beaten.map(|(seat, _)| seat), Some(at(2)));
}

#[test]
fn evo_70_whom_killer_babies_cost_is_told() {
    let game = Scene::new(3).herd(2, "2,-1 -3,3 -2,3").genes(1, "killer_babies").births();
    assert_eq!(game.seen("1 birth 2,-1").about.target, Some(at(2)));
    let bites = game.after("1 birth 2,-1");
    let (won, lost) = (bites.seen("* bite 1").followed, bites.seen("* bite 5").followed);
    assert_eq!((won.beaten.map(|(seat, _)| seat), won.stillborn), (Some(at(2)), None));
    assert_eq!((lost.beaten, lost.stillborn), (None, Some(at(1))));
    assert_eq!(lost.bitten.map(|hex| hex.to_string()).as_deref(), Some("2,-1"));
}

#[test]
fn evo_46_whom_the_climate_takes_is_told_with_the_ground_and_what_all_earn() {
    let scene = Scene::new(2).section(1).herd(1, "-1,-1 1,-2 0,-1 2,-2 2,1").herd(2, "0,2 1,2");
    let seen = scene.births().after("1 pass").seen("2 pass");
    let took = |terrain, ground, count| Death { seat: at(1), terrain, ground, count };
    assert_eq!(
        seen.followed.deaths,
        [took(Terrain::Yellow, Ground::Hot, 1), took(Terrain::Brown, Ground::Cold, 2)]
    );
    assert_eq!(seen.followed.income.map(|income| income.as_slice().to_vec()), Some(vec![2, 2]));
}

#[test]
fn evo_46_a_newborn_may_die_at_once() {
    // Seat 2 has the last egg of the round, and a hex beside it is deadly.
    let scene = Scene::new(2).section(1).herd(1, "0,2 1,2").herd(2, "-1,-1 1,-2");
    let game = scene.births().after("1 pass");
    let view = game.view();
    let deadly = |hex: &&str| view.ground(view.island.cell(hex.parse().unwrap()).unwrap()) == Ground::Deadly;
    let births = game.legal_with(2, "birth");
    let at_hex = births.split(" | ").find(deadly).expect("deadly ground");
    let seen = game.seen(&format!("2 birth {at_hex}"));
    let newborn = seen.followed.deaths.iter().filter(|death| death.seat == at(2)).map(|death| death.count);
    assert!(newborn.sum::<u8>() >= 1, "{seen:?}");
    assert!(seen.followed.income.is_some());
}

#[test]
fn evo_46_whom_the_climate_takes_is_told_in_the_order_of_the_track() {
    let scene = Scene::new(3).herd(1, "2,-1 2,0 1,0 1,1").herd(2, "0,-2 -1,-1 0,0").order("2 1 3");
    let seen = scene.births().after("2 pass, 1 pass").seen("3 pass");
    let took = seen.followed.deaths.iter().map(|death| (death.seat, death.count));
    assert_eq!(took.collect::<Vec<_>>(), [(at(2), 1), (at(1), 2)]);
    assert_eq!(seen.followed.saved, []);
}

#[test]
fn evo_49_whom_plates_save_is_told() {
    let herd = "2,-1 3,-2 3,-1 3,0 1,-1 2,1";
    let game = Scene::new(3).herd(1, herd).genes(1, "thermoregulation fur").survival();
    let saved = |ground| Saved { seat: at(1), ground, count: 1 };
    let seen = game.seen("1 keep 1,-1 2,-1 3,0");
    assert_eq!(seen.followed.saved, [saved(Ground::Cold), saved(Ground::Hot)]);
    assert_eq!(game.seen("1 keep 2,-1 3,0").followed.saved, [saved(Ground::Hot)], "fur was declined");
}
