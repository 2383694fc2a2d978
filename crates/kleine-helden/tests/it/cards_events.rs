//! Ereignisse (KH-61): one per turn, in the player's own turn, outside of fights; they cost no action.

use crate::cards::{amount, assert_all_played, creature};
use crate::field::{Field, Stage, card_id, to_play};
use kleine_helden::content::Kind;

#[test]
fn every_event_is_played_here() {
    assert_all_played(Kind::Event, include_str!("cards_events.rs"));
}

/// Plays an event; the caller names its target afterwards. It costs no action and goes to the discard pile, and a
/// second one has to wait.
#[track_caller]
fn play<'s>(stage: &'s mut Stage, key: &str) -> &'s mut Stage {
    stage.play(0, key);
    assert!(stage.discard().contains(&key), "{key}");
    stage
}

/// An event that would do nothing is not offered.
#[track_caller]
fn assert_useless(field: Field, key: &str) {
    let stage = field.hand(0, &[key]).turn(0);
    assert!(!stage.offers(0, to_play(key)), "{key}");
}

/// All enemies at once, heroes and creatures, whatever they wear; not the player's own group.
#[test]
fn a_rockslide_hits_all_enemies() {
    let mut stage = Field::new(3)
        .group(0, "fighter imp")
        .group(1, "sentry[mail] zombie")
        .group(2, "witch")
        .npc(2, "squire")
        .hand(0, &["rockslide", "day-off"])
        .turn(0);
    play(&mut stage, "rockslide");
    let damage = amount("rockslide", "damage-all");
    assert_eq!(stage.group(0), "fighter:15 imp:4");
    assert_eq!(stage.group(1), format!("sentry:{} zombie:{}", 15 - damage, creature("zombie").life - damage));
    assert_eq!((stage.life("witch"), stage.life("npc-2"), stage.actions("fighter")), (15 - damage, 6, 1));
    assert!(!stage.offers(0, to_play("day-off")), "one event a turn");
}

/// KH-71, KH-72: several groups may go out at once. Without a killer there is no loot.
#[test]
fn a_rockslide_can_end_the_game() {
    let mut stage = Field::new(3)
        .group(0, "fighter")
        .group(1, "sentry:1[mail]")
        .group(2, "witch:1")
        .hand(0, &["rockslide"])
        .turn(0);
    play(&mut stage, "rockslide");
    assert_eq!((stage.is_out(1), stage.is_out(2)), (true, true));
    assert_eq!(stage.ended(), Some(("outcome-last-group", vec![0])));
}

#[test]
fn highwaymen_take_cards_of_one_player() {
    let mut stage = Field::new(3)
        .group(0, "fighter")
        .group(1, "sentry")
        .group(2, "witch")
        .hand(0, &["highwaymen"])
        .hand(1, &["sword", "bolt", "lunge"])
        .hand(2, &["spark"])
        .turn(0);
    let cards = usize::from(amount("highwaymen", "steal"));
    play(&mut stage, "highwaymen").aim_at_group(0, 1).rolls(vec![1; cards]);
    assert_eq!(stage.hand(0), ["sword", "bolt", "lunge"][..cards]);
    assert_eq!((stage.hand(1).len(), stage.hand(2).len()), (3 - cards, 1));
    assert_useless(Field::new(2).group(0, "fighter").group(1, "sentry"), "highwaymen");
}

#[test]
fn a_clearance_sale_is_for_equipment() {
    let cards = usize::from(amount("clearance-sale", "draw-from"));
    let mut stage = Field::new(2)
        .group(0, "fighter")
        .group(1, "sentry")
        .hand(0, &["clearance-sale"])
        .deck(&["sword", "mace", "mail", "buckler", "bolt", "lunge"])
        .turn(0);
    play(&mut stage, "clearance-sale").rolls(vec![1; cards]);
    assert_eq!(stage.hand(0).len(), cards);
    assert!(stage.deck().ends_with(&["bolt", "lunge"]));
    assert_useless(Field::new(2).group(0, "fighter").group(1, "sentry").deck(&["bolt"]), "clearance-sale");
}

#[test]
fn at_the_flea_market_discarded_equipment_is_found() {
    let field = || Field::new(2).group(0, "fighter").group(1, "sentry");
    let mut stage = field().hand(0, &["flea-market"]).discard(&["sword", "mail", "bolt"]).turn(0);
    play(&mut stage, "flea-market").aim_at_card(0, "sword");
    assert_eq!((stage.hand(0), stage.discard()), (vec!["sword"], vec!["mail", "bolt", "flea-market"]));
    assert_useless(field().discard(&["bolt"]), "flea-market");
}

/// The weapon, not the shield, goes to the thief's hand.
#[test]
fn sticky_fingers_take_a_weapon() {
    let mut stage = Field::new(2)
        .group(0, "fighter")
        .group(1, "sentry[sword,buckler] scout[bow]")
        .hand(0, &["sticky-fingers"])
        .turn(0);
    play(&mut stage, "sticky-fingers").aim_at_card(0, "bow");
    assert_eq!((stage.hand(0), stage.fitted("scout"), stage.fitted("sentry").len()), (vec!["bow"], vec![], 2));
    let field = Field::new(2).group(0, "fighter[sword]").group(1, "sentry[buckler,mail] witch[bolt]");
    assert_useless(field, "sticky-fingers");
}

/// KH-53: its cooldown goes with it.
#[test]
fn bookworms_eat_a_spell() {
    let mut stage = Field::new(2)
        .group(0, "mage[spark]")
        .group(1, "witch[bolt,mend,mace]")
        .resting("bolt", 2)
        .hand(0, &["bookworms"])
        .turn(0);
    play(&mut stage, "bookworms").aim_at_card(0, "bolt");
    assert_eq!((stage.fitted("witch"), stage.discard()), (vec!["mace", "mend"], vec!["bolt", "bookworms"]));
    assert!(stage.now().resting.is_empty());
    assert_useless(Field::new(2).group(0, "mage[spark]").group(1, "witch[mace]"), "bookworms");
}

#[test]
fn the_woodworm_eats_a_weapon() {
    let mut stage = Field::new(2).group(0, "fighter").group(1, "sentry[sword,buckler]").hand(0, &["woodworm"]).turn(0);
    play(&mut stage, "woodworm");
    assert_eq!((stage.fitted("sentry"), stage.discard()), (vec!["buckler"], vec!["sword", "woodworm"]));
    assert_useless(Field::new(2).group(0, "fighter[sword]").group(1, "sentry[buckler]"), "woodworm");
}

/// Whatever it is, it returns to its own player's hand.
#[test]
fn in_a_rain_of_soap_something_slips_from_the_hands() {
    for slips in ["buckler", "mail", "bolt"] {
        let mut stage =
            Field::new(2).group(0, "fighter").group(1, "witch[buckler,mail,bolt]").hand(0, &["soap-rain"]).turn(0);
        play(&mut stage, "soap-rain").aim_at_card(0, slips);
        assert_eq!((stage.hand(1), stage.hand(0)), (vec![slips], vec![]));
        assert!(!stage.fitted("witch").contains(&slips));
    }
    assert_useless(Field::new(2).group(0, "fighter[mail]").group(1, "witch"), "soap-rain");
}

#[test]
fn an_exorcism_drives_out_the_demon_at_the_players_group() {
    let mut stage = Field::new(2)
        .group(0, "fighter")
        .group(1, "sentry")
        .demon(0, "trembler")
        .demon(1, "gremlin")
        .hand(0, &["beginners-exorcism"])
        .turn(0);
    play(&mut stage, "beginners-exorcism");
    assert_eq!((stage.demon(0), stage.demon(1)), (None, Some("gremlin")));
    assert_useless(Field::new(2).group(0, "fighter").group(1, "sentry").demon(1, "gremlin"), "beginners-exorcism");
}

/// KH-56: as it is, with its wounds; a demon already there is discarded.
#[test]
fn the_old_maid_moves_to_another_group() {
    let mut stage = Field::new(3)
        .group(0, "fighter")
        .group(1, "sentry")
        .group(2, "witch")
        .demon(0, "trembler")
        .demon(2, "gremlin")
        .change(|battle| battle.groups[0].demon.as_mut().expect("it is there").life = 2)
        .hand(0, &["old-maid"])
        .turn(0);
    play(&mut stage, "old-maid").aim_at_group(0, 2);
    assert_eq!((stage.demon(0), stage.demon(2), stage.life("demon-2")), (None, Some("trembler"), 2));
    assert!(stage.discard().contains(&"gremlin"));
    assert_useless(Field::new(2).group(0, "fighter").group(1, "sentry").demon(1, "gremlin"), "old-maid");
}

/// KH-62: with the life it has; the player's own NPC leaves, and the new one serves at once.
#[test]
fn an_npc_takes_the_better_offer() {
    let mut stage = Field::new(2)
        .group(0, "fighter:9")
        .group(1, "sentry")
        .npc(0, "squire")
        .npc(1, "barber-surgeon")
        .change(|battle| battle.groups[1].npc.as_mut().expect("it is there").life = 2)
        .hand(0, &["better-offer"])
        .turn(0);
    play(&mut stage, "better-offer");
    assert_eq!((stage.npc(0), stage.npc(1), stage.life("npc-0")), (Some("barber-surgeon"), None, 2));
    assert!(stage.discard().contains(&"squire"));
    stage.use_power(0, "barber-surgeon").rolls([4]);
    assert_eq!(stage.life("fighter"), 9 + amount("barber-surgeon", "heal"));
    assert_useless(Field::new(2).group(0, "fighter").group(1, "sentry").npc(0, "squire"), "better-offer");
}

/// Only for a hero who has acted.
#[test]
fn with_caffeine_a_hero_acts_again() {
    let mut stage =
        Field::new(2).group(0, "fighter[sword] thug[mace]").group(1, "sentry").hand(0, &["caffeine-rush"]).turn(0);
    assert!(!stage.offers(0, to_play("caffeine-rush")));
    stage.attack("fighter", "sword", "sentry").defend("sentry", "waive").rolls([2]);
    play(&mut stage, "caffeine-rush");
    stage.attack("fighter", "sword", "sentry").defend("sentry", "waive").rolls([2]);
    assert_eq!((stage.life("sentry"), stage.actions("fighter"), stage.actions("thug")), (5, 0, 1));
}

/// KH-53: all spells of all the player's heroes, and no others.
#[test]
fn at_new_moon_all_own_spells_are_awake() {
    let mut stage = Field::new(2)
        .group(0, "mage[bolt] seer[ghost-lance]")
        .group(1, "witch[lightning]")
        .resting("bolt", 1)
        .resting("ghost-lance", 2)
        .resting("lightning", 2)
        .hand(0, &["new-moon"])
        .turn(0);
    assert!(!stage.offers(0, stage.to_attack("mage", "bolt")));
    play(&mut stage, "new-moon");
    assert!(stage.offers(0, stage.to_attack("mage", "bolt")));
    assert!(stage.offers(0, stage.to_attack("seer", "ghost-lance")));
    assert!(stage.now().is_resting(card_id("lightning")));
    assert_useless(Field::new(2).group(0, "mage[bolt]").group(1, "witch"), "new-moon");
}

#[test]
fn on_a_day_off_the_whole_group_heals() {
    let life = amount("day-off", "heal-all");
    let mut stage =
        Field::new(2).group(0, "fighter:9 mage:14 imp:3").group(1, "sentry:9").hand(0, &["day-off"]).turn(0);
    play(&mut stage, "day-off");
    assert_eq!((stage.group(0), stage.group(1)), (format!("fighter:{} mage:15 imp:4", 9 + life), "sentry:9".into()));
    assert_useless(Field::new(2).group(0, "fighter").group(1, "sentry:9"), "day-off");
}

/// KH-10: like the action, but free, and without taking cards back.
#[test]
fn a_quick_change_costs_no_action() {
    let mut stage = Field::new(2)
        .group(0, "fighter[mail] mage")
        .group(1, "sentry")
        .hand(0, &["quick-change", "sword", "buckler", "steel-cap"])
        .turn(0);
    play(&mut stage, "quick-change").aim(0, "fighter");
    assert!(!stage.offers(0, stage.to_take_back("mail", "fighter")));
    stage.put("sword", "fighter").put("steel-cap", "fighter").fitted_enough(0);
    assert_eq!((stage.fitted("fighter").len(), stage.hand(0), stage.actions("fighter")), (3, vec!["buckler"], 1));
    stage.attack("fighter", "sword", "sentry").defend("sentry", "waive").rolls([2]);
    assert_eq!(stage.damage(), 5);
    assert_useless(Field::new(2).group(0, "fighter").group(1, "sentry"), "quick-change");
}
