//! Being moved by others, and falling.

use arrayvec::ArrayVec;
use measure::units::inches;
use measure::{Disc, Point, Polygon, Thing, Things};
use table::Flow;

use crate::asked::{Question, Spot};
use crate::battle::{CharacterId, ObjectId};
use crate::content::Ability;
use crate::game::Play;
use crate::look::Look;
use crate::plan::{AROUND, round_out};
use crate::reasons::{Obstacle, Reason};
use crate::told::{Event, Leg};
use crate::walk::{check_place, distance};

/// HR-22: falling from this height or less hurts nobody.
const SAFE_FALL: i32 = inches(3);

/// Whether a character can be shoved straight to a place: through no other character, and against nothing higher than
/// where it stands. It may fall. Gives the height of the ground there.
pub(crate) fn check_shove(look: Look<'_>, who: CharacterId, to: Point, limit: i32) -> Result<i32, Reason> {
    let base = look.base(who);
    let length = distance(base.centre(), to);
    if length > limit {
        return Err(Reason::ShovedTooFar { length, limit });
    }
    let height = look.battle[who].elevation;
    let mut walls: ArrayVec<&Polygon, 48> = ArrayVec::new();
    let mut ids: ArrayVec<ObjectId, 48> = ArrayVec::new();
    for object in look.objects().filter(|object| !look.traits(*object).uneven) {
        if look.outline(object).height() > height && !walls.is_full() {
            walls.push(look.outline(object));
            ids.push(object);
        }
    }
    let others: ArrayVec<CharacterId, 64> = look.battle.everybody().filter(|other| *other != who).collect();
    let discs: ArrayVec<Disc, 64> = others.iter().map(|other| look.base(*other)).collect();
    let things = Things { table: look.game.area().table, polygons: &walls, discs: &discs };
    let checked = measure::check(base, &[to], &things, &[]).ok_or(Reason::TooManyPoints)?;
    if let Some(collision) = checked.collision {
        let by = match collision.with {
            Thing::Edge => Obstacle::Edge,
            Thing::Disc(at) => Obstacle::Character(others[at]),
            Thing::Polygon(at) => Obstacle::Object(ids[at]),
        };
        return Err(Reason::InTheWay { who, by, at: collision.at });
    }
    check_place(look, base.at(to), who.bit())
}

impl Look<'_> {
    /// HR-66.3: some units stand firm.
    pub(crate) fn can_be_moved(self, who: CharacterId, by: CharacterId) -> bool {
        who.seat() == by.seat() || !self.has_by_unit(who, Ability::FirmStand)
    }

    /// HR-65.8: whether two characters fit into each other's places.
    pub(crate) fn can_swap(self, who: CharacterId, with: CharacterId) -> bool {
        let both = who.bit() | with.bit();
        let fits = |one: CharacterId, other: CharacterId| {
            check_place(self, self.base(one).at(self.battle[other].place), both).is_ok()
        };
        let (one, other) = (self.base(who).at(self.battle[with].place), self.base(with).at(self.battle[who].place));
        self.can_be_moved(with, who) && fits(who, with) && fits(with, who) && !one.overlaps(other)
    }
}

impl Play<'_, '_> {
    /// HR-62.5, HR-64.1: a player may move a character up to a number of inches in any direction.
    pub(crate) fn offer_shove(&mut self, who: CharacterId, by: CharacterId, count: u8) -> Flow {
        let look = self.look();
        if !self.battle[who].is_present() || !look.can_be_moved(who, by) {
            return Ok(());
        }
        let limit = inches(count.into());
        let from = self.battle[who].place;
        let mut sample: ArrayVec<Spot, 9> = ArrayVec::new();
        sample.push(Spot::Nowhere);
        for (x, y) in AROUND {
            // Slightly less, since diagonals are rounded outwards.
            let reach = limit - 4;
            let at = from.shifted(round_out(x, reach), round_out(y, reach));
            if check_shove(look, who, at, limit).is_ok() {
                sample.push(Spot::At { at });
            }
        }
        let (game, before) = (self.game, &*self.battle);
        let legal = |spot: &Spot| match spot {
            Spot::Nowhere => Ok(()),
            Spot::At { at } => check_shove(Look { game, battle: before }, who, *at, limit).map(|_| ()),
        };
        let question = Question::Shove { who, by, inches: count };
        if let Spot::At { at } = self.table.ask_where(self.battle, by.seat(), question, &sample, legal)?
            && let Ok(elevation) = check_shove(self.look(), who, at, limit)
        {
            let from = self.battle[who].place;
            self.table.tell(|| Event::Shoved { who, by, to: at, leg: Leg { from, to: at } });
            self.drop_to(who, at, elevation)?;
        }
        Ok(())
    }

    /// HR-22: falling more than 3 inches gives a wound marker; HR-61.6: some land softly.
    fn drop_to(&mut self, who: CharacterId, to: Point, elevation: i32) -> Flow {
        let depth = self.battle[who].elevation - elevation;
        self.put(who, to, elevation);
        if depth > SAFE_FALL {
            self.table.tell(|| Event::Fell { who, depth });
            if !self.look().has(who, Ability::FeatherFall) {
                self.wound(who)?;
            }
        }
        Ok(())
    }
}
