"""The debate of the gods: consent or objection, three sides, and who is heard next."""

from ithaca.engine.compiler import rule
from ithaca.engine.seats import left_of

from .components import BLACK, BLUE, KINDS, RED
from .payment import begin_raising, forget_paid, open_bill
from .state import ANSWERING, DEBATING, DISC_BILL, State
from .voyage import sail


@rule
def cards_for(s: State, side: int) -> int:
    """The cards of a side count together, whoever played them."""
    total = 0
    for kind in range(1, KINDS + 1):
        total += int(s.laid[side, kind])
    return total


@rule
def leader(s: State) -> int:
    """The side with most cards; a tie goes to blue before red before black."""
    best = BLUE
    if cards_for(s, RED) > cards_for(s, best):
        best = RED
    if cards_for(s, BLACK) > cards_for(s, best):
        best = BLACK
    return best


@rule
def needed_for(s: State, side: int) -> int:
    """How many more cards put this side in the lead; at least one must be played."""
    blue, red, black = cards_for(s, BLUE), cards_for(s, RED), cards_for(s, BLACK)
    if side == BLUE:
        more = max(red, black) - blue
    elif side == RED:
        more = max(blue + 1, black) - red
    else:
        more = max(blue, red) + 1 - black
    return max(more, 1)


@rule
def propose(s: State, place: int) -> None:
    """The blue disc opens the debate, left of the active player."""
    s.disc[BLUE] = place
    s.owner[BLUE] = s.active + 1
    s.backed[s.active] = BLUE
    s.phase = ANSWERING
    s.voice = left_of(s, int(s.active))


@rule
def consent(s: State) -> None:
    """A player who consents places no disc in this movement. If nobody objects, the ship sails."""
    s.declined[s.voice] = 1
    s.voice = left_of(s, int(s.voice))
    if s.voice == s.active:
        sail(s, BLUE)


@rule
def choose_disc(s: State, side: int, place: int) -> None:
    """Pick a place for the red or black disc; its plague has to be paid away first."""
    s.side = side
    s.needed = needed_for(s, side)
    s.target = place
    if s.plagued[place]:
        open_bill(s, DISC_BILL, place, int(s.temples[s.voice]))
    else:
        begin_raising(s)


@rule
def choose_side(s: State, side: int) -> None:
    s.side = side
    s.needed = needed_for(s, side)
    begin_raising(s)


@rule
def stand(s: State) -> None:
    """The cards are played: a new disc lies, or a side has support."""
    seat, side = int(s.voice), int(s.side)
    if s.target:
        s.disc[side] = s.target
        s.owner[side] = seat + 1
    elif not s.late_black:
        s.declined[seat] = 1
    s.backed[seat] = side
    s.last = seat + 1
    s.target = 0
    s.side = 0
    s.needed = 0
    s.owed = 0
    forget_paid(s)
    s.phase = DEBATING
    next_voice(s)


@rule
def pass_debate(s: State) -> None:
    """A player who passes is out of this debate."""
    s.out[s.voice] = 1
    next_voice(s)


@rule
def next_voice(s: State) -> None:
    """Ask the next player who has not passed. If that is the one who played last, the debate ends."""
    seat = left_of(s, int(s.voice))
    while s.out[seat]:
        seat = left_of(s, seat)
    s.voice = seat
    if seat + 1 == s.last:
        sail(s, leader(s))
