//! Aktivierung eines Charakters: moves, attacks, abilities, harvest (MS-20 to MS-27), and distances (MS-30). Reactions,
//! engagement, sight and carrying are in `rulebook_engaged.rs`.

use crate::field::*;
use measure::Point;
use measure::units::INCH;
use moonstone::asked::{Act, Choice, How, Spot, Way};
use moonstone::battle::ModelId;
use moonstone::reasons::{InTheWay, Reason};
use moonstone::told::Event;
use table::{Refusal, Viewer};

/// Ten inches in units: both coordinates of the acting model.
const HERE: i32 = 10 * INCH;

/// A way through points in units from where the model stands.
fn by(points: &[(i32, i32)]) -> Choice {
    Way { points: points.iter().map(|(x, y)| Point::clamped(HERE + x, HERE + y)).collect() }.into()
}

/// A place in units from where the model stands.
fn beyond(x: i32, y: i32) -> Choice {
    Spot { at: Point::clamped(HERE + x, HERE + y) }.into()
}

/// The place of a base of 30 mm this many units to the east of another at ten inches, edge to edge.
fn east(gap: i32) -> f64 {
    f64::from(HERE + 3000 + gap) / f64::from(INCH)
}

/// Kaufman, who has no passive abilities, with nothing around him.
fn alone() -> Field {
    Field::new().model(0, "kaufman", 10.0, 10.0)
}

fn too_long(how: How, length: i32, limit: i32) -> Refusal<moonstone::Moonstone> {
    Refusal::Illegal(Reason::TooLong { how, length, limit })
}

/// Schritt (MS-20): 1 energy, at most one inch, straight, in any direction.
#[test]
fn a_step_goes_an_inch_in_one_direction() {
    for (x, y) in [(INCH, 0), (0, -INCH), (1524, 2032), (-1524, 2032), (100, 0)] {
        let mut scene = alone().activate(0);
        scene.answer(0, step()).answer(0, by(&[(x, y)]));
        assert_eq!(now(&scene, 0).at, Point::clamped(HERE + x, HERE + y));
        assert_eq!(now(&scene, 0).energy, 2);
    }
    let mut scene = alone().activate(0);
    scene.answer(0, step());
    assert_eq!(scene.refused(0, by(&[(INCH + 1, 0)])), too_long(How::Step, INCH + 1, INCH));
    assert_eq!(scene.refused(0, by(&[(1525, 2032)])), too_long(How::Step, INCH + 1, INCH));
    assert_eq!(scene.refused(0, by(&[(500, 0), (500, 500)])), Refusal::Illegal(Reason::NotStraight));
}

/// Schritt (MS-20): as often as the energy allows, even out of an enemy's reach.
#[test]
fn steps_end_with_the_energy_and_may_leave_an_enemy() {
    let mut scene = alone().model(1, "fritz", east(500), 10.0).only(&[0]).energy(0, 2).activate(0);
    scene.answer(0, step()).answer(0, by(&[(-INCH, 0)]));
    scene.answer(0, step()).answer(0, by(&[(-2 * INCH, 0)]));
    assert!(!scene.offers(0, step()));
    assert_eq!(scene.why_not(0, step()), Reason::NoEnergy { has: 0, needs: 1 });
}

/// Sprint (MS-21): no energy, up to four inches with any turns, once a round.
#[test]
fn a_jog_goes_four_inches_with_turns_once_a_round() {
    let mut scene = alone().energy(0, 0).activate(0);
    scene.answer(0, jog());
    assert_eq!(scene.refused(0, by(&[(4 * INCH + 1, 0)])), too_long(How::Jog, 4 * INCH + 1, 4 * INCH));
    assert_eq!(
        scene.refused(0, by(&[(2 * INCH, 0), (2 * INCH, 2 * INCH + 1)])),
        too_long(How::Jog, 4 * INCH + 1, 4 * INCH)
    );
    scene.answer(0, by(&[(INCH, 0), (INCH, INCH), (0, INCH), (0, 0)]));
    assert_eq!(now(&scene, 0).energy, 0);
    assert_eq!(scene.why_not(0, jog()), Reason::AlreadyJogged);
    let mut scene = alone().activate(0);
    scene.answer(0, jog()).answer(0, by(&[(4 * INCH, 0)]));
    assert_eq!(now(&scene, 0).at, at(14.0, 10.0));
}

/// Sprint (MS-21): once inside an enemy's melee range, the distance to that enemy may not grow.
#[test]
fn a_jog_may_not_leave_an_enemy_once_inside_the_reach() {
    // Fritz reaches two inches; the gap is four.
    let field = || alone().model(1, "fritz", east(4 * INCH), 10.0).only(&[0]);
    let mut scene = field().activate(0);
    scene.answer(0, jog());
    let retreats = |distance: i32| Refusal::Illegal(Reason::Retreats { from: ModelId(1), reach: 2 * INCH, distance });
    // One unit inside the two inches, and back again.
    assert_eq!(scene.refused(0, by(&[(2 * INCH + 1, 0), (INCH, 0)])), retreats(3 * INCH));
    assert_eq!(scene.refused(0, by(&[(2 * INCH + 1, 0), (2 * INCH + 1, INCH)])).rule(), Some("MS-21"));
    // Exactly two inches is not within; coming nearer is always allowed.
    scene.answer(0, by(&[(2 * INCH, 0), (INCH, 0)]));
    let mut scene = field().activate(0);
    scene.answer(0, jog()).answer(0, by(&[(2 * INCH + 1, 0), (3 * INCH, 0)]));
}

/// Sprint (MS-21): around the enemy at the same distance is allowed, even for a model engaged from the start.
#[test]
fn a_jog_may_go_around_an_enemy_at_the_same_distance() {
    let radius = 7000;
    let field = || alone().model(1, "fritz", f64::from(HERE + radius) / f64::from(INCH), 10.0).only(&[0]);
    let mut scene = field().activate(0);
    scene.answer(0, jog());
    // Eight degrees at a time, from the west.
    let circle = [
        (68, 974),
        (271, 1929),
        (605, 2847),
        (1064, 3709),
        (1638, 4500),
        (2316, 5202),
        (3086, 5803),
        (3931, 6292),
        (4837, 6657),
    ];
    assert_eq!(scene.refused(0, by(&[(0, 1000)])).rule(), Some("MS-21"));
    scene.answer(0, by(&circle));
    assert!(scene.running().view(Viewer::Spectator).models[0].is_engaged);
}

/// Sprint (MS-21, MS-28): an enemy that does not see the model does not engage it, so it may leave.
#[test]
fn a_jog_may_leave_an_enemy_behind_a_wall() {
    let wall = "[[table.piece]]\nterrain = \"barrier\"\nrect = [110, 80, 2, 40]\n";
    let field = |pieces: &str| Field::on(pieces).model(0, "kaufman", 10.0, 10.0).model(1, "fritz", 12.0, 10.0);
    let mut scene = field(wall).only(&[0]).activate(0);
    scene.answer(0, jog()).answer(0, by(&[(-3 * INCH, 0)]));
    let mut scene = field("").only(&[0]).activate(0);
    scene.answer(0, jog());
    assert_eq!(scene.refused(0, by(&[(-3 * INCH, 0)])).rule(), Some("MS-21"));
}

/// Überqueren (MS-22): 2 energy, from base contact to the other side, at most an inch from where the model stood.
#[test]
fn a_traverse_leads_over_an_obstacle_that_the_base_touches() {
    // The fence is half an inch thick and touches the base.
    let fence = "[[table.piece]]\nterrain = \"obstacle\"\ncorners = [[90, 106], [110, 106], [110, 111], [90, 111]]\n";
    let touching = |away: i32| {
        let field = Field::on(fence).model(0, "kaufman", 10.0, 10.0);
        field.change(|battle| battle.models[0].at = Point::clamped(HERE, 106 * INCH / 10 - 1500 - away))
    };
    let across: Choice = Act::Traverse.into();
    let spot = |gap: i32| -> Choice { Spot { at: Point::clamped(HERE, 106 * INCH / 10 + 1500 + gap) }.into() };
    let mut scene = touching(0).activate(0);
    scene.answer(0, across.clone());
    assert_eq!(
        scene.refused(0, spot(INCH + 1)),
        Refusal::Illegal(Reason::TooFarAcross { distance: INCH + 1, range: INCH })
    );
    assert_eq!(scene.refused(0, spot(INCH / 2 - 1)).rule(), Some("MS-27"), "it would stand on the fence");
    assert_eq!(scene.refused(0, beyond(-3100, 0)).rule(), Some("MS-22"), "that is the same side");
    scene.answer(0, spot(INCH));
    assert_eq!(now(&scene, 0).energy, 1);
    let mut scene = touching(2).activate(0);
    scene.answer(0, across.clone()).answer(0, spot(INCH / 2));
    assert!(!touching(3).activate(0).offers(0, across.clone()), "no base contact");
    let scene = touching(0).energy(0, 1).activate(0);
    assert_eq!(scene.why_not(0, across), Reason::NoEnergy { has: 1, needs: 2 });
}

/// Nahkampfangriff (MS-23): 1 energy, an enemy within the attacker's melee range.
#[test]
fn an_attack_needs_an_enemy_within_its_melee_range() {
    for (gap, can) in [(INCH, false), (INCH - 1, true), (0, true)] {
        let field = alone().model(1, "kaufman", east(gap), 10.0).model(0, "fritz", 10.0, 12.0);
        let mut scene = field.only(&[0]).activate(0);
        assert_eq!(scene.offers(0, attack(1)), can, "{gap}");
        assert!(!scene.offers(0, attack(2)), "friends are not attacked");
        if can {
            scene.answer(0, attack(1));
            assert_eq!(now(&scene, 0).energy, 2);
        } else {
            let reason = Reason::OutOfRange { target: ModelId(1), distance: INCH, range: INCH };
            assert_eq!(scene.why_not(0, attack(1)), reason);
        }
    }
}

/// Nahkampfangriff (MS-23, MS-31): the enemy has to be seen.
#[test]
fn an_attack_needs_sight() {
    let wall = "[[table.piece]]\nterrain = \"barrier\"\nrect = [109, 80, 2, 40]\n";
    let scene = Field::on(wall).model(0, "fritz", 10.0, 10.0).model(1, "kaufman", 12.0, 10.0).only(&[0]).activate(0);
    let by = vec![InTheWay::Terrain(0)];
    assert_eq!(scene.why_not(0, attack(1)), Reason::NotSeen { target: ModelId(1), by });
}

/// Aktive Fähigkeit (MS-24): Quack pays 1 energy, aims at a human within 10 inches, or at himself, once a round.
#[test]
fn an_active_ability_costs_what_is_printed() {
    let far = f64::from(HERE + 3000 + 10 * INCH) / f64::from(INCH);
    let field = Field::new()
        .model(0, "quack", 10.0, 10.0)
        .model(0, "fritz", 10.0, 14.0)
        .model(0, "flintlock", far, 10.0)
        .model(1, "beaky-bobby", 10.0, 20.0);
    let mut scene = field.only(&[0]).activate(0);
    scene.answer(0, use_ability("quack", "foresight"));
    assert!(scene.offers(0, target(0)) && scene.offers(0, target(1)));
    assert_eq!(scene.refused(0, target(3)), Refusal::Illegal(Reason::Unfit { target: ModelId(3) }), "no human");
    let distance = 10 * INCH;
    let out = Reason::OutOfRange { target: ModelId(2), distance, range: distance };
    assert_eq!(scene.refused(0, target(2)), Refusal::Illegal(out));
    scene.answer(0, target(0));
    assert_eq!(now(&scene, 0).energy, 2);
    assert_eq!(scene.running().view(Viewer::Spectator).models[0].arcane, 7);
    assert_eq!(scene.why_not(0, use_ability("quack", "foresight")), Reason::UsedUp);
}

/// Arkane Fähigkeit (MS-25): the cost in brackets is paid before any card is drawn.
#[test]
fn an_arcane_ability_costs_what_is_printed() {
    let field =
        |energy: u8| Field::new().model(0, "beaky-bobby", 10.0, 10.0).model(1, "fritz", 15.0, 10.0).energy(0, energy);
    let mut scene = field(3).wounds(0, 1).activate(0);
    scene.answer(0, use_ability("beaky-bobby", "healing")).answer(0, target(0));
    assert_eq!(now(&scene, 0).energy, 1);
    let scene = field(1).activate(0);
    let healing = use_ability("beaky-bobby", "healing");
    assert_eq!(scene.why_not(0, healing), Reason::NoEnergy { has: 1, needs: 2 });
}

/// Ernten (MS-26): 1 energy reduces the depth of a stone in base contact by one; at depth 1 it is taken.
#[test]
fn harvesting_digs_down_to_the_stone() {
    let mut scene = alone().stone_at(0, 3).activate(0);
    scene.answer(0, harvest(0));
    assert_eq!((scene.now().stones[0].depth, now(&scene, 0).energy), (2, 2));
    scene.answer(0, harvest(0)).answer(0, harvest(0));
    assert_eq!((scene.now().stones.len(), now(&scene, 0).stones, now(&scene, 0).energy), (0, 1, 0));
    assert!(scene.told().contains(&Event::StoneTaken { model: ModelId(0) }));
    assert_eq!(scene.running().view(Viewer::Spectator).players[0].stones, 1);
}

/// Ernten (MS-26): in base contact, and not while engaged.
#[test]
fn harvesting_needs_contact_and_no_engaging_enemy() {
    let apart = |units: i32| {
        let field = alone().stone(10.0, 12.0, 1);
        field.change(|battle| battle.stones[0].at = Point::clamped(HERE, HERE + 2100 + units)).activate(0)
    };
    assert!(apart(0).offers(0, harvest(0)) && apart(2).offers(0, harvest(0)));
    assert_eq!(apart(3).why_not(0, harvest(0)), Reason::NotTouching);
    let near = |gap: i32| alone().stone_at(0, 1).model(1, "fritz", east(gap), 10.0).only(&[0]).activate(0);
    let engaged = Reason::Engaged { by: ModelId(1), reach: 2 * INCH, distance: 2 * INCH - 1 };
    assert_eq!(near(2 * INCH - 1).why_not(0, harvest(0)), engaged);
    assert!(near(2 * INCH).offers(0, harvest(0)));
}

/// Moonstones (MS-27): models move over stones, but do not end on one.
#[test]
fn models_move_over_moonstones_but_do_not_end_on_them() {
    let mut scene = alone().stone(12.0, 10.0, 2).activate(0);
    scene.answer(0, jog());
    let on_it = Refusal::Illegal(Reason::Overlaps { with: InTheWay::Stone(0) });
    assert_eq!(scene.refused(0, by(&[(2 * INCH, 0)])), on_it);
    assert_eq!(scene.refused(0, by(&[(2 * INCH - 2099, 0)])), on_it);
    scene.answer(0, by(&[(4 * INCH, 0)]));
    let mut scene = alone().stone(12.0, 10.0, 2).activate(0);
    scene.answer(0, jog()).answer(0, by(&[(2 * INCH - 2100, 0)]));
    assert!(scene.offers(0, harvest(0)), "it touches the stone");
}

/// MS-27: no moving through or onto other models, friend or foe; touching is allowed.
#[test]
fn models_do_not_move_through_models() {
    for seat in [0, 1] {
        let field = |y: i32| {
            let field = alone().model(seat, "kaufman", 12.0, 10.0);
            field.change(|battle| battle.models[1].at = Point::clamped(12 * INCH, HERE + y))
        };
        let field = |y: i32| field(y).only(&[0]);
        let mut scene = field(2999).activate(0);
        scene.answer(0, jog());
        let refused = scene.refused(0, by(&[(4 * INCH, 0)]));
        assert!(
            matches!(refused, Refusal::Illegal(Reason::Blocked { by: InTheWay::Model(ModelId(1)), .. })),
            "{refused:?}"
        );
        assert_eq!(refused.rule(), Some("MS-27"));
        if seat == 0 {
            let mut scene = field(3000).activate(0);
            scene.answer(0, jog()).answer(0, by(&[(4 * INCH, 0)]));
        }
    }
}

/// Spieldefinitionen (MS-30): from edge to edge, whatever the size of the bases; "within" means less than the range.
#[test]
fn distances_are_measured_from_edge_to_edge() {
    // Flintlock's base is 30 mm wide, Gotchgut's 40 mm; the musket reaches 12 inches.
    for (key, radius) in [("kaufman", 1500), ("gotchgut", 2000)] {
        for (gap, can) in [(12 * INCH, false), (12 * INCH - 1, true)] {
            let far = f64::from(HERE + 1500 + radius + gap) / f64::from(INCH);
            let field = Field::new().model(0, "flintlock-1", 10.0, 10.0).model(1, key, far, 10.0);
            assert_eq!(plays::can_aim(field.only(&[0]), "flintlock-1", "shoot-musket"), can, "{key} {gap}");
        }
    }
}
