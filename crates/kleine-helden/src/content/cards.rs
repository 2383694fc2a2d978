//! Cards by number, and sets of them.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use table::{Keyword, Vocabulary};

/// KH-05: the three draw piles, told apart by the backs of their cards.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, Vocabulary, Keyword,
)]
#[serde(rename_all = "kebab-case")]
#[vocabulary(case)]
pub enum Pile {
    Equipment,
    Magic,
    Tactics,
}

/// A support card: its pile and its index in [`Content::cards`](super::Content::cards). Each card exists once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct CardId(pub u16);

/// A hero: its index in [`Content::heroes`](super::Content::heroes). Each hero exists once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct HeroId(pub u8);

/// A set of cards. Reads and writes as a list of card numbers in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards {
    piles: [u128; 3],
}

impl Pile {
    pub const ALL: [Pile; 3] = [Pile::Equipment, Pile::Magic, Pile::Tactics];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

impl CardId {
    /// The capacity of a pile.
    pub const MAX_IN_PILE: usize = 128;

    #[inline]
    pub fn new(pile: Pile, place: usize) -> CardId {
        CardId((pile.index() * CardId::MAX_IN_PILE + place) as u16)
    }

    /// # Panics
    /// If there is no such pile; ids from outside are checked where they come in.
    #[inline]
    pub fn pile(self) -> Pile {
        Pile::ALL[usize::from(self.0) / CardId::MAX_IN_PILE]
    }

    /// Its index in its pile.
    #[inline]
    pub fn place(self) -> usize {
        usize::from(self.0) % CardId::MAX_IN_PILE
    }
}

impl HeroId {
    /// The largest number of heroes.
    pub const MAX: usize = 64;

    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Cards {
    pub const NONE: Cards = Cards { piles: [0; 3] };

    /// The first cards of a pile.
    pub fn first(pile: Pile, count: usize) -> Cards {
        let mut cards = Cards::NONE;
        cards.piles[pile.index()] = if count >= 128 { u128::MAX } else { (1 << count) - 1 };
        cards
    }

    #[inline]
    pub fn len(self) -> usize {
        self.piles.iter().map(|pile| pile.count_ones() as usize).sum()
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.piles == [0; 3]
    }

    #[inline]
    pub fn contains(self, card: CardId) -> bool {
        self.piles[card.pile().index()] >> card.place() & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, card: CardId) {
        self.piles[card.pile().index()] |= 1 << card.place();
    }

    /// Takes out a card; gives whether it was there.
    #[inline]
    pub fn remove(&mut self, card: CardId) -> bool {
        let was_there = self.contains(card);
        self.piles[card.pile().index()] &= !(1 << card.place());
        was_there
    }

    /// The union of both sets.
    #[inline]
    #[must_use]
    pub fn union(self, other: Cards) -> Cards {
        self.combine(other, |own, others| own | others)
    }

    /// The intersection of both sets.
    #[inline]
    #[must_use]
    pub fn both(self, other: Cards) -> Cards {
        self.combine(other, |own, others| own & others)
    }

    /// The cards that are not in the other set.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Cards) -> Cards {
        self.combine(other, |own, others| own & !others)
    }

    /// The cards of one pile.
    #[inline]
    #[must_use]
    pub fn of(self, pile: Pile) -> Cards {
        let mut cards = Cards::NONE;
        cards.piles[pile.index()] = self.piles[pile.index()];
        cards
    }

    /// The number of cards of this pile.
    #[inline]
    pub fn count(self, pile: Pile) -> usize {
        self.piles[pile.index()].count_ones() as usize
    }

    /// The card at an index.
    #[inline]
    pub fn nth(self, number: usize) -> Option<CardId> {
        let mut left = number;
        for pile in Pile::ALL {
            let mut bits = self.piles[pile.index()];
            let count = bits.count_ones() as usize;
            if left >= count {
                left -= count;
                continue;
            }
            for _ in 0..left {
                bits &= bits - 1;
            }
            return Some(CardId::new(pile, bits.trailing_zeros() as usize));
        }
        None
    }

    /// Sorted by number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        let mut left = self.piles;
        let mut pile = 0;
        std::iter::from_fn(move || {
            while left[pile] == 0 {
                pile += 1;
                if pile == left.len() {
                    // Asked once more it finds the same.
                    pile -= 1;
                    return None;
                }
            }
            let place = left[pile].trailing_zeros() as usize;
            left[pile] &= left[pile] - 1;
            Some(CardId::new(Pile::ALL[pile], place))
        })
    }

    #[inline]
    fn combine(self, other: Cards, how: impl Fn(u128, u128) -> u128) -> Cards {
        let [a, b, c] = self.piles;
        let [x, y, z] = other.piles;
        Cards { piles: [how(a, x), how(b, y), how(c, z)] }
    }
}

impl FromIterator<CardId> for Cards {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Cards {
        let mut set = Cards::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        for card in self.iter() {
            list.serialize_element(&card)?;
        }
        list.end()
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let cards = Vec::<CardId>::deserialize(deserializer)?;
        let mut set = Cards::NONE;
        for card in cards {
            if usize::from(card.0) >= Pile::ALL.len() * CardId::MAX_IN_PILE {
                return Err(serde::de::Error::unknown_variant(&card.0.to_string(), &[]));
            }
            if set.contains(card) {
                return Err(serde::de::Error::custom(format_args!("duplicate field `{}`", card.0)));
            }
            set.insert(card);
        }
        Ok(set)
    }
}

impl JsonSchema for Cards {
    fn schema_name() -> Cow<'static, str> {
        "Cards".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Vec::<CardId>::json_schema(generator)
    }
}
