//! Creating, finding and joining matches.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use catalog::lines::About;
use room::ids::{MatchId, Token};
use room::joining::{Created, Games, Guest, Joined, OpenMatch, Seated, Unsealed};
use room::rows::{NewToken, TokenKind};
use room::setup::{Setup, Wish};
use room::{Act, Room, RoomError};
use schemars::JsonSchema;
use serde::Serialize;
use table::{Lang, Viewer};

use super::extract::{Body, Client, InPath, Language, Player, address, authorize, bearer};
use super::talk::to_the_end;
use crate::app::App;
use crate::drive::let_computers_play;
use crate::error::ApiError;
use crate::reach::Reach;
use crate::time::of_day;

/// The games that can be played, with a JSON Schema of their options.
#[utoipa::path(get, path = "/api/games", responses((status = 200, description = "The games", body = ref("#/components/schemas/Games"))))]
pub async fn games(State(app): State<Arc<App>>) -> Json<Games> {
    Json(Games::of(&app.catalog))
}

/// Where others find this server, for the links that you send them.
#[utoipa::path(get, path = "/api/reach", responses((status = 200, description = "An address, if it is known", body = ref("#/components/schemas/Reach"))))]
pub async fn reach(State(app): State<Arc<App>>, Client(asker): Client) -> Json<Reach> {
    Json(Reach::for_asker(&app.settings, asker))
}

/// Create a match. It begins when everybody has sat down.
#[utoipa::path(post, path = "/api/matches", request_body = ref("#/components/schemas/Wish"), responses(
    (status = 201, description = "The match and the secret links of its seats", body = ref("#/components/schemas/Created")),
    (status = 400, description = "Something in it is not possible", body = ref("#/components/schemas/Refused")),
    (status = 403, description = "Seeded dice, and this server does not allow them", body = ref("#/components/schemas/Refused")),
    (status = 429, description = "Too many matches from this address", body = ref("#/components/schemas/Refused")),
))]
pub async fn create(
    State(app): State<Arc<App>>,
    Client(address): Client,
    Language(lang): Language,
    Body(wish): Body<Wish>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    let setup = wish.agree(&app.catalog, lang)?;
    if setup.dice.seed().is_some() && !app.settings.allow_seeds {
        return Err(ApiError::forbidden(lang, "no-seeds"));
    }
    check_create(&app, address, lang)?;
    open_match(&app, &wish, &setup, lang).await
}

/// Found out before the body of a request is read, where reading it takes long.
pub struct MayCreate;

impl FromRequestParts<Arc<App>> for MayCreate {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<MayCreate, ApiError> {
        let Language(lang) = Language::from_request_parts(parts, app).await?;
        check_create(app, address(parts, app), lang)?;
        Ok(MayCreate)
    }
}

/// Whether one more match may be created from an address.
pub(super) fn check_create(app: &App, address: IpAddr, lang: Lang) -> Result<(), ApiError> {
    let checked = app.gate.check_create(address);
    checked.map_err(|wait| ApiError::too_many(lang, "too-many-matches", wait))
}

/// Writes a match down that nobody sits at yet, and gives the secrets of its seats.
pub(super) async fn open_match(
    app: &App,
    wish: &Wish,
    setup: &Setup,
    lang: Lang,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    let (new, created) = Created::of(wish, setup, of_day());
    app.rooms.create(new, lang).await?;
    metrics::counter!("walstatt_matches_total").increment(1);
    Ok((StatusCode::CREATED, Json(created)))
}

/// Matches that anybody can join, the newest first.
#[utoipa::path(get, path = "/api/matches", responses((status = 200, description = "Open matches", body = ref("#/components/schemas/OpenMatches"))))]
pub async fn list(State(app): State<Arc<App>>, Language(lang): Language) -> Result<Json<OpenMatches>, ApiError> {
    const MAX: i64 = 100;
    let found = app.store.open_matches(MAX).await.map_err(|error| ApiError::of_store(&error, lang))?;
    let rooms = found.iter().filter_map(|found| Some((found, Room::load(found, app.catalog.clone()).ok()?)));
    let open = rooms.filter(|(_, room)| room.broken.is_none() && room.free_seat().is_some());
    Ok(Json(OpenMatches(open.map(|(found, room)| OpenMatch::new(found.id, found.created, &room)).collect())))
}

#[derive(Serialize, JsonSchema)]
pub struct OpenMatches(Vec<OpenMatch>);

/// What is public about a match.
#[utoipa::path(get, path = "/api/matches/{id}", params(("id" = String, Path)), responses(
    (status = 200, description = "What is public about it", body = ref("#/components/schemas/About")),
    (status = 404, description = "There is no such match", body = ref("#/components/schemas/Refused")),
))]
pub async fn about(
    State(app): State<Arc<App>>,
    InPath(id): InPath,
    Language(lang): Language,
) -> Result<Json<About>, ApiError> {
    let handle = app.rooms.open(id, lang).await?;
    let room = handle.room.lock().await;
    Ok(Json(room.about(Viewer::Spectator)))
}

/// Take an open seat.
#[utoipa::path(post, path = "/api/matches/{id}/join", params(("id" = String, Path)), request_body = ref("#/components/schemas/Guest"), responses(
    (status = 201, description = "You sit", body = ref("#/components/schemas/Joined")),
    (status = 409, description = "No seat is open any more", body = ref("#/components/schemas/Refused")),
))]
pub async fn join(
    State(app): State<Arc<App>>,
    InPath(id): InPath,
    Language(lang): Language,
    Client(address): Client,
    Body(guest): Body<Guest>,
) -> Result<(StatusCode, Json<Joined>), ApiError> {
    let handle = app.rooms.open(id, lang).await?;
    handle.note_visitor(address);
    to_the_end(lang, async move {
        let mut room = handle.room.lock().await;
        let seat = room.free_seat().ok_or_else(|| ApiError::conflict(lang, "no-open-seat"))?;
        let token = Token::new();
        let share = guest.share(lang)?;
        let act = Act::Sit { seat, name: guest.name, share, token: Some(token.hash()) };
        app.rooms.act(&handle, &mut room, act, None, lang).await?;
        let_computers_play(&app, &handle, &room);
        Ok((StatusCode::CREATED, Json(Joined { seat: seat.0, token: token.reveal().to_string() })))
    })
    .await
}

/// Sit down on the seat of your secret link, or of an invitation.
#[utoipa::path(post, path = "/api/matches/{id}/sit", params(("id" = String, Path)), request_body = ref("#/components/schemas/Guest"), responses(
    (status = 200, description = "You sit", body = ref("#/components/schemas/Seated")),
    (status = 401, description = "No secret, or a wrong one", body = ref("#/components/schemas/Refused")),
    (status = 409, description = "The seat is taken", body = ref("#/components/schemas/Refused")),
))]
pub async fn sit(
    State(app): State<Arc<App>>,
    InPath(id): InPath,
    Language(lang): Language,
    Client(address): Client,
    headers: HeaderMap,
    Body(guest): Body<Guest>,
) -> Result<Json<Seated>, ApiError> {
    let chosen = guest.token(lang)?;
    let player = authorize(&app, id, bearer(&headers), lang).await;
    // Whoever knows the secret that was chosen has sat down with the invitation, and did not hear of it.
    if let (Err(refused), Some(chosen)) = (&player, &chosen)
        && refused.key == "invitation-used"
    {
        let handle = app.rooms.open(id, lang).await?;
        let room = handle.room.lock().await;
        if let Some(seat) = room.seat_of(chosen.hash()) {
            return Ok(Json(room.seated(seat, Some(chosen))));
        }
    }
    let Player { handle, pass } = player?;
    handle.note_visitor(address);
    to_the_end(lang, async move {
        let mut room = handle.room.lock().await;
        let own = (pass.kind == TokenKind::Invitation).then(|| chosen.unwrap_or_else(Token::new));
        let token = own.as_ref().map(Token::hash);
        let share = guest.share(lang)?;
        let act = Act::Sit { seat: pass.seat, name: guest.name, share, token };
        app.rooms.act(&handle, &mut room, act, None, lang).await?;
        let_computers_play(&app, &handle, &room);
        Ok(Json(room.seated(pass.seat, own.as_ref())))
    })
    .await
}

/// Show the nonce that you have sealed when you sat down. The match begins when all have.
#[utoipa::path(post, path = "/api/matches/{id}/nonce", params(("id" = String, Path)), request_body = ref("#/components/schemas/Unsealed"), responses(
    (status = 200, description = "What is public about the match now", body = ref("#/components/schemas/About")),
    (status = 400, description = "It is not the nonce that was sealed", body = ref("#/components/schemas/Refused")),
    (status = 401, description = "No secret, or a wrong one", body = ref("#/components/schemas/Refused")),
    (status = 409, description = "A seat is still free, or nothing is sealed", body = ref("#/components/schemas/Refused")),
))]
pub async fn unseal(
    State(app): State<Arc<App>>,
    InPath(id): InPath,
    Language(lang): Language,
    headers: HeaderMap,
    Body(unsealed): Body<Unsealed>,
) -> Result<Json<About>, ApiError> {
    let Player { handle, pass } = authorize(&app, id, bearer(&headers), lang).await?;
    to_the_end(lang, async move {
        let mut room = handle.room.lock().await;
        let act = Act::Unseal { seat: pass.seat, nonce: unsealed.nonce };
        app.rooms.act(&handle, &mut room, act, None, lang).await?;
        let_computers_play(&app, &handle, &room);
        Ok(Json(room.about(Viewer::Seat(pass.seat))))
    })
    .await
}

#[derive(Serialize, JsonSchema)]
pub struct ProgramToken {
    /// With it a program can play your seat, and nothing else. It is shown this once.
    pub token: String,
}

/// Make a token for a program that plays your seat.
#[utoipa::path(post, path = "/api/matches/{id}/programs", params(("id" = String, Path)), responses(
    (status = 201, description = "The token", body = ref("#/components/schemas/ProgramToken")),
    (status = 401, description = "No secret, or a wrong one", body = ref("#/components/schemas/Refused")),
))]
pub async fn make_program_token(
    State(app): State<Arc<App>>,
    InPath(id): InPath,
    Language(lang): Language,
    headers: HeaderMap,
) -> Result<(StatusCode, Json<ProgramToken>), ApiError> {
    let seat = authorize_person(&app, id, &headers, lang).await?.pass.seat;
    let token = Token::new();
    let new = NewToken { hash: token.hash(), seat: seat.0, kind: TokenKind::Program };
    app.store.add_token(id, new).await.map_err(|error| ApiError::of_store(&error, lang))?;
    Ok((StatusCode::CREATED, Json(ProgramToken { token: token.reveal().to_string() })))
}

/// Take back all tokens for programs that play your seat.
#[utoipa::path(delete, path = "/api/matches/{id}/programs", params(("id" = String, Path)), responses(
    (status = 204, description = "No program can play your seat any more"),
    (status = 401, description = "No secret, or a wrong one", body = ref("#/components/schemas/Refused")),
))]
pub async fn revoke_program_tokens(
    State(app): State<Arc<App>>,
    InPath(id): InPath,
    Language(lang): Language,
    headers: HeaderMap,
) -> Result<StatusCode, ApiError> {
    let Player { handle, pass } = authorize_person(&app, id, &headers, lang).await?;
    to_the_end(lang, async move {
        // First of all nobody gets in with them any more; then those who are in are sent away, at all processes.
        let revoked = app.store.revoke_programs(id, pass.seat.0).await;
        revoked.map_err(|error| ApiError::of_store(&error, lang))?;
        let mut room = handle.room.lock().await;
        app.rooms.act(&handle, &mut room, Act::Dismiss { seat: pass.seat }, None, lang).await?;
        Ok(StatusCode::NO_CONTENT)
    })
    .await
}

async fn authorize_person(app: &App, id: MatchId, headers: &HeaderMap, lang: Lang) -> Result<Player, ApiError> {
    let player = authorize(app, id, bearer(headers), lang).await?;
    match player.pass.kind {
        TokenKind::Link => Ok(player),
        TokenKind::Program => Err(RoomError::forbidden(lang, "program-may-not").into()),
        TokenKind::Invitation => Err(RoomError::forbidden(lang, "sit-down-first").into()),
    }
}

/// The whole match as a file, once it is over: everything that was chosen and rolled, and what the dice were made from.
#[utoipa::path(get, path = "/api/matches/{id}/transcript", params(("id" = String, Path)), responses(
    (status = 200, description = "JSON Lines, as `walstatt replay` and `walstatt verify` read them", body = String),
    (status = 409, description = "The match is not over", body = ref("#/components/schemas/Refused")),
))]
pub async fn transcript(
    State(app): State<Arc<App>>,
    InPath(id): InPath,
    Language(lang): Language,
) -> Result<impl IntoResponse, ApiError> {
    let handle = app.rooms.open(id, lang).await?;
    let room = handle.room.lock().await;
    let transcript = room.whole_transcript(lang)?;
    let name = format!("attachment; filename=\"{}-{id}.jsonl\"", room.setup.game);
    Ok(([(header::CONTENT_TYPE, "application/jsonl".to_string()), (header::CONTENT_DISPOSITION, name)], transcript))
}
