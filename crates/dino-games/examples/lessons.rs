//! Plays every lesson and practice of every game, or of one: `cargo xtask lessons [GAME [NAME [STEP]]]`. With a step it shows
//! what is legal there and what is drawn, for whoever writes it.

#![allow(clippy::print_stdout, reason = "it talks to who runs it")]

use dino_games::lesson::{check, position};
use dino_page::lesson::{Kind, Lesson, faults, lessons_of};
use dino_page::{Lang, Words};
use std::process::ExitCode;

fn main() -> ExitCode {
    let words = [Words::new(Lang::En), Words::new(Lang::Fr)];
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, name, step] = [0, 1, 2].map(|at| arguments.get(at).map(String::as_str));
    if let (Some(game), Some(file)) = (game, name.filter(|name| name.ends_with(".lesson"))) {
        return from_file(game, file, step, &words);
    }
    let mut failed = false;
    for id in dino_games::IDS.into_iter().filter(|id| game.is_none_or(|game| game == *id)) {
        for (file, error) in faults(id) {
            failed = true;
            println!("{id}: {file}: {error}");
        }
        for lesson in lessons_of(id).iter().filter(|lesson| name.is_none_or(|name| name == lesson.id)) {
            if let Some(step) = step.and_then(|step| step.parse::<usize>().ok()) {
                show(lesson, step.saturating_sub(1), &words[0]);
                continue;
            }
            let kind = if lesson.kind == Kind::Lesson { "lesson" } else { "practice" };
            match check(lesson, &words) {
                Ok(report) => {
                    println!(
                        "{id}: {kind} {}: {} steps, {} paths",
                        lesson.id,
                        lesson.steps.len(),
                        report.paths
                    );
                }
                Err(error) => {
                    failed = true;
                    println!("{id}: {kind} {}: {error}", lesson.id);
                }
            }
        }
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// The lessons of a file that is not part of the program yet: `lessons GAME FILE [STEP]`.
fn from_file(game: &str, file: &str, step: Option<&str>, words: &[Words; 2]) -> ExitCode {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    let lessons = match dino_page::lesson::read(game, &text) {
        Ok(lessons) => lessons,
        Err(error) => {
            println!("{file}: {error}");
            return ExitCode::FAILURE;
        }
    };
    for lesson in &lessons {
        match step.and_then(|step| step.parse::<usize>().ok()) {
            Some(step) => show(lesson, step.saturating_sub(1), &words[0]),
            None => match dino_games::lesson::check_positions(lesson, words) {
                Ok(report) => println!("{}: {report:?} digest {:08x}", lesson.id, report.digest),
                Err(error) => println!("{}: {error}", lesson.id),
            },
        }
    }
    ExitCode::SUCCESS
}

fn show(lesson: &Lesson, step: usize, words: &Words) {
    match position(lesson, step, &[]) {
        Err(error) => println!("{error}"),
        Ok(at) => {
            let names = lesson.seat_names(words);
            let viewer = dino_core::Viewer::Seat(lesson.you);
            for line in at.table.log(0, viewer, &names, words) {
                println!("{}", line.text);
            }
            println!("waits for {:?}", at.table.pending());
            for choice in at.table.choices(lesson.you) {
                println!("  {choice}");
            }
        }
    }
}
