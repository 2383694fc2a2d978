//! Matches in a browser without a server, here without the browser: direct calls replace the workers' messages.

use catalog::Catalog;
use serde_json::{Map, Value, json};
use site::{Answer, Conclusion, Desk, House, Kept, KeptMatch, KeptRow, Request, Thought, Written};
use table::Lang;

const NOW: i64 = 1_700_000_000_000;
const VISIT: u32 = 1;

/// A page with its workers and what the browser has kept.
struct Page {
    house: House,
    desk: Desk,
    matches: Vec<KeptMatch>,
    rows: Vec<KeptRow>,
    /// What one viewer has heard.
    heard: Vec<Value>,
    thoughts: Vec<Thought>,
}

impl Page {
    fn new() -> Page {
        Page {
            house: House::new(Catalog::built_in()),
            desk: Desk::new(Catalog::built_in()),
            matches: Vec::new(),
            rows: Vec::new(),
            heard: Vec::new(),
            thoughts: Vec::new(),
        }
    }

    fn ask(&mut self, method: &str, path: &str, token: Option<&str>, body: &str) -> Answer {
        let answer = self.house.ask(&request(method, path, token, body), NOW);
        self.take_news();
        answer
    }

    fn take_news(&mut self) {
        let news = self.house.take_news(NOW);
        for written in news.written {
            match written {
                Written::Match(agreed) => self.matches.push(agreed),
                Written::Row(row) => self.rows.push(row),
            }
        }
        for frame in news.frames {
            assert_eq!(frame.visit, VISIT);
            self.heard
                .extend(frame.lines.lines().map(|line| serde_json::from_str::<Value>(line).expect("a line is JSON")));
        }
        self.thoughts.extend(news.thoughts);
    }

    /// Creates a match against the Recruit and sits down.
    fn begin(&mut self, game: &str, options: &Value) -> Seated {
        let seats = json!(["me", { "computer": "recruit" }]);
        let wish =
            json!({ "game": game, "options": options, "seats": seats, "dice": { "seeded": 7 }, "reaction_seconds": 0 });
        let created = self.ask("POST", "matches", None, &wish.to_string());
        assert_eq!(created.status, 201, "{}", created.body);
        let created: Value = serde_json::from_str(&created.body).expect("an answer is JSON");
        let text = |value: &Value| value.as_str().expect("a text").to_string();
        let seated = Seated { id: text(&created["id"]), token: text(&created["seats"][0]["token"]) };
        let guest = json!({ "name": "Anna", "nonce": "0123456789abcdef" }).to_string();
        let sat = self.ask("POST", &format!("matches/{}/sit", seated.id), Some(&seated.token), &guest);
        assert_eq!(sat.status, 200, "{}", sat.body);
        self.enter(&seated);
        seated
    }

    fn enter(&mut self, seated: &Seated) {
        self.heard.clear();
        let hello = json!({ "hello": { "token": seated.token, "patches": true } }).to_string();
        self.house.enter(VISIT, seated.id.parse().expect("a name"), &hello, Lang::EN).expect("the secret is right");
        self.take_news();
    }

    /// The browser is closed and opened again: a new house is made from what was kept.
    fn reload(&mut self, seated: &Seated) {
        self.house = House::new(Catalog::built_in());
        self.thoughts.clear();
        let id = seated.id.parse().expect("a name");
        let agreed = self.matches.iter().find(|one| one.id == id).expect("it was written down").clone();
        let rows = self.rows.iter().filter(|row| row.id == id).cloned().collect();
        let kept = serde_json::to_string(&Kept { agreed, rows }).expect("plain data is JSON");
        self.house.open(&serde_json::from_str(&kept).expect("it was just written"), NOW).expect("it can be read");
        self.enter(seated);
    }

    /// Lets the computer think, and returns its answers.
    fn think(&mut self) {
        while let Some(thought) = (!self.thoughts.is_empty()).then(|| self.thoughts.remove(0)) {
            match self.desk.think(&thought, &|| 0).expect("it finds something") {
                Conclusion::Choice { id, rows, index } => self.house.answer(id, rows, index, NOW),
                Conclusion::Hint { visit, lines } => {
                    assert_eq!(visit, VISIT);
                    self.heard.extend(lines.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON")));
                }
            }
            self.take_news();
        }
    }

    /// The open question, if it was not answered yet.
    fn question(&self) -> Option<(String, usize)> {
        let line = self.heard.iter().rev().find(|line| line.get("view").is_some() || line.get("patch").is_some())?;
        let options = line["asked"][0]["options"].as_array()?.len();
        Some((line["key"].as_str()?.to_string(), options))
    }

    fn is_over(&self) -> bool {
        self.heard.iter().any(|line| line.get("over").is_some())
    }

    /// Plays to the end, and reloads the page each time this many decisions were made.
    fn play(&mut self, seated: &Seated, reload_after: usize) -> String {
        for made in 0..5_000 {
            self.think();
            if self.is_over() {
                let transcript = self.ask("GET", &format!("matches/{}/transcript", seated.id), None, "");
                assert_eq!(transcript.status, 200, "{}", transcript.body);
                return transcript.body;
            }
            if made % reload_after == reload_after - 1 {
                self.reload(seated);
                self.think();
            }
            let (key, options) = self.question().expect("a seat is asked");
            let line = json!({ "choose": (made * 7) % options, "key": key }).to_string();
            self.house.say(VISIT, &line, NOW);
            self.take_news();
            let error = self.heard.iter().rev().take(8).find(|line| line.get("error").is_some());
            assert_eq!(error, None, "an offered answer was refused");
        }
        panic!("the match does not end");
    }
}

struct Seated {
    id: String,
    token: String,
}

fn request(method: &str, path: &str, token: Option<&str>, body: &str) -> Request {
    Request {
        method: method.to_string(),
        path: path.to_string(),
        query: Map::new(),
        token: token.map(str::to_string),
        body: body.to_string(),
        lang: Lang::EN,
    }
}

#[track_caller]
fn a_match_comes_to_the_same_end_however_often_the_page_is_loaded(game: &str, options: &Value) {
    let play = |reload_after| {
        let mut page = Page::new();
        let seated = page.begin(game, options);
        page.play(&seated, reload_after)
    };
    let (straight, loaded) = (play(usize::MAX), play(5));
    let chosen = |transcript: &str| transcript.lines().filter(|line| !line.contains("\"proof\"")).count();
    assert!(chosen(&straight) > 10, "that was no match:\n{straight}");
    let digest = |transcript: &str| Desk::new(Catalog::built_in()).digest(transcript).expect("it can be replayed");
    assert_eq!(digest(&straight), digest(&loaded), "the same seed gives the same match");
}

#[test]
fn kleine_helden_is_played_without_a_server() {
    a_match_comes_to_the_same_end_however_often_the_page_is_loaded("kleine-helden", &json!({ "life": "ten" }));
}

#[test]
fn pixel_tactics_is_played_without_a_server() {
    a_match_comes_to_the_same_end_however_often_the_page_is_loaded("pixel-tactics", &json!({}));
}

#[test]
fn pocket_battles_is_played_without_a_server() {
    a_match_comes_to_the_same_end_however_often_the_page_is_loaded("pocket-battles", &json!({ "size": 30 }));
}

#[test]
fn moonstone_is_played_without_a_server() {
    a_match_comes_to_the_same_end_however_often_the_page_is_loaded("moonstone", &json!({ "size": 2, "stones": 5 }));
}

#[test]
fn home_raiders_is_played_without_a_server() {
    a_match_comes_to_the_same_end_however_often_the_page_is_loaded("home-raiders", &json!({ "stars": 3 }));
}

#[test]
fn a_match_that_is_over_is_told_again_and_gone_on_with() {
    let mut page = Page::new();
    let seated = page.begin("pixel-tactics", &json!({}));
    let transcript = page.play(&seated, usize::MAX);
    let mut told = String::new();
    let asked = request("POST", "replay", None, &transcript);
    let answer = page.desk.ask(&asked, &mut |part| {
        told.push_str(&part);
        true
    });
    assert_eq!(answer.status, 200);
    assert!(told.starts_with("{\"replay\":") && told.contains("\"over\""), "{}", &told[..200]);
    let query = json!({ "step": "4", "seat": "0", "computer": "recruit" });
    let query = query.as_object().expect("that is what it is").clone();
    let gone_on = page.house.ask(&Request { query, ..request("POST", "replay/go-on", None, &transcript) }, NOW);
    assert_eq!(gone_on.status, 201, "{}", gone_on.body);
}

#[test]
fn a_match_that_is_not_over_is_taken_along_and_gone_on_with() {
    let mut page = Page::new();
    let seated = page.begin("pixel-tactics", &json!({}));
    for _ in 0..4 {
        page.think();
        let (key, _) = page.question().expect("a seat is asked");
        page.house.say(VISIT, &json!({ "choose": 0, "key": key }).to_string(), NOW);
        page.take_news();
    }
    let path = format!("matches/{}/transcript", seated.id);
    assert_eq!(page.ask("GET", &path, None, "").status, 409, "nobody else gets it");
    let transcript = page.ask("GET", &path, Some(&seated.token), "").body;
    let steps = transcript.lines().filter(|line| line.contains("\"chose\"")).count();
    let query = json!({ "step": steps.to_string(), "seat": "0", "computer": "recruit" });
    let query = query.as_object().expect("that is what it is").clone();
    // On another device, or at a server, which goes on with a file in the same way.
    let gone_on = Page::new().house.ask(&Request { query, ..request("POST", "replay/go-on", None, &transcript) }, NOW);
    assert_eq!(gone_on.status, 201, "{}", gone_on.body);
}

#[test]
fn the_veteran_is_asked_at_a_desk() {
    let mut page = Page::new();
    page.begin("pixel-tactics", &json!({}));
    page.think();
    page.house.say(VISIT, r#"{"hint":0,"id":"h"}"#, NOW);
    page.take_news();
    page.think();
    assert!(page.heard.iter().any(|line| line.get("hint").is_some()), "{:?}", page.heard.last());
}

#[test]
fn what_makes_no_sense_is_refused_in_words() {
    let mut page = Page::new();
    let seated = page.begin("pixel-tactics", &json!({}));
    let mut check = |method: &str, path: &str, token: Option<&str>, body: &str, status: u16| {
        let answer = page.ask(method, path, token, body);
        assert_eq!(answer.status, status, "{method} {path}: {}", answer.body);
        let said: Value = serde_json::from_str(&answer.body).expect("an answer is JSON");
        assert!(said["error"]["text"].as_str().is_some_and(|text| !text.is_empty()), "{said}");
    };
    let (sit, tried) = (format!("matches/{}/sit", seated.id), format!("matches/{}/try", seated.id));
    check("GET", "matches/000000000000", None, "", 404);
    check("GET", "matches/nothing", None, "", 404);
    check("PUT", "games", None, "", 404);
    check("POST", "matches", None, "{", 400);
    check("POST", "matches", None, r#"{"game":"chess","seats":["me"]}"#, 400);
    check("POST", &sit, Some(&seated.token), r#"{"name":"Anna","nonce":"0123456789abcdef"}"#, 409);
    check("POST", &sit, Some("wrong"), r#"{"name":"Anna","nonce":"0123456789abcdef"}"#, 401);
    check("POST", &tried, None, r#"{"choice":0}"#, 401);
    check("GET", &format!("matches/{}/transcript", seated.id), None, "", 409);
}

#[test]
fn a_forgotten_room_sends_all_viewers_away() {
    let mut page = Page::new();
    let seated = page.begin("pixel-tactics", &json!({}));
    let id = seated.id.parse().expect("a name");
    assert_eq!(page.house.forget(id), [VISIT]);
    assert!(!page.house.has(id));
    page.house.say(VISIT, r#"{"ping":true}"#, NOW);
    page.take_news();
    page.reload(&seated);
    assert!(page.house.has(id) && page.question().is_some());
}
