//! What is usually good: how much a sensible player likes a choice.
//!
//! Games between players by habit measure the cards, so habits are plain: hit where it hurts most with the best weapon,
//! arm heroes that have none, parry, play demons, use NPCs, and end a turn when nothing good is left.

use table::{Ask, Asked, Blunders, Deed, Habits, Seat};

use crate::asked::{Act, Choice, Declare, Defend, Fit, Loot, Move, Pay, Protect, Question, Redraw};
use crate::battle::{Aim, Battle, Defence, Fight, Means, Mix, Origin, Side, Target, UnitId};
use crate::content::{Card, CardId, Figures, HeroId, Kind, Pile, Weapon};
use crate::game::KleineHelden;
use crate::look::{Look, Traits};
use crate::standing::Orders;
use crate::told::Event;
use crate::view::View;
use crate::{blunders, features, judge, standing};

impl Habits for KleineHelden {
    const HAS_HABITS: bool = true;

    type Orders = Orders;

    fn obey(&self, view: &View, orders: &Orders, asked: &Asked<KleineHelden>) -> Option<usize> {
        standing::obey(self, view, orders, asked)
    }

    type Glance<'a> = Glance<'a>;

    fn glance<'a>(&'a self, ask: &Ask<'a, Self>) -> Glance<'a> {
        glance(self, ask)
    }

    fn appeal(&self, glance: &Glance<'_>, choice: &Choice) -> u32 {
        appeal(glance, choice)
    }

    fn judge(&self, battle: &Battle, seat: Seat) -> u32 {
        judge::judge(self, battle, seat)
    }

    fn features(&self, battle: &Battle, seat: Seat) -> Vec<i32> {
        if !features::fits(self) {
            return Vec::new();
        }
        let side = Side::from(seat);
        features::list(Look { game: self, battle }, side, Side(1 - side.0)).to_vec()
    }

    fn is_quiet(&self, battle: &Battle) -> bool {
        features::is_quiet(battle)
    }

    fn judge_draw(&self) -> u32 {
        if self.wild().is_some() { 0 } else { 1000 / u32::from(self.players()) }
    }

    /// The typical size of a roll. Beyond that the dice matter more than the choice.
    const HORIZON: u64 = 12;
    const PATIENCE: u64 = 20;
    const BUDGETS: [u32; 4] = [0, 350, 2_000, 30_000];

    fn gains(&self, event: &Event) -> Vec<(Seat, String)> {
        gains(self, event)
    }

    fn blunders(&self, deeds: &[Deed<KleineHelden>]) -> Blunders {
        blunders::count(self, deeds)
    }

    fn rounds(&self, battle: &Battle) -> u32 {
        u32::from(battle.round)
    }
}

/// What habits look at: the battle, the question and its side, and what the side is about to do.
pub struct Glance<'a> {
    look: Look<'a>,
    question: &'a Question,
    side: Side,
    /// The units that can attack now, as a bit mask.
    attackers: u64,
    /// The attack whose target is being chosen.
    attack: Option<(Fight, Traits)>,
}

fn glance<'a>(game: &'a KleineHelden, ask: &Ask<'a, KleineHelden>) -> Glance<'a> {
    let look = Look { game, battle: ask.at };
    let attackers = match ask.question {
        Question::Act => (0..ask.count).map(ask.option).fold(0, |units, choice| match choice {
            Choice::Act(Act::Attack { by, .. }) => units | 1 << by.index(),
            _ => units,
        }),
        _ => 0,
    };
    let attack = match *ask.question {
        Question::Target { by, means } => {
            Some((Fight::new(by, means, Target::Unit(by)), look.announced_traits(by, means)))
        }
        _ => None,
    };
    Glance { look, question: ask.question, side: Side::from(ask.seat), attackers, attack }
}

/// How much a sensible player likes a choice. Weights are relative to the other options of the same question.
fn appeal(glance: &Glance<'_>, choice: &Choice) -> u32 {
    let Glance { look, question, side, .. } = glance;
    let game = look.game;
    match choice {
        Choice::Mix(mix) => appeal_of_mix(question, *mix),
        Choice::Redraw(Redraw::Again) => 9,
        Choice::Redraw(Redraw::Keep) => 1,
        Choice::Fit(fit) => appeal_of_fitting(*look, *side, question, *fit),
        Choice::Act(act) => appeal_of_act(glance, *act),
        Choice::Move(Move::Card { .. }) => 1,
        Choice::Move(Move::Done) => 2,
        Choice::Target(target) => appeal_of_target(glance, *target),
        Choice::Protect(Protect::Leave) => 30,
        Choice::Protect(Protect::With { unit }) => appeal_of_protecting(*look, question, *unit),
        Choice::Defend(Defend::Shield { unit }) => appeal_of_protecting(*look, question, *unit),
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
        Choice::Pay(Pay { card }) => appeal_of_giving(*look, *side, *card),
        Choice::Loot(Loot::Card { card }) => 4 + square(worth(game, *card)),
        Choice::Loot(Loot::Nothing) => 1,
    }
}

/// What seats gained by an event: a place in the order of play, heroes, and cards drawn. A bought hero does not count:
/// a player who can pay for one has done well already.
fn gains(game: &KleineHelden, event: &Event) -> Vec<(Seat, String)> {
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

fn appeal_of_fitting(look: Look<'_>, side: Side, question: &Question, fit: Fit) -> u32 {
    match fit {
        Fit::Put { card, to } if is_second_best(look, side, card, to) => 0,
        Fit::Put { card, to } => appeal_of_putting(look.game, card, to),
        Fit::TakeBack { card, from } => match question {
            Question::Equip { unit, .. } if *unit == from && find_better(look, side, card, from) => 60,
            _ => 0,
        },
        Fit::Done => 3,
    }
}

/// Weapons and shields belong to heroes without magic.
fn appeal_of_putting(game: &KleineHelden, card: CardId, to: UnitId) -> u32 {
    let appeal = 4 * (4 + worth(game, card));
    let is_held = matches!(game.content().card(card), Card::Weapon(_) | Card::Shield(_));
    if is_held && is_surely_not_magical(game, to) { 4 * appeal } else { appeal }
}

/// Whether the hand has something better that would no longer fit next to this card.
fn is_second_best(look: Look<'_>, side: Side, card: CardId, to: UnitId) -> bool {
    if card.pile() != Pile::Equipment {
        return false;
    }
    let mut with_it = look.unit(to).fitted;
    let before = with_it;
    with_it.insert(card);
    let own = worth(look.game, card);
    let mut others = look.battle.group(side).hand.of(Pile::Equipment).iter().filter(|other| *other != card);
    others.any(|other| {
        worth(look.game, other) > own
            && look.why_not_fit(to, before, other).is_none()
            && look.why_not_fit(to, with_it, other).is_some()
    })
}

/// Whether the hand has something much better that only this card keeps a hero from.
fn find_better(look: Look<'_>, side: Side, card: CardId, from: UnitId) -> bool {
    let fitted = look.unit(from).fitted;
    let mut without = fitted;
    without.remove(card);
    let wanted = worth(look.game, card) + MUCH_BETTER;
    look.battle.group(side).hand.of(Pile::Equipment).iter().any(|other| {
        worth(look.game, other) >= wanted
            && look.why_not_fit(from, fitted, other).is_some()
            && look.why_not_fit(from, without, other).is_none()
    })
}

/// What is worth taking something off for.
const MUCH_BETTER: u32 = 6;

/// KH-02: with two piles of heroes, everybody's first hero is magical and the second one is not.
fn is_surely_not_magical(game: &KleineHelden, unit: UnitId) -> bool {
    let players = usize::from(game.players());
    !game.options.one_hero_pile && (players..2 * players).contains(&unit.index())
}

fn appeal_of_act(glance: &Glance<'_>, act: Act) -> u32 {
    let Glance { look, side, attackers, .. } = *glance;
    let game = look.game;
    match act {
        Act::Attack { means, .. } => appeal_of_attack(game, means),
        Act::Equip { unit } => appeal_of_equipping(look, side, unit, attackers >> unit.index() & 1 == 1),
        Act::Transfer { .. } => 0,
        Act::Cast { card, .. } => match game.content().card(card).kind() {
            Kind::Summons => 250,
            _ => 120,
        },
        // A hero that can strike has better things to do.
        Act::Forgo { unit } if attackers >> unit.index() & 1 == 1 => 2,
        Act::Forgo { .. } => 30,
        Act::Search { .. } => 1200,
        Act::Play { card } => match game.content().card(card).kind() {
            Kind::Npc => 200,
            Kind::Demon => 400,
            Kind::Event => 250,
            _ => 60,
        },
        Act::Use { .. } => 800,
        Act::Trade => appeal_of_trading(look, side),
        Act::Buy => 200,
        Act::EndTurn if attackers != 0 => 0,
        Act::EndTurn => 4,
    }
}

/// Units with nothing to strike with come first. Nobody takes off a card just to fit it again.
fn appeal_of_equipping(look: Look<'_>, side: Side, unit: UnitId, can_attack: bool) -> u32 {
    let best = look.fittable(side, unit).iter().map(|card| worth(look.game, card)).max();
    match best {
        Some(worth) if can_attack => 20 + worth,
        Some(worth) => 40 + 10 * worth,
        None if look.unit(unit).fitted.of(Pile::Equipment).iter().any(|card| find_better(look, side, card, unit)) => 20,
        None => 0,
    }
}

/// KH-16: three useless cards for one that may be useful.
fn appeal_of_trading(look: Look<'_>, side: Side) -> u32 {
    let hand = look.battle.group(side).hand;
    let useless = hand.iter().filter(|card| worth_to(look, side, *card) <= USELESS).count();
    if useless >= 3 { 20 } else { 0 }
}

/// A card of this worth is one to give away.
const USELESS: u32 = 4;

/// The less a card is worth, the sooner it is given away.
fn appeal_of_giving(look: Look<'_>, side: Side, card: CardId) -> u32 {
    1 + 4000 / (3 + worth_to(look, side, card)).pow(2)
}

/// The value of a hand card to a side: spells are worth nothing without magic heroes.
fn worth_to(look: Look<'_>, side: Side, card: CardId) -> u32 {
    let is_spell = look.game.content().card(card).kind().is_spell();
    if is_spell && !look.battle.living_of(side).any(|(unit, _)| look.is_magical(unit)) {
        return 1;
    }
    worth(look.game, card)
}

/// The better the weapon or spell, the likelier it is used. A spell from the hand is used up.
fn appeal_of_attack(game: &KleineHelden, means: Means) -> u32 {
    let figures = game.content().tool_of(means).map(|tool| tool.figures);
    let strength = figures.map_or(8, |figures| figures.damage + figures.attack + figures.magic);
    let strength: u32 = strength.max(0).unsigned_abs().into();
    let appeal = 60 + 3 * strength * square(strength.min(99));
    let is_used_up = matches!(means, Means::Spell { origin: Origin::Hand, .. });
    if is_used_up { appeal / 3 } else { appeal }
}

/// Where an attack hurts most, and preferably where it kills.
fn appeal_of_target(glance: &Glance<'_>, target: Target) -> u32 {
    let Glance { look, attack, .. } = glance;
    let importance = match target {
        Target::Unit(unit) if look.unit(unit).creature().is_some() => 3,
        Target::Unit(_) => 5,
        Target::Npc(_) => 1,
        Target::Demon(_) => 2,
        Target::Ward(_) => 8,
    };
    let Some((attack, traits)) = attack else { return importance };
    let damage = look.damage_value(attack, target, traits).total() - look.armour_against(attack, target, traits);
    let damage = u32::from(damage.max(0).unsigned_abs());
    let life = u32::from(look.battle.life_of(target));
    let chance = look.guess_chance(attack, traits, target);
    // The dead do not strike back.
    let dead = if damage >= life { 2 * importance } else { 0 };
    let hurt = (damage.min(life) + dead) * chance / 100;
    1 + importance * hurt * hurt
}

impl Look<'_> {
    /// How likely an attack is to hit, in hundredths.
    fn guess_chance(self, attack: &Fight, traits: &Traits, target: Target) -> u32 {
        let is_magical = attack.means.how() == crate::battle::How::Magical;
        let met = match target {
            Target::Unit(unit) if self.unit(unit).reactions > 0 => {
                let base = self.base(unit);
                let printed = if is_magical { base.resistance } else { base.parry };
                i16::from(printed) + self.guess_parry(attack, traits, unit)
            }
            Target::Demon(side) => {
                let figures = self.demon_figures(side);
                i16::from(if is_magical { figures.resistance } else { figures.parry }) - 3
            }
            Target::Unit(_) | Target::Npc(_) | Target::Ward(_) => return 100,
        };
        let margin = self.attack_value(attack, traits).total() - met;
        // One die against another, sixes again.
        match margin {
            ..=-4 => 6,
            -3 => 10,
            -2 => 17,
            -1 => 28,
            0 => 42,
            1 => 58,
            2 => 72,
            3 => 83,
            4.. => 92,
        }
    }

    /// What the best weapon or shield adds to the printed parry.
    fn guess_parry(self, attack: &Fight, traits: &Traits, unit: UnitId) -> i16 {
        let parries = self.parries(unit, attack.means.how(), traits);
        let figures = parries.iter().filter_map(|defence| self.game.content().tool_against(*defence));
        figures.map(|tool| i16::from(tool.figures.parry)).max().unwrap_or(0)
    }
}

/// KH-39: the tough protect the weak, creatures protect heroes, and nobody protects an enemy.
fn appeal_of_protecting(look: Look<'_>, question: &Question, unit: UnitId) -> u32 {
    let (Question::Protect { at, .. } | Question::Defend { at, .. }) = *question else { return 1 };
    let protector = look.unit(unit);
    let other = look.battle.side_of(at);
    if other != protector.side && (look.game.wild().is_none() || look.are_enemies(other, protector.side)) {
        return 0;
    }
    let (own, whom) = (
        look.toughness(unit),
        match at {
            Target::Unit(weak) => look.toughness(weak),
            Target::Ward(_) => 8,
            Target::Npc(_) | Target::Demon(_) => return u32::from(protector.creature().is_some()),
        },
    );
    let is_cheap =
        protector.creature().is_some() && !matches!(at, Target::Unit(weak) if look.unit(weak).creature().is_some());
    if is_cheap || own >= whom + MUCH_TOUGHER { 250 } else { 0 }
}

/// How much more life a protector needs to be better off.
const MUCH_TOUGHER: i16 = 5;

impl Look<'_> {
    /// How much a unit can take: life, armour, and its parry.
    pub(crate) fn toughness(self, unit: UnitId) -> i16 {
        let one = self.unit(unit);
        let content = self.game.content();
        let held = one.fitted.both(content.all(Kind::Shield).union(content.all(Kind::Weapon)));
        let parries = held.iter().filter_map(|card| match content.card(card) {
            Card::Shield(shield) => Some(shield.figures.parry),
            printed => printed.weapon().and_then(|weapon| weapon.one.or(weapon.two)).map(|figures| figures.parry),
        });
        let parry = i16::from(self.base(unit).parry) + i16::from(parries.max().unwrap_or(0));
        let worn: i16 = self.worn(unit).iter().map(|card| i16::from(self.worn_figures(card).0.armour)).sum();
        i16::from(one.life) + 2 * worn + parry
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
        Defend::Accept { .. } => 200,
        Defend::Shield { .. } | Defend::Waive => 1,
    }
}

/// A player risks no hero for an NPC, but possibly another player's.
fn appeal_of_leaving_alone(defend: Defend) -> u32 {
    match defend {
        Defend::Accept { .. } => 60,
        _ => 15,
    }
}

/// Powers are cheap; hand cards are used up.
fn appeal_of_declaring(game: &KleineHelden, card: CardId) -> u32 {
    match game.content().card(card).kind() {
        Kind::Npc | Kind::Artefact => 50,
        Kind::Potion | Kind::Manoeuvre => 40,
        _ => 12,
    }
}

/// The value of a card in the hand or fitted, from 0 to about 40.
pub(crate) fn worth(game: &KleineHelden, card: CardId) -> u32 {
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
