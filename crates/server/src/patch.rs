//! The difference of two JSON texts as a JSON Patch (RFC 6902).
//! It is made for every seat after every choice, therefore on the texts themselves:
//! what is equal is skipped as bytes, and no tree is built.

use std::fmt::Write;
use std::ops::Range;

/// The patch that makes `after` of `before`, both compact JSON of the same serializer.
/// `None` if it would be longer than `after`, or if a text is not what we expect: then the whole is sent.
pub fn diff(before: &str, after: &str) -> Option<String> {
    let mut walk = Walk { before, after, open: Vec::with_capacity(16), patch: String::from("[") };
    let (mut b, mut a) = (0, 0);
    loop {
        let same = equal_bytes(before, b, after, a);
        if b + same == before.len() && a + same == after.len() {
            walk.patch.push(']');
            return Some(walk.patch);
        }
        let inside_string = walk.skip_equal(b, b + same)?;
        (b, a) = walk.settle(b, a, same, inside_string)?;
    }
}

/// Positions in `before` are called `b`, positions in `after` are called `a`.
struct Walk<'t> {
    before: &'t str,
    after: &'t str,
    /// The arrays and objects around the current place, outermost first.
    open: Vec<Open>,
    patch: String,
}

struct Open {
    is_array: bool,
    /// The place of the current element in `after`: the operations written so far have already moved it there.
    index: usize,
    /// Where the current element, or the current key, starts in `before`.
    member: usize,
    /// Where its value starts in `before`; none while we are in a key.
    value: Option<usize>,
}

impl Open {
    fn start_member(&mut self, b: usize) {
        self.member = b;
        self.value = self.is_array.then_some(b);
    }
}

impl<'t> Walk<'t> {
    /// Follows the structure of what is equal, so that the place of the difference is known.
    /// Says whether `end` is inside a string.
    fn skip_equal(&mut self, mut b: usize, end: usize) -> Option<bool> {
        let text = self.before.as_bytes();
        while b < end {
            match text[b] {
                b'"' => {
                    b = string_end(text, b)?;
                    if end < b {
                        return Some(true);
                    }
                    continue;
                }
                b',' => {
                    let open = self.open.last_mut()?;
                    open.index += 1;
                    open.start_member(b + 1);
                }
                b':' => self.open.last_mut()?.value = Some(b + 1),
                byte @ (b'[' | b'{') => {
                    let mut open = Open { is_array: byte == b'[', index: 0, member: 0, value: None };
                    open.start_member(b + 1);
                    self.open.push(open);
                }
                b']' | b'}' => {
                    self.open.pop()?;
                }
                _ => {}
            }
            b += 1;
        }
        Some(false)
    }

    /// Writes operations for the difference that comes `same` bytes after `b` and `a`.
    /// Returns from where on the texts are to be compared again.
    fn settle(&mut self, b: usize, a: usize, same: usize, inside_string: bool) -> Option<(usize, usize)> {
        let in_after = |place: usize| a + (place - b);
        let innermost = self.open.len().checked_sub(1)?;

        // An element that began before `b` has been compared in part: only those that began later may have moved.
        let fresh = self.open.iter().position(|open| b <= open.member).unwrap_or(innermost);
        for level in fresh..innermost {
            let Open { is_array, member, .. } = self.open[level];
            let may_have_moved = is_array && b + same < member + SURELY_THE_SAME;
            if may_have_moved && let Some(shift) = self.find_shift(member, in_after(member)) {
                return self.write_shift(level, member, in_after(member), shift);
            }
        }

        let Open { is_array, index, member, value } = self.open[innermost];
        let (b_end, a_end) = (b + same, a + same);
        let b_byte = *self.before.as_bytes().get(b_end)?;
        let a_byte = *self.after.as_bytes().get(a_end)?;
        if !inside_string {
            let is_first = b_end == member;
            if is_first && is_close(b_byte) {
                return Some((b_end, self.write_adds(innermost, a_end, index, usize::MAX)?));
            }
            if is_first && is_close(a_byte) {
                return Some((self.write_removes(innermost, b_end, index, usize::MAX)?, a_end));
            }
            if b_byte == b',' && is_close(a_byte) {
                return Some((self.write_removes(innermost, b_end + 1, index + 1, usize::MAX)?, a_end));
            }
            if is_close(b_byte) && a_byte == b',' {
                return Some((b_end, self.write_adds(innermost, a_end + 1, index + 1, usize::MAX)?));
            }
        }

        if member < b {
            // After a settled member only the delimiters can differ: this is not JSON.
            return None;
        }
        if is_array && let Some(shift) = self.find_shift(member, in_after(member)) {
            return self.write_shift(innermost, member, in_after(member), shift);
        }
        match value {
            Some(value) => self.write_replace(value, in_after(value)),
            None => self.write_other_key(member, in_after(member)),
        }
    }

    /// Looks whether elements were removed or inserted in front of equal ones, rather than changed.
    fn find_shift(&self, b: usize, a: usize) -> Option<Shift> {
        let mut b_end = short_element_end(self.before, b)?;
        let mut a_end = short_element_end(self.after, a)?;
        let (b_length, a_length) = (b_end - b, a_end - a);
        let mut longest = equal_bytes(self.before, b_end, self.after, a_end);
        if SURELY_THE_SAME <= longest {
            return None;
        }
        let mut found = None;
        for count in 1..=NEIGHBOURS {
            let follows = |text: &str, end: usize| text.as_bytes().get(end) == Some(&b',');
            if follows(self.before, b_end) {
                let equal = equal_bytes(self.before, b_end + 1, self.after, a);
                if longest.max(a_length) < equal {
                    (longest, found) = (equal, Some(Shift::Removed(count)));
                }
                b_end = short_element_end(self.before, b_end + 1)?;
            }
            if follows(self.after, a_end) {
                let equal = equal_bytes(self.before, b, self.after, a_end + 1);
                if longest.max(b_length) < equal {
                    (longest, found) = (equal, Some(Shift::Inserted(count)));
                }
                a_end = short_element_end(self.after, a_end + 1)?;
            }
        }
        found
    }

    fn write_shift(&mut self, level: usize, b: usize, a: usize, shift: Shift) -> Option<(usize, usize)> {
        self.open.truncate(level + 1);
        let index = self.open[level].index;
        match shift {
            Shift::Removed(count) => {
                let b = self.write_removes(level, b, index, count)? + 1;
                self.open[level].start_member(b);
                Some((b, a))
            }
            Shift::Inserted(count) => {
                let a = self.write_adds(level, a, index, count)? + 1;
                self.open[level].index += count;
                self.open[level].start_member(b);
                Some((b, a))
            }
        }
    }

    /// The keys of an object differ at this place: the one of `after` comes later in `before`, or it is new.
    /// A key that changed its place is removed here and added where `after` has it.
    fn write_other_key(&mut self, b: usize, a: usize) -> Option<(usize, usize)> {
        let level = self.open.len() - 1;
        if has_key(self.before, b, read_member(self.after, a, false)?.key?)? {
            let b = self.write_removes(level, b, 0, 1)? + 1;
            self.open[level].start_member(b);
            return Some((b, a));
        }
        let a_end = self.write_adds(level, a, 0, 1)?;
        if is_close(self.after.as_bytes()[a_end]) {
            return Some((self.write_removes(level, b, 0, usize::MAX)?, a_end));
        }
        Some((b, a_end + 1))
    }

    fn write_replace(&mut self, b: usize, a: usize) -> Option<(usize, usize)> {
        let (b_end, a_end) = (value_end(self.before.as_bytes(), b)?, value_end(self.after.as_bytes(), a)?);
        self.start_operation("replace", self.open.len())?;
        self.end_operation(Some(self.after.get(a..a_end)?))?;
        Some((b_end, a_end))
    }

    /// Removes up to `count` members of `before` and returns the end of the last one.
    fn write_removes(&mut self, level: usize, mut b: usize, index: usize, count: usize) -> Option<usize> {
        let is_array = self.open[level].is_array;
        for _ in 0..count {
            let member = read_member(self.before, b, is_array)?;
            self.start_operation("remove", level)?;
            self.write_member(member.key, index)?;
            self.end_operation(None)?;
            b = member.value.end;
            if is_close(*self.before.as_bytes().get(b)?) {
                return Some(b);
            }
            b += 1;
        }
        Some(b - 1)
    }

    /// Adds up to `count` members of `after` and returns the end of the last one.
    fn write_adds(&mut self, level: usize, mut a: usize, mut index: usize, count: usize) -> Option<usize> {
        let is_array = self.open[level].is_array;
        for _ in 0..count {
            let member = read_member(self.after, a, is_array)?;
            self.start_operation("add", level)?;
            self.write_member(member.key, index)?;
            self.end_operation(Some(self.after.get(member.value.clone())?))?;
            a = member.value.end;
            if is_close(*self.after.as_bytes().get(a)?) {
                return Some(a);
            }
            a += 1;
            index += 1;
        }
        Some(a - 1)
    }

    /// Writes an operation up to the current members of the first `levels` arrays and objects.
    fn start_operation(&mut self, name: &str, levels: usize) -> Option<()> {
        if self.patch.len() > 1 {
            self.patch.push(',');
        }
        write!(self.patch, r#"{{"op":"{name}","path":""#).ok()?;
        for level in 0..levels {
            let Open { is_array, index, member, value } = self.open[level];
            let key = if is_array { None } else { Some(self.before.get(member + 1..value?.checked_sub(2)?)?) };
            self.write_member(key, index)?;
        }
        Some(())
    }

    fn write_member(&mut self, key: Option<&str>, index: usize) -> Option<()> {
        match key {
            Some(key) => write_key(&mut self.patch, key),
            None => write!(self.patch, "/{index}").ok(),
        }
    }

    fn end_operation(&mut self, value: Option<&str>) -> Option<()> {
        match value {
            Some(value) => write!(self.patch, r#"","value":{value}}}"#).ok()?,
            None => self.patch.push_str("\"}"),
        }
        (self.patch.len() < self.after.len()).then_some(())
    }
}

#[derive(Clone, Copy)]
enum Shift {
    Removed(usize),
    Inserted(usize),
}

/// Elements beyond this many bytes are not looked through for others removed or inserted before them.
const LONG_ELEMENT: usize = 1024;
/// So many neighbours removed or inserted at one place are found.
const NEIGHBOURS: usize = 4;
/// If so many bytes at the start of an element or after it are equal, it was changed where it stands.
const SURELY_THE_SAME: usize = 256;

/// Writes a raw key as part of a pointer: its JSON escapes stay, those of RFC 6901 are added.
/// Escapes that our serializer does not write could hide a `/` or `~` and are refused.
fn write_key(patch: &mut String, key: &str) -> Option<()> {
    patch.push('/');
    let mut chars = key.chars();
    while let Some(char) = chars.next() {
        match char {
            '~' => patch.push_str("~0"),
            '/' => patch.push_str("~1"),
            '\\' if chars.as_str().starts_with(['"', '\\', 'b', 'f', 'n', 'r', 't'])
                || chars.as_str().starts_with("u000")
                || chars.as_str().starts_with("u001") =>
            {
                patch.extend(['\\', chars.next()?]);
            }
            '\\' => return None,
            other => patch.push(other),
        }
    }
    Some(())
}

struct Member<'t> {
    /// Without its quotes, with its escapes.
    key: Option<&'t str>,
    value: Range<usize>,
}

fn read_member(text: &str, start: usize, is_array: bool) -> Option<Member<'_>> {
    let bytes = text.as_bytes();
    if is_array {
        return Some(Member { key: None, value: start..value_end(bytes, start)? });
    }
    let key_end = (*bytes.get(start)? == b'"').then(|| string_end(bytes, start))??;
    let value = (*bytes.get(key_end)? == b':').then_some(key_end + 1)?;
    Some(Member { key: Some(text.get(start + 1..key_end - 1)?), value: value..value_end(bytes, value)? })
}

/// Whether the object has this key at the member that starts here, or at a later one.
fn has_key(text: &str, mut start: usize, key: &str) -> Option<bool> {
    loop {
        let member = read_member(text, start, false)?;
        if member.key == Some(key) {
            return Some(true);
        }
        if is_close(*text.as_bytes().get(member.value.end)?) {
            return Some(false);
        }
        start = member.value.end + 1;
    }
}

fn short_element_end(text: &str, start: usize) -> Option<usize> {
    value_end(&text.as_bytes()[..text.len().min(start + LONG_ELEMENT)], start)
}

/// Where the value that starts here ends; none if the text ends first.
fn value_end(text: &[u8], start: usize) -> Option<usize> {
    let mut place = start;
    let mut depth = 0;
    loop {
        match *text.get(place)? {
            b'"' => place = string_end(text, place)?,
            b'[' | b'{' => {
                depth += 1;
                place += 1;
                continue;
            }
            b']' | b'}' if 0 < depth => {
                depth -= 1;
                place += 1;
            }
            b',' | b':' if 0 < depth => {
                place += 1;
                continue;
            }
            b',' | b':' | b']' | b'}' => return None,
            _ => place += text[place..].iter().position(|byte| matches!(byte, b',' | b']' | b'}'))?,
        }
        if depth == 0 {
            return (start < place && place < text.len()).then_some(place);
        }
    }
}

/// Where the string that starts here ends, its closing quote included.
fn string_end(text: &[u8], start: usize) -> Option<usize> {
    let mut place = start + 1;
    loop {
        // Eight bytes at a time, because most of a text is in strings.
        while let Some(bytes) = text.get(place..).and_then(|rest| rest.first_chunk()) {
            let found = find_byte(*bytes, b'"') | find_byte(*bytes, b'\\');
            if found != 0 {
                place += found.trailing_zeros() as usize / 8;
                break;
            }
            place += 8;
        }
        match *text.get(place)? {
            b'"' => return Some(place + 1),
            b'\\' => place += 2,
            _ => place += 1,
        }
    }
}

/// Sets the highest bit of the first of these bytes that is `byte`; bits beyond it say nothing.
fn find_byte(bytes: [u8; 8], byte: u8) -> u64 {
    let ones = u64::from_le_bytes([1; 8]);
    let zero_where_found = u64::from_le_bytes(bytes) ^ (ones * u64::from(byte));
    zero_where_found.wrapping_sub(ones) & !zero_where_found & (ones << 7)
}

fn is_close(byte: u8) -> bool {
    matches!(byte, b']' | b'}')
}

/// How many bytes are equal from these places on.
fn equal_bytes(before: &str, b: usize, after: &str, a: usize) -> usize {
    const CHUNK: usize = 32;
    let (before, after) = (&before.as_bytes()[b..], &after.as_bytes()[a..]);
    let chunks = before.as_chunks::<CHUNK>().0.iter().zip(after.as_chunks::<CHUNK>().0);
    let start = chunks.take_while(|(before, after)| before == after).count() * CHUNK;
    start + before[start..].iter().zip(&after[start..]).take_while(|(before, after)| before == after).count()
}

#[cfg(test)]
mod tests;
