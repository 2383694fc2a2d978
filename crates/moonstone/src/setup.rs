//! Ein Spiel beginnen: troupes, stones, events and agendas. Deployment is in `deployment.rs`.

use measure::units::{INCH, inches};
use measure::{Point, nearest_free};
use table::{Faces, Flow, Seat, Secretly};

use crate::asked::{Along, Answer, Chance, Picked, Question, TroupeChoice};
use crate::battle::{Model, State, Step, Stone, Taken, disc};
use crate::cards::{Agenda, Fate};
use crate::content::{CharacterId, Faction, SIDE, Terrain};
use crate::game::{Moonstone, Play};
use crate::look::Gathered;
use crate::reasons::{Fault, Reason};
use crate::told::Event;

impl Moonstone {
    /// In the order of the rulebook; the agenda has the last step first.
    ///
    /// 1. Troupes: drafted (MS-03, MS-04) or ready-made (MS-02).
    /// 2. Stones fall (MS-05), and may fall again (MS-06).
    /// 3. Events and agendas are picked (MS-07).
    /// 4. Edges and deployment (MS-08).
    pub(crate) fn set_up_agenda(&self) -> Vec<Step> {
        let mut agenda = vec![Step::BeginRound, Step::RollForDeployment];
        if self.has_fates() {
            agenda.push(Step::RollForCards);
        }
        agenda.push(Step::DropStones);
        agenda.push(if table::Game::options(self).draft { Step::ChooseFactions } else { Step::BringTroupes });
        agenda
    }

    /// MS-02: whether there are enough characters to choose from.
    pub(crate) fn check_troupes(&self) -> Result<(), Fault> {
        let options = table::Game::options(self);
        if options.draft {
            return if self.factions().is_empty() { Err(Fault::Draft) } else { Ok(()) };
        }
        let named = options.troupes.iter();
        let is_known = |key: &String| {
            let troupe = self.content().find_troupe(key);
            troupe.is_some_and(|troupe| troupe.characters.len() >= usize::from(self.troupe_size()))
        };
        let is_right = options.troupes.is_empty() || options.troupes.len() == usize::from(options.players);
        if !is_right || !named.into_iter().all(is_known) || self.troupes().is_empty() {
            return Err(Fault::Troupes);
        }
        Ok(())
    }

    /// Ready-made troupes that are large enough.
    fn troupes(&self) -> Vec<TroupeChoice> {
        let size = usize::from(self.troupe_size());
        let troupes = self.content().troupes().iter().enumerate();
        troupes.filter(|(_, it)| it.characters.len() >= size).map(|(at, _)| TroupeChoice(at as u8)).collect()
    }

    /// MS-03: factions that every player could draft a troupe from.
    fn factions(&self) -> Vec<Faction> {
        let needed = usize::from(self.troupe_size()) * usize::from(table::Game::seats(self));
        let characters = |faction: Faction| {
            let all = self.content().characters().iter();
            all.filter(|one| !one.is_old && one.factions.contains(&faction)).count()
        };
        let playable = [Faction::Commonwealth, Faction::Dominion].into_iter();
        playable.filter(|faction| characters(*faction) >= needed).collect()
    }
}

impl Play<'_, '_> {
    /// MS-04: chosen in secret, and revealed together.
    pub fn choose_factions(&mut self) -> Flow {
        let options = self.game.factions();
        let ask = |seat| Secretly { seat, question: Question::Faction, options: options.clone(), complete: true };
        let asked: Vec<_> = self.game.seats_in_order().filter(|seat| self.look().is_in_play(*seat)).map(ask).collect();
        let chosen = self.table.ask_secretly(self.battle, &asked, |_, _| Ok(()))?;
        for (asked, faction) in asked.iter().zip(chosen) {
            self.battle.players[asked.seat.index()].faction = Some(faction);
            self.table.tell(|| Event::FactionChosen { seat: asked.seat, faction });
        }
        self.next(Step::RollForDraft);
        Ok(())
    }

    /// MS-04: the highest roll starts.
    pub fn roll_for_draft(&mut self) -> Flow {
        let best = self.roll_off(|seat| Chance::Draft { seat }, |_| 0)?;
        let seats: Vec<Seat> = self.seats_in_play();
        let first = self.table.ask(self.battle, best, Question::WhoDrafts, &seats)?;
        self.next(Step::Draft { seat: first });
        Ok(())
    }

    /// MS-04: one character at a time, clockwise; each exists once.
    pub fn draft(&mut self, seat: Seat) -> Flow {
        let size = usize::from(self.game.troupe_size());
        let count = |seat: Seat| self.battle.models.iter().filter(|model| model.owner == seat).count();
        let around = std::iter::once(seat).chain(self.look().others(seat));
        let Some(seat) = around.into_iter().find(|seat| self.look().is_in_play(*seat) && count(*seat) < size) else {
            return Ok(());
        };
        let options = self.draftable(seat);
        if let Some(character) = if options.is_empty() {
            None
        } else {
            Some(self.table.ask(self.battle, seat, Question::Draft, &options)?)
        } {
            self.table.tell(|| Event::Drafted { seat, character });
            self.battle.models.push(Model::new(seat, character));
        }
        let left = self.look().others(seat).next().unwrap_or(seat);
        self.next(Step::Draft { seat: left });
        Ok(())
    }

    /// MS-03, MS-04: the characters of the player's faction that are available and fit those already chosen.
    fn draftable(&mut self, seat: Seat) -> Vec<CharacterId> {
        let content = self.game.content();
        let Some(faction) = self.battle.players[seat.index()].faction else { return Vec::new() };
        let mut free = Vec::new();
        for id in (0..content.characters().len() as u8).map(CharacterId) {
            let character = content.character(id);
            if character.is_old || !character.factions.contains(&faction) {
                continue;
            }
            match self.why_not_draft(seat, id) {
                Some(reason) => self.table.rule_out(|| (id, reason)),
                None => free.push(id),
            }
        }
        free
    }

    fn why_not_draft(&self, seat: Seat, wanted: CharacterId) -> Option<Reason> {
        let content = self.game.content();
        let taken = self.battle.models.iter().find(|model| model.character == wanted);
        if let Some(model) = taken {
            return Some(Reason::Taken { by: model.owner });
        }
        let names = |one: CharacterId, other: CharacterId| {
            content.character(one).rival.as_deref() == Some(&content.character(other).key)
        };
        let mut own = self.battle.models.iter().filter(|model| model.owner == seat).map(|model| model.character);
        let rival = own.find(|own| names(*own, wanted) || names(wanted, *own))?;
        Some(Reason::Rival { of: rival })
    }

    /// MS-02 without a draft: every player takes a ready-made troupe.
    pub fn bring_troupes(&mut self) -> Flow {
        let named = &table::Game::options(self.game).troupes;
        let content = self.game.content();
        let seats = self.seats_in_play();
        let chosen: Vec<TroupeChoice> = if named.is_empty() {
            let options = self.game.troupes();
            let ask = |seat: &Seat| Secretly {
                seat: *seat,
                question: Question::Troupe,
                options: options.clone(),
                complete: true,
            };
            self.table.ask_secretly(self.battle, &seats.iter().map(ask).collect::<Vec<_>>(), |_, _| Ok(()))?
        } else {
            let place = |seat: &Seat| {
                let key = named.get(seat.index());
                let place = content.troupes().iter().position(|troupe| Some(&troupe.key) == key);
                TroupeChoice(place.unwrap_or(0) as u8)
            };
            seats.iter().map(place).collect()
        };
        for (seat, chosen) in seats.into_iter().zip(chosen) {
            let Some(troupe) = content.troupes().get(usize::from(chosen.0)) else { continue };
            self.battle.players[seat.index()].faction = Some(troupe.faction);
            self.table.tell(|| Event::FactionChosen { seat, faction: troupe.faction });
            for character in troupe.characters.iter().take(usize::from(self.game.troupe_size())) {
                self.table.tell(|| Event::Drafted { seat, character: *character });
                self.battle.models.push(Model::new(seat, *character));
            }
        }
        Ok(())
    }

    /// MS-05: the dice land near the centre.
    pub fn drop_all_stones(&mut self) -> Flow {
        self.battle.stones.clear();
        let count = table::Game::options(self.game).stones;
        for stone in 0..count {
            let (x, y) = (self.fall(stone, Along::East)?, self.fall(stone, Along::North)?);
            let depth = self.table.roll(4, Chance::Depth { stone })? as u8;
            let middle = SIDE * INCH / 2;
            let at = self.free_for_stone(Point::clamped(middle + x, middle + y));
            self.battle.lay_stone(at, 0, depth);
        }
        self.table.tell(|| Event::StonesDropped { count });
        if self.game.is_advanced() {
            self.next(Step::Mulligan { seat: Seat(0) });
        }
        Ok(())
    }

    /// Three dice of 61 sides, 0.2 inches a step: nearly a normal distribution with a spread of 6 inches.
    fn fall(&mut self, stone: u8, along: Along) -> Flow<i32> {
        let mut sum = 0;
        for die in 1..=3 {
            sum += self.table.roll(61, Chance::Fall { stone, along, die })? as i32 - 31;
        }
        Ok(sum * INCH / 5)
    }

    /// A stone that lands on something solid, or on another stone, rolls off it.
    fn free_for_stone(&self, at: Point) -> Point {
        let look = self.look();
        let mut gathered = Gathered::default();
        gathered.add_pieces(look, |terrain, _| matches!(terrain, Terrain::Barrier | Terrain::Tree | Terrain::Obstacle));
        gathered.discs.extend(self.battle.stones.iter().map(Stone::disc));
        let wish = disc(at, Stone::RADIUS);
        // The nearest spot does not depend on the search range, but a short range is cheap.
        let near = [1, 3, 12].into_iter().find_map(|far| nearest_free(wish, inches(far), &gathered.things()));
        near.unwrap_or(at)
    }

    /// MS-06: each player may have them dropped again, once.
    pub fn mulligan(&mut self, seat: Seat) -> Flow {
        if seat.index() >= self.battle.players.len() {
            return Ok(());
        }
        let player = &self.battle.players[seat.index()];
        if !player.has_redropped && !player.is_out {
            let answer = self.table.ask(self.battle, seat, Question::Mulligan, &[Answer::No, Answer::Yes])?;
            if answer == Answer::Yes {
                self.battle.players[seat.index()].has_redropped = true;
                self.table.tell(|| Event::Redropped { seat });
                self.next(Step::DropStones);
                return Ok(());
            }
        }
        self.next(Step::Mulligan { seat: Seat(seat.0 + 1) });
        Ok(())
    }

    /// MS-07: who picks events and agendas, in which order.
    pub fn roll_for_cards(&mut self) -> Flow {
        let best = self.roll_off(|seat| Chance::Cards { seat }, |_| 0)?;
        let others: Vec<Seat> = self.seats_in_play().into_iter().filter(|seat| *seat != best).collect();
        if let [other] = others[..] {
            let answer = self.table.ask(self.battle, best, Question::PickFirst, &[Answer::Yes, Answer::No])?;
            let (first, second) = if answer == Answer::Yes { (best, other) } else { (other, best) };
            for seat in [first, second, second, first] {
                self.next(Step::PickCard { seat });
            }
        } else {
            let around: Vec<Seat> = std::iter::once(best).chain(self.look().others(best)).collect();
            for seat in around.iter().chain(&around).rev() {
                self.next(Step::PickCard { seat: *seat });
            }
        }
        Ok(())
    }

    /// MS-07: one card that nobody has taken, of a kind that the player lacks. Everybody sees the kind.
    pub fn pick_card(&mut self, seat: Seat) -> Flow {
        if !self.look().is_in_play(seat) {
            return Ok(());
        }
        let player = &self.battle.players[seat.index()];
        let is_taken = |card: &Picked| self.battle.picks.iter().any(|taken| taken.card == *card);
        let mut options: Vec<Picked> = Vec::new();
        if player.fate.is_none() {
            options.extend(Fate::ALL.iter().copied().map(Picked::Fate));
        }
        if player.agenda.is_none() {
            let fits = |agenda: &Agenda| agenda.faction().is_none_or(|faction| player.faction == Some(faction));
            options.extend(Agenda::ALL.iter().copied().filter(fits).map(Picked::Agenda));
        }
        options.retain(|card| !is_taken(card));
        if options.is_empty() {
            return Ok(());
        }
        let card = self.table.ask(self.battle, seat, Question::PickCard, &options)?;
        self.battle.picks.push(Taken { seat, card });
        let player = &mut self.battle.players[seat.index()];
        match card {
            Picked::Fate(fate) => player.fate = Some(fate),
            Picked::Agenda(agenda) => player.agenda = Some(agenda),
        }
        self.table.tell(|| Event::CardPicked { seat, agenda: matches!(card, Picked::Agenda(_)) });
        self.table.tell_to(seat, || Event::CardTaken { seat, card });
        Ok(())
    }

    pub fn seats_in_play(&self) -> Vec<Seat> {
        self.game.seats_in_order().filter(|seat| self.look().is_in_play(*seat)).collect()
    }

    /// All roll a d6 for first place, until there is a single highest result.
    pub fn roll_off(&mut self, why: impl Fn(Seat) -> Chance, bonus: impl Fn(Seat) -> u8) -> Flow<Seat> {
        let mut seats = self.seats_in_play();
        while seats.len() > 1 {
            let groups = self.roll_among(seats, &why, &bonus)?;
            seats = groups.into_iter().next_back().expect("several seats have rolled");
        }
        Ok(seats[0])
    }

    /// All roll a d6, highest first; ties are rerolled.
    pub fn roll_order(&mut self, why: impl Fn(Seat) -> Chance) -> Flow<Vec<Seat>> {
        let mut groups = vec![self.seats_in_play()];
        let mut order = Vec::new();
        while let Some(group) = groups.pop() {
            if group.len() < 2 {
                order.extend(group);
            } else {
                groups.extend(self.roll_among(group, &why, &|_| 0)?);
            }
        }
        Ok(order)
    }

    /// Each rolls a d6: equal results are grouped, the highest last.
    fn roll_among(
        &mut self,
        seats: Vec<Seat>,
        why: &impl Fn(Seat) -> Chance,
        bonus: &impl Fn(Seat) -> u8,
    ) -> Flow<Vec<Vec<Seat>>> {
        let mut rolled = Vec::new();
        for seat in seats {
            let die = self.table.roll(6, why(seat))? as u8;
            let value = die + bonus(seat);
            self.table.tell(|| Event::Rolled { seat, dice: Faces(vec![die]), value });
            rolled.push((value, seat));
        }
        rolled.sort_unstable();
        let groups = rolled.chunk_by(|one, other| one.0 == other.0);
        Ok(groups.map(|group| group.iter().map(|(_, seat)| *seat).collect()).collect())
    }
}

impl Model {
    /// A model that is not deployed yet.
    pub fn new(owner: Seat, character: CharacterId) -> Model {
        Model {
            owner,
            character,
            state: State::Waiting,
            at: Point::ORIGIN,
            level: 0,
            wounds: 0,
            energy: 0,
            stones: 0,
            has_activated: false,
            has_jogged: false,
            has_attacked: false,
            has_darted: false,
            used: 0,
            uses: 0,
            spent: 0,
            lost: 0,
            off: 0,
            changes: Vec::new(),
        }
    }
}
