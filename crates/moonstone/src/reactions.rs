//! Reaktion (MS-29): after each action, every opponent may take a step with one model.

use measure::units::{INCH, inches};
use table::{Flow, Seat};

use crate::asked::{How, Pick, Question, Way};
use crate::battle::{ModelId, Moving, Step};
use crate::content::{Keywords, Passive};
use crate::game::Play;
use crate::look::Look;
use crate::moving::{Going, square};

impl Play<'_, '_> {
    pub fn react(&mut self, seat: Seat) -> Flow {
        let Some(active) = self.battle.active else { return Ok(()) };
        let look = self.look();
        if !look.is_in_play(seat) {
            return Ok(());
        }
        let able = look.standing().filter(|id| look.model(*id).owner == seat && look.can_react(*id));
        let mut options = vec![Pick::Nobody];
        options.extend(able.filter(|id| *id != active.model).map(Pick::Model));
        if options.len() == 1 {
            return Ok(());
        }
        let question = Question::React { to: active.model };
        let Pick::Model(model) = self.table.ask(self.battle, seat, question, &options)? else { return Ok(()) };
        self.change_energy(model, -1);
        self.reaction_step(seat, model)
    }

    fn reaction_step(&mut self, seat: Seat, model: ModelId) -> Flow {
        let look = self.look();
        let darts = !look.model(model).has_darted && look.is_swift(model) && look.is_engaged(model);
        let limit = if darts { 2 * INCH } else { INCH };
        self.battle.moving = Some(Moving { model, how: How::Reaction, limit });
        let look = Look { game: self.game, battle: &*self.battle };
        let going = Going::new(look, model, How::Reaction, limit);
        let mut sample = going.sample();
        let run = look.loyal_run(model);
        sample.extend(run.clone().filter(|way| !sample.contains(way)));
        let legal = |way: &Way| if run.as_ref() == Some(way) { Ok(()) } else { going.check(way) };
        let question = Question::Move { model, how: How::Reaction, limit };
        let way = self.table.ask_where(self.battle, seat, question, &sample, legal)?;
        let is_far =
            way.points.first().is_some_and(|to| square(look.model(model).at, *to) > i64::from(INCH) * i64::from(INCH));
        self.battle.moving = None;
        if darts && is_far {
            self.model(model).has_darted = true;
        }
        self.take_way(model, How::Reaction, &way);
        Ok(())
    }

    /// Ends a commanded action: the model that was active continues.
    pub fn end_command(&mut self, before: crate::battle::Active) -> Flow {
        self.battle.active = Some(before);
        if !matches!(self.battle.agenda.last(), Some(Step::AfterAction { .. } | Step::Perform { .. })) {
            self.check_overtime();
        }
        Ok(())
    }
}

impl<'b> Look<'b> {
    /// Whether a model can take a reaction step.
    pub fn can_react(self, model: ModelId) -> bool {
        self.model(model).energy >= 1 && self.why_not_step(model).is_none()
    }

    /// Brunhilde: straight towards the nearest friendly noble.
    fn loyal_run(self, model: ModelId) -> Option<Way> {
        let (_, far) = self.find(model, |it| if let Passive::Loyalty(far) = it { Some(far) } else { None })?;
        let here = self.model(model).at;
        let nobles = self.standing().filter(|other| {
            *other != model
                && !self.are_enemies(model, *other)
                && self.character(*other).keywords.contains(Keywords::NOBLE)
        });
        let noble = nobles.min_by_key(|noble| square(here, self.model(*noble).at))?;
        self.straight_towards(model, self.model(noble).at, inches(i32::from(far)))
    }
}
