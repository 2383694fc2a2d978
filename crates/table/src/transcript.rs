//! A match as a file: JSON Lines with a header, every choice and every roll.
//!
//! It serves as save file, replay, bug report and test fixture.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::check::PositionFault;
use crate::fair::ProofLine;
use crate::{Game, Match, Phrase, Proof, Rolls, Seat};

/// The version of this file format.
pub const FORMAT: u32 = 1;

/// What was agreed before the first step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Header<G: Game> {
    pub format: u32,
    pub game: String,
    /// The version of the rules in force.
    pub rules: u32,
    /// The digest of the content in use.
    pub content: String,
    pub options: G::Options,
    pub rolls: Rolls,
    /// Where it started, if not at the beginning of a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<G::Position>,
}

/// Something that came from outside the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields, bound = "")]
pub enum Input<G: Game> {
    Chose {
        seat: Seat,
        choice: G::Choice,
        #[serde(skip)]
        place: Place,
    },
    Rolled {
        sides: u32,
        value: u32,
    },
    Resigned {
        seat: Seat,
    },
    /// Rolls that were seen and then taken back: the table's dice skip them, so that nobody chooses again knowing the
    /// next rolls.
    Discarded {
        rolls: u32,
    },
}

impl<G: Game> Input<G> {
    /// The same at an imagined table, where the choice may have another index among the options and the dice are
    /// others.
    pub(crate) fn imagined(&self) -> Option<Self> {
        match self.clone() {
            Input::Chose { seat, choice, .. } => Some(Input::Chose { seat, choice, place: Place::Unknown }),
            Input::Discarded { .. } => None,
            input @ (Input::Rolled { .. } | Input::Resigned { .. }) => Some(input),
        }
    }

    /// How many of the table's rolls it uses up.
    pub(crate) fn rolls(&self) -> u64 {
        match self {
            Input::Rolled { .. } => 1,
            Input::Discarded { rolls } => u64::from(*rolls),
            Input::Chose { .. } | Input::Resigned { .. } => 0,
        }
    }
}

/// The index of a choice in its question. It saves searching for the choice when its step runs again; the choice alone
/// is what was decided, so the index is neither written down nor compared.
#[derive(Clone, Copy, Debug, Default)]
pub enum Place {
    /// Read from a file, or imagined.
    #[default]
    Unknown,
    /// The index of one of the options.
    Offered(usize),
    /// Not among the options.
    Other,
}

impl PartialEq for Place {
    fn eq(&self, _: &Place) -> bool {
        true
    }
}

/// The last line: the state of the match when it was saved.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Seal {
    digest: String,
}

/// The part of a header that every version of every game can read.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct Kind {
    pub format: u32,
    pub game: String,
    pub rules: u32,
    pub content: String,
}

#[derive(Serialize, Deserialize)]
struct FirstLine<H> {
    header: H,
}

/// Why a transcript cannot be loaded.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error("line 1: a transcript starts with its header: {0}")]
    NoHeader(serde_json::Error),
    #[error("line 1: this file has format {found}, this program reads format {FORMAT}")]
    Format { found: u32 },
    #[error("line 1: this is a match of {found}, not of {wanted}")]
    Game { found: String, wanted: &'static str },
    #[error("line 1: the match was played by version {found} of the rules, this program has version {have}")]
    Rules { found: u32, have: u32 },
    #[error(
        "line 1: the match was played with other content (digest {found}, here {have}); load the same content folder"
    )]
    Content { found: String, have: String },
    #[error("line 1: the options are not possible: {}", .0.key)]
    Options(Phrase),
    #[error("line 1: the starting position is not possible: {}: {}", .0.at, .0.what.key)]
    Position(PositionFault),
    #[error("line {line}: {error}")]
    Syntax { line: usize, error: serde_json::Error },
    /// The rules do not allow an input; `rule` is the reason if it is a single rule.
    #[error("input {number} (line {}): the rules do not allow this here{}", .number + 1, .rule.map(|rule| format!(" ({rule})")).unwrap_or_default())]
    Input { number: usize, rule: Option<&'static str> },
    #[error("input {number} (line {}): the dice of this match show {rolled} here, not {found}", .number + 1)]
    Roll { number: usize, found: u32, rolled: u32 },
    #[error("the match was saved at digest {found}, but replays to {have}")]
    Digest { found: String, have: String },
}

/// Reads which game, rules and content a transcript is for, before anything else of it is parsed.
pub fn kind(text: &str) -> Result<Kind, serde_json::Error> {
    let first = text.lines().next().unwrap_or_default();
    serde_json::from_str::<FirstLine<Kind>>(first).map(|line| line.header)
}

/// Reads the proof of fair dice after the seal, if there is one; an error comes with its line number.
pub fn proof(text: &str) -> Result<Option<Proof>, (usize, serde_json::Error)> {
    let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    if !lines.any(|(_, line)| serde_json::from_str::<Seal>(line).is_ok()) {
        return Ok(None);
    }
    let Some((index, line)) = lines.next() else { return Ok(None) };
    match serde_json::from_str::<ProofLine<Proof>>(line) {
        Ok(line) => Ok(Some(line.dice)),
        Err(error) => Err((index + 1, error)),
    }
}

impl<G: Game> Match<G> {
    /// The whole match as JSON Lines.
    pub fn save(&self) -> String {
        let seal = write_line(&Seal { digest: self.digest() });
        let lines = std::iter::once(self.header_line()).chain(self.input_lines(0)).chain([seal]);
        lines.map(|line| line + "\n").collect()
    }

    /// The first line of the transcript.
    pub fn header_line(&self) -> String {
        write_line(&FirstLine { header: self.header() })
    }

    /// The inputs from number `from` on, each as its line in the transcript.
    pub fn input_lines(&self, from: usize) -> impl Iterator<Item = String> {
        self.inputs().iter().skip(from).map(write_line)
    }

    /// Loads a match and replays it with this content.
    pub fn load(content: Arc<G::Content>, text: &str) -> Result<Self, LoadError> {
        Match::load_up_to(content, text, usize::MAX)
    }

    /// Loads a match as it was after its first `most` inputs.
    pub fn load_up_to(content: Arc<G::Content>, text: &str, most: usize) -> Result<Self, LoadError> {
        let kind = kind(text).map_err(LoadError::NoHeader)?;
        if kind.format != FORMAT {
            return Err(LoadError::Format { found: kind.format });
        }
        if kind.game != G::ID {
            return Err(LoadError::Game { found: kind.game, wanted: G::ID });
        }
        if kind.rules != G::RULES {
            return Err(LoadError::Rules { found: kind.rules, have: G::RULES });
        }
        let first = text.lines().next().unwrap_or_default();
        let header: Header<G> =
            serde_json::from_str::<FirstLine<_>>(first).map(|line| line.header).map_err(LoadError::NoHeader)?;
        let (mut inputs, seal) = read_inputs(text)?;
        let game = G::set_up(content, header.options.clone()).map_err(LoadError::Options)?;
        let have = game.content_digest();
        if header.content != have {
            return Err(LoadError::Content { found: header.content, have });
        }
        let is_whole = inputs.len() <= most;
        inputs.truncate(most);
        check_rolls(header.rolls, &inputs)?;
        let loaded = Match::replay(Arc::new(game), header, inputs)?;
        match seal {
            Some(found) if is_whole && found != loaded.digest() => {
                Err(LoadError::Digest { found, have: loaded.digest() })
            }
            Some(_) | None => Ok(loaded),
        }
    }
}

fn write_line(line: &impl Serialize) -> String {
    serde_json::to_string(line).expect("a match is plain data")
}

/// Recorded rolls of the table's own dice must match its seed or key.
fn check_rolls<G: Game>(rolls: Rolls, inputs: &[Input<G>]) -> Result<(), LoadError> {
    let mut before = 0;
    for (index, input) in inputs.iter().enumerate() {
        if let Input::Rolled { sides, value: found } = *input {
            let Some(mut dice) = rolls.dice_after(before) else { return Ok(()) };
            let rolled = dice.roll(sides);
            if rolled != found {
                return Err(LoadError::Roll { number: index + 1, found, rolled });
            }
        }
        before += input.rolls();
    }
    Ok(())
}

type Inputs<G> = (Vec<Input<G>>, Option<String>);

fn read_inputs<G: Game>(text: &str) -> Result<Inputs<G>, LoadError> {
    let mut inputs = Vec::new();
    for (index, line) in text.lines().enumerate().skip(1).filter(|(_, line)| !line.trim().is_empty()) {
        if let Ok(seal) = serde_json::from_str::<Seal>(line) {
            return Ok((inputs, Some(seal.digest)));
        }
        let input = serde_json::from_str(line).map_err(|error| LoadError::Syntax { line: index + 1, error })?;
        inputs.push(input);
    }
    Ok((inputs, None))
}

/// Identifies a value: BLAKE3 of its postcard bytes.
pub fn digest(value: &impl Serialize) -> String {
    let bytes = postcard::to_stdvec(value).expect("positions are plain data");
    blake3::hash(&bytes).to_hex().to_string()
}

impl<G: Game> Header<G> {
    pub(crate) fn new(game: &G, rolls: Rolls, start: Option<G::Position>) -> Self {
        Header {
            format: FORMAT,
            game: G::ID.to_string(),
            rules: G::RULES,
            content: game.content_digest(),
            options: game.options().clone(),
            rolls,
            start,
        }
    }
}
