"""The rules of Odysseus.

Read it from the top: the deal, who decides, what he may do, what comes of it. Each kind of action has
one function that says why it is refused; what is legal and why something is not both come from it.
"""

from ithaca.engine.compiler import rare, rule
from ithaca.engine.dice import Key, below, draw, set_key, shuffle
from ithaca.engine.offers import FINE, offer, offer_row
from ithaca.engine.protocol import OVER, Actions, Shares

from .state import CHOOSING, DROPPING, OVER_PHASE, PLACING, TURN, WINDOW, State
from .tables import (
    ACTIONS,
    ADVENTURES,
    ADVENTURES_USED,
    ALLOW,
    APHRODITE,
    ATHENA,
    CALM,
    CARDS,
    COLOURS,
    COUNTER,
    DIONYSOS,
    DISC,
    DISCS_EACH,
    DOUBLE,
    DROP,
    DRY_ROUNDS,
    FIRST_HAND,
    GOAL,
    GODS,
    HADES,
    HERMES,
    HIDE,
    ISLANDS,
    LEGS,
    LIFT,
    MISSION_CARDS,
    NEW_WINDS,
    PACK,
    PASS,
    PAYS,
    POSEIDON,
    SEATS,
    START,
    STOP,
    STORM,
    STRENGTH,
    SWAP,
    UNKNOWN,
    WIND,
    WINDS,
    YELLOW,
    ZEUS,
    ZONES,
)

# Why an action is refused. `moves.py` gives each its words and its clause.
(
    GAME_OVER,
    SHIP_FIRST,
    SHIP_PLACED,
    NO_SUCH_ISLAND,
    DISC_FIRST,
    NO_DISC_NOW,
    NOT_IN_RESERVE,
    ATHENA_FIRST,
    NOTHING_TO_COUNTER,
    NOTHING_HIDDEN,
    DROP_FIRST,
    NOTHING_LIFTED,
    SAME_ZONE,
    NOT_HELD,
    NOT_YOUR_GOD,
    POWER_SPENT,
    HADES_OPEN,
    NO_SUCH_CARD,
    NO_DIONYSOS,
    SWAP_SELF,
    NO_SUCH_SEAT,
    NO_SUCH_ACTION,
) = range(1, 23)


# ── the deal ──────────────────────────────────────────────────────────────────────────────────────


@rare
def deal(s: State, key: Key) -> None:
    """Set up a game on a blank state that holds the options and the board."""
    set_key(s.dice, key)
    deal_gods(s)
    deal_missions(s)
    deal_discs(s)
    for wind in range(WINDS + 1):
        s.pack[wind] = PACK[wind]
    deal_winds(s, FIRST_HAND)
    s.rounds = 1
    s.active = seat_of(s, ZEUS)
    s.phase = PLACING


@rule
def deal_gods(s: State) -> None:
    """The first gods of the list play, as many as there are players."""
    for seat in range(s.seats):
        s.god[seat] = seat + 1
    shuffle(s.dice, s.god, 0, int(s.seats))


@rule
def deal_missions(s: State) -> None:
    """One card each; the rest stay unseen in the box."""
    for seat in range(s.seats):
        nth = below(s.dice, MISSION_CARDS[s.variant] - seat)
        card = 0
        while nth >= 0:
            card += 1
            if not is_mission_dealt(s, card):
                nth -= 1
        s.mission[seat] = card


@rule
def is_mission_dealt(s: State, card: int) -> bool:
    for seat in range(s.seats):
        if s.mission[seat] == card:
            return True
    return False


@rule
def deal_discs(s: State) -> None:
    """Lay discs on the islands at random, of each adventure as many; the others are the reserve.

    Where the islands cannot be shared out evenly (ten for four adventures), chance says which
    adventures get one more.
    """
    used = ADVENTURES_USED[s.variant]
    more = int(s.board.islands) % used
    for adventure in range(1, used + 1):
        s.reserve[adventure] = int(s.board.islands) // used
        if more > 0 and below(s.dice, used - adventure + 1) < more:
            s.reserve[adventure] += 1
            more -= 1
    left = int(s.board.islands)
    for island in range(1, ISLANDS + 1):
        if is_island(s, island):
            s.disc[island] = draw(s.dice, s.reserve, left)
            s.reserve[s.disc[island]] -= 1
            left -= 1
    for adventure in range(1, used + 1):
        s.reserve[adventure] = DISCS_EACH
    for island in range(1, ISLANDS + 1):
        if is_island(s, island):
            s.reserve[s.disc[island]] -= 1


@rule
def is_island(s: State, island: int) -> bool:
    """Whether this board has the island: one without lines was dropped."""
    return s.board.line[island, YELLOW] > 0


@rule
def deal_winds(s: State, each: int) -> None:
    """Give winds one at a time from the left of Zeus, until all have `each` or the pack is empty."""
    left = 0
    for wind in range(1, WINDS + 1):
        left += int(s.pack[wind])
    seat = seat_of(s, ZEUS)
    s.wake.used = 1
    for _ in range(each):
        for _ in range(s.seats):
            if left == 0:
                return
            seat = left_of(s, seat)
            wind = draw(s.dice, s.pack, left)
            s.pack[wind] -= 1
            s.hand[seat, wind] += 1
            s.wake.drawn[seat, wind] += 1
            left -= 1


# ── who decides ───────────────────────────────────────────────────────────────────────────────────


@rule
def actor(s: State) -> int:
    """The seat that decides now, or OVER."""
    if s.phase == OVER_PHASE:
        return OVER
    if s.phase == WINDOW:
        return seat_of(s, ATHENA)
    if s.phase == PLACING or s.phase == CHOOSING:
        return seat_of(s, ZEUS)
    return int(s.active)


@rule
def seat_of(s: State, god: int) -> int:
    """Who holds this god now; -1 if nobody does."""
    for seat in range(s.seats):
        if s.god[seat] == god:
            return seat
    return -1


@rule
def left_of(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


# ── what he may do: for each kind of action, why not ──────────────────────────────────────────────


@rule
def not_a_turn(s: State) -> int:
    """What must happen before the next ordinary turn."""
    if s.phase == TURN:
        return FINE
    if s.phase == PLACING:
        return SHIP_FIRST
    if s.phase == WINDOW:
        return ATHENA_FIRST
    if s.phase == DROPPING:
        return DROP_FIRST
    if s.phase == CHOOSING:
        return DISC_FIRST
    return GAME_OVER


@rule
def wind_refused(s: State, seat: int, wind: int) -> int:
    return FINE if s.hand[seat, wind] else NOT_HELD


@rule
def swap_refused(s: State, seat: int, other: int) -> int:
    if s.hand[seat, DIONYSOS] == 0:
        return NO_DIONYSOS
    if other >= s.seats:
        return NO_SUCH_SEAT
    return SWAP_SELF if other == seat else FINE


@rule
def power_refused(s: State, seat: int, god: int) -> int:
    """Why this seat cannot use the god's power on its turn."""
    if s.god[seat] != god:
        return NOT_YOUR_GOD
    if s.spent[god]:
        return HADES_OPEN if god == HADES else POWER_SPENT
    if god == ATHENA:
        return late_counter_refused(s)
    return FINE


@rule
def late_counter_refused(s: State) -> int:
    """On her own turn Athena can counter only Hades, and only with the option."""
    if not s.late_counter:
        return NOTHING_TO_COUNTER
    return FINE if s.hidden else NOTHING_HIDDEN


@rule
def lift_refused(s: State, zone: int, wind: int) -> int:
    return FINE if s.laid[zone, wind] else NO_SUCH_CARD


@rule
def start_refused(s: State, island: int) -> int:
    if s.phase != PLACING:
        return SHIP_PLACED
    return FINE if is_island(s, island) else NO_SUCH_ISLAND


@rule
def drop_refused(s: State, zone: int) -> int:
    if s.phase != DROPPING:
        return NOTHING_LIFTED
    return SAME_ZONE if s.lifted == zone else FINE


@rule
def answer_refused(s: State) -> int:
    return FINE if s.phase == WINDOW else NOTHING_TO_COUNTER


@rule
def disc_refused(s: State, adventure: int) -> int:
    if s.phase != CHOOSING:
        return NO_DISC_NOW
    return FINE if s.reserve[adventure] else NOT_IN_RESERVE


@rule
def legal(s: State, out: Actions) -> int:
    """Write the legal actions into `out`; return how many there are."""
    n = 0
    if s.phase == TURN:
        n = legal_on_turn(s, out)
    elif s.phase == PLACING:
        for island in range(1, ISLANDS + 1):
            n = offer(out, n, START + island - 1, start_refused(s, island))
    elif s.phase == DROPPING:
        for zone in range(1, ZONES + 1):
            n = offer(out, n, DROP + zone - 1, drop_refused(s, zone))
    elif s.phase == WINDOW:
        n = offer(out, n, COUNTER, answer_refused(s))
        n = offer(out, n, ALLOW, answer_refused(s))
    elif s.phase == CHOOSING:
        for adventure in range(1, ADVENTURES + 1):
            n = offer(out, n, DISC + adventure - 1, disc_refused(s, adventure))
    return n


@rule
def legal_on_turn(s: State, out: Actions) -> int:
    """A turn is one of: pass, lay a wind, play Dionysos to swap gods, use one's power."""
    seat = int(s.active)
    n = offer(out, 0, PASS, FINE)
    for wind in range(1, WINDS + 1):
        n = offer_row(out, n, WIND + (wind - 1) * ZONES, ZONES, wind_refused(s, seat, wind))
    if s.hand[seat, DIONYSOS]:
        for other in range(s.seats):
            n = offer(out, n, SWAP + other, swap_refused(s, seat, other))
    if power_refused(s, seat, int(s.god[seat])) == FINE:
        n = legal_powers(s, seat, out, n)
    return n


@rule
def legal_powers(s: State, seat: int, out: Actions, n: int) -> int:
    """Add the ways to use the power of this seat's god."""
    god = s.god[seat]
    if god == ZEUS:
        n = offer(out, n, STOP, FINE)
    elif god == ATHENA:
        n = offer(out, n, COUNTER, FINE)
    elif god == POSEIDON:
        n = offer_row(out, n, STORM, ZONES, FINE)
    elif god == APHRODITE:
        n = offer_row(out, n, DOUBLE, ZONES, FINE)
    elif god == HADES:
        for wind in range(1, WINDS + 1):
            n = offer_row(out, n, HIDE + (wind - 1) * ZONES, ZONES, wind_refused(s, seat, wind))
    elif god == HERMES:
        for zone in range(1, ZONES + 1):
            for wind in range(WINDS + 1):
                action = LIFT + (zone - 1) * (WINDS + 1) + wind
                n = offer(out, n, action, lift_refused(s, zone, wind))
    return n


@rule
def why(s: State, action: int) -> int:
    """Why the seat that decides may not do this now: a reason, or FINE. Agrees with `legal`."""
    if s.phase == OVER_PHASE:
        return GAME_OVER
    if action == ALLOW or (action == COUNTER and s.phase != TURN):
        return answer_refused(s)
    if START <= action < WIND:
        return start_refused(s, action - START + 1)
    if DROP <= action < SWAP:
        return drop_refused(s, action - DROP + 1)
    if DISC <= action < DISC + ADVENTURES:
        return disc_refused(s, action - DISC + 1)
    if action < PASS or action > ACTIONS:
        return NO_SUCH_ACTION
    return why_on_turn(s, action)


@rule
def why_on_turn(s: State, action: int) -> int:
    """The same for what one does on a turn of one's own."""
    if s.phase != TURN:
        return not_a_turn(s)
    seat = int(s.active)
    if action == PASS:
        return FINE
    if WIND <= action < HIDE:
        return wind_refused(s, seat, (action - WIND) // ZONES + 1)
    if SWAP <= action < DISC:
        return swap_refused(s, seat, action - SWAP)
    refused = power_refused(s, seat, god_of(action))
    if refused == FINE and HIDE <= action < STORM:
        return wind_refused(s, seat, (action - HIDE) // ZONES + 1)
    if refused == FINE and LIFT <= action < DROP:
        place = action - LIFT
        return lift_refused(s, place // (WINDS + 1) + 1, place % (WINDS + 1))
    return refused


@rule
def god_of(action: int) -> int:
    """The god whose power this action is."""
    if action == STOP:
        return ZEUS
    if action == COUNTER:
        return ATHENA
    if action < STORM:
        return HADES
    if action < DOUBLE:
        return POSEIDON
    return APHRODITE if action < LIFT else HERMES


# ── what comes of it ──────────────────────────────────────────────────────────────────────────────


@rule
def apply(s: State, action: int) -> None:
    """Play a legal action and move on to the next decision. Legality is not checked."""
    clear_wake(s)
    if action == PASS:
        pass_turn(s)
    elif action == STOP:
        use_power(s, ZEUS)
    elif action == COUNTER:
        counter(s)
    elif action == ALLOW:
        resolve(s)
    elif action < WIND:
        place_ship(s, action - START + 1)
    elif action < HIDE:
        lay_wind(s, (action - WIND) // ZONES + 1, (action - WIND) % ZONES + 1)
    elif action < STORM:
        hide_wind(s, (action - HIDE) // ZONES + 1, (action - HIDE) % ZONES + 1)
    elif action < DOUBLE:
        s.storm = action - STORM + 1
        use_power(s, POSEIDON)
    elif action < LIFT:
        s.doubled = action - DOUBLE + 1
        use_power(s, APHRODITE)
    elif action < DROP:
        lift_wind(s, (action - LIFT) // (WINDS + 1) + 1, (action - LIFT) % (WINDS + 1))
    elif action < SWAP:
        drop_wind(s, action - DROP + 1)
    elif action < DISC:
        swap_gods(s, action - SWAP)
    else:
        refill(s, action - DISC + 1)


@rule
def clear_wake(s: State) -> None:
    """Forget what the last action drew; most actions draw nothing."""
    if not s.wake.used:
        return
    s.wake.used = 0
    for seat in range(SEATS):
        for wind in range(WINDS + 1):
            s.wake.drawn[seat, wind] = 0
    for i in range(CARDS):
        s.wake.turned[i] = 0
    for zone in range(ZONES + 1):
        s.wake.strength[zone] = 0
    for leg in range(LEGS + 1):
        s.wake.path[leg] = 0
        s.wake.course[leg] = 0
    s.wake.taken = 0
    s.wake.sailed = 0


@rule
def place_ship(s: State, island: int) -> None:
    """The disc on that island joins the reserve and never counts."""
    s.ship = island
    s.origin = island
    s.reserve[s.disc[island]] += 1
    s.disc[island] = 0
    s.active = left_of(s, seat_of(s, ZEUS))
    s.phase = TURN


@rule
def pass_turn(s: State) -> None:
    """As many passes in a row as there are players end the round."""
    s.passes += 1
    if s.passes == s.seats:
        end_round(s)
        return
    end_turn(s)


@rule
def end_turn(s: State) -> None:
    s.active = left_of(s, int(s.active))
    s.phase = TURN


@rule
def lay_wind(s: State, wind: int, zone: int) -> None:
    s.hand[s.active, wind] -= 1
    s.laid[zone, wind] += 1
    s.passes = 0
    end_turn(s)


@rule
def swap_gods(s: State, seat: int) -> None:
    """Gods change hands with their powers as they are; only Hades may hide again."""
    s.hand[s.active, DIONYSOS] -= 1
    s.swapped += 1
    mine, other = int(s.god[s.active]), int(s.god[seat])
    s.god[s.active], s.god[seat] = other, mine
    if (mine == HADES or other == HADES) and not s.stays_open:
        s.spent[HADES] = 0
    s.passes = 0
    end_turn(s)


# ── powers ────────────────────────────────────────────────────────────────────────────────────────


@rule
def use_power(s: State, god: int) -> None:
    """Spend the power; while Athena has hers, she is asked before anything else happens."""
    s.passes = 0
    s.power = god
    if god != HADES:
        s.spent[god] = 1
    if s.spent[ATHENA]:
        resolve(s)
        return
    s.phase = WINDOW


@rule
def resolve(s: State) -> None:
    """The power stands: Zeus ends the round, after any other the turn is over."""
    god = int(s.power)
    s.power = 0
    if god == HERMES:
        settle_lifted(s)
    if god == ZEUS:
        end_round(s)
        return
    end_turn(s)


@rule
def counter(s: State) -> None:
    """Athena takes the power back; it stays spent, and so is hers."""
    god = int(s.power)
    s.spent[ATHENA] = 1
    s.power = 0
    s.passes = 0
    if god == POSEIDON:
        s.storm = 0
    elif god == APHRODITE:
        s.doubled = 0
    elif god == HERMES:
        return_lifted(s)
    elif god != ZEUS:  # Hades, at once or (god 0) on Athena's own turn.
        s.spent[HADES] = 1
        turn_up(s)
    end_turn(s)


@rule
def hide_wind(s: State, wind: int, zone: int) -> None:
    s.hand[s.active, wind] -= 1
    s.laid[zone, UNKNOWN] += 1
    s.hidden_zone[s.hidden] = zone
    s.hidden_by[s.hidden] = s.active + 1
    s.hidden_wind[s.hidden] = wind
    s.hidden += 1
    use_power(s, HADES)


@rare
def turn_up(s: State) -> None:
    """Turn up every face-down card, where it lies."""
    for i in range(s.hidden):
        s.laid[s.hidden_zone[i], UNKNOWN] -= 1
        s.laid[s.hidden_zone[i], s.hidden_wind[i]] += 1
        s.hidden_zone[i] = 0
        s.hidden_by[i] = 0
        s.hidden_wind[i] = 0
    s.hidden = 0


@rule
def lift_wind(s: State, zone: int, wind: int) -> None:
    """Hermes points at a card; it lies there until he puts it down."""
    s.lifted = zone
    s.lifted_wind = wind
    s.lifted_card = last_hidden(s, zone) + 1 if wind == UNKNOWN else 0
    s.passes = 0
    s.phase = DROPPING


@rule
def last_hidden(s: State, zone: int) -> int:
    """The face-down card that came to this zone last."""
    i = int(s.hidden) - 1
    while s.hidden_zone[i] != zone:
        i -= 1
    return i


@rule
def drop_wind(s: State, zone: int) -> None:
    s.dropped = zone
    carry_lifted(s, int(s.lifted), zone)
    use_power(s, HERMES)


@rule
def carry_lifted(s: State, start: int, end: int) -> None:
    """Carry the lifted card from one zone to another."""
    s.laid[start, s.lifted_wind] -= 1
    s.laid[end, s.lifted_wind] += 1
    if s.lifted_card:
        s.hidden_zone[s.lifted_card - 1] = end


@rare
def settle_lifted(s: State) -> None:
    """The card stays: among the face-down ones it is now the last to have come to its zone."""
    if s.lifted_card:
        last = int(s.hidden) - 1
        by, wind = int(s.hidden_by[s.lifted_card - 1]), int(s.hidden_wind[s.lifted_card - 1])
        for i in range(int(s.lifted_card) - 1, last):
            s.hidden_zone[i] = s.hidden_zone[i + 1]
            s.hidden_by[i] = s.hidden_by[i + 1]
            s.hidden_wind[i] = s.hidden_wind[i + 1]
        s.hidden_zone[last] = s.dropped
        s.hidden_by[last] = by
        s.hidden_wind[last] = wind
    clear_lifted(s)


@rule
def return_lifted(s: State) -> None:
    """Countered: the card goes back to where it lay."""
    carry_lifted(s, int(s.dropped), int(s.lifted))
    clear_lifted(s)


@rule
def clear_lifted(s: State) -> None:
    s.lifted = 0
    s.lifted_wind = 0
    s.lifted_card = 0
    s.dropped = 0


# ── the end of a round: voyage, disc, new winds ───────────────────────────────────────────────────


@rare
def end_round(s: State) -> None:
    """Turn up, sail, score; then the game is over, Zeus refills, or a new round begins."""
    for i in range(s.hidden):
        s.wake.turned[i] = s.hidden_wind[i]
    turn_up(s)
    sail(s)
    take_disc(s)
    if has_winner(s) or s.dry == DRY_ROUNDS:
        s.phase = OVER_PHASE
    elif s.wake.taken and reserve_left(s) > 0:
        s.phase = CHOOSING
    else:
        begin_round(s)


@rare
def sail(s: State) -> None:
    """Follow the strongest wind for up to three legs; a calm ends the voyage."""
    s.wake.used = 1
    s.wake.sailed = 1
    for zone in range(1, ZONES + 1):
        s.wake.strength[zone] = wind_in(s, zone)
    s.origin = s.ship
    s.wake.path[0] = s.ship
    for leg in range(1, LEGS + 1):
        colour = strongest_colour(s, leg)
        if colour == CALM:
            return
        s.ship = s.board.line[s.ship, colour]
        s.wake.course[leg] = colour
        s.wake.path[leg] = s.ship


@rule
def strongest_colour(s: State, leg: int) -> int:
    """The colour that the ship follows on this leg, or CALM. Ties go to the left."""
    best, strongest = CALM, 0
    for colour in range(1, COLOURS + 1):
        zone = (leg - 1) * COLOURS + colour
        total = wind_in(s, zone)
        if total > strongest and s.storm != zone:
            best, strongest = colour, total
    return best


@rule
def wind_in(s: State, zone: int) -> int:
    """The total of the open cards in a zone, doubled by Aphrodite."""
    total = 0
    for wind in range(1, WINDS + 1):
        total += int(s.laid[zone, wind]) * STRENGTH[wind]
    return total * 2 if s.doubled == zone else total


@rare
def take_disc(s: State) -> None:
    """The disc at a new end island counts for everyone; back where it began, nothing happens."""
    s.dry += 1
    if s.ship == s.origin or s.disc[s.ship] == 0:
        return
    s.dry = 0
    s.last = s.disc[s.ship]
    s.wake.taken = s.disc[s.ship]
    s.scored[s.last] += 1
    s.disc[s.ship] = 0


@rule
def reserve_left(s: State) -> int:
    left = 0
    for adventure in range(1, ADVENTURES + 1):
        left += int(s.reserve[adventure])
    return left


@rule
def refill(s: State, adventure: int) -> None:
    """Zeus lays a disc of the reserve on the island where the voyage began."""
    s.reserve[adventure] -= 1
    s.disc[s.origin] = adventure
    begin_round(s)


@rare
def begin_round(s: State) -> None:
    """Gather what was played, give the powers back, deal two winds each; left of Zeus begins."""
    for zone in range(1, ZONES + 1):
        for wind in range(1, WINDS + 1):
            s.pack[wind] += s.laid[zone, wind]
            s.laid[zone, wind] = 0
    s.pack[DIONYSOS] += s.swapped
    s.swapped = 0
    for god in range(1, GODS + 1):
        s.spent[god] = 0
    s.storm = 0
    s.doubled = 0
    deal_winds(s, NEW_WINDS)
    s.passes = 0
    s.rounds += 1
    s.active = left_of(s, seat_of(s, ZEUS))
    s.phase = TURN


# ── points and victory ────────────────────────────────────────────────────────────────────────────


@rule
def points_of(s: State, seat: int) -> int:
    """What the scored discs are worth on this seat's mission."""
    total = 0
    for adventure in range(1, ADVENTURES + 1):
        total += int(s.scored[adventure]) * PAYS[s.variant, s.mission[seat], adventure]
    return total


@rule
def points(s: State, out: Shares) -> None:
    for seat in range(s.seats):
        out[seat] = points_of(s, seat)


@rule
def has_winner(s: State) -> bool:
    """Whether someone has ten points or more."""
    if s.wake.taken == 0:
        return False
    for seat in range(s.seats):
        if points_of(s, seat) >= GOAL:
            return True
    return False


@rule
def rank_of(s: State, seat: int) -> int:
    """Points first, then what the last disc paid."""
    return points_of(s, seat) * 4 + PAYS[s.variant, s.mission[seat], s.last]


@rule
def shares(s: State, out: Shares) -> None:
    """How the victory is shared: all to the highest total, ties by the last disc, then shared."""
    best, winners = -1, 0
    for seat in range(s.seats):
        rank = rank_of(s, seat)
        if rank > best:
            best, winners = rank, 0
        if rank == best:
            winners += 1
    for seat in range(s.seats):
        won = s.phase == OVER_PHASE and rank_of(s, seat) == best
        out[seat] = 1.0 / winners if won else 0.0


# ── what must be true of every table ──────────────────────────────────────────────────────────────


@rare
def sound(s: State) -> int:
    """0 if winds, discs and missions are all there, once each, and no winner goes unnoticed."""
    for wind in range(1, WINDS + 1):
        if count_wind(s, wind) != PACK[wind]:
            return 1
    for adventure in range(1, ADVENTURES_USED[s.variant] + 1):
        if count_disc(s, adventure) != DISCS_EACH:
            return 2
    for seat in range(s.seats):
        if s.mission[seat] < 1 or s.mission[seat] > MISSION_CARDS[s.variant]:
            return 3
        if s.phase != OVER_PHASE and points_of(s, seat) >= GOAL:
            return 4
        for other in range(seat):
            if s.mission[seat] == s.mission[other] or s.god[seat] == s.god[other]:
                return 5
    return 0


@rule
def count_wind(s: State, wind: int) -> int:
    """All cards of this kind, wherever they are; face-down ones must be counted in their zone."""
    total = int(s.pack[wind])
    for seat in range(s.seats):
        total += int(s.hand[seat, wind])
    for zone in range(1, ZONES + 1):
        total += int(s.laid[zone, wind])
    for i in range(s.hidden):
        total += s.hidden_wind[i] == wind
    return total + int(s.swapped) if wind == DIONYSOS else total


@rule
def count_disc(s: State, adventure: int) -> int:
    """All discs of this adventure, wherever they are."""
    total = int(s.reserve[adventure]) + int(s.scored[adventure])
    for island in range(1, ISLANDS + 1):
        total += s.disc[island] == adventure
    return total
