//! Keine Aktion (KH-31, KH-55, KH-60, KH-61): cards that do nothing by themselves, but may matter because of other
//! cards, are offered as gambles.

use crate::cards::amount;
use crate::field::{Field, Stage, keys};
use kleine_helden::asked::Question;
use table::Lang;

/// KH-34: an attack that is not parried hits with any value, unless a second wind is played.
#[test]
fn a_bonus_without_a_parry_to_beat_is_a_gamble() {
    let attack = |reactions: u8| {
        let mut stage = Field::new(2)
            .group(0, "fighter[sword]")
            .group(1, "thug[mace]")
            .unit("thug", |unit| unit.reactions = reactions)
            .hand(0, &["lunge", "heave"])
            .hand(1, &["second-wind"])
            .turn(0);
        stage.attack("fighter", "sword", "thug");
        if reactions > 0 {
            stage.defend("thug", "mace");
        }
        assert_eq!(stage.declarable(0), ["lunge", "heave"]);
        stage.gambles(0)
    };
    assert_eq!(attack(0), ["lunge"], "a heave does damage");
    assert!(attack(1).is_empty());
}

/// The question mentions it in words.
#[test]
fn a_gamble_is_called_one() {
    let mut stage = Field::new(2)
        .group(0, "fighter[sword]")
        .group(1, "thug")
        .unit("thug", |unit| unit.reactions = 0)
        .hand(0, &["lunge"])
        .hand(1, &["second-wind"])
        .turn(0);
    stage.attack("fighter", "sword", "thug");
    let said = stage.read_question(0, Lang::of("de"));
    assert!(said.contains("Ein Wagnis: ") && said.contains("hängt davon ab, was sonst noch gespielt wird."), "{said}");
    let said = stage.read_question(0, Lang::EN);
    assert!(said.contains("A gamble: ") && said.contains("depends on what else is played."), "{said}");
}

/// KH-61: healing a unit that falls to the blow anyway helps only if something else happens too.
#[test]
fn a_prayer_for_a_unit_that_falls_anyway_is_a_gamble() {
    let heal = amount("quick-prayer", "heal");
    let gambles = |life: u8, has_witch: bool| {
        let mut field = Field::new(2)
            .group(0, "fighter[sword]")
            .group(1, &format!("thug:{life}"))
            .unit("thug", |unit| unit.reactions = 0)
            .hand(1, &["quick-prayer"]);
        if has_witch {
            field = field.group(1, "witch:14").unit("witch", |unit| unit.reactions = 0);
        }
        let mut stage = field.turn(0);
        stage.attack("fighter", "sword", "thug");
        stage.gambles(1)
    };
    assert_eq!(gambles(5 - heal, false), ["quick-prayer"], "the sword does 5");
    assert!(gambles(6 - heal, false).is_empty());
    assert!(gambles(5 - heal, true).is_empty(), "the prayer may go to another");
}

/// KH-50: a spell that works with any roll needs no help, unless another player hinders it.
#[test]
fn a_bonus_for_a_spell_that_works_anyway_is_a_gamble() {
    let gambles = |caster: &str| {
        let field = Field::new(2).group(0, &format!("{caster}[hex]")).group(1, "thug").hand(0, &["lunge"]);
        let mut stage = field.turn(0);
        stage.cast(caster, "hex");
        assert_eq!(stage.declarable(0), ["lunge"]);
        stage.gambles(0)
    };
    assert_eq!(gambles("pyromancer"), ["lunge"], "7 and a die reach 8");
    assert!(gambles("mage").is_empty(), "5 and a die may not");
}

/// KH-61: an attack that cannot do damage by itself need not be foiled.
#[test]
fn foiling_an_attack_that_does_nothing_is_a_gamble() {
    let gambles = |armour: &str| {
        let field = Field::new(2).group(0, "fighter[sling]").group(1, &format!("thug[{armour}]"));
        let field = field.unit("thug", |unit| unit.reactions = 0).demon(0, "spoilsport").hand(1, &["sudden-fog"]);
        let mut stage = field.turn(0);
        stage.attack("fighter", "sling", "thug");
        stage.gambles(1)
    };
    assert!(gambles("shoulder-plates").is_empty());
    assert_eq!(
        gambles("knights-armour,shoulder-plates"),
        ["sudden-fog"],
        "the armour takes all, and sixes do not count"
    );
}

/// KH-60, KH-61: beside another card with the same effect, a card matters only if something stops the other one.
#[test]
fn a_card_beside_one_that_does_its_work_is_a_gamble() {
    let mut stage = Field::new(2)
        .group(0, "vampiress:14[sword]")
        .group(1, "thug")
        .unit("thug", |unit| unit.reactions = 0)
        .hand(0, &["healing-potion"])
        .hand(1, &["pigeon-bomb", "sudden-fog"])
        .turn(0);
    stage.attack("vampiress", "sword", "thug");
    assert_eq!(stage.declarable(0), ["healing-potion"]);
    assert_eq!(stage.gambles(0), ["healing-potion"], "the blow heals her unless it is foiled");
}

impl Stage {
    fn gambles(&mut self, seat: u8) -> Vec<&'static str> {
        match self.question(seat) {
            Some(Question::Declare { gambles, .. }) => keys(gambles),
            question => panic!("seat {seat} is asked {question:?}"),
        }
    }
}
