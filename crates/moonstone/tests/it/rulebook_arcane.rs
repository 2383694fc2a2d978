//! Arkane Fähigkeiten: the deck, cards that are flipped, the bluff, cover (MS-40 to MS-50).

use crate::field::*;
use measure::Point;
use measure::units::INCH;
use moonstone::asked::{Choice, How, Question, Replacement};
use moonstone::battle::{Change, ModelId};
use moonstone::cards::ArcanaCard;
use moonstone::content::Stat;
use moonstone::reasons::Reason;
use moonstone::told::Event;
use moonstone::{Moonstone, Options};
use table::{Pending, Refusal, Scene, Seat, Viewer};

/// Flintlock aims his musket at Kaufman (evade +1): four cards.
fn musket() -> Scene<Moonstone> {
    let field = Field::new().model(0, "flintlock-1", 10.0, 10.0).model(1, "kaufman", 18.0, 10.0);
    shoot(field.only(&[0]))
}

fn shoot(field: Field) -> Scene<Moonstone> {
    let mut scene = field.activate(0);
    scene.answer(0, use_ability("flintlock-1", "shoot-musket")).answer(0, target(1));
    scene
}

/// The musket with these cards, against a hand with a catastrophe.
fn loaded(own: [&str; 4]) -> Scene<Moonstone> {
    let mut scene = musket();
    scene.rolls(arcana(&[&own[..], &["G1", "B2", "P2", "C", "B1", "P1"]].concat()));
    scene
}

/// How many cards the acting player draws: the rolls before the six of the resisting player.
fn cards_of(mut scene: Scene<Moonstone>) -> u8 {
    while matches!(scene.running().pending(), Pending::Roll { .. }) {
        scene.rolls([1]);
    }
    let drawn = scene.told().into_iter().find_map(|event| match event {
        Event::HandsDrawn { cards, resisting: 6, .. } => Some(cards),
        _ => None,
    });
    drawn.expect("both draw")
}

/// Arkana-Deck (MS-40): 21 cards, three catastrophes, and a single 3 of each colour.
#[test]
fn the_deck_has_21_cards() {
    let flipped = |roll: u32| {
        let field = Field::new().model(0, "billy-1", 10.0, 10.0).model(1, "kaufman", 14.0, 10.0).only(&[0]);
        let mut scene = field.activate(0);
        scene.answer(0, use_ability("billy-1", "ramming-speed")).answer(0, target(1));
        assert!(matches!(scene.running().pending(), Pending::Roll { sides: 21, .. }));
        scene.rolls([roll]);
        let told = scene.told();
        let card = told.iter().find_map(|it| if let Event::CardFlipped { card } = it { Some(*card) } else { None });
        card.expect("a card is flipped")
    };
    let all: Vec<ArcanaCard> = (1..=21).map(flipped).collect();
    for (word, count) in
        [("G1", 3), ("G2", 2), ("G3", 1), ("B1", 3), ("B2", 2), ("B3", 1), ("P1", 3), ("P2", 2), ("P3", 1), ("C", 3)]
    {
        assert_eq!(all.iter().filter(|it| **it == card(word)).count(), count, "{word}");
    }
}

/// Einsetzen von aktiven Fähigkeiten (MS-41), the example: Billy rams with a 2: 2 x 2 damage, and the enemy is moved 2
/// inches away.
#[test]
fn billy_rams_with_the_value_of_the_card() {
    for word in ["B2", "G2", "P2"] {
        let field = Field::new().model(0, "billy-1", 10.0, 10.0).model(1, "kaufman", 14.0, 10.0).only(&[0]);
        let mut scene = field.activate(0);
        scene.answer(0, use_ability("billy-1", "ramming-speed")).answer(0, target(1)).rolls(arcana(&[word]));
        assert_eq!(now(&scene, 1).wounds, 4, "{word}");
        let pushed = now(&scene, 1).at.x() - 14 * INCH;
        assert!((2 * INCH - 2..=2 * INCH).contains(&pushed), "{pushed}");
        assert_eq!(scene.running().view(Viewer::Spectator).decks[0], 21, "the card is shuffled back");
    }
}

/// Einsetzen von aktiven Fähigkeiten (MS-41): a catastrophe replaces the whole effect with its own text.
#[test]
fn a_flipped_catastrophe_replaces_the_effect() {
    let field = Field::new().model(0, "billy-1", 10.0, 10.0).model(1, "kaufman", 14.0, 10.0).only(&[0]);
    let mut scene = field.activate(0);
    scene.answer(0, use_ability("billy-1", "ramming-speed")).answer(0, target(1)).rolls(arcana(&["C"]));
    let moves = Question::Move { model: ModelId(1), how: How::Effect, limit: 3 * INCH };
    assert_eq!(scene.asked(1).question, moves);
    scene.answer(1, way(&[(14.0, 13.0)]));
    assert_eq!((now(&scene, 1).wounds, now(&scene, 1).at), (0, at(14.0, 13.0)));
}

/// Arkane Fähigkeiten (MS-42): the arcane figure, modified by the target's evade; at least one card.
#[test]
fn evade_changes_how_many_cards_are_drawn() {
    for (key, cards) in [("shabbaroon", 2), ("kaufman", 4), ("flintlock", 3), ("gotchgut", 5), ("fraya", 1)] {
        let field = Field::new().model(0, "flintlock-1", 10.0, 10.0).model(1, key, 18.0, 10.0).only(&[0]);
        assert_eq!(cards_of(shoot(field)), cards, "{key}");
    }
    let hidden = Change::Stat { stat: Stat::Evade, more: -6 };
    let field = Field::new().model(0, "flintlock-1", 10.0, 10.0).model(1, "kaufman", 18.0, 10.0).only(&[0]);
    assert_eq!(cards_of(shoot(field.change(|battle| battle.models[1].changes.push(hidden)))), 1);
}

/// Arkane Fähigkeiten (MS-42): a model that targets itself ignores its own evade.
#[test]
fn a_model_that_targets_itself_does_not_evade() {
    let aimed = |at: u8| {
        let field = Field::new().model(0, "beaky-bobby", 10.0, 10.0).model(0, "shabbaroon", 14.0, 10.0);
        let mut scene = field.only(&[0]).wounds(at, 1).activate(0);
        scene.answer(0, use_ability("beaky-bobby", "healing")).answer(0, target(at));
        cards_of(scene)
    };
    assert_eq!((aimed(0), aimed(1)), (5, 4));
}

/// Arkane Fähigkeiten (MS-43): the owner of an enemy target draws six cards; otherwise the player to the left does.
#[test]
fn the_owner_of_the_target_resists_or_the_player_to_the_left() {
    for (aimed, resister) in [(0, 2), (1, 2), (2, 2), (3, 0)] {
        let field = Field::with(Options { players: 3, fates: false, ..Options::default() }, "")
            .model(1, "quack", 10.0, 10.0)
            .model(1, "kaufman", 10.0, 14.0)
            .model(2, "kaufman", 14.0, 10.0)
            .model(0, "kaufman", 10.0, 6.0);
        let mut scene = field.only(&[0]).wounds(aimed, 1).activate(0);
        scene.answer(1, use_ability("quack", "healing")).answer(1, target(aimed));
        let count = if aimed == 0 { 5 } else { 6 };
        scene.rolls(vec![1; count + 6]);
        scene.answer(1, scene.asked(1).options[0].clone()).answer(1, lay("B1"));
        let asked = scene.asked(resister);
        assert_eq!(asked.question, Question::Doubt { named: card("B1") }, "{aimed}");
        let seen = scene.running().view(Viewer::Seat(Seat(resister))).casting.expect("a model casts");
        assert_eq!((seen.resister, seen.own.map(|own| own.len())), (Seat(resister), Some(6)));
    }
}

/// Arkane Fähigkeiten (MS-43), four players: the first player sits to the left of the last one; players who are out are
/// skipped.
#[test]
fn the_left_neighbour_of_the_last_player_is_the_first() {
    for (gone, resister) in [(None, 0), (Some(0), 1)] {
        let field = Field::with(Options { players: 4, fates: false, ..Options::default() }, "")
            .model(3, "quack", 10.0, 10.0)
            .model(0, "kaufman", 20.0, 10.0)
            .model(1, "kaufman", 20.0, 20.0);
        let mut scene = field.only(&[0]).wounds(0, 1).activate(0);
        if let Some(seat) = gone {
            assert!(scene.running().resign(Seat(seat)).is_ok());
        }
        scene.answer(3, use_ability("quack", "healing")).answer(3, target(0)).rolls([1; 11]);
        let drawn = Event::HandsDrawn { cards: 5, resister: Seat(resister), resisting: 6, caster: Seat(3) };
        assert!(scene.told().contains(&drawn), "{gone:?}");
    }
}

/// Arkane Fähigkeiten (MS-44): a card from the hand is laid face down; any card may be named.
#[test]
fn the_laid_card_is_hidden_and_any_card_may_be_named() {
    let mut scene = loaded(["P1", "G3", "B1", "C"]);
    assert_eq!(scene.refused(0, lay("P3")), Refusal::Illegal(Reason::NoSuchCard));
    scene.answer(0, lay("P1"));
    let named: Vec<Choice> = ArcanaCard::all().map(Choice::from).collect();
    assert_eq!(scene.asked(0).options, named);
    let hand: Vec<ArcanaCard> = ["G3", "B1", "C"].map(card).to_vec();
    let other: Vec<ArcanaCard> = ["G1", "B1", "B2", "P1", "P2", "C"].map(card).to_vec();
    for (viewer, laid, own) in [
        (Viewer::Seat(Seat(0)), Some(card("P1")), Some(hand)),
        (Viewer::Seat(Seat(1)), None, Some(other)),
        (Viewer::Spectator, None, None),
    ] {
        let seen = scene.running().view(viewer).casting.expect("a model casts");
        assert!(seen.has_laid);
        assert_eq!((seen.laid, seen.own, seen.cards, seen.resisting), (laid, own, 3, 6));
        let seen = scene.running().told(viewer).filter(|event| matches!(event, Event::ArcanaSeen { .. })).count();
        assert_eq!(seen, usize::from(viewer != Viewer::Spectator), "players see only their own hand");
    }
}

/// Arkane Fähigkeiten (MS-45): a believed card counts as the named one, and is never shown.
#[test]
fn a_believed_card_counts_unseen() {
    for (named, wounds) in [("G3", 5), ("G1", 3), ("B3", 0), ("P2", 0)] {
        let mut scene = loaded(["P1", "G2", "B1", "C"]);
        scene.answer(0, lay("P1")).answer(0, lay(named)).answer(1, truth());
        assert_eq!(now(&scene, 1).wounds, wounds, "{named}");
        let nothing = scene.told().contains(&Event::NothingHappened);
        assert_eq!(nothing, wounds == 0);
        let tells = |event: &Event| matches!(event, Event::Doubted { .. } | Event::LieShown { .. });
        assert!(!scene.told().iter().any(tells), "no viewer sees the pink 1");
    }
}

/// Arkane Fähigkeiten (MS-46): the resisting player may replace the card of a lie, and the replacement counts.
#[test]
fn the_card_of_a_lie_may_be_replaced() {
    for (replacement, wounds, own) in [("G1", 3, 0), ("B2", 0, 0), ("C", 0, 2)] {
        let mut scene = loaded(["P1", "G2", "B1", "C"]);
        scene.answer(0, lay("P1")).answer(0, lay("G3")).answer(1, bluff());
        let lie = Event::Doubted { seat: Seat(1), laid: card("P1"), is_lie: true };
        assert!(scene.running().told(Viewer::Spectator).any(|event| *event == lie));
        assert!(!scene.offers(1, Replacement::By(card("G3"))), "only cards from the hand");
        scene.answer(1, Replacement::By(card(replacement)));
        assert_eq!((now(&scene, 1).wounds, now(&scene, 0).wounds), (wounds, own), "{replacement}");
        let reload = use_ability("flintlock-1", "reload");
        assert_eq!(scene.offers(0, reload), replacement != "C", "the catastrophe ends reloading");
    }
}

/// Arkane Fähigkeiten (MS-46, ruling): a lie that is not replaced counts as the card that was laid.
#[test]
fn a_lie_that_is_not_replaced_counts_itself() {
    for (laid, wounds) in [("G1", 3), ("B1", 0)] {
        let mut scene = loaded(["G1", "G2", "B1", "C"]);
        scene.answer(0, lay(laid)).answer(0, lay("G3")).answer(1, bluff()).answer(1, Replacement::Leave);
        assert_eq!(now(&scene, 1).wounds, wounds, "{laid}");
    }
}

/// Arkane Fähigkeiten (MS-47): if a true card is doubted, the acting player may go on with another card, for free, also
/// on another model of the same opponent, and with abilities that need a reload.
#[test]
fn doubting_the_truth_lets_the_other_go_on() {
    let field = Field::with(Options { players: 3, fates: false, ..Options::default() }, "")
        .model(0, "flintlock-1", 10.0, 10.0)
        .model(1, "kaufman", 18.0, 10.0)
        .model(1, "kaufman", 10.0, 18.0)
        .model(2, "kaufman", 2.0, 10.0);
    let mut scene = shoot(field.only(&[0]));
    scene.rolls(arcana(&["G2", "G1", "G3", "P1", "G1", "B2", "P2", "C", "B1", "P1"]));
    scene.answer(0, lay("G2")).answer(0, lay("G2")).answer(1, bluff());
    assert_eq!((now(&scene, 1).wounds, now(&scene, 0).energy), (4, 2));
    assert_eq!(scene.asked(0).question, Question::GoOn);
    scene.answer(0, yes());
    assert!(!scene.offers(0, target(3)), "only models of the same opponent");
    scene.answer(0, target(2));
    assert!(!scene.offers(0, lay("G2")), "with another card");
    scene.answer(0, lay("G3")).answer(0, lay("G3"));
    let resisting = scene.running().view(Viewer::Seat(Seat(1))).casting.and_then(|casting| casting.own);
    assert_eq!(resisting.map(|own| own.len()), Some(6), "the resisting hand is kept");
    scene.answer(1, bluff()).answer(0, yes()).answer(0, target(2));
    assert_eq!((now(&scene, 2).wounds, now(&scene, 0).energy), (5, 2));
    scene.answer(0, lay("P1")).answer(0, lay("G1")).answer(1, truth());
    assert_eq!(now(&scene, 2).wounds, 8);
    assert_eq!(scene.why_not(0, use_ability("flintlock-1", "shoot-musket")), Reason::UsedUp);
}

/// Arkane Fähigkeiten (MS-47): going on is optional.
#[test]
fn going_on_is_a_choice() {
    let mut scene = loaded(["G2", "G1", "P1", "C"]);
    scene.answer(0, lay("G2")).answer(0, lay("G2")).answer(1, bluff()).answer(0, no());
    assert_eq!(scene.asked(0).question, Question::Act { model: ModelId(0) });
    assert_eq!(now(&scene, 1).wounds, 4);
}

/// Arkane Fähigkeiten (MS-48): a catastrophe that counts, believed or true, does only what its own text says.
#[test]
fn a_catastrophe_triggers_only_its_own_text() {
    for doubt in [truth(), bluff()] {
        let mut scene = loaded(["G2", "G1", "P1", "C"]);
        scene.answer(0, lay("C")).answer(0, lay("C")).answer(1, doubt.clone());
        assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds), (2, 0));
        if doubt == bluff() {
            scene.answer(0, no());
        }
        let seen = scene.running().view(Viewer::Spectator);
        assert_eq!((seen.decks[0], seen.casting), (21, None), "all cards are shuffled back");
    }
}

/// The picture with a tree in the middle, and enough extra arcane to tell cover from the minimum of one card.
fn picture(key: &str, x: f64, y: f64) -> u8 {
    let tree = "[[table.piece]]\nterrain = \"tree\"\nround = [150, 100, 5]\n";
    let field = Field::on(tree).model(0, "flintlock-1", 10.0, 10.0).model(1, key, x, y).only(&[0]);
    let more = Change::Stat { stat: Stat::Arcane, more: 4 };
    cards_of(shoot(field.change(|battle| battle.models[0].changes.push(more))))
}

/// Deckung (MS-49), the picture: the centre line to Stu crosses the tree; to Bobby only other lines do.
#[test]
fn stu_has_heavy_cover_and_bobby_light_cover_behind_the_tree() {
    assert_eq!(picture("seasick-stu", 20.0, 10.0), 7 - 1 - 2);
    assert_eq!(picture("beaky-bobby", 20.0, 8.5), 7 - 1 - 1);
    assert_eq!(picture("beaky-bobby", 20.0, 6.0), 7 - 1);
}

/// Deckung (MS-49): models, obstacles and woods give cover too; at least one card is always drawn.
#[test]
fn models_obstacles_and_woods_give_cover() {
    let piece = |kind: &str| format!("[[table.piece]]\nterrain = \"{kind}\"\nrect = [140, 95, 5, 10]\n");
    let field = |pieces: &str| Field::on(pieces).model(0, "flintlock-1", 10.0, 10.0).model(1, "gotchgut", 20.0, 10.0);
    let wood = "[[table.piece]]\nterrain = \"wood\"\nrect = [180, 80, 40, 40]\n";
    assert_eq!(cards_of(shoot(field(&piece("obstacle")).only(&[0]))), 3);
    assert_eq!(cards_of(shoot(field(wood).only(&[0]))), 3, "it stands in the wood");
    assert_eq!(cards_of(shoot(field(&piece("water")).only(&[0]))), 5, "water gives none");
    let between = field("").model(0, "kaufman", 15.0, 10.8);
    assert_eq!(cards_of(shoot(between.only(&[0]))), 4, "light");
    let far = Field::on(&piece("obstacle")).model(0, "flintlock-1", 10.0, 10.0).model(1, "fraya", 20.0, 10.0);
    assert_eq!(cards_of(shoot(far.only(&[0]))), 1);
}

/// Deckung (MS-49): anything less than an inch from the active model is ignored.
#[test]
fn models_lean_over_cover_within_an_inch() {
    let fence = "[[table.piece]]\nterrain = \"obstacle\"\nrect = [120, 80, 5, 40]\n";
    let cards = |gap: i32| {
        let field = Field::on(fence).model(0, "flintlock-1", 10.0, 10.0).model(1, "gotchgut", 20.0, 10.0).only(&[0]);
        let x = 12 * INCH - 1500 - gap;
        cards_of(shoot(field.change(|battle| battle.models[0].at = Point::clamped(x, 10 * INCH))))
    };
    assert_eq!((cards(INCH), cards(INCH - 1), cards(0)), (3, 5, 5));
}

/// Flintlock on a platform, at least two inches from its edge, and Gotchgut so far away on the ground.
fn tower(pieces: &str, gap: i32, y: f64) -> Field {
    let platform = "[[table.piece]]\nterrain = \"platform\"\nlevel = 1\nrect = [80, 80, 30, 40]\n";
    let far = f64::from(10 * INCH + 3500 + gap) / f64::from(INCH);
    let field = Field::on(&format!("{platform}{pieces}")).model(0, "flintlock-1", 10.0, 10.0);
    field.change(|battle| battle.models[0].level = 1).model(1, "gotchgut", far, y).only(&[0])
}

/// Erhöhte Position (MS-50): two inches more range.
#[test]
fn from_above_the_range_is_two_inches_longer() {
    for (gap, can) in [(14 * INCH, false), (14 * INCH - 1, true), (12 * INCH, true)] {
        assert_eq!(plays::can_aim(tower("", gap, 10.0), "flintlock-1", "shoot-musket"), can, "{gap}");
    }
}

/// Erhöhte Position (MS-50): light cover is ignored, heavy cover counts one.
#[test]
fn from_above_cover_counts_less() {
    let cards = |pieces: &str| cards_of(shoot(tower(pieces, 8 * INCH, 10.0)));
    // Right in front of the target, so that it is not below the line of sight.
    let heavy = "[[table.piece]]\nterrain = \"obstacle\"\nrect = [180, 80, 5, 40]\n";
    let light = "[[table.piece]]\nterrain = \"obstacle\"\nrect = [180, 103, 5, 40]\n";
    assert_eq!((cards(""), cards(light), cards(heavy)), (5, 5, 4));
    let low = "[[table.piece]]\nterrain = \"obstacle\"\nrect = [150, 80, 5, 40]\n";
    assert_eq!(cards(low), 5, "one looks over a fence halfway");
    let ground = |pieces: &str| {
        let field = Field::on(pieces).model(0, "flintlock-1", 10.0, 10.0).model(1, "gotchgut", 20.0, 10.0);
        cards_of(shoot(field.only(&[0])))
    };
    assert_eq!((ground(light), ground(heavy)), (4, 3), "from the ground it counts in full");
}

/// Arkane Fähigkeiten (MS-47): on the same target or on another model of the resisting player, and on no other.
#[test]
fn going_on_stays_with_the_same_opponent() {
    let field = Field::with(Options { players: 3, fates: false, ..Options::default() }, "")
        .model(0, "beaky-bobby", 10.0, 10.0)
        .model(0, "fritz", 14.0, 10.0)
        .model(1, "kaufman", 10.0, 14.0)
        .model(2, "billy", 14.0, 14.0)
        .model(0, "flintlock", 10.0, 6.0);
    let mut scene =
        [0, 1, 2, 3, 4].into_iter().fold(field, |field, model| field.wounds(model, 3)).only(&[0]).activate(0);
    scene.answer(0, use_ability("beaky-bobby", "healing")).answer(0, target(1));
    while matches!(scene.running().pending(), Pending::Roll { .. }) {
        scene.rolls([1]);
    }
    let Choice::Arcana(card) = scene.asked(0).options[0].clone() else { panic!("a card is laid") };
    scene.answer(0, card).answer(0, card).answer(1, bluff());
    scene.answer(0, yes());
    assert_eq!(scene.asked(0).options, [target(1), target(2)], "neither other friends nor a third player's models");
}
