//! Würfel, Nahkampf, Fernkampf, Deckung, Verwundungen, Geist.

use crate::field::fights::apart;
use crate::field::*;
use home_raiders::asked::{Act, Aside, Choice, MindAct, Question};
use home_raiders::battle::CharacterId;
use home_raiders::content::Ability;
use home_raiders::reasons::Reason;

/// A striker with two white dice against a character with one, in contact.
fn duel() -> Field {
    Field::new("new-lilliput", "gremlins")
        .card(0, "hero", "striker", "melee = \"w w\"")
        .card(1, "hero", "target", "melee = \"w\"")
        .hero(0, "striker", (100, 100))
        .hero(1, "target", (100, 120))
        .beside(32, 0)
}

/// Nahkampfaktionen (HR-31): more successes than the defender mean one wound marker, whatever the margin.
#[test]
fn more_successes_wound_once() {
    let mut scene = duel().turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, S, B]);
    assert_eq!(wounds(&scene, 32), 1);
}

/// Nahkampfaktionen (HR-31): equal successes are not enough.
#[test]
fn equal_successes_are_fended_off() {
    let mut scene = duel().turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B, S]);
    assert_eq!(wounds(&scene, 32), 0);
}

/// Würfel (HR-30): a critical is a success and is rolled again, and again.
#[test]
fn criticals_roll_on() {
    let mut scene = duel().turn(0, 0);
    scene.answer(0, Act::Melee).rolls([B, C, C, B, C, B]);
    assert_eq!(wounds(&scene, 32), 1, "two successes against one");
}

/// Verwundungsmarker und Verschwinden (HR-32): the second marker makes a character vanish.
#[test]
fn the_second_wound_makes_a_character_vanish() {
    let mut scene = duel().wounds(32, 1).hero(1, "saboteur-grit", (250, 200)).turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, S, B]);
    assert!(is_gone(&scene, 32));
    assert_eq!(scene.now().sides[1].vanished, 1);
}

/// Verwundungsmarker (HR-33): a wounded character leaves out the marked dice; not on the simple level.
#[test]
fn wounded_characters_leave_out_marked_dice() {
    let wounded = || {
        Field::new("new-lilliput", "gremlins")
            .card(0, "hero", "striker", "melee = \"w w*\"")
            .card(1, "hero", "target", "melee = \"w\"")
            .hero(0, "striker", (100, 100))
            .hero(1, "target", (100, 120))
            .beside(32, 0)
            .wounds(0, 1)
    };
    wounded().turn(0, 0).answer(0, Act::Melee).rolls([S, B]);
    wounded().simple().turn(0, 0).answer(0, Act::Melee).rolls([S, S, B]);
}

/// Würfelstärke und Steigerungen (HR-35): a boost needs a success; there are no boosts on the simple level.
#[test]
fn a_boost_is_added_to_a_success() {
    let boosted = || {
        Field::new("new-lilliput", "gremlins")
            .card(0, "hero", "striker", "melee = \"w w\"\nboost = { melee = 1 }")
            .card(1, "hero", "target", "melee = \"w\"")
            .hero(0, "striker", (100, 100))
            .hero(1, "target", (100, 120))
            .beside(32, 0)
    };
    let mut scene = boosted().turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B, S]);
    assert_eq!(wounds(&scene, 32), 1, "one and a boost against one");
    scene.answer(0, Act::Melee).rolls([B, B, B]);
    assert_eq!(wounds(&scene, 32), 1, "nothing and no boost against nothing");
    let mut scene = boosted().simple().turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B, S]);
    assert_eq!(wounds(&scene, 32), 0);
}

/// Basekontakt (HR-23): there is no melee without contact.
#[test]
fn melee_needs_contact() {
    let scene = Field::new("new-lilliput", "gremlins")
        .hero(0, "clockmaker", (100, 100))
        .hero(1, "saboteur-grit", (100, 125))
        .turn(0, 0);
    assert!(!scene.offers(0, Act::Melee));
    assert_eq!(scene.why_not(0, Act::Melee), Reason::NotInContactWithEnemies);
}

/// A shooter with a white and a red die and a base range of 6 inches.
fn shooter() -> Field {
    Field::new("new-lilliput", "gremlins")
        .card(0, "hero", "shooter", "melee = \"w\"\nranged = \"w r\"\nrange = 6")
        .card(1, "unit", "crowd", "melee = \"w\"\nstrength = 3")
        .hero(0, "shooter", (100, 100))
}

/// Reichweite (HR-41): up to the base range with all dice, beyond it without the strongest set.
#[test]
fn beyond_the_base_range_the_strongest_set_is_left_out() {
    // Edge to edge the distance is 25 mm less.
    let near = shooter().unit(1, "crowd", &[(100, 169)]).turn(0, 0);
    let mut scene = near;
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, RS, B]);
    assert_eq!(wounds(&scene, 32), 1);
    let mut scene = shooter().unit(1, "crowd", &[(100, 171)]).turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, B]);
    assert_eq!(wounds(&scene, 32), 1);
}

/// In Deckung gehen (HR-42): the whole unit lies down before the roll, and upgrades its weakest defence set.
#[test]
fn a_target_may_go_to_ground() {
    let mut scene = shooter().unit(1, "crowd", &[(100, 150), (115, 150)]).turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, yes()).rolls([S, B, RS]);
    assert_eq!(wounds(&scene, 32), 0, "a red 3 is a success, a white one would not be");
    assert!(is_down(&scene, 32) && is_down(&scene, 33));
}

/// In Deckung gehen (HR-42): the first action of the next activation is standing up.
#[test]
fn a_unit_lying_down_stands_up_first() {
    let mut scene = shooter().unit(1, "crowd", &[(100, 150)]).down(32).turn(1, 0);
    assert_eq!(actions(&scene), 1, "there was nothing else to do");
    assert!(!is_down(&scene, 32));
    scene.answer(1, Act::Move);
}

/// Einheiten und schießen (HR-43): a shot hits the closest visible character; the defender chooses among equally close
/// ones.
#[test]
fn the_closest_is_hit() {
    let mut scene = shooter().unit(1, "crowd", &[(100, 160), (100, 145)]).turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, B, B]);
    assert_eq!((wounds(&scene, 32), wounds(&scene, 33)), (0, 1));
    let mut scene = shooter().unit(1, "crowd", &[(90, 145), (110, 145)]).turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, pick(33)).answer(1, no()).rolls([S, B, B]);
    assert_eq!((wounds(&scene, 32), wounds(&scene, 33)), (0, 1));
}

/// Sichtlinie (HR-40): fully hidden targets cannot be shot at.
#[test]
fn hidden_targets_cannot_be_shot_at() {
    let scene = shooter().unit(1, "crowd", &[(100, 160)]).object((150, 320), (350, 340), 100, "").turn(0, 0);
    assert!(!scene.offers(0, shoot(1, 0)));
    assert_eq!(scene.why_not(0, shoot(1, 0)), Reason::NobodyInSight);
}

/// Einheiten und schießen (HR-40): the only character that sees the target shoots with the unit, and may not do
/// something else.
#[test]
fn the_only_character_that_sees_the_target_shoots() {
    let mut scene = Field::new("new-lilliput", "gremlins")
        .card(0, "unit", "men", "ranged = 'w'\nrange = 9")
        .card(0, "leader", "head", "ranged = 'w'\nrange = 9")
        .card(1, "hero", "target", "")
        .unit(0, "men", &[(100, 120)])
        .leader(0, "head", (126, 138))
        .hero(1, "target", (100, 160))
        .object((200, 320), (300, 340), 100, "")
        .turn(0, 0);
    scene.answer(0, shoot(1, 0));
    assert_eq!(question(&mut scene, 1), Some(Question::GoToGround { troop: troop(1, 0), by: who(1) }));
}

/// Sichtlinie (HR-40): partly hidden targets upgrade the weakest defence set; on the simple level they do not.
#[test]
fn partly_hidden_targets_defend_better() {
    // The edge of the wall is in the middle of the target.
    let field = || shooter().unit(1, "crowd", &[(100, 160)]).object((150, 320), (254, 340), 100, "");
    let mut scene = field().turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, B, RS]);
    assert_eq!(wounds(&scene, 32), 0, "a red die defends");
    let mut scene = field().simple().turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, B, RS]);
    assert_eq!(wounds(&scene, 32), 1, "a white die defends");
}

/// Sichtlinie (HR-40), ruling: on the same level the base counts, so low things hide it too, except for uneven ground.
#[test]
fn a_hidden_base_is_hidden() {
    let field =
        |to: u16, height, flags| shooter().unit(1, "crowd", &[(100, 160)]).object((150, 320), (to, 340), height, flags);
    let mut scene = field(254, 10, "").turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, B, RS]);
    assert_eq!(wounds(&scene, 32), 0, "half of the base is hidden, so a red die defends");
    assert_eq!(field(350, 10, "").turn(0, 0).why_not(0, shoot(1, 0)), Reason::NobodyInSight);
    let mut scene = field(350, 10, "uneven").turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, B, RS]);
    assert_eq!(wounds(&scene, 32), 1, "one looks over uneven ground");
    assert!(!field(350, 40, "uneven").turn(0, 0).offers(0, shoot(1, 0)));
    // From above the line of sight goes from head to body.
    let tower = field(254, 10, "").object((200, 200), (300, 300), 60, "climbable").turn(0, 0);
    assert!(tower.offers(0, shoot(1, 0)) && tower.now()[who(0)].elevation == 6_000);
}

/// Fernkampfaktionen (HR-41): a character that lost all ranged dice to a wound gets exactly this reason.
#[test]
fn the_wounded_are_told_that_they_have_no_dice() {
    let scene = apart("ranged = 'r*'\nrange = 9", "", 150).wounds(0, 1).turn(0, 0);
    assert_eq!(scene.why_not(0, shoot(1, 0)), Reason::NoRangedDice);
}

/// Fernkampfaktionen (HR-45): characters in contact with an enemy cannot be shot at, on the complex level.
#[test]
fn there_is_no_shooting_into_contact() {
    let field = || shooter().hero(0, "clockmaker", (140, 140)).unit(1, "crowd", &[(100, 200)]);
    assert!(field().turn(0, 0).offers(0, shoot(1, 0)), "out of contact it can be shot at");
    let scene = field().beside(32, 1).turn(0, 0);
    assert!(!scene.offers(0, shoot(1, 0)));
    assert_eq!(scene.why_not(0, shoot(1, 0)), Reason::TargetsInContact);
    assert!(field().simple().beside(32, 1).turn(0, 0).offers(0, shoot(1, 0)), "the simple level knows no such rule");
}

/// Basekontakt (HR-23): a character in contact with an enemy cannot shoot.
#[test]
fn there_is_no_shooting_out_of_contact() {
    let scene = shooter().unit(1, "crowd", &[(100, 150)]).beside(32, 0).hero(1, "saboteur-grit", (200, 100)).turn(0, 0);
    assert_eq!(scene.why_not(0, shoot(1, 1)), Reason::InContactWithEnemies);
}

/// Einheiten und schießen (HR-43): each character shoots on its own; shots with no visible target left are lost.
#[test]
fn shots_without_a_target_are_lost() {
    let mut scene = Field::new("new-lilliput", "gremlins")
        .card(0, "unit", "squad", "ranged = \"w\"\nrange = 9\nstrength = 2")
        .card(1, "unit", "crowd", "melee = \"w\"")
        .unit(0, "squad", &[(100, 100), (115, 100)])
        .unit(1, "crowd", &[(100, 150)])
        .wounds(32, 1)
        .turn(0, 0);
    scene.answer(0, shoot(1, 0));
    let first = scene.asked(0).options[0].clone();
    scene.answer(0, first).answer(1, no()).rolls([S, B]);
    assert!(is_gone(&scene, 32), "the second shot is not rolled for");
}

/// Einheiten und schießen (HR-43): the only character that sees the target cannot leave the shot to the others, nor the
/// blow (HR-13).
#[test]
fn an_attacking_character_sees_the_target() {
    let field = |y: i32| {
        Field::new("new-lilliput", "gremlins")
            .card(0, "unit", "squad", "melee = \"w\"\nranged = \"w\"\nrange = 9\nstrength = 2")
            .card(0, "leader", "captain", "melee = \"w\"\nranged = \"w\"\nrange = 9")
            .card(1, "unit", "crowd", "melee = \"w\"")
            .unit(0, "squad", &[(100, 100)])
            .leader(0, "captain", (120, y))
            .unit(1, "crowd", &[(100, 160)])
            .object((200, 310), (275, 320), 100, "")
    };
    let mut scene = field(100).turn(0, 0);
    scene.answer(0, shoot(1, 0));
    assert_eq!(question(&mut scene, 1), Some(Question::GoToGround { troop: troop(1, 0), by: who(1) }));
    let mut scene = field(90).character(32, |crowd| crowd.place = point((140, 90))).touching(32, 1, 1, 0).turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B]);
    assert_eq!(wounds(&scene, 32), 1, "the captain was not asked whether he does something else");
}

/// Anführer (HR-44): a leader is hit only if he is the closest; lightning cannot single him out.
#[test]
fn leaders_are_not_singled_out() {
    let mut scene = Field::new("new-lilliput", "gremlins")
        .card(0, "hero", "caster", "ranged = \"w\"\nrange = 9\nabilities = [\"lightning\"]")
        .card(1, "unit", "crowd", "melee = \"w\"")
        .hero(0, "caster", (100, 100))
        .unit(1, "crowd", &[(100, 140), (112, 140)])
        .leader(1, "boss-sprocket", (100, 160))
        .turn(0, 0);
    let shot = |scene: &table::Scene<home_raiders::HomeRaiders>| {
        let is_lightning = |choice: &&Choice| format!("{choice:?}").contains("Lightning");
        scene.asked(0).options.iter().find(is_lightning).expect("it is offered").clone()
    };
    scene.answer(0, shoot(1, 0));
    let lightning = shot(&scene);
    scene.answer(0, lightning).answer(1, no()).rolls([S, B]);
    assert_eq!(question(&mut scene, 0), Some(Question::Chain { by: who(0) }));
    assert!(scene.offers(0, pick(33)) && !scene.offers(0, pick(34)));
    scene.answer(0, nobody());
}

/// Geistige Aktionen (HR-50): against an enemy in sight, both roll, and more successes win; also against a leader in a
/// unit.
#[test]
fn a_challenge_is_won_with_more_successes() {
    let mut scene = Field::new("new-lilliput", "gremlins")
        .card(0, "hero", "thinker", "mind = \"w\"\nabilities = [\"distraction\"]")
        .hero(0, "thinker", (50, 100))
        .unit(1, "rag-fellows", &[(250, 100)])
        .leader(1, "boss-sprocket", (250, 120))
        .turn(0, 0);
    let act = |at| Act::Mind(MindAct { by: who(0), ability: Ability::Distraction, at: CharacterId(at) });
    assert!(scene.offers(0, act(32)), "at any range");
    scene.answer(0, act(33)).rolls([S, B, B]);
    assert!(scene.now()[who(33)].marks.contains(home_raiders::battle::Marks::DISTRACTED));
    scene.answer(0, act(32)).rolls([S, S]);
    assert!(!scene.now()[who(32)].marks.contains(home_raiders::battle::Marks::DISTRACTED));
}

/// Anführer (HR-13): a mind action needs the rest of the unit to attack, a general action needs it not to move.
#[test]
fn leaders_act_differently_within_the_rules() {
    let field = || {
        Field::new("new-lilliput", "gremlins")
            .card(0, "unit", "squad", "ranged = \"w\"\nrange = 9\nstrength = 2")
            .card(0, "leader", "thinker", "mind = \"w\"\nabilities = [\"distraction\", \"eager-teleport\"]")
            .card(1, "hero", "target", "melee = \"w\"")
            .unit(0, "squad", &[(100, 100)])
            .leader(0, "thinker", (112, 100))
            .hero(1, "target", (100, 160))
    };
    let mind = Aside::Mind(MindAct { by: who(1), ability: Ability::Distraction, at: who(32) });
    let general = Aside::General(home_raiders::asked::GeneralAct::Teleport { by: who(1) });
    let mut scene = field().turn(0, 0);
    scene.answer(0, shoot(1, 0));
    assert!(scene.offers(0, mind) && scene.offers(0, general) && scene.offers(0, Aside::Move));
    let mut scene = field().turn(0, 0);
    scene.answer(0, Act::Wait);
    assert!(!scene.offers(0, mind) && scene.offers(0, general));
    assert_eq!(scene.why_not(0, mind), Reason::RestMustAttack);
    // While the rest moves he can only move along; nothing else is offered.
    let mut scene = field().turn(0, 0);
    scene.answer(0, Act::Move);
    let asked = question(&mut scene, 0);
    assert!(matches!(asked, Some(Question::Aside { .. })), "{asked:?}");
    assert!(!scene.offers(0, general));
    assert_eq!(scene.why_not(0, general), Reason::RestMustNotMove);
}

/// Stürze (HR-22): a character pushed down more than 3 inches gets a wound marker; 3 inches do no harm.
#[test]
fn a_deep_fall_wounds() {
    for (height, expected) in [(76, 1), (77, 2)] {
        let mut scene = Field::new("new-lilliput", "gremlins")
            .card(0, "hero", "pusher", "melee = \"w w w\"\nabilities = [\"knock-back\"]")
            .card(1, "hero", "target", "melee = \"w\"\nabilities = [\"champion\"]")
            .object((200, 200), (280, 280), height, "climbable")
            .hero(0, "pusher", (90, 95))
            .hero(1, "target", (90, 105))
            .beside(32, 0)
            .turn(0, 0);
        scene.answer(0, Act::Melee).rolls([S, S, S, B]);
        assert_eq!(question(&mut scene, 0), Some(Question::Shove { who: who(32), by: who(0), inches: 3 }));
        scene.answer(0, spot((90, 131)));
        assert_eq!(scene.now()[who(32)].elevation, 0);
        assert_eq!(wounds(&scene, 32), expected, "one by the blow, from {height} millimetres");
    }
}

/// Fähigkeiten (HR-60): a character that uses an injuring ability gets a wound marker when the turn ends.
#[test]
fn abilities_that_injure_wound_at_the_end_of_the_turn() {
    let mut scene = Field::new("new-lilliput", "gremlins")
        .card(0, "hero", "freezer", "abilities = [\"brain-freeze\"]")
        .card(1, "hero", "target", "mind = \"w\"")
        .hero(0, "freezer", (100, 100))
        .hero(1, "target", (100, 160))
        .turn(0, 0);
    let act = Act::Mind(MindAct { by: who(0), ability: Ability::BrainFreeze, at: who(32) });
    scene.answer(0, act).rolls([B]);
    assert_eq!((wounds(&scene, 32), wounds(&scene, 0)), (1, 0));
    scene.answer(0, Act::Done);
    assert_eq!(wounds(&scene, 0), 1);
}

/// Entfernungen messen (HR-20): from the edge of one base to the edge of the other.
#[test]
fn distances_are_measured_from_base_to_base() {
    // A blow with reach covers 2 inches: 50.8 mm and two radii of 12.5 mm.
    let field = |gap: i32| {
        Field::new("new-lilliput", "gremlins")
            .card(0, "hero", "pike", "melee = \"w\"\nabilities = [\"reach\"]")
            .card(1, "hero", "target", "")
            .hero(0, "pike", (100, 100))
            .hero(1, "target", (100, 150))
            .character(32, move |target| target.place = point((100, 100)).shifted(0, 2500 + gap))
            .turn(0, 0)
    };
    assert!(field(20 * TENTH).offers(0, Act::Melee));
    assert!(!field(20 * TENTH + 1).offers(0, Act::Melee));
}
