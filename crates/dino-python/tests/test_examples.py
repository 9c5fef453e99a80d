"""The examples run, the documentation tells what is there."""

import importlib.util
import json
import os
import random
from pathlib import Path

import pytest

import dinotable
from dinotable import describe

PACKAGE = Path(__file__).parent.parent
DOCS = PACKAGE.parent.parent / "docs" / "python.md"


def example(name: str):
    spec = importlib.util.spec_from_file_location(name, PACKAGE / "examples" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_agents_play_to_the_end():
    pytest.importorskip("pettingzoo")
    for game in dinotable.game_ids():
        totals = example("random_agent").main(game)
        assert sum(totals.values()) == pytest.approx(0.0) and len(totals) == 3
    assert -1.0 <= example("masked_agent").main(4) <= 1.0


def test_a_record_is_charted():
    module = example("chart_record")
    table = dinotable.new("cubosaurs", 3, seed=2)
    rng = random.Random(2)
    table.draw()
    while not table.is_over:
        seat = table.pending[0]
        table.apply(f"{seat + 1} {rng.choice(table.legal_actions(seat))}")
        table.draw()
    rows = module.points(table.record())
    assert rows[-1] == table.standing()["totals"]
    assert module.chart(rows).count("<polyline") == 3


def test_every_cell_of_the_notebook_runs():
    notebook = json.loads((PACKAGE / "examples" / "tour.ipynb").read_text())
    names: dict = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)  # noqa: S102
    assert names["world"].view(0) == names["view"]


def test_learning_goes_up():
    """A short run against `random`; with all tests, the run that beats `greedy`."""
    module = example("learn")
    short = ["--minutes", "0.25", "--opponents", "random", "--games", "64", "--look", "8", "--test", "200", "--enough", "0.8"]
    curve = module.main(short)
    assert curve[-1]["wins"] > curve[0]["wins"]
    if os.environ.get("DINOTABLE_ALL"):
        # It stops as soon as it wins often enough; a busy machine needs longer.
        curve = module.main(["--minutes", "12", "--look", "20", "--test", "1000", "--enough", "0.54"])
        assert curve[-1]["wins"] > 0.5


def test_the_documentation_names_every_number():
    text = DOCS.read_text()
    for game in dinotable.game_ids():
        assert describe.table(game) in text, f"run python -m dinotable.describe and put the tables of {game} into docs/python.md"


def test_figures_are_measured():
    from dinotable import bench

    for game in dinotable.game_ids():
        assert bench.best(bench.batched, game, 16, 0.02) > 1000
        for run in (bench.single, bench.observed, bench.clones):
            assert bench.best(run, game, 0.02) > 1000
