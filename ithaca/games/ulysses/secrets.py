"""The one door of Ulysses: what a seat sees, and what it may imagine behind it.

Public are the board, the temples, the debate, the discard pile, the number of cards in each hand, the
colours of goals and who knows which of them. Secret are hands, the names of hidden goals, the piles
and the dice.
"""

import math

from ithaca.engine.bulk import copy_record, copy_row, copy_some_of_table, copy_table
from ithaca.engine.compiler import rare, rule
from ithaca.engine.dice import MASK, Dice, below, fair_word, set_random_key, word
from ithaca.engine.piles import add_stacked, draw, draw_hand, draw_unknown, stacked
from ithaca.engine.protocol import SPECTATOR
from ithaca.engine.record import Grid, table
from ithaca.engine.sets import bit, lowest, member_at, set_of_equal, set_of_meeting, size_of, sum_of_members

from .belief import Belief
from .components import (
    COLOURS,
    DECK,
    EXCHANGE,
    EXCHANGE_SEEN,
    GOALS,
    KINDS,
    MOST_OF_A_COLOUR,
    OBJECTION,
    PROPOSE,
    SEATS,
    SIDES,
    TEMPLE,
    UNKNOWN,
    ZEUS,
)
from .legal import card_for
from .state import DISC_BILL, OVER_PHASE, PAYING, RAISING, TEMPLE_BILL, State
from .turns import actor, cards_in

# ── conceal ───────────────────────────────────────────────────────────────────────────────────────


@rule
def conceal(s: State, seat: int, view: State) -> None:
    """Write into a blank `view` what this seat sees; SPECTATOR sees the public table.

    Closed by default: only what is copied here is seen. When the game is over that is everything
    but the dice.
    """
    show_table(s, view)
    show_debate(s, view)
    show_goal_backs(s, view)
    for other in range(s.seats):
        hide_hand(s, other, view)
    if s.phase == OVER_PHASE:
        show_all(s, view)
        return
    view.pack[UNKNOWN] = cards_in(s.pack)
    show_goal_names(s, bit(seat) if seat != SPECTATOR else 0, view)
    show_discards(s, not s.memory, view)
    if seat != SPECTATOR:
        show_hand(s, seat, view)


@rule
def show_table(s: State, view: State) -> None:
    """The options, the course of play, the board and the temples are public."""
    copy_record(view.board, s.board)
    view.seats = s.seats
    view.memory = s.memory
    view.bound = s.bound
    view.forced = s.forced
    view.late_black = s.late_black
    view.phase = s.phase
    view.turns = s.turns
    view.active = s.active
    view.voice = s.voice
    view.pandora_used = s.pandora_used
    view.exchanged = s.exchanged
    view.ship = s.ship
    copy_row(view.plagued, s.plagued)
    view.plagues = s.plagues
    copy_row(view.temples, s.temples)
    if s.effects.used:
        show_effects(s, view)


@rule
def show_effects(s: State, view: State) -> None:
    """What the last action did is public, but for the cards that were drawn: of those only how many."""
    view.effects.used = s.effects.used
    view.effects.reshuffled = s.effects.reshuffled
    view.effects.sailed = s.effects.sailed
    view.effects.settled = s.effects.settled
    view.effects.place = s.effects.place
    for owner in range(s.seats):
        view.effects.drawn[owner, UNKNOWN] = cards_in(s.effects.drawn[owner])


@rule
def show_debate(s: State, view: State) -> None:
    """Cards are paid and played openly."""
    view.bill = s.bill
    view.owed = s.owed
    view.owed_temples = s.owed_temples
    copy_row(view.paid, s.paid)
    view.target = s.target
    view.giving = s.giving
    view.wanted = s.wanted
    copy_row(view.disc, s.disc)
    copy_row(view.owner, s.owner)
    copy_table(view.laid, s.laid)
    view.side = s.side
    view.needed = s.needed
    view.last = s.last
    copy_row(view.out, s.out)
    copy_row(view.declined, s.declined)
    copy_row(view.backed, s.backed)


@rule
def show_goal_backs(s: State, view: State) -> None:
    """The colours of goals, and what everyone could see of the ways that they went."""
    copy_table(view.goal_colour, s.goal_colour)
    copy_table(view.shown, s.shown)
    copy_table(view.goal_known, s.goal_known)
    copy_table(view.goal_not, s.goal_not)
    copy_row(view.pile_size, s.pile_size)
    copy_table(view.pile_known, s.pile_known)
    copy_table(view.pile_not, s.pile_not)


@rule
def show_goal_names(s: State, me: int, view: State) -> None:
    """Goals that are shown, and those that this seat (`me`, as a set) has held, wherever they are now."""
    seen = set_of_meeting(s.shown, 1) | set_of_meeting(s.goal_known, me)
    copy_some_of_table(view.goal, s.goal, seen)
    copy_some_of_table(view.pile, s.pile, set_of_meeting(s.pile_known, me))


@rule
def show_discards(s: State, known: bool, view: State) -> None:
    """The whole pile, or only its top card."""
    view.top = s.top
    if known:
        copy_row(view.discard, s.discard)
        return
    view.discard[UNKNOWN] = cards_in(s.discard)
    if s.top:
        view.discard[UNKNOWN] -= 1
        view.discard[s.top] += 1


@rule
def hide_hand(s: State, owner: int, view: State) -> None:
    """Only how many cards it has."""
    view.hand[owner, UNKNOWN] = cards_in(s.hand[owner])


@rule
def show_hand(s: State, owner: int, view: State) -> None:
    """A hand and the cards just drawn."""
    copy_row(view.hand[owner], s.hand[owner])
    copy_row(view.effects.drawn[owner], s.effects.drawn[owner])


@rule
def show_all(s: State, view: State) -> None:
    """When the game is over everything is turned up."""
    for owner in range(s.seats):
        show_hand(s, owner, view)
    copy_row(view.pack, s.pack)
    show_discards(s, True, view)
    copy_table(view.goal, s.goal)
    copy_table(view.pile, s.pile)


@rule
def seen(s: State, action: int, seat: int) -> int:
    """The move as this seat sees it: of a goal that is given away the others see the colour."""
    if EXCHANGE <= action < PROPOSE and seat != actor(s):
        return EXCHANGE_SEEN + int(s.board.colour[action - EXCHANGE + 1]) - 1
    return action


# ── guess ─────────────────────────────────────────────────────────────────────────────────────────


@rule
def guess(s: State, belief: Belief, luck: Dice) -> None:
    """Fill a concealed state with a world that its seat cannot tell from the real one."""
    set_random_key(s.dice, luck)
    if s.phase == OVER_PHASE:
        return
    guess_cards(s, belief, luck)
    guess_goals(s, belief, luck)


# ── action cards ──


@rule
def guess_cards(s: State, belief: Belief, luck: Dice) -> None:
    """Deal the cards that are nowhere to be seen to the places where unknown cards are."""
    collect_unseen(s)
    payer = actor(s)
    if s.hand[payer, UNKNOWN]:  # Who is paying holds what he still owes; he is served first.
        guess_owed(s, payer, luck)
    left, stack = cards_in(s.pack), stacked(s.pack)
    for seat in range(s.seats):
        hand, fresh = s.hand[seat], s.effects.drawn[seat]
        wanted = int(hand[UNKNOWN])
        stack = draw_hand(luck, hand, fresh, stack, left)
        left -= wanted
    wanted = int(s.discard[UNKNOWN])
    stack = draw_unknown(luck, s.discard, stack, left)
    for kind in range(KINDS + 1):
        s.pack[kind] = 0
    add_stacked(s.pack, stack, left - wanted)


@rule
def collect_unseen(s: State) -> None:
    """Put every card whose place is not known into the pack."""
    s.pack[UNKNOWN] = 0
    for kind in range(1, KINDS + 1):
        left = DECK[kind] - s.discard[kind]
        for seat in range(SEATS):
            left -= s.hand[seat, kind]
        for side in range(1, SIDES + 1):
            left -= s.laid[side, kind]
        s.pack[kind] = left


@rule
def deal_to(s: State, seat: int, kind: int) -> None:
    s.pack[kind] -= 1
    s.hand[seat, UNKNOWN] -= 1
    s.hand[seat, kind] += 1
    if s.effects.drawn[seat, UNKNOWN] > 0:
        s.effects.drawn[seat, UNKNOWN] -= 1
        s.effects.drawn[seat, kind] += 1


@rare
def guess_owed(s: State, seat: int, luck: Dice) -> None:
    """Deal a payer's hand of which it is known that it holds at least `least` of `kind` or Zeus.

    How many it holds is drawn first, each number as likely as hands that have it: the step from n to
    n + 1 such cards multiplies the hands by (fit - n)(size - n) / (n + 1)(rest - size + n + 1).
    """
    kind, least = must_hold(s)
    if least == 0:
        return
    size = int(s.hand[seat, UNKNOWN])
    fit = int(s.pack[kind]) + int(s.pack[ZEUS])
    rest = cards_in(s.pack) - fit
    least, most = max(least, size - rest), min(size, fit)
    weight, total = 1.0, 0.0
    for n in range(least, most + 1):
        total += weight
        weight *= (fit - n) * (size - n) / ((n + 1) * max(rest - size + n + 1, 1))
    left = total * (word(luck) / 4294967296.0)
    count, weight = least, 1.0
    while count < most and left >= weight:
        left -= weight
        weight *= (fit - count) * (size - count) / ((count + 1) * max(rest - size + count + 1, 1))
        count += 1
    deal_owed(s, seat, kind, count, luck)


@rule
def must_hold(s: State) -> tuple[int, int]:
    """Of which kind (or Zeus) the payer is known to hold cards, and how many at least."""
    if s.phase == RAISING:
        return OBJECTION, int(s.owed)
    if s.phase != PAYING:
        return UNKNOWN, 0
    if s.bill == DISC_BILL:
        return OBJECTION, int(s.needed)
    if s.bill == TEMPLE_BILL:
        return TEMPLE, int(s.owed_temples)
    kind = card_for(int(s.bill))
    return kind, (1 if kind else 0)


@rule
def deal_owed(s: State, seat: int, kind: int, count: int, luck: Dice) -> None:
    """Deal `count` cards of the kind or Zeus, and for the rest of the hand only others."""
    for _ in range(count):
        is_kind = below(luck, int(s.pack[kind]) + int(s.pack[ZEUS])) < s.pack[kind]
        deal_to(s, seat, kind if is_kind else ZEUS)
    kept, jokers = s.pack[kind], s.pack[ZEUS]
    s.pack[kind] = 0
    s.pack[ZEUS] = 0
    for _ in range(s.hand[seat, UNKNOWN]):
        deal_to(s, seat, draw(luck, s.pack, cards_in(s.pack)))
    s.pack[kind] = kept
    s.pack[ZEUS] = jokers


# ── goals ──

DEAD_END = -1
ANY_PLACE = 127  # the bits of all numbers of places
# In how many orders a number of cards can lie.
ORDERS = table(*(math.factorial(count) for count in range(MOST_OF_A_COLOUR + 1)))


@rule
def guess_goals(s: State, belief: Belief, luck: Dice) -> None:
    """Give every unknown goal card a place that it can be.

    Cards are served from the most to the least limited. Hidden goals are limited by the places that
    were reached since they were taken; these sets lie in one another like shells, so that each choice
    leaves as many ways to go on as any other and all worlds are equally likely. Only cards that have
    been back under a pile can break that; then it may come to a dead end, and begins again. The other
    cards of the pile can be anything and come last.
    """
    sort_goals(s, belief)
    equals = 0  # hidden goals of colours in which all are limited alike: in any order
    for colour in range(1, COLOURS + 1):
        sort_pile(s, belief, colour)
        differing = belief.barred[colour] & ~belief.barred_all[colour] & belief.free[colour]
        if belief.limited[colour] == 0 and differing == 0:
            equals |= belief.slots[colour]
            belief.slots[colour] = 0
    fill_equals(s, belief, luck, equals)
    for colour in range(1, COLOURS + 1):
        fill_limited(s, belief, luck, colour)
        deal_rest(s, belief, luck, colour)


@rule
def sort_goals(s: State, belief: Belief) -> None:
    """Of each colour: the places that are no known goal; the hidden goals that are not known, as a set of
    seat * GOALS + slot; and the places that any of these cannot be, and that all of them cannot."""
    for colour in range(1, COLOURS + 1):
        belief.slots[colour] = 0
        belief.free[colour] = set_of_equal(s.board.colour, colour)
        belief.barred[colour] = 0
        belief.barred_all[colour] = -1
    for seat in range(s.seats):
        for slot in range(GOALS):
            colour, place = int(s.goal_colour[seat, slot]), int(s.goal[seat, slot])
            belief.free[colour] &= ~(bit(place) & ~1)
            unknown = -int(place == 0)  # all bits
            belief.slots[colour] |= bit(seat * GOALS + slot) & unknown
            belief.barred[colour] |= s.goal_not[seat, slot] & unknown
            belief.barred_all[colour] &= s.goal_not[seat, slot] | ~unknown


@rule
def sort_pile(s: State, belief: Belief, colour: int) -> None:
    """Of the unknown cards of a pile, as sets of their places in it, those that are limited, and the others;
    and no place is free whose card is known to lie there."""
    pile = bit(int(s.pile_size[colour])) - 1
    known = set_of_meeting(s.pile, ANY_PLACE) >> colour * MOST_OF_A_COLOUR & pile
    limited = 0
    for i in range(s.pile_size[colour]):
        limited |= int(s.pile_not[colour, i] != 0) << i
    belief.limited[colour] = limited & ~known
    belief.others[colour] = pile & ~limited & ~known
    while known:
        belief.free[colour] &= ~bit(int(s.pile[colour, lowest(known)]))
        known &= known - 1


@rule
def fill_equals(s: State, belief: Belief, luck: Dice, slots: int) -> None:
    """Hidden goals for which any order will do: one colour after the other, so that a processor need not wait
    for one place before it looks for the next."""
    while slots:
        which = lowest(slots)
        slots &= slots - 1
        seat, slot = which // GOALS, which % GOALS
        colour = int(s.goal_colour[seat, slot])
        place = pick_goal(belief.odds[seat, slot], belief.free[colour] & ~s.goal_not[seat, slot], luck)
        s.goal[seat, slot] = place
        belief.free[colour] &= ~bit(place)


@rule
def fill_limited(s: State, belief: Belief, luck: Dice, colour: int) -> None:
    """Hidden goals and limited cards of the pile: again, until it comes to no dead end."""
    slots, limited = int(belief.slots[colour]), int(belief.limited[colour])
    if slots | limited:
        free = try_limited(s, belief, luck, colour, slots, limited, int(belief.free[colour]))
        while free == DEAD_END:
            free = try_limited(s, belief, luck, colour, slots, limited, int(belief.free[colour]))
        belief.free[colour] = free


@rule
def deal_rest(s: State, belief: Belief, luck: Dice, colour: int) -> None:
    """Give the other cards of the pile the places that are left, as many as there are, in any order."""
    left, places, others = 0, int(belief.free[colour]), int(belief.others[colour])
    while places:
        belief.rest[left] = lowest(places)
        places &= places - 1
        left += 1
    fraction = fair_word(luck, ORDERS[left])
    while others:
        fraction = (fraction & MASK) * left
        nth = fraction >> 32
        left -= 1
        s.pile[colour, lowest(others)] = belief.rest[nth]
        belief.rest[nth] = belief.rest[left]
        others &= others - 1


@rare
def try_limited(
    s: State, belief: Belief, luck: Dice, colour: int, slots: int, limited: int, free: int
) -> int:
    """One try for hidden goals and limited cards of the pile: the places left, or DEAD_END."""
    while slots or limited:
        which = most_limited(s, colour, slots, limited, free)
        if which < MOST_OF_A_COLOUR:
            place = pick_place(free & ~s.pile_not[colour, which], luck)
            s.pile[colour, which] = place
            limited &= ~bit(which)
        else:
            seat, slot = (which - MOST_OF_A_COLOUR) // GOALS, (which - MOST_OF_A_COLOUR) % GOALS
            place = pick_goal(belief.odds[seat, slot], free & ~s.goal_not[seat, slot], luck)
            s.goal[seat, slot] = place
            slots &= ~bit(which - MOST_OF_A_COLOUR)
        if place == 0:
            return DEAD_END
        free &= ~bit(place)
    return free


@rule
def most_limited(s: State, colour: int, slots: int, limited: int, free: int) -> int:
    """The unknown card with the fewest places left: a place in the pile, or, above those, a slot."""
    best, fewest = 0, 64
    while slots:
        which = lowest(slots)
        slots &= slots - 1
        left = size_of(free & ~s.goal_not[which // GOALS, which % GOALS])
        if left < fewest:
            best, fewest = MOST_OF_A_COLOUR + which, left
    while limited:
        i = lowest(limited)
        limited &= limited - 1
        left = size_of(free & ~s.pile_not[colour, i])
        if left < fewest:
            best, fewest = i, left
    return best


@rule
def pick_place(places: int, luck: Dice) -> int:
    """A place of the set, all equally likely; 0 if it is empty."""
    if places == 0:
        return 0
    nth = below(luck, size_of(places))
    while nth > 0:
        places &= places - 1
        nth -= 1
    return lowest(places)


@rule
def pick_goal(odds: Grid, places: int, luck: Dice) -> int:
    """A place of the set, as likely as one believes; 0 if it is empty."""
    if places == 0:
        return 0
    return member_at(odds, places, below(luck, sum_of_members(odds, places)))
