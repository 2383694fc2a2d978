//! How likely a seat is to win: stones carried count most, then being close to those on the ground, then models left.

use measure::units::INCH;
use table::{Seat, win_share_among};

use crate::battle::{Battle, ModelId, State, Stone};
use crate::game::Moonstone;
use crate::look::Look;
use crate::moving::square;
use crate::round::ROUNDS;

/// The value of a carried stone at the start of the game, and how much more it is worth at the end.
const STONE: i32 = 80;
const STONE_LATE: i32 = 120;
/// The share of a stone, in hundredths, that being closest to it is worth.
const CLAIM: i32 = 75;
/// The eagerness of all together for a stone that nobody is close to.
const NOBODY: i32 = 60;
/// Enemies this close endanger a bearer.
const NEAR: i32 = 6 * INCH;
/// The highest risk that enemies pose to a stone, in hundredths.
const MAX_RISK: i32 = 50;
/// The value of an event that has not been played.
const EVENT: i32 = 8;
const OUT: i32 = 10_000;
const MAX_SEATS: usize = 4;

pub(crate) fn judge(game: &Moonstone, battle: &Battle, seat: Seat) -> u32 {
    let look = Look { game, battle };
    let scores = look.rate_seats();
    let own = scores[seat.index()];
    win_share_among(look.others(seat).map(|other| own - scores[other.index()]))
}

/// How much work harvesting is for a model, apart from the way.
struct Harvester {
    seat: Seat,
    id: ModelId,
    /// The distance that costs nothing, in tenths of an inch.
    free: i32,
    /// Tenths of an energy for each level of depth.
    dig: i32,
    /// What it costs before it can start.
    wait: i32,
}

impl Look<'_> {
    fn rate_seats(self) -> [i32; MAX_SEATS] {
        let mut scores = [0; MAX_SEATS];
        let gone = self.share_of_game_gone();
        let stone = STONE + STONE_LATE * gone / 100;
        for (seat, player) in (0..).map(Seat).zip(&self.battle.players) {
            let has_event = player.fate.is_some() && !player.fate_is_used;
            scores[seat.index()] = if player.is_out { -OUT } else { EVENT * i32::from(has_event) };
        }
        for id in self.ids().filter(|id| self.model(*id).state != State::Slain) {
            let model = self.model(id);
            let carried = stone * i32::from(model.stones);
            let risk = if carried > 0 { self.rate_danger(id) } else { 0 };
            scores[model.owner.index()] += self.rate_model(id, gone) + carried - carried * risk / 100;
        }
        self.add_claims(stone, &mut scores);
        scores
    }

    /// In hundredths.
    fn share_of_game_gone(self) -> i32 {
        let round = i32::from(self.battle.round.clamp(1, ROUNDS)) - 1;
        let (mut all, mut done) = (0, 0);
        for model in self.battle.models.iter().filter(|model| model.state == State::Standing) {
            all += 1;
            done += i32::from(model.has_activated);
        }
        (100 * round + 100 * done / i32::max(all, 1)) / i32::from(ROUNDS)
    }

    /// What a model can still do in this game.
    fn rate_model(self, id: ModelId, gone: i32) -> i32 {
        let (model, character) = (self.model(id), self.character(id));
        let lasting = 8 + 5 * i32::from(character.blue_left(model.wounds)) + 2 * i32::from(self.wounds_left(id));
        // MS-12: leftover energy is lost; 1 is enough to step out of reach.
        let energy = if model.has_activated { model.energy.min(1) } else { 2 * model.energy };
        lasting * (110 - gone) / 100 + i32::from(energy)
    }

    /// How likely a bearer is to lose what it carries, in hundredths.
    fn rate_danger(self, id: ModelId) -> i32 {
        let model = self.model(id);
        let threats = self.standing().filter(|enemy| {
            let other = self.model(*enemy);
            other.owner != model.owner
                && self.can_still_act(*enemy)
                && square(other.at, model.at) < i64::from(NEAR).pow(2)
        });
        let strength: i32 = threats.map(|enemy| 2 + i32::from(self.character(enemy).melee)).sum();
        (strength * 20 / (2 + i32::from(self.wounds_left(id)))).min(MAX_RISK)
    }

    fn can_still_act(self, id: ModelId) -> bool {
        self.battle.round < ROUNDS || !self.model(id).has_activated
    }

    /// Shares out the stones on the ground among the models that are after them.
    fn add_claims(self, stone: i32, scores: &mut [i32; MAX_SEATS]) {
        if self.battle.stones.is_empty() {
            return;
        }
        let harvesters: Vec<Harvester> = self.standing().filter_map(|id| self.harvester(id)).collect();
        for lying in &self.battle.stones {
            let mut eager = [0; MAX_SEATS];
            for harvester in &harvesters {
                let own = &mut eager[harvester.seat.index()];
                *own = i32::max(*own, self.rate_eagerness(harvester, lying));
            }
            let all = NOBODY + eager.iter().sum::<i32>();
            for (score, eager) in scores.iter_mut().zip(eager) {
                *score += stone * CLAIM / 100 * eager / all;
            }
        }
    }

    fn harvester(self, id: ModelId) -> Option<Harvester> {
        let model = self.model(id);
        if self.is_airborne(id) || !self.can_still_act(id) {
            return None;
        }
        let jog = if model.stones > 0 { 20 } else { 40 };
        let is_spent = model.has_activated || model.energy == 0;
        Some(Harvester {
            seat: model.owner,
            id,
            free: if model.has_jogged || model.has_activated { 0 } else { jog },
            dig: 10 * i32::from(self.harvest_cost(id)),
            wait: if is_spent { 30 } else { 0 },
        })
    }

    /// The less work a stone is, the more it counts that a model is after it.
    fn rate_eagerness(self, harvester: &Harvester, stone: &Stone) -> i32 {
        let model = self.model(harvester.id);
        let way = tenths(square(model.at, stone.at)) - 10 * (self.disc(harvester.id).radius() + Stone::RADIUS) / INCH;
        let storey = if model.level == stone.level { 0 } else { 60 };
        let paid = (way - harvester.free).max(0) * 6 / 10;
        let work = 40 + paid + harvester.dig * i32::from(stone.depth) + harvester.wait + storey;
        1_000_000 / (work * work)
    }
}

/// A distance in tenths of an inch, from its square.
fn tenths(square: i64) -> i32 {
    (10 * square.isqrt() / i64::from(INCH)) as i32
}
