//! Writes styled text into a buffer. Colour is never the only sign of anything.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use table::Tone;

pub struct Pen<'b> {
    pub buffer: &'b mut Buffer,
    pub color: bool,
}

impl Pen<'_> {
    /// Writes one line, cut to a width in cells; gives where it ended.
    pub fn write(&mut self, x: u16, y: u16, text: &str, width: u16, style: Style) -> u16 {
        if !self.buffer.area.contains((x, y).into()) {
            return x;
        }
        self.buffer.set_stringn(x, y, text, width.into(), style).0
    }

    /// A line across, with something to say near its beginning.
    pub fn rule(&mut self, area: Rect, y: u16, title: &str) {
        self.write(area.x, y, &"─".repeat(area.width.into()), area.width, self.faint());
        if !title.is_empty() {
            self.write(area.x + 2, y, &format!(" {title} "), area.width - 2, self.faint());
        }
    }

    pub fn clear(&mut self, area: Rect) {
        for y in area.top()..area.bottom() {
            for x in area.left()..area.right() {
                self.buffer[(x, y)].reset();
            }
        }
    }

    pub fn frame(&mut self, area: Rect, title: &str) {
        self.clear(area);
        let across = "─".repeat(usize::from(area.width) - 2);
        self.write(area.x, area.y, &format!("┌{across}┐"), area.width, self.plain());
        self.write(area.x, area.bottom() - 1, &format!("└{across}┘"), area.width, self.plain());
        for y in area.top() + 1..area.bottom() - 1 {
            self.write(area.x, y, "│", 1, self.plain());
            self.write(area.right() - 1, y, "│", 1, self.plain());
        }
        self.write(area.x + 2, area.y, &format!(" {title} "), area.width - 4, self.strong());
    }

    pub fn plain(&self) -> Style {
        Style::new()
    }

    pub fn strong(&self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    pub fn faint(&self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    pub fn selected(&self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    pub fn warning(&self) -> Style {
        self.tone(Tone::Warning)
    }

    pub fn tone(&self, tone: Tone) -> Style {
        let colored = |color| if self.color { Style::new().fg(color) } else { Style::new() };
        match tone {
            Tone::Plain => self.plain(),
            Tone::Faint => self.faint(),
            Tone::Strong => self.strong(),
            Tone::Own => colored(Color::Cyan),
            Tone::Foe => colored(Color::Magenta),
            Tone::Warning => colored(Color::Yellow).add_modifier(Modifier::BOLD),
        }
    }
}
