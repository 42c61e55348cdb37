"""The one door of Odysseus: what a seat sees, and what it may imagine behind it.

Public are the gods and their powers, the board, the discs, the laid winds and the number of cards in
each hand. Secret are missions, hands, the pack, the faces of hidden cards and the dice.
"""

from ithaca.engine.bulk import copy_record, copy_row, copy_some, copy_table
from ithaca.engine.compiler import rule
from ithaca.engine.dice import Dice, below_wide, set_random_key
from ithaca.engine.piles import add_stacked, draw_hand, draw_stacked, stacked, take_stacked
from ithaca.engine.protocol import SPECTATOR
from ithaca.engine.record import Grid
from ithaca.engine.sets import bit, lowest, set_of_equal, size_of

from .belief import Belief
from .components import (
    DIONYSOS,
    GOAL,
    HIDDEN,
    HIDE,
    MISSION_CARDS,
    PACK,
    STORM,
    UNKNOWN,
    WINDS,
    ZONES,
)
from .score import points_of_mission
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
        copy_some(view.hidden_wind, s.hidden_wind, set_of_equal(s.hidden_by, seat + 1))


@rule
def show_table(s: State, view: State) -> None:
    """The options, the course of play, the board, the discs and the gods are public."""
    copy_record(view.board, s.board)
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
    stack = stacked(s.pack)
    for seat in range(s.seats):
        hand, fresh = s.hand[seat], s.effects.drawn[seat]
        wanted = int(hand[UNKNOWN])
        stack = draw_hand(luck, hand, fresh, stack, left)
        left -= wanted
    for i in range(s.hidden):
        if s.hidden_wind[i] == UNKNOWN:
            wind = draw_stacked(luck, stack, left)
            stack = take_stacked(stack, wind)
            left -= 1
            s.hidden_wind[i] = wind
    for wind in range(WINDS + 1):
        s.pack[wind] = 0
    add_stacked(s.pack, stack, left)


@rule
def collect_unseen(s: State) -> int:
    """Put every wind whose place is not known into the pack; return how many."""
    all_left = 0
    for wind in range(1, WINDS + 1):
        left = PACK[wind] - (int(s.swapped) if wind == DIONYSOS else 0)
        for seat in range(s.seats):
            left -= int(s.hand[seat, wind])
        for zone in range(1, ZONES + 1):
            left -= int(s.laid[zone, wind])
        for i in range(s.hidden):
            left -= s.hidden_wind[i] == wind
        s.pack[wind] = left
        all_left += left
    s.pack[UNKNOWN] = 0
    return all_left


@rule
def guess_missions(s: State, belief: Belief, luck: Dice) -> None:
    """Deal the unknown missions, each way as likely as the product of its odds.

    `ways[dealt]` counts the weighted ways to go on once the set `dealt` of missions is given out;
    the seats are served in order, so the size of the set tells whose turn it is.
    """
    known, seats, unknown = 0, 0, 0
    for seat in range(s.seats):
        if s.mission[seat]:
            known |= bit(int(s.mission[seat]))
        else:
            seats |= seat << 3 * unknown  # three bits for each that is to be served
            unknown += 1
    free = (bit(MISSION_CARDS[s.variant] + 1) - 2) & ~known & ~missions_won(s)
    count_ways(belief, free, seats, unknown)
    dealt = 0
    for nth in range(unknown):
        seat = seats >> 3 * nth & 7
        card = pick_mission(belief, seat, free & ~dealt, dealt, luck)
        s.mission[seat] = card
        dealt |= bit(card)


@rule
def missions_won(s: State) -> int:
    """Cards that are already worth ten points are in nobody's hand, or the game would be over."""
    won = 0
    for card in range(1, MISSION_CARDS[s.variant] + 1):
        won |= int(points_of_mission(s, card) >= GOAL) << card
    return won


@rule
def count_ways(belief: Belief, free: int, seats: int, unknown: int) -> None:
    """Fill `ways` for the sets of free missions that can be dealt, from the fullest down."""
    dealt = free
    while True:
        served = size_of(dealt)
        if served == unknown:
            belief.ways[dealt >> 1] = 1
        elif served < unknown:
            belief.ways[dealt >> 1] = sum_of_ways(belief, seats >> 3 * served & 7, free & ~dealt, dealt)
        if dealt == 0:
            return
        dealt = (dealt - 1) & free


@rule
def sum_of_ways(belief: Belief, seat: int, cards: int, dealt: int) -> int:
    """The weighted ways to go on when this seat gets one of the cards, the set `dealt` being gone."""
    total = 0
    while cards:
        total += ways_with(belief, seat, lowest(cards), dealt)
        cards &= cards - 1
    return total


@rule
def ways_with(belief: Belief, seat: int, card: int, dealt: int) -> int:
    """The same when it gets this card."""
    return int(belief.odds[seat, card]) * int(belief.ways[(dealt | bit(card)) >> 1])


@rule
def pick_mission(belief: Belief, seat: int, cards: int, dealt: int, luck: Dice) -> int:
    """One of the cards for this seat, as likely as the ways to go on."""
    left = below_wide(luck, int(belief.ways[dealt >> 1]))
    while True:
        card = lowest(cards)
        left -= ways_with(belief, seat, card, dealt)
        if left < 0:
            return card
        cards &= cards - 1
