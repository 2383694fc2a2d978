//! What would the Veteran do, and what would it lead to? For people who ask for advice.

use players::Level;
use players::odds::Ratio;
use schemars::JsonSchema;
use serde::Serialize;
use table::{Lang, Seat, Viewer};

use crate::agreed::no_sample;
use crate::{AnyMatch, GameError, Offered, Pending, PlayerSpec};

/// What a veteran would choose at a seat's question, or what a choice would bring, as far as that seat knows.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Advice {
    pub seat: Seat,
    /// The index of the option among those that the seat is offered.
    pub choose: usize,
    pub option: Offered,
    pub odds: Odds,
}

/// What a choice would bring. Shares are in thousandths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Odds {
    /// How likely the seat would be to win, as the Veteran judges tables it can imagine.
    pub share: u32,
    /// The margin of error of the share at 95 %, because only some continuations were tried.
    pub error: u32,
    /// Whether every combination of rolls was counted; otherwise they were sampled.
    pub exact: bool,
    /// The number of combinations that were counted or sampled.
    pub ways: u64,
    /// What would happen before a similar question is asked, most likely first.
    pub outcomes: Vec<Likely>,
}

/// Something that may happen, and how likely it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Likely {
    pub text: String,
    pub share: u32,
    /// The same as a fraction, if every combination was counted.
    pub ratio: Option<String>,
    /// The margin of error of the share at 95 %.
    pub error: u32,
}

/// Longer lists are cut; nobody would read them.
const MAX_OUTCOMES: usize = 8;

impl From<players::odds::Odds> for Odds {
    fn from(players::odds::Odds { share, error, outcomes, is_exact, ways }: players::odds::Odds) -> Odds {
        let likely = |(text, ratio): (String, Ratio)| {
            let share = ratio.thousandths();
            let spread = u64::from(share * (1000 - share)) / ways.max(1);
            let error = if is_exact { 0 } else { (spread * 196 * 196).isqrt().div_ceil(100) as u32 };
            Likely { text, share, error, ratio: is_exact.then(|| format!("{}/{}", ratio.part, ratio.whole)) }
        };
        let outcomes = outcomes.into_iter().take(MAX_OUTCOMES).map(likely).collect();
        Odds { share, error, exact: is_exact, ways, outcomes }
    }
}

impl Advice {
    /// Judges one of the options, or else thinks for a seat like a veteran in its place and judges that choice. It
    /// stops soon after `is_late`; the same seed gives the same hint.
    pub fn on(
        of: Option<usize>,
        played: &dyn AnyMatch,
        seat: Seat,
        seed: u64,
        is_late: &dyn Fn() -> bool,
        lang: Lang,
    ) -> Result<Advice, GameError> {
        let choose = match of {
            Some(choose) => choose,
            None => played.pick_until(seat, &PlayerSpec::of_level(Level::Veteran), seed, is_late, lang)?,
        };
        let odds = played.odds(seat, choose, seed, is_late, lang)?;
        let Pending::Asked(asked) = played.pending(Some(Viewer::Seat(seat)), lang) else {
            return Err(no_sample(seat.0, lang));
        };
        let option = asked.into_iter().next().and_then(|asked| asked.options.into_iter().nth(choose));
        Ok(Advice { seat, choose, option: option.ok_or_else(|| no_sample(seat.0, lang))?, odds })
    }
}
