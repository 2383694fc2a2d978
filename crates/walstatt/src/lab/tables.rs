//! The findings as tables, for a terminal or for Markdown.

use std::io::Write;

use table::{Phrase, text};

use super::findings::{Findings, Share};
use super::page::kind_of;
use crate::balance::{Form, print_rows};
use crate::numbers::{count, percent};
use crate::settings::Settings;

pub fn print(findings: &Findings, form: Form, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<()> {
    let about = Phrase::new("lab-about").with("games", findings.games as i64).with("draws", findings.draws as i64);
    let about = about.with("player", text(findings.study.player.clone())).with("seed", findings.study.seed as i64);
    writeln!(out, "{}\n", settings.say_phrase(&about))?;
    if !findings.sides.is_empty() {
        print_sides(findings, form, settings, out)?;
        print_pairings(findings, form, settings, out)?;
    }
    print_rows(&settings.say(kind_of("seat")), &findings.seats, form, settings, out)?;
    for (kind, rows) in &findings.kinds {
        print_rows(&settings.say(kind_of(kind)), rows, form, settings, out)?;
    }
    Ok(())
}

fn print_sides(findings: &Findings, form: Form, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<()> {
    let lang = settings.lang;
    let is_compared = findings.instead.is_some();
    let heads = ["lab-one", "lab-games", "lab-share", "lab-interval"];
    let heads = heads.into_iter().chain(is_compared.then_some("lab-instead"));
    let mut table = form.table(heads.map(|key| settings.say(key)).collect(), 1);
    for Share { key, games, share, interval, moved } in &findings.sides {
        let mut cells = vec![
            findings.name(key, lang),
            count(lang, *games),
            percent(lang, *share),
            format!("{} – {}", percent(lang, interval.low), percent(lang, interval.high)),
        ];
        cells.extend(moved.map(|(mean, error)| {
            let sign = if mean < 0.0 { "−" } else { "+" };
            format!("{sign}{} ± {}", percent(lang, mean.abs()), percent(lang, error))
        }));
        table.add_row(cells);
    }
    writeln!(out, "{table}\n")?;
    Ok(())
}

/// What the side in the row wins against that in the column.
fn print_pairings(findings: &Findings, form: Form, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<()> {
    let name = |side: &Share| findings.name(&side.key, settings.lang);
    let heads = std::iter::once(settings.say("lab-pairings")).chain(findings.sides.iter().map(name));
    let mut table = form.table(heads.collect(), 1);
    for row in &findings.sides {
        let share = |column: &Share| findings.share_against(&row.key, &column.key);
        let cell = |column| share(column).map_or(String::new(), |share| percent(settings.lang, share));
        table.add_row(std::iter::once(name(row)).chain(findings.sides.iter().map(cell)));
    }
    writeln!(out, "{table}\n")?;
    Ok(())
}
