//! How recordings are made.

use super::*;

/// How a recording is made. It is not needed to replay one, and a recording may have no recipe.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// Computer players; the list is repeated if there are more seats.
    pub players: Vec<String>,
    /// The seed of the dice and of the players.
    pub seed: u64,
    #[serde(default)]
    pub options: Value,
    #[serde(default)]
    pub dice: DiceOfRecipe,
    /// One choice in this many is taken back and replaced by another one, if there is any.
    pub take_back: Option<usize>,
    pub resign: Option<Resign>,
    /// The recording stops unfinished after this many choices.
    pub stop: Option<usize>,
    pub begin: Option<Begin>,
    /// The version of the rules to put into the header, so that the recording is refused.
    pub rules: Option<u32>,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceOfRecipe {
    #[default]
    Seeded,
    Keyed,
    Outside,
}

#[derive(Deserialize)]
pub struct Resign {
    seat: u8,
    /// After this many choices.
    after: usize,
}

/// Starts from the position of another recording after this many inputs.
#[derive(Deserialize)]
pub struct Begin {
    recording: String,
    after: usize,
}

pub fn read_recipes(game: &str) -> BTreeMap<String, Recipe> {
    let file = corpus().join(game).join("recipes.toml");
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Makes the missing recordings that recipes ask for. Existing ones stay as they are.
pub fn record_what_is_missing(catalogs: &Catalogs) {
    for game in catalogs.built_in.games() {
        let mut recipes: Vec<(String, Recipe)> = read_recipes(game.id()).into_iter().collect();
        recipes.retain(|(name, _)| !path(game.id(), name, "jsonl").is_file());
        // Some start in the middle of others.
        recipes.sort_by_key(|(_, recipe)| recipe.begin.is_some());
        for (name, recipe) in recipes {
            let transcript = recipe.record(game.id(), catalogs.of(&name)).unwrap_or_else(|error| {
                panic!("corpus/{}/{name}: {error}", game.id());
            });
            fs::write(path(game.id(), &name, "jsonl"), transcript).expect("the file can be written");
        }
    }
}

impl Recipe {
    pub fn record(&self, game: &str, catalog: &Catalog) -> Result<String, Box<dyn std::error::Error>> {
        let rolls = match self.dice {
            DiceOfRecipe::Seeded => Rolls::Seeded(self.seed),
            DiceOfRecipe::Keyed => Rolls::Keyed(DiceKey(*blake3::hash(&self.seed.to_le_bytes()).as_bytes())),
            DiceOfRecipe::Outside => Rolls::Outside,
        };
        let mut live = match &self.begin {
            None => catalog.game(game, Lang::EN)?.begin(&self.options, rolls, Lang::EN)?,
            Some(Begin { recording, after }) => {
                let earlier = fs::read_to_string(path(game, recording, "jsonl"))?;
                let earlier = catalog.load(&earlier, Some(*after), Lang::EN)?;
                let agreed = catalog.game(game, Lang::EN)?.agree(&earlier.options(), Lang::EN)?;
                agreed.begin_at(&earlier.position(), rolls, Lang::EN)?
            }
        };
        let (mut choices, mut taken_back, mut dice) = (0, 0, FastDice::new(self.seed));
        while !live.is_over() && self.stop.is_none_or(|stop| choices < stop) {
            if let Pending::Roll(Roll { sides, .. }) | Pending::Draw(Draw { sides, .. }) = live.pending(None, Lang::EN)
            {
                live.rolled(dice.roll(sides), Lang::EN)?;
                continue;
            }
            if let Some(Resign { seat, .. }) = self.resign.as_ref().filter(|resign| resign.after == choices) {
                live.resign(Seat(*seat), Lang::EN)?;
                choices += 1;
                continue;
            }
            let seat = live.asked_seats()[0].seat;
            let player = &self.players[seat.index() % self.players.len()];
            live.let_play(seat, &player.parse()?, self.seed, Lang::EN)?;
            choices += 1;
            if self.take_back.is_some_and(|every| choices % every == 0) && live.may_take_back(seat).is_some() {
                live.take_back(seat, Lang::EN)?;
                live.let_play(seat, &"random".parse()?, self.seed, Lang::EN)?;
                taken_back += 1;
            }
        }
        if self.take_back.is_some() && taken_back == 0 {
            return Err("nothing could be taken back".into());
        }
        let saved = live.save();
        match self.rules {
            None => Ok(saved),
            Some(rules) => {
                let current = format!("\"rules\":{},", catalog.game(game, Lang::EN)?.version().0);
                Ok(saved.replacen(&current, &format!("\"rules\":{rules},"), 1))
            }
        }
    }

    pub fn has_player(&self, name: &str) -> bool {
        self.players.iter().any(|player| player.split(':').next() == Some(name))
    }
}
