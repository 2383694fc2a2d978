//! Sums of damage, part by part.

use table::{Arg, Phrase};

use super::Speaker;
use crate::content::CharacterId;
use crate::told::Part;

impl Speaker<'_> {
    /// The whole sum as it is added up: `2 × 2 (critical) + 1 (Arming Sword)`.
    pub fn sum(self, parts: &[Part]) -> Phrase {
        let mut parts = parts.iter();
        let first = match parts.next() {
            Some(Part::Card { by }) => Phrase::new("sum-card").with("by", i64::from(*by)),
            Some(part) => Phrase::new("sum-plain").with("by", i64::from(part.added_to(0))),
            None => Phrase::new("sum-plain").with("by", 0_u8),
        };
        parts.fold(first, |sum, part| self.add(sum, *part))
    }

    fn add(self, sum: Phrase, part: Part) -> Phrase {
        let (keys, by) = match part {
            Part::Critical { times } | Part::Times { times } => (["sum-times", "sum-times-plain"], times),
            _ if part.added_to(0) < 0 => (["sum-minus", "sum-minus-plain"], -part.added_to(0)),
            _ => (["sum-plus", "sum-plus-plain"], part.added_to(0)),
        };
        let why = self.why(part);
        let said = Phrase::new(keys[usize::from(why.is_none())]).with("sum", sum).with("by", i64::from(by));
        match why {
            Some(why) => said.with("why", why),
            None => said,
        }
    }

    /// The reason of a part, if it is not clear from where it stands.
    fn why(self, part: Part) -> Option<Arg> {
        Some(match part {
            Part::Base { .. } | Part::Times { .. } | Part::Plus { .. } => return None,
            Part::Card { .. } | Part::Flipped { .. } => Phrase::new("sum-flipped").into(),
            Part::Critical { .. } => Phrase::new("sum-critical").into(),
            Part::Ability { of, ability, .. } => self.ability(of, ability),
            Part::Weakling { .. } => Phrase::new("sum-weakling").into(),
            Part::Lasting { .. } => Phrase::new("sum-lasting").into(),
            Part::Signature { of, .. } => self.signature(of)?,
            Part::Attack { .. } => Phrase::new("sum-attack").into(),
        })
    }

    fn signature(self, of: CharacterId) -> Option<Arg> {
        let character = self.game.content().characters().get(of.index())?;
        Some(character.signature.as_ref()?.name.clone().into())
    }
}
