"""How fast the package is on one core: one table, everything on this machine in this run.

Native stepping, batches and single matches make the same random choices in the same kind of match. The other libraries
play their own games that come nearest: cards, dice, hidden hands.
"""

import argparse
import importlib.util
import random
import time

import numpy as np

import walstatt
from walstatt import Batch, Match, Setup, _native

parser = argparse.ArgumentParser()
parser.add_argument("--seconds", type=float, default=2.0, help="for each row")
parser.add_argument("--matches", type=int, default=256, help="in a batch")
parser.add_argument("--game", help="only this one, and no other library")
arguments = parser.parse_args()
rows = []


def measure(work, decisions):
    """Decisions in a second of one core, whatever else the machine does: the best of three runs."""
    work(decisions)
    best = 0.0
    for _ in range(3):
        many, start = 0, time.process_time()
        while time.process_time() - start < arguments.seconds / 3:
            many += work(decisions)
        best = max(best, many / (time.process_time() - start))
    return best


def row(library, game, what, speed, native=None):
    ratio = f"{native / speed:.2f}" if native else ""
    rows.append((library, game, what, f"{speed:,.0f}", f"{1e6 / speed:.2f}", ratio))
    print("  ".join(str(cell) for cell in rows[-1]), flush=True)


def native(setup, observe):
    def work(steps):
        _native.step_natively(setup, arguments.matches, steps, seed=1, observe=observe)
        return steps * arguments.matches

    return work


def batch(setup, observe):
    many = Batch(setup, arguments.matches, seed=1, threads=1, observe=observe, mask=observe)
    rng = np.random.default_rng(1)

    def work(steps):
        for _ in range(steps):
            many.step(rng.integers(many.counts))
        return steps * arguments.matches

    return work


def single(setup):
    state = {"match": Match(setup, seed=1), "seed": 1}
    choose = random.Random(1).random

    def work(decisions):
        match = state["match"]
        step, count = match.step, match.count
        for _ in range(decisions):
            if count:
                count = step(int(choose() * count))
            else:
                state["seed"] += 1
                match = state["match"] = Match(setup, seed=state["seed"])
                step, count = match.step, match.count
        return decisions

    return work


def environment(setup):
    from walstatt import pettingzoo

    env, rng = pettingzoo.raw_env(setup), np.random.default_rng(1)
    env.reset(seed=1)

    def work(decisions):
        for _ in range(decisions):
            observation, _, terminated, _, _ = env.last()
            if terminated:
                env.reset()
            else:
                env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
        return decisions

    return work


def open_spiel(name):
    import pyspiel

    game, choose = pyspiel.load_game(name), random.Random(1)
    state = {"now": game.new_initial_state()}

    def work(decisions):
        for _ in range(decisions):
            now = state["now"]
            while now.is_chance_node():
                outcomes, chances = zip(*now.chance_outcomes())
                now.apply_action(choose.choices(outcomes, chances)[0])
            if now.is_terminal():
                state["now"] = game.new_initial_state()
            else:
                now.apply_action(choose.choice(now.legal_actions()))
        return decisions

    return work


def rlcard(name):
    import rlcard

    env, choose = rlcard.make(name, config={"seed": 1}), random.Random(1)
    now = {"state": env.reset()[0]}

    def work(decisions):
        for _ in range(decisions):
            if env.is_over():
                now["state"] = env.reset()[0]
            else:
                now["state"] = env.step(choose.choice(list(now["state"]["legal_actions"])))[0]
        return decisions

    return work


for info in walstatt.games():
    if arguments.game not in (None, info.id):
        continue
    setup = Setup(info.id)
    few = max(1, 8192 // arguments.matches)
    for observe in (False, True):
        what = "with observations" if observe else "choices alone"
        alone = measure(native(setup, observe), few)
        row("walstatt, native", info.id, what, alone)
        row(f"walstatt, batch of {arguments.matches}", info.id, what, measure(batch(setup, observe), few), alone)
    row("walstatt, one match", info.id, "choices alone", measure(single(setup), 2000))
    row("walstatt, PettingZoo", info.id, "with observations", measure(environment(setup), 200))
if arguments.game is None and importlib.util.find_spec("pyspiel"):
    for name in ("backgammon", "gin_rummy", "leduc_poker", "dark_chess"):
        row("OpenSpiel", name, "choices alone", measure(open_spiel(name), 2000))
if arguments.game is None and importlib.util.find_spec("rlcard"):
    for name in ("uno", "doudizhu", "gin-rummy"):
        row("RLCard", name, "with observations", measure(rlcard(name), 200))

print("\n| library | game | what | decisions a second | µs a decision | native is faster by |\n|---|---|---|---:|---:|---:|")
for cells in rows:
    print(f"| {' | '.join(cells)} |")
