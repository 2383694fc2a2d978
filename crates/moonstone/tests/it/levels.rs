//! Gebäude, Treppen, Leitern und Höhe: platforms, stairs, ladders, and what is seen and covered between levels.

use crate::field::*;
use measure::Cover;
use moonstone::asked::{Act, Choice};
use moonstone::battle::ModelId;
use moonstone::look::Look;
use moonstone::reasons::{InTheWay, Reason};
use table::{Refusal, Scene};

/// A platform from 10 to 16 inches; stairs at its east side, a ladder at its west side.
const TOWER: &str = r#"
piece = [
    { terrain = "platform", level = 1, rect = [100, 100, 60, 60] },
    { terrain = "stairs", rect = [155, 115, 35, 25] },
    { terrain = "obstacle", rect = [200, 90, 5, 80] },
]
ladder = [{ foot = [90, 130], top = [105, 130] }]
"#;

fn upstairs(field: Field, model: u8) -> Field {
    field.change(|battle| battle.models[usize::from(model)].level = 1)
}

#[track_caller]
fn reason(refusal: Refusal<moonstone::Moonstone>) -> Reason {
    match refusal {
        Refusal::Illegal(reason) => reason,
        other => panic!("{other:?}"),
    }
}

fn place(scene: &Scene<moonstone::Moonstone>, model: u8) -> (measure::Point, u8) {
    (now(scene, model).at, now(scene, model).level)
}

/// Treppen (MS-57): stairs are open ground that leads from one level to the next and back.
#[test]
fn stairs_lead_up_to_the_platform_and_down_again() {
    let mut scene = Field::on(TOWER).model(0, "billy", 19.0, 12.5).energy(0, 3).activate(0);
    scene.answer(0, jog()).answer(0, way(&[(15.7, 12.5)]));
    assert_eq!(place(&scene, 0), (at(15.7, 12.5), 1));
    scene.answer(0, step()).answer(0, way(&[(14.7, 12.5)]));
    assert_eq!(place(&scene, 0), (at(14.7, 12.5), 1));
    let mut scene = upstairs(Field::on(TOWER).model(0, "billy", 15.7, 12.5).energy(0, 3), 0).activate(0);
    scene.answer(0, jog()).answer(0, way(&[(18.5, 12.5)]));
    assert_eq!(place(&scene, 0), (at(18.5, 12.5), 0));
}

/// Gebäude (MS-57): without stairs no model gets from the ground onto a platform; below it there is open ground.
#[test]
fn below_a_platform_a_model_stays_on_the_ground() {
    let field = upstairs(Field::on(TOWER).model(0, "billy", 13.0, 8.0).model(1, "flintlock", 13.0, 12.0), 1);
    let mut scene = field.only(&[0]).activate(0);
    scene.answer(0, jog()).answer(0, way(&[(13.0, 12.0)]));
    assert_eq!(place(&scene, 0), (at(13.0, 12.0), 0), "it passes below the model on the platform");
}

/// Gebäude (MS-57): ways end at the edge of a platform.
#[test]
fn models_do_not_walk_off_a_platform() {
    let mut scene = upstairs(Field::on(TOWER).model(0, "billy", 13.0, 13.0), 0).activate(0);
    scene.answer(0, jog());
    let refused = reason(scene.refused(0, way(&[(13.0, 16.5)])));
    assert_eq!(refused, Reason::OffLevel { at: at(13.0, 16.5) });
    scene.answer(0, way(&[(13.0, 15.9)]));
    assert_eq!(place(&scene, 0), (at(13.0, 15.9), 1));
}

/// Treppen (MS-27, MS-57): there is no room at the top of the stairs while another model stands there.
#[test]
fn a_model_that_comes_up_does_not_end_on_another() {
    let field = Field::on(TOWER).model(0, "billy", 19.0, 12.5).model(0, "flintlock", 15.5, 12.5);
    let mut scene = upstairs(field, 1).activate(0);
    scene.answer(0, jog());
    let refused = reason(scene.refused(0, way(&[(15.7, 12.5)])));
    assert_eq!(refused, Reason::Overlaps { with: InTheWay::Model(ModelId(1)) });
    scene.answer(0, way(&[(18.0, 12.5)]));
}

/// Leitern (MS-22, MS-57): the ends of a ladder are one traverse apart.
#[test]
fn a_ladder_is_climbed_with_one_traverse() {
    let mut scene = Field::on(TOWER).model(0, "billy", 9.0, 13.0).energy(0, 4).activate(0);
    scene.answer(0, Choice::Act(Act::Traverse));
    let refused = reason(scene.refused(0, spot(10.2, 15.7)));
    assert!(matches!(refused, Reason::TooFarAcross { .. } | Reason::NotAcross), "{refused:?}");
    scene.answer(0, spot(10.5, 13.0));
    assert_eq!((place(&scene, 0), now(&scene, 0).energy), ((at(10.5, 13.0), 1), 2));
    scene.answer(0, Choice::Act(Act::Traverse)).answer(0, spot(9.0, 13.0));
    assert_eq!((place(&scene, 0), now(&scene, 0).energy), ((at(9.0, 13.0), 0), 0));
}

/// A platform one storey high with stairs and a ladder, and a second storey with another ladder.
const HIGH_TOWER: &str = "[[table.piece]]\nterrain = \"platform\"\nlevel = 1\nrect = [80, 80, 40, 40]\n\
                     [[table.piece]]\nterrain = \"stairs\"\nrect = [110, 90, 40, 20]\n\
                     [[table.piece]]\nterrain = \"platform\"\nlevel = 2\nrect = [80, 110, 40, 40]\n\
                     [[table.ladder]]\nfoot = [70, 100]\ntop = [90, 100]\n\
                     [[table.ladder]]\nfoot = [90, 105]\ntop = [90, 120]\nlevel = 1\n";

/// Leitern (MS-57): one traverse leads from one end to the other, one storey at a time.
#[test]
fn a_ladder_is_climbed_a_storey_at_a_time() {
    let mut scene = Field::on(HIGH_TOWER).model(0, "kaufman", 7.0, 10.0).energy(0, 4).activate(0);
    scene.answer(0, Choice::Act(Act::Traverse)).answer(0, spot(9.0, 10.0));
    assert_eq!((now(&scene, 0).level, now(&scene, 0).energy), (1, 2));
    scene.answer(0, Choice::Act(Act::Traverse)).answer(0, spot(9.0, 12.0));
    assert_eq!((now(&scene, 0).level, now(&scene, 0).energy), (2, 0));
    let seen = scene.running().view(table::Viewer::Spectator);
    assert_eq!(seen.models[0].level, 2);
}

/// Leitern (MS-57): at the top a model stands on the platform, not beside it.
#[test]
fn the_top_of_a_ladder_is_on_the_platform() {
    let mut scene = Field::on(TOWER).model(0, "billy", 9.0, 13.0).energy(0, 2).activate(0);
    scene.answer(0, Choice::Act(Act::Traverse));
    let refused = reason(scene.refused(0, spot(9.8, 13.0)));
    assert_eq!(refused, Reason::OffLevel { at: at(9.8, 13.0) });
    scene.answer(0, spot(10.5, 13.0));
}

/// Höhe (MS-49, MS-50): something below the line of sight from above gives no cover; seen from the ground it does.
#[test]
fn from_above_one_sees_over_what_is_low() {
    let field = || Field::on(TOWER).model(0, "billy", 15.0, 15.0).model(1, "flintlock", 28.0, 15.0);
    let cover = |field: &Field| Look { game: &field.game, battle: &field.battle }.cover(ModelId(0), ModelId(1));
    assert!(matches!(cover(&field()), Cover::Heavy { .. }), "a fence is between them");
    assert_eq!(cover(&upstairs(field(), 0)), Cover::None);
    // Close behind the fence, the line from above is no higher than the fence.
    let near = upstairs(Field::on(TOWER).model(0, "billy", 15.0, 15.0).model(1, "flintlock", 21.2, 15.0), 0);
    assert!(matches!(cover(&near), Cover::Heavy { .. }), "{:?}", cover(&near));
}

/// Höhe (MS-50): between two models on the same upper level, things on the ground give no cover.
#[test]
fn on_one_level_only_what_is_higher_gives_cover() {
    let bridge = r#"
piece = [
    { terrain = "platform", level = 1, rect = [100, 100, 160, 60] },
    { terrain = "obstacle", rect = [180, 90, 5, 80] },
    { terrain = "obstacle", level = 1, rect = [220, 100, 5, 60] },
]
"#;
    let field = Field::on(bridge).model(0, "billy", 12.0, 13.0).model(1, "flintlock", 20.0, 13.0);
    let field = upstairs(upstairs(field.model(1, "fritz", 24.5, 13.0), 0), 1);
    let field = upstairs(field, 2).change(|battle| battle.models[1].at = at(20.0, 11.0));
    let look = Look { game: &field.game, battle: &field.battle };
    assert_eq!(look.cover(ModelId(0), ModelId(1)), Cover::None, "the fence stands below the bridge");
    assert!(matches!(look.cover(ModelId(0), ModelId(2)), Cover::Heavy { .. }), "this one stands on it");
}

/// Barrieren (MS-31, MS-50): models on different levels see each other over anything lower than the line between them.
#[test]
fn from_above_one_sees_over_a_low_wall() {
    let walled = |height: u16| {
        format!(
            r#"
piece = [
    {{ terrain = "platform", level = 1, rect = [100, 100, 60, 60] }},
    {{ terrain = "barrier", rect = [200, 0, 5, 360], height = {height} }},
]
"#
        )
    };
    let sees = |height: u16, level: u8| {
        let field = Field::on(&walled(height)).model(0, "billy", 15.0, 13.0).model(1, "flintlock", 30.0, 13.0);
        let field = field.change(|battle| battle.models[0].level = level);
        Look { game: &field.game, battle: &field.battle }.sees(ModelId(0), ModelId(1))
    };
    assert!(!sees(20, 0), "on the ground the wall blocks");
    assert!(sees(20, 1) && !sees(60, 1), "from above a low wall does not, a high one does");
}

/// Gebäude (MS-28, MS-57): models neither fight nor harvest through a floor.
#[test]
fn a_floor_is_between_those_above_and_below() {
    let field = || Field::on(TOWER).model(0, "fritz", 13.0, 13.0).model(1, "billy", 13.5, 13.0).stone(13.0, 13.9, 1);
    let mut scene = upstairs(field(), 0).activate(0);
    assert!(!scene.offers(0, attack(1)) && !scene.offers(0, harvest(0)));
    assert_eq!(scene.why_not(0, attack(1)), Reason::OtherStorey);
    let seen = scene.running().view(table::Viewer::Spectator);
    assert!(seen.models.iter().all(|model| !model.is_engaged));
    let close = Field::on(TOWER).model(0, "fritz", 13.0, 13.0).stone_at(0, 1);
    let scene = upstairs(close, 0).activate(0);
    assert_eq!(scene.why_not(0, harvest(0)), Reason::OtherStorey);
}

/// Treppen (MS-57): models above and below can fight at the stairs.
#[test]
fn they_fight_on_the_stairs() {
    let field = Field::on(TOWER).model(0, "fritz", 15.0, 12.5).model(1, "billy", 17.0, 12.5);
    assert!(upstairs(field, 0).activate(0).offers(0, attack(1)));
}

/// Gebäude (MS-32, MS-57): a stone dropped upstairs stays there, and is harvested there.
#[test]
fn a_stone_stays_on_its_storey() {
    let field = Field::on(TOWER).model(0, "fritz", 13.0, 13.0).model(1, "billy", 13.5, 11.5).carries(0, 1);
    let field = upstairs(upstairs(field, 0), 1).change(|battle| battle.models[0].wounds = 5);
    let hurt = moonstone::battle::Step::Hurt { to: ModelId(0), wounds: 9, by: None };
    let mut scene = field.scene([moonstone::battle::Step::NextActivation, hurt]);
    let spot = scene.asked(0).options[0].clone();
    scene.answer(0, spot);
    assert_eq!(scene.now().stones.iter().map(|stone| stone.level).collect::<Vec<_>>(), [1]);
    let below = |level: u8| {
        let field = Field::on(TOWER).model(0, "fritz", 13.0, 13.0).stone_at(0, 2);
        field.change(|battle| battle.stones[0].level = level).activate(0)
    };
    assert!(below(0).offers(0, harvest(0)) && !below(1).offers(0, harvest(0)));
    assert_eq!(below(1).why_not(0, harvest(0)), Reason::OtherStorey);
}
