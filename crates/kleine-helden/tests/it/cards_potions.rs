//! Tränke (KH-55): before the roll, on the player's own heroes and creatures, magical or not.

use crate::cards::{amount, assert_all_played, boost, just, target};
use crate::field::{Field, Stage};
use kleine_helden::content::{Fights, Kind, Role};

#[test]
fn every_potion_is_played_here() {
    assert_all_played(Kind::Potion, include_str!("cards_potions.rs"));
}

/// Both sides hold the potion in turn: which of them can drink it in which fight, and for a general spell?
#[track_caller]
fn check(key: &str) {
    let boost = boost(key);
    for (fights, with) in [(Fights::MELEE, "sword"), (Fights::RANGED, "hand-sling"), (Fights::MAGICAL, "spark")] {
        for (role, seat) in [(Role::Attacker, 0), (Role::Defender, 1)] {
            let mut stage = fight(with, seat, key);
            let can = boost.fights.contains(fights) && (boost.role == role || boost.role == Role::Either);
            assert_eq!(stage.asked_seats() == [seat], can, "{key}: {with}, seat {seat}");
            if can {
                assert_eq!(stage.declarable(seat), [key]);
                stage.declare(seat, &[key]);
                assert_eq!((stage.hand(seat), stage.discard()), (vec![], vec![key]), "{key}");
            }
        }
    }
    let mut stage = Field::new(2).group(0, "mage:9[mend]").group(1, "sentry").hand(0, &[key]).turn(0);
    stage.cast("mage", "mend");
    let can = boost.fights.contains(Fights::CASTING) && boost.role != Role::Defender;
    assert_eq!(stage.asked_seats() == [0], can, "{key}: general spell");
}

/// A wounded mage attacks a wounded witch with a sword, a sling or a spell; one of their players has a card in hand.
#[track_caller]
fn fight(with: &str, seat: u8, key: &str) -> Stage {
    let mut stage =
        Field::new(2).group(0, "mage:5[sword,hand-sling,spark]").group(1, "witch:5[mail]").hand(seat, &[key]).turn(0);
    stage.attack("mage", with, "witch").defend("witch", "dodge");
    stage
}

/// At once, before the blow falls, so it can save a life. Never above the starting life.
#[test]
fn the_healing_potion_heals_at_once() {
    check("healing-potion");
    let life = amount("healing-potion", "heal");
    let mut stage = fight("sword", 1, "healing-potion");
    stage.declare(1, &["healing-potion"]).rolls([6, 5, 1]);
    assert_eq!(stage.damage(), 5 + 1 - 2);
    assert_eq!(stage.life("witch"), 5 + life - 4);
    let mut stage = fight("sword", 0, "healing-potion");
    stage.declare(0, &["healing-potion"]);
    assert_eq!(stage.life("mage"), 5 + life);
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "imp:1").hand(1, &["healing-potion"]).turn(0);
    stage.attack("fighter", "sword", "imp").defend("imp", "waive").declare(1, &["healing-potion"]);
    assert_eq!(stage.life("imp"), 4, "creatures drink too, up to the life they came with");
}

/// KH-55: also by a unit without a reaction left.
#[test]
fn a_unit_that_cannot_parry_can_still_drink() {
    let mut stage = Field::new(2)
        .group(0, "fighter[sword]")
        .group(1, "sentry:3")
        .unit("sentry", |sentry| sentry.reactions = 0)
        .hand(1, &["healing-potion"])
        .turn(0);
    stage.attack("fighter", "sword", "sentry").declare(1, &["healing-potion"]).rolls([2]);
    assert_eq!(stage.life("sentry"), 3 + amount("healing-potion", "heal") - 5);
}

#[test]
fn the_potion_of_wrath_helps_to_strike_and_to_shoot() {
    check("potion-of-wrath");
    let figures = boost("potion-of-wrath").figures;
    for with in ["sword", "hand-sling"] {
        let mut stage = fight(with, 0, "potion-of-wrath");
        stage.declare(0, &["potion-of-wrath"]).rolls([5, 1]);
        assert_eq!(stage.values().0, 3 + 2 + i16::from(figures.attack) + 5, "{with}");
        let damage = if with == "sword" { 5 } else { 4 };
        assert_eq!(stage.damage() as i8, damage + figures.damage - 2, "{with}");
    }
}

/// A creature that attacks drinks like a hero; it has no magic and needs none.
#[test]
fn creatures_drink_potions_too() {
    let figures = boost("potion-of-wrath").figures;
    let mut stage = Field::new(2).group(0, "mage imp@mage").group(1, "sentry").hand(0, &["potion-of-wrath"]).turn(0);
    stage.attack("imp", "bare", "sentry").defend("sentry", "waive").declare(0, &["potion-of-wrath"]).rolls([2]);
    assert_eq!(stage.values().0, 4 + i16::from(figures.attack) + 2);
    assert_eq!(stage.damage() as i8, 3 + figures.damage);
}

/// However it is hit, even by its own doing.
#[test]
fn stone_skin_is_armour_for_one_fight() {
    check("stone-skin");
    let armour = boost("stone-skin").figures.armour;
    for (with, damage) in [("sword", 5), ("hand-sling", 4), ("spark", 3)] {
        let mut stage = fight(with, 1, "stone-skin");
        stage.declare(1, &["stone-skin"]).rolls([6, 5, 1]);
        assert_eq!(stage.damage() as i8, (damage + 1 - 2 - armour).max(0), "{with}");
    }
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "sentry").hand(1, &["stone-skin"]).turn(0);
    stage.attack("fighter", "sword", "sentry").defend("sentry", "waive").declare(1, &["stone-skin"]).rolls([2]);
    assert_eq!(stage.damage() as i8, 5 - armour);
}

/// A five is rolled again and counts for damage; not in melee.
#[test]
fn with_aiming_water_fives_are_sixes() {
    check("aiming-water");
    for (with, attack, damage) in [("hand-sling", 3 + 2, 4), ("spark", 5, 3)] {
        let mut stage = fight(with, 0, "aiming-water");
        stage.declare(0, &["aiming-water"]).rolls([5, 6, 4, 1]);
        assert_eq!(stage.values().0, attack + 5 + 6 + 4, "{with}");
        assert_eq!(stage.damage(), damage + 2 - 2, "{with}");
    }
    let mut stage = Field::new(2).group(0, "mage:9[mend]").group(1, "sentry").hand(0, &["aiming-water"]).turn(0);
    stage.cast("mage", "mend").declare(0, &["aiming-water"]).rolls([5, 1]);
    assert_eq!(stage.life("mage"), 13);
}

/// KH-50: it helps attack spells and general ones.
#[test]
fn brain_fizz_helps_to_cast() {
    check("brain-fizz");
    let magic = i16::from(boost("brain-fizz").figures.magic);
    let mut stage = fight("spark", 0, "brain-fizz");
    stage.declare(0, &["brain-fizz"]).rolls([2, 1]);
    assert_eq!(stage.values().0, 5 + magic + 2);
    let mut stage = Field::new(2).group(0, "mage[stone-golem]").group(1, "sentry").hand(0, &["brain-fizz"]).turn(0);
    stage.cast("mage", "stone-golem").declare(0, &["brain-fizz"]).rolls(just(target("stone-golem") - 5 - magic));
    assert!(stage.group(0).contains("stone-golem"));
}

/// KH-15: parry and resistance, and the reaction stays for the next attack.
#[test]
fn catnip_juice_helps_to_dodge_and_keeps_the_reaction() {
    check("catnip-juice");
    let figures = boost("catnip-juice").figures;
    for (with, own, more) in
        [("sword", 2, figures.parry), ("hand-sling", 2, figures.parry), ("spark", 4, figures.resistance)]
    {
        let mut stage = fight(with, 1, "catnip-juice");
        assert_eq!(stage.reactions("witch"), 0);
        stage.declare(1, &["catnip-juice"]).rolls([1, 2]);
        assert_eq!((stage.values().1, stage.reactions("witch")), (own + i16::from(more) + 2, 1), "{with}");
    }
}

/// Only a reaction spent on this attack is given back. Without a parry the juice is not offered, with a second wind it
/// is.
#[test]
fn catnip_juice_gives_no_reaction_if_none_was_spent() {
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "sentry").hand(1, &["catnip-juice"]).turn(0);
    stage.attack("fighter", "sword", "sentry").defend("sentry", "waive").rolls([2]);
    assert_eq!(stage.hand(1), ["catnip-juice"], "nobody was asked");
    let mut stage = Field::new(2)
        .group(0, "fighter[sword]")
        .group(1, "sentry")
        .unit("sentry", |sentry| sentry.reactions = 0)
        .hand(1, &["catnip-juice", "second-wind"])
        .turn(0);
    stage.attack("fighter", "sword", "sentry");
    stage.declare(1, &["catnip-juice", "second-wind"]).rolls([1, 2]);
    assert_eq!(stage.values().1, 3 + i16::from(boost("catnip-juice").figures.parry) + 2);
    assert_eq!(stage.reactions("sentry"), 0);
}

/// Even if the attack is foiled.
#[test]
fn catnip_juice_keeps_the_reaction_in_the_fog_too() {
    let mut stage = Field::new(3)
        .group(0, "fighter[sword]")
        .group(1, "sentry")
        .group(2, "witch")
        .hand(1, &["catnip-juice"])
        .hand(2, &["sudden-fog"])
        .turn(0);
    stage.attack("fighter", "sword", "sentry").leave(2).defend("sentry", "dodge");
    stage.declare(1, &["catnip-juice"]).declare(2, &["sudden-fog"]);
    assert_eq!((stage.life("sentry"), stage.reactions("sentry")), (15, 1));
}

#[test]
fn vampire_punch_heals_by_wounding() {
    check("vampire-punch");
    let life = amount("vampire-punch", "drain");
    for with in ["sword", "hand-sling", "spark"] {
        let mut stage = fight(with, 0, "vampire-punch");
        stage.declare(0, &["vampire-punch"]).rolls([5, 1]);
        assert_eq!(stage.life("mage"), 5 + life, "{with}");
    }
    let mut stage = fight("sword", 0, "vampire-punch");
    stage.declare(0, &["vampire-punch"]).rolls([1, 6, 6, 1]);
    assert_eq!(stage.life("mage"), 5, "it missed");
}

/// KH-55: any number.
#[test]
fn several_potions_can_be_drunk_at_once() {
    let mut stage = Field::new(2)
        .group(0, "mage:5[hand-sling]")
        .group(1, "witch")
        .hand(0, &["potion-of-wrath", "vampire-punch", "healing-potion"])
        .turn(0);
    stage.attack("mage", "hand-sling", "witch").defend("witch", "waive");
    stage.declare(0, &["potion-of-wrath", "vampire-punch", "healing-potion"]).rolls([2]);
    let healed = amount("healing-potion", "heal") + amount("vampire-punch", "drain");
    assert_eq!(stage.life("mage"), (5 + healed).min(15));
    assert_eq!(stage.values().0, 3 + 2 + i16::from(boost("potion-of-wrath").figures.attack) + 2);
}
