"""Observations and options as numbers."""

import numpy as np
import pytest

import walstatt
from walstatt import Match, Setup

GAMES = [game.id for game in walstatt.games()]


@pytest.fixture(scope="module", params=GAMES)
def setup(request):
    return Setup(request.param)


def test_every_number_has_a_name_of_its_own(setup):
    for features in (setup.observation, setup.option):
        names = [feature.name for feature in features]
        assert len(names) == len(set(names)) > 0
        assert all(feature.low <= feature.high and feature.scale >= 1 for feature in features)
    length, most, width = setup.sizes()
    assert (len(setup.observation), setup.most_options, len(setup.option)) == (length, most, width)
    assert length < 20_000


def test_numbers_stay_within_their_limits_and_name_what_the_view_has(setup):
    match = Match(setup, seed=8)
    low, high = (np.array([getattr(one, end) for one in setup.observation]) for end in ("low", "high"))
    place = {feature.name: index for index, feature in enumerate(setup.observation)}
    for decision in range(50):
        if match.is_over:
            break
        numbers, view = match.observe(), match.view(match.seat)
        assert ((np.minimum(low, 0) <= numbers) & (numbers <= np.maximum(high, 0))).all()
        assert numbers[place["view.viewer"]] == match.seat and numbers[place["view.viewer?"]] == 1
        assert numbers[place["view.round"]] == view["round"]
        match.choose(match.pick("habit", seed=decision))


def test_options_that_differ_have_different_numbers(setup):
    """As far as they are shown: otherwise nobody could tell from the numbers which one to take."""
    match, shown, alike = Match(setup, seed=9), 0, 0
    for decision in range(80):
        if match.is_over:
            break
        question = match.question
        count = min(len(question.options), setup.most_options)
        rows = match.options()
        assert not rows[count:].any()
        shown += count
        alike += count - len(np.unique(rows[:count], axis=0))
        match.choose(match.pick("random", seed=decision))
    assert alike <= shown // 50, f"{alike} of {shown} options cannot be told apart"


def test_a_seat_that_is_not_asked_has_no_question_and_no_mask(setup):
    match = Match(setup, seed=8)
    (other,) = [seat for seat in range(2) if seat != match.seat][:1]
    if other in match.seats_asked:
        return
    names = [feature.name for feature in setup.observation]
    question = [index for index, name in enumerate(names) if name.startswith("question")]
    assert not match.observe(other)[question].any()
    assert not match.mask(other).any() and not match.options(other).any()


def test_a_set_up_has_one_layout():
    one, other = Setup("pixel-tactics"), Setup("pixel-tactics")
    assert one.observation == other.observation and one.option == other.option
    assert one.sizes() == other.sizes()
