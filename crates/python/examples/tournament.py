"""A tournament: every player against every other one, each from both seats.

    python tournament.py pocket-battles --players random,habit,recruit --games 200
"""

import argparse
import itertools
import math

import walstatt


def compete(setup, players, games, seed):
    """The share of points of the first player of each pair: 1 for a win, half for a draw."""
    table = {}
    for one, other in itertools.combinations(players, 2):
        points = 0.0
        for seat, pair in enumerate(((one, other), (other, one))):
            for played in setup.play(pair, games // 2, seed=seed):
                points += 0.5 if not played.winners else float(seat in played.winners)
        table[one, other] = points / (games // 2 * 2)
    return table


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="pocket-battles")
    parser.add_argument("--players", default="random,habit,recruit")
    parser.add_argument("--games", type=int, default=200, help="for each pair")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    setup = walstatt.Setup(wanted.game)
    if setup.seats != 2:
        parser.error(f"{wanted.game} is not played by two")
    table = compete(setup, wanted.players.split(","), wanted.games, wanted.seed)
    for (one, other), share in table.items():
        about = 1.96 * math.sqrt(max(share * (1 - share), 0.25 / wanted.games) / wanted.games)
        print(f"{one:>12} - {other:<12} {share:6.1%} ± {about:.1%}")
    return table


if __name__ == "__main__":
    main()
