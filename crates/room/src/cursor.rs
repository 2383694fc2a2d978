//! What one reader has been told so far, and what is new for them.
//!
//! Everything a reader gets is made here, from what their own view has: the match as shown to them, their own question,
//! and what is public about the people around it. A line is sent when it differs from the last one of its kind, and
//! never otherwise, so neither bytes nor the number of messages depend on what is hidden.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use catalog::lines::{About, ClockTimes, Line, May, Presence, Sitting, TakenBack, WishBack};
use catalog::{Flat, Pending, Plain};
use serde_json::Value;
use table::{Lang, Seat, Viewer};

use crate::chat::Chat;
use crate::patch;
use crate::presence::Present;
use crate::room::{Rewind, Room};
use crate::rows::Stage;

thread_local! {
    /// Room for the next view: views are made all the time, and the last one before is not needed any more.
    static SPARE: Cell<Flat> = Cell::default();
}

/// How far a reader has come.
pub struct Cursor {
    viewer: Viewer,
    lang: Lang,
    /// Whether views come as changes to the last one.
    patches: bool,
    /// The version of the room that was read last.
    version: Option<u64>,
    about_version: Option<u64>,
    about: Option<About>,
    presence: Option<Presence>,
    rewinds: usize,
    /// Events of the match that were gone through, and those of them that were sent.
    events: usize,
    told: usize,
    has_facts: bool,
    /// The last view, as it is and laid flat.
    view: Option<(Plain, Flat)>,
    key: Option<String>,
    waiting: Option<Vec<Seat>>,
    may: Option<May>,
    clock: Option<ClockMarks>,
    /// `None`: nothing was said yet.
    wish: Option<Option<WishBack>>,
    orders: Option<Value>,
    is_over: bool,
    /// Remarks of people that were told.
    heard: usize,
    free_words: BTreeSet<Seat>,
}

impl Cursor {
    pub fn new(viewer: Viewer, lang: Lang, patches: bool, room: &Room) -> Cursor {
        Cursor {
            viewer,
            lang,
            patches,
            version: None,
            about_version: None,
            about: None,
            presence: None,
            rewinds: room.rewinds().len(),
            events: 0,
            told: 0,
            has_facts: false,
            view: None,
            key: None,
            waiting: None,
            may: None,
            clock: None,
            wish: None,
            orders: None,
            is_over: false,
            heard: 0,
            free_words: BTreeSet::new(),
        }
    }

    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The name of the question that the reader was asked last.
    pub fn key(&self) -> Option<&str> {
        self.key.as_deref()
    }

    /// Adds everything that is new for the reader, a line each.
    pub fn catch_up(&mut self, room: &Room, present: &Present, now: i64, lines: &mut Lines) {
        if let Some(presence) = replace(&mut self.presence, present.told()) {
            lines.push(&Line::Presence { presence });
        }
        if self.version == Some(room.version) {
            return;
        }
        // Most frames are that long, and growing is copying.
        lines.0.reserve(4096);
        self.version = Some(room.version);
        if self.about_version.replace(room.about_version) != Some(room.about_version)
            && let Some(about) = replace(&mut self.about, &room.about(self.viewer))
        {
            lines.push(&Line::Match { about });
        }
        self.catch_up_with_match(room, lines);
        let waiting = self.find_waiting(room);
        if let Some(waiting) = replace(&mut self.waiting, &waiting) {
            lines.push(&Line::Waiting { waiting });
        }
        if let Some(wish) = replace(&mut self.wish, &room.wish) {
            lines.push(&Line::Wish { wish });
        }
        // What a seat has ordered is for itself alone: another device shows it too.
        let orders = self.seat().and_then(|seat| room.chairs[seat.index()].orders.clone());
        if self.orders != orders {
            self.orders.clone_from(&orders);
            lines.push(&Line::Orders { orders });
        }
        if let Some(may) = self.find_may(room).and_then(|may| replace(&mut self.may, &may)) {
            lines.push(&Line::May { may });
        }
        if room.has_clocks() {
            self.show_clocks(room, now, lines);
        }
    }

    /// Adds what people have said to each other.
    pub fn listen(&mut self, chat: &Chat, lines: &mut Lines) {
        if self.free_words != *chat.free_words() {
            self.free_words.clone_from(chat.free_words());
            lines.push(&Line::FreeWords { free_words: self.free_words.clone() });
        }
        for heard in chat.since(self.heard) {
            lines.push(&Line::Heard { heard: heard.clone() });
        }
        self.heard = chat.count();
    }

    fn catch_up_with_match(&mut self, room: &Room, lines: &mut Lines) {
        let Some(shown) = room.shown_to(self.viewer) else { return };
        if !std::mem::replace(&mut self.has_facts, true) {
            lines.push(&Line::Facts { facts: shown.facts() });
        }
        // Who sees the match as it was sees no change in it yet.
        let rewinds = if room.is_held_for(self.viewer) { self.rewinds } else { room.rewinds().len() };
        for &Rewind { seat, kept } in &room.rewinds()[self.rewinds..rewinds] {
            if kept < self.events {
                let told = shown.events_to(self.viewer, kept);
                if told < self.told {
                    lines.push(&Line::TakenBack { taken_back: TakenBack { seat, told } });
                }
                (self.events, self.told) = (kept, told.min(self.told));
            }
        }
        self.rewinds = rewinds;
        let view = match &self.view {
            Some((last, _)) => shown.view_after(self.viewer, last),
            None => shown.view(self.viewer),
        };
        for told in shown.told(Some(self.viewer), self.events, self.lang) {
            lines.push(&Line::Told { told });
            self.told += 1;
        }
        self.events = shown.events();
        self.ask(room, view, lines);
        if shown.is_over()
            && !self.is_over
            && let Pending::Over(over) = shown.pending(Some(self.viewer), self.lang)
        {
            lines.push(&Line::Over { over, digest: Some(shown.digest()), dice: room.proof() });
        }
        self.is_over = shown.is_over();
    }

    /// The question to the reader together with the view, or the view alone, if one of both is new. A view without a
    /// question says that there is none, and one without a roll behind it that nothing has to be rolled.
    fn ask(&mut self, room: &Room, view: Plain, lines: &mut Lines) {
        let Some(shown) = room.shown_to(self.viewer) else { return };
        let asked = self.seat().and_then(|seat| Some((seat, question_key(room, seat)?)));
        let roll = room.roll_for(self.viewer, self.lang);
        let mut flat = SPARE.take();
        view.lay(&mut flat);
        let patch = self.view.as_ref().and_then(|(_, last)| patch::diff(last, &flat));
        let is_new_view = patch.as_ref().is_none_or(|patch| !patch.0.is_empty());
        let key = asked.as_ref().map(|(_, key)| key).or(roll.as_ref().map(|roll| &roll.key)).cloned();
        if key == self.key && !is_new_view {
            return SPARE.set(flat);
        }
        let (viewer, patch) = (self.seat(), patch.filter(|_| self.patches));
        let asked = asked.and_then(|(seat, _)| shown.question(seat, self.lang));
        let (question_key, last) = (key.clone(), view.clone());
        lines.push(&match (asked, patch) {
            (Some(asked), Some(patch)) => Line::AskedAnew { asked, key: question_key, patch, viewer },
            (Some(asked), None) => Line::Asked { asked, key: question_key, view, viewer },
            (None, Some(patch)) => Line::Changed { patch, viewer },
            (None, None) => Line::View { view, viewer },
        });
        if let Some(roll) = roll {
            lines.push(&roll.line());
        }
        self.key = key;
        SPARE.set(self.view.replace((last, flat)).map(|(_, flat)| flat).unwrap_or_default());
    }

    fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// Who is asked, as far as that is no secret.
    fn find_waiting(&self, room: &Room) -> Vec<Seat> {
        match room.shown_to(self.viewer) {
            Some(shown) if !shown.is_over() => room.awaited(),
            Some(_) | None => Vec::new(),
        }
    }

    /// Time goes by without a word: what changes for others alone must not show in what is left.
    fn show_clocks(&mut self, room: &Room, now: i64, lines: &mut Lines) {
        let running = room.awaited();
        if replace(&mut self.clock, &(room.clocks.marks(), running.clone())).is_some() {
            let left = (0..room.chairs.len()).map(|seat| room.clocks.left_at(seat, now)).collect();
            lines.push(&Line::Clock { clock: ClockTimes { left, running } });
        }
    }

    /// What the reader may do beside answering.
    fn find_may(&self, room: &Room) -> Option<May> {
        let seat = self.seat()?;
        let chair = &room.chairs[seat.index()];
        let is_playing = room.stage() == Stage::Playing && room.broken.is_none();
        let own = room.shown_to(self.viewer).filter(|_| is_playing && !room.is_held_for(self.viewer));
        Some(May {
            take_back: own.is_some_and(|own| own.may_take_back(seat).is_some()),
            ask_back: is_playing && room.wish.is_none() && chair.answers > 0,
            answer_back: room.wish.as_ref().is_some_and(|wish| wish.take_back != seat && !wish.agreed.contains(&seat)),
            resign: is_playing,
            hint: is_playing && chair.computer.is_none() && room.setup.has_hints(),
            hand: is_playing && chair.computer.is_none(),
            come_back: is_playing && chair.computer.is_some(),
            rematch: room.is_over() && room.rematch.is_none(),
        })
    }
}

/// Takes in what is so now; gives it back if it was otherwise before.
fn replace<T: Clone + PartialEq>(last: &mut Option<T>, now: &T) -> Option<T> {
    (last.as_ref() != Some(now)).then(|| last.insert(now.clone()).clone())
}

/// What has to change before clocks are shown again.
type ClockMarks = (Vec<(bool, i64)>, Vec<Seat>);

/// A name for the question to a seat that only the same question has: made from the seat, what it asks and offers, and
/// how often the seat has answered. An answer to an older question does not fit, and one that is sent twice is taken
/// once.
///
/// Who sees the match as it was is not asked yet, whatever comes next.
pub fn question_key(room: &Room, seat: Seat) -> Option<String> {
    if room.is_held_for(Viewer::Seat(seat)) {
        return None;
    }
    // No secret depends on it, so a quick hash will do; it is the same in every process of one build.
    let mut hasher = DefaultHasher::new();
    (seat.0, room.chairs[seat.index()].answers, room.played()?.question_hash(seat)?).hash(&mut hasher);
    Some(format!("{:012x}", hasher.finish() >> 16))
}

/// The question to a seat with its name, together with all that the seat sees.
pub fn question_line(room: &Room, seat: Seat, view: Plain, lang: Lang) -> Option<Line> {
    let key = Some(question_key(room, seat)?);
    Some(Line::Asked { asked: room.played()?.question(seat, lang)?, key, view, viewer: Some(seat) })
}

impl Room {
    /// What is public about the match.
    pub fn about(&self, viewer: Viewer) -> About {
        let seats = self.chairs.iter().zip(&self.setup.seats).map(|(chair, setup)| Sitting {
            name: chair.name.clone(),
            computer: chair.computer.as_ref().map(ToString::to_string),
            open: !chair.is_taken() && *setup == crate::setup::SeatSetup::Person { open: true },
        });
        About {
            game: self.setup.game.clone(),
            options: self.setup.options.clone(),
            stage: match self.stage() {
                Stage::Waiting => "waiting",
                Stage::Playing => "playing",
                Stage::Over => "over",
            },
            you: viewer.seat(),
            seats: seats.collect(),
            clock: self.setup.clock,
            time_up: self.setup.time_up,
            reaction_seconds: self.setup.reaction_seconds,
            hints: self.setup.has_hints(),
            dice: self.setup.dice.kind(),
            commitment: self.commitment(),
            seals: self.seals(),
            nonces: (self.stage() != Stage::Waiting).then(|| self.nonces()),
            rematch: self.rematch.map(|id| id.to_string()),
            broken: self.broken.as_ref().map(|error| error.text.clone()),
        }
    }
}

/// Lines of JSON on their way to a reader.
#[derive(Default)]
pub struct Lines(Vec<u8>);

impl Lines {
    pub fn of(line: &Line) -> Lines {
        let mut lines = Lines::default();
        lines.push(line);
        lines
    }

    pub fn push(&mut self, line: &Line) {
        line.write(&mut self.0);
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn into_text(self) -> String {
        String::from_utf8(self.0).expect("JSON is UTF-8")
    }
}
