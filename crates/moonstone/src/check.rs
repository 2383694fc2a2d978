//! Whether a position from outside is one that the rules can go on from.

use measure::Disc;
use table::{Game as _, Seat};

use crate::battle::{Action, Aimed, Battle, Casting, Change, Deed, Fight, FightStage, List, ModelId, State, Step};
use crate::cards::{ArcanaCard, Hand, MeleeHand};
use crate::content::{AbilityId, AbilityKind, CharacterId, bounds};
use crate::damage::Origin;
use crate::game::Moonstone;

pub(crate) fn check(game: &Moonstone, battle: &Battle) -> Result<(), String> {
    let check = Check { game, battle };
    let seats = usize::from(game.seats());
    expect(battle.players.len() == seats, || format!("there are {} players, not {seats}", battle.players.len()))?;
    expect(battle.models.len() <= 32, || "there are more than 32 models".to_string())?;
    expect(battle.stones.len() <= 16, || "there are more than 16 stones".to_string())?;
    expect(battle.agenda.len() <= 400, || "the agenda is too long".to_string())?;
    expect(battle.woods.len() <= 32 && battle.tokens.len() <= 64, || "there is too much on the table".to_string())?;
    expect(battle.round <= 20, || "there are no more than 20 rounds".to_string())?;
    expect(battle.ending.is_some() || !battle.agenda.is_empty(), || "nothing comes next".to_string())?;
    check.seat(battle.turn)?;
    battle.initiative.iter().chain(&battle.order).try_for_each(|seat| check.seat(*seat))?;
    if let Some(ground) = &battle.ground {
        let count = game.layout().pieces.len();
        expect(ground.len() == count, || format!("there are {} outlines, not {count}", ground.len()))?;
    }
    expect(battle.stones.iter().all(|stone| (1..=9).contains(&stone.depth)), || "a stone has no depth".to_string())?;
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

fn expect(holds: bool, wrong: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(wrong()) }
}

struct Check<'b> {
    game: &'b Moonstone,
    battle: &'b Battle,
}

impl Check<'_> {
    fn seat(&self, seat: Seat) -> Result<(), String> {
        expect(seat.index() < self.battle.players.len(), || format!("there is no seat {}", seat.0))
    }

    fn model(&self, model: ModelId) -> Result<(), String> {
        expect(model.index() < self.battle.models.len(), || format!("there is no model {}", model.0))
    }

    fn character(&self, character: CharacterId) -> Result<(), String> {
        let count = self.game.content().characters().len();
        expect(character.index() < count, || format!("there is no character {}", character.0))
    }

    /// An active or arcane ability of a model.
    fn ability(&self, model: ModelId, ability: AbilityId) -> Result<(), String> {
        self.model(model)?;
        let character = self.game.content().character(self.battle.models[model.index()].character);
        let kind = character.abilities.get(ability.index()).map(|ability| &ability.kind);
        let is_used = matches!(kind, Some(AbilityKind::Active(_) | AbilityKind::Arcane(_)));
        expect(is_used, || format!("model {} has no ability {}", model.0, ability.0))
    }

    fn models(&self) -> Result<(), String> {
        self.battle.models.iter().try_for_each(|model| self.character(model.character))?;
        for (at, model) in self.battle.models.iter().enumerate() {
            self.seat(model.owner)?;
            let character = self.game.content().character(model.character);
            expect(model.wounds <= character.health, || format!("model {at} has more wounds than health"))?;
            expect(model.level <= 4 && model.energy <= 99 && model.stones <= 16, || {
                format!("model {at} is not possible")
            })?;
            let is_alive = model.state != State::Standing || model.wounds < character.health;
            expect(is_alive, || format!("model {at} stands and is dead"))?;
            let disc = crate::battle::base(model.at, character.base);
            let is_there = model.state != State::Standing || bounds().holds(disc.centre(), disc.radius());
            expect(is_there, || format!("model {at} is off the table"))?;
            expect(model.changes.len() <= 200, || format!("model {at} has too many changes"))?;
            for change in &model.changes {
                self.change(change)?;
            }
        }
        let standing = self.battle.models.iter().filter(|model| model.state == State::Standing);
        let discs: Vec<(u8, Disc)> = standing
            .map(|model| {
                (model.level, crate::battle::base(model.at, self.game.content().character(model.character).base))
            })
            .collect();
        for (at, (level, disc)) in discs.iter().enumerate() {
            let overlaps = discs[..at].iter().any(|(other, there)| other == level && there.overlaps(*disc));
            expect(!overlaps, || "two models stand on the same spot".to_string())?;
        }
        Ok(())
    }

    fn change(&self, change: &Change) -> Result<(), String> {
        match change {
            Change::Mark { by, .. } => self.model(*by),
            Change::Lunge { at, .. } => self.model(*at),
            Change::Aimed { by, .. } => self.model(*by),
            Change::Stolen { from, .. } => self.character(*from),
            Change::Stat { more, .. } | Change::NextAttack { more } => {
                expect((-99..=99).contains(more), || "a change is too large".to_string())
            }
            Change::Robber => Ok(()),
        }
    }

    /// MS-40, MS-60: all cards are somewhere, once.
    fn cards(&self) -> Result<(), String> {
        let battle = self.battle;
        let mut arcana: Vec<ArcanaCard> = Vec::new();
        let mut melee = battle.melee;
        let small = |hand: &Hand| hand.0.iter().all(|count| *count <= 21);
        let is_small = small(&battle.arcana.mixed)
            && battle.players.iter().all(|player| small(&player.kept) && small(&player.looking))
            && battle.agenda.iter().all(|step| match step {
                Step::Cast(casting) => small(&casting.hand) && small(&casting.resisting),
                _ => true,
            });
        expect(is_small, || "a hand has too many cards".to_string())?;
        arcana.extend(battle.arcana.mixed.list());
        arcana.extend(battle.arcana.top.iter().chain(&battle.arcana.bottom));
        for player in &battle.players {
            arcana.extend(player.kept.list());
            arcana.extend(player.looking.list());
        }
        for step in &battle.agenda {
            match step {
                Step::Cast(casting) => {
                    arcana.extend(casting.hand.list());
                    arcana.extend(casting.resisting.list());
                    arcana.extend(casting.laid.iter().chain(&casting.shown));
                }
                Step::Melee(fight) => fight.hands.iter().chain([&fight.used]).for_each(|hand| melee.add_all(hand)),
                _ => {}
            }
        }
        let mut all = Hand::default();
        arcana.into_iter().for_each(|card| all.add(card));
        expect(all == Hand::DECK, || "the arcana cards are not complete".to_string())?;
        expect(melee == MeleeHand::DECK, || "the melee cards are not complete".to_string())
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
        expect(fight.models[0] != fight.models[1], || "a model fights with itself".to_string())?;
        fight.signature.iter().flatten().try_for_each(|character| self.character(*character))?;
        if let FightStage::Push(side) | FightStage::Second(side) = fight.next {
            self.side(side)?;
        }
        for end in &fight.ends {
            self.side(end.side)?;
            expect(end.times <= 3, || "an end step comes too often".to_string())?;
            self.character(end.signature)?;
        }
        Ok(())
    }

    fn side(&self, side: u8) -> Result<(), String> {
        expect(side < 2, || "a melee has two sides".to_string())
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
        expect(deed.x <= 3 && deed.times <= 3, || "an effect is too large".to_string())?;
        deed.resister.iter().try_for_each(|seat| self.seat(*seat))?;
        match deed.list {
            List::Does(ability)
            | List::Flip(ability)
            | List::FlipCatastrophe(ability)
            | List::Result(ability, _)
            | List::Catastrophe(ability) => {
                let count = self.game.content().character(deed.character).abilities.len();
                expect(ability.index() < count, || "an effect is of no ability".to_string())?;
                if deed.aimed == Aimed::Pulse { self.ability(deed.by, ability) } else { Ok(()) }
            }
            List::End => Ok(()),
        }
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
            Step::Mulligan { seat } => expect(seat.0 <= 4, || "there is no such seat".to_string()),
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
