//! Manöver (KH-60): before the roll, for a unit that is using its action or reaction.

use crate::cards::{amount, assert_all_played, boost, just};
use crate::field::{Field, Stage, to_declare};
use kleine_helden::content::{Extra, Fights, Kind, Role};

#[test]
fn every_manoeuvre_is_played_here() {
    assert_all_played(Kind::Manoeuvre, include_str!("cards_manoeuvres.rs"));
}

const KINDS: [(Fights, &str); 3] =
    [(Fights::MELEE, "sword"), (Fights::RANGED, "hand-sling"), (Fights::MAGICAL, "spark")];

/// A mage attacks a witch in mail with a sword, a sling or a spell; one of their players has this card in hand. The
/// witch dodges.
#[track_caller]
fn fight(with: &str, seat: u8, key: &str) -> Stage {
    let mut stage =
        Field::new(2).group(0, "mage:9[sword,hand-sling,spark]").group(1, "witch:9[mail]").hand(seat, &[key]).turn(0);
    stage.attack("mage", with, "witch").defend("witch", "dodge");
    stage
}

/// Offered to the right side in the right kinds of fights, it adds its printed modifiers to the values. The mage has
/// attack 3 and magic 5; the witch has parry 2, resistance 4 and armour 2.
#[track_caller]
fn check(key: &str) {
    let boost = boost(key);
    for (fights, with) in KINDS {
        for (role, seat) in [(Role::Attacker, 0), (Role::Defender, 1)] {
            let mut stage = fight(with, seat, key);
            let is_needed = !boost.extras.has(Extra::SecondWind);
            let fits = boost.fights.contains(fights) && (boost.role == role || boost.role == Role::Either);
            let can = fits && is_needed;
            assert_eq!(stage.asked_seats() == [seat], can, "{key}: {with}, seat {seat}");
            if can {
                stage.declare(seat, &[key]);
                assert_eq!((stage.hand(seat), stage.discard()), (vec![], vec![key]), "{key}");
                check_figures(stage, key, with, role);
            }
        }
    }
    let mut stage = Field::new(2).group(0, "mage:9[mend]").group(1, "sentry").hand(0, &[key]).turn(0);
    stage.cast("mage", "mend");
    let can = boost.fights.contains(Fights::CASTING) && boost.role != Role::Defender;
    assert_eq!(stage.asked_seats() == [0], can, "{key}: general spell");
}

/// Rolls 4 for each attack and 2 for each defence, and checks values and damage.
#[track_caller]
fn check_figures(mut stage: Stage, key: &str, with: &str, role: Role) {
    let (boost, is_magical) = (boost(key), with == "spark");
    let (attacks, defends) = (role == Role::Attacker, role == Role::Defender);
    let twice = |helped: bool| if helped && boost.extras.has(Extra::BestOfTwo) { 2 } else { 1 };
    stage.rolls([vec![4; twice(attacks)], vec![2; twice(defends)]].concat());
    let figures = boost.figures;
    let (offence, defence) =
        if is_magical { (figures.magic, figures.resistance) } else { (figures.attack, figures.parry) };
    let more = |helped: bool, figure: i8| if helped { i16::from(figure) } else { 0 };
    let (attack, met) = if is_magical { (5, 4) } else { (3 + 2, 2) };
    let expected = (attack + more(attacks, offence) + 4, met + more(defends, defence) + 2);
    assert_eq!(stage.values(), expected, "{key}: {with}");
}

/// The damage of the sword against a witch in mail with this card, by these dice.
#[track_caller]
fn damage(seat: u8, key: &str, with: &str, dice: &[u32]) -> u8 {
    let mut stage = fight(with, seat, key);
    stage.declare(seat, &[key]).rolls(dice.iter().copied());
    stage.damage()
}

#[test]
fn a_mighty_blow_does_more_damage() {
    check("mighty-blow");
    assert_eq!(damage(0, "mighty-blow", "sword", &[5, 1]) as i8, 5 + boost("mighty-blow").figures.damage - 2);
}

#[test]
fn a_feint_gets_past_the_parry() {
    check("feint");
    assert!(boost("feint").figures.attack > boost("mighty-blow").figures.attack);
}

#[test]
fn a_stab_in_the_back_ignores_armour() {
    check("back-stab");
    assert_eq!(damage(0, "back-stab", "sword", &[5, 1]), 5);
}

#[test]
fn a_kick_in_the_shin_takes_the_next_action() {
    check("shin-kick");
    let mut stage = fight("sword", 0, "shin-kick");
    stage.declare(0, &["shin-kick"]).rolls([5, 1]);
    stage.end_turn();
    assert_eq!(stage.actions("witch"), 0);
    let mut stage = fight("sword", 0, "shin-kick");
    stage.declare(0, &["shin-kick"]).rolls([1, 6, 5]);
    stage.end_turn();
    assert_eq!(stage.actions("witch"), 1, "it was warded off");
}

/// Hit or miss, but not if the attack is foiled.
#[test]
fn a_whirl_allows_another_attack() {
    check("whirl");
    for dice in [vec![5, 1], vec![1, 6, 5]] {
        let mut stage = fight("sword", 0, "whirl");
        stage.declare(0, &["whirl"]).rolls(dice);
        assert_eq!(stage.actions("mage"), 1);
        stage.attack("mage", "sword", "witch").rolls([2]);
        assert_eq!(stage.actions("mage"), 0);
    }
    let mut stage =
        Field::new(2).group(0, "mage[sword]").group(1, "witch").hand(0, &["whirl"]).hand(1, &["sudden-fog"]).turn(0);
    stage.attack("mage", "sword", "witch").defend("witch", "dodge");
    stage.declare(0, &["whirl"]).declare(1, &["sudden-fog"]);
    assert_eq!(stage.actions("mage"), 0);
}

/// The better of two goes back to its player's hand if the attack did damage.
#[test]
fn a_disarming_smile_takes_the_best_weapon_or_shield() {
    check("disarming-smile");
    let field = || {
        Field::new(2).group(0, "mage[sword]").group(1, "witch[hammer,buckler,steel-cap]").hand(0, &["disarming-smile"])
    };
    let mut stage = field().turn(0);
    stage.attack("mage", "sword", "witch").defend("witch", "waive").declare(0, &["disarming-smile"]).rolls([2]);
    assert_eq!((stage.fitted("witch"), stage.hand(1)), (vec!["steel-cap", "buckler"], vec!["hammer"]));
    let mut stage = field().turn(0);
    stage.attack("mage", "sword", "witch").defend("witch", "hammer").declare(0, &["disarming-smile"]).rolls([1, 6, 5]);
    assert_eq!(stage.hand(1), [""; 0], "it was warded off");
}

#[test]
fn bloodlust_makes_sixes_worse() {
    check("bloodlust");
    let more = amount("bloodlust", "vicious");
    assert_eq!(damage(0, "bloodlust", "sword", &[6, 5, 1]), 5 + 1 + more - 2);
}

#[test]
fn a_gap_in_the_armour_lets_blows_and_shots_through() {
    check("gap-in-armour");
    let armour = 2u8.saturating_sub(amount("gap-in-armour", "pierce"));
    assert_eq!(damage(0, "gap-in-armour", "sword", &[5, 1]), 5 - armour);
    assert_eq!(damage(0, "gap-in-armour", "hand-sling", &[5, 1]), 4 - armour);
}

/// A 1 as the first die is rolled again, once.
#[test]
fn a_steady_hand_rolls_a_one_again() {
    check("steady-hand");
    let mut stage = fight("hand-sling", 0, "steady-hand");
    stage.declare(0, &["steady-hand"]).rolls([1, 1, 2]);
    assert_eq!(stage.values().0, 3 + 2 + i16::from(boost("steady-hand").figures.attack) + 1);
}

#[test]
fn a_bulls_eye_does_more_damage() {
    check("bulls-eye");
    assert_eq!(damage(0, "bulls-eye", "hand-sling", &[5, 1]) as i8, 4 + boost("bulls-eye").figures.damage - 2);
}

#[test]
fn overload_makes_spells_hurt_more() {
    check("overload");
    let (more, vicious) = (boost("overload").figures.damage, amount("overload", "vicious") as i8);
    assert_eq!(damage(0, "overload", "spark", &[6, 5, 1]) as i8, 3 + more + 1 + vicious - 2);
}

/// KH-50: for attack spells and general ones.
#[test]
fn concentration_helps_to_cast() {
    check("concentration");
    let magic = i16::from(boost("concentration").figures.magic);
    let mut stage = Field::new(2).group(0, "mage:9[mend]").group(1, "sentry").hand(0, &["concentration"]).turn(0);
    stage.cast("mage", "mend").declare(0, &["concentration"]).rolls(just(9 - 5 - magic));
    assert_eq!(stage.life("mage"), 13);
}

#[test]
fn clear_diction_is_rolled_twice_for_magic() {
    check("clear-diction");
    let mut stage = fight("spark", 0, "clear-diction");
    stage.declare(0, &["clear-diction"]).rolls([2, 6, 5, 1]);
    assert_eq!((stage.values().0, stage.damage()), (5 + 6 + 5, 3 + 1 - 2));
    let mut stage = Field::new(2).group(0, "mage:9[mend]").group(1, "sentry").hand(0, &["clear-diction"]).turn(0);
    stage.cast("mage", "mend").declare(0, &["clear-diction"]).rolls([1, 4]);
    assert_eq!(stage.life("mage"), 13);
}

/// Cards if the attack does damage, and none if it does not.
#[test]
fn grabbing_the_loot_draws_cards() {
    check("grab-the-loot");
    let cards = usize::from(amount("grab-the-loot", "spoils"));
    for (dice, drawn) in [(vec![5, 1], cards), (vec![1, 6, 5], 0)] {
        let mut stage = Field::new(2)
            .group(0, "mage[sword]")
            .group(1, "witch")
            .hand(0, &["grab-the-loot"])
            .deck(&["buckler", "pavise", "mail", "jerkin"])
            .turn(0);
        stage.attack("mage", "sword", "witch").defend("witch", "dodge").declare(0, &["grab-the-loot"]).rolls(dice);
        if drawn > 0 {
            stage.draw(0, &["buckler", "pavise", "mail", "jerkin"][..drawn]);
        }
        assert_eq!(stage.hand(0).len(), drawn);
        stage.assert_acts(0);
    }
}

#[test]
fn a_hare_hop_dodges_blows_and_shots() {
    check("hare-hop");
}

/// KH-60: a manoeuvre needs the reaction; without one there is no hopping.
#[test]
fn without_a_reaction_there_is_no_hare_hop() {
    let mut stage = Field::new(2)
        .group(0, "fighter[sword]")
        .group(1, "sentry")
        .unit("sentry", |sentry| sentry.reactions = 0)
        .hand(1, &["hare-hop"])
        .turn(0);
    stage.attack("fighter", "sword", "sentry").rolls([2]);
    assert_eq!((stage.life("sentry"), stage.hand(1)), (10, vec!["hare-hop"]));
}

#[test]
fn a_witty_riposte_hurts_the_attacker() {
    check("riposte");
    let mut stage = fight("sword", 1, "riposte");
    stage.declare(1, &["riposte"]).rolls([1, 6, 5]);
    assert_eq!(stage.life("mage"), 9 - amount("riposte", "counter"));
    let mut stage = fight("sword", 1, "riposte");
    stage.declare(1, &["riposte"]).rolls([6, 6, 5, 1]);
    assert_eq!(stage.life("mage"), 9, "it hit");
}

/// KH-74: a unit without a reaction parries with the best it has; no reaction is spent.
#[test]
fn a_second_wind_parries_without_a_reaction() {
    check("second-wind");
    let mut stage = Field::new(2)
        .group(0, "fighter[sword]")
        .group(1, "sentry[mace,pavise]")
        .unit("sentry", |sentry| sentry.reactions = 0)
        .hand(1, &["second-wind"])
        .turn(0);
    stage.attack("fighter", "sword", "sentry").declare(1, &["second-wind"]).rolls([1, 4]);
    assert_eq!(stage.values(), (5 + 2 + 1, 3 + 3 + 4));
    assert_eq!((stage.life("sentry"), stage.reactions("sentry")), (15, 0));
}

#[test]
fn shutting_the_eyes_helps_against_magic() {
    check("eyes-shut");
}

#[test]
fn playing_dead_reduces_damage() {
    check("play-dead");
    let armour = boost("play-dead").figures.armour;
    for ((_, with), plain) in KINDS.into_iter().zip([5, 4, 3]) {
        let hurt = damage(1, "play-dead", with, &[6, 6, 5, 1]) as i8;
        assert_eq!(hurt, (plain + 2 - 2 - armour).max(0), "{with}");
    }
}

/// The defender draws cards after a shot that missed.
#[test]
fn under_the_table_there_is_something_to_be_found() {
    check("under-the-table");
    let cards = usize::from(amount("under-the-table", "spoils"));
    for (dice, drawn) in [(vec![1, 6, 5], cards), (vec![6, 6, 6, 1, 1], 0)] {
        let mut stage = Field::new(2)
            .group(0, "fighter[hand-sling]")
            .group(1, "witch")
            .hand(1, &["under-the-table"])
            .deck(&["buckler", "mail"])
            .turn(0);
        stage.attack("fighter", "hand-sling", "witch").defend("witch", "dodge");
        stage.declare(1, &["under-the-table"]).rolls(dice);
        if drawn > 0 {
            stage.draw(1, &["buckler", "mail"][..drawn]);
        }
        assert_eq!(stage.hand(1).len(), drawn);
        stage.assert_acts(0);
    }
}

/// KH-15: the next attack of the turn can be parried too.
#[test]
fn what_is_parried_in_passing_costs_no_reaction() {
    check("in-passing");
    let mut stage = fight("sword", 1, "in-passing");
    stage.declare(1, &["in-passing"]).rolls([1, 4]);
    assert_eq!(stage.reactions("witch"), 1);
}

/// In attack, in defence and for general spells.
#[test]
fn a_lucky_pig_rolls_twice() {
    check("lucky-pig");
    let mut stage = fight("sword", 1, "lucky-pig");
    stage.declare(1, &["lucky-pig"]).rolls([3, 1, 5]);
    assert_eq!(stage.values(), (3 + 2 + 3, 2 + 5));
    let mut stage = fight("sword", 0, "lucky-pig");
    stage.declare(0, &["lucky-pig"]).rolls([5, 1, 2]);
    assert_eq!(stage.values(), (3 + 2 + 5, 2 + 2));
}

/// KH-32, KH-35: a five is rolled again and counts for damage, for the attacker as for the defender.
#[test]
fn close_enough_makes_fives_sixes() {
    check("close-enough");
    assert_eq!(damage(0, "close-enough", "sword", &[5, 5, 1, 1]), 5 + 2 - 2);
    let mut stage = fight("sword", 1, "close-enough");
    stage.declare(1, &["close-enough"]).rolls([6, 6, 6, 3, 5, 1]);
    assert_eq!((stage.values().1, stage.damage()), (2 + 5 + 1, 5 + 3 - 1 - 2));
}

#[test]
fn a_one_did_not_count() {
    check("do-over");
    let parry = i16::from(boost("do-over").figures.parry);
    let mut stage = fight("sword", 1, "do-over");
    stage.declare(1, &["do-over"]).rolls([3, 1, 4]);
    assert_eq!(stage.values().1, 2 + parry + 4);
}

/// Sixes of the other side are not rolled again, whichever side plays it.
#[test]
fn the_evil_eye_spoils_sixes() {
    check("evil-eye");
    let mut stage = fight("sword", 1, "evil-eye");
    stage.declare(1, &["evil-eye"]).rolls([6, 2]);
    assert_eq!((stage.values().0, stage.damage()), (3 + 2 + 6, 5 - 2));
    let mut stage = fight("sword", 0, "evil-eye");
    stage.declare(0, &["evil-eye"]).rolls([6, 6, 2, 6]);
    assert_eq!((stage.values(), stage.damage()), ((3 + 2 + 14, 2 + 6), 5 + 2 - 2));
}

#[test]
fn gritting_the_teeth_heals_at_once() {
    check("grit-teeth");
    let life = amount("grit-teeth", "heal");
    for (seat, who) in [(0, "mage"), (1, "witch")] {
        let mut stage = fight("sword", seat, "grit-teeth");
        stage.declare(seat, &["grit-teeth"]);
        assert_eq!(stage.life(who), 9 + life, "{who}");
    }
}

/// KH-60: any number at once, and their bonuses add up.
#[test]
fn several_manoeuvres_add_up() {
    let mut stage =
        Field::new(2).group(0, "fighter[sword]").group(1, "sentry").hand(0, &["mighty-blow", "feint"]).turn(0);
    stage.attack("fighter", "sword", "sentry").defend("sentry", "dodge");
    assert!(stage.offers(0, to_declare(&["mighty-blow", "feint"])));
    stage.declare(0, &["mighty-blow", "feint"]).rolls([2, 1]);
    let both = boost("mighty-blow").figures + boost("feint").figures;
    assert_eq!(stage.values().0, 5 + 2 + i16::from(both.attack) + 2);
    assert_eq!(stage.damage() as i8, 5 + both.damage);
}
