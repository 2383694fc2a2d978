//! Aktion: Attackieren – der Kampf.
//!
//! 1. The attack is announced ([`Play::attack`], KH-12, KH-30).
//! 2. Protection is offered, the attacked player says how the attack is met (`defence.rs`, KH-15, KH-39). Both are final.
//! 3. Potions, manoeuvres, spontaneous events and powers are declared (`windows.rs`, KH-31).
//! 4. The attacker rolls, the defender rolls, the values are compared, damage is done (`rolls.rs`, `values.rs`, KH-32
//!    to KH-38).

mod defence;
mod rolls;
mod values;

use table::Flow;

use crate::asked::Question;
use crate::battle::{Defence, Fight, Grip, How, Means, Origin, Side, Step, Target, UnitId, Window};
use crate::content::{
    AttackSpell, Card, CardId, Cards, Category, Content, DefenceSpell, Fights, Figures, Kind, Power, Powers, Reach,
    Weapon,
};
use crate::game::Play;
use crate::look::{Look, Traits};
use crate::told::Event;

pub(crate) use rolls::{HIGHEST_DIE, LOWEST_DIE, Luck, Throw, WITH_SIXES, WITHOUT_SIXES};
pub(crate) use values::{ATTACK, MAGIC, met_by, small, standing};

/// KH-20: the item of an attack or a defence, and what is printed on it.
#[derive(Clone, Copy)]
pub(crate) struct Tool {
    pub card: CardId,
    pub figures: Figures,
    /// KH-03: what a hero can be specialised in. Shields have none.
    pub category: Option<Category>,
    pub powers: Powers,
}

impl Content {
    /// The weapon or spell of an attack, unless it is made without any.
    pub(crate) fn tool_of(&self, means: Means) -> Option<Tool> {
        match means {
            Means::Weapon { card, grip, .. } => self.tool(card, grip),
            Means::Spell { card, .. } => self.tool(card, Grip::One),
            Means::Bare { .. } => None,
        }
    }

    /// The weapon, shield or spell that meets an attack, unless nothing does.
    pub(crate) fn tool_against(&self, defence: Defence) -> Option<Tool> {
        match defence {
            Defence::Parry { card, grip } => self.tool(card, grip),
            Defence::Spell { card, .. } => self.tool(card, Grip::One),
            Defence::None | Defence::Dodge => None,
        }
    }

    fn tool(&self, card: CardId, grip: Grip) -> Option<Tool> {
        let (figures, category, powers) = match self.get(card)? {
            Card::Shield(shield) => (shield.figures, None, shield.powers),
            Card::AttackSpell(AttackSpell { magic, damage, school, powers, .. }) => {
                (Figures { magic: *magic, damage: *damage, ..Figures::NONE }, Some(*school), *powers)
            }
            Card::DefenceSpell(DefenceSpell { magic, school, powers, .. }) => {
                (Figures { magic: *magic, ..Figures::NONE }, Some(*school), *powers)
            }
            printed => {
                let weapon = printed.weapon()?;
                (weapon.held(grip)?, Some(weapon.class), weapon.powers)
            }
        };
        Some(Tool { card, figures, category, powers })
    }
}

impl Play<'_, '_> {
    /// KH-12: the player on turn chooses the target of the attack.
    pub(crate) fn choose_target(&mut self, by: UnitId, means: Means) -> Flow {
        let side = self.battle.unit(by).side;
        let targets: Vec<Target> = self.look().targets(side).collect();
        if !self.battle.unit(by).is_alive() || targets.is_empty() {
            return Ok(());
        }
        let at = self.table.ask(self.battle, side.seat(), Question::Target { by, means }, &targets)?;
        self.attack(by, means, at);
        Ok(())
    }

    /// KH-31: an attack is announced. A spell from the hand is discarded, hit or miss (KH-54).
    pub(crate) fn attack(&mut self, by: UnitId, means: Means, at: Target) {
        if let Means::Spell { card, origin: Origin::Hand } = means {
            self.discard_from_hand(self.battle.unit(by).side, card);
        }
        self.battle.is_quiet = false;
        let (attacker, target) = (self.battle.who(by), self.battle.whom(at));
        self.table.tell(|| Event::Attacked { by: attacker, means, at: target });
        self.battle.fight = Some(Fight::new(by, means, at));
        self.next(Step::EndFight);
        self.next(Step::Rolls);
        self.next(Step::Window(Window::Fight));
        self.next(Step::Defend);
        self.next(Step::OfferProtection);
    }

    /// The fight is over.
    pub(crate) fn end_fight(&mut self) -> Flow {
        self.battle.fight = None;
        Ok(())
    }
}

impl<'p> Look<'p> {
    /// KH-30: every way in which a unit can attack now.
    pub(crate) fn add_means(self, unit: UnitId, mut add: impl FnMut(Means)) {
        let one = self.unit(unit);
        if let Some(reach) = self.own_reach(unit) {
            hows(reach).for_each(|how| add(Means::Bare { how }));
            return;
        }
        for card in self.arms(unit).iter() {
            let Some(weapon) = self.game.content().card(card).weapon() else { continue };
            for grip in self.grips(unit, card, weapon) {
                hows(weapon.reach).for_each(|how| add(Means::Weapon { card, grip, how }));
            }
        }
        if self.sum_standing(unit, |power| u8::from(matches!(power, Power::Unarmed(_)))) > 0 {
            add(Means::Bare { how: How::Melee });
        }
        if self.is_magical(unit) {
            let spells = self.game.content().all(Kind::AttackSpell);
            for card in one.fitted.both(spells).iter().filter(|card| !self.battle.is_resting(*card)) {
                add(Means::Spell { card, origin: Origin::Book });
            }
            for card in self.battle.group(one.side).hand.both(spells).iter() {
                add(Means::Spell { card, origin: Origin::Hand });
            }
        }
    }

    /// What a hero has that can be used as a weapon.
    #[inline]
    pub(crate) fn arms(self, unit: UnitId) -> Cards {
        let content = self.game.content();
        self.unit(unit).fitted.both(content.all(Kind::Weapon).union(content.all(Kind::Artefact)))
    }

    /// KH-23: how many hands a hero can hold a fitted weapon in. Two hands need both of them free.
    pub(crate) fn grips(self, unit: UnitId, card: CardId, weapon: &Weapon) -> impl Iterator<Item = Grip> + use<> {
        let others = self.hands_full(self.unit(unit).fitted) - self.hands(card);
        let one = weapon.one.map(|_| Grip::One);
        let two = weapon.two.filter(|_| others == 0).map(|_| Grip::Two);
        one.into_iter().chain(two)
    }

    /// KH-12: everything that a side can attack: enemies, their NPCs and wards, and the demon at its own group or at an
    /// ally's.
    pub(crate) fn targets(self, side: Side) -> impl Iterator<Item = Target> {
        let enemies = self.battle.living().filter(move |(_, unit)| self.are_enemies(side, unit.side));
        let groups = (0..).map(Side).zip(&self.battle.groups).filter(|(_, group)| !group.is_out);
        let beside = groups.flat_map(move |(other, group)| {
            let are_enemies = self.are_enemies(side, other);
            let npc = (group.npc.is_some() && are_enemies).then_some(Target::Npc(other));
            let ward = (group.ward.is_some() && are_enemies).then_some(Target::Ward(other));
            let demon = (group.demon.is_some() && !are_enemies).then_some(Target::Demon(other));
            [npc, ward, demon].into_iter().flatten()
        });
        enemies.map(|(id, _)| Target::Unit(id)).chain(beside)
    }

    /// The kind of a fight, as boosts and defence spells name it.
    pub(crate) fn kind_of_fight(how: How) -> Fights {
        match how {
            How::Melee => Fights::MELEE,
            How::Ranged => Fights::RANGED,
            How::Magical => Fights::MAGICAL,
        }
    }

    /// All that helps the attacker in a fight: its own powers, worn items, the means of attack, cards played on it.
    pub(crate) fn attacker_traits(self, fight: &Fight) -> Traits {
        let mut traits = self.announced_traits(fight.by, fight.means);
        self.add_backing(&fight.attacker, &mut traits);
        traits
    }

    /// What is known of an attack when it is announced.
    pub(crate) fn announced_traits(self, by: UnitId, means: Means) -> Traits {
        self.traits_with(by, self.game.content().tool_of(means))
    }

    /// All that helps the defender in a fight.
    pub(crate) fn defender_traits(self, fight: &Fight, unit: UnitId) -> Traits {
        let mut traits = self.traits_with(unit, self.game.content().tool_against(fight.defence));
        self.add_backing(&fight.defender, &mut traits);
        traits
    }

    fn traits_with(self, unit: UnitId, tool: Option<Tool>) -> Traits {
        let mut traits = self.standing_traits(unit);
        if let Some(tool) = tool {
            traits.add_powers(tool.powers);
        }
        traits
    }

    fn add_backing(self, backing: &[CardId], traits: &mut Traits) {
        for card in backing {
            if let Some(boost) = self.boost(*card) {
                traits.add_extras(boost.extras);
            }
        }
    }
}

/// KH-30: the kinds of fights that something with this reach is for.
pub(crate) fn hows(reach: Reach) -> impl Iterator<Item = How> {
    let melee = reach.is_melee().then_some(How::Melee);
    melee.into_iter().chain(reach.is_ranged().then_some(How::Ranged))
}
