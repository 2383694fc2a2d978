//! All rooms in memory: loaded when a visitor comes, forgotten when nobody is left.

use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use catalog::Catalog;
use room::chat::Chat;
use room::cursor::{Cursor, Lines, question_key};
use room::ids::{MatchId, TokenHash};
use room::presence::Present;
use room::record::By;
use room::{Act, Room, RoomError};
use table::Lang;
use tokio::sync::watch;

use crate::error::ApiError;
use crate::store::{Appended, Found, FoundRow, NewMatch, Store, StoreError, TokenKind};
use crate::thinking::Asker;
use crate::time::{self, now};

pub struct Rooms {
    store: Store,
    catalog: Arc<Catalog>,
    /// How long reaction windows take among computers.
    among_computers: Duration,
    open: Mutex<HashMap<MatchId, Arc<Handle>>>,
    deadlines: Arc<Deadlines>,
}

/// When something happens by itself in which match: of very many, those whose time has come are found at once.
#[derive(Default)]
struct Deadlines(Mutex<BTreeSet<(i64, MatchId)>>);

impl Deadlines {
    /// `i64::MAX`: never.
    fn change(&self, id: MatchId, before: i64, after: i64) {
        if before == after {
            return;
        }
        let mut deadlines = lock(&self.0);
        deadlines.remove(&(before, id));
        if after < i64::MAX {
            deadlines.insert((after, id));
        }
    }

    fn until(&self, time: i64) -> Vec<(i64, MatchId)> {
        lock(&self.0).range(..=(time, MatchId::LAST)).copied().collect()
    }
}

/// A room and what may be known of it without waiting for it.
pub struct Handle {
    pub id: MatchId,
    pub room: tokio::sync::Mutex<Room>,
    /// Wakes all who are watching.
    changed: watch::Sender<u64>,
    present: Mutex<Present>,
    chat: Mutex<Chat>,
    /// Secrets of seats that are on disk. Links are never taken back.
    links: Mutex<Vec<(TokenHash, u8)>>,
    /// When something happens by itself; `i64::MAX`: never.
    deadline: AtomicI64,
    deadlines: Arc<Deadlines>,
    goes_by_day: bool,
    last_used: AtomicI64,
    /// From where the last player came.
    visitor: Mutex<Option<IpAddr>>,
    /// When a program has sent something last.
    program: AtomicI64,
    /// The number of the record after which a computer player thinks, if one does.
    pub thinking: AtomicI64,
}

impl Rooms {
    pub fn new(store: Store, catalog: Arc<Catalog>, among_computers: Duration) -> Rooms {
        Rooms { store, catalog, among_computers, open: Mutex::default(), deadlines: Arc::default() }
    }

    /// The room of a match, from memory or from disk.
    pub async fn open(&self, id: MatchId, lang: Lang) -> Result<Arc<Handle>, ApiError> {
        let handle = match self.loaded(id) {
            Some(handle) => handle,
            None => self.keep(self.handle(self.load(id, lang).await?)),
        };
        handle.touch();
        if self.store.is_shared() {
            // A client that comes from another process must find what that process wrote, even before the notice of it arrives.
            let mut room = handle.room.lock().await;
            self.catch_up(&handle, &mut room, None, lang).await?;
        }
        Ok(handle)
    }

    /// Writes down a match and opens its room: its creator is about to come in.
    pub async fn create(&self, new: NewMatch, lang: Lang) -> Result<(), ApiError> {
        self.try_create(new, lang).await?.map_err(|error| ApiError::of_store(&error, lang))
    }

    /// The same, where it is as good if there is a match of this name already.
    pub async fn create_once(&self, new: NewMatch, lang: Lang) -> Result<(), ApiError> {
        match self.try_create(new, lang).await? {
            Err(StoreError::Conflict { .. }) | Ok(()) => Ok(()),
            Err(error) => Err(ApiError::of_store(&error, lang)),
        }
    }

    async fn try_create(&self, new: NewMatch, lang: Lang) -> Result<Result<(), StoreError>, ApiError> {
        let handle = self.handle(self.read(&new.found, lang)?);
        for token in new.tokens.iter().filter(|token| token.kind == TokenKind::Link) {
            handle.remember_link(token.hash, token.seat);
        }
        let created = self.store.create(new).await;
        if created.is_ok() {
            self.keep(handle);
        }
        Ok(created)
    }

    fn handle(&self, room: Room) -> Handle {
        Handle::new(room, self.deadlines.clone())
    }

    /// Another task may have loaded the same room meanwhile; then that one is used.
    fn keep(&self, handle: Handle) -> Arc<Handle> {
        let mut open = self.lock();
        let kept = open.entry(handle.id).or_insert_with(|| Arc::new(handle)).clone();
        kept.deadlines.change(kept.id, i64::MAX, kept.deadline.load(Ordering::Relaxed));
        metrics::gauge!("walstatt_rooms").set(open.len() as f64);
        kept
    }

    pub fn loaded(&self, id: MatchId) -> Option<Arc<Handle>> {
        self.lock().get(&id).cloned()
    }

    pub fn all(&self) -> Vec<Arc<Handle>> {
        self.lock().values().cloned().collect()
    }

    /// Those in which something has to happen by now: a few of very many.
    pub fn due(&self) -> Vec<Arc<Handle>> {
        let due = self.deadlines.until(now().max(time::of_day()));
        let open = self.lock();
        let handle = |(at, id)| {
            let handle = open.get(&id).filter(|handle| handle.deadline.load(Ordering::Relaxed) == at);
            if handle.is_none() {
                // It was forgotten.
                self.deadlines.change(id, at, i64::MAX);
            }
            handle.filter(|handle| handle.is_due()).cloned()
        };
        due.into_iter().filter_map(handle).collect()
    }

    async fn load(&self, id: MatchId, lang: Lang) -> Result<Room, ApiError> {
        let found = self.store.find(id).await.map_err(|error| ApiError::of_store(&error, lang))?;
        let found = found.ok_or_else(|| RoomError::not_found(lang, "no-such-match"))?;
        self.read(&found, lang)
    }

    fn read(&self, found: &Found, lang: Lang) -> Result<Room, ApiError> {
        let mut room = Room::load(found, self.catalog.clone()).map_err(|error| {
            tracing::error!(%error, id = %found.id, "a match could not be read");
            ApiError::gone(lang, &table::Phrase::new("unreadable"))
        })?;
        room.among_computers = self.among_computers;
        let now = time::at(&room);
        room.let_time_pass(now);
        Ok(room)
    }

    /// Lets something happen in a room that the caller has locked, and what follows from standing orders; it is on disk
    /// when this returns.
    pub async fn act(
        &self,
        handle: &Handle,
        room: &mut Room,
        act: Act,
        key: Option<&str>,
        lang: Lang,
    ) -> Result<(), ApiError> {
        let done = self.act_once(handle, room, act, key, lang).await;
        if done.is_ok() {
            self.follow_orders(handle, room).await;
        }
        done
    }

    /// Answers for seats that have ordered what to answer. The caller has the room locked, so nobody sees a question
    /// that is answered here.
    pub async fn follow_orders(&self, handle: &Handle, room: &mut Room) {
        while let Some((seat, index)) = room.order_to_follow() {
            let act = Act::Choose { seat, index, by: By::Orders };
            if let Err(error) = self.act_once(handle, room, act, None, Lang::EN).await {
                return tracing::warn!(match_id = %handle.id, error = %error.text, "orders could not be followed");
            }
        }
    }

    /// If another process was first, the room is read anew and the act tried again; an answer only if its question
    /// (`key` names it) is still the same one.
    async fn act_once(
        &self,
        handle: &Handle,
        room: &mut Room,
        act: Act,
        key: Option<&str>,
        lang: Lang,
    ) -> Result<(), ApiError> {
        const MAX_TRIES: usize = 3;
        self.refresh(handle, room, lang).await?;
        for _ in 0..MAX_TRIES {
            // Should the rules break down in the middle, the room is read anew before anyone sees it.
            room.is_stale = true;
            let now = time::at(room);
            let row = room.act(act.clone(), now, lang);
            room.is_stale = row.is_ok();
            match self.store.append(row?).await {
                Ok(Appended::Stored) => {
                    room.is_stale = false;
                    handle.touch();
                    handle.note(room);
                    return Ok(());
                }
                Ok(Appended::Lost) => {
                    metrics::counter!("walstatt_lost_races_total").increment(1);
                    self.reload(handle, room, lang).await?;
                    if act.answers().is_some_and(|seat| key.is_none() || question_key(room, seat).as_deref() != key) {
                        break;
                    }
                }
                Err(error) => {
                    let error = ApiError::of_store(&error, lang);
                    let _tried_again_later = self.reload(handle, room, lang).await;
                    return Err(error);
                }
            }
        }
        Err(ApiError::conflict(lang, "somebody-was-faster"))
    }

    /// Takes in what other processes have written since, and reads nothing else if that is enough; nothing at all if
    /// it is the one row that was told.
    pub async fn catch_up(
        &self,
        handle: &Handle,
        room: &mut Room,
        told: Option<FoundRow>,
        lang: Lang,
    ) -> Result<(), ApiError> {
        if room.is_stale {
            return self.reload(handle, room, lang).await;
        }
        let more = match told.filter(|row| row.number == room.rows()) {
            Some(row) => vec![row],
            None => {
                let more = self.store.rows_from(room.id, room.rows()).await;
                more.map_err(|error| ApiError::of_store(&error, lang)).inspect_err(|_| room.is_stale = true)?
            }
        };
        if more.is_empty() {
            return Ok(());
        }
        if !more.iter().all(|row| room.repeat(row)) {
            return self.reload(handle, room, lang).await;
        }
        handle.note(room);
        Ok(())
    }

    /// Reads a room anew if what is in memory may not be what is on disk.
    pub async fn refresh(&self, handle: &Handle, room: &mut Room, lang: Lang) -> Result<(), ApiError> {
        if room.is_stale { self.reload(handle, room, lang).await } else { Ok(()) }
    }

    /// Reads a room anew; those who look on are told what has changed.
    pub async fn reload(&self, handle: &Handle, room: &mut Room, lang: Lang) -> Result<(), ApiError> {
        room.is_stale = true;
        let fresh = self.load(room.id, lang).await?;
        room.replace(fresh);
        handle.note(room);
        Ok(())
    }

    /// Forgets rooms that nobody has used for so long.
    pub fn forget_idle(&self, idle_ms: i64) {
        let now = now();
        let mut open = self.lock();
        open.retain(|_, handle| !handle.is_idle(now, idle_ms) || handle.is_due_in(idle_ms));
        metrics::gauge!("walstatt_rooms").set(open.len() as f64);
    }

    /// The room of a match that goes on at another process; it is forgotten if nobody is here to follow it.
    pub fn to_follow(&self, id: MatchId) -> Option<Arc<Handle>> {
        const LATELY_MS: i64 = 10_000;
        let mut open = self.lock();
        if open.get(&id)?.is_idle(now(), LATELY_MS) {
            open.remove(&id);
            return None;
        }
        open.get(&id).cloned()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<MatchId, Arc<Handle>>> {
        lock(&self.open)
    }
}

impl Handle {
    fn new(room: Room, deadlines: Arc<Deadlines>) -> Handle {
        let (changed, _) = watch::channel(0);
        Handle {
            deadlines,
            id: room.id,
            present: Mutex::new(Present::new(room.chairs.len() as u8)),
            chat: Mutex::default(),
            deadline: AtomicI64::new(room.deadline().unwrap_or(i64::MAX)),
            last_used: AtomicI64::new(now()),
            goes_by_day: room.plays_unwatched(),
            visitor: Mutex::default(),
            program: AtomicI64::new(i64::MIN / 2),
            links: Mutex::default(),
            thinking: AtomicI64::new(-1),
            changed,
            room: tokio::sync::Mutex::new(room),
        }
    }

    /// After a change that all may see by now.
    pub fn note(&self, room: &Room) {
        let deadline = room.deadline().unwrap_or(i64::MAX);
        self.deadlines.change(self.id, self.deadline.swap(deadline, Ordering::Relaxed), deadline);
        self.wake();
    }

    pub fn wake(&self) {
        self.changed.send_modify(|version| *version += 1);
    }

    pub fn watch(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Whether nobody is here, or was for so long. The map of all rooms, which the caller has locked, has one share of it.
    fn is_idle(self: &Arc<Handle>, now: i64, idle_ms: i64) -> bool {
        let is_unused = now - self.last_used.load(Ordering::Relaxed) > idle_ms;
        is_unused && !self.present().is_anybody_here() && Arc::strong_count(self) == 1
    }

    /// Whether something has to happen by now.
    fn is_due(&self) -> bool {
        self.is_due_in(0)
    }

    fn is_due_in(&self, millis: i64) -> bool {
        let now = if self.goes_by_day { time::of_day() } else { now() };
        self.deadline.load(Ordering::Relaxed) <= now.saturating_add(millis)
    }

    pub fn present(&self) -> MutexGuard<'_, Present> {
        lock(&self.present)
    }

    pub fn chat(&self) -> MutexGuard<'_, Chat> {
        lock(&self.chat)
    }

    /// Adds everything that is new for a reader of the room, which the caller has locked.
    pub fn tell(&self, room: &Room, cursor: &mut Cursor, lines: &mut Lines) {
        cursor.catch_up(room, &self.present(), time::at(room), lines);
        cursor.listen(&self.chat(), lines);
    }

    /// A player came from there.
    pub fn note_visitor(&self, address: IpAddr) {
        *lock(&self.visitor) = Some(address);
    }

    /// A program that is not connected has sent something.
    pub fn note_program(&self) {
        self.program.store(now(), Ordering::Relaxed);
    }

    /// Whether anybody is here: connected, or a program that has sent something not long ago.
    pub fn is_visited(&self) -> bool {
        const LATELY_MS: i64 = 60_000;
        let is_anybody_here = self.present().is_anybody_here();
        is_anybody_here || now() - self.program.load(Ordering::Relaxed) < LATELY_MS
    }

    /// For whom a computer thinks at this match, probably for so long.
    pub fn asker(&self, expected: Duration) -> Asker {
        Asker { address: *lock(&self.visitor), id: self.id, expected }
    }

    /// The seat that a link is for, if that is known here.
    pub fn seat_of_link(&self, token: TokenHash) -> Option<u8> {
        let links = lock(&self.links);
        links.iter().find(|(known, _)| *known == token).map(|(_, seat)| *seat)
    }

    pub fn remember_link(&self, token: TokenHash, seat: u8) {
        lock(&self.links).push((token, seat));
    }

    fn touch(&self) {
        self.last_used.store(now(), Ordering::Relaxed);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}
