//! What would the Veteran do, and what would come of it? For people who want to be told.

use players::Level;
use players::odds::Ratio;
use schemars::JsonSchema;
use serde::Serialize;
use table::{Lang, Seat, Viewer};

use crate::agreed::no_sample;
use crate::{AnyMatch, GameError, Offered, Pending, PlayerSpec};

/// What a veteran would choose at a seat's question, or what a choice would bring, by what that seat sees.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Advice {
    pub seat: Seat,
    /// The number of the option among those that the seat is offered.
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
    /// How far that may be off in 19 of 20 cases, because only some ways to go on were tried.
    pub error: u32,
    /// Whether outcomes were counted over every way the dice can fall; otherwise ways were drawn at random.
    pub exact: bool,
    /// The number of ways that were looked at.
    pub ways: u64,
    /// What would happen before the like is asked again, the surest first.
    pub outcomes: Vec<Likely>,
}

/// Something that may happen, and how likely it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Likely {
    pub text: String,
    pub share: u32,
    /// The same as a fraction, where every way was counted.
    pub ratio: Option<String>,
    /// How far the share may be off in 19 of 20 cases.
    pub error: u32,
}

/// Nobody reads more of what may happen.
const MOST_OUTCOMES: usize = 8;

impl From<players::odds::Odds> for Odds {
    fn from(players::odds::Odds { share, error, outcomes, is_exact, ways }: players::odds::Odds) -> Odds {
        let likely = |(text, ratio): (String, Ratio)| {
            let share = ratio.thousandths();
            let spread = u64::from(share * (1000 - share)) / ways.max(1);
            let error = if is_exact { 0 } else { (spread * 196 * 196).isqrt().div_ceil(100) as u32 };
            Likely { text, share, error, ratio: is_exact.then(|| format!("{}/{}", ratio.part, ratio.whole)) }
        };
        let outcomes = outcomes.into_iter().take(MOST_OUTCOMES).map(likely).collect();
        Odds { share, error, exact: is_exact, ways, outcomes }
    }
}

impl Advice {
    /// Thinks for a seat as a veteran at its place would, and comes to an end soon after it is late. The same seed gives
    /// the same hint.
    pub fn think(
        played: &dyn AnyMatch,
        seat: Seat,
        seed: u64,
        is_late: &dyn Fn() -> bool,
        lang: Lang,
    ) -> Result<Advice, GameError> {
        let adviser = PlayerSpec::of_level(Level::Veteran);
        let choose = played.pick_until(seat, &adviser, seed, is_late, lang)?;
        Advice::weigh(played, seat, choose, seed, is_late, lang)
    }

    /// Weighs one of the options.
    pub fn weigh(
        played: &dyn AnyMatch,
        seat: Seat,
        choose: usize,
        seed: u64,
        is_late: &dyn Fn() -> bool,
        lang: Lang,
    ) -> Result<Advice, GameError> {
        let odds = played.odds(seat, choose, seed, is_late, lang)?;
        let Pending::Asked(asked) = played.pending(Some(Viewer::Seat(seat)), lang) else {
            return Err(no_sample(seat.0, lang));
        };
        let option = asked.into_iter().next().and_then(|asked| asked.options.into_iter().nth(choose));
        Ok(Advice { seat, choose, option: option.ok_or_else(|| no_sample(seat.0, lang))?, odds })
    }

    /// What is asked for: what a veteran would do, or what one of the options would bring.
    pub fn on(
        choose: Option<usize>,
        played: &dyn AnyMatch,
        seat: Seat,
        seed: u64,
        is_late: &dyn Fn() -> bool,
        lang: Lang,
    ) -> Result<Advice, GameError> {
        match choose {
            Some(choose) => Advice::weigh(played, seat, choose, seed, is_late, lang),
            None => Advice::think(played, seat, seed, is_late, lang),
        }
    }
}
