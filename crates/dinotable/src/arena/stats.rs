//! What so many games can tell.

/// The normal deviate of 95 % confidence, both sides.
const Z95: f64 = 1.959_964;
/// That of a power of 80 %.
const POWER80: f64 = 0.841_621;

/// The interval in which a share of `games` lies with 95 % confidence (Wilson).
pub(crate) fn wilson(share: f64, games: f64) -> (f64, f64) {
    if games <= 0.0 {
        return (0.0, 1.0);
    }
    let z2 = Z95 * Z95;
    let scale = 1.0 + z2 / games;
    let centre = (share + z2 / (2.0 * games)) / scale;
    let half = Z95 * (share * (1.0 - share) / games + z2 / (4.0 * games * games)).sqrt() / scale;
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

/// How many games it takes to see that a share is not the even one: 5 % error on both sides, 80 % power. `None` when they
/// are the same.
pub(super) fn games_needed(share: f64, even: f64) -> Option<u64> {
    let difference = (share - even).abs();
    if difference < 0.001 {
        return None;
    }
    let share = share.clamp(0.01, 0.99);
    let root = Z95 * (even * (1.0 - even)).sqrt() + POWER80 * (share * (1.0 - share)).sqrt();
    Some((root * root / (difference * difference)).ceil() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_those_of_the_books() {
        let (low, high) = wilson(0.96, 80.0);
        assert!((low - 0.895).abs() < 0.01 && (high - 0.986).abs() < 0.01, "{low} {high}");
        assert!((wilson(1.0, 44.0).1 - 1.0).abs() < 1e-9);
        assert!((wilson(1.0, 44.0).0 - 0.92).abs() < 0.005);
        assert_eq!(wilson(0.5, 0.0), (0.0, 1.0));
    }

    #[test]
    fn five_points_at_two_seats_take_about_780_games() {
        let games = games_needed(0.55, 0.5).unwrap();
        assert!((770..=795).contains(&games), "{games}");
        assert_eq!(games_needed(0.5, 0.5), None);
    }
}
