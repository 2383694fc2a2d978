//! What happens without a player doing anything: computers think, time runs out, other processes write.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use catalog::lines::Heard;
use catalog::{AnyMatch, PlayerSpec};
use room::ids::MatchId;
use room::presence::Present;
use room::record::By;
use room::{Act, Room};
use serde::{Deserialize, Serialize};
use table::{Lang, Seat};
use tokio::sync::broadcast::error::RecvError;

use crate::app::App;
use crate::error::ApiError;
use crate::rooms::Handle;
use crate::store::{FoundRow, LONGEST_SAID, Notice, Store, StoreError, TheirRow};
use crate::thinking::{LONGEST, expected};
use crate::time::{self, now};

/// Lets a computer player think if it is its turn and anybody waits for it. The caller has the room locked.
pub fn let_computers_play(app: &Arc<App>, handle: &Arc<Handle>, room: &Room) {
    let Some((seat, player)) = room.computer_to_play() else { return };
    if app.is_stopping() || !is_awaited(handle, room) {
        return;
    }
    let Some(played) = room.played().map(|played| played.boxed_clone()) else { return };
    let rows = room.rows();
    if handle.thinking.swap(rows, Ordering::Relaxed) == rows {
        return;
    }
    let thought = Thought { seat, player, played, rows, seed: room.thinking_seed() };
    let longest = longest_thought(room);
    let (app, handle) = (app.clone(), handle.clone());
    tokio::spawn(async move {
        let Some(index) = thought.think(&app, &handle, longest).await else {
            // Whoever comes next lets it think again.
            let _thinks_of_something_newer =
                handle.thinking.compare_exchange(rows, -1, Ordering::Relaxed, Ordering::Relaxed);
            return;
        };
        answer(&app, &handle, seat, index, rows).await;
    });
}

/// How long a computer player may think; as long as it takes where the same choices have to give the same match.
fn longest_thought(room: &Room) -> Option<Duration> {
    let to_react = room.time_to_react(time::at(room)).map(|millis| Duration::from_millis(millis.unsigned_abs()));
    room.setup.dice.seed().is_none().then_some(to_react.unwrap_or(LONGEST))
}

/// Nobody has to think for a match that nobody is at. By correspondence the computer plays on.
fn is_awaited(handle: &Handle, room: &Room) -> bool {
    room.plays_unwatched() || handle.is_visited()
}

/// A question to a computer player.
struct Thought {
    seat: Seat,
    player: PlayerSpec,
    played: Box<dyn AnyMatch>,
    rows: i64,
    seed: u64,
}

impl Thought {
    /// The option it takes; nothing if nobody waits for it any more.
    async fn think(self, app: &Arc<App>, handle: &Arc<Handle>, longest: Option<Duration>) -> Option<usize> {
        let turn = tokio::select! {
            turn = app.thinking.turn(handle.asker(expected(&self.player))) => turn,
            () = app.stopped() => return None,
        };
        let is_wanted = {
            let room = handle.room.lock().await;
            room.rows() == self.rows && is_awaited(handle, &room)
        };
        if !is_wanted {
            return None;
        }
        let Thought { seat, player, played, seed, .. } = self;
        let thinking = app.clone();
        let picked = tokio::task::spawn_blocking(move || {
            let is_late = || longest.is_some_and(|longest| turn.is_over(longest)) || thinking.is_stopping();
            played.pick_until(seat, &player, seed, &is_late, Lang::EN)
        });
        match picked.await {
            Ok(Ok(index)) => return Some(index),
            Ok(Err(error)) => tracing::error!(match_id = %handle.id, %error, "a computer player is stuck"),
            Err(error) => tracing::error!(match_id = %handle.id, %error, "a computer player broke down"),
        }
        None
    }
}

/// Gives a computer player's answer, unless the match has gone on without it.
async fn answer(app: &Arc<App>, handle: &Arc<Handle>, seat: Seat, index: usize, rows: i64) {
    // The store is closed when nobody is left; the player thinks again when the server is back.
    let _visit = app.visit().await;
    if app.is_stopping() {
        return;
    }
    let mut room = handle.room.lock().await;
    // Meanwhile a choice may have been taken back or the seat taken over, here or in another process.
    let is_known = app.rooms.refresh(handle, &mut room, Lang::EN).await.is_ok();
    if is_known && room.rows() == rows {
        let act = Act::Choose { seat, index, by: By::Computer };
        if let Err(error) = app.rooms.act(handle, &mut room, act, None, Lang::EN).await {
            tracing::warn!(match_id = %handle.id, error = %error.text, "a computer player's answer was not taken");
        }
    }
    let_computers_play(app, handle, &room);
}

/// Looks after everything that has a time, until the server stops.
pub async fn run(app: Arc<App>) {
    const STEP: Duration = Duration::from_millis(100);
    let (mut ticks, mut postponed) = (0_u64, BTreeMap::new());
    let mut timer = tokio::time::interval(STEP);
    timer.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            biased;
            () = app.stopped() => return,
            _ = timer.tick() => ticks += 1,
        }
        for handle in app.rooms.due() {
            do_what_is_due(&app, &handle).await;
        }
        if is_time_to_look(ticks) {
            wake_due_matches(&app, &mut postponed).await;
        }
        if ticks.is_multiple_of(100) {
            app.rooms.forget_idle(i64::from(app.settings.idle_seconds) * 1000);
            app.gate.tidy();
            app.thinking.tidy();
            repeat_presence(&app).await;
        }
    }
}

/// Whether matches that nobody has in memory are looked at: once a second, and right at the beginning, because much may
/// have become due while nobody served.
fn is_time_to_look(tick: u64) -> bool {
    tick % 10 == 1
}

/// What nobody waits for, apart from what has a time.
pub async fn keep_house(app: Arc<App>) {
    const STEP: Duration = Duration::from_secs(10);
    // The first tick comes at once.
    let mut timer = tokio::time::interval(STEP);
    timer.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = app.stopped() => return,
            _ = timer.tick() => {}
        }
        if let Err(error) = follow_clock(&app.store).await {
            tracing::warn!(%error, "the database did not say what time it is");
        }
        if let Err(error) = pack_old_matches(&app).await {
            tracing::warn!(%error, "matches that have ended could not be packed");
        }
    }
}

/// Servers that share a database have to agree what time it is.
pub async fn follow_clock(store: &Store) -> Result<(), StoreError> {
    if let Some(wrong_ms) = store.time().await?.and_then(time::follow) {
        tracing::warn!(wrong_ms, "the clock of the database differs from this machine's, and counts");
    }
    Ok(())
}

/// Does what has become due in a room, all of it before anyone sees it: how many have let their time for a reaction go
/// by must not show.
async fn do_what_is_due(app: &Arc<App>, handle: &Arc<Handle>) {
    let mut room = handle.room.lock().await;
    // What was due in memory may have been done by another process.
    if let Err(error) = app.rooms.refresh(handle, &mut room, Lang::EN).await {
        return tracing::warn!(match_id = %handle.id, error = %error.text, "what is due could not be read");
    }
    loop {
        let now = time::at(&room);
        room.let_time_pass(now);
        app.rooms.follow_orders(handle, &mut room).await;
        let Some(act) = room.due_act(time::at(&room)) else { break };
        if let Err(error) = app.rooms.act(handle, &mut room, act, None, Lang::EN).await {
            tracing::warn!(match_id = %handle.id, error = %error.text, "what was due could not be done");
            break;
        }
    }
    handle.note(&room);
    let_computers_play(app, handle, &room);
}

/// Loads matches in which something is due and that no process has in memory, or whose process is gone.
///
/// What cannot be done stays due: the database may answer again soon, and another process may have the content of a
/// match. It is tried again later, so that it does not stand before the others.
async fn wake_due_matches(app: &Arc<App>, postponed: &mut BTreeMap<MatchId, Instant>) {
    const MAX: i64 = 100;
    const LATER: Duration = Duration::from_secs(30);
    postponed.retain(|_, until| *until > Instant::now());
    let due = match app.store.due(now().max(time::of_day()), MAX + postponed.len() as i64).await {
        Ok(due) => due,
        Err(error) => return tracing::error!(%error, "could not look for due matches"),
    };
    for (id, since) in due {
        if postponed.contains_key(&id) {
            continue;
        }
        if let Err(error) = wake(app, id, since).await {
            tracing::warn!(match_id = %id, error = %error.text, "what is due is tried again later");
            postponed.insert(id, Instant::now() + LATER);
        }
    }
}

/// Makes the logs of matches that have ended small, a few at a time.
async fn pack_old_matches(app: &App) -> Result<(), StoreError> {
    const MAX: i64 = 50;
    let before = time::of_day() - app.settings.pack_after.as_millis() as i64;
    for id in app.store.packable(before, MAX).await? {
        app.store.pack(id).await?;
    }
    Ok(())
}

/// Loads a match in which something is due. Whatever has a time happens at the next tick.
async fn wake(app: &Arc<App>, id: MatchId, since: i64) -> Result<(), ApiError> {
    let handle = app.rooms.open(id, Lang::EN).await?;
    let mut room = handle.room.lock().await;
    app.rooms.refresh(&handle, &mut room, Lang::EN).await?;
    if let Some(error) = &room.broken {
        return Err(error.clone().into());
    }
    app.rooms.follow_orders(&handle, &mut room).await;
    let_computers_play(app, &handle, &room);
    let due = room.due(time::at(&room));
    if due.is_none_or(|due| due > time::at(&room)) {
        // Nothing is to be done now, whatever an older version has written.
        app.store.set_due(id, since, due).await.map_err(|error| ApiError::of_store(&error, Lang::EN))?;
    }
    Ok(())
}

/// Takes in what other processes have written and said.
pub async fn listen(app: Arc<App>) {
    let mut notices = app.store.notices();
    loop {
        let notice = tokio::select! {
            biased;
            () = app.stopped() => return,
            notice = notices.recv() => notice,
        };
        match notice {
            Ok(Notice::Rows(rows)) => {
                for TheirRow { id, number, row } in rows {
                    // Each by itself: one that is busy does not hold up the others.
                    if let Some(handle) = app.rooms.to_follow(id) {
                        tokio::spawn(catch_up(app.clone(), handle, number, row));
                    }
                }
            }
            Ok(Notice::Said(text)) => hear(&app, &text),
            Ok(Notice::Missed) | Err(RecvError::Lagged(_)) => {
                for handle in app.rooms.all() {
                    tokio::spawn(catch_up(app.clone(), handle, i64::MAX, None));
                }
            }
            Err(RecvError::Closed) => return,
        }
    }
}

/// Takes in what another process has written, up to a row, which it may have told.
async fn catch_up(app: Arc<App>, handle: Arc<Handle>, number: i64, row: Option<FoundRow>) {
    let mut room = handle.room.lock().await;
    if number < room.rows() {
        return;
    }
    if let Err(error) = app.rooms.catch_up(&handle, &mut room, row, Lang::EN).await {
        tracing::error!(match_id = %handle.id, error = %error.text, "a match could not be read anew");
        drop(room);
        return reload_later(app, handle).await;
    }
    think_if_alone(&app, &handle, &room);
}

/// Whoever waits has to hear of what others wrote, even if the database did not answer at the first try.
async fn reload_later(app: Arc<App>, handle: Arc<Handle>) {
    const PAUSE: Duration = Duration::from_millis(500);
    loop {
        tokio::select! {
            () = app.stopped() => return,
            () = tokio::time::sleep(PAUSE) => {}
        }
        let mut room = handle.room.lock().await;
        if app.rooms.refresh(&handle, &mut room, Lang::EN).await.is_ok() {
            return think_if_alone(&app, &handle, &room);
        }
    }
}

/// The process at which a choice is made lets the computers answer it. If nobody is there any more, the others do.
fn think_if_alone(app: &Arc<App>, handle: &Arc<Handle>, room: &Room) {
    let is_alone = !handle.present().is_anybody_elsewhere();
    if is_alone {
        let_computers_play(app, handle, room);
    }
}

/// What processes tell each other of a match that is not in its log.
#[derive(Serialize, Deserialize)]
struct Word {
    id: MatchId,
    #[serde(flatten)]
    what: Told,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Told {
    /// Who is connected to it at one process.
    Here {
        process: String,
        seats: Vec<u8>,
        watching: u32,
    },
    Spoken(Spoken),
}

/// What a person has said to the others.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spoken {
    Heard(Heard),
    FreeWords { seat: Seat, wants: bool },
}

/// Tells the other processes who is connected here.
pub async fn tell_presence(app: &App, handle: &Handle) {
    let here = here(app, &handle.present());
    tell(app, handle, here).await;
}

fn here(app: &App, present: &Present) -> Told {
    let (seats, watching) = present.own();
    Told::Here { process: app.process.clone(), seats, watching }
}

/// Tells them what was said here.
pub async fn tell_remark(app: &App, handle: &Handle, spoken: Spoken) {
    tell(app, handle, Told::Spoken(spoken)).await;
}

async fn tell(app: &App, handle: &Handle, what: Told) {
    announce(app, vec![Word { id: handle.id, what }]).await;
}

/// Says all of it, with as few announcements as their length allows.
async fn announce(app: &App, words: Vec<Word>) {
    if !app.store.is_shared() {
        return;
    }
    for text in write_together(&words, LONGEST_SAID) {
        if let Err(error) = app.store.announce(text).await {
            return tracing::warn!(%error, "other processes could not be told who is here or what they say");
        }
    }
}

/// Lines of JSON, as many in each text as it can take.
fn write_together(words: &[Word], longest: usize) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for word in words {
        let line = serde_json::to_string(word).expect("plain data is JSON");
        match texts.last_mut() {
            Some(text) if text.len() + 1 + line.len() <= longest => {
                text.push('\n');
                text.push_str(&line);
            }
            _ => texts.push(line),
        }
    }
    texts
}

fn hear(app: &Arc<App>, text: &str) {
    for Word { id, what } in text.lines().filter_map(|line| serde_json::from_str(line).ok()) {
        let Some(handle) = app.rooms.loaded(id) else { continue };
        let is_news = match what {
            Told::Here { process, seats, watching } => handle.present().hear(process, seats, watching, now()),
            Told::Spoken(Spoken::Heard(heard)) => {
                handle.chat().hear(heard);
                true
            }
            Told::Spoken(Spoken::FreeWords { seat, wants }) => {
                handle.chat().want_free_words(seat, wants);
                true
            }
        };
        if !is_news {
            continue;
        }
        handle.wake();
        let app = app.clone();
        tokio::spawn(async move {
            let room = handle.room.lock().await;
            think_if_alone(&app, &handle, &room);
        });
    }
}

/// Others forget a process that says nothing.
async fn repeat_presence(app: &App) {
    if !app.store.is_shared() {
        return;
    }
    let mut words = Vec::new();
    for handle in app.rooms.all() {
        let mut present = handle.present();
        if present.is_anybody_here() {
            words.push(Word { id: handle.id, what: here(app, &present) });
        }
        if present.forget_silent(now()) {
            handle.wake();
        }
    }
    announce(app, words).await;
}

#[cfg(test)]
mod tests {
    use super::*;
    use room::setup::Wish;
    use serde_json::json;

    #[test]
    fn what_is_due_is_noticed_at_once_after_a_start_and_within_a_second_later() {
        assert!(is_time_to_look(1), "ticks are counted from 1");
        assert!((1..100).all(|tick| (tick..tick + 10).any(is_time_to_look)));
    }

    /// What somebody chooses in time depends on the machine; a match that is to be repeated must not.
    #[test]
    fn a_computer_takes_its_time_only_where_the_match_can_be_repeated() {
        let catalog = Arc::new(catalog::Catalog::built_in());
        let longest = |dice: serde_json::Value| {
            let wish = json!({ "game": "moonstone", "seats": ["me", { "computer": "marshal" }], "dice": dice });
            let wish: Wish = serde_json::from_value(wish).expect("this is a wish");
            let setup = wish.agree(&catalog, Lang::EN).expect("the wish is possible");
            let room = Room::load(&setup.new_match(Vec::new(), 0).found, catalog.clone());
            longest_thought(&room.expect("an empty room can be read"))
        };
        assert_eq!(longest(json!("fair")), Some(LONGEST));
        assert_eq!(longest(json!({ "seeded": 7 })), None);
    }

    #[test]
    fn what_is_said_of_many_matches_is_said_together() {
        let word = |seat| {
            let what = Told::Here { process: "0123456789abcdef".to_string(), seats: vec![seat], watching: 0 };
            Word { id: MatchId::new(), what }
        };
        let words: Vec<Word> = (0..200).map(word).collect();
        let texts = write_together(&words, 1000);
        assert!(texts.len() < 30 && texts.iter().all(|text| text.len() <= 1000));
        let lines = texts.iter().flat_map(|text| text.lines());
        let read: Vec<Word> = lines.map(|line| serde_json::from_str(line).expect("it was written")).collect();
        assert!(read.iter().map(|word| word.id).eq(words.iter().map(|word| word.id)));
    }
}
