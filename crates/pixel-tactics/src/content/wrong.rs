//! What is wrong with data files, in words; the sentences are in `texts/`.

use table::{Arg, Phrase, Spoken as _, Words};

use crate::PixelTactics;

/// A sentence in both languages.
pub(super) fn of(message: &'static str) -> Words {
    with(message, [])
}

/// A sentence with what it names.
pub(super) fn with<const N: usize>(message: &'static str, args: [(&'static str, Arg); N]) -> Words {
    let phrase = args.into_iter().fold(Phrase::new(message), |phrase, (name, arg)| phrase.with(name, arg));
    PixelTactics::texts().in_every(&phrase)
}
