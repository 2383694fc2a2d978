//! Whether a position written by somebody else is one that the rules can go on from.

use table::{Lang, Ruled, Seat, Spoken};

use crate::army::{ArmyList, Fault, order_markers};
use crate::battle::{Battle, MOST, Step, TroopId, Unit, UnitId, bits};
use crate::battlefield::Place;
use crate::content::{Keywords, TileId};
use crate::end::MOST_QUIET_ROUNDS;
use crate::game::PocketBattles;

/// No battle lasts so many rounds.
const MOST_ROUNDS: u16 = 10_000;

/// Names what is wrong and where.
pub(crate) fn check(game: &PocketBattles, battle: &Battle) -> Result<(), String> {
    check_seats(battle)?;
    for seat in [Seat(0), Seat(1)] {
        check_side(game, battle, seat)?;
    }
    check_fights(battle)?;
    check_clock(battle)?;
    check_agenda(battle)
}

fn check_seats(battle: &Battle) -> Result<(), String> {
    let steps = battle.agenda.iter().filter_map(|step| match step {
        Step::DrawRandomArmy(seat) | Step::Deploy(seat) | Step::Turn(seat) | Step::Orders { seat, .. } => Some(*seat),
        Step::Muster | Step::RollForPlayerA | Step::OpenStacks | Step::BeginRound | Step::EndRound => None,
    });
    let ending = battle.ending.map(|ending| ending.seat());
    let mut seats = steps.chain([battle.turn.seat]).chain(battle.won_first_roll).chain(ending);
    match seats.find(|seat| seat.0 > 1) {
        Some(seat) => Err(format!("there is no seat {}; seats are 0 and 1", seat.0)),
        None => Ok(()),
    }
}

fn check_side(game: &PocketBattles, battle: &Battle, seat: Seat) -> Result<(), String> {
    let at = format!("sides[{}]", seat.0);
    let side = battle.side(seat);
    let mustered = usize::from(side.mustered);
    if mustered > MOST {
        return Err(format!("{at}.mustered: {mustered} is more than {MOST}"));
    }
    if let Some(index) = (mustered..MOST).find(|index| side.units[*index] != Unit::NONE) {
        return Err(format!("{at}.units[{index}]: only the first {mustered} units are mustered"));
    }
    if mustered > 0 {
        let list = list_enlisted(battle, seat);
        let say = |fault: Fault| PocketBattles::texts().say(Lang::EN, &fault.phrase());
        let checked = list.check(game.army(seat), game.size());
        checked.map_err(|fault| format!("{at}.units: {} ({})", say(fault), fault.rule()))?;
        if side.bought != list.points(game.army(seat)) {
            return Err(format!("{at}.bought: the units cost {} points", list.points(game.army(seat))));
        }
    } else if side.bought > 0 {
        return Err(format!("{at}.bought: nothing was mustered"));
    }
    for unit in battle.units(seat) {
        check_unit(game, battle, unit).map_err(|wrong| format!("{at}.units[{}]: {wrong}", unit.index()))?;
    }
    check_markers(game, battle, seat).map_err(|wrong| format!("{at}: {wrong}"))
}

fn list_enlisted(battle: &Battle, seat: Seat) -> ArmyList {
    let tiles = |unit: UnitId| bits(battle[unit].enlisted).map(|tile| TileId(tile as u8)).collect();
    ArmyList { units: battle.units(seat).map(tiles).collect() }
}

fn check_unit(game: &PocketBattles, battle: &Battle, id: UnitId) -> Result<(), String> {
    let unit = &battle[id];
    if unit.troops & !unit.enlisted != 0 {
        return Err("troops: a troop is not enlisted".into());
    }
    if u32::from(unit.top.0) >= u32::BITS || unit.enlisted & 1 << unit.top.0 == 0 {
        return Err(format!("top: tile {} is not enlisted", unit.top.0));
    }
    if unit.is_alive() == (unit.place == Place::Gone) {
        return Err("place: a unit is gone when it has no troops, and only then".into());
    }
    if unit.is_alive() && battle.troops(id).all(|troop| game.tile(troop).life == 0) {
        return Err("troops: troops without life points cannot stay alone (PB-05)".into());
    }
    let is_deployed = unit.place != Place::Reserve;
    let is_in_stack = unit.troops == unit.enlisted && !matches!(unit.place, Place::Engaged { .. } | Place::Gone);
    match battle.stacks_are_open {
        true if !is_deployed => Err("place: all units are deployed when the stacks are open".into()),
        false if !is_in_stack => Err("place: stacks are whole and stand in reserve, front or rear".into()),
        true | false => Ok(()),
    }
}

fn check_markers(game: &PocketBattles, battle: &Battle, seat: Seat) -> Result<(), String> {
    let side = battle.side(seat);
    let tile = |index: usize| game.tile(TroopId::new(seat, TileId(index as u8)));
    let in_play = battle.units(seat).fold(0, |mask, unit| mask | battle[unit].troops);
    for (index, wounds) in side.wounds.iter().enumerate().filter(|(_, wounds)| **wounds > 0) {
        let life = if in_play & 1 << index == 0 { 0 } else { tile(index).life };
        if *wounds >= life {
            return Err(format!("wounds[{index}]: this troop cannot bear {wounds} and live"));
        }
    }
    let enlisted = battle.units(seat).flat_map(|unit| bits(battle[unit].enlisted));
    let leaders = enlisted.filter(|index| tile(*index).traits.has(Keywords::LEADER)).count() as u32;
    let most = u32::from(order_markers(game.size())) + leaders;
    let orders: u32 = battle.units(seat).map(|unit| u32::from(battle[unit].orders)).sum();
    let wounds: u32 = side.wounds.iter().map(|wounds| u32::from(*wounds)).sum();
    let have = u32::from(side.ready) + u32::from(side.aside) + u32::from(side.fallen) + orders + wounds;
    if have > most {
        return Err(format!("ready, aside, fallen, orders and wounds are {have} markers; the army has {most}"));
    }
    let lost = battle.units(seat).flat_map(|unit| bits(battle[unit].enlisted & !battle[unit].troops));
    let lost: u16 = lost.map(|index| u16::from(tile(index).points)).sum();
    if side.lost != lost {
        return Err(format!("lost: it must be {lost}, for the troops that are lost"));
    }
    Ok(())
}

/// Every fight has units of both sides in one sector, and on one side a single one (PB-26).
fn check_fights(battle: &Battle) -> Result<(), String> {
    for seat in [Seat(0), Seat(1)] {
        for unit in battle.living(seat) {
            let Place::Engaged { sector, fight } = battle[unit].place else { continue };
            let at = format!("sides[{}].units[{}].place", seat.0, unit.index());
            let (friends, foes) = (battle.in_fight(seat, fight), battle.in_fight(seat.other(), fight));
            let (friends, foes): (Vec<_>, Vec<_>) = (friends.collect(), foes.collect());
            if foes.is_empty() {
                return Err(format!("{at}: nobody of the other side is in fight {fight}"));
            }
            if friends.len() > 1 && foes.len() > 1 {
                return Err(format!("{at}: in fight {fight} several stand against several; split it"));
            }
            if friends.iter().chain(&foes).any(|other| battle[*other].place.sector() != Some(sector)) {
                return Err(format!("{at}: fight {fight} is in several sectors"));
            }
        }
    }
    Ok(())
}

fn check_clock(battle: &Battle) -> Result<(), String> {
    if battle.round > MOST_ROUNDS {
        return Err(format!("round: {} is too late", battle.round));
    }
    if battle.quiet_rounds >= MOST_QUIET_ROUNDS && battle.ending.is_none() {
        return Err(format!("quiet_rounds: a battle ends after {MOST_QUIET_ROUNDS}"));
    }
    let is_deploying = matches!(battle.agenda.as_slice(), [Step::Deploy(_) | Step::OpenStacks]);
    if battle.won_first_roll.is_none() && (battle.stacks_are_open || is_deploying) {
        return Err("won_first_roll: somebody has won it before stacks are deployed".into());
    }
    if battle.round > 0 && !battle.stacks_are_open {
        return Err("round: it is 0 until the stacks are open".into());
    }
    match battle.turn.redeployed {
        Some(unit) if unit.seat() != battle.turn.seat => Err("turn.redeployed: this is not a unit of that seat".into()),
        Some(_) | None => Ok(()),
    }
}

fn check_agenda(battle: &Battle) -> Result<(), String> {
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
    if is_possible { Ok(()) } else { Err("agenda: these steps do not fit the rest of the position".into()) }
}
