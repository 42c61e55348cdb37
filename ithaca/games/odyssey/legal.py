"""What one may do. Each kind of action has one function that says why it is refused;
what is legal, and why something is not, both come from it."""

from ithaca.engine.compiler import rule
from ithaca.engine.offers import FINE, offer
from ithaca.engine.protocol import Actions

from .components import ACTIONS, ARM, DECLINE, ENDURE, HELP, HELPS, ROLL, ROUTE, WAYS
from .encounters import helps, may_leave_bag
from .state import ARMING, HELPING, OVER_PHASE, ROUTING, State

# Why an action is refused. `moves.py` gives each its words and its clause.
(
    GAME_OVER,
    ROUTE_FIRST,
    ANSWER_FIRST,
    ARM_FIRST,
    NOTHING_TO_HELP,
    NOT_HELD,
    NO_HELP,
    NOT_ON_HADES,
    NO_FORK,
    OTHER_FORK,
    BAG_DRIVES,
    NO_SUCH_ACTION,
) = range(1, 13)


@rule
def roll_refused(s: State) -> int:
    """One rolls whenever nothing is to be decided first."""
    if s.phase == ROUTING:
        return ROUTE_FIRST
    if s.phase == HELPING:
        return ANSWER_FIRST
    return ARM_FIRST if s.phase == ARMING else FINE


@rule
def endure_refused(s: State) -> int:
    return FINE if s.phase == HELPING else NOTHING_TO_HELP


@rule
def help_refused(s: State, card: int) -> int:
    if s.phase != HELPING:
        return NOTHING_TO_HELP
    if not s.help[s.active, card]:
        return NOT_HELD
    return FINE if helps(s, card) else NO_HELP


@rule
def arm_refused(s: State) -> int:
    return FINE if s.phase == ARMING else NOT_ON_HADES


@rule
def decline_refused(s: State) -> int:
    """One may leave a weapon on Hades, and with an option the bag of winds."""
    if may_leave_bag(s):
        return FINE
    return BAG_DRIVES if s.blown else arm_refused(s)


@rule
def route_refused(s: State, route: int) -> int:
    if s.phase != ROUTING:
        return NO_FORK
    for way in range(WAYS):
        if s.board.route[s.at[s.active], way] == route:
            return FINE
    return OTHER_FORK


@rule
def legal(s: State, out: Actions) -> int:
    """Write the legal actions into `out`; return how many there are."""
    if s.phase == OVER_PHASE:
        return 0
    if s.phase == HELPING:
        n = offer(out, 0, ENDURE, FINE)
        for card in range(1, HELPS + 1):
            n = offer(out, n, HELP + card - 1, help_refused(s, card))
        return n
    if s.phase == ROUTING:
        n = legal_routes(s, out)
    elif s.phase == ARMING:
        n = offer(out, 0, ARM, arm_refused(s))
    else:
        n = offer(out, 0, ROLL, roll_refused(s))
    return offer(out, n, DECLINE, decline_refused(s)) if s.phase == ARMING or s.blown else n


@rule
def legal_routes(s: State, out: Actions) -> int:
    """The ways out of the fork at which the active trireme stands."""
    n = 0
    for way in range(WAYS):
        route = int(s.board.route[s.at[s.active], way])
        if route:
            n = offer(out, n, ROUTE + route - 1, route_refused(s, route))
    return n


@rule
def why(s: State, action: int) -> int:
    """Why the seat that decides may not do this now: a reason, or FINE. Agrees with `legal`."""
    if s.phase == OVER_PHASE:
        return GAME_OVER
    if action == ROLL:
        return roll_refused(s)
    if action == ENDURE:
        return endure_refused(s)
    if action == ARM:
        return arm_refused(s)
    if action == DECLINE:
        return decline_refused(s)
    if HELP <= action < ROUTE:
        return help_refused(s, action - HELP + 1)
    if ROUTE <= action <= ACTIONS:
        return route_refused(s, action - ROUTE + 1)
    return NO_SUCH_ACTION
