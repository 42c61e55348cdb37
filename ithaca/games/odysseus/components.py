"""Odysseus in numbers: what lies in the box, and how actions are numbered.

Proofread it with the rulebook in hand. Ids start at 1; 0 is none or unknown.
"""

from ithaca.engine.record import table

SEATS = 6

# ── gods ── in the order in which they join as players are added ─────────────────────────────────

ZEUS, ATHENA, POSEIDON, HADES, APHRODITE, HERMES = range(1, 7)
GODS = 6
GOD_NAMES = ("", "zeus", "athena", "poseidon", "hades", "aphrodite", "hermes")

# ── winds ─────────────────────────────────────────────────────────────────────────────────────────

UNKNOWN, WIND_1, WIND_2, WIND_3, WIND_5, DIONYSOS = range(6)
WINDS = 5
WIND_NAMES = ("?", "1", "2", "3", "5", "d")

#                ?   1   2   3   5   d
STRENGTH = table(0,  1,  2,  3,  5,  1)  # fmt: skip
PACK     = table(0, 10, 11,  8,  5,  8)  # fmt: skip
CARDS = 42

FIRST_HAND = 3  # winds for each at the start
NEW_WINDS = 2  # winds for each after a round

# ── adventures ────────────────────────────────────────────────────────────────────────────────────

CYCLOPS, THE_WINDS, SIRENS, UNDERWORLD, SCYLLA, HOMECOMING = range(1, 7)
ADVENTURES = 6
ADVENTURE_NAMES = ("", "cyclops", "winds", "sirens", "underworld", "scylla", "homecoming")

DISCS_EACH = 5  # of each adventure
GOAL = 10  # points that end the game
DRY_ROUNDS = 12  # rounds in a row without a scored disc that end it too

# ── missions ── what each card pays for each adventure ────────────────────────────────────────────
# The printed cards are not known: these are our reconstruction (clause odysseus/setup/cards).

STANDARD, FOUR, FIVE = range(3)
VARIANT_NAMES = ("standard", "four", "five")
MISSIONS = 6

PAYS = table(
    (  # standard
        # -  cyc win sir und scy hom
        (0,  0,  0,  0,  0,  0,  0),
        (0,  3,  2,  0,  1,  0,  0),
        (0,  0,  3,  2,  0,  1,  0),
        (0,  0,  0,  3,  2,  0,  1),
        (0,  1,  0,  0,  3,  2,  0),
        (0,  0,  1,  0,  0,  3,  2),
        (0,  2,  0,  1,  0,  0,  3),
    ),
    (  # the variant for four
        (0,  0,  0,  0,  0,  0,  0),
        (0,  3,  2,  1,  0,  0,  0),
        (0,  0,  3,  2,  1,  0,  0),
        (0,  1,  0,  3,  2,  0,  0),
        (0,  2,  1,  0,  3,  0,  0),
        (0,  0,  0,  0,  0,  0,  0),
        (0,  0,  0,  0,  0,  0,  0),
    ),
    (  # the variant for five
        (0,  0,  0,  0,  0,  0,  0),
        (0,  3,  2,  0,  1,  0,  0),
        (0,  0,  3,  2,  0,  1,  0),
        (0,  1,  0,  3,  2,  0,  0),
        (0,  0,  1,  0,  3,  2,  0),
        (0,  2,  0,  1,  0,  3,  0),
        (0,  0,  0,  0,  0,  0,  0),
    ),
)  # fmt: skip

#                        standard four five
MISSION_CARDS   = table(        6,   4,   5)  # fmt: skip
ADVENTURES_USED = table(        6,   4,   6)  # fmt: skip

# ── the board ─────────────────────────────────────────────────────────────────────────────────────

ISLANDS = 18

CALM, YELLOW, GREEN, RED = range(4)
COLOURS = 3
COLOUR_NAMES = ("calm", "yellow", "green", "red")

LEGS = 3
ZONES = 9  # three colours for each leg
ZONE_NAMES = ("", "y1", "g1", "r1", "y2", "g2", "r2", "y3", "g3", "r3")

# ── actions ── each kind fills a row of numbers, its arguments counted through ────────────────────

PASS, STOP, COUNTER, ALLOW = range(1, 5)
START = 5  # start:ISLAND
WIND = START + ISLANDS  # wind:W:Z
HIDE = WIND + WINDS * ZONES  # hide:W:Z
STORM = HIDE + WINDS * ZONES  # storm:Z
DOUBLE = STORM + ZONES  # double:Z
LIFT = DOUBLE + ZONES  # lift:Z:hidden (the only face-down card there), lift:Z:W
DROP = LIFT + ZONES * (WINDS + 1)  # drop:Z
SWAP = DROP + ZONES  # swap:SEAT
DISC = SWAP + SEATS  # disc:ADVENTURE
# lift:Z:hidden1, lift:Z:hidden2 …: hands have no limit, so all winds may come to lie face down in one zone.
LIFT_NTH = DISC + ADVENTURES
ACTIONS = LIFT_NTH + ZONES * CARDS - 1  # the last number of an action

HIDDEN = ACTIONS + 1  # hide:?:Z, as the others see it
SEEN = HIDDEN + ZONES - 1  # the last number of a seen move
