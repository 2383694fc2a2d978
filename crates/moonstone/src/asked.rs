//! The vocabulary between the rules and the players: questions, choices, rolls. Reasons are in `reasons.rs`, events in
//! `told.rs`.

use measure::Point;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Arg, Seat, Speaker, Term, choice, sentence};

use crate::battle::{Action, Aimed, Edge, ModelId, piece_id, stone_id};
use crate::cards::{Agenda, ArcanaCard, Fate};
use crate::content::{AbilityId, CharacterId, Damage, Faction, Manoeuvre};
use crate::game::Moonstone;
use crate::words::names::{name_ability, name_piece, name_stone};
use crate::words::places::{describe_course, describe_spot, describe_way, direction, length, nearest_stone};
use crate::words::{cost_of, describe_troupe, jog_of_active, list_members, name_troupe, own_fate};

/// In the order of the rulebook; each says what it is answered with.
#[sentence(Moonstone, Copy)]
pub enum Question {
    /// MS-04. Answered with [`Faction`].
    Faction,
    /// MS-02: which ready-made troupe? Answered with [`TroupeChoice`].
    Troupe,
    /// MS-04: who picks first? Answered with [`Seat`].
    WhoDrafts,
    /// MS-04. Answered with [`CharacterId`].
    Draft,
    /// MS-06: shall all stones be dropped again? Answered with [`Answer`].
    Mulligan,
    /// MS-07: shall you pick first? Answered with [`Answer`].
    PickFirst,
    /// MS-07. Answered with [`Picked`].
    PickCard,
    /// MS-08: early bird, or the initiative? Answered with [`Bird`].
    Bird,
    /// MS-08. Answered with [`Edge`].
    Edge,
    /// MS-08: which model, and where? Answered with [`Deployed`].
    Deploy,
    /// MS-81: whom do you heal? Answered with [`Fateful`].
    Recover,
    /// MS-80: which terrain moves? Answered with [`Shift`].
    MoveTerrain { left: u8, inches: u8 },
    /// MS-13: who begins? Answered with [`Seat`].
    First,
    /// MS-11: who is activated? Answered with [`ModelId`].
    Activate,
    /// What does it do? Answered with [`Act`].
    Act { model: ModelId },
    /// Where does it go, at most this many units away? Answered with [`Way`].
    Move { model: ModelId, how: How, limit: i32 },
    /// Where is it placed, or what it lays or grows? Answered with [`Spot`].
    Place { model: ModelId, what: What },
    /// MS-22. Answered with [`Spot`].
    Traverse { model: ModelId },
    /// What is the ability aimed at? Answered with [`Pick`].
    #[with(ability = name_ability(speaker, *model, *ability))]
    Target { model: ModelId, ability: AbilityId },
    /// At which point? Answered with [`Spot`].
    #[with(ability = name_ability(speaker, *model, *ability))]
    Point { model: ModelId, ability: AbilityId },
    /// At which stone on the ground? Answered with [`StoneChoice`].
    Stone { model: ModelId },
    /// Where does the stone lie that this model drops? Answered with [`Spot`].
    DropStone { model: ModelId },
    /// To whom does the effect happen, if to anybody? Answered with [`Pick`].
    #[with(what = cause.name(speaker, *model))]
    Whom {
        model: ModelId,
        #[say(skip)]
        cause: Cause,
    },
    /// Which ability? Answered with [`AbilityChoice`].
    Ability { of: ModelId },
    /// Which depth? Answered with [`Depth`].
    Depth,
    /// MS-29: does one of yours step? Answered with [`Pick`].
    React { to: ModelId },
    /// MS-81: an event while another player acts. Answered with [`Fateful`].
    Interrupt { by: ModelId, action: Act },
    /// MS-81: no wounds from this action? Answered with [`Fateful`].
    Save { model: ModelId, wounds: u8 },
    /// Does this model use its passive ability, for so much energy? Answered with [`Answer`].
    #[with(ability = name_ability(speaker, *model, *ability), price = *cost)]
    Offer { model: ModelId, ability: AbilityId, cost: u8 },
    /// Does this model take the damage for another? Answered with [`Answer`].
    #[with(ability = name_ability(speaker, *model, *ability))]
    Guard { model: ModelId, ability: AbilityId, victim: ModelId, amount: i16 },
    /// Who takes the damage instead, if anybody? Answered with [`Pick`].
    PassOn { model: ModelId, amount: i16 },
    /// Does the effect of its ability happen? Answered with [`Answer`].
    #[with(what = cause.name(speaker, *model))]
    May {
        model: ModelId,
        #[say(skip)]
        cause: Cause,
    },
    /// Does the model pay to give the same back? Answered with [`Answer`].
    Return { model: ModelId },
    /// Do you ignore the catastrophe? Answered with [`Answer`].
    IgnoreCatastrophe { model: ModelId },
    /// MS-44: which card do you lay, face down or where lies are smelt face up? Answered with [`ArcanaCard`].
    Lay { open: bool },
    /// MS-44: which card do you name? Answered with [`ArcanaCard`].
    Name,
    /// MS-44: truth or bluff? Answered with [`Doubt`].
    Doubt { named: ArcanaCard },
    /// MS-46: by which card do you replace it? Answered with [`Replacement`].
    Replace { laid: ArcanaCard },
    /// MS-47: again, with another card? Answered with [`Answer`].
    GoOn,
    /// Do you show the card you lied about? Answered with [`Answer`].
    Show,
    /// MS-81: which card do you keep? Answered with [`Replacement`].
    Search { left: u8 },
    /// Which card goes back next, and where to? Answered with [`Arranged`].
    Arrange { left: u8 },
    /// MS-68: pay for two more cards? Answered with [`Answer`].
    PushLuck { model: ModelId },
    /// MS-62: which card? Answered with [`Laid`], and a follow-up with [`Follow`].
    Melee { model: ModelId, follow_up: bool },
    /// Which of both cards counts? Answered with [`Laid`].
    Second { model: ModelId },
    /// MS-63, MS-70: duplicates and the signature move. Answered with [`Finish`].
    Finish { model: ModelId, card: Manoeuvre },
    /// MS-64. Answered with [`Damage`].
    DamageKind { model: ModelId },
    /// Whose signature move is copied? Answered with [`Pick`].
    Copy { model: ModelId },
    /// MS-71: whose end step comes first? Answered with [`Seat`].
    EndOrder,
}

/// Where an effect is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Cause {
    pub on: CharacterId,
    /// None: the signature move.
    pub ability: Option<AbilityId>,
}

/// What is placed.
#[sentence(case)]
pub enum What {
    Model,
    Gold,
    Wood,
}

/// How a model moves.
#[choice(case, rules)]
pub enum How {
    /// MS-20: straight.
    Step,
    /// MS-21.
    Jog,
    /// MS-20, MS-29: a step after an action of another player.
    Reaction,
    /// MS-24: by an effect.
    Effect,
    /// MS-24: by an effect, over obstacles and models.
    Leap,
}

#[choice(Moonstone, choices)]
pub enum Choice {
    Faction(Faction),
    Troupe(TroupeChoice),
    #[say(key = "choice-it")]
    Character(CharacterId),
    Answer(Answer),
    Picked(Picked),
    Bird(Bird),
    #[say(key = "choice-it")]
    Edge(Edge),
    Deployed(Deployed),
    Fateful(Fateful),
    Shift(Shift),
    #[say(key = "choice-it")]
    Seat(Seat),
    #[say(key = "choice-model")]
    Model(ModelId),
    Act(Act),
    Way(Way),
    Spot(Spot),
    Pick(Pick),
    Stone(StoneChoice),
    Ability(AbilityChoice),
    Depth(Depth),
    #[say(key = "choice-it")]
    #[touches(it.hand_id())]
    Arcana(ArcanaCard),
    Doubt(Doubt),
    Replacement(Replacement),
    Arranged(Arranged),
    Laid(Laid),
    Follow(Follow),
    Finish(Finish),
    #[say(key = "choice-it")]
    Damage(Damage),
}

/// What the active model does, in the order of the rulebook.
#[choice(Moonstone, Copy)]
pub enum Act {
    /// MS-20; where to is asked afterwards.
    #[price(energy = cost_of(speaker, Action::Step))]
    Step,
    /// MS-21; where to is asked afterwards.
    #[with(limit = jog_of_active(speaker))]
    Jog,
    /// MS-22.
    #[price(energy = cost_of(speaker, Action::Traverse))]
    Traverse,
    /// MS-23.
    #[price(energy = cost_of(speaker, Action::Attack { target: *target }))]
    Attack { target: ModelId },
    /// MS-24, MS-25; what it is aimed at is asked afterwards.
    #[price(energy = cost_of(speaker, Action::Use { ability: *ability, aimed: Aimed::Nothing }))]
    Use { ability: AbilityId },
    /// MS-26: by the number of the stone.
    #[with(stone = name_stone(speaker, *stone))]
    #[price(energy = cost_of(speaker, Action::Harvest { stone: *stone }))]
    #[touches(stone_id(*stone))]
    Harvest { stone: u8 },
    /// MS-81.
    #[price(energy = cost_of(speaker, Action::Rob { target: *target }))]
    Rob { target: ModelId },
    /// MS-81: the own event, on a model where it needs one.
    #[with(fate = own_fate(speaker))]
    Fate { model: Option<ModelId> },
    /// MS-81: cards held by a favour go back.
    GiveBack,
    /// MS-11.
    End,
}

#[choice(Moonstone, Copy)]
pub enum Answer {
    Yes,
    No,
}

/// The place of a troupe among the ready-made ones.
#[choice(Moonstone, Copy)]
#[with(name = name_troupe(speaker, *it), members = list_members(speaker, *it), text = describe_troupe(speaker, *it))]
pub struct TroupeChoice(pub u8);

#[choice(Moonstone, Copy)]
pub enum Picked {
    Fate(Fate),
    Agenda(Agenda),
}

#[choice(Moonstone, Copy)]
pub enum Bird {
    Early,
    Initiative,
}

#[choice(Moonstone, Copy)]
#[with(near = nearest_stone(speaker, *model, *at))]
pub struct Deployed {
    pub model: ModelId,
    pub at: Point,
}

/// MS-81: an answer in a window for events.
#[choice(Moonstone, Copy)]
pub enum Fateful {
    Pass,
    #[with(fate = own_fate(speaker))]
    Use,
    #[with(fate = own_fate(speaker))]
    On {
        model: ModelId,
    },
}

#[choice(Moonstone, Copy)]
pub enum Shift {
    /// No more terrain moves.
    Done,
    #[with(terrain = name_piece(speaker, *piece), direction = direction(*x, *y), length = length(*x, *y))]
    #[touches(piece_id(*piece))]
    Piece {
        piece: u8,
        #[say(skip)]
        x: i32,
        #[say(skip)]
        y: i32,
    },
}

/// The points that the centre of the base goes through, without the first. None: it stays.
#[choice(Moonstone)]
#[with(leads = describe_way(speaker, points), course = describe_course(speaker, points))]
pub struct Way {
    pub points: Vec<Point>,
}

#[choice(Moonstone, Copy)]
#[with(near = describe_spot(speaker, *at))]
pub struct Spot {
    pub at: Point,
}

#[choice(Moonstone, Copy)]
pub enum Pick {
    Nobody,
    #[say(key = "choice-model")]
    Model(ModelId),
}

#[choice(Moonstone, Copy)]
#[with(it = name_stone(speaker, *it))]
#[touches(stone_id(*it))]
pub struct StoneChoice(pub u8);

#[choice(Moonstone, Copy)]
#[with(ability = name_ability(speaker, *of, *ability))]
pub struct AbilityChoice {
    pub of: ModelId,
    pub ability: AbilityId,
}

#[choice(Moonstone, Copy)]
pub struct Depth(pub u8);

#[choice(Moonstone, Copy)]
pub enum Doubt {
    Truth,
    Bluff,
}

#[choice(Moonstone, Copy)]
pub enum Replacement {
    Leave,
    #[touches(it.hand_id())]
    By(ArcanaCard),
}

#[choice(Moonstone, Copy)]
pub enum Arranged {
    Top(ArcanaCard),
    Bottom(ArcanaCard),
}

/// A melee card, and the second one of a model with two heads.
#[choice(Moonstone, Copy)]
#[touches(card.hand_id(), second.map(Manoeuvre::hand_id))]
pub struct Laid {
    pub card: Manoeuvre,
    pub second: Option<Manoeuvre>,
}

/// MS-69.
#[choice(Moonstone, Copy)]
pub enum Follow {
    Decline,
    #[touches(it.hand_id())]
    Card(Manoeuvre),
}

#[choice(Moonstone, Copy)]
pub struct Finish {
    pub duplicates: u8,
    pub signature: bool,
}

/// Why dice are rolled, or cards drawn.
#[sentence(Moonstone, Copy)]
pub enum Chance {
    /// MS-04.
    Draft { seat: Seat },
    /// MS-05: where a stone falls. Who has dropped real dice types what was measured.
    Fall { stone: u8, along: Along, die: u8 },
    /// MS-05.
    Depth { stone: u8 },
    /// MS-07.
    Cards { seat: Seat },
    /// MS-08.
    Deployment { seat: Seat },
    /// MS-13.
    First { seat: Seat },
    /// MS-40: a card that a seat draws, or that is turned over.
    Arcana { seat: Option<Seat> },
    /// MS-60: a card.
    Melee { seat: Seat },
}

/// To which side of the middle.
#[sentence(case)]
pub enum Along {
    East,
    North,
}

/// A card that is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Drawn {
    Arcana(ArcanaCard),
    Melee(Manoeuvre),
}

impl Term<Moonstone> for Drawn {
    fn say(&self, speaker: Speaker<'_, Moonstone>) -> Arg {
        match self {
            Drawn::Arcana(card) => card.say(speaker),
            Drawn::Melee(card) => card.say(speaker),
        }
    }
}
