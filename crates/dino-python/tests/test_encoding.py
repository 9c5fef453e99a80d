"""Numbers and tokens."""

import random

import numpy as np
import pytest

import dinotable

GAMES = dinotable.game_ids()


@pytest.mark.parametrize("game", GAMES)
def test_sizes_follow_from_the_fields(game):
    encoding = dinotable.encoding(game)
    numbers = sum(int(np.prod(shape)) for _, shape, _ in encoding["fields"])
    tokens = sum(int(np.prod(shape)) for _, shape, _ in encoding["tokens"])
    assert encoding["action_count"] == tokens
    assert encoding["observation_size"] == numbers + tokens
    assert encoding["version"] == 1


@pytest.mark.parametrize("game", GAMES)
def test_notation_and_tokens_go_both_ways(game):
    # Without event cards nobody waits for one: an `Env` passes by itself for who does.
    table = dinotable.new(game, 3, {"events": False} if game == "evo" else None, seed=5)
    rng = random.Random(5)
    table.draw()
    for _ in range(60):
        if table.is_over:
            break
        seat = rng.choice(table.pending)
        words = table.words(seat)
        for action, word in rng.sample(words, min(10, len(words))):
            assert table.spell(seat, action) == word
            # Actions that do the same with things that are alike share a word.
            assert table.spell(seat, table.read(seat, word)) == word
        action, word = rng.choice(words)
        env = table.env()
        for token in word:
            assert token in env.legal_actions(seat)
            if env.step(token, seat):
                break
        table.apply(f"{seat + 1} {table.read(seat, word)}")
        assert env.game().view(seat) == table.view(seat) or table.is_chance
        table.draw()


@pytest.mark.parametrize("game", GAMES)
def test_arrays_tell_nothing_that_the_view_does_not(game):
    """The law of twins: a world that looks alike to a seat gives it the same bytes."""
    env = dinotable.Env(game, 3, seed=11)
    rng = random.Random(11)
    for number in range(150):
        if env.is_over:
            break
        for seat in range(3):
            for twin in [env.resample(seat, number), env.game().resample(seat, number).env()]:
                said = bool(env.said(seat))
                if said and twin.said(seat) != env.said(seat):
                    continue
                assert twin.observe(seat).tobytes() == env.observe(seat).tobytes()
                assert twin.mask(seat).tobytes() == env.mask(seat).tobytes()
                assert twin.key(seat) == env.key(seat)
        env.step(rng.choice(env.legal_actions()))


@pytest.mark.parametrize("game", GAMES)
def test_numbers_lie_between_minus_one_and_one(game):
    env = dinotable.Env(game, 2, seed=3)
    rng = random.Random(3)
    while not env.is_over:
        row = env.observe()
        assert row.dtype == np.float32 and np.isfinite(row).all() and abs(row).max() <= 1.0
        mask = env.mask()
        assert list(np.flatnonzero(mask)) == env.legal_actions()
        env.step(rng.choice(env.legal_actions()))
    assert sum(env.rewards()) == 0.0


def test_the_numbers_stay_what_they_are():
    """A change of these means a new version of the encoding."""
    sizes = {game: (dinotable.encoding(game)["observation_size"], dinotable.encoding(game)["action_count"]) for game in GAMES}
    assert sizes == {
        "cubosaurs": (365, 71),
        "evo": (2371, 170),
        "mesozooic": (1516, 60),
        "gods-love-dinosaurs": (5601, 387),
    }
