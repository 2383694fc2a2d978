//! Whether the rules can continue from a position from outside.

use measure::Disc;
use table::check::{
    Checked, ensure, ensure_count, ensure_few, ensure_known, ensure_most, ensure_seats, ensure_within, fault,
};
use table::{Game as _, Seat};

use crate::battle::{
    Action, Aimed, Battle, Casting, Change, Deed, Fight, FightStage, ModelId, Step, Stone, castings, fights,
};
use crate::cards::{Hand, MeleeHand};
use crate::content::{AbilityId, AbilityKind, CharacterId, bounds};
use crate::damage::Origin;
use crate::game::Moonstone;
use crate::look::Look;

/// The highest level of any table.
const HIGHEST: u8 = 4;

pub(crate) fn check(game: &Moonstone, battle: &Battle) -> Checked {
    let check = Check { game, battle };
    ensure_count("players", battle.players.len(), usize::from(game.seats()))?;
    ensure_few("models", battle.models.len(), 32)?;
    ensure_few("stones", battle.stones.len(), 16)?;
    ensure_few("agenda", battle.agenda.len(), 400)?;
    ensure_few("woods", battle.woods.len(), 32)?;
    ensure_few("tokens", battle.tokens.len(), 64)?;
    ensure_most("round", battle.round, 20)?;
    ensure!(battle.ending.is_some() || !battle.agenda.is_empty(), "agenda", "position-agenda")?;
    check.seat(battle.turn)?;
    battle.initiative.iter().chain(&battle.order).try_for_each(|seat| check.seat(*seat))?;
    if let Some(ground) = &battle.ground {
        ensure_count("ground", ground.len(), game.layout().pieces.len())?;
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
    fn seat(&self, seat: Seat) -> Checked {
        ensure_seats([seat], self.game.seats())
    }

    fn model(&self, model: ModelId) -> Checked {
        ensure_known("models", model.index(), self.battle.models.len())
    }

    fn character(&self, character: CharacterId) -> Checked {
        ensure_known("character", character.index(), self.game.content().characters().len())
    }

    /// An active or arcane ability of a model.
    fn ability(&self, model: ModelId, ability: AbilityId) -> Checked {
        self.model(model)?;
        let character = self.game.content().character(self.battle.models[model.index()].character);
        let kind = character.abilities.get(ability.index()).map(|ability| &ability.kind);
        let is_used = matches!(kind, Some(AbilityKind::Active(_) | AbilityKind::Arcane(_)));
        ensure!(is_used, "agenda", "position-no-ability", model = model.0, ability = ability.0)
    }

    fn stones(&self) -> Checked {
        for (at, stone) in self.battle.stones.iter().enumerate() {
            let is_known = self.battle.stones[..at].iter().any(|other| other.number == stone.number);
            ensure!(!is_known, "stones", "position-twice", number = stone.number)?;
            ensure_most(format_args!("stones[{at}].number"), stone.number, 15)?;
            ensure_within(format_args!("stones[{at}].depth"), stone.depth, 1..=Stone::DEEPEST)?;
            ensure_most(format_args!("stones[{at}].level"), stone.level, HIGHEST)?;
            ensure!(bounds().holds(stone.at, Stone::RADIUS), "stones[{at}].at", "position-outside")?;
        }
        Ok(())
    }

    fn models(&self) -> Checked {
        let models = &self.battle.models;
        models.iter().try_for_each(|model| self.character(model.character).and_then(|()| self.seat(model.owner)))?;
        let look = Look { game: self.game, battle: self.battle };
        for id in look.ids() {
            self.check_model(look, id).map_err(|fault| fault.inside(format_args!("models[{}]", id.0)))?;
        }
        Ok(())
    }

    fn check_model(&self, look: Look<'_>, id: ModelId) -> Checked {
        let (model, disc, health) = (look.model(id), look.disc(id), look.character(id).health);
        ensure_most("wounds", model.wounds, health)?;
        ensure_most("level", model.level, HIGHEST)?;
        ensure_most("energy", model.energy, 99)?;
        ensure_most("stones", model.stones, 16)?;
        if look.is_standing(id) {
            ensure!(model.wounds < health, "wounds", "position-dead")?;
            ensure!(bounds().holds(disc.centre(), disc.radius()), "at", "position-outside")?;
            ensure!(!self.is_in_barrier(disc, model.level), "at", "position-in-barrier")?;
            let overlaps =
                |other: &ModelId| look.model(*other).level == model.level && look.disc(*other).overlaps(disc);
            if let Some(other) = look.standing().take_while(|other| *other < id).find(overlaps) {
                return Err(fault!("at", "position-overlaps", other = other.0));
            }
        }
        ensure_few("changes", model.changes.len(), 200)?;
        model.changes.iter().try_for_each(|change| self.change(change))
    }

    fn is_in_barrier(&self, disc: Disc, level: u8) -> bool {
        let look = Look { game: self.game, battle: self.battle };
        let mut pieces = self.game.layout().pieces.iter().enumerate();
        pieces.any(|(at, it)| it.is_barrier() && it.level == level && disc.overlaps_with(look.outline(at)))
    }

    fn change(&self, change: &Change) -> Checked {
        match change {
            Change::Mark { by, .. } => self.model(*by),
            Change::Lunge { at, .. } => self.model(*at),
            Change::Aimed { by, .. } => self.model(*by),
            Change::Stolen { from, .. } => self.character(*from),
            Change::Stat { more, .. } | Change::NextAttack { more } => ensure_within("changes", *more, -99..=99),
            Change::Robber => Ok(()),
        }
    }

    /// MS-40, MS-60: every card is in exactly one place.
    fn cards(&self) -> Checked {
        let (mut arcana, mut melee) = (self.battle.arcana.all(), self.battle.melee);
        for hand in self.battle.players.iter().flat_map(|player| [player.kept, player.looking]) {
            arcana.add_all(&hand);
        }
        castings(&self.battle.agenda).for_each(|casting| arcana.add_all(&casting.cards()));
        fights(&self.battle.agenda).for_each(|fight| melee.add_all(&fight.cards()));
        ensure!(arcana == Hand::DECK, "arcana", "position-cards")?;
        ensure!(melee == MeleeHand::DECK, "melee", "position-cards")
    }

    fn casting(&self, casting: &Casting) -> Checked {
        self.ability(casting.by, casting.ability)?;
        self.aimed(casting.aimed)?;
        self.seat(casting.seat)?;
        self.seat(casting.resister)?;
        casting.is_reflected_by.iter().try_for_each(|model| self.model(*model))
    }

    fn fight(&self, fight: &Fight) -> Checked {
        fight.models.iter().try_for_each(|model| self.model(*model))?;
        fight.seats.iter().try_for_each(|seat| self.seat(*seat))?;
        ensure!(fight.models[0] != fight.models[1], "agenda", "position-fights-itself")?;
        fight.duplicates.iter().try_for_each(|count| ensure_most("duplicates", *count, 2))?;
        fight.signature.iter().flatten().try_for_each(|character| self.character(*character))?;
        if let FightStage::Push(side) | FightStage::Second(side) = fight.next {
            self.side(side)?;
        }
        for end in &fight.ends {
            self.side(end.side)?;
            ensure_most("times", end.times, 3)?;
            self.character(end.signature)?;
        }
        Ok(())
    }

    fn side(&self, side: u8) -> Checked {
        ensure_known("side", side, 2)
    }

    fn aimed(&self, aimed: Aimed) -> Checked {
        match aimed {
            Aimed::Model(model) => self.model(model),
            Aimed::Two(one, other) => self.model(one).and_then(|()| self.model(other)),
            Aimed::Nothing | Aimed::Pulse | Aimed::Stone(_) | Aimed::Point(_) | Aimed::Wood(_) => Ok(()),
        }
    }

    fn deed(&self, deed: Deed) -> Checked {
        self.model(deed.by)?;
        self.seat(deed.seat)?;
        self.character(deed.character)?;
        self.aimed(deed.aimed)?;
        ensure_most("x", deed.x, 3)?;
        ensure_most("times", deed.times, 3)?;
        deed.resister.iter().try_for_each(|seat| self.seat(*seat))?;
        let Some(ability) = deed.list.ability() else { return Ok(()) };
        let count = self.game.content().character(deed.character).abilities.len();
        ensure_known("ability", ability.index(), count)?;
        if deed.aimed == Aimed::Pulse { self.ability(deed.by, ability) } else { Ok(()) }
    }

    fn action(&self, action: Action) -> Checked {
        match action {
            Action::Attack { target } | Action::Rob { target } => self.model(target),
            Action::Use { ability, aimed } => {
                let Some(active) = self.battle.active else { return Err(fault!("active", "position-nobody-acts")) };
                self.ability(active.model, ability)?;
                self.aimed(aimed)
            }
            Action::Step | Action::Jog | Action::Traverse | Action::Harvest { .. } => Ok(()),
        }
    }

    fn step(&self, step: &Step) -> Checked {
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
            Step::Mulligan { seat } => ensure_most("seat", seat.0, 4),
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
