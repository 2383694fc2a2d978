//! Boards for terminals: a sketch becomes lines of text, cut and filled to cells.

use table::{Arg, Sketch, Span, Tone};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// A span in words, as wide as it wants to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    pub text: String,
    pub tone: Tone,
    /// The piece or place of the game that is shown here.
    pub id: Option<String>,
}

/// The board as lines of text, with ANSI colours or without.
pub fn draw(sketch: &Sketch, say: &dyn Fn(&Arg) -> String, color: bool) -> Vec<String> {
    let paint = |piece: &Piece| if color { paint(piece) } else { piece.text.clone() };
    let draw_line = |line: &Vec<Piece>| line.iter().map(paint).collect::<String>().trim_end().to_string();
    put_into_words(sketch, say).iter().map(draw_line).collect()
}

/// The board in words, for everybody who colours and marks pieces in their own way.
pub fn put_into_words(sketch: &Sketch, say: &dyn Fn(&Arg) -> String) -> Vec<Vec<Piece>> {
    let put = |span: &Span| {
        let text = say(&span.text);
        let text = if span.width == 0 { text } else { fit(&text, span.width) };
        Piece { text, tone: span.tone, id: span.id.clone() }
    };
    sketch.lines.iter().map(|line| line.iter().map(put).collect()).collect()
}

/// Cuts or fills a text to so many cells. A cut shows as `…`.
pub fn fit(text: &str, cells: usize) -> String {
    let mut fitted = if text.width() <= cells { text.to_string() } else { cut(text, cells) };
    fitted.push_str(&" ".repeat(cells - fitted.width().min(cells)));
    fitted
}

fn cut(text: &str, cells: usize) -> String {
    let Some(room) = cells.checked_sub(1) else { return String::new() };
    let mut kept = String::new();
    let mut used = 0;
    for character in text.chars() {
        used += character.width().unwrap_or(0);
        if used > room {
            break;
        }
        kept.push(character);
    }
    kept + "…"
}

fn paint(piece: &Piece) -> String {
    let code = match piece.tone {
        Tone::Plain => return piece.text.clone(),
        Tone::Faint => "2",
        Tone::Strong => "1",
        Tone::Own => "36",
        Tone::Foe => "35",
        Tone::Warning => "1;33",
    };
    format!("\x1b[{code}m{}\x1b[0m", piece.text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Phrase;

    fn say(arg: &Arg) -> String {
        match arg {
            Arg::Words(words) => words.de.clone(),
            Arg::Number(number) => number.to_string(),
            other => format!("{other:?}"),
        }
    }

    #[test]
    fn texts_fit_their_cells_exactly() {
        for (text, cells, expected) in [
            ("Ork", 5, "Ork  "),
            ("Wächter", 7, "Wächter"),
            ("Speerwerfer", 7, "Speerw…"),
            ("龍騎兵", 6, "龍騎兵"),
            ("龍騎兵", 5, "龍騎…"),
            ("龍騎兵", 4, "龍… "),
            ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
            ("⚔ 3", 4, "⚔ 3 "),
            ("Ork", 1, "…"),
            ("", 2, "  "),
        ] {
            let fitted = fit(text, cells);
            assert_eq!(fitted, expected);
            assert_eq!(fitted.width(), cells, "{text}");
        }
    }

    #[test]
    fn a_sketch_is_drawn_line_by_line() {
        let mut sketch = Sketch::default();
        sketch
            .line([Span::text(Tone::Own, "Orks").width(8).id("u1"), Span::new(Tone::Strong, Arg::Number(3)).width(3)]);
        sketch.line([]);
        sketch.line([Span::text(Tone::Plain, "-".repeat(3))]);
        assert_eq!(draw(&sketch, &say, false), ["Orks    3", "", "---"]);
        assert_eq!(draw(&sketch, &say, true)[0], "\x1b[36mOrks    \x1b[0m\x1b[1m3  \x1b[0m");
        assert_eq!(put_into_words(&sketch, &say)[0][0].id.as_deref(), Some("u1"));
        assert!(say(&Arg::Phrase(Phrase::new("x"))).contains('x'));
    }
}
