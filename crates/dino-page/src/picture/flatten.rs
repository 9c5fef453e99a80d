//! A drawing of a page as a document that stands alone: what it points to is put in, classes and custom properties become
//! attributes, words become shapes. Then any renderer draws it, without our style sheets and files.

use super::sheet::{Properties, Seen, Sheet, resolve};
use super::typeface::{self, Weight};
use crate::assets::{Asset, assets};
use crate::games::PAGES;
use roxmltree::{Document, Node, NodeId};
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;
use std::rc::Rc;
use std::sync::LazyLock;

/// What rules may say about a shape; all else is for pages.
const PRESENTATION: [&str; 14] = [
    "fill",
    "fill-opacity",
    "fill-rule",
    "stroke",
    "stroke-width",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-dasharray",
    "stroke-opacity",
    "opacity",
    "filter",
    "color",
    "display",
    "paint-order",
];

/// What the root of a page sets, as far as drawings need it. It is day: the dark tone of a pair is given as nothing.
const ROOT: [(&str, &str); 4] =
    [("--D", ""), ("--rim", "#fffaf0"), ("--gold", "#f5b942"), ("--font", "Fredoka")];

/// More levels than any of our drawings has.
const MAX_DEPTH: usize = 60;

/// The drawing without anything it needs from elsewhere; `None` where it is none.
pub(super) fn flatten(drawing: &str) -> Option<String> {
    let document = Document::parse(drawing).ok()?;
    let mut work =
        Work { page: &document, ids: ids(&document), definitions: Definitions::default(), path: Vec::new() };
    let context = Context {
        properties: Rc::new(
            ROOT.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect(),
        ),
        file: None,
        text: TextStyle { size: 16.0, weight: Weight::Text, anchor: 0.0 },
    };
    let mut content = String::new();
    work.element(document.root_element(), &context, &mut content);
    let at = content.find('>')? + 1;
    let definitions: String = work.definitions.texts.concat();
    content.insert_str(at, &format!("<defs>{definitions}</defs>"));
    Some(content.replacen("<svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"", 1))
}

/// The elements of a document by their ids.
fn ids(document: &Document<'_>) -> HashMap<String, NodeId> {
    let with_id = |node: Node<'_, '_>| Some((node.attribute("id")?.to_owned(), node.id()));
    document.descendants().filter_map(with_id).collect()
}

/// A file of drawings.
struct File {
    document: Document<'static>,
    ids: HashMap<String, NodeId>,
}

/// The files of drawings, read once.
fn files() -> &'static BTreeMap<&'static str, File> {
    static FILES: LazyLock<BTreeMap<&'static str, File>> = LazyLock::new(|| {
        let read = |asset: &'static Asset| {
            let document = Document::parse(asset.text()).ok()?;
            let ids = ids(&document);
            Some((asset.path.as_str(), File { document, ids }))
        };
        assets().iter().filter(|asset| asset.path.ends_with(".svg")).filter_map(read).collect()
    });
    &FILES
}

/// The rules that colour drawings.
fn sheet() -> &'static Sheet {
    static SHEET: LazyLock<Sheet> = LazyLock::new(|| {
        let style =
            |path: &str| assets().iter().find(|asset| asset.path == path).map_or("", |asset| asset.text());
        let mut sheets = vec![style("/assets/style.css"), style("/assets/pictures.css")];
        sheets.extend(PAGES.iter().map(|page| page.style));
        let inside = files()
            .values()
            .flat_map(|file| file.document.descendants())
            .filter(|node| node.has_tag_name("style"));
        let inside: Vec<&str> = inside.filter_map(|node| node.text()).collect();
        sheets.extend(inside);
        Sheet::new(&sheets)
    });
    &SHEET
}

/// What comes from the elements around one.
#[derive(Clone)]
struct Context {
    properties: Properties,
    /// The file in which it stands; the drawing itself otherwise.
    file: Option<&'static str>,
    text: TextStyle,
}

/// How words are set.
#[derive(Clone, Copy)]
struct TextStyle {
    size: f32,
    weight: Weight,
    /// How much of them stands left of their point.
    anchor: f32,
}

/// Gradients and the like that shapes name, each once.
#[derive(Default)]
struct Definitions {
    names: HashMap<(Option<&'static str>, String), usize>,
    texts: Vec<String>,
}

struct Work<'d> {
    /// The drawing itself.
    page: &'d Document<'d>,
    ids: HashMap<String, NodeId>,
    definitions: Definitions,
    path: Vec<Seen>,
}

impl<'d> Work<'d> {
    /// Writes an element with all that is in it.
    fn element(&mut self, node: Node<'_, '_>, around: &Context, out: &mut String) {
        let name = node.tag_name().name();
        if !node.is_element()
            || self.path.len() > MAX_DEPTH
            || matches!(name, "defs" | "symbol" | "style" | "title")
        {
            return;
        }
        let is_definition =
            matches!(name, "linearGradient" | "radialGradient" | "pattern" | "clipPath" | "mask" | "filter");
        if !is_definition {
            self.drawn(node, around, out);
        }
    }

    /// Writes an element whatever it is.
    fn drawn(&mut self, node: Node<'_, '_>, around: &Context, out: &mut String) {
        let classes =
            node.attribute("class").unwrap_or_default().split_whitespace().map(str::to_owned).collect();
        let attributes = node.attributes().map(|attribute| attribute.name().to_owned()).collect();
        self.path.push(Seen { name: node.tag_name().name().to_owned(), classes, attributes });
        let (mut context, values) = self.styled(node, around);
        match node.tag_name().name() {
            "use" => self.used(node, &context, &values, out),
            "text" => {
                context.text = text_style(context.text, &values);
                words(node, &context, &values, out);
            }
            name => {
                context.text = text_style(context.text, &values);
                let _ = write!(out, "<{name}");
                self.attributes(&values, &context, out);
                out.push('>');
                for child in node.children() {
                    // What a definition is made of has no meaning elsewhere.
                    if matches!(name, "filter" | "linearGradient" | "radialGradient") && child.is_element() {
                        self.drawn(child, &context, out);
                    } else {
                        self.element(child, &context, out);
                    }
                }
                let _ = write!(out, "</{name}>");
            }
        }
        self.path.pop();
    }

    /// What an element takes over and sets anew, and its attributes and rules with everything filled in.
    fn styled(&self, node: Node<'_, '_>, around: &Context) -> (Context, Vec<(String, String)>) {
        let declarations = sheet().declarations(&self.path);
        let mut context = around.clone();
        let own: Vec<_> = declarations.iter().filter(|(name, _)| name.starts_with("--")).collect();
        if !own.is_empty() {
            let mut all = HashMap::clone(&context.properties);
            all.extend(own.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
            let resolved =
                own.iter().filter_map(|(name, value)| Some(((*name).to_owned(), resolve(value, &all)?)));
            let resolved: Vec<(String, String)> = resolved.collect();
            all.extend(resolved);
            context.properties = Rc::new(all);
        }
        let mut values: Vec<(String, String)> = Vec::new();
        let mut set = |name: &str, value: String| {
            values.retain(|(known, _)| known != name);
            values.push((name.to_owned(), value));
        };
        for attribute in node.attributes() {
            let name = attribute.name();
            let is_for_pages = matches!(name, "id" | "class" | "role" | "tabindex" | "style");
            if is_for_pages || name.starts_with("aria-") || name.starts_with("data-") {
                continue;
            }
            if let Some(value) = resolve(attribute.value(), &context.properties) {
                set(name, value);
            }
        }
        for (name, value) in declarations {
            let is_shape = PRESENTATION.contains(&name)
                || matches!(name, "font" | "text-anchor" | "font-size" | "font-weight");
            if let Some(value) =
                resolve(value, &context.properties).filter(|value| is_shape && !value.is_empty())
            {
                set(name, value);
            }
        }
        (context, values)
    }

    /// Writes attributes; what they name is written among the definitions.
    fn attributes(&mut self, values: &[(String, String)], context: &Context, out: &mut String) {
        for (name, value) in values {
            if matches!(name.as_str(), "font" | "text-anchor" | "font-size" | "font-weight" | "xmlns") {
                continue;
            }
            let value = if let Some((id, after)) =
                value.strip_prefix("url(#").and_then(|rest| rest.split_once(')'))
            {
                format!("url(#{}){after}", self.definition(id, context))
            } else if name == "href" {
                format!("#{}", self.definition(value.trim_start_matches('#'), context))
            } else {
                value.clone()
            };
            let _ = write!(out, " {name}=\"{}\"", escaped(&value));
        }
    }

    /// The name of a definition of the file we are in, which is written if it is new.
    fn definition(&mut self, id: &str, context: &Context) -> String {
        let key = (context.file, id.to_owned());
        let known = self.definitions.names.len();
        if let Some(at) = self.definitions.names.get(&key) {
            return format!("d{at}");
        }
        self.definitions.names.insert(key, known);
        let mut text = String::new();
        if let Some(node) = self.find(context.file, id) {
            self.drawn(node, context, &mut text);
            let at = text.find([' ', '>']).unwrap_or(text.len());
            text.insert_str(at, &format!(" id=\"d{known}\""));
        }
        self.definitions.texts.push(text);
        format!("d{known}")
    }

    /// Puts in what a `use` points to.
    fn used(&mut self, node: Node<'_, '_>, context: &Context, values: &[(String, String)], out: &mut String) {
        let Some(target) = node.attribute("href") else { return };
        let (file, id) = target.split_once('#').unwrap_or((target, ""));
        let file =
            if file.is_empty() { context.file } else { files().get_key_value(file).map(|(path, _)| *path) };
        let Some(found) = self.find(file, id) else { return };
        let value =
            |name: &str| values.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
        let (x, y) = (value("x").unwrap_or("0"), value("y").unwrap_or("0"));
        let transform = format!("{} translate({x} {y})", value("transform").unwrap_or_default());
        let own = |(name, _): &&(String, String)| {
            !matches!(name.as_str(), "href" | "x" | "y" | "width" | "height" | "transform")
        };
        let own: Vec<(String, String)> = values.iter().filter(own).cloned().collect();
        let _ = write!(out, "<g transform=\"{}\"", escaped(transform.trim()));
        self.attributes(&own, context, out);
        out.push('>');
        let inside = Context { file, ..context.clone() };
        if found.has_tag_name("symbol") {
            out.push_str("<svg overflow=\"visible\"");
            for name in ["viewBox", "preserveAspectRatio"] {
                if let Some(value) = found.attribute(name) {
                    let _ = write!(out, " {name}=\"{}\"", escaped(value));
                }
            }
            for name in ["width", "height"] {
                if let Some(value) = value(name) {
                    let _ = write!(out, " {name}=\"{}\"", escaped(value));
                }
            }
            out.push('>');
            found.children().for_each(|child| self.element(child, &inside, out));
            out.push_str("</svg>");
        } else {
            self.element(found, &inside, out);
        }
        out.push_str("</g>");
    }

    /// The element with this id, in a file or in the drawing itself.
    fn find(&self, file: Option<&'static str>, id: &str) -> Option<Node<'d, 'd>> {
        match file {
            None => self.page.get_node(*self.ids.get(id)?),
            Some(path) => {
                let file = files().get(path)?;
                file.document.get_node(*file.ids.get(id)?)
            }
        }
    }
}

/// Writes words as shapes.
fn words(node: Node<'_, '_>, context: &Context, values: &[(String, String)], out: &mut String) {
    let number =
        |name: &str| values.iter().find(|(known, _)| known == name).and_then(|(_, value)| value.parse().ok());
    let text: String =
        node.descendants().filter_map(|child| child.text().filter(|_| child.is_text())).collect();
    let TextStyle { size, weight, anchor } = context.text;
    let x: f32 = number("x").unwrap_or(0.0) - anchor * typeface::width(text.trim(), size, weight);
    let outline = typeface::outline(text.trim(), (x, number("y").unwrap_or(0.0)), size, weight);
    let _ = write!(out, "<path d=\"{outline}\"");
    for (name, value) in
        values.iter().filter(|(name, _)| PRESENTATION.contains(&name.as_str()) || name == "transform")
    {
        let _ = write!(out, " {name}=\"{}\"", escaped(value));
    }
    out.push_str("/>");
}

/// How words are set below an element with these values.
fn text_style(mut style: TextStyle, values: &[(String, String)]) -> TextStyle {
    let size = |text: &str| text.trim_end_matches("px").parse::<f32>().ok();
    for (name, value) in values {
        match name.as_str() {
            "font-size" => style.size = size(value).unwrap_or(style.size),
            "font-weight" if value.starts_with(['6', '7', 'b']) => style.weight = Weight::Bold,
            "text-anchor" => {
                style.anchor = if value == "middle" { 0.5 } else { f32::from(u8::from(value == "end")) }
            }
            "font" => {
                // `600 14px/1 family`
                let mut words = value.split_whitespace();
                style.weight = if words.next() == Some("600") { Weight::Bold } else { Weight::Text };
                let given = words.next().and_then(|word| size(word.split('/').next()?));
                style.size = given.unwrap_or(style.size);
            }
            _ => {}
        }
    }
    style
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
