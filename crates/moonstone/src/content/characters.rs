//! Characters: figures, abilities, signature moves.

use std::fmt::Write as _;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::content::Source;
use table::keyword::{Rest, Value, Written};
use table::{Keyword, Words};

use super::effects::{AbilityId, Clause};
use super::passives::{Flourish, Limit, Need, Passive};
use super::words::{Colour, DamageKinds, Faction, Filter, Keywords, Manoeuvre};

/// A character: its place in [`Content::characters`](super::Content::characters).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct CharacterId(pub u8);

impl CharacterId {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The name within sentences, with its article if there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    pub nominative: Arc<Words>,
    pub accusative: Arc<Words>,
    pub dative: Arc<Words>,
    /// For names whose article merges with "from" (German "vom").
    pub from: Option<Arc<Words>>,
}

impl Called {
    /// A name without an article is the same everywhere. Anything after a comma is left out.
    pub fn by(name: &Words) -> Called {
        let short = Words::combine([name], |lang| name.get(lang).split(',').next().unwrap_or_default().to_string());
        let short = Arc::new(short);
        Called { nominative: short.clone(), accusative: short.clone(), dative: short, from: None }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Character {
    pub key: String,
    pub name: Words,
    pub called: Called,
    pub source: Source,
    /// The printed version.
    pub version: u8,
    pub factions: Vec<Faction>,
    pub keywords: Keywords,
    pub melee: u8,
    /// The melee range in inches.
    pub reach: u8,
    pub arcane: u8,
    pub evade: i8,
    /// The diameter of the base in millimetres.
    pub base: u8,
    pub health: u8,
    /// The blue boxes, as a bit mask from the left.
    pub blue: u32,
    /// The key of a character that can never be in the same troupe.
    pub rival: Option<String>,
    /// An earlier version: it is not offered in a draft.
    pub is_old: bool,
    pub abilities: Vec<Ability>,
    pub signature: Option<Signature>,
    /// Everything its passive abilities change, each with the ability it comes from.
    pub passives: Vec<(AbilityId, Passive)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ability {
    pub key: String,
    pub name: Words,
    /// What it does, in words; without it, people read the clauses.
    pub text: Option<Words>,
    pub limit: Limit,
    pub kind: AbilityKind,
}

impl Ability {
    /// Everything it can do, except for catastrophes.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.unflipped().chain(self.flip().into_iter().flat_map(|flip| &flip.does))
    }

    /// The same without the effects of a flipped card.
    pub fn unflipped(&self) -> impl Iterator<Item = &Clause> {
        let (does, results): (&[Clause], &[Result]) = match &self.kind {
            AbilityKind::Passive(_) => (&[], &[]),
            AbilityKind::Active(active) => (&active.does, &[]),
            AbilityKind::Arcane(arcane) => (&[], &arcane.results),
        };
        does.iter().chain(results.iter().flat_map(|result| &result.does))
    }

    pub fn flip(&self) -> Option<&Flip> {
        if let AbilityKind::Active(active) = &self.kind { active.flip.as_ref() } else { None }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AbilityKind {
    Passive(Vec<Passive>),
    Active(Active),
    Arcane(Arcane),
}

/// MS-24, MS-41.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Active {
    pub cost: u8,
    pub aim: Aim,
    /// In inches.
    pub range: u8,
    pub needs: Vec<Need>,
    pub does: Vec<Clause>,
    pub flip: Option<Flip>,
    /// Nobody may react to it.
    pub no_reaction: bool,
}

/// MS-41: an active ability that reveals an arcana card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flip {
    /// Only if both bases touch.
    pub when_touching: bool,
    pub does: Vec<Clause>,
    pub catastrophe: Vec<Clause>,
}

/// MS-25, MS-42.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arcane {
    pub cost: u8,
    pub aim: Aim,
    pub range: u8,
    pub needs: Vec<Need>,
    pub ignores_evade: bool,
    pub ignores_cover: bool,
    /// There is no bluff: every model of the pulse is dealt a card.
    pub is_dealt: bool,
    pub results: Vec<Result>,
    pub catastrophe: Vec<Clause>,
}

/// The effect of some cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Result {
    pub cards: Cards,
    pub does: Vec<Clause>,
}

/// What an ability is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Keyword)]
pub enum Aim {
    /// Nothing: it is about the character itself.
    Nothing,
    /// `one enemy`, `two other goblin`
    #[word(none)]
    Models { count: Count, filter: Filter },
    /// `pulse other-friendly human`: every such model in range, without sight.
    Pulse { filter: Filter },
    /// `stone`: a moonstone on the ground.
    Stone,
    /// `point`: any point.
    Point,
    /// `wood`
    Wood,
}

/// How many models are aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Keyword)]
pub enum Count {
    One = 1,
    Two = 2,
}

/// Arcana cards that lead to a result, as a bit mask of colours and values: `GX`, `G2|B2|P2`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cards(pub u16);

impl Cards {
    pub fn has(self, colour: Colour, value: u8) -> bool {
        self.0 & Cards::bit(colour, value) != 0
    }

    fn bit(colour: Colour, value: u8) -> u16 {
        1 << (colour as u16 * 3 + u16::from(value.clamp(1, 3)) - 1)
    }
}

impl Value for Cards {
    fn take(rest: &mut Rest<'_>) -> Option<Cards> {
        rest.word()?.split('|').try_fold(Cards::default(), |cards, word| {
            let (colour, value) = word.split_at_checked(1)?;
            let colour = Colour::read(colour)?;
            let bits = match value {
                "X" => (1..=3).fold(0, |bits, value| bits | Cards::bit(colour, value)),
                "1" | "2" | "3" => Cards::bit(colour, value.parse().ok()?),
                _ => return None,
            };
            Some(Cards(cards.0 | bits))
        })
    }

    fn put(&self, written: &mut Written<'_>) {
        let of_colour = |colour: &Colour| {
            let values: Vec<u8> = (1..=3).filter(|value| self.has(*colour, *value)).collect();
            match values.as_slice() {
                [1, 2, 3] => vec![format!("{}X", colour.word())],
                some => some.iter().map(|value| format!("{}{value}", colour.word())).collect(),
            }
        };
        written.push(&Colour::ALL.iter().flat_map(of_colour).collect::<Vec<_>>().join("|"));
    }
}

/// MS-70.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    pub key: String,
    pub name: Words,
    pub text: Option<Words>,
    pub upgrades: Manoeuvre,
    /// Kinds of damage to choose from; empty if it deals none.
    pub kinds: DamageKinds,
    /// Against each card of the opponent, in the order of [`Manoeuvre`].
    pub deals: [Cell; Manoeuvre::COUNT],
    pub round: Vec<Flourish>,
    pub end: Vec<Clause>,
}

/// MS-65, MS-69: a result of a melee card: `-` for null, `2`, `0+` with a follow-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// None is null.
    pub damage: Option<u8>,
    pub follow_up: bool,
}

impl Value for Cell {
    fn take(rest: &mut Rest<'_>) -> Option<Cell> {
        let text = rest.word()?;
        let (figure, follow_up) = text.strip_suffix('+').map_or((text, false), |figure| (figure, true));
        let damage = if figure == "-" { None } else { Some(figure.parse().ok().filter(|damage| *damage < 20)?) };
        Some(Cell { damage, follow_up })
    }

    fn put(&self, written: &mut Written<'_>) {
        let figure = self.damage.map_or("-".to_string(), |damage| damage.to_string());
        written.push(&if self.follow_up { figure + "+" } else { figure });
    }
}

impl Character {
    pub const MAX_ABILITIES: usize = 16;

    /// The ability with this id.
    ///
    /// # Panics
    /// If there is none; ids from outside are checked where they come in.
    pub fn ability(&self, id: AbilityId) -> &Ability {
        &self.abilities[id.index()]
    }

    pub fn ids(&self) -> impl Iterator<Item = AbilityId> + use<> {
        (0..self.abilities.len() as u8).map(AbilityId)
    }

    pub fn find(&self, key: &str) -> Option<AbilityId> {
        self.abilities.iter().position(|ability| ability.key == key).map(|at| AbilityId(at as u8))
    }

    pub fn keys(&self) -> Vec<String> {
        self.abilities.iter().map(|ability| ability.key.clone()).collect()
    }

    /// How many blue boxes are left after wounds, which cross off boxes from the right.
    pub fn blue_left(&self, wounds: u8) -> u8 {
        let left = self.health.saturating_sub(wounds).min(31);
        (self.blue & ((1 << left) - 1)).count_ones() as u8
    }

    /// The figures and clauses as canonical text, for the digest.
    pub(super) fn write_figures(&self, text: &mut String) -> std::fmt::Result {
        let keys = self.keys();
        let list = |clauses: &[Clause]| clauses.iter().map(|it| it.write_with(&keys)).collect::<Vec<_>>().join("; ");
        let Character { key, factions, keywords, melee, reach, arcane, evade, base, health, blue, rival, .. } = self;
        writeln!(
            text,
            "character {key} {factions:?} {keywords:?} {melee} {reach} {arcane} {evade} {base} {health} {blue} {rival:?}"
        )?;
        for ability in &self.abilities {
            write!(text, "  {} {} ", ability.key, ability.limit.word())?;
            match &ability.kind {
                AbilityKind::Passive(passives) => {
                    let passives: Vec<String> = passives.iter().map(|passive| passive.write_with(&keys)).collect();
                    writeln!(text, "passive {}", passives.join("; "))?;
                }
                AbilityKind::Active(active) => {
                    let Active { cost, aim, range, needs, does, flip, no_reaction } = active;
                    write!(text, "active {cost} {} {range} {needs:?} {} {no_reaction}", aim.write(), list(does))?;
                    if let Some(Flip { when_touching, does, catastrophe }) = flip {
                        write!(text, " flip {when_touching} {} / {}", list(does), list(catastrophe))?;
                    }
                    writeln!(text)?;
                }
                AbilityKind::Arcane(arcane) => {
                    let Arcane { cost, aim, range, needs, ignores_evade, ignores_cover, is_dealt, .. } = arcane;
                    write!(
                        text,
                        "arcane {cost} {} {range} {needs:?} {ignores_evade} {ignores_cover} {is_dealt}",
                        aim.write()
                    )?;
                    for Result { cards, does } in &arcane.results {
                        write!(text, " {}: {}", cards.write(), list(does))?;
                    }
                    writeln!(text, " / {}", list(&arcane.catastrophe))?;
                }
            }
        }
        if let Some(Signature { key, upgrades, kinds, deals, round, end, .. }) = &self.signature {
            let deals: Vec<String> = deals.iter().map(Cell::write).collect();
            let round: Vec<String> = round.iter().map(Flourish::write).collect();
            writeln!(
                text,
                "  signature {key} {} {} {deals:?} {round:?} {}",
                upgrades.word(),
                kinds.write(),
                list(end)
            )?;
        }
        Ok(())
    }
}
