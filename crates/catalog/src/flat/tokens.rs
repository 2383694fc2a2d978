//! Lays values flat like `serde_json` would write them: a variant with data is an object with one member.

use std::fmt::Display;

use serde::ser::{self, Serialize};

use super::{Flat, Token};

/// Why a value cannot be laid flat.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(super) struct NotPlain(String);

impl ser::Error for NotPlain {
    fn custom<T: Display>(message: T) -> NotPlain {
        NotPlain(message.to_string())
    }
}

type Laid = Result<(), NotPlain>;

/// Appends to what is there already.
pub(super) struct Layer<'f>(pub &'f mut Flat);

impl Flat {
    fn push_whole(&mut self, number: u64) -> Laid {
        self.push(Token::Whole(number), 1);
        Ok(())
    }

    fn push_signed(&mut self, number: i64) -> Laid {
        match u64::try_from(number) {
            Ok(number) => self.push_whole(number),
            Err(_) => {
                self.push(Token::Negative(number), 2);
                Ok(())
            }
        }
    }

    fn push_name(&mut self, name: &'static str) {
        self.push(Token::Name(name), name.len() + 2);
    }

    fn begin(&mut self, token: Token) -> Inside<'_> {
        let open = self.open(token);
        Inside { flat: self, open, around: None }
    }

    /// Begins an enum variant with data.
    fn begin_variant(&mut self, name: &'static str, token: Token) -> Inside<'_> {
        let around = Some(self.open(Token::Object(0)));
        self.push_name(name);
        let open = self.open(token);
        Inside { flat: self, open, around }
    }
}

impl<'f> ser::Serializer for Layer<'f> {
    type Ok = ();
    type Error = NotPlain;
    type SerializeSeq = Inside<'f>;
    type SerializeTuple = Inside<'f>;
    type SerializeTupleStruct = Inside<'f>;
    type SerializeTupleVariant = Inside<'f>;
    type SerializeMap = Inside<'f>;
    type SerializeStruct = Inside<'f>;
    type SerializeStructVariant = Inside<'f>;

    fn serialize_bool(self, is_so: bool) -> Laid {
        self.0.push(Token::Bool(is_so), 4);
        Ok(())
    }

    fn serialize_i8(self, number: i8) -> Laid {
        self.0.push_signed(number.into())
    }

    fn serialize_i16(self, number: i16) -> Laid {
        self.0.push_signed(number.into())
    }

    fn serialize_i32(self, number: i32) -> Laid {
        self.0.push_signed(number.into())
    }

    fn serialize_i64(self, number: i64) -> Laid {
        self.0.push_signed(number)
    }

    fn serialize_u8(self, number: u8) -> Laid {
        self.0.push_whole(number.into())
    }

    fn serialize_u16(self, number: u16) -> Laid {
        self.0.push_whole(number.into())
    }

    fn serialize_u32(self, number: u32) -> Laid {
        self.0.push_whole(number.into())
    }

    fn serialize_u64(self, number: u64) -> Laid {
        self.0.push_whole(number)
    }

    fn serialize_f32(self, number: f32) -> Laid {
        self.serialize_f64(number.into())
    }

    fn serialize_f64(self, number: f64) -> Laid {
        self.0.push(Token::Fraction(number), 1);
        Ok(())
    }

    fn serialize_char(self, letter: char) -> Laid {
        self.serialize_str(letter.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, text: &str) -> Laid {
        let place = |length| u32::try_from(length).map_err(|_| ser::Error::custom("texts beyond 4 GiB are not plain"));
        let start = place(self.0.texts.len())?;
        self.0.texts.push_str(text);
        let end = place(self.0.texts.len())?;
        self.0.push(Token::Text { start, end }, text.len() + 2);
        Ok(())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Laid {
        bytes.serialize(self)
    }

    fn serialize_none(self) -> Laid {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Laid {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Laid {
        self.0.push(Token::Null, 4);
        Ok(())
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Laid {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _name: &'static str, _index: u32, variant: &'static str) -> Laid {
        self.0.push_name(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _name: &'static str, value: &T) -> Laid {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        value: &T,
    ) -> Laid {
        let open = self.0.open(Token::Object(0));
        self.0.push_name(variant);
        value.serialize(Layer(&mut *self.0))?;
        self.0.close(open);
        Ok(())
    }

    fn serialize_seq(self, _length: Option<usize>) -> Result<Inside<'f>, NotPlain> {
        Ok(self.0.begin(Token::List(0)))
    }

    fn serialize_tuple(self, _length: usize) -> Result<Inside<'f>, NotPlain> {
        Ok(self.0.begin(Token::List(0)))
    }

    fn serialize_tuple_struct(self, _name: &'static str, _length: usize) -> Result<Inside<'f>, NotPlain> {
        Ok(self.0.begin(Token::List(0)))
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Inside<'f>, NotPlain> {
        Ok(self.0.begin_variant(variant, Token::List(0)))
    }

    fn serialize_map(self, _length: Option<usize>) -> Result<Inside<'f>, NotPlain> {
        Ok(self.0.begin(Token::Object(0)))
    }

    fn serialize_struct(self, _name: &'static str, _length: usize) -> Result<Inside<'f>, NotPlain> {
        Ok(self.0.begin(Token::Object(0)))
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Inside<'f>, NotPlain> {
        Ok(self.0.begin_variant(variant, Token::Object(0)))
    }
}

/// A list or an object being filled.
pub(super) struct Inside<'f> {
    flat: &'f mut Flat,
    open: usize,
    /// The enclosing object with one member, if this is a variant's data.
    around: Option<usize>,
}

impl Inside<'_> {
    fn add<T: Serialize + ?Sized>(&mut self, value: &T) -> Laid {
        // A comma or a colon.
        self.flat.length += 1;
        value.serialize(Layer(&mut *self.flat))
    }

    fn add_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Laid {
        let place = self.flat.tokens.len();
        key.serialize(Layer(&mut *self.flat))?;
        let key = match self.flat.tokens[place..] {
            [Token::Name(_) | Token::Text { .. }] => return Ok(()),
            [Token::Whole(number)] => number.to_string(),
            [Token::Negative(number)] => number.to_string(),
            [Token::Bool(is_so)] => is_so.to_string(),
            _ => return Err(ser::Error::custom("a key has to be a word")),
        };
        self.flat.tokens.truncate(place);
        key.serialize(Layer(&mut *self.flat))
    }

    fn add_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Laid {
        self.flat.push_name(name);
        self.add(value)
    }

    fn finish(self) -> Laid {
        self.flat.close(self.open);
        if let Some(around) = self.around {
            self.flat.close(around);
        }
        Ok(())
    }
}

impl ser::SerializeSeq for Inside<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Laid {
        self.add(value)
    }

    fn end(self) -> Laid {
        self.finish()
    }
}

impl ser::SerializeTuple for Inside<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Laid {
        self.add(value)
    }

    fn end(self) -> Laid {
        self.finish()
    }
}

impl ser::SerializeTupleStruct for Inside<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Laid {
        self.add(value)
    }

    fn end(self) -> Laid {
        self.finish()
    }
}

impl ser::SerializeTupleVariant for Inside<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Laid {
        self.add(value)
    }

    fn end(self) -> Laid {
        self.finish()
    }
}

impl ser::SerializeMap for Inside<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Laid {
        self.add_key(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Laid {
        self.add(value)
    }

    fn end(self) -> Laid {
        self.finish()
    }
}

impl ser::SerializeStruct for Inside<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Laid {
        self.add_field(name, value)
    }

    fn end(self) -> Laid {
        self.finish()
    }
}

impl ser::SerializeStructVariant for Inside<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Laid {
        self.add_field(name, value)
    }

    fn end(self) -> Laid {
        self.finish()
    }
}
