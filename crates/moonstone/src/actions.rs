//! Aktivierung eines Charakters: the actions in the printed order, and what may come between them.

use measure::Point;
use measure::units::INCH;
use table::{Flow, Seat, Secretly};

use crate::asked::{Act, Fateful, How, Question, Spot, Way};
use crate::battle::{Action, Active, Aimed, Change, Command, ModelId, Moving, Step, Stone};
use crate::cards::{Agenda, Fate};
use crate::content::{Amount, Damage, Keywords, Mark, Passive};
use crate::damage::Harm;
use crate::game::Play;
use crate::look::Look;
use crate::moving::Going;
use crate::told::Event;

impl Play<'_, '_> {
    /// The active model does something, or ends its activation.
    ///
    /// 1. It declares an action (MS-20 to MS-26) and pays for it.
    /// 2. Others may play an event (MS-81).
    /// 3. The action happens.
    /// 4. Others may step in reaction (MS-29), and it acts again.
    pub fn act(&mut self) -> Flow {
        let Some(active) = self.battle.active else { return Ok(()) };
        let model = active.model;
        let look = Look { game: self.game, battle: &*self.battle };
        if !look.is_standing(model) {
            return Ok(());
        }
        let options = look.acts(active);
        if self.table.wants_reasons() {
            for (act, reason) in look.refused_acts(active, &options) {
                self.table.rule_out(|| (act, reason));
            }
        }
        let act = self.table.ask(self.battle, active.seat, Question::Act { model }, &options)?;
        let action = match act {
            Act::End => return Ok(()),
            Act::Fate { model: on } => return self.play_own_fate(active.seat, on),
            Act::GiveBack => {
                let kept = std::mem::take(&mut self.battle.players[active.seat.index()].kept);
                self.battle.arcana.shuffle_back(&kept);
                self.next(Step::Act);
                return Ok(());
            }
            Act::Step => Action::Step,
            Act::Jog => Action::Jog,
            Act::Traverse => Action::Traverse,
            Act::Attack { target } => Action::Attack { target },
            Act::Harvest { stone } => Action::Harvest { stone },
            Act::Rob { target } => Action::Rob { target },
            Act::Use { ability } => {
                let aimed = self.aim(active, ability)?;
                Action::Use { ability, aimed }
            }
        };
        self.declare(active, action);
        Ok(())
    }

    /// Pays for an action; other players may interrupt it before it begins.
    fn declare(&mut self, active: Active, action: Action) {
        let model = active.model;
        if active.command.is_none() {
            let cost = self.look().cost(model, action);
            self.change_energy(model, -i16::from(cost));
        }
        let target = action.target();
        // Effects that last until the model's next action end now.
        self.model(model).changes.retain(|change| match change {
            Change::Mark { mark: Mark::Hidden, .. } => false,
            Change::Lunge { at, .. } => matches!(action, Action::Attack { target } if target == *at),
            _ => true,
        });
        let mut react = true;
        match action {
            Action::Use { ability, .. } => {
                self.note_use(model, ability, target);
                react = !self.look().forbids_reaction(model, ability);
                self.table.tell(|| Event::AbilityUsed { model, ability, at: target });
            }
            Action::Jog => self.model(model).has_jogged = true,
            Action::Step | Action::Traverse | Action::Attack { .. } | Action::Harvest { .. } | Action::Rob { .. } => {}
        }
        if let Some(active) = &mut self.battle.active {
            active.is_saved = false;
            active.actions = active.actions.saturating_add(1);
        }
        self.next(Step::AfterAction { react });
        self.next(Step::Begin { action });
        if self.has_hidden_fates() {
            self.next(Step::Interrupt { action });
        }
    }

    /// MS-81: events of other players during an action.
    pub fn interrupt(&mut self, action: Action) -> Flow {
        let Some(active) = self.battle.active else { return Ok(()) };
        let look = Look { game: self.game, battle: &*self.battle };
        let ask = |seat: Seat| {
            let player = &look.battle.players[seat.index()];
            let fate = player.fate.filter(|_| !player.fate_is_used && !player.is_out);
            let options = match fate {
                Some(Fate::Hesitation) => vec![Fateful::Use],
                Some(Fate::Clumsiness) => look.clumsy().map(|model| Fateful::On { model }).collect(),
                _ => Vec::new(),
            };
            Secretly {
                seat,
                question: Question::Interrupt { by: active.model, action: action.act() },
                options,
                complete: true,
            }
        };
        let asked: Vec<_> = look.others(active.seat).map(ask).collect();
        let answers = self.table.ask_all_in_window(self.battle, &asked, &Fateful::Pass, |_, _| Ok(()))?;
        let mut is_stopped = false;
        for (asked, answer) in asked.iter().zip(answers) {
            match answer {
                Fateful::Pass => {}
                Fateful::Use => {
                    self.use_fate(asked.seat, Fate::Hesitation);
                    is_stopped = true;
                }
                Fateful::On { model } => {
                    self.use_fate(asked.seat, Fate::Clumsiness);
                    self.battle.agenda.push(Step::Fumble { seat: asked.seat, model });
                }
            }
        }
        if is_stopped {
            self.battle.agenda.retain(|step| *step != Step::Begin { action });
            self.table.tell(|| Event::Hesitated { model: active.model });
        }
        Ok(())
    }

    /// MS-81: a model drops everything it carries.
    pub fn fumble(&mut self, seat: Seat, model: ModelId) -> Flow {
        let count = self.look().model(model).stones;
        self.drop_stones(model, count, seat)?;
        self.check_overtime();
        Ok(())
    }

    /// MS-81: the player's own event, in the player's own activation.
    fn play_own_fate(&mut self, seat: Seat, on: Option<ModelId>) -> Flow {
        self.next(Step::Act);
        let Some(fate) = self.battle.players[seat.index()].fate else { return Ok(()) };
        self.use_fate(seat, fate);
        match (fate, on) {
            (Fate::DuskRobbery, Some(model)) => self.model(model).changes.push(Change::Robber),
            (Fate::Clumsiness, Some(model)) => self.next(Step::Fumble { seat, model }),
            (Fate::Favour, _) => {
                let slain = self.look().slain(seat).count() as u8;
                self.next(Step::Search { seat, left: slain });
            }
            (Fate::DuskRobbery | Fate::Clumsiness, None)
            | (Fate::MiraculousHealing | Fate::Hesitation | Fate::NinjaReflexes, _) => {}
        }
        Ok(())
    }

    pub fn begin_action(&mut self, action: Action) -> Flow {
        let Some(active) = self.battle.active else { return Ok(()) };
        let model = active.model;
        if !self.look().is_standing(model) {
            return Ok(());
        }
        if let Some(target) = action.target() {
            self.foresee(model, target)?;
            if !self.look().is_still_legal(model, action) {
                self.table.tell(|| Event::NothingHappened);
                return Ok(());
            }
        }
        match action {
            Action::Step => self.go(active.seat, model, How::Step, INCH),
            Action::Jog => {
                self.show_agendas_of_jog(model);
                let limit = self.look().jog(model);
                self.go(active.seat, model, How::Jog, limit)
            }
            Action::Traverse => self.traverse(active.seat, model),
            Action::Attack { target } => self.attack(active, target),
            Action::Use { ability, aimed } => self.begin_ability(active, ability, aimed),
            Action::Harvest { stone } => self.harvest(model, stone),
            Action::Rob { target } => {
                self.steal_stone(model, target);
                Ok(())
            }
        }
    }

    /// Quack: a reaction step before an enemy's action against it.
    fn foresee(&mut self, by: ModelId, target: ModelId) -> Flow {
        let look = self.look();
        let premonition = look.find(target, |it| if it == Passive::Premonition { Some(()) } else { None });
        let Some((ability, ())) = premonition else { return Ok(()) };
        if !look.are_enemies(by, target) || !look.can_react(target) {
            return Ok(());
        }
        let owner = look.model(target).owner;
        if self.offer(target, ability, 1)? { self.go(owner, target, How::Reaction, INCH) } else { Ok(()) }
    }

    fn show_agendas_of_jog(&mut self, model: ModelId) {
        let owner = self.look().model(model).owner;
        if self.look().character(model).keywords.contains(Keywords::SOLDIER) {
            self.show_agenda(owner, Agenda::ForcedMarch);
        }
        if self.look().is_behind(owner) {
            self.show_agenda(owner, Agenda::AgainstTheOdds);
        }
    }

    /// Asks for a way and moves the model along it.
    pub fn go(&mut self, seat: Seat, model: ModelId, how: How, limit: i32) -> Flow {
        if self.look().is_fixed(model) {
            return Ok(());
        }
        self.battle.moving = Some(Moving { model, how, limit });
        let look = Look { game: self.game, battle: &*self.battle };
        let going = Going::new(look, model, how, limit);
        let question = Question::Move { model, how, limit };
        let sample = going.sample();
        let way = self.table.ask_where(self.battle, seat, question, &sample, |way: &Way| going.check(way))?;
        self.battle.moving = None;
        self.take_way(model, how, &way);
        Ok(())
    }

    /// Moves a model along a way that was checked.
    pub fn take_way(&mut self, model: ModelId, how: How, way: &Way) {
        let Some(to) = way.points.last().copied() else { return };
        let level = self.look().level_after(model, &way.points).unwrap_or(0);
        let from = self.move_to(model, to, level);
        self.tell_near(model, |near| Event::Moved { model, how, from, to, near });
        self.arrive(model);
    }

    /// Changes a model's place; gives the place it stood in before.
    pub fn move_to(&mut self, model: ModelId, to: Point, level: u8) -> Point {
        let it = self.model(model);
        it.level = level;
        std::mem::replace(&mut it.at, to)
    }

    /// What happens at the place a model has moved to.
    pub fn arrive(&mut self, model: ModelId) {
        let disc = self.look().disc(model);
        self.battle.tokens.retain(|token| !disc.touches(token.disc()) && !disc.overlaps(token.disc()));
        let keywords = self.look().character(model).keywords;
        for other in self.look().standing().collect::<Vec<_>>() {
            let look = self.look();
            let frightens = look.find(other, |it| if let Passive::BirdFright(of) = it { Some(of) } else { None });
            let Some((ability, of)) = frightens else { continue };
            let change = Change::Aimed { by: other, ability };
            let is_first = !look.model(model).changes.contains(&change);
            if keywords.intersects(of) && is_first && look.engages(other, model) {
                self.model(model).changes.push(change);
                self.change_energy(model, -1);
            }
        }
    }

    /// MS-22, MS-57.
    fn traverse(&mut self, seat: Seat, model: ModelId) -> Flow {
        let look = Look { game: self.game, battle: &*self.battle };
        let sample = look.crossings(model);
        if sample.is_empty() {
            return Ok(());
        }
        let question = Question::Traverse { model };
        let spot = self
            .table
            .ask_where(self.battle, seat, question, &sample, |spot: &Spot| look.check_crossing(model, spot.at))?;
        let level = look.level_across(model, spot.at);
        let from = self.move_to(model, spot.at, level);
        self.tell_near(model, |near| Event::Placed { model, from, to: spot.at, near });
        self.arrive(model);
        Ok(())
    }

    /// MS-26.
    fn harvest(&mut self, model: ModelId, stone: u8) -> Flow {
        let Some(depth) = self.battle.stone(stone).map(|stone| stone.depth) else { return Ok(()) };
        let mut by = 1;
        if self.look().has(model, Passive::Miner) {
            by = depth;
        } else if self.look().has(model, Passive::Digger) {
            let card = self.flip()?;
            if card.is_catastrophe() {
                self.next(Step::CaveIn { model });
                return Ok(());
            }
            by = card.value();
        }
        if by >= depth {
            self.take_stone(model, stone);
        } else {
            self.set_depth(stone, depth - by);
            self.table.tell(|| Event::Harvested { model, depth: depth - by });
        }
        Ok(())
    }

    /// The digger and all models within 3 inches suffer.
    pub fn cave_in(&mut self, model: ModelId) -> Flow {
        let near = self.look().standing().filter(|id| *id == model || self.look().is_within(model, *id, 3));
        for id in near.collect::<Vec<_>>().into_iter().rev() {
            let harm = Harm::text(model, Damage::Magical, Amount::new(2), 0, 1);
            self.next(Step::Damage { to: id, harm });
        }
        Ok(())
    }

    /// After each action: reactions, then the next action.
    pub fn after_action(&mut self, react: bool) -> Flow {
        self.check_overtime();
        let Some(active) = self.battle.active else { return Ok(()) };
        if active.command.is_none() {
            self.next(Step::Act);
        }
        if react && self.game.is_advanced() {
            for seat in self.look().others(active.seat).collect::<Vec<_>>().into_iter().rev() {
                self.next(Step::React { seat });
            }
        }
        Ok(())
    }
}

impl Action {
    /// The choice that led to it.
    fn act(self) -> Act {
        match self {
            Action::Step => Act::Step,
            Action::Jog => Act::Jog,
            Action::Traverse => Act::Traverse,
            Action::Attack { target } => Act::Attack { target },
            Action::Use { ability, .. } => Act::Use { ability },
            Action::Harvest { stone } => Act::Harvest { stone },
            Action::Rob { target } => Act::Rob { target },
        }
    }

    /// The model it is aimed at.
    pub fn target(self) -> Option<ModelId> {
        match self {
            Action::Attack { target } | Action::Rob { target } => Some(target),
            Action::Use { aimed, .. } => aimed.model(),
            Action::Step | Action::Jog | Action::Traverse | Action::Harvest { .. } => None,
        }
    }
}

impl<'b> Look<'b> {
    /// What an action costs.
    pub fn cost(self, model: ModelId, action: Action) -> u8 {
        let cost = match action {
            Action::Step => 1,
            Action::Jog => 0,
            Action::Traverse => self.traverse_cost(model),
            Action::Attack { .. } => 1,
            Action::Use { ability, .. } => self.ability_cost(model, ability),
            Action::Harvest { .. } => self.harvest_cost(model),
            Action::Rob { .. } => 2,
        };
        cost + action.target().map_or(0, |target| self.innocence(model, target))
    }

    /// Everything the active model can do.
    pub fn acts(self, active: Active) -> Vec<Act> {
        let model = active.model;
        let it = self.model(model);
        let is_free = active.command.is_some();
        let can_pay = |cost: u8| is_free || cost <= it.energy;
        let mut acts = Vec::with_capacity(8);
        if active.actions >= Active::MAX_ACTIONS {
            return vec![Act::End];
        }
        if active.command != Some(Command::Attack) {
            if can_pay(1) && self.why_not_step(model).is_none() {
                acts.push(Act::Step);
            }
            if !is_free && self.why_not_jog(model).is_none() {
                acts.push(Act::Jog);
            }
            let crosses = !is_free || self.traverse_cost(model) == 1;
            if crosses && can_pay(self.traverse_cost(model)) && self.can_traverse(model) {
                acts.push(Act::Traverse);
            }
        }
        if can_pay(1) {
            acts.extend(self.attackable(model, is_free).map(|target| Act::Attack { target }));
        }
        if active.command != Some(Command::Attack) {
            for ability in self.character(model).ids() {
                let is_right = !is_free || self.ability_cost(model, ability) == 1;
                if is_right && self.why_not_use(model, ability, is_free).is_none() {
                    acts.push(Act::Use { ability });
                }
            }
            let digs = !is_free || self.harvest_cost(model) == 1;
            if digs && can_pay(self.harvest_cost(model)) {
                acts.extend(self.harvestable(model).map(|stone| Act::Harvest { stone }));
            }
        }
        if !is_free {
            self.add_fates(active, &mut acts);
        }
        acts.push(Act::End);
        acts
    }

    fn add_fates(self, active: Active, acts: &mut Vec<Act>) {
        let model = active.model;
        if self.model(model).energy >= 2 && self.model(model).changes.contains(&Change::Robber) {
            acts.extend(self.robbable(model).map(|target| Act::Rob { target }));
        }
        let player = &self.battle.players[active.seat.index()];
        if self.game.has_fates() && !player.fate_is_used {
            match player.fate {
                Some(Fate::DuskRobbery) => acts.push(Act::Fate { model: Some(model) }),
                Some(Fate::Clumsiness) => acts.extend(self.clumsy().map(|model| Act::Fate { model: Some(model) })),
                Some(Fate::Favour) if self.slain(active.seat).next().is_some() => {
                    acts.push(Act::Fate { model: None });
                }
                Some(Fate::Favour | Fate::MiraculousHealing | Fate::Hesitation | Fate::NinjaReflexes) | None => {}
            }
        }
        if player.kept.count() > 0 {
            acts.push(Act::GiveBack);
        }
    }

    /// MS-23: enemies within melee range and sight.
    pub fn attackable(self, model: ModelId, is_free: bool) -> impl Iterator<Item = ModelId> + use<'b> {
        self.standing().filter(move |target| {
            self.why_not_attack(model, *target).is_none()
                && (is_free || self.innocence(model, *target) < self.model(model).energy)
        })
    }

    /// MS-26: stones in base contact.
    pub fn harvestable(self, model: ModelId) -> impl Iterator<Item = u8> + use<'b> {
        let (disc, level) = (self.disc(model), self.model(model).level);
        let stones = self.battle.stones.iter().filter(|it| it.level == level && disc.touches(it.disc()));
        let touched: Vec<u8> = stones.map(|stone| stone.number).collect();
        let can = !touched.is_empty() && !self.is_airborne(model) && !self.is_engaged(model);
        touched.into_iter().filter(move |_| can)
    }

    /// MS-81: the models that a robber can rob.
    fn robbable(self, model: ModelId) -> impl Iterator<Item = ModelId> + use<'b> {
        self.standing().filter(move |target| {
            *target != model
                && self.model(*target).stones > 0
                && self.is_within(model, *target, 1)
                && !self.are_storeys_apart(model, *target)
                && self.wounds_left(*target) < self.wounds_left(model)
                && self.may_target(model, *target)
                && self.sees(model, *target)
        })
    }

    /// MS-81: bearers within 8 inches of their player's edge.
    fn clumsy(self) -> impl Iterator<Item = ModelId> + use<'b> {
        self.standing().filter(move |id| {
            let model = self.model(*id);
            let radius = self.disc(*id).radius();
            let edge = self.battle.players[model.owner.index()].edge;
            model.stones > 0 && edge.is_some_and(|edge| edge.distance(model.at) - radius < 8 * INCH)
        })
    }

    pub fn slain(self, seat: Seat) -> impl Iterator<Item = ModelId> + use<'b> {
        self.ids().filter(move |id| {
            let model = self.model(*id);
            model.owner == seat && model.state == crate::battle::State::Slain
        })
    }

    /// Whether an interrupted action can still happen.
    fn is_still_legal(self, model: ModelId, action: Action) -> bool {
        match action {
            Action::Attack { target } => self.why_not_attack(model, target).is_none(),
            Action::Rob { target } => self.robbable(model).any(|other| other == target),
            Action::Use { ability, aimed: Aimed::Model(target) } => self.why_not_aim(model, ability, target).is_none(),
            Action::Use { .. } | Action::Step | Action::Jog | Action::Traverse | Action::Harvest { .. } => true,
        }
    }

    /// The place of a stone next to a base.
    pub(crate) fn beside_base(self, model: ModelId, towards: Point) -> Point {
        let disc = self.disc(model);
        crate::moving::beside(disc.centre(), towards, disc.radius() + Stone::RADIUS)
    }
}
