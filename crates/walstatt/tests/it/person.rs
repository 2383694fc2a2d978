//! A person who plays in a terminal: keys in, a screen of characters out.

use std::sync::Arc;

use catalog::Catalog;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use serde_json::Value;
use table::Lang;
use walstatt::play::{App, Manner, Opponent, Plan, Seating, draw};

/// A person who presses keys and reads the screen.
pub struct Person {
    pub app: App,
    pub terminal: Terminal<TestBackend>,
}

impl Person {
    pub fn new(app: App, (width, height): (u16, u16)) -> Person {
        let terminal = Terminal::new(TestBackend::new(width, height)).expect("a test has a terminal");
        Person { app, terminal }
    }

    /// Sits down to a match with these options.
    pub fn seated(opponent: &str, options: Value, lang: Lang) -> Person {
        let (catalog, manner) = (Arc::new(Catalog::built_in()), Manner { lang, color: true });
        let opponent: Opponent = opponent.parse().expect("there is such an opponent");
        let mut plan = Plan::new(opponent, Seating::At(0), 11);
        (plan.game, plan.options) = ("pocket-battles".into(), options);
        let begun = plan.begin(&catalog, lang).expect("the options are possible");
        let app = App::with_match(manner, catalog, plan, begun, None).expect("there is such a seat");
        Person::new(app, (80, 24))
    }

    pub fn press(&mut self, code: KeyCode) {
        self.app.press(KeyEvent::new(code, KeyModifiers::NONE));
    }

    pub fn press_all(&mut self, codes: &[KeyCode]) {
        for code in codes {
            self.press(*code);
        }
    }

    pub fn enter(&mut self) {
        self.press(KeyCode::Enter);
    }

    pub fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            self.press(KeyCode::Char(letter));
        }
    }

    /// Lets the computer think until it has played.
    pub fn let_computer_play(&mut self) {
        while let Some(job) = self.app.take_job() {
            self.app.finish(job.run());
        }
    }

    pub fn look(&mut self) -> String {
        self.terminal.draw(|frame| draw(&mut self.app, frame)).expect("a test has a terminal");
        let buffer = self.terminal.backend().buffer();
        let rows = buffer.content().chunks(buffer.area.width.into());
        rows.map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>() + "\n").collect()
    }

    #[track_caller]
    pub fn reads(&mut self, expected: &str) {
        let screen = self.look();
        assert!(screen.contains(expected), "“{expected}” is not on the screen:\n{screen}");
    }

    #[track_caller]
    pub fn does_not_read(&mut self, unexpected: &str) {
        let screen = self.look();
        assert!(!screen.contains(unexpected), "“{unexpected}” is on the screen:\n{screen}");
    }

    /// What is marked on the board, apart from the option that is selected.
    pub fn marked(&mut self) -> String {
        self.look();
        let buffer = self.terminal.backend().buffer();
        let is_marked = |cell: &&ratatui::buffer::Cell| cell.modifier.contains(ratatui::style::Modifier::REVERSED);
        let board = &buffer.content()[..usize::from(buffer.area.width) * 14];
        board.iter().filter(is_marked).map(|cell| cell.symbol()).collect()
    }

    /// Presses whatever continues the game, until it is over.
    #[track_caller]
    pub fn play_to_the_end(&mut self, end: &str) {
        for number in 0..20_000 {
            self.let_computer_play();
            if self.look().contains(end) {
                return;
            }
            if number % 3 == 0 {
                self.press(KeyCode::Down);
            }
            self.enter();
        }
        panic!("the game does not end:\n{}", self.look());
    }
}
