//! What is wrong with data files, in words; the sentences are in `texts/`.

use table::{Arg, Keyword as _, Phrase, Ruled, quote};

use super::{Ability, PoolFault, Site};
use crate::team::Fault;

/// A message about a key from a file.
pub(super) fn of_key(message: &'static str, key: &str) -> Phrase {
    Phrase::new(message).with("key", quote(key))
}

pub(super) fn at_most(message: &'static str, most: usize) -> Phrase {
    Phrase::new(message).with("most", most)
}

/// An unknown key, with the known ones.
pub(super) fn unknown<'k>(message: &'static str, key: &str, known: impl Iterator<Item = &'k String>) -> Phrase {
    let known = known.map(|key| table::text(format!("`{key}`"))).collect();
    of_key(message, key).with("known", Arg::List(known))
}

/// HR-03: an ability on a card of the wrong type.
pub(super) fn misplaced(ability: Ability) -> Phrase {
    of_key("fault-ability-misplaced", ability.word()).with("group", ability.group().word())
}

pub(super) fn bad_pool(fault: &PoolFault) -> Phrase {
    match fault {
        PoolFault::TooMany { most } => Phrase::new("fault-pool-large").with("most", *most as i64),
        PoolFault::NoDie { found } => of_key("fault-pool-die", found),
    }
}

/// HR-01, HR-03: a ready-made team that is not allowed.
pub(super) fn bad_team(fault: &Fault) -> Phrase {
    Phrase::new("fault-by-rule").with("what", fault.phrase()).with("rule", table::text(fault.rule()))
}

/// HR-05: an object in the way of a portal.
pub(super) fn in_portal_room(site: Site, room: u8) -> Phrase {
    Phrase::new("fault-portal-room").with("site", site.phrase()).with("room", room)
}
