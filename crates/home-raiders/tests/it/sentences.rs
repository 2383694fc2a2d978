//! What players read: sums, names, verbs that agree, lengths, warnings.

use crate::field::fights::*;
use crate::field::*;
use home_raiders::asked::{Act, Muster, Question};
use home_raiders::content::Content;
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

/// Steigerungen (HR-35): the successes that are told are those that count, part by part.
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
    scene.answer(0, home_raiders::asked::Reroll::Set { colour: home_raiders::content::Colour::Red }).rolls([B]);
    let expected = "other a rolls for defence: red blank. Successes: 1 (other dice) + 0 = 1.";
    assert_eq!(rolls(&mut scene).last().map(String::as_str), Some(expected));
}

/// Trupptypen (HR-03): units are many, and one of them is one; a leader who joins does not give his name.
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

/// Trupptypen (HR-03): what is wrong with a team names cards.
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

/// Formation (HR-14): a length that is too long looks longer than what is allowed.
#[test]
fn a_refused_length_does_not_contradict_itself() {
    let reason = Reason::TooFar { who: who(0), cost: 40 * TENTH + 30, limit: 40 * TENTH };
    let expected = [
        "Der Weg von one A kostet 4,01 Zoll, möglich sind 4,00.",
        "The way of one A costs 4.01 inches, 4.00 are possible.",
    ];
    assert_eq!(say(&mut duel("", "").turn(0, 0), &reason), expected);
}

/// Basekontakt (HR-23): whoever would be struck at for breaking away is warned before.
#[test]
fn the_question_warns_of_free_blows() {
    let ask = |one: &str| {
        let mut scene = duel(one, "").turn(0, 0);
        scene.answer(0, Act::Move);
        let question: Question = question(&mut scene, 0).expect("seat 0 is asked");
        say(&mut scene, &question)[1].clone()
    };
    assert_eq!(ask(""), "Where does one A go? Free blow at whoever breaks away: other a.");
    assert_eq!(ask("abilities = ['phantom']"), "Where does one A go?");
}

/// Würfel (HR-90): programs learn the faces of the dice.
#[test]
fn facts_have_the_faces_of_the_dice() {
    let mut scene = duel("", "").turn(0, 0);
    let facts = serde_json::to_value(scene.running().game().facts()).expect("facts can be written");
    let white = ["blank", "blank", "blank", "success", "success", "critical"];
    assert_eq!(facts["dice"]["white"], serde_json::json!(white));
    assert_eq!(facts["dice"]["black"][0], "blank");
}
