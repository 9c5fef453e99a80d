"""Thousands of games at once."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from ._core import Batch, Game


class VectorEnv:
    """So many games that are stepped together, in place, on all cores.

    Without `opponents` every decision of every seat is the caller's, one seat at a time: `seats` says whose. With
    `opponents`, the name of a bot, the caller plays one seat of each game (`seat`, or a random one in each) and the bots
    the others.

    What a step writes, a row for each game:

    - `observations`: what the seat that is asked may know;
    - `masks`: 1 for each action it may take;
    - `seats`: which seat that is;
    - `rewards`: what the end of a game brought, first the seat that has just acted, then the others to its left;
    - `dones`: whether a game ended. The next one has begun in the same step (Gymnasium calls that `SAME_STEP`).

    The arrays may be the caller's own, such as views of pinned or shared memory: give them as `buffers`.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int = 2,
        options: Mapping[str, str | bool | int] | None = None,
        sheet: str | None = None,
        seed: int = 0,
        opponents: str | None = None,
        seat: int | None = None,
        reward: str = "rank",
        threads: int | None = None,
        buffers: Mapping[str, NDArray[np.generic]] | None = None,
    ) -> None:
        self.batch = Batch(game, num_envs, seats, options, sheet, seed, opponents, seat, reward, threads)
        self.num_envs = num_envs
        self.observation_size = self.batch.observation_size
        self.action_count = self.batch.action_count
        given = dict(buffers or {})
        self.observations: NDArray[np.float32] = given.pop(
            "observations", np.zeros((num_envs, self.observation_size), np.float32)
        )  # type: ignore[assignment]
        self.masks: NDArray[np.int8] = given.pop("masks", np.zeros((num_envs, self.action_count), np.int8))  # type: ignore[assignment]
        self.seats: NDArray[np.int8] = given.pop("seats", np.zeros(num_envs, np.int8))  # type: ignore[assignment]
        self.rewards: NDArray[np.float32] = given.pop("rewards", np.zeros((num_envs, seats), np.float32))  # type: ignore[assignment]
        self.dones: NDArray[np.bool_] = given.pop("dones", np.zeros(num_envs, np.bool_))  # type: ignore[assignment]
        if given:
            raise ValueError(f"there are no buffers called {', '.join(sorted(given))}")
        self._open = False

    def reset(self, seed: int | None = None) -> None:
        """Begins all games anew, from this seed where one is given."""
        self.batch.reset(self.observations, self.masks, self.seats, self.rewards, self.dones, seed)
        self._open = True

    def step(self, actions: NDArray[np.integer]) -> None:
        """Takes an action in each game. Where one of them is masked, `DinotableError` is raised and nothing is done."""
        if not self._open:
            raise RuntimeError("reset the environment first")
        actions = np.ascontiguousarray(actions)
        if actions.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {actions.dtype}")
        self.batch.step(
            actions.astype(np.int64, copy=False), self.observations, self.masks, self.seats, self.rewards, self.dones
        )

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A random legal action for each game; where a mask allows nothing, `ValueError` names the game."""
        stuck = np.flatnonzero(~self.masks.any(axis=1))
        if stuck.size:
            raise ValueError(f"the mask of game {stuck[0]} allows nothing: reset the environment first")
        weights = rng.random(self.masks.shape, np.float32)
        weights += 1.0
        weights *= self.masks
        chosen: NDArray[np.int64] = weights.argmax(axis=1)
        return chosen

    def game(self, index: int) -> Game:
        """One of the games in notation."""
        return self.batch.game(index)

    def close(self) -> None:
        """No more steps are taken until the next reset."""
        self._open = False
