//! `cargo xtask test`: everything the project is held to.

use crate::debian::{CADDY, CHROMIUM, NGINX, POSTGRES};
use crate::programs::{self, Built, Count, How, Program};
use crate::schemathesis::{self, Effort};
use crate::{attacks, dependencies, deploy, layers, new_game, package, root, scripts, simulate};
use anyhow::{Result, anyhow, bail};
use std::path::Path;
use std::thread;

/// Games of each variant: enough to see that it can be played, and with `--all` enough to meet what is rare.
const GAMES: [u32; 2] = [100, 1000];

/// Tests of the browser that have begun. Only two of them work at a time: the others wait, or are done working and wait
/// for a clock.
const BROWSER_TESTS: u32 = 4;

/// What is held to clocks, as browsers are: it runs when nothing else does.
const TIMED: &[&str] = &["dino-bots", "dino-server", "dino-store", "dino-postgres", "dinotable"];

/// All tests, then what only the whole program can show.
pub(crate) fn run(all: bool) -> Result<()> {
    layers::check(&root())?;
    dependencies::check(all)?;
    let (built, browser) = thread::scope(|scope| -> Result<(Built, bool)> {
        // Both wait for the network more than for the processor.
        let browser = scope.spawn(move || -> Result<bool> {
            if all {
                // Their tests look themselves whether they are there.
                NGINX.install()?;
                CADDY.install()?;
            }
            // Its tests find it themselves too; where it could not be had, that was said.
            POSTGRES.install()?;
            CHROMIUM.install()
        });
        let scripts = scope.spawn(scripts::check);
        let built = programs::build()?;
        joined(scripts.join())?;
        Ok((built, joined(browser.join())?))
    })?;
    let dinotable = built.dinotable.as_path();
    let (in_browser, others): (Vec<_>, Vec<_>) =
        built.tests.iter().partition(|program| program.name == "dino-browser browser");
    let (timed, others): (Vec<_>, Vec<_>) = others.into_iter().partition(|program| program.is_of(TIMED));
    let mut count = programs::doc_tests()?;
    for program in others {
        count += program.run(How { all, ..How::default() })?;
    }
    count += package::check(all)?;
    simulate::replay_all(dinotable)?;
    simulate::simulate_all(dinotable, GAMES[usize::from(all)])?;
    // What is held to clocks runs when nothing else does: browsers first, then the rest.
    count += test_in_browser(&in_browser, browser, dinotable)?;
    for program in timed {
        count += program.run(How { all, ..How::default() })?;
    }
    if all {
        deploy::check(dinotable)?;
        schemathesis::run(dinotable, &Effort::Short)?;
        attacks::siege(dinotable, false, false)?;
        attacks::torture(dinotable, false)?;
        simulate::count_allocations()?;
        // Last: its program, with one game more, takes the place of ours.
        new_game::prove()?;
    }
    for test in programs::all_failed() {
        println!("failed: {test}");
    }
    let Count { passed, failed, skipped } = count;
    println!("{passed} passed, {failed} failed, {skipped} skipped");
    if failed > 0 { bail!("{failed} tests failed") } else { Ok(()) }
}

fn test_in_browser(programs: &[&Program], browser: bool, dinotable: &Path) -> Result<Count> {
    let mut count = Count::default();
    for program in programs {
        count += if browser {
            let threads = Some(BROWSER_TESTS);
            program.run_twice(How { threads, dinotable: Some(dinotable), ..How::default() })?
        } else {
            Count { skipped: program.tests()?, ..Count::default() }
        };
    }
    Ok(count)
}

fn joined<T>(ended: thread::Result<Result<T>>) -> Result<T> {
    ended.unwrap_or_else(|_| Err(anyhow!("a thread of the checks panicked")))
}
