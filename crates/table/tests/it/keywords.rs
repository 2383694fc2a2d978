//! Keywords of data files are written, read and worded as declared.

use table::keyword::Value;
use table::{Arg, Keyword};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Keyword)]
enum Row {
    Front,
    Rear,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Keyword)]
#[keyword(key = "effect")]
enum Effect {
    Kill,
    Heal(u8),
    #[word("heal all")]
    HealAll,
    DamageEach {
        damage: u8,
        heroes: u8,
    },
    TakeFrom(Row, u8),
    #[word(unwritten)]
    Help(&'static str),
    #[word(none)]
    Shift {
        row: Row,
        by: i8,
    },
}

#[track_caller]
fn check(effect: Effect, written: &str) {
    assert_eq!(effect.write(), written);
    assert_eq!(Effect::read(written), Some(effect));
}

#[test]
fn what_is_written_is_read_again() {
    check(Effect::Kill, "kill");
    check(Effect::Heal(3), "heal 3");
    check(Effect::HealAll, "heal all");
    check(Effect::DamageEach { damage: 1, heroes: 5 }, "damage-each 1 5");
    check(Effect::TakeFrom(Row::Rear, 20), "take-from rear 20");
    check(Effect::Shift { row: Row::Front, by: -2 }, "front -2");
}

#[test]
fn there_is_one_way_to_write_a_keyword() {
    let others = [
        "",
        "Kill",
        "kill ",
        " kill",
        "kill 1",
        "heal",
        "heal  3",
        "heal 03",
        "heal 0",
        "heal 21",
        "heal +3",
        "heal all 2",
        "take-from 2 rear",
        "take-from side 2",
        "front",
        "help",
        "killed",
    ];
    for other in others {
        assert_eq!(Effect::read(other), None, "{other}");
    }
}

/// Values are named after their fields, or else after their types.
#[test]
fn a_keyword_is_said_by_its_message() {
    let said = |effect: Effect| (effect.phrase().key.into_owned(), effect.args());
    let damage = vec![("damage", Arg::Number(1)), ("heroes", Arg::Number(5))];
    assert_eq!(said(Effect::DamageEach { damage: 1, heroes: 5 }), ("effect-damage-each".into(), damage));
    let taken = vec![("row", Arg::Case("rear")), ("amount", Arg::Number(2))];
    assert_eq!(said(Effect::TakeFrom(Row::Rear, 2)), ("effect-take-from".into(), taken));
    assert_eq!(said(Effect::Help("me")), ("effect-help".into(), Vec::new()));
}

#[test]
fn every_keyword_is_listed_with_its_form() {
    let forms: Vec<String> = Effect::forms().iter().map(ToString::to_string).collect();
    let expected = [
        "kill",
        "heal 1..20",
        "heal all",
        "damage-each 1..20 1..20",
        "take-from front|rear 1..20",
        " front|rear -20..20",
    ];
    assert_eq!(forms, expected);
}
