"""A running game, for Python: its state, the moves that led to it, playing and taking back.

Show players and clients nothing of a `Match` except what is made from `view` and `seen`: the functions of
`presentation`, and `refusal`.
"""

import secrets
import threading
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from . import entrypoints, presentation
from .choices import Choice
from .dice import Dice
from .errors import IllegalMove
from .game import Game, find
from .inference import Beliefs
from .notation import Notation
from .offers import Scratch
from .older import move_today, options_today, own_board
from .protocol import OVER, SPECTATOR
from .reading import reading
from .record import Grid, blank, copy_of
from .seeds import SEED_BYTES, game_key, seed_of_number
from .snapshot import Move, Played, Snapshot, conceal
from .story import Event
from .text import Vocabulary, words
from .views import Place, ranked

MOST_TRIES = 200  # keys tried for a forced roll: the chance that a die never shows it is 1e-16


class PerThread(threading.local):
    """Scratch arrays, one for each thread: compiled functions write results there that are read right after.
    A match has none of its own, because a server holds thousands of matches."""

    def __init__(self) -> None:
        self.scratch = blank(Scratch)
        self.actions: Grid = self.scratch["actions"][0]  # to look up a field takes longer than to fill it


per_thread = PerThread()


class Match:
    """One game: its state and the moves that led to it."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        key: Grid,
        *,
        options: Mapping[str, Any] | None = None,
        board: Any = None,
        rules: int | None = None,
    ) -> None:
        """Deal a game. `key` is 256 bits as eight words; `board` a loaded board or none for ours; `rules`
        an older version of the rules to play by, with its own names for options and moves."""
        game.check_players(len(names))
        self.game = game.ready()
        self.rules = game.version if rules is None else rules
        self.names = list(names)
        self.options = game.check_options(options_today(game, self.rules, options or {}), len(names))
        self.chosen = dict(options or {})  # as its own version calls them
        self.board = board or own_board(game, self.rules)
        self.notation: Notation = game.part("moves").notation(self.board)
        self.moves: list[Move] = []
        self.last: Played | None = None  # the last move, unless it was taken back
        self.beliefs = Beliefs(self)
        self._found_legal: tuple[Snapshot, int] | None = None  # the last action found legal, and where
        self._saw = np.zeros(len(names) + 1, np.int64)
        state = game.part("setup").prepare(len(names), self.options, self.board)
        dice = blank(Dice)
        dice[0].key[:] = key
        entrypoints.deal_at(state, 0, dice)
        self.snapshot = Snapshot(state)
        self.dealt = state  # the table before the first move

    # ── where the game stands ─────────────────────────────────────────────────────────────────────

    @property
    def state(self) -> Grid:
        return self.snapshot.state

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def actor(self) -> int:
        """The seat that decides now, or OVER."""
        return self.snapshot.actor

    @property
    def over(self) -> bool:
        return self.actor == OVER

    def shares(self) -> list[float]:
        """How the victory is shared; all 0 while no seat has won."""
        scratch = per_thread.scratch
        entrypoints.shares_at(self.state, 0, scratch)
        return [float(share) for share in scratch[0].shares[: self.seats]]

    def points(self) -> list[int]:
        """Every seat's points: secret while the game runs."""
        scratch = per_thread.scratch
        entrypoints.points_at(self.state, 0, scratch)
        return [int(points) for points in scratch[0].shares[: self.seats]]

    def done(self) -> list[int]:
        """Seats that decide nothing more, though the game goes on: a view lists them as `done`."""
        seats: list[int] = self.table(SPECTATOR).get("done", [])
        return seats

    def ranking(self) -> list[Place]:
        """The seats at the end of the game, the best first."""
        view = self.game.part("view")
        if hasattr(view, "ranking"):
            places: list[Place] = view.ranking(reading(self.view(SPECTATOR)))
            return places
        return ranked(self.shares(), self.points())

    # ── what a seat sees ──────────────────────────────────────────────────────────────────────────

    def view(self, seat: int) -> Grid:
        """The table as this seat sees it; SPECTATOR: the public table."""
        return conceal(self.state, seat)

    def seen(self, seat: int) -> list[int]:
        """All moves as this seat saw them."""
        return [move.seen[seat] for move in self.moves]

    def table(self, seat: int) -> dict[str, Any]:
        """The view in names instead of numbers, as every client gets it."""
        return presentation.table(self, reading(self.view(seat)))

    def story(self, seat: int) -> list[Event]:
        """What the last move did, told to this seat."""
        return presentation.story(self, self.last, seat) if self.last else []

    def tell(self, seat: int, lang: str = "en") -> list[str]:
        """The story of the last move in sentences."""
        say = words(lang, self.game.slug, self.vocabulary(lang))
        return [say(event.key, **event.args) for event in self.story(seat)]

    def question(self, seat: int) -> Event:
        """What the actor has to decide, told to this seat."""
        return presentation.question(self, Snapshot(self.state), seat)

    def choices(self, seat: int) -> list[Choice]:
        """What this seat may choose from; nothing while another decides."""
        return presentation.choices(self, Snapshot(self.state), seat) if seat == self.actor else []

    def refusal(self, action: int, snapshot: Snapshot | None = None) -> IllegalMove | None:
        """Why the actor may not do this, made from what the actor sees; None if he may."""
        asked = snapshot or self.snapshot, action
        if self._found_legal == asked:
            return None
        view = asked[0].view(self.actor)  # when the game is over: what all see
        reason = int(entrypoints.why_at(view, 0, action))
        if reason == 0:
            self._found_legal = asked
            return None
        key, clause = self.game.part("moves").REASONS[reason]
        args: dict[str, Any] = {"move": str(action), "names": self.vocabulary}
        if action in self.notation:
            args |= {"move": self.notation.name(action), **self.notation.move(action).args}
            args |= self.game.part("moves").refusal_words(reading(view), action)
        return IllegalMove(key, game=self.game.slug, clause=f"{self.game.slug}/{clause}", **args)

    # ── playing ───────────────────────────────────────────────────────────────────────────────────

    def legal(self) -> list[int]:
        """The actions that the actor may choose from, by what the actor sees."""
        return [] if self.over else self.legal_in(self.view(self.actor))

    def legal_in(self, view: Grid) -> list[int]:
        """The legal actions of the seat that decides in this view."""
        room = per_thread
        count = entrypoints.legal_at(view, 0, room.scratch)
        legal: list[int] = room.actions[:count].tolist()
        return legal

    def parse(self, move: str) -> int:
        return self.notation.parse(move_today(self, move))

    def play(self, move: int | str) -> Played:
        """Play a move of the actor, by id or by name. A refused move raises and changes nothing."""
        action = self.parse(move) if isinstance(move, str) else int(move)
        if refused := self.refusal(action):
            raise refused
        return self._play(action, None)

    def _play(self, action: int, dice: Grid | None) -> Played:
        before = self.snapshot
        if not self.moves:
            self.dealt = copy_of(before.state)
        entrypoints.seen_by_all_at(before.state, 0, action, self._saw)
        move = Move(self.actor, action, tuple(self._saw.tolist()), dice)
        after = copy_of(before.state)
        entrypoints.apply_at(after, 0, action)
        self.snapshot = Snapshot(after)
        self.moves.append(move)
        self.last = Played(self.notation.name(action), before, move, self.snapshot)
        return self.last

    def undo(self, played: Played) -> None:
        """Take back the last move, `played`. Does not check whether that is allowed: see `undo.py`."""
        assert self.moves[-1] is played.move
        self.moves.pop()
        self.snapshot, self.last = played.before, None

    def force(self, move: str, die: int) -> Played:
        """Play a move with a chosen roll: keys of the dice are tried until one gives it.

        For scenarios and tests only: the rules know nothing of it, and such a game cannot be kept as a log.
        """
        rolled = getattr(self.game.part("setup"), "rolled", None)
        action = self.parse(move)
        if refused := self.refusal(action):
            raise refused
        for nth in range(MOST_TRIES):
            trial = copy_of(self.state)
            entrypoints.set_key_at(trial["dice"], game_key(nth.to_bytes(SEED_BYTES, "big"), "forced"))
            entrypoints.apply_at(after := copy_of(trial), 0, action)
            if rolled and rolled(after[0]) == die:
                if not self.moves:
                    self.dealt = copy_of(self.state)
                self.snapshot = Snapshot(trial)
                return self._play(action, copy_of(trial["dice"]))
        raise IllegalMove("no-such-roll", value=move, die=die)

    def play_on_from(self, view: Grid, belief: Grid) -> None:
        """Put the table where a seat saw it; what that seat did not know is dealt again with our own dice."""
        luck, state = copy_of(self.state["dice"]), copy_of(view)
        entrypoints.guess_at(state, 0, copy_of(belief), luck)
        self.snapshot = Snapshot(state)
        self.dealt = state  # beliefs may be asked for before the first move, and begin here

    # ── words ─────────────────────────────────────────────────────────────────────────────────────

    def vocabulary(self, lang: str) -> Vocabulary:
        """Names that are not in the word files: players and places."""
        seats = {str(seat): name for seat, name in enumerate(self.names)}
        return {"seat": seats, **self.board.names(lang)}


def start(
    game: str | Game,
    players: int | Iterable[str] | None = None,
    *,
    seed: int | bytes | None = None,
    options: Mapping[str, Any] | None = None,
    board: Any = None,
) -> Match:
    """Deal a game; without `seed` from a random one, without `players` for four or as near as it allows.

    >>> match = start("odysseus", players=3, seed=7)
    >>> played = match.play("start:crete")
    """
    card = find(game) if isinstance(game, str) else game
    if players is None or isinstance(players, int):
        players = [f"player-{n}" for n in range(card.check_players(players))]
    names = list(players)
    card.check_players(len(names))
    if seed is None:
        seed = secrets.token_bytes(SEED_BYTES)
    elif isinstance(seed, int):
        seed = seed_of_number(seed)
    return Match(card, names, game_key(seed, "practice"), options=options, board=board)
