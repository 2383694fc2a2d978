//! Eine Runde spielen: replenish, the first player, activations, clean-up, and the end of the game.

use measure::units::{INCH, inches};
use measure::{Disc, Point, Polygon};
use table::{Flow, Seat, Secretly};

use crate::asked::{Chance, Fateful, Pick, Question, Shift, Spot, What};
use crate::battle::{Active, Ending, ModelId, State, Step};
use crate::cards::{Agenda, Fate};
use crate::content::{Clause, Passive, Subject, Terrain, Verb, bounds};
use crate::game::Play;
use crate::look::Look;
use crate::reasons::Reason;
use crate::told::Event;

/// MS-14: the number of rounds, and the limit including those for tied leaders.
pub const ROUNDS: u8 = 4;
const MAX_ROUNDS: u8 = ROUNDS + 4;

impl Play<'_, '_> {
    /// Eine Runde spielen:
    ///
    /// 1. Models that went below come back, and a character may recover by a miracle (MS-81).
    /// 2. Replenish: every model gets energy (MS-10).
    /// 3. Terrain moves by Crazy Town (MS-80).
    /// 4. Roll for the first player (MS-13).
    /// 5. Players take turns activating one model (MS-11).
    /// 6. Clean up: energy and all effects of the round end (MS-12).
    /// 7. After round 4, the player with the most stones wins (MS-14).
    pub fn begin_round(&mut self) -> Flow {
        self.battle.round += 1;
        let round = self.battle.round;
        self.table.tell(|| Event::RoundBegan { round });
        self.next(Step::RollForFirst);
        for seat in self.seats_in_play() {
            self.next(Step::CrazyTown { seat });
        }
        for model in self.look().standing().collect::<Vec<_>>() {
            if self.look().find(model, |it| if let Passive::Calcify(_) = it { Some(()) } else { None }).is_some() {
                self.next(Step::Calcify { model });
            }
        }
        self.next(Step::Replenish);
        if self.has_hidden_fates() {
            self.next(Step::Recover);
        }
        let look = self.look();
        let away: Vec<ModelId> = look.ids().filter(|id| look.model(*id).state == State::Away).collect();
        for model in away.into_iter().rev() {
            self.next(Step::Return { model });
        }
        Ok(())
    }

    /// Muridae returns into a building of its player's choice; if there is no room, a round later.
    pub fn return_from_below(&mut self, model: ModelId) -> Flow {
        let look = Look { game: self.game, battle: &*self.battle };
        let sample = look.spots_in_buildings(model);
        let seat = look.model(model).owner;
        if sample.is_empty() || !look.is_in_play(seat) {
            return Ok(());
        }
        let legal = |spot: &Spot| look.check_in_building(model, spot.at);
        let at =
            self.table.ask_where(self.battle, seat, Question::Place { model, what: What::Model }, &sample, legal)?.at;
        let from = self.move_to(model, at, 0);
        self.model(model).state = State::Standing;
        self.tell_near(model, |near| Event::Placed { model, from, to: at, near });
        self.arrive(model);
        Ok(())
    }

    /// Whether a player may still have an event unknown to the others.
    pub fn has_hidden_fates(&self) -> bool {
        self.game.has_fates() && self.battle.players.iter().any(|player| player.fate.is_some() && !player.fate_is_used)
    }

    /// MS-81: a character loses all wounds.
    pub fn recover(&mut self) -> Flow {
        let look = Look { game: self.game, battle: &*self.battle };
        let ask = |seat: Seat| {
            let player = &look.battle.players[seat.index()];
            let has_it = player.fate == Some(Fate::MiraculousHealing) && !player.fate_is_used && !player.is_out;
            // A wound that heals by itself a moment later needs no miracle.
            let stays_hurt = |id: &ModelId| i16::from(look.model(*id).wounds) > look.healed_at_replenish(*id);
            let hurt = look.standing().filter(|id| has_it && stays_hurt(id));
            let options = hurt.map(|model| Fateful::On { model }).collect();
            Secretly { seat, question: Question::Recover, options, complete: true }
        };
        let asked: Vec<_> = self.game.seats_in_order().map(ask).collect();
        let answers = self.table.ask_all_in_window(self.battle, &asked, &Fateful::Pass, |_, _| Ok(()))?;
        for (asked, answer) in asked.iter().zip(answers) {
            if let Fateful::On { model } = answer {
                self.use_fate(asked.seat, Fate::MiraculousHealing);
                self.heal(model, i16::MAX);
            }
        }
        Ok(())
    }

    pub fn use_fate(&mut self, seat: Seat, fate: Fate) {
        self.battle.players[seat.index()].fate_is_used = true;
        self.table.tell(|| Event::FateUsed { seat, fate });
    }

    /// MS-80: an agenda is revealed when it first makes a difference.
    pub fn show_agenda(&mut self, seat: Seat, agenda: Agenda) {
        let player = &mut self.battle.players[seat.index()];
        if player.agenda == Some(agenda) && !player.agenda_is_shown && !player.is_out {
            player.agenda_is_shown = true;
            self.table.reveal();
            self.table.tell(|| Event::AgendaShown { seat, agenda });
        }
    }

    /// MS-10: energy for each blue box that is left.
    pub fn replenish(&mut self) -> Flow {
        let standing: Vec<ModelId> = self.look().standing().collect();
        for id in &standing {
            let by = self.look().healed_at_replenish(*id);
            self.heal(*id, by);
        }
        for id in &standing {
            let more = self.look().replenished(*id);
            self.model(*id).energy = more;
        }
        Ok(())
    }

    /// Boulder: an enemy that it engages may lose energy.
    pub fn calcify(&mut self, model: ModelId) -> Flow {
        let look = Look { game: self.game, battle: &*self.battle };
        let calcifies = |it| if let Passive::Calcify(less) = it { Some(less) } else { None };
        let Some((ability, less)) = look.find(model, calcifies) else { return Ok(()) };
        let engaged = look.standing().filter(|other| look.engages(model, *other) && look.model(*other).energy > 0);
        let mut options: Vec<Pick> = engaged.map(Pick::Model).collect();
        if options.is_empty() || !look.is_standing(model) {
            return Ok(());
        }
        options.push(Pick::Nobody);
        let seat = look.model(model).owner;
        let question = Question::Whom { model, cause: look.cause(model, ability) };
        if let Pick::Model(enemy) = self.table.ask(self.battle, seat, question, &options)? {
            self.change_energy(enemy, -i16::from(less));
        }
        Ok(())
    }

    /// MS-80, crazy town: a card gives the number of pieces of terrain that move up to 3 inches.
    pub fn move_terrain(&mut self, seat: Seat) -> Flow {
        if self.battle.players[seat.index()].agenda != Some(Agenda::CrazyTown) || !self.look().is_in_play(seat) {
            return Ok(());
        }
        self.show_agenda(seat, Agenda::CrazyTown);
        let card = self.flip()?;
        let left_neighbour = self.look().others(seat).find(|other| self.look().is_in_play(*other)).unwrap_or(seat);
        let (seat, left, inches) = if card.is_catastrophe() { (left_neighbour, 1, 6) } else { (seat, card.value(), 3) };
        self.next(Step::MoveTerrain { seat, left, inches, moved: 0 });
        Ok(())
    }

    /// Moves one piece of terrain, and then possibly another; `moved` is a bit mask of those that have moved.
    pub fn move_piece(&mut self, seat: Seat, left: u8, inches: u8, moved: u64) -> Flow {
        let look = Look { game: self.game, battle: &*self.battle };
        let by = i32::from(inches) * INCH;
        let shifted = |piece: u8, x: i32, y: i32| {
            let has_moved = moved.checked_shr(piece.into()).unwrap_or(0) & 1 != 0;
            if has_moved { None } else { look.shifted(piece, x, y, by) }
        };
        let mut options = vec![Shift::Done];
        for piece in 0..self.game.layout().pieces.len() as u8 {
            for (x, y) in [(by, 0), (-by, 0), (0, by), (0, -by)] {
                if shifted(piece, x, y).is_some() {
                    options.push(Shift::Piece { piece, x, y });
                }
            }
        }
        let legal = |shift: &Shift| match *shift {
            Shift::Piece { piece, x, y } if shifted(piece, x, y).is_none() => Err(Reason::NotWanted),
            Shift::Done | Shift::Piece { .. } => Ok(()),
        };
        let question = Question::MoveTerrain { left, inches };
        let Shift::Piece { piece, x, y } = self.table.ask_where(self.battle, seat, question, &options, legal)? else {
            return Ok(());
        };
        self.battle.ground = shifted(piece, x, y);
        self.table.tell(|| Event::TerrainMoved { piece });
        if left > 1 {
            self.next(Step::MoveTerrain { seat, left: left - 1, inches, moved: moved | 1 << piece });
        }
        Ok(())
    }

    /// MS-13.
    pub fn roll_for_first(&mut self) -> Flow {
        let seats = self.seats_in_play();
        let (round, initiative) = (self.battle.round, self.battle.initiative.filter(|seat| seats.contains(seat)));
        let decides = match initiative {
            Some(seat) if round == 1 => seat,
            _ => {
                for seat in &seats {
                    self.show_agenda(*seat, Agenda::TavernGossip);
                }
                let gossips: Vec<bool> =
                    self.game.seats_in_order().map(|seat| self.look().shows(seat, Agenda::TavernGossip)).collect();
                let bonus = |seat: Seat| {
                    let early = match round {
                        2 => 2,
                        3 => 1,
                        _ => 0,
                    };
                    u8::from(gossips[seat.index()]) + if initiative == Some(seat) { early } else { 0 }
                };
                self.roll_off(|seat| Chance::First { seat }, bonus)?
            }
        };
        self.next(Step::ChooseFirst { seat: decides });
        Ok(())
    }

    pub fn choose_first(&mut self, seat: Seat) -> Flow {
        let seats = self.seats_in_play();
        let first = self.table.ask(self.battle, seat, Question::First, &seats)?;
        self.battle.turn = first;
        self.table.tell(|| Event::Began { seat: first });
        self.next(Step::NextActivation);
        Ok(())
    }

    /// MS-11: the next player with a model that has not been activated.
    pub fn next_activation(&mut self) -> Flow {
        let look = self.look();
        let can = |seat: &Seat| {
            look.is_in_play(*seat)
                && look.standing().any(|id| look.model(id).owner == *seat && !look.model(id).has_activated)
        };
        let turn = self.battle.turn;
        let found = std::iter::once(turn).chain(look.others(turn)).find(can);
        match found {
            Some(seat) => self.next(Step::Activate { seat }),
            None => self.next(Step::EndRound),
        }
        Ok(())
    }

    pub fn activate(&mut self, seat: Seat) -> Flow {
        let look = self.look();
        let able = look.standing().filter(|id| look.model(*id).owner == seat && !look.model(*id).has_activated);
        let options: Vec<ModelId> = able.collect();
        self.battle.turn = seat;
        if options.is_empty() || !self.look().is_in_play(seat) {
            self.next(Step::NextActivation);
            return Ok(());
        }
        let model = self.table.ask(self.battle, seat, Question::Activate, &options)?;
        self.battle.turn = self.look().others(seat).next().unwrap_or(seat);
        self.next(Step::NextActivation);
        self.next(Step::BeginActivation { model });
        Ok(())
    }

    pub fn begin_activation(&mut self, model: ModelId) -> Flow {
        if !self.look().is_standing(model) {
            return Ok(());
        }
        let seat = self.look().model(model).owner;
        self.battle.active = Some(Active::new(model, seat));
        self.table.tell(|| Event::Activated { model });
        self.next(Step::EndActivation);
        self.next(Step::Act);
        if self.look().has(model, Passive::Bickering) {
            let card = self.flip()?;
            if card.is_catastrophe() {
                self.next(Step::Hurt { to: model, wounds: 3, by: None });
            } else {
                self.change_energy(model, i16::from(card.value()));
            }
        }
        Ok(())
    }

    pub fn end_activation(&mut self) -> Flow {
        let Some(active) = self.battle.active.take() else { return Ok(()) };
        self.model(active.model).has_activated = true;
        if let Some(next) = active.next.filter(|next| self.look().is_standing(*next)) {
            self.next(Step::BeginActivation { model: next });
        }
        Ok(())
    }

    /// MS-12, and MS-14 after the last round.
    pub fn end_round(&mut self) -> Flow {
        let round = self.battle.round;
        self.table.tell(|| Event::RoundEnded { round });
        for model in &mut self.battle.models {
            model.energy = 0;
            (model.has_activated, model.has_jogged, model.has_attacked, model.has_darted) =
                (false, false, false, false);
            (model.used, model.uses, model.off) = (0, 0, 0);
            model.changes.clear();
        }
        if round >= ROUNDS {
            let leaders = self.look().leaders();
            if let [winner] = leaders.as_slice() {
                let winner = *winner;
                let is_late = round > ROUNDS;
                self.end(if is_late { Ending::Overtime { winner } } else { Ending::MostStones { winner } });
                return Ok(());
            }
            if round >= MAX_ROUNDS || self.look().standing().next().is_none() {
                self.end(Ending::Shared { winners: leaders });
                return Ok(());
            }
        }
        self.next(Step::BeginRound);
        Ok(())
    }

    /// MS-14: in an extra round, a player with more stones than every other wins at once.
    pub fn check_overtime(&mut self) {
        if self.battle.round > ROUNDS
            && self.battle.ending.is_none()
            && let [winner] = self.look().leaders().as_slice()
        {
            let winner = *winner;
            self.end(Ending::Overtime { winner });
        }
    }

    fn end(&mut self, ending: Ending) {
        self.battle.ending = Some(ending);
        self.table.tell(|| Event::Ended);
    }
}

impl<'b> Look<'b> {
    /// The players with the most stones.
    fn leaders(self) -> Vec<Seat> {
        let seats: Vec<Seat> = self.game.seats_in_order().filter(|seat| self.is_in_play(*seat)).collect();
        let most = seats.iter().map(|seat| self.stones_of(*seat)).max().unwrap_or(0);
        seats.into_iter().filter(|seat| self.stones_of(*seat) == most).collect()
    }

    /// How much a model heals by itself at the start of a round.
    fn healed_at_replenish(self, id: ModelId) -> i16 {
        let heals = |passive: Passive| match passive {
            Passive::Replenish(Clause { on: Subject::Me, verb: Verb::Heal(amount), .. }) => amount.of(0),
            _ => 0,
        };
        self.passives(id).map(|(_, passive)| heals(passive)).sum()
    }

    /// MS-10, including passives.
    fn replenished(self, id: ModelId) -> u8 {
        let model = self.model(id);
        let mut energy = self.character(id).blue_left(model.wounds);
        for (_, passive) in self.passives(id) {
            energy += match passive {
                Passive::ReplenishWater(more) if self.touches_water(id) => more,
                Passive::ReplenishSlain(more) => {
                    let all = self.battle.models.iter();
                    let slain = all.filter(|it| it.owner == model.owner && it.state == State::Slain).count();
                    more.saturating_mul(slain as u8)
                }
                _ => 0,
            };
        }
        for other in self.standing().filter(|other| *other != id) {
            for (_, passive) in self.passives(other) {
                if let Passive::ReplenishOthers { more, inches, filter } = passive
                    && self.fits(&filter, other, id)
                    && self.is_within(other, id, inches)
                {
                    energy += more;
                }
            }
        }
        energy
    }

    fn touches_water(self, id: ModelId) -> bool {
        let disc = self.disc(id);
        let pieces = self.game.layout().pieces.iter().enumerate();
        let mut waters = pieces.filter(|(_, piece)| piece.terrain == Terrain::Water);
        waters.any(|(at, _)| disc.overlaps_with(self.outline(at)) || disc.touches_edge_of(self.outline(at)))
    }

    /// The outlines of all terrain after one piece has moved, if it may.
    fn shifted(self, piece: u8, x: i32, y: i32, most: i32) -> Option<Vec<Polygon>> {
        let at = usize::from(piece);
        let terrain = self.game.layout().pieces.get(at)?.terrain;
        let is_loose =
            matches!(terrain, Terrain::Water | Terrain::Wood | Terrain::Obstacle | Terrain::Barrier | Terrain::Tree);
        let length = i128::from(x) * i128::from(x) + i128::from(y) * i128::from(y);
        if !is_loose || length > i128::from(most) * i128::from(most) {
            return None;
        }
        let old = self.outline(at);
        let corners: Vec<Point> = old.corners().iter().map(|corner| corner.shifted(x, y)).collect();
        if !corners.iter().all(|corner| bounds().holds(*corner, 0)) {
            return None;
        }
        let new = Polygon::new(corners, old.height()).ok()?;
        let is_solid = matches!(terrain, Terrain::Obstacle | Terrain::Barrier | Terrain::Tree);
        let hits = |disc: Disc| is_solid && disc.overlaps_with(&new);
        if self.standing().any(|id| hits(self.disc(id))) || self.battle.stones.iter().any(|stone| hits(stone.disc())) {
            return None;
        }
        let pieces = 0..self.game.layout().pieces.len();
        Some(pieces.map(|other| if other == at { new.clone() } else { self.outline(other).clone() }).collect())
    }

    /// Two free spots in each building, far apart.
    fn spots_in_buildings(self, model: ModelId) -> Vec<Spot> {
        let pieces = self.game.layout().pieces.iter().enumerate();
        let floors = pieces.filter(|(_, piece)| piece.terrain == Terrain::Floor && piece.level == 0);
        let mut sample = Vec::new();
        for (at, _) in floors {
            let bounds = self.outline(at).bounds();
            let step = |low: i32, high: i32| (low..high).step_by(inches(1) as usize / 2);
            let rows = step(bounds.low.y(), bounds.high.y());
            let spots = rows.flat_map(|y| step(bounds.low.x(), bounds.high.x()).map(move |x| Point::clamped(x, y)));
            let mut free = spots.filter(|spot| self.check_in_building(model, *spot).is_ok());
            sample.extend(free.next().map(|at| Spot { at }));
            sample.extend(free.next_back().map(|at| Spot { at }));
        }
        sample
    }

    /// Whether a model could stand on the floor of a building.
    fn check_in_building(self, model: ModelId, at: Point) -> Result<(), Reason> {
        let pieces = self.game.layout().pieces.iter().enumerate();
        let mut floors = pieces.filter(|(_, piece)| piece.terrain == Terrain::Floor && piece.level == 0);
        if !floors.any(|(floor, _)| self.outline(floor).holds(at)) {
            return Err(Reason::NotInBuilding);
        }
        self.check_free(model, self.disc(model).at(at), 0)
    }
}
