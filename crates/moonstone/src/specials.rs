//! Verbs that only a single text needs.

use measure::units::{CONTACT, inches};
use measure::{Disc, Point};
use table::Flow;

use crate::asked::{AbilityChoice, Answer, Arranged, Depth, Question, Spot, What};
use crate::battle::{Active, Aimed, Change, Command, Deed, List, ModelId, State, Step, Stone};
use crate::content::{AbilityKind, Keywords, Kinds, Special, Stat};
use crate::game::Play;
use crate::look::Look;
use crate::moving::square;
use crate::told::Event;

impl Play<'_, '_> {
    pub fn carry_out_special(&mut self, special: Special, deed: Deed, whom: ModelId) -> Flow {
        match special {
            Special::Shallower(amount) => {
                if let Aimed::Stone(stone) = deed.aimed
                    && let Some(depth) = self.battle.stone(stone).map(|stone| i16::from(stone.depth))
                {
                    let depth = (depth - amount.of(deed.x)).clamp(1, Stone::DEEPEST.into()) as u8;
                    self.set_depth(stone, depth);
                    self.table.tell(|| Event::DepthSet { depth });
                }
            }
            Special::SetDepth => self.choose_depth(deed)?,
            Special::Grow(amount) => self.grow(deed.seat, deed.by, inches(i32::from(amount.of(deed.x))))?,
            Special::Token(far) => self.lay_token(deed.seat, deed.by, inches(i32::from(far)))?,
            Special::Gather { inches, by } => self.gather(deed, inches, by)?,
            Special::Arrange(cards) => {
                let cards = cards.min(self.battle.arcana.count());
                self.look_at_top(deed, cards)?;
            }
            Special::PlaceAtObstacle => {
                let look = Look { game: self.game, battle: &*self.battle };
                let sample = look.spots_at_obstacles(whom);
                if !sample.is_empty() && !look.is_fixed(whom) {
                    let legal = |spot: &Spot| look.check_at_obstacle(whom, spot.at);
                    let question = Question::Place { model: whom, what: What::Model };
                    let at = self.table.ask_where(self.battle, deed.seat, question, &sample, legal)?.at;
                    self.put(whom, at);
                }
            }
            Special::PlaceInWood => {
                let spots = self.look().aimed_point(deed.aimed).map(|middle| self.look().spots_in_wood(whom, middle));
                let spots = spots.unwrap_or_default();
                if !spots.is_empty() && !self.look().is_fixed(whom) {
                    let at = self
                        .table
                        .ask(self.battle, deed.seat, Question::Place { model: whom, what: What::Model }, &spots)?
                        .at;
                    self.put(whom, at);
                }
            }
            Special::GoblinLuck => self.bring_bad_luck(deed, whom)?,
            Special::ActivateNext => {
                if let Some(active) = &mut self.battle.active {
                    active.next = Some(whom);
                }
            }
            Special::Command => self.command(deed, whom, Command::Any),
            Special::CommandAttack => self.command(deed, whom, Command::Attack),
            Special::Brotherhood => self.befriend(deed, whom)?,
            Special::UtterSwine(far) => self.pay_with_wounds(deed, far)?,
            Special::StealPassive => self.steal_passive(deed, whom)?,
            Special::Burrow => {
                let stones = self.look().model(whom).stones;
                self.drop_stones(whom, stones, deed.seat)?;
                self.model(whom).state = State::Away;
                self.table.tell(|| Event::WentAway { model: whom });
            }
            Special::Reanimate => self.reanimate(deed)?,
            Special::Oathstone => self.shatter(deed),
        }
        Ok(())
    }

    fn choose_depth(&mut self, deed: Deed) -> Flow {
        let Aimed::Stone(stone) = deed.aimed else { return Ok(()) };
        let seat = deed.resister.unwrap_or(deed.seat);
        let depth = self.table.ask(self.battle, seat, Question::Depth, &[1, 2, 3, 4].map(Depth))?.0;
        self.set_depth(stone, depth);
        self.table.tell(|| Event::DepthSet { depth });
        Ok(())
    }

    /// Every model near a point moves straight towards it, in the order that the player chooses.
    fn gather(&mut self, deed: Deed, near: u8, by: u8) -> Flow {
        let Some(point) = self.look().aimed_point(deed.aimed) else { return Ok(()) };
        let look = self.look();
        let mut all: Vec<ModelId> = look.drawn_by_gold(deed.by, point, near).collect();
        all.sort_by_key(|id| (square(look.model(*id).at, point), *id));
        while let Some(first) = all.first().copied() {
            let question = Question::Whom { model: deed.by, cause: deed.cause() };
            let id = if all.len() > 1 { self.ask_model(deed.seat, question, &all)? } else { first };
            all.retain(|other| *other != id);
            self.push(id, point, inches(i32::from(by)));
        }
        Ok(())
    }

    /// Young Jack draws the top cards and then puts them back one by one.
    fn look_at_top(&mut self, deed: Deed, cards: u8) -> Flow {
        let mut seen = Vec::new();
        for _ in 0..cards {
            seen.extend(self.draw_card(Some(deed.seat))?);
        }
        let shown = seen.clone();
        self.table.tell_to(deed.seat, || Event::ArcanaSeen { cards: shown });
        let count = seen.len() as u8;
        for card in seen {
            self.battle.players[deed.seat.index()].looking.add(card);
        }
        if count > 0 {
            self.next(Step::ArrangeTop { seat: deed.seat, left: count });
        }
        Ok(())
    }

    /// One card goes on top or to the bottom, in any order. In both places, the card put there last is the uppermost of
    /// those put there.
    pub fn arrange_top(&mut self, seat: table::Seat, left: u8) -> Flow {
        let looking = self.battle.players[seat.index()].looking;
        let options: Vec<Arranged> = looking.kinds().flat_map(|it| [Arranged::Top(it), Arranged::Bottom(it)]).collect();
        if options.is_empty() {
            return Ok(());
        }
        let (card, pile) = match self.table.ask(self.battle, seat, Question::Arrange { left }, &options)? {
            Arranged::Top(card) => (card, &mut self.battle.arcana.top),
            Arranged::Bottom(card) => (card, &mut self.battle.arcana.bottom),
        };
        pile.push(card);
        self.battle.players[seat.index()].looking.take(card);
        self.battle.arcana.arranged_by = Some(seat);
        if left > 1 {
            self.next(Step::ArrangeTop { seat, left: left - 1 });
        }
        Ok(())
    }

    /// Shabbaroon: a catastrophe of the target's own card.
    fn bring_bad_luck(&mut self, deed: Deed, whom: ModelId) -> Flow {
        let look = self.look();
        let character = look.model(whom).character;
        let abilities = look.character(whom);
        let arcane = abilities.ids().filter(|id| matches!(abilities.ability(*id).kind, AbilityKind::Arcane(_)));
        let options: Vec<AbilityChoice> = arcane.map(|ability| AbilityChoice { of: whom, ability }).collect();
        if options.is_empty() {
            return Ok(());
        }
        let choice = self.table.ask(self.battle, deed.seat, Question::Ability { of: whom }, &options)?;
        let luck = Deed {
            by: whom,
            seat: deed.seat,
            resister: Some(deed.seat),
            character,
            list: List::Catastrophe(choice.ability),
            at: 0,
            aimed: Aimed::Model(deed.by),
            x: 0,
            times: 1,
        };
        self.next(Step::Perform { deed: luck });
        Ok(())
    }

    /// Another model takes one action for the acting player.
    fn command(&mut self, deed: Deed, whom: ModelId, command: Command) {
        let Some(before) = self.battle.active else { return };
        self.table.tell(|| Event::Commanded { model: whom, seat: deed.seat });
        self.next(Step::EndCommand { before });
        self.next(Step::Act);
        self.battle.active = Some(Active { command: Some(command), ..Active::new(whom, deed.seat) });
    }

    fn befriend(&mut self, deed: Deed, whom: ModelId) -> Flow {
        self.strengthen(whom);
        let owner = self.look().model(whom).owner;
        if self.look().model(whom).energy > 0 && whom != deed.by {
            let question = Question::Return { model: whom };
            if self.table.ask(self.battle, owner, question, &[Answer::No, Answer::Yes])? == Answer::Yes {
                self.change_energy(whom, -1);
                self.strengthen(deed.by);
            }
        }
        Ok(())
    }

    fn strengthen(&mut self, whom: ModelId) {
        for (stat, more) in [(Stat::Arcane, 1), (Stat::Melee, 2)] {
            self.model(whom).changes.push(Change::Stat { stat, more });
            self.table.tell(|| Event::StatChanged { model: whom, stat, by: more });
        }
    }

    /// Sir Hogswash: 2 wounds on another friendly model switch off an enemy's arcane ability.
    fn pay_with_wounds(&mut self, deed: Deed, far: u8) -> Flow {
        let payers: Vec<ModelId> = self.look().payers(deed.by, far).collect();
        let question = Question::Whom { model: deed.by, cause: deed.cause() };
        let Some(payer) = self.ask_model_or_none(deed.seat, question, &payers)? else { return Ok(()) };
        let look = self.look();
        let has_arcane = |id: &ModelId| {
            let mut abilities = look.character(*id).abilities.iter();
            look.are_enemies(deed.by, *id) && abilities.any(|it| matches!(it.kind, AbilityKind::Arcane(_)))
        };
        let enemies: Vec<ModelId> = look.standing().filter(has_arcane).collect();
        self.next(Step::Hurt { to: payer, wounds: 2, by: None });
        if !enemies.is_empty() {
            let enemy = self.ask_model(deed.seat, question, &enemies)?;
            self.disable(deed.seat, enemy, Kinds::Arcane)?;
        }
        Ok(())
    }

    fn steal_passive(&mut self, deed: Deed, whom: ModelId) -> Flow {
        let look = self.look();
        let character = look.character(whom);
        let gone = look.model(whom).off | look.model(whom).lost;
        let passive = character
            .ids()
            .filter(|id| gone & id.bit() == 0 && matches!(character.ability(*id).kind, AbilityKind::Passive(_)));
        let options: Vec<AbilityChoice> = passive.map(|ability| AbilityChoice { of: whom, ability }).collect();
        if options.is_empty() {
            return Ok(());
        }
        let from = look.model(whom).character;
        let ability = self.table.ask(self.battle, deed.seat, Question::Ability { of: whom }, &options)?.ability;
        self.model(whom).off |= ability.bit();
        self.model(deed.by).changes.push(Change::Stolen { from, ability });
        self.table.tell(|| Event::AbilityStolen { model: deed.by, from: whom, ability });
        Ok(())
    }

    /// The Mortician: half health, no energy, in contact.
    fn reanimate(&mut self, deed: Deed) -> Flow {
        let slain: Vec<ModelId> = self.look().slain(deed.seat).collect();
        if slain.is_empty() {
            return Ok(());
        }
        let question = Question::Whom { model: deed.by, cause: deed.cause() };
        let model = self.ask_model(deed.seat, question, &slain)?;
        let look = self.look();
        let (own, centre) = (look.disc(model), look.disc(deed.by));
        let around = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1)];
        let spots = around.map(|(x, y)| {
            let far = centre.centre().shifted(x * 10_000, y * 10_000);
            Spot { at: crate::moving::beside(centre.centre(), far, centre.radius() + own.radius() + CONTACT / 2) }
        });
        let level = look.model(deed.by).level;
        let spots: Vec<Spot> =
            spots.into_iter().filter(|spot| look.check_free(model, own.at(spot.at), level).is_ok()).collect();
        if spots.is_empty() {
            return Ok(());
        }
        let at = self.table.ask(self.battle, deed.seat, Question::Place { model, what: What::Model }, &spots)?.at;
        let health = self.look().character(model).health;
        let it = self.model(model);
        (it.at, it.level, it.state) = (at, level, State::Standing);
        (it.wounds, it.energy) = (health / 2, 0);
        self.table.tell(|| Event::Returned { model });
        Ok(())
    }

    /// Brunhilde: all others nearby suffer, but friendly giants and nobles heal completely.
    fn shatter(&mut self, deed: Deed) {
        let look = self.look();
        let others = look.standing().filter(|id| *id != deed.by && look.is_within(deed.by, *id, 8));
        for id in others.collect::<Vec<_>>() {
            let look = self.look();
            let is_blessed = look.character(id).keywords.intersects(Keywords::GIANT | Keywords::NOBLE);
            if is_blessed && !look.are_enemies(deed.by, id) {
                self.heal(id, i16::MAX);
            } else {
                self.next(Step::Hurt { to: id, wounds: deed.times, by: Some(deed.by) });
            }
        }
    }
}

impl<'b> Look<'b> {
    /// MS-C.kaufman.shower-of-gold: the models that move towards a point.
    fn drawn_by_gold(self, by: ModelId, point: Point, near: u8) -> impl Iterator<Item = ModelId> + use<'b> {
        let (gold, near) = (Disc::point(point), inches(i32::from(near)));
        self.standing().filter(move |id| *id != by && self.disc(*id).is_within(near, gold) && !self.is_fixed(*id))
    }

    /// MS-C.kaufman.shower-of-gold: whether any of them gets visibly closer.
    pub fn gathers_anybody(self, by: ModelId, point: Point, near: u8, far: u8) -> bool {
        let way = |id: ModelId| self.straight_towards(id, point, inches(i32::from(far)));
        self.drawn_by_gold(by, point, near).any(|id| way(id).is_some_and(|way| self.is_far(id, &way)))
    }
}
