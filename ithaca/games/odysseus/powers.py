"""The powers of the gods, and Athena's answer to them."""

from ithaca.engine.compiler import rule

from .state import DROPPING, WINDOW, State
from .tables import APHRODITE, ATHENA, HADES, HERMES, POSEIDON, UNKNOWN, ZEUS
from .turns import end_turn
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


@rule
def lift_wind(s: State, zone: int, wind: int) -> None:
    """Hermes points at a card; it lies there until he puts it down."""
    s.lifted = zone
    s.lifted_wind = wind
    s.lifted_card = last_hidden(s, zone) + 1 if wind == UNKNOWN else 0
    s.phase = DROPPING


@rule
def last_hidden(s: State, zone: int) -> int:
    """The face-down card that was laid in this zone last."""
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
