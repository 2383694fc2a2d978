//! The engine, tested with a tiny game.

use std::sync::Arc;

use crate::hoard::{Bid, Choice, Event, Gem, Hoard, Options, Position, Question, Reason};
use table::battery::{Offered, Prices};
use table::{
    FastDice, Game, Input, Lang, LoadError, Match, Pending, Place, Refusal, Rolls, Scene, Seat, Spoken, Texts, Viewer,
    battery,
};

fn hoard() -> Arc<Hoard> {
    Arc::new(Hoard::set_up(Arc::new(()), Options::default()).expect("the defaults are valid"))
}

/// A shuffle that leaves the pile as it is: every item is swapped with itself.
const NO_SHUFFLE: [u32; 5] = [6, 5, 4, 3, 2];

fn scene() -> Scene<Hoard> {
    let mut scene = Scene::new(&hoard());
    scene.rolls(NO_SHUFFLE);
    scene
}

#[test]
fn the_tiny_game_passes_the_battery() {
    battery::run::<Hoard>(&Arc::new(()), |game| Options { coins: (game % 12) as u8 }, 500);
    battery::texts(Hoard::texts());
}

/// Peeking at the next gem costs a coin. The coin would be wasted if the gem were forgotten.
#[test]
fn the_battery_finds_paid_choices_without_effect() {
    let effects = |forget: fn(&Offered<'_, Hoard>, &mut Position, &mut Position)| {
        let prices: Prices<Hoard> = Prices {
            price: |offered| Some(usize::from(*offered.choice == Choice::Peek(true))),
            is_target: |_| false,
            is_done: |_| true,
            forget,
            tells_odds: |_| false,
            stack: |_, _, _, _| {},
        };
        battery::effects::<Hoard>(&Arc::new(()), |_| Options::default(), 20, &prices);
    };
    effects(|_, dearer, cheaper| dearer.coins = cheaper.coins);
    let forgotten = std::panic::catch_unwind(|| {
        effects(|_, dearer, cheaper| (dearer.coins, dearer.has_peeked) = (cheaper.coins, cheaper.has_peeked));
    });
    assert!(forgotten.is_err());
}

#[test]
fn the_battery_finds_messages_with_other_arguments() {
    let result = std::panic::catch_unwind(|| battery::texts(&Texts::of([("de", "a = { $x }"), ("en", "a = { $y }")])));
    assert!(result.is_err());
}

#[test]
fn sealed_answers_wait_for_each_other_and_stay_secret() {
    let mut scene = scene();
    scene.answer(0, Bid(4));
    assert!(scene.told().iter().all(|event| !matches!(event, Event::BidsOpened { .. })));
    assert_eq!(scene.refused(0, Bid(3)), Refusal::NotAsked { seat: Seat(0) });
    scene.answer(1, Bid(3));
    assert!(scene.told().contains(&Event::BidsOpened { bids: [4, 3] }));
    assert!(scene.told().contains(&Event::GemTaken { seat: Seat(0), gem: 6 }));
}

/// The index is for the next run of the step, not for the record: a loaded match does not have it and is still equal.
#[test]
fn an_answer_keeps_its_place_among_the_options_until_it_is_written_down() {
    let mut scene = scene();
    scene.running().choose(Seat(0), 1).expect("it is offered");
    scene.answer(1, Bid(7));
    let places = |running: &Match<Hoard>| -> Vec<Place> {
        let place = |input: &Input<Hoard>| match input {
            Input::Chose { place, .. } => Some(*place),
            Input::Rolled { .. } | Input::Resigned { .. } | Input::Discarded { .. } => None,
        };
        running.inputs().iter().filter_map(place).collect()
    };
    let running = scene.running();
    assert!(matches!(places(running)[..], [Place::Offered(1), Place::Other]), "{:?}", places(running));
    let loaded = Match::<Hoard>::load(Arc::new(()), &running.save()).expect("it was saved");
    assert!(matches!(places(&loaded)[..], [Place::Unknown, Place::Unknown]), "{:?}", places(&loaded));
    assert_eq!(loaded.inputs(), running.inputs());
}

#[test]
fn sealed_answers_may_come_in_any_order() {
    let (mut one, mut other) = (scene(), scene());
    one.answer(0, Bid(4)).answer(1, Bid(3));
    other.answer(1, Bid(3)).answer(0, Bid(4));
    assert_eq!(one.now(), other.now());
}

#[test]
fn a_sealed_answer_can_be_taken_back_until_all_are_in() {
    let mut scene = scene();
    scene.answer(0, Bid(4));
    let told = scene.told().len();
    assert_eq!(scene.running().take_back(Seat(0)), Ok(told), "no other seat has seen it");
    assert_eq!(scene.running().take_back(Seat(1)), Err(Refusal::NothingToTakeBack));
    scene.answer(0, Bid(2)).answer(1, Bid(3));
    assert_eq!(scene.running().take_back(Seat(1)), Err(Refusal::TooLate));
}

#[test]
fn an_open_question_takes_every_legal_answer_and_says_why_not() {
    let mut scene = scene();
    assert_eq!(scene.refused(0, Bid(11)), Refusal::Illegal(Reason::NotSoManyCoins));
    assert_eq!(scene.refused(0, Bid(11)).rule(), Some("HO-1"));
    assert_eq!(scene.refused(0, Choice::Peek(true)), Refusal::NotOffered);
    assert!(!scene.offers(0, Bid(7)), "the sample does not have it");
    scene.answer(0, Bid(7)).answer(1, Bid(0));
    assert_eq!(scene.now().coins, [3, 10]);
}

#[test]
fn what_is_ruled_out_says_why() {
    let mut scene = scene();
    scene.answer(0, Bid(10)).answer(1, Bid(0));
    assert_eq!(scene.asked(0).question, Question::Peek);
    assert_eq!(scene.why_not(0, Choice::Peek(true)), Reason::NoCoinLeft);
    assert_eq!(scene.refused(0, Choice::Peek(true)), Refusal::Illegal(Reason::NoCoinLeft));
}

#[test]
fn a_private_look_is_told_to_one_seat_alone_and_cannot_be_taken_back() {
    let mut scene = scene();
    scene.answer(0, Bid(4)).answer(1, Bid(3)).answer(0, Choice::Peek(true));
    let running = scene.running();
    let told = |viewer| running.told(viewer).filter(|event| matches!(event, Event::SawGem { .. })).count();
    assert_eq!([told(Viewer::Seat(Seat(0))), told(Viewer::Seat(Seat(1))), told(Viewer::Spectator)], [1, 0, 0]);
    assert_eq!(running.view(Viewer::Seat(Seat(0))).top, Some(5));
    assert_eq!(running.view(Viewer::Seat(Seat(1))).top, None);
    assert_eq!(running.take_back(Seat(0)), Err(Refusal::TooLate));
}

#[test]
fn real_dice_are_asked_for_and_checked() {
    let mut running = Match::new(hoard(), Rolls::Outside);
    assert!(matches!(running.pending(), Pending::Roll { sides: 6, .. }));
    assert_eq!(running.answer(Seat(0), Choice::Bid(1)), Err(Refusal::DrawFirst));
    assert_eq!(running.choose(Seat(0), 0), Err(Refusal::DrawFirst));
    assert_eq!(running.rolled(7), Err(Refusal::NotOnTheDie { sides: 6 }));
    assert_eq!(running.rolled(0), Err(Refusal::NotOnTheDie { sides: 6 }));
    for roll in NO_SHUFFLE {
        running.rolled(roll).expect("the die has that number");
    }
    assert_eq!(running.rolled(1), Err(Refusal::NoRollDue));
}

#[test]
fn real_things_are_drawn_by_what_they_are() {
    let mut running = Match::new(hoard(), Rolls::Outside);
    let drawable = |running: &Match<Hoard>| match running.pending() {
        Pending::Roll { pile: Some(pile), .. } => pile.expected.clone(),
        pending => panic!("a gem has to be drawn, not {pending:?}"),
    };
    assert_eq!(drawable(&running), [1, 2, 3, 4, 5, 6].map(|worth| (Gem(worth), 1)));
    running.drew(&Gem(2)).expect("it is there");
    assert_eq!(running.inputs(), [Input::Rolled { sides: 6, value: 2 }], "a draw is a roll in the record");
    assert_eq!(drawable(&running), [1, 3, 4, 5, 6].map(|worth| (Gem(worth), 1)));
    let gone = running.drew(&Gem(2)).expect_err("it was drawn before");
    assert_eq!(gone, Refusal::NotInThePile(Gem(2)));
    let view = running.view(Viewer::Spectator);
    assert_eq!(gone.say(running.game(), &view, Lang::EN), "There is no gem of 2 left to draw here.");
    for worth in [3, 4, 5, 6] {
        running.drew(&Gem(worth)).expect("it is there");
    }
    assert_eq!(running.now().pile, [1, 6, 5, 4, 3, 2]);
    assert_eq!(running.drew(&Gem(1)), Err(Refusal::NoDrawDue));
}

fn finished() -> Match<Hoard> {
    play_on(Match::new(hoard(), Rolls::Seeded(3)))
}

fn play_on(mut running: Match<Hoard>) -> Match<Hoard> {
    while let Pending::Asked(asked) = running.pending() {
        let seat = asked[0].seat;
        running.choose(seat, 1.min(asked[0].options.len() - 1)).expect("it was offered");
    }
    running
}

/// The digest of a recorded match must never change: if this fails, recorded matches are lost.
#[test]
fn a_match_comes_to_the_same_digest_on_every_machine() {
    assert_eq!(finished().digest(), "c19e4d7c20d714dc5a4cd2ae93c5ff43101e0a2f02777184ff5dcf75fbfe3552");
}

#[test]
fn a_saved_match_loads_to_the_same_end() {
    let saved = finished().save();
    let loaded = Match::<Hoard>::load(Arc::new(()), &saved).expect("it was saved just now");
    assert_eq!(loaded.digest(), finished().digest());
    assert_eq!(loaded.save(), saved);
}

#[test]
fn a_match_loads_as_it_was_after_some_inputs() {
    let finished = finished();
    let part = Match::<Hoard>::load_up_to(Arc::new(()), &finished.save(), 6).expect("a part is a match too");
    assert_eq!(part.inputs(), &finished.inputs()[..6]);
    assert!(part.outcome().is_none());
}

#[track_caller]
fn load_error(saved: &str) -> String {
    match Match::<Hoard>::load(Arc::new(()), saved) {
        Ok(_) => panic!("it was loaded"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_transcript_that_does_not_fit_says_what_is_wrong_and_where() {
    let saved = finished().save();
    assert!(load_error("").starts_with("line 1: a transcript starts with its header"));
    assert!(
        load_error(&saved.replace("\"game\":\"hoard\"", "\"game\":\"nim\"")).contains("a match of nim, not of hoard")
    );
    let other_rules = load_error(&saved.replace("\"rules\":1", "\"rules\":9"));
    assert!(other_rules.contains("version 9 of the rules, this program has version 1"), "{other_rules}");
    let other_content = load_error(&saved.replace("\"content\":\"none\"", "\"content\":\"abc\""));
    assert!(other_content.contains("other content (digest abc, here none)"), "{other_content}");
    let broken_line = load_error(&saved.replacen("{\"chose\"", "{\"chosen\"", 1));
    assert!(broken_line.starts_with("line 7:"), "{broken_line}");
    let wrong_seat = load_error(&saved.replacen("\"seat\":0", "\"seat\":1", 2));
    assert!(wrong_seat.starts_with("input "), "{wrong_seat}");
    let nobody = load_error(&saved.replacen("{\"chose\"", "{\"resigned\":{\"seat\":200}}\n{\"chose\"", 1));
    assert!(nobody.starts_with("input 6"), "{nobody}");
    let wrong_end = load_error(&saved.replace("\"digest\":\"", "\"digest\":\"0"));
    assert!(wrong_end.contains("but replays to"), "{wrong_end}");
}

#[test]
fn a_roll_that_the_seed_does_not_give_is_found() {
    let running = finished();
    let first = match &running.inputs()[0] {
        Input::Rolled { value, .. } => *value,
        other => panic!("the game begins with a roll, not with {other:?}"),
    };
    let other = first % 6 + 1;
    let forged = running.save().replacen(&format!("\"value\":{first}"), &format!("\"value\":{other}"), 1);
    match Match::<Hoard>::load(Arc::new(()), &forged) {
        Err(LoadError::Roll { number, found, rolled }) => assert_eq!((number, found, rolled), (1, other, first)),
        loaded => panic!("the forged roll was not found: {loaded:?}"),
    }
}

#[test]
fn resigning_is_part_of_the_record() {
    let mut running = Match::new(hoard(), Rolls::Seeded(3));
    running.choose(Seat(0), 1).expect("it was offered");
    running.resign(Seat(1)).expect("the game goes on");
    assert_eq!(running.outcome().expect("it is over").winners, [Seat(0)]);
    assert_eq!(running.resign(Seat(0)), Err(Refusal::Over));
    let loaded = Match::<Hoard>::load(Arc::new(()), &running.save()).expect("it was saved just now");
    assert_eq!(loaded.outcome(), running.outcome());
    assert_eq!(Match::new(hoard(), Rolls::Seeded(1)).resign(Seat(2)), Err(Refusal::NoSuchSeat { seat: Seat(2) }));
}

#[test]
fn resigning_undoes_what_the_waiting_step_had_told() {
    let mut scene = scene();
    let before = scene.told().len();
    scene.answer(0, Bid(4)).answer(1, Bid(4));
    assert_eq!(scene.told().len(), before + 1, "the bids are open, and a die decides between them");
    assert_eq!(scene.running().resign(Seat(1)), Ok(before));
    assert_eq!(scene.told().len(), before);
}

#[test]
fn a_position_from_outside_is_checked() {
    let mut position = hoard().start();
    position.pile.pop();
    let error = Match::from_position(hoard(), Rolls::Outside, position).expect_err("a gem is missing");
    let said = ["de", "en"].map(|lang| error.say::<Hoard>(Lang::of(lang)));
    assert_eq!(
        said,
        [
            "pile, gems: die Edelsteine 1 bis 6 sind je einmal da, und höchstens drei sind vergeben",
            "pile, gems: the gems 1 to 6 are there once each, and three at most are taken",
        ]
    );
}

#[test]
fn a_player_imagines_tables_that_it_cannot_tell_from_the_real_one() {
    let mut scene = scene();
    scene.answer(0, Bid(4)).answer(1, Bid(3)).answer(0, Choice::Peek(true));
    let running = scene.running();
    let seen = running.seen(Seat(1)).expect("it has to bid");
    let mut dice = FastDice::new(1);
    let tops: Vec<u8> = (0..200)
        .map(|_| {
            let imagined = seen.imagine(&mut dice).to_match(Rolls::Seeded(1)).expect("it takes the same inputs");
            *imagined.position().pile.last().expect("gems are left")
        })
        .collect();
    for gem in 1..=5 {
        assert!(tops.contains(&gem), "seat 1 does not know which gem is on top, so it may be {gem}");
    }
}

/// Equal bids are decided by a roll. A player who takes a bid back has seen that roll.
#[test]
fn rolls_that_were_taken_back_do_not_come_again() {
    let whole = finished();
    let count = |inputs: &[Input<Hoard>]| inputs.iter().filter(|input| matches!(input, Input::Rolled { .. })).count();
    let first = whole.inputs().iter().position(|input| matches!(input, Input::Chose { .. })).expect("a seat has bid");
    let (before, since) = (count(&whole.inputs()[..first]), count(&whole.inputs()[first..]));
    assert!(since > 0, "bids were equal");
    let back = whole.go_back(first);
    assert_eq!(back.digest(), whole.as_it_was(first).digest(), "only the dice to come are others");
    let discarded = Input::Discarded { rolls: since as u32 };
    assert_eq!(back.inputs(), [&whole.inputs()[..first], &[discarded]].concat());

    let again = play_on(back);
    let rolled = |running: &Match<Hoard>| -> Vec<u32> {
        let value = |input: &Input<Hoard>| if let Input::Rolled { value, .. } = input { Some(*value) } else { None };
        running.inputs().iter().filter_map(value).collect()
    };
    assert_ne!(rolled(&again)[before..], rolled(&whole)[before..]);
    let loaded = Match::<Hoard>::load(Arc::new(()), &again.save()).expect("its dice are those of the seed");
    assert_eq!(loaded.save(), again.save());
    let forged = again.save().replace(&format!(r#"{{"rolls":{since}}}"#), r#"{"rolls":0}"#);
    assert!(matches!(Match::<Hoard>::load(Arc::new(()), &forged), Err(LoadError::Roll { .. })));
    let twice = again.go_back(first);
    let all = Input::Discarded { rolls: (since + count(&again.inputs()[first..])) as u32 };
    assert_eq!(twice.inputs(), [&whole.inputs()[..first], &[all]].concat());
}
