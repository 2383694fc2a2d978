//! Lessons are checked by playing them, and faults of a file are named.

use catalog::lessons::{self, Lesson, Try};
use catalog::lines::Line;
use catalog::{Catalog, Pending};
use table::Lang;
use table::content::ContentFile;

const DE: Lang = Lang::of("de");

const GAMES: [&str; 5] = ["home-raiders", "kleine-helden", "moonstone", "pixel-tactics", "pocket-battles"];

fn read(text: &str) -> Lesson {
    Lesson::read(&ContentFile::new("mine.toml", text)).unwrap_or_else(|faults| panic!("{faults}"))
}

/// Every lesson is played with every answer that it expects, in both languages, with nothing left over.
#[test]
fn every_lesson_can_be_played_and_says_all_in_every_language() {
    let catalog = Catalog::built_in();
    for game in GAMES {
        let course = lessons::course(game);
        assert!(course.last().is_some_and(|lesson| lesson.contest.is_some()), "{game}: a course ends with a match");
        for lesson in course {
            assert_eq!(lesson.game, game, "{}", lesson.key);
            let mut faults = lesson.check(&catalog);
            faults.extend(lesson.find_missing_words());
            assert!(faults.is_empty(), "{}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
        }
    }
}

/// Starting with a small match, a player reaches the whole game, one match after the other.
#[test]
fn the_matches_of_a_course_grow_to_the_whole_game() {
    for game in GAMES {
        let contests: Vec<_> = lessons::course(game).iter().filter_map(|lesson| lesson.contest.as_ref()).collect();
        assert!(contests.len() > 1, "{game}");
        let is_whole = |options: &serde_json::Value| options.as_object().is_none_or(|options| options.is_empty());
        assert!(contests.iter().any(|contest| is_whole(&contest.options)), "{game}");
    }
}

/// The embedded lessons are those of the folders: a stale build would teach old lessons.
#[test]
fn the_courses_are_those_of_the_folders() {
    for game in GAMES {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("lessons");
        let on_disk = lessons::read_all(&folder);
        let keys: Vec<&str> = on_disk.iter().flatten().map(|lesson| lesson.key.as_str()).collect();
        let built_in: Vec<&str> = lessons::course(game).iter().map(|lesson| lesson.key.as_str()).collect();
        assert_eq!(keys, built_in, "touch crates/catalog/src/lessons.rs");
    }
}

const SMALL: &str = r#"
game = "pixel-tactics"
name = { de = "Klein", en = "Small" }
text = { de = "Ein Held.", en = "A hero." }

[begin]
draws = [5, 6, 7, 10, 21, 4, 14, 22, 23, 0]

[[step]]
do = { de = "Mach Eligor zum Anführer.", en = "Make Eligor the leader." }
show = ["hand-21"]
right = ["hand-21"]
they = ["hand-4"]
rolls = [1]

[[step]]
say = { de = "Gut.", en = "Good." }

[[step]]
do = { de = "Stell den Ritter nach vorn.", en = "Put the knight in front." }
right = ["hand-10 blue-front-middle"]
otherwise = { de = "Nimm den Ritter.", en = "Take the knight." }

[[step.wrong]]
answers = ["hand-7"]
say = { de = "Der Heiler hält nicht lange durch.", en = "The healer will not last." }
"#;

/// The example that authors start from.
#[test]
fn the_lesson_in_the_docs_can_be_played() {
    let docs = include_str!("../../../../docs/lessons.md");
    let example = docs.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).expect("there is one");
    let faults = read(example).check(&Catalog::built_in());
    assert!(faults.is_empty(), "{faults:?}");
}

#[test]
fn a_lesson_goes_on_by_right_answers_alone() {
    let (catalog, lesson) = (Catalog::built_in(), read(SMALL));
    let teach = |tries: &[Try], lang| lesson.teach(&catalog, tries, lang).unwrap_or_else(|fault| panic!("{fault}"));
    assert!(lesson.check(&catalog).is_empty());
    let begun = teach(&[], Lang::EN);
    let now = begun.now().expect("it has just begun");
    assert_eq!((now.text.as_str(), now.is_deed, now.right.len()), ("Make Eligor the leader.", true, 1));
    let [right, wrong] = [now.right[0], 0];
    let tried = teach(&[Try::Choose(wrong)], DE);
    assert_eq!(tried.step(), 0);
    let verdict = tried.verdict().expect("it was an answer");
    assert_eq!(verdict.text.as_deref(), Some("Das ginge auch, aber jetzt üben wir etwas anderes."));
    let done = [Try::Choose(wrong), Try::Choose(right)];
    assert_eq!(teach(&done, DE).now().expect("it goes on").text, "Gut.");
    let mut tries = done.to_vec();
    // Reading on is not an answer where something has to be done.
    tries.extend([Try::Next, Try::Next]);
    let third = teach(&tries, DE);
    assert_eq!(third.step(), 2);
    let asked = third.asked().expect("the learner acts");
    let healer = asked.options.iter().position(|option| option.touches[..] == ["hand-7", "blue-front-left"]);
    tries.push(Try::Choose(healer.expect("it may stand there")));
    let words = |tries: &[Try]| teach(tries, DE).verdict().and_then(|verdict| verdict.text.clone());
    assert_eq!(words(&tries).as_deref(), Some("Der Heiler hält nicht lange durch."));
    let draw = asked.options.iter().position(|option| option.touches[..] == ["deck"]).expect("a card can be drawn");
    tries.push(Try::Choose(draw));
    assert_eq!(words(&tries).as_deref(), Some("Nimm den Ritter."));
    // PT-09: no recruiting into the flank in the wave of the front.
    tries.push(Try::Choice(serde_json::json!({"act": {"recruit": {"card": 10, "at": "blue-flank-left"}}})));
    let forbidden = teach(&tries, DE);
    assert_eq!(forbidden.verdict().and_then(|verdict| verdict.rule), Some("PT-09"));
    tries.push(Try::Choice(serde_json::json!({"act": {"recruit": {"card": 10, "at": "blue-front-middle"}}})));
    let over = teach(&tries, DE);
    assert!(over.now().is_none() && over.verdict().is_some_and(|verdict| verdict.right));
}

/// A reader who knows some lines already gets the others, with the view after each of them.
#[test]
fn lines_go_on_where_the_reader_stands() {
    let (catalog, lesson) = (Catalog::built_in(), read(SMALL));
    let right = lesson.teach(&catalog, &[], Lang::EN).expect("it is good").now().expect("it begins").right[0];
    let count = |lines: &[Line]| lines.iter().filter(|line| matches!(line, Line::Told { .. })).count();
    let before = count(&lesson.teach(&catalog, &[], Lang::EN).expect("it is good").tell(None));
    let done = lesson.teach(&catalog, &[Try::Choose(right)], Lang::EN).expect("it is good");
    let (all, new) = (done.tell(None), done.tell(Some(before)));
    assert!(0 < count(&new) && count(&new) + before == count(&all));
    assert!(matches!(all[0], Line::Match { .. }) && new.iter().all(|line| !matches!(line, Line::Facts { .. })));
    let views = new.iter().filter(|line| matches!(line, Line::View { .. })).count();
    assert!(views > 1, "what is told belongs to the view after it: {views}");
    // While the lesson only says something, nothing can be answered.
    assert!(!all.iter().any(|line| matches!(line, Line::Asked { .. })));
    assert!(matches!(done.played().pending(None, Lang::EN), Pending::Asked(_)));
}

#[track_caller]
fn check_fault(change: (&str, &str), english: &str, german: &str) {
    let text = SMALL.replacen(change.0, change.1, 1);
    assert_ne!(text, SMALL, "the change is one");
    let faults = match Lesson::read(&ContentFile::new("mine.toml", text)) {
        Ok(lesson) => lesson.check(&Catalog::built_in()),
        Err(faults) => faults.0,
    };
    let fault = faults.first().expect("something is wrong");
    let say = |lang| fault.say(lang);
    assert!(say(Lang::EN).starts_with(english), "{}", say(Lang::EN));
    assert!(say(DE).starts_with(german), "{}", say(DE));
}

#[test]
fn a_fault_names_file_step_and_field_in_both_languages() {
    check_fault(
        ("right = [\"hand-21\"]", "right = [\"hand-20\"]"),
        "mine.toml:9: step #1, field `right`: the answer `hand-20` is not offered here. There is: hand-5",
        "mine.toml:9: step #1, Feld `right`: die Antwort `hand-20` steht hier nicht zur Wahl. Es gibt: hand-5",
    );
    check_fault(
        ("rolls = [1]", "rolls = [1, 2]"),
        "mine.toml:9: step #1, field `rolls`: one entry is left over. The match waits: 0: ",
        "mine.toml:9: step #1, Feld `rolls`: ein Eintrag bleibt übrig. Das Spiel wartet: 0: ",
    );
    check_fault(
        ("rolls = [1]", "rolls = [3]"),
        "mine.toml:9: step #1, field `rolls`: A die with 2 sides does not show that number.",
        "mine.toml:9: step #1, Feld `rolls`: ",
    );
    check_fault(
        ("they = [\"hand-4\"]", "they = [\"hand\"]"),
        "mine.toml:9: step #1, field `they`: the answer `hand` is not offered here.",
        "mine.toml:9: step #1, Feld `they`: die Antwort `hand` ",
    );
    check_fault(
        ("show = [\"hand-21\"]", "show = [\"hand-20\"]"),
        "mine.toml:9: step #1, field `show`: `hand-20` is not to be seen at this moment",
        "mine.toml:9: step #1, Feld `show`: `hand-20` ist in diesem Augenblick nicht zu sehen",
    );
    check_fault(
        ("say = { de = \"Gut.\", en = \"Good.\" }", "say = \"Good.\""),
        "mine.toml:17: step #2, field `say`: must be a table",
        "mine.toml:17: step #2, Feld `say`: muss eine Tabelle",
    );
    check_fault(
        ("answers = [\"hand-7\"]", "answers = [\"hand-10 blue-front-middle\"]"),
        "mine.toml:19: step #3, field `wrong`: the answer `hand-10 blue-front-middle` is right as well",
        "mine.toml:19: step #3, Feld `wrong`: die Antwort `hand-10 blue-front-middle` ist auch richtig",
    );
    check_fault(
        ("draws = [5, ", "draws = [5, 5, "),
        "mine.toml: field `begin.draws`: There is no",
        "mine.toml: Feld `begin.draws`: ",
    );
    check_fault(
        ("game = \"pixel-tactics\"", "game = \"chess\""),
        "mine.toml: field `game`: There is no game called “chess”.",
        "mine.toml: Feld `game`: ",
    );
    check_fault(
        ("[begin]\n", "[begin]\nchange = { \"/nowhere/0\" = 1 }\n"),
        "mine.toml: field `begin.change`: there is nothing at `/nowhere/0` in this position",
        "mine.toml: Feld `begin.change`: in dieser Stellung gibt es nichts bei `/nowhere/0`",
    );
}

/// Whatever is in a file, it is read or refused, and nothing worse happens.
#[test]
fn no_spoilt_file_panics() {
    let catalog = Catalog::built_in();
    for at in (0..SMALL.len()).step_by(7) {
        let Some((before, after)) = SMALL.split_at_checked(at) else { continue };
        for spoilt in [before.to_owned(), format!("{before}{}", after.get(1..).unwrap_or_default())] {
            if let Ok(lesson) = Lesson::read(&ContentFile::new("mine.toml", spoilt)) {
                let _faults = lesson.check(&catalog);
            }
        }
    }
}
