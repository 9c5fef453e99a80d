"""`apex` against OpenSpiel's own search at equal time: IS-MCTS where something is hidden, MCTS where all lies open.

    python openspiel_match.py evo --games 20 --seconds 0.1

OpenSpiel's bot is its own Python code, with rollouts played in Rust. It decides one number at a time and has the whole time for
each; what it finds out about a decision of several numbers it finds out several times. How many simulations fit into the time
is measured all along, by the time of the processor; `apex` is stopped by the clock on the wall, so that a busy machine costs
`apex` alone. Each deal is played twice, with seats changed.
"""

import argparse
import json
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import dinotable
from dinotable import openspiel


class Timed:
    """OpenSpiel's search with as many simulations as fit into a time."""

    def __init__(self, game, seconds: float, seed: int) -> None:
        hidden = game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
        rng, rollouts = np.random.RandomState(seed), openspiel.RandomRollouts()
        # Results lie between -1 and 1: the square root of two is what UCB1 wants.
        self.bot = (
            ismcts.ISMCTSBot(game, rollouts, 2**0.5, 10, random_state=rng)
            if hidden
            else mcts.MCTSBot(game, 2**0.5, 10, rollouts, random_state=rng)
        )
        self.field = "_max_simulations" if hidden else "max_simulations"
        self.seconds, self.each, self.simulations, self.used, self.decisions = seconds, None, 0, 0.0, 0

    def step(self, state) -> int:
        if len(state.legal_actions()) == 1:
            return state.legal_actions()[0]
        count = 10 if self.each is None else max(2, int(self.seconds / self.each))
        setattr(self.bot, self.field, count)
        begun = time.thread_time()
        action = self.bot.step(state)
        used = time.thread_time() - begun
        self.each = used / count if self.each is None else 0.7 * self.each + 0.3 * used / count
        self.simulations, self.used, self.decisions = self.simulations + count, self.used + used, self.decisions + 1
        return int(action)


def play(name: str, seconds: float, deal: int, ours: int) -> tuple[float, Timed]:
    """One game; what our bot, in this seat, got."""
    game = pyspiel.load_game(f"dinotable_{name.replace('-', '_')}")
    state = game.new_initial_state()
    theirs = Timed(game, seconds, deal)
    apex = dinotable.Bot(name, "apex", deal, seconds=seconds)
    draws = np.random.RandomState(deal)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(draws.choice(outcomes, p=weights)))
        elif state.current_player() == ours:
            table = state.env.game()
            words = dict(table.words(ours))
            action = apex.choose(table, ours)
            # What an encoding does not offer, such as the sixty-first slide of a build, it does without.
            for token in words.get(action, next(iter(words.values()))):
                state.apply_action(token)
                if not state.env.said(ours):
                    break
        else:
            state.apply_action(theirs.step(state))
    return state.returns()[ours], theirs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=dinotable.game_ids())
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    wins = ties = 0
    for number in range(args.games):
        result, theirs = play(args.game, args.seconds, args.seed * 1000 + number // 2, number % 2)
        wins, ties = wins + (result > 0), ties + (result == 0)
        told = {
            "game": args.game, "played": number + 1, "won": wins, "tied": ties, "lost": number + 1 - wins - ties,
            "simulations a decision": round(theirs.simulations / max(1, theirs.decisions)),
            "seconds a decision": round(theirs.used / max(1, theirs.decisions), 3),
        }  # fmt: skip
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
