//! What players by habit do, counted over whole duels.

use std::sync::Arc;

use pixel_tactics::asked::{Act, Choice};
use pixel_tactics::content::Content;
use pixel_tactics::game::{Options, PixelTactics};
use table::{Ask, ByHabit, FastDice, Game, Policy, play_out};

/// Plays by habit, and counts all actions and all moves.
struct Counting<'g> {
    habit: ByHabit<'g, PixelTactics>,
    acts: u32,
    walks: u32,
}

impl Policy<PixelTactics> for Counting<'_> {
    fn pick(&mut self, ask: &Ask<'_, PixelTactics>, dice: &mut FastDice) -> usize {
        let picked = self.habit.pick(ask, dice);
        if let Choice::Act(act) = (ask.option)(picked) {
            self.acts += 1;
            self.walks += u32::from(matches!(act, Act::Move { .. }));
        }
        picked
    }
}

#[test]
fn heroes_seldom_walk() {
    let content = Arc::new(Content::built_in().clone());
    let game = PixelTactics::set_up(content, Options::default()).expect("the default options are possible");
    let mut counting = Counting { habit: ByHabit(&game), acts: 0, walks: 0 };
    for seed in 0..40 {
        let playout = play_out(&game, &mut game.start(), &mut counting, &mut FastDice::new(seed), 20_000);
        assert!(playout.outcome.is_some(), "seed {seed}");
    }
    let Counting { acts, walks, .. } = counting;
    assert!(acts > 1000 && walks * 100 < acts * 15, "{walks} of {acts} actions walk");
}
