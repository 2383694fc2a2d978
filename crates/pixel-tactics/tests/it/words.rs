//! Everything the game says and draws, in both languages and for every viewer.

use std::collections::BTreeSet;
use std::sync::Arc;

use pixel_tactics::asked::{Before, Choice, First, How, Question};
use pixel_tactics::content::{CardId, Content, Edition, Row};
use pixel_tactics::place::{Column, Place};
use pixel_tactics::reasons::Reason;
use pixel_tactics::told::{Both, Event, HitSum, Part, PartOf, Piece};
use pixel_tactics::view::View;
use pixel_tactics::{Options, PixelTactics, Series};
use table::{
    Change, Dice, FastDice, Game, Lang, Match, Phrase, Rolls, Saying, Seat, Sketch, Span, Spoken, Tally, Viewer,
    battery,
};

type Duel = Match<PixelTactics>;

const BLUE: Seat = Seat(0);
const RED: Seat = Seat(1);

fn begin(options: Options, seed: u64) -> Duel {
    let content = Arc::new(Content::built_in().clone());
    let game = PixelTactics::set_up(content, options).expect("these options are possible");
    Match::new(Arc::new(game), Rolls::Seeded(seed))
}

/// Options that differ from game to game.
fn options(number: u64) -> Options {
    Options {
        edition: if number.is_multiple_of(3) { Edition::Second } else { Edition::First },
        promos: number % 2 == 1,
        series: if number % 4 == 3 { Series::ToFour } else { Series::Single },
    }
}

/// Lets both players choose at random, and checks the table before each choice and at the end.
fn play(duel: &mut Duel, seed: u64, mut look: impl FnMut(&Duel)) {
    let mut dice = FastDice::new(seed);
    while duel.outcome().is_none() {
        look(duel);
        let seat = [BLUE, RED].into_iter().find(|seat| duel.asked(*seat).is_some()).expect("a seat is asked");
        let options = duel.asked(seat).expect("this seat is asked").options.len();
        duel.choose(seat, dice.roll(options as u32) as usize - 1).expect("it was offered");
    }
    look(duel);
}

fn sentence(lang: Lang, phrase: &Phrase) -> String {
    PixelTactics::texts().say(lang, phrase)
}

fn say_event(duel: &Duel, viewer: Viewer, lang: Lang, event: &Event) -> String {
    sentence(lang, &duel.game().say(&duel.view(viewer), Saying::Event(event)))
}

/// The messages of a language whose keys begin with one of these words.
fn keys(texts: &str, beginnings: &[&str]) -> BTreeSet<String> {
    let keys = texts.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    keys.filter(|key| beginnings.iter().any(|beginning| key.starts_with(beginning))).map(String::from).collect()
}

/// Puts everything at a table into words, including all new events, and collects the keys of the phrases.
fn read_out(duel: &Duel, read: &mut [usize; 3], said: &mut BTreeSet<String>) {
    let game = duel.game();
    let mut check = |view: &View, what: Saying<'_, PixelTactics>| {
        let phrase = game.say(view, what);
        battery::check_sentence::<PixelTactics>(&phrase);
        said.insert(phrase.key.into_owned());
    };
    for (viewer, read) in Viewer::all(2).zip(read) {
        let view = duel.view(viewer);
        duel.told(viewer).skip(*read).for_each(|event| check(&view, Saying::Event(event)));
        *read = duel.told(viewer).count();
        duel.outcome().into_iter().for_each(|outcome| check(&view, Saying::Outcome(outcome)));
    }
    for asked in [BLUE, RED].into_iter().filter_map(|seat| duel.asked(seat)) {
        let view = duel.view(Viewer::Seat(asked.seat));
        check(&view, Saying::Question(&asked.question));
        asked.options.iter().for_each(|choice| check(&view, Saying::Choice(choice)));
        for ruled_out in duel.why_not(asked.seat) {
            check(&view, Saying::Choice(&ruled_out.choice));
            check(&view, Saying::Reason(&ruled_out.reason));
        }
    }
}

/// Random games with all options: everything asked, offered, told or ruled out has a sentence in both languages.
///
/// Some things are rare, so it plays until all questions, choices, events and reasons have been read.
#[test]
fn everything_can_be_said_in_both_languages() {
    let mut unread = keys(include_str!("../../texts/de.ftl"), &["question-", "choice-", "event-", "reason-"]);
    read_rare_things(&mut unread);
    for seed in 0..MAX_GAMES {
        if seed >= FEWEST_GAMES && unread.is_empty() {
            break;
        }
        println!("seed {seed}, {:?}", options(seed));
        let mut duel = begin(options(seed), seed);
        let (mut read, mut said) = ([0; 3], BTreeSet::new());
        play(&mut duel, seed, |duel| read_out(duel, &mut read, &mut said));
        unread.retain(|key| !said.contains(key));
    }
    assert_eq!(unread, BTreeSet::new(), "in {MAX_GAMES} games");
}

const FEWEST_GAMES: u64 = 8;
const MAX_GAMES: u64 = 100;

/// Things that hardly ever happen in random games.
fn read_rare_things(unread: &mut BTreeSet<String>) {
    let duel = begin(Options::default(), 0);
    let rare = [
        Event::GameBrokenOff { round: 30 },
        Event::GameDrawn { victory: Some(Both([3, 1])) },
        Event::NotFound { seat: RED, card: CardId(11) },
        Event::LoopIgnored { card: CardId(11) },
        Event::SameLeader { card: CardId(11) },
    ];
    let takes_over = |before| Question::TakeOver { before };
    let questions = [
        takes_over(Before::MovedDamage),
        takes_over(Before::Healing),
        takes_over(Before::Removal(Place::leader(RED))),
        Question::First,
    ];
    let choices = [First::Healing, First::Damage].map(Choice::First);
    let reasons = [Reason::NotInHand, Reason::PromosAreGone, Reason::AlreadyShownInWave];
    for view in Viewer::all(2).map(|viewer| duel.view(viewer)) {
        let events = rare.iter().map(Saying::Event);
        let asked = questions.iter().map(Saying::Question).chain(choices.iter().map(Saying::Choice));
        for what in events.chain(asked).chain(reasons.iter().map(Saying::Reason)) {
            let phrase = duel.game().say(&view, what);
            battery::check_sentence::<PixelTactics>(&phrase);
            unread.remove(&*phrase.key);
        }
    }
}

#[test]
fn both_languages_have_the_same_messages() {
    battery::texts(PixelTactics::texts());
}

/// The ids of everything in the view, and those its documentation names.
fn ids_of(view: &View) -> BTreeSet<String> {
    let mut ids: BTreeSet<String> = ["promo-pile", "deck"].map(String::from).into();
    for color in ["blue", "red"] {
        ids.extend(["hand", "deck", "discard"].map(|pile| format!("{color}-{pile}")));
    }
    ids.extend([BLUE, RED].into_iter().flat_map(Place::all).map(Place::id));
    collect_ids(&serde_json::to_value(view).expect("a view is plain data"), &mut ids);
    ids
}

fn collect_ids(value: &serde_json::Value, ids: &mut BTreeSet<String>) {
    match value {
        serde_json::Value::Array(items) => items.iter().for_each(|item| collect_ids(item, ids)),
        serde_json::Value::Object(fields) => {
            ids.extend(fields.get("id").and_then(|id| id.as_str()).map(String::from));
            fields.values().for_each(|field| collect_ids(field, ids));
        }
        _ => {}
    }
}

fn ids_in(sketch: &Sketch) -> BTreeSet<String> {
    sketch.lines.iter().flatten().filter_map(|span| span.id.clone()).collect()
}

/// Every choice touches what the board shows, so that a terminal can mark it.
fn check_touches(duel: &Duel) {
    for asked in [BLUE, RED].into_iter().filter_map(|seat| duel.asked(seat)) {
        let shown = ids_in(&duel.game().sketch(&duel.view(Viewer::Seat(asked.seat)), Lang::EN));
        let ruled_out = duel.why_not(asked.seat).into_iter().map(|ruled_out| ruled_out.choice);
        for choice in asked.options.iter().cloned().chain(ruled_out) {
            let touches = duel.game().touches(&duel.view(Viewer::Seat(asked.seat)), &choice);
            assert!(touches.iter().all(|id| shown.contains(id)), "{choice:?} touches {touches:?}, shown: {shown:?}");
        }
    }
}

/// A sketch fits the terminal, truncates nothing, shows every position, and has all its texts.
fn check_sketch(duel: &Duel, viewer: Viewer) {
    let view = duel.view(viewer);
    for lang in Lang::all().iter().copied() {
        let sketch = duel.game().sketch(&view, lang);
        let text = sketch.to_string();
        assert!(!text.contains('⟨'), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
        let is_cut = |span: &&Span| span.width > 0 && span.text.chars().count() > span.width;
        assert_eq!(sketch.lines.iter().flatten().find(is_cut), None, "{text}");
        let shown = ids_in(&sketch);
        let has_leaders = view.sides.iter().all(|side| side.leader.is_some());
        let mut places = [BLUE, RED].into_iter().flat_map(Place::all);
        assert!(!has_leaders || places.all(|place| shown.contains(&place.id())), "{shown:?}");
        assert!(shown.is_subset(&ids_of(&view)), "{shown:?}");
    }
}

#[test]
fn choices_touch_and_the_board_shows_what_is_on_the_table() {
    for seed in 500..508 {
        println!("seed {seed}, {:?}", options(seed));
        let mut looks = 0;
        play(&mut begin(options(seed), seed), seed, |duel| {
            if looks % 4 == 0 {
                check_touches(duel);
                Viewer::all(2).for_each(|viewer| check_sketch(duel, viewer));
            }
            looks += 1;
        });
    }
}

/// PT-02: the other hand is hidden. Two tables that differ only in it are drawn the same, and only the number of cards
/// shows.
#[test]
fn the_board_hides_the_other_hand() {
    for seed in 40..44 {
        println!("seed {seed}");
        let mut dice = FastDice::new(seed);
        let mut looks = 0;
        play(&mut begin(options(seed), seed), seed, |duel| {
            looks += 1;
            for seat in [BLUE, RED].into_iter().filter(|_| looks % 5 == 0) {
                let game = duel.game();
                let other = game.imagine(duel.position(), seat, &mut dice);
                let drawn =
                    |position| game.sketch(&game.view(position, Viewer::Seat(seat)), Lang::of("de")).to_string();
                assert_eq!(drawn(duel.position()), drawn(&other));
            }
        });
    }
}

/// The line of the viewer's own hand names its cards, and the other side's line only counts them.
#[test]
fn the_viewers_hand_is_shown_by_name_and_the_other_by_number() {
    let duel = begin(Options::default(), 7);
    for seat in [BLUE, RED] {
        let text = duel.game().sketch(&duel.view(Viewer::Seat(seat)), Lang::EN).to_string();
        let view = duel.view(Viewer::Seat(seat));
        let side = &view.sides[seat.index()];
        assert_eq!(side.hand.len(), 5);
        let lines = side.hand.iter().map(|held| format!("• {} ⚔", held.card.printed.name.get(Lang::EN)));
        assert!(lines.clone().all(|line| text.contains(&line)), "{text}");
        assert_eq!(text.matches("hand 5").count(), 2, "{text}");
        assert_eq!(text.lines().filter(|line| line.starts_with("• ")).count(), 5, "{text}");
    }
    let text = duel.game().sketch(&duel.view(Viewer::Spectator), Lang::EN).to_string();
    assert!(!text.lines().any(|line| line.starts_with("• ") && line.contains('⚔')), "{text}");
}

/// PT-06, PT-44: columns face each other, so the players see the same column on opposite sides.
#[test]
fn left_and_right_are_as_the_reader_sees_them() {
    let duel = begin(Options::default(), 0);
    let event = Event::Cleared { card: CardId(10), at: Place::new(BLUE, Row::Front, Column::Left) };
    let say = |viewer, lang| say_event(&duel, viewer, lang, &event);
    assert_eq!(say(Viewer::Seat(BLUE), Lang::of("de")), "Eine Leiche wird entfernt: Ritter (deine Front links).");
    assert_eq!(say(Viewer::Seat(RED), Lang::of("de")), "Eine Leiche wird entfernt: Ritter (gegnerische Front rechts).");
    assert_eq!(say(Viewer::Spectator, Lang::of("de")), "Eine Leiche wird entfernt: Ritter (blaue Front links).");
    assert_eq!(say(Viewer::Seat(RED), Lang::EN), "A corpse is cleared: Knight (enemy front right).");
}

/// PT-50: a hit is shown part by part.
#[test]
fn a_hit_names_the_parts_of_its_sum() {
    let duel = begin(Options::default(), 0);
    let card = |key: &str| Content::built_in().find(key).expect("the card is there");
    let hit = |attack: Vec<Part>, less: Vec<Part>, damage| {
        let place = |seat| Place::new(seat, Row::Front, Column::Middle);
        let [by, at] = [BLUE, RED].map(|seat| Piece { place: place(seat), card: Some(card("witch")) });
        let life = Change::new(at.place.id(), Tally::Life, 9, 9 - i32::from(damage));
        Event::Hit { sum: HitSum { attack, less, by: by.place.seat() }, by, at, damage, life }
    };
    let part = |value, from| Part { value, from };
    let printed = part(3, PartOf::Printed);
    let strengths = vec![printed, part(2, PartOf::Hero(card("fighter"))), part(3, PartOf::Hero(card("dragon-mage")))];
    let say = |lang, event| say_event(&duel, Viewer::Seat(BLUE), lang, &event);
    let text = say(Lang::of("de"), hit(strengths.clone(), vec![part(1, PartOf::Leader(card("cadenza")))], 7));
    assert!(text.ends_with(": 3 + 2 (Krieger) + 3 (Drachenmagier) − 1 (Cadenza) = 7 Schaden."), "{text}");
    let text = say(Lang::EN, hit(strengths, Vec::new(), 8));
    assert!(text.ends_with(": 3 + 2 (Fighter) + 3 (Dragon Mage) = 8 damage."), "{text}");
    let text = say(Lang::of("de"), hit(vec![printed], Vec::new(), 3));
    assert!(text.ends_with(": 3 Schaden."), "{text}");
}

/// PT-43: the mascots' leader has its faction's name.
#[test]
fn the_leader_of_the_mascots_is_juto_in_blue_and_borneo_in_red() {
    let duel = begin(Options::default(), 0);
    let card = Content::built_in().find("mascot").expect("the mascot is there");
    let say = |seat| say_event(&duel, Viewer::Seat(BLUE), Lang::of("de"), &Event::LeaderKilled { seat, card });
    assert_eq!(say(BLUE), "Juto (dein Anführer) stirbt!");
    assert_eq!(say(RED), "Borneo (gegnerischer Anführer) stirbt!");
}

/// A sentence about an attack is right for each kind, with and without a target.
#[test]
fn each_kind_of_attack_has_its_sentence() {
    let duel = begin(Options::default(), 0);
    let card = Content::built_in().find("witch").expect("the witch is there");
    let [by, at] = [BLUE, RED].map(|seat| Piece { place: Place::new(seat, Row::Rear, Column::Left), card: Some(card) });
    let say = |how, at, hits_all| {
        let event = Event::AttackBegan { by, how, at, hits_all };
        say_event(&duel, Viewer::Seat(BLUE), Lang::EN, &event)
    };
    let place = "Witch (enemy rear left)";
    assert_eq!(say(How::Melee, Some(at), false), format!("Witch (your rear left) attacks in melee: {place}."));
    assert_eq!(say(How::Ranged, Some(at), false), format!("Witch (your rear left) makes a ranged attack: {place}."));
    assert_eq!(say(How::Melee, None, true), "Witch (your rear left) attacks all melee-capable enemies.");
    let picked = "Witch (your rear left) attacks in melee; the defender picks the target.";
    assert_eq!(say(How::Melee, None, false), picked);
}

/// The whole log is put into words again when a player returns, and names the cards that were there at the time.
#[test]
fn an_event_keeps_its_names_when_the_cards_have_gone() {
    let duel = begin(Options::default(), 0);
    let card = Content::built_in().find("knight");
    let at = Piece { place: Place::new(RED, Row::Front, Column::Left), card };
    let say = |event| say_event(&duel, Viewer::Seat(RED), Lang::EN, &event);
    let life = Change::new(at.place.id(), Tally::Life, 5, 3);
    let damaged = Event::Damaged { by: None, at, damage: 2, life: life.clone() };
    assert_eq!(say(damaged), "Knight (your front right) takes 2 damage.");
    let healed = Event::Healed { by: None, at: Piece { card: None, ..at }, healed: 2, life };
    assert_eq!(say(healed), "Your front right heals 2 damage.");
}
