//! What a seat or a spectator sees, and the tables a seat can imagine.
//!
//! Only hands are hidden; the backs of cards show how many of each pile a hand has. A card that everybody has seen go
//! into a hand remains known to everybody.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use table::{Dice, Seat, Viewer, shuffle};

use crate::battle::{
    Aim, Battle, Casting, Defence, Fight, Group, Means, Mix, Origin, Side, Step, Target, UnitId, What,
};
use crate::content::{CardId, Cards, Figures, Pile, PrintedCard, PrintedScenario};
use crate::fight::standing;
use crate::game::KleineHelden;
use crate::look::Look;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    pub viewer: Option<Seat>,
    pub players: u8,
    /// The place of the scenario in the facts.
    pub scenario: u8,
    /// For the words and boards made from a view; who reads it as JSON finds it in the facts.
    #[serde(skip)]
    pub printed: Arc<PrintedScenario>,
    /// 0 during set-up.
    pub round: u16,
    /// Who began.
    pub first: Side,
    /// Whose turn it is, from the first round on until the end.
    pub active: Option<Side>,
    /// KH-61: whether the event of this turn is played.
    pub has_played_event: bool,
    /// Equipment, magic, tactics.
    pub piles: [PileView; 3],
    /// KH-17: how many heroes nobody has drawn.
    pub heroes_left: u8,
    /// By side: the seats, then the wild side where the scenario has one.
    pub groups: Vec<GroupView>,
    pub fight: Option<FightView>,
    pub casting: Option<CastingView>,
}

/// A draw pile and its discard pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PileView {
    /// The key of the pile; the discard pile has `-discard` after it.
    pub id: String,
    pub pile: Pile,
    pub deck: u8,
    /// In the order of their numbers.
    pub discard: Vec<CardView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GroupView {
    /// `g0` and so on.
    pub id: String,
    pub side: Side,
    /// Run by the game.
    pub is_wild: bool,
    /// Its heroes, creatures or monsters; heroes stay here when they are dead.
    pub units: Vec<UnitView>,
    /// The hand cards that the viewer knows.
    pub hand: Vec<HandView>,
    /// How many more there are, by their backs.
    pub hidden: Mix,
    pub npc: Option<NpcView>,
    pub demon: Option<DemonView>,
    /// The life of whom it has to guard, in that scenario. Its id is `ward-0` and so on.
    pub ward: Option<u8>,
    /// KH-17.
    pub has_bought: bool,
    /// KH-71.
    pub is_out: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct UnitView {
    /// `u0` and so on.
    pub id: String,
    pub unit: UnitId,
    pub side: Side,
    pub what: What,
    /// KH-03.
    pub is_magical: bool,
    /// 0 if it is dead.
    pub life: u8,
    pub full_life: u8,
    /// Base values with all that counts whatever the unit uses.
    pub figures: Figures,
    pub actions: u8,
    pub reactions: u8,
    /// It loses its next action.
    pub is_stunned: bool,
    /// KH-51: it cannot attack yet.
    pub is_fresh: bool,
    pub fitted: Vec<FittedView>,
    pub charms: Vec<CharmView>,
    /// In that scenario.
    pub treasures: u8,
}

/// A card and what is printed on it. Its id is its key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CardView {
    // Written as its key; the rest is in the facts.
    #[serde(rename = "id", serialize_with = "write_key")]
    #[schemars(with = "String")]
    pub printed: Arc<PrintedCard>,
    pub card: CardId,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct HandView {
    #[serde(flatten)]
    pub card: CardView,
    /// Whether everybody knows that it is in this hand.
    pub is_known: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FittedView {
    #[serde(flatten)]
    pub card: CardView,
    /// KH-53: how many own turns have to start until the spell can be cast again; 0 if it does not rest.
    pub rests: u8,
    /// Its power was used in this round.
    pub is_used: bool,
}

/// A blessing or curse.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CharmView {
    #[serde(flatten)]
    pub card: CardView,
    pub figures: Figures,
    /// It ends when the next turn of this side starts.
    pub until: Side,
}

/// KH-62. The id of its place is `npc-0` and so on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct NpcView {
    pub place: String,
    #[serde(flatten)]
    pub card: CardView,
    pub life: u8,
    pub is_used: bool,
}

/// KH-56. The id of its place is `demon-0` and so on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DemonView {
    pub place: String,
    #[serde(flatten)]
    pub card: CardView,
    pub life: u8,
}

/// KH-31: the fight under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FightView {
    pub by: UnitId,
    pub means: Means,
    pub at: Target,
    pub protected: Option<Target>,
    pub defence: Defence,
    /// What was played on the attacker and on the defender.
    pub attacker: Vec<CardView>,
    pub defender: Vec<CardView>,
    pub is_foiled: bool,
}

/// KH-13: the general spell under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CastingView {
    pub by: UnitId,
    pub card: CardView,
    pub origin: Origin,
    pub aim: Aim,
    pub caster: Vec<CardView>,
    pub is_countered: bool,
}

impl View {
    /// A unit by its id.
    pub fn unit(&self, unit: UnitId) -> Option<&UnitView> {
        self.groups.iter().flat_map(|group| &group.units).find(|there| there.unit == unit)
    }
}

pub(crate) fn view(game: &KleineHelden, battle: &Battle, viewer: Viewer) -> View {
    let look = Look { game, battle };
    let goes_on = battle.ending.is_none();
    View {
        viewer: viewer.seat(),
        players: game.players(),
        scenario: game.scenario as u8,
        printed: game.content().printed_scenario(game.scenario).clone(),
        round: battle.round,
        first: battle.first,
        active: (battle.round > 0 && goes_on).then_some(battle.turn.side),
        has_played_event: battle.turn.has_played_event,
        piles: Pile::ALL.map(|pile| PileView {
            id: pile.word().to_string(),
            pile,
            deck: battle.deck.count(pile) as u8,
            discard: view_cards(game, battle.discard.of(pile).iter()),
        }),
        heroes_left: battle.heroes.len() as u8,
        groups: battle.sides().map(|side| view_group(look, side, viewer)).collect(),
        fight: battle.fight.as_ref().filter(|_| goes_on).map(|fight| view_fight(game, fight)),
        casting: battle.casting.as_ref().filter(|_| goes_on).map(|casting| view_casting(game, casting)),
    }
}

fn view_group(look: Look<'_>, side: Side, viewer: Viewer) -> GroupView {
    let (game, battle) = (look.game, look.battle);
    let Group { hand, known, npc, demon, ward, used, has_bought, is_out, .. } = *battle.group(side);
    let is_own = viewer.is(side.seat());
    let seen = if is_own { hand } else { known };
    let units = (0..).map(UnitId).zip(&battle.units).filter(|(_, unit)| unit.side == side);
    GroupView {
        id: side.id().to_string(),
        side,
        is_wild: !game.is_played(side),
        units: (units.filter(|(_, unit)| unit.is_alive() || unit.hero().is_some()))
            .map(|(unit, _)| view_unit(look, unit))
            .collect(),
        hand: seen
            .iter()
            .map(|card| HandView { card: view_card(game, card), is_known: known.contains(card) })
            .collect(),
        hidden: Mix::counting(hand.minus(seen)),
        npc: npc.map(|npc| NpcView {
            place: Target::Npc(side).id().to_string(),
            card: view_card(game, npc.card),
            life: npc.life,
            is_used: used.contains(npc.card),
        }),
        demon: demon.map(|demon| DemonView {
            place: Target::Demon(side).id().to_string(),
            card: view_card(game, demon.card),
            life: demon.life,
        }),
        ward,
        has_bought,
        is_out,
    }
}

fn view_unit(look: Look<'_>, unit: UnitId) -> UnitView {
    let (game, battle) = (look.game, look.battle);
    let one = look.unit(unit);
    let rests =
        |card: CardId| battle.resting.iter().find(|resting| resting.card == card).map_or(0, |resting| resting.turns);
    let used = battle.group(one.side).used;
    UnitView {
        id: unit.id().to_string(),
        unit,
        side: one.side,
        what: one.what,
        is_magical: look.is_magical(unit),
        life: one.life,
        full_life: look.full_life(unit),
        figures: standing(look, unit),
        actions: one.actions,
        reactions: one.reactions,
        is_stunned: one.is_stunned,
        is_fresh: one.is_fresh,
        fitted: (one.fitted.iter())
            .map(|card| FittedView { card: view_card(game, card), rests: rests(card), is_used: used.contains(card) })
            .collect(),
        charms: (battle.charms.iter().filter(|charm| charm.on == unit))
            .map(|charm| CharmView { card: view_card(game, charm.card), figures: charm.figures, until: charm.until })
            .collect(),
        treasures: one.treasures,
    }
}

fn view_fight(game: &KleineHelden, fight: &Fight) -> FightView {
    let Fight { by, means, at, protected, defence, is_foiled, .. } = *fight;
    let [attacker, defender] = [&fight.attacker, &fight.defender].map(|cards| view_cards(game, cards.iter().copied()));
    FightView { by, means, at, protected, defence, attacker, defender, is_foiled }
}

fn view_casting(game: &KleineHelden, casting: &Casting) -> CastingView {
    let Casting { by, origin, aim, is_countered, .. } = *casting;
    let caster = view_cards(game, casting.caster.iter().copied());
    CastingView { by, card: view_card(game, casting.card), origin, aim, caster, is_countered }
}

fn view_cards(game: &KleineHelden, cards: impl Iterator<Item = CardId>) -> Vec<CardView> {
    cards.map(|card| view_card(game, card)).collect()
}

fn view_card(game: &KleineHelden, card: CardId) -> CardView {
    CardView { printed: game.content().printed(card).clone(), card }
}

fn write_key<S: Serializer>(printed: &Arc<PrintedCard>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&printed.key)
}

/// The cards that a side does not see anywhere: they are in a draw pile or unseen in another hand. A card about to be
/// played counts as seen.
pub(crate) fn hidden_from(battle: &Battle, side: Side) -> Cards {
    let announced = battle.agenda.iter().filter_map(Step::card_in_hand).collect::<Cards>();
    let others = battle.sides().filter(|other| *other != side).map(|other| battle.group(other));
    others.fold(battle.deck, |hidden, group| hidden.union(group.hand.minus(group.known).minus(announced)))
}

/// Another table that looks the same to a side: for each pile, the cards in the draw pile or unseen in another hand are
/// dealt again, with all ways equally likely. A card about to be played stays where it is.
pub(crate) fn imagine(battle: &Battle, side: Side, dice: &mut dyn Dice) -> Battle {
    let mut imagined = battle.clone();
    let announced = battle.agenda.iter().filter_map(Step::card_in_hand).collect::<Cards>();
    let hidden = hidden_from(battle, side);
    for pile in Pile::ALL {
        let mut cards: Vec<CardId> = hidden.of(pile).iter().collect();
        shuffle(&mut cards, dice);
        let mut cards = cards.into_iter();
        for other in battle.sides().filter(|other| *other != side) {
            let group = imagined.group_mut(other);
            let unseen = group.hand.minus(group.known).minus(announced).of(pile);
            let dealt: Cards = cards.by_ref().take(unseen.len()).collect();
            group.hand = group.hand.minus(unseen).union(dealt);
        }
        imagined.deck = imagined.deck.minus(imagined.deck.of(pile)).union(cards.collect());
    }
    imagined
}
