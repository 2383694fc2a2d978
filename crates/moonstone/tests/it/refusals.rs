//! Bad input: every wrong choice is refused with the rule and the facts behind it, and nothing changes.
//!
//! `Scene::refused` compares the digest of the match before and after.

use crate::field::*;
use measure::Point;
use measure::units::INCH;
use moonstone::Moonstone;
use moonstone::asked::{Act, Choice, Spot, Way};
use moonstone::battle::ModelId;
use table::{Game, Lang, Refusal, Ruled, Saying, Scene, Seat, Spoken, Viewer};

/// The rule and the English sentence of a refusal.
#[track_caller]
fn told(scene: &mut Scene<Moonstone>, seat: u8, choice: impl Into<Choice>) -> (&'static str, String) {
    let refusal = scene.refused(seat, choice);
    let (game, view) = (scene.running().game().clone(), scene.running().view(Viewer::Seat(Seat(seat))));
    for lang in Lang::all().iter().copied() {
        let sentence = refusal.say(&game, &view, lang);
        assert!(!sentence.contains(['⟨', '{']), "{sentence}");
    }
    (refusal.rule().unwrap_or("no rule"), refusal.say(&game, &view, Lang::EN))
}

/// The rule and the sentence for something that is not among the options.
#[track_caller]
fn why_not(scene: &mut Scene<Moonstone>, choice: impl Into<Choice>) -> (&'static str, String) {
    let choice = choice.into();
    let reason = scene.why_not(0, choice.clone());
    let (game, view) = (scene.running().game().clone(), scene.running().view(Viewer::Seat(Seat(0))));
    let sentence = Moonstone::texts().say(Lang::EN, &game.say(&view, Saying::Reason(&reason)));
    assert_eq!(scene.refused(0, choice), Refusal::Illegal(reason.clone()));
    (reason.rule(), sentence)
}

#[track_caller]
fn check(told: (&'static str, String), rule: &str, sentence: &str) {
    assert_eq!((told.0, told.1.as_str()), (rule, sentence));
}

/// Kaufman is asked where he jogs to; the other models have no energy.
fn jogging(pieces: &str, others: &[(u8, &str, f64, f64)]) -> Scene<Moonstone> {
    let field = Field::on(pieces).model(0, "kaufman", 10.0, 10.0);
    let field = others.iter().fold(field, |field, (seat, key, x, y)| field.model(*seat, key, *x, *y));
    let mut scene = field.only(&[0]).activate(0);
    scene.answer(0, jog());
    scene
}

fn piece(terrain: &str, rect: [i32; 4]) -> String {
    format!("[[table.piece]]\nterrain = \"{terrain}\"\nrect = {rect:?}\n")
}

/// MS-55: not through a wall; the sentence says where, and what it is.
#[test]
fn a_way_through_a_wall_is_refused() {
    let mut scene = jogging(&piece("barrier", [120, 80, 10, 40]), &[]);
    check(told(&mut scene, 0, way(&[(14.0, 10.0)])), "MS-55", "In the way at 11.4/10.0 inches: a barrier.");
    let mut scene = jogging(&piece("obstacle", [120, 80, 5, 40]), &[]);
    check(told(&mut scene, 0, way(&[(14.0, 10.0)])), "MS-55", "In the way at 11.4/10.0 inches: an obstacle.");
    let mut scene = jogging(&piece("water", [120, 80, 10, 40]), &[]);
    check(told(&mut scene, 0, way(&[(14.0, 10.0)])), "MS-55", "There is no jogging at 11.4/10.0 inches.");
}

/// MS-27: not through a base, not onto one, not onto a stone, not over the edge.
#[test]
fn a_way_into_a_base_is_refused() {
    let mut scene = jogging("", &[(0, "fritz", 12.0, 10.0)]);
    check(told(&mut scene, 0, way(&[(14.0, 10.0)])), "MS-27", "In the way at 10.8/10.0 inches: Fritz.");
    check(told(&mut scene, 0, way(&[(11.0, 10.0)])), "MS-27", "In the way at 10.8/10.0 inches: Fritz.");
    let mut scene = Field::new().model(0, "kaufman", 10.0, 10.0).stone(12.0, 10.0, 1).activate(0);
    scene.answer(0, jog());
    check(told(&mut scene, 0, way(&[(12.3, 10.0)])), "MS-27", "There is no room: a moonstone.");
    let mut scene = Field::new().model(0, "kaufman", 1.0, 10.0).activate(0);
    scene.answer(0, jog());
    check(told(&mut scene, 0, way(&[(0.2, 10.0)])), "MS-27", "In the way at 0.6/10.0 inches: the edge of the table.");
}

/// MS-20, MS-21: too long, or not straight; the sentence says how long and how long it may be.
#[test]
fn a_way_that_is_too_long_is_refused() {
    let mut scene = jogging("", &[]);
    let long = told(&mut scene, 0, way(&[(12.5, 10.0), (12.5, 12.0)]));
    check(long, "MS-21", "The way is 4.5 inches long, 4.0 are allowed.");
    scene.answer(0, way(&[])).answer(0, step());
    check(told(&mut scene, 0, way(&[(10.0, 11.2)])), "MS-20", "The way is 1.2 inches long, 1.0 are allowed.");
    check(told(&mut scene, 0, way(&[(10.2, 10.0), (10.2, 10.2)])), "MS-20", "A step goes straight.");
}

/// MS-21: not away from an engaging enemy; the sentence names the enemy, its reach and the distance.
#[test]
fn a_jog_out_of_an_enemys_reach_is_refused() {
    let mut scene = jogging("", &[(1, "fritz", 12.0, 10.0)]);
    let away = told(&mut scene, 0, way(&[(8.0, 10.0)]));
    let sentence = "The distance to Fritz, who reaches 2.0 inches, may not grow during a jog; it would be 2.8.";
    check(away, "MS-21", sentence);
    scene.answer(0, way(&[]));
    check(why_not(&mut scene, jog()), "MS-21", "The model has already jogged in this round.");
}

/// MS-30: a target out of range; the sentence says the distance and the range.
#[test]
fn a_target_out_of_range_is_refused() {
    let field = Field::new().model(0, "flintlock", 10.0, 10.0).model(1, "fritz", 24.0, 10.0).only(&[0]);
    let mut scene = field.model(1, "billy", 10.0, 14.0).only(&[0]).activate(0);
    check(why_not(&mut scene, attack(1)), "MS-30", "Fritz is 12.8 inches away, the range is 1.0.");
    scene.answer(0, use_ability("flintlock", "shoot-musket"));
    check(told(&mut scene, 0, target(1)), "MS-30", "Fritz is 12.8 inches away, the range is 12.0.");
    assert_eq!(scene.refused(0, target(7)), Refusal::NotOffered, "no model has that number");
}

/// MS-31: a target out of sight; the sentence says what hides it.
#[test]
fn a_target_out_of_sight_is_refused() {
    let wall = [piece("barrier", [140, 80, 5, 20]), piece("wood", [140, 100, 5, 20])].concat();
    let field = Field::on(&wall).model(0, "flintlock", 10.0, 10.0).model(1, "fritz", 18.0, 10.0).only(&[0]);
    let mut scene = field.model(1, "billy", 10.0, 14.0).only(&[0]).activate(0);
    scene.answer(0, use_ability("flintlock", "shoot-musket"));
    let (rule, sentence) = told(&mut scene, 0, target(1));
    assert_eq!(rule, "MS-31");
    assert!(sentence.starts_with("Fritz cannot be seen, hidden by: "), "{sentence}");
    assert!(sentence.contains("a barrier") && sentence.contains("a wood"), "both together: {sentence}");
}

/// MS-40, MS-44: a card that is not in the hand cannot be laid, and one that does not exist cannot even be named.
#[test]
fn missing_cards_are_refused() {
    let field = Field::new().model(0, "flintlock", 10.0, 10.0).model(1, "kaufman", 18.0, 10.0).only(&[0]);
    let mut scene = field.activate(0);
    scene.answer(0, use_ability("flintlock", "shoot-musket")).answer(0, target(1));
    scene.rolls(arcana(&["G2", "P1", "B1", "B1", "B2", "P2", "C", "G1", "G1", "P1"]));
    check(told(&mut scene, 0, lay("G3")), "MS-44", "You do not have that card in hand.");
    scene.answer(0, lay("P1"));
    for word in ["G4", "G0", "X1", "", "C1", "g1"] {
        let parsed: Result<Choice, _> = serde_json::from_value(serde_json::json!({ "arcana": word }));
        assert!(parsed.is_err(), "{word}");
    }
    assert_eq!(scene.refused(0, play("thrust")), Refusal::NotOffered, "no card of the other deck");
    assert_eq!(scene.refused(1, truth()), Refusal::NotAsked { seat: Seat(1) }, "nothing is named yet");
}

/// MS-26, MS-28: no harvest while engaged, from a distance or without energy.
#[test]
fn a_harvest_that_is_not_possible_is_refused() {
    let field = Field::new().model(0, "kaufman", 10.0, 10.0).stone_at(0, 1).stone(20.0, 20.0, 1);
    let mut scene = field.model(1, "fritz", 12.0, 10.0).only(&[0]).activate(0);
    let sentence = "That is not possible while engaged: Fritz reaches 2.0 inches and is 0.8 away.";
    check(why_not(&mut scene, harvest(0)), "MS-28", sentence);
    check(why_not(&mut scene, harvest(1)), "MS-32", "The bases do not touch.");
    assert_eq!(scene.refused(0, harvest(2)), Refusal::NotOffered);
    let mut scene = Field::new().model(0, "beaky-bobby", 10.0, 10.0).stone_at(0, 1).energy(0, 1).activate(0);
    check(why_not(&mut scene, harvest(0)), "MS-10", "That takes 2 energy, and 1 is left.");
}

/// MS-22: no traverse over something too thick or too high, over a wall, or over nothing.
#[test]
fn a_traverse_that_is_not_possible_is_refused() {
    let at = |pieces: &str| {
        let field = Field::on(pieces).model(0, "kaufman", 10.0, 10.0);
        field.change(|battle| battle.models[0].at = Point::clamped(10 * INCH, 11 * INCH - 1500)).activate(0)
    };
    let mut thick = at(&piece("obstacle", [80, 110, 40, 12]));
    check(why_not(&mut thick, Act::Traverse), "MS-22", "The other side is 1.3 inches away, 1.0 are allowed.");
    let mut high = at(&format!("{}height = 12\n", piece("obstacle", [80, 110, 40, 5])));
    let sentence = "The obstacle is 1.2 inches high, and only those lower than 1.0 can be crossed.";
    check(why_not(&mut high, Act::Traverse), "MS-22", sentence);
    let mut wall = at(&piece("barrier", [80, 110, 40, 5]));
    check(why_not(&mut wall, Act::Traverse), "MS-22", "There is no obstacle in base contact.");
    let mut scene = at(&piece("obstacle", [80, 110, 40, 5]));
    scene.answer(0, Act::Traverse);
    let spot = |y: i32| Spot { at: Point::clamped(10 * INCH, y) };
    let far = told(&mut scene, 0, spot(11 * INCH + 1500 + 3 * INCH / 2));
    check(far, "MS-22", "The other side is 1.5 inches away, 1.0 are allowed.");
    check(told(&mut scene, 0, spot(9 * INCH)), "MS-22", "That is not on the other side of an obstacle.");
    let on_it = told(&mut scene, 0, spot(11 * INCH + 1500));
    check(on_it, "MS-27", "There is no room: an obstacle.");
}

/// MS-20, MS-24: actions without the energy for them, or already used up.
#[test]
fn what_cannot_be_paid_is_refused() {
    let field = Field::new().model(0, "beaky-bobby", 10.0, 10.0).model(1, "fritz", 11.5, 10.0).only(&[]);
    let mut scene = field.activate(0);
    for (act, needs) in [(step(), 1), (attack(1), 1), (use_ability("beaky-bobby", "healing"), 2)] {
        check(why_not(&mut scene, act), "MS-10", &format!("That takes {needs} energy, and 0 is left."));
    }
}

/// A choice out of turn, from a seat that does not exist, or of the wrong kind changes nothing.
#[test]
fn choices_out_of_turn_are_refused() {
    let field = Field::new().model(0, "kaufman", 10.0, 10.0).model(1, "fritz", 20.0, 10.0);
    let mut scene = field.activate(0);
    for choice in [step(), jog(), end(), nobody()] {
        assert_eq!(scene.refused(1, choice), Refusal::NotAsked { seat: Seat(1) });
    }
    assert_eq!(scene.refused(3, end()), Refusal::NotAsked { seat: Seat(3) });
    for choice in [yes(), way(&[]), lay("G1"), target(1), Act::Attack { target: ModelId(9) }.into()] {
        assert_eq!(scene.refused(0, choice), Refusal::NotOffered);
    }
    let own = Act::Attack { target: ModelId(0) };
    assert_eq!(scene.refused(0, own), Refusal::NotOffered, "a model cannot attack itself");
}

/// Endless ways, and points at the limits of the integers.
#[test]
fn extreme_ways_are_refused() {
    let mut scene = jogging("", &[]);
    let here = Point::clamped(10 * INCH, 10 * INCH);
    for points in [
        vec![Point::clamped(i32::MAX, i32::MIN)],
        vec![Point::clamped(-1, -1)],
        vec![here; 100_000],
        vec![Point::clamped(i32::MIN, 0), here],
    ] {
        assert!(matches!(scene.refused(0, Way { points }), Refusal::Illegal(_)));
    }
    assert_eq!(now(&scene, 0).at, here);
}

/// Positions from outside: no model stands in a barrier, and stones are on the table at a depth that a die can show.
#[test]
fn impossible_positions_are_refused() {
    let field = || Field::on(&piece("barrier", [120, 80, 10, 40])).model(0, "kaufman", 10.0, 10.0).stone(20.0, 20.0, 1);
    let refused = |change: fn(&mut moonstone::Battle)| {
        let field = field().change(change);
        field.game.check(&field.battle).expect_err("it is not possible").say::<Moonstone>(Lang::EN)
    };
    assert_eq!(field().game.check(&field().battle), Ok(()));
    assert_eq!(refused(|battle| battle.models[0].at = at(12.5, 10.0)), "models[0].at: the model stands in a barrier");
    assert_eq!(
        refused(|battle| battle.stones[0].at = Point::clamped(-5000, 0)),
        "stones[0].at: is outside of the playing area"
    );
    assert_eq!(refused(|battle| battle.stones[0].depth = 7), "stones[0].depth: must be from 1 to 4, not 7");
    assert_eq!(refused(|battle| battle.stones.push(battle.stones[0])), "stones: number 0 is there more than once");
    assert_eq!(refused(|battle| battle.stones[0].number = 255), "stones[0].number: must be from 0 to 15, not 255");
}
