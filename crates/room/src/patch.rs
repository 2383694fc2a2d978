//! The difference of two values as a JSON Patch (RFC 6902). It is made for every seat after every choice.

use std::fmt::Write;

use catalog::lines::{Op, Operation, Patch};
use catalog::{Flat, Pair, Part, Parts};
use serde_json::value::to_raw_value;

/// The patch that makes `after` of `before`; an empty one if they are equal.
/// `None` if it would be as long as `after`: then the whole is sent.
pub fn diff(before: &Flat, after: &Flat) -> Option<Patch> {
    let mut writer =
        Writer { pair: Pair::of(before, after), patch: Patch::default(), length: 0, longest: after.shortest_length() };
    writer.compare(before.whole(), after.whole(), &Path::Whole)?;
    Some(writer.patch)
}

struct Writer<'f> {
    pair: Pair<'f>,
    patch: Patch,
    /// In bytes, with what stands between the operations.
    length: usize,
    longest: usize,
}

/// Where something stands: the last step, and those before.
enum Path<'p> {
    Whole,
    Key(&'p Path<'p>, Part<'p>),
    /// The operations written so far have already moved it there.
    Element(&'p Path<'p>, usize),
}

impl<'f> Writer<'f> {
    /// Writes what has changed; nothing comes back when that is too much.
    fn compare(&mut self, before: Part<'f>, after: Part<'f>, path: &Path<'_>) -> Option<()> {
        if before.is_list() && after.is_list() {
            self.compare_lists(before.inside(), after.inside(), path)
        } else if before.is_object() && after.is_object() {
            self.compare_objects(before, after, path)
        } else if self.pair.is_same(before, after) {
            Some(())
        } else {
            self.write(Op::Replace, path, Some(after))
        }
    }

    /// Elements that were removed from between others, or put there, do not rewrite those behind them.
    fn compare_lists(&mut self, mut before: Parts<'f>, mut after: Parts<'f>, path: &Path<'_>) -> Option<()> {
        let mut place = 0;
        loop {
            let here = Path::Element(path, place);
            let (from_before, from_after) = (before.clone(), after.clone());
            match (before.next(), after.next()) {
                (None, None) => return Some(()),
                (Some(_), None) => {
                    self.write(Op::Remove, &here, None)?;
                    continue;
                }
                (None, Some(added)) => self.write(Op::Add, &here, Some(added))?,
                (Some(old), Some(new)) if self.pair.is_same(old, new) => {}
                (Some(old), Some(new)) => match find_shift(self.pair, &from_before, &from_after) {
                    Some(Shift::Removed) => {
                        self.write(Op::Remove, &here, None)?;
                        after = from_after;
                        continue;
                    }
                    Some(Shift::Inserted) => {
                        self.write(Op::Add, &here, Some(new))?;
                        before = from_before;
                    }
                    None => self.compare(old, new, &here)?,
                },
            }
            place += 1;
        }
    }

    /// Mostly the keys are the same. One that has changed its place is removed here and added where `after` has it.
    fn compare_objects(&mut self, before: Part<'f>, after: Part<'f>, path: &Path<'_>) -> Option<()> {
        let (mut old, mut new) = (before.inside(), after.inside());
        let (mut old_key, mut new_key) = (old.next(), new.next());
        loop {
            match (old_key, new_key) {
                (Some(key), Some(other)) if self.pair.is_same(key, other) => {
                    self.compare(old.next()?, new.next()?, &Path::Key(path, key))?;
                    (old_key, new_key) = (old.next(), new.next());
                }
                // One of several possibilities is an object with one member: another one is told as a whole.
                (Some(_), Some(_)) if has_one_member(before) && has_one_member(after) => {
                    return self.write(Op::Replace, path, Some(after));
                }
                (Some(key), other) if other.is_none_or(|other| has_key(&old, other)) => {
                    self.write(Op::Remove, &Path::Key(path, key), None)?;
                    old_key = old.nth(1);
                }
                (_, Some(key)) => {
                    self.write(Op::Add, &Path::Key(path, key), Some(new.next()?))?;
                    new_key = new.next();
                }
                (_, None) => return Some(()),
            }
        }
    }

    fn write(&mut self, op: Op, path: &Path<'_>, value: Option<Part<'_>>) -> Option<()> {
        let mut pointer = String::with_capacity(64);
        path.write(&mut pointer);
        let operation = Operation { op, path: pointer, value };
        let written = to_raw_value(&operation).expect("plain data is JSON");
        self.length += 1 + written.get().len();
        self.patch.0.push(written);
        (self.length < self.longest).then_some(())
    }
}

impl Path<'_> {
    /// Appends it as a pointer (RFC 6901).
    fn write(&self, pointer: &mut String) {
        match self {
            Path::Whole => {}
            Path::Key(around, key) => {
                around.write(pointer);
                pointer.push('/');
                let key = key.word().unwrap_or_default();
                match key.contains(['~', '/']) {
                    true => pointer.push_str(&key.replace('~', "~0").replace('/', "~1")),
                    false => pointer.push_str(key),
                }
            }
            Path::Element(around, place) => {
                around.write(pointer);
                write!(pointer, "/{place}").expect("writing to a string cannot fail");
            }
        }
    }
}

fn has_one_member(object: Part<'_>) -> bool {
    object.inside().count() == 2
}

/// Whether a key comes later, where the value of another key comes next.
fn has_key(members: &Parts<'_>, wanted: Part<'_>) -> bool {
    members.clone().skip(1).step_by(2).any(|key| key.word() == wanted.word())
}

/// What has happened to the first element.
enum Shift {
    Removed,
    Inserted,
}

/// At most this many neighbours removed or inserted at one place are found.
const NEIGHBOURS: usize = 4;
/// This many equal elements in a row are proof enough.
const ENOUGH: usize = 4;

/// Looks whether the first element was removed or inserted in front of equal ones, rather than changed.
fn find_shift<'f>(pair: Pair<'f>, before: &Parts<'f>, after: &Parts<'f>) -> Option<Shift> {
    let (mut later_before, mut later_after) = (before.clone(), after.clone());
    let (mut removed, mut inserted) = (0, 0);
    for _ in 0..NEIGHBOURS {
        if later_before.next().is_some() {
            removed = removed.max(count_equal(pair, &later_before, after));
        }
        if later_after.next().is_some() {
            inserted = inserted.max(count_equal(pair, before, &later_after));
        }
    }
    let most = removed.max(inserted);
    if most == 0 || most <= count_equal(pair, &behind_first(before), &behind_first(after)) {
        None
    } else if inserted < removed {
        Some(Shift::Removed)
    } else {
        Some(Shift::Inserted)
    }
}

fn behind_first<'f>(parts: &Parts<'f>) -> Parts<'f> {
    let mut rest = parts.clone();
    rest.next();
    rest
}

/// How many elements are equal before the first ones that are not.
fn count_equal<'f>(pair: Pair<'f>, before: &Parts<'f>, after: &Parts<'f>) -> usize {
    let both = before.clone().zip(after.clone()).take(ENOUGH);
    both.take_while(|(before, after)| pair.is_same(*before, *after)).count()
}

#[cfg(test)]
mod tests;
