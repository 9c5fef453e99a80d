//! Every lesson and practice of every game can be taken, in both languages, along every path.

use dino_games::lesson::{Tried, check, position};
use dino_page::lesson::{Kind, Pattern, faults, lesson, lessons_of, read};
use dino_page::{Lang, Words};

#[test]
fn every_path_of_every_lesson_can_be_played_and_is_told_in_both_languages() {
    let words = [Words::new(Lang::En), Words::new(Lang::Fr)];
    for game in dino_games::IDS {
        assert!(faults(game).is_empty(), "{game}: {:?}", faults(game));
        for lesson in lessons_of(game) {
            let report = check(lesson, &words);
            assert!(report.is_ok(), "{game} {}: {}", lesson.id, report.unwrap_err());
        }
    }
}

#[test]
fn a_lesson_that_promises_what_is_not_so_is_caught() {
    let words = [Words::new(Lang::En), Words::new(Lang::Fr)];
    let good = lesson("cubosaurs", "first").unwrap();
    let spoilt = |change: &dyn Fn(&mut dino_page::lesson::Lesson)| {
        let mut bad = good.clone();
        change(&mut bad);
        check(&bad, &words).unwrap_err().fault
    };
    let awaiting = good.steps.iter().position(|step| !step.awaits.is_empty()).unwrap();
    assert!(spoilt(&|bad| bad.steps[0].lit = vec!["nowhere".to_owned()]).contains("nowhere"));
    assert!(
        spoilt(&|bad| bad.steps[awaiting].awaits = vec![Pattern("refuse egg#stegosaurus".to_owned())])
            .contains("legal")
    );
    assert!(
        spoilt(&|bad| bad.steps[awaiting].wrong[0].tried = Pattern("keep".to_owned())).contains("awaited")
    );
    assert!(spoilt(&|bad| bad.steps[awaiting].wrong[0].refused = true).contains("is legal"));
    assert!(spoilt(&|bad| bad.steps[awaiting].name = "unsaid".to_owned()).contains("says nothing"));
    assert!(spoilt(&|bad| bad.digest = Some(1)).contains("digest"));
    assert!(spoilt(&|bad| bad.start.truncate(5)).contains("digest") || good.start.len() > 5);
}

#[test]
fn what_is_tried_leads_on_or_is_answered() {
    let words = Words::new(Lang::En);
    let lesson = lesson("cubosaurs", "first").unwrap();
    let step = lesson.steps.iter().position(|step| step.name == "types").unwrap();
    let at = position(lesson, step, &[]).unwrap();
    assert_eq!(at.tried("refuse trex#2"), Tried::Right(vec![1]));
    assert_eq!(at.tried("keep"), Tried::Wrong);
    assert!(at.answer(lesson, step, "keep", &words).text.contains("Four Brontosaurus"));
    let refused = at.answer(lesson, step, "refuse brontosaurus#2", &words);
    assert!(refused.title.contains("rules") && refused.text.contains("CUB-21"), "{refused:?}");
    assert!(position(lesson, step + 1, &[7]).is_err(), "no such way");
}

#[test]
fn the_answer_of_a_practice_has_to_be_the_best() {
    let words = [Words::new(Lang::En), Words::new(Lang::Fr)];
    for game in dino_games::IDS {
        let Some(practice) = lessons_of(game).iter().find(|lesson| lesson.kind == Kind::Practice) else {
            continue;
        };
        let at = position(practice, 0, &[]).unwrap();
        let choices = at.table.choices(practice.you);
        let other = choices.iter().find(|choice| !at.awaited.contains(choice)).unwrap();
        let mut bad = practice.clone();
        bad.steps[0].awaits = vec![Pattern(other.clone())];
        bad.steps[0].wrong.clear();
        let fault = check(&bad, &words).unwrap_err().fault;
        assert!(fault.contains("brings") || fault.contains("better"), "{game}: {fault}");
    }
}

#[test]
fn who_has_taken_the_lessons_of_a_game_has_twelve_positions_to_practise() {
    for game in dino_games::IDS.into_iter().filter(|game| !lessons_of(game).is_empty()) {
        let practices = lessons_of(game).iter().filter(|lesson| lesson.kind == Kind::Practice).count();
        assert!(practices >= 12, "{game}: {practices}");
    }
}

#[test]
fn a_file_with_a_fault_is_named_with_its_line() {
    assert_eq!(
        read("evo", "lesson a\nseats none").unwrap_err().to_string(),
        "line 2: expected a number, found `none`"
    );
}
