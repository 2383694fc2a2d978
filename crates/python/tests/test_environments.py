"""PettingZoo's and Gymnasium's own tests, for all games."""

import warnings

import numpy as np
import pytest

import walstatt

pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from walstatt import gymnasium, pettingzoo  # noqa: E402

GAMES = [game.id for game in walstatt.games()]


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_api(game):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Said of every environment whose observations are not pictures or have large numbers.
        for usual in ("Observation", "Agent.s minimum", "Agent.s maximum", "Environment has no"):
            warnings.filterwarnings("ignore", f".*{usual}")
        api_test(pettingzoo.env(walstatt.Setup(game)), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_seed(game):
    setup = walstatt.Setup(game)
    seed_test(lambda: pettingzoo.env(setup), num_cycles=10)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_can_be_cut_off(game):
    """What `max_cycles_test` asks, for environments without a parallel form."""
    env = pettingzoo.env(walstatt.Setup(game), max_decisions=12)
    env.reset(seed=1)
    decisions = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(int(np.flatnonzero(observation["action_mask"])[0]))
            decisions += 1
    assert decisions == 12 and not env.agents


def test_an_action_that_is_not_offered_ends_the_match():
    env = pettingzoo.env("pixel-tactics")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(env.action_space(agent).n - 1)
    assert env.terminations[agent] and env.rewards[agent] == -1


def test_rewards_come_at_the_end():
    env = pettingzoo.raw_env("pocket-battles", {"size": 30})
    env.reset(seed=3)
    totals = dict.fromkeys(env.agents, 0)
    for agent in env.agent_iter():
        _, reward, terminated, _, _ = env.last()
        totals[agent] += reward
        env.step(None if terminated else env.match.pick("habit"))
    winners = env.match.outcome.winners
    assert totals == {f"seat_{seat}": 1 if seat in winners else -1 for seat in (0, 1)}


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium(game):
    env = gymnasium.Seat(walstatt.Setup(game), opponents="habit")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*(minimum|maximum|unwrapped|inf|render_fps|spec).*")
        check_env(env, skip_render_check=True)


def test_a_match_against_a_computer_player():
    env = gymnasium.Seat("pocket-battles", {"size": 30}, opponents="habit", seat=1)
    observation, _ = env.reset(seed=4)
    terminated, reward = False, 0.0
    while not terminated:
        assert env.match.seat == 1 and observation["action_mask"].any()
        action = int(np.flatnonzero(env.action_masks())[-1])
        observation, reward, terminated, _, _ = env.step(action)
    assert reward == (1 if 1 in env.match.outcome.winners else -1)
    env.reset(seed=4)
    _, reward, terminated, _, info = env.step(env.action_space.n - 1)
    assert (reward, terminated, info) == (-1, True, {"illegal": True})
