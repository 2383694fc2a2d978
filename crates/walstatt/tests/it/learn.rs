//! `walstatt learn` as a person uses it.

use std::sync::Arc;

use catalog::{Catalog, lessons};
use crossterm::event::KeyCode;
use table::Lang;
use walstatt::play::{App, Manner};

use crate::person::Person;

fn learner(lang: Lang) -> Person {
    let manner = Manner { lang, color: true };
    let course = lessons::course("pixel-tactics").to_vec();
    let app = App::with_lesson(manner, Arc::new(Catalog::built_in()), course, 0).expect("the first lesson begins");
    Person::new(app, (130, 50))
}

/// Selects the entry with these words in it.
fn find(person: &mut Person, words: &str) {
    person.press(KeyCode::Char('/'));
    person.type_text(words);
    person.enter();
}

#[test]
fn the_first_lesson_is_taken_by_keys() {
    for (lang, begin, leader, draw, wrong, right) in [
        (Lang::EN, "This is you: Blue", "Adjenna", "Draw", "Cards will help you later", "Right!"),
        (Lang::of("de"), "Das bist du: Blau", "Adjenna", "Ziehen", "Karten helfen dir später", "Richtig!"),
    ] {
        let mut person = learner(lang);
        person.reads(begin);
        for _ in 0..3 {
            person.enter();
        }
        find(&mut person, draw);
        person.reads(wrong);
        find(&mut person, leader);
        person.reads(right);
        person.enter();
        find(&mut person, draw);
        person.enter();
        person.reads(if lang == Lang::EN { "The next lesson" } else { "Die nächste Lektion" });
        person.press(KeyCode::Char('n'));
        person.reads(if lang == Lang::EN { "Your troop" } else { "Deine Truppe" });
        person.does_not_read("⟨");
    }
}

#[test]
fn a_lesson_can_be_left_and_says_what_is_not_possible() {
    let mut person = learner(Lang::EN);
    for _ in 0..3 {
        person.enter();
    }
    person.press(KeyCode::Char('w'));
    person.reads("PT-");
    person.press(KeyCode::Esc);
    person.press(KeyCode::Char('t'));
    person.reads("Take the fighter in front");
    person.press(KeyCode::Char('q'));
    person.press(KeyCode::Char('q'));
    assert!(person.app.is_over());
}
