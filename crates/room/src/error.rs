//! What is answered when something cannot be done: a key for programs, a sentence for people.

use std::sync::LazyLock;
use std::time::Duration;

use catalog::GameError;
use catalog::lines::{self, Line};
use serde::Serialize;
use table::{Lang, Phrase, Texts};

/// Why something was not done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RoomError {
    #[serde(skip)]
    pub kind: Kind,
    /// The same in every language.
    pub key: String,
    pub text: String,
    /// The id of the game's rule that was broken, if it is one.
    pub rule: Option<&'static str>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// What was said is wrong.
    Bad,
    /// A secret that is good for nothing here, or not any more; or none.
    WrongToken,
    /// Who said it may not do that.
    Forbidden,
    /// There is no such thing.
    NotFound,
    /// The match has come to where this is not possible.
    Conflict,
    /// It was possible with an older version of the program.
    Gone,
    /// Too much of something; more may come after so long.
    TooMuch(Duration),
}

impl Kind {
    /// What HTTP has for it.
    pub fn status(self) -> u16 {
        match self {
            Kind::Bad => 400,
            Kind::WrongToken => 401,
            Kind::Forbidden => 403,
            Kind::NotFound => 404,
            Kind::Conflict => 409,
            Kind::Gone => 410,
            Kind::TooMuch(_) => 429,
        }
    }
}

static TEXTS: LazyLock<Texts> = table::texts!();

impl RoomError {
    fn new(kind: Kind, lang: Lang, phrase: &Phrase) -> RoomError {
        RoomError { kind, key: phrase.key.to_string(), text: TEXTS.say(lang, phrase), rule: None }
    }

    pub fn bad(lang: Lang, phrase: &Phrase) -> RoomError {
        RoomError::new(Kind::Bad, lang, phrase)
    }

    pub fn forbidden(lang: Lang, key: &'static str) -> RoomError {
        RoomError::new(Kind::Forbidden, lang, &Phrase::new(key))
    }

    pub fn wrong_token(lang: Lang, key: &'static str) -> RoomError {
        RoomError::new(Kind::WrongToken, lang, &Phrase::new(key))
    }

    pub fn not_found(lang: Lang, key: &'static str) -> RoomError {
        RoomError::new(Kind::NotFound, lang, &Phrase::new(key))
    }

    pub fn conflict(lang: Lang, key: &'static str) -> RoomError {
        RoomError::new(Kind::Conflict, lang, &Phrase::new(key))
    }

    pub fn gone(lang: Lang, phrase: &Phrase) -> RoomError {
        RoomError::new(Kind::Gone, lang, phrase)
    }

    pub fn too_much(lang: Lang, key: &'static str, wait: Duration) -> RoomError {
        RoomError::new(Kind::TooMuch(wait), lang, &Phrase::new(key))
    }

    /// The game's rules say no.
    pub fn refused(error: GameError) -> RoomError {
        RoomError { kind: Kind::Conflict, key: "refused".into(), text: error.text, rule: error.rule }
    }

    /// The catalog cannot do what was wished for.
    pub fn of_wish(error: GameError) -> RoomError {
        RoomError { kind: Kind::Bad, key: "bad-wish".into(), text: error.text, rule: error.rule }
    }

    /// A line that cannot be read.
    pub fn not_understood(error: lines::Error) -> RoomError {
        RoomError { kind: Kind::Bad, key: "not-understood".into(), text: error.text, rule: None }
    }

    /// The line for whoever has sent `id`.
    pub fn line(self, id: Option<&str>) -> Line {
        let RoomError { kind: _, key, text, rule } = self;
        error_line(key, text, rule, id)
    }
}

/// The line that says why something was not done.
pub fn error_line(key: String, text: String, rule: Option<&'static str>, id: Option<&str>) -> Line {
    Line::Error { error: lines::Error { key: Some(key), rule, id: id.map(str::to_string), ..lines::Error::new(text) } }
}
