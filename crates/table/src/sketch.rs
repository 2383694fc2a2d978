//! A board drawn with characters, for terminals.

use crate::{Arg, Phrase, Words};

/// Lines of spans, top to bottom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sketch {
    pub lines: Vec<Vec<Span>>,
}

/// A piece of a line in one tone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    pub text: Arg,
    pub tone: Tone,
    /// Cells the text is cut or filled up to; 0 leaves it as it is.
    pub width: usize,
    /// The id, as in the view, of the piece or place shown here: a terminal can mark what a choice touches.
    pub id: Option<String>,
}

/// What a span is, so that every terminal can choose its colours. Colour is never the only sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Plain,
    Faint,
    Strong,
    Own,
    Foe,
    Warning,
}

impl Sketch {
    pub fn line(&mut self, spans: impl IntoIterator<Item = Span>) {
        self.lines.push(spans.into_iter().collect());
    }
}

impl Span {
    pub fn new(tone: Tone, text: impl Into<Arg>) -> Span {
        Span { text: text.into(), tone, width: 0, id: None }
    }

    /// Text that is the same in every language.
    pub fn text(tone: Tone, text: impl Into<String>) -> Span {
        Span::new(tone, Words::same(text))
    }

    pub fn phrase(tone: Tone, key: &'static str) -> Span {
        Span::new(tone, Phrase::new(key))
    }

    pub fn width(mut self, cells: usize) -> Span {
        self.width = cells;
        self
    }

    pub fn id(mut self, id: impl Into<String>) -> Span {
        self.id = Some(id.into());
        self
    }
}
