//! How much a sensible player likes a choice, judged by the question alone: for fast playouts that look like games.

use crate::asked::{Act, Answer, Choice, Doubt, Fateful, Finish, Pick, Question, Replacement};

pub(crate) fn appeal(question: &Question, choice: &Choice) -> u32 {
    match choice {
        Choice::Act(act) => match act {
            Act::Harvest { .. } => 60,
            Act::Rob { .. } => 40,
            Act::Attack { .. } => 16,
            Act::Use { .. } => 10,
            Act::Jog => 20,
            Act::Step => 3,
            Act::Traverse | Act::Fate { .. } => 2,
            Act::GiveBack => 1,
            Act::End => 2,
        },
        // Whoever goes somewhere does so for a reason.
        Choice::Way(way) if way.points.is_empty() => 1,
        Choice::Way(_) => 6,
        Choice::Pick(Pick::Nobody) if matches!(question, Question::React { .. }) => 12,
        Choice::Pick(Pick::Nobody) => 1,
        Choice::Answer(answer) => match (question, answer) {
            (Question::Mulligan | Question::PushLuck { .. } | Question::Return { .. }, Answer::No) => 3,
            (Question::Mulligan | Question::PushLuck { .. } | Question::Return { .. }, Answer::Yes) => 1,
            (_, Answer::Yes) => 3,
            (_, Answer::No) => 1,
        },
        Choice::Doubt(Doubt::Truth) => 2,
        Choice::Doubt(Doubt::Bluff) => 1,
        Choice::Arcana(card) if card.is_catastrophe() => 1,
        Choice::Arcana(card) => 2 + u32::from(card.value()),
        Choice::Replacement(Replacement::By(card)) if card.is_catastrophe() => 12,
        Choice::Replacement(_) => 1,
        Choice::Fateful(Fateful::Pass) => 4,
        Choice::Finish(Finish { duplicates, signature }) => 1 + 4 * u32::from(*duplicates) + 3 * u32::from(*signature),
        _ => 2,
    }
}
