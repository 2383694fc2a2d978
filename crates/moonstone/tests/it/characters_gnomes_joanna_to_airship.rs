//! The gnomes, second part: Joanna, Muridae, Loci, the airship.

use crate::field::drill::*;
use crate::field::shared::*;
use crate::field::*;
use moonstone::asked::{Question, Replacement};
use moonstone::battle::{GrownWood, ModelId, State, Step};
use moonstone::content::Damage;
use moonstone::reasons::Reason;
use table::Seat;

const JOANNA: &str = "joanna-nordic-princess";
const LOCI: &str = "loci-nordic-shipwright";
const AIRSHIP: &str = "gnomish-airship";

/// MS-C.joanna-nordic-princess.glaive
#[test]
fn joanna_has_a_glaive() {
    check_weapon("MS-C.joanna-nordic-princess.glaive", JOANNA, [Some(0), Some(1), Some(1)]);
}

/// MS-C.joanna-nordic-princess.alskling
#[test]
fn gnomes_and_animals_shelter_joanna() {
    ability_id("MS-C.joanna-nordic-princess.alskling");
    check_sheltered(JOANNA, "young-jack", "flintlock");
    check_sheltered(JOANNA, "jackalope", "flintlock");
}

/// MS-C.joanna-nordic-princess.pixie-elf-elixir
#[test]
fn joanna_drinks_an_elixir_once_a_turn() {
    let field = || alone(JOANNA, 6);
    for (card, energy, wounds) in [("B1", 6, 0), ("B3", 8, 0), ("G3", 4, 0), ("P3", 4, 0), ("C", 4, 3)] {
        let mut scene = field().activate(0);
        cast(&mut scene, JOANNA, "pixie-elf-elixir", None, card);
        assert_eq!((now(&scene, 0).energy, now(&scene, 0).wounds), (energy, wounds), "{card}");
        check_used_up(&scene, JOANNA, "pixie-elf-elixir");
    }
    check_cost(field, JOANNA, "pixie-elf-elixir", 2);
}

/// MS-C.joanna-nordic-princess.revenge-of-the-forest-friends
#[test]
fn the_forest_takes_revenge_for_joanna() {
    let revenge = "revenge-of-the-forest-friends";
    let terrain = |kind: &str| format!("[[table.piece]]\nterrain = \"{kind}\"\nround = [250, 140, 10]\n");
    let field = |kind: &str, x: f64| {
        let field = Field::on(&terrain(kind)).model(0, JOANNA, 10.0, 10.0).model(1, "baron-von-fancyhat", x, 10.0);
        field.only(&[]).energy(0, 4)
    };
    for (card, wounds) in [("P1", 1), ("P3", 3), ("G3", 0), ("B3", 0)] {
        let mut scene = field("wood", 25.0).activate(0);
        cast(&mut scene, JOANNA, revenge, Some(1), card);
        assert_eq!((now(&scene, 1).wounds, now(&scene, 0).wounds), (wounds, 0), "{card}");
    }
    // Within 3 inches of a wood or a tree, not of water, and no farther.
    assert!(field("tree", 25.0).activate(0).offers(0, use_ability(JOANNA, revenge)));
    assert!(!field("water", 25.0).activate(0).offers(0, use_ability(JOANNA, revenge)));
    assert!(!field("wood", 21.0).activate(0).offers(0, use_ability(JOANNA, revenge)));
    // Cover does not count.
    let mut scene = field("wood", 25.0).model(1, "kaufman", 18.0, 10.9).only(&[0]).activate(0);
    employ(&mut scene, JOANNA, revenge, Some(1));
    draw(&mut scene, &["G1"]);
    assert_eq!(drawn(&scene).0, 3);
    // A catastrophe shields the target from its next damage.
    let mut scene = field("wood", 25.0).activate(0);
    cast(&mut scene, JOANNA, revenge, Some(1), "C");
    cast(&mut scene, JOANNA, revenge, Some(1), "P3");
    assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds), (0, 0));
    check_cost(|| field("wood", 25.0), JOANNA, revenge, 2);
    let far = field("wood", 25.0).change(|battle| battle.models[0].at = at(5.7, 10.0));
    assert!(!far.activate(0).offers(0, use_ability(JOANNA, revenge)), "farther than 18 inches");
    let near = field("wood", 25.0).change(|battle| battle.models[0].at = at(5.9, 10.0));
    assert!(near.activate(0).offers(0, use_ability(JOANNA, revenge)));
}

/// MS-C.joanna-nordic-princess.valkyrie-cyclone
#[test]
fn joanna_is_a_cyclone() {
    check_row("MS-C.joanna-nordic-princess.valkyrie-cyclone", JOANNA, "sweeping-cut", [0, 3, 2, 2, 3, 0]);
    check_whirl(JOANNA, "sweeping-cut");
}

/// MS-C.muridae.dagger, MS-C.muridae.flea-infested-pelt
#[test]
fn muridae_has_a_dagger_and_fleas() {
    check_weapon("MS-C.muridae.dagger", "muridae", [Some(0), Some(0), Some(1)]);
    check_armour("MS-C.muridae.flea-infested-pelt", "muridae", [0, 1, 0, 1]);
}

/// MS-C.muridae.honour-amongst-thieves
#[test]
fn muridae_helps_rogues() {
    ability_id("MS-C.muridae.honour-amongst-thieves");
    let cards = |key: &str, ability: &str, seat: u8, y: f64| {
        let field = alone(key, 2).model(1, "kaufman", 13.0, 10.0).model(seat, "muridae", 10.0, y).only(&[0]);
        let mut scene = field.activate(0);
        employ(&mut scene, key, ability, Some(1));
        draw(&mut scene, &["P1"]);
        drawn(&scene).0
    };
    let natty = |seat: u8, y: f64| cards("natty-slum-thief", "slingshot", seat, y);
    assert_eq!([natty(0, 17.1), natty(0, 17.3)], [6, 5], "arcane 4, evade 1, and a friend within 6 inches");
    assert_eq!(natty(1, 13.0), 5, "an enemy");
    assert_eq!(cards("flintlock", "shoot-musket", 0, 13.0), 4, "no rogue");
}

/// MS-C.muridae.sneaking
#[test]
fn muridae_sneaks() {
    let field = || alone("muridae", 1).model(1, "flintlock", 14.0, 10.0).only(&[0]);
    let mut scene = field().energy(1, 1).activate(0);
    employ(&mut scene, "muridae", "sneaking", None);
    decline(&mut scene);
    pass_to(&mut scene, 1, 1);
    scene.answer(1, use_ability("flintlock", "shoot-musket")).answer(1, target(0));
    draw(&mut scene, &["P1"]);
    assert_eq!(drawn(&scene).0, 1, "arcane 3 - 2");
    check_cost(field, "muridae", "sneaking", 1);
}

/// MS-C.muridae.squeaking
#[test]
fn there_are_no_reactions_to_muridaes_squeaking() {
    let field = || alone("muridae", 1).model(1, "kaufman", 14.0, 10.0).energy(1, 3);
    let mut scene = field().activate(0);
    employ(&mut scene, "muridae", "squeaking", Some(1));
    scene.refused(0, way(&[(12.9, 10.0)]));
    scene.answer(0, way(&[(13.0, 10.0)]));
    assert_eq!(now(&scene, 1).at, at(13.0, 10.0));
    assert!(scene.offers(0, end()), "no reaction in between");
    check_cost(field, "muridae", "squeaking", 1);
    check_range("muridae", "squeaking", (1, "kaufman"), 6.0);
    assert!(!reaches("muridae", "squeaking", (0, "kaufman"), 2.0), "only enemies");
}

/// MS-C.muridae.robbery
#[test]
fn muridae_robs_weaker_models() {
    let field = |wounds: u8| alone("muridae", 6).touching(1, "kaufman", 0).only(&[0]).wounds(1, wounds).carries(1, 2);
    let mut scene = field(2).activate(0);
    employ(&mut scene, "muridae", "robbery", Some(1));
    assert_eq!((now(&scene, 0).stones, now(&scene, 1).stones), (1, 1));
    check_used_up(&scene, "muridae", "robbery");
    assert!(!field(1).activate(0).offers(0, use_ability("muridae", "robbery")), "as strong as he is");
    check_cost(|| field(2), "muridae", "robbery", 2);
    let apart = |inches: f64, stones: u8| {
        let field = Field::new().model(0, "muridae", 10.0, 10.0).apart(1, "shabbaroon", 0, inches).carries(1, stones);
        field.activate(0).offers(0, use_ability("muridae", "robbery"))
    };
    assert!(apart(0.9, 1) && !apart(1.0, 1), "within an inch");
    assert!(!apart(0.9, 0), "there is nothing to take");
}

/// MS-C.muridae.sewer-rat
#[test]
fn muridae_goes_through_the_sewers_once_a_game() {
    let floors = "[[table.piece]]\nterrain = \"floor\"\nrect = [80, 80, 40, 40]\n[[table.piece]]\nterrain = \"floor\"\nrect = [200, 200, 40, 40]\n";
    let field =
        |x: f64| last(Field::on(floors).model(0, "muridae", x, 10.0).model(1, "kaufman", 30.0, 30.0).only(&[0]));
    let mut scene = field(10.0).energy(0, 3).activate(0);
    employ(&mut scene, "muridae", "sewer-rat", None);
    assert_eq!(now(&scene, 0).state, State::Away);
    // The round ends; she comes back before energy is replenished.
    scene.refused(0, spot(28.0, 28.0));
    scene.answer(0, spot(22.0, 22.0));
    assert_eq!((now(&scene, 0).state, now(&scene, 0).at), (State::Standing, at(22.0, 22.0)));
    scene.rolls([6, 1]).answer(0, Seat(0)).answer(0, id(0));
    assert_eq!(now(&scene, 0).energy, 3);
    assert!(!scene.offers(0, use_ability("muridae", "sewer-rat")), "once a game");
    assert!(!field(15.0).energy(0, 3).activate(0).offers(0, use_ability("muridae", "sewer-rat")), "in a building");
    check_cost(|| field(10.0), "muridae", "sewer-rat", 1);
}

/// MS-C.muridae.hamstring
#[test]
fn muridae_cuts_hamstrings() {
    check_row("MS-C.muridae.hamstring", "muridae", "sweeping-cut", [1, 2, 1, 1, 2, 0]);
    let fight = |other: &str| {
        let mut scene = alone("muridae", 1).touching(1, "kaufman", 0).only(&[0]).energy(1, 2).activate(0);
        clash(&mut scene, 1, "sweeping-cut!", other);
        scene
    };
    let mut scene = fight("high-guard");
    assert!(scene.offers(0, end()), "no reaction step");
    pass_to(&mut scene, 1, 1);
    assert!(!scene.offers(1, step()));
    scene.answer(1, jog());
    scene.refused(1, way(&[(11.18, 12.01)]));
    let mut scene = fight("low-guard");
    assert_eq!(scene.asked(1).question, Question::React { to: id(0) }, "not hurt");
    decline(&mut scene);
    pass_to(&mut scene, 1, 1);
    assert!(scene.offers(1, step()));
}

/// MS-C.loci-nordic-shipwright.hammer
#[test]
fn loci_has_a_hammer() {
    check_weapon("MS-C.loci-nordic-shipwright.hammer", LOCI, [Some(1), None, None]);
}

/// MS-C.loci-nordic-shipwright.favour-of-the-old-gods
#[test]
fn the_old_gods_favour_loci_once_a_turn() {
    ability_id("MS-C.loci-nordic-shipwright.favour-of-the-old-gods");
    let strike = |scene: &mut table::Scene<moonstone::Moonstone>| {
        face(scene, 1, ("rising-attack", 2), ("high-guard", 1));
        play_both(scene, "rising-attack", "high-guard", 1);
        choose_kind(scene, Damage::Impact);
    };
    let field = || alone("kaufman", 2).touching(1, LOCI, 0).only(&[0]).activate(0);
    for (card, wounds) in [("G1", 3), ("P3", 1), ("C", 4)] {
        let mut scene = field();
        strike(&mut scene);
        scene.answer(1, yes()).rolls(arcana(&[card]));
        assert_eq!(now(&scene, 1).wounds, wounds, "{card}");
    }
    let mut scene = field();
    strike(&mut scene);
    scene.answer(1, yes()).rolls(arcana(&["B3"]));
    strike(&mut scene);
    assert_eq!(now(&scene, 1).wounds, 5, "once a turn: 1 and 4");
    let mut scene = field();
    strike(&mut scene);
    scene.answer(1, no());
    assert_eq!(now(&scene, 1).wounds, 4);
}

/// MS-C.loci-nordic-shipwright.favour-of-the-old-gods: if one effect hits several models, the card is flipped and known
/// before the next player is asked, and all of them suffer at once (MS-65).
#[test]
fn the_old_gods_answer_before_the_next_model_takes_its_damage() {
    ability_id("MS-C.loci-nordic-shipwright.favour-of-the-old-gods");
    let gases = || {
        let field = alone("beaky-bobby", 2).model(0, "the-goblin-king", 8.5, 10.0).touching(1, LOCI, 0).only(&[0]);
        let mut scene = field.activate(0);
        employ(&mut scene, "beaky-bobby", "foul-gases", None);
        scene
    };
    let all_wounds = |scene: &table::Scene<moonstone::Moonstone>| [0, 1, 2].map(|model| now(scene, model).wounds);
    for (card, wounds) in [("G1", 1), ("P2", 0), ("C", 2)] {
        let mut scene = gases();
        scene.answer(1, yes());
        assert!(!is_asked(&mut scene, 0, |_| true), "no question is open while a card is flipped");
        scene.rolls(arcana(&[card]));
        assert!(is_asked(&mut scene, 0, |question| matches!(question, Question::PassOn { model: ModelId(1), .. })));
        let hurts = Step::Hurt { to: ModelId(2), wounds, by: Some(ModelId(0)) };
        let before = scene.running().position().agenda.contains(&hurts);
        assert_eq!(before, wounds > 0, "{card}: the step of the flip is over");
        assert_eq!(all_wounds(&scene), [0, 0, 0], "{card}: wounds come when all have taken the damage");
        scene.answer(0, target(0));
        assert_eq!(all_wounds(&scene), [2, 0, wounds], "{card}: magic resistance takes 1 off both for Bobby");
    }
    let mut scene = gases();
    scene.answer(1, no()).answer(0, nobody());
    assert_eq!(all_wounds(&scene), [1, 2, 2]);
}

/// MS-C.loci-nordic-shipwright.trickster
#[test]
fn loci_shows_a_bluff_that_was_believed() {
    ability_id("MS-C.loci-nordic-shipwright.trickster");
    let field = || alone(LOCI, 4).model(1, "kaufman", 13.0, 10.0).only(&[0]).activate(0);
    let bluff = |scene: &mut table::Scene<moonstone::Moonstone>, named: &str| {
        employ(scene, LOCI, "one-with-the-wind", Some(1));
        draw(scene, &["G1"]);
        scene.answer(0, lay("G1")).answer(0, lay(named));
    };
    let shows = |question: &Question| *question == Question::Show;
    let mut scene = field();
    bluff(&mut scene, "B1");
    scene.answer(1, truth()).answer(0, way(&[])).answer(0, yes());
    assert_eq!(now(&scene, 0).energy, 5, "2 paid, 3 gained");
    bluff(&mut scene, "B1");
    scene.answer(1, truth()).answer(0, way(&[]));
    assert!(!is_asked(&mut scene, 0, shows), "once a turn");
    let mut scene = field();
    bluff(&mut scene, "B1");
    scene.answer(1, truth()).answer(0, way(&[])).answer(0, no());
    assert_eq!(now(&scene, 0).energy, 2);
    let mut scene = field();
    bluff(&mut scene, "G1");
    scene.answer(1, truth());
    assert!(!is_asked(&mut scene, 0, shows), "no bluff");
    let mut scene = field();
    employ(&mut scene, LOCI, "one-with-the-wind", Some(1));
    draw(&mut scene, &["G1"]);
    caught(&mut scene, "G1", "B1", Replacement::Leave);
    assert!(!is_asked(&mut scene, 0, shows), "it was doubted");
}

/// MS-C.loci-nordic-shipwright.verdant-growth
#[test]
fn loci_grows_woods() {
    let field = || alone(LOCI, 2).model(1, "kaufman", 10.0, 13.0).only(&[0]);
    for (card, far) in [("G1", 3.0), ("G2", 6.0)] {
        let mut scene = field().activate(0);
        cast(&mut scene, LOCI, "verdant-growth", None, card);
        // The bases of Loci and the wood have radii of 15 and 25 mm.
        scene.refused(0, spot(11.60 + far, 10.0));
        scene.refused(0, spot(10.0, 12.5));
        scene.answer(0, spot(11.55 + far, 10.0));
        assert_eq!(scene.now().woods, [GrownWood { at: at(11.55 + far, 10.0), by: Seat(0) }]);
    }
    for (card, wounds) in [("B3", 0), ("P3", 0), ("C", 2)] {
        let mut scene = field().activate(0);
        cast(&mut scene, LOCI, "verdant-growth", None, card);
        assert_eq!((now(&scene, 0).wounds, scene.now().woods.len()), (wounds, 0), "{card}");
    }
    // A fourth wood replaces the oldest one of the same troupe, never one of another troupe.
    let wood = |x: f64, by: u8| GrownWood { at: at(x, 30.0), by: Seat(by) };
    let old = [wood(4.0, 1), wood(8.0, 0), wood(12.0, 0), wood(16.0, 0)];
    let mut scene = field().change(|battle| battle.woods = old.to_vec()).activate(0);
    cast(&mut scene, LOCI, "verdant-growth", None, "G1");
    scene.answer(0, spot(13.0, 10.0));
    let new = GrownWood { at: at(13.0, 10.0), by: Seat(0) };
    assert_eq!(scene.now().woods, [old[0], old[2], old[3], new]);
    check_cost(field, LOCI, "verdant-growth", 2);
}

/// MS-C.loci-nordic-shipwright.one-with-the-wind
#[test]
fn loci_is_one_with_the_wind() {
    let field = || alone(LOCI, 2).model(1, "kaufman", 14.0, 10.0).only(&[0]);
    for (card, far) in [("B1", 2.0), ("B3", 4.0)] {
        let mut scene = field().activate(0);
        cast(&mut scene, LOCI, "one-with-the-wind", Some(1), card);
        scene.refused(0, way(&[(14.0, 10.01 + far)]));
        scene.answer(0, way(&[(14.0, 10.0 + far)]));
        assert_eq!(now(&scene, 1).at, at(14.0, 10.0 + far));
    }
    for (card, wounds) in [("G2", 0), ("P2", 0), ("C", 2)] {
        let mut scene = field().activate(0);
        cast(&mut scene, LOCI, "one-with-the-wind", Some(1), card);
        assert_eq!(now(&scene, 0).wounds, wounds, "{card}");
        assert!(scene.offers(0, end()));
    }
    check_cost(field, LOCI, "one-with-the-wind", 2);
    check_range(LOCI, "one-with-the-wind", (0, "kaufman"), 8.0);
}

/// MS-C.loci-nordic-shipwright.strong-arm
#[test]
fn locis_arm_is_strong() {
    check_row("MS-C.loci-nordic-shipwright.strong-arm", LOCI, "falling-swing", [1, 2, 2, 4, 4, 3]);
    let mut scene = alone(LOCI, 1).touching(1, "baron-von-fancyhat", 0).only(&[0]).activate(0);
    clash(&mut scene, 1, "falling-swing!", "low-guard");
    assert_eq!(now(&scene, 1).wounds, 3, "plate armour does not help");
    let x = f64::from(now(&scene, 1).at.x()) / 2540.0;
    scene.refused(0, way(&[(x + 1.01, 10.0)]));
    scene.answer(0, way(&[(x + 1.0, 10.0)]));
    stands(&scene, 1, x + 1.0, 10.0);
}

/// MS-C.gnomish-airship.up-up-away
#[test]
fn the_airship_flies_over_everything() {
    ability_id("MS-C.gnomish-airship.up-up-away");
    let barrier = "[[table.piece]]\nterrain = \"barrier\"\nrect = [115, 50, 5, 100]\n";
    let mut scene = Field::on(barrier).model(0, AIRSHIP, 10.0, 10.0).model(1, "kaufman", 13.0, 11.5).activate(0);
    scene.answer(0, jog());
    scene.refused(0, way(&[(11.7, 10.0)]));
    scene.refused(0, way(&[(13.0, 11.0)]));
    scene.answer(0, way(&[(14.0, 10.0)]));
    assert_eq!(now(&scene, 0).at, at(14.0, 10.0));
}

/// MS-C.gnomish-airship.up-up-away: it neither fights nor harvests nor engages, and cannot be fought.
#[test]
fn the_airship_neither_fights_nor_harvests() {
    let scene = alone(AIRSHIP, 3).touching(1, "kaufman", 0).only(&[0]).stone_at(0, 1).activate(0);
    assert!(!scene.offers(0, attack(1)) && !scene.offers(0, harvest(0)));
    let mut scene = alone("kaufman", 3).touching(1, AIRSHIP, 0).only(&[0]).stone_at(0, 1).activate(0);
    assert!(!scene.offers(0, attack(1)));
    assert!(scene.offers(0, harvest(0)), "it does not engage");
    scene.answer(0, jog()).answer(0, way(&[(6.0, 10.0)]));
}

/// MS-C.gnomish-airship.up-up-away: it blocks no line of sight, and has no cover.
#[test]
fn the_airship_is_seen_past_and_has_no_cover() {
    let shot = |middle: &str, behind: &str| {
        let field = alone("flintlock", 1).model(1, middle, 14.0, 10.0).model(1, behind, 18.0, 10.0).only(&[0]);
        let mut scene = field.activate(0);
        scene.answer(0, use_ability("flintlock", "shoot-musket"));
        if !scene.offers(0, target(2)) {
            return None;
        }
        scene.answer(0, target(2));
        draw(&mut scene, &["P1"]);
        Some(drawn(&scene).0)
    };
    assert_eq!(shot(AIRSHIP, "agatha-tavernfrau"), Some(3), "neither sight nor cover");
    assert_ne!(shot("kaufman", "agatha-tavernfrau"), Some(3), "others are in the way");
    let fence = "[[table.piece]]\nterrain = \"obstacle\"\nrect = [140, 80, 5, 40]\n";
    for (behind, cards) in [(AIRSHIP, 4), ("fritz", 2)] {
        let field = Field::on(fence).model(0, "flintlock", 10.0, 10.0).model(1, behind, 18.0, 10.0);
        let mut scene = field.only(&[]).energy(0, 1).activate(0);
        employ(&mut scene, "flintlock", "shoot-musket", Some(1));
        draw(&mut scene, &["P1"]);
        assert_eq!(drawn(&scene).0, cards, "{behind}: evade 1 both");
    }
}

/// MS-C.gnomish-airship.reload, MS-C.gnomish-airship.bolt-thrower
#[test]
fn the_airship_throws_bolts() {
    let cards = [("G1", 3), ("G3", 5), ("B3", 0), ("P3", 0)];
    check_shot("MS-C.gnomish-airship.bolt-thrower", 10.0, &cards, 2);
    check_reload(AIRSHIP, "bolt-thrower", true);
    let field = || last(alone(AIRSHIP, 6).model(1, "kaufman", 16.0, 10.0).model(1, "fritz", 13.0, 11.1).only(&[0]));
    let mut scene = field().activate(0);
    cast(&mut scene, AIRSHIP, "bolt-thrower", Some(1), "G1");
    stands(&scene, 1, 17.0, 10.0);
    assert_eq!(drawn(&scene).0, 4, "arcane 3, evade 1, and no cover");
    let mut scene = field().activate(0);
    cast(&mut scene, AIRSHIP, "bolt-thrower", Some(1), "C");
    next_round(&mut scene);
    assert_eq!(scene.why_not(0, use_ability(AIRSHIP, "bolt-thrower")), Reason::Lost);
}

/// MS-C.gnomish-airship.dropping-bombs
#[test]
fn the_airship_drops_bombs_on_friend_and_foe() {
    let field = || {
        let field = alone(AIRSHIP, 3).model(1, "baron-von-fancyhat", 12.5, 10.0).model(0, "flintlock", 10.0, 12.5);
        field.model(1, "kaufman", 6.0, 10.0).only(&[0])
    };
    for (card, x) in [("G1", 1), ("G2", 2)] {
        let mut scene = field().activate(0);
        cast(&mut scene, AIRSHIP, "dropping-bombs", None, card);
        let wounds: Vec<u8> = scene.now().models.iter().map(|model| model.wounds).collect();
        assert_eq!(wounds, [0, x + 1, x + 1, 0], "magical: plate armour does not help");
        stands(&scene, 1, 12.5 + f64::from(x), 10.0);
        stands(&scene, 2, 10.0, 12.5 + f64::from(x));
        stands(&scene, 3, 6.0, 10.0);
    }
    for (card, own) in [("B3", 0), ("P3", 0), ("C", 4)] {
        let mut scene = field().activate(0);
        cast(&mut scene, AIRSHIP, "dropping-bombs", None, card);
        assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds), (own, 0), "{card}");
    }
    check_cost(field, AIRSHIP, "dropping-bombs", 2);
}
