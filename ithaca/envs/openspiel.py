"""The games as OpenSpiel games written in Python: `python_ithaca_odysseus(players=4)` and so on.

>>> game = pyspiel.load_game("python_ithaca_odysseus(players=3)")
>>> state = game.new_initial_state()
>>> while not state.is_terminal():
...     actions = state.legal_actions()  # at a chance node: all its outcomes
...     state.apply_action(random.choice(actions))

Chance enters through nodes of its own. The first deals; a move that needs chance is followed by another. A
roll of the race has its six outcomes. A deal, and what is drawn after a round, has `seeds` outcomes, each as
likely as the others and each the key of a stream of dice: a sample of what could happen, not all of it. At
every chance node the dice are keyed again, so what comes is in no state before it.

An information state string is all moves that a seat has seen, and a digest of all tables that it saw on the
way; its tensor is what the seat sees now (`features.py`) and its last 64 seen moves. An observation is what
the seat sees now. `resample_from_infostate` deals again what a seat cannot know; what the other seats have
seen is then what a spectator saw. OpenSpiel's C++ code cannot call it, so search by information sets works
with the bots of `open_spiel.python`.
"""

import functools
import hashlib
import json
from collections.abc import Callable
from typing import Any

import numpy as np

from ithaca.engine import entrypoints
from ithaca.engine.batch import watch_at
from ithaca.engine.dice import Dice
from ithaca.engine.game import Game, find, names
from ithaca.engine.notation import Notation
from ithaca.engine.offers import Scratch
from ithaca.engine.protocol import OVER, SPECTATOR
from ithaca.engine.reading import reading
from ithaca.engine.record import Grid, blank, copy_of
from ithaca.engine.seeds import SEED_BYTES, game_key
from ithaca.engine.snapshot import conceal

from .extras import need

pyspiel = need("pyspiel", "OpenSpiel")
Base: Any = pyspiel.State
GameBase: Any = pyspiel.Game

SEEDS = 1000  # outcomes of a chance node that is no roll of a die
SIDES = 6  # of a die
LAST_MOVES = 64  # in an information state tensor
LONGEST = 100_000  # moves; a race has no bound, but a chance of one in millions to be longer
DIGEST_BYTES = 8

NOTHING, DEALING = 0, -1  # what chance is asked for, if it is not a move


class GameKind:
    """What all states of one kind of game share."""

    def __init__(self, slug: str, players: int) -> None:
        self.game: Game = find(slug).ready()
        self.game.check_players(players)
        self.players = players
        self.board = self.game.part("board").load()
        self.notation: Notation = self.game.part("moves").notation(self.board)
        options = self.game.check_options(self.game.for_learners({}), players)
        self.blanks: Grid = self.game.part("setup").prepare(players, options, self.board)
        self.size: int = self.game.part("features").SIZE
        self.scratch, self.dice, self.luck = blank(Scratch), blank(Dice), blank(Dice)
        self.views = np.zeros(2, self.blanks.dtype)
        self.belief = blank(self.game.part("belief").Belief)
        self.game.part("belief").believe_nothing(self.belief[0])

    def table(self, kept: bytes) -> Grid:
        """The state that was kept as bytes."""
        return np.frombuffer(bytearray(kept), self.blanks.dtype)

    def key(self, outcome: int) -> Grid:
        return game_key(outcome.to_bytes(SEED_BYTES, "big"), "chance")

    @functools.cached_property
    def roll_keys(self) -> list[Grid]:
        """For each side of a die a key whose first roll shows it."""
        found: dict[int, Grid] = {}
        nth = 0
        while len(found) < SIDES:
            entrypoints.set_key_at(self.dice, self.key(nth))
            found.setdefault(int(entrypoints.below_at(self.dice, SIDES)), self.key(nth))
            nth += 1
        return [found[side] for side in range(SIDES)]

    def rolls(self, before: Grid, action: int) -> bool | None:
        """Whether a move rolls one die; None: it needs no chance."""
        after = copy_of(before)
        entrypoints.set_key_at(after["dice"], self.key(0))
        untouched = after["dice"].tobytes()
        entrypoints.apply_at(after, 0, action)
        if after["dice"].tobytes() == untouched:
            return None
        rolled: Callable[[Any], int] | None = getattr(self.game.part("setup"), "rolled", None)
        used_one = int(after["dice"]["used"][0]) == 1 and int(after["dice"]["number"][0]) == 1
        return rolled is not None and used_one and rolled(after[0]) > 0


@functools.cache
def kind_of(slug: str, players: int) -> GameKind:
    return GameKind(slug, players)


class IthacaState(Base):
    """A game under way. All that changes is bytes and numbers: they are copied and written down at once."""

    def __init__(self, game: Any, slug: str, players: int, seeds: int) -> None:
        super().__init__(game)
        self._slug, self._players, self._seeds = slug, players, seeds
        self._table = b""  # the state of the game; none before the deal
        self._asked, self._rolling = DEALING, False  # what chance is asked for
        self._actor = OVER
        self._seen = (b"",) * (players + 1)  # moves as each seat saw them, the last the spectators'
        self._known = (b"",) * (players + 1)  # digests of all that each saw

    @property
    def kind(self) -> GameKind:
        return kind_of(self._slug, self._players)

    def current_player(self) -> int:
        if self._asked != NOTHING:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._actor == OVER else self._actor

    def is_terminal(self) -> bool:
        return self._asked == NOTHING and self._actor == OVER

    def _legal_actions(self, player: int) -> list[int]:
        count = entrypoints.legal_at(conceal(self.kind.table(self._table), player), 0, self.kind.scratch)
        legal: list[int] = sorted(self.kind.scratch["actions"][0, :count].tolist())
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = SIDES if self._rolling else self._seeds
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if self._asked == NOTHING:
            rolls = self.kind.rolls(self.kind.table(self._table), action)
            if rolls is None:
                self._play(self.kind.table(self._table), action)
            else:
                self._asked, self._rolling = action, rolls
            return
        asked, key = self._asked, self.kind.roll_keys[action] if self._rolling else self.kind.key(action)
        self._asked, self._rolling = NOTHING, False
        if asked == DEALING:
            self._deal(key)
        else:
            table = self.kind.table(self._table)
            entrypoints.set_key_at(table["dice"], key)
            self._play(table, asked)

    def _deal(self, key: Grid) -> None:
        table = copy_of(self.kind.blanks)
        entrypoints.set_key_at(self.kind.dice, key)
        entrypoints.deal_at(table, 0, self.kind.dice)
        self._settle(table)

    def _play(self, table: Grid, action: int) -> None:
        self._seen = tuple(
            seen + int(entrypoints.seen_at(table, 0, action, seat)).to_bytes(2, "little")
            for seat, seen in zip((*range(self._players), SPECTATOR), self._seen, strict=True)
        )
        entrypoints.apply_at(table, 0, action)
        self._settle(table)

    def _settle(self, table: Grid) -> None:
        """Keep the table, and let everyone look at it."""
        self._table, self._actor = table.tobytes(), int(entrypoints.actor_at(table, 0))
        seats = (*range(self._players), SPECTATOR)
        self._known = tuple(
            _digest(known, seen[-2:], conceal(table, seat).tobytes())
            for seat, known, seen in zip(seats, self._known, self._seen, strict=True)
        )

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"roll:{action + 1}" if self._rolling else f"seed:{action}"
        return str(self.kind.notation.name(action))

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._players
        entrypoints.shares_at(self.kind.table(self._table), 0, self.kind.scratch)
        return [float(share) for share in self.kind.scratch["shares"][0, : self._players]]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "IthacaState":
        """A world that this seat cannot tell from the real one; the others know only what all saw."""
        world: IthacaState = self.clone()
        there = self.kind
        entrypoints.set_key_at(there.luck, np.array([int(sampler() * 2**32) for _ in range(8)], np.uint32))
        table = conceal(there.table(self._table), player)
        entrypoints.guess_at(table, 0, copy_of(there.belief), there.luck)
        world._table = table.tobytes()
        public, shown = self._known[-1], self._seen[-1]
        world._seen = tuple(
            self._seen[seat] if seat == player else shown for seat in range(self._players + 1)
        )
        known = [_digest(public, b"", conceal(table, seat).tobytes()) for seat in range(self._players)]
        known[player] = self._known[player]
        world._known = (*known, public)
        return world

    def __str__(self) -> str:
        if not self.is_dealt:
            return "not dealt yet"
        return " ".join(self.moves_seen_by(SPECTATOR)) or "dealt"

    # ── what the observer asks ────────────────────────────────────────────────────────────────────

    @property
    def is_dealt(self) -> bool:
        return bool(self._table)

    def seen_by(self, viewer: int) -> Grid:
        """The numbers of all moves, as this viewer saw them."""
        return np.frombuffer(self._seen[viewer], "<u2")

    def moves_seen_by(self, viewer: int) -> list[str]:
        """Their names."""
        return [self.kind.notation.name(int(action)) for action in self.seen_by(viewer)]

    def digest_of(self, viewer: int) -> str:
        """What stands for all tables that this viewer has seen."""
        return self._known[viewer].hex()

    def features_of(self, seat: int, private: bool) -> Grid:
        """What this seat sees as a learner gets it, with or without its own secrets."""
        table = self.kind.table(self._table)
        row: Grid = np.zeros((1, self.kind.size), np.uint8)
        watch_at(table if private else conceal(table, SPECTATOR), seat, self.kind.views, row)
        return row[0]

    def told(self, viewer: int, public: bool, private: bool) -> dict[str, Any]:
        """The table in names, as this viewer sees it."""
        view, part = reading(conceal(self.kind.table(self._table), viewer)), self.kind.game.part("view")
        told: dict[str, Any] = part.public(view, self.kind.board) if public else {}
        return told | (part.private(view, self.kind.board) if private else {})


def _digest(known: bytes, move: bytes, view: bytes) -> bytes:
    return hashlib.blake2b(known + move + view, digest_size=DIGEST_BYTES).digest()


class Observer:
    """What a seat sees, as a tensor and as a string; without private information: what all see.

    Private information alone has a string and no tensor. Nobody is shown the secrets of all.
    """

    def __init__(self, obs_type: Any, params: Any, slug: str, players: int) -> None:
        if params:
            raise ValueError(f"an observer has no parameters, but was given {params}")
        if obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what is private to all players")
        self._recall, self._public = obs_type.perfect_recall, obs_type.public_info
        self._private = obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._kind = kind_of(slug, players)
        self.tensor: Grid | None = None
        self.dict: dict[str, Grid] = {}
        if self._public:
            size = self._kind.size
            self.tensor = np.zeros(size + (LAST_MOVES if self._recall else 0), np.float32)
            self.dict["table"] = self.tensor[:size]
            if self._recall:
                self.dict["moves"] = self.tensor[size:]

    def set_from(self, state: IthacaState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.is_dealt:
            self.dict["table"][:] = state.features_of(player, self._private)
            if self._recall:
                moves = state.seen_by(player if self._private else SPECTATOR)[-LAST_MOVES:]
                self.dict["moves"][: len(moves)] = moves[::-1]

    def string_from(self, state: IthacaState, player: int) -> str:
        if not state.is_dealt:
            return f"seat {player}, not dealt yet"
        viewer = player if self._private else SPECTATOR
        if self._recall and self._public:
            return f"seat {player}, saw {state.digest_of(viewer)}: {' '.join(state.moves_seen_by(viewer))}"
        return json.dumps({"seat": player, **state.told(viewer, self._public, self._private)})


class IthacaGame(GameBase):
    """One of the games, for a fixed number of players."""

    slug = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {"players": _default_players(self.slug), "seeds": SEEDS, **(params or {})}
        self._players, self._seeds = int(chosen["players"]), int(chosen["seeds"])
        actions = kind_of(self.slug, self._players).game.part("components").ACTIONS + 1
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=max(self._seeds, SIDES),
            num_players=self._players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(self.slug), info, chosen)

    def new_initial_state(self) -> IthacaState:
        return IthacaState(self, self.slug, self._players, self._seeds)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(wanted, params, self.slug, self._players)


def _default_players(slug: str) -> int:
    return find(slug).check_players(None)


def _game_type(slug: str) -> Any:
    card = find(slug)
    return pyspiel.GameType(
        short_name=f"python_ithaca_{slug}",
        long_name=card.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=card.players[-1],
        min_num_players=card.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": _default_players(slug), "seeds": SEEDS},
    )


# OpenSpiel keeps what makes a game until after Python's end: that must be a class, which is not taken apart.


def _game_class(slug: str) -> type[IthacaGame]:
    return type(f"{slug.title()}Game", (IthacaGame,), {"slug": slug, "__module__": __name__})


GAMES = {slug: _game_class(slug) for slug in names()}
for _slug, _game in GAMES.items():
    pyspiel.register_game(_game_type(_slug), _game)
