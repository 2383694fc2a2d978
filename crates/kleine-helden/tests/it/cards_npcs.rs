//! Nichtspielercharaktere (KH-62): each can be used once a round, and may leave after every use.

use crate::cards::{amount, assert_all_played, boost, just, npc, target};
use crate::field::{Field, Stage, to_use};
use kleine_helden::content::{Fights, Kind, Role};

#[test]
fn every_npc_is_played_here() {
    assert_all_played(Kind::Npc, include_str!("cards_npcs.rs"));
}

/// Laid out for free, replacing another one; it has its printed life, its armour counts, and it can be protected and
/// killed.
#[track_caller]
fn check(key: &str) {
    let mut stage = Field::new(2).group(0, "fighter").group(1, "sentry").npc(0, "squire").hand(0, &[key]).turn(0);
    stage.play(0, key);
    assert_eq!((stage.npc(0), stage.life("npc-0"), stage.actions("fighter")), (Some(key), npc(key).life, 1));
    assert_eq!(stage.discard(), ["squire"], "{key}");

    let mut stage = Field::new(2).group(0, "fighter[mace] thug[poleaxe]").group(1, "sentry").npc(1, key).turn(0);
    stage.attack("fighter", "mace", "npc-1");
    assert!(stage.offers(1, stage.to_hide_behind("npc-1", "sentry")), "{key}");
    stage.defend("npc-1", "waive").rolls([2]);
    let damage = 4 - npc(key).armour;
    assert_eq!(stage.damage() as i8, damage, "{key}");
    if stage.npc(1).is_some() {
        stage.attack("thug", "poleaxe", "npc-1").defend("npc-1", "waive").rolls([6, 6, 6, 6, 2]);
    }
    assert_eq!((stage.npc(1), stage.discard()), (None, vec![key]), "{key}");
    assert!(!stage.is_out(1));
}

/// Used in its player's turn: `field` is set up so that it can be. On a 1 it leaves, otherwise it stays and cannot be
/// used again before its player's next turn. `after` chooses its target.
#[track_caller]
fn serve(field: impl Fn() -> Field, key: &str, after: impl Fn(&mut Stage)) -> Stage {
    check(key);
    let mut stage = field().npc(0, key).turn(0);
    stage.use_power(0, key);
    after(&mut stage);
    stage.rolls([1]);
    assert_eq!(stage.npc(0), None, "{key}");
    assert!(stage.discard().contains(&key), "{key}");
    stage.assert_acts(0);

    let mut stage = field().npc(0, key).turn(0);
    stage.use_power(0, key);
    after(&mut stage);
    stage.rolls([2]);
    assert_eq!(stage.npc(0), Some(key), "{key}");
    assert!(!stage.offers(0, to_use(key)), "{key} serves once a round");
    stage.assert_acts(0);
    stage
}

fn two_groups() -> Field {
    Field::new(2).group(0, "fighter:9 mage:14").group(1, "sentry:9 witch")
}

#[test]
fn the_barber_surgeon_heals() {
    let stage = serve(two_groups, "barber-surgeon", |stage| {
        stage.aim(0, "fighter");
    });
    assert_eq!(stage.group(0), format!("fighter:{} mage:14", 9 + amount("barber-surgeon", "heal")));
}

/// KH-62: a round lasts from one of the player's turns to the next.
#[test]
fn an_npc_serves_again_in_the_next_own_turn() {
    let mut stage = two_groups().npc(0, "barber-surgeon").turn(0);
    stage.use_power(0, "barber-surgeon").aim(0, "fighter").rolls([6]);
    stage.end_turn().end_turn();
    stage.use_power(0, "barber-surgeon").aim(0, "fighter").rolls([6]);
    assert_eq!(stage.life("fighter"), 9 + 2 * amount("barber-surgeon", "heal"));
}

#[test]
fn the_fence_sells_a_card() {
    assert_eq!(amount("fence", "draw"), 1);
    let deck = || two_groups().deck(&["sword", "bolt", "lunge"]);
    let stage = serve(deck, "fence", |stage| {
        stage.draw(0, &["bolt"]);
    });
    assert_eq!(stage.hand(0), ["bolt"]);
}

#[test]
fn the_jester_makes_another_player_lose_cards() {
    assert_eq!(amount("jester", "discard"), 1);
    let hands = || two_groups().hand(1, &["sword", "bolt"]);
    let stage = serve(hands, "jester", |stage| {
        stage.rolls([2]);
    });
    assert_eq!((stage.hand(1), stage.discard()), (vec!["sword"], vec!["bolt"]));
}

#[test]
fn the_poisoner_hurts_whatever_they_wear() {
    let field = || Field::new(2).group(0, "fighter").group(1, "sentry[mail] witch");
    let stage = serve(field, "poisoner", |stage| {
        stage.aim(0, "sentry");
    });
    assert_eq!(stage.life("sentry"), 15 - amount("poisoner", "damage"));
}

/// KH-52, KH-70: as if it were killed, back to the book it came from; there is no killer.
#[test]
fn the_monster_catcher_sends_a_creature_home() {
    let field = || Field::new(2).group(0, "fighter").group(1, "witch imp@witch zombie");
    let stage = serve(field, "dog-catcher", |stage| {
        stage.aim(0, "imp");
    });
    assert_eq!((stage.fitted("witch"), stage.discard()), (vec!["imp"], vec![]));
    let stage = serve(field, "dog-catcher", |stage| {
        stage.aim(0, "zombie");
    });
    assert_eq!((stage.fitted("witch"), stage.discard()), (vec![], vec!["zombie"]));
    let stage = two_groups().npc(0, "dog-catcher").turn(0);
    assert!(!stage.offers(0, to_use("dog-catcher")), "there are no creatures");
}

#[test]
fn the_ghost_chaser_drives_the_demon_out() {
    let stage = serve(|| two_groups().demon(0, "trembler"), "ghost-chaser", |_| {});
    assert_eq!((stage.demon(0), stage.discard()), (None, vec!["trembler"]));
}

/// Helps in fights: offered to its player in these kinds of fights and in this role; then its loyalty is rolled, then
/// the fight. The mage has attack 3 and magic 5; the witch has parry 2 and resistance 4.
#[track_caller]
fn help(key: &str) {
    check(key);
    let boost = boost(key);
    for (kind, with) in [(Fights::MELEE, "sword"), (Fights::RANGED, "hand-sling"), (Fights::MAGICAL, "spark")] {
        for (role, seat) in [(Role::Attacker, 0), (Role::Defender, 1)] {
            let can = boost.fights.contains(kind) && (boost.role == role || boost.role == Role::Either);
            let mut stage = fight(with, seat, key);
            assert_eq!(stage.asked_seats() == [seat], can, "{key}: {with}, seat {seat}");
            if !can {
                continue;
            }
            stage.declare(seat, &[key]).rolls([1, 4, 2]);
            let figures = boost.figures;
            let is_magical = with == "spark";
            let attack = if is_magical { figures.magic } else { figures.attack };
            let parry = if is_magical { figures.resistance } else { figures.parry };
            let (attack, parry) = if seat == 0 { (attack, 0) } else { (0, parry) };
            let own = if is_magical { (5, 4) } else { (3 + 2, 2) };
            assert_eq!(stage.values(), (own.0 + i16::from(attack) + 4, own.1 + i16::from(parry) + 2), "{key}: {with}");
            assert_eq!((stage.npc(seat), stage.discard()), (None, vec![key]), "{key} left");
        }
    }
}

/// A mage attacks a witch, who dodges; one of their players has an NPC.
#[track_caller]
fn fight(with: &str, seat: u8, key: &str) -> Stage {
    let mut stage = Field::new(2).group(0, "mage[sword,hand-sling,spark]").group(1, "witch").npc(seat, key).turn(0);
    stage.attack("mage", with, "witch").defend("witch", "dodge");
    stage
}

#[test]
fn the_smith_sharpens_blades() {
    help("smith");
    let mut stage = fight("sword", 0, "smith");
    stage.declare(0, &["smith"]).rolls([3, 5, 1]);
    assert_eq!(stage.damage() as i8, 5 + boost("smith").figures.damage);
}

/// Once a round: not for the second attack of the turn.
#[test]
fn the_master_at_arms_helps_to_strike_and_to_shoot() {
    help("master-at-arms");
    let mut stage =
        Field::new(2).group(0, "fighter[sword] thug[mace]").group(1, "sentry").npc(0, "master-at-arms").turn(0);
    stage.attack("fighter", "sword", "sentry").defend("sentry", "dodge");
    stage.declare(0, &["master-at-arms"]).rolls([2, 2, 1]);
    assert_eq!(stage.values().0, 5 + 2 + i16::from(boost("master-at-arms").figures.attack) + 2);
    stage.attack("thug", "mace", "sentry").rolls([2]);
    assert_eq!(stage.values().0, 5 + 1 + 2);
}

/// He helps every unit of the group, creatures too.
#[test]
fn the_bodyguard_helps_to_parry() {
    help("bodyguard");
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "sentry imp").npc(1, "bodyguard").turn(0);
    stage.attack("fighter", "sword", "imp").defend("imp", "dodge").declare(1, &["bodyguard"]).rolls([5, 1, 3]);
    assert_eq!(stage.values().1, 2 + i16::from(boost("bodyguard").figures.parry) + 3);
}

#[test]
fn the_librarian_helps_to_cast() {
    help("librarian");
    let magic = i16::from(boost("librarian").figures.magic);
    let mut stage = Field::new(2).group(0, "mage[zombie]").group(1, "witch").npc(0, "librarian").turn(0);
    stage.cast("mage", "zombie").declare(0, &["librarian"]).rolls([2]);
    stage.rolls(just(target("zombie") - 5 - magic));
    assert!(stage.group(0).contains("zombie"));
}

/// Attack, defence and general spells; a 1 as the first die only.
#[test]
fn the_minstrel_sings_ones_away() {
    help("minstrel");
    let mut stage = fight("sword", 1, "minstrel");
    stage.declare(1, &["minstrel"]).rolls([2, 4, 1, 5]);
    assert_eq!(stage.values(), (3 + 2 + 4, 2 + 5));
    let mut stage = Field::new(2).group(0, "mage:9[mend]").group(1, "witch").npc(0, "minstrel").turn(0);
    stage.cast("mage", "mend").declare(0, &["minstrel"]).rolls([2, 1, 4]);
    assert_eq!(stage.life("mage"), 13);
}
