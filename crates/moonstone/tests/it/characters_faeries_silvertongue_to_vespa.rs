//! The faeries: Silvertongue, Diana, Belladonna, Foxglove and Vespa.

use crate::field::plays::*;
use crate::field::*;
use moonstone::Moonstone;
use moonstone::battle::{ModelId, State};
use moonstone::content::Damage;
use table::Scene;

const SILVER: &str = "silvertongue";
const DIANA: &str = "diana-queen-of-the-fae";
const BELLA: &str = "belladonna";

/// Feeble (MS-C.silvertongue.feeble): 2 less, a harvest for 1 more. Concealed dagger (MS-C.silvertongue.concealed-dagger):
/// 1 more with a rising attack, and 1 more if it pierces.
#[test]
fn silvertongue_is_feeble_with_a_dagger() {
    check_deals(SILVER, [3, 3, 4]);
    check_harvests_for_two(SILVER);
    let thrust = |key: &str| {
        let mut scene = duel(key, 1, "brunhilde").activate(0);
        fight(&mut scene, 1, "thrust", "thrust");
        choose_kind(&mut scene, Damage::Piercing);
        now(&scene, 1).wounds
    };
    assert_eq!((thrust(SILVER), thrust("mr-toodles")), (2, 3));
}

/// Faerie mischief (MS-C.silvertongue.faerie-mischief): when a friendly faerie within 6 inches shows a lie that was
/// believed, Silvertongue gains 2 energy and loses all wounds.
#[test]
fn silvertongue_enjoys_the_lies_of_faeries() {
    let lied = |key: &str, ability: &str, seat: u8, inches: f64| {
        let field = facing(key, 2, "gotchgut", 1.5).model(seat, SILVER, 10.0, 10.0 + inches + 1.182);
        let mut scene = field.only(&[0]).wounds(2, 4).activate(0);
        lie(&mut scene, key, ability, "G1", "P1");
        if is_offered(&mut scene, 0) {
            scene.answer(0, yes());
        }
        (now(&scene, 2).energy, now(&scene, 2).wounds)
    };
    assert_eq!(lied("butterfingers", "fizzle-pop", 0, 5.9), (2, 0));
    assert_eq!(lied("butterfingers", "fizzle-pop", 0, 6.0), (0, 4), "too far away");
    assert_eq!(lied("butterfingers", "fizzle-pop", 1, 5.9), (0, 4), "no friend");
    assert_eq!(lied("grub", "bug-spray", 0, 5.9), (0, 4), "no faerie");
}

/// Faerie mischief: Silvertongue's own lies count, and a true card does not.
#[test]
fn silvertongue_enjoys_own_lies() {
    let field = || Field::new().model(0, SILVER, 10.0, 10.0).apart(0, "teetoe", 0, 3.0).model(1, "fritz", 30.0, 30.0);
    let mut scene = field().only(&[]).energy(0, 2).wounds(0, 3).activate(0);
    lie(&mut scene, SILVER, "whispered-secrets", "G1", "P1");
    scene.answer(0, yes());
    assert_eq!((now(&scene, 0).energy, now(&scene, 0).wounds), (2, 0));
    let mut scene = field().only(&[]).energy(0, 2).wounds(0, 3).activate(0);
    cast(&mut scene, SILVER, "whispered-secrets", Some(1), "P1");
    assert_eq!((now(&scene, 0).energy, now(&scene, 0).wounds), (0, 3));
}

/// Mind control (MS-C.silvertongue.mind-control): another model takes an action that costs 1, for Silvertongue's player.
#[test]
fn silvertongue_makes_an_enemy_attack_a_friend() {
    check_reach(SILVER, "mind-control", 3, 6.0, 1, "flintlock");
    let field = facing(SILVER, 3, "flintlock", 4.0).touching(1, "brunhilde", 1).only(&[0]).energy(0, 3);
    let mut scene = field.activate(0);
    use_on(&mut scene, SILVER, "mind-control", 1);
    let flintlock = |key| use_ability("flintlock", key);
    assert!(scene.offers(0, step()) && scene.offers(0, flintlock("take-aim")));
    assert!(!scene.offers(0, jog()) && !scene.offers(0, flintlock("reload")), "only what costs 1");
    fight(&mut scene, 2, "rising-attack", "high-guard");
    choose_kind(&mut scene, Damage::Piercing);
    assert_eq!((now(&scene, 2).wounds, now(&scene, 1).energy, now(&scene, 0).energy), (3, 0, 0));
    assert_eq!(scene.now().active.map(|active| active.model), Some(ModelId(0)), "it is only one action");
}

/// Mind control: an ability that costs 1 is used for Silvertongue's player too.
#[test]
fn silvertongue_makes_an_enemy_shoot_a_friend() {
    let field = facing(SILVER, 3, "flintlock", 4.0).apart(1, "brunhilde", 1, 4.0).only(&[0]).energy(0, 3);
    let mut scene = field.activate(0);
    use_on(&mut scene, SILVER, "mind-control", 1);
    cast(&mut scene, "flintlock", "shoot-musket", Some(2), "G1");
    assert_eq!((now(&scene, 2).wounds, now(&scene, 1).spent), (3, ability("flintlock", "shoot-musket").bit()));
    assert_eq!(scene.now().active.map(|active| active.model), Some(ModelId(0)));
}

/// Whispered secrets (MS-C.silvertongue.whispered-secrets): a friendly faerie gains X energy and heals 1, once a turn.
#[test]
fn silvertongue_whispers_secrets() {
    check_reach(SILVER, "whispered-secrets", 2, 6.0, 0, "teetoe");
    check_catastrophe(SILVER, "whispered-secrets", 6.0, 0, "teetoe", 2);
    assert!(!can_aim(facing(SILVER, 2, "teetoe", 3.0), SILVER, "whispered-secrets"), "no enemy");
    for (card, energy, wounds) in [("P1", 1, 3), ("P3", 3, 3), ("B3", 0, 4)] {
        let field = Field::new().model(0, SILVER, 10.0, 10.0).apart(0, "teetoe", 0, 3.0).wounds(1, 4);
        let mut scene = field.only(&[]).energy(0, 4).activate(0);
        cast(&mut scene, SILVER, "whispered-secrets", Some(1), card);
        assert_eq!((now(&scene, 1).energy, now(&scene, 1).wounds), (energy, wounds));
        assert!(!scene.offers(0, use_ability(SILVER, "whispered-secrets")), "once a turn");
    }
}

/// Threats & promises (MS-C.silvertongue.threats-promises): damage taken -3; the enemy gains 3 energy and can no longer
/// aim at Silvertongue.
#[test]
fn silvertongue_threatens_and_promises() {
    check_signature(SILVER, "rising-attack", [0; 6]);
    let attacked = |play: fn(&mut Scene<Moonstone>, u8, &str, &str)| {
        let mut scene = duel("fritz", 1, SILVER).activate(0);
        play(&mut scene, 1, "rising-attack", "rising-attack");
        choose_kind(&mut scene, Damage::Slicing);
        (now(&scene, 1).wounds, now(&scene, 0).energy, scene.offers(0, attack(1)))
    };
    assert_eq!((attacked(fight), attacked(counter)), ((4, 0, false), (1, 3, false)));
    let mut scene = duel("fritz", 1, SILVER).model(1, "brunhilde", 10.0, 8.0).only(&[0]).activate(0);
    counter(&mut scene, 1, "rising-attack", "rising-attack");
    choose_kind(&mut scene, Damage::Slicing);
    assert!(scene.offers(0, attack(2)) && !scene.offers(0, attack(1)));
}

/// Threats & promises: the end step also happens beyond Silvertongue's reach.
#[test]
fn silvertongue_promises_at_a_distance() {
    let mut scene = facing("doug-the-flatulent", 1, SILVER, 2.5).activate(0);
    counter(&mut scene, 1, "high-guard", "rising-attack");
    assert_eq!(now(&scene, 0).energy, 3);
}

/// Weakling (MS-C.diana-queen-of-the-fae.weakling) and enchanted dagger (MS-C.diana-queen-of-the-fae.enchanted-dagger).
#[test]
fn diana_is_weak_and_magical() {
    check_deals(DIANA, [3, 3, 3]);
    check_deals_magical(DIANA, 1);
    check_harvests_for_two(DIANA);
}

/// Diana uses an ability on model 1; these faeries suffer wounds for extra cards.
fn cast_by_diana(scene: &mut Scene<Moonstone>, ability: &str, faeries: &[u8], card: &str) {
    scene.answer(0, use_ability(DIANA, ability)).answer(0, target(1));
    for faerie in faeries {
        scene.answer(0, target(*faerie));
    }
    if faeries.len() < 3 && !is_rolling(scene) {
        scene.answer(0, nobody());
    }
    believe(scene, card);
}

/// For the good of the glade (MS-C.diana-queen-of-the-fae.for-the-good-of-the-glade): up to three friendly faeries
/// within 6 inches suffer a wound each for 2 cards.
#[test]
fn diana_lets_faeries_bleed_for_cards() {
    let field = || {
        let field = facing(DIANA, 4, "flintlock", 4.0).model(0, "teetoe", 10.0, 12.0).model(0, "wasp", 10.0, 14.0);
        let field = field.model(0, "vespa", 10.0, 8.0).model(0, "fraya", 10.0, 17.2).model(1, BELLA, 8.0, 10.0);
        field.model(0, "grub", 8.0, 12.0).only(&[0]).activate(0)
    };
    let mut scene = field();
    scene.answer(0, use_ability(DIANA, "horrifying-visions")).answer(0, target(1));
    assert!(scene.offers(0, target(0)) && scene.offers(0, target(2)), "Diana herself and Teetoe");
    assert!(![1, 5, 6, 7].iter().any(|model| scene.offers(0, target(*model))), "no others, none too far away");
    let cards = |faeries: &[u8]| {
        let mut scene = field();
        cast_by_diana(&mut scene, "horrifying-visions", faeries, "P1");
        let wounds: Vec<u8> = scene.now().models.iter().map(|model| model.wounds).collect();
        (drawn(&scene).0, wounds)
    };
    assert_eq!(cards(&[]), (4, vec![0, 2, 0, 0, 0, 0, 0, 0]));
    assert_eq!(cards(&[2]), (6, vec![0, 2, 1, 0, 0, 0, 0, 0]));
    assert_eq!(cards(&[2, 3, 4]), (10, vec![0, 2, 1, 1, 1, 0, 0, 0]));
}

/// Feed on fear (MS-C.diana-queen-of-the-fae.feed-on-fear): the target loses X energy, and faeries within 6 inches of it
/// share it.
#[test]
fn diana_feeds_on_fear() {
    check_reach(DIANA, "feed-on-fear", 1, 6.0, 1, "flintlock");
    let field = |energy: u8| facing(DIANA, 2, "flintlock", 4.0).energy(1, energy).activate(0);
    let mut scene = field(3);
    cast_by_diana(&mut scene, "feed-on-fear", &[], "P2");
    scene.answer(0, target(0)).answer(0, target(0));
    assert_eq!((now(&scene, 0).energy, now(&scene, 1).energy), (1 + 2, 1));
    decline(&mut scene);
    assert!(!scene.offers(0, use_ability(DIANA, "feed-on-fear")), "once a turn");
    let mut scene = field(1);
    cast_by_diana(&mut scene, "feed-on-fear", &[], "P3");
    scene.answer(0, target(0));
    assert_eq!((now(&scene, 0).energy, now(&scene, 1).energy), (2, 0), "there was no more");
    let mut scene = field(3);
    cast_by_diana(&mut scene, "feed-on-fear", &[], "P2");
    scene.answer(0, nobody());
    assert_eq!((now(&scene, 0).energy, now(&scene, 1).energy), (1, 1), "it is lost anyway");
    for (card, wounds) in [("G2", 0), ("C", 2)] {
        let mut scene = field(3);
        cast_by_diana(&mut scene, "feed-on-fear", &[], card);
        assert_eq!((now(&scene, 0).wounds, now(&scene, 1).energy), (wounds, 3));
    }
}

/// Horrifying visions (MS-C.diana-queen-of-the-fae.horrifying-visions): X + 1 magical damage with pink.
#[test]
fn diana_shows_horrifying_visions() {
    check_reach(DIANA, "horrifying-visions", 2, 6.0, 1, "flintlock");
    for (card, own, theirs) in [("P1", 0, 2), ("P3", 0, 4), ("B3", 0, 0), ("C", 3, 0)] {
        let mut scene = facing(DIANA, 2, "baron-von-fancyhat", 4.0).activate(0);
        cast_by_diana(&mut scene, "horrifying-visions", &[], card);
        assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds), (own, theirs), "{card}");
    }
}

/// Dance with death (MS-C.diana-queen-of-the-fae.dance-with-death): a follow-up against a thrust; she moves 2 inches, or
/// the enemy suffers 2 wounds if she is slain.
#[test]
fn diana_dances_with_death() {
    check_signature(DIANA, "sweeping-cut", [0, 1, 0, 0, 1, 0]);
    let mut scene = duel(DIANA, 1, "brunhilde").activate(0);
    sign(&mut scene, 1, "sweeping-cut", "high-guard");
    scene.refused(0, way(&[(10.0, 12.1)]));
    scene.answer(0, way(&[(10.0, 12.0)]));
    assert_eq!(now(&scene, 0).at, at(10.0, 12.0));
    let mut scene = duel(DIANA, 1, "brunhilde").wounds(0, 5).activate(0);
    sign(&mut scene, 1, "sweeping-cut", "rising-attack");
    choose_kind(&mut scene, Damage::Impact);
    assert_eq!((now(&scene, 0).state, now(&scene, 1).wounds), (State::Slain, 1 + 2));
    let mut scene = duel(DIANA, 1, "brunhilde").activate(0);
    engage(&mut scene, 1, &["sweeping-cut", "falling-swing"], &["thrust"]);
    scene.answer(0, finish(0, true));
    scene.answer(0, follow("falling-swing"));
}

/// Weakling (MS-C.belladonna.weakling).
#[test]
fn belladonna_is_a_weakling() {
    check_deals(BELLA, [3, 3, 3]);
    check_harvests_for_two(BELLA);
}

/// Faerie tricks (MS-C.belladonna.faerie-tricks): changes places with another friendly rogue within 8 inches.
#[test]
fn belladonna_changes_places_with_a_rogue() {
    check_reach(BELLA, "faerie-tricks", 2, 8.0, 0, "the-fencer");
    assert!(!can_aim(facing(BELLA, 2, "the-fencer", 3.0), BELLA, "faerie-tricks"), "no enemy");
    let field = |key: &str| Field::new().model(0, BELLA, 10.0, 10.0).model(0, key, 14.0, 10.0);
    assert!(!can_aim(field("teetoe"), BELLA, "faerie-tricks"), "no rogue");
    let mut scene = field("the-fencer").activate(0);
    use_on(&mut scene, BELLA, "faerie-tricks", 1);
    assert_eq!((now(&scene, 0).at, now(&scene, 1).at), (at(14.0, 10.0), at(10.0, 10.0)));
}

/// Acid flask (MS-C.belladonna.acid-flask): X + 1 magical damage with blue.
#[test]
fn belladonna_throws_acid() {
    check_reach(BELLA, "acid-flask", 3, 4.0, 1, "flintlock");
    check_catastrophe(BELLA, "acid-flask", 4.0, 1, "flintlock", 2);
    let hurt = |card: &str| {
        let mut scene = facing(BELLA, 3, "baron-von-fancyhat", 3.0).activate(0);
        cast(&mut scene, BELLA, "acid-flask", Some(1), card);
        now(&scene, 1).wounds
    };
    assert_eq!([hurt("B1"), hurt("B3"), hurt("P3")], [2, 4, 0]);
}

/// Drop of nightshade (MS-C.belladonna.drop-of-nightshade): green takes energy, blue wounds, a catastrophe slays both.
#[test]
fn belladonna_poisons_an_enemy() {
    check_reach(BELLA, "drop-of-nightshade", 3, 1.0, 1, "flintlock");
    let own = facing(BELLA, 3, "teetoe", 0.5).change(|battle| battle.models[1].owner.0 = 0);
    assert!(!can_aim(own, BELLA, "drop-of-nightshade"), "only an enemy");
    let poisoned = |card: &str| {
        let mut scene = duel(BELLA, 3, "flintlock").energy(1, 3).activate(0);
        cast(&mut scene, BELLA, "drop-of-nightshade", Some(1), card);
        (now(&scene, 1).energy, now(&scene, 1).wounds)
    };
    assert_eq!([poisoned("G2"), poisoned("B3")], [(1, 0), (3, 3)]);
    let mut scene = duel(BELLA, 3, "flintlock").activate(0);
    cast(&mut scene, BELLA, "drop-of-nightshade", Some(1), "C");
    assert_eq!((now(&scene, 0).state, now(&scene, 1).state), (State::Slain, State::Slain));
}

/// Drop of nightshade: pink moves the enemy up to 2X inches and lets it attack for Belladonna's player.
#[test]
fn belladonna_makes_an_enemy_attack() {
    let field = duel(BELLA, 3, "flintlock").model(1, "brunhilde", 12.0, 14.0).only(&[0]).energy(0, 3);
    let mut scene = field.activate(0);
    cast(&mut scene, BELLA, "drop-of-nightshade", Some(1), "P1");
    let x = f64::from(now(&scene, 1).at.x()) / 2540.0;
    scene.refused(0, way(&[(x, 12.1)]));
    scene.answer(0, way(&[(x, 12.0)]));
    assert!(!scene.offers(0, step()) && !scene.offers(0, attack(0)), "only an attack, and not at her friends");
    fight(&mut scene, 2, "rising-attack", "high-guard");
    choose_kind(&mut scene, Damage::Piercing);
    assert_eq!((now(&scene, 2).wounds, now(&scene, 1).energy), (3, 0));
    assert_eq!(scene.now().active.map(|active| active.model), Some(ModelId(0)));
}

/// Drop of delirium (MS-C.belladonna.drop-of-delirium): the enemy is moved 2 inches, loses 1 energy and suffers a wound.
#[test]
fn belladonna_confuses_an_enemy() {
    let mut scene = duel(BELLA, 1, "flintlock").energy(1, 2).activate(0);
    sign(&mut scene, 1, "high-guard", "low-guard");
    let x = f64::from(now(&scene, 1).at.x()) / 2540.0;
    scene.refused(0, way(&[(x, 12.1)]));
    scene.answer(0, way(&[(x, 12.0)]));
    assert_eq!((now(&scene, 1).energy, now(&scene, 1).wounds), (1, 1));
}

/// Weakling (MS-C.foxglove.weakling) and trickster (MS-C.foxglove.trickster).
#[test]
fn foxglove_is_a_weakling_and_a_trickster() {
    check_deals("foxglove", [3, 3, 3]);
    check_harvests_for_two("foxglove");
    check_trickster("foxglove", "atrophy", 3);
}

/// Shelter of the shadowglade (MS-C.foxglove.shelter-of-the-shadowglade): the target's next damage is null.
#[test]
fn foxglove_shelters_from_the_next_damage() {
    check_reach("foxglove", "shelter-of-the-shadowglade", 3, 6.0, 0, "teetoe");
    check_catastrophe("foxglove", "shelter-of-the-shadowglade", 6.0, 1, "flintlock", 2);
    let hurt = |card: &str| {
        let mut scene = duel("foxglove", 5, "flintlock").activate(0);
        cast(&mut scene, "foxglove", "shelter-of-the-shadowglade", Some(0), card);
        [(), ()].map(|()| {
            fight(&mut scene, 1, "high-guard", "rising-attack");
            choose_kind(&mut scene, Damage::Impact);
            now(&scene, 0).wounds
        })
    };
    assert_eq!((hurt("P1"), hurt("G1")), ([0, 2], [2, 4]));
}

/// Atrophy (MS-C.foxglove.atrophy): 2X magical damage with pink.
#[test]
fn foxglove_lets_an_enemy_waste_away() {
    check_reach("foxglove", "atrophy", 3, 6.0, 1, "flintlock");
    check_catastrophe("foxglove", "atrophy", 6.0, 1, "flintlock", 2);
    let hurt = |card: &str| {
        let mut scene = facing("foxglove", 3, "baron-von-fancyhat", 4.0).activate(0);
        cast(&mut scene, "foxglove", "atrophy", Some(1), card);
        now(&scene, 1).wounds
    };
    assert_eq!([hurt("P1"), hurt("P3"), hurt("B3")], [2, 6, 0]);
}

/// Mirror of mischief (MS-C.foxglove.mirror-of-mischief): her move becomes that of a faerie or rogue within 6 inches, and
/// still counts as a low guard.
#[test]
fn foxglove_copies_a_move() {
    let mirrored = |seat: u8, key: &str, inches: f64| {
        let field = duel("foxglove", 1, "brunhilde").model(seat, key, 10.0, 10.0 + inches + 1.182);
        let mut scene = field.only(&[0]).activate(0);
        sign(&mut scene, 1, "low-guard", "sweeping-cut");
        if scene.offers(0, target(2)) {
            scene.answer(0, target(2));
        }
        (now(&scene, 0).wounds, now(&scene, 1).wounds)
    };
    assert_eq!(mirrored(0, "wasp", 5.9), (0, 2), "a diving attack, and she is a weakling");
    assert_eq!(mirrored(1, "natty-slum-thief", 5.9), (0, 0), "a cut purse deals nothing");
    assert_eq!([mirrored(0, "wasp", 6.0), mirrored(0, "grub", 5.9)], [(0, 0), (0, 0)], "too far away, no faerie");
}

/// Stinger (MS-C.vespa.stinger): piercing +2. Strike from above (MS-C.vespa.strike-from-above).
#[test]
fn vespa_stings() {
    check_deals("vespa", [4, 4, 6]);
    check_signature("vespa", "falling-swing", [0, 4, 4, 4, 3, 2]);
}

/// Antagonise (MS-C.vespa.antagonise): the target has melee +1 and evade +1.
#[test]
fn vespa_antagonises() {
    check_reach("vespa", "antagonise", 1, 6.0, 1, "flintlock");
    let mut scene = duel("vespa", 4, "flintlock").activate(0);
    use_on(&mut scene, "vespa", "antagonise", 1);
    cast(&mut scene, "vespa", "throw-javelin", Some(1), "P1");
    fight(&mut scene, 1, "thrust", "low-guard");
    assert_eq!((drawn(&scene).0, hands(&scene)), (4 + 1, [5, 3 + 1]));
}

/// Out of reach (MS-C.vespa.out-of-reach): Vespa cannot be attacked in melee, and she has no cover.
#[test]
fn vespa_flies_out_of_reach() {
    let attacked = |flies: bool| {
        let mut scene = duel("vespa", 1, "fritz").energy(1, 1).activate(0);
        if flies {
            scene.answer(0, use_ability("vespa", "out-of-reach"));
            decline(&mut scene);
        }
        scene.answer(0, end()).answer(1, ModelId(1));
        scene.offers(1, attack(0))
    };
    assert_eq!((attacked(true), attacked(false)), (false, true));
    let fence = "[[table.piece]]\nterrain = \"obstacle\"\nrect = [124, 80, 2, 40]\n";
    let shot = |flies: bool| {
        let field = Field::on(fence).model(0, "vespa", 10.0, 10.0).model(1, "flintlock", 15.0, 10.0);
        let mut scene = field.only(&[]).energy(0, u8::from(flies)).energy(1, 1).activate(0);
        if flies {
            scene.answer(0, use_ability("vespa", "out-of-reach"));
            decline(&mut scene);
        }
        scene.answer(0, end()).answer(1, ModelId(1));
        scene.answer(1, use_ability("flintlock", "shoot-musket")).answer(1, target(0));
        draw(&mut scene, &[]);
        drawn(&scene).0
    };
    assert_eq!((shot(true), shot(false)), (3, 1));
}
