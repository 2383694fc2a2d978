//! HR-61.1: pushing objects.

use arrayvec::ArrayVec;
use measure::{Point, Polygon};
use table::Flow;

use crate::asked::{Marching, Push, Question};
use crate::battle::{CharacterId, Moved, ObjectId, TroopId};
use crate::content::{Ability, outlines_overlap};
use crate::game::Play;
use crate::look::Look;
use crate::march::{Order, Pace};
use crate::plan::{AROUND, centre, round_out};
use crate::reasons::{Obstacle, Reason};
use crate::told::{Event, Leg};
use crate::walk::{allowance, distance};

/// Objects that a character can push now: movable, in contact, with nobody on top, and both on flat ground.
pub(crate) fn list_pushable(look: Look<'_>, by: CharacterId) -> ArrayVec<ObjectId, 8> {
    if !look.has(by, Ability::PushObject) || look.is_engaged(by) || look.battle[by].elevation != 0 {
        return ArrayVec::new();
    }
    look.objects().filter(|object| is_pushable(look, by, *object)).take(8).collect()
}

fn is_pushable(look: Look<'_>, by: CharacterId, object: ObjectId) -> bool {
    let outline = look.outline(object);
    let mut standing = look.battle.everybody().map(|who| look.battle[who].place);
    look.traits(object).movable
        && !look.traits(object).uneven
        && look.touches(by, object)
        && !standing.any(|place| outline.holds(place))
        && !look.battle.markers.iter().any(|marker| outline.holds(marker.place))
}

/// Where the object is after a push: the pusher moves straight to a place and the object moves along, at most half a
/// move, over flat ground.
pub(crate) fn check_push(look: Look<'_>, troop: TroopId, movers: u64, push: &Push) -> Result<Polygon, Reason> {
    let Push { by, object, to } = *push;
    let is_one = look.battle.members(troop).any(|who| who == by && movers & who.bit() != 0);
    if !is_one {
        return Err(Reason::NotConcerned);
    }
    if !list_pushable(look, by).contains(&object) {
        return Err(Reason::NotPushable { object });
    }
    let from = look.battle[by].place;
    let (cost, limit) = (distance(from, to), allowance(look, by) / 2);
    if cost > limit {
        return Err(Reason::TooFar { who: by, cost, limit });
    }
    let (x, y) = (to.x() - from.x(), to.y() - from.y());
    let middle = centre(look, object);
    let away = i64::from(x) * i64::from(middle.x() - from.x()) + i64::from(y) * i64::from(middle.y() - from.y());
    if away <= 0 {
        return Err(Reason::Pulled);
    }
    let outline = look.outline(object);
    // The whole way must be free: it is sampled in steps too small for anything to be missed.
    let steps = (cost / 500).clamp(1, 64);
    let mut last = outline.clone();
    for step in 1..=steps {
        let part = |length: i32| (i64::from(length) * i64::from(step) / i64::from(steps)) as i32;
        last = shifted(outline, part(x), part(y)).ok_or(Reason::NotPushable { object })?;
        check_room(look, by, object, &last, from.shifted(part(x), part(y)))?;
    }
    Ok(last)
}

fn check_room(
    look: Look<'_>,
    by: CharacterId,
    object: ObjectId,
    outline: &Polygon,
    pusher: Point,
) -> Result<(), Reason> {
    let refuse = |by: Obstacle| Err(Reason::ObjectInTheWay { object, by });
    let (table, bounds) = (look.game.area().table, outline.bounds());
    if !table.holds(bounds.low, 0) || !table.holds(bounds.high, 0) {
        return refuse(Obstacle::Edge);
    }
    let base = look.base(by).at(pusher);
    for other in look.objects().filter(|other| *other != object) {
        if outlines_overlap(look.outline(other), outline) || base.overlaps_with(look.outline(other)) {
            return refuse(Obstacle::Object(other));
        }
    }
    for who in look.battle.everybody().filter(|who| *who != by) {
        if look.base(who).overlaps_with(outline) || look.base(who).overlaps(base) {
            return refuse(Obstacle::Character(who));
        }
    }
    let is_inside = table.holds(base.centre(), base.radius()) && !base.overlaps_with(outline);
    if is_inside { Ok(()) } else { refuse(Obstacle::Edge) }
}

fn shifted(outline: &Polygon, x: i32, y: i32) -> Option<Polygon> {
    Polygon::new(outline.corners().iter().map(|corner| corner.shifted(x, y)).collect(), outline.height()).ok()
}

impl Play<'_, '_> {
    /// A member of the troop pushes an object; the others may move meanwhile.
    pub(crate) fn push_action(&mut self, troop: TroopId, movers: u64) -> Flow {
        let look = self.look();
        let sample = list_pushes(look, troop, movers);
        if sample.is_empty() {
            return Ok(());
        }
        let (game, before) = (self.game, &*self.battle);
        let legal = |push: &Push| check_whole_push(Look { game, battle: before }, troop, movers, push);
        let push = self.table.ask_where(self.battle, troop.seat(), Question::Push { troop }, &sample, legal)?;
        let Ok(outline) = check_push(self.look(), troop, movers, &push) else { return Ok(()) };
        let Push { by, object, to } = push;
        self.battle.moved.retain(|moved| moved.object != object);
        self.battle.moved.push(Moved { object, outline });
        let from = self.battle[by].place;
        self.put(by, to, 0);
        self.table.tell(|| Event::Pushed { by, object, leg: Leg { from, to } });
        let order = Order { troop, movers: movers & !by.bit(), pace: Pace::Full };
        self.march(order, Question::March { troop, why: Marching::WithPusher })?;
        Ok(())
    }
}

/// HR-14: the pusher has to stay in formation, too.
fn check_whole_push(look: Look<'_>, troop: TroopId, movers: u64, push: &Push) -> Result<(), Reason> {
    check_push(look, troop, movers, push)?;
    let mut after = look.battle.clone();
    after[push.by].place = push.to;
    let now = Look { game: look.game, battle: &after };
    match now.find_gap_in_formation(troop) {
        None => Ok(()),
        Some((one, other, gap)) => Err(Reason::OutOfFormation { one, other, gap, limit: now.formation(troop) }),
    }
}

/// Pushes in all directions: half a move, or less if that is not possible.
pub(crate) fn list_pushes(look: Look<'_>, troop: TroopId, movers: u64) -> Vec<Push> {
    let mut pushes = Vec::new();
    for by in look.battle.members(troop).filter(|by| movers & by.bit() != 0) {
        let from = look.battle[by].place;
        for object in list_pushable(look, by) {
            for (x, y) in AROUND {
                let whole = allowance(look, by) / 2 - 4;
                let lengths = [whole, whole / 2, whole / 4, whole / 8];
                let ahead = |length| from.shifted(round_out(x, length), round_out(y, length));
                let mut tries = lengths.into_iter().map(|length| Push { by, object, to: ahead(length) });
                pushes.extend(tries.find(|push| check_whole_push(look, troop, movers, push).is_ok()));
            }
        }
    }
    pushes
}
