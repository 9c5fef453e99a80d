//! Animals that stand for people: the portrait of a seat before the game has drawn anything, the walk over the first page,
//! and the hill of the winner.

use dino_core::Seat;
use maud::{Markup, html};

/// The animal of each seat. Its colours are the seat's.
const ANIMALS: [&str; 6] = ["brontosaurus", "stegosaurus", "trex", "pentaceratops", "grey", "pterodactyl"];

/// The animal that stands for a seat.
fn animal(seat: Seat) -> &'static str {
    ANIMALS[seat.index() % ANIMALS.len()]
}

fn stand(name: &str, x: i32, y: i32, size: i32) -> Markup {
    html! {
        use class={ "creature--" (name) } href={ "/assets/pieces.svg#cr-" (name) } x=(x) y=(y) width=(size) height=(size) {}
    }
}

/// Somebody at the table, as an animal in the colours of the seat before a hill.
pub(crate) fn portrait(seat: Seat) -> Markup {
    html! {
        svg class={ "portrait seat-" (seat.number()) } viewBox="0 0 150 134" preserveAspectRatio="xMidYMax meet" aria-hidden="true" {
            rect.portrait__sky x="-600" y="-600" width="1350" height="900" {}
            circle.portrait__sun cx="122" cy="34" r="19" {}
            path.portrait__hill d="M-600 104H-150Q-40 80 40 96T170 88T300 100H700V300H-600Z" {}
            ellipse cx="72" cy="121" rx="46" ry="7" opacity=".22" {}
            use.portrait__animal href={ "/assets/pieces.svg#cr-" (animal(seat)) } x="18" y="18" width="108" height="108" {}
        }
    }
}

/// Paper animals over the posters of the first page. Some stand on the upper edge, others peep from behind it.
pub(crate) fn walk() -> Markup {
    html! {
        svg.walk viewBox="0 0 820 104" aria-hidden="true" {
            g.walk__first {
                ellipse cx="78" cy="98" rx="42" ry="5" opacity=".2" {}
                (stand("brontosaurus", 28, 2, 100))
                ellipse cx="171" cy="98" rx="26" ry="4" opacity=".2" {}
                (stand("stegosaurus", 140, 39, 62))
                (stand("egg", 212, 73, 28))
            }
            g.walk__paper {
                (stand("grey", 300, 50, 84))
                (stand("trex", 384, 36, 90))
                (stand("black", 474, 58, 82))
                (stand("pterodactyl", 572, 2, 92))
                (stand("pentaceratops", 664, 8, 98))
                (stand("stegosaurus", 764, 53, 52))
            }
        }
    }
}

/// An animal that has lost its way, for pages that say what went wrong.
pub(crate) fn lost() -> Markup {
    html! {
        svg.message__art viewBox="0 0 200 104" aria-hidden="true" {
            ellipse cx="84" cy="98" rx="46" ry="5" opacity=".2" {}
            (stand("trex", 34, 2, 100))
            (stand("egg", 146, 62, 38))
        }
    }
}

/// The hill at the end of a game: the winner's own pieces, or where the game has none to show the animals of all, the first
/// on the stone and the others below.
pub(crate) fn victory(pieces: &[Markup], ranked: &[(Seat, bool)]) -> Markup {
    html! {
        svg.victory viewBox="0 0 1440 900" preserveAspectRatio="xMinYMax slice" aria-hidden="true" {
            (on_hill(pieces, ranked))
        }
    }
}

/// The hill with whoever stands on it.
pub(crate) fn on_hill(pieces: &[Markup], ranked: &[(Seat, bool)]) -> Markup {
    html! {
        use href="/assets/victory.svg#hill" width="1440" height="900" {}
        @if pieces.is_empty() { (winners_on_hill(ranked)) }
        @for (piece, (x, y, size)) in pieces.iter().zip(PLACES).rev() {
            g.portrait {
                ellipse cx=(x + size / 2) cy=(y + size * 96 / 100) rx=(size * 40 / 100) ry=(size * 6 / 100) opacity=".3" {}
                svg x=(x) y=(y) width=(size) height=(size) viewBox="0 0 100 100" overflow="visible" { (piece) }
            }
        }
    }
}

/// Where the winner's pieces stand on the hill, left, above and how large: the first on the stone, the others around it.
const PLACES: [(i32, i32, i32); 6] =
    [(312, 372, 256), (580, 600, 168), (108, 606, 160), (700, 690, 124), (20, 720, 120), (240, 740, 104)];

/// The animals of seats on the hill, those who won with a crown.
fn winners_on_hill(ranked: &[(Seat, bool)]) -> Markup {
    // Where each stands, left, above and how large.
    const PLACES: [(i32, i32, i32); 6] =
        [(326, 394, 228), (596, 570, 164), (94, 586, 164), (714, 664, 112), (30, 700, 108), (226, 706, 100)];
    html! {
        @for ((seat, is_winner), (x, y, size)) in ranked.iter().zip(PLACES).rev() {
            g class={ "portrait seat-" (seat.number()) } {
                ellipse cx=(x + size / 2) cy=(y + size * 94 / 100) rx=(size * 42 / 100) ry=(size * 6 / 100) opacity=".3" {}
                use.portrait__animal href={ "/assets/pieces.svg#cr-" (animal(*seat)) } x=(x) y=(y) width=(size) height=(size) {}
            }
            @if *is_winner {
                @let (head, above) = HEADS[seat.index() % HEADS.len()];
                use.victory__crown href="/assets/pieces.svg#s-crown" x=(x + size * (head - 14) / 100)
                    y=(y + size * (above - 24) / 100) width=(size * 28 / 100) height=(size * 28 / 100) {}
            }
        }
    }
}

/// Where the top of each animal's head is, in hundredths of its box.
const HEADS: [(i32, i32); 6] = [(82, 8), (84, 48), (68, 8), (74, 30), (74, 14), (62, 20)];

/// The symbols of the file with the hill: dusk, a sun with rays, a volcano, meadows, a stone with a one on it, and paper
/// that falls.
pub(crate) fn hill() -> Markup {
    const PAPER: [&str; 6] = ["#f5b942", "#e5534b", "#4a90e2", "#5bb450", "#9a6fe0", "#fffaf0"];
    html! {
        linearGradient #dusk x1="0" y1="0" x2="0" y2="1" {
            stop offset="0" stop-color="#7d4a8c" {}
            stop offset=".5" stop-color="#f08a6a" {}
            stop offset=".8" stop-color="#ffd08a" {}
        }
        symbol #hill viewBox="0 0 1440 900" {
            rect width="1440" height="900" fill="url(#dusk)" {}
            g transform="translate(440 560)" fill="#fff" opacity=".1" {
                @for ray in 0..18 { path d="M0 0L-46 -1100H46Z" transform={ "rotate(" (ray * 20) ")" } {} }
            }
            circle cx="440" cy="520" r="240" fill="#fff0b8" opacity=".25" {}
            circle cx="440" cy="520" r="190" fill="#fff0b8" {}
            path d="M-20 640L150 420L200 400L258 420L430 650Z" fill="#8f4a5b" {}
            path d="M150 420L200 400L258 420L244 452Q228 436 214 470Q200 440 186 462Q170 436 150 420Z" fill="#ff7a3c" {}
            path d="M258 420L430 650H300Z" fill="#77394d" {}
            g fill="#fff" opacity=".5" { circle cx="196" cy="372" r="22" {} circle cx="222" cy="340" r="28" {} circle cx="190" cy="306" r="20" {} }
            path d="M620 660L800 500L990 660Z" fill="#a05a64" {}
            path d="M-20 650Q240 570 520 640T1080 620T1460 640V900H-20Z" fill="#7aa65a" {}
            path d="M-20 720Q200 650 470 690T980 700T1460 690V900H-20Z" fill="#5d9150" {}
            path d="M-20 800Q300 740 620 790T1460 780V900H-20Z" fill="#3f7547" {}
            path d="M318 742L352 612Q356 600 370 600H510Q524 600 528 612L562 742Z" fill="#b98255" {}
            path d="M352 612Q356 600 370 600H510Q524 600 528 612L532 626H348Z" fill="#e0b184" {}
            path d="M420 656l26-18h14v84h-20v-58l-14 9z" fill="#fff3dc" {}
            @for at in 0..46usize {
                @let (x, y) = ((at * 197) % 900 + 10, (at * 113) % 420 + 50);
                rect x=(x) y=(y) width=(9 + at % 4) height=(5 + at % 3) rx="2" fill=(PAPER[at % PAPER.len()])
                    transform={ "rotate(" (at * 37) " " (x) " " (y) ")" } {}
            }
        }
    }
}
