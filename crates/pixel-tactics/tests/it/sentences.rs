//! What players read at the table, in scenes where sentences easily go wrong.

use crate::field::*;
use pixel_tactics::asked::{Choice, Question};
use pixel_tactics::content::Row;
use pixel_tactics::told::{Event, PartOf};
use pixel_tactics::{Options, PixelTactics, Series};
use table::{Lang, Saying, Scene, Seat, Spoken, Viewer};

/// In German and English, as a seat reads it.
fn say(scene: &mut Scene<PixelTactics>, seat: u8, what: Saying<'_, PixelTactics>) -> [String; 2] {
    let running = scene.running();
    let phrase = running.game().say(&running.view(Viewer::Seat(Seat(seat))), what);
    [Lang::of("de"), Lang::EN].map(|lang| PixelTactics::texts().say(lang, &phrase))
}

#[track_caller]
fn say_choice(scene: &mut Scene<PixelTactics>, seat: u8, choice: Choice) -> [String; 2] {
    assert!(scene.offers(seat, choice.clone()), "{choice:?} is not offered");
    say(scene, seat, Saying::Choice(&choice))
}

#[track_caller]
fn say_question(scene: &mut Scene<PixelTactics>, seat: u8) -> [String; 2] {
    let question = scene.asked(seat).question;
    say(scene, seat, Saying::Question(&question))
}

/// The last event of a kind, as seat 0 reads it.
#[track_caller]
fn say_last(scene: &mut Scene<PixelTactics>, is_it: impl Fn(&Event) -> bool) -> [String; 2] {
    let event = scene.told().into_iter().rev().find(is_it).expect("it was told");
    say(scene, 0, Saying::Event(&event))
}

/// PT-50, PT-H.trapper.front, PT-H.knight.flank: protection from all damage is not shown as a figure.
#[test]
fn a_hit_that_cannot_hurt_says_so() {
    let hits = [("trapper . . / . * . / . . .", "red-front-left"), (". . . / knight * . / . . .", "red-flank-middle")];
    for ((troop, at), [de, en]) in hits.into_iter().zip([["Trapper", "Trapper"], ["Ritter", "Knight"]]) {
        let mut scene = shoot(troop, at);
        let said = say_last(&mut scene, |event| matches!(event, Event::Hit { .. }));
        let end = format!("kein Schaden; dieser Angriff kann dem Ziel nichts anhaben ({de}).");
        assert!(said[0].ends_with(&end), "{}", said[0]);
        assert!(said[1].ends_with(&format!("no damage; this attack cannot hurt the target ({en}).")), "{}", said[1]);
        let proof = scene.told().into_iter().find_map(|event| match event {
            Event::Hit { sum, .. } => sum.less.into_iter().find(|part| matches!(part.from, PartOf::Proof(_))),
            _ => None,
        });
        assert_eq!(proof.map(|part| part.value), Some(4), "what is taken off is what there was");
    }
}

/// PT-57: a copied spell is cast by the hero that copies it.
#[test]
fn a_copied_spell_is_cast_by_the_copier() {
    let mut scene =
        Field::new("adjenna", "seth").troop(0, ". . . / . * . / doppelganger witch summoner").wave(Row::Rear).turn(0);
    scene.answer(0, spell("blue-rear-left")).answer(0, at("blue-rear-right"));
    let said = say_last(&mut scene, |event| matches!(event, Event::SpellCast { .. }));
    assert!(said[0].starts_with("Doppelgänger (deine Nachhut links) wirkt einen Zauberspruch"), "{}", said[0]);
    assert!(said[1].starts_with("Doppelganger (your rear left) casts a spell"), "{}", said[1]);
    assert!(said[1].contains("draw 3 cards"), "it is the spell of the Summoner: {}", said[1]);
}

/// PT-54, PT-L.shekhtur: the question and the event name the parting blow.
#[test]
fn a_parting_blow_says_what_it_is() {
    let mut scene = Field::new("shekhtur", "adjenna")
        .troop(0, "fighter:8 . . / . * . / . . .")
        .troop(1, "knight paladin . / . * . / . . .")
        .end_of_wave();
    let said = say_question(&mut scene, 0);
    let leader = "Shekhtur Lenmorre";
    assert_eq!(said[0], format!("{leader} (dein Anführer) lässt Gefallene noch einmal zuschlagen: Wer greift wen an?"));
    assert_eq!(said[1], format!("{leader} (your leader) lets the fallen strike once more: who attacks whom?"));
    scene.answer(0, strike_melee("blue-front-left", "red-front-left"));
    let said = say_last(&mut scene, |event| matches!(event, Event::PartingAttack { .. }));
    assert_eq!(said[1], "A parting blow: Fighter (your front left) strikes once more while falling.");
}

/// PT-12, PT-H.mystic.order: the question counts actions for orders alone separately.
#[test]
fn actions_for_orders_alone_are_counted_separately() {
    let mut scene = Field::second_edition("adjenna", "seth").hand(0, &["mystic", "witch", "priestess"]).turn(0);
    scene.answer(0, order("mystic"));
    assert!(say_question(&mut scene, 0)[0].ends_with("Du hast noch 1 Aktion, dazu 3 nur für Befehle."));
    assert!(say_question(&mut scene, 0)[1].ends_with("You have 1 action left, and 3 more for orders only."));
    scene.answer(0, draw());
    assert!(say_question(&mut scene, 0)[0].ends_with("Du hast nur noch 3 Aktionen für Befehle."));
    assert!(say_question(&mut scene, 0)[1].ends_with("You have only 3 actions for orders left."));
}

/// PT-H.oracle.front: a player who looks at an empty hand reads that it is empty.
#[test]
fn an_empty_hand_is_said_to_be_empty() {
    let mut scene = Field::new("adjenna", "seth").troop(0, "oracle . . / . * . / . . .").hand(1, &[]).turn(0);
    scene.answer(0, spell("blue-front-left"));
    let said = say_last(&mut scene, |event| matches!(event, Event::SawHand { .. }));
    assert_eq!(said, ["Die gegnerische Hand ist leer.", "The enemy hand is empty."]);
}

/// PT-H.mystic.rear, PT-L.rexan: the answer to a yes-or-no question says no.
#[test]
fn declining_says_no() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, ". . . / . * . / mystic . .")
        .deck(0, &["knight"])
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left"));
    assert_eq!(say_choice(&mut scene, 0, keep_drawn()), ["Nein", "No"]);
    let mut scene = Field::new("rexan", "adjenna").troop(1, "priestess:7 . . / . * . / . . .").end_of_wave();
    assert_eq!(say_choice(&mut scene, 0, leave_fallen()), ["Nein", "No"]);
    assert!(say_question(&mut scene, 0)[1].ends_with("Does the hero join your troop, and where?"));
    assert_eq!(say_choice(&mut scene, 0, at("blue-front-left")), ["Front links", "Front left"]);
}

/// PT-H.pyromancer.front, PT-L.arec: an attack without a target says why it has none.
#[test]
fn attacks_without_a_target_say_what_they_hit() {
    let mut scene = Field::new("cadenza", "arec")
        .troop(0, "pyromancer fighter . / . * . / . . .")
        .troop(1, "knight healer . / . * . / . . .")
        .turn(0);
    let on_all = say_choice(&mut scene, 0, melee_on_all("blue-front-left"));
    assert_eq!(on_all[0], "Nahkampf: Pyromanin (Front links) → alle nahkampffähigen Gegner");
    assert_eq!(on_all[1], "Melee: Pyromancer (front left) → all melee-capable enemies");
    let at_will = say_choice(&mut scene, 0, melee_at_will("blue-front-middle"));
    assert_eq!(at_will[0], "Nahkampf: Krieger (Front Mitte) → das Ziel wählt dein Gegner");
    assert_eq!(at_will[1], "Melee: Fighter (front middle) → the target your opponent picks");
    scene.answer(0, melee_at_will("blue-front-middle"));
    assert_eq!(question(&mut scene, 1), Some(Question::MeleeTarget { by: place("blue-front-middle") }));
    let said = say_last(&mut scene, |event| matches!(event, Event::AttackBegan { .. }));
    assert_eq!(said[1], "Fighter (your front middle) attacks in melee; the defender picks the target.");
}

/// PT-35: victory piles belong to a series.
#[test]
fn only_a_series_ends_its_games_with_victory_piles() {
    let end = |series| {
        let options = Options { series, ..Options::default() };
        let mut scene = Field::with(options, "adjenna", "seth").leader(1, |leader| leader.damage = 50).end_of_wave();
        say_last(&mut scene, |event| matches!(event, Event::GameWon { .. }))
    };
    assert_eq!(end(Series::Single), ["Du gewinnst die Partie.", "You win the game."]);
    let piles = "You win the game. Victory piles: you 2, your opponent 0.";
    assert_eq!(end(Series::ToFour)[1], piles);
}

/// PT-59: a hero put on a free position moves there; only two cards change places.
#[test]
fn a_hero_that_is_put_on_a_free_position_moves() {
    let mut scene =
        Field::new("adjenna", "seth").troop(0, "fighter witch . / . * . / . . .").hand(0, &["homunculus"]).turn(0);
    scene.answer(0, order("homunculus")).answer(0, arrange("blue-front-left", "blue-rear-left"));
    let said = say_last(&mut scene, |event| matches!(event, Event::Moved { .. }));
    assert_eq!(said[0], "Krieger (deine Front links) bewegt sich: deine Nachhut links.");
    assert_eq!(said[1], "Fighter (your front left) moves: your rear left.");
}

/// PT-26, PT-L.lixis, PT-L.kavri: effects at the end of a wave name their cause.
#[test]
fn effects_at_the_end_of_a_wave_name_their_cause() {
    let mut scene =
        Field::new("kavri", "lixis").troop(0, "paladin:1 . . / . * . / . . .").wave(Row::Front).end_of_wave();
    scene.answer(0, pixel_tactics::asked::First::Damage);
    let said = say_last(&mut scene, |event| matches!(event, Event::Damaged { .. }));
    assert_eq!(
        said[0],
        "Paladin (deine Front links) erleidet 1 Schaden durch Lixis Ran Kanda (gegnerischer Anführer)."
    );
    assert_eq!(said[1], "Paladin (your front left) takes 1 damage from Lixis Ran Kanda (enemy leader).");
    let said = say_last(&mut scene, |event| matches!(event, Event::Healed { .. }));
    assert_eq!(said[0], "Paladin (deine Front links) heilt 2 Schaden dank Kavri Shi Shorec (dein Anführer).");
    assert_eq!(said[1], "Paladin (your front left) heals 2 damage thanks to Kavri Shi Shorec (your leader).");
}

/// PT-21: only the spell is quoted, not the hero's other abilities.
#[test]
fn a_spell_is_quoted_alone() {
    let mut scene = Field::new("adjenna", "seth").troop(0, "mystic:2 . . / . * . / . . .").turn(0);
    let said = say_choice(&mut scene, 0, spell("blue-front-left"));
    assert_eq!(said[1], "Spell: Mystic (front left) – As attack: this hero heals all its damage.");
    scene.answer(0, spell("blue-front-left"));
    let said = say_last(&mut scene, |event| matches!(event, Event::SpellCast { .. }));
    assert_eq!(said[1], "Mystic (your front left) casts a spell: “As attack: this hero heals all its damage.”");
}

/// PT-H.oracle.flank: the first card asked for is the top card.
#[test]
fn the_first_card_to_arrange_is_the_top_card() {
    let mut scene = Field::new("adjenna", "seth").troop(0, ". . . / oracle * . / . . .").wave(Row::Flank).turn(0);
    scene.answer(0, spell("blue-flank-left"));
    assert_eq!(say_question(&mut scene, 0)[1], "Which card lies on top of your deck?");
}
