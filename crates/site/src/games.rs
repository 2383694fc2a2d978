//! Which games are in this program.

use catalog::{Catalog, Source};

/// The one that was asked for when it was built; all of them, if none was.
pub fn games() -> Catalog {
    if SOURCES.is_empty() { Catalog::built_in() } else { Catalog::built_in_of(SOURCES) }
}

const SOURCES: &[Source] = &[
    #[cfg(feature = "home-raiders")]
    Source::HOME_RAIDERS,
    #[cfg(feature = "kleine-helden")]
    Source::KLEINE_HELDEN,
    #[cfg(feature = "moonstone")]
    Source::MOONSTONE,
    #[cfg(feature = "pixel-tactics")]
    Source::PIXEL_TACTICS,
    #[cfg(feature = "pocket-battles")]
    Source::POCKET_BATTLES,
];
