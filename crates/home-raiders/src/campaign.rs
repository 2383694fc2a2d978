//! Das Haus erobern (HR-80): a battle in every room of a house; the side that wins most of them owns the house.
//!
//! A campaign is plain data and spans several matches: begin it, take the options for a room, play, record the match,
//! save the campaign as JSON, and load it again the next time.
//!
//! ```
//! use home_raiders::Level;
//! use home_raiders::campaign::{Campaign, Side};
//! use home_raiders::content::Content;
//!
//! let side = |name: &str, faction: &str| Side { name: name.into(), faction: faction.into(), team: None };
//! let sides = vec![side("Anna", "gremlins"), side("Ben", "fae-folk")];
//! let campaign = Campaign::begin(Content::built_in(), "flat", sides, 6, Level::Complex).expect("this is possible");
//! let options = campaign.options(Content::built_in(), "kitchen", None).expect("nobody has won the kitchen yet");
//! assert_eq!(options.area, "kitchen-table");
//! assert_eq!(Campaign::read(&campaign.write()), Ok(campaign));
//! ```

mod faults;

use serde::{Deserialize, Serialize};
use table::content::find_key;
use table::{Match, Phrase, Seat};

use crate::content::{CardId, Content, Faction, House, Room, Team};
use crate::game::{HomeRaiders, Level, MusterRule, Options};

/// The version of the file format.
pub const FORMAT: u32 = 1;

/// HR-80: a house, the sides that fight for it, and the results so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    pub format: u32,
    /// The map is part of the file, so that a campaign survives changes of the content.
    pub house: House,
    /// The limit of stars for each team, the same in all battles.
    pub stars: u8,
    pub level: Level,
    pub sides: Vec<Side>,
    /// In the order in which they were recorded.
    pub battles: Vec<Fought>,
}

/// A side that wants the house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    pub name: String,
    /// By key.
    pub faction: String,
    /// The ready-made team for all battles, by key; without it the team may change from battle to battle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<String>,
}

/// A finished battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fought {
    /// The key of the room.
    pub room: String,
    /// The names of the sides, that of seat 0 first.
    pub sides: [String; 2],
    /// `None` after a draw.
    pub winner: Option<String>,
    /// The digest of the saved match, in hexadecimal.
    pub digest: String,
}

impl Campaign {
    /// Starts a campaign for a house of the content.
    pub fn begin(
        content: &Content,
        house: &str,
        sides: Vec<Side>,
        stars: u8,
        level: Level,
    ) -> Result<Campaign, Phrase> {
        let found = &content.houses[find_key(&content.houses, |house| &house.key, house, "unknown-house")?];
        let campaign = Campaign { format: FORMAT, house: found.clone(), stars, level, sides, battles: Vec::new() };
        campaign.check()?;
        campaign.check_teams(content)?;
        Ok(campaign)
    }

    /// The options of the next match in a room, with the two sides by name, that of seat 0 first. With only two sides
    /// in the campaign they need not be named.
    pub fn options(&self, content: &Content, room: &str, pair: Option<&[String; 2]>) -> Result<Options, Phrase> {
        let room = self.open_room(room)?;
        self.check_teams(content)?;
        let sides = match (pair, self.sides.as_slice()) {
            (Some(pair), _) => self.pair(pair)?,
            (None, [one, other]) => [one, other],
            (None, _) => return Err(faults::which_sides(self)),
        };
        let is_ready = |side: &Side| {
            let ready = content.faction(&side.faction).and_then(|faction| faction.ready_team(self.stars));
            side.team.is_some() && side.team.as_ref() == ready.map(|team| &team.key)
        };
        Ok(Options {
            stars: self.stars,
            factions: sides.map(|side| side.faction.clone()),
            // A player with another team than the largest one chooses it at the table.
            muster: if sides.into_iter().all(is_ready) { MusterRule::Ready } else { MusterRule::Free },
            area: room.area.clone(),
            level: self.level,
            ..Options::default()
        })
    }

    /// HR-80: marks the room with the winner of a finished match. After a draw the room has no winner and is fought for
    /// again.
    ///
    /// Without a pair, the factions decide which side had which seat, if that is clear.
    pub fn record(
        &mut self,
        room: &str,
        pair: Option<&[String; 2]>,
        played: &Match<HomeRaiders>,
    ) -> Result<&Fought, Phrase> {
        let room = self.open_room(room)?;
        self.check_agreed(room, played)?;
        let sides = self.find_sides(pair, played)?;
        for (seat, side) in [Seat(0), Seat(1)].into_iter().zip(sides) {
            check_team(side, seat, played)?;
        }
        let outcome = played.outcome().ok_or_else(|| Phrase::new("campaign-not-over"))?;
        let winner = match outcome.winners.as_slice() {
            [seat] => sides.get(seat.index()).map(|side| side.name.clone()),
            _ => None,
        };
        let digest = blake3::hash(played.save().as_bytes()).to_hex().to_string();
        if let Some(known) = self.battles.iter().find(|known| known.digest == digest) {
            return Err(faults::known_match(self.house.room(&known.room)));
        }
        let sides = sides.map(|side| side.name.clone());
        let fought = Fought { room: room.key.clone(), sides, winner, digest };
        self.battles.push(fought);
        Ok(self.battles.last().expect("it was just put there"))
    }

    /// The side that has won a room.
    pub fn holder(&self, room: &str) -> Option<&Side> {
        let won = self.battles.iter().filter(|fought| fought.room == room).find_map(|fought| fought.winner.as_ref());
        self.sides.iter().find(|side| Some(&side.name) == won)
    }

    /// How many rooms each side holds, in descending order.
    pub fn standing(&self) -> Vec<(&Side, usize)> {
        let held = |side: &Side| self.house.rooms.iter().filter(|room| self.holder(&room.key) == Some(side)).count();
        let mut standing: Vec<(&Side, usize)> = self.sides.iter().map(|side| (side, held(side))).collect();
        standing.sort_by_key(|(_, rooms)| std::cmp::Reverse(*rooms));
        standing
    }

    /// Whether every room is won.
    pub fn is_over(&self) -> bool {
        self.house.rooms.iter().all(|room| self.holder(&room.key).is_some())
    }

    /// HR-80: the side with the most rooms once all are won. After a tie nobody owns the house.
    pub fn owner(&self) -> Option<&Side> {
        match self.standing().as_slice() {
            [(first, most), (_, next), ..] if self.is_over() && most > next => Some(first),
            _ => None,
        }
    }

    /// Reads a campaign written by [`write`](Self::write) or by hand.
    pub fn read(text: &str) -> Result<Campaign, Phrase> {
        #[derive(Deserialize)]
        struct Kind {
            format: u32,
        }
        let kind: Kind = serde_json::from_str(text).map_err(|error| faults::no_campaign(&error))?;
        if kind.format != FORMAT {
            return Err(faults::other_format(kind.format));
        }
        let campaign: Campaign = serde_json::from_str(text).map_err(|error| faults::no_campaign(&error))?;
        campaign.check()?;
        Ok(campaign)
    }

    /// The campaign as JSON, readable for people, too.
    pub fn write(&self) -> String {
        let json = serde_json::to_string_pretty(self);
        json.expect("a campaign is plain data with texts as keys") + "\n"
    }

    /// A room that nobody has won yet.
    fn open_room(&self, key: &str) -> Result<&Room, Phrase> {
        let rooms = &self.house.rooms;
        let room = &rooms[find_key(rooms, |room| &room.key, key, "unknown-room")?];
        match self.holder(key) {
            Some(side) => Err(faults::room_taken(room, side)),
            None => Ok(room),
        }
    }

    fn side(&self, name: &str) -> Result<&Side, Phrase> {
        find_key(&self.sides, |side| &side.name, name, "unknown-side").map(|place| &self.sides[place])
    }

    fn pair(&self, [one, other]: &[String; 2]) -> Result<[&Side; 2], Phrase> {
        let pair = [self.side(one)?, self.side(other)?];
        if one == other { Err(faults::of_side("campaign-same-side", one)) } else { Ok(pair) }
    }

    /// Which side had which seat: as named, or else the only two sides with these factions.
    fn find_sides(&self, pair: Option<&[String; 2]>, played: &Match<HomeRaiders>) -> Result<[&Side; 2], Phrase> {
        let led = [Seat(0), Seat(1)].map(|seat| &played.game().faction(seat).key);
        let fits = |pair: &[&Side; 2]| pair.iter().zip(led).all(|(side, faction)| side.faction == *faction);
        let not_here = || faults::other_factions(led);
        if let Some(pair) = pair {
            return Some(self.pair(pair)?).filter(fits).ok_or_else(not_here);
        }
        let all = self.sides.iter().flat_map(|one| self.sides.iter().map(move |other| [one, other]));
        let mut fitting = all.filter(|[one, other]| one.name != other.name).filter(fits);
        match (fitting.next(), fitting.next()) {
            (None, _) => Err(not_here()),
            (Some(pair), None) => Ok(pair),
            (Some(_), Some(_)) => Err(faults::which_sides(self)),
        }
    }

    /// Whether a match was played from its beginning with the options of this campaign. Any mission is allowed.
    fn check_agreed(&self, room: &Room, played: &Match<HomeRaiders>) -> Result<(), Phrase> {
        let options = &played.header().options;
        if played.header().start.is_some() {
            return Err(Phrase::new("campaign-begun-elsewhere"));
        }
        if options.area != room.area {
            return Err(faults::other_area(room, &options.area));
        }
        if options.stars != self.stars {
            return Err(Phrase::new("campaign-other-stars").with("found", options.stars).with("stars", self.stars));
        }
        if options.level != self.level {
            return Err(Phrase::new("campaign-other-level").with("level", self.level.word()));
        }
        Ok(())
    }

    /// Checks the campaign on its own, without content.
    fn check(&self) -> Result<(), Phrase> {
        faults::check_sides(&self.sides)?;
        faults::check_house(&self.house)?;
        for (index, fought) in self.battles.iter().enumerate() {
            let before = Campaign { battles: self.battles[..index].to_vec(), ..self.clone() };
            before.open_room(&fought.room)?;
            let sides = self.pair(&fought.sides)?;
            if let Some(winner) = &fought.winner
                && !sides.iter().any(|side| side.name == *winner)
            {
                return Err(faults::of_side("campaign-winner-elsewhere", winner));
            }
        }
        Ok(())
    }

    /// Whether every side has a faction, and a team within the limit.
    fn check_teams(&self, content: &Content) -> Result<(), Phrase> {
        for side in &self.sides {
            let place = find_key(&content.factions, |faction| &faction.key, &side.faction, "unknown-faction")?;
            let faction = &content.factions[place];
            let Some(key) = &side.team else { continue };
            let team = &faction.teams[find_key(&faction.teams, |team| &team.key, key, "unknown-team")?];
            if team.stars > self.stars {
                return Err(faults::large_team(team, self.stars));
            }
        }
        Ok(())
    }
}

fn find_team<'f>(faction: &'f Faction, key: &str) -> Option<&'f Team> {
    faction.teams.iter().find(|team| team.key == key)
}

/// Whether a side has led its own team, if it has one. A side that resigned before mustering has led none.
fn check_team(side: &Side, seat: Seat, played: &Match<HomeRaiders>) -> Result<(), Phrase> {
    let Some(key) = &side.team else { return Ok(()) };
    let (faction, battle) = (played.game().faction(seat), played.now());
    let mut led: Vec<CardId> = battle.all(seat).map(|who| battle[who].card).collect();
    let mut own: Vec<CardId> = find_team(faction, key).map(|team| team.list.cards(faction)).unwrap_or_default();
    led.sort_unstable();
    own.sort_unstable();
    if led.is_empty() || led == own { Ok(()) } else { Err(faults::other_team(side, key)) }
}
