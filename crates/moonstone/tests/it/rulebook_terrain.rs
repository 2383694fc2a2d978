//! Gelände: where models jog and step, what they see through, buildings (MS-55 to MS-57).

use crate::field::*;
use measure::Point;
use measure::units::INCH;
use moonstone::Moonstone;
use moonstone::asked::{Act, Choice, Spot};
use moonstone::battle::ModelId;
use moonstone::reasons::{InTheWay, Reason};
use table::{Refusal, Scene};

/// A piece of terrain from eleven to thirteen inches, in the way of a model at ten.
fn strip(terrain: &str) -> String {
    format!("[[table.piece]]\nterrain = \"{terrain}\"\nrect = [110, 80, 20, 40]\n")
}

/// A model jogs or steps from ten inches to the east.
fn going(pieces: &str, key: &str, how: Choice) -> Scene<Moonstone> {
    let mut scene = Field::on(pieces).model(0, key, 10.0, 10.0).activate(0);
    scene.answer(0, how);
    scene
}

/// Whether a model at ten inches and one farther east see each other past some terrain.
fn sees(pieces: &str, from: f64, to: f64) -> bool {
    let field = Field::on(pieces).model(0, "flintlock-1", from, 10.0).model(1, "kaufman", to, 10.0).only(&[0]);
    plays::can_aim(field, "flintlock-1", "shoot-musket")
}

/// Offenes Gelände (MS-55): no effect on anything.
#[test]
fn open_ground_has_no_effect() {
    let floor = strip("floor");
    going(&floor, "kaufman", jog()).answer(0, way(&[(14.0, 10.0)]));
    assert!(sees(&floor, 10.0, 18.0));
}

/// Wassergelände (MS-55): steps but no jog onto it or through it; it does not block sight.
#[test]
fn water_is_crossed_in_steps() {
    let water = strip("water");
    let mut scene = going(&water, "kaufman", jog());
    for end in [(11.0, 10.0), (14.0, 10.0)] {
        let refused = scene.refused(0, way(&[end]));
        // The base has a radius of 15 mm.
        let shore = Point::clamped(11 * INCH - 1500, 10 * INCH);
        assert_eq!(refused, Refusal::Illegal(Reason::NoJogThere { at: shore }));
        assert_eq!(refused.rule(), Some("MS-55"));
    }
    scene.answer(0, way(&[(10.4, 10.0)]));
    scene.answer(0, step()).answer(0, way(&[(11.4, 10.0)]));
    scene.answer(0, step()).answer(0, way(&[(12.4, 10.0)]));
    assert_eq!(now(&scene, 0).at, at(12.4, 10.0));
    assert!(sees(&water, 10.0, 18.0));
}

/// Wassergelände, Wäldchen (MS-55; ruling on MS-21): a model that stands in it cannot jog, not even out of it.
#[test]
fn models_do_not_jog_out_of_water_or_a_wood() {
    for terrain in ["water", "wood"] {
        let mut scene = Field::on(&strip(terrain)).model(0, "kaufman", 11.5, 10.0).activate(0);
        assert_eq!(scene.refused(0, jog()).rule(), Some("MS-55"), "{terrain}");
        scene.answer(0, step()).answer(0, way(&[(10.5, 10.0)]));
    }
}

/// Wäldchen (MS-55): steps only; models see into a wood and out of it, but not through it.
#[test]
fn a_wood_is_crossed_in_steps_and_hides_what_is_behind() {
    let wood = strip("wood");
    let mut scene = going(&wood, "kaufman", jog());
    assert!(matches!(scene.refused(0, way(&[(14.0, 10.0)])), Refusal::Illegal(Reason::NoJogThere { .. })));
    scene.answer(0, way(&[]));
    scene.answer(0, step()).answer(0, way(&[(11.0, 10.0)]));
    assert!(sees(&wood, 9.0, 12.0), "into it");
    assert!(sees(&wood, 12.0, 16.0), "out of it");
    assert!(!sees(&wood, 9.0, 16.0), "not through it");
    assert!(sees(&wood, 9.0, 13.5), "partly inside is inside");
}

/// Hindernisse (MS-55): no jog or step crosses them, no model ends on one, and they do not block sight.
#[test]
fn obstacles_stop_jogs_and_steps_but_not_sight() {
    let fence = "[[table.piece]]\nterrain = \"obstacle\"\nrect = [110, 80, 5, 40]\n";
    let at = Point::clamped(11 * INCH - 1500, 10 * INCH);
    for how in [jog(), step()] {
        let mut scene = going(fence, "kaufman", how);
        let blocked = Reason::Blocked { by: InTheWay::Terrain(0), at };
        assert_eq!(scene.refused(0, way(&[(11.0, 10.0)])), Refusal::Illegal(blocked));
    }
    assert!(sees(fence, 9.0, 16.0));
}

/// Barrieren (MS-55): impassable for every model, and they hide whatever is wholly behind them.
#[test]
fn barriers_stop_all_models_and_hide() {
    for terrain in ["barrier", "tree"] {
        for key in ["kaufman", "fraya"] {
            let mut scene = going(&strip(terrain), key, jog());
            let refused = scene.refused(0, way(&[(14.0, 10.0)]));
            assert!(matches!(refused, Refusal::Illegal(Reason::Blocked { by: InTheWay::Terrain(0), .. })));
        }
        assert!(!sees(&strip(terrain), 9.0, 16.0));
        let beside = format!("[[table.piece]]\nterrain = \"{terrain}\"\nrect = [110, 101, 20, 40]\n");
        assert!(sees(&beside, 9.0, 16.0), "in part is not wholly");
    }
}

/// Hindernisse, Barrieren (MS-55): a forced move ends in base contact.
#[test]
fn a_forced_move_ends_at_obstacles_and_barriers() {
    for terrain in ["obstacle", "barrier"] {
        let wall = format!("[[table.piece]]\nterrain = \"{terrain}\"\nrect = [160, 80, 5, 40]\n");
        let field = Field::on(&wall).model(0, "billy-1", 10.0, 10.0).model(1, "kaufman", 14.0, 10.0).only(&[0]);
        let mut scene = field.activate(0);
        scene.answer(0, use_ability("billy-1", "ramming-speed")).answer(0, target(1)).rolls(arcana(&["G3"]));
        let gap = 16 * INCH - 1500 - now(&scene, 1).at.x();
        assert!((0..=2).contains(&gap), "{terrain}: {gap}");
    }
}

/// Feen (MS-56): they jog freely through water and woods, and over obstacles and models.
#[test]
fn faeries_jog_over_what_stops_others() {
    for terrain in ["water", "wood"] {
        going(&strip(terrain), "fraya", jog()).answer(0, way(&[(12.0, 10.0)]));
        going(&strip(terrain), "fraya", jog()).answer(0, way(&[(14.0, 10.0)]));
    }
    let fence = "[[table.piece]]\nterrain = \"obstacle\"\nrect = [110, 80, 5, 40]\n";
    let mut scene = going(fence, "fraya", jog());
    let on_it = Refusal::Illegal(Reason::Overlaps { with: InTheWay::Terrain(0) });
    assert_eq!(scene.refused(0, way(&[(11.5, 10.0)])), on_it, "she may not end on it");
    scene.answer(0, way(&[(13.0, 10.0)]));
    let mut scene = going(fence, "fraya", step());
    assert_eq!(scene.refused(0, way(&[(11.0, 10.0)])).rule(), Some("MS-55"), "her steps are like those of others");
}

/// Feen (MS-56): over models too, but without ending on them.
#[test]
fn faeries_jog_over_models() {
    let field = |key: &str| Field::new().model(0, key, 10.0, 10.0).model(0, "kaufman", 12.0, 10.0).only(&[0]);
    let mut scene = field("fraya").activate(0);
    scene.answer(0, jog());
    let on_him = Refusal::Illegal(Reason::Overlaps { with: InTheWay::Model(ModelId(1)) });
    assert_eq!(scene.refused(0, way(&[(12.5, 10.0)])), on_him);
    scene.answer(0, way(&[(14.0, 10.0)]));
    let mut scene = field("fritz").activate(0);
    scene.answer(0, jog());
    assert_eq!(scene.refused(0, way(&[(14.0, 10.0)])).rule(), Some("MS-27"));
}

/// The south wall of a hut, with a door in it, and the floor behind.
const HUT: &str = "[[table.piece]]\nterrain = \"floor\"\nrect = [80, 120, 60, 40]\n\
                   [[table.piece]]\nterrain = \"barrier\"\nrect = [80, 120, 20, 5]\n\
                   [[table.piece]]\nterrain = \"obstacle\"\nrect = [100, 120, 20, 5]\n\
                   [[table.piece]]\nterrain = \"barrier\"\nrect = [120, 120, 20, 5]\n";

/// Gebäude (MS-57): walls are barriers, windows and doors obstacles; inside is open ground.
#[test]
fn a_house_is_entered_through_doors_and_windows() {
    let south = 12 * INCH - 1500;
    let stand = |x: i32| {
        let field = Field::on(HUT).model(0, "kaufman", 11.0, 9.0);
        field.change(|battle| battle.models[0].at = Point::clamped(x, south)).activate(0)
    };
    let mut scene = stand(11 * INCH);
    scene.answer(0, Act::Traverse);
    let inside = |x: i32| Spot { at: Point::clamped(x, south + 3000 + INCH / 2) };
    scene.answer(0, inside(11 * INCH));
    scene.answer(0, jog()).answer(0, way(&[(12.5, 14.5)]));
    let scene = stand(13 * INCH);
    assert_eq!(scene.why_not(0, Act::Traverse), Reason::NoObstacle, "a wall is not climbed");
}

/// Wassergelände, Wäldchen (MS-55; ruling on MS-21): a jog that could only stay is not offered, and "why not?" says so.
#[test]
fn no_jog_is_offered_to_a_model_that_cannot_jog() {
    for terrain in ["water", "wood"] {
        let field = |key: &str| Field::on(&strip(terrain)).model(0, key, 12.0, 10.0).activate(0);
        let scene = field("kaufman");
        assert!(!scene.offers(0, jog()), "{terrain}");
        assert_eq!(scene.why_not(0, jog()), Reason::NoJogThere { at: at(12.0, 10.0) });
        assert!(field("fraya").offers(0, jog()), "faeries jog over {terrain}");
    }
}
