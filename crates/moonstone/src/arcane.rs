//! Arkane Fähigkeiten (MS-42 to MS-48): hands, the bluff, and the card that counts; MS-74 is the worked example.

use table::Flow;

use crate::asked::{Answer, Doubt, Question, Replacement};
use crate::battle::{Active, Aimed, Casting, CastingStage, Deed, List, ModelId, Step, Verdict};
use crate::cards::{Agenda, ArcanaCard, Hand};
use crate::content::{AbilityId, AbilityKind, Aim, Arcane, Keywords, Passive};
use crate::game::Play;
use crate::look::Look;
use crate::reasons::Reason;
use crate::told::Event;

/// MS-43.
const RESISTING: u8 = 6;

impl Play<'_, '_> {
    /// An arcane ability that was declared and is legal:
    ///
    /// 1. Both players draw arcana cards (MS-42, MS-43).
    /// 2. The acting player lays a card face down and names one (MS-44).
    /// 3. The other one says truth or bluff; whoever is right decides which card counts (MS-45, MS-46).
    /// 4. The effect of the card happens, and possibly again with another card (MS-47).
    /// 5. All cards are shuffled back (MS-48).
    pub fn cast(&mut self, active: Active, ability: AbilityId, aimed: Aimed) {
        let resister = self.look().resister(active, aimed);
        let casting = Casting {
            next: CastingStage::Reflect,
            by: active.model,
            seat: active.seat,
            ability,
            aimed,
            resister,
            hand: Hand::default(),
            resisting: Hand::default(),
            laid: None,
            named: None,
            is_open: false,
            verdict: None,
            shown: Vec::new(),
            is_reflected_by: None,
        };
        self.next(Step::Cast(Box::new(casting)));
    }

    /// The next stage of an arcane ability. It stays on the agenda meanwhile, where views find it.
    pub fn go_on_casting(&mut self, casting: Box<Casting>) -> Flow {
        let mut now = (*casting).clone();
        let place = self.battle.agenda.len();
        self.next(Step::Cast(casting));
        now.next = match now.next {
            CastingStage::Reflect => self.reflect(&mut now)?,
            CastingStage::Draw => self.draw_arcana(&mut now)?,
            CastingStage::Intervene => self.intervene(&now)?,
            CastingStage::Lay => self.lay_card(&mut now)?,
            CastingStage::Name => self.name_card(&mut now)?,
            CastingStage::Doubt => self.doubt(&mut now)?,
            CastingStage::Replace => self.replace_card(&mut now)?,
            CastingStage::Resolve(card) => self.resolve(&now, card)?,
            CastingStage::ShowLie => self.show_lie(&mut now)?,
            CastingStage::GoOn => self.go_on(&mut now)?,
            CastingStage::Over => {
                self.battle.agenda.truncate(place);
                // MS-48: all arcana cards are shuffled back.
                self.battle.arcana.shuffle_back(&now.cards());
                return Ok(());
            }
        };
        if let Some(Step::Cast(casting)) = self.battle.agenda.get_mut(place) {
            **casting = now;
        }
        Ok(())
    }

    /// Teetoe: caster and target swap roles before any card is drawn.
    fn reflect(&mut self, casting: &mut Casting) -> Flow<CastingStage> {
        let Some(target) = casting.aimed.model() else { return Ok(CastingStage::Draw) };
        let look = self.look();
        let reflects = look.find(target, |it| if let Passive::ArcaneReflection(cost) = it { Some(cost) } else { None });
        let Some((ability, cost)) = reflects else { return Ok(CastingStage::Draw) };
        if !look.are_enemies(casting.by, target)
            || look.model(target).energy < cost
            || !self.offer(target, ability, cost)?
        {
            return Ok(CastingStage::Draw);
        }
        self.table.tell(|| Event::Reflected { by: target });
        casting.aimed = Aimed::Model(casting.by);
        (casting.resister, casting.seat) = (casting.seat, self.look().model(target).owner);
        casting.is_reflected_by = Some(target);
        Ok(CastingStage::Draw)
    }

    /// MS-42, MS-43: both draw.
    fn draw_arcana(&mut self, casting: &mut Casting) -> Flow<CastingStage> {
        let actor = casting.actor();
        let owner = self.look().model(actor).owner;
        if self.look().character(actor).keywords.intersects(Keywords::WIZARD | Keywords::CLERIC) {
            self.show_agenda(owner, Agenda::WellRead);
        }
        let mut cards = self.look().arcana_cards(casting);
        cards += self.bleed_for_cards(actor)?;
        let cards = cards.max(1) as u8;
        let (caster, resister) = (Some(casting.seat), Some(casting.resister));
        let hands = [(&mut casting.hand, cards, caster), (&mut casting.resisting, RESISTING, resister)];
        for (hand, count, by) in hands {
            for _ in 0..count {
                if let Some(card) = self.draw_card(by)? {
                    hand.add(card);
                }
            }
        }
        let Casting { seat, resister, hand, resisting, .. } = *casting;
        self.table.tell(|| Event::HandsDrawn {
            cards: hand.count(),
            resister,
            resisting: resisting.count(),
            caster: seat,
        });
        self.table.tell_to(seat, || Event::ArcanaSeen { cards: hand.list() });
        self.table.tell_to(resister, || Event::ArcanaSeen { cards: resisting.list() });
        Ok(CastingStage::Intervene)
    }

    /// Diana: her player's faeries suffer for more cards.
    fn bleed_for_cards(&mut self, by: ModelId) -> Flow<i8> {
        let glade = |it| match it {
            Passive::ForTheGlade { inches, cards } => Some((inches, cards)),
            _ => None,
        };
        let Some((ability, (inches, cards))) = self.look().find(by, glade) else { return Ok(0) };
        let look = self.look();
        let question = Question::Whom { model: by, cause: look.cause(by, ability) };
        let faeries = look.standing().filter(|id| {
            !look.are_enemies(by, *id)
                && look.character(*id).keywords.contains(Keywords::FAERIE)
                && (*id == by || look.is_within(by, *id, inches))
        });
        let mut faeries: Vec<ModelId> = faeries.collect();
        let seat = look.side(by);
        let mut more = 0;
        for _ in 0..3 {
            let Some(faerie) = self.ask_model_or_none(seat, question, &faeries)? else { break };
            faeries.retain(|other| *other != faerie);
            self.next(Step::Hurt { to: faerie, wounds: 1, by: None });
            more += cards as i8;
        }
        Ok(more)
    }

    /// Friar Flavious: two catastrophes in the resisting hand stop the ability.
    fn intervene(&mut self, casting: &Casting) -> Flow<CastingStage> {
        let Some((friar, ability)) = self.look().intervener(casting) else { return Ok(CastingStage::Lay) };
        let can = casting.resisting.of(ArcanaCard::CATASTROPHE) >= 2;
        let options = if can { vec![Answer::Yes] } else { Vec::new() };
        let question = Question::Offer { model: friar, ability, cost: 0 };
        if self.table.ask_in_window(self.battle, casting.resister, question, &options, Answer::No)? == Answer::No {
            return Ok(CastingStage::Lay);
        }
        self.table.tell(|| Event::Cancelled { by: friar });
        Ok(CastingStage::Resolve(ArcanaCard::CATASTROPHE))
    }

    /// MS-44: one card face down, or face up near a model that smells lies.
    fn lay_card(&mut self, casting: &mut Casting) -> Flow<CastingStage> {
        let options: Vec<ArcanaCard> = casting.hand.kinds().collect();
        if options.is_empty() || !self.look().is_standing(casting.actor()) {
            return Ok(CastingStage::Over);
        }
        if self.table.wants_reasons() {
            for card in ArcanaCard::all().filter(|card| !options.contains(card)) {
                self.table.rule_out(|| (card, Reason::NoSuchCard));
            }
        }
        let open = self.look().smells_lie(casting);
        let card = self.table.ask(self.battle, casting.seat, Question::Lay { open }, &options)?;
        casting.hand.take(card);
        (casting.laid, casting.named) = (Some(card), open.then_some(card));
        (casting.is_open, casting.verdict) = (open, None);
        if !open {
            return Ok(CastingStage::Name);
        }
        let seat = casting.seat;
        self.table.reveal();
        self.table.tell(|| Event::CardNamed { seat, card, is_open: true });
        Ok(CastingStage::Resolve(card))
    }

    /// MS-44: any card may be named.
    fn name_card(&mut self, casting: &mut Casting) -> Flow<CastingStage> {
        let options: Vec<ArcanaCard> = ArcanaCard::all().collect();
        let seat = casting.seat;
        let named = self.table.ask(self.battle, seat, Question::Name, &options)?;
        casting.named = Some(named);
        self.table.tell(|| Event::CardNamed { seat, card: named, is_open: false });
        Ok(CastingStage::Doubt)
    }

    /// MS-44 to MS-47.
    fn doubt(&mut self, casting: &mut Casting) -> Flow<CastingStage> {
        let Casting { resister, named: Some(named), laid: Some(laid), .. } = *casting else {
            return Ok(CastingStage::Over);
        };
        let answer = self.table.ask(self.battle, resister, Question::Doubt { named }, &[Doubt::Truth, Doubt::Bluff])?;
        let verdict = match answer {
            Doubt::Truth => Verdict::Believed,
            Doubt::Bluff if laid == named => Verdict::True,
            Doubt::Bluff => Verdict::Lie,
        };
        casting.verdict = Some(verdict);
        casting.is_open |= answer == Doubt::Bluff;
        if verdict == Verdict::Believed {
            self.table.tell(|| Event::Believed { seat: resister });
            return Ok(CastingStage::Resolve(named));
        }
        let is_lie = verdict == Verdict::Lie;
        self.table.reveal();
        self.table.tell(|| Event::Doubted { seat: resister, laid, is_lie });
        Ok(if is_lie { CastingStage::Replace } else { CastingStage::Resolve(named) })
    }

    /// MS-46: the resisting player may replace it with another card.
    fn replace_card(&mut self, casting: &mut Casting) -> Flow<CastingStage> {
        let Casting { resister, laid: Some(laid), .. } = *casting else { return Ok(CastingStage::Over) };
        let mut options = vec![Replacement::Leave];
        options.extend(casting.resisting.kinds().map(Replacement::By));
        let card = match self.table.ask(self.battle, resister, Question::Replace { laid }, &options)? {
            Replacement::Leave => laid,
            Replacement::By(card) => {
                casting.resisting.take(card);
                casting.shown.push(card);
                self.table.tell(|| Event::Replaced { seat: resister, card });
                card
            }
        };
        Ok(CastingStage::Resolve(card))
    }

    /// MS-45, MS-48: the effect of the card that counts.
    fn resolve(&mut self, casting: &Casting, card: ArcanaCard) -> Flow<CastingStage> {
        let next = match casting.verdict {
            Some(Verdict::Believed) => CastingStage::ShowLie,
            Some(Verdict::True) => CastingStage::GoOn,
            Some(Verdict::Lie) | None => CastingStage::Over,
        };
        let (by, seat) = (casting.actor(), casting.seat);
        let character = self.look().model(casting.by).character;
        let deed = Deed {
            by,
            seat,
            resister: Some(casting.resister),
            character,
            list: List::Catastrophe(casting.ability),
            at: 0,
            aimed: casting.aimed,
            x: card.value(),
            times: 1,
        };
        if card.is_catastrophe() {
            if !self.ignores_catastrophe(by)? {
                self.next(Step::Perform { deed });
            }
            return Ok(next);
        }
        let found = self.look().arcane_of(casting.by, casting.ability).and_then(|arcane| {
            let colour = card.colour()?;
            arcane.results.iter().position(|result| result.cards.has(colour, card.value()))
        });
        match found {
            Some(at) => {
                let list = List::Result(casting.ability, at as u8);
                self.next(Step::Perform { deed: Deed { list, ..deed } });
            }
            None => self.table.tell(|| Event::NothingHappened),
        }
        Ok(next)
    }

    /// Tricksters reveal a lie that was believed.
    fn show_lie(&mut self, casting: &mut Casting) -> Flow<CastingStage> {
        let (Some(laid), true) = (casting.laid, self.look().has_tricksters(casting)) else {
            return Ok(CastingStage::Over);
        };
        let options = if casting.named == Some(laid) { Vec::new() } else { vec![Answer::Yes] };
        if self.table.ask_in_window(self.battle, casting.seat, Question::Show, &options, Answer::No)? == Answer::No {
            return Ok(CastingStage::Over);
        }
        casting.is_open = true;
        self.table.tell(|| Event::LieShown { seat: casting.seat, card: laid });
        let trickster = |it| if let Passive::Trickster(energy) = it { Some(energy) } else { None };
        let actor = casting.actor();
        if let Some((ability, energy)) = self.look().find(actor, trickster)
            && self.look().is_ready(actor, ability)
        {
            self.note_use(actor, ability, None);
            self.change_energy(actor, i16::from(energy));
        }
        for model in self.look().mischievous(casting) {
            self.change_energy(model, 2);
            self.heal(model, i16::MAX);
        }
        Ok(CastingStage::Over)
    }

    /// MS-47: again with another card from the hand, on the same target or on another one of the resisting opponent.
    fn go_on(&mut self, casting: &mut Casting) -> Flow<CastingStage> {
        let look = self.look();
        if casting.hand.count() == 0 || !look.is_standing(casting.by) || casting.is_reflected_by.is_some() {
            return Ok(CastingStage::Over);
        }
        let aims: Vec<ModelId> = match look.aim_of(casting.by, casting.ability).0 {
            Aim::Models { .. } => {
                let all = look.targets(casting.by, casting.ability, true);
                let is_same = |target: &ModelId| {
                    casting.aimed.model() == Some(*target) || look.model(*target).owner == casting.resister
                };
                all.filter(is_same).collect()
            }
            _ => Vec::new(),
        };
        let is_aimed = casting.aimed.model().is_some();
        if is_aimed && aims.is_empty() {
            return Ok(CastingStage::Over);
        }
        if self.table.ask(self.battle, casting.seat, Question::GoOn, &[Answer::No, Answer::Yes])? == Answer::No {
            return Ok(CastingStage::Over);
        }
        if is_aimed {
            let question = Question::Target { model: casting.by, ability: casting.ability };
            casting.aimed = Aimed::Model(self.ask_model(casting.seat, question, &aims)?);
        }
        casting.shown.extend(casting.laid.take());
        (casting.named, casting.is_open) = (None, false);
        Ok(CastingStage::Lay)
    }

    /// Shabbaroon: every model of the pulse is dealt a card face up.
    pub fn deal_cards(&mut self, by: ModelId, ability: AbilityId, at: u8) -> Flow {
        let look = self.look();
        let (Aim::Pulse { filter }, range) = look.aim_of(by, ability) else { return Ok(()) };
        let is_meant = |id: &ModelId| id.0 >= at && look.is_in_pulse(&filter, range, by, *id);
        let Some(whom) = look.standing().find(is_meant) else { return Ok(()) };
        let Some(active) = self.battle.active else { return Ok(()) };
        self.next(Step::Deal { by, ability, at: whom.0 + 1 });
        let card = self.flip()?;
        let character = self.look().model(by).character;
        let found = self.look().arcane_of(by, ability).and_then(|arcane| {
            let colour = card.colour()?;
            arcane.results.iter().position(|result| result.cards.has(colour, card.value()))
        });
        let list = match found {
            Some(place) => List::Result(ability, place as u8),
            None if card.is_catastrophe() => List::Catastrophe(ability),
            None => return Ok(()),
        };
        let aimed = Aimed::Model(whom);
        let (seat, x) = (active.seat, card.value());
        let deed = Deed { by, seat, resister: None, character, list, at: 0, aimed, x, times: 1 };
        self.next(Step::Perform { deed });
        Ok(())
    }

    /// MS-81: favour from the spirit realm.
    pub fn search(&mut self, seat: table::Seat, left: u8) -> Flow {
        let all = self.battle.arcana.all();
        if left == 0 || all.count() == 0 {
            return Ok(());
        }
        let mut options = vec![Replacement::Leave];
        options.extend(all.kinds().map(Replacement::By));
        if let Replacement::By(card) = self.table.ask(self.battle, seat, Question::Search { left }, &options)? {
            self.battle.arcana.shuffle_back(&Hand::default());
            self.battle.arcana.mixed.take(card);
            self.battle.players[seat.index()].kept.add(card);
            self.next(Step::Search { seat, left: left - 1 });
        }
        Ok(())
    }
}

impl Casting {
    /// All cards drawn for it.
    pub(crate) fn cards(&self) -> Hand {
        let mut cards = self.hand;
        cards.add_all(&self.resisting);
        self.laid.iter().chain(&self.shown).for_each(|card| cards.add(*card));
        cards
    }
}

impl<'b> Look<'b> {
    pub(crate) fn arcane_of(self, model: ModelId, ability: AbilityId) -> Option<&'b Arcane> {
        match &self.character(model).ability(ability).kind {
            AbilityKind::Arcane(arcane) => Some(arcane),
            AbilityKind::Passive(_) | AbilityKind::Active(_) => None,
        }
    }

    /// MS-43: the owner of an enemy target; otherwise the player to the left.
    fn resister(self, active: Active, aimed: Aimed) -> table::Seat {
        let owner = aimed.model().map(|target| self.model(target).owner).filter(|owner| *owner != active.seat);
        let left = || self.others(active.seat).find(|seat| self.is_in_play(*seat));
        owner.filter(|owner| self.is_in_play(*owner)).or_else(left).unwrap_or(active.seat)
    }

    /// MS-42, MS-49, MS-92: before the minimum of one.
    pub fn arcana_cards(self, casting: &Casting) -> i8 {
        let target = casting.aimed.model();
        let actor = casting.actor();
        let mut cards = self.arcane(actor, target);
        if let (Some(target), Some(arcane)) = (target, self.arcane_of(casting.by, casting.ability))
            && target != actor
        {
            if !arcane.ignores_evade {
                cards += self.evade(target, Some(actor));
            }
            if !arcane.ignores_cover {
                cards -= self.cover_malus(actor, target);
            }
        }
        cards
    }

    fn intervener(self, casting: &Casting) -> Option<(ModelId, AbilityId)> {
        self.standing().find_map(|id| {
            let (ability, near) =
                self.find(id, |it| if let Passive::DivineIntervention(near) = it { Some(near) } else { None })?;
            let is_meant = casting.aimed.model() == Some(id) || self.is_within(id, casting.actor(), near);
            let is_own = self.model(id).owner == casting.resister;
            (is_own && self.are_enemies(id, casting.actor()) && is_meant).then_some((id, ability))
        })
    }

    fn smells_lie(self, casting: &Casting) -> bool {
        let Some(target) = casting.aimed.model() else { return false };
        self.standing().any(|id| {
            let near = self.find(id, |it| if let Passive::SmellALie(near) = it { Some(near) } else { None });
            near.is_some_and(|(_, near)| {
                self.are_enemies(id, casting.actor()) && (id == target || self.is_within(id, target, near))
            })
        })
    }

    fn has_tricksters(self, casting: &Casting) -> bool {
        let tricks = self.find(casting.actor(), |it| if let Passive::Trickster(_) = it { Some(()) } else { None });
        tricks.is_some_and(|(ability, ())| self.is_ready(casting.actor(), ability))
            || !self.mischievous(casting).is_empty()
    }

    /// Silvertongue and the like, near a friendly faerie that bluffed.
    fn mischievous(self, casting: &Casting) -> Vec<ModelId> {
        if !self.character(casting.actor()).keywords.contains(Keywords::FAERIE) {
            return Vec::new();
        }
        let all = self.standing().filter(|id| {
            let near = self.find(*id, |it| if let Passive::FaerieMischief(near) = it { Some(near) } else { None });
            near.is_some_and(|(_, near)| {
                !self.are_enemies(*id, casting.actor())
                    && (*id == casting.actor() || self.is_within(*id, casting.actor(), near))
            })
        });
        all.collect()
    }
}
