//! What requests bring along: a language, a body, a secret.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use room::ids::{MatchId, Token};
use room::{Pass, RoomError};
use serde::de::DeserializeOwned;
use table::content::locate_json;
use table::{Lang, Phrase, Seat, quote, text};

use crate::app::App;
use crate::connections::Connection;
use crate::error::ApiError;
use crate::rooms::Handle;
use crate::store::TokenKind;

/// The language of the answer: `?lang=de`, which has to be one that there is, or what the browser prefers.
pub struct Language(pub Lang);

impl<S: Sync> FromRequestParts<S> for Language {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Language, ApiError> {
        let unknown = |tag: &str| {
            let known = Lang::all().iter().map(|lang| text(lang.tag())).collect::<Vec<_>>();
            ApiError::bad(
                language(parts),
                &Phrase::new("no-such-language").with("tag", quote(tag)).with("known", known),
            )
        };
        match asked_language(parts) {
            Some(tag) => find_language(tag).map(Language).ok_or_else(|| unknown(tag)),
            None => Ok(Language(language(parts))),
        }
    }
}

/// The language of an answer, even to a request that makes no sense.
pub(crate) fn language(parts: &Parts) -> Lang {
    let accepted = parts.headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let accepted = accepted.unwrap_or_default().split([',', ';']).map(str::trim);
    asked_language(parts).into_iter().chain(accepted).find_map(find_language).unwrap_or(Lang::EN)
}

fn asked_language(parts: &Parts) -> Option<&str> {
    parts.uri.query()?.split('&').find_map(|pair| pair.strip_prefix("lang="))
}

/// `de-AT` is understood as `de`.
fn find_language(tag: &str) -> Option<Lang> {
    Lang::find(tag).or_else(|| Lang::find(tag.split('-').next()?))
}

/// A match named in the path.
pub struct InPath(pub MatchId);

impl<S: Send + Sync> FromRequestParts<S> for InPath {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<InPath, ApiError> {
        let lang = language(parts);
        let path = axum::extract::Path::<String>::from_request_parts(parts, state).await;
        let id = path.ok().and_then(|path| path.0.parse().ok());
        id.map(InPath).ok_or_else(|| RoomError::not_found(lang, "no-such-match").into())
    }
}

/// What stands behind the question mark of the address.
pub struct InQuery<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for InQuery<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<InQuery<T>, ApiError> {
        let query = axum::extract::Query::try_from_uri(&parts.uri);
        query.map(|query| InQuery(query.0)).map_err(|_| ApiError::bad(language(parts), &Phrase::new("bad-query")))
    }
}

/// A JSON body.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ApiError> {
        let (parts, body) = request.into_parts();
        let lang = language(&parts);
        let bytes = read_bytes(Request::from_parts(parts, body), state).await?;
        let body = serde_json::from_slice(&bytes).map_err(|error| {
            ApiError::bad(lang, &Phrase::new("not-understood").with("error", text(locate_json(&error, lang))))
        })?;
        Ok(Body(body))
    }
}

/// The whole body of a request.
pub async fn read_bytes<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, ApiError> {
    let (parts, body) = request.into_parts();
    let lang = language(&parts);
    let read = Bytes::from_request(Request::from_parts(parts, body), state).await;
    read.map_err(|rejection| ApiError {
        status: rejection.status().as_u16(),
        ..ApiError::bad(lang, &Phrase::new("body-not-read"))
    })
}

/// The address that a request comes from.
pub struct Client(pub IpAddr);

impl FromRequestParts<Arc<App>> for Client {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Client, Self::Rejection> {
        Ok(Client(address(parts, app)))
    }
}

pub fn address(parts: &Parts, app: &App) -> IpAddr {
    let peer = parts.extensions.get::<Arc<Connection>>().map(|connection| connection.peer.ip());
    let forwarded = app.settings.behind_proxy.then(|| forwarded(&parts.headers)).flatten();
    group(forwarded.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
}

/// A whole /64 of IPv6 addresses counts as one client.
pub(crate) fn group(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) if address.to_ipv4_mapped().is_none() => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
        address => address.to_canonical(),
    }
}

/// The last address is the one that our own proxy has seen; whatever stands before it can be made up.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

/// A player at a match.
pub struct Player {
    pub handle: Arc<Handle>,
    pub pass: Pass,
}

/// The secret that a request brings.
pub fn bearer(headers: &HeaderMap) -> Option<Token> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| Token::from_outside(token.trim()))
}

/// Finds out whose secret it is.
pub async fn authorize(app: &App, id: MatchId, token: Option<Token>, lang: Lang) -> Result<Player, ApiError> {
    let token = token.ok_or_else(|| RoomError::wrong_token(lang, "no-token"))?.hash();
    let handle = app.rooms.open(id, lang).await?;
    if let Some(seat) = handle.seat_of_link(token) {
        return Ok(Player { handle, pass: Pass::of_link(Seat(seat)) });
    }
    // Looked at before the token is: one that is taken back meanwhile does not hold.
    let (joined, dismissals) = {
        let room = handle.room.lock().await;
        (room.seat_of(token), room.chairs.iter().map(|chair| chair.dismissals).collect::<Vec<_>>())
    };
    let found = match joined {
        Some(seat) => Some((seat.0, TokenKind::Link)),
        None => app.store.seat_of(id, token).await.map_err(|error| ApiError::of_store(&error, lang))?,
    };
    let Some((seat, kind)) = found else { return Err(RoomError::wrong_token(lang, "wrong-token").into()) };
    if kind == TokenKind::Link {
        handle.remember_link(token, seat);
    }
    let dismissals = dismissals.get(usize::from(seat)).copied().unwrap_or_default();
    let pass = Pass { seat: Seat(seat), kind, dismissals };
    handle.room.lock().await.check_pass(&pass, lang)?;
    Ok(Player { handle, pass })
}
