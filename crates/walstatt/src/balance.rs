//! `walstatt balance`: which heroes, cards and places win more than their share.

mod sums;

use std::io::Write;
use std::process::ExitCode;

use anyhow::Context;
use catalog::{Agreed, PlayerSpec};
use indicatif::{ProgressBar, ProgressStyle};
use players::derive_seed;
use rayon::prelude::*;
use table::{Phrase, text};

use crate::numbers;
use crate::options::OptionsArg;
use crate::output::{self, print_json};
use crate::settings::Settings;
pub use sums::{Report, Row, Sums};

#[derive(clap::Args)]
pub struct Args {
    game: String,
    #[arg(long, short = 'n', default_value_t = 20_000, value_name = "N")]
    games: u64,
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    #[arg(long, default_value = "habit", value_name = "PLAYER")]
    player: PlayerSpec,
    #[command(flatten)]
    options: OptionsArg,
    #[arg(long, default_value_t = 8, value_name = "N")]
    most: usize,
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
    #[arg(long)]
    pub json: bool,
}

pub fn run(args: &Args, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let catalog = settings.catalog()?;
    let game = catalog.game(&args.game, settings.lang)?;
    let agreed = game.agree(&args.options.read(settings)?, settings.lang)?;
    let sums = play_all(args, settings, &*agreed)?;
    let report = sums.report(game.id(), agreed.options(), args.player.to_string(), args.seed);
    if args.json {
        print_json(out, &report)?;
    } else {
        print_report(&report, args, settings, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn play_all(args: &Args, settings: &Settings, agreed: &dyn Agreed) -> anyhow::Result<Sums> {
    let progress = ProgressBar::new(args.games).with_style(
        ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {per_sec}  {eta}")
            .expect("the template is right"),
    );
    let players = vec![args.player.clone(); agreed.seats().into()];
    let play = |number: u64| {
        let counted = agreed.play_and_count(&players, derive_seed(args.seed, number), settings.lang);
        progress.inc(1);
        let which_game = || settings.say_phrase(&Phrase::new("simulate-game").with("number", number as i64));
        counted.with_context(which_game)
    };
    let add = |sums: Sums, number: u64| Ok(sums.with(&play(number)?));
    let empty = || Sums::empty(players.len());
    let sums = (0..args.games).into_par_iter().try_fold(empty, add).try_reduce(empty, |a, b| Ok(a.plus(b)));
    progress.finish_and_clear();
    sums
}

fn print_report(report: &Report, args: &Args, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<()> {
    let about = Phrase::new("balance-about").with("games", report.games as i64).with("seats", report.seats.len());
    let about = about.with("player", text(report.player.clone())).with("draws", report.draws as i64);
    let rounds = Phrase::new("balance-rounds").with("median", i64::from(report.rounds.median));
    let rounds = rounds.with("long", i64::from(report.rounds.ninth_decile)).with("most", i64::from(report.rounds.most));
    writeln!(out, "{}\n{}\n", settings.say_phrase(&about), settings.say_phrase(&rounds))?;
    let form = Form { most: args.most, markdown: args.markdown };
    print_rows("seat", &report.seats, form, settings, out)?;
    for (kind, rows) in &report.kinds {
        print_rows(kind, rows, form, settings, out)?;
    }
    Ok(())
}

/// How tables are printed.
#[derive(Clone, Copy)]
pub struct Form {
    /// Rows at either end of a long table; 0 shows all.
    pub most: usize,
    pub markdown: bool,
}

impl Form {
    pub fn table(self, head: Vec<String>, words: usize) -> comfy_table::Table {
        let mut table = output::table(head, words);
        if self.markdown {
            table.load_style(comfy_table::presets::ASCII_MARKDOWN);
        }
        table
    }
}

const HEAD: [&str; 4] = ["balance-had", "balance-won", "balance-share", "balance-of-chance"];

/// The rows of one kind, with the best and the worst if there are many.
pub fn print_rows(
    kind: &str,
    rows: &[Row],
    form: Form,
    settings: &Settings,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let lang = settings.lang;
    let head: Vec<String> = [kind.to_string()].into_iter().chain(HEAD.map(|key| settings.say(key))).collect();
    let cells = |row: &Row| {
        let share = format!("{} ± {}", numbers::percent(lang, row.share), numbers::percent(lang, row.error));
        let of_chance = numbers::decimal(lang, row.of_chance, 2);
        [row.key.clone(), numbers::count(lang, row.had), numbers::count(lang, row.won), share, of_chance]
    };
    let mut table = form.table(head, 1);
    let (ends, has_gap) = (form.most, form.most > 0 && rows.len() > 2 * form.most);
    for (place, row) in rows.iter().enumerate() {
        if !has_gap || place < ends || place >= rows.len() - ends {
            table.add_row(cells(row));
        } else if place == ends {
            table.add_row(["…"; 5]);
        }
    }
    writeln!(out, "{table}\n")?;
    Ok(())
}
