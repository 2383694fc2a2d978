//! Fauns and animals: Hoff, Jayda, Mr Toodles and the Jackalope.

use crate::field::plays::*;
use crate::field::*;
use moonstone::asked::Act;
use moonstone::battle::ModelId;
use moonstone::content::Damage;

const TOODLES: &str = "mr-toodles";

/// Felling axe (MS-C.hoff.felling-axe): impact +2.
#[test]
fn hoff_swings_an_axe() {
    check_deals("hoff", [6, 4, 4]);
}

/// Guerilla tactician (MS-C.hoff.guerilla-tactician): other friendly fauns within 6 inches have melee +1 and are swift.
#[test]
fn hoff_leads_fauns() {
    let cards = |key: &str, seat: u8, inches: f64| {
        let field = duel(key, 1, "brunhilde").model(seat, "hoff", 10.0, 10.0 + inches + 1.182);
        let mut scene = field.only(&[0]).activate(0);
        fight(&mut scene, 1, "thrust", "low-guard");
        hands(&scene)[0]
    };
    assert_eq!([cards(TOODLES, 0, 5.9), cards(TOODLES, 0, 6.0), cards(TOODLES, 1, 5.9)], [5, 4, 4]);
    assert_eq!(cards("grub", 0, 5.9), 6, "no faun");
    let mut scene = duel("hoff", 1, "brunhilde").activate(0);
    fight(&mut scene, 1, "thrust", "low-guard");
    assert_eq!(hands(&scene)[0], 6, "not Hoff himself");
    let far = |inches: f64| {
        let field = duel("brunhilde", 1, TOODLES).model(1, "hoff", 11.4, 10.0 + inches + 1.182);
        let mut scene = field.only(&[0]).energy(1, 1).activate(0);
        scene.answer(0, step()).answer(0, way(&[])).answer(1, target(1));
        let x = f64::from(now(&scene, 1).at.x()) / 2540.0;
        scene.running().answer(table::Seat(1), way(&[(x, 8.1)])).is_ok()
    };
    assert_eq!((far(5.8), far(6.1)), (true, false));
}

/// Furious charge (MS-C.hoff.furious-charge): 3 inches straight at an enemy, and +1 with an attack on it right then.
#[test]
fn hoff_charges() {
    check_reach("hoff", "furious-charge", 1, 4.0, 1, "flintlock");
    let charged = |steps: bool| {
        let mut scene = facing("hoff", 3, "brunhilde", 3.9).activate(0);
        use_on(&mut scene, "hoff", "furious-charge", 1);
        assert_eq!(gap(&mut scene, 0, 1), 90);
        if steps {
            scene.answer(0, step()).answer(0, way(&[]));
        }
        fight(&mut scene, 1, "thrust", "low-guard");
        now(&scene, 1).wounds
    };
    assert_eq!((charged(false), charged(true)), (2, 1));
}

/// Hunting horn (MS-C.hoff.hunting-horn): another friendly faun moves up to X + 1 inches, once a turn, not while
/// engaged.
#[test]
fn hoff_blows_the_horn() {
    check_reach("hoff", "hunting-horn", 1, 8.0, 0, "jayda");
    assert!(!can_aim(facing("hoff", 1, "jayda", 3.0), "hoff", "hunting-horn"), "no enemy");
    let field = || Field::new().model(0, "hoff", 10.0, 10.0).model(0, "jayda", 15.0, 10.0).energy(0, 2).energy(1, 0);
    let engaged = field().touching(1, "flintlock", 0).activate(0);
    assert!(!engaged.offers(0, use_ability("hoff", "hunting-horn")), "not while engaged");
    let mut scene = field().activate(0);
    cast(&mut scene, "hoff", "hunting-horn", Some(1), "P2");
    scene.refused(0, way(&[(15.0, 13.1)]));
    scene.answer(0, way(&[(15.0, 13.0)]));
    assert_eq!(now(&scene, 1).at, at(15.0, 13.0));
    assert!(!scene.offers(0, use_ability("hoff", "hunting-horn")), "once a turn");
    let mut scene = field().activate(0);
    cast(&mut scene, "hoff", "hunting-horn", Some(1), "G2");
    assert!(scene.offers(0, end()), "green does nothing");
    let mut scene = field().activate(0);
    cast(&mut scene, "hoff", "hunting-horn", Some(1), "C");
    scene.refused(1, way(&[(15.0, 13.1)]));
    scene.answer(1, way(&[(15.0, 13.0)]));
}

/// Head butt (MS-C.hoff.head-butt): only within an inch; the enemy is moved an inch away.
#[test]
fn hoff_butts() {
    check_signature("hoff", "falling-swing", [2, 3, 3, 3, 3, 3]);
    let butted = |inches: f64| {
        let mut scene = facing("hoff", 1, "brunhilde", inches).activate(0);
        sign(&mut scene, 1, "falling-swing", "low-guard");
        (now(&scene, 1).wounds, gap(&mut scene, 0, 1))
    };
    assert_eq!((butted(1.0), butted(1.2)), ((3, 200), (0, 220)));
}

/// Head butt: an enemy pushed out of reach still carries out its own end step (MS-71, MS-91).
#[test]
fn hoff_does_not_butt_an_end_step_away() {
    let mut scene = duel("hoff", 4, "butterfingers").activate(0);
    engage(&mut scene, 1, &["falling-swing"], &["high-guard"]);
    scene.answer(0, finish(0, true)).answer(1, finish(0, true));
    scene.answer(0, table::Seat(0));
    assert_eq!((gap(&mut scene, 0, 1), now(&scene, 0).energy), (100, 3 - 2));
}

/// Dagger (MS-C.jayda.dagger): piercing +1. Swift (MS-C.jayda.swift).
#[test]
fn jayda_has_a_dagger_and_is_swift() {
    check_deals("jayda", [4, 4, 5]);
    check_swift("jayda");
}

/// Sure footed (MS-C.jayda.sure-footed): jogs through water and woods, and a traverse costs 1.
#[test]
fn jayda_goes_everywhere() {
    for terrain in ["water", "wood"] {
        let piece = format!("[[table.piece]]\nterrain = \"{terrain}\"\nrect = [115, 50, 10, 100]\n");
        let mut scene = Field::on(&piece).model(0, "jayda", 10.0, 10.0).activate(0);
        scene.answer(0, jog()).answer(0, way(&[(14.0, 10.0)]));
        let mut scene = Field::on(&piece).model(0, "hoff", 10.0, 10.0).activate(0);
        scene.answer(0, jog()).refused(0, way(&[(14.0, 10.0)]));
    }
    let fence = "[[table.piece]]\nterrain = \"obstacle\"\nrect = [110, 50, 5, 100]\n";
    let field = |key: &str| {
        let field = Field::on(fence).model(0, key, 11.0, 10.0).energy(0, 1);
        field.change(|battle| battle.models[0].at = battle.models[0].at.shifted(-1501, 0)).activate(0)
    };
    assert!(!field("hoff").offers(0, Act::Traverse));
    let mut scene = field("jayda");
    scene.answer(0, Act::Traverse);
    take_last(&mut scene, 0);
    assert!(now(&scene, 0).at.x() > at(11.5, 0.0).x());
    assert_eq!(now(&scene, 0).energy, 0);
}

/// Shoot bow (MS-C.jayda.shoot-bow): X + 1 piercing damage with green, not while engaged.
#[test]
fn jayda_shoots() {
    check_reach("jayda", "shoot-bow", 3, 10.0, 1, "flintlock");
    assert!(!duel("jayda", 3, "flintlock").activate(0).offers(0, use_ability("jayda", "shoot-bow")));
    let shot = |card: &str, enemy: &str| {
        let mut scene = facing("jayda", 3, enemy, 9.0).activate(0);
        cast(&mut scene, "jayda", "shoot-bow", Some(1), card);
        now(&scene, 1).wounds
    };
    assert_eq!([shot("G1", "flintlock"), shot("G3", "flintlock"), shot("B3", "flintlock")], [2, 4, 0]);
    assert_eq!(shot("G3", "the-fencer"), 2, "volta");
    let mut scene = facing("jayda", 6, "flintlock", 9.0).activate(0);
    cast(&mut scene, "jayda", "shoot-bow", Some(1), "C");
    assert!(!scene.offers(0, use_ability("jayda", "shoot-bow")), "the bow is lost");
    assert_eq!(now(&scene, 0).wounds, 0);
}

/// Mercy kill (MS-C.jayda.mercy-kill): +2 against a model with at most 4 wounds left, and 1 energy for a slain enemy.
#[test]
fn jayda_ends_suffering() {
    check_signature("jayda", "falling-swing", [0, 1, 1, 4, 4, 3]);
    let killed = |wounds: u8, theirs: &str| {
        let mut scene = duel("jayda", 1, "brunhilde").wounds(1, wounds).activate(0);
        sign(&mut scene, 1, "falling-swing", theirs);
        choose_kind(&mut scene, Damage::Piercing);
        (now(&scene, 1).wounds - wounds, now(&scene, 0).energy)
    };
    assert_eq!([killed(8, "thrust"), killed(9, "thrust"), killed(9, "low-guard")], [(1, 0), (3, 0), (4, 1)]);
    assert_eq!(killed(9, "high-guard"), (0, 0), "null stays null");
}

/// Goblin jazz funk solo (MS-C.mr-toodles.goblin-jazz-funk-solo): all others within 2 inches are moved an inch away.
#[test]
fn mr_toodles_plays_a_solo() {
    let field = Field::new().model(0, TOODLES, 10.0, 10.0).apart(1, "brunhilde", 0, 1.9);
    let field = field.model(0, "grub", 10.0, 12.0).model(0, "wasp", 10.0, 6.0).only(&[]).energy(0, 2);
    let mut scene = field.activate(0);
    scene.answer(0, use_ability(TOODLES, "goblin-jazz-funk-solo"));
    assert_eq!(gap(&mut scene, 0, 1), 290);
    assert!((now(&scene, 2).at.y() - at(0.0, 13.0).y()).abs() <= 2);
    assert_eq!((now(&scene, 0).at, now(&scene, 3).at), (at(10.0, 10.0), at(10.0, 6.0)));
    assert!(!scene.offers(0, use_ability(TOODLES, "goblin-jazz-funk-solo")), "once a turn");
    assert_eq!(now(&scene, 0).energy, 1);
}

/// Healing (MS-C.mr-toodles.healing).
#[test]
fn mr_toodles_heals() {
    check_healing(TOODLES);
}

/// Lullaby (MS-C.mr-toodles.lullaby): a blue or pink 2 takes half the energy, rounded up, and heals 2; once a turn.
#[test]
fn mr_toodles_sings_a_lullaby() {
    check_reach(TOODLES, "lullaby", 1, 6.0, 1, "flintlock");
    check_catastrophe(TOODLES, "lullaby", 6.0, 1, "flintlock", 2);
    let sung = |card: &str, energy: u8| {
        let mut scene = facing(TOODLES, 2, "flintlock", 4.0).energy(1, energy).wounds(1, 4).activate(0);
        cast(&mut scene, TOODLES, "lullaby", Some(1), card);
        let result = (now(&scene, 1).energy, now(&scene, 1).wounds);
        decline(&mut scene);
        assert!(!scene.offers(0, use_ability(TOODLES, "lullaby")), "once a turn");
        result
    };
    assert_eq!([sung("B2", 3), sung("P2", 4), sung("G2", 3), sung("B3", 3)], [(1, 2), (2, 2), (3, 4), (3, 4)]);
}

/// Blighted elixir (MS-C.mr-toodles.blighted-elixir): green moves away, blue gives energy, pink wounds; once a turn.
#[test]
fn mr_toodles_offers_an_elixir() {
    check_reach(TOODLES, "blighted-elixir", 1, 2.0, 1, "flintlock");
    check_catastrophe(TOODLES, "blighted-elixir", 2.0, 1, "flintlock", 2);
    let drunk = |card: &str| {
        let mut scene = facing(TOODLES, 2, "baron-von-fancyhat", 1.0).activate(0);
        cast(&mut scene, TOODLES, "blighted-elixir", Some(1), card);
        let result = (gap(&mut scene, 0, 1), now(&scene, 1).energy, now(&scene, 1).wounds);
        decline(&mut scene);
        assert!(!scene.offers(0, use_ability(TOODLES, "blighted-elixir")), "once a turn");
        result
    };
    assert_eq!([drunk("G2"), drunk("G3")], [(300, 0, 0), (400, 0, 0)]);
    assert_eq!([drunk("B1"), drunk("B3")], [(100, 0, 0), (100, 2, 0)]);
    assert_eq!([drunk("P1"), drunk("P3")], [(100, 0, 1), (100, 0, 3)]);
}

/// Panic and flee (MS-C.mr-toodles.panic-and-flee): 3 inches straight away from the enemy, and all energy is lost.
#[test]
fn mr_toodles_flees() {
    check_signature(TOODLES, "low-guard", [0; 6]);
    let mut scene = duel(TOODLES, 3, "brunhilde").activate(0);
    sign(&mut scene, 1, "low-guard", "high-guard");
    assert_eq!((gap(&mut scene, 0, 1), now(&scene, 0).energy), (300, 0));
}

/// Razor sharp antlers (MS-C.jackalope.razor-sharp-antlers): piercing +2. Fluffy (MS-C.jackalope.fluffy): impact -1.
#[test]
fn the_jackalope_is_sharp_and_fluffy() {
    check_deals("jackalope", [4, 4, 6]);
    check_takes("jackalope", [3, 4, 4, 4]);
}

const FENCE: &str = "[[table.piece]]\nterrain = \"obstacle\"\nrect = [115, 50, 5, 100]\n";

/// Hippity (MS-C.jackalope.hippity): jogs over obstacles and models, but does not end on one.
#[test]
fn the_jackalope_jogs_over_fences() {
    let field = |key: &str| {
        let field = Field::on(FENCE).model(0, key, 10.0, 10.0).model(0, "grub", 10.0, 12.0);
        field.activate(0)
    };
    let mut scene = field("jackalope");
    scene.answer(0, jog());
    scene.refused(0, way(&[(12.0, 10.0)]));
    scene.answer(0, way(&[(14.0, 10.0)]));
    let mut scene = field("jackalope");
    scene.answer(0, jog()).refused(0, way(&[(10.0, 13.0)]));
    scene.answer(0, way(&[(10.0, 14.0)]));
    let mut scene = field("hoff");
    scene.answer(0, jog()).refused(0, way(&[(14.0, 10.0)]));
    scene.refused(0, way(&[(10.0, 14.0)]));
}

/// Burrowing claws (MS-C.jackalope.burrowing-claws): takes a stone in contact at any depth, not while engaged.
#[test]
fn the_jackalope_digs_out_a_stone() {
    let claws = use_ability("jackalope", "burrowing-claws");
    let mut scene = Field::new().model(0, "jackalope", 10.0, 10.0).stone_at(0, 4).energy(0, 3).activate(0);
    scene.answer(0, claws.clone());
    assert_eq!((now(&scene, 0).stones, scene.now().stones.len(), now(&scene, 0).energy), (1, 0, 0));
    let without = [
        Field::new().model(0, "jackalope", 10.0, 10.0).stone(20.0, 20.0, 1).energy(0, 3),
        Field::new().model(0, "jackalope", 10.0, 10.0).stone_at(0, 4).energy(0, 2),
        duel("jackalope", 3, "flintlock").stone_at(0, 4),
    ];
    for field in without {
        assert!(!field.activate(0).offers(0, claws.clone()));
    }
}

/// Hop (MS-C.jackalope.hop): up to 4 inches over obstacles and models, once a turn, even out of a melee.
#[test]
fn the_jackalope_hops() {
    let field = Field::on(FENCE).model(0, "jackalope", 10.0, 10.0).model(1, "brunhilde", 8.0, 10.0);
    let mut scene = field.only(&[]).energy(0, 4).activate(0);
    scene.answer(0, use_ability("jackalope", "hop"));
    scene.refused(0, way(&[(12.0, 10.0)]));
    scene.refused(0, way(&[(14.1, 10.0)]));
    scene.answer(0, way(&[(14.0, 10.0)]));
    assert_eq!(now(&scene, 0).energy, 2);
    assert!(!scene.offers(0, use_ability("jackalope", "hop")), "once a turn");
}

/// Gore (MS-C.jackalope.gore): only within an inch; the enemy is moved up to an inch.
#[test]
fn the_jackalope_gores() {
    check_signature("jackalope", "rising-attack", [4, 4, 4, 3, 4, 2]);
    let mut scene = duel("jackalope", 1, "brunhilde").activate(0);
    sign(&mut scene, 1, "rising-attack", "high-guard");
    let x = f64::from(now(&scene, 1).at.x()) / 2540.0;
    scene.refused(0, way(&[(x, 11.1)]));
    scene.answer(0, way(&[(x, 11.0)]));
    assert_eq!(now(&scene, 1).at.y(), at(0.0, 11.0).y());
    let mut scene = facing("jackalope", 1, "brunhilde", 1.1).activate(0);
    sign(&mut scene, 1, "rising-attack", "high-guard");
    assert_eq!(now(&scene, 1).wounds, 0);
    scene.answer(0, way(&[])).answer(0, end()).answer(1, ModelId(1));
}
