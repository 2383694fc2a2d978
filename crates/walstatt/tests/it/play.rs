//! `walstatt play` as a person uses it: keys in, a screen of characters out.

use std::sync::Arc;

use crate::person::Person;
use catalog::Catalog;
use clap::Parser;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use serde_json::{Value, json};
use table::Lang;
use walstatt::play::{App, Manner, Plan, Seating};

const GAME: &str = "pocket-battles";

fn form(lang: Lang) -> Person {
    let plan = Plan::new("random".parse().expect("there is such a player"), Seating::At(0), 11);
    Person::new(App::with_form(Manner { lang, color: false }, Arc::new(Catalog::built_in()), plan), (80, 24))
}

fn small() -> Value {
    json!({"size": 30})
}

#[test]
fn three_times_enter_and_a_newcomer_plays() {
    for (lang, title, question) in [
        (Lang::EN, "a new game", "From which piles do you draw your first"),
        (Lang::of("de"), "ein neues Spiel", "Von welchen Stapeln ziehst du deine ersten"),
    ] {
        let mut person = form(lang);
        person.reads(title);
        person.enter();
        person.enter();
        person.let_computer_play();
        person.reads(question);
        person.enter();
        person.let_computer_play();
        person.does_not_read("⟨");
    }
}

#[test]
fn the_form_changes_the_opponent_and_can_be_left() {
    let mut person = form(Lang::EN);
    person.reads("the computer (random)");
    person.press(KeyCode::Down);
    for opponent in ["Recruit", "Soldier", "Veteran", "Marshal", "somebody beside you"] {
        person.press(KeyCode::Right);
        person.reads(opponent);
    }
    person.enter();
    person.reads("Player 1, it is your turn.");
    let mut person = form(Lang::EN);
    person.press(KeyCode::Char('q'));
    assert!(person.app.is_over());
}

#[test]
fn a_whole_game_is_played_by_keys_and_can_be_played_again() {
    for (lang, end, again) in
        [(Lang::EN, "Play again", "Which army do you lead"), (Lang::of("de"), "Noch einmal spielen", "Welche Armee")]
    {
        let mut person = Person::seated("random", small(), lang);
        person.play_to_the_end(end);
        person.does_not_read("⟨");
        person.press(KeyCode::Char('l'));
        person.does_not_read(end);
        person.press(KeyCode::Esc);
        person.enter();
        person.reads(end);
        person.press(KeyCode::Char('n'));
        person.reads(again);
    }
}

#[test]
fn the_veteran_says_what_it_would_do() {
    for (lang, said) in [(Lang::EN, "The veteran would choose:"), (Lang::of("de"), "Der Veteran würde wählen:")] {
        let mut person = Person::seated("random", small(), lang);
        person.let_computer_play();
        person.press(KeyCode::Char('t'));
        person.let_computer_play();
        person.reads(said);
        person.enter();
        person.let_computer_play();
        person.press(KeyCode::Down);
        person.press(KeyCode::Char('t'));
        person.let_computer_play();
        person.reads(said);
        assert_ne!(person.marked(), "", "what it is about is marked on the board");
    }
}

/// People at one keyboard agree on hints before they begin.
#[test]
fn against_each_other_people_get_no_hints_unless_they_agreed() {
    for (lang, refused) in [(Lang::EN, "agreed before a match"), (Lang::of("de"), "unter Menschen ausgemacht")] {
        let mut person = Person::seated("hotseat", small(), lang);
        person.enter();
        person.press(KeyCode::Char('t'));
        person.let_computer_play();
        person.reads(refused);
    }
}

#[test]
fn what_is_selected_is_marked_on_the_board() {
    let mut person = Person::seated("random", small(), Lang::EN);
    person.enter();
    person.let_computer_play();
    let first = person.marked();
    assert!(first.contains('▲'), "{first}");
    person.press(KeyCode::Down);
    let second = person.marked();
    assert_ne!(first, second);
    person.enter();
    assert!(person.marked().contains("front"), "{}", person.marked());
}

#[test]
fn long_lists_are_narrowed_by_piece_and_by_words() {
    let mut person = Person::seated("random", small(), Lang::EN);
    person.enter();
    person.let_computer_play();
    person.reads("▸ 6");
    person.type_text("1");
    person.reads("→ left front");
    person.press(KeyCode::Left);
    person.reads("▸ 6");
    person.type_text("/right rear");
    person.reads("→ right rear");
    person.does_not_read("→ left front");
    person.press(KeyCode::Esc);
    person.reads("▸ 6");
}

#[test]
fn a_choice_is_taken_back_as_long_as_nothing_happened_since() {
    let mut person = Person::seated("random", small(), Lang::EN);
    person.enter();
    person.let_computer_play();
    person.type_text("u");
    person.does_not_read("Taken back.");
    let mut person = Person::seated("hotseat", small(), Lang::EN);
    person.enter();
    person.enter();
    person.reads("Player 2, it is your turn.");
    person.type_text("u");
    person.reads("Taken back.");
    person.reads("Player 1, it is your turn.");
    person.enter();
    person.reads("Player 1: Which army do you lead");
}

#[test]
fn why_not_names_the_reason_and_the_rule() {
    let mut person = Person::seated("random", small(), Lang::EN);
    for _ in 0..200 {
        person.let_computer_play();
        if person.look().contains("Which order do you give?") {
            break;
        }
        person.enter();
    }
    person.type_text("w");
    person.reads("Why not?");
    person.reads("[PB-");
    person.reads("✗ ");
    person.press(KeyCode::Esc);
    person.reads("Which order do you give?");
}

#[test]
fn help_lists_the_keys_in_both_languages() {
    for (lang, how, key) in [
        (Lang::EN, "The board shows what you may see", "take your last choice back"),
        (Lang::of("de"), "Das Brett zeigt, was du sehen darfst", "die letzte Wahl zurücknehmen"),
    ] {
        let mut person = Person::seated("random", small(), lang);
        person.type_text("?");
        person.reads(how);
        person.reads(key);
        person.does_not_read("⟨");
    }
}

/// Nothing of a seat's hidden troops is on the screen while the other player looks, or while the curtain is shown.
#[test]
fn hidden_stacks_stay_hidden_between_people_at_one_keyboard() {
    let mut person = Person::seated("hotseat", json!({"size": 60, "muster": "ready"}), Lang::EN);
    // These are not on top of any stack.
    let secrets: [&[&str]; 2] = [&["Warlord", "Hobgoblins", "Bugbears"], &["Mounted Guard"]];
    let mut looked = [0, 0];
    for _ in 0..60 {
        let screen = person.look();
        if screen.contains("Battle round") {
            break;
        }
        let seat = usize::from(screen.contains("Player 2"));
        if screen.contains("it is your turn.") {
            for name in ["Orcs", "Elves", "unit", "front"].iter().chain(secrets.concat().iter()) {
                assert!(!screen.contains(name), "{name} shows behind the curtain:\n{screen}");
            }
        } else {
            person.press(KeyCode::Char('l'));
            let log = person.look();
            person.press(KeyCode::Esc);
            for name in secrets[1 - seat] {
                assert!(!screen.contains(name) && !log.contains(name), "{name} is no secret:\n{screen}\n{log}");
            }
            looked[seat] += usize::from(secrets[seat].iter().any(|name| screen.contains(name)));
        }
        person.enter();
    }
    assert!(looked.iter().all(|times| 2 < *times), "{looked:?}");
    person.reads("Battle round");
}

#[test]
fn once_everything_is_open_players_need_not_look_away() {
    let mut person = Person::seated("hotseat", small(), Lang::EN);
    person.play_to_the_end("Battle round");
    while !person.look().contains("Play again") {
        person.does_not_read("nobody else is looking");
        person.press(KeyCode::End);
        person.enter();
    }
    person.reads("The game is over");
}

#[test]
fn resigning_and_quitting_ask_first() {
    let mut person = Person::seated("random", small(), Lang::EN);
    person.type_text("q");
    person.reads("--load FILE");
    person.press(KeyCode::Esc);
    assert!(!person.app.is_over());
    person.type_text("r");
    person.enter();
    person.reads("Which army do you lead");
    person.type_text("rr");
    person.reads("You have lost");
    person.type_text("q");
    assert!(person.app.is_over());
}

#[test]
fn a_saved_match_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let file = folder.path().join("match.jsonl");
    let name = file.to_str().expect("the path is UTF-8");
    let mut person = Person::seated("random", small(), Lang::EN);
    person.enter();
    person.let_computer_play();
    person.reads("Which stack do you place");
    let board = |screen: String| screen.lines().take(12).map(String::from).collect::<Vec<_>>();
    let before = board(person.look());
    person.type_text("qs");
    for _ in 0..40 {
        person.press(KeyCode::Backspace);
    }
    person.type_text(name);
    person.enter();
    assert!(person.app.is_over());
    let command = person.app.farewell().last().expect("it says how to go on").clone();
    assert!(command.contains(&format!("walstatt play --load {name} --opponent random")), "{command}");

    let catalog = Arc::new(Catalog::built_in());
    let transcript = std::fs::read_to_string(&file).expect("the match was saved");
    let loaded = catalog.load(&transcript, None, Lang::EN).expect("the transcript is good");
    let plan = Plan::new("random".parse().expect("there is such a player"), Seating::At(0), 11);
    let manner = Manner { lang: Lang::EN, color: true };
    let app = App::with_match(manner, catalog, plan, loaded, Some(name.into())).expect("there is such a seat");
    let mut person = Person::new(app, (80, 24));
    assert_eq!(board(person.look()), before);
    person.type_text("s");
    person.enter();
    person.reads("The match is saved");
}

#[test]
fn keys_are_heard_while_the_computer_thinks() {
    let mut person = Person::seated("random", small(), Lang::EN);
    person.enter();
    let job = person.app.take_job().expect("the computer chooses its army too");
    person.reads("thinking");
    person.type_text("l");
    person.press(KeyCode::Esc);
    person.enter();
    person.app.tick();
    person.app.finish(job.run());
    person.let_computer_play();
    person.reads("Which stack do you place");
    person.app.press(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
    assert!(person.app.is_over() && person.app.was_interrupted());
}

#[test]
fn screens_of_all_sizes_are_used_or_refused() {
    let mut person = Person::seated("random", small(), Lang::EN);
    person.enter();
    person.let_computer_play();
    for (size, expected) in [
        ((79, 24), "too small"),
        ((10, 3), "This"),
        ((1, 1), "T"),
        ((80, 20), "Which stack do you place"),
        ((80, 60), "Which stack do you place"),
        ((140, 45), "What happened"),
        ((300, 100), "What happened"),
    ] {
        person.terminal = Terminal::new(TestBackend::new(size.0, size.1)).expect("a test has a terminal");
        person.reads(expected);
        for key in ["?", "l", "w", "q", "s", "r"] {
            person.type_text(key);
            person.look();
            person.press(KeyCode::Esc);
        }
        for key in [KeyCode::End, KeyCode::PageUp, KeyCode::PageDown, KeyCode::Home, KeyCode::Up] {
            person.press(key);
            person.look();
        }
    }
}

#[test]
fn without_colour_nothing_is_coloured() {
    let mut person = form(Lang::EN);
    person.enter();
    person.enter();
    person.let_computer_play();
    person.look();
    let cells = person.terminal.backend().buffer().content();
    assert!(cells.iter().all(|cell| cell.fg == ratatui::style::Color::Reset));
}

#[test]
fn the_command_line_is_understood() {
    let parse = |args: &[&str]| walstatt::Cli::try_parse_from([&["walstatt", "play"], args].concat());
    for good in [&[][..], &[GAME], &[GAME, "--opponent", "scout:50", "--seat", "random"], &["--load", "m.jsonl"]] {
        assert!(parse(good).is_ok(), "{good:?}");
    }
    for bad in [&["--opponent", "nobody"][..], &["--seat", "left"], &[GAME, "--load", "m.jsonl"]] {
        assert!(parse(bad).is_err(), "{bad:?}");
    }
}

#[test]
fn without_a_terminal_it_says_what_to_use() {
    let command = std::process::Command::new(env!("CARGO_BIN_EXE_walstatt"))
        .args(["play", "--lang", "en"])
        .stdin(std::process::Stdio::null())
        .output()
        .expect("the program starts");
    assert_eq!(command.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&command.stderr).contains("walstatt referee"));
}
