//! Spielen und das Spiel gewinnen: teams, portals, mission and markers, up to the first round.

use arrayvec::ArrayVec;
use measure::units::inches;
use measure::{Disc, Point};
use table::{Flow, Seat, Secretly};

use crate::asked::{Chance, Marching, Muster, PickTroop, Portal, Question, Spot};
use crate::battle::{Battle, Character, CharacterId, MAX_MARKERS, Marker, State, Step, Troop, TroopId, disc};
use crate::content::{Ability, Colour, Deployment, Face, Mission, Site, TroopType};
use crate::game::{HomeRaiders, MusterRule, Play};
use crate::look::{Footing, Look, MARKER};
use crate::march::{Order, Pace};
use crate::reasons::{Obstacle, Reason};
use crate::team::TeamList;
use crate::told::Event;

/// HR-06: the distance of markers from the seat's own portal and from each other.
const FROM_PORTAL: i32 = inches(15);
const FROM_MARKER: i32 = inches(5);

impl Play<'_, '_> {
    /// HR-01: both players choose their teams without seeing the other's.
    pub(crate) fn muster(&mut self) -> Flow {
        let game = self.game;
        let stars = game.stars();
        let lists = match game.muster_rule() {
            MusterRule::Ready => [Seat(0), Seat(1)].map(|seat| {
                let team = game.faction(seat).ready_team(stars);
                team.map(|team| team.list.clone()).unwrap_or_default()
            }),
            MusterRule::Free => {
                let asked = [Seat(0), Seat(1)].map(|seat| Secretly {
                    seat,
                    question: Question::Muster { stars },
                    options: list_teams(game, seat),
                    complete: false,
                });
                let chosen =
                    self.table.ask_secretly(self.battle, &asked, |seat, muster| check_muster(game, seat, muster))?;
                let list = |seat: Seat| chosen.get(seat.index()).map(|muster| team_list(game, seat, muster));
                [Seat(0), Seat(1)].map(|seat| list(seat).unwrap_or_default())
            }
        };
        for (seat, list) in [Seat(0), Seat(1)].into_iter().zip(lists) {
            enlist(self.battle, game, seat, &list);
        }
        self.table.tell(|| Event::TeamsMustered);
        Ok(())
    }

    /// HR-68.7: before the deployment is rolled for.
    pub(crate) fn choose_nemeses(&mut self) -> Flow {
        for seat in [Seat(0), Seat(1)] {
            for who in self.battle.all(seat) {
                let look = self.look();
                if !look.has(who, Ability::Nemesis) {
                    continue;
                }
                let named = |enemy: &CharacterId| look.card(*enemy).kind != TroopType::Unit;
                let enemies: Vec<CharacterId> = self.battle.all(seat.other()).filter(named).collect();
                let enemy = match enemies.as_slice() {
                    [] => continue,
                    [only] => *only,
                    _ => self.table.ask(self.battle, seat, Question::Nemesis { who }, &enemies)?,
                };
                self.battle[who].nemesis = Some(enemy);
                self.table.tell(|| Event::NemesisChosen { who, enemy });
            }
        }
        Ok(())
    }

    /// HR-05: one white die for the sites of the portals, one for who begins: on a blank, seat 0.
    pub(crate) fn roll_deployment(&mut self) -> Flow {
        let deployment = self.roll_white(Chance::Deployment)?;
        let deployment = self.game.content().dice.deployment[usize::from(deployment)];
        let first = if self.roll_white(Chance::First)? { Seat(1) } else { Seat(0) };
        (self.battle.deployment, self.battle.first) = (Some(deployment), first);
        self.table.tell(|| Event::DeploymentRolled { deployment, first });
        self.next(Step::PlacePortal(first));
        Ok(())
    }

    /// Whether a white die shows a success; a critical counts as one.
    fn roll_white(&mut self, why: Chance) -> Flow<bool> {
        let rolled = self.table.roll(6, why)?;
        Ok(self.game.face(Colour::White, rolled) != Face::Blank)
    }

    /// HR-05: the first player chooses an edge or a corner, the other one gets the opposite one.
    pub(crate) fn place_portal(&mut self, seat: Seat) -> Flow {
        let site = match self.battle.side(seat.other()).portal {
            Some(site) => site.opposite(),
            None => {
                let sites = match self.battle.deployment {
                    Some(Deployment::CleverStrategy) => Site::CORNERS,
                    Some(Deployment::DirectConfrontation) | None => Site::EDGES,
                };
                self.table.ask(self.battle, seat, Question::Portal, &sites.map(|site| Portal { site }))?.site
            }
        };
        self.battle.side_mut(seat).portal = Some(site);
        self.table.tell(|| Event::PortalPlaced { seat, site });
        self.attach_specialists(seat)?;
        self.next(Step::Deploy(seat));
        Ok(())
    }

    /// HR-68.10: a specialist may be deployed with a unit, and belongs to it from then on.
    fn attach_specialists(&mut self, seat: Seat) -> Flow {
        for who in self.battle.all(seat) {
            let look = self.look();
            if !look.has(who, Ability::Specialist) {
                continue;
            }
            let is_unit =
                |troop: &TroopId| self.battle.enlisted(*troop).any(|member| look.card(member).kind == TroopType::Unit);
            let mut options = vec![PickTroop::None];
            options.extend(self.battle.troops(seat).filter(is_unit).map(|troop| PickTroop::Troop { troop }));
            if options.len() > 1
                && let PickTroop::Troop { troop } =
                    self.table.ask(self.battle, seat, Question::Specialist { who }, &options)?
            {
                self.battle[who].troop = troop.index() as u8;
                self.table.tell(|| Event::Joined { who, troop });
            }
        }
        Ok(())
    }

    /// HR-06: two white dice, unless the mission was agreed.
    pub(crate) fn roll_mission(&mut self) -> Flow {
        if self.battle.mission.is_none() {
            let successes =
                usize::from(self.roll_white(Chance::Mission)?) + usize::from(self.roll_white(Chance::Mission)?);
            self.battle.mission = Some(self.game.content().dice.missions[successes]);
        }
        if let Some(mission) = self.battle.mission {
            self.table.tell(|| Event::MissionRolled { mission });
        }
        let first = self.battle.first;
        match self.battle.mission {
            Some(Mission::StrategicPoint) => self.next(Step::PlaceMarker(first)),
            _ => self.next(Step::Tactics(first)),
        }
        Ok(())
    }

    /// HR-06: players take turns placing two markers each.
    pub(crate) fn place_marker(&mut self, seat: Seat) -> Flow {
        let look = self.look();
        let mut sample: ArrayVec<Spot, 8> = ArrayVec::new();
        // Every seventh place of the grid, so that the sample is spread out.
        let grid = self.game.grid();
        for at in (0..7).flat_map(|start| grid.iter().skip(start).step_by(7)) {
            let apart = |spot: &Spot| match spot {
                Spot::Nowhere => true,
                Spot::At { at: other } => disc(*at, MARKER).gap(disc(*other, MARKER)) >= FROM_MARKER,
            };
            if !sample.is_full() && sample.iter().all(apart) && check_marker(look, seat, *at).is_ok() {
                sample.push(Spot::At { at: *at });
            }
        }
        if !sample.is_empty() {
            let (game, before) = (self.game, &*self.battle);
            let legal = |spot: &Spot| match spot {
                Spot::Nowhere => Err(Reason::NotConcerned),
                Spot::At { at } => check_marker(Look { game, battle: before }, seat, *at).map(|_| ()),
            };
            let spot = self.table.ask_where(self.battle, seat, Question::Marker, &sample, legal)?;
            if let Spot::At { at } = spot
                && let Ok(elevation) = check_marker(self.look(), seat, at)
            {
                let marker = self.battle.markers.len() as u8;
                self.battle.markers.push(Marker { place: at, elevation, held: None });
                self.table.tell(|| Event::MarkerPlaced { seat, marker, at });
            }
        }
        // If one player has no room for a marker, the other continues alone.
        let done = self.battle.markers.len() == MAX_MARKERS || (sample.is_empty() && seat != self.battle.first);
        self.next(if done { Step::Tactics(self.battle.first) } else { Step::PlaceMarker(seat.other()) });
        Ok(())
    }

    /// HR-67.5: a free move before the first round.
    pub(crate) fn move_tacticians(&mut self, seat: Seat) -> Flow {
        for troop in self.battle.troops(seat) {
            let look = self.look();
            if self.battle.members(troop).any(|who| look.has_by_leader(who, Ability::Tactician)) {
                let movers = self.battle.members(troop).fold(0, |mask, who| mask | who.bit());
                let order = Order { troop, movers, pace: Pace::Full };
                self.march(order, Question::March { troop, why: Marching::Tactics })?;
            }
        }
        let is_first = seat == self.battle.first;
        self.next(if is_first { Step::Tactics(seat.other()) } else { Step::BeginRound });
        Ok(())
    }
}

fn list_teams(game: &HomeRaiders, seat: Seat) -> Vec<Muster> {
    let faction = game.faction(seat);
    let teams = faction.teams.iter().enumerate().filter(|(_, team)| team.stars <= game.stars());
    let teams = teams.map(|(team, _)| Muster::Ready { team: team as u8 });
    let mut teams: Vec<Muster> = teams.collect();
    if teams.is_empty() {
        teams.push(Muster::Own(cheapest_team(game, seat)));
    }
    teams
}

/// A single affordable card, if no ready-made team is small enough.
fn cheapest_team(game: &HomeRaiders, seat: Seat) -> TeamList {
    let cards = game.faction(seat).cards.iter().zip(0..);
    let cards = cards.filter(|(card, _)| card.kind != TroopType::Leader);
    let Some((card, id)) = cards.min_by_key(|(card, _)| card.stars) else { return TeamList::default() };
    let id = crate::content::CardId(id);
    match card.kind {
        TroopType::Hero => TeamList { units: Vec::new(), heroes: vec![id] },
        _ => TeamList { units: vec![crate::team::TeamUnit { unit: id, copies: 1, leader: None }], heroes: Vec::new() },
    }
}

fn check_muster(game: &HomeRaiders, seat: Seat, muster: &Muster) -> Result<(), Reason> {
    match muster {
        Muster::Ready { team } => {
            let team = game.faction(seat).teams.get(usize::from(*team));
            if team.is_some_and(|team| team.stars <= game.stars()) { Ok(()) } else { Err(Reason::NoSuchTeam) }
        }
        Muster::Own(list) => list.check(game.faction(seat), game.stars()).map_err(Reason::Team),
    }
}

fn team_list(game: &HomeRaiders, seat: Seat, muster: &Muster) -> TeamList {
    match muster {
        Muster::Ready { team } => {
            game.faction(seat).teams.get(usize::from(*team)).map(|team| team.list.clone()).unwrap_or_default()
        }
        Muster::Own(list) => list.clone(),
    }
}

/// HR-03: every unit with its leader is a troop, and so is every hero.
fn enlist(battle: &mut Battle, game: &HomeRaiders, seat: Seat, list: &TeamList) {
    let faction = game.faction(seat);
    let side = battle.side_mut(seat);
    for unit in &list.units {
        let troop = side.troops.len() as u8;
        side.troops.push(Troop::default());
        let count = usize::from(faction.card(unit.unit).strength) * usize::from(unit.copies);
        side.characters.extend((0..count).map(|_| Character::new(unit.unit, troop)));
        side.characters.extend(unit.leader.map(|leader| Character::new(leader, troop)));
    }
    for hero in &list.heroes {
        let troop = side.troops.len() as u8;
        side.troops.push(Troop::default());
        side.characters.push(Character::new(*hero, troop));
    }
    debug_assert!(side.characters.iter().all(|character| character.state == State::Waiting));
}

/// HR-06: in the area, where a base can stand, away from the seat's own portal and from other markers.
fn check_marker(look: Look<'_>, seat: Seat, at: Point) -> Result<i32, Reason> {
    let coin: Disc = disc(at, MARKER);
    let elevation = look.ground(coin).map_err(|footing| match footing {
        Footing::Blocked(by) => Reason::NoRoom { by, at },
        Footing::Unsteady(object) => Reason::Unsteady { object, at },
    })?;
    let gap = coin.gap_to(look.outline(look.game.portal_object(seat)));
    if gap < FROM_PORTAL {
        return Err(Reason::MarkerNearPortal { gap, limit: FROM_PORTAL });
    }
    let near = look.battle.markers.iter().map(|marker| coin.gap(disc(marker.place, MARKER)));
    match near.min().filter(|gap| *gap < FROM_MARKER) {
        Some(gap) => Err(Reason::MarkerNearMarker { gap, limit: FROM_MARKER }),
        None if elevation > inches(2) => Err(Reason::NoRoom { by: Obstacle::Edge, at }),
        None => Ok(elevation),
    }
}
