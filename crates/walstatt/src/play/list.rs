//! The options of a question as a list that can be walked, narrowed by piece, and filtered.

use catalog::{Offered, Plain};
use crossterm::event::{KeyCode, KeyEvent};
use table::Span;

/// More options than number keys are narrowed by the piece they begin with.
const AT_ONCE: usize = 9;
/// Shorter words begin other words by chance.
const SHORTEST_STEM: usize = 4;

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
    /// The board helps to find out what pieces are called.
    pub fn new(options: Vec<Offered>, board: &[Vec<Span>]) -> List {
        List { groups: group(&options, board), options, page: 1, ..List::default() }
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
fn group(options: &[Offered], board: &[Vec<Span>]) -> Vec<Group> {
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
    let name = |(piece, members): (Option<&String>, Vec<usize>)| {
        let texts: Vec<&str> = members.iter().map(|index| options[*index].text.as_str()).collect();
        Some(Group { name: find_name(&texts, &words_on_board(board, piece))?, members })
    };
    groups.into_iter().map(name).collect::<Option<Vec<Group>>>().filter(|_| is_short).unwrap_or_default()
}

/// What the board says of a piece.
fn words_on_board<'b>(board: &'b [Vec<Span>], id: Option<&String>) -> Vec<&'b str> {
    let pieces = board.iter().flatten().filter(|piece| id.is_some() && piece.id.as_ref() == id);
    pieces.flat_map(|piece| piece.text.split_whitespace()).map(trim_signs).filter(|word| !word.is_empty()).collect()
}

/// The name of a piece: what is said in all its options and stands on the board too; if the board does not help, the
/// longest run of words that all have; if they have none, what the board says and a word in each begins with, because
/// languages inflect and compound (“Magie”, “1 Magiekarte”, “2 Magiekarten”).
fn find_name(texts: &[&str], on_board: &[&str]) -> Option<String> {
    let (first, others) = texts.split_first()?;
    let words: Vec<&str> = first.split_whitespace().collect();
    let others: Vec<Vec<&str>> = others.iter().map(|text| text.split_whitespace().collect()).collect();
    let is_common = |run: &[&str]| others.iter().all(|other| other.windows(run.len()).any(|window| window == run));
    let letters = |words: &[&str]| words.iter().map(|word| word.chars().count()).sum::<usize>();
    let mut best = ((0, 0), String::new());
    for start in 0..words.len() {
        let ends = (start + 1..=words.len()).take_while(|end| is_common(&words[start..*end]));
        for run in ends.map(|end| &words[start..end]) {
            let known: Vec<&str> = run.iter().copied().filter(|word| on_board.contains(&trim_signs(word))).collect();
            let worth = (letters(&known), letters(run));
            if best.0 < worth {
                best = (worth, run.join(" "));
            }
        }
    }
    let begins = |name: &str, text: &str| text.split_whitespace().any(|word| trim_signs(word).starts_with(name));
    let is_stem = |name: &&&str| name.chars().count() >= SHORTEST_STEM && texts.iter().all(|text| begins(name, text));
    match trim_signs(&best.1) {
        "" => on_board.iter().find(is_stem).map(|name| name.to_string()),
        name => Some(name.to_string()),
    }
}

/// What stands around words without belonging to them.
fn trim_signs(text: &str) -> &str {
    text.trim_matches(|letter: char| " →–-:,·│┌├└▲▼".contains(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_named_by_what_its_options_have_in_common() {
        let texts = [
            "Attack: Half Orcs ×2 (left front) – 1 marker",
            "Shoot: Half Orcs ×2 (left front) → Archers (left front) – 1 marker",
            "Tactical move: Half Orcs ×2 (left front) → left rear – 1 marker",
        ];
        assert_eq!(find_name(&texts, &[]).as_deref(), Some("Half Orcs ×2 (left front)"));
        assert_eq!(find_name(&["Orks → links", "Orks → rechts"], &[]).as_deref(), Some("Orks"));
        assert_eq!(find_name(&["one", "two"], &[]), None);
    }

    #[test]
    fn the_board_knows_better_than_the_longest_words() {
        let texts = [
            "Gefecht fortführen: Schrate gegen Elfen (Gefechtszone Mitte) – 2 Marker",
            "Gefecht verlassen: Schrate (Gefechtszone Mitte) – 2 Marker",
        ];
        assert_eq!(find_name(&texts, &["Schrate", "⚔44", "♥1"]).as_deref(), Some("Schrate"));
    }

    #[test]
    fn the_board_knows_names_that_options_inflect_or_compound() {
        let texts = ["2 Magiekarten", "1 Magiekarte, 1 Taktikkarte"];
        assert_eq!(find_name(&texts, &["Magie", "57", "abgelegt"]).as_deref(), Some("Magie"));
        assert_eq!(find_name(&texts, &["Taktik", "57"]), None);
    }

    #[test]
    fn a_filter_wants_all_its_words() {
        assert!(matches("Tactical move: Half Orcs → left rear", "orc REAR"));
        assert!(!matches("Tactical move: Half Orcs → left rear", "orc front"));
    }
}
