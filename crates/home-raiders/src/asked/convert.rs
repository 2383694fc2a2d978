//! Choices from what rules offer, and back where a question is open.

use super::{
    Act, Aside, Blow, Choice, Decide, Deploy, LastAttack, March, Muster, Part, Pick, PickAbility, PickTroop, Portal,
    Push, Reroll, Shot, Split, Spot,
};
use crate::battle::{CharacterId, TroopId};

impl From<CharacterId> for Choice {
    fn from(who: CharacterId) -> Choice {
        Choice::Pick(Pick::Who { who })
    }
}

impl From<TroopId> for Choice {
    fn from(troop: TroopId) -> Choice {
        Choice::Troop(PickTroop::Troop { troop })
    }
}

impl From<Muster> for Choice {
    fn from(choice: Muster) -> Choice {
        Choice::Muster(choice)
    }
}

impl From<Pick> for Choice {
    fn from(choice: Pick) -> Choice {
        Choice::Pick(choice)
    }
}

impl From<PickTroop> for Choice {
    fn from(choice: PickTroop) -> Choice {
        Choice::Troop(choice)
    }
}

impl From<Portal> for Choice {
    fn from(choice: Portal) -> Choice {
        Choice::Portal(choice)
    }
}

impl From<Deploy> for Choice {
    fn from(choice: Deploy) -> Choice {
        Choice::Deploy(choice)
    }
}

impl From<Spot> for Choice {
    fn from(choice: Spot) -> Choice {
        Choice::Spot(choice)
    }
}

impl From<Act> for Choice {
    fn from(choice: Act) -> Choice {
        Choice::Act(choice)
    }
}

impl From<Aside> for Choice {
    fn from(choice: Aside) -> Choice {
        Choice::Aside(choice)
    }
}

impl From<March> for Choice {
    fn from(choice: March) -> Choice {
        Choice::March(choice)
    }
}

impl From<Push> for Choice {
    fn from(choice: Push) -> Choice {
        Choice::Push(choice)
    }
}

impl From<Blow> for Choice {
    fn from(choice: Blow) -> Choice {
        Choice::Blow(choice)
    }
}

impl From<Shot> for Choice {
    fn from(choice: Shot) -> Choice {
        Choice::Shot(choice)
    }
}

impl From<Decide> for Choice {
    fn from(choice: Decide) -> Choice {
        Choice::Decide(choice)
    }
}

impl From<Reroll> for Choice {
    fn from(choice: Reroll) -> Choice {
        Choice::Reroll(choice)
    }
}

impl From<Split> for Choice {
    fn from(choice: Split) -> Choice {
        Choice::Split(choice)
    }
}

impl From<LastAttack> for Choice {
    fn from(choice: LastAttack) -> Choice {
        Choice::LastAttack(choice)
    }
}

impl From<PickAbility> for Choice {
    fn from(choice: PickAbility) -> Choice {
        Choice::Ability(choice)
    }
}

impl From<Part> for Choice {
    fn from(choice: Part) -> Choice {
        Choice::Part(choice)
    }
}

impl TryFrom<Choice> for Muster {
    type Error = ();

    fn try_from(choice: Choice) -> Result<Muster, ()> {
        if let Choice::Muster(choice) = choice { Ok(choice) } else { Err(()) }
    }
}

impl TryFrom<Choice> for Deploy {
    type Error = ();

    fn try_from(choice: Choice) -> Result<Deploy, ()> {
        if let Choice::Deploy(choice) = choice { Ok(choice) } else { Err(()) }
    }
}

impl TryFrom<Choice> for Spot {
    type Error = ();

    fn try_from(choice: Choice) -> Result<Spot, ()> {
        if let Choice::Spot(choice) = choice { Ok(choice) } else { Err(()) }
    }
}

impl TryFrom<Choice> for March {
    type Error = ();

    fn try_from(choice: Choice) -> Result<March, ()> {
        if let Choice::March(choice) = choice { Ok(choice) } else { Err(()) }
    }
}

impl TryFrom<Choice> for Push {
    type Error = ();

    fn try_from(choice: Choice) -> Result<Push, ()> {
        if let Choice::Push(choice) = choice { Ok(choice) } else { Err(()) }
    }
}

impl TryFrom<Choice> for Part {
    type Error = ();

    fn try_from(choice: Choice) -> Result<Part, ()> {
        if let Choice::Part(choice) = choice { Ok(choice) } else { Err(()) }
    }
}
