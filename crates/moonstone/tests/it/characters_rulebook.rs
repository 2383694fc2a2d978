//! The characters of the rulebook's examples, and the first printing of three of them: every ability and signature move
//! is played.

use crate::field::drill::*;
use crate::field::shared::*;
use crate::field::*;
use moonstone::asked::{AbilityChoice, Follow};
use moonstone::content::{Content, Damage};
use moonstone::reasons::Reason;

/// MS-C.baron-von-fancyhat.longsword, MS-C.baron-von-fancyhat.plate-armour
#[test]
fn the_baron_has_a_longsword_and_plate_armour() {
    check_weapon("MS-C.baron-von-fancyhat.longsword", "baron-von-fancyhat", [Some(0), Some(1), Some(1)]);
    check_armour("MS-C.baron-von-fancyhat.plate-armour", "baron-von-fancyhat", [2, 2, 2, 0]);
}

/// MS-C.baron-von-fancyhat.rallying-cry
#[test]
fn the_baron_rallies_other_friendly_humans_once_a_game() {
    let field = || {
        let field = alone("baron-von-fancyhat", 5).model(0, "flintlock", 15.0, 10.0).model(0, "billy", 10.0, 15.0);
        let field = field.model(0, "agatha-tavernfrau", 22.0, 10.0).model(1, "quack", 5.0, 10.0);
        field.model(0, "eric-the-squire", 10.0, 5.0).only(&[0]).wounds(1, 4).energy(5, 7)
    };
    let mut scene = last(field()).activate(0);
    employ(&mut scene, "baron-von-fancyhat", "rallying-cry", None);
    let energy: Vec<u8> = scene.now().models.iter().map(|model| model.energy).collect();
    // Flintlock has two blue boxes left; Billy is no human, Agatha is too far away, Quack is an enemy.
    assert_eq!(energy, [5, 2, 0, 0, 0, 7]);
    check_used_up(&scene, "baron-von-fancyhat", "rallying-cry");
    next_round(&mut scene);
    assert!(!scene.offers(0, use_ability("baron-von-fancyhat", "rallying-cry")), "once a game");
    check_cost(field, "baron-von-fancyhat", "rallying-cry", 0);
}

/// MS-C.baron-von-fancyhat.reload, MS-C.baron-von-fancyhat.shoot-pistol
#[test]
fn the_baron_shoots_his_pistol_and_reloads_it() {
    let cards = [("G1", 2), ("G3", 4), ("B2", 0), ("P2", 0)];
    check_shot("MS-C.baron-von-fancyhat.shoot-pistol", 8.0, &cards, 3);
    check_reload("baron-von-fancyhat", "shoot-pistol", false);
}

/// MS-C.baron-von-fancyhat.master-strike
#[test]
fn the_baron_follows_up_his_master_strike() {
    let id = "MS-C.baron-von-fancyhat.master-strike";
    check_row(id, "baron-von-fancyhat", "falling-swing", [0, 1, 2, 3, 4, 3]);
    for (other, follows) in [("falling-swing", true), ("thrust", true), ("sweeping-cut", true), ("low-guard", false)] {
        let mut scene = alone("baron-von-fancyhat", 1).touching(1, "kaufman", 0).only(&[0]).activate(0);
        clash(&mut scene, 1, "falling-swing!", other);
        choose_foe_kind(&mut scene);
        assert_eq!(scene.offers(0, Follow::Decline), follows, "{other}");
    }
}

/// MS-C.flintlock.dagger, MS-C.flintlock-1.dagger
#[test]
fn flintlock_has_a_dagger() {
    check_weapon("MS-C.flintlock.dagger", "flintlock", [Some(0), Some(0), Some(1)]);
    check_weapon("MS-C.flintlock-1.dagger", "flintlock-1", [Some(0), Some(0), Some(1)]);
}

/// MS-C.flintlock.reload, MS-C.flintlock.shoot-musket, MS-C.flintlock-1.reload, MS-C.flintlock-1.shoot-musket
#[test]
fn flintlock_shoots_his_musket_and_reloads_it_until_a_catastrophe() {
    for character in ["flintlock", "flintlock-1"] {
        let cards = [("G1", 3), ("G2", 4), ("G3", 5), ("B3", 0), ("P3", 0)];
        check_shot(&format!("MS-C.{character}.shoot-musket"), 12.0, &cards, 2);
        check_reload(character, "shoot-musket", false);
        let mut scene = last(alone(character, 6).model(1, "kaufman", 13.0, 10.0).only(&[0])).activate(0);
        cast(&mut scene, character, "shoot-musket", Some(1), "C");
        assert_eq!(scene.why_not(0, use_ability(character, "reload")), Reason::Lost);
        next_round(&mut scene);
        assert_eq!(scene.why_not(0, use_ability(character, "reload")), Reason::Lost);
    }
}

/// MS-C.flintlock.take-aim
#[test]
fn flintlock_takes_aim_once_a_turn() {
    let field = || alone("flintlock", 6).model(1, "kaufman", 14.0, 10.0).only(&[0]);
    let mut scene = field().activate(0);
    employ(&mut scene, "flintlock", "take-aim", None);
    check_used_up(&scene, "flintlock", "take-aim");
    cast(&mut scene, "flintlock", "shoot-musket", Some(1), "P1");
    assert_eq!(drawn(&scene), (5, 6));
    let mut scene = field().activate(0);
    cast(&mut scene, "flintlock", "shoot-musket", Some(1), "P1");
    assert_eq!(drawn(&scene), (4, 6));
    check_cost(field, "flintlock", "take-aim", 1);
}

/// MS-C.flintlock.look-out, MS-C.flintlock-1.look-out
#[test]
fn flintlock_warns_friends() {
    check_look_out("flintlock", "shoot-musket", "gertrude-the-faerie-hunter");
    check_look_out("flintlock-1", "shoot-musket", "gertrude-the-faerie-hunter");
}

/// MS-C.flintlock.tactical-retreat, MS-C.flintlock-1.tactical-retreat
#[test]
fn flintlock_retreats_tactically() {
    check_tactical_retreat("flintlock");
    check_tactical_retreat("flintlock-1");
    check_row("MS-C.flintlock.tactical-retreat", "flintlock", "high-guard", [0; 6]);
}

/// MS-C.billy.arming-sword, MS-C.billy-1.arming-sword, MS-C.billy.quilted-armour, MS-C.billy-1.quilted-armour
#[test]
fn billy_has_a_sharp_sword_and_quilted_armour() {
    for billy in ["billy", "billy-1"] {
        check_weapon(&format!("MS-C.{billy}.arming-sword"), billy, [Some(0), Some(1), Some(0)]);
        check_armour(&format!("MS-C.{billy}.quilted-armour"), billy, [0, 1, 0, 0]);
    }
}

/// MS-C.billy.ramming-speed, MS-C.billy-1.ramming-speed
#[test]
fn billy_rams() {
    check_ramming_speed("billy", [2, 3, 4]);
    check_ramming_speed("billy-1", [2, 4, 6]);
}

/// MS-C.billy.high-ho-silver, MS-C.billy-1.high-ho-silver
#[test]
fn billy_rides() {
    check_high_ho_silver("billy");
    check_high_ho_silver("billy-1");
}

/// MS-C.billy.wild-swing, MS-C.billy-1.wild-swing
#[test]
fn billy_swings_wildly() {
    check_wild_swing("billy");
    check_wild_swing("billy-1");
}

/// MS-C.fritz.great-sword
#[test]
fn fritz_has_a_great_sword() {
    check_weapon("MS-C.fritz.great-sword", "fritz", [Some(1), Some(3), Some(1)]);
}

/// MS-C.fritz.intimidate
#[test]
fn fritz_intimidates_humans_and_goblins() {
    let field = || alone("fritz", 2).touching(1, "quack", 0).only(&[0]);
    let mut scene = field().activate(0);
    employ(&mut scene, "fritz", "intimidate", Some(1));
    face(&mut scene, 1, ("thrust", 1), ("high-guard", 1));
    let shown = scene.now().fight().map(|fight| fight.shown);
    assert_eq!(shown, Some([false, true]));
    // Arcane 5, minus 2, plus Fritz's evade 1.
    let mut scene = field().energy(1, 1).activate(0);
    employ(&mut scene, "fritz", "intimidate", Some(1));
    decline(&mut scene);
    pass_to(&mut scene, 1, 1);
    scene.answer(1, use_ability("quack", "blinding-powder")).answer(1, target(0));
    draw(&mut scene, &["G1"]);
    assert_eq!(drawn(&scene), (4, 6));
    check_cost(field, "fritz", "intimidate", 1);
    check_range("fritz", "intimidate", (1, "shabbaroon"), 4.0);
    assert!(reaches("fritz", "intimidate", (0, "flintlock"), 2.0));
    assert!(!reaches("fritz", "intimidate", (1, "billy"), 2.0), "a gnome");
}

/// MS-C.fritz.stand-back, MS-C.beaky-bobby.stand-back
#[test]
fn all_models_stand_back_from_fritz_and_bobby() {
    check_stand_back("fritz");
    check_stand_back("beaky-bobby");
}

/// MS-C.fritz.corn-cutter
#[test]
fn fritz_cuts_corn() {
    check_row("MS-C.fritz.corn-cutter", "fritz", "rising-attack", [5, 4, 4, 5, 4, 0]);
    check_whirl("fritz", "rising-attack");
}

/// MS-C.firespitter.slow, MS-C.firespitter.ramshackle-armour
#[test]
fn firespitter_is_slow_and_has_patched_armour() {
    check_slow("firespitter");
    check_armour("MS-C.firespitter.ramshackle-armour", "firespitter", [1, 1, 1, 0]);
}

/// MS-C.firespitter.predictable-combatant
#[test]
fn firespitter_shows_his_melee_hand() {
    let mut scene = alone("firespitter", 1).touching(1, "kaufman", 0).only(&[0]).activate(0);
    face(&mut scene, 1, ("thrust", 1), ("high-guard", 1));
    assert_eq!(scene.now().fight().map(|fight| fight.shown), Some([true, false]));
}

/// MS-C.firespitter.two-goblins
#[test]
fn firespitter_knows_a_joke_about_two_goblins() {
    let field = || alone("firespitter", 4).model(0, "beaky-bobby", 14.0, 10.0).model(1, "shabbaroon", 10.0, 14.0);
    let mut scene = field().only(&[0]).activate(0);
    scene.answer(0, use_ability("firespitter", "two-goblins"));
    assert!(!scene.offers(0, target(0)), "other goblins");
    scene.answer(0, target(1));
    assert!(!scene.offers(0, target(1)), "two of them");
    scene.answer(0, target(2));
    assert_eq!((now(&scene, 1).energy, now(&scene, 2).energy, now(&scene, 0).energy), (1, 1, 2));
    decline(&mut scene);
    // Arcane 5, plus Bobby's evade -1 + 2.
    employ(&mut scene, "firespitter", "fireblast", Some(1));
    draw(&mut scene, &["G1"]);
    assert_eq!(drawn(&scene), (6, 6));
    check_cost(|| field().only(&[0]), "firespitter", "two-goblins", 2);
    let scene = alone("firespitter", 4).model(0, "beaky-bobby", 14.0, 10.0).model(1, "kaufman", 10.0, 14.0);
    assert!(!scene.only(&[0]).activate(0).offers(0, use_ability("firespitter", "two-goblins")), "only one goblin");
    let far = alone("firespitter", 4).model(0, "beaky-bobby", 14.0, 10.0).model(1, "shabbaroon", 10.0, 20.0);
    assert!(!far.only(&[0]).activate(0).offers(0, use_ability("firespitter", "two-goblins")), "within 8 inches");
}

/// MS-C.firespitter.fireblast
#[test]
fn firespitter_blasts_until_the_tank_explodes() {
    let field = || {
        let field = alone("firespitter", 2).model(1, "kaufman", 16.0, 10.0).model(0, "beaky-bobby", 10.0, 14.0);
        field.model(1, "flintlock", 6.0, 10.0).only(&[0])
    };
    for (card, wounds) in [("B1", 2), ("B2", 4), ("B3", 6), ("G3", 0), ("P3", 0)] {
        let mut scene = field().activate(0);
        cast(&mut scene, "firespitter", "fireblast", Some(1), card);
        assert_eq!(now(&scene, 1).wounds, wounds, "{card}");
    }
    let mut scene = last(field()).activate(0);
    cast(&mut scene, "firespitter", "fireblast", Some(1), "C");
    let wounds: Vec<u8> = scene.now().models.iter().map(|model| model.wounds).collect();
    assert_eq!(wounds, [4, 0, 3, 4], "Firespitter's own, none for the first, Bobby's less resistance, Flintlock's");
    next_round(&mut scene);
    assert_eq!(scene.why_not(0, use_ability("firespitter", "fireblast")), Reason::Lost);
    check_cost(field, "firespitter", "fireblast", 2);
    check_range("firespitter", "fireblast", (1, "kaufman"), 8.0);
    let scene = alone("firespitter", 2).touching(1, "kaufman", 0).only(&[0]).activate(0);
    assert!(!scene.offers(0, use_ability("firespitter", "fireblast")), "not while engaged");
}

/// MS-C.firespitter.panic-and-flee
#[test]
fn firespitter_panics_and_flees() {
    check_row("MS-C.firespitter.panic-and-flee", "firespitter", "low-guard", [0; 6]);
    let mut scene = alone("firespitter", 4).touching(1, "kaufman", 0).only(&[0]).activate(0);
    clash(&mut scene, 1, "low-guard!", "high-guard");
    stands(&scene, 0, 7.0, 10.0);
    assert_eq!(now(&scene, 0).energy, 0);
}

/// MS-C.beaky-bobby.weakling, MS-C.beaky-bobby.magic-resistance, MS-C.beaky-bobby.healing
#[test]
fn beaky_bobby_is_weak_resists_magic_and_heals() {
    check_weakling("beaky-bobby");
    check_armour("MS-C.beaky-bobby.magic-resistance", "beaky-bobby", [0, 0, 0, 1]);
    check_healing("beaky-bobby");
}

/// MS-C.beaky-bobby.foul-gases
#[test]
fn beaky_bobbys_gases_hurt_friend_and_foe_and_himself() {
    let field = || {
        let field = alone("beaky-bobby", 6).model(0, "agatha-tavernfrau", 10.0, 12.0).model(1, "kaufman", 12.0, 10.0);
        field.model(1, "flintlock", 6.5, 10.0).only(&[0])
    };
    let mut scene = field().activate(0);
    employ(&mut scene, "beaky-bobby", "foul-gases", None);
    let wounds: Vec<u8> = scene.now().models.iter().map(|model| model.wounds).collect();
    assert_eq!(wounds, [1, 2, 2, 0]);
    assert!(scene.offers(0, use_ability("beaky-bobby", "foul-gases")), "as often as there is energy");
    check_cost(field, "beaky-bobby", "foul-gases", 2);
}

/// MS-C.beaky-bobby.take-your-medicine
#[test]
fn beaky_bobbys_medicine_is_magical() {
    check_row("MS-C.beaky-bobby.take-your-medicine", "beaky-bobby", "thrust", [2, 2, 2, 0, 2, 2]);
    let mut scene = alone("beaky-bobby", 1).touching(1, "baron-von-fancyhat", 0).only(&[0]).activate(0);
    clash(&mut scene, 1, "thrust!", "low-guard");
    assert_eq!(now(&scene, 1).wounds, 2, "plate armour does not help");
}

/// MS-C.shabbaroon.weakling
#[test]
fn shabbaroon_is_weak() {
    check_weakling("shabbaroon");
}

/// MS-C.shabbaroon.goblin-mischief
#[test]
fn shabbaroon_deals_mischief_to_goblins() {
    let field = || {
        let field = alone("shabbaroon", 6).model(1, "beaky-bobby", 13.0, 10.0).model(0, "firespitter", 10.0, 14.0);
        field.model(0, "seasick-stu", 6.0, 10.0).model(1, "kaufman", 10.0, 6.0).model(0, "grub", 20.0, 10.0).only(&[0])
    };
    let mut scene = field().activate(0);
    employ(&mut scene, "shabbaroon", "goblin-mischief", None);
    scene.rolls(["B3", "G3", "P3", "C"].into_iter().flat_map(|card| arcana(&[card])));
    decline(&mut scene);
    let state: Vec<(u8, u8)> = scene.now().models.iter().map(|model| (model.energy, model.wounds)).collect();
    assert_eq!(state, [(4, 0), (3, 0), (1, 0), (0, 2), (0, 0), (0, 0)]);
    check_used_up(&scene, "shabbaroon", "goblin-mischief");
    check_cost(field, "shabbaroon", "goblin-mischief", 2);
}

/// MS-C.shabbaroon.goblin-luck
#[test]
fn shabbaroon_brings_bad_luck_with_a_three() {
    let field = || alone("shabbaroon", 3).model(1, "flintlock", 14.0, 10.0).only(&[0]);
    let content = Content::built_in();
    let flintlock = content.character(content.find_character("flintlock").expect("he is there"));
    let musket = AbilityChoice { of: id(1), ability: flintlock.find("shoot-musket").expect("he has it") };
    for card in ["G3", "B3", "P3"] {
        let mut scene = field().activate(0);
        cast(&mut scene, "shabbaroon", "goblin-luck", Some(1), card);
        assert_eq!(scene.asked(0).options, [musket.into()], "only arcane abilities have a catastrophe");
        scene.answer(0, musket);
        assert_eq!((now(&scene, 1).wounds, now(&scene, 0).wounds), (2, 0));
        let reload = flintlock.find("reload").expect("he has it");
        assert_ne!(now(&scene, 1).lost & reload.bit(), 0, "his Reload is lost too");
    }
    let mut scene = field().activate(0);
    cast(&mut scene, "shabbaroon", "goblin-luck", Some(1), "G2");
    assert_eq!((now(&scene, 1).wounds, now(&scene, 0).wounds), (0, 0));
    let mut scene = field().activate(0);
    cast(&mut scene, "shabbaroon", "goblin-luck", Some(1), "C");
    assert_eq!((now(&scene, 1).wounds, now(&scene, 0).wounds), (0, 3));
    check_cost(field, "shabbaroon", "goblin-luck", 2);
    check_range("shabbaroon", "goblin-luck", (1, "kaufman"), 8.0);
    assert!(reaches("shabbaroon", "goblin-luck", (0, "grub"), 2.0), "friendly goblins too");
    assert!(!reaches("shabbaroon", "goblin-luck", (0, "kaufman"), 2.0), "but no other friendly model");
}

/// MS-C.shabbaroon.transconbobulate
#[test]
fn shabbaroon_transconbobulates_a_goblin() {
    let field = || alone("shabbaroon", 3).model(0, "beaky-bobby", 14.0, 10.0).only(&[0]).wounds(1, 5);
    for card in ["B3", "P3"] {
        let mut scene = field().activate(0);
        cast(&mut scene, "shabbaroon", "transconbobulate", Some(1), card);
        scene.refused(0, spot(10.0, 19.2));
        scene.answer(0, spot(10.0, 19.1));
        let bobby = now(&scene, 1);
        assert_eq!((bobby.wounds, bobby.energy, bobby.at), (0, 4, at(10.0, 19.1)));
    }
    for (card, own) in [("G3", 0), ("B2", 0), ("C", 4)] {
        let mut scene = field().activate(0);
        cast(&mut scene, "shabbaroon", "transconbobulate", Some(1), card);
        assert_eq!((now(&scene, 1).wounds, now(&scene, 0).wounds), (5, own), "{card}");
    }
    check_cost(field, "shabbaroon", "transconbobulate", 3);
    check_range("shabbaroon", "transconbobulate", (1, "grub"), 8.0);
    assert!(!reaches("shabbaroon", "transconbobulate", (0, "kaufman"), 2.0), "no goblin");
}

/// MS-C.shabbaroon.fuddlemuddle
#[test]
fn shabbaroon_fuddles_only_as_a_surviving_defender() {
    check_row("MS-C.shabbaroon.fuddlemuddle", "shabbaroon", "high-guard", [0; 6]);
    let field = |wounds: u8| alone("kaufman", 1).touching(1, "shabbaroon", 0).only(&[0]).wounds(1, wounds).activate(0);
    let mut scene = field(3);
    clash(&mut scene, 1, "rising-attack", "high-guard!");
    assert_eq!((now(&scene, 1).wounds, now(&scene, 1).energy), (0, 4));
    scene.refused(1, spot(21.0, 10.0));
    scene.answer(1, spot(14.0, 14.0));
    assert_eq!(now(&scene, 1).at, at(14.0, 14.0));
    let mut scene = field(4);
    clash(&mut scene, 1, "rising-attack", "high-guard!");
    assert!(is_slain(&scene, 1));
    let mut scene = alone("shabbaroon", 1).touching(1, "kaufman", 0).only(&[0]).wounds(0, 3).activate(0);
    clash(&mut scene, 1, "high-guard!", "low-guard");
    assert_eq!((now(&scene, 0).wounds, now(&scene, 0).energy), (3, 0), "not as an attacker");
    assert!(scene.offers(0, end()));
}

/// MS-C.seasick-stu.harpoon, MS-C.seasick-stu-1.harpoon
#[test]
fn seasick_stu_has_a_harpoon() {
    check_weapon("MS-C.seasick-stu.harpoon", "seasick-stu", [Some(-1), Some(-1), Some(1)]);
    check_weapon("MS-C.seasick-stu-1.harpoon", "seasick-stu-1", [Some(0), Some(0), Some(1)]);
}

/// MS-C.seasick-stu.bawdy-jokes
#[test]
fn seasick_stus_jokes_draw_goblins_near() {
    let field = || {
        let field = alone("seasick-stu", 6).model(0, "beaky-bobby", 13.0, 10.0).model(1, "shabbaroon", 10.0, 14.0);
        field.model(0, "kaufman", 8.0, 10.0).model(0, "grub", 10.0, 4.5).only(&[0])
    };
    let mut scene = field().activate(0);
    employ(&mut scene, "seasick-stu", "bawdy-jokes", None);
    stands(&scene, 1, 12.0, 10.0);
    stands(&scene, 2, 10.0, 13.0);
    stands(&scene, 3, 8.0, 10.0);
    stands(&scene, 4, 10.0, 4.5);
    let energy: Vec<u8> = scene.now().models.iter().map(|model| model.energy).collect();
    assert_eq!(energy, [4, 1, 0, 0, 0], "Bobby is within an inch now");
    check_used_up(&scene, "seasick-stu", "bawdy-jokes");
    check_cost(field, "seasick-stu", "bawdy-jokes", 2);
}

/// MS-C.seasick-stu.rough-tides
#[test]
fn seasick_stus_tides_push() {
    let field = || alone("seasick-stu", 3).model(1, "kaufman", 14.0, 10.0).only(&[0]);
    for (card, x) in [("B1", 15.0), ("B3", 17.0), ("G2", 14.0), ("P2", 14.0)] {
        let mut scene = field().activate(0);
        cast(&mut scene, "seasick-stu", "rough-tides", Some(1), card);
        stands(&scene, 1, x, 10.0);
    }
    let mut scene = field().activate(0);
    cast(&mut scene, "seasick-stu", "rough-tides", Some(1), "C");
    assert_eq!((now(&scene, 0).wounds, now(&scene, 0).energy), (1, 0));
    check_cost(field, "seasick-stu", "rough-tides", 2);
    check_range("seasick-stu", "rough-tides", (0, "kaufman"), 6.0);
    let mut scene = field().activate(0);
    scene.answer(0, use_ability("seasick-stu", "rough-tides"));
    assert!(!scene.offers(0, target(0)), "another model");
}

/// MS-C.seasick-stu.seasick, MS-C.seasick-stu-1.seasick
#[test]
fn seasick_stu_makes_others_seasick() {
    check_seasick("seasick-stu");
    check_seasick("seasick-stu-1");
}

/// MS-C.seasick-stu.its-a-bigun, MS-C.seasick-stu-1.its-a-bigun
#[test]
fn seasick_stus_catch_cannot_jog() {
    check_row("MS-C.seasick-stu.its-a-bigun", "seasick-stu", "thrust", [1, 4, 4, 0, 3, 2]);
    check_row("MS-C.seasick-stu-1.its-a-bigun", "seasick-stu-1", "thrust", [1, 4, 4, 0, 4, 1]);
    for stu in ["seasick-stu", "seasick-stu-1"] {
        check_no_jog_after(stu, "thrust", ["low-guard", "sweeping-cut"]);
    }
    assert_eq!(deals("seasick-stu", "thrust", "low-guard", Damage::Piercing), 2, "the plain card is the same here");
}
