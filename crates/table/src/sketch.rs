//! A board drawn with characters, for terminals.

use std::fmt::{self, Display};

use textwrap::{Options, WordSplitter};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::{Arg, Lang, Phrase, Texts};

/// Lines of spans, top to bottom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sketch {
    pub lines: Vec<Vec<Span>>,
}

/// A piece of a line in one tone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    pub text: String,
    pub tone: Tone,
    /// The number of cells the text is cut or padded to; 0 leaves it as it is.
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

impl Tone {
    /// Its name for programs.
    pub fn word(self) -> &'static str {
        match self {
            Tone::Plain => "plain",
            Tone::Faint => "faint",
            Tone::Strong => "strong",
            Tone::Own => "own",
            Tone::Foe => "foe",
            Tone::Warning => "warning",
        }
    }
}

/// A board of a given width being laid out, for readers of one language.
pub struct Sheet<'t> {
    pub lang: Lang,
    texts: &'t Texts,
    width: usize,
    sketch: Sketch,
}

/// A span before it is put into a language.
#[derive(Clone, Debug)]
pub struct Piece {
    text: Arg,
    tone: Tone,
    width: usize,
    id: Option<String>,
}

/// The content of one column of a row.
#[derive(Clone, Default)]
pub struct Column {
    /// The place that the column shows, for all its lines.
    pub id: Option<String>,
    pub lines: Vec<Piece>,
}

/// What is drawn in one cell of a map.
#[derive(Clone, PartialEq)]
pub struct Sign {
    pub sign: char,
    pub tone: Tone,
    pub id: Option<String>,
}

/// The lines as shown by a terminal without colours.
impl Display for Sketch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            let line: String = line.iter().map(Span::fitted).collect();
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

impl<'t> Sheet<'t> {
    pub fn new(texts: &'t Texts, lang: Lang, width: usize) -> Sheet<'t> {
        Sheet { lang, texts, width, sketch: Sketch::default() }
    }

    pub fn finish(self) -> Sketch {
        self.sketch
    }

    pub fn say(&self, text: impl Into<Arg>) -> String {
        self.texts.say_arg(self.lang, &text.into())
    }

    pub fn line(&mut self, pieces: impl IntoIterator<Item = Piece>) {
        let spans = pieces.into_iter().map(|piece| self.span(&piece)).collect();
        self.sketch.lines.push(spans);
    }

    /// A line filled by one piece.
    pub fn full(&mut self, piece: Piece) {
        let width = self.width;
        self.line([piece.width(width)]);
    }

    /// A text over as many full lines as it needs; lines after the first are indented.
    pub fn paragraph(&mut self, indent: usize, piece: &Piece) {
        for line in wrap(&self.say(piece.text.clone()), self.width, indent) {
            self.full(Piece { text: Arg::Text(line), ..piece.clone() });
        }
    }

    /// Pieces side by side while there is room; `indent` is the number of spaces before the first line and before the
    /// following ones. A piece that is too long for a line is broken.
    pub fn flow(&mut self, indent: [usize; 2], between: &str, pieces: impl IntoIterator<Item = Piece>) {
        let [first, rest] = indent;
        let (mut line, mut used) = (vec![blank(first)], first);
        for piece in pieces {
            let span = self.span(&piece);
            if line.len() > 1 && used + between.width() + span.text.width() > self.width {
                self.sketch.lines.push(std::mem::replace(&mut line, vec![blank(rest)]));
                used = rest;
            } else if line.len() > 1 {
                line.push(Span::new(Tone::Faint, between));
                used += between.width();
            }
            if used + span.text.width() <= self.width {
                used += span.text.width();
                line.push(span);
                continue;
            }
            let broken = wrap_behind(&span.text, self.width, &" ".repeat(used), &" ".repeat(rest));
            for (index, text) in broken.into_iter().enumerate() {
                let before = if index == 0 { used } else { rest };
                if index > 0 {
                    self.sketch.lines.push(std::mem::replace(&mut line, vec![blank(rest)]));
                }
                used = text.width();
                line.push(Span { text: text.get(before..).unwrap_or_default().to_owned(), ..span.clone() });
            }
        }
        if line.len() > 1 {
            self.sketch.lines.push(line);
        }
    }

    /// Columns of the same width side by side, as high as the tallest of them.
    pub fn columns<const N: usize>(&mut self, width: usize, between: &str, columns: [Column; N]) {
        let height = columns.iter().map(|column| column.lines.len()).max().unwrap_or(0);
        for row in 0..height {
            let cells = columns.iter().map(|column| {
                let empty = || Piece { id: column.id.clone(), ..Piece::text(Tone::Plain, "") };
                column.lines.get(row).cloned().unwrap_or_else(empty).width(width)
            });
            self.line(join(cells, between));
        }
    }

    /// A row of a map between its edges.
    pub fn signs(&mut self, left: &str, signs: &[Sign], right: &str) {
        let same = signs.chunk_by(|one, other| one.tone == other.tone && one.id == other.id).map(|same| Piece {
            id: same[0].id.clone(),
            ..Piece::text(same[0].tone, same.iter().map(|sign| sign.sign).collect::<String>())
        });
        let edge = |text| [Piece::text(Tone::Faint, text)].into_iter();
        self.line(edge(left).chain(same).chain(edge(right)));
    }

    fn span(&self, piece: &Piece) -> Span {
        let text = self.texts.say_arg(self.lang, &piece.text);
        Span { text, tone: piece.tone, width: piece.width, id: piece.id.clone() }
    }
}

impl Piece {
    pub fn new(tone: Tone, text: impl Into<Arg>) -> Piece {
        Piece { text: text.into(), tone, width: 0, id: None }
    }

    /// Text that is the same in every language, or already in the reader's language.
    pub fn text(tone: Tone, text: impl Into<String>) -> Piece {
        Piece::new(tone, crate::text(text))
    }

    pub fn phrase(tone: Tone, key: &'static str) -> Piece {
        Piece::new(tone, Phrase::new(key))
    }

    pub fn width(self, cells: usize) -> Piece {
        Piece { width: cells, ..self }
    }

    pub fn id(self, id: impl Display) -> Piece {
        Piece { id: Some(id.to_string()), ..self }
    }
}

impl Span {
    pub fn new(tone: Tone, text: impl Into<String>) -> Span {
        Span { text: text.into(), tone, width: 0, id: None }
    }

    /// The text, cut or padded to its width.
    pub fn fitted(&self) -> String {
        if self.width == 0 { self.text.clone() } else { fit(&self.text, self.width) }
    }
}

/// Pieces with a faint separator between them.
pub fn join(pieces: impl IntoIterator<Item = Piece>, between: &str) -> Vec<Piece> {
    let mut joined = Vec::new();
    for piece in pieces {
        if !joined.is_empty() {
            joined.push(Piece::text(Tone::Faint, between));
        }
        joined.push(piece);
    }
    joined
}

/// The non-empty parts, separated by spaces.
pub fn spaced(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A text followed by a rule, together this many cells wide.
pub fn ruled(text: &str, cells: usize) -> String {
    format!("{text} {}", "─".repeat(cells.saturating_sub(text.width() + 1)))
}

/// A few marks are drawn one by one, many as a number.
pub fn marks(mark: &str, count: usize) -> String {
    if count <= 4 { mark.repeat(count) } else { format!("{mark}×{count}") }
}

/// Breaks a text into lines at its spaces; a word wider than a line is broken too. Lines after the first are indented
/// by `indent` spaces.
pub fn wrap(text: &str, cells: usize, indent: usize) -> Vec<String> {
    wrap_behind(text, cells, "", &" ".repeat(indent))
}

/// The same, with a prefix for the first line and one for the rest.
pub fn wrap_behind(text: &str, cells: usize, first: &str, rest: &str) -> Vec<String> {
    let rest = if rest.width() + 1 < cells { rest } else { "" };
    let options = Options::new(cells).initial_indent(first).subsequent_indent(rest);
    let lines = textwrap::wrap(text, options.word_splitter(WordSplitter::NoHyphenation));
    lines.into_iter().map(String::from).collect()
}

/// Cuts or pads a text to this many cells. A cut shows as `…`.
pub fn fit(text: &str, cells: usize) -> String {
    let mut fitted = if text.width() <= cells { text.to_owned() } else { cut(text, cells) };
    fitted.push_str(&" ".repeat(cells - fitted.width().min(cells)));
    fitted
}

fn cut(text: &str, cells: usize) -> String {
    let Some(room) = cells.checked_sub(1) else { return String::new() };
    let mut used = 0;
    let fits = |letter: &char| {
        used += letter.width().unwrap_or(0);
        used <= room
    };
    text.chars().take_while(fits).collect::<String>() + "…"
}

fn blank(cells: usize) -> Span {
    Span::new(Tone::Plain, " ".repeat(cells))
}
