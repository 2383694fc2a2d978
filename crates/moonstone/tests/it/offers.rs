//! What is offered: ways that arrive, nothing that cannot do anything, stones by their numbers, what is printed.

use crate::field::plays::{can_aim, facing};
use crate::field::*;
use measure::units::INCH;
use measure::{Disc, Point};
use moonstone::Moonstone;
use moonstone::asked::{Choice, Way};
use moonstone::battle::{ModelId, Stone};
use moonstone::content::Manoeuvre;
use moonstone::look::Look;
use moonstone::reasons::Reason;
use table::{Game, Scene, Seat, Viewer};

fn ways(scene: &Scene<Moonstone>) -> Vec<Way> {
    let options = scene.asked(0).options.iter();
    options.filter_map(|it| if let Choice::Way(way) = it { Some(way.clone()) } else { None }).collect()
}

/// Where the offered ways end, as bases of the model that moves.
fn ends(scene: &Scene<Moonstone>) -> Vec<Disc> {
    let here = now(scene, 0).at;
    let ends = ways(scene).into_iter().map(|way| way.points.last().copied().unwrap_or(here));
    ends.map(|at| Disc::new(at, 1500).expect("a base of 30 mm")).collect()
}

/// Ernten (MS-21, MS-26): a stone that a jog reaches is touched at the end of an offered way, from every side.
#[test]
fn an_offered_jog_to_a_stone_arrives() {
    for turn in 0..80_i32 {
        // All around at distances that no rounding likes.
        let (x, y) = (3 * INCH + 97 * turn, 41 * turn * turn % (2 * INCH) - INCH);
        let field = Field::new().model(0, "kaufman", 18.0, 18.0);
        let (x, y) = if turn % 2 == 0 { (x, y) } else { (-y, x) };
        let stone = Point::clamped(18 * INCH + x, 18 * INCH + y);
        let mut scene = field.change(|battle| battle.lay_stone(stone, 0, 1)).activate(0);
        scene.answer(0, jog());
        let stone = Disc::new(stone, Stone::RADIUS).expect("a die");
        let start = Disc::new(now(&scene, 0).at, 1500).expect("a base of 30 mm");
        let is_near = start.gap(stone) < 4 * INCH - 2;
        assert_eq!(ends(&scene).iter().any(|end| end.touches(stone)), is_near, "{turn}");
    }
}

/// Nahkampfangriff (MS-21, MS-27): an enemy that a jog reaches is touched at the end of an offered way.
#[test]
fn an_offered_jog_to_an_enemy_arrives() {
    for turn in 0..20_i32 {
        let at = Point::clamped(18 * INCH + 3 * INCH + 131 * turn, 18 * INCH + 173 * turn - 1000);
        let field = Field::new().model(0, "kaufman", 18.0, 18.0).model(1, "kaufman", 22.0, 18.0);
        let mut scene = field.change(|battle| battle.models[1].at = at).only(&[]).activate(0);
        scene.answer(0, jog());
        let enemy = Disc::new(at, 1500).expect("a base of 30 mm");
        assert!(ends(&scene).iter().any(|end| end.touches(enemy)), "{turn}: {:?}", ways(&scene));
    }
}

/// The example of the melee (MS-72): Stu stops where his harpoon reaches the Baron and the Baron's sword not him.
#[test]
fn a_longer_weapon_stops_out_of_reach() {
    let field = Field::new().model(0, "seasick-stu", 10.0, 10.0).model(1, "baron-von-fancyhat", 16.0, 11.0).only(&[]);
    let mut scene = field.activate(0);
    scene.answer(0, jog());
    let game = scene.running().game().clone();
    let strikes = |way: &Way| {
        let mut after = scene.now().clone();
        after.models[0].at = way.points.last().copied().unwrap_or(after.models[0].at);
        let look = Look { game: &game, battle: &after };
        look.is_in_reach(ModelId(0), ModelId(1)) && !look.is_in_reach(ModelId(1), ModelId(0))
    };
    assert!(ways(&scene).iter().any(strikes), "{:?}", ways(&scene));
}

/// Schritt (MS-20, MS-29): staying is not what is offered first where a move was paid for.
#[test]
fn staying_comes_last_where_it_costs_energy() {
    let field = || Field::new().model(0, "kaufman", 10.0, 10.0).model(1, "fritz", 14.0, 10.0).stone(10.0, 14.0, 1);
    let mut scene = field().activate(0);
    scene.answer(0, step());
    assert_eq!(ways(&scene).iter().position(|way| way.points.is_empty()), Some(ways(&scene).len() - 1));
    let mut scene = field().activate(0);
    scene.answer(0, jog());
    assert_eq!(ways(&scene).iter().position(|way| way.points.is_empty()), Some(0));
}

/// Aktive und arkane Fähigkeit (MS-24, MS-25): not with nobody there but own models for which it can do nothing.
#[test]
fn what_does_nothing_for_own_models_is_not_offered() {
    let friend = |key: &str| Field::new().model(0, key, 10.0, 10.0).apart(0, "fritz", 0, 3.0).energy(0, 5);
    let healing = use_ability("beaky-bobby", "healing");
    let scene = friend("beaky-bobby").activate(0);
    assert!(!scene.offers(0, healing.clone()), "nobody has wounds");
    assert_eq!(scene.why_not(0, healing.clone()), Reason::NothingForOwn);
    assert!(friend("beaky-bobby").wounds(1, 2).activate(0).offers(0, healing.clone()));
    assert!(facing("beaky-bobby", 5, "fritz", 3.0).activate(0).offers(0, healing), "an enemy is there");
    let musket = use_ability("flintlock", "shoot-musket");
    assert!(!friend("flintlock").activate(0).offers(0, musket), "nobody shoots at friends");
    assert!(can_aim(facing("flintlock", 5, "fritz", 3.0), "flintlock", "shoot-musket"));
}

/// Ernten (MS-26): a stone keeps its number while it lies there, and a new one gets a free number.
#[test]
fn stones_keep_their_numbers() {
    let field = Field::new().model(0, "kaufman", 10.0, 10.0).stone_at(0, 1).stone(20.0, 20.0, 2).stone(24.0, 20.0, 3);
    let mut scene = field.only(&[0]).activate(0);
    let ids = |scene: &mut Scene<Moonstone>| -> Vec<(String, u8)> {
        let view = scene.running().view(Viewer::Seat(Seat(0)));
        view.stones.into_iter().map(|stone| (stone.id, stone.depth)).collect()
    };
    scene.answer(0, harvest(0));
    assert_eq!(ids(&mut scene), [("s1".to_string(), 2), ("s2".to_string(), 3)]);
    let mut battle = scene.now().clone();
    battle.lay_stone(at(5.0, 5.0), 0, 1);
    assert_eq!(battle.stones.last().map(|stone| stone.number), Some(0));
}

/// Kampfkarten (MS-60), bases (MS-27): everything printed is in the facts.
#[test]
fn facts_have_the_melee_table_and_all_radii() {
    let facts = Field::new().game.facts();
    assert_eq!(facts.melee.len(), Manoeuvre::ALL.len());
    let thrust = facts.melee.iter().find(|it| it.card == Manoeuvre::Thrust).expect("it is printed");
    assert_eq!(thrust.deals, ["0", "2", "3", "-", "2", "1"]);
    assert_eq!((facts.radii.stone, facts.radii.wood, facts.radii.token), (600, 2500, 1500));
}
