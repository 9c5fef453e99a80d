//! The poster of Cubosaurs: three cards fanned on the felt. It fills a frame of any shape, the cards in its middle.

use cubosaurs::CardType;
use maud::{Markup, PreEscaped, html};

/// The cards of the poster, from back to front: what they are worth, the cell that is lit, how they are turned.
const CARDS: [(CardType, [i8; 4], usize, &str); 3] = [
    (CardType::Trex, [4, 1, -2, -5], 0, "translate(30 66) rotate(-11 66 300)"),
    (CardType::Brontosaurus, [-3, 2, 5, -5], 2, "translate(168 66) rotate(11 66 300)"),
    (CardType::Stegosaurus, [2, -1, -2, 8], 3, "translate(99 44)"),
];

/// Face, its foot and the dark tone of each of these cards.
const fn tones(card_type: CardType) -> [&'static str; 3] {
    match card_type {
        CardType::Trex => ["#fde9cf", "#f9c898", "#ad4c0d"],
        CardType::Brontosaurus => ["#ece2fd", "#d0bbf3", "#683db3"],
        _ => ["#dcecfd", "#aacdf4", "#245fab"],
    }
}

/// The picture: the felt, and cards with their animals.
pub(crate) fn picture() -> Markup {
    html! {
        svg.scene viewBox="0 0 330 275" preserveAspectRatio="xMidYMid meet" aria-hidden="true" {
            use href="/assets/cub.svg#felt" {}
            @for (card_type, _, _, turned) in CARDS {
                @let name = card_type.name();
                g transform=(turned) {
                    use href={ "/assets/cub.svg#card-" (name) } {}
                    use class={ "creature--" (name) } href={ "/assets/pieces.svg#cr-" (name) } x="17" y="42" width="98" height="98" {}
                }
            }
        }
    }
}

/// What the picture points to: the felt with footprints, and the faces of the cards, 132 by 188.
pub(super) fn sprite() -> Markup {
    html! {
        (PreEscaped(FELT))
        @for (card_type, values, lit, _) in CARDS { (face(card_type, values, lit)) }
    }
}

fn face(card_type: CardType, values: [i8; 4], lit: usize) -> Markup {
    let name = card_type.name();
    let [face, foot, strong] = tones(card_type);
    html! {
        linearGradient id={ "face-" (name) } x2="0" y2="1" {
            stop offset=".58" stop-color=(face) {}
            stop offset="1" stop-color=(foot) {}
        }
        g id={ "card-" (name) } font-weight="600" text-anchor="middle" {
            rect x="-5" y="6" width="142" height="194" rx="18" opacity=".16" {}
            rect y="5" width="132" height="188" rx="14" fill="#6b4a28" {}
            rect width="132" height="188" rx="14" fill={ "url(#face-" (name) ")" } {}
            rect x="8" y="8" width="33" height="33" rx="9" fill=(strong) {}
            text x="24.500" y="33" font-size="24" fill="#fff" { (super::letter(card_type)) }
            @if card_type == CardType::Brontosaurus { use href="#dna" x="92" y="8" width="32" height="34" {} }
            @for (at, points) in values.into_iter().enumerate() {
                @let x = 6.5 + 30.2 * at as f32;
                @let ink = match (at == lit, points < 0) { (true, _) => "#fff", (_, true) => "#9c1f26", _ => "#1f5c28" };
                rect x=(x) y="143" width="28.200" height="38" rx="6" fill=(if at == lit { strong } else { "#fffdf7" }) {}
                text x=(x + 14.1) y="157" font-size="12" fill=(if at == lit { "#fff" } else { "#5d4d40" }) {
                    @if at == 3 { "4+" } @else { (at + 1) }
                }
                text x=(x + 14.1) y="175" font-size="17" fill=(ink) { (crate::score_sheet::signed(points.into())) }
            }
        }
    }
}

/// Green felt with footprints, larger than any frame.
#[rustfmt::skip]
const FELT: &str = r##"<radialGradient id="felt-light" gradientUnits="userSpaceOnUse" cx="165" cy="130" r="330"><stop stop-color="#2f7d68"/><stop offset=".5" stop-color="#2a705d"/><stop offset="1" stop-color="#1d5446"/></radialGradient><pattern id="felt-feet" width="120" height="120" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)"><path fill="#fff" opacity=".09" transform="translate(10 0) scale(.5)" d="M38 78Q50 66 62 78Q62 96 50 98Q38 96 38 78ZM46 72L45 52L50 38L55 52L54 72ZM40 80L27 64L27 49L37 59L46 76ZM60 80L73 64L73 49L63 59L54 76Z"/><path fill="#fff" opacity=".09" transform="translate(70 62) scale(.5)" d="M38 78Q50 66 62 78Q62 96 50 98Q38 96 38 78ZM46 72L45 52L50 38L55 52L54 72ZM40 80L27 64L27 49L37 59L46 76ZM60 80L73 64L73 49L63 59L54 76Z"/></pattern><g id="felt"><rect x="-900" y="-900" width="2100" height="2100" fill="url(#felt-light)"/><rect x="-900" y="-900" width="2100" height="2100" fill="url(#felt-feet)"/></g>"##;
