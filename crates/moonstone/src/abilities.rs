//! Einsetzen von aktiven Fähigkeiten (MS-24, MS-41): aiming, flipping a card, and carrying out clauses one by one.

use measure::Point;
use measure::units::{INCH, inches};
use table::{Flow, Seat};

use crate::asked::{Answer, Chance, Drawn, How, Pick, Question, Spot, StoneChoice};
use crate::battle::{Active, Aimed, Change, Deed, List, ModelId, Step};
use crate::cards::{ArcanaCard, Hand};
use crate::content::{
    Ability, AbilityId, AbilityKind, Aim, Amount, Clause, Count, Damage, Limit, Mark, Passive, Special, Subject, Verb,
    When,
};
use crate::game::{Moonstone, Play};
use crate::limits::AROUND;
use crate::look::Look;
use crate::moving::{Going, clipped};
use crate::reasons::Reason;
use crate::told::Event;

impl Play<'_, '_> {
    /// Asks for the target of an ability.
    pub fn aim(&mut self, active: Active, ability: AbilityId) -> Flow<Aimed> {
        let (model, is_free) = (active.model, active.command.is_some());
        let look = Look { game: self.game, battle: &*self.battle };
        let (aim, range) = look.aim_of(model, ability);
        Ok(match aim {
            Aim::Nothing => Aimed::Nothing,
            Aim::Pulse { .. } => Aimed::Pulse,
            Aim::Models { count, .. } => {
                // With a single target, models that it would not change are left out.
                let is_left = |target: ModelId| count == Count::One && look.is_idle(model, ability, target);
                let targets = look.targets(model, ability, is_free);
                let mut targets: Vec<ModelId> = targets.filter(|target| !is_left(*target)).collect();
                if self.table.wants_reasons() {
                    for other in look.standing().filter(|other| !targets.contains(other)) {
                        let reason = look.why_not_target(model, ability, other);
                        if let Some(reason) = reason.or_else(|| is_left(other).then_some(Reason::NoEffect)) {
                            self.table.rule_out(|| (Pick::Model(other), reason));
                        }
                    }
                }
                let first = self.ask_model(active.seat, Question::Target { model, ability }, &targets)?;
                if count == Count::One {
                    Aimed::Model(first)
                } else {
                    targets.retain(|target| *target != first);
                    Aimed::Two(first, self.ask_model(active.seat, Question::Target { model, ability }, &targets)?)
                }
            }
            Aim::Stone => {
                let stones: Vec<StoneChoice> = look.stones_in_range(model, range).map(StoneChoice).collect();
                Aimed::Stone(self.table.ask(self.battle, active.seat, Question::Stone { model }, &stones)?.0)
            }
            Aim::Wood => {
                let woods: Vec<Spot> = look.woods_in_range(model, range).map(|at| Spot { at }).collect();
                Aimed::Wood(self.table.ask(self.battle, active.seat, Question::Point { model, ability }, &woods)?.at)
            }
            Aim::Point => {
                let sample = look.sample_points(model, ability);
                let legal = |spot: &Spot| look.check_point(model, spot.at, range);
                Aimed::Point(
                    self.table
                        .ask_where(self.battle, active.seat, Question::Point { model, ability }, &sample, legal)?
                        .at,
                )
            }
        })
    }

    /// Asks for one of several models.
    pub fn ask_model(&mut self, seat: Seat, question: Question, models: &[ModelId]) -> Flow<ModelId> {
        let options: Vec<Pick> = models.iter().copied().map(Pick::Model).collect();
        match self.table.ask(self.battle, seat, question, &options)? {
            Pick::Model(model) => Ok(model),
            Pick::Nobody => Ok(models[0]),
        }
    }

    /// Asks for one of several models, or none.
    pub fn ask_model_or_none(&mut self, seat: Seat, question: Question, models: &[ModelId]) -> Flow<Option<ModelId>> {
        if models.is_empty() {
            return Ok(None);
        }
        let mut options = vec![Pick::Nobody];
        options.extend(models.iter().copied().map(Pick::Model));
        Ok(match self.table.ask(self.battle, seat, question, &options)? {
            Pick::Model(model) => Some(model),
            Pick::Nobody => None,
        })
    }

    /// Whether a model uses a passive ability; if so, it pays for it.
    pub fn offer(&mut self, model: ModelId, ability: AbilityId, cost: u8) -> Flow<bool> {
        let owner = self.look().model(model).owner;
        let question = Question::Offer { model, ability, cost };
        let is_used = self.table.ask(self.battle, owner, question, &[Answer::No, Answer::Yes])? == Answer::Yes;
        if is_used {
            self.change_energy(model, -i16::from(cost));
        }
        Ok(is_used)
    }

    /// Counts a use of an ability.
    pub fn note_use(&mut self, model: ModelId, ability: AbilityId, target: Option<ModelId>) {
        let limit = self.look().ability(model, ability).map_or(Limit::None, |ability| ability.limit);
        let it = self.model(model);
        it.used |= ability.bit();
        match limit {
            Limit::None | Limit::Turn => {}
            Limit::Thrice => it.uses += 1,
            Limit::Game | Limit::Reload => it.spent |= ability.bit(),
            Limit::EachTarget => {
                if let Some(target) = target {
                    self.model(target).changes.push(Change::Aimed { by: model, ability });
                }
            }
        }
    }

    pub fn begin_ability(&mut self, active: Active, ability: AbilityId, aimed: Aimed) -> Flow {
        let model = active.model;
        let character = self.look().model(model).character;
        match &self.game.content().character(character).ability(ability).kind {
            AbilityKind::Passive(_) => {}
            AbilityKind::Active(it) => {
                let deed = Deed {
                    by: model,
                    seat: active.seat,
                    resister: None,
                    character,
                    list: List::Does(ability),
                    at: 0,
                    aimed,
                    x: 0,
                    times: 1,
                };
                if it.flip.is_some() {
                    self.next(Step::Flip { deed: Deed { list: List::Flip(ability), ..deed } });
                }
                self.next(Step::Perform { deed });
            }
            AbilityKind::Arcane(it) if it.is_dealt => self.next(Step::Deal { by: model, ability, at: 0 }),
            AbilityKind::Arcane(_) => self.cast(active, ability, aimed),
        }
        Ok(())
    }

    /// MS-41: the card is shuffled back at once.
    pub fn flip(&mut self) -> Flow<ArcanaCard> {
        let card = self.draw_card(None)?.unwrap_or(ArcanaCard::CATASTROPHE);
        let mut back = Hand::default();
        back.add(card);
        self.battle.arcana.shuffle_back(&back);
        self.table.tell(|| Event::CardFlipped { card });
        Ok(card)
    }

    /// The top card of the arcana deck, drawn by a seat or turned over.
    pub fn draw_card(&mut self, by: Option<Seat>) -> Flow<Option<ArcanaCard>> {
        if let Some(card) = self.battle.arcana.top.pop() {
            // Nothing is rolled, but a player learns what the card is.
            self.table.reveal();
            return Ok(Some(card));
        }
        let mixed = &mut self.battle.arcana.mixed;
        let card = |kind: usize| Drawn::Arcana(ArcanaCard::nth(kind));
        // The list must not reveal what is in other hands: any card of the game could come.
        let expected = || Hand::DECK.list().into_iter().map(Drawn::Arcana).collect();
        let why = Chance::Arcana { seat: by };
        let Some(kind) = self.table.draw_from_bag(&mixed.0, why, by, &card, Some(&expected))? else {
            self.table.reveal();
            return Ok(self.battle.arcana.bottom.pop());
        };
        mixed.0[kind] -= 1;
        Ok(Some(ArcanaCard::nth(kind)))
    }

    /// MS-41: a card gives the value of X; a catastrophe replaces the effect.
    pub fn flip_card(&mut self, deed: Deed) -> Flow {
        let List::Flip(ability) = deed.list else { return Ok(()) };
        let AbilityKind::Active(active) = &self.game.content().character(deed.character).ability(ability).kind else {
            return Ok(());
        };
        let touches = deed.aimed.model().is_some_and(|target| self.look().are_touching(deed.by, target));
        if active.flip.as_ref().is_some_and(|flip| flip.when_touching) && !touches {
            return Ok(());
        }
        let card = self.flip()?;
        if card.is_catastrophe() {
            self.next(Step::Avoid { deed: Deed { list: List::FlipCatastrophe(ability), ..deed } });
        } else {
            self.next(Step::Perform { deed: Deed { x: card.value(), ..deed } });
        }
        Ok(())
    }

    /// A catastrophe happens unless a player prevents it.
    pub fn avoid(&mut self, deed: Deed) -> Flow {
        if !self.ignores_catastrophe(deed.by)? {
            self.next(Step::Perform { deed });
        }
        Ok(())
    }

    /// Sage advice: a model nearby lets the player ignore it.
    pub fn ignores_catastrophe(&mut self, model: ModelId) -> Flow<bool> {
        let look = self.look();
        let advises = |other: ModelId| {
            let near = look.find(other, |it| if let Passive::SageAdvice(near) = it { Some(near) } else { None });
            near.is_some_and(|(_, near)| {
                !look.are_enemies(other, model) && (other == model || look.is_within(other, model, near))
            })
        };
        if !look.standing().any(advises) {
            return Ok(false);
        }
        let seat = look.side(model);
        let question = Question::IgnoreCatastrophe { model };
        let ignores = self.table.ask(self.battle, seat, question, &[Answer::Yes, Answer::No])? == Answer::Yes;
        if ignores {
            self.table.tell(|| Event::CatastropheIgnored { model });
        }
        Ok(ignores)
    }

    /// Carries out the next clause of a deed.
    pub fn perform(&mut self, deed: Deed) -> Flow {
        let Some(clause) = self.game.clauses(deed).get(usize::from(deed.at)).copied() else { return Ok(()) };
        self.next(Step::Perform { deed: Deed { at: deed.at + 1, ..deed } });
        if !self.look().holds(clause.when, deed) {
            return Ok(());
        }
        if clause.when.contains(When::MAY) {
            let question = Question::May { model: deed.by, cause: deed.cause() };
            if self.table.ask(self.battle, deed.seat, question, &[Answer::Yes, Answer::No])? == Answer::No {
                return Ok(());
            }
        }
        let subjects = self.subjects(&clause, deed)?;
        self.carry_out(clause.verb, deed, &subjects)
    }

    /// The models that a clause applies to.
    fn subjects(&mut self, clause: &Clause, deed: Deed) -> Flow<Vec<ModelId>> {
        let look = self.look();
        let near = |inches: u8, id: ModelId| id == deed.by || look.is_within(deed.by, id, inches);
        Ok(match clause.on {
            Subject::Me => vec![deed.by],
            Subject::Target => look.aimed_models(deed),
            Subject::If(filter) => {
                let all = look.aimed_models(deed).into_iter();
                all.filter(|id| look.fits(&filter, deed.by, *id)).collect()
            }
            Subject::Within { inches, filter } => {
                let all = look.standing().filter(|id| look.fits(&filter, deed.by, *id) && near(inches, *id));
                all.collect()
            }
            Subject::One { inches, filter } => {
                let all = look.standing().filter(|id| look.fits(&filter, deed.by, *id) && near(inches, *id));
                let all: Vec<ModelId> = all.collect();
                let question = Question::Whom { model: deed.by, cause: deed.cause() };
                self.ask_model_or_none(deed.seat, question, &all)?.into_iter().collect()
            }
        })
    }
}

impl Moonstone {
    /// The clauses that a deed carries out.
    pub(crate) fn clauses(&self, deed: Deed) -> &[Clause] {
        let character = self.content().character(deed.character);
        let kind = |ability: AbilityId| character.abilities.get(ability.index()).map(|ability| &ability.kind);
        match deed.list {
            List::Does(ability) => match kind(ability) {
                Some(AbilityKind::Active(active)) => &active.does,
                _ => &[],
            },
            List::Flip(ability) => match kind(ability) {
                Some(AbilityKind::Active(active)) => active.flip.as_ref().map_or(&[], |flip| &flip.does),
                _ => &[],
            },
            List::FlipCatastrophe(ability) => match kind(ability) {
                Some(AbilityKind::Active(active)) => active.flip.as_ref().map_or(&[], |flip| &flip.catastrophe),
                _ => &[],
            },
            List::Result(ability, at) => match kind(ability) {
                Some(AbilityKind::Arcane(arcane)) => {
                    arcane.results.get(usize::from(at)).map_or(&[], |result| &result.does)
                }
                _ => &[],
            },
            List::Catastrophe(ability) => match kind(ability) {
                Some(AbilityKind::Arcane(arcane)) => &arcane.catastrophe,
                _ => &[],
            },
            List::End => character.signature.as_ref().map_or(&[], |signature| &signature.end),
        }
    }
}

impl<'b> Look<'b> {
    /// The models a deed is aimed at; without an aim, the acting model itself.
    fn aimed_models(self, deed: Deed) -> Vec<ModelId> {
        match deed.aimed {
            Aimed::Model(target) => vec![target],
            Aimed::Two(one, other) => vec![one, other],
            Aimed::Pulse => self.pulse(deed),
            Aimed::Nothing | Aimed::Stone(_) | Aimed::Point(_) | Aimed::Wood(_) => vec![deed.by],
        }
    }

    /// The models hit by a pulse.
    fn pulse(self, deed: Deed) -> Vec<ModelId> {
        let (List::Does(ability)
        | List::Flip(ability)
        | List::FlipCatastrophe(ability)
        | List::Result(ability, _)
        | List::Catastrophe(ability)) = deed.list
        else {
            return Vec::new();
        };
        let (Aim::Pulse { filter }, range) = self.aim_of(deed.by, ability) else { return Vec::new() };
        self.standing().filter(|id| self.is_in_pulse(&filter, range, deed.by, *id)).collect()
    }

    /// MS-65: whether damage can do nothing: armour takes it all, no shield is lost by it, and nobody could take it over.
    fn is_proof(self, id: ModelId, kind: Damage, amount: i16) -> bool {
        let takes_over =
            |passive: Passive| matches!(passive, Passive::Bodyguard { .. } | Passive::Privilege { .. }).then_some(());
        amount <= self.armour(id, kind)
            && !self.has_mark(id, Mark::Shielded)
            && !self.standing().any(|other| self.find(other, takes_over).is_some())
    }

    /// Whether an ability would change nothing about a model, whatever card comes. Nobody pays for a catastrophe, so
    /// that is left out.
    pub fn is_idle(self, by: ModelId, ability: AbilityId, id: ModelId) -> bool {
        let most = |amount: Amount| amount.of(ArcanaCard::HIGHEST);
        let is_idle = |clause: &Clause| {
            let whom = match clause.on {
                Subject::Me => by,
                Subject::Target => id,
                Subject::If(filter) if self.fits(&filter, by, id) => id,
                Subject::If(_) => return true,
                Subject::Within { inches, filter } | Subject::One { inches, filter } => {
                    let is_there = |it: ModelId| self.fits(&filter, by, it) && self.is_within(by, it, inches);
                    return !self.standing().any(is_there);
                }
            };
            let it = self.model(whom);
            let energy = it.energy.saturating_sub(if whom == by { self.ability_cost(by, ability) } else { 0 });
            match clause.verb {
                Verb::Heal(_) | Verb::HealAll => it.wounds == 0,
                Verb::WoundAbove(above) => energy <= above,
                Verb::Lose(_) | Verb::LoseAll | Verb::LoseHalf => energy == 0,
                Verb::Refill => self.character(whom).blue_left(it.wounds) <= energy,
                Verb::Drop | Verb::DropAll | Verb::Steal => it.stones == 0,
                Verb::Reload(of) => it.spent & of.bit() == 0,
                Verb::Disable(kinds) => self.abilities_left(whom, kinds).next().is_none(),
                Verb::Damage { amount, kind } => self.is_proof(whom, kind, most(amount)),
                Verb::Mark(Mark::Weakling) => self.is_weakling(whom),
                Verb::Mark(Mark::Unweakened) => !self.is_weakling(whom),
                Verb::Mark(mark) => mark != Mark::Shielded && self.has_mark_by(whom, mark, by),
                Verb::Lunge(more) => self.model(by).changes.contains(&Change::Lunge { at: id, more }),
                Verb::Away(amount) => !self.can_shove(whom, if whom == by { id } else { by }, most(amount), false),
                Verb::Towards(amount) => !self.can_shove(whom, if whom == by { id } else { by }, most(amount), true),
                Verb::Leap(amount) => !self.can_go(whom, How::Leap, most(amount)),
                Verb::Move { amount, .. } => !self.can_go(whom, How::Effect, most(amount)),
                Verb::Special(Special::Gather { .. }) => self.points_worth(by, ability).next().is_none(),
                Verb::Special(Special::Token(far)) => self.spots_for_token(by, inches(i32::from(far))).is_empty(),
                Verb::Special(Special::UtterSwine(far)) => self.payers(by, far).next().is_none(),
                _ => false,
            }
        };
        let it = self.character(by).ability(ability);
        let flip = it.flip().filter(|flip| !flip.when_touching || self.meets_by(by, it, id));
        let mut clauses = it.unflipped().chain(flip.into_iter().flat_map(|flip| &flip.does));
        !self.minds_uses(by) && clauses.all(is_idle)
    }

    /// Whether an effect can move a model anywhere else.
    fn can_go(self, model: ModelId, how: How, far: i16) -> bool {
        let leads_anywhere = || Going::new(self, model, how, inches(i32::from(far))).leads_anywhere();
        !self.is_fixed(model) && (self.has_room(model, how) || leads_anywhere())
    }

    /// Whether the bases touch after what an ability does before a card is flipped.
    fn meets_by(self, by: ModelId, ability: &Ability, id: ModelId) -> bool {
        let brings_there = |clause: &Clause| match clause.verb {
            Verb::Towards(amount) => clause.on == Subject::Me && self.meets(by, id, amount.of(0)),
            _ => false,
        };
        self.are_touching(by, id) || ability.unflipped().any(brings_there)
    }

    /// Whether anything on a model's card depends on which abilities were used this turn.
    pub fn minds_uses(self, model: ModelId) -> bool {
        let character = self.character(model);
        let end = character.signature.iter().flat_map(|signature| &signature.end);
        let mut clauses = character.abilities.iter().flat_map(|ability| ability.clauses()).chain(end);
        clauses.any(|clause| clause.when.intersects(When::USED_OTHER | When::UNUSED_OTHER | When::USED_ALL))
    }

    /// MS-C.sir-hogswash.utter-swine: the models that may suffer for it.
    pub fn payers(self, by: ModelId, far: u8) -> impl Iterator<Item = ModelId> {
        self.standing().filter(move |id| *id != by && !self.are_enemies(by, *id) && self.is_within(by, *id, far))
    }

    /// Whether an ability can harm an enemy, or do a friendly model any good.
    pub fn is_worth(self, by: ModelId, ability: AbilityId, id: ModelId) -> bool {
        let is_good = |clause: &Clause| match clause.verb {
            Verb::Damage { .. }
            | Verb::Wound(_)
            | Verb::WoundAbove(_)
            | Verb::Lose(_)
            | Verb::LoseAll
            | Verb::LoseHalf
            | Verb::Slay
            | Verb::Off(_)
            | Verb::Lost(_) => false,
            Verb::Heal(_) | Verb::HealAll => {
                let whom = if clause.on == Subject::Me { by } else { id };
                self.model(whom).wounds > 0 || !matches!(clause.on, Subject::Me | Subject::Target)
            }
            _ => true,
        };
        self.are_enemies(by, id) || self.character(by).ability(ability).clauses().any(is_good)
    }

    /// Whether conditions hold.
    fn holds(self, when: When, deed: Deed) -> bool {
        if when.is_empty() {
            return true;
        }
        let ability = match deed.list {
            List::Result(ability, _) | List::Catastrophe(ability) => Some(ability),
            _ => None,
        };
        let target = deed.aimed.model();
        let fight = self.battle.fight();
        let side = fight.and_then(|fight| fight.models.iter().position(|model| *model == deed.by));
        when.iter().all(|one| match one {
            When::ALIVE => self.is_standing(deed.by),
            When::DEAD => !self.is_standing(deed.by),
            When::HURT => side.is_some_and(|side| fight.is_some_and(|fight| fight.caused[side] > 0)),
            When::KILLED => target.is_some_and(|target| !self.is_standing(target)),
            When::DEFENDING => side == Some(1),
            When::EVASIVE => target.is_some_and(|target| self.evade(target, Some(deed.by)) <= -1),
            When::TOUCHING => target.is_some_and(|target| self.are_touching(deed.by, target)),
            When::USED_OTHER => self.has_used_others(deed.by, ability).0,
            When::UNUSED_OTHER => !self.has_used_others(deed.by, ability).0,
            When::USED_ALL => self.has_used_others(deed.by, None).1,
            _ => true,
        })
    }

    /// A few points to aim at: worthwhile ones, if there are any.
    fn sample_points(self, model: ModelId, ability: AbilityId) -> Vec<Spot> {
        let worth: Vec<Spot> = self.points_worth(model, ability).take(6).collect();
        if worth.is_empty() { vec![Spot { at: self.model(model).at }] } else { worth }
    }

    /// Points worth aiming at: models and stones, the aiming model, and the ground around the others; or as far towards
    /// them as the range allows.
    fn points_worth(self, model: ModelId, ability: AbilityId) -> impl Iterator<Item = Spot> {
        let range = self.aim_of(model, ability).1;
        let (here, reach) = (self.model(model).at, self.disc(model).radius() + range);
        let others = move || self.standing().filter(move |id| *id != model).map(move |id| self.model(id).at);
        let stones = self.battle.stones.iter().map(|stone| stone.at);
        let around = [INCH, 3 * INCH].into_iter().flat_map(|far| AROUND.map(|(x, y)| (x * far, y * far)));
        let around = around.flat_map(move |(x, y)| others().map(move |at| at.shifted(x, y)));
        let points = others().chain(stones).chain([here]).chain(around).map(move |at| clipped(here, at, reach));
        points
            .filter(move |at| self.moves_somebody(model, ability, *at) && self.check_point(model, *at, range).is_ok())
            .map(|at| Spot { at })
    }

    /// Whether an ability aimed at a point moves any model.
    fn moves_somebody(self, by: ModelId, ability: AbilityId, point: Point) -> bool {
        self.character(by).ability(ability).clauses().any(|clause| match clause.verb {
            Verb::Special(Special::Gather { inches, by: far }) => self.gathers_anybody(by, point, inches, far),
            _ => true,
        })
    }

    fn check_point(self, model: ModelId, at: Point, range: i32) -> Result<(), Reason> {
        let (disc, point) = (self.disc(model), measure::Disc::point(at));
        if !disc.is_within(range.max(inches(1)), point) {
            return Err(Reason::TooFar { distance: disc.gap(point), range });
        }
        if disc.overlaps(point) || self.sees_point(model, at) { Ok(()) } else { Err(Reason::NoTarget) }
    }
}
