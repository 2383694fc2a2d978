//! Sentences that say who, what and how much.

use crate::field::plays::*;
use crate::field::*;
use moonstone::Moonstone;
use moonstone::asked::{Act, Along, Chance, Choice, Fateful, Picked, Question, TroupeChoice, What};
use moonstone::battle::{Active, Change, Command, ModelId, Step};
use moonstone::cards::{Agenda, Fate};
use moonstone::content::{Content, Mark};
use moonstone::told::Event;
use moonstone::{Battle, Options};
use table::{Lang, Saying, Scene, Seat, Spoken, Viewer};

fn say(scene: &mut Scene<Moonstone>, seat: u8, lang: Lang, saying: Saying<'_, Moonstone>) -> String {
    let (game, view) = (scene.running().game().clone(), scene.running().view(Viewer::Seat(Seat(seat))));
    let sentence = Moonstone::texts().say(lang, &game.say(&view, saying));
    assert!(!sentence.contains(['⟨', '{']), "{sentence}");
    sentence
}

/// An option of seat 0 in English.
#[track_caller]
fn option(scene: &mut Scene<Moonstone>, choice: impl Into<Choice>) -> String {
    say(scene, 0, Lang::EN, Saying::Choice(&choice.into()))
}

/// The question to a seat in English.
#[track_caller]
fn question(scene: &mut Scene<Moonstone>, seat: u8) -> String {
    let question = scene.asked(seat).question;
    say(scene, seat, Lang::EN, Saying::Question(&question))
}

/// MS-22, MS-23, MS-26, MS-81: options say what they really cost.
#[test]
fn options_say_their_real_costs() {
    let mut scene = Field::new().model(0, "beaky-bobby", 10.0, 10.0).stone_at(0, 2).activate(0);
    assert_eq!(option(&mut scene, harvest(0)), "Harvest moonstone 1 (depth 2) for 2 energy");
    let mut scene = duel("fritz", 3, "natty-slum-thief").activate(0);
    assert_eq!(option(&mut scene, attack(1)), "Melee attack on Natty for 2 energy");
    let robber = |battle: &mut Battle| battle.models[0].changes.push(Change::Robber);
    let mut scene = duel("fritz", 3, "billy").carries(1, 1).wounds(1, 6).change(robber).activate(0);
    assert_eq!(option(&mut scene, Act::Rob { target: ModelId(1) }), "Rob Billy for 2 energy");
    let climb = |key: &str| {
        let mut scene = Field::new().model(0, key, 10.0, 10.0).activate(0);
        option(&mut scene, Act::Traverse)
    };
    assert_eq!(climb("jayda"), "Traverse an obstacle for 1 energy");
    assert_eq!(climb("fritz"), "Traverse an obstacle for 2 energy");
}

/// MS-24: commanded actions are free, and say no price.
#[test]
fn commanded_actions_say_no_price() {
    let active = Active { command: Some(Command::Any), ..Active::new(ModelId(0), Seat(0)) };
    let field = duel("fritz", 3, "natty-slum-thief").change(|battle| battle.active = Some(active));
    let mut scene = field.scene([Step::NextActivation, Step::EndActivation, Step::Act]);
    assert_eq!(option(&mut scene, attack(1)), "Melee attack on Natty");
    assert_eq!(option(&mut scene, step()), "Step (1 inch)");
    let mut scene = facing("flintlock", 3, "fritz", 4.0).activate(0);
    assert_eq!(option(&mut scene, step()), "Step (1 inch) for 1 energy");
    assert_eq!(option(&mut scene, use_ability("flintlock", "shoot-musket")), "Shoot Musket (12 inches) for 1 energy");
}

/// MS-14: a round after the fourth is overtime.
#[test]
fn further_rounds_are_called_overtime() {
    let mut scene = duel("fritz", 3, "billy").change(|battle| battle.round = 5).activate(0);
    let began = |round: u8| Event::RoundBegan { round };
    assert_eq!(say(&mut scene, 0, Lang::EN, Saying::Event(&began(4))), "Round 4 begins.");
    let sentence = say(&mut scene, 0, Lang::EN, Saying::Event(&began(5)));
    assert_eq!(sentence, "Overtime: round 5 begins, and the first to be ahead wins.");
    let (game, view) = (scene.running().game().clone(), scene.running().view(Viewer::Spectator));
    let head: String = game.sketch(&view, Lang::EN).lines[0].iter().map(|span| span.text.as_str()).collect();
    assert!(head.starts_with("Round 5, overtime"), "{head}");
}

/// Names with an article are inflected, and the article is lower-case within sentences.
#[test]
fn names_with_articles_fit_into_sentences() {
    let field = Field::new().model(0, "old-calders", 10.0, 10.0).model(1, "the-mortician", 12.0, 10.0);
    let mut scene = field.model(1, "the-fencer", 14.0, 10.0).activate(0);
    let began = Event::MeleeBegan { attacker: ModelId(0), defender: ModelId(1), cards: [1, 2] };
    let stolen = Event::StoneStolen { model: ModelId(1), from: ModelId(2) };
    let de = Lang::of("de");
    assert_eq!(
        say(&mut scene, 0, de, Saying::Event(&began)),
        "Der alte Calders greift den Bestatter an: 1 Karte gegen 2."
    );
    let sentence = say(&mut scene, 0, de, Saying::Event(&stolen));
    assert_eq!(sentence, "Der Bestatter nimmt der Fechterin einen Mondstein ab.");
    let sentence = say(&mut scene, 0, Lang::EN, Saying::Event(&stolen));
    assert_eq!(sentence, "The Mortician takes a moonstone from the Fencer.");
    assert_eq!(say(&mut scene, 0, de, Saying::Choice(&attack(1))), "Nahkampfangriff auf den Bestatter für 1 Energie");
    let mut asked = |of| say(&mut scene, 0, de, Saying::Question(&Question::Ability { of }));
    assert_eq!(asked(ModelId(0)), "Welche Fähigkeit vom alten Calders wählst du?");
    assert_eq!(asked(ModelId(2)), "Welche Fähigkeit von der Fechterin wählst du?");
}

/// MS-24: the airships keep out of melees, and reasons say so.
#[test]
fn an_airship_says_that_it_is_in_the_air() {
    let mut scene = Field::new().model(0, "fritz", 10.0, 10.0).touching(1, "goblin-airship", 0).activate(0);
    let reason = scene.why_not(0, attack(1));
    let sentence = say(&mut scene, 0, Lang::EN, Saying::Reason(&reason));
    assert_eq!(sentence, "The Goblin Airship is in the air and neither fights nor harvests.");
}

/// MS-80: a player's own agenda counts in what is offered, before others know it.
#[test]
fn a_jog_is_as_long_as_the_players_agenda_makes_it() {
    let field = Field::with(Options::default(), "").model(0, "flintlock", 10.0, 10.0);
    let mut scene = field.change(|battle| battle.players[0].agenda = Some(Agenda::ForcedMarch)).activate(0);
    assert_eq!(option(&mut scene, jog()), "Jog (free, 6.0 inches)");
}

/// MS-44, MS-C.gradock.smell-a-lie, MS-C.kaufman.money-bag: questions say who is asked, and about what.
#[test]
fn questions_name_what_they_are_about() {
    let mut scene = facing("flintlock", 3, "gradock", 4.0).activate(0);
    scene.answer(0, use_ability("flintlock", "shoot-musket")).answer(0, target(1));
    draw(&mut scene, &["G1"]);
    assert_eq!(question(&mut scene, 0), "Which card do you lay face up?");
    let mut scene = facing("kaufman", 4, "fritz", 5.0).activate(0);
    scene.answer(0, use_ability("kaufman", "money-bag"));
    assert_eq!(question(&mut scene, 0), "Where does Kaufman lay the gold?");
    let grows = Question::Place { model: ModelId(0), what: What::Wood };
    assert_eq!(say(&mut scene, 0, Lang::of("de"), Saying::Question(&grows)), "Wo lässt Kaufman ein Wäldchen wachsen?");
}

/// MS-80, MS-81: events and agendas say what they do where they are chosen and played.
#[test]
fn cards_say_what_they_do() {
    let field = Field::with(Options::default(), "").model(0, "fritz", 10.0, 10.0);
    let mut scene = field.change(|battle| battle.players[0].fate = Some(Fate::NinjaReflexes)).activate(0);
    for lang in Lang::all().iter().copied() {
        for fate in Fate::ALL {
            let sentence = say(&mut scene, 0, lang, Saying::Choice(&Picked::Fate(*fate).into()));
            assert!(sentence.contains(" (") && sentence.len() > 50, "{sentence}");
        }
        for agenda in Agenda::ALL {
            let sentence = say(&mut scene, 0, lang, Saying::Choice(&Picked::Agenda(*agenda).into()));
            assert!(sentence.contains(" (") && sentence.len() > 40, "{sentence}");
        }
    }
    assert!(option(&mut scene, Fateful::Use).starts_with("Play Ninja Reflexes (when one of your models"));
}

/// Leibwache (MS-C.gotchgut.bodyguard): a player asked to take damage for another model reads how much, and for whom.
#[test]
fn bodyguards_hear_how_much_and_for_whom() {
    let mut scene = duel("gotchgut", 1, "billy").activate(0);
    let ability = ability("gotchgut", "bodyguard");
    let asked = Question::Guard { model: ModelId(0), ability, victim: ModelId(1), amount: 3 };
    let sentence = say(&mut scene, 0, Lang::EN, Saying::Question(&asked));
    assert_eq!(sentence, "Billy would take 3 damage: does Gotchgut take it instead (Bodyguard)?");
}

/// MS-64: damage says who takes it.
#[test]
fn damage_says_who_takes_it() {
    let mut scene = duel("fritz", 1, "billy").activate(0);
    fight(&mut scene, 1, "rising-attack", "sweeping-cut");
    choose_kind(&mut scene, moonstone::content::Damage::Slicing);
    let told = scene.told();
    let damaged = told.iter().find(|it| matches!(it, Event::Damaged { model: ModelId(1), .. })).expect("he is hit");
    let sentence = say(&mut scene, 0, Lang::EN, Saying::Event(damaged));
    assert!(sentence.starts_with("Billy takes ") && sentence.contains(" damage ("), "{sentence}");
}

/// Names with a comma are cut at the comma in lists and sentences.
#[test]
fn lists_have_no_commas_inside_of_names() {
    let content = Content::built_in();
    let has_comma = |id: &&moonstone::content::CharacterId| content.character(**id).name.get(Lang::EN).contains(',');
    let place = content.troupes().iter().position(|troupe| troupe.characters.iter().any(|id| has_comma(&id)));
    let place = place.expect("a character has a name with a comma");
    let troupe = &content.troupes()[place];
    let mut scene = Field::new().model(0, "fritz", 10.0, 10.0).activate(0);
    let sentence = option(&mut scene, TroupeChoice(place as u8));
    let members = sentence.split(": ").nth(1).and_then(|rest| rest.split(". ").next()).expect("members are named");
    assert_eq!(members.split(", ").count(), troupe.characters.len().min(6), "{sentence}");
}

/// Options and sentences begin with a capital letter, and numbers agree.
#[test]
fn sentences_begin_with_a_capital_and_numbers_agree() {
    let mark = Change::Mark { mark: Mark::Slow, by: ModelId(0) };
    let mut scene = duel("fritz", 1, "billy").change(|battle| battle.models[1].changes.push(mark)).activate(0);
    let choices: Vec<Choice> = vec![
        Seat(1).into(),
        card("G2").into(),
        moonstone::battle::Edge::South.into(),
        moonstone::content::Damage::Impact.into(),
        moonstone::asked::Arranged::Top(card("C")).into(),
        moonstone::asked::Replacement::By(card("B1")).into(),
    ];
    for choice in choices {
        let sentence = option(&mut scene, choice);
        assert!(sentence.starts_with(char::is_uppercase), "{sentence}");
    }
    let began = Event::MeleeBegan { attacker: ModelId(0), defender: ModelId(1), cards: [1, 2] };
    assert_eq!(say(&mut scene, 0, Lang::EN, Saying::Event(&began)), "Fritz attacks Billy: 1 card against 2.");
    let asked = Question::Save { model: ModelId(1), wounds: 1 };
    assert_eq!(
        say(&mut scene, 0, Lang::of("de"), Saying::Question(&asked)),
        "Billy würde eine Wunde erleiden: Spielst du dein Ereignis?"
    );
}

/// MS-27: a thing in contact is "right there", even if rounding leaves a gap, and whatever becomes of it later.
#[test]
fn a_stone_in_base_contact_is_right_there() {
    let mut scene = Field::new().model(0, "fritz", 10.0, 10.0).stone(12.0, 10.0, 2).only(&[0]).activate(0);
    scene.answer(0, jog());
    let touching = moonstone::asked::Way { points: vec![measure::Point::clamped(12 * 2540 - 2101, 10 * 2540)] };
    scene.answer(0, touching);
    let told = scene.told();
    let moved = told.iter().find(|it| matches!(it, Event::Moved { .. })).expect("he goes");
    let sentence = say(&mut scene, 0, Lang::EN, Saying::Event(moved));
    assert_eq!(sentence, "Fritz jogs 1.2 inches and stands right at moonstone 1 (depth 2).");
    scene.answer(0, harvest(0));
    assert_eq!(say(&mut scene, 0, Lang::EN, Saying::Event(moved)), sentence, "what was told stays as it was");
}

/// MS-66: a shielded model takes no damage, and all players are told.
#[test]
fn a_shield_is_told() {
    let shield = Change::Mark { mark: Mark::Shielded, by: ModelId(1) };
    let mut scene = duel("fritz", 1, "billy").change(|battle| battle.models[1].changes.push(shield)).activate(0);
    fight(&mut scene, 1, "rising-attack", "sweeping-cut");
    choose_kind(&mut scene, moonstone::content::Damage::Slicing);
    assert_eq!((now(&scene, 1).wounds, now(&scene, 1).changes.contains(&shield)), (0, false));
    assert!(scene.told().contains(&Event::Saved { model: ModelId(1) }));
}

/// MS-24, MS-31: a refusal names the effect, the condition, and each hiding thing once.
#[test]
fn refusals_say_what_decides() {
    let why_not = |field: Field, choice: Choice| {
        let mut scene = field.activate(0);
        let reason = scene.why_not(0, choice);
        say(&mut scene, 0, Lang::EN, Saying::Reason(&reason))
    };
    let mark = |mark: Mark| Change::Mark { mark, by: ModelId(1) };
    let bound = duel("fritz", 1, "billy").change(|battle| battle.models[0].changes.push(mark(Mark::NoJog)));
    assert_eq!(why_not(bound, jog()), "An effect forbids it: no jog.");
    let truce = duel("fritz", 1, "billy").change(|battle| battle.models[0].changes.push(mark(Mark::Truce)));
    assert_eq!(why_not(truce, attack(1)), "An effect forbids it: may not attack the enemy who did this.");
    let outside = Field::new().model(0, "muridae", 10.0, 10.0).energy(0, 3);
    assert_eq!(why_not(outside, use_ability("muridae", "sewer-rat")), "That is only possible in a building.");
    let walls = "[[table.piece]]\nterrain = \"barrier\"\nrect = [103, 118, 20, 2]\n\
                 [[table.piece]]\nterrain = \"barrier\"\nrect = [80, 118, 23, 2]\n";
    let hidden = Field::on(walls).model(0, "seasick-stu", 10.3, 11.0).model(1, "billy", 10.3, 13.2);
    assert_eq!(why_not(hidden, attack(1)), "Billy cannot be seen, hidden by: a barrier.");
}

/// MS-05: players who drop real dice can type where the dice lie.
#[test]
fn rolls_say_how_to_type_where_a_stone_lies() {
    let mut scene = duel("fritz", 1, "billy").activate(0);
    let mut roll = |chance: Chance| say(&mut scene, 0, Lang::EN, Saying::Chance(chance));
    assert_eq!(
        roll(Chance::Fall { stone: 0, along: Along::East, die: 1 }),
        "How far moonstone 1 lies from the west edge (1 is right at the edge, and every inch counts 5: 91 is the middle)"
    );
    assert_eq!(roll(Chance::Depth { stone: 6 }), "How deep moonstone 7 lies");
    assert_eq!(roll(Chance::Arcana { seat: Some(Seat(1)) }), "Player 2 draws an arcana card");
}

/// MS-24, MS-27: a model in base contact is not 0.0 inches away, and a hair's breadth is no 0.0 inches long.
#[test]
fn no_length_is_rounded_to_nothing() {
    let mut scene = facing("flintlock", 3, "fritz", 0.0).activate(0);
    assert_eq!(option(&mut scene, target(1)), "Fritz, in base contact");
    let mut scene = facing("flintlock", 3, "fritz", 4.0).activate(0);
    assert_eq!(option(&mut scene, target(1)), "Fritz, 4.0 inches away");
    let mut scene = Field::new().model(0, "fritz", 10.0, 10.0).only(&[0]).activate(0);
    scene.answer(0, jog());
    let east = |units: i32| {
        let to = measure::Point::clamped(10 * 2540 + units, 10 * 2540);
        Choice::Way(moonstone::asked::Way { points: vec![to] })
    };
    assert_eq!(option(&mut scene, east(126)), "To the east, a little way");
    assert_eq!(option(&mut scene, east(127)), "To the east, 0.1 inches");
}

/// MS-21, MS-30: in a refusal, what is too long looks longer than what is allowed.
#[test]
fn a_refused_length_does_not_contradict_itself() {
    let mut scene = duel("fritz", 1, "billy").activate(0);
    let refused = moonstone::reasons::Reason::TooLong { how: moonstone::asked::How::Step, length: 2580, limit: 2540 };
    let mut say = |lang| say(&mut scene, 0, lang, Saying::Reason(&refused));
    assert_eq!(say(Lang::EN), "The way is 1.02 inches long, 1.00 are allowed.");
    assert_eq!(say(Lang::of("de")), "Der Weg ist 1,02 Zoll lang, erlaubt sind 1,00.");
}

/// MS-63, MS-70: what is added to a card that was played is a sentence.
#[test]
fn what_is_added_to_a_card_is_a_sentence() {
    let mut scene = duel("fritz", 1, "billy").activate(0);
    let mut say = |lang, duplicates, signature| {
        let finished = Event::Finished { model: ModelId(0), duplicates, signature };
        say(&mut scene, 0, lang, Saying::Event(&finished))
    };
    assert_eq!(say(Lang::EN, 1, false), "Fritz adds a duplicate.");
    assert_eq!(say(Lang::EN, 2, true), "Fritz makes the signature move and adds 2 duplicates.");
    assert_eq!(say(Lang::of("de"), 2, false), "Fritz legt 2 Duplikate dazu.");
    assert_eq!(say(Lang::of("de"), 1, true), "Fritz kämpft im einzigartigen Stil und legt ein Duplikat dazu.");
}

/// MS-24: the name of an ability that ends in a mark stands in quotation marks.
#[test]
fn names_of_abilities_stand_in_quotation_marks() {
    let mut scene = facing("flintlock", 3, "fritz", 4.0).activate(0);
    scene.answer(0, use_ability("flintlock", "shoot-musket"));
    assert_eq!(question(&mut scene, 0), "Flintlock, “Shoot Musket”: on whom?");
    let off = Event::AbilityOff { model: ModelId(0), ability: ability("flintlock", "shoot-musket"), forever: true };
    assert_eq!(say(&mut scene, 0, Lang::of("de"), Saying::Event(&off)), "Flintlock: „Musketenschuss“ ist verloren.");
}
