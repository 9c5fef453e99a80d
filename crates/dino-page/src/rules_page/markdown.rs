//! The small part of Markdown our texts use, as HTML.
//!
//! Nothing gets through unescaped: raw HTML is shown as text, and a link leads into our own pages or to `https`.

use super::MarkPosition;
use super::glossary::Glossary;
use super::inline::{Reader, escape};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, TextMergeStream};

/// A heading and what stands under it.
pub(super) struct Section<'t> {
    /// The heading's level, from 1.
    pub(super) level: u8,
    /// The name given to it as `{#name}`.
    pub(super) id: Option<String>,
    /// The heading's text.
    pub(super) title: String,
    /// All up to the next heading.
    pub(super) body: Vec<Event<'t>>,
}

/// A text cut at its headings down to a level; deeper headings stay in the bodies.
pub(super) fn sections(text: &str, deepest: u8) -> Vec<Section<'_>> {
    let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
    let mut sections: Vec<Section<'_>> = Vec::new();
    let mut in_heading = false;
    for event in TextMergeStream::new(Parser::new_ext(text, options)) {
        match (&event, sections.last_mut()) {
            (Event::Start(Tag::Heading { level, id, .. }), _) if *level as u8 <= deepest => {
                in_heading = true;
                let id = id.as_ref().map(ToString::to_string);
                sections.push(Section { level: *level as u8, id, title: String::new(), body: Vec::new() });
            }
            (Event::End(TagEnd::Heading(level)), _) if *level as u8 <= deepest => in_heading = false,
            (Event::Text(text) | Event::Code(text), Some(section)) if in_heading => {
                section.title.push_str(text);
            }
            (_, Some(section)) if !in_heading => section.body.push(event),
            _ => {}
        }
    }
    sections
}

/// The HTML of what stands under a heading.
pub(super) fn render(events: &[Event<'_>], reader: &Reader<'_>) -> Markup {
    let mut out = String::new();
    let mut in_table_head = false;
    // Words explain themselves where one reads, not in headings and links.
    let mut glossary = Glossary::of(reader);
    let mut in_title = false;
    let mut rest = events;
    while let Some((event, after)) = rest.split_first() {
        rest = after;
        match event {
            // Who learns reads a paragraph; of the digest a rule.
            Event::Start(Tag::Paragraph | Tag::Item) if reader.plain => glossary.begin(),
            Event::Start(Tag::Heading { .. } | Tag::Link { .. }) => in_title = true,
            Event::End(TagEnd::Heading(_) | TagEnd::Link) => in_title = false,
            _ => {}
        }
        match event {
            Event::Start(Tag::Paragraph) => {
                if let [Event::Text(text), Event::End(TagEnd::Paragraph), after @ ..] = after
                    && let Some(marks) = marks_alone(text)
                {
                    figures(&marks, reader, &mut out);
                    rest = after;
                } else {
                    out.push_str("<p>");
                }
            }
            Event::Start(Tag::TableHead) => {
                in_table_head = true;
                out.push_str("<thead><tr>");
            }
            Event::End(TagEnd::TableHead) => {
                in_table_head = false;
                out.push_str("</tr></thead><tbody>");
            }
            Event::Start(Tag::TableCell) => {
                out.push_str(if in_table_head { "<th scope=\"col\">" } else { "<td>" });
            }
            Event::End(TagEnd::TableCell) => out.push_str(if in_table_head { "</th>" } else { "</td>" }),
            Event::Start(tag) => open(tag, &mut out),
            Event::End(tag) => out.push_str(close(*tag)),
            Event::Text(text) => {
                let said = reader.inline(text).0;
                // The number that began the line is gone: what follows it stands close to what was before.
                let closes = reader.plain && text.starts_with('[') && !said.starts_with(' ');
                if closes && out.ends_with(' ') {
                    out.pop();
                }
                out.push_str(&if in_title { said } else { glossary.mark(&said) });
            }
            Event::Code(code) => {
                out.push_str("<code>");
                escape(code, &mut out);
                out.push_str("</code>");
            }
            Event::SoftBreak => out.push(' '),
            Event::HardBreak => out.push_str("<br>"),
            Event::Rule => out.push_str("<hr>"),
            Event::Html(text) | Event::InlineHtml(text) => escape(text, &mut out),
            _ => {} // what the options above do not ask for
        }
    }
    PreEscaped(out)
}

fn open(tag: &Tag<'_>, out: &mut String) {
    match tag {
        Tag::Link { dest_url, .. } => {
            let ours = ["#", "/", "https://"].iter().any(|start| dest_url.starts_with(start));
            out.push_str("<a href=\"");
            escape(if ours { dest_url } else { "#" }, out);
            out.push_str("\">");
        }
        _ => out.push_str(match tag {
            Tag::Heading { .. } => "<h3>",
            Tag::BlockQuote(_) => "<div class=\"notice\">",
            Tag::CodeBlock(_) => "<pre>",
            Tag::List(Some(_)) => "<ol>",
            Tag::List(None) => "<ul>",
            Tag::Item => "<li>",
            Tag::Table(_) => "<div class=\"rules__table\"><table>",
            Tag::TableRow => "<tr>",
            Tag::Emphasis => "<em>",
            Tag::Strong => "<strong>",
            _ => "",
        }),
    }
}

fn close(tag: TagEnd) -> &'static str {
    match tag {
        TagEnd::Paragraph => "</p>",
        TagEnd::Link => "</a>",
        TagEnd::Heading(_) => "</h3>",
        TagEnd::BlockQuote(_) => "</div>",
        TagEnd::CodeBlock => "</pre>",
        TagEnd::List(true) => "</ol>",
        TagEnd::List(false) => "</ul>",
        TagEnd::Item => "</li>",
        TagEnd::Table => "</tbody></table></div>",
        TagEnd::TableRow => "</tr>",
        TagEnd::Emphasis => "</em>",
        TagEnd::Strong => "</strong>",
        _ => "",
    }
}

/// The picture of a chapter, a paragraph with a mark `moment` alone, and the chapter without it.
pub(super) fn picture_of<'b, 't>(body: &'b [Event<'t>]) -> (Option<&'b str>, Vec<Event<'t>>) {
    let mark_of = |event: &'b Event<'t>| match event {
        Event::Text(text) => {
            text.trim().strip_prefix("{{")?.strip_suffix("}}").filter(|mark| mark.starts_with("moment "))
        }
        _ => None,
    };
    let at = body.iter().position(|event| mark_of(event).is_some());
    let Some(at) = at.filter(|at| *at > 0 && at + 1 < body.len()) else { return (None, body.to_vec()) };
    (mark_of(&body[at]), [&body[..at - 1], &body[at + 2..]].concat())
}

/// All that is said in a chapter.
pub(super) fn texts(body: &[Event<'_>]) -> String {
    let text = |event: &Event<'_>| match event {
        Event::Text(text) => text.to_string(),
        _ => " ".to_owned(),
    };
    body.iter().map(text).collect()
}

/// The marks of a paragraph that holds nothing else.
fn marks_alone(text: &str) -> Option<Vec<&str>> {
    let mut marks = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (mark, after) = rest.strip_prefix("{{")?.split_once("}}")?;
        marks.push(mark);
        rest = after.trim_start();
    }
    (!marks.is_empty()).then_some(marks)
}

/// Several marks stand in a row; one alone may be a wide table, which then scrolls by itself.
fn figures(marks: &[&str], reader: &Reader<'_>, out: &mut String) {
    let class = if marks.len() > 1 { "rules__figures" } else { "rules__table" };
    let figures =
        html! { div class=(class) { @for mark in marks { (reader.mark(mark, MarkPosition::Block)) } } };
    out.push_str(&figures.0);
}
