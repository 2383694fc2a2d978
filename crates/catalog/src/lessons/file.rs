//! How a lesson is written down, and what can be wrong with its file. docs/lessons.md says how to write one.

use std::collections::BTreeMap;
use std::fmt;

use schemars::JsonSchema;
use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use table::content::{ContentFile, Faults, Place, Reading, locate_json};
use table::{Arg, Phrase, Seat, Words};

use crate::Offered;
use crate::error::TEXTS;

/// A lesson as its file has it.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The name of the file, without its end.
    pub key: String,
    /// The id of the game.
    pub game: String,
    pub name: Words,
    /// What is learnt.
    pub text: Words,
    /// The learner's.
    pub seat: Seat,
    /// A small match in place of steps.
    pub contest: Option<Contest>,
    pub(crate) begin: Begin,
    pub(crate) steps: Vec<Step>,
    pub(crate) file: String,
    /// Where each step begins.
    pub(crate) lines: Vec<usize>,
}

/// The match at the end of a course.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Contest {
    #[serde(default)]
    pub options: Value,
    /// A computer player, at all other seats.
    #[serde(default = "recruit")]
    pub opponent: String,
}

/// Where a lesson begins, and what is answered, rolled and drawn before its first step.
#[derive(Clone, Debug, Default)]
pub(crate) struct Begin {
    pub options: Value,
    /// The dice of the set-up are rolled by the table.
    pub seed: Option<u64>,
    pub position: Option<Value>,
    /// What lies otherwise after that, by JSON pointers.
    pub change: BTreeMap<String, Value>,
    /// Standing orders of each seat.
    pub orders: Vec<Value>,
    pub script: Script,
}

/// What others answer and what comes of dice and decks, each list in its order. Nothing may be left over.
#[derive(Clone, Debug, Default)]
pub(crate) struct Script {
    pub they: Vec<Answer>,
    /// What is answered for the learner.
    pub you: Vec<Answer>,
    pub rolls: Vec<u32>,
    pub draws: Vec<Value>,
}

/// One thing that is said or done.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub text: Words,
    /// Pieces, places and spots to point at.
    pub show: Vec<String>,
    /// The ids of the rules that can be seen here.
    pub rules: Vec<String>,
    /// What the learner has to do; nothing where only something is said.
    pub deed: Option<Deed>,
    /// What comes of it.
    pub script: Script,
}

#[derive(Clone, Debug)]
pub(crate) struct Deed {
    /// Any of these is right.
    pub right: Vec<Answer>,
    pub wrong: Vec<Wrong>,
    /// What is said to any other answer.
    pub otherwise: Option<Words>,
    pub hint: Option<Words>,
    /// What each option brings, in puzzles.
    pub brings: Option<Brings>,
}

/// What was found out about the options of a question.
#[derive(Clone, Debug)]
pub(crate) struct Brings {
    /// The key of the sentence for `share` of a hundred.
    pub says: &'static str,
    /// In thousandths, for each option.
    pub worth: Vec<u32>,
}

/// What is said to some wrong answers.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wrong {
    pub answers: Vec<Answer>,
    pub say: Words,
}

/// Answers, by what they touch and by a part of how transcripts write them.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Answer {
    pub touches: Vec<String>,
    pub choice: Option<Value>,
}

/// The beginning as it is written.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct WrittenBegin {
    options: Value,
    seed: Option<u64>,
    /// As the referee prints it, as a table or as JSON in a text.
    position: Option<Value>,
    change: BTreeMap<String, Value>,
    orders: Vec<Value>,
    they: Vec<Answer>,
    you: Vec<Answer>,
    rolls: Vec<u32>,
    draws: Vec<Value>,
}

/// A step as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenStep {
    say: Option<Words>,
    #[serde(rename = "do")]
    deed: Option<Words>,
    #[serde(default)]
    show: Vec<String>,
    #[serde(default)]
    rules: Vec<String>,
    #[serde(default)]
    right: Vec<Answer>,
    #[serde(default)]
    wrong: Vec<Wrong>,
    otherwise: Option<Words>,
    hint: Option<Words>,
    #[serde(default)]
    they: Vec<Answer>,
    #[serde(default)]
    you: Vec<Answer>,
    #[serde(default)]
    rolls: Vec<u32>,
    #[serde(default)]
    draws: Vec<Value>,
}

/// What stands before the steps.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    game: String,
    name: Words,
    text: Words,
    #[serde(default)]
    seat: u8,
    #[serde(default)]
    begin: WrittenBegin,
    #[serde(rename = "match")]
    contest: Option<Contest>,
}

const LONGEST_NAME: usize = 60;
/// Nobody reads more than two sentences at a time.
const LONGEST_SENTENCE: usize = 240;
const MAX_STEPS: usize = 60;

fn recruit() -> String {
    "recruit".into()
}

impl Lesson {
    /// Reads a file; whether it can be played is for [`check`](Lesson::check) to say.
    pub fn read(file: &ContentFile) -> Result<Lesson, Faults> {
        let mut reading = Reading::open(file, &TEXTS).map_err(|fault| Faults(vec![fault]))?;
        let lesson = read_lesson(&mut reading);
        match lesson {
            Some(lesson) if reading.faults.is_empty() => Ok(lesson),
            _ => Err(Faults(reading.faults)),
        }
    }

    /// How many steps it has; a small match has none.
    pub fn steps(&self) -> usize {
        self.steps.len()
    }
}

fn read_lesson(reading: &mut Reading<'_>) -> Option<Lesson> {
    let mut split = reading.split_head("lesson", "name", &[("step", "key")])?;
    let written: Vec<_> = split.lists.pop()?;
    let head: Head = reading.entry(&split.place, split.fields)?;
    reading.check_name(&split.place, "name", &head.name, LONGEST_NAME);
    reading.check_name(&split.place, "text", &head.text, LONGEST_SENTENCE);
    let begin = read_begin(reading, &split.place, head.begin);
    if written.is_empty() == head.contest.is_none() {
        reading.note(&split.place, "step", Phrase::new("lesson-steps-or-match"));
    }
    if written.len() > MAX_STEPS {
        reading.note(&split.place, "step", Phrase::new("lesson-many-steps").with("most", MAX_STEPS));
    }
    let steps = written.into_iter().filter_map(|(place, value)| {
        let written: WrittenStep = reading.entry(&place, value)?;
        read_step(reading, &place, written)
    });
    let steps = steps.collect();
    let name = reading.file.rsplit('/').next().unwrap_or(reading.file);
    let is_head = |(_, line): &(usize, &str)| line.trim() == "[[step]]";
    Some(Lesson {
        key: name.strip_suffix(".toml").unwrap_or(name).to_owned(),
        game: head.game,
        name: head.name,
        text: head.text,
        seat: Seat(head.seat),
        contest: head.contest,
        begin,
        steps,
        file: reading.file.to_owned(),
        lines: reading.text.lines().enumerate().filter(is_head).map(|(number, _)| number + 1).collect(),
    })
}

/// A position may be pasted as the referee has printed it.
fn read_begin(reading: &mut Reading<'_>, place: &Place, written: WrittenBegin) -> Begin {
    let WrittenBegin { options, seed, position, change, orders, they, you, rolls, draws } = written;
    let position = match position {
        Some(Value::String(json)) => match serde_json::from_str::<Value>(&json) {
            Ok(position) => Some(position),
            Err(error) => {
                let error = Words::make(|lang| locate_json(&error, lang));
                reading.note(place, "begin.position", Phrase::new("lesson-error").with("error", Arg::Words(error)));
                None
            }
        },
        position => position,
    };
    let agreed = position.as_ref().and_then(|position| position.get("options")).cloned();
    let options = if options.is_null() { agreed.unwrap_or_default() } else { options };
    let bare = |position: Value| position.get("position").cloned().unwrap_or(position);
    check_answers(reading, place, "begin", they.iter().chain(&you));
    let script = Script { they, you, rolls, draws };
    Begin { options, seed, position: position.map(bare), change, orders, script }
}

fn check_answers<'a>(
    reading: &mut Reading<'_>,
    place: &Place,
    field: &str,
    mut answers: impl Iterator<Item = &'a Answer>,
) {
    if answers.any(|answer| answer.touches.is_empty() && answer.choice.is_none()) {
        reading.note(place, field, Phrase::new("lesson-answer-empty"));
    }
}

fn read_step(reading: &mut Reading<'_>, place: &Place, written: WrittenStep) -> Option<Step> {
    let WrittenStep { say, deed, show, rules, right, wrong, otherwise, hint, they, you, rolls, draws } = written;
    let is_deed = deed.is_some();
    let Some(text) = (if say.is_some() && is_deed { None } else { say.or(deed) }) else {
        reading.note(place, "say", Phrase::new("lesson-say-or-do"));
        return None;
    };
    let field = if is_deed { "do" } else { "say" };
    reading.check_name(place, field, &text, LONGEST_SENTENCE);
    let others = wrong.iter().map(|wrong| ("wrong", &wrong.say));
    let others = others.chain(otherwise.iter().map(|words| ("otherwise", words)));
    for (field, words) in others.chain(hint.iter().map(|words| ("hint", words))) {
        reading.check_name(place, field, words, LONGEST_SENTENCE);
    }
    if is_deed && right.is_empty() {
        reading.note(place, "right", Phrase::new("lesson-nothing-right"));
    }
    if !is_deed && (!right.is_empty() || !wrong.is_empty() || otherwise.is_some() || hint.is_some()) {
        reading.note(place, "say", Phrase::new("lesson-say-answered"));
    }
    check_answers(reading, place, "right", right.iter());
    check_answers(reading, place, "wrong", wrong.iter().flat_map(|wrong| &wrong.answers));
    check_answers(reading, place, "they", they.iter());
    check_answers(reading, place, "you", you.iter());
    let deed = is_deed.then_some(Deed { right, wrong, otherwise, hint, brings: None });
    Some(Step { text, show, rules, deed, script: Script { they, you, rolls, draws } })
}

impl Answer {
    /// Whether an option is one of these answers.
    pub fn fits(&self, option: &Offered) -> bool {
        self.touches.iter().all(|id| option.touches.contains(id)) && self.fits_choice(&option.choice.to_json())
    }

    /// The same, of a choice of which nobody says what it touches.
    pub fn fits_choice(&self, choice: &Value) -> bool {
        self.choice.as_ref().is_none_or(|part| holds(choice, part))
    }
}

/// As it is written in a file.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let choice = self.choice.as_ref().map(Value::to_string);
        let parts: Vec<String> = self.touches.iter().cloned().chain(choice).collect();
        f.write_str(&parts.join(" "))
    }
}

/// Whether a value has all that a part of it says.
fn holds(whole: &Value, part: &Value) -> bool {
    match (whole, part) {
        (Value::Object(whole), Value::Object(part)) => {
            part.iter().all(|(key, part)| whole.get(key).is_some_and(|whole| holds(whole, part)))
        }
        // A choice without fields is a bare word, and a word with fields begins with it.
        (Value::Object(whole), Value::String(word)) => whole.len() == 1 && whole.contains_key(word),
        (whole, part) => whole == part,
    }
}

/// A text is what the answer touches: `"hand-3 blue-front-left"`.
impl<'de> Deserialize<'de> for Answer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Answer, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Fields {
            #[serde(default)]
            touches: Vec<String>,
            choice: Option<Value>,
        }

        struct Either;

        impl<'de> Visitor<'de> for Either {
            type Value = Answer;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a string")
            }

            fn visit_str<E>(self, ids: &str) -> Result<Answer, E> {
                Ok(Answer { touches: ids.split_whitespace().map(str::to_owned).collect(), choice: None })
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Answer, A::Error> {
                let Fields { touches, choice } = Fields::deserialize(MapAccessDeserializer::new(map))?;
                Ok(Answer { touches, choice })
            }
        }

        deserializer.deserialize_any(Either)
    }
}
