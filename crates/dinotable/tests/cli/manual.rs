//! Completions and the manual page.

use crate::common::dinotable;

/// The commands, as the program itself lists them.
fn commands() -> Vec<String> {
    let help = dinotable("help").out;
    let listed = help.split("Commands:\n").nth(1).unwrap().split("\n\n").next().unwrap();
    listed.lines().filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
}

#[test]
fn every_shell_gets_its_completions() {
    let commands = commands();
    assert!(commands.len() > 8 && commands.contains(&"completions".to_owned()), "{commands:?}");
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let said = dinotable(&format!("completions {shell}"));
        assert_eq!((said.code, said.err.as_str()), (0, ""), "{shell}");
        for word in commands.iter().map(String::as_str).chain(["bot-delay", "unsealed"]) {
            assert!(said.out.contains(word), "{shell} does not know {word}");
        }
    }
    assert_eq!(dinotable("completions tcsh").code, 2);
}

#[test]
fn bash_can_read_its_completions() {
    let script = dinotable("completions bash").out;
    let folder = crate::common::folder("completions");
    std::fs::write(folder.join("dinotable.bash"), script).unwrap();
    // "dinotable ver" and the tabulator key.
    let ask = "source ./dinotable.bash && COMP_WORDS=(dinotable ver) COMP_CWORD=1 && \
               _dinotable dinotable ver dinotable && echo \"${COMPREPLY[@]}\"";
    // Not every system has this shell.
    if let Ok(said) = std::process::Command::new("bash").args(["-c", ask]).current_dir(&folder).output() {
        assert_eq!(String::from_utf8_lossy(&said.stdout).trim(), "verify", "{said:?}");
    }
}

#[test]
fn the_manual_page_has_every_command_and_option() {
    let said = dinotable("man");
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    assert!(said.out.contains(".TH dinotable 1"), "{}", said.out);
    for command in commands().iter().filter(|command| *command != "help") {
        assert!(said.out.contains(&format!("\n.SH {}\n", command.to_uppercase())), "{command}");
        // Every long option in its help is on the page, with its hyphens written as the page writes them.
        let help = dinotable(&format!("{command} --help")).out;
        for option in help.split_whitespace().filter(|word| word.starts_with("--")) {
            let option = option.trim_end_matches([',', '.', ']', ')']).replace('-', "\\-");
            assert!(said.out.contains(&option), "{command} {option}");
        }
    }
}
