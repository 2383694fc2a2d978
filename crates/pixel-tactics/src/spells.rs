//! Zaubersprüche: what heroes do instead of an attack (PT-21).

mod cards;
mod commands;
mod damage;
mod places;

use table::Flow;

use crate::asked::Question;
use crate::content::{CardId, Row, Spell};
use crate::duel::Step;
use crate::game::Play;
use crate::place::Place;
use crate::told::Event;

impl Play<'_, '_> {
    /// Casts the spell that a card has in a row. PT-57: "this hero" is the one at `by`, also when the spell is copied.
    pub(crate) fn cast(&mut self, by: Place, card: CardId, row: Row) -> Flow {
        let Some(spell) = self.game.figures(card).strips[row.index()].spell else { return Ok(()) };
        self.table.tell(|| Event::SpellCast { by: self.duel.piece(by), card, row });
        let (seat, foe) = (by.seat(), by.seat().other());
        match spell {
            Spell::DamageEach { damage, heroes } => self.damage_each(by, damage, heroes),
            Spell::DamageLeader(damage) => {
                self.damage_by(by, Place::leader(foe), damage);
                Ok(())
            }
            Spell::DamageAllInMelee(damage) => {
                for at in Place::in_set(foe, self.look().in_melee(foe)) {
                    self.damage_by(by, at, damage);
                }
                Ok(())
            }
            Spell::KillInMelee => self.kill_in_melee(seat),
            Spell::Heal(heal) => self.heal_each(seat, heal, 1),
            Spell::HealEach { damage, heroes } => self.heal_each(seat, damage, heroes),
            Spell::HealLeader(heal) => {
                self.heal(Place::leader(seat), heal);
                Ok(())
            }
            Spell::HealSelf => {
                self.heal(by, u8::MAX);
                Ok(())
            }
            Spell::GatherDamage(most) => self.gather_damage(by, most),
            Spell::PassLeaderDamage(most) => self.pass_leader_damage(seat, most),
            Spell::ReviveForLife => self.revive_for_life(by),
            Spell::Copy(row) => self.copy_spell(by, row),
            Spell::CommandRowMelee(row) => {
                self.command(by, card, |place| place.row() == row && place != by && !place.is_leader())
            }
            Spell::CommandRowRanged(row) => self.command_to_shoot(by, card, row),
            Spell::CommandLeader => self.command(by, card, Place::is_leader),
            Spell::CommandHero => self.command(by, card, |place| !place.is_leader()),
            Spell::CommandOther => self.command(by, card, |place| !place.is_leader() && place != by),
            Spell::SwapAndAttack => self.swap_and_attack(by, card, false),
            Spell::SwapInMeleeAndAttack => self.swap_and_attack(by, card, true),
            Spell::SwapOwn => self.swap(seat, seat),
            Spell::SwapEnemy => self.swap(seat, foe),
            Spell::ReturnOwn => self.return_own(seat),
            Spell::ReturnInMelee => self.return_in_melee(seat),
            Spell::Recruit => self.recruit_anywhere(seat),
            Spell::Apparition => self.recruit_apparition(seat),
            Spell::BorrowOrder => self.borrow_order(seat),
            Spell::DrawForOrder => {
                if self.draw(seat, 1)? > 0 {
                    self.next(Step::PlayDrawn(seat));
                }
                Ok(())
            }
            Spell::Draw(cards) => {
                self.draw(seat, cards)?;
                Ok(())
            }
            Spell::Sift => {
                let cards = self.look_at_top(seat, 3)?;
                self.next(Step::Sift { seat, cards, has_kept: false });
                Ok(())
            }
            Spell::ArrangeTop(cards) => {
                let cards = self.look_at_top(seat, cards)?;
                self.next(Step::ArrangeTop { seat, cards, placed: 0 });
                Ok(())
            }
            Spell::DiscardChosen => {
                self.show_hand(foe);
                self.next(Step::DiscardChosen(seat));
                Ok(())
            }
            Spell::DiscardRandom(cards) => self.discard_random(foe, cards),
            Spell::Hinder(actions) => {
                let hindered = &mut self.duel.side_mut(foe).hindered[1];
                *hindered = hindered.saturating_add(actions);
                self.table.tell(|| Event::Hindered { seat: foe, actions });
                Ok(())
            }
            Spell::ClearRow => self.clear_row(seat, card),
        }
    }

    /// PT-H.doppelganger.front, PT-H.doppelganger.flank, PT-H.doppelganger.rear: the spell of another hero in that row, of
    /// either troop.
    fn copy_spell(&mut self, by: Place, row: Row) -> Flow {
        let look = self.look();
        let can_copy = |place: &Place| {
            let spell = look.strengths(*place).and_then(|strip| strip.spell);
            *place != by && place.row() == row && spell.is_some_and(|spell| !matches!(spell, Spell::Copy(_)))
        };
        let options: Vec<Place> = look.all_heroes(by.seat()).filter(can_copy).collect();
        if options.is_empty() {
            return Ok(());
        }
        let from = self.choose(by.seat(), Question::CopySpell { by }, &options)?;
        let card = self.duel.hero(from).expect("heroes were offered").card;
        self.table.tell(|| Event::SpellCopied { by: self.duel.piece(by), from: self.duel.piece(from) });
        self.next(Step::Cast { by, card, row });
        Ok(())
    }

    /// Asks for one of several positions, unless there is only one.
    pub(crate) fn choose(&mut self, seat: table::Seat, question: Question, options: &[Place]) -> Flow<Place> {
        match options {
            [only] => Ok(*only),
            _ => self.table.ask(self.duel, seat, question, options),
        }
    }
}
