//! What revealed melee cards deal (MS-62 to MS-66); MS-72 and MS-73 are its worked examples.

use measure::units::INCH;
use table::Flow;

use crate::asked::{Pick, Question};
use crate::battle::{EndStep, Fight, FightStage, ModelId, Step};
use crate::cards;
use crate::content::{Cell, Damage, DamageKinds, Flourish, Passive, Signature};
use crate::damage::{Harm, Origin};
use crate::game::{Moonstone, Play};
use crate::look::Look;
use crate::told::Part;

/// What one side deals of a kind of damage, before armour.
#[derive(Clone, Copy)]
struct Blow {
    kind: Damage,
    /// `None` is null.
    amount: Option<i16>,
    is_plain: bool,
}

impl Play<'_, '_> {
    pub fn compare(&mut self, fight: &mut Fight) -> Flow<FightStage> {
        let mut blows = [None, None];
        let mut reaches = [false; 2];
        let mut follow_up = [false; 2];
        for side in [0, 1] {
            if !fight.acting[side] {
                continue;
            }
            let look = self.look();
            let cell = look.cell(fight, side);
            reaches[side] = look.reaches(fight, side);
            follow_up[side] = cell.follow_up && reaches[side];
            let options = look.blows(fight, side, cell);
            blows[side] = self.choose_blow(fight, side, &options)?;
        }
        for side in [0, 1] {
            // MS-91.
            let counts = |it: &Signature| reaches[side] || it.round.contains(&Flourish::Anywhere);
            let ends = self.game.signature(fight.signature[side]).is_some_and(|it| !it.end.is_empty() && counts(it));
            if let (true, Some(signature)) = (fight.acting[side] && ends, fight.signature[side]) {
                let times = 1 + fight.duplicates[side];
                fight.ends.push(EndStep { side: side as u8, signature, times });
            }
        }
        fight.follow_up = follow_up;
        for side in [0, 1] {
            if let Some(Blow { kind, amount: Some(amount), is_plain }) = blows[side] {
                let (by, to) = (fight.models[side], fight.models[1 - side]);
                let origin = Origin::Blow { side: side as u8 };
                self.next(Step::Damage { to, harm: Harm { amount, kind, by, is_plain, origin } });
            }
        }
        // MS-91: a follow-up does not chain.
        let follows = self.game.is_advanced() && !fight.is_follow_up && follow_up != [false; 2];
        Ok(if follows { FightStage::FollowUp } else { FightStage::EndStep })
    }

    /// MS-64: the player chooses the kind, if that makes a difference.
    fn choose_blow(&mut self, fight: &Fight, side: usize, blows: &[Blow]) -> Flow<Option<Blow>> {
        let Some(first) = blows.first() else { return Ok(None) };
        let enemy = fight.models[1 - side];
        let net = |blow: &Blow| {
            let armour = if blow.is_plain { 0 } else { self.look().armour(enemy, blow.kind) };
            blow.amount.map_or(-1, |amount| (amount - armour).max(0))
        };
        if blows.iter().all(|blow| net(blow) == net(first)) {
            return Ok(Some(*first));
        }
        let kinds: Vec<Damage> = blows.iter().map(|blow| blow.kind).collect();
        let question = Question::DamageKind { model: fight.models[side] };
        let kind = self.table.ask(self.battle, fight.seats[side], question, &kinds)?;
        Ok(blows.iter().find(|blow| blow.kind == kind).copied())
    }

    /// Foxglove: her signature move becomes that of another model.
    pub fn copy_signatures(&mut self, fight: &mut Fight) -> Flow<FightStage> {
        for side in [0, 1] {
            let copies = self.game.signature(fight.signature[side]).and_then(|signature| {
                signature.round.iter().find_map(|it| match it {
                    Flourish::Copy { inches, filter } => Some((*inches, *filter)),
                    _ => None,
                })
            });
            let Some((inches, filter)) = copies.filter(|_| fight.acting[side]) else { continue };
            let (model, look) = (fight.models[side], self.look());
            let others = look.standing().filter(|id| {
                *id != model
                    && look.fits(&filter, model, *id)
                    && look.is_within(model, *id, inches)
                    && look.character(*id).signature.is_some()
            });
            let options: Vec<Pick> = others.map(Pick::Model).collect();
            if options.is_empty() {
                continue;
            }
            if let Pick::Model(chosen) =
                self.table.ask(self.battle, fight.seats[side], Question::Copy { model }, &options)?
            {
                fight.signature[side] = Some(self.look().model(chosen).character);
            }
        }
        Ok(FightStage::Compare)
    }
}

impl Moonstone {
    fn signature(&self, of: Option<crate::content::CharacterId>) -> Option<&Signature> {
        of.and_then(|character| self.content().character(character).signature.as_ref())
    }
}

impl Look<'_> {
    /// MS-62, MS-70: the result of a side's card against the plain card of the other.
    fn cell(self, fight: &Fight, side: usize) -> Cell {
        let (Some(own), Some(other)) = (fight.laid[side], fight.laid[1 - side]) else { return Cell::default() };
        match self.game.signature(fight.signature[side]) {
            Some(signature) => signature.deals[other.index()],
            None => cards::result(own, other),
        }
    }

    /// MS-62: a model outside its own melee range deals nothing.
    fn reaches(self, fight: &Fight, side: usize) -> bool {
        side == 0 || self.is_in_reach(fight.models[side], fight.models[1 - side])
    }

    /// What a side would deal, by kind of damage.
    fn blows(self, fight: &Fight, side: usize, cell: Cell) -> Vec<Blow> {
        let Some(card) = fight.laid[side] else { return Vec::new() };
        let model = fight.models[side];
        let own = self.game.signature(fight.signature[side]);
        let mut kinds = own.map_or(cards::kinds(card), |signature| signature.kinds);
        if self.has(model, Passive::DealMagical) && !kinds.is_empty() {
            kinds = DamageKinds::MAGICAL;
        }
        if cell.damage.is_none() || !self.reaches(fight, side) || self.is_parried(fight, side) {
            return Vec::new();
        }
        let is_plain = own.is_some_and(|signature| signature.round.contains(&Flourish::Unreducible));
        let blow = |kind: Damage| {
            let mut sum = 0;
            let found = self.each_part(fight, side, kind, |part| sum = part.added_to(sum));
            Blow { kind, amount: found.map(|()| sum), is_plain }
        };
        kinds.each().map(blow).collect()
    }

    /// The damage a side deals of a kind, part by part and before armour; `None` if it is null.
    pub(crate) fn each_part(self, fight: &Fight, side: usize, kind: Damage, mut each: impl FnMut(Part)) -> Option<()> {
        let card = fight.laid[side]?;
        let (model, enemy) = (fight.models[side], fight.models[1 - side]);
        each(Part::Base { by: self.cell(fight, side).damage?.into() });
        if fight.duplicates[side] > 0 {
            each(Part::Critical { times: i16::from(1 + fight.duplicates[side]) });
        }
        self.each_dealt(model, kind, card, enemy, &mut each)?;
        let by = i16::from(fight.bonus);
        if side == 0 && by != 0 {
            each(Part::Attack { by });
        }
        for (of, by) in [(side, self.flourished(fight, side)), (1 - side, -self.guard(fight, 1 - side))] {
            if let Some(of) = fight.signature[of].filter(|_| by != 0) {
                each(Part::Signature { of, by });
            }
        }
        Some(())
    }

    /// Whether anything on either side makes the result null.
    fn is_parried(self, fight: &Fight, side: usize) -> bool {
        let (model, enemy) = (fight.models[side], fight.models[1 - side]);
        let own = self.game.signature(fight.signature[side]);
        let theirs = self.game.signature(fight.signature[1 - side]);
        let is_far = || !self.disc(model).is_at_most(INCH, self.disc(enemy));
        let keywords = self.character(model).keywords;
        own.is_some_and(|signature| signature.round.contains(&Flourish::Short) && is_far())
            || theirs.is_some_and(|signature| {
                signature.round.iter().any(|it| match it {
                    Flourish::Parry => true,
                    Flourish::NullFrom(of) => keywords.intersects(*of),
                    _ => false,
                })
            })
    }

    /// What the side's own signature move adds against this enemy.
    fn flourished(self, fight: &Fight, side: usize) -> i16 {
        let enemy: ModelId = fight.models[1 - side];
        let Some(own) = self.game.signature(fight.signature[side]) else { return 0 };
        let times = i16::from(1 + fight.duplicates[side]);
        let more = own.round.iter().map(|it| match it {
            Flourish::Mercy { wounds, more } if self.wounds_left(enemy) <= *wounds => i16::from(*more),
            Flourish::Versus { keywords, more } if self.character(enemy).keywords.intersects(*keywords) => {
                i16::from(*more)
            }
            _ => 0,
        });
        more.sum::<i16>() * times
    }

    /// What a side's signature move takes off the damage it suffers; criticals multiply it.
    fn guard(self, fight: &Fight, side: usize) -> i16 {
        let Some(own) = self.game.signature(fight.signature[side]) else { return 0 };
        let less = own.round.iter().map(|it| if let Flourish::Guard(less) = it { i16::from(*less) } else { 0 });
        less.sum::<i16>() * i16::from(1 + fight.duplicates[side])
    }
}
