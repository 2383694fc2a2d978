//! The real terminal, the clock and the thread on which the computer thinks.

use std::panic::resume_unwind;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crossterm::event::{self, Event, KeyEventKind};
use ratatui::DefaultTerminal;

use super::app::App;
use super::draw::draw;
use super::sitting::Done;

/// How often the screen shows that the program lives.
const TICK: Duration = Duration::from_millis(120);
/// How long a move of the computer stands alone, so that people can follow.
const PACE: Duration = Duration::from_millis(900);

/// Plays until the app is over. The terminal is given back in every case; a panic does so by its hook.
pub fn run(app: &mut App) -> anyhow::Result<()> {
    let mut terminal = ratatui::try_init()?;
    let done = play(app, &mut terminal);
    ratatui::try_restore()?;
    done
}

fn play(app: &mut App, terminal: &mut DefaultTerminal) -> anyhow::Result<()> {
    let mut thinking: Option<JoinHandle<Done>> = None;
    let mut not_before = Instant::now();
    while !app.is_over() {
        if thinking.is_none() && app.has_job() && not_before <= Instant::now() {
            thinking = app.take_job().map(|job| thread::spawn(move || job.run()));
        }
        if let Some(done) = thinking.take_if(|thread| thread.is_finished()) {
            app.finish(done.join().unwrap_or_else(|panic| resume_unwind(panic)));
            not_before = Instant::now() + PACE;
        }
        terminal.draw(|frame| draw(app, frame))?;
        if event::poll(TICK)? {
            take_events(app)?;
        } else {
            app.tick();
        }
    }
    Ok(())
}

/// Takes all keys that wait, so that a held key does not lag behind the screen.
fn take_events(app: &mut App) -> anyhow::Result<()> {
    while !app.is_over() && event::poll(Duration::ZERO)? {
        match event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => app.press(key),
            _ => {}
        }
    }
    Ok(())
}
