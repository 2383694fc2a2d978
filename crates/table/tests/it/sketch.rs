//! Boards of characters: fitting, wrapping, columns.

use table::sketch::{Column, Sign, fit, marks, ruled, spaced, wrap, wrap_behind};
use table::{Lang, Phrase, Piece, Sheet, Texts, Tone};
use unicode_width::UnicodeWidthStr;

fn draw(width: usize, draw: impl FnOnce(&mut Sheet<'_>)) -> String {
    let texts = Texts::of([("de", "orcs = Orkkrieger"), ("en", "orcs = Orcs")]);
    let mut sheet = Sheet::new(&texts, Lang::of("de"), width);
    draw(&mut sheet);
    sheet.finish().to_string()
}

fn piece(text: &str) -> Piece {
    Piece::text(Tone::Plain, text)
}

#[test]
fn texts_fit_their_cells_exactly() {
    for (text, cells, expected) in [
        ("Ork", 5, "Ork  "),
        ("Wächter", 7, "Wächter"),
        ("Speerwerfer", 7, "Speerw…"),
        ("龍騎兵", 6, "龍騎兵"),
        ("龍騎兵", 5, "龍騎…"),
        ("龍騎兵", 4, "龍… "),
        ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
        ("⚔ 3", 4, "⚔ 3 "),
        ("Ork", 1, "…"),
        ("", 2, "  "),
    ] {
        let fitted = fit(text, cells);
        assert_eq!(fitted, expected);
        assert_eq!(fitted.width(), cells, "{text}");
    }
}

#[test]
fn lines_break_at_spaces_and_inside_long_words() {
    assert_eq!(wrap("Zwei Armeen aus Plättchen", 12, 2), ["Zwei Armeen", "  aus", "  Plättchen"]);
    assert_eq!(wrap("Speerwerfer", 5, 0), ["Speer", "werfe", "r"]);
    assert_eq!(wrap("龍騎兵", 4, 0), ["龍騎", "兵"]);
    assert_eq!(wrap("", 4, 0), [""]);
    assert_eq!(wrap("zwei\u{a0}Armeen hier", 11, 0), ["zwei\u{a0}Armeen", "hier"]);
    assert_eq!(wrap_behind("Orks und Trolle", 10, "┌▲ ", "│  "), ["┌▲ Orks", "│  und", "│  Trolle"]);
}

#[test]
fn pieces_flow_on_as_many_lines_as_they_need() {
    let flown = draw(12, |sheet| sheet.flow([0, 2], " · ", [piece("Orks"), piece("Elfen"), piece("Kelten")]));
    assert_eq!(flown, "Orks · Elfen\n  Kelten\n");
    let broken = draw(12, |sheet| sheet.flow([1, 3], "", [piece("zwei Armeen aus Plättchen")]));
    assert_eq!(broken, " zwei Armeen\n   aus\n   Plättchen\n");
    assert_eq!(draw(12, |sheet| sheet.flow([1, 1], "", [])), "");
}

#[test]
fn a_sheet_speaks_the_language_of_its_reader() {
    let drawn = draw(10, |sheet| sheet.full(Piece::new(Tone::Own, Phrase::new("orcs"))));
    assert_eq!(drawn, "Orkkrieger\n");
}

#[test]
fn columns_are_as_high_as_the_highest_and_keep_their_ids() {
    let column = |id: &str, lines: &[&str]| Column {
        id: Some(id.to_owned()),
        lines: lines.iter().map(|line| piece(line).id(id)).collect(),
    };
    let texts = Texts::of([("en", "")]);
    let mut sheet = Sheet::new(&texts, Lang::EN, 20);
    sheet.columns(4, "│", [column("west", &["a"]), column("east", &["b", "c"])]);
    let sketch = sheet.finish();
    assert_eq!(sketch.to_string(), "a   │b\n    │c\n");
    assert!(sketch.lines.iter().all(|line| line[0].id.as_deref() == Some("west")));
}

#[test]
fn neighbours_on_a_map_that_are_alike_are_one_span() {
    let sign = |sign, id: Option<&str>| Sign { sign, tone: Tone::Plain, id: id.map(String::from) };
    let texts = Texts::of([("en", "")]);
    let mut sheet = Sheet::new(&texts, Lang::EN, 20);
    sheet.signs("│", &[sign('(', Some("a")), sign('A', Some("a")), sign('~', None)], "│");
    let sketch = sheet.finish();
    assert_eq!(sketch.to_string(), "│(A~│\n");
    assert_eq!(sketch.lines[0].iter().map(|span| span.text.as_str()).collect::<Vec<_>>(), ["│", "(A", "~", "│"]);
}

#[test]
fn parts_marks_and_titles() {
    assert_eq!(spaced(["Orks".to_string(), String::new(), "♥2".to_string()]), "Orks ♥2");
    assert_eq!((marks("●", 3), marks("●", 5)), ("●●●".to_string(), "●×5".to_string()));
    assert_eq!(ruled("▲ Front", 12), "▲ Front ────");
}
