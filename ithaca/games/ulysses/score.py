"""Goals shown and victory, and what must be true of every table."""

from ithaca.engine.compiler import rare, rule
from ithaca.engine.protocol import Shares
from ithaca.engine.sets import bit

from .components import COLOURS, DECK, GOALS, KINDS, PLAGUES, SIDES, TEMPLE, TEMPLES, ZEUS
from .goals import shown_by
from .legal import card_for
from .payment import holds, objections
from .state import DISC_BILL, OVER_PHASE, PAYING, RAISING, TEMPLE_BILL, State
from .turns import hand_size


@rule
def points(s: State, out: Shares) -> None:
    for seat in range(s.seats):
        out[seat] = shown_by(s, seat)


@rule
def shares(s: State, out: Shares) -> None:
    """All to the one with four goals; if the guard ended the game, to those who have most."""
    best, winners = -1, 0
    for seat in range(s.seats):
        shown = shown_by(s, seat)
        if shown > best:
            best, winners = shown, 0
        if shown == best:
            winners += 1
    for seat in range(s.seats):
        won = s.phase == OVER_PHASE and shown_by(s, seat) == best
        out[seat] = 1.0 / winners if won else 0.0


# ── soundness ─────────────────────────────────────────────────────────────────────────────────────


@rare
def sound(s: State) -> int:
    """0 if cards, goals, temples and plagues are all there, and everything could have come about."""
    for kind in range(1, KINDS + 1):
        if count_cards(s, kind) != DECK[kind]:
            return 1
    for place in range(1, s.board.places + 1):
        if count_goal(s, place) != (s.board.colour[place] > 0):
            return 2
    if not goals_could_be(s):
        return 3
    if count_temples(s) > TEMPLES or count_plagues(s) != s.plagues or s.plagues > PLAGUES:
        return 4
    if s.phase == OVER_PHASE:
        return 0
    for seat in range(s.seats):
        if shown_by(s, seat) == GOALS:
            return 5
    return 0 if bill_can_be_paid(s) else 6


@rule
def count_cards(s: State, kind: int) -> int:
    """All cards of this kind, wherever they are."""
    total = int(s.pack[kind]) + int(s.discard[kind])
    for seat in range(s.seats):
        total += int(s.hand[seat, kind])
    for side in range(1, SIDES + 1):
        total += int(s.laid[side, kind])
    return total


@rule
def count_goal(s: State, place: int) -> int:
    """The goal cards of this place: one, wherever it is."""
    total = 0
    for seat in range(s.seats):
        for slot in range(GOALS):
            total += s.goal[seat, slot] == place
    for colour in range(1, COLOURS + 1):
        for i in range(s.pile_size[colour]):
            total += s.pile[colour, i] == place
    return total


@rule
def goals_could_be(s: State) -> bool:
    """Backs have the colour of their places, and nobody hides a goal that the ship has reached
    while he held it."""
    for seat in range(s.seats):
        for slot in range(GOALS):
            place = int(s.goal[seat, slot])
            if s.board.colour[place] != s.goal_colour[seat, slot] or s.goal_not[seat, slot] & bit(place):
                return False
    for colour in range(1, COLOURS + 1):
        for i in range(s.pile_size[colour]):
            place = int(s.pile[colour, i])
            if s.board.colour[place] != colour or s.pile_not[colour, i] & bit(place):
                return False
    return True


@rule
def count_temples(s: State) -> int:
    total = 0
    for seat in range(s.seats):
        total += int(s.temples[seat])
    return total


@rule
def count_plagues(s: State) -> int:
    total = 0
    for place in range(1, s.board.places + 1):
        total += int(s.plagued[place])
    return total


@rule
def bill_can_be_paid(s: State) -> bool:
    """A player who has begun to pay holds the cards to finish."""
    seat = int(s.voice)
    if s.phase == RAISING:
        return objections(s, seat) >= s.owed
    if s.phase != PAYING:
        return True
    if s.bill == DISC_BILL and objections(s, seat) < s.needed:
        return False
    owed = int(s.owed) + (int(s.needed) if s.bill == DISC_BILL else 0)
    if hand_size(s, seat) < owed:
        return False
    if s.bill == TEMPLE_BILL:
        return int(s.hand[seat, TEMPLE]) + int(s.hand[seat, ZEUS]) >= s.owed_temples
    wanted = card_for(int(s.bill))
    return wanted == 0 or holds(s, seat, wanted)
