"""Four modern dinosaur board games with exact rules, for Python and reinforcement learning.

>>> import dinotable
>>> game = dinotable.new("cubosaurs", seats=2, seed=7)
>>> game.draw()[0]
'* first 1'
>>> game.pending
[0]
>>> "keep" in game.legal_actions(0)
True

A `Game` speaks notation, an `Env` numbers, and a `VectorEnv` many thousand games at once. Environments for PettingZoo,
Gymnasium, OpenSpiel and Ray are in modules of those names, which need these packages.

Seats are counted from 0 in Python; in notation, as in records, the first seat is 1.
"""

from ._core import (
    Batch,
    Bot,
    ConfigError,
    DinotableError,
    Env,
    Game,
    NotationError,
    RecordError,
    RuleError,
    encoding,
    game_ids,
    game_info,
    load,
    new,
    par,
    rule,
    verify,
)
from .vector import VectorEnv

__all__ = [
    "BOTS",
    "Batch",
    "Bot",
    "ConfigError",
    "DinotableError",
    "Env",
    "Game",
    "NotationError",
    "RecordError",
    "RuleError",
    "VectorEnv",
    "encoding",
    "game_ids",
    "game_info",
    "load",
    "new",
    "par",
    "rule",
    "verify",
]

BOTS = ("random", "greedy", "egg", "hatchling", "grazer", "hunter", "apex")
"""The bots there are; the last five are the levels for people, the weakest first."""
