//! Standing orders: questions that a seat answers in advance.

use crate::field::*;
use moonstone::asked::{Choice, Fateful, Pick};
use moonstone::cards::Fate;
use moonstone::standing::{Fates, Orders, Reactions};
use moonstone::{Moonstone, Options};
use table::{Habits, Scene, Seat, Viewer};

/// What the orders of seat 1 answer to its current question.
#[track_caller]
fn obey(scene: &mut Scene<Moonstone>, orders: Orders) -> Option<Choice> {
    let view = scene.running().view(Viewer::Seat(Seat(1)));
    let game = scene.running().game().clone();
    let asked = scene.asked(1);
    game.obey(&view, &orders, asked).map(|index| asked.options[index].clone())
}

fn reacting(reactions: Reactions) -> Orders {
    Orders { reactions, ..Orders::default() }
}

/// Seat 0 has taken a step near a model of seat 1, this far from it.
fn stepped(apart: f64) -> Scene<Moonstone> {
    let field = Field::new().model(0, "billy", 10.0, 10.0).model(1, "beaky-bobby", 11.0 + apart, 10.0);
    let mut scene = field.energy(0, 2).energy(1, 2).activate(0);
    scene.answer(0, step()).answer(0, way(&[(11.0, 10.0)]));
    scene
}

/// Reaktion (MS-29): a seat can order when to be asked for a step.
#[test]
fn a_seat_can_order_when_it_is_asked_for_reactions() {
    let nobody = Some(Choice::from(Pick::Nobody));
    // Bases of 30 mm and a reach of an inch: engaged at 2, after one more step at 3, and not at 6 inches.
    let mut close = stepped(2.0);
    assert_eq!(obey(&mut close, Orders::default()), None, "nothing is ordered unless the seat says so");
    assert_eq!(obey(&mut close, reacting(Reactions::Engaged)), None);
    assert_eq!(obey(&mut close, reacting(Reactions::Threatened)), None);
    assert_eq!(obey(&mut close, reacting(Reactions::Never)), nobody);
    let mut nearer = stepped(3.0);
    assert_eq!(obey(&mut nearer, reacting(Reactions::Engaged)), nobody);
    assert_eq!(obey(&mut nearer, reacting(Reactions::Threatened)), None);
    let mut far = stepped(6.0);
    assert_eq!(obey(&mut far, reacting(Reactions::Threatened)), nobody);
    for scene in [&mut close, &mut nearer, &mut far] {
        scene.answer(1, Pick::Nobody);
    }
}

/// Zögerlich (MS-81): a seat can order never to play its event while others act.
#[test]
fn a_seat_can_order_never_to_play_its_event() {
    let field = Field::with(Options::default(), "").model(0, "billy", 10.0, 10.0).model(1, "beaky-bobby", 20.0, 10.0);
    let field = field.only(&[0]).change(|battle| battle.players[1].fate = Some(Fate::Hesitation));
    let mut scene = field.activate(0);
    scene.answer(0, jog());
    let never = Orders { fates: Fates::Never, ..Orders::default() };
    assert_eq!(obey(&mut scene, Orders::default()), None);
    assert_eq!(obey(&mut scene, never), Some(Fateful::Pass.into()));
    scene.answer(1, Fateful::Pass).answer(0, way(&[]));
}

/// Orders are typed in words and read back.
#[test]
fn orders_are_read_from_their_words() {
    let orders: Orders = serde_json::from_str(r#"{"reactions":"threatened"}"#).unwrap();
    assert_eq!(orders, reacting(Reactions::Threatened));
    assert!(serde_json::from_str::<Orders>(r#"{"reactions":"sometimes"}"#).is_err());
}
