//! People at a table: whose turn it is to look, what they see, and what their keys do.
//!
//! What is on the screen is made for one viewer at a time, in [`Sitting::show`]; while the curtain hangs there is
//! nothing here that could be drawn.

mod keys;

use std::collections::BTreeMap;

use catalog::{
    Advice, AnyMatch, Draw, Drawable, GameError, Offered, OrdersInfo, Over, Pending, Plain, PlayerSpec, Roll,
};
use players::derive_seed;
use serde_json::Value;
use table::{Dice, FastDice, Phrase, Seat, Span, Viewer, text};

use super::Manner;
use super::list::List;
use super::panel::{Action, Item, Menu, Panel, Text, TextLine};
use super::plan::{Plan, Sitter};
use crate::odds;
use crate::orders::Standing;

/// What people ask a veteran.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    /// What it would do.
    Hint,
    /// What an option would bring.
    Odds(usize),
}

impl Wanted {
    fn option(self) -> Option<usize> {
        match self {
            Wanted::Hint => None,
            Wanted::Odds(option) => Some(option),
        }
    }
}

pub struct Sitting {
    pub(super) manner: Manner,
    plan: Plan,
    sitters: Vec<Sitter>,
    /// Away while the computer thinks.
    played: Option<Box<dyn AnyMatch>>,
    /// What the one at the screen has asked about.
    wanted: Option<Wanted>,
    /// The match as it was when the computer took it.
    kept: String,
    pub(super) due: Due,
    viewer: Viewer,
    pub(super) board: Vec<Vec<Span>>,
    pub(super) question: String,
    pub(super) list: List,
    pub(super) may_take_back: bool,
    /// One for each seat and one for spectators.
    logs: Vec<Log>,
    /// Whether a seat was told something that others were not.
    has_secrets: bool,
    /// Whether answers are being collected that nobody may see yet.
    is_sealing: bool,
    pub(super) panel: Option<Panel>,
    pub(super) message: Option<String>,
    /// The board has most of the screen.
    pub(super) is_board_big: bool,
    /// The first line of the board on the screen; drawing keeps what is selected in sight.
    pub(super) board_from: usize,
    /// Whether somebody teaches here.
    pub(super) is_lesson: bool,
    /// What a lesson points at.
    pub(super) pointed: Vec<String>,
    /// Whether the board was moved by hand since something was selected.
    pub(super) is_board_moved: bool,
    /// Counts up while time goes by.
    pub(super) frame: usize,
    file: Option<String>,
    /// What can be ordered beforehand, if anything can, and what people have ordered.
    orders_info: Option<OrdersInfo>,
    orders: Standing,
}

/// What the table waits for.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Due {
    /// Another player has to come to the keyboard, and the others have to look away.
    Curtain(Seat),
    Answer(Seat),
    /// People roll a die or draw something, and say what came.
    Roll,
    Computer(Seat, PlayerSpec),
    Over,
}

/// What one viewer was told, in words.
#[derive(Default)]
pub(super) struct Log {
    pub lines: Vec<String>,
    /// How many lines there were when this viewer chose last.
    pub read: usize,
    /// How many events of the match are in it or were passed over.
    heard: usize,
}

/// What a key at the table leads to.
pub enum Wish {
    Stay,
    Leave(Vec<String>),
    Again(Plan),
}

/// A decision for the computer, with the match it belongs to.
pub struct Job {
    played: Box<dyn AnyMatch>,
    seat: Seat,
    /// The computer player that decides; nobody if it is only to say what it would do.
    player: Option<PlayerSpec>,
    wanted: Option<Wanted>,
    seed: u64,
    manner: Manner,
}

/// The match comes back from the computer.
pub struct Done {
    played: Box<dyn AnyMatch>,
    wanted: Option<Wanted>,
    result: Result<Option<Advice>, GameError>,
}

impl Job {
    /// Thinks; this may take a while.
    pub fn run(mut self) -> Done {
        let lang = self.manner.lang;
        let result = match &self.player {
            Some(player) => self.played.let_play(self.seat, player, self.seed, lang).map(|()| None),
            None => {
                let of = self.wanted.and_then(Wanted::option);
                Advice::on(of, &*self.played, self.seat, self.seed, &|| false, lang).map(Some)
            }
        };
        Done { played: self.played, wanted: self.wanted, result }
    }
}

impl Sitting {
    pub fn new(
        manner: Manner,
        plan: Plan,
        played: Box<dyn AnyMatch>,
        orders_info: Option<OrdersInfo>,
        file: Option<String>,
    ) -> Result<Sitting, GameError> {
        let mut sitting = Sitting::lay(manner, plan, played, orders_info, file)?;
        sitting.listen();
        for log in &mut sitting.logs {
            log.read = log.lines.len();
        }
        sitting.go_on();
        Ok(sitting)
    }

    /// A table at which nothing has happened yet.
    pub(super) fn lay(
        manner: Manner,
        plan: Plan,
        played: Box<dyn AnyMatch>,
        orders_info: Option<OrdersInfo>,
        file: Option<String>,
    ) -> Result<Sitting, GameError> {
        let sitters = plan.sitters(played.seats(), manner.lang)?;
        let own = sitters.iter().position(|sitter| *sitter == Sitter::Human).unwrap_or(0);
        let is_alone = sitters.iter().filter(|sitter| **sitter == Sitter::Human).count() == 1;
        Ok(Sitting {
            manner,
            plan,
            logs: (0..=sitters.len()).map(|_| Log::default()).collect(),
            sitters,
            played: Some(played),
            wanted: None,
            kept: String::new(),
            due: Due::Over,
            viewer: if is_alone { Viewer::Seat(Seat(own as u8)) } else { Viewer::Spectator },
            board: Vec::new(),
            question: String::new(),
            list: List::default(),
            may_take_back: false,
            has_secrets: false,
            is_sealing: false,
            panel: None,
            message: None,
            is_board_big: false,
            board_from: 0,
            is_lesson: false,
            pointed: Vec::new(),
            is_board_moved: false,
            frame: 0,
            file,
            orders_info,
            orders: Standing::default(),
        })
    }

    /// Shows a moment of a lesson: what is said, and what can be done.
    pub(super) fn show_lesson(
        &mut self,
        played: Box<dyn AnyMatch>,
        seat: Seat,
        said: String,
        pointed: Vec<String>,
        list: List,
    ) {
        for log in &mut self.logs {
            log.read = log.lines.len();
        }
        self.played = Some(played);
        self.listen();
        self.is_lesson = true;
        (self.due, self.viewer) = (Due::Answer(seat), Viewer::Seat(seat));
        (self.question, self.pointed, self.list) = (said, pointed, list);
        (self.is_board_moved, self.may_take_back) = (false, false);
        self.draw_board();
    }

    /// After the match has changed: hears what happened and finds out who is next.
    fn go_on(&mut self) {
        self.listen();
        self.roll_what_nobody_can();
        self.follow_orders();
        let Some(played) = &self.played else { return };
        let pending = match played.pending(None, self.manner.lang) {
            Pending::Over(_) => played.pending(Some(self.viewer), self.manner.lang),
            pending => pending,
        };
        self.due = match &pending {
            Pending::Over(_) => Due::Over,
            Pending::Roll(_) | Pending::Draw(Draw { seat: None, .. }) => Due::Roll,
            Pending::Draw(Draw { seat: Some(seat), .. }) if self.is_hotseat() && !self.viewer.is(*seat) => {
                Due::Curtain(*seat)
            }
            Pending::Draw(_) => Due::Roll,
            Pending::Asked(asked) => {
                let seats: Vec<Seat> = asked.iter().map(|one| one.seat).collect();
                self.find_next(&seats)
            }
        };
        self.is_sealing = matches!(&pending, Pending::Asked(asked) if asked.len() > 1);
        self.show(pending);
    }

    /// Answers for people as they have ordered.
    fn follow_orders(&mut self) {
        let Some(played) = &mut self.played else { return };
        while let Some((seat, index)) = self.orders.next(&**played) {
            if let Err(error) = played.choose(seat, index, self.manner.lang) {
                self.message = Some(error.text);
                break;
            }
        }
        self.roll_what_nobody_can();
    }

    /// People first, and of them the one who is at the screen already.
    fn find_next(&self, asked: &[Seat]) -> Due {
        let people = || asked.iter().copied().filter(|seat| self.sitters[seat.index()] == Sitter::Human);
        let Some(seat) = people().find(|seat| self.viewer.is(*seat)).or_else(|| people().next()) else {
            let seat = asked[0];
            let Sitter::Computer(player) = &self.sitters[seat.index()] else { unreachable!("no person is asked") };
            return Due::Computer(seat, player.clone());
        };
        let must_look_away = !self.viewer.is(seat) && (asked.len() > 1 || self.is_sealing || self.hides_something());
        if must_look_away { Due::Curtain(seat) } else { Due::Answer(seat) }
    }

    /// Whether anybody at this keyboard sees more than a spectator does. Views are all that anybody ever gets to see,
    /// so where nobody does, nobody has to look away. That two people see the same says nothing: equal hands are
    /// hidden from each other all the same.
    fn hides_something(&self) -> bool {
        let Some(played) = &self.played else { return true };
        let view = |viewer| {
            let mut view = played.view(viewer).to_json();
            if let Value::Object(fields) = &mut view {
                fields.remove("viewer");
            }
            view
        };
        let public = view(Viewer::Spectator);
        self.has_secrets || self.people().any(|seat| view(Viewer::Seat(seat)) != public)
    }

    pub(super) fn people(&self) -> impl Iterator<Item = Seat> {
        let seats = self.sitters.iter().zip(0..);
        seats.filter(|(sitter, _)| **sitter == Sitter::Human).map(|(_, seat)| Seat(seat))
    }

    pub(super) fn is_hotseat(&self) -> bool {
        1 < self.people().count()
    }

    /// Puts on the screen what the one who is next may see.
    fn show(&mut self, pending: Pending) {
        match self.due {
            Due::Answer(seat) => self.viewer = Viewer::Seat(seat),
            Due::Over if self.is_hotseat() => self.viewer = Viewer::Spectator,
            Due::Curtain(_) | Due::Computer(..) | Due::Roll | Due::Over => {}
        }
        (self.question, self.list, self.board) = (String::new(), List::default(), Vec::new());
        (self.is_board_moved, self.may_take_back) = (false, false);
        if let Due::Curtain(seat) = self.due {
            self.question = self.say_seat("play-curtain", seat);
            self.may_take_back = self.may_take_back();
            return;
        }
        self.draw_board();
        match pending {
            Pending::Asked(asked) => {
                let Due::Answer(seat) = self.due else { return };
                let Some(asked) = asked.into_iter().find(|one| one.seat == seat) else { return };
                let who =
                    if self.is_hotseat() { self.say_seat("play-player-asked", seat) + " " } else { String::new() };
                self.question = who + &asked.text;
                self.list = List::new(asked.options, &asked.names);
                self.may_take_back = self.may_take_back();
            }
            Pending::Roll(Roll { sides, text, .. }) => {
                self.question = text;
                let face = |face: u32| Offered::plain(Plain::of(&face), face.to_string());
                self.list = List::new((1..=sides).map(face).collect(), &BTreeMap::new());
            }
            Pending::Draw(Draw { text, from, .. }) => {
                self.question = text;
                self.list = List::typed(from.into_iter().map(offer_draw).collect());
            }
            Pending::Over(Over { winners, text, .. }) => self.show_end(&winners, text),
        }
    }

    fn may_take_back(&self) -> bool {
        let Viewer::Seat(seat) = self.viewer else { return false };
        self.played.as_ref().is_some_and(|played| played.may_take_back(seat).is_some())
    }

    fn draw_board(&mut self) {
        let Some(played) = &self.played else { return };
        self.board = played.sketch(self.viewer, self.manner.lang).lines;
        self.board.retain(|line| !is_blank(line));
    }

    fn show_end(&mut self, winners: &[Seat], text: String) {
        let key = match self.viewer {
            Viewer::Spectator => "play-over",
            Viewer::Seat(_) if winners.is_empty() => "play-over",
            Viewer::Seat(seat) if winners.contains(&seat) => "play-over-won",
            Viewer::Seat(_) => "play-over-lost",
        };
        self.question = text;
        self.panel = Some(self.make_end_menu(key));
    }

    fn make_end_menu(&self, title: &'static str) -> Panel {
        let item = |key, label, action| Item { key, label: self.manner.say(label), action };
        let items = vec![
            item('n', "play-again", Action::Again),
            item('l', "play-show-log", Action::ShowLog),
            item('s', "play-save", Action::AskName { then_quit: false }),
            item('q', "play-quit", Action::Quit),
        ];
        Panel::Menu(Menu::new(self.manner.say(title), vec![self.question.clone()], items))
    }

    pub(super) fn say_seat(&self, key: &'static str, seat: Seat) -> String {
        self.manner.say_phrase(&Phrase::new(key).with("number", seat.0 + 1))
    }

    /// Writes down what happened, for each viewer in its own words, to be read later.
    fn listen(&mut self) {
        let Some(played) = &self.played else { return };
        let events = played.events();
        for (place, log) in self.logs.iter_mut().enumerate() {
            let viewer = match place < self.sitters.len() {
                true => Viewer::Seat(Seat(place as u8)),
                false => Viewer::Spectator,
            };
            if events < log.heard {
                *log = Log { read: log.read, ..Log::default() };
            }
            let told = played.told(Some(viewer), log.heard, self.manner.lang);
            self.has_secrets |= told.iter().any(|told| told.to.is_some());
            log.lines.extend(told.into_iter().map(|told| told.text));
            log.heard = events;
            log.read = log.read.min(log.lines.len());
        }
    }

    /// What the one who looks at the screen was told. Behind the curtain that is nothing.
    pub(super) fn log(&self) -> &Log {
        static NOTHING: Log = Log { lines: Vec::new(), read: 0, heard: 0 };
        match (&self.due, self.viewer) {
            (Due::Curtain(_), _) => &NOTHING,
            (_, Viewer::Seat(seat)) => &self.logs[seat.index()],
            (_, Viewer::Spectator) => self.logs.last().unwrap_or(&NOTHING),
        }
    }

    /// A match whose dice people roll may want a die that nobody has, or has to roll. Cards of the computer are drawn by
    /// the table, since nobody may see them.
    fn roll_what_nobody_can(&mut self) {
        let Some(played) = &mut self.played else { return };
        let is_person = |seat: Seat| self.sitters[seat.index()] == Sitter::Human;
        loop {
            let sides = match played.pending(None, self.manner.lang) {
                Pending::Roll(roll) if !roll.is_real() => roll.sides,
                Pending::Draw(Draw { sides, seat, .. }) if sides == 1 || !seat.is_none_or(is_person) => sides,
                Pending::Roll(_) | Pending::Draw(_) | Pending::Asked(_) | Pending::Over(_) => break,
            };
            let mut dice = FastDice::new(derive_seed(self.plan.seed, played.inputs() as u64));
            if let Err(error) = played.rolled(dice.roll(sides), self.manner.lang) {
                self.message = Some(error.text);
                break;
            }
        }
        self.listen();
    }

    pub fn has_job(&self) -> bool {
        self.played.is_some() && (self.wanted.is_some() || matches!(self.due, Due::Computer(..)))
    }

    pub fn take_job(&mut self) -> Option<Job> {
        let (seat, player) = match &self.due {
            Due::Computer(seat, player) => (*seat, Some(player.clone())),
            Due::Answer(seat) if self.wanted.is_some() => (*seat, None),
            Due::Answer(_) | Due::Curtain(_) | Due::Roll | Due::Over => return None,
        };
        let played = self.played.take()?;
        self.kept = played.save();
        let wanted = self.wanted.take();
        Some(Job { played, seat, player, wanted, seed: self.plan.seed_of_computer(), manner: self.manner })
    }

    pub fn finish(&mut self, done: Done) {
        self.played = Some(done.played);
        match done.result {
            Ok(None) => self.go_on(),
            Ok(Some(advice)) if matches!(done.wanted, Some(Wanted::Odds(_))) => self.show_odds(&advice),
            Ok(Some(hint)) => self.show_hint(hint),
            Err(error) => self.message = Some(error.text),
        }
    }

    /// Selects what a veteran would choose, so that the board marks what it is about.
    fn show_hint(&mut self, Advice { choose, option, .. }: Advice) {
        self.list.select(choose);
        self.is_board_moved = false;
        self.message = Some(self.manner.say_phrase(&Phrase::new("play-hint").with("choice", text(option.text))));
    }

    /// What a choice would bring.
    fn show_odds(&mut self, advice: &Advice) {
        let say = |phrase: &Phrase| self.manner.say_phrase(phrase);
        let mut lines = vec![TextLine::Head(advice.option.text.clone())];
        lines.extend(odds::describe(&advice.odds, self.manner.lang, &say).into_iter().map(TextLine::Item));
        self.panel = Some(Panel::Text(Text::new(self.manner.say("play-odds"), lines)));
    }

    fn transcript(&self) -> String {
        self.played.as_ref().map_or_else(|| self.kept.clone(), |played| played.save())
    }
}

/// What can be drawn, with how many there are of it if there are several.
fn offer_draw(Drawable { id, text, count }: Drawable) -> Offered {
    let text = if count > 1 { format!("{text} ×{count}") } else { text };
    Offered::plain(id, text)
}

/// Lines without anything but borders take room from the others and say nothing.
fn is_blank(line: &[Span]) -> bool {
    line.iter().all(|span| span.text.chars().all(|letter| matches!(letter, ' ' | '│')))
}
