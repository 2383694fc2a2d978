//! Temporary laboratory: lab GAME PLAYER OTHER PAIRS SEED [THREADS]
use catalog::{Catalog, PlayerSpec, Thinking};
use serde_json::Value;
use std::time::Instant;
use table::{Lang, Seat};
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let catalog = Catalog::built_in();
    let game = catalog.game(&args[0], Lang::EN).unwrap();
    let options: Value = std::env::var("OPTIONS").map_or(Value::Null, |text| serde_json::from_str(&text).unwrap());
    let agreed = game.agree(&options, Lang::EN).unwrap();
    if args[1] == "train" {
        let games: u64 = args[2].parse().unwrap();
        let playouts: u32 = args[3].parse().unwrap();
        let mut lessons = Vec::new();
        for number in 0..games {
            lessons.extend(agreed.take_lessons(playouts, players::derive_seed(1, number)));
        }
        use players::learning::*;
        let positions = lessons.len();
        let held = lessons.split_off(positions - positions / 5);
        let weights = learn(&lessons);
        let before = correlate(&held.iter().map(|l| (l.judged, l.won)).collect::<Vec<_>>());
        let after = correlate(&held.iter().map(|l| (expect(l, &weights), l.won)).collect::<Vec<_>>());
        lessons.extend(held);
        println!("{positions} {before} {after}\n{:?}", learn(&lessons));
        return;
    }
    let players: [PlayerSpec; 2] = [args[1].parse().unwrap(), args[2].parse().unwrap()];
    let pairs: u64 = args[3].parse().unwrap();
    let seed: u64 = args.get(4).map_or(1, |s| s.parse().unwrap());
    let (mut won, mut games) = (0.0, 0);
    let mut times = [(0u64, 0f64, 0f64); 2];
    for number in 0..pairs {
        for swapped in 0..2usize {
            let sits = |seat: usize| (seat + swapped) % 2;
            let seats: Vec<PlayerSpec> = (0..2).map(|seat| players[sits(seat)].clone()).collect();
            let mut begun = Instant::now();
            let mut hear = |seat: Seat, thinking| match thinking {
                Thinking::Begins => begun = Instant::now(),
                Thinking::Ends => {
                    let t = begun.elapsed().as_secs_f64();
                    let e = &mut times[sits(seat.index())];
                    *e = (e.0 + 1, e.1 + t, e.2.max(t));
                }
            };
            let played = agreed.play_watched(&seats, players::derive_seed(seed, number), &mut hear, Lang::EN).unwrap();
            won += match played.winners.len() {
                1 if sits(played.winners[0].index()) == 0 => 1.0,
                1 => 0.0,
                _ => 0.5,
            };
            games += 1;
        }
        eprint!("{won}/{games} ");
    }
    println!(
        "\n{} {} v {}: {won}/{games} = {:.0}%  ms {:.2}/{:.0} v {:.2}/{:.0}",
        args[0],
        args[1],
        args[2],
        100.0 * won / f64::from(games),
        1e3 * times[0].1 / times[0].0 as f64,
        1e3 * times[0].2,
        1e3 * times[1].1 / times[1].0 as f64,
        1e3 * times[1].2
    );
}
