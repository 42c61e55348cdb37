"""The one door of Odysseus: what a seat sees, and what it may imagine behind it.

Public are the gods and their powers, the board, the discs, the laid winds and the number of cards in
each hand. Secret are missions, hands, the pack, the faces of hidden cards and the dice.
"""

from ithaca.engine.bulk import copy_row, copy_table
from ithaca.engine.compiler import rule
from ithaca.engine.dice import Dice, below_wide, draw, set_random_key
from ithaca.engine.protocol import NOBODY, SPECTATOR
from ithaca.engine.record import Grid
from ithaca.engine.sets import bit, size_of

from .belief import SETS, Belief
from .components import (
    ADVENTURES,
    DIONYSOS,
    GOAL,
    HIDDEN,
    HIDE,
    MISSION_CARDS,
    PACK,
    PAYS,
    SEATS,
    STORM,
    UNKNOWN,
    WINDS,
    ZONES,
)
from .state import OVER_PHASE, State
from .turns import actor

# ── conceal ───────────────────────────────────────────────────────────────────────────────────────


@rule
def conceal(s: State, seat: int, view: State) -> None:
    """Write into a blank `view` what this seat sees; SPECTATOR sees the public table.

    Closed by default: only what is copied here is seen. When the game is over that is everything
    but the dice.
    """
    show_table(s, view)
    show_winds(s, view)
    if s.effects.used:
        show_effects(s, view)
    for other in range(s.seats):
        hide_hand(s, other, view)
    if s.phase == OVER_PHASE:
        show_all(s, view)
        return
    view.pack[UNKNOWN] = cards_in(s.pack)
    if seat != SPECTATOR:
        show_hand(s, seat, view)
        for i in range(s.hidden):
            view.hidden_wind[i] = s.hidden_wind[i] if s.hidden_by[i] == seat + 1 else UNKNOWN


@rule
def show_table(s: State, view: State) -> None:
    """The options, the course of play, the board, the discs and the gods are public."""
    view.board = s.board
    view.seats = s.seats
    view.variant = s.variant
    view.late_athena = s.late_athena
    view.late_counter = s.late_counter
    view.stays_open = s.stays_open
    view.phase = s.phase
    view.rounds = s.rounds
    view.active = s.active
    view.passes = s.passes
    view.dry = s.dry
    view.ship = s.ship
    view.origin = s.origin
    copy_row(view.disc, s.disc)
    copy_row(view.reserve, s.reserve)
    copy_row(view.scored, s.scored)
    view.last = s.last
    copy_row(view.god, s.god)
    copy_row(view.spent, s.spent)
    view.storm = s.storm
    view.doubled = s.doubled
    view.power = s.power
    view.late = s.late


@rule
def show_winds(s: State, view: State) -> None:
    """Where winds lie is public, also the face-down ones and who laid them; so is the voyage."""
    copy_table(view.laid, s.laid)
    view.hidden = s.hidden
    copy_row(view.hidden_zone, s.hidden_zone)
    copy_row(view.hidden_by, s.hidden_by)
    view.swapped = s.swapped
    view.lifted = s.lifted
    view.lifted_wind = s.lifted_wind
    view.lifted_card = s.lifted_card
    view.dropped = s.dropped


@rule
def show_effects(s: State, view: State) -> None:
    """What the last action did is public, but for the winds that were drawn: of those only how many."""
    view.effects.used = s.effects.used
    copy_row(view.effects.turned, s.effects.turned)
    copy_row(view.effects.strength, s.effects.strength)
    copy_row(view.effects.path, s.effects.path)
    copy_row(view.effects.course, s.effects.course)
    view.effects.taken = s.effects.taken
    view.effects.sailed = s.effects.sailed
    for owner in range(s.seats):
        view.effects.drawn[owner, UNKNOWN] = cards_in(s.effects.drawn[owner])


@rule
def hide_hand(s: State, owner: int, view: State) -> None:
    """Only how many cards it has."""
    view.hand[owner, UNKNOWN] = cards_in(s.hand[owner])


@rule
def show_hand(s: State, owner: int, view: State) -> None:
    """A hand, the winds just drawn and the mission."""
    copy_row(view.hand[owner], s.hand[owner])
    copy_row(view.effects.drawn[owner], s.effects.drawn[owner])
    view.mission[owner] = s.mission[owner]


@rule
def show_all(s: State, view: State) -> None:
    """When the game is over all cards are turned up."""
    for owner in range(s.seats):
        show_hand(s, owner, view)
    copy_row(view.hidden_wind, s.hidden_wind)
    copy_row(view.pack, s.pack)


@rule
def cards_in(row: Grid) -> int:
    """How many cards there are in a row of counts."""
    total = 0
    for wind in range(WINDS + 1):
        total += int(row[wind])
    return total


@rule
def seen(s: State, action: int, seat: int) -> int:
    """The move as this seat sees it: of a hidden card the others see only where it goes."""
    if HIDE <= action < STORM and seat != actor(s):
        return HIDDEN + (action - HIDE) % ZONES
    return action


# ── guess ─────────────────────────────────────────────────────────────────────────────────────────


@rule
def guess(s: State, belief: Belief, luck: Dice) -> None:
    """Fill a concealed state with a world that its seat cannot tell from the real one."""
    set_random_key(s.dice, luck)
    if s.phase == OVER_PHASE:
        return
    guess_winds(s, luck)
    guess_missions(s, belief, luck)


@rule
def guess_winds(s: State, luck: Dice) -> None:
    """Deal the winds that are nowhere to be seen to the places where unknown cards are."""
    left = collect_unseen(s)
    for seat in range(s.seats):
        fresh = int(s.effects.drawn[seat, UNKNOWN])
        for nth in range(s.hand[seat, UNKNOWN]):
            wind = draw(luck, s.pack, left)
            s.pack[wind] -= 1
            left -= 1
            s.hand[seat, wind] += 1
            if nth < fresh:  # What was drawn last lies in the hand.
                s.effects.drawn[seat, wind] += 1
        s.hand[seat, UNKNOWN] = 0
        s.effects.drawn[seat, UNKNOWN] = 0
    for i in range(s.hidden):
        if s.hidden_wind[i] == UNKNOWN:
            wind = draw(luck, s.pack, left)
            s.pack[wind] -= 1
            left -= 1
            s.hidden_wind[i] = wind


@rule
def collect_unseen(s: State) -> int:
    """Put every wind whose place is not known into the pack; return how many."""
    for wind in range(1, WINDS + 1):
        s.pack[wind] = PACK[wind]
        for seat in range(s.seats):
            s.pack[wind] -= s.hand[seat, wind]
        for zone in range(1, ZONES + 1):
            s.pack[wind] -= s.laid[zone, wind]
    for i in range(s.hidden):
        s.pack[s.hidden_wind[i]] -= 1
    s.pack[DIONYSOS] -= s.swapped
    s.pack[UNKNOWN] = 0
    left = 0
    for wind in range(1, WINDS + 1):
        left += int(s.pack[wind])
    return left


@rule
def guess_missions(s: State, belief: Belief, luck: Dice) -> None:
    """Deal the unknown missions, each way as likely as the product of its odds.

    `ways[dealt]` counts the weighted ways to go on once the set `dealt` of missions is given out;
    the seats are served in order, so the size of the set tells whose turn it is.
    """
    known, unknown = 0, 0
    for seat in range(s.seats):
        if s.mission[seat]:
            known |= bit(int(s.mission[seat]) - 1)
        else:
            unknown += 1
    count_ways(s, belief, known, unknown)
    dealt = known
    for _ in range(unknown):
        seat = nth_unknown(s, 0)
        left = below_wide(luck, int(belief.ways[dealt]))
        card = 1
        while True:
            ways = ways_with(s, belief, seat, card, dealt)
            if left < ways:
                break
            left -= ways
            card += 1
        s.mission[seat] = card
        dealt |= bit(card - 1)


@rule
def count_ways(s: State, belief: Belief, known: int, unknown: int) -> None:
    """Fill `ways`, from the fullest sets down."""
    for dealt in range(SETS - 1, -1, -1):
        belief.ways[dealt] = 0
        served = size_of(dealt) - size_of(known)
        if dealt & known != known or served > unknown:
            continue
        if served == unknown:
            belief.ways[dealt] = 1
            continue
        seat = nth_unknown(s, served)
        for card in range(1, MISSION_CARDS[s.variant] + 1):
            belief.ways[dealt] += ways_with(s, belief, seat, card, dealt)


@rule
def nth_unknown(s: State, nth: int) -> int:
    """The nth seat, from 0, whose mission is not known."""
    for seat in range(SEATS):
        if s.mission[seat] == 0:
            if nth == 0:
                return seat
            nth -= 1
    return NOBODY


@rule
def ways_with(s: State, belief: Belief, seat: int, card: int, dealt: int) -> int:
    """The weighted ways to go on when this seat gets this card, the set `dealt` being gone."""
    if dealt & bit(card - 1) or has_won_with(s, card):
        return 0
    return int(belief.odds[seat, card]) * int(belief.ways[dealt | bit(card - 1)])


@rule
def has_won_with(s: State, card: int) -> bool:
    """A card that is already worth ten points is in nobody's hand, or the game would be over."""
    total = 0
    for adventure in range(1, ADVENTURES + 1):
        total += int(s.scored[adventure]) * PAYS[s.variant, card, adventure]
    return total >= GOAL
