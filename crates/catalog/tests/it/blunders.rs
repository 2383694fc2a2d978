//! What people would laugh at, counted in whole games of computer players.

use std::collections::BTreeSet;
use std::sync::Arc;

use home_raiders::content::Mission;
use home_raiders::game::HomeRaiders;
use kleine_helden::game::KleineHelden;
use moonstone::game::Moonstone;
use pixel_tactics::game::PixelTactics;
use players::{Level, Planner, Player, derive_seed};
use table::{Game, Habits, Match, Pending, Rolls, Seat};

/// Plays a game by seed. What is watched gets the match before each choice, who chooses, and the choice.
fn play<G: Habits>(
    content: &G::Content,
    levels: [Level; 2],
    seed: u64,
    mut watch: impl FnMut(&Match<G>, Seat, &G::Choice),
) -> Match<G>
where
    G::Content: Clone,
{
    let game = G::set_up(Arc::new(content.clone()), G::Options::default()).expect("the default options are possible");
    let mut running = Match::new(Arc::new(game), Rolls::Seeded(seed));
    let mut players: Vec<Planner> =
        levels.iter().zip(0..).map(|(level, seat)| level.player::<G>(derive_seed(seed, seat))).collect();
    while let Pending::Asked(asked) = running.pending() {
        let seat = asked[0].seat;
        let seen = running.seen(seat).expect("the seat is asked");
        let option = players[seat.index()].choose(&seen);
        watch(&running, seat, &seen.options()[option]);
        running.choose(seat, option).expect("it was offered");
    }
    running
}

/// How often something was so, of how many times it could have been.
#[derive(Default)]
struct Count {
    yes: u64,
    all: u64,
}

impl Count {
    fn add(&mut self, is_so: bool) {
        self.yes += u64::from(is_so);
        self.all += 1;
    }

    #[track_caller]
    fn check_at_most(&self, percent: u64, what: &str) {
        println!("{what}: {} of {}", self.yes, self.all);
        assert!(self.all > 0, "{what}: never could have been");
        assert!(100 * self.yes <= percent * self.all, "{what}: {} of {}", self.yes, self.all);
    }
}

#[test]
fn heroes_of_pixel_tactics_seldom_walk() {
    use pixel_tactics::asked::{Act, Choice};
    let mut walks = Count::default();
    for seed in 0..10 {
        let content = pixel_tactics::content::Content::built_in();
        play::<PixelTactics>(content, [Level::Soldier; 2], seed, |_, _, choice| {
            if let Choice::Act(act) = choice
                && *act != Act::Done
            {
                walks.add(matches!(act, Act::Move { .. }));
            }
        });
    }
    walks.check_at_most(15, "actions that walk");
}

#[test]
fn nobody_in_kleine_helden_dithers() {
    use kleine_helden::asked::{Act, Choice};
    use kleine_helden::told::Event;
    let (mut idle, mut taken_off) = (Count::default(), 0);
    for seed in 0..6 {
        let content = kleine_helden::content::Content::built_in();
        let played = play::<KleineHelden>(content, [Level::Soldier; 2], seed, |running, seat, choice| {
            if let Choice::Act(Act::EndTurn) = choice {
                let options = &running.asked(seat).expect("the seat is asked").options;
                idle.add(options.iter().any(|option| matches!(option, Choice::Act(Act::Attack { .. }))));
            }
        });
        let mut fitted = BTreeSet::new();
        for told in played.told_to_all() {
            match &told.event {
                Event::TurnBegan { .. } => fitted.clear(),
                Event::Equipped { card, .. } => drop(fitted.insert(*card)),
                Event::TakenBack { card, .. } => taken_off += u32::from(fitted.contains(card)),
                _ => {}
            }
        }
    }
    idle.check_at_most(5, "turns ended with an attack left");
    assert_eq!(taken_off, 0, "cards fitted and taken off in one turn");
}

#[test]
fn energy_in_moonstone_is_not_wasted() {
    use moonstone::asked::{Act, Choice, How, Question};
    use moonstone::told::Event;
    let (mut unused, mut idle_steps, mut paid, mut reacted) = (Count::default(), 0, 0, 0);
    let energy =
        |running: &Match<Moonstone>| -> Vec<u8> { running.now().models.iter().map(|model| model.energy).collect() };
    for seed in 0..3 {
        let content = moonstone::content::Content::built_in();
        let mut before: Option<(Vec<u8>, u8, bool)> = None;
        let played = play::<Moonstone>(content, [Level::Soldier; 2], seed, |running, seat, choice| {
            let asked = running.asked(seat).expect("the seat is asked");
            let (now, round) = (energy(running), running.now().round);
            if let Some((before, last, was_reaction)) = &before
                && *last == round
            {
                let spent: u64 = before.iter().zip(&now).map(|(had, has)| u64::from(had.saturating_sub(*has))).sum();
                paid += spent;
                reacted += if *was_reaction { spent } else { 0 };
            }
            let is_reaction =
                matches!(asked.question, Question::React { .. } | Question::Move { how: How::Reaction, .. });
            before = Some((now, round, is_reaction));
            if let Choice::Act(Act::End) = choice {
                unused.add(asked.options.iter().any(|option| matches!(option, Choice::Act(Act::Jog))));
            }
        });
        let stays = |event: &Event| matches!(event, Event::Moved { how: How::Step | How::Reaction, from, to, .. } if from == to);
        idle_steps += played.told_to_all().iter().filter(|told| stays(&told.event)).count();
    }
    println!("energy spent {paid}, in reaction steps {reacted}; steps of no inch {idle_steps}");
    assert_eq!(idle_steps, 0, "paid steps of no inch");
    assert!(paid > 0 && reacted * 10 <= paid, "{reacted} of {paid} energy went into reaction steps");
    unused.check_at_most(5, "free jogs left unused");
}

#[test]
fn four_of_seven_stones_are_harvested() {
    use moonstone::told::Event;
    let mut stones = 0;
    for seed in 0..2 {
        let content = moonstone::content::Content::built_in();
        let played = play::<Moonstone>(content, [Level::Soldier, Level::Recruit], seed, |_, _, _| {});
        stones += played.told_to_all().iter().filter(|told| matches!(told.event, Event::StoneTaken { .. })).count();
    }
    println!("stones: {stones} of 14");
    assert!(stones >= 8, "{stones} of 14 stones were harvested");
}

/// Where the mission wants ground, nobody stands still in the first round.
#[test]
fn troops_of_home_raiders_go_where_the_mission_wants_them() {
    use home_raiders::told::Event;
    let mut still = Count::default();
    for seed in 0..12 {
        let content = home_raiders::content::Content::built_in();
        let (mut moved, mut activated, mut round) = (BTreeSet::new(), BTreeSet::new(), 0);
        let mut mission = None;
        let played = play::<HomeRaiders>(content, [Level::Soldier; 2], seed, |running, _, _| {
            mission = running.now().mission;
        });
        for told in played.told_to_all() {
            match &told.event {
                Event::RoundBegan { round: began } => round = *began,
                Event::Activated { troop } if round == 1 => drop(activated.insert(*troop)),
                Event::Moved { who, .. } if round == 1 => drop(moved.insert(played.now().troop_of(*who))),
                _ => {}
            }
        }
        if mission.is_some_and(|mission| mission != Mission::MakeVanish) {
            activated.iter().for_each(|troop| still.add(!moved.contains(troop)));
        }
    }
    still.check_at_most(10, "troops that stood still in the first round");
}
