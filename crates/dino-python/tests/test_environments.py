"""PettingZoo, Gymnasium and the vectorised environment."""

import random
import types
import warnings

import numpy as np
import pytest

import dinotable

GAMES = dinotable.game_ids()


def test_pettingzoo_passes_its_own_tests():
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test

    from pettingzoo.utils.conversions import parallel_to_aec

    from dinotable.pettingzoo import aec_env, parallel_env

    with warnings.catch_warnings():
        # Observations with a mask are dictionaries.
        warnings.simplefilter("ignore")
        for game in GAMES:
            api_test(aec_env(game, seats=3), num_cycles=300)
            seed_test(lambda game=game: aec_env(game), num_cycles=100)
            parallel_api_test(parallel_env(game, seats=3), num_cycles=200)
            parallel_seed_test(lambda game=game: parallel_env(game), num_cycles=100)
            make = types.SimpleNamespace(
                # It gives actions to all in turn, which is what PettingZoo makes of a parallel environment.
                env=lambda game=game, **kwargs: parallel_to_aec(parallel_env(game, **kwargs)),
                parallel_env=lambda game=game, **kwargs: parallel_env(game, **kwargs),
            )
            max_cycles_test(make)
            texts = {"svg": lambda shown: isinstance(shown, str) and shown.startswith("<svg")}
            render_test(lambda render_mode, game=game: aec_env(game, render_mode=render_mode), texts)


def test_gymnasium_passes_its_own_check():
    gymnasium = pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    import dinotable.gymnasium

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for game in GAMES:
            env = gymnasium.make(f"dinotable/{game}-v0", opponents="random", on_illegal="lose", render_mode="rgb_array")
            check_env(env.unwrapped, skip_render_check=True)
            env.reset(seed=1)
            assert env.render().ndim == 3


@pytest.mark.parametrize("game", GAMES)
def test_one_seat_against_bots_to_the_end(game):
    pytest.importorskip("gymnasium")
    from dinotable.gymnasium import DinotableEnv

    env = DinotableEnv(game, seats=3, opponents="greedy")
    observation, info = env.reset(seed=2)
    rng = np.random.default_rng(2)
    done, reward = False, 0.0
    while not done:
        assert (env.action_masks() == observation["action_mask"]).all()
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, done, _, info = env.step(action)
    assert -1.0 <= reward <= 1.0
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)


def run(game, steps, threads, **kwargs):
    env = dinotable.VectorEnv(game, 64, threads=threads, seed=9, **kwargs)
    env.reset()
    rng = np.random.default_rng(1)
    told = []
    for _ in range(steps):
        env.step(env.sample(rng))
        told.append((env.observations.copy(), env.masks.copy(), env.seats.copy(), env.rewards.copy(), env.dones.copy()))
    return told


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_threads_changes_nothing(game):
    alone, together = run(game, 40, 1), run(game, 40, 3)
    for one, other in zip(alone, together, strict=True):
        for array, same in zip(one, other, strict=True):
            assert array.tobytes() == same.tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_plays_what_single_games_play(game):
    batch = dinotable.VectorEnv(game, 1, seats=3, seed=4)
    batch.reset()
    env = dinotable.Env(game, 3, seed=4)
    env.reset(4)
    batch.reset(4)
    rng = np.random.default_rng(1)
    while True:
        assert (batch.observations[0] == env.observe()).all() and (batch.masks[0] == env.mask()).all()
        assert batch.seats[0] == env.seat and batch.game(0) == env.game()
        seat, action = env.seat, int(batch.sample(rng)[0])
        env.step(action)
        batch.step(np.array([action]))
        if env.is_over:
            rewards = env.rewards()
            assert batch.dones[0] and list(batch.rewards[0]) == rewards[seat:] + rewards[:seat]
            break
        assert not batch.dones[0] and not batch.rewards.any()


@pytest.mark.parametrize("game", GAMES)
def test_an_advance_is_a_step_and_what_may_follow(game):
    one, other = dinotable.Env(game, 2, seed=6), dinotable.Env(game, 2, seed=6)
    actions, choose = one.legal_actions(), random.Random(6).choice
    while actions:
        action = choose(actions)
        actions = one.advance(action)
        other.step(action)
        assert actions == other.legal_actions()
    assert one.is_over and one.game() == other.game()
    with pytest.raises(dinotable.DinotableError, match="over"):
        one.advance(0)


def test_one_seat_of_each_game_against_bots():
    told = run("cubosaurs", 60, 2, opponents="greedy", seat=1)
    assert all((seats == 1).all() for _, _, seats, _, _ in told)
    wins = np.concatenate([rewards[dones, 0] for *_, rewards, dones in told])
    # Who plays at random loses nearly always.
    assert len(wins) > 50 and wins.mean() < -0.5


def test_arrays_of_the_callers_are_written_in_place():
    memory = np.full((8, 2, 365), 7.0, np.float32)
    rows = np.ascontiguousarray(memory[:, 0])
    env = dinotable.VectorEnv("cubosaurs", 8, buffers={"observations": rows})
    env.reset(1)
    assert env.observations is rows and abs(rows).max() <= 1.0
