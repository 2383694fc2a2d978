//! A room from what was written down.

use std::sync::Arc;

use catalog::Catalog;
use catalog::lines::WishBack;
use data_encoding::HEXLOWER;
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Lang, Phrase, Seat, text};

use super::{Act, Chair, Old, Room};
use crate::clock::Clocks;
use crate::error::RoomError;
use crate::ids::TokenHash;
use crate::record::{By, Entry, Held, Record};
use crate::rows::{Found, FoundRow, Stage};
use crate::setup::read_player;

/// Everything that the records of a match say, before its rules have a say.
#[derive(Default)]
struct Told {
    header: Option<Box<RawValue>>,
    /// The lines of the transcript, without what was taken back.
    lines: Vec<Box<RawValue>>,
    clocks: Option<Vec<i64>>,
    /// When the clocks were read last, and when anything was written last.
    clocks_at: i64,
    at: i64,
    /// What is held back from whom, because of reaction windows.
    held: Option<Held>,
}

impl Room {
    /// A match whose rules or content this program does not have any more is loaded too: its transcript can be read.
    pub fn load(found: &Found, catalog: Arc<Catalog>) -> Result<Room, RecordError> {
        let setup = serde_json::from_str(&found.setup).map_err(|error| RecordError { row: None, error })?;
        let mut room = Room::new(found.id, setup, found.secret, catalog);
        let mut told = Told::default();
        for row in &found.log {
            let record: Record =
                serde_json::from_str(&row.record).map_err(|error| RecordError { row: Some(row.number), error })?;
            room.rows = row.number + 1;
            told.at = row.at;
            room.fold(record, &mut told);
        }
        room.run_transcript(told, found.stage);
        Ok(room)
    }

    /// Does what another process has written down, as far as that is an answer: the dice and the rules are the same here,
    /// so it comes to the same record. If it does not, the room has to be read anew.
    pub fn repeat(&mut self, row: &FoundRow) -> bool {
        let Ok(record) = serde_json::from_str::<Record>(&row.record) else { return false };
        let Entry::Chose { seat, by, .. } = record.entry else { return false };
        let choice = record.inputs.first().and_then(|input| serde_json::from_str::<ChoiceLine>(input.get()).ok());
        let act = match (by, choice) {
            (By::Time, _) => Act::Pass { seat },
            (_, Some(line)) => Act::Choice { seat, choice: line.chose.choice, by },
            (_, None) => return false,
        };
        self.let_time_pass(row.at);
        let is_next = row.number == self.rows && !self.is_stale;
        is_next && self.act(act, row.at, Lang::EN).is_ok_and(|done| done.record == row.record)
    }

    fn fold(&mut self, record: Record, told: &mut Told) {
        let Record { entry, header, inputs, clocks, held } = record;
        if matches!(entry, Entry::Chose { .. } | Entry::Rolled { .. } | Entry::Resigned { .. } | Entry::TookBack { .. })
        {
            told.held = held;
        }
        told.header = header.or(told.header.take());
        if clocks.is_some() {
            (told.clocks, told.clocks_at) = (clocks, told.at);
        }
        self.fold_entry(entry, &mut told.lines);
        told.lines.extend(inputs);
    }

    fn fold_entry(&mut self, entry: Entry, lines: &mut Vec<Box<RawValue>>) {
        match entry {
            Entry::Sat { seat, name, nonce, sealed, token } => {
                let bytes = token.and_then(|hex| HEXLOWER.decode(hex.as_bytes()).ok());
                let token = bytes.and_then(|bytes| bytes.try_into().ok()).map(TokenHash);
                let nonce = Some(nonce).filter(|_| sealed.is_none());
                self.set(seat, |chair| *chair = Chair { name: Some(name), nonce, sealed, token, ..chair.clone() });
            }
            Entry::Unsealed { seat, nonce } => self.set(seat, |chair| chair.nonce = Some(nonce)),
            Entry::Chose { seat, in_window, .. } => {
                if !in_window {
                    self.wish = None;
                }
                self.set(seat, |chair| chair.answers += 1);
            }
            Entry::Rolled { .. } => {}
            Entry::Resigned { seat, .. } => (self.wish, self.turned_back) = (None, seat),
            Entry::TookBack { seat, input, rest } => {
                (self.wish, self.turned_back) = (None, seat);
                self.set(seat, Chair::turn_back);
                let end = if rest { lines.len() } else { (input + 1).min(lines.len()) };
                lines.drain(input.min(end)..end);
            }
            Entry::AskedBack { seat } => self.wish = Some(WishBack { take_back: seat, agreed: Default::default() }),
            Entry::AnsweredBack { agrees: false, .. } => self.wish = None,
            Entry::AnsweredBack { seat, agrees: true } => {
                if let Some(wish) = &mut self.wish {
                    wish.agreed.insert(seat);
                }
            }
            Entry::Handed { seat, to } => {
                let player = to.and_then(|player| read_player(&player, Lang::EN).ok());
                self.set(seat, |chair| chair.computer = player);
            }
            Entry::Ordered { seat, orders } => self.set(seat, |chair| chair.give_orders(orders)),
            Entry::Dismissed { seat } => self.set(seat, |chair| chair.dismissals += 1),
            Entry::Rematch { id } => self.rematch = Some(id),
        }
    }

    fn set(&mut self, seat: Seat, change: impl FnOnce(&mut Chair)) {
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            change(chair);
        }
    }

    fn run_transcript(&mut self, told: Told, stage: Stage) {
        let Some(header) = &told.header else { return };
        let lines = std::iter::once(header).chain(&told.lines);
        let transcript: String = lines.map(|line| format!("{line}\n")).collect();
        match self.catalog.load(&transcript, None, Lang::EN) {
            Ok(played) => self.played = Some(played),
            Err(error) => {
                self.broken =
                    Some(RoomError::gone(Lang::EN, &Phrase::new("cannot-go-on").with("why", text(error.text))));
                self.old = Some(Old { transcript, stage });
                return;
            }
        }
        if let Some(held) = told.held {
            self.hold_again(held, told.at);
            // What was over by then is over.
            self.let_time_pass(told.clocks_at);
        }
        if let Some(left) = &told.clocks {
            let asked = if self.is_over() { Vec::new() } else { self.timed_seats() };
            self.clocks = Clocks::restore(self.setup.clock, left, &asked, told.clocks_at);
        }
        self.let_time_pass(told.at);
    }
}

/// The line of a transcript that has a choice.
#[derive(Deserialize)]
struct ChoiceLine {
    chose: Chosen,
}

#[derive(Deserialize)]
struct Chosen {
    choice: Value,
}

/// The database has something that no version of this program has written.
#[derive(Debug, thiserror::Error)]
#[error("{}: {error}", match .row { Some(row) => format!("log row {row}"), None => "what was agreed".to_string() })]
pub struct RecordError {
    row: Option<i64>,
    error: serde_json::Error,
}
