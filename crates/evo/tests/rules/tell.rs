//! What a view tells in advance agrees with what then happens: reach, targets and odds, fates.

use crate::scene::{Play, Scene, Story, at, join};
use dino_core::{Game, Hex};
use evo::{Action, CellSet, State, View};
use std::collections::BTreeSet;

fn hexes(view: &View, cells: CellSet) -> BTreeSet<String> {
    cells.iter().map(|cell| view.island.hex(cell).to_string()).collect()
}

/// Where one dinosaur gets with each number of steps, found out by walking every way.
fn walked(state: &State, from: Hex, points: u8) -> Vec<BTreeSet<String>> {
    let mut reached = BTreeSet::from([from.to_string()]);
    let mut worlds = vec![(*state, from)];
    let mut rings = Vec::new();
    for _ in 0..points {
        let mut next = Vec::new();
        for (world, at_hex) in &worlds {
            let mut actions = Vec::new();
            world.legal_actions(at(1), &mut actions);
            for action in actions {
                if let Action::Move(_, to) = action
                    && matches!(action, Action::Move(start, _) if start == *at_hex)
                {
                    let mut world = *world;
                    world.play_unchecked(at(1), action);
                    next.push((world, to));
                }
            }
        }
        let ring: BTreeSet<String> = next.iter().map(|(_, to)| to.to_string()).collect();
        rings.push(ring.difference(&reached).cloned().collect());
        reached.extend(ring);
        worlds = next;
    }
    rings
}

fn moving(genes: &str, points: u8) -> Play {
    // A card keeps the turn open when the last point is spent.
    Scene::new(3)
        .herd(1, "3,-1 3,0 2,1")
        .herd(2, "1,0 0,0 0,1")
        .genes(1, genes)
        .hand(1, "stampede")
        .moving(points)
}

#[test]
fn evo_34_the_reach_that_is_told_is_the_one_that_is_walked() {
    for genes in ["", "fins", "wings", "fins wings"] {
        let game = moving(genes, 3);
        let view = game.view();
        for cell in view.herds[at(1)] {
            let told: Vec<BTreeSet<String>> =
                view.reach(cell).into_iter().map(|ring| hexes(&view, ring)).collect();
            assert_eq!(
                told,
                walked(game.state(), view.island.hex(cell), 3),
                "{genes} from {}",
                view.island.hex(cell)
            );
        }
    }
}

#[test]
fn evo_34_the_way_that_is_told_can_be_walked() {
    for genes in ["", "fins", "wings", "fins wings"] {
        let game = moving(genes, 3);
        let view = game.view();
        for cell in view.herds[at(1)] {
            for (ring, cells) in (1..).zip(view.reach(cell)) {
                for to in cells {
                    let way = view.way(cell, to);
                    assert_eq!(way.len(), ring, "{genes}: a point for each step");
                    let mut walked = game;
                    let mut from = cell;
                    for step in way {
                        let [one, other] = [from, step].map(|cell| view.island.hex(cell));
                        walked = walked.after(&format!("1 move {one} {other}"));
                        from = step;
                    }
                    assert!(from == to && walked.view().herds[at(1)].contains(to), "{genes}");
                }
            }
        }
    }
}

#[test]
fn evo_37_the_targets_that_are_told_are_those_that_may_be_attacked() {
    let game = moving("fins wings", 2);
    let view = game.view();
    for cell in view.herds[at(1)] {
        let from = format!("attack {} ", view.island.hex(cell));
        let legal = game.legal(1);
        let attacked: BTreeSet<String> =
            legal.iter().filter_map(|action| action.strip_prefix(&from)).map(str::to_owned).collect();
        assert_eq!(hexes(&view, view.targets(cell)), attacked);
    }
    assert!(view.is_protected(at(3), at(1)) && !view.is_protected(at(2), at(1)), "EVO-41");
}

#[test]
fn evo_46_the_fates_that_are_told_come_true() {
    // Section 1: green is ideal, brown cold, yellow hot, white deadly. Ground, genes, doomed, at risk.
    for (herd, genes, doomed, at_risk) in [
        ("2,-1 2,0 1,0 1,1", "", "1,0 1,1", ""),
        ("2,-1 2,0 3,-1 3,0", "thermoregulation", "", "3,-1 3,0"),
        ("2,-1 2,0 3,-1 1,0", "thermoregulation", "1,0", ""),
        ("1,0 1,1 0,0", "", "", "0,0 1,0 1,1"), // the floor saves two of them (EVO-50)
        ("1,0 1,1", "", "", ""),
    ] {
        let scene = Scene::new(3).herd(1, herd).genes(1, genes);
        let view = scene.clone().moving(1).view();
        let fates = view.fates(at(1));
        let told = |cells| join(hexes(&view, cells), " ");
        assert_eq!(
            (told(fates.doomed), told(fates.at_risk)),
            (doomed.into(), at_risk.into()),
            "{herd} {genes}"
        );
        // As many live as is told, whoever they are.
        let game = scene.survival();
        let lives = view.would_survive(at(1)) as usize;
        let proposed = game
            .legal(1)
            .iter()
            .filter_map(|keep| keep.strip_prefix("keep "))
            .map(|hexes| hexes.split(' ').count())
            .max();
        assert_eq!(proposed.unwrap_or_else(|| game.herd(1).split(' ').count()), lives);
    }
}
