"""What a learner sees of L'Odyssée d'Ulysse: the concealed state as a row of bytes.

Seats are counted from one's own to the left. The track is not in it, nor what the last action did (the
effects): nothing that follows depends on it.
"""

from ithaca.engine.compiler import rare, rule
from ithaca.engine.features import (
    Field,
    Row,
    laid_out,
    mark,
    mark_row,
    mark_seat,
    one_of,
    put,
    put_capped,
    put_row,
    put_wide,
    size_of_row,
    starts_of,
    steps_left,
    width_of_row,
)

from .components import CARDS, DIE, GHOSTS, HELPS, PILE, ROUTES, SEATS, SPACES, TREASURES, WAYS, WEAPONS
from .greedy import cost, cost_of_wreck, danger, steps_home
from .state import PHASE_NAMES, State
from .turns import actor

# fmt: off
FIELDS = laid_out(
    Field("seats", 1, SEATS, "how many play"),
    Field("served", 1, 1, "option: mist and fog go under the pile once they have struck"),
    Field("alone", 1, 1, "option: who beats a card frees only himself"),
    Field("bag_after", 1, 1, "option: the bag's die comes after the star"),
    Field("bag_may", 1, 1, "option: one may leave the bag alone"),
    Field("ghosts_fight", 1, 1, "option: the ghosts are a combat"),
    Field("play_on", 1, 1, "option: the race goes on until all are home"),
    Field("first_home", 1, 1, "option: the race ends with the first in Ithaca"),
    Field("ghosts", 1, DIE, "the value of the ghosts"),
    one_of("phase", len(PHASE_NAMES), f"which decision comes next: {', '.join(PHASE_NAMES)}"),
    Field("turns", 2, 255, "turns begun so far, lost ones too: their 256s, the rest"),
    one_of("active", SEATS, "whose turn it is"),
    one_of("actor", SEATS, "who decides now; nobody when the race is over"),
    one_of("facing", GHOSTS, "the encounter that is being met, as `components.py` numbers them"),
    Field("arrived", 1, 1, "it is met on arrival"),
    Field("pips", 1, 2 * DIE, "spaces still to sail beyond a fork"),
    Field("blown", 1, 1, "the movement of the bag of winds is under way"),
    one_of("bag", SPACES, "the space reached with it, whose die is still to come"),
    one_of("at", SPACES, "each trireme's space", times=SEATS),
    one_of("heading", SPACES, "the next space of whoever chose a way at a fork", times=SEATS),
    Field("held", SEATS, 1, "who is held by the card on his space, or by the ghosts"),
    Field("lost", SEATS, DIE, "turns that each has still to lose"),
    Field("halved", SEATS, 1, "whose next movement is halved"),
    Field("home", SEATS, SEATS, "who came home as which"),
    one_of("weapon", WEAPONS, "each one's weapon: lance, bow, shield, helmet", times=SEATS),
    Field("help", SEATS * HELPS, 1, "each one's help: Hermes, Leucothea, Proteus, Athena"),
    Field("treasure", SEATS * TREASURES, 1, "each one's treasures: 3, 4, 5"),
    one_of("lying", CARDS, "the card on each space, as `components.py` numbers them", times=SPACES),
    Field("pile", PILE, CARDS, "the cards of the pile, the top first; 0: nobody has seen it"),
    Field("pile_size", 1, PILE, "how many they are"),
    Field("fresh", 1, PILE, "how many of them, from the top, nobody has seen"),
    Field("armoury", WEAPONS, WEAPONS, "the weapons on Hades, the top one first; 0: not known"),
    Field("armoury_size", 1, WEAPONS, "how many they are"),
    Field("weapon_gone", WEAPONS, 1, "weapons that have left the game"),
    Field("help_gone", HELPS, 1, "help that has left the game"),
    Field("treasure_gone", TREASURES, 1, "treasures that have left the game"),
)
# fmt: on
AT = starts_of(FIELDS)
SIZE = size_of_row(FIELDS)

PART = 8  # parts that a turn is counted in
EVEN = 128  # what costs no turn; less is a gain

# fmt: off
FORESIGHT = laid_out(
    Field("steps_home", SEATS, SPACES, "spaces that each trireme has before it"),
    Field("wreck_costs", 1, 255, "turns that a wreck would set back whose turn it is: 128, and 8 for each"),
    Field("facing_costs", 1, 255, "turns that the encounter costs if it has its way, likewise"),
    Field("way_costs", ROUTES, 255, "turns that each way out of a fork would take, two for each"),
    start=SIZE,
)
# fmt: on
THEN = starts_of(FORESIGHT)


@rare
def observe(s: State, seat: int, out: Row) -> None:
    """Write what this seat sees into a row of zeros; `s` is its concealed state."""
    observe_play(s, seat, out)
    for other in range(s.seats):
        observe_trireme(s, steps_left(s, seat, other), other, out)
    observe_cards(s, out)
    if width_of_row(out) > SIZE and seat >= 0:
        foresee(s, seat, out)


@rule
def observe_play(s: State, seat: int, out: Row) -> None:
    """The options, and where play stands."""
    put(out, AT.seats, s.seats)
    put(out, AT.served, s.served)
    put(out, AT.alone, s.alone)
    put(out, AT.bag_after, s.bag_after)
    put(out, AT.bag_may, s.bag_may)
    put(out, AT.ghosts_fight, s.ghosts_fight)
    put(out, AT.play_on, s.play_on)
    put(out, AT.first_home, s.first_home)
    put(out, AT.ghosts, s.board.ghosts)
    mark(out, AT.phase, s.phase + 1)
    put_wide(out, AT.turns, int(s.turns))
    mark_seat(s, out, AT.active, seat, int(s.active))
    mark_seat(s, out, AT.actor, seat, actor(s))
    mark(out, AT.facing, int(s.facing))
    put(out, AT.arrived, s.arrived)
    put(out, AT.pips, s.pips)
    put(out, AT.blown, s.blown)
    mark(out, AT.bag, int(s.bag))


@rule
def observe_trireme(s: State, steps: int, other: int, out: Row) -> None:
    """The trireme of the seat `other`, `steps` places to the left, and what it carries."""
    mark(out, AT.at + steps * SPACES, int(s.at[other]))
    mark(out, AT.heading + steps * SPACES, int(s.heading[other]))
    put(out, AT.held + steps, s.held[other])
    put(out, AT.lost + steps, s.lost[other])
    put(out, AT.halved + steps, s.halved[other])
    put(out, AT.home + steps, s.home[other])
    mark(out, AT.weapon + steps * WEAPONS, int(s.weapon[other]))
    put_row(out, AT.help + steps * HELPS, s.help[other], 1, HELPS)
    put_row(out, AT.treasure + steps * TREASURES, s.treasure[other], 0, TREASURES)


@rule
def observe_cards(s: State, out: Row) -> None:
    """The cards on the stars, in the pile, on Hades and out of the game."""
    mark_row(out, AT.lying, CARDS, s.lying, 1, SPACES)
    put_row(out, AT.pile, s.pile, 0, PILE)
    put(out, AT.pile_size, s.pile_size)
    put(out, AT.fresh, s.fresh)
    put_row(out, AT.armoury, s.armoury, 0, WEAPONS)
    put(out, AT.armoury_size, s.armoury_size)
    put_row(out, AT.weapon_gone, s.weapon_gone, 1, WEAPONS)
    put_row(out, AT.help_gone, s.help_gone, 1, HELPS)
    put_row(out, AT.treasure_gone, s.treasure_gone, 0, TREASURES)


# ── foresight ── what follows from the view by one step of thought ────────────────────────────────


@rare
def foresee(s: State, seat: int, out: Row) -> None:
    """How far everyone has to go, and the turns that may be lost."""
    for other in range(s.seats):
        put_capped(out, THEN.steps_home + steps_left(s, seat, other), steps_home(s, int(s.at[other])))
    put_capped(out, THEN.wreck_costs, int(EVEN + PART * cost_of_wreck(s)))
    if s.facing:
        put_capped(out, THEN.facing_costs, int(EVEN + PART * min(cost(s, int(s.facing)), 100.0)))
    space = int(s.at[s.active])
    for way in range(WAYS):
        if s.board.to[space, way] and s.board.route[space, way]:
            turns = danger(s, int(s.board.to[space, way]))
            put_capped(out, THEN.way_costs + int(s.board.route[space, way]) - 1, int(2 * min(turns, 100.0)))
