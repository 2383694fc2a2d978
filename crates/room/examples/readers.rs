//! Everything that is made for both readers after every choice, in a few random matches of Pocket Battles: a fixed amount
//! of work for `cargo xtask bench --instructions`. It prints the number of choices.

use std::error::Error;
use std::sync::Arc;

use catalog::Catalog;
use room::cursor::{Cursor, Lines};
use room::presence::Present;
use room::record::By;
use room::setup::Wish;
use room::{Act, Room, Share};
use serde_json::{Value, json};
use table::{Dice, FastDice, Lang, Seat, Viewer};

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

fn main() -> Result<(), Box<dyn Error>> {
    const MATCHES: u64 = 4;
    let (catalog, mut dice, mut choices) = (Arc::new(Catalog::built_in()), FastDice::new(1), 0);
    for seed in 0..MATCHES {
        let mut room = begin(&catalog, seed)?;
        let present = Present::new(2);
        let mut readers = SEATS.map(|seat| Cursor::new(Viewer::Seat(seat), Lang::EN, true, &room));
        let mut asked = [None; 2];
        loop {
            for (reader, asked) in readers.iter_mut().zip(&mut asked) {
                note_question(&read(&room, &present, reader), asked);
            }
            let Some(seat) = SEATS.into_iter().find(|seat| asked[seat.index()].is_some()) else { break };
            let index = asked[seat.index()].take().map_or(0, |options| dice.roll(options) as usize - 1);
            room.act(Act::Choose { seat, index, by: By::Person }, 0, Lang::EN).map_err(|error| error.text)?;
            choices += 1;
        }
    }
    println!("{choices}");
    Ok(())
}

/// A match of two people.
fn begin(catalog: &Arc<Catalog>, seed: u64) -> Result<Room, Box<dyn Error>> {
    let wish = json!({
        "game": "pocket-battles", "options": { "size": 60 }, "seats": ["me", "friend"], "dice": { "seeded": seed },
    });
    let setup = serde_json::from_value::<Wish>(wish)?.agree(catalog, Lang::EN).map_err(|error| error.text)?;
    let mut room = Room::load(&setup.new_match(Vec::new(), 0).found, catalog.clone())?;
    for seat in SEATS {
        let share = Share::Nonce("0123456789abcdef".into());
        let sit = Act::Sit { seat, name: "Person".into(), share, token: None };
        room.act(sit, 0, Lang::EN).map_err(|error| error.text)?;
    }
    Ok(room)
}

/// The measured part.
#[inline(never)]
fn read(room: &Room, present: &Present, reader: &mut Cursor) -> String {
    let mut lines = Lines::default();
    reader.catch_up(room, present, 0, &mut lines);
    lines.into_text()
}

/// How many options the reader has, if anything is new about that.
fn note_question(news: &str, options: &mut Option<u32>) {
    for line in news.lines() {
        if line.starts_with(r#"{"asked":"#) {
            let line: Value = serde_json::from_str(line).unwrap_or_default();
            *options = line["asked"][0]["options"].as_array().map(|options| options.len() as u32);
        } else if line.starts_with(r#"{"patch":"#) || line.starts_with(r#"{"view":"#) {
            *options = None;
        }
    }
}
