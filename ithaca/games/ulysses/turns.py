"""Whose turn it is, and what a turn begins with."""

from ithaca.engine.compiler import rare, rule
from ithaca.engine.piles import draw_stacked, stacked, take_stacked
from ithaca.engine.protocol import OVER
from ithaca.engine.record import Grid
from ithaca.engine.seats import left_of

from .components import KINDS, LAST_TURN
from .state import ACTING, OVER_PHASE, State


@rule
def actor(s: State) -> int:
    """The seat that decides now, or OVER. In a debate that is the voice."""
    if s.phase == OVER_PHASE:
        return OVER
    return int(s.voice)


@rare
def next_turn(s: State) -> None:
    """The turn goes to the left, and everyone draws; the guard ends a game that never would."""
    if s.turns >= LAST_TURN:
        s.phase = OVER_PHASE
        return
    begin_turn(s, left_of(s, int(s.active)))


@rare
def begin_turn(s: State, seat: int) -> None:
    """All draw, from the active player on; then he acts."""
    s.turns += 1
    s.active = seat
    s.pandora_used = 0
    s.exchanged = 0
    for _ in range(s.seats):
        draw_cards(s, seat, int(s.temples[seat]))
        seat = left_of(s, seat)
    begin_actions(s)


@rule
def begin_actions(s: State) -> None:
    s.phase = ACTING
    s.voice = s.active


@rare
def draw_cards(s: State, seat: int, count: int) -> None:
    """Draw action cards. An empty pile is made of the discards; if there are none, so be it."""
    s.effects.used = 1
    left, stack = cards_in(s.pack), stacked(s.pack)
    for _ in range(count):
        if left == 0:
            left, stack = reshuffle(s), stacked(s.pack)
        if left == 0:
            return
        kind = draw_stacked(s.dice, stack, left)
        stack = take_stacked(stack, kind)
        s.pack[kind] -= 1
        s.hand[seat, kind] += 1
        s.effects.drawn[seat, kind] += 1
        left -= 1


@rule
def cards_in(pile: Grid) -> int:
    """How many cards there are in a row of counts."""
    total = 0
    for kind in range(KINDS + 1):
        total += int(pile[kind])
    return total


@rare
def reshuffle(s: State) -> int:
    """The discards, if there are any, become the draw pile; return how many there were."""
    if cards_in(s.discard) == 0:
        return 0
    s.effects.reshuffled = 1
    for kind in range(KINDS + 1):
        s.pack[kind] += s.discard[kind]
        s.discard[kind] = 0
    s.top = 0
    return cards_in(s.pack)


@rule
def hand_size(s: State, seat: int) -> int:
    return cards_in(s.hand[seat])
