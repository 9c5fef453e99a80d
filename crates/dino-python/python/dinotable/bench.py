"""How fast the package is: `python -m dinotable.bench`. OpenSpiel's card games run beside ours where it is installed.

Everything runs on one core. Times are those of the processor, so that other programs do not count; each figure is the best of
three runs.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from . import Env, VectorEnv, game_ids, new

OPENSPIEL_GAMES = ("kuhn_poker", "leduc_poker", "hearts", "gin_rummy")


def best(run: Callable[..., tuple[int, float]], *args: Any) -> int:
    """The most steps a second of three runs."""
    return round(max(steps / seconds for steps, seconds in (run(*args) for _ in range(3))))


def batched(game: str, games: int, seconds: float) -> tuple[int, float]:
    """Steps of all games of a batch, with observations and masks; choosing the actions does not count."""
    env = VectorEnv(game, games, seed=1, threads=1)
    env.reset()
    rng = np.random.default_rng(1)
    steps, used = 0, 0.0
    while used < seconds:
        actions = env.sample(rng)
        begun = time.thread_time()
        env.step(actions)
        used += time.thread_time() - begun
        steps += games
    return steps, used


def single(game: str, seconds: float) -> tuple[int, float]:
    """Steps of one game through Python: what is legal, one of it at random, and the step. One call does both."""
    env = Env(game, seed=1)
    choose = random.Random(1).choice
    steps, begun = 0, time.thread_time()
    while (used := time.thread_time() - begun) < seconds:
        env.reset()
        actions = env.legal_actions()
        while actions:
            actions = env.advance(choose(actions))
            steps += 1
    return steps, used


def observed(game: str, seconds: float) -> tuple[int, float]:
    """The same with what the seat may know, in an array that is used again."""
    env = Env(game, seed=1)
    choose = random.Random(1).choice
    row = env.observe()
    steps, begun = 0, time.thread_time()
    while (used := time.thread_time() - begun) < seconds:
        env.reset()
        actions = env.legal_actions()
        while actions:
            env.observe(out=row)
            actions = env.advance(choose(actions))
            steps += 1
    return steps, used


def openspiel_observed(game: Any, seconds: float) -> tuple[int, float]:
    """The same with a game of OpenSpiel: its tensor as it gives it, at decisions alone."""
    choose = random.Random(1).choice
    tensor = "information_state_tensor" if game.get_type().provides_information_state_tensor else "observation_tensor"
    steps, begun = 0, time.thread_time()
    while (used := time.thread_time() - begun) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                getattr(state, tensor)()
                steps += 1
            state.apply_action(choose(state.legal_actions()))
    return steps, used


def openspiel_single(game: Any, seconds: float) -> tuple[int, float]:
    """The same with a game of OpenSpiel, chance included, which ours draws by itself."""
    choose = random.Random(1).choice
    steps, begun = 0, time.thread_time()
    while (used := time.thread_time() - begun) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choose(state.legal_actions()))
            steps += 1
    return steps, used


def clones(game: str, seconds: float) -> tuple[int, float]:
    """Copies of a game in its middle, without its past."""
    table = new(game, seed=1)
    table.draw()
    count, begun = 0, time.thread_time()
    while (used := time.thread_time() - begun) < seconds:
        for _ in range(1000):
            table.clone(history=False)
        count += 1000
    return count, used


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each run takes")
    parser.add_argument("--games", type=int, default=256, help="how many games a batch has")
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    args = parser.parse_args()
    told: dict[str, Any] = {"python": platform.python_version(), "machine": platform.machine(), "games": {}}
    for game in game_ids():
        told["games"][game] = {
            "batched steps a second": best(batched, game, args.games, args.seconds),
            "single steps a second": best(single, game, args.seconds),
            "observed steps a second": best(observed, game, args.seconds),
            "copies a second": best(clones, game, args.seconds),
        }
    try:
        import pyspiel
    except ImportError:
        pyspiel = None
    if pyspiel is not None:
        told["openspiel"] = {
            name: {
                "single steps a second": best(openspiel_single, pyspiel.load_game(name), args.seconds),
                "observed steps a second": best(openspiel_observed, pyspiel.load_game(name), args.seconds),
            }
            for name in OPENSPIEL_GAMES
        }
    if args.json:
        print(json.dumps(told))
        return
    for group in ("games", "openspiel"):
        for name, figures in told.get(group, {}).items():
            print(f"{name:22}", *(f"{value:>12,} {what}" for what, value in figures.items()))


if __name__ == "__main__":
    main()
