//! The program from its first screen to its last, driven by keys.

use std::sync::Arc;

use catalog::lessons::Lesson;
use catalog::{AnyMatch, Catalog, GameError, OrdersInfo};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use table::Lang;

use super::form::{self, Form};
use super::learning::{self, Learning};
use super::plan::{Opponent, Plan, Seating};
use super::sitting::{self, Done, Job, Sitting};
use super::{Manner, make_seed};

pub struct App {
    pub(super) manner: Manner,
    catalog: Arc<Catalog>,
    pub(super) screen: Screen,
    /// What to say after the terminal is given back; there is something here as soon as the program is over.
    farewell: Option<Vec<String>>,
    interrupted: bool,
}

pub(super) enum Screen {
    Form(Form),
    Sitting(Box<Sitting>),
    Lesson(Box<Learning>),
}

impl App {
    pub fn with_form(manner: Manner, catalog: Arc<Catalog>, plan: Plan) -> App {
        let screen = Screen::Form(Form::new(manner, catalog.clone(), plan));
        App { manner, catalog, screen, farewell: None, interrupted: false }
    }

    /// Goes on with a match, or begins with it; a match from a file is saved there again unless told otherwise.
    pub fn with_match(
        manner: Manner,
        catalog: Arc<Catalog>,
        plan: Plan,
        played: Box<dyn AnyMatch>,
        file: Option<String>,
    ) -> Result<App, GameError> {
        let orders = find_orders(&catalog, &*played);
        let screen = Screen::Sitting(Box::new(Sitting::new(manner, plan, played, orders, file)?));
        Ok(App { manner, catalog, screen, farewell: None, interrupted: false })
    }

    /// Takes a lesson, and then those after it.
    pub fn with_lesson(
        manner: Manner,
        catalog: Arc<Catalog>,
        course: Vec<Lesson>,
        at: usize,
    ) -> Result<App, GameError> {
        let mut app = App::with_form(manner, catalog.clone(), Plan::new(Opponent::default(), Seating::At(0), 0));
        app.take_lesson(course, at)?;
        Ok(app)
    }

    fn take_lesson(&mut self, course: Vec<Lesson>, at: usize) -> Result<(), GameError> {
        let Some(contest) = &course[at].contest else {
            let learning = Learning::new(self.manner, self.catalog.clone(), course, at)?;
            self.screen = Screen::Lesson(Box::new(learning));
            return Ok(());
        };
        let opponent = contest.opponent.parse().unwrap_or_default();
        let mut plan = Plan::new(opponent, Seating::At(course[at].seat.0), make_seed());
        (plan.game, plan.options) = (course[at].game.clone(), contest.options.clone());
        let begun = plan.begin(&self.catalog, self.manner.lang)?;
        self.sit_down(plan, begun);
        Ok(())
    }

    pub fn press(&mut self, key: KeyEvent) {
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            self.interrupted = true;
            self.farewell = Some(Vec::new());
            return;
        }
        match &mut self.screen {
            Screen::Form(form) => match form.press(key) {
                form::Wish::Stay => {}
                form::Wish::Leave => self.farewell = Some(Vec::new()),
                form::Wish::Begin(plan, begun) => self.sit_down(plan, begun),
            },
            Screen::Sitting(sitting) => match sitting.press(key) {
                sitting::Wish::Stay => {}
                sitting::Wish::Leave(farewell) => self.farewell = Some(farewell),
                sitting::Wish::Again(plan) => self.begin_again(plan),
            },
            Screen::Lesson(lesson) => match lesson.press(key) {
                learning::Wish::Stay => {}
                learning::Wish::Leave => self.farewell = Some(Vec::new()),
                learning::Wish::Take(course, at) => {
                    if let Err(error) = self.take_lesson(course, at) {
                        self.show_error(error);
                    }
                }
            },
        }
    }

    fn sit_down(&mut self, plan: Plan, begun: Box<dyn AnyMatch>) {
        let orders = find_orders(&self.catalog, &*begun);
        match Sitting::new(self.manner, plan, begun, orders, None) {
            Ok(sitting) => self.screen = Screen::Sitting(Box::new(sitting)),
            Err(error) => self.show_error(error),
        }
    }

    fn begin_again(&mut self, plan: Plan) {
        match plan.begin(&self.catalog, self.manner.lang) {
            Ok(begun) => self.sit_down(plan, begun),
            Err(error) => self.show_error(error),
        }
    }

    fn show_error(&mut self, error: GameError) {
        match &mut self.screen {
            Screen::Form(form) => form.error = Some(error.text),
            Screen::Sitting(sitting) => sitting.message = Some(error.text),
            Screen::Lesson(lesson) => lesson.sitting.message = Some(error.text),
        }
    }

    /// Time goes by; only what moves by itself changes.
    pub fn tick(&mut self) {
        if let Screen::Sitting(sitting) = &mut self.screen {
            sitting.frame = sitting.frame.wrapping_add(1);
        }
    }

    /// A decision for the computer, if one is due. The caller brings the result back with [`App::finish`].
    pub fn take_job(&mut self) -> Option<Job> {
        match &mut self.screen {
            Screen::Sitting(sitting) => sitting.take_job(),
            Screen::Form(_) | Screen::Lesson(_) => None,
        }
    }

    /// Whether [`App::take_job`] would give one: there may be a moment to read before it does.
    pub fn has_job(&self) -> bool {
        matches!(&self.screen, Screen::Sitting(sitting) if sitting.has_job())
    }

    pub fn finish(&mut self, done: Done) {
        if let Screen::Sitting(sitting) = &mut self.screen {
            sitting.finish(done);
        }
    }

    pub fn is_over(&self) -> bool {
        self.farewell.is_some()
    }

    pub fn farewell(&self) -> &[String] {
        self.farewell.as_deref().unwrap_or_default()
    }

    pub fn was_interrupted(&self) -> bool {
        self.interrupted
    }
}

/// What can be ordered beforehand in the game of a match.
fn find_orders(catalog: &Catalog, played: &dyn AnyMatch) -> Option<OrdersInfo> {
    catalog.game(played.game(), Lang::EN).ok()?.info().orders
}
