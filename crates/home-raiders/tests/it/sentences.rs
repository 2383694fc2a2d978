//! What players read: sums, names, verbs that agree, lengths, warnings.

use crate::field::fights::*;
use crate::field::*;
use home_raiders::asked::{Act, Chance, Muster, Question, RollWhy};
use home_raiders::content::{Colour, Content};
use home_raiders::reasons::Reason;
use home_raiders::team::{Fault, TeamList, TeamUnit};
use home_raiders::told::Event;
use home_raiders::{HomeRaiders, Options};
use std::sync::Arc;
use table::{Game as _, Lang, Scene, Seat, Sentence, Speaker, Spoken as _, Viewer};

fn say(scene: &mut Scene<HomeRaiders>, sentence: &impl Sentence<HomeRaiders>) -> [String; 2] {
    let view = scene.running().view(Viewer::Seat(Seat(0)));
    let phrase = sentence.phrase(Speaker { game: scene.running().game(), view: &view });
    [Lang::of("de"), Lang::EN].map(|lang| HomeRaiders::texts().say(lang, &phrase))
}

/// The sentences about rolls, in English.
fn rolls(scene: &mut Scene<HomeRaiders>) -> Vec<String> {
    let told = scene.told().into_iter().filter(|event| matches!(event, Event::Rolled { .. }));
    told.collect::<Vec<_>>().iter().map(|event| say(scene, event)[1].clone()).collect()
}

/// Steigerungen (HR-35): the successes told are those that count, part by part.
#[test]
fn boosts_and_sure_hits_are_parts_of_the_sum() {
    let one = "melee = 'w'\nboost = { melee = 2 }\nabilities = ['sure-attack']";
    let monk = "abilities = ['war-monk']";
    let field = || duel(one, "").card(0, "leader", "monk", monk).leader(0, "monk", (80, 100));
    let mut scene = field().turn(0, 0);
    scene.answer(0, Act::Melee).answer(0, home_raiders::asked::Aside::Along).rolls([S, B]);
    let expected = "one A rolls for melee: white success. Successes: 1 + 2 (boost) + 1 (War monk) = 4.";
    assert_eq!(rolls(&mut scene), [expected, "other a rolls for defence: white blank. Successes: 0."]);
    let mut scene = field().turn(0, 0);
    scene.answer(0, Act::Melee).answer(0, home_raiders::asked::Aside::Along).rolls([B, B]);
    assert_eq!(rolls(&mut scene)[0], "one A rolls for melee: white blank. Successes: 0 + 1 (Sure attack) = 1.");
    assert_eq!(wounds(&scene, 32), 1);
}

/// Heftiger Angriff (HR-62.3): dice that were not rolled again still count.
#[test]
fn dice_that_stay_are_a_part_of_the_sum() {
    let mut scene = duel("melee = 'w w w'\nabilities = ['fierce-attack']", "defence = 'w r'").turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, S, S, S, RS]);
    scene.answer(0, home_raiders::asked::Reroll::Set { colour: Colour::Red }).rolls([B]);
    let expected = "other a rolls for defence: red blank. Successes: 1 (other dice) + 0 = 1.";
    assert_eq!(rolls(&mut scene).last().map(String::as_str), Some(expected));
}

/// Trupptypen (HR-03): units take the plural, single characters the singular; a unit is not named after a leader who
/// joins.
#[test]
fn names_agree_with_verbs() {
    let field = || {
        Field::new("new-lilliput", "gremlins")
            .unit(0, "captain-shefin", &[(100, 100)])
            .unit(0, "guardsmen", &[(100, 120), (112, 120)])
            .hero(1, "saboteur-grit", (280, 220))
    };
    let mut scene = field().turn(0, 0);
    let active = |scene: &mut Scene<HomeRaiders>, number| say(scene, &Event::Activated { troop: troop(0, number) });
    assert_eq!(active(&mut scene, 0), ["Captain Shefin A ist am Zug.", "Captain Shefin A is active."]);
    assert_eq!(active(&mut scene, 1), ["Gardisten BC sind am Zug.", "Guardsmen BC are active."]);
    assert_eq!(say(&mut scene, &Event::Vanished { who: who(1) }), ["Gardist B verschwindet.", "Guardsman B vanishes."]);
    let mut joined = field().change(|_, battle| battle[who(0)].troop = 1).turn(0, 1);
    assert_eq!(active(&mut joined, 1), ["Gardisten ABC sind am Zug.", "Guardsmen ABC are active."]);
}

/// Trupptypen (HR-03): faults of a team name cards.
#[test]
fn faults_name_cards() {
    let game =
        HomeRaiders::set_up(Arc::new(Content::built_in().clone()), Options::default()).expect("nothing is wrong");
    let card = |key: &str| game.faction(Seat(0)).find(key).expect("it is built in");
    let unit = TeamUnit { unit: card("guardsmen"), copies: 1, leader: Some(card("clockmaker")) };
    let list = TeamList { units: vec![unit], heroes: Vec::new() };
    let mut scene = Scene::new(&Arc::new(game));
    let fault = reason(&mut scene, 0, Muster::Own(list));
    assert!(matches!(fault, Reason::Team(Fault::NotALeader { .. })));
    assert_eq!(
        say(&mut scene, &fault),
        ["Uhrmacherin Unruh ist kein Anführer.", "Clockmaker Escapement is not a leader."]
    );
}

/// Formation (HR-14): an excessive length also looks longer than the limit after rounding; it is rounded, not
/// truncated.
#[test]
fn a_refused_length_does_not_contradict_itself() {
    let refused = |cost| {
        let reason = Reason::TooFar { who: who(0), cost, limit: 40 * TENTH };
        say(&mut duel("", "").turn(0, 0), &reason)
    };
    let expected = [
        "Der Weg von one A kostet 4,01 Zoll, möglich sind 4,00.",
        "The way of one A costs 4.01 inches, 4.00 are possible.",
    ];
    assert_eq!(refused(40 * TENTH + 30), expected);
    assert_eq!(refused(40 * TENTH + 50)[1], "The way of one A costs 4.02 inches, 4.00 are possible.");
}

/// Basekontakt (HR-23): the question warns of free attacks for breaking away.
#[test]
fn the_question_warns_of_free_blows() {
    let ask = |one: &str| {
        let mut scene = duel(one, "").turn(0, 0);
        scene.answer(0, Act::Move);
        let question: Question = question(&mut scene, 0).expect("seat 0 is asked");
        say(&mut scene, &question)[1].clone()
    };
    assert_eq!(ask(""), "Where does one A go? Whoever breaks away takes a free blow from: other a.");
    assert_eq!(ask("abilities = ['phantom']"), "Where does one A go?");
}

/// Würfel (HR-90): the facts tell programs the faces of the dice.
#[test]
fn facts_have_the_faces_of_the_dice() {
    let mut scene = duel("", "").turn(0, 0);
    let facts = serde_json::to_value(scene.running().game().facts()).expect("facts can be written");
    let expected = serde_json::json!({
        "white": ["blank", "blank", "blank", "success", "success", "critical"],
        "red": ["blank", "blank", "success", "success", "success", "critical"],
        "black": ["blank", "success", "success", "success", "critical", "critical"],
    });
    assert_eq!(facts["dice"], expected);
}

/// Reichweite (HR-41): a shot that has no dice at that distance says so in its option.
#[test]
fn a_shot_without_dice_says_so() {
    let offered = |height: i32, abilities: &str| {
        let one = format!("ranged = 'w'\nrange = 6\nabilities = [{abilities}]");
        let mut scene = apart(&one, "", height).turn(0, 0);
        assert!(scene.offers(0, shoot(1, 0)));
        say(&mut scene, &Act::Shoot { at: troop(1, 0) })[1].clone()
    };
    assert_eq!(offered(150, ""), "Shoot at other a");
    assert_eq!(offered(200, ""), "Shoot at other a (no dice at that distance)");
    assert_eq!(offered(200, "'barrage'"), "Shoot at other a", "a barrage works without dice");
}

/// Missionsziel (HR-06): the score at the end says whose it is.
#[test]
fn the_final_score_says_whose_it_is() {
    let mut scene = duel("", "").turn(0, 0);
    let ended = Event::Ended { score: [3, 1] };
    let own = ["Endstand: du 3, dein Gegner 1.", "Final score: you 3, your opponent 1."];
    assert_eq!(say(&mut scene, &ended), own);
    let view = scene.running().view(Viewer::Spectator);
    let phrase = ended.phrase(Speaker { game: scene.running().game(), view: &view });
    let told = HomeRaiders::texts().say(Lang::EN, &phrase);
    assert_eq!(told, "Final score: Player 1 (New Lilliput) 3, Player 2 (Gremlins) 1.");
}

/// Leuchtendes Beispiel (HR-67.7): a character that heals itself is not named twice.
#[test]
fn healing_oneself_is_said_so() {
    let heal = |id| home_raiders::asked::GeneralAct::Heal { by: who(0), who: who(id) };
    let mut scene = duel("", "").turn(0, 0);
    assert_eq!(say(&mut scene, &heal(0)), ["one A heilt sich selbst", "one A heals itself"]);
    assert_eq!(say(&mut scene, &heal(32))[1], "one A heals other a");
}

/// Würfel (HR-30, HR-90): players with real dice read which number to type for which face.
#[test]
fn rolls_say_which_number_is_which_face() {
    let mut scene = duel("", "").turn(0, 0);
    let die = |colour| Chance::Die { who: who(0), colour, why: RollWhy::Melee };
    let expected = [
        "one A: ein weißer Würfel für den Nahkampf (1–3 leer, 4–5 Erfolg, 6 kritisch)",
        "one A: a white die for melee (1–3 blank, 4–5 success, 6 critical)",
    ];
    assert_eq!(say(&mut scene, &die(Colour::White)), expected);
    let black = "one A: a black die for melee (1 blank, 2–4 success, 5–6 critical)";
    assert_eq!(say(&mut scene, &die(Colour::Black))[1], black);
}
