//! Verluste überprüfen, Leichen, sofort getötete Helden.

use table::{Flow, Seat};

use crate::asked::{Attack, Pick, Question};
use crate::duel::{Corpse, Ending, Hero, Slot, Step};
use crate::game::Play;
use crate::place::Place;
use crate::told::Event;

impl Play<'_, '_> {
    /// PT-31: every hero with lethal damage becomes a corpse, all at the same time. A dead leader ends the game (PT-34).
    /// PT-61: if both are dead, the heroes that live after this check count.
    pub(crate) fn check_losses(&mut self, only: Option<Seat>) -> Flow {
        let seats: Vec<Seat> =
            [Seat(0), Seat(1)].into_iter().filter(|seat| only.is_none_or(|only| only == *seat)).collect();
        self.table.tell(|| Event::LossesChecked { seats: seats.clone() });
        let look = self.look();
        let dead = [Seat(0), Seat(1)].map(|seat| {
            let heroes = look.heroes(seat).filter(|(place, ..)| seats.contains(&seat) && look.is_lethal(*place));
            heroes.fold(0, |set, (place, ..)| set | place.bit())
        });
        let in_melee = [Seat(0), Seat(1)].map(|seat| look.in_melee(seat));
        let leaders = [Seat(0), Seat(1)].map(|seat| seats.contains(&seat) && look.is_lethal(Place::leader(seat)));
        for seat in [Seat(0), Seat(1)] {
            for place in Place::in_set(seat, dead[seat.index()]) {
                self.bury(place, in_melee[seat.index()] & place.bit() != 0);
            }
        }
        for seat in [Seat(0), Seat(1)].into_iter().filter(|seat| leaders[seat.index()]) {
            let card = self.duel.leader(seat).card;
            self.table.tell(|| Event::LeaderKilled { seat, card });
        }
        match leaders {
            [false, false] => {
                if dead != [0, 0] {
                    self.next(Step::SettleFallen);
                }
            }
            [true, false] => self.finish(Ending::Killed(Seat(1))),
            [false, true] => self.finish(Ending::Killed(Seat(0))),
            [true, true] => {
                let heroes = [Seat(0), Seat(1)].map(|seat| self.look().living_heroes(seat).count());
                self.finish(match heroes[0].cmp(&heroes[1]) {
                    std::cmp::Ordering::Less => Ending::MoreHeroes(Seat(1)),
                    std::cmp::Ordering::Equal => Ending::Draw,
                    std::cmp::Ordering::Greater => Ending::MoreHeroes(Seat(0)),
                });
            }
        }
        Ok(())
    }

    /// PT-32: kills a hero at once. Its owner may use it to take over damage first.
    pub(crate) fn kill(&mut self, place: Place) -> Flow {
        self.kill_all(&[place])
    }

    /// Kills heroes at the same time: none of them is in front of another one any more.
    pub(crate) fn kill_all(&mut self, places: &[Place]) -> Flow {
        for place in places {
            self.take_over_before_removal(*place)?;
        }
        let look = self.look();
        let in_melee = [Seat(0), Seat(1)].map(|seat| look.in_melee(seat));
        for place in places {
            self.bury(*place, in_melee[place.seat().index()] & place.bit() != 0);
        }
        self.next(Step::SettleFallen);
        Ok(())
    }

    /// A hero becomes a corpse. PT-53: one that has changed sides goes to its first owner's discard pile.
    fn bury(&mut self, place: Place, was_in_melee: bool) {
        let Some(Hero { card, owner, marks, boost, .. }) = self.duel.hero(place).copied() else { return };
        self.duel.is_quiet = false;
        self.table.tell(|| Event::Killed { card, at: place });
        if marks.is_taken {
            self.discard_at(place);
            return;
        }
        *self.duel.slot_mut(place) =
            Slot::Corpse(Corpse { boost, was_hurt: marks.is_hurt, ..Corpse::new(card, owner) });
        let side = self.duel.side_mut(place.seat());
        side.fallen |= place.bit();
        if was_in_melee {
            side.fallen_in_melee |= place.bit();
        }
    }

    /// What happens after heroes were killed: parting attacks (PT-54), then changes of side (PT-53).
    ///
    /// PT-26: the player whose turn it is comes first, at the end of a wave the first player.
    pub(crate) fn settle_fallen(&mut self) -> Flow {
        let active = self.duel.turn.seat;
        for seat in [active, active.other()] {
            if self.powers(seat).parting_attack && self.let_fallen_attack(seat)? {
                return Ok(());
            }
        }
        for seat in [active, active.other()] {
            if self.powers(seat).takes_fallen {
                self.take_fallen(seat)?;
            }
        }
        for side in &mut self.duel.sides {
            (side.fallen, side.fallen_in_melee) = (0, 0);
        }
        Ok(())
    }

    /// PT-54: lets one killed hero attack; gives whether one did.
    fn let_fallen_attack(&mut self, seat: Seat) -> Flow<bool> {
        let fallen = self.duel.side(seat).fallen_in_melee;
        let look = self.look();
        let mut options: Vec<Attack> = Vec::new();
        for by in Place::in_set(seat, fallen).filter(|place| look.corpse_is_there(*place)) {
            let row = by.row().index();
            let card = self.duel.corpse(by).expect("its corpse is there").card;
            look.add_melee(by, look.game.figures(card).strips[row].attacks_all_in_melee, false, &mut options);
        }
        if options.is_empty() {
            return Ok(false);
        }
        let question = Question::PartingAttack { leader: Place::leader(seat) };
        let attack = self.choose_attack(seat, question, &options)?;
        self.duel.side_mut(seat).fallen_in_melee &= !attack.by.bit();
        self.next(Step::SettleFallen);
        self.table.tell(|| Event::PartingAttack { by: self.duel.piece(attack.by) });
        self.next(Step::Attack { attack, heroes_only: false });
        Ok(true)
    }

    /// PT-53: killed enemy heroes may be put on free positions of the other side.
    fn take_fallen(&mut self, seat: Seat) -> Flow {
        let foe = seat.other();
        for from in Place::in_set(foe, self.duel.side(foe).fallen) {
            let Some(corpse) = self.duel.corpse(from).copied() else { continue };
            let mut options = vec![Pick::No];
            options.extend(self.look().free_places(seat).map(|at| Pick::At { at }));
            if options.len() == 1 {
                return Ok(());
            }
            if let Pick::At { at } = self.table.ask(self.duel, seat, Question::TakeFallen { hero: from }, &options)? {
                *self.duel.slot_mut(from) = Slot::Free;
                let mut hero = Hero::new(corpse.card, corpse.owner);
                hero.marks.is_taken = true;
                *self.duel.slot_mut(at) = Slot::Hero(hero);
                self.table.tell(|| Event::FallenTaken { card: corpse.card, from, to: at });
            }
        }
        Ok(())
    }
}

impl crate::troop::Look<'_> {
    fn corpse_is_there(self, place: Place) -> bool {
        self.duel.corpse(place).is_some()
    }
}
