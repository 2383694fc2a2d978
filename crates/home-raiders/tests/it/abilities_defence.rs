//! Fähigkeiten: Verteidigung (HR-65).

use crate::field::duels::*;
use crate::field::*;
use home_raiders::asked::{Act, Question};
use home_raiders::battle::State;

/// Verteidigung, Scharfe Reflexe (HR-65.1): the weakest defence set is upgraded against shots, not against blows.
#[test]
fn sharp_reflexes_help_against_shots() {
    for (ability, expected) in [("sharp-reflexes", 0), ("", 1)] {
        let mut scene = shot("", ability).turn(0, 0);
        scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, RS]);
        assert_eq!(wounds(&scene, 32), expected, "{ability}");
    }
    let mut scene = duel("", "sharp-reflexes").turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, RS]);
    assert_eq!(wounds(&scene, 32), 1);
}

/// Verteidigung, Scharfe Reflexe (HR-65.1, HR-34): only the weakest set, and on top of going to ground.
#[test]
fn sharp_reflexes_add_up_with_cover() {
    let field = || {
        let fields = "defence = \"w b\"\nabilities = [\"sharp-reflexes\"]";
        shot("", "").card(1, "hero", "quick", fields).hero(1, "quick", (130, 130))
    };
    // A red and a black die.
    let mut scene = field().turn(0, 0);
    scene.answer(0, shoot(1, 1)).answer(1, no()).rolls([S, RS, B]);
    assert_eq!(wounds(&scene, 33), 0);
    // Two black dice.
    let mut scene = field().turn(0, 0);
    scene.answer(0, shoot(1, 1)).answer(1, yes()).rolls([S, KS, B]);
    assert_eq!(wounds(&scene, 33), 0);
}

/// A striker with two dice, a shield in contact with it, and another character of seat 1 elsewhere.
fn wall(other: &str) -> Field {
    bare()
        .card(0, "hero", "striker", "melee = \"w w\"")
        .card(1, "unit", "shield", &able("shield-wall"))
        .hero(0, "striker", (100, 100))
        .unit(1, "shield", &[(100, 120)])
        .beside(32, 0)
        .unit(1, other, &[(150, 130)])
}

/// Verteidigung, Schildwall (HR-65.2): a boost of 1 for the defence in contact with a friend who also has the ability.
#[test]
fn shields_help_each_other_in_contact() {
    let struck = |field: Field, rolls: [u32; 3]| {
        let mut scene = field.turn(0, 0);
        scene.answer(0, Act::Melee).rolls(rolls);
        wounds(&scene, 32)
    };
    assert_eq!(struck(wall("shield").touching(33, 32, 1, 0), [S, S, S]), 0, "one and a boost against two");
    assert_eq!(struck(wall("shield").touching(33, 32, 1, 0), [S, S, B]), 1, "a boost needs a success");
    assert_eq!(struck(wall("shield"), [S, S, S]), 1, "the friend is not in contact");
    assert_eq!(struck(wall("friend").touching(33, 32, 1, 0), [S, S, S]), 1, "the friend has no shield");
}

/// Verteidigung, Regeneration (HR-65.3): one die of the weakest defence set can remove a new wound marker.
#[test]
fn regeneration_takes_a_new_wound_away() {
    for (die, expected) in [(S, 0), (B, 1)] {
        let mut scene = bare()
            .card(1, "hero", "newt", "defence = \"w w r\"\nabilities = [\"regeneration\"]")
            .hero(0, "helper", (100, 100))
            .hero(1, "newt", (100, 120))
            .beside(32, 0)
            .turn(0, 0);
        scene.answer(0, Act::Melee).rolls([S, B, B, B, die]);
        assert_eq!(wounds(&scene, 32), expected);
    }
}

/// Verteidigung, Regeneration (HR-65.3): even the marker that would make the character vanish.
#[test]
fn regeneration_comes_before_vanishing() {
    for (die, expected) in [(S, State::Present), (B, State::Vanished)] {
        let mut scene = duel("", "regeneration").wounds(32, 1).hero(1, "friend", (200, 200)).turn(0, 0);
        scene.answer(0, Act::Melee).rolls([S, B, die]);
        assert_eq!(scene.now()[who(32)].state, expected);
    }
    // There is no roll without a new marker.
    let mut scene = duel("", "regeneration").wounds(32, 1).turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, S]);
    assert_eq!(wounds(&scene, 32), 1);
}

/// Verteidigung, Umleiten (HR-65.4): a character who has defended against a shot makes a free shot at any legal target.
#[test]
fn a_defended_shot_is_redirected() {
    let field = || shot("", "redirect").hero(0, "helper", (160, 100));
    let mut scene = field().turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, S]);
    assert_eq!(question(&mut scene, 1), Some(Question::Redirect { by: who(32) }));
    assert!(scene.offers(1, pick(0)) && scene.offers(1, pick(1)) && scene.offers(1, nobody()));
    scene.answer(1, pick(1)).answer(0, no()).rolls([S, B]);
    assert_eq!((wounds(&scene, 0), wounds(&scene, 1)), (0, 1));
    // Not after a hit.
    let mut scene = field().turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, B]);
    assert_eq!(question(&mut scene, 1), None);
}

/// Verteidigung, Umleiten (HR-65.4): a redirected shot is a ranged attack by the character who redirects it, so its
/// target may redirect it in turn. Ruling: no character redirects the same shot twice.
#[test]
fn a_redirected_shot_may_be_redirected_by_another() {
    let mut scene = shot("redirect", "redirect").turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, S]);
    scene.answer(1, pick(0)).answer(0, no()).rolls([S, S]);
    assert_eq!(question(&mut scene, 0), Some(Question::Redirect { by: who(0) }));
    scene.answer(0, pick(32)).answer(1, no()).rolls([S, S]);
    assert!(matches!(question(&mut scene, 0), Some(Question::Act { .. })), "32 has redirected it already");
    assert_eq!((wounds(&scene, 0), wounds(&scene, 32)), (0, 0));
}

/// Verteidigung, Umleiten (HR-65.4): the free shot uses the character's own ranged dice, whatever dice the first shot
/// had.
#[test]
fn a_shot_is_redirected_with_the_defenders_own_dice() {
    let mut scene = {
        let cannon = "ranged = 'w w w'\nrange = 9";
        let field = Field::new("new-lilliput", "gremlins").card(0, "hero", "cannon", cannon);
        let field = field.card(1, "hero", "mirror", "ranged = 'b'\nrange = 9\nabilities = ['redirect']");
        field.hero(0, "cannon", (100, 100)).hero(1, "mirror", (130, 130)).turn(0, 0)
    };
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([B, B, B, B]);
    // One black die, and one white die to defend.
    scene.answer(1, pick(0)).answer(0, no()).rolls([KS, B]);
    assert_eq!(wounds(&scene, 0), 1);
}

/// Verteidigung, Umleiten (HR-65.4): it needs ranged dice.
#[test]
fn redirecting_needs_ranged_dice() {
    let mut scene =
        shot("", "").card(1, "hero", "unarmed", &able("redirect")).hero(1, "unarmed", (130, 130)).turn(0, 0);
    scene.answer(0, shoot(1, 1)).answer(1, no()).rolls([S, S]);
    assert_eq!(question(&mut scene, 1), None);
}

/// Verteidigung, Umleiten (HR-65.4, HR-43): the defender chooses among equally close targets in a unit.
#[test]
fn a_redirected_shot_hits_the_closest() {
    let mut scene = shot("", "redirect")
        .card(0, "unit", "crowd", &able(""))
        .unit(0, "crowd", &[(140, 120), (140, 180), (140, 200)])
        .turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, S]);
    assert!(!scene.offers(1, pick(3)), "it is not the closest");
    scene.answer(1, pick(1));
    assert_eq!(question(&mut scene, 0), Some(Question::Nearest { by: who(32) }));
    scene.answer(0, pick(2)).answer(0, no()).rolls([S, B]);
    assert_eq!((wounds(&scene, 1), wounds(&scene, 2)), (0, 1));
}

/// Verteidigung, Splitter (HR-65.5): every character in contact, friend or foe, defends against one success.
#[test]
fn splinters_hit_every_character_in_contact() {
    let mut scene = duel("", "splinters")
        .wounds(32, 1)
        .hero(1, "friend", (100, 140))
        .touching(33, 32, 0, 1)
        .hero(1, "friend", (130, 120))
        .turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B, B, S]);
    assert!(is_gone(&scene, 32));
    assert_eq!((wounds(&scene, 0), wounds(&scene, 33), wounds(&scene, 34)), (1, 0, 0));
    // A wound alone does not splinter.
    let mut scene = duel("", "splinters").turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B]);
    assert_eq!((wounds(&scene, 0), wounds(&scene, 32)), (0, 1));
}

/// Verteidigung, Splitter (HR-65.5): a character who vanishes because of them may splinter too; one that is already
/// gone is not hit again.
#[test]
fn splinters_may_set_off_splinters() {
    // 32, 33 and 34 touch each other.
    let mut scene = duel("", "splinters")
        .card(1, "hero", "glass", &able("splinters"))
        .hero(1, "glass", (100, 140))
        .touching(33, 32, 0, 1)
        .hero(1, "friend", (120, 120))
        .change(|_, battle| battle[who(34)].place = battle[who(32)].place.shifted(2166, 1250))
        .wounds(32, 1)
        .wounds(33, 1)
        .wounds(34, 1)
        .hero(1, "friend", (250, 200))
        .turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B, S, B, B]);
    assert!([32, 33, 34].iter().all(|id| is_gone(&scene, *id)));
    assert_eq!(wounds(&scene, 0), 0);
    assert!(matches!(question(&mut scene, 0), Some(Question::Act { .. })), "there is no further defence");
}

/// Verteidigung, Splitter (HR-65.5, HR-65.6, HR-65.8, HR-65.9): they count as a melee attack for the defenders.
#[test]
fn splinters_are_a_melee_attack() {
    let broken = |striker: &str| duel(striker, "splinters").wounds(32, 1).hero(1, "friend", (200, 200));
    let mut scene = broken("invulnerable").turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B, RS]);
    assert_eq!(wounds(&scene, 0), 0, "a red die defends");
    let mut scene = broken("flicker").hero(0, "helper", (130, 100)).turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B, S]);
    assert_eq!(question(&mut scene, 0), Some(Question::Flicker { who: who(0) }));
    scene.answer(0, pick(1));
    assert_eq!(place(&scene, 0), (130, 100));
    let guarded = broken("").card(0, "hero", "guard", &able("bodyguard")).hero(0, "guard", (80, 100));
    let mut scene = guarded.touching(1, 0, -1, 0).turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B]);
    assert_eq!(question(&mut scene, 0), Some(Question::Bodyguard { of: who(0), by: who(32) }));
    scene.answer(0, pick(1)).rolls([B]);
    assert_eq!((wounds(&scene, 0), wounds(&scene, 1)), (0, 1));
}

/// Verteidigung, Unverwundlich (HR-65.6): the weakest defence set is upgraded against blows, not against shots.
#[test]
fn the_invulnerable_defend_better_in_melee() {
    for (ability, expected) in [("invulnerable", 0), ("", 1)] {
        let mut scene = duel("", ability).turn(0, 0);
        scene.answer(0, Act::Melee).rolls([S, RS]);
        assert_eq!(wounds(&scene, 32), expected, "{ability}");
    }
    let mut scene = shot("", "invulnerable").turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, RS]);
    assert_eq!(wounds(&scene, 32), 1);
}

/// Verteidigung, Energiebarriere (HR-65.7): the attacker rolls again, and the defender chooses the roll, before defending.
#[test]
fn an_energy_barrier_has_the_attack_rolled_again() {
    let asked = |successes| Some(Question::Barrier { who: who(32), successes });
    let second = |first, second| Some(Question::SecondRoll { who: who(32), first, second });
    let mut scene = duel("", "energy-barrier").turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S]);
    assert_eq!(question(&mut scene, 1), asked(1));
    scene.answer(1, yes()).rolls([B]);
    assert_eq!(question(&mut scene, 1), second(1, 0));
    scene.answer(1, yes()).rolls([B]);
    assert_eq!(wounds(&scene, 32), 0, "the second roll counts");
    // The first roll may be kept, and a second one is optional.
    scene.answer(0, Act::Melee).rolls([S]).answer(1, yes()).rolls([C, S]);
    assert_eq!(question(&mut scene, 1), second(1, 2));
    scene.answer(1, no()).rolls([S]);
    assert_eq!(wounds(&scene, 32), 0, "the first roll counts");
    let mut scene = shot("", "energy-barrier").turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S]);
    assert_eq!(question(&mut scene, 1), asked(1), "against shots, too");
    scene.answer(1, no()).rolls([B]);
    assert_eq!(wounds(&scene, 32), 1);
}

/// Verteidigung, Flimmern (HR-65.8): after a defended blow, the character may change places with any other up to 5
/// inches away.
#[test]
fn a_flickering_character_changes_places() {
    let field = |gap: i32| {
        let field = duel("", "flicker").hero(1, "friend", (100, 200)).hero(0, "helper", (200, 110));
        let scene = field.change(move |_, battle| {
            battle[who(33)].place = battle[who(32)].place.shifted(0, 2500 + gap);
        });
        scene.turn(0, 0)
    };
    let mut scene = field(50 * TENTH);
    scene.answer(0, Act::Melee).rolls([S, S]);
    assert_eq!(question(&mut scene, 1), Some(Question::Flicker { who: who(32) }));
    assert!(scene.offers(1, pick(0)) && scene.offers(1, pick(33)) && !scene.offers(1, pick(1)));
    let (one, other) = (scene.now()[who(32)].place, scene.now()[who(33)].place);
    scene.answer(1, pick(33));
    assert_eq!((scene.now()[who(32)].place, scene.now()[who(33)].place), (other, one));
    let mut scene = field(50 * TENTH + 1);
    scene.answer(0, Act::Melee).rolls([S, S]);
    assert!(scene.offers(1, pick(0)) && !scene.offers(1, pick(33)), "too far away");
    scene.answer(1, nobody());
    assert_eq!(scene.now()[who(32)].place, one);
}

/// Verteidigung, Flimmern (HR-65.8): not after a hit, not after a shot.
#[test]
fn there_is_no_flickering_after_a_hit_or_a_shot() {
    let mut scene = duel("", "flicker").turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B]);
    assert_eq!(question(&mut scene, 1), None);
    let mut scene = shot("", "flicker").hero(1, "friend", (120, 150)).turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, S]);
    assert_eq!(question(&mut scene, 1), None);
}

/// Verteidigung, Flimmern (HR-65.8, HR-23): a character who has flickered away from one enemy has left the other, too.
#[test]
fn a_character_that_flickered_away_is_not_struck_at_again() {
    let mut scene = duel("flicker", "")
        .hero(0, "helper", (130, 100))
        .hero(1, "friend", (100, 80))
        .touching(33, 0, 0, -1)
        .turn(0, 0);
    scene.answer(0, Act::Move).answer(0, ways(&[(0, &[(70, 100)])])).rolls([S, S]);
    assert_eq!(question(&mut scene, 0), Some(Question::Flicker { who: who(0) }));
    scene.answer(0, pick(1));
    assert!(matches!(question(&mut scene, 0), Some(Question::Act { .. })), "the other enemy has no blow");
    assert_eq!((place(&scene, 0), place(&scene, 1)), ((130, 100), (100, 100)), "and the way is too long now");
}

/// Verteidigung, Leibwächter (HR-65.9): it may become the target of any attack on a friend in contact with it.
#[test]
fn a_bodyguard_takes_blows() {
    let field = || duel("", "").card(1, "hero", "guard", &able("bodyguard")).hero(1, "guard", (140, 130));
    let mut scene = field().touching(33, 32, 1, 0).turn(0, 0);
    scene.answer(0, Act::Melee);
    assert_eq!(question(&mut scene, 1), Some(Question::Bodyguard { of: who(32), by: who(0) }));
    scene.answer(1, pick(33)).rolls([S, B]);
    assert_eq!((wounds(&scene, 32), wounds(&scene, 33)), (0, 1));
    scene.answer(0, Act::Melee).answer(1, nobody()).rolls([S, B]);
    assert_eq!((wounds(&scene, 32), wounds(&scene, 33)), (1, 1));
    // Without contact there is no question.
    let mut scene = field().turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B]);
    assert_eq!((wounds(&scene, 32), wounds(&scene, 33)), (1, 0));
}

/// Verteidigung, Leibwächter (HR-65.9): shots, too; the guard defends with its own dice and abilities.
#[test]
fn a_bodyguard_takes_shots() {
    let mut scene = shot("", "")
        .card(1, "hero", "guard", &able("bodyguard sharp-reflexes"))
        .hero(1, "guard", (140, 150))
        .touching(33, 32, 1, 0)
        .turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S]);
    assert_eq!(question(&mut scene, 1), Some(Question::Bodyguard { of: who(32), by: who(0) }));
    scene.answer(1, pick(33)).rolls([RS]);
    assert_eq!((wounds(&scene, 32), wounds(&scene, 33)), (0, 0), "a red die defends");
}

/// Verteidigung, Leibwächter (HR-65.9, HR-63.3), ruling: in an explosion the guard defends for its friend and for itself.
#[test]
fn a_bodyguard_defends_twice_in_an_explosion() {
    let mut scene = shot("explosion", "")
        .card(1, "hero", "guard", &able("bodyguard"))
        .hero(1, "guard", (140, 150))
        .touching(33, 32, 1, 0)
        .hero(1, "friend", (100, 190))
        .turn(0, 0);
    scene.answer(0, Act::ShootWithBoth { at: troop(1, 0) }).answer(1, no()).rolls([S]);
    assert_eq!(question(&mut scene, 1), Some(Question::Bodyguard { of: who(32), by: who(0) }));
    scene.answer(1, pick(33)).rolls([B, S]);
    assert_eq!((wounds(&scene, 32), wounds(&scene, 33)), (0, 1), "hit for the friend, not for itself");
    assert_eq!(wounds(&scene, 34), 0, "too far away");
}

/// Verteidigung, Spiegelbild (HR-65.10): with a success on one die of the weakest set a friend within 5 inches is wounded.
#[test]
fn a_mirror_image_passes_a_wound_on() {
    let field = |gap: i32| {
        let scene = duel("", "mirror-image").hero(1, "friend", (100, 200)).change(move |_, battle| {
            battle[who(33)].place = battle[who(32)].place.shifted(0, 2500 + gap);
        });
        scene.hero(0, "helper", (120, 130)).turn(0, 0)
    };
    for (die, expected) in [(S, (0, 1)), (B, (1, 0))] {
        let mut scene = field(50 * TENTH);
        scene.answer(0, Act::Melee).rolls([S, B]);
        assert_eq!(question(&mut scene, 1), Some(Question::MirrorImage { who: who(32) }));
        scene.answer(1, yes()).rolls([die]);
        assert_eq!((wounds(&scene, 32), wounds(&scene, 33)), expected);
    }
    let mut scene = field(50 * TENTH);
    scene.answer(0, Act::Melee).rolls([S, B]).answer(1, no());
    assert_eq!((wounds(&scene, 32), wounds(&scene, 33)), (1, 0), "using it is optional");
    let mut scene = field(50 * TENTH + 1);
    scene.answer(0, Act::Melee).rolls([S, B]);
    assert_eq!((wounds(&scene, 32), wounds(&scene, 33)), (1, 0), "too far away, and no question");
}

/// Verteidigung, Spiegelbild (HR-65.10): a single die, of the weakest set.
#[test]
fn a_mirror_image_rolls_the_weakest_die() {
    let mut scene = bare()
        .card(1, "hero", "double", "defence = \"w w r\"\nabilities = [\"mirror-image\"]")
        .hero(0, "helper", (100, 100))
        .hero(1, "double", (100, 120))
        .beside(32, 0)
        .hero(1, "friend", (130, 120))
        .turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B, B, B]).answer(1, yes()).rolls([RS]);
    assert_eq!((wounds(&scene, 32), wounds(&scene, 33)), (1, 0), "no success on a white die");
}

/// Verteidigung, Spiegelbild (HR-65.10): the owner chooses among several friends, and the wound may make the friend
/// vanish.
#[test]
fn the_owner_of_a_mirror_image_chooses_the_friend() {
    let mut scene =
        duel("", "mirror-image").hero(1, "friend", (100, 140)).hero(1, "friend", (130, 120)).wounds(34, 1).turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B]).answer(1, yes()).rolls([S]);
    assert_eq!(question(&mut scene, 1), Some(Question::MirrorImageTo { who: who(32) }));
    assert!(scene.offers(1, pick(33)) && scene.offers(1, pick(34)) && !scene.offers(1, pick(0)));
    scene.answer(1, pick(34));
    assert!(is_gone(&scene, 34));
    assert_eq!((wounds(&scene, 32), wounds(&scene, 33)), (0, 0));
}
