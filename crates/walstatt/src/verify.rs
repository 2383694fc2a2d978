//! `walstatt verify`: check that the dice of a match were fair.

use std::io::Write;
use std::process::ExitCode;

use anyhow::Context;
use catalog::AnyMatch;
use serde_json::json;
use table::content::explain_json;
use table::{Lang, Phrase, Proof, ProofError, Rolls, text, transcript};

use crate::output::print_json;
use crate::replay::read_transcript;
use crate::settings::Settings;

#[derive(clap::Args)]
pub struct Args {
    file: String,
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
    #[arg(long, value_name = "NONCE")]
    nonce: Option<String>,
    #[arg(long)]
    pub json: bool,
}

pub fn run(args: &Args, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let transcript = read_transcript(&args.file, settings)?;
    let loaded = settings.catalog()?.load(&transcript, None, settings.lang);
    let replayed = loaded.with_context(|| args.file.clone())?;
    let proof = check(&transcript, &*replayed, args, settings.lang);
    let proof = proof.map_err(|wrong| anyhow::anyhow!(settings.say_phrase(&wrong)));
    let proof = proof.with_context(|| args.file.clone())?;
    if args.json {
        print_json(out, &describe(&*replayed, &proof, has_start(&transcript)))?;
    } else {
        let start = has_start(&transcript).then(|| Phrase::new("verify-start"));
        for phrase in tell(&*replayed, &proof, args).into_iter().chain(start) {
            writeln!(out, "{}", settings.say_phrase(&phrase))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Loading has checked the rolls against the key; this checks where the key came from.
fn check(transcript: &str, replayed: &dyn AnyMatch, args: &Args, lang: Lang) -> Result<Proof, Phrase> {
    let Rolls::Keyed(_) = replayed.rolls() else { return Err(say_wrong(ProofError::NotKeyed)) };
    let proof = transcript::proof(transcript).map_err(|(line, error)| {
        Phrase::new("verify-broken-proof").with("line", line).with("error", text(explain_json(&error, lang)))
    })?;
    let proof = proof.ok_or_else(|| Phrase::new("verify-no-proof"))?;
    proof.check(replayed.rolls()).map_err(say_wrong)?;
    let shown = args.commitment.as_deref().map(str::trim);
    if let Some(shown) = shown.filter(|shown| !shown.eq_ignore_ascii_case(&proof.commitment)) {
        let phrase = Phrase::new("verify-other-commitment").with("found", text(proof.commitment));
        return Err(phrase.with("shown", text(shown)));
    }
    let own = args.nonce.as_deref().map(str::trim);
    if let Some(own) = own.filter(|own| !proof.nonces.iter().any(|nonce| nonce == own)) {
        return Err(Phrase::new("verify-other-nonce").with("nonce", text(own.escape_debug().to_string())));
    }
    Ok(proof)
}

fn say_wrong(wrong: ProofError) -> Phrase {
    match wrong {
        ProofError::NotKeyed => Phrase::new("verify-not-keyed"),
        ProofError::SecretIsNoHex => Phrase::new("verify-secret-is-no-hex"),
        ProofError::Commitment => Phrase::new("verify-wrong-secret"),
        ProofError::LineBreak { number } => Phrase::new("verify-line-break").with("number", number as i64),
        ProofError::Seal { number } => Phrase::new("verify-wrong-seal").with("number", number as i64),
        ProofError::Key => Phrase::new("verify-wrong-key"),
    }
}

/// Whether the match began in the middle of another one, so that only what was rolled since is checked.
fn has_start(transcript: &str) -> bool {
    let header = transcript.lines().next().and_then(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    header.is_some_and(|line| !line["header"]["start"].is_null())
}

fn describe(replayed: &dyn AnyMatch, proof: &Proof, has_start: bool) -> serde_json::Value {
    json!({
        "game": replayed.game(),
        "commitment": proof.commitment,
        "nonces": proof.nonces,
        "seals": proof.seals,
        "rolls": replayed.dice_rolled(),
        "inputs": replayed.inputs(),
        "over": replayed.is_over(),
        "has_start": has_start,
        "digest": replayed.digest(),
    })
}

fn tell(replayed: &dyn AnyMatch, proof: &Proof, args: &Args) -> Vec<Phrase> {
    // Nonces come from strangers, so nothing in them may steer the terminal.
    let nonces: Vec<String> = proof.nonces.iter().map(|nonce| nonce.escape_debug().to_string()).collect();
    let is_compared = args.commitment.is_some();
    let commitment = if is_compared { "verify-commitment-as-shown" } else { "verify-commitment" };
    let mut lines = vec![
        Phrase::new("verify-good").with("game", text(replayed.game())),
        Phrase::new(commitment).with("commitment", text(&proof.commitment)),
        Phrase::new("verify-key").with("nonces", text(nonces.join(", "))),
        Phrase::new("verify-rolls").with("rolls", replayed.dice_rolled()),
        Phrase::new("verify-replay").with("inputs", replayed.inputs()).with("digest", text(replayed.digest())),
    ];
    lines.insert(3, Phrase::new("verify-seals").with("sealed", proof.sealed() as i64));
    if args.nonce.is_some() {
        lines.insert(4, Phrase::new("verify-own-nonce"));
    }
    if !is_compared {
        lines.push(Phrase::new("verify-compare"));
    }
    lines
}
