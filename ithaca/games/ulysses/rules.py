"""The rules of Ulysses, in the order of play.

`deal`, then until the game is over: `actor` decides among `legal`, and `apply` plays it. A turn: all
draw, the active player acts as long as he likes and proposes (`debate.propose`); the others consent or
object in turn; the ship sails (`voyage.sail`); a wind keeps the turn, or it goes to the left. What
costs cards opens a bill, and its effect comes when it is paid (`payment.settle`).
"""

from ithaca.engine.compiler import rule

from .components import (
    BECALMED,
    BLACK,
    BUILD,
    CLEANSE,
    CONSENT,
    EXCHANGE,
    FROM,
    KINDS,
    LAY_PLAGUE,
    OPEN_PANDORA,
    PASS,
    PAY,
    PLACE_BLACK,
    PLACE_RED,
    PROPOSE,
    RED,
    SEATS,
    STAND,
    STAY,
    SUPPORT,
    YIELD,
)
from .deal import deal
from .debate import choose_disc, choose_side, consent, pass_debate, propose, stand
from .goals import slot_of
from .legal import legal, why
from .payment import open_bill, pay
from .score import points, shares, sound
from .state import (
    CLEANSE_BILL,
    EXCHANGE_BILL,
    EXCHANGING,
    PANDORA_BILL,
    PLAGUE_BILL,
    TEMPLE_BILL,
    WIND_BILL,
    State,
)
from .turns import actor, next_turn

__all__ = ["actor", "apply", "deal", "legal", "points", "shares", "sound", "why"]


@rule
def apply(s: State, action: int) -> None:
    """Play a legal action and move on to the next decision. Legality is not checked."""
    clear_effects(s)
    if action >= PAY:
        pay(s, action - PAY + 1)
    elif action >= LAY_PLAGUE:
        choose(s, action)
    elif action == PASS:
        pass_debate(s)
    elif action == CONSENT:
        consent(s)
    elif action == STAND:
        stand(s)
    elif action == STAY:
        open_bill(s, WIND_BILL, 0, 1)
    elif action == OPEN_PANDORA:
        open_bill(s, PANDORA_BILL, 0, 1)
    elif action == BUILD:
        open_bill(s, TEMPLE_BILL, 0, 2 * int(s.temples[s.active]))
    elif action == YIELD or action == BECALMED:
        next_turn(s)


@rule
def choose(s: State, action: int) -> None:
    """The actions that name a place, a colour or a side."""
    price = int(s.temples[s.active])
    if action < CLEANSE:
        open_bill(s, PLAGUE_BILL, action - LAY_PLAGUE + 1, 1)
    elif action < EXCHANGE:
        open_bill(s, CLEANSE_BILL, action - CLEANSE + 1, price)
    elif action < PROPOSE:
        s.giving = slot_of(s, int(s.active), action - EXCHANGE + 1)
        s.phase = EXCHANGING
    elif action < PLACE_RED:
        propose(s, action - PROPOSE + 1)
    elif action < PLACE_BLACK:
        choose_disc(s, RED, action - PLACE_RED + 1)
    elif action < FROM:
        choose_disc(s, BLACK, action - PLACE_BLACK + 1)
    elif action < SUPPORT:
        s.wanted = action - FROM + 1
        open_bill(s, EXCHANGE_BILL, 0, price)
    else:
        choose_side(s, action - SUPPORT + 1)


@rule
def clear_effects(s: State) -> None:
    """Forget what the last action did; most actions leave nothing there."""
    if not s.effects.used:
        return
    s.effects.used = 0
    for seat in range(SEATS):
        for kind in range(KINDS + 1):
            s.effects.drawn[seat, kind] = 0
    s.effects.reshuffled = 0
    s.effects.sailed = 0
    s.effects.settled = 0
    s.effects.place = 0
