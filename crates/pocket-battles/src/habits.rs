//! What is usually good: strike with many dice at few, shoot where nobody strikes back, keep troops rather than markers.

use table::{Ask, Blunders, Deed, Habits, Seat};

use crate::asked::{
    AssignWound, Choice, Deploy, GiveUp, Muster, Order, Question, React, Redeploy, Reroll, Sacrifice, Support,
};
use crate::battle::{Battle, Lines, TroopId, UnitId, bits};
use crate::battlefield::{Place, Sector, Segment};
use crate::content::Keywords;
use crate::game::PocketBattles;
use crate::{blunders, features, judge};

impl Habits for PocketBattles {
    type Orders = table::NoOrders;
    type Glance<'a> = Glance<'a>;

    const HAS_HABITS: bool = true;
    const HORIZON: u64 = 6;
    const REACH: u64 = 2;
    const PATIENCE: u64 = 20;
    const BUDGETS: [u32; 4] = [0, 25, 250, 15_000];

    fn glance<'a>(&'a self, ask: &Ask<'a, Self>) -> Glance<'a> {
        let foe = ask.at.lines(ask.seat.other());
        Glance { game: self, battle: ask.at, question: ask.question, seat: ask.seat, foe }
    }

    fn appeal(&self, glance: &Glance<'_>, choice: &Choice) -> u32 {
        match choice {
            Choice::Muster(Muster::Ready) => 1,
            Choice::Muster(Muster::Random | Muster::Own(_)) => 0,
            Choice::Deploy(deploy) => glance.like_deploying(*deploy),
            Choice::Redeploy(Redeploy::Nobody) => 12,
            Choice::Redeploy(Redeploy::Unit { unit, to }) => glance.like_going(*unit, *to),
            Choice::Order(order) => glance.like_order(*order),
            Choice::Support(Support::Enough) => 2,
            Choice::Support(Support::Excite { .. } | Support::Galvanize { .. }) => 3,
            Choice::React(react) => glance.like_reaction(*react),
            Choice::Target(target) => glance.like_target(target.unit),
            Choice::BloodLust(lust) => [1, 2, 4, 6, 6, 5, 4][usize::from(lust.dice.min(6))],
            Choice::Reroll(Reroll::Keep) => 0,
            Choice::Reroll(Reroll::Die { .. }) => 1,
            Choice::Sacrifice(sacrifice) => glance.like_sacrifice(*sacrifice),
            Choice::AssignWound(assign) => glance.like_assigning(*assign),
            Choice::TakeMarker(_) => 1,
            Choice::GiveUp(GiveUp::Nobody) => 12,
            Choice::GiveUp(GiveUp::Troop { troop }) => u32::from(self.tile(*troop).points <= 3),
        }
    }

    fn judge(&self, battle: &Battle, seat: Seat) -> u32 {
        judge::judge(self, battle, seat)
    }

    fn features(&self, battle: &Battle, seat: Seat) -> Vec<i32> {
        features::list(self, battle, seat).to_vec()
    }

    fn blunders(&self, deeds: &[Deed<PocketBattles>]) -> Blunders {
        blunders::count(self, deeds)
    }
}

/// What a player sees of the battle when asked.
pub struct Glance<'a> {
    game: &'a PocketBattles,
    battle: &'a Battle,
    question: &'a Question,
    seat: Seat,
    foe: Lines,
}

impl Glance<'_> {
    /// Fighters go to the front, long-range archers and non-fighters to the rear; spread over the sectors.
    fn like_deploying(&self, Deploy { unit, to }: Deploy) -> u32 {
        let own = self.battle.lines(self.seat);
        match (to, self.belongs_behind(unit)) {
            (Segment::Front(sector), false) => 12 / (1 + own.front[sector.index()].count_ones()),
            (Segment::Rear(sector), true) => 8 / (1 + own.rear[sector.index()].count_ones()),
            (Segment::Rear(_), false) => 1,
            (Segment::Front(_), true) => 0,
        }
    }

    fn belongs_behind(&self, unit: UnitId) -> bool {
        belongs_behind(self.game, self.battle, unit)
    }

    fn like_going(&self, unit: UnitId, to: Segment) -> u32 {
        let from = self.battle[unit].place;
        match (from, to) {
            (Place::Rear(_), Segment::Front(sector)) if !self.belongs_behind(unit) => 4 + self.draws(sector),
            (Place::Front(from), Segment::Front(sector)) if self.draws(sector) > self.draws(from) => 3,
            (Place::Rear(_), Segment::Rear(_)) | (Place::Front(_), Segment::Front(_)) => 1,
            (Place::Front(_), Segment::Rear(_)) => u32::from(self.belongs_behind(unit)) * 4,
            _ => 0,
        }
    }

    /// The number of enemies in a sector.
    fn draws(&self, sector: Sector) -> u32 {
        self.foe.anywhere(sector).count_ones()
    }

    fn like_order(&self, order: Order) -> u32 {
        match order {
            Order::Attack { unit } => {
                let Place::Front(sector) = self.battle[unit].place else { return 1 };
                let (reach, _) = self.battle.attack_reach(self.game, unit, sector, &self.foe);
                let met = bits(reach).map(|index| self.strength(UnitId::new(self.seat.other(), index))).max();
                2 + weigh_odds(2 * self.strength(unit), met.unwrap_or(0))
            }
            Order::Continue { unit, against } => 4 + weigh_odds(2 * self.strength(unit), self.strength(against)),
            Order::Shoot { unit, at } => {
                let hits = count_dice(self.battle.shooting_dice(self.game, unit));
                // Arrows into an engagement hit friends too.
                let hits_friends = matches!(self.battle[at].place, Place::Engaged { .. });
                if hits_friends { 1 } else { 6 + 6 * hits }
            }
            Order::Leave { unit } => u32::from(self.strength(unit) == 0) * 4,
            Order::Move { unit, to } => self.like_going(unit, to) / 2,
            Order::Control { .. } | Order::DoubleOrder { .. } => 6,
            Order::Heal { troop, .. } => 3 * u32::from(self.battle.wounds(troop)),
            Order::Pass => 2,
            Order::Done => 8,
        }
    }

    fn like_reaction(&self, react: React) -> u32 {
        let Question::React { to: attacker } = *self.question else { return 1 };
        match react {
            React::Wait => 6,
            React::Intercept { unit } => {
                weigh_odds(self.strength(unit) * self.life(unit), 2 * self.strength(attacker) * self.life(attacker))
            }
            React::Shoot { unit } => 4 * count_dice(self.battle.shooting_dice(self.game, unit)),
        }
    }

    /// Units worth many points with little life that strike back with few dice.
    fn like_target(&self, unit: UnitId) -> u32 {
        let points: u32 = self.battle.troops(unit).map(|troop| u32::from(self.game.tile(troop).points)).sum();
        1 + 6 * points / (1 + self.life(unit)) / (1 + self.strength(unit))
    }

    fn like_sacrifice(&self, sacrifice: Sacrifice) -> u32 {
        let Question::Sacrifice { wounds, .. } = *self.question else { return 1 };
        match sacrifice {
            Sacrifice::Nobody => 2,
            Sacrifice::Troop { troop } => {
                let points = u32::from(self.game.tile(troop).points);
                if u32::from(wounds) * 4 > points { 2 * u32::from(wounds) } else { 0 }
            }
        }
    }

    /// A marker on a troop costs an order; a removed troop costs its points, and any life it had left.
    fn like_assigning(&self, assign: AssignWound) -> u32 {
        match assign {
            AssignWound::Mark { .. } => 12,
            AssignWound::Remove { troop } => {
                let wasted = u32::from(self.life_of(troop)).saturating_sub(1);
                let price = u32::from(self.game.tile(troop).points) + 4 * wasted;
                40 / (2 + price)
            }
        }
    }

    fn life_of(&self, troop: TroopId) -> u8 {
        self.game.tile(troop).life.saturating_sub(self.battle.wounds(troop))
    }

    fn life(&self, unit: UnitId) -> u32 {
        self.battle.troops(unit).map(|troop| u32::from(self.life_of(troop))).sum()
    }

    /// How many dice are printed on a unit.
    fn strength(&self, unit: UnitId) -> u32 {
        count_dice(self.battle.engagement_dice(self.game, unit))
    }
}

/// Whether a unit has nothing to do in the front.
pub(crate) fn belongs_behind(game: &PocketBattles, battle: &Battle, unit: UnitId) -> bool {
    let (fights, shoots) = (count_dice(battle.engagement_dice(game, unit)), battle.can_shoot(game, unit));
    fights == 0 && (!shoots || battle.has(game, unit, Keywords::LONG_RANGE))
}

pub(crate) fn count_dice(faces: [u8; 6]) -> u32 {
    faces.iter().map(|count| u32::from(*count)).sum()
}

/// Attacking many with few is disliked, attacking few with many is liked.
fn weigh_odds(own: u32, foe: u32) -> u32 {
    own * own * 3 / (1 + foe)
}
