//! Fähigkeiten: Nahkampf (HR-62).

use crate::field::fights::*;
use crate::field::*;
use home_raiders::HomeRaiders;
use home_raiders::asked::{Act, Blow, BlowStyle, GeneralAct, Question, Reroll, Spot};
use home_raiders::battle::CharacterId;
use home_raiders::content::Colour;
use home_raiders::reasons::Reason;
use table::Scene;

/// A character with these melee dice and abilities, in contact with an enemy with these defence dice.
fn fight(melee: &str, abilities: &str, defence: &str) -> Field {
    let one = format!("melee = '{melee}'\nranged = 'w'\nrange = 9\nabilities = [{abilities}]");
    duel(&one, &format!("melee = 'w'\ndefence = '{defence}'"))
}

/// The same with further enemies: 33 in contact at the left, 34 at the right.
fn melee_of_four(abilities: &str) -> Field {
    fight("w", abilities, "w")
        .hero(1, "other", (80, 100))
        .touching(33, 0, -1, 0)
        .hero(1, "other", (120, 100))
        .touching(34, 0, 1, 0)
}

fn blow(at: u8, style: BlowStyle) -> Blow {
    Blow { by: who(0), at: who(at), style }
}

/// Has 0 shoot at the only enemy, who does not lie down.
fn shoot_once(scene: &mut Scene<HomeRaiders>, rolls: &[u32]) {
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls(rolls.iter().copied());
}

/// Schwäche ausnutzen (HR-62.1, HR-34): the target of a melee attack downgrades its strongest defence set.
#[test]
fn exploiting_a_weakness_downgrades_the_defence() {
    for (abilities, expected) in [("'exploit-weakness'", 1), ("", 0)] {
        let mut scene = fight("w", abilities, "w r").turn(0, 0);
        scene.answer(0, Act::Melee).rolls([S, B, RS]);
        assert_eq!(settled(&mut scene, 32), expected, "a 3 is a success only on a red die");
    }
}

/// Schwäche ausnutzen (HR-62.1): not in ranged attacks.
#[test]
fn weaknesses_are_not_exploited_from_afar() {
    let one = "melee = 'w'\nranged = 'w'\nrange = 9\nabilities = ['exploit-weakness']";
    let mut scene = apart(one, "defence = 'w r'", 140).turn(0, 0);
    shoot_once(&mut scene, &[S, B, RS]);
    assert_eq!(settled(&mut scene, 32), 0);
}

/// Rundumschlag (HR-62.2): after damage a free attack on each other enemy in contact, once per turn.
#[test]
fn a_sweep_strikes_every_enemy_in_contact() {
    let mut scene = melee_of_four("'sweep'").turn(0, 0);
    scene.answer(0, Act::Melee).answer(0, blow(32, BlowStyle::Plain)).rolls([S, B]);
    assert_eq!(question(&mut scene, 0), Some(Question::Sweep { by: who(0) }));
    assert!(!scene.offers(0, pick(32)), "attacked before");
    scene.answer(0, pick(33)).rolls([B, B]);
    assert!(!scene.offers(0, pick(33)));
    scene.answer(0, pick(34)).rolls([S, B]);
    assert_eq!([32, 33, 34].map(|id| settled(&mut scene, id)), [1, 0, 1]);
    assert_eq!(actions(&scene), 1, "all of it was one action");
    // All of them were already attacked this turn.
    scene.answer(0, Act::Melee).answer(0, blow(33, BlowStyle::Plain)).rolls([S, B]);
    assert_eq!(settled(&mut scene, 33), 1);
    assert!(is_turn_over(&mut scene));
}

/// Rundumschlag (HR-62.2): it is optional, and needs damage and the ability.
#[test]
fn a_sweep_needs_damage() {
    let mut scene = melee_of_four("'sweep'").turn(0, 0);
    scene.answer(0, Act::Melee).answer(0, blow(32, BlowStyle::Plain)).rolls([B, B]);
    assert_eq!(actions(&scene), 1);
    assert!(scene.offers(0, Act::Melee));
    let mut scene = melee_of_four("'sweep'").turn(0, 0);
    scene.answer(0, Act::Melee).answer(0, blow(32, BlowStyle::Plain)).rolls([S, B]).answer(0, nobody());
    assert!(scene.offers(0, Act::Melee));
    let mut scene = melee_of_four("").turn(0, 0);
    scene.answer(0, Act::Melee).answer(0, blow(32, BlowStyle::Plain)).rolls([S, B]);
    assert!(scene.offers(0, Act::Melee));
}

/// Heftiger Angriff (HR-62.3): after the defence roll the attacker may have one set rolled again.
#[test]
fn a_fierce_attack_has_one_set_rolled_again() {
    let field = |abilities| fight("w w", abilities, "w r").turn(0, 0);
    let again = |colour| Reroll::Set { colour };
    let mut scene = field("'fierce-attack'");
    scene.answer(0, Act::Melee).rolls([S, S, S, RS]);
    assert_eq!(question(&mut scene, 0), Some(Question::Fierce { by: who(0), at: who(32) }));
    assert!(scene.offers(0, again(Colour::White)) && !scene.offers(0, again(Colour::Black)));
    scene.answer(0, again(Colour::Red)).rolls([B]);
    assert_eq!(settled(&mut scene, 32), 1, "two against one");
    let mut scene = field("'fierce-attack'");
    scene.answer(0, Act::Melee).rolls([S, S, S, RS]).answer(0, Reroll::Keep);
    assert_eq!(settled(&mut scene, 32), 0);
    let mut scene = field("");
    scene.answer(0, Act::Melee).rolls([S, S, S, RS]);
    assert_eq!(settled(&mut scene, 32), 0);
}

/// Heftiger Angriff (HR-62.3): the second roll counts, even if it is better for the defender; not for ranged attacks.
#[test]
fn the_second_roll_of_a_set_counts() {
    let mut scene = fight("w w", "'fierce-attack'", "w r").turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, S, S, B]).answer(0, Reroll::Set { colour: Colour::Red }).rolls([RS]);
    assert_eq!(settled(&mut scene, 32), 0, "two against two");
    let mut scene = apart("ranged = 'w'\nrange = 9\nabilities = ['fierce-attack']", "", 140).turn(0, 0);
    shoot_once(&mut scene, &[S, S]);
    assert!(scene.offers(0, shoot(1, 0)));
}

/// Heftiger Angriff and Energiebarriere (HR-62.3, HR-65.7): first the attack is rolled again, then the defence.
#[test]
fn a_barrier_comes_before_a_fierce_attack() {
    let mut scene = duel(
        "melee = 'w w'\nabilities = ['fierce-attack']",
        "melee = 'w'\ndefence = 'w r'\nabilities = ['energy-barrier']",
    )
    .turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, S]);
    assert_eq!(question(&mut scene, 1), Some(Question::Barrier { who: who(32), successes: 2 }));
    scene.answer(1, yes()).rolls([S, B]);
    assert_eq!(question(&mut scene, 1), Some(Question::SecondRoll { who: who(32), first: 2, second: 1 }));
    scene.answer(1, yes()).rolls([S, B]);
    assert_eq!(question(&mut scene, 0), Some(Question::Fierce { by: who(0), at: who(32) }));
    scene.answer(0, Reroll::Set { colour: Colour::White }).rolls([B]);
    assert_eq!(settled(&mut scene, 32), 1, "one against nothing");
}

/// Sicherer Angriff (HR-62.4): always at least one success, even if none is rolled.
#[test]
fn a_sure_attack_has_a_success_at_least() {
    let mut scene = fight("w w", "'sure-attack'", "w").turn(0, 0);
    scene.answer(0, Act::Melee).rolls([B, B, B]);
    assert_eq!(settled(&mut scene, 32), 1);
    scene.answer(0, Act::Melee).rolls([S, B, S]);
    assert_eq!(settled(&mut scene, 32), 1, "it is not one more");
    let mut scene = fight("w w", "", "w").turn(0, 0);
    scene.answer(0, Act::Melee).rolls([B, B, B]);
    assert_eq!(settled(&mut scene, 32), 0);
}

/// Sicherer Angriff (HR-62.4): the boost needs a rolled success (HR-35); shots get no sure success.
#[test]
fn a_sure_success_is_not_boosted() {
    let one = "melee = 'w'\nranged = 'w'\nrange = 9\nboost = { melee = 1 }\nabilities = ['sure-attack']";
    let mut scene = duel(one, "").turn(0, 0);
    scene.answer(0, Act::Melee).rolls([B, S]);
    assert_eq!(settled(&mut scene, 32), 0, "one against one");
    scene.answer(0, Act::Melee).rolls([S, S]);
    assert_eq!(settled(&mut scene, 32), 1, "two against one");
    let mut scene = apart(one, "", 140).turn(0, 0);
    shoot_once(&mut scene, &[B, B]);
    assert_eq!(settled(&mut scene, 32), 0);
}

/// Zurückstoßen (HR-62.5): one inch for each success beyond the defence, in any direction, out of contact.
#[test]
fn surplus_successes_push_the_target() {
    let mut scene = fight("w w w", "'knock-back'", "w").turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, S, S, S]);
    assert_eq!(question(&mut scene, 0), Some(Question::Shove { who: who(32), by: who(0), inches: 2 }));
    let from = scene.now()[who(32)].place;
    let too_far = reason(&mut scene, 0, at(from.shifted(5_081, 0)));
    assert_eq!(too_far, Reason::ShovedTooFar { length: 5_081, limit: 20 * TENTH });
    scene.answer(0, at(from.shifted(5_080, 0)));
    assert_eq!((scene.now()[who(32)].place, settled(&mut scene, 32)), (from.shifted(5_080, 0), 1));
    assert!(!scene.offers(0, Act::Melee), "they are not in contact any more");
}

/// Zurückstoßen (HR-62.5): it is optional, and needs more successes than the defence.
#[test]
fn a_defended_blow_does_not_push() {
    let mut scene = fight("w w", "'knock-back'", "w").turn(0, 0);
    let from = scene.now()[who(32)].place;
    scene.answer(0, Act::Melee).rolls([S, B, S]);
    assert!(scene.offers(0, Act::Melee), "nothing is asked after as many successes");
    scene.answer(0, Act::Melee).rolls([S, B, B]).answer(0, Spot::Nowhere);
    assert_eq!((scene.now()[who(32)].place, settled(&mut scene, 32)), (from, 1));
}

/// Two characters of a unit against one with unexpected blows; 32 is in contact, 33 stands behind it.
fn unexpected() -> Field {
    fight("w r", "'unexpected-blow'", "w")
        .card(1, "unit", "crowd", "melee = 'w'\nstrength = 2")
        .change(|game, battle| {
            let crowd = game.faction(table::Seat(1)).find("crowd").expect("it was added");
            battle.sides[1].characters[0].card = crowd;
        })
        .leader(1, "crowd", (100, 130))
}

/// Unerwarteter Schlag (HR-62.6): with the strongest set only; a wound sends the whole unit to ground.
#[test]
fn an_unexpected_blow_sends_the_unit_to_ground() {
    let mut scene = unexpected().turn(0, 0);
    scene.answer(0, Act::Melee).answer(0, blow(32, BlowStyle::Unexpected)).rolls([RS, B]);
    assert_eq!(settled(&mut scene, 32), 1);
    assert!(is_down(&scene, 32) && is_down(&scene, 33));
}

/// Unerwarteter Schlag (HR-62.6): not without a wound, and not with a plain blow.
#[test]
fn an_unexpected_blow_must_wound() {
    let mut scene = unexpected().turn(0, 0);
    scene.answer(0, Act::Melee).answer(0, blow(32, BlowStyle::Unexpected)).rolls([RS, S]);
    assert_eq!((settled(&mut scene, 32), is_down(&scene, 32), is_down(&scene, 33)), (0, false, false));
    scene.answer(0, Act::Melee).answer(0, blow(32, BlowStyle::Plain)).rolls([S, RS, B]);
    assert_eq!((settled(&mut scene, 32), is_down(&scene, 32), is_down(&scene, 33)), (1, false, false));
}

/// Tobsucht (HR-62.7): two attacks on two enemies with one action; if both are wounded or vanish, the attacker is healed.
#[test]
fn a_frenzy_that_wounds_both_heals() {
    let mut scene = melee_of_four("'frenzy'").wounds(0, 1).wounds(33, 1).turn(0, 0);
    scene.answer(0, Act::Melee).answer(0, blow(32, BlowStyle::Frenzy)).rolls([S, B]);
    assert_eq!(question(&mut scene, 0), Some(Question::Frenzy { by: who(0) }));
    assert!(!scene.offers(0, who(32)), "two different enemies");
    scene.answer(0, who(33)).rolls([S, B]);
    assert!(is_gone(&scene, 33));
    assert_eq!((settled(&mut scene, 32), wounds(&scene, 0), actions(&scene)), (1, 0, 1));
    scene.answer(0, Act::Done);
    assert_eq!(settled(&mut scene, 0), 1, "it injures");
}

/// Tobsucht (HR-62.7): a single wound does not heal, but the ability still injures; it needs two enemies in contact.
#[test]
fn a_frenzy_that_wounds_one_does_not_heal() {
    let mut scene = melee_of_four("'frenzy'").wounds(0, 1).hero(0, "clockmaker", (50, 50)).turn(0, 0);
    scene.answer(0, Act::Melee).answer(0, blow(32, BlowStyle::Frenzy)).rolls([S, B]).answer(0, who(34)).rolls([B, B]);
    assert_eq!(settled(&mut scene, 0), 1);
    scene.answer(0, Act::Done);
    assert!(is_gone(&scene, 0));
    // With a single enemy the option is not there.
    let mut scene = fight("w", "'frenzy'", "w").turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B]).answer(0, Act::Done);
    assert_eq!((settled(&mut scene, 32), settled(&mut scene, 0)), (1, 0));
}

const GRAB: Act = Act::General(GeneralAct::Grab { by: CharacterId(0), at: CharacterId(32) });

/// Packen (HR-62.8): after a success of the weakest melee set, the target defends once with only its weakest set.
#[test]
fn a_grabbed_character_defends_with_its_weakest_set() {
    let mut scene = fight("w r", "'grab', 'zeal'", "w r").turn(0, 0);
    scene.answer(0, Act::Zeal).answer(0, GRAB).rolls([S]);
    scene.answer(0, Act::Melee).rolls([S, B, B]);
    assert_eq!(settled(&mut scene, 32), 1);
    scene.answer(0, Act::Melee).rolls([S, B, B, RS]);
    assert_eq!(settled(&mut scene, 32), 1, "only the next time");
}

/// Packen (HR-62.8): it fails without a success, needs contact, and ends with the round.
#[test]
fn a_grab_can_fail_and_ends_with_the_round() {
    let mut scene = fight("w r", "'grab'", "w r").turn(0, 0);
    scene.answer(0, GRAB).rolls([B]).answer(0, Act::Melee).rolls([S, B, B, RS]);
    assert_eq!(settled(&mut scene, 32), 0);
    assert!(!apart("melee = 'w'\nabilities = ['grab']", "", 130).turn(0, 0).offers(0, GRAB));
    let mut scene = fight("w r", "'grab'", "w r").turn_with(0, 0, 1);
    scene.answer(0, GRAB).rolls([S]).rolls([1]).answer(1, Act::Done).rolls([1]);
    scene.answer(0, Act::Melee).rolls([S, B, B, RS]);
    assert_eq!((scene.now().round, settled(&mut scene, 32)), (2, 0));
}

/// Reichweite (HR-62.9): up to 2 inches away; the target cannot strike back.
#[test]
fn reach_strikes_two_inches_away() {
    let field = |abilities: &str, gap: i32| {
        apart(&format!("melee = 'w'\nabilities = [{abilities}]"), "melee = 'w'", 140)
            .character(32, move |other| other.place = point((100, 100)).shifted(0, 2_500 + gap))
    };
    let mut scene = field("'reach'", 20 * TENTH).turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B]);
    assert_eq!(settled(&mut scene, 32), 1);
    assert!(!field("'reach'", 20 * TENTH + 1).turn(0, 0).offers(0, Act::Melee));
    assert!(!field("", 20 * TENTH).turn(0, 0).offers(0, Act::Melee));
    assert!(!field("'reach'", 20 * TENTH).turn(1, 0).offers(1, Act::Melee));
    // An enemy within reach, but not in contact, moves away freely.
    let mut scene = field("'reach'", 10 * TENTH).turn(1, 0);
    scene.answer(1, Act::Move).answer(1, ways(&[(32, &[(100, 150)])]));
    assert_eq!(place(&scene, 32), (100, 150));
    assert_eq!(settled(&mut scene, 32), 0);
}

/// 0 breaks away from 32, which entangles and has these dice.
fn leave(abilities: &str, melee: &str, entangle: &str) -> Scene<HomeRaiders> {
    let one = format!("melee = 'w'\nabilities = [{abilities}]");
    let mut scene = duel(&one, &format!("melee = '{melee}'\nabilities = [{entangle}]")).turn(0, 0);
    scene.answer(0, Act::Move).answer(0, ways(&[(0, &[(100, 80)])]));
    scene
}

/// Umschlingen (HR-62.10): the free attack on a character who breaks away has its weakest set upgraded.
#[test]
fn entangling_strengthens_the_free_attack() {
    for (entangle, expected) in [("'entangle'", 1), ("", 0)] {
        let mut scene = leave("", "w", entangle);
        scene.rolls([RS, B]);
        assert_eq!((settled(&mut scene, 0), place(&scene, 0)), (expected, (100, 80)));
    }
    // Other attacks are not strengthened.
    let mut scene = duel("melee = 'w'\nabilities = ['entangle']", "").turn(0, 0);
    scene.answer(0, Act::Melee).rolls([RS, B]);
    assert_eq!(settled(&mut scene, 32), 0);
}

/// Umschlingen and Phantom (HR-62.10, HR-61.3): a phantom is attacked too, but only with the strongest set.
#[test]
fn entangling_reaches_even_a_phantom() {
    let mut scene = leave("'phantom'", "w w r", "'entangle'");
    scene.rolls([RS, B]);
    assert_eq!((settled(&mut scene, 0), place(&scene, 0)), (1, (100, 80)));
    // The strongest set is not upgraded: a 2 would be a success on a black die.
    let mut scene = leave("'phantom'", "r", "'entangle'");
    scene.rolls([KS, B]);
    assert_eq!(settled(&mut scene, 0), 0);
    // Without entangling there is no free attack.
    let mut scene = leave("'phantom'", "w w r", "");
    assert_eq!((settled(&mut scene, 0), place(&scene, 0)), (0, (100, 80)));
}
