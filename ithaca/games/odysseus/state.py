"""The table of Odysseus, field by field."""

from typing import Annotated

from ithaca.engine.dice import Dice
from ithaca.engine.record import Grid, Int, Tiny, record

from .components import ADVENTURES, CARDS, COLOURS, GODS, ISLANDS, LEGS, SEATS, WINDS, ZONES

# Phases: what kind of decision comes next.
OVER_PHASE, PLACING, TURN, DROPPING, WINDOW, CHOOSING = range(6)
PHASE_NAMES = ("over", "placing", "turn", "dropping", "window", "choosing")


@record
class BoardRecord:
    """The islands and their lines; it travels in the state, so own boards need no compiling."""

    islands: Int  # how many are in play
    line: Annotated[Grid, Tiny, ISLANDS + 1, COLOURS + 1]  # line[island, colour] = the other end


@record
class Effects:
    """What chance and the rules did in the last action, for the story."""

    used: Int  # anything below is set
    drawn: Annotated[Grid, Tiny, SEATS, WINDS + 1]  # new winds of each seat
    turned: Annotated[Grid, Tiny, CARDS]  # face-down cards turned up at the end, as they lay
    strength: Annotated[Grid, Int, LEGS + 1]  # of the wind that it followed on each leg
    path: Annotated[Grid, Tiny, LEGS + 1]  # islands of the voyage, the start first
    course: Annotated[Grid, Tiny, LEGS + 1]  # colour followed on each leg; 0 = it ended before
    taken: Tiny  # the disc that was scored
    sailed: Tiny  # a round ended, even if the ship stayed


@record
class State:
    """The table of Odysseus: everything that lies on it."""

    dice: Dice
    effects: Effects
    board: BoardRecord

    # The options of this game.
    seats: Int  # how many play
    variant: Int  # the full game, or the variants for four and five
    late_athena: Int  # Athena may counter Hades whenever a turn changes
    late_counter: Int  # Athena may counter Hades on her own turn too
    stays_open: Int  # a countered Hades stays open, whoever holds him

    # Where play stands.
    phase: Int
    rounds: Int  # the number of this round
    active: Int  # the seat whose turn it is
    passes: Int  # in a row
    dry: Int  # rounds in a row that scored nothing

    # The board.
    ship: Int  # the island it lies at; 0 = not placed yet
    origin: Int  # where the last voyage began
    disc: Annotated[Grid, Tiny, ISLANDS + 1]  # disc[island] = its adventure
    reserve: Annotated[Grid, Tiny, ADVENTURES + 1]
    scored: Annotated[Grid, Tiny, ADVENTURES + 1]
    last: Int  # the adventure scored last

    # The gods and what they hold.
    god: Annotated[Grid, Int, SEATS]
    mission: Annotated[Grid, Int, SEATS]
    hand: Annotated[Grid, Int, SEATS, WINDS + 1]  # hand[seat, wind]; column 0 = cards not known
    pack: Annotated[Grid, Int, WINDS + 1]

    # The winds of this round.
    laid: Annotated[Grid, Int, ZONES + 1, WINDS + 1]  # laid[zone, wind]; column 0 = face down
    hidden: Int  # face-down cards, in the order in which they were laid
    hidden_zone: Annotated[Grid, Tiny, CARDS]
    hidden_by: Annotated[Grid, Tiny, CARDS]  # the seat that laid it, counted from 1
    hidden_wind: Annotated[Grid, Tiny, CARDS]
    swapped: Int  # Dionysos cards played to swap gods

    # The powers of this round.
    spent: Annotated[Grid, Int, GODS + 1]  # used; for Hades: countered
    storm: Int  # the zone that Poseidon blocks
    doubled: Int  # the zone that Aphrodite doubles
    power: Int  # the god whose power Athena may counter now
    late: Int  # she is asked because a turn has changed, not because Hades has laid a card
    lifted: Int  # the zone from which Hermes takes a card
    lifted_wind: Int  # which; 0 = a face-down one
    lifted_card: Int  # its place among the face-down cards, counted from 1
    dropped: Int  # the zone where he puts it
