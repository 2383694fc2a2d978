//! Rooms in memory, and those who are at them.

use std::collections::BTreeMap;
use std::sync::Arc;

use catalog::Catalog;
use catalog::lines::said::Said;
use catalog::lines::{Done, Heard, Line};
use room::chat::Chat;
use room::cursor::{Cursor, Lines};
use room::hint::Doubt;
use room::ids::{MatchId, Token};
use room::presence::Present;
use room::record::By;
use room::rows::{NewMatch, NewToken};
use room::talk::{self, Meaning};
use room::{Act, Pass, Room, RoomError};
use serde::Serialize;
use table::{Lang, Phrase, Seat, Viewer};

use crate::desk::{self, Thought};
use crate::kept::{Kept, KeptMatch, KeptRow, Written};

/// All rooms of a page.
pub struct House {
    pub(crate) catalog: Arc<Catalog>,
    rooms: BTreeMap<MatchId, Table>,
    visits: BTreeMap<u32, Visit>,
    written: Vec<Written>,
    thoughts: Vec<Thought>,
}

/// A room and what is not written down of it.
pub(crate) struct Table {
    pub room: Room,
    present: Present,
    chat: Chat,
    links: Vec<NewToken>,
    /// After how many rows a computer player thinks.
    thinking: Option<i64>,
}

/// Somebody who looks on.
struct Visit {
    id: MatchId,
    cursor: Cursor,
    pass: Option<Pass>,
    lines: Lines,
}

/// What has happened since it was taken last: it is written down, and then the lines are told.
#[derive(Default, Serialize)]
pub struct News {
    pub written: Vec<Written>,
    pub frames: Vec<Frame>,
    /// What is to be thought about at a desk.
    pub thoughts: Vec<Thought>,
    /// When time has to pass again, in milliseconds since 1970.
    pub due: Option<i64>,
}

/// Lines for somebody who looks on.
#[derive(Serialize)]
pub struct Frame {
    pub visit: u32,
    pub lines: String,
}

impl House {
    pub fn new(catalog: Catalog) -> House {
        House {
            catalog: Arc::new(catalog),
            rooms: BTreeMap::new(),
            visits: BTreeMap::new(),
            written: Vec::new(),
            thoughts: Vec::new(),
        }
    }

    /// Whether a match need not be opened first.
    pub fn has(&self, id: MatchId) -> bool {
        self.rooms.contains_key(&id)
    }

    /// Makes a room from what the browser has kept.
    pub fn open(&mut self, kept: &Kept, now: i64) -> Result<(), RoomError> {
        let unreadable = || RoomError::gone(Lang::EN, &Phrase::new("cannot-go-on").with("why", table::text("")));
        let (found, links) = kept.found().ok_or_else(unreadable)?;
        let mut room = Room::load(&found, self.catalog.clone()).map_err(|_| unreadable())?;
        room.let_time_pass(now);
        self.rooms.insert(found.id, Table::new(room, links));
        Ok(())
    }

    /// Forgets a room and everybody at it, because what is in memory is not what was written down. Gives who was there.
    pub fn forget(&mut self, id: MatchId) -> Vec<u32> {
        self.rooms.remove(&id);
        let visits =
            self.visits.iter().filter(|(_, visit)| visit.id == id).map(|(visit, _)| *visit).collect::<Vec<_>>();
        visits.iter().for_each(|visit| drop(self.visits.remove(visit)));
        visits
    }

    /// A new match in which nobody sits yet.
    pub(crate) fn create(&mut self, new: &NewMatch) -> Result<(), RoomError> {
        self.written.push(Written::Match(KeptMatch::of(new)));
        let kept = Kept { agreed: KeptMatch::of(new), rows: Vec::new() };
        self.open(&kept, new.found.created)
    }

    pub(crate) fn table(&self, id: MatchId, lang: Lang) -> Result<&Table, RoomError> {
        self.rooms.get(&id).ok_or_else(|| RoomError::not_found(lang, "no-such-match"))
    }

    /// Lets something happen, and what follows from standing orders.
    pub(crate) fn act(&mut self, id: MatchId, act: Act, now: i64, lang: Lang) -> Result<(), RoomError> {
        let Some(table) = self.rooms.get_mut(&id) else { return Err(RoomError::not_found(lang, "no-such-match")) };
        let row = table.room.act(act, now, lang)?;
        self.written.push(Written::Row(KeptRow::of(row)));
        table.follow_orders(now, &mut self.written);
        Ok(())
    }

    /// Somebody comes to a match and says hello. From then on lines are told under this number.
    pub fn enter(&mut self, visit: u32, id: MatchId, hello: &str, lang: Lang) -> Result<(), RoomError> {
        let hello = match Said::read(hello.as_bytes(), &["hello"], lang).map_err(RoomError::not_understood)? {
            Said::Hello(said) => said.hello,
            _ => unreachable!("only one word is listened to"),
        };
        let lang = hello.lang.unwrap_or(lang);
        let table = self.table(id, lang)?;
        let pass = hello.token.map(|token| table.authorize(Some(&Token::from_outside(&token)), lang)).transpose()?;
        let viewer = Viewer::from(pass.map(|pass| pass.seat));
        let cursor = Cursor::new(viewer, lang, hello.patches, &table.room);
        self.visits.insert(visit, Visit { id, cursor, pass, lines: Lines::default() });
        self.change_presence(id, |present| present.enter(viewer));
        Ok(())
    }

    pub fn leave(&mut self, visit: u32) {
        let Some(Visit { id, cursor, .. }) = self.visits.remove(&visit) else { return };
        self.change_presence(id, |present| present.leave(cursor.viewer()));
        // Whoever comes back finds what was written.
        if self.rooms.get(&id).is_some_and(|table| !table.present.is_anybody_here()) {
            self.rooms.remove(&id);
        }
    }

    fn change_presence(&mut self, id: MatchId, change: impl FnOnce(&mut Present)) {
        if let Some(table) = self.rooms.get_mut(&id) {
            change(&mut table.present);
        }
    }

    /// Follows a line; what answers it is among the news.
    pub fn say(&mut self, visit: u32, line: &str, now: i64) {
        let Some(mut speaker) = self.visits.remove(&visit) else { return };
        speaker.catch_up(&self.rooms, now);
        let answer = self.follow(visit, &speaker, line, now);
        answer.iter().for_each(|answer| speaker.lines.push(answer));
        speaker.catch_up(&self.rooms, now);
        self.visits.insert(visit, speaker);
    }

    /// The line that answers a line, unless it has to be thought about.
    fn follow(&mut self, visit: u32, speaker: &Visit, line: &str, now: i64) -> Option<Line> {
        let lang = speaker.cursor.lang();
        let Some(pass) = speaker.pass else { return self.answer_onlooker(speaker, line) };
        let said = match talk::read(line.as_bytes(), pass.seat, lang) {
            Ok(said) => said,
            Err(error) => return Some(*error),
        };
        match self.obey(visit, speaker, &pass, &said, now) {
            Ok(answer) => answer,
            Err(error) => Some(error.line(said.id())),
        }
    }

    fn obey(&mut self, visit: u32, by: &Visit, pass: &Pass, said: &Said, now: i64) -> Result<Option<Line>, RoomError> {
        let (id, lang) = (by.id, by.cursor.lang());
        let table = self.table(id, lang)?;
        match talk::understand(said, &table.room, pass, Some(by.cursor.key()), lang)? {
            Meaning::Act { act, .. } => self.act(id, act, now, lang)?,
            Meaning::Answer(line) => return Ok(Some(line)),
            Meaning::Remark(remark) => {
                let persons = table.room.setup.person_seats().collect();
                let heard = Heard { seat: pass.seat, remark };
                let table = self.rooms.get_mut(&id);
                table.map_or(Ok(()), |table| table.chat.speak(heard, &persons, now, lang))?;
            }
            Meaning::FreeWords(wants) => {
                let table = self.rooms.get_mut(&id);
                table.into_iter().for_each(|table| table.chat.want_free_words(pass.seat, wants));
            }
            Meaning::PlayAgain => {
                let new = table.room.next_match(table.links.clone(), now);
                self.create(&new)?;
                self.act(id, Act::Rematch { id: new.found.id }, now, lang)?;
            }
            Meaning::Hint(Doubt { played, seat, of, seed }) => {
                let line = said.id().map(str::to_string);
                let transcript = played.save();
                self.thoughts.push(Thought::Hint { visit, line, transcript, seat, of, seed, lang });
                return Ok(None);
            }
        }
        Ok(Some(Line::Done { done: Done { id: said.id().map(str::to_string) } }))
    }

    /// Whoever only looks on asks for drawings, and whether we are there.
    fn answer_onlooker(&self, by: &Visit, line: &str) -> Option<Line> {
        let lang = by.cursor.lang();
        match Said::read(line.as_bytes(), &["sketch", "ping"], lang) {
            Ok(Said::Sketch(_)) => {
                let shown = self.rooms.get(&by.id)?.room.shown_to(Viewer::Spectator)?;
                Some(talk::draw(shown, Viewer::Spectator, lang))
            }
            Ok(_) => Some(Line::Pong { pong: true }),
            Err(error) => Some(RoomError::forbidden(lang, "only-watching").line(error.id.as_deref())),
        }
    }

    /// Gives a computer player's answer, unless the match has gone on without it.
    pub fn answer(&mut self, id: MatchId, rows: i64, index: usize, now: i64) {
        let Some(table) = self.rooms.get(&id).filter(|table| table.room.rows() == rows) else { return };
        if let Some((seat, _)) = table.room.computer_to_play() {
            // What it takes was among the options when it was asked.
            let _refused = self.act(id, Act::Choose { seat, index, by: By::Computer }, now, Lang::EN);
        }
    }

    /// Does what has become due.
    pub fn let_time_pass(&mut self, now: i64) {
        let ids: Vec<MatchId> = self.rooms.keys().copied().collect();
        for id in ids {
            self.let_time_pass_at(id, now);
        }
    }

    fn let_time_pass_at(&mut self, id: MatchId, now: i64) {
        while let Some(table) = self.rooms.get_mut(&id) {
            table.room.let_time_pass(now);
            table.follow_orders(now, &mut self.written);
            let Some(act) = table.room.due_act(now) else { return };
            if self.act(id, act, now, Lang::EN).is_err() {
                return;
            }
        }
    }

    /// Everything that is new.
    pub fn take_news(&mut self, now: i64) -> News {
        let mut frames = Vec::new();
        for (visit, guest) in &mut self.visits {
            guest.catch_up(&self.rooms, now);
            let lines = std::mem::take(&mut guest.lines);
            if !lines.is_empty() {
                frames.push(Frame { visit: *visit, lines: lines.into_text() });
            }
        }
        let mut thoughts = std::mem::take(&mut self.thoughts);
        let awaited = self.rooms.iter_mut().filter(|(_, table)| table.present.is_anybody_here());
        thoughts.extend(awaited.filter_map(|(id, table)| table.let_computer_think(*id, now)));
        let due = self
            .rooms
            .values()
            .filter(|table| table.present.is_anybody_here())
            .filter_map(|table| table.room.deadline());
        News { written: std::mem::take(&mut self.written), frames, thoughts, due: due.min() }
    }
}

impl Table {
    fn new(room: Room, links: Vec<NewToken>) -> Table {
        let present = Present::new(room.chairs.len() as u8);
        Table { room, present, chat: Chat::default(), links, thinking: None }
    }

    /// Finds out whose secret it is.
    pub fn authorize(&self, token: Option<&Token>, lang: Lang) -> Result<Pass, RoomError> {
        let hash = token.ok_or_else(|| RoomError::wrong_token(lang, "wrong-token"))?.hash();
        let given = self.links.iter().find(|link| link.hash == hash);
        let given = given.map(|link| Pass { kind: link.kind, ..Pass::of_link(Seat(link.seat)) });
        let pass = given.or_else(|| self.room.seat_of(hash).map(Pass::of_link));
        let pass = pass.ok_or_else(|| RoomError::wrong_token(lang, "wrong-token"))?;
        self.room.check_pass(&pass, lang).map(|()| pass)
    }

    fn follow_orders(&mut self, now: i64, written: &mut Vec<Written>) {
        while let Some((seat, index)) = self.room.order_to_follow() {
            let Ok(row) = self.room.act(Act::Choose { seat, index, by: By::Orders }, now, Lang::EN) else { return };
            written.push(Written::Row(KeptRow::of(row)));
        }
    }

    /// What a computer player has to think about, unless it does already.
    fn let_computer_think(&mut self, id: MatchId, now: i64) -> Option<Thought> {
        let (seat, player) = self.room.computer_to_play()?;
        let rows = self.room.rows();
        if self.thinking.replace(rows) == Some(rows) {
            return None;
        }
        let transcript = self.room.played()?.save();
        // As long as it takes, where the same choices have to give the same match.
        let is_seeded = self.room.setup.dice.seed().is_some();
        let millis = (!is_seeded).then(|| self.room.time_to_react(now).unwrap_or(desk::LONGEST_MS));
        let seed = self.room.thinking_seed();
        Some(Thought::Choice { id, rows, transcript, seat, player: player.to_string(), seed, millis })
    }
}

impl Visit {
    /// Adds everything that is new for this one.
    fn catch_up(&mut self, rooms: &BTreeMap<MatchId, Table>, now: i64) {
        let Some(table) = rooms.get(&self.id) else { return };
        if self.pass.as_ref().is_none_or(|pass| table.room.lets_in(pass)) {
            self.cursor.catch_up(&table.room, &table.present, now, &mut self.lines);
            self.cursor.listen(&table.chat, &mut self.lines);
        }
    }
}
