//! What one reader has been told so far, and what is new for them.
//!
//! Everything a reader gets is made here, from what their own view has: the match as shown to them, their own question,
//! and what is public about the people around it. A line is sent when it differs from the last one of its kind, and
//! never otherwise, so neither bytes nor the number of messages depend on what is hidden.

use std::borrow::Cow;
use std::cell::Cell;
use std::hash::{DefaultHasher, Hash, Hasher};

use catalog::{Flat, Pending};
use serde::Serialize;
use table::{Lang, Seat, Viewer};

use crate::patch;
use crate::presence::Present;
use crate::room::{Rewind, Room};
use crate::store::Stage;

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
    about: String,
    presence: String,
    rewinds: usize,
    /// Events of the match that were gone through, and those of them that were sent.
    events: usize,
    told: usize,
    has_facts: bool,
    view: Option<Flat>,
    key: Option<String>,
    waiting: Option<Vec<Seat>>,
    may: Option<May>,
    clock: Option<ClockMarks>,
    wish: String,
    orders: String,
    is_over: bool,
}

impl Cursor {
    pub fn new(viewer: Viewer, lang: Lang, patches: bool, room: &Room) -> Cursor {
        Cursor {
            viewer,
            lang,
            patches,
            version: None,
            about_version: None,
            about: String::new(),
            presence: String::new(),
            rewinds: room.rewinds().len(),
            events: 0,
            told: 0,
            has_facts: false,
            view: None,
            key: None,
            waiting: None,
            may: None,
            clock: None,
            wish: String::new(),
            orders: NO_ORDERS.into(),
            is_over: false,
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
        send_change(&mut self.presence, present.line().into(), lines);
        if self.version == Some(room.version) {
            return;
        }
        // Most frames are that long, and growing is copying.
        lines.0.reserve(4096);
        self.version = Some(room.version);
        if self.about_version.replace(room.about_version) != Some(room.about_version) {
            send_change(&mut self.about, About::of(room, self.viewer).line().into(), lines);
        }
        self.catch_up_with_match(room, lines);
        let waiting = self.find_waiting(room);
        if self.waiting.as_ref() != Some(&waiting) {
            lines.push(&[r#"{"waiting":"#, &json(&waiting), "}"]);
            self.waiting = Some(waiting);
        }
        send_change(&mut self.wish, write_wish(room), lines);
        if let Some(seat) = self.seat() {
            send_change(&mut self.orders, write_orders(room, seat), lines);
        }
        let may = self.find_may(room);
        if let Some(may) = may
            && self.may != Some(may)
        {
            lines.push(&[r#"{"may":"#, &json(&may), "}"]);
            self.may = Some(may);
        }
        if room.has_clocks() {
            self.show_clocks(room, now, lines);
        }
    }

    fn catch_up_with_match(&mut self, room: &Room, lines: &mut Lines) {
        let Some(shown) = room.shown_to(self.viewer) else { return };
        if !std::mem::replace(&mut self.has_facts, true) {
            lines.push(&[r#"{"facts":"#, &json(&shown.facts()), "}"]);
        }
        // Who sees the match as it was sees no change in it yet.
        let rewinds = if room.is_held_for(self.viewer) { self.rewinds } else { room.rewinds().len() };
        for Rewind { seat, kept } in &room.rewinds()[self.rewinds..rewinds] {
            if *kept < self.events {
                let told = shown.events_to(self.viewer, *kept);
                if told < self.told {
                    lines.push(&[&format!(r#"{{"taken_back":{{"seat":{},"told":{told}}}}}"#, seat.0)]);
                }
                (self.events, self.told) = (*kept, told.min(self.told));
            }
        }
        self.rewinds = rewinds;
        for told in shown.told(Some(self.viewer), self.events, self.lang) {
            lines.push(&[r#"{"told":"#, &json(&told), "}"]);
            self.told += 1;
        }
        self.events = shown.events();
        self.ask(room, lines);
        if shown.is_over() && !self.is_over {
            lines.push(&[&write_over(shown, room, self.lang)]);
        }
        self.is_over = shown.is_over();
    }

    /// The question to the reader together with the view, or the view alone, if one of both is new.
    fn ask(&mut self, room: &Room, lines: &mut Lines) {
        let Some(shown) = room.shown_to(self.viewer) else { return };
        let asked = self.seat().and_then(|seat| question(room, seat, self.lang));
        let key = asked.as_ref().map(|asked| asked.key.clone());
        let (view, mut flat) = (shown.view(self.viewer), SPARE.take());
        view.lay(&mut flat);
        let patch = self.view.as_ref().and_then(|last| patch::diff(last, &flat));
        let is_new_view = patch.as_deref() != Some("[]");
        if key == self.key && !is_new_view {
            return SPARE.set(flat);
        }
        let viewer = self.seat().map_or("null".to_string(), |seat| seat.0.to_string());
        let (name, change) = match patch {
            Some(patch) if self.patches => (r#""patch":"#, patch),
            Some(_) | None => (r#""view":"#, json(&view)),
        };
        lines.push_view(asked.as_ref(), &[name, &change, r#","viewer":"#, &viewer]);
        self.key = key;
        SPARE.set(self.view.replace(flat).unwrap_or_default());
    }

    fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
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
        let marks = (room.clocks.marks(), room.awaited());
        if self.clock.as_ref() != Some(&marks) {
            lines.push(&[&write_clock(room, now)]);
            self.clock = Some(marks);
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
            answer_back: room.wish.as_ref().is_some_and(|wish| wish.seat != seat && !wish.agreed.contains(&seat)),
            resign: is_playing,
            hand: is_playing && chair.computer.is_none(),
            come_back: is_playing && chair.computer.is_some(),
            rematch: room.is_over() && room.rematch.is_none(),
        })
    }
}

/// A question to a seat, and a name for it that only the same question has.
pub struct Question {
    pub key: String,
    json: String,
}

/// The question to a seat in one language. Its name is made from what the seat sees and how often it has answered: an
/// answer to an older question does not fit, and one that is sent twice is taken once.
///
/// Who sees the match as it was is not asked yet, whatever comes next.
pub fn question(room: &Room, seat: Seat, lang: Lang) -> Option<Question> {
    if room.is_held_for(Viewer::Seat(seat)) {
        return None;
    }
    let Pending::Asked(asked) = room.played()?.pending(Some(Viewer::Seat(seat)), lang) else { return None };
    let json = json(asked.first()?);
    // No secret depends on it, so a quick hash will do; it is the same in every process of one build.
    let mut hasher = DefaultHasher::new();
    (room.chairs[seat.index()].answers, &json).hash(&mut hasher);
    let key = format!("{:012x}", hasher.finish() >> 16);
    Some(Question { key, json })
}

/// What is public about a match.
#[derive(Serialize, utoipa::ToSchema)]
pub struct About {
    pub game: String,
    pub options: serde_json::Value,
    pub stage: &'static str,
    /// The reader's own seat; `null` for a spectator.
    pub you: Option<u8>,
    pub seats: Vec<Sitting>,
    pub clock: crate::clock::ClockRule,
    pub time_up: crate::clock::TimeUp,
    pub reaction_seconds: u8,
    /// SHA-256 of the secret behind the dice.
    pub commitment: String,
    /// What the seats have added to the dice, once all have.
    pub nonces: Option<Vec<String>>,
    /// The match in which the same people play again.
    pub rematch: Option<String>,
    /// Why it cannot go on.
    pub broken: Option<String>,
}

#[derive(Serialize, utoipa::ToSchema)]
pub struct Sitting {
    /// `null`: nobody yet.
    pub name: Option<String>,
    /// The computer player at this seat, or in place of its person.
    pub computer: Option<String>,
    /// Whether anybody may sit down there.
    pub open: bool,
}

impl About {
    pub fn of(room: &Room, viewer: Viewer) -> About {
        let seats = room.chairs.iter().zip(&room.setup.seats).map(|(chair, setup)| Sitting {
            name: chair.name.clone(),
            computer: chair.computer.as_ref().map(ToString::to_string),
            open: !chair.is_taken() && *setup == crate::setup::SeatSetup::Person { open: true },
        });
        About {
            game: room.setup.game.clone(),
            options: room.setup.options.clone(),
            stage: match room.stage() {
                Stage::Waiting => "waiting",
                Stage::Playing => "playing",
                Stage::Over => "over",
            },
            you: match viewer {
                Viewer::Seat(seat) => Some(seat.0),
                Viewer::Spectator => None,
            },
            seats: seats.collect(),
            clock: room.setup.clock,
            time_up: room.setup.time_up,
            reaction_seconds: room.setup.reaction_seconds,
            commitment: room.commitment(),
            nonces: (room.stage() != Stage::Waiting).then(|| room.nonces()),
            rematch: room.rematch.map(|id| id.to_string()),
            broken: room.broken.as_ref().map(|problem| problem.text.clone()),
        }
    }

    fn line(&self) -> String {
        format!(r#"{{"match":{}}}"#, json(self))
    }
}

#[derive(Clone, Copy, PartialEq, Serialize)]
struct May {
    take_back: bool,
    ask_back: bool,
    answer_back: bool,
    resign: bool,
    hand: bool,
    come_back: bool,
    rematch: bool,
}

fn write_wish(room: &Room) -> Cow<'static, str> {
    match &room.wish {
        Some(wish) => {
            let agreed: Vec<Seat> = wish.agreed.iter().copied().collect();
            format!(r#"{{"wish":{{"take_back":{},"agreed":{}}}}}"#, wish.seat.0, json(&agreed)).into()
        }
        None => r#"{"wish":null}"#.into(),
    }
}

/// What has to change before clocks are shown again.
type ClockMarks = (Vec<(bool, i64)>, Vec<Seat>);

const NO_ORDERS: &str = r#"{"orders":null}"#;

/// What a seat has ordered, for itself alone: another device shows it too.
fn write_orders(room: &Room, seat: Seat) -> Cow<'static, str> {
    match &room.chairs[seat.index()].orders {
        Some(orders) => format!(r#"{{"orders":{orders}}}"#).into(),
        None => NO_ORDERS.into(),
    }
}

fn write_clock(room: &Room, now: i64) -> String {
    let seats = 0..room.chairs.len();
    let left: Vec<Option<i64>> = seats.map(|seat| room.clocks.left_at(seat, now)).collect();
    format!(r#"{{"clock":{{"left":{},"running":{}}}}}"#, json(&left), json(&room.awaited()))
}

/// How it ended, and what the dice were made from.
fn write_over(shown: &dyn catalog::AnyMatch, room: &Room, lang: Lang) -> String {
    let over = match shown.pending(None, lang) {
        Pending::Over(over) => Some(over),
        Pending::Asked(_) | Pending::Roll(_) => None,
    };
    format!(r#"{{"over":{},"digest":"{}","dice":{}}}"#, json(&over), shown.digest(), json(&room.proof()))
}

/// Lines of JSON on their way to a reader.
#[derive(Default)]
pub struct Lines(String);

impl Lines {
    pub fn into_text(self) -> String {
        self.0
    }

    /// Adds a line of these parts.
    pub fn push(&mut self, parts: &[&str]) {
        if !self.0.is_empty() {
            self.0.push('\n');
        }
        self.go_on(parts);
    }

    /// Adds a line with a view, and with the question that goes with it. A line without a question says that there is
    /// none.
    pub fn push_view(&mut self, asked: Option<&Question>, view: &[&str]) {
        match asked {
            Some(Question { key, json }) => self.push(&[r#"{"asked":["#, json, r#"],"key":""#, key, r#"","#]),
            None => self.push(&["{"]),
        }
        self.go_on(view);
        self.go_on(&["}"]);
    }

    fn go_on(&mut self, parts: &[&str]) {
        self.0.reserve(parts.iter().map(|part| part.len()).sum());
        parts.iter().for_each(|part| self.0.push_str(part));
    }
}

fn send_change(last: &mut String, line: Cow<'_, str>, lines: &mut Lines) {
    if *last != line {
        lines.push(&[&line]);
        *last = line.into_owned();
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data is JSON")
}
