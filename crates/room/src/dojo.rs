//! The dojo: situations to practise, and what answers to them are worth.
//!
//! Nothing is kept between the two: the same seed deals the same situation again.

use catalog::{Catalog, Exercise, Judgement, Practised};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;
use table::{Lang, Phrase};

use crate::error::RoomError;

/// Which situation.
#[derive(Clone, Copy, Deserialize)]
pub struct Dealt {
    pub kind: Practised,
    pub seed: u32,
}

/// What somebody answers.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Answers {
    /// Places among the answers of the situation; several are given equally often.
    pub answers: Vec<usize>,
}

/// The most answers that are mixed.
const MAX_ANSWERS: usize = 100;

/// Plays and solves games for it.
pub fn deal(catalog: &Catalog, game: &str, dealt: Dealt, lang: Lang) -> Result<Exercise, RoomError> {
    let nothing = || RoomError::not_found(lang, "nothing-to-practise");
    let game = catalog.game(game, lang).map_err(|_| nothing())?;
    let agreed = game.agree(&Value::Null, lang).map_err(RoomError::of_wish)?;
    let dealt = Exercise::deal(&*agreed, dealt.kind, dealt.seed.into(), lang).map_err(RoomError::of_wish)?;
    dealt.ok_or_else(nothing)
}

pub fn judge(exercise: &Exercise, given: &Answers, lang: Lang) -> Result<Judgement, RoomError> {
    let answers = Some(&given.answers).filter(|answers| answers.len() <= MAX_ANSWERS);
    let judged = answers.and_then(|answers| exercise.judge(answers));
    judged.ok_or_else(|| RoomError::bad(lang, &Phrase::new("no-such-answer")))
}
