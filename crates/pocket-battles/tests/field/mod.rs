//! Battles set up for a test: units where they are needed, and a scene that begins with an order or a turn.

#![allow(dead_code, reason = "every test file uses a part of it")]

use std::sync::Arc;

use pocket_battles::battle::{Step, TroopId, Turn, Unit, UnitId};
use pocket_battles::battlefield::{Place, Sector};
use pocket_battles::content::{Content, TileId};
use pocket_battles::{Battle, Options, PocketBattles};
use table::{Game, Scene, Seat};

pub struct Field {
    pub game: Arc<PocketBattles>,
    pub battle: Battle,
}

impl Field {
    /// An empty battlefield in round 2: player A is seat 0, everybody has all markers.
    pub fn new(size: u16, armies: [&str; 2]) -> Field {
        let options = Options { size, armies: armies.map(String::from), ..Options::default() };
        let game = PocketBattles::set_up(Arc::new(Content::built_in().clone()), options).expect("the armies exist");
        let mut battle = game.start();
        battle.round = 2;
        battle.stacks_are_open = true;
        for side in &mut battle.sides {
            side.ready = (size / 10) as u8;
        }
        Field { game: Arc::new(game), battle }
    }

    /// Orks against Elfen with 60 points.
    pub fn orcs_and_elves() -> Field {
        Field::new(60, ["orcs", "elves"])
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

    /// The troop of a unit with that key (the first of several).
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

    /// Leaves a side with so many unspent markers; the others are spent and lie aside.
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
        let turn = Turn { seat, is_first_of_game: self.battle.turn.is_first_of_game, redeployed: None, in_contact };
        self.scene(turn, &[Step::EndRound, Step::Turn(seat.other()), Step::Orders { seat, given: false }])
    }

    /// Begins with a seat's turn: its redeployment.
    #[track_caller]
    pub fn turn(&self, seat: u8) -> Scene<PocketBattles> {
        self.scene(self.battle.turn, &[Step::EndRound, Step::Turn(Seat(seat))])
    }

    /// Begins with the end of the round.
    #[track_caller]
    pub fn end_of_round(&self) -> Scene<PocketBattles> {
        self.scene(self.battle.turn, &[Step::EndRound])
    }

    #[track_caller]
    fn scene(&self, turn: Turn, agenda: &[Step]) -> Scene<PocketBattles> {
        let mut battle = self.battle.clone();
        battle.turn = turn;
        battle.agenda = agenda.iter().copied().collect();
        Scene::at(&self.game, battle)
    }
}
