//! Bad input: every wrong choice is refused with a reason, and nothing changes.
//!
//! `Scene::refused` compares the digest of the match before and after.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::field::*;
use pixel_tactics::asked::{
    Act, Arrange, Attack, Choice, First, How, Leader, Line, PickCard, Question, Recruit, Split, Strike, TakeOver,
};
use pixel_tactics::content::{CardId, Content, Row};
use pixel_tactics::place::{Column, Place};
use pixel_tactics::{Options, PixelTactics};
use table::{Game, Lang, Refusal, Scene, Seat, Viewer};

/// A bit of everything: heroes in all rows, corpses, hands, and both factions.
fn busy() -> Field {
    Field::new("adjenna", "seth")
        .troop(0, "knight . +witch / . * gunner / alchemist . .")
        .troop(1, "paladin . . / fighter * . / +mystic . healer")
        .hand(0, &["trapper", "pyromancer"])
        .hand(1, &["scientist"])
}

/// PT-07: a seat that is not asked cannot choose, not even what it may choose later.
#[test]
fn a_choice_out_of_turn_is_refused() {
    let mut scene = busy().turn(0);
    for choice in [draw(), order("scientist"), recruit("scientist", "red-front-middle"), done()] {
        assert_eq!(scene.refused(1, choice), Refusal::NotAsked { seat: Seat(1) });
    }
    scene.answer(0, draw()).answer(0, draw());
    assert_eq!(scene.refused(0, draw()), Refusal::NotAsked { seat: Seat(0) });
    scene.answer(1, draw());
}

/// PT-07: a seat that is not at the table cannot choose.
#[test]
fn a_choice_of_an_unknown_seat_is_refused() {
    let mut scene = busy().turn(0);
    assert_eq!(scene.refused(2, draw()), Refusal::NotAsked { seat: Seat(2) });
    let before = scene.running().digest();
    assert_eq!(scene.running().resign(Seat(2)), Err(Refusal::NoSuchSeat { seat: Seat(2) }));
    assert_eq!(scene.running().digest(), before);
}

/// PT-09, PT-10, PT-12, PT-13: a seat cannot act with the other seat's cards, positions and corpses.
#[test]
fn a_choice_with_cards_of_the_other_seat_is_refused() {
    let mut scene = busy().turn(0);
    for choice in [
        order("scientist"),
        recruit("trapper", "red-front-middle"),
        recruit("scientist", "blue-front-middle"),
        melee("red-front-left", "blue-front-left"),
        melee("blue-front-left", "blue-rear-left"),
        shift("red-front-left", "red-front-middle"),
        clear("red-rear-left"),
        take_over("red-front-left", "blue-rear-left", 1),
    ] {
        assert_eq!(scene.refused(0, choice.clone()), Refusal::NotOffered, "{choice:?}");
    }
}

/// PT-08, PT-09, PT-10, PT-14, PT-15, PT-18, PT-19, PT-07: if a rule forbids a choice, the refusal names it.
#[test]
fn a_refusal_names_the_rule_that_forbids_the_choice() {
    let mut scene = busy().deck(0, &[]).turn(0);
    for (choice, rule) in [
        (draw(), "PT-08"),
        (recruit("trapper", "blue-rear-right"), "PT-09"),
        (recruit("trapper", "blue-front-right"), "PT-09"),
        (spell("blue-rear-left"), "PT-10"),
        (ranged("blue-flank-right", "red-front-left"), "PT-10"),
        (melee("blue-front-left", "red-flank-left"), "PT-18"),
        (ranged("blue-front-left", "red-flank-left"), "PT-19"),
        (shift("blue-front-left", "blue-front-right"), "PT-09"),
    ] {
        assert_eq!(scene.refused(0, choice.clone()).rule(), Some(rule), "{choice:?}");
    }
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(scene.refused(0, melee("blue-front-left", "red-front-left")).rule(), Some("PT-14"));
    let mut truce = busy().round(1).turn(0);
    assert_eq!(truce.refused(0, order("trapper")).rule(), Some("PT-15"));
    let mut vanaah = Field::new("vanaah", "seth").troop(0, "knight . . / . * . / . . .").actions(0).turn(0);
    assert_eq!(vanaah.refused(0, draw()).rule(), Some("PT-07"));
}

/// PT-18: a refusal can be said in both languages.
#[test]
fn a_refusal_is_a_sentence() {
    let mut scene = busy().turn(0);
    let refusals = [
        scene.refused(0, melee("blue-front-left", "red-flank-left")),
        scene.refused(0, let_through()),
        scene.refused(1, draw()),
    ];
    let game = scene.running().game().clone();
    let view = scene.running().view(Viewer::Seat(Seat(0)));
    for refusal in refusals {
        let said = [Lang::of("de"), Lang::EN].map(|lang| refusal.say(&game, &view, lang));
        assert!(said.iter().all(|text| !text.is_empty() && !text.contains('⟨')), "{said:?}");
        assert_ne!(said[0], said[1]);
    }
}

/// PT-20: an answer to an old question, or to one of another kind, is refused.
#[test]
fn an_answer_to_an_old_question_is_refused() {
    let mut scene = busy().wave(Row::Flank).turn(0);
    assert_eq!(scene.refused(0, let_through()), Refusal::NotOffered, "there has been no shot yet");
    scene.answer(0, ranged("blue-flank-right", "red-flank-left"));
    assert_eq!(question(&mut scene, 0), None);
    assert_eq!(scene.refused(0, ranged("blue-flank-right", "red-flank-left")), Refusal::NotAsked { seat: Seat(0) });
    assert_eq!(scene.refused(1, draw()), Refusal::NotOffered, "the shot comes first");
    assert_eq!(scene.refused(1, intercept("red-flank-left")), Refusal::NotOffered, "the target itself");
    scene.answer(1, intercept("red-front-left"));
    assert_eq!(scene.refused(1, intercept("red-front-left")), Refusal::NotAsked { seat: Seat(1) });
    assert_eq!(scene.refused(0, Leader { card: card("trapper") }), Refusal::NotOffered);
}

/// PT-02: a sealed choice of a leader cannot be made twice, nor with another kind of answer.
#[test]
fn a_sealed_choice_is_made_once() {
    let game = PixelTactics::set_up(Arc::new(Content::built_in().clone()), Options::default());
    let mut scene = Scene::new(&Arc::new(game.expect("nothing is wrong")));
    scene.rolls((21..=25).rev().chain((21..=25).rev()));
    assert_eq!(scene.refused(0, draw()), Refusal::NotOffered);
    assert_eq!(scene.refused(0, Leader { card: CardId(200) }).rule(), Some("PT-02"));
    assert_eq!(scene.refused(0, Leader { card: card("knight") }).rule(), Some("PT-02"));
    scene.answer(0, Leader { card: card("witch") });
    assert_eq!(scene.refused(0, Leader { card: card("trapper") }), Refusal::NotAsked { seat: Seat(0) });
    scene.answer(1, Leader { card: card("vampire") }).rolls([1]);
    assert_eq!(scene.refused(1, Leader { card: card("trapper") }), Refusal::NotAsked { seat: Seat(1) });
}

/// PT-H.trapper.order: while a card is drawn from a hand no seat can choose, and only cards in the hand can be drawn.
#[test]
fn a_choice_before_a_draw_and_a_wrong_draw_are_refused() {
    let mut scene = busy().hand(0, &["trapper"]).hand(1, &["scientist", "mascot"]).turn(0);
    scene.answer(0, order("trapper"));
    assert_eq!(scene.refused(0, draw()), Refusal::DrawFirst);
    let before = scene.running().digest();
    for wrong in [0, 3, u32::MAX] {
        assert_eq!(scene.running().rolled(wrong), Err(Refusal::NotOnTheDie { sides: 2 }));
    }
    for wrong in [card("knight"), CardId(200)] {
        let refusal = scene.running().drew(&wrong).expect_err("it is not in the hand");
        assert_eq!(refusal, Refusal::NotInThePile(wrong));
        let running = scene.running();
        let view = running.view(table::Viewer::Spectator);
        let name = if wrong == CardId(200) { "card 200" } else { "Knight" };
        let said = refusal.say(running.game(), &view, table::Lang::EN);
        assert_eq!(said, format!("There is no {name} left to draw here."));
    }
    assert_eq!(scene.running().digest(), before);
    scene.draws([card("mascot"), card("scientist")]);
    assert_eq!(scene.running().rolled(1), Err(Refusal::NoRollDue));
    assert_eq!(hand(&scene, 1), Vec::<&str>::new());
}

/// PT-34: after the end nothing is accepted.
#[test]
fn after_the_end_everything_is_refused() {
    let mut scene = Field::new("adjenna", "seth").troop(1, ". . . / . *:20 . / . . .").end_of_wave();
    assert!(scene.outcome().is_some());
    assert_eq!(scene.refused(0, draw()), Refusal::Over);
    assert_eq!(scene.refused(1, draw()), Refusal::Over);
    assert_eq!(scene.running().resign(Seat(0)), Err(Refusal::Over));
}

/// PT-16: of all choices that can be expressed, the offered ones are accepted and all others are refused, in every
/// position.
#[test]
fn nothing_but_what_is_offered_is_accepted() {
    let mut in_shot = busy().wave(Row::Flank).turn(0);
    in_shot.answer(0, ranged("blue-flank-right", "red-flank-left"));
    let mut in_split = busy().hand(0, &["alchemist"]).troop(0, ". . . / . * . / . . .").turn(0);
    in_split.answer(0, order("alchemist"));
    let mut in_naming = busy().hand(0, &["summoner"]).turn(0);
    in_naming.answer(0, order("summoner"));
    let scenes = [(busy().turn(0), 0), (busy().round(1).turn(0), 0), (in_shot, 1), (in_split, 0), (in_naming, 0)];
    for (mut scene, asked) in scenes {
        let offered = scene.asked(asked).options.clone();
        let said = alphabet();
        assert!(offered.iter().all(|choice| said.contains(choice)), "the alphabet is complete");
        for choice in said.into_iter().filter(|choice| !offered.contains(choice)) {
            let refusal = scene.refused(asked, choice.clone());
            assert!(matches!(refusal, Refusal::NotOffered | Refusal::Illegal(_)), "{choice:?}: {refusal:?}");
        }
        assert_eq!(scene.asked(asked).options, offered);
    }
}

/// Every choice with every position, row, column and card, and cards and amounts that do not exist.
fn alphabet() -> Vec<Choice> {
    let places: Vec<Place> = Place::all(Seat(0)).chain(Place::all(Seat(1))).collect();
    let cards: Vec<CardId> = (0..31).chain([127, 128, 255]).map(CardId).collect();
    let amounts = [0, 1, 2, 7, 255];
    let mut all: Vec<Choice> = vec![Act::Draw.into(), Act::Done.into(), TakeOver::Done.into(), Strike::Decline.into()];
    all.extend([
        let_through(),
        enough(),
        stop_splitting(),
        stop_recruiting(),
        stop_arranging(),
        no_card(),
        keep_drawn(),
        leave_fallen(),
    ]);
    all.extend([First::Healing, First::Damage].map(Choice::from));
    for card in cards.iter().copied() {
        all.extend([Act::DrawPromo { discard: card }, Act::Order { card }].map(Choice::from));
        all.push(Leader { card }.into());
        let picks = [PickCard::Hand { card }, PickCard::EnemyHand { card }];
        all.extend(picks.into_iter().chain([PickCard::Deck { card }, PickCard::Named { card }]).map(Choice::from));
        for at in places.iter().copied() {
            all.extend([Act::Recruit { card, at }, Act::KillNamesake { card, at }].map(Choice::from));
            all.push(Recruit::Hero { card, at }.into());
        }
    }
    for by in places.iter().copied() {
        all.extend([Choice::from(Act::Clear { at: by }), by.into(), intercept(&by.id())]);
        all.extend(amounts.map(|amount| Split::To { at: by, amount }.into()));
        for at in places.iter().copied() {
            all.push(Act::Move { from: by, to: at }.into());
            all.push(Arrange::Put { from: by, to: at }.into());
            all.extend(amounts.map(|amount| Act::TakeOver { from: at, by, amount }.into()));
            all.extend(amounts.map(|amount| TakeOver::Take { from: at, by, amount }.into()));
        }
        for how in [How::Melee, How::Ranged, How::Spell] {
            for at in places.iter().copied().map(Some).chain([None]) {
                let attack = Attack::new(by, how, at);
                all.extend([Choice::from(Act::Attack(attack)), Strike::Attack(attack).into()]);
            }
        }
    }
    for seat in [0, 1, 2, 255].map(Seat) {
        all.extend(Row::ALL.map(|row| Line::Row { seat, row }.into()));
        all.extend(Column::ALL.map(|column| Line::Column { seat, column }.into()));
    }
    all.extend(Column::ALL.map(|column| Line::Columns { column }.into()));
    all
}

/// PT-06: a malformed choice is not even read, and its fault is reported.
#[test]
fn a_malformed_choice_is_not_read() {
    let read = |text: &str| serde_json::from_str::<Choice>(text).map_err(|wrong| wrong.to_string());
    assert_eq!(read(r#"{"act":{"clear":{"at":"blue-front-left"}}}"#), Ok(clear("blue-front-left")));
    let wrong = [
        "",
        "null",
        "[]",
        r#""act""#,
        r#"{"act":"dance"}"#,
        r#"{"act":{"clear":{"at":"blue-front"}}}"#,
        r#"{"act":{"clear":{"at":"green-front-left"}}}"#,
        r#"{"act":{"clear":{"at":4}}}"#,
        r#"{"act":{"clear":{}}}"#,
        r#"{"act":{"clear":{"at":"blue-front-left","twice":true}}}"#,
        r#"{"act":{"order":{"card":-1}}}"#,
        r#"{"act":{"order":{"card":256}}}"#,
        r#"{"act":{"order":{"card":"knight"}}}"#,
        r#"{"act":{"attack":{"by":"blue-front-left","how":"bite","at":null}}}"#,
        r#"{"act":"draw","leader":{"card":1}}"#,
    ];
    let said: BTreeSet<String> = wrong.iter().filter_map(|text| read(text).err()).collect();
    assert!(wrong.iter().all(|text| read(text).is_err()));
    assert!(said.iter().any(|wrong| wrong.contains("unknown variant `blue-front`")), "{said:?}");
}

/// PT-01: a card that does not exist is not in the hand.
#[test]
fn an_unknown_card_is_refused() {
    let mut scene = busy().turn(0);
    for card in [29, 127, 128 + card("trapper").0, 255].map(CardId) {
        assert_eq!(scene.refused(0, Act::Order { card }), Refusal::NotOffered);
        assert_eq!(scene.refused(0, Act::Recruit { card, at: place("blue-front-middle") }), Refusal::NotOffered);
    }
    assert_eq!(question(&mut scene, 0), Some(Question::Act { left: 2, orders: 0 }));
}

/// PT-09, PT-13: a hidden card that the opponent has seen cannot be hidden again, so only choices with open cards are
/// taken back.
#[test]
fn a_card_that_was_hidden_cannot_be_taken_back_into_the_hand() {
    let begin = |enemy| {
        Field::new("adjenna", enemy).troop(0, "knight . . / . * . / . . .").hand(0, &["trapper", "witch"]).turn(0)
    };
    let mut scene = begin("heketch");
    scene.answer(0, shift("blue-front-left", "blue-rear-left"));
    assert!(scene.running().may_take_back(Seat(0)).is_ok(), "both players see the Knight");
    let mut scene = begin("heketch");
    scene.answer(0, recruit("trapper", "blue-front-middle"));
    assert!(scene.running().may_take_back(Seat(0)).is_err(), "the opponent had not seen the Trapper");
    let mut scene = begin("seth");
    scene.answer(0, recruit("trapper", "blue-front-middle"));
    assert!(scene.running().may_take_back(Seat(0)).is_ok(), "Seth has opened the hand");
}
