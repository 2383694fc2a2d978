//! Whether the rules can continue from a position from outside.

use table::Seat;
use table::check::{Checked, ensure, ensure_equal, ensure_known, ensure_most, ensure_seats, fault};

use crate::battle::{Battle, Character, CharacterId, MAX_CHARACTERS, ROUNDS, State, Step, TroopId, Turn};
use crate::content::{Ability, Mission};
use crate::game::HomeRaiders;
use crate::look::Look;

/// The most actions in any turn.
const MAX_ACTIONS: u8 = 3;

/// Says what is wrong, and where.
pub(crate) fn check(game: &HomeRaiders, battle: &Battle) -> Checked {
    check_seats(battle)?;
    for seat in [Seat(0), Seat(1)] {
        check_side(game, battle, seat).map_err(|fault| fault.inside(format_args!("sides[{}]", seat.0)))?;
    }
    check_objects(game, battle)?;
    check_places(game, battle)?;
    check_clock(battle)?;
    if battle.ending.is_some() { Ok(()) } else { check_agenda(battle) }
}

fn check_seats(battle: &Battle) -> Checked {
    let steps = battle.agenda.iter().filter_map(|step| match step {
        Step::PlacePortal(seat)
        | Step::Deploy(seat)
        | Step::DeployLate(seat)
        | Step::PlaceMarker(seat)
        | Step::Tactics(seat)
        | Step::Activate(seat) => Some(*seat),
        Step::Muster
        | Step::ChooseNemeses
        | Step::RollDeployment
        | Step::RollMission
        | Step::BeginRound
        | Step::DrawBead
        | Step::Act
        | Step::EndTurn
        | Step::EndRound => None,
    });
    ensure_seats(steps.chain([battle.turn.seat, battle.first]), 2)
}

fn is_known(battle: &Battle, who: CharacterId) -> bool {
    usize::from(who.0) < 2 * MAX_CHARACTERS && who.index() < battle.side(who.seat()).characters.len()
}

fn is_known_troop(battle: &Battle, troop: TroopId) -> bool {
    usize::from(troop.0) < 2 * MAX_CHARACTERS && troop.index() < battle.side(troop.seat()).troops.len()
}

fn check_side(game: &HomeRaiders, battle: &Battle, seat: Seat) -> Checked {
    let side = battle.side(seat);
    for (number, character) in side.characters.iter().enumerate() {
        let checked = check_character(game, battle, seat, character);
        checked.map_err(|fault| fault.inside(format_args!("characters[{number}]")))?;
    }
    let mut messages = side.troops.iter().filter_map(|troop| troop.message_of);
    let are_sent = messages.all(|leader| is_known(battle, leader) && leader.seat() == seat);
    ensure!(are_sent, "troops", "position-message")?;
    let gone = side.characters.iter().filter(|character| character.state == State::Vanished).count();
    ensure_most("vanished", usize::from(side.vanished), gone)
}

fn check_character(game: &HomeRaiders, battle: &Battle, seat: Seat, character: &Character) -> Checked {
    let Character { card, troop, wounds, nemesis, elevation, .. } = *character;
    let cards = &game.faction(seat).cards;
    ensure_known("card", card.0, cards.len())?;
    ensure_known("troop", troop, battle.side(seat).troops.len())?;
    let is_champion = cards[usize::from(card.0)].abilities.has(Ability::Champion);
    ensure_most("wounds", wounds, if is_champion { 3 } else { 2 })?;
    let has_nemesis = nemesis.is_none_or(|enemy| is_known(battle, enemy) && enemy.seat() != seat);
    ensure!(has_nemesis, "nemesis", "position-nemesis")?;
    ensure!(elevation >= 0, "elevation", "position-below-ground")
}

fn check_objects(game: &HomeRaiders, battle: &Battle) -> Checked {
    let count = game.area().objects.len() + 2;
    for (number, moved) in battle.moved.iter().enumerate() {
        let object = moved.object;
        ensure_known(format_args!("moved[{number}].object"), object.0, count)?;
        let is_new = battle.moved[..number].iter().all(|other| other.object != object);
        ensure!(is_new, "moved[{number}].object", "position-twice", number = object.0)?;
        let (table, bounds) = (game.area().table, moved.outline.bounds());
        let is_inside = table.holds(bounds.low, 0) && table.holds(bounds.high, 0);
        ensure!(is_inside, "moved[{number}].outline", "position-outside")?;
    }
    let look = Look { game, battle };
    for (number, marker) in battle.markers.iter().enumerate() {
        let is_inside = game.area().table.holds(marker.place, 0) && marker.elevation >= 0;
        ensure!(is_inside, "markers[{number}].place", "position-outside")?;
        let holds =
            |by: CharacterId| is_known(battle, by) && battle[by].is_present() && look.touches_marker(by, number);
        let is_held = marker.held.is_none_or(|held| holds(held.by));
        ensure!(is_held, "markers[{number}].held", "position-held")?;
    }
    Ok(())
}

/// No character overlaps anything or is outside the area.
fn check_places(game: &HomeRaiders, battle: &Battle) -> Checked {
    let look = Look { game, battle };
    for who in battle.everybody() {
        let (seat, index) = (who.seat().0, who.index());
        let ground = look.ground(look.base(who));
        let ground = ground.map_err(|_| fault!("sides[{seat}].characters[{index}].place", "position-no-ground"))?;
        ensure_equal(format_args!("sides[{seat}].characters[{index}].elevation"), battle[who].elevation, ground)?;
        if let Some(other) = look.find_overlap(look.base(who), who.bit()) {
            return Err(fault!("sides[{seat}].characters[{index}].place", "position-overlaps", other = other.0));
        }
    }
    Ok(())
}

fn check_clock(battle: &Battle) -> Checked {
    let Turn { seat, troop, actions, message_of, .. } = battle.turn;
    ensure_most("round", battle.round, ROUNDS)?;
    ensure_most("turn.actions", actions, MAX_ACTIONS)?;
    battle.beads.iter().try_for_each(|beads| ensure_most("beads", usize::from(*beads), MAX_CHARACTERS))?;
    let has_troop = troop.is_none_or(|troop| is_known_troop(battle, troop) && troop.seat() == seat);
    ensure!(has_troop, "turn.troop", "position-not-own")?;
    let has_leader = message_of.is_none_or(|leader| is_known(battle, leader));
    ensure!(has_leader, "turn.message_of", "position-none")
}

/// The steps that can be on the agenda together.
fn check_agenda(battle: &Battle) -> Checked {
    let steps = battle.agenda.as_slice();
    let is_set_up = battle.sides.iter().all(|side| side.portal.is_some());
    let has_mission = battle.mission.is_some();
    let fits = match steps {
        [Step::RollDeployment, Step::ChooseNemeses, Step::Muster] => {
            battle.sides.iter().all(|side| side.characters.is_empty() && side.troops.is_empty())
        }
        [Step::RollDeployment, Step::ChooseNemeses] | [Step::RollDeployment] => true,
        [Step::PlacePortal(seat)] => is_turn_of_portal(battle, *seat),
        [Step::Deploy(seat)] => battle.side(*seat).portal.is_some(),
        [Step::DeployLate(_) | Step::RollMission] => is_set_up,
        [Step::PlaceMarker(_)] => is_set_up && battle.mission == Some(Mission::StrategicPoint),
        [Step::Tactics(_)] => is_set_up && has_mission,
        [Step::BeginRound] => is_set_up && has_mission && battle.round < ROUNDS,
        [Step::DrawBead | Step::Activate(_) | Step::EndTurn | Step::EndRound] | [Step::EndTurn, Step::Act] => {
            is_set_up && has_mission && battle.round > 0
        }
        _ => false,
    };
    ensure!(fits, "agenda", "position-agenda")
}

fn is_turn_of_portal(battle: &Battle, seat: Seat) -> bool {
    let sites = [seat, seat.other()].map(|seat| battle.side(seat).portal.is_some());
    battle.deployment.is_some() && !sites[0] && (seat == battle.first) != sites[1]
}
