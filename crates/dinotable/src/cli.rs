//! The command line.

use crate::admin::AdminArgs;
use crate::arena::Contestant;
use crate::lifetime::Lifetime;
use crate::logging::LogArgs;
use clap::{Args, Parser, Subcommand, ValueEnum};
use dino_bots::Kind;
use std::path::PathBuf;

/// Modern dinosaur board games: play them, simulate them, check them.
#[derive(Parser, Debug)]
#[command(version, about, after_help = "Without a command the table opens in the browser.")]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

impl Cli {
    /// The words of the language in which the program speaks.
    pub(crate) fn words(&self) -> dino_page::Words {
        let system = LangArg::default();
        let lang = match &self.command {
            Some(Command::Serve(args)) => &args.data.lang,
            Some(Command::Games(args)) => &args.lang,
            Some(Command::Play(args)) => &args.lang,
            Some(Command::Replay(args)) => &args.lang,
            Some(Command::Verify(args)) => &args.lang,
            Some(Command::Backup(args)) => &args.data.lang,
            Some(Command::Restore(args)) => &args.data.lang,
            Some(Command::Export(args)) => &args.data.lang,
            Some(Command::Import(args)) => &args.data.lang,
            Some(Command::Arena(args)) => &args.lang,
            Some(Command::Train(args)) => &args.lang,
            Some(Command::Review(args)) => &args.lang,
            Some(Command::Par(args)) => &args.lang,
            None
            | Some(
                Command::Admin(_)
                | Command::Sim(_)
                | Command::Bench(_)
                | Command::Completions(_)
                | Command::Man,
            ) => &system,
        };
        lang.words()
    }
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Open the table in the browser: what happens when no command is given
    Serve(ServeArgs),
    /// List the games with their seats, options and rules version
    Games(GamesArgs),
    /// Play in the terminal against bots
    Play(PlayArgs),
    /// Play games bot against bot and print what came out
    Sim(SimArgs),
    /// Show any moment of a recorded game
    Replay(ReplayArgs),
    /// Review a recorded game: luck, decisions, what could have been better
    Review(ReviewArgs),
    /// Check recorded games: every event, digest, result and draw
    Verify(VerifyArgs),
    /// Copy all tables to one file, also while the server runs
    Backup(BackupArgs),
    /// Put a backup in the place of all tables; what was there is kept
    Restore(RestoreArgs),
    /// Write every table to files that people can read, also while the server runs
    Export(ExportArgs),
    /// Add the tables of an export
    Import(ImportArgs),
    /// Look after a running server: tables, people, limits
    Admin(AdminArgs),
    /// Measure how strong bots are: mirrored deals, intervals, ratings
    Arena(ArenaArgs),
    /// Learn by self-play what a running game is worth
    Train(TrainArgs),
    /// Measure random games and search on one core
    Bench(BenchArgs),
    /// Mesozooic: the best zoo of eleven or eight cards, and the slides that lead to it
    Par(ParArgs),
    /// Print what lets a shell complete the commands
    Completions(CompletionsArgs),
    /// Print the manual page
    Man,
}

#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    /// Where to listen; port 0 picks a free one
    #[arg(long, value_name = "ADDRESS:PORT", default_value = LISTEN)]
    pub(crate) listen: String,
    #[command(flatten)]
    pub(crate) data: DataArgs,
    /// Another way to the same PostgreSQL database, where a pooler in transaction mode stands at the first
    #[arg(long, value_name = "URL", requires = "database")]
    pub(crate) database_direct: Option<String>,
    /// Do not open the browser
    #[arg(long)]
    pub(crate) no_open: bool,
    /// How long bots wait after an ordinary action, so that it can be seen, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = BOT_DELAY)]
    pub(crate) bot_delay: u64,
    /// How long a finished game is looked through for its review, in seconds; a first look takes a sixth of that
    #[arg(long, value_name = "SECONDS", default_value_t = REVIEW_TIME, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub(crate) review_time: u64,
    /// How many changes a second one browser may ask for in the long run; an address may ten times as many, and
    /// listen that often at once
    #[arg(long, value_name = "N", default_value_t = RATE)]
    pub(crate) rate: u32,
    /// Believe the last address in x-forwarded-for: only behind a proxy that writes it
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    /// How many connections there may be; more are refused for a moment. The system's limit of open files counts too
    #[arg(long, value_name = "N", default_value_t = MAX_CONNECTIONS)]
    pub(crate) max_connections: usize,
    /// How many of them may come from one address; not counted behind a proxy
    #[arg(long, value_name = "N", default_value_t = MAX_CONNECTIONS_PER_ADDRESS)]
    pub(crate) max_connections_per_address: usize,
    /// Where to tell metrics to Prometheus, at /metrics [default: nowhere]; not for everybody's eyes
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) metrics: Option<String>,
    #[command(flatten)]
    pub(crate) log: LogArgs,
    /// A component sheet that hosts may choose by the name of its file; may be given several times
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Vec<PathBuf>,
    /// How long a table is kept that has not begun and nobody looks at: 7d, 12h, or never to keep it for ever
    #[arg(long, value_name = "TIME", default_value = KEEP_LOBBIES)]
    pub(crate) keep_lobbies: Lifetime,
    /// How long a game is kept that nobody plays on or looks at; one of days longer
    #[arg(long, value_name = "TIME", default_value = KEEP_ABANDONED)]
    pub(crate) keep_abandoned: Lifetime,
    /// How long a finished table is kept with its chat and links, before it is archived
    #[arg(long, value_name = "TIME", default_value = KEEP_FINISHED)]
    pub(crate) keep_finished: Lifetime,
    /// How long the record of an archived table is kept
    #[arg(long, value_name = "TIME", default_value = KEEP_ARCHIVED)]
    pub(crate) keep_archived: Lifetime,
    /// How many tables that are not over may be opened from one address; this computer itself is not counted
    #[arg(long, value_name = "N", default_value_t = MAX_TABLES_PER_ADDRESS)]
    pub(crate) max_tables_per_address: u32,
    /// How many of them may be listed for all
    #[arg(long, value_name = "N", default_value_t = MAX_LISTED_PER_ADDRESS)]
    pub(crate) max_listed_per_address: u32,
    /// How many tables for bots alone may be opened from one address in an hour
    #[arg(long, value_name = "N", default_value_t = MAX_BOT_TABLES_PER_ADDRESS)]
    pub(crate) max_bot_tables_per_address: u32,
}

const LISTEN: &str = "127.0.0.1:6565";
const BOT_DELAY: u64 = 1360;
/// How long a finished game is looked through where nobody says otherwise, in seconds.
const REVIEW_TIME: u64 = 45;
const RATE: u32 = 30;
const MAX_CONNECTIONS: usize = 20_000;
const MAX_CONNECTIONS_PER_ADDRESS: usize = 512;
const KEEP_LOBBIES: &str = "7d";
const KEEP_ABANDONED: &str = "30d";
const KEEP_FINISHED: &str = "90d";
const KEEP_ARCHIVED: &str = "1825d";
const MAX_TABLES_PER_ADDRESS: u32 = 300;
const MAX_LISTED_PER_ADDRESS: u32 = 10;
const MAX_BOT_TABLES_PER_ADDRESS: u32 = 30;

impl Default for ServeArgs {
    fn default() -> Self {
        ServeArgs {
            listen: LISTEN.to_owned(),
            data: DataArgs::default(),
            database_direct: None,
            no_open: false,
            bot_delay: BOT_DELAY,
            review_time: REVIEW_TIME,
            rate: RATE,
            behind_proxy: false,
            max_connections: MAX_CONNECTIONS,
            max_connections_per_address: MAX_CONNECTIONS_PER_ADDRESS,
            metrics: None,
            log: LogArgs::default(),
            components: Vec::new(),
            keep_lobbies: Lifetime::days(7),
            keep_abandoned: Lifetime::days(30),
            keep_finished: Lifetime::days(90),
            keep_archived: Lifetime::days(1825),
            max_tables_per_address: MAX_TABLES_PER_ADDRESS,
            max_listed_per_address: MAX_LISTED_PER_ADDRESS,
            max_bot_tables_per_address: MAX_BOT_TABLES_PER_ADDRESS,
        }
    }
}

/// Where tables are kept, and the language in which that is told.
#[derive(Args, Debug, Default)]
pub(crate) struct DataArgs {
    /// The folder for tables and secrets [default: the system's place for data]
    #[arg(long, global = true, value_name = "DIR", conflicts_with = "database")]
    pub(crate) data: Option<PathBuf>,
    /// The database, such as sqlite:/var/lib/dinotable/tables.db, or postgres://USER:PASSWORD@HOST/NAME for several servers
    #[arg(long, global = true, value_name = "URL")]
    pub(crate) database: Option<String>,
    /// The socket for `dinotable admin` [default: beside the database; on PostgreSQL none]
    #[arg(long, global = true, value_name = "FILE")]
    pub(crate) admin_socket: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Args, Debug)]
pub(crate) struct BackupArgs {
    /// The file to make; it holds the secrets of all seats
    pub(crate) file: PathBuf,
    /// Replace the file if there is one
    #[arg(long)]
    pub(crate) force: bool,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Args, Debug)]
pub(crate) struct RestoreArgs {
    /// The backup
    pub(crate) file: PathBuf,
    /// Take a database that lost its log as it is: what was in the log is gone
    #[arg(long)]
    pub(crate) force: bool,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Args, Debug)]
pub(crate) struct ExportArgs {
    /// The folder to make; it holds the secrets of all seats
    pub(crate) dir: PathBuf,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Args, Debug)]
pub(crate) struct ImportArgs {
    /// The folder of the export
    pub(crate) dir: PathBuf,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Args, Debug)]
pub(crate) struct GamesArgs {
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

/// A command line that cannot be followed, in a sentence. The program then ends with 2, as for one it cannot read.
#[derive(Debug)]
pub(crate) struct Usage(pub(crate) String);

impl std::fmt::Display for Usage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

/// How a game is set up.
#[derive(Args, Debug)]
pub(crate) struct SetupArgs {
    /// The game, as `dinotable games` lists it
    pub(crate) game: String,
    /// How many seats [default: 4, or as many as the game has]
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// Set an option of the game, such as dna=on; may be repeated
    #[arg(long, value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) set: Vec<(String, String)>,
    /// Play with a corrected component sheet
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct SimArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// Everything follows from this number: the same seed gives the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Who sits where: a bot for each seat, or one for all [random, greedy, egg, hatchling, grazer, hunter, apex]
    #[arg(long, value_name = "BOT,..", value_delimiter = ',', default_value = "random")]
    pub(crate) bots: Vec<Kind>,
    /// How many threads [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    /// Save a record of every game in this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Who competes: a bot for each seat, or fewer: then the first sits once and the others take the rest. apex:100 thinks
    /// for 100 ms, apex@500 makes 500 iterations; flat, plain, trusting, untrusting, handmade and unpaired are searchers to compare with
    #[arg(long, value_name = "BOT,..", value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<Contestant>,
    /// How many games; each deal is played with every rotation of the seats, so it may be a few more
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub(crate) games: u64,
    /// How long apex thinks about an action, in milliseconds [default: 1000]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=600_000))]
    pub(crate) think: Option<u64>,
    /// How many iterations it makes for an action instead: the same on every machine
    #[arg(long, value_name = "N", conflicts_with = "think", value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    pub(crate) iterations: Option<u32>,
    /// Deals follow from this number
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads; where bots think by time, no more than there are idle cores
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: u16,
    /// How many games of the two matches that come with every table: the first bot against itself, where seats should come
    /// out about even, and against random ones [default: as many, 40 at most; 0 for none]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(0..=10_000_000))]
    pub(crate) controls: Option<u64>,
    /// Draw a chart of the shares into this file
    #[arg(long, value_name = "FILE.svg")]
    pub(crate) svg: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Args, Debug)]
pub(crate) struct TrainArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Where weights, chart and what training goes on from are kept: a second time it goes on
    #[arg(long, value_name = "DIR", default_value = "training")]
    pub(crate) folder: PathBuf,
    /// How many times it plays, learns and tries
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub(crate) epochs: u16,
    /// How many games it learns from each time
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub(crate) games: u64,
    /// How many games it then plays against the hand-made value
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) trial: u64,
    /// How many iterations a bot makes for an action
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) iterations: u32,
    /// Deals follow from this number
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Where you sit
    #[arg(long, value_name = "SEAT", default_value_t = 1)]
    pub(crate) seat: u8,
    /// Who sits in the other seats: a bot for each, or one for all [random, greedy, egg, hatchling, grazer, hunter,
    /// apex]
    #[arg(long, value_name = "BOT,..", value_delimiter = ',', default_value = "greedy")]
    pub(crate) bots: Vec<Kind>,
    /// Draw from this number instead of true chance, to play the same game again
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// Go on with a game saved before; seats and options are those of the file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "set", "seat", "seed", "bots"])]
    pub(crate) resume: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    /// The record
    pub(crate) file: PathBuf,
    /// The moment after so many events [default: the last]
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// Whose eyes to look with: a seat number, or public [default: everything]
    #[arg(long, value_name = "SEAT|public", value_parser = viewer)]
    pub(crate) view: Option<dino_core::Viewer>,
    /// Print what happened up to that moment, line by line
    #[arg(long)]
    pub(crate) log: bool,
    /// The component sheet it was played with, when that was not the usual one
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Args, Debug)]
pub(crate) struct ReviewArgs {
    /// The record of a game that is over
    pub(crate) file: PathBuf,
    /// Whose review [default: those of persons, or all]
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Option<u8>,
    /// A first look of a few seconds instead of the whole one, which takes up to a minute
    #[arg(long, conflicts_with = "playouts")]
    pub(crate) quick: bool,
    /// How many playouts for every value: the same on every machine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=100_000))]
    pub(crate) playouts: Option<u32>,
    /// The component sheet it was played with, when that was not the usual one
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long, conflicts_with = "svg")]
    pub(crate) json: bool,
    /// Print the chart of one seat
    #[arg(long)]
    pub(crate) svg: bool,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Args, Debug)]
pub(crate) struct VerifyArgs {
    /// The records
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// The component sheet they were played with, when that was not the usual one
    #[arg(long, value_name = "SHEET")]
    pub(crate) components: Option<PathBuf>,
    /// Accept records without the sum at their end, such as those written by hand
    #[arg(long)]
    pub(crate) unsealed: bool,
    /// Print one JSON object a record
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Args, Debug)]
pub(crate) struct BenchArgs {
    /// The game [default: all of them]
    pub(crate) game: Option<String>,
    /// How many seats [default: 4, or as many as the game has]
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// How long to measure each game
    #[arg(long, value_name = "S", default_value_t = 2.0, value_parser = seconds)]
    pub(crate) seconds: f64,
    /// Set an option of the game, such as dna=on; may be repeated
    #[arg(long, value_name = "KEY=VALUE", value_parser = key_value, requires = "game")]
    pub(crate) set: Vec<(String, String)>,
    /// Print one JSON object a line
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ParArgs {
    /// The cards as they are laid out, row by row, such as b01 b02 n05 g1
    #[arg(required = true, value_name = "CARD")]
    pub(crate) cards: Vec<String>,
    /// Count with a corrected component sheet
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Args, Debug)]
pub(crate) struct CompletionsArgs {
    /// The shell
    #[arg(value_enum)]
    pub(crate) shell: clap_complete::Shell,
}

/// The language of the table.
#[derive(Args, Debug, Default)]
pub(crate) struct LangArg {
    /// Language [default: that of the system]
    #[arg(long, global = true, value_enum)]
    lang: Option<LangName>,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
enum LangName {
    En,
    Fr,
}

impl LangArg {
    /// The words of the language asked for.
    pub(crate) fn words(&self) -> dino_page::Words {
        use dino_page::{Lang, Words};
        Words::new(match self.lang {
            Some(LangName::En) => Lang::En,
            Some(LangName::Fr) => Lang::Fr,
            None => Lang::of_locale(&sys_locale::get_locale().unwrap_or_default()),
        })
    }
}

fn key_value(text: &str) -> Result<(String, String), String> {
    let pair = text.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
    pair.ok_or_else(|| "expected KEY=VALUE, such as dna=on".to_owned())
}

fn viewer(text: &str) -> Result<dino_core::Viewer, String> {
    if text == "public" {
        return Ok(dino_core::Viewer::Public);
    }
    text.parse().map(dino_core::Viewer::Seat).map_err(|_| "expected a seat number or public".to_owned())
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.01..=3600.0).contains(seconds));
    seconds.ok_or_else(|| "expected seconds from 0.01 to 3600".to_owned())
}
