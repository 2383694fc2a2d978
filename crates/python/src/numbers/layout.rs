//! Where everything in a value has its number.

use std::sync::atomic::{AtomicU16, Ordering};

use catalog::Part;

use super::shape::{List, Range, Shape};

/// One number of an observation.
#[derive(Clone)]
pub struct Feature {
    /// The way to it, such as `view.sides[0].units[2].wounds`.
    pub name: String,
    pub kind: Kind,
    pub low: f64,
    pub high: f64,
    /// About how large it gets.
    pub scale: f64,
    /// What the numbers of a word stand for: 0 is none of them, 1 the first.
    pub words: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Number,
    /// Whether there is anything.
    Presence,
    /// How long a list is; what is beyond its places is left out.
    Length,
    /// One of several words.
    Word,
    /// Whether it is this word.
    IsWord,
}

impl Kind {
    pub fn name(self) -> &'static str {
        match self {
            Kind::Number => "number",
            Kind::Presence => "presence",
            Kind::Length => "length",
            Kind::Word => "word",
            Kind::IsWord => "is-word",
        }
    }
}

/// The places of a value's numbers, counted from where the value begins.
#[derive(Default)]
pub struct Node {
    presence: Option<usize>,
    number: Option<(usize, f64, f64)>,
    words: Option<Words>,
    list: Option<Box<Items>>,
    /// Sorted by name.
    fields: Vec<(String, Node)>,
    /// Which field probably comes at which place of an object.
    hints: Vec<AtomicU16>,
}

struct Words {
    place: usize,
    /// Sorted; each has a place of its own if there are few.
    all: Vec<String>,
    apart: bool,
}

struct Items {
    length: Option<usize>,
    first: usize,
    most: usize,
    stride: usize,
    item: Node,
}

/// More words than that share one number.
const FEW: usize = 8;
/// Sample games do not show the longest list there is.
const SPARE: usize = 4;

impl Node {
    /// Gives every part of a shape its place behind the features that are there already.
    pub fn of(shape: &Shape, name: &str, features: &mut Vec<Feature>) -> Node {
        let mut node = Node::default();
        let mut add = |name: String, kind, low, high, scale: f64, words| {
            features.push(Feature { name, kind, low, high, scale: scale.max(1.0), words });
            features.len() - 1
        };
        if shape.is_optional {
            node.presence = Some(add(format!("{name}?"), Kind::Presence, 0.0, 1.0, 1.0, Vec::new()));
        }
        if let Some(Range { low, high, seen }) = shape.number {
            node.number = Some((add(name.to_owned(), Kind::Number, low, high, seen, Vec::new()), low, high));
        }
        if !shape.words.is_empty() {
            let all: Vec<String> = shape.words.iter().cloned().collect();
            let apart = !shape.has_other_words && all.len() <= FEW;
            let place = if apart {
                let mut places = Vec::new();
                for word in &all {
                    places.push(add(format!("{name}={word}"), Kind::IsWord, 0.0, 1.0, 1.0, Vec::new()));
                }
                places[0]
            } else {
                let many = all.len() as f64;
                add(format!("{name}#"), Kind::Word, 0.0, many, many, all.clone())
            };
            node.words = Some(Words { place, all, apart });
        }
        if let Some(list) = &shape.list {
            node.list = Some(Box::new(Items::of(list, name, features)));
        }
        node.fields = (shape.fields.iter())
            .map(|(field, shape)| (field.clone(), Node::of(shape, &format!("{name}.{field}"), features)))
            .collect();
        node.hints = (0..node.fields.len()).map(|_| AtomicU16::new(0)).collect();
        node
    }

    /// Writes the numbers of a value into `out`, which holds zeros and begins where the value begins.
    pub fn write(&self, part: Part<'_>, out: &mut [f32]) {
        if part.is_null() {
            return;
        }
        if let Some(place) = self.presence {
            out[place] = 1.0;
        }
        if let Some(word) = part.word() {
            if let Some(words) = &self.words
                && let Ok(index) = words.all.binary_search_by(|known| known.as_str().cmp(word))
            {
                match words.apart {
                    true => out[words.place + index] = 1.0,
                    false => out[words.place] = (index + 1) as f32,
                }
            }
        } else if let Some(number) = part.number() {
            if let Some((place, low, high)) = self.number {
                out[place] = number.clamp(low, high) as f32;
            }
        } else if part.is_list() {
            if let Some(items) = &self.list {
                items.write(part, out);
            }
        } else if !self.fields.is_empty() {
            self.write_fields(part, out);
        }
    }

    fn write_fields(&self, part: Part<'_>, out: &mut [f32]) {
        let (mut inside, mut turn) = (part.inside(), 0);
        while let (Some(name), Some(value)) = (inside.next().and_then(Part::word), inside.next()) {
            if let Some(index) = self.find(name, turn) {
                self.fields[index].1.write(value, out);
            }
            turn += 1;
        }
    }

    /// The index of a field. Objects of a type have their fields in the same order, usually.
    fn find(&self, name: &str, turn: usize) -> Option<usize> {
        let hint = self.hints.get(turn);
        if let Some(index) = hint.map(|hint| usize::from(hint.load(Ordering::Relaxed)))
            && self.fields[index].0 == name
        {
            return Some(index);
        }
        let index = self.fields.binary_search_by(|(known, _)| known.as_str().cmp(name)).ok()?;
        if let Some(hint) = hint {
            hint.store(index as u16, Ordering::Relaxed);
        }
        Some(index)
    }
}

impl Items {
    fn of(list: &List, name: &str, features: &mut Vec<Feature>) -> Items {
        let most = list.fixed.unwrap_or(list.longest + list.longest.div_ceil(SPARE)).max(1);
        let length = list.fixed.is_none().then(|| {
            let (name, scale) = (format!("{name}.length"), list.longest.max(1) as f64);
            let high = f64::from(u16::MAX);
            features.push(Feature { name, kind: Kind::Length, low: 0.0, high, scale, words: Vec::new() });
            features.len() - 1
        });
        let mut of_item = Vec::new();
        let item = Node::of(&list.item, "", &mut of_item);
        let first = features.len();
        for place in 0..most {
            let named =
                |feature: &Feature| Feature { name: format!("{name}[{place}]{}", feature.name), ..feature.clone() };
            features.extend(of_item.iter().map(named));
        }
        Items { length, first, most, stride: of_item.len(), item }
    }

    fn write(&self, part: Part<'_>, out: &mut [f32]) {
        let mut length = 0;
        for (index, item) in part.inside().enumerate() {
            if index < self.most {
                let first = self.first + index * self.stride;
                self.item.write(item, &mut out[first..first + self.stride]);
            }
            length += 1;
        }
        if let Some(place) = self.length {
            out[place] = length as f32;
        }
    }
}
