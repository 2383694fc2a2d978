//! What takes long: thinking, telling replays, looking back, dealing situations to practise.

use catalog::lessons::Tries;
use catalog::lines::Line;
use catalog::{Catalog, PlayerSpec};
use room::RoomError;
use room::cursor::Lines;
use room::dojo::{self, Answers, Dealt};
use room::hint::Doubt;
use room::ids::MatchId;
use room::lesson::{self, Course, Puzzles};
use room::replay::{self, Eyes, Replay};
use room::setup::read_player;
use serde::{Deserialize, Serialize};
use table::{Lang, Seat};

use crate::requests::{Answer, Request};

/// The longest thought of a computer player, in milliseconds, where nobody waits for the end of a reaction window.
pub const LONGEST_MS: i64 = 5_000;
/// The longest thought for a hint.
const LONGEST_HINT_MS: i64 = 400;

/// Something to think about, with everything that it takes: a desk knows no rooms.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thought {
    /// What a computer player does.
    Choice {
        id: MatchId,
        /// After how many rows of the match it was asked.
        rows: i64,
        transcript: String,
        seat: Seat,
        player: String,
        seed: u64,
        /// As long as it takes, if nothing is said.
        millis: Option<i64>,
    },
    /// What a veteran would do, or what one of the options would bring.
    Hint {
        visit: u32,
        /// The id of the line that asked.
        line: Option<String>,
        transcript: String,
        seat: Seat,
        of: Option<usize>,
        seed: u64,
        lang: Lang,
    },
}

/// What came of a thought.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Conclusion {
    Choice { id: MatchId, rows: i64, index: usize },
    Hint { visit: u32, lines: String },
}

pub struct Desk {
    catalog: Catalog,
}

/// How many milliseconds have passed since some moment.
pub type Clock<'c> = &'c dyn Fn() -> i64;

impl Desk {
    pub fn new(catalog: Catalog) -> Desk {
        Desk { catalog }
    }

    pub fn think(&self, thought: &Thought, clock: Clock<'_>) -> Result<Conclusion, RoomError> {
        let begun = clock();
        let is_late = |most: i64| move || clock() - begun > most;
        match thought {
            Thought::Choice { id, rows, transcript, seat, player, seed, millis } => {
                let player: PlayerSpec = read_player(player, Lang::EN)?;
                let played = self.catalog.load(transcript, None, Lang::EN).map_err(RoomError::of_wish)?;
                let is_late = is_late(millis.unwrap_or(i64::MAX));
                let index = played.pick_until(*seat, &player, *seed, &is_late, Lang::EN).map_err(RoomError::refused)?;
                Ok(Conclusion::Choice { id: *id, rows: *rows, index })
            }
            Thought::Hint { visit, line, transcript, seat, of, seed, lang } => {
                let played = self.catalog.load(transcript, None, *lang).map_err(RoomError::of_wish)?;
                let doubt = Doubt { played, seat: *seat, of: *of, seed: *seed };
                let said = doubt.think(&is_late(LONGEST_HINT_MS), *lang);
                let said: Line = said.unwrap_or_else(|error| error.line(line.as_deref()));
                Ok(Conclusion::Hint { visit: *visit, lines: Lines::of(&said).into_text() })
            }
        }
    }

    /// Plays random games from a fixed seed; gives how many decisions were made.
    pub fn play_out(&self, game: &str, games: u32) -> Result<u64, RoomError> {
        let game = self.catalog.game(game, Lang::EN).map_err(RoomError::of_wish)?;
        let agreed = game.agree(&serde_json::Value::Null, Lang::EN).map_err(RoomError::of_wish)?;
        Ok(agreed.play_out(games.into(), 1))
    }

    /// The name of the position that a recorded match ends at.
    pub fn digest(&self, transcript: &str) -> Result<String, RoomError> {
        let played = self.catalog.load(transcript, None, Lang::EN).map_err(RoomError::of_wish)?;
        Ok(played.digest())
    }

    /// Answers what the page asks of a server, where that takes long; `write` takes parts of what is told at length and
    /// says whether more is wanted.
    pub fn ask(&self, request: &Request, write: &mut dyn FnMut(String) -> bool) -> Answer {
        Answer::of(self.try_ask(request, write))
    }

    fn try_ask(&self, request: &Request, write: &mut dyn FnMut(String) -> bool) -> Result<Answer, RoomError> {
        let lang = request.lang;
        match (request.method.as_str(), request.path().as_slice()) {
            ("POST", ["replay"]) => {
                let eyes: Eyes = request.query()?;
                let replay = Replay::open(&self.catalog, &request.body, eyes, lang).map_err(RoomError::of_wish)?;
                replay.tell(write).map_err(RoomError::of_wish)?;
                Ok(Answer::told())
            }
            ("POST", ["replay", "analysis"]) => {
                let played = self.catalog.load(&request.body, None, lang).map_err(RoomError::of_wish)?;
                replay::look_back(&*played, lang, write);
                Ok(Answer::told())
            }
            (method, ["dojo", game]) => {
                let dealt: Dealt = request.query()?;
                let exercise = dojo::deal(&self.catalog, game, dealt, lang)?;
                if method == "GET" {
                    return Ok(Answer::good(200, &exercise));
                }
                let answers: Answers = request.read_body()?;
                Ok(Answer::good(200, &dojo::judge(&exercise, &answers, lang)?))
            }
            ("GET", ["lessons", game]) => Ok(Answer::good(200, &Course::of(game))),
            ("POST", ["lessons", game, key]) => {
                let tries: Tries = request.read_body()?;
                Ok(Answer::good(200, &lesson::teach(&self.catalog, game, key, &tries, lang)?))
            }
            ("GET", ["puzzles", game]) => Ok(Answer::good(200, &Puzzles::of(&self.catalog, game))),
            ("POST", ["puzzles", game, key]) => {
                let tries: Tries = request.read_body()?;
                Ok(Answer::good(200, &lesson::pose(&self.catalog, game, key, &tries, lang)?))
            }
            _ => Err(request.unknown()),
        }
    }
}
