//! What was measured on a table, in words for one reader.

use table::{Covered, Going, HowSeen, Line, Named, Phrase, Relation, text};

use crate::error::say;
use crate::spoken::Reader;
use crate::{Playable, Related, Sheltered, Taken};

impl<G: Playable> Reader<'_, G> {
    pub fn related(&self, relation: Relation) -> Related {
        let Relation { to, distance, sight, cover } = relation;
        let mut parts = vec![match distance {
            ..=0 => Phrase::new("relation-touching"),
            distance => Phrase::new("relation-distance").with("distance", distance),
        }];
        parts.push(match sight.seen {
            HowSeen::Fully => Phrase::new("relation-fully"),
            HowSeen::Partly => self.with_those(Phrase::new("relation-partly"), &sight.by),
            HowSeen::Not if sight.by.is_empty() => Phrase::new("relation-not-seen"),
            HowSeen::Not => self.with_those(Phrase::new("relation-not"), &sight.by),
        });
        let shelter = |is_heavy: bool, line: Line, by: &Named| Sheltered { is_heavy, line, by: by.id.clone() };
        let cover = match &cover {
            Covered::Not => None,
            Covered::Lightly { line, by } => {
                parts.push(self.with_those(Phrase::new("relation-light"), std::slice::from_ref(by)));
                Some(shelter(false, *line, by))
            }
            Covered::Heavily { line, by } => {
                parts.push(self.with_those(Phrase::new("relation-heavy"), std::slice::from_ref(by)));
                Some(shelter(true, *line, by))
            }
        };
        Related {
            text: self.sentence(&to, &parts),
            piece: to.id,
            distance,
            seen: sight.seen,
            sight: sight.line,
            hidden_by: sight.by.into_iter().map(|thing| thing.id).collect(),
            cover,
        }
    }

    pub fn taken(&self, going: Going) -> Taken {
        let Going { who, way, length, cost, limit, struck_by } = going;
        let mut parts = vec![match limit {
            Some(limit) => Phrase::new("going-of").with("cost", cost).with("limit", limit),
            None => Phrase::new("going").with("cost", cost),
        }];
        if cost > length {
            parts.push(Phrase::new("going-extra").with("extra", cost - length));
        }
        if !struck_by.is_empty() {
            parts.push(self.with_those(Phrase::new("going-struck"), &struck_by));
        }
        Taken { text: self.sentence(&who, &parts), piece: who.id, points: way, length, cost, limit }
    }

    /// The name, followed by what there is to say about it.
    fn sentence(&self, of: &Named, parts: &[Phrase]) -> String {
        let parts: Vec<String> = parts.iter().map(|part| say(self.lang, part)).collect();
        format!("{}: {}", self.name(of), parts.join(", "))
    }

    fn with_those(&self, phrase: Phrase, those: &[Named]) -> Phrase {
        let names: Vec<String> = those.iter().map(|thing| self.name(thing)).collect();
        phrase.with("by", text(names.join(", ")))
    }

    fn name(&self, thing: &Named) -> String {
        G::texts().say_arg(self.lang, &thing.name)
    }
}
