"""Replays a record of Cubosaurs event by event and charts each seat's points: `python chart_record.py FILE chart.svg`."""

import sys
from pathlib import Path

import dinotable

COLOURS = ["#c0392b", "#2471a3", "#d68910", "#7d3c98", "#117a65"]


def points(record: str) -> list[list[int]]:
    """The points of each seat of the rounds counted so far, after each event."""
    whole = dinotable.load(record)
    game = dinotable.new(whole.id, whole.seats, whole.options, seed=0)
    rows = []
    for event in whole.events:
        game.apply(event)
        counted = game.view("public")["points"]
        rows.append([sum(sum(round_[seat]) for round_ in counted) for seat in range(whole.seats)])
    return rows


def chart(rows: list[list[int]]) -> str:
    low, high = min(map(min, rows)), max(map(max, rows)) + 1
    width, height = 600, 240
    lines = []
    for seat in range(len(rows[0])):
        path = " ".join(
            f"{30 + at * (width - 40) / len(rows):.1f},{height - 20 - (row[seat] - low) * (height - 40) / (high - low):.1f}"
            for at, row in enumerate(rows)
        )
        lines.append(f'<polyline points="{path}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2"/>')
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{"".join(lines)}</svg>\n'


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(chart(points(Path(sys.argv[1]).read_text())))
