"""What a learner sees of Odysseus: the concealed state of a seat as a row of bytes.

Seats are counted from one's own to the left. The board's lines are not in it, nor what the last action did
(the effects): nothing that follows depends on it.
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
    one_of,
    put,
    put_capped,
    put_row,
    put_table,
    put_wide,
    size_of_row,
    starts_of,
    steps_left,
    width_of_row,
)

from .components import (
    ADVENTURES,
    CARDS,
    COLOURS,
    DISCS_EACH,
    DRY_ROUNDS,
    GOAL,
    GODS,
    ISLANDS,
    LEGS,
    MISSIONS,
    PAYS,
    SEATS,
    UNKNOWN,
    WINDS,
    ZONES,
)
from .greedy import course_by, course_now, lacking_in, pays, pays_mission, worth
from .score import points_of, points_of_mission
from .state import PHASE_NAMES, State
from .turns import actor
from .voyage import open_winds, strength_of

MOST_PAID = int(PAYS.max())
COURSES = 4**LEGS  # two bits a leg: a colour, or a calm

# fmt: off
FIELDS = laid_out(
    Field("seats", 1, SEATS, "how many play"),
    one_of("variant", 2, "the variant for four, for five"),
    Field("late_athena", 1, 1, "option: Athena may counter Hades whenever a turn changes"),
    Field("late_counter", 1, 1, "option: Athena may counter Hades on her own turn too"),
    Field("stays_open", 1, 1, "option: a countered Hades stays open"),
    one_of("phase", len(PHASE_NAMES), f"which decision comes next: {', '.join(PHASE_NAMES)}"),
    Field("rounds", 2, 255, "the number of the round: its 256s, the rest"),
    one_of("active", SEATS, "whose turn it is"),
    one_of("actor", SEATS, "who decides now; nobody when the game is over"),
    Field("passes", 1, SEATS, "passes in a row"),
    Field("dry", 1, DRY_ROUNDS, "rounds in a row that scored nothing"),
    one_of("ship", ISLANDS, "the island it lies at"),
    one_of("origin", ISLANDS, "where the last voyage began"),
    one_of("disc", ADVENTURES, "the adventure on each island", times=ISLANDS),
    Field("reserve", ADVENTURES, DISCS_EACH, "discs in the reserve, of each adventure"),
    Field("scored", ADVENTURES, DISCS_EACH, "discs scored, of each adventure"),
    one_of("last", ADVENTURES, "the adventure scored last"),
    one_of("god", GODS, "each seat's god", times=SEATS),
    one_of("mission", MISSIONS, "each seat's mission, if one knows it", times=SEATS),
    Field("hand", SEATS * (WINDS + 1), CARDS, "each seat's cards: not known, then 1, 2, 3, 5, Dionysos"),
    Field("pack", WINDS + 1, CARDS, "cards of the pack, likewise; known when the game is over"),
    Field("laid", ZONES * (WINDS + 1), CARDS, "cards on each zone: face down, then 1, 2, 3, 5, Dionysos"),
    Field("mine", ZONES * WINDS, CARDS, "of the face-down cards on each zone those that one knows"),
    Field("hidden", 1, CARDS, "how many cards lie face down"),
    Field("hidden_zone", CARDS, ZONES, "their zones, in the order in which they were laid"),
    Field("hidden_by", CARDS, SEATS, "who laid them: 1 is oneself, 2 the seat to the left"),
    Field("hidden_wind", CARDS, WINDS, "their winds, where one knows them"),
    Field("swapped", 1, CARDS, "Dionysos cards played to swap gods"),
    Field("spent", GODS, 1, "powers used in this round; of Hades: countered"),
    one_of("storm", ZONES, "the zone that Poseidon blocks"),
    one_of("doubled", ZONES, "the zone that Aphrodite doubles"),
    one_of("power", GODS, "the god whose power Athena may counter now"),
    Field("late", 1, 1, "she is asked because a turn has changed"),
    one_of("lifted", ZONES, "the zone from which Hermes takes a card"),
    one_of("lifted_wind", WINDS, "which; none: a face-down one"),
    Field("lifted_card", 1, CARDS, "its place among the face-down cards, from 1"),
    one_of("dropped", ZONES, "the zone where he puts it"),
    Field("points", 1, GOAL + 2, "one's own points, as one's mission pays them"),
)
# fmt: on
AT = starts_of(FIELDS)
SIZE = size_of_row(FIELDS)

# fmt: off
FORESIGHT = laid_out(
    one_of("leads", COLOURS, "the colour that leads each leg, by all cards that one knows", times=LEGS),
    Field("wind", ZONES, 255, "how strong it blows in each zone, likewise"),
    Field("lacks", ZONES, 255, "what a zone lacks to lead its leg; 0 if it leads"),
    Field("pays", 1, MOST_PAID, "what the voyage would pay one now"),
    Field("pays_mission", MISSIONS, MOST_PAID, "what it would pay each mission"),
    Field("pays_led", ZONES, MOST_PAID, "what it would pay one if this zone led its leg"),
    Field("pays_mission_led", ZONES * MISSIONS, MOST_PAID, "what it would pay each mission then"),
    Field("pays_wind", ZONES * WINDS, MOST_PAID, "what it would pay one with this wind of one's hand there"),
    Field("pays_stormed", ZONES, MOST_PAID, "what it would pay one with a storm in this zone"),
    Field("pays_doubled", ZONES, MOST_PAID, "what it would pay one if this zone counted twice"),
    Field("pays_course", COURSES, MOST_PAID, "what each voyage of three legs would pay one"),
    Field("mission_points", MISSIONS, 255, "the points that each mission has by the discs scored so far"),
    start=SIZE,
)
# fmt: on
THEN = starts_of(FORESIGHT)


@rare
def observe(s: State, seat: int, out: Row) -> None:
    """Write what this seat sees into a row of zeros; `s` is its concealed state."""
    observe_play(s, seat, out)
    observe_board(s, out)
    for other in range(s.seats):
        observe_seat(s, steps_left(s, seat, other), other, out)
    put(out, AT.points, points_of(s, seat))
    observe_winds(s, seat, out)
    observe_powers(s, out)
    if width_of_row(out) > SIZE and seat >= 0:
        turn_up_known(s, 1)
        foresee_voyage(s, seat, out)
        foresee_zones(s, seat, out)
        turn_up_known(s, -1)


@rule
def observe_play(s: State, seat: int, out: Row) -> None:
    """The options, and where play stands."""
    put(out, AT.seats, s.seats)
    mark(out, AT.variant, int(s.variant))
    put(out, AT.late_athena, s.late_athena)
    put(out, AT.late_counter, s.late_counter)
    put(out, AT.stays_open, s.stays_open)
    mark(out, AT.phase, s.phase + 1)
    put_wide(out, AT.rounds, int(s.rounds))
    mark_seat(s, out, AT.active, seat, int(s.active))
    mark_seat(s, out, AT.actor, seat, actor(s))
    put(out, AT.passes, s.passes)
    put(out, AT.dry, s.dry)


@rule
def observe_board(s: State, out: Row) -> None:
    """The ship and the discs."""
    mark(out, AT.ship, int(s.ship))
    mark(out, AT.origin, int(s.origin))
    mark_row(out, AT.disc, ADVENTURES, s.disc, 1, ISLANDS)
    put_row(out, AT.reserve, s.reserve, 1, ADVENTURES)
    put_row(out, AT.scored, s.scored, 1, ADVENTURES)
    mark(out, AT.last, int(s.last))


@rule
def observe_seat(s: State, steps: int, other: int, out: Row) -> None:
    """What one knows of the seat `other`, `steps` places to the left."""
    mark(out, AT.god + steps * GODS, int(s.god[other]))
    mark(out, AT.mission + steps * MISSIONS, int(s.mission[other]))
    put_row(out, AT.hand + steps * (WINDS + 1), s.hand[other], 0, WINDS + 1)


@rule
def observe_winds(s: State, seat: int, out: Row) -> None:
    """The winds of this round."""
    put_row(out, AT.pack, s.pack, 0, WINDS + 1)
    put_table(out, AT.laid, s.laid, 1, ZONES)
    put(out, AT.hidden, s.hidden)
    for i in range(s.hidden):
        observe_hidden(s, seat, i, out)
    put(out, AT.swapped, s.swapped)


@rule
def observe_hidden(s: State, seat: int, i: int, out: Row) -> None:
    """One face-down card."""
    zone, wind = int(s.hidden_zone[i]), int(s.hidden_wind[i])
    put(out, AT.hidden_zone + i, zone)
    put(out, AT.hidden_by + i, steps_left(s, seat, int(s.hidden_by[i]) - 1) + 1)
    put(out, AT.hidden_wind + i, wind)
    if wind != UNKNOWN:
        add_one(out, AT.mine + (zone - 1) * WINDS + wind - 1)


@rule
def observe_powers(s: State, out: Row) -> None:
    """The powers of this round."""
    put_row(out, AT.spent, s.spent, 1, GODS)
    mark(out, AT.storm, int(s.storm))
    mark(out, AT.doubled, int(s.doubled))
    mark(out, AT.power, int(s.power))
    put(out, AT.late, s.late)
    mark(out, AT.lifted, int(s.lifted))
    mark(out, AT.lifted_wind, int(s.lifted_wind))
    put(out, AT.lifted_card, s.lifted_card)
    mark(out, AT.dropped, int(s.dropped))


# ── foresight ── what follows from the view by one step of thought ────────────────────────────────


@rule
def turn_up_known(s: State, count: int) -> None:
    """Count the face-down cards that one knows among the open ones (1), or no longer (-1)."""
    for i in range(s.hidden):
        if s.hidden_wind[i] != UNKNOWN:
            s.laid[s.hidden_zone[i], s.hidden_wind[i]] += count


@rule
def foresee_voyage(s: State, seat: int, out: Row) -> None:
    """Where the winds would lead the ship, and what that and every other voyage pays."""
    course = course_now(s)
    for leg in range(LEGS):
        mark(out, THEN.leads + leg * COLOURS, course >> 2 * leg & 3)
    put(out, THEN.pays, pays(s, seat, course))
    for mission in range(1, MISSIONS + 1):
        put(out, THEN.pays_mission + mission - 1, pays_mission(s, mission, course))
        put_capped(out, THEN.mission_points + mission - 1, points_of_mission(s, mission))
    for other in range(COURSES):
        put(out, THEN.pays_course + other, pays(s, seat, other))


@rare
def foresee_zones(s: State, seat: int, out: Row) -> None:
    """What each zone would have to get to lead its leg, and what that would be worth."""
    winds = open_winds(s)
    course = course_by(s, winds)
    for zone in range(1, ZONES + 1):
        leg, colour = (zone - 1) // COLOURS, (zone - 1) % COLOURS + 1
        leader = course >> 2 * leg & 3
        led = course & ~(3 << 2 * leg) | colour << 2 * leg
        put_capped(out, THEN.wind + zone - 1, strength_of(s, zone, winds))
        if leader != colour:
            put_capped(out, THEN.lacks + zone - 1, lacking_in(s, zone, leader, winds))
        put(out, THEN.pays_led + zone - 1, pays(s, seat, led))
        for mission in range(1, MISSIONS + 1):
            place = THEN.pays_mission_led + (zone - 1) * MISSIONS + mission - 1
            put(out, place, pays_mission(s, mission, led))
        foresee_winds(s, seat, zone, out)
        foresee_powers(s, seat, zone, out)


@rule
def foresee_winds(s: State, seat: int, zone: int, out: Row) -> None:
    """What the voyage would pay with one more card of one's hand in a zone."""
    for wind in range(1, WINDS + 1):
        if s.hand[seat, wind]:
            s.laid[zone, wind] += 1
            put(out, THEN.pays_wind + (zone - 1) * WINDS + wind - 1, worth(s, seat))
            s.laid[zone, wind] -= 1


@rule
def foresee_powers(s: State, seat: int, zone: int, out: Row) -> None:
    """What it would pay if Poseidon or Aphrodite used their power on a zone."""
    storm, s.storm = int(s.storm), zone
    put(out, THEN.pays_stormed + zone - 1, worth(s, seat))
    s.storm = storm
    doubled, s.doubled = int(s.doubled), zone
    put(out, THEN.pays_doubled + zone - 1, worth(s, seat))
    s.doubled = doubled
