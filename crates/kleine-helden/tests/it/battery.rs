//! The test battery of `table`, which every game passes, for Kleine Helden.

use std::path::Path;
use std::sync::Arc;

use kleine_helden::asked::{Act, Choice, Defend, Protect, Question};
use kleine_helden::battle::{Defence, Means, Step, UnitId};
use kleine_helden::content::{Boost, Card, CardId, Cards, Content, Pile, Role, Scenario, Trick};
use kleine_helden::told::Event;
use kleine_helden::{Battle, KleineHelden, Life, Options};
use table::battery::{self, Offered, Prices};
use table::{Dice, FastDice, Seat, Spoken};

/// 1,000 random games for each number of players, with all options.
#[track_caller]
fn pass_the_battery(players: u8) {
    let content = Arc::new(Content::built_in().clone());
    battery::run::<KleineHelden>(&content, |game| options(players, "last-group", game), 1000);
}

fn options(players: u8, scenario: &str, game: u64) -> Options {
    Options {
        players,
        scenario: scenario.into(),
        life: match game % 8 {
            0 => Life::Fifteen,
            1..4 => Life::Twelve,
            _ => Life::Ten,
        },
        one_hero_pile: game / 2 % 2 == 1,
        three_heroes: players <= 2 && game % 4 == 3,
        redraw: game.is_multiple_of(2),
        even_start: game.is_multiple_of(3),
    }
}

#[test]
fn random_games_of_two_pass_the_battery() {
    pass_the_battery(2);
}

#[test]
fn random_games_of_three_pass_the_battery() {
    pass_the_battery(3);
}

#[test]
fn random_games_of_four_pass_the_battery() {
    pass_the_battery(4);
}

#[test]
fn random_games_of_five_pass_the_battery() {
    pass_the_battery(5);
}

/// Heroes fall and cards move on, and the log stays as it is.
#[test]
fn what_was_told_reads_the_same_later() {
    let content = Arc::new(Content::built_in().clone());
    let options = |game: u64| options(2 + (game % 4) as u8, "last-group", game);
    battery::logs::<KleineHelden>(&content, options, 100);
}

/// KH-81: 1,000 random games of each other scenario, for every number of players that it allows.
#[track_caller]
fn pass_the_battery_of(scenario: &str) {
    let content = Arc::new(Content::built_in().clone());
    let place = content.find_scenario(scenario).unwrap_or_else(|| panic!("there is no scenario {scenario}"));
    let Scenario { least_players, most_players, .. } = *content.scenario(place);
    let players = |game: u64| least_players + (game % u64::from(most_players - least_players + 1)) as u8;
    battery::run::<KleineHelden>(&content, |game| options(players(game), scenario, game), 1000);
}

#[test]
fn random_games_against_the_dragon_pass_the_battery() {
    pass_the_battery_of("dragon");
}

#[test]
fn random_games_of_guarding_pass_the_battery() {
    pass_the_battery_of("guard");
}

#[test]
fn random_sieges_pass_the_battery() {
    pass_the_battery_of("siege");
}

#[test]
fn random_treasure_hunts_pass_the_battery() {
    pass_the_battery_of("treasure");
}

/// KH-10 to KH-17, KH-31, KH-38, KH-39, KH-61: whatever costs an action, a reaction, a card or a power changes
/// something.
#[track_caller]
fn sell_nothing_in_vain(scenario: &str, games: u64) {
    let content = Arc::new(Content::built_in().clone());
    let place = content.find_scenario(scenario).unwrap_or_else(|| panic!("there is no scenario {scenario}"));
    let Scenario { least_players, most_players, .. } = *content.scenario(place);
    let players = |game: u64| least_players + (game / 2 % u64::from(most_players - least_players + 1)) as u8;
    battery::effects::<KleineHelden>(&content, |game| options(players(game), scenario, game), games, &PRICES);
}

const PRICES: Prices<KleineHelden> = Prices {
    price,
    is_target: |offered| matches!(offered.choice, Choice::Target(_) | Choice::Aim(_)),
    is_done,
    forget: |offered, dearer, cheaper| [dearer, cheaper].into_iter().for_each(|battle| forget(battle, offered.choice)),
    tells_odds,
    stack,
};

/// A card that the question marks as a gamble may do nothing, so it has no price here.
fn price(offered: &Offered<'_, KleineHelden>) -> Option<usize> {
    match offered.choice {
        Choice::Act(act) => Some(usize::from(*act != Act::EndTurn)),
        Choice::Protect(protect) => Some(usize::from(*protect != Protect::Leave)),
        Choice::Defend(defend) => Some(usize::from(*defend != Defend::Waive)),
        Choice::Parry(defence) => Some(usize::from(*defence != Defence::None)),
        Choice::Declare(declare) => match offered.question {
            Question::Declare { gambles, .. } if !declare.cards.both(*gambles).is_empty() => None,
            _ => Some(declare.cards.len()),
        },
        _ => Some(0),
    }
}

fn is_done(battle: &Battle) -> bool {
    let next = battle.agenda.last();
    matches!(next, None | Some(Step::Act | Step::EndTurn | Step::NextTurn | Step::Wild { .. } | Step::AfterWild))
}

/// KH-31: what is declared before the roll may change its result.
fn tells_odds(event: &Event) -> bool {
    matches!(event, Event::Compared { .. } | Event::HitByItself { .. } | Event::Hit { .. } | Event::CastRolled { .. })
}

/// Replaces unseen cards in the other hands by cards with the same back that can upset a fight. At some tables these
/// are only armour, and cards that divert the attack to a unit with armour, as saving a unit may take several cards.
fn stack(game: &KleineHelden, battle: &mut Battle, seat: Seat, dice: &mut FastDice) {
    let content = game.content();
    let is_armour_alone = dice.roll(4) == 1;
    let is_for_defence = |boost: &Boost| boost.role == Role::Defender && (!is_armour_alone || boost.figures.armour > 0);
    let upsets = |card: &CardId| match content.card(*card) {
        Card::Spontaneous(Trick::Foil(_) | Trick::CounterSpell) => false,
        Card::Spontaneous(Trick::Divert) => true,
        Card::Spontaneous(Trick::Meddle(boost)) if is_armour_alone => is_for_defence(boost),
        Card::Spontaneous(_) => !is_armour_alone,
        Card::Manoeuvre(boost) | Card::Potion(boost) => is_for_defence(boost),
        _ => false,
    };
    for pile in [Pile::Tactics, Pile::Magic] {
        for side in battle.sides().filter(|side| side.0 != seat.0) {
            let group = battle.group(side);
            let hidden: Vec<CardId> = group.hand.minus(group.known).of(pile).iter().collect();
            for hidden in hidden {
                let upsetting: Vec<CardId> = battle.deck.of(pile).iter().filter(upsets).collect();
                if dice.roll(3) > 1 && !upsetting.is_empty() {
                    let card = upsetting[dice.roll(upsetting.len() as u32) as usize - 1];
                    battle.deck.remove(card);
                    battle.deck.insert(hidden);
                    battle.group_mut(side).hand.remove(hidden);
                    battle.group_mut(side).hand.insert(card);
                }
            }
        }
    }
}

/// Ignores the price: actions, reactions, the cards that are played, and the powers that are used.
fn forget(battle: &mut Battle, choice: &Choice) {
    let played: Cards = match choice {
        Choice::Act(Act::Play { card } | Act::Use { card } | Act::Cast { card, .. }) => [*card].into_iter().collect(),
        Choice::Act(Act::Attack { means: Means::Spell { card, .. }, .. }) => [*card].into_iter().collect(),
        Choice::Defend(Defend::Spell { card, .. }) => [*card].into_iter().collect(),
        Choice::Declare(declare) => declare.cards,
        _ => Cards::NONE,
    };
    // An NPC may leave after its use.
    let used = if matches!(choice, Choice::Act(Act::Play { .. })) { Cards::NONE } else { played };
    battle.is_quiet = false;
    battle.turn.has_played_event = true;
    battle.turn.moved = Cards::NONE;
    battle.resting.retain(|resting| !played.contains(resting.card));
    battle.discard = battle.discard.minus(played);
    for group in &mut battle.groups {
        group.hand = group.hand.minus(played);
        group.known = group.known.minus(played);
        group.used = group.used.minus(played);
        group.npc = group.npc.filter(|npc| !used.contains(npc.card));
    }
    let acting: [Option<UnitId>; 2] = match *choice {
        Choice::Act(Act::Transfer { one, other }) => [Some(one), Some(other)],
        Choice::Act(Act::Attack { by: unit, .. } | Act::Cast { by: unit, .. }) => [Some(unit), None],
        Choice::Act(Act::Equip { unit } | Act::Forgo { unit } | Act::Search { unit }) => [Some(unit), None],
        _ => [None; 2],
    };
    for unit in acting.into_iter().flatten() {
        battle.unit_mut(unit).actions = 0;
    }
    let takes_reaction = matches!(choice, Choice::Defend(_) | Choice::Protect(_) | Choice::Parry(_));
    for unit in &mut battle.units {
        unit.fitted = unit.fitted.minus(used);
        if takes_reaction {
            unit.reactions = 0;
        }
    }
}

#[test]
fn nothing_is_sold_that_cannot_do_anything() {
    sell_nothing_in_vain("last-group", 600);
}

#[test]
fn nothing_is_sold_in_vain_against_the_dragon() {
    sell_nothing_in_vain("dragon", 600);
}

#[test]
fn nothing_is_sold_in_vain_when_guarding() {
    sell_nothing_in_vain("guard", 600);
}

#[test]
fn nothing_is_sold_in_vain_in_a_siege() {
    sell_nothing_in_vain("siege", 600);
}

#[test]
fn nothing_is_sold_in_vain_on_a_treasure_hunt() {
    sell_nothing_in_vain("treasure", 600);
}

/// The same in recorded games of the scout, with all options.
#[test]
fn nothing_is_sold_in_vain_to_a_scout() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/kleine-helden");
    let content = Arc::new(Content::built_in().clone());
    battery::effects_in_recordings::<KleineHelden>(&content, &folder, &PRICES);
}

/// A new scenario needs its random games.
#[test]
fn every_scenario_passes_the_battery() {
    let facts = Content::built_in().facts();
    let keys: Vec<&str> = facts.scenarios.iter().map(|scenario| scenario.key.as_str()).collect();
    assert_eq!(keys, ["last-group", "dragon", "guard", "siege", "treasure"]);
}

#[test]
fn both_languages_have_the_same_texts() {
    battery::texts(KleineHelden::texts());
    battery::vocabulary::<KleineHelden>();
}
