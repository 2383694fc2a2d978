//! What a series of games comes to. Only sums, so the order in which games end does not matter.

use std::collections::BTreeMap;

use catalog::Played;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    pub games: u64,
    /// For each seat, the games it won, alone or with others, but not with everybody.
    pub wins: Vec<u64>,
    pub draws: u64,
    pub reasons: BTreeMap<&'static str, u64>,
    pub decisions: u64,
    pub least_decisions: Option<u64>,
    pub most_decisions: u64,
}

impl Tally {
    pub fn empty(seats: usize) -> Tally {
        Tally {
            games: 0,
            wins: vec![0; seats],
            draws: 0,
            reasons: BTreeMap::new(),
            decisions: 0,
            least_decisions: None,
            most_decisions: 0,
        }
    }

    pub fn of(seats: usize, played: &Played) -> Tally {
        let is_draw = played.winners.is_empty() || played.winners.len() == seats;
        let has_won = |seat: usize| !is_draw && played.winners.iter().any(|winner| winner.index() == seat);
        Tally {
            games: 1,
            wins: (0..seats).map(|seat| has_won(seat).into()).collect(),
            draws: is_draw.into(),
            reasons: BTreeMap::from([(played.reason, 1)]),
            decisions: played.decisions,
            least_decisions: Some(played.decisions),
            most_decisions: played.decisions,
        }
    }

    pub fn plus(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.wins.iter_mut().zip(&other.wins).for_each(|(wins, more)| *wins += more);
        self.draws += other.draws;
        for (reason, games) in other.reasons {
            *self.reasons.entry(reason).or_default() += games;
        }
        self.decisions += other.decisions;
        self.least_decisions = self.least_decisions.into_iter().chain(other.least_decisions).min();
        self.most_decisions = self.most_decisions.max(other.most_decisions);
        self
    }
}

/// Where the true rate lies with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    pub low: f64,
    pub high: f64,
}

/// The interval after Wilson, which is sound for few games and for rates near 0 and 1 too.
pub fn wilson(wins: f64, games: u64) -> Interval {
    if games == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    const Z: f64 = 1.959_963_985;
    let (n, rate) = (games as f64, wins / games as f64);
    let middle = rate + Z * Z / (2.0 * n);
    let spread = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    Interval { low: ((middle - spread) / scale).max(0.0), high: ((middle + spread) / scale).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seat;

    fn played(winners: &[u8], reason: &'static str, decisions: u64) -> Played {
        Played { winners: winners.iter().map(|seat| Seat(*seat)).collect(), reason, decisions }
    }

    #[test]
    fn no_winner_or_only_winners_is_a_draw_and_the_order_does_not_matter() {
        let games = [played(&[0], "a", 5), played(&[0, 1], "b", 7), played(&[], "b", 3), played(&[1], "a", 4)];
        let sum =
            |order: &[usize]| order.iter().fold(Tally::empty(2), |sum, index| sum.plus(Tally::of(2, &games[*index])));
        let tally = sum(&[0, 1, 2, 3]);
        assert_eq!(tally, sum(&[3, 1, 0, 2]));
        assert_eq!((tally.games, tally.wins, tally.draws), (4, vec![1, 1], 2));
        assert_eq!((tally.decisions, tally.least_decisions, tally.most_decisions), (19, Some(3), 7));
        assert_eq!(tally.reasons, BTreeMap::from([("a", 2), ("b", 2)]));
    }

    /// Figures of Brown, Cai and DasGupta's formula, worked out by hand to four places.
    #[test]
    fn the_interval_is_wilsons() {
        let close = |interval: Interval, low: f64, high: f64| {
            assert!((interval.low - low).abs() < 5e-5 && (interval.high - high).abs() < 5e-5, "{interval:?}");
        };
        close(wilson(5.0, 10), 0.2366, 0.7634);
        close(wilson(0.0, 10), 0.0, 0.2775);
        close(wilson(10.0, 10), 0.7225, 1.0);
        close(wilson(0.0, 0), 0.0, 1.0);
        close(wilson(600.0, 1000), 0.5693, 0.6299);
    }
}
