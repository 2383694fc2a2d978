//! Whether the rules can continue from a position from outside.

use table::check::{Checked, PositionFault, ensure, ensure_equal, ensure_most, ensure_seats, fault};
use table::{Phrase, Ruled, Seat, text};

use crate::army::{ArmyList, order_markers};
use crate::battle::{Battle, Step, TroopId, Unit, UnitId, bits};
use crate::battlefield::Place;
use crate::content::{Keywords, MAX_TILES, TileId};
use crate::end::MAX_QUIET_ROUNDS;
use crate::game::PocketBattles;

/// No battle lasts this many rounds.
const MAX_ROUNDS: u16 = 10_000;

/// Says what is wrong, and where.
pub(crate) fn check(game: &PocketBattles, battle: &Battle) -> Checked {
    check_seats(battle)?;
    for seat in [Seat(0), Seat(1)] {
        check_side(game, battle, seat).map_err(|fault| fault.inside(format_args!("sides[{}]", seat.0)))?;
    }
    check_fights(battle)?;
    check_clock(battle)?;
    check_agenda(battle)
}

fn check_seats(battle: &Battle) -> Checked {
    let steps = battle.agenda.iter().filter_map(|step| match step {
        Step::DrawRandomArmy(seat) | Step::Deploy(seat) | Step::Turn(seat) | Step::Orders { seat, .. } => Some(*seat),
        Step::Muster | Step::RollForPlayerA | Step::OpenStacks | Step::BeginRound | Step::EndRound => None,
    });
    let ending = battle.ending.map(|ending| ending.seat());
    ensure_seats(steps.chain([battle.turn.seat]).chain(battle.won_first_roll).chain(ending), 2)
}

fn check_side(game: &PocketBattles, battle: &Battle, seat: Seat) -> Checked {
    let side = battle.side(seat);
    let mustered = usize::from(side.mustered);
    ensure_most("mustered", mustered, MAX_TILES)?;
    if let Some(index) = (mustered..MAX_TILES).find(|index| side.units[*index] != Unit::NONE) {
        return Err(fault!("units[{index}]", "position-not-mustered", mustered = mustered));
    }
    let list = list_enlisted(battle, seat);
    if mustered > 0 {
        list.check(game.army(seat), game.size()).map_err(|fault| PositionFault {
            at: "units".to_owned(),
            what: Phrase::new("fault-by-rule").with("what", fault.phrase()).with("rule", text(fault.rule())),
        })?;
    }
    ensure_equal("bought", side.bought, list.points(game.army(seat)))?;
    for unit in battle.units(seat) {
        let checked = check_unit(game, battle, unit);
        checked.map_err(|fault| fault.inside(format_args!("units[{}]", unit.index())))?;
    }
    check_markers(game, battle, seat)
}

fn list_enlisted(battle: &Battle, seat: Seat) -> ArmyList {
    let tiles = |unit: UnitId| bits(battle[unit].enlisted).map(|tile| TileId(tile as u8)).collect();
    ArmyList { units: battle.units(seat).map(tiles).collect() }
}

fn check_unit(game: &PocketBattles, battle: &Battle, id: UnitId) -> Checked {
    let unit = &battle[id];
    let strangers = unit.troops & !unit.enlisted;
    ensure!(strangers == 0, "troops", "position-not-enlisted", tile = strangers.trailing_zeros())?;
    let has_top = u32::from(unit.top.0) < u32::BITS && unit.enlisted & 1 << unit.top.0 != 0;
    ensure!(has_top, "top", "position-not-enlisted", tile = unit.top.0)?;
    let is_gone = unit.place == Place::Gone;
    ensure!(unit.is_alive() != is_gone, "place", "position-gone")?;
    let has_life = battle.troops(id).any(|troop| game.tile(troop).life > 0);
    ensure!(has_life || is_gone, "troops", "position-lifeless")?;
    let is_deployed = unit.place != Place::Reserve;
    let is_in_stack = unit.troops == unit.enlisted && !matches!(unit.place, Place::Engaged { .. } | Place::Gone);
    if battle.stacks_are_open {
        ensure!(is_deployed, "place", "position-not-deployed")
    } else {
        ensure!(is_in_stack, "place", "position-no-stack")
    }
}

fn check_markers(game: &PocketBattles, battle: &Battle, seat: Seat) -> Checked {
    let side = battle.side(seat);
    let tile = |index: usize| game.tile(TroopId::new(seat, TileId(index as u8)));
    let in_play = battle.units(seat).fold(0, |mask, unit| mask | battle[unit].troops);
    for (index, wounds) in side.wounds.iter().enumerate().filter(|(_, wounds)| **wounds > 0) {
        let life = if in_play & 1 << index == 0 { 0 } else { tile(index).life };
        ensure!(*wounds < life, "wounds[{index}]", "position-wounds", wounds = *wounds)?;
    }
    let enlisted = battle.units(seat).flat_map(|unit| bits(battle[unit].enlisted));
    let leaders = enlisted.filter(|index| tile(*index).traits.has(Keywords::LEADER)).count() as u32;
    let most = u32::from(order_markers(game.size())) + leaders;
    let orders: u32 = battle.units(seat).map(|unit| u32::from(battle[unit].orders)).sum();
    let wounds: u32 = side.wounds.iter().map(|wounds| u32::from(*wounds)).sum();
    let have = u32::from(side.ready) + u32::from(side.aside) + u32::from(side.fallen) + orders + wounds;
    ensure!(have <= most, "ready, aside, fallen, orders, wounds", "position-markers", have = have, most = most)?;
    let lost = battle.units(seat).flat_map(|unit| bits(battle[unit].enlisted & !battle[unit].troops));
    let lost: u16 = lost.map(|index| u16::from(tile(index).points)).sum();
    ensure_equal("lost", side.lost, lost)
}

/// Every fight is in one sector, has units of both sides, and only one unit on at least one side (PB-26).
fn check_fights(battle: &Battle) -> Checked {
    for seat in [Seat(0), Seat(1)] {
        for unit in battle.living(seat) {
            let Place::Engaged { sector, fight } = battle[unit].place else { continue };
            let (side, index) = (seat.0, unit.index());
            let (friends, foes) = (battle.in_fight(seat, fight), battle.in_fight(seat.other(), fight));
            let (friends, foes): (Vec<_>, Vec<_>) = (friends.collect(), foes.collect());
            ensure!(!foes.is_empty(), "sides[{side}].units[{index}].place", "position-no-foe", fight = fight)?;
            let is_split = friends.len() == 1 || foes.len() == 1;
            ensure!(is_split, "sides[{side}].units[{index}].place", "position-unsplit", fight = fight)?;
            let is_here = |unit: &UnitId| battle[*unit].place.sector() == Some(sector);
            let are_here = friends.iter().chain(&foes).all(is_here);
            ensure!(are_here, "sides[{side}].units[{index}].place", "position-sectors", fight = fight)?;
        }
    }
    Ok(())
}

fn check_clock(battle: &Battle) -> Checked {
    let Battle { round, stacks_are_open, turn, .. } = battle;
    ensure_most("round", *round, MAX_ROUNDS)?;
    if battle.ending.is_none() {
        ensure_most("quiet_rounds", battle.quiet_rounds, MAX_QUIET_ROUNDS - 1)?;
    }
    let is_deploying = matches!(battle.agenda.as_slice(), [Step::Deploy(_) | Step::OpenStacks]);
    let is_rolled = battle.won_first_roll.is_some() || !stacks_are_open && !is_deploying;
    ensure!(is_rolled, "won_first_roll", "position-not-rolled")?;
    ensure!(*round == 0 || *stacks_are_open, "round", "position-closed-stacks")?;
    let is_own = turn.redeployed.is_none_or(|unit| unit.seat() == turn.seat);
    ensure!(is_own, "turn.redeployed", "position-not-own")
}

fn check_agenda(battle: &Battle) -> Checked {
    let are_mustered = battle.sides.iter().all(|side| side.mustered > 0);
    let has_stacks = |seat: Seat| battle.units(seat).any(|unit| battle[unit].place == Place::Reserve);
    let is_empty = |seat: Seat| battle.side(seat).mustered == 0;
    let mut mustered = battle.units(Seat(0)).chain(battle.units(Seat(1)));
    let is_before_deployment = !battle.stacks_are_open && mustered.all(|unit| battle[unit].place == Place::Reserve);
    let is_open = battle.stacks_are_open && battle.round > 0;
    let is_possible = match battle.agenda.as_slice() {
        _ if battle.ending.is_some() => true,
        [Step::RollForPlayerA, Step::Muster] => is_before_deployment && is_empty(Seat(0)) && is_empty(Seat(1)),
        [Step::RollForPlayerA, Step::DrawRandomArmy(one)] => {
            is_before_deployment && is_empty(*one) && !is_empty(one.other())
        }
        [Step::RollForPlayerA, Step::DrawRandomArmy(one), Step::DrawRandomArmy(two)] => {
            is_before_deployment && one != two && is_empty(*one) && is_empty(*two)
        }
        [Step::RollForPlayerA] => is_before_deployment && are_mustered,
        [Step::Deploy(seat)] => are_mustered && !battle.stacks_are_open && has_stacks(*seat),
        [Step::OpenStacks] => are_mustered && !battle.stacks_are_open && !has_stacks(Seat(0)) && !has_stacks(Seat(1)),
        [Step::BeginRound] => are_mustered && battle.stacks_are_open,
        [Step::EndRound] | [Step::EndRound, Step::Turn(_)] => are_mustered && is_open,
        [Step::EndRound, Step::Turn(next), Step::Orders { seat, .. }] => {
            are_mustered && is_open && *next == seat.other() && battle.turn.seat == *seat
        }
        _ => false,
    };
    ensure!(is_possible, "agenda", "position-agenda")
}
