//! Giants and trolls: Gotchgut, Brunhilde, Dim & Dimmer, Boulder and Bristlenose.

use crate::field::plays::*;
use crate::field::*;
use moonstone::Moonstone;
use moonstone::asked::{Depth, Laid, StoneChoice};
use moonstone::battle::{ModelId, State, Step};
use moonstone::content::Damage;
use table::Scene;

/// Brute strength (MS-C.gotchgut.brute-strength): all damage +2. Ramshackle armour (MS-C.gotchgut.ramshackle-armour): 1
/// less unless magical.
#[test]
fn gotchgut_is_strong_and_somewhat_armoured() {
    check_deals("gotchgut", [6, 6, 6]);
    check_takes("gotchgut", [3, 3, 3, 4]);
}

/// Bodyguard: once a turn it takes all damage of a friendly noble within 4 inches and in sight.
#[track_caller]
fn check_bodyguard(key: &str, wounds: u8) {
    let field = |seat: u8, noble: &str, inches: f64, pieces: &str| {
        let field = Field::on(pieces).model(0, "mr-toodles", 10.0, 10.0).touching(1, noble, 0);
        field.apart(seat, key, 1, inches).only(&[]).energy(0, 2).activate(0)
    };
    let hit = |scene: &mut Scene<Moonstone>| fight(scene, 1, "falling-swing", "low-guard");
    let mut scene = field(1, "diana-queen-of-the-fae", 3.9, "");
    hit(&mut scene);
    scene.answer(1, yes());
    assert_eq!((now(&scene, 1).wounds, now(&scene, 2).wounds), (0, wounds));
    hit(&mut scene);
    assert_eq!((now(&scene, 1).wounds, now(&scene, 2).wounds), (2, wounds), "once a turn");
    let mut scene = field(1, "diana-queen-of-the-fae", 3.9, "");
    hit(&mut scene);
    scene.answer(1, no());
    assert_eq!((now(&scene, 1).wounds, now(&scene, 2).wounds), (2, 0));
    let wall = "[[table.piece]]\nterrain = \"barrier\"\nrect = [130, 50, 2, 100]\n";
    let others = [
        field(1, "diana-queen-of-the-fae", 4.0, ""),
        field(1, "diana-queen-of-the-fae", 3.9, wall),
        field(1, "fraya", 3.9, ""),
        field(0, "diana-queen-of-the-fae", 3.9, ""),
    ];
    for mut scene in others {
        hit(&mut scene);
        assert_eq!(now(&scene, 1).wounds, 2, "the bodyguard is not asked");
    }
}

/// Bodyguard (MS-C.gotchgut.bodyguard, MS-C.brunhilde.bodyguard).
#[test]
fn giants_guard_nobles() {
    check_bodyguard("gotchgut", 1);
    check_bodyguard("brunhilde", 2);
}

/// Ooga-booga! (MS-C.gotchgut.ooga-booga): an enemy goblin runs 2 inches straight away.
#[test]
fn gotchgut_frightens_goblins() {
    check_reach("gotchgut", "ooga-booga", 1, 4.0, 1, "grub");
    assert!(!can_aim(facing("gotchgut", 1, "flintlock", 2.5), "gotchgut", "ooga-booga"), "only goblins");
    let own = facing("gotchgut", 1, "grub", 2.5).change(|battle| battle.models[1].owner.0 = 0);
    assert!(!can_aim(own, "gotchgut", "ooga-booga"), "only enemies");
    let mut scene = facing("gotchgut", 1, "grub", 2.5).activate(0);
    use_on(&mut scene, "gotchgut", "ooga-booga", 1);
    assert_eq!(gap(&mut scene, 0, 1), 450);
}

/// Kick to the guts (MS-C.gotchgut.kick-to-the-guts): a wounded enemy loses 1 energy and is pushed an inch.
#[test]
fn gotchgut_kicks() {
    check_signature("gotchgut", "rising-attack", [2, 3, 0, 3, 3, 0]);
    let kicked = |theirs: &str| {
        let mut scene = duel("gotchgut", 1, "brunhilde").energy(1, 2).activate(0);
        sign(&mut scene, 1, "rising-attack", theirs);
        (now(&scene, 1).energy, gap(&mut scene, 0, 1))
    };
    assert_eq!((kicked("high-guard"), kicked("low-guard")), ((1, 100), (2, 0)));
}

/// Giant-forged blades (MS-C.brunhilde.giant-forged-blades): slicing and piercing +2.
#[test]
fn brunhilde_has_giant_blades() {
    check_deals("brunhilde", [4, 6, 6]);
}

/// Loyalty (MS-C.brunhilde.loyalty): a reaction step of 3 inches straight to the nearest friendly noble.
#[test]
fn brunhilde_runs_to_her_noble() {
    let field = |noble: &str| {
        let field = Field::new().model(0, "flintlock", 30.0, 30.0).model(1, "brunhilde", 10.0, 10.0);
        let field = field.model(1, noble, 20.0, 10.0).model(1, "young-jack", 10.0, 30.0);
        field.only(&[]).energy(0, 1).energy(1, 1).activate(0)
    };
    let mut scene = field("baron-von-fancyhat");
    scene.answer(0, step()).answer(0, way(&[])).answer(1, target(1));
    scene.refused(1, way(&[(7.0, 10.0)]));
    take_last(&mut scene, 1);
    let brunhilde = now(&scene, 1);
    let x = brunhilde.at.x() - at(13.0, 10.0).x();
    assert!(x.abs() <= 2, "3 inches to the east, not to Young Jack: {x}");
    assert_eq!((brunhilde.at.y(), brunhilde.energy), (at(0.0, 10.0).y(), 0));
    let mut scene = field("flintlock-1");
    scene.answer(0, step()).answer(0, way(&[])).answer(1, target(1));
    scene.refused(1, way(&[(13.0, 10.0)]));
    scene.answer(1, way(&[(11.0, 10.0)]));
}

/// Epic ballads (MS-C.brunhilde.epic-ballads-of-giant-heros): all other giants within 6 inches gain 1 energy.
#[test]
fn brunhilde_sings_of_giants() {
    let field = |inches: f64| {
        let field = Field::new().model(0, "brunhilde", 10.0, 10.0).apart(0, "gotchgut", 0, inches);
        field
            .model(1, "dim-dimmer", 10.0, 10.0 + inches + 1.576)
            .model(0, "flintlock", 8.0, 10.0)
            .only(&[])
            .energy(0, 2)
    };
    let mut scene = field(5.9).activate(0);
    scene.answer(0, use_ability("brunhilde", "epic-ballads-of-giant-heros"));
    decline(&mut scene);
    assert_eq!([0, 1, 2, 3].map(|model| now(&scene, model).energy), [1, 1, 1, 0]);
    assert!(!scene.offers(0, use_ability("brunhilde", "epic-ballads-of-giant-heros")), "once a turn");
    assert!(!field(6.0).activate(0).offers(0, use_ability("brunhilde", "epic-ballads-of-giant-heros")));
}

/// Shattering oathstone (MS-C.brunhilde.shattering-oathstone): if she is slain, all others within 8 inches suffer
/// wounds, but friendly giants and nobles are fully healed.
#[test]
fn brunhilde_shatters_the_oathstone() {
    check_signature("brunhilde", "falling-swing", [0, 2, 2, 5, 5, 4]);
    let field = |wounds: u8| {
        let field = duel("brunhilde", 1, "fritz").wounds(0, wounds).model(0, "gotchgut", 10.0, 15.0).wounds(2, 5);
        let field = field.model(0, "baron-von-fancyhat", 6.0, 10.0).wounds(3, 3).model(0, "flintlock", 10.0, 6.0);
        field.model(1, "the-goblin-king", 6.0, 6.0).wounds(5, 2).model(0, "young-jack", 10.0, 30.0).wounds(6, 2)
    };
    let wounds = |wounds: u8| {
        let mut scene = field(wounds).only(&[0]).activate(0);
        sign(&mut scene, 1, "falling-swing", "sweeping-cut");
        [1, 2, 3, 4, 5, 6].map(|model| now(&scene, model).wounds)
    };
    assert_eq!(wounds(12), [5 + 1, 0, 0, 1, 2 + 1, 2]);
    assert_eq!(wounds(0), [5, 5, 3, 0, 2, 2], "she is not slain");
}

/// Constant bickering (MS-C.dim-dimmer.constant-bickering): a card flipped when they are activated decides how much
/// energy they gain.
#[test]
fn dim_and_dimmer_bicker() {
    let bickered = |card: &str| {
        let field = Field::new().model(0, "dim-dimmer", 10.0, 10.0);
        let mut scene = field.scene([Step::NextActivation, Step::BeginActivation { model: ModelId(0) }]);
        scene.rolls(arcana(&[card]));
        (now(&scene, 0).energy, now(&scene, 0).wounds)
    };
    assert_eq!([bickered("G1"), bickered("P3"), bickered("C")], [(2, 0), (4, 0), (1, 3)]);
}

/// Cleaver & club (MS-C.dim-dimmer.cleaver-club): impact and slicing +2. Natural padding (MS-C.dim-dimmer.natural-padding):
/// impact -2.
#[test]
fn dim_and_dimmer_are_armed_and_padded() {
    check_deals("dim-dimmer", [6, 6, 4]);
    check_takes("dim-dimmer", [2, 4, 4, 4]);
}

/// Two heads (MS-C.dim-dimmer.two-heads): for 1 energy they lay two cards, and choose one of them after the reveal.
#[test]
fn dim_and_dimmer_lay_two_cards() {
    let pair = Laid { card: manoeuvre("thrust"), second: Some(manoeuvre("sweeping-cut")) };
    let mut scene = duel("dim-dimmer", 2, "brunhilde").activate(0);
    scene.answer(0, attack(1));
    draw_hands(&mut scene, &["thrust", "sweeping-cut"], &["low-guard"]);
    scene.answer(0, pair).answer(1, play("low-guard"));
    scene.answer(0, play("thrust"));
    assert_eq!((now(&scene, 1).wounds, now(&scene, 0).energy), (1, 0));
    let mut scene = duel("dim-dimmer", 1, "brunhilde").activate(0);
    scene.answer(0, attack(1));
    draw_hands(&mut scene, &["thrust", "sweeping-cut"], &["low-guard"]);
    assert!(!scene.offers(0, pair), "there is no energy for it");
}

/// Packed lunch (MS-C.dim-dimmer.packed-lunch): a wounded enemy with evade -1 or lower is slain.
#[test]
fn dim_and_dimmer_eat_the_nimble() {
    check_signature("dim-dimmer", "rising-attack", [0, 3, 3, 3, 3, 0]);
    let eaten = |key: &str, theirs: &str| {
        let mut scene = duel("dim-dimmer", 1, key).activate(0);
        sign(&mut scene, 1, "rising-attack", theirs);
        choose_kind(&mut scene, Damage::Impact);
        now(&scene, 1).state
    };
    assert_eq!(eaten("grub", "falling-swing"), State::Slain);
    assert_eq!(eaten("grub", "low-guard"), State::Standing, "not wounded");
    assert_eq!(eaten("flintlock", "falling-swing"), State::Standing, "evade 0");
}

/// Tough skin (MS-C.boulder.tough-skin): all damage -1. Granite fists (MS-C.boulder.granite-fists): impact +2.
#[test]
fn boulder_is_hard_all_over() {
    check_deals("boulder", [6, 4, 4]);
    check_takes("boulder", [3, 3, 3, 3]);
}

/// Calcify (MS-C.boulder.calcify): after the replenish step an enemy that he engages may lose 1 energy.
#[test]
fn boulder_turns_an_enemy_to_stone() {
    let begin = |inches: f64| facing("boulder", 0, "flintlock", inches).scene([Step::BeginRound]);
    let mut scene = begin(1.9);
    scene.answer(0, target(1));
    assert_eq!(now(&scene, 1).energy, 3 - 1);
    let mut scene = begin(1.9);
    scene.answer(0, nobody());
    assert_eq!(now(&scene, 1).energy, 3);
    let mut scene = begin(2.0);
    assert!(is_rolling(&mut scene), "he engages no enemy; players roll for who begins");
}

/// Stone song (MS-C.boulder.stone-song): blue makes a stone within 6 inches X shallower, not below 1.
#[test]
fn boulder_sings_to_a_stone() {
    let field = |inches: f64, depth: u8| {
        let field = facing("boulder", 1, "flintlock", 20.0);
        field.stone(10.0, 10.0 + 0.788 + 0.237 + inches, depth).activate(0)
    };
    assert!(!field(6.0, 3).offers(0, use_ability("boulder", "stone-song")), "too far away");
    let sung = |depth: u8, card: &str| {
        let mut scene = field(5.9, depth);
        scene.answer(0, use_ability("boulder", "stone-song")).answer(0, StoneChoice(0));
        believe(&mut scene, card);
        assert_eq!((drawn(&scene).0, now(&scene, 0).energy), (3, 0));
        scene.now().stones[0].depth
    };
    assert_eq!([sung(4, "B1"), sung(4, "B3"), sung(2, "B3"), sung(4, "G3")], [3, 1, 1, 4]);
}

/// Stone song: on a catastrophe the resisting player sets the depth.
#[test]
fn boulder_sings_the_wrong_song() {
    let mut scene = facing("boulder", 1, "flintlock", 20.0).stone(10.0, 13.0, 1).activate(0);
    scene.answer(0, use_ability("boulder", "stone-song")).answer(0, StoneChoice(0));
    believe(&mut scene, "C");
    scene.answer(1, Depth(4));
    assert_eq!(scene.now().stones[0].depth, 4);
}

/// Crushing embrace (MS-C.boulder.crushing-embrace): only within an inch; a wounded enemy loses half its energy.
#[test]
fn boulder_embraces() {
    check_signature("boulder", "thrust", [4; 6]);
    let embraced = |inches: f64, energy: u8| {
        let mut scene = facing("boulder", 1, "brunhilde", inches).energy(1, energy).activate(0);
        sign(&mut scene, 1, "thrust", "high-guard");
        (now(&scene, 1).wounds, now(&scene, 1).energy)
    };
    assert_eq!([embraced(1.0, 3), embraced(1.0, 4), embraced(1.1, 3)], [(4, 1), (4, 2), (0, 3)]);
}

const POND: &str = "[[table.piece]]\nterrain = \"water\"\nrect = [115, 50, 15, 100]\n";

/// Amphibious (MS-C.bristlenose.amphibious): jogs through water, and has 1 energy more there.
#[test]
fn bristlenose_likes_water() {
    let field = |key: &str, x: f64| Field::on(POND).model(0, key, x, 10.0);
    let mut scene = field("bristlenose", 10.0).activate(0);
    scene.answer(0, jog()).answer(0, way(&[(14.0, 10.0)]));
    let mut scene = field("boulder", 10.0).activate(0);
    scene.answer(0, jog()).refused(0, way(&[(14.0, 10.0)]));
    let energy = |key: &str, x: f64| now(&replenish(field(key, x)), 0).energy;
    assert_eq!([energy("bristlenose", 10.0), energy("bristlenose", 11.0), energy("boulder", 11.0)], [2, 3, 2]);
}

/// Razor claws (MS-C.bristlenose.razor-claws): slicing +3, impact and piercing +1. Scaly skin (MS-C.bristlenose.scaly-skin):
/// 1 less unless impact.
#[test]
fn bristlenose_has_claws_and_scales() {
    check_deals("bristlenose", [5, 7, 5]);
    check_takes("bristlenose", [4, 3, 3, 3]);
}

/// Vomit (MS-C.bristlenose.vomit): X + 1 magical damage with blue.
#[test]
fn bristlenose_vomits() {
    check_reach("bristlenose", "vomit", 2, 4.0, 1, "flintlock");
    check_catastrophe("bristlenose", "vomit", 4.0, 1, "flintlock", 3);
    let hurt = |card: &str| {
        let mut scene = facing("bristlenose", 2, "baron-von-fancyhat", 3.0).activate(0);
        cast(&mut scene, "bristlenose", "vomit", Some(1), card);
        now(&scene, 1).wounds
    };
    assert_eq!([hurt("B1"), hurt("B3"), hurt("P3")], [2, 4, 0]);
}

/// Insatiable hunger (MS-C.bristlenose.insatiable-hunger): a slain enemy restores everything, unless Bristlenose is slain.
#[test]
fn bristlenose_eats_slain_enemies() {
    check_signature("bristlenose", "rising-attack", [2, 3, 3, 2, 1, 0]);
    let eaten = |own: u8, wounds: u8, theirs: &str| {
        let mut scene = duel("bristlenose", 1, "fritz").wounds(0, own).wounds(1, wounds).activate(0);
        sign(&mut scene, 1, "rising-attack", theirs);
        choose_kind(&mut scene, Damage::Impact);
        (now(&scene, 0).wounds, now(&scene, 0).energy)
    };
    assert_eq!([eaten(5, 7, "high-guard"), eaten(5, 6, "high-guard")], [(0, 2), (5, 0)]);
    assert_eq!(eaten(11, 8, "sweeping-cut"), (12, 0), "both are slain");
}
