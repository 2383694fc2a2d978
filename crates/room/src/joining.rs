//! Creating, finding and joining matches: what is asked, and what is answered.

use catalog::lines::About;
use catalog::{Catalog, GameInfo, PlayerSpec};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Lang, Phrase, Seat, Viewer};

use crate::error::RoomError;
use crate::ids::{MatchId, Token, TokenHash};
use crate::room::{Room, Share};
use crate::rows::{NewMatch, NewToken, TokenKind};
use crate::setup::{SeatSetup, SeatWish, Setup, Wish};

#[derive(Serialize, JsonSchema)]
pub struct Games {
    pub games: Vec<GameInfo>,
    /// The names of computer players.
    pub players: [&'static str; PlayerSpec::NAMES.len()],
}

impl Games {
    pub fn of(catalog: &Catalog) -> Games {
        Games { games: catalog.games().map(|game| game.info()).collect(), players: PlayerSpec::NAMES }
    }
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

impl Created {
    /// A match that nobody sits at yet, to be written down, and the secrets of its seats.
    pub fn of(wish: &Wish, setup: &Setup, now: i64) -> (NewMatch, Created) {
        let seats: Vec<SeatLink> = (wish.seats.iter().enumerate())
            .filter_map(|(seat, wish)| {
                let who = match wish {
                    SeatWish::Me => "me",
                    SeatWish::Friend => FRIEND,
                    SeatWish::Open | SeatWish::Computer(_) => return None,
                };
                Some(SeatLink { seat: seat as u8, who, token: Token::new().reveal().to_string() })
            })
            .collect();
        let new = setup.new_match(seats.iter().map(SeatLink::stored).collect(), now);
        let commitment = table::commit(&new.found.secret);
        let created = Created { id: new.found.id.to_string(), commitment, seats };
        (new, created)
    }
}

impl SeatLink {
    /// What is kept of it.
    fn stored(&self) -> NewToken {
        let kind = if self.who == FRIEND { TokenKind::Invitation } else { TokenKind::Link };
        NewToken { hash: Token::from_outside(&self.token).hash(), seat: self.seat, kind }
    }
}

#[derive(Serialize, JsonSchema)]
pub struct OpenMatch {
    pub id: String,
    /// Milliseconds since 1970.
    pub created: i64,
    #[serde(rename = "match")]
    pub about: About,
}

impl OpenMatch {
    pub fn new(id: MatchId, created: i64, room: &Room) -> OpenMatch {
        OpenMatch { id: id.to_string(), created, about: room.about(Viewer::Spectator) }
    }
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
    pub fn share(&self, lang: Lang) -> Result<Share, RoomError> {
        match (self.nonce.clone(), self.sealed.clone()) {
            (Some(nonce), None) => Ok(Share::Nonce(nonce)),
            (None, Some(seal)) => Ok(Share::Sealed(seal)),
            _ => Err(RoomError::bad(lang, &Phrase::new("nonce-or-seal"))),
        }
    }

    pub fn token(&self, lang: Lang) -> Result<Option<Token>, RoomError> {
        let chosen = self.token.as_deref();
        let is_good = chosen.is_none_or(Token::is_hard_to_guess);
        if is_good { Ok(chosen.map(Token::from_outside)) } else { Err(RoomError::bad(lang, &Phrase::new("bad-token"))) }
    }
}

#[derive(Serialize, JsonSchema)]
pub struct Joined {
    pub seat: u8,
    /// The secret link of your seat. It is shown this once.
    pub token: String,
}

#[derive(Serialize, JsonSchema)]
pub struct Seated {
    #[serde(flatten)]
    pub about: About,
    /// The secret of your seat if you were invited: the invitation is void now. It is shown this once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// The nonce that was sealed.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unsealed {
    pub nonce: String,
}

impl Room {
    /// A seat that anybody may take.
    pub fn free_seat(&self) -> Option<Seat> {
        let mut seats = self.setup.seats.iter().zip(&self.chairs);
        let place = seats.position(|(setup, chair)| *setup == SeatSetup::Person { open: true } && !chair.is_taken());
        place.map(|place| Seat(place as u8))
    }

    /// The seat of the one who got this secret when sitting down.
    pub fn seat_of(&self, token: TokenHash) -> Option<Seat> {
        let place = self.chairs.iter().position(|chair| chair.token == Some(token));
        place.map(|place| Seat(place as u8))
    }

    /// Who sits here now, told to somebody who has just sat down, with a secret that is theirs alone.
    pub fn seated(&self, seat: Seat, own: Option<&Token>) -> Seated {
        let token = own.map(|token| token.reveal().to_string());
        Seated { about: self.about(Viewer::Seat(seat)), token }
    }

    /// The match in which the same people play again, for those who have a link to one of its seats; `links` are those
    /// that were given out when this match was created.
    pub fn next_match(&self, mut links: Vec<NewToken>, now: i64) -> NewMatch {
        links.retain(|token| token.kind == TokenKind::Link);
        let joined = self.chairs.iter().enumerate().filter_map(|(seat, chair)| Some((seat as u8, chair.token?)));
        links.extend(joined.map(|(seat, hash)| NewToken { hash, seat, kind: TokenKind::Link }));
        // Who wishes for it at the same time somewhere else makes the same match.
        let mut new = self.setup.reserved().new_match(links, now);
        new.found.id = self.rematch_id();
        new
    }
}
