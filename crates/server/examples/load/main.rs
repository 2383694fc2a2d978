//! A load for a server, for `cargo xtask bench server`: many people who play, and what they see of the server's speed.
//!
//! It shares its cores with the server that it measures, so it is cheap: it looks for a few words in what it gets and
//! reads nothing else. It is honest: it answers only what it was asked, and counts only what was acknowledged.
//! It prints one JSON object.

mod crowd;
mod cut;
mod echo;
mod figures;
mod fill;
mod frame;
mod make;
mod people;
mod think;

use std::collections::HashMap;
use std::error::Error;
use std::net::SocketAddr;
use std::time::Duration;

use figures::Processes;
use people::{Plan, Play};
use serde_json::Value;

const HELP: &str = "\
load SCENARIO --at ADDRESS,.. [--process ID,..] [--database ID] [--matches N] [--seconds S] [--warm-up S] [--size POINTS]
  echo-server [--buffers small]           a bare echo; prints its address
    [--answer BYTES]                      with this many bytes instead of what came
  echo --at ADDRESS --connections N       a message comes back, the next one goes out
  full --at ADDRESS,.. --matches N        both seats of every match answer at once, each at another server
    [--together true]                     both at the same one
  steady --at ADDRESS --matches N         a choice in every match each --every MILLISECONDS
  leave --at ADDRESS --matches N          a few --choices in every match, then everybody goes
  crowd --at ADDRESS --matches N          so many matches go on at once, and nobody stays connected
  think --at ADDRESS --matches N          computers think in all of them; how long one who plays an easy one waits
  cut --at ADDRESS,ADDRESS --data URL     how long it takes until all rooms know what they have missed
  fill --at ADDRESS --data URL            so many finished --matches, made from one that is played
  answers --at ADDRESS --matches N        how long answers take where so many matches were filled in";

/// Everything that can go wrong ends the load, and the message is for whoever started it.
type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

fn main() -> Outcome<()> {
    let mut words = std::env::args().skip(1);
    let scenario = words.next().ok_or(HELP)?;
    let args = Args::read(words)?;
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    if scenario != "echo-server" {
        // One thread is enough for those who play; a second one would only take turns with the server.
        runtime.worker_threads(1);
    }
    let runtime = runtime.enable_all().build()?;
    let measured = runtime.block_on(run(&scenario, &args))?;
    println!("{measured}");
    // Thousands of connections need not be closed one by one.
    std::process::exit(0);
}

async fn run(scenario: &str, args: &Args) -> Outcome<Value> {
    match scenario {
        "echo-server" => {
            let answer = args.text("answer").map(str::parse).transpose()?;
            echo::serve(args.text("buffers") == Some("small"), answer).await
        }
        "echo" => {
            let (connections, measured) = (args.number("connections", 2000)?, args.seconds("seconds", 5)?);
            echo::measure(args.address()?, connections, measured, &args.processes()?).await
        }
        "full" => people::measure(plan(args, Play::AtOnce)?).await,
        "steady" => {
            let every = Duration::from_millis(args.number("every", 2000)? as u64);
            people::measure(plan(args, Play::Every(every))?).await
        }
        "leave" => people::play_and_leave(plan(args, Play::AtOnce)?, args.number("choices", 20)?).await,
        "crowd" => crowd::measure(args.address()?, args.number("matches", 1000)?, args.seconds("seconds", 10)?).await,
        "think" => think::measure(args.address()?, args.number("matches", 50)?).await,
        "cut" => cut::measure(&args.addresses()?, args.data()?, args.number("matches", 1000)?).await,
        "fill" => fill::fill(args.address()?, args.data()?, args.number("matches", 1000)?).await,
        "answers" => fill::measure(args.address()?, args.number("matches", 1000)?).await,
        _ => Err(HELP.into()),
    }
}

fn plan(args: &Args, play: Play) -> Outcome<Plan> {
    Ok(Plan {
        at: args.addresses()?,
        together: args.text("together") == Some("true"),
        processes: args.processes()?,
        matches: args.number("matches", 1000)?,
        size: args.number("size", 60)?,
        warm_up: args.seconds("warm-up", 3)?,
        measured: args.seconds("seconds", 10)?,
        play,
    })
}

/// `--name value`, as often as one likes.
struct Args(HashMap<String, String>);

impl Args {
    fn read(mut words: impl Iterator<Item = String>) -> Outcome<Args> {
        let mut args = HashMap::new();
        while let Some(word) = words.next() {
            let name = word.strip_prefix("--").ok_or(HELP)?;
            args.insert(name.to_string(), words.next().ok_or(HELP)?);
        }
        Ok(Args(args))
    }

    fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    fn number(&self, name: &str, otherwise: usize) -> Outcome<usize> {
        Ok(self.text(name).map(str::parse).transpose()?.unwrap_or(otherwise))
    }

    fn seconds(&self, name: &str, otherwise: usize) -> Outcome<Duration> {
        Ok(Duration::from_secs(self.number(name, otherwise)? as u64))
    }

    fn processes(&self) -> Outcome<Processes> {
        let ids = self.text("process").into_iter().flat_map(|ids| ids.split(','));
        let servers = ids.map(|id| Ok(id.parse()?)).collect::<Outcome<_>>()?;
        Ok(Processes { servers, database: self.text("database").map(str::parse).transpose()? })
    }

    fn addresses(&self) -> Outcome<Vec<SocketAddr>> {
        self.text("at").ok_or(HELP)?.split(',').map(|address| Ok(address.parse()?)).collect()
    }

    fn address(&self) -> Outcome<SocketAddr> {
        self.addresses()?.first().copied().ok_or_else(|| HELP.into())
    }

    fn data(&self) -> Outcome<&str> {
        Ok(self.text("data").ok_or(HELP)?)
    }
}
