//! The effects of clauses' verbs. Verbs for a single card are in `specials.rs`.

use measure::units::inches;
use table::{Flow, Seat};

use crate::asked::{AbilityChoice, How, Question, StoneChoice, Way};
use crate::battle::{Aimed, Change, Deed, ModelId, Step};
use crate::content::{AbilityId, AbilityKind, Amount, By, Filter, Kinds, Signed, Special, Verb};
use crate::damage::Harm;
use crate::game::Play;
use crate::look::Look;
use crate::moving::Going;
use crate::told::Event;

impl Play<'_, '_> {
    /// Applies a verb to each of some models.
    pub fn carry_out(&mut self, verb: Verb, deed: Deed, subjects: &[ModelId]) -> Flow {
        let value = |amount: Amount| amount.of(deed.x).saturating_mul(i16::from(deed.times));
        // Damage steps go on the agenda last target first; the wounds they lead to are suffered first target first.
        if let Verb::Damage { amount, kind } = verb {
            for whom in subjects {
                let harm = Harm::text(deed.by, kind, amount, deed.x, deed.times);
                self.next(Step::Damage { to: *whom, harm });
            }
            return Ok(());
        }
        if let Verb::Wound(amount) = verb {
            for whom in subjects.iter().rev() {
                self.wound(*whom, value(amount), deed.by);
            }
            return Ok(());
        }
        for whom in subjects.iter().copied() {
            if !self.look().is_standing(whom) && !verb.works_on_slain() {
                continue;
            }
            self.carry_out_on(verb, deed, whom)?;
        }
        Ok(())
    }

    fn carry_out_on(&mut self, verb: Verb, deed: Deed, whom: ModelId) -> Flow {
        let value = |amount: Amount| amount.of(deed.x).saturating_mul(i16::from(deed.times));
        match verb {
            Verb::Damage { .. } | Verb::Wound(_) => {}
            Verb::WoundAbove(energy) => {
                let wounds = self.look().model(whom).energy.saturating_sub(energy);
                self.wound(whom, i16::from(wounds), deed.by);
            }
            Verb::Heal(amount) => self.heal(whom, value(amount)),
            Verb::HealAll => self.heal(whom, i16::MAX),
            Verb::Gain(amount) => self.change_energy(whom, value(amount)),
            Verb::Lose(amount) => self.change_energy(whom, -value(amount)),
            Verb::LoseAll => self.change_energy(whom, -99),
            Verb::LoseHalf => {
                let half = self.look().model(whom).energy.div_ceil(2);
                self.change_energy(whom, -i16::from(half));
            }
            Verb::Refill => {
                let full = self.look().character(whom).blue_left(self.look().model(whom).wounds);
                let missing = full.saturating_sub(self.look().model(whom).energy);
                self.change_energy(whom, i16::from(missing));
            }
            Verb::Share { amount, inches, to } => {
                self.share(deed, whom, value(amount), inches, to, deed.by)?;
            }
            Verb::ShareThere { amount, inches, to } => {
                let left = self.share(deed, whom, value(amount), inches, to, whom)?;
                self.change_energy(whom, -left);
            }
            Verb::Away(amount) => self.shove(whom, deed, value(amount), false),
            Verb::Towards(amount) => self.shove(whom, deed, value(amount), true),
            Verb::Move { amount, by } => {
                let seat = self.decider(deed, whom, by);
                self.go(seat, whom, How::Effect, inches(i32::from(value(amount))))?;
            }
            Verb::Leap(amount) => self.go(deed.seat, whom, How::Leap, inches(i32::from(value(amount))))?,
            Verb::Place { amount, by } => {
                let seat = self.decider(deed, whom, by);
                let range = inches(i32::from(value(amount)));
                self.place(seat, whom, whom, range)?;
            }
            Verb::PlaceTouching => {
                let other = if whom == deed.by { deed.aimed.model() } else { Some(deed.by) };
                if let Some(other) = other.filter(|other| self.look().is_standing(*other)) {
                    self.place(deed.seat, whom, other, measure::units::CONTACT)?;
                }
            }
            Verb::PlaceNear(far) => self.place(deed.seat, whom, deed.by, inches(i32::from(far)))?,
            Verb::Swap => self.swap(deed.by, whom),
            Verb::Modify { stat, amount: Signed(amount) } => {
                let more = value(amount).clamp(-99, 99) as i8;
                self.model(whom).changes.push(Change::Stat { stat, more });
                self.table.tell(|| Event::StatChanged { model: whom, stat, by: more });
            }
            Verb::NextAttack(more) => self.model(whom).changes.push(Change::NextAttack { more }),
            Verb::Lunge(more) => {
                if let Some(at) = deed.aimed.model() {
                    self.model(deed.by).changes.push(Change::Lunge { at, more });
                }
            }
            Verb::Mark(mark) => {
                self.model(whom).changes.push(Change::Mark { mark, by: deed.by });
                self.table.tell(|| Event::Marked { model: whom, mark });
            }
            Verb::Drop => self.drop_stones(whom, deed.times, deed.seat)?,
            Verb::DropAll => self.drop_stones(whom, u8::MAX, deed.seat)?,
            Verb::Steal => self.steal_stone(deed.by, whom),
            Verb::TakeStone => {
                let touched: Vec<StoneChoice> = self.look().harvestable(whom).map(StoneChoice).collect();
                if let Some(first) = touched.first() {
                    let question = Question::Stone { model: whom };
                    let several = touched.len() > 1;
                    let stone =
                        if several { self.table.ask(self.battle, deed.seat, question, &touched)? } else { *first };
                    self.take_stone(whom, stone.0);
                }
            }
            Verb::Disable(kinds) => self.disable(deed.seat, whom, kinds)?,
            // A model that reflected an ability or copied a move does not have that ability on its own card.
            Verb::Off(_) | Verb::Lost(_) | Verb::Reload(_) if self.look().model(whom).character != deed.character => {}
            Verb::Off(ability) => {
                self.model(whom).off |= ability.bit();
                self.table.tell(|| Event::AbilityOff { model: whom, ability, forever: false });
            }
            Verb::Lost(ability) => {
                self.model(whom).lost |= ability.bit();
                self.table.tell(|| Event::AbilityOff { model: whom, ability, forever: true });
            }
            Verb::Reload(ability) => {
                self.model(whom).spent &= !ability.bit();
                self.table.tell(|| Event::Reloaded { model: whom, ability });
            }
            Verb::Slay => self.slay(whom)?,
            Verb::Special(special) => self.carry_out_special(special, deed, whom)?,
        }
        Ok(())
    }

    fn wound(&mut self, whom: ModelId, wounds: i16, by: ModelId) {
        if wounds > 0 && self.look().is_standing(whom) {
            let step = Step::Hurt { to: whom, wounds: wounds.min(99) as u8, by: Some(by) };
            self.next(step);
        }
    }

    fn decider(&self, deed: Deed, whom: ModelId, by: By) -> Seat {
        match by {
            By::Actor => deed.seat,
            By::Owner => self.look().model(whom).owner,
            By::Resister => deed.resister.unwrap_or(deed.seat),
        }
    }

    /// Straight towards another model or away from it, until something is in the way.
    fn shove(&mut self, whom: ModelId, deed: Deed, length: i16, towards: bool) {
        let other = if whom == deed.by { deed.aimed.model() } else { Some(deed.by) };
        let Some(other) = other.filter(|other| *other != whom) else { return };
        if let Some(goal) = self.look().goal_of_shove(whom, other, length, towards) {
            self.push(whom, goal, inches(i32::from(length)));
        }
    }

    /// Moves a model straight towards a point, until something is in the way.
    pub fn push(&mut self, model: ModelId, goal: measure::Point, limit: i32) {
        let Some(way) = self.look().straight_towards(model, goal, limit) else { return };
        let Some(to) = way.points.last().copied() else { return };
        let level = self.look().level_after(model, &way.points).unwrap_or(0);
        let from = self.move_to(model, to, level);
        self.table.tell(|| Event::Pushed { model, from, to });
        self.arrive(model);
    }

    fn swap(&mut self, one: ModelId, other: ModelId) {
        let (here, there) = (self.look().model(one).clone(), self.look().model(other).clone());
        if one == other || self.look().is_fixed(one) || self.look().is_fixed(other) {
            return;
        }
        (self.model(one).at, self.model(one).level) = (there.at, there.level);
        (self.model(other).at, self.model(other).level) = (here.at, here.level);
        let look = self.look();
        let fits = |id: ModelId| look.check_free(id, look.disc(id), look.model(id).level).is_ok();
        if fits(one) && fits(other) {
            self.table.tell(|| Event::Swapped { one, other });
            self.arrive(one);
            self.arrive(other);
        } else {
            // There is no room for a larger base.
            (self.model(one).at, self.model(one).level) = (here.at, here.level);
            (self.model(other).at, self.model(other).level) = (there.at, there.level);
        }
    }

    /// Spreads energy of one model over others, one by one; gives how much was left over.
    fn share(&mut self, deed: Deed, from: ModelId, most: i16, near: u8, to: Filter, around: ModelId) -> Flow<i16> {
        let most = most.clamp(0, i16::from(self.look().model(from).energy));
        for shared in 0..most {
            let look = self.look();
            let all = look.standing().filter(|id| {
                look.fits(&to, deed.by, *id) && (*id == around || look.is_within(around, *id, near)) && *id != from
            });
            let all: Vec<ModelId> = all.collect();
            let question = Question::Whom { model: from, cause: deed.cause() };
            let Some(whom) = self.ask_model_or_none(deed.seat, question, &all)? else { return Ok(most - shared) };
            self.change_energy(from, -1);
            self.change_energy(whom, 1);
        }
        Ok(0)
    }

    /// Switches off an ability that the acting player picks.
    pub fn disable(&mut self, seat: Seat, of: ModelId, kinds: Kinds) -> Flow {
        let left = self.look().abilities_left(of, kinds);
        let options: Vec<AbilityChoice> = left.map(|ability| AbilityChoice { of, ability }).collect();
        if options.is_empty() {
            return Ok(());
        }
        let choice = self.table.ask(self.battle, seat, Question::Ability { of }, &options)?;
        self.model(of).off |= choice.ability.bit();
        self.table.tell(|| Event::AbilityOff { model: of, ability: choice.ability, forever: false });
        Ok(())
    }
}

impl<'b> Look<'b> {
    /// The abilities of some kinds that a model has not lost.
    pub fn abilities_left(self, of: ModelId, kinds: Kinds) -> impl Iterator<Item = AbilityId> + 'b {
        let character = self.character(of);
        let gone = self.model(of).off | self.model(of).lost;
        let fits = move |kind: &AbilityKind| match kind {
            AbilityKind::Passive(_) => false,
            AbilityKind::Active(_) => kinds != Kinds::Arcane,
            AbilityKind::Arcane(_) => kinds != Kinds::Active,
        };
        character.ids().filter(move |id| gone & id.bit() == 0 && fits(&character.ability(*id).kind))
    }
}

impl Verb {
    /// Whether it can apply to a model that is already slain.
    fn works_on_slain(self) -> bool {
        matches!(self, Verb::Special(Special::Oathstone))
    }
}

impl<'b> Look<'b> {
    /// The straight way of a forced move, if it leads anywhere.
    pub fn straight_towards(self, model: ModelId, goal: measure::Point, limit: i32) -> Option<Way> {
        Going::new(self, model, How::Effect, limit).straight(goal)
    }

    /// Where a model is pushed from another one, or towards it, if nothing is in the way.
    fn goal_of_shove(self, whom: ModelId, other: ModelId, length: i16, towards: bool) -> Option<measure::Point> {
        if length <= 0 || whom == other || self.is_fixed(whom) {
            return None;
        }
        if towards {
            return Some(self.contact_point(other, whom));
        }
        let (here, there) = (self.model(whom).at, self.model(other).at);
        let away = measure::Point::clamped(2 * here.x() - there.x(), 2 * here.y() - there.y());
        Some(crate::moving::stretched(here, away, inches(i32::from(length))))
    }

    /// Whether a push would move a model visibly far, or into contact.
    pub fn can_shove(self, whom: ModelId, other: ModelId, length: i16, towards: bool) -> bool {
        let is_far = self.way_of_shove(whom, other, length, towards).is_some_and(|way| self.is_far(whom, &way));
        is_far || towards && !self.are_touching(whom, other) && self.meets(whom, other, length)
    }

    /// Whether a model touches another one after moving straight towards it.
    pub fn meets(self, whom: ModelId, other: ModelId, length: i16) -> bool {
        let way = self.way_of_shove(whom, other, length, true);
        let end = way.and_then(|way| way.points.last().copied()).unwrap_or(self.model(whom).at);
        self.disc(whom).at(end).touches(self.disc(other))
    }

    fn way_of_shove(self, whom: ModelId, other: ModelId, length: i16, towards: bool) -> Option<Way> {
        let goal = self.goal_of_shove(whom, other, length, towards)?;
        self.straight_towards(whom, goal, inches(i32::from(length)))
    }

    /// The target point of a deed.
    pub fn aimed_point(self, aimed: Aimed) -> Option<measure::Point> {
        match aimed {
            Aimed::Point(point) | Aimed::Wood(point) => Some(point),
            Aimed::Stone(stone) => self.battle.stone(stone).map(|stone| stone.at),
            Aimed::Model(model) | Aimed::Two(model, _) => Some(self.model(model).at),
            Aimed::Nothing | Aimed::Pulse => None,
        }
    }
}
