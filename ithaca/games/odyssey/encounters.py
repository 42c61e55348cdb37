"""Stars and what one meets there: tests, help, and what happens to those who fail."""

from ithaca.engine.compiler import rare, rule

from .components import (
    ATHENA,
    BAG,
    BAG_WRECKS,
    BOW,
    CALM,
    CHARM,
    CIRCE,
    COMBAT,
    FOG,
    GHOSTS,
    HELMET,
    HELP_CARD,
    HELPS,
    HERMES,
    LANCE,
    MIST,
    SHIELD,
    SIRENS,
    SORT,
    TREASURE,
    TREASURE_3,
    TREASURES,
    VALUE,
    WEATHER,
    WRECK,
)
from .deal import draw_card, put_under
from .score import is_settled
from .state import BAGGING, HELPING, MOVING, OVER_PHASE, ROUTING, TESTING, WRECKING, State
from .turns import end_turn, next_turn, set_sail

# ── what lies on a star ───────────────────────────────────────────────────────────────────────────


@rare
def meet_star(s: State) -> None:
    """An unbeaten card that lies there, or the top one of the pile."""
    space = int(s.at[s.active])
    if not s.board.star[space]:
        end_turn(s)
        return
    card = int(s.lying[space])
    if card == 0:
        card = draw_card(s)
    if SORT[card] == HELP_CARD:
        s.help[s.active, card] = 1
        end_turn(s)
    elif SORT[card] == TREASURE:
        s.treasure[s.active, card - TREASURE_3] = 1
        end_turn(s)
    elif card == BAG:
        open_bag(s)
    elif card:
        s.lying[space] = card
        face(s, card)
    else:
        end_turn(s)


@rule
def open_bag(s: State) -> None:
    """Used, not fought: it goes under the pile, and the trireme sails on at once."""
    s.effects.faced = BAG
    put_under(s, BAG)
    s.blown = 1
    set_sail(s)


@rule
def face(s: State, card: int) -> None:
    """Come to an encounter: most are tested at once, the weather just strikes."""
    s.facing = card
    s.arrived = 1
    s.effects.faced = card
    if SORT[card] != WEATHER:
        s.phase = TESTING
    elif can_be_helped(s):
        s.phase = HELPING
    else:
        suffer(s)


# ── tests ─────────────────────────────────────────────────────────────────────────────────────────


@rule
def is_charm(s: State, card: int) -> bool:
    return SORT[card] == CHARM and not (card == GHOSTS and s.ghosts_fight)


@rule
def is_combat(s: State, card: int) -> bool:
    return SORT[card] == COMBAT or (card == GHOSTS and s.ghosts_fight > 0)


@rule
def strength(s: State, card: int) -> int:
    """What the active player has to roll more than: the value, less what his weapon takes off."""
    value = int(s.board.ghosts) if card == GHOSTS else VALUE[card]
    weapon = int(s.weapon[s.active])
    if is_charm(s, card) and weapon in (SHIELD, HELMET):
        return value - 1
    if is_combat(s, card) and weapon in (LANCE, BOW):
        return value - 1
    return value


@rule
def test(s: State, die: int) -> None:
    if die > strength(s, int(s.facing)):
        beat(s)
    elif can_be_helped(s):
        s.phase = HELPING
    else:
        suffer(s)


@rule
def beat(s: State) -> None:
    """A beaten encounter goes under the pile. Beaten later than on arrival, one sails on at once."""
    s.effects.beaten = s.facing
    s.held[s.active] = 0
    if s.facing != GHOSTS:
        clear_star(s, int(s.at[s.active]))
    if s.arrived:
        end_turn(s)
    else:
        s.facing = 0
        set_sail(s)


@rule
def clear_star(s: State, space: int) -> None:
    """Take the card away and free all triremes that it held; with the option, only when it holds none."""
    if s.alone and holds_someone(s, space):
        return
    put_under(s, int(s.lying[space]))
    s.lying[space] = 0
    for seat in range(s.seats):
        if s.at[seat] == space:
            s.held[seat] = 0


@rule
def holds_someone(s: State, space: int) -> bool:
    for seat in range(s.seats):
        if s.at[seat] == space and s.held[seat]:
            return True
    return False


# ── help ──────────────────────────────────────────────────────────────────────────────────────────


@rule
def helps(s: State, card: int) -> bool:
    """Whether this help card is good against what the active player has just failed."""
    foe = int(s.facing)
    if card == HERMES:
        return is_charm(s, foe) or SORT[foe] == WRECK or foe == BAG
    if card == ATHENA:
        return is_combat(s, foe) or SORT[foe] == WRECK or foe in (BAG, SIRENS)
    return foe in (MIST, FOG)


@rule
def can_be_helped(s: State) -> bool:
    for card in range(1, HELPS + 1):
        if s.help[s.active, card] and helps(s, card):
            return True
    return False


@rule
def use_help(s: State, card: int) -> None:
    """The encounter counts as beaten. But of the Sirens Athena cancels only the wreck."""
    s.help[s.active, card] = 0
    s.help_gone[card] = 1
    if s.facing == BAG:
        s.facing = 0
        after_bag(s)
    elif s.facing == SIRENS and card == ATHENA:
        s.effects.struck = SIRENS
        s.held[s.active] = 1
        end_turn(s)
    else:
        beat(s)


# ── what happens to those who fail ────────────────────────────────────────────────────────────────


@rare
def suffer(s: State) -> None:
    """The encounter has its way."""
    foe, seat = int(s.facing), int(s.active)
    s.effects.struck = foe
    if foe in (SIRENS, BAG) or SORT[foe] == WRECK:
        s.phase = WRECKING
    elif foe == CIRCE:
        go_to_hades(s)
    elif foe == MIST:
        s.halved[seat] = 1
        weather_serves(s)
    elif foe == FOG:
        s.lost[seat] = 1
        weather_serves(s)
    else:
        if foe == CALM and s.arrived:
            s.lost[seat] = 1
        s.held[seat] = 1
        end_turn(s)


@rule
def weather_serves(s: State) -> None:
    """Mist and fog stay on their star; with the option they go under the pile."""
    if s.served:
        clear_star(s, int(s.at[s.active]))
    end_turn(s)


@rule
def go_to_hades(s: State) -> None:
    """Circe's card stays; the ghosts are a new encounter, met at once."""
    s.at[s.active] = s.board.hades
    s.held[s.active] = 0
    s.bag = 0
    s.facing = GHOSTS
    s.arrived = 1
    s.phase = TESTING


@rare
def wreck(s: State, die: int) -> None:
    """Treasures and weapon are lost for good, help is kept; a new start from the arrow of the die.

    What is lost may settle the ranks of a race that was won before.
    """
    seat = int(s.active)
    if s.weapon[seat]:
        s.weapon_gone[s.weapon[seat]] = 1
        s.weapon[seat] = 0
    for i in range(TREASURES):
        if s.treasure[seat, i]:
            s.treasure_gone[i] = 1
            s.treasure[seat, i] = 0
    s.at[seat] = s.board.arrow[die]
    s.held[seat] = 0
    s.lost[seat] = 0
    s.halved[seat] = 0
    s.bag = 0
    if is_settled(s):
        s.facing = 0
        s.phase = OVER_PHASE
    else:
        end_turn(s)


# ── the bag of winds ──────────────────────────────────────────────────────────────────────────────


@rule
def may_leave_bag(s: State) -> bool:
    """With the option, before the bag's movement begins."""
    return s.bag_may > 0 and s.blown > 0 and s.pips == 0 and (s.phase == MOVING or s.phase == ROUTING)


@rule
def leave_bag(s: State) -> None:
    """No movement, no die: the turn is over."""
    s.blown = 0
    s.heading[s.active] = 0
    end_turn(s)


@rule
def end_of_blow(s: State) -> None:
    """The bag's movement is over: its die comes now, or with the option after the star."""
    s.blown = 0
    s.bag = s.at[s.active]
    if s.bag_after:
        meet_star(s)
    else:
        s.phase = BAGGING


@rule
def roll_for_bag(s: State, die: int) -> None:
    if die > BAG_WRECKS:
        after_bag(s)
        return
    s.facing = BAG
    if can_be_helped(s):
        s.phase = HELPING
    else:
        suffer(s)


@rule
def after_bag(s: State) -> None:
    """No wreck: the star that was reached comes now, unless it came before."""
    s.bag = 0
    if s.bag_after:
        next_turn(s)
    else:
        meet_star(s)
