//! A player's line is followed: the same over WebSockets and over HTTP.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::Arc;

use catalog::AnyMatch;
use catalog::lines::said::Said;
use catalog::lines::{Done, Error, Heard, Line, Remark, Span};
use table::{Lang, Phrase, Seat, Viewer};
use tokio::sync::watch;

use super::matches::check_create;
use crate::app::App;
use crate::cursor::{Cursor, Lines, question};
use crate::drive::{Spoken, let_computers_play, tell_remark};
use crate::error::ApiError;
use crate::ids::MatchId;
use crate::record::{By, Why};
use crate::room::{Act, Came, Pass, Room, stand_in};
use crate::rooms::Handle;
use crate::setup::read_player;
use crate::store::{NewMatch, NewToken, TokenKind};
use crate::time::now;

/// A client that sends lines.
pub struct Speaker {
    pub app: Arc<App>,
    pub handle: Arc<Handle>,
    pub pass: Pass,
    pub address: IpAddr,
    pub lang: Lang,
}

impl Speaker {
    fn seat(&self) -> Seat {
        self.pass.seat
    }

    /// Follows a line and answers it.
    pub async fn answer(&self, line: &[u8]) -> Line {
        match read(line, self.seat(), self.lang) {
            Ok(Said::Hint(said)) => self.advise_on(said.id.as_deref()).await,
            Ok(said) => self.follow(&said, &mut *self.handle.room.lock().await, None).await,
            Err(error) => *error,
        }
    }

    /// Follows a line; gives the lines that answer it, with what is new for a cursor.
    pub async fn converse(&self, line: &[u8], cursor: &mut Cursor, changed: &mut watch::Receiver<u64>) -> Lines {
        let mut lines = Lines::default();
        let said = match read(line, self.seat(), self.lang) {
            Ok(said) => said,
            Err(error) => {
                lines.push(&error);
                return lines;
            }
        };
        if let Said::Hint(said) = &said {
            // Whatever has changed meanwhile is told when the reader is woken.
            lines.push(&self.advise_on(said.id.as_deref()).await);
            return lines;
        }
        let mut room = self.handle.room.lock().await;
        if !room.is_stale && room.lets_in(&self.pass) {
            self.handle.tell(&room, cursor, &mut lines);
        }
        lines.push(&self.follow(&said, &mut room, Some(cursor.key())).await);
        if !room.is_stale && room.lets_in(&self.pass) {
            // What the speaker is told now need not wake it again.
            changed.mark_unchanged();
            self.handle.tell(&room, cursor, &mut lines);
        }
        lines
    }

    async fn advise_on(&self, id: Option<&str>) -> Line {
        self.advise().await.unwrap_or_else(|error| error.line(id))
    }

    async fn follow(&self, said: &Said, room: &mut Room, shown: Option<Option<&str>>) -> Line {
        self.obey(said, room, shown).await.unwrap_or_else(|error| error.line(said.id()))
    }

    /// Does what was said. `shown` is the name of the question that the speaker was shown last, if that is known.
    async fn obey(&self, said: &Said, room: &mut Room, shown: Option<Option<&str>>) -> Result<Line, ApiError> {
        let seat = self.seat();
        self.app.rooms.refresh(&self.handle, room, self.lang).await?;
        room.check_pass(&self.pass, self.lang)?;
        if self.pass.kind == TokenKind::Program && !is_for_programs(said) {
            return Err(ApiError::forbidden(self.lang, "program-may-not"));
        }
        let done = Line::Done { done: Done { id: said.id().map(str::to_string) } };
        let (act, key) = match said {
            Said::Choose(said) => (Act::Choose { seat, index: said.choose, by: By::Person }, said.key.as_deref()),
            Said::Choice(said) => {
                (Act::Choice { seat, choice: said.choice.clone(), by: By::Person }, said.key.as_deref())
            }
            Said::Rolled(said) => (Act::Roll { seat, came: Came::Rolled(said.rolled) }, said.key.as_deref()),
            Said::Drew(said) => (Act::Roll { seat, came: Came::Drew(said.drew.clone()) }, said.key.as_deref()),
            Said::TakeBack(_) => (Act::TakeBack { seat }, None),
            Said::AskBack(_) => (Act::AskBack { seat }, None),
            Said::AnswerBack(said) => (Act::AnswerBack { seat, agrees: said.answer_back }, None),
            Said::Resign(_) => (Act::Resign { seat, why: Why::Own }, None),
            Said::Hand(said) if said.hand.is_empty() => (Act::Hand { seat, to: Some(stand_in()) }, None),
            Said::Hand(said) => (Act::Hand { seat, to: Some(read_player(&said.hand, self.lang)?) }, None),
            Said::ComeBack(_) => (Act::Hand { seat, to: None }, None),
            Said::Orders(said) => (Act::Order { seat, orders: said.orders.clone() }, None),
            Said::Rematch(_) => return self.play_again(room).await.map(|()| done),
            Said::Say(said) => {
                let persons = room.setup.person_seats().collect();
                return self.speak(&said.say, &persons).await.map(|()| done);
            }
            Said::FreeWords(said) => return self.want_free_words(said.free_words).await.map(|()| done),
            Said::WhyNot(_) => return Ok(Line::WhyNot { why_not: self.own(room)?.why_not(seat, self.lang), seat }),
            Said::Sketch(_) => return Ok(draw(self.own(room)?, Viewer::Seat(seat), self.lang)),
            Said::View(_) => return self.show(room),
            Said::Ping(_) => return Ok(Line::Pong { pong: true }),
            Said::Hint(_) => unreachable!("it is thought about while the room is free"),
            Said::Facts(_) | Said::Position(_) | Said::Save(_) | Said::Hello(_) => {
                unreachable!("these are not among a player's words")
            }
        };
        let is_answer = matches!(act, Act::Choose { .. } | Act::Choice { .. });
        if is_answer {
            self.check_answer(key, room, shown)?;
        }
        if matches!(act, Act::Roll { .. }) {
            self.check_roll(key, room)?;
        }
        // What is counted while others see nothing would tell them.
        let is_counted = is_answer && !room.is_in_window(seat);
        self.app.rooms.act(&self.handle, room, act, key, self.lang).await?;
        if is_counted {
            metrics::counter!("walstatt_choices_total").increment(1);
        }
        let_computers_play(&self.app, &self.handle, room);
        Ok(done)
    }

    /// Says something to the others. It changes nothing in the room, and comes at once whatever is held back there.
    async fn speak(&self, remark: &Remark, persons: &BTreeSet<Seat>) -> Result<(), ApiError> {
        self.check_seated()?;
        let heard = Heard { seat: self.seat(), remark: remark.clone() };
        {
            let mut chat = self.handle.chat();
            chat.check(remark, persons, self.lang)?;
            let said = chat.say(heard.clone(), now());
            said.map_err(|wait| ApiError::too_many(self.lang, "too-many-words", wait))?;
        }
        self.handle.wake();
        tell_remark(&self.app, &self.handle, Spoken::Heard(heard)).await;
        Ok(())
    }

    async fn want_free_words(&self, wants: bool) -> Result<(), ApiError> {
        self.check_seated()?;
        self.handle.chat().want_free_words(self.seat(), wants);
        self.handle.wake();
        tell_remark(&self.app, &self.handle, Spoken::FreeWords { seat: self.seat(), wants }).await;
        Ok(())
    }

    /// Whoever was only invited is not at the table yet.
    fn check_seated(&self) -> Result<(), ApiError> {
        let is_invited = self.pass.kind == TokenKind::Invitation;
        if is_invited { Err(ApiError::forbidden(self.lang, "sit-down-first")) } else { Ok(()) }
    }

    /// An answer has to be to the question that is asked now, and come from the one who plays the seat now.
    fn check_answer(&self, key: Option<&str>, room: &Room, shown: Option<Option<&str>>) -> Result<(), ApiError> {
        if room.chairs[self.seat().index()].computer.is_some() {
            return Err(ApiError::conflict(self.lang, "computer-plays"));
        }
        if room.is_held_for(Viewer::Seat(self.seat())) {
            return Err(ApiError::conflict(self.lang, "not-asked-now"));
        }
        let Some(key) = key else { return Ok(()) };
        let is_asked = || question(room, self.seat(), self.lang).is_some_and(|question| question.key == key);
        let is_current = shown == Some(Some(key)) || is_asked();
        if is_current { Ok(()) } else { Err(ApiError::conflict(self.lang, "old-question")) }
    }

    /// What came has to be for the roll that is waited for now: whoever taps twice has rolled once.
    fn check_roll(&self, key: Option<&str>, room: &Room) -> Result<(), ApiError> {
        let Some(key) = key else { return Ok(()) };
        let is_current = room.roll_for(Viewer::Seat(self.seat()), self.lang).is_some_and(|roll| roll.key == key);
        if is_current { Ok(()) } else { Err(ApiError::conflict(self.lang, "old-question")) }
    }

    /// Creates the match in which the same people play again. All secret links are good there too.
    async fn play_again(&self, room: &mut Room) -> Result<(), ApiError> {
        if !room.is_over() || room.rematch.is_some() {
            return self.app.rooms.act(&self.handle, room, Act::Rematch { id: MatchId::new() }, None, self.lang).await;
        }
        check_create(&self.app, self.address, self.lang)?;
        let tokens = self.app.store.tokens(room.id).await;
        let mut tokens: Vec<NewToken> = tokens.map_err(|error| ApiError::of_store(&error, self.lang))?;
        tokens.retain(|token| token.kind == TokenKind::Link);
        let joined = room.chairs.iter().enumerate().filter_map(|(seat, chair)| Some((seat as u8, chair.token?)));
        tokens.extend(joined.map(|(seat, hash)| NewToken { hash, seat, kind: TokenKind::Link }));
        // Who wishes for it at the same time at another process makes the same match.
        let id = room.rematch_id();
        let new = NewMatch { id, ..room.setup.reserved().new_match(tokens) };
        self.app.rooms.create_once(new, self.lang).await?;
        self.app.rooms.act(&self.handle, room, Act::Rematch { id }, None, self.lang).await
    }

    /// The whole view once more, with the question if there is one.
    fn show(&self, room: &Room) -> Result<Line, ApiError> {
        let (view, viewer) = (self.own(room)?.view(Viewer::Seat(self.seat())), Some(self.seat()));
        Ok(match question(room, self.seat(), self.lang) {
            Some(question) => question.line(view, viewer),
            None => Line::View { view, viewer },
        })
    }

    fn own<'r>(&self, room: &'r Room) -> Result<&'r dyn AnyMatch, ApiError> {
        room.shown_to(Viewer::Seat(self.seat())).ok_or_else(|| ApiError::conflict(self.lang, "not-begun"))
    }
}

/// Finishes something even if the client that asked for it is gone: half of it would leave others waiting.
pub async fn to_the_end<T: Send + 'static>(
    lang: Lang,
    work: impl Future<Output = Result<T, ApiError>> + Send + 'static,
) -> Result<T, ApiError> {
    tokio::spawn(work).await.unwrap_or_else(|error| {
        tracing::error!(%error, "a request broke down");
        Err(ApiError { status: 500, ..ApiError::conflict(lang, "broke-down") })
    })
}

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
fn read(line: &[u8], seat: Seat, lang: Lang) -> Result<Said, Box<Line>> {
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
        Err(Box::new(ApiError::bad(lang, &Phrase::new("id-too-long")).line(None)))
    } else if named.is_some_and(|named| named != seat) {
        Err(Box::new(ApiError::forbidden(lang, "not-your-seat").line(said.id())))
    } else {
        Ok(said)
    }
}

/// A program plays and looks, and nothing else.
fn is_for_programs(said: &Said) -> bool {
    let is_for_people = matches!(said, Said::AskBack(_) | Said::AnswerBack(_) | Said::Hand(_) | Said::ComeBack(_))
        || matches!(said, Said::Rematch(_) | Said::Say(_) | Said::FreeWords(_));
    !is_for_people
}

/// A view as lines of text, each with the ids of what it shows.
pub fn draw(shown: &dyn AnyMatch, viewer: Viewer, lang: Lang) -> Line {
    let span = |span: &table::Span| Span {
        text: span.text.clone(),
        tone: span.tone.word().to_owned(),
        width: span.width,
        id: span.id.clone(),
    };
    let sketch = shown.sketch(viewer, lang);
    Line::Sketch { sketch: sketch.lines.iter().map(|line| line.iter().map(span).collect()).collect() }
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
    fn nobody_speaks_for_another_seat() {
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
