//! Aufstellung: where troops stand before the first round.

use std::cmp::Ordering;

use arrayvec::ArrayVec;
use measure::units::inches;
use measure::{Disc, Point, Rect};
use table::{Flow, Seat};

use crate::asked::{Deploy, Placed, Post, Question};
use crate::battle::{Battle, CharacterId, MAX_CHARACTERS, State, Step, TroopId};
use crate::content::Ability;
use crate::game::Play;
use crate::look::Look;
use crate::plan::centre;
use crate::reasons::Reason;
use crate::told::Event;
use crate::walk::{check_place, distance, is_within, towards};

/// HR-05: within 6 inches of the seat's own portal, or within 12 only if there is no more room.
const NEAR_PORTAL: i32 = inches(6);
const STILL_NEAR_PORTAL: i32 = inches(12);
/// HR-66.2, HR-68.3: farther than this from every enemy.
const FROM_ENEMY: i32 = inches(12);

/// Where a troop may be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Zone {
    /// Within a length of the seat's own portal.
    Portal(i32),
    /// HR-66.2, HR-68.3: anywhere away from enemies.
    Away,
    Anywhere,
}

impl Play<'_, '_> {
    /// HR-05: a player places troops one by one.
    pub(crate) fn deploy(&mut self, seat: Seat) -> Flow {
        let waiting: ArrayVec<TroopId, MAX_CHARACTERS> =
            self.battle.troops(seat).filter(|troop| is_waiting(self.battle, *troop) && !self.is_late(*troop)).collect();
        if waiting.is_empty() {
            let is_first = seat == self.battle.first;
            self.next(if is_first { Step::PlacePortal(seat.other()) } else { Step::DeployLate(seat.other()) });
            return Ok(());
        }
        let posts = [Post::Front, Post::Left, Post::Right, Post::Back];
        let plans = waiting.iter().flat_map(|troop| posts.map(|post| Deploy::Plan { troop: *troop, post }));
        let sample: Vec<Deploy> = plans.collect();
        self.place_troop(seat, Question::Deploy, &sample, &waiting, false)?;
        self.next(Step::Deploy(seat));
        Ok(())
    }

    /// HR-66.2, HR-68.3: scouts and explorers arrive after all others are placed.
    pub(crate) fn deploy_late(&mut self, seat: Seat) -> Flow {
        let late = self.battle.troops(seat).find(|troop| is_waiting(self.battle, *troop));
        match late {
            Some(troop) => {
                let posts = [Post::Front, Post::Left, Post::Right, Post::Back];
                let sample = posts.map(|post| Deploy::Plan { troop, post });
                self.place_troop(seat, Question::DeployLate { troop }, &sample, &[troop], true)?;
                self.next(Step::DeployLate(seat));
            }
            None if seat == self.battle.first => self.next(Step::DeployLate(seat.other())),
            None => self.next(Step::RollMission),
        }
        Ok(())
    }

    fn is_late(&self, troop: TroopId) -> bool {
        let look = self.look();
        let has = |who: CharacterId| look.has(who, Ability::Scouts) || look.has(who, Ability::Explorer);
        // An explorer who joined a unit as a specialist arrives with it.
        self.battle.enlisted(troop).any(|who| look.has(who, Ability::Scouts)) || self.battle.enlisted(troop).all(has)
    }

    fn place_troop(
        &mut self,
        seat: Seat,
        question: Question,
        sample: &[Deploy],
        troops: &[TroopId],
        late: bool,
    ) -> Flow {
        let (game, before) = (self.game, &*self.battle);
        let legal = |deploy: &Deploy| check_deployment(Look { game, battle: before }, troops, late, deploy);
        let (troop, places) = match self.table.ask_where(self.battle, seat, question, sample, legal)? {
            Deploy::Plan { troop, post } => (troop, plan(self.look(), troop, post, late)),
            Deploy::Places { troop, places } => (troop, places),
        };
        for Placed { who, at } in places {
            let base = self.look().base(who).at(at);
            if let Ok(elevation) = check_place(self.look(), base, 0) {
                let character = &mut self.battle[who];
                (character.state, character.place, character.elevation) = (State::Present, at, elevation);
            }
        }
        // A character without any room takes no part.
        let left: ArrayVec<CharacterId, MAX_CHARACTERS> =
            self.battle.enlisted(troop).filter(|who| self.battle[*who].state == State::Waiting).collect();
        for who in left {
            self.battle[who].state = State::Vanished;
        }
        self.table.tell(|| Event::Deployed { troop });
        Ok(())
    }
}

fn is_waiting(battle: &Battle, troop: TroopId) -> bool {
    battle.enlisted(troop).any(|who| battle[who].state == State::Waiting)
}

/// HR-05, HR-14: all characters of the troop, in its zone, in formation, without overlaps.
fn check_deployment(look: Look<'_>, troops: &[TroopId], late: bool, deploy: &Deploy) -> Result<(), Reason> {
    let (Deploy::Plan { troop, .. } | Deploy::Places { troop, .. }) = deploy;
    if !troops.contains(troop) {
        return Err(Reason::NotConcerned);
    }
    let Deploy::Places { places, .. } = deploy else { return Ok(()) };
    let expected: ArrayVec<CharacterId, MAX_CHARACTERS> = look.battle.enlisted(*troop).collect();
    let once = |who: &CharacterId| places.iter().filter(|placed| placed.who == *who).count() == 1;
    if places.len() != expected.len() || !expected.iter().all(once) {
        return Err(Reason::NotEverybodyOnce);
    }
    let zone = if late { Zone::Away } else { Zone::Portal(NEAR_PORTAL) };
    let mut after = look.battle.clone();
    for Placed { who, at } in places {
        let now = Look { game: look.game, battle: &after };
        let elevation = check_place(now, now.base(*who).at(*at), 0)?;
        check_zone(now, *who, *at, zone).or_else(|reason| {
            // HR-05: farther away is allowed only if the table finds no room closer.
            let is_full = zone != Zone::Away && find_place(now, *who, &[], zone, Post::Back).is_none();
            if is_full { check_zone(now, *who, *at, Zone::Portal(STILL_NEAR_PORTAL)) } else { Err(reason) }
        })?;
        let character = &mut after[*who];
        (character.state, character.place, character.elevation) = (State::Present, *at, elevation);
    }
    let now = Look { game: look.game, battle: &after };
    match now.find_gap_in_formation(*troop) {
        None => Ok(()),
        Some((one, other, gap)) => Err(Reason::OutOfFormation { one, other, gap, limit: now.formation(*troop) }),
    }
}

fn check_zone(look: Look<'_>, who: CharacterId, at: Point, zone: Zone) -> Result<(), Reason> {
    let base = look.base(who).at(at);
    match zone {
        Zone::Anywhere => Ok(()),
        Zone::Portal(limit) => {
            let portal = look.outline(look.game.portal_object(who.seat()));
            match base.compare_gap_to(portal, limit) {
                Ordering::Less | Ordering::Equal => Ok(()),
                Ordering::Greater => Err(Reason::FarFromPortal { who, gap: base.gap_to(portal), limit }),
            }
        }
        Zone::Away => {
            let near = look.battle.present(who.seat().other()).map(|enemy| (base.gap(look.base(enemy)), enemy)).min();
            match near.filter(|(gap, _)| *gap <= FROM_ENEMY) {
                Some((gap, enemy)) => Err(Reason::NearEnemy { who, enemy, gap, limit: FROM_ENEMY }),
                None => Ok(()),
            }
        }
    }
}

/// Places for a whole troop: as close to the post as possible, in the narrowest zone with enough room.
fn plan(look: Look<'_>, troop: TroopId, post: Post, late: bool) -> Vec<Placed> {
    let near = [Zone::Portal(NEAR_PORTAL), Zone::Portal(STILL_NEAR_PORTAL), Zone::Anywhere];
    let zones: &[Zone] = if late { &[Zone::Away, near[0], near[1], near[2]] } else { &near };
    let who: ArrayVec<CharacterId, MAX_CHARACTERS> = look.battle.enlisted(troop).collect();
    // There may not be room for all at the far end of a zone; at the portal there is, if there is any in the zone.
    let tries = zones.iter().flat_map(|zone| [(*zone, post), (*zone, Post::Back)]);
    let plans = tries.map(|(zone, post)| try_plan(look, &who, zone, post));
    let mut best = Vec::new();
    for plan in plans {
        if plan.len() == who.len() {
            return plan;
        }
        if plan.len() > best.len() {
            best = plan;
        }
    }
    best
}

fn try_plan(look: Look<'_>, all: &[CharacterId], zone: Zone, post: Post) -> Vec<Placed> {
    let mut after = look.battle.clone();
    let mut places: Vec<Placed> = Vec::with_capacity(all.len());
    for who in all.iter().copied() {
        let now = Look { game: look.game, battle: &after };
        let Some((at, elevation)) = find_place(now, who, &places, zone, post) else { return places };
        let character = &mut after[who];
        (character.state, character.place, character.elevation) = (State::Present, at, elevation);
        places.push(Placed { who, at });
    }
    places
}

/// The best free place for a character, in formation with those already placed.
fn find_place(look: Look<'_>, who: CharacterId, placed: &[Placed], zone: Zone, post: Post) -> Option<(Point, i32)> {
    let troop = look.battle.troop_of(who);
    let limit = look.formation(troop).min(crate::look::FORMATION);
    let base = look.base(who);
    let goal = match placed.first() {
        // The others gather around the first.
        Some(first) => first.at,
        None => find_post(look, who, post, zone),
    };
    let check = |at: Point| {
        check_zone(look, who, at, zone).ok()?;
        let there = base.at(at);
        let is_near = |one: &Placed| there.is_at_most(limit, look.base(one.who));
        if placed.iter().all(is_near) { check_place(look, there, 0).ok() } else { None }
    };
    let mut best: Option<(i32, Point, i32)> = None;
    let zone = bounds_of(look, base, who.seat(), zone);
    for (_, at) in look.game.routes().places_in(zone.low, zone.high) {
        let is_nearer = best.is_none_or(|(known, ..)| known > 0 && is_within(at, goal, known - 1));
        if is_nearer && let Some(elevation) = check(at) {
            best = Some((distance(at, goal), at, elevation));
        }
    }
    let (_, at, elevation) = best?;
    if placed.is_empty() { go_on(at, goal, check).or(Some((at, elevation))) } else { Some((at, elevation)) }
}

/// A rectangle around every place of a zone.
fn bounds_of(look: Look<'_>, base: Disc, seat: Seat, zone: Zone) -> Rect {
    match zone {
        Zone::Portal(limit) => look.outline(look.game.portal_object(seat)).bounds().grown(limit + base.radius()),
        Zone::Away | Zone::Anywhere => look.game.area().table,
    }
}

/// The farthest good place on the way from a grid point to a goal.
fn go_on(from: Point, goal: Point, check: impl Fn(Point) -> Option<i32>) -> Option<(Point, i32)> {
    let (mut good, mut bad) = (0, distance(from, goal) + 1);
    let mut found = None;
    while bad - good > 1 {
        let middle = good.midpoint(bad);
        let at = towards(from, goal, middle);
        match check(at) {
            Some(elevation) => (good, found) = (middle, Some((at, elevation))),
            None => bad = middle,
        }
    }
    found
}

/// The place that a post stands for: as far as the zone goes towards the middle of the area or to the side, or at the
/// portal. With the whole area as zone, it is the enemy's portal or the edge on either side.
fn find_post(look: Look<'_>, who: CharacterId, post: Post, zone: Zone) -> Point {
    let outline = look.outline(look.game.portal_object(who.seat()));
    let portal = centre(look, look.game.portal_object(who.seat()));
    let high = look.game.area().table.high;
    let middle = Point::clamped(high.x() / 2, high.y() / 2);
    let (x, y) = (middle.x() - portal.x(), middle.y() - portal.y());
    let (low, far) = (outline.bounds().low, outline.bounds().high);
    let length = match zone {
        Zone::Away => distance(Point::ORIGIN, high),
        Zone::Portal(_) | Zone::Anywhere => NEAR_PORTAL + look.card(who).radius + distance(low, far) / 2,
    };
    let ahead = |x: i32, y: i32| towards(portal, portal.shifted(x, y), length);
    match post {
        Post::Front => ahead(x, y),
        Post::Left => ahead(x - y, y + x),
        Post::Right => ahead(x + y, y - x),
        Post::Back => portal,
    }
}
