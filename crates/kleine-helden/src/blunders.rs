//! What people would laugh at: cards fitted and taken off again, blows not struck, the weak who protect the tough.

use table::{Blunder, Blunders, Deed};

use crate::asked::{Act, Choice, Defend, Fit, Protect, Question};
use crate::battle::{Target, UnitId};
use crate::content::Cards;
use crate::game::KleineHelden;
use crate::look::Look;
use crate::told::Event;

pub(crate) fn count(game: &KleineHelden, deeds: &[Deed<KleineHelden>]) -> Blunders {
    let (mut blunders, mut fitted) = (Blunders::default(), Cards::NONE);
    for Deed { at, asked, choice, told } in deeds {
        let seat = asked.seat;
        match *choice {
            Choice::Fit(Fit::Put { card, .. }) => {
                fitted.insert(card);
                blunders.count(seat, "blunder-taken-off", false);
            }
            Choice::Fit(Fit::TakeBack { card, .. }) if fitted.contains(card) => {
                blunders.add(Blunder { seat, what: "blunder-taken-off", times: 1, of: 0 });
            }
            Choice::Act(Act::EndTurn) => {
                let attacks = |option: &Choice| matches!(option, Choice::Act(Act::Attack { .. }));
                blunders.count(seat, "blunder-idle-attacker", asked.options.iter().any(attacks));
            }
            Choice::Protect(Protect::With { unit }) | Choice::Defend(Defend::Shield { unit }) => {
                let look = Look { game, battle: at };
                blunders.count(seat, "blunder-weak-protector", is_weaker(look, &asked.question, unit));
            }
            _ => {}
        }
        if told.iter().any(|told| matches!(told.event, Event::TurnBegan { .. })) {
            fitted = Cards::NONE;
        }
    }
    blunders
}

/// Whether a hero protects a tougher one.
fn is_weaker(look: Look<'_>, question: &Question, unit: UnitId) -> bool {
    let (Question::Protect { at, .. } | Question::Defend { at, .. }) = *question else { return false };
    let Target::Unit(whom) = at else { return false };
    look.unit(unit).creature().is_none() && look.toughness(unit) < look.toughness(whom)
}
