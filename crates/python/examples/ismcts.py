"""OpenSpiel's IS-MCTS plays one of our games against random choices.

    python ismcts.py pixel-tactics --simulations 30 --games 10
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import walstatt.openspiel


def play(game, simulations, seed):
    """What a game is worth to the bot, in seat 0."""
    rng = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        uct_c=1.4,
        max_simulations=simulations,
        random_state=rng,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(lambda state, player: walstatt.openspiel.imagine(state, player, int(rng.randint(2**31))))
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state.returns()[0]


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="pixel-tactics")
    parser.add_argument("--options", default="null", help="as JSON")
    parser.add_argument("--simulations", type=int, default=30)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    game = pyspiel.load_game("walstatt", {"game": wanted.game, "options": wanted.options})
    results = [play(game, wanted.simulations, wanted.seed + number) for number in range(wanted.games)]
    won = sum(result > 0 for result in results)
    print(f"IS-MCTS with {wanted.simulations} simulations won {won} of {len(results)} games against random choices")
    return results


if __name__ == "__main__":
    main()
