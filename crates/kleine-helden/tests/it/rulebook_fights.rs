//! Aktion: Attackieren – der Kampf: melee, ranged and magical fights, defence magic, protecting.

use crate::field::{Field, Stage, card_id};
use kleine_helden::asked::{Act, Defend, Protect, Question};
use kleine_helden::battle::{Defence, Grip, How, Means};
use kleine_helden::content::{Category, Figures};
use kleine_helden::told::{Event, Part, PartOf};
use table::Lang;

/// A fighter with a sword against a thug; the arguments are their other equipment.
fn duel(attacker: &str, defender: &str) -> Stage {
    Field::new(2).group(0, attacker).group(1, defender).turn(0)
}

/// The values of the parts of a sum from this source.
fn from(parts: &[Part], from: PartOf) -> Vec<i8> {
    parts.iter().filter(|part| part.from == from).map(|part| part.value).collect()
}

/// Attackieren (KH-30): each kind of fight needs its means.
#[test]
fn melee_needs_a_melee_weapon_and_ranged_a_ranged_one() {
    let stage = duel("fighter scout[bow] mage[javelin,bolt]", "thug");
    let attacks = |stage: &Stage, with: &str, by: &str| stage.offers(0, stage.to_attack(by, with));
    assert!(!attacks(&stage, "bare", "fighter"), "heroes do not fight with bare hands");
    let by = stage.id("scout");
    let bow = |how| Act::Attack { by, means: Means::Weapon { card: card_id("bow"), grip: Grip::Two, how } };
    assert!(stage.offers(0, bow(How::Ranged)) && !stage.offers(0, bow(How::Melee)));
    assert!(attacks(&stage, "javelin", "mage") && attacks(&stage, "javelin/far", "mage"), "as its bearer likes");
    assert!(attacks(&stage, "bolt", "mage"));
}

/// Attackieren (KH-30): the exception.
#[test]
fn the_werewolf_needs_no_weapon() {
    let mut stage = duel("werewolf", "thug");
    stage.attack("werewolf", "bare", "thug").defend("thug", "waive").rolls([1]);
    assert!(stage.damage() > 0);
    let stage = duel("werewolf[sword]", "thug");
    assert!(
        stage.offers(0, stage.to_attack("werewolf", "bare")) && stage.offers(0, stage.to_attack("werewolf", "sword"))
    );
}

/// Attackieren (KH-31): announce, protection and parry, cards, attacker's roll, defender's roll, damage.
#[test]
fn a_fight_has_its_order() {
    let mut stage = Field::new(3)
        .group(0, "fighter[sword]")
        .group(1, "thug[mace]")
        .group(2, "scout")
        .hand(0, &["lunge"])
        .hand(1, &["sidestep"])
        .turn(0);
    stage.attack("fighter", "sword", "thug");
    assert_eq!(stage.asked_seats(), [2], "first protection is offered");
    stage.leave(2);
    assert_eq!(stage.asked_seats(), [1], "then the attacked player says how it is met");
    stage.defend("thug", "mace");
    assert_eq!(stage.asked_seats(), [0, 1], "then cards are declared");
    stage.declare(1, &["sidestep"]).declare(0, &["lunge"]).rolls([2, 1]);
    let told = stage.told();
    let place = |is_it: &dyn Fn(&Event) -> bool| told.iter().position(is_it).expect("it was told");
    let order = [
        place(&|event| matches!(event, Event::Attacked { .. })),
        place(&|event| matches!(event, Event::Defended { .. })),
        place(&|event| matches!(event, Event::Declared { card, .. } if *card == card_id("lunge"))),
        place(&|event| matches!(event, Event::Declared { card, .. } if *card == card_id("sidestep"))),
        place(&|event| matches!(event, Event::Compared { .. })),
        place(&|event| matches!(event, Event::Hit { .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
    assert_eq!(stage.values(), (5 + 2 + 2 + 2, 3 + 2 + 2 + 1));
    assert_eq!(stage.life("thug"), 10);
}

/// Attackieren (KH-31): declarations are final, and cards are played after them.
#[test]
fn waiving_and_protecting_are_declared_before_any_card() {
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "thug scout").hand(0, &["heave"]).turn(0);
    stage.attack("fighter", "sword", "thug").defend("thug", "waive");
    assert_eq!(stage.asked_seats(), [0], "the defender is not asked again");
    stage.refuses(1, Defend::Dodge);
    stage.declare(0, &["heave"]).rolls([1]);
    assert_eq!(stage.compared().1, []);
}

/// Nahkampf, Attacke (KH-32): base, equipment, specialisation, cards and die.
#[test]
fn the_attack_value_is_the_sum_of_all_its_parts() {
    let mut stage = Field::new(2).group(0, "fencer[sword]").group(1, "thug").hand(0, &["tonic", "lunge"]).turn(0);
    stage.attack("fencer", "sword", "thug").defend("thug", "dodge").declare(0, &["tonic", "lunge"]).rolls([4, 1]);
    let (attack, _) = stage.compared();
    assert_eq!(from(&attack, PartOf::Base), [5]);
    assert_eq!(from(&attack, PartOf::Card(card_id("sword"))), [2]);
    assert_eq!(from(&attack, PartOf::Speciality(Category::Blade)), [2]);
    assert_eq!(from(&attack, PartOf::Card(card_id("tonic"))), [2]);
    assert_eq!(from(&attack, PartOf::Card(card_id("lunge"))), [2]);
    assert_eq!(from(&attack, PartOf::Die), [4]);
    assert_eq!(stage.values().0, 17);
}

/// Nahkampf, Attacke (KH-32): sixes are rolled again until no six comes up.
#[test]
fn every_six_is_rolled_again_and_all_rolls_add_up() {
    for (rolls, sum) in [(vec![5], 5), (vec![6, 1], 7), (vec![6, 6, 6, 2], 20)] {
        let mut stage = duel("fighter[sword]", "thug");
        stage.attack("fighter", "sword", "thug").defend("thug", "waive").rolls(rolls);
        assert_eq!(stage.values().0, 7 + sum);
    }
}

/// Parade (KH-33): the same for the parry.
#[test]
fn the_parry_value_is_the_sum_of_all_its_parts() {
    let mut stage = Field::new(2).group(0, "fighter[mace]").group(1, "fencer[sword]").hand(1, &["sidestep"]).turn(0);
    stage.attack("fighter", "mace", "fencer").defend("fencer", "sword").declare(1, &["sidestep"]).rolls([1, 6, 6, 2]);
    let (_, parry) = stage.compared();
    assert_eq!(from(&parry, PartOf::Base), [3]);
    assert_eq!(from(&parry, PartOf::Card(card_id("sword"))), [1]);
    assert_eq!(from(&parry, PartOf::Speciality(Category::Blade)), [1]);
    assert_eq!(from(&parry, PartOf::Card(card_id("sidestep"))), [2]);
    assert_eq!(from(&parry, PartOf::Die), [6, 6, 2]);
}

/// Parade (KH-33): without melee weapon and shield only the printed parry counts, whatever is worn.
#[test]
fn a_hero_without_melee_weapon_and_shield_dodges_with_the_base_value() {
    for fitted in ["", "[bow]", "[orb]", "[bracers]", "[gloves-of-skill]", "[seven-league-boots]"] {
        let mut stage = duel("fighter[mace]", &format!("thug{fitted}"));
        stage.attack("fighter", "mace", "thug");
        assert!(stage.offers(1, Defend::Dodge));
        stage.defend("thug", "dodge").rolls([1, 4]);
        let (_, parry) = stage.compared();
        assert_eq!(parry.iter().map(|part| part.from).collect::<Vec<_>>(), [PartOf::Base, PartOf::Die], "{fitted}");
        assert_eq!(stage.values().1, 3 + 4);
    }
    let mut stage = duel("fighter[mace]", "thug[bracers,sword]");
    stage.attack("fighter", "mace", "thug").defend("thug", "sword").rolls([1, 4]);
    assert!(!from(&stage.compared().1, PartOf::Card(card_id("bracers"))).is_empty(), "with a sword the bracers help");
}

/// Parade (KH-34).
#[test]
fn parrying_is_voluntary_and_a_waived_parry_is_a_hit_by_itself() {
    let mut stage = duel("fighter[mace]", "thug[sword,pavise]");
    stage.attack("fighter", "mace", "thug").defend("thug", "waive").rolls([6, 6, 1]);
    assert!(stage.told().iter().any(|event| matches!(event, Event::HitByItself { .. })));
    assert_eq!(stage.damage(), 4 + 2, "the attacker rolls for the sixes");
}

/// Schaden (KH-35): strictly higher hits, equal does not.
#[test]
fn the_attack_hits_if_it_is_higher_than_the_parry() {
    for (parry, life) in [(2, 10), (3, 15), (4, 15)] {
        let mut stage = duel("fighter[sword]", "thug[mace]");
        stage.attack("fighter", "sword", "thug").defend("thug", "mace").rolls([1, parry]);
        assert_eq!(stage.values(), (8, 5 + i16::from(parry as u8)));
        assert_eq!(stage.life("thug"), life);
    }
}

/// Schaden (KH-35): +1 for each six of the attacker, -1 for each six of the defender, minus armour.
#[test]
fn sixes_change_the_damage_and_armour_is_taken_off() {
    let mut stage = duel("fighter[sword]", "thug[mace,mail]");
    stage.attack("fighter", "sword", "thug").defend("thug", "mace").rolls([6, 6, 4, 6, 1]);
    assert_eq!(stage.values(), (23, 12));
    assert_eq!(stage.damage(), 5 + 2 - 1 - 2);
    let mut stage = Field::new(2).group(0, "fencer[sword]").group(1, "thug").hand(0, &["heave"]).turn(0);
    stage.attack("fencer", "sword", "thug").defend("thug", "waive").declare(0, &["heave"]).rolls([1]);
    assert_eq!(stage.damage(), 5 + 1 + 1, "specialisation and cards");
}

/// Schaden (KH-35), ruling.
#[test]
fn damage_is_never_below_nothing() {
    let mut stage = duel("mage[sceptre]", "thug[mace,mail,steel-cap]");
    stage.attack("mage", "sceptre", "thug").defend("thug", "mace").rolls([6, 6, 6, 1, 6, 6, 1]);
    assert_eq!(stage.values(), (23, 18));
    assert_eq!((stage.damage(), stage.life("thug")), (3 + 3 - 2 - 3, 14));
    let mut stage = duel("mage[sceptre]", "thug[mail,steel-cap]");
    stage.attack("mage", "sceptre", "thug").defend("thug", "waive").rolls([1]);
    assert_eq!((stage.damage(), stage.life("thug")), (0, 15));
    let hard = Figures { armour: 2, ..Figures::NONE };
    let stage = Field::new(2).group(0, "mage[sceptre]").group(1, "thug[mail,steel-cap]");
    let mut stage = stage.charm("thug", "canned-courage", hard, 1).turn(0);
    stage.attack("mage", "sceptre", "thug").defend("thug", "waive").rolls([1]);
    assert_eq!((stage.damage(), stage.life("thug")), (0, 15));
    let sentence = "Thug (opponent) takes no damage: 3 (Sceptre) − 5 (armour) + 2 (not below 0) = 0.";
    assert!(stage.read(0, Lang::EN).iter().any(|line| line == sentence), "{:#?}", stage.read(0, Lang::EN));
}

/// Fernkampf (KH-36).
#[test]
fn against_shots_only_a_shield_adds_to_the_parry() {
    let mut stage = duel("fighter[bow]", "thug[sword,pavise,bracers]");
    stage.attack("fighter", "bow", "thug");
    assert_eq!(stage.rule_against(1, stage.to_defend("thug", "sword")), "KH-36");
    stage.defend("thug", "pavise").rolls([1, 1]);
    let (_, parry) = stage.compared();
    let expected = [(3, PartOf::Base), (3, PartOf::Card(card_id("pavise"))), (1, PartOf::Die)];
    assert_eq!(parry.iter().map(|part| (part.value, part.from)).collect::<Vec<_>>(), expected);
}

/// Fernkampf (KH-36): a thrown weapon counts as a shot, the same weapon in melee does not.
#[test]
fn without_a_shield_shots_are_dodged() {
    let mut stage = duel("fighter[javelin]", "thug[sword]");
    stage.attack("fighter", "javelin/far", "thug").defend("thug", "dodge").rolls([1, 1]);
    assert_eq!(stage.values().1, 3 + 1);
    let mut stage = duel("fighter[javelin]", "thug[sword]");
    stage.attack("fighter", "javelin", "thug").defend("thug", "sword").rolls([1, 1]);
    assert_eq!(stage.values().1, 3 + 1 + 1);
}

/// Magischer Kampf (KH-37).
#[test]
fn magic_attacks_and_magic_resistance_defends() {
    let mut stage = duel("mage[bolt]", "thug[sword,pavise,crown,mail]");
    stage.attack("mage", "bolt", "thug");
    assert_eq!(stage.rule_against(1, stage.to_defend("thug", "sword")), "KH-36");
    assert_eq!(stage.rule_against(1, stage.to_defend("thug", "pavise")), "KH-36");
    stage.defend("thug", "dodge").rolls([6, 1, 6, 1]);
    assert_eq!(stage.values(), (5 + 2 + 7, 2 + 1 + 7), "the crown adds resistance, and sixes are rolled again");
    assert_eq!(stage.damage(), 5 + 1 - 1 - 2 - 1, "sixes and armour count as everywhere");
}

/// Magischer Kampf (KH-37): what the card says.
#[test]
fn some_spells_ignore_armour() {
    for (spell, damage) in [("bolt", 5 - 2), ("ghost-lance", 4)] {
        let mut stage = duel(&format!("mage[{spell}]"), "thug[mail]");
        stage.attack("mage", spell, "thug").defend("thug", "waive").rolls([1]);
        assert_eq!(stage.damage(), damage);
    }
}

/// Verteidigungsmagie (KH-38): the magic value instead of parry or resistance.
#[test]
fn a_defence_spell_uses_the_magic_value() {
    let mut stage = duel("fighter[sword]", "pyromancer[barrier,mace]");
    stage.attack("fighter", "sword", "pyromancer").defend("pyromancer", "barrier").rolls([1, 1]);
    assert_eq!(stage.values().1, 5 + 1 + 2 + 1, "magic, spell, specialisation, die");
    assert_eq!(stage.reactions("pyromancer"), 0);
    let mut stage = duel("mage[bolt]", "witch[dispel]");
    stage.attack("mage", "bolt", "witch").defend("witch", "dispel").rolls([1, 1]);
    assert_eq!(stage.values().1, 5 + 1 + 1);
}

/// Verteidigungsmagie, Parade (KH-38): each spell wards off what it says, and is never cast in its player's own turn.
#[test]
fn a_defence_spell_wards_off_only_what_it_says() {
    let mut stage = duel("fighter[sword]", "witch[barrier,dispel]");
    stage.attack("fighter", "sword", "witch");
    assert!(stage.offers(1, stage.to_defend("witch", "barrier")));
    assert_eq!(stage.rule_against(1, stage.to_defend("witch", "dispel")), "KH-38");
    stage.defend("witch", "waive").rolls([1]);
    stage.end_turn();
    assert!(!stage.offers(1, stage.to_cast("witch", "barrier")), "only as a reaction");
    let mut stage = duel("mage[bolt]", "witch[barrier,dispel]");
    stage.attack("mage", "bolt", "witch");
    assert_eq!(stage.rule_against(1, stage.to_defend("witch", "barrier")), "KH-38");
    assert!(stage.offers(1, stage.to_defend("witch", "dispel")));
    stage.defend("witch", "waive").rolls([1]);
}

/// Verteidigungsmagie (KH-38): only by magical heroes, also from hand.
#[test]
fn a_defence_spell_of_the_hand_is_for_magical_heroes() {
    let field = || Field::new(2).group(0, "fighter[sword]").group(1, "thug witch").hand(1, &["barrier"]).turn(0);
    let mut stage = field();
    stage.attack("fighter", "sword", "thug");
    assert_eq!(stage.rule_against(1, stage.to_defend("thug", "barrier")), "KH-24");
    stage.defend("thug", "waive").rolls([1]);
    let mut stage = field();
    stage.attack("fighter", "sword", "witch").defend("witch", "barrier").rolls([1, 2]);
    assert_eq!((stage.life("witch"), stage.discard(), stage.hand(1)), (15, vec!["barrier"], vec![]));
}

/// Beschützen (KH-39): another hero of the same group takes the attack at -2.
#[test]
fn protecting_within_a_group_costs_two() {
    let mut stage = duel("fighter[sword]", "thug scout[mace]");
    stage.attack("fighter", "sword", "thug").behind("thug", "scout").rolls([2, 1]);
    assert_eq!(stage.values(), (5 + 2 + 2, 3 + 2 - 2 + 1));
    assert_eq!(from(&stage.compared().1, PartOf::Protecting), [-2]);
    assert_eq!((stage.life("thug"), stage.life("scout")), (15, 10), "the protector is the attacked one");
    assert_eq!((stage.reactions("thug"), stage.reactions("scout")), (1, 0));
}

/// Beschützen (KH-39): with any means of parrying; against spells with its resistance.
#[test]
fn a_protector_parries_with_what_it_has() {
    let mut stage = duel("fighter[sword]", "thug scout[mace,pavise]");
    stage.attack("fighter", "sword", "thug").behind("thug", "scout");
    assert!(matches!(stage.question(1), Some(Question::Parry { .. })));
    stage.parry_with("scout", "pavise").rolls([1, 1]);
    assert_eq!(stage.values().1, 3 + 3 - 2 + 1);
    let mut stage = duel("mage[bolt]", "thug witch");
    stage.attack("mage", "bolt", "thug").behind("thug", "witch").rolls([1, 1]);
    assert_eq!(stage.values().1, 4 - 2 + 1);
}

/// Beschützen (KH-39): another player's hero at -4, and only if that player accepts.
#[test]
fn protecting_another_players_hero_costs_four_and_needs_consent() {
    let field = || Field::new(3).group(0, "fighter[sword]").group(1, "thug").group(2, "scout[mace] witch").turn(0);
    let mut stage = field();
    stage.attack("fighter", "sword", "thug");
    assert_eq!(stage.asked_seats(), [2]);
    stage.offer("scout");
    assert!(stage.offers(1, stage.to_hide_behind("thug", "scout")));
    assert!(!stage.offers(1, stage.to_hide_behind("thug", "witch")), "only the hero that was offered");
    stage.behind("thug", "scout").rolls([1, 1]);
    assert_eq!(stage.values().1, 3 + 2 - 4 + 1);
    assert_eq!((stage.life("thug"), stage.life("scout")), (15, 10));
    assert_eq!((stage.reactions("thug"), stage.reactions("scout")), (1, 0));
    let mut stage = field();
    stage.attack("fighter", "sword", "thug").offer("scout").defend("thug", "dodge").rolls([1, 5]);
    assert_eq!((stage.reactions("thug"), stage.reactions("scout")), (0, 1), "it was declined");
}

/// Beschützen (KH-39): several players can offer; the attacked player accepts one of them.
#[test]
fn the_attacked_player_chooses_among_several_offers() {
    let mut stage =
        Field::new(4).group(0, "fighter[sword]").group(1, "thug").group(2, "scout").group(3, "witch mage").turn(0);
    stage.attack("fighter", "sword", "thug");
    assert_eq!(stage.asked_seats(), [2, 3], "at once");
    stage.offer("mage").offer("scout");
    assert!(["scout", "mage"].iter().all(|hero| stage.offers(1, stage.to_hide_behind("thug", hero))));
    stage.behind("thug", "mage").rolls([1, 1]);
    assert_eq!(stage.values().1, 1, "2 - 4 is not below 0, and the die counts");
    assert_eq!((stage.life("mage"), stage.life("scout")), (10, 15));
}

/// Beschützen (KH-39): values do not drop below 0; the die is added to that.
#[test]
fn a_value_is_never_below_nothing() {
    let mut stage = Field::new(3).group(0, "mage[bolt]").group(1, "witch").group(2, "thug").turn(0);
    stage.attack("mage", "bolt", "witch").offer("thug").behind("witch", "thug").rolls([1, 3]);
    let (_, resistance) = stage.compared();
    assert_eq!(from(&resistance, PartOf::Floor), [2], "2 - 4 + 2 = 0");
    assert_eq!(stage.values().1, 3);
}

/// Beschützen (KH-39): it takes a reaction, and units cannot protect themselves.
#[test]
fn protecting_needs_a_reaction() {
    let mut stage = Field::new(3)
        .group(0, "fighter[sword] mage[bolt]")
        .group(1, "thug scout")
        .group(2, "witch")
        .unit("witch", |unit| unit.reactions = 0)
        .turn(0);
    stage.attack("fighter", "sword", "scout").defend("scout", "dodge").rolls([1, 5]);
    stage.attack("mage", "bolt", "thug");
    assert_eq!(stage.rule_against(1, stage.to_hide_behind("thug", "scout")), "KH-15");
    assert!(!stage.offers(1, Defend::Shield { unit: stage.id("thug") }));
    stage.defend("thug", "dodge").rolls([1, 1]);
    assert_eq!(stage.life("thug"), 10, "the witch was not even asked");
}

/// Beschützen, Nichtspielercharaktere, Dämonen (KH-39): NPCs can be protected, demons cannot.
#[test]
fn npcs_can_be_protected_and_demons_not() {
    let field = || {
        Field::new(3)
            .group(0, "fighter[sword]")
            .group(1, "thug")
            .group(2, "scout")
            .npc(1, "squire")
            .demon(0, "succubus")
            .turn(0)
    };
    let mut stage = field();
    stage.attack("fighter", "sword", "npc-1").leave(2).behind("npc-1", "thug").rolls([1, 1]);
    assert_eq!((stage.life("npc-1"), stage.life("thug"), stage.values().1), (6, 10, 3 - 2 + 1));
    let mut stage = field();
    stage.attack("fighter", "sword", "npc-1").offer("scout").behind("npc-1", "scout").rolls([1, 1]);
    assert_eq!((stage.life("npc-1"), stage.life("scout")), (6, 10));
    let mut stage = field();
    stage.attack("fighter", "sword", "demon-0").rolls([2]);
    assert_eq!(stage.life("demon-0"), 6 - (5 - 1), "there is no question about a demon");
    stage.assert_acts(0);
}

/// Beschützen (KH-39): the attacker's own heroes cannot protect its target.
#[test]
fn heroes_do_not_protect_against_their_own_group() {
    let mut stage = Field::new(2).group(0, "fighter[sword] scout").group(1, "thug").turn(0);
    stage.attack("fighter", "sword", "thug");
    assert_eq!(stage.asked_seats(), [1]);
    assert_eq!(stage.asked(1).options.len(), 2, "dodge or waive");
    let scout = stage.id("scout");
    stage.refuses(0, Protect::With { unit: scout });
    stage.defend("thug", "waive").rolls([1]);
}

/// Nahkampf, the example of the Barbarian and the Dark Elf (KH-40), number by number.
#[test]
fn the_barbarian_hits_the_dark_elf_for_seven() {
    let mut stage = duel("barbarian[barbarian-axe]", "dark-elf[silver-sword,dragon-armour]");
    stage.attack("barbarian", "barbarian-axe", "dark-elf").defend("dark-elf", "silver-sword");
    stage.rolls([6, 6, 3, 6, 5]);
    assert_eq!(stage.values(), (25, 13));
    assert_eq!((stage.damage(), stage.life("dark-elf")), (7, 15 - 7));
    stage.assert_acts(0);
}

/// The example of the Barbarian and the Dark Elf (KH-40) as players read it, part by part.
#[test]
fn the_sums_of_the_barbarian_and_the_dark_elf_are_shown_part_by_part() {
    let mut stage = duel("barbarian[barbarian-axe]", "dark-elf[silver-sword,dragon-armour]");
    stage.attack("barbarian", "barbarian-axe", "dark-elf").defend("dark-elf", "silver-sword");
    stage.rolls([6, 6, 3, 6, 5]);
    let expected = [
        (
            Lang::of("de"),
            "Barbar → Dunkelelfe (Gegner): Angriff 6 + 2 (Barbarenaxt) + 2 (Wuchtwaffe) + 6 + 6 + 3 = 25, Abwehr 2 + 6 + 5 = 13: Treffer!",
        ),
        (
            Lang::of("de"),
            "Dunkelelfe (Gegner) erleidet 7 Schaden: 8 (Barbarenaxt) + 2 (Sechsen) − 1 (Sechsen des Verteidigers) − 2 (Rüstung) = 7.",
        ),
        (
            Lang::EN,
            "Barbarian → Dark Elf (opponent): attack 6 + 2 (Barbarian Axe) + 2 (blunt weapon) + 6 + 6 + 3 = 25, defence 2 + 6 + 5 = 13: a hit!",
        ),
        (
            Lang::EN,
            "Dark Elf (opponent) takes 7 damage: 8 (Barbarian Axe) + 2 (sixes) − 1 (sixes of the defender) − 2 (armour) = 7.",
        ),
    ];
    for (lang, sentence) in expected {
        let lines = stage.read(0, lang);
        assert!(lines.iter().any(|line| line == sentence), "{sentence} is not in {lines:#?}");
    }
}

/// Nahkampf (KH-32, KH-33): demons and curses count for both values.
#[test]
fn demons_and_curses_count_in_fights() {
    let cursed = Figures { parry: -2, ..Figures::NONE };
    let mut stage = Field::new(2)
        .group(0, "fighter[sword]")
        .group(1, "thug[mace]")
        .demon(0, "gremlin")
        .demon(1, "succubus")
        .charm("thug", "knee-curse", cursed, 0)
        .turn(0);
    stage.attack("fighter", "sword", "thug").defend("thug", "mace").rolls([1, 1]);
    assert_eq!(stage.values(), (5 + 2 - 1 + 1, 3 + 2 - 1 - 2 + 1));
}

/// Parade (KH-33): how an attack is met is told (KH-31).
#[test]
fn it_is_told_how_an_attack_is_met() {
    let mut stage = duel("fighter[sword]", "thug[mace]");
    stage.attack("fighter", "sword", "thug").defend("thug", "mace").rolls([1, 5]);
    let unit = stage.now().who(stage.id("thug"));
    let defence = Defence::Parry { card: card_id("mace"), grip: Grip::One };
    assert!(stage.told().contains(&Event::Defended { unit, defence }));
}
