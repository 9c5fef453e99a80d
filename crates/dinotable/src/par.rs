//! `dinotable par`: the best that can be made of given cards, and the way to it.

use crate::cli::ParArgs;
use crate::setup::read_text;
use anyhow::{Context, Result, anyhow};
use dino_page::games::PAGES;
use serde_json::json;
use std::io::Write;
use std::process::ExitCode;

pub(crate) fn run(args: &ParArgs) -> Result<ExitCode> {
    let sheet = args.components.as_ref().map(|file| read_text(file)).transpose()?;
    let par = PAGES.into_iter().find_map(|page| page.par).context("no game has a par")?;
    let found = par(&args.cards, sheet.as_deref()).map_err(|error| match &args.components {
        Some(file) => anyhow!(error).context(file.display().to_string()),
        None => anyhow!(error),
    })?;
    let mut out = std::io::stdout().lock();
    if args.json {
        let parts: serde_json::Map<_, _> =
            found.parts.iter().map(|(category, points)| (String::from(*category), json!(points))).collect();
        let told = json!({ "par": found.points, "parts": parts, "zoo": found.rows, "slides": found.slides });
        writeln!(out, "{told}")?;
    } else {
        writeln!(out, "{}", found.in_words(&args.lang.words()))?;
    }
    Ok(ExitCode::SUCCESS)
}
