//! A study as its file describes it: what is played, by whom, and how exactly it has to be known.

use std::path::{Path, PathBuf};

use anyhow::anyhow;
use catalog::PlayerSpec;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::content::{ContentFile, Faults, Place, Reading};
use table::{Lang, Phrase, Words, text};

use crate::options::read_file;
use crate::settings::Settings;
use crate::texts::TEXTS;

/// The studies that come with the program, by game.
const OWN: [(&str, &str); 5] = [
    ("home-raiders", include_str!("../../studies/home-raiders.toml")),
    ("kleine-helden", include_str!("../../studies/kleine-helden.toml")),
    ("moonstone", include_str!("../../studies/moonstone.toml")),
    ("pixel-tactics", include_str!("../../studies/pixel-tactics.toml")),
    ("pocket-battles", include_str!("../../studies/pocket-battles.toml")),
];

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Study {
    pub game: String,
    pub title: Words,
    /// The computer player at every seat.
    pub player: String,
    /// The most deals of a pairing in a set-up. With sides a deal is played twice, with seats swapped.
    pub deals: u64,
    /// Half of the interval, in points of a hundred, with which a pairing is known well enough.
    pub width: f64,
    pub seed: u64,
    pub options: Map<String, Value>,
    /// What the two seats bring: every value meets every other.
    pub sides: Option<Variable>,
    /// What set-ups differ in: every value of each with every value of the others.
    pub vary: Vec<Variable>,
    /// A folder with content to be compared with the ordinary one.
    pub instead: Option<PathBuf>,
}

/// An option of the game, and the values it takes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variable {
    pub option: String,
    pub values: Vec<Value>,
}

/// What stands before the lists of a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    game: String,
    title: Words,
    #[serde(default = "soldier")]
    player: String,
    #[serde(default = "many")]
    deals: u64,
    #[serde(default = "narrow")]
    width: f64,
    #[serde(default = "one")]
    seed: u64,
    #[serde(default)]
    options: Map<String, Value>,
    sides: Option<Variable>,
    instead: Option<PathBuf>,
}

fn soldier() -> String {
    "soldier".into()
}

fn many() -> u64 {
    1000
}

fn narrow() -> f64 {
    3.0
}

fn one() -> u64 {
    1
}

/// A set-up: its options, without those of the sides.
#[derive(Clone, Debug, PartialEq)]
pub struct SetUp {
    /// The value of each variable, in their order.
    pub values: Vec<Value>,
    pub options: Map<String, Value>,
}

impl Study {
    /// The study of a game that comes with the program, or the one in a file.
    pub fn find(named: &str, settings: &Settings) -> anyhow::Result<Study> {
        if let Some((game, written)) = OWN.iter().find(|(game, _)| *game == named) {
            return Study::read(&ContentFile::built_in(&format!("{game}.toml"), written), settings.lang);
        }
        let mut study = Study::read(&ContentFile::new(named, read_file(named, settings)?), settings.lang)?;
        let beside = Path::new(named).parent().unwrap_or(Path::new(""));
        study.instead = study.instead.map(|folder| beside.join(folder));
        Ok(study)
    }

    /// The text of a study that comes with the program, to be changed.
    pub fn text_of(game: &str) -> Option<&'static str> {
        OWN.iter().find(|(own, _)| *own == game).map(|(_, written)| *written)
    }

    fn read(file: &ContentFile, lang: Lang) -> anyhow::Result<Study> {
        let say =
            |faults: &Faults| anyhow!(faults.0.iter().map(|fault| fault.say(lang)).collect::<Vec<_>>().join("\n"));
        let mut reading = Reading::open(file, &TEXTS).map_err(|fault| say(&Faults(vec![fault])))?;
        match read_study(&mut reading) {
            Some(study) if reading.faults.is_empty() => Ok(study),
            _ => Err(say(&Faults(reading.faults))),
        }
    }

    /// Every combination of the values of what is varied.
    pub fn set_ups(&self) -> Vec<SetUp> {
        let mut set_ups = vec![SetUp { values: Vec::new(), options: self.options.clone() }];
        for variable in &self.vary {
            let with = |(set_up, value): (&SetUp, &Value)| {
                let mut set_up = set_up.clone();
                set_up.values.push(value.clone());
                set_up.options.insert(variable.option.clone(), value.clone());
                set_up
            };
            let pairs = set_ups.iter().flat_map(|set_up| variable.values.iter().map(move |value| (set_up, value)));
            set_ups = pairs.map(with).collect();
        }
        set_ups
    }

    /// Every side against every other.
    pub fn pairings(&self) -> Vec<[usize; 2]> {
        let count = self.sides.as_ref().map_or(0, |sides| sides.values.len());
        (0..count).flat_map(|one| (one + 1..count).map(move |other| [one, other])).collect()
    }
}

fn read_study(reading: &mut Reading<'_>) -> Option<Study> {
    let mut split = reading.split_head("study", "game", &[("vary", "option")])?;
    let written = split.lists.pop()?;
    let place = split.place;
    let Head { game, title, player, deals, width, seed, options, sides, instead } =
        reading.entry(&place, split.fields)?;
    reading.check_name(&place, "title", &title, 80);
    reading.check_range(&place, "deals", deals.min(i64::MAX as u64) as i64, 1..=10_000_000);
    if !(width > 0.0 && width <= 50.0) {
        reading.note(&place, "width", Phrase::new("lab-wrong-width"));
    }
    if player.parse::<PlayerSpec>().is_err() {
        let players = PlayerSpec::NAMES.join(", ");
        reading.note(&place, "player", Phrase::new("lab-wrong-player").with("players", text(players)));
    }
    if let Some(sides) = &sides {
        check_values(reading, &place, "sides", sides, 2);
    }
    let vary = written.into_iter().filter_map(|(place, value)| {
        let variable: Variable = reading.entry(&place, value)?;
        check_values(reading, &place, "values", &variable, 1);
        Some(variable)
    });
    let vary = vary.collect();
    Some(Study { game, title, player, deals, width, seed, options, sides, vary, instead })
}

fn check_values(reading: &mut Reading<'_>, place: &Place, field: &str, variable: &Variable, least: usize) {
    let values = &variable.values;
    let is_twice = values.iter().enumerate().any(|(number, value)| values[..number].contains(value));
    if values.len() < least || is_twice {
        reading.note(place, field, Phrase::new("lab-wrong-values").with("least", least));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn read(written: &str) -> Result<Study, String> {
        Study::read(&ContentFile::new("mine.toml", written), Lang::EN).map_err(|error| error.to_string())
    }

    #[test]
    fn every_game_has_a_study_of_its_own() {
        for (game, written) in OWN {
            let study = Study::read(&ContentFile::built_in(game, written), Lang::EN).expect("the study is right");
            assert_eq!(study.game, game);
        }
    }

    #[test]
    fn every_value_meets_every_other() {
        let study = read(
            "game = 'stones'\ntitle = { de = 'Steine', en = 'Stones' }\noptions = { size = 3 }\nsides = { option = 'armies', values = ['a', 'b', 'c'] }\n\
             [[vary]]\noption = 'area'\nvalues = ['desk', 'shelf']\n[[vary]]\noption = 'size'\nvalues = [1, 2]\n",
        )
        .expect("the study is right");
        assert_eq!(study.pairings(), [[0, 1], [0, 2], [1, 2]]);
        let set_ups: Vec<Value> = study.set_ups().into_iter().map(|set_up| set_up.options.into()).collect();
        let expected = [("desk", 1), ("desk", 2), ("shelf", 1), ("shelf", 2)];
        assert_eq!(set_ups, expected.map(|(area, size)| json!({ "area": area, "size": size })));
        assert_eq!((study.player.as_str(), study.deals, study.width), ("soldier", 1000, 3.0));
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let error = read("game = 'stones'\ntitle = { de = 'Steine', en = 'Stones' }\nplayer = 'clever'\nwidth = 0.0\n")
            .expect_err("two faults");
        assert!(error.contains("mine.toml:3") && error.contains("mine.toml:4"), "{error}");
        let error =
            read("game = 'stones'\ntitle = { de = 'x', en = 'x' }\n[[vary]]\noption = 'size'\nvalues = [1, 1]\n")
                .expect_err("twice");
        assert!(error.contains("mine.toml:"), "{error}");
        assert!(read("game = 'stones'\n").is_err());
    }
}
