"""Paying: a choice opens a bill, cards are paid one by one, and the last one brings the effect."""

from ithaca.engine.compiler import rare, rule

from .components import KINDS, OBJECTION, PANDORA_CARDS, TEMPLE, ZEUS
from .goals import exchange_goal
from .state import (
    CLEANSE_BILL,
    DISC_BILL,
    EXCHANGE_BILL,
    PANDORA_BILL,
    PAYING,
    PLAGUE_BILL,
    RAISING,
    TEMPLE_BILL,
    State,
)
from .turns import begin_actions, draw_cards


@rule
def objections(s: State, seat: int) -> int:
    """The cards that count in a debate."""
    return int(s.hand[seat, OBJECTION]) + int(s.hand[seat, ZEUS])


@rule
def holds(s: State, seat: int, kind: int) -> bool:
    """Whether the seat has such a card, or Zeus for it."""
    return int(s.hand[seat, kind]) + int(s.hand[seat, ZEUS]) > 0


@rule
def open_bill(s: State, bill: int, place: int, owed: int) -> None:
    s.bill = bill
    s.target = place
    s.owed = owed
    s.owed_temples = owed // 2 if bill == TEMPLE_BILL else 0
    s.phase = PAYING


@rule
def begin_raising(s: State) -> None:
    """Play cards for a side: as many as it needs to lead, then as many as one likes."""
    s.owed = s.needed
    s.phase = RAISING


@rule
def forget_paid(s: State) -> None:
    for kind in range(1, KINDS + 1):
        s.paid[kind] = 0


@rule
def pay(s: State, kind: int) -> None:
    """Play a card from the hand: for a side of the debate, or on the discard pile."""
    s.hand[s.voice, kind] -= 1
    s.paid[kind] += 1
    s.owed -= s.owed > 0
    if s.phase == RAISING:
        s.laid[s.side, kind] += 1
        return
    s.discard[kind] += 1
    s.top = kind
    s.owed_temples -= is_temple(kind) & (s.owed_temples > 0)
    if s.owed == 0:
        settle(s)


@rule
def is_temple(kind: int) -> bool:
    return kind in (TEMPLE, ZEUS)


@rare
def settle(s: State) -> None:
    """The bill is paid: what it was for happens now."""
    bill, place = int(s.bill), int(s.target)
    s.effects.used = 1
    s.effects.settled = bill
    s.effects.place = place
    s.bill = 0
    forget_paid(s)
    if bill == DISC_BILL:
        lift_plague(s, place)
        begin_raising(s)
        return
    s.target = 0
    begin_actions(s)
    if bill == PANDORA_BILL:
        s.pandora_used = 1
        draw_cards(s, int(s.active), PANDORA_CARDS)
    elif bill == PLAGUE_BILL:
        s.plagued[place] = 1
        s.plagues += 1
    elif bill == CLEANSE_BILL:
        lift_plague(s, place)
    elif bill == EXCHANGE_BILL:
        exchange_goal(s)
    elif bill == TEMPLE_BILL:
        s.temples[s.active] += 1


@rule
def lift_plague(s: State, place: int) -> None:
    s.plagued[place] = 0
    s.plagues -= 1
