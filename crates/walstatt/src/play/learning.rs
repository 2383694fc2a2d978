//! A lesson in the terminal: the same table, and somebody who says what to try.

use std::sync::Arc;

use catalog::lessons::{Lesson, Now, Try};
use catalog::{Catalog, GameError, Offered, Plain};
use crossterm::event::{KeyCode, KeyEvent};
use table::{Phrase, text};

use super::Manner;
use super::list::{List, Pressed};
use super::panel::{Action, Item, Menu, Panel};
use super::plan::{Opponent, Plan, Seating};
use super::sitting::Sitting;

pub struct Learning {
    manner: Manner,
    catalog: Arc<Catalog>,
    course: Vec<Lesson>,
    at: usize,
    tries: Vec<Try>,
    now: Option<Now>,
    pub(super) sitting: Sitting,
}

/// What a key leads to.
pub enum Wish {
    Stay,
    Leave,
    /// A lesson of the course.
    Take(Vec<Lesson>, usize),
}

impl Learning {
    pub fn new(manner: Manner, catalog: Arc<Catalog>, course: Vec<Lesson>, at: usize) -> Result<Learning, GameError> {
        let lesson = &course[at];
        let taught = lesson.teach(&catalog, &[], manner.lang);
        let played = taught.map_err(|fault| GameError { text: fault.say(manner.lang), rule: None })?;
        let played = played.played().boxed_clone();
        let mut plan = Plan::new(Opponent::default(), Seating::At(lesson.seat.0), 0);
        (plan.game, plan.options) = (lesson.game.clone(), played.options());
        let sitting = Sitting::lay(manner, plan, played, None, None)?;
        let mut learning = Learning { manner, catalog, course, at, tries: Vec::new(), now: None, sitting };
        learning.look();
        Ok(learning)
    }

    pub fn press(&mut self, key: KeyEvent) -> Wish {
        self.sitting.message = None;
        if let Some(panel) = &mut self.sitting.panel {
            let action = panel.press(key);
            return action.map_or(Wish::Stay, |action| self.act(action));
        }
        // What is typed to find an option is no command.
        let is_typing = self.sitting.list.filter().is_some();
        if !is_typing && self.press_command(key) {
            return Wish::Stay;
        }
        match self.sitting.list.press(key) {
            Pressed::Chosen(index) => self.answer(index),
            Pressed::Moved => self.sitting.is_board_moved = false,
            Pressed::Ignored if key.code == KeyCode::Esc => self.open_menu("play-quit-ask"),
            Pressed::Ignored => {}
        }
        Wish::Stay
    }

    /// The keys that work whatever is to be done; gives whether this was one.
    fn press_command(&mut self, key: KeyEvent) -> bool {
        match key.code {
            KeyCode::Char('q') => self.open_menu("play-quit-ask"),
            KeyCode::Char('w') if self.is_deed() => self.sitting.open_why_not(),
            KeyCode::Char('t' | '?' | 'h') => self.tell_hint(),
            KeyCode::Char('l') => self.sitting.open_log(),
            KeyCode::Char('b') => self.sitting.is_board_big = !self.sitting.is_board_big,
            KeyCode::Char('j') => self.sitting.move_board(1),
            KeyCode::Char('k') => self.sitting.move_board(-1),
            _ => return false,
        }
        true
    }

    fn is_deed(&self) -> bool {
        self.now.as_ref().is_some_and(|now| now.is_deed)
    }

    fn answer(&mut self, index: usize) {
        self.tries.push(if self.is_deed() { Try::Choose(index) } else { Try::Next });
        self.look();
    }

    /// Shows what the tries so far come to. A wrong one is forgotten when it has been answered.
    fn look(&mut self) {
        let lang = self.manner.lang;
        let lesson = &self.course[self.at];
        let taught = match lesson.teach(&self.catalog, &self.tries, lang) {
            Ok(taught) => taught,
            Err(fault) => {
                self.sitting.message = Some(fault.say(lang));
                return;
            }
        };
        let verdict = taught.verdict().cloned();
        if verdict.as_ref().is_some_and(|verdict| !verdict.right) {
            self.tries.pop();
            let text = verdict.and_then(|verdict| verdict.text).unwrap_or_default();
            let said = self.now.as_ref().map_or("", |now| now.text.as_str());
            self.sitting.question = format!("✗ {text} — {said}");
            if self.sitting.list.filter().is_some() {
                self.sitting.list.press(KeyEvent::from(KeyCode::Esc));
            }
            return;
        }
        let (step, now, asked) = (taught.step(), taught.now(), taught.asked());
        let (played, seat) = (taught.played().boxed_clone(), taught.seat());
        let Some(now) = now else {
            let over = List::new(vec![self.offer_next(&[])], &Default::default());
            self.sitting.show_lesson(played, seat, self.manner.say("learn-done"), Vec::new(), over);
            self.now = None;
            return self.open_menu("learn-done");
        };
        let list = match asked.filter(|_| now.is_deed) {
            Some(asked) => List::new(asked.options, &asked.names),
            None => List::new(vec![self.offer_next(&now.show)], &Default::default()),
        };
        let praise = if verdict.is_some() { self.manner.say("learn-right") + " " } else { String::new() };
        let title = Phrase::new("learn-step").with("name", text(lesson.name.get(lang)));
        let title = title.with("step", step + 1).with("of", lesson.steps());
        self.sitting.show_lesson(played, seat, praise + &now.text, now.show.clone(), list);
        self.sitting.message = Some(self.manner.say_phrase(&title));
        self.now = Some(now);
    }

    fn offer_next(&self, show: &[String]) -> Offered {
        let next = Offered::plain(Plain::of(&"next"), self.manner.say("learn-next"));
        Offered { touches: show.to_vec(), ..next }
    }

    fn tell_hint(&mut self) {
        let hint = self.now.as_ref().map(|now| now.hint.clone().unwrap_or_else(|| now.text.clone()));
        if let Some(hint) = hint {
            self.sitting.question = hint;
        }
    }

    fn open_menu(&mut self, title: &'static str) {
        let item = |key, label, action| Item { key, label: self.manner.say(label), action };
        let mut items = Vec::new();
        if self.now.is_some() {
            items.push(item('p', "play-stay", Action::Close));
        }
        if self.at + 1 < self.course.len() {
            items.push(item('n', "learn-next-lesson", Action::NextLesson));
        }
        items.extend([item('r', "learn-again", Action::Again), item('q', "play-quit", Action::Quit)]);
        let name = self.course[self.at].name.get(self.manner.lang).to_owned();
        self.sitting.panel = Some(Panel::Menu(Menu::new(self.manner.say(title), vec![name], items)));
    }

    fn act(&mut self, action: Action) -> Wish {
        match action {
            Action::Quit => return Wish::Leave,
            Action::Again => return Wish::Take(std::mem::take(&mut self.course), self.at),
            Action::NextLesson => return Wish::Take(std::mem::take(&mut self.course), self.at + 1),
            _ => self.sitting.panel = None,
        }
        Wish::Stay
    }
}
