//! The rules digests of `docs/rules`, so that a refusal can show its rule.

use crate::games::PAGES;
use crate::words::Lang;
use dino_core::RuleId;

/// The text of a rule in the digest, without its heading and as plain sentences; `None` when there is no such number.
pub fn rule_text(rule: RuleId, lang: Lang) -> Option<String> {
    let game = PAGES.into_iter().find(|page| page.meta.prefix == rule.prefix)?;
    let [english, french] = game.book.digest;
    let digest = match lang {
        Lang::En => english,
        Lang::Fr => french,
    };
    let (_, after) = digest.split_once(&format!("\n### {rule} "))?;
    let (_, text) = after.split_once('\n')?;
    Some(plain(text.split("\n#").next().unwrap_or(text).trim()))
}

/// Marks taken away, paragraphs and list items on one line each, rows of tables with their cells behind semicolons.
fn plain(markdown: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut open = false;
    for line in markdown.lines() {
        let text = line.trim().replace(['*', '`'], "");
        let rule = text.starts_with('|') && text.chars().all(|letter| "|-: ".contains(letter));
        let begins = text.starts_with("- ") || text.starts_with('|');
        if text.is_empty() || rule {
            open = false;
        } else if let (true, false, Some(last)) = (open, begins, lines.last_mut()) {
            last.push(' ');
            last.push_str(&text);
        } else {
            let cells = text.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>().join("; ");
            lines.push(cells);
            open = !text.starts_with('|');
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_found_by_its_number_alone() {
        let rule = |number| rule_text(RuleId { prefix: "CUB", number }, Lang::En);
        assert!(rule(21).unwrap().contains("type"));
        assert!(!rule(21).unwrap().contains("###"));
        assert_ne!(rule(2), rule(21));
        assert_eq!(rule(99), None);
        assert_eq!(rule_text(RuleId { prefix: "XYZ", number: 1 }, Lang::En), None);
    }

    #[test]
    fn every_rule_reads_as_plain_text_in_both_languages() {
        for (number, lang) in (1..80).flat_map(|number| [(number, Lang::En), (number, Lang::Fr)]) {
            let Some(text) = rule_text(RuleId { prefix: "CUB", number }, lang) else { continue };
            assert!(!text.is_empty() && !text.contains(['*', '`', '|']), "CUB-{number}: {text}");
        }
        assert_eq!(
            plain("One *line*\ngoes on.\n\n- a `b`\n  c\n\n| x | y |\n| - | - |\n| 1 | 2 |"),
            "One line goes on.\n- a b c\nx; y\n1; 2"
        );
    }
}
