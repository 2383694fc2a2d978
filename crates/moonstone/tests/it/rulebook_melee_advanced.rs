//! Advanced rules of melee: Ablenkungen, Drauf anlegen, Folgemanöver, Einzigartiger Stil, and the end step (MS-67 to
//! MS-71).

use crate::field::melees::*;
use crate::field::*;
use measure::units::INCH;
use moonstone::Options;
use moonstone::asked::{Follow, Question};
use moonstone::battle::{ModelId, State};
use moonstone::told::Event;
use table::{Seat, Viewer};

/// How many cards attacker and defender draw.
fn counts(field: Field) -> [u8; 2] {
    let mut scene = field.activate(0);
    scene.answer(0, attack(1));
    while matches!(scene.running().pending(), table::Pending::Roll { .. }) {
        scene.rolls([1]);
    }
    let began = scene.told().into_iter().find_map(|event| match event {
        Event::MeleeBegan { cards, .. } => Some(cards),
        _ => None,
    });
    began.expect("both draw")
}

/// Ablenkungen (MS-67): one card less for each further enemy whose melee range the model is in.
#[test]
fn further_enemies_distract() {
    assert_eq!(counts(duel("fritz", "kaufman")), [6, 2]);
    // Another enemy of Fritz reaches one inch; he stands exactly at that distance, then within it.
    let third = |gap: i32| f64::from(10 * INCH - 3000 - gap) / f64::from(INCH);
    assert_eq!(counts(duel("fritz", "kaufman").model(1, "kaufman", third(INCH), 10.0).energy(2, 0)), [6, 2]);
    assert_eq!(counts(duel("fritz", "kaufman").model(1, "kaufman", third(INCH - 1), 10.0).energy(2, 0)), [5, 2]);
    // The defender is distracted too, down to one card at least.
    let friends = duel("fritz", "kaufman").model(0, "fritz", 12.0, 8.5).model(0, "fritz", 12.0, 11.5);
    assert_eq!(counts(friends.energy(2, 0).energy(3, 0)), [6, 1]);
}

/// Ablenkungen (MS-67) belong to the advanced rules.
#[test]
fn without_advanced_rules_there_are_no_distractions() {
    let field = Field::basic().model(0, "fritz", 10.0, 10.0).touching(1, "kaufman", 0).model(1, "fritz", 8.0, 10.0);
    assert_eq!(counts(field), [6, 2]);
}

/// Ablenkungen (MS-67), three players: the models of both other players are enemies.
#[test]
fn models_of_a_third_player_distract_both() {
    let field = Field::with(Options { players: 3, fates: false, ..Options::default() }, "")
        .model(0, "fritz", 10.0, 10.0)
        .touching(1, "fritz", 0)
        .model(2, "seasick-stu", 10.6, 12.0);
    assert_eq!(counts(field.only(&[]).energy(0, 1)), [5, 3]);
}

/// Drauf anlegen (MS-68): after drawing, each may pay 1 energy for two more cards, once.
#[test]
fn luck_can_be_pushed_once_each() {
    let field = duel("kaufman", "kaufman").energy(0, 3).energy(1, 2);
    let mut scene = field.activate(0);
    scene.answer(0, attack(1)).rolls(vec![1; 6]);
    assert_eq!(scene.asked(0).question, Question::PushLuck { model: ModelId(0) });
    scene.answer(0, yes()).rolls([1, 1]);
    scene.answer(1, yes()).rolls([1, 1]);
    let seen = scene.running().view(Viewer::Seat(Seat(1))).fight.expect("they fight");
    assert_eq!((seen.cards, seen.hands[1].as_ref().map(Vec::len)), ([6, 4], Some(4)));
    assert_eq!((now(&scene, 0).energy, now(&scene, 1).energy), (1, 1));
    assert_eq!(scene.asked(0).question, Question::Melee { model: ModelId(0), follow_up: false });
}

/// Drauf anlegen (MS-68): not without energy, and not in the basic game.
#[test]
fn luck_is_not_pushed_without_energy_or_advanced_rules() {
    let basic = Field::basic().model(0, "kaufman", 10.0, 10.0).touching(1, "kaufman", 0);
    for mut scene in [duel("kaufman", "kaufman").activate(0), basic.activate(0)] {
        scene.answer(0, attack(1)).rolls(vec![1; 6]);
        assert_eq!(scene.asked(0).question, Question::Melee { model: ModelId(0), follow_up: false });
    }
}

/// Folgemanöver (MS-69): one more card against the card that the opponent has played, for free.
#[test]
fn a_follow_up_is_played_against_the_card_that_lies_there() {
    let own = ["sweeping-cut", "rising-attack", "rising-attack", "low-guard"];
    let mut scene = clash(duel("kaufman", "kaufman"), &own, &["thrust", "low-guard"]);
    scene.answer(1, finish(0, false));
    assert_eq!(wounds(&scene), (0, 0));
    assert_eq!(scene.asked(0).question, Question::Melee { model: ModelId(0), follow_up: true });
    assert!(!scene.offers(0, follow("sweeping-cut")), "it is played already");
    scene.answer(0, follow("rising-attack"));
    // Criticals are allowed: 1 against a thrust, doubled. The thrust does not deal its damage again.
    scene.answer(0, finish(1, false));
    assert_eq!(wounds(&scene), (0, 2));
}

/// Folgemanöver (MS-69): it is optional, and a slain model has none.
#[test]
fn a_follow_up_is_optional_and_the_slain_make_none() {
    let own = ["sweeping-cut", "rising-attack", "low-guard", "low-guard"];
    let mut scene = clash(duel("kaufman", "kaufman"), &own, &["thrust", "low-guard"]);
    scene.answer(1, finish(0, false)).answer(0, Follow::Decline);
    assert_eq!(wounds(&scene), (0, 0));
    assert_eq!(scene.asked(0).question, Question::Act { model: ModelId(0) });
    // The Baron's master strike against a thrust has a follow-up, but the thrust slays him.
    let own = ["falling-swing", "rising-attack", "low-guard", "low-guard", "high-guard", "high-guard", "low-guard"];
    let field = duel("baron-von-fancyhat", "seasick-stu-1").wounds(0, 6);
    let other = ["thrust", "thrust", "high-guard", "sweeping-cut"];
    let mut scene = clash(field, &own, &other);
    scene.answer(0, finish(0, true)).answer(1, finish(1, false));
    assert_eq!(now(&scene, 0).state, State::Slain);
    assert_eq!(scene.now().fight(), None);
}

/// Folgemanöver (MS-69): if both have one they choose in secret and fight card against card.
#[test]
fn two_follow_ups_are_fought_card_against_card() {
    let own = ["falling-swing", "rising-attack", "low-guard", "low-guard", "high-guard", "high-guard", "low-guard"];
    let other = ["falling-swing", "sweeping-cut", "high-guard", "sweeping-cut", "thrust"];
    let mut scene = clash(duel("baron-von-fancyhat", "baron-von-fancyhat"), &own, &other);
    scene.answer(0, finish(0, true)).answer(1, finish(0, true));
    assert_eq!(wounds(&scene), (0, 0), "a longsword, 0 + 1, against plate armour");
    scene.answer(0, follow("rising-attack"));
    let seen = scene.running().view(Viewer::Seat(Seat(1))).fight.expect("they fight");
    assert_eq!(seen.laid[0], Some(manoeuvre("falling-swing")), "the new card is not seen yet");
    scene.answer(1, follow("sweeping-cut")).answer(1, finish(1, false));
    // 2 + 1 - 2 against 2 x 2 + 1 - 2.
    scene.answer(0, moonstone::content::Damage::Slicing);
    assert_eq!(wounds(&scene), (3, 1));
}

/// Folgemanöver (MS-69) and Einzigartiger Stil (MS-70) belong to the advanced rules.
#[test]
fn the_basic_game_has_no_follow_ups_and_no_signature_moves() {
    let field = Field::basic().model(0, "kaufman", 10.0, 10.0).touching(1, "kaufman", 0);
    let scene = clash(field, &["sweeping-cut", "rising-attack", "low-guard", "low-guard"], &["thrust", "low-guard"]);
    assert_eq!(scene.asked(0).question, Question::Act { model: ModelId(0) });
}

/// Einzigartiger Stil (MS-70): a card of the named kind may be upgraded; the opponent's damage is read against the
/// plain card.
#[test]
fn a_signature_move_deals_its_own_damage_against_the_plain_card() {
    // Wild Swing deals 2 against a falling swing, which deals 0 against the plain falling swing.
    for (signature, dealt) in [(true, 3), (false, 1)] {
        let own = ["falling-swing", "thrust", "low-guard", "low-guard", "high-guard", "high-guard"];
        let mut scene = clash(duel("billy", "kaufman"), &own, &["falling-swing", "low-guard"]);
        scene.answer(0, finish(0, signature));
        if !signature {
            scene.answer(0, moonstone::content::Damage::Slicing);
        }
        assert_eq!(wounds(&scene), (0, dealt));
    }
    let own = ["rising-attack", "rising-attack", "low-guard", "low-guard", "high-guard", "high-guard"];
    let scene = clash(duel("billy", "kaufman"), &own, &["falling-swing", "low-guard"]);
    assert!(!scene.offers(0, finish(0, true)), "only upgrades of the falling swing");
}

/// Einzigartiger Stil (MS-70): criticals multiply the damage and the effects of the end step.
#[test]
fn criticals_multiply_end_steps() {
    for duplicates in 0..=2 {
        let own = ["falling-swing", "falling-swing", "falling-swing", "low-guard", "high-guard", "high-guard"];
        let mut scene = clash(duel("billy", "kaufman"), &own, &["sweeping-cut", "low-guard"]);
        let before = now(&scene, 1).at;
        scene.answer(0, finish(duplicates, true));
        // 3 for each card, plus the sword; then one inch away for each card.
        let dealt = (3 * (duplicates + 1) + 1).min(9);
        assert_eq!(now(&scene, 1).wounds, dealt);
        if dealt < 9 {
            let pushed = now(&scene, 1).at.x() - before.x();
            let expected = i32::from(duplicates + 1) * INCH;
            assert!((expected - 2..=expected).contains(&pushed), "{pushed}");
        }
    }
}

/// Schlussphase (MS-71): if both have an effect, the attacker decides which comes first.
#[test]
fn the_attacker_orders_the_end_steps() {
    for first in [0, 1] {
        // A critical Tactical Retreat moves Flintlock out of Billy's reach, before or after Billy moves him away.
        let own = ["falling-swing", "thrust", "low-guard", "low-guard", "rising-attack", "rising-attack"];
        let mut scene = clash(duel("billy", "flintlock"), &own, &["high-guard", "low-guard", "thrust"]);
        scene.answer(0, finish(0, true)).answer(1, finish(0, true));
        assert_eq!(scene.asked(0).question, Question::EndOrder);
        let before = now(&scene, 1).at;
        scene.answer(0, Seat(first));
        assert_eq!(now(&scene, 1).at == before, first == 1, "Billy's push comes first or waits");
        assert!(matches!(scene.asked(1).question, Question::Move { model: ModelId(1), .. }));
        scene.answer(1, way(&[]));
        assert_ne!(now(&scene, 1).at, before);
    }
}

/// Schlussphase (MS-71): then all melee cards are shuffled back.
#[test]
fn all_melee_cards_are_shuffled_back() {
    let own = ["rising-attack", "rising-attack", "low-guard", "low-guard"];
    let mut scene = clash(duel("kaufman", "kaufman"), &own, &["sweeping-cut", "low-guard"]);
    assert_eq!(scene.running().view(Viewer::Spectator).decks[1], 12);
    scene.answer(0, finish(1, false));
    let seen = scene.running().view(Viewer::Spectator);
    assert_eq!((seen.decks[1], seen.fight), (18, None));
}
