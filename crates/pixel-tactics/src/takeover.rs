//! Heroes that can take over the damage of others at any time (PT-41).
//!
//! Ruling 2: on the owner's turn this can be done besides the actions. At other times, the owner is asked whenever it
//! can matter: before a loss check in which a hero would die, before the leader heals a row, before the taker itself is
//! killed, sent away or moved by the opponent, and before the opponent moves damage. Damage taken over in a wave is not
//! taken over again in that wave, so that two takers cannot pass it on forever.

use table::{Flow, Seat};

use crate::asked::{Before, Question, TakeOver};
use crate::game::Play;
use crate::place::Place;
use crate::told::Event;
use crate::troop::Look;

impl Look<'_> {
    /// A hero's damage that can still be taken over in this wave.
    fn movable(self, from: Place) -> u8 {
        self.duel.hero(from).map_or(0, |hero| hero.damage - hero.taken.min(hero.damage))
    }

    /// Who can take how much damage from whom: `(from, by, amount)`.
    pub(crate) fn takeovers(self, seat: Seat) -> impl Iterator<Item = (Place, Place, u8)> + Clone {
        let takers = self.heroes(seat).filter(|(_, _, strip)| strip.takes_over());
        takers.flat_map(move |(by, _, strip)| {
            let reaches = move |from: Place| {
                strip.takes_from_troop
                    || strip.takes_from_row == Some(from.row())
                    || strip.takes_from_forerunner && by.before() == Some(from)
            };
            let others = self.living_heroes(seat).filter(move |from| *from != by && reaches(*from));
            others.map(move |from| (from, by, self.movable(from))).filter(|(_, _, amount)| *amount > 0)
        })
    }

    /// Whether taking over can change what the coming loss check does to a troop: it saves a hero, or the taker dies
    /// anyway and can relieve a hero.
    fn takeover_can_matter(self, seat: Seat) -> bool {
        self.takeovers(seat).any(|(from, by, amount)| {
            let can_save = self.is_lethal(from) && self.damage(from) - amount < self.life(from);
            can_save || self.is_lethal(by)
        })
    }
}

impl Play<'_, '_> {
    pub(crate) fn take_over(&mut self, from: Place, by: Place, amount: u8) {
        let amount = self.take_damage_off(from, amount);
        self.table.tell(|| {
            let look = Look { game: self.game, duel: self.duel };
            let lives = look.pass_life(from, by, amount);
            Event::TookOver { from: look.duel.piece(from), by: look.duel.piece(by), damage: amount, lives }
        });
        let dealt = self.put_damage(by, amount);
        if let Some(hero) = self.duel.hero_mut(by) {
            hero.taken = hero.taken.saturating_add(dealt.to_heroes);
        }
    }

    /// Asks the owner before losses of a troop are checked.
    pub(crate) fn take_over_before_losses(&mut self, seat: Seat) -> Flow {
        while self.look().takeover_can_matter(seat) {
            if !self.ask_to_take_over(seat, Before::Losses, None)? {
                break;
            }
        }
        Ok(())
    }

    /// Asks the owner before the row of the wave heals, as long as a taker would heal more with more damage.
    pub(crate) fn take_over_before_healing(&mut self, seat: Seat, heal: u8) -> Flow {
        let row = self.duel.wave;
        let would_heal = |look: Look<'_>, by: Place| by.row() == row && look.damage(by) < heal;
        while self.look().takeovers(seat).any(|(_, by, _)| would_heal(self.look(), by)) {
            if !self.ask_to_take_over(seat, Before::Healing, None)? {
                break;
            }
        }
        Ok(())
    }

    /// Asks the owner before something is done to the hero at `by`, if it could take damage over.
    pub(crate) fn take_over_before_removal(&mut self, by: Place) -> Flow {
        while self.ask_to_take_over(by.seat(), Before::Removal(by), Some(by))? {}
        Ok(())
    }

    /// Asks the owner before the opponent moves damage.
    pub(crate) fn take_over_before_moved_damage(&mut self, seat: Seat) -> Flow {
        while self.ask_to_take_over(seat, Before::MovedDamage, None)? {}
        Ok(())
    }

    /// Takes over one point or all of a hero's damage. Gives whether any was.
    fn ask_to_take_over(&mut self, seat: Seat, before: Before, only: Option<Place>) -> Flow<bool> {
        let mut options = Vec::new();
        for (from, by, amount) in self.look().takeovers(seat).filter(|(_, by, _)| only.is_none_or(|only| *by == only)) {
            options.push(TakeOver::Take { from, by, amount: 1 });
            if amount > 1 {
                options.push(TakeOver::Take { from, by, amount });
            }
        }
        if options.is_empty() {
            return Ok(false);
        }
        options.push(TakeOver::Done);
        match self.table.ask(self.duel, seat, Question::TakeOver { before }, &options)? {
            TakeOver::Done => Ok(false),
            TakeOver::Take { from, by, amount } => {
                self.take_over(from, by, amount);
                Ok(true)
            }
        }
    }
}
