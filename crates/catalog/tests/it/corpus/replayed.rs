//! Everything that viewers saw, were asked and read during a match.

use super::*;

pub struct Replayed {
    pub readers: Vec<Reader>,
    /// How many events have been told.
    pub heard: usize,
    pub facts: blake3::Hasher,
    pub end: Vec<String>,
    pub taken_back: usize,
}

pub struct Reader {
    viewer: Viewer,
    views: blake3::Hasher,
    questions: blake3::Hasher,
    events: blake3::Hasher,
    told: [Vec<String>; 2],
    asked: [blake3::Hasher; 2],
}

impl Replayed {
    pub fn new(seats: u8) -> Replayed {
        let new_reader = |viewer| Reader {
            viewer,
            views: Default::default(),
            questions: Default::default(),
            events: Default::default(),
            told: Default::default(),
            asked: Default::default(),
        };
        let readers = Viewer::all(seats).map(new_reader).collect();
        Replayed { readers, heard: 0, facts: Default::default(), end: Vec::new(), taken_back: 0 }
    }

    /// Tells all viewers what has happened since, and shows them the current table.
    pub fn listen(&mut self, live: &dyn AnyMatch) {
        // Resigning ends the waiting step, and what it has told so far is void.
        self.heard = self.heard.min(live.events());
        if self.heard == live.events() {
            return;
        }
        for reader in &mut self.readers {
            for (number, (_, lang)) in LANGS.into_iter().enumerate() {
                for told in live.told(Some(reader.viewer), self.heard, lang) {
                    if number == 0 {
                        add(&mut reader.events, &told.event.to_string());
                    }
                    reader.told[number].push(told.text);
                }
            }
        }
        self.heard = live.events();
    }

    /// Shows all viewers the table and their questions.
    pub fn look(&mut self, live: &dyn AnyMatch) {
        for reader in &mut self.readers {
            add(&mut reader.views, &live.view(reader.viewer).to_string());
            let Viewer::Seat(seat) = reader.viewer else { continue };
            for (number, (_, lang)) in LANGS.into_iter().enumerate() {
                let Pending::Asked(asked) = live.pending(Some(Viewer::Seat(seat)), lang) else { continue };
                let Some(asked) = asked.first() else { continue };
                add(&mut reader.asked[number], &asked.text);
                asked.options.iter().for_each(|offered| add(&mut reader.asked[number], &offered.text));
                if number == 0 {
                    add(&mut reader.questions, &asked.question.to_string());
                    add(&mut reader.questions, if asked.open { "open" } else { "closed" });
                    for Offered { choice, touches, .. } in &asked.options {
                        add(&mut reader.questions, &choice.to_string());
                        add(&mut reader.questions, &json!(touches).to_string());
                    }
                }
            }
        }
    }

    /// The lines of an expectation.
    pub fn describe(&self) -> Vec<String> {
        let mut lines = self.end.clone();
        lines.push(format!("views facts: {}", hex(&self.facts)));
        let seated = || self.readers.iter().filter(|reader| reader.viewer != Viewer::Spectator);
        lines.extend(self.readers.iter().map(|reader| format!("views {}: {}", reader.name(), hex(&reader.views))));
        lines.extend(seated().map(|reader| format!("questions {}: {}", reader.name(), hex(&reader.questions))));
        lines.extend(self.readers.iter().map(|reader| format!("events {}: {}", reader.name(), hex(&reader.events))));
        for (number, (lang, _)) in LANGS.into_iter().enumerate() {
            lines.extend(self.readers.iter().map(|reader| {
                let mut told = blake3::Hasher::new();
                reader.told[number].iter().for_each(|sentence| add(&mut told, sentence));
                format!("sentences told to {} in {lang}: {}", reader.name(), hex(&told))
            }));
            lines.extend(seated().map(|reader| {
                format!("sentences asked of {} in {lang}: {}", reader.name(), hex(&reader.asked[number]))
            }));
        }
        let spectator = self.readers.last().expect("there is a spectator");
        if spectator.told[0].len() <= MAX_SENTENCES {
            for ((lang, _), sentences) in LANGS.into_iter().zip(&spectator.told) {
                lines.extend(sentences.iter().map(|sentence| format!("{lang}: {}", sentence.replace('\n', "\\n"))));
            }
        }
        lines
    }
}

impl Reader {
    pub fn name(&self) -> String {
        match self.viewer {
            Viewer::Seat(seat) => format!("seat {}", seat.0),
            Viewer::Spectator => "spectator".into(),
        }
    }
}

pub fn add(hasher: &mut blake3::Hasher, text: &str) {
    hasher.update(text.as_bytes()).update(b"\n");
}

pub fn hex(hasher: &blake3::Hasher) -> String {
    hasher.finalize().to_hex()[..16].to_string()
}

pub fn describe_end(live: &dyn AnyMatch) -> Vec<String> {
    let outcome = match live.pending(None, Lang::EN) {
        Pending::Over(Over { winners, reason, .. }) => {
            let winners: Vec<String> = winners.iter().map(|seat| seat.0.to_string()).collect();
            let winners =
                if winners.is_empty() { "nobody".to_string() } else { format!("seat {}", winners.join(", ")) };
            format!("outcome: won by {winners} ({reason})")
        }
        Pending::Asked(asked) => {
            let seats: Vec<String> = asked.iter().map(|one| one.seat.0.to_string()).collect();
            format!("outcome: unfinished, seat {} is asked", seats.join(", "))
        }
        Pending::Roll(Roll { sides, .. }) | Pending::Draw(Draw { sides, .. }) => {
            format!("outcome: unfinished, a die with {sides} sides is due")
        }
    };
    vec![outcome, format!("inputs: {}", live.inputs()), format!("digest: {}", live.digest())]
}
