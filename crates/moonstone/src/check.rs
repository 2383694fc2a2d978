//! Whether a position from outside is one that the rules can go on from.

use measure::Disc;
use table::check::{ensure, ensure_seats};
use table::{Game as _, Seat};

use crate::battle::{
    Action, Aimed, Battle, Casting, Change, Deed, Fight, FightStage, ModelId, Step, Stone, castings, fights,
};
use crate::cards::{Hand, MeleeHand};
use crate::content::{AbilityId, AbilityKind, CharacterId, bounds};
use crate::damage::Origin;
use crate::game::Moonstone;
use crate::look::Look;

/// No table has more levels above the ground.
const HIGHEST: u8 = 4;

pub(crate) fn check(game: &Moonstone, battle: &Battle) -> Result<(), String> {
    let check = Check { game, battle };
    let seats = usize::from(game.seats());
    ensure(battle.players.len() == seats, format_args!("there are {} players, not {seats}", battle.players.len()))?;
    ensure(battle.models.len() <= 32, "there are more than 32 models")?;
    ensure(battle.stones.len() <= 16, "there are more than 16 stones")?;
    ensure(battle.agenda.len() <= 400, "the agenda is too long")?;
    ensure(battle.woods.len() <= 32 && battle.tokens.len() <= 64, "there is too much on the table")?;
    ensure(battle.round <= 20, "there are no more than 20 rounds")?;
    ensure(battle.ending.is_some() || !battle.agenda.is_empty(), "nothing comes next")?;
    check.seat(battle.turn)?;
    battle.initiative.iter().chain(&battle.order).try_for_each(|seat| check.seat(*seat))?;
    if let Some(ground) = &battle.ground {
        let count = game.layout().pieces.len();
        ensure(ground.len() == count, format_args!("there are {} outlines, not {count}", ground.len()))?;
    }
    check.stones()?;
    check.models()?;
    check.cards()?;
    battle.tokens.iter().try_for_each(|token| check.model(token.by))?;
    battle.picks.iter().try_for_each(|taken| check.seat(taken.seat))?;
    if let Some(active) = battle.active {
        check.model(active.model)?;
        check.seat(active.seat)?;
        active.next.iter().try_for_each(|model| check.model(*model))?;
    }
    if let Some(moving) = battle.moving {
        check.model(moving.model)?;
    }
    battle.agenda.iter().try_for_each(|step| check.step(step))
}

struct Check<'b> {
    game: &'b Moonstone,
    battle: &'b Battle,
}

impl Check<'_> {
    fn seat(&self, seat: Seat) -> Result<(), String> {
        ensure_seats([seat], self.game.seats())
    }

    fn model(&self, model: ModelId) -> Result<(), String> {
        ensure(model.index() < self.battle.models.len(), format_args!("there is no model {}", model.0))
    }

    fn character(&self, character: CharacterId) -> Result<(), String> {
        let count = self.game.content().characters().len();
        ensure(character.index() < count, format_args!("there is no character {}", character.0))
    }

    /// An active or arcane ability of a model.
    fn ability(&self, model: ModelId, ability: AbilityId) -> Result<(), String> {
        self.model(model)?;
        let character = self.game.content().character(self.battle.models[model.index()].character);
        let kind = character.abilities.get(ability.index()).map(|ability| &ability.kind);
        let is_used = matches!(kind, Some(AbilityKind::Active(_) | AbilityKind::Arcane(_)));
        ensure(is_used, format_args!("model {} has no ability {}", model.0, ability.0))
    }

    fn stones(&self) -> Result<(), String> {
        for (at, stone) in self.battle.stones.iter().enumerate() {
            let is_known = self.battle.stones[..at].iter().any(|other| other.number == stone.number);
            for (holds, wrong) in [
                (!is_known, "is there twice"),
                (stone.number < 16, "has too high a number"),
                ((1..=Stone::DEEPEST).contains(&stone.depth), "is too deep, or not deep"),
                (stone.level <= HIGHEST, "is too high"),
                (bounds().holds(stone.at, Stone::RADIUS), "is off the table"),
            ] {
                ensure(holds, format_args!("stone {} {wrong}", stone.number))?;
            }
        }
        Ok(())
    }

    fn models(&self) -> Result<(), String> {
        let models = &self.battle.models;
        models.iter().try_for_each(|model| self.character(model.character).and_then(|()| self.seat(model.owner)))?;
        let look = Look { game: self.game, battle: self.battle };
        for id in look.ids() {
            let (model, disc, health) = (look.model(id), look.disc(id), look.character(id).health);
            let stands = look.is_standing(id);
            let overlaps = |other: ModelId| look.model(other).level == model.level && look.disc(other).overlaps(disc);
            for (holds, wrong) in [
                (model.wounds <= health, "has more wounds than health"),
                (model.level <= HIGHEST && model.energy <= 99 && model.stones <= 16, "is not possible"),
                (!stands || model.wounds < health, "stands and is dead"),
                (!stands || bounds().holds(disc.centre(), disc.radius()), "is off the table"),
                (!stands || !self.is_in_barrier(disc, model.level), "stands in a barrier"),
                (!stands || !look.standing().any(|other| other < id && overlaps(other)), "stands on another one"),
                (model.changes.len() <= 200, "has too many changes"),
            ] {
                ensure(holds, format_args!("model {} {wrong}", id.0))?;
            }
            model.changes.iter().try_for_each(|change| self.change(change))?;
        }
        Ok(())
    }

    fn is_in_barrier(&self, disc: Disc, level: u8) -> bool {
        let look = Look { game: self.game, battle: self.battle };
        let mut pieces = self.game.layout().pieces.iter().enumerate();
        pieces.any(|(at, it)| it.is_barrier() && it.level == level && disc.overlaps_with(look.outline(at)))
    }

    fn change(&self, change: &Change) -> Result<(), String> {
        match change {
            Change::Mark { by, .. } => self.model(*by),
            Change::Lunge { at, .. } => self.model(*at),
            Change::Aimed { by, .. } => self.model(*by),
            Change::Stolen { from, .. } => self.character(*from),
            Change::Stat { more, .. } | Change::NextAttack { more } => {
                ensure((-99..=99).contains(more), "a change is too large")
            }
            Change::Robber => Ok(()),
        }
    }

    /// MS-40, MS-60: all cards are somewhere, once.
    fn cards(&self) -> Result<(), String> {
        let (mut arcana, mut melee) = (self.battle.arcana.all(), self.battle.melee);
        for hand in self.battle.players.iter().flat_map(|player| [player.kept, player.looking]) {
            arcana.add_all(&hand);
        }
        castings(&self.battle.agenda).for_each(|casting| arcana.add_all(&casting.cards()));
        fights(&self.battle.agenda).for_each(|fight| melee.add_all(&fight.cards()));
        ensure(arcana == Hand::DECK, "the arcana cards are not complete")?;
        ensure(melee == MeleeHand::DECK, "the melee cards are not complete")
    }

    fn casting(&self, casting: &Casting) -> Result<(), String> {
        self.ability(casting.by, casting.ability)?;
        self.aimed(casting.aimed)?;
        self.seat(casting.seat)?;
        self.seat(casting.resister)?;
        casting.is_reflected_by.iter().try_for_each(|model| self.model(*model))
    }

    fn fight(&self, fight: &Fight) -> Result<(), String> {
        fight.models.iter().try_for_each(|model| self.model(*model))?;
        fight.seats.iter().try_for_each(|seat| self.seat(*seat))?;
        ensure(fight.models[0] != fight.models[1], "a model fights with itself")?;
        ensure(fight.duplicates.iter().all(|count| *count <= 2), "there are too many duplicates")?;
        fight.signature.iter().flatten().try_for_each(|character| self.character(*character))?;
        if let FightStage::Push(side) | FightStage::Second(side) = fight.next {
            self.side(side)?;
        }
        for end in &fight.ends {
            self.side(end.side)?;
            ensure(end.times <= 3, "an end step comes too often")?;
            self.character(end.signature)?;
        }
        Ok(())
    }

    fn side(&self, side: u8) -> Result<(), String> {
        ensure(side < 2, "a melee has two sides")
    }

    fn aimed(&self, aimed: Aimed) -> Result<(), String> {
        match aimed {
            Aimed::Model(model) => self.model(model),
            Aimed::Two(one, other) => self.model(one).and_then(|()| self.model(other)),
            Aimed::Nothing | Aimed::Pulse | Aimed::Stone(_) | Aimed::Point(_) | Aimed::Wood(_) => Ok(()),
        }
    }

    fn deed(&self, deed: Deed) -> Result<(), String> {
        self.model(deed.by)?;
        self.seat(deed.seat)?;
        self.character(deed.character)?;
        self.aimed(deed.aimed)?;
        ensure(deed.x <= 3 && deed.times <= 3, "an effect is too large")?;
        deed.resister.iter().try_for_each(|seat| self.seat(*seat))?;
        let Some(ability) = deed.list.ability() else { return Ok(()) };
        let count = self.game.content().character(deed.character).abilities.len();
        ensure(ability.index() < count, "an effect is of no ability")?;
        if deed.aimed == Aimed::Pulse { self.ability(deed.by, ability) } else { Ok(()) }
    }

    fn action(&self, action: Action) -> Result<(), String> {
        match action {
            Action::Attack { target } | Action::Rob { target } => self.model(target),
            Action::Use { ability, aimed } => {
                let Some(active) = self.battle.active else { return Err("nobody acts".to_string()) };
                self.ability(active.model, ability)?;
                self.aimed(aimed)
            }
            Action::Step | Action::Jog | Action::Traverse | Action::Harvest { .. } => Ok(()),
        }
    }

    fn step(&self, step: &Step) -> Result<(), String> {
        match *step {
            Step::Draft { seat }
            | Step::PickCard { seat }
            | Step::ChooseEdge { seat }
            | Step::Deploy { seat }
            | Step::CrazyTown { seat }
            | Step::MoveTerrain { seat, .. }
            | Step::ChooseFirst { seat }
            | Step::Activate { seat }
            | Step::React { seat }
            | Step::ArrangeTop { seat, .. }
            | Step::Search { seat, .. } => self.seat(seat),
            Step::Mulligan { seat } => ensure(seat.0 <= 4, "there is no such seat"),
            Step::Return { model }
            | Step::CaveIn { model }
            | Step::Calcify { model }
            | Step::BeginActivation { model } => self.model(model),
            Step::Fumble { seat, model } => self.seat(seat).and_then(|()| self.model(model)),
            Step::Interrupt { action } | Step::Begin { action } => self.action(action),
            Step::Flip { deed } | Step::Avoid { deed } | Step::Perform { deed } => self.deed(deed),
            Step::Deal { by, ability, .. } => self.ability(by, ability),
            Step::Damage { to, harm } | Step::OldGods { to, harm } => {
                self.model(to).and_then(|()| self.model(harm.by))?;
                if let Origin::Blow { side } = harm.origin { self.side(side) } else { Ok(()) }
            }
            Step::Hurt { to, by, .. } | Step::Suffer { to, by, .. } => {
                self.model(to)?;
                by.iter().try_for_each(|model| self.model(*model))
            }
            Step::Cast(ref casting) => self.casting(casting),
            Step::Melee(ref fight) => self.fight(fight),
            Step::EndCommand { before } => self.model(before.model).and_then(|()| self.seat(before.seat)),
            Step::ChooseFactions
            | Step::RollForDraft
            | Step::BringTroupes
            | Step::DropStones
            | Step::RollForCards
            | Step::RollForDeployment
            | Step::BeginRound
            | Step::Recover
            | Step::Replenish
            | Step::RollForFirst
            | Step::NextActivation
            | Step::Act
            | Step::AfterAction { .. }
            | Step::EndActivation
            | Step::EndRound => Ok(()),
        }
    }
}
