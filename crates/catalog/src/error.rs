//! What went wrong, in words.

use std::sync::LazyLock;

use crate::Playable;
use schemars::JsonSchema;
use serde::Serialize;
use table::check::PositionFault;
use table::content::explain_json;
use table::{Lang, LoadError, Match, Phrase, Refusal, Seat, Texts, Viewer, Words, text, transcript};

/// What went wrong, in words, with the rule behind it if there is one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, JsonSchema)]
#[error("{text}")]
pub struct GameError {
    pub text: String,
    pub rule: Option<&'static str>,
}

pub(crate) static TEXTS: LazyLock<Texts> = table::texts!();

impl GameError {
    /// A sentence of the catalog.
    pub(crate) fn say(lang: Lang, phrase: &Phrase) -> GameError {
        GameError { text: say(lang, phrase), rule: None }
    }

    /// Joins several errors, one per line.
    pub(crate) fn join(errors: &[GameError]) -> GameError {
        let texts: Vec<&str> = errors.iter().map(|error| error.text.as_str()).collect();
        GameError { text: texts.join("\n"), rule: None }
    }

    /// The table has refused an input of a seat, or of nobody in particular.
    pub(crate) fn of_refusal<G: Playable>(
        played: &Match<G>,
        by: Viewer,
        refusal: &Refusal<G>,
        lang: Lang,
    ) -> GameError {
        GameError { text: refusal.say(played.game(), &played.view(by), lang), rule: refusal.rule() }
    }

    /// The options match their schema, but contradict each other or the content.
    pub(crate) fn of_options<G: Playable>(lang: Lang, why: &Phrase) -> GameError {
        GameError::say(lang, &Phrase::new("options-impossible").with("why", text(G::texts().say(lang, why))))
    }

    pub(crate) fn of_position<G: Playable>(lang: Lang, fault: &PositionFault) -> GameError {
        GameError::say(lang, &Phrase::new("position-impossible").with("why", text(fault.say::<G>(lang))))
    }

    pub(crate) fn of_header(lang: Lang, error: &serde_json::Error) -> GameError {
        GameError::say(lang, &Phrase::new("load-no-header").with("error", text(explain_json(error, lang))))
    }

    pub(crate) fn of_load<G: Playable>(lang: Lang, error: &LoadError) -> GameError {
        let phrase = match error {
            LoadError::NoHeader(error) => return GameError::of_header(lang, error),
            LoadError::Format { found } => {
                Phrase::new("load-format").with("found", i64::from(*found)).with("have", i64::from(transcript::FORMAT))
            }
            LoadError::Game { found, wanted } => {
                Phrase::new("load-game").with("found", text(found)).with("wanted", text(*wanted))
            }
            LoadError::Rules { found, have } => {
                Phrase::new("load-rules").with("found", i64::from(*found)).with("have", i64::from(*have))
            }
            LoadError::Content { found, have } => {
                Phrase::new("load-content").with("found", text(found)).with("have", text(have))
            }
            LoadError::Options(why) => return GameError::of_options::<G>(lang, why),
            LoadError::Position(fault) => return GameError::of_position::<G>(lang, fault),
            LoadError::Syntax { line, error } => {
                Phrase::new("load-syntax").with("line", *line as i64).with("error", text(explain_json(error, lang)))
            }
            LoadError::Input { number, rule } => Phrase::new("load-input")
                .with("number", *number)
                .with("line", *number + 1)
                .with("has-rule", rule.is_some())
                .with("rule", text(rule.unwrap_or_default())),
            LoadError::Roll { number, found, rolled } => Phrase::new("load-roll")
                .with("number", *number as i64)
                .with("line", *number as i64 + 1)
                .with("found", i64::from(*found))
                .with("rolled", i64::from(*rolled)),
            LoadError::Digest { found, have } => {
                Phrase::new("load-digest").with("found", text(found)).with("have", text(have))
            }
        };
        GameError::say(lang, &phrase)
    }
}

/// A sentence of the catalog.
pub(crate) fn say(lang: Lang, phrase: &Phrase) -> String {
    TEXTS.say(lang, phrase)
}

/// A sentence of the catalog in every language.
pub(crate) fn say_in_every(phrase: &Phrase) -> Words {
    TEXTS.in_every(phrase)
}

/// The viewer to use: a seat that does not exist sees what a spectator sees.
pub(crate) fn eyes<G: Playable>(game: &G, viewer: Viewer) -> Viewer {
    match viewer {
        Viewer::Seat(Seat(seat)) if seat >= game.seats() => Viewer::Spectator,
        Viewer::Seat(_) | Viewer::Spectator => viewer,
    }
}
