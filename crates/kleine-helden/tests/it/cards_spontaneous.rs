//! Spontane Ereignisse (KH-61): at any time, by any player, any number.

use crate::cards::{amount, assert_all_played, boost};
use crate::field::{Field, Stage, to_play};
use kleine_helden::content::{Fights, Kind};

#[test]
fn every_spontaneous_event_is_played_here() {
    assert_all_played(Kind::Spontaneous, include_str!("cards_spontaneous.rs"));
}

/// A mage attacks a witch in mail, who dodges; seat 2 is not involved. One of the three seats has this card.
#[track_caller]
fn fight(with: &str, seat: u8, key: &str) -> Stage {
    let mut stage = Field::new(3)
        .group(0, "mage[sword,hand-sling,spark]")
        .group(1, "witch[mail]")
        .group(2, "thug")
        .hand(seat, &[key])
        .turn(0);
    stage.attack("mage", with, "witch").leave(2).defend("witch", "dodge");
    stage
}

/// In each kind of fight, only these seats may play it.
#[track_caller]
fn check_players(key: &str, fights: Fights, seats: &[u8]) {
    for (kind, with) in [(Fights::MELEE, "sword"), (Fights::RANGED, "hand-sling"), (Fights::MAGICAL, "spark")] {
        for seat in 0..3 {
            let can = fights.contains(kind) && seats.contains(&seat);
            assert_eq!(fight(with, seat, key).asked_seats() == [seat], can, "{key}: {with}, seat {seat}");
        }
    }
    for seat in 0..3 {
        let can = fights.contains(Fights::CASTING) && seats.contains(&seat);
        let mut stage = cast(seat, key);
        assert_eq!(stage.asked_seats() == [seat] && stage.declarable(seat) == [key], can, "{key}: seat {seat}");
    }
}

/// A wounded mage casts a general spell; one of the three seats has this card.
#[track_caller]
fn cast(seat: u8, key: &str) -> Stage {
    let mut stage =
        Field::new(3).group(0, "mage:9[mend]").group(1, "witch").group(2, "thug").hand(seat, &[key]).turn(0);
    stage.cast("mage", "mend");
    stage
}

/// By enemies of the attacker, including a third player.
#[test]
fn an_attacker_on_a_banana_peel_strikes_worse() {
    check_players("banana-peel", Fights::WEAPONS, &[1, 2]);
    for seat in [1, 2] {
        let mut stage = fight("sword", seat, "banana-peel");
        stage.declare(seat, &["banana-peel"]).rolls([4, 1]);
        assert_eq!(stage.values().0, 3 + 2 + i16::from(boost("banana-peel").figures.attack) + 4);
        assert_eq!(stage.discard(), ["banana-peel"]);
    }
}

#[test]
fn a_heckled_caster_casts_worse() {
    check_players("heckler", Fights::MAGICAL | Fights::CASTING, &[1, 2]);
    let magic = i16::from(boost("heckler").figures.magic);
    let mut stage = fight("spark", 2, "heckler");
    stage.declare(2, &["heckler"]).rolls([4, 1]);
    assert_eq!(stage.values().0, 5 + magic + 4);
    let mut stage = cast(1, "heckler");
    stage.declare(1, &["heckler"]).rolls([(9 - 5) as u32]);
    assert_eq!(stage.life("mage"), 9, "just missed");
}

/// For the attacker, by its own player or by any enemy of the target.
#[test]
fn the_crowd_cheers_for_the_attacker() {
    let figures = boost("cheering").figures;
    for (with, own, more) in
        [("sword", 3 + 2, figures.attack), ("hand-sling", 3 + 2, figures.attack), ("spark", 5, figures.magic)]
    {
        for seat in [0, 2] {
            let mut stage = fight(with, seat, "cheering");
            stage.declare(seat, &["cheering"]).rolls([4, 1]);
            assert_eq!(stage.values().0, own + i16::from(more) + 4, "{with}, seat {seat}");
        }
        assert_eq!(fight(with, 1, "cheering").asked_seats(), [0; 0], "players do not cheer for their own enemy");
    }
    let mut stage = cast(0, "cheering");
    stage.declare(0, &["cheering"]).rolls([(9 - 5 - figures.magic).max(1) as u32]);
    assert_eq!(stage.life("mage"), 13);
    assert_eq!(cast(1, "cheering").asked_seats(), [0; 0]);
}

#[test]
fn a_defender_with_sand_in_the_eyes_defends_worse() {
    check_players("sand-in-eyes", Fights::WEAPONS | Fights::MAGICAL, &[0, 2]);
    let figures = boost("sand-in-eyes").figures;
    for (with, own, less) in
        [("sword", 2, figures.parry), ("hand-sling", 2, figures.parry), ("spark", 4, figures.resistance)]
    {
        let mut stage = fight(with, 2, "sand-in-eyes");
        stage.declare(2, &["sand-in-eyes"]).rolls([1, 4]);
        assert_eq!(stage.values().1, (own + i16::from(less)).max(0) + 4, "{with}");
    }
}

/// For the target, by any player except the attacker.
#[test]
fn the_little_guardian_angel_takes_damage_off() {
    check_players("guardian-angel", Fights::WEAPONS | Fights::MAGICAL, &[1, 2]);
    let armour = boost("guardian-angel").figures.armour;
    for (with, damage) in [("sword", 5), ("hand-sling", 4), ("spark", 3)] {
        let mut stage = fight(with, 2, "guardian-angel");
        stage.declare(2, &["guardian-angel"]).rolls([6, 6, 5, 1]);
        assert_eq!(stage.damage() as i8, (damage + 2 - 2 - armour).max(0), "{with}");
    }
}

/// The attack is foiled without a roll; the action is spent, and a spell from the book does not rest.
#[track_caller]
fn check_foil(key: &str, fights: Fights) {
    check_players(key, fights, &[1, 2]);
    for (kind, with) in [(Fights::MELEE, "sword"), (Fights::RANGED, "hand-sling"), (Fights::MAGICAL, "spark")] {
        if fights.contains(kind) {
            let mut stage = fight(with, 2, key);
            stage.declare(2, &[key]);
            assert_eq!((stage.life("witch"), stage.actions("mage")), (15, 0), "{key}: {with}");
            assert!(stage.now().resting.is_empty() && stage.now().fight.is_none());
            stage.assert_acts(0);
        }
    }
}

#[test]
fn in_sudden_fog_weapons_miss() {
    check_foil("sudden-fog", Fights::WEAPONS);
}

#[test]
fn an_attacker_with_hiccups_casts_no_attack_spell() {
    check_foil("hiccups", Fights::MAGICAL);
}

/// KH-31: all declare at once, so a card that comes too late is discarded all the same.
#[test]
fn a_banana_peel_in_the_fog_is_lost() {
    let mut stage = Field::new(3)
        .group(0, "mage[sword]")
        .group(1, "witch")
        .group(2, "thug")
        .hand(1, &["sudden-fog"])
        .hand(2, &["banana-peel"])
        .turn(0);
    stage.attack("mage", "sword", "witch").leave(2).defend("witch", "dodge");
    stage.declare(1, &["sudden-fog"]).declare(2, &["banana-peel"]);
    assert_eq!((stage.life("witch"), stage.discard()), (15, vec!["banana-peel", "sudden-fog"]));
}

/// KH-56: its fixed values have to be beaten, so the attacker's enemies may meddle here too, and so may the attacker's
/// player.
#[test]
fn attacks_on_demons_can_be_meddled_with() {
    for (seat, key) in [(0, "cheering"), (1, "banana-peel"), (2, "banana-peel")] {
        let mut stage = Field::new(3)
            .group(0, "fighter[sword]")
            .group(1, "witch")
            .group(2, "thug")
            .demon(0, "succubus")
            .hand(seat, &[key])
            .turn(0);
        stage.attack("fighter", "sword", "demon-0").declare(seat, &[key]).rolls([1]);
        assert_eq!(stage.values(), (5 + 2 + i16::from(boost(key).figures.attack) + 1, 8), "{key}");
    }
    let mut stage = Field::new(2)
        .group(0, "fighter[sword]")
        .group(1, "witch")
        .demon(0, "succubus")
        .hand(0, &["banana-peel", "sand-in-eyes"])
        .hand(1, &["cheering", "guardian-angel"])
        .turn(0);
    stage.attack("fighter", "sword", "demon-0").rolls([1]);
    stage.assert_acts(0);
}

/// To another unit of the same group, chosen by the player of the card; how it is met is decided again.
#[test]
fn a_mistaken_identity_diverts_the_attack() {
    let mut stage = Field::new(3)
        .group(0, "mage[sword]")
        .group(1, "witch sentry[mace] imp")
        .group(2, "thug")
        .hand(2, &["mistaken-identity"])
        .turn(0);
    stage.attack("mage", "sword", "witch").leave(2).defend("witch", "dodge").declare(2, &["mistaken-identity"]);
    stage.say(2, stage.target("sentry"));
    stage.defend("sentry", "mace").rolls([1, 3]);
    assert_eq!(stage.values(), (3 + 2 + 1, 3 + 2 + 3));
    assert_eq!((stage.reactions("witch"), stage.reactions("sentry")), (0, 0));
}

/// What was played on the first target stays with it (ruling).
#[test]
fn a_potion_does_not_follow_a_diverted_attack() {
    let damage_after = |drunk: &[&str]| {
        let mut stage = Field::new(3)
            .group(0, "mage[sword]")
            .group(1, "witch sentry")
            .group(2, "thug")
            .hand(1, &["stone-skin"])
            .hand(2, &["mistaken-identity"])
            .turn(0);
        stage.attack("mage", "sword", "witch").leave(2).defend("witch", "waive");
        stage.declare(1, drunk).declare(2, &["mistaken-identity"]).defend("sentry", "waive").rolls([2]);
        stage.damage()
    };
    assert_eq!(damage_after(&["stone-skin"]), damage_after(&[]));
}

/// By the attacked player too: the NPC takes the attack. It cannot be played without another target.
#[test]
fn a_mistaken_identity_can_hit_an_npc() {
    let mut stage = Field::new(2)
        .group(0, "mage[sword]")
        .group(1, "witch:1")
        .npc(1, "squire")
        .hand(1, &["mistaken-identity"])
        .turn(0);
    stage.attack("mage", "sword", "witch").defend("witch", "waive").declare(1, &["mistaken-identity"]);
    stage.defend("npc-1", "waive").rolls([2]);
    assert_eq!((stage.life("witch"), stage.life("npc-1")), (1, 6 - (5 - 1)));
    assert_eq!(fight("sword", 2, "mistaken-identity").asked_seats(), [0; 0]);
}

/// A general spell, even a summoning, fails without a roll; from hand it is gone.
#[test]
fn an_objection_stops_a_spell() {
    check_players("objection", Fights::CASTING, &[1, 2]);
    let mut stage = cast(2, "objection");
    stage.declare(2, &["objection"]);
    assert_eq!((stage.life("mage"), stage.now().resting.len()), (9, 0));
    stage.assert_acts(0);
    let mut stage =
        Field::new(2).group(0, "mage").group(1, "witch").hand(0, &["zombie"]).hand(1, &["objection"]).turn(0);
    stage.cast("mage", "zombie").declare(1, &["objection"]);
    assert_eq!((stage.group(0), stage.discard()), ("mage:15".to_string(), vec!["zombie", "objection"]));
}

/// In the player's own turn, in other players' fights, before spells and at the end of every turn.
#[track_caller]
fn check_any_time(key: &str, field: impl Fn() -> Field) {
    let stage = field().hand(0, &[key]).turn(0);
    assert!(stage.offers(0, to_play(key)), "{key}: own turn");
    let mut stage = field().hand(2, &[key]).turn(0);
    stage.attack("mage", "sword", "witch").leave(2).defend("witch", "waive");
    assert_eq!(stage.declarable(2), [key], "{key}: a fight of others");
    let mut stage = field().hand(2, &[key]).turn(0);
    stage.cast("mage", "mend");
    assert_eq!(stage.declarable(2), [key], "{key}: a spell of others");
    let mut stage = field().hand(2, &[key]).turn(0);
    stage.end_turn();
    assert_eq!(stage.declarable(2), [key], "{key}: the end of a turn");
}

fn three_groups() -> Field {
    Field::new(3)
        .group(0, "mage:9[sword,mend]")
        .group(1, "witch:9[mail]")
        .group(2, "thug:9 scout:14")
        .known(1, &["bolt"])
}

/// An attacker killed in mid-attack does not attack. There is no loot.
#[test]
fn a_pigeon_attack_hurts_any_unit_at_any_time() {
    check_any_time("pigeon-bomb", three_groups);
    let damage = amount("pigeon-bomb", "damage");
    let mut stage = Field::new(3)
        .group(0, &format!("mage:{damage}[sword] fighter"))
        .group(1, "witch[mail]")
        .group(2, "thug")
        .hand(2, &["pigeon-bomb"])
        .turn(0);
    stage.attack("mage", "sword", "witch").leave(2).defend("witch", "waive");
    stage.declare(2, &["pigeon-bomb"]).aim(2, "mage");
    assert_eq!((stage.group(0), stage.life("witch")), ("fighter:15".to_string(), 15));
    assert_eq!((stage.hand(2), stage.discard()), (vec![], vec!["sword", "pigeon-bomb"]));
    let mut stage = three_groups().hand(2, &["pigeon-bomb"]).turn(0);
    stage.end_turn().declare(2, &["pigeon-bomb"]).aim(2, "witch");
    assert_eq!(stage.life("witch"), 9 - damage);
    stage.rolls([1]);
    assert_eq!(stage.now().turn.side.0, 1);
}

/// KH-31: a card that was declared, but is stolen before its turn comes, is not played.
#[test]
fn the_thieving_magpie_can_steal_what_was_just_declared() {
    check_any_time("thieving-magpie", three_groups);
    assert_eq!(amount("thieving-magpie", "steal"), 1);
    let mut stage = Field::new(2)
        .group(0, "mage[sword]")
        .group(1, "witch[mail]")
        .hand(0, &["thieving-magpie"])
        .hand(1, &["guardian-angel"])
        .turn(0);
    stage.attack("mage", "sword", "witch").defend("witch", "waive");
    stage.declare(0, &["thieving-magpie"]).declare(1, &["guardian-angel"]).rolls([1, 2]);
    assert_eq!((stage.hand(0), stage.hand(1), stage.damage()), (vec!["guardian-angel"], vec![], 5 - 2));
}

/// Even at the last moment.
#[test]
fn a_quick_prayer_heals_at_any_time() {
    check_any_time("quick-prayer", three_groups);
    let life = amount("quick-prayer", "heal");
    let mut stage =
        Field::new(2).group(0, "fighter[sword]").group(1, "witch:3 scout").hand(1, &["quick-prayer"]).turn(0);
    stage.attack("fighter", "sword", "witch").defend("witch", "waive").declare(1, &["quick-prayer"]).rolls([2]);
    assert_eq!(stage.life("witch"), 3 + life - 5);
    let mut stage = three_groups().hand(2, &["quick-prayer"]).turn(0);
    stage.cast("mage", "mend").declare(2, &["quick-prayer"]).aim(2, "scout").rolls([1]);
    assert_eq!(stage.group(2), "thug:9 scout:15");
}
