//! Everything the game says and draws, in both languages and for every viewer.

use std::collections::BTreeSet;
use std::sync::Arc;

use arrayvec::ArrayVec;

use crate::field::{FRONT, Field};
use pocket_battles::army::{ArmyList, Fault};
use pocket_battles::asked::{
    AssignWound, BloodLust, Chance, Choice, Deploy, GiveUp, Muster, Order, React, Redeploy, Reroll, Sacrifice, Support,
    TakeMarker, Target,
};
use pocket_battles::battle::{TroopId, UnitId};
use pocket_battles::battlefield::{Sector, Segment};
use pocket_battles::content::{Content, TileId, Trait};
use pocket_battles::reasons::Reason;
use pocket_battles::told::{DicePart, Event};
use pocket_battles::view::View;
use pocket_battles::{Options, PocketBattles};
use table::{
    Addend as _, Change, Declared, Dice, Faces, FastDice, Game, Keyword as _, Lang, Match, Outcome, Parts, Phrase,
    Rolls, Saying, Scene, Seat, Sketch, Spoken, Tally, Term as _, Viewer, battery,
};

type Battle = Match<PocketBattles>;

fn options(size: u16, armies: [&str; 2]) -> Options {
    Options { size, armies: armies.map(String::from), ..Options::default() }
}

fn set_up(size: u16, armies: [&str; 2]) -> PocketBattles {
    let content = Arc::new(Content::built_in().clone());
    PocketBattles::set_up(content, options(size, armies)).expect("these armies and this size are possible")
}

fn begin(size: u16, armies: [&str; 2], seed: u64) -> Battle {
    Match::new(Arc::new(set_up(size, armies)), Rolls::Seeded(seed))
}

/// Lets all players choose at random, and checks the table before each choice and at the end.
fn play(battle: &mut Battle, seed: u64, mut look: impl FnMut(&Battle)) {
    let mut dice = FastDice::new(seed);
    while battle.outcome().is_none() {
        look(battle);
        choose_at_random(battle, &mut dice);
    }
    look(battle);
}

fn choose_at_random(battle: &mut Battle, dice: &mut FastDice) {
    let seat = [Seat(0), Seat(1)].into_iter().find(|seat| battle.asked(*seat).is_some()).expect("a seat is asked");
    let options = battle.asked(seat).expect("this seat is asked").options.len();
    battle.choose(seat, dice.roll(options as u32) as usize - 1).expect("it was offered");
}

fn sentence(lang: Lang, phrase: &Phrase) -> String {
    PocketBattles::texts().say(lang, phrase)
}

fn say(battle: &Battle, viewer: Viewer, lang: Lang, what: Saying<'_, PocketBattles>) -> String {
    sentence(lang, &battle.game().say(&battle.view(viewer), what))
}

fn ids_in(sketch: &Sketch) -> BTreeSet<String> {
    sketch.lines.iter().flatten().filter_map(|span| span.id.clone()).collect()
}

/// The ids of everything in the view, and of the segments and zones of the battlefield.
fn ids_of(view: &View) -> BTreeSet<String> {
    let mut ids: BTreeSet<String> = Sector::ALL.map(|sector| format!("engagement-{}", sector.name())).into();
    ids.extend([Seat(0), Seat(1)].into_iter().flat_map(|seat| Segment::ALL.map(|segment| segment.id(seat))));
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

/// The messages of a language whose keys begin with one of these words.
fn keys(texts: &str, beginnings: &[&str]) -> BTreeSet<String> {
    let keys = texts.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    keys.filter(|key| beginnings.iter().any(|beginning| key.starts_with(beginning))).map(String::from).collect()
}

/// Puts everything at a table into words, with events from a number on, and collects the keys of the phrases.
fn read_out(battle: &Battle, events: usize, said: &mut BTreeSet<String>) {
    let game = battle.game();
    let mut check = |view: &View, what: Saying<'_, PocketBattles>| {
        let phrase = game.say(view, what);
        battery::check_sentence::<PocketBattles>(&phrase);
        said.insert(phrase.key.into_owned());
    };
    for viewer in Viewer::all(2) {
        let view = battle.view(viewer);
        battle.told(viewer).skip(events).for_each(|event| check(&view, Saying::Event(event)));
        battle.outcome().into_iter().for_each(|outcome| check(&view, Saying::Outcome(outcome)));
    }
    for asked in [Seat(0), Seat(1)].into_iter().filter_map(|seat| battle.asked(seat)) {
        let view = battle.view(Viewer::Seat(asked.seat));
        check(&view, Saying::Question(&asked.question));
        if asked.open {
            check(&view, Saying::Choice(&Muster::Own(ArmyList { units: vec![vec![TileId(0)]] }).into()));
        }
        asked.options.iter().for_each(|choice| check(&view, Saying::Choice(choice)));
        for ruled_out in battle.why_not(asked.seat) {
            check(&view, Saying::Choice(&ruled_out.choice));
            check(&view, Saying::Reason(&ruled_out.reason));
        }
    }
}

/// Every choice, offered or ruled out, touches only what is on the table.
fn check_touches(battle: &Battle) {
    for asked in [Seat(0), Seat(1)].into_iter().filter_map(|seat| battle.asked(seat)) {
        let ids = ids_of(&battle.view(Viewer::Seat(asked.seat)));
        let ruled_out = battle.why_not(asked.seat).into_iter().map(|ruled_out| ruled_out.choice);
        for choice in asked.options.iter().cloned().chain(ruled_out) {
            let touches = battle.game().touches(&battle.view(Viewer::Seat(asked.seat)), &choice);
            assert!(touches.iter().all(|id| ids.contains(id)), "{choice:?} touches {touches:?}");
        }
    }
}

/// A sketch fits the terminal, shows every living unit and every segment, and has all its texts.
fn check_sketch(battle: &Battle, viewer: Viewer) {
    let view = battle.view(viewer);
    for lang in Lang::all().iter().copied() {
        let sketch = battle.game().sketch(&view, lang);
        let text = sketch.to_string();
        assert!(!text.contains('⟨'), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
        let cut = sketch.lines.iter().flatten().find(|span| span.width > 0 && span.text.chars().count() > span.width);
        assert_eq!(cut, None, "{text}");
        let shown = ids_in(&sketch);
        let viewer = view.viewer.unwrap_or(Seat(0));
        if view.sides[viewer.index()].box_of_troops.is_empty() {
            assert!(Segment::ALL.iter().all(|segment| shown.contains(&segment.id(viewer))), "{shown:?}");
            let living = view.sides.iter().flat_map(|side| &side.units);
            for unit in living.filter(|unit| unit.troops.iter().any(|troop| !troop.is_lost)) {
                assert!(shown.contains(unit.id.as_str()), "{unit:?}");
            }
        }
        assert!(shown.is_subset(&ids_of(&view)), "{shown:?}");
    }
}

const PAIRS: [[&str; 2]; 6] = [
    ["orcs", "elves"],
    ["celts", "romans"],
    ["macedonians", "persians"],
    ["elves", "romans"],
    ["persians", "orcs"],
    ["celts", "celts"],
];

/// Random games between all armies: everything asked, offered, told or ruled out has a sentence in both languages.
///
/// Some things are rare, so it plays until all questions, choices and events have been read.
#[test]
fn everything_can_be_said_in_both_languages() {
    let mut unread = keys(include_str!("../../texts/de.ftl"), &["question-", "choice-", "event-"]);
    read_rare_events(&mut unread);
    for seed in 0..FEWEST_GAMES {
        read_a_game(seed, &mut unread);
    }
    for seed in FEWEST_GAMES..MAX_GAMES {
        if !unread.is_empty() {
            read_a_game(seed, &mut unread);
        }
    }
    assert_eq!(unread, BTreeSet::new(), "in {MAX_GAMES} games");
}

const FEWEST_GAMES: u64 = 18;
const MAX_GAMES: u64 = 200;

/// Events that hardly ever happen in random games.
fn read_rare_events(unread: &mut BTreeSet<String>) {
    let battle = small_battle();
    let (unit, troop) = (UnitId::new(Seat(1), 0), TroopId::new(Seat(0), TileId(5)));
    let rare = [
        Event::StruckNotBack { unit },
        Event::Disbanded { seat: Seat(1) },
        Event::Sacrificed { troop, wounds: 2 },
        Event::Overran { unit },
        Event::Healed { by: unit, troop, wounds: Change::new(troop.id(), Tally::Wounds, 1, 0) },
    ];
    for view in Viewer::all(2).map(|viewer| battle.view(viewer)) {
        for event in &rare {
            let phrase = battle.game().say(&view, Saying::Event(event));
            battery::check_sentence::<PocketBattles>(&phrase);
            unread.remove(&*phrase.key);
        }
    }
}

fn read_a_game(seed: u64, unread: &mut BTreeSet<String>) {
    let armies = PAIRS[seed as usize % PAIRS.len()];
    let size = [120, 80, 30][seed as usize / PAIRS.len() % 3];
    println!("{armies:?}, size {size}, seed {seed}");
    let mut battle = begin(size, armies, seed);
    let (mut events, mut said) = (0, BTreeSet::new());
    play(&mut battle, seed, |battle| {
        read_out(battle, events, &mut said);
        events = battle.told_to_all().len();
    });
    unread.retain(|key| !said.contains(key));
}

#[test]
fn both_languages_have_the_same_messages() {
    battery::texts(PocketBattles::texts());
}

#[test]
fn choices_touch_and_sketches_show_what_is_on_the_table() {
    for (pair, armies) in PAIRS.into_iter().enumerate() {
        for size in [50, 120] {
            let seed = 7000 * pair as u64 + u64::from(size);
            println!("{armies:?}, size {size}, seed {seed}");
            let mut looks = 0;
            play(&mut begin(size, armies, seed), seed, |battle| {
                check_touches(battle);
                if looks % 5 == 0 {
                    Viewer::all(2).for_each(|viewer| check_sketch(battle, viewer));
                }
                looks += 1;
            });
        }
    }
}

/// PB-08: only the top tile of a closed stack is shown, in a sketch and in what is told.
#[test]
fn a_closed_stack_shows_nothing_but_its_top_tile() {
    for seed in 0..8 {
        println!("seed {seed}");
        play(&mut begin(100, ["orcs", "elves"], seed), seed, |battle| {
            for viewer in Viewer::all(2).filter(|_| !battle.position().stacks_are_open) {
                let seats = [Seat(0), Seat(1)].into_iter().filter(|seat| !viewer.is(*seat));
                seats.for_each(|seat| check_closed_stacks(battle, viewer, seat));
            }
        });
    }
}

fn check_closed_stacks(battle: &Battle, viewer: Viewer, seat: Seat) {
    let game = battle.game();
    let units = || battle.position().units(seat).map(|unit| &battle.position()[unit]);
    let name = |tile| &game.army(seat).troop(tile).name;
    let tops: BTreeSet<_> = units().map(|unit| name(unit.top)).collect();
    let own: BTreeSet<_> = game.army(seat.other()).troops.iter().map(|troop| &troop.name).collect();
    let hidden = units().flat_map(|unit| (0..32).map(TileId).filter(|tile| unit.enlisted & 1 << tile.0 != 0));
    let hidden: Vec<_> = hidden.filter(|tile| !tops.contains(name(*tile)) && !own.contains(name(*tile))).collect();
    for lang in Lang::all().iter().copied() {
        let told = battle.told(viewer).map(|event| say(battle, viewer, lang, Saying::Event(event)));
        let text = told.chain([game.sketch(&battle.view(viewer), lang).to_string()]).collect::<Vec<_>>().join("\n");
        let shown: BTreeSet<&str> = text.split(['\n', '│', '▲', '▼', '„', '“', '”', ',', '?']).map(str::trim).collect();
        for tile in &hidden {
            assert!(!shown.contains(name(*tile).get(lang)), "{viewer:?} sees {:?}:\n{text}", name(*tile));
        }
    }
}

#[test]
fn every_reason_is_a_sentence() {
    let faults = [
        Fault::Size { size: 55 },
        Fault::EmptyArmy,
        Fault::EmptyUnit { unit: 0 },
        Fault::UnknownTile { unit: 0, tile: TileId(31) },
        Fault::TileTwice { unit: 0, tile: TileId(3) },
        Fault::TooManyTroops { unit: 0, troops: 4, formation: 3 },
        Fault::TwoAuxiliaries { unit: 0 },
        Fault::NoLife { unit: 0 },
        Fault::TooManyPoints { points: 61, size: 60 },
    ];
    let reasons = [
        Reason::NoReadyArmy,
        Reason::TooFewMarkers { cost: 2, ready: 1 },
        Reason::RedeployedThisTurn,
        Reason::EngagedUnitsStay,
        Reason::TooSlow,
        Reason::NotInTheFront,
        Reason::NotInTheFrontToShoot,
        Reason::NotInContactSinceTheTurnBegan,
        Reason::NoEngagementDice,
        Reason::NoShootingDice,
        Reason::NobodyToAttack,
        Reason::OutOfReach,
        Reason::NotInTheFirstTurn,
        Reason::NoMarkersLeft,
        Reason::NobodyToControl,
        Reason::NobodyNeedsADoubleOrder,
        Reason::TakesNoOtherDice,
        Reason::OverwhelmsAlready,
        Reason::NobodyToStormOnTo,
        Reason::CanDestroyNobody,
    ];
    let battle = begin(60, ["orcs", "elves"], 0);
    let view = battle.view(Viewer::Seat(Seat(0)));
    let phrases = faults.into_iter().map(Reason::Army).chain(reasons);
    let phrases: Vec<Phrase> = phrases.map(|reason| battle.game().say(&view, Saying::Reason(&reason))).collect();
    for phrase in &phrases {
        battery::check_sentence::<PocketBattles>(phrase);
        assert!(Lang::all().iter().all(|lang| sentence(*lang, phrase).ends_with('.')), "{phrase:?}");
    }
    let said: BTreeSet<String> = phrases.into_iter().map(|phrase| phrase.key.into_owned()).collect();
    let mut declared = Declared::default();
    Reason::declare(&mut declared);
    assert_eq!(said, declared.messages.into_keys().map(String::from).collect());
}

#[test]
fn every_trait_has_a_name_and_an_explanation() {
    let numbered = [Trait::Engagement(2), Trait::Shooting(1), Trait::Wounds(1)];
    for one in Trait::KEYWORDS.iter().chain(&numbered) {
        battery::check_sentence::<PocketBattles>(&one.phrase());
        battery::check_sentence::<PocketBattles>(&Phrase::new(format!("trait-{}-text", one.word())));
    }
    let say = |lang, one: Trait| sentence(lang, &one.phrase());
    assert_eq!(say(Lang::of("de"), Trait::Engagement(2)), "+2 Gefecht");
    assert_eq!(
        [say(Lang::of("de"), Trait::Wounds(1)), say(Lang::of("de"), Trait::Wounds(2))],
        ["+1 Wunde", "+2 Wunden"]
    );
    assert_eq!(say(Lang::EN, Trait::FirstStrike), "First Strike");
}

/// The facts have the names and explanations of a tile's traits, for a client that draws it.
#[test]
fn traits_are_printed_in_words() {
    let armies = &Content::built_in().armies;
    let chariot = armies.iter().flat_map(|army| army.printed.iter()).find(|printed| printed.key == "chariot");
    let said = &chariot.expect("the Orcs have one").said;
    let names: Vec<&str> = said.iter().map(|one| one.name.get(Lang::EN)).collect();
    assert_eq!(names, ["+1 Engagement", "Impetus", "Overwhelming"]);
    assert!(said.iter().all(|one| one.text.get(Lang::EN).ends_with('.')), "{said:?}");
}

#[test]
fn the_game_introduces_itself() {
    ["game-name", "game-about"].into_iter().for_each(|key| battery::check_sentence::<PocketBattles>(&Phrase::new(key)));
}

#[test]
fn every_roll_and_every_outcome_can_be_said() {
    let mut battle = begin(60, ["orcs", "orcs"], 3);
    let mut dice = FastDice::new(3);
    let (unit, foe) = (UnitId::new(Seat(0), 0), UnitId::new(Seat(1), 0));
    for _ in 0..3 {
        for view in Viewer::all(2).map(|viewer| battle.view(viewer)) {
            let chances = [Seat(0), Seat(1)].map(|seat| [Chance::RandomArmy { seat }, Chance::PlayerA { seat }]);
            let rolls = [Chance::Engagement { unit }, Chance::Shooting { unit: foe }, Chance::Reroll { unit }];
            for chance in chances.into_iter().flatten().chain(rolls) {
                battery::check_sentence::<PocketBattles>(&battle.game().say(&view, Saying::Chance(chance)));
            }
            for key in keys(include_str!("../../texts/de.ftl"), &["outcome-"]) {
                battery::check_sentence::<PocketBattles>(&Phrase::new(key.clone()));
                let outcome = Outcome::won_by(Seat(1), key.leak());
                battery::check_sentence::<PocketBattles>(&battle.game().say(&view, Saying::Outcome(&outcome)));
            }
        }
        choose_at_random(&mut battle, &mut dice);
    }
    battle.resign(Seat(0)).expect("the battle goes on");
    let outcome = battle.outcome().expect("a seat has resigned");
    let says = |seat, lang| say(&battle, Viewer::Seat(Seat(seat)), lang, Saying::Outcome(outcome));
    assert_eq!(says(1, Lang::of("de")), "Du gewinnst. Die unterlegene Seite hat aufgegeben.");
    assert_eq!(says(0, Lang::EN), "Your opponent wins. The losing side has resigned.");
}

/// Impossible options say what is possible.
#[test]
fn impossible_options_are_explained() {
    let refused = |options| {
        let content = Arc::new(Content::built_in().clone());
        sentence(Lang::EN, &PocketBattles::set_up(content, options).expect_err("this is not possible"))
    };
    let known = "orcs, elves, celts, romans, macedonians, persians";
    let unknown = format!("There is no army “dwarves”. You can choose from: {known}.");
    assert_eq!(refused(options(60, ["orcs", "dwarves"])), unknown);
    let size = "The size has to be a multiple of 10 from 30 to 120, not 65.";
    assert_eq!(refused(options(65, ["orcs", "elves"])), size);
}

#[test]
fn a_choice_touches_pieces_and_places_in_the_order_of_pointing() {
    let (unit, foe) = (UnitId::new(Seat(0), 2), UnitId::new(Seat(1), 1));
    let (front, rear) = (Segment::Front(Sector::West), Segment::Rear(Sector::East));
    let troop = TroopId::new(Seat(1), TileId(4));
    let cases: [(Choice, &[&str]); 32] = [
        (Muster::Ready.into(), &[]),
        (Muster::Own(ArmyList { units: vec![vec![TileId(0)]] }).into(), &[]),
        (Deploy { unit, to: front }.into(), &["unit-2", "front-0-west"]),
        (Deploy { unit: foe, to: rear }.into(), &["unit-33", "rear-1-east"]),
        (Redeploy::Nobody.into(), &[]),
        (Redeploy::Unit { unit, to: rear }.into(), &["unit-2", "rear-0-east"]),
        (Order::Move { unit, to: front }.into(), &["unit-2", "front-0-west"]),
        (Order::Attack { unit }.into(), &["unit-2"]),
        (Order::Continue { unit, against: foe }.into(), &["unit-2", "unit-33"]),
        (Order::Leave { unit }.into(), &["unit-2"]),
        (Order::Shoot { unit, at: foe }.into(), &["unit-2", "unit-33"]),
        (Order::Control { unit }.into(), &["unit-2"]),
        (Order::Heal { unit: foe, troop }.into(), &["unit-33", "troop-36"]),
        (Order::DoubleOrder { unit }.into(), &["unit-2"]),
        (Order::Pass.into(), &[]),
        (Order::Done.into(), &[]),
        (Support::Enough.into(), &[]),
        (Support::Excite { by: unit }.into(), &["unit-2"]),
        (Support::Galvanize { by: unit }.into(), &["unit-2"]),
        (React::Wait.into(), &[]),
        (React::Intercept { unit }.into(), &["unit-2"]),
        (React::Shoot { unit }.into(), &["unit-2"]),
        (Target { unit: foe }.into(), &["unit-33"]),
        (BloodLust { dice: 3 }.into(), &[]),
        (Reroll::Die { showing: 4 }.into(), &[]),
        (Sacrifice::Nobody.into(), &[]),
        (Sacrifice::Troop { troop }.into(), &["troop-36"]),
        (AssignWound::Mark { troop }.into(), &["troop-36"]),
        (AssignWound::Remove { troop }.into(), &["troop-36"]),
        (TakeMarker { from: unit }.into(), &["unit-2"]),
        (GiveUp::Nobody.into(), &[]),
        (GiveUp::Troop { troop }.into(), &["troop-36"]),
    ];
    let game = set_up(60, ["orcs", "elves"]);
    for (choice, ids) in cases {
        assert_eq!(game.touches(&game.view(&game.start(), Viewer::Spectator), &choice), ids, "{choice:?}");
    }
}

/// Orcs in the west front and a troll behind the centre, against two units of elves; seat 0 is to give an order.
fn small_battle() -> Battle {
    let mut battle = Match::new(Arc::new(set_up(30, ["orcs", "elves"])), Rolls::Outside);
    muster(&mut battle, Seat(0), &[&["orcs", "orcs", "standard-bearer"], &["troll"]]);
    muster(&mut battle, Seat(1), &[&["spearmen", "spearmen"], &["mounted-guard"]]);
    battle.rolled(5).expect("player A is rolled for");
    battle.rolled(2).expect("player A is rolled for");
    let places = [
        (0, 0, Segment::Front(Sector::West)),
        (1, 0, Segment::Front(Sector::West)),
        (0, 1, Segment::Rear(Sector::Centre)),
        (1, 1, Segment::Rear(Sector::East)),
    ];
    for (seat, index, to) in places {
        let unit = UnitId::new(Seat(seat), index);
        battle.answer(Seat(seat), Deploy { unit, to }.into()).expect("it is this seat's turn to deploy");
    }
    battle.answer(Seat(0), Redeploy::Nobody.into()).expect("nobody has to be redeployed");
    battle
}

fn muster(battle: &mut Battle, seat: Seat, units: &[&[&str]]) {
    let army = battle.game().army(seat);
    let mut free: Vec<TileId> = army.ids().collect();
    let mut take = |key: &&str| {
        let place = free.iter().position(|id| army.troop(*id).key == **key);
        free.remove(place.unwrap_or_else(|| panic!("there is no further {key}")))
    };
    let units = units.iter().map(|unit| unit.iter().map(&mut take).collect()).collect();
    battle.answer(seat, Muster::Own(ArmyList { units }).into()).expect("this army is legal");
}

/// What a seat is asked and offered.
fn asked(battle: &Battle, seat: Seat, lang: Lang) -> Vec<String> {
    let asked = battle.asked(seat).expect("this seat is asked");
    let question = say(battle, Viewer::Seat(seat), lang, Saying::Question(&asked.question));
    let choices = asked.options.iter().map(|choice| say(battle, Viewer::Seat(seat), lang, Saying::Choice(choice)));
    [question].into_iter().chain(choices).collect()
}

#[test]
fn an_attack_reads_well_from_both_sides() {
    let mut battle = small_battle();
    let orders = asked(&battle, Seat(0), Lang::of("de"));
    assert_eq!(orders[0], "Welchen Befehl gibst du? Du hast noch 3 Marker bereit.");
    assert_eq!(orders[1], "Angriff: Orkkrieger ×2, Standartenträger (Front links) – 1 Marker");
    assert!(orders.contains(&"Taktische Bewegung: Troll (Rückraum Mitte) → Front Mitte – 1 Marker".into()));

    let unit = UnitId::new(Seat(0), 0);
    battle.answer(Seat(0), Order::Attack { unit }.into()).expect("there is a unit to attack");
    let reactions = [
        "Die gegnerische Einheit „Orkkrieger ×2, Standartenträger“ greift an. Wie reagierst du?",
        "Abwarten",
        "Abfangen: Speerwerfer ×2 (Front rechts) – 1 Marker",
    ];
    assert_eq!(asked(&battle, Seat(1), Lang::of("de")), reactions);
    battle.answer(Seat(1), React::Wait.into()).expect("waiting is always possible");
    [4, 1, 1].into_iter().for_each(|value| battle.rolled(value).expect("three dice are rolled"));

    let rolled = battle.told(Viewer::Spectator).find(|event| matches!(event, Event::Rolled { .. }));
    let rolled = rolled.expect("the attacker has rolled");
    let says = |viewer, lang| say(&battle, viewer, lang, Saying::Event(rolled));
    let own = "Deine Einheit „Orkkrieger ×2, Standartenträger“ wirft 1 + 1 (Angriff) + 1 (Gefecht) = 3 Würfel: 4 1 1 – 2 Treffer.";
    let other =
        "The unit “Orcs ×2, Standard Bearer” (Orcs) rolls 1 + 1 (Attack) + 1 (Engagement) = 3 dice: 4 1 1 – 2 hits.";
    assert_eq!(says(Viewer::Seat(Seat(0)), Lang::of("de")), own);
    assert_eq!(says(Viewer::Spectator, Lang::EN), other);
    let wounds = [
        "Who in your unit “Spearmen ×2” takes the next wound? There are 2 to take.",
        "Remove: Spearmen ⚔23 (2 points)",
        "Remove: Spearmen ⚔34 (2 points)",
    ];
    assert_eq!(asked(&battle, Seat(1), Lang::EN), wounds);
}

/// A number of dice with a single part is said without a sum.
#[test]
fn a_roll_without_additions_is_no_sum() {
    let battle = small_battle();
    let unit = UnitId::new(Seat(1), 0);
    let says = |part: DicePart, lang| {
        let because = Parts(ArrayVec::from_iter([part]));
        let event = Event::Rolled { unit, dice: Faces(vec![4; part.number().into()]), because, hits: 0, extra: 0 };
        say(&battle, Viewer::Seat(Seat(1)), lang, Saying::Event(&event))
    };
    let unit = "Your unit “Spearmen ×2”";
    assert_eq!(says(DicePart::Base(1), Lang::EN), format!("{unit} rolls 1 die: 4 – no hit."));
    assert_eq!(says(DicePart::BloodLust(2), Lang::EN), format!("{unit} rolls 2 dice: 4 4 – no hit."));
    let german = says(DicePart::BloodLust(2), Lang::of("de"));
    assert_eq!(german, "Deine Einheit „Speerwerfer ×2“ wirft 2 Würfel: 4 4 – kein Treffer.");
}

/// Units in contact share a bracket, and each player sees their own left on the left.
#[test]
fn a_sketch_shows_who_fights_whom() {
    let mut battle = small_battle();
    let unit = UnitId::new(Seat(0), 0);
    battle.answer(Seat(0), Order::Attack { unit }.into()).expect("there is a unit to attack");
    let spearmen = UnitId::new(Seat(1), 0);
    battle.answer(Seat(1), React::Intercept { unit: spearmen }.into()).expect("they can intercept");
    let lines = |seat, lang| {
        let text = battle.game().sketch(&battle.view(Viewer::Seat(Seat(seat))), lang).to_string();
        text.lines().map(|line| line.trim_end().to_string()).collect::<Vec<_>>()
    };
    let near = lines(0, Lang::of("de"));
    assert_eq!(near[0], "Schlachtrunde 1 · Du bist am Zug");
    assert_eq!(near[2], "▲ Orks (du) · ● 2 bereit · 0 von 4 Punkten zum Sieg");
    let zone = near.iter().position(|line| line.starts_with("⚔ Gefechtszone links")).expect("the zone has a title");
    assert!(near[zone + 1].starts_with("┌▼ Speerwerfer ×2 ⚔2334 ♥2"), "{near:#?}");
    assert!(near.iter().any(|line| line.starts_with("└▲ Orkkrieger ×2,")), "{near:#?}");
    let far = lines(1, Lang::EN);
    assert_eq!(far[0], "Battle round 1 · It is your opponent’s turn");
    assert!(far.iter().any(|line| line.contains("│┌▼ Orcs ×2, Standard")), "{far:#?}");
    assert!(far.iter().any(|line| line.contains("│└▲ Spearmen ×2 ⚔2334 ♥2")), "{far:#?}");
}

/// PB-06: a place has the same name in what a seat is told and what it was offered; its opponent sees it on the other
/// side. Spectators read west and east, as on their board.
#[test]
fn left_and_right_are_the_readers() {
    let battle = small_battle();
    let placed = Event::StackPlaced { unit: UnitId::new(Seat(1), 0), to: Segment::Front(Sector::West) };
    let deploy = Choice::from(Deploy { unit: UnitId::new(Seat(1), 0), to: Segment::Front(Sector::West) });
    let ends = |viewer, lang, what: Saying<'_, PocketBattles>, end: &str| {
        let said = say(&battle, viewer, lang, what);
        assert!(said.ends_with(end), "{said}");
    };
    ends(Viewer::Seat(Seat(1)), Lang::EN, Saying::Choice(&deploy), "→ right front");
    ends(Viewer::Seat(Seat(1)), Lang::EN, Saying::Event(&placed), " to the right front.");
    ends(Viewer::Seat(Seat(0)), Lang::of("de"), Saying::Event(&placed), " an die linke Front.");
    ends(Viewer::Spectator, Lang::EN, Saying::Event(&placed), " to the west front.");
    ends(Viewer::Spectator, Lang::of("de"), Saying::Event(&placed), " an die Front im Westen.");
    let attacked = Event::Attacked { unit: UnitId::new(Seat(0), 0), sector: Sector::East };
    ends(Viewer::Seat(Seat(1)), Lang::of("de"), Saying::Event(&attacked), " rückt links zum Angriff vor.");
    ends(Viewer::Spectator, Lang::EN, Saying::Event(&attacked), " to attack in the east.");
    let board = battle.game().sketch(&battle.view(Viewer::Spectator), Lang::EN).to_string();
    assert!(board.contains("▲ west front") && board.contains("▼ east rear") && !board.contains("left"), "{board}");
}

/// PB-T.control: actions already paid for show no price, and everything else does.
#[test]
fn actions_under_control_show_no_price() {
    let mut field = Field::new(60, ["elves", "orcs"]);
    let queen = field.unit(0, FRONT, &["queen"]);
    field.unit(0, FRONT, &["mounted-guard#2"]);
    field.unit(1, FRONT, &["shaman"]);
    let mut scene = field.orders(0);
    let attack = |scene: &mut Scene<PocketBattles>| asked(scene.running(), Seat(0), Lang::EN)[1].clone();
    let guards = "Attack: Mounted Guard (centre front)";
    assert!(asked(scene.running(), Seat(0), Lang::EN).contains(&format!("{guards} – 1 marker")));
    scene.answer(0, Order::Control { unit: queen });
    assert_eq!(attack(&mut scene), guards);
    assert_eq!(scene.running().view(Viewer::Seat(Seat(0))).sides[0].units[1].cost, 0);
}

/// PB-31: the markers of removed troops are shown beside those that are ready.
#[test]
fn the_sketch_shows_the_markers_of_the_fallen() {
    let mut field = Field::orcs_and_elves();
    field.units(0, FRONT, ["troll"]);
    field.units(1, FRONT, ["treeman"]);
    field.battle.sides[0].fallen = 2;
    field.battle.sides[0].ready = 4;
    let mut scene = field.orders(0);
    let view = scene.running().view(Viewer::Spectator);
    let board = field.game.sketch(&view, Lang::of("de")).to_string();
    assert!(board.contains("● 4 bereit · ✚ 2 fort"), "{board}");
}
