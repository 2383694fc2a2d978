//! Plays a study, deal by deal, and keeps what it has come to, so that it can be gone on with.

use std::path::Path;

use anyhow::{Context, bail};
use catalog::{Agreed, Catalog, Counted, PlayerSpec};
use indicatif::{ProgressBar, ProgressStyle};
use players::derive_seed;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::study::{SetUp, Study};
use crate::balance::Sums;
use crate::output::replace;
use crate::settings::Settings;
use crate::simulate::wilson;

/// So many deals are played before a pairing is looked at again, whatever the number of cores.
const BATCH: u64 = 16;

/// How far a study has come.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Course {
    /// Everything that decides what a deal comes to; another study does not go on with this course.
    of: Value,
    pub cells: Vec<Cell>,
}

/// A pairing in a set-up, or a set-up alone where there are no sides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cell {
    pub set_up: usize,
    /// The sides, the one that is measured first.
    pub sides: Option<[usize; 2]>,
    pub deals: u64,
    pub sums: Sums,
    /// Points of the first side, or of seat 0: a win is 1, shared wins are shared, a draw is shared by all.
    pub points: Points,
    /// What the other content changes, from the same deals.
    pub instead: Option<Points>,
}

/// Points of some deals, each between 0 and 1, or differences between -1 and 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Points {
    pub count: u64,
    pub sum: f64,
    pub squares: f64,
}

/// Who plays what: a cell with its options agreed, in both orders of seats if it has sides.
struct Board {
    orders: Vec<Box<dyn Agreed>>,
    instead: Vec<Box<dyn Agreed>>,
    players: Vec<PlayerSpec>,
}

/// What a deal came to.
struct Dealt {
    games: Vec<Counted>,
    points: f64,
    instead: Option<f64>,
}

impl Course {
    /// The course kept in a file, or a new one. `games` says which version of game and content is played.
    pub fn open(study: &Study, games: &Value, file: &Path, settings: &Settings) -> anyhow::Result<Course> {
        let of = serde_json::json!({ "study": Study { deals: 0, width: 0.0, ..study.clone() }, "games": games });
        let named = || settings.say_path("cannot-read", file);
        let kept = match std::fs::read_to_string(file) {
            Ok(kept) => kept,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Course::begin(study, of)),
            Err(error) => return Err(error).with_context(named),
        };
        let kept: Course = serde_json::from_str(&kept)
            .map_err(|error| anyhow::anyhow!(table::content::locate_json(&error, settings.lang)))
            .with_context(named)?;
        if kept.of != of {
            bail!(settings.say_path("lab-other-study", file));
        }
        Ok(kept)
    }

    fn begin(study: &Study, of: Value) -> Course {
        let pairings = study.pairings();
        let sides: Vec<_> = if pairings.is_empty() { vec![None] } else { pairings.into_iter().map(Some).collect() };
        let set_ups = 0..study.set_ups().len();
        let cells = set_ups.flat_map(|set_up| sides.iter().map(move |sides| Cell::empty(set_up, *sides)));
        Course { of, cells: cells.collect() }
    }

    /// Plays on until every cell is known well enough, and keeps the course in the file after every batch.
    pub fn play(
        &mut self,
        study: &Study,
        (catalog, other): (&Catalog, Option<&Catalog>),
        file: &Path,
        settings: &Settings,
    ) -> anyhow::Result<()> {
        let boards = self.set_boards(study, catalog, other, settings)?;
        let progress = ProgressBar::new(self.cells.len() as u64 * study.deals).with_style(
            ProgressStyle::with_template("{bar:40} {percent} %  {eta}  {msg}").expect("the template is right"),
        );
        for number in 0..self.cells.len() {
            while !self.cells[number].is_known(study) {
                let cell = &mut self.cells[number];
                cell.play_batch(study, &boards[number], settings)?;
                progress.set_position(number as u64 * study.deals + cell.deals);
                progress.set_message(format!("{} / {}", number + 1, boards.len()));
                self.keep(file, settings)?;
            }
        }
        progress.finish_and_clear();
        Ok(())
    }

    fn set_boards(
        &self,
        study: &Study,
        catalog: &Catalog,
        other: Option<&Catalog>,
        settings: &Settings,
    ) -> anyhow::Result<Vec<Board>> {
        let set_ups = study.set_ups();
        let board = |cell: &Cell| {
            let options = list_options(study, &set_ups[cell.set_up], cell.sides);
            let agree = |catalog: &Catalog| -> anyhow::Result<Vec<Box<dyn Agreed>>> {
                let game = catalog.game(&study.game, settings.lang)?;
                options.iter().map(|options| Ok(game.agree(options, settings.lang)?)).collect()
            };
            let orders = agree(catalog)?;
            let seats = orders[0].seats();
            if cell.sides.is_some() && seats != 2 {
                bail!(settings.say("lab-two-seats"));
            }
            let player: PlayerSpec = study.player.parse()?;
            let instead = other.map(agree).transpose()?.unwrap_or_default();
            Ok(Board { orders, instead, players: vec![player; seats.into()] })
        };
        self.cells.iter().map(board).collect()
    }

    fn keep(&self, file: &Path, settings: &Settings) -> anyhow::Result<()> {
        replace(file, &serde_json::to_string(self)?).with_context(|| settings.say_path("cannot-write", file))
    }
}

/// The options of a deal: with sides, for both orders of seats.
fn list_options(study: &Study, set_up: &SetUp, sides: Option<[usize; 2]>) -> Vec<Value> {
    let (Some(variable), Some([one, other])) = (&study.sides, sides) else {
        return vec![set_up.options.clone().into()];
    };
    let seated = [[one, other], [other, one]];
    let with = |seats: [usize; 2]| {
        let mut options = set_up.options.clone();
        options.insert(variable.option.clone(), seats.map(|side| variable.values[side].clone()).to_vec().into());
        options.into()
    };
    seated.map(with).to_vec()
}

impl Cell {
    fn empty(set_up: usize, sides: Option<[usize; 2]>) -> Cell {
        Cell { set_up, sides, deals: 0, sums: Sums::default(), points: Points::default(), instead: None }
    }

    fn is_known(&self, study: &Study) -> bool {
        let games = self.points.count * if self.sides.is_some() { 2 } else { 1 };
        let interval = wilson(self.points.mean() * games as f64, games);
        self.deals >= study.deals || games > 0 && 50.0 * (interval.high - interval.low) <= study.width
    }

    fn play_batch(&mut self, study: &Study, board: &Board, settings: &Settings) -> anyhow::Result<()> {
        let batch = self.deals..study.deals.min(self.deals + BATCH);
        let deal = |number: u64| board.deal(derive_seed(study.seed, number), settings);
        let dealt: Vec<Dealt> = batch.clone().into_par_iter().map(deal).collect::<anyhow::Result<_>>()?;
        if self.deals == 0 {
            self.sums = Sums::empty(board.players.len());
        }
        for Dealt { games, points, instead } in dealt {
            games.iter().for_each(|game| self.sums = std::mem::take(&mut self.sums).with(game));
            self.points.add(points);
            if let Some(instead) = instead {
                self.instead.get_or_insert_default().add(instead - points);
            }
        }
        self.deals = batch.end;
        Ok(())
    }
}

impl Board {
    fn deal(&self, seed: u64, settings: &Settings) -> anyhow::Result<Dealt> {
        let play = |orders: &[Box<dyn Agreed>]| -> anyhow::Result<Vec<Counted>> {
            let mut games = Vec::new();
            for agreed in orders {
                games.push(agreed.play_and_count(&self.players, seed, settings.lang)?);
            }
            Ok(games)
        };
        let games = play(&self.orders)?;
        let instead = play(&self.instead)?;
        let instead = (!instead.is_empty()).then(|| count_points(&instead, self.players.len()));
        Ok(Dealt { points: count_points(&games, self.players.len()), games, instead })
    }
}

/// The mean of a side's points: it has seat 0 in the first game and seat 1 in the second.
fn count_points(games: &[Counted], seats: usize) -> f64 {
    let points = games.iter().enumerate().map(|(seat, counted)| {
        let winners = &counted.played.winners;
        match winners.len() {
            0 => 1.0 / seats as f64,
            _ if winners.iter().any(|winner| winner.index() == seat) => 1.0 / winners.len() as f64,
            _ => 0.0,
        }
    });
    points.sum::<f64>() / games.len() as f64
}

impl Points {
    fn add(&mut self, points: f64) {
        self.count += 1;
        self.sum += points;
        self.squares += points * points;
    }

    pub fn plus(self, other: Points) -> Points {
        Points { count: self.count + other.count, sum: self.sum + other.sum, squares: self.squares + other.squares }
    }

    pub fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum / self.count as f64 }
    }

    /// Half of the 95 % interval of the mean.
    pub fn error(&self) -> f64 {
        if self.count < 2 {
            return 1.0;
        }
        let count = self.count as f64;
        let variance = (self.squares - self.sum * self.sum / count) / (count - 1.0);
        1.96 * (variance.max(0.0) / count).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::Played;
    use table::Seat;

    fn counted(winners: &[u8]) -> Counted {
        let winners = winners.iter().map(|seat| Seat(*seat)).collect();
        Counted { played: Played { winners, reason: "end", decisions: 1 }, rounds: 1, gains: Vec::new() }
    }

    #[test]
    fn a_side_has_seat_0_in_the_first_game_and_seat_1_in_the_second() {
        assert_eq!(count_points(&[counted(&[0]), counted(&[1])], 2), 1.0);
        assert_eq!(count_points(&[counted(&[0]), counted(&[0])], 2), 0.5);
        assert_eq!(count_points(&[counted(&[1]), counted(&[])], 2), 0.25);
        assert_eq!(count_points(&[counted(&[0, 2])], 3), 0.5);
    }

    #[test]
    fn the_error_is_that_of_the_mean() {
        let mut points = Points::default();
        [0.0, 1.0, 1.0, 0.0].into_iter().for_each(|one| points.add(one));
        assert_eq!(points.mean(), 0.5);
        assert!((points.error() - 1.96 * (1.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
    }
}
