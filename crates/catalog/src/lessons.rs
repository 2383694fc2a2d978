//! Lessons: somebody who teaches a game, one small thing after the other.
//!
//! A lesson is a data file (`file`): a position, scripted dice, and steps that say something or want something done. It
//! is played on a real match (`teaching`), so no lesson can promise what the rules refuse, and it is checked by playing
//! it (`checking`).

mod checking;
mod file;
mod teaching;
mod telling;

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::content::{ContentFile, Fault, Faults, Note, say_io};
use table::{Lang, Phrase, Words};

pub(crate) use file::{Answer, Begin, Brings, Deed, Script, Step};
pub use file::{Contest, Lesson};
pub use teaching::{Teaching, Try};
pub use telling::{Brought, Now, Verdict};

use crate::lines::Line;
use crate::{Catalog, GameError};

/// The lessons that come with each game, in the order in which they are taken.
static FOLDERS: [(&str, Dir<'_>); 5] = [
    ("home-raiders", include_dir!("$CARGO_MANIFEST_DIR/../home-raiders/lessons")),
    ("kleine-helden", include_dir!("$CARGO_MANIFEST_DIR/../kleine-helden/lessons")),
    ("moonstone", include_dir!("$CARGO_MANIFEST_DIR/../moonstone/lessons")),
    ("pixel-tactics", include_dir!("$CARGO_MANIFEST_DIR/../pixel-tactics/lessons")),
    ("pocket-battles", include_dir!("$CARGO_MANIFEST_DIR/../pocket-battles/lessons")),
];

static COURSES: LazyLock<Vec<(&str, Vec<Lesson>)>> =
    LazyLock::new(|| FOLDERS.iter().map(|(game, folder)| (*game, read_built_in(game, folder))).collect());

/// Nobody tries so often, and each try is made once more at every look.
const MAX_TRIES: usize = 300;
/// Larger files are no lessons.
const MAX_BYTES: u64 = 1 << 16;

/// The lessons that come with a game; none for a game that is not one of ours.
pub fn course(game: &str) -> &'static [Lesson] {
    COURSES.iter().find(|(id, _)| *id == game).map_or(&[], |(_, lessons)| lessons)
}

fn read_built_in(game: &str, folder: &Dir<'_>) -> Vec<Lesson> {
    let mut files: Vec<_> = folder.files().filter(|file| is_lesson(file.path())).collect();
    files.sort_by_key(|file| file.path());
    let read = |file: &include_dir::File<'_>| {
        let path = format!("{game}/lessons/{}", file.path().display());
        Lesson::read(&ContentFile::new(path, file.contents()))
            .unwrap_or_else(|faults| panic!("a lesson of the program is wrong: {faults}"))
    };
    files.into_iter().map(read).collect()
}

/// Reads the lessons of a file, or of a folder and the folders in it; each of them, or what is wrong with it.
pub fn read_all(path: &Path) -> Vec<Result<Lesson, Faults>> {
    let mut files = Vec::new();
    if let Err(error) = list(path, &mut files, 0) {
        return vec![Err(unreadable(path, &error))];
    }
    files.iter().map(|path| read_one(path)).collect()
}

/// Reads a lesson of a file.
pub fn read_one(path: &Path) -> Result<Lesson, Faults> {
    let mut bytes = Vec::new();
    let read = fs::File::open(path).and_then(|file| file.take(MAX_BYTES + 1).read_to_end(&mut bytes));
    read.map_err(|error| unreadable(path, &error))?;
    Lesson::read(&ContentFile::new(path.display().to_string(), bytes))
}

fn list(path: &Path, files: &mut Vec<PathBuf>, depth: usize) -> std::io::Result<()> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let mut entries = fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>()?;
    entries.sort();
    for entry in entries {
        let is_wanted = if entry.is_dir() { depth < 2 } else { is_lesson(&entry) };
        if is_wanted {
            list(&entry, files, depth + 1)?;
        }
    }
    Ok(())
}

fn is_lesson(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "toml")
}

fn unreadable(path: &Path, error: &std::io::Error) -> Faults {
    let what = Words::make(|lang| say_io(error, lang));
    Faults(vec![Fault::of_file(&path.display().to_string(), Note(what))])
}

/// Every rule of a game as far as the short rules name it, and the lessons that show it.
pub fn list_taught(game: &str) -> Vec<(String, Vec<&'static str>)> {
    let shows = |lesson: &Lesson, rule: &str| lesson.list_rules().iter().any(|taught| taught.rule == rule);
    let lessons = |rule: &str| course(game).iter().filter(|it| shows(it, rule)).map(|it| it.key.as_str()).collect();
    list_rules(game).map(|rule| (rule.to_owned(), lessons(rule))).collect()
}

/// The ids of a game's rules.
fn list_rules(game: &str) -> impl Iterator<Item = &'static str> {
    let lines = Catalog::rules_in_short(game, Lang::EN).lines();
    let is_id =
        |word: &&str| word.split_once('-').is_some_and(|(_, number)| number.starts_with(|c: char| c.is_ascii_digit()));
    lines.filter_map(|line| line.trim_start().strip_prefix("- ")?.split(' ').next()).filter(is_id)
}

/// What a list of lessons says of one.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LessonInfo {
    pub key: String,
    pub name: Words,
    /// What is learnt.
    pub text: Words,
    /// How many steps it has; none if it is a small match.
    pub steps: usize,
    /// The small match that it is.
    #[serde(rename = "match")]
    pub contest: Option<Contest>,
    /// The rules that can be seen in it, and where.
    pub rules: Vec<Taught>,
}

/// A rule, and the step at which it can be seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Taught {
    pub rule: String,
    pub step: usize,
}

/// What a learner has done, and what they want to see.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tries {
    /// All tries from the beginning; those that were wrong may be left out.
    pub tries: Vec<Try>,
    /// Looks at this step, with everything before it done, in place of the tries.
    #[serde(default)]
    pub at: Option<usize>,
    /// How many `told` lines the reader has already; without it everything is told.
    #[serde(default)]
    pub heard: Option<usize>,
    /// Whether to say what is not offered, and why.
    #[serde(default)]
    pub why_not: bool,
    /// Whether to draw the board with characters.
    #[serde(default)]
    pub sketch: bool,
}

/// What there is to see of a lesson.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Lecture {
    /// How many steps are done.
    pub step: usize,
    /// How many there are.
    pub of: usize,
    /// What is said or to be done now; nothing when the lesson is over.
    pub now: Option<Now>,
    /// What came of the last try; nothing if it was no answer.
    pub verdict: Option<Verdict>,
    /// What the options of a puzzle bring, best first, once it is solved.
    pub brought: Vec<Brought>,
    /// The match, in the lines that every match is told in.
    pub lines: Vec<Line>,
}

impl Lesson {
    pub fn info(&self) -> LessonInfo {
        LessonInfo {
            key: self.key.clone(),
            name: self.name.clone(),
            text: self.text.clone(),
            steps: self.steps(),
            contest: self.contest.clone(),
            rules: self.list_rules(),
        }
    }

    /// The rules that can be seen in it, in the order of its steps.
    pub fn list_rules(&self) -> Vec<Taught> {
        let steps = self.steps.iter().enumerate();
        let taught = |(step, it): (usize, &Step)| {
            it.rules.iter().map(|rule| Taught { rule: rule.clone(), step }).collect::<Vec<_>>()
        };
        steps.flat_map(taught).collect()
    }

    /// All there is to see after some tries.
    pub fn look(&self, catalog: &Catalog, tries: &Tries, lang: Lang) -> Result<Lecture, GameError> {
        let Tries { tries, at, heard, why_not, sketch } = tries;
        if tries.len() > MAX_TRIES {
            return Err(GameError::say(lang, &Phrase::new("lesson-many-tries").with("most", MAX_TRIES)));
        }
        let taught = match at {
            Some(step) => self.play_to(catalog, *step).and_then(|tries| self.teach(catalog, &tries, lang)),
            None => self.teach(catalog, tries, lang),
        };
        let taught = taught.map_err(|fault| GameError { text: fault.say(lang), rule: None })?;
        let mut lines = taught.tell(*heard);
        if heard.is_none() {
            lines.push(Teaching::tell_rights());
        }
        if *why_not {
            lines.push(taught.tell_why_not());
        }
        if *sketch {
            lines.push(taught.draw());
        }
        let verdict = taught.verdict().cloned();
        let now = taught.now();
        let brought = if now.is_none() { taught.brought().to_vec() } else { Vec::new() };
        Ok(Lecture { step: taught.step(), of: self.steps(), now, verdict, brought, lines })
    }
}
