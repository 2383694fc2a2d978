"""Many matches stepped at once."""

import numpy as np
import pytest

import walstatt
from walstatt import Batch, Match, Setup, WalstattError

GAMES = [game.id for game in walstatt.games()]


def run(setup, steps, **settings):
    """Steps at random, and everything that was seen on the way."""
    batch = Batch(setup, 24, seed=5, observe=True, mask=True, list_options=True, **settings)
    rng, seen = np.random.default_rng(7), []
    for _ in range(steps):
        actions = rng.integers(np.minimum(batch.counts, setup.most_options))
        batch.step(actions)
        arrays = (batch.seats, batch.counts, batch.done, batch.rewards, batch.observations, batch.masks, batch.options)
        seen.append([array.copy() for array in arrays])
    return batch, seen


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_threads_changes_nothing(game):
    setup = Setup(game)
    (one, alone), (other, together) = (run(setup, 12, threads=threads) for threads in (1, 4))
    for ours, theirs in zip(alone, together):
        for array, same in zip(ours, theirs):
            assert np.array_equal(array, same)
    assert [one.save(place) for place in range(len(one))] == [other.save(place) for place in range(len(other))]


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_shows_what_single_matches_show(game):
    setup = Setup(game)
    batch, _ = run(setup, 8)
    for place in range(0, len(batch), 6):
        match = Match.load(batch.save(place), setup)
        assert (match.seat, match.count) == (batch.seats[place], batch.counts[place])
        assert np.array_equal(match.observe(), batch.observations[place])
        assert np.array_equal(match.options(), batch.options[place])
        assert np.array_equal(match.mask(), batch.masks[place])


def test_matches_that_end_give_rewards_and_begin_anew():
    setup = Setup("pocket-battles", {"size": 30})
    batch, rng, ended = Batch(setup, 16, seed=2), np.random.default_rng(3), 0
    for _ in range(400):
        batch.step(rng.integers(batch.counts))
        assert not batch.rewards[~batch.done].any()
        for place in np.flatnonzero(batch.done):
            assert sorted(batch.rewards[place]) in ([-1, 1], [0, 0])
            assert Match.load(batch.save(place), setup).inputs < 10, "it has just begun"
        ended += batch.done.sum()
    assert ended > 16


def test_computer_players_answer_for_their_seats():
    setup = Setup("pocket-battles", {"size": 30})
    batch = Batch(setup, 8, seed=2, players=[None, "habit"])
    for _ in range(100):
        assert not batch.seats.any()
        batch.step(np.zeros(8, int))
    with pytest.raises(WalstattError):
        Batch(setup, 8, players=["habit", "habit"])
    with pytest.raises(WalstattError):
        Batch(setup, 8, players=[None])


def test_an_action_that_is_not_offered_is_refused():
    batch = Batch("pixel-tactics", 4)
    before = batch.save(2)
    for wrong in (batch.counts[2], -1):
        actions = np.zeros(4, int)
        actions[2] = wrong
        with pytest.raises(WalstattError):
            batch.step(actions)
        assert batch.save(2) == before
    with pytest.raises(WalstattError):
        batch.step(np.zeros(5, int))
