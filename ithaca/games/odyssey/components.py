"""L'Odyssée d'Ulysse in numbers: what lies in the box, and how actions are numbered.

Proofread it with the rulebook in hand. Ids start at 1; 0 is none or unknown.
"""

from ithaca.engine.record import table

SEATS = 4
DIE = 6

# ── weapons ── the blue cards ─────────────────────────────────────────────────────────────────────

NO_WEAPON, LANCE, BOW, SHIELD, HELMET = range(5)
WEAPONS = 4
WEAPON_NAMES = ("none", "lance", "bow", "shield", "helmet")

# ── orange cards ──────────────────────────────────────────────────────────────────────────────────

HERMES, LEUCOTHEA, PROTEUS, ATHENA = range(1, 5)
HELPS = 4
CIRCE, CALYPSO, SIRENS, LOTUS_EATERS = range(5, 9)
CYCLOPES, SCYLLA, POLYPHEMUS, CICONES = range(9, 13)
LAESTRYGONIANS, HYPERION, CHARYBDIS, POSEIDON = range(13, 17)
MIST, FOG, CALM, BAG = range(17, 21)
TREASURE_3, TREASURE_4, TREASURE_5 = range(21, 24)
TREASURES = 3
CARDS = 23  # kinds of orange cards
GHOSTS = CARDS + 1  # no card: what one meets on Hades
CARD_NAMES = (
    "?", "hermes", "leucothea", "proteus", "athena", "circe", "calypso", "sirens", "lotuseaters",
    "cyclopes", "scylla", "polyphemus", "cicones", "laestrygonians", "hyperion", "charybdis", "poseidon",
    "mist", "fog", "calm", "bag", "treasure3", "treasure4", "treasure5", "ghosts",
)  # fmt: skip

# What kind of card each is.
NOTHING, HELP_CARD, CHARM, COMBAT, WRECK, WEATHER, WINDS, TREASURE = range(8)
SORT_NAMES = ("", "help", "charm", "combat", "wreck", "weather", "winds", "treasure")

# fmt: off
#               ?  her leu pro ath  cir cal sir lot  cyc scy pol cic
SORT   = table( 0,  1,  1,  1,  1,   2,  2,  2,  2,   3,  3,  3,  3,
#              lae hyp cha pos  mis fog cal bag  tr3 tr4 tr5  ghosts
                4,  4,  4,  4,   5,  5,  5,  6,   7,  7,  7,   2)
VALUE  = table( 0,  0,  0,  0,  0,   5,  5,  3,  3,   2,  3,  3,  3,
                3,  4,  4,  5,   0,  0,  4,  0,   3,  4,  5,   0)
COPIES = table( 0,  1,  1,  1,  1,   1,  1,  1,  1,   1,  1,  1,  1,
                1,  1,  1,  2,   2,  2,  1,  1,   1,  1,  1,   0)
# fmt: on
PILE = 26  # orange cards

BAG_WRECKS = 2  # the bag's die wrecks on this and less
STRONG_GHOSTS = 5  # with the option

# ── the board ─────────────────────────────────────────────────────────────────────────────────────

SPACES = 96  # at most
ROUTES = 8  # at most, out of all forks
WAYS = 4  # at most, out of one fork

# ── actions ── each kind fills a row of numbers, its arguments counted through ────────────────────

ROLL, ENDURE, ARM, DECLINE = range(1, 5)
HELP = 5  # help:CARD
ROUTE = HELP + HELPS  # route:NAME
ACTIONS = ROUTE + ROUTES - 1  # the last number of an action
SEEN = ACTIONS  # of a seen move: nothing is hidden
