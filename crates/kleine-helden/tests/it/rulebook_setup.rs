//! Spielvorbereitungen; the three draw piles; the start of a turn.

use std::sync::Arc;

use crate::field::{Field, Stage, mix};
use kleine_helden::asked::{Act, Chance, Choice, Question, Redraw};
use kleine_helden::battle::{Mix, Side, Step};
use kleine_helden::content::{Content, HeroId, Pile};
use kleine_helden::told::Event;
use kleine_helden::{KleineHelden, Life, Options};
use table::{Game, Pending, Scene, Seat, Viewer};

/// A game from its very start, with only the cards of the box.
fn begin(options: Options) -> Stage {
    let game = KleineHelden::set_up(Arc::new(Content::built_in().clone()), options).expect("nothing is wrong");
    let game = Arc::new(game);
    Stage { scene: Scene::new(&game), game }
}

fn set_up(options: Options) -> Result<KleineHelden, table::Phrase> {
    KleineHelden::set_up(Arc::new(Content::built_in().clone()), options)
}

fn players(players: u8) -> Options {
    Options { players, even_start: false, ..Options::default() }
}

/// How many sides the die to be rolled has.
fn sides_due(stage: &mut Stage) -> u32 {
    match stage.running().pending() {
        Pending::Roll { sides, .. } => *sides,
        other => panic!("no die is due: {other:#?}"),
    }
}

fn heroes_of(stage: &Stage, side: u8) -> Vec<HeroId> {
    stage.now().living_of(Side(side)).filter_map(|(_, unit)| unit.hero()).collect()
}

fn is_magical(hero: HeroId) -> bool {
    Content::built_in().hero(hero).is_magical
}

/// Spielinhalt (KH-01).
#[test]
fn the_box_has_sixteen_heroes_and_three_piles_for_two_to_five_players() {
    for number in 2..=5 {
        assert_eq!(begin(players(number)).game.seats(), number);
    }
    assert_eq!(set_up(players(1)).expect_err("nobody plays alone").key, "options-players");
    assert_eq!(set_up(players(6)).expect_err("six are too many").key, "options-players");
    let stage = begin(players(2));
    let content = Content::built_in();
    assert_eq!(stage.now().heroes.len(), 16);
    assert_eq!(content.heroes().iter().filter(|hero| hero.is_magical).count(), 8);
    assert_eq!(Pile::ALL.map(|pile| stage.now().deck.count(pile)), [45, 50, 64]);
}

/// A roll decides who begins, and rounds go clockwise from there (KH-01).
#[test]
fn a_roll_says_who_begins() {
    let mut stage = begin(players(3));
    assert_eq!(sides_due(&mut stage), 3);
    stage.rolls([3]);
    assert_eq!((stage.now().first, stage.now().turn.side), (Side(2), Side(2)));
}

/// Die Heldenkarten (KH-02): all players draw one from each pile in turn.
#[test]
fn players_draw_a_magical_hero_and_another_one() {
    let mut stage = begin(players(3));
    stage.rolls([2]);
    for due in [8, 7, 6, 8, 7, 6] {
        assert_eq!(sides_due(&mut stage), due);
        stage.rolls([1]);
    }
    let drawers: Vec<Side> = (stage.told().iter())
        .filter_map(|event| if let Event::HeroDrawn { side, .. } = event { Some(*side) } else { None })
        .collect();
    assert_eq!(drawers, [1, 2, 0, 1, 2, 0].map(Side));
    for side in 0..3 {
        assert_eq!(heroes_of(&stage, side).into_iter().map(is_magical).collect::<Vec<_>>(), [true, false]);
    }
    assert_eq!(stage.now().heroes.len(), 10, "the others are put together again");
}

/// Die Heldenkarten, optional (KH-02).
#[test]
fn with_one_pile_of_heroes_players_draw_two_of_all() {
    let mut stage = begin(Options { one_hero_pile: true, ..players(2) });
    stage.rolls([1]);
    for due in [16, 15, 14, 13] {
        assert_eq!(sides_due(&mut stage), due);
        stage.rolls([due]);
    }
    let drawn = [heroes_of(&stage, 0), heroes_of(&stage, 1)].concat();
    assert_eq!(drawn.iter().filter(|hero| is_magical(**hero)).count(), 4, "the last four of all are magical");
}

/// Tipps zum Schluss (KH-02): ruling: the third hero comes from the mixed rest.
#[test]
fn two_players_may_begin_with_three_heroes_each() {
    let mut stage = begin(Options { three_heroes: true, ..players(2) });
    stage.rolls([1]);
    for due in [8, 7, 8, 7, 12, 11] {
        assert_eq!(sides_due(&mut stage), due);
        stage.rolls([1]);
    }
    assert_eq!(heroes_of(&stage, 0).len(), 3);
    assert_eq!(heroes_of(&stage, 1).len(), 3);
    let too_many = set_up(Options { three_heroes: true, ..players(3) });
    assert_eq!(too_many.expect_err("three heroes are for two players").key, "options-three-heroes");
}

/// Die Heldenkarten (KH-03): a specialisation counts only with things of its category.
#[test]
fn a_specialisation_counts_with_its_category_only() {
    for (hero, weapon, attack) in [("fencer", "sword", 9), ("fencer", "mace", 6), ("fighter", "sword", 7)] {
        let mut stage = Field::new(2).group(0, &format!("{hero}[{weapon}]")).group(1, "thug").turn(0);
        stage.attack(hero, weapon, "thug").defend("thug", "waive").rolls([1]);
        assert_eq!(stage.values().0, attack + 1, "{hero} with {weapon}");
    }
    for (hero, spell, magic) in [("pyromancer", "bolt", 9), ("pyromancer", "ghost-lance", 6), ("mage", "bolt", 7)] {
        let mut stage = Field::new(2).group(0, &format!("{hero}[{spell}]")).group(1, "thug").turn(0);
        stage.attack(hero, spell, "thug").defend("thug", "waive").rolls([1]);
        assert_eq!(stage.values().0, magic + 1, "{hero} with {spell}");
    }
}

/// Die Heldenkarten (KH-03): only magical heroes can use spells, even from hand.
#[test]
fn heroes_without_magic_cast_nothing() {
    let stage = Field::new(2).group(0, "fighter:9 mage").group(1, "thug").hand(0, &["bolt", "mend", "imp"]).turn(0);
    for spell in ["mend", "imp"] {
        assert!(stage.offers(0, stage.to_cast("mage", spell)));
        assert_eq!(stage.rule_against(0, stage.to_cast("fighter", spell)), "KH-24");
    }
    assert!(stage.offers(0, stage.to_attack("mage", "bolt")));
    assert_eq!(stage.rule_against(0, stage.to_attack("fighter", "bolt")), "KH-24");
}

/// Die Heldenkarten (KH-04), with its option for shorter fights.
#[test]
fn heroes_begin_with_fifteen_life_or_with_twelve_or_ten() {
    for (life, points) in [(Life::Fifteen, 15), (Life::Twelve, 12), (Life::Ten, 10)] {
        let mut stage = begin(Options { life, ..players(2) });
        stage.rolls([1, 1, 1, 1, 1]);
        assert!(stage.now().living().all(|(_, unit)| unit.life == points));
        assert_eq!(stage.now().living().count(), 4);
    }
}

/// Die Unterstützungskarten (KH-05): each pile has its own discard pile, and only that refills it.
#[test]
fn an_empty_pile_is_made_from_its_own_discard_pile() {
    let mut stage =
        Field::new(2).group(0, "fighter").group(1, "thug").deck(&["sword"]).discard(&["mace", "bow", "bolt"]).turn(0);
    stage.forgo("fighter").say(0, mix(1, 0, 0)).rolls([1]);
    assert_eq!((stage.hand(0), stage.deck()), (vec!["sword"], vec![]), "it is refilled when a card is drawn");
    let mut stage = Field::new(2).group(0, "fighter").group(1, "thug").discard(&["mace", "bow", "bolt"]).turn(0);
    stage.forgo("fighter").say(0, mix(1, 0, 0));
    assert_eq!(sides_due(&mut stage), 2);
    stage.rolls([2]);
    assert_eq!((stage.hand(0), stage.deck(), stage.discard()), (vec!["bow"], vec!["mace"], vec!["bolt"]));
    assert!(stage.told().contains(&Event::PileRefilled { mix: Mix::only(Pile::Equipment, 2) }));
}

/// Die Unterstützungskarten (KH-05): an empty pile with an empty discard pile gives no card.
#[test]
fn a_pile_without_discard_pile_gives_nothing() {
    let mut stage = Field::new(2).group(0, "fighter thug").group(1, "scout").deck(&["sword", "lunge"]).turn(0);
    stage.forgo("fighter");
    assert!(stage.offers(0, mix(1, 0, 0)) && stage.offers(0, mix(0, 0, 1)) && !stage.offers(0, mix(0, 1, 0)));
    stage.draw(0, &["sword"]).forgo("thug").rolls([1]);
    assert_eq!(stage.hand(0), ["sword", "lunge"], "there was no choice");
}

/// Die Unterstützungskarten (KH-06).
#[test]
fn players_draw_four_cards_from_any_piles_before_looking_at_them() {
    let mut stage = begin(players(2));
    stage.rolls([1, 1, 1, 1, 1]);
    assert_eq!(stage.asked_seats(), [0, 1], "all at once");
    assert_eq!(stage.question(0), Some(Question::Start { cards: 4 }));
    assert_eq!(stage.asked(0).options.len(), 15, "every way to take four cards from three piles");
    assert!(stage.asked(0).options.iter().all(|choice| matches!(choice, Choice::Mix(mix) if mix.total() == 4)));
    stage.refuses(0, mix(2, 1, 0));
    stage.refuses(0, mix(5, 0, 0));
    stage.say(0, mix(4, 0, 0)).say(1, mix(1, 2, 1));
    stage.rolls([1, 1, 1, 1]);
    let saw: Vec<usize> = (stage.running().told(Viewer::Seat(Seat(0))))
        .filter_map(|event| if let Event::SawDrawn { cards, .. } = event { Some(cards.len()) } else { None })
        .collect();
    assert_eq!(saw, [4], "all four at once, and no other player's");
    stage.rolls([1, 1, 1, 1]);
    assert_eq!(Mix::counting(stage.now().group(Side(0)).hand), Mix { equipment: 4, magic: 0, tactics: 0 });
    assert_eq!(Mix::counting(stage.now().group(Side(1)).hand), Mix { equipment: 1, magic: 2, tactics: 1 });
}

/// Die Unterstützungskarten (KH-06): equipment and spells are laid out before the first turn; the rest stays in the hand.
#[test]
fn heroes_are_fitted_before_the_first_turn() {
    let mut stage = Field::new(2)
        .group(0, "fighter mage")
        .group(1, "thug")
        .hand(0, &["sword", "bolt", "balm", "lunge"])
        .scene([Step::BeginTurn(Side(0)), Step::LayOut(Side(1)), Step::LayOut(Side(0))]);
    assert_eq!(stage.question(0), Some(Question::LayOut));
    assert!(stage.offers(0, stage.to_put("bolt", "mage")));
    assert_eq!(stage.rule_against(0, stage.to_put("bolt", "fighter")), "KH-24");
    assert_eq!(stage.rule_against(0, stage.to_put("balm", "mage")), "KH-24");
    assert_eq!(stage.rule_against(0, stage.to_put("lunge", "fighter")), "KH-24");
    stage.put("sword", "fighter").put("bolt", "mage").fitted_enough(0);
    assert_eq!(
        stage.question(1),
        Some(Question::LayOut),
        "asked with an empty hand too, so that nothing is told by it"
    );
    stage.fitted_enough(1);
    assert_eq!((stage.fitted("fighter"), stage.fitted("mage")), (vec!["sword"], vec!["bolt"]));
    assert_eq!(stage.hand(0), ["balm", "lunge"]);
    assert_eq!((stage.actions("fighter"), stage.actions("mage")), (1, 1), "it costs no action");
    stage.assert_acts(0);
}

/// Die Unterstützungskarten, optional (KH-06).
#[test]
fn a_hand_without_weapon_and_attack_spell_may_be_drawn_again_repeatedly() {
    let mut stage = begin(Options { redraw: true, ..players(2) });
    stage.rolls([1, 1, 1, 1, 1]).answer(0, mix(2, 0, 2)).answer(1, mix(2, 0, 2));
    stage.draw(0, &["pot-lid", "leather-helmet", "feint", "riposte"]);
    stage.draw(1, &["silver-sword", "ring-mail", "evil-eye", "whirl"]);
    assert_eq!(stage.question(0), Some(Question::Redraw));
    assert_eq!(stage.question(1), None, "she has a weapon");
    let shown = stage.now().group(Side(0)).hand;
    stage.redraw(0);
    assert_eq!(stage.now().discard, shown, "they are shown and discarded");
    stage.draw(0, &["round-shield", "iron-trousers", "hare-hop", "bulls-eye"]);
    assert_eq!(stage.question(0), Some(Question::Redraw), "again without luck");
    stage.redraw(0).draw(0, &["tower-shield", "halberd", "lucky-pig", "grit-teeth"]);
    assert_eq!(stage.question(0), Some(Question::LayOut), "with a weapon there is nothing to ask");
}

/// Die Unterstützungskarten, optional (KH-06): it takes two cards of equipment or two of magic, and is optional.
#[test]
fn only_two_cards_of_equipment_or_magic_can_be_drawn_again() {
    let harmless = ["pot-lid", "leather-helmet", "feint", "riposte"];
    let mut stage = begin(Options { redraw: true, ..players(2) });
    stage.rolls([1, 1, 1, 1, 1]).answer(0, mix(1, 1, 2)).answer(1, mix(0, 2, 2));
    stage.draw(0, &["pot-lid", "zombie", "feint", "riposte"]);
    stage.draw(1, &["trembler", "gust", "evil-eye", "whirl"]);
    assert_eq!((stage.question(0), stage.question(1)), (None, Some(Question::Redraw)));
    stage.say(1, Redraw::Keep);
    assert_eq!(stage.question(0), Some(Question::LayOut));
    for options in [players(2), Options { redraw: true, ..players(2) }] {
        let is_asked = options.redraw;
        let mut stage = begin(options);
        stage.rolls([1, 1, 1, 1, 1]).answer(0, mix(2, 0, 2)).answer(1, mix(0, 1, 3));
        stage.draw(0, &harmless).draw(1, &["fireball", "evil-eye", "whirl", "shin-kick"]);
        let question = if is_asked { Question::Redraw } else { Question::LayOut };
        assert_eq!(stage.question(0), Some(question), "without the option nobody is asked");
    }
}

/// Spielablauf (KH-07).
#[test]
fn a_turn_begins_with_two_cards_from_piles_of_choice() {
    let mut stage = Field::new(2)
        .group(0, "fighter")
        .group(1, "thug")
        .deck(&["sword", "mace", "bolt", "lunge", "sidestep"])
        .start_of_turn(0);
    assert_eq!(stage.question(0), Some(Question::Draw { cards: 2 }));
    assert_eq!(stage.asked(0).options.len(), 5, "all pairs of piles, but there is one card of magic");
    stage.refuses(0, mix(0, 2, 0));
    stage.refuses(0, mix(1, 0, 0));
    stage.draw(0, &["mace", "lunge"]);
    assert_eq!(stage.hand(0), ["mace", "lunge"]);
    stage.assert_acts(0);
}

/// Spielablauf (KH-07): one action for each hero and creature, in any order, and no hand limit.
#[test]
fn every_unit_of_the_group_acts_once_in_any_order() {
    let cards = ["sword", "mace", "hammer", "bow", "javelin", "buckler", "pavise", "mail", "jerkin", "orb", "idol"];
    let mut stage = Field::new(2)
        .group(0, "fighter[poleaxe] mage imp@mage")
        .group(1, "thug:9 scout:9 witch:9")
        .hand(0, &cards)
        .deck(&["crown"])
        .turn(0);
    for (by, with, at) in [("imp", "bare", "thug"), ("fighter", "poleaxe", "scout")] {
        stage.attack(by, with, at).defend(at, "waive").rolls([1]);
        assert_eq!(stage.actions(by), 0);
        assert_eq!(stage.rule_against(0, stage.to_attack(by, with)), "KH-07");
    }
    assert_eq!((stage.actions("mage"), stage.rule_against(0, stage.to_forgo("fighter"))), (1, "KH-07"));
    stage.forgo("mage").rolls([1]);
    assert_eq!(stage.hand(0).len(), cards.len() + 1);
    assert_eq!(stage.asked(0).options.iter().filter(|choice| is_action(choice)).count(), 0);
    stage.end_turn();
    stage.assert_acts(1);
    assert_eq!(stage.hand(0).len(), cards.len() + 1, "there is no hand limit");
}

fn is_action(choice: &Choice) -> bool {
    matches!(
        choice,
        Choice::Act(
            Act::Equip { .. } | Act::Transfer { .. } | Act::Attack { .. } | Act::Cast { .. } | Act::Forgo { .. }
        )
    )
}

/// Spielablauf (KH-07): the player on turn ends it, even with actions left; then play passes clockwise.
#[test]
fn the_turn_goes_on_clockwise_when_its_end_is_declared() {
    let mut stage = Field::new(3).group(0, "fighter").group(1, "thug").group(2, "scout").turn(0);
    for next in [1, 2, 0] {
        stage.end_turn();
        stage.assert_acts(next);
        let rounds = if next == 0 { 3 } else { 2 };
        assert_eq!(stage.now().round, rounds);
    }
    assert_eq!(stage.actions("fighter"), 1);
}

/// The roll that draws a hero or a card states its purpose, so that players know what it is for (KH-02, KH-05).
#[test]
fn draws_are_announced() {
    let mut stage = begin(players(2));
    stage.rolls([1]);
    let Pending::Roll { why, .. } = stage.running().pending() else { panic!("a hero is drawn") };
    assert_eq!(*why, Chance::Hero { side: Side(0), magical: Some(true) });
    let magical = *why;
    stage.rolls([1, 1]);
    let Pending::Roll { why, .. } = stage.running().pending() else { panic!("a further hero is drawn") };
    let said = [magical, *why].map(|why| stage.read_chance(0, why));
    assert_eq!(said, ["Du ziehst einen magischen Helden", "Du ziehst einen nichtmagischen Helden"]);
    stage.rolls([1, 1]).answer(0, mix(4, 0, 0)).answer(1, mix(4, 0, 0));
    let Pending::Roll { why, .. } = stage.running().pending() else { panic!("a card is drawn") };
    assert_eq!(*why, Chance::Card { side: Side(0), pile: Pile::Equipment });
}
