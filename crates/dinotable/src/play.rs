//! `dinotable play`: one person in the terminal, bots in the other seats. Plain lines only, so that a screen reader
//! reads it as well as anybody.

use crate::cli::{PlayArgs, Usage};
use crate::setup::{self, read_record, read_text, unknown_game};
use anyhow::{Context, Result, anyhow};
use dino_bots::{Bot, FaultLog, Guarded, Kind};
use dino_core::{Configure, Game, PERSON, Pending, RuleId, Seat, Seed, Table, Viewer};
use dino_page::{Show, Words};
use std::io::{BufReader, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

mod ask;
mod fold;
mod menu;
mod news;
mod talk;
mod wall_clock;

use ask::{Command, Heard, Lines};
use fold::Folded;
use menu::{Menu, Picked};
use news::Shown;
use wall_clock::WallClock;

pub(crate) fn run(args: &PlayArgs) -> Result<ExitCode> {
    let id = args.setup.game.as_str();
    dino_games::with_game!(id, G => play::<G>(args)).ok_or_else(|| unknown_game(id, &args.lang.words()))?
}

fn play<G: Show>(args: &PlayArgs) -> Result<ExitCode> {
    let words = args.lang.words();
    let table = if let Some(file) = &args.resume { resume::<G>(args, file)? } else { open::<G>(args)? };
    let mut session = Session::new(table, words, args)?;
    let typed = Lines::of(BufReader::new(std::io::stdin()));
    session.play(&typed, Folded::new(std::io::stdout().lock(), fold::columns()))?;
    Ok(ExitCode::SUCCESS)
}

/// A new table with the person in the seat asked for.
fn open<G: Game>(args: &PlayArgs) -> Result<Table<G>> {
    let config = setup::config::<G>(&args.setup)?;
    let seats = config.seats();
    if args.seat == 0 || args.seat > seats {
        let values = [("seat", args.seat.into()), ("seats", seats.into())];
        return Err(Usage(args.lang.words().with("play-bad-seat", &values)).into());
    }
    let mut bots = setup::bots(&args.bots, seats - 1, &args.lang.words())?.into_iter();
    let player = |seat: u8| {
        if seat == args.seat { Some(PERSON.to_owned()) } else { bots.next().map(|bot| bot.to_string()) }
    };
    let players = (1..=seats).filter_map(player).collect();
    let seed = match args.seed {
        Some(series) => Seed::of_series(series, 0),
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).map_err(|error| anyhow!("no chance to be had: {error}"))?;
            Seed::new(bytes)
        }
    };
    Ok(Table::new(config, seed, players))
}

/// The table of a saved game.
fn resume<G: Game>(args: &PlayArgs, file: &std::path::Path) -> Result<Table<G>> {
    let record = read_record(file)?;
    let is_person = |player: &&String| player.as_str() == PERSON;
    if record.header.players.iter().filter(is_person).count() != 1 {
        let line = record.header.at.players;
        let values = [("file", file.display().to_string().into()), ("line", line.into())];
        return Err(anyhow!(args.lang.words().with("play-one-person", &values)));
    }
    let sheet = args.setup.components.as_deref().map(read_text).transpose()?;
    let table = Table::resume(&record, sheet.as_deref()).with_context(|| file.display().to_string())?;
    table.with_context(|| {
        args.lang.words().with("play-no-seed", &[("file", file.display().to_string().into())])
    })
}

/// A bot that takes longer over an action is replaced for the rest of the game.
const MAX_THINK: Duration = Duration::from_secs(60);

/// A person at the table.
struct Session<G: Show> {
    table: Table<G>,
    seat: Seat,
    wall_clock: WallClock<G::Action>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    /// Where bots failed, and a simpler one played in their place.
    faults: FaultLog,
    names: Vec<String>,
    words: Words,
    /// What of the table the person has seen.
    shown: Shown,
    /// The rule that last refused something.
    refused: Option<RuleId>,
    /// The person's own file, which may be written again: the one resumed, or the last one saved to.
    file: Option<PathBuf>,
    /// How long the record was when it was last saved.
    saved: usize,
    /// Whether the person was told that quitting loses the game.
    warned: bool,
    /// Whether the person has said once to give up.
    gives_up: bool,
}

/// Whether play goes on.
#[derive(PartialEq, Eq)]
enum Go {
    On,
    Quit,
}

impl<G: Show> Session<G> {
    fn new(table: Table<G>, words: Words, args: &PlayArgs) -> Result<Self> {
        let players = table.players();
        let at =
            players.iter().position(|player| player == PERSON).context("no person sits at this table")?;
        // A game that goes on does not repeat the bots' choices.
        let chance = table.bot_seed().wrapping_add(1000 * table.events().len() as u64);
        let faults = FaultLog::default();
        let bots = (0..)
            .zip(players)
            .map(|(seat, player)| match player.as_str() {
                PERSON => Ok(None),
                bot => {
                    let seed = chance.wrapping_add(seat);
                    let bot = bot.parse::<Kind>()?.bot::<G>(seed);
                    Ok(Some(Box::new(Guarded::new(bot, MAX_THINK, seed, faults.clone())) as Box<dyn Bot<G>>))
                }
            })
            .collect::<Result<_>>()?;
        let name = |(number, player): (u8, &String)| match player.as_str() {
            PERSON => words.with("seat-person", &[("seat", number.into())]),
            bot => setup::bot_name(number, bot, &words),
        };
        let names = (1..).zip(players).map(name).collect();
        let seat = Seat::new(at as u8);
        let (file, saved, time) = (args.resume.clone(), table.lines(), table.clocks().time());
        let kinds: Vec<Kind> = players.iter().map(|player| player.parse().unwrap_or(Kind::Greedy)).collect();
        Ok(Session {
            table,
            seat,
            wall_clock: WallClock::new(&kinds, time),
            bots,
            faults,
            names,
            words,
            shown: Shown::default(),
            refused: None,
            file,
            saved,
            warned: false,
            gives_up: false,
        })
    }

    fn play(&mut self, typed: &Lines, mut out: impl Write) -> Result<()> {
        self.welcome(&mut out)?;
        loop {
            match self.table.pending() {
                Pending::Over => break,
                Pending::Chance => {
                    let before = self.table.state().clone();
                    self.table.set_time(self.wall_clock.now());
                    self.table.draw();
                    self.tell_last(&before, &mut out)?;
                }
                Pending::Seats(seats) if seats.contains(self.seat) => {
                    if self.decide(typed, &mut out)? == Go::Quit {
                        return self.goodbye(&mut out);
                    }
                }
                Pending::Seats(seats) => self.bots_act(seats, &mut out)?,
            }
        }
        self.the_end(typed, &mut out)
    }

    /// The person decides; returns when an action was taken.
    fn decide(&mut self, typed: &Lines, out: &mut impl Write) -> Result<Go> {
        if let Some(action) = self.table.state().automatic_action(self.seat) {
            return self.act(action, out);
        }
        self.show_news(out)?;
        self.count_down(out)?;
        let mut menu = self.menu();
        self.show_menu(&menu, out)?;
        loop {
            let line = match self.hear(typed, out)? {
                Heard::Line(line) => line,
                Heard::Silence => return Ok(Go::On),
                Heard::End => return Ok(Go::Quit),
            };
            match ask::command(&line) {
                Command::Nothing => {
                    if let Some((action, _)) = menu.only() {
                        return self.act(action, out);
                    }
                }
                Command::Number(number) => {
                    if let Some(go) = self.pick(&mut menu, number, out)? {
                        return Ok(go);
                    }
                }
                Command::Action(text) => match text.to_lowercase().parse::<G::Action>() {
                    Ok(action) => match self.table.state().check(self.seat, action) {
                        Ok(()) => return self.act(action, out),
                        Err(refusal) => self.refuse(refusal, out)?,
                    },
                    Err(error) => match menu.named(text) {
                        Some(number) => {
                            if let Some(go) = self.pick(&mut menu, number, out)? {
                                return Ok(go);
                            }
                        }
                        None => self.unreadable(text, Some(&error), out)?,
                    },
                },
                Command::Undo => {
                    if self.undo(out)? {
                        self.shown.forget();
                        return Ok(Go::On);
                    }
                }
                Command::Table => {
                    self.show_table(out)?;
                    menu = self.menu();
                    self.show_menu(&menu, out)?;
                }
                Command::Why(Some(text)) if text.parse::<u64>().is_ok() => {
                    self.about_choice(&menu, text.parse().unwrap_or_default(), out)?;
                }
                // Asked once more: nobody gives up by a slip.
                Command::Resign if self.gives_up => {
                    self.table.resign(self.seat)?;
                    return Ok(Go::On);
                }
                Command::Resign => {
                    self.gives_up = true;
                    self.say("play-resign", &[], out)?;
                }
                Command::Quit if self.may_quit(out)? => return Ok(Go::Quit),
                other => self.common(&other, out)?,
            }
        }
    }

    /// Takes a choice by its number; something when an action was taken.
    fn pick(&mut self, menu: &mut Menu<G::Action>, number: u64, out: &mut impl Write) -> Result<Option<Go>> {
        match menu.pick(number) {
            Picked::Action(action) => return self.act(action, out).map(Some),
            Picked::Further => self.show_menu(menu, out)?,
            Picked::Nothing => self.say("play-number", &[("number", number.into())], out)?,
        }
        Ok(None)
    }

    /// What can be asked at any time.
    fn common(&mut self, command: &Command<'_>, out: &mut impl Write) -> Result<()> {
        match command {
            Command::Help => self.help(out),
            Command::Log => self.log(out),
            Command::Hint => self.hint(out),
            Command::Scores => {
                let view = self.table.state().view(Viewer::Seat(self.seat));
                Ok(write!(out, "{}", G::scores(&view, &self.words))?)
            }
            Command::Why(None) => self.explain(self.refused, out),
            Command::Why(Some(text)) if self.is_rule(text) => self.explain_numbered(text, out),
            Command::Why(Some(text)) => match text.to_lowercase().parse::<G::Action>() {
                Ok(action) => match self.table.state().check(self.seat, action) {
                    Ok(()) => self.say("play-may", &[], out),
                    Err(refusal) => {
                        self.refuse(refusal, out)?;
                        self.explain(self.refused, out)
                    }
                },
                Err(error) => self.unreadable(text, Some(&error), out),
            },
            Command::Save(None) => self.say("play-save-where", &[], out),
            Command::Save(Some(file)) => self.save(file, out),
            Command::Action(text) => self.unreadable(text, None, out),
            Command::Number(number) => self.say("play-number", &[("number", (*number).into())], out),
            Command::Undo => self.undo(out).map(drop),
            Command::Nothing | Command::Table | Command::Resign | Command::Quit => Ok(()),
        }
    }

    fn act(&mut self, action: G::Action, out: &mut impl Write) -> Result<Go> {
        let before = self.table.state().clone();
        self.table.set_time(self.wall_clock.now());
        match self.table.act_now(self.seat, action, None) {
            Ok(()) => self.tell_last(&before, out)?,
            Err(refusal) => self.refuse(refusal, out)?,
        }
        Ok(Go::On)
    }

    fn undo(&mut self, out: &mut impl Write) -> Result<bool> {
        let Err(why) = self.table.take_back(self.seat) else {
            self.say("play-undone", &[], out)?;
            return Ok(true);
        };
        let called = |seat: Seat, _: &Words| self.names[seat.index()].clone();
        let why = dino_page::no_takeback(why, &called, &self.words);
        self.say("play-no-undo", &[("why", why.into())], out)?;
        Ok(false)
    }

    fn save(&mut self, file: &str, out: &mut impl Write) -> Result<()> {
        let path = PathBuf::from(file);
        if path.exists() && self.file.as_ref() != Some(&path) {
            return self.say("play-save-exists", &[("file", file.into())], out);
        }
        // The seed goes into the file, so that the game can go on: it is the person's own.
        let text = self.table.record(true).sealed_text();
        match ask::save(&path, &text) {
            Ok(()) => {
                self.saved = self.table.lines();
                self.file = Some(path);
                self.say("play-saved", &[("file", file.into())], out)?;
                if self.table.pending() == Pending::Over {
                    return Ok(());
                }
                self.say("play-saved-seed", &[], out)
            }
            Err(error) => self.say("play-not-saved", &[("why", error.to_string().into())], out),
        }
    }

    /// Whether nothing is lost by leaving; asks once otherwise.
    fn may_quit(&mut self, out: &mut impl Write) -> Result<bool> {
        if self.warned || self.saved == self.table.lines() {
            return Ok(true);
        }
        self.warned = true;
        self.say("play-quit-unsaved", &[], out)?;
        Ok(false)
    }

    fn menu(&self) -> Menu<G::Action> {
        Menu::new(self.table.state(), self.seat, &self.words)
    }

    fn the_end(&mut self, typed: &Lines, out: &mut impl Write) -> Result<()> {
        self.show_news(out)?;
        self.say("play-over", &[], out)?;
        if let Some(standing) = self.table.standing() {
            let view = self.table.state().view(Viewer::Seat(self.seat));
            write!(out, "{}", dino_page::standing::<G>(&view, &standing, &self.names, &self.words))?;
        }
        if let Some((_, seed)) = self.table.record(true).seed {
            self.say("play-seed", &[("seed", seed.to_string().into())], out)?;
        }
        loop {
            let prompt = self.words.get("play-over-prompt");
            let Some(line) = typed.answer(&prompt, out)? else { return Ok(()) };
            match ask::command(&line) {
                Command::Nothing | Command::Quit => return Ok(()),
                Command::Table => self.show_table(out)?,
                other => self.common(&other, out)?,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::{Cli, Command};
    use clap::Parser as _;
    use dino_bots::Decision;
    use dino_core::Heuristics;

    struct Panics;

    impl<G: Heuristics> Bot<G> for Panics {
        fn choose(&mut self, _: &mut Decision<'_, G>) -> G::Action {
            panic!("as it was asked to")
        }
    }

    /// What a person is told who always takes the first choice, against a bot that panics.
    fn told<G: Show>(args: &PlayArgs) -> String {
        let mut session = Session::new(open::<G>(args).unwrap(), args.lang.words(), args).unwrap();
        let faulty = Guarded::new(Box::new(Panics), MAX_THINK, 1, session.faults.clone());
        session.bots[1] = Some(Box::new(faulty));
        let mut out = Vec::new();
        session.play(&Lines::of(std::io::Cursor::new("1\n".repeat(400))), &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_bot_that_fails_is_told_of_and_the_game_goes_on() {
        let words =
            ["dinotable", "play", "cubosaurs", "--seats", "2", "--seat", "1", "--seed", "1", "--lang", "en"];
        let Some(Command::Play(args)) = Cli::try_parse_from(words).unwrap().command else { panic!() };
        let told = dino_games::with_game!("cubosaurs", G => told::<G>(&args)).unwrap();
        assert!(told.contains("could not decide: a simpler bot played instead."), "{told}");
        assert!(told.contains("The game is over") || told.contains("wins"), "{told}");
    }
}
