//! Damage and wounds (MS-64 to MS-66), energy, healing, dropping stones and being slain (MS-32, MS-33).

use measure::find_overlap;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Flow, Seat};

use crate::asked::{Answer, Fateful, Question, Spot};
use crate::battle::{Change, ModelId, State, Step, Stone, disc, fights_mut};
use crate::cards::Fate;
use crate::content::{AbilityId, Amount, Damage, Mark, Passive, Subject, Terrain, Verb};
use crate::game::Play;
use crate::look::{Gathered, Look};
use crate::reasons::Reason;
use crate::told::{Event, Part, Parts};

/// Damage before armour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Harm {
    pub amount: i16,
    pub kind: Damage,
    pub by: ModelId,
    /// Nothing reduces it.
    pub is_plain: bool,
    pub origin: Origin,
}

/// Where damage comes from, to explain its parts to readers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// A side of the melee under way.
    Blow { side: u8 },
    /// A text with an amount, the value of X, and a multiplier.
    Text { amount: Amount, x: u8, times: u8 },
}

impl Harm {
    /// Damage dealt by a text.
    pub fn text(by: ModelId, kind: Damage, amount: Amount, x: u8, times: u8) -> Harm {
        let sum = amount.of(x).saturating_mul(i16::from(times));
        Harm { amount: sum, kind, by, is_plain: false, origin: Origin::Text { amount, x, times } }
    }
}

impl Play<'_, '_> {
    /// Damage to a model: another one may take it instead, then armour applies, then it becomes wounds.
    ///
    /// Each model hit by an effect has a separate step, because cards may be flipped in it.
    pub fn damage(&mut self, to: ModelId, harm: Harm) -> Flow {
        let Harm { amount, kind, is_plain, .. } = harm;
        if !self.look().is_standing(to) {
            return Ok(());
        }
        if amount <= 0 {
            let look = Look { game: self.game, battle: &*self.battle };
            self.table.tell(|| Event::Damaged { model: to, amount: 0, kind, parts: look.parts(harm) });
            return Ok(());
        }
        let to = self.take_over(to, amount)?;
        let shield = self
            .look()
            .model(to)
            .changes
            .iter()
            .position(|change| matches!(change, Change::Mark { mark: Mark::Shielded, .. }));
        if let Some(shield) = shield {
            self.model(to).changes.remove(shield);
            self.table.tell(|| Event::Saved { model: to });
            return Ok(());
        }
        if !is_plain
            && amount > self.look().armour(to, kind)
            && let Some((ability, ())) = self.look().find(to, |it| if it == Passive::OldGods { Some(()) } else { None })
            && self.look().is_ready(to, ability)
            && self.offer(to, ability, 0)?
        {
            self.note_use(to, ability, None);
            self.next(Step::OldGods { to, harm });
            return Ok(());
        }
        self.become_wounds(to, harm, None);
        Ok(())
    }

    /// The old gods take the value of a flipped card off the damage.
    pub fn favour_of_old_gods(&mut self, to: ModelId, harm: Harm) -> Flow {
        let by = -i16::from(self.flip()?.value());
        self.become_wounds(to, harm, Some(by));
        Ok(())
    }

    /// MS-65: what remains after armour and a flipped card. Damage by one effect is simultaneous, so wounds are
    /// suffered only after every model it hits has taken its damage.
    fn become_wounds(&mut self, to: ModelId, harm: Harm, flipped: Option<i16>) {
        let Harm { amount, kind, by, is_plain, .. } = harm;
        let armour = if is_plain { 0 } else { self.look().armour(to, kind) };
        let left = amount.saturating_sub(armour).saturating_add(flipped.unwrap_or(0));
        let wounds = left.clamp(0, 99) as u8;
        let look = Look { game: self.game, battle: &*self.battle };
        self.table.tell(|| {
            let Parts(mut parts) = look.parts(harm);
            if !is_plain {
                look.each_armour(to, kind, |part| parts.push(part));
            }
            parts.extend(flipped.map(|by| Part::Flipped { by }));
            Event::Damaged { model: to, amount: wounds, kind, parts: Parts(parts) }
        });
        if wounds > 0 {
            let agenda = &mut self.battle.agenda;
            let before = agenda.iter().rposition(|step| !matches!(step, Step::Damage { .. }));
            agenda.insert(before.map_or(0, |at| at + 1), Step::Hurt { to, wounds, by: Some(by) });
        }
    }

    /// Bodyguards, and models that pass damage on.
    fn take_over(&mut self, to: ModelId, amount: i16) -> Flow<ModelId> {
        let look = self.look();
        let guards: Vec<(ModelId, AbilityId)> = look
            .standing()
            .filter(|other| *other != to)
            .filter_map(|other| {
                let (ability, (inches, filter)) = look.find(other, |it| match it {
                    Passive::Bodyguard { inches, filter } => Some((inches, filter)),
                    _ => None,
                })?;
                let can = look.fits(&filter, other, to)
                    && look.is_within(other, to, inches)
                    && look.is_ready(other, ability)
                    && look.sees(other, to);
                can.then_some((other, ability))
            })
            .collect();
        for (guard, ability) in guards {
            let question = Question::Guard { model: guard, ability, victim: to, amount };
            let owner = self.look().model(guard).owner;
            if self.table.ask(self.battle, owner, question, &[Answer::No, Answer::Yes])? == Answer::Yes {
                self.note_use(guard, ability, None);
                self.table.tell(|| Event::Guarded { model: to, by: guard });
                return Ok(guard);
            }
        }
        let look = self.look();
        let privilege = look.find(to, |it| match it {
            Passive::Privilege { inches, filter } => Some((inches, filter)),
            _ => None,
        });
        let Some((ability, (inches, filter))) = privilege.filter(|(ability, _)| look.is_ready(to, *ability)) else {
            return Ok(to);
        };
        let takers = look.standing().filter(|other| {
            *other != to
                && look.fits(&filter, to, *other)
                && look.is_within(to, *other, inches)
                && look.sees(to, *other)
        });
        let takers: Vec<ModelId> = takers.collect();
        let owner = look.model(to).owner;
        match self.ask_model_or_none(owner, Question::PassOn { model: to, amount }, &takers)? {
            Some(taker) => {
                self.note_use(to, ability, None);
                self.table.tell(|| Event::Guarded { model: to, by: taker });
                Ok(taker)
            }
            None => Ok(to),
        }
    }

    /// MS-81: a player may have ninja reflexes.
    pub fn hurt(&mut self, to: ModelId, wounds: u8, by: Option<ModelId>) -> Flow {
        if wounds == 0 || !self.look().is_standing(to) || self.battle.active.is_some_and(|active| active.is_saved) {
            return Ok(());
        }
        let seat = self.look().model(to).owner;
        let player = &self.battle.players[seat.index()];
        if self.game.has_fates() && player.fate.is_some() && !player.fate_is_used && self.battle.active.is_some() {
            let has_it = player.fate == Some(Fate::NinjaReflexes);
            let options = if has_it { vec![Fateful::Use] } else { Vec::new() };
            let question = Question::Save { model: to, wounds };
            let answer = self.table.ask_in_window(self.battle, seat, question, &options, Fateful::Pass)?;
            if answer == Fateful::Use {
                self.use_fate(seat, Fate::NinjaReflexes);
                if let Some(active) = &mut self.battle.active {
                    active.is_saved = true;
                }
                self.table.tell(|| Event::Saved { model: to });
                return Ok(());
            }
        }
        // Every model hurt by the effect is asked before any of them suffers.
        let agenda = &mut self.battle.agenda;
        let before = agenda.iter().rposition(|step| !matches!(step, Step::Hurt { .. } | Step::Suffer { .. }));
        agenda.insert(before.map_or(0, |at| at + 1), Step::Suffer { to, wounds, by });
        Ok(())
    }

    /// MS-66: wounds cross off boxes from the right.
    pub fn suffer(&mut self, to: ModelId, wounds: u8, by: Option<ModelId>) -> Flow {
        if !self.look().is_standing(to) || self.battle.active.is_some_and(|active| active.is_saved) {
            return Ok(());
        }
        let before = self.look().wounds_left(to);
        let suffered = wounds.min(before);
        self.model(to).wounds += suffered;
        self.table.tell(|| Event::Wounded { model: to, wounds, life: [before, before - suffered] });
        self.note_caused(to, suffered, by);
        if self.look().wounds_left(to) == 0 {
            self.slay(to)?;
        }
        if let Some(by) = by.filter(|by| self.look().are_enemies(*by, to)) {
            self.react_to_wounding(by)?;
        }
        Ok(())
    }

    /// Records what both sides of a melee have done to each other.
    fn note_caused(&mut self, to: ModelId, wounds: u8, by: Option<ModelId>) {
        if let Some(fight) = fights_mut(&mut self.battle.agenda).next_back()
            && let Some(side) = (0..2).find(|side| Some(fight.models[*side]) == by && fight.models[1 - side] == to)
        {
            fight.caused[side] = fight.caused[side].saturating_add(wounds);
        }
    }

    /// Vicious, spiteful and the like.
    fn react_to_wounding(&mut self, by: ModelId) -> Flow {
        if !self.look().is_standing(by) || !self.look().traits(by).reacts_to_wounds {
            return Ok(());
        }
        let reactions: Vec<_> = self.look().passives(by).collect();
        for (ability, passive) in reactions {
            let Passive::OnWounding(clause) = passive else { continue };
            if !self.look().is_ready(by, ability) {
                continue;
            }
            self.note_use(by, ability, None);
            let whom = match clause.on {
                Subject::One { inches, filter } => {
                    let look = self.look();
                    let near = look.standing().filter(|id| {
                        look.fits(&filter, by, *id)
                            && look.model(*id).wounds > 0
                            && (*id == by || look.is_within(by, *id, inches))
                    });
                    let near: Vec<ModelId> = near.collect();
                    let owner = look.model(by).owner;
                    let question = Question::Whom { model: by, cause: look.cause(by, ability) };
                    self.ask_model_or_none(owner, question, &near)?
                }
                Subject::Me | Subject::Target | Subject::If(_) | Subject::Within { .. } => Some(by),
            };
            let Some(whom) = whom else { continue };
            // Such passives have no other verbs.
            if let Verb::Gain(amount) = clause.verb {
                self.change_energy(whom, amount.of(0));
            } else if let Verb::Heal(amount) = clause.verb {
                self.heal(whom, amount.of(0));
            }
        }
        Ok(())
    }

    /// MS-33: it leaves the table and drops its stones.
    pub fn slay(&mut self, model: ModelId) -> Flow {
        if !self.look().is_standing(model) {
            return Ok(());
        }
        self.table.tell(|| Event::Slain { model });
        let stones = self.look().model(model).stones;
        let seat = self.battle.active.map_or(self.look().model(model).owner, |active| active.seat);
        self.drop_stones(model, stones, seat)?;
        let health = self.look().character(model).health;
        let it = self.model(model);
        (it.state, it.energy, it.wounds) = (State::Slain, 0, health);
        it.changes.clear();
        Ok(())
    }

    /// MS-32: stones are placed in base contact, at depth 1.
    pub fn drop_stones(&mut self, model: ModelId, count: u8, seat: Seat) -> Flow {
        let count = count.min(self.look().model(model).stones);
        for _ in 0..count {
            let look = Look { game: self.game, battle: &*self.battle };
            let sample = look.stone_spots(model);
            let at = if sample.is_empty() {
                look.model(model).at
            } else {
                let question = Question::DropStone { model };
                self.table
                    .ask_where(self.battle, seat, question, &sample, |spot: &Spot| look.check_stone(model, *spot))?
                    .at
            };
            self.model(model).stones -= 1;
            let level = self.look().level_of_place(model, at);
            self.battle.lay_stone(at, level, 1);
        }
        if count > 0 {
            self.table.tell(|| Event::StonesLaid { model, count });
        }
        Ok(())
    }

    pub fn set_depth(&mut self, stone: u8, depth: u8) {
        if let Some(stone) = self.battle.stones.iter_mut().find(|it| it.number == stone) {
            stone.depth = depth;
        }
    }

    pub fn take_stone(&mut self, model: ModelId, stone: u8) {
        self.battle.stones.retain(|it| it.number != stone);
        self.model(model).stones += 1;
        self.table.tell(|| Event::StoneTaken { model });
    }

    pub fn steal_stone(&mut self, model: ModelId, from: ModelId) {
        if self.look().model(from).stones > 0 && model != from {
            self.model(from).stones -= 1;
            self.model(model).stones += 1;
            self.table.tell(|| Event::StoneStolen { model, from });
        }
    }

    pub fn change_energy(&mut self, model: ModelId, by: i16) {
        let it = self.model(model);
        let before = it.energy;
        it.energy = (i16::from(before) + by).clamp(0, 99) as u8;
        let by = (i16::from(it.energy) - i16::from(before)) as i8;
        if by != 0 {
            let energy = [before, it.energy];
            self.table.tell(|| Event::EnergyChanged { model, by, energy });
        }
    }

    pub fn heal(&mut self, model: ModelId, by: i16) {
        let it = self.model(model);
        let by = by.clamp(0, i16::from(it.wounds)) as u8;
        it.wounds -= by;
        if by > 0 {
            let after = self.look().wounds_left(model);
            self.table.tell(|| Event::Healed { model, by, life: [after - by, after] });
        }
    }
}

impl Look<'_> {
    /// The parts of damage before armour.
    fn parts(self, harm: Harm) -> Parts {
        let mut parts = Vec::new();
        match (harm.origin, self.battle.fight()) {
            (Origin::Blow { side }, Some(fight)) => {
                let _is_null = self.each_part(fight, usize::from(side), harm.kind, |part| parts.push(part));
            }
            (Origin::Text { amount, x, times }, _) if amount.needs_x() => {
                parts.push(Part::Card { by: x.into() });
                parts.extend((amount.times != 1).then_some(Part::Times { times: amount.times.into() }));
                parts.extend((amount.plus != 0).then_some(Part::Plus { by: amount.plus.into() }));
                parts.extend((times > 1).then_some(Part::Critical { times: times.into() }));
            }
            (Origin::Text { amount, times, .. }, _) => {
                parts.push(Part::Base { by: amount.plus.into() });
                parts.extend((times > 1).then_some(Part::Critical { times: times.into() }));
            }
            (Origin::Blow { .. }, None) => {}
        }
        Parts(parts)
    }

    /// Some places for a stone next to a model.
    fn stone_spots(self, model: ModelId) -> Vec<Spot> {
        let here = self.model(model).at;
        let around = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1)];
        let spots = around.map(|(x, y)| Spot { at: self.beside_base(model, here.shifted(x * 10_000, y * 10_000)) });
        spots.into_iter().filter(|spot| self.check_stone(model, *spot).is_ok()).take(4).collect()
    }

    fn check_stone(self, model: ModelId, spot: Spot) -> Result<(), Reason> {
        let disc = disc(spot.at, Stone::RADIUS);
        let level = self.model(model).level;
        if !disc.touches(self.disc(model)) {
            return Err(Reason::NotTouching);
        }
        let mut gathered = Gathered::default();
        let others = self.standing().filter(|other| *other != model && self.model(*other).level == level);
        others.for_each(|other| gathered.add_model(self, other));
        gathered.add_pieces(self, |terrain, at| {
            at == level && matches!(terrain, Terrain::Barrier | Terrain::Tree | Terrain::Obstacle)
        });
        for stone in self.battle.stones.iter().filter(|stone| stone.level == level) {
            gathered.discs.push(stone.disc());
            gathered.names.push(crate::reasons::InTheWay::Stone(stone.number));
        }
        match find_overlap(disc, &gathered.things()) {
            Some(thing) => Err(Reason::Overlaps { with: gathered.name(thing) }),
            None => Ok(()),
        }
    }
}
