//! A player's line is followed: the same over WebSockets and over HTTP.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::Arc;

use catalog::lines::said::Said;
use catalog::lines::{Done, Heard, Line, Remark};
use room::cursor::{Cursor, Lines};
use room::hint::Doubt;
use room::talk::{Meaning, Shown, read, understand};
use room::{Act, Pass, Room};
use table::{Lang, Seat};
use tokio::sync::watch;

use super::matches::check_create;
use crate::app::App;
use crate::drive::{Spoken, let_computers_play, tell_remark};
use crate::error::ApiError;
use crate::rooms::Handle;
use crate::time::{now, of_day};

/// A client that sends lines.
pub struct Speaker {
    pub app: Arc<App>,
    pub handle: Arc<Handle>,
    pub pass: Pass,
    pub address: IpAddr,
    pub lang: Lang,
}

/// What a line comes to while the room is held.
enum Followed {
    Answered(Line),
    ToThink(Doubt),
}

impl Speaker {
    fn seat(&self) -> Seat {
        self.pass.seat
    }

    /// Follows a line and answers it.
    pub async fn answer(&self, line: &[u8]) -> Line {
        let said = match read(line, self.seat(), self.lang) {
            Ok(said) => said,
            Err(error) => return *error,
        };
        let followed = self.follow(&said, &mut *self.handle.room.lock().await, None).await;
        match followed {
            Followed::Answered(line) => line,
            Followed::ToThink(doubt) => self.advise(doubt, said.id()).await,
        }
    }

    /// Follows a line; gives the lines that answer it, with what is new for a cursor.
    pub async fn converse(&self, line: &[u8], cursor: &mut Cursor, changed: &mut watch::Receiver<u64>) -> Lines {
        let mut lines = Lines::default();
        let said = match read(line, self.seat(), self.lang) {
            Ok(said) => said,
            Err(error) => {
                lines.push(&error);
                return lines;
            }
        };
        let mut room = self.handle.room.lock().await;
        if !room.is_stale && room.lets_in(&self.pass) {
            self.handle.tell(&room, cursor, &mut lines);
        }
        match self.follow(&said, &mut room, Some(cursor.key())).await {
            Followed::Answered(line) => lines.push(&line),
            Followed::ToThink(doubt) => {
                // Whatever changes meanwhile is told when the reader is woken.
                drop(room);
                lines.push(&self.advise(doubt, said.id()).await);
                return lines;
            }
        }
        if !room.is_stale && room.lets_in(&self.pass) {
            // What the speaker is told now need not wake it again.
            changed.mark_unchanged();
            self.handle.tell(&room, cursor, &mut lines);
        }
        lines
    }

    async fn follow(&self, said: &Said, room: &mut Room, shown: Shown<'_>) -> Followed {
        let followed = self.obey(said, room, shown).await;
        followed.unwrap_or_else(|error| Followed::Answered(error.line(said.id())))
    }

    /// Does what was said.
    async fn obey(&self, said: &Said, room: &mut Room, shown: Shown<'_>) -> Result<Followed, ApiError> {
        self.app.rooms.refresh(&self.handle, room, self.lang).await?;
        match understand(said, room, &self.pass, shown, self.lang)? {
            Meaning::Act { act, key } => self.act(room, act, key.as_deref()).await?,
            Meaning::Remark(remark) => self.speak(remark, &room.setup.person_seats().collect()).await?,
            Meaning::FreeWords(wants) => self.want_free_words(wants).await,
            Meaning::PlayAgain => self.play_again(room).await?,
            Meaning::Answer(line) => return Ok(Followed::Answered(line)),
            Meaning::Hint(doubt) => return Ok(Followed::ToThink(doubt)),
        }
        Ok(Followed::Answered(Line::Done { done: Done { id: said.id().map(str::to_string) } }))
    }

    async fn act(&self, room: &mut Room, act: Act, key: Option<&str>) -> Result<(), ApiError> {
        // What is counted while others see nothing would tell them.
        let is_counted = act.answers().is_some() && !room.is_in_window(self.seat());
        self.app.rooms.act(&self.handle, room, act, key, self.lang).await?;
        if is_counted {
            metrics::counter!("walstatt_choices_total").increment(1);
        }
        let_computers_play(&self.app, &self.handle, room);
        Ok(())
    }

    /// Says something to the others. It changes nothing in the room, and comes at once whatever is held back there.
    async fn speak(&self, remark: Remark, persons: &BTreeSet<Seat>) -> Result<(), ApiError> {
        let heard = Heard { seat: self.seat(), remark };
        self.handle.chat().speak(heard.clone(), persons, now(), self.lang)?;
        self.handle.wake();
        tell_remark(&self.app, &self.handle, Spoken::Heard(heard)).await;
        Ok(())
    }

    async fn want_free_words(&self, wants: bool) {
        self.handle.chat().want_free_words(self.seat(), wants);
        self.handle.wake();
        tell_remark(&self.app, &self.handle, Spoken::FreeWords { seat: self.seat(), wants }).await;
    }

    /// Creates the match in which the same people play again. All secret links are good there too.
    async fn play_again(&self, room: &mut Room) -> Result<(), ApiError> {
        check_create(&self.app, self.address, self.lang)?;
        let links = self.app.store.tokens(room.id).await;
        let links = links.map_err(|error| ApiError::of_store(&error, self.lang))?;
        let new = room.next_match(links, of_day());
        let id = new.found.id;
        self.app.rooms.create_once(new, self.lang).await?;
        self.app.rooms.act(&self.handle, room, Act::Rematch { id }, None, self.lang).await
    }
}

/// Finishes something even if the client that asked for it is gone: half of it would leave others waiting.
pub async fn to_the_end<T: Send + 'static>(
    lang: Lang,
    work: impl Future<Output = Result<T, ApiError>> + Send + 'static,
) -> Result<T, ApiError> {
    tokio::spawn(work).await.unwrap_or_else(|error| {
        tracing::error!(%error, "a request broke down");
        Err(ApiError::broke_down(lang))
    })
}
