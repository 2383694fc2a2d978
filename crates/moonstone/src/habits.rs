//! What sensible players usually like: stones they can reach and keep, attacks with good odds, and no wasted energy.

use measure::Point;
use measure::units::{INCH, inches};
use table::{Ask, Asked, Bluff, Blunders, Deed, Habits, Seat};

use crate::asked::{
    Act, Answer, Choice, Deployed, Doubt, Fateful, Finish, Follow, How, Laid, Pick, Question, Replacement, Way,
};
use crate::battle::{Battle, ModelId, Stone};
use crate::cards;
use crate::content::Manoeuvre;
use crate::game::Moonstone;
use crate::look::Look;
use crate::moving::{Going, square};
use crate::round::ROUNDS;
use crate::standing::Orders;
use crate::told::Event;
use crate::view::View;
use crate::{bluff, blunders, judge, standing};

impl Habits for Moonstone {
    type Orders = Orders;

    fn obey(&self, view: &View, orders: &Orders, asked: &Asked<Moonstone>) -> Option<usize> {
        standing::obey(view, orders, asked)
    }

    const HAS_HABITS: bool = true;
    const HAS_DUELS: bool = true;

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

    fn bluff(&self, question: &Question, battle: &Battle) -> Option<Bluff<Moonstone>> {
        bluff::bluff(question, battle)
    }

    const HORIZON: u64 = 16;
    const BUDGETS: [u32; 4] = [0, 2_000, 20_000, 140_000];

    fn gains(&self, event: &Event) -> Vec<(Seat, String)> {
        match event {
            Event::Drafted { seat, character } => {
                vec![(*seat, format!("character.{}", self.content().character(*character).key))]
            }
            _ => Vec::new(),
        }
    }

    fn blunders(&self, deeds: &[Deed<Moonstone>]) -> Blunders {
        blunders::count(self, deeds)
    }

    fn rounds(&self, battle: &Battle) -> u32 {
        battle.round.into()
    }
}

/// What habits look at: the table, the question, and the outlook for the model that acts or moves.
pub struct Glance<'a> {
    look: Look<'a>,
    question: &'a Question,
    outlook: Option<Outlook>,
}

/// The outlook for one model.
#[derive(Clone, Copy)]
struct Outlook {
    model: ModelId,
    wish: Wish,
    can_harvest: bool,
    can_jog: bool,
    /// What a paid step is worth.
    step: u32,
}

/// Where a model should be.
#[derive(Clone, Copy)]
enum Wish {
    Stay,
    /// With its centre this close to a point.
    At {
        point: Point,
        near: i32,
    },
    /// Away from an enemy.
    From {
        point: Point,
    },
}

/// Bearers of stones keep away from enemies this close.
const DANGER: i32 = 6 * INCH;
/// The farthest a model gets in a round without paying for every inch.
const PACE: i32 = 6 * INCH;
/// A step that gains less, in tenths of an inch, is not worth its price.
const WORTH_A_STEP: i32 = 3;

fn glance<'a>(game: &'a Moonstone, ask: &Ask<'a, Moonstone>) -> Glance<'a> {
    let look = Look { game, battle: ask.at };
    let outlook = match *ask.question {
        Question::Act { model } => Some(look.look_out(model, ask)),
        Question::Move { model, how, .. } if look.side(model) == ask.seat || how != How::Effect => {
            let wish = if how == How::Reaction { look.wish_to_flee(model) } else { look.wish(model) };
            Some(Outlook { model, wish, can_harvest: false, can_jog: false, step: 0 })
        }
        _ => None,
    };
    Glance { look, question: ask.question, outlook }
}

fn appeal(glance: &Glance<'_>, choice: &Choice) -> u32 {
    let Glance { look, question, outlook } = glance;
    match choice {
        Choice::Act(act) => outlook.as_ref().map_or(1, |outlook| appeal_of_act(*look, outlook, act)),
        Choice::Way(way) => appeal_of_way(*look, question, outlook.as_ref(), way),
        Choice::Pick(pick) => appeal_of_pick(*look, question, *pick),
        Choice::Model(model) => appeal_of_activating(*look, *model),
        Choice::Deployed(deployed) => appeal_of_deploying(*look, deployed),
        Choice::Answer(answer) => appeal_of_answer(*look, question, *answer),
        Choice::Follow(Follow::Decline) => 1,
        Choice::Follow(Follow::Card(card)) => appeal_of_following(*look, question, *card),
        Choice::Laid(laid) => appeal_of_laying(*look, question, laid),
        Choice::Damage(kind) => match look.battle.fight() {
            Some(fight) => appeal_of_damage(*look, question, fight.models, *kind),
            None => 1,
        },
        Choice::Doubt(Doubt::Truth) => 2,
        Choice::Doubt(Doubt::Bluff) => 1,
        Choice::Arcana(card) if card.is_catastrophe() => 1,
        Choice::Arcana(card) => 2 + u32::from(card.value()),
        Choice::Replacement(Replacement::By(card)) if card.is_catastrophe() => 12,
        Choice::Replacement(_) => 1,
        Choice::Fateful(Fateful::Pass) => 4,
        Choice::Finish(Finish { duplicates, signature }) => 1 + 4 * u32::from(*duplicates) + 3 * u32::from(*signature),
        _ => 2,
    }
}

impl<'a> Look<'a> {
    fn look_out(self, model: ModelId, ask: &Ask<'a, Moonstone>) -> Outlook {
        let (mut can_harvest, mut can_jog, mut offers_step) = (false, false, false);
        for choice in (0..ask.count).map(ask.option) {
            can_harvest |= matches!(choice, Choice::Act(Act::Harvest { .. }));
            can_jog |= matches!(choice, Choice::Act(Act::Jog));
            offers_step |= matches!(choice, Choice::Act(Act::Step));
        }
        let wish = if can_harvest { Wish::Stay } else { self.wish(model) };
        // MS-21: a model cannot jog away from an enemy that holds it.
        can_jog &= !(matches!(wish, Wish::From { .. }) && self.is_within_reach_of_enemy(model));
        // The free jog comes first.
        let step = if offers_step && !can_harvest && !can_jog { self.rate_step(model, wish) } else { 0 };
        Outlook { model, wish, can_harvest, can_jog, step }
    }

    /// Where a model should be: at a stone, at an enemy, or away from one.
    fn wish(self, model: ModelId) -> Wish {
        let it = self.model(model);
        let (enemy, stone) = (self.find_enemy(model), self.find_stone(model));
        if it.stones > 0
            && let Some((_, point)) = enemy.filter(|(gap, _)| *gap < DANGER)
            && stone.is_none_or(|(gap, _)| gap >= INCH)
        {
            return Wish::From { point };
        }
        match stone {
            Some((gap, _)) if gap <= 0 => Wish::Stay,
            Some((_, point)) => Wish::At { point, near: self.disc(model).radius() + Stone::RADIUS },
            None if it.stones > 0 => enemy.map_or(Wish::Stay, |(_, point)| Wish::From { point }),
            None => self.find_prey(model).unwrap_or(Wish::Stay),
        }
    }

    /// Away from the active enemy.
    fn wish_to_flee(self, model: ModelId) -> Wish {
        match self.battle.active {
            Some(active) if active.model != model => Wish::From { point: self.model(active.model).at },
            _ => Wish::Stay,
        }
    }

    /// The nearest stone to which no friend is closer, if there is time to get there; and its distance.
    fn find_stone(self, model: ModelId) -> Option<(i32, Point)> {
        if self.is_airborne(model) {
            return None;
        }
        let it = self.model(model);
        let contact = self.disc(model).radius() + Stone::RADIUS;
        let rounds = i32::from(ROUNDS.saturating_sub(self.battle.round)) + i32::from(!it.has_activated);
        let mut best: Option<(i32, Point)> = None;
        for stone in self.battle.stones.iter().filter(|stone| stone.level == it.level) {
            let gap = apart(it.at, stone.at) - contact;
            let is_best = gap < PACE * rounds && best.is_none_or(|(known, _)| gap < known);
            if is_best && !self.is_nearer_friend(model, stone.at, gap + contact) {
                best = Some((gap, stone.at));
            }
        }
        best.map(|(gap, at)| (gap - measure::units::CONTACT, at))
    }

    fn is_nearer_friend(self, model: ModelId, point: Point, length: i32) -> bool {
        let owner = self.model(model).owner;
        let length = i64::from(length).pow(2);
        self.standing().any(|friend| {
            let other = self.model(friend);
            friend != model && other.owner == owner && (square(other.at, point), friend) < (length, model)
        })
    }

    /// The nearest enemy, and how far it is.
    fn find_enemy(self, model: ModelId) -> Option<(i32, Point)> {
        let at = self.model(model).at;
        let enemies = self.standing().filter(|other| self.are_enemies(*other, model));
        let nearest = enemies.min_by_key(|enemy| square(at, self.model(*enemy).at))?;
        let radii = self.disc(model).radius() + self.disc(nearest).radius();
        let there = self.model(nearest).at;
        Some((apart(at, there) - radii, there))
    }

    /// Within reach of the most worthwhile enemy: a bearer of stones, or a weak one.
    fn find_prey(self, model: ModelId) -> Option<Wish> {
        let at = self.model(model).at;
        let cost = |enemy: &ModelId| {
            let other = self.model(*enemy);
            let odds = odds(self, model, *enemy);
            apart(at, other.at) - inches(4) * i32::from(other.stones) - inches(1) * odds
        };
        let enemies = self.standing().filter(|other| self.are_enemies(*other, model) && !self.is_airborne(*other));
        let prey = enemies.min_by_key(cost)?;
        let radii = self.disc(model).radius() + self.disc(prey).radius();
        let (point, near) = (self.model(prey).at, radii + self.reach(model) - INCH / 20);
        Some(if apart(at, point) <= near { Wish::Stay } else { Wish::At { point, near } })
    }

    /// The value of a paid step: high if it leads to something that there is energy left for, or out of an enemy's
    /// reach; low if it leads closer to a stone, as energy does not last.
    fn rate_step(self, model: ModelId, wish: Wish) -> u32 {
        let it = self.model(model);
        let worth = match wish {
            Wish::Stay => 0,
            Wish::At { point, near } if apart(it.at, point) - near <= inches(i32::from(it.energy) - 1) => 40,
            Wish::At { .. } if self.find_stone(model).is_some() && it.energy > 1 => 20,
            Wish::At { .. } => 0,
            Wish::From { .. } if self.is_within_reach_of_enemy(model) => 20,
            Wish::From { .. } => 0,
        };
        if worth > 0 && self.has_way(model, How::Step, wish) { worth } else { 0 }
    }

    /// Whether a model would be offered a step that leads where it wants, and not just by a hair.
    fn has_way(self, model: ModelId, how: How, wish: Wish) -> bool {
        Going::new(self, model, how, INCH).sample().iter().any(|way| gain(self, model, wish, way) >= WORTH_A_STEP)
    }

    fn is_within_reach_of_enemy(self, model: ModelId) -> bool {
        self.standing().any(|enemy| self.are_enemies(enemy, model) && self.is_in_reach(enemy, model))
    }
}

/// How many more cards the attacker draws.
fn odds(look: Look<'_>, by: ModelId, at: ModelId) -> i32 {
    i32::from(look.character(by).melee) + 2 - i32::from(look.character(at).melee)
}

fn apart(one: Point, other: Point) -> i32 {
    square(one, other).isqrt() as i32
}

/// How much closer a way leads to what a model wants, in tenths of an inch.
fn gain(look: Look<'_>, model: ModelId, wish: Wish, way: &Way) -> i32 {
    let from = look.model(model).at;
    let to = way.points.last().copied().unwrap_or(from);
    let nearer = match wish {
        Wish::Stay => 0,
        Wish::At { point, near } => apart(from, point).max(near) - apart(to, point).max(near),
        Wish::From { point } => apart(to, point) - apart(from, point),
    };
    10 * nearer / INCH
}

fn appeal_of_act(look: Look<'_>, outlook: &Outlook, act: &Act) -> u32 {
    match act {
        Act::Harvest { .. } => 400,
        Act::Rob { .. } => 300,
        Act::Attack { target } => appeal_of_attack(look, outlook.model, *target),
        Act::Use { .. } => 14,
        Act::Jog if outlook.can_jog && !matches!(outlook.wish, Wish::Stay) => 60,
        Act::Jog => 0,
        Act::Step => outlook.step,
        Act::Traverse if outlook.can_harvest || outlook.can_jog || matches!(outlook.wish, Wish::Stay) => 0,
        Act::Traverse | Act::Fate { .. } => 2,
        Act::GiveBack => 1,
        Act::End if outlook.can_harvest => 0,
        Act::End if outlook.can_jog && !matches!(outlook.wish, Wish::Stay) => 0,
        Act::End => 6,
    }
}

fn appeal_of_attack(look: Look<'_>, by: ModelId, at: ModelId) -> u32 {
    let (own, target) = (look.model(by), look.model(at));
    let odds = odds(look, by, at);
    let weak = if look.wounds_left(at) <= 3 { 40 } else { 0 };
    let appeal = 6 + 12 * odds.clamp(0, 6).unsigned_abs() + 60 * u32::from(target.stones) + weak;
    if own.stones > 0 && odds <= 1 { appeal / 4 } else { appeal }
}

fn appeal_of_way(look: Look<'_>, question: &Question, outlook: Option<&Outlook>, way: &Way) -> u32 {
    let is_paid = matches!(question, Question::Move { how: How::Step | How::Reaction, .. });
    let Some(Outlook { model, wish, .. }) = outlook else { return if way.points.is_empty() { 1 } else { 3 } };
    if way.points.is_empty() {
        return if is_paid { 0 } else { 1 + 20 * u32::from(matches!(wish, Wish::Stay)) };
    }
    let gain = gain(look, *model, *wish, way);
    if gain > 0 { 1 + gain.unsigned_abs().pow(2) / 4 } else { u32::from(!is_paid) }
}

fn appeal_of_pick(look: Look<'_>, question: &Question, pick: Pick) -> u32 {
    match (question, pick) {
        (Question::React { .. }, Pick::Nobody) => 12,
        (Question::React { to }, Pick::Model(model)) => appeal_of_reacting(look, *to, model),
        (_, Pick::Nobody) => 1,
        (_, Pick::Model(_)) => 2,
    }
}

/// MS-29: a reaction step is for models that get out of reach by it. A model that has been activated has no better use
/// for the energy it has left.
fn appeal_of_reacting(look: Look<'_>, to: ModelId, model: ModelId) -> u32 {
    let it = look.model(model);
    if look.model(to).energy == 0 || !look.are_enemies(to, model) || !look.is_in_reach(to, model) {
        return 0;
    }
    let (one, other) = (look.disc(to), look.disc(model));
    let gets_away = one.gap(other) + INCH >= look.reach(to);
    let liking = match (gets_away, it.has_activated) {
        (false, _) => 0,
        (true, true) => 20 + 40 * u32::from(it.stones),
        (true, false) if it.stones > 0 || look.wounds_left(model) <= 2 => 10,
        (true, false) => 0,
    };
    if liking > 0 && look.has_way(model, How::Reaction, look.wish_to_flee(model)) { liking } else { 0 }
}

/// MS-11: models that have something to do come first.
fn appeal_of_activating(look: Look<'_>, model: ModelId) -> u32 {
    let it = look.model(model);
    if it.energy == 0 {
        return 2;
    }
    let contact = look.disc(model).radius() + Stone::RADIUS + INCH;
    let is_at_stone = look.battle.stones.iter().any(|stone| square(stone.at, it.at) < i64::from(contact).pow(2));
    let is_in_danger = it.stones > 0 && look.find_enemy(model).is_some_and(|(gap, _)| gap < DANGER);
    8 + 3 * u32::from(it.energy) + 60 * u32::from(is_at_stone) + 40 * u32::from(is_in_danger)
}

/// MS-08: close to a stone to which no friend is closer.
fn appeal_of_deploying(look: Look<'_>, Deployed { model, at }: &Deployed) -> u32 {
    let stones = look.battle.stones.iter();
    let free = stones.map(|stone| (apart(*at, stone.at), stone.at));
    let nearest = free.filter(|(gap, point)| !look.is_nearer_friend(*model, *point, *gap)).map(|(gap, _)| gap).min();
    let inches = nearest.map_or(30, |gap| gap / INCH).max(0).unsigned_abs();
    1 + 4000 / ((2 + inches) * (2 + inches))
}

fn appeal_of_answer(look: Look<'_>, question: &Question, answer: Answer) -> u32 {
    let likes = match question {
        Question::Mulligan | Question::Return { .. } => [1, 3],
        // MS-68: energy is of no other use to models that have been activated.
        Question::PushLuck { model } if look.model(*model).has_activated => [6, 1],
        Question::PushLuck { .. } => [1, 4],
        _ => [3, 1],
    };
    match answer {
        Answer::Yes => likes[0],
        Answer::No => likes[1],
    }
}

/// MS-60: by what a card deals and prevents on average; more of the same card make it critical (MS-63).
fn appeal_of_laying(look: Look<'_>, question: &Question, laid: &Laid) -> u32 {
    let (Question::Melee { model, .. } | Question::Second { model }) = question else { return 2 };
    let weight = match laid.card {
        Manoeuvre::Thrust => 8,
        Manoeuvre::FallingSwing => 7,
        Manoeuvre::RisingAttack => 5,
        Manoeuvre::SweepingCut => 4,
        Manoeuvre::HighGuard => 3,
        Manoeuvre::LowGuard => 2,
    };
    let Some(fight) = look.battle.fight() else { return weight };
    let side = usize::from(fight.models[0] != *model);
    let signature = look.character(*model).signature.as_ref();
    let has_style = signature.is_some_and(|signature| signature.upgrades == laid.card);
    let copies = u32::from(fight.hands[side].of(laid.card)).max(1);
    weight * (1 + copies) * if has_style { 2 } else { 1 }
}

/// MS-69: by what it deals to the card on the table.
fn appeal_of_following(look: Look<'_>, question: &Question, card: Manoeuvre) -> u32 {
    let (Question::Melee { model, .. }, Some(fight)) = (question, look.battle.fight()) else { return 2 };
    let enemy = usize::from(fight.models[0] == *model);
    let dealt = fight.laid[enemy].and_then(|laid| cards::result(card, laid).damage);
    1 + 4 * u32::from(dealt.unwrap_or(0)).pow(2)
}

/// MS-64: the kind that armour reduces least.
fn appeal_of_damage(look: Look<'_>, question: &Question, models: [ModelId; 2], kind: crate::content::Damage) -> u32 {
    let Question::DamageKind { model } = question else { return 1 };
    let enemy = if models[0] == *model { models[1] } else { models[0] };
    1 << (2 * (4 - look.armour(enemy, kind).clamp(0, 4)))
}
