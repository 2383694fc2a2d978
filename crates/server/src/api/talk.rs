//! A player's line is followed: the same over WebSockets and over HTTP.

use std::sync::Arc;

use catalog::AnyMatch;
use serde_json::json;
use table::{Lang, Seat, Viewer};
use tokio::sync::watch;

use crate::app::App;
use crate::cursor::{Cursor, Lines, question};
use crate::drive::let_computers_play;
use crate::ids::MatchId;
use crate::problem::Problem;
use crate::record::{By, Why};
use crate::room::{Act, Room, stand_in};
use crate::rooms::{Handle, now};
use crate::said::{Said, What, read, read_id};
use crate::setup::read_player;
use crate::store::{NewToken, TokenKind};

/// Somebody who talks.
pub struct Speaker {
    pub app: Arc<App>,
    pub handle: Arc<Handle>,
    pub seat: Seat,
    pub kind: TokenKind,
    pub lang: Lang,
}

impl Speaker {
    /// Follows a line; gives the lines that answer it, with what is new for a cursor.
    pub async fn follow(&self, line: &[u8], reader: Option<(&mut Cursor, &mut watch::Receiver<u64>)>) -> String {
        let said = match read(line, self.seat, self.lang) {
            Ok(said) => said,
            Err(problem) => return write_error(&problem, read_id(line).as_deref()),
        };
        let mut room = self.handle.room.lock().await;
        let mut lines = Lines::default();
        let mut reader = reader;
        if let Some((cursor, _)) = &mut reader
            && !room.is_stale
        {
            cursor.catch_up(&room, &self.handle.present(), now(), &mut lines);
        }
        let shown = reader.as_ref().map(|(cursor, _)| cursor.key());
        let done = self.obey(&said, &mut room, shown).await;
        lines.push(&[&match done {
            Ok(Some(answer)) => answer,
            Ok(None) => write_done(said.id.as_deref()),
            Err(problem) => write_error(&problem, said.id.as_deref()),
        }]);
        if let Some((cursor, changed)) = &mut reader
            && !room.is_stale
        {
            // What the speaker is told now need not wake it again.
            changed.mark_unchanged();
            cursor.catch_up(&room, &self.handle.present(), now(), &mut lines);
        }
        lines.into_text()
    }

    /// Does what was said. `shown` is the name of the question that the speaker was shown last, if that is known.
    async fn obey(&self, said: &Said, room: &mut Room, shown: Option<Option<&str>>) -> Result<Option<String>, Problem> {
        let seat = self.seat;
        self.app.rooms.refresh(&self.handle, room, self.lang).await?;
        if self.kind == TokenKind::Program && !said.what.is_for_programs() {
            return Err(Problem::forbidden(self.lang, "program-may-not"));
        }
        let act = match &said.what {
            What::Choose(index) => Act::Choose { seat, index: *index, by: By::Person },
            What::Choice(choice) => Act::Choice { seat, choice: choice.clone() },
            What::TakeBack => Act::TakeBack { seat },
            What::AskBack => Act::AskBack { seat },
            What::AnswerBack(agrees) => Act::AnswerBack { seat, agrees: *agrees },
            What::Resign => Act::Resign { seat, why: Why::Own },
            What::Hand(player) => {
                let player = player.as_deref().map(|player| read_player(player, self.lang)).transpose()?;
                Act::Hand { seat, to: Some(player.unwrap_or_else(stand_in)) }
            }
            What::ComeBack => Act::Hand { seat, to: None },
            What::Orders(orders) => Act::Order { seat, orders: orders.clone() },
            What::Rematch => return self.play_again(room).await.map(|()| None),
            What::WhyNot => return self.explain(room).map(Some),
            What::Sketch => return self.draw(room).map(Some),
            What::View => return self.show(room).map(Some),
            What::Ping => return Ok(Some(r#"{"pong":true}"#.to_string())),
        };
        let is_answer = matches!(act, Act::Choose { .. } | Act::Choice { .. });
        if is_answer {
            self.check_answer(said, room, shown)?;
        }
        self.app.rooms.act(&self.handle, room, act, said.key.as_deref(), self.lang).await?;
        if is_answer {
            metrics::counter!("walstatt_choices_total").increment(1);
        }
        let_computers_play(&self.app, &self.handle, room);
        Ok(None)
    }

    /// An answer has to be to the question that is asked now, and by whoever plays the seat now.
    fn check_answer(&self, said: &Said, room: &Room, shown: Option<Option<&str>>) -> Result<(), Problem> {
        if room.chairs[self.seat.index()].computer.is_some() {
            return Err(Problem::conflict(self.lang, "computer-plays"));
        }
        if room.is_held_for(Viewer::Seat(self.seat)) {
            return Err(Problem::conflict(self.lang, "not-asked-now"));
        }
        let Some(key) = said.key.as_deref() else { return Ok(()) };
        let fits = |lang| question(room, self.seat, lang).is_some_and(|question| question.key == key);
        let is_current = shown == Some(Some(key)) || fits(self.lang) || Lang::all().iter().copied().any(fits);
        if is_current { Ok(()) } else { Err(Problem::conflict(self.lang, "old-question")) }
    }

    /// Creates the match in which the same people play again. Everybody's secret link is good there too.
    async fn play_again(&self, room: &mut Room) -> Result<(), Problem> {
        if !room.is_over() || room.rematch.is_some() {
            return self.app.rooms.act(&self.handle, room, Act::Rematch { id: MatchId::new() }, None, self.lang).await;
        }
        let tokens = self.app.store.tokens(room.id).await;
        let mut tokens: Vec<NewToken> = tokens.map_err(|error| Problem::of_store(&error, self.lang))?;
        tokens.retain(|token| token.kind == TokenKind::Link);
        let joined = room.chairs.iter().enumerate().filter_map(|(seat, chair)| Some((seat as u8, chair.token?)));
        tokens.extend(joined.map(|(seat, hash)| NewToken { hash, seat, kind: TokenKind::Link }));
        let new = room.setup.reserved().new_match(tokens);
        let id = new.id;
        self.app.rooms.create(new, self.lang).await?;
        self.app.rooms.act(&self.handle, room, Act::Rematch { id }, None, self.lang).await
    }

    fn explain(&self, room: &Room) -> Result<String, Problem> {
        let why_not = self.own(room)?.why_not(self.seat, self.lang);
        Ok(json!({ "why_not": why_not, "seat": self.seat }).to_string())
    }

    fn draw(&self, room: &Room) -> Result<String, Problem> {
        Ok(write_sketch(self.own(room)?, Viewer::Seat(self.seat), self.lang))
    }

    /// The whole view once more, with the question if there is one.
    fn show(&self, room: &Room) -> Result<String, Problem> {
        let view = self.own(room)?.view(Viewer::Seat(self.seat)).to_string();
        let shown = [r#""view":"#, &view, r#","viewer":"#, &self.seat.0.to_string()];
        let mut line = Lines::default();
        line.push_view(question(room, self.seat, self.lang).as_ref(), &shown);
        Ok(line.into_text())
    }

    fn own<'r>(&self, room: &'r Room) -> Result<&'r dyn AnyMatch, Problem> {
        room.shown_to(Viewer::Seat(self.seat)).ok_or_else(|| Problem::conflict(self.lang, "not-begun"))
    }
}

/// Carries something through even if whoever asked for it is gone: half of it would leave others waiting.
pub async fn to_the_end<T: Send + 'static>(
    lang: Lang,
    work: impl Future<Output = Result<T, Problem>> + Send + 'static,
) -> Result<T, Problem> {
    tokio::spawn(work).await.unwrap_or_else(|error| {
        tracing::error!(%error, "a request broke down");
        Err(Problem { status: 500, ..Problem::conflict(lang, "broke-down") })
    })
}

/// A view as lines of text, each with the ids of what it shows.
pub fn write_sketch(shown: &dyn AnyMatch, viewer: Viewer, lang: Lang) -> String {
    let sketch = shown.sketch(viewer, lang);
    let lines: Vec<Vec<serde_json::Value>> = (sketch.lines.iter())
        .map(|line| {
            let spans = line.iter().map(|span| {
                let tone = format!("{:?}", span.tone).to_lowercase();
                json!({ "text": span.text, "tone": tone, "width": span.width, "id": span.id })
            });
            spans.collect()
        })
        .collect();
    json!({ "sketch": lines }).to_string()
}

fn write_done(id: Option<&str>) -> String {
    let id = id.map_or("null".into(), |id| json!(id).to_string());
    [r#"{"done":{"id":"#, &id, "}}"].concat()
}

pub fn write_error(problem: &Problem, id: Option<&str>) -> String {
    let Problem { key, text, rule, .. } = problem;
    json!({ "error": { "key": key, "text": text, "rule": rule, "id": id } }).to_string()
}
