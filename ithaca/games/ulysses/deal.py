"""Setting up: goals, temples, action cards and the ship."""

from ithaca.engine.compiler import rare, rule
from ithaca.engine.dice import Key, below, set_key, shuffle
from ithaca.engine.seats import left_of

from .components import COLOURS, DECK, FIRST_HAND, KINDS
from .goals import take_goal
from .state import State
from .turns import begin_turn, draw_cards


@rare
def deal(s: State, key: Key) -> None:
    """Set up a game on a blank state that holds the options and the board; the first turn begins."""
    set_key(s.dice, key)
    s.ship = s.board.start
    build_piles(s)
    for seat in range(s.seats):
        s.temples[seat] = 1
        for colour in range(1, COLOURS + 1):
            take_goal(s, seat, colour - 1, colour)
    first = below(s.dice, int(s.seats))
    deal_cards(s, first)
    clear_drawn(s)
    begin_turn(s, first)


@rule
def build_piles(s: State) -> None:
    """One goal card for each coloured place, in four shuffled piles."""
    for place in range(1, s.board.places + 1):
        colour = s.board.colour[place]
        if colour:
            s.pile[colour, s.pile_size[colour]] = place
            s.pile_size[colour] += 1
    for colour in range(1, COLOURS + 1):
        shuffle(s.dice, s.pile[colour], 0, int(s.pile_size[colour]))


@rule
def deal_cards(s: State, first: int) -> None:
    """Five cards for the first player, and for each one clockwise one more."""
    for kind in range(KINDS + 1):
        s.pack[kind] = DECK[kind]
    seat = first
    for nth in range(s.seats):
        draw_cards(s, seat, FIRST_HAND + nth)
        seat = left_of(s, seat)


@rule
def clear_drawn(s: State) -> None:
    """Forget what was drawn: of the deal, only the first draw is told."""
    for seat in range(s.seats):
        for kind in range(KINDS + 1):
            s.effects.drawn[seat, kind] = 0
