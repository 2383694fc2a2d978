//! Puts the app into a frame of any size.

mod panels;
mod pen;
mod seated;

use ratatui::Frame;
use ratatui::layout::Rect;
use table::Phrase;
use table::sketch::wrap;

use super::Manner;
use super::app::{App, Screen};
use super::form::Form;
use pen::Pen;

/// The smallest screen that has room for a board and its question.
const LEAST: (u16, u16) = (80, 20);

pub fn draw(app: &mut App, frame: &mut Frame<'_>) {
    let area = frame.area();
    let mut pen = Pen { buffer: frame.buffer_mut(), color: app.manner.color };
    if area.width < LEAST.0 || area.height < LEAST.1 {
        return draw_too_small(&mut pen, area, app.manner);
    }
    match &mut app.screen {
        Screen::Form(form) => draw_form(&mut pen, area, form, app.manner),
        Screen::Sitting(sitting) => seated::draw(&mut pen, area, sitting),
        Screen::Lesson(lesson) => seated::draw(&mut pen, area, &mut lesson.sitting),
    }
}

fn draw_too_small(pen: &mut Pen<'_>, area: Rect, manner: Manner) {
    let phrase = Phrase::new("play-too-small").with("width", LEAST.0).with("height", LEAST.1);
    let phrase = phrase.with("has-width", area.width).with("has-height", area.height);
    for (y, line) in (area.top()..area.bottom()).zip(wrap(&manner.say_phrase(&phrase), area.width.into(), 0)) {
        pen.write(area.x, y, &line, area.width, pen.plain());
    }
}

fn draw_form(pen: &mut Pen<'_>, area: Rect, form: &Form, manner: Manner) {
    let width = area.width.min(100) - 4;
    let x = area.x + 2;
    let mut y = area.y + 1;
    pen.write(x, y, &manner.say("play-form-title"), width, pen.strong());
    y += 2;
    if let Some(info) = form.info() {
        pen.write(x, y, info.name.get(manner.lang), width, pen.strong());
        for line in wrap(info.about.get(manner.lang), width.into(), 0) {
            y += 1;
            pen.write(x, y, &line, width, pen.plain());
        }
        y += 2;
    }
    for (index, row) in form.rows.iter().enumerate() {
        if y + 4 > area.bottom() {
            break;
        }
        let is_selected = index == form.cursor;
        let (mark, style) = if is_selected { ("›", pen.selected()) } else { (" ", pen.plain()) };
        let (before, after) = if is_selected && 1 < row.values.len() { ("◂", "▸") } else { (" ", " ") };
        let line = format!("{mark} {:<28} {before} {} {after}", form.label(row), row.values[row.picked]);
        pen.write(x, y, &line, width, style);
        y += 1;
    }
    y += 1;
    let (line, style) = match &form.error {
        Some(error) => (error.clone(), pen.warning()),
        None => (manner.say("play-form-start"), pen.strong()),
    };
    for line in wrap(&line, width.into(), 0) {
        pen.write(x, y, &line, width, style);
        y += 1;
    }
    pen.write(area.x, area.bottom() - 1, &manner.say("play-form-keys"), area.width, pen.faint());
}
