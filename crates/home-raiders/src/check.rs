//! Whether a position written by somebody else is one that the rules can go on from.

use table::Seat;

use crate::battle::{Battle, Character, CharacterId, MOST, ROUNDS, State, Step, TroopId};
use crate::content::{Ability, Card, Mission};
use crate::game::HomeRaiders;
use crate::look::Look;

/// No turn has so many actions.
const MOST_ACTIONS: u8 = 3;

/// Names what is wrong and where.
pub(crate) fn check(game: &HomeRaiders, battle: &Battle) -> Result<(), String> {
    check_seats(battle)?;
    for seat in [Seat(0), Seat(1)] {
        check_side(game, battle, seat).map_err(|wrong| format!("sides[{}].{wrong}", seat.0))?;
    }
    check_objects(game, battle)?;
    check_places(game, battle)?;
    check_clock(battle)?;
    if battle.ending.is_some() { Ok(()) } else { check_agenda(battle) }
}

fn check_seats(battle: &Battle) -> Result<(), String> {
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
    match steps.chain([battle.turn.seat, battle.first]).find(|seat| seat.0 > 1) {
        Some(seat) => Err(format!("there is no seat {}; seats are 0 and 1", seat.0)),
        None => Ok(()),
    }
}

fn is_known(battle: &Battle, who: CharacterId) -> bool {
    usize::from(who.0) < 2 * MOST && who.index() < battle.side(who.seat()).characters.len()
}

fn is_known_troop(battle: &Battle, troop: TroopId) -> bool {
    usize::from(troop.0) < 2 * MOST && troop.index() < battle.side(troop.seat()).troops.len()
}

fn check_side(game: &HomeRaiders, battle: &Battle, seat: Seat) -> Result<(), String> {
    let side = battle.side(seat);
    for (number, character) in side.characters.iter().enumerate() {
        let wrong = |what: String| Err(format!("characters[{number}].{what}"));
        let Character { card, troop, wounds, nemesis, elevation, .. } = *character;
        let Some(card) = game.faction(seat).cards.get(usize::from(card.0)) else {
            return wrong(format!("card: there is no card {}", card.0));
        };
        if usize::from(troop) >= side.troops.len() {
            return wrong(format!("troop: there is no troop {troop}"));
        }
        check_wounds(card, wounds).or_else(wrong)?;
        if nemesis.is_some_and(|enemy| !is_known(battle, enemy) || enemy.seat() == seat) {
            return wrong("nemesis: there is no such enemy".into());
        }
        if elevation < 0 {
            return wrong(format!("elevation: {elevation} is below the ground"));
        }
    }
    let messages = side.troops.iter().filter_map(|troop| troop.message_of);
    if messages.into_iter().any(|leader| !is_known(battle, leader) || leader.seat() != seat) {
        return Err("troops: a message comes from nobody".into());
    }
    let gone = side.characters.iter().filter(|character| character.state == State::Vanished).count();
    if usize::from(side.vanished) > gone {
        return Err(format!("vanished: {} is more than the {gone} characters that are gone", side.vanished));
    }
    Ok(())
}

fn check_wounds(card: &Card, wounds: u8) -> Result<(), String> {
    let most = if card.abilities.has(Ability::Champion) { 3 } else { 2 };
    if wounds <= most { Ok(()) } else { Err(format!("wounds: {wounds} is more than {most}")) }
}

fn check_objects(game: &HomeRaiders, battle: &Battle) -> Result<(), String> {
    let count = game.area().objects.len() + 2;
    for (number, moved) in battle.moved.iter().enumerate() {
        if moved.object.index() >= count {
            return Err(format!("moved[{number}].object: there is no object {}", moved.object.0));
        }
        if battle.moved[..number].iter().any(|other| other.object == moved.object) {
            return Err(format!("moved[{number}].object: is there twice"));
        }
        let (table, bounds) = (game.area().table, moved.outline.bounds());
        if !table.holds(bounds.low, 0) || !table.holds(bounds.high, 0) {
            return Err(format!("moved[{number}].outline: lies not in the area"));
        }
    }
    let look = Look { game, battle };
    for (number, marker) in battle.markers.iter().enumerate() {
        if !game.area().table.holds(marker.place, 0) || marker.elevation < 0 {
            return Err(format!("markers[{number}].place: lies not in the area"));
        }
        if let Some(held) = marker.held {
            let is_there = is_known(battle, held.by) && battle[held.by].is_present();
            if !is_there || !look.touches_marker(held.by, number) {
                return Err(format!("markers[{number}].held: nobody is in contact with it"));
            }
        }
    }
    Ok(())
}

/// Nobody overlaps anybody or anything, and nobody is outside of the area.
fn check_places(game: &HomeRaiders, battle: &Battle) -> Result<(), String> {
    let look = Look { game, battle };
    for who in battle.everybody() {
        let name = format!("sides[{}].characters[{}]", who.seat().0, who.index());
        match look.ground(look.base(who)) {
            Err(_) => return Err(format!("{name}.place: nobody can stand there")),
            Ok(height) if height != battle[who].elevation => {
                return Err(format!("{name}.elevation: the ground there is {height} high"));
            }
            Ok(_) => {}
        }
        if let Some(other) = look.find_overlap(look.base(who), who.bit()) {
            return Err(format!("{name}.place: overlaps character {}", other.0));
        }
    }
    Ok(())
}

fn check_clock(battle: &Battle) -> Result<(), String> {
    if battle.round > ROUNDS {
        return Err(format!("round: {} is more than {ROUNDS}", battle.round));
    }
    if battle.turn.actions > MOST_ACTIONS {
        return Err(format!("turn.actions: {} is more than {MOST_ACTIONS}", battle.turn.actions));
    }
    if battle.beads.iter().any(|beads| usize::from(*beads) > MOST) {
        return Err(format!("beads: nobody has more than {MOST}"));
    }
    if battle.turn.troop.is_some_and(|troop| !is_known_troop(battle, troop) || troop.seat() != battle.turn.seat) {
        return Err("turn.troop: there is no such troop".into());
    }
    if battle.turn.message_of.is_some_and(|leader| !is_known(battle, leader)) {
        return Err("turn.message_of: there is no such leader".into());
    }
    Ok(())
}

/// The steps that can stand below each other.
fn check_agenda(battle: &Battle) -> Result<(), String> {
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
    if fits { Ok(()) } else { Err("agenda: these steps do not fit the position".into()) }
}

fn is_turn_of_portal(battle: &Battle, seat: Seat) -> bool {
    let sites = [seat, seat.other()].map(|seat| battle.side(seat).portal.is_some());
    battle.deployment.is_some() && !sites[0] && (seat == battle.first) != sites[1]
}
