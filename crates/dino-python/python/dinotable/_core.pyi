"""What is written in Rust."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias, TypedDict, final

import numpy as np
from numpy.typing import NDArray

Viewer: TypeAlias = int | Literal["public", "everything"]
"""Who looks: a seat from 0, somebody who watches, or somebody who may see everything."""

class DinotableError(ValueError):
    """Something was given that does not fit."""

class RuleError(DinotableError):
    """The rules refuse it. Nothing was changed."""

    rule: str | None
    """The number of the rule, such as `CUB-21`; `None` where it is simply not that seat's turn."""
    sentence: str
    """The same in words."""

class NotationError(DinotableError):
    """The text is no notation."""

class ConfigError(DinotableError):
    """The game, its seats, its options or its sheet do not fit."""

class RecordError(DinotableError):
    """The record is wrong."""

    line: int
    """The first line that is, from 1."""

class Standing(TypedDict):
    totals: list[int]
    ranks: list[int]
    breakdown: list[dict[str, int]]

class Verified(TypedDict):
    game: str
    events: int
    result: list[int] | None
    draws_checked: bool

class Par(TypedDict):
    points: int
    parts: dict[str, int]
    rows: list[list[str]]
    slides: list[str]

class Encoding(TypedDict):
    version: int
    observation_size: int
    action_count: int
    fields: list[tuple[str, list[int], str]]
    tokens: list[tuple[str, list[int], str]]

def new(
    game: str,
    seats: int = 2,
    options: Mapping[str, str | bool | int] | None = None,
    sheet: str | None = None,
    seed: int | str | None = None,
    players: Sequence[str] | None = None,
) -> Game:
    """A new game. Without a seed chance is not to be foreseen; `sheet` is the text of another component sheet."""

def load(record: str, sheet: str | None = None) -> Game:
    """The game whose record this is, finished or not."""

def verify(record: str, sheet: str | None = None, unsealed: bool = False) -> Verified:
    """Checks a record in every line, draws included; raises `RecordError` where it is wrong."""

def par(cards: Sequence[str], sheet: str | None = None) -> Par:
    """The best zoo that eleven (or eight) cards and their director can make, and the slides to it."""

def rule(number: str, lang: str = "en") -> str:
    """The sentence of a rule that something can be refused by."""

def game_ids() -> list[str]:
    """The ids of all games."""

def game_info(game: str) -> dict[str, Any]:
    """What is fixed about a game, and its options with their values."""

def encoding(game: str) -> Encoding:
    """What the numbers of an observation and the actions of a game are."""

def restore_game(game: str, saved: str, past: bool, seed: int) -> Game:
    """For pickle."""

def restore_env(game: str, saved: str) -> Env:
    """For pickle."""

@final
class Game:
    """A game being played, in notation. Not to be changed by two threads at once."""

    @property
    def id(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> dict[str, str]: ...
    @property
    def pending(self) -> list[int]:
        """The seats that owe an action; they may come in any order."""

    @property
    def is_chance(self) -> bool: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def events(self) -> list[str]: ...
    @property
    def digest(self) -> int: ...
    def legal_actions(self, seat: int) -> list[str]:
        """What the seat may do; nothing where it is not asked."""

    def chance_outcomes(self) -> list[tuple[str, float]]:
        """How chance may fall, each way as an event with its probability."""

    def apply(self, event: str) -> None:
        """Carries out an event: `2 bid 1 3`, `* deal 1 egg#trex`, `! time`. Raises `RuleError` or `NotationError`."""

    def check(self, event: str) -> None:
        """Raises what `apply` would raise, and changes nothing."""

    def draw(self) -> list[str]:
        """Lets chance fall from the game's seed until somebody has to decide; what fell."""

    def view(self, who: Viewer) -> dict[str, Any]:
        """All that somebody may know."""

    def observe(self, who: Viewer, start: int = 0) -> list[Any]:
        """What somebody saw of each event from this one on."""

    def sample(self, view: Mapping[str, Any], seed: int) -> Game:
        """A world without a past that looks like this view of the game."""

    def resample(self, who: Viewer, seed: int) -> Game:
        """A world without a past that looks like this one to somebody."""

    def standing(self) -> Standing | None:
        """Points, ranks and where the points came from, once the game is over."""

    def record(self, with_seed: bool = True) -> str: ...
    def text(self, who: Viewer | None = None, lang: str = "en") -> str:
        """The table as text."""

    def svg(self, who: Viewer | None = None) -> str:
        """The table as a plain picture."""

    def pixels(self, who: Viewer | None = None) -> tuple[int, int, bytes]:
        """The same picture: width, height, and red, green and blue of each pixel."""

    def clone(self, history: bool = True) -> Game:
        """A copy; without its past it is as cheap as its state."""

    def observation(self, seat: int) -> NDArray[np.float32]:
        """What the seat may know, in numbers (see `encoding`)."""

    def words(self, seat: int) -> list[tuple[str, list[int]]]:
        """What a pending seat may do, each action with the numbers that spell it."""

    def spell(self, seat: int, action: str) -> list[int]:
        """The numbers that spell a legal action."""

    def read(self, seat: int, tokens: Sequence[int]) -> str:
        """The first legal action whose numbers begin with these."""

    def env(self, seed: int = 0) -> Env:
        """The same state in numbers; what falls from here on is drawn from this seed."""

    def _repr_svg_(self) -> str: ...
    def __reduce__(self) -> tuple[Any, tuple[str, str, bool]]: ...
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, memo: dict[int, Any]) -> Game: ...

@final
class Bot:
    """A bot that plays one seat of one game; it keeps its plan between decisions."""

    def __new__(
        cls,
        game: str,
        name: str,
        seed: int = 0,
        seconds: float | None = None,
        iterations: int | None = None,
    ) -> Bot:
        """`seconds` or `iterations` say how far `apex` may think; a second where nothing is said."""

    @property
    def name(self) -> str: ...
    def choose(self, game: Game, seat: int) -> str:
        """What it does for a seat that is asked. It is given what that seat may know and nothing else."""

@final
class Env:
    """One game in numbers: seats take actions one at a time, chance falls by itself."""

    def __new__(
        cls,
        game: str,
        seats: int = 2,
        options: Mapping[str, str | bool | int] | None = None,
        sheet: str | None = None,
        seed: int = 0,
    ) -> Env: ...
    @property
    def id(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def seat(self) -> int:
        """The seat that is asked first; -1 where chance has to fall, -2 when the game is over."""

    @property
    def pending(self) -> list[int]: ...
    @property
    def is_over(self) -> bool: ...
    def reset(self, seed: int | None = None) -> None: ...
    def let_chance_fall(self, by_itself: bool) -> None: ...
    def legal_actions(self, seat: int | None = None) -> list[int]: ...
    def said(self, seat: int) -> list[int]:
        """The actions taken so far for the decision that is not complete yet."""

    def mask(self, seat: int | None = None, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]: ...
    def observe(
        self, seat: int | None = None, out: NDArray[np.float32] | None = None
    ) -> NDArray[np.float32]: ...
    def step(self, action: int, seat: int | None = None) -> bool:
        """Takes an action; whether the decision it belongs to is complete, and was carried out."""

    def advance(self, action: int) -> list[int]:
        """Takes an action of the seat that is asked; what may be done next, by whoever is asked then. Empty once the game is over."""

    def chance_outcomes(self) -> list[tuple[str, float]]: ...
    def fall(self, outcome: int) -> None: ...
    def notation(self, action: int, seat: int | None = None) -> str:
        """The first legal action in notation that this number plays or begins."""

    def rewards(self, reward: str = "rank") -> list[float] | None: ...
    def play_out(self) -> None:
        """Plays on to the end, every action at random."""

    def resample(self, seat: int, seed: int) -> Env: ...
    def key(self, seat: int) -> str: ...
    def game(self) -> Game: ...
    def clone(self) -> Env: ...
    def __reduce__(self) -> tuple[Any, tuple[str, str]]: ...
    def __copy__(self) -> Env: ...
    def __deepcopy__(self, memo: dict[int, Any]) -> Env: ...

@final
class Batch:
    """Many games of one kind, which write into the caller's arrays. `VectorEnv` brings the arrays along."""

    def __new__(
        cls,
        game: str,
        games: int,
        seats: int = 2,
        options: Mapping[str, str | bool | int] | None = None,
        sheet: str | None = None,
        seed: int = 0,
        opponents: str | None = None,
        seat: int | None = None,
        reward: str = "rank",
        threads: int | None = None,
    ) -> Batch: ...
    @property
    def games(self) -> int: ...
    @property
    def seats(self) -> int: ...
    @property
    def observation_size(self) -> int: ...
    @property
    def action_count(self) -> int: ...
    def reset(
        self,
        observations: NDArray[np.float32],
        masks: NDArray[np.int8],
        seats: NDArray[np.int8],
        rewards: NDArray[np.float32],
        dones: NDArray[np.bool_],
        seed: int | None = None,
    ) -> None: ...
    def step(
        self,
        actions: NDArray[np.int64],
        observations: NDArray[np.float32],
        masks: NDArray[np.int8],
        seats: NDArray[np.int8],
        rewards: NDArray[np.float32],
        dones: NDArray[np.bool_],
    ) -> None: ...
    def game(self, index: int) -> Game: ...
