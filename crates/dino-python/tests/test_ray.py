"""Games on two local workers."""

import json

import numpy as np
import pytest

pytest.importorskip("ray")

from dinotable import ray as dino_ray  # noqa: E402


def test_an_arena_is_the_same_whatever_the_number_of_workers(tmp_path):
    file = tmp_path / "arena.jsonl"
    bots = ["greedy", "random"]
    told = dino_ray.arena("cubosaurs", bots, games=12, seed=3, workers=2, file=file)
    alone = [dino_ray.play("cubosaurs", bots, number, 3, None, {}) for number in range(12)]
    assert told == alone
    # Cut short in the middle of a line, it goes on.
    lines = file.read_text().splitlines()
    file.write_text("\n".join(lines[:6]) + "\n" + lines[6][:10])
    again = dino_ray.arena("cubosaurs", bots, games=12, seed=3, workers=2, file=file)
    assert again == told
    assert json.loads(lines[0])["seed"] == 3
    with pytest.raises(ValueError, match="another run"):
        dino_ray.arena("cubosaurs", bots, games=12, seed=4, workers=2, file=file)
    greedy = sum(game["ranks"][game["order"].index(0)] == 1 for game in told)
    assert greedy >= 9


def test_training_data_is_the_same_whatever_the_number_of_workers():
    parts = dict(dino_ray.generate("cubosaurs", 3, seed=5, workers=2, games=4))
    for number, part in parts.items():
        alone = dino_ray.collect("cubosaurs", number, 5, 2, 4, "greedy")
        assert all((part[name] == alone[name]).all() for name in alone)
        assert part["dones"].sum() == 4 and np.isfinite(part["observations"]).all()
