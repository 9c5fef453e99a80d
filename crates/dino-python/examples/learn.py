"""PPO in plain numpy that learns to beat `greedy` at Cubosaurs for two, in minutes on two cores.

    python learn.py --minutes 8 --out curve.json --svg curve.svg

A network with two layers of 128 sees what one seat may know and says how likely each action should be; what is masked is
never said. It plays 256 games at once against the bot, in random seats. Every few rounds it plays a thousand games by its
best guess, which is the curve.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np

import dinotable

HIDDEN = 128
CLIP, ENTROPY, VALUE, LAMBDA = 0.2, 0.01, 0.5, 0.95


class Network:
    """Two layers, then a number for each action and one for what the game is worth."""

    def __init__(self, numbers: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        sizes = [(numbers, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions), (HIDDEN, 1)]
        scales = [2**0.5, 2**0.5, 0.01, 1.0]
        self.weights = []
        for (inward, outward), scale in zip(sizes, scales, strict=True):
            self.weights.append((rng.standard_normal((inward, outward)) * scale / inward**0.5).astype(np.float32))
            self.weights.append(np.zeros(outward, np.float32))
        self.moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]
        self.updates = 0

    def look(self, seen) -> None:
        """Numbers that are always 0, such as those of seats that do not play, are left out."""
        self.used = np.flatnonzero(np.abs(seen).max(axis=0))
        self.weights[0] = np.ascontiguousarray(self.weights[0][self.used])
        self.moments[0] = tuple(np.zeros_like(self.weights[0]) for _ in range(2))

    def forward(self, seen, mask):
        seen = seen if seen.shape[1] == len(self.weights[0]) else seen[:, self.used]
        w1, b1, w2, b2, wp, bp, wv, bv = self.weights
        one = np.maximum(seen @ w1 + b1, 0)
        two = np.maximum(one @ w2 + b2, 0)
        logits = np.where(mask > 0, two @ wp + bp, np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        policy = np.exp(logits)
        policy /= policy.sum(axis=1, keepdims=True)
        return one, two, policy, (two @ wv + bv)[:, 0]

    def backward(self, seen, one, two, d_logits, d_value):
        _, _, w2, _, wp, _, wv, _ = self.weights
        d_two = (d_logits @ wp.T + d_value[:, None] @ wv.T) * (two > 0)
        d_one = (d_two @ w2.T) * (one > 0)
        return [
            seen.T @ d_one, d_one.sum(0), one.T @ d_two, d_two.sum(0),
            two.T @ d_logits, d_logits.sum(0), two.T @ d_value[:, None], d_value.sum(0, keepdims=True),
        ]  # fmt: skip

    def update(self, gradients, rate: float) -> None:
        """Adam, with gradients cut at a length of one half."""
        norm = sum(float((gradient**2).sum()) for gradient in gradients) ** 0.5
        self.updates += 1
        for weight, gradient, (mean, square) in zip(self.weights, gradients, self.moments, strict=True):
            gradient = gradient * min(1.0, 0.5 / (norm + 1e-8))
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            mean_now, square_now = mean / (1 - 0.9**self.updates), square / (1 - 0.999**self.updates)
            weight -= rate * mean_now / (np.sqrt(square_now) + 1e-8)


def evaluate(network: Network, game: str, opponents: str, games: int, seed: int) -> float:
    """How many games are won by the best guess, a tie being half a win: the first of each of so many games at once."""
    env = dinotable.VectorEnv(game, games, seed=seed, opponents=opponents)
    env.reset()
    results = np.full(games, np.nan)
    while np.isnan(results).any():
        policy = network.forward(env.observations, env.masks)[2]
        env.step(policy.argmax(axis=1))
        ended = env.dones & np.isnan(results)
        results[ended] = (env.rewards[ended, 0] + 1) / 2
    return float(results.mean())


def learn(args: argparse.Namespace) -> list[dict]:
    env = dinotable.VectorEnv(args.game, args.games, seed=args.seed, opponents=args.opponents, reward="margin")
    env.reset()
    network = Network(env.observation_size, env.action_count, args.seed)
    rng = np.random.default_rng(args.seed)
    met = []
    for _ in range(200):
        met.append(np.abs(env.observations).max(axis=0))
        env.step(env.sample(rng))
    network.look(np.array(met))
    curve, begun, steps, rounds = [], time.time(), 0, 0
    while True:
        spent = time.time() - begun
        if rounds % args.look == 0 or spent > 60 * args.minutes:
            wins = evaluate(network, args.game, args.opponents, args.test, 10_000 + rounds)
            curve.append({"seconds": round(spent, 1), "steps": steps, "wins": round(wins, 4)})
            print(f"{spent:6.0f} s  {steps:>10,} steps  {wins:6.1%} won", flush=True)
            if spent > 60 * args.minutes or wins >= args.enough:
                return curve
        rate = args.rate * max(0.1, 1 - spent / (60 * args.minutes))
        batch = rollout(env, network, rng, args.length)
        steps += args.length * args.games
        improve(network, batch, rng, rate)
        rounds += 1


def rollout(env, network: Network, rng, length: int):
    """Plays on in all games, and finds what each action brought more than was expected."""
    kept = []
    for _ in range(length):
        seen, mask = env.observations[:, network.used], env.masks.copy()
        _, _, policy, value = network.forward(seen, mask)
        chosen = (policy.cumsum(axis=1) > rng.random((len(policy), 1)) * 0.999999).argmax(axis=1)
        # Rounding must not choose what is masked.
        chosen = np.where(np.take_along_axis(mask, chosen[:, None], 1)[:, 0] > 0, chosen, policy.argmax(axis=1))
        likely = np.take_along_axis(policy, chosen[:, None], 1)[:, 0]
        env.step(chosen)
        kept.append((seen, mask, chosen, likely, value, env.rewards[:, 0].copy(), env.dones.copy()))
    after = network.forward(env.observations, env.masks)[3]
    advantage, gains = np.zeros_like(after), []
    for *_, value, reward, done in reversed(kept):
        going = ~done
        error = reward + after * going - value
        advantage = error + LAMBDA * advantage * going
        gains.append(advantage)
        after = value
    gains = np.concatenate(gains[::-1])
    seen, mask, chosen, likely, value = (np.concatenate([row[at] for row in kept]) for at in range(5))
    return seen, mask, chosen, likely, gains, gains + value


def improve(network: Network, batch, rng, rate: float) -> None:
    """Twice over all that was played, in pieces."""
    seen, mask, chosen, likely, gains, worth = batch
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(2):
        for piece in np.array_split(rng.permutation(len(chosen)), max(1, len(chosen) // 512)):
            one, two, policy, value = network.forward(seen[piece], mask[piece])
            rows = np.arange(len(piece))
            now = policy[rows, chosen[piece]]
            ratio, gain = now / likely[piece], gains[piece]
            # Where the change has gone far enough already, nothing pulls on.
            pulls = ~((gain > 0) & (ratio > 1 + CLIP) | (gain < 0) & (ratio < 1 - CLIP))
            d_logits = policy * (ratio * gain * pulls)[:, None]
            d_logits[rows, chosen[piece]] -= ratio * gain * pulls
            logs = np.log(np.maximum(policy, 1e-12))
            entropy = -(policy * logs).sum(axis=1, keepdims=True)
            d_logits += ENTROPY * policy * (logs + entropy)
            d_value = 2 * VALUE * (value - worth[piece])
            gradients = network.backward(
                seen[piece], one, two, (d_logits / len(piece)).astype(np.float32), (d_value / len(piece)).astype(np.float32)
            )
            network.update(gradients, rate)


def draw(curve: list[dict], args: argparse.Namespace) -> str:
    """The curve as SVG: games won against minutes."""
    width, height, edge = 640, 320, 48
    last = max(point["seconds"] for point in curve) or 1.0
    x = lambda seconds: edge + (width - 2 * edge) * seconds / last  # noqa: E731
    y = lambda wins: height - edge - (height - 2 * edge) * wins  # noqa: E731
    lines = [
        f'<line x1="{edge}" x2="{width - edge}" y1="{y(at):.1f}" y2="{y(at):.1f}" stroke="#ccc"/>'
        f'<text x="{edge - 6}" y="{y(at) + 4:.1f}" text-anchor="end">{at:.0%}</text>'
        for at in (0, 0.25, 0.5, 0.75, 1)
    ]
    ticks = [f'<text x="{x(last * at):.1f}" y="{height - edge + 18}" text-anchor="middle">{last * at / 60:.1f}</text>' for at in (0, 0.5, 1)]
    points = " ".join(f'{x(point["seconds"]):.1f},{y(point["wins"]):.1f}' for point in curve)
    title = f"{args.game} for two: games won against {args.opponents}, by minutes of learning"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">'
        f'<rect width="{width}" height="{height}" fill="#fffdf7"/><text x="{width / 2}" y="24" text-anchor="middle">{title}</text>'
        f'{"".join(lines)}{"".join(ticks)}<polyline points="{points}" fill="none" stroke="#a33b20" stroke-width="2"/></svg>\n'
    )


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="cubosaurs")
    parser.add_argument("--opponents", default="greedy")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--games", type=int, default=256, help="games at once")
    parser.add_argument("--length", type=int, default=32, help="steps of each game between two improvements")
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--look", type=int, default=20, help="improvements between two points of the curve")
    parser.add_argument("--test", type=int, default=1000, help="games of a point of the curve")
    parser.add_argument("--enough", type=float, default=1.1, help="stop when so many of the games are won")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--svg", type=Path)
    return parser.parse_args(given)


def main(given: list[str] | None = None) -> list[dict]:
    args = arguments(given)
    curve = learn(args)
    if args.out:
        args.out.write_text(json.dumps(curve) + "\n")
    if args.svg:
        args.svg.write_text(draw(curve, args))
    return curve


if __name__ == "__main__":
    main()
