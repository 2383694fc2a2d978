//! Why something is not allowed, with the reason in detail.

use measure::{Point, Thing};
use table::{Arg, Seat, Vocabulary, numbered_id, sentence};

use crate::asked::How;
use crate::battle::{ModelId, piece_id, stone_id};
use crate::content::{CharacterId, Mark, Need};
use crate::game::Moonstone;
use crate::words::names::{name_each_once, name_piece};

#[sentence(Moonstone, rules)]
pub enum Reason {
    /// The way is longer than the move; lengths in units.
    #[rule(how)]
    TooLong { how: How, length: i32, limit: i32 },
    /// MS-20: a step goes in one direction.
    NotStraight,
    /// MS-20: nothing is sold to a model that cannot move.
    NoWay,
    /// The base meets something on its way.
    #[rule(by)]
    Blocked { by: InTheWay, at: Point },
    /// MS-55: no jog there.
    NoJogThere { at: Point },
    /// MS-27: it would overlap something where it stops.
    Overlaps { with: InTheWay },
    /// MS-21: it would get farther away from an enemy that engages it, to this distance; lengths in units.
    Retreats { from: ModelId, reach: i32, distance: i32 },
    /// MS-57: it would leave the platform it stands on.
    OffLevel { at: Point },
    /// MS-57: a floor is between them.
    OtherStorey,
    /// MS-24: who is in the air neither fights nor harvests.
    Flying { who: ModelId },
    /// MS-24: Kaufman's gold holds it.
    AwayFromToken,
    /// MS-08: not within 10 inches of the own edge.
    NotInZone,
    /// MS-57: Muridae comes back on the floor of a building.
    NotInBuilding,
    /// MS-22: not on the other side of the obstacle.
    NotAcross,
    /// MS-22: the other side, or this spot on it, is farther away than a traverse leads; lengths in units.
    TooFarAcross { distance: i32, range: i32 },
    /// MS-22: the obstacle is not lower than an inch.
    TooHigh { height: i32, limit: i32 },
    /// MS-22: no obstacle and no ladder in base contact.
    NoObstacle,
    /// MS-30: too far away for the effect.
    TooFar { distance: i32, range: i32 },
    /// MS-32: not in base contact.
    NotTouching,
    /// MS-10.
    NoEnergy { has: u8, needs: u8 },
    /// MS-21.
    AlreadyJogged,
    /// MS-24: an effect says so, on the model or on its target.
    Forbidden { mark: Mark },
    /// MS-28: no harvest (MS-26), nor abilities that say so, while this enemy engages it.
    Engaged { by: ModelId, reach: i32, distance: i32 },
    /// MS-28.
    NotEngaged,
    /// MS-30.
    OutOfRange { target: ModelId, distance: i32, range: i32 },
    /// MS-31: these things hide it together.
    #[with(by = name_each_once(speaker, by))]
    NotSeen { target: ModelId, by: Vec<InTheWay> },
    /// MS-24: its limit is reached.
    UsedUp,
    /// MS-24.
    Lost,
    /// MS-24.
    NoTarget,
    /// MS-24: there is nothing that it could change.
    NoEffect,
    /// MS-24: nobody but own models is there, and it does nothing for them.
    NothingForOwn,
    /// MS-24: a condition of the ability is not met.
    #[with(need = Arg::Case(need.word()))]
    NeedsMissing {
        #[say(skip)]
        need: Need,
    },
    /// MS-24: the ability is meant for others.
    Unfit { target: ModelId },
    /// MS-24: a wood grows on open ground, where nothing stands or lies.
    NotOpen,
    /// MS-24.
    NotWanted,
    /// MS-44.
    NoSuchCard,
    /// MS-04: each character exists once.
    Taken { by: Seat },
    /// MS-04: never in one troupe with this rival.
    Rival { of: CharacterId },
}

/// What stands in the way, with the rule that says so.
#[sentence(Moonstone, Copy, rules)]
pub enum InTheWay {
    /// MS-27.
    #[say(key = "it")]
    Model(ModelId),
    /// MS-55: the place of a piece of terrain in the facts.
    #[say(key = "it")]
    #[with(it = name_piece(speaker, *it))]
    #[touches(piece_id(*it))]
    Terrain(u8),
    /// MS-27: a wood that was grown.
    #[say(key = "terrain-wood")]
    #[touches(numbered_id("wood-", *it))]
    Wood(u8),
    /// MS-27.
    #[touches(stone_id(*it))]
    Stone(u8),
    /// MS-27.
    Edge,
}

/// Why a game cannot be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(plain, rules)]
pub enum Fault {
    /// MS-01.
    Players,
    /// MS-02.
    Size,
    /// MS-05.
    Stones,
    /// MS-93.
    Table,
    /// MS-04.
    Draft,
    /// MS-02.
    Troupes,
}

impl Reason {
    /// Names the thing that a question about some lists of things found.
    pub(crate) fn thing(thing: Thing, polygons: &[u8], discs: &[InTheWay]) -> InTheWay {
        match thing {
            Thing::Polygon(at) => InTheWay::Terrain(polygons.get(at).copied().unwrap_or(u8::MAX)),
            Thing::Disc(at) => discs.get(at).copied().unwrap_or(InTheWay::Edge),
            Thing::Edge => InTheWay::Edge,
        }
    }
}
