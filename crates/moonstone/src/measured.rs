//! What can be measured without choosing anything: sight (MS-31) and cover (MS-49) with the deciding lines, and the
//! length of a move.

use measure::{Cover, Fine, Sight, SightLine, Things};
use table::{Covered, Going, HowSeen, Line, Named, Relation, Sentence, Sighted, Speaker, Term};

use crate::asked::{Choice, Question};
use crate::battle::{Battle, ModelId};
use crate::game::Moonstone;
use crate::look::Look;
use crate::reasons::InTheWay;
use crate::view::View;

/// How a model stands to all others, nearest first.
pub(crate) fn relate(game: &Moonstone, view: &View, piece: &str) -> Vec<Relation> {
    let battle = view.laid_out(game);
    let look = Look { game, battle: &battle };
    let speaker = Speaker { game, view };
    let Some(from) = look.standing().find(|model| model.id().as_str() == piece) else { return Vec::new() };
    let relation = |to: ModelId| Relation {
        to: name(speaker, InTheWay::Model(to)),
        distance: look.disc(from).gap(look.disc(to)).max(0),
        sight: find_sight(look, speaker, from, to),
        cover: find_cover(look, speaker, from, to),
    };
    let mut relations: Vec<Relation> = look.standing().filter(|to| *to != from).map(relation).collect();
    relations.sort_by_key(|relation| relation.distance);
    relations
}

/// MS-31.
fn find_sight(look: Look<'_>, speaker: Speaker<'_, Moonstone>, from: ModelId, to: ModelId) -> Sighted {
    let (sight, gathered) = look.sight(from, to);
    match sight {
        Sight::Free(line) => Sighted { seen: HowSeen::Fully, line: drawn(line), by: Vec::new() },
        Sight::Blocked(things) => Sighted {
            seen: HowSeen::Not,
            line: drawn(SightLine::between(look.model(from).at, look.model(to).at)),
            by: things.into_iter().map(|thing| name(speaker, gathered.name(thing))).collect(),
        },
    }
}

/// MS-49: cover does not matter for a model that is not seen, and a flying one has none.
fn find_cover(look: Look<'_>, speaker: Speaker<'_, Moonstone>, from: ModelId, to: ModelId) -> Covered {
    if look.is_airborne(to) || !look.sees(from, to) {
        return Covered::Not;
    }
    let (cover, gathered) = look.cover_by(from, to);
    match cover {
        Cover::None => Covered::Not,
        Cover::Light { line, by } => Covered::Lightly { line: drawn(line), by: name(speaker, gathered.name(by)) },
        Cover::Heavy { line, by } => Covered::Heavily { line: drawn(line), by: name(speaker, gathered.name(by)) },
    }
}

/// How long the way of a move is.
pub(crate) fn weigh(
    game: &Moonstone,
    battle: &Battle,
    view: &View,
    question: &Question,
    choice: &Choice,
) -> Vec<Going> {
    let (Question::Move { model, limit, .. }, Choice::Way(way)) = (question, choice) else { return Vec::new() };
    let disc = (Look { game, battle }).disc(*model);
    let Some(checked) = measure::check(disc, &way.points, &Things::NOTHING, &[]) else { return Vec::new() };
    let going = Going {
        who: name(Speaker { game, view }, InTheWay::Model(*model)),
        way: way.points.iter().map(|point| [point.x(), point.y()]).collect(),
        length: checked.length,
        cost: checked.cost,
        limit: Some(*limit),
        struck_by: Vec::new(),
    };
    vec![going]
}

/// The id of a thing on boards, and its name.
fn name(speaker: Speaker<'_, Moonstone>, thing: InTheWay) -> Named {
    let id = thing.shown(speaker).touches.pop().unwrap_or_default();
    Named { id, name: thing.say(speaker) }
}

fn drawn(line: SightLine) -> Line {
    let end = |end: Fine| {
        let point = end.rounded();
        [point.x(), point.y()]
    };
    [end(line.from), end(line.to)]
}
