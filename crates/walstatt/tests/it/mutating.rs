//! Spoils bytes, texts and JSON at random, from a seed.

use serde_json::{Map, Value, json};
use table::{Dice, FastDice};

/// Numbers that break things: limits of types, off by one, and plausible small ids.
const NUMBERS: [i64; 20] =
    [0, 1, 2, 3, 5, 6, 7, 31, 32, 33, 63, 64, 127, 128, 255, 256, 65_535, 65_536, -1, 4_294_967_295];

const SNIPPETS: [&str; 16] = [
    "\0",
    "\n",
    "\r\n",
    "{",
    "}",
    "[",
    "]",
    "\"",
    "null",
    "-",
    "1e999",
    "\\u0000",
    "\u{feff}",
    "seat",
    "ä",
    "999999999999999999999",
];

/// Spoils bytes in one to three places. `other` is the source of foreign pieces.
pub fn mutate_bytes(bytes: &[u8], other: &[u8], dice: &mut FastDice) -> Vec<u8> {
    let mut spoilt = bytes.to_vec();
    for _ in 0..dice.roll(3) {
        match dice.roll(9) {
            1 => flip_bit(&mut spoilt, dice),
            2 => spoilt.truncate(place(spoilt.len(), dice)),
            3 => splice(&mut spoilt, other, dice),
            4 => insert_snippet(&mut spoilt, dice),
            5 => cut_out(&mut spoilt, dice),
            6 | 7 => spoilt = change_number(&spoilt, dice),
            _ => spoilt = rearrange_lines(&spoilt, dice),
        }
    }
    spoilt
}

/// Spoils a value in one to three places and keeps most of its form.
pub fn mutate_json(value: &mut Value, dice: &mut FastDice) {
    for _ in 0..dice.roll(3) {
        let donor = pick_node(value, dice).clone();
        mutate_node(pick_node(value, dice), donor, dice);
    }
}

/// Puts a part of another value in the place of the same part, in one to three places: both are plausible there.
pub fn cross_json(value: &mut Value, other: &Value, dice: &mut FastDice) {
    for _ in 0..dice.roll(3) {
        cross_once(value, other, dice);
    }
}

/// Replaces one or two members by those of another object: a whole part that does not belong to the rest.
pub fn cross_members(value: &mut Value, other: &Value, dice: &mut FastDice) {
    let (Value::Object(members), Value::Object(others)) = (value, other) else { return };
    let keys: Vec<String> = members.keys().cloned().collect();
    for _ in 0..dice.roll(2) {
        let key = pick(&keys, dice);
        members.insert(key.clone(), others.get(key).cloned().unwrap_or_default());
    }
}

fn cross_once(value: &mut Value, other: &Value, dice: &mut FastDice) {
    let stops = dice.roll(5) == 1;
    match (value, other) {
        (Value::Array(items), Value::Array(others)) if !stops && !items.is_empty() && items.len() == others.len() => {
            let index = place(items.len(), dice);
            cross_once(&mut items[index], &others[index], dice);
        }
        (Value::Object(members), Value::Object(others)) if !stops && !members.is_empty() => {
            let index = place(members.len(), dice);
            let (key, member) = members.iter_mut().nth(index).expect("the index is below their number");
            cross_once(member, others.get(key).unwrap_or(&Value::Null), dice);
        }
        (value, other) => *value = other.clone(),
    }
}

fn mutate_node(node: &mut Value, donor: Value, dice: &mut FastDice) {
    match (node, dice.roll(8)) {
        (Value::Number(number), 1..=3) => {
            let step = *pick(&[-1, 1, 2, -2, 32], dice);
            *number = number.as_i64().unwrap_or_default().wrapping_add(step).into();
        }
        (Value::Number(number), 4..=6) => *number = (*pick(&NUMBERS, dice)).into(),
        (Value::Number(number), 7) => {
            let bit = 1 << (dice.roll(32) - 1);
            *number = (number.as_i64().unwrap_or_default() ^ bit).into();
        }
        (Value::Bool(is_true), _) => *is_true = !*is_true,
        (Value::Array(items), 1..=4) if !items.is_empty() => mutate_items(items, dice),
        (Value::Object(members), 1..=4) if !members.is_empty() => mutate_members(members, donor, dice),
        (node, 8) => {
            *node = pick(&[json!(null), json!(""), json!([]), json!({}), json!(1.5), json!(true)], dice).clone()
        }
        (node, _) => *node = donor,
    }
}

fn mutate_items(items: &mut Vec<Value>, dice: &mut FastDice) {
    let (from, to) = (place(items.len(), dice), place(items.len(), dice));
    match dice.roll(4) {
        1 => drop(items.remove(from)),
        2 => items.insert(to, items[from].clone()),
        3 => items[to] = items[from].clone(),
        _ => items.swap(from, to),
    }
}

fn mutate_members(members: &mut Map<String, Value>, donor: Value, dice: &mut FastDice) {
    let keys: Vec<String> = members.keys().cloned().collect();
    let (one, two) = (pick(&keys, dice), pick(&keys, dice));
    match dice.roll(4) {
        1 => drop(members.remove(one)),
        2 => drop(members.insert(format!("{one}_"), donor)),
        3 => drop(members.insert(one.clone(), members[two].clone())),
        _ => {
            let (first, second) = (members[one].clone(), members[two].clone());
            members.insert(one.clone(), second);
            members.insert(two.clone(), first);
        }
    }
}

/// A random node: walks down and stops anywhere, so that leaves and whole branches both come up.
fn pick_node<'v>(value: &'v mut Value, dice: &mut FastDice) -> &'v mut Value {
    let count = match value {
        Value::Array(items) => items.len(),
        Value::Object(members) => members.len(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
    };
    if count == 0 || dice.roll(6) == 1 {
        return value;
    }
    let index = place(count, dice);
    let inner = match value {
        Value::Array(items) => items.get_mut(index),
        Value::Object(members) => members.values_mut().nth(index),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    };
    pick_node(inner.expect("the index is below their number"), dice)
}

fn flip_bit(bytes: &mut [u8], dice: &mut FastDice) {
    if !bytes.is_empty() {
        bytes[place(bytes.len(), dice)] ^= 1 << (dice.roll(8) - 1);
    }
}

fn splice(bytes: &mut Vec<u8>, other: &[u8], dice: &mut FastDice) {
    let from = place(other.len(), dice);
    let piece = &other[from..(from + dice.roll(80) as usize).min(other.len())];
    let at = place(bytes.len(), dice);
    let until = (at + dice.roll(40) as usize - 1).min(bytes.len());
    bytes.splice(at..until, piece.iter().copied());
}

fn insert_snippet(bytes: &mut Vec<u8>, dice: &mut FastDice) {
    let at = place(bytes.len(), dice);
    bytes.splice(at..at, pick(&SNIPPETS, dice).bytes());
}

fn cut_out(bytes: &mut Vec<u8>, dice: &mut FastDice) {
    let from = place(bytes.len(), dice);
    let until = (from + dice.roll(30) as usize).min(bytes.len());
    bytes.drain(from..until);
}

/// Replaces a number by another one.
fn change_number(bytes: &[u8], dice: &mut FastDice) -> Vec<u8> {
    let starts: Vec<usize> = (0..bytes.len())
        .filter(|&at| bytes[at].is_ascii_digit() && (at == 0 || !bytes[at - 1].is_ascii_alphanumeric()))
        .collect();
    if starts.is_empty() {
        return bytes.to_vec();
    }
    let start = *pick(&starts, dice);
    let end = (start..bytes.len()).find(|&at| !bytes[at].is_ascii_digit()).unwrap_or(bytes.len());
    let number = pick(&NUMBERS, dice).to_string();
    [&bytes[..start], number.as_bytes(), &bytes[end..]].concat()
}

fn rearrange_lines(bytes: &[u8], dice: &mut FastDice) -> Vec<u8> {
    let mut lines: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').collect();
    let (from, to) = (place(lines.len(), dice), place(lines.len(), dice));
    match dice.roll(4) {
        1 => lines.insert(to, lines[from]),
        2 => drop(lines.remove(from)),
        3 => lines[to] = lines[from],
        _ => lines.swap(from, to),
    }
    lines.join(&b'\n')
}

/// An index below `len`; 0 if there is none.
fn place(len: usize, dice: &mut FastDice) -> usize {
    dice.roll(len.max(1) as u32) as usize - 1
}

pub fn pick<'a, T>(items: &'a [T], dice: &mut FastDice) -> &'a T {
    &items[dice.roll(items.len() as u32) as usize - 1]
}
