//! Work that takes long enough to be limited: few do it at once, away from the connections.

use std::net::IpAddr;

use room::RoomError;
use table::Lang;

use crate::app::App;
use crate::error::ApiError;
use crate::replays::Replays;

/// Waits for a turn among those who do the like, and works.
pub async fn work_out<T: Send + 'static>(
    app: &App,
    turns: &Replays,
    address: IpAddr,
    lang: Lang,
    work: impl FnOnce() -> Result<T, RoomError> + Send + 'static,
) -> Result<T, ApiError> {
    let busy = || ApiError::too_many(lang, "too-many-analyses", app.settings.patience.replay);
    let place = turns.place(address).await.ok_or_else(busy)?;
    let turn = turns.turn(place).await.ok_or_else(busy)?;
    let working = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        work()
    });
    let done = working.await.map_err(|error| {
        tracing::error!(%error, "a request broke down");
        ApiError::broke_down(lang)
    })?;
    Ok(done?)
}
