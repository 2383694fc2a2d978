//! Scenarios (KH-73, KH-81): how each begins, what it adds, how it is won and lost; what the wild side does.
//!
//! Monsters and goals have their own figures here, so that these tests do not depend on the cards.

use std::sync::Arc;

use kleine_helden::asked::{Act, Choice, Defend, Protect, Question};
use kleine_helden::battle::{Battle, Demon, Grip, How, Means, Side, Step, Target, Unit, UnitId, What};
use kleine_helden::content::{Burden, Card, CardId, Content, ContentFile, Kind};
use kleine_helden::told::Event;
use kleine_helden::{KleineHelden, Options};
use table::{AtRandom, FastDice, Game, Lang, Ruled, Saying, Scene, Seat, Spoken, Viewer, play_out};

const DRAGON: &str = r#"
goal = "slay"
least-players = 1
monster = { name = { de = "Wurm", en = "Worm" }, life = 10, life-per-player = 5, figures = { attack = 5, parry = 3, damage = 6 }, reach = "melee", habits = ["heal 4", "attack 1", "attack 2", "hunt", "breathe 2", "roar"] }
"#;

const SWEEPER: &str = r#"
goal = "slay"
least-players = 1
monster = { name = { de = "Wurm", en = "Worm" }, life = 10, figures = { attack = 5, damage = 6 }, reach = "thrown", habits = ["rest", "rest", "rest", "rest", "sweep", "plunder 1"] }
"#;

const SIEGE: &str = r#"
goal = "hold-out"
least-players = 1
rounds = 3
every = 2
monster = { name = { de = "Strolch", en = "Rogue" }, life = 4, figures = { attack = 5, damage = 3 }, reach = "melee", habits = ["rest", "attack 1", "attack 1", "attack 1", "attack 1", "attack 1"] }
"#;

const GUARD: &str = r#"
goal = "guard"
least-players = 2
thing = { de = "Ei", en = "Egg" }
life = 9
armour = 1
"#;

const TREASURE: &str = r#"
goal = "treasures"
least-players = 2
thing = { de = "Truhe", en = "Chest" }
needed = 2
target = 5
"#;

/// A table with a custom scenario, without hand cards unless a test deals some.
struct Stage {
    game: Arc<KleineHelden>,
    battle: Battle,
}

impl Stage {
    fn new(goal: &str, players: u8) -> Stage {
        let entry = format!(
            "[[scenario]]\nkey = \"staged\"\nsource = \"house\"\nname = {{ de = \"Probe\", en = \"Trial\" }}\n\
             about = {{ de = \"Eine Probe.\", en = \"A trial.\" }}\nmost-players = 5\n{goal}"
        );
        let content =
            Content::with_files(&[ContentFile::new("staged.toml", entry)]).unwrap_or_else(|wrong| panic!("{wrong}"));
        let options = Options { scenario: "staged".into(), players, ..Options::default() };
        let game = KleineHelden::set_up(Arc::new(content), options).expect("the scenario is there");
        let mut battle = game.start();
        battle.round = 1;
        Stage { game: Arc::new(game), battle }
    }

    fn hero(mut self, side: u8, key: &str) -> Stage {
        let hero = self.game.content().find_hero(key).unwrap_or_else(|| panic!("there is no hero {key}"));
        self.battle.heroes.retain(|other| *other != hero);
        self.battle.units.push(Unit::new(Side(side), What::Hero(hero), self.game.hero_life()));
        self
    }

    fn monster(mut self, life: u8) -> Stage {
        let wild = self.game.wild().expect("the scenario has a wild side");
        self.battle.units.push(Unit::new(wild, What::Monster, life));
        self
    }

    fn life(mut self, unit: u8, life: u8) -> Stage {
        self.battle.units[usize::from(unit)].life = life;
        self
    }

    /// Fits a hero with the axe whose figures are printed in the rulebook: attack 2, damage 8, two hands.
    fn axe(mut self, unit: u8) -> Stage {
        let card = self.card("barbarian-axe");
        self.battle.deck.remove(card);
        self.battle.units[usize::from(unit)].fitted.insert(card);
        self
    }

    fn hand(mut self, side: u8, card: CardId) -> Stage {
        self.battle.deck.remove(card);
        self.battle.groups[usize::from(side)].hand.insert(card);
        self
    }

    fn card(&self, key: &str) -> CardId {
        self.game.content().find_card(key).unwrap_or_else(|| panic!("there is no card {key}"))
    }

    /// The turn of a side, after everything that happens at its start.
    #[track_caller]
    fn turn(mut self, side: u8) -> Scene<KleineHelden> {
        self.battle.turn.side = Side(side);
        self.scene([Step::EndTurn, Step::Act])
    }

    /// All groups have had their turn.
    #[track_caller]
    fn end_of_round(self) -> Scene<KleineHelden> {
        self.scene([Step::BeginTurn(Side(0)), Step::BeginRound, Step::EndRound])
    }

    #[track_caller]
    fn scene(mut self, agenda: impl IntoIterator<Item = Step>) -> Scene<KleineHelden> {
        self.battle.agenda = agenda.into_iter().collect();
        Scene::at(&self.game, self.battle)
    }
}

fn life(scene: &Scene<KleineHelden>, unit: u8) -> u8 {
    scene.now().units[usize::from(unit)].life
}

fn how_it_ended(scene: &Scene<KleineHelden>) -> Option<(&'static str, Vec<u8>)> {
    scene.outcome().map(|outcome| (outcome.reason, outcome.winners.iter().map(|seat| seat.0).collect()))
}

/// The base armour of the hero in a place, to be subtracted from damage.
fn armour(scene: &Scene<KleineHelden>, unit: u8) -> u8 {
    let hero = scene.now().units[usize::from(unit)].hero().expect("a hero stands there");
    Content::built_in().hero(hero).figures.armour as u8
}

fn with_axe(scene: &Scene<KleineHelden>, unit: u8) -> Act {
    let card = scene.now().units[usize::from(unit)].fitted.nth(0).expect("it has the axe");
    Act::Attack { by: UnitId(unit), means: Means::Weapon { card, grip: Grip::Two, how: How::Melee } }
}

fn is_asked_to_draw(scene: &mut Scene<KleineHelden>, seat: u8) -> bool {
    let asked = scene.running().asked(Seat(seat));
    asked.is_some_and(|asked| matches!(asked.question, Question::Draw { .. }))
}

/// Two heroes of one player against the dragon, at the end of a round; the dragon's full life is 15.
fn alone_against_dragon(dragon: u8) -> Scene<KleineHelden> {
    Stage::new(DRAGON, 1).hero(0, "barbarian").hero(0, "dark-elf").life(1, 9).monster(dragon).end_of_round()
}

/// KH-81: life by number of players; it is there before the first turn.
#[test]
fn the_dragon_comes_with_more_life_for_more_players() {
    for players in 1..=5 {
        let mut stage = Stage::new(DRAGON, players);
        for (side, hero) in (0..players).zip(["barbarian", "troll", "ratman", "lich", "assassin"]) {
            stage = stage.hero(side, hero);
        }
        let scene = stage.scene([Step::BeginTurn(Side(0)), Step::BeginRound, Step::BeginScenario]);
        assert_eq!(life(&scene, players), 10 + 5 * players);
        assert_eq!(scene.now().units[usize::from(players)].what, What::Monster);
    }
}

/// KH-81: a 1 on its table.
#[test]
fn the_dragon_heals_but_never_above_its_life_at_the_start() {
    let mut scene = alone_against_dragon(5);
    scene.rolls([1]);
    assert_eq!(life(&scene, 2), 9);
    let mut scene = alone_against_dragon(14);
    scene.rolls([1]);
    assert_eq!(life(&scene, 2), 15);
}

/// KH-81: a 2: its target is rolled, and the attacked player reacts as in every fight.
#[test]
fn the_dragon_attacks_the_target_named_by_the_die() {
    let mut scene = alone_against_dragon(15);
    scene.rolls([2, 1]);
    let attacked =
        Question::Defend { by: UnitId(2), means: Means::Bare { how: How::Melee }, at: Target::Unit(UnitId(0)) };
    assert_eq!(scene.asked(0).question, attacked);
    scene.answer(0, Defend::Waive).rolls([3]);
    assert_eq!(life(&scene, 0), 15 - (6 - armour(&scene, 0)));
    assert!(is_asked_to_draw(&mut scene, 0), "the next round begins");
}

/// KH-81: a 3. KH-15: a hero that has parried once in the dragon's turn cannot do so again.
#[test]
fn the_dragon_attacks_twice_and_the_second_attack_on_the_same_hero_hits_by_itself() {
    let mut scene = alone_against_dragon(15);
    scene.rolls([3, 1]).answer(0, Defend::Dodge).rolls([1, 5]);
    assert_eq!(life(&scene, 0), 15, "dodged");
    scene.rolls([1]).answer(0, Defend::Waive).rolls([2]);
    assert_eq!(life(&scene, 0), 15 - (6 - armour(&scene, 0)));
}

/// KH-81: a 4: no roll for the target if one unit has the least life.
#[test]
fn the_dragon_hunts_the_weakest() {
    let mut scene = alone_against_dragon(15);
    scene.rolls([4]);
    scene.answer(0, Defend::Waive).rolls([3]);
    assert_eq!((life(&scene, 0), life(&scene, 1)), (15, 9 - (6 - armour(&scene, 1))));
}

/// KH-81: a 5: armour does not help.
#[test]
fn the_breath_of_the_dragon_burns_every_hero() {
    let mut scene = alone_against_dragon(15);
    scene.rolls([5]);
    assert_eq!((life(&scene, 0), life(&scene, 1)), (13, 7));
}

/// KH-81: a 6: a frightened hero has no action in its next turn.
#[test]
fn the_roar_of_the_dragon_costs_a_hero_the_next_action() {
    let mut scene = alone_against_dragon(15);
    scene.rolls([6, 2]);
    let lost = scene.told().into_iter().filter(|event| matches!(event, Event::ActionLost { .. })).count();
    assert_eq!(lost, 1);
    assert_eq!([0, 1].map(|unit| scene.now().units[unit].actions), [1, 0]);
}

/// KH-81, ruling: so that it is as dangerous for five players as for one.
#[test]
fn the_dragon_acts_once_for_each_group_that_is_left() {
    let stage = || Stage::new(DRAGON, 3).hero(0, "barbarian").hero(1, "troll").hero(2, "lich").monster(3);
    let mut scene = stage().end_of_round();
    scene.rolls([1, 1, 1]);
    assert_eq!(life(&scene, 3), 15);
    let mut two = stage().life(2, 0);
    two.battle.groups[2].is_out = true;
    let mut scene = two.end_of_round();
    scene.rolls([1, 1]);
    assert_eq!(life(&scene, 3), 11);
}

/// KH-81: being stunned costs a monster an action too.
#[test]
fn a_stunned_dragon_does_nothing() {
    let mut stage = Stage::new(DRAGON, 1).hero(0, "barbarian").monster(5);
    stage.battle.units[1].is_stunned = true;
    let mut scene = stage.end_of_round();
    assert!(is_asked_to_draw(&mut scene, 0));
    assert_eq!(life(&scene, 1), 5);
}

/// KH-73: the players are on the same side.
#[test]
fn against_the_dragon_players_do_not_attack_each_other() {
    let mut scene = Stage::new(DRAGON, 2).hero(0, "barbarian").hero(1, "troll").monster(9).axe(0).turn(0);
    let attack = with_axe(&scene, 0);
    scene.answer(0, attack);
    assert_eq!(scene.asked(0).options, [Choice::Target(Target::Unit(UnitId(2)))]);
}

/// The barbarian takes the dragon's last life: 6 + 2 + 2 + 6 + 5 against 3 + 1.
fn slay(scene: &mut Scene<KleineHelden>, dragon: u8) {
    let attack = with_axe(scene, 0);
    scene.answer(0, attack).answer(0, Target::Unit(UnitId(dragon))).rolls([6, 5, 1]);
}

/// KH-73, KH-81: the dragon can be slain by one player alone.
#[test]
fn slaying_the_dragon_wins() {
    let mut scene = Stage::new(DRAGON, 1).hero(0, "barbarian").monster(9).axe(0).turn(0);
    slay(&mut scene, 1);
    assert_eq!(how_it_ended(&scene), Some(("outcome-slain", vec![0])));
}

/// KH-73, ruling: the fallen share the victory, players who gave up do not.
#[test]
fn all_who_did_not_give_up_share_the_victory() {
    let mut stage = Stage::new(DRAGON, 3).hero(0, "barbarian").monster(9).axe(0);
    stage.battle.groups[1].is_out = true;
    (stage.battle.groups[2].is_out, stage.battle.groups[2].has_resigned) = (true, true);
    let mut scene = stage.turn(0);
    slay(&mut scene, 1);
    assert_eq!(how_it_ended(&scene), Some(("outcome-slain", vec![0, 1])));
}

/// KH-73, KH-71.
#[test]
fn when_the_last_group_falls_the_dragon_has_won() {
    let mut scene = Stage::new(DRAGON, 1).hero(0, "barbarian").life(0, 2).monster(15).end_of_round();
    scene.rolls([5]);
    assert_eq!(how_it_ended(&scene), Some(("outcome-defeated", vec![])));
}

/// KH-73: losing one group is no defeat.
#[test]
fn the_others_go_on_when_one_group_falls_to_the_dragon() {
    let stage = Stage::new(DRAGON, 2).hero(0, "barbarian").hero(1, "troll").life(0, 1).life(1, 9);
    let mut scene = stage.monster(1).end_of_round();
    scene.rolls([5, 1]);
    assert_eq!(how_it_ended(&scene), None);
    assert!(scene.now().groups[0].is_out);
    assert!(is_asked_to_draw(&mut scene, 1), "the first group has no turn any more");
}

/// KH-73: a player alone who gives up loses.
#[test]
fn a_player_alone_who_gives_up_has_lost() {
    let mut scene = Stage::new(DRAGON, 1).hero(0, "barbarian").monster(15).turn(0);
    scene.running().resign(Seat(0)).expect("the game goes on until then");
    assert_eq!(how_it_ended(&scene), Some(("outcome-defeated", vec![])));
}

/// KH-56, ruling: a demon can be laid at the wild side if its burden affects monsters.
#[test]
fn only_demons_that_bother_monsters_are_laid_at_the_dragon() {
    let content = Content::built_in();
    for card in content.all(Kind::Demon).iter() {
        let Card::Demon(demon) = content.card(card) else { panic!("{card:?} is no demon") };
        let bothers = demon
            .burdens
            .iter()
            .any(|burden| matches!(burden, Burden::Weaken(_) | Burden::NoSixes | Burden::NoHealing | Burden::Bleed(_)));
        let scene = Stage::new(DRAGON, 1).hero(0, "barbarian").monster(15).hand(0, card).turn(0);
        assert_eq!(scene.offers(0, Act::Play { card }), bothers, "{:?}", content.printed(card).key);
    }
}

/// KH-56, KH-81: a demon bleeds the dragon when the turn of the wild side starts.
#[test]
fn the_demon_at_the_dragon_works_at_the_start_of_its_turn() {
    let content = Content::built_in();
    let bleeds = |card: &CardId| match content.card(*card) {
        Card::Demon(demon) => demon.burdens.iter().find_map(|burden| match burden {
            Burden::Bleed(life) => Some(life),
            _ => None,
        }),
        _ => None,
    };
    let (card, lost) = (content.all(Kind::Demon).iter())
        .find_map(|card| Some((card, bleeds(&card)?)))
        .expect("some demon lets its group bleed");
    let mut stage = Stage::new(SWEEPER, 1).hero(0, "barbarian").monster(9);
    stage.battle.deck.remove(card);
    stage.battle.groups[1].demon = Some(Demon { card, life: 1 });
    let mut scene = stage.end_of_round();
    scene.rolls([1]);
    assert_eq!(life(&scene, 1), 9 - lost);
}

/// KH-81: a sweep is one attack on each group. Ruling: a monster that can throw does so.
#[test]
fn a_sweep_attacks_one_of_each_group_from_afar() {
    let stage = Stage::new(SWEEPER, 2).hero(0, "barbarian").hero(1, "troll").hero(1, "lich");
    let mut scene = stage.monster(10).end_of_round();
    scene.rolls([5]).answer(1, Protect::Leave);
    let means = Means::Bare { how: How::Ranged };
    assert!(matches!(scene.asked(0).question, Question::Defend { means: with, .. } if with == means));
    scene.answer(0, Defend::Waive).rolls([2, 2]).answer(0, Protect::Leave);
    assert!(
        matches!(scene.asked(1).question, Question::Defend { at: Target::Unit(UnitId(2)), .. }),
        "a roll said which one of the second group"
    );
    scene.answer(1, Defend::Waive).rolls([2, 1]);
    assert!(is_asked_to_draw(&mut scene, 0), "the second act was a rest");
}

/// KH-81.
#[test]
fn plundering_costs_every_player_a_random_hand_card() {
    let [one, other] =
        ["barbarian-axe", "silver-sword"].map(|key| Content::built_in().find_card(key).expect("it is printed"));
    let stage = Stage::new(SWEEPER, 1).hero(0, "barbarian").monster(10).hand(0, one).hand(0, other);
    let mut scene = stage.end_of_round();
    let lost = scene.now().groups[0].hand.nth(1).expect("there are two cards");
    scene.rolls([6, 2]);
    assert_eq!(scene.now().groups[0].hand.len(), 1);
    assert!(scene.now().discard.contains(lost));
}

/// KH-81: siege.
#[test]
fn a_siege_begins_with_a_raider_for_each_player() {
    for players in 1..=5 {
        let mut stage = Stage::new(SIEGE, players);
        for (side, hero) in (0..players).zip(["barbarian", "troll", "ratman", "lich", "assassin"]) {
            stage = stage.hero(side, hero);
        }
        let scene = stage.scene([Step::BeginTurn(Side(0)), Step::BeginRound, Step::BeginScenario]);
        assert_eq!(scene.now().living_of(Side(players)).count(), usize::from(players));
    }
}

fn besieged(round: u16, raiders: usize) -> Stage {
    let mut stage = Stage::new(SIEGE, 1).hero(0, "barbarian");
    for _ in 0..raiders {
        stage = stage.monster(4);
    }
    stage.battle.round = round;
    stage
}

/// KH-81: raiders come every second round here; new ones have not acted yet.
#[test]
fn raiders_come_after_the_others_have_acted() {
    let mut scene = besieged(1, 2).end_of_round();
    scene.rolls([1, 1]);
    assert_eq!(scene.now().living_of(Side(1)).count(), 2, "not in this round");
    let mut scene = besieged(2, 2).end_of_round();
    scene.rolls([1, 1]);
    assert_eq!(scene.now().living_of(Side(1)).count(), 3);
    assert!(is_asked_to_draw(&mut scene, 0));
}

/// KH-81, ruling: at most four per player.
#[test]
fn no_more_raiders_come_than_four_for_each_player() {
    let mut scene = besieged(2, 4).end_of_round();
    scene.rolls([1, 1, 1, 1]);
    assert_eq!(scene.now().living_of(Side(1)).count(), 4);
}

/// KH-81: a raider attacks; with a single possible target there is no roll.
#[test]
fn a_raider_attacks_as_its_table_says() {
    let mut scene = besieged(1, 1).end_of_round();
    scene.rolls([2]).answer(0, Defend::Waive).rolls([1]);
    assert_eq!(life(&scene, 0), 15 - 3 + armour(&scene, 0).min(3));
}

/// KH-12: no attack is offered without a target.
#[test]
fn without_raiders_no_attack_is_offered() {
    let stage = |raiders: usize| besieged(1, raiders).axe(0).turn(0);
    let scene = stage(1);
    assert!(scene.offers(0, with_axe(&scene, 0)));
    let scene = stage(0);
    assert!(!scene.offers(0, with_axe(&scene, 0)));
    assert_eq!(scene.why_not(0, with_axe(&scene, 0)).rule(), "KH-12");
}

/// KH-73: the siege is over when the raiders of the last round have acted.
#[test]
fn the_groups_left_after_the_last_round_have_held_out() {
    let mut scene = besieged(3, 1).end_of_round();
    assert_eq!(how_it_ended(&scene), None);
    scene.rolls([1]);
    assert_eq!(how_it_ended(&scene), Some(("outcome-held-out", vec![0])));
}

/// KH-73: killing all raiders does not end a siege.
#[test]
fn a_siege_goes_on_without_raiders() {
    let mut scene = besieged(1, 0).end_of_round();
    assert_eq!(how_it_ended(&scene), None);
    assert!(is_asked_to_draw(&mut scene, 0));
}

/// KH-73: the last blow of the last round still counts.
#[test]
fn a_siege_is_lost_when_the_last_hero_falls_in_the_last_round() {
    let mut scene = besieged(3, 1).life(0, 1).end_of_round();
    scene.rolls([2]).answer(0, Defend::Waive).rolls([6, 6, 1]);
    assert_eq!(how_it_ended(&scene), Some(("outcome-defeated", vec![])));
}

/// Two groups with their wards.
fn guarded(ward: u8) -> Stage {
    let mut stage = Stage::new(GUARD, 2).hero(0, "barbarian").hero(1, "troll").axe(0);
    stage.battle.groups.iter_mut().for_each(|group| group.ward = Some(ward));
    stage
}

/// KH-81.
#[test]
fn every_group_begins_with_its_ward() {
    let stage = Stage::new(GUARD, 2).hero(0, "barbarian").hero(1, "troll");
    let scene = stage.scene([Step::BeginTurn(Side(0)), Step::BeginRound, Step::BeginScenario]);
    assert!(scene.now().groups.iter().all(|group| group.ward == Some(9)));
}

/// KH-81, KH-62: a ward is attacked like an NPC: it cannot parry, but its armour counts.
#[test]
fn an_attack_on_a_ward_hits_by_itself() {
    let mut scene = guarded(9).turn(0);
    let attack = with_axe(&scene, 0);
    scene.answer(0, attack).answer(0, Target::Ward(Side(1))).answer(1, Defend::Waive).rolls([2]);
    assert_eq!(scene.now().groups[1].ward, Some(9 - (8 - 1)));
}

/// KH-81, KH-39.
#[test]
fn a_ward_can_be_protected() {
    let mut scene = guarded(9).turn(0);
    let attack = with_axe(&scene, 0);
    scene.answer(0, attack).answer(0, Target::Ward(Side(1))).answer(1, Defend::Shield { unit: UnitId(1) });
    scene.rolls([5, 1]);
    assert_eq!(scene.now().groups[1].ward, Some(9));
    assert!(life(&scene, 1) < 15, "the protector was hit");
}

/// KH-73: a group whose ward dies is out.
#[test]
fn a_group_whose_ward_dies_is_out_and_the_last_group_wins() {
    let mut scene = guarded(7).turn(0);
    let attack = with_axe(&scene, 0);
    scene.answer(0, attack).answer(0, Target::Ward(Side(1))).answer(1, Defend::Waive).rolls([2]);
    assert_eq!(life(&scene, 1), 0);
    assert_eq!(how_it_ended(&scene), Some(("outcome-last-group", vec![0])));
}

/// Two groups on a treasure hunt.
fn hunting(chests: [u8; 2]) -> Stage {
    let mut stage = Stage::new(TREASURE, 2).hero(0, "barbarian").hero(1, "troll").axe(0);
    for (unit, treasures) in stage.battle.units.iter_mut().zip(chests) {
        unit.treasures = treasures;
    }
    stage
}

/// KH-81: searching is an action; it needs a 5 here.
#[test]
fn a_hero_finds_a_treasure_with_a_good_roll() {
    for (die, found) in [(4, 0), (5, 1), (6, 1)] {
        let mut scene = hunting([0, 0]).turn(0);
        scene.answer(0, Act::Search { unit: UnitId(0) }).rolls([die]);
        assert_eq!(scene.now().units[0].treasures, found, "with a {die}");
        assert!(!scene.offers(0, Act::Search { unit: UnitId(0) }), "the action is spent");
    }
}

/// KH-81: the roll is told with its die, so that a screen can show it.
#[test]
fn a_search_shows_its_die() {
    let mut scene = hunting([0, 0]).turn(0);
    scene.answer(0, Act::Search { unit: UnitId(0) }).rolls([4]);
    let (running, viewer) = (scene.running(), Viewer::Seat(Seat(0)));
    let is_search = |event: &&Event| matches!(event, Event::Searched { .. });
    let event = running.told(viewer).find(is_search).expect("a hero has searched");
    let view = running.view(viewer);
    let faces: Vec<String> = running.game().show(&view, event).dice.into_iter().map(|die| die.face).collect();
    assert_eq!(faces, ["4"]);
    let told = running.game().say(&view, Saying::Event(event));
    assert_eq!(KleineHelden::texts().say(Lang::EN, &told), "Barbarian searches, 4 against 5: nothing.");
}

/// KH-81: in other scenarios nothing is hidden.
#[test]
fn there_is_no_searching_in_other_scenarios() {
    let scene = guarded(9).turn(0);
    assert!(!scene.offers(0, Act::Search { unit: UnitId(0) }));
}

/// KH-73: not at once, but at the start of the player's next turn.
#[test]
fn enough_treasures_at_the_start_of_the_players_turn_win() {
    let mut scene = hunting([1, 0]).turn(0);
    scene.answer(0, Act::Search { unit: UnitId(0) }).rolls([5]);
    assert_eq!(how_it_ended(&scene), None);
    let scene = hunting([1, 2]).scene([Step::BeginTurn(Side(0))]);
    assert_eq!(how_it_ended(&scene), None, "one is not enough, and the others are not on turn");
    let scene = hunting([2, 0]).scene([Step::BeginTurn(Side(0))]);
    assert_eq!(how_it_ended(&scene), Some(("outcome-treasure", vec![0])));
}

/// KH-81, KH-70: the killer takes the chests.
#[test]
fn the_killer_takes_the_treasures_of_the_fallen() {
    let mut scene = hunting([1, 1]).hero(1, "lich").life(1, 1).turn(0);
    let attack = with_axe(&scene, 0);
    scene.answer(0, attack).answer(0, Target::Unit(UnitId(1))).answer(1, Defend::Waive).rolls([2]);
    assert_eq!([0, 1].map(|unit| scene.now().units[unit].treasures), [2, 0]);
    assert_eq!(how_it_ended(&scene), None);
}

/// KH-73, KH-72: the last group wins a treasure hunt too.
#[test]
fn the_last_group_wins_a_treasure_hunt_too() {
    let mut scene = hunting([0, 1]).life(1, 1).turn(0);
    let attack = with_axe(&scene, 0);
    scene.answer(0, attack).answer(0, Target::Unit(UnitId(1))).answer(1, Defend::Waive).rolls([2]);
    assert_eq!(how_it_ended(&scene), Some(("outcome-last-group", vec![0])));
}

/// KH-81: every scenario of the content is played to its end with every number of players it allows.
#[test]
fn every_scenario_ends_for_every_number_of_players() {
    let content = Arc::new(Content::built_in().clone());
    for (place, scenario) in content.scenarios().iter().enumerate() {
        let key = content.printed_scenario(place).key.clone();
        for players in scenario.least_players..=scenario.most_players {
            let options = Options { scenario: key.clone(), players, ..Options::default() };
            let game = KleineHelden::set_up(content.clone(), options).expect("the number fits");
            for seed in 0..20 {
                let playout = play_out(&game, &mut game.start(), &mut AtRandom, &mut FastDice::new(seed), 100_000);
                assert!(playout.outcome.is_some(), "{key} with {players} players, seed {seed}");
            }
        }
    }
}

/// KH-81: two of the scenarios can be played alone.
#[test]
fn dragon_and_siege_can_be_played_alone() {
    let content = Content::built_in();
    for (key, least) in [("last-group", 2), ("dragon", 1), ("guard", 2), ("siege", 1), ("treasure", 2)] {
        let scenario = content.scenario(content.find_scenario(key).expect("the scenario is there"));
        assert_eq!((scenario.least_players, scenario.most_players), (least, 5), "{key}");
    }
}
