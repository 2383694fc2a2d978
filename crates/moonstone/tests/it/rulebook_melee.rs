//! Einen Nahkampfangriff ausführen: the deck, hands, damage (MS-60 to MS-66). The advanced rules of melee are in
//! `rulebook_melee_advanced.rs`.

use crate::field::melees::*;
use crate::field::*;
use measure::units::INCH;
use moonstone::asked::{Drawn, Question};
use moonstone::battle::{Change, ModelId};
use moonstone::cards;
use moonstone::content::{Damage, Stat};
use moonstone::told::Event;
use table::{Pending, Refusal, Seat, Spoken, Viewer};

/// The cards in the order of the rulebook, and what each deals against the others: `-` is null.
const CARDS: [&str; 6] = ["high-guard", "falling-swing", "thrust", "sweeping-cut", "rising-attack", "low-guard"];
const DEALT: [&str; 6] = ["------", "-00332", "023-21", "-2002-", "21121-", "------"];

/// Das Kampf-Deck (MS-60): three of each card.
#[test]
fn the_deck_has_three_of_each_card() {
    let mut scene = duel("kaufman", "kaufman").activate(0);
    assert_eq!(scene.running().view(Viewer::Spectator).decks[1], 18);
    scene.answer(0, attack(1));
    assert!(matches!(scene.running().pending(), Pending::Roll { sides: 18, .. }));
    // Every roll of the first draw stands for a card, three of each kind.
    let first = |roll: u32| {
        let mut scene = duel("kaufman", "kaufman").activate(0);
        scene.answer(0, attack(1)).rolls([roll]).rolls([1; 5]);
        let mut hands = scene.told().into_iter().filter_map(|event| match event {
            Event::MeleeSeen { cards } => Some(cards),
            _ => None,
        });
        hands.next().expect("the attacker draws")
    };
    for (number, word) in CARDS.iter().enumerate().skip(2) {
        for copy in 0..3 {
            let hand = first(number as u32 * 3 + copy + 1);
            assert!(hand.contains(&manoeuvre(word)), "{word}: {hand:?}");
        }
    }
}

/// Das Kampf-Deck (MS-60, MS-61): with physical cards players name what they draw, and cannot name a kind that is used
/// up.
#[test]
fn real_cards_are_drawn_by_name() {
    let mut scene = duel("kaufman", "kaufman").activate(0);
    scene.answer(0, attack(1));
    let thrust = || Drawn::Melee(manoeuvre("thrust"));
    for _ in 0..3 {
        scene.draws([thrust()]);
    }
    let refusal = scene.running().drew(&thrust());
    assert!(matches!(refusal, Err(Refusal::NotInThePile(_))), "there are three of each: {refusal:?}");
    while let Pending::Roll { .. } = scene.running().pending() {
        scene.draws([Drawn::Melee(manoeuvre("low-guard"))]);
    }
    let hands = scene.told().into_iter().filter_map(|event| match event {
        Event::MeleeSeen { cards } => Some(cards),
        _ => None,
    });
    let drawn = |word: &str| hands.clone().flatten().filter(|card| *card == manoeuvre(word)).count();
    assert_eq!((drawn("thrust"), hands.clone().flatten().count() - 3), (3, drawn("low-guard")));
}

/// Das Kampf-Deck (MS-60, MS-62): each deals what its own card says against the other card, both at the same time.
#[test]
fn every_card_deals_what_is_printed_against_every_other() {
    let printed = |own: usize, other: usize| DEALT[own].chars().nth(other).and_then(|it| it.to_digit(10));
    let dealt = |own: usize, other: usize| printed(own, other).unwrap_or(0) as u8;
    for (own, card) in CARDS.iter().enumerate() {
        for (other, against) in CARDS.iter().enumerate() {
            let rest: Vec<&str> = CARDS.iter().copied().filter(|it| it != card).take(3).collect();
            let field = Field::basic().model(0, "kaufman", 10.0, 10.0).touching(1, "kaufman", 0);
            let last = CARDS.iter().find(|it| *it != against).expect("there are others");
            let scene = clash(field, &[&[*card][..], &rest].concat(), &[against, last]);
            assert_eq!(wounds(&scene), (dealt(other, own), dealt(own, other)), "{card} against {against}");
            let is_null = cards::result(manoeuvre(card), manoeuvre(against)).damage.is_none();
            assert_eq!(is_null, printed(own, other).is_none(), "{card} against {against}");
        }
    }
}

/// Nahkampfangriff (MS-61): the attacker draws two cards more than the melee figure, the defender exactly that many.
#[test]
fn the_attacker_draws_two_cards_more() {
    for (attacker, defender, counts) in
        [("billy", "beaky-bobby", [6, 2]), ("beaky-bobby", "billy", [4, 4]), ("the-fencer", "shabbaroon", [8, 1])]
    {
        let mut scene = duel(attacker, defender).activate(0);
        scene.answer(0, attack(1)).rolls(vec![1; usize::from(counts[0] + counts[1])]);
        let began = Event::MeleeBegan { attacker: ModelId(0), defender: ModelId(1), cards: counts };
        assert!(scene.told().contains(&began), "{attacker}");
    }
}

/// Nahkampfangriff (MS-61): at least one card each, even with a melee figure of 0.
#[test]
fn both_sides_draw_at_least_one_card() {
    for (model, counts) in [(0, [1, 2]), (1, [4, 1])] {
        let weak = Change::Stat { stat: Stat::Melee, more: -9 };
        let field = duel("kaufman", "kaufman").change(|battle| battle.models[model].changes.push(weak));
        let mut scene = field.activate(0);
        scene.answer(0, attack(1)).rolls(vec![1; usize::from(counts[0] + counts[1])]);
        let began = Event::MeleeBegan { attacker: ModelId(0), defender: ModelId(1), cards: counts };
        assert!(scene.told().contains(&began), "{counts:?}");
    }
}

/// Nahkampfangriff (MS-62): an option says which card it is about, so that it can be pointed at in the hand.
#[test]
fn options_name_the_cards_in_the_hand() {
    let mut scene = duel("kaufman", "kaufman").activate(0);
    scene.answer(0, attack(1));
    scene.rolls(melee(&["sweeping-cut", "low-guard", "low-guard", "high-guard"], &["rising-attack", "thrust"]));
    for (seat, mut expected) in [
        (0, vec!["card-sweeping-cut", "card-low-guard", "card-high-guard"]),
        (1, vec!["card-rising-attack", "card-thrust"]),
    ] {
        let (game, view) = (scene.running().game().clone(), scene.running().view(Viewer::Seat(Seat(seat))));
        let options = scene.asked(seat).options.iter();
        let mut touched: Vec<String> = options.flat_map(|choice| game.touches(&view, choice)).collect();
        touched.sort();
        expected.sort();
        assert_eq!(touched, expected);
    }
}

/// Nahkampfangriff (MS-62): both choose in secret and reveal together; hands stay hidden.
#[test]
fn cards_are_chosen_in_secret_and_revealed_together() {
    let mut scene = duel("kaufman", "kaufman").activate(0);
    scene.answer(0, attack(1));
    scene.rolls(melee(&["sweeping-cut", "low-guard", "low-guard", "high-guard"], &["rising-attack", "thrust"]));
    scene.answer(0, play("sweeping-cut"));
    for (viewer, knows) in [
        (Viewer::Seat(Seat(0)), [true, false]),
        (Viewer::Seat(Seat(1)), [false, true]),
        (Viewer::Spectator, [false, false]),
    ] {
        let seen = scene.running().view(viewer).fight.expect("they fight");
        assert_eq!([seen.hands[0].is_some(), seen.hands[1].is_some()], knows);
        assert_eq!((seen.laid, seen.cards), ([None, None], [4, 2]));
        let revealed = |event: &&Event| matches!(event, Event::MeleeRevealed { .. });
        assert_eq!(scene.running().told(viewer).filter(revealed).count(), 0);
        let own = |event: &&Event| matches!(event, Event::MeleeSeen { .. });
        assert_eq!(scene.running().told(viewer).filter(own).count(), usize::from(knows != [false, false]));
    }
    assert_eq!(scene.refused(1, play("low-guard")), Refusal::NotOffered, "it is not in the hand");
    scene.answer(1, play("rising-attack"));
    let revealed = |model: u8, card: &str| Event::MeleeRevealed { model: ModelId(model), card: manoeuvre(card) };
    assert!(
        scene.told().contains(&revealed(0, "sweeping-cut")) && scene.told().contains(&revealed(1, "rising-attack"))
    );
    assert_eq!(wounds(&scene), (2, 2));
}

/// Nahkampfangriff (MS-62): a defender who does not reach the attacker deals nothing.
#[test]
fn a_defender_out_of_reach_deals_nothing() {
    for (gap, suffered) in [(INCH - 1, 2), (INCH, 0), (2 * INCH, 0)] {
        let far = f64::from(10 * INCH + 3000 + gap) / f64::from(INCH);
        let field = Field::basic().model(0, "seasick-stu", 10.0, 10.0).model(1, "kaufman", far, 10.0);
        let scene =
            clash(field, &["sweeping-cut", "low-guard", "low-guard", "high-guard"], &["rising-attack", "thrust"]);
        assert_eq!(wounds(&scene), (suffered, 1), "{gap}");
    }
}

/// Kritische Treffer (MS-63): each duplicate from the hand multiplies the damage once more.
#[test]
fn duplicates_double_and_treble_the_damage() {
    for duplicates in 0..=2 {
        let own = ["rising-attack", "rising-attack", "rising-attack", "low-guard"];
        let mut scene = clash(duel("kaufman", "kaufman"), &own, &["sweeping-cut", "low-guard"]);
        assert!(scene.offers(0, finish(2, false)) && !scene.offers(0, finish(3, false)));
        scene.answer(0, finish(duplicates, false));
        assert_eq!(wounds(&scene), (2, 2 * (duplicates + 1)));
    }
}

/// Kritische Treffer (MS-63): before any other modifier of the damage.
#[test]
fn criticals_multiply_before_modifiers() {
    // Rising attack against a sweeping cut: 2 x 2, and Plate Armour takes 2 off the total.
    let own = ["rising-attack", "rising-attack", "low-guard", "low-guard"];
    let other = ["sweeping-cut", "low-guard", "high-guard", "thrust", "falling-swing"];
    let mut scene = clash(duel("kaufman", "baron-von-fancyhat"), &own, &other);
    scene.answer(0, finish(1, false));
    assert_eq!(wounds(&scene), (3, 2));
}

/// Kritische Treffer (MS-63): without duplicates the question is not asked.
#[test]
fn without_duplicates_there_is_no_critical_hit() {
    let own = ["rising-attack", "thrust", "low-guard", "low-guard"];
    let scene = clash(duel("kaufman", "kaufman"), &own, &["sweeping-cut", "low-guard"]);
    assert_eq!(wounds(&scene), (2, 2));
}

/// Schadensarten (MS-64): the player chooses one of the card's kinds, and the modifiers of that kind apply.
#[test]
fn the_kind_of_damage_decides_what_is_added_and_taken_off() {
    // Billy has a sharp sword (slicing +1), and Kaufman no armour at all.
    for (kind, dealt) in [(Damage::Impact, 2), (Damage::Slicing, 3), (Damage::Piercing, 2)] {
        let own = ["rising-attack", "thrust", "low-guard", "low-guard", "high-guard", "high-guard"];
        let mut scene = clash(duel("billy", "kaufman"), &own, &["sweeping-cut", "low-guard"]);
        assert_eq!(scene.asked(0).question, Question::DamageKind { model: ModelId(0) });
        scene.answer(0, kind);
        assert_eq!(wounds(&scene), (1, dealt), "{kind:?}; padded armour takes 1 off the sweeping cut");
    }
    // A thrust is always piercing.
    let own = ["thrust", "rising-attack", "low-guard", "low-guard", "high-guard", "high-guard"];
    let scene = clash(duel("billy", "kaufman"), &own, &["falling-swing", "low-guard"]);
    assert_eq!(wounds(&scene), (0, 2));
}

/// Schadensarten (MS-64, ruling): damage is not below 0.
#[test]
fn damage_is_not_below_nothing() {
    // Rising attack against a thrust deals 1; Plate Armour would take 2 off.
    let own = ["rising-attack", "low-guard", "low-guard", "high-guard"];
    let other = ["thrust", "low-guard", "high-guard", "sweeping-cut", "falling-swing"];
    let scene = clash(duel("kaufman", "baron-von-fancyhat").wounds(1, 3), &own, &other);
    assert_eq!(wounds(&scene), (3, 3));
}

/// Das Null-Symbol (MS-65): null deals no damage, whatever is added; a 0 can be modified.
#[test]
fn null_stays_null_and_zero_can_be_modified() {
    // The longsword adds 1 to a thrust.
    let own = ["thrust", "low-guard", "low-guard", "high-guard", "high-guard", "falling-swing", "falling-swing"];
    for (against, dealt) in [("high-guard", 1), ("sweeping-cut", 0), ("low-guard", 2)] {
        let other = if against == "thrust" { "low-guard" } else { "thrust" };
        let scene = clash(duel("baron-von-fancyhat", "kaufman"), &own, &[against, other]);
        assert_eq!(now(&scene, 1).wounds, dealt, "{against}");
    }
}

/// Wunden (MS-66): wounds caused directly are not modified, and magical damage ignores most armour.
#[test]
fn wounds_are_not_modified_and_magic_is_a_kind_of_its_own() {
    let baron = || Field::new().model(0, "baron-von-fancyhat", 10.0, 10.0).model(1, "kaufman", 14.0, 10.0).only(&[0]);
    let mut scene = baron().activate(0);
    scene.answer(0, use_ability("baron-von-fancyhat", "shoot-pistol")).answer(0, target(1));
    scene.rolls(arcana(&["C", "G1", "P1", "B1", "B1", "B2", "P2", "C", "G1", "G2"]));
    scene.answer(0, lay("C")).answer(0, lay("C")).answer(1, truth());
    assert_eq!(now(&scene, 0).wounds, 3, "his plate armour does not help");
    for (key, cards, dealt) in [("baron-von-fancyhat", 5, 6), ("beaky-bobby", 4, 5), ("vicious-syd", 4, 5)] {
        let field = Field::new().model(0, "firespitter", 10.0, 10.0).model(1, key, 14.0, 10.0).only(&[0]);
        let mut scene = field.activate(0);
        scene.answer(0, use_ability("firespitter", "fireblast")).answer(0, target(1));
        scene.rolls(arcana(&["B3"])).rolls(vec![1; cards - 1 + 6]);
        scene.answer(0, lay("B3")).answer(0, lay("B3")).answer(1, truth());
        assert_eq!(now(&scene, 1).wounds, dealt, "{key}");
    }
}
