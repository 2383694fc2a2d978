//! The options of a question as a list that can be walked, narrowed by piece, and filtered.

use std::collections::BTreeMap;

use catalog::{Offered, Plain};
use crossterm::event::{KeyCode, KeyEvent};

/// More options than number keys are narrowed by the piece they begin with.
const AT_ONCE: usize = 9;

#[derive(Default)]
pub struct List {
    options: Vec<Offered>,
    /// Empty if the options are few, or cannot be told apart by a piece.
    groups: Vec<Group>,
    open: Option<usize>,
    filter: Option<String>,
    cursor: usize,
    /// The first row on the screen; drawing keeps the cursor in sight.
    pub from: usize,
    /// How many rows were on the screen: a page.
    pub page: usize,
}

/// Options about the same piece.
struct Group {
    name: String,
    members: Vec<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Row {
    Option(usize),
    Group(usize),
}

/// What a key did to the list.
pub enum Pressed {
    /// The option with this number is chosen.
    Chosen(usize),
    Moved,
    Ignored,
}

impl List {
    /// The names of the pieces that options begin with are those of the question.
    pub fn new(options: Vec<Offered>, names: &BTreeMap<String, String>) -> List {
        List { groups: group(&options, names), options, page: 1, ..List::default() }
    }

    /// A list of names that is narrowed as soon as something is typed.
    pub fn typed(options: Vec<Offered>) -> List {
        List { options, filter: Some(String::new()), page: 1, ..List::default() }
    }

    pub fn choice(&self, index: usize) -> &Plain {
        &self.options[index].choice
    }

    pub fn rows(&self) -> Vec<Row> {
        if let Some(filter) = self.filter.as_ref().filter(|filter| !filter.is_empty()) {
            let is_meant = |index: &usize| matches(&self.options[*index].text, filter);
            return (0..self.options.len()).filter(is_meant).map(Row::Option).collect();
        }
        match self.open {
            Some(open) => self.groups[open].members.iter().map(|index| Row::Option(*index)).collect(),
            None if self.groups.is_empty() => (0..self.options.len()).map(Row::Option).collect(),
            None => (0..self.groups.len()).map(|index| self.row_of_group(index)).collect(),
        }
    }

    /// A group of one is that option.
    fn row_of_group(&self, index: usize) -> Row {
        match self.groups[index].members.as_slice() {
            [only] => Row::Option(*only),
            _ => Row::Group(index),
        }
    }

    pub fn cursor(&self) -> usize {
        self.cursor
    }

    pub fn text(&self, row: Row) -> String {
        match row {
            Row::Option(index) => self.options[index].text.clone(),
            Row::Group(index) => format!("{}  ▸ {}", self.groups[index].name, self.groups[index].members.len()),
        }
    }

    /// Whether only the options of one piece are listed.
    pub fn is_narrowed(&self) -> bool {
        self.open.is_some()
    }

    /// What has been typed after `/`, if anything.
    pub fn filter(&self) -> Option<&str> {
        self.filter.as_deref()
    }

    /// The ids of what the selected row is about.
    pub fn touches(&self) -> &[String] {
        match self.rows().get(self.cursor) {
            Some(Row::Option(index)) => &self.options[*index].touches,
            Some(Row::Group(index)) => {
                let touches = &self.options[self.groups[*index].members[0]].touches;
                &touches[..touches.len().min(1)]
            }
            None => &[],
        }
    }

    /// The selected option; none where a group of them is.
    pub fn selected(&self) -> Option<usize> {
        match self.rows().get(self.cursor) {
            Some(Row::Option(index)) => Some(*index),
            Some(Row::Group(_)) | None => None,
        }
    }

    /// Goes to an option, wherever it is listed.
    pub fn select(&mut self, option: usize) {
        let holds = |group: &Group| group.members.len() > 1 && group.members.contains(&option);
        (self.filter, self.open) = (None, self.groups.iter().position(holds));
        self.cursor = self.rows().iter().position(|row| *row == Row::Option(option)).unwrap_or(0);
    }

    pub fn press(&mut self, key: KeyEvent) -> Pressed {
        let last = self.rows().len().saturating_sub(1);
        match key.code {
            KeyCode::Up => self.cursor = if self.cursor == 0 { last } else { self.cursor - 1 },
            KeyCode::Down => self.cursor = if self.cursor == last { 0 } else { self.cursor + 1 },
            KeyCode::PageUp => self.cursor = self.cursor.saturating_sub(self.page.max(1)),
            KeyCode::PageDown => self.cursor = (self.cursor + self.page.max(1)).min(last),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = last,
            KeyCode::Enter => return self.enter(self.cursor),
            KeyCode::Esc => return self.step_out(),
            KeyCode::Char(letter) if self.filter.is_some() => self.type_letter(letter),
            KeyCode::Backspace if self.filter.is_some() => self.erase_letter(),
            KeyCode::Left | KeyCode::Backspace => return self.step_out(),
            KeyCode::Right if matches!(self.rows().get(self.cursor), Some(Row::Group(_))) => {
                return self.enter(self.cursor);
            }
            KeyCode::Char('/') => self.filter = Some(String::new()),
            KeyCode::Char(digit @ '1'..='9') => return self.enter(digit as usize - '1' as usize),
            _ => return Pressed::Ignored,
        }
        Pressed::Moved
    }

    /// Chooses an option, or opens a group.
    fn enter(&mut self, row: usize) -> Pressed {
        match self.rows().get(row) {
            Some(Row::Option(index)) => return Pressed::Chosen(*index),
            Some(Row::Group(index)) => (self.open, self.cursor, self.from) = (Some(*index), 0, 0),
            None => {}
        }
        Pressed::Moved
    }

    /// Leaves the filter, or the group.
    fn step_out(&mut self) -> Pressed {
        if self.filter.take().is_some() {
            self.cursor = 0;
            return Pressed::Moved;
        }
        let Some(open) = self.open.take() else { return Pressed::Ignored };
        self.cursor = open;
        Pressed::Moved
    }

    fn type_letter(&mut self, letter: char) {
        self.filter.get_or_insert_default().push(letter);
        self.cursor = 0;
    }

    fn erase_letter(&mut self) {
        self.cursor = 0;
        if self.filter.as_mut().is_some_and(|filter| filter.pop().is_none()) {
            self.filter = None;
        }
    }
}

/// Every typed word has to occur, in any order.
fn matches(text: &str, filter: &str) -> bool {
    let text = text.to_lowercase();
    filter.to_lowercase().split_whitespace().all(|word| text.contains(word))
}

/// Puts options about the same first piece together, if that makes a long list short.
fn group(options: &[Offered], names: &BTreeMap<String, String>) -> Vec<Group> {
    if options.len() <= AT_ONCE {
        return Vec::new();
    }
    let mut groups: Vec<(Option<&String>, Vec<usize>)> = Vec::new();
    for (index, option) in options.iter().enumerate() {
        let first = option.touches.first();
        match groups.iter_mut().find(|(piece, _)| first.is_some() && *piece == first) {
            Some((_, members)) => members.push(index),
            None => groups.push((first, vec![index])),
        }
    }
    let is_short = 1 < groups.len() && 3 * groups.len() <= 2 * options.len();
    let name = |(piece, members): (Option<&String>, Vec<usize>)| match members.len() {
        1 => Some(Group { name: String::new(), members }),
        _ => Some(Group { name: names.get(piece?)?.clone(), members }),
    };
    groups.into_iter().map(name).collect::<Option<Vec<Group>>>().filter(|_| is_short).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offer(text: &str, piece: &str) -> Offered {
        Offered { touches: vec![piece.into()], ..Offered::plain(Plain::of(&text), text.into()) }
    }

    #[test]
    fn a_long_list_is_grouped_by_the_names_that_the_question_has() {
        let mut options: Vec<Offered> = (0..9).map(|number| offer(&format!("attack {number}"), "unit-1")).collect();
        options.push(offer("wait", "unit-2"));
        let names = BTreeMap::from([("unit-1".to_string(), "Half Orcs".to_string())]);
        let list = List::new(options.clone(), &names);
        let rows: Vec<String> = list.rows().into_iter().map(|row| list.text(row)).collect();
        assert_eq!(rows, ["Half Orcs  ▸ 9", "wait"], "a group of one is that option");
        assert_eq!(List::new(options, &BTreeMap::new()).rows().len(), 10, "without a name there is no group");
    }

    #[test]
    fn a_filter_wants_all_its_words() {
        assert!(matches("Tactical move: Half Orcs → left rear", "orc REAR"));
        assert!(!matches("Tactical move: Half Orcs → left rear", "orc front"));
    }
}
