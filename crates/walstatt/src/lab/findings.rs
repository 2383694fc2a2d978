//! What a course has come to, as people and programs read it.

use std::collections::BTreeMap;

use catalog::AnyGame;
use serde::Serialize;
use serde_json::Value;
use table::{Lang, Words};

use super::course::{Cell, Course, Points};
use super::study::Study;
use crate::balance::{Row, Sums};
use crate::simulate::{Interval, wilson};

/// Pairings of ready-made things are fair when neither side has more of the points than this.
pub const FAIR: Interval = Interval { low: 0.42, high: 0.58 };

#[derive(Serialize)]
pub struct Findings {
    pub study: Study,
    pub rules: u32,
    /// The digest of the content, and of the other one.
    pub content: String,
    pub instead: Option<String>,
    pub games: u64,
    pub draws: u64,
    /// Best first.
    pub sides: Vec<Share>,
    pub pairings: Vec<Pairing>,
    /// A row for each value of each variable.
    pub set_ups: Vec<Value>,
    pub seats: Vec<Row>,
    pub kinds: BTreeMap<String, Vec<Row>>,
    /// How many games there were of each length in rounds; empty for games without rounds.
    pub lengths: BTreeMap<u32, u64>,
    #[serde(skip)]
    names: Names,
}

/// What somebody wins of the points, draws counted half.
#[derive(Clone, Serialize)]
pub struct Share {
    pub key: Value,
    pub games: u64,
    pub share: f64,
    pub interval: Interval,
    /// How much more it would be with the other content, with half of the interval.
    pub moved: Option<(f64, f64)>,
}

#[derive(Clone, Serialize)]
pub struct Pairing {
    pub one: Value,
    pub other: Value,
    pub games: u64,
    /// What the first one wins, over all set-ups.
    pub share: f64,
    pub interval: Interval,
    /// The set-ups in which it is surely not fair.
    pub unfair_in: Vec<Vec<Value>>,
}

/// The name of everything that has a key in the game's facts and options.
#[derive(Default)]
struct Names(BTreeMap<String, Words>);

impl Findings {
    pub fn of(study: &Study, course: &Course, game: &dyn AnyGame, instead: Option<String>, facts: &Value) -> Findings {
        let sums = course.cells.iter().fold(Sums::empty(0), |sums, cell| add(sums, &cell.sums));
        let report = sums.report(game.id(), Value::Null, study.player.clone(), study.seed);
        let (rules, content) = game.version();
        let mut names = Names::default();
        names.collect(&game.info().options);
        names.collect(facts);
        let lengths = sums.lengths().iter().filter(|(rounds, _)| **rounds > 0);
        Findings {
            rules,
            content,
            instead,
            games: report.games,
            draws: report.draws,
            sides: list_sides(study, course),
            pairings: list_pairings(study, course),
            set_ups: list_set_ups(study, course),
            seats: report.seats,
            kinds: report.kinds,
            lengths: lengths.map(|(rounds, games)| (*rounds, *games)).collect(),
            study: study.clone(),
            names,
        }
    }

    /// What one side wins of the points against another one.
    pub fn share_against(&self, one: &Value, other: &Value) -> Option<f64> {
        let share = |pairing: &Pairing| {
            let is = |first: &Value, second: &Value| pairing.one == *first && pairing.other == *second;
            is(one, other).then_some(pairing.share).or(is(other, one).then_some(1.0 - pairing.share))
        };
        self.pairings.iter().find_map(share)
    }

    /// The name of something in a language, or its key.
    pub fn name(&self, key: &Value, lang: Lang) -> String {
        match key {
            Value::String(key) => match self.names.0.get(key) {
                Some(words) => words.get(lang).to_string(),
                None => key.replace(['-', '_'], " "),
            },
            Value::Array(keys) => keys.iter().map(|key| self.name(key, lang)).collect::<Vec<_>>().join(" + "),
            other => other.to_string(),
        }
    }
}

fn add(sums: Sums, more: &Sums) -> Sums {
    if sums == Sums::empty(0) { more.clone() } else { sums.plus(more.clone()) }
}

/// Points of a side in a cell; those of the second side are what the first one leaves.
fn points_of(cell: &Cell, is_first: bool) -> Points {
    let Points { count, sum, squares } = cell.points;
    if is_first {
        return cell.points;
    }
    let all = count as f64;
    Points { count, sum: all - sum, squares: all - 2.0 * sum + squares }
}

fn share_of(key: Value, points: Points, moved: Option<Points>, games_a_deal: u64) -> Share {
    let games = points.count * games_a_deal;
    Share {
        key,
        games,
        share: points.mean(),
        interval: wilson(points.mean() * games as f64, games),
        moved: moved.map(|moved| (moved.mean(), moved.error())),
    }
}

fn list_sides(study: &Study, course: &Course) -> Vec<Share> {
    let Some(variable) = &study.sides else { return Vec::new() };
    let share = |(side, key): (usize, &Value)| {
        let cells = course.cells.iter().filter_map(|cell| {
            let place = cell.sides?.into_iter().position(|one| one == side)?;
            Some((cell, place == 0))
        });
        let (mut points, mut moved) = (Points::default(), None);
        for (cell, is_first) in cells {
            points = points.plus(points_of(cell, is_first));
            if let Some(Points { count, sum, squares }) = cell.instead {
                let more = Points { count, sum: if is_first { sum } else { -sum }, squares };
                moved = Some(moved.unwrap_or(Points::default()).plus(more));
            }
        }
        share_of(key.clone(), points, moved, 2)
    };
    let mut sides: Vec<Share> = variable.values.iter().enumerate().map(share).collect();
    sides.sort_by(|a, b| b.share.total_cmp(&a.share));
    sides
}

fn list_pairings(study: &Study, course: &Course) -> Vec<Pairing> {
    let Some(variable) = &study.sides else { return Vec::new() };
    let set_ups = study.set_ups();
    let pairing = |pair: [usize; 2]| {
        let cells: Vec<&Cell> = course.cells.iter().filter(|cell| cell.sides == Some(pair)).collect();
        let points = cells.iter().fold(Points::default(), |sum, cell| sum.plus(cell.points));
        let is_unfair = |cell: &&&Cell| {
            let games = 2 * cell.points.count;
            let interval = wilson(cell.points.mean() * games as f64, games);
            interval.low > FAIR.high || interval.high < FAIR.low
        };
        let unfair_in = cells.iter().filter(is_unfair).map(|cell| set_ups[cell.set_up].values.clone());
        let unfair_in = unfair_in.collect();
        let [one, other] = pair.map(|side| variable.values[side].clone());
        let Share { games, share, interval, .. } = share_of(Value::Null, points, None, 2);
        Pairing { one, other, games, share, interval, unfair_in }
    };
    study.pairings().into_iter().map(pairing).collect()
}

fn list_set_ups(study: &Study, course: &Course) -> Vec<Value> {
    let set_ups = study.set_ups();
    let rows = study.vary.iter().enumerate().flat_map(|(place, variable)| {
        let set_ups = &set_ups;
        variable.values.iter().map(move |value| {
            let cells = course.cells.iter().filter(|cell| set_ups[cell.set_up].values[place] == *value);
            let sums = cells.fold(Sums::empty(0), |sums, cell| add(sums, &cell.sums));
            let report = sums.report("", Value::Null, String::new(), 0);
            let first = report.kinds.get("turn").and_then(|rows| rows.iter().find(|row| row.key == "1").cloned());
            serde_json::json!({
                "option": variable.option, "value": value, "games": report.games, "draws": report.draws,
                "began": first, "rounds": report.rounds,
            })
        })
    });
    rows.collect()
}

impl Names {
    fn add(&mut self, key: &str, name: Option<&Value>) {
        if let Some(Ok(words)) = name.map(|name| serde_json::from_value::<Words>(name.clone())) {
            self.0.entry(key.to_string()).or_insert(words);
        }
    }

    fn collect(&mut self, value: &Value) {
        match value {
            Value::Object(fields) => {
                for (option, property) in fields.get("properties").and_then(Value::as_object).into_iter().flatten() {
                    self.add(option, property.get("x-words"));
                }
                let key = fields.get("key").or_else(|| fields.get("const")).and_then(Value::as_str);
                let name = fields.get("name").or_else(|| fields.get("x-words"));
                key.into_iter().for_each(|key| self.add(key, name));
                fields.values().for_each(|field| self.collect(field));
            }
            Value::Array(items) => items.iter().for_each(|item| self.collect(item)),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_side_has_what_the_first_one_leaves() {
        let cell = |sum, squares| Cell {
            set_up: 0,
            sides: Some([0, 1]),
            deals: 4,
            sums: Sums::empty(2),
            points: Points { count: 4, sum, squares },
            instead: None,
        };
        let second = points_of(&cell(3.0, 2.5), false);
        assert_eq!((second.count, second.sum, second.squares), (4, 1.0, 0.5));
        assert_eq!(points_of(&cell(3.0, 2.5), true).sum, 3.0);
    }

    #[test]
    fn everything_with_a_key_and_a_name_is_named() {
        let mut names = Names::default();
        names.collect(&serde_json::json!({
            "cards": [{ "key": "troll", "name": { "de": "Troll", "en": "Troll (en)" } }],
            "properties": { "area": {
                "x-words": { "de": "Gebiet", "en": "Area" },
                "oneOf": [{ "const": "desk", "x-words": { "de": "Schreibtisch", "en": "Desk" } }],
            } },
        }));
        assert_eq!(names.0["troll"].get(Lang::EN), "Troll (en)");
        assert_eq!(names.0["area"].get(Lang::EN), "Area");
        assert_eq!(names.0["desk"].get(Lang::of("de")), "Schreibtisch");
    }
}
