"""Telemachus learns Odysseus: self-play on the processor, NumPy alone, a few minutes (docs/training.md).

    python -m examples.train

It leaves what he has learned in `telemachus.npz`, and his learning curve in `telemachus.svg`.
"""

import argparse
from collections.abc import Callable, Generator, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.progress import Progress

from ithaca import bots
from ithaca.engine.record import Grid
from ithaca.envs.single import SingleEnv
from ithaca.envs.vector import VectorEnv
from ithaca.games.odysseus.components import ACTIONS

from .curve import Point, draw
from .telemachus import GAME, PLAYERS, WEIGHTS, Mind, sight

ROUNDS = 250
TABLES = 256  # games at once
STEPS = 48  # decisions at each table in a round
PACE = 2e-3  # of learning, at first; it slows down
FAR = 0.95  # how much later surprises count for a decision
CLIP = 0.2  # how far a round may change the odds of an action
CURIOSITY = 0.01  # what it is worth to keep trying
RIVALS = ("random", "greedy")
MEASURES = 12  # times that he is measured on his way
MEASURED = 300  # games against each rival
CURVE = Path("telemachus.svg")

Asked = tuple[Grid, list[int]]  # what a seat sees, and its legal actions
Curves = dict[str, list[Point]]

# ── playing against himself ───────────────────────────────────────────────────────────────────────


class Played(NamedTuple):
    """A decision at every table, and what came of it."""

    zones: Grid
    table: Grid
    mask: Grid
    action: Grid
    odds: Grid  # the logarithm of how likely it was
    hope: Grid
    seat: Grid
    won: Grid  # [game, seat]: shares, where a game ended
    ended: Grid


def play(env: VectorEnv, mind: Mind, rng: np.random.Generator) -> Iterator[Played]:
    """He sits at every seat of every table, and the games go on and on."""
    rows, infos = env.reset()
    games = np.arange(env.num_envs)
    while True:
        zones, table = sight(rows)
        mask, seat = infos["action_mask"].copy(), infos["actor"].copy()
        odds, hope = mind.think(zones, table, mask)
        action = (odds + rng.gumbel(size=odds.shape)).argmax(1)  # each as likely as the odds say
        rows, won, ended, _, infos = env.step(action)
        yield Played(zones, table, mask, action, odds[games, action], hope, seat, won.copy(), ended.copy())


# ── learning from it ──────────────────────────────────────────────────────────────────────────────


def surprises(steps: list[Played]) -> Grid:
    """How much better than hoped it went on after each decision; told backwards, every seat for itself."""
    games = np.arange(TABLES)
    hope = np.full((TABLES, PLAYERS), np.nan, np.float32)  # of each seat's next decision, if that is known
    later = np.zeros((TABLES, PLAYERS), np.float32)
    found = np.zeros((len(steps), TABLES), np.float32)
    for step, surprise in zip(reversed(steps), found[::-1], strict=True):
        hope[step.ended], later[step.ended] = step.won[step.ended], 0
        surprise[:] = np.nan_to_num(hope[games, step.seat] - step.hope) + FAR * later[games, step.seat]
        hope[games, step.seat], later[games, step.seat] = step.hope, surprise
    return found.ravel()


def improve(mind: Mind, steps: list[Played], pace: float, rng: np.random.Generator) -> None:
    """Learn from a round: twice over all decisions that left a choice, a quarter of them at a time."""
    better, played = surprises(steps), Played(*map(np.concatenate, zip(*steps, strict=True)))
    share, choices = played.hope + better, np.flatnonzero(played.mask.sum(1) > 1)
    better = (better - better[choices].mean()) / (better[choices].std() + 1e-8)
    for _ in range(2):
        for some in np.array_split(rng.permutation(choices), 4):
            lesson(mind, Played(*(column[some] for column in played)), better[some], share[some], pace)


def lesson(mind: Mind, played: Played, better: Grid, share: Grid, pace: float) -> None:
    """Make likelier what went better than hoped (PPO's clipped step), keep trying, and hope for what came."""
    odds, hope = mind.think(played.zones, played.table, played.mask)
    count, rows = len(odds), np.arange(len(odds))
    likely, ratio = np.exp(odds), np.exp(odds[rows, played.action] - played.odds)
    push = better * ratio * np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    wrong = likely * push[:, None]
    wrong[rows, played.action] -= push
    wrong += CURIOSITY * likely * (odds - (likely * odds).sum(1, keepdims=True))
    mind.learn(wrong / count, (hope - share) / count, pace)


# ── measuring ─────────────────────────────────────────────────────────────────────────────────────


def game_against(bot: bots.Bot, env: SingleEnv, number: int) -> Generator[Asked, Any, float]:
    """One game: asks what he does whenever it is his turn, and returns his share of the victory."""
    seat, count = number % PLAYERS, env.reset(number=number // PLAYERS)
    while count:
        legal = env.offers[:count].tolist()
        mine = env.actor == seat
        action = (yield env.observe(seat).copy(), legal) if mine else choice_of(bot, env, legal)
        count = env.step(action)
    return env.returns()[seat]


def choice_of(bot: bots.Bot, env: SingleEnv, legal: list[int]) -> int:
    return bot.choose(env.state, bots.Seen(), legal, bots.Budget())


def decide(mind: Mind, asked: list[Asked]) -> list[int]:
    """What he likes best, in many games at once."""
    mask = np.zeros((len(asked), ACTIONS + 1), np.uint8)
    for allowed, (_, legal) in zip(mask, asked, strict=True):
        allowed[legal] = 1
    odds, _ = mind.think(*sight(np.stack([row for row, _ in asked])), mask)
    return odds.argmax(1).tolist()


def share_against(mind: Mind, rival: str, games: int = MEASURED, seed: int = 7) -> float:
    """His share of the victories when all others are this bot; every deal is played from every seat."""
    bot, board = bots.find(rival, b"luck").bot, SingleEnv(GAME, PLAYERS).board
    running = [game_against(bot, SingleEnv(GAME, PLAYERS, seed, board=board), n) for n in range(games)]
    answers: list[int | None] = [None] * games  # that begins a game
    won = 0.0
    while running:
        asked = {}
        for game, answer in zip(running, answers, strict=True):
            try:
                asked[game] = game.send(answer)
            except StopIteration as over:
                won += over.value
        running = list(asked)
        answers = [*decide(mind, list(asked.values()))] if running else []
    return won / games


# ── all together ──────────────────────────────────────────────────────────────────────────────────


def train(rounds: int, seed: int, tell: Callable[[int, Curves], None]) -> tuple[Mind, Curves]:
    """Play and learn for `rounds` rounds; `tell` is called with the progress."""
    mind, rng = Mind(seed), np.random.default_rng(seed)
    steps = play(VectorEnv(GAME, PLAYERS, TABLES, seed=seed), mind, rng)
    curves: Curves = {rival: [] for rival in RIVALS}
    stops = {round(rounds * nth / MEASURES) for nth in range(MEASURES + 1)}
    games = 0
    for nth in range(rounds + 1):
        if nth in stops:
            for rival, points in curves.items():
                points.append((games, MEASURED, share_against(mind, rival)))
        tell(nth, curves)
        if nth < rounds:
            played = list(islice(steps, STEPS))
            improve(mind, played, PACE * max(0.1, 1 - nth / rounds), rng)
            games += sum(int(step.ended.sum()) for step in played)
    return mind, curves


def main() -> None:
    ask = argparse.ArgumentParser(description="Telemachus learns Odysseus.")
    ask.add_argument("--rounds", type=int, default=ROUNDS)
    ask.add_argument("--seed", type=int, default=1)
    chosen = ask.parse_args()
    with Progress() as progress:
        task = progress.add_task("Telemachus learns", total=chosen.rounds)

        def tell(nth: int, curves: Curves) -> None:
            shares = ", ".join(f"{rival} {points[-1][2]:.0%}" for rival, points in curves.items())
            progress.update(task, completed=nth, description=f"Telemachus learns; against two of {shares}")

        mind, curves = train(chosen.rounds, chosen.seed, tell)
    mind.save()
    named = {f"against {rival}": points for rival, points in curves.items()}
    CURVE.write_text(
        draw("Telemachus at a table of three: his share of the victories", named, 1 / PLAYERS), "utf-8"
    )
    print(f"He is in {WEIGHTS}, his curve in {CURVE}.")


if __name__ == "__main__":
    main()
