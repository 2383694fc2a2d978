//! A language that the program does not know: texts with their own cases and plurals, and English for the rest.

use table::{Lang, Phrase, Texts, Words};

const PL: Lang = Lang::of("pl");

const ENGLISH: &str = "
stones = { $count ->
    [one] 1 stone
   *[other] { $count } stones
}
animal = { $name }
hit = { CAPITAL($by) } hits { $at }.
missed = { CAPITAL($by) } misses { $at }.
";

const POLISH: &str = "
stones = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
}
animal = { $kind ->
    [wolf] { $form ->
        [accusative] wilka
       *[nominative] wilk
    }
   *[other] { $name }
}
hit = { CAPITAL($by) } trafia: { ACCUSATIVE($at) }.
";

fn texts() -> Texts {
    Texts::of([("en", ENGLISH)]).with("pl", POLISH)
}

fn animal(kind: &'static str, name: &str) -> Phrase {
    Phrase::new("animal").with("kind", kind).with("name", table::text(name))
}

#[test]
fn a_language_has_the_plurals_that_it_has() {
    for (count, stones) in
        [(1, "1 kamień"), (2, "2 kamienie"), (5, "5 kamieni"), (12, "12 kamieni"), (22, "22 kamienie")]
    {
        assert_eq!(texts().say(PL, &Phrase::new("stones").with("count", count)), stones);
    }
    assert_eq!(texts().say(Lang::EN, &Phrase::new("stones").with("count", 22)), "22 stones");
}

#[test]
fn a_language_has_cases_that_others_do_not_have() {
    let hit = Phrase::new("hit").with("by", animal("fox", "lis")).with("at", animal("wolf", "wolf"));
    assert_eq!(texts().say(PL, &hit), "Lis trafia: wilka.");
    assert_eq!(texts().say(Lang::EN, &hit), "Lis hits wolf.");
}

#[test]
fn what_a_language_lacks_is_said_in_english_message_by_message() {
    let missed =
        Phrase::new("missed").with("by", animal("wolf", "wolf")).with("at", Phrase::new("stones").with("count", 3));
    assert_eq!(texts().say(PL, &missed), "Wilk misses 3 kamienie.");
    assert_eq!(texts().say(Lang::of("fr"), &missed), "Wolf misses 3 stones.");
}

#[test]
fn tags_are_short_and_those_from_outside_have_to_be_known() {
    assert_eq!(Lang::read("pt-BR").map(|lang| lang.to_string()).as_deref(), Some("pt-br"));
    for tag in ["", "x", "german", "d3", "de_DE", "de-de-1996"] {
        assert_eq!(Lang::read(tag), None, "{tag}");
    }
    assert_eq!(Lang::all(), [Lang::of("de"), Lang::EN]);
    assert_eq!(serde_json::from_str::<Lang>("\"de\"").ok(), Lang::find("de"));
    let error = serde_json::from_str::<Lang>("\"pl\"").expect_err("the engine has no Polish texts");
    let explained = table::content::explain_json(&error, Lang::of("de"));
    assert_eq!(explained, "`pl` gibt es hier nicht. Bekannt sind: `de`, `en`");
}

#[test]
fn content_may_have_names_in_further_languages_and_lack_others() {
    let read = |json: &str| serde_json::from_str::<Words>(json);
    let mice = read(r#"{"pl":"Myszy","en":"Mice"}"#).expect("these are names");
    assert_eq!(
        [PL, Lang::EN, Lang::of("de"), Lang::of("fr")].map(|lang| mice.get(lang)),
        ["Myszy", "Mice", "Mice", "Mice"]
    );
    let written = serde_json::to_string(&mice).expect("names are plain data");
    assert_eq!(written, r#"{"de":"Mice","en":"Mice","pl":"Myszy"}"#);
    let only_polish = read(r#"{"pl":"Myszy"}"#).expect("one name will do");
    assert_eq!(only_polish.get(Lang::EN), "Myszy");
    assert!(read("{}").is_err() && read(r#"{"name":"Mice"}"#).is_err());
    let many = Words::combine([&mice], |lang| format!("{} ×2", mice.get(lang)));
    assert_eq!((many.get(PL), many.get(Lang::of("de"))), ("Myszy ×2", "Mice ×2"));
}

#[test]
fn numbers_agree_in_the_texts_of_the_engine() {
    table::battery::texts(&table::TEXTS);
}
