//! What happens without a player doing anything: computers think, time runs out, other processes write.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use table::Lang;
use tokio::sync::broadcast::error::RecvError;

use crate::app::App;
use crate::ids::MatchId;
use crate::record::By;
use crate::room::{Act, Room};
use crate::rooms::{Handle, now};
use crate::store::Notice;

/// Lets a computer player think if it is its turn. The caller has the room locked.
pub fn let_computers_play(app: &Arc<App>, handle: &Arc<Handle>, room: &Room) {
    let Some((seat, player)) = room.computer_to_play().filter(|_| !app.is_stopping()) else { return };
    let Some(played) = room.played().map(|played| played.boxed_clone()) else { return };
    let rows = room.rows();
    if handle.thinking.swap(rows, Ordering::Relaxed) == rows {
        return;
    }
    let (app, handle, seed) = (app.clone(), handle.clone(), room.thinking_seed());
    tokio::spawn(async move {
        let Ok(_permit) = app.thinkers.clone().acquire_owned().await else { return };
        let picked = tokio::task::spawn_blocking(move || played.pick(seat, &player, seed, Lang::EN)).await;
        let index = match picked {
            Ok(Ok(index)) => index,
            Ok(Err(error)) => return tracing::error!(match_id = %handle.id, %error, "a computer player is stuck"),
            Err(error) => return tracing::error!(match_id = %handle.id, %error, "a computer player broke down"),
        };
        // The store is closed when nobody is left; the player thinks again when the server is back.
        let _visit = app.visit().await;
        if app.is_stopping() {
            return;
        }
        let mut room = handle.room.lock().await;
        // Meanwhile a choice may have been taken back or the seat taken over, here or in another process.
        let is_known = app.rooms.refresh(&handle, &mut room, Lang::EN).await.is_ok();
        if is_known && room.rows() == rows {
            let act = Act::Choose { seat, index, by: By::Computer };
            if let Err(error) = app.rooms.act(&handle, &mut room, act, None, Lang::EN).await {
                tracing::warn!(match_id = %handle.id, error = %error.text, "a computer player's answer was not taken");
            }
        }
        let_computers_play(&app, &handle, &room);
    });
}

/// Looks after everything that has a time, until the server stops.
pub async fn run(app: Arc<App>) {
    const STEP: Duration = Duration::from_millis(100);
    let mut ticks: u64 = 0;
    let mut timer = tokio::time::interval(STEP);
    timer.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            biased;
            () = app.stopped() => return,
            _ = timer.tick() => ticks += 1,
        }
        let now = now();
        for handle in app.rooms.all().into_iter().filter(|handle| handle.deadline() <= now) {
            do_what_is_due(&app, &handle).await;
        }
        if ticks.is_multiple_of(50) {
            wake_due_matches(&app).await;
        }
        if ticks.is_multiple_of(100) {
            app.rooms.forget_idle(i64::from(app.settings.idle_seconds) * 1000);
            app.gate.tidy();
            repeat_presence(&app).await;
        }
    }
}

/// Does what has become due in a room, all of it before anyone sees it: how many have let their time for a reaction go
/// by must not show.
async fn do_what_is_due(app: &Arc<App>, handle: &Arc<Handle>) {
    let mut room = handle.room.lock().await;
    loop {
        room.let_time_pass(now());
        app.rooms.follow_orders(handle, &mut room).await;
        let Some(act) = room.due_act(now()) else { break };
        if let Err(error) = app.rooms.act(handle, &mut room, act, None, Lang::EN).await {
            tracing::warn!(match_id = %handle.id, error = %error.text, "what was due could not be done");
            break;
        }
    }
    handle.note(&room);
    let_computers_play(app, handle, &room);
}

/// Loads matches in which something is due and that no process has in memory, or whose process is gone.
async fn wake_due_matches(app: &Arc<App>) {
    const MOST: i64 = 100;
    let due = match app.store.due(now(), MOST).await {
        Ok(due) => due,
        Err(error) => return tracing::error!(%error, "could not look for due matches"),
    };
    for id in due {
        let Ok(handle) = app.rooms.open(id, Lang::EN).await else {
            // It cannot be played any more, so nothing is due.
            let _tried_again_next_time = app.store.set_due(id, None).await;
            continue;
        };
        let mut room = handle.room.lock().await;
        if room.broken.is_some() || room.is_over() {
            let _tried_again_next_time = app.store.set_due(id, None).await;
            continue;
        }
        app.rooms.follow_orders(&handle, &mut room).await;
        let_computers_play(app, &handle, &room);
    }
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
            Ok(Notice::Row { id, number }) => {
                if let Some(handle) = app.rooms.loaded(id) {
                    catch_up(&app, &handle, number).await;
                }
            }
            Ok(Notice::Said(text)) => hear(&app, &text),
            Ok(Notice::Missed) | Err(RecvError::Lagged(_)) => {
                for handle in app.rooms.all() {
                    catch_up(&app, &handle, i64::MAX).await;
                }
            }
            Err(RecvError::Closed) => return,
        }
    }
}

/// Reads what another process has written, up to a row.
async fn catch_up(app: &Arc<App>, handle: &Arc<Handle>, number: i64) {
    let mut room = handle.room.lock().await;
    if number < room.rows() {
        return;
    }
    if let Err(error) = app.rooms.reload(handle, &mut room, Lang::EN).await {
        tracing::error!(match_id = %handle.id, error = %error.text, "a match could not be read anew");
    }
}

/// Who is connected to a match at one process.
#[derive(Serialize, Deserialize)]
struct Here {
    process: String,
    id: MatchId,
    seats: Vec<u8>,
    watching: u32,
}

/// Tells the other processes who is connected here.
pub async fn tell_presence(app: &App, handle: &Handle) {
    let (seats, watching) = handle.present().own();
    let here = Here { process: app.process.clone(), id: handle.id, seats, watching };
    let text = serde_json::to_string(&here).expect("plain data is JSON");
    if let Err(error) = app.store.announce(text).await {
        tracing::warn!(%error, "other processes could not be told who is here");
    }
}

fn hear(app: &Arc<App>, text: &str) {
    let Ok(here) = serde_json::from_str::<Here>(text) else { return };
    let Some(handle) = app.rooms.loaded(here.id) else { return };
    handle.present().hear(here.process, here.seats, here.watching, now());
    handle.wake();
}

/// Others forget a process that says nothing.
async fn repeat_presence(app: &App) {
    if !app.store.is_shared() {
        return;
    }
    for handle in app.rooms.all() {
        let is_anybody_here = handle.present().is_anybody_here();
        if is_anybody_here {
            tell_presence(app, &handle).await;
        }
        let has_changed = handle.present().forget_silent(now());
        if has_changed {
            handle.wake();
        }
    }
}
