//! Boards for terminals: a sketch becomes lines of text.

use table::{Sketch, Span, Tone};

/// The board as lines of text, with ANSI colours or without.
pub fn draw(sketch: &Sketch, color: bool) -> Vec<String> {
    let paint = |span: &Span| if color { paint(span) } else { span.fitted() };
    let draw_line = |line: &Vec<Span>| line.iter().map(paint).collect::<String>().trim_end().to_string();
    sketch.lines.iter().map(draw_line).collect()
}

fn paint(span: &Span) -> String {
    let code = match span.tone {
        Tone::Plain => return span.fitted(),
        Tone::Faint => "2",
        Tone::Strong => "1",
        Tone::Own => "36",
        Tone::Foe => "35",
        Tone::Warning => "1;33",
    };
    format!("\x1b[{code}m{}\x1b[0m", span.fitted())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sketch_is_drawn_line_by_line() {
        let orcs = Span { width: 8, ..Span::new(Tone::Own, "Orks") };
        let three = Span { width: 3, ..Span::new(Tone::Strong, "3") };
        let sketch = Sketch { lines: vec![vec![orcs, three], vec![], vec![Span::new(Tone::Plain, "---")]] };
        assert_eq!(draw(&sketch, false), ["Orks    3", "", "---"]);
        assert_eq!(draw(&sketch, true)[0], "\x1b[36mOrks    \x1b[0m\x1b[1m3  \x1b[0m");
    }
}
