//! Impossible positions from outside: every game says what is wrong, in the reader's language.

use catalog::{Agreed, AnyMatch, Catalog};
use serde_json::{Value, json};
use table::{Dice, FastDice, Lang, Rolls};

const DE: Lang = Lang::of("de");

/// A match that computer players have played for a while.
fn play(catalog: &Catalog, game: &str, decisions: usize, seed: u64) -> (Box<dyn Agreed>, Box<dyn AnyMatch>) {
    let game = catalog.game(game, Lang::EN).expect("the game is listed");
    let agreed = game.agree(&Value::Null, Lang::EN).expect("the default options are valid");
    let mut played = agreed.begin(Rolls::Seeded(seed));
    let random = "random".parse().expect("the player exists");
    for _ in 0..decisions {
        let Some(asked) = played.asked_seats().first().copied() else { break };
        played.let_play(asked.seat, &random, seed, Lang::EN).expect("it is asked");
    }
    (agreed, played)
}

/// What a game says about a position, in German and in English.
fn refuse(agreed: &dyn Agreed, position: &Value) -> Option<[String; 2]> {
    let say = |lang: Lang| agreed.begin_at(position, Rolls::Seeded(1), lang).err().map(|error| error.text);
    let (german, english) = (say(DE), say(Lang::EN));
    assert_eq!(german.is_some(), english.is_some());
    Some([german?, english?])
}

#[track_caller]
fn check(game: &str, decisions: usize, changes: &[(&str, Value, &str, &str)]) {
    let (agreed, played) = play(&Catalog::built_in(), game, decisions, 1);
    for (path, value, german, english) in changes {
        let mut position = played.position();
        *position.pointer_mut(path).expect("the place exists") = value.clone();
        let expected = [
            format!("Diese Stellung ist nicht möglich: {german}"),
            format!("This position is not possible: {english}"),
        ];
        assert_eq!(refuse(&*agreed, &position), Some(expected), "{path} in {position}");
    }
}

#[test]
fn pixel_tactics_says_what_is_wrong_with_a_position() {
    check(
        "pixel-tactics",
        12,
        &[
            ("/turn/seat", json!(2), "Platz 2 gibt es nicht, nur 0 bis 1", "there is no seat 2, only 0 to 1"),
            (
                "/sides/0/leader",
                json!(null),
                "leaders: beide Anführer werden zugleich aufgedeckt (PT-02)",
                "leaders: both leaders are revealed at once (PT-02)",
            ),
            (
                "/round",
                json!(60000),
                "round: muss 0 bis 60 sein, nicht 60000",
                "round: must be from 0 to 60, not 60000",
            ),
            (
                "/sides/1/deck/0",
                json!(99),
                "sides[1].deck: Promokarte 99 liegt in einem Stapel",
                "sides[1].deck: promo card 99 is in a deck",
            ),
            (
                "/sides/0/leader/markers",
                json!(100),
                "sides[0].leader.markers: muss 0 bis 10 sein, nicht 100",
                "sides[0].leader.markers: must be from 0 to 10, not 100",
            ),
            (
                "/agenda",
                json!([]),
                "agenda: diese Schritte passen nicht zum Rest der Stellung",
                "agenda: these steps do not fit the rest of the position",
            ),
        ],
    );
}

#[test]
fn kleine_helden_says_what_is_wrong_with_a_position() {
    check(
        "kleine-helden",
        30,
        &[
            (
                "/first",
                json!(7),
                "first, turn.side: nennt etwas, das es nicht gibt",
                "first, turn.side: names something that does not exist",
            ),
            (
                "/groups",
                json!([]),
                "groups: hat 0 Teile, muss aber eine Liste mit 2 sein",
                "groups: has 0 parts, but must be a list of 2",
            ),
            (
                "/units/0/life",
                json!(99),
                "units[0].life: muss 0 bis 15 sein, nicht 99",
                "units[0].life: must be from 0 to 15, not 99",
            ),
            (
                "/units/1/fitted",
                json!([0, 1, 2, 3, 4, 5, 6]),
                "units[1].fitted: Karte 2 passt hier nicht zur Ausrüstung (KH-21)",
                "units[1].fitted: card 2 cannot be fitted here (KH-21)",
            ),
            (
                "/groups/0/known",
                json!([300]),
                "groups[0].known: nur Karten der Hand sind bekannt",
                "groups[0].known: only cards of the hand are known",
            ),
            (
                "/agenda",
                json!([]),
                "agenda: diese Schritte passen nicht zum Rest der Stellung",
                "agenda: these steps do not fit the rest of the position",
            ),
        ],
    );
}

#[test]
fn pocket_battles_says_what_is_wrong_with_a_position() {
    check(
        "pocket-battles",
        30,
        &[
            ("/turn/seat", json!(2), "Platz 2 gibt es nicht, nur 0 bis 1", "there is no seat 2, only 0 to 1"),
            (
                "/sides/0/bought",
                json!(1),
                "sides[0].bought: muss 60 sein, nicht 1",
                "sides[0].bought: must be 60, not 1",
            ),
            (
                "/sides/0/units/0/top",
                json!(31),
                "sides[0].units[0].top: Plättchen 31 gehört nicht zur Einheit",
                "sides[0].units[0].top: tile 31 does not belong to the unit",
            ),
            (
                "/sides/0/units/0/enlisted",
                json!(0),
                "sides[0].units: Einheit 1 hat keine Truppen. (PB-04)",
                "sides[0].units: Unit 1 has no troops. (PB-04)",
            ),
            (
                "/sides/1/ready",
                json!(200),
                "sides[1].ready, aside, fallen, orders, wounds: das sind 200 Marker, die Armee hat nur 6",
                "sides[1].ready, aside, fallen, orders, wounds: that is 200 markers; the army has only 6",
            ),
            (
                "/agenda",
                json!([]),
                "agenda: diese Schritte passen nicht zum Rest der Stellung",
                "agenda: these steps do not fit the rest of the position",
            ),
        ],
    );
}

#[test]
fn moonstone_says_what_is_wrong_with_a_position() {
    check(
        "moonstone",
        30,
        &[
            ("/turn", json!(7), "Platz 7 gibt es nicht, nur 0 bis 1", "there is no seat 7, only 0 to 1"),
            (
                "/players",
                json!([]),
                "players: hat 0 Teile, muss aber eine Liste mit 2 sein",
                "players: has 0 parts, but must be a list of 2",
            ),
            (
                "/stones/0/depth",
                json!(7),
                "stones[0].depth: muss 1 bis 4 sein, nicht 7",
                "stones[0].depth: must be from 1 to 4, not 7",
            ),
            (
                "/stones/0/at",
                json!([-5000, 0]),
                "stones[0].at: liegt außerhalb der Spielfläche",
                "stones[0].at: is outside of the playing area",
            ),
            (
                "/models/0/wounds",
                json!(99),
                "models[0].wounds: muss 0 bis 7 sein, nicht 99",
                "models[0].wounds: must be from 0 to 7, not 99",
            ),
            ("/melee/0", json!(9), "melee: die Karten sind nicht vollzählig", "melee: the cards are not complete"),
        ],
    );
}

#[test]
fn home_raiders_says_what_is_wrong_with_a_position() {
    check(
        "home-raiders",
        30,
        &[
            ("/turn/seat", json!(7), "Platz 7 gibt es nicht, nur 0 bis 1", "there is no seat 7, only 0 to 1"),
            ("/round", json!(99), "round: muss 0 bis 6 sein, nicht 99", "round: must be from 0 to 6, not 99"),
            (
                "/sides/0/vanished",
                json!(99),
                "sides[0].vanished: muss 0 sein, nicht 99",
                "sides[0].vanished: must be 0, not 99",
            ),
            (
                "/sides/0/characters/0/card",
                json!(99),
                "sides[0].characters[0].card: Nummer 99 gibt es nicht; es sind 8, gezählt ab 0",
                "sides[0].characters[0].card: there is no number 99; there are 8, counted from 0",
            ),
            (
                "/sides/0/characters/0/elevation",
                json!(-3),
                "sides[0].characters[0].elevation: liegt unter dem Boden",
                "sides[0].characters[0].elevation: is below the ground",
            ),
            (
                "/agenda",
                json!([]),
                "agenda: diese Schritte passen nicht zum Rest der Stellung",
                "agenda: these steps do not fit the rest of the position",
            ),
        ],
    );
}

/// Every number in a value.
fn list_numbers<'v>(value: &'v mut Value, found: &mut Vec<&'v mut Value>) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| list_numbers(item, found)),
        Value::Object(fields) => fields.values_mut().for_each(|field| list_numbers(field, found)),
        value if value.is_number() => found.push(value),
        _ => {}
    }
}

/// Whatever number in a position is changed, the German answer is never the English one.
#[test]
fn no_answer_about_a_position_stays_english() {
    let catalog = Catalog::built_in();
    for game in catalog.games().map(|game| game.id()) {
        let mut refused = 0;
        for seed in 1..=12 {
            let dice = &mut FastDice::new(seed);
            let (agreed, played) = play(&catalog, game, dice.roll(120) as usize, seed);
            for _ in 0..12 {
                let mut position = played.position();
                let mut numbers = Vec::new();
                list_numbers(&mut position, &mut numbers);
                let at = dice.roll(numbers.len() as u32) as usize - 1;
                *numbers[at] = json!([0, 1, 3, 9, 60, 200][dice.roll(6) as usize - 1]);
                if let Some([german, english]) = refuse(&*agreed, &position) {
                    refused += 1;
                    assert!(german != english && !german.contains('⟨'), "{game}, seed {seed}: {german} | {english}");
                }
            }
        }
        assert!(refused > 40, "{game}: {refused}");
    }
}
