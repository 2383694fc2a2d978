//! A value as a row of tokens: equivalent to its JSON, but compared without parsing text.
//!
//! After every choice each reader gets what has changed in their view. Most of it has not, and finding that out is most
//! of a server's work: tokens are made and compared in a fraction of the time that text takes.

mod tokens;

use std::hash::{Hash, Hasher};

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use tokens::Layer;

/// A value laid flat. It can be written as JSON, and compared with another one part by part.
#[derive(Clone, Debug, Default)]
pub struct Flat {
    tokens: Vec<Token>,
    /// Strings that are not part of the program, concatenated.
    texts: String,
    /// A lower bound on the length of the JSON in bytes.
    length: usize,
}

#[derive(Clone, Copy, Debug)]
enum Token {
    Null,
    Bool(bool),
    Whole(u64),
    Negative(i64),
    Fraction(f64),
    /// A name from the program's source: of a field or a variant.
    Name(&'static str),
    /// A part of `texts`.
    Text {
        start: u32,
        end: u32,
    },
    /// How many of the following tokens are inside.
    List(u32),
    /// The same; keys and values alternate.
    Object(u32),
}

impl Flat {
    /// Everything a game shows is plain data.
    pub fn of(value: &impl Serialize) -> Flat {
        let mut flat = Flat::default();
        flat.lay(value);
        flat
    }

    /// Reuses the memory of the previous value.
    pub fn lay(&mut self, value: &impl Serialize) {
        self.tokens.clear();
        self.texts.clear();
        self.length = 0;
        value.serialize(Layer(self)).expect("plain data with text keys can be laid flat");
    }

    /// A lower bound on the length of its JSON in bytes.
    pub fn shortest_length(&self) -> usize {
        self.length
    }

    pub fn whole(&self) -> Part<'_> {
        Part { flat: self, place: 0 }
    }

    pub fn to_json(&self) -> String {
        serde_json::to_string(&self.whole()).expect("tokens are numbers and words")
    }
}

/// A value inside a value.
#[derive(Clone, Copy)]
pub struct Part<'f> {
    flat: &'f Flat,
    place: usize,
}

impl<'f> Part<'f> {
    pub fn is_list(self) -> bool {
        matches!(self.token(), Token::List(_))
    }

    pub fn is_object(self) -> bool {
        matches!(self.token(), Token::Object(_))
    }

    /// The elements of a list, or the keys and values of an object alternately; empty for anything else.
    pub fn inside(self) -> Parts<'f> {
        Parts { flat: self.flat, place: self.place + 1, end: self.end() }
    }

    /// The string it is, if it is one: all keys are.
    pub fn word(self) -> Option<&'f str> {
        self.flat.word(self.token())
    }

    pub fn is_null(self) -> bool {
        matches!(self.token(), Token::Null)
    }

    /// The number it is, if it is one; yes and no are 1 and 0.
    pub fn number(self) -> Option<f64> {
        match self.token() {
            Token::Bool(is_so) => Some(f64::from(u8::from(is_so))),
            Token::Whole(number) => Some(number as f64),
            Token::Negative(number) => Some(number as f64),
            Token::Fraction(number) => Some(number),
            Token::Null | Token::Name(_) | Token::Text { .. } | Token::List(_) | Token::Object(_) => None,
        }
    }

    fn token(self) -> Token {
        self.flat.tokens[self.place]
    }

    fn end(self) -> usize {
        self.place + 1 + self.token().inside()
    }
}

/// Equal values of one type have equal hashes.
impl Hash for Flat {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for token in &self.tokens {
            match *token {
                Token::Null => state.write_u8(0),
                Token::Bool(is_so) => state.write_u8(1 + u8::from(is_so)),
                Token::Whole(number) => state.write_u64(number),
                Token::Negative(number) => state.write_i64(number),
                Token::Fraction(number) => state.write_u64(number.to_bits()),
                Token::Name(_) | Token::Text { .. } => self.word(*token).hash(state),
                Token::List(inside) | Token::Object(inside) => state.write_u32(inside),
            }
        }
    }
}

impl Serialize for Part<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.token() {
            Token::Null => serializer.serialize_unit(),
            Token::Bool(is_so) => serializer.serialize_bool(is_so),
            Token::Whole(number) => serializer.serialize_u64(number),
            Token::Negative(number) => serializer.serialize_i64(number),
            Token::Fraction(number) => serializer.serialize_f64(number),
            Token::Name(_) | Token::Text { .. } => serializer.serialize_str(self.word().unwrap_or_default()),
            Token::List(_) => serializer.collect_seq(self.inside()),
            Token::Object(_) => {
                let (mut inside, mut map) = (self.inside(), serializer.serialize_map(None)?);
                while let (Some(key), Some(value)) = (inside.next(), inside.next()) {
                    map.serialize_entry(&key, &value)?;
                }
                map.end()
            }
        }
    }
}

/// Two values to be compared part by part.
#[derive(Clone, Copy)]
pub struct Pair<'f> {
    before: &'f Flat,
    after: &'f Flat,
    /// Usually they do, and then comparing the positions of strings is enough.
    have_same_texts: bool,
}

impl<'f> Pair<'f> {
    pub fn of(before: &'f Flat, after: &'f Flat) -> Pair<'f> {
        Pair { before, after, have_same_texts: before.texts == after.texts }
    }

    /// Whether a part of the first equals a part of the second, with everything inside.
    pub fn is_same(self, before: Part<'f>, after: Part<'f>) -> bool {
        let old = &self.before.tokens[before.place..before.end()];
        let new = &self.after.tokens[after.place..after.end()];
        old.len() == new.len() && old.iter().zip(new).all(|(old, new)| self.is_same_token(*old, *new))
    }

    fn is_same_token(self, old: Token, new: Token) -> bool {
        match (old, new) {
            (Token::Null, Token::Null) => true,
            (Token::Bool(old), Token::Bool(new)) => old == new,
            (Token::Whole(old), Token::Whole(new)) => old == new,
            (Token::Negative(old), Token::Negative(new)) => old == new,
            (Token::Fraction(old), Token::Fraction(new)) => old.to_bits() == new.to_bits(),
            (Token::List(old), Token::List(new)) | (Token::Object(old), Token::Object(new)) => old == new,
            // Usually it is the very same string.
            (Token::Name(old), Token::Name(new)) => std::ptr::eq(old, new) || old == new,
            (Token::Text { start, end }, Token::Text { start: from, end: to })
                if self.have_same_texts && (start, end) == (from, to) =>
            {
                true
            }
            (Token::Name(_) | Token::Text { .. }, Token::Name(_) | Token::Text { .. }) => {
                self.before.word(old) == self.after.word(new)
            }
            _ => false,
        }
    }
}

/// The values inside a value, see [`Part::inside`].
#[derive(Clone)]
pub struct Parts<'f> {
    flat: &'f Flat,
    place: usize,
    end: usize,
}

impl<'f> Iterator for Parts<'f> {
    type Item = Part<'f>;

    fn next(&mut self) -> Option<Part<'f>> {
        if self.place >= self.end {
            return None;
        }
        let part = Part { flat: self.flat, place: self.place };
        self.place = part.end();
        Some(part)
    }
}

impl Token {
    /// How many of the following tokens are inside.
    fn inside(self) -> usize {
        match self {
            Token::List(inside) | Token::Object(inside) => inside as usize,
            _ => 0,
        }
    }
}

impl Flat {
    fn word(&self, token: Token) -> Option<&str> {
        match token {
            Token::Name(name) => Some(name),
            Token::Text { start, end } => self.texts.get(start as usize..end as usize),
            _ => None,
        }
    }

    /// Begins a list or an object; everything until it is closed is inside.
    fn open(&mut self, token: Token) -> usize {
        self.push(token, 1);
        self.tokens.len() - 1
    }

    fn close(&mut self, open: usize) {
        let many = (self.tokens.len() - open - 1) as u32;
        if let Token::List(inside) | Token::Object(inside) = &mut self.tokens[open] {
            *inside = many;
        }
    }

    fn push(&mut self, token: Token, length: usize) {
        self.length += length;
        self.tokens.push(token);
    }
}
