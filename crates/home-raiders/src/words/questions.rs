//! Questions in words.

use table::Phrase;

use super::names::Names;
use crate::asked::{Marching, Question};

pub(super) fn say_question(names: Names<'_>, question: &Question) -> Phrase {
    let who = |key: &'static str, who| Phrase::new(key).with("who", names.character(who));
    let troop = |key: &'static str, troop| Phrase::new(key).with("troop", names.troop(troop));
    match *question {
        Question::Muster { stars } => Phrase::new("question-muster").with("stars", stars),
        Question::Nemesis { who: it } => who("question-nemesis", it),
        Question::Portal => Phrase::new("question-portal"),
        Question::Specialist { who: it } => who("question-specialist", it),
        Question::Deploy => Phrase::new("question-deploy"),
        Question::DeployLate { troop: it } => troop("question-deploy-late", it),
        Question::Marker => Phrase::new("question-marker"),
        Question::Activate => Phrase::new("question-activate"),
        Question::Act { troop: it, left, .. } => troop("question-act", it).with("left", left),
        Question::Aside { who: it, .. } => who("question-aside", it),
        Question::March { troop: it, why, .. } => troop(
            match why {
                Marching::Action => "question-march",
                Marching::BeforeFire => "question-march-before-fire",
                Marching::AfterFire => "question-march-after-fire",
                Marching::WithPusher => "question-march-with-pusher",
                Marching::Retreat => "question-march-retreat",
                Marching::Tactics => "question-march-tactics",
            },
            it,
        ),
        Question::MarchAlone { who: it } => who("question-march-alone", it),
        Question::Join { who: it } => who("question-join", it),
        Question::Message { who: it, of } => who("question-message", it).with("leader", names.character(of)),
        Question::Carry { who: it } => who("question-carry", it),
        Question::PutDown { who: it, by } => who("question-put-down", it).with("by", names.character(by)),
        Question::Push { troop: it } => troop("question-push", it),
        Question::Blow { troop: it, .. } => troop("question-blow", it),
        Question::Sweep { by } => who("question-sweep", by),
        Question::Frenzy { by } => who("question-frenzy", by),
        Question::RunningFire { troop: it } => troop("question-running-fire", it),
        Question::Shot { troop: it } => troop("question-shot", it),
        Question::GoToGround { troop: it, by } => troop("question-go-to-ground", it).with("by", names.character(by)),
        Question::Nearest { by } => who("question-nearest", by),
        Question::Bodyguard { of, by } => who("question-bodyguard", of).with("by", names.character(by)),
        Question::Barrier { who: it, successes } => who("question-barrier", it).with("successes", successes),
        Question::SecondRoll { who: it, first, second } => {
            who("question-second-roll", it).with("first", first).with("second", second)
        }
        Question::Fierce { by, at } => who("question-fierce", by).with("at", names.character(at)),
        Question::DoubleShot { by, successes } => who("question-double-shot", by).with("successes", successes),
        Question::Chain { by } => who("question-chain", by),
        Question::Redirect { by } => who("question-redirect", by),
        Question::Shove { who: it, inches, .. } => who("question-shove", it).with("inches", inches),
        Question::Flicker { who: it } => who("question-flicker", it),
        Question::Selfish { who: it } => who("question-selfish", it),
        Question::MirrorImage { who: it } => who("question-mirror", it),
        Question::MirrorImageTo { who: it } => who("question-mirror-to", it),
        Question::SwanSong { who: it } => who("question-swan-song", it),
        Question::Successor { of } => who("question-successor", of),
        Question::Enchant { who: it } => who("question-enchant", it),
        Question::Daze { who: it } => who("question-daze", it),
        Question::Teleport { who: it } => who("question-teleport", it),
        Question::BattleGroup { troop: it } => troop("question-battle-group", it),
    }
}
