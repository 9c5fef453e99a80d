//! The rules digests of `docs/rules`, so that a refusal can show its rule.

use dino_core::RuleId;

const DIGESTS: [(&str, &str); 1] = [("CUB", include_str!("../../../docs/rules/cubosaurs.md"))];

/// The text of a rule in the digest, without its heading; `None` when there is no such number.
pub fn rule_text(rule: RuleId) -> Option<&'static str> {
    let (_, digest) = DIGESTS.iter().find(|(prefix, _)| *prefix == rule.prefix)?;
    let (_, after) = digest.split_once(&format!("\n### {rule} "))?;
    let (_, text) = after.split_once('\n')?;
    Some(text.split("\n#").next().unwrap_or(text).trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_found_by_its_number_alone() {
        let rule = |number| rule_text(RuleId { prefix: "CUB", number });
        assert!(rule(21).unwrap().contains("type"));
        assert!(!rule(21).unwrap().contains("###"));
        assert_ne!(rule(2), rule(21));
        assert_eq!(rule(99), None);
        assert_eq!(rule_text(RuleId { prefix: "XYZ", number: 1 }), None);
    }
}
