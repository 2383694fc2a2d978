//! Keine Aktion (KH-31, KH-55, KH-60, KH-61): cards are not offered for what is already settled, as far as a player can
//! know.

use crate::cards::amount;
use crate::field::{Field, Stage, to_declare};
use kleine_helden::Options;

/// KH-55: an attack that hits by itself and drains life heals its attacker, so no other healing is needed.
#[test]
fn a_heal_that_the_blow_brings_anyway_is_not_offered() {
    let drain = amount("vampiress", "drain");
    let declarable = |life: u8, reactions: u8, hand: &[&str]| {
        let mut stage = Field::new(2)
            .group(0, &format!("vampiress:{life}[sword]"))
            .group(1, "thug")
            .unit("thug", |unit| unit.reactions = reactions)
            .hand(0, &["healing-potion"])
            .hand(1, hand)
            .turn(0);
        stage.attack("vampiress", "sword", "thug");
        if reactions > 0 {
            stage.defend("thug", "dodge");
        }
        stage.is_offered(0, &["healing-potion"])
    };
    assert!(!declarable(15 - drain, 0, &[]), "she drinks it all");
    assert!(declarable(14 - drain, 0, &[]), "that is not enough");
    assert!(declarable(15 - drain, 1, &[]), "the blow may be parried");
    assert!(declarable(15 - drain, 0, &["sudden-fog"]), "the blow may be foiled");
}

/// KH-60: a unit that falls to the blow anyway is not stunned.
#[test]
fn a_unit_that_falls_anyway_is_not_kicked() {
    let declarable = |life: u8, hand: &[&str]| {
        let field = Field::new(2).group(0, "fighter[sword]").group(1, &format!("thug:{life}[mace] witch"));
        let mut stage = field.hand(0, &["shin-kick", "heave"]).hand(1, hand).turn(0);
        stage.attack("fighter", "sword", "thug").defend("thug", "mace");
        [&["shin-kick"][..], &["heave", "shin-kick"]].map(|cards| stage.is_offered(0, cards))
    };
    assert_eq!(declarable(7, &[]), [true, true]);
    assert_eq!(declarable(6, &[]), [true, false], "with a heave the sword does 6");
    assert_eq!(declarable(5, &[]), [false, false]);
    assert_eq!(declarable(5, &["guardian-angel"]), [true, true], "a card in that hand may save him");
    assert_eq!(declarable(1, &["guardian-angel"]), [false, false], "with 1 life he falls to any damage");
}

/// KH-55, KH-61: an attack on a ward may be diverted to another unit, which is not in the fight yet and cannot drink a
/// potion.
#[test]
fn units_outside_the_fight_are_not_expected_to_drink() {
    let declarable = |hand: &[&str]| {
        let options = Options { scenario: "guard".into(), ..Options::default() };
        let mut field = Field::with(options).group(0, "fighter[sword]").group(1, "thug:5").hand(0, &["shin-kick"]);
        field.battle.groups.iter_mut().for_each(|group| group.ward = Some(9));
        let mut stage = field.hand(1, hand).turn(0);
        stage.attack("fighter", "sword", "ward-1").defend("ward-1", "waive");
        stage.is_offered(0, &["shin-kick"])
    };
    assert!(declarable(&["mistaken-identity", "quick-prayer"]), "a prayer helps any unit");
    assert!(!declarable(&["mistaken-identity", "healing-potion"]));
}

/// KH-55: a blow that drains more than all cards could take beforehand needs no further drain.
#[test]
fn drinking_is_not_offered_for_life_that_the_spell_drains_anyway() {
    let declarable = |life: u8, hand: &[&str]| {
        let mut stage = Field::new(2)
            .group(0, &format!("mage:{life}[life-leech]"))
            .group(1, "thug")
            .hand(0, &["vampire-punch"])
            .hand(1, hand)
            .turn(0);
        stage.attack("mage", "life-leech", "thug").defend("thug", "dodge");
        stage.is_offered(0, &["vampire-punch"])
    };
    let spare = amount("life-leech", "drain") - amount("pigeon-bomb", "damage");
    assert!(!declarable(15, &["pigeon-bomb"]));
    assert!(!declarable(15 - spare, &["pigeon-bomb"]));
    assert!(declarable(14 - spare, &["pigeon-bomb"]), "the leech might not be enough");
    let mut stage = Field::new(3)
        .group(0, "mage[life-leech]")
        .group(1, "thug")
        .group(2, "scout")
        .hand(0, &["vampire-punch"])
        .hand(1, &["pigeon-bomb"])
        .hand(2, &["lunge"])
        .turn(0);
    stage.attack("mage", "life-leech", "thug").leave(2).defend("thug", "dodge");
    assert!(!stage.is_offered(0, &["vampire-punch"]), "only one of two hands has the pigeon");
}

/// KH-61: an attack on a unit that falls before the roll needs no help.
#[test]
fn help_against_a_unit_that_falls_at_once_is_not_offered() {
    let damage = amount("pigeon-bomb", "damage");
    let both = |life: u8, others: &str| {
        let field = Field::new(2).group(0, "fighter[sword]").group(1, &format!("thug:{life}{others}"));
        let mut stage = field.hand(0, &["lunge", "pigeon-bomb"]).turn(0);
        stage.attack("fighter", "sword", "thug").defend("thug", "dodge");
        assert!(stage.is_offered(0, &["lunge"]) && stage.is_offered(0, &["pigeon-bomb"]));
        stage.is_offered(0, &["lunge", "pigeon-bomb"])
    };
    assert!(!both(damage, ""));
    assert!(both(damage + 1, ""), "he survives the pigeon");
    assert!(both(damage, " witch"), "the pigeon may go to another");
}

/// KH-38: an attacker who falls to the thorns of a spell need not be struck back at.
#[test]
fn an_attacker_who_falls_anyway_is_not_struck_back_at() {
    let declarable = |life: u8| {
        let field = Field::new(2).group(0, &format!("fighter:{life}[sword]")).group(1, "witch[thorn-hedge]");
        let mut stage = field.hand(1, &["riposte"]).turn(0);
        stage.attack("fighter", "sword", "witch").defend("witch", "thorn-hedge");
        stage.is_offered(1, &["riposte"])
    };
    let thorns = amount("thorn-hedge", "counter");
    assert!(!declarable(thorns) && declarable(thorns + 1));
}

/// KH-61: the new target of a diverted attack is not asked how to meet it if it is foiled next.
#[test]
fn an_attack_that_is_foiled_next_need_not_be_met() {
    let divert = |foil: &[&str]| {
        let mut stage = Field::new(3)
            .group(0, "fighter[sword]")
            .group(1, "thug scout")
            .group(2, "witch")
            .hand(1, &["mistaken-identity"])
            .hand(2, foil)
            .turn(0);
        stage.attack("fighter", "sword", "thug").leave(2).defend("thug", "dodge");
        stage.declare(1, &["mistaken-identity"]);
        stage
    };
    let mut stage = divert(&["sudden-fog"]);
    stage.declare(2, &["sudden-fog"]).assert_acts(0);
    assert_eq!(stage.reactions("scout"), 1);
    let mut stage = divert(&[]);
    stage.defend("scout", "dodge").rolls([1, 5]);
    assert_eq!(stage.reactions("scout"), 0);
}

/// KH-61: a card that only helps against a card in another hand is not played together with the theft of that card.
#[test]
fn a_stolen_card_need_not_be_guarded_against() {
    let both = |hand: &[&str]| {
        let mut stage = Field::new(2)
            .group(0, "fighter[sword]")
            .group(1, "thug")
            .unit("thug", |unit| unit.reactions = 0)
            .hand(0, &["sand-in-eyes", "thieving-magpie"])
            .hand(1, hand)
            .turn(0);
        stage.attack("fighter", "sword", "thug");
        assert!(stage.is_offered(0, &["sand-in-eyes"]) && stage.is_offered(0, &["thieving-magpie"]));
        stage.is_offered(0, &["sand-in-eyes", "thieving-magpie"])
    };
    assert!(!both(&["second-wind"]));
    assert!(both(&["second-wind", "lunge"]), "the magpie may take the other card");
}

/// KH-61: an attack diverted by the player's own card needs no help against its first target.
#[test]
fn help_against_a_spared_unit_is_not_offered() {
    let offered = |witch: &str| {
        let field = Field::new(2).group(0, "fighter[sword]").group(1, &format!("thug[mail] {witch}"));
        let mut stage = field.hand(0, &["back-stab", "mistaken-identity"]).turn(0);
        stage.attack("fighter", "sword", "thug").defend("thug", "dodge");
        assert!(stage.is_offered(0, &["back-stab"]) && stage.is_offered(0, &["mistaken-identity"]));
        stage.is_offered(0, &["back-stab", "mistaken-identity"])
    };
    assert!(!offered("witch"), "she has no armour");
    assert!(offered("witch[leather-helmet]"));
}

/// KH-60: a player who waived the parry plays no manoeuvre, not even for a unit that the attack may be diverted to.
#[test]
fn a_player_who_waives_is_not_expected_to_play_manoeuvres() {
    let declarable = |with: &str| {
        let field = Field::new(2).group(0, "fighter[sword]").group(1, "thug witch").hand(0, &["back-stab"]);
        let mut stage = field.hand(1, &["mistaken-identity", "play-dead"]).turn(0);
        stage.attack("fighter", "sword", "thug").defend("thug", with);
        stage.is_offered(0, &["back-stab"])
    };
    assert!(declarable("dodge"), "a unit that reacts may play dead");
    assert!(!declarable("waive"));
}

/// KH-60, KH-35: armour that the attack pierces completely saves no unit.
#[test]
fn armour_that_is_pierced_is_not_played() {
    let declarable = |attacker: &str| {
        let field = Field::new(2).group(0, attacker).group(1, "thug").hand(1, &["play-dead"]);
        let mut stage = field.turn(0);
        let (by, with) = attacker.strip_suffix(']').and_then(|drawn| drawn.split_once('[')).expect("it has a weapon");
        stage.attack(by, with, "thug").defend("thug", "dodge");
        stage.is_offered(1, &["play-dead"])
    };
    assert_eq!(amount("assassin", "pierce") + amount("kit-crossbow", "pierce"), 3, "as much as playing dead gives");
    assert!(!declarable("assassin[kit-crossbow]"));
    assert!(declarable("barbarian[kit-crossbow]"));
}

/// KH-38: two cards that save the reaction do no more than one if a spell, and not a parry, meets the attack.
#[test]
fn a_reaction_is_not_saved_twice() {
    let both = |with: &str| {
        let field = Field::new(2).group(0, "fighter[sword]").group(1, "witch[mace,thorn-hedge]");
        let mut stage = field.hand(1, &["catnip-juice", "in-passing"]).turn(0);
        stage.attack("fighter", "sword", "witch").defend("witch", with);
        stage.is_offered(1, &["catnip-juice", "in-passing"])
    };
    assert!(both("mace"));
    assert!(!both("thorn-hedge"));
}

/// KH-61: the parry of a unit that is spared does not count either.
#[test]
fn sixes_are_not_forbidden_to_a_spared_unit() {
    let field =
        Field::new(2).group(0, "fighter[sword]").group(1, "thug witch").unit("witch", |unit| unit.reactions = 0);
    let mut stage = field.hand(0, &["evil-eye", "mistaken-identity"]).turn(0);
    stage.attack("fighter", "sword", "thug").defend("thug", "dodge");
    assert!(stage.is_offered(0, &["evil-eye"]) && stage.is_offered(0, &["mistaken-identity"]));
    assert!(!stage.is_offered(0, &["evil-eye", "mistaken-identity"]), "she parries nothing");
}

impl Stage {
    fn is_offered(&mut self, seat: u8, cards: &[&str]) -> bool {
        self.asked_seats().contains(&seat) && self.offers(seat, to_declare(cards))
    }
}
