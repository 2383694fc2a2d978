//! Würfel: rolling a pool, rerolling criticals, boosts.

use arrayvec::ArrayVec;
use table::{Flow, Parts};

use crate::asked::{Chance, RollWhy};
use crate::battle::{CharacterId, Marks};
use crate::content::{Ability, Colour, Face, Pool};
use crate::game::Play;
use crate::told::{Event, SuccessPart};

/// The dice of a roll, and what is added to their successes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cast {
    pub who: CharacterId,
    pub pool: Pool,
    pub why: RollWhy,
    pub boosts: Boosts,
    pub criticals: Criticals,
}

/// HR-30: how criticals count in a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Criticals {
    RollOn,
    /// HR-68.1: as plain successes.
    Plain,
}

/// HR-35: what is added to a roll with a success.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Boosts {
    /// The number on the card.
    pub printed: u8,
    /// Abilities that each add one.
    pub by: [Option<Ability>; 2],
    /// HR-62.4: a guaranteed success, which gets no boost.
    pub is_sure: bool,
}

impl Cast {
    pub fn new(who: CharacterId, pool: Pool, why: RollWhy) -> Cast {
        Cast { who, pool, why, boosts: Boosts::default(), criticals: Criticals::RollOn }
    }
}

/// The successes of a roll, by colour.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Roll {
    pub cast: Cast,
    rolled: [u8; 3],
}

impl Roll {
    /// The successes on the dice.
    pub fn rolled(&self) -> u8 {
        self.rolled.iter().fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// The successes that count: on the dice, and added to them.
    pub fn successes(&self) -> u8 {
        self.add_up(0).total()
    }

    /// Counts only the successes among the dice in `kept`, because the others were rolled again.
    fn add_up(&self, kept: u8) -> Parts<SuccessPart> {
        let Boosts { printed, by, is_sure } = self.cast.boosts;
        let mut parts = ArrayVec::<SuccessPart, 8>::new();
        if kept > 0 {
            parts.push(SuccessPart::Kept(kept));
        }
        parts.push(SuccessPart::Rolled(self.rolled() - kept));
        if self.rolled() > 0 {
            parts.extend((printed > 0).then_some(SuccessPart::Boost(printed)));
            parts.extend(by.into_iter().flatten().map(SuccessPart::Ability));
        } else if is_sure {
            parts.push(SuccessPart::Ability(Ability::SureAttack));
        }
        Parts(parts)
    }
}

impl Play<'_, '_> {
    /// HR-30: rolls a pool; a critical is a success and is rolled again.
    ///
    /// HR-64.2: a distracted character downgrades its strongest set, this once.
    pub(crate) fn roll(&mut self, mut cast: Cast) -> Flow<Roll> {
        let who = cast.who;
        if self.battle[who].marks.contains(Marks::DISTRACTED) {
            self.battle[who].marks -= Marks::DISTRACTED;
            cast.pool = cast.pool.downgraded();
        }
        // There are no boosts in the simple rules.
        if !self.game.is_complex() {
            cast.boosts = Boosts::default();
        }
        let mut roll = Roll { cast, rolled: [0; 3] };
        let mut dice = ArrayVec::new();
        for colour in Colour::ALL {
            self.roll_set(&mut roll, colour, &mut dice)?;
        }
        self.tell_roll(&roll, 0, &dice);
        Ok(roll)
    }

    fn roll_set(&mut self, roll: &mut Roll, colour: Colour, dice: &mut ArrayVec<(Colour, Face), 32>) -> Flow {
        let Cast { who, pool, why, criticals, .. } = roll.cast;
        let mut successes: u8 = 0;
        let mut left = pool.dice[colour.index()];
        while left > 0 {
            left -= 1;
            let rolled = self.table.roll(6, Chance::Die { who, colour, why })?;
            let face = self.game.face(colour, rolled);
            if !dice.is_full() {
                dice.push((colour, face));
            }
            successes = successes.saturating_add(u8::from(face != Face::Blank));
            // A roll of nothing but criticals would never end; this many successes are always enough.
            if face == Face::Critical && criticals == Criticals::RollOn && successes < u8::MAX {
                left += 1;
            }
        }
        roll.rolled[colour.index()] = successes;
        Ok(())
    }

    /// Rolls one set of a roll again (HR-62.3).
    pub(crate) fn reroll_set(&mut self, roll: &mut Roll, colour: Colour) -> Flow {
        let who = roll.cast.who;
        let mut dice = ArrayVec::new();
        self.roll_set(roll, colour, &mut dice)?;
        self.table.tell(|| Event::Rerolled { who, colour });
        self.tell_roll(roll, roll.rolled() - roll.rolled[colour.index()], &dice);
        Ok(())
    }

    fn tell_roll(&mut self, roll: &Roll, kept: u8, dice: &[(Colour, Face)]) {
        let Cast { who, why, .. } = roll.cast;
        self.table.tell(|| {
            let because = roll.add_up(kept);
            Event::Rolled { who, why, dice: dice.to_vec(), successes: because.total(), because }
        });
    }
}
