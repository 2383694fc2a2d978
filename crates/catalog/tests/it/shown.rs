//! What events carry for a screen, in games played by habit: moves say from where to where, harm and healing say how
//! much, and cards and beads fly from spot to spot.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{AnyMatch, Asked, Catalog, Offered, Pending, Plain, PlayerSpec, Price, Shown, Told};
use serde_json::Value;
use table::{Die, Lang, Look, Rolls, Seat, Viewer};

/// What each kind of event of a game has to show. A kind that comes up in no game fails the test, too, unless it is
/// listed as rare.
struct Expected {
    game: &'static str,
    /// Events that show a move, and which parts of it.
    goes: &'static [&'static str],
    changes: &'static [&'static str],
    flies: &'static [&'static str],
    /// They are checked if they come up.
    rare: &'static [&'static str],
}

const EXPECTED: [Expected; 5] = [
    Expected {
        game: "pocket-battles",
        goes: &["stack_placed", "redeployed", "moved", "went_to_front"],
        changes: &["ordered", "marker_taken", "marked", "healed", "regenerated"],
        flies: &[],
        rare: &["marker_taken", "healed", "regenerated"],
    },
    Expected {
        game: "pixel-tactics",
        goes: &["moved", "fallen_taken", "returned_to_hand"],
        changes: &["hit", "damaged", "struck_back", "healed", "lethal_taken", "took_over", "damage_moved"],
        flies: &["hands_drawn", "drew", "drew_promo", "recruited", "order_played", "discarded", "found"],
        rare: &[
            "fallen_taken",
            "returned_to_hand",
            "struck_back",
            "lethal_taken",
            "took_over",
            "damage_moved",
            "drew_promo",
            "found",
        ],
    },
    Expected {
        game: "kleine-helden",
        goes: &["moved", "looted", "taken", "demon_passed", "npc_lured"],
        changes: &["lost", "healed", "reflected", "countered"],
        flies: &[
            "drew",
            "redrew",
            "equipped",
            "declared",
            "discarded",
            "hand_discarded",
            "event_played",
            "npc_played",
            "stolen",
        ],
        rare: &[
            "moved",
            "taken",
            "demon_passed",
            "npc_lured",
            "reflected",
            "countered",
            "redrew",
            "hand_discarded",
            "stolen",
            "healed",
        ],
    },
    Expected {
        game: "moonstone",
        goes: &["deployed", "moved", "pushed", "placed"],
        changes: &["energy_changed", "healed", "wounded"],
        flies: &[],
        rare: &["pushed", "placed", "healed"],
    },
    Expected {
        game: "home-raiders",
        goes: &["moved", "shoved", "pushed", "carried", "teleported", "marker_placed"],
        changes: &["wounded", "healed"],
        flies: &["bead_drawn"],
        rare: &["shoved", "pushed", "carried", "teleported", "marker_placed", "healed"],
    },
];

const GAMES: u64 = 12;

#[test]
fn pocket_battles_shows_what_happens() {
    check(&EXPECTED[0]);
}

#[test]
fn pixel_tactics_shows_what_happens() {
    check(&EXPECTED[1]);
}

#[test]
fn kleine_helden_shows_what_happens() {
    check(&EXPECTED[2]);
}

#[test]
fn moonstone_shows_what_happens() {
    check(&EXPECTED[3]);
}

#[test]
fn home_raiders_shows_what_happens() {
    check(&EXPECTED[4]);
}

#[track_caller]
fn check(expected: &Expected) {
    let mut seen: BTreeMap<String, Vec<Shown>> = BTreeMap::new();
    for told in (0..GAMES).flat_map(|seed| play(expected.game, seed)) {
        seen.entry(kind_of(&told)).or_default().push(told.shown);
    }
    let all = expected.goes.iter().chain(expected.changes).chain(expected.flies);
    let missed: BTreeSet<&&str> = all.filter(|kind| !seen.contains_key(**kind)).collect();
    let missed: Vec<&&&str> = missed.iter().filter(|kind| !expected.rare.contains(**kind)).collect();
    assert!(missed.is_empty(), "{}: nobody came to {missed:?}, only to {:?}", expected.game, seen.keys());
    let check_all = |kinds: &[&str], is_right: fn(&Shown) -> bool| {
        for (kind, shown) in kinds.iter().filter_map(|kind| Some((kind, seen.get(*kind)?))) {
            let wrong: Vec<&Shown> = shown.iter().filter(|shown| !is_right(shown)).collect();
            assert!(wrong.is_empty(), "{}: {kind} shows {:?}", expected.game, wrong[0]);
        }
    };
    check_all(expected.goes, |shown| shown.look == Look::Move && shown.to.is_some() && !shown.touches.is_empty());
    check_all(expected.flies, |shown| !shown.flights.is_empty() && shown.flights.iter().all(|flight| flight.count > 0));
    check_all(expected.changes, |shown| {
        shown.changes.iter().all(|change| !change.piece.is_empty() && change.before != change.after)
    });
    for kind in expected.changes.iter().filter(|kind| seen.contains_key(**kind)) {
        assert!(seen[*kind].iter().any(|shown| !shown.changes.is_empty()), "{}: {kind} changes nothing", expected.game);
    }
    // A creature killed by the roll no longer belongs to a seat.
    let dice: Vec<&Die> = seen.values().flatten().flat_map(|shown| &shown.dice).collect();
    let unknown = dice.iter().filter(|die| die.seat.is_none()).count();
    assert!(20 * unknown <= dice.len(), "{}: nobody threw {unknown} of {} dice", expected.game, dice.len());
}

/// Everything that spectators are told in a game by habit; the options are checked on the way.
fn play(game: &str, seed: u64) -> Vec<Told> {
    let catalog = Catalog::built_in();
    let listed = catalog.game(game, Lang::EN).expect("the game is listed");
    let mut played = listed.begin(&Value::Null, Rolls::Seeded(seed), Lang::EN).expect("the default options are valid");
    let habit: PlayerSpec = "habit".parse().expect("the player exists");
    let (mut told, mut events) = (Vec::new(), 0);
    let mut views: BTreeMap<Seat, Plain> = BTreeMap::new();
    while let Some(asked) = played.asked_seats().first() {
        let (fresh, viewer) = (played.boxed_clone(), Viewer::Seat(asked.seat));
        let view = match views.get(&asked.seat) {
            Some(last) => played.view_after(viewer, last),
            None => played.view(viewer),
        };
        views.insert(asked.seat, view);
        check_options(&*fresh, &*played, asked.seat);
        played.let_play(asked.seat, &habit, seed, Lang::EN).expect("this seat is asked");
        told.extend(played.told(Some(Viewer::Spectator), events, Lang::EN));
        events = played.events();
    }
    told
}

/// A priced sentence contains its price and still works without it, and pieces that several options begin with have
/// names. What is written at once, with names kept from the last view, is the same as what is put into words first.
#[track_caller]
fn check_options(fresh: &dyn AnyMatch, played: &dyn AnyMatch, seat: Seat) {
    let Pending::Asked(asked) = fresh.pending(Some(Viewer::Seat(seat)), Lang::EN) else { panic!("the seat is asked") };
    assert_eq!(played.question(seat, Lang::EN), Some(Plain::of(&asked)));
    let Asked { options, names, .. } = &asked[0];
    for option in options {
        let Offered { text, brief, price, .. } = option;
        let is_said = |price: &Price| text.matches(&price.text).count() == 1 && price.text.len() < text.len();
        assert!(price.as_ref().is_none_or(|price| price.count > 0 && is_said(price)), "{option:?}");
        assert!(brief.as_ref().is_none_or(|brief| !brief.is_empty() && !brief.contains('⟨')), "{option:?}");
    }
    let firsts = || options.iter().filter_map(|option| option.touches.first());
    for piece in firsts().filter(|piece| firsts().filter(|other| other == piece).count() > 1) {
        assert!(names.get(piece).is_some_and(|name| !name.is_empty() && !name.contains('⟨')), "{piece} in {asked:?}");
    }
}

/// The game's name for an event: it is serialized as that name, or as an object with one field.
fn kind_of(told: &Told) -> String {
    match told.event.to_json() {
        Value::String(kind) => kind,
        Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        other => panic!("{other} is no event"),
    }
}
