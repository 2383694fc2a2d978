//! Lines from a player: the referee's words, and some more for the people around a match.

use serde::{Deserialize, Deserializer};
use serde_json::Value;
use table::content::locate_json;
use table::{Lang, Phrase, Seat, text};

use crate::problem::Problem;

/// What a player has sent.
#[derive(Clone, Debug, PartialEq)]
pub struct Said {
    /// Comes back with the answer, so that the sender knows which line it was.
    pub id: Option<String>,
    /// The name of the question that is answered. If it is not asked any more, the answer is refused.
    pub key: Option<String>,
    pub what: What,
}

#[derive(Clone, Debug, PartialEq)]
pub enum What {
    Choose(usize),
    Choice(Value),
    TakeBack,
    AskBack,
    AnswerBack(bool),
    Resign,
    Hand(Option<String>),
    ComeBack,
    /// What is to be answered for the sender from now on; `null`: nothing.
    Orders(Value),
    Rematch,
    /// What is not offered, and why.
    WhyNot,
    /// The view as a drawing in text.
    Sketch,
    /// The whole view once more.
    View,
    Ping,
}

impl What {
    /// A program plays and looks, and nothing else.
    pub fn is_for_programs(&self) -> bool {
        match self {
            What::Choose(_) | What::Choice(_) | What::Orders(_) | What::TakeBack | What::Resign => true,
            What::WhyNot | What::Sketch | What::View | What::Ping => true,
            What::AskBack | What::AnswerBack(_) | What::Hand(_) | What::ComeBack | What::Rematch => false,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    id: Option<String>,
    key: Option<String>,
    /// The sender's own seat may be named, as the referee wants it.
    seat: Option<Seat>,
    choose: Option<usize>,
    #[serde(default, deserialize_with = "keep_null")]
    choice: Option<Value>,
    take_back: Option<Seat>,
    ask_back: Option<bool>,
    answer_back: Option<bool>,
    resign: Option<Seat>,
    hand: Option<String>,
    come_back: Option<bool>,
    #[serde(default, deserialize_with = "keep_null")]
    orders: Option<Value>,
    rematch: Option<bool>,
    why_not: Option<Seat>,
    sketch: Option<bool>,
    #[serde(default, deserialize_with = "keep_null")]
    view: Option<Value>,
    ping: Option<bool>,
}

/// `"choice":null` is a choice, though hardly a legal one.
fn keep_null<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}

const LONGEST_ID: usize = 64;

/// Reads a line of the one who sits at `seat`.
pub fn read(line: &[u8], seat: Seat, lang: Lang) -> Result<Said, Problem> {
    let line: Line = serde_json::from_slice(line).map_err(|error| not_understood(lang, &error))?;
    let seats = [line.seat, line.take_back, line.resign, line.why_not];
    if seats.into_iter().flatten().any(|named| named != seat) {
        return Err(Problem::forbidden(lang, "not-your-seat"));
    }
    if line.id.as_ref().is_some_and(|id| id.len() > LONGEST_ID) {
        return Err(Problem::bad(lang, &Phrase::new("id-too-long")));
    }
    let yes = |value: Option<bool>, what| value.filter(|value| *value).map(|_| what);
    let wishes = [
        line.choose.map(What::Choose),
        line.choice.map(What::Choice),
        line.take_back.map(|_| What::TakeBack),
        yes(line.ask_back, What::AskBack),
        line.answer_back.map(What::AnswerBack),
        line.resign.map(|_| What::Resign),
        line.hand.map(|player| What::Hand(Some(player).filter(|player| !player.is_empty()))),
        yes(line.come_back, What::ComeBack),
        line.orders.map(What::Orders),
        yes(line.rematch, What::Rematch),
        line.why_not.map(|_| What::WhyNot),
        yes(line.sketch, What::Sketch),
        line.view.map(|_| What::View),
        yes(line.ping, What::Ping),
    ];
    let mut wishes = wishes.into_iter().flatten();
    match (wishes.next(), wishes.next()) {
        (Some(what), None) => Ok(Said { id: line.id, key: line.key, what }),
        _ => Err(Problem::bad(lang, &Phrase::new("not-one-wish"))),
    }
}

/// The id of a line that could not be read as a whole, so that even its error finds back.
pub fn read_id(line: &[u8]) -> Option<String> {
    #[derive(Deserialize)]
    struct OnlyId {
        id: Option<String>,
    }
    serde_json::from_slice::<OnlyId>(line).ok()?.id.filter(|id| id.len() <= LONGEST_ID)
}

/// The first message of a connection.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The secret of a seat; without it one watches.
    pub token: Option<String>,
    pub lang: Option<Lang>,
    /// Whether views come as changes (JSON Patch) to the last one.
    #[serde(default)]
    pub patches: bool,
}

pub fn read_hello(line: &[u8], lang: Lang) -> Result<Hello, Problem> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Line {
        hello: Hello,
    }
    serde_json::from_slice::<Line>(line).map(|line| line.hello).map_err(|error| not_understood(lang, &error))
}

fn not_understood(lang: Lang, error: &serde_json::Error) -> Problem {
    Problem::bad(lang, &Phrase::new("not-understood").with("error", text(locate_json(error, lang))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, expected: Result<What, &str>) {
        let said = read(line.as_bytes(), Seat(1), Lang::EN);
        assert_eq!(said.map(|said| said.what).map_err(|problem| problem.key), expected.map_err(String::from), "{line}");
    }

    #[test]
    fn a_line_has_exactly_one_wish() {
        check(r#"{"choose":3}"#, Ok(What::Choose(3)));
        check(r#"{"seat":1,"choose":3}"#, Ok(What::Choose(3)));
        check(r#"{"choice":null}"#, Ok(What::Choice(Value::Null)));
        check(r#"{"take_back":1}"#, Ok(What::TakeBack));
        check(r#"{"hand":""}"#, Ok(What::Hand(None)));
        check(r#"{"seat":1,"orders":{"bells":"never"}}"#, Ok(What::Orders(serde_json::json!({"bells": "never"}))));
        check(r#"{"orders":null}"#, Ok(What::Orders(Value::Null)));
        check(r#"{}"#, Err("not-one-wish"));
        check(r#"{"choose":3,"resign":1}"#, Err("not-one-wish"));
        check(r#"{"come_back":false}"#, Err("not-one-wish"));
    }

    #[test]
    fn nobody_speaks_for_another_seat() {
        check(r#"{"seat":0,"choose":3}"#, Err("not-your-seat"));
        check(r#"{"resign":0}"#, Err("not-your-seat"));
        check(r#"{"seat":0,"orders":{}}"#, Err("not-your-seat"));
        check(r#"{"why_not":0}"#, Err("not-your-seat"));
    }

    #[test]
    fn what_is_no_line_is_refused() {
        for line in ["", "null", "[]", "{", r#"{"choose":-1}"#, r#"{"choose":1,"choose":2}"#, r#"{"chose":1}"#, "\u{0}"]
        {
            check(line, Err("not-understood"));
        }
        let long = format!(r#"{{"id":"{}","choose":1}}"#, "x".repeat(65));
        check(&long, Err("id-too-long"));
    }
}
