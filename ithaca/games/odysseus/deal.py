"""Setting up: gods, missions, discs and winds."""

from ithaca.engine.compiler import rare, rule
from ithaca.engine.dice import Key, below, set_key, shuffle
from ithaca.engine.piles import draw, draw_stacked, stacked, take_stacked
from ithaca.engine.seats import left_of

from .components import (
    ADVENTURES_USED,
    DISCS_EACH,
    FIRST_HAND,
    ISLANDS,
    MISSION_CARDS,
    PACK,
    WINDS,
    YELLOW,
    ZEUS,
)
from .state import PLACING, State
from .turns import seat_of


@rare
def deal(s: State, key: Key) -> None:
    """Set up a game on a blank state that holds the options and the board."""
    set_key(s.dice, key)
    deal_gods(s)
    deal_missions(s)
    deal_discs(s)
    for wind in range(WINDS + 1):
        s.pack[wind] = PACK[wind]
    deal_winds(s, FIRST_HAND)
    s.rounds = 1
    s.active = seat_of(s, ZEUS)
    s.phase = PLACING


@rule
def deal_gods(s: State) -> None:
    """The first gods of the list play, as many as there are players."""
    for seat in range(s.seats):
        s.god[seat] = seat + 1
    shuffle(s.dice, s.god, 0, int(s.seats))


@rule
def deal_missions(s: State) -> None:
    """One card each; the rest stay unseen in the box."""
    for seat in range(s.seats):
        nth = below(s.dice, MISSION_CARDS[s.variant] - seat)
        card = 0
        while nth >= 0:
            card += 1
            if not is_mission_dealt(s, card):
                nth -= 1
        s.mission[seat] = card


@rule
def is_mission_dealt(s: State, card: int) -> bool:
    for seat in range(s.seats):
        if s.mission[seat] == card:
            return True
    return False


@rule
def deal_discs(s: State) -> None:
    """Lay discs on the islands at random, equally many of each adventure; the others are the reserve.

    Where the islands cannot be shared out evenly (ten for four adventures), chance says which
    adventures get one more.
    """
    used = ADVENTURES_USED[s.variant]
    more = int(s.board.islands) % used
    for adventure in range(1, used + 1):
        s.reserve[adventure] = int(s.board.islands) // used
        if more > 0 and below(s.dice, used - adventure + 1) < more:
            s.reserve[adventure] += 1
            more -= 1
    left = int(s.board.islands)
    for island in range(1, ISLANDS + 1):
        if is_island(s, island):
            s.disc[island] = draw(s.dice, s.reserve, left)
            s.reserve[s.disc[island]] -= 1
            left -= 1
    for adventure in range(1, used + 1):
        s.reserve[adventure] = DISCS_EACH
    for island in range(1, ISLANDS + 1):
        if is_island(s, island):
            s.reserve[s.disc[island]] -= 1


@rule
def is_island(s: State, island: int) -> bool:
    """Whether this board has the island: one without lines was dropped."""
    return s.board.line[island, YELLOW] > 0


@rule
def deal_winds(s: State, each: int) -> None:
    """Give winds one at a time from the left of Zeus, until all have `each` or the pack is empty."""
    left = 0
    for wind in range(1, WINDS + 1):
        left += int(s.pack[wind])
    seat, stack = seat_of(s, ZEUS), stacked(s.pack)
    s.effects.used = 1
    for _ in range(each):
        for _ in range(s.seats):
            if left == 0:
                return
            seat = left_of(s, seat)
            wind = draw_stacked(s.dice, stack, left)
            stack = take_stacked(stack, wind)
            s.pack[wind] -= 1
            s.hand[seat, wind] += 1
            s.effects.drawn[seat, wind] += 1
            left -= 1
