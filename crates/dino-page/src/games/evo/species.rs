//! A species with the genes it has grown.

use super::body::body;
use super::text::gene_about;
use crate::scene::Scene;
use dino_core::{Game, Seat};
use evo::{Gene, State, View};
use maud::{Markup, html};

/// The animal of a seat with what it has grown: every picture of it points here.
pub(super) fn animal(view: &View, seat: Seat) -> Markup {
    html! {
        svg.sprite aria-hidden="true" {
            g id={ "sp-" (seat) } class={ "evo-body evo-body--" (seat) } { (body(seat, &view.species[seat])) }
        }
    }
}

/// What a species can do: its numbers with their drawings, its unique genes by name.
pub(super) fn board(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.words;
    let species = &view.species[seat];
    let (attack, defence) = view.horns(seat);
    let count = |count: u8| [("count", count.into())];
    let horns = [("attack", attack.into()), ("defence", defence.into())];
    let horned = if attack == defence { attack.to_string() } else { format!("{attack}/{defence}") };
    let (movement, eggs) = (view.movement(seat), view.eggs(seat));
    let stat = |icon: &str, title: String, value: String, strong: bool| {
        html! {
            span.evo-stat.is-strong[strong] role="img" title=(title) {
                svg { use href={ "#st-" (icon) } {} } (value)
            }
        }
    };
    let draw = || {
        html! {
            div.evo-species {
                svg.evo-portrait viewBox="-25 -25 50 39" aria-hidden="true" { use href={ "#sp-" (seat) } {} }
                div.evo-stats {
                    (stat("legs", words.with("evo-stat-movement", &count(movement)), movement.to_string(), movement > 2))
                    (stat("egg", words.with("evo-stat-eggs", &count(eggs)), eggs.to_string(), eggs > 1))
                    @if attack + defence > 0 { (stat("horn", words.with("evo-stat-horns", &horns), horned, true)) }
                    // What a species has not grown is not there to be seen.
                    @for gene in [Gene::Thermoregulation, Gene::Fur, Gene::Vial] {
                        @let grown = species.count(gene);
                        @if grown > 0 {
                            (stat(gene.name(), words.with(&format!("evo-stat-{gene}"), &count(grown)), grown.to_string(), true))
                        }
                    }
                }
                @if !species.unique.is_empty() {
                    ul.evo-genes { @for gene in species.unique { li.chip title=(gene_about(gene, words)) { (super::gene_name(gene, words)) } } }
                }
            }
        }
    };
    scene.drawn("species", (seat, species, attack, defence, movement, eggs), draw)
}

/// The drawings of the numbers.
pub(super) fn symbols() -> Markup {
    html! {
        @for gene in Gene::ALL.iter().take(evo::NORMAL_KINDS) {
            symbol id={ "st-" (gene) } viewBox="0 0 24 24" { path.evo-glyph d=(glyph(gene.name())) {} }
        }
    }
}

/// The drawing of a normal gene.
fn glyph(gene: &str) -> &'static str {
    match gene {
        "legs" => "M8 3v10l-3 6h5l2-7 2 7h5l-3-6V3",
        "horn" => "M5 20C6 12 10 6 18 3c-1 6-4 9-6 10l4 7z",
        "thermoregulation" => {
            "M12 3v3M12 18v3M3 12h3M18 12h3M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8"
        }
        "fur" => "M12 2v20M3 7l18 10M3 17l18-10M9 4l3 3 3-3M9 20l3-3 3 3",
        "egg" => "M12 3c4 0 7 6 7 11a7 7 0 1 1-14 0c0-5 3-11 7-11z",
        _ => "M9 3h6M10 3v6l-5 10q0 2 2 2h10q2 0 2-2L14 9V3M8 15h8",
    }
}

/// The picture for the list of games: the island seen from above, with two animals on it.
pub(super) fn picture() -> Markup {
    let config = evo::Config::new(3);
    let Ok(config) = config else { return html! {} };
    let view = State::new(&config).view(dino_core::Viewer::Public);
    html! {
        svg.scene.evo-scene viewBox="0 0 300 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect.evo-sea width="300" height="160" {}
            g transform="translate(150 80) scale(.52)" { (super::map::small(&view)) }
            use class="creature--brontosaurus" href="/assets/pieces.svg#cr-brontosaurus" x="28" y="52" width="84" height="84" {}
            use class="creature--trex" href="/assets/pieces.svg#cr-trex" x="196" y="62" width="76" height="76" {}
        }
    }
}
