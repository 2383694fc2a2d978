//! Manöver, Ereignisse und Spontane Ereignisse, Nichtspielercharaktere.

use crate::field::{Field, card_id, to_declare, to_play, to_use};
use kleine_helden::asked::{Act, Question};
use kleine_helden::battle::{Side, Window};
use kleine_helden::content::Cards;
use kleine_helden::reasons::Reason;
use kleine_helden::told::Event;
use table::Refusal;

/// Manöver (KH-60): any number, for the player's own units, before a roll; then they are discarded.
#[test]
fn manoeuvres_are_played_before_a_roll_in_any_number() {
    let mut stage =
        Field::new(2).group(0, "fighter[sword]").group(1, "thug").hand(0, &["lunge", "heave", "sidestep"]).turn(0);
    stage.attack("fighter", "sword", "thug").defend("thug", "dodge");
    assert_eq!(stage.declarable(0), ["lunge", "heave"], "those for an attacker");
    stage.declare(0, &["lunge", "heave"]).rolls([1, 1]);
    assert_eq!(stage.values().0, 5 + 2 + 2 + 1 + 1);
    assert_eq!((stage.damage(), stage.hand(0), stage.discard()), (6, vec!["sidestep"], vec!["lunge", "heave"]));
}

/// Manöver (KH-60): only for a roll, not in between.
#[test]
fn manoeuvres_are_not_played_outside_of_rolls() {
    let stage = Field::new(2).group(0, "fighter[sword]").group(1, "thug").hand(0, &["lunge"]).turn(0);
    assert_eq!(stage.rule_against(0, to_play("lunge")), "KH-60");
}

/// Manöver (KH-60): as part of an action or reaction: for a parry, not for one that is waived or impossible. Even
/// manoeuvres that would help without a parry cannot be played.
#[test]
fn a_manoeuvre_needs_an_action_or_a_reaction() {
    for key in ["sidestep", "play-dead", "evil-eye", "second-wind"] {
        let mut stage = Field::new(2).group(0, "fighter[sword] scout[mace]").group(1, "thug").hand(1, &[key]).turn(0);
        stage.attack("fighter", "sword", "thug").defend("thug", "waive").rolls([1]);
        assert_eq!((stage.life("thug"), stage.hand(1)), (10, vec![key]), "waived, so nobody is asked");
        stage.assert_acts(0);
    }
    let mut stage =
        Field::new(2).group(0, "fighter[sword] scout[mace]").group(1, "thug").hand(1, &["sidestep"]).turn(0);
    stage.attack("fighter", "sword", "thug").defend("thug", "dodge");
    assert_eq!(stage.declarable(1), ["sidestep"], "for a parry");
    stage.pass(1).rolls([1, 5]);
    stage.attack("scout", "mace", "thug").rolls([1]);
    assert_eq!(stage.life("thug"), 11, "without a reaction nobody is asked");
    stage.assert_acts(0);
}

/// KH-55, KH-60, KH-61: a card that can do nothing for its target is not offered.
#[test]
fn what_can_make_no_difference_is_not_offered() {
    let duel = || Field::new(2).group(0, "fighter[sword]").group(1, "mage[barrier]");
    let mut stage = duel().hand(0, &["balm", "lunge", "heave"]).hand(1, &["nimble-juice"]).turn(0);
    stage.attack("fighter", "sword", "mage").defend("mage", "waive");
    assert_eq!(stage.declarable(0), ["heave"], "nobody is hurt, and nothing is parried");
    assert_eq!(stage.asked_seats(), [0]);
    let mut stage = duel().hand(1, &["nimble-juice"]).turn(0);
    stage.attack("fighter", "sword", "mage").defend("mage", "barrier").rolls([1, 1]);
    assert_eq!(stage.hand(1), ["nimble-juice"], "a spell needs no parry");
    let mut stage = duel().hand(0, &["lunge"]).hand(1, &["mistaken-identity"]).turn(0);
    stage.attack("fighter", "sword", "mage").defend("mage", "waive").rolls([1]);
    assert_eq!(stage.hand(0), ["lunge"], "there is no other unit to strike");
    let duo = || Field::new(2).group(0, "fighter[sword]").group(1, "mage[barrier] thug");
    let mut stage = duo().hand(0, &["lunge"]).hand(1, &["mistaken-identity"]).turn(0);
    stage.attack("fighter", "sword", "mage").defend("mage", "waive");
    assert_eq!(stage.declarable(0), ["lunge"], "there is another unit to strike");
    let mut stage = duo().hand(0, &["lunge"]).hand(1, &["pigeon-bomb"]).turn(0);
    stage.attack("fighter", "sword", "mage").defend("mage", "waive").pass(1).rolls([1]);
    assert_eq!(stage.hand(0), ["lunge"], "the card that could divert it is not in the game");
    let mut stage = duel().hand(0, &["shin-kick"]).demon(0, "trembler").turn(0);
    stage.attack("fighter", "sword", "demon-0").rolls([1]);
    assert_eq!(stage.hand(0), ["shin-kick"], "a demon cannot be stunned");
    for (life, cards) in [(13, &["vampire-punch", "heave"][..]), (14, &["heave"])] {
        let group = format!("vampiress:{life}[sword]");
        let mut stage = Field::new(2).group(0, &group).group(1, "thug").hand(0, &["vampire-punch", "heave"]).turn(0);
        stage.attack("vampiress", "sword", "thug").defend("thug", "waive");
        assert_eq!(stage.declarable(0), cards, "she drains 1 without help");
    }
}

/// KH-55, KH-60: some cards work only on certain victims or attackers.
#[test]
fn what_finds_no_victim_is_not_offered() {
    let attack = |attacker: &str, victim: &str, at: &str, cards: &[&str]| {
        let mut stage = Field::new(2).group(0, attacker).group(1, victim).npc(1, "nurse").hand(0, cards).turn(0);
        stage.attack("fighter", "sword", at);
        if at == "thug" {
            stage.defend("thug", "dodge");
        }
        stage
    };
    let offered =
        |attacker: &str, victim: &str, at: &str, card: &str| attack(attacker, victim, at, &[card]).asked_seats() == [0];
    assert!(!offered("fighter[sword]", "thug", "npc-1", "shin-kick"), "an NPC has nothing to lose");
    assert!(offered("fighter[sword]", "thug", "thug", "shin-kick"));
    assert!(!offered("fighter[sword]", "thug:2", "thug", "shin-kick"), "it falls if it is hurt");
    assert!(!offered("fighter[sword]", "thug", "thug", "back-stab"), "there is no armour");
    assert!(offered("fighter[sword]", "thug[mail]", "thug", "back-stab"));
    assert!(!offered("fighter[sword]", "thug", "thug", "vampire-punch"), "the attacker is not hurt");
    assert!(offered("fighter:9[sword]", "thug", "thug", "vampire-punch"));
    assert!(!offered("fighter[sword]", "thug", "npc-1", "disarming-smile"), "an NPC has no weapon");
}

/// KH-31: a set with a card that adds nothing to the others is not offered.
#[test]
fn a_card_that_adds_nothing_is_not_declared() {
    let field = || Field::new(2).group(0, "fighter:14[sword]").group(1, "thug witch");
    let mut stage = field().hand(0, &["lucky-pig", "do-over"]).npc(0, "minstrel").turn(0);
    stage.attack("fighter", "sword", "thug").defend("thug", "dodge");
    assert!(stage.offers(0, to_declare(&["lucky-pig", "do-over"])));
    assert!(stage.offers(0, to_declare(&["minstrel"])) && stage.offers(0, to_declare(&["lucky-pig", "minstrel"])));
    let refusal = stage.refused(0, to_declare(&["do-over", "minstrel"]));
    assert!(matches!(refusal, Refusal::Illegal(Reason::AddsNothing)), "one die is rolled again once: {refusal:?}");

    let mut stage = field().hand(0, &["healing-potion", "grit-teeth"]).turn(0);
    stage.attack("fighter", "sword", "thug").defend("thug", "dodge");
    assert_eq!(stage.declarable(0), ["healing-potion", "grit-teeth"]);
    assert!(!stage.offers(0, to_declare(&["healing-potion", "grit-teeth"])), "one is enough");

    let mut stage = field().hand(1, &["guardian-angel", "mistaken-identity"]).turn(0);
    stage.attack("fighter", "sword", "thug").defend("thug", "dodge");
    assert_eq!(stage.declarable(1), ["guardian-angel", "mistaken-identity"]);
    assert!(!stage.offers(1, to_declare(&["guardian-angel", "mistaken-identity"])), "the angel would stay behind");

    let mut stage = field().hand(0, &["back-stab", "mistaken-identity"]).turn(0);
    stage.attack("fighter", "sword", "thug").defend("thug", "dodge");
    assert_eq!(stage.declarable(0), ["mistaken-identity"], "nobody here has armour");

    let stab = |armour: &str, parry: &str| {
        let group = format!("thug[{armour}]");
        let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, &group);
        stage = stage.hand(0, &["back-stab", "gap-in-armour"]);
        let mut stage = stage.turn(0);
        stage.attack("fighter", "sword", "thug").defend("thug", parry);
        assert_eq!(stage.declarable(0), ["back-stab", "gap-in-armour"]);
        stage.offers(0, to_declare(&["back-stab", "gap-in-armour"]))
    };
    assert!(!stab("mail", "dodge"), "the gap is as deep as the armour");
    assert!(stab("knights-armour,shoulder-plates", "dodge"), "the gap is not enough, and it makes a hit more likely");
    assert!(!stab("knights-armour,shoulder-plates", "waive"), "the stab ignores all armour, and there is no parry");
}

/// Manöver (KH-60): not for other players' units.
#[test]
fn manoeuvres_are_for_the_players_own_group() {
    let mut stage = Field::new(3)
        .group(0, "fighter[sword]")
        .group(1, "thug")
        .group(2, "scout")
        .hand(2, &["lunge", "sidestep", "heave"])
        .turn(0);
    stage.attack("fighter", "sword", "thug").leave(2).defend("thug", "dodge").rolls([1, 5]);
    stage.assert_acts(0);
}

/// Ereignisse (KH-61): one per turn, in the player's own turn.
#[test]
fn one_event_a_turn() {
    let mut stage = Field::new(2)
        .group(0, "fighter:9")
        .group(1, "thug:9")
        .hand(0, &["sunshine", "hail"])
        .hand(1, &["caffeine-rush"])
        .turn(0);
    stage.play(0, "hail");
    assert_eq!((stage.life("fighter"), stage.life("thug"), stage.discard()), (9, 8, vec!["hail"]));
    assert_eq!(stage.rule_against(0, to_play("sunshine")), "KH-61");
    stage.end_turn().draw_anything().end_turn().draw_anything();
    assert!(stage.offers(0, to_play("sunshine")), "the next turn has its own");
}

/// Spontane Ereignisse (KH-61): any number in the player's own turn, besides the event.
#[test]
fn spontaneous_events_are_not_counted() {
    let mut stage =
        Field::new(2).group(0, "fighter").group(1, "thug witch").hand(0, &["hail", "pebble", "pigeon-bomb"]).turn(0);
    stage.play(0, "hail").play(0, "pebble").aim(0, "thug");
    stage.play(0, "pigeon-bomb").aim(0, "thug");
    assert!(stage.life("thug") < 13);
    assert_eq!(stage.life("witch"), 14);
    assert!(stage.hand(0).is_empty());
}

/// Spontane Ereignisse (KH-61): in another player's fight, before the first roll.
#[test]
fn spontaneous_events_are_played_in_any_fight_before_the_first_roll() {
    let mut stage = Field::new(3)
        .group(0, "fighter[sword]")
        .group(1, "thug")
        .group(2, "scout")
        .hand(2, &["mud", "pebble", "hail"])
        .turn(0);
    stage.attack("fighter", "sword", "thug").leave(2).defend("thug", "dodge");
    assert_eq!(stage.question(2), Some(Question::Declare { window: Window::Fight, gambles: Cards::NONE }));
    assert_eq!(stage.declarable(2), ["mud", "pebble"], "events are for the player's own turn");
    stage.declare(2, &["mud", "pebble"]).aim(2, "thug").rolls([1, 1]);
    assert_eq!((stage.values().0, stage.life("thug")), (5 + 2 - 2 + 1, 15 - 1 - 5));
}

/// Spontane Ereignisse (KH-61): at the end of a turn too, by any player.
#[test]
fn spontaneous_events_are_played_at_the_end_of_every_turn() {
    let mut stage = Field::new(3)
        .group(0, "fighter")
        .group(1, "thug")
        .group(2, "scout")
        .hand(1, &["pebble"])
        .hand(2, &["thieving-magpie"])
        .turn(0);
    stage.end_turn();
    assert_eq!(stage.question(1), Some(Question::Declare { window: Window::TurnEnd, gambles: Cards::NONE }));
    assert_eq!(stage.asked_seats(), [1, 2]);
    stage.declare(1, &["pebble"]).pass(2).aim(1, "scout");
    assert_eq!(stage.life("scout"), 14);
    stage.draw_anything().assert_acts(1);
}

/// Spontane Ereignisse (KH-61): a player who has just lost the last hero cannot play any more.
#[test]
fn a_player_who_has_just_lost_the_last_hero_plays_nothing() {
    let mut stage =
        Field::new(3).group(0, "fighter[sword]").group(1, "thug:3").group(2, "scout").hand(1, &["pebble"]).turn(0);
    stage.attack("fighter", "sword", "thug").leave(2).defend("thug", "waive").pass(1).rolls([1]);
    assert!(stage.is_out(1));
    assert_eq!(stage.discard(), ["pebble"], "it goes with the hand");
    stage.end_turn().draw_anything().assert_acts(2);
}

/// Spontane Ereignisse (KH-61): what was declared lapses if its player goes out before it is resolved.
#[test]
fn what_was_declared_lapses_when_its_player_goes_out() {
    let mut stage = Field::new(3)
        .group(0, "fighter[sword]")
        .group(1, "thug:1")
        .group(2, "scout")
        .hand(0, &["pebble"])
        .hand(1, &["pigeon-bomb"])
        .turn(0);
    stage.attack("fighter", "sword", "thug").leave(2).defend("thug", "dodge");
    stage.declare(0, &["pebble"]).declare(1, &["pigeon-bomb"]).aim(0, "thug");
    assert!(stage.is_out(1));
    assert_eq!((stage.life("fighter"), stage.life("scout")), (15, 15), "the pigeons stay at home");
    assert!(stage.told().iter().any(|event| matches!(event, Event::Foiled { .. })), "and there is no unit left to hit");
    stage.assert_acts(0);
}

/// KH-31, KH-61: first the attacker's cards, then the attacked player's, then the others' clockwise.
#[test]
fn what_was_declared_is_resolved_in_the_order_of_the_players() {
    let mut stage = Field::new(5)
        .group(0, "fighter")
        .group(1, "thug[sword]")
        .group(2, "scout")
        .group(3, "witch")
        .group(4, "seer")
        .hand(0, &["mud"])
        .hand(1, &["lunge", "tonic"])
        .hand(2, &["applause"])
        .hand(3, &["sidestep", "nimble-juice"])
        .hand(4, &["banana-peel"])
        .turn(1);
    stage.attack("thug", "sword", "witch").leave(0).leave(2).leave(4).defend("witch", "dodge");
    assert_eq!(stage.asked_seats(), [0, 1, 2, 3, 4], "all at once, and unseen by the others");
    stage.declare(0, &["mud"]).declare(4, &["banana-peel"]).declare(2, &["applause"]);
    stage.declare(3, &["sidestep", "nimble-juice"]).declare(1, &["lunge", "tonic"]);
    let backed: Vec<_> = (stage.told().into_iter())
        .filter_map(|event| if let Event::Backed { card, .. } = event { Some(card) } else { None })
        .collect();
    let expected = ["tonic", "lunge", "nimble-juice", "sidestep", "applause", "banana-peel", "mud"];
    assert_eq!(backed, expected.map(card_id));
    stage.rolls([1, 1]);
}

/// Nichtspielercharaktere (KH-62): laid in the player's own turn, even right after it was drawn.
#[test]
fn an_npc_is_laid_when_it_is_drawn_or_later() {
    let mut stage = Field::new(2).group(0, "fighter").group(1, "thug").deck(&["nurse"]).start_of_turn(0);
    stage.rolls([1]).answer(0, to_play("nurse"));
    assert_eq!((stage.npc(0), stage.life("npc-0"), stage.actions("fighter")), (Some("nurse"), 4, 1));
}

/// Nichtspielercharaktere (KH-62), ruling: one that is drawn in another player's turn waits for its player's own turn.
#[test]
fn an_npc_drawn_in_another_players_turn_waits() {
    let mut stage =
        Field::new(2).group(0, "fighter[bow]").group(1, "thug").hand(1, &["under-the-table"]).deck(&["nurse"]).turn(0);
    stage.attack("fighter", "bow", "thug").defend("thug", "dodge").declare(1, &["under-the-table"]).rolls([1, 5, 1]);
    assert_eq!((stage.hand(1), stage.npc(1)), (vec!["nurse"], None));
    stage.assert_acts(0);
    stage.end_turn().draw_anything();
    assert!(stage.offers(1, to_play("nurse")));
}

/// Nichtspielercharaktere (KH-62): one at a time; it may be replaced.
#[test]
fn an_npc_may_be_exchanged_for_another() {
    let mut stage = Field::new(2).group(0, "fighter").group(1, "thug").npc(0, "nurse").hand(0, &["squire"]).turn(0);
    stage.play(0, "squire");
    assert_eq!((stage.npc(0), stage.life("npc-0"), stage.discard()), (Some("squire"), 6, vec!["nurse"]));
}

/// Nichtspielercharaktere (KH-62): no reaction; it can be killed, and goes to the discard pile.
#[test]
fn an_npc_can_be_killed_and_does_not_parry() {
    let mut stage = Field::new(2).group(0, "fighter[sword] scout[mace]").group(1, "thug").npc(1, "squire").turn(0);
    stage.attack("fighter", "sword", "npc-1");
    assert_eq!(stage.asked(1).options.len(), 2, "let it be, or protect it");
    stage.defend("npc-1", "waive").rolls([6, 1]);
    assert_eq!(stage.life("npc-1"), 6 - (5 + 1 - 1));
    stage.attack("scout", "mace", "npc-1").defend("npc-1", "waive").rolls([1]);
    assert_eq!((stage.npc(1), stage.discard()), (None, vec!["squire"]));
    stage.assert_acts(0);
}

/// Nichtspielercharaktere (KH-62): its power works once a round, counted from the start of its player's turn.
#[test]
fn the_power_of_an_npc_works_once_a_round() {
    let mut stage = Field::new(2).group(0, "fighter:9").group(1, "thug").npc(0, "nurse").turn(0);
    stage.use_power(0, "nurse").rolls([2]);
    assert_eq!((stage.life("fighter"), stage.npc(0), stage.actions("fighter")), (10, Some("nurse"), 1));
    assert_eq!(stage.rule_against(0, to_use("nurse")), "KH-62");
    stage.end_turn().end_turn();
    assert!(stage.offers(0, to_use("nurse")));
}

/// Nichtspielercharaktere (KH-62): even in the round in which it was laid.
#[test]
fn the_power_of_an_npc_works_in_the_round_it_was_laid() {
    let mut stage = Field::new(2).group(0, "fighter:9").group(1, "thug").hand(0, &["nurse"]).turn(0);
    stage.play(0, "nurse").use_power(0, "nurse").rolls([6]);
    assert_eq!((stage.life("fighter"), stage.npc(0)), (10, Some("nurse")), "loyalty is not rolled again");
}

/// Nichtspielercharaktere (KH-62): a roll after each use, and on a 1 it leaves; its effect still counts.
#[test]
fn an_npc_leaves_on_a_one() {
    for die in 1..=6 {
        let mut stage = Field::new(2).group(0, "fighter:9").group(1, "thug").npc(0, "nurse").turn(0);
        stage.use_power(0, "nurse").rolls([die]);
        assert_eq!(stage.npc(0), (die > 1).then_some("nurse"));
        assert_eq!(stage.life("fighter"), 10);
        assert_eq!(stage.discard().len(), usize::from(die == 1));
    }
}

/// Nichtspielercharaktere (KH-62): some help in fights; the loyalty roll comes before the first roll of the fight.
#[test]
fn an_npc_helps_in_a_fight_and_then_its_loyalty_is_rolled() {
    let mut stage = Field::new(2).group(0, "fighter[sword] scout[mace]").group(1, "thug").npc(0, "squire").turn(0);
    stage.attack("fighter", "sword", "thug").defend("thug", "dodge");
    assert!(stage.offers(0, to_declare(&["squire"])));
    stage.declare(0, &["squire"]).rolls([1, 2, 1]);
    assert_eq!((stage.npc(0), stage.values().0), (None, 5 + 2 + 1 + 2), "it has helped before it ran away");
    stage.attack("scout", "mace", "thug").rolls([1]);
    assert_eq!(stage.values().0, 5 + 1 + 1);
}

/// Nichtspielercharaktere (KH-62, KH-71): an NPC alone does not keep its group in the game.
#[test]
fn an_npc_cannot_win() {
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "thug:3").npc(1, "nurse").turn(0);
    stage.attack("fighter", "sword", "thug").defend("thug", "waive").rolls([1]);
    assert_eq!(stage.ended(), Some(("outcome-last-group", vec![0])));
    assert_eq!((stage.npc(1), stage.discard()), (None, vec!["nurse"]));
}

/// Nichtspielercharaktere (KH-62): no action of its own: it is never asked to act, equip or protect.
#[test]
fn an_npc_has_no_actions() {
    let stage = Field::new(2).group(0, "fighter").group(1, "thug").npc(0, "squire").deck(&["sword"]).turn(0);
    let forgo = Act::Forgo { unit: stage.id("fighter") };
    assert!(stage.offers(0, forgo) && stage.offers(0, Act::EndTurn));
    assert_eq!(stage.asked(0).options.len(), 2);
    assert_eq!(stage.now().group(Side(0)).npc.map(|npc| npc.life), Some(6));
}

/// Spontane Ereignisse (KH-61): a foiled attack is over, so the same player is not offered to waste other cards on it.
/// Cards that work at once are not wasted.
#[test]
fn what_foils_an_attack_is_declared_without_what_would_be_wasted() {
    let hand = ["sudden-fog", "mistaken-identity", "pigeon-bomb"];
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "thug witch").hand(1, &hand).turn(0);
    stage.attack("fighter", "sword", "thug").defend("thug", "dodge");
    assert_eq!(stage.declarable(1), hand);
    assert!(stage.offers(1, to_declare(&["sudden-fog", "pigeon-bomb"])));
    assert!(stage.offers(1, to_declare(&["mistaken-identity", "pigeon-bomb"])));
    assert!(!stage.offers(1, to_declare(&["sudden-fog", "mistaken-identity"])));
    stage.refuses(1, to_declare(&hand));
    let hand = ["sudden-fog", "mistaken-identity", "pigeon-bomb", "guardian-angel", "quick-prayer"];
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "thug:9 witch").hand(1, &hand).turn(0);
    stage.attack("fighter", "sword", "thug").defend("thug", "dodge");
    let refusal = stage.refused(1, to_declare(&["sudden-fog", "mistaken-identity", "quick-prayer"]));
    assert!(matches!(refusal, Refusal::Illegal(Reason::OverAnyway)), "{refusal:?}");
    stage.declare(1, &["sudden-fog", "quick-prayer"]);
    assert_eq!((stage.life("thug"), stage.hand(1).len()), (9 + 4, 3));
}
