"""Games over many machines, with Ray: `pip install dinotable[ray]`.

Each game has a number, and all that is left to chance in it follows from the seed and that number. So the result is the same
whatever the number of workers, and a run that was stopped goes on where it was.

>>> from dinotable.ray import arena
>>> arena("cubosaurs", ["greedy", "random"], games=100, seed=1, workers=2)  # doctest: +SKIP
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._core import Bot, new

Game = dict[str, Any]
"""What is kept of a game: its number, who sat where, points and ranks."""


def seed_of(seed: int, number: int, what: str = "") -> int:
    """What is left to chance in one game of a run, or in a part of it."""
    text = f"{seed} {number} {what}".encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big") >> 1


def play(game: str, bots: Sequence[str], number: int, seed: int, options: dict[str, str] | None, think: dict[str, Any]) -> Game:
    """Plays the game with this number. Seats go round from game to game."""
    seats = len(bots)
    table = new(game, seats, options, seed=seed_of(seed, number))
    order = [(number + seat) % seats for seat in range(seats)]
    seated = [Bot(game, bots[who], seed_of(seed, number, f"bot {who}"), **think) for who in order]
    table.draw()
    while not table.is_over:
        seat = table.pending[0]
        table.apply(f"{seat + 1} {seated[seat].choose(table, seat)}")
        table.draw()
    standing = table.standing()
    assert standing is not None
    return {"number": number, "order": order, "totals": standing["totals"], "ranks": standing["ranks"]}


def collect(game: str, number: int, seed: int, seats: int, games: int, opponents: str) -> dict[str, NDArray[Any]]:
    """What a random learner met in a few games against bots: observations, masks, actions, rewards and ends."""
    from .vector import VectorEnv

    env = VectorEnv(game, games, seats, seed=seed_of(seed, number), opponents=opponents, threads=1)
    env.reset()
    rng = np.random.default_rng(seed_of(seed, number, "actions"))
    rows: list[tuple[Any, ...]] = []
    ended = np.zeros(games, np.bool_)
    while not ended.all():
        seen, mask, actions = env.observations.copy(), env.masks.copy(), env.sample(rng)
        env.step(actions)
        rows.append((seen[~ended], mask[~ended], actions[~ended], env.rewards[~ended, 0], env.dones[~ended]))
        ended |= env.dones
    names = ("observations", "masks", "actions", "rewards", "dones")
    return {name: np.concatenate([row[at] for row in rows]) for at, name in enumerate(names)}


def spread(
    work: Callable[..., Any], jobs: Sequence[tuple[Any, ...]], workers: int, progress: str | None = None
) -> Iterator[tuple[int, Any]]:
    """Does all jobs on so many workers; gives each with its place in the list as it gets done.

    On a cluster, call `ray.init(address="auto")` first: workers are then taken from all of its machines.
    """
    import ray

    if not ray.is_initialized():
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, configure_logging=False)
    remote = ray.remote(num_cpus=1)(work)
    running: dict[Any, int] = {}
    waiting, done = list(enumerate(jobs))[::-1], 0
    while waiting or running:
        while waiting and len(running) < 2 * workers:
            place, job = waiting.pop()
            running[remote.remote(*job)] = place
        (ready,), _ = ray.wait(list(running), num_returns=1)
        done += 1
        if progress is not None:
            print(f"\r{progress}: {done} of {len(jobs)}", end="", file=sys.stderr, flush=True)
        yield running.pop(ready), ray.get(ready)
    if progress is not None:
        print(file=sys.stderr)


def arena(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    workers: int = 2,
    options: dict[str, str] | None = None,
    think: dict[str, Any] | None = None,
    file: str | Path | None = None,
    progress: bool = False,
) -> list[Game]:
    """Plays so many games of bots against each other. With `file`, a line of JSON for each game, it goes on where it was.

    `think` is how far `apex` may think: `{"iterations": 500}` gives the same result everywhere, `{"seconds": 1.0}` does not.
    """
    kept: dict[int, Game] = {}
    setup = {"game": game, "bots": list(bots), "seed": seed, "options": options or {}, "think": think or {}}
    path = None if file is None else Path(file)
    if path is not None and path.exists():
        lines = [json.loads(line) for line in path.read_text().splitlines() if line.endswith("}")]
        if lines and lines[0] != setup:
            raise ValueError(f"{path} is of another run: {lines[0]}")
        kept = {line["number"]: line for line in lines[1:]}
        # A last line that was cut short goes.
        path.write_text("".join(json.dumps(line) + "\n" for line in [setup, *kept.values()]))
    elif path is not None:
        path.write_text(json.dumps(setup) + "\n")
    jobs = [(game, list(bots), number, seed, options, think or {}) for number in range(games) if number not in kept]
    for _, played in spread(play, jobs, workers, f"{game} arena" if progress else None):
        kept[played["number"]] = played
        if path is not None:
            with path.open("a") as out:
                out.write(json.dumps(played) + "\n")
    return [kept[number] for number in range(games)]


def generate(
    game: str, parts: int, seed: int = 0, workers: int = 2, seats: int = 2, games: int = 16, opponents: str = "greedy"
) -> Iterator[tuple[int, dict[str, NDArray[Any]]]]:
    """Training data in so many parts of so many games; each part is the same whatever the number of workers."""
    jobs = [(game, number, seed, seats, games, opponents) for number in range(parts)]
    yield from spread(collect, jobs, workers)
