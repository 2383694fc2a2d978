//! Why something is not allowed.

use table::Phrase;

use crate::reasons::Reason;

pub(super) fn say_reason(reason: Reason) -> Phrase {
    Phrase::new(match reason {
        Reason::AlreadyActed => "reason-already-acted",
        Reason::JustSummoned => "reason-just-summoned",
        Reason::OnlyHeroes => "reason-only-heroes",
        Reason::NotMagical => "reason-not-magical",
        Reason::BodyPartTaken => "reason-body-part-taken",
        Reason::SecondShield => "reason-second-shield",
        Reason::NoFreeHand => "reason-no-free-hand",
        Reason::HandsFull => "reason-hands-full",
        Reason::NotFittable => "reason-not-fittable",
        Reason::NothingToFit => "reason-nothing-to-fit",
        Reason::NothingToMove => "reason-nothing-to-move",
        Reason::TwoTakenBack => "reason-two-taken-back",
        Reason::OneHeroOnly => "reason-one-hero-only",
        Reason::SpellRests => "reason-spell-rests",
        Reason::NothingToAimAt => "reason-nothing-to-aim-at",
        Reason::NoReactionLeft => "reason-no-reaction-left",
        Reason::WrongSpell => "reason-wrong-spell",
        Reason::NoHelpAgainstThis => "reason-no-help-against-this",
        Reason::DemonNotProtected => "reason-demon-not-protected",
        Reason::TooSwift => "reason-too-swift",
        Reason::OneEventATurn => "reason-one-event-a-turn",
        Reason::AlreadyUsed => "reason-already-used",
        Reason::TooFewCards => "reason-too-few-cards",
        Reason::AlreadyBought => "reason-already-bought",
        Reason::NoHeroesLeft => "reason-no-heroes-left",
        Reason::Burdened => "reason-burdened",
        Reason::WrongMix => "reason-wrong-mix",
        Reason::NotPlayable => "reason-not-playable",
        Reason::CannotProtect => "reason-cannot-protect",
    })
}
