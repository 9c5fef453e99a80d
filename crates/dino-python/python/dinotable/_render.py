"""How environments show a game: one place for all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from ._core import Env, Viewer

RENDER_MODES = ["human", "ansi", "rgb_array", "svg"]


def check_mode(mode: str | None) -> None:
    """Raises where no render mode is called so."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"no render mode is called {mode!r}; there are: {', '.join(RENDER_MODES)}")


def render(env: Env, mode: str | None, who: Viewer) -> Any:
    """What the mode asks for, as this viewer sees the game."""
    if mode is None:
        return None
    game = env.game()
    if mode == "human":
        print(game.text(who))
        return None
    if mode == "ansi":
        return game.text(who)
    if mode == "svg":
        return game.svg(who)
    width, height, pixels = game.pixels(who)
    return np.frombuffer(pixels, np.uint8).reshape(height, width, 3).copy()
