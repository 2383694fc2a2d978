"""One match: what is asked and told, answers, taking back, saving, players."""

import copy
import json
import pickle

import pytest

import walstatt
from walstatt import Match, Outcome, Setup, WalstattError

GAMES = [game.id for game in walstatt.games()]


def play(match, decisions, player="random"):
    """Some decisions of a computer player."""
    for _ in range(decisions):
        if match.is_over:
            break
        match.choose(match.pick(player, seed=5))
    return match


def test_all_games_are_there_in_both_languages():
    assert sorted(GAMES) == ["home-raiders", "kleine-helden", "moonstone", "pixel-tactics", "pocket-battles"]
    names = {lang: {game.about for game in walstatt.games(lang=lang)} for lang in ("en", "de")}
    assert names["en"].isdisjoint(names["de"])
    (helden,) = (game for game in walstatt.games() if game.id == "kleine-helden")
    assert (helden.least_seats, helden.most_seats) == (1, 5)
    assert helden.options["properties"].keys() == helden.defaults.keys()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_asked_answered_and_told(game):
    match = Match(game, seed=3)
    question = match.question
    assert question.seat == match.seat == match.seats_asked[0] and isinstance(match.seats_asked, list)
    assert len(question.options) == match.count > 0
    assert all(option.text for option in question.options)
    assert match.view(question.seat)["viewer"] == question.seat
    assert match.view()["viewer"] is None
    before = match.inputs
    match.choose(question.options[0])
    assert match.inputs > before
    play(match, 20)
    assert all(told.text for told in match.told())
    assert match.facts()
    assert match.sketch().strip()


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_match_goes_on_as_it_was(game, tmp_path):
    match = play(Match(game, seed=4), 30)
    path = tmp_path / "match.jsonl"
    text = match.save(path)
    for again in (Match.load(text), Match.load(path), copy.copy(match), pickle.loads(pickle.dumps(match))):
        assert (again.digest, again.inputs) == (match.digest, match.inputs)
        assert again.setup.options == match.setup.options
        assert play(again, 10).save() == play(copy.copy(match), 10).save()
    earlier = Match.load(text, inputs=5)
    assert earlier.digest == match.as_it_was(5).digest


def test_a_game_between_computer_players_ends():
    match = play(Match("pocket-battles", {"size": 30}, seed=1), 10_000, "habit")
    outcome = match.outcome
    assert isinstance(outcome, Outcome) and outcome == match.pending
    assert match.winners == list(outcome.winners) and set(outcome.winners) <= {0, 1} and outcome.reason and outcome.text
    assert (match.seat, match.count, match.question) == (None, 0, None)


def test_a_refusal_names_its_rule_and_changes_nothing():
    match, ruled_out = Match("pocket-battles", {"size": 30}, seed=1), []
    while not ruled_out:
        ruled_out = match.why_not()
        if not ruled_out:
            match.choose(0)
    before = match.save()
    with pytest.raises(WalstattError) as refused:
        match.choose(ruled_out[0].choice)
    assert refused.value.rule == ruled_out[0].rule
    assert str(refused.value) and match.save() == before
    with pytest.raises(WalstattError) as unknown:
        match.choose(10_000)
    assert unknown.value.rule is None and match.save() == before


def test_what_is_wrong_is_said_in_words():
    for wrong in (
        lambda: Match("chess"),
        lambda: Match("pocket-battles", {"size": "huge"}),
        lambda: Match("pocket-battles", lang="xx"),
        lambda: Match.load("{}"),
        lambda: Match("pocket-battles").pick("champion"),
        lambda: Match("pocket-battles").imagine(7, 1),
    ):
        with pytest.raises(WalstattError, match="."):
            wrong()


def test_a_choice_can_be_taken_back():
    match, taken_back = Match("pocket-battles", {"size": 30}, seed=1), 0
    while not match.is_over and taken_back < 3:
        before, seat = match.digest, match.seat
        match.choose(0)
        if not match.may_take_back(seat):
            with pytest.raises(WalstattError):
                match.take_back(seat)
            continue
        match.take_back(seat)
        assert (match.digest, match.seat) == (before, seat)
        taken_back += 1
        match.choose(0)
    assert taken_back == 3


def test_rolls_can_come_from_outside():
    match = Match("pocket-battles", {"size": 30}, seed=None)
    while not isinstance(match.pending, walstatt.Roll):
        match.choose(0)
    assert match.seat is None
    with pytest.raises(WalstattError):
        match.roll(match.pending.sides + 1)
    before = match.inputs
    match.roll(match.pending.sides)
    assert match.inputs == before + 1


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_sees_does_not_depend_on_what_is_hidden(game):
    """Imagined tables look the same: same view, same question, same numbers."""
    match, hidden = Match(game, seed=6), 0
    for decision in range(60):
        if match.is_over:
            break
        if decision % 6 == 0:
            seat = match.seat
            for seed in range(3):
                imagined = match.imagine(seat, seed)
                assert imagined.view(seat) == match.view(seat)
                assert (imagined.observe(seat) == match.observe(seat)).all()
                assert (imagined.options(seat) == match.options(seat)).all()
                assert (imagined.mask(seat) == match.mask(seat)).all()
                hidden += imagined.position() != match.position()
        match.choose(match.pick("habit", seed=decision))
    assert hidden > 0 or game == "home-raiders", "nothing is hidden there only"


def test_the_same_seed_gives_the_games_of_the_command_line():
    """As `walstatt simulate pocket-battles --games 3 --seed 9 --seats habit,random` plays them, one after the other."""
    setup = Setup("pocket-battles", {"size": 30})
    all_at_once = setup.play(["habit", "random"], 6, seed=9)
    assert all_at_once == setup.play(["habit", "random"], 6, seed=9, threads=1)
    assert all_at_once[4:] == setup.play(["habit", "random"], 2, seed=9, first=4)
    assert all_at_once != setup.play(["habit", "random"], 6, seed=10)


def test_a_position_can_be_begun_from():
    match = play(Match("pixel-tactics", seed=2), 12)
    begun = Match(match.setup, position=match.position(), seed=2)
    assert json.dumps(begun.position()) == json.dumps(match.position())
