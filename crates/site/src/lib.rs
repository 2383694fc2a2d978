//! Matches in a browser without a server: what the workers of the page run.
//!
//! A [`House`] keeps rooms in memory, answers what the page asks of a server, and carries lines from and to those who are
//! at a match. It knows neither clock nor storage: whoever runs it says what time it is, and writes down what
//! [`House::take_news`] gives before anybody hears of it. A [`Desk`] thinks, tells replays and looks back at matches,
//! in a worker of its own, so that nobody at a table waits for that.

mod desk;
mod games;
mod house;
mod kept;
#[cfg(target_arch = "wasm32")]
mod port;
mod requests;

pub use desk::{Conclusion, Desk, Thought};
pub use games::games;
pub use house::{Frame, House, News};
pub use kept::{Kept, KeptMatch, KeptRow, Written};
pub use requests::{Answer, Request};
