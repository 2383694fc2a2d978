//! Phase 2: Aktionen. What orders cost, which ones are possible, and the simple ones.

use table::{Change, Flow, Seat, Tally};

use crate::asked::{Order, Question, Support};
use crate::attack::Aid;
use crate::battle::{Lines, Step, UnitId, bits};
use crate::battlefield::{Place, Segment};
use crate::content::Keywords;
use crate::game::Play;
use crate::reasons::Reason;
use crate::told::Event;

/// The kind of the current order, which decides its cost and its possible actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// An order of the turn.
    Turn,
    /// PB-T.control: paid for by the order to the controlling unit.
    Control(UnitId),
    /// PB-T.double-order: paid for as usual, by other units than these; one that was redeployed may be among them.
    DoubleOrder { leader: UnitId, first: Option<UnitId> },
}

impl Play<'_, '_> {
    /// PB-11: at least one action, or a pass. PB-14: more as long as markers last.
    pub(crate) fn give_orders(&mut self, seat: Seat, given: bool) -> Flow {
        let ready = self.battle.side(seat).ready;
        if ready == 0 {
            return self.end_turn();
        }
        let mut options = self.list_orders(seat, By::Turn);
        options.push(if given { Order::Done } else { Order::Pass });
        let order = match options.as_slice() {
            [only] if self.battle.turn.redeployed.is_none() => *only,
            _ => self.table.ask(self.battle, seat, Question::Order { ready }, &options)?,
        };
        match order {
            Order::Done => return self.end_turn(),
            Order::Pass => {
                self.pass(seat);
                return self.end_turn();
            }
            _ => self.carry_out(order, By::Turn)?,
        }
        self.next(Step::Orders { seat, given: true });
        Ok(())
    }

    fn end_turn(&mut self) -> Flow {
        self.battle.turn.is_first_of_game = false;
        Ok(())
    }

    /// Every order that can be given now.
    pub(crate) fn list_orders(&mut self, seat: Seat, by: By) -> Vec<Order> {
        let foe = self.battle.lines(seat.other());
        let mut options = Vec::with_capacity(48);
        for unit in self.battle.units(seat) {
            if self.battle[unit].is_alive() && by.may_use(unit) {
                self.list_orders_of(unit, by, &foe, &mut options);
            }
        }
        options
    }

    fn list_orders_of(&mut self, unit: UnitId, by: By, foe: &Lines, options: &mut Vec<Order>) {
        let (game, battle) = (self.game, &*self.battle);
        if let Some(reason) = self.reason_against_orders(unit, by) {
            self.table.rule_out(|| (any_order(unit, battle[unit].place), reason));
            return;
        }
        let from = options.len();
        match battle[unit].place {
            Place::Front(sector) => {
                if !battle.can_engage(game, unit) {
                    self.table.rule_out(|| (Order::Attack { unit }, Reason::NoEngagementDice));
                } else if battle.attack_reach(game, unit, sector, foe).0 == 0 {
                    self.table.rule_out(|| (Order::Attack { unit }, Reason::NobodyToAttack));
                } else {
                    options.push(Order::Attack { unit });
                }
                self.list_shots(unit, foe, options);
            }
            Place::Rear(_) => {
                self.table.rule_out(|| (Order::Attack { unit }, Reason::NotInTheFront));
                self.list_shots(unit, foe, options);
            }
            Place::Engaged { .. } => self.list_engagement_orders(unit, options),
            Place::Reserve | Place::Gone => return,
        }
        if let Some(segment) = self.battle[unit].place.segment() {
            options.extend(segment.neighbours().iter().map(|to| Order::Move { unit, to: *to }));
        }
        if !matches!(by, By::Control(_)) {
            self.list_specials(unit, by, options);
        }
        debug_assert!(options[from..].iter().all(|order| order.unit() == Some(unit)));
    }

    /// PB-12: a redeployed unit gets no order. PB-T.fast: unless it is fast. PB-T.double-order: unless it gets a double
    /// order.
    pub(crate) fn reason_against_orders(&self, unit: UnitId, by: By) -> Option<Reason> {
        let ready = self.battle.side(unit.seat()).ready;
        let cost = if matches!(by, By::Control(_)) { 0 } else { self.battle.order_cost(self.game, unit) };
        if cost > ready {
            return Some(Reason::TooFewMarkers { cost, ready });
        }
        let must_wait = self.battle.must_wait(self.game, unit) && !matches!(by, By::DoubleOrder { .. });
        must_wait.then_some(Reason::RedeployedThisTurn)
    }

    /// PB-37: a target to shoot at.
    fn list_shots(&mut self, unit: UnitId, lines: &Lines, options: &mut Vec<Order>) {
        let (game, battle) = (self.game, &*self.battle);
        let foe = unit.seat().other();
        let can_shoot = battle.can_shoot(game, unit);
        let reach = if can_shoot { battle.shooting_reach(game, unit, lines) } else { 0 };
        options.extend(bits(reach).map(|at| Order::Shoot { unit, at: UnitId::new(foe, at) }));
        if self.table.wants_reasons() {
            let is_behind = matches!(battle[unit].place, Place::Rear(_)) && reach == 0;
            let reason = match (can_shoot, is_behind) {
                (false, _) => Reason::NoShootingDice,
                (true, true) => Reason::NotInTheFrontToShoot,
                (true, false) => Reason::OutOfReach,
            };
            for at in battle.living(foe).filter(|at| reach & at.bit() == 0) {
                self.table.rule_out(|| (Order::Shoot { unit, at }, reason.clone()));
            }
        }
    }

    /// PB-35, PB-36: only with units that were in contact when the turn began.
    fn list_engagement_orders(&mut self, unit: UnitId, options: &mut Vec<Order>) {
        let (game, battle) = (self.game, &*self.battle);
        let may = battle.turn.in_contact & unit.bit() != 0;
        let can_engage = battle.can_engage(game, unit);
        for against in battle.opponents(unit) {
            let order = Order::Continue { unit, against };
            match (may, can_engage) {
                (true, true) => options.push(order),
                (false, _) => self.table.rule_out(|| (order, Reason::NotInContactSinceTheTurnBegan)),
                (true, false) => self.table.rule_out(|| (order, Reason::NoEngagementDice)),
            }
        }
        if may {
            options.push(Order::Leave { unit });
        } else {
            self.table.rule_out(|| (Order::Leave { unit }, Reason::NotInContactSinceTheTurnBegan));
        }
    }

    /// Pays for an order and carries it out.
    pub(crate) fn carry_out(&mut self, order: Order, by: By) -> Flow {
        if let Some(unit) = order.unit()
            && !matches!(by, By::Control(_))
        {
            self.pay_order(unit);
        }
        match order {
            Order::Move { unit, to } => self.move_unit(unit, to),
            Order::Attack { unit } => {
                let aid = self.ask_support(unit, true)?;
                self.attack(unit, aid)?;
            }
            Order::Continue { unit, against } => {
                let aid = self.ask_support(unit, false)?;
                self.continue_engagement(unit, against, aid)?;
            }
            Order::Leave { unit } => self.leave_engagement(unit)?,
            Order::Shoot { unit, at } => {
                let aid = self.ask_support(unit, false)?;
                self.shoot(unit, at, aid)?;
            }
            Order::Control { unit } => self.control(unit)?,
            Order::Heal { unit, troop } => self.heal(unit, troop),
            Order::DoubleOrder { unit } => self.double_order(unit)?,
            Order::Pass | Order::Done => {}
        }
        Ok(())
    }

    /// PB-13: the markers of an order stay on the unit until the round ends.
    pub(crate) fn pay_order(&mut self, unit: UnitId) {
        let paid = self.battle.order_cost(self.game, unit);
        self.battle.side_mut(unit.seat()).ready -= paid;
        let before = self.battle[unit].orders;
        self.battle[unit].orders += paid;
        let markers = || Change::new(unit.id(), Tally::Markers, before, before + paid);
        self.table.tell(|| Event::Ordered { unit, paid, markers: markers() });
    }

    /// Aktion 1: Taktische Bewegung (PB-20). Like a redeployment, but as an order.
    fn move_unit(&mut self, unit: UnitId, to: Segment) {
        self.battle[unit].place = to.into();
        self.table.tell(|| Event::Moved { unit, to });
    }

    /// Aktion 7: Passen (PB-41).
    fn pass(&mut self, seat: Seat) {
        let side = self.battle.side_mut(seat);
        side.ready -= 1;
        side.aside += 1;
        self.table.tell(|| Event::Passed { seat });
    }

    /// PB-T.excite, PB-T.galvanize: other units may be paid to help with an order, each once per trait.
    fn ask_support(&mut self, unit: UnitId, is_attack: bool) -> Flow<Aid> {
        let mut aid = Aid::default();
        let mut used = Vec::new();
        if self.battle.turn.is_first_of_game {
            return Ok(aid);
        }
        loop {
            let mut options = vec![Support::Enough];
            for (way, reason) in self.list_support(unit, is_attack, aid, &used) {
                match reason {
                    Some(reason) => self.table.rule_out(|| (way, reason)),
                    None => options.push(way),
                }
            }
            if options.len() == 1 {
                self.table.forget_ruled_out();
                return Ok(aid);
            }
            let support = self.table.ask(self.battle, unit.seat(), Question::Support { unit }, &options)?;
            used.push(support);
            match support {
                Support::Enough => return Ok(aid),
                Support::Excite { by } => {
                    self.pay_order(by);
                    aid.dice += 1;
                    self.table.tell(|| Event::Excited { by, unit });
                }
                Support::Galvanize { by } => {
                    self.pay_order(by);
                    aid.overwhelming = true;
                    self.table.tell(|| Event::Galvanized { by, unit });
                }
            }
        }
    }
}

impl Play<'_, '_> {
    /// Who could be paid to help with an order and how, in ways that are not used yet, each with the reason why not.
    fn list_support(
        &self,
        unit: UnitId,
        is_attack: bool,
        aid: Aid,
        used: &[Support],
    ) -> Vec<(Support, Option<Reason>)> {
        let mut ways = Vec::new();
        for by in self.battle.living(unit.seat()).filter(|by| *by != unit) {
            let traits = self.battle.traits(self.game, by);
            let is_new = |way: Support| !used.contains(&way);
            if traits.has(Keywords::EXCITE) && is_new(Support::Excite { by }) {
                let reason = self.reason_against_orders(by, By::Turn).or_else(|| self.reason_against_excite(unit));
                ways.push((Support::Excite { by }, reason));
            }
            if is_attack && traits.has(Keywords::GALVANIZE) && is_new(Support::Galvanize { by }) {
                let reason = self.reason_against_orders(by, By::Turn);
                let reason = reason.or_else(|| self.reason_against_galvanize(unit, by, aid, used));
                ways.push((Support::Galvanize { by }, reason));
            }
        }
        ways
    }

    /// PB-T.blood-lust uses no other dice, so nobody is paid to add one.
    fn reason_against_excite(&self, unit: UnitId) -> Option<Reason> {
        self.battle.has(self.game, unit, Keywords::BLOOD_LUST).then_some(Reason::TakesNoOtherDice)
    }

    /// PB-T.overwhelming: who overwhelms already gains nothing, nor does who can destroy nobody or would have nobody left
    /// to attack.
    fn reason_against_galvanize(&self, unit: UnitId, by: UnitId, aid: Aid, used: &[Support]) -> Option<Reason> {
        if aid.overwhelming || self.battle.has(self.game, unit, Keywords::OVERWHELMING) {
            return Some(Reason::OverwhelmsAlready);
        }
        let aid = Aid { dice: aid.dice + self.count_further_dice(unit, by, used), ..aid };
        self.reason_against_storming_on(unit, self.most_wounds(unit, aid))
    }

    /// How many further dice the markers could buy a unit by exciting it, once this one is paid to galvanize it.
    fn count_further_dice(&self, unit: UnitId, paid: UnitId, used: &[Support]) -> u8 {
        if self.reason_against_excite(unit).is_some() {
            return 0;
        }
        let mut battle = self.battle.clone();
        let price = battle.order_cost(self.game, paid);
        battle[paid].orders += price;
        let mut ready = battle.side(unit.seat()).ready.saturating_sub(price);
        let can_excite = |by: &UnitId| {
            *by != unit
                && battle.has(self.game, *by, Keywords::EXCITE)
                && !battle.must_wait(self.game, *by)
                && !used.contains(&Support::Excite { by: *by })
        };
        let exciters = battle.living(unit.seat()).filter(can_excite);
        let mut costs: Vec<u8> = exciters.map(|by| battle.order_cost(self.game, by)).collect();
        costs.sort_unstable();
        let affordable = costs.into_iter().take_while(|cost| {
            let can_pay = *cost <= ready;
            ready = ready.saturating_sub(*cost);
            can_pay
        });
        affordable.count() as u8
    }
}

impl By {
    fn may_use(self, unit: UnitId) -> bool {
        match self {
            By::Turn => true,
            By::Control(controller) => unit != controller,
            By::DoubleOrder { leader, first } => unit != leader && Some(unit) != first,
        }
    }
}

impl Order {
    /// The unit that gets the order.
    pub fn unit(&self) -> Option<UnitId> {
        match *self {
            Order::Move { unit, .. }
            | Order::Attack { unit }
            | Order::Continue { unit, .. }
            | Order::Leave { unit }
            | Order::Shoot { unit, .. }
            | Order::Control { unit }
            | Order::Heal { unit, .. }
            | Order::DoubleOrder { unit } => Some(unit),
            Order::Pass | Order::Done => None,
        }
    }
}

/// The order to name if a unit can get none at all.
fn any_order(unit: UnitId, place: Place) -> Order {
    match place {
        Place::Engaged { .. } => Order::Leave { unit },
        Place::Front(_) | Place::Rear(_) | Place::Reserve | Place::Gone => Order::Attack { unit },
    }
}
