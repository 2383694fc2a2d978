//! What the page asks of a server, without one: the same paths, bodies and answers.

use room::go_on::GoOn;
use room::ids::{MatchId, Token};
use room::joining::{Created, Games, Guest, Unsealed};
use room::measure::{LookFrom, Trial};
use room::rows::TokenKind;
use room::setup::{Setup, Wish};
use room::{Act, Pass, RoomError};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use table::{Lang, Phrase, Viewer, text};

use crate::house::{House, Table};

#[derive(Clone, Debug, Deserialize)]
pub struct Request {
    pub method: String,
    /// Behind `/api/`.
    pub path: String,
    /// What stands behind the question mark.
    #[serde(default)]
    pub query: Map<String, Value>,
    /// The secret of a seat.
    #[serde(default)]
    pub token: Option<String>,
    #[serde(default)]
    pub body: String,
    pub lang: Lang,
}

/// What is answered: a status of HTTP and a body.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Answer {
    pub status: u16,
    pub body: String,
}

impl Answer {
    pub(crate) fn good(status: u16, body: &impl Serialize) -> Answer {
        Answer { status, body: serde_json::to_string(body).expect("plain data is JSON") }
    }

    /// All of it was told already.
    pub(crate) fn told() -> Answer {
        Answer { status: 200, body: String::new() }
    }

    pub(crate) fn of(answered: Result<Answer, RoomError>) -> Answer {
        answered.unwrap_or_else(|error| Answer::good(error.kind.status(), &json!({ "error": error })))
    }
}

impl Request {
    pub(crate) fn path(&self) -> Vec<&str> {
        self.path.split('/').collect()
    }

    /// The match that it is about.
    pub fn match_id(&self) -> Option<MatchId> {
        match self.path().as_slice() {
            ["matches", id, ..] => id.parse().ok(),
            _ => None,
        }
    }

    pub(crate) fn query<T: DeserializeOwned>(&self) -> Result<T, RoomError> {
        let read = |value: &Value| match value.as_str().map(serde_json::from_str::<Value>) {
            Some(Ok(plain)) if plain.is_number() || plain.is_boolean() => plain,
            _ => value.clone(),
        };
        let query = self.query.iter().map(|(name, value)| (name.clone(), read(value))).collect();
        serde_json::from_value(Value::Object(query)).map_err(|error| self.not_understood(&error))
    }

    pub(crate) fn read_body<T: DeserializeOwned>(&self) -> Result<T, RoomError> {
        serde_json::from_str(&self.body).map_err(|error| self.not_understood(&error))
    }

    fn not_understood(&self, error: &serde_json::Error) -> RoomError {
        let error = table::content::locate_json(error, self.lang);
        RoomError::bad(self.lang, &Phrase::new("not-understood").with("error", text(error)))
    }

    pub(crate) fn unknown(&self) -> RoomError {
        RoomError::not_found(self.lang, "no-such-match")
    }

    fn token(&self) -> Option<Token> {
        self.token.as_deref().map(Token::from_outside)
    }
}

impl House {
    /// Answers a request at once. Replays, the dojo and whatever else takes long are for a [`crate::Desk`].
    pub fn ask(&mut self, request: &Request, now: i64) -> Answer {
        Answer::of(self.try_ask(request, now))
    }

    fn try_ask(&mut self, request: &Request, now: i64) -> Result<Answer, RoomError> {
        let lang = request.lang;
        match (request.method.as_str(), request.path().as_slice()) {
            ("GET", ["games"]) => Ok(Answer::good(200, &Games::of(&self.catalog))),
            ("POST", ["matches"]) => {
                let wish: Wish = request.read_body()?;
                let setup = wish.agree(&self.catalog, lang)?;
                self.begin(&wish, &setup, now)
            }
            ("POST", ["replay", "go-on"]) => {
                let wanted: GoOn = request.query()?;
                let (wish, setup) = wanted.agree(&self.catalog, &request.body, lang)?;
                self.begin(&wish, &setup, now)
            }
            (method, ["matches", _, rest @ ..]) => {
                let id = request.match_id().ok_or_else(|| request.unknown())?;
                self.ask_at(id, method, rest, request, now)
            }
            _ => Err(request.unknown()),
        }
    }

    fn begin(&mut self, wish: &Wish, setup: &Setup, now: i64) -> Result<Answer, RoomError> {
        let (new, created) = Created::of(wish, setup, now);
        self.create(&new)?;
        Ok(Answer::good(201, &created))
    }

    fn ask_at(
        &mut self,
        id: MatchId,
        method: &str,
        what: &[&str],
        by: &Request,
        now: i64,
    ) -> Result<Answer, RoomError> {
        let lang = by.lang;
        let table = self.table(id, lang)?;
        match (method, what) {
            ("GET", []) => Ok(Answer::good(200, &table.room.about(Viewer::Spectator))),
            ("GET", ["transcript"]) => Ok(Answer { status: 200, body: table.transcript(by)? }),
            ("POST", ["look"]) => {
                let from: LookFrom = by.read_body()?;
                Ok(Answer::good(200, &table.room.look(viewer(table, by)?, &from, lang)))
            }
            ("POST", ["try"]) => {
                let trial: Trial = by.read_body()?;
                let pass = table.authorize(by.token().as_ref(), lang)?;
                Ok(Answer::good(200, &table.room.try_out(pass.seat, &trial, lang)?))
            }
            ("POST", ["sit"]) => self.sit(id, by, now),
            ("POST", ["nonce"]) => {
                let Unsealed { nonce } = by.read_body()?;
                let pass = table.authorize(by.token().as_ref(), lang)?;
                self.act(id, Act::Unseal { seat: pass.seat, nonce }, now, lang)?;
                Ok(Answer::good(200, &self.table(id, lang)?.room.about(Viewer::Seat(pass.seat))))
            }
            _ => Err(by.unknown()),
        }
    }

    fn sit(&mut self, id: MatchId, by: &Request, now: i64) -> Result<Answer, RoomError> {
        let lang = by.lang;
        let guest: Guest = by.read_body()?;
        let chosen = guest.token(lang)?;
        let Pass { seat, kind, .. } = self.table(id, lang)?.authorize(by.token().as_ref(), lang)?;
        let own = (kind == TokenKind::Invitation).then(|| chosen.unwrap_or_else(Token::new));
        let share = guest.share(lang)?;
        self.act(id, Act::Sit { seat, name: guest.name, share, token: own.as_ref().map(Token::hash) }, now, lang)?;
        Ok(Answer::good(200, &self.table(id, lang)?.room.seated(seat, own.as_ref())))
    }
}

impl Table {
    /// The match as a file. Whoever plays alone may take it along before it is over; among several it could tell one what
    /// another one has.
    fn transcript(&self, by: &Request) -> Result<String, RoomError> {
        let is_alone = by.token.is_some() && self.room.setup.person_seats().count() == 1;
        if is_alone && let Some(played) = self.room.played() {
            self.authorize(by.token().as_ref(), by.lang)?;
            return Ok(played.save());
        }
        self.room.whole_transcript(by.lang)
    }
}

/// Whose eyes a request sees with: without a secret, those of somebody who watches.
fn viewer(table: &Table, by: &Request) -> Result<Viewer, RoomError> {
    match by.token() {
        Some(token) => Ok(Viewer::Seat(table.authorize(Some(&token), by.lang)?.seat)),
        None => Ok(Viewer::Spectator),
    }
}
