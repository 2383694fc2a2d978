//! Rulings on versions, follow-ups, evade, and lost texts (MS-90 to MS-92).

use crate::field::*;
use measure::units::INCH;
use moonstone::Moonstone;
use moonstone::asked::Question;
use moonstone::battle::ModelId;
use moonstone::content::Content;
use moonstone::told::Event;
use table::{Pending, Scene};

/// MS-90: the versions of the worked examples exist beside the latest ones, and are not offered in a draft.
#[test]
fn the_versions_of_the_worked_examples_are_in_the_content() {
    let content = Content::built_in();
    let character = |key: &str| content.character(content.find_character(key).expect("it is known"));
    assert_eq!((character("seasick-stu-1").melee, character("seasick-stu").melee), (4, 2));
    assert!(character("flintlock-1").find("take-aim").is_none());
    assert!(character("flintlock").find("take-aim").is_some());
    for key in ["seasick-stu", "flintlock", "billy"] {
        assert!(character(&format!("{key}-1")).is_old && !character(key).is_old, "{key}");
    }
    assert_eq!(content.characters().iter().filter(|one| !one.is_old).count(), 59);
}

/// MS-90: Billy rams with 2X in the rulebook, and with X+1 in his latest version.
#[test]
fn billy_rammed_harder_in_his_first_version() {
    for (key, wounds) in [("billy-1", 6), ("billy", 4)] {
        let field = Field::new().model(0, key, 10.0, 10.0).model(1, "kaufman", 14.0, 10.0).only(&[0]);
        let mut scene = field.activate(0);
        scene.answer(0, use_ability(key, "ramming-speed")).answer(0, target(1)).rolls(arcana(&["P3"]));
        assert_eq!(now(&scene, 1).wounds, wounds, "{key}");
    }
}

#[track_caller]
fn clash(field: Field, own: &[&str], other: &[&str]) -> Scene<Moonstone> {
    let mut scene = field.only(&[]).energy(0, 1).activate(0);
    scene.answer(0, attack(1)).rolls(melee(own, other));
    scene.answer(0, play(own[0])).answer(1, play(other[0]));
    scene
}

/// MS-91: a follow-up card that allows a follow-up does not chain.
#[test]
fn follow_ups_do_not_chain() {
    let field = Field::new().model(0, "kaufman", 10.0, 10.0).touching(1, "kaufman", 0);
    let own = ["sweeping-cut", "sweeping-cut", "rising-attack", "low-guard"];
    let mut scene = clash(field, &own, &["thrust", "low-guard"]);
    scene.answer(0, finish(0, false)).answer(1, finish(0, false));
    scene.answer(0, follow("sweeping-cut"));
    assert_eq!(scene.asked(0).question, Question::Act { model: ModelId(0) }, "the melee is over");
    assert_eq!(scene.now().fight(), None);
}

/// MS-91: the end step of a signature move needs the enemy within the model's own reach.
#[test]
fn end_steps_need_the_enemy_in_reach() {
    for (gap, is_pushed) in [(INCH - 1, true), (INCH, false), (2 * INCH, false)] {
        let far = f64::from(10 * INCH + 3000 + gap) / f64::from(INCH);
        let field = Field::new().model(0, "seasick-stu", 10.0, 10.0).model(1, "billy", far, 10.0);
        let other = ["falling-swing", "low-guard", "low-guard", "high-guard"];
        let mut scene = clash(field, &["low-guard", "sweeping-cut", "rising-attack", "high-guard"], &other);
        let before = now(&scene, 0).at;
        scene.answer(1, finish(0, true));
        assert_eq!(now(&scene, 0).at != before, is_pushed, "{gap}");
        assert_eq!(now(&scene, 0).wounds > 0, is_pushed, "{gap}");
    }
}

/// MS-92: evade counts for every other character, friend or foe.
#[test]
fn friends_evade_too() {
    for (seat, key, cards) in [(0, "shabbaroon", 4), (1, "shabbaroon", 4), (0, "fritz", 6), (1, "fritz", 6)] {
        let field = Field::new().model(0, "beaky-bobby", 10.0, 10.0).model(seat, key, 14.0, 10.0).only(&[0]);
        let mut scene = field.wounds(1, 1).activate(0);
        scene.answer(0, use_ability("beaky-bobby", "healing")).answer(0, target(1));
        while matches!(scene.running().pending(), Pending::Roll { .. }) {
            scene.rolls([1]);
        }
        let drawn = |event: &Event| matches!(event, Event::HandsDrawn { cards: count, .. } if *count == cards);
        assert!(scene.told().iter().any(drawn), "{key} of {seat}");
    }
}
