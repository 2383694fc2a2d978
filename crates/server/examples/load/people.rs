//! People who play: two at every match, and a new match when one is over.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::{Mutex, mpsc};
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::Outcome;
use crate::figures::{Figures, Processes, Work};
use crate::frame::{Asked, News, read};
use crate::make::{Made, make_ahead};

pub struct Plan {
    /// Several servers of the same matches: the seats of a match are at one after the other.
    pub at: Vec<SocketAddr>,
    /// Unless both seats are at the same one.
    pub together: bool,
    /// The processes whose work is measured too.
    pub processes: Processes,
    pub matches: usize,
    /// Points of an army.
    pub size: usize,
    pub warm_up: Duration,
    pub measured: Duration,
    pub play: Play,
}

impl Plan {
    /// Where the seats of a match are.
    fn places(&self, number: usize) -> [SocketAddr; 2] {
        [0, 1].map(|seat| self.at[(number + if self.together { 0 } else { seat }) % self.at.len()])
    }
}

/// When a person who is asked answers.
#[derive(Clone, Copy)]
pub enum Play {
    AtOnce,
    /// One choice in the match each time.
    Every(Duration),
}

/// What all matches share.
struct Load {
    plan: Plan,
    figures: Figures,
    made: Mutex<mpsc::Receiver<Made>>,
    /// How many matches have had both seats connected.
    connected: AtomicUsize,
}

/// Plays all matches at once, and counts after the warm-up, which begins when everybody is there.
pub async fn measure(plan: Plan) -> Outcome<Value> {
    let began = Instant::now();
    let load = Arc::new(Load::new(plan));
    for number in 0..load.plan.matches {
        let load = load.clone();
        tokio::spawn(async move {
            let mut random = Pcg32::seed_from_u64(number as u64);
            while let Some(mut table) = load.next_table().await {
                match load.plan.play {
                    Play::AtOnce => table.play_at_once(&load.figures, &mut random, usize::MAX).await,
                    Play::Every(time) => table.play_every(time, &load.figures, &mut random).await,
                }
            }
        });
    }
    while load.connected.load(Ordering::Relaxed) < load.plan.matches {
        if began.elapsed() > Duration::from_secs(240) {
            return Err("not everybody could connect".into());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let set_up = began.elapsed().as_secs_f64();
    tokio::time::sleep(load.plan.warm_up).await;
    load.figures.clear();
    let (began, before) = (Instant::now(), Work::so_far(&load.plan.processes));
    tokio::time::sleep(load.plan.measured).await;
    let mut measured = load.figures.to_json(began.elapsed().as_secs_f64());
    let choices = load.figures.done.load(Ordering::Relaxed);
    measured["work_us"] = Work::so_far(&load.plan.processes).each_since(&before, choices);
    measured["matches"] = json!(load.plan.matches);
    measured["set_up_seconds"] = json!(set_up);
    Ok(measured)
}

/// Plays this many choices in every match and goes.
pub async fn play_and_leave(plan: Plan, choices: usize) -> Outcome<Value> {
    let load = Arc::new(Load::new(plan));
    let mut playing = JoinSet::new();
    for number in 0..load.plan.matches {
        let load = load.clone();
        playing.spawn(async move {
            let mut random = Pcg32::seed_from_u64(number as u64);
            if let Some(mut table) = load.next_table().await {
                table.play_at_once(&load.figures, &mut random, choices).await;
            }
        });
    }
    playing.join_all().await;
    Ok(load.figures.to_json(1.0))
}

impl Load {
    fn new(plan: Plan) -> Load {
        let made = make_ahead(&plan.at, plan.size, plan.matches / 5);
        Load { plan, figures: Figures::default(), made: Mutex::new(made), connected: AtomicUsize::new(0) }
    }

    /// The next match with both seats connected.
    async fn next_table(&self) -> Option<Table> {
        loop {
            let made = self.made.lock().await.recv().await?;
            match Table::sit_down(self.plan.places(self.connected.load(Ordering::Relaxed)), &made).await {
                Ok(table) => {
                    self.connected.fetch_add(1, Ordering::Relaxed);
                    return Some(table);
                }
                Err(error) => {
                    eprintln!("cannot sit down: {error}");
                    Figures::add(&self.figures.lost, 1);
                }
            }
        }
    }
}

/// A match and the two who play it.
pub struct Table {
    pub seats: [Person; 2],
}

pub struct Person {
    socket: WebSocketStream<TcpStream>,
    pub asked: Option<Asked>,
    /// When the choice was sent that is not acknowledged yet.
    sent: Option<Instant>,
    is_over: bool,
}

impl Table {
    pub async fn sit_down(at: [SocketAddr; 2], made: &Made) -> Outcome<Table> {
        let first = Person::sit_down(at[0], made, 0).await?;
        Ok(Table { seats: [first, Person::sit_down(at[1], made, 1).await?] })
    }

    /// Whoever is asked answers, until the match is over or there were enough choices.
    pub async fn play_at_once(&mut self, figures: &Figures, random: &mut Pcg32, mut choices: usize) {
        while !self.is_over(figures) && choices > 0 {
            let Some((seat, news)) = self.hear(figures).await else { return };
            choices -= usize::from(news.is_done);
            if !self.seats[seat].answer(random).await {
                return Figures::add(&figures.lost, 1);
            }
        }
    }

    /// A person who is asked answers each time, until the match is over.
    async fn play_every(&mut self, time: Duration, figures: &Figures, random: &mut Pcg32) {
        let first = Duration::from_micros(u64::from(random.next_u32()) % time.as_micros() as u64);
        let mut timer = tokio::time::interval_at(tokio::time::Instant::now() + first, time);
        timer.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut waiting = Waiting::default();
        while !self.is_over(figures) {
            tokio::select! {
                _ = timer.tick() => {
                    waiting.give_up(figures);
                    let Some(seat) = self.seats.iter().position(|person| person.may_answer()) else { continue };
                    waiting = Waiting { since: Some(Instant::now()), seat, ..Waiting::default() };
                    if !self.seats[seat].answer(random).await {
                        return Figures::add(&figures.lost, 1);
                    }
                }
                heard = self.hear(figures) => {
                    let Some((seat, news)) = heard else { return };
                    waiting.note(seat, &news, figures);
                }
            }
        }
    }

    /// The next message to one of both; nothing when a connection has ended.
    async fn hear(&mut self, figures: &Figures) -> Option<(usize, News)> {
        let [first, second] = &mut self.seats;
        let (seat, frame) = tokio::select! {
            frame = first.next_frame() => (0, frame),
            frame = second.next_frame() => (1, frame),
        };
        match frame {
            Some(frame) => {
                Figures::add(&figures.bytes, frame.len() as u64);
                let news = read(&frame);
                self.seats[seat].note(&news, figures);
                Some((seat, news))
            }
            None => {
                Figures::add(&figures.lost, 1);
                None
            }
        }
    }

    fn is_over(&self, figures: &Figures) -> bool {
        let is_over = self.seats.iter().all(|person| person.is_over);
        Figures::add(&figures.over, u64::from(is_over));
        is_over
    }
}

/// A choice that was sent, and who has got to know of it.
#[derive(Default)]
struct Waiting {
    since: Option<Instant>,
    seat: usize,
    is_done: bool,
    is_seen: bool,
}

impl Waiting {
    fn note(&mut self, seat: usize, news: &News, figures: &Figures) {
        let Some(since) = self.since else { return };
        self.is_done |= seat == self.seat && news.is_done;
        self.is_seen |= seat != self.seat && news.has_view;
        if self.is_done && self.is_seen {
            figures.seen.add(since.elapsed());
            self.since = None;
        }
    }

    /// It is time for the next choice.
    fn give_up(&mut self, figures: &Figures) {
        if self.since.take().is_some() {
            Figures::add(if self.is_done { &figures.unseen } else { &figures.late }, 1);
        }
    }
}

impl Person {
    pub async fn sit_down(at: SocketAddr, made: &Made, seat: usize) -> Outcome<Person> {
        let mut socket = connect(&format!("ws://{at}/api/matches/{}/socket", made.id), at).await?;
        let hello = json!({ "hello": { "token": made.tokens[seat], "lang": "en", "patches": true } });
        socket.send(Message::text(hello.to_string())).await?;
        Ok(Person { socket, asked: None, sent: None, is_over: false })
    }

    pub async fn next_frame(&mut self) -> Option<tokio_tungstenite::tungstenite::Utf8Bytes> {
        loop {
            match self.socket.next().await? {
                Ok(Message::Text(frame)) => return Some(frame),
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                Ok(_) | Err(_) => return None,
            }
        }
    }

    /// Reads until nobody but the second seat is waited for: the other one has answered.
    pub async fn hear_that_it_is_waited_for(&mut self) -> Outcome<()> {
        loop {
            let frame = self.next_frame().await.ok_or("the connection ended")?;
            if frame.lines().any(|line| line == r#"{"waiting":[1]}"#) {
                return Ok(());
            }
        }
    }

    pub fn note(&mut self, news: &News, figures: &Figures) {
        if news.is_done {
            Figures::add(&figures.done, 1);
            self.asked = None;
        }
        Figures::add(&figures.refused, u64::from(news.is_refused));
        if (news.is_done || news.is_refused)
            && let Some(sent) = self.sent.take()
        {
            figures.acknowledged.add(sent.elapsed());
        }
        self.is_over |= news.is_over;
        if let Some(asked) = news.asked {
            self.asked = asked;
        }
    }

    fn may_answer(&self) -> bool {
        self.asked.is_some() && self.sent.is_none()
    }

    /// Answers with any option if there is a question and no answer on its way; says whether the connection stands.
    pub async fn answer(&mut self, random: &mut Pcg32) -> bool {
        if !self.may_answer() {
            return true;
        }
        let Some(Asked { key, options }) = self.asked else { return true };
        let index = random.next_u32() as usize % options.max(1);
        let line = format!(r#"{{"choose":{index},"key":"{}"}}"#, String::from_utf8_lossy(&key));
        self.sent = Some(Instant::now());
        self.socket.send(Message::text(line)).await.is_ok()
    }
}

/// A WebSocket with buffers that fit what goes over it.
pub async fn connect(url: &str, at: SocketAddr) -> Outcome<WebSocketStream<TcpStream>> {
    let stream = TcpStream::connect(at).await?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(4 * 1024).write_buffer_size(1024);
    Ok(client_async_with_config(url, stream, Some(config)).await?.0)
}
