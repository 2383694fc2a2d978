//! Everything a server makes for all readers after every choice, in a few random matches: a fixed amount of work for
//! `cargo xtask bench --instructions`. It prints the number of choices.
//!
//! `readers GAME`

use catalog::lines::Line;
use catalog::{AnyMatch, Catalog, Flat, Plain};
use serde_json::Value;
use table::{Dice, FastDice, Lang, Rolls, Seat, Viewer};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    const MATCHES: u64 = 3;
    let game = std::env::args().nth(1).ok_or("which game? `readers GAME`")?;
    let (catalog, mut dice, mut choices) = (Catalog::built_in(), FastDice::new(1), 0);
    let agreed = catalog.game(&game, Lang::EN)?.agree(&Value::Null, Lang::EN)?;
    for seed in 0..MATCHES {
        let mut played = agreed.begin(Rolls::Seeded(seed));
        let mut readers: Vec<Reader> = (0..agreed.seats()).map(|seat| Reader::new(Seat(seat))).collect();
        while !played.is_over() {
            read(&*played, &mut readers);
            let Some((seat, options)) = readers.iter().find_map(Reader::asked) else { break };
            played.choose(seat, dice.roll(options as u32) as usize - 1, Lang::EN)?;
            choices += 1;
        }
    }
    println!("{choices}");
    Ok(())
}

/// The measured part.
#[inline(never)]
fn read(played: &dyn AnyMatch, readers: &mut [Reader]) {
    readers.iter_mut().for_each(|reader| reader.catch_up(played));
}

struct Reader {
    seat: Seat,
    events: usize,
    question: Option<Plain>,
    view: Flat,
    lines: Vec<u8>,
}

impl Reader {
    fn new(seat: Seat) -> Reader {
        Reader { seat, events: 0, question: None, view: Flat::default(), lines: Vec::new() }
    }

    /// How many options there are, if the seat is asked.
    fn asked(&self) -> Option<(Seat, usize)> {
        let asked = self.question.as_ref()?.to_json();
        Some((self.seat, asked[0]["options"].as_array()?.len()))
    }

    fn catch_up(&mut self, played: &dyn AnyMatch) {
        let viewer = Viewer::Seat(self.seat);
        self.lines.clear();
        for told in played.told(Some(viewer), self.events, Lang::EN) {
            Line::Told { told }.write(&mut self.lines);
        }
        self.events = played.events();
        let view = played.view(viewer);
        view.lay(&mut self.view);
        let key = played.question_hash(self.seat).map(|hash| format!("{hash:x}"));
        self.question = played.question(self.seat, Lang::EN);
        if let Some(asked) = self.question.clone() {
            Line::Asked { asked, key, view: Plain::of(&()), viewer: Some(self.seat) }.write(&mut self.lines);
        }
    }
}
