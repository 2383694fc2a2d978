//! The way to JavaScript: everything goes as text.

use js_sys::{Date, Function};
use room::RoomError;
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::Lang;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// For a worker that keeps matches.
#[wasm_bindgen(js_name = House)]
pub struct HousePort(crate::House);

/// For a worker that thinks.
#[wasm_bindgen(js_name = Desk)]
pub struct DeskPort(crate::Desk);

fn now() -> i64 {
    Date::now() as i64
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, JsValue> {
    serde_json::from_str(text).map_err(|error| JsValue::from_str(&error.to_string()))
}

fn write(plain: &impl Serialize) -> String {
    serde_json::to_string(plain).expect("plain data is JSON")
}

/// An error as a line, for those who have asked by one.
fn refuse(error: RoomError) -> JsValue {
    let key = error.key.clone();
    let text = room::cursor::Lines::of(&error.line(None)).into_text();
    JsValue::from_str(&write(&serde_json::json!({ "key": key, "line": text })))
}

#[wasm_bindgen(js_class = House)]
impl HousePort {
    #[wasm_bindgen(constructor)]
    pub fn new() -> HousePort {
        HousePort(crate::House::new(crate::games()))
    }

    /// Whether a match need not be opened first.
    pub fn has(&self, id: &str) -> bool {
        id.parse().is_ok_and(|id| self.0.has(id))
    }

    /// Makes a room from what was kept.
    pub fn open(&mut self, kept: &str) -> Result<(), JsValue> {
        self.0.open(&read(kept)?, now()).map_err(refuse)
    }

    /// Forgets a room; gives the numbers of those who were there.
    pub fn forget(&mut self, id: &str) -> Vec<u32> {
        id.parse().map(|id| self.0.forget(id)).unwrap_or_default()
    }

    pub fn ask(&mut self, request: &str) -> Result<String, JsValue> {
        Ok(write(&self.0.ask(&read(request)?, now())))
    }

    pub fn enter(&mut self, visit: u32, id: &str, hello: &str, lang: &str) -> Result<(), JsValue> {
        let lang = Lang::find(lang).unwrap_or(Lang::EN);
        let id = id.parse().map_err(|_| refuse(RoomError::not_found(lang, "no-such-match")))?;
        self.0.enter(visit, id, hello, lang).map_err(refuse)
    }

    pub fn leave(&mut self, visit: u32) {
        self.0.leave(visit);
    }

    pub fn say(&mut self, visit: u32, line: &str) {
        self.0.say(visit, line, now());
    }

    /// The option that a computer player takes, found out at a desk.
    pub fn answer(&mut self, id: &str, rows: f64, index: usize) {
        if let Ok(id) = id.parse() {
            self.0.answer(id, rows as i64, index, now());
        }
    }

    #[wasm_bindgen(js_name = letTimePass)]
    pub fn let_time_pass(&mut self) {
        self.0.let_time_pass(now());
    }

    #[wasm_bindgen(js_name = takeNews)]
    pub fn take_news(&mut self) -> String {
        write(&self.0.take_news(now()))
    }
}

#[wasm_bindgen(js_class = Desk)]
impl DeskPort {
    #[wasm_bindgen(constructor)]
    pub fn new() -> DeskPort {
        DeskPort(crate::Desk::new(crate::games()))
    }

    pub fn think(&self, thought: &str) -> Result<String, JsValue> {
        let begun = Date::now();
        let clock = || (Date::now() - begun) as i64;
        self.0.think(&read(thought)?, &clock).map(|said| write(&said)).map_err(refuse)
    }

    /// `tell` takes what is told at length, part by part.
    pub fn ask(&self, request: &str, tell: &Function) -> Result<String, JsValue> {
        let mut tell = |part: String| tell.call1(&JsValue::NULL, &JsValue::from_str(&part)).is_ok();
        Ok(write(&self.0.ask(&read(request)?, &mut tell)))
    }

    /// For measuring: random games, and how many decisions were made.
    #[wasm_bindgen(js_name = playOut)]
    pub fn play_out(&self, game: &str, games: u32) -> Result<f64, JsValue> {
        self.0.play_out(game, games).map(|decisions| decisions as f64).map_err(refuse)
    }

    /// The digest at the end of a recorded match.
    pub fn digest(&self, transcript: &str) -> Result<String, JsValue> {
        self.0.digest(transcript).map_err(refuse)
    }
}
