//! The results, for people.

use serde_json::Value;
use std::fmt::Write;

/// What is expected of the server, from docs/bench/server.md.
const MIN_CHOICES: f64 = 8000.0;
const MIN_SHARE_OF_ECHO: f64 = 0.25;
const MAX_BOTH_VIEWS_MS: f64 = 50.0;
const MAX_IDLE_BYTES: f64 = 65536.0;

/// What the server is compared with: plain axum, axum with the server's buffers, and axum sending back as many bytes as
/// the server sends for a choice.
const ECHOES: [(&str, &str); 3] = [
    ("bare echo", "/echo/default"),
    ("echo, the server's buffers", "/echo/small_buffers"),
    ("echo, and as many bytes", "/full/same_bytes"),
];

pub fn table(measured: &Value) -> String {
    let mut lines = String::new();
    let mut line = |name: &str, value: String, goal: &str| {
        writeln!(lines, "{name:52} {value:>14}  {goal}").expect("writing to a string cannot fail");
    };
    let number = |path: &str| measured.pointer(path).and_then(Value::as_f64);
    let echoes = ECHOES.map(|(name, path)| (name, number(&format!("{path}/per_second"))));
    for (name, echo) in echoes {
        if let Some(echo) = echo {
            line(&format!("{name}, messages/s"), format!("{echo:.0}"), "");
        }
    }
    if let Some(choices) = number("/full/per_second") {
        line("full speed, choices/s", format!("{choices:.0}"), &judge(choices >= MIN_CHOICES, "at least 8000"));
        for (name, echo) in echoes {
            if let Some(echo) = echo {
                let share = choices / echo;
                let goal = judge(share >= MIN_SHARE_OF_ECHO, "at least 0.25");
                line(&format!("full speed, share of the {name}"), format!("{share:.3}"), &goal);
            }
        }
    }
    for name in ["full", "steady"] {
        for share in ["p50", "p99"] {
            if let Some(time) = number(&format!("/{name}/acknowledged_ms/{share}")) {
                line(&format!("{name}, choice to acknowledgement, {share}, ms"), format!("{time:.2}"), "");
            }
        }
    }
    for share in ["p50", "p99", "p99_9"] {
        if let Some(time) = number(&format!("/steady/both_views_ms/{share}")) {
            let goal = if share == "p99" { judge(time < MAX_BOTH_VIEWS_MS, "below 50") } else { String::new() };
            line(&format!("steady, choice to view at both, {share}, ms"), format!("{time:.2}"), &goal);
        }
    }
    if let Some(choices) = number("/steady/per_second") {
        line("steady, choices/s", format!("{choices:.0}"), "");
    }
    for (name, path) in [("echo", "/echo/small_buffers"), ("full", "/full"), ("steady", "/steady")] {
        for who in ["server", "load"] {
            if let Some(work) = number(&format!("{path}/work_us/{who}")) {
                line(&format!("{name}, work of the {who} for each, µs"), format!("{work}"), "");
            }
        }
    }
    for name in ["full", "steady"] {
        for trouble in ["refused", "lost_connections", "late"] {
            if let Some(count) = number(&format!("/{name}/{trouble}")).filter(|count| *count > 0.0) {
                line(&format!("{name}, {trouble}"), format!("{count}"), "should be none");
            }
        }
    }
    for (round, name) in ["first", "second"].into_iter().enumerate() {
        let bytes = |what: &str| number(&format!("/idle/rounds/{round}/{what}_bytes_each"));
        if let (Some(left), Some(forgotten)) = (bytes("just_left"), bytes("forgotten")) {
            line(&format!("{name} time, bytes a match just left"), format!("{left:.0}"), "");
            let goal = judge(forgotten < MAX_IDLE_BYTES, "below 65536");
            line(&format!("{name} time, bytes a match forgotten"), format!("{forgotten:.0}"), &goal);
        }
    }
    lines + &on_request(measured)
}

/// What is measured only on request.
fn on_request(measured: &Value) -> String {
    let mut lines = String::new();
    let mut line = |name: String, value: Option<f64>, unit: &str, goal: String| {
        if let Some(value) = value {
            let value = if value < 10.0 { format!("{value:.2}") } else { format!("{value:.0}") };
            writeln!(lines, "{name:52} {:>14}  {goal}", format!("{value} {unit}"))
                .expect("writing to a string cannot fail");
        }
    };
    let number = |value: &Value, path: &str| value.pointer(path).and_then(Value::as_f64);
    let all = |path: &str| measured.pointer(path).and_then(Value::as_array).cloned().unwrap_or_default();
    for who in ["alone", "beside"] {
        for share in ["p50", "max"] {
            let time = number(measured, &format!("/think/{who}_ms/{share}"));
            let goal = if (who, share) == ("beside", "max") {
                judge(time < Some(1000.0), "below 1000")
            } else {
                String::new()
            };
            line(format!("an easy opponent answers, {who}, {share}"), time, "ms", goal);
        }
    }
    let single = number(measured, "/processes/pgbench/rows_a_second");
    for (how, name, is_judged) in [("apart", "all cores", false), ("limited", "a quarter of a core each", true)] {
        let mut before = 0.0;
        for (place, run) in all(&format!("/processes/{how}")).iter().enumerate() {
            let rate = number(run, "/per_second").unwrap_or_default();
            let goal = if is_judged { judge(rate >= before, "rising") } else { String::new() };
            line(format!("{} processes, {name}, choices", place + 1), Some(rate), "/s", goal);
            before = rate;
            for who in ["server", "database", "load"] {
                let work = number(run, &format!("/work_us/{who}"));
                line(format!("  work of the {who} for each"), work, "µs", String::new());
            }
            let share = single.filter(|_| !is_judged && place == 0).map(|single| rate / single);
            line("  share of pgbench".into(), share, "", judge(share >= Some(0.5), "at least 0.5"));
        }
    }
    let together = number(measured, "/processes/together/per_second");
    line("3 processes, seats together, choices".into(), together, "/s", String::new());
    line("pgbench, a row in each transaction, rows".into(), single, "/s", String::new());
    let hundreds = number(measured, "/processes/pgbench/rows_a_second_in_hundreds");
    line("pgbench, a hundred in each, rows".into(), hundreds, "/s", String::new());
    let time = number(measured, "/cut/caught_up_ms");
    line("all rooms have caught up after a cut".into(), time, "ms", judge(time < Some(1000.0), "below 1000"));
    for filled in all("/filled") {
        let matches = number(&filled, "/matches").unwrap_or_default();
        for what in ["start_ms", "first_page_ms", "middle_page_ms"] {
            line(format!("{matches} finished, {what}"), number(&filled, &format!("/{what}")), "ms", String::new());
        }
        for what in ["lobby", "opening", "making", "choice"] {
            let times = ["p50", "p99"].map(|share| number(&filled, &format!("/{what}_ms/{share}")));
            line(format!("{matches} finished, {what}, p50"), times[0], "ms", String::new());
            line(format!("{matches} finished, {what}, p99"), times[1], "ms", String::new());
        }
    }
    for crowd in all("/crowd") {
        let matches = number(&crowd, "/matches").unwrap_or_default();
        for (what, unit) in
            [("memory_bytes_each", "B"), ("disk_bytes_each", "B"), ("idle_cores", ""), ("per_second", "/s")]
        {
            line(format!("{matches} at once, {what}"), number(&crowd, &format!("/{what}")), unit, String::new());
        }
        for share in ["p50", "p99"] {
            let time = number(&crowd, &format!("/answered_ms/{share}"));
            line(format!("{matches} at once, a choice, {share}"), time, "ms", String::new());
        }
    }
    lines
}

fn judge(holds: bool, goal: &str) -> String {
    format!("{goal}: {}", if holds { "yes" } else { "no" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_echo_is_a_measure() {
        let measured = json!({
            "echo": { "default": { "per_second": 40000.0 }, "small_buffers": { "per_second": 60000.0 } },
            "full": { "per_second": 9000.0, "same_bytes": { "per_second": 30000.0 } },
        });
        let table = table(&measured);
        assert!(table.contains("at least 8000: yes"), "{table}");
        assert!(table.contains("0.225  at least 0.25: no"), "{table}");
        assert!(table.contains("0.150  at least 0.25: no"), "{table}");
        assert!(table.contains("0.300  at least 0.25: yes"), "{table}");
    }

    #[test]
    fn what_was_not_measured_is_left_out() {
        assert_eq!(table(&json!({ "cores": 2 })), "");
    }
}
