//! Sterne und Teams: which characters a team has.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Vocabulary, Words};

use crate::battle::MAX_CHARACTERS;
use crate::content::{CardId, Faction, TroopType};

/// The highest limit of stars that players can agree on.
pub const MAX_STARS: u8 = 20;

/// What a player has bought.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TeamList {
    pub units: Vec<TeamUnit>,
    #[serde(default)]
    pub heroes: Vec<CardId>,
}

/// HR-03: a unit, bought once or several times to be larger, and the leader that joins it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TeamUnit {
    pub unit: CardId,
    #[serde(default = "once")]
    pub copies: u8,
    #[serde(default)]
    pub leader: Option<CardId>,
}

/// What is wrong with a team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(plain, rules)]
pub enum Fault {
    /// HR-01
    NoSuchCard { card: u8 },
    /// HR-03
    #[with(card = card.clone())]
    NotAUnit { card: Words },
    /// HR-01
    #[with(card = card.clone())]
    NotALeader { card: Words },
    /// HR-03
    #[with(card = card.clone())]
    NotAHero { card: Words },
    /// HR-03
    NoCopies,
    /// HR-03
    #[with(card = card.clone())]
    TwiceTheSame { card: Words },
    /// HR-01
    TooManyStars { stars: u8, limit: u8 },
    /// HR-03
    TooManyCharacters { count: u8 },
    /// HR-01
    Nobody,
}

impl TeamList {
    /// HR-01: what the team costs. Ids must be of the faction.
    pub fn stars(&self, faction: &Faction) -> u8 {
        let stars = |card: CardId| u16::from(faction.card(card).stars);
        let units = self.units.iter().map(|it| stars(it.unit) * u16::from(it.copies) + it.leader.map_or(0, stars));
        let sum = units.sum::<u16>() + self.heroes.iter().copied().map(stars).sum::<u16>();
        u8::try_from(sum).unwrap_or(u8::MAX)
    }

    /// The card of every character, repeated as often as it is in the team.
    pub fn cards(&self, faction: &Faction) -> Vec<CardId> {
        let unit = |it: &TeamUnit| usize::from(faction.card(it.unit).strength) * usize::from(it.copies);
        let units = self.units.iter().flat_map(|it| std::iter::repeat_n(it.unit, unit(it)).chain(it.leader));
        units.chain(self.heroes.iter().copied()).collect()
    }

    pub fn characters(&self, faction: &Faction) -> usize {
        let unit = |it: &TeamUnit| usize::from(faction.card(it.unit).strength) * usize::from(it.copies);
        let units = self.units.iter().map(|it| unit(it) + usize::from(it.leader.is_some()));
        units.sum::<usize>() + self.heroes.len()
    }

    /// HR-01: within the limit, from one faction, and with no more leaders than units: each leader joins a different
    /// unit.
    ///
    /// Leaders and heroes are named characters, so each can be in a team only once.
    pub fn check(&self, faction: &Faction, limit: u8) -> Result<(), Fault> {
        let leaders = self.units.iter().filter_map(|unit| unit.leader);
        let named: Vec<CardId> = leaders.chain(self.heroes.iter().copied()).collect();
        let all = self.units.iter().map(|unit| unit.unit).chain(named.iter().copied());
        for card in all {
            if usize::from(card.0) >= faction.cards.len() {
                return Err(Fault::NoSuchCard { card: card.0 });
            }
        }
        let kind = |card: CardId| faction.card(card).kind;
        let name = |card: CardId| faction.card(card).name.clone();
        for unit in &self.units {
            if kind(unit.unit) != TroopType::Unit {
                return Err(Fault::NotAUnit { card: name(unit.unit) });
            }
            if unit.copies == 0 {
                return Err(Fault::NoCopies);
            }
            if let Some(card) = unit.leader.filter(|leader| kind(*leader) != TroopType::Leader) {
                return Err(Fault::NotALeader { card: name(card) });
            }
        }
        if let Some(card) = self.heroes.iter().find(|hero| kind(**hero) != TroopType::Hero) {
            return Err(Fault::NotAHero { card: name(*card) });
        }
        if let Some(place) = (1..named.len()).find(|place| named[..*place].contains(&named[*place])) {
            return Err(Fault::TwiceTheSame { card: name(named[place]) });
        }
        let stars = self.stars(faction);
        if stars > limit {
            return Err(Fault::TooManyStars { stars, limit });
        }
        match self.characters(faction) {
            0 => Err(Fault::Nobody),
            count if count > MAX_CHARACTERS => {
                Err(Fault::TooManyCharacters { count: u8::try_from(count).unwrap_or(u8::MAX) })
            }
            _ => Ok(()),
        }
    }
}

fn once() -> u8 {
    1
}
