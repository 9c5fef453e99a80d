"""One seat of a game against our bots, as an environment of Gymnasium.

>>> import gymnasium, dinotable.gymnasium
>>> env = gymnasium.make("dinotable/cubosaurs-v0", opponents="greedy")
>>> observation, info = env.reset(seed=1)
>>> bool(info["action_mask"].any())
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ._core import Bot, Env, encoding, game_ids
from ._render import RENDER_MODES, check_mode, render

Observation = dict[str, NDArray[Any]]


class DinotableEnv(gymnasium.Env[Observation, Any]):
    """One seat against bots. The mask is part of the observation, and `action_masks` gives it as wrappers want it.

    A masked action raises `DinotableError`; with `on_illegal="lose"` it loses the game at once instead, which is what
    programs that learn the rules by trying need.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        opponents: str = "greedy",
        seat: int | None = None,
        options: Mapping[str, str | bool | int] | None = None,
        sheet: str | None = None,
        render_mode: str | None = None,
        reward: str = "rank",
        on_illegal: str = "raise",
        seconds: float | None = None,
    ) -> None:
        if on_illegal not in ("raise", "lose"):
            raise ValueError("on_illegal is \"raise\" or \"lose\"")
        check_mode(render_mode)
        self.env = Env(game, seats, options, sheet)
        self.env.rewards(reward)
        Bot(game, opponents)
        if seat is not None:
            self.env.said(seat)
        self.game_id, self.seats, self.wanted = game, seats, seat
        self.opponents, self.seconds = opponents, seconds
        self.reward, self.on_illegal, self.render_mode = reward, on_illegal, render_mode
        size = encoding(game)
        self.observation_space: spaces.Space[Any] = spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (size["observation_size"],), np.float32),
                "action_mask": spaces.Box(0, 1, (size["action_count"],), np.int8),
            }
        )
        self.action_space = spaces.Discrete(size["action_count"])
        self.seat = seat or 0
        self.bots: dict[int, Bot] = {}
        self._over, self._closed = True, False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        self._check_open()
        super().reset(seed=seed)
        draw = self.np_random.integers
        self.env.reset(int(draw(2**63)))
        self.seat = int(draw(self.seats)) if self.wanted is None else self.wanted
        self.bots = {
            seat: Bot(self.game_id, self.opponents, int(draw(2**63)), seconds=self.seconds)
            for seat in range(self.seats)
            if seat != self.seat
        }
        self._over = False
        self._let_bots_play()
        return self._observe(), self._info()

    def _let_bots_play(self) -> None:
        while (seat := self.env.seat) >= 0 and seat != self.seat:
            game = self.env.game()
            for token in game.spell(seat, self._offered(game, seat)):
                # A decision is carried out as soon as nothing is left to be said.
                if self.env.step(token, seat):
                    break

    def _offered(self, game: Any, seat: int) -> str:
        action: str = self.bots[seat].choose(game, seat)
        words = dict(game.words(seat))
        # What an encoding does not offer, such as the sixty-first slide of a build, a bot does without.
        return action if action in words else next(iter(words))

    def _observe(self) -> Observation:
        return {"observation": self.env.observe(self.seat), "action_mask": self.env.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.env.mask(self.seat), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions may be taken, as MaskablePPO of SB3-contrib asks for it."""
        return self.env.mask(self.seat).astype(np.bool_)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._check_open()
        if self._over:
            raise RuntimeError("the game is over, or has not begun: reset it")
        token = int(action)
        if self.on_illegal == "lose" and token not in self.env.legal_actions(self.seat):
            self._over = True
            return self._observe(), -1.0, True, False, {**self._info(), "illegal": True}
        self.env.step(token, self.seat)
        self._let_bots_play()
        self._over = self.env.is_over
        gained = self.env.rewards(self.reward)
        reward = 0.0 if gained is None else float(gained[self.seat])
        return self._observe(), reward, self._over, False, self._info()

    def render(self) -> Any:
        self._check_open()
        return render(self.env, self.render_mode, self.seat)

    def close(self) -> None:
        """Nothing can be done with it any more."""
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise RuntimeError("the environment is closed")


for _game in game_ids():
    gymnasium.register(
        id=f"dinotable/{_game}-v0",
        entry_point="dinotable.gymnasium:DinotableEnv",
        kwargs={"game": _game},
        # What is masked is known to the environment alone: a checker would try it.
        disable_env_checker=True,
    )
