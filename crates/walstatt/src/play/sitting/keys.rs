//! What keys do at the table.

use std::fs;
use std::path::Path;

use catalog::{Catalog, Pending};
use crossterm::event::{KeyCode, KeyEvent};
use table::content::say_io;
use table::{Phrase, Seat, Viewer, text};

use super::{Due, Sitting, Wanted, Wish};
use crate::play::list::Pressed;
use crate::play::orders::OrdersForm;
use crate::play::panel::{Action, Item, Menu, Panel, Save, Text, TextLine};
use crate::play::plan::{Opponent, Sitter};

/// The keys of the help, each with its sentence.
const HELP: [&str; 14] = [
    "play-help-choose",
    "play-help-numbers",
    "play-help-groups",
    "play-help-filter",
    "play-help-board",
    "play-help-take-back",
    "play-help-why-not",
    "play-help-hint",
    "play-help-odds",
    "play-help-log",
    "play-help-save",
    "play-help-resign",
    "play-help-quit",
    "play-help-close",
];

impl Sitting {
    pub fn press(&mut self, key: KeyEvent) -> Wish {
        self.message = None;
        if let Some(panel) = &mut self.panel {
            return match panel.press(key) {
                Some(action) => self.act(action),
                None => Wish::Stay,
            };
        }
        let is_typing = self.list.filter().is_some();
        if !is_typing && self.press_command(key) {
            return Wish::Stay;
        }
        match self.due {
            Due::Curtain(seat) if matches!(key.code, KeyCode::Enter | KeyCode::Char(' ')) => self.lift(seat),
            Due::Answer(_) | Due::Roll => self.press_list(key),
            Due::Over => self.panel = Some(self.make_end_menu("play-over")),
            Due::Curtain(_) | Due::Computer(..) => {}
        }
        Wish::Stay
    }

    /// The keys that work whatever is asked; gives whether this was one.
    fn press_command(&mut self, key: KeyEvent) -> bool {
        match key.code {
            KeyCode::Char('u') => self.take_back(),
            KeyCode::Char('w') => self.open_why_not(),
            KeyCode::Char('t') => self.ask_veteran(Some(Wanted::Hint)),
            KeyCode::Char('e') => self.ask_veteran(self.list.selected().map(Wanted::Odds)),
            KeyCode::Char('l') => self.open_log(),
            KeyCode::Char('?' | 'h') => self.open_help(),
            KeyCode::Char('s') => self.open_save(false),
            KeyCode::Char('q') => self.ask_quit(),
            KeyCode::Char('r') => self.ask_resign(),
            KeyCode::Char('o') => self.open_orders(),
            KeyCode::Char('b') => self.is_board_big = !self.is_board_big,
            KeyCode::Char('j') => self.move_board(1),
            KeyCode::Char('k') => self.move_board(-1),
            _ => return false,
        }
        true
    }

    fn press_list(&mut self, key: KeyEvent) {
        match self.list.press(key) {
            Pressed::Chosen(index) => self.choose(index),
            Pressed::Moved => self.is_board_moved = false,
            Pressed::Ignored => {}
        }
    }

    fn choose(&mut self, index: usize) {
        let Some(played) = &mut self.played else { return };
        let answered = match self.due {
            Due::Answer(seat) => {
                let log = &mut self.logs[seat.index()];
                log.read = log.lines.len();
                self.orders.note_answer(seat);
                played.choose(seat, index, self.manner.lang)
            }
            Due::Roll => match played.pending(None, self.manner.lang) {
                Pending::Draw(_) => played.drew(&self.list.choice(index).to_json(), self.manner.lang),
                _ => played.rolled(index as u32 + 1, self.manner.lang),
            },
            Due::Curtain(_) | Due::Computer(..) | Due::Over => return,
        };
        match answered {
            Ok(()) => self.go_on(),
            Err(error) => self.message = Some(error.text),
        }
    }

    fn lift(&mut self, seat: Seat) {
        self.viewer = Viewer::Seat(seat);
        self.go_on();
    }

    /// At the curtain the one who has just answered may still think better of it; the next one may sit there already,
    /// so it hangs until a key is pressed.
    fn take_back(&mut self) {
        let (Viewer::Seat(seat), Some(played)) = (self.viewer, &mut self.played) else { return };
        match played.take_back(seat, self.manner.lang) {
            Ok(_) => {
                self.orders.note_take_back(seat);
                if matches!(self.due, Due::Curtain(_)) {
                    self.viewer = Viewer::Spectator;
                }
                self.go_on();
                self.message = Some(self.manner.say("play-taken-back"));
            }
            Err(error) => self.message = Some(error.text),
        }
    }

    pub(in crate::play) fn move_board(&mut self, by: isize) {
        self.board_from = self.board_from.saturating_add_signed(by);
        self.is_board_moved = true;
    }

    /// Asks what a veteran would do, or what the selected option would bring. People who play against each other have to
    /// agree on that before.
    fn ask_veteran(&mut self, wanted: Option<Wanted>) {
        let (Due::Answer(_), Some(wanted)) = (&self.due, wanted) else { return };
        let is_allowed = self.plan.hints || !self.is_hotseat();
        self.wanted = (is_allowed && self.played.is_some()).then_some(wanted);
        self.message = Some(self.manner.say(if is_allowed { "play-hint-thinking" } else { "play-hint-not-agreed" }));
    }

    /// What is ruled out, by reason; what the selected piece would like to do comes first.
    pub(in crate::play) fn open_why_not(&mut self) {
        let (Due::Answer(seat), Some(played)) = (&self.due, &self.played) else { return };
        let selected = self.list.touches().first().cloned();
        let is_selected = |touches: &[String]| selected.is_some() && touches.first() == selected.as_ref();
        let mut ruled_out = played.why_not(*seat, self.manner.lang);
        ruled_out.sort_by_key(|one| !is_selected(&one.touches));
        let mut reasons: Vec<(String, Vec<String>)> = Vec::new();
        for one in ruled_out {
            let reason = format!("{} [{}]", one.reason, one.rule);
            match reasons.iter_mut().find(|(known, _)| *known == reason) {
                Some((_, options)) => options.push(one.text),
                None => reasons.push((reason, vec![one.text])),
            }
        }
        let mut lines = Vec::new();
        for (reason, options) in reasons {
            if !lines.is_empty() {
                lines.push(TextLine::Prose(String::new()));
            }
            lines.push(TextLine::Head(reason));
            lines.extend(options.into_iter().map(|option| TextLine::Item(format!("✗ {option}"))));
        }
        if lines.is_empty() {
            lines.push(TextLine::Prose(self.manner.say("play-why-not-nothing")));
        }
        self.panel = Some(Panel::Text(Text::new(self.manner.say("play-why-not"), lines)));
    }

    pub(in crate::play) fn open_log(&mut self) {
        let log = self.log();
        let mark = |(number, line): (usize, &String)| match number < log.read {
            true => TextLine::Faint(format!("· {line}")),
            false => TextLine::Item(format!("• {line}")),
        };
        let lines = log.lines.iter().enumerate().map(mark).collect();
        self.panel = Some(Panel::Text(Text::at_end(self.manner.say("play-log"), lines)));
    }

    /// The orders of the player at the keyboard. Behind the curtain there is none.
    fn open_orders(&mut self) {
        let (Viewer::Seat(seat), Some(info)) = (self.viewer, &self.orders_info) else { return };
        if !matches!(self.due, Due::Curtain(_) | Due::Over) {
            self.panel = Some(Panel::Orders(OrdersForm::new(self.manner, info, seat, self.orders.of(seat))));
        }
    }

    fn give_orders(&mut self) {
        let Some(Panel::Orders(form)) = self.panel.take() else { return };
        self.orders.give(form.seat, form.orders);
        self.go_on();
        self.message = Some(self.manner.say("play-orders-given"));
    }

    fn open_help(&mut self) {
        let mut lines = vec![TextLine::Prose(self.manner.say("play-help-how")), TextLine::Prose(String::new())];
        lines.push(TextLine::Head(self.manner.say("play-help-keys")));
        lines.extend(HELP.map(|key| TextLine::Item(self.manner.say(key))));
        if self.orders_info.is_some() {
            lines.push(TextLine::Item(self.manner.say("play-help-orders")));
        }
        lines.extend(self.list_rules());
        self.panel = Some(Panel::Text(Text::new(self.manner.say("play-help"), lines)));
    }

    /// The rules of the game in short, chapter by chapter.
    fn list_rules(&self) -> Vec<TextLine> {
        let mut lines = Vec::new();
        for line in Catalog::rules_in_short(&self.plan.game, self.manner.lang).lines() {
            if let Some(title) = line.strip_prefix("# ").or_else(|| line.strip_prefix("## ")) {
                lines.extend([TextLine::Prose(String::new()), TextLine::Head(title.to_owned())]);
            } else if let Some(rule) = line.trim_start().strip_prefix("- ") {
                lines.push(TextLine::Item(rule.to_owned()));
            }
        }
        lines
    }

    fn open_save(&mut self, then_quit: bool) {
        let name = self.file.clone().unwrap_or_else(|| propose_name(&self.plan.game));
        self.panel = Some(Panel::Save(Save { may_replace: self.file.is_some(), ..Save::new(name, then_quit) }));
    }

    fn ask_quit(&mut self) {
        let item = |key, label, action| Item { key, label: self.manner.say(label), action };
        let items = vec![
            item('s', "play-save-and-quit", Action::AskName { then_quit: true }),
            item('q', "play-quit-unsaved", Action::Quit),
            item('p', "play-stay", Action::Close),
        ];
        let lines = vec![self.manner.say("play-quit-how")];
        self.panel = Some(Panel::Menu(Menu::new(self.manner.say("play-quit-ask"), lines, items)));
    }

    fn ask_resign(&mut self) {
        if self.due == Due::Over {
            return;
        }
        let item = |key, label, action| Item { key, label: self.manner.say(label), action };
        let items = vec![item('p', "play-stay", Action::Close), item('r', "play-resign", Action::Resign)];
        self.panel = Some(Panel::Menu(Menu::new(self.manner.say("play-resign-ask"), Vec::new(), items)));
    }

    fn act(&mut self, action: Action) -> Wish {
        match action {
            Action::Close => self.panel = None,
            Action::Quit => return Wish::Leave(Vec::new()),
            Action::AskName { then_quit } => self.open_save(then_quit),
            Action::Store => return self.store(),
            Action::Resign => self.resign(),
            Action::NextLesson => {}
            Action::Again => return Wish::Again(self.plan.again()),
            Action::ShowLog => self.open_log(),
            Action::GiveOrders => self.give_orders(),
        }
        Wish::Stay
    }

    fn resign(&mut self) {
        self.panel = None;
        let seat = match (&self.due, self.viewer) {
            (Due::Curtain(seat), _) => *seat,
            (_, Viewer::Seat(seat)) => seat,
            (_, Viewer::Spectator) => return,
        };
        let Some(played) = &mut self.played else {
            self.message = Some(self.manner.say("play-wait"));
            return;
        };
        match played.resign(seat, self.manner.lang) {
            Ok(_) => self.go_on(),
            Err(error) => self.message = Some(error.text),
        }
    }

    /// Writes the match to the file whose name was typed. A file that is there already needs a second Enter.
    fn store(&mut self) -> Wish {
        let transcript = self.transcript();
        let Some(Panel::Save(save)) = &mut self.panel else { return Wish::Stay };
        let name = save.name.trim().to_string();
        let is_own = self.file.as_ref() == Some(&name);
        if Path::new(&name).exists() && !save.may_replace && !is_own {
            save.may_replace = true;
            save.warning = Some(self.manner.say("play-save-exists"));
            return Wish::Stay;
        }
        if let Err(error) = write_whole(&name, &transcript) {
            let phrase = Phrase::new("play-save-failed").with("error", text(say_io(&error, self.manner.lang)));
            save.warning = Some(self.manner.say_phrase(&phrase));
            return Wish::Stay;
        }
        let then_quit = save.then_quit;
        self.panel = None;
        let saved = Phrase::new("play-saved").with("file", text(name.clone()));
        let saved = self.manner.say_phrase(&saved);
        self.file = Some(name);
        if then_quit {
            return Wish::Leave(vec![saved, self.say_how_to_go_on()]);
        }
        self.message = Some(saved);
        Wish::Stay
    }

    fn say_how_to_go_on(&self) -> String {
        let file = self.file.clone().unwrap_or_default();
        let file = if file.contains(' ') { format!("'{file}'") } else { file };
        let mut command = format!("walstatt play --load {file} --opponent {}", self.plan.opponent);
        let own = self.sitters.iter().position(|sitter| *sitter == Sitter::Human).unwrap_or(0);
        if self.plan.opponent != Opponent::Hotseat && own != 0 {
            command.push_str(&format!(" --seat {own}"));
        }
        self.manner.say_phrase(&Phrase::new("play-go-on").with("command", text(command)))
    }
}

/// A name in the current folder that is still free.
fn propose_name(game: &str) -> String {
    let names = (1..).map(|number| match number {
        1 => format!("{game}.jsonl"),
        number => format!("{game}-{number}.jsonl"),
    });
    names.into_iter().find(|name| !Path::new(name).exists()).unwrap_or_default()
}

/// Writes beside the file and moves it there, so that a full disk does not cost an older save.
fn write_whole(name: &str, transcript: &str) -> std::io::Result<()> {
    let beside = format!("{name}.part");
    fs::write(&beside, transcript).and_then(|()| fs::rename(&beside, name)).inspect_err(|_| {
        let _it_may_not_be_there = fs::remove_file(&beside);
    })
}
