//! The features for judging a battle.

use table::Seat;

use crate::battle::{Battle, Lines, UnitId, bits};
use crate::battlefield::{Place, Sector};
use crate::content::{Keywords, MAX_TILES, Traits};
use crate::game::PocketBattles;
use crate::habits::count_dice;

/// The number of features.
pub(crate) const COUNT: usize = 30;

/// The lead of a seat over the other one in each feature.
pub(crate) fn list(game: &PocketBattles, battle: &Battle, seat: Seat) -> [i32; COUNT] {
    let sides = [seat, seat.other()].map(|seat| Army::up(game, battle, seat));
    let own = sides[0].count(game, battle, &sides[1]);
    let foe = sides[1].count(game, battle, &sides[0]);
    std::array::from_fn(|index| own[index] - foe[index])
}

/// The value of a unit. Hits are the mean of a blow, in eighteenths.
#[derive(Clone, Copy, Default)]
struct Force {
    melee: i32,
    shots: i32,
    life: i32,
    points: i32,
    cost: i32,
    orders: i32,
}

/// A side with its units sized up.
struct Army {
    seat: Seat,
    lines: Lines,
    forces: [Force; MAX_TILES],
}

impl Army {
    fn up(game: &PocketBattles, battle: &Battle, seat: Seat) -> Army {
        let mut forces = [Force::default(); MAX_TILES];
        for unit in battle.living(seat) {
            forces[unit.index()] = size_up(game, battle, unit);
        }
        Army { seat, lines: battle.lines(seat), forces }
    }

    fn count(&self, game: &PocketBattles, battle: &Battle, foe: &Army) -> [i32; COUNT] {
        let (seat, side) = (self.seat, battle.side(self.seat));
        let ready = i32::from(side.ready);
        let percent = count_destroyed(game, battle, seat);
        let against = count_destroyed(game, battle, seat.other());
        // PB-51: who would win if the round ended now.
        let wins = percent >= 100
            && (against < 100 || battle.destroyed_by(game, seat) > battle.destroyed_by(game, seat.other()));
        let to_move = i32::from(battle.turn.seat == seat);
        let mut sum = Force::default();
        let (mut lasting, mut engaged, mut behind, mut tired, mut fresh) = (0, 0, 0, 0, 0);
        let (mut strikes, mut charges, mut volleys, mut best, mut leaders, mut units) = (0, 0, 0, 0, 0, 0);
        for unit in battle.living(seat) {
            let force = self.forces[unit.index()];
            sum.melee += force.melee;
            sum.shots += force.shots;
            sum.life += force.life;
            sum.points += force.points;
            units += 1;
            lasting += (force.melee * force.life).isqrt();
            tired += force.orders * (force.melee + force.shots) / 8;
            let can_act = force.cost <= ready;
            fresh += if can_act { force.melee + force.shots } else { 0 };
            leaders += i32::from(battle.has(game, unit, Keywords::LEADER));
            let (strike, volley) = match battle[unit].place {
                Place::Engaged { .. } => {
                    engaged += force.melee;
                    let best = battle.opponents(unit).map(|at| harm(force.melee, foe.forces[at.index()])).max();
                    strikes += best.unwrap_or(0);
                    (best.unwrap_or(0), 0)
                }
                Place::Front(sector) => {
                    let reach = battle.attack_reach(game, unit, sector, &foe.lines).0;
                    let best = self.harm_most(force.melee, reach, foe);
                    charges += best;
                    (best, self.harm_most(force.shots, battle.shooting_reach(game, unit, &foe.lines), foe))
                }
                Place::Rear(_) => {
                    behind += force.melee;
                    (0, self.harm_most(force.shots, battle.shooting_reach(game, unit, &foe.lines), foe))
                }
                Place::Reserve | Place::Gone => (0, 0),
            };
            volleys += volley;
            if can_act {
                best = best.max(strike).max(volley);
            }
        }
        let open = Sector::ALL.iter().filter(|sector| self.lines.anywhere(**sector) == 0).count() as i32;
        let wounds: i32 = side.wounds.iter().map(|wounds| i32::from(*wounds)).sum();
        // Fighting strength grows with the armies; what decides the battle does not.
        let scale = |number: i32| number * 60 / i32::from(game.size());
        [
            percent,
            percent * percent / 64,
            (percent - 70).clamp(0, 30) * 2,
            64 * i32::from(percent >= 100),
            64 * i32::from(wins),
            scale(i32::from(wins) * 8 * i32::from(battle.side(seat.other()).ready)),
            scale(sum.melee),
            scale(sum.shots),
            scale(8 * sum.life),
            scale(lasting),
            scale(engaged),
            scale(behind),
            scale(tired),
            scale(fresh),
            scale(8 * units),
            scale(strikes),
            scale(charges),
            scale(volleys),
            scale(best),
            scale(to_move * best),
            scale(to_move * ready * 8),
            16 * to_move,
            scale(16 * ready),
            scale(16 * wounds),
            16 * leaders,
            16 * open,
            16 * i32::from(battle.player_b() == seat),
            // Player A begins the odd rounds (PB-10).
            16 * i32::from(battle.round.is_multiple_of(2) == (battle.player_a() == seat)),
            scale(sum.points * 2),
            percent * scale(16 * ready) / 64,
        ]
    }

    fn harm_most(&self, hits: i32, reach: u32, foe: &Army) -> i32 {
        if hits == 0 { 0 } else { bits(reach).map(|index| harm(hits, foe.forces[index])).max().unwrap_or(0) }
    }
}

fn size_up(game: &PocketBattles, battle: &Battle, unit: UnitId) -> Force {
    let traits = battle.traits(game, unit);
    let faces = count_dice(battle.engagement_dice(game, unit)) as i32;
    let more_wounds = if faces > 0 { 6 * i32::from(traits.wounds) } else { 0 };
    // One more die for an attack, PB-T.impetus: or two; a third of all blows are attacks.
    let for_attack = if traits.has(Keywords::IMPETUS) { 2 } else { 1 };
    let shooting = count_dice(battle.shooting_dice(game, unit)) as i32;
    let left = |troop| i32::from(game.tile(troop).life.saturating_sub(battle.wounds(troop)));
    Force {
        melee: faces * count_thrown(traits, traits.engagement, for_attack) + more_wounds,
        shots: shooting * count_thrown(traits, traits.shooting, 0),
        life: battle.troops(unit).map(left).sum(),
        points: battle.troops(unit).map(|troop| i32::from(game.tile(troop).points)).sum(),
        cost: i32::from(battle.order_cost(game, unit)),
        orders: i32::from(battle[unit].orders),
    }
}

/// The average number of dice that a unit rolls, in thirds: one, and as many more as a trait gives.
fn count_thrown(traits: Traits, more: u8, for_attack: i32) -> i32 {
    match traits.has(Keywords::BLOOD_LUST) {
        true => 9,
        false => 3 + 3 * i32::from(more) + for_attack,
    }
}

/// What a blow takes from a unit on average, in sixteenths of points.
fn harm(hits: i32, at: Force) -> i32 {
    let life = 18 * at.life.max(1);
    16 * at.points * hits.min(life) / life
}

/// PB-51: losing half of the points breaks an army, 100 percent of that.
fn count_destroyed(game: &PocketBattles, battle: &Battle, seat: Seat) -> i32 {
    let bought = i32::from(battle.side(seat.other()).bought.max(1));
    (200 * i32::from(battle.destroyed_by(game, seat)) / bought).min(130)
}
