//! Life and death: wounds, healing, Heldentod and looting, elimination, Spielende.

use table::{Flow, Outcome, Seat};

use crate::asked::{Loot, Question};
use crate::battle::{Battle, Casting, Ending, Fallen, Origin, Side, Step, Target, Unit, UnitId, What, Window};
use crate::content::{Burden, Cards};
use crate::game::{KleineHelden, Play};
use crate::look::Look;
use crate::told::{Event, LifeChange, Who};

impl Play<'_, '_> {
    /// A target loses life. With none left it falls: heroes, creatures and monsters once the step has ended, NPCs,
    /// demons and wards at once. `by` struck the blow.
    pub(crate) fn wound(&mut self, at: Target, damage: u8, by: Option<UnitId>) {
        if damage > 0 {
            self.wound_by(at, damage, by, |at, life| Event::Lost { at, life });
        }
    }

    /// The same, told by a different event.
    pub(crate) fn wound_by(
        &mut self,
        at: Target,
        damage: u8,
        by: Option<UnitId>,
        event: impl FnOnce(Who, LifeChange) -> Event,
    ) {
        if !self.battle.is_there(at) {
            return;
        }
        let whom = self.battle.whom(at);
        let before = self.battle.life_of(at);
        let change = LifeChange { life: damage, at, before, after: before.saturating_sub(damage) };
        self.table.tell(|| event(whom, change));
        if damage == 0 {
            return;
        }
        self.battle.is_quiet = false;
        match at {
            Target::Unit(unit) => {
                let one = self.battle.unit_mut(unit);
                one.life = one.life.saturating_sub(damage);
                if one.life == 0 {
                    self.fall(unit, by);
                }
            }
            Target::Npc(side) => {
                let npc = self.battle.group_mut(side).npc.as_mut().expect("it is there");
                npc.life = npc.life.saturating_sub(damage);
                if npc.life == 0 {
                    self.table.tell(|| Event::Killed { at: whom });
                    self.kill_npc(side);
                }
            }
            Target::Demon(side) => {
                let demon = self.battle.group_mut(side).demon.as_mut().expect("it is there");
                demon.life = demon.life.saturating_sub(damage);
                if demon.life == 0 {
                    self.table.tell(|| Event::Killed { at: whom });
                    self.remove_demon(side);
                }
            }
            Target::Ward(side) => {
                let ward = self.battle.group_mut(side).ward.as_mut().expect("it is there");
                *ward = ward.saturating_sub(damage);
                if *ward == 0 {
                    self.battle.group_mut(side).ward = None;
                    self.on_ward_death(side);
                    self.settle_later();
                }
            }
        }
    }

    fn fall(&mut self, unit: UnitId, by: Option<UnitId>) {
        let whom = self.battle.who(unit);
        self.table.tell(|| Event::Killed { at: whom });
        self.battle.fallen.push(Fallen { unit, by });
        self.settle_later();
    }

    /// Settles the fallen once this step has ended.
    fn settle_later(&mut self) {
        if self.battle.agenda.last() != Some(&Step::SettleFallen) {
            self.next(Step::SettleFallen);
        }
    }

    /// Nobody is healed beyond the starting life. A unit with none left is not healed.
    pub(crate) fn heal(&mut self, unit: UnitId, life: u8) {
        let look = self.look();
        let one = *look.unit(unit);
        if !one.is_alive() || look.has_burden(one.side, Burden::NoHealing) {
            return;
        }
        let healed = look.full_life(unit).saturating_sub(one.life).min(life);
        if healed > 0 {
            self.battle.unit_mut(unit).life += healed;
            let at = self.battle.who(unit);
            let (before, after) = (one.life, one.life + healed);
            let life = LifeChange { life: healed, at: Target::Unit(unit), before, after };
            self.table.tell(|| Event::Healed { at, life });
        }
    }

    /// A unit loses the reaction of this turn and its next action.
    pub(crate) fn stun(&mut self, unit: UnitId) {
        let is_on_turn = self.battle.turn.side == self.battle.unit(unit).side;
        let one = self.battle.unit_mut(unit);
        one.reactions = 0;
        if is_on_turn && one.actions > 0 {
            one.actions -= 1;
        } else {
            one.is_stunned = true;
        }
        let at = self.battle.who(unit);
        self.table.tell(|| Event::Stunned { at });
    }

    /// A unit may act once more in this turn.
    pub(crate) fn give_action(&mut self, unit: UnitId) {
        let one = self.battle.unit_mut(unit);
        one.actions = one.actions.saturating_add(1);
        let unit = self.battle.who(unit);
        self.table.tell(|| Event::ActsAgain { unit });
    }

    /// A unit joins the table, in the place of a gone creature or monster if there is one.
    pub(crate) fn add_unit(&mut self, unit: Unit) -> Option<UnitId> {
        let is_free = |id: UnitId, there: &Unit, battle: &Battle| {
            !there.is_alive() && there.hero().is_none() && !battle.fallen.iter().any(|fallen| fallen.unit == id)
        };
        let free = (0..).map(UnitId).zip(&self.battle.units).find(|(id, there)| is_free(*id, there, self.battle));
        if let Some((id, _)) = free {
            *self.battle.unit_mut(id) = unit;
            return Some(id);
        }
        let id = UnitId(self.battle.units.len() as u8);
        self.battle.units.try_push(unit).is_ok().then_some(id)
    }

    /// A killed NPC goes to the discard pile (KH-62).
    pub(crate) fn kill_npc(&mut self, side: Side) {
        if let Some(npc) = self.battle.group_mut(side).npc.take() {
            self.battle.group_mut(side).used.remove(npc.card);
            self.discard_card(npc.card);
        }
    }

    /// A demon goes to the discard pile (KH-56).
    pub(crate) fn remove_demon(&mut self, side: Side) {
        if let Some(demon) = self.battle.group_mut(side).demon.take() {
            self.discard_card(demon.card);
            self.table.tell(|| Event::DemonGone { side, card: demon.card });
        }
    }

    /// Heldentod (KH-70), one by one; once all are buried, groups without heroes and creatures are out (KH-71), and the
    /// game may be over (KH-72).
    pub(crate) fn settle_fallen(&mut self) -> Flow {
        let Some(Fallen { unit, by }) = self.battle.fallen.first().copied() else {
            self.settle_groups();
            return Ok(());
        };
        if let Some(killer) = by {
            self.loot(unit, killer)?;
        }
        self.battle.fallen.remove(0);
        self.on_death(unit, by);
        bury(self.battle, unit);
        self.tell_return(unit);
        self.next(Step::SettleFallen);
        Ok(())
    }

    /// KH-70: the player whose hero struck the blow may take one fitted card from a dead hero. Creatures have none.
    fn loot(&mut self, unit: UnitId, killer: UnitId) -> Flow {
        let fallen = *self.battle.unit(unit);
        let side = self.battle.unit(killer).side;
        let may_loot = fallen.hero().is_some() && self.look().are_enemies(side, fallen.side);
        if fallen.fitted.is_empty() || !may_loot || !self.game.is_played(side) || self.battle.group(side).is_out {
            return Ok(());
        }
        let cards = fallen.fitted.iter().map(|card| Loot::Card { card });
        let options: Vec<Loot> = cards.chain([Loot::Nothing]).collect();
        if let Loot::Card { card } = self.table.ask(self.battle, side.seat(), Question::Loot { unit }, &options)? {
            self.unfit(unit, card);
            self.give_openly(side, card);
            let from = self.battle.who(unit);
            self.table.tell(|| Event::Looted { side, card, from });
        }
        Ok(())
    }

    /// KH-52: tells where the card of a dead creature has gone.
    fn tell_return(&mut self, unit: UnitId) {
        if let What::Creature { card, summoner: Some(summoner) } = self.battle.unit(unit).what
            && self.battle.unit(summoner).fitted.contains(card)
        {
            let unit = self.battle.who(summoner);
            self.table.tell(|| Event::ReturnedToBook { card, unit });
        }
    }

    fn settle_groups(&mut self) {
        for side in self.game.order_from(self.battle.first) {
            if !self.battle.group(side).is_out && self.battle.living_of(side).next().is_none() {
                self.eliminate(side);
            }
        }
        if let Some(ending) = self.look().ending() {
            self.end(ending);
        }
    }

    /// KH-71: a group goes out at once, and its hand is discarded.
    pub(crate) fn eliminate(&mut self, side: Side) {
        let hand = self.battle.group(side).hand;
        self.table.tell(|| Event::Eliminated { side });
        if !hand.is_empty() {
            self.table.reveal();
            self.table.tell(|| Event::HandDiscarded { side, cards: hand.iter().collect() });
        }
        clear(self.battle, side);
        self.settle_later();
    }

    pub(crate) fn end(&mut self, ending: Ending) {
        if self.battle.ending.is_none() {
            self.battle.ending = Some(ending);
            self.table.tell(|| Event::Ended { how: ending.how });
        }
    }
}

/// KH-52, KH-70: a dead unit's cards are discarded; a creature returns to the book it came from, or is discarded if its
/// summoner is dead or it came from hand.
fn bury(battle: &mut Battle, unit: UnitId) {
    let dead = battle.unit_mut(unit);
    dead.life = 0;
    let left = std::mem::take(&mut dead.fitted);
    if let What::Creature { card, summoner } = dead.what {
        let book = summoner.filter(|summoner| battle.unit(*summoner).is_alive());
        match book {
            Some(summoner) => battle.unit_mut(summoner).fitted.insert(card),
            None => battle.discard.insert(card),
        }
    }
    battle.discard = battle.discard.union(left);
    battle.resting.retain(|resting| !left.contains(resting.card));
    battle.charms.retain(|charm| charm.on != unit);
}

/// Takes a group off the table: units, hand, NPC, demon.
fn clear(battle: &mut Battle, side: Side) {
    let units: Vec<UnitId> = battle.living_of(side).map(|(unit, _)| unit).collect();
    // All are dead before the first is buried, so that no creature returns to the book of a summoner that dies, too.
    for unit in &units {
        battle.unit_mut(*unit).life = 0;
    }
    for unit in units {
        bury(battle, unit);
    }
    battle.charms.retain(|charm| charm.until != side);
    let group = battle.group_mut(side);
    let (hand, npc, demon) = (group.hand, group.npc.take(), group.demon.take());
    (group.hand, group.known, group.used, group.ward) = (Cards::NONE, Cards::NONE, Cards::NONE, None);
    group.is_out = true;
    battle.discard = battle.discard.union(hand);
    let cards = npc.map(|npc| npc.card).into_iter().chain(demon.map(|demon| demon.card));
    cards.for_each(|card| battle.discard.insert(card));
}

/// A seat resigns: its group is out as if eliminated, a running fight or spell ends, the others play on.
pub(crate) fn resign(game: &KleineHelden, battle: &mut Battle, side: Side) {
    if battle.ending.is_some() || battle.group(side).is_out {
        return;
    }
    battle.fight = None;
    if let Some(Casting { card, origin: Origin::Hand, .. }) = battle.casting.take() {
        battle.discard.insert(card);
    }
    battle.agenda.retain(|step| outlasts_resigning(step));
    clear(battle, side);
    battle.group_mut(side).has_resigned = true;
    battle.ending = Look { game, battle }.ending();
}

/// The steps that remain when a player resigns: all except those of a fight or of casting a spell.
fn outlasts_resigning(step: &Step) -> bool {
    !matches!(
        step,
        Step::OfferProtection
            | Step::Defend
            | Step::ParryAsProtector
            | Step::Window(Window::Fight | Window::Cast)
            | Step::Declared { window: Window::Fight | Window::Cast, .. }
            | Step::Rolls
            | Step::EndFight
            | Step::CastRoll
            | Step::EndCasting
    )
}

impl Ending {
    pub(crate) fn outcome(self) -> Outcome {
        let winners = (0..u8::BITS as u8).filter(|seat| self.winners >> seat & 1 == 1).map(Seat).collect();
        Outcome { winners, reason: self.how.message_key() }
    }
}
