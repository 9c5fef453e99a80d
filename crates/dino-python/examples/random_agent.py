"""A random agent in a game of PettingZoo: it looks at the mask, and so it never does what is not allowed."""

import sys

from dinotable.pettingzoo import aec_env


def main(game: str = "evo", seats: int = 3, seed: int = 1) -> dict[str, float]:
    env = aec_env(game, seats=seats)
    env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        action = None if terminated or truncated else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)
    return totals


if __name__ == "__main__":
    print(main(*sys.argv[1:2]))
