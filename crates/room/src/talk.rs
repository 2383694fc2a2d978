//! What a player's line comes to. Whoever runs the room does what has to be written down or thought about.

use catalog::AnyMatch;
use catalog::lines::said::Said;
use catalog::lines::{Error, Line, Remark};
use table::{Lang, Phrase, Seat, Viewer};

use crate::cursor::{question_key, question_line};
use crate::error::RoomError;
use crate::hint::Doubt;
use crate::record::{By, Why};
use crate::room::{Act, Came, Pass, Room, stand_in};
use crate::rows::TokenKind;
use crate::setup::read_player;

/// What a player can say.
const WORDS: &[&str] = &[
    "choose",
    "choice",
    "rolled",
    "drew",
    "take_back",
    "ask_back",
    "answer_back",
    "resign",
    "hand",
    "come_back",
    "orders",
    "rematch",
    "say",
    "free_words",
    "why_not",
    "hint",
    "sketch",
    "view",
    "ping",
];

const LONGEST_ID: usize = 64;

/// Reads a line of the one who sits at `seat`; or gives the line that says what is wrong with it.
pub fn read(line: &[u8], seat: Seat, lang: Lang) -> Result<Said, Box<Line>> {
    let said = Said::read(line, WORDS, lang).map_err(|error| {
        let id = error.id.clone().filter(|id| id.len() <= LONGEST_ID);
        Box::new(Line::Error { error: Error { key: Some("not-understood".into()), id, ..error } })
    })?;
    let named = match &said {
        Said::Choose(said) => said.seat,
        Said::Choice(said) => said.seat,
        Said::Orders(said) => said.seat,
        Said::TakeBack(said) => Some(said.take_back),
        Said::Resign(said) => Some(said.resign),
        Said::WhyNot(said) => Some(said.why_not),
        Said::Hint(said) => Some(said.hint),
        _ => None,
    };
    if said.id().is_some_and(|id| id.len() > LONGEST_ID) {
        Err(Box::new(RoomError::bad(lang, &Phrase::new("id-too-long")).line(None)))
    } else if named.is_some_and(|named| named != seat) {
        Err(Box::new(RoomError::forbidden(lang, "not-your-seat").line(said.id())))
    } else {
        Ok(said)
    }
}

/// What a line comes to.
pub enum Meaning {
    /// Something is to happen. An answer may name the question it is for.
    Act {
        act: Act,
        key: Option<String>,
    },
    /// Nothing happens, and this is what is said to it.
    Answer(Line),
    /// It is for the others to hear.
    Remark(Remark),
    FreeWords(bool),
    /// The same people want to play again, and may.
    PlayAgain,
    /// It has to be thought about, while the room is free.
    Hint(Doubt),
}

/// The name of the question that a speaker was shown last; nothing if that is not known.
pub type Shown<'k> = Option<Option<&'k str>>;

/// Finds out what was meant, and whether the speaker may say that now.
pub fn understand(said: &Said, room: &Room, pass: &Pass, shown: Shown<'_>, lang: Lang) -> Result<Meaning, RoomError> {
    room.check_pass(pass, lang)?;
    if pass.kind == TokenKind::Program && !is_for_programs(said) {
        return Err(RoomError::forbidden(lang, "program-may-not"));
    }
    let seat = pass.seat;
    let act = match said {
        Said::Choose(said) => {
            check_answer(said.key.as_deref(), room, seat, shown, lang)?;
            let act = Act::Choose { seat, index: said.choose, by: By::Person };
            return Ok(Meaning::Act { act, key: said.key.clone() });
        }
        Said::Choice(said) => {
            check_answer(said.key.as_deref(), room, seat, shown, lang)?;
            let act = Act::Choice { seat, choice: said.choice.clone(), by: By::Person };
            return Ok(Meaning::Act { act, key: said.key.clone() });
        }
        Said::Rolled(said) => {
            check_roll(said.key.as_deref(), room, seat, lang)?;
            Act::Roll { seat, came: Came::Rolled(said.rolled) }
        }
        Said::Drew(said) => {
            check_roll(said.key.as_deref(), room, seat, lang)?;
            Act::Roll { seat, came: Came::Drew(said.drew.clone()) }
        }
        Said::TakeBack(_) => Act::TakeBack { seat },
        Said::AskBack(_) => Act::AskBack { seat },
        Said::AnswerBack(said) => Act::AnswerBack { seat, agrees: said.answer_back },
        Said::Resign(_) => Act::Resign { seat, why: Why::Own },
        Said::Hand(said) if said.hand.is_empty() => Act::Hand { seat, to: Some(stand_in()) },
        Said::Hand(said) => Act::Hand { seat, to: Some(read_player(&said.hand, lang)?) },
        Said::ComeBack(_) => Act::Hand { seat, to: None },
        Said::Orders(said) => Act::Order { seat, orders: said.orders.clone() },
        Said::Rematch(_) => return room.check_rematch(lang).map(|()| Meaning::PlayAgain),
        Said::Say(said) => return check_seated(pass, lang).map(|()| Meaning::Remark(said.say.clone())),
        Said::FreeWords(said) => return check_seated(pass, lang).map(|()| Meaning::FreeWords(said.free_words)),
        Said::Hint(said) => return Doubt::of(room, pass, said.of, lang).map(Meaning::Hint),
        Said::WhyNot(_) => {
            let why_not = own(room, seat, lang)?.why_not(seat, lang);
            return Ok(Meaning::Answer(Line::WhyNot { why_not, seat }));
        }
        Said::Sketch(_) => return Ok(Meaning::Answer(draw(own(room, seat, lang)?, Viewer::Seat(seat), lang))),
        Said::View(_) => return show(room, seat, lang).map(Meaning::Answer),
        Said::Ping(_) => return Ok(Meaning::Answer(Line::Pong { pong: true })),
        Said::Facts(_) | Said::Position(_) | Said::Save(_) | Said::Hello(_) => {
            unreachable!("these are not among a player's words")
        }
    };
    Ok(Meaning::Act { act, key: None })
}

/// A program plays and looks, and nothing else.
fn is_for_programs(said: &Said) -> bool {
    let is_for_people = matches!(said, Said::AskBack(_) | Said::AnswerBack(_) | Said::Hand(_) | Said::ComeBack(_))
        || matches!(said, Said::Rematch(_) | Said::Say(_) | Said::FreeWords(_));
    !is_for_people
}

/// Whoever was only invited is not at the table yet.
fn check_seated(pass: &Pass, lang: Lang) -> Result<(), RoomError> {
    let is_invited = pass.kind == TokenKind::Invitation;
    if is_invited { Err(RoomError::forbidden(lang, "sit-down-first")) } else { Ok(()) }
}

/// An answer has to be to the question that is asked now, and come from the one who plays the seat now.
fn check_answer(key: Option<&str>, room: &Room, seat: Seat, shown: Shown<'_>, lang: Lang) -> Result<(), RoomError> {
    if room.chairs[seat.index()].computer.is_some() {
        return Err(RoomError::conflict(lang, "computer-plays"));
    }
    if room.is_held_for(Viewer::Seat(seat)) {
        return Err(RoomError::conflict(lang, "not-asked-now"));
    }
    let Some(key) = key else { return Ok(()) };
    let is_asked = || question_key(room, seat).is_some_and(|asked| asked == key);
    let is_current = shown == Some(Some(key)) || is_asked();
    if is_current { Ok(()) } else { Err(RoomError::conflict(lang, "old-question")) }
}

/// What came has to be for the roll that is waited for now: whoever taps twice has rolled once.
fn check_roll(key: Option<&str>, room: &Room, seat: Seat, lang: Lang) -> Result<(), RoomError> {
    let Some(key) = key else { return Ok(()) };
    let is_current = room.roll_for(Viewer::Seat(seat), lang).is_some_and(|roll| roll.key == key);
    if is_current { Ok(()) } else { Err(RoomError::conflict(lang, "old-question")) }
}

/// The whole view once more, with the question if there is one.
fn show(room: &Room, seat: Seat, lang: Lang) -> Result<Line, RoomError> {
    let view = || Ok(own(room, seat, lang)?.view(Viewer::Seat(seat)));
    let asked = question_line(room, seat, view()?, lang);
    Ok(asked.unwrap_or(Line::View { view: view()?, viewer: Some(seat) }))
}

fn own(room: &Room, seat: Seat, lang: Lang) -> Result<&dyn AnyMatch, RoomError> {
    room.shown_to(Viewer::Seat(seat)).ok_or_else(|| RoomError::conflict(lang, "not-begun"))
}

/// A view as lines of text, each with the ids of what it shows.
pub fn draw(shown: &dyn AnyMatch, viewer: Viewer, lang: Lang) -> Line {
    Line::draw(&shown.sketch(viewer, lang))
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::lines::said;
    use serde_json::{Value, json};

    fn choose(seat: Option<Seat>) -> Said {
        Said::Choose(said::Choose { seat, choose: 3, key: None, id: None })
    }

    fn orders(seat: Option<Seat>, orders: Value) -> Said {
        Said::Orders(said::Orders { seat, orders, id: None })
    }

    #[track_caller]
    fn check(line: &str, expected: Result<Said, &str>) {
        let said = read(line.as_bytes(), Seat(1), Lang::EN).map_err(|line| match *line {
            Line::Error { error } => error.key.unwrap_or_default(),
            line => panic!("{line:?} is no error"),
        });
        assert_eq!(said, expected.map_err(String::from), "{line}");
    }

    #[test]
    fn a_line_says_one_thing() {
        check(r#"{"choose":3}"#, Ok(choose(None)));
        check(r#"{"seat":1,"choose":3}"#, Ok(choose(Some(Seat(1)))));
        let choice = said::Choice { seat: None, choice: Value::Null, key: None, id: None };
        check(r#"{"choice":null}"#, Ok(Said::Choice(choice)));
        check(r#"{"take_back":1}"#, Ok(Said::TakeBack(said::TakeBack { take_back: Seat(1), id: None })));
        check(r#"{"hand":""}"#, Ok(Said::Hand(said::Hand { hand: String::new(), id: None })));
        let bells = json!({"bells": "never"});
        check(r#"{"seat":1,"orders":{"bells":"never"}}"#, Ok(orders(Some(Seat(1)), bells)));
        check(r#"{"orders":null}"#, Ok(orders(None, Value::Null)));
        for line in ["{}", r#"{"choose":3,"resign":1}"#, r#"{"come_back":false}"#, r#"{"position":true}"#] {
            check(line, Err("not-understood"));
        }
    }

    #[test]
    fn a_seat_does_not_speak_for_another() {
        check(r#"{"seat":0,"choose":3}"#, Err("not-your-seat"));
        check(r#"{"resign":0}"#, Err("not-your-seat"));
        check(r#"{"seat":0,"orders":{}}"#, Err("not-your-seat"));
        check(r#"{"why_not":0}"#, Err("not-your-seat"));
        check(r#"{"hint":0}"#, Err("not-your-seat"));
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

    #[test]
    fn an_error_says_where_and_to_which_line() {
        let line = read(br#"{"id":"a","choose":"x"}"#, Seat(1), Lang::EN).expect_err("this is no number");
        let Line::Error { error } = *line else { panic!("{line:?} is no error") };
        assert_eq!((error.id.as_deref(), error.field.as_deref(), error.column), (Some("a"), Some("choose"), Some(22)));
    }
}
