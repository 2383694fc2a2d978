//! Gebunden, Reaktion, Sichtlinie, and carrying moonstones (MS-28, MS-29, MS-31 to MS-33).

use crate::field::*;
use measure::Point;
use measure::units::INCH;
use moonstone::asked::{Pick, Question};
use moonstone::battle::{ModelId, State};
use moonstone::content::Damage;
use moonstone::reasons::{InTheWay, Reason};
use moonstone::{Moonstone, Options};
use table::{Refusal, Scene, Seat, Viewer};

fn engaged(scene: &mut Scene<Moonstone>) -> Vec<bool> {
    scene.running().view(Viewer::Spectator).models.iter().map(|model| model.is_engaged).collect()
}

/// Gebunden (MS-28): only the model with the longer weapon engages, and only within its melee range.
#[test]
fn a_longer_weapon_engages_alone() {
    let gap = |units: i32| f64::from(10 * INCH + 3000 + units) / f64::from(INCH);
    for (units, expected) in
        [(3 * INCH, [false, false]), (3 * INCH - 1, [false, true]), (INCH, [false, true]), (INCH - 1, [true, true])]
    {
        let field = Field::new().model(0, "seasick-stu", 10.0, 10.0).model(1, "kaufman", gap(units), 10.0);
        assert_eq!(engaged(&mut field.activate(0)), expected, "{units}");
    }
    let friends = Field::new().model(0, "seasick-stu", 10.0, 10.0).model(0, "kaufman", gap(10), 10.0);
    assert_eq!(engaged(&mut friends.activate(0)), [false, false]);
}

/// Gebunden (MS-28): a model only engages enemies it can see.
#[test]
fn models_do_not_engage_through_a_wall() {
    let wall = "[[table.piece]]\nterrain = \"barrier\"\nrect = [109, 60, 2, 80]\n";
    let field = |pieces: &str| Field::on(pieces).model(0, "fritz", 10.0, 10.0).model(1, "fritz", 12.0, 10.0);
    assert_eq!(engaged(&mut field(wall).activate(0)), [false, false]);
    assert_eq!(engaged(&mut field("").activate(0)), [true, true]);
}

/// Reaktion (MS-29), the example: the Baron jogs up to two goblins, and one of them steps out of his reach.
#[test]
fn beaky_bobby_steps_away_from_the_baron() {
    let field = Field::new().model(0, "baron-von-fancyhat", 10.0, 10.0).model(1, "beaky-bobby", 14.0, 11.0).model(
        1,
        "firespitter",
        14.0,
        8.5,
    );
    let mut scene = field.activate(0);
    scene.answer(0, jog()).answer(0, way(&[(11.5, 10.0)]));
    assert_eq!(engaged(&mut scene), [false, true, true]);
    assert_eq!(scene.asked(1).question, Question::React { to: ModelId(0) });
    scene.answer(1, target(1)).answer(1, way(&[(14.9, 11.4)]));
    assert_eq!((engaged(&mut scene)[1], now(&scene, 1).energy), (false, 3));
    assert!(!scene.offers(0, attack(1)) && scene.offers(0, attack(2)));
    // One model for each action: now the Baron follows him, and a model may step again.
    scene.answer(0, step()).answer(0, way(&[(12.4, 10.3)]));
    scene.answer(1, target(1));
    assert_eq!(scene.refused(1, way(&[(15.95, 11.4)])).rule(), Some("MS-20"), "a reaction is a step");
    scene.answer(1, way(&[(15.8, 11.6)]));
    assert_eq!(now(&scene, 1).energy, 2);
}

/// Reaktion (MS-29): after each action every opponent in turn, from the left, with one model.
#[test]
fn opponents_react_from_the_left_with_one_model_each() {
    let field = Field::with(Options { players: 3, fates: false, ..Options::default() }, "")
        .model(1, "kaufman", 10.0, 10.0)
        .model(0, "kaufman", 20.0, 10.0)
        .model(2, "kaufman", 20.0, 20.0)
        .model(2, "fritz", 24.0, 20.0);
    let mut scene = field.energy(3, 0).activate(0);
    scene.answer(1, step()).answer(1, way(&[]));
    assert_eq!(scene.asked(2).options, [Pick::Nobody.into(), Pick::Model(ModelId(2)).into()], "Fritz has no energy");
    assert!(scene.running().asked(Seat(0)).is_none());
    scene.answer(2, target(2)).answer(2, way(&[(20.0, 21.0)]));
    assert_eq!(scene.asked(0).question, Question::React { to: ModelId(0) });
    scene.answer(0, nobody());
    assert_eq!(scene.asked(1).question, Question::Act { model: ModelId(0) });
}

/// Reaktion (MS-29) is one of the advanced rules, and needs energy.
#[test]
fn there_are_no_reactions_without_advanced_rules_or_energy() {
    let models = |field: Field| field.model(0, "kaufman", 10.0, 10.0).model(1, "kaufman", 20.0, 10.0);
    for mut scene in [models(Field::basic()).activate(0), models(Field::new()).energy(1, 0).activate(0)] {
        scene.answer(0, step()).answer(0, way(&[]));
        assert_eq!(scene.asked(0).question, Question::Act { model: ModelId(0) });
    }
}

/// Sichtlinie (MS-31): any straight line between the bases will do; other models block it.
#[test]
fn a_model_hides_another_unless_some_line_passes() {
    let field = |y: i32| {
        let field = Field::new()
            .model(0, "flintlock-1", 10.0, 10.0)
            .model(1, "kaufman", 18.0, 10.0)
            .model(0, "fritz", 14.0, 10.0)
            .model(1, "billy", 10.0, 14.0);
        field.change(|battle| battle.models[2].at = Point::clamped(14 * INCH, 10 * INCH + y)).only(&[0])
    };
    let mut scene = field(0).activate(0);
    scene.answer(0, use_ability("flintlock-1", "shoot-musket"));
    let by = vec![InTheWay::Model(ModelId(2))];
    let hidden = Refusal::Illegal(Reason::NotSeen { target: ModelId(1), by });
    assert_eq!(scene.refused(0, target(1)), hidden);
    let mut scene = field(3).activate(0);
    scene.answer(0, use_ability("flintlock-1", "shoot-musket"));
    assert!(scene.offers(0, target(1)), "a line passes below");
}

/// Langsam (MS-32): a model that carries stones jogs two inches; slow models do not get any slower.
#[test]
fn carrying_moonstones_makes_slow() {
    for (key, stones, inches) in
        [("kaufman", 0, 4), ("kaufman", 1, 2), ("kaufman", 3, 2), ("firespitter", 0, 2), ("firespitter", 2, 2)]
    {
        let mut scene = Field::new().model(0, key, 10.0, 10.0).carries(0, stones).activate(0);
        scene.answer(0, jog());
        let far = |units: i32| -> moonstone::asked::Choice {
            moonstone::asked::Way { points: vec![Point::clamped(10 * INCH + units, 10 * INCH)] }.into()
        };
        assert_eq!(scene.refused(0, far(inches * INCH + 1)).rule(), Some("MS-21"), "{key} {stones}");
        scene.answer(0, far(inches * INCH));
    }
}

/// Fritz slays Kaufman, who has one box left, with a rising attack.
fn slay(seat: u8, stones: u8) -> Scene<Moonstone> {
    let field = Field::new().model(seat, "fritz", 10.0, 10.0).touching(1 - seat, "kaufman", 0).wounds(1, 8);
    let mut scene = field.carries(1, stones).only(&[]).energy(0, 2).activate(0);
    scene.answer(seat, attack(1));
    let fritz = ["rising-attack", "low-guard", "low-guard", "high-guard", "high-guard", "high-guard"];
    scene.rolls(melee(&fritz, &["sweeping-cut", "thrust"]));
    scene.answer(seat, no());
    scene.answer(seat, play("rising-attack")).answer(1 - seat, play("sweeping-cut"));
    scene.answer(seat, finish(0, false));
    scene.answer(seat, Damage::Impact);
    scene
}

/// Das Fallenlassen von Moonstones (MS-32, MS-33): the active player lays the stones of a slain model next to its base.
#[test]
fn the_active_player_lays_down_the_stones_of_the_slain() {
    for seat in [0, 1] {
        let mut scene = slay(seat, 2);
        assert_eq!(scene.asked(seat).question, Question::DropStone { model: ModelId(1) });
        let there = now(&scene, 1).at;
        let beside = |x: i32, y: i32| moonstone::asked::Spot { at: there.shifted(x, y) };
        assert_eq!(scene.refused(seat, beside(2103, 0)), Refusal::Illegal(Reason::NotTouching));
        let on_fritz = scene.refused(seat, beside(-2100, 0));
        assert_eq!(on_fritz, Refusal::Illegal(Reason::Overlaps { with: InTheWay::Model(ModelId(0)) }));
        scene.answer(seat, beside(2100, 0)).answer(seat, beside(0, 2100));
        let depths: Vec<u8> = scene.now().stones.iter().map(|stone| stone.depth).collect();
        assert_eq!((depths, now(&scene, 1).stones), (vec![1, 1], 0));
    }
}

/// Erschlagen (MS-33): a model with all boxes crossed off leaves the table, and its place is free.
#[test]
fn the_slain_leave_the_table() {
    let mut scene = slay(0, 0);
    assert_eq!((now(&scene, 1).state, now(&scene, 1).energy), (State::Slain, 0));
    scene.answer(0, step()).answer(0, way(&[(11.0, 10.0)]));
    assert_eq!(now(&scene, 0).at, at(11.0, 10.0));
}

/// Sprint (MS-21, MS-28): a model engaged anywhere on its way cannot leave the enemy, however the way is split into
/// legs.
#[test]
fn every_leg_of_a_jog_counts() {
    let wall = "[[table.piece]]\nterrain = \"barrier\"\nrect = [50, 108, 60, 2]\n";
    let field = Field::on(wall).model(0, "kaufman", 9.8, 10.0).model(1, "fritz", 10.5, 12.5).only(&[0]);
    let mut scene = field.activate(0);
    assert_eq!(engaged(&mut scene), [false, false], "the wall is between them");
    scene.answer(0, jog());
    let retreats = |refusal: Refusal<Moonstone>| matches!(refusal, Refusal::Illegal(Reason::Retreats { .. }));
    assert!(retreats(scene.refused(0, way(&[(12.0, 10.0), (12.0, 8.5)]))));
    assert!(retreats(scene.refused(0, way(&[(9.81, 9.95), (12.0, 10.0), (12.0, 8.5)]))), "a tiny leg out of sight");
    scene.answer(0, way(&[(9.8, 8.0)]));
}

/// Sprint (MS-21, MS-28): being seen in the middle of a leg is enough.
#[test]
fn a_gap_between_two_walls_is_enough_to_be_engaged() {
    let walls = "[[table.piece]]\nterrain = \"barrier\"\nrect = [50, 110, 49, 2]\n\
                 [[table.piece]]\nterrain = \"barrier\"\nrect = [101, 110, 59, 2]\n";
    let field = |pieces: &str| {
        let field = Field::on(pieces).model(0, "kaufman", 8.2, 10.3).model(1, "fritz", 10.0, 12.0).only(&[0]);
        let mut scene = field.activate(0);
        assert_eq!(engaged(&mut scene), [false, false], "no enemy is in sight from where the jog begins");
        scene.answer(0, jog());
        scene
    };
    let past = || way(&[(11.8, 9.5)]);
    assert!(matches!(field(walls).refused(0, past()), Refusal::Illegal(Reason::Retreats { .. })));
    let wall = "[[table.piece]]\nterrain = \"barrier\"\nrect = [50, 110, 110, 2]\n";
    field(wall).answer(0, past());
}
