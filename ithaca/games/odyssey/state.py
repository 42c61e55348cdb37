"""The table of L'Odyssée d'Ulysse, field by field."""

from typing import Annotated

from ithaca.engine.dice import Dice
from ithaca.engine.record import Grid, Int, Tiny, record

from .components import DIE, HELPS, PILE, SEATS, SPACES, TREASURES, WAYS, WEAPONS

# Phases: what kind of decision comes next.
OVER_PHASE, ROUTING, MOVING, TESTING, HELPING, WRECKING, BAGGING, ARMING = range(8)
PHASE_NAMES = ("over", "routing", "moving", "testing", "helping", "wrecking", "bagging", "arming")


@record
class BoardRecord:
    """The track; it travels in the state, so own boards need no compiling."""

    spaces: Int
    start: Int  # Troy
    home: Int  # Ithaca
    hades: Int
    ghosts: Int  # their value
    to: Annotated[Grid, Tiny, SPACES + 1, WAYS]  # the next spaces; several at a fork
    route: Annotated[Grid, Tiny, SPACES + 1, WAYS]  # the names of the ways out of a fork
    star: Annotated[Grid, Tiny, SPACES + 1]
    arrow: Annotated[Grid, Tiny, DIE + 1]  # where a wrecked trireme starts again


@record
class Effects:
    """What chance and the rules did in the last action, for the story."""

    die: Tiny  # that was rolled
    drawn: Tiny  # the card that was drawn from the pile
    faced: Tiny  # the encounter that the trireme came to
    beaten: Tiny  # the encounter that was beaten
    struck: Tiny  # the encounter that had its way
    moved: Tiny  # spaces sailed
    armed: Tiny  # the weapon that was taken
    served: Annotated[Grid, Tiny, SEATS]  # turns that each seat lost


@record
class State:
    """The table of L'Odyssée d'Ulysse: everything that lies on it."""

    dice: Dice
    effects: Effects
    board: BoardRecord

    # The options of this game.
    seats: Int  # how many play
    served: Int  # mist and fog go under the pile once they have struck
    alone: Int  # a player who beats a card frees only himself
    bag_after: Int  # the bag's die comes after the star
    bag_may: Int  # one may leave the bag alone
    ghosts_fight: Int  # the ghosts are a combat
    play_on: Int  # until all are home
    first_home: Int  # the race ends with the first in Ithaca

    # Where play stands.
    phase: Int
    turns: Int  # begun so far, lost ones too
    active: Int  # the seat whose turn it is
    facing: Int  # the encounter that is being met
    arrived: Int  # it is met on arrival, not on a later turn
    pips: Int  # spaces still to sail beyond a fork
    blown: Int  # the movement of the bag of winds is under way
    bag: Int  # the space reached with it, whose die is still to come

    # The triremes.
    at: Annotated[Grid, Tiny, SEATS]
    heading: Annotated[Grid, Tiny, SEATS]  # the way chosen at a fork
    held: Annotated[Grid, Tiny, SEATS]  # by the card on the space, or by the ghosts
    lost: Annotated[Grid, Tiny, SEATS]  # turns still to lose
    halved: Annotated[Grid, Tiny, SEATS]  # the next movement
    home: Annotated[Grid, Tiny, SEATS]  # the order in which they came home, from 1

    # Cards.
    weapon: Annotated[Grid, Tiny, SEATS]
    help: Annotated[Grid, Tiny, SEATS, HELPS + 1]
    treasure: Annotated[Grid, Tiny, SEATS, TREASURES]
    lying: Annotated[Grid, Tiny, SPACES + 1]  # the card on each star
    pile: Annotated[Grid, Tiny, PILE]  # the top card first
    pile_size: Int
    fresh: Int  # cards from the top that nobody has seen yet
    armoury: Annotated[Grid, Tiny, WEAPONS]  # the weapons on Hades, the top one first
    armoury_size: Int

    # Cards that have left the game.
    weapon_gone: Annotated[Grid, Tiny, WEAPONS + 1]
    help_gone: Annotated[Grid, Tiny, HELPS + 1]
    treasure_gone: Annotated[Grid, Tiny, TREASURES]
