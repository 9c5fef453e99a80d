//! `dinotable completions` and `dinotable man`: both are made from the commands themselves, so they cannot grow old.

use crate::cli::{Cli, CompletionsArgs};
use anyhow::Result;
use clap::CommandFactory;
use std::io::Write;
use std::process::ExitCode;

pub(crate) fn completions(args: &CompletionsArgs) -> Result<ExitCode> {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "dinotable", &mut text);
    print(&text)
}

/// One page with every command on it: its own page, then a section for each command.
pub(crate) fn page() -> Result<ExitCode> {
    let mut command = Cli::command();
    command.build();
    let mut text = Vec::new();
    let whole = clap_mangen::Man::new(command.clone());
    whole.render_title(&mut text)?;
    whole.render_name_section(&mut text)?;
    whole.render_synopsis_section(&mut text)?;
    whole.render_description_section(&mut text)?;
    for command in command.get_subcommands().filter(|command| command.get_name() != "help") {
        writeln!(text, ".SH {}", command.get_name().to_uppercase())?;
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        writeln!(text, "{about}.\n.PP")?;
        let one = clap_mangen::Man::new(command.clone());
        for render in [clap_mangen::Man::render_synopsis_section, clap_mangen::Man::render_options_section] {
            let mut section = Vec::new();
            render(&one, &mut section)?;
            // What is a section on a page of its own is a part of one here.
            text.extend(String::from_utf8_lossy(&section).replace(".SH ", ".SS ").into_bytes());
        }
    }
    whole.render_version_section(&mut text)?;
    print(&text)
}

fn print(text: &[u8]) -> Result<ExitCode> {
    std::io::stdout().lock().write_all(text)?;
    Ok(ExitCode::SUCCESS)
}
