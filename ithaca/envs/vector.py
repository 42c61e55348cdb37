"""Thousands of games stepped by one call: NumPy in, NumPy out.

>>> env = VectorEnv("odysseus", players=4, count=4096, seed=1)
>>> observations, infos = env.reset()
>>> observations, rewards, terminations, truncations, infos = env.step(env.sample())

The conventions are those of Gymnasium's vector environments, where they fit games of several players. Where
they do not:

- An observation is the table as the seat that decides now sees it: `infos["actor"]` is that seat.
- Rewards have a column for each seat, and are the shares of the victory when a game ends, otherwise 0.
- A game that ended is dealt again in the same step (Gymnasium's `SAME_STEP`): the observation is the first
  position of the next game. There is no final observation: no seat decides there.
- `truncations` is always false: games end by their rules.
- All arrays are overwritten by every step. Copy what you want to keep.

The compiled call releases Python's global lock: several environments can be stepped in parallel threads.
"""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from ithaca.engine import entrypoints
from ithaca.engine.batch import (
    Batch,
    advance_all,
    deal_all,
    greedy_all,
    restart_all,
    sample_all,
    step_all,
)
from ithaca.engine.dice import Dice
from ithaca.engine.errors import Misuse
from ithaca.engine.features import width_of
from ithaca.engine.forms import FLAT, FlatForm, form_of
from ithaca.engine.game import Game, find
from ithaca.engine.offers import Scratch
from ithaca.engine.protocol import NOBODY
from ithaca.engine.record import Grid, blank, dtype_of
from ithaca.engine.seeds import game_key, seed_of_number

MOST_GAMES = 1 << 24
MOST_AT_ONCE = 16  # moves that `advance` plays in a game

Step = tuple[Any, Grid, Grid, Grid, dict[str, Grid]]


class VectorEnv:
    """`count` games of one kind, stepped together."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        count: int = 1024,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        observations: bool | str = True,
        board: Any = None,
        foresight: bool = False,
    ) -> None:
        """`observations` names their form: "flat" (or True), "bits" or "compact", see `ithaca.engine.forms`.
        Without them (False) a step takes less time; masks, rewards and actors are always there. With
        `foresight` they also have, after the others, the columns that follow by a step of thought."""
        card = find(game) if isinstance(game, str) else game
        players = card.check_players(players)
        if not 1 <= count <= MOST_GAMES:
            raise Misuse("bad-number", value=count, least=1, most=MOST_GAMES)
        self.game, self.players, self.num_envs = card.ready(), players, count
        chosen = card.check_options(card.for_learners(options or {}), players)
        blanks = card.part("setup").prepare(players, chosen, board or card.part("board").load())
        self.actions: int = card.part("components").ACTIONS + 1  # numbers; 0 is none and never legal
        part, name = card.part("features"), FLAT if observations is True else observations
        self.size: int = width_of(part, foresight)
        self.form: FlatForm = form_of(part, name or FLAT, foresight)
        self._batch = self._launch(blanks, self.num_envs if name else 0)
        self._seen = self._shown()
        self._infos = {
            "action_mask": self._batch.masks,
            "actor": self._batch.actors,
            "length": self._batch.lengths,
        }
        self.reset(seed=seed)

    def _launch(self, blanks: Grid, watched: int) -> Batch:
        """Allocate memory for the games and for what is told of them; of the first `watched` vectors, too."""
        self._chosen = np.zeros(self.num_envs, np.int64)
        self._never = np.zeros(self.num_envs, np.bool_)
        self._sensible = np.zeros(self.num_envs, np.int64)
        self._everyone = np.ones((self.num_envs, self.players), np.uint8)
        self._no_one = np.zeros((self.num_envs, self.players), np.uint8)
        rows = self.form.rows(watched)
        return batch_of(blanks, self.players, self.num_envs, self.actions, self.form, rows)

    def _shown(self) -> Any:
        """What is observed, as a learner gets it."""
        rows = self._batch.observations
        return self.form.shown(rows) if rows.shape[0] else np.zeros((0, 0), np.uint8)

    def reset(self, *, seed: int | None = None) -> tuple[Any, dict[str, Grid]]:
        """Deal all games again. The same seed gives the same games; without a seed, other games follow."""
        batch = self._batch
        if seed is None:
            batch.numbers[:] += self.num_envs
        else:
            batch.numbers[:] = np.arange(self.num_envs)
            batch.seed[:] = seed_of_batch(seed)
        deal_all(batch)
        return self._seen, self._infos

    def step(self, actions: Grid) -> Step:
        """Play one action in every game. Raises Misuse if one of them is not legal, and plays none then."""
        if actions is not self._chosen:
            self._chosen[:] = actions
        batch = self._batch
        refused = step_all(batch, self._chosen)
        if refused != NOBODY:
            raise Misuse("illegal-action", value=str(self._chosen[refused]), place=refused)
        return self._seen, batch.rewards, batch.ended, self._never, self._infos

    def sample(self) -> Grid:
        """A legal action for every game, chosen at random by the environment's own dice."""
        sample_all(self._batch, self._chosen)
        return self._chosen

    def greedy(self, seats: Any = None) -> Any:
        """What the greedy player would do, for every game; with `seats`, [game, seat], only where the seat
        that decides is marked with 1, and 0 elsewhere."""
        marked = self._everyone if seats is None else np.asarray(seats, np.uint8)
        greedy_all(self._batch, marked, self._sensible)
        return self._sensible

    def advance(self, seats: Any = None, most: int = MOST_AT_ONCE) -> None:
        """Play on where there is nothing to choose, and where the greedy player has a seat: `seats`,
        [game, seat], marks those with 1. At most `most` moves in each game, and none beyond its end: games
        that the last step or this call has ended are reported as after a step."""
        marked = self._no_one if seats is None else np.asarray(seats, np.uint8)
        advance_all(self._batch, marked, most)

    def restart(self, games: Any) -> None:
        """Abandon the games that are marked with 1, and deal the next ones in their places, so that games
        need not all begin together."""
        restart_all(self._batch, np.asarray(games, np.bool_))

    @property
    def numbers(self) -> Grid:
        """Which game of the seed each one is."""
        return self._batch.numbers


def seed_of_batch(seed: int) -> Grid:
    """Dice whose children are the keys of all games of a seed, and memory for one such child."""
    dice = blank(Dice, 2)
    entrypoints.set_key_at(dice, game_key(seed_of_number(seed), "vector"))
    return dice


def batch_of(
    blanks: Grid,
    players: int,
    count: int,
    actions: int,
    form: FlatForm,
    rows: Any,
    space: Callable[..., Any] = np.zeros,
    send: Callable[[Grid], Any] = np.asarray,
    order: str = "C",
) -> Batch:
    """Memory for `count` games, which are not dealt yet. `space` and `send` say in which memory they are;
    with `order` "C" what is told of one game is contiguous, with "F" what is told of one thing."""
    return Batch(
        games=count,
        states=space(count, blanks.dtype),
        blanks=send(np.concatenate([blanks, np.zeros(1, blanks.dtype)])),
        seed=send(seed_of_batch(0)),
        luck=space(count, dtype_of(Dice)),
        scratch=space(count, dtype_of(Scratch)),
        views=space(1, blanks.dtype),
        numbers=space(count, np.int64),
        counts=space(count, np.int16),
        lengths=space(count, np.int32),
        actors=space(count, np.int8),
        masks=space((count, actions), np.uint8, order=order),
        observations=rows,
        buffer=send(form.buffer()),
        rewards=space((count, players), np.float32, order=order),
        ended=space(count, np.bool_),
    )
