//! What a screen shows for an event besides its sentence.

use crate::cards::amount;
use crate::field::Field;
use kleine_helden::told::Event;
use table::{Change, Lang, Seat, Shown, Spoken, Tally, Viewer};

/// What seat 0 is shown for the last event of a kind, after a fighter with a sword has hit a thug.
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

/// KH-52: a creature that goes back to the book is still named with its owner.
#[test]
fn a_fallen_creature_keeps_its_owner() {
    let mut stage = Field::new(3).group(0, "fighter[sword]").group(1, "mage imp@mage:1").group(2, "thug").turn(0);
    stage.attack("fighter", "sword", "imp").leave(2).defend("imp", "waive").rolls([2]);
    let told = stage.read(0, Lang::EN);
    let dies = told.iter().find(|line| line.ends_with(" dies!")).expect("it is told");
    assert!(dies.contains("(player 2) dies!"), "{dies}");
}

#[test]
fn a_wound_shows_the_life_before_and_after() {
    let shown = show_last(|event| matches!(event, Event::Hit { .. }));
    assert_eq!(shown.changes, [Change::new("u1", Tally::Life, 9, 9 - 6)]);
}

/// KH-30: the werewolf's claws are not a weapon, but their damage is shown.
#[test]
fn an_attack_without_a_weapon_shows_its_damage() {
    let mut stage = Field::new(2).group(0, "werewolf").group(1, "thug").turn(0);
    let bite = stage.to_attack("werewolf", "bare");
    let expected = format!("Attack: Werewolf – without a weapon (✹{})", amount("werewolf", "unarmed"));
    assert_eq!(stage.read_choice(0, bite, Lang::EN), expected);
}

/// KH-61: the text of a card is quoted, because it addresses the player who plays it.
#[test]
fn the_text_of_a_card_is_quoted() {
    let mut stage = Field::new(2).group(0, "fighter:9").group(1, "thug").hand(0, &["quick-prayer"]).turn(0);
    stage.play(0, "quick-prayer");
    let told = stage.read(1, Lang::EN);
    let expected = "Your opponent plays Quick Prayer: “One of your heroes or creatures regains 4 life.”";
    assert!(told.iter().any(|line| line == expected), "{told:?}");
    let field = Field::new(3).group(0, "fighter:9").group(1, "thug").group(2, "witch");
    let mut stage = field.hand(0, &["ghost-chaser", "spoilsport"]).turn(0);
    stage.play(0, "ghost-chaser").play(0, "spoilsport");
    let asked = stage.read_question(0, Lang::EN);
    assert!(asked.starts_with("Spoilsport: “") && asked.ends_with("” Who or what do you choose?"), "{asked}");
    stage.aim_at_group(0, 1);
    let told = stage.read(1, Lang::EN);
    let expected = "Player 1 hires an NPC: Ghost Chaser – “Discard the demon at your group.”";
    assert!(told.iter().any(|line| line == expected), "{told:?}");
    let demon = told.iter().find(|line| line.contains("a demon against your group")).expect("it is told");
    assert!(demon.contains(": Spoilsport – “") && demon.ends_with(".”"), "{demon}");
}
