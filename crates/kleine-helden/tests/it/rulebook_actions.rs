//! Spielablauf: actions, reactions, and what is neither; Das Ausstatten; Das Umlegen; Eintauschen; Neuer Held.

use crate::field::{Field, Stage, card_id, hero_id, to_play, to_use};
use kleine_helden::asked::{Act, Choice, Fit, Loot, Move, Question};
use kleine_helden::battle::{Aim, Price, Side};
use kleine_helden::told::Event;
use table::Lang;

/// Das Ausstatten (KH-10).
#[test]
fn equipping_fits_any_number_of_cards_for_one_action() {
    let mut stage = Field::new(2)
        .group(0, "mage fighter")
        .group(1, "thug")
        .hand(0, &["sword", "buckler", "mail", "steel-cap", "bolt", "mend", "lunge"])
        .turn(0);
    stage.equip("mage");
    assert!(!stage.offers(0, Fit::Done), "equipping must fit something");
    for card in ["sword", "buckler", "mail", "steel-cap", "bolt", "mend"] {
        assert_eq!(stage.question(0), Some(Question::Equip { unit: stage.id("mage"), back: 2 }));
        stage.put(card, "mage");
    }
    stage.fitted_enough(0);
    assert_eq!(stage.fitted("mage").len(), 6);
    assert_eq!((stage.actions("mage"), stage.actions("fighter")), (0, 1));
    assert_eq!(stage.hand(0), ["lunge"]);
    stage.assert_acts(0);
}

/// Das Ausstatten (KH-10): up to two cards of one of the player's heroes, not necessarily the one that is fitted.
#[test]
fn up_to_two_cards_at_one_own_hero_may_be_taken_back() {
    let field = || {
        Field::new(2)
            .group(0, "fighter[sword,buckler,mail] scout[steel-cap]")
            .group(1, "thug[hammer]")
            .hand(0, &["mace"])
            .turn(0)
    };
    let mut stage = field();
    stage.equip("scout").take_back("mail", "fighter");
    assert_eq!(stage.question(0), Some(Question::Equip { unit: stage.id("scout"), back: 1 }));
    assert_eq!(stage.rule_against(0, stage.to_take_back("steel-cap", "scout")), "KH-10", "from one hero only");
    stage.take_back("sword", "fighter");
    assert_eq!(stage.rule_against(0, stage.to_take_back("buckler", "fighter")), "KH-10", "two are enough");
    stage.put("mail", "scout").put("mace", "scout").fitted_enough(0);
    assert_eq!(stage.fitted("scout").len(), 3);
    assert_eq!((stage.hand(0), stage.fitted("fighter")), (vec!["sword"], vec!["buckler"]));
    assert_eq!((stage.actions("fighter"), stage.actions("scout")), (1, 0), "only one has acted");
    let stage = field();
    assert!(!stage.offers(0, stage.to_take_back("hammer", "thug")));
}

/// Das Ausstatten (KH-10): there must be something to fit or take back.
#[test]
fn a_hero_is_not_equipped_with_nothing() {
    let stage = Field::new(2).group(0, "fighter scout").group(1, "thug").hand(0, &["lunge", "bolt"]).turn(0);
    assert_eq!(stage.rule_against(0, stage.to_equip("fighter")), "KH-10");
    let stage = Field::new(2).group(0, "fighter scout[sword]").group(1, "thug").turn(0);
    assert!(stage.offers(0, stage.to_equip("fighter")), "the sword can be taken back");
}

/// Das Umlegen (KH-11).
#[test]
fn transferring_costs_both_heroes_their_action() {
    let mut stage = Field::new(2).group(0, "mage[sword,mail,bolt] witch[mace] fighter").group(1, "thug").turn(0);
    stage.transfer("mage", "witch").move_card(0, "mail").move_card(0, "bolt").move_card(0, "sword");
    assert!(stage.offers(0, Move::Card { card: card_id("mace") }), "in both directions");
    stage.move_card(0, "mace");
    assert_eq!(stage.fitted("mage"), ["mace"]);
    assert_eq!(stage.fitted("witch").len(), 3);
    assert_eq!(["mage", "witch", "fighter"].map(|hero| stage.actions(hero)), [0, 0, 1]);
    assert_eq!(stage.rule_against(0, stage.to_transfer("witch", "fighter")), "KH-07", "both need an action");
    stage.assert_acts(0);
}

/// Das Umlegen (KH-11): a transferred card has to fit its new bearer; cards in its way are taken back.
#[test]
fn a_transferred_card_has_to_fit() {
    let mut stage = Field::new(2).group(0, "mage[bolt,mail] fighter[jerkin,poleaxe]").group(1, "thug").turn(0);
    stage.transfer("mage", "fighter");
    assert!(!stage.offers(0, Move::Card { card: card_id("bolt") }), "no spell for him");
    stage.move_card(0, "mail");
    assert_eq!(stage.fitted("fighter").len(), 2, "the jerkin has gone the other way");
    assert!(stage.fitted("mage").contains(&"jerkin"));
    assert!(!stage.offers(0, Move::Card { card: card_id("mail") }), "nothing is moved twice");
    stage.say(0, Move::Done);
    assert_eq!((stage.actions("mage"), stage.actions("fighter")), (0, 0));
    let stage = Field::new(2).group(0, "mage[bolt] fighter").group(1, "thug[sword]").turn(0);
    assert_eq!(stage.rule_against(0, stage.to_transfer("mage", "fighter")), "KH-11", "nothing that could go over");
}

/// Attackieren (KH-12): heroes, creatures and NPCs of others, and demons.
#[test]
fn an_attack_goes_at_a_hero_a_creature_an_npc_or_a_demon() {
    let mut stage = Field::new(3)
        .group(0, "fighter[sword] scout")
        .group(1, "thug imp")
        .group(2, "witch")
        .npc(0, "nurse")
        .npc(1, "squire")
        .demon(0, "gremlin")
        .demon(2, "succubus")
        .turn(0);
    let attack = stage.to_attack("fighter", "sword");
    stage.say(0, attack);
    let targets = ["thug", "imp", "witch", "npc-1", "demon-0"];
    assert!(targets.iter().all(|target| stage.offers(0, stage.target(target))));
    assert_eq!(stage.asked(0).options.len(), targets.len(), "not their own units, and not another player's demon");
    let at = stage.target("npc-1");
    stage.say(0, at).leave(2).defend("npc-1", "waive").rolls([1]);
    assert_eq!(stage.life("npc-1"), 6 - (5 - 1));
    assert_eq!(stage.actions("fighter"), 0);
}

/// Wirken eines allgemeinen Zaubers (KH-13).
#[test]
fn casting_a_general_spell_is_an_action() {
    let mut stage = Field::new(2).group(0, "mage:9[mend] witch[imp]").group(1, "thug").turn(0);
    stage.cast("mage", "mend").rolls([4]);
    assert_eq!((stage.life("mage"), stage.actions("mage")), (13, 0));
    stage.cast("witch", "imp").rolls([3]);
    assert_eq!((stage.group(0).as_str(), stage.actions("witch")), ("mage:13 witch:15 imp:4", 0));
}

/// Unterstützungskarte ziehen (KH-14).
#[test]
fn forgoing_an_action_draws_one_more_card() {
    let mut stage = Field::new(2).group(0, "fighter scout").group(1, "thug").deck(&["sword", "bolt", "lunge"]).turn(0);
    stage.forgo("fighter");
    assert_eq!(stage.question(0), Some(Question::Draw { cards: 1 }));
    stage.draw(0, &["bolt"]).forgo("scout").draw(0, &["lunge"]);
    assert_eq!(stage.hand(0), ["bolt", "lunge"]);
    assert_eq!(stage.rule_against(0, stage.to_forgo("scout")), "KH-07");
}

/// Unterstützungskarte ziehen (KH-14): not if no card can be drawn.
#[test]
fn an_action_is_not_forgone_for_nothing() {
    let field = || Field::new(2).group(0, "fighter").group(1, "thug");
    let stage = field().turn(0);
    assert_eq!(stage.rule_against(0, stage.to_forgo("fighter")), "KH-14");
    let stage = field().discard(&["sword"]).turn(0);
    assert!(stage.offers(0, stage.to_forgo("fighter")), "the discard pile becomes a pile");
}

/// Spielablauf (KH-07): ending the turn is the last option, after all that could still be done; so is stopping where
/// cards are fitted, moved or looted.
#[test]
fn the_end_of_the_turn_is_the_last_thing_offered() {
    let mut stage = Field::new(2)
        .group(0, "fighter[sword] scout")
        .group(1, "thug:1[hammer] witch")
        .hand(0, &["mace", "mail", "squire"])
        .deck(&["bolt"])
        .turn(0);
    let last = |stage: &Stage| *stage.asked(0).options.last().expect("something is offered");
    assert_eq!((stage.asked(0).options.len(), last(&stage)), (9, Act::EndTurn.into()));
    stage.equip("scout").put("mace", "scout");
    assert_eq!(last(&stage), Fit::Done.into());
    stage.fitted_enough(0).attack("fighter", "sword", "thug").defend("thug", "waive").rolls([1]);
    assert_eq!(last(&stage), Loot::Nothing.into());
}

/// "Why not?" in the player's own turn names the rule and says what to do instead (KH-16, KH-17, KH-38, KH-55, KH-60,
/// KH-61).
#[test]
fn reasons_say_when_a_card_can_be_played_and_what_is_missing() {
    let mut stage = Field::new(2)
        .group(0, "mage[barrier]")
        .group(1, "thug")
        .hand(0, &["lunge", "balm", "banana-peel", "dispel"])
        .heroes(&["witch"])
        .turn(0);
    let expected = [
        (to_play("lunge"), "KH-60", "you are asked when somebody in your group attacks, parries or casts"),
        (to_play("balm"), "KH-55", "you are asked when somebody in your group fights or casts"),
        (to_play("banana-peel"), "KH-61", "about a fight or a spell under way"),
        (to_play("dispel"), "KH-38", "only as a reaction, when attacked"),
        (stage.to_cast("mage", "dispel"), "KH-38", "only as a reaction, when attacked"),
        (stage.to_cast("mage", "barrier"), "KH-38", "only as a reaction, when attacked"),
        (Act::Buy.into(), "KH-17", "A new hero costs 8 hand cards; you have only 4."),
    ];
    for (choice, rule, words) in expected {
        assert_eq!(stage.rule_against(0, choice), rule, "{choice:?}");
        let sentence = stage.read_reason(0, choice, Lang::EN);
        assert!(sentence.contains(words), "{sentence}");
    }
    let mut stage = Field::new(2).group(0, "mage").group(1, "thug").turn(0);
    assert_eq!(stage.rule_against(0, Act::Trade), "KH-16");
    assert_eq!(
        stage.read_reason(0, Act::Trade, Lang::of("de")),
        "Für einen Tausch brauchst du 3 Handkarten; du hast keine."
    );
}

/// Spielablauf, Schaden (KH-15): one reaction in each turn of another player.
#[test]
fn a_second_attack_in_the_same_turn_hits_by_itself_and_armour_still_counts() {
    let mut stage = Field::new(2).group(0, "fighter[sword] scout[mace]").group(1, "thug[hammer,mail] witch").turn(0);
    stage.attack("fighter", "sword", "thug").defend("thug", "hammer").rolls([1, 6, 1]);
    assert_eq!((stage.life("thug"), stage.reactions("thug")), (15, 0));
    stage.attack("scout", "mace", "thug");
    assert_eq!(stage.rule_against(1, stage.to_defend("thug", "hammer")), "KH-15");
    assert_eq!(stage.rule_against(1, stage.to_defend("thug", "dodge")), "KH-15");
    assert!(stage.offers(1, stage.to_hide_behind("thug", "witch")), "others can still protect");
    stage.defend("thug", "waive").rolls([6, 1]);
    assert_eq!(stage.compared().1, [], "no parry at all");
    assert_eq!(stage.life("thug"), 15 - (4 + 1 - 2), "the attacker rolls for sixes, and armour counts");
}

/// Schaden (KH-15): no question is asked where there is nothing to decide.
#[test]
fn a_second_attack_on_a_lone_unit_asks_no_question() {
    let mut stage = Field::new(2).group(0, "fighter[sword] scout[mace]").group(1, "thug").turn(0);
    stage.attack("fighter", "sword", "thug").defend("thug", "dodge").rolls([1, 5]);
    stage.attack("scout", "mace", "thug").rolls([2]);
    assert_eq!(stage.life("thug"), 11);
    stage.assert_acts(0);
}

/// Parade (KH-15, KH-34): a waived parry leaves the reaction for the next attack.
#[test]
fn a_waived_parry_does_not_spend_the_reaction() {
    let mut stage = Field::new(2).group(0, "fighter[sword] scout[mace]").group(1, "thug").turn(0);
    stage.attack("scout", "mace", "thug").defend("thug", "waive").rolls([1]);
    assert_eq!((stage.life("thug"), stage.reactions("thug")), (11, 1));
    stage.attack("fighter", "sword", "thug").defend("thug", "dodge").rolls([1, 5]);
    assert_eq!((stage.life("thug"), stage.reactions("thug")), (11, 0));
}

/// Spielablauf (KH-15): the next player's turn brings a new reaction.
#[test]
fn units_have_a_new_reaction_in_the_turn_of_the_next_player() {
    let mut stage = Field::new(3).group(0, "fighter[sword]").group(1, "scout[mace]").group(2, "thug").turn(0);
    stage.attack("fighter", "sword", "thug").leave(1).defend("thug", "dodge").rolls([1, 5]);
    assert_eq!(stage.reactions("thug"), 0);
    stage.end_turn();
    assert_eq!(stage.reactions("thug"), 1);
    stage.attack("scout", "mace", "thug").leave(0).defend("thug", "dodge").rolls([1, 5]);
    assert_eq!((stage.life("thug"), stage.reactions("thug")), (15, 0));
}

/// Keine Aktion (KH-16): NPCs, demons and events in the player's own turn, even with no action left.
#[test]
fn npcs_demons_and_events_cost_no_action() {
    let mut stage = Field::new(2)
        .group(0, "fighter:9")
        .group(1, "thug")
        .hand(0, &["nurse", "gremlin", "sunshine", "hail"])
        .deck(&["sword"])
        .turn(0);
    stage.forgo("fighter").rolls([1]).answer(0, to_play("nurse"));
    stage.play(0, "gremlin").play(0, "sunshine");
    assert_eq!((stage.npc(0), stage.demon(1), stage.life("fighter")), (Some("nurse"), Some("gremlin"), 10));
    assert_eq!(stage.rule_against(0, to_play("hail")), "KH-61", "one event a turn");
    assert_eq!(stage.discard(), ["sunshine"]);
}

/// Keine Aktion (KH-16): not in another player's turn, and not in a fight.
#[test]
fn free_things_wait_for_the_players_own_turn_outside_of_fights() {
    let mut stage = Field::new(2)
        .group(0, "fighter:9[sword]")
        .group(1, "thug")
        .hand(0, &["nurse", "gremlin", "sunshine", "lunge"])
        .hand(1, &["squire", "succubus", "hail", "sidestep"])
        .turn(0);
    stage.attack("fighter", "sword", "thug").defend("thug", "dodge");
    assert_eq!(stage.asked_seats(), [0, 1]);
    assert_eq!((stage.declarable(0), stage.declarable(1)), (vec!["lunge"], vec!["sidestep"]));
    stage.pass(0).pass(1).rolls([1, 6, 6, 1]);
    stage.end_turn();
    stage.assert_acts(1);
    assert!(["squire", "succubus", "hail"].iter().all(|card| stage.offers(1, to_play(card))));
}

/// Eintauschen (KH-16).
#[test]
fn three_hand_cards_buy_one_support_card_as_often_as_one_likes() {
    let mut stage = Field::new(2)
        .group(0, "fighter")
        .group(1, "thug")
        .hand(0, &["sword", "mace", "bolt", "lunge", "hail"])
        .deck(&["mail", "mend", "heave"])
        .turn(0);
    stage.trade(0, ["sword", "bolt", "hail"]);
    assert_eq!(stage.question(0), Some(Question::Draw { cards: 1 }));
    stage.draw(0, &["mend"]);
    assert_eq!((stage.hand(0), stage.discard()), (vec!["mace", "mend", "lunge"], vec!["sword", "bolt", "hail"]));
    stage.trade(0, ["mace", "mend", "lunge"]).draw(0, &["heave"]);
    assert_eq!(stage.hand(0), ["heave"]);
    assert_eq!(stage.rule_against(0, Act::Trade), "KH-16");
    assert_eq!(stage.actions("fighter"), 1);
}

/// Eintauschen (KH-16): two cards are too few, three are enough.
#[test]
fn trading_takes_three_cards() {
    let with =
        |cards: &[&str]| Field::new(2).group(0, "fighter").group(1, "thug").hand(0, cards).deck(&["orb"]).turn(0);
    assert!(with(&["sword", "mace", "bow"]).offers(0, Act::Trade));
    assert_eq!(with(&["sword", "mace"]).rule_against(0, Act::Trade), "KH-16");
}

/// Keine Aktion (KH-16): powers of artefacts, each once a round.
#[test]
fn the_power_of_an_artefact_costs_no_action() {
    let mut stage = Field::new(2).group(0, "fighter[orb]").group(1, "thug witch").turn(0);
    stage.use_power(0, "orb").aim(0, "witch");
    assert_eq!((stage.life("witch"), stage.actions("fighter")), (14, 1));
    assert_eq!(stage.rule_against(0, to_use("orb")), "KH-62", "once a round");
    stage.end_turn().end_turn();
    assert!(stage.offers(0, to_use("orb")), "the round lasts from turn to turn");
}

/// Keine Aktion (KH-16): some powers are for fights, and only the bearer has them.
#[test]
fn the_power_of_an_artefact_helps_its_bearer_before_the_first_roll() {
    let mut stage = Field::new(2).group(0, "fighter[sword,idol] scout[mace]").group(1, "thug").turn(0);
    stage.attack("scout", "mace", "thug").defend("thug", "waive").rolls([1]);
    stage.attack("fighter", "sword", "thug").defend("thug", "dodge").declare(0, &["idol"]).rolls([1, 1]);
    assert_eq!(stage.values(), (5 + 2 + 1 + 1, 3 + 1));
}

const EIGHT: [&str; 8] = ["sword", "mace", "hammer", "bow", "bolt", "mend", "lunge", "hail"];

/// Neuer Held (KH-17).
#[test]
fn a_new_hero_costs_eight_hand_cards_and_acts_at_once() {
    let mut stage = Field::new(2)
        .group(0, "fighter")
        .group(1, "thug")
        .hand(0, &[&EIGHT[..], &["orb"]].concat())
        .heroes(&["witch", "scout"])
        .turn(0);
    stage.say(0, Act::Buy);
    assert_eq!(stage.question(0), Some(Question::Pay { price: Price::Hero, left: 8 }));
    stage.pay(0, &EIGHT).rolls([1]);
    assert!(stage.told().contains(&Event::Bought { side: Side(0), hero: hero_id("scout") }));
    assert_eq!((stage.group(0).as_str(), stage.hand(0)), ("fighter:15 scout:15", vec!["orb"]));
    assert!(stage.offers(0, stage.to_forgo("scout")), "it may act at once");
    assert_eq!(stage.actions("fighter"), 1, "buying is no action");
    assert_eq!(stage.discard().len(), 8);
}

/// Neuer Held (KH-17): once a game, and only as long as there are heroes and cards.
#[test]
fn a_hero_is_bought_once_a_game() {
    let field = || Field::new(2).group(0, "fighter").group(1, "thug").hand(0, &EIGHT).heroes(&["witch"]);
    assert!(field().turn(0).offers(0, Act::Buy));
    let has_bought = field().change(|battle| battle.groups[0].has_bought = true).turn(0);
    assert_eq!(has_bought.rule_against(0, Act::Buy), "KH-17");
    assert_eq!(field().heroes(&[]).turn(0).rule_against(0, Act::Buy), "KH-17");
    assert_eq!(field().hand(0, &EIGHT[1..]).turn(0).rule_against(0, Act::Buy), "KH-17", "seven are too few");
    let mut stage = field().turn(0);
    stage.buy(0, EIGHT).rolls([1]);
    assert!(stage.now().group(Side(0)).has_bought);
}

/// Keine Aktion (KH-16): a player who lays a demon chooses the group.
#[test]
fn a_demon_needs_a_group_of_choice() {
    let mut stage = Field::new(3).group(0, "fighter").group(1, "thug").group(2, "witch").hand(0, &["gremlin"]).turn(0);
    stage.play(0, "gremlin");
    assert_eq!(stage.asked(0).options, [1, 2].map(|side| Choice::Aim(Aim::Group(Side(side)))));
    stage.aim_at_group(0, 2);
    assert_eq!((stage.demon(1), stage.demon(2)), (None, Some("gremlin")));
}
