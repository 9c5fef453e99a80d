"""Whatever is given: a clear exception, and nothing worse."""

import numpy as np
import pytest

import dinotable


def test_games_that_do_not_fit():
    for args in [("chess",), ("evo", 1), ("evo", 9), ("evo", -1), ("evo", 300), ("evo", 2, {"no": "such"}), ("evo", 2, {"mp": "x"})]:
        with pytest.raises(dinotable.DinotableError):
            dinotable.new(*args)
        with pytest.raises(dinotable.DinotableError):
            dinotable.Env(*args)
        with pytest.raises(dinotable.DinotableError):
            dinotable.VectorEnv(args[0], 4, *args[1:])
    with pytest.raises(TypeError):
        dinotable.new(3)
    with pytest.raises(TypeError):
        dinotable.new("evo", seats="two")
    with pytest.raises(TypeError):
        dinotable.new("evo", seed=1.5)
    with pytest.raises(dinotable.DinotableError):
        dinotable.new("evo", seed="xyz")
    with pytest.raises(dinotable.DinotableError, match="players"):
        dinotable.new("evo", 3, players=["one"])
    for names in [["a b\nx", "c"], ["", ""], ["é", "x"]]:
        with pytest.raises(dinotable.DinotableError, match="no name of a player"):
            dinotable.new("evo", 2, players=names)
    with pytest.raises(dinotable.DinotableError, match="no bot"):
        dinotable.Bot("evo", "deepblue")
    with pytest.raises(dinotable.DinotableError, match="seconds"):
        dinotable.Bot("evo", "apex", seconds=-1)
    with pytest.raises(dinotable.ConfigError):
        dinotable.Bot("chess", "greedy")


@pytest.mark.parametrize("event", ["", " ", "keep", "9 keep", "1 keep ", "1 keep\n", "1 kéép", "* ", "! tim", "1 " + "x" * 10000])
def test_events_that_are_none(event):
    table = dinotable.new("cubosaurs", 2, seed=1)
    table.draw()
    with pytest.raises(dinotable.DinotableError):
        table.apply(event)


def test_seats_and_viewers_that_are_none():
    table = dinotable.new("evo", 2, seed=1)
    for who in [2, -1, 10**9, "me"]:
        with pytest.raises(dinotable.DinotableError):
            table.view(who)
    for who in [None, 1.0, True, b"public"]:
        with pytest.raises(TypeError):
            table.view(who)
    with pytest.raises(dinotable.DinotableError):
        table.legal_actions(2)
    with pytest.raises(dinotable.RuleError):
        dinotable.Bot("evo", "greedy").choose(table, 0)
    with pytest.raises(dinotable.DinotableError, match="alone"):
        dinotable.Bot("cubosaurs", "greedy").choose(table, 0)
    with pytest.raises(dinotable.DinotableError, match="language"):
        table.text(0, lang="de")


def test_views_that_are_none():
    table = dinotable.new("mesozooic", 3, seed=1)
    table.draw()
    view = table.view(0)
    for wrong in [{}, [], "view", 3, None, {**view, "round": 900}, {**view, "hands": [1, 2]}]:
        with pytest.raises((dinotable.DinotableError, TypeError)):
            table.sample(wrong, 1)
    table = dinotable.new("mesozooic", 3, {"advanced": "random"}, seed=1)
    table.draw()
    with pytest.raises(dinotable.DinotableError):
        table.sample({**table.view(0), "advanced_count": 18}, 1)  # more than there are
    endless = []
    endless.append(endless)
    with pytest.raises(dinotable.DinotableError, match="deep"):
        table.sample(endless, 1)
    with pytest.raises(TypeError):
        table.sample({"a": object()}, 1)


def test_records_that_are_wrong():
    table = dinotable.new("cubosaurs", 2, seed=1)
    table.draw()
    for _ in range(3):
        seat = table.pending[0]
        table.apply(f"{seat + 1} keep")
        table.draw()
    record = table.record()
    for wrong in ["", "game chess\n", record.replace("keep", "kept", 1), record[: len(record) // 2], record + "x"]:
        with pytest.raises(dinotable.DinotableError):
            dinotable.verify(wrong)
    with pytest.raises(dinotable.RecordError) as caught:
        dinotable.verify(record.replace("1 keep", "1 refuse egg#trex", 1).replace("2 keep", "2 refuse egg#trex", 1))
    assert caught.value.line > 1
    with pytest.raises(dinotable.DinotableError, match="seed"):
        dinotable.load(table.record(with_seed=False))


def test_actions_that_are_masked():
    env = dinotable.Env("cubosaurs", 2, seed=1)
    before = env.key(0), env.seat
    for action in [-1, 71, 10**12, next(a for a in range(71) if a not in env.legal_actions())]:
        with pytest.raises(dinotable.DinotableError):
            env.step(action)
    with pytest.raises(TypeError):
        env.step("keep")
    with pytest.raises(TypeError):
        env.step(1.0)
    with pytest.raises(dinotable.RuleError):
        env.step(0, seat=1 - env.seat)
    assert (env.key(0), env.seat) == before
    while not env.is_over:
        env.step(env.legal_actions()[0])
    with pytest.raises(dinotable.DinotableError, match="over"):
        env.step(0)
    assert env.mask().sum() == 0 and env.legal_actions() == []
    with pytest.raises(dinotable.DinotableError, match="reward"):
        env.rewards("fame")


def test_arrays_that_do_not_fit():
    env = dinotable.Env("cubosaurs", 2)
    for out in [np.zeros(3, np.float32), np.zeros(365 * 2, np.float32)[::2]]:
        with pytest.raises(dinotable.DinotableError):
            env.observe(out=out)
    fixed = np.zeros(365, np.float32)
    fixed.flags.writeable = False
    with pytest.raises(dinotable.DinotableError, match="written"):
        env.observe(out=fixed)
    with pytest.raises(TypeError):
        env.observe(out=np.zeros(365, np.float64))
    with pytest.raises(TypeError):
        env.observe(out=[0.0] * 365)

    batch = dinotable.VectorEnv("cubosaurs", 4)
    with pytest.raises(RuntimeError, match="reset"):
        batch.step(np.zeros(4, np.int64))
    batch.reset()
    before = batch.observations.copy()
    for actions in [np.full(4, 70), np.array([0, 0]), np.full(4, -1), np.full(4, 10**15), np.zeros((4, 1), int)]:
        with pytest.raises((dinotable.DinotableError, TypeError)):
            batch.step(actions)
    with pytest.raises(TypeError):
        batch.step(np.zeros(4, np.float32))
    # One masked action among legal ones: nothing at all is done.
    mixed = batch.sample(np.random.default_rng(0))
    mixed[3] = 70
    with pytest.raises(dinotable.DinotableError, match="game 3"):
        batch.step(mixed)
    assert (batch.observations == before).all()
    # What the caller writes into the mask is not believed.
    batch.masks[:] = 1
    with pytest.raises(dinotable.DinotableError):
        batch.step(np.full(4, 70))
    batch.close()
    with pytest.raises(RuntimeError):
        batch.step(np.zeros(4, np.int64))
    for buffers in [{"rewards": np.zeros((4, 3), np.float32)}, {"masks": np.zeros((4, 71), np.int8).T.copy().T}]:
        with pytest.raises(dinotable.DinotableError):
            dinotable.VectorEnv("cubosaurs", 4, buffers=buffers).reset()
    with pytest.raises(ValueError, match="no buffers"):
        dinotable.VectorEnv("cubosaurs", 4, buffers={"reward": np.zeros(4)})
    with pytest.raises(dinotable.DinotableError):
        dinotable.VectorEnv("cubosaurs", 0)
    for games in [2**24, 2**40]:
        with pytest.raises(dinotable.DinotableError, match="too many"):
            dinotable.Batch("evo", games)


def test_environments_that_are_misused():
    pytest.importorskip("pettingzoo")
    from dinotable.gymnasium import DinotableEnv
    from dinotable.pettingzoo import DinotableAEC, DinotableParallel

    for make in (DinotableAEC, DinotableParallel, DinotableEnv):
        with pytest.raises(ValueError, match="render"):
            make("evo", render_mode="film")
        with pytest.raises(ValueError):
            make("evo", reward="fame")
    aec = DinotableAEC("evo")
    aec.reset(seed=1)
    with pytest.raises(dinotable.DinotableError):
        aec.step(169)
    with pytest.raises(ValueError):
        aec.step(None)
    parallel = DinotableParallel("evo", on_illegal="raise")
    with pytest.raises(RuntimeError):
        parallel.step({})
    parallel.reset(seed=1)
    with pytest.raises(ValueError, match="player_1"):
        parallel.step({"player_0": 0})
    with pytest.raises(ValueError, match="masked"):
        parallel.step({"player_0": 169, "player_1": 169})


def test_environments_that_are_closed():
    gym = pytest.importorskip("dinotable.gymnasium")
    zoo = pytest.importorskip("dinotable.pettingzoo")
    for env in (gym.DinotableEnv("cubosaurs", render_mode="ansi"), zoo.DinotableAEC("cubosaurs", render_mode="ansi")):
        env.reset(seed=1)
        env.close()
        env.close()
        for use in (lambda: env.reset(seed=1), lambda: env.step(0), lambda: env.render()):
            with pytest.raises(RuntimeError, match="closed"):
                use()
    parallel = zoo.parallel_env("mesozooic")
    parallel.reset(seed=1)
    parallel.close()
    with pytest.raises(RuntimeError, match="closed"):
        parallel.step(dict.fromkeys(parallel.possible_agents, 0))


def test_masks_that_allow_nothing():
    env = dinotable.VectorEnv("evo", 3)
    with pytest.raises(ValueError, match="game 0 allows nothing"):
        env.sample(np.random.default_rng(1))
    env.reset()
    env.masks[1] = 0
    with pytest.raises(ValueError, match="game 1 allows nothing"):
        env.sample(np.random.default_rng(1))
