//! What happened, in the past tense.

use schemars::JsonSchema;
use serde::Serialize;
use table::{Flight, sentence};

use crate::battle::{Defence, Ended, Means, Mix, Origin, Side, Target, UnitId, What};
use crate::content::{CardId, Category, Figures, HeroId};
use crate::game::KleineHelden;
use crate::words::{discard_cards, hand, name_thing, play_card, say_habit};

#[sentence(KleineHelden)]
pub enum Event {
    // Set-up and turns.
    /// KH-01: who begins.
    FirstRolled { side: Side },
    /// KH-02.
    HeroDrawn { side: Side, hero: HeroId },
    /// The backs that everybody sees.
    #[flights(mix.fly_to(*side))]
    Drew { side: Side, mix: Mix },
    /// Told to the player who drew.
    SawDrawn { side: Side, cards: Vec<CardId> },
    /// KH-05: an empty draw pile was made from its discard pile.
    PileRefilled { mix: Mix },
    /// KH-06: shown and discarded, to draw again.
    #[flights(discard_cards(*side, cards))]
    Redrew { side: Side, cards: Vec<CardId> },
    /// KH-07.
    #[look(banner)]
    RoundBegan { round: u16 },
    /// KH-07.
    #[look(banner)]
    TurnBegan { side: Side },
    /// KH-07.
    TurnEnded { side: Side },

    // Actions.
    /// KH-10.
    #[flights(unit.put_on())]
    Equipped { unit: Who, card: CardId },
    /// KH-10: to the hand.
    #[flights(unit.take_off())]
    TakenBack { unit: Who, card: CardId },
    /// KH-11.
    Moved { card: CardId, from: Who, to: Who },
    /// KH-14.
    Forwent { unit: Who },
    /// It was stunned.
    ActionLost { unit: Who },

    // Fights.
    /// KH-12.
    #[look(strike)]
    Attacked { by: Who, means: Means, at: Who },
    /// KH-39: the attacked player may take it or not.
    ProtectionOffered { by: Who, at: Who },
    /// KH-39.
    Protected { by: Who, at: Who },
    /// KH-15.
    Defended { unit: Who, defence: Defence },
    /// A card of the hand was played, or a power used, in a fight, for a spell or at the end of a turn.
    #[flights(play_card(*side, "middle"))]
    Declared { side: Side, card: CardId },
    /// A boost took its effect on one side of the fight.
    Backed { card: CardId, unit: Who },
    /// KH-32 to KH-38: the attack and what met it, part by part.
    Compared {
        by: Who,
        at: Who,
        #[thrown(by.seat(speaker))]
        attack: Value,
        #[thrown(at.seat(speaker))]
        defence: Value,
        hits: bool,
    },
    /// KH-34: nothing met it.
    HitByItself {
        by: Who,
        at: Who,
        #[thrown(by.seat(speaker))]
        attack: Value,
    },
    /// KH-35: the damage, part by part; `damage` is never below 0.
    Hit { at: Who, parts: Value, damage: LifeChange },
    /// The attack comes to nothing.
    Foiled { by: Who },
    /// KH-61.
    #[look(touch)]
    Diverted { from: Who, to: Who },
    /// A warded-off attack came back.
    Reflected { by: Who, at: Who, damage: LifeChange },
    /// A warded-off attack cost the attacker life.
    Countered { by: Who, at: Who, damage: LifeChange },

    // Life.
    /// Life, but not by an attack.
    Lost { at: Who, life: LifeChange },
    /// Never above the life at the start.
    Healed { at: Who, life: LifeChange },
    /// It loses the reaction of this turn and its next action.
    Stunned { at: Who },
    /// It may act once more in this turn.
    ActsAgain { unit: Who },
    /// KH-70.
    #[look(death)]
    Killed { at: Who },
    /// KH-70.
    #[to(side.id())]
    Looted { side: Side, card: CardId, from: Who },
    /// KH-71.
    Eliminated { side: Side },
    /// KH-71.
    #[flights(discard_cards(*side, cards))]
    HandDiscarded { side: Side, cards: Vec<CardId> },

    // Magic.
    /// KH-13.
    #[look(spell)]
    Cast { by: Who, card: CardId, origin: Origin },
    /// KH-50: the roll, part by part.
    CastRolled {
        by: Who,
        card: CardId,
        #[thrown(by.seat(speaker))]
        parts: Value,
        target: u8,
        works: bool,
    },
    /// A trick spoilt it.
    #[look(spell)]
    SpellCountered { card: CardId },
    /// KH-51.
    Summoned { by: Who, creature: Who },
    /// KH-52: back to the book of its summoner.
    ReturnedToBook { card: CardId, unit: Who },
    /// KH-56.
    DemonLaid { side: Side, on: Side, card: CardId },
    /// KH-56.
    DemonGone { side: Side, card: CardId },
    /// A blessing or curse.
    Charmed { unit: Who, card: CardId, figures: Figures },

    // Tactics.
    /// KH-61.
    #[look(spell)]
    #[flights(play_card(*side, "middle"))]
    EventPlayed { side: Side, card: CardId },
    /// KH-62.
    #[flights(play_card(*side, "middle"))]
    NpcPlayed { side: Side, card: CardId },
    /// KH-62.
    NpcGone { side: Side, card: CardId },
    /// KH-62: the roll after a use.
    LoyaltyRolled {
        side: Side,
        card: CardId,
        #[thrown(side.seat())]
        die: Face,
        stays: bool,
    },
    /// KH-16.
    #[look(spell)]
    PowerUsed { side: Side, card: CardId },
    /// There was nothing it could be directed at.
    CameToNothing { card: CardId },

    // Cards.
    /// From a hand.
    #[flights(discard_cards(*side, cards))]
    Discarded { side: Side, cards: Vec<CardId> },
    /// A fitted card was discarded.
    Broken { unit: Who, card: CardId },
    /// A random hand card, for all to see.
    #[flights(Flight::of_cards(hand(*from), hand(*by), 1))]
    Stolen { by: Side, from: Side, card: CardId },
    /// From a discard pile, or from an enemy hero, to a hand.
    #[to(side.id())]
    Taken { side: Side, card: CardId },
    /// KH-16.
    #[look(draw)]
    Traded { side: Side },
    /// KH-17.
    #[look(draw)]
    Bought { side: Side, hero: HeroId },
    /// KH-56.
    DemonPassed { from: Side, to: Side, card: CardId },
    /// KH-62.
    NpcLured { from: Side, to: Side, card: CardId },
    /// KH-53: its spells rest no longer.
    Refreshed { side: Side },
    /// KH-56.
    Burdened { side: Side, card: CardId },

    // Scenarios.
    /// KH-81.
    #[with(ward = name_thing(speaker))]
    #[look(death)]
    #[touches(Target::Ward(*side).id())]
    WardKilled { side: Side },
    /// KH-81.
    MonsterCame { monster: Who },
    /// KH-81: by the roll of a die.
    #[with(habit = say_habit(speaker, die.0))]
    MonsterActed { monster: Who, die: Face },
    /// KH-81: the dice, one by one.
    #[with(thing = name_thing(speaker))]
    Searched {
        unit: Who,
        #[thrown(unit.seat(speaker))]
        parts: Value,
        target: u8,
        found: bool,
    },
    /// KH-81.
    #[with(thing = name_thing(speaker))]
    TreasureTaken { unit: Who, treasures: u8 },
    /// KH-81: they are back where they were found.
    #[with(thing = name_thing(speaker))]
    TreasuresLost { treasures: u8 },

    /// KH-72: nothing happens any more.
    BrokenOff { round: u16 },
    /// KH-72, KH-73.
    #[say(transparent)]
    Ended { how: Ended },
}

/// A unit or card as it was when it happened: an event is read again when its place belongs to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    Unit {
        unit: UnitId,
        what: What,
        #[serde(skip)]
        side: Side,
    },
    Npc {
        side: Side,
        card: Option<CardId>,
    },
    Demon {
        side: Side,
        card: Option<CardId>,
    },
    Ward {
        side: Side,
    },
}

/// How much life it was, with the life before and after for whoever shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
#[schemars(inline)]
pub struct LifeChange {
    pub life: u8,
    #[serde(skip)]
    pub at: Target,
    #[serde(skip)]
    pub before: u8,
    #[serde(skip)]
    pub after: u8,
}

/// A rolled die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
#[schemars(inline)]
pub struct Face(pub u8);

/// A value, addend by addend.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
#[schemars(inline)]
pub struct Value(pub Vec<Part>);

/// An addend of a value, and where it comes from. The value is the sum of its addends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Part {
    pub value: i8,
    pub from: PartOf,
}

#[sentence(KleineHelden, Copy)]
pub enum PartOf {
    /// The printed value of a hero, creature, monster, NPC or demon.
    Base,
    /// A weapon, shield, spell or worn thing, or a card played.
    Card(CardId),
    /// KH-03.
    #[with(category = it.word())]
    Speciality(#[say(unsaid)] Category),
    /// A blessing or curse of this card.
    #[say(key = "part-of-card")]
    Charm(CardId),
    /// The demon that lies at the group.
    #[say(key = "part-of-card")]
    Demon(CardId),
    /// A power of the hero, creature or monster itself.
    Power,
    /// KH-39: it protects another.
    Protecting,
    /// KH-39: a value is never below 0.
    Floor,
    Die,
    /// KH-35: the sixes of the attacker.
    Sixes,
    /// KH-35: the sixes of the defender.
    SixesAgainst,
    /// The armour of the target, after what the attack ignores.
    Armour,
}
