"""The games as games of OpenSpiel, registered as `dinotable_cubosaurs` and so on when this module is imported.

Choices that seats make at the same time are asked one after the other; whoever decides later cannot see what was decided
earlier, for an observation is made from that seat's view alone. Every draw is a chance node. An action is one number of the
encoding, so a decision with several parts is several actions of the same player.

>>> import pyspiel, dinotable.openspiel
>>> game = pyspiel.load_game("dinotable_cubosaurs(players=2)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from . import _core

# As many as any game has: the cards of the largest deck, or the orders of five seats.
MAX_CHANCE_OUTCOMES = 200


class DinotableState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game. Everything that is copied with it is one object."""

    def __init__(self, game: DinotableGame) -> None:
        super().__init__(game)
        self.env = game.start.clone()

    def current_player(self) -> int:
        seat = self.env.seat
        if seat >= 0:
            return seat
        return int(pyspiel.PlayerId.CHANCE if seat == -1 else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.env.legal_actions(player) if player == self.env.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, probability) for number, (_, probability) in enumerate(self.env.chance_outcomes())]

    def _apply_action(self, action: int) -> None:
        if self.env.seat == -1:
            self.env.fall(action)
        else:
            self.env.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            outcomes = self.env.chance_outcomes()
            return outcomes[action][0] if action < len(outcomes) else f"outcome {action}"
        try:
            return f"{action}: {self.env.notation(action, player)}"
        except _core.DinotableError:
            return f"action {action}"

    def is_terminal(self) -> bool:
        return self.env.is_over

    def returns(self) -> list[float]:
        return self.env.rewards() or [0.0] * self.env.seats

    def information_state_string(self, player: int | None = None) -> str:
        return self.env.key(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def resample_from_infostate(self, player: int, sampler: Any = None) -> DinotableState:
        """A state that looks the same to the player: hidden things are drawn among those it cannot exclude."""
        seed = np.random.randint(2**62) if sampler is None else int(sampler() * 2**62)
        other: DinotableState = self.clone()
        other.env = self.env.resample(player, seed)
        return other

    def random_returns(self) -> list[float]:
        """What each player gets when everything from here on is chosen at random: one rollout, played in Rust."""
        copy = self.env.clone()
        copy.play_out()
        return copy.rewards() or [0.0] * copy.seats

    def __str__(self) -> str:
        return self.env.game().text("everything")


class RandomRollouts:
    """An evaluator for OpenSpiel's searches, like its `RandomRolloutEvaluator`, but played in Rust."""

    def __init__(self, n_rollouts: int = 1) -> None:
        self.n_rollouts = n_rollouts

    def evaluate(self, state: DinotableState) -> Any:
        return np.mean([state.random_returns() for _ in range(self.n_rollouts)], axis=0)

    def prior(self, state: DinotableState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class DinotableObserver:
    """What a player may know, as OpenSpiel's algorithms ask for it."""

    def __init__(self, game: DinotableGame) -> None:
        encoding = _core.encoding(game.id)
        self.tensor = np.zeros(encoding["observation_size"], np.float32)
        self.dict: dict[str, Any] = {}
        first = 0
        for name, shape, _ in encoding["fields"]:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[first : first + size].reshape(shape)
            first += size
        self.dict["said"] = self.tensor[first:]

    def set_from(self, state: DinotableState, player: int) -> None:
        state.env.observe(player, out=self.tensor)

    def string_from(self, state: DinotableState, player: int) -> str:
        return state.env.key(player)


class DinotableGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games. Each has a class of its own, which knows its type."""

    id = ""
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        players = params.get("players", 2)
        options = dict(item.split("=", 1) for item in params.get("options", "").split() if item)
        self.start = _core.Env(self.id, players, options)
        # Before chance has fallen for the first time.
        self.start.let_chance_fall(False)
        self.start.reset()
        info = pyspiel.GameInfo(
            num_distinct_actions=_core.encoding(self.id)["action_count"],
            max_chance_outcomes=MAX_CHANCE_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=20_000,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> DinotableState:
        return DinotableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DinotableObserver:
        return DinotableObserver(self)


def _register(game: str) -> type[DinotableGame]:
    info = _core.game_info(game)
    kind = pyspiel.GameType(
        short_name=f"dinotable_{game.replace('-', '_')}",
        long_name=info["title"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            pyspiel.GameType.Information.IMPERFECT_INFORMATION
            if info["has_secrets"]
            else pyspiel.GameType.Information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=info["max_seats"],
        min_num_players=max(2, info["min_seats"]),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "options": ""},
        default_loadable=True,
        provides_factored_observation_string=False,
    )
    name = "".join(part.title() for part in game.split("-"))
    made = type(name, (DinotableGame,), {"id": game, "kind": kind})
    pyspiel.register_game(kind, made)
    return made


GAMES = {game: _register(game) for game in _core.game_ids()}
"""The class of each game by its id."""
