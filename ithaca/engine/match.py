"""A running game, for Python: checks every move, explains refusals, and keeps the door shut.

Nothing of a `Match` may be shown to anyone but through `view`, `seen`, `refusal`, and what is told from
them: `table`, `story`, `question` and `choices`.
"""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from . import calls
from .beliefs import posterior
from .choices import Choice, choices_of
from .dice import Dice
from .errors import IllegalMove
from .game import Game, find
from .notation import Notation
from .offers import Room
from .older import move_today, options_today, own_board
from .protocol import OVER, SPECTATOR
from .reading import Reading, reading
from .record import Grid, blank, blank_like, copy_of
from .seeds import SEED_BYTES, game_key, seed_of_number
from .story import Event
from .text import Vocabulary, words
from .views import Place, ranked

MOST_TRIES = 200  # of keys for a roll that is wanted: the chance that a die never shows it is 1e-16

WORLDS = 12  # that are imagined to see whether a move has shown its player something


class Scene:
    """A table at one moment, for telling it: what each viewer sees of it is concealed and read once."""

    def __init__(self, state: Grid) -> None:
        self.state = state  # nobody writes to it any more
        self._readings: dict[int, Reading] = {}

    def seen_by(self, viewer: int) -> Reading:
        if viewer not in self._readings:
            self._readings[viewer] = reading(conceal(self.state, viewer))
        return self._readings[viewer]


class Moment(NamedTuple):
    """One move, for telling it: the table before and after, and the move as each seat saw it."""

    before: Scene
    seen: tuple[int, ...]  # the last is the spectators'
    after: Scene


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
        self.state = game.part("setup").prepare(len(names), self.options, self.board)
        self.moves: list[tuple[int, int]] = []  # (seat, action)
        self._before = copy_of(self.state)
        self._seen: list[list[int]] = [[] for _ in range(len(names) + 1)]  # the last is the spectators'
        self._rooms = blank(Room)
        self._beliefs: Grid | None = None  # of every seat, the last the spectators'
        self._past: Grid | None = None  # the table up to which moves are folded into beliefs
        self._folded = 0  # moves
        self._scene: Scene | None = None  # the last one that was told
        self._drafts: list[Grid] = []  # the tables before the last moves that may be taken back
        self._foreseen = 0  # how many of them, from the first, have shown nothing
        dice = blank(Dice)
        dice[0].key[:] = key
        calls.deal_at(self.state, 0, dice)
        self._dealt = copy_of(self.state)

    # ── where the game stands ─────────────────────────────────────────────────────────────────────

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def actor(self) -> int:
        """The seat that decides now, or OVER."""
        return int(calls.actor_at(self.state, 0))

    @property
    def over(self) -> bool:
        return self.actor == OVER

    def shares(self) -> list[float]:
        """How the victory is shared."""
        calls.shares_at(self.state, 0, self._rooms)
        return [float(share) for share in self._rooms[0].shares[: self.seats]]

    def points(self) -> list[int]:
        """Every seat's points: secret while the game runs."""
        calls.points_at(self.state, 0, self._rooms)
        return [int(points) for points in self._rooms[0].shares[: self.seats]]

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

    # ── the door ──────────────────────────────────────────────────────────────────────────────────

    def view(self, seat: int) -> Grid:
        """The table as this seat sees it; SPECTATOR: the public table."""
        return conceal(self.state, seat)

    def seen(self, seat: int) -> list[int]:
        """All moves as this seat saw them."""
        return list(self._seen[seat])

    def belief(self, seat: int) -> Grid:
        """What this seat may infer from the moves that it has seen."""
        return self._believed()[[seat]]

    def posterior(self, seat: int) -> list[list[dict[str, float]]]:
        """How likely this seat may think each thing that others hide: of every seat, for each of its
        hidden goals or missions, the chances by name."""
        view = self.view(seat)
        likely = posterior(view, self.belief(seat))
        named: list[list[dict[str, float]]] = self.game.part("view").hidden_names(
            reading(view), likely, self.board
        )
        return named

    def _believed(self) -> Grid:
        """The beliefs of all, brought up to the last move."""
        part = self.game.part("belief")
        if self._beliefs is None:
            self._beliefs = blank(part.Belief, self.seats + 1)
            for belief in self._beliefs:
                part.believe_nothing(belief)
        if self._past is not None and self._folded < len(self.moves):
            views = np.zeros(2, self.state.dtype)
            for _, action in self.moves[self._folded :]:
                calls.remember_at(self._past, views, action, self._beliefs)
        self._folded = len(self.moves)
        return self._beliefs

    def moment(self) -> Moment:
        """The last move, to be told now or later."""
        before, after = self._scene, Scene(copy_of(self.state))
        if before is None or before.state.tobytes() != self._before.tobytes():
            before = Scene(self._before)
        self._scene = after  # most likely the next move begins here
        return Moment(before, tuple(seen[-1] for seen in self._seen), after)

    def scene(self) -> Scene:
        """The table as it is now, to be told now or later."""
        return Scene(copy_of(self.state))

    def story(self, seat: int, moment: Moment | None = None) -> list[Event]:
        """What the last move did, or another one, told to this seat."""
        before, seen, after = moment or self.moment()
        events: list[Event] = self.game.part("story").tell(
            before.seen_by(seat), seen[seat], after.seen_by(seat), seat, self.notation
        )
        return events

    def tell(self, seat: int, lang: str = "en") -> list[str]:
        """The story of the last move in sentences."""
        say = words(lang, self.game.slug, self.vocabulary(lang))
        return [say(event.key, **event.args) for event in self.story(seat)]

    def table(self, seat: int) -> dict[str, Any]:
        """The view in names instead of numbers, as every client gets it."""
        return self._described(reading(self.view(seat)))

    def _described(self, seen: Reading) -> dict[str, Any]:
        part = self.game.part("view")
        return {**part.public(seen, self.board), **part.private(seen, self.board)}

    def public(self, scene: Scene) -> dict[str, Any]:
        """The part of a table that is the same for all viewers."""
        shown: dict[str, Any] = self.game.part("view").public(scene.seen_by(SPECTATOR), self.board)
        return shown

    def private(self, scene: Scene, seat: int) -> dict[str, Any]:
        """The part of a table that depends on who looks; together they are `table`."""
        own: dict[str, Any] = self.game.part("view").private(scene.seen_by(seat), self.board)
        return own

    def laid_open(self) -> dict[str, Any]:
        """The whole table with all hands and secrets: for those who look back when the game is over."""
        bare = copy_of(self.state)
        bare["dice"] = np.zeros(1, bare["dice"].dtype)
        return self._described(reading(bare))

    def question(self, seat: int, scene: Scene | None = None) -> Event:
        """What the actor has to decide, told to this seat."""
        seen = (scene or self.scene()).seen_by(seat)
        asked: Event = self.game.part("moves").question(seen, self.notation)
        return asked

    def choices(self, seat: int, scene: Scene | None = None) -> list[Choice]:
        """What this seat may choose from; nothing while another decides."""
        if seat != self.actor:
            return []
        seen = (scene or self.scene()).seen_by(seat)
        legal = self._legal_in(seen.base)
        extra = self.game.part("moves").label_words(seen, legal)
        return choices_of(self.game.slug, self.notation, legal, extra)

    def refusal(self, action: int, scene: Scene | None = None) -> IllegalMove | None:
        """Why the actor may not do this, made from what the actor sees; None if he may."""
        actor = self.actor  # when the game is over: what all see
        view = scene.seen_by(actor).base if scene else self.view(actor)
        reason = int(calls.why_at(view, 0, action))
        if reason == 0:
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
        return [] if self.over else self._legal_in(self.view(self.actor))

    def _legal_in(self, view: Grid) -> list[int]:
        count = calls.legal_at(view, 0, self._rooms)
        legal: list[int] = self._rooms["actions"][0, :count].tolist()
        return legal

    def parse(self, move: str) -> int:
        return self.notation.parse(move_today(self, move))

    def play(self, move: int | str) -> None:
        """Play a move of the actor, by id or by name. A refused move changes nothing."""
        action = self.parse(move) if isinstance(move, str) else int(move)
        if refused := self.refusal(action):
            raise refused
        self._before = copy_of(self.state)
        if self._past is None:
            self._past = copy_of(self.state)
        self.moves.append((self.actor, action))
        for seat in range(SPECTATOR, self.seats):
            self._seen[seat].append(int(calls.seen_at(self.state, 0, action, seat)))
        calls.apply_at(self.state, 0, action)
        if self.actor == self.moves[-1][0] and self.state["dice"].tobytes() == self._before["dice"].tobytes():
            self._drafts.append(self._before)
        else:  # another seat is asked, or chance was used
            self._drafts, self._foreseen = [], 0

    @property
    def drafts(self) -> int:
        """How many of the last moves may be taken back, if nobody else was told of them: their player
        decides again, no chance was used, and nothing was shown that he could not foresee."""
        while self._foreseen < len(self._drafts):  # found out when someone asks
            self._foreseen += 1
            if not self._could_foresee(self._foreseen):
                self._drafts, self._foreseen = self._drafts[self._foreseen :], 0
        return len(self._drafts)

    def _could_foresee(self, nth: int) -> bool:
        """Whether the nth draft does the same in every world that its player could imagine; some are
        tried, always the same ones."""
        number = len(self.moves) - len(self._drafts) + nth
        seat, action = self.moves[number - 1]
        after = self._drafts[nth] if nth < len(self._drafts) else self.state
        return self._does_the_same(self._drafts[nth - 1], action, after, seat, number)

    def _does_the_same(self, before: Grid, action: int, after: Grid, seat: int, number: int) -> bool:
        known, wanted = conceal(before, seat), conceal(after, seat).tobytes()
        belief, luck = blank(self.game.part("belief").Belief), blank(Dice)
        self.game.part("belief").believe_nothing(belief[0])
        calls.set_key_at(luck, game_key(bytes(SEED_BYTES), f"foreseen {number}"))
        for _ in range(WORLDS):
            world = copy_of(known)
            calls.guess_at(world, 0, belief, luck)
            calls.apply_at(world, 0, action)
            if conceal(world, seat).tobytes() != wanted:
                return False
        return True

    def take_back(self) -> None:
        """Take back the last move, which has shown nothing."""
        self._foreseen = min(self._foreseen, len(self._drafts) - 1)
        self.state = copy_of(self._drafts.pop())  # others may still tell of what it was
        self._before = copy_of(self.state)
        self.moves.pop()
        for seen in self._seen:
            seen.pop()
        if self._folded > len(self.moves):  # someone has drawn conclusions from it already
            self._beliefs, self._past, self._folded = None, copy_of(self._dealt), 0

    def force(self, move: str, die: int) -> None:
        """Play a move whose roll is known beforehand: the dice are keyed anew until they give it.

        For scenarios and tests only; the rules know nothing of it, and such a game is no log.
        """
        rolled = getattr(self.game.part("setup"), "rolled", None)
        action = self.parse(move)
        if refused := self.refusal(action):
            raise refused
        for nth in range(MOST_TRIES):
            trial = copy_of(self.state)
            calls.set_key_at(trial["dice"], game_key(nth.to_bytes(SEED_BYTES, "big"), "forced"))
            calls.apply_at(after := copy_of(trial), 0, action)
            if rolled and rolled(after[0]) == die:
                self._believed()  # the moves before this one were made with the old dice
                self.state, self._past = trial, copy_of(trial)
                self.play(action)
                return
        raise IllegalMove("no-such-roll", value=move, die=die)

    def play_on_from(self, view: Grid, belief: Grid) -> None:
        """Put the table where a seat saw it; what that seat did not know is dealt anew by these dice."""
        luck = copy_of(self._dealt["dice"])
        self.state = copy_of(view)
        calls.guess_at(self.state, 0, copy_of(belief), luck)
        self._before, self._dealt = copy_of(self.state), copy_of(self.state)

    def rehearse(self) -> None:
        """Ask once all that a table asks, at a table beside this one: whatever is not compiled yet is
        compiled now, and not when someone waits for it."""
        key = self.state[0].dice.key
        beside = Match(self.game, self.names, key, options=self.chosen, board=self.board, rules=self.rules)
        seat, action = beside.actor, beside.legal()[-1]
        beside.play(action)
        beside._does_the_same(beside._before, action, beside.state, seat, 1)
        for viewer in range(SPECTATOR, beside.seats):
            beside.table(viewer)
            beside.story(viewer)
            beside.private(beside.scene(), viewer)
            beside.belief(viewer)
        beside.question(beside.actor)
        beside.choices(beside.actor)
        beside.laid_open()
        beside.shares()
        beside.points()
        calls.greedy_at(beside.state, 0, self._rooms, blank(Dice))

    # ── words ─────────────────────────────────────────────────────────────────────────────────────

    def vocabulary(self, lang: str) -> Vocabulary:
        """Names that are not in the word files: players and places."""
        seats = {str(seat): name for seat, name in enumerate(self.names)}
        return {"seat": seats, **self.board.names(lang)}


def conceal(states: Grid, seat: int) -> Grid:
    """What a seat sees of the first state."""
    view = blank_like(states)
    calls.conceal_at(states, 0, seat, view, 0)
    return view


def start(
    game: str | Game,
    players: int | Iterable[str] = 4,
    *,
    seed: int | bytes | None = None,
    options: Mapping[str, Any] | None = None,
    board: Any = None,
) -> Match:
    """Deal a game; without a seed, one that nobody chose.

    >>> match = start("odysseus", players=3, seed=7)
    >>> match.play("start:crete")
    """
    card = find(game) if isinstance(game, str) else game
    names = [f"player-{n}" for n in range(players)] if isinstance(players, int) else list(players)
    card.check_players(len(names))
    if seed is None:
        seed = secrets.token_bytes(SEED_BYTES)
    elif isinstance(seed, int):
        seed = seed_of_number(seed)
    return Match(card, names, game_key(seed, "practice"), options=options, board=board)
