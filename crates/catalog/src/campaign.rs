//! The campaign of Home Raiders for programs: houses, files and transcripts from outside, with faults in words.

use std::path::Path;
use std::sync::Arc;

use home_raiders::HomeRaiders;
pub use home_raiders::Level;
pub use home_raiders::campaign::{Campaign, Fought, Side};
use home_raiders::content::Content;
pub use home_raiders::content::{House, Room};
use serde_json::Value;
use table::{Game, Lang, Match, Phrase, Spoken as _, Words};

use crate::GameError;
use crate::content::read_home_raiders;

/// The game that decides who wins a house.
pub const GAME: &str = HomeRaiders::ID;

/// The content that campaigns use.
pub struct Campaigns {
    content: Arc<Content>,
    lang: Lang,
}

impl Campaigns {
    /// With the content of a user's folder added to the game's own, if there is one.
    pub fn open(folder: Option<&Path>, lang: Lang) -> Result<Campaigns, GameError> {
        let own = folder.map(|folder| folder.join(GAME)).filter(|folder| folder.is_dir());
        let content = read_home_raiders(own.as_deref(), lang).map_err(|errors| GameError::join(&errors))?;
        Ok(Campaigns { content: Arc::new(content), lang })
    }

    pub fn begin(&self, house: &str, sides: Vec<Side>, stars: u8, level: Level) -> Result<Campaign, GameError> {
        Campaign::begin(&self.content, house, sides, stars, level).map_err(|why| self.error(&why))
    }

    pub fn read(&self, text: &str) -> Result<Campaign, GameError> {
        Campaign::read(text).map_err(|why| self.error(&why))
    }

    /// The options of the match in a room.
    pub fn options(&self, campaign: &Campaign, room: &str, pair: Option<&[String; 2]>) -> Result<Value, GameError> {
        let options = campaign.options(&self.content, room, pair).map_err(|why| self.error(&why))?;
        Ok(serde_json::to_value(options).expect("options are plain data"))
    }

    /// Replays a transcript and marks the room with its winner.
    pub fn record(
        &self,
        campaign: &mut Campaign,
        room: &str,
        pair: Option<&[String; 2]>,
        transcript: &str,
    ) -> Result<Fought, GameError> {
        let loaded = Match::<HomeRaiders>::load(self.content.clone(), transcript);
        let played = loaded.map_err(|error| GameError::of_load::<HomeRaiders>(self.lang, &error))?;
        campaign.record(room, pair, &played).cloned().map_err(|why| self.error(&why))
    }

    /// The name of a battle area, if it is known here.
    pub fn area_name(&self, key: &str) -> Option<&Words> {
        self.content.area(key).map(|area| &area.name)
    }

    /// The name of a faction, if it is known here.
    pub fn faction_name(&self, key: &str) -> Option<&Words> {
        self.content.faction(key).map(|faction| &faction.name)
    }

    fn error(&self, why: &Phrase) -> GameError {
        GameError { text: HomeRaiders::texts().say(self.lang, why), rule: None }
    }
}
