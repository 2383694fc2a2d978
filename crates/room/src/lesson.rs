//! Lessons and puzzles, and what a learner sees after some tries. Nothing is kept between two of them.

use catalog::Catalog;
use catalog::lessons::{self, Lecture, Lesson, LessonInfo, Tries};
use catalog::puzzles::{self, PuzzleInfo};
use schemars::JsonSchema;
use serde::Serialize;
use table::Lang;

use crate::error::RoomError;

/// The lessons of a game, in the order in which they are taken.
#[derive(Serialize, JsonSchema)]
pub struct Course {
    pub lessons: Vec<LessonInfo>,
}

impl Course {
    /// Empty for a game without a course.
    pub fn of(game: &str) -> Course {
        Course { lessons: lessons::course(game).iter().map(Lesson::info).collect() }
    }
}

/// Takes a lesson as far as the tries get.
pub fn teach(catalog: &Catalog, game: &str, key: &str, tries: &Tries, lang: Lang) -> Result<Lecture, RoomError> {
    let found = lessons::course(game).iter().find(|lesson| lesson.key == key && lesson.contest.is_none());
    let lesson = found.ok_or_else(|| RoomError::not_found(lang, "no-such-lesson"))?;
    lesson.look(catalog, tries, lang).map_err(RoomError::of_wish)
}

/// The puzzles of a game, easy ones first.
#[derive(Serialize, JsonSchema)]
pub struct Puzzles {
    pub puzzles: Vec<PuzzleInfo>,
}

impl Puzzles {
    pub fn of(catalog: &Catalog, game: &str) -> Puzzles {
        Puzzles { puzzles: puzzles::list(catalog, game) }
    }
}

/// Takes a puzzle as far as the tries get.
pub fn pose(catalog: &Catalog, game: &str, key: &str, tries: &Tries, lang: Lang) -> Result<Lecture, RoomError> {
    let puzzle = puzzles::find(catalog, game, key).ok_or_else(|| RoomError::not_found(lang, "no-such-puzzle"))?;
    puzzle.look(catalog, tries, lang).map_err(RoomError::of_wish)
}
