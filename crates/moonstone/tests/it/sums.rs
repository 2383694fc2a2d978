//! Numbers carry their reasons: damage is told part by part (MS-63 to MS-66).

use crate::field::*;
use moonstone::Moonstone;
use moonstone::content::Damage;
use moonstone::told::{Event, Part, Parts};
use table::{Lang, Saying, Scene, Spoken, Viewer};

/// What all players read about damage, in both languages.
fn sums(scene: &mut Scene<Moonstone>, lang: Lang) -> Vec<String> {
    let told = scene.told();
    let view = scene.running().view(Viewer::Spectator);
    let game = scene.running().game().clone();
    let damaged = told.iter().filter(|event| matches!(event, Event::Damaged { .. }));
    damaged.map(|event| Moonstone::texts().say(lang, &game.say(&view, Saying::Event(event)))).collect()
}

/// The parts add up to the amount that is told, but never to less than 0.
fn check_parts(scene: &Scene<Moonstone>) {
    for event in scene.told() {
        if let Event::Damaged { amount, parts, .. } = event {
            let sum = parts.0.iter().fold(0, |sum, part| part.added_to(sum));
            assert_eq!(sum.max(0), i16::from(amount), "{parts:?}");
        }
    }
}

/// MS-72: 2 x 2 plus a sharp sword; 2 minus 1 for a weakling, minus 1 for padded armour.
#[test]
fn the_first_example_is_added_up() {
    let field = Field::new().model(0, "billy-1", 10.0, 10.0).touching(1, "beaky-bobby", 0);
    let mut scene = field.only(&[]).energy(0, 1).activate(0);
    scene.answer(0, attack(1));
    let billy = ["rising-attack", "rising-attack", "low-guard", "low-guard", "sweeping-cut", "thrust"];
    scene.rolls(melee(&billy, &["sweeping-cut", "low-guard"]));
    scene.answer(0, play("rising-attack")).answer(1, play("sweeping-cut"));
    scene.answer(0, finish(1, false)).answer(0, Damage::Slicing);
    check_parts(&scene);
    let mut english = sums(&mut scene, Lang::EN);
    english.sort();
    assert_eq!(
        english,
        [
            "Beaky Bobby takes 2 × 2 (critical) + 1 (Arming Sword) = 5 damage (slicing).",
            "Billy (first version) takes 2 − 1 (weakling) − 1 (Quilted Armour) = 0 damage (slicing).",
        ]
    );
    let mut german = sums(&mut scene, Lang::of("de"));
    german.sort();
    assert_eq!(
        german,
        [
            "Beaky Bobby erleidet 2 × 2 (kritisch) + 1 (Scharfes Schwert) = 5 Schaden (schneidend).",
            "Billy (erste Fassung) erleidet 2 − 1 (Schwächling) − 1 (Wattierte Rüstung) = 0 Schaden (schneidend).",
        ]
    );
}

/// MS-73: signature moves against plate armour, and a follow-up.
#[test]
fn the_second_example_is_added_up() {
    let field = Field::new().model(0, "seasick-stu-1", 10.0, 10.0).model(1, "baron-von-fancyhat", 12.5, 10.0);
    let mut scene = field.only(&[]).energy(0, 1).activate(0);
    scene.answer(0, attack(1));
    let stu = ["thrust", "thrust", "rising-attack", "rising-attack", "low-guard", "high-guard"];
    scene.rolls(melee(&stu, &["falling-swing", "thrust", "high-guard", "low-guard", "sweeping-cut"]));
    scene.answer(0, play("thrust")).answer(1, play("falling-swing"));
    scene.answer(0, finish(1, true)).answer(1, finish(0, true)).answer(1, follow("thrust"));
    check_parts(&scene);
    let mut english = sums(&mut scene, Lang::EN);
    english.sort();
    assert_eq!(
        english,
        [
            "Baron von Fancyhat takes 3 × 2 (critical) + 1 (Harpoon) − 2 (Plate Armour) = 5 damage (piercing).",
            "Seasick Stu (first version) takes 1 + 1 (Longsword) = 2 damage (slicing).",
            "Seasick Stu (first version) takes 3 + 1 (Longsword) = 4 damage (piercing).",
        ]
    );
}

/// MS-74, and the lie of MS-46: the value of the card, and what the text adds to it or multiplies it by.
#[test]
fn the_arcane_examples_are_added_up() {
    let field = Field::new().model(0, "flintlock-1", 10.0, 10.0).model(1, "shabbaroon", 18.0, 10.0);
    let mut scene = field.only(&[0]).activate(0);
    scene.answer(0, use_ability("flintlock-1", "shoot-musket")).answer(0, target(1));
    scene.rolls(arcana(&["G2", "P1", "B1", "B1", "B2", "P2", "C", "G1"]));
    scene.answer(0, lay("G2")).answer(0, lay("G2")).answer(1, truth());
    check_parts(&scene);
    assert_eq!(sums(&mut scene, Lang::EN), ["Shabbaroon takes 2 (card) + 2 (ability) = 4 damage (impact)."]);
    let field = Field::new().model(0, "firespitter", 10.0, 10.0).model(1, "beaky-bobby", 16.0, 10.0);
    let mut scene = field.only(&[0]).activate(0);
    scene.answer(0, use_ability("firespitter", "fireblast")).answer(0, target(1));
    scene.rolls(arcana(&["B3"])).rolls([1; 9]);
    scene.answer(0, lay("B3")).answer(0, lay("B3")).answer(1, truth());
    check_parts(&scene);
    assert_eq!(
        sums(&mut scene, Lang::of("de")),
        ["Beaky Bobby erleidet 3 (Karte) × 2 (Fähigkeit) − 1 (Magieresistenz) = 5 Schaden (magisch)."]
    );
}

/// MS-70: what a signature move takes off carries the name of the move, and a plain 0 needs no sum.
#[test]
fn signature_moves_and_plain_results_are_told() {
    let field = Field::new().model(0, "kaufman", 10.0, 10.0).touching(1, "flintlock", 0).only(&[]).energy(0, 1);
    let mut scene = field.activate(0);
    scene.answer(0, attack(1));
    scene.rolls(melee(&["rising-attack", "thrust", "thrust", "low-guard"], &["high-guard", "low-guard", "thrust"]));
    scene.answer(0, play("rising-attack")).answer(1, play("high-guard")).answer(1, finish(0, true));
    check_parts(&scene);
    assert_eq!(sums(&mut scene, Lang::EN), ["Flintlock takes 2 − 1 (Tactical Retreat) = 1 damage (impact)."]);
    let parts = scene.told().into_iter().find_map(|event| match event {
        Event::Damaged { parts: Parts(parts), .. } => Some(parts),
        _ => None,
    });
    assert!(matches!(parts.as_deref(), Some([Part::Base { by: 2 }, Part::Signature { by: -1, .. }])));
}
