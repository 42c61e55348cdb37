"""Setting up: weapons, the pile and the triremes."""

from ithaca.engine.compiler import rare, rule
from ithaca.engine.dice import Key, below, set_key, shuffle

from .components import CARDS, COPIES, PILE, WEAPONS
from .state import State
from .turns import begin_turn


@rare
def deal(s: State, key: Key) -> None:
    """Set up a game on a blank state that holds the options and the board; the first turn begins."""
    set_key(s.dice, key)
    deal_weapons(s)
    build_pile(s)
    for seat in range(s.seats):
        s.at[seat] = s.board.start
    s.active = below(s.dice, int(s.seats))
    s.turns = 1
    begin_turn(s)


@rule
def deal_weapons(s: State) -> None:
    """One openly to each, the rest face down on Hades."""
    for weapon in range(WEAPONS):
        s.armoury[weapon] = weapon + 1
    shuffle(s.dice, s.armoury, 0, WEAPONS)
    s.armoury_size = WEAPONS
    for seat in range(s.seats):
        take_weapon(s, seat)


@rule
def take_weapon(s: State, seat: int) -> None:
    """The top one of those that lie on Hades."""
    s.weapon[seat] = s.armoury[0]
    s.armoury_size -= 1
    for i in range(s.armoury_size):
        s.armoury[i] = s.armoury[i + 1]
    s.armoury[s.armoury_size] = 0


@rule
def build_pile(s: State) -> None:
    """All orange cards, shuffled."""
    n = 0
    for card in range(1, CARDS + 1):
        for _ in range(COPIES[card]):
            s.pile[n] = card
            n += 1
    shuffle(s.dice, s.pile, 0, PILE)
    s.pile_size = PILE
    s.fresh = PILE


@rare
def draw_card(s: State) -> int:
    """The top card of the pile; 0 if it is empty."""
    if s.pile_size == 0:
        return 0
    card = int(s.pile[0])
    s.pile_size -= 1
    for i in range(s.pile_size):
        s.pile[i] = s.pile[i + 1]
    s.pile[s.pile_size] = 0
    if s.fresh > 0:
        s.fresh -= 1
    s.effects.drawn = card
    return card


@rule
def put_under(s: State, card: int) -> None:
    """Under the pile, seen by all."""
    s.pile[s.pile_size] = card
    s.pile_size += 1
