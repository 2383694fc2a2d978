//! Creating, finding and joining matches.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use catalog::lines::About;
use catalog::{GameInfo, PlayerSpec};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Lang, Phrase, Seat, Viewer};

use super::extract::{Body, Client, InPath, Language, Player, address, authorize, bearer};
use super::talk::to_the_end;
use crate::app::App;
use crate::drive::let_computers_play;
use crate::error::ApiError;
use crate::ids::{MatchId, Token};
use crate::reach::Reach;
use crate::room::{Act, Room, Share};
use crate::setup::{SeatSetup, SeatWish, Setup, Wish};
use crate::store::{NewToken, TokenKind};

/// The games that can be played, with a JSON Schema of their options.
#[utoipa::path(get, path = "/api/games", responses((status = 200, description = "The games", body = ref("#/components/schemas/Games"))))]
pub async fn games(State(app): State<Arc<App>>) -> Json<Games> {
    Json(Games { games: app.catalog.games().map(|game| game.info()).collect(), players: PlayerSpec::NAMES })
}

/// Where others find this server, for the links that you send them.
#[utoipa::path(get, path = "/api/reach", responses((status = 200, description = "An address, if it is known", body = ref("#/components/schemas/Reach"))))]
pub async fn reach(State(app): State<Arc<App>>, Client(asker): Client) -> Json<Reach> {
    Json(Reach::for_asker(&app.settings, asker))
}

#[derive(Serialize, JsonSchema)]
pub struct Games {
    pub games: Vec<GameInfo>,
    /// The names of computer players.
    pub players: [&'static str; PlayerSpec::NAMES.len()],
}

/// A match that was just created.
#[derive(Serialize, JsonSchema)]
pub struct Created {
    /// The name of the match; anybody who knows it may watch.
    pub id: String,
    /// SHA-256 of the secret behind the dice. Keep it: it shows later that the dice were not changed.
    pub commitment: String,
    /// The secrets of your seats and of those for friends. They are shown this once.
    pub seats: Vec<SeatLink>,
}

#[derive(Serialize, JsonSchema)]
pub struct SeatLink {
    pub seat: u8,
    /// `me` or `friend`.
    pub who: &'static str,
    /// A friend's is an invitation: sitting down with it gives them a secret of their own, and ends it.
    pub token: String,
}

const FRIEND: &str = "friend";

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
    let links: Vec<SeatLink> = (wish.seats.iter().enumerate())
        .filter_map(|(seat, wish)| {
            let who = match wish {
                SeatWish::Me => "me",
                SeatWish::Friend => FRIEND,
                SeatWish::Open | SeatWish::Computer(_) => return None,
            };
            Some(SeatLink { seat: seat as u8, who, token: Token::new().reveal().to_string() })
        })
        .collect();
    let new = setup.new_match(links.iter().map(SeatLink::stored).collect());
    let created = Created { id: new.id.to_string(), commitment: table::commit(&new.secret), seats: links };
    app.rooms.create(new, lang).await?;
    metrics::counter!("walstatt_matches_total").increment(1);
    Ok((StatusCode::CREATED, Json(created)))
}

impl SeatLink {
    /// What the database keeps of it.
    fn stored(&self) -> NewToken {
        let kind = if self.who == FRIEND { TokenKind::Invitation } else { TokenKind::Link };
        NewToken { hash: Token::from_outside(&self.token).hash(), seat: self.seat, kind }
    }
}

/// Matches that anybody can join, the newest first.
#[utoipa::path(get, path = "/api/matches", responses((status = 200, description = "Open matches", body = ref("#/components/schemas/OpenMatches"))))]
pub async fn list(State(app): State<Arc<App>>, Language(lang): Language) -> Result<Json<OpenMatches>, ApiError> {
    const MOST: i64 = 100;
    let found = app.store.open_matches(MOST).await.map_err(|error| ApiError::of_store(&error, lang))?;
    let rooms = found.iter().filter_map(|found| Some((found, Room::load(found, app.catalog.clone()).ok()?)));
    let open = rooms.filter(|(_, room)| room.broken.is_none() && free_seat(room).is_some());
    Ok(Json(OpenMatches(open.map(|(found, room)| OpenMatch::new(found.id, found.created, &room)).collect())))
}

#[derive(Serialize, JsonSchema)]
pub struct OpenMatches(Vec<OpenMatch>);

#[derive(Serialize, JsonSchema)]
pub struct OpenMatch {
    pub id: String,
    /// Milliseconds since 1970.
    pub created: i64,
    #[serde(rename = "match")]
    pub about: About,
}

impl OpenMatch {
    fn new(id: MatchId, created: i64, room: &Room) -> OpenMatch {
        OpenMatch { id: id.to_string(), created, about: room.about(Viewer::Spectator) }
    }
}

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

/// Who sits down.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Guest {
    pub name: String,
    /// 16 to 64 letters and digits that nobody could foresee: your share in the dice.
    #[serde(default)]
    pub nonce: Option<String>,
    /// In its place, its SHA-256 as 64 lower-case hex digits; show the nonce itself when everybody sits.
    #[serde(default)]
    pub sealed: Option<String>,
    /// If you were invited: a secret of your own choice for your seat, 43 to 64 letters, digits, `-` and `_` that nobody
    /// could foresee. Should the answer be lost on its way, the same request again is answered in the same way.
    #[serde(default)]
    pub token: Option<String>,
}

impl Guest {
    fn share(&self, lang: Lang) -> Result<Share, ApiError> {
        match (self.nonce.clone(), self.sealed.clone()) {
            (Some(nonce), None) => Ok(Share::Nonce(nonce)),
            (None, Some(seal)) => Ok(Share::Sealed(seal)),
            _ => Err(ApiError::bad(lang, &Phrase::new("nonce-or-seal"))),
        }
    }

    fn token(&self, lang: Lang) -> Result<Option<Token>, ApiError> {
        let chosen = self.token.as_deref();
        let is_good = chosen.is_none_or(Token::is_hard_to_guess);
        if is_good { Ok(chosen.map(Token::from_outside)) } else { Err(ApiError::bad(lang, &Phrase::new("bad-token"))) }
    }
}

#[derive(Serialize, JsonSchema)]
pub struct Joined {
    pub seat: u8,
    /// The secret link of your seat. It is shown this once.
    pub token: String,
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
        let seat = free_seat(&room).ok_or_else(|| ApiError::conflict(lang, "no-open-seat"))?;
        let token = Token::new();
        let share = guest.share(lang)?;
        let act = Act::Sit { seat, name: guest.name, share, token: Some(token.hash()) };
        app.rooms.act(&handle, &mut room, act, None, lang).await?;
        let_computers_play(&app, &handle, &room);
        Ok((StatusCode::CREATED, Json(Joined { seat: seat.0, token: token.reveal().to_string() })))
    })
    .await
}

fn free_seat(room: &Room) -> Option<Seat> {
    let seats = room.setup.seats.iter().zip(&room.chairs);
    let place =
        seats.into_iter().position(|(setup, chair)| *setup == SeatSetup::Person { open: true } && !chair.is_taken());
    place.map(|place| Seat(place as u8))
}

#[derive(Serialize, JsonSchema)]
pub struct Seated {
    #[serde(flatten)]
    pub about: About,
    /// The secret of your seat if you were invited: the invitation is void now. It is shown this once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
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
        if let Some(place) = room.chairs.iter().position(|chair| chair.token == Some(chosen.hash())) {
            let about = room.about(Viewer::Seat(Seat(place as u8)));
            return Ok(Json(Seated { about, token: Some(chosen.reveal().to_string()) }));
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
        let about = room.about(Viewer::Seat(pass.seat));
        Ok(Json(Seated { about, token: own.map(|token| token.reveal().to_string()) }))
    })
    .await
}

/// The nonce that was sealed.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unsealed {
    pub nonce: String,
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
        TokenKind::Program => Err(ApiError::forbidden(lang, "program-may-not")),
        TokenKind::Invitation => Err(ApiError::forbidden(lang, "sit-down-first")),
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
    if !room.is_over() {
        return Err(ApiError::conflict(lang, "not-over"));
    }
    let transcript = room.transcript().unwrap_or_default();
    let name = format!("attachment; filename=\"{}-{id}.jsonl\"", room.setup.game);
    Ok(([(header::CONTENT_TYPE, "application/jsonl".to_string()), (header::CONTENT_DISPOSITION, name)], transcript))
}
