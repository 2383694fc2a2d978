//! What can be measured without choosing anything: who sees whom past what (HR-40), and the cost of a march (HR-21).

use measure::{Fine, Point, Seen, SightLine, Things};
use table::{Covered, Game as _, Going, HowSeen, Line, Measured, Named, Relation, Shown, Sighted, Speaker, Term};

use crate::asked::{Choice, March, Marching, Question, Way};
use crate::battle::{Battle, Character, CharacterId, MAX_CHARACTERS, Moved, Troop, TroopId};
use crate::content::{Abilities, Site};
use crate::game::HomeRaiders;
use crate::look::Look;
use crate::march::{Order, Pace};
use crate::plan::{follow, plan};
use crate::view::View;
use crate::walk::{check_way, list_abandoned, trace};

impl Measured for HomeRaiders {
    /// How a character stands to all others, nearest first.
    fn relate(&self, view: &View, piece: &str) -> Vec<Relation> {
        let battle = view.laid_out(self);
        let look = Look { game: self, battle: &battle };
        let speaker = Speaker { game: self, view };
        let Some(by) = battle.everybody().find(|who| who.id().as_str() == piece) else { return Vec::new() };
        let relation = |at: CharacterId| {
            let judged = look.judge(by, at);
            let between = SightLine::between(battle[by].place, battle[at].place);
            let seen = match judged.seen {
                Seen::Fully => HowSeen::Fully,
                Seen::Partly { .. } => HowSeen::Partly,
                Seen::Not { .. } => HowSeen::Not,
            };
            let sight = Sighted {
                seen,
                line: drawn(judged.line.unwrap_or(between)),
                by: judged.hiding.into_iter().map(|thing| name(speaker, thing)).collect(),
            };
            Relation { to: name(speaker, at), distance: look.gap(by, at).max(0), sight, cover: Covered::Not }
        };
        let mut relations: Vec<Relation> = battle.everybody().filter(|at| *at != by).map(relation).collect();
        relations.sort_by_key(|relation| relation.distance);
        relations
    }

    /// Members that were not moved by hand go along.
    fn complete(&self, battle: &Battle, question: &Question, begun: &Choice) -> Option<Choice> {
        let (Question::March { troop, why, .. }, Choice::March(March::Ways { ways, leaves: None })) = (question, begun)
        else {
            return None;
        };
        let look = Look { game: self, battle };
        let order = order_of(look, *troop, *why);
        let is_known = |way: &Way| battle.members(*troop).any(|who| who == way.who);
        if !ways.iter().all(is_known) {
            return None;
        }
        Some(March::Ways { ways: follow(look, &order, ways), leaves: None }.into())
    }

    /// What a march costs each character that moves.
    fn weigh(&self, battle: &Battle, view: &View, question: &Question, choice: &Choice) -> Vec<Going> {
        let Choice::March(march) = choice else { return Vec::new() };
        let look = Look { game: self, battle };
        let (order, why) = match question {
            Question::March { troop, why, .. } => (order_of(look, *troop, *why), *why),
            Question::MarchAlone { who, .. } => {
                (Order { troop: battle.troop_of(*who), movers: who.bit(), pace: Pace::Full }, Marching::Action)
            }
            _ => return Vec::new(),
        };
        let planned;
        let ways = match march {
            March::Ways { ways, .. } => ways,
            March::Towards(goal) => {
                planned = plan(look, &order, *goal);
                &planned
            }
        };
        let speaker = Speaker { game: self, view };
        let mut after = battle.clone();
        let mut goings = Vec::new();
        for Way { who, points } in ways.iter().take(MAX_CHARACTERS) {
            if !battle.everybody().any(|known| known == *who) || points.len() > measure::MAX_POINTS {
                continue;
            }
            let now = Look { game: self, battle: &after };
            let points = &*trace(now, *who, points);
            let length =
                measure::check(now.base(*who), points, &Things::NOTHING, &[]).map_or(0, |checked| checked.length);
            let walked = check_way(now, *who, points, i32::MAX).ok();
            // HR-67.4: stepping back from a defended blow provokes no free attacks.
            let mut struck_by =
                if why == Marching::Retreat { Default::default() } else { list_abandoned(look, *who, points) };
            struck_by.retain(|enemy| look.strikes_leaver(*enemy, *who));
            goings.push(Going {
                who: name(speaker, *who),
                way: points.iter().map(|point| [point.x(), point.y()]).collect(),
                length,
                cost: walked.map_or(length, |walked| walked.cost),
                // HR-61.5: only the rules know what is left after a running fire.
                limit: (why != Marching::AfterFire).then(|| order.limit(now, *who)),
                struck_by: struck_by.into_iter().map(|enemy| name(speaker, enemy)).collect(),
            });
            if let Some(walked) = walked {
                (after[*who].place, after[*who].elevation) = (walked.to, walked.elevation);
            }
        }
        goings
    }
}

/// Which members move and how far, as far as the question says.
fn order_of(look: Look<'_>, troop: TroopId, why: Marching) -> Order {
    let pace = match why {
        Marching::Action | Marching::AfterFire | Marching::WithPusher | Marching::Tactics => Pace::Full,
        Marching::BeforeFire => Pace::Half,
        Marching::Retreat => Pace::Inch,
    };
    Order { troop, movers: look.battle.members(troop).fold(0, |mask, who| mask | who.bit()), pace }
}

fn name(speaker: Speaker<'_, HomeRaiders>, piece: impl Term<HomeRaiders>) -> Named {
    let mut shown = Shown::default();
    piece.show(speaker, &mut shown);
    Named { id: shown.touches.pop().unwrap_or_default(), name: piece.say(speaker) }
}

fn drawn(line: SightLine) -> Line {
    let end = |end: Fine| {
        let point: Point = end.rounded();
        [point.x(), point.y()]
    };
    [end(line.from), end(line.to)]
}

impl View {
    /// What is on the table, for measuring.
    pub(crate) fn laid_out(&self, game: &HomeRaiders) -> Battle {
        let mut battle = game.start();
        for side in &self.sides {
            let mut everybody: Vec<_> =
                side.troops.iter().flat_map(|troop| troop.characters.iter().map(move |it| (it, troop.troop))).collect();
            everybody.sort_by_key(|(it, _)| it.who);
            let own = battle.side_mut(side.seat);
            for (it, troop) in everybody.into_iter().take(MAX_CHARACTERS) {
                let Some(card) = game.faction(side.seat).find(&it.card) else { continue };
                own.characters.push(Character {
                    state: it.state,
                    place: it.at,
                    elevation: it.elevation,
                    wounds: it.wounds,
                    is_down: it.is_down,
                    lost: Abilities::from(it.lost.clone()),
                    ..Character::new(card, troop.index() as u8)
                });
            }
            own.troops.extend((0..MAX_CHARACTERS).map(|_| Troop::default()));
        }
        for object in &self.objects {
            if let Some(seat) = game.portal_of(object.object) {
                // The site no longer matters, because the outline is known.
                battle.side_mut(seat).portal = Some(Site::Left);
            }
            battle.moved.push(Moved { object: object.object, outline: object.outline.clone() });
        }
        battle
    }
}
