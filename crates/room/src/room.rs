//! A match and the people around it, in memory.
//!
//! A room is what its records make it: whatever changes in it goes through [`Room::act`], which gives the record to be
//! written down. If writing fails, or another process was first, the room is thrown away and read anew.

mod back;
mod hold;
mod load;
mod orders;
mod rolls;
mod sitting;

use std::sync::Arc;
use std::time::Duration;

use catalog::lines::WishBack;
use catalog::{AnyMatch, AskedSeat, Catalog, GameError, PlayerSpec};
use players::Level;
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Lang, Phrase, Seat, Viewer};

use crate::clock::{ClockRule, Clocks, TimeUp};
use crate::error::RoomError;
use crate::ids::{MatchId, TokenHash};
use crate::record::{By, Entry, Record, Why};
use crate::rows::{Change, NewRow, Stage, TokenKind};
use crate::setup::{SeatSetup, Setup};
pub use back::Rewind;
use hold::{Answered, Hold};
pub use load::RecordError;
pub use rolls::{Came, RollWanted};
pub use sitting::Share;

/// How long a reaction window takes among computers, unless somebody sets it: short, and enough for one that thinks.
pub const AMONG_COMPUTERS: Duration = Duration::from_secs(1);

pub struct Room {
    pub id: MatchId,
    pub setup: Setup,
    secret: [u8; 32],
    pub chairs: Vec<Chair>,
    /// Since all seats are taken.
    played: Option<Box<dyn AnyMatch>>,
    /// Why the match cannot go on with this program.
    pub broken: Option<RoomError>,
    /// What there was of a match that cannot go on.
    old: Option<Old>,
    /// How many records there are.
    rows: i64,
    pub clocks: Clocks,
    pub wish: Option<WishBack>,
    pub rematch: Option<MatchId>,
    rewinds: Vec<Rewind>,
    /// Who was the last to take back or to resign.
    turned_back: Seat,
    hold: Option<Hold>,
    /// How long a reaction window takes in front of one person and computers.
    pub among_computers: Duration,
    /// Changes with everything that any reader could see.
    pub version: u64,
    /// Changes with what is public about the match beside the game itself.
    pub about_version: u64,
    /// Whether it may have something that is not on disk.
    pub is_stale: bool,
    catalog: Arc<Catalog>,
}

/// A match whose rules or content this program does not have any more.
struct Old {
    transcript: String,
    stage: Stage,
}

/// A seat and who sits there.
#[derive(Clone, Debug, Default)]
pub struct Chair {
    pub name: Option<String>,
    nonce: Option<String>,
    /// The seal of its nonce, if it has sat down with that alone.
    sealed: Option<String>,
    /// The hash of the link of a player who joined from the list.
    pub token: Option<TokenHash>,
    /// Who plays in place of a person, or because the seat is the computer's.
    pub computer: Option<PlayerSpec>,
    /// How often the seat has answered.
    pub answers: u64,
    /// What it has ordered beforehand. Nobody else ever hears of it.
    pub orders: Option<Value>,
    /// How often the seat has sent its programs away.
    pub dismissals: u64,
    /// How often the seat had answered when it took a choice back: it wants to answer that question itself.
    own_answer: Option<u64>,
}

/// Something that a player, or the server itself, wants to happen.
#[derive(Clone, Debug)]
pub enum Act {
    Sit {
        seat: Seat,
        name: String,
        share: Share,
        token: Option<TokenHash>,
    },
    /// The seat shows the nonce that it has sealed.
    Unseal {
        seat: Seat,
        nonce: String,
    },
    Choose {
        seat: Seat,
        index: usize,
        by: By,
    },
    /// An answer in full.
    Choice {
        seat: Seat,
        choice: Value,
        by: By,
    },
    /// What came at the real table.
    Roll {
        seat: Seat,
        came: Came,
    },
    /// The time for a reaction is over.
    Pass {
        seat: Seat,
    },
    Resign {
        seat: Seat,
        why: Why,
    },
    TakeBack {
        seat: Seat,
    },
    AskBack {
        seat: Seat,
    },
    AnswerBack {
        seat: Seat,
        agrees: bool,
    },
    Hand {
        seat: Seat,
        to: Option<PlayerSpec>,
    },
    /// `null` takes all orders back.
    Order {
        seat: Seat,
        orders: Value,
    },
    /// The seat sends its programs away.
    Dismiss {
        seat: Seat,
    },
    Rematch {
        id: MatchId,
    },
}

impl Act {
    /// The seat that it answers for.
    pub fn answers(&self) -> Option<Seat> {
        match self {
            Act::Choose { seat, .. } | Act::Choice { seat, .. } | Act::Pass { seat } => Some(*seat),
            _ => None,
        }
    }
}

/// What a secret lets its owner be at a match.
#[derive(Clone, Copy, Debug)]
pub struct Pass {
    pub seat: Seat,
    pub kind: TokenKind,
    /// How often the seat had sent its programs away before the secret was looked up.
    pub dismissals: u64,
}

impl Pass {
    pub fn of_link(seat: Seat) -> Pass {
        Pass { seat, kind: TokenKind::Link, dismissals: 0 }
    }
}

impl Room {
    fn new(id: MatchId, setup: Setup, secret: [u8; 32], catalog: Arc<Catalog>) -> Room {
        let chairs: Vec<Chair> = setup.seats.iter().map(Chair::new).collect();
        let clocks = Clocks::new(setup.clock, chairs.len());
        Room {
            id,
            setup,
            secret,
            chairs,
            played: None,
            broken: None,
            old: None,
            rows: 0,
            clocks,
            wish: None,
            rematch: None,
            rewinds: Vec::new(),
            turned_back: Seat(0),
            hold: None,
            among_computers: AMONG_COMPUTERS,
            version: 0,
            about_version: 0,
            is_stale: false,
            catalog,
        }
    }

    /// Does it, and gives the row to be written down; or says why not, and nothing has changed.
    pub fn act(&mut self, act: Act, now: i64, lang: Lang) -> Result<NewRow, RoomError> {
        let before = self.change(now);
        let mut record = self.follow(act, now, lang)?;
        // Orders are nobody else's business: not even the clocks are read for them.
        if !matches!(record.entry, Entry::Ordered { .. }) {
            self.run_clocks(now);
            record.clocks = self.has_clocks().then(|| self.clocks.left());
        }
        let change = self.change(now);
        let row = NewRow {
            id: self.id,
            number: self.rows,
            at: now,
            record: serde_json::to_string(&record).expect("a record is plain data"),
            change: (change != before).then_some(change),
        };
        self.rows += 1;
        self.version += 1;
        if change.stage != before.stage || !is_within_game(&record.entry) {
            self.about_version += 1;
        }
        Ok(row)
    }

    fn follow(&mut self, act: Act, now: i64, lang: Lang) -> Result<Record, RoomError> {
        match act {
            Act::Sit { seat, name, share, token } => self.sit(seat, name, share, token, lang),
            Act::Unseal { seat, nonce } => self.unseal(seat, nonce, lang),
            Act::Choose { seat, index, by } => {
                self.check_time(seat, now, lang)?;
                self.choose(seat, index, by, now, lang)
            }
            Act::Choice { seat, choice, by } => {
                self.check_time(seat, now, lang)?;
                self.play(seat, by, now, lang, |played| played.answer(seat, &choice, lang))
            }
            Act::Roll { seat, came } => self.take_roll(seat, &came, now, lang),
            Act::Pass { seat } => {
                let pass = self.asked(seat).and_then(|asked| asked.pass);
                let pass = pass.ok_or_else(|| RoomError::conflict(lang, "not-asked-now"))?;
                // The next window does not begin later because the server noticed late that this one was over.
                let now = self.hold_deadline().map_or(now, |at| at.min(now));
                self.choose(seat, pass, By::Time, now, lang)
            }
            Act::Resign { seat, why } => self.resign(seat, why, now, lang),
            Act::TakeBack { seat } => self.take_back(seat, lang),
            Act::AskBack { seat } => self.ask_back(seat, now, lang),
            Act::AnswerBack { seat, agrees } => self.answer_back(seat, agrees, now, lang),
            Act::Hand { seat, to } => self.hand(seat, to, lang),
            Act::Order { seat, orders } => self.order(seat, &orders, lang),
            Act::Dismiss { seat } => {
                self.chair(seat, lang)?.dismissals += 1;
                Ok(Record::of(Entry::Dismissed { seat }))
            }
            Act::Rematch { id } => self.agree_on_rematch(id, lang),
        }
    }

    fn choose(&mut self, seat: Seat, index: usize, by: By, now: i64, lang: Lang) -> Result<Record, RoomError> {
        self.play(seat, by, now, lang, |played| played.choose(seat, index, lang).map(|()| Some(index)))
    }

    /// Answers for a seat.
    fn play(
        &mut self,
        seat: Seat,
        by: By,
        now: i64,
        lang: Lang,
        answer: impl FnOnce(&mut dyn AnyMatch) -> Result<Option<usize>, GameError>,
    ) -> Result<Record, RoomError> {
        let asked = self.asked(seat);
        let before = self.playing(lang)?.inputs();
        let (index, inputs) = self.play_on(lang, answer)?;
        let in_window = asked.is_some_and(AskedSeat::is_in_window);
        if !in_window {
            self.wish = None;
        }
        self.chairs[seat.index()].answers += 1;
        if matches!(by, By::Person | By::Orders) {
            self.clocks.decided(seat.index(), now);
        }
        let held = asked.and_then(|asked| {
            let has_passed = asked.is_in_window() && index == asked.pass;
            self.hold_windows(&Answered { asked, has_passed, before }, now)
        });
        Ok(Record { inputs, held, ..Record::of(Entry::Chose { seat, by, in_window }) })
    }

    /// Lets the match take something in. Gives what it says to that, and what it has written down of it.
    fn play_on<T>(
        &mut self,
        lang: Lang,
        take_in: impl FnOnce(&mut dyn AnyMatch) -> Result<T, GameError>,
    ) -> Result<(T, Vec<Box<RawValue>>), RoomError> {
        let played = self.playing(lang)?;
        let before = played.inputs();
        let taken = take_in(played).map_err(RoomError::refused)?;
        Ok((taken, self.roll_on(before)))
    }

    fn hand(&mut self, seat: Seat, to: Option<PlayerSpec>, lang: Lang) -> Result<Record, RoomError> {
        if !matches!(self.setup.seats.get(seat.index()), Some(SeatSetup::Person { .. })) {
            return Err(RoomError::forbidden(lang, "not-your-seat"));
        }
        self.playing(lang)?;
        let chair = self.chair(seat, lang)?;
        if chair.computer.is_none() == to.is_none() {
            let key = if to.is_some() { "handed-already" } else { "not-handed" };
            return Err(RoomError::conflict(lang, key));
        }
        chair.computer = to.clone();
        let inputs = self.roll_on(self.played.as_ref().map_or(0, |played| played.inputs()));
        Ok(Record { inputs, ..Record::of(Entry::Handed { seat, to: to.map(|player| player.to_string()) }) })
    }

    fn agree_on_rematch(&mut self, id: MatchId, lang: Lang) -> Result<Record, RoomError> {
        self.check_rematch(lang)?;
        self.rematch = Some(id);
        Ok(Record::of(Entry::Rematch { id }))
    }

    /// Whether the same people may play again now.
    pub fn check_rematch(&self, lang: Lang) -> Result<(), RoomError> {
        if !self.is_over() {
            return Err(RoomError::conflict(lang, "not-over"));
        }
        if self.rematch.is_some() {
            return Err(RoomError::conflict(lang, "rematch-exists"));
        }
        Ok(())
    }

    /// Whether a secret is still good: an invitation until somebody has sat down, a program's until it is sent away.
    pub fn lets_in(&self, pass: &Pass) -> bool {
        let Some(chair) = self.chairs.get(pass.seat.index()) else { return false };
        match pass.kind {
            TokenKind::Link => true,
            TokenKind::Invitation => chair.name.is_none(),
            TokenKind::Program => chair.dismissals == pass.dismissals,
        }
    }

    pub fn check_pass(&self, pass: &Pass, lang: Lang) -> Result<(), RoomError> {
        let key = if pass.kind == TokenKind::Invitation { "invitation-used" } else { "wrong-token" };
        if self.lets_in(pass) { Ok(()) } else { Err(RoomError::wrong_token(lang, key)) }
    }

    fn chair(&mut self, seat: Seat, lang: Lang) -> Result<&mut Chair, RoomError> {
        self.chairs.get_mut(seat.index()).ok_or_else(|| RoomError::bad(lang, &Phrase::new("no-such-seat")))
    }

    /// The match, if it can be played now.
    fn playing(&mut self, lang: Lang) -> Result<&mut dyn AnyMatch, RoomError> {
        if let Some(error) = &self.broken {
            return Err(error.clone());
        }
        match &mut self.played {
            Some(played) if played.is_over() => Err(RoomError::conflict(lang, "is-over")),
            Some(played) => Ok(&mut **played),
            None => Err(RoomError::conflict(lang, "not-begun")),
        }
    }

    fn check_time(&self, seat: Seat, now: i64, lang: Lang) -> Result<(), RoomError> {
        let is_up = seat.index() < self.chairs.len() && self.clocks.is_up(seat.index(), now);
        if is_up { Err(RoomError::conflict(lang, "time-is-up")) } else { Ok(()) }
    }

    /// Time runs for those who are openly asked and are persons.
    fn run_clocks(&mut self, now: i64) {
        if !self.has_clocks() {
            return;
        }
        match self.stage() {
            Stage::Over => self.clocks.stop(now),
            Stage::Playing => self.clocks.ask(&self.timed_seats(), now),
            Stage::Waiting => {}
        }
    }

    fn timed_seats(&self) -> Vec<usize> {
        let openly = self.awaited().into_iter().map(Seat::index);
        openly.filter(|seat| self.chairs[*seat].computer.is_none()).collect()
    }

    pub fn has_clocks(&self) -> bool {
        self.setup.clock != ClockRule::None
    }

    /// What a seat is asked now.
    fn asked(&self, seat: Seat) -> Option<AskedSeat> {
        self.played.iter().flat_map(|played| played.asked_seats()).find(|asked| asked.seat == seat)
    }

    /// Seats whose being asked is no secret.
    pub fn asked_openly(&self) -> Vec<Seat> {
        let asked = self.played.iter().flat_map(|played| played.asked_seats());
        let asked = asked.filter(|asked| !asked.is_in_window()).map(|asked| asked.seat);
        asked.chain(self.seat_to_draw()).collect()
    }

    /// The seats that the match waits for. During a reaction window nobody may know who is next.
    pub fn awaited(&self) -> Vec<Seat> {
        if self.hold.is_some() { Vec::new() } else { self.asked_openly() }
    }

    /// How far the match is, for all to see.
    pub fn stage(&self) -> Stage {
        match (&self.played, &self.old) {
            (Some(played), _) if played.is_over() && self.hold.is_none() => Stage::Over,
            (Some(_), _) => Stage::Playing,
            (None, Some(old)) => old.stage,
            (None, None) => Stage::Waiting,
        }
    }

    pub fn is_over(&self) -> bool {
        self.stage() == Stage::Over
    }

    /// What the match's own row in the database says.
    fn change(&self, now: i64) -> Change {
        let is_over = self.played.as_ref().is_some_and(|played| played.is_over());
        let stage = if is_over { Stage::Over } else { self.stage() };
        Change { stage, due: self.due(now) }
    }

    /// When another process has to look after the match if this one does not.
    pub fn due(&self, now: i64) -> Option<i64> {
        /// A computer player has this long before another process lets it play, where it plays without being watched.
        const PATIENCE_MS: i64 = 30_000;
        let computer = self.computer_to_play().filter(|_| self.plays_unwatched());
        let computer = computer.map(|_| (now / PATIENCE_MS + 2) * PATIENCE_MS);
        let orders = self.order_to_follow().map(|_| now);
        [self.deadline(), computer, orders].into_iter().flatten().min()
    }

    /// By correspondence people come and go, so computers answer while nobody is there.
    pub fn plays_unwatched(&self) -> bool {
        matches!(self.setup.clock, ClockRule::Correspondence { .. })
    }

    /// When something happens by itself: a player's time is up, or a reaction window closes.
    pub fn deadline(&self) -> Option<i64> {
        let clock = self.clocks.deadline().map(|(at, _)| at);
        [clock, self.hold_deadline()].into_iter().flatten().min()
    }

    /// What is to be done now that its time has come.
    pub fn due_act(&self, now: i64) -> Option<Act> {
        if let Some(seat) = self.seat_to_pass(now) {
            return Some(Act::Pass { seat });
        }
        let (at, seat) = self.clocks.deadline()?;
        let seat = Seat(seat as u8);
        (at <= now).then(|| match self.setup.time_up {
            TimeUp::Loss => Act::Resign { seat, why: Why::Time },
            TimeUp::Computer => Act::Hand { seat, to: Some(stand_in()) },
        })
    }

    /// The seat at which a computer player has to answer, and which one. It waits like a person while others see the
    /// match as it was.
    pub fn computer_to_play(&self) -> Option<(Seat, PlayerSpec)> {
        let asked = self.awaited().into_iter().chain(self.seats_in_window());
        asked.into_iter().find_map(|seat| Some((seat, self.chairs[seat.index()].computer.clone()?)))
    }

    /// Whether a seat is asked something that the others must not know of.
    pub fn is_in_window(&self, seat: Seat) -> bool {
        self.seats_in_window().contains(&seat)
    }

    /// The match as it is, regardless of who may see it.
    pub fn played(&self) -> Option<&dyn AnyMatch> {
        self.played.as_deref()
    }

    /// The match as a viewer may see it now.
    pub fn shown_to(&self, viewer: Viewer) -> Option<&dyn AnyMatch> {
        self.past_for(viewer).or_else(|| self.played())
    }

    /// Whether a viewer sees the match as it was, because of a reaction window.
    pub fn is_held_for(&self, viewer: Viewer) -> bool {
        self.past_for(viewer).is_some()
    }

    pub fn rewinds(&self) -> &[Rewind] {
        &self.rewinds
    }

    pub fn rows(&self) -> i64 {
        self.rows
    }

    /// The whole match as a file, with everything that was hidden: for when it is over, and for administrators.
    pub fn transcript(&self) -> Option<String> {
        let old = || self.old.as_ref().map(|old| old.transcript.clone());
        let transcript = self.played.as_ref().map(|played| played.save()).or_else(old)?;
        Some(transcript + &self.proof().map(|proof| proof.to_line()).unwrap_or_default())
    }

    /// The whole match as a file, once it is over.
    pub fn whole_transcript(&self, lang: Lang) -> Result<String, RoomError> {
        if !self.is_over() {
            return Err(RoomError::conflict(lang, "not-over"));
        }
        Ok(self.transcript().unwrap_or_default())
    }

    /// Becomes what was read anew from disk, for the same readers.
    pub fn replace(&mut self, fresh: Room) {
        let (before, after) = (self.played.take(), fresh.played.as_deref());
        let told = before.as_ref().map_or(0, |before| before.events());
        let kept = before.zip(after).map_or(0, |(before, after)| before.events_shared(after));
        let (version, about_version) = (self.version + 1, self.about_version + 1);
        let rewinds = std::mem::take(&mut self.rewinds);
        *self = Room { version, about_version, rewinds, ..fresh };
        self.note_rewind(self.turned_back, kept, told);
    }

    /// The name of the match in which the same people play again, the same for all who wish for it.
    pub(crate) fn rematch_id(&self) -> MatchId {
        let hash = blake3::keyed_hash(&self.secret, b"rematch");
        MatchId::from_bytes(hash.as_bytes().first_chunk().copied().unwrap_or_default())
    }

    /// What computer players think with. It is not the dice's secret: that one stays where it is.
    pub fn thinking_seed(&self) -> u64 {
        if let Some(seed) = self.setup.dice.seed() {
            return seed;
        }
        let hash = blake3::keyed_hash(&self.secret, b"thinking");
        hash.as_bytes().first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes))
    }
}

impl Chair {
    fn new(seat: &SeatSetup) -> Chair {
        match seat {
            SeatSetup::Person { .. } => Chair::default(),
            SeatSetup::Computer(player) => Chair { computer: Some(player.clone()), ..Chair::default() },
        }
    }

    pub fn is_taken(&self) -> bool {
        self.name.is_some() || self.computer.is_some()
    }

    /// Whether the match may begin, as far as this seat is concerned.
    fn is_ready(&self) -> bool {
        self.is_taken() && (self.sealed.is_none() || self.nonce.is_some())
    }
}

impl Record {
    fn of(entry: Entry) -> Record {
        Record { entry, header: None, inputs: Vec::new(), clocks: None, held: None }
    }
}

/// The computer player that goes on when time is up, or when none in particular was asked for.
pub fn stand_in() -> PlayerSpec {
    PlayerSpec::of_level(Level::Soldier)
}

/// Nothing beside the game itself changes by it, so nobody is told anew who sits where.
fn is_within_game(entry: &Entry) -> bool {
    matches!(entry, Entry::Chose { .. } | Entry::Rolled { .. } | Entry::Ordered { .. })
}

fn raw(json: String) -> Box<RawValue> {
    RawValue::from_string(json).expect("the transcript is JSON")
}
