//! Ratings from who came out before whom (Bradley and Terry).

/// How often the estimate is made better: it changes by less than a thousandth of a point long before.
const ROUNDS: usize = 400;

/// The rating of each bot, the last one being 0. `won[i][j]` is how often bot i came out before bot j, a tie being half.
/// Half a game is added to each side, so that who never lost has a rating too.
pub(super) fn ratings(won: &[Vec<f64>]) -> Vec<f64> {
    let count = won.len();
    let games = |one: usize, other: usize| won[one][other] + won[other][one];
    let met = |one: usize, other: usize| one != other && games(one, other) > 0.0;
    let mut strength = vec![1.0; count];
    for _ in 0..ROUNDS {
        let mut next = strength.clone();
        for one in 0..count {
            let (mut wins, mut weight) = (0.0, 0.0);
            for other in (0..count).filter(|other| met(one, *other)) {
                wins += won[one][other] + 0.5;
                weight += (games(one, other) + 1.0) / (strength[one] + strength[other]);
            }
            if weight > 0.0 {
                next[one] = wins / weight;
            }
        }
        strength = next;
    }
    let last = strength.last().copied().unwrap_or(1.0);
    strength.iter().map(|strength| 400.0 * (strength / last).log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_of_four_are_191_points() {
        let ratings = ratings(&[vec![0.0, 7500.0], vec![2500.0, 0.0]]);
        assert!((ratings[0] - 190.8).abs() < 0.5 && ratings[1] == 0.0, "{ratings:?}");
    }

    #[test]
    fn who_never_lost_has_a_rating() {
        let ratings = ratings(&[vec![0.0, 10.0], vec![0.0, 0.0]]);
        assert!(ratings[0].is_finite() && ratings[0] > 400.0, "{ratings:?}");
    }
}
