//! Event cards: EVO-72 to EVO-76.

use crate::scene::{Play, Scene, Story, at};
use dino_core::{Event, Game, Viewer};
use evo::{Action, Card, Moment, Phase, Until};

#[test]
fn evo_72_the_winner_of_column_1_draws_a_card() {
    let game = Scene::new(3).hand(2, "mire").bidding("legs horn").after("1 bid 2 0, 2 bid 3 0, 3 bid 1 2");
    assert_eq!((game.phase(), game.weighted().len()), (Phase::Card(at(3)), 14), "not the one in a hand");
    let drawn = game.after("* card 3 lean_year");
    assert!(drawn.view().hands[at(3)].cards.unwrap().contains(Card::LeanYear));
}

#[test]
fn evo_73_cards_are_secret_and_their_number_is_open() {
    let game = Scene::new(3).hand(2, "mire lean_year").moving(2);
    let [own, other] = [2, 1].map(|seat| game.seen_by(seat).hands[at(2)]);
    assert_eq!((own.size, own.cards.unwrap().len()), (2, 2));
    assert_eq!((other.size, other.cards), (2, None));
    assert_eq!(game.state().view(Viewer::Public).hands[at(2)].cards, None);
    assert_eq!(game.refusal("1 play stampede"), "EVO-73", "not held");
}

#[test]
fn evo_74_at_a_common_moment_all_who_hold_a_card_are_asked() {
    // Seat 2 holds nothing; what seats 1 and 3 hold does not fit, and they are asked all the same.
    let scene = Scene::new(3).hand(1, "winter_down").hand(3, "stampede");
    let game = scene.climate().after("* climate 0");
    assert_eq!(game.phase(), Phase::Window(Moment::ClimateEnd, at(1)));
    let waits = "pass | pass until climate | pass until movement | pass until attack | pass until roll | \
                 pass until births | pass until survival | pass until card";
    assert_eq!(game.legal(1).join(" | "), waits);
    assert_eq!(
        (game.refusal("1 play winter_down"), game.refusal("1 end")),
        ("EVO-74".into(), "EVO-74".into())
    );
    let third = game.after("1 pass");
    assert_eq!(third.waits_for(), "seat 3");
    assert_eq!(third.after("3 pass").phase(), Phase::Genes);
}

#[test]
fn evo_74_after_a_card_everybody_may_answer() {
    let scene = Scene::new(3).hand(1, "hurried_season mire").hand(3, "season_turns_back");
    let game = scene.climate().after("* climate 0, 1 pass, 3 play season_turns_back");
    assert_eq!(game.waits_for(), "seat 1", "who had passed is asked again");
    let played = game.after("1 play hurried_season");
    assert_eq!(played.waits_for(), "seat 1", "seat 3 has no card any more");
    assert_eq!(played.after("1 pass").phase(), Phase::Genes);
}

#[test]
fn evo_74_a_seat_may_say_until_when_it_is_not_asked() {
    let scene = Scene::new(2).hand(1, "winter_down").hand(2, "mire");
    let quiet = scene.climate().after("* climate 0, 1 pass until survival, 2 pass");
    assert_eq!(quiet.view().quiet[at(1)], Some(Until::Survival));
    let moving = quiet.after("* gene legs, 1 bid 2 0, 2 bid 1 0, * card 2 stampede, 2 pass until card");
    assert_eq!(moving.phase(), Phase::Window(Moment::MovementStart, at(1)), "as if it did not wait");
    assert_eq!((moving.legal(1), moving.automatic(1)), (vec!["pass".to_owned()], Some(Action::Pass)));
    assert_eq!(moving.refusal("1 pass until births"), "EVO-74", "what was said stays said");
    let births = moving.after("1 pass, 2 end, 1 end, 2 pass, 1 pass");
    assert_eq!(births.phase(), Phase::Birth, "the driver has passed for both at the start of births");
    let survival = births.after("2 pass, 1 pass, 2 pass");
    assert_eq!(survival.phase(), Phase::Window(Moment::SurvivalStart, at(1)));
    assert_eq!((survival.automatic(1), survival.view().quiet[at(1)]), (None, None), "it is asked itself");
    assert!(survival.legal(1).contains(&"play winter_down".to_owned()));
}

#[test]
fn evo_74_what_a_seat_waits_for_is_known_to_it_alone() {
    let scene = Scene::new(3).hand(1, "winter_down").hand(3, "mire");
    let asked = scene.climate().after("* climate 0");
    let passed = asked.after("1 pass");
    let others = [Viewer::Seat(at(2)), Viewer::Seat(at(3)), Viewer::Public];
    for until in Until::ALL {
        let waiting = asked.after(&format!("1 pass until {until}"));
        assert_eq!(waiting.seen_by(1).quiet[at(1)], Some(*until));
        assert_ne!(waiting.seen_by(1), passed.seen_by(1));
        let event = |action| Event::Act(at(1), action);
        for viewer in others {
            assert_eq!(waiting.state().view(viewer), passed.state().view(viewer), "{viewer:?}");
            let seen = asked.state().observe(&event(Action::PassUntil(*until)), waiting.state(), viewer);
            assert_eq!(seen, asked.state().observe(&event(Action::Pass), passed.state(), viewer));
        }
    }
}

#[test]
fn evo_74_saying_until_when_lasts_though_somebody_plays() {
    let scene = Scene::new(2).hand(1, "winter_down").hand(2, "hurried_season mire");
    let game = scene.climate().after("* climate 0, 1 pass until climate, 2 play hurried_season");
    assert_eq!(game.automatic(1), Some(Action::Pass), "the next climate end is meant");
    let other = game.after("1 pass");
    assert_eq!((other.waits_for(), other.automatic(1)), ("seat 2".into(), None), "who is not asked");
    assert_eq!(other.after("2 pass").phase(), Phase::Genes);
}

#[test]
fn evo_74_a_new_card_ends_every_wait() {
    let scene = Scene::new(2).hand(1, "winter_down").hand(2, "mire");
    let quiet = scene.climate().after("* climate 0, 1 pass until card, 2 pass until card");
    let game = quiet.after("* gene legs, 1 bid 1 0, 2 bid 2 0, * card 1 lean_year");
    assert_eq!(game.phase(), Phase::Window(Moment::MovementStart, at(1)));
    assert_eq!((game.view().quiet[at(1)], game.view().quiet[at(2)]), (None, Some(Until::Card)));
}

#[test]
fn evo_74_a_wait_ends_when_its_moment_comes_though_nobody_is_asked() {
    // Mire, the one card of the start of movement, is played before seat 1 is asked.
    let scene = Scene::new(2).order("2 1").hand(1, "winter_down").hand(2, "mire stampede");
    let quiet = scene.climate().after("* climate 0, 2 pass, 1 pass until movement");
    let moving = quiet.after("* gene legs, 2 bid 1 0, 1 bid 2 0, * card 2 lean_year, 2 play mire 1");
    assert_eq!((moving.phase(), moving.view().quiet[at(1)]), (Phase::Move, None));
    assert_eq!(moving.after("2 end, 1 end").waits_for(), "seat 2", "births start");
    let fought = Scene::new(3).herd(2, "2,-1 -3,3 -2,3").hand(1, "mire").hand(2, "mud_wallow");
    let fought = fought.discarded("closed_ranks fickle_fortune");
    let roll = fought.clone().quiet(1, Until::Roll).quiet(2, Until::Attack).moving(2);
    let attacked = roll.after("1 attack 3,-1 2,-1");
    assert_eq!((attacked.view().quiet[at(1)], attacked.view().quiet[at(2)]), (Some(Until::Roll), None));
    assert_eq!(attacked.after("* die fail").view().quiet[at(1)], None);
    let other = fought.quiet(3, Until::Attack).moving(2).after("1 attack 3,-1 2,-1");
    assert_eq!(other.view().quiet[at(3)], Some(Until::Attack), "the attack on another");
}

#[test]
fn evo_74_nobody_may_wait_for_a_moment_whose_cards_are_all_played() {
    let scene = Scene::new(2).hand(1, "winter_down").discarded("mire rich_clutch hurried_season");
    let game = scene.climate().after("* climate 0");
    assert_eq!(
        game.legal_with(1, "pass until"),
        "climate | attack | roll | births | survival | card",
        "of births lean year may still come, and of the climate two"
    );
    assert_eq!(game.refusal("1 pass until movement"), "EVO-74");
}

#[test]
fn evo_74_after_the_last_birth_the_first_on_the_track_is_asked_first() {
    let scene = Scene::new(2).hand(1, "winter_down").hand(2, "distant_nest mud_wallow");
    let births = scene.asked(Moment::BirthsStart, 1).after("1 pass, 2 pass until card, 1 pass");
    let nest = births.legal_with(2, "play distant_nest").split(" | ").next().unwrap().to_owned();
    let survival = births.after(&format!("2 play distant_nest {nest}"));
    assert_eq!(survival.phase(), Phase::Window(Moment::SurvivalStart, at(1)));
    assert_eq!(survival.view().quiet[at(2)], Some(Until::Card), "a card of one's own turn ends no wait");
    assert_eq!(survival.after("1 pass").automatic(2), Some(Action::Pass));
}

#[test]
fn evo_74_nobody_is_asked_when_all_cards_of_the_moment_are_played() {
    let scene = Scene::new(3).hand(1, "mire winter_down").asked(Moment::MovementStart, 1);
    let game = scene.after("1 play mire 2");
    assert_eq!(game.phase(), Phase::Move, "mire was the only card of this moment");
}

#[test]
fn evo_74_the_combatants_are_asked_if_they_hold_a_card() {
    let scene =
        Scene::new(3).herd(2, "2,-1 -3,3 -2,3").hand(1, "stampede").hand(2, "mire").hand(3, "closed_ranks");
    let game = scene.moving(2).after("1 attack 3,-1 2,-1");
    assert!(matches!(game.phase(), Phase::Declared(_)));
    assert_eq!(
        (game.waits_for(), game.refusal("3 play closed_ranks")),
        ("seat 2".into(), "the game does not wait for seat 3".into())
    );
    let rolled = game.after("2 pass, * die success");
    assert_eq!(rolled.waits_for(), "seat 1", "the attacker first");
    let defender = rolled.after("1 pass");
    assert_eq!(defender.waits_for(), "seat 2");
    assert_eq!(defender.after("2 pass").herd(1), "2,-1 3,0");
    let quiet = game.after("2 pass until card, * die success, 1 pass until roll");
    assert_eq!((quiet.waits_for(), quiet.automatic(2)), ("seat 2".into(), Some(Action::Pass)));
    let won = quiet.after("2 pass");
    assert_eq!(won.phase(), Phase::Move);
    assert_eq!(won.after("1 end").waits_for(), "seat 2");
}

#[test]
fn evo_75_a_played_card_lies_face_up_and_its_turn_of_the_wheel_stays() {
    let game = Scene::new(2).section(1).hand(1, "hurried_season").climate();
    let played = game.after("* climate 0, 1 play hurried_season");
    assert_eq!((played.view().section, played.phase()), (2, Phase::Genes));
    assert!(played.view().discard.contains(Card::HurriedSeason));
    assert_eq!(played.view().rounds.last().unwrap().section, 2);
    assert_eq!(played.view().hands[at(1)].size, 0);
}

/// Section 3, token +1; the seasons of both seats in some order.
fn seasons(events: &str) -> u8 {
    let scene =
        Scene::new(2).section(3).hand(1, "hurried_season stalled_season").hand(2, "season_turns_back");
    scene.climate().after("* climate +1").after(events).view().section
}

#[test]
fn evo_76_seasons_turn_the_wheel() {
    // TV-26.
    assert_eq!(seasons("1 play hurried_season"), 5);
    assert_eq!(seasons("1 play hurried_season, 2 pass, 1 play stalled_season"), 4);
    assert_eq!(seasons("1 play stalled_season"), 3);
    assert_eq!(seasons("1 play stalled_season, 2 pass, 1 play hurried_season"), 4);
    assert_eq!(seasons("1 pass, 2 play season_turns_back"), 3);
}

#[test]
fn evo_76_stampede_and_mire() {
    // TV-27.
    let scene = Scene::new(3).hand(1, "stampede").hand(2, "mire");
    let game = scene.asked(Moment::MovementStart, 2).after("2 play mire 1");
    assert_eq!(game.view().points, 1);
    assert_eq!(game.after("1 play stampede").view().points, 4);
    let next = game.after("1 end");
    assert_eq!((next.view().points, next.view().effects.mire), (2, None), "its turn is over");
    let aims = Scene::new(3).hand(2, "mire").asked(Moment::MovementStart, 2);
    assert_eq!(aims.legal_with(2, "play"), "mire 1 | mire 3");
    assert_eq!(
        (aims.refusal("2 play mire 2"), aims.refusal("2 play mire 4")),
        ("EVO-76".into(), "EVO-76".into())
    );
}

#[test]
fn evo_76_drift_raft_carries_along_the_coast_for_nothing() {
    let game = Scene::new(3).herd(1, "2,-1 3,0").hand(1, "drift_raft stampede").moving(0);
    let carried = game.after("1 play drift_raft 3,0 -3,0");
    assert_eq!((carried.herd(1), carried.view().points), ("-3,0 2,-1".into(), 0));
    for event in ["1 play drift_raft 2,-1 -3,0", "1 play drift_raft 3,0 0,0", "1 play drift_raft 3,0 -3,3"] {
        assert_eq!(game.refusal(event), "EVO-76", "{event}");
    }
}

#[test]
fn evo_76_battle_fury_lasts_for_the_turn() {
    let scene = Scene::new(3).herd(2, "2,-1 -3,3 -2,3 -1,3").hand(1, "battle_fury");
    let game = scene.moving(3).after("1 play battle_fury, 1 attack 3,-1 2,-1, * die two_more");
    assert_eq!((game.herd(1), game.view().effects.fury), ("2,-1 3,0".into(), Some(at(1))));
    assert_eq!(game.after("1 end").view().effects.fury, None);
}

#[test]
fn evo_76_closed_ranks_answers_an_attack() {
    let scene = Scene::new(3).herd(2, "2,-1 -3,3 -2,3").genes(1, "horn").hand(2, "closed_ranks");
    let game = scene.moving(2).after("1 attack 3,-1 2,-1, 2 play closed_ranks, * die more");
    assert_eq!(game.herd(1), "3,-1 3,0", "1 against 2");
    assert_eq!(game.view().effects.ranks, Some(at(2)), "for the whole phase");
    let over = game.after("1 end, 2 end, 3 end");
    assert_eq!(over.view().effects.ranks, None);
}

#[test]
fn evo_76_fickle_fortune_rolls_again() {
    let scene = || Scene::new(3).herd(2, "2,-1 -3,3 -2,3").hand(1, "mire");
    let game = scene()
        .hand(2, "fickle_fortune stampede")
        .moving(1)
        .after("1 attack 3,-1 2,-1, 2 pass, * die success, 1 pass");
    let again = game.after("2 play fickle_fortune");
    assert!(matches!(again.phase(), Phase::Roll(_)));
    assert_eq!(again.after("* die fail").herd(1), "3,-1 3,0", "the second roll stands");
    // Before chameleon skin is asked.
    let skin = scene().genes(2, "chameleon_skin").hand(2, "fickle_fortune").moving(1);
    let skin = skin.after("1 attack 3,-1 2,-1, 2 pass, * die success, 1 pass");
    assert!(matches!(skin.phase(), Phase::Rolled(..)));
}

#[test]
fn evo_76_rich_clutch_and_lean_year() {
    // TV-28.
    let scene = Scene::new(2).genes(1, "egg").hand(1, "rich_clutch").hand(2, "lean_year");
    let eggs = |events: &str, scene: Scene| {
        let game = scene.asked(Moment::BirthsStart, 1).after(events);
        game.after("1 pass, 2 pass")
    };
    let capped = eggs("1 play rich_clutch, 2 play lean_year", scene.clone());
    assert_eq!(capped.phase(), Phase::Climate, "one birth each");
    let other = scene.clone().order("2 1").asked(Moment::BirthsStart, 2);
    let other = other.after("2 play lean_year, 1 play rich_clutch, 2 pass, 1 pass");
    assert_eq!(other.phase(), Phase::Climate);
    let rich = eggs("1 play rich_clutch, 2 pass until card", scene);
    assert_eq!(rich.after("1 pass").view().egg, 3, "three eggs");
}

#[test]
fn evo_76_distant_nest_reaches_three_spaces() {
    let game = Scene::new(3).hand(1, "distant_nest").births();
    assert_eq!(game.after("1 play distant_nest 0,0").herd(1), "0,0 3,-1 3,0");
    assert_eq!(
        (game.refusal("1 play distant_nest -1,0"), game.refusal("1 birth 0,0")),
        ("EVO-76".into(), "EVO-43".into())
    );
    assert_eq!(game.refusal("1 play distant_nest 3,0"), "EVO-43", "occupied");
    let killers =
        Scene::new(3).herd(2, "1,0 -3,3 -2,3").genes(1, "killer_babies").hand(1, "distant_nest").births();
    assert!(matches!(killers.after("1 play distant_nest 1,0").phase(), Phase::Bite(..)));
    let full = Scene::new(3).herd(1, "2,-2 2,-1 2,0 2,1 3,-3 3,-2 3,-1 3,0").hand(1, "distant_nest").births();
    assert!(full.after("1 play distant_nest 3,0 0,1").herd(1).starts_with("0,1 "));
    assert_eq!(full.refusal("1 play distant_nest 0,1"), "EVO-44");
}

/// Seat 1 with five dinosaurs, two of them on ideal ground, two in the cold, one in the heat.
fn cold(events: &str) -> Play {
    let scene = Scene::new(2).section(1).herd(1, "-1,-1 1,-2 0,-1 2,-2 2,1").herd(2, "0,2 1,2");
    let scene = scene.hand(1, "winter_down mud_wallow").hand(2, "moulting_sickness");
    scene.asked(Moment::SurvivalStart, 1).after(events)
}

#[test]
fn evo_76_plates_by_cards() {
    let most = |game: &Play| game.legal(1).iter().map(|keep| keep.split(' ').count() - 1).max();
    assert_eq!(cold("1 pass, 2 pass").phase(), Phase::Climate, "no plates, no choice");
    let down = cold("1 play winter_down, 2 pass, 1 pass");
    assert_eq!(most(&down), Some(4));
    let both = cold("1 play winter_down, 2 pass, 1 play mud_wallow, 2 pass");
    assert_eq!(most(&both), Some(5));
    // TV-29, in either order.
    let first = cold("1 play winter_down, 2 play moulting_sickness 1, 1 pass");
    let second = cold("1 pass, 2 play moulting_sickness 1, 1 play winter_down, 1 pass");
    assert_eq!((most(&first), most(&second)), (Some(3), Some(3)));
    let kept = first.after("1 keep -1,-1 1,-2");
    assert_eq!(kept.view().effects, evo::Effects::default(), "nothing lasts");
}

#[test]
fn evo_76_without_events_column_1_gives_a_place_only() {
    let game = Scene::with(2, "events=off", &[]).bidding("legs").after("1 bid 2 0, 2 bid 1 1");
    assert_eq!((game.phase(), game.track(), game.mp(2)), (Phase::Move, "2 1".into(), 5));
}
