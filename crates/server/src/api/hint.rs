//! What would the Veteran do, and what would a choice bring? Thought about in the queue of all computer players, while the room is free for others.

use std::time::Duration;

use catalog::lines::Line;
use catalog::{Advice, AnyMatch};
use table::Viewer;

use super::talk::Speaker;
use crate::error::ApiError;
use crate::room::Room;
use crate::store::TokenKind;

/// The longest thought for a hint.
const LONGEST: Duration = Duration::from_millis(400);
/// Whoever asks waits for a turn to think no longer than this.
const PATIENCE: Duration = Duration::from_secs(3);

impl Speaker {
    /// What a veteran would do at the speaker's seat, or what one of the options would bring.
    pub(super) async fn advise(&self, of: Option<usize>) -> Result<Line, ApiError> {
        let (played, seed) = {
            let mut room = self.handle.room.lock().await;
            self.app.rooms.refresh(&self.handle, &mut room, self.lang).await?;
            (self.may_be_advised(&room)?, room.thinking_seed())
        };
        let busy = |_| ApiError::too_many(self.lang, "all-think", PATIENCE);
        let turn =
            tokio::time::timeout(PATIENCE, self.app.thinking.turn(self.handle.asker(LONGEST))).await.map_err(busy)?;
        let (seat, lang) = (self.pass.seat, self.lang);
        let thought = tokio::task::spawn_blocking(move || {
            Advice::on(of, &*played, seat, seed, &|| turn.is_over(LONGEST), lang).map_err(ApiError::refused)
        });
        let hint = thought.await.unwrap_or_else(|error| {
            tracing::error!(match_id = %self.handle.id, %error, "a hint broke down");
            Err(ApiError { status: 500, ..ApiError::conflict(lang, "broke-down") })
        });
        Ok(Line::Hint { hint: hint? })
    }

    /// The match as the speaker may think about it: one with hints, at a question to the speaker.
    fn may_be_advised(&self, room: &Room) -> Result<Box<dyn AnyMatch>, ApiError> {
        room.check_pass(&self.pass, self.lang)?;
        let seat = self.pass.seat;
        if self.pass.kind == TokenKind::Program {
            return Err(ApiError::forbidden(self.lang, "program-may-not"));
        }
        if !room.setup.has_hints() {
            return Err(ApiError::forbidden(self.lang, "no-hints"));
        }
        let own = room.played().filter(|_| !room.is_held_for(Viewer::Seat(seat)));
        let own = own.filter(|own| own.asked_seats().iter().any(|asked| asked.seat == seat));
        own.map(|own| own.boxed_clone()).ok_or_else(|| ApiError::conflict(self.lang, "not-asked-now"))
    }
}
