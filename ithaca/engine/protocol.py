"""The questions that every game answers, by their plain names.

Code that serves all games (simulation, search, environments) calls these. Compiled, the game is
picked by the type of the record, which costs nothing at run time; interpreted, by its dtype.
"""

from collections.abc import Callable
from typing import Any

from numba.core.types import Type
from numba.extending import overload
from numba.np.numpy_support import from_dtype

from .compiler import JIT, game_package, owns, trampoline_to
from .dice import Dice, Key
from .record import Grid, dtype_of

State = Any  # the record of any game

Actions = Grid  # room for the ids of legal actions
Shares = Grid  # one number a seat

OVER = -1  # no seat decides any more
SPECTATOR = -1  # the seat of a viewer who has none
NOBODY = -1


def deal(s: State, key: Key) -> None:
    """Set up a game, from a 256-bit key, on a blank state that holds seats, options and board."""
    answer(s, "deal")(s, key)


def actor(s: State) -> int:
    """The seat that decides now, or OVER. A reaction out of turn is just another actor."""
    return answer(s, "actor")(s)


def legal(s: State, out: Actions) -> int:
    """Write the legal actions of the actor into `out`; return how many there are."""
    return answer(s, "legal")(s, out)


def why(s: State, action: int) -> int:
    """Why the actor may not do this: a reason of the game, or 0. Agrees with `legal`."""
    return answer(s, "why")(s, action)


def apply(s: State, action: int) -> None:
    """Play a legal action, draw what must be drawn, move on to the next decision."""
    answer(s, "apply")(s, action)


def shares(s: State, out: Shares) -> None:
    """How the victory is shared, summing to 1; all 0 while the game runs."""
    answer(s, "shares")(s, out)


def points(s: State, out: Shares) -> None:
    """The game's own points, for ranking."""
    answer(s, "points")(s, out)


def conceal(s: State, seat: int, view: State) -> None:
    """Write into a blank `view` what this seat may know; SPECTATOR: the public table."""
    answer(s, "conceal")(s, seat, view)


def seen(s: State, action: int, seat: int) -> int:
    """The action, about to be played, as this seat sees it."""
    return answer(s, "seen")(s, action, seat)


def guess(s: State, belief: Any, luck: Dice) -> None:
    """Fill a concealed state with a world that agrees with it, drawn from a belief."""
    answer(s, "guess")(s, belief, luck)


def believe(s: State, action: int, belief: Any) -> None:
    """Fold a seen move into a belief; `s` is what the seat that believes saw before it."""
    answer(s, "believe")(s, action, belief)


def hides(s: State, out: Actions) -> int:
    """Write what each seat hides (0 where unknown), equally many for each; return how many in all."""
    return answer(s, "hides")(s, out)


def sound(s: State) -> int:
    """0 if this table is possible: cards are conserved, no seat has won unnoticed."""
    return answer(s, "sound")(s)


def greedy(s: State, out: Actions, luck: Dice) -> int:
    """What a simple, sensible player would do; `out` is room to write legal actions into.

    It reads only what the actor may know, so it plays the same on the actor's concealed state.
    """
    return answer(s, "greedy")(s, out, luck)


def expected_shares(s: State, out: Shares) -> None:
    """How the victory will probably be shared, estimated from a table with nothing concealed."""
    answer(s, "expected_shares")(s, out)


def observe(s: State, seat: int, out: Grid) -> None:
    """Write what this seat sees, for a learner, into a row of zeros; `s` is its concealed state."""
    answer(s, "observe")(s, seat, out)


def is_quiescent(s: State) -> bool:
    """Whether `expected_shares` can be trusted here; where it cannot, it is better to play on first."""
    return answer(s, "is_quiescent")(s)


QUESTIONS: dict[str, Callable[..., Any]] = {
    question.__name__: question
    for question in (
        *(deal, actor, legal, why, apply, shares, points),
        *(conceal, seen, guess, believe, hides, sound, greedy, expected_shares, is_quiescent, observe),
    )
}

_answers: dict[Any, dict[str, Callable[..., Any]]] = {}  # by dtype, then by question


def answer(s: State, question: str) -> Callable[..., Any]:
    """The rule of this record's game."""
    return _answers[s.dtype][question]


def teach(state: type, rules: dict[str, Callable[..., Any]]) -> None:
    """Let the questions find the rules of a game by the type of its record."""
    dtype = dtype_of(state)
    if missing := QUESTIONS.keys() - rules.keys():
        raise TypeError(f"{state.__module__} does not answer: {', '.join(sorted(missing))}")
    _answers[dtype] = rules
    if JIT:
        owns(game_package(state.__module__), from_dtype(dtype))
        for name, question in QUESTIONS.items():
            _teach_compiler(question, from_dtype(dtype), rules[name])


def _teach_compiler(question: Callable[..., Any], game: Type, rule: Any) -> None:
    # The trampoline takes the compiled rule from the disk cache instead of compiling it again for
    # each caller.
    trampoline = trampoline_to(rule, f"{question.__name__} of {game_package(rule.__module__)}")

    @overload(question, strict=False)
    def choose(*types: Type) -> Callable[..., Any] | None:
        return trampoline if types[0] == game else None
