"""A small network learns Pocket Battles from a computer player, is measured, and shows its worst match.

    python policy.py --games 1000 --match worst.jsonl
    walstatt replay worst.jsonl

It judges each option by the numbers of the option and of what is seen, so it does not matter how many options there are.
Only NumPy is needed.
"""

import argparse

import numpy as np

from walstatt import Match, Setup


class Policy:
    """Scores of options: one hidden layer over what is seen and the option."""

    def __init__(self, setup, hidden, seed):
        rng = np.random.default_rng(seed)
        length, _, width = setup.sizes()
        self.scales = setup.observation_scale, setup.option_scale
        self.weights = [
            rng.normal(0, 1 / np.sqrt(length), (length, hidden)).astype(np.float32),
            rng.normal(0, 1 / np.sqrt(width), (width, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
        ]
        self.moments = [[np.zeros_like(weight) for weight in self.weights] for _ in range(2)]
        self.steps = 0

    def scores(self, seen, options):
        """For rows of observations and their options; also what the hidden layer says."""
        of_seen, of_option, out = self.weights
        hidden = np.tanh((seen @ of_seen)[:, None, :] + options @ of_option)
        return hidden @ out, hidden

    def learn(self, seen, options, counts, chosen, rate=0.002):
        """One step of Adam towards what was chosen; gives the loss."""
        scores, hidden = self.scores(seen, options)
        scores = np.where(np.arange(options.shape[1]) < counts[:, None], scores, -np.inf)
        shares = np.exp(scores - scores.max(1, keepdims=True))
        shares /= shares.sum(1, keepdims=True)
        rows = np.arange(len(chosen))
        loss = -np.log(shares[rows, chosen] + 1e-9).mean()
        shares[rows, chosen] -= 1
        shares /= len(chosen)
        inner = shares[:, :, None] * self.weights[2] * (1 - hidden**2)
        slopes = [
            seen.T @ inner.sum(1),
            np.einsum("bow,boh->wh", options, inner, optimize=True),
            np.einsum("bo,boh->h", shares, hidden, optimize=True),
        ]
        self.steps += 1
        for weight, slope, mean, square in zip(self.weights, slopes, *self.moments):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            mended = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            weight -= rate * mean / (1 - 0.9**self.steps) / mended
        return loss

    def pick(self, match):
        """The option that it likes best."""
        seen, options = self.look(match)
        count = min(match.count, len(options))
        return int(self.scores(seen[None], options[None, :count])[0].argmax())

    def look(self, match):
        return match.observe() / self.scales[0], match.options() / self.scales[1]


def collect(setup, policy, teacher, games, seed):
    """What a teacher chose in its games against itself."""
    seen, options, counts, chosen = [], [], [], []
    for number in range(games):
        match = Match(setup, seed=seed + number)
        while not match.is_over:
            index = match.pick(teacher, seed=seed + number)
            if 1 < match.count and index < setup.most_options:
                one, rows = policy.look(match)
                seen.append(one)
                options.append(rows.astype(np.float16))
                counts.append(min(match.count, setup.most_options))
                chosen.append(index)
            match.step(index)
    return np.array(seen), np.array(options), np.array(counts), np.array(chosen)


def train(policy, lessons, rounds, seed, size=128):
    rng, loss = np.random.default_rng(seed), 0.0
    for number in range(rounds):
        order, losses = rng.permutation(len(lessons[0])), []
        for start in range(0, len(order), size):
            seen, options, counts, chosen = (part[order[start : start + size]] for part in lessons)
            most = counts.max()
            losses.append(policy.learn(seen, options[:, :most].astype(np.float32), counts, chosen))
        loss = float(np.mean(losses))
        print(f"round {number + 1}: loss {loss:.3f}")
    return loss


def evaluate(setup, policy, opponent, games, seed):
    """The share of games won, and the transcript of the shortest one that was lost."""
    points, worst = 0.0, None
    for number in range(games):
        match, own = Match(setup, seed=seed + number), number % 2
        while not match.is_over:
            match.step(policy.pick(match) if match.seat == own else match.pick(opponent, seed=seed + number))
        points += 0.5 if not match.winners else float(own in match.winners)
        if match.winners == [1 - own] and (worst is None or match.inputs < worst.inputs):
            worst = match
    return points / games, worst


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--size", type=int, default=30, help="points of the armies")
    parser.add_argument("--teacher", default="habit")
    parser.add_argument("--games", type=int, default=400, help="to learn from")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--opponents", default="random,habit,recruit")
    parser.add_argument("--evaluate", type=int, default=200, help="games against each opponent")
    parser.add_argument("--match", default="worst.jsonl", help="where its worst match goes")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    setup = Setup("pocket-battles", {"size": wanted.size})
    policy = Policy(setup, wanted.hidden, wanted.seed)
    lessons = collect(setup, policy, wanted.teacher, wanted.games, 1_000_000 * wanted.seed)
    print(f"{len(lessons[0]):,} decisions of {wanted.games:,} games")
    loss = train(policy, lessons, wanted.rounds, wanted.seed)
    shares, lost = {}, []
    for opponent in wanted.opponents.split(","):
        shares[opponent], worst = evaluate(setup, policy, opponent, wanted.evaluate, 7_000_000 + wanted.seed)
        print(f"against {opponent}: {shares[opponent]:.1%} of {wanted.evaluate}")
        lost += [] if worst is None else [worst]
    if lost:
        worst = min(lost, key=lambda match: match.inputs)
        worst.save(wanted.match)
        print(f"Its worst match has {worst.inputs} inputs and ends: {worst.outcome.text}")
        print(f"Look at it: walstatt replay {wanted.match}, or “Replay a file” in the browser.")
    return loss, shares


if __name__ == "__main__":
    main()
