"""The encodings as tables: `python -m dinotable.describe`. They stand in `docs/python.md`."""

from __future__ import annotations

from math import prod

from ._core import encoding, game_ids, game_info


def table(game: str) -> str:
    """What each number of an observation and each action of a game is."""
    told = encoding(game)
    lines = [
        f"### {game_info(game)['title']}, version {told['version']}",
        "",
        f"An observation has {told['observation_size']:,} numbers:",
        "",
        "| from | field | shape | what |",
        "| ---: | --- | --- | --- |",
    ]
    first = 0
    for name, shape, about in told["fields"]:
        lines.append(f"| {first} | `{name}` | {' × '.join(map(str, shape))} | {about} |")
        first += prod(shape)
    count = told["action_count"]
    lines.append(f"| {first} | `said` | {count} | 1 for each action taken already for the decision that is not complete yet |")
    lines += ["", f"There are {count} actions:", "", "| from | action | shape | what |", "| ---: | --- | --- | --- |"]
    first = 0
    for name, shape, about in told["tokens"]:
        lines.append(f"| {first} | `{name}` | {' × '.join(map(str, shape))} | {about} |")
        first += prod(shape)
    return "\n".join(lines) + "\n"


def tables() -> str:
    """The tables of all games."""
    return "\n".join(table(game) for game in game_ids())


if __name__ == "__main__":
    print(tables(), end="")
