//! Values as sums of named parts: attack, parry, resistance, magic, damage, armour (KH-20, KH-32 to KH-39).

use arrayvec::ArrayVec;

use super::Tool;
use crate::battle::{Casting, Defence, Fight, How, Means, Side, Target, UnitId};
use crate::content::{Burden, Card, CardId, Category, Figures};
use crate::look::{Look, Traits};
use crate::told::{Part, PartOf, Value};

/// KH-39: what protecting costs, for one's own group and for another player's.
const PROTECTING: [i8; 2] = [-2, -4];
/// More addends than a value usually has; any more are merged into the last one.
const MAX_PARTS: usize = 40;
/// Below this life a raging unit rages.
const RAGING_LIFE: u8 = 7;

/// A value and its addends.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sum {
    parts: ArrayVec<Part, MAX_PARTS>,
}

impl Sum {
    /// Adds an addend unless it is 0.
    #[inline]
    pub fn add(&mut self, value: i8, from: PartOf) {
        if value == 0 {
            return;
        }
        if let Err(full) = self.parts.try_push(Part { value, from })
            && let Some(last) = self.parts.last_mut()
        {
            last.value = last.value.saturating_add(full.element().value);
        }
    }

    /// Adds the printed value, even if it is 0: every sum begins with it.
    fn begin(&mut self, value: i8) {
        self.parts.push(Part { value, from: PartOf::Base });
    }

    #[inline]
    pub fn total(&self) -> i16 {
        self.parts.iter().map(|part| i16::from(part.value)).sum()
    }

    /// KH-35, KH-39: damage, and a value before its die, are never below 0.
    pub fn floor(&mut self) {
        let total = self.total();
        if total < 0 {
            self.add((-total).min(i16::from(i8::MAX)) as i8, PartOf::Floor);
        }
    }

    pub fn parts(&self) -> Value {
        Value(self.parts.to_vec())
    }
}

/// The figure that a value is based on.
pub(crate) type Which = fn(Figures) -> i8;

pub(crate) const ATTACK: Which = |figures| figures.attack;
pub(crate) const PARRY: Which = |figures| figures.parry;
pub(crate) const DAMAGE: Which = |figures| figures.damage;
pub(crate) const MAGIC: Which = |figures| figures.magic;
pub(crate) const RESISTANCE: Which = |figures| figures.resistance;
pub(crate) const ARMOUR: Which = |figures| figures.armour;

impl Look<'_> {
    /// KH-32, KH-37: the attack value before the die.
    pub(crate) fn attack_value(self, fight: &Fight, traits: &Traits) -> Sum {
        let which = if fight.means.how() == How::Magical { MAGIC } else { ATTACK };
        let mut sum = self.standing_value(fight.by, which);
        self.add_tool_value(fight.by, self.game.content().tool_of(fight.means), which, &mut sum);
        if fight.means.how() != How::Magical && self.unit(fight.by).life <= RAGING_LIFE {
            sum.add(small(traits.rage), PartOf::Power);
        }
        self.add_backing_value(&fight.attacker, which, &mut sum);
        sum
    }

    /// KH-33, KH-36 to KH-39: the defence of a unit against an attack, before the die.
    pub(crate) fn defence_value(self, fight: &Fight, unit: UnitId, traits: &Traits) -> Sum {
        let how = fight.means.how();
        let which = met_by(fight);
        // KH-33, KH-36: dodging has only the printed parry, and against ranged attacks only a shield adds to it.
        let is_by_weapon = how != How::Magical && !matches!(fight.defence, Defence::Spell { .. });
        let counts_worn = !(is_by_weapon && (how == How::Ranged || fight.defence == Defence::Dodge));
        let mut sum = Sum::default();
        sum.begin(which(self.base(unit)));
        if counts_worn {
            self.add_worn_value(unit, which, &mut sum);
        }
        self.add_imposed_value(unit, which, &mut sum);
        self.add_tool_value(unit, self.game.content().tool_against(fight.defence), which, &mut sum);
        if how == How::Ranged && !matches!(fight.defence, Defence::Spell { .. }) {
            sum.add(small(traits.cover), PartOf::Power);
        }
        self.add_backing_value(&fight.defender, which, &mut sum);
        if let Some(protected) = fight.protected {
            let is_other = self.battle.side_of(protected) != self.unit(unit).side;
            let malus = PROTECTING[usize::from(is_other)].saturating_add(small(traits.guard)).min(0);
            sum.add(malus, PartOf::Protecting);
        }
        sum.floor();
        sum
    }

    /// KH-50: the magic value of a caster, before the die.
    pub(crate) fn casting_value(self, casting: &Casting) -> Sum {
        let mut sum = self.standing_value(casting.by, MAGIC);
        if let Some(school) = self.game.content().card(casting.card).school() {
            self.add_speciality(casting.by, school, MAGIC, &mut sum);
        }
        self.add_backing_value(&casting.caster, MAGIC, &mut sum);
        sum
    }

    /// KH-35: the damage of an attack that hits, before sixes and armour.
    pub(crate) fn damage_value(self, fight: &Fight, at: Target, traits: &Traits) -> Sum {
        let mut sum = Sum::default();
        if let Means::Bare { .. } = fight.means {
            let bare = traits.unarmed.filter(|_| self.unit(fight.by).hero().is_some());
            sum.add(bare.map_or(self.base(fight.by).damage, small), PartOf::Base);
        }
        self.add_tool_value(fight.by, self.game.content().tool_of(fight.means), DAMAGE, &mut sum);
        self.add_lasting_value(fight.by, DAMAGE, &mut sum);
        self.add_backing_value(&fight.attacker, DAMAGE, &mut sum);
        let bane = match at {
            Target::Unit(unit) => traits.bane_of(self.unit(unit).what, self.is_magical(unit)),
            Target::Demon(_) => traits.bane_of_demons,
            Target::Npc(_) | Target::Ward(_) => 0,
        };
        sum.add(small(bane), PartOf::Power);
        sum
    }

    /// KH-35: what is taken off the damage of an attack, after what the attack ignores; never below 0.
    pub(crate) fn armour_against(self, fight: &Fight, at: Target, attack: &Traits) -> i16 {
        if attack.ignores_armour {
            return 0;
        }
        let armour = match at {
            Target::Unit(unit) => self.armour_of(fight, unit),
            Target::Npc(side) => match self.battle.group(side).npc.map(|npc| self.game.content().card(npc.card)) {
                Some(Card::Npc(npc)) => i16::from(npc.armour),
                _ => 0,
            },
            Target::Demon(side) => i16::from(self.demon_figures(side).armour),
            Target::Ward(_) => i16::from(self.ward_armour()),
        };
        (armour - i16::from(attack.pierce)).max(0)
    }

    /// KH-20, KH-41: the armour of a unit in a fight.
    fn armour_of(self, fight: &Fight, unit: UnitId) -> i16 {
        let mut sum = self.standing_value(unit, ARMOUR);
        if Target::Unit(unit) == fight.at {
            if let Some(tool) = self.game.content().tool_against(fight.defence) {
                sum.add(tool.figures.armour, PartOf::Card(tool.card));
            }
            self.add_backing_value(&fight.defender, ARMOUR, &mut sum);
        }
        if fight.means.how() == How::Magical {
            sum.add(small(self.standing_traits(unit).ward), PartOf::Power);
        }
        sum.total().max(0)
    }

    /// KH-56: the fixed values of the demon at a group.
    pub(crate) fn demon_figures(self, side: Side) -> Figures {
        match self.battle.group(side).demon.map(|demon| self.game.content().card(demon.card)) {
            Some(Card::Demon(demon)) => demon.figures,
            _ => Figures::NONE,
        }
    }

    /// KH-56: what an attack on the demon at a group has to exceed.
    pub(crate) fn fixed_value(self, fight: &Fight, side: Side) -> i8 {
        let figures = self.demon_figures(side);
        if fight.means.how() == How::Magical { figures.resistance } else { figures.parry }
    }

    /// The printed value of a unit plus everything that always counts: for values and for display.
    pub(crate) fn standing_value(self, unit: UnitId, which: Which) -> Sum {
        let mut sum = Sum::default();
        sum.begin(which(self.base(unit)));
        self.add_lasting_value(unit, which, &mut sum);
        sum
    }

    /// What is worn, blessings and curses, the demon at the group.
    fn add_lasting_value(self, unit: UnitId, which: Which, sum: &mut Sum) {
        self.add_worn_value(unit, which, sum);
        self.add_imposed_value(unit, which, sum);
    }

    fn add_worn_value(self, unit: UnitId, which: Which, sum: &mut Sum) {
        for card in self.worn(unit).iter() {
            sum.add(which(self.worn_figures(card).0), PartOf::Card(card));
        }
    }

    /// Blessings and curses, and the demon at the group.
    fn add_imposed_value(self, unit: UnitId, which: Which, sum: &mut Sum) {
        for charm in self.battle.charms.iter().filter(|charm| charm.on == unit) {
            sum.add(which(charm.figures), PartOf::Charm(charm.card));
        }
        let side = self.unit(unit).side;
        if let Some(demon) = self.battle.group(side).demon {
            for burden in self.burdens(side).iter() {
                if let Burden::Weaken(figures) = burden {
                    sum.add(which(figures), PartOf::Demon(demon.card));
                }
            }
        }
    }

    /// The item in use, and the hero's specialisation.
    fn add_tool_value(self, unit: UnitId, tool: Option<Tool>, which: Which, sum: &mut Sum) {
        let Some(tool) = tool else { return };
        sum.add(which(tool.figures), PartOf::Card(tool.card));
        if let Some(category) = tool.category {
            self.add_speciality(unit, category, which, sum);
        }
    }

    /// KH-03.
    fn add_speciality(self, unit: UnitId, category: Category, which: Which, sum: &mut Sum) {
        if let Some(hero) = self.unit(unit).hero() {
            let figures = self.game.content().hero(hero).specialisations[category.index()];
            sum.add(which(figures), PartOf::Speciality(category));
        }
    }

    /// What was played.
    fn add_backing_value(self, backing: &[CardId], which: Which, sum: &mut Sum) {
        for card in backing {
            if let Some(boost) = self.boost(*card) {
                sum.add(which(boost.figures), PartOf::Card(*card));
            }
        }
    }
}

/// KH-33, KH-37, KH-38: which of the figures an attack is met with.
pub(crate) fn met_by(fight: &Fight) -> Which {
    match (fight.defence, fight.means.how()) {
        (Defence::Spell { .. }, _) => MAGIC,
        (_, How::Magical) => RESISTANCE,
        (_, How::Melee | How::Ranged) => PARRY,
    }
}

/// Powers are small numbers.
pub(crate) fn small(number: u8) -> i8 {
    i8::try_from(number).unwrap_or(i8::MAX)
}

/// The base values of a unit plus everything that always counts, for display.
pub(crate) fn standing(look: Look<'_>, unit: UnitId) -> Figures {
    let value = |which: Which| {
        let total = look.standing_value(unit, which).total();
        total.clamp(i16::from(i8::MIN), i16::from(i8::MAX)) as i8
    };
    Figures {
        attack: value(ATTACK),
        parry: value(PARRY),
        damage: value(DAMAGE),
        magic: value(MAGIC),
        resistance: value(RESISTANCE),
        armour: value(ARMOUR),
    }
}
