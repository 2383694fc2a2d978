use super::*;
use crate::{Step, Sum};

#[track_caller]
fn check(source: &str, phrase: Phrase, expected: &str) {
    assert_eq!(Texts::of([("en", source)]).say(Lang::EN, &phrase), expected);
}

#[test]
fn arguments_stand_where_the_message_names_them() {
    let unit = Words::from([("de", "Orks"), ("en", "Orcs")]);
    let phrase = Phrase::new("hit").with("unit", unit).with("by", Phrase::new("arrow")).with("wounds", 3_u8);
    check("hit = { $unit }: { $wounds } from { $by }.\narrow = an arrow", phrase, "Orcs: 3 from an arrow.");
}

#[test]
fn a_number_selects_itself_before_its_form() {
    let source = "left = { $count ->\n    [0] none\n    [one] one piece\n   *[other] { $count } pieces\n } left";
    for (count, expected) in [(0_u8, "none left"), (1, "one piece left"), (2, "2 pieces left")] {
        check(source, Phrase::new("left").with("count", count), expected);
    }
}

#[test]
fn a_large_number_is_grouped_and_still_selects_its_form() {
    let source = "games = { $games ->\n    [one] one game\n   *[other] { GROUPED($games) } games\n }";
    for (games, expected) in [(1_i64, "one game"), (999, "999 games"), (-1_234_567, "-1,234,567 games")] {
        check(source, Phrase::new("games").with("games", games), expected);
    }
}

#[test]
fn a_word_selects_its_case_and_any_other_word_the_default() {
    let source = "who = { $who ->\n    [own] you\n   *[other] somebody\n }";
    check(source, Phrase::new("who").with("who", "own"), "you");
    check(source, Phrase::new("who").with("who", "foe"), "somebody");
}

#[test]
fn messages_and_terms_can_stand_in_messages() {
    let source = "-name = Walstatt\nwelcome = { greeting }, this is { -name } { \"{\" }!\ngreeting = Hello { $you }";
    check(source, Phrase::new("welcome").with("you", "there"), "Hello there, this is Walstatt {!");
}

#[test]
fn lists_are_joined() {
    let list = Arg::List(vec![Arg::Number(1), Arg::Number(2), Arg::Phrase(Phrase::new("three"))]);
    check("all = { $all }\nthree = three", Phrase::new("all").with("all", list), "1, 2, three");
}

#[test]
fn grammar_is_the_business_of_the_texts() {
    let source = "unit = { $form ->\n    [dative] to the { $name }\n   *[plain] the { $name }\n }\n\
                  hit = { CAPITAL($unit) } gives 2 { DATIVE($foe) } ({ LIFE($foe) } left)\n\
                  who = { OWNER($unit) ->\n    [own] yours\n   *[other] theirs\n }";
    let unit = |name: &str| Phrase::new("unit").with("name", Words::same(name)).with("owner", "own");
    let hit = Phrase::new("hit").with("unit", unit("Orc")).with("foe", unit("Elf").with("life", 3_u8));
    check(source, hit, "The Orc gives 2 to the Elf (3 left)");
    check(source, Phrase::new("who").with("unit", unit("Orc")), "yours");
}

#[test]
fn numbers_and_lists_have_functions_of_their_own() {
    let source = "energy = { SIGN($by) ->\n    [minus] loses { ABS($by) }\n   *[plus] gains { $by }\n }\n\
                  all = { COUNT($all) ->\n    [one] one: { $all }\n   *[other] several: { $all }\n }";
    check(source, Phrase::new("energy").with("by", -2_i8), "loses 2");
    check(source, Phrase::new("energy").with("by", 1_i8), "gains 1");
    check(source, Phrase::new("all").with("all", vec![Arg::Number(7)]), "one: 7");
    check(source, Phrase::new("all").with("all", vec![Arg::Number(7), Arg::Number(8)]), "several: 7, 8");
}

#[test]
fn a_length_is_rounded_to_tenths_of_an_inch() {
    for (length, expected) in [(0, "0.0"), (2540, "1.0"), (380, "0.1"), (381, "0.2"), (-7621, "−3.0")] {
        check("gap = { INCHES($gap) }", Phrase::new("gap").with("gap", length), expected);
    }
}

#[test]
fn lengths_look_alike_only_if_they_are() {
    let cases = [
        (7671, 7620, "3.02 apart, 3.00 allowed"),
        (7621, 7620, "3.0004 apart, 3.0000 allowed"),
        (7619, 7620, "2.9996 apart, 3.0000 allowed"),
        (8000, 7620, "3.1 apart, 3.0 allowed"),
        (6349, 6350, "2.4996 apart, 2.5000 allowed"),
    ];
    for (gap, limit, expected) in cases {
        let phrase = Phrase::new("far").with("gap", gap).with("limit", limit).with("count", 7621);
        check("far = { INCHES($gap) } apart, { INCHES($limit) } allowed", phrase, expected);
    }
    for (gap, expected) in [(7645, "3.01"), (7619, "2.9996"), (7620, "3.0"), (8000, "3.1")] {
        check("gap = { TAPE($gap) }", Phrase::new("gap").with("gap", gap), expected);
    }
    let place = Phrase::new("place").with("x", 7621).with("y", 7620);
    check("place = { TENTHS($x) } / { TENTHS($y) }", place, "3.0 / 3.0");
    let far = Phrase::new("far").with("gap", Phrase::new("it").with("away", 7671)).with("limit", 7620);
    check("far = { INCHES(AWAY($gap)) }, { INCHES($limit) }", far, "3.02, 3.00");
    let german = Texts::of([("de", "far = { INCHES($gap) }, { INCHES($limit) }"), ("en", "")]);
    let far = Phrase::new("far").with("gap", 7671).with("limit", 7620);
    assert_eq!(german.say(Lang::of("de"), &far), "3,02, 3,00");
}

#[test]
fn a_half_has_a_decimal_where_it_needs_one() {
    check("half = { HALF($a) } and { HALF($b) }", Phrase::new("half").with("a", 6_u8).with("b", 7_u8), "3 and 3.5");
}

#[test]
fn a_sum_is_written_part_by_part() {
    let part = |step, why: Option<&str>| crate::Part { step, why: why.map(crate::text) };
    let sum = |parts: &[crate::Part]| Phrase::new("sum").with("sum", Sum { parts: parts.to_vec() });
    let all = [part(Step::Plus(2), None), part(Step::Times(2), Some("critical")), part(Step::Plus(-1), None)];
    let source = "sum = { $sum }, { TOTAL($sum) }";
    check(source, sum(&all), "2 × 2 (critical) − 1 = 3, 3");
    check(source, sum(&all[..1]), "2, 2");
    check(source, sum(&[]), "0, 0");
}

#[test]
fn what_is_missing_is_named() {
    check("some = { $a }", Phrase::new("none"), "⟨none⟩");
    check("some = and { $a }", Phrase::new("some"), "and ⟨some: $a⟩");
    check("some = { $a ->\n   *[other] b\n }", Phrase::new("some"), "⟨some: $a⟩");
}
