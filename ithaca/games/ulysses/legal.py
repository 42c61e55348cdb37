"""What one may do. Each kind of action has one function that says why it is refused;
what is legal, and why something is not, both come from it.

Functions that are asked at most decisions look at the reasons from the last to the first, and the first
replaces what is so `otherwise`: which one applies cannot be predicted, and this way needs no branch.
"""

from ithaca.engine.compiler import rare, rule
from ithaca.engine.offers import FINE, offer
from ithaca.engine.protocol import Actions

from .components import (
    ACTIONS,
    BECALMED,
    BLACK,
    BLUE,
    BUILD,
    CLEANSE,
    COLOURS,
    CONSENT,
    EXCHANGE,
    FROM,
    GOALS,
    KINDS,
    LAY_PLAGUE,
    LINES,
    OBJECTION,
    OPEN_PANDORA,
    PANDORA,
    PASS,
    PAY,
    PLACE_BLACK,
    PLACE_RED,
    PLACES,
    PLAGUE,
    PLAGUES,
    PROPOSE,
    RED,
    STAND,
    STAY,
    SUPPORT,
    TEMPLE,
    TEMPLES,
    WIND,
    YIELD,
    ZEUS,
)
from .debate import needed_for
from .goals import slot_of
from .payment import holds, is_temple, objections
from .state import (
    ACTING,
    ALL_BOUND,
    ANSWERING,
    DEBATING,
    DISC_BILL,
    EXCHANGING,
    OVER_PHASE,
    PANDORA_BILL,
    PAYING,
    PLAGUE_BILL,
    RAISING,
    STAYING,
    TEMPLE_BILL,
    WIND_BILL,
    State,
)
from .turns import hand_size
from .voyage import is_joined, ways_out

# Why an action is refused. `moves.py` gives each its words and its clause.
(
    GAME_OVER,
    ACT_FIRST,
    COLOUR_FIRST,
    PAY_FIRST,
    ANSWER_FIRST,
    DEBATE_FIRST,
    RAISE_FIRST,
    WIND_FIRST,
    NO_SUCH_PLACE,
    NO_LINE,
    PLAGUED,
    MUST_PROPOSE,
    MUST_CLEANSE,
    KEEP_THE_PRICE,
    WALLS_IN,
    NO_PANDORA,
    PANDORA_USED,
    NO_PLAGUE_CARD,
    ALREADY_PLAGUED,
    NO_PLAGUE_LEFT,
    NO_PLAGUE_THERE,
    TOO_FEW_CARDS,
    NOT_YOUR_GOAL,
    GOAL_SHOWN,
    EXCHANGED,
    NO_PILE,
    SHIP_COLOUR,
    PILE_EMPTY,
    NO_TEMPLE_LEFT,
    TOO_FEW_TEMPLES,
    DISC_THERE,
    TOO_FEW_OBJECTIONS,
    TOO_FEW_FOR_RED,
    TOO_FEW_FOR_BLACK,
    CANNOT_CLEANSE,
    BLACK_LIES,
    ONE_DISC,
    DISC_DECLINED,
    BOUND,
    OWN_DISC,
    NO_SUCH_DISC,
    NOT_HELD,
    WRONG_CARD,
    TEMPLES_OWED,
    OBJECTIONS_ONLY,
    OBJECTIONS_OWED,
    MORE_TO_LEAD,
    NO_WIND,
    NO_SUCH_ACTION,
) = range(1, 50)


@rule
def not_now(s: State) -> int:
    """What has to be decided first, before any other action."""
    if s.phase == ACTING:
        return ACT_FIRST
    if s.phase == EXCHANGING:
        return COLOUR_FIRST
    if s.phase == PAYING:
        return PAY_FIRST
    if s.phase == ANSWERING:
        return ANSWER_FIRST
    if s.phase == DEBATING:
        return DEBATE_FIRST
    if s.phase == RAISING:
        return RAISE_FIRST
    return WIND_FIRST if s.phase == STAYING else GAME_OVER


# ── the action phase ──────────────────────────────────────────────────────────────────────────────


@rule
def pandora_refused(s: State, seat: int) -> int:
    if s.pandora_used:
        return PANDORA_USED
    return FINE if holds(s, seat, PANDORA) else NO_PANDORA


@rule
def plague_refused(s: State, seat: int, place: int, ways: int) -> int:
    if not holds(s, seat, PLAGUE):
        return NO_PLAGUE_CARD
    otherwise = NO_PLAGUE_LEFT if s.plagues == PLAGUES else FINE
    if otherwise == FINE and ways <= 1:
        otherwise = last_plague_refused(s, seat, place, ways)
    return ALREADY_PLAGUED if s.plagued[place] else otherwise


@rare
def last_plague_refused(s: State, seat: int, place: int, ways: int) -> int:
    """A player who walls the ship in must be able to free it afterwards; if it is walled in, stay able to."""
    if ways and s.forced and is_joined(s, int(s.ship), place):
        return FINE if hand_size(s, seat) > s.temples[seat] else WALLS_IN
    return KEEP_THE_PRICE if hand_size(s, seat) - 1 < kept_cards(s, seat, ways) else FINE


@rule
def cleanse_refused(s: State, seat: int, place: int, kept: int) -> int:
    """Any plague may go; if the ship is walled in, removing one next to it must stay payable."""
    if not s.plagued[place]:
        return NO_PLAGUE_THERE
    left = hand_size(s, seat) - int(s.temples[seat])
    if left < 0:
        return TOO_FEW_CARDS
    return KEEP_THE_PRICE if left < kept and not is_joined(s, int(s.ship), place) else FINE


@rule
def exchange_refused(s: State, seat: int, place: int, kept: int) -> int:
    if s.exchanged:
        return EXCHANGED
    slot = slot_of(s, seat, place)
    if slot == 0:
        return NOT_YOUR_GOAL
    left = hand_size(s, seat) - int(s.temples[seat])
    otherwise = FINE if has_pile(s, int(s.board.colour[place])) else NO_PILE
    if left < kept:
        otherwise = TOO_FEW_CARDS if left < 0 else KEEP_THE_PRICE
    return GOAL_SHOWN if s.shown[seat, slot - 1] else otherwise


@rule
def has_pile(s: State, given: int) -> bool:
    """Whether there is a pile to draw from, once a goal of this colour is given back."""
    found = False
    for colour in range(1, COLOURS + 1):
        found |= colour_refused(s, colour, given) == FINE
    return found


@rule
def colour_refused(s: State, colour: int, given: int) -> int:
    """The pile of the given colour is never empty: the card goes there first."""
    otherwise = FINE if (s.pile_size[colour] > 0) | (colour == given) else PILE_EMPTY
    return SHIP_COLOUR if colour == s.board.colour[s.ship] else otherwise


@rule
def from_refused(s: State, seat: int, colour: int) -> int:
    return colour_refused(s, colour, int(s.goal_colour[seat, s.giving - 1]))


@rule
def build_refused(s: State, seat: int, kept: int) -> int:
    """The next temple costs as many temple cards as one has temples, and as many others; it makes a removal
    dearer by one card."""
    standing = 0
    for other in range(s.seats):
        standing += int(s.temples[other])
    if standing == TEMPLES:
        return NO_TEMPLE_LEFT
    own = int(s.temples[seat])
    if int(s.hand[seat, TEMPLE]) + int(s.hand[seat, ZEUS]) < own:
        return TOO_FEW_TEMPLES
    left = hand_size(s, seat) - 2 * own
    if left < 0:
        return TOO_FEW_CARDS
    return KEEP_THE_PRICE if kept and left <= kept else FINE


@rule
def propose_refused(s: State, place: int) -> int:
    otherwise = PLAGUED if s.plagued[place] else FINE
    return otherwise if is_joined(s, int(s.ship), place) else NO_LINE


@rule
def becalmed_refused(s: State, seat: int, ways: int) -> int:
    """Only a ship that is walled in stays, and only if it cannot be freed; with the option, if one likes."""
    if ways:
        return MUST_PROPOSE
    return MUST_CLEANSE if kept_cards(s, seat, ways) else FINE


@rule
def kept_cards(s: State, seat: int, ways: int) -> int:
    """What must stay in the hand: if the ship is walled in and can be freed, the price of that.

    Pandora may always be opened: the card that pays for her lies in the discards before two are drawn, so at
    least one card comes back for it.
    """
    if ways or not s.forced:
        return 0
    price = int(s.temples[seat])
    return price if hand_size(s, seat) >= price else 0


# ── the debate ────────────────────────────────────────────────────────────────────────────────────


@rule
def disc_refused(s: State, seat: int, side: int, place: int, needed: int) -> int:
    """What any new disc needs: a place of its own, the objections (`needed`: to lead), and the price of its
    plague."""
    dear = (s.plagued[place] > 0) & (hand_size(s, seat) < needed + s.temples[seat])
    otherwise = CANNOT_CLEANSE if dear else FINE
    if objections(s, seat) < needed:
        otherwise = TOO_FEW_FOR_RED if side == RED else TOO_FEW_FOR_BLACK
    there = (place == s.disc[BLUE]) | (place == s.disc[RED])
    otherwise = DISC_THERE if there else otherwise
    return otherwise if is_joined(s, int(s.ship), place) else NO_LINE


@rule
def black_refused(s: State, seat: int) -> int:
    """Why this seat may not place the black disc anywhere."""
    return BLACK_LIES if s.disc[BLACK] else disc_barred(s, seat)


@rule
def disc_barred(s: State, seat: int) -> int:
    """Why this seat may place no further disc in this movement; that the black one lies is no such reason."""
    if owns_disc(s, seat):
        return ONE_DISC
    if s.declined[seat]:
        return DISC_DECLINED
    return BOUND if s.bound == ALL_BOUND and s.backed[seat] else FINE


@rule
def owns_disc(s: State, seat: int) -> bool:
    """Whether the seat has placed a disc in this movement."""
    return s.owner[BLUE] == seat + 1 or s.owner[RED] == seat + 1 or s.owner[BLACK] == seat + 1


@rule
def support_refused(s: State, seat: int, side: int, needed: int) -> int:
    """A disc that lies, the cards to lead (`needed`); and the owner of a disc plays for that one."""
    otherwise = FINE if objections(s, seat) >= needed else TOO_FEW_OBJECTIONS
    if s.bound and s.backed[seat] and s.backed[seat] != side:
        if s.bound == ALL_BOUND:
            otherwise = BOUND
        elif owns_disc(s, seat):
            otherwise = OWN_DISC
    return otherwise if s.disc[side] else NO_SUCH_DISC


@rule
def stand_refused(s: State) -> int:
    return MORE_TO_LEAD if s.owed > 0 else FINE


# ── paying ────────────────────────────────────────────────────────────────────────────────────────


@rule
def pay_refused(s: State, seat: int, kind: int) -> int:
    """Whether this card pays the bill, and leaves what the rest of it needs."""
    otherwise = kind_refused(s, seat, kind)
    return otherwise if s.hand[seat, kind] else NOT_HELD


@rule
def kind_refused(s: State, seat: int, kind: int) -> int:
    """The same for a card that is held."""
    if s.phase == RAISING:
        return FINE if kind in (OBJECTION, ZEUS) else OBJECTIONS_ONLY
    if s.bill == TEMPLE_BILL:
        return TEMPLES_OWED if s.owed == s.owed_temples and not is_temple(kind) else FINE
    if s.bill == DISC_BILL:
        keeps = kind != OBJECTION and kind != ZEUS
        return FINE if keeps or objections(s, seat) > s.needed else OBJECTIONS_OWED
    wanted = card_for(int(s.bill))
    return FINE if wanted == 0 or kind in (wanted, ZEUS) else WRONG_CARD


@rule
def card_for(bill: int) -> int:
    """The kind of card that pays this bill; 0 if any will do."""
    if bill == PANDORA_BILL:
        return PANDORA
    if bill == PLAGUE_BILL:
        return PLAGUE
    return WIND if bill == WIND_BILL else 0


@rule
def stay_refused(s: State, seat: int) -> int:
    """A wind brings a new proposal: where plagues lie all around, one of them must be payable after it."""
    if not holds(s, seat, WIND):
        return NO_WIND
    short = s.forced and hand_size(s, seat) <= s.temples[seat]
    return KEEP_THE_PRICE if short and ways_out(s) == 0 else FINE


# ── legal ─────────────────────────────────────────────────────────────────────────────────────────


@rule
def legal(s: State, out: Actions) -> int:
    """Write the legal actions into `out`; return how many there are."""
    seat = int(s.voice)
    if s.phase == ACTING:
        return legal_actions(s, seat, out)
    if s.phase == PAYING:
        return legal_payments(s, seat, out, 0)
    if s.phase == RAISING:
        return legal_raises(s, seat, out)
    if s.phase == ANSWERING:
        n = offer(out, 0, CONSENT, FINE)
        return legal_discs(s, seat, RED, out, n)
    if s.phase == DEBATING:
        return legal_in_debate(s, seat, out)
    if s.phase == STAYING:
        n = offer(out, 0, YIELD, FINE)
        return offer(out, n, STAY, stay_refused(s, seat))
    if s.phase == EXCHANGING:
        return legal_colours(s, seat, out)
    return 0


@rule
def legal_actions(s: State, seat: int, out: Actions) -> int:
    """The action phase: a proposal ends it, everything else comes before."""
    n = legal_but_plagues(s, seat, out)
    if s.plagues < PLAGUES and holds(s, seat, PLAGUE):
        ways = ways_out(s)
        for place in range(1, s.board.places + 1):
            n = offer(out, n, LAY_PLAGUE + place - 1, plague_refused(s, seat, place, ways))
    return n


@rule
def legal_but_plagues(s: State, seat: int, out: Actions) -> int:
    """All that one may do in the action phase but lay a plague."""
    n = 0
    for i in range(LINES):
        place = int(s.board.line[s.ship, i])
        refused = propose_refused(s, place)
        n = offer(out, n, PROPOSE + place - 1, refused if place else NO_LINE)
    ways = n
    kept = kept_cards(s, seat, ways)
    n = offer(out, n, BECALMED, becalmed_refused(s, seat, ways))
    n = offer(out, n, OPEN_PANDORA, pandora_refused(s, seat))
    n = offer(out, n, BUILD, build_refused(s, seat, kept))
    if not s.exchanged:
        for slot in range(GOALS):
            place = int(s.goal[seat, slot])
            n = offer(out, n, EXCHANGE + place - 1, exchange_refused(s, seat, place, kept))
    if s.plagues:
        for place in range(1, s.board.places + 1):
            if s.plagued[place]:  # few are; without this check it took longer than everything else together
                n = offer(out, n, CLEANSE + place - 1, cleanse_refused(s, seat, place, kept))
    return n


@rule
def legal_colours(s: State, seat: int, out: Actions) -> int:
    n = 0
    for colour in range(1, COLOURS + 1):
        n = offer(out, n, FROM + colour - 1, from_refused(s, seat, colour))
    return n


@rule
def legal_payments(s: State, seat: int, out: Actions, n: int) -> int:
    for kind in range(1, KINDS + 1):
        n = offer(out, n, PAY + kind - 1, pay_refused(s, seat, kind))
    return n


@rule
def legal_raises(s: State, seat: int, out: Actions) -> int:
    """To stand, and the two kinds that count in a debate: all others are refused."""
    objection, zeus = pay_refused(s, seat, OBJECTION), pay_refused(s, seat, ZEUS)
    n = offer(out, 0, STAND, stand_refused(s))
    n = offer(out, n, PAY + OBJECTION - 1, objection)
    return offer(out, n, PAY + ZEUS - 1, zeus)


@rule
def legal_discs(s: State, seat: int, side: int, out: Actions, n: int) -> int:
    """The places where this disc may be put."""
    first, needed = PLACE_RED if side == RED else PLACE_BLACK, needed_for(s, side)
    for i in range(LINES):
        place = int(s.board.line[s.ship, i])
        refused = disc_refused(s, seat, side, place, needed)
        n = offer(out, n, first + place - 1, refused if place else NO_LINE)
    return n


@rule
def legal_in_debate(s: State, seat: int, out: Actions) -> int:
    # Cards are counted before anything is written, so that the compiled code counts them once for all sides.
    blue, red, black = needed_for(s, BLUE), needed_for(s, RED), needed_for(s, BLACK)
    barred = black_refused(s, seat)
    for_blue, for_red = support_refused(s, seat, BLUE, blue), support_refused(s, seat, RED, red)
    for_black = support_refused(s, seat, BLACK, black)
    n = offer(out, 0, PASS, FINE)
    n = offer(out, n, SUPPORT + BLUE - 1, for_blue)
    n = offer(out, n, SUPPORT + RED - 1, for_red)
    n = offer(out, n, SUPPORT + BLACK - 1, for_black)
    if barred == FINE:
        n = legal_discs(s, seat, BLACK, out, n)
    return n


# ── why ───────────────────────────────────────────────────────────────────────────────────────────


@rule
def why(s: State, action: int) -> int:
    """Why the seat that decides may not do this now: a reason, or FINE. Agrees with `legal`."""
    if s.phase == OVER_PHASE:
        return GAME_OVER
    if action < PASS or action > ACTIONS:
        return NO_SUCH_ACTION
    if LAY_PLAGUE <= action < FROM and (action - LAY_PLAGUE) % PLACES >= s.board.places:
        return NO_SUCH_PLACE  # only a board with a start in addition to the 36 has a 37th
    if not is_time_for(s, action):
        return not_now(s)
    if s.phase == ACTING:
        return why_in_actions(s, int(s.voice), action)
    return why_otherwise(s, int(s.voice), action)


@rule
def is_time_for(s: State, action: int) -> bool:
    """Whether an action of this kind belongs to the phase of the game."""
    if action >= PAY:
        return s.phase == PAYING or s.phase == RAISING
    if action >= SUPPORT or PLACE_BLACK <= action < FROM or action == PASS:
        return s.phase == DEBATING
    if action >= FROM:
        return s.phase == EXCHANGING
    if action >= PLACE_RED or action == CONSENT:
        return s.phase == ANSWERING
    if action == STAND:
        return s.phase == RAISING
    if action in (STAY, YIELD):
        return s.phase == STAYING
    return s.phase == ACTING


@rule
def why_in_actions(s: State, seat: int, action: int) -> int:
    ways = ways_out(s)
    kept = kept_cards(s, seat, ways)
    if action == OPEN_PANDORA:
        return pandora_refused(s, seat)
    if action == BUILD:
        return build_refused(s, seat, kept)
    if action == BECALMED:
        return becalmed_refused(s, seat, ways)
    if action < CLEANSE:
        return plague_refused(s, seat, action - LAY_PLAGUE + 1, ways)
    if action < EXCHANGE:
        return cleanse_refused(s, seat, action - CLEANSE + 1, kept)
    if action < PROPOSE:
        return exchange_refused(s, seat, action - EXCHANGE + 1, kept)
    return propose_refused(s, action - PROPOSE + 1)


@rule
def why_otherwise(s: State, seat: int, action: int) -> int:
    """The same for payments, the debate and the wind."""
    if action >= PAY:
        return pay_refused(s, seat, action - PAY + 1)
    if action >= SUPPORT:
        side = action - SUPPORT + 1
        return support_refused(s, seat, side, needed_for(s, side))
    if action >= FROM:
        return from_refused(s, seat, action - FROM + 1)
    if action >= PLACE_BLACK:
        place, refused = action - PLACE_BLACK + 1, black_refused(s, seat)
        return refused if refused != FINE else disc_refused(s, seat, BLACK, place, needed_for(s, BLACK))
    if action >= PLACE_RED:
        return disc_refused(s, seat, RED, action - PLACE_RED + 1, needed_for(s, RED))
    if action == STAND:
        return stand_refused(s)
    return stay_refused(s, seat) if action == STAY else FINE
