"""A masked agent against `greedy` in Gymnasium: of the actions that the mask allows it takes the first it likes.

It likes to keep a hand of Cubosaurs that holds two cards or more, and otherwise refuses with whatever comes first.
"""

import sys

import numpy as np

import dinotable
from dinotable.gymnasium import DinotableEnv

KEEP = 0  # the first action of Cubosaurs: docs/python.md


def choose(observation: dict[str, np.ndarray], hand: slice) -> int:
    """Keeps what has grown large enough, if it may."""
    mask = observation["action_mask"]
    cards = observation["observation"][hand]
    size = 7 * cards[:5].sum() + cards[5:25].sum()
    if mask[KEEP] and size >= 2:
        return KEEP
    return int(np.flatnonzero(mask)[-1])


def main(games: int = 20) -> float:
    env = DinotableEnv("cubosaurs", opponents="greedy")
    fields = dinotable.encoding("cubosaurs")["fields"]
    before = next(at for at, (name, _, _) in enumerate(fields) if name == "hand")
    first = sum(int(np.prod(shape)) for _, shape, _ in fields[:before])
    results = []
    for seed in range(games):
        observation, _ = env.reset(seed=seed)
        done, reward = False, 0.0
        while not done:
            observation, reward, done, _, _ = env.step(choose(observation, slice(first, first + 26)))
        results.append(reward)
    return float(np.mean(results))


if __name__ == "__main__":
    print(f"mean result against greedy: {main(int(sys.argv[1]) if len(sys.argv) > 1 else 20):+.2f}")
