//! The table: board, what happened, the question and its options, the keys.

use ratatui::layout::Rect;
use ratatui::style::Modifier;
use table::sketch::{fit, wrap};
use table::{Phrase, Span};
use unicode_width::UnicodeWidthStr;

use super::panels;
use super::pen::Pen;
use crate::play::list::Row;
use crate::play::sitting::{Due, Sitting};

/// From here on the log has its own column.
const WIDE: u16 = 120;
/// What boards are made for.
const BOARD: u16 = 80;
/// Rows that the list wants at least while the board has the rest.
const FEW_ROWS: usize = 6;
const FEW_EVENTS: usize = 2;
/// Lines at the top of a board that stay while the rest is moved.
const MAX_HEAD: usize = 3;
/// What a lesson points at.
const POINTED: Modifier = Modifier::BOLD.union(Modifier::UNDERLINED);
const SPINNER: [&str; 4] = ["◐", "◓", "◑", "◒"];

pub fn draw(pen: &mut Pen<'_>, area: Rect, sitting: &mut Sitting) {
    if matches!(sitting.due, Due::Curtain(_)) {
        draw_curtain(pen, area, sitting);
    } else {
        draw_table(pen, area, sitting);
    }
    draw_status(pen, Rect { y: area.bottom() - 1, height: 1, ..area }, sitting);
    panels::draw(pen, Rect { height: area.height - 1, ..area }, sitting);
}

fn draw_curtain(pen: &mut Pen<'_>, area: Rect, sitting: &Sitting) {
    let lines = [sitting.question.clone(), String::new(), sitting.manner.say("play-curtain-how")];
    let width = area.width - 8;
    let mut y = area.y + area.height / 2 - 2;
    for (number, line) in lines.iter().enumerate() {
        let style = if number == 0 { pen.strong() } else { pen.plain() };
        for line in wrap(line, width.into(), 0) {
            let x = area.x + (area.width - line.width().min(area.width.into()) as u16) / 2;
            pen.write(x, y, &line, area.width, style);
            y += 1;
        }
    }
}

fn draw_table(pen: &mut Pen<'_>, area: Rect, sitting: &mut Sitting) {
    let has_column = area.width >= WIDE;
    let main = Rect { width: if has_column { BOARD } else { area.width }, height: area.height - 1, ..area };
    if has_column {
        let column = Rect { x: main.right() + 1, width: area.width - main.width - 1, ..main };
        for y in column.top()..column.bottom() {
            pen.write(main.right(), y, "│", 1, pen.faint());
        }
        draw_log_column(pen, column, sitting);
    }
    let heights = share_out(main, sitting, has_column);
    let board = Rect { height: heights.board, ..main };
    draw_board(pen, board, sitting);
    let mut rest = Rect { y: board.bottom(), height: main.height - board.height, ..main };
    let title = [say_scroll(sitting, board.height), say_unread(sitting, heights.events.len())];
    let title = title.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    pen.rule(rest, rest.y, &title);
    rest = below(rest, 1);
    draw_events(pen, rest, &heights.events);
    rest = below(rest, heights.events.len() as u16);
    for line in heights.question {
        pen.write(rest.x, rest.y, &line, rest.width, pen.strong());
        rest = below(rest, 1);
    }
    draw_list(pen, Rect { height: rest.height.min(heights.list), ..rest }, sitting);
}

fn below(area: Rect, rows: u16) -> Rect {
    Rect { y: area.y + rows, height: area.height.saturating_sub(rows), ..area }
}

/// How many rows everything gets, and what is in some of them.
struct Heights {
    board: u16,
    events: Vec<Event>,
    question: Vec<String>,
    list: u16,
}

/// The list and the last events keep a few rows, the board gets what it needs of the rest.
fn share_out(area: Rect, sitting: &Sitting, has_column: bool) -> Heights {
    let question = wrap(&say_question(sitting), area.width.into(), 2);
    let rows = count_list_lines(sitting, area.width);
    let room = usize::from(area.height).saturating_sub(question.len() + 1);
    let (few_rows, few_events) = match sitting.is_board_big {
        true => (1, 0),
        false => (rows.min(FEW_ROWS), FEW_EVENTS),
    };
    let few_events = if has_column { 0 } else { few_events };
    let board = sitting.board.len().min(room.saturating_sub(few_rows + few_events));
    let left = room - board;
    let list = rows.min(left.saturating_sub(few_events));
    let room_for_events = if has_column { 0 } else { left - list };
    let events = list_events(sitting, area.width, room_for_events);
    Heights { board: board as u16, events, question, list: list as u16 }
}

fn say_question(sitting: &Sitting) -> String {
    let manner = sitting.manner;
    if let Due::Computer(..) = sitting.due {
        let spinner = SPINNER[sitting.frame / 2 % SPINNER.len()];
        return format!("{spinner} {}", manner.say("play-thinking"));
    }
    if let Some(filter) = sitting.list.filter() {
        let is_found = !sitting.list.rows().is_empty();
        let hint = manner.say(if is_found { "play-filtering" } else { "play-filtering-nothing" });
        // Before anything is typed, what is asked can still be read.
        let question = if filter.is_empty() { sitting.question.as_str() } else { "" };
        return format!("{question} /{filter}▏ {hint}").trim_start().to_string();
    }
    sitting.question.clone()
}

/// Draws as much of the board as there is room for: its head always, of the rest the part that is selected.
fn draw_board(pen: &mut Pen<'_>, area: Rect, sitting: &mut Sitting) {
    let touches = sitting.list.touches();
    let is_touched = |piece: &Span| piece.id.as_ref().is_some_and(|id| touches.contains(id));
    let is_pointed = |piece: &Span| piece.id.as_ref().is_some_and(|id| sitting.pointed.contains(id));
    let head = count_head(&sitting.board, area.height);
    let rest = &sitting.board[head..];
    let height = usize::from(area.height) - head;
    let is_looked_at = |piece: &Span| is_touched(piece) || is_pointed(piece);
    let touched = || rest.iter().enumerate().filter(|(_, line)| line.iter().any(is_looked_at)).map(|(y, _)| y);
    let mut from = sitting.board_from.min(rest.len().saturating_sub(height));
    if let (false, Some(first), Some(last)) = (sitting.is_board_moved, touched().min(), touched().max()) {
        from = from.max((last + 1).saturating_sub(height)).min(first);
    }
    let shown = sitting.board[..head].iter().chain(&rest[from..]);
    for (y, line) in (area.top()..area.bottom()).zip(shown) {
        let mut x = area.x;
        for piece in line {
            let style = pen.tone(piece.tone);
            let style = if is_touched(piece) { style.add_modifier(Modifier::REVERSED) } else { style };
            let style = if is_pointed(piece) { style.add_modifier(POINTED) } else { style };
            x = pen.write(x, y, &piece.fitted(), area.right().saturating_sub(x), style);
        }
    }
    sitting.board_from = from;
}

/// The lines before the first piece or place say how the game stands; they stay if the rest has to move.
fn count_head(board: &[Vec<Span>], height: u16) -> usize {
    let head = board.iter().take_while(|line| line.iter().all(|piece| piece.id.is_none())).count();
    if board.len() <= usize::from(height) || head == board.len() { 0 } else { head.min(MAX_HEAD) }
}

/// How much of the board is above and below what is shown.
fn say_scroll(sitting: &Sitting, height: u16) -> Option<String> {
    let above = sitting.board_from;
    let below = sitting.board.len().saturating_sub(above + usize::from(height));
    if above + below == 0 {
        return None;
    }
    let phrase = Phrase::new("play-more-board").with("above", above as i64).with("below", below as i64);
    Some(sitting.manner.say_phrase(&phrase))
}

/// How much happened since the viewer's last choice, if that is more than there is room for.
fn say_unread(sitting: &Sitting, rows: usize) -> Option<String> {
    let log = sitting.log();
    let unread = log.lines.len() - log.read;
    let phrase = Phrase::new("play-unread").with("unread", unread as i64);
    (0 < rows && rows < unread).then(|| sitting.manner.say_phrase(&phrase))
}

fn draw_log_column(pen: &mut Pen<'_>, area: Rect, sitting: &Sitting) {
    pen.write(area.x + 1, area.y, &sitting.manner.say("play-log"), area.width - 1, pen.strong());
    let room = Rect { x: area.x + 1, width: area.width - 1, ..below(area, 1) };
    draw_events(pen, room, &list_events(sitting, room.width, room.height.into()));
}

fn draw_events(pen: &mut Pen<'_>, area: Rect, events: &[Event]) {
    for (y, event) in (area.top()..area.bottom()).zip(events) {
        let style = if event.is_new { pen.plain() } else { pen.faint() };
        pen.write(area.x, y, &event.line, area.width, style);
    }
}

/// A line of the log.
struct Event {
    line: String,
    /// Since the viewer's last choice.
    is_new: bool,
}

/// As many of the last events as there is room for; what is new is marked.
fn list_events(sitting: &Sitting, width: u16, height: usize) -> Vec<Event> {
    let log = sitting.log();
    let mut events = Vec::new();
    for (number, line) in log.lines.iter().enumerate().rev() {
        if events.len() >= height {
            break;
        }
        let is_new = log.read <= number;
        let mark = if is_new { "•" } else { "·" };
        let wrapped = wrap(&format!("{mark} {line}"), width.into(), 2);
        events.extend(wrapped.into_iter().rev().map(|line| Event { line, is_new }));
    }
    events.truncate(height);
    events.reverse();
    events
}

/// Options are cut to one line, only the selected one shows as many as it has.
fn draw_list(pen: &mut Pen<'_>, area: Rect, sitting: &mut Sitting) {
    let rows = sitting.list.rows();
    let cursor = sitting.list.cursor();
    let selected = rows.get(cursor).map_or(0, |row| wrap_row(sitting, cursor, *row, area.width).len());
    let height = usize::from(area.height).saturating_sub(selected.saturating_sub(1)).max(1);
    let from = sitting.list.from.max((cursor + 1).saturating_sub(height)).min(cursor);
    let from = from.min(rows.len().saturating_sub(height));
    (sitting.list.from, sitting.list.page) = (from, height);
    let mut y = area.y;
    for (index, row) in rows.iter().enumerate().skip(from) {
        let lines = wrap_row(sitting, index, *row, area.width);
        let is_selected = index == cursor;
        let lines = match lines.as_slice() {
            [_, _, ..] if !is_selected => vec![fit(&format!("{} …", lines[0]), usize::from(area.width) - 2)],
            _ => lines,
        };
        let style = if is_selected { pen.selected() } else { pen.plain() };
        for line in lines.iter().take(usize::from(area.bottom() - y)) {
            pen.write(area.x, y, line, area.width, style);
            y += 1;
        }
    }
    let arrows = [(0 < from, area.y, "↑"), (from + height < rows.len(), area.bottom() - 1, "↓")];
    for (_, y, arrow) in arrows.into_iter().filter(|(is_more, _, _)| *is_more && 0 < area.height) {
        pen.write(area.right() - 1, y, arrow, 1, pen.strong());
    }
}

/// How tall the list wants to be, whichever option is selected.
fn count_list_lines(sitting: &Sitting, width: u16) -> usize {
    let rows = sitting.list.rows();
    let tallest = rows.iter().enumerate().map(|(index, row)| wrap_row(sitting, index, *row, width).len()).max();
    rows.len() + tallest.unwrap_or(1) - 1
}

fn wrap_row(sitting: &Sitting, index: usize, row: Row, width: u16) -> Vec<String> {
    let mark = if index == sitting.list.cursor() { "›" } else { " " };
    let number = if index < 9 { (index + 1).to_string() } else { " ".into() };
    let lines = wrap(&sitting.list.text(row), usize::from(width) - 5, 0);
    let before = |line: usize| if line == 0 { format!("{mark}{number} ") } else { "   ".into() };
    lines.iter().enumerate().map(|(number, line)| before(number) + line).collect()
}

/// What can be done now, or what has just been done.
fn draw_status(pen: &mut Pen<'_>, area: Rect, sitting: &Sitting) {
    if let Some(message) = &sitting.message {
        pen.write(area.x, area.y, &fit(message, area.width.into()), area.width, pen.warning());
        return;
    }
    let key = match &sitting.due {
        _ if sitting.is_lesson => "learn-keys",
        Due::Curtain(_) if sitting.may_take_back => "play-keys-curtain-take-back",
        Due::Curtain(_) => "play-keys-curtain",
        Due::Computer(..) => "play-keys-thinking",
        Due::Over => "play-keys-over",
        Due::Answer(_) | Due::Roll if sitting.list.filter().is_some() => "play-keys-filter",
        Due::Answer(_) | Due::Roll if sitting.list.is_narrowed() => "play-keys-narrowed",
        Due::Answer(_) | Due::Roll if sitting.may_take_back => "play-keys-take-back",
        Due::Answer(_) | Due::Roll => "play-keys",
    };
    pen.write(area.x, area.y, &sitting.manner.say(key), area.width, pen.faint());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::TEXTS;

    #[test]
    fn the_keys_fit_a_line() {
        for lang in TEXTS.langs() {
            for key in [
                "play-keys",
                "learn-keys",
                "play-keys-take-back",
                "play-keys-narrowed",
                "play-keys-filter",
                "play-keys-curtain",
                "play-keys-curtain-take-back",
                "play-keys-thinking",
                "play-keys-over",
                "play-form-keys",
            ] {
                let keys = TEXTS.say(lang, &Phrase::new(key));
                assert!(keys.width() <= usize::from(BOARD) && !keys.contains('⟨'), "{keys}");
            }
        }
    }
}
