"""What a learner sees of Ulysses: the concealed state of a seat as a row of bytes.

Seats are counted from one's own to the left. The board's lines and colours are not in it, nor what the last
action did (the effects): nothing that follows depends on it.
"""

from ithaca.engine.compiler import rare, rule
from ithaca.engine.features import (
    Field,
    Row,
    add_one,
    laid_out,
    mark,
    mark_row,
    mark_seat,
    mark_set,
    mark_sets,
    number_at,
    one_of,
    put,
    put_capped,
    put_row,
    put_seats,
    put_sets,
    put_table,
    put_wide,
    set_of,
    size_of_row,
    starts_of,
    steps_left,
    width_of_row,
)
from ithaca.engine.sets import bit, lowest

from .components import (
    CARDS,
    COLOURS,
    DECK,
    GOALS,
    KINDS,
    LINES,
    MOST_OF_A_COLOUR,
    PLACES,
    PLAGUES,
    SEATS,
    SIDES,
    TEMPLES,
)
from .debate import cards_for, leader, needed_for
from .goals import shown_by
from .greedy import around, hidden_goals, shut_places
from .payment import objections
from .state import BILL_NAMES, PHASE_NAMES, State
from .turns import actor, hand_size

BILLS = len(BILL_NAMES) - 1
ALL_GOALS = SEATS * GOALS
ALL_PILES = COLOURS * MOST_OF_A_COLOUR
SET_BYTES = (PLACES + 7) // 8  # of a set of places
MOST = int(max(DECK))  # cards of a kind
HERE = 8  # how near a place is to itself; one less for every line on the way, 0 for all that is far

# fmt: off
FIELDS = laid_out(
    Field("seats", 1, SEATS, "how many play"),
    Field("memory", 1, 1, "option: only the top of the discard pile may be looked at"),
    Field("bound", 1, 2, "who stays with a side in a debate: 0 nobody, 1 all, 2 who has placed a disc"),
    Field("forced", 1, 1, "a walled-in ship must be freed: unless the option becalmed is on"),
    Field("late_black", 1, 1, "option: a supporter may still place the black disc"),
    one_of("phase", len(PHASE_NAMES), f"which decision comes next: {', '.join(PHASE_NAMES)}"),
    Field("turns", 2, 255, "the number of the turn: its 256s, the rest"),
    one_of("active", SEATS, "whose turn it is"),
    one_of("actor", SEATS, "who decides now; nobody when the game is over"),
    one_of("voice", SEATS, "who was asked last in a debate"),
    Field("pandora_used", 1, 1, "a Pandora was opened in this turn"),
    Field("exchanged", 1, 1, "a goal was exchanged in this turn"),
    one_of("ship", PLACES, "where it lies"),
    Field("plagued", PLACES, 1, "where plagues lie"),
    Field("plagues", 1, PLAGUES, "how many"),
    Field("hand", SEATS * (KINDS + 1), CARDS,
          "each seat's cards: not known, then objection, temple, wind, plague, Zeus, Pandora"),
    Field("pack", KINDS + 1, CARDS, "cards of the draw pile, likewise; known when the game is over"),
    Field("discard", KINDS + 1, CARDS, "cards of the discard pile, likewise"),
    one_of("top", KINDS, "the kind that lies on top of it"),
    Field("temples", SEATS, TEMPLES, "each seat's temples"),
    one_of("goal", PLACES, "the place of each seat's four goals, if one knows it", times=ALL_GOALS),
    one_of("goal_colour", COLOURS, "their colours: violet, green, red, blue", times=ALL_GOALS),
    Field("shown", ALL_GOALS, 1, "which of them are shown"),
    set_of("goal_known", SEATS, "which seats know each of them", times=ALL_GOALS),
    set_of("goal_not", PLACES, "places that all know each of them not to be", times=ALL_GOALS),
    Field("pile_size", COLOURS, MOST_OF_A_COLOUR, "goals in each pile"),
    Field("pile", ALL_PILES, PLACES, "the place of each goal of each pile, the top first; 0: not known"),
    Field("pile_known", ALL_PILES, 2**SEATS - 1,
          "who knows it: 1 oneself, 2 the seat to the left, 4 …, added up"),
    Field("pile_not", ALL_PILES * SET_BYTES, 255,
          "places that all know it not to be, eight to a byte, the lowest bit first"),
    one_of("bill", BILLS, f"what is being paid for: {', '.join(BILL_NAMES[1:])}"),
    Field("owed", 1, CARDS, "cards still to be paid"),
    Field("owed_temples", 1, CARDS, "of these, how many have to show a temple or Zeus"),
    Field("paid", KINDS, MOST, "cards paid so far, of each kind"),
    one_of("target", PLACES, "the place that the choice is about"),
    one_of("giving", GOALS, "which goal is given away"),
    one_of("wanted", COLOURS, "the colour to draw instead"),
    one_of("disc", PLACES, "where the blue, red and black discs lie", times=SIDES),
    one_of("owner", SEATS, "who placed each of them", times=SIDES),
    Field("laid", SIDES * KINDS, MOST, "cards for each side"),
    one_of("side", SIDES, "for which cards are being played"),
    Field("needed", 1, CARDS, "how many it takes at least to lead"),
    one_of("last", SEATS, "who played cards last"),
    Field("out", SEATS, 1, "who has passed"),
    Field("declined", SEATS, 1, "who may place no disc in this movement"),
    one_of("backed", SIDES, "the side that each seat supported last", times=SEATS),
)
# fmt: on
AT = starts_of(FIELDS)
SIZE = size_of_row(FIELDS)

# fmt: off
FORESIGHT = laid_out(
    Field("near", PLACES, HERE,
          "how near each place is to a hidden goal of one's own, around plagues: 8 is there, 7 a line off …"),
    Field("near_goal", GOALS * PLACES, HERE, "how near it is to each of them"),
    Field("beside", PLACES, 1, "the places to which the ship can sail"),
    Field("ship_near", 1, HERE, "how near the ship is to a hidden goal of one's own"),
    Field("ship_near_goal", GOALS, HERE, "how near it is to each of them"),
    Field("target_near", 1, HERE, "how near the place that the choice is about is"),
    Field("disc_near", SIDES, HERE, "how near the place of each disc is"),
    Field("disc_near_goal", SIDES * GOALS, HERE, "how near it is to each of them"),
    one_of("leads", SIDES, "the side to whose place the ship would sail now"),
    Field("cards_for", SIDES, 255, "cards for each side"),
    Field("price", SIDES, 255, "cards that it takes for each side to lead"),
    Field("objections", 1, 255, "one's own cards that count in a debate"),
    Field("cards", SEATS, 255, "how many cards each seat holds"),
    Field("goals_shown", SEATS, GOALS, "how many goals each seat has shown"),
    Field("may_be", (SEATS - 1) * PLACES, GOALS,
          "how many hidden goals of each other seat a place may be, as far as one knows"),
    start=SIZE,
)
# fmt: on
THEN = starts_of(FORESIGHT)


@rare
def observe(s: State, seat: int, out: Row) -> None:
    """Write what this seat sees into a row of zeros; `s` is its concealed state."""
    observe_play(s, seat, out)
    observe_table(s, out)
    for other in range(s.seats):
        observe_seat(s, steps_left(s, seat, other), other, out)
        observe_goals(s, seat, other, out)
    observe_piles(s, seat, out)
    observe_payment(s, out)
    observe_debate(s, seat, out)
    if width_of_row(out) > SIZE and seat >= 0:
        foresee_ways(s, seat, out)
        foresee_debate(s, seat, out)
        foresee_goals(s, seat, out)


@rule
def observe_play(s: State, seat: int, out: Row) -> None:
    """The options, and where play stands."""
    put(out, AT.seats, s.seats)
    put(out, AT.memory, s.memory)
    put(out, AT.bound, s.bound)
    put(out, AT.forced, s.forced)
    put(out, AT.late_black, s.late_black)
    mark(out, AT.phase, s.phase + 1)
    put_wide(out, AT.turns, int(s.turns))
    mark_seat(s, out, AT.active, seat, int(s.active))
    mark_seat(s, out, AT.actor, seat, actor(s))
    mark_seat(s, out, AT.voice, seat, int(s.voice))
    put(out, AT.pandora_used, s.pandora_used)
    put(out, AT.exchanged, s.exchanged)


@rule
def observe_table(s: State, out: Row) -> None:
    """The ship, the plagues and the piles."""
    mark(out, AT.ship, int(s.ship))
    put_row(out, AT.plagued, s.plagued, 1, PLACES)
    put(out, AT.plagues, s.plagues)
    put_row(out, AT.pack, s.pack, 0, KINDS + 1)
    put_row(out, AT.discard, s.discard, 0, KINDS + 1)
    mark(out, AT.top, int(s.top))
    put_row(out, AT.pile_size, s.pile_size, 1, COLOURS)


@rule
def observe_seat(s: State, steps: int, other: int, out: Row) -> None:
    """What one knows of the seat `other`, `steps` places to the left."""
    put_row(out, AT.hand + steps * (KINDS + 1), s.hand[other], 0, KINDS + 1)
    put(out, AT.temples + steps, s.temples[other])
    put(out, AT.out + steps, s.out[other])
    put(out, AT.declined + steps, s.declined[other])
    mark(out, AT.backed + steps * SIDES, int(s.backed[other]))


@rule
def observe_goals(s: State, seat: int, other: int, out: Row) -> None:
    """The goals before a player."""
    first = steps_left(s, seat, other) * GOALS
    mark_row(out, AT.goal + first * PLACES, PLACES, s.goal[other], 0, GOALS)
    mark_row(out, AT.goal_colour + first * COLOURS, COLOURS, s.goal_colour[other], 0, GOALS)
    put_row(out, AT.shown + first, s.shown[other], 0, GOALS)
    for slot in range(GOALS):
        known = known_from(s, seat, int(s.goal_known[other, slot]))
        mark_set(out, AT.goal_known + (first + slot) * SEATS, known, SEATS)
    mark_sets(out, AT.goal_not + first * PLACES, PLACES, s.goal_not[other], 0, GOALS, 1)


@rule
def known_from(s: State, seat: int, seats: int) -> int:
    """A set of seats, counted from one's own."""
    return (seats >> seat) | ((seats & (bit(seat) - 1)) << (int(s.seats) - seat))


@rule
def observe_piles(s: State, seat: int, out: Row) -> None:
    """The goals of the piles; where a pile has ended the state holds zeros."""
    put_table(out, AT.pile, s.pile, 1, COLOURS)
    for colour in range(COLOURS):
        first, size = colour * MOST_OF_A_COLOUR, MOST_OF_A_COLOUR
        put_seats(s, out, AT.pile_known + first, seat, s.pile_known[colour + 1], 0, size)
        put_sets(out, AT.pile_not + first * SET_BYTES, s.pile_not[colour + 1], 0, size, 1, SET_BYTES)


@rule
def observe_payment(s: State, out: Row) -> None:
    """What is being paid."""
    mark(out, AT.bill, int(s.bill))
    put(out, AT.owed, s.owed)
    put(out, AT.owed_temples, s.owed_temples)
    put_row(out, AT.paid, s.paid, 1, KINDS)
    mark(out, AT.target, int(s.target))
    mark(out, AT.giving, int(s.giving))
    mark(out, AT.wanted, int(s.wanted))


@rule
def observe_debate(s: State, seat: int, out: Row) -> None:
    """The debate of the gods."""
    for side in range(SIDES):
        mark(out, AT.disc + side * PLACES, int(s.disc[side + 1]))
        mark_seat(s, out, AT.owner + side * SEATS, seat, int(s.owner[side + 1]) - 1)
        put_row(out, AT.laid + side * KINDS, s.laid[side + 1], 1, KINDS)
    mark(out, AT.side, int(s.side))
    put(out, AT.needed, s.needed)
    mark_seat(s, out, AT.last, seat, int(s.last) - 1)


# ── foresight ── what follows from the view by one step of thought ────────────────────────────────


@rare
def foresee_ways(s: State, seat: int, out: Row) -> None:
    """How near each place is to one's goals, and where the ship can sail."""
    shut = shut_places(s)
    spread(s, hidden_goals(s, seat), shut, out, THEN.near)
    for slot in range(GOALS):
        if not s.shown[seat, slot]:
            spread(s, bit(int(s.goal[seat, slot])), shut, out, THEN.near_goal + slot * PLACES)
    for i in range(LINES):
        place = int(s.board.line[s.ship, i])
        if place and not s.plagued[place]:
            put(out, THEN.beside + place - 1, 1)


@rule
def spread(s: State, wanted: int, shut: int, out: Row, start: int) -> None:
    """Write how near each place is to one of these: what `steps_to_goal` counts, for all places at once."""
    known = edge = wanted & ~1
    near = HERE
    while edge and near:
        left = edge
        while left:
            put(out, start + lowest(left) - 1, near)
            left &= left - 1
        edge = around(s, edge & ~(shut & ~wanted)) & ~known
        known |= edge
        near -= 1


@rule
def put_near(out: Row, start: int, each: int, place: int) -> None:
    """How near a place is to any goal, and, at `each`, to every single one; nothing is near to no place."""
    if place:
        put(out, start, number_at(out, THEN.near + place - 1))
        for slot in range(GOALS):
            put(out, each + slot, number_at(out, THEN.near_goal + slot * PLACES + place - 1))


@rule
def foresee_debate(s: State, seat: int, out: Row) -> None:
    """What the ship, a choice and each disc would bring, and what it takes."""
    put_near(out, THEN.ship_near, THEN.ship_near_goal, int(s.ship))
    if s.target:
        put(out, THEN.target_near, number_at(out, THEN.near + int(s.target) - 1))
    for side in range(SIDES):
        put_near(out, THEN.disc_near + side, THEN.disc_near_goal + side * GOALS, int(s.disc[side + 1]))
        put_capped(out, THEN.cards_for + side, cards_for(s, side + 1))
        if s.disc[side + 1]:
            put_capped(out, THEN.price + side, needed_for(s, side + 1))
    if s.disc[leader(s)]:
        mark(out, THEN.leads, leader(s))
    put_capped(out, THEN.objections, objections(s, seat))


@rare
def foresee_goals(s: State, seat: int, out: Row) -> None:
    """How the others stand, and where their goals may be."""
    known = known_goals(s)
    for other in range(s.seats):
        steps = steps_left(s, seat, other)
        put_capped(out, THEN.cards + steps, hand_size(s, other))
        put(out, THEN.goals_shown + steps, shown_by(s, other))
        if steps == 0:
            continue
        for slot in range(GOALS):
            if not s.shown[other, slot]:
                foresee_goal(s, other, slot, known, out, THEN.may_be + (steps - 1) * PLACES)


@rule
def known_goals(s: State) -> int:
    """The places whose goal cards one knows to lie before somebody."""
    places = 0
    for seat in range(s.seats):
        for slot in range(GOALS):
            places |= bit(int(s.goal[seat, slot]))
    return places & ~1


@rule
def foresee_goal(s: State, other: int, slot: int, known: int, out: Row, start: int) -> None:
    """The places that a hidden goal may be: its own if one knows it, else those left of its colour."""
    if s.goal[other, slot]:
        add_one(out, start + int(s.goal[other, slot]) - 1)
        return
    never = known | int(s.goal_not[other, slot])
    for place in range(1, s.board.places + 1):
        if s.board.colour[place] == s.goal_colour[other, slot] and not never & bit(place):
            add_one(out, start + place - 1)
