//! The current figures of a model: passives, auras, effects until the end of the round, revealed agendas.

use measure::units::inches;
use table::Seat;

use crate::asked::Cause;
use crate::battle::{Change, ModelId};
use crate::cards::Agenda;
use crate::content::{
    Ability, AbilityId, AbilityKind, Character, Damage, Keywords, Limit, Manoeuvre, Mark, Passive, Stat,
};
use crate::look::Look;
use crate::told::Part;

/// What the rules frequently ask about a character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CharacterTraits {
    pub has_aura: bool,
    pub is_airborne: bool,
    pub cheers: bool,
    pub reacts_to_wounds: bool,
}

impl CharacterTraits {
    pub fn of(character: &Character) -> CharacterTraits {
        let any = |are: fn(&Passive) -> bool| character.passives.iter().any(|(_, passive)| are(passive));
        CharacterTraits {
            has_aura: any(|passive| matches!(passive, Passive::Aura { .. } | Passive::Near { .. })),
            is_airborne: any(|passive| *passive == Passive::Airborne),
            cheers: any(|passive| matches!(passive, Passive::Cheer { .. } | Passive::CheerStones { .. })),
            reacts_to_wounds: any(|passive| matches!(passive, Passive::OnWounding(_))),
        }
    }

    pub fn or(self, other: CharacterTraits) -> CharacterTraits {
        CharacterTraits {
            has_aura: self.has_aura || other.has_aura,
            is_airborne: self.is_airborne || other.is_airborne,
            cheers: self.cheers || other.cheers,
            reacts_to_wounds: self.reacts_to_wounds || other.reacts_to_wounds,
        }
    }
}

impl<'b> Look<'b> {
    /// The passives of a model that are not switched off, printed and stolen.
    pub fn passives(self, id: ModelId) -> impl Iterator<Item = (AbilityId, Passive)> + use<'b> {
        let model = self.model(id);
        let gone = model.off | model.lost;
        let character = self.character(id);
        let own = character.passives.iter().copied().filter(move |(ability, _)| gone & ability.bit() == 0);
        let numbers = (character.abilities.len() as u8..).map(AbilityId);
        let stolen = numbers.zip(self.stolen(id)).flat_map(move |(number, (from, ability))| {
            let all = from.passives.iter().filter(move |(of, _)| *of == ability);
            all.map(move |(_, passive)| (number, *passive))
        });
        own.chain(stolen)
    }

    /// Passive abilities that a model has stolen. They are numbered after its own, so that each has a separate limit.
    fn stolen(self, id: ModelId) -> impl Iterator<Item = (&'b Character, AbilityId)> {
        let stolen = self.model(id).changes.iter().filter_map(move |change| match change {
            Change::Stolen { from, ability } => Some((self.game.content().character(*from), *ability)),
            _ => None,
        });
        stolen.take(AbilityId::MAX.saturating_sub(self.character(id).abilities.len()))
    }

    /// An ability of a model, printed or stolen.
    pub fn ability(self, id: ModelId, ability: AbilityId) -> Option<&'b Ability> {
        let own = &self.character(id).abilities;
        own.get(ability.index()).or_else(|| {
            let (from, stolen) = self.stolen(id).nth(ability.index() - own.len())?;
            from.abilities.get(stolen.index())
        })
    }

    /// An ability of a model as the cause of an effect.
    pub fn cause(self, id: ModelId, ability: AbilityId) -> Cause {
        Cause { on: self.model(id).character, ability: Some(ability) }
    }

    /// What the rules frequently ask about a model, including stolen passives.
    pub(crate) fn traits(self, id: ModelId) -> CharacterTraits {
        let model = self.model(id);
        model.changes.iter().fold(self.game.traits(model.character), |all, change| match change {
            Change::Stolen { from, .. } => all.or(self.game.traits(*from)),
            _ => all,
        })
    }

    pub fn has(self, id: ModelId, passive: Passive) -> bool {
        self.passives(id).any(|(_, own)| own == passive)
    }

    /// The first passive that fits, with its ability.
    pub fn find<T>(self, id: ModelId, mut pick: impl FnMut(Passive) -> Option<T>) -> Option<(AbilityId, T)> {
        self.passives(id).find_map(|(ability, passive)| Some((ability, pick(passive)?)))
    }

    pub fn has_mark(self, id: ModelId, wanted: Mark) -> bool {
        self.model(id).changes.iter().any(|change| matches!(change, Change::Mark { mark, .. } if *mark == wanted))
    }

    /// Whether a mark was put on a model by a certain other one.
    pub fn has_mark_by(self, id: ModelId, wanted: Mark, maker: ModelId) -> bool {
        self.model(id).changes.contains(&Change::Mark { mark: wanted, by: maker })
    }

    /// The last effect that made it a weakling or freed it from that counts, otherwise its card.
    pub fn is_weakling(self, id: ModelId) -> bool {
        let last = self.model(id).changes.iter().rev().find_map(|change| match change {
            Change::Mark { mark: Mark::Weakling, .. } => Some(true),
            Change::Mark { mark: Mark::Unweakened, .. } => Some(false),
            _ => None,
        });
        last.unwrap_or_else(|| self.has(id, Passive::Weakling))
    }

    fn changed(self, id: ModelId, wanted: Stat) -> i8 {
        let changes = self.model(id).changes.iter();
        changes.fold(0, |sum, change| match change {
            Change::Stat { stat, more } if *stat == wanted => sum.saturating_add(*more),
            _ => sum,
        })
    }

    /// What its own passives and those around it add to a figure.
    fn aura_bonus(self, id: ModelId, wanted: Stat) -> i8 {
        let mut sum = 0;
        for other in self.standing().filter(|other| self.traits(*other).has_aura) {
            for (_, passive) in self.passives(other) {
                sum += match passive {
                    Passive::Aura { stat, more, inches, filter }
                        if stat == wanted && self.fits(&filter, other, id) && self.is_near(other, id, inches) =>
                    {
                        more
                    }
                    Passive::Near { stat, more, inches, filter } if stat == wanted && other == id => {
                        let is_there = |near: ModelId| {
                            near != id && self.fits(&filter, id, near) && self.is_within(id, near, inches)
                        };
                        if self.standing().any(is_there) { more } else { 0 }
                    }
                    _ => 0,
                };
            }
        }
        sum
    }

    fn is_near(self, one: ModelId, other: ModelId, length: u8) -> bool {
        one == other || self.is_within(one, other, length)
    }

    /// MS-61: the number of melee cards, before the attacker's two and distractions.
    pub fn melee(self, id: ModelId, against: Option<ModelId>) -> i8 {
        let mut melee =
            self.character(id).melee as i8 + self.changed(id, Stat::Melee) + self.aura_bonus(id, Stat::Melee);
        if against.is_some_and(|target| self.hunts(id, target)) {
            melee += 2;
        }
        if self.is_behind(self.model(id).owner) && self.shows(self.model(id).owner, Agenda::AgainstTheOdds) {
            melee += 1;
        }
        melee
    }

    /// MS-42: the number of arcana cards, before evade and cover.
    pub fn arcane(self, id: ModelId, target: Option<ModelId>) -> i8 {
        let mut arcane =
            self.character(id).arcane as i8 + self.changed(id, Stat::Arcane) + self.aura_bonus(id, Stat::Arcane);
        if target.is_some_and(|target| self.hunts(id, target)) {
            arcane += 1;
        }
        let is_learned = self.character(id).keywords.intersects(Keywords::WIZARD | Keywords::CLERIC);
        if is_learned && self.shows(self.model(id).owner, Agenda::WellRead) {
            arcane += 1;
        }
        arcane
    }

    /// Gertrude: humans and fauns that are friendly to whoever marked the target.
    fn hunts(self, id: ModelId, target: ModelId) -> bool {
        let is_hunter = self.character(id).keywords.intersects(Keywords::HUMAN | Keywords::FAUN);
        is_hunter
            && (self.model(target).changes.iter()).any(
                |change| matches!(change, Change::Mark { mark: Mark::Hunted, by } if self.side(*by) == self.side(id)),
            )
    }

    /// MS-42. A crowd gives evade, not counting the acting model.
    pub fn evade(self, id: ModelId, by: Option<ModelId>) -> i8 {
        let printed = match self.find(id, |passive| if let Passive::Crowd(near) = passive { Some(near) } else { None })
        {
            Some((_, near)) => {
                let others = self.standing().filter(|other| *other != id && Some(*other) != by);
                -(others.filter(|other| self.is_within(id, *other, near)).count() as i8)
            }
            None => self.character(id).evade,
        };
        printed + self.changed(id, Stat::Evade) + self.aura_bonus(id, Stat::Evade)
    }

    /// MS-21, MS-32: how far a model jogs, in units.
    pub fn jog(self, id: ModelId) -> i32 {
        let model = self.model(id);
        let is_burdened = model.stones > 0 && !(model.stones == 1 && self.has(id, Passive::Miner));
        let is_slow = is_burdened || self.has_mark(id, Mark::Slow) || self.has(id, Passive::Slow);
        let mut length = if is_slow { 2 } else { 4 };
        if self.character(id).keywords.contains(Keywords::SOLDIER) && self.shows(model.owner, Agenda::ForcedMarch) {
            length += 2;
        }
        if self.is_behind(model.owner) && self.shows(model.owner, Agenda::AgainstTheOdds) {
            length += 1;
        }
        inches(length)
    }

    /// What is added to a model's melee damage of a kind, dealt with a card, part by part; `None` if it becomes null.
    pub fn each_dealt(
        self,
        id: ModelId,
        kind: Damage,
        card: Manoeuvre,
        enemy: ModelId,
        mut each: impl FnMut(Part),
    ) -> Option<()> {
        let by = i16::from(self.changed(id, Stat::Dealt));
        if by != 0 {
            each(Part::Lasting { by });
        }
        for (ability, passive) in self.passives(id) {
            let by = match passive {
                Passive::Deal { kinds, more } if kinds.has(kind) => more,
                Passive::DealNull { kinds } if kinds.has(kind) => return None,
                Passive::DealWith { card: with, more } if with == card => more,
                Passive::DealVersus { keywords, more } if self.character(enemy).keywords.intersects(keywords) => more,
                Passive::Feeble => -2,
                _ => continue,
            };
            each(Part::Ability { of: id, ability, by: by.into() });
        }
        if self.is_weakling(id) {
            each(Part::Weakling { by: -1 });
        }
        Some(())
    }

    /// What passive abilities take off damage of a kind, part by part.
    pub fn each_armour(self, id: ModelId, kind: Damage, mut each: impl FnMut(Part)) {
        for (ability, passive) in self.passives(id) {
            let less = match passive {
                Passive::Take { kinds, less } if kinds.has(kind) => less,
                Passive::TakePer { inches, most, filter } => {
                    let near = self.standing().filter(|other| {
                        *other != id && self.fits(&filter, id, *other) && self.is_within(id, *other, inches)
                    });
                    near.take(usize::from(most)).count() as i8
                }
                _ => 0,
            };
            if less != 0 {
                each(Part::Ability { of: id, ability, by: -i16::from(less) });
            }
        }
    }

    /// What is taken off damage of a kind in total.
    pub fn armour(self, id: ModelId, kind: Damage) -> i16 {
        let mut sum = 0;
        self.each_armour(id, kind, |part| sum = part.added_to(sum));
        -sum
    }

    /// MS-26.
    pub fn harvest_cost(self, id: ModelId) -> u8 {
        1 + u8::from(self.is_weakling(id) || self.has(id, Passive::Feeble))
    }

    pub fn traverse_cost(self, id: ModelId) -> u8 {
        2 - u8::from(self.has(id, Passive::SureFooted))
    }

    pub fn is_swift(self, id: ModelId) -> bool {
        self.has(id, Passive::Swift)
            || self.standing().any(|other| {
                self.passives(other).any(|(_, passive)| {
                    matches!(passive, Passive::AuraSwift { inches, filter }
                        if self.fits(&filter, other, id) && self.is_within(other, id, inches))
                })
            })
    }

    /// The surcharge for an action against a target.
    pub fn innocence(self, by: ModelId, target: ModelId) -> u8 {
        if !self.are_enemies(by, target) {
            return 0;
        }
        self.find(target, |passive| if let Passive::Innocence(more) = passive { Some(more) } else { None })
            .map_or(0, |(_, more)| more)
    }

    /// Whether an ability is still within its limit.
    pub fn is_ready(self, id: ModelId, ability: AbilityId) -> bool {
        let model = self.model(id);
        let bit = ability.bit();
        if (model.off | model.lost) & bit != 0 {
            return false;
        }
        match self.ability(id, ability).map_or(Limit::None, |ability| ability.limit) {
            Limit::None | Limit::EachTarget => true,
            Limit::Turn => model.used & bit == 0,
            Limit::Thrice => model.uses < 3,
            Limit::Game | Limit::Reload => model.spent & bit == 0,
        }
    }

    /// Whether all other arcane abilities, and whether any, were used this turn.
    pub fn has_used_others(self, id: ModelId, but: Option<AbilityId>) -> (bool, bool) {
        let character = self.character(id);
        let arcane = character.ids().filter(|ability| {
            Some(*ability) != but && matches!(character.ability(*ability).kind, AbilityKind::Arcane(_))
        });
        let used: Vec<bool> = arcane.map(|ability| self.model(id).used & ability.bit() != 0).collect();
        (used.iter().any(|used| *used), !used.is_empty() && used.iter().all(|used| *used))
    }

    /// MS-80: whether a player has revealed this agenda.
    pub fn shows(self, seat: Seat, agenda: Agenda) -> bool {
        let player = &self.battle.players[seat.index()];
        player.agenda == Some(agenda) && player.agenda_is_shown
    }

    /// MS-80: whether another player has more stones.
    pub fn is_behind(self, seat: Seat) -> bool {
        let own = self.stones_of(seat);
        self.others(seat).any(|other| self.stones_of(other) > own)
    }
}
