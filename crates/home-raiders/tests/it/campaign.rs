//! Das Haus erobern: the campaign from its first battle to the owner of the house, with real matches.

use std::sync::Arc;

use home_raiders::campaign::{Campaign, Side};
use home_raiders::content::{Content, ContentFile};
use home_raiders::{HomeRaiders, Level, MissionRule, Options};
use table::{Game, Lang, Match, Phrase, Rolls, Seat, Spoken};

const ROOMS: [&str; 5] = ["study", "living-room", "childrens-room", "kitchen", "bathroom"];

fn side(name: &str, faction: &str) -> Side {
    Side { name: name.into(), faction: faction.into(), team: None }
}

fn begin(sides: Vec<Side>) -> Result<Campaign, Phrase> {
    Campaign::begin(Content::built_in(), "flat", sides, 6, Level::Complex)
}

fn anna_and_ben() -> Campaign {
    begin(vec![side("Anna", "gremlins"), side("Ben", "fae-folk")]).expect("both factions are built in")
}

fn start(options: Options) -> Match<HomeRaiders> {
    let content = Arc::new(Content::built_in().clone());
    let game = HomeRaiders::set_up(content, options).expect("these options are possible");
    Match::new(Arc::new(game), Rolls::Seeded(7))
}

/// A match that a seat wins because the other resigns.
fn won_by(winner: Seat, options: Options) -> Match<HomeRaiders> {
    let mut played = start(options);
    played.resign(winner.other()).expect("it is not over yet");
    played
}

/// Neither side works towards the mission: both always take the first option, and the mission needs more.
fn drawn(options: Options) -> Match<HomeRaiders> {
    let draw = |seed| {
        let content = Arc::new(Content::built_in().clone());
        let options = Options { mission: MissionRule::ControlPortal, ..options.clone() };
        let game = HomeRaiders::set_up(content, options).expect("these options are possible");
        let mut played = Match::new(Arc::new(game), Rolls::Seeded(seed));
        while let Some(seat) = [Seat(0), Seat(1)].into_iter().find(|seat| played.asked(*seat).is_some()) {
            played.choose(seat, 0).expect("what is offered is accepted");
        }
        played
    };
    let drawn = |played: &Match<HomeRaiders>| played.outcome().is_some_and(|outcome| outcome.winners.is_empty());
    (1..20).map(draw).find(drawn).expect("one of these battles ends without a winner")
}

fn fight(campaign: &mut Campaign, room: &str, winner: Seat) {
    let options = campaign.options(Content::built_in(), room, None).expect("the room is open");
    campaign.record(room, None, &won_by(winner, options)).unwrap_or_else(|phrase| panic!("{}", say(&phrase)));
}

/// The fault in English; asserts that there is a German sentence as well.
fn say(phrase: &Phrase) -> String {
    let [de, en] = [Lang::of("de"), Lang::EN].map(|lang| HomeRaiders::texts().say(lang, phrase));
    assert!(!de.contains(&*phrase.key) && !en.contains(&*phrase.key), "{de} {en}");
    en
}

#[track_caller]
fn refused<T: std::fmt::Debug>(done: Result<T, Phrase>, expected: &str) {
    let said = say(&done.expect_err("this is refused"));
    assert!(said.contains(expected), "{said}");
}

/// HR-80, HR-92: a flat with five rooms has all five areas, and every room a door.
#[test]
fn every_room_has_its_own_battle_area() {
    let campaign = anna_and_ben();
    for room in ROOMS {
        let options = campaign.options(Content::built_in(), room, None).expect("the room is open");
        assert_eq!(Some(&options.area), campaign.house.room(room).map(|room| &room.area));
        assert!(campaign.house.neighbours(room).count() > 0, "{room}");
    }
    let mut areas: Vec<&str> = campaign.house.rooms.iter().map(|room| room.area.as_str()).collect();
    areas.sort_unstable();
    assert_eq!(areas, ["bathroom", "childrens-room", "desk", "kitchen-table", "shelf"]);
}

/// HR-80: the winner marks the room, and after a battle in every room the side with most rooms owns the house.
#[test]
fn the_winner_of_most_rooms_owns_the_house() {
    let mut campaign = anna_and_ben();
    for (room, winner) in ROOMS.into_iter().zip([0, 1, 1, 0, 1]) {
        assert_eq!((campaign.is_over(), campaign.owner()), (false, None));
        fight(&mut campaign, room, Seat(winner));
        campaign = Campaign::read(&campaign.write()).unwrap_or_else(|phrase| panic!("{}", say(&phrase)));
        let holder = campaign.holder(room).map(|side| side.name.as_str());
        assert_eq!(holder, Some(["Anna", "Ben"][usize::from(winner)]));
    }
    let standing: Vec<(&str, usize)> = campaign.standing().iter().map(|(side, n)| (side.name.as_str(), *n)).collect();
    assert_eq!(standing, [("Ben", 3), ("Anna", 2)]);
    assert_eq!(campaign.owner().map(|side| side.name.as_str()), Some("Ben"));
}

/// HR-80: a room that has been won is not fought for again.
#[test]
fn a_room_is_won_once() {
    let mut campaign = anna_and_ben();
    let options = campaign.options(Content::built_in(), "study", None).expect("the room is open");
    fight(&mut campaign, "study", Seat(0));
    refused(campaign.options(Content::built_in(), "study", None), "Study is won already, by Anna");
    refused(campaign.record("study", None, &won_by(Seat(1), options)), "Study is won already, by Anna");
    refused(campaign.options(Content::built_in(), "cellar", None), "no room “cellar”");
}

/// HR-80: a draw marks no side, and the room can be fought for again; the same match does not count twice.
#[test]
fn a_draw_marks_no_side() {
    let mut campaign = anna_and_ben();
    let options = campaign.options(Content::built_in(), "kitchen", None).expect("the room is open");
    let played = drawn(options);
    assert_eq!(campaign.record("kitchen", None, &played).map(|fought| fought.winner.clone()), Ok(None));
    assert_eq!(campaign.holder("kitchen"), None);
    refused(campaign.record("kitchen", None, &played), "recorded already: Kitchen");
    fight(&mut campaign, "kitchen", Seat(1));
    assert_eq!(campaign.holder("kitchen").map(|side| side.name.as_str()), Some("Ben"));
}

/// HR-80: only a finished match in the room's own area, with the sides' factions, counts.
#[test]
fn only_the_right_match_marks_a_room() {
    let mut campaign = anna_and_ben();
    let options = campaign.options(Content::built_in(), "study", None).expect("the room is open");
    let mut record = |room: &str, played: &Match<HomeRaiders>| campaign.record(room, None, played).cloned();
    let with = |change: fn(&mut Options)| {
        let mut options = options.clone();
        change(&mut options);
        won_by(Seat(0), options)
    };
    refused(record("study", &start(options.clone())), "not over");
    refused(record("kitchen", &with(|_| ())), "“kitchen-table”; this match was in “desk”");
    refused(record("study", &with(|it| it.factions[0] = "scroungers".into())), "lead “scroungers” (seat 0)");
    refused(record("study", &with(|it| it.stars = 12)), "agreed on with 12");
    refused(record("study", &with(|it| it.level = Level::Simple)), "complex rules");
    let played = won_by(Seat(0), options.clone());
    let game = played.game().clone();
    let mut middle = Match::from_position(game, Rolls::Seeded(1), start(options).position().clone()).expect("possible");
    middle.resign(Seat(0)).expect("it is not over yet");
    refused(record("study", &middle), "began in the middle");
    assert_eq!(record("study", &played).map(|fought| fought.winner), Ok(Some("Anna".into())));
}

/// HR-80: sides may change seats, and more than two may fight for a house.
#[test]
fn factions_tell_which_side_had_which_seat() {
    let sides = vec![side("Anna", "gremlins"), side("Ben", "fae-folk"), side("Cleo", "gremlins")];
    let mut campaign = begin(sides).expect("two sides may have the same faction");
    refused(campaign.options(Content::built_in(), "study", None), "Anna, Ben, Cleo");
    let pair = ["Ben".to_string(), "Cleo".to_string()];
    let options = campaign.options(Content::built_in(), "study", Some(&pair)).expect("the room is open");
    assert_eq!(options.factions, ["fae-folk", "gremlins"]);
    let played = won_by(Seat(1), options);
    refused(campaign.record("study", None, &played), "which two sides");
    assert!(campaign.record("study", Some(&pair), &played).is_ok());
    assert_eq!(campaign.holder("study").map(|side| side.name.as_str()), Some("Cleo"));

    let mut two = anna_and_ben();
    let swapped = ["Ben".to_string(), "Anna".to_string()];
    let options = two.options(Content::built_in(), "study", Some(&swapped)).expect("the room is open");
    assert!(two.record("study", None, &won_by(Seat(0), options)).is_ok());
    assert_eq!(two.holder("study").map(|side| side.name.as_str()), Some("Ben"));
}

/// HR-80: if two sides hold equally many rooms, the house has no owner.
#[test]
fn a_house_held_equally_has_no_owner() {
    let rooms = TWO_ROOMS.replace("HOUSE", "hut");
    let content = Content::with_files(&[ContentFile::new("houses/hut.toml", rooms)]).expect("the house is good");
    let sides = vec![side("Anna", "gremlins"), side("Ben", "fae-folk")];
    let mut campaign = Campaign::begin(&content, "hut", sides, 6, Level::Complex).expect("this is possible");
    for (room, winner) in [("one", Seat(0)), ("two", Seat(1))] {
        fight(&mut campaign, room, winner);
    }
    assert_eq!((campaign.is_over(), campaign.owner()), (true, None));
}

/// HR-80: a side that names its team uses it in every battle.
#[test]
fn a_side_leads_its_own_team() {
    let with_team = |team: &str| Side { team: Some(team.into()), ..side("Anna", "gremlins") };
    let ben = || Side { team: Some("fae-starter".into()), ..side("Ben", "fae-folk") };
    refused(begin(vec![with_team("gremlins-large"), ben()]), "at most 6");
    refused(begin(vec![with_team("nobody"), ben()]), "no ready-made team “nobody”");
    let mut campaign = begin(vec![with_team("gremlins-starter"), ben()]).expect("both teams have 6 stars");
    let options = campaign.options(Content::built_in(), "study", None).expect("the room is open");
    let mut played = start(options.clone());
    let seat = [Seat(0), Seat(1)].into_iter().find(|seat| played.asked(*seat).is_some()).expect("a seat is asked");
    played.choose(seat, 0).expect("what is offered is accepted");
    played.resign(Seat(1)).expect("it is not over yet");
    campaign.sides[0].team = Some("gremlins-large".into());
    refused(campaign.clone().record("study", None, &played), "leads the team “gremlins-large”");
    campaign.sides[0].team = Some("gremlins-starter".into());
    assert!(campaign.record("study", None, &played).is_ok());
}

/// HR-80: sides must have distinct names.
#[test]
fn sides_are_checked() {
    refused(begin(vec![side("Anna", "gremlins")]), "2 to 8 sides");
    refused(begin(vec![side("Anna", "gremlins"), side("Anna", "fae-folk")]), "two sides called “Anna”");
    refused(begin(vec![side("A,B", "gremlins"), side("Ben", "fae-folk")]), "“A,B” is not a name");
    refused(begin(vec![side("Anna", "goblins"), side("Ben", "fae-folk")]), "no faction “goblins”");
    let sides = vec![side("Anna", "gremlins"), side("Ben", "fae-folk")];
    refused(Campaign::begin(Content::built_in(), "castle", sides, 6, Level::Simple), "no house “castle”");
}

/// HR-80: a file that is not a campaign is refused with its fault.
#[test]
fn a_broken_file_says_what_is_wrong() {
    let mut campaign = anna_and_ben();
    fight(&mut campaign, "study", Seat(0));
    let written = campaign.write();
    let read = |from: &str, to: &str| {
        assert!(written.contains(from), "{from}");
        Campaign::read(&written.replacen(from, to, 1))
    };
    refused(Campaign::read("[]"), "not a campaign");
    refused(read("\"format\": 1", "\"format\": 2"), "format 2; this program reads format 1");
    refused(read("\"stars\"", "\"moons\""), "`moons` is not known here");
    refused(read("\"room\": \"study\"", "\"room\": \"attic\""), "no room “attic”");
    refused(read("\"winner\": \"Anna\"", "\"winner\": \"Cleo\""), "“Cleo” has won");
    refused(read("\"key\": \"kitchen\"", "\"key\": \"study\""), "room `study`, field `key`");
    let twice = Campaign { battles: [campaign.battles.clone(), campaign.battles.clone()].concat(), ..campaign };
    refused(Campaign::read(&twice.write()), "Study is won already");
}

const TWO_ROOMS: &str = r#"
key = "HOUSE"
name = { de = "Hütte", en = "Hut" }
source = "house"
doors = [["one", "two"]]

[[room]]
key = "one"
name = { de = "Vorne", en = "Front" }
area = "desk"
at = [0, 0]

[[room]]
key = "two"
name = { de = "Hinten", en = "Back" }
area = "shelf"
at = [0, 1]
"#;

/// HR-80: faults of custom houses are reported with file, line, entry and field.
#[test]
fn faults_of_houses_name_file_entry_and_field() {
    let check = |from: &str, to: &str, expected: &str| {
        let files = [ContentFile::new("houses/mine.toml", TWO_ROOMS.replace("HOUSE", "hut").replace(from, to))];
        assert_eq!(Content::with_files(&files).expect_err("something is wrong").to_string(), expected);
    };
    check(
        "\"desk\"",
        "\"lawn\"",
        "houses/mine.toml:10: room `one`, field `area`: there is no area `lawn`. Known: `desk`, \
         `kitchen-table`, `bathroom`, `shelf`, `childrens-room`",
    );
    check(
        "[0, 1]",
        "[0, 0]",
        "houses/mine.toml:17: room `two`, field `at`: the room `one` is there already\nhouses/mine.toml:5: house `hut`, field `doors`: `one` and `two` do not lie side by side",
    );
    check(
        "[0, 1]",
        "[1, 1]",
        "houses/mine.toml:5: house `hut`, field `doors`: `one` and `two` do not lie side by side",
    );
    check(
        "\"two\"]]",
        "\"six\"]]",
        "houses/mine.toml:5: house `hut`, field `doors`: there is no room `six` in this house",
    );
    let content = Content::with_files(&[ContentFile::new("houses/hut.toml", TWO_ROOMS.replace("HOUSE", "hut"))]);
    let content = content.expect("the house is good");
    assert_eq!(content.houses.len(), 2);
    assert_eq!(content.digest(), Content::built_in().digest(), "a house changes no match");
}
