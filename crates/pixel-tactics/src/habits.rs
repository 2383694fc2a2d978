//! What is usually good: kill what can be killed, strike at the leader, fill the troop, draw when the hand runs out.

use table::{Ask, Blunders, Deed, Habits, Seat};

use crate::asked::{
    Act, Arrange, Attack, Choice, How, Intercept, Line, Pick, PickCard, Question, Recruit, Split, Strike, TakeOver,
};
use crate::content::{CardId, Row};
use crate::duel::Duel;
use crate::game::PixelTactics;
use crate::place::Place;
use crate::told::{Event, Leaders};
use crate::troop::{Attacker, Look};
use crate::{blunders, features, judge};

impl Habits for PixelTactics {
    type Orders = table::NoOrders;
    type Glance<'a> = Glance<'a>;

    const HAS_HABITS: bool = true;
    const HORIZON: u64 = 6;
    const REACH: u64 = 2;
    const PONDERS: bool = true;
    const PATIENCE: u64 = 20;
    const BUDGETS: [u32; 4] = [0, 150, 3_000, 60_000];

    fn glance<'a>(&'a self, ask: &Ask<'a, Self>) -> Glance<'a> {
        let look = Look { game: self, duel: ask.at };
        let free = look.free_places(ask.seat).count() as u32;
        Glance { look, question: *ask.question, seat: ask.seat, free }
    }

    fn appeal(&self, glance: &Glance<'_>, choice: &Choice) -> u32 {
        match choice {
            Choice::Leader(leader) => like_leader(self, leader.card),
            Choice::Act(act) => glance.like_act(*act),
            Choice::TakeOver(TakeOver::Done) => 3,
            Choice::TakeOver(TakeOver::Take { .. }) => 1,
            Choice::Intercept(intercept) => glance.like_intercepting(*intercept),
            Choice::Strike(Strike::Decline) => 1,
            Choice::Strike(Strike::Attack(attack)) => glance.like_attack(*attack),
            Choice::First(_) => 1,
            Choice::Pick(pick) => glance.like_pick(*pick),
            Choice::Split(Split::Done) => 1,
            Choice::Split(Split::To { at, amount }) => glance.like_split(*at, *amount),
            Choice::Recruit(Recruit::Done) => 1,
            Choice::Recruit(Recruit::Hero { card, at }) => glance.like_recruiting(*card, *at),
            Choice::Arrange(Arrange::Done) => 6,
            Choice::Arrange(Arrange::Put { .. }) => 1,
            Choice::Line(line) => glance.like_line(*line),
            Choice::Card(PickCard::Done | PickCard::No) => 1,
            Choice::Card(_) => 3,
        }
    }

    fn judge(&self, duel: &Duel, seat: Seat) -> u32 {
        judge::judge(self, duel, seat)
    }

    fn features(&self, duel: &Duel, seat: Seat) -> Vec<i32> {
        features::list(self, duel, seat).to_vec()
    }

    fn gains(&self, event: &Event) -> Vec<(Seat, String)> {
        let gain = |seat: Seat, kind: &str, card: CardId| (seat, format!("{kind}.{}", self.printed(card).key));
        match event {
            Event::FirstPlayerDrawn { seat } => vec![(*seat, "turn.1".into()), (seat.other(), "turn.2".into())],
            Event::LeadersRevealed { leaders: Leaders(leaders) } => {
                [Seat(0), Seat(1)].into_iter().zip(leaders).map(|(seat, card)| gain(seat, "leader", *card)).collect()
            }
            Event::Recruited { card, at } => vec![gain(at.seat(), "hero", *card)],
            Event::OrderPlayed { seat, card } => vec![gain(*seat, "order", *card)],
            _ => Vec::new(),
        }
    }

    fn blunders(&self, deeds: &[Deed<PixelTactics>]) -> Blunders {
        blunders::count(deeds)
    }

    fn is_quiet(&self, duel: &Duel) -> bool {
        features::is_quiet(duel)
    }
}

/// What a player sees of the duel when asked.
pub struct Glance<'a> {
    look: Look<'a>,
    question: Question,
    seat: Seat,
    /// Positions where a hero could be recruited.
    free: u32,
}

/// The life of a leader decides, and its attack helps.
fn like_leader(game: &PixelTactics, card: CardId) -> u32 {
    let figures = game.figures(card);
    let life = u32::from(figures.leader_life);
    life * life * life / 8 + 8 * u32::from(figures.leader_attack)
}

impl Glance<'_> {
    fn like_act(&self, act: Act) -> u32 {
        let hand = self.look.duel.side(self.seat).hand.len() as u32;
        match act {
            Act::Draw => 24 / (1 + hand),
            Act::DrawPromo { .. } => 1,
            Act::Recruit { card, at } => self.like_recruiting(card, at),
            Act::Attack(attack) => self.like_attack(attack),
            Act::Order { .. } => 8,
            Act::Clear { at } => self.like_clearing(at),
            Act::Move { from, to } => self.like_walking(from, to),
            Act::KillNamesake { .. } => 40,
            Act::TakeOver { .. } => 1,
            Act::Done => 4,
        }
    }

    /// The more room there is, the sooner. A hero in front of the leader comes first.
    fn like_recruiting(&self, card: CardId, at: Place) -> u32 {
        let figures = self.look.game.figures(card);
        let in_front = at.row() == Row::Front;
        let figure = if in_front { figures.life } else { figures.attack };
        let guards_leader = at.behind().is_some_and(Place::is_leader);
        3 + self.free + u32::from(figure) + if guards_leader { 4 } else { 0 }
    }

    fn like_clearing(&self, at: Place) -> u32 {
        if at.seat() == self.seat { 8u32.saturating_sub(2 * self.free) } else { 1 }
    }

    /// Moving is rarely worth an action: only a hero that is useless behind another one goes forward to fight.
    fn like_walking(&self, from: Place, to: Place) -> u32 {
        let gets_into_melee = !self.look.can_melee(from) && self.look.has_way_to_melee(to);
        u32::from(gets_into_melee && !self.look.can_shoot(from))
    }

    fn like_attack(&self, attack: Attack) -> u32 {
        if attack.how == How::Spell {
            return 16;
        }
        let Some(attacker) = self.look.attacker(attack.by) else { return 1 };
        match attack.at {
            Some(at) => self.like_damage(at, self.estimate(attack, attacker, at)),
            None => 4 + 3 * u32::from(self.look.sum_attack(attack.by, attacker, attack.how, None, |_, _| {})),
        }
    }

    fn estimate(&self, attack: Attack, attacker: Attacker, at: Place) -> u8 {
        let sum = self.look.sum_attack(attack.by, attacker, attack.how, Some(at), |_, _| {});
        self.look.reduce(at, attack.how, sum, |_, _| {})
    }

    /// The value of damage to a hero, by the share of its remaining life.
    fn like_damage(&self, at: Place, damage: u8) -> u32 {
        let left = self.look.life(at).saturating_sub(self.look.damage(at));
        let harm = u32::from(damage.min(left));
        if at.seat() == self.seat {
            // The player's own cards are hit only if nothing else can be: those that lose least.
            return u32::from(harm < u32::from(left) && !at.is_leader());
        }
        match (at.is_leader(), damage >= left) {
            _ if harm == 0 => 0,
            (true, true) => 1000,
            (true, false) => 6 + 6 * harm,
            (false, true) => 16 + 3 * harm,
            (false, false) => 2 + 3 * harm,
        }
    }

    fn like_intercepting(&self, intercept: Intercept) -> u32 {
        let Question::Intercept { at, .. } = self.question else { return 1 };
        match intercept {
            Intercept::LetThrough if at.is_leader() => 1,
            Intercept::LetThrough => 3,
            Intercept::By { hero } => {
                let left = self.look.life(hero).saturating_sub(self.look.damage(hero));
                1 + u32::from(left) / 2
            }
        }
    }

    fn like_pick(&self, pick: Pick) -> u32 {
        let Pick::At { at } = pick else { return 1 };
        let is_own = at.seat() == self.seat;
        match self.question {
            Question::Damage { amount, .. } => self.like_damage(at, amount),
            Question::Kill => {
                if is_own {
                    0
                } else {
                    4 + self.worth(at)
                }
            }
            Question::MeleeTarget { .. } => {
                // The card of the player's own that can take it best.
                if at.is_leader() { 1 } else { 2 + 24 / (1 + self.worth(at)) }
            }
            Question::Heal { amount, .. } => {
                if is_own {
                    u32::from(amount.min(self.look.damage(at))) * if at.is_leader() { 6 } else { 3 }
                } else {
                    0
                }
            }
            Question::Boost { .. } => {
                if is_own {
                    2 + 2 * u32::from(self.look.can_melee(at))
                } else {
                    0
                }
            }
            Question::MoveDamageFrom => {
                if is_own {
                    1 + 3 * u32::from(self.look.damage(at))
                } else {
                    0
                }
            }
            Question::MoveDamageTo { .. } => {
                if is_own {
                    0
                } else {
                    4
                }
            }
            Question::Return => {
                if is_own {
                    u32::from(self.look.damage(at))
                } else {
                    4 + self.worth(at)
                }
            }
            Question::Revive => {
                if is_own {
                    4
                } else {
                    0
                }
            }
            _ => 3,
        }
    }

    fn like_split(&self, at: Place, amount: u8) -> u32 {
        let is_own = at.seat() == self.seat;
        match self.question {
            Question::SplitDamage { .. } => self.like_damage(at, amount),
            Question::SplitHeal { .. } => {
                if is_own {
                    u32::from(amount.min(self.look.damage(at))) * if at.is_leader() { 6 } else { 3 }
                } else {
                    0
                }
            }
            Question::PassDamage { .. } if is_own => 0,
            Question::PassDamage { .. } => self.like_damage(at, amount),
            _ => 2,
        }
    }

    /// Lines are hit where the enemy stands.
    fn like_line(&self, line: Line) -> u32 {
        let living = |place: &Place| self.look.duel.hero(*place).is_some();
        let (own, foe): (Vec<Place>, Vec<Place>) =
            line.places().filter(living).partition(|place| place.seat() == self.seat);
        1 + 6 * (foe.len() as u32).saturating_sub(own.len() as u32)
    }

    /// The value of a hero, by its figures.
    fn worth(&self, at: Place) -> u32 {
        let left = self.look.life(at).saturating_sub(self.look.damage(at));
        u32::from(self.look.usual_attack(at)) + u32::from(left) / 2
    }
}
