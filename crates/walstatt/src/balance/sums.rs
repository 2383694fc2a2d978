//! What many games come to. Only sums, so the order in which games end does not matter.

use std::collections::{BTreeMap, BTreeSet};

use catalog::Counted;
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sums {
    games: u64,
    draws: u64,
    seats: Vec<Count>,
    /// By kind, then by key.
    kinds: BTreeMap<String, BTreeMap<String, Count>>,
    /// How many games there were of each length in rounds.
    rounds: BTreeMap<u32, u64>,
}

/// How many seats had something, and how many of them won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Count {
    had: u64,
    won: u64,
}

impl Sums {
    pub fn empty(seats: usize) -> Sums {
        Sums { seats: vec![Count::default(); seats], ..Sums::default() }
    }

    /// Adds a game. A win that all seats share is no win.
    pub fn with(mut self, counted: &Counted) -> Sums {
        let winners = &counted.played.winners;
        let is_draw = winners.is_empty() || winners.len() == self.seats.len() && winners.len() > 1;
        let has_won = |seat: usize| !is_draw && winners.iter().any(|winner| winner.index() == seat);
        self.games += 1;
        self.draws += u64::from(is_draw);
        *self.rounds.entry(counted.rounds).or_default() += 1;
        for (seat, count) in self.seats.iter_mut().enumerate() {
            count.add(has_won(seat));
        }
        let gains: BTreeSet<_> = counted.gains.iter().collect();
        for (seat, gain) in gains {
            let (kind, key) = gain.split_once('.').unwrap_or(("", gain));
            let kind = self.kinds.entry(kind.to_string()).or_default();
            kind.entry(key.to_string()).or_default().add(has_won(seat.index()));
        }
        self
    }

    pub fn plus(mut self, other: Sums) -> Sums {
        self.games += other.games;
        self.draws += other.draws;
        self.seats.iter_mut().zip(&other.seats).for_each(|(count, more)| count.merge(*more));
        for (rounds, games) in other.rounds {
            *self.rounds.entry(rounds).or_default() += games;
        }
        for (kind, counts) in other.kinds {
            let kind = self.kinds.entry(kind).or_default();
            counts.into_iter().for_each(|(key, count)| kind.entry(key).or_default().merge(count));
        }
        self
    }

    pub fn report(&self, game: &'static str, options: Value, player: String, seed: u64) -> Report {
        let seats: Vec<(String, Count)> = (0..).map(|seat: u8| seat.to_string()).zip(self.seats.clone()).collect();
        let list = |counts: &BTreeMap<String, Count>| {
            let counts: Vec<(String, Count)> = counts.iter().map(|(key, count)| (key.clone(), *count)).collect();
            let mut rows = make_rows(&counts);
            rows.sort_by(|a, b| b.share.total_cmp(&a.share));
            rows
        };
        Report {
            game,
            options,
            player,
            seed,
            games: self.games,
            draws: self.draws,
            rounds: Rounds {
                median: self.rounds_of(1, 2),
                ninth_decile: self.rounds_of(9, 10),
                most: self.rounds.keys().next_back().copied().unwrap_or(0),
            },
            seats: make_rows(&seats),
            kinds: self.kinds.iter().map(|(kind, counts)| (kind.clone(), list(counts))).collect(),
        }
    }

    /// How many games there were of each length in rounds.
    pub fn lengths(&self) -> &BTreeMap<u32, u64> {
        &self.rounds
    }

    /// The rounds that this part of all games did not exceed.
    fn rounds_of(&self, part: u64, of: u64) -> u32 {
        let mut left = (self.games * part).div_ceil(of);
        for (rounds, games) in &self.rounds {
            if *games >= left {
                return *rounds;
            }
            left -= games;
        }
        0
    }
}

impl Count {
    fn add(&mut self, has_won: bool) {
        self.had += 1;
        self.won += u64::from(has_won);
    }

    fn merge(&mut self, other: Count) {
        self.had += other.had;
        self.won += other.won;
    }
}

/// Compares everything of one kind with all of it together.
fn make_rows(counts: &[(String, Count)]) -> Vec<Row> {
    let all = counts.iter().fold(Count::default(), |mut all, (_, count)| {
        all.merge(*count);
        all
    });
    let ratio = |count: Count| if count.had == 0 { 0.0 } else { count.won as f64 / count.had as f64 };
    let row = |(key, count): &(String, Count)| {
        let share = ratio(*count);
        let of_chance = if all.won == 0 { 0.0 } else { share / ratio(all) };
        let error = 1.96 * (share * (1.0 - share) / count.had.max(1) as f64).sqrt();
        Row { key: key.clone(), had: count.had, won: count.won, share, error, of_chance }
    };
    counts.iter().map(row).collect()
}

#[derive(Clone, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub options: Value,
    pub player: String,
    pub seed: u64,
    pub games: u64,
    pub draws: u64,
    pub rounds: Rounds,
    pub seats: Vec<Row>,
    pub kinds: BTreeMap<String, Vec<Row>>,
}

#[derive(Clone, Serialize)]
pub struct Rounds {
    pub median: u32,
    pub ninth_decile: u32,
    pub most: u32,
}

#[derive(Clone, Serialize)]
pub struct Row {
    pub key: String,
    pub had: u64,
    pub won: u64,
    pub share: f64,
    /// Half of the 95 % interval.
    pub error: f64,
    pub of_chance: f64,
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::Played;
    use table::Seat;

    fn game(winners: &[u8], rounds: u32, gains: &[(u8, &str)]) -> Counted {
        let winners = winners.iter().map(|seat| Seat(*seat)).collect();
        let gains = gains.iter().map(|(seat, gain)| (Seat(*seat), (*gain).to_string())).collect();
        Counted { played: Played { winners, reason: "end", decisions: 1 }, rounds, gains }
    }

    #[test]
    fn what_a_seat_got_counts_once_a_game_and_is_compared_with_its_kind() {
        let games = [
            game(&[0], 3, &[(0, "card.sword"), (0, "card.sword"), (1, "card.spoon")]),
            game(&[0], 5, &[(0, "card.sword"), (1, "hero.troll")]),
            game(&[1], 9, &[(0, "card.spoon"), (1, "card.sword")]),
            game(&[], 4, &[(0, "card.spoon")]),
        ];
        let sum = |order: [usize; 4]| order.iter().fold(Sums::empty(2), |sums, index| sums.with(&games[*index]));
        let halves =
            Sums::empty(2).with(&games[3]).with(&games[0]).plus(Sums::empty(2).with(&games[2]).with(&games[1]));
        assert_eq!(sum([0, 1, 2, 3]), halves);
        let report = sum([2, 0, 3, 1]).report("stones", Value::Null, "random".into(), 1);
        let rows: Vec<(&str, u64, u64)> =
            report.kinds["card"].iter().map(|row| (row.key.as_str(), row.had, row.won)).collect();
        assert_eq!(rows, [("sword", 3, 3), ("spoon", 3, 0)]);
        assert_eq!(report.kinds["card"][0].of_chance, 2.0);
        assert_eq!((report.draws, report.seats[0].won, report.seats[1].won), (1, 2, 1));
        assert_eq!((report.rounds.median, report.rounds.ninth_decile, report.rounds.most), (4, 9, 9));
    }
}
