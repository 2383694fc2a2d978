//! What is written down of a match: one record for everything that happens.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use table::Seat;

use crate::ids::MatchId;

/// A row of the log.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Record {
    pub entry: Entry,
    /// The first line of the transcript, where the match begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub header: Option<Box<RawValue>>,
    /// The lines it added to the transcript: a choice, and the rolls that followed it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub inputs: Vec<Box<RawValue>>,
    /// What every seat's clock shows afterwards, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Vec<i64>>,
    /// What is held back from whom after it, because of reaction windows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<Held>,
}

/// All but those who are asked now see the match as it was, until the windows are over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// When the first window opened, in milliseconds since 1970; later if one took longer than it should have.
    pub since: i64,
    /// How long each window takes for those who are not asked, in milliseconds: nothing that is done meanwhile changes
    /// it. Older records do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wait: Option<i64>,
    /// How many windows were reached since then.
    pub windows: u32,
    /// How many inputs each seat, and then the spectators, may know of.
    pub known: Vec<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// A player took a seat, with a nonce for the dice or the seal of one. Taking an open seat brings the hash of a new
    /// secret.
    Sat {
        seat: Seat,
        name: String,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        nonce: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sealed: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
    },
    /// A seat showed the nonce that it had sealed.
    Unsealed {
        seat: Seat,
        nonce: String,
    },
    /// A seat answered its question.
    Chose {
        seat: Seat,
        by: By,
        /// Nobody else may know of it, so nothing that others see ends with it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        in_window: bool,
    },
    /// Somebody said what was rolled or drawn at the real table.
    Rolled {
        seat: Seat,
    },
    Resigned {
        seat: Seat,
        why: Why,
    },
    /// A choice was taken back: input number `input`, and with `rest` everything after it too, in whose place come the
    /// inputs of the record.
    TookBack {
        seat: Seat,
        input: usize,
        rest: bool,
    },
    /// A seat asks the others to let it take a choice back.
    AskedBack {
        seat: Seat,
    },
    AnsweredBack {
        seat: Seat,
        agrees: bool,
    },
    /// The computer plays for a seat from now on, or (`null`) its person does again.
    Handed {
        seat: Seat,
        to: Option<String>,
    },
    /// What a seat orders beforehand; `null` takes it back.
    Ordered {
        seat: Seat,
        orders: Value,
    },
    /// A seat sent its programs away.
    Dismissed {
        seat: Seat,
    },
    /// The same people play again.
    Rematch {
        id: MatchId,
    },
}

/// Who answered for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    Person,
    Computer,
    /// What the seat has ordered beforehand.
    Orders,
    /// The time for a reaction was over.
    Time,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    Own,
    Time,
}
