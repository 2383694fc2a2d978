//! What is offered: ways that arrive, nothing that has no effect, stones by number, and what is printed.

use crate::field::plays::{can_aim, duel, facing};
use crate::field::*;
use measure::units::INCH;
use measure::{Disc, Point};
use moonstone::asked::{Choice, Fateful, Way};
use moonstone::battle::{ModelId, Step, Stone};
use moonstone::cards::Fate;
use moonstone::content::Manoeuvre;
use moonstone::look::Look;
use moonstone::reasons::Reason;
use moonstone::{Moonstone, Options};
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
        // All around, at distances that are awkward to round.
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

/// The example of the melee (MS-72): Stu stops where his harpoon reaches the Baron but the Baron's sword does not reach
/// him.
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

/// Schritt, Sprint (MS-20, MS-21, MS-29): staying is not offered once a step was paid for or a jog is used up.
#[test]
fn steps_and_jogs_lead_somewhere() {
    let field = || Field::new().model(0, "kaufman", 10.0, 10.0).model(1, "fritz", 14.0, 10.0).stone(10.0, 14.0, 1);
    for act in [step(), jog()] {
        let mut scene = field().activate(0);
        scene.answer(0, act);
        assert!(ways(&scene).iter().all(|way| !way.points.is_empty()), "{:?}", ways(&scene));
        scene.answer(0, way(&[(10.0, 10.5)])).answer(1, target(1));
        let reaction = scene.asked(1).options.iter();
        assert!(!reaction.clone().any(|it| *it == way(&[])) && reaction.count() > 0);
    }
}

/// Aktive Fähigkeit (MS-24): a paid leap can lead somewhere even without anything to leap at; staying comes last.
#[test]
fn a_leap_leads_somewhere() {
    for field in [Field::new(), Field::new().stone(30.0, 30.0, 2)] {
        let mut scene = field.model(0, "jackalope", 10.0, 10.0).energy(0, 5).activate(0);
        scene.answer(0, use_ability("jackalope", "hop"));
        let offered = ways(&scene);
        let (last, others) = offered.split_last().expect("there are ways");
        assert!(last.points.is_empty() && !others.is_empty(), "{offered:?}");
        assert!(others.iter().all(|way| !way.points.is_empty()), "{offered:?}");
    }
}

/// Aktive und arkane Fähigkeit (MS-24, MS-25): not offered where it would change nothing, whatever card is drawn.
#[test]
fn what_would_change_nothing_is_not_offered() {
    let drop = || use_ability("butterfingers", "butterfingers");
    let field = || facing("butterfingers", 5, "fritz", 3.0);
    let scene = field().activate(0);
    assert!(!scene.offers(0, drop()), "nobody has a stone to drop");
    assert_eq!(scene.why_not(0, drop()), Reason::NoEffect);
    assert!(field().carries(1, 1).activate(0).offers(0, drop()));
    // She is a weakling by her card, and Fritz becomes one for the rest of the turn.
    let weaken = || use_ability("butterfingers", "clumsy-cluts");
    let mut scene = field().activate(0);
    scene.answer(0, weaken()).answer(0, target(1));
    decline(&mut scene);
    assert_eq!(scene.why_not(0, weaken()), Reason::NoEffect);
}

/// Schritt, Reaktion (MS-20, MS-29): a model that is hemmed in is offered no step, not even in reaction.
#[test]
fn a_model_without_room_is_not_offered_a_step() {
    // Bases of 30 mm all around, with gaps smaller than the smallest step.
    let around = [(1.0, 0.0), (0.5, 0.866), (-0.5, 0.866), (-1.0, 0.0), (-0.5, -0.866), (0.5, -0.866)];
    let hemmed_in = |bases: usize| {
        let field = Field::new().model(0, "kaufman", 18.0, 18.0);
        let beside = |field: Field, (x, y): &(f64, f64)| field.model(1, "kaufman", 18.0 + 1.184 * x, 18.0 + 1.184 * y);
        around[..bases].iter().fold(field, beside)
    };
    let scene = hemmed_in(6).activate(0);
    assert!(!scene.offers(0, step()) && !scene.offers(0, jog()));
    assert_eq!(scene.why_not(0, step()), Reason::NoWay);
    let mut scene = hemmed_in(6).only(&[0, 1]).activate(1);
    scene.answer(1, step()).answer(1, way(&[(19.19, 18.0)]));
    assert!(scene.offers(1, end()), "nobody is asked to react");
    // Without two of the bases there is room for a step.
    let mut scene = hemmed_in(4).only(&[0, 1]).activate(1);
    scene.answer(1, step()).answer(1, way(&[(19.19, 18.0)]));
    assert!(scene.offers(0, target(0)));
    assert!(hemmed_in(4).activate(0).offers(0, step()));
}

/// Aktive und arkane Fähigkeit (MS-24, MS-25): not if the only models there are friendly ones for which it does
/// nothing.
#[test]
fn what_does_nothing_for_own_models_is_not_offered() {
    let friend = |key: &str| Field::new().model(0, key, 10.0, 10.0).apart(0, "fritz", 0, 3.0).energy(0, 5);
    let healing = use_ability("beaky-bobby", "healing");
    let scene = friend("beaky-bobby").activate(0);
    assert!(!scene.offers(0, healing.clone()), "nobody has wounds");
    assert_eq!(scene.why_not(0, healing.clone()), Reason::NoEffect);
    assert!(friend("beaky-bobby").wounds(1, 2).activate(0).offers(0, healing.clone()));
    let enemy = || facing("beaky-bobby", 5, "fritz", 3.0);
    assert!(!enemy().activate(0).offers(0, healing.clone()), "the enemy has no wounds either");
    assert!(enemy().wounds(1, 2).activate(0).offers(0, healing));
    let musket = use_ability("flintlock", "shoot-musket");
    let scene = friend("flintlock").activate(0);
    assert!(!scene.offers(0, musket.clone()), "nobody shoots at friends");
    assert_eq!(scene.why_not(0, musket), Reason::NothingForOwn);
    assert!(can_aim(facing("flintlock", 5, "fritz", 3.0), "flintlock", "shoot-musket"));
}

/// Aktive Fähigkeit (MS-24, MS-65): armour that takes all damage off leaves an ability without effect.
#[test]
fn a_pull_that_neither_hurts_nor_moves_is_not_offered() {
    let tongue = || use_ability("goblin-airship", "sticky-tongue");
    let beside = |key: &str| {
        Field::new().model(0, "goblin-airship", 10.0, 10.0).touching(1, key, 0).only(&[]).energy(0, 5).activate(0)
    };
    assert!(beside("swiggarty-swooty").offers(0, tongue()));
    assert!(!beside("vicious-syd").offers(0, tongue()), "plate armour, and there already");
    assert_eq!(beside("vicious-syd").why_not(0, tongue()), Reason::NoEffect);
    assert!(facing("goblin-airship", 5, "vicious-syd", 2.0).activate(0).offers(0, tongue()));
}

/// Aktive Fähigkeit (MS-24): a model with no ability left has nothing to forget.
#[test]
fn nobody_forgets_what_is_lost() {
    let aimed = |field: Field| {
        let mut scene = field.activate(0);
        scene.answer(0, use_ability("gradock", "forgetfulness"));
        scene
    };
    let field = || facing("gradock", 3, "jayda", 5.0);
    assert!(aimed(field()).offers(0, target(1)));
    let scene = aimed(field().change(|battle| battle.models[1].off = u16::MAX));
    assert!(!scene.offers(0, target(1)));
    assert_eq!(scene.why_not(0, target(1)), Reason::NoEffect);
}

/// Aktive Fähigkeit (MS-24, MS-55): pushing a model that cannot be moved does nothing, so it is not offered.
#[test]
fn a_push_without_effect_is_not_offered() {
    let scare = use_ability("gotchgut", "ooga-booga");
    let field = || Field::new().model(0, "gotchgut", 10.0, 18.0).apart(1, "doug-the-flatulent", 0, 2.0).energy(0, 5);
    assert!(field().activate(0).offers(0, scare.clone()));
    let scene = field().touching(0, "fritz", 1).activate(0);
    assert!(!scene.offers(0, scare.clone()), "Fritz stands behind the goblin");
    assert_eq!(scene.why_not(0, scare), Reason::NoEffect);
}

/// MS-C.billy.ramming-speed: without contact no card is flipped, so a ram that is stopped immediately does nothing.
#[test]
fn a_ram_that_is_stopped_at_once_is_not_offered() {
    let ram = || use_ability("billy", "ramming-speed");
    let field = || Field::new().model(0, "billy", 10.0, 10.0).model(1, "kaufman", 14.0, 10.0).energy(0, 3);
    assert!(field().activate(0).offers(0, ram()));
    let scene = field().model(0, "fritz", 10.84, 10.84).activate(0);
    assert!(!scene.offers(0, ram()), "Fritz stands in his way, not in his sight");
    assert_eq!(scene.why_not(0, ram()), Reason::NoEffect);
    assert!(field().model(0, "fritz", 12.84, 10.84).activate(0).offers(0, ram()), "he gets nearer");
    assert!(duel("billy", 3, "kaufman").activate(0).offers(0, ram()), "they touch already");
    let mut scene = field().model(0, "fritz", 10.84, 10.84).model(1, "gotchgut", 10.0, 5.0).activate(0);
    scene.answer(0, ram());
    assert!(scene.offers(0, target(3)) && !scene.offers(0, target(1)), "nor at him if another can be rammed");
    assert_eq!(scene.why_not(0, target(1)), Reason::NoEffect);
}

/// MS-C.kaufman.shower-of-gold: only points that would move a model are offered.
#[test]
fn gold_that_no_model_can_follow_is_not_offered() {
    let gold = || use_ability("kaufman", "shower-of-gold");
    let wall = "[[table.piece]]\nterrain = \"barrier\"\nrect = [110, 0, 20, 360]\n";
    let field = |pieces: &str, x: f64| Field::on(pieces).model(0, "kaufman", 10.0, 10.0).model(1, "fritz", x, 10.0);
    let offered = |pieces: &str, x: f64| field(pieces, x).only(&[0]).activate(0).offers(0, gold());
    assert!(offered(wall, 14.0), "Fritz comes up to the wall");
    assert!(!offered(wall, 13.6), "he stands at it already");
    assert_eq!(field(wall, 13.6).only(&[0]).activate(0).why_not(0, gold()), Reason::NoEffect);
    assert!(offered("", 13.6));
    assert!(!offered("", 22.0), "too far away");
    // Farther away than the gold can be placed, but close enough to be affected by it.
    let mut scene = field("", 20.0).only(&[0]).activate(0);
    scene.answer(0, gold());
    for option in scene.asked(0).options.clone() {
        let mut scene = field("", 20.0).only(&[0]).activate(0);
        scene.answer(0, gold()).answer(0, option);
        assert_ne!(now(&scene, 1).at, at(20.0, 10.0));
    }
}

/// MS-C.muridae.squeaking: an enemy without room is not moved.
#[test]
fn a_hemmed_in_enemy_is_not_moved() {
    let squeak = || use_ability("muridae", "squeaking");
    let around = [(0.5, 0.866), (-0.5, 0.866), (-1.0, 0.0), (-0.5, -0.866), (0.5, -0.866)];
    let hemmed_in = |bases: usize| {
        let field = Field::new().model(0, "muridae", 19.182, 18.0).model(1, "kaufman", 18.0, 18.0).energy(0, 3);
        let beside = |field: Field, (x, y): &(f64, f64)| field.model(0, "kaufman", 18.0 + 1.182 * x, 18.0 + 1.182 * y);
        around[..bases].iter().fold(field, beside).activate(0)
    };
    assert!(hemmed_in(3).offers(0, squeak()));
    assert!(!hemmed_in(5).offers(0, squeak()));
    assert_eq!(hemmed_in(5).why_not(0, squeak()), Reason::NoEffect);
}

/// MS-C.kaufman.money-bag: not offered without a place for it.
#[test]
fn a_money_bag_needs_a_place() {
    let bag = || use_ability("kaufman", "money-bag");
    let wall = |rect: &str| format!("[[table.piece]]\nterrain = \"barrier\"\nrect = [{rect}]\n");
    let walls = ["90, 90, 3, 20", "107, 90, 3, 20", "93, 90, 14, 3", "93, 107, 14, 3"];
    let field = |walls: &[&str]| {
        let pieces: String = walls.iter().map(|rect| wall(rect)).collect();
        Field::on(&pieces).model(0, "kaufman", 10.0, 10.0).energy(0, 3).activate(0)
    };
    assert!(field(&walls[..3]).offers(0, bag()));
    assert!(!field(&walls).offers(0, bag()), "walls all around");
    assert_eq!(field(&walls).why_not(0, bag()), Reason::NoEffect);
}

/// Wundersame Heilung (MS-81), MS-C.morris.tough-as-old-boots: not offered for wounds that heal by themselves right
/// after it.
#[test]
fn no_miracle_is_offered_for_what_heals_by_itself() {
    for (wounds, is_offered) in [(2, false), (3, true)] {
        let field = Field::with(Options::default(), "").model(0, "morris", 10.0, 10.0).wounds(0, wounds);
        let field = field.model(1, "kaufman", 20.0, 10.0).wounds(1, 1);
        let field = field.change(|battle| battle.players[0].fate = Some(Fate::MiraculousHealing));
        let scene = field.scene([Step::BeginRound]);
        assert!(scene.offers(0, Fateful::On { model: ModelId(1) }));
        assert_eq!(scene.offers(0, Fateful::On { model: ModelId(0) }), is_offered, "{wounds} wounds");
    }
}

/// Ernten (MS-26): a stone keeps its number while it is on the ground, and a new one gets a free number.
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

/// Ernten (MS-21, MS-26): a stone behind a wall is touched at the end of a way around it.
#[test]
fn an_offered_jog_to_a_stone_goes_round_a_wall() {
    let wall = "[[table.piece]]\nterrain = \"barrier\"\nrect = [115, 96, 2, 8]\n";
    let mut scene = Field::on(wall).model(0, "kaufman", 10.0, 10.0).stone(13.4, 10.0, 1).only(&[0]).activate(0);
    scene.answer(0, jog());
    let stone = Disc::new(at(13.4, 10.0), Stone::RADIUS).expect("a die");
    assert!(ends(&scene).iter().any(|end| end.touches(stone)), "{:?}", ways(&scene));
}

/// Sprint (MS-21, MS-27): an offered jog away from an enemy goes up to the edge of the table.
#[test]
fn an_offered_jog_away_arrives_at_the_edge() {
    let field = Field::new().model(0, "kaufman", 2.0, 18.0).model(1, "kaufman", 6.0, 18.0).only(&[0]);
    let mut scene = field.activate(0);
    scene.answer(0, jog());
    let nearest = ends(&scene).iter().map(|end| end.centre().x() - end.radius()).min();
    assert_eq!(nearest, Some(0), "{:?}", ways(&scene));
}
