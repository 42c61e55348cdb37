"""The powers of the gods, and Athena's answer to them."""

from ithaca.engine.compiler import rule

from .components import APHRODITE, ATHENA, HADES, HERMES, POSEIDON, UNKNOWN, ZEUS
from .state import DROPPING, TURN, WINDOW, State
from .turns import end_turn, pass_on, seat_of
from .voyage import end_round, turn_up


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
    clear_lifted(s)
    if s.late:  # The turn has changed already.
        s.late = 0
        s.phase = TURN
    elif god == ZEUS:
        end_round(s)
    elif god == HADES:
        pass_on(s)  # Athena has just been asked about his cards.
    else:
        end_turn(s)


@rule
def counter(s: State) -> None:
    """Athena takes the power back; it stays spent, and so is hers. Play goes on to the left of its god."""
    god = int(s.power)
    s.spent[ATHENA] = 1
    s.power = 0
    s.passes = 0
    if s.late:
        s.late = 0
        s.active = seat_of(s, HADES)
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


@rule
def lift_card(s: State, zone: int, wind: int, nth: int) -> None:
    """Hermes points at an open card, or at the nth face-down one; it lies there until he puts it down."""
    s.lifted = zone
    s.lifted_wind = wind
    s.lifted_card = hidden_place(s, zone, nth) + 1 if wind == UNKNOWN else 0
    s.phase = DROPPING


@rule
def hidden_place(s: State, zone: int, nth: int) -> int:
    """The place of this zone's nth face-down card among all of them, in the order in which they were laid."""
    for i in range(s.hidden):
        if s.hidden_zone[i] == zone:
            nth -= 1
            if nth == 0:
                return i
    return -1


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
