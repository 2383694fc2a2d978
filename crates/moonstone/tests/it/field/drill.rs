//! What character tests share: a card that is believed, a clash of two cards, and the damage a model deals and takes
//! opposite a model without passive abilities (Kaufman).
//!
//! Seat 0 acts with model 0.

use moonstone::Moonstone;
use moonstone::asked::{Follow, Question, Replacement};
use moonstone::content::{Content, Damage};
use moonstone::look::Look;
use table::{Scene, Seat};

pub use crate::field::plays::{cast, check_healing, check_slow, draw, drawn, hands};
use crate::field::*;

/// The plain cards against which signature moves are played, in the printed order.
pub const CARDS: [&str; 6] = ["high-guard", "falling-swing", "thrust", "sweeping-cut", "rising-attack", "low-guard"];

/// Fails unless the ability with these keys exists, so that a misspelt name fails the test.
#[track_caller]
pub fn ability_id(id: &str) {
    let content = Content::built_in();
    let (character, key) = id.strip_prefix("MS-C.").and_then(|id| id.split_once('.')).expect("an id has two keys");
    let it = content.find_character(character).map(|id| content.character(id)).expect("there is this character");
    let is_signature = it.signature.as_ref().is_some_and(|signature| signature.key == key);
    assert!(it.find(key).is_some() || is_signature, "there is no {id}");
}

/// A character as model 0 of seat 0 with this much energy; no other model has any.
#[track_caller]
pub fn alone(character: &str, energy: u8) -> Field {
    Field::new().model(0, character, 10.0, 10.0).energy(0, energy)
}

/// Seat 0 uses an ability, with a target if it has one.
#[track_caller]
pub fn employ(scene: &mut Scene<Moonstone>, character: &str, ability: &str, at: Option<u8>) {
    scene.answer(0, use_ability(character, ability));
    if let Some(at) = at {
        scene.answer(0, target(at));
    }
}

/// Seat 0 attacks, and each side draws a hand with this many copies of its card.
#[track_caller]
pub fn face(scene: &mut Scene<Moonstone>, at: u8, own: (&str, usize), other: (&str, usize)) {
    scene.answer(0, attack(at));
    draw_hands(scene, own, other);
}

/// Draws the hands of a melee that was declared.
#[track_caller]
pub fn draw_hands(scene: &mut Scene<Moonstone>, own: (&str, usize), other: (&str, usize)) {
    let game = scene.running().game().clone();
    let battle = scene.now();
    let fight = battle.fight().expect("there is a melee");
    let counts = Look { game: &game, battle }.melee_cards(fight);
    let mut left: Vec<&str> = CARDS.iter().filter(|card| **card != own.0 && **card != other.0).copied().collect();
    left = left.iter().flat_map(|card| [*card; 3]).collect();
    let mut hand = |(card, times): (&'static str, usize), count: u8| {
        let mut cards = vec![card; times];
        while cards.len() < usize::from(count) {
            cards.push(left.pop().expect("there are enough cards"));
        }
        cards.truncate(usize::from(count));
        cards
    };
    let known = |word: &str| CARDS.iter().find(|card| **card == word).copied().expect("there is this card");
    let attacker = hand((known(own.0), own.1), counts[0]);
    let defender = hand((known(other.0), other.1), counts[1]);
    scene.rolls(melee(&attacker, &defender));
}

/// Seat 0 attacks with model 0; both play a card; `!` after it means the signature move.
#[track_caller]
pub fn clash(scene: &mut Scene<Moonstone>, at: u8, own: &str, other: &str) {
    let words = [own, other].map(|word| word.trim_end_matches('!'));
    face(scene, at, (words[0], 1), (words[1], 1));
    play_both(scene, own, other, 0);
}

/// Both play a card, with this many duplicates of seat 0.
#[track_caller]
pub fn play_both(scene: &mut Scene<Moonstone>, own: &str, other: &str, duplicates: u8) {
    let words = [own, other].map(|word| word.trim_end_matches('!'));
    for seat in [0, 1] {
        while is_asked(scene, seat, |question| matches!(question, Question::PushLuck { .. })) {
            scene.answer(seat, no());
        }
    }
    scene.answer(0, play(words[0])).answer(1, play(words[1]));
    for (seat, word, duplicates) in [(0, own, duplicates), (1, other, 0)] {
        if is_asked(scene, seat, |question| matches!(question, Question::Finish { .. })) {
            scene.answer(seat, finish(duplicates, word.ends_with('!')));
        }
    }
}

/// Whether a seat is being asked a question of this kind.
pub fn is_asked(scene: &mut Scene<Moonstone>, seat: u8, wanted: impl Fn(&Question) -> bool) -> bool {
    scene.running().asked(Seat(seat)).is_some_and(|asked| wanted(&asked.question))
}

/// Seat 0 chooses the kind of damage, if it is asked.
#[track_caller]
pub fn choose_kind(scene: &mut Scene<Moonstone>, kind: Damage) {
    if is_asked(scene, 0, |question| matches!(question, Question::DamageKind { .. })) {
        scene.answer(0, kind);
    }
}

/// Wounds that a character deals to Kaufman, in base contact, with one card against another and damage of a kind.
#[track_caller]
pub fn deals(character: &str, own: &str, other: &str, kind: Damage) -> u8 {
    let mut scene = alone(character, 1).touching(1, "kaufman", 0).only(&[0]).activate(0);
    clash(&mut scene, 1, own, other);
    choose_kind(&mut scene, kind);
    now(&scene, 1).wounds
}

/// Wounds that a character takes from 4 points of damage of a kind: two rising attacks of Kaufman against high guard.
#[track_caller]
pub fn takes(character: &str, kind: Damage) -> u8 {
    let mut scene = alone("kaufman", 1).touching(1, character, 0).only(&[0]).activate(0);
    face(&mut scene, 1, ("rising-attack", 2), ("high-guard", 1));
    play_both(&mut scene, "rising-attack", "high-guard", 1);
    choose_kind(&mut scene, kind);
    now(&scene, 1).wounds
}

/// Wounds that a character takes from 2 points of magical damage (Beaky Bobby's gases).
#[track_caller]
pub fn takes_magical(character: &str) -> u8 {
    let mut scene = alone("beaky-bobby", 2).touching(1, character, 0).only(&[0]).activate(0);
    employ(&mut scene, "beaky-bobby", "foul-gases", None);
    now(&scene, 1).wounds
}

/// Armour takes this much off each kind of damage: impact, slicing, piercing, magical.
#[track_caller]
pub fn check_armour(id: &str, character: &str, [impact, slicing, piercing, magical]: [u8; 4]) {
    ability_id(id);
    for (kind, less) in [(Damage::Impact, impact), (Damage::Slicing, slicing), (Damage::Piercing, piercing)] {
        assert_eq!(takes(character, kind), 4 - less, "{id}: {kind:?}");
    }
    assert_eq!(takes_magical(character), 2 - magical, "{id}: magical");
}

/// A weapon adds this much to each kind of damage, or makes it null: two points with a rising attack against high
/// guard.
#[track_caller]
pub fn check_weapon(id: &str, character: &str, more: [Option<i8>; 3]) {
    ability_id(id);
    for (kind, more) in [Damage::Impact, Damage::Slicing, Damage::Piercing].into_iter().zip(more) {
        let wanted = more.map_or(0, |more| 2 + more) as u8;
        assert_eq!(deals(character, "rising-attack", "high-guard", kind), wanted, "{id}: {kind:?}");
    }
}

/// The wounds the signature move deals to Kaufman when he plays high guard, falling swing, thrust, sweeping cut, rising
/// attack and low guard; and only the card it upgrades can become it.
#[track_caller]
pub fn check_row(id: &str, character: &str, card: &str, wounds: [u8; 6]) {
    ability_id(id);
    for (against, wounds) in CARDS.into_iter().zip(wounds) {
        let mut scene = alone(character, 1).touching(1, "kaufman", 0).only(&[0]).activate(0);
        face(&mut scene, 1, (card, 1), (against, 1));
        scene.answer(0, play(card)).answer(1, play(against));
        assert!(scene.offers(0, finish(0, true)), "{id} upgrades {card}");
        scene.answer(0, finish(0, true));
        if is_asked(&mut scene, 1, |question| matches!(question, Question::Finish { .. })) {
            scene.answer(1, finish(0, false));
        }
        choose_foe_kind(&mut scene);
        if is_asked(&mut scene, 0, |question| matches!(question, Question::Offer { .. })) {
            scene.answer(0, no());
        }
        assert_eq!(now(&scene, 1).wounds, wounds, "{id} against {against}");
    }
}

/// The ability is offered with this much energy, and not with 1 less.
#[track_caller]
pub fn check_cost(field: impl Fn() -> Field, character: &str, ability: &str, cost: u8) {
    let scene = field().energy(0, cost).activate(0);
    assert!(scene.offers(0, use_ability(character, ability)), "{ability} costs {cost}");
    if cost > 0 {
        let scene = field().energy(0, cost - 1).activate(0);
        assert!(!scene.offers(0, use_ability(character, ability)), "{ability} costs {cost}");
    }
}

/// Whether the ability can be aimed at model 1, a Kaufman or another one, this many inches away.
#[track_caller]
pub fn reaches(character: &str, ability: &str, other: (u8, &str), inches: f64) -> bool {
    let far = |field: Field| {
        let look = Look { game: &field.game, battle: &field.battle };
        let radii =
            look.disc(moonstone::battle::ModelId(0)).radius() + look.disc(moonstone::battle::ModelId(1)).radius();
        let to = field.battle.models[0].at.shifted(radii + (inches * 2540.0).round() as i32, 0);
        field.change(|battle| battle.models[1].at = to)
    };
    let field = alone(character, 6).model(other.0, other.1, 30.0, 30.0).only(&[0]).exposed(1);
    let scene = far(field).activate(0);
    if !scene.offers(0, use_ability(character, ability)) {
        return false;
    }
    let mut scene = scene;
    scene.answer(0, use_ability(character, ability));
    scene.offers(0, target(1))
}

/// The ability reaches model 1 just within this many inches, and not just beyond.
#[track_caller]
pub fn check_range(character: &str, ability: &str, other: (u8, &str), inches: f64) {
    assert!(reaches(character, ability, other, inches - 0.01), "{ability} reaches {inches} inches");
    assert!(!reaches(character, ability, other, inches + 0.01), "{ability} reaches {inches} inches");
}

/// Used once, the ability is not offered again in this activation, however much energy is left.
#[track_caller]
pub fn check_used_up(scene: &Scene<Moonstone>, character: &str, ability: &str) {
    assert!(now(scene, 0).energy >= 4, "energy is not the reason");
    assert!(!scene.offers(0, use_ability(character, ability)), "{ability} was used");
}

/// Weakling: melee damage -1, and harvesting costs 2.
#[track_caller]
pub fn check_weakling(character: &str) {
    ability_id(&format!("MS-C.{character}.weakling"));
    assert_eq!(deals(character, "sweeping-cut", "rising-attack", Damage::Slicing), 1);
    let scene = alone(character, 2).stone_at(0, 1).activate(0);
    assert!(scene.offers(0, harvest(0)));
    let scene = alone(character, 1).stone_at(0, 1).activate(0);
    assert!(!scene.offers(0, harvest(0)));
}

/// Reload: for 2 energy and unengaged, a fired weapon may be used again.
#[track_caller]
pub fn check_reload(character: &str, weapon: &str, even_engaged: bool) {
    ability_id(&format!("MS-C.{character}.reload"));
    let field = || alone(character, 6).model(1, "kaufman", 13.0, 10.0).only(&[0]);
    let mut scene = field().activate(0);
    cast(&mut scene, character, weapon, Some(1), "P1");
    assert!(!scene.offers(0, use_ability(character, weapon)), "it is not loaded");
    scene.answer(0, use_ability(character, "reload"));
    assert_eq!(now(&scene, 0).energy, 3);
    assert!(scene.offers(0, use_ability(character, weapon)), "it is loaded again");
    assert!(!scene.offers(0, use_ability(character, "reload")), "there is nothing to reload");
    let unloaded = |field: Field| field.change(|battle| battle.models[0].spent = u16::MAX);
    check_cost(|| unloaded(field()), character, "reload", 2);
    let scene = unloaded(alone(character, 6).touching(1, "kaufman", 0).only(&[0])).activate(0);
    assert_eq!(scene.offers(0, use_ability(character, "reload")), even_engaged);
}

/// A firearm: 1 energy, its range, the damage of green per value, and what a catastrophe costs.
#[track_caller]
pub fn check_shot(id: &str, range: f64, cards: &[(&str, u8)], own: u8) {
    ability_id(id);
    let (character, weapon) = id.strip_prefix("MS-C.").and_then(|id| id.split_once('.')).expect("an id has two keys");
    let field = || alone(character, 1).model(1, "kaufman", 13.0, 10.0).only(&[0]);
    for (card, wounds) in cards {
        let mut scene = field().activate(0);
        cast(&mut scene, character, weapon, Some(1), card);
        assert_eq!((now(&scene, 1).wounds, now(&scene, 0).wounds), (*wounds, 0), "{id}: {card}");
    }
    let mut scene = field().activate(0);
    cast(&mut scene, character, weapon, Some(1), "C");
    assert_eq!((now(&scene, 1).wounds, now(&scene, 0).wounds), (0, own), "{id}: catastrophe");
    check_cost(field, character, weapon, 1);
    check_range(character, weapon, (1, "kaufman"), range);
}

/// Tactical retreat: 1 damage less, and then up to 2 inches anywhere.
#[track_caller]
pub fn check_tactical_retreat(character: &str) {
    ability_id(&format!("MS-C.{character}.tactical-retreat"));
    let mut scene = alone(character, 1).touching(1, "kaufman", 0).only(&[0]).activate(0);
    let plain = deals("kaufman", "rising-attack", "high-guard", Damage::Impact);
    clash(&mut scene, 1, "high-guard!", "rising-attack");
    if is_asked(&mut scene, 1, |question| matches!(question, Question::DamageKind { .. })) {
        scene.answer(1, Damage::Impact);
    }
    assert_eq!((plain, now(&scene, 0).wounds), (2, 1));
    scene.refused(0, way(&[(7.9, 10.0)]));
    scene.answer(0, way(&[(8.0, 10.0)]));
    assert_eq!(now(&scene, 0).at, at(8.0, 10.0));
}

/// You'll regret that: if alive, it changes places with another friendly model within 4 inches.
#[track_caller]
pub fn check_swap(character: &str) {
    ability_id(&format!("MS-C.{character}.youll-regret-that"));
    let field = || {
        let field = alone(character, 1).touching(1, "kaufman", 0);
        field.model(0, "quack", 10.0, 13.0).model(0, "flintlock", 10.0, 16.0).only(&[0])
    };
    let mut scene = field().activate(0);
    clash(&mut scene, 1, "low-guard!", "high-guard");
    assert!(!scene.offers(0, target(3)), "farther than 4 inches");
    assert!(!scene.offers(0, target(1)) && !scene.offers(0, target(0)));
    scene.answer(0, target(2));
    assert_eq!((now(&scene, 0).at, now(&scene, 2).at), (at(10.0, 13.0), at(10.0, 10.0)));
    let health = Content::built_in();
    let health = health.character(health.find_character(character).expect("it was set up")).health;
    let mut scene = field().wounds(0, health - 1).activate(0);
    clash(&mut scene, 1, "low-guard!", "falling-swing");
    choose_foe_kind(&mut scene);
    assert_eq!(now(&scene, 2).at, at(10.0, 13.0), "a slain model does not swap places");
}

/// Seat 1 chooses impact damage, if it is asked.
#[track_caller]
pub fn choose_foe_kind(scene: &mut Scene<Moonstone>) {
    if is_asked(scene, 1, |question| matches!(question, Question::DamageKind { .. })) {
        scene.answer(1, Damage::Impact);
    }
}

/// Seat 1 declines a follow-up, if it has one.
#[track_caller]
pub fn decline_follow_up(scene: &mut Scene<Moonstone>) {
    if is_asked(scene, 1, |question| matches!(question, Question::Melee { follow_up: true, .. })) {
        scene.answer(1, Follow::Decline);
    }
}

/// Seat 0 lays a card and names another; seat 1 calls it a lie and puts this card in its place.
#[track_caller]
pub fn caught(scene: &mut Scene<Moonstone>, laid: &str, named: &str, by: Replacement) {
    scene.answer(0, lay(laid)).answer(0, lay(named)).answer(1, moonstone::asked::Doubt::Bluff).answer(1, by);
}

/// Whether a model stands there, to a fiftieth of an inch.
#[track_caller]
pub fn stands(scene: &Scene<Moonstone>, model: u8, x: f64, y: f64) {
    let (here, there) = (now(scene, model).at, at(x, y));
    let is_near = (here.x() - there.x()).abs() <= 51 && (here.y() - there.y()).abs() <= 51;
    assert!(
        is_near,
        "model {model} stands at {:.2}, {:.2}",
        f64::from(here.x()) / 2540.0,
        f64::from(here.y()) / 2540.0
    );
}

/// All models but model 0 have been activated, so that the round ends after it.
pub fn last(field: Field) -> Field {
    field.change(|battle| battle.models.iter_mut().skip(1).for_each(|model| model.has_activated = true))
}

/// Model 0 ends its activation, the round ends, and model 0 is the first of the next one. No other model is left to
/// act.
#[track_caller]
pub fn next_round(scene: &mut Scene<Moonstone>) {
    scene.answer(0, end()).rolls([6, 1]).answer(0, Seat(0)).answer(0, moonstone::battle::ModelId(0));
}

/// Model 0 ends its activation, and another model begins its own.
#[track_caller]
pub fn pass_to(scene: &mut Scene<Moonstone>, seat: u8, model: u8) {
    scene.answer(0, end()).answer(seat, moonstone::battle::ModelId(model));
}
