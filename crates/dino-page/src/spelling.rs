//! Markup written in the shortest way browsers read alike. Updates are sent as JSON, in which every quotation mark takes two bytes.

/// Elements of drawings that may close themselves, which those of pages may not.
const CLOSES_ITSELF: [&str; 7] = ["use", "path", "circle", "rect", "ellipse", "line", "polygon"];

/// The same markup without the quotation marks a value does not need, and with empty drawings closed in their own tag.
///
/// In what `maud` writes a quotation mark stands around the value of an attribute and nowhere else: those in texts and in values
/// are escaped.
pub(crate) fn shortened(html: &str) -> String {
    let mut short = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        short.push_str(&rest[..at]);
        rest = tag(&rest[at..], &mut short);
    }
    short.push_str(rest);
    short
}

/// Writes the tag a text begins with, and gives what follows it.
fn tag<'h>(html: &'h str, short: &mut String) -> &'h str {
    let mut rest = html;
    loop {
        let Some(at) = rest.find(['"', '>']) else {
            short.push_str(rest);
            return "";
        };
        let after = &rest[at + 1..];
        if rest.as_bytes()[at] == b'>' {
            short.push_str(&rest[..at]);
            let closing = empty(html, after);
            short.push_str(if closing == 0 { ">" } else { " />" });
            return &after[closing..];
        }
        let Some(end) = after.find('"') else {
            short.push_str(rest);
            return "";
        };
        let value = &after[..end];
        short.push_str(&rest[..at]);
        if needs_quotes(value) {
            short.extend(["\"", value, "\""]);
        } else {
            short.push_str(value);
        }
        rest = &after[end + 1..];
    }
}

/// How long the closing tag is that follows at once, where the element may close itself instead.
fn empty(tag: &str, after: &str) -> usize {
    let is_it = |name: &&str| {
        let opened = tag[1..].strip_prefix(*name).is_some_and(|rest| rest.starts_with([' ', '>']));
        opened
            && after
                .strip_prefix("</")
                .and_then(|rest| rest.strip_prefix(*name))
                .is_some_and(|rest| rest.starts_with('>'))
    };
    CLOSES_ITSELF.iter().find(|name| is_it(name)).map_or(0, |name| name.len() + 3)
}

/// What HTML forbids in a value without quotation marks.
fn needs_quotes(value: &str) -> bool {
    value.is_empty() || value.contains(|sign: char| sign.is_ascii_whitespace() || "'=<>`".contains(sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_a_browser_does_not_need_is_left_out() {
        let same = |html: &str| assert_eq!(shortened(html), html);
        same("<p title=\"two words\" lang=\"\">a = b &quot;c&quot;</p>");
        same("<a title=\"x=y\" rel=\"it's\"></a><td></td><text></text>");
        assert_eq!(shortened("<a href=\"/t/x/\" class=\"btn\">&gt;</a>"), "<a href=/t/x/ class=btn>&gt;</a>");
        assert_eq!(
            shortened("<svg viewBox=\"0 0 9 9\"><use href=\"/a.svg#b\"></use><path d=\"M0\"></path></svg>"),
            "<svg viewBox=\"0 0 9 9\"><use href=/a.svg#b /><path d=M0 /></svg>"
        );
        assert_eq!(shortened("<user class=\"a\"></user><use></use>"), "<user class=a></user><use />");
        assert_eq!(shortened("<i title=\"a>b\">x</i>"), "<i title=\"a>b\">x</i>");
        same("no tag, and one that is cut <b");
    }
}
