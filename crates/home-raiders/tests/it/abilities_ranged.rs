//! Fähigkeiten: Fernkampf (HR-63).

use crate::field::fights::*;
use crate::field::*;
use home_raiders::HomeRaiders;
use home_raiders::asked::{Act, Question, Shot, ShotStyle, Split};
use home_raiders::reasons::Reason;
use table::Scene;

/// A character with these ranged dice and a base range of 9 inches; an enemy with these defence dice 4 inches above.
fn range(ranged: &str, abilities: &str, defence: &str) -> Field {
    let one = format!("melee = 'w'\nranged = '{ranged}'\nrange = 9\nabilities = [{abilities}]");
    apart(&one, &format!("melee = 'w'\ndefence = '{defence}'"), 150)
}

fn both(seat: u8, number: usize) -> Act {
    Act::ShootWithBoth { at: troop(seat, number) }
}

fn style(number: usize, style: ShotStyle) -> Shot {
    Shot { by: who(0), at: troop(1, number), style }
}

/// A shot at the first enemy troop, which does not go to ground.
fn fire(scene: &mut Scene<HomeRaiders>, how: ShotStyle, rolls: &[u32]) {
    scene.answer(0, shoot(1, 0)).answer(0, style(0, how)).answer(1, no()).rolls(rolls.iter().copied());
}

/// Zielsicher (HR-63.1): both actions for one attack with the weakest set upgraded.
#[test]
fn steady_aim_takes_both_actions() {
    let mut scene = range("w r", "'steady-aim'", "w").turn(0, 0);
    scene.answer(0, both(1, 0)).answer(1, no()).rolls([RS, B, B]);
    assert_eq!(settled(&mut scene, 32), 1, "the first die is a red one now");
    assert!(is_turn_over(&mut scene));
    // With one action it is a plain shot.
    let mut scene = range("w r", "'steady-aim'", "w").turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([RS, B, B]);
    assert_eq!((settled(&mut scene, 32), actions(&scene)), (0, 1));
    assert!(!scene.offers(0, both(1, 0)), "only one action is left");
    assert!(!range("w r", "", "w").turn(0, 0).offers(0, both(1, 0)));
}

/// Doppelschuss (HR-63.2): after the attack roll and before the defence, successes are split between two targets.
#[test]
fn a_double_shot_is_split_between_two_targets() {
    let field = |abilities| range("w w w", abilities, "w").hero(1, "other", (130, 150));
    let mut scene = field("'double-shot'").turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, S, S]);
    assert_eq!(question(&mut scene, 0), Some(Question::DoubleShot { by: who(0), successes: 3 }));
    scene.answer(0, Split::With { other: who(33), successes: 1 }).rolls([S, B]);
    assert_eq!((settled(&mut scene, 32), settled(&mut scene, 33)), (1, 1), "two against one, one against nothing");
    let mut scene = field("'double-shot'").turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, S, S]).answer(0, Split::Whole).rolls([B]);
    assert_eq!((settled(&mut scene, 32), settled(&mut scene, 33)), (1, 0));
    let mut scene = field("").turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, S, S, B]);
    assert_eq!((settled(&mut scene, 32), settled(&mut scene, 33)), (1, 0));
}

/// Doppelschuss (HR-63.2): one success cannot be split, and both targets must be legal ones.
#[test]
fn a_double_shot_needs_two_legal_targets() {
    let mut scene = range("w w w", "'double-shot'", "w").hero(1, "other", (130, 150)).turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, B, B, B]);
    assert_eq!(settled(&mut scene, 32), 1);
    // 33 is hidden, 34 in contact with a friend of the shooter, 35 in sight.
    let mut scene = range("w w w", "'double-shot'", "w")
        .object((380, 200), (390, 300), 100, "")
        .hero(1, "other", (200, 100))
        .hero(1, "other", (60, 150))
        .hero(0, "clockmaker", (60, 130))
        .beside(34, 1)
        .hero(1, "other", (130, 150))
        .turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, S, B]);
    let split = |other| Split::With { other: who(other), successes: 1 };
    assert!(!scene.offers(0, split(33)) && !scene.offers(0, split(34)) && scene.offers(0, split(35)));
    scene.answer(0, split(35)).rolls([B, S]);
    assert_eq!((settled(&mut scene, 32), settled(&mut scene, 35)), (1, 0));
}

/// A shooter, a target, 33 exactly two inches from the target, 34 slightly farther, and a friend (1) near it.
fn crowd(abilities: &str) -> Field {
    let beside = |x: i32| point((100, 150)).shifted(x, 0);
    range("w", abilities, "w")
        .hero(1, "other", (150, 150))
        .character(33, move |other| other.place = beside(2_500 + 20 * TENTH))
        .hero(1, "other", (50, 180))
        .character(34, move |other| other.place = point((100, 150)).shifted(0, 2_501 + 20 * TENTH))
        .hero(0, "one", (50, 150))
        .character(1, move |friend| friend.place = beside(-6_000))
}

/// Explosion (HR-63.3): one attack roll against every character within 2 inches of the target, friends too.
#[test]
fn an_explosion_hits_every_character_within_two_inches() {
    let mut scene = crowd("'explosion'").turn(0, 0);
    // Friends defend first, then the enemies in order.
    scene.answer(0, both(1, 0)).answer(1, no()).rolls([S, B, B, S]);
    assert_eq!([1, 32, 33, 34].map(|id| settled(&mut scene, id)), [1, 1, 0, 0]);
    assert!(is_turn_over(&mut scene), "it takes both actions");
}

/// Explosion (HR-63.3), ruling: the shooter is not spared.
#[test]
fn an_explosion_nearby_hits_the_shooter() {
    let mut scene = range("w", "'explosion'", "w").character(32, |other| other.place = point((100, 125))).turn(0, 0);
    scene.answer(0, both(1, 0)).answer(1, no()).rolls([S, B, S]);
    assert_eq!((settled(&mut scene, 0), settled(&mut scene, 32)), (1, 0));
}

/// Zielsicher (HR-63.1): not at targets that no aiming character can see.
#[test]
fn steady_aim_needs_a_target_in_sight() {
    let field = |aiming, other| {
        range("w", aiming, "w")
            .card(0, "leader", "captain", other)
            .leader(0, "captain", (120, 100))
            // Only the captain sees past this wall.
            .object((200, 310), (275, 320), 100, "")
    };
    let (plain, steady) = ("ranged = 'w'\nrange = 9", "ranged = 'w'\nrange = 9\nabilities = ['steady-aim']");
    let scene = field("'steady-aim'", plain).turn(0, 0);
    assert!(scene.offers(0, shoot(1, 0)) && !scene.offers(0, both(1, 0)));
    assert!(field("", steady).turn(0, 0).offers(0, both(1, 0)));
}

/// Explosion (HR-63.3): it takes both actions and the ability.
#[test]
fn an_explosion_takes_both_actions() {
    let mut scene = crowd("'explosion'").turn_with(0, 0, 1);
    assert!(!scene.offers(0, both(1, 0)));
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, B]);
    assert_eq!([1, 32, 33, 34].map(|id| settled(&mut scene, id)), [0, 1, 0, 0]);
    assert!(!crowd("").turn(0, 0).offers(0, both(1, 0)));
}

/// 33 is hidden behind a wall, exactly six inches from 32; 34 is slightly farther away.
fn storm() -> Field {
    let right = |x: i32| point((100, 150)).shifted(x, 0);
    range("w r", "'lightning'", "w")
        .object((400, 300), (410, 400), 100, "")
        .hero(1, "other", (200, 150))
        .character(33, move |other| other.place = right(2_500 + 60 * TENTH))
        .hero(1, "other", (50, 150))
        .character(34, move |other| other.place = right(-2_501 - 60 * TENTH))
}

/// Blitzschlag (HR-63.4): with the strongest set only; after a wound, a free shot with all dice at another target, even
/// an unseen one.
#[test]
fn a_lightning_jumps_on_after_a_wound() {
    let mut scene = storm().turn(0, 0);
    assert!(!scene.offers(0, shoot(1, 1)), "33 cannot be seen");
    fire(&mut scene, ShotStyle::Lightning, &[RS, B]);
    assert_eq!(question(&mut scene, 0), Some(Question::Chain { by: who(0) }));
    assert!(scene.offers(0, pick(33)) && !scene.offers(0, pick(34)), "within 6 inches of the first target");
    scene.answer(0, pick(33)).answer(1, no()).rolls([S, B, B]);
    assert_eq!([32, 33].map(|id| settled(&mut scene, id)), [1, 1]);
    assert_eq!(actions(&scene), 1);
}

/// Blitzschlag (HR-63.4): the second shot has all dice, however far away its target is.
#[test]
fn the_chain_of_a_lightning_has_all_dice() {
    let mut scene = storm().change(|_, battle| battle[who(33)].place = point((150, 190))).turn(0, 0);
    fire(&mut scene, ShotStyle::Lightning, &[RS, B]);
    // 9.3 inches from base to base, and the base range is 9: white and red are rolled all the same.
    scene.answer(0, pick(33)).answer(1, no()).rolls([B, RS, B]);
    assert_eq!((settled(&mut scene, 33), actions(&scene)), (1, 1));
}

/// Blitzschlag (HR-63.4), ruling: the second shot cannot target a character in contact with an enemy.
#[test]
fn lightning_spares_characters_in_contact() {
    let mut scene = storm().hero(0, "clockmaker", (100, 190)).hero(1, "other", (100, 200)).beside(35, 1).turn(0, 0);
    fire(&mut scene, ShotStyle::Lightning, &[RS, B]);
    assert!(scene.offers(0, pick(33)) && !scene.offers(0, pick(35)));
    scene.answer(0, nobody());
    assert_eq!((settled(&mut scene, 32), actions(&scene)), (1, 1));
}

/// Blitzschlag (HR-63.4): without a wound it ends there, and a plain shot does not jump.
#[test]
fn a_lightning_needs_a_wound() {
    let mut scene = storm().turn(0, 0);
    fire(&mut scene, ShotStyle::Lightning, &[RS, S]);
    assert_eq!((settled(&mut scene, 32), actions(&scene)), (0, 1));
    fire(&mut scene, ShotStyle::Plain, &[S, B, B]);
    assert_eq!(settled(&mut scene, 32), 1);
    assert!(is_turn_over(&mut scene));
}

/// Parabelschuss (HR-63.5): over one object in the way, with the strongest set downgraded.
#[test]
fn a_lob_ignores_one_object() {
    let wall = |abilities| range("w b", abilities, "w").object((150, 310), (350, 320), 100, "");
    let mut scene = wall("'lob'").turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([B, KS, B]);
    assert_eq!(settled(&mut scene, 32), 0, "a 2 is a success only on a black die");
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([B, RS, RS]);
    assert_eq!(settled(&mut scene, 32), 1, "the hidden target defends without cover");
    assert_eq!(wall("").turn(0, 0).why_not(0, shoot(1, 0)), Reason::NobodyInSight);
    let two = wall("'lob'").object((150, 330), (350, 340), 100, "");
    assert_eq!(two.turn(0, 0).why_not(0, shoot(1, 0)), Reason::NobodyInSight);
}

/// Parabelschuss (HR-63.5): or over one character; with a clear line it is a plain shot.
#[test]
fn a_lob_ignores_one_character() {
    let field = || {
        range("w b", "'lob'", "w")
            .card(1, "hero", "giant", "base = 60\nheight = 90")
            .change(|_, battle| battle[who(32)].place = point((100, 170)))
    };
    let mut scene = field().hero(1, "giant", (100, 135)).turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([B, KS, B]);
    assert_eq!(settled(&mut scene, 32), 0);
    let mut scene = field().hero(1, "giant", (150, 135)).turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([B, KS, B]);
    assert_eq!(settled(&mut scene, 32), 1, "all dice as they are");
}

/// Volltreffer (HR-63.6): the shooter downgrades the strongest set, and then the target must, too.
#[test]
fn a_full_hit_downgrades_both() {
    let mut scene = range("w b", "'full-hit'", "w b").turn(0, 0);
    fire(&mut scene, ShotStyle::FullHit, &[B, RS, B, KS]);
    assert_eq!(settled(&mut scene, 32), 1, "a red 3 against a red 2");
    fire(&mut scene, ShotStyle::Plain, &[B, RS, B, KS]);
    assert_eq!(settled(&mut scene, 32), 1, "a black 3 against a black 2");
    let mut scene = range("w b", "'full-hit'", "w b").turn(0, 0);
    fire(&mut scene, ShotStyle::FullHit, &[B, KS, B, B]);
    assert_eq!(settled(&mut scene, 32), 0, "a red 2 is none");
}

/// 32 in contact with the shooter, 33 free.
fn engaged(abilities: &str) -> Field {
    range("w r", abilities, "w").beside(32, 0).hero(1, "other", (140, 100))
}

/// Kampftalent (HR-63.7): out of contact with enemies, at another target.
#[test]
fn combat_talent_shoots_out_of_contact() {
    let mut scene = engaged("'combat-talent'").turn(0, 0);
    assert!(!scene.offers(0, shoot(1, 0)), "not at the one in contact");
    scene.answer(0, shoot(1, 1)).answer(1, no()).rolls([S, B, B]);
    assert_eq!(settled(&mut scene, 33), 1);
    assert_eq!(engaged("").turn(0, 0).why_not(0, shoot(1, 1)), Reason::InContactWithEnemies);
}

/// Kampftalent (HR-63.7): the target must be legal, so not in contact with a friend either.
#[test]
fn combat_talent_needs_a_legal_target() {
    let scene = engaged("'combat-talent'").hero(0, "clockmaker", (160, 100)).touching(1, 33, 1, 0).turn(0, 0);
    assert!(!scene.offers(0, shoot(1, 1)));
}

/// Aus nächster Nähe (HR-63.8): at enemies in contact, with the weakest set upgraded.
#[test]
fn point_blank_shoots_at_enemies_in_contact() {
    let mut scene = engaged("'point-blank'").turn(0, 0);
    assert!(!scene.offers(0, shoot(1, 1)), "the others are out of question");
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([RS, B, B]);
    assert_eq!(settled(&mut scene, 32), 1, "two red dice");
    assert!(!engaged("").turn(0, 0).offers(0, shoot(1, 0)));
    // From a distance the dice are not changed.
    let mut scene = range("w r", "'point-blank'", "w").turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([RS, B, B]);
    assert_eq!(settled(&mut scene, 32), 0);
}

/// Kampftalent and Aus nächster Nähe (HR-63.7, HR-63.8): with both abilities, every enemy can be shot at.
#[test]
fn with_both_abilities_all_are_targets() {
    let scene = engaged("'combat-talent', 'point-blank'").turn(0, 0);
    assert!(scene.offers(0, shoot(1, 0)) && scene.offers(0, shoot(1, 1)));
}

/// A unit of two (32, 33) under fire.
fn barrage() -> Field {
    Field::new("new-lilliput", "gremlins")
        .card(0, "hero", "one", "ranged = 'w r'\nrange = 9\nabilities = ['barrage']")
        .card(1, "unit", "crowd", "melee = 'w'\nstrength = 2")
        .hero(0, "one", (100, 100))
        .unit(1, "crowd", &[(100, 150), (112, 150)])
}

/// Trommelfeuer (HR-63.9): with the strongest set only; the target's unit must go to ground, hit or not.
#[test]
fn a_barrage_forces_the_unit_to_ground() {
    let mut scene = barrage().turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(0, style(0, ShotStyle::Barrage)).rolls([RS, RS]);
    assert_eq!(settled(&mut scene, 32), 0, "lying down improves the defence: a red 3");
    assert!(is_down(&scene, 32) && is_down(&scene, 33));
}

/// Trommelfeuer (HR-63.9): a plain shot has all dice and does not force the unit to ground.
#[test]
fn a_barrage_is_a_choice() {
    let mut scene = barrage().turn(0, 0);
    fire(&mut scene, ShotStyle::Plain, &[S, B, B]);
    assert_eq!(settled(&mut scene, 32), 1);
    assert!(!is_down(&scene, 32) && !is_down(&scene, 33));
}

/// Scharfschütze (HR-63.10): the weakest set is upgraded against characters not yet activated in this round.
#[test]
fn sharpshooters_hit_those_who_wait() {
    for (abilities, is_activated, expected) in
        [("'sharpshooter'", false, 1), ("'sharpshooter'", true, 0), ("", false, 0)]
    {
        let mut scene = range("w r", abilities, "w")
            .change(move |_, battle| battle[troop(1, 0)].is_activated = is_activated)
            .turn(0, 0);
        scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([RS, B, B]);
        assert_eq!(settled(&mut scene, 32), expected, "{abilities} {is_activated}");
    }
}
