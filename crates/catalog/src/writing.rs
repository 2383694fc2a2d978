//! JSON as text, written for every seat after every choice.
//!
//! It gives the same bytes as `serde_json`, in less than half the time: a key or a text that needs no escapes, and that
//! is nearly all of them, is copied as it is.

use serde::Serialize;
use serde::de::value::Error;
use serde::ser::{
    Error as _, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

/// Everything a game shows is plain data with text keys.
pub(crate) fn write(value: &(impl Serialize + ?Sized)) -> String {
    // Most are longer than what a text begins with by itself, and growing is copying.
    let mut json = String::with_capacity(1024);
    write_to(&mut json, value);
    json
}

/// Adds a value to what was written so far.
pub(crate) fn write_to(json: &mut String, value: &(impl Serialize + ?Sized)) {
    value.serialize(Writer(json)).expect("plain data with text keys is JSON");
}

struct Writer<'j>(&'j mut String);

impl Writer<'_> {
    fn push_key(&mut self, key: &'static str) {
        write_text(self.0, key);
        self.0.push(':');
    }

    fn open_variant(&mut self, variant: &'static str) {
        self.0.push('{');
        self.push_key(variant);
    }
}

fn write_text(json: &mut String, text: &str) {
    // All bytes are looked at, without a way out in between: so the compiler can take many at once.
    let needs_escape = |byte: u8| (byte < 0x20) | (byte == b'"') | (byte == b'\\');
    let is_plain = !text.bytes().fold(false, |found, byte| found | needs_escape(byte));
    if is_plain {
        json.push('"');
        json.push_str(text);
        json.push('"');
    } else {
        json.push_str(&by_serde_json(text));
    }
}

fn write_number(json: &mut String, mut number: u64) {
    let mut digits = [0; 20];
    let mut place = digits.len();
    loop {
        place -= 1;
        digits[place] = b'0' + (number % 10) as u8;
        number /= 10;
        if number == 0 {
            break;
        }
    }
    digits[place..].iter().for_each(|digit| json.push(char::from(*digit)));
}

fn by_serde_json(value: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string(value).expect("a text or a number is JSON")
}

impl<'j> Serializer for Writer<'j> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Open<'j>;
    type SerializeTuple = Open<'j>;
    type SerializeTupleStruct = Open<'j>;
    type SerializeTupleVariant = Open<'j>;
    type SerializeMap = Open<'j>;
    type SerializeStruct = Open<'j>;
    type SerializeStructVariant = Open<'j>;

    fn serialize_bool(self, value: bool) -> Result<(), Error> {
        self.0.push_str(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Result<(), Error> {
        if value < 0 {
            self.0.push('-');
        }
        write_number(self.0, value.unsigned_abs());
        Ok(())
    }

    fn serialize_u8(self, value: u8) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Result<(), Error> {
        write_number(self.0, value);
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Result<(), Error> {
        self.0.push_str(&by_serde_json(&value));
        Ok(())
    }

    fn serialize_f64(self, value: f64) -> Result<(), Error> {
        self.0.push_str(&by_serde_json(&value));
        Ok(())
    }

    fn serialize_char(self, value: char) -> Result<(), Error> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<(), Error> {
        write_text(self.0, value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
        self.collect_seq(value)
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.0.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _name: &'static str, _index: u32, variant: &'static str) -> Result<(), Error> {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _name: &'static str, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        mut self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        self.open_variant(variant);
        value.serialize(Writer(&mut *self.0))?;
        self.0.push('}');
        Ok(())
    }

    fn serialize_seq(self, _length: Option<usize>) -> Result<Open<'j>, Error> {
        self.0.push('[');
        Ok(Open { json: self.0, is_first: true, end: "]" })
    }

    fn serialize_tuple(self, _length: usize) -> Result<Open<'j>, Error> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(self, _name: &'static str, _length: usize) -> Result<Open<'j>, Error> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_variant(
        mut self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Open<'j>, Error> {
        self.open_variant(variant);
        self.0.push('[');
        Ok(Open { json: self.0, is_first: true, end: "]}" })
    }

    fn serialize_map(self, _length: Option<usize>) -> Result<Open<'j>, Error> {
        self.0.push('{');
        Ok(Open { json: self.0, is_first: true, end: "}" })
    }

    fn serialize_struct(self, _name: &'static str, _length: usize) -> Result<Open<'j>, Error> {
        self.serialize_map(None)
    }

    fn serialize_struct_variant(
        mut self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Open<'j>, Error> {
        self.open_variant(variant);
        self.0.push('{');
        Ok(Open { json: self.0, is_first: true, end: "}}" })
    }
}

/// A list or an object that is not closed yet.
struct Open<'j> {
    json: &'j mut String,
    is_first: bool,
    end: &'static str,
}

impl Open<'_> {
    fn separate(&mut self) {
        if !std::mem::replace(&mut self.is_first, false) {
            self.json.push(',');
        }
    }

    fn push_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.separate();
        value.serialize(Writer(&mut *self.json))
    }

    fn push_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
        self.separate();
        let mut writer = Writer(&mut *self.json);
        writer.push_key(key);
        value.serialize(writer)
    }

    fn close(self) -> Result<(), Error> {
        self.json.push_str(self.end);
        Ok(())
    }
}

impl SerializeMap for Open<'_> {
    type Ok = ();
    type Error = Error;

    /// Numbers become texts, as `serde_json` does it.
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.separate();
        let start = self.json.len();
        key.serialize(Writer(&mut *self.json))?;
        match self.json.as_bytes().get(start) {
            Some(b'"') => Ok(()),
            Some(b'{' | b'[' | b'n') | None => Err(Error::custom("a key has to be a text")),
            Some(_) => {
                self.json.insert(start, '"');
                self.json.push('"');
                Ok(())
            }
        }
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.json.push(':');
        value.serialize(Writer(&mut *self.json))
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}

impl SerializeSeq for Open<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.push_element(value)
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}

impl SerializeTuple for Open<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.push_element(value)
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}

impl SerializeTupleStruct for Open<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.push_element(value)
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}

impl SerializeTupleVariant for Open<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.push_element(value)
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}

impl SerializeStruct for Open<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
        self.push_field(key, value)
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}

impl SerializeStructVariant for Open<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
        self.push_field(key, value)
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[track_caller]
    fn check(value: &(impl Serialize + ?Sized)) {
        assert_eq!(write(value), serde_json::to_string(value).expect("this is JSON"));
    }

    #[derive(Serialize)]
    struct Unit;
    #[derive(Serialize)]
    struct Id(u8);
    #[derive(Serialize)]
    struct Pair(u8, &'static str);
    #[derive(Serialize)]
    #[serde(rename_all = "snake_case")]
    enum Place {
        Reserve,
        Front(Id),
        Between(u8, u8),
        Engaged { sector: Option<u8>, fight: bool },
    }
    #[derive(Serialize)]
    struct View {
        nothing: (),
        unit: Unit,
        ids: Vec<Id>,
        pair: Pair,
        places: [Place; 4],
        #[serde(skip_serializing_if = "Option::is_none")]
        left_out: Option<u8>,
        #[serde(flatten)]
        more: BTreeMap<String, Place>,
    }

    #[test]
    fn plain_data_has_the_same_bytes_as_with_serde_json() {
        let engaged = || Place::Engaged { sector: None, fight: true };
        check(&View {
            nothing: (),
            unit: Unit,
            ids: vec![Id(0), Id(7), Id(255)],
            pair: Pair(10, "x"),
            places: [Place::Reserve, Place::Front(Id(99)), Place::Between(1, 100), engaged()],
            left_out: None,
            more: BTreeMap::from([("a".to_string(), engaged()), ("\"b\\".to_string(), Place::Reserve)]),
        });
    }

    #[test]
    fn numbers_have_the_same_bytes_as_with_serde_json() {
        check(&(i64::MIN, -1, 0, 9, 10, 1_234_567, i64::MAX, u64::MAX));
        check(&(i8::MIN, i16::MAX, u16::MAX, i32::MIN, u32::MAX));
        check(&(0.5_f64, -2.0_f32, f64::NAN));
    }

    #[test]
    fn texts_have_the_same_bytes_as_with_serde_json() {
        for text in ["", "plain", "Größe „9“ 🐉", "say \"no\"", "a\\b", "one\ntwo\t\u{1}", "\u{7f}\u{2028}/"] {
            check(text);
        }
        check(&('x', '"', "é"));
    }

    #[test]
    fn keys_of_a_map_are_texts() {
        check(&BTreeMap::from([(1, "a"), (20, "b")]));
        check(&BTreeMap::from([(true, 1)]));
        check(&BTreeMap::from([('c', [1, 2])]));
        assert!(BTreeMap::from([([1], 2)]).serialize(Writer(&mut String::new())).is_err());
    }
}
