//! What a screen shows of an event beside its sentence.

use crate::field::Field;
use kleine_helden::told::Event;
use table::{Change, Lang, Seat, Shown, Spoken, Tally, Viewer};

/// What seat 0 is shown of the last event of a kind, after a fighter with a sword has hit a thug.
#[track_caller]
fn show_last(is_wanted: fn(&Event) -> bool) -> Shown {
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "thug:9").turn(0);
    stage.attack("fighter", "sword", "thug").defend("thug", "waive").rolls([6, 2]);
    let running = stage.running();
    let event = running.told(Viewer::Seat(Seat(0))).filter(|event| is_wanted(event)).last().expect("it has happened");
    running.game().show(&running.view(Viewer::Seat(Seat(0))), event)
}

#[test]
fn an_attack_touches_both_sides_and_what_it_is_made_with() {
    let shown = show_last(|event| matches!(event, Event::Attacked { .. }));
    assert_eq!(shown.touches, ["u0", "sword", "u1"]);
}

#[test]
fn a_roll_shows_its_dice_and_its_sum() {
    let shown = show_last(|event| matches!(event, Event::HitByItself { .. }));
    let faces: Vec<&str> = shown.dice.iter().map(|die| die.face.as_str()).collect();
    assert_eq!(faces, ["6", "2"]);
    assert!(shown.dice.iter().all(|die| die.seat == Some(Seat(0))), "{:?}", shown.dice);
    let [(field, sum)] = shown.sums.as_slice() else { panic!("{:?}", shown.sums) };
    assert_eq!((*field, sum.parts.len(), sum.total()), ("attack", 4, 5 + 2 + 6 + 2), "{sum:?}");
}

/// KH-35: once, with its sum.
#[test]
fn damage_is_told_once() {
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "thug:9").turn(0);
    stage.attack("fighter", "sword", "thug").defend("thug", "waive").rolls([6, 2]);
    let told = stage.read(0, Lang::EN);
    let about_damage: Vec<&String> =
        told.iter().filter(|line| line.contains("damage") || line.contains("life")).collect();
    assert_eq!(about_damage, ["Thug (opponent) takes 6 damage: 5 (Sword) + 1 (sixes) = 6."]);
    let mut stage = Field::new(2).group(0, "fighter:9[sword]").group(1, "witch").hand(1, &["riposte"]).turn(0);
    stage.attack("fighter", "sword", "witch").defend("witch", "dodge").declare(1, &["riposte"]).rolls([1, 6, 5]);
    let told = stage.read(0, Lang::EN);
    let ending: Vec<&str> = told.iter().rev().take(2).map(String::as_str).collect();
    assert_eq!(ending[0], "Witch (opponent) strikes back: Fighter loses 3 life.");
    assert!(ending[1].ends_with(": warded off."), "{ending:?}");
}

#[test]
fn a_wound_shows_the_life_before_and_after() {
    let shown = show_last(|event| matches!(event, Event::Hit { .. }));
    assert_eq!(shown.changes, [Change::new("u1", Tally::Life, 9, 9 - 6)]);
}
