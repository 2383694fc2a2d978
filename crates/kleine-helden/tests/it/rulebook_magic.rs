//! Wirken eines allgemeinen Zaubers, Beschwörungsmagie, Abklingzeit, Zaubertränke, Dämonen.

use crate::field::{Field, Stage, card_id, to_play, total};
use kleine_helden::asked::{Act, Choice, Question};
use kleine_helden::battle::{Side, Window};
use kleine_helden::content::Figures;
use kleine_helden::told::{Event, PartOf};
use table::{Game, Spoken, Viewer};

/// Allgemeine Zauber (KH-50): die, magic and modifiers have to reach the target number; equalling it is enough.
#[test]
fn a_general_spell_works_if_it_reaches_its_target() {
    for (die, works) in [(3, false), (4, true), (5, true)] {
        let mut stage = Field::new(2).group(0, "mage:9[mend]").group(1, "thug").turn(0);
        stage.cast("mage", "mend").rolls([die]);
        assert_eq!(stage.life("mage"), if works { 13 } else { 9 }, "5 + {die} against 9");
    }
}

/// Allgemeine Zauber (KH-50): sixes are rolled again; cards played and the caster's specialisation count.
#[test]
fn everything_that_changes_magic_counts_for_a_general_spell() {
    let blessed = Figures { magic: 1, ..Figures::NONE };
    let mut stage = Field::new(2)
        .group(0, "pyromancer[hex]")
        .group(1, "thug")
        .hand(0, &["tonic", "lunge"])
        .charm("pyromancer", "canned-courage", blessed, 0)
        .turn(0);
    stage.cast("pyromancer", "hex");
    assert!(matches!(stage.question(0), Some(Question::Declare { window: Window::Cast, .. })));
    stage.declare(0, &["tonic", "lunge"]).rolls([6, 2]);
    let told = stage.told();
    let rolled = told.iter().find_map(|event| match event {
        Event::CastRolled { parts, target, works, .. } => Some((total(&parts.0), *target, *works)),
        _ => None,
    });
    assert_eq!(rolled, Some((5 + 2 + 1 + 2 + 2 + 8, 8, true)));
    assert_eq!(stage.now().charms.len(), 2, "the thug is hexed");
}

/// Allgemeine Zauber (KH-50): a spell without a useful target is not offered.
#[test]
fn a_spell_needs_something_to_work_on() {
    let stage = Field::new(2).group(0, "mage[mend]").group(1, "thug:9").turn(0);
    assert_eq!(stage.rule_against(0, stage.to_cast("mage", "mend")), "KH-50", "nobody of the group is hurt");
    let mut stage = Field::new(2).group(0, "mage:14[mend] witch:9").group(1, "thug:9").turn(0);
    stage.cast("mage", "mend");
    assert_eq!(stage.asked(0).options.len(), 2, "only the caster's own group");
    stage.aim(0, "mage").rolls([6, 1]);
    assert_eq!(stage.life("mage"), 15, "healing stops at the starting life");
}

/// Beschwörungsmagie (KH-51).
#[test]
fn a_summoned_creature_acts_like_a_hero_with_limits() {
    let mut stage = Field::new(2)
        .group(0, "mage:14[mend] imp@mage")
        .group(1, "thug")
        .hand(0, &["sword", "bolt", "hex"])
        .deck(&["mail"])
        .turn(0);
    assert_eq!((stage.actions("imp"), stage.reactions("imp")), (1, 1));
    assert!(stage.offers(0, stage.to_attack("imp", "bare")));
    assert_eq!(stage.rule_against(0, stage.to_equip("imp")), "KH-51");
    assert_eq!(stage.rule_against(0, stage.to_forgo("imp")), "KH-51");
    assert_eq!(stage.rule_against(0, stage.to_cast("imp", "hex")), "KH-51");
    assert_eq!(stage.rule_against(0, stage.to_attack("imp", "bolt")), "KH-51");
    stage.equip("mage");
    assert_eq!(stage.asked(0).options.iter().filter(|choice| names(choice, &stage, "imp")).count(), 0);
    stage.put("sword", "mage").fitted_enough(0);
}

fn names(choice: &Choice, stage: &Stage, unit: &str) -> bool {
    let view = stage.game.view(stage.now(), Viewer::Spectator);
    stage.game.touches(&view, choice).contains(&format!("u{}", stage.id(unit).0))
}

/// Beschwörungsmagie (KH-51): it uses potions and manoeuvres, protects and is protected.
#[test]
fn creatures_use_potions_and_manoeuvres_and_protect() {
    let mut stage = Field::new(2)
        .group(0, "mage imp@mage")
        .group(1, "witch wisp@witch")
        .hand(0, &["tonic", "lunge"])
        .hand(1, &["sidestep"])
        .turn(0);
    stage.attack("imp", "bare", "wisp").defend("wisp", "dodge");
    stage.declare(0, &["tonic", "lunge"]).declare(1, &["sidestep"]).rolls([1, 1]);
    assert_eq!(stage.values(), (4 + 2 + 2 + 1, 3 + 2 + 1));
    assert_eq!(stage.group(1), "witch:15", "it had 2 life, the damage is 3");
    let mut stage = Field::new(2).group(0, "fighter[sword] scout[mace]").group(1, "witch imp@witch").turn(0);
    stage.attack("fighter", "sword", "witch").behind("witch", "imp").rolls([1, 6, 5]);
    assert_eq!((stage.values().1, stage.reactions("imp")), (11, 0), "the die alone: 2 - 2 is nothing");
    stage.attack("scout", "mace", "imp").behind("imp", "witch").rolls([1, 1]);
    assert_eq!((stage.life("imp"), stage.life("witch")), (4, 11));
}

/// Beschwörungsmagie (KH-51): not in the round in which it was summoned.
#[test]
fn a_creature_cannot_attack_in_the_round_it_appears() {
    let mut stage = Field::new(2).group(0, "mage[imp]").group(1, "thug[mace]").turn(0);
    stage.cast("mage", "imp").rolls([3]);
    assert_eq!(stage.group(0), "mage:15 imp:4");
    assert_eq!(stage.rule_against(0, stage.to_attack("imp", "bare")), "KH-51");
    stage.end_turn().attack("thug", "mace", "imp");
    assert!(stage.offers(0, stage.to_defend("imp", "dodge")), "but it reacts");
    stage.defend("imp", "dodge").rolls([1, 5]).answer(1, Act::EndTurn);
    assert!(stage.offers(0, stage.to_attack("imp", "bare")), "from the next turn on it attacks");
}

/// Beschwörungsmagie (KH-51): sixes help to summon, but do no damage.
#[test]
fn a_six_in_the_summoning_roll_adds_no_damage() {
    let mut stage = Field::new(2).group(0, "mage[imp]").group(1, "thug").turn(0);
    stage.cast("mage", "imp").rolls([6, 6, 1]);
    assert_eq!(stage.group(0), "mage:15 imp:4");
    stage.end_turn().end_turn();
    stage.attack("imp", "bare", "thug").defend("thug", "waive").rolls([1]);
    assert_eq!(stage.damage(), 3);
}

/// Beschwörungsmagie (KH-52): back to the book, to be summoned again.
#[test]
fn a_killed_creature_goes_back_to_the_book_of_its_summoner() {
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "witch imp@witch").turn(0);
    stage.attack("fighter", "sword", "imp").defend("imp", "waive").rolls([1]);
    assert_eq!((stage.group(1).as_str(), stage.fitted("witch"), stage.discard()), ("witch:15", vec!["imp"], vec![]));
    stage.assert_acts(0);
    stage.end_turn().cast("witch", "imp").rolls([3]);
    assert_eq!((stage.group(1).as_str(), stage.fitted("witch")), ("witch:15 imp:4", vec![]));
}

/// Beschwörungsmagie (KH-52): one that was cast from hand, or whose summoner is dead, is discarded.
#[test]
fn a_creature_without_a_book_is_discarded_when_it_dies() {
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "witch imp").turn(0);
    stage.attack("fighter", "sword", "imp").defend("imp", "waive").rolls([1]);
    assert_eq!((stage.group(1).as_str(), stage.discard()), ("witch:15", vec!["imp"]));
    let mut stage = Field::new(2).group(0, "fighter[sword] scout[mace]").group(1, "witch:3 thug imp@witch").turn(0);
    stage.attack("fighter", "sword", "witch").defend("witch", "waive").rolls([1]);
    assert_eq!(stage.group(1), "thug:15 imp:4", "it survives its summoner");
    stage.attack("scout", "mace", "imp").defend("imp", "waive").rolls([1]);
    assert_eq!((stage.group(1).as_str(), stage.discard()), ("thug:15", vec!["imp"]));
}

/// Abklingzeit (KH-53): rounds to wait after a success.
#[test]
fn a_spell_rests_for_its_cooldown_after_it_worked() {
    let mut stage = Field::new(2).group(0, "mage:3[mend]").group(1, "thug").turn(0);
    stage.cast("mage", "mend").rolls([4]);
    for rests in [true, false] {
        stage.end_turn().end_turn();
        assert_eq!(stage.offers(0, stage.to_cast("mage", "mend")), !rests, "one round to wait");
        if rests {
            assert_eq!(stage.rule_against(0, stage.to_cast("mage", "mend")), "KH-53");
        }
    }
}

/// Abklingzeit (KH-53): after a failure it can be tried again without waiting, that is in the next turn.
#[test]
fn a_spell_that_failed_does_not_rest() {
    let mut stage = Field::new(2).group(0, "mage:3[mend]").group(1, "thug").turn(0);
    stage.cast("mage", "mend").rolls([3]);
    assert_eq!(stage.fitted("mage"), ["mend"]);
    stage.end_turn().end_turn();
    assert!(stage.offers(0, stage.to_cast("mage", "mend")));
    let mut stage = Field::new(2).group(0, "mage[bolt]").group(1, "thug").turn(0);
    stage.attack("mage", "bolt", "thug").defend("thug", "dodge").rolls([1, 6, 1]);
    assert!(stage.now().resting.is_empty(), "an attack that was warded off");
}

/// Abklingzeit (KH-53): attack spells rest after a hit; with a cooldown of 0 they never rest.
#[test]
fn an_attack_spell_rests_when_it_hits() {
    for (spell, rests) in [("bolt", true), ("spark", false)] {
        let mut stage = Field::new(2).group(0, &format!("mage[{spell}]")).group(1, "thug").turn(0);
        stage.attack("mage", spell, "thug").defend("thug", "waive").rolls([1]);
        stage.end_turn().end_turn();
        assert_eq!(stage.offers(0, stage.to_attack("mage", spell)), !rests);
        if rests {
            assert_eq!(stage.rule_against(0, stage.to_attack("mage", spell)), "KH-53");
        }
    }
}

/// Abklingzeit (KH-53): defence spells rest after a success, not after a failure.
#[test]
fn a_defence_spell_rests_when_it_worked() {
    for (die, rests) in [(2, true), (1, false)] {
        let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "witch[barrier]").turn(0);
        stage.attack("fighter", "sword", "witch").defend("witch", "barrier").rolls([1, die]);
        stage.end_turn().end_turn();
        stage.attack("fighter", "sword", "witch");
        assert_eq!(stage.offers(1, stage.to_defend("witch", "barrier")), !rests, "8 against 6 + {die}");
        if rests {
            assert_eq!(stage.rule_against(1, stage.to_defend("witch", "barrier")), "KH-53");
        }
        stage.defend("witch", "waive").rolls([1]);
    }
}

/// Abklingzeit (KH-53), ruling: a transferred spell keeps resting; one that leaves the book does not.
#[test]
fn a_transferred_spell_rests_on_and_one_taken_back_does_not() {
    let field = || Field::new(2).group(0, "mage[bolt] witch").group(1, "thug").resting("bolt", 3).turn(0);
    let mut stage = field();
    stage.transfer("mage", "witch").move_card(0, "bolt").end_turn().end_turn();
    assert_eq!(stage.rule_against(0, stage.to_attack("witch", "bolt")), "KH-53");
    let mut stage = field();
    stage.equip("mage").take_back("bolt", "mage").fitted_enough(0);
    assert!(stage.offers(0, stage.to_attack("witch", "bolt")), "from hand");
    stage.attack("witch", "bolt", "thug").defend("thug", "waive").rolls([1]);
}

/// Magie, Abklingzeit (KH-54): cast from hand, without cooldown, and discarded whether it works or not.
#[test]
fn a_spell_of_the_hand_is_discarded_hit_or_miss() {
    for die in [1, 6] {
        let rolls = if die == 6 { vec![6, 1] } else { vec![1] };
        let field = |card: &str| Field::new(2).group(0, "mage:9").group(1, "thug").hand(0, &[card]).turn(0);
        let mut stage = field("mend");
        stage.cast("mage", "mend").rolls(rolls.clone());
        assert_eq!((stage.discard(), stage.hand(0).len()), (vec!["mend"], 0));
        assert!(stage.now().resting.is_empty());
        let mut stage = field("bolt");
        stage.attack("mage", "bolt", "thug").defend("thug", "dodge").rolls(rolls.into_iter().chain([5]));
        assert_eq!((stage.discard(), stage.hand(0).len()), (vec!["bolt"], 0));
        assert!(stage.now().resting.is_empty());
    }
    let mut stage = Field::new(2).group(0, "mage").group(1, "thug").hand(0, &["imp"]).turn(0);
    stage.cast("mage", "imp").rolls([2]);
    assert_eq!((stage.group(0).as_str(), stage.discard()), ("mage:15", vec!["imp"]), "a failed summoning");
    let mut stage = Field::new(2).group(0, "mage").group(1, "thug").hand(0, &["imp"]).turn(0);
    stage.cast("mage", "imp").rolls([3]);
    assert_eq!((stage.group(0).as_str(), stage.discard()), ("mage:15 imp:4", vec![]), "the card is the creature");
}

/// Zaubertränke (KH-55): any number, for heroes without magic too, before a roll.
#[test]
fn potions_are_drunk_before_a_roll_by_any_unit_of_the_group() {
    let mut stage = Field::new(2)
        .group(0, "fighter:9[sword]")
        .group(1, "thug:9")
        .hand(0, &["tonic", "balm"])
        .hand(1, &["nimble-juice"])
        .turn(0);
    assert_eq!(stage.rule_against(0, to_play("balm")), "KH-55", "not outside of fights");
    stage.attack("fighter", "sword", "thug").defend("thug", "dodge");
    stage.declare(0, &["tonic", "balm"]).declare(1, &["nimble-juice"]).rolls([1, 5]);
    assert_eq!(stage.values(), (5 + 2 + 2 + 1, 3 + 2 + 5));
    assert_eq!(stage.life("fighter"), 12);
    assert_eq!(stage.discard().len(), 3);
}

/// Zaubertränke (KH-55): only for the player's own units, and only for those in the fight.
#[test]
fn potions_are_not_given_to_other_groups() {
    let mut stage = Field::new(3)
        .group(0, "fighter:9[sword] scout:9")
        .group(1, "thug")
        .group(2, "witch:9")
        .hand(0, &["balm"])
        .hand(2, &["tonic"])
        .turn(0);
    stage.attack("fighter", "sword", "thug").leave(2).defend("thug", "dodge");
    assert_eq!(stage.asked_seats(), [0], "seat 2 has nothing to do here");
    stage.declare(0, &["balm"]).rolls([1, 5]);
    assert_eq!((stage.life("scout"), stage.life("fighter")), (9, 12), "it was the fighter's");
}

/// Zaubertränke (KH-55): a unit that waives or cannot parry may still drink.
#[test]
fn a_defender_without_reaction_may_drink_but_use_no_manoeuvre() {
    let mut stage = Field::new(2)
        .group(0, "fighter[sword]")
        .group(1, "thug:9")
        .unit("thug", |unit| unit.reactions = 0)
        .hand(1, &["balm", "sidestep"])
        .turn(0);
    stage.attack("fighter", "sword", "thug");
    assert_eq!(stage.declarable(1), ["balm"]);
    stage.declare(1, &["balm"]).rolls([1]);
    assert_eq!(stage.life("thug"), 9 + 3 - 5);
}

/// Dämonen (KH-56): laid in the player's own turn outside of fights, at an enemy group; it works at once.
#[test]
fn a_demon_lies_at_an_enemy_group_and_works_as_long_as_it_is_there() {
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "thug[mace]").hand(0, &["succubus"]).turn(0);
    stage.play(0, "succubus").attack("fighter", "sword", "thug").defend("thug", "mace").rolls([1, 1]);
    assert_eq!(stage.values().1, 3 + 2 - 1 + 1);
    assert!(stage.compared().1.iter().any(|part| part.from == PartOf::Demon(card_id("succubus"))));
    stage.end_turn();
    for die in [1, 3] {
        // 5 + 1 + 3 is higher than its parry of 8, 5 + 1 + 1 is not; the mace deals 4, minus its armour.
        stage.attack("thug", "mace", "demon-1").rolls([die]);
        assert_eq!(stage.life("demon-1"), if die == 1 { 6 } else { 3 });
        stage.end_turn().end_turn();
    }
    stage.attack("thug", "mace", "demon-1").rolls([6, 1]);
    assert_eq!((stage.demon(1), stage.discard()), (None, vec!["succubus"]));
}

/// Dämonen (KH-56): fixed values, no die, no reaction; an equal value is warded off, and spells are compared with the
/// resistance.
#[test]
fn a_demon_never_rolls() {
    for (with, die, life) in [("sword", 3, 3), ("sword", 4, 0), ("bolt", 1, 3), ("bolt", 2, 0)] {
        let mut stage =
            Field::new(2).group(0, "fighter[sword] mage[bolt]").group(1, "thug").demon(0, "gremlin").turn(0);
        let by = if with == "sword" { "fighter" } else { "mage" };
        stage.attack(by, with, "demon-0").rolls([die]);
        // Its parry is 9 and its resistance 8; it weakens the attack of the group it lies at.
        let attack = if with == "sword" { 5 + 2 - 1 } else { 5 + 2 };
        assert_eq!(stage.values(), (attack + die as i16, if with == "sword" { 9 } else { 8 }));
        assert_eq!(stage.life("demon-0"), life);
    }
}

/// Dämonen (KH-56): one at a time; a new one takes its place.
#[test]
fn another_demon_takes_the_place_of_the_first() {
    let mut stage = Field::new(3)
        .group(0, "fighter")
        .group(1, "thug")
        .group(2, "witch")
        .hand(0, &["gremlin"])
        .hand(2, &["succubus"])
        .turn(0);
    stage.play(0, "gremlin").aim_at_group(0, 1).end_turn();
    assert_eq!(stage.demon(1), Some("gremlin"));
    stage.end_turn().play(2, "succubus").aim_at_group(2, 1);
    assert_eq!((stage.demon(1), stage.discard()), (Some("succubus"), vec!["gremlin"]));
}

/// Dämonen (KH-56): fighting it is optional; it stays, and has no turn of its own.
#[test]
fn fighting_a_demon_is_optional() {
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "thug").demon(0, "gremlin").turn(0);
    stage.end_turn().end_turn();
    stage.assert_acts(0);
    assert_eq!((stage.demon(0), stage.life("demon-0")), (Some("gremlin"), 3));
}

/// Dämonen (KH-56): no potions and no manoeuvres for it; others may meddle with the attacker.
#[test]
fn only_the_attacker_uses_cards_against_a_demon() {
    let mut stage = Field::new(2)
        .group(0, "fighter[sword]")
        .group(1, "thug")
        .demon(0, "gremlin")
        .hand(0, &["lunge", "sidestep"])
        .hand(1, &["nimble-juice", "heave"])
        .turn(0);
    stage.attack("fighter", "sword", "demon-0");
    assert_eq!(stage.asked_seats(), [0]);
    assert_eq!(stage.declarable(0), ["lunge"]);
    stage.declare(0, &["lunge"]).rolls([2]);
    assert_eq!((stage.values().0, stage.demon(0)), (5 + 2 - 1 + 2 + 2, None));
}

/// KH-56: a demon leaves with its group.
#[test]
fn a_demon_goes_when_its_group_is_out() {
    let mut stage =
        Field::new(3).group(0, "fighter[sword]").group(1, "thug:3").group(2, "witch").demon(1, "gremlin").turn(0);
    stage.attack("fighter", "sword", "thug").leave(2).defend("thug", "waive").rolls([1]);
    assert_eq!((stage.demon(1), stage.discard(), stage.is_out(1)), (None, vec!["gremlin"], true));
    assert!(!stage.is_out(2) && stage.now().group(Side(2)).demon.is_none());
}
