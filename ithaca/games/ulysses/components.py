"""Ulysses in numbers: what lies in the box, and how actions are numbered.

Proofread it with the rulebook in hand. Ids start at 1; 0 is none or unknown.
"""

from ithaca.engine.record import table

SEATS = 5

# ── action cards ──────────────────────────────────────────────────────────────────────────────────

UNKNOWN, OBJECTION, TEMPLE, WIND, PLAGUE, ZEUS, PANDORA = range(7)
KINDS = 6
CARD_NAMES = ("?", "objection", "temple", "wind", "plague", "zeus", "pandora")

#            ?  obj  tem  win  pla  zeu  pan
DECK = table(0,  50,  23,  23,  16,  11,   9)  # fmt: skip
CARDS = 132

FIRST_HAND = 5  # of the starting player; each further one clockwise has one more
PANDORA_CARDS = 2  # drawn for a Pandora

# ── goals ─────────────────────────────────────────────────────────────────────────────────────────

GOALS = 4  # for each player; all four shown is victory
GOAL_CARDS = 36  # one for each coloured place
COLOURS = 4
COLOUR_NAMES = ("", "violet", "green", "red", "blue")
LEAST_OF_A_COLOUR = 5  # five players take one each
MOST_OF_A_COLOUR = 12  # that a pile has room for; our board has nine of each

# ── wood ──────────────────────────────────────────────────────────────────────────────────────────

TEMPLES = 23
PLAGUES = 6

NO_SIDE, BLUE, RED, BLACK = range(4)  # the discs of a debate; a tie goes to the one named first
SIDES = 3
SIDE_NAMES = ("", "blue", "red", "black")

# ── the board ─────────────────────────────────────────────────────────────────────────────────────

PLACES = GOAL_CARDS + 1  # a custom board may have a start without colour in addition to the 36
LINES = 6  # at most, from one place

LAST_TURN = 300  # the guard: nobody plays longer than this

# ── actions ── each kind fills a row of numbers, its arguments counted through ────────────────────

PASS, CONSENT, STAND, STAY, YIELD, OPEN_PANDORA, BUILD, BECALMED = range(1, 9)
LAY_PLAGUE = 9  # plague:PLACE
CLEANSE = LAY_PLAGUE + PLACES  # cleanse:PLACE
EXCHANGE = CLEANSE + PLACES  # exchange:PLACE
PROPOSE = EXCHANGE + PLACES  # propose:PLACE
PLACE_RED = PROPOSE + PLACES  # red:PLACE
PLACE_BLACK = PLACE_RED + PLACES  # black:PLACE
FROM = PLACE_BLACK + PLACES  # from:COLOUR
SUPPORT = FROM + COLOURS  # support:SIDE
PAY = SUPPORT + SIDES  # pay:CARD
ACTIONS = PAY + KINDS - 1  # the last number of an action

EXCHANGE_SEEN = ACTIONS + 1  # exchange:?COLOUR, as the others see it
SEEN = EXCHANGE_SEEN + COLOURS - 1  # the last number of a seen move
