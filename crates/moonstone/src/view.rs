//! What a seat or a spectator sees, and what is printed.

use measure::{Point, Polygon};
use schemars::JsonSchema;
use serde::Serialize;
use table::keyword::Value;
use table::{Game as _, Seat, Viewer, Words};

use crate::battle::{
    Aimed, Battle, Casting, Change, Edge, Ending, Fight, GrownWood, Model, ModelId, Moving, State, Stone, Token,
    stone_id,
};
use crate::cards::{self, Agenda, ArcanaCard, Fate, Hand, MeleeHand};
use crate::content::{
    AbilityId, AbilityKind, Character, CharacterId, Clause, Damage, Faction, Ladder, Manoeuvre, Piece, Troupe,
};
use crate::game::Moonstone;
use crate::look::Look;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    pub viewer: Option<Seat>,
    /// 0 during set-up.
    pub round: u8,
    pub initiative: Option<Seat>,
    pub active: Option<ModelId>,
    /// It carries out a command: one action, and free.
    pub is_commanded: bool,
    /// Who is asked where to go, how and how far.
    pub moving: Option<Moving>,
    pub players: Vec<PlayerView>,
    pub models: Vec<ModelView>,
    pub stones: Vec<StoneView>,
    pub woods: Vec<GrownWood>,
    pub tokens: Vec<Token>,
    /// The outlines of all terrain, once some of it has moved; else they are in the facts.
    pub ground: Option<Vec<Polygon>>,
    /// Cards in the arcana deck and in the melee deck.
    pub decks: [u8; 2],
    pub casting: Option<CastingView>,
    pub fight: Option<FightView>,
    pub ending: Option<Ending>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayerView {
    pub seat: Seat,
    pub faction: Option<Faction>,
    pub edge: Option<Edge>,
    /// MS-14: carried by all models.
    pub stones: u8,
    pub has_fate: bool,
    /// If the viewer may know it.
    pub fate: Option<Fate>,
    pub fate_is_used: bool,
    pub has_agenda: bool,
    pub agenda: Option<Agenda>,
    pub agenda_is_shown: bool,
    /// Arcana cards taken out of the deck.
    pub kept: u8,
    pub own_kept: Option<Vec<ArcanaCard>>,
    pub own_looking: Option<Vec<ArcanaCard>>,
    /// The arranged top of the arcana deck, the topmost last.
    pub own_top: Option<Vec<ArcanaCard>>,
    pub is_out: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ModelView {
    /// `m0` and so on.
    pub id: String,
    pub model: ModelId,
    pub owner: Seat,
    /// Its place in the facts.
    pub character: CharacterId,
    pub state: State,
    pub at: Point,
    pub level: u8,
    /// In units.
    pub radius: i32,
    pub wounds: u8,
    pub health: u8,
    pub energy: u8,
    pub stones: u8,
    pub has_activated: bool,
    pub has_jogged: bool,
    pub is_engaged: bool,
    pub melee: i8,
    /// In units.
    pub reach: i32,
    pub arcane: i8,
    pub evade: i8,
    /// In units.
    pub jog: i32,
    /// Abilities that cannot be used now because of their limits, or because they are lost or switched off.
    pub unready: Vec<AbilityId>,
    /// Abilities of any kind that are lost or switched off.
    pub off: Vec<AbilityId>,
    pub changes: Vec<Change>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct StoneView {
    /// `s0` and so on, as long as it lies there.
    pub id: String,
    pub number: u8,
    pub at: Point,
    pub level: u8,
    pub depth: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CastingView {
    pub by: ModelId,
    pub seat: Seat,
    pub ability: AbilityId,
    pub aimed: Aimed,
    pub resister: Seat,
    pub cards: u8,
    pub resisting: u8,
    /// The hand of the viewer, if it is one of both.
    pub own: Option<Vec<ArcanaCard>>,
    pub has_laid: bool,
    /// If the viewer may know it.
    pub laid: Option<ArcanaCard>,
    pub named: Option<ArcanaCard>,
    pub shown: Vec<ArcanaCard>,
}

/// The attacker comes first everywhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FightView {
    pub models: [ModelId; 2],
    pub seats: [Seat; 2],
    pub cards: [u8; 2],
    /// Hands that the viewer may know.
    pub hands: [Option<Vec<Manoeuvre>>; 2],
    pub laid: [Option<Manoeuvre>; 2],
    pub duplicates: [u8; 2],
    pub signature: [Option<CharacterId>; 2],
    pub caused: [u8; 2],
    pub is_follow_up: bool,
}

pub(crate) fn view(game: &Moonstone, battle: &Battle, viewer: Viewer) -> View {
    let look = Look { game, battle };
    View {
        viewer: viewer.seat(),
        round: battle.round,
        initiative: battle.initiative,
        active: battle.active.map(|active| active.model),
        is_commanded: battle.active.is_some_and(|active| active.command.is_some()),
        moving: battle.moving,
        players: game.seats_in_order().map(|seat| view_player(look, seat, viewer)).collect(),
        models: look.ids().map(|id| view_model(look, id)).collect(),
        stones: battle.stones.iter().map(view_stone).collect(),
        woods: battle.woods.clone(),
        tokens: battle.tokens.clone(),
        ground: battle.ground.clone(),
        decks: [battle.arcana.count(), battle.melee.count()],
        casting: battle.casting().map(|casting| view_casting(casting, viewer)),
        fight: battle.fight().map(|fight| view_fight(fight, viewer)),
        ending: battle.ending.clone(),
    }
}

fn view_player(look: Look<'_>, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = &look.battle.players[seat.index()];
    let is_own = viewer.is(seat);
    let own = |hand: &Hand| (is_own && hand.count() > 0).then(|| hand.list());
    let arcana = &look.battle.arcana;
    PlayerView {
        seat,
        faction: player.faction,
        edge: player.edge,
        stones: look.stones_of(seat),
        has_fate: player.fate.is_some(),
        fate: player.fate.filter(|_| is_own || player.fate_is_used),
        fate_is_used: player.fate_is_used,
        has_agenda: player.agenda.is_some(),
        agenda: player.agenda.filter(|_| is_own || player.agenda_is_shown),
        agenda_is_shown: player.agenda_is_shown,
        kept: player.kept.count(),
        own_kept: own(&player.kept),
        own_looking: own(&player.looking),
        own_top: (is_own && arcana.arranged_by == Some(seat)).then(|| arcana.top.clone()),
        is_out: player.is_out,
    }
}

fn view_model(look: Look<'_>, id: ModelId) -> ModelView {
    let model = look.model(id);
    let character = look.character(id);
    let stands = look.is_standing(id);
    let passive = |ability: &AbilityId| matches!(character.ability(*ability).kind, AbilityKind::Passive(_));
    ModelView {
        id: id.id().to_string(),
        model: id,
        owner: model.owner,
        character: model.character,
        state: model.state,
        at: model.at,
        level: model.level,
        radius: look.disc(id).radius(),
        wounds: model.wounds,
        health: character.health,
        energy: model.energy,
        stones: model.stones,
        has_activated: model.has_activated,
        has_jogged: model.has_jogged,
        is_engaged: stands && look.is_engaged(id),
        melee: look.melee(id, None),
        reach: look.reach(id),
        arcane: look.arcane(id, None),
        evade: if stands { look.evade(id, None) } else { character.evade },
        jog: look.jog(id),
        unready: character.ids().filter(|it| !look.is_ready(id, *it) && !passive(it)).collect(),
        off: character.ids().filter(|it| (model.off | model.lost) & it.bit() != 0).collect(),
        changes: model.changes.clone(),
    }
}

fn view_stone(&Stone { number, at, level, depth }: &Stone) -> StoneView {
    StoneView { id: stone_id(number).to_string(), number, at, level, depth }
}

fn view_casting(casting: &Casting, viewer: Viewer) -> CastingView {
    let own = if viewer.is(casting.seat) {
        Some(casting.hand.list())
    } else if viewer.is(casting.resister) {
        Some(casting.resisting.list())
    } else {
        None
    };
    CastingView {
        by: casting.by,
        seat: casting.seat,
        ability: casting.ability,
        aimed: casting.aimed,
        resister: casting.resister,
        cards: casting.hand.count(),
        resisting: casting.resisting.count(),
        own,
        has_laid: casting.laid.is_some(),
        laid: casting.laid.filter(|_| casting.is_open || viewer.is(casting.seat)),
        named: casting.named,
        shown: casting.shown.clone(),
    }
}

fn view_fight(fight: &Fight, viewer: Viewer) -> FightView {
    let hand = |side: usize| {
        let knows = fight.shown[side] || viewer.is(fight.seats[side]);
        knows.then(|| fight.hands[side].list())
    };
    FightView {
        models: fight.models,
        seats: fight.seats,
        cards: fight.hands.map(|hand: MeleeHand| hand.count()),
        hands: [hand(0), hand(1)],
        laid: fight.laid,
        duplicates: fight.duplicates,
        signature: fight.signature,
        caused: fight.caused,
        is_follow_up: fight.is_follow_up,
    }
}

impl View {
    /// What is visible on the table, for measuring.
    pub(crate) fn laid_out(&self, game: &Moonstone) -> Battle {
        let mut battle = game.start();
        battle.models.extend(self.models.iter().map(|it| Model {
            state: it.state,
            at: it.at,
            level: it.level,
            wounds: it.wounds,
            energy: it.energy,
            stones: it.stones,
            has_jogged: it.has_jogged,
            off: it.off.iter().fold(0, |off, ability| off | ability.bit()),
            changes: it.changes.clone(),
            ..Model::new(it.owner, it.character)
        }));
        let stone = |&StoneView { number, at, level, depth, .. }: &StoneView| Stone { number, at, level, depth };
        battle.stones.extend(self.stones.iter().map(stone));
        for (player, seen) in battle.players.iter_mut().zip(&self.players) {
            (player.agenda, player.agenda_is_shown) = (seen.agenda, seen.agenda.is_some());
        }
        battle.woods.clone_from(&self.woods);
        battle.tokens.clone_from(&self.tokens);
        battle.ground.clone_from(&self.ground);
        battle
    }
}

/// What is printed: characters, cards and the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Facts {
    pub melee: Vec<PrintedManoeuvre>,
    pub radii: Radii,
    pub characters: Vec<PrintedCharacter>,
    pub table: Words,
    pub pieces: Vec<Piece>,
    pub ladders: Vec<[Point; 2]>,
    pub troupes: Vec<PrintedTroupe>,
}

/// MS-02: a ready-made troupe as it comes to this game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PrintedTroupe {
    pub key: String,
    pub name: Words,
    pub text: Option<Words>,
    /// Good for a first game.
    pub is_easy: bool,
    pub characters: Vec<CharacterId>,
}

/// MS-60: a melee card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PrintedManoeuvre {
    pub card: Manoeuvre,
    pub kinds: Vec<Damage>,
    /// Against high guard, falling swing, thrust, sweeping cut, rising attack, low guard: `-` is null, `0+` has a
    /// follow-up.
    pub deals: Vec<String>,
}

/// How large round things are, in units; models have radii of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Radii {
    pub stone: i32,
    pub wood: i32,
    pub token: i32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PrintedCharacter {
    pub key: String,
    pub name: Words,
    pub version: u8,
    pub factions: Vec<Faction>,
    pub keywords: Vec<String>,
    pub melee: u8,
    pub reach: u8,
    pub arcane: u8,
    pub evade: i8,
    pub base: u8,
    pub health: u8,
    pub blue: Vec<u8>,
    pub abilities: Vec<PrintedAbility>,
    pub signature: Option<PrintedSignature>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PrintedAbility {
    pub key: String,
    pub name: Words,
    /// In words where there are some, else the clauses.
    pub text: Words,
    pub kind: &'static str,
    pub cost: Option<u8>,
    pub range: Option<u8>,
    pub limit: &'static str,
    /// The cards of its results, in order.
    pub cards: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PrintedSignature {
    pub key: String,
    pub name: Words,
    pub text: Option<Words>,
    pub upgrades: Manoeuvre,
    pub kinds: Vec<Damage>,
    pub deals: Vec<String>,
}

impl Facts {
    pub fn of(game: &Moonstone) -> Facts {
        let layout = game.layout();
        let ladder = |ladder: &Ladder| [ladder.foot, ladder.top];
        let manoeuvre = |card: &Manoeuvre| PrintedManoeuvre {
            card: *card,
            kinds: cards::kinds(*card).each().collect(),
            deals: Manoeuvre::ALL.iter().map(|other| cards::result(*card, *other).write()).collect(),
        };
        Facts {
            melee: Manoeuvre::ALL.iter().map(manoeuvre).collect(),
            radii: Radii { stone: Stone::RADIUS, wood: GrownWood::RADIUS, token: Token::RADIUS },
            characters: game.content().characters().iter().map(PrintedCharacter::of).collect(),
            table: layout.name.clone(),
            pieces: layout.pieces.clone(),
            ladders: layout.ladders.iter().map(ladder).collect(),
            troupes: game.content().troupes().iter().map(|troupe| PrintedTroupe::of(game, troupe)).collect(),
        }
    }
}

impl PrintedTroupe {
    fn of(game: &Moonstone, troupe: &Troupe) -> PrintedTroupe {
        let characters = troupe.characters.iter().take(usize::from(game.troupe_size())).copied().collect();
        let Troupe { key, name, text, is_easy, .. } = troupe.clone();
        PrintedTroupe { key, name, text, is_easy, characters }
    }
}

impl PrintedCharacter {
    fn of(character: &Character) -> PrintedCharacter {
        let keys = character.keys();
        let list = |clauses: &[Clause]| clauses.iter().map(|it| it.write_with(&keys)).collect::<Vec<_>>().join("; ");
        let ability = |ability: &crate::content::Ability| {
            let (kind, cost, range, cards, plain) = match &ability.kind {
                AbilityKind::Passive(passives) => {
                    let texts: Vec<String> = passives.iter().map(|it| it.write_with(&keys)).collect();
                    ("passive", None, None, Vec::new(), texts.join("; "))
                }
                AbilityKind::Active(it) => ("active", Some(it.cost), Some(it.range), Vec::new(), list(&it.does)),
                AbilityKind::Arcane(it) => {
                    let cards = it.results.iter().map(|result| result.cards.write()).collect();
                    let results = it.results.iter().map(|it| format!("{}: {}", it.cards.write(), list(&it.does)));
                    let plain = results.collect::<Vec<_>>().join(" | ");
                    ("arcane", Some(it.cost), Some(it.range), cards, format!("{plain} | C: {}", list(&it.catastrophe)))
                }
            };
            let text = ability.text.clone().unwrap_or_else(|| Words::same(plain));
            let (key, name) = (ability.key.clone(), ability.name.clone());
            PrintedAbility { key, name, text, kind, cost, range, limit: ability.limit.word(), cards }
        };
        PrintedCharacter {
            key: character.key.clone(),
            name: character.name.clone(),
            version: character.version,
            factions: character.factions.clone(),
            keywords: character.keywords.words(),
            melee: character.melee,
            reach: character.reach,
            arcane: character.arcane,
            evade: character.evade,
            base: character.base,
            health: character.health,
            blue: (1..=character.health).filter(|at| character.blue & 1 << (at - 1) != 0).collect(),
            abilities: character.abilities.iter().map(ability).collect(),
            signature: character.signature.as_ref().map(|signature| PrintedSignature {
                key: signature.key.clone(),
                name: signature.name.clone(),
                text: signature.text.clone(),
                upgrades: signature.upgrades,
                kinds: signature.kinds.each().collect(),
                deals: signature.deals.iter().map(Value::write).collect(),
            }),
        }
    }
}
