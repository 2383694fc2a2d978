//! No accepted move overlaps bases, leaves the area, or breaks a formation where that is forbidden: random games,
//! checked with separate geometry.
//!
//! Ways are followed in small steps with plain distances; nothing here uses the geometry of the rules. Besides offered
//! ways, troops take random ways that were not offered.

use std::sync::Arc;

use home_raiders::asked::{Choice, Deploy, March, Marching, Placed, Question, Way};
use home_raiders::battle::{Battle, CharacterId, ObjectId, TroopId};
use home_raiders::content::{Ability, Content};
use home_raiders::look;
use home_raiders::{HomeRaiders, MissionRule, MusterRule, Options};
use measure::{Point, Polygon};
use table::{Dice, FastDice, Game, Match, Pending, Rolls};

/// Tolerance for rounding to whole units, and no more.
const SLACK: f64 = 2.0;
/// The distance between two samples of a way: a fiftieth of an inch.
const STRIDE: f64 = 50.0;
const INCH: f64 = 2540.0;

/// HR-04, HR-05, HR-14, HR-21, for every accepted move.
#[test]
fn no_accepted_move_overlaps_leaves_the_area_or_breaks_formation() {
    let content = Arc::new(Content::built_in().clone());
    let mut tried = Tried::default();
    for number in 0..30 {
        play(&content, number, &mut tried);
    }
    assert!(tried.ways > 200, "only {} ways of chance were accepted", tried.ways);
    assert!(tried.refused > 200, "only {} ways of chance were refused", tried.refused);
    assert!(tried.places > 10, "only {} places of chance were accepted", tried.places);
}

/// How many moves that were not offered were accepted.
#[derive(Default)]
struct Tried {
    ways: u32,
    refused: u32,
    places: u32,
}

/// Plays a random game with large teams of two factions in one of the areas.
fn play(content: &Arc<Content>, number: u64, tried: &mut Tried) {
    let pick = |number: u64| content.factions[number as usize % content.factions.len()].key.clone();
    let missions = [MissionRule::MakeVanish, MissionRule::ControlPortal, MissionRule::StrategicPoint];
    let options = Options {
        stars: if number.is_multiple_of(2) { 6 } else { 12 },
        factions: [pick(number), pick(number / 5 + 2 * number + 1)],
        muster: MusterRule::Ready,
        area: content.areas[number as usize % content.areas.len()].key.clone(),
        mission: missions[number as usize % 3],
        ..Options::default()
    };
    let game = HomeRaiders::set_up(content.clone(), options).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    let mut running = Match::new(Arc::new(game), Rolls::Seeded(number));
    let mut dice = FastDice::new(number);
    while let Pending::Asked(asked) = running.pending() {
        let asked = &asked[dice.roll(asked.len() as u32) as usize - 1];
        let (seat, question) = (asked.seat, asked.question);
        let offered = asked.options[dice.roll(asked.options.len() as u32) as usize - 1].clone();
        let before = running.now().clone();
        let mut chosen = None;
        for _ in 0..3 {
            let Some(choice) = dream_up(running.game(), &before, question, &offered, &mut dice) else { break };
            if running.answer(seat, choice.clone()).is_err() {
                tried.refused += 1;
                continue;
            }
            match choice {
                Choice::Deploy(_) => tried.places += 1,
                _ => tried.ways += 1,
            }
            chosen = Some(choice);
            break;
        }
        let choice = chosen.unwrap_or_else(|| {
            running.answer(seat, offered.clone()).unwrap_or_else(|why| panic!("game {number}: {offered:?}: {why:?}"));
            offered
        });
        let look = Look { game: running.game(), battle: running.now(), number };
        look.check_bases();
        let started = Look { game: running.game(), battle: &before, number };
        if let (Question::March { troop, why, .. }, Choice::March(March::Ways { ways, .. })) = (question, &choice) {
            started.check_ways(ways, why);
            look.check_formation(&started, troop);
        }
        if let (Question::March { troop, .. }, Choice::March(March::Towards(_))) = (question, &choice) {
            look.check_formation(&started, troop);
        }
        if let Choice::Deploy(Deploy::Plan { troop, .. } | Deploy::Places { troop, .. }) = &choice {
            look.check_formation(&look, *troop);
            look.check_deployment(*troop, matches!(question, Question::DeployLate { .. }));
        }
    }
}

/// A random answer to a question about places, close to legal ones.
fn dream_up(
    game: &HomeRaiders,
    battle: &Battle,
    question: Question,
    offered: &Choice,
    dice: &mut FastDice,
) -> Option<Choice> {
    let look = Look { game, battle, number: 0 };
    match question {
        Question::March { troop, .. } => {
            let (x, y) = (dice.roll(201) as i32 - 101, dice.roll(201) as i32 - 101);
            let ways = battle.members(troop).map(|who| {
                let far = (look.move_of(who) as i32).max(100);
                let legs = dice.roll(2) as i32;
                let mut here = battle[who].place;
                let points = (0..legs).map(|_| {
                    let (x, y) = (x + dice.roll(41) as i32 - 21, y + dice.roll(41) as i32 - 21);
                    here = here.shifted(x * far / 142 / legs, y * far / 142 / legs);
                    here
                });
                Way { who, points: points.collect() }
            });
            Some(Choice::March(March::Ways { ways: ways.collect(), leaves: None }))
        }
        Question::Deploy => {
            let Choice::Deploy(Deploy::Plan { troop, .. }) = offered else { return None };
            let outline = look.outline(game.portal_object(troop.seat()));
            let corner = outline.corners()[0];
            let middle = corner.shifted(dice.roll(40_001) as i32 - 20_001, dice.roll(40_001) as i32 - 20_001);
            let places = battle.enlisted(*troop).map(|who| {
                let at = middle.shifted(dice.roll(12_001) as i32 - 6_001, dice.roll(12_001) as i32 - 6_001);
                Placed { who, at }
            });
            Some(Choice::Deploy(Deploy::Places { troop: *troop, places: places.collect() }))
        }
        _ => None,
    }
}

/// A battle as seen by a person with nothing but a ruler.
struct Look<'a> {
    game: &'a HomeRaiders,
    battle: &'a Battle,
    number: u64,
}

impl Look<'_> {
    /// Every character stands inside the area, and not on another character or in an object; objects do not overlap.
    fn check_bases(&self) {
        let number = self.number;
        let everybody: Vec<CharacterId> = self.battle.everybody().collect();
        let high = self.game.area().table.high;
        for (nth, who) in everybody.iter().enumerate() {
            let (at, radius) = (place(self.battle[*who].place), self.radius(*who));
            let fits = |along: f64, most: i32| along + SLACK >= radius && along - SLACK <= f64::from(most) - radius;
            assert!(fits(at.0, high.x()) && fits(at.1, high.y()), "game {number}: {who:?} stands beyond the edge");
            for other in &everybody[nth + 1..] {
                let apart = distance(at, place(self.battle[*other].place));
                let both = radius + self.radius(*other);
                assert!(apart + SLACK >= both, "game {number}: {who:?} and {other:?} overlap at {at:?}");
            }
            let mut height = 0;
            for object in self.objects() {
                let (outline, traits) = (self.outline(object), self.look().traits(object));
                if traits.uneven {
                    if is_inside(at, outline) {
                        height = height.max(outline.height());
                    }
                    continue;
                }
                let (is_on, gap) = (is_inside(at, outline), distance_to_edge(at, outline));
                assert!(gap + SLACK >= radius, "game {number}: {who:?} stands on the edge of {object:?} at {at:?}");
                assert!(!is_on || traits.climbable, "game {number}: {who:?} stands in {object:?} at {at:?}");
                if is_on {
                    height = height.max(outline.height());
                }
            }
            assert_eq!(self.battle[*who].elevation, height, "game {number}: {who:?} floats or is buried at {at:?}");
        }
        let objects: Vec<ObjectId> = self.objects().collect();
        for object in &objects {
            let inside = |corner: &Point| (0..=high.x()).contains(&corner.x()) && (0..=high.y()).contains(&corner.y());
            assert!(self.outline(*object).corners().iter().all(inside), "game {number}: {object:?} sticks out");
        }
        for moved in &self.battle.moved {
            for other in objects.iter().filter(|other| **other != moved.object) {
                let mut corners = moved.outline.corners().iter().map(|corner| place(*corner));
                let deep =
                    |at| is_inside(at, self.outline(*other)) && distance_to_edge(at, self.outline(*other)) > SLACK;
                assert!(!corners.any(deep), "game {number}: {:?} was pushed into {other:?}", moved.object);
            }
        }
    }

    /// HR-21: ways are no longer than allowed and cross no character or object. Characters move one after the other.
    fn check_ways(&self, ways: &[Way], why: Marching) {
        let number = self.number;
        let mut places: Vec<(CharacterId, (f64, f64))> =
            self.battle.everybody().map(|who| (who, place(self.battle[who].place))).collect();
        for Way { who, points } in ways {
            let field = self.look();
            let (flies, is_phantom) = (field.has(*who, Ability::Flight), field.has(*who, Ability::Phantom));
            let radius = self.radius(*who);
            let mut here = place(self.battle[*who].place);
            let (start, mut length) = (here, 0.0);
            for to in points {
                let there = place(*to);
                let leg = distance(here, there);
                length += leg;
                let steps = (leg / STRIDE).ceil().max(1.0);
                for step in 0..=steps as u32 {
                    let share = f64::from(step) / steps;
                    let at = (here.0 + (there.0 - here.0) * share, here.1 + (there.1 - here.1) * share);
                    let others = places.iter().filter(|(other, _)| other != who && !flies && !is_phantom);
                    for (other, place) in others {
                        let both = radius + self.radius(*other);
                        let is_apart = distance(at, *place) + SLACK >= both;
                        assert!(is_apart, "game {number}: {who:?} goes through {other:?} by {points:?}");
                    }
                    for object in self.objects().filter(|_| !flies) {
                        let (outline, traits) = (self.outline(object), field.traits(object));
                        let is_wall = !traits.uneven && !traits.climbable;
                        let gap = if is_inside(at, outline) { 0.0 } else { distance_to_edge(at, outline) };
                        assert!(!is_wall || gap + SLACK >= radius, "game {number}: {who:?} goes through {object:?}");
                    }
                }
                here = there;
            }
            // HR-61.5, HR-67.4: how much of the move is available.
            let part = match why {
                Marching::BeforeFire => 0.5,
                Marching::Retreat => INCH / self.move_of(*who),
                _ => 1.0,
            };
            let limit = self.move_of(*who) * part + 1.0;
            assert!(length <= limit, "game {number}: {length} units from {start:?} are more than {limit}");
            if let Some((_, place)) = places.iter_mut().find(|(other, _)| other == who) {
                *place = here;
            }
        }
    }

    /// HR-14: a unit in formation stays in it; where it was lost, the widest gap has not grown. Reactions to a march,
    /// like free attacks on characters that break away, only remove or push characters.
    fn check_formation(&self, before: &Look<'_>, troop: TroopId) {
        let limit = self.formation(troop);
        let known = before.widest_gap(troop).max(limit);
        let widest = self.widest_gap(troop);
        let was_moved = self.battle.members(troop).count() == before.battle.members(troop).count();
        let holds = widest <= known + SLACK;
        assert!(holds || !was_moved, "game {}: {troop:?} is {widest} apart, {known} before", self.number);
    }

    /// HR-05, HR-66.2, HR-68.3: near the player's own portal, or far from all enemies.
    fn check_deployment(&self, troop: TroopId, is_late: bool) {
        let number = self.number;
        let portal = self.outline(self.game.portal_object(troop.seat()));
        for who in self.battle.members(troop) {
            let at = place(self.battle[who].place);
            let gap = distance_to_edge(at, portal) - self.radius(who);
            let enemies = self.battle.present(troop.seat().other());
            let to_enemy = |enemy: CharacterId| {
                distance(at, place(self.battle[enemy].place)) - self.radius(who) - self.radius(enemy)
            };
            let is_far = enemies.map(to_enemy).all(|gap| gap + SLACK >= 12.0 * INCH);
            let is_near = gap <= 12.0 * INCH + SLACK;
            assert!(is_near || is_late && is_far, "game {number}: {who:?} stands {gap} from the portal");
        }
    }

    fn formation(&self, troop: TroopId) -> f64 {
        let is_open = self.battle.members(troop).any(|who| self.look().has(who, Ability::OpenFormation));
        if is_open { 5.0 * INCH } else { 3.0 * INCH }
    }

    fn widest_gap(&self, troop: TroopId) -> f64 {
        let members: Vec<CharacterId> = self.battle.members(troop).collect();
        let mut widest: f64 = 0.0;
        for one in &members {
            for other in &members {
                let apart = distance(place(self.battle[*one].place), place(self.battle[*other].place));
                widest = widest.max(apart - self.radius(*one) - self.radius(*other));
            }
        }
        widest
    }

    fn move_of(&self, who: CharacterId) -> f64 {
        f64::from(self.game.card(self.battle, who).movement) * INCH
    }

    fn radius(&self, who: CharacterId) -> f64 {
        f64::from(self.game.card(self.battle, who).radius)
    }

    fn objects(&self) -> impl Iterator<Item = ObjectId> {
        self.look().objects()
    }

    fn outline(&self, object: ObjectId) -> &Polygon {
        self.look().outline(object)
    }

    fn look(&self) -> look::Look<'_> {
        look::Look { game: self.game, battle: self.battle }
    }
}

fn place(point: Point) -> (f64, f64) {
    (f64::from(point.x()), f64::from(point.y()))
}

fn distance(one: (f64, f64), other: (f64, f64)) -> f64 {
    let (x, y) = (one.0 - other.0, one.1 - other.1);
    (x * x + y * y).sqrt()
}

fn edges(outline: &Polygon) -> impl Iterator<Item = ((f64, f64), (f64, f64))> {
    let corners = outline.corners();
    (0..corners.len()).map(move |nth| (place(corners[nth]), place(corners[(nth + 1) % corners.len()])))
}

fn is_inside(at: (f64, f64), outline: &Polygon) -> bool {
    let crosses = |(from, to): &((f64, f64), (f64, f64))| {
        (from.1 > at.1) != (to.1 > at.1) && at.0 < from.0 + (at.1 - from.1) / (to.1 - from.1) * (to.0 - from.0)
    };
    edges(outline).filter(crosses).count() % 2 == 1
}

/// From a place to the nearest edge of an outline, from within or without.
fn distance_to_edge(at: (f64, f64), outline: &Polygon) -> f64 {
    let mut nearest = f64::INFINITY;
    for (from, to) in edges(outline) {
        let way = (to.0 - from.0, to.1 - from.1);
        let share = ((at.0 - from.0) * way.0 + (at.1 - from.1) * way.1) / (way.0 * way.0 + way.1 * way.1);
        let share = share.clamp(0.0, 1.0);
        nearest = nearest.min(distance(at, (from.0 + way.0 * share, from.1 + way.1 * share)));
    }
    nearest
}
