//! The report as one page of HTML that needs nothing else.

use serde_json::Value;
use table::{Lang, Phrase, text};

use super::findings::{FAIR, Findings, Pairing, Share};
use super::plots::{self, Bar};
use crate::balance::Row;
use crate::numbers::{count, percent};
use crate::simulate::wilson;
use crate::texts::TEXTS;

/// Rows of a plot; the table below it has the others.
const MOST_BARS: usize = 12;

const STYLE: &str = include_str!("page.css");

struct Page<'f> {
    findings: &'f Findings,
    lang: Lang,
    html: String,
}

/// Writes the report in a language; `command` makes it again.
pub fn write(findings: &Findings, command: &str, lang: Lang) -> String {
    let mut page = Page { findings, lang, html: String::new() };
    page.begin(command);
    page.write_sides();
    page.write_set_ups();
    page.write_kinds();
    page.write_lengths();
    page.end();
    page.html
}

impl Page<'_> {
    fn say(&self, key: &'static str) -> String {
        self.say_phrase(&Phrase::new(key))
    }

    fn say_phrase(&self, phrase: &Phrase) -> String {
        escape(&TEXTS.say(self.lang, phrase))
    }

    fn put(&mut self, html: &str) {
        self.html.push_str(html);
        self.html.push('\n');
    }

    fn put_heading(&mut self, key: &'static str, explained: &'static str) {
        let (heading, explained) = (self.say(key), self.say(explained));
        self.put(&format!("<h2>{heading}</h2>\n<p>{explained}</p>"));
    }

    fn name(&self, key: &Value) -> String {
        self.findings.name(key, self.lang)
    }

    fn begin(&mut self, command: &str) {
        let Findings { study, games, draws, rules, content, .. } = self.findings;
        let title = escape(study.title.get(self.lang));
        self.put("<!doctype html>");
        self.put(&format!("<html lang=\"{}\"><head><meta charset=\"utf-8\">", self.lang.tag()));
        self.put("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
        self.put(&format!("<title>{title}</title>\n<style>{STYLE}</style></head><body><main>\n<h1>{title}</h1>"));
        let about = Phrase::new("lab-about").with("games", *games as i64).with("draws", *draws as i64);
        let about = self.say_phrase(&about.with("player", text(study.player.clone())).with("seed", study.seed as i64));
        let made = Phrase::new("lab-made").with("rules", i64::from(*rules)).with("content", text(&content[..12]));
        let made = self.say_phrase(&made);
        self.put(&format!("<p>{about}</p>\n<p class=\"made\">{made}<br><code>{}</code></p>", escape(command)));
    }

    fn end(&mut self) {
        self.put("</main></body></html>");
    }

    fn write_sides(&mut self) {
        let Findings { sides, pairings, .. } = self.findings;
        if sides.is_empty() {
            return;
        }
        self.put_heading("lab-sides", "lab-sides-explained");
        self.put_plot(&plots::bars(&self.list_bars(sides), spread(sides), 0.5));
        if sides.iter().any(|side| side.moved.is_some()) {
            self.put_heading("lab-instead", "lab-instead-explained");
            self.put_moves(sides);
        }
        self.put_heading("lab-pairings", "lab-pairings-explained");
        let names: Vec<String> = sides.iter().map(|side| self.name(&side.key)).collect();
        let share = |row: &Share, column: &Share| self.findings.share_against(&row.key, &column.key);
        let shares: Vec<Vec<_>> =
            sides.iter().map(|row| sides.iter().map(|column| share(row, column)).collect()).collect();
        self.put_plot(&plots::matrix(&names, &shares));
        self.put_unfair(pairings);
    }

    /// Names the pairings that are surely not fair.
    fn put_unfair(&mut self, pairings: &[Pairing]) {
        let bounds = (percent(self.lang, FAIR.low), percent(self.lang, FAIR.high));
        let unfair: Vec<&Pairing> = pairings.iter().filter(|pairing| is_unfair(pairing)).collect();
        let phrase = Phrase::new("lab-unfair").with("count", unfair.len()).with("all", pairings.len());
        let said = self.say_phrase(&phrase.with("low", text(bounds.0)).with("high", text(bounds.1)));
        self.put(&format!("<p>{said}</p>"));
        if unfair.is_empty() {
            return;
        }
        let head = ["lab-one", "lab-other", "lab-games", "lab-share", "lab-interval", "lab-unfair-in"];
        let rows = unfair.into_iter().map(|pairing| {
            let set_ups = pairing.unfair_in.iter().filter(|values| !values.is_empty());
            let set_ups: Vec<String> = set_ups.map(|values| self.name(&Value::Array(values.clone()))).collect();
            let interval =
                format!("{} – {}", percent(self.lang, pairing.interval.low), percent(self.lang, pairing.interval.high));
            vec![
                self.name(&pairing.one),
                self.name(&pairing.other),
                count(self.lang, pairing.games),
                percent(self.lang, pairing.share),
                interval,
                set_ups.join(", "),
            ]
        });
        let rows = rows.collect();
        self.put_table(head.map(|key| self.say(key)).to_vec(), rows, &[0, 1, 5]);
    }

    fn put_moves(&mut self, sides: &[Share]) {
        let moved = |side: &Share| {
            let (mean, error) = side.moved?;
            let sign = if mean < 0.0 { "−" } else { "+" };
            let text = format!("{sign}{} ± {}", percent(self.lang, mean.abs()), percent(self.lang, error));
            Some(Bar { name: self.name(&side.key), value: mean, low: mean - error, high: mean + error, text })
        };
        let bars: Vec<Bar> = sides.iter().filter_map(moved).collect();
        let far = bars.iter().map(|bar| bar.low.abs().max(bar.high.abs())).fold(0.05, f64::max);
        self.put_plot(&plots::bars(&bars, (-far, far), 0.0));
    }

    fn write_set_ups(&mut self) {
        if self.findings.set_ups.is_empty() {
            return;
        }
        self.put_heading("lab-set-ups", "lab-set-ups-explained");
        let head = ["lab-option", "lab-value", "lab-games", "lab-draws", "lab-began", "lab-rounds"];
        let rows = self.findings.set_ups.iter().map(|row| {
            let games = row["games"].as_u64().unwrap_or(0);
            let draws = row["draws"].as_u64().unwrap_or(0) as f64 / games.max(1) as f64;
            let began = row["began"]["share"].as_f64().map_or("–".into(), |share| percent(self.lang, share));
            let (median, long) = (&row["rounds"]["median"], &row["rounds"]["ninth_decile"]);
            let rounds = if *median == 0 { "–".into() } else { format!("{median} / {long}") };
            vec![
                self.name(&row["option"]),
                self.name(&row["value"]),
                count(self.lang, games),
                percent(self.lang, draws),
                began,
                rounds,
            ]
        });
        let rows = rows.collect();
        self.put_table(head.map(|key| self.say(key)).to_vec(), rows, &[0, 1]);
    }

    fn write_kinds(&mut self) {
        let seats = std::iter::once(("seat", &self.findings.seats));
        let kinds = self.findings.kinds.iter().map(|(kind, rows)| (kind.as_str(), rows));
        for (kind, rows) in seats.chain(kinds) {
            self.put_heading(kind_of(kind), "lab-kind-explained");
            let half = MOST_BARS / 2;
            let shown = |place: usize| rows.len() <= MOST_BARS || place < half || place >= rows.len() - half;
            let shown: Vec<&Row> =
                rows.iter().enumerate().filter(|(place, _)| shown(*place)).map(|(_, row)| row).collect();
            let bars: Vec<Bar> = shown.iter().map(|row| self.bar_of(kind, row)).collect();
            let even = rows.iter().map(|row| row.won).sum::<u64>() as f64
                / rows.iter().map(|row| row.had).sum::<u64>().max(1) as f64;
            let far = bars.iter().map(|bar| (bar.high - even).max(even - bar.low)).fold(0.05, f64::max);
            self.put_plot(&plots::bars(&bars, (even - far, even + far), even));
            if rows.len() > MOST_BARS {
                let all = self.say_phrase(&Phrase::new("lab-all-rows").with("count", rows.len()));
                self.put(&format!("<details><summary>{all}</summary>"));
                let head = ["lab-name", "lab-had", "lab-won", "lab-share", "lab-error", "lab-of-chance"];
                let cells = |row: &Row| {
                    vec![
                        self.name(&row.key.clone().into()),
                        count(self.lang, row.had),
                        count(self.lang, row.won),
                        percent(self.lang, row.share),
                        percent(self.lang, row.error),
                        crate::numbers::decimal(self.lang, row.of_chance, 2),
                    ]
                };
                let rows = rows.iter().map(cells).collect();
                self.put_table(head.map(|key| self.say(key)).to_vec(), rows, &[0]);
                self.put("</details>");
            }
        }
    }

    fn write_lengths(&mut self) {
        if self.findings.lengths.len() < 2 {
            return;
        }
        self.put_heading("lab-lengths", "lab-lengths-explained");
        let lengths: Vec<(u32, u64)> = self.findings.lengths.iter().map(|(rounds, games)| (*rounds, *games)).collect();
        self.put_plot(&plots::histogram(&lengths));
    }

    fn list_bars(&self, shares: &[Share]) -> Vec<Bar> {
        let bar = |share: &Share| Bar {
            name: self.name(&share.key),
            value: share.share,
            low: share.interval.low,
            high: share.interval.high,
            text: percent(self.lang, share.share),
        };
        shares.iter().map(bar).collect()
    }

    fn bar_of(&self, kind: &str, row: &Row) -> Bar {
        let name = match kind {
            "seat" => TEXTS.say(self.lang, &Phrase::new("lab-seat").with("seat", text(row.key.clone()))),
            "turn" => TEXTS.say(self.lang, &Phrase::new("lab-place").with("place", text(row.key.clone()))),
            _ => self.name(&row.key.clone().into()),
        };
        let interval = wilson(row.won as f64, row.had);
        let text = format!("{} ({})", percent(self.lang, row.share), count(self.lang, row.had));
        Bar { name, value: row.share, low: interval.low, high: interval.high, text }
    }

    /// A plot with its figures for those who cannot see it: every row is written as text in it.
    fn put_plot(&mut self, svg: &str) {
        self.put(&format!("<figure>{svg}</figure>"));
    }

    fn put_table(&mut self, head: Vec<String>, rows: Vec<Vec<String>>, words: &[usize]) {
        let class = |column: usize| if words.contains(&column) { "" } else { " class=\"number\"" };
        let head: String =
            head.iter().enumerate().map(|(column, cell)| format!("<th{}>{cell}</th>", class(column))).collect();
        self.put(&format!("<table><thead><tr>{head}</tr></thead><tbody>"));
        for row in rows {
            let cells = row.iter().enumerate();
            let cells: String =
                cells.map(|(column, cell)| format!("<td{}>{}</td>", class(column), escape(cell))).collect();
            self.put(&format!("<tr>{cells}</tr>"));
        }
        self.put("</tbody></table>");
    }
}

fn is_unfair(pairing: &Pairing) -> bool {
    let is_out = pairing.interval.low > FAIR.high || pairing.interval.high < FAIR.low;
    is_out || !pairing.unfair_in.is_empty()
}

/// The bounds of a plot of shares: as narrow as they fit, with an even share in the middle.
fn spread(shares: &[Share]) -> (f64, f64) {
    let far = shares.iter().map(|share| (share.interval.high - 0.5).max(0.5 - share.interval.low)).fold(0.1, f64::max);
    (0.5 - far, 0.5 + far)
}

/// The heading of a kind of things that seats gain.
pub fn kind_of(kind: &str) -> &'static str {
    match kind {
        "seat" => "lab-kind-seat",
        "turn" => "lab-kind-turn",
        "hero" => "lab-kind-hero",
        "leader" => "lab-kind-leader",
        "order" => "lab-kind-order",
        "card" => "lab-kind-card",
        "lost" => "lab-kind-lost",
        "character" => "lab-kind-character",
        _ => "lab-kind-other",
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
