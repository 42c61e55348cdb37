"""Who has won, and what must be true of every table."""

from ithaca.engine.compiler import rare, rule
from ithaca.engine.protocol import NOBODY, Shares

from .components import CARDS, COPIES, HELPS, SORT, TREASURE, TREASURE_3, TREASURES, VALUE, WEAPONS
from .state import OVER_PHASE, State


@rule
def treasure_of(s: State, seat: int) -> int:
    """What the treasures of a seat are worth."""
    total = 0
    for i in range(TREASURES):
        total += int(s.treasure[seat, i]) * VALUE[TREASURE_3 + i]
    return total


@rule
def points(s: State, out: Shares) -> None:
    for seat in range(s.seats):
        out[seat] = treasure_of(s, seat)


@rule
def shares(s: State, out: Shares) -> None:
    """All to the first who came home, from that moment on."""
    for seat in range(s.seats):
        out[seat] = 1.0 if s.home[seat] == 1 else 0.0


@rule
def came_as(s: State, order: int) -> int:
    """The seat that came home at this place, or NOBODY."""
    for seat in range(s.seats):
        if s.home[seat] == order:
            return seat
    return NOBODY


@rule
def has_glory(s: State, seat: int) -> bool:
    """The winner has, once the race is over, if nobody else has as much; without treasure there is no glory.

    Only what was brought home counts, unless the race ends with the first. Where the
    others are need not be checked: once the ranks are settled, a player at sea has less than the winner, or
    one at home has more.
    """
    if s.phase != OVER_PHASE or s.home[seat] != 1 or treasure_of(s, seat) == 0:
        return False
    for other in range(s.seats):
        if other != seat and treasure_of(s, other) >= treasure_of(s, seat):
            return False
    return True


@rule
def second(s: State) -> int:
    """The first later arrival whose treasure is worth more than the winner's, or NOBODY."""
    winner = came_as(s, 1)
    if winner == NOBODY:
        return NOBODY
    for order in range(2, s.seats + 1):
        seat = came_as(s, order)
        if seat != NOBODY and treasure_of(s, seat) > treasure_of(s, winner):
            return seat
    return NOBODY


@rule
def is_settled(s: State) -> bool:
    """Whether the race is over: someone is home, and the ranks can change no more."""
    winner = came_as(s, 1)
    if winner == NOBODY:
        return False
    if s.first_home or came_as(s, int(s.seats)) != NOBODY:
        return True
    if s.play_on:
        return False
    return second(s) != NOBODY or still_to_win(s) <= treasure_of(s, winner)


@rule
def still_to_win(s: State) -> int:
    """What all treasures are worth that are neither lost nor brought home."""
    total = 0
    for i in range(TREASURES):
        done = s.treasure_gone[i] > 0
        for seat in range(s.seats):
            done = done or (s.home[seat] > 0 and s.treasure[seat, i] > 0)
        total += 0 if done else VALUE[TREASURE_3 + i]
    return total


# ── soundness ─────────────────────────────────────────────────────────────────────────────────────


@rare
def sound(s: State) -> int:
    """0 if all 30 cards are there, once each, everyone stands where he can, and the race is over when the
    ranks are settled and not before."""
    for card in range(1, CARDS + 1):
        if count_card(s, card) != COPIES[card]:
            return 1
    for weapon in range(1, WEAPONS + 1):
        if count_weapon(s, weapon) != 1:
            return 2
    if s.fresh > s.pile_size:
        return 3
    for seat in range(s.seats):
        if s.at[seat] < 1 or s.at[seat] > s.board.spaces:
            return 4
        if s.held[seat] and s.at[seat] != s.board.hades and s.lying[s.at[seat]] == 0:
            return 5
        if (s.at[seat] == s.board.home) != (s.home[seat] > 0):
            return 6
    return 0 if is_settled(s) == (s.phase == OVER_PHASE) else 7


@rule
def count_card(s: State, card: int) -> int:
    """Orange cards of this kind, wherever they are."""
    total = 0
    for i in range(s.pile_size):
        total += s.pile[i] == card
    for space in range(1, s.board.spaces + 1):
        total += s.lying[space] == card
    if card <= HELPS:
        total += int(s.help_gone[card])
    if SORT[card] == TREASURE:
        total += int(s.treasure_gone[card - TREASURE_3])
    for seat in range(s.seats):
        if card <= HELPS:
            total += int(s.help[seat, card])
        if SORT[card] == TREASURE:
            total += int(s.treasure[seat, card - TREASURE_3])
    return total


@rule
def count_weapon(s: State, weapon: int) -> int:
    """This weapon, wherever it is."""
    total = int(s.weapon_gone[weapon])
    for seat in range(s.seats):
        total += s.weapon[seat] == weapon
    for i in range(s.armoury_size):
        total += s.armoury[i] == weapon
    return total
