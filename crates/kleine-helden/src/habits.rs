//! What is usually good: how much a sensible player likes a choice, judged by the question and by what is printed alone.
//!
//! Games between players of habit measure the cards, so habits are plain: strike with the best there is, arm those who
//! have nothing to strike with, parry, lay demons, use NPCs, and end a turn when nothing good is left. `docs/balance`
//! says how the weights were found and what they are worth.

use table::Seat;

use crate::asked::{Act, Choice, Declare, Defend, Fit, Loot, Move, Protect, Question, Redraw};
use crate::battle::{Aim, Defence, Means, Mix, Origin, Side, Target, UnitId};
use crate::content::{Card, CardId, Figures, HeroId, Kind, Weapon};
use crate::game::KleineHelden;
use crate::told::Event;

/// How much a sensible player likes a choice. Weights are relative to the other options of the same question.
pub(crate) fn appeal(game: &KleineHelden, question: &Question, choice: &Choice) -> u32 {
    match choice {
        Choice::Mix(mix) => appeal_of_mix(question, *mix),
        Choice::Redraw(Redraw::Again) => 9,
        Choice::Redraw(Redraw::Keep) => 1,
        Choice::Fit(Fit::Put { card, to }) => appeal_of_fitting(game, *card, *to),
        Choice::Fit(Fit::TakeBack { .. }) => 1,
        Choice::Fit(Fit::Done) => 8,
        Choice::Act(act) => appeal_of_act(game, *act),
        Choice::Move(Move::Card { .. }) => 1,
        Choice::Move(Move::Done) => 2,
        Choice::Target(target) => appeal_of_target(*target),
        Choice::Protect(Protect::Leave) => 30,
        Choice::Protect(Protect::With { .. }) => 1,
        Choice::Defend(defend) => match question {
            Question::Defend { at: Target::Npc(_), .. } => appeal_of_leaving_alone(*defend),
            _ => appeal_of_defence(game, *defend),
        },
        Choice::Parry(defence) => appeal_of_defence(game, Defend::from(*defence)),
        Choice::Declare(Declare { cards }) => match cards.len() {
            0 => 30,
            1 => cards.iter().map(|card| appeal_of_declaring(game, card)).sum(),
            2 => cards.iter().map(|card| appeal_of_declaring(game, card)).sum::<u32>() / 3,
            _ => 2,
        },
        Choice::Aim(Aim::Fitted { card, .. } | Aim::Discarded(card)) => square(worth(game, *card)),
        Choice::Aim(Aim::Nothing | Aim::Unit(_) | Aim::Group(_)) => 1,
        Choice::Pay(pay) => 1 + 120 / (4 + worth(game, pay.card)),
        Choice::Loot(Loot::Card { card }) => 4 + square(worth(game, *card)),
        Choice::Loot(Loot::Nothing) => 1,
    }
}

/// What seats got by an event: a place in the order of play, heroes, and cards that came to a hand. A hero that is bought
/// does not count: who can pay for one has done well already.
pub(crate) fn gains(game: &KleineHelden, event: &Event) -> Vec<(Seat, String)> {
    let hero = |side: Side, hero: HeroId| (side.seat(), format!("hero.{}", game.content().printed_hero(hero).key));
    let card = |side: Side, card: CardId| (side.seat(), format!("card.{}", game.content().printed(card).key));
    match event {
        Event::FirstRolled { side } => {
            (1..).zip(game.order_from(*side)).map(|(place, side)| (side.seat(), format!("turn.{place}"))).collect()
        }
        Event::HeroDrawn { side, hero: drawn } => vec![hero(*side, *drawn)],
        Event::SawDrawn { side, cards } => cards.iter().map(|drawn| card(*side, *drawn)).collect(),
        Event::Looted { side, card: got, .. }
        | Event::Taken { side, card: got }
        | Event::Stolen { by: side, card: got, .. } => vec![card(*side, *got)],
        _ => Vec::new(),
    }
}

/// Weapons and armour first, a little of everything after.
fn appeal_of_mix(question: &Question, mix: Mix) -> u32 {
    let (equipment, others) = match question {
        Question::Start { .. } => ([1, 5, 9, 6, 2], [3, 5, 3, 2, 1]),
        _ => ([3, 4, 4, 3, 2], [3, 3, 2, 2, 1]),
    };
    let at = |weights: [u32; 5], cards: u8| weights[usize::from(cards).min(4)];
    at(equipment, mix.equipment) * at(others, mix.magic) * at(others, mix.tactics)
}

/// What is held belongs in the hands of those who have no magic.
fn appeal_of_fitting(game: &KleineHelden, card: CardId, to: UnitId) -> u32 {
    let appeal = 4 * (4 + worth(game, card));
    let is_held = matches!(game.content().card(card), Card::Weapon(_) | Card::Shield(_));
    if is_held && is_surely_not_magical(game, to) { 4 * appeal } else { appeal }
}

/// KH-02: with two piles of heroes, everybody's first hero is magical and the second one is not.
fn is_surely_not_magical(game: &KleineHelden, unit: UnitId) -> bool {
    let players = usize::from(game.players());
    !game.options.one_hero_pile && (players..2 * players).contains(&unit.index())
}

fn appeal_of_act(game: &KleineHelden, act: Act) -> u32 {
    match act {
        Act::Attack { means, .. } => appeal_of_attack(game, means),
        Act::Equip { .. } => 40,
        Act::Transfer { .. } => 1,
        Act::Cast { card, .. } => match game.content().card(card).kind() {
            Kind::Summons => 250,
            _ => 120,
        },
        Act::Forgo { .. } => 12,
        Act::Search { .. } => 1200,
        Act::Play { card } => match game.content().card(card).kind() {
            Kind::Npc => 200,
            Kind::Demon => 400,
            Kind::Event => 250,
            _ => 60,
        },
        Act::Use { .. } => 800,
        Act::Trade => 1,
        Act::Buy => 200,
        Act::EndTurn => 4,
    }
}

/// The better the weapon or spell, the likelier it is used. A spell of the hand is used up.
fn appeal_of_attack(game: &KleineHelden, means: Means) -> u32 {
    let figures = game.content().tool_of(means).map(|tool| tool.figures);
    let strength = figures.map_or(8, |figures| figures.damage + figures.attack + figures.magic);
    let strength: u32 = strength.max(0).unsigned_abs().into();
    let appeal = 60 + 3 * strength * square(strength.min(99));
    let is_used_up = matches!(means, Means::Spell { origin: Origin::Hand, .. });
    if is_used_up { appeal / 3 } else { appeal }
}

fn appeal_of_target(target: Target) -> u32 {
    match target {
        Target::Unit(_) => 20,
        Target::Npc(_) => 1,
        Target::Demon(_) => 3,
        Target::Ward(_) => 40,
    }
}

fn appeal_of_defence(game: &KleineHelden, defend: Defend) -> u32 {
    let with = |figure: i8| 120 + 90 * u32::from(figure.max(0).unsigned_abs());
    match defend {
        Defend::Parry { card, grip } => {
            let tool = game.content().tool_against(Defence::Parry { card, grip });
            with(tool.map_or(0, |tool| tool.figures.parry))
        }
        Defend::Spell { card, .. } => match game.content().card(card) {
            Card::DefenceSpell(spell) => with(spell.magic.saturating_add(2)),
            _ => 1,
        },
        Defend::Dodge => 120,
        Defend::Shield { .. } => 20,
        Defend::Accept { .. } => 200,
        Defend::Waive => 1,
    }
}

/// No hero risks much for an NPC, but another player's may.
fn appeal_of_leaving_alone(defend: Defend) -> u32 {
    match defend {
        Defend::Accept { .. } => 60,
        Defend::Shield { .. } => 1,
        _ => 15,
    }
}

/// Powers cost little; cards of the hand are gone.
fn appeal_of_declaring(game: &KleineHelden, card: CardId) -> u32 {
    match game.content().card(card).kind() {
        Kind::Npc | Kind::Artefact => 50,
        Kind::Potion | Kind::Manoeuvre => 40,
        _ => 12,
    }
}

/// What a card is worth in the hand or fitted, from 0 to about 40.
fn worth(game: &KleineHelden, card: CardId) -> u32 {
    let worth = match game.content().card(card) {
        Card::Weapon(weapon) => worth_of_weapon(weapon),
        Card::Shield(shield) => 8 + worth_of(shield.figures),
        Card::Armour(armour) => 8 + worth_of(armour.figures),
        Card::Artefact(artefact) => {
            let weapon = artefact.weapon.as_ref().map_or(0, worth_of_weapon);
            8 + worth_of(artefact.figures) + weapon / 2 + if artefact.active.is_some() { 6 } else { 0 }
        }
        Card::AttackSpell(spell) => {
            4 + 2 * i32::from(spell.damage) + 2 * i32::from(spell.magic) - 2 * i32::from(spell.cooldown)
        }
        Card::DefenceSpell(spell) => 6 + 2 * i32::from(spell.magic),
        Card::Summons(_) => 14,
        Card::GeneralSpell(_) => 9,
        Card::Potion(_) | Card::Manoeuvre(_) => 7,
        Card::Demon(_) | Card::Npc(_) => 10,
        Card::Event(_) | Card::Spontaneous(_) => 8,
    };
    worth.clamp(0, 40).unsigned_abs()
}

fn worth_of_weapon(weapon: &Weapon) -> i32 {
    let best = [weapon.one, weapon.two].into_iter().flatten().map(worth_of).max();
    6 + best.unwrap_or(0)
}

fn worth_of(figures: Figures) -> i32 {
    let Figures { attack, parry, damage, magic, resistance, armour } = figures;
    let [attack, parry, damage, magic, resistance, armour] =
        [attack, parry, damage, magic, resistance, armour].map(i32::from);
    2 * (attack + parry + damage + magic) + resistance + 4 * armour
}

fn square(number: u32) -> u32 {
    number * number
}
