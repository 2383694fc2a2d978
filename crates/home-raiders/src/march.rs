//! Moves of whole troops: checking every way, breaking away, and coming into contact.

use arrayvec::ArrayVec;
use measure::Point;
use table::Flow;

use crate::asked::{Goal, March, PickTroop, Question, Spot, Way};
use crate::battle::{Battle, CharacterId, MAX_CHARACTERS, Marks, Troop, TroopId};
use crate::content::{Ability, TroopType};
use crate::game::Play;
use crate::look::{FORMATION, Look};
use crate::plan::{list_goals, plan, plan_alone};
use crate::reasons::Reason;
use crate::told::{Event, Leg};
use crate::walk::{allowance, check_place, check_way, list_abandoned, shift_partner};

/// Which members of a troop move, and how far.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    pub troop: TroopId,
    /// The members that move, as a bit mask.
    pub movers: u64,
    pub pace: Pace,
}

/// How much of their move they may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    Full,
    /// HR-61.5: the first half of a running fire.
    Half,
    /// HR-61.5: what the first half has left, for each character by its index in the side.
    Rest([i32; MAX_CHARACTERS]),
    /// HR-67.4: one inch.
    Inch,
}

impl Order {
    pub fn limit(&self, look: Look<'_>, who: CharacterId) -> i32 {
        match self.pace {
            Pace::Full => allowance(look, who),
            Pace::Half => allowance(look, who) / 2,
            Pace::Rest(left) => left[who.index()],
            Pace::Inch => measure::units::INCH,
        }
    }

    pub fn moves(&self, who: CharacterId) -> bool {
        self.movers & who.bit() != 0
    }
}

/// Checks ways for a troop, one by one, and gives the battle as it would be afterwards.
///
/// HR-14: the unit keeps its formation. A unit that has lost it moves together: its widest gap must not grow.
pub fn check_ways(look: Look<'_>, order: &Order, ways: &[Way], leaves: Option<CharacterId>) -> Result<Battle, Reason> {
    let widest = look.find_gap_in_formation(order.troop).map(|(_, _, gap)| gap);
    let mut after = look.battle.clone();
    for (place, Way { who, points }) in ways.iter().enumerate() {
        let known = usize::from(who.0) < 2 * MAX_CHARACTERS && who.index() < after.side(who.seat()).characters.len();
        if !known || !order.moves(*who) || !after[*who].is_present() {
            return Err(Reason::NotConcerned);
        }
        if ways[..place].iter().any(|way| way.who == *who) {
            return Err(Reason::NotEverybodyOnce);
        }
        let now = Look { game: look.game, battle: &after };
        let walked = check_way(now, *who, points, order.limit(now, *who))?;
        (after[*who].place, after[*who].elevation) = (walked.to, walked.elevation);
    }
    if let Some(who) = leaves {
        if order.troop.seat() != who.seat() || !may_leave(look, order, who) {
            return Err(Reason::MayNotLeave { who });
        }
        let troop = part(&mut after, who)?;
        after[troop].is_activated = true;
    }
    let now = Look { game: look.game, battle: &after };
    match (now.find_gap_in_formation(order.troop), widest) {
        (None, _) => Ok(after),
        (Some((one, other, gap)), None) => {
            Err(Reason::OutOfFormation { one, other, gap, limit: now.formation(order.troop) })
        }
        (Some((_, _, gap)), Some(before)) if gap > before => Err(Reason::NotTogether { gap, before }),
        (Some(_), Some(_)) => Ok(after),
    }
}

/// HR-67.10: a leader who may leave the unit with this move.
fn may_leave(look: Look<'_>, order: &Order, who: CharacterId) -> bool {
    usize::from(who.0) < 2 * MAX_CHARACTERS
        && who.index() < look.battle.side(who.seat()).characters.len()
        && order.pace == Pace::Full
        && order.moves(who)
        && look.battle[who].is_present()
        && look.is_attached(who)
        && look.has_as_leader(who, Ability::Relocate)
}

/// HR-67.10: leaders that can set out on their own, towards the nearest enemy.
fn list_departures(look: Look<'_>, order: &Order) -> Vec<March> {
    let leaders = look.battle.members(order.troop).filter(|who| may_leave(look, order, *who));
    let marches = leaders.filter_map(|who| {
        let way = plan_alone(look, who, order.limit(look, who))?;
        check_ways(look, order, std::slice::from_ref(&way), Some(who)).ok()?;
        Some(March::Ways { ways: vec![way], leaves: Some(who) })
    });
    marches.collect()
}

/// Makes a character a separate troop.
fn part(battle: &mut Battle, who: CharacterId) -> Result<TroopId, Reason> {
    let side = battle.side_mut(who.seat());
    if side.troops.is_full() {
        return Err(Reason::MayNotLeave { who });
    }
    let index = side.troops.len();
    side.troops.push(Troop::default());
    battle[who].troop = index as u8;
    Ok(TroopId::new(who.seat(), index))
}

impl Play<'_, '_> {
    /// HR-21: asks where a troop moves, and moves it. Gives what each member has spent.
    pub(crate) fn march(&mut self, order: Order, question: Question) -> Flow<[i32; MAX_CHARACTERS]> {
        let mut spent = [0; MAX_CHARACTERS];
        let look = self.look();
        if !self.battle.members(order.troop).any(|who| order.moves(who)) {
            return Ok(spent);
        }
        let mut sample: ArrayVec<March, 20> = list_goals(look, &order).into_iter().map(March::Towards).collect();
        sample.extend(list_departures(look, &order).into_iter().take(sample.remaining_capacity()));
        let (game, before) = (self.game, &*self.battle);
        let legal = |march: &March| check_march(Look { game, battle: before }, &order, march);
        let chosen = self.table.ask_where(self.battle, order.troop.seat(), question, &sample, legal)?;
        let (ways, leaves) = match chosen {
            March::Towards(goal) => (plan(self.look(), &order, goal), None),
            March::Ways { ways, leaves } => (ways, leaves),
        };
        // HR-67.4: stepping back from a defended blow provokes no free attacks.
        if order.pace != Pace::Inch {
            self.break_away(&ways)?;
        }
        for way in &ways {
            spent[way.who.index()] = self.walk(&order, way);
        }
        if let Some(who) = leaves.filter(|who| self.battle[*who].is_present()) {
            self.leave_unit(who);
        }
        self.offer_joining(order)?;
        Ok(spent)
    }

    /// HR-23: leaving contact gives each abandoned enemy a free melee attack, before anybody moves.
    fn break_away(&mut self, ways: &[Way]) -> Flow {
        for Way { who, points } in ways {
            let abandoned = list_abandoned(self.look(), *who, points);
            for enemy in abandoned {
                if !self.battle[*who].is_present() {
                    break;
                }
                self.table.tell(|| Event::BrokeAway { who: *who, from: enemy });
                self.strike_at_leaver(enemy, *who)?;
            }
        }
        Ok(())
    }

    /// Moves along a way, if that is still possible after breaking away. Gives its cost.
    fn walk(&mut self, order: &Order, Way { who, points }: &Way) -> i32 {
        let look = self.look();
        if !self.battle[*who].is_present() || points.is_empty() {
            return 0;
        }
        let Ok(walked) = check_way(look, *who, points, order.limit(look, *who)) else { return 0 };
        let met_before = look.enemies_in_contact(*who).fold(0, |mask, enemy| mask | enemy.bit());
        let from = self.battle[*who].place;
        self.put(*who, walked.to, walked.elevation);
        // HR-61.4: a character that comes into contact by moving strikes harder.
        let look = self.look();
        let has_met = look.enemies_in_contact(*who).any(|enemy| enemy.bit() & met_before == 0);
        if has_met && look.has(*who, Ability::Charge) {
            self.battle[*who].marks |= Marks::CHARGED;
        }
        let (who, to, elevation) = (*who, walked.to, walked.elevation);
        self.table.tell(|| Event::Moved { who, to, elevation, leg: Leg { from, to } });
        walked.cost
    }

    /// Puts a character in a place; it gives up a marker that it no longer touches (HR-07).
    pub(crate) fn put(&mut self, who: CharacterId, to: Point, elevation: i32) {
        (self.battle[who].place, self.battle[who].elevation) = (to, elevation);
        self.release_markers(who);
    }

    /// HR-67.10: the leader becomes a separate troop. It cannot be activated again this round; its bead is added next
    /// round.
    fn leave_unit(&mut self, who: CharacterId) {
        if let Ok(troop) = part(self.battle, who) {
            self.battle[troop].is_activated = true;
            self.table.tell(|| Event::Left { who });
        }
    }

    /// HR-67.10: a leader without a unit that has come within 3 inches of a friendly unit may join it. That unit cannot
    /// be activated any more this round.
    fn offer_joining(&mut self, order: Order) -> Flow {
        let alone = |look: Look<'_>, who: CharacterId| {
            look.battle[who].is_present()
                && order.moves(who)
                && look.is_last_of_troop(who)
                && look.is_leader(who)
                && look.has_as_leader(who, Ability::Relocate)
        };
        let Some(who) = self.battle.all(order.troop.seat()).find(|who| alone(self.look(), *who)) else {
            return Ok(());
        };
        let look = self.look();
        let own = self.battle.troop_of(who);
        let mut options = vec![PickTroop::None];
        for troop in self.battle.living_troops(who.seat()).filter(|troop| *troop != own) {
            let is_unit = self.battle.members(troop).any(|member| look.card(member).kind == TroopType::Unit);
            let all_near = self.battle.members(troop).all(|member| look.is_within(FORMATION, who, member));
            if is_unit && all_near {
                options.push(PickTroop::Troop { troop });
            }
        }
        if options.len() == 1 {
            return Ok(());
        }
        if let PickTroop::Troop { troop } = self.table.ask(self.battle, who.seat(), Question::Join { who }, &options)? {
            self.battle[who].troop = troop.index() as u8;
            self.battle[troop].is_activated = true;
            self.table.tell(|| Event::Joined { who, troop });
        }
        Ok(())
    }

    /// HR-21: a move action of some characters of a troop, together with those they carry.
    pub(crate) fn move_action(&mut self, troop: TroopId, movers: u64, question: Question) -> Flow {
        let carried = self.choose_carried(troop, movers)?;
        let order = Order { troop, movers, pace: Pace::Full };
        self.march(order, question)?;
        for (who, by) in carried {
            self.put_down(who, by)?;
        }
        Ok(())
    }

    /// HR-61.9: each carrier takes along as many troops as its owner likes.
    fn choose_carried(
        &mut self,
        troop: TroopId,
        movers: u64,
    ) -> Flow<ArrayVec<(CharacterId, CharacterId), MAX_CHARACTERS>> {
        let mut carried = ArrayVec::new();
        let look = self.look();
        let carries = |who: &CharacterId| movers & who.bit() != 0 && look.has(*who, Ability::Carry);
        let carriers: ArrayVec<CharacterId, MAX_CHARACTERS> = self.battle.members(troop).filter(carries).collect();
        for by in carriers {
            while let Some(passengers) = self.offer_carrying(by, &carried)? {
                carried.extend(self.battle.members(passengers).map(|who| (who, by)).take(carried.remaining_capacity()));
            }
        }
        Ok(carried)
    }

    /// HR-61.9: whole friendly troops within 3 inches of the carrier, with no member held by an enemy.
    fn offer_carrying(&mut self, by: CharacterId, carried: &[(CharacterId, CharacterId)]) -> Flow<Option<TroopId>> {
        let look = self.look();
        let can_come = |troop: &TroopId| {
            *troop != self.battle.troop_of(by)
                && self.battle.members(*troop).all(|who| {
                    look.is_within(FORMATION, by, who)
                        && !look.is_engaged(who)
                        && carried.iter().all(|(known, _)| *known != who)
                })
        };
        let mut options = vec![PickTroop::None];
        let others = self.battle.living_troops(by.seat()).filter(can_come);
        options.extend(others.map(|troop| PickTroop::Troop { troop }));
        if options.len() == 1 {
            return Ok(None);
        }
        match self.table.ask(self.battle, by.seat(), Question::Carry { who: by }, &options)? {
            PickTroop::None => Ok(None),
            PickTroop::Troop { troop } => Ok(Some(troop)),
        }
    }

    /// HR-61.9: within 3 inches of the carrier, on the same ground. A character without room stays behind.
    fn put_down(&mut self, who: CharacterId, by: CharacterId) -> Flow {
        if !self.battle[by].is_present() || !self.battle[who].is_present() {
            return Ok(());
        }
        let look = self.look();
        let check = |look: Look<'_>, at: Point| {
            let base = look.base(who).at(at);
            let elevation = check_place(look, base, who.bit())?;
            let gap = base.gap(look.base(by));
            let level = elevation == look.battle[by].elevation;
            let near = gap <= FORMATION && level;
            if near { Ok(elevation) } else { Err(Reason::FarFromCarrier { gap, limit: FORMATION }) }
        };
        let spots = crate::plan::list_spots_near(look, by, who, |at| check(look, at).is_ok());
        let sample: ArrayVec<Spot, 8> = spots.into_iter().map(|at| Spot::At { at }).collect();
        if sample.is_empty() {
            return Ok(());
        }
        let (game, before) = (self.game, &*self.battle);
        let legal = |spot: &Spot| match spot {
            Spot::Nowhere => Err(Reason::NotConcerned),
            Spot::At { at } => check(Look { game, battle: before }, *at).map(|_| ()),
        };
        let spot = self.table.ask_where(self.battle, by.seat(), Question::PutDown { who, by }, &sample, legal)?;
        if let Spot::At { at } = spot
            && let Ok(elevation) = check(self.look(), at)
        {
            let from = self.battle[who].place;
            self.put(who, at, elevation);
            self.table.tell(|| Event::Carried { who, by, leg: Leg { from, to: at } });
        }
        Ok(())
    }
}

fn check_march(look: Look<'_>, order: &Order, march: &March) -> Result<(), Reason> {
    match march {
        March::Ways { ways, leaves } => check_ways(look, order, ways, *leaves).map(|_| ()),
        March::Towards(goal) => check_goal(look, order, *goal),
    }
}

/// Whether the goal of a march exists.
fn check_goal(look: Look<'_>, order: &Order, goal: Goal) -> Result<(), Reason> {
    let is_there = match goal {
        Goal::Stay | Goal::Away | Goal::Together | Goal::Point { .. } => true,
        Goal::Enemy { who } => look.battle.everybody().any(|known| known == who),
        Goal::Round { who } => {
            let mut movers = look.battle.members(order.troop).filter(|mover| order.moves(*mover));
            movers.any(|mover| shift_partner(look, mover) == Some(who))
        }
        Goal::Portal { of } => of.0 < 2 && look.battle.side(of).portal.is_some(),
        Goal::Marker { marker } => usize::from(marker) < look.battle.markers.len(),
        Goal::Onto { object } | Goal::Behind { object } => look.objects().any(|known| known == object),
    };
    if is_there { Ok(()) } else { Err(Reason::NotConcerned) }
}
