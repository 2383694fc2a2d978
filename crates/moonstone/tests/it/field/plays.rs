//! Whole plays for character tests: melees, arcane abilities, and checks that many characters share. Seat 0 acts.

use measure::units::INCH;
use moonstone::Moonstone;
use moonstone::asked::{Answer, Choice, Finish};
use moonstone::battle::{ModelId, Step};
use moonstone::content::{AbilityId, Content, Damage, Manoeuvre};
use moonstone::look::Look;
use moonstone::told::Event;
use table::{Pending, Scene, Seat};

use crate::field::*;

impl Field {
    /// A model to the east of an earlier one, this many inches from edge to edge.
    #[track_caller]
    pub fn apart(self, seat: u8, key: &str, other: u8, inches: f64) -> Field {
        let field = self.touching(seat, key, other);
        let by = (inches * f64::from(INCH)).round() as i32 - 1;
        field.change(|battle| {
            let it = battle.models.last_mut().expect("it was added");
            it.at = it.at.shifted(by, 0);
        })
    }
}

/// A model of seat 0 with this much energy in contact with one of seat 1 that has none.
#[track_caller]
pub fn duel(key: &str, energy: u8, enemy: &str) -> Field {
    Field::new().model(0, key, 10.0, 10.0).touching(1, enemy, 0).only(&[]).energy(0, energy)
}

/// The same, but this many inches apart.
#[track_caller]
pub fn facing(key: &str, energy: u8, enemy: &str, inches: f64) -> Field {
    Field::new().model(0, key, 10.0, 10.0).apart(1, enemy, 0, inches).only(&[]).energy(0, energy)
}

/// The replenish step of a new round; afterwards a seat is asked who goes first.
#[track_caller]
pub fn replenish(field: Field) -> Scene<Moonstone> {
    field.change(|battle| battle.initiative = Some(Seat(0))).scene([Step::RollForFirst, Step::Replenish])
}

pub fn is_rolling(scene: &mut Scene<Moonstone>) -> bool {
    matches!(scene.running().pending(), Pending::Roll { .. })
}

/// Draws these arcana cards first and then any others.
#[track_caller]
pub fn draw(scene: &mut Scene<Moonstone>, cards: &[&str]) {
    scene.rolls(arcana(cards));
    while is_rolling(scene) {
        scene.rolls([1]);
    }
}

/// Uses an active ability on a model.
#[track_caller]
pub fn use_on(scene: &mut Scene<Moonstone>, character: &str, ability: &str, at: u8) {
    scene.answer(0, use_ability(character, ability)).answer(0, target(at));
}

/// Uses an arcane ability; lays and names this card, and it is believed.
#[track_caller]
pub fn cast(scene: &mut Scene<Moonstone>, character: &str, ability: &str, at: Option<u8>, card: &str) {
    scene.answer(0, use_ability(character, ability));
    if let Some(at) = at {
        scene.answer(0, target(at));
    }
    believe(scene, card);
}

/// Draws, lays and names this card, and it is believed.
#[track_caller]
pub fn believe(scene: &mut Scene<Moonstone>, card: &str) {
    draw(scene, &[card]);
    scene.answer(0, lay(card)).answer(0, lay(card)).answer(1, truth());
}

/// How many cards the acting and the resisting player drew last.
#[track_caller]
pub fn drawn(scene: &Scene<Moonstone>) -> (u8, u8) {
    let drawn = scene.told().into_iter().rev().find_map(|event| match event {
        Event::HandsDrawn { cards, resisting, .. } => Some((cards, resisting)),
        _ => None,
    });
    drawn.expect("cards were drawn")
}

/// How many melee cards attacker and defender drew last.
#[track_caller]
pub fn hands(scene: &Scene<Moonstone>) -> [u8; 2] {
    let began = scene.told().into_iter().rev().find_map(|event| match event {
        Event::MeleeBegan { cards, .. } => Some(cards),
        _ => None,
    });
    began.expect("a melee has begun")
}

/// Draws melee hands with these cards, filled up with cards that neither side plays. Neither side pushes its luck.
#[track_caller]
pub fn draw_hands(scene: &mut Scene<Moonstone>, own: &[&str], theirs: &[&str]) {
    let game = scene.running().game().clone();
    let battle = scene.now();
    let fight = battle.fight().expect("a melee has begun");
    let counts = Look { game: &game, battle }.melee_cards(fight);
    let others = Manoeuvre::ALL.iter().map(|card| card.word());
    let others = others.filter(|card| *card != own[0] && *card != theirs[0]);
    let mut fill = others.flat_map(|card| [card; 3]).filter(|card| !own.contains(card) && !theirs.contains(card));
    let mut hand = |cards: &[&'static str], count: u8| -> Vec<&'static str> {
        let mut hand = cards.to_vec();
        while hand.len() < usize::from(count) {
            hand.push(fill.next().expect("there are cards enough"));
        }
        assert_eq!(hand.len(), usize::from(count), "these cards are too many");
        hand
    };
    let known = |cards: &[&str]| -> Vec<&'static str> { cards.iter().map(|card| manoeuvre(card).word()).collect() };
    let (own, theirs) = (hand(&known(own), counts[0]), hand(&known(theirs), counts[1]));
    scene.rolls(melee(&own, &theirs));
    decline(scene);
}

/// The attack of the active model; both play their first card. Each side that has a choice is asked how to finish.
#[track_caller]
pub fn engage(scene: &mut Scene<Moonstone>, at: u8, own: &[&str], theirs: &[&str]) {
    scene.answer(0, attack(at));
    draw_hands(scene, own, theirs);
    scene.answer(0, play(own[0])).answer(1, play(theirs[0]));
}

/// Finishes for both sides; a side without a choice is not asked.
#[track_caller]
fn finish_both(scene: &mut Scene<Moonstone>, finishes: [Finish; 2]) {
    for (seat, wanted) in (0..).zip(finishes) {
        let asked = scene.running().asked(Seat(seat)).map(|asked| asked.options.clone()).unwrap_or_default();
        if asked.iter().any(|option| matches!(option, Choice::Finish(_))) {
            scene.answer(seat, wanted);
        } else {
            assert_eq!(wanted, Finish { duplicates: 0, signature: false }, "seat {seat} cannot finish like that");
        }
    }
}

const PLAIN: Finish = Finish { duplicates: 0, signature: false };
const SIGNED: Finish = Finish { duplicates: 0, signature: true };

/// A melee of plain cards.
#[track_caller]
pub fn fight(scene: &mut Scene<Moonstone>, at: u8, own: &str, theirs: &str) {
    engage(scene, at, &[own], &[theirs]);
    finish_both(scene, [PLAIN, PLAIN]);
}

/// A melee in which the attacker uses the signature move.
#[track_caller]
pub fn sign(scene: &mut Scene<Moonstone>, at: u8, own: &str, theirs: &str) {
    engage(scene, at, &[own], &[theirs]);
    finish_both(scene, [SIGNED, PLAIN]);
}

/// A melee in which the defender uses the signature move.
#[track_caller]
pub fn counter(scene: &mut Scene<Moonstone>, at: u8, own: &str, theirs: &str) {
    engage(scene, at, &[own], &[theirs]);
    finish_both(scene, [PLAIN, SIGNED]);
}

/// Chooses a kind of damage where that makes a difference; seat 1 takes the first one.
#[track_caller]
pub fn choose_kind(scene: &mut Scene<Moonstone>, kind: Damage) {
    if scene.running().asked(Seat(0)).is_some_and(|asked| asked.options.contains(&kind.into())) {
        scene.answer(0, kind);
    }
    if let Some(asked) = scene.running().asked(Seat(1))
        && let Some(Choice::Damage(kind)) = asked.options.first().cloned()
    {
        scene.answer(1, kind);
    }
}

/// Two rising attacks against a high guard, 4 damage without any ability; returns what the defender suffers.
#[track_caller]
pub fn rise(attacker: &str, defender: &str, kind: Damage) -> u8 {
    let mut scene = duel(attacker, 1, defender).activate(0);
    engage(&mut scene, 1, &["rising-attack", "rising-attack"], &["high-guard"]);
    finish_both(&mut scene, [Finish { duplicates: 1, signature: false }, PLAIN]);
    choose_kind(&mut scene, kind);
    decline(&mut scene);
    now(&scene, 1).wounds
}

/// What a character deals as impact, slicing and piercing damage where others deal 4.
#[track_caller]
pub fn check_deals(key: &str, expected: [u8; 3]) {
    let dealt = [Damage::Impact, Damage::Slicing, Damage::Piercing].map(|kind| rise(key, "flintlock", kind));
    assert_eq!(dealt, expected, "{key} deals another damage");
}

/// What a character suffers from 4 impact, slicing, piercing and magical damage.
#[track_caller]
pub fn check_takes(key: &str, expected: [u8; 4]) {
    let [impact, slicing, piercing] =
        [Damage::Impact, Damage::Slicing, Damage::Piercing].map(|kind| rise("mr-toodles", key, kind));
    let magical = rise("grub", key, Damage::Magical);
    assert_eq!([impact, slicing, piercing, magical], expected, "{key} suffers other wounds");
}

/// All melee damage is magical: armour against other kinds has no effect, and no kind is asked for.
#[track_caller]
pub fn check_deals_magical(key: &str, wounds: u8) {
    let mut scene = duel(key, 1, "vicious-syd").activate(0);
    fight(&mut scene, 1, "rising-attack", "high-guard");
    assert_eq!(now(&scene, 1).wounds, wounds, "plate armour does not take anything off");
}

/// A harvest costs 1 more energy.
#[track_caller]
pub fn check_harvests_for_two(key: &str) {
    let field = |energy| Field::new().model(0, key, 10.0, 10.0).stone_at(0, 1).energy(0, energy);
    assert!(!field(1).activate(0).offers(0, harvest(0)), "{key} harvests for 1 energy");
    let mut scene = field(2).activate(0);
    scene.answer(0, harvest(0));
    assert_eq!((now(&scene, 0).energy, now(&scene, 0).stones), (0, 1));
}

/// Whether the ability of model 0 can be aimed at model 1.
#[track_caller]
pub fn can_aim(field: Field, key: &str, ability: &str) -> bool {
    let mut scene = field.activate(0);
    if !scene.offers(0, use_ability(key, ability)) {
        return false;
    }
    scene.answer(0, use_ability(key, ability));
    scene.offers(0, target(1))
}

/// An ability costs this much and reaches models within this many inches, no farther.
#[track_caller]
pub fn check_reach(key: &str, ability: &str, cost: u8, range: f64, seat: u8, other: &str) {
    let field = |energy: u8, inches: f64| {
        let field = Field::new().model(0, key, 10.0, 10.0).apart(seat, other, 0, inches);
        field.only(&[]).energy(0, energy).exposed(1)
    };
    assert!(can_aim(field(cost, range - 0.1), key, ability), "{ability} reaches just within {range} inches");
    assert!(!can_aim(field(cost, range), key, ability), "{ability} does not reach {range} inches");
    assert!(!can_aim(field(cost - 1, range - 0.1), key, ability), "{ability} costs {cost}");
    let mut scene = field(cost, range - 0.1).activate(0);
    use_on(&mut scene, key, ability, 1);
    assert_eq!(now(&scene, 0).energy, 0, "{ability} costs {cost}");
    while is_rolling(&mut scene) {
        scene.rolls([1]);
    }
}

/// A catastrophe deals this many wounds to the character itself, and none to other models.
#[track_caller]
pub fn check_catastrophe(key: &str, ability: &str, range: f64, seat: u8, other: &str, wounds: u8) {
    let field = Field::new().model(0, key, 10.0, 10.0).apart(seat, other, 0, range - 0.1);
    let mut scene = field.only(&[]).energy(0, 3).exposed(1).activate(0);
    cast(&mut scene, key, ability, Some(1), "C");
    assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds), (wounds, 1));
}

/// Healing: the target heals X + 1 within 8 inches; no more than it has suffered; other colours do nothing.
#[track_caller]
pub fn check_healing(key: &str) {
    let play = |card: &str, wounds: u8| {
        let mut scene = facing(key, 2, "gotchgut", 7.9).wounds(1, wounds).activate(0);
        cast(&mut scene, key, "healing", Some(1), card);
        now(&scene, 1).wounds
    };
    assert_eq!([play("B1", 6), play("B2", 6), play("B3", 6), play("B3", 2), play("G2", 6)], [4, 3, 2, 0, 6]);
    check_reach(key, "healing", 2, 8.0, 1, "gotchgut");
    check_catastrophe(key, "healing", 8.0, 1, "gotchgut", 2);
}

/// A weapon is loaded once a game, and a reload costs 2 energy and is not possible while engaged.
#[track_caller]
pub fn check_reload(key: &str, weapon: &str) {
    let mut scene = facing(key, 4, "gotchgut", 3.5).activate(0);
    cast(&mut scene, key, weapon, Some(1), "P1");
    assert!(!scene.offers(0, use_ability(key, weapon)), "it is not loaded any more");
    scene.answer(0, use_ability(key, "reload"));
    assert_eq!(now(&scene, 0).energy, 1);
    assert!(scene.offers(0, use_ability(key, weapon)), "it is loaded again");
    assert!(!scene.offers(0, use_ability(key, "reload")), "1 energy is not enough");
    let scene = duel(key, 4, "gotchgut").activate(0);
    assert!(!scene.offers(0, use_ability(key, "reload")), "not while engaged");
}

/// Slow: the jog is at most 2 inches.
#[track_caller]
pub fn check_slow(key: &str) {
    let mut scene = Field::new().model(0, key, 10.0, 10.0).activate(0);
    scene.answer(0, jog());
    scene.refused(0, way(&[(12.1, 10.0)]));
    scene.answer(0, way(&[(12.0, 10.0)]));
    assert_eq!(now(&scene, 0).at, at(12.0, 10.0));
}

/// The signature move makes all damage that the opponent deals null.
#[track_caller]
pub fn check_cannot_be_hit(key: &str) {
    let hit = |play: fn(&mut Scene<Moonstone>, u8, &str, &str)| {
        let mut scene = duel("fritz", 1, key).activate(0);
        play(&mut scene, 1, "rising-attack", "high-guard");
        choose_kind(&mut scene, Damage::Impact);
        now(&scene, 1).wounds
    };
    assert_eq!((hit(fight), hit(counter)), (3, 0));
}

/// What the signature move deals against high guard, falling swing, thrust, sweeping cut, rising attack and low guard
/// of a model without armour, including the character's own abilities.
#[track_caller]
pub fn check_signature(key: &str, card: &str, expected: [u8; 6]) {
    for (theirs, expected) in Manoeuvre::ALL.iter().zip(expected) {
        let mut scene = duel(key, 1, "brunhilde").activate(0);
        sign(&mut scene, 1, card, theirs.word());
        choose_kind(&mut scene, Damage::Impact);
        assert_eq!(now(&scene, 1).wounds, expected, "the signature move of {key} against {}", theirs.word());
    }
}

/// The signature move of a character deals this to a model with plate armour and a high guard.
#[track_caller]
pub fn check_unreducible(key: &str, card: &str, wounds: u8) {
    let mut scene = duel(key, 1, "baron-von-fancyhat").activate(0);
    sign(&mut scene, 1, card, "high-guard");
    assert_eq!(now(&scene, 1).wounds, wounds, "armour takes something off");
}

/// An ability by its keys.
#[track_caller]
pub fn ability(character: &str, ability: &str) -> AbilityId {
    let content = Content::built_in();
    let id = content.find_character(character).unwrap_or_else(|| panic!("there is no character {character}"));
    content.character(id).find(ability).unwrap_or_else(|| panic!("there is no ability {ability}"))
}

/// How far two models are apart from edge to edge, in hundredths of an inch.
pub fn gap(scene: &mut Scene<Moonstone>, one: u8, other: u8) -> i32 {
    let game = scene.running().game().clone();
    let look = Look { game: &game, battle: scene.now() };
    (look.disc(ModelId(one)).gap(look.disc(ModelId(other))) * 100 + INCH / 2) / INCH
}

/// Whether a seat is asked a yes-or-no question.
pub fn is_offered(scene: &mut Scene<Moonstone>, seat: u8) -> bool {
    scene.running().asked(Seat(seat)).is_some_and(|asked| asked.options.contains(&Answer::Yes.into()))
}

/// Answers with the first option.
#[track_caller]
pub fn take_first(scene: &mut Scene<Moonstone>, seat: u8) {
    let first = scene.asked(seat).options.first().cloned().expect("something is offered");
    scene.answer(seat, first);
}

/// Answers with the last option.
#[track_caller]
pub fn take_last(scene: &mut Scene<Moonstone>, seat: u8) {
    let last = scene.asked(seat).options.last().cloned().expect("something is offered");
    scene.answer(seat, last);
}

/// Lies about a card, and is believed.
#[track_caller]
pub fn lie(scene: &mut Scene<Moonstone>, key: &str, ability: &str, laid: &str, named: &str) {
    scene.answer(0, use_ability(key, ability)).answer(0, target(1));
    draw(scene, &[laid]);
    scene.answer(0, lay(laid)).answer(0, lay(named)).answer(1, truth());
}

/// Trickster: the card of a believed lie may be shown for 3 energy, once a turn.
#[track_caller]
pub fn check_trickster(key: &str, ability: &str, cost: u8) {
    let mut scene = facing(key, 3 * cost, "gotchgut", 2.5).activate(0);
    cast(&mut scene, key, ability, Some(1), "P1");
    assert_eq!(now(&scene, 0).energy, 2 * cost, "a true card is not shown");
    lie(&mut scene, key, ability, "G1", "P1");
    scene.answer(0, yes());
    assert_eq!(now(&scene, 0).energy, cost + 3);
    assert!(
        scene.told().iter().any(|event| matches!(event, Event::LieShown { card: shown, .. } if *shown == card("G1")))
    );
    lie(&mut scene, key, ability, "G1", "P1");
    assert_eq!(now(&scene, 0).energy, 3, "once a turn");
    assert!(scene.offers(0, end()));
    let mut scene = facing(key, cost, "gotchgut", 5.0).activate(0);
    lie(&mut scene, key, ability, "G1", "P1");
    scene.answer(0, no());
    assert_eq!(now(&scene, 0).energy, 0);
}

/// A reaction step out of an engagement may be 2 inches long, once a turn.
#[track_caller]
pub fn check_swift(key: &str) {
    let mut scene = duel("brunhilde", 3, key).energy(1, 3).activate(0);
    scene.answer(0, step()).answer(0, way(&[])).answer(1, target(1));
    let x = f64::from(now(&scene, 1).at.x()) / 2540.0;
    scene.refused(1, way(&[(x, 12.1)]));
    scene.answer(1, way(&[(x, 12.0)]));
    assert_eq!(now(&scene, 1).energy, 2);
    scene.answer(0, step()).answer(0, way(&[])).answer(1, target(1));
    scene.refused(1, way(&[(x, 13.1)]));
    scene.answer(1, way(&[(x, 13.0)]));
    let mut scene = facing("brunhilde", 3, key, 5.0).energy(1, 3).activate(0);
    scene.answer(0, step()).answer(0, way(&[])).answer(1, target(1));
    let x = f64::from(now(&scene, 1).at.x()) / 2540.0;
    scene.refused(1, way(&[(x, 11.1)]));
}

/// Throw javelin: X piercing damage with green.
#[track_caller]
pub fn check_javelin(key: &str) {
    check_reach(key, "throw-javelin", 2, 6.0, 1, "flintlock");
    check_catastrophe(key, "throw-javelin", 6.0, 1, "flintlock", 1);
    let hit = |card: &str, enemy: &str| {
        let mut scene = facing(key, 2, enemy, 5.0).activate(0);
        cast(&mut scene, key, "throw-javelin", Some(1), card);
        now(&scene, 1).wounds
    };
    assert_eq!([hit("G1", "flintlock"), hit("G3", "flintlock"), hit("P3", "flintlock")], [1, 3, 0]);
    assert_eq!(hit("G3", "the-fencer"), 1, "volta");
}
