//! An entry of a data file about a card, with its keywords parsed.

use arrayvec::ArrayVec;
use table::content::{Place, Reading, Source};
use table::{Phrase, Words};

use super::file::{CardEntry, LeaderEntry};
use super::{Card, Leader, LeaderAbility, OrderEffect, Row, Strip};

/// The fields of an entry about a card; `None` for missing ones.
pub(super) struct Change {
    pub key: String,
    pub replaces: Option<String>,
    source: Source,
    name: Option<Words>,
    attack: Option<u8>,
    life: Option<u8>,
    strips: [Option<Strip>; 3],
    order: Option<OrderEffect>,
    leader_key: Option<String>,
    leader_names: Option<[Words; 2]>,
    leader_attack: Option<u8>,
    leader_life: Option<u8>,
    abilities: Option<ArrayVec<LeaderAbility, { Leader::MAX_ABILITIES }>>,
}

impl Change {
    /// The fields of a card that the entry does not have.
    pub fn missing(&self) -> Vec<&'static str> {
        let [front, flank, rear] = &self.strips;
        let fields = [
            ("name", self.name.is_some()),
            ("attack", self.attack.is_some()),
            ("life", self.life.is_some()),
            ("front", front.is_some()),
            ("flank", flank.is_some()),
            ("rear", rear.is_some()),
            ("order", self.order.is_some()),
            ("leader.key", self.leader_key.is_some()),
            ("leader.name", self.leader_names.is_some()),
            ("leader.attack", self.leader_attack.is_some()),
            ("leader.life", self.leader_life.is_some()),
            ("leader.abilities", self.abilities.is_some()),
        ];
        fields.into_iter().filter(|(_, is_there)| !is_there).map(|(field, _)| field).collect()
    }

    /// The card, if nothing is missing.
    pub fn make_card(self) -> Option<Card> {
        let [front, flank, rear] = self.strips;
        Some(Card {
            key: self.key,
            name: self.name?,
            attack: self.attack?,
            life: self.life?,
            strips: [front?, flank?, rear?],
            order: self.order?,
            leader: Leader {
                key: self.leader_key?,
                names: self.leader_names?,
                attack: self.leader_attack?,
                life: self.leader_life?,
                abilities: self.abilities?,
            },
            source: self.source,
        })
    }

    /// Changes the fields that the entry has.
    pub fn apply(&self, card: &mut Card) {
        card.source = self.source;
        set(&mut card.name, &self.name);
        set(&mut card.attack, &self.attack);
        set(&mut card.life, &self.life);
        for (strip, new) in card.strips.iter_mut().zip(&self.strips) {
            set(strip, new);
        }
        set(&mut card.order, &self.order);
        set(&mut card.leader.key, &self.leader_key);
        set(&mut card.leader.names, &self.leader_names);
        set(&mut card.leader.attack, &self.leader_attack);
        set(&mut card.leader.life, &self.leader_life);
        set(&mut card.leader.abilities, &self.abilities);
    }
}

fn set<T: Clone>(field: &mut T, new: &Option<T>) {
    if let Some(new) = new {
        field.clone_from(new);
    }
}

/// Reads the keywords of an entry, and notes unknown ones.
pub(super) fn read_change(reading: &mut Reading<'_>, place: &Place, entry: CardEntry) -> Change {
    let CardEntry { key, replaces, source, name, attack, life, front, flank, rear, order, leader } = entry;
    let LeaderEntry { key: leader_key, name: leader_name, red, attack: leader_attack, life: leader_life, abilities } =
        leader.unwrap_or_default();
    if red.is_some() && leader_name.is_none() {
        reading.note(place, "leader.red", Phrase::new("fault-red-name"));
    }
    let mut strips = [None, None, None];
    for (row, words) in Row::ALL.into_iter().zip([front, flank, rear]) {
        strips[row.index()] = words.map(|words| read_strip(reading, place, row.word(), &words));
    }
    Change {
        key,
        replaces,
        source,
        name,
        attack,
        life,
        strips,
        order: order.and_then(|text| reading.keyword(place, "order", &text)),
        leader_key,
        leader_names: leader_name.map(|name| [name.clone(), red.unwrap_or(name)]),
        leader_attack,
        leader_life,
        abilities: abilities.map(|words| {
            reading.keywords(place, "leader.abilities", &words, Leader::MAX_ABILITIES).into_iter().collect()
        }),
    }
}

fn read_strip(reading: &mut Reading<'_>, place: &Place, field: &str, words: &[String]) -> Strip {
    let (spells, passives): (Vec<String>, Vec<String>) =
        words.iter().cloned().partition(|word| word.starts_with("spell "));
    if words.is_empty() {
        reading.note(place, field, Phrase::new("fault-no-keyword"));
    }
    if spells.len() > 1 {
        reading.note(place, field, Phrase::new("fault-spells"));
    }
    let spell = spells.first().and_then(|text| text.strip_prefix("spell "));
    Strip {
        passives: reading.keywords(place, field, &passives, Strip::MAX_PASSIVES).into_iter().collect(),
        spell: spell.and_then(|text| reading.keyword(place, field, text)),
    }
}
