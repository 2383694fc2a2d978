//! Einen Nahkampfangriff ausführen (MS-60 to MS-71): hands, secret cards, criticals, follow-ups, end steps. What the
//! cards deal is in `blows.rs`.

use table::{Flow, Seat, Secretly};

use crate::asked::{Answer, Chance, Drawn, Finish, Follow, Laid, Question};
use crate::battle::{Active, Aimed, Change, Deed, Fight, FightStage, List, ModelId, Step};
use crate::cards::{Agenda, MeleeHand};
use crate::content::{Manoeuvre, Mark, Passive};
use crate::game::Play;
use crate::look::Look;
use crate::told::Event;

const SIDES: [usize; 2] = [0, 1];

impl Play<'_, '_> {
    /// MS-23: an attack that was declared and is legal.
    ///
    /// 1. Both players draw melee cards (MS-61, MS-67), and may push their luck for more (MS-68).
    /// 2. Both secretly choose a card and reveal it (MS-62).
    /// 3. Duplicates make it critical (MS-63), and it may be a signature move (MS-70).
    /// 4. The cards are compared: damage (MS-64), armour (MS-65), wounds (MS-66).
    /// 5. Follow-ups (MS-69), repeating steps 3 and 4.
    /// 6. End steps of signature moves (MS-71).
    pub fn attack(&mut self, active: Active, target: ModelId) -> Flow {
        let model = active.model;
        self.cheer(model)?;
        let owner = self.look().model(model).owner;
        let mut bonus = 0;
        if !self.look().model(model).has_attacked {
            self.show_agenda(owner, Agenda::RaidingParty);
            bonus += if self.look().shows(owner, Agenda::RaidingParty) { 2 } else { 0 };
        }
        let it = self.model(model);
        it.has_attacked = true;
        it.changes.retain(|change| match change {
            Change::NextAttack { more } | Change::Lunge { more, .. } => {
                bonus += *more;
                false
            }
            _ => true,
        });
        let fight = Fight {
            next: FightStage::Draw,
            models: [model, target],
            seats: [active.seat, self.look().model(target).owner],
            hands: [MeleeHand::default(); 2],
            used: MeleeHand::default(),
            shown: [false; 2],
            pushed: [false; 2],
            laid: [None; 2],
            second: [None; 2],
            duplicates: [0; 2],
            signature: [None; 2],
            caused: [0; 2],
            acting: [true; 2],
            follow_up: [false; 2],
            is_follow_up: false,
            ends: Vec::new(),
            bonus,
        };
        self.next(Step::Melee(Box::new(fight)));
        Ok(())
    }

    /// The next stage of a melee. It stays on the agenda meanwhile, where views find it.
    pub fn go_on_fighting(&mut self, fight: Box<Fight>) -> Flow {
        let mut now = (*fight).clone();
        let place = self.battle.agenda.len();
        self.next(Step::Melee(fight));
        now.next = match now.next {
            FightStage::Draw => self.draw_melee(&mut now)?,
            FightStage::Push(side) => self.push_luck(&mut now, usize::from(side))?,
            FightStage::Choose => self.choose_cards(&mut now)?,
            FightStage::Second(side) => self.choose_second(&mut now, usize::from(side))?,
            FightStage::Finish => self.finish_cards(&mut now)?,
            FightStage::Copy => self.copy_signatures(&mut now)?,
            FightStage::Compare => self.compare(&mut now)?,
            FightStage::FollowUp => self.follow_up(&mut now)?,
            FightStage::EndStep => self.end_step(&mut now)?,
            FightStage::Over => {
                self.battle.agenda.truncate(place);
                self.battle.melee.add_all(&now.cards());
                return Ok(());
            }
        };
        if let Some(Step::Melee(fight)) = self.battle.agenda.get_mut(place) {
            **fight = now;
        }
        Ok(())
    }

    /// Agatha and Swiggarty Swooty give energy to attackers near them.
    fn cheer(&mut self, model: ModelId) -> Flow {
        for other in self.look().standing().collect::<Vec<_>>() {
            if !self.look().traits(other).cheers {
                continue;
            }
            let look = self.look();
            let cheers = look.find(other, |it| match it {
                Passive::Cheer { inches, filter } => Some((inches, filter, 1)),
                Passive::CheerStones { inches, filter } => Some((inches, filter, look.model(other).stones)),
                _ => None,
            });
            let Some((ability, (inches, filter, energy))) = cheers else { continue };
            let is_near = other == model || look.is_within(other, model, inches);
            if energy > 0
                && is_near
                && look.fits(&filter, other, model)
                && look.is_ready(other, ability)
                && self.offer(other, ability, 0)?
            {
                self.note_use(other, ability, None);
                self.change_energy(model, i16::from(energy));
            }
        }
        Ok(())
    }

    /// MS-61, MS-67: both draw, at least one card each.
    fn draw_melee(&mut self, fight: &mut Fight) -> Flow<FightStage> {
        for model in fight.models {
            let owner = self.look().model(model).owner;
            if self.look().is_behind(owner) {
                self.show_agenda(owner, Agenda::AgainstTheOdds);
            }
        }
        let counts = self.look().melee_cards(fight);
        for side in SIDES {
            self.draw_to(fight, side, counts[side])?;
        }
        let [attacker, defender] = fight.models;
        self.table.tell(|| Event::MeleeBegan { attacker, defender, cards: counts });
        for side in SIDES {
            self.table.tell_to(fight.seats[side], || Event::MeleeSeen { cards: fight.hands[side].list() });
        }
        let look = self.look();
        let shows = |own: usize| {
            let [one, other] = [fight.models[own], fight.models[1 - own]];
            look.has(one, Passive::Predictable)
                || look.has_mark(one, Mark::Predictable)
                || look.has(other, Passive::SeesHand)
        };
        fight.shown = [shows(0), shows(1)];
        Ok(if self.game.is_advanced() { FightStage::Push(0) } else { FightStage::Choose })
    }

    fn draw_to(&mut self, fight: &mut Fight, side: usize, count: u8) -> Flow {
        let (seat, deck) = (fight.seats[side], &mut self.battle.melee);
        let card = |kind: usize| Drawn::Melee(Manoeuvre::ALL[kind]);
        // The list must not reveal what is in other hands: any card of the game could come.
        let expected = || MeleeHand::DECK.list().into_iter().map(Drawn::Melee).collect();
        for _ in 0..count {
            let why = Chance::Melee { seat };
            if let Some(kind) = self.table.draw_from_bag(&deck.0, why, Some(seat), &card, Some(&expected))? {
                deck.0[kind] -= 1;
                fight.hands[side].0[kind] += 1;
            }
        }
        Ok(())
    }

    /// MS-68: two more cards for 1 energy.
    fn push_luck(&mut self, fight: &mut Fight, side: usize) -> Flow<FightStage> {
        let next = if side == 0 { FightStage::Push(1) } else { FightStage::Choose };
        let (model, seat) = (fight.models[side], fight.seats[side]);
        if self.look().model(model).energy == 0 || self.battle.melee.count() == 0 {
            return Ok(next);
        }
        let question = Question::PushLuck { model };
        if self.table.ask(self.battle, seat, question, &[Answer::No, Answer::Yes])? == Answer::No {
            return Ok(next);
        }
        self.change_energy(model, -1);
        self.draw_to(fight, side, 2)?;
        self.table.tell(|| Event::LuckPushed { model });
        self.table.tell_to(seat, || Event::MeleeSeen { cards: fight.hands[side].list() });
        fight.pushed[side] = true;
        Ok(next)
    }

    /// MS-62: chosen in secret, and revealed together.
    fn choose_cards(&mut self, fight: &mut Fight) -> Flow<FightStage> {
        let look = Look { game: self.game, battle: &*self.battle };
        let ask = |side: usize| {
            let model = fight.models[side];
            let hand = fight.hands[side];
            let one = hand.kinds().map(|card| Laid { card, second: None });
            let mut options: Vec<Laid> = one.collect();
            if look.has(model, Passive::TwoHeads) && look.model(model).energy > 0 {
                let pairs = hand.kinds().flat_map(|card| {
                    let others: Vec<Manoeuvre> = hand.kinds().filter(|other| *other > card).collect();
                    others.into_iter().map(move |second| Laid { card, second: Some(second) })
                });
                options.extend(pairs);
            }
            let question = Question::Melee { model, follow_up: false };
            Secretly { seat: fight.seats[side], question, options, complete: true }
        };
        let asked = SIDES.map(ask);
        let laid = self.table.ask_secretly(self.battle, &asked, |_, _| Ok(()))?;
        for (side, laid) in laid.into_iter().enumerate() {
            self.lay_melee(fight, side, laid.card);
            if let Some(second) = laid.second {
                self.change_energy(fight.models[side], -1);
                fight.play(side, second);
                fight.second[side] = Some(second);
            }
        }
        Ok(fight.after_choice())
    }

    fn lay_melee(&mut self, fight: &mut Fight, side: usize, card: Manoeuvre) {
        fight.play(side, card);
        fight.laid[side] = Some(card);
        let model = fight.models[side];
        self.table.reveal();
        self.table.tell(|| Event::MeleeRevealed { model, card });
    }

    /// Two heads: chooses which of its cards counts, after all are revealed.
    fn choose_second(&mut self, fight: &mut Fight, side: usize) -> Flow<FightStage> {
        if let (Some(first), Some(second)) = (fight.laid[side], fight.second[side].take()) {
            let options = [first, second].map(|card| Laid { card, second: None });
            let question = Question::Second { model: fight.models[side] };
            fight.laid[side] = Some(self.table.ask(self.battle, fight.seats[side], question, &options)?.card);
        }
        Ok(fight.after_choice())
    }

    /// MS-63, MS-70: duplicates from the hand, and the signature move. Whether a player has any is secret.
    fn finish_cards(&mut self, fight: &mut Fight) -> Flow<FightStage> {
        let look = Look { game: self.game, battle: &*self.battle };
        const PLAIN: Finish = Finish { duplicates: 0, signature: false };
        let acting: Vec<usize> = SIDES.into_iter().filter(|side| fight.acting[*side]).collect();
        let ask = |side: &usize| {
            let (model, enemy) = (fight.models[*side], fight.models[1 - side]);
            let card = fight.laid[*side].unwrap_or(Manoeuvre::HighGuard);
            let most = if look.has(enemy, Passive::Buckler) { 0 } else { fight.hands[*side].of(card).min(2) };
            let signature = look.character(model).signature.as_ref();
            let has_style = self.game.is_advanced() && signature.is_some_and(|it| it.upgrades == card);
            let all = (0..=most).flat_map(|duplicates| [false, true].map(|signature| Finish { duplicates, signature }));
            let options = all.filter(|it| *it != PLAIN && (has_style || !it.signature)).collect();
            let question = Question::Finish { model, card };
            Secretly { seat: fight.seats[*side], question, options, complete: true }
        };
        let asked: Vec<_> = acting.iter().map(ask).collect();
        let answers = self.table.ask_all_in_window(self.battle, &asked, &PLAIN, |_, _| Ok(()))?;
        for (side, finish) in acting.into_iter().zip(answers) {
            let model = fight.models[side];
            let character = self.look().model(model).character;
            let Some(card) = fight.laid[side] else { continue };
            for _ in 0..finish.duplicates {
                fight.play(side, card);
            }
            fight.duplicates[side] = finish.duplicates;
            fight.signature[side] = finish.signature.then_some(character);
            if finish != PLAIN {
                let Finish { duplicates, signature } = finish;
                self.table.tell(|| Event::Finished { model, duplicates, signature });
            }
        }
        Ok(FightStage::Copy)
    }

    /// MS-69: one more card against the card on the table, or card against card.
    fn follow_up(&mut self, fight: &mut Fight) -> Flow<FightStage> {
        let able: Vec<usize> = SIDES
            .into_iter()
            .filter(|side| {
                fight.follow_up[*side]
                    && self.look().is_standing(fight.models[*side])
                    && self.look().is_standing(fight.models[1 - side])
                    && fight.hands[*side].count() > 0
            })
            .collect();
        if able.is_empty() {
            return Ok(FightStage::EndStep);
        }
        let ask = |side: &usize| {
            let mut options = vec![Follow::Decline];
            options.extend(fight.hands[*side].kinds().map(Follow::Card));
            let question = Question::Melee { model: fight.models[*side], follow_up: true };
            Secretly { seat: fight.seats[*side], question, options, complete: true }
        };
        let asked: Vec<_> = able.iter().map(ask).collect();
        let answers = self.table.ask_secretly(self.battle, &asked, |_, _| Ok(()))?;
        let mut acting = [false; 2];
        for (side, answer) in able.into_iter().zip(answers) {
            if let Follow::Card(card) = answer {
                acting[side] = true;
                (fight.duplicates[side], fight.signature[side]) = (0, None);
                self.lay_melee(fight, side, card);
                let model = fight.models[side];
                self.table.tell(|| Event::FollowedUp { model, card });
            }
        }
        if acting == [false; 2] {
            return Ok(FightStage::EndStep);
        }
        (fight.acting, fight.is_follow_up, fight.bonus) = (acting, true, 0);
        Ok(FightStage::Finish)
    }

    /// MS-71: one by one, in the order that the attacker chooses.
    fn end_step(&mut self, fight: &mut Fight) -> Flow<FightStage> {
        if fight.ends.is_empty() {
            return Ok(FightStage::Over);
        }
        let sides: Vec<u8> = fight.ends.iter().map(|end| end.side).collect();
        let mut first = 0;
        if sides.contains(&0) && sides.contains(&1) {
            let seats: Vec<Seat> = fight.seats.to_vec();
            let seat = self.table.ask(self.battle, fight.seats[0], Question::EndOrder, &seats)?;
            let side = u8::from(seat != fight.seats[0]);
            first = sides.iter().position(|other| *other == side).unwrap_or(0);
        }
        let end = fight.ends.remove(first);
        let side = usize::from(end.side);
        let (by, enemy) = (fight.models[side], fight.models[1 - side]);
        let deed = Deed {
            by,
            seat: fight.seats[side],
            resister: Some(fight.seats[1 - side]),
            character: end.signature,
            list: List::End,
            at: 0,
            aimed: Aimed::Model(enemy),
            x: 0,
            times: end.times,
        };
        self.next(Step::Perform { deed });
        Ok(FightStage::EndStep)
    }
}

impl Fight {
    /// Plays a card from the hand.
    fn play(&mut self, side: usize, card: Manoeuvre) {
        self.hands[side].take(card);
        self.used.add(card, 1);
    }

    /// A model with two heads chooses again.
    fn after_choice(&self) -> FightStage {
        let two_headed = SIDES.into_iter().rev().find(|side| self.second[*side].is_some());
        two_headed.map_or(FightStage::Finish, |side| FightStage::Second(side as u8))
    }

    /// All cards drawn for it.
    pub(crate) fn cards(&self) -> MeleeHand {
        let mut cards = self.used;
        self.hands.iter().for_each(|hand| cards.add_all(hand));
        cards
    }
}

impl Look<'_> {
    /// MS-61, MS-67.
    pub fn melee_cards(self, fight: &Fight) -> [u8; 2] {
        let count = |side: usize| {
            let (model, enemy) = (fight.models[side], fight.models[1 - side]);
            let distracted = if self.game.is_advanced() { self.distractions(model, enemy) } else { 0 };
            let attacks = if side == 0 { 2 } else { 0 };
            (self.melee(model, Some(enemy)) + attacks - distracted).clamp(1, 17) as u8
        };
        [count(0), count(1)]
    }

    /// MS-67: other enemies whose melee range a model is in.
    fn distractions(self, model: ModelId, but: ModelId) -> i8 {
        let others = self.standing().filter(|other| {
            *other != but
                && self.are_enemies(*other, model)
                && !self.is_airborne(*other)
                && self.is_in_reach(*other, model)
        });
        others.count() as i8
    }
}
