//! A recorded match looked back at: what every choice was worth, told as it is found out.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::response::IntoResponse;
use room::replay::look_back;

use super::extract::Language;
use super::replay::{Transcript, say_whether, stream_lines};
use crate::app::App;
use crate::error::ApiError;

/// Look back at a recorded match: how likely each seat was to win before and after every choice, what would have been
/// better, and what was luck. It ends when the reader goes away.
#[utoipa::path(post, path = "/api/replay/analysis",
    request_body(content = String, description = "The transcript"), responses(
    (status = 200, description = "JSON Lines: `weighed` for every choice as soon as it is, then `shares`, how it stood in the end; without it the time was up", body = String),
    (status = 400, description = "This is no match that can be replayed here", body = ref("#/components/schemas/Refused")),
    (status = 429, description = "Another match is looked back at just now; `Retry-After` says when to try again", body = ref("#/components/schemas/Refused")),
))]
pub async fn analyse(
    State(app): State<Arc<App>>,
    Language(lang): Language,
    request: Request,
) -> Result<impl IntoResponse, ApiError> {
    let Transcript { text, turn } = Transcript::read(request, &app, &app.analyses, "too-many-analyses").await?;
    let catalog = app.catalog.clone();
    stream_lines(turn, lang, move |opened, mut writer| {
        if let Some(played) = say_whether(catalog.load(&text, None, lang), opened) {
            look_back(&*played, lang, &mut |part| writer.write(part) && !writer.is_late());
        }
    })
    .await
}
