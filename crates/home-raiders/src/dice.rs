//! Würfel: rolling a pool, criticals that roll on, boosts.

use arrayvec::ArrayVec;
use table::Flow;

use crate::asked::{Chance, RollWhy};
use crate::battle::{CharacterId, Marks};
use crate::content::{Colour, Face, Pool};
use crate::game::Play;
use crate::told::Event;

/// The successes of a roll, by colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Roll {
    pub pool: Pool,
    pub successes: [u8; 3],
}

/// HR-30: how the dice of a roll count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Criticals {
    RollOn,
    /// HR-68.1: they are plain successes.
    Plain,
}

impl Roll {
    pub fn total(&self) -> u8 {
        self.successes.iter().fold(0, |sum, count| sum.saturating_add(*count))
    }
}

impl Play<'_, '_> {
    /// HR-30: rolls a pool; a critical is a success and is rolled again.
    ///
    /// HR-64.2: who was distracted downgrades the strongest set, this once.
    pub(crate) fn roll_pool(&mut self, who: CharacterId, pool: Pool, why: RollWhy, criticals: Criticals) -> Flow<Roll> {
        let mut pool = pool;
        if self.battle[who].marks.contains(Marks::DISTRACTED) {
            self.battle[who].marks -= Marks::DISTRACTED;
            pool = pool.downgraded();
        }
        let mut roll = Roll { pool, successes: [0; 3] };
        let mut dice: ArrayVec<(Colour, Face), 32> = ArrayVec::new();
        for colour in Colour::ALL {
            roll.successes[colour.index()] =
                self.roll_set(who, colour, pool.dice[colour.index()], why, criticals, &mut dice)?;
        }
        self.table.tell(|| Event::Rolled { who, why, dice: dice.to_vec(), successes: roll.total() });
        Ok(roll)
    }

    fn roll_set(
        &mut self,
        who: CharacterId,
        colour: Colour,
        count: u8,
        why: RollWhy,
        criticals: Criticals,
        dice: &mut ArrayVec<(Colour, Face), 32>,
    ) -> Flow<u8> {
        let mut successes: u8 = 0;
        let mut left = count;
        while left > 0 {
            left -= 1;
            let rolled = self.table.roll(6, Chance::Die { who, colour, why })?;
            let face = self.game.face(colour.index(), rolled);
            if !dice.is_full() {
                dice.push((colour, face));
            }
            successes = successes.saturating_add(u8::from(face != Face::Blank));
            // A roll that never ends would be one of criticals alone; nobody needs more than these.
            if face == Face::Critical && criticals == Criticals::RollOn && successes < u8::MAX {
                left += 1;
            }
        }
        Ok(successes)
    }

    /// Rolls one set of a roll again (HR-62.3).
    pub(crate) fn reroll_set(
        &mut self,
        who: CharacterId,
        roll: &mut Roll,
        colour: Colour,
        why: RollWhy,
        criticals: Criticals,
    ) -> Flow {
        let mut dice = ArrayVec::new();
        let count = roll.pool.dice[colour.index()];
        roll.successes[colour.index()] = self.roll_set(who, colour, count, why, criticals, &mut dice)?;
        self.table.tell(|| Event::Rerolled { who, colour });
        self.table.tell(|| Event::Rolled { who, why, dice: dice.to_vec(), successes: roll.total() });
        Ok(())
    }

    /// HR-35: a boost is added to at least one success.
    pub(crate) fn boosted(&self, successes: u8, boost: u8) -> u8 {
        if successes > 0 && self.game.is_complex() { successes.saturating_add(boost) } else { successes }
    }
}
