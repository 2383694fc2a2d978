//! Scenarios: the goal says which fields belong to it.

use table::Phrase;
use table::content::{Place, Reading};

use super::parts::{check_figures, check_head, check_life, check_target, read_list};
use super::{Read, ReadScenario, What};
use crate::content::entries::{GoalEntry, MonsterEntry, ScenarioEntry};
use crate::content::{Figures, Goal, Habit, Monster, Scenario};

/// KH-01: the possible numbers of players.
const MAX_PLAYERS: u8 = 5;

pub(in crate::content) fn read_scenario(
    reading: &mut Reading<'_>,
    place: &Place,
    entry: ScenarioEntry,
) -> Option<Read> {
    check_head(reading, place, &entry.key, &entry.name);
    reading.check_name(place, "about", &entry.about, 400);
    reading.check_range(place, "most-players", entry.most_players, 1..=MAX_PLAYERS);
    reading.check_range(place, "least-players", entry.least_players, 1..=entry.most_players.clamp(1, MAX_PLAYERS));
    let least_alone = if matches!(entry.goal, GoalEntry::Slay | GoalEntry::HoldOut) { 1 } else { 2 };
    if entry.least_players < least_alone {
        reading.note(place, "least-players", Phrase::new("fault-alone"));
    }
    check_fields(reading, place, &entry);
    let goal = read_goal(reading, place, &entry)?;
    let ScenarioEntry { key, source, name, about, thing, monster, least_players, most_players, .. } = entry;
    let thing = thing.or(monster.map(|monster| monster.name));
    let scenario = Scenario { least_players, most_players, goal };
    Some(Read { key, source, name, what: What::Scenario(ReadScenario { scenario, about, thing }) })
}

/// Notes fields that the goal needs and lacks, or has and does not need.
fn check_fields(reading: &mut Reading<'_>, place: &Place, entry: &ScenarioEntry) {
    let wanted: &[&str] = match entry.goal {
        GoalEntry::LastGroup => &[],
        GoalEntry::Slay => &["monster"],
        GoalEntry::Guard => &["thing", "life", "armour"],
        GoalEntry::HoldOut => &["rounds", "every", "monster"],
        GoalEntry::Treasures => &["thing", "needed", "target"],
    };
    let fields = [
        ("thing", entry.thing.is_some()),
        ("life", entry.life.is_some()),
        ("armour", entry.armour.is_some()),
        ("rounds", entry.rounds.is_some()),
        ("every", entry.every.is_some()),
        ("needed", entry.needed.is_some()),
        ("target", entry.target.is_some()),
        ("monster", entry.monster.is_some()),
    ];
    for (field, is_there) in fields {
        let is_wanted = wanted.contains(&field);
        if is_wanted != is_there {
            let message = if is_wanted { "fault-goal-needs" } else { "fault-goal-other" };
            reading.note(place, field, Phrase::new(message));
        }
    }
    if let Some(thing) = &entry.thing {
        reading.check_name(place, "thing", thing, 26);
    }
}

fn read_goal(reading: &mut Reading<'_>, place: &Place, entry: &ScenarioEntry) -> Option<Goal> {
    let goal = match entry.goal {
        GoalEntry::LastGroup => Goal::LastGroup,
        GoalEntry::Slay => Goal::Slay { monster: read_monster(reading, place, entry.monster.as_ref()?)? },
        GoalEntry::Guard => {
            let (life, armour) = (entry.life?, entry.armour?);
            check_life(reading, place, "life", life);
            check_figures(reading, place, "armour", Figures { armour, ..Figures::NONE });
            Goal::Guard { life, armour }
        }
        GoalEntry::HoldOut => {
            let (rounds, every) = (entry.rounds?, entry.every?);
            reading.check_range(place, "rounds", rounds, 1..=50);
            reading.check_range(place, "every", every, 1..=10);
            Goal::HoldOut { rounds, every, monster: read_monster(reading, place, entry.monster.as_ref()?)? }
        }
        GoalEntry::Treasures => {
            let (needed, target) = (entry.needed?, entry.target?);
            reading.check_range(place, "needed", needed, 1..=20);
            check_target(reading, place, target);
            Goal::Treasures { needed, target }
        }
    };
    Some(goal)
}

fn read_monster(reading: &mut Reading<'_>, place: &Place, entry: &MonsterEntry) -> Option<Monster> {
    let MonsterEntry { name, life, life_per_player, figures, reach, powers, habits } = entry;
    reading.check_name(place, "monster.name", name, 26);
    check_life(reading, place, "monster.life", *life);
    reading.check_range(place, "monster.life-per-player", *life_per_player, 0..=30);
    check_figures(reading, place, "monster.figures", *figures);
    if figures.damage < 1 {
        reading.note(place, "monster.figures", Phrase::new("fault-damage"));
    }
    let powers = read_list(reading, place, "monster.powers", powers);
    let field = "monster.habits";
    let words = habits.iter();
    let habits: Vec<Habit> = words.filter_map(|word| reading.keyword(place, field, word)).collect();
    let Ok(habits) = <[Habit; 6]>::try_from(habits) else {
        reading.note(place, field, Phrase::new("fault-habits"));
        return None;
    };
    Some(Monster { life: *life, life_per_player: *life_per_player, figures: *figures, reach: *reach, powers, habits })
}
