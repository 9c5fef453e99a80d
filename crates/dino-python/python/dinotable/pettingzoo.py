"""The games as environments of PettingZoo: one seat after the other (AEC), or all that are asked at once (Parallel).

>>> from dinotable.pettingzoo import aec_env
>>> env = aec_env("evo", seats=3)
>>> env.reset(seed=1)
>>> env.last()[0]["action_mask"].any()
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ._core import Env, encoding
from ._render import RENDER_MODES, check_mode, render

if TYPE_CHECKING:
    from ._core import Viewer

Observation = dict[str, NDArray[Any]]


class _Common:
    """What both kinds share."""

    def _open(
        self,
        game: str,
        seats: int,
        options: Mapping[str, str | bool | int] | None,
        sheet: str | None,
        render_mode: str | None,
        reward: str,
        extra: int,
    ) -> None:
        check_mode(render_mode)
        self._closed = False
        self.env = Env(game, seats, options, sheet)
        self.env.rewards(reward)
        self.reward = reward
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = encoding(game)
        self._numbers = size["observation_size"]
        self._actions = size["action_count"] + extra
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._actions) for agent in self.possible_agents}

    def _space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (self._numbers,), np.float32),
                "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def close(self) -> None:
        """Nothing can be done with it any more."""
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise RuntimeError("the environment is closed")

    def _begin(self, seed: int | None) -> None:
        self._check_open()
        self.env.reset(None if seed is None else seed % 2**64)
        self.agents = self.possible_agents[:]

    def _render(self, who: Viewer) -> Any:
        self._check_open()
        return render(self.env, self.render_mode, who)


class DinotableAEC(_Common, AECEnv):  # type: ignore[misc]
    """One seat after the other. Choices that are made at the same time are asked in the order of the seats; nobody sees
    what the others chose before all have.

    An action that is masked raises `DinotableError`. Rewards come at the end.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, str | bool | int] | None = None,
        sheet: str | None = None,
        render_mode: str | None = None,
        reward: str = "rank",
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        self._open(game, seats, options, sheet, render_mode, reward, 0)
        self.max_cycles = max_cycles
        self.metadata = {"name": f"{game}_v0", "render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 1}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._ask()

    def _ask(self) -> None:
        seat = self.env.seat
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            self.infos[self.agent_selection] = {"action_mask": self.env.mask(seat)}

    def observe(self, agent: str) -> Observation:
        self._check_open()
        seat = self._seat[agent]
        mask = self.env.mask(seat) if seat == self.env.seat else np.zeros(self._actions, np.int8)
        return {"observation": self.env.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        self._check_open()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: an action is a whole number")
        self._cumulative_rewards[agent] = 0.0
        self.env.step(int(action), self._seat[agent])
        self._clear_rewards()
        self._steps += 1
        if self.env.is_over:
            for reward, other in zip(self.env.rewards(self.reward) or [], self.possible_agents, strict=True):
                self.rewards[other] = float(reward)
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._steps >= self.max_cycles * len(self.possible_agents):
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()

    def render(self) -> Any:
        return self._render("public" if self.env.seat < 0 else self.env.seat)


class DinotableParallel(_Common, ParallelEnv):  # type: ignore[misc]
    """All seats at once. Who is not asked waits, which is the last action and then the only one.

    Environments of this kind get actions that were drawn without a look at the mask (PettingZoo's own tests do that): where
    one is masked, the first legal action is taken instead, and `infos[agent]["illegal"]` is true. With
    `on_illegal="raise"`, `DinotableError` is raised instead.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, str | bool | int] | None = None,
        sheet: str | None = None,
        render_mode: str | None = None,
        reward: str = "rank",
        max_cycles: int | None = None,
        on_illegal: str = "replace",
    ) -> None:
        if on_illegal not in ("raise", "replace"):
            raise ValueError("on_illegal is \"raise\" or \"replace\"")
        self._open(game, seats, options, sheet, render_mode, reward, 1)
        self.wait = self._actions - 1
        self.max_cycles = max_cycles
        self.on_illegal = on_illegal
        self.agents: list[str] = []
        self.metadata = {"name": f"{game}_parallel_v0", "render_modes": RENDER_MODES, "render_fps": 1}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        self._steps = 0
        observations = {agent: self._observe(agent) for agent in self.agents}
        return observations, self._infos(observations, set())

    def _infos(self, observations: dict[str, Observation], illegal: set[str]) -> dict[str, dict[str, Any]]:
        return {
            agent: {"action_mask": seen["action_mask"], "illegal": agent in illegal} for agent, seen in observations.items()
        }

    def _observe(self, agent: str) -> Observation:
        seat = self._seat[agent]
        mask = np.zeros(self._actions, np.int8)
        self.env.mask(seat, out=mask[:-1])
        mask[-1] = not mask.any()
        return {"observation": self.env.observe(seat), "action_mask": mask}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        self._check_open()
        if not self.agents:
            raise RuntimeError("the game is over, or has not begun: reset it")
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise ValueError(f"there is no action for {', '.join(missing)}")
        asked, illegal = self.env.pending, set()
        chosen: dict[int, int] = {}
        for agent in self.agents:
            seat, action = self._seat[agent], int(actions[agent])
            legal = self.env.legal_actions(seat) if seat in asked else [self.wait]
            if action not in legal:
                illegal.add(agent)
                if self.on_illegal == "raise":
                    raise ValueError(f"action {action} of {agent} is masked")
            if seat in asked:
                chosen[seat] = action if action in legal else legal[0]
        for seat, action in chosen.items():
            self.env.step(action, seat)
        self._steps += 1
        over = self.env.is_over
        truncated = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        gained = self.env.rewards(self.reward) or [0.0] * len(self.possible_agents)
        observations = {agent: self._observe(agent) for agent in self.agents}
        rewards = {agent: float(gained[self._seat[agent]]) for agent in self.agents}
        answer = (
            observations,
            rewards,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, truncated),
            self._infos(observations, illegal),
        )
        if over or truncated:
            self.agents = []
        return answer

    def render(self) -> Any:
        return self._render("public")


def aec_env(game: str, **kwargs: Any) -> AECEnv:
    """The environment for one seat after the other, with PettingZoo's own check that it is reset before it is used."""
    return wrappers.OrderEnforcingWrapper(DinotableAEC(game, **kwargs))


def parallel_env(game: str, **kwargs: Any) -> ParallelEnv:
    """The environment for all seats at once."""
    return DinotableParallel(game, **kwargs)
