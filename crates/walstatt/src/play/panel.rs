//! What lies over the table for a while: a text to read, a few things to choose from, a file name to type, orders.

use crossterm::event::{KeyCode, KeyEvent};

use super::orders::OrdersForm;

pub enum Panel {
    Text(Text),
    Menu(Menu),
    Save(Save),
    Orders(OrdersForm),
}

/// A text that can be longer than the screen.
pub struct Text {
    pub title: String,
    pub lines: Vec<TextLine>,
    /// The first line on the screen; drawing keeps it in range.
    pub from: usize,
    /// How many lines were on the screen: a page.
    pub page: usize,
}

pub enum TextLine {
    Head(String),
    Prose(String),
    /// One of several, after its mark.
    Item(String),
    /// One that is known already.
    Faint(String),
}

pub struct Menu {
    pub title: String,
    pub lines: Vec<String>,
    pub items: Vec<Item>,
    pub cursor: usize,
}

pub struct Item {
    /// Chooses the item from anywhere in the menu.
    pub key: char,
    pub label: String,
    pub action: Action,
}

pub struct Save {
    pub name: String,
    pub then_quit: bool,
    /// What speaks against it: Enter once more replaces the file, or another name is typed.
    pub warning: Option<String>,
    pub may_replace: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Action {
    Close,
    Quit,
    AskName {
        then_quit: bool,
    },
    /// Writes the file whose name was typed.
    Store,
    Resign,
    Again,
    NextLesson,
    ShowLog,
    /// Takes the orders as they stand in the form.
    GiveOrders,
}

impl Panel {
    pub fn press(&mut self, key: KeyEvent) -> Option<Action> {
        match self {
            Panel::Text(text) => text.press(key),
            Panel::Menu(menu) => menu.press(key),
            Panel::Save(save) => save.press(key),
            Panel::Orders(form) => form.press(key),
        }
    }
}

impl Text {
    pub fn new(title: String, lines: Vec<TextLine>) -> Text {
        Text { title, lines, from: 0, page: 1 }
    }

    /// The same, opened at its end.
    pub fn at_end(title: String, lines: Vec<TextLine>) -> Text {
        Text { from: usize::MAX, ..Text::new(title, lines) }
    }

    fn press(&mut self, key: KeyEvent) -> Option<Action> {
        match key.code {
            KeyCode::Up | KeyCode::Char('k') => self.from = self.from.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => self.from = self.from.saturating_add(1),
            KeyCode::PageUp => self.from = self.from.saturating_sub(self.page),
            KeyCode::PageDown | KeyCode::Char(' ') => self.from = self.from.saturating_add(self.page),
            KeyCode::Home => self.from = 0,
            KeyCode::End => self.from = usize::MAX,
            _ => return Some(Action::Close),
        }
        None
    }
}

impl Menu {
    pub fn new(title: String, lines: Vec<String>, items: Vec<Item>) -> Menu {
        Menu { title, lines, items, cursor: 0 }
    }

    fn press(&mut self, key: KeyEvent) -> Option<Action> {
        let count = self.items.len();
        match key.code {
            KeyCode::Up => self.cursor = (self.cursor + count - 1) % count,
            KeyCode::Down => self.cursor = (self.cursor + 1) % count,
            KeyCode::Enter => return Some(self.items[self.cursor].action),
            KeyCode::Esc => return Some(Action::Close),
            KeyCode::Char(key) => return self.items.iter().find(|item| item.key == key).map(|item| item.action),
            _ => {}
        }
        None
    }
}

impl Save {
    pub fn new(name: String, then_quit: bool) -> Save {
        Save { name, then_quit, warning: None, may_replace: false }
    }

    fn press(&mut self, key: KeyEvent) -> Option<Action> {
        match key.code {
            KeyCode::Enter if !self.name.trim().is_empty() => return Some(Action::Store),
            KeyCode::Esc => return Some(Action::Close),
            KeyCode::Char(letter) => self.edit(|name| name.push(letter)),
            KeyCode::Backspace => self.edit(|name| {
                name.pop();
            }),
            _ => {}
        }
        None
    }

    /// Another name has to be thought over again.
    fn edit(&mut self, change: impl FnOnce(&mut String)) {
        change(&mut self.name);
        (self.warning, self.may_replace) = (None, false);
    }
}
