//! Reactions of up to five players: who is asked, what others see of it, and standing orders (KH-15, KH-31, KH-39).

use crate::field::{Field, Stage, card, card_id, mix, to_declare};
use kleine_helden::asked::{Act, Choice, Declare, Defend, Protect};
use kleine_helden::battle::{Defence, Grip};
use kleine_helden::content::{Card, Power, Prey};
use kleine_helden::standing::{Orders, Parrying, Playing, Protecting};
use table::{Habits, Seat, Viewer};

/// Before the rolls of a fight between seats 0 and 1, while seat 2 watches with these hand cards.
fn looked_on_with(hand: &[&str]) -> Stage {
    let mut stage = Field::new(3).group(0, "fighter[sword]").group(1, "thug").group(2, "scout").hand(2, hand).turn(0);
    stage.attack("fighter", "sword", "thug").leave(2).defend("thug", "dodge");
    stage
}

/// KH-31: a seat is asked only if it has something to do.
#[test]
fn seats_are_not_asked_without_a_choice() {
    for hand in [&["lunge"][..], &["sidestep", "hail"], &["nurse"], &["tonic", "lunge"], &[]] {
        assert!(looked_on_with(hand).asked_seats().is_empty(), "{hand:?} is nothing for an onlooker");
    }
    for hand in [&["mud"][..], &["lunge", "pebble"]] {
        assert_eq!(looked_on_with(hand).asked_seats(), [2], "{hand:?} can be played");
    }
}

/// KH-31: only legal declarations are offered; everything else is refused.
#[test]
fn only_what_is_legal_can_be_declared() {
    let mut stage = looked_on_with(&["mud", "lunge", "pebble"]);
    assert_eq!(stage.declarable(2), ["mud", "pebble"]);
    assert_eq!(stage.asked(2).options.len(), 4, "nothing, one, the other, both");
    stage.refuses(2, to_declare(&["lunge"]));
    stage.refuses(2, to_declare(&["mud", "lunge"]));
    stage.refuses(2, to_declare(&["applause"]));
    stage.refuses(0, Declare::PASS);
    stage.pass(2).rolls([1, 5]);
    assert_eq!(stage.hand(2).len(), 3, "nothing was played");
}

/// KH-31: with many cards any set of them can be declared, even if it is not listed.
#[test]
fn any_number_of_cards_can_be_declared_at_once() {
    let cards = ["mud", "pebble", "banana-peel", "thieving-magpie", "cheering", "sudden-fog"];
    let mut stage = Field::new(3)
        .group(0, "fighter[sword]")
        .group(1, "thug")
        .group(2, "scout")
        .hand(1, &["lunge"])
        .hand(2, &cards)
        .turn(0);
    stage.attack("fighter", "sword", "thug").leave(2).defend("thug", "dodge");
    let three = ["mud", "pebble", "banana-peel"];
    assert!(!stage.offers(2, to_declare(&three)), "too many sets to list them all");
    stage.declare(2, &three).aim(2, "thug").rolls([1, 6, 6, 6, 1]);
    assert_eq!(stage.hand(2).len(), 3);
}

/// What the other viewers see and are told.
fn seen_by_others(stage: &mut Stage) -> Vec<String> {
    let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
    let running = stage.running();
    let see = |viewer: Viewer| {
        let told: Vec<_> = running.told(viewer).collect();
        format!("{}{}", serde_json::to_string(&running.view(viewer)).unwrap(), serde_json::to_string(&told).unwrap())
    };
    viewers.map(see).to_vec()
}

/// KH-31: what others see is the same whether a player was asked and passed, or had nothing to declare.
#[test]
fn what_others_see_does_not_tell_who_was_asked() {
    let mut asked = looked_on_with(&["mud", "pebble"]);
    let mut not_asked = looked_on_with(&["lunge", "sidestep"]);
    assert_eq!((asked.asked_seats().len(), not_asked.asked_seats().len()), (1, 0));
    assert_eq!(seen_by_others(&mut asked), seen_by_others(&mut not_asked));
    let reached = |stage: &mut Stage| stage.running().windows_reached();
    assert_eq!((reached(&mut asked), reached(&mut not_asked)), (1, 1), "both times a window was reached");
    asked.pass(2);
    for stage in [&mut asked, &mut not_asked] {
        stage.rolls([3, 2]);
    }
    assert_eq!(seen_by_others(&mut asked), seen_by_others(&mut not_asked));
}

/// KH-31: if all players can see that there is nothing to declare, there is no window.
#[test]
fn there_is_no_window_if_all_players_see_that_it_is_empty() {
    let mut stage = looked_on_with(&["mace", "bolt"]);
    assert_eq!(stage.running().windows_reached(), 0, "an onlooker without tactics cards has nothing");
    let mut stage = looked_on_with(&["lunge"]);
    assert_eq!(stage.running().windows_reached(), 1, "a tactics card could be something");
}

/// KH-31: answers are sealed: declarations stay hidden until all players have declared.
#[test]
fn declarations_are_sealed_until_all_have_declared() {
    let mut stage = Field::new(3)
        .group(0, "fighter[sword]")
        .group(1, "thug")
        .group(2, "scout")
        .hand(0, &["lunge"])
        .hand(2, &["mud"])
        .turn(0);
    stage.attack("fighter", "sword", "thug").leave(2).defend("thug", "dodge");
    let before = seen_by_others(&mut stage);
    stage.declare(2, &["mud"]);
    assert_eq!(seen_by_others(&mut stage), before, "seat 0 has still to decide");
    assert_eq!(stage.asked_seats(), [0]);
    stage.declare(0, &["lunge"]);
    assert_ne!(seen_by_others(&mut stage), before);
    stage.rolls([1, 5]);
}

/// KH-39: offers are made simultaneously and unseen, and only by players who can protect.
#[test]
fn offers_of_protection_are_sealed() {
    let mut stage =
        Field::new(4).group(0, "fighter[sword]").group(1, "thug").group(2, "scout").group(3, "witch").turn(0);
    stage.attack("fighter", "sword", "thug");
    let before = seen_by_others(&mut stage);
    stage.offer("scout");
    assert_eq!(seen_by_others(&mut stage), before);
    assert!(stage.question(2).is_none() && stage.question(3).is_some());
    stage.leave(3).defend("thug", "dodge").rolls([1, 5]);
}

/// KH-39: a group without a reaction, or with a demon that forbids protecting, is not asked.
#[test]
fn a_group_that_cannot_protect_is_not_asked() {
    let mut stage = Field::new(3)
        .group(0, "fighter[sword]")
        .group(1, "thug seer")
        .group(2, "scout")
        .demon(1, "infernal-taxman")
        .unit("scout", |unit| unit.reactions = 0)
        .turn(0);
    stage.attack("fighter", "sword", "thug");
    assert_eq!(stage.asked_seats(), [1]);
    assert_eq!(stage.rule_against(1, stage.to_hide_behind("thug", "seer")), "KH-56");
    stage.defend("thug", "dodge").rolls([1, 5]);
}

/// What a seat's orders answer to its current question.
#[track_caller]
fn obey(stage: &mut Stage, seat: u8, orders: Orders) -> Option<Choice> {
    let game = stage.game.clone();
    let view = stage.running().view(Viewer::Seat(Seat(seat)));
    let asked = stage.asked(seat);
    game.obey(&view, &orders, asked).map(|index| asked.options[index])
}

fn parrying(parry: Parrying) -> Orders {
    Orders { parry, ..Orders::default() }
}

fn protecting(protect: Protecting) -> Orders {
    Orders { protect, ..Orders::default() }
}

fn playing(cards: Playing) -> Orders {
    Orders { cards, ..Orders::default() }
}

/// Standing orders (KH-39): never protect.
#[test]
fn a_seat_can_order_never_to_protect() {
    let mut stage = Field::new(3).group(0, "fighter[sword]").group(1, "thug").group(2, "scout").turn(0);
    stage.attack("fighter", "sword", "thug");
    assert_eq!(obey(&mut stage, 2, Orders::default()), None, "nothing is ordered unless the seat says so");
    for protect in [Protecting::OwnOnly, Protecting::Never] {
        assert_eq!(obey(&mut stage, 2, protecting(protect)), Some(Protect::Leave.into()));
    }
    stage.leave(2).defend("thug", "waive").rolls([1]);
}

/// Standing orders (KH-15): parry with the best always, never, or only if the blow could kill.
#[test]
fn a_seat_can_order_how_to_parry() {
    let field = |life: u8| {
        let mut stage =
            Field::new(2).group(0, "fighter[sword]").group(1, &format!("thug:{life}[mace,pavise,jerkin]")).turn(0);
        stage.attack("fighter", "sword", "thug");
        stage
    };
    let waive = Some(Choice::from(Defend::Waive));
    let best = Some(Choice::from(Defend::Parry { card: card_id("pavise"), grip: Grip::One }));
    let mut stage = field(15);
    assert_eq!(obey(&mut stage, 1, Orders::default()), None);
    assert_eq!(obey(&mut stage, 1, parrying(Parrying::Always)), best);
    assert_eq!(obey(&mut stage, 1, parrying(Parrying::Never)), waive);
    assert_eq!(obey(&mut stage, 1, parrying(Parrying::IfLethal)), waive);
    // The sword deals 5 and one six makes it 6; the jerkin takes one off.
    assert_eq!(obey(&mut field(6), 1, parrying(Parrying::IfLethal)), waive);
    assert_eq!(obey(&mut field(5), 1, parrying(Parrying::IfLethal)), best);
    stage.defend("thug", "waive").rolls([1]);
}

/// Standing orders (KH-15): powers of the attack count when deciding whether it could kill.
#[test]
fn a_blow_with_powers_is_lethal_earlier() {
    let is_parried = |spell: &str, hero: &str, life: u8| {
        let mut stage =
            Field::new(2).group(0, &format!("mage[{spell}]")).group(1, &format!("{hero}:{life}[mail]")).turn(0);
        stage.attack("mage", spell, hero);
        let orders = parrying(Parrying::IfLethal);
        obey(&mut stage, 1, orders) == Some(Defend::Dodge.into())
    };
    // The bolt deals 5 + 1 - 2, the ghost lance 4 + 1 whatever is worn.
    assert!(is_parried("bolt", "thug", 4) && !is_parried("bolt", "thug", 5));
    assert!(is_parried("ghost-lance", "thug", 5) && !is_parried("ghost-lance", "thug", 6));
    let Card::AttackSpell(noogie) = card("noogie") else { panic!("it is an attack spell") };
    let bane = noogie.powers.iter().find_map(|power| match power {
        Power::Bane(Prey::Magical, more) => Some(more),
        _ => None,
    });
    let life = (noogie.damage + 1 - 2) as u8 + bane.expect("it is worse for the magical");
    assert!(is_parried("noogie", "witch", life) && !is_parried("noogie", "witch", life + 1));
    assert!(!is_parried("noogie", "thug", life));
}

/// Standing orders (KH-39, KH-62): orders to parry do not apply to NPCs, which cannot parry.
#[test]
fn orders_to_parry_do_not_give_up_an_npc() {
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "thug").npc(1, "nurse").turn(0);
    stage.attack("fighter", "sword", "npc-1");
    for parry in [Parrying::Always, Parrying::IfLethal, Parrying::Never] {
        assert_eq!(obey(&mut stage, 1, parrying(parry)), None, "a hero could protect it");
    }
    let never = Orders { protect: Protecting::Never, ..parrying(Parrying::Always) };
    assert_eq!(obey(&mut stage, 1, never), Some(Defend::Waive.into()));
    stage.defend("npc-1", "waive").rolls([1]);
}

/// Standing orders (KH-39): orders also choose what a protector parries with.
#[test]
fn a_protector_obeys_orders_to_parry() {
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "thug scout[mace,pavise]").turn(0);
    stage.attack("fighter", "sword", "thug").behind("thug", "scout");
    let pavise = Defence::Parry { card: card_id("pavise"), grip: Grip::One };
    assert_eq!(obey(&mut stage, 1, parrying(Parrying::Always)), Some(pavise.into()));
    stage.parry_with("scout", "mace").rolls([1, 5]);
}

/// Standing orders (KH-31): cards in the player's own fights only, or never.
#[test]
fn a_seat_can_order_when_it_is_asked_for_cards() {
    let mut stage = Field::new(3)
        .group(0, "fighter[sword]")
        .group(1, "thug")
        .group(2, "scout")
        .hand(1, &["sidestep"])
        .hand(2, &["mud"])
        .turn(0);
    stage.attack("fighter", "sword", "thug").leave(2).defend("thug", "dodge");
    let pass = Some(Choice::from(Declare::PASS));
    assert_eq!(obey(&mut stage, 1, playing(Playing::OwnFights)), None, "it is the player's own fight");
    assert_eq!(obey(&mut stage, 2, playing(Playing::OwnFights)), pass);
    for seat in [1, 2] {
        assert_eq!(obey(&mut stage, seat, playing(Playing::Ask)), None);
        assert_eq!(obey(&mut stage, seat, playing(Playing::Never)), pass);
    }
    stage.pass(1).pass(2).rolls([1, 5]);
    let orders = Orders { protect: Protecting::Never, parry: Parrying::Never, cards: Playing::Never };
    assert_eq!(obey(&mut stage, 0, orders), None, "orders never play the player's own turn");
}

/// Refusals (KH-07, KH-15, KH-31): an answer to another question changes nothing.
#[test]
fn answers_to_other_questions_are_refused() {
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "thug").turn(0);
    stage.refuses(1, Act::EndTurn);
    stage.refuses(0, Defend::Dodge);
    stage.refuses(0, mix(1, 1, 0));
    let attack = stage.to_attack("fighter", "mace");
    stage.refuses(0, attack);
    stage.attack("fighter", "sword", "thug");
    stage.refuses(0, Defend::Dodge);
    stage.refuses(1, Act::EndTurn);
    let sword = stage.to_defend("thug", "sword");
    stage.refuses(1, sword);
    stage.defend("thug", "dodge").rolls([1, 5]);
}
