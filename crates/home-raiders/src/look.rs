//! The battle as rules read it: characters with their cards, objects, contact, abilities.

use measure::units::{CONTACT, INCH, inches};
use measure::{Body, Disc, Point, Polygon};
use table::Seat;

use crate::battle::{Battle, CharacterId, Marks, ObjectId, TroopId, disc};
use crate::content::{Ability, Card, TroopType};
use crate::game::HomeRaiders;
use crate::reasons::Obstacle;
use crate::view::ObjectFacts;

/// A battle together with its game.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    pub game: &'a HomeRaiders,
    pub battle: &'a Battle,
}

/// The largest difference in height at which characters touch each other.
pub const ARMS_LENGTH: i32 = INCH;

/// HR-14: how far characters of a unit may be apart.
pub const FORMATION: i32 = inches(3);
/// HR-66.5.
const OPEN_FORMATION: i32 = inches(5);
/// HR-62.9.
const REACH: i32 = inches(2);
/// HR-68.5.
const STRATEGIST: i32 = inches(3);

/// Characters.
impl<'a> Look<'a> {
    #[inline]
    pub fn card(self, who: CharacterId) -> &'a Card {
        self.game.card(self.battle, who)
    }

    #[inline]
    pub fn base(self, who: CharacterId) -> Disc {
        disc(self.battle[who].place, self.card(who).radius)
    }

    pub fn body(self, who: CharacterId) -> Body {
        let foot = self.battle[who].elevation;
        let head = foot.saturating_add(self.card(who).height);
        Body::new(self.base(who), foot, head)
            .unwrap_or_else(|_| Body::new(self.base(who), 0, 0).expect("0 is possible"))
    }

    /// HR-20: from base to base, on the plan.
    pub fn gap(self, one: CharacterId, other: CharacterId) -> i32 {
        self.base(one).gap(self.base(other))
    }

    #[inline]
    pub fn is_within(self, length: i32, one: CharacterId, other: CharacterId) -> bool {
        self.base(one).is_at_most(length, self.base(other))
    }

    /// HR-23: bases touch, and neither character stands much higher than the other.
    #[inline]
    pub fn in_contact(self, one: CharacterId, other: CharacterId) -> bool {
        let rise = self.battle[one].elevation - self.battle[other].elevation;
        rise.abs() <= ARMS_LENGTH && self.is_within(CONTACT, one, other)
    }

    #[inline]
    pub fn enemies_in_contact(self, who: CharacterId) -> impl Iterator<Item = CharacterId> + 'a {
        self.battle.present(who.seat().other()).filter(move |enemy| self.in_contact(who, *enemy))
    }

    pub fn friends_in_contact(self, who: CharacterId) -> impl Iterator<Item = CharacterId> + 'a {
        self.battle.friends_of(who).filter(move |friend| self.in_contact(who, *friend))
    }

    /// HR-23: in base contact with an enemy.
    pub fn is_engaged(self, who: CharacterId) -> bool {
        self.enemies_in_contact(who).next().is_some()
    }

    /// HR-62.9: which enemies a character can strike: those in contact, or up to 2 inches away with reach.
    pub fn can_strike(self, by: CharacterId, at: CharacterId) -> bool {
        if self.in_contact(by, at) {
            return true;
        }
        let rise = self.battle[by].elevation - self.battle[at].elevation;
        self.has(by, Ability::Reach) && rise.abs() <= REACH && self.is_within(REACH, by, at)
    }

    /// Whether it is the last of its troop, so that a leader can be singled out (HR-44).
    pub fn is_last_of_troop(self, who: CharacterId) -> bool {
        self.battle.members(self.battle.troop_of(who)).count() == 1
    }

    pub fn is_leader(self, who: CharacterId) -> bool {
        self.card(who).kind == TroopType::Leader
    }

    /// HR-13: a leader in a unit with others.
    pub fn is_attached(self, who: CharacterId) -> bool {
        self.is_leader(who) && !self.is_last_of_troop(who)
    }
}

/// Abilities (HR-60).
impl<'a> Look<'a> {
    /// Whether a character has an ability of its own now.
    #[inline]
    pub fn has(self, who: CharacterId, ability: Ability) -> bool {
        self.game.is_complex() && self.card(who).abilities.has(ability) && !self.battle[who].lost.has(ability)
    }

    /// HR-66: an ability of the unit applies to everybody in it, including characters that joined it.
    pub fn has_by_unit(self, who: CharacterId, ability: Ability) -> bool {
        self.game.is_complex() && !self.battle[who].lost.has(ability) && {
            self.battle.members(self.battle.troop_of(who)).any(|member| self.has(member, ability))
        }
    }

    /// Whether a leader has a leader ability now; HR-64.8: a confused one has none.
    pub fn has_as_leader(self, leader: CharacterId, ability: Ability) -> bool {
        self.has(leader, ability) && !self.battle[leader].marks.contains(Marks::CONFUSED)
    }

    /// HR-67: a leader's abilities apply to the leader's unit; HR-67.9: a general's to the whole team; HR-68.6: a
    /// messenger's to the unit that got the message.
    pub fn leads(self, leader: CharacterId, who: CharacterId) -> bool {
        let troop = self.battle.troop_of(who);
        self.battle.troop_of(leader) == troop
            || self.has_as_leader(leader, Ability::General)
            || self.battle[troop].message_of == Some(leader)
    }

    /// Whether a character has a leader ability through a leader that leads it.
    pub fn has_by_leader(self, who: CharacterId, ability: Ability) -> bool {
        let mut leaders = self.battle.present(who.seat());
        self.game.is_complex() && leaders.any(|leader| self.has_as_leader(leader, ability) && self.leads(leader, who))
    }

    /// HR-68.5: a friend nearby who keeps an eye on everybody.
    pub fn has_strategist(self, who: CharacterId) -> bool {
        let friends = self.battle.present(who.seat()).filter(|friend| *friend != who);
        self.game.is_complex()
            && friends
                .into_iter()
                .any(|friend| self.has(friend, Ability::PrudentStrategist) && self.is_within(STRATEGIST, who, friend))
    }
}

/// Formation (HR-14).
impl<'a> Look<'a> {
    /// How far characters of this troop may be apart.
    pub fn formation(self, troop: TroopId) -> i32 {
        let open = |who| self.has(who, Ability::OpenFormation);
        if self.battle.members(troop).any(open) { OPEN_FORMATION } else { FORMATION }
    }

    /// The two members of a troop that are farthest apart, if that is too far.
    pub fn find_gap_in_formation(self, troop: TroopId) -> Option<(CharacterId, CharacterId, i32)> {
        let limit = self.formation(troop);
        let mut widest = None;
        for one in self.battle.members(troop) {
            for other in self.battle.members(troop).take_while(|other| *other != one) {
                if !self.is_within(limit, one, other) {
                    let gap = self.gap(one, other);
                    if widest.is_none_or(|(_, _, known)| known < gap) {
                        widest = Some((one, other, gap));
                    }
                }
            }
        }
        widest
    }

    /// HR-14: a unit out of formation must move together, if any member that is not held by an enemy can move.
    pub fn must_regroup(self, troop: TroopId) -> bool {
        let limit = self.formation(troop);
        let mut members = self.battle.members(troop);
        self.find_gap_in_formation(troop).is_some()
            && members.any(|who| {
                !self.is_engaged(who)
                    && self.battle.members(troop).any(|other| other != who && !self.is_within(limit, who, other))
            })
    }
}

/// Objects (HR-04).
impl<'a> Look<'a> {
    /// All objects with their current outlines.
    #[inline]
    pub fn outlines(self) -> impl Iterator<Item = (ObjectId, &'a Polygon)> {
        self.objects().map(move |object| (object, self.outline(object)))
    }

    /// All objects, including portals once they are placed (HR-05).
    #[inline]
    pub fn objects(self) -> impl Iterator<Item = ObjectId> + 'a {
        let area = (0..self.game.area().objects.len()).map(|index| ObjectId(index as u8));
        let portals = [Seat(0), Seat(1)].into_iter().filter(move |seat| self.battle.side(*seat).portal.is_some());
        area.chain(portals.map(move |seat| self.game.portal_object(seat)))
    }

    /// The current outline of an object, which must be one of [`Look::objects`].
    #[inline]
    pub fn outline(self, object: ObjectId) -> &'a Polygon {
        if let Some(moved) = self.battle.moved.iter().find(|moved| moved.object == object) {
            return &moved.outline;
        }
        match self.game.portal_of(object) {
            Some(seat) => {
                let site = self.battle.side(seat).portal.unwrap_or(crate::content::Site::Left);
                self.game.portal_outline(seat, site)
            }
            None => &self.game.area().objects[object.index()].outline,
        }
    }

    /// HR-04: the properties of an object.
    #[inline]
    pub fn traits(self, object: ObjectId) -> &'a ObjectFacts {
        &self.game.objects()[object.index()]
    }

    /// Whether a base stands safely at a place, regardless of other characters: the height of the ground, or what is
    /// wrong.
    ///
    /// A base has to be completely on an object; it may stand anyhow on uneven ones.
    pub fn ground(self, base: Disc) -> Result<i32, Footing> {
        if !self.game.area().table.holds(base.centre(), base.radius()) {
            return Err(Footing::Blocked(Obstacle::Edge));
        }
        let mut elevation = 0;
        for (object, outline) in self.outlines() {
            if !base.overlaps_with(outline) {
                continue;
            }
            let traits = self.traits(object);
            if traits.uneven {
                if outline.holds(base.centre()) {
                    elevation = elevation.max(outline.height());
                }
            } else if !traits.climbable {
                return Err(Footing::Blocked(Obstacle::Object(object)));
            } else if base.is_inside(outline) {
                elevation = outline.height();
            } else {
                return Err(Footing::Unsteady(object));
            }
        }
        Ok(elevation)
    }

    /// A character whose base overlaps this one, except for those in the mask.
    pub fn find_overlap(self, base: Disc, except: u64) -> Option<CharacterId> {
        let mut others = self.battle.everybody().filter(|other| other.bit() & except == 0);
        others.find(|other| base.overlaps(self.base(*other)))
    }

    /// The object at a point, unless it is uneven.
    pub fn object_under(self, at: Point) -> Option<ObjectId> {
        let mut holding = self.outlines().filter(|(_, outline)| outline.holds(at)).map(|(object, _)| object);
        holding.find(|object| !self.traits(*object).uneven)
    }

    /// Base contact with an object: touching its outline, or standing on it.
    pub fn touches(self, who: CharacterId, object: ObjectId) -> bool {
        let outline = self.outline(object);
        self.base(who).compare_gap_to(outline, CONTACT) != std::cmp::Ordering::Greater
    }

    /// HR-07: base contact with a marker.
    pub fn touches_marker(self, who: CharacterId, marker: usize) -> bool {
        let marker = &self.battle.markers[marker];
        let rise = self.battle[who].elevation - marker.elevation;
        rise.abs() <= ARMS_LENGTH && self.base(who).is_at_most(CONTACT, disc(marker.place, MARKER))
    }
}

/// The radius of a marker: a coin.
pub const MARKER: i32 = 800;

/// What is wrong with a place to stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Footing {
    Blocked(Obstacle),
    Unsteady(ObjectId),
}
