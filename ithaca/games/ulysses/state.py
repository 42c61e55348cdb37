"""The table of Ulysses, field by field."""

from typing import Annotated

from ithaca.engine.dice import Dice
from ithaca.engine.record import Grid, Int, Long, Tiny, record

from .components import COLOURS, GOALS, KINDS, LINES, MOST_OF_A_COLOUR, PLACES, SEATS, SIDES

# Phases: what kind of decision comes next.
OVER_PHASE, ACTING, EXCHANGING, PAYING, ANSWERING, DEBATING, RAISING, STAYING = range(8)
# Games that a thread of a graphics card plays in turns, where there are enough of them: what is done in these
# phases differs so much that it pays if neighbouring threads play games in the same one.
HELD = 8
PHASE_NAMES = ("over", "acting", "exchanging", "paying", "answering", "debating", "raising", "staying")

# Bills: what is being paid for.
NO_BILL, PANDORA_BILL, PLAGUE_BILL, CLEANSE_BILL, EXCHANGE_BILL, TEMPLE_BILL, DISC_BILL, WIND_BILL = range(8)
BILL_NAMES = ("", "pandora", "plague", "cleanse", "exchange", "build", "disc", "stay")

# Who stays with a side in a debate: nobody, all players with the side they first supported, or the owner of a
# disc with that disc.
NOBODY_BOUND, ALL_BOUND, OWNERS_BOUND = range(3)


@record
class BoardRecord:
    """The places and their lines; it travels in the state, so own boards need no compiling."""

    places: Int  # how many there are
    start: Int  # where the ship starts: Troy
    colour: Annotated[Grid, Tiny, PLACES + 1]  # colour[place]; 0 = a start without one
    line: Annotated[Grid, Tiny, PLACES + 1, LINES]  # line[place] = the places it leads to, then 0


@record
class Effects:
    """What chance and the rules did in the last action, for the story."""

    used: Int  # anything below is set
    drawn: Annotated[Grid, Tiny, SEATS, KINDS + 1]  # new action cards of each seat
    reshuffled: Tiny  # the discard pile became the draw pile
    sailed: Tiny  # the side whose place the ship went to
    settled: Tiny  # the bill that was paid in full
    place: Tiny  # the place that it was paid for


@record
class State:
    """The table of Ulysses: everything that lies on it."""

    dice: Dice
    effects: Effects
    board: BoardRecord

    # The options of this game.
    seats: Int  # how many play
    memory: Int  # only the top of the discard pile may be looked at
    bound: Int  # who stays with a side: NOBODY_BOUND, ALL_BOUND or OWNERS_BOUND
    forced: Int  # a walled-in ship must be freed if that can be paid
    late_black: Int  # a supporter may still place the black disc later

    # Where play stands.
    phase: Int
    turns: Int  # the number of this turn
    active: Int  # the seat whose turn it is
    voice: Int  # the seat that is asked in a debate
    pandora_used: Int  # in this turn
    exchanged: Int  # a goal, in this turn

    # The board.
    ship: Int
    plagued: Annotated[Grid, Tiny, PLACES + 1]
    plagues: Int  # that lie on the board

    # Action cards and temples.
    hand: Annotated[Grid, Int, SEATS, KINDS + 1]  # hand[seat, kind]; column 0 = cards not known
    pack: Annotated[Grid, Int, KINDS + 1]
    discard: Annotated[Grid, Int, KINDS + 1]
    top: Int  # the kind that lies on top of the discard pile
    temples: Annotated[Grid, Int, SEATS]

    # The goals before each player. `known` is a set of seats, `not_there` a set of places (as bits).
    goal: Annotated[Grid, Tiny, SEATS, GOALS]
    goal_colour: Annotated[Grid, Tiny, SEATS, GOALS]  # of its back
    shown: Annotated[Grid, Tiny, SEATS, GOALS]
    goal_known: Annotated[Grid, Tiny, SEATS, GOALS]  # who knows this card
    goal_not: Annotated[Grid, Long, SEATS, GOALS]  # places reached while it lay hidden with someone

    # The goal piles, the top card first.
    pile_size: Annotated[Grid, Tiny, COLOURS + 1]
    pile: Annotated[Grid, Tiny, COLOURS + 1, MOST_OF_A_COLOUR]
    pile_known: Annotated[Grid, Tiny, COLOURS + 1, MOST_OF_A_COLOUR]
    pile_not: Annotated[Grid, Long, COLOURS + 1, MOST_OF_A_COLOUR]

    # What is being paid.
    bill: Int
    owed: Int  # cards still to be paid
    owed_temples: Int  # of these, how many must be temple or Zeus
    paid: Annotated[Grid, Tiny, KINDS + 1]  # in this payment, or for this side at this turn
    target: Int  # the place that the choice is about
    giving: Int  # the goal that is given away, counted from 1
    wanted: Int  # the colour to draw instead

    # The debate of the gods.
    disc: Annotated[Grid, Tiny, SIDES + 1]  # disc[side] = its place
    owner: Annotated[Grid, Tiny, SIDES + 1]  # the seat that placed it, counted from 1
    laid: Annotated[Grid, Tiny, SIDES + 1, KINDS + 1]  # the cards for each side
    side: Int  # for which cards are being played
    needed: Int  # how many it takes at least to lead
    last: Int  # the seat that played cards last, counted from 1
    out: Annotated[Grid, Tiny, SEATS]  # has passed
    declined: Annotated[Grid, Tiny, SEATS]  # may place no disc in this movement
    backed: Annotated[Grid, Tiny, SEATS]  # the side supported last
