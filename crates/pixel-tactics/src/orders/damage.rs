//! Orders that deal, heal and move damage, kill and strengthen.

use table::{Flow, Seat};

use crate::asked::{Line, Question};
use crate::content::CardId;
use crate::game::Play;
use crate::place::{Column, Place};
use crate::told::Event;

impl Play<'_, '_> {
    /// PT-H.alchemist.order: point by point, or all that is left at once.
    pub(super) fn split_damage(&mut self, seat: Seat, damage: u8) -> Flow {
        let mut left = damage;
        while left > 0 {
            let amounts: Vec<_> = self.look().all_heroes(seat.other()).map(|at| (at, left)).collect();
            let question = Question::SplitDamage { left };
            let Some((at, amount)) = self.split(seat, question, &amounts, false)? else { break };
            self.damage(at, amount);
            left -= amount;
        }
        Ok(())
    }

    /// PT-44: a column of both troops.
    pub(super) fn damage_column(&mut self, seat: Seat, card: CardId, damage: u8) -> Flow {
        let look = self.look();
        let lines = Column::ALL.map(|column| Line::Columns { column }).into_iter();
        let has_heroes = |line: &Line| line.places().any(|place| look.duel.hero(place).is_some());
        let options: Vec<Line> = lines.filter(has_heroes).collect();
        let line = match options.as_slice() {
            [] => return Ok(()),
            [only] => *only,
            _ => self.table.ask(self.duel, seat, Question::Line { card }, &options)?,
        };
        for place in line.places() {
            self.damage_hero(place, damage);
        }
        Ok(())
    }

    /// PT-H.assassin.order.
    pub(super) fn kill_anybody(&mut self, seat: Seat) -> Flow {
        let options: Vec<Place> = self.look().all_heroes(seat.other()).collect();
        if options.is_empty() {
            return Ok(());
        }
        let at = self.choose(seat, Question::Kill, &options)?;
        self.kill(at)
    }

    /// PT-H.templar.order: also for attacks that come later in this wave.
    pub(super) fn kill_attackers(&mut self, seat: Seat) -> Flow {
        self.duel.side_mut(seat).kills_attackers = true;
        self.table.tell(|| Event::AttackersOutlawed { seat });
        let have_fought = self.look().heroes(seat.other()).filter(|(_, hero, _)| hero.marks.has_fought);
        let killed: Vec<Place> = have_fought.map(|(place, ..)| place).collect();
        if killed.is_empty() { Ok(()) } else { self.kill_all(&killed) }
    }

    /// PT-H.healer.order.
    pub(super) fn split_heal(&mut self, seat: Seat, heal: u8) -> Flow {
        let mut left = heal;
        while left > 0 {
            let look = self.look();
            let amounts: Vec<_> = look.all_heroes(seat).map(|at| (at, look.damage(at).min(left))).collect();
            let question = Question::SplitHeal { left };
            let Some((at, amount)) = self.split(seat, question, &amounts, true)? else { break };
            self.heal(at, amount);
            left -= amount;
        }
        Ok(())
    }

    /// PT-H.vampire.order. Before that the opponent may take damage over.
    pub(super) fn move_all_damage(&mut self, seat: Seat) -> Flow {
        self.take_over_before_moved_damage(seat.other())?;
        let look = self.look();
        let hurt: Vec<Place> = look.all_heroes(seat).filter(|place| look.damage(*place) > 0).collect();
        if hurt.is_empty() || look.all_heroes(seat).count() < 2 {
            return Ok(());
        }
        let from = self.choose(seat, Question::MoveDamageFrom, &hurt)?;
        let others: Vec<Place> = self.look().all_heroes(seat.other()).filter(|place| *place != from).collect();
        let to = self.choose(seat, Question::MoveDamageTo { from }, &others)?;
        self.move_damage(from, to, u8::MAX);
        Ok(())
    }

    /// PT-H.dragon-mage.order.
    pub(super) fn boost(&mut self, seat: Seat, attack: u8) -> Flow {
        let options: Vec<Place> = self.look().all_heroes(seat).collect();
        if options.is_empty() {
            return Ok(());
        }
        let at = self.choose(seat, Question::Boost { attack }, &options)?;
        let hero = self.duel.hero_mut(at).expect("heroes were offered");
        hero.boost = hero.boost.saturating_add(attack);
        self.table.tell(|| Event::Boosted { at: self.duel.piece(at), attack });
        Ok(())
    }
}
