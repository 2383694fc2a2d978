//! Battles set up for a test: units where they are needed, and a scene that begins with an order or a turn.

use std::sync::Arc;

use pocket_battles::army::ArmyList;
use pocket_battles::asked::{Choice, GiveUp, Muster, Order, Question, React, Redeploy};
use pocket_battles::battle::{Step, TroopId, Turn, Unit, UnitId};
use pocket_battles::battlefield::{Place, Sector};
use pocket_battles::content::{Content, TileId};
use pocket_battles::told::{DicePart, Event};
use pocket_battles::{Battle, Options, PocketBattles};
use table::{Game, Ruled, Scene, Seat};

/// A player's front and rear in the centre of the battlefield, where most scenes take place.
pub const FRONT: Place = Place::Front(Sector::Centre);
pub const REAR: Place = Place::Rear(Sector::Centre);

pub struct Field {
    pub game: Arc<PocketBattles>,
    pub battle: Battle,
}

impl Field {
    /// An empty battlefield in round 2: player A is seat 0, and both have all their markers.
    pub fn new(size: u16, armies: [&str; 2]) -> Field {
        let options = Options { size, armies: armies.map(String::from), ..Options::default() };
        let game = PocketBattles::set_up(Arc::new(Content::built_in().clone()), options).expect("the armies exist");
        let mut battle = game.start();
        battle.round = 2;
        battle.stacks_are_open = true;
        battle.won_first_roll = Some(Seat(0));
        for side in &mut battle.sides {
            side.ready = (size / 10) as u8;
        }
        Field { game: Arc::new(game), battle }
    }

    /// Orks against Elfen with 60 points.
    pub fn orcs_and_elves() -> Field {
        Field::new(60, ["orcs", "elves"])
    }

    /// A unit of each side, face to face in the centre, with 60 points.
    pub fn facing(armies: [&str; 2], mine: &[&str], theirs: &[&str]) -> (Field, UnitId, UnitId) {
        let mut field = Field::new(60, armies);
        let (mine, theirs) = (field.unit(0, FRONT, mine), field.unit(1, FRONT, theirs));
        (field, mine, theirs)
    }

    /// Adds a unit. Troops are named by key; `bugbears#3` is the third tile of that troop, `bugbears` the next free one.
    pub fn unit(&mut self, seat: u8, place: Place, troops: &[&str]) -> UnitId {
        let enlisted = self.battle.side(Seat(seat)).units.iter().fold(0, |mask, unit| mask | unit.enlisted);
        let (mut tiles, mut mask) = (Vec::new(), 0);
        for name in troops {
            let tile = self.find_tile(Seat(seat), name, enlisted | mask);
            mask |= 1u32 << tile.0;
            tiles.push(tile);
        }
        let side = &mut self.battle.sides[usize::from(seat)];
        let index = usize::from(side.mustered);
        side.units[index] = Unit { enlisted: mask, troops: mask, top: tiles[0], place, orders: 0 };
        side.mustered += 1;
        let unit = UnitId::new(Seat(seat), index);
        let points = |tile: &TileId| u16::from(self.game.tile(TroopId::new(Seat(seat), *tile)).points);
        self.battle.sides[usize::from(seat)].bought += tiles.iter().map(points).sum::<u16>();
        unit
    }

    /// Adds units of one troop each.
    pub fn units<const N: usize>(&mut self, seat: u8, place: Place, troops: [&str; N]) -> [UnitId; N] {
        troops.map(|name| self.unit(seat, place, &[name]))
    }

    fn find_tile(&self, seat: Seat, name: &str, used: u32) -> TileId {
        let (key, copy) = name.split_once('#').map_or((name, None), |(key, copy)| (key, copy.parse::<usize>().ok()));
        let army = self.game.army(seat);
        let mut copies = army.ids().filter(|id| army.troop(*id).key == key);
        let tile = match copy {
            Some(number) => copies.nth(number - 1),
            None => copies.find(|id| used & 1 << id.0 == 0),
        };
        tile.unwrap_or_else(|| panic!("there is no tile {name} left"))
    }

    /// Brings units into contact with each other in a sector, as fight number `fight`.
    pub fn engage(&mut self, sector: Sector, fight: u8, units: &[UnitId]) -> &mut Field {
        for unit in units {
            self.battle[*unit].place = Place::Engaged { sector, fight };
        }
        self
    }

    /// The troop of a unit with this key (the first of several).
    pub fn troop(&self, unit: UnitId, key: &str) -> TroopId {
        let army = self.game.army(unit.seat());
        let mut troops = self.battle.troops(unit);
        troops.find(|troop| army.troop(troop.tile()).key == key).unwrap_or_else(|| panic!("no {key} in {unit:?}"))
    }

    /// Puts wound markers on a troop, taken from the unspent markers.
    pub fn wound(&mut self, troop: TroopId, wounds: u8) -> &mut Field {
        self.battle.sides[troop.seat().index()].ready -= wounds;
        self.battle.sides[troop.seat().index()].wounds[usize::from(troop.tile().0)] = wounds;
        self
    }

    /// Puts order markers on a unit, taken from the unspent markers.
    pub fn ordered(&mut self, unit: UnitId, orders: u8) -> &mut Field {
        self.battle.sides[unit.seat().index()].ready -= orders;
        self.battle[unit].orders = orders;
        self
    }

    /// Leaves a side with this many unspent markers; the others are spent and put aside.
    pub fn ready(&mut self, seat: u8, ready: u8) -> &mut Field {
        let side = &mut self.battle.sides[usize::from(seat)];
        side.aside += side.ready - ready;
        side.ready = ready;
        self
    }

    /// Begins with phase 2 of a seat's turn: its first order.
    #[track_caller]
    pub fn orders(&self, seat: u8) -> Scene<PocketBattles> {
        let seat = Seat(seat);
        let in_contact = self.battle.lines(seat).engaged.iter().fold(0, |mask, units| mask | units);
        let turn = Turn {
            seat,
            is_first_of_game: self.battle.turn.is_first_of_game,
            redeployed: None,
            controller: None,
            in_contact,
        };
        self.scene(turn, &[Step::EndRound, Step::Turn(seat.other()), Step::Orders { seat, given: false }])
    }

    /// Begins with a seat's turn: its redeployment.
    #[track_caller]
    pub fn turn(&self, seat: u8) -> Scene<PocketBattles> {
        self.scene(self.battle.turn, &[Step::EndRound, Step::Turn(Seat(seat))])
    }

    /// Begins with the very first turn of the game, which is player A's.
    #[track_caller]
    pub fn first_turn(&self) -> Scene<PocketBattles> {
        let mut first = Field { game: self.game.clone(), battle: self.battle.clone() };
        first.battle.round = 0;
        first.scene(self.battle.turn, &[Step::BeginRound])
    }

    /// Begins with the end of the round.
    #[track_caller]
    pub fn end_of_round(&self) -> Scene<PocketBattles> {
        self.scene(self.battle.turn, &[Step::EndRound])
    }

    /// Takes a troop out of the game before the scene begins.
    pub fn lose(&mut self, unit: UnitId, key: &str) -> &mut Field {
        let troop = self.troop(unit, key);
        self.battle[unit].troops &= !troop.bit();
        if !self.battle[unit].is_alive() {
            self.battle[unit].place = Place::Gone;
        }
        self.battle.sides[unit.seat().index()].lost += u16::from(self.game.tile(troop).points);
        self
    }

    /// A custom army, its troops named as in `unit`.
    pub fn own(&self, seat: u8, units: &[&[&str]]) -> Muster {
        let mut used = 0;
        let mut take = |name: &&str| {
            let tile = self.find_tile(Seat(seat), name, used);
            used |= 1 << tile.0;
            tile
        };
        Muster::Own(ArmyList { units: units.iter().map(|unit| unit.iter().map(&mut take).collect()).collect() })
    }

    #[track_caller]
    fn scene(&self, turn: Turn, agenda: &[Step]) -> Scene<PocketBattles> {
        let mut battle = self.battle.clone();
        battle.turn = turn;
        battle.agenda = agenda.iter().copied().collect();
        Scene::at(&self.game, battle)
    }
}

/// Choices of one kind, to compare with what is offered.
pub fn choices<C: Into<Choice>>(choices: impl IntoIterator<Item = C>) -> Vec<Choice> {
    choices.into_iter().map(Into::into).collect()
}

/// Whether a seat is offered exactly these choices, in any order.
#[track_caller]
pub fn assert_offered<C: Into<Choice>>(scene: &Scene<PocketBattles>, seat: u8, expected: impl IntoIterator<Item = C>) {
    let (offered, expected) = (&scene.asked(seat).options, choices(expected));
    assert!(expected.iter().all(|choice| offered.contains(choice)), "{expected:#?}\nare not all in {offered:#?}");
    assert_eq!(offered.len(), expected.len(), "{offered:#?}\nare more than {expected:#?}");
}

/// The id of the rule that forbids a seat this choice now.
#[track_caller]
pub fn rule_against(scene: &Scene<PocketBattles>, seat: u8, choice: impl Into<Choice>) -> &'static str {
    let choice = choice.into();
    assert!(!scene.offers(seat, choice.clone()), "{choice:?} is offered");
    scene.why_not(seat, choice).rule()
}

/// The unspent order markers of a seat.
pub fn ready(scene: &Scene<PocketBattles>, seat: u8) -> u8 {
    scene.now().side(Seat(seat)).ready
}

/// The seat that is asked does as little as possible.
#[track_caller]
pub fn do_nothing(scene: &mut Scene<PocketBattles>) {
    let seat = u8::from(scene.running().asked(Seat(0)).is_none());
    let choice: Choice = match &scene.asked(seat).question {
        Question::Redeploy => Redeploy::Nobody.into(),
        Question::Order { .. } if scene.offers(seat, Order::Done) => Order::Done.into(),
        Question::Order { .. } => Order::Pass.into(),
        Question::GiveUp => GiveUp::Nobody.into(),
        question => panic!("{question:?} cannot be avoided"),
    };
    scene.answer(seat, choice);
}

/// Lets both players pass until a new round begins or the battle ends.
#[track_caller]
pub fn pass_round(scene: &mut Scene<PocketBattles>) {
    let round = scene.now().round;
    while scene.outcome().is_none() && scene.now().round == round {
        do_nothing(scene);
    }
}

/// Attacks with a unit and throws the dice. The opponent waits, if given a choice.
#[track_caller]
pub fn attack(scene: &mut Scene<PocketBattles>, unit: UnitId, rolls: &[u32]) {
    let seat = unit.seat();
    scene.answer(seat.0, Order::Attack { unit });
    if question(scene, seat.other().0) == Some(Question::React { to: unit }) {
        scene.answer(seat.other().0, React::Wait);
    }
    scene.rolls(rolls.iter().copied());
}

/// What a seat is being asked, if anything.
pub fn question(scene: &mut Scene<PocketBattles>, seat: u8) -> Option<Question> {
    scene.running().asked(Seat(seat)).map(|asked| asked.question.clone())
}

/// The units that rolled, in order, with the sources of their dice.
pub fn rolled(scene: &Scene<PocketBattles>) -> Vec<(UnitId, Vec<DicePart>)> {
    let rolls = scene.told().into_iter().filter_map(|event| match event {
        Event::Rolled { unit, because, .. } => Some((unit, because.0.to_vec())),
        _ => None,
    });
    rolls.collect()
}

/// The hits of the last roll, and the extra wounds.
#[track_caller]
pub fn last_hits(scene: &Scene<PocketBattles>) -> (u8, u8) {
    let rolls = scene.told().into_iter().rev().find_map(|event| match event {
        Event::Rolled { hits, extra, .. } => Some((hits, extra)),
        _ => None,
    });
    rolls.expect("dice were rolled")
}
