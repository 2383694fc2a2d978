//! Heldentod, plundering, elimination, Spielende; card text before rule text.

use crate::field::{Field, card_id, hero_id};
use kleine_helden::asked::{Loot, Question};
use kleine_helden::battle::{Fallen, Side, Step, UnitId};
use kleine_helden::told::Event;
use kleine_helden::{Life, Options};
use table::{Pending, Seat};

/// Heldentod (KH-70): at 0 life, at once; one fitted card to the hand of the killer's player, the rest discarded.
#[test]
fn a_hero_at_nothing_dies_and_is_looted() {
    let mut stage = Field::new(2)
        .group(0, "fighter[sword]")
        .group(1, "thug:5[mace,mail,steel-cap] scout")
        .hand(1, &["lunge"])
        .turn(0);
    stage.attack("fighter", "sword", "thug").defend("thug", "waive").rolls([6, 6, 6, 1]);
    assert_eq!(stage.question(0), Some(Question::Loot { unit: stage.id("thug") }));
    assert_eq!(stage.asked(0).options.len(), 4, "one of three, or nothing");
    stage.loot(0, "mace");
    assert_eq!((stage.hand(0), stage.group(1).as_str()), (vec!["mace"], "scout:15"));
    assert_eq!(stage.discard(), ["mail", "steel-cap"]);
    assert_eq!(stage.hand(1), ["lunge"], "the hand stays");
    assert!(!stage.now().heroes.contains(&hero_id("thug")), "and the hero is out of the game");
    stage.assert_acts(0);
}

/// Heldentod (KH-70): with one point left it lives.
#[test]
fn a_hero_with_one_point_left_lives() {
    for (life, lives) in [(5, false), (6, true)] {
        let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, &format!("thug:{life} scout")).turn(0);
        stage.attack("fighter", "sword", "thug").defend("thug", "waive").rolls([1]);
        assert_eq!(stage.group(1), if lives { "thug:1 scout:15" } else { "scout:15" });
        stage.assert_acts(0);
    }
}

/// Heldentod (KH-70): spells can be looted too, and looting is optional.
#[test]
fn a_spell_can_be_looted_and_looting_is_optional() {
    let field = || Field::new(2).group(0, "fighter[sword]").group(1, "mage:3[bolt] scout").resting("bolt", 2).turn(0);
    let mut stage = field();
    stage
        .attack("fighter", "sword", "mage")
        .defend("mage", "waive")
        .rolls([1])
        .answer(0, Loot::Card { card: card_id("bolt") });
    assert_eq!(stage.hand(0), ["bolt"]);
    assert!(stage.now().resting.is_empty(), "it rests no longer");
    let mut stage = field();
    stage.attack("fighter", "sword", "mage").defend("mage", "waive").rolls([1]).answer(0, Loot::Nothing);
    assert_eq!((stage.hand(0).len(), stage.discard()), (0, vec!["bolt"]));
}

/// Heldentod (KH-70): a creature has no equipment, and its card cannot be taken.
#[test]
fn a_creature_cannot_be_looted() {
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "mage imp@mage").turn(0);
    stage.attack("fighter", "sword", "imp").defend("imp", "waive").rolls([1]);
    assert_eq!((stage.fitted("mage"), stage.hand(0).len()), (vec!["imp"], 0));
    stage.assert_acts(0);
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "mage:3 imp@mage").turn(0);
    stage.attack("fighter", "sword", "mage").defend("mage", "waive").rolls([1]);
    assert_eq!(stage.group(1), "imp:4", "a living creature of the dead is not loot either");
    stage.assert_acts(0);
}

/// Heldentod (KH-70): an attacker killed by a counter-attack is looted by the defender.
#[test]
fn the_killer_loots_in_another_players_turn_too() {
    let mut stage = Field::new(2).group(0, "fighter:1[sword] scout").group(1, "thug[thorn-club]").turn(0);
    stage.attack("fighter", "sword", "thug").defend("thug", "thorn-club").rolls([1, 6, 1]);
    assert_eq!(stage.question(1), Some(Question::Loot { unit: stage.id("fighter") }));
    stage.loot(1, "sword");
    assert_eq!((stage.hand(1), stage.group(0).as_str()), (vec!["sword"], "scout:15"));
    stage.assert_acts(0);
}

/// Heldentod (KH-70), ruling: the player of a creature loots whatever it kills.
#[test]
fn the_player_of_a_creature_loots() {
    let mut stage = Field::new(2).group(0, "mage imp@mage").group(1, "thug:3[mace] scout").turn(0);
    stage
        .attack("imp", "bare", "thug")
        .defend("thug", "waive")
        .rolls([1])
        .answer(0, Loot::Card { card: card_id("mace") });
    assert_eq!((stage.hand(0), stage.group(1).as_str()), (vec!["mace"], "scout:15"));
}

/// Heldentod (KH-70): a death by an event has no killer, so there is no loot.
#[test]
fn a_death_by_an_event_gives_no_loot() {
    let mut stage = Field::new(2).group(0, "fighter").group(1, "thug:1[mail] scout").hand(0, &["hail"]).turn(0);
    stage.play(0, "hail");
    assert_eq!((stage.group(1).as_str(), stage.discard()), ("scout:14", vec!["mail", "hail"]));
    stage.assert_acts(0);
}

/// Heldentod (KH-71): out at once, even in another player's turn; the game goes on.
#[test]
fn a_player_without_heroes_and_creatures_is_out_at_once() {
    let mut stage = Field::new(3)
        .group(0, "fighter[sword]")
        .group(1, "thug:3[mail]")
        .group(2, "scout")
        .hand(1, &["hail", "bolt"])
        .npc(1, "nurse")
        .turn(0);
    stage.attack("fighter", "sword", "thug").leave(2).defend("thug", "waive").rolls([1]);
    stage.loot(0, "mail");
    assert!(stage.is_out(1) && !stage.is_out(0) && !stage.is_out(2));
    assert_eq!((stage.hand(1).len(), stage.discard()), (0, vec!["bolt", "hail", "nurse"]));
    assert_eq!(stage.ended(), None);
    stage.assert_acts(0);
    stage.end_turn().draw_anything().assert_acts(2);
    stage.end_turn().draw_anything().assert_acts(0);
    assert_eq!(stage.now().round, 3, "the round goes on without the player who is out");
}

/// Heldentod (KH-71): a creature is enough to stay in.
#[test]
fn a_player_with_a_creature_is_still_in_the_game() {
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "mage:3 imp@mage").turn(0);
    stage.attack("fighter", "sword", "mage").defend("mage", "waive").rolls([1]);
    assert_eq!((stage.ended(), stage.is_out(1)), (None, false));
    stage.end_turn().attack("imp", "bare", "fighter").defend("fighter", "waive").rolls([1]);
    assert_eq!(stage.life("fighter"), 12, "it fights on");
}

/// Heldentod (KH-71): a player who goes out in their own turn ends it; anything in progress stops.
#[test]
fn going_out_in_ones_own_turn_ends_it() {
    let mut stage = Field::new(3)
        .group(0, "fighter:1[sword]")
        .group(1, "thug[thorn-club]")
        .group(2, "scout")
        .hand(0, &["lunge", "hail"])
        .turn(0);
    stage.attack("fighter", "sword", "thug").leave(2).defend("thug", "thorn-club").pass(0).rolls([1, 6, 1]);
    stage.loot_nothing(1);
    assert!(stage.is_out(0));
    assert_eq!(stage.hand(0).len(), 0);
    stage.draw_anything().assert_acts(1);
}

/// Heldentod (KH-71): an attacker who falls before the roll loses the attack.
#[test]
fn an_attacker_who_falls_in_mid_fight_loses_the_attack() {
    let mut stage =
        Field::new(3).group(0, "fighter:1[sword]").group(1, "thug").group(2, "scout").hand(2, &["pebble"]).turn(0);
    stage.attack("fighter", "sword", "thug").leave(2).defend("thug", "dodge").declare(2, &["pebble"]);
    stage.aim(2, "fighter");
    assert!(stage.is_out(0) && stage.now().fight.is_none());
    assert_eq!(stage.life("thug"), 15);
    stage.draw_anything().assert_acts(1);
}

/// Spielende (KH-72): the last player with a hero or creature wins.
#[test]
fn the_last_player_with_a_hero_or_creature_wins() {
    let mut stage =
        Field::new(3).group(0, "mage:3 imp@mage").group(1, "thug:1").group(2, "scout:1").hand(0, &["hail"]).turn(0);
    stage.play(0, "hail");
    assert_eq!(stage.ended(), Some(("outcome-last-group", vec![0])));
}

/// Spielende (KH-72): with two groups left the game is not won yet.
#[test]
fn with_two_groups_left_the_game_goes_on() {
    let mut stage = Field::new(3).group(0, "fighter").group(1, "thug:1").group(2, "scout:2").hand(0, &["hail"]).turn(0);
    stage.play(0, "hail");
    assert_eq!((stage.ended(), stage.is_out(1)), (None, true));
    stage.assert_acts(0);
}

/// Spielende (KH-72), ruling: if all go out together, no player wins.
#[test]
fn if_all_go_out_together_no_player_wins() {
    let stage = Field::new(2)
        .group(0, "fighter")
        .group(1, "thug")
        .unit("fighter", |unit| unit.life = 0)
        .unit("thug", |unit| unit.life = 0)
        .change(|battle| battle.fallen = [0, 1].map(|unit| Fallen { unit: UnitId(unit), by: None }).to_vec())
        .scene([Step::NextTurn, Step::SettleFallen]);
    assert_eq!(stage.ended(), Some(("outcome-nobody-left", vec![])));
    assert!(stage.is_out(0) && stage.is_out(1));
}

/// Spielende (KH-72): a player who gives up is out.
#[test]
fn a_player_who_gives_up_is_out_and_the_others_go_on() {
    let mut stage =
        Field::new(3).group(0, "fighter[sword]").group(1, "thug").group(2, "scout").hand(1, &["lunge"]).turn(0);
    stage.attack("fighter", "sword", "thug");
    stage.running().resign(Seat(1)).expect("any player may give up");
    assert!(stage.is_out(1) && stage.now().fight.is_none());
    stage.assert_acts(0);
    assert_eq!(stage.actions("fighter"), 0, "the attack has lapsed");
    stage.running().resign(Seat(0)).expect("any player may give up");
    assert_eq!(stage.ended(), Some(("outcome-last-group", vec![2])));
}

/// Spielende (KH-71): a player who gives up during a roll for their own effect gets nothing from it.
#[test]
fn an_effect_lapses_when_its_player_gives_up() {
    let mut stage = Field::new(3)
        .group(0, "fighter")
        .group(1, "thug")
        .group(2, "scout")
        .hand(0, &["highwaymen"])
        .hand(1, &["sword", "mace"])
        .turn(0);
    stage.play(0, "highwaymen");
    assert!(matches!(stage.running().pending(), Pending::Roll { .. }), "which card is stolen");
    stage.running().resign(Seat(0)).expect("any player may give up");
    assert_eq!((stage.hand(0).len(), stage.hand(1).len()), (0, 2));
    stage.draw_anything().assert_acts(1);
}

/// Szenarien (KH-73): chosen at set-up by key; the book's own is the default.
#[test]
fn the_scenario_is_chosen_at_set_up() {
    assert_eq!(Options::default().scenario, "last-group");
    let field = Field::with(Options { scenario: "guard".into(), life: Life::Ten, ..Options::default() });
    let mut stage =
        field.group(0, "fighter[sword]").group(1, "thug").scene([Step::BeginTurn(Side(0)), Step::BeginScenario]);
    assert!(stage.life("ward-0") > 0 && stage.life("ward-1") > 0);
    stage.attack("fighter", "sword", "ward-1");
    assert!(stage.offers(1, stage.to_hide_behind("ward-1", "thug")), "a ward can be protected like an NPC");
    stage.defend("ward-1", "waive").rolls([6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]);
    assert_eq!(stage.ended(), Some(("outcome-last-group", vec![0])), "its group is out, with a living hero too");
}

/// Tipps zum Schluss (KH-74): a swift attack cannot be protected against, whatever the rules on protecting say.
#[test]
fn the_text_of_a_card_beats_the_rules() {
    let mut stage = Field::new(3).group(0, "fighter[throwing-knives]").group(1, "thug scout").group(2, "witch").turn(0);
    stage.attack("fighter", "throwing-knives", "thug");
    assert_eq!(stage.asked_seats(), [1], "no offers");
    assert_eq!(stage.rule_against(1, stage.to_hide_behind("thug", "scout")), "KH-74");
    stage.defend("thug", "waive").rolls([1]);
    let mut stage = Field::new(2)
        .group(0, "fighter[sword]")
        .group(1, "thug[mace]")
        .unit("thug", |unit| unit.reactions = 0)
        .hand(1, &["second-wind"])
        .turn(0);
    stage.attack("fighter", "sword", "thug").declare(1, &["second-wind"]).rolls([1, 5]);
    assert_eq!((stage.values().1, stage.life("thug")), (3 + 2 + 5, 15), "a parry without a reaction");
}

/// Ruling: a game in which nothing happens for ten rounds is stopped, and no player wins (KH-72).
#[test]
fn a_game_in_which_nothing_happens_is_broken_off() {
    let mut stage = Field::new(2).group(0, "fighter").group(1, "thug").turn(0);
    for round in 2..12 {
        assert_eq!((stage.ended(), stage.now().round), (None, round));
        stage.end_turn().end_turn();
    }
    assert_eq!(stage.ended(), Some(("outcome-broken-off", vec![])));
    assert!(stage.told().contains(&Event::BrokenOff { round: 11 }));
}
