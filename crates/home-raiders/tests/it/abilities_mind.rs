//! Fähigkeiten: Geist (HR-64).

use crate::field::fights::*;
use crate::field::*;
use home_raiders::HomeRaiders;
use home_raiders::asked::{Act, Aside, Blow, BlowStyle, Choice, March, PickAbility, Question};
use home_raiders::battle::{Battle, Character};
use home_raiders::content::Ability;
use home_raiders::reasons::Reason;
use home_raiders::told::Event;
use table::Scene;

/// A character with these abilities, and an enemy with those, 4 inches above.
fn minds(one: &str, other: &str) -> Field {
    let card = |abilities: &str| format!("melee = 'w'\nranged = 'w'\nrange = 9\nabilities = [{abilities}]");
    apart(&card(one), &card(other), 150)
}

/// The same in contact.
fn close_minds(one: &str, other: &str) -> Field {
    minds(one, other).beside(32, 0)
}

/// 0 challenges and wins.
fn win(scene: &mut Scene<HomeRaiders>, ability: Ability, at: u8) {
    scene.answer(0, mind(ability, at)).rolls([S, B]);
}

/// 0 shoots at a troop that does not go to ground.
fn shoot_at(scene: &mut Scene<HomeRaiders>, number: usize, rolls: &[u32]) {
    scene.answer(0, shoot(1, number)).answer(1, no()).rolls(rolls.iter().copied());
}

/// Subtile Manipulation (HR-64.1): the target is moved up to 3 inches in any direction, out of contact too.
#[test]
fn manipulation_moves_the_target() {
    let mut scene = close_minds("'subtle-manipulation'", "").turn(0, 0);
    win(&mut scene, Ability::SubtleManipulation, 32);
    assert_eq!(question(&mut scene, 0), Some(Question::Shove { who: who(32), by: who(0), inches: 3 }));
    let from = scene.now()[who(32)].place;
    let too_far = reason(&mut scene, 0, at(from.shifted(-7_621, 0)));
    assert_eq!(too_far, Reason::ShovedTooFar { length: 7_621, limit: 30 * TENTH });
    scene.answer(0, at(from.shifted(-7_620, 0)));
    assert_eq!((scene.now()[who(32)].place, actions(&scene)), (from.shifted(-7_620, 0), 1));
}

/// Subtile Manipulation (HR-64.1): not after a lost challenge; equal successes are not enough (HR-50).
#[test]
fn a_lost_challenge_does_not_move_the_target() {
    let mut scene = minds("'subtle-manipulation'", "").turn(0, 0);
    scene.answer(0, mind(Ability::SubtleManipulation, 32)).rolls([S, S]);
    assert!(scene.offers(0, Act::Move), "the action is over");
    assert_eq!(place(&scene, 32), (100, 150));
}

/// Geistige Aktionen (HR-50): a character without mind dice left cannot win a challenge, and the player is told so.
/// Brain freeze is not a challenge (HR-64.10).
#[test]
fn without_mind_dice_there_is_no_challenge() {
    let one = "mind = 'w*'\nabilities = ['distraction', 'brain-freeze']";
    assert!(apart(one, "", 150).turn(0, 0).offers(0, mind(Ability::Distraction, 32)));
    let scene = apart(one, "", 150).wounds(0, 1).turn(0, 0);
    let reason = scene.why_not(0, mind(Ability::Distraction, 32));
    assert_eq!(reason, Reason::NoMindDice { who: who(0) });
    assert!(scene.offers(0, mind(Ability::BrainFreeze, 32)));
}

/// Ablenkung (HR-64.2): the target's next roll has its strongest set downgraded, once.
#[test]
fn a_distracted_character_rolls_worse_once() {
    let one = "ranged = 'w'\nrange = 9\nabilities = ['distraction', 'zeal']";
    let mut scene = apart(one, "defence = 'w r'", 150).turn(0, 0);
    scene.answer(0, Act::Zeal);
    win(&mut scene, Ability::Distraction, 32);
    shoot_at(&mut scene, 0, &[S, B, RS]);
    assert_eq!(settled(&mut scene, 32), 1, "a white 3 is none");
    shoot_at(&mut scene, 0, &[S, B, RS]);
    assert_eq!(settled(&mut scene, 32), 1, "a red 3 is a success");
}

/// Ablenkung (HR-64.2): for any roll, even an attack.
#[test]
fn a_distracted_character_attacks_worse() {
    for (rolls, expected) in [([S, B], 0), ([B, B], 1)] {
        let mut scene = duel("abilities = ['distraction']", "melee = 'r'").turn(0, 0);
        scene.answer(0, mind(Ability::Distraction, 32)).rolls(rolls).answer(0, Act::Done).rolls([1]);
        scene.answer(1, Act::Melee).rolls([RS, B]);
        assert_eq!(settled(&mut scene, 0), expected);
    }
}

/// 32 between the trickster (0) and his friend (1), in contact with both, after the trick has succeeded.
fn tricked() -> Scene<HomeRaiders> {
    let mut scene = close_minds("'mind-trick'", "").hero(0, "one", (100, 150)).beside(1, 32).turn(0, 0);
    win(&mut scene, Ability::MindTrick, 32);
    scene
}

/// Gedankentrick (HR-64.3): in its next turn the target can attack others, but not the trickster; later it can.
#[test]
fn a_tricked_character_attacks_another_target() {
    let strike = Blow { by: who(32), at: who(0), style: BlowStyle::Plain };
    let mut scene = tricked();
    scene.answer(0, Act::Done).rolls([2]);
    scene.answer(1, Act::Melee).rolls([S, B]);
    assert_eq!((settled(&mut scene, 0), settled(&mut scene, 1)), (0, 1), "there was no other target to strike");
    scene.answer(1, Act::Done).rolls([1]).answer(0, Act::Done).rolls([3]);
    assert_eq!(scene.now().round, 2);
    scene.answer(1, Act::Melee);
    assert!(scene.offers(1, strike));
    scene.answer(1, strike).rolls([S, B]);
    assert_eq!(settled(&mut scene, 0), 1);
}

/// Gedankentrick (HR-64.3): it protects against shots, too.
#[test]
fn a_tricked_character_does_not_shoot_at_the_trickster() {
    let mut scene = minds("'mind-trick'", "").hero(0, "one", (150, 100)).turn(0, 0);
    win(&mut scene, Ability::MindTrick, 32);
    scene.answer(0, Act::Done).rolls([2]);
    assert!(!scene.offers(1, shoot(0, 0)) && scene.offers(1, shoot(0, 1)));
}

/// Gedankentrick (HR-64.3): before that turn the target strikes as usual.
#[test]
fn a_trickster_who_breaks_away_is_struck_at() {
    let mut scene = tricked();
    scene.answer(0, Act::Move).answer(0, ways(&[(0, &[(100, 80)])])).rolls([S, B]);
    assert_eq!(settled(&mut scene, 0), 1);
}

/// Tausch (HR-64.4): the wounded user is healed, and the target gets the wound marker.
#[test]
fn a_swap_passes_the_wound_on() {
    let act = mind(Ability::Swap, 32);
    let mut scene = minds("'swap'", "").wounds(0, 1).turn(0, 0);
    win(&mut scene, Ability::Swap, 32);
    assert_eq!((settled(&mut scene, 0), settled(&mut scene, 32)), (0, 1));
    assert!(!scene.offers(0, act), "the user is not wounded any more");
    let mut scene = minds("'swap'", "").wounds(0, 1).turn(0, 0);
    scene.answer(0, act).rolls([B, B]);
    assert_eq!((settled(&mut scene, 0), settled(&mut scene, 32)), (1, 0), "a lost challenge");
    assert!(!minds("'swap'", "").wounds(0, 1).wounds(32, 1).turn(0, 0).offers(0, act), "not against the wounded");
}

/// Starker Wille (HR-64.5): never the target of an enemy's mind ability.
#[test]
fn a_strong_will_is_never_challenged() {
    let abilities = [
        "'subtle-manipulation', 'distraction', 'mind-trick'",
        "'swap', 'disturbance', 'enchant'",
        "'confuse', 'daze', 'brain-freeze'",
    ];
    for abilities in abilities {
        let scene = close_minds(abilities, "'strong-will'")
            .wounds(0, 1)
            .card(1, "leader", "chief", "abilities = ['evade']")
            .card(1, "leader", "stubborn-chief", "abilities = ['strong-will']")
            .unit(1, "chief", &[(80, 130)])
            .unit(1, "stubborn-chief", &[(120, 130)])
            .unit(1, "rag-fellows", &[(80, 145)])
            .beside(35, 33)
            .turn(0, 0);
        let challenged: Vec<u8> = scene
            .asked(0)
            .options
            .iter()
            .filter_map(|choice| match choice {
                Choice::Act(Act::Mind(act)) => Some(act.at.0),
                _ => None,
            })
            .collect();
        assert_eq!(challenged.iter().filter(|at| **at == 33).count(), 3, "{abilities}");
        assert!(!challenged.contains(&32) && !challenged.contains(&34), "{abilities}");
    }
}

/// Störung (HR-64.6): the unit of the target must be activated in the next turn of its owner.
#[test]
fn a_disturbed_troop_is_activated_next() {
    let field = || minds("'disturbance'", "").hero(1, "other", (150, 150)).hero(1, "other", (180, 150));
    let mut scene = field().turn(0, 0);
    win(&mut scene, Ability::Disturbance, 33);
    scene.answer(0, Act::Done).rolls([1]);
    assert_eq!(scene.now().turn.troop, Some(troop(1, 1)), "there is no question");
    scene.answer(1, Act::Done).rolls([1]);
    assert_eq!(question(&mut scene, 1), Some(Question::Activate), "only that turn");
    let mut scene = field().turn(0, 0);
    scene.answer(0, mind(Ability::Disturbance, 33)).rolls([B, B]).answer(0, Act::Done).rolls([1]);
    assert_eq!(question(&mut scene, 1), Some(Question::Activate), "a lost challenge");
}

/// Störung (HR-64.6): the owner is told why, and "why not?" gives the reason for other troops when two are disturbed.
#[test]
fn a_forced_activation_says_why() {
    let field = minds("'disturbance'", "").hero(1, "other", (150, 150)).hero(1, "other", (180, 150));
    let disturb = |_: &HomeRaiders, battle: &mut Battle| {
        battle[troop(1, 0)].is_disturbed = true;
        battle[troop(1, 1)].is_disturbed = true;
    };
    let scene = field.change(disturb).bead(1);
    assert!(scene.told().contains(&Event::Forced { troop: troop(1, 0) }));
    assert!(scene.offers(1, take(1, 0)) && scene.offers(1, take(1, 1)));
    assert_eq!(scene.why_not(1, take(1, 2)), Reason::Disturbed { troop: troop(1, 0) });
}

/// Störung (HR-64.6): a troop that has been activated in this round cannot be activated again, unless its owner's next
/// turn is in the next round.
#[test]
fn disturbing_comes_too_late_for_the_activated() {
    let field = || {
        minds("'disturbance'", "")
            .hero(1, "other", (150, 150))
            .hero(1, "other", (180, 150))
            .change(|_, battle| battle[troop(1, 1)].is_activated = true)
    };
    let scene = field().turn(0, 0);
    let late = mind(Ability::Disturbance, 33);
    assert!(scene.offers(0, mind(Ability::Disturbance, 32)) && !scene.offers(0, late));
    assert_eq!(scene.why_not(0, late), Reason::NothingToChange { who: who(33) });
    // Without a bead in the bag it is the first troop of the next round.
    let everybody =
        |_: &HomeRaiders, battle: &mut Battle| (0..3).for_each(|it| battle[troop(1, it)].is_activated = true);
    let mut scene = field().change(everybody).turn(0, 0);
    win(&mut scene, Ability::Disturbance, 33);
    scene.answer(0, Act::Done).rolls([2]);
    assert_eq!((scene.now().round, scene.now().turn.troop), (2, Some(troop(1, 1))));
}

/// Geistige Aktionen (HR-50): an effect already in force is not offered again.
#[test]
fn the_same_trick_is_not_played_twice() {
    let mut scene = minds("'mind-trick', 'distraction'", "").turn(0, 0);
    win(&mut scene, Ability::MindTrick, 32);
    assert!(scene.offers(0, mind(Ability::Distraction, 32)));
    assert_eq!(scene.why_not(0, mind(Ability::MindTrick, 32)), Reason::NothingToChange { who: who(32) });
}

/// Starker Wille (HR-64.5): "why not?" names it, and a character out of sight is out of sight (HR-50).
#[test]
fn a_strong_will_is_the_reason() {
    let scene = minds("'daze'", "'strong-will'").turn(0, 0);
    assert_eq!(scene.why_not(0, mind(Ability::Daze, 32)), Reason::StrongWill { who: who(32) });
    let scene = minds("'distraction'", "").object((150, 310), (350, 320), 100, "").turn(0, 0);
    assert_eq!(scene.why_not(0, mind(Ability::Distraction, 32)), Reason::NotSeen { who: who(32) });
}

/// Gedankentrick (HR-64.3): "why not?" names it, for blows and for shots.
#[test]
fn a_mind_trick_is_the_reason() {
    let trick = |one: &mut Character| one.tricked_by = who(32).bit();
    let reason = Reason::Tricked { who: who(0), by: who(32) };
    let scene = close_minds("", "").character(0, trick).turn(0, 0);
    assert_eq!(scene.why_not(0, Act::Melee), reason);
    let mut scene = close_minds("", "")
        .hero(1, "other", (80, 100))
        .touching(33, 0, -1, 0)
        .hero(1, "other", (120, 100))
        .touching(34, 0, 1, 0)
        .character(0, trick)
        .turn(0, 0);
    scene.answer(0, Act::Melee);
    let blow = |at: u8| Blow { by: who(0), at: who(at), style: BlowStyle::Plain };
    assert!(scene.offers(0, blow(33)) && !scene.offers(0, blow(32)));
    assert_eq!(scene.why_not(0, blow(32)), reason);
    let scene = minds("", "").character(0, trick).turn(0, 0);
    assert_eq!(scene.why_not(0, shoot(1, 0)), reason);
}

/// Verzaubern (HR-64.7): the target makes a free attack on a character in contact, friend or foe, chosen by the user.
#[test]
fn an_enchanted_character_strikes_its_friend() {
    let mut scene = minds("'enchant'", "")
        .hero(1, "other", (100, 170))
        .beside(33, 32)
        .hero(0, "clockmaker", (120, 150))
        .touching(1, 32, 1, 0)
        .turn(0, 0);
    assert!(scene.offers(0, mind(Ability::Enchant, 32)));
    win(&mut scene, Ability::Enchant, 32);
    assert_eq!(question(&mut scene, 0), Some(Question::Enchant { who: who(32) }));
    assert!(scene.offers(0, who(1)) && !scene.offers(0, who(0)));
    scene.answer(0, who(33)).rolls([S, B]);
    assert_eq!((settled(&mut scene, 33), actions(&scene)), (1, 1));
}

/// Verzaubern (HR-64.7): only a character in contact with another can be enchanted.
#[test]
fn there_is_no_enchanting_without_contact() {
    assert!(!minds("'enchant'", "").turn(0, 0).offers(0, mind(Ability::Enchant, 32)));
    let mut scene = close_minds("'enchant'", "").turn(0, 0);
    scene.answer(0, mind(Ability::Enchant, 32)).rolls([B, B]);
    assert!(scene.offers(0, Act::Melee), "a lost challenge has no effect");
}

/// A character who confuses and shoots with a red and a white die, range 6; a unit 5 inches away, with its leader behind it.
fn led(abilities: &str) -> Field {
    let one = "melee = 'w'\nranged = 'w r'\nrange = 6\nabilities = ['confuse']";
    Field::new("new-lilliput", "gremlins")
        .card(0, "hero", "one", one)
        .card(1, "unit", "crowd", "melee = 'w'")
        .card(1, "leader", "chief", &format!("melee = 'w'\nabilities = [{abilities}]"))
        .hero(0, "one", (100, 100))
        .unit(1, "crowd", &[(100, 160)])
}

/// Verwirren (HR-64.8): the abilities of a leader have no effect for the rest of the round.
#[test]
fn a_confused_leader_is_no_help() {
    let field = || led("'evade'").leader(1, "chief", (112, 160));
    let mut scene = field().turn(0, 0);
    shoot_at(&mut scene, 0, &[S, B]);
    assert_eq!(settled(&mut scene, 32), 1, "beyond the range that is left, without the red die");
    let mut scene = field().turn(0, 0);
    assert!(!scene.offers(0, mind(Ability::Confuse, 32)), "only leaders");
    win(&mut scene, Ability::Confuse, 33);
    shoot_at(&mut scene, 0, &[B, RS, B]);
    assert_eq!(settled(&mut scene, 32), 1, "with the red die");
    scene.rolls([1]).answer(1, Act::Done).rolls([1]);
    assert_eq!(scene.now().round, 2);
    shoot_at(&mut scene, 0, &[B, B]);
    assert_eq!(settled(&mut scene, 32), 1, "in the next round without it again");
}

/// Verwirren (HR-64.8): the leader's own abilities are lost, too.
#[test]
fn a_confused_leader_stays_with_his_unit() {
    let leave = |scene: &Scene<HomeRaiders>| {
        let Choice::March(March::Ways { ways, .. }) = way(33, &[scene.now()[who(33)].place.shifted(2_000, 0)]) else {
            panic!("it is a way")
        };
        March::Ways { ways, leaves: Some(who(33)) }
    };
    for is_confused in [false, true] {
        let mut scene = led("'relocate'").leader(1, "chief", (112, 160)).turn(0, 0);
        if is_confused {
            win(&mut scene, Ability::Confuse, 33);
        }
        scene.answer(0, Act::Done).rolls([1]).answer(1, Act::Move).answer(1, Aside::Along);
        let march = leave(&scene);
        if is_confused {
            assert_eq!(rule_against(&mut scene, 1, march), "HR-67.10");
        } else {
            scene.answer(1, march);
            assert_eq!(scene.now()[who(33)].troop, 1);
        }
    }
}

/// Verwirren and General (HR-64.8, HR-67.9): a confused general does not help the team.
#[test]
fn a_confused_general_leads_no_team() {
    // The general leads another unit.
    let field = |abilities| led(abilities).unit(1, "crowd", &[(200, 160)]).leader(1, "chief", (212, 160));
    let mut scene = field("'evade', 'general'").turn(0, 0);
    shoot_at(&mut scene, 0, &[S, B]);
    assert_eq!(settled(&mut scene, 32), 1, "the whole team evades");
    let mut scene = field("'evade', 'general'").turn(0, 0);
    win(&mut scene, Ability::Confuse, 34);
    shoot_at(&mut scene, 0, &[B, RS, B]);
    assert_eq!(settled(&mut scene, 32), 1);
    let mut scene = field("'evade'").turn(0, 0);
    shoot_at(&mut scene, 0, &[B, RS, B]);
    assert_eq!(settled(&mut scene, 32), 1, "without a general it is only his unit");
}

/// Benommenheit (HR-64.9): the target loses one ability of the user's choice until the round ends.
#[test]
fn a_dazed_character_loses_an_ability() {
    let mut scene = minds("'daze'", "'sharp-reflexes', 'climb'").turn(0, 0);
    win(&mut scene, Ability::Daze, 32);
    assert_eq!(question(&mut scene, 0), Some(Question::Daze { who: who(32) }));
    let lose = |ability| PickAbility { ability };
    assert!(scene.offers(0, lose(Ability::Climb)) && !scene.offers(0, lose(Ability::Flight)));
    scene.answer(0, lose(Ability::SharpReflexes));
    shoot_at(&mut scene, 0, &[S, RS]);
    assert_eq!(settled(&mut scene, 32), 1, "a white die defends");
    scene.rolls([1]).answer(1, Act::Done).rolls([1]);
    assert_eq!(scene.now().round, 2);
    shoot_at(&mut scene, 0, &[S, RS]);
    assert_eq!(settled(&mut scene, 32), 1, "a red die defends");
}

/// Benommenheit (HR-64.9): the other abilities stay; a target without abilities has nothing to lose.
#[test]
fn dazing_takes_one_ability_only() {
    let mut scene = minds("'daze'", "'sharp-reflexes', 'climb'").turn(0, 0);
    win(&mut scene, Ability::Daze, 32);
    scene.answer(0, PickAbility { ability: Ability::Climb });
    shoot_at(&mut scene, 0, &[S, RS]);
    assert_eq!(settled(&mut scene, 32), 0, "the reflexes are sharp");
    assert!(!minds("'daze'", "").turn(0, 0).offers(0, mind(Ability::Daze, 32)));
    let mut scene = minds("'daze'", "'sharp-reflexes'").turn(0, 0);
    win(&mut scene, Ability::Daze, 32);
    shoot_at(&mut scene, 0, &[S, RS]);
    assert_eq!(settled(&mut scene, 32), 1, "there is no question with a single ability");
}

/// Hirnfrost (HR-64.10): the target rolls its weakest mind set, and is wounded without a success. The ability injures
/// the user.
#[test]
fn a_brain_freeze_wounds_without_a_success() {
    let field = || apart("abilities = ['brain-freeze']", "mind = 'w r r'", 150);
    let act = mind(Ability::BrainFreeze, 32);
    for (roll, expected) in [(RS, 1), (S, 0)] {
        let mut scene = field().turn(0, 0);
        scene.answer(0, act).rolls([roll]);
        assert_eq!((settled(&mut scene, 32), settled(&mut scene, 0)), (expected, 0));
        scene.answer(0, Act::Done);
        assert_eq!(settled(&mut scene, 0), 1, "in either case");
    }
    assert!(!field().wounds(32, 1).turn(0, 0).offers(0, act), "not against the wounded");
}
