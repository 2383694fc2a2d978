//! Spells that deal, heal and move damage.

use table::{Flow, Seat};

use crate::asked::{Pick, Question, Split};
use crate::duel::Slot;
use crate::game::Play;
use crate::place::Place;
use crate::told::Event;
use crate::troop::Look;

impl Play<'_, '_> {
    /// PT-H.alchemist.rear.
    pub(super) fn damage_each(&mut self, by: Place, damage: u8, heroes: u8) -> Flow {
        let mut left: Vec<Place> = self.look().all_heroes(by.seat().other()).collect();
        for round in 0..heroes {
            let question = Question::Damage { amount: damage, left: heroes - round };
            let Some(at) = self.pick_one_of(by.seat(), question, &mut left)? else { break };
            self.damage_by(by, at, damage);
        }
        Ok(())
    }

    /// PT-H.dragon-mage.front.
    pub(super) fn kill_in_melee(&mut self, seat: Seat) -> Flow {
        let look = self.look();
        let options: Vec<Place> = look.all_heroes(seat.other()).filter(|place| look.can_melee(*place)).collect();
        if options.is_empty() {
            return Ok(());
        }
        let at = self.choose(seat, Question::Kill, &options)?;
        self.kill(at)
    }

    /// PT-H.healer.flank, PT-H.healer.rear, PT-H.priestess.front. "Up to": nobody has to be healed.
    pub(super) fn heal_each(&mut self, seat: Seat, heal: u8, heroes: u8) -> Flow {
        let look = self.look();
        let mut left: Vec<Place> = look.all_heroes(seat).filter(|place| look.damage(*place) > 0).collect();
        for round in 0..heroes {
            let question = Question::Heal { amount: heal, left: heroes - round };
            let Some(at) = self.pick_one_of(seat, question, &mut left)? else { break };
            self.heal(at, heal);
        }
        Ok(())
    }

    /// Asks for one of the remaining positions, or for no more.
    fn pick_one_of(&mut self, seat: Seat, question: Question, left: &mut Vec<Place>) -> Flow<Option<Place>> {
        if left.is_empty() {
            return Ok(None);
        }
        let mut options: Vec<Pick> = left.iter().map(|at| Pick::At { at: *at }).collect();
        options.push(Pick::Done);
        match self.table.ask(self.duel, seat, question, &options)? {
            Pick::Done | Pick::No => Ok(None),
            Pick::At { at } => {
                left.retain(|place| *place != at);
                Ok(Some(at))
            }
        }
    }

    /// PT-H.homunculus.flank.
    pub(super) fn gather_damage(&mut self, by: Place, most: u8) -> Flow {
        let mut left = most;
        while left > 0 {
            let look = self.look();
            let others = look.living_heroes(by.seat()).filter(|place| *place != by);
            let amounts = others.map(|at| (at, look.damage(at).min(left))).collect::<Vec<_>>();
            let question = Question::Gather { to: by, left };
            let Some((from, amount)) = self.split(by.seat(), question, &amounts, true)? else { break };
            self.move_damage(from, by, amount);
            left -= amount;
        }
        Ok(())
    }

    /// PT-H.vampire.rear: to one hero.
    pub(super) fn pass_leader_damage(&mut self, seat: Seat, most: u8) -> Flow {
        let from = Place::leader(seat);
        let look = self.look();
        let left = look.damage(from).min(most);
        // PT-42: damage that would be lethal to one of the leader's own heroes comes straight back.
        let returns = look.powers(seat).takes_lethal;
        let most = |at: Place| match look.duel.hero(at) {
            Some(hero) if returns && at.seat() == seat => look.life(at).saturating_sub(1).saturating_sub(hero.damage),
            _ => left,
        };
        let amounts: Vec<_> = look.all_heroes(seat.other()).map(|at| (at, left.min(most(at)))).collect();
        if let Some((to, amount)) = self.split(seat, Question::PassDamage { left }, &amounts, true)? {
            self.move_damage(from, to, amount);
        }
        Ok(())
    }

    /// Asks for a hero and how many points it gets: one, or as many as it can.
    pub(crate) fn split(
        &mut self,
        seat: Seat,
        question: Question,
        amounts: &[(Place, u8)],
        may_stop: bool,
    ) -> Flow<Option<(Place, u8)>> {
        let mut options: Vec<Split> = Vec::with_capacity(2 * amounts.len() + 1);
        for (at, amount) in amounts.iter().copied().filter(|(_, amount)| *amount > 0) {
            options.push(Split::To { at, amount: 1 });
            if amount > 1 {
                options.push(Split::To { at, amount });
            }
        }
        if options.is_empty() {
            return Ok(None);
        }
        if may_stop {
            options.push(Split::Done);
        }
        match self.table.ask(self.duel, seat, question, &options)? {
            Split::Done => Ok(None),
            Split::To { at, amount } => Ok(Some((at, amount))),
        }
    }

    /// Moves damage from a hero or leader to a hero.
    pub(crate) fn move_damage(&mut self, from: Place, to: Place, amount: u8) {
        let damage = self.take_damage_off(from, amount);
        self.table.tell(|| {
            let look = Look { game: self.game, duel: self.duel };
            let lives = look.pass_life(from, to, damage);
            Event::DamageMoved { from: look.duel.piece(from), to: look.duel.piece(to), damage, lives }
        });
        self.put_damage(to, damage);
    }

    /// PT-H.priestess.rear: she takes damage equal to the life of the hero.
    pub(super) fn revive_for_life(&mut self, by: Place) -> Flow {
        if let Some(at) = self.revive(by.seat())? {
            let card = self.duel.hero(at).expect("it was just revived").card;
            let life = self.game.figures(card).life;
            self.damage(by, life);
        }
        Ok(())
    }

    /// PT-33: a corpse of either troop comes back without damage. PT-25: an enemy one if there is no own.
    pub(crate) fn revive(&mut self, seat: Seat) -> Flow<Option<Place>> {
        let look = self.look();
        let options: Vec<Place> = look.corpses(seat).chain(look.corpses(seat.other())).collect();
        if options.is_empty() {
            return Ok(None);
        }
        let at = self.choose(seat, Question::Revive, &options)?;
        let corpse = *self.duel.corpse(at).expect("corpses were offered");
        *self.duel.slot_mut(at) = Slot::Hero(crate::duel::Hero::new(corpse.card, corpse.owner));
        self.duel.is_quiet = false;
        self.table.tell(|| Event::Revived { card: corpse.card, at });
        Ok(Some(at))
    }
}
