//! What lies over the table.

use ratatui::layout::Rect;
use table::sketch::wrap;

use super::pen::Pen;
use crate::play::Manner;
use crate::play::orders::OrdersForm;
use crate::play::panel::{Menu, Panel, Save, Text, TextLine};
use crate::play::sitting::Sitting;

/// Longer lines are hard to read.
const MAX_WIDTH: u16 = 100;

pub fn draw(pen: &mut Pen<'_>, area: Rect, sitting: &mut Sitting) {
    let manner = sitting.manner;
    match &mut sitting.panel {
        None => {}
        Some(Panel::Text(text)) => draw_text(pen, area, text, manner),
        Some(Panel::Menu(menu)) => draw_menu(pen, area, menu),
        Some(Panel::Save(save)) => draw_save(pen, area, save, manner),
        Some(Panel::Orders(form)) => draw_orders(pen, area, form, manner),
    }
}

fn draw_text(pen: &mut Pen<'_>, area: Rect, text: &mut Text, manner: Manner) {
    let width = area.width.min(MAX_WIDTH);
    let mut rows = Vec::new();
    for line in &text.lines {
        let (line, indent, style) = match line {
            TextLine::Head(line) => (line, 0, pen.strong()),
            TextLine::Prose(line) => (line, 0, pen.plain()),
            TextLine::Item(line) => (line, 2, pen.plain()),
            TextLine::Faint(line) => (line, 2, pen.faint()),
        };
        rows.extend(wrap(line, usize::from(width) - 4, indent).into_iter().map(|row| (row, style)));
    }
    let wanted = u16::try_from(rows.len() + 2).unwrap_or(u16::MAX);
    let inner = draw_frame(pen, centre(area, width, wanted), &text.title);
    let height = usize::from(inner.height);
    text.from = text.from.min(rows.len().saturating_sub(height));
    text.page = height.saturating_sub(1).max(1);
    for (y, (row, style)) in (inner.top()..inner.bottom()).zip(&rows[text.from..]) {
        pen.write(inner.x, y, row, inner.width, *style);
    }
    let is_whole = rows.len() <= height;
    let hint = manner.say(if is_whole { "play-panel-close" } else { "play-panel-scroll" });
    pen.write(inner.x, inner.bottom(), &format!(" {hint} "), inner.width, pen.faint());
}

fn draw_menu(pen: &mut Pen<'_>, area: Rect, menu: &Menu) {
    let width = area.width.min(70);
    let lines: Vec<String> = menu.lines.iter().flat_map(|line| wrap(line, usize::from(width) - 4, 0)).collect();
    let gap = u16::from(!lines.is_empty());
    let height = (lines.len() + menu.items.len()) as u16 + gap + 2;
    let inner = draw_frame(pen, centre(area, width, height), &menu.title);
    for (y, line) in (inner.top()..inner.bottom()).zip(&lines) {
        pen.write(inner.x, y, line, inner.width, pen.plain());
    }
    for (number, item) in menu.items.iter().enumerate() {
        let is_selected = number == menu.cursor;
        let (mark, style) = if is_selected { ("›", pen.selected()) } else { (" ", pen.plain()) };
        let y = inner.y + (lines.len() + number) as u16 + gap;
        pen.write(inner.x, y, &format!("{mark} {}  {} ", item.key, item.label), inner.width, style);
    }
}

fn draw_save(pen: &mut Pen<'_>, area: Rect, save: &Save, manner: Manner) {
    let inner = draw_frame(pen, centre(area, 70, 7), &manner.say("play-save"));
    pen.write(inner.x, inner.y, &manner.say("play-save-name"), inner.width, pen.plain());
    let room = usize::from(inner.width) - 2;
    let shown: String = save.name.chars().rev().take(room).collect::<Vec<_>>().into_iter().rev().collect();
    pen.write(inner.x, inner.y + 2, &format!("{shown}▏"), inner.width, pen.strong());
    let (line, style) = match &save.warning {
        Some(warning) => (warning.clone(), pen.warning()),
        None => (manner.say("play-save-keys"), pen.faint()),
    };
    pen.write(inner.x, inner.y + 4, &line, inner.width, style);
}

fn draw_orders(pen: &mut Pen<'_>, area: Rect, form: &OrdersForm, manner: Manner) {
    let width = area.width.min(MAX_WIDTH);
    let about = wrap(&manner.say("play-orders-about"), usize::from(width) - 4, 0);
    let height = (about.len() + form.rows.len()) as u16 + 3;
    let inner = draw_frame(pen, centre(area, width, height), &manner.say("play-orders"));
    for (y, line) in (inner.top()..inner.bottom()).zip(&about) {
        pen.write(inner.x, y, line, inner.width, pen.plain());
    }
    // If there are more rows than room, the one that is selected stays in sight.
    let room = usize::from(inner.height).saturating_sub(about.len() + 1).max(1);
    let from = (form.cursor + 1).saturating_sub(room);
    for (place, (index, row)) in form.rows.iter().enumerate().skip(from).take(room).enumerate() {
        let is_selected = index == form.cursor;
        let (mark, style) = if is_selected { ("›", pen.selected()) } else { (" ", pen.plain()) };
        let (before, after) = if is_selected { ("◂", "▸") } else { (" ", " ") };
        let line = format!("{mark} {:<40} {before} {} {after}", row.name, row.names[row.picked]);
        let y = inner.y + (about.len() + 1 + place) as u16;
        pen.write(inner.x, y, &line, inner.width, style);
    }
    pen.write(inner.x, inner.bottom(), &format!(" {} ", manner.say("play-orders-keys")), inner.width, pen.faint());
}

/// A frame; gives the room inside.
fn draw_frame(pen: &mut Pen<'_>, area: Rect, title: &str) -> Rect {
    pen.frame(area, title);
    Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height - 2 }
}

fn centre(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}
