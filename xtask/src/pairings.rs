//! Every faction against every other, for a mark `walstatt pairings` in a balance report.
//!
//! A pairing is played in every area and for every mission, equally often in both orders of seats. Missions are
//! weighted as the dice would. A draw counts half.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::shell;

/// Missions, and how often two white dice roll them, in quarters.
const MISSIONS: [(&str, u64); 3] = [("make_vanish", 1), ("control_portal", 2), ("strategic_point", 1)];
/// The characters of seat 1 are numbered from here.
const SECOND_SEAT: u64 = 32;

/// Plays `--games N` for each pairing, area, order of seats and quarter of the missions, and makes the tables.
pub fn count(walstatt: &Path, game: &str, mark: &[String], more: &[String]) -> Result<String> {
    let games = find_games(more).or_else(|| find_games(mark)).context("pairings need `--games N`")?;
    let folder = shell::root().join("crates").join(game).join("content");
    let (factions, areas) = (list_keys(&folder.join("factions"))?, list_keys(&folder.join("areas"))?);
    let mut tables = Tables::default();
    let mut seed = 0;
    for (nth, one) in factions.iter().enumerate() {
        for other in &factions[nth + 1..] {
            println!("{one} against {other}");
            for area in &areas {
                for (mission, quarters) in MISSIONS {
                    for is_swapped in [false, true] {
                        seed += 1;
                        let seats = if is_swapped { [other, one] } else { [one, other] };
                        let options = json!({ "factions": seats, "muster": "ready", "area": area, "mission": mission });
                        let report = play(walstatt, game, &options, games * quarters, seed)?;
                        let cell = Sums::read(&report, is_swapped)?;
                        tables.add(one, other, area, mission, &cell);
                    }
                }
            }
        }
    }
    Ok(tables.write())
}

fn play(walstatt: &Path, game: &str, options: &Value, games: u64, seed: u64) -> Result<Value> {
    let mut command = Command::new(walstatt);
    command.args(["--lang", "en", "balance", game, "--json", "--options", &options.to_string()]);
    command.args(["--games", &games.to_string(), "--seed", &seed.to_string()]);
    Ok(serde_json::from_str(&shell::capture(command)?)?)
}

fn find_games(args: &[String]) -> Option<u64> {
    let name = args.iter().position(|arg| arg == "--games" || arg == "-n")?;
    args.get(name + 1)?.parse().ok()
}

/// The keys of content: the names of the files in a folder.
fn list_keys(folder: &Path) -> Result<Vec<String>> {
    let mut keys = Vec::new();
    for file in std::fs::read_dir(folder).with_context(|| format!("there is no folder {}", folder.display()))? {
        let path = file?.path();
        keys.extend(path.file_stem().and_then(|stem| stem.to_str()).map(str::to_string));
    }
    keys.sort();
    Ok(keys)
}

/// The totals of some games, from the point of view of the faction named first.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Sums {
    games: u64,
    draws: u64,
    /// Games won by the faction named first, by seat 0, and by the seat that placed the portal first.
    won: u64,
    won_by_seat_0: u64,
    won_by_first: u64,
    /// Characters that vanished, of the faction named first and of the other.
    lost: [u64; 2],
}

impl Sums {
    /// From the report of `walstatt balance --json`; `is_swapped` if the faction named first has seat 1.
    fn read(report: &Value, is_swapped: bool) -> Result<Sums> {
        let number = |value: &Value| value.as_u64().context("a count is missing in the report");
        let rows = |rows: &Value| rows.as_array().cloned().unwrap_or_default();
        let seats = rows(&report["seats"]);
        if seats.len() != 2 {
            bail!("pairings are games of two");
        }
        let first = rows(&report["kinds"]["turn"]).into_iter().find(|row| row["key"] == "1");
        let mut lost = [0, 0];
        for row in rows(&report["kinds"]["lost"]) {
            let key = row["key"].as_str().and_then(|key| key.strip_prefix("char-")).context("nobody was lost")?;
            let seat = usize::from(key.parse::<u64>()? >= SECOND_SEAT);
            lost[if is_swapped { 1 - seat } else { seat }] += number(&row["had"])?;
        }
        Ok(Sums {
            games: number(&report["games"])?,
            draws: number(&report["draws"])?,
            won: number(&seats[usize::from(is_swapped)]["won"])?,
            won_by_seat_0: number(&seats[0]["won"])?,
            won_by_first: first.map_or(Ok(0), |row| number(&row["won"]))?,
            lost,
        })
    }

    fn add(&mut self, other: &Sums) {
        self.games += other.games;
        self.draws += other.draws;
        self.won += other.won;
        self.won_by_seat_0 += other.won_by_seat_0;
        self.won_by_first += other.won_by_first;
        self.lost = [self.lost[0] + other.lost[0], self.lost[1] + other.lost[1]];
    }

    /// The same from the point of view of the other faction.
    fn swapped(&self) -> Sums {
        let won = self.games - self.draws - self.won;
        Sums { won, lost: [self.lost[1], self.lost[0]], ..*self }
    }

    /// A share of points in percent, with draws counted half, and half the width of its 95 % interval.
    fn share(&self, won: u64) -> String {
        let games = self.games.max(1) as f64;
        let share = (won as f64 + self.draws as f64 / 2.0) / games;
        let error = 1.96 * (share * (1.0 - share) / games).sqrt();
        format!("{:.1} % ± {:.1} %", 100.0 * share, 100.0 * error)
    }

    fn each(&self, count: u64) -> String {
        format!("{:.1}", count as f64 / self.games.max(1) as f64)
    }

    fn percent(&self, count: u64) -> String {
        format!("{:.1} %", 100.0 * count as f64 / self.games.max(1) as f64)
    }
}

#[derive(Default)]
struct Tables {
    all: Sums,
    pairings: BTreeMap<String, Sums>,
    factions: BTreeMap<String, Sums>,
    missions: BTreeMap<String, Sums>,
    areas: BTreeMap<String, Sums>,
}

impl Tables {
    fn add(&mut self, one: &str, other: &str, area: &str, mission: &str, cell: &Sums) {
        self.all.add(cell);
        self.pairings.entry(format!("{one} – {other}")).or_default().add(cell);
        self.factions.entry(one.to_string()).or_default().add(cell);
        self.factions.entry(other.to_string()).or_default().add(&cell.swapped());
        self.missions.entry(mission.replace('_', "-")).or_default().add(cell);
        self.areas.entry(area.to_string()).or_default().add(cell);
    }

    fn write(&self) -> String {
        let all = &self.all;
        let mut text = format!(
            "{} games of two equal players (habit), {} of them draws, {} characters vanished in each.\n\
             Who placed the portal first has {} of the points, seat 0 {}.\n\n",
            all.games,
            all.percent(all.draws),
            all.each(all.lost[0] + all.lost[1]),
            all.share(all.won_by_first),
            all.share(all.won_by_seat_0),
        );
        text += "| pairing | games | share of the one named first | draws | share of who began | vanished, of each |\n";
        text += "|---|---|---|---|---|---|\n";
        for (name, sums) in &self.pairings {
            let lost = sums.lost.map(|lost| sums.each(lost)).join(" / ");
            let first = sums.share(sums.won_by_first);
            let (share, draws) = (sums.share(sums.won), sums.percent(sums.draws));
            text += &format!("| {name} | {} | {share} | {draws} | {first} | {lost} |\n", sums.games);
        }
        text += "\n| faction | games | share | vanished, of the own and of the others |\n|---|---|---|---|\n";
        for (name, sums) in &self.factions {
            let lost = sums.lost.map(|lost| sums.each(lost)).join(" / ");
            text += &format!("| {name} | {} | {} | {lost} |\n", sums.games, sums.share(sums.won));
        }
        for (kind, rows) in [("mission", &self.missions), ("area", &self.areas)] {
            text += &format!("\n| {kind} | games | draws | share of who began | vanished |\n|---|---|---|---|---|\n");
            for (name, sums) in rows {
                let lost = sums.each(sums.lost[0] + sums.lost[1]);
                let (draws, first) = (sums.percent(sums.draws), sums.share(sums.won_by_first));
                text += &format!("| {name} | {} | {draws} | {first} | {lost} |\n", sums.games);
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report() -> Value {
        json!({
            "games": 10, "draws": 2,
            "seats": [{ "key": "0", "won": 5 }, { "key": "1", "won": 3 }],
            "kinds": {
                "turn": [{ "key": "2", "had": 10, "won": 2 }, { "key": "1", "had": 10, "won": 6 }],
                "lost": [{ "key": "char-3", "had": 4 }, { "key": "char-0", "had": 1 }, { "key": "char-33", "had": 7 }],
            },
        })
    }

    #[test]
    fn a_faction_is_counted_in_the_seat_that_it_has() {
        let plain = Sums::read(&report(), false).expect("the report is right");
        assert_eq!((plain.won, plain.won_by_first, plain.lost), (5, 6, [5, 7]));
        let swapped = Sums::read(&report(), true).expect("the report is right");
        assert_eq!((swapped.won, swapped.won_by_seat_0, swapped.lost), (3, 5, [7, 5]));
        assert_eq!(plain.swapped(), Sums { won: 3, lost: [7, 5], ..plain });
    }

    #[test]
    fn draws_count_half() {
        let sums = Sums { games: 10, draws: 2, won: 5, ..Sums::default() };
        assert_eq!(sums.share(sums.won), "60.0 % ± 30.4 %");
    }
}
