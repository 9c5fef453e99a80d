//! Event cards and the moments they are played at (EVO-74, EVO-76).

use dino_core::IdSet;

named! {
    /// An event card. The printed ones were not found: these are ours (EVO-76).
    Card is "an event card":
    /// The wheel turns on.
    HurriedSeason = "hurried_season",
    /// The wheel turns back.
    SeasonTurnsBack = "season_turns_back",
    /// The wheel goes back by this round's token.
    StalledSeason = "stalled_season",
    /// More movement points.
    Stampede = "stampede",
    /// One dinosaur from coast to coast for nothing.
    DriftRaft = "drift_raft",
    /// An opponent begins with fewer points.
    Mire = "mire",
    /// More horns in attack.
    BattleFury = "battle_fury",
    /// More horns in defence.
    ClosedRanks = "closed_ranks",
    /// The combat die is rolled again.
    FickleFortune = "fickle_fortune",
    /// One egg more.
    RichClutch = "rich_clutch",
    /// A newborn far away.
    DistantNest = "distant_nest",
    /// Opponents use one egg at most.
    LeanYear = "lean_year",
    /// More fur plates.
    WinterDown = "winter_down",
    /// More thermoregulation plates.
    MudWallow = "mud_wallow",
    /// An opponent has fewer plates.
    MoultingSickness = "moulting_sickness",
}

numbered!(Card);

/// A set of event cards.
pub type CardSet = IdSet<Card>;

/// All event cards (EVO-6).
pub const ALL_CARDS: CardSet = CardSet::from_bits((1 << 15) - 1);

named! {
    /// When an event card may be played (EVO-76).
    Moment is "a moment":
    /// The token has turned the wheel and no gene is drawn yet.
    ClimateEnd = "climate_end",
    /// Nobody has moved yet.
    MovementStart = "movement_start",
    /// In the owner's movement, while no attack waits for its roll.
    MovementOwn = "movement_own",
    /// The point is paid and the die not rolled.
    AttackDeclared = "attack_declared",
    /// The die has fallen and its result is not applied.
    CombatRolled = "combat_rolled",
    /// No egg has been laid yet.
    BirthsStart = "births_start",
    /// Together with the owner's newborn.
    BirthOwn = "birth_own",
    /// Nobody has named survivors yet.
    SurvivalStart = "survival_start",
}

named! {
    /// Until when a seat does not want to be asked (EVO-74).
    Until is "climate, movement, attack, roll, births, survival or card":
    /// The next end of a climate phase.
    Climate = "climate",
    /// The next start of a movement phase.
    Movement = "movement",
    /// The next attack on this seat.
    Attack = "attack",
    /// The next roll in a combat of this seat.
    Roll = "roll",
    /// The next start of a births phase.
    Births = "births",
    /// The next start of a survival phase.
    Survival = "survival",
    /// The next card this seat draws, which ends every other wait too.
    Card = "card",
}

impl Card {
    /// The moment it is played at.
    pub const fn moment(self) -> Moment {
        match self {
            Card::HurriedSeason | Card::SeasonTurnsBack | Card::StalledSeason => Moment::ClimateEnd,
            Card::Mire => Moment::MovementStart,
            Card::Stampede | Card::DriftRaft | Card::BattleFury => Moment::MovementOwn,
            Card::ClosedRanks => Moment::AttackDeclared,
            Card::FickleFortune => Moment::CombatRolled,
            Card::RichClutch | Card::LeanYear => Moment::BirthsStart,
            Card::DistantNest => Moment::BirthOwn,
            Card::WinterDown | Card::MudWallow | Card::MoultingSickness => Moment::SurvivalStart,
        }
    }

    /// Whether it is aimed at an opponent.
    pub const fn is_aimed(self) -> bool {
        matches!(self, Card::Mire | Card::MoultingSickness)
    }
}

impl Moment {
    /// The cards played at this moment.
    #[inline]
    pub const fn cards(self) -> CardSet {
        CardSet::from_bits(BY_MOMENT[self as usize])
    }
}

impl Until {
    /// The moment that ends the wait; none where only a card does. Own turns are never asked about, so none waits for
    /// them.
    pub const fn moment(self) -> Option<Moment> {
        match self {
            Until::Climate => Some(Moment::ClimateEnd),
            Until::Movement => Some(Moment::MovementStart),
            Until::Attack => Some(Moment::AttackDeclared),
            Until::Roll => Some(Moment::CombatRolled),
            Until::Births => Some(Moment::BirthsStart),
            Until::Survival => Some(Moment::SurvivalStart),
            Until::Card => None,
        }
    }
}

/// The cards of each moment as bits.
const BY_MOMENT: [u64; 8] = {
    let mut cards = [0; 8];
    let mut at = 0;
    while at < Card::ALL.len() {
        cards[Card::ALL[at].moment() as usize] |= 1 << at;
        at += 1;
    }
    cards
};
