"""What a muse believes of what the others hide.

`belief.py` of a game adds up what seen moves speak for, move by move, whichever player made them. A muse has
learned from games of muses, weaker muses and greedy players how much that is worth at this table, and what
the table itself tells: the score of each thing goes into its net, next to what it thinks of the position. Its
output becomes the odds of a belief, and worlds are guessed from that as from any other.

It reads a view and the belief that goes with it, and nothing else.
"""

import functools

import numpy as np

from ithaca.bots import can_play, observe
from ithaca.engine import entrypoints
from ithaca.engine.beliefs import NAT, Secrets, drawn
from ithaca.engine.compiler import JIT
from ithaca.engine.game import Game, of_state
from ithaca.engine.protocol import OVER, SPECTATOR
from ithaca.engine.record import Grid, blank, copy_of

from .muse import file_of
from .net import room_for, suspect, think
from .weights import SecretWeights, Weights

TRIES = 128 if JIT else 8  # worlds that are drawn to see what is possible at all


def believed_by_muse(view: Grid, belief: Grid, seat: int) -> Grid:
    """The belief of this seat (or of spectators) as the muse of the game sees it. Returns `belief` itself if
    there is no muse, or none that has learned secrets, or the game is over."""
    game = of_state(view.dtype)
    if not can_play("muse", game) or entrypoints.actor_at(view, 0) == OVER:
        return belief
    weights, secrets, _ = file_of(game)
    return believed(view, belief, seat, weights, secrets) if secrets else belief


def believed(view: Grid, belief: Grid, seat: int, weights: Weights, secrets: SecretWeights) -> Grid:
    """The same by these weights."""
    found, can_be, most = copy_of(belief), possible(view), of_state(view.dtype).part("belief").MOST_ODDS
    if seat != SPECTATOR:
        write_odds(found, most, can_be, logs_from(view, belief, seat, weights, secrets))
        return found
    # Spectators have no place at the table: they look at the public view from the second seat for what the
    # first hides, and from the first for the others.
    first, second = (logs_from(view, belief, chair, weights, secrets) for chair in (0, 1))
    first[0] = second[0]
    write_odds(found, most, can_be, first)
    return found


def logs_from(view: Grid, belief: Grid, seat: int, weights: Weights, secrets: SecretWeights) -> Grid:
    """What speaks for each thing, [seat, thing, id], as seen from a seat; zeros for that seat itself."""
    game, seats = of_state(view.dtype), int(view[0]["seats"])
    order = [(seat + steps) % seats for steps in range(1, seats)]
    scores = scores_of(game, belief)
    seen = np.zeros((game.players[-1] - 1, *scores.shape[1:]), np.float32)
    seen[: len(order)] = scores[order]
    mind = room_for(weights)
    think(weights, observe(view, seat, foresight=True), mind)
    inner, out = np.zeros(secrets.first.shape[1], np.float32), np.zeros(seen.size, np.float32)
    suspect(secrets, np.concatenate([mind.even, seen.ravel()]), inner, out)
    logs = np.zeros(scores.shape, np.float32)
    logs[order] = (out.reshape(seen.shape) + secrets.trust * odds_of(seen))[: len(order)]
    return logs


def scores_of(game: Game, belief: Grid) -> Grid:
    """The scores of a belief, in nats, [seat, thing, id]."""
    secrets: Secrets = game.part("belief").SECRETS
    scores: Grid = belief["score"][0].reshape(-1, secrets.each, secrets.ids + 1)[:, :, 1:]
    return scores.astype(np.float32) / np.float32(NAT)


def odds_of(scores: Grid) -> Grid:
    """The logarithm of the odds that `belief.py` gives a score: exp(score) + 1."""
    return np.logaddexp(scores, np.float32(0))


def possible(view: Grid) -> Grid:
    """What each hidden thing can be at all, [thing, id from 1]: what is drawn without any belief."""
    game = of_state(view.dtype)
    return drawn(view, nothing_of(game), TRIES)[:, 1 : game.part("belief").SECRETS.ids + 1] > 0


@functools.cache
def nothing_of(game: Game) -> Grid:
    """A belief in which nothing is likelier than anything else."""
    belief = blank(game.part("belief").Belief)
    game.part("belief").believe_nothing(belief[0])
    return belief


def write_odds(belief: Grid, most: int, can_be: Grid, logs: Grid) -> None:
    """Set the odds of a belief, from 1 to `most`, from these logarithms, relative to the largest that is
    possible; `guess` itself never draws what is impossible. The odds of a thing that no move has told
    anything about stay as they are: a table that has just been set up tells nothing."""
    odds = belief["odds"][0].reshape(-1, logs.shape[-1] + 1)
    scores = belief["score"][0].reshape(odds.shape)[:, 1:]
    for thing, could in enumerate(can_be):
        if np.ptp(scores[thing][could]) == 0:
            continue
        odds[thing, 1:] = whole_odds(logs.reshape(-1, logs.shape[-1])[thing], could, most)


def whole_odds(logs: Grid, could: Grid, most: int) -> Grid:
    """Odds from 1 to `most`, from their logarithms, relative to the largest that is possible."""
    apart = np.minimum(logs - logs[could].max(), 0.0)
    found: Grid = 1 + np.rint((most - 1) * np.exp(apart))
    return found
