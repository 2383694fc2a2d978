//! Aktion: Wirken eines allgemeinen Zaubers; Beschwörungsmagie; Abklingzeit.
//!
//! 1. The player on turn chooses the aim of the spell, and it is announced (KH-13).
//! 2. Potions, manoeuvres, spontaneous events and powers are declared (`windows.rs`).
//! 3. The sum of die, magic and bonuses has to reach the target; then the spell works (KH-50), or a creature appears
//!    (KH-51).
//! 4. A spell from the book rests (KH-53), one from the hand is discarded (KH-54).

use table::Flow;

use crate::asked::{Chance, Question};
use crate::battle::{Aim, Casting, Deed, Origin, Resting, Step, Unit, UnitId, What, Window};
use crate::content::{Burden, Card, CardId};
use crate::fight::Luck;
use crate::game::Play;
use crate::look::{Look, Traits};
use crate::told::Event;

impl Play<'_, '_> {
    /// The player chooses the aim of an effect, if there is a choice. A spell is then cast, everything else takes
    /// effect.
    pub(crate) fn choose_aim(&mut self, deed: Deed, origin: Option<Origin>) -> Flow {
        if self.battle.group(deed.side).is_out {
            return Ok(());
        }
        let aims = self.look().aims_of(deed);
        let aim = match aims.as_slice() {
            [] => {
                let card = deed.card;
                self.table.tell(|| Event::CameToNothing { card });
                return Ok(());
            }
            [only] => *only,
            aims => self.table.ask(self.battle, deed.side.seat(), Question::Aim { card: deed.card }, aims)?,
        };
        match (deed.by, origin) {
            (Some(by), Some(origin)) => self.cast(by, deed, origin, aim),
            _ => self.next(Step::Work { deed, aim }),
        }
        Ok(())
    }

    /// KH-13, KH-54: a general spell is announced. One from the hand is discarded in the end, whether or not it works.
    fn cast(&mut self, by: UnitId, deed: Deed, origin: Origin, aim: Aim) {
        let card = deed.card;
        if origin == Origin::Hand {
            self.take_from_hand(deed.side, card);
        }
        self.battle.is_quiet = false;
        let caster = self.battle.who(by);
        self.table.tell(|| Event::Cast { by: caster, card, origin });
        self.battle.casting = Some(Casting { by, card, origin, aim, caster: Vec::new(), is_countered: false });
        self.next(Step::EndCasting);
        self.next(Step::CastRoll);
        self.next(Step::Window(Window::Cast));
    }

    /// KH-50: the sum of die, magic and bonuses has to reach the target.
    pub(crate) fn roll_casting(&mut self) -> Flow {
        let Some(casting) = self.battle.casting.clone() else { return Ok(()) };
        let Casting { by, card, origin, aim, .. } = casting;
        if casting.is_countered || !self.battle.unit(by).is_alive() {
            self.table.tell(|| Event::SpellCountered { card });
            return Ok(());
        }
        let look = self.look();
        let side = look.unit(by).side;
        let traits = look.caster_traits(&casting);
        let no_sixes = look.has_burden(side, Burden::NoSixes);
        let luck = Luck {
            is_steady: traits.is_steady,
            rolls_best_of_two: traits.rolls_best_of_two,
            fives: traits.fives,
            no_sixes,
        };
        let dice = self.roll_dice(Chance::Casting { by }, luck)?;
        let mut sum = self.look().casting_value(&casting);
        dice.add_to(&mut sum);
        let target = self.look().target_of(card);
        let works = sum.total() >= i16::from(target);
        let who = self.battle.who(by);
        self.table.tell(|| Event::CastRolled { by: who, card, parts: sum.parts(), target, works });
        if traits.acts_again {
            self.give_action(by);
        }
        if !works {
            return Ok(());
        }
        if traits.spoils > 0 {
            self.next(Step::Draw { side, cards: traits.spoils });
        }
        if let Card::Summons(summons) = *self.game.content().card(card) {
            self.summon(by, card, origin, summons.creature.life);
        } else {
            self.next(Step::Work { deed: Deed { card, side, by: Some(by) }, aim });
        }
        if origin == Origin::Book && self.battle.unit(by).fitted.contains(card) {
            self.rest(card);
        }
        Ok(())
    }

    /// KH-54: a spell from the hand is discarded, unless it is on the table as a creature.
    pub(crate) fn end_casting(&mut self) -> Flow {
        let Some(casting) = self.battle.casting.take() else { return Ok(()) };
        let is_creature = self.battle.units.iter().any(|unit| unit.creature() == Some(casting.card) && unit.is_alive());
        if casting.origin == Origin::Hand && !is_creature {
            self.discard_card(casting.card);
        }
        Ok(())
    }

    /// Beschwörungsmagie (KH-51, KH-52): the card becomes a creature on the table.
    fn summon(&mut self, by: UnitId, card: CardId, origin: Origin, life: u8) {
        let side = self.battle.unit(by).side;
        let summoner = (origin == Origin::Book).then_some(by);
        let creature = Unit { is_fresh: true, ..Unit::new(side, What::Creature { card, summoner }, life) };
        let Some(unit) = self.add_unit(creature) else { return };
        if origin == Origin::Book {
            self.unfit(by, card);
        }
        let (by, creature) = (self.battle.who(by), self.battle.who(unit));
        self.table.tell(|| Event::Summoned { by, creature });
    }

    /// Abklingzeit (KH-53): a spell rests for its number of rounds after the one it was used in. With 0 it can be used again
    /// immediately.
    pub(crate) fn rest(&mut self, card: CardId) {
        let look = self.look();
        let Some(bearer) = look.battle.bearer(card) else { return };
        let slow = look.burdens(look.unit(bearer).side).sum(|burden| match burden {
            Burden::SlowMagic(rounds) => rounds,
            _ => 0,
        });
        let rounds = look.game.content().card(card).cooldown().saturating_add(slow);
        if rounds > 0 {
            self.battle.resting.retain(|resting| resting.card != card);
            self.battle.resting.push(Resting { card, turns: rounds.saturating_add(1) });
        }
    }
}

impl Look<'_> {
    /// Everything a card can be aimed at: a demon at a group, a summoning at nothing, anything else as its effect says.
    pub(crate) fn aims_of(self, deed: Deed) -> Vec<Aim> {
        match self.game.content().card(deed.card) {
            Card::Demon(_) => self.demon_aims(deed.side, deed.card),
            Card::Summons(_) => vec![Aim::Nothing],
            _ => self.effect_of(deed.card).map(|effect| self.aims(deed, effect)).unwrap_or_default(),
        }
    }

    /// KH-50.
    pub(crate) fn target_of(self, card: CardId) -> u8 {
        match self.game.content().card(card) {
            Card::GeneralSpell(spell) => spell.target,
            Card::Summons(summons) => summons.target,
            _ => 0,
        }
    }

    pub(crate) fn caster_traits(self, casting: &Casting) -> Traits {
        let mut traits = self.standing_traits(casting.by);
        for card in &casting.caster {
            if let Some(boost) = self.boost(*card) {
                traits.add_extras(boost.extras);
            }
        }
        traits
    }
}
