"""The examples, small."""

import importlib.util
import pathlib

import pytest

from walstatt import Match

EXAMPLES = pathlib.Path(__file__).parent.parent / "examples"


def load(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_tournament():
    table = load("tournament").main(["pixel-tactics", "--players", "random,habit", "--games", "40"])
    assert table["random", "habit"] < 0.35


def test_a_policy_learns_and_shows_its_worst_match(tmp_path):
    worst = tmp_path / "worst.jsonl"
    small = ["--games", "12", "--rounds", "4", "--hidden", "16", "--evaluate", "8", "--opponents", "random,habit"]
    example = load("policy")
    loss, shares = example.main([*small, "--match", str(worst)])
    untrained, _ = example.main([*small, "--rounds", "1", "--match", str(worst)])
    assert loss < untrained and set(shares) == {"random", "habit"}
    match = Match.load(worst)
    assert match.is_over and len(match.winners) == 1


def test_algorithms_of_openspiel_play():
    pytest.importorskip("pyspiel")
    (result,) = load("ismcts").main(["pixel-tactics", "--simulations", "2", "--games", "1"])
    assert result in (-1, 0, 1)
