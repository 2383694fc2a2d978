//! Whether a position from outside is one that the rules can go on from.

use table::check::{ensure, ensure_seats};
use table::{Lang, Ruled, Seat, Spoken};

use crate::army::{ArmyList, Fault, order_markers};
use crate::battle::{Battle, MOST, Step, TroopId, Unit, UnitId, bits};
use crate::battlefield::Place;
use crate::content::{Keywords, TileId};
use crate::end::MOST_QUIET_ROUNDS;
use crate::game::PocketBattles;

/// No battle lasts as many rounds.
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
    ensure_seats(steps.chain([battle.turn.seat]).chain(battle.won_first_roll).chain(ending), 2)
}

fn check_side(game: &PocketBattles, battle: &Battle, seat: Seat) -> Result<(), String> {
    let at = format!("sides[{}]", seat.0);
    let side = battle.side(seat);
    let mustered = usize::from(side.mustered);
    ensure(mustered <= MOST, format_args!("{at}.mustered: {mustered} is more than {MOST}"))?;
    if let Some(index) = (mustered..MOST).find(|index| side.units[*index] != Unit::NONE) {
        return Err(format!("{at}.units[{index}]: only the first {mustered} units are mustered"));
    }
    if mustered > 0 {
        let list = list_enlisted(battle, seat);
        let say = |fault: Fault| PocketBattles::texts().say(Lang::EN, &fault.phrase());
        let checked = list.check(game.army(seat), game.size());
        checked.map_err(|fault| format!("{at}.units: {} ({})", say(fault), fault.rule()))?;
        let points = list.points(game.army(seat));
        ensure(side.bought == points, format_args!("{at}.bought: the units cost {points} points"))?;
    } else {
        ensure(side.bought == 0, format_args!("{at}.bought: nothing was mustered"))?;
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
    ensure(unit.troops & !unit.enlisted == 0, "troops: a troop is not enlisted")?;
    let has_top = u32::from(unit.top.0) < u32::BITS && unit.enlisted & 1 << unit.top.0 != 0;
    ensure(has_top, format_args!("top: tile {} is not enlisted", unit.top.0))?;
    let is_gone = unit.place == Place::Gone;
    ensure(unit.is_alive() != is_gone, "place: a unit is gone when it has no troops, and only then")?;
    let has_life = battle.troops(id).any(|troop| game.tile(troop).life > 0);
    ensure(has_life || is_gone, "troops: troops without life points cannot stay alone (PB-05)")?;
    let is_deployed = unit.place != Place::Reserve;
    let is_in_stack = unit.troops == unit.enlisted && !matches!(unit.place, Place::Engaged { .. } | Place::Gone);
    if battle.stacks_are_open {
        ensure(is_deployed, "place: all units are deployed when the stacks are open")
    } else {
        ensure(is_in_stack, "place: stacks are whole and stand in reserve, front or rear")
    }
}

fn check_markers(game: &PocketBattles, battle: &Battle, seat: Seat) -> Result<(), String> {
    let side = battle.side(seat);
    let tile = |index: usize| game.tile(TroopId::new(seat, TileId(index as u8)));
    let in_play = battle.units(seat).fold(0, |mask, unit| mask | battle[unit].troops);
    for (index, wounds) in side.wounds.iter().enumerate().filter(|(_, wounds)| **wounds > 0) {
        let life = if in_play & 1 << index == 0 { 0 } else { tile(index).life };
        ensure(*wounds < life, format_args!("wounds[{index}]: this troop cannot bear {wounds} and live"))?;
    }
    let enlisted = battle.units(seat).flat_map(|unit| bits(battle[unit].enlisted));
    let leaders = enlisted.filter(|index| tile(*index).traits.has(Keywords::LEADER)).count() as u32;
    let most = u32::from(order_markers(game.size())) + leaders;
    let orders: u32 = battle.units(seat).map(|unit| u32::from(battle[unit].orders)).sum();
    let wounds: u32 = side.wounds.iter().map(|wounds| u32::from(*wounds)).sum();
    let have = u32::from(side.ready) + u32::from(side.aside) + u32::from(side.fallen) + orders + wounds;
    let too_many = format_args!("ready, aside, fallen, orders and wounds are {have} markers; the army has {most}");
    ensure(have <= most, too_many)?;
    let lost = battle.units(seat).flat_map(|unit| bits(battle[unit].enlisted & !battle[unit].troops));
    let lost: u16 = lost.map(|index| u16::from(tile(index).points)).sum();
    ensure(side.lost == lost, format_args!("lost: it must be {lost}, for the troops that are lost"))
}

/// Every fight has units of both sides in one sector, and on one side a single one (PB-26).
fn check_fights(battle: &Battle) -> Result<(), String> {
    for seat in [Seat(0), Seat(1)] {
        for unit in battle.living(seat) {
            let Place::Engaged { sector, fight } = battle[unit].place else { continue };
            let at = format!("sides[{}].units[{}].place", seat.0, unit.index());
            let (friends, foes) = (battle.in_fight(seat, fight), battle.in_fight(seat.other(), fight));
            let (friends, foes): (Vec<_>, Vec<_>) = (friends.collect(), foes.collect());
            ensure(!foes.is_empty(), format_args!("{at}: nobody of the other side is in fight {fight}"))?;
            let is_split = friends.len() == 1 || foes.len() == 1;
            ensure(is_split, format_args!("{at}: in fight {fight} several stand against several; split it"))?;
            let is_here = |unit: &UnitId| battle[*unit].place.sector() == Some(sector);
            let are_here = friends.iter().chain(&foes).all(is_here);
            ensure(are_here, format_args!("{at}: fight {fight} is in several sectors"))?;
        }
    }
    Ok(())
}

fn check_clock(battle: &Battle) -> Result<(), String> {
    let Battle { round, stacks_are_open, turn, .. } = battle;
    ensure(*round <= MOST_ROUNDS, format_args!("round: {round} is too late"))?;
    let goes_on = battle.quiet_rounds < MOST_QUIET_ROUNDS || battle.ending.is_some();
    ensure(goes_on, format_args!("quiet_rounds: a battle ends after {MOST_QUIET_ROUNDS}"))?;
    let is_deploying = matches!(battle.agenda.as_slice(), [Step::Deploy(_) | Step::OpenStacks]);
    let is_rolled = battle.won_first_roll.is_some() || !stacks_are_open && !is_deploying;
    ensure(is_rolled, "won_first_roll: one of the seats has won it before stacks are deployed")?;
    ensure(*round == 0 || *stacks_are_open, "round: it is 0 until the stacks are open")?;
    let is_own = turn.redeployed.is_none_or(|unit| unit.seat() == turn.seat);
    ensure(is_own, "turn.redeployed: this is not a unit of that seat")
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
    ensure(is_possible, "agenda: these steps do not fit the rest of the position")
}
