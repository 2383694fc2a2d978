//! Missionsziel: the winner after the sixth round.

use table::Seat;

use crate::battle::{Battle, Ending, ROUNDS};
use crate::content::Mission;
use crate::game::Play;
use crate::look::{Look, MARKER};
use crate::told::Event;

impl Look<'_> {
    /// HR-06: what a player has done for the mission.
    pub fn score(self, seat: Seat) -> u8 {
        match self.battle.mission {
            Some(Mission::MakeVanish) | None => self.battle.side(seat.other()).vanished,
            Some(Mission::ControlPortal) => {
                if self.battle.side(seat.other()).portal.is_none() {
                    return 0;
                }
                let portal = self.game.portal_object(seat.other());
                self.battle.present(seat).filter(|who| self.touches(*who, portal)).count() as u8
            }
            Some(Mission::StrategicPoint) => self.held_markers(seat).count() as u8,
        }
    }

    /// HR-07: the markers that a player controls. In the last round only those with an action spent on them count.
    fn held_markers(self, seat: Seat) -> impl Iterator<Item = usize> {
        let battle: &Battle = self.battle;
        let counts = move |index: &usize| {
            let held = battle.markers[*index].held.filter(|held| held.by.seat() == seat);
            held.is_some_and(|held| battle.round < ROUNDS || held.round == ROUNDS)
        };
        (0..battle.markers.len()).filter(counts)
    }

    /// HR-06: the distance of the farthest marker that a player controls from that player's portal.
    fn farthest_marker(self, seat: Seat) -> Option<i32> {
        let portal = self.outline(self.game.portal_object(seat));
        let gap = |index: usize| crate::battle::disc(self.battle.markers[index].place, MARKER).gap_to(portal);
        self.held_markers(seat).map(gap).max()
    }
}

impl Play<'_, '_> {
    /// HR-06: after the sixth round.
    pub(crate) fn end_battle(&mut self) {
        let look = self.look();
        let score = [0, 1].map(|seat| look.score(Seat(seat)));
        let ending = match score[0].cmp(&score[1]) {
            std::cmp::Ordering::Greater => Ending::Mission(Seat(0)),
            std::cmp::Ordering::Less => Ending::Mission(Seat(1)),
            std::cmp::Ordering::Equal if self.battle.mission == Some(Mission::StrategicPoint) => {
                match look.farthest_marker(Seat(0)).cmp(&look.farthest_marker(Seat(1))) {
                    std::cmp::Ordering::Greater => Ending::FarthestMarker(Seat(0)),
                    std::cmp::Ordering::Less => Ending::FarthestMarker(Seat(1)),
                    std::cmp::Ordering::Equal => Ending::Draw,
                }
            }
            std::cmp::Ordering::Equal => Ending::Draw,
        };
        self.battle.ending = Some(ending);
        self.table.tell(|| Event::Ended { score });
    }
}
