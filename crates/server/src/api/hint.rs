//! Hints are thought about in the queue of all computer players, while the room is free for others.

use std::time::Duration;

use catalog::lines::Line;
use room::hint::Doubt;

use super::talk::Speaker;
use crate::error::ApiError;

/// The longest thought for a hint.
const LONGEST: Duration = Duration::from_millis(400);
/// Whoever asks waits for a turn to think no longer than this.
const PATIENCE: Duration = Duration::from_secs(3);

impl Speaker {
    /// Thinks about a question of the speaker's, and answers the line with that id.
    pub(super) async fn advise(&self, doubt: Doubt, id: Option<&str>) -> Line {
        self.think(doubt).await.unwrap_or_else(|error| error.line(id))
    }

    async fn think(&self, doubt: Doubt) -> Result<Line, ApiError> {
        let lang = self.lang;
        let busy = |_| ApiError::too_many(lang, "all-think", PATIENCE);
        let turn =
            tokio::time::timeout(PATIENCE, self.app.thinking.turn(self.handle.asker(LONGEST))).await.map_err(busy)?;
        let thought = tokio::task::spawn_blocking(move || doubt.think(&|| turn.is_over(LONGEST), lang));
        let hint = thought.await.map_err(|error| {
            tracing::error!(match_id = %self.handle.id, %error, "a hint broke down");
            ApiError::broke_down(lang)
        })?;
        Ok(hint?)
    }
}
