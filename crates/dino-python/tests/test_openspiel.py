"""The games under OpenSpiel's own tests and algorithms."""

import numpy as np
import pytest

import dinotable

pyspiel = pytest.importorskip("pyspiel")

from dinotable import openspiel  # noqa: E402

NAMES = [f"dinotable_{game.replace('-', '_')}" for game in dinotable.game_ids()]


@pytest.mark.parametrize("name", NAMES)
def test_random_sim_test_passes(name):
    for players in (2, 3):
        game = pyspiel.load_game(name, {"players": players})
        pyspiel.random_sim_test(game, num_sims=1, serialize=players == 2, verbose=False)


def test_a_playthrough_is_written():
    from open_spiel.python.algorithms import generate_playthrough

    lines = generate_playthrough.playthrough_lines("dinotable_cubosaurs", seed=1)
    assert any("ObservationTensor" in line for line in lines) and any("Returns" in line for line in lines)


@pytest.mark.parametrize("name", NAMES)
def test_states_that_look_alike_have_the_same_key(name):
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    rng = np.random.RandomState(1)
    for _ in range(120):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=weights)))
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random_sample)
        assert other.current_player() == player
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(int(rng.choice(state.legal_actions())))


def test_observations_are_named():
    game = pyspiel.load_game("dinotable_evo")
    observer = game.make_py_observer()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observer.set_from(state, 0)
    assert observer.dict["terrain"].shape == (4, 100) and observer.dict["terrain"].sum() > 20


def test_its_searches_play_our_games():
    from open_spiel.python.algorithms import ismcts, mcts

    rng = np.random.RandomState(3)
    game = pyspiel.load_game("dinotable_evo")
    bot = ismcts.ISMCTSBot(game, openspiel.RandomRollouts(), 2.0, 20, random_state=rng)
    perfect = pyspiel.load_game("dinotable_gods_love_dinosaurs")
    search = mcts.MCTSBot(perfect, 2.0, 10, openspiel.RandomRollouts(), random_state=rng)
    for game, bot in [(game, bot), (perfect, search)]:
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=weights)))
        assert bot.step(state) in state.legal_actions()
