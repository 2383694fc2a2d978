//! The agenda: waiting steps, with what they need to know.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Seat;

use super::{Active, Aimed, Battle, Casting, Fight, ModelId};
use crate::asked::Cause;
use crate::content::{AbilityId, CharacterId};
use crate::damage::Harm;

/// What comes next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// MS-04.
    ChooseFactions,
    /// MS-04.
    RollForDraft,
    /// MS-04.
    Draft { seat: Seat },
    /// MS-02.
    BringTroupes,
    /// MS-05.
    DropStones,
    /// MS-06.
    Mulligan { seat: Seat },
    /// MS-07.
    RollForCards,
    /// MS-07.
    PickCard { seat: Seat },
    /// MS-08.
    RollForDeployment,
    /// MS-08.
    ChooseEdge { seat: Seat },
    /// MS-08.
    Deploy { seat: Seat },
    /// MS-10.
    BeginRound,
    /// Muridae comes back.
    Return { model: ModelId },
    /// MS-81.
    Recover,
    /// MS-10.
    Replenish,
    /// Boulder.
    Calcify { model: ModelId },
    /// MS-80.
    CrazyTown { seat: Seat },
    /// A piece of terrain moves; one bit for each that has moved.
    MoveTerrain { seat: Seat, left: u8, inches: u8, moved: u64 },
    /// MS-13.
    RollForFirst,
    /// MS-13.
    ChooseFirst { seat: Seat },
    /// MS-11.
    NextActivation,
    /// MS-11.
    Activate { seat: Seat },
    /// MS-11.
    BeginActivation { model: ModelId },
    /// MS-20 to MS-26.
    Act,
    /// MS-29.
    AfterAction { react: bool },
    /// MS-29.
    React { seat: Seat },
    /// MS-11.
    EndActivation,
    /// MS-12.
    EndRound,
    /// MS-81.
    Fumble { seat: Seat, model: ModelId },
    /// MS-81.
    Interrupt { action: Action },
    /// An action that nobody has prevented.
    Begin { action: Action },
    /// A digger has flipped a catastrophe.
    CaveIn { model: ModelId },
    /// MS-41.
    Flip { deed: Deed },
    /// A catastrophe was flipped, which a player may prevent.
    Avoid { deed: Deed },
    /// MS-24: the next clause.
    Perform { deed: Deed },
    /// MS-42: stays on the agenda, below the steps it leads to, until it is over.
    Cast(Box<Casting>),
    /// Shabbaroon.
    Deal { by: ModelId, ability: AbilityId, at: u8 },
    /// Young Jack.
    ArrangeTop { seat: Seat, left: u8 },
    /// MS-81.
    Search { seat: Seat, left: u8 },
    /// MS-64, MS-65.
    Damage { to: ModelId, harm: Harm },
    /// The Old Gods are asked for a card.
    OldGods { to: ModelId, harm: Harm },
    /// MS-81: a model may have ninja reflexes.
    Hurt { to: ModelId, wounds: u8, by: Option<ModelId> },
    /// MS-66.
    Suffer { to: ModelId, wounds: u8, by: Option<ModelId> },
    /// MS-60: stays on the agenda, below the steps it leads to, until it is over.
    Melee(Box<Fight>),
    /// Returns to the activation that a commanded action has interrupted.
    EndCommand { before: Active },
}

/// Melees and arcane abilities under way are on the agenda, the most recent one last. There are several if a model was
/// commanded to act during one.
impl Battle {
    pub fn fight(&self) -> Option<&Fight> {
        fights(&self.agenda).next_back()
    }

    pub fn casting(&self) -> Option<&Casting> {
        castings(&self.agenda).next_back()
    }
}

pub(crate) fn fights(agenda: &[Step]) -> impl DoubleEndedIterator<Item = &Fight> {
    agenda.iter().filter_map(|step| if let Step::Melee(fight) = step { Some(&**fight) } else { None })
}

pub(crate) fn castings(agenda: &[Step]) -> impl DoubleEndedIterator<Item = &Casting> {
    agenda.iter().filter_map(|step| if let Step::Cast(casting) = step { Some(&**casting) } else { None })
}

pub(crate) fn fights_mut(agenda: &mut [Step]) -> impl DoubleEndedIterator<Item = &mut Fight> {
    agenda.iter_mut().filter_map(|step| if let Step::Melee(fight) = step { Some(&mut **fight) } else { None })
}

pub(crate) fn castings_mut(agenda: &mut [Step]) -> impl DoubleEndedIterator<Item = &mut Casting> {
    agenda.iter_mut().filter_map(|step| if let Step::Cast(casting) = step { Some(&mut **casting) } else { None })
}

/// An action that was declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    Step,
    Jog,
    Traverse,
    Attack { target: ModelId },
    Use { ability: AbilityId, aimed: Aimed },
    Harvest { stone: u8 },
    Rob { target: ModelId },
}

/// Which clauses of a character are carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum List {
    /// Of an active ability.
    Does(AbilityId),
    /// After a card was flipped.
    Flip(AbilityId),
    FlipCatastrophe(AbilityId),
    /// A result of an arcane ability.
    Result(AbilityId, u8),
    Catastrophe(AbilityId),
    /// The end step of the signature move.
    End,
}

/// Clauses being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Deed {
    pub by: ModelId,
    /// The seat that decides for the acting model.
    pub seat: Seat,
    pub resister: Option<Seat>,
    /// The character whose card has the clauses.
    pub character: CharacterId,
    pub list: List,
    /// The next clause.
    pub at: u8,
    pub aimed: Aimed,
    pub x: u8,
    /// MS-70: criticals multiply end steps.
    pub times: u8,
}

impl Deed {
    pub fn cause(self) -> Cause {
        Cause { on: self.character, ability: self.list.ability() }
    }
}

impl List {
    /// The ability that has these clauses, if it is not the signature move.
    pub fn ability(self) -> Option<AbilityId> {
        match self {
            List::Does(ability)
            | List::Flip(ability)
            | List::FlipCatastrophe(ability)
            | List::Result(ability, _)
            | List::Catastrophe(ability) => Some(ability),
            List::End => None,
        }
    }
}
