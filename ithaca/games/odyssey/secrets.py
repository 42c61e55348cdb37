"""The one door of L'Odyssée d'Ulysse: what one sees, and what may be imagined behind it.

All see the same. Secret are the order of the cards that nobody has seen yet, the order of the weapons
on Hades, and the dice.
"""

from ithaca.engine.bulk import copy_record, copy_row, copy_some, copy_table
from ithaca.engine.compiler import rule
from ithaca.engine.dice import Dice, set_random_key, shuffle
from ithaca.engine.sets import bit

from .belief import Belief
from .components import CARDS, COPIES, HELPS, TREASURE_3, TREASURES, WEAPONS
from .score import count_weapon
from .state import OVER_PHASE, State

LANE = 2  # bits for the number of cards of a kind: the box holds no more than two of any
MOST_SEEN = (1 << LANE) - 1

# ── conceal ───────────────────────────────────────────────────────────────────────────────────────


@rule
def conceal(s: State, seat: int, view: State) -> None:
    """Write into a blank `view` what this seat sees; SPECTATOR sees the same.

    Closed by default: only what is copied here is seen. When the game is over that is everything
    but the dice.
    """
    show_table(s, view)
    show_triremes(s, view)
    over = s.phase == OVER_PHASE
    view.pile_size = s.pile_size
    view.fresh = s.fresh
    view.armoury_size = s.armoury_size
    copy_some(view.pile, s.pile, -bit(0 if over else int(s.fresh)))  # all from this one on
    if over:
        copy_row(view.armoury, s.armoury)


@rule
def show_table(s: State, view: State) -> None:
    """The options, the course of play and what happened last."""
    copy_record(view.effects, s.effects)
    copy_record(view.board, s.board)
    view.seats = s.seats
    view.served = s.served
    view.alone = s.alone
    view.bag_after = s.bag_after
    view.bag_may = s.bag_may
    view.ghosts_fight = s.ghosts_fight
    view.play_on = s.play_on
    view.first_home = s.first_home
    view.phase = s.phase
    view.turns = s.turns
    view.active = s.active
    view.facing = s.facing
    view.arrived = s.arrived
    view.pips = s.pips
    view.blown = s.blown
    view.bag = s.bag


@rule
def show_triremes(s: State, view: State) -> None:
    """The triremes, what they carry, and the cards on the stars."""
    copy_row(view.at, s.at)
    copy_row(view.heading, s.heading)
    copy_row(view.held, s.held)
    copy_row(view.lost, s.lost)
    copy_row(view.halved, s.halved)
    copy_row(view.home, s.home)
    copy_row(view.weapon, s.weapon)
    copy_table(view.help, s.help)
    copy_table(view.treasure, s.treasure)
    copy_row(view.lying, s.lying)
    copy_row(view.weapon_gone, s.weapon_gone)
    copy_row(view.help_gone, s.help_gone)
    copy_row(view.treasure_gone, s.treasure_gone)


@rule
def seen(s: State, action: int, seat: int) -> int:
    """Every move is open."""
    return action


# ── guess ─────────────────────────────────────────────────────────────────────────────────────────


@rule
def guess(s: State, belief: Belief, luck: Dice) -> None:
    """Fill a concealed state with a world that its seat cannot tell from the real one."""
    set_random_key(s.dice, luck)
    if s.phase == OVER_PHASE:
        return
    guess_pile(s, luck)
    guess_armoury(s, luck)


@rule
def guess_pile(s: State, luck: Dice) -> None:
    """The cards that are nowhere to be seen lie on top of the pile, in any order."""
    seen = cards_seen(s)
    n = 0
    for card in range(1, CARDS + 1):
        for _ in range(COPIES[card] - (seen >> LANE * card & MOST_SEEN)):
            s.pile[n] = card
            n += 1
    shuffle(luck, s.pile, 0, int(s.fresh))


@rule
def cards_seen(s: State) -> int:
    """How many of each card lie where they can be seen, in one number: LANE bits for each.

    Assumes that there are no more of a card than the box holds. To count the cards one by one takes longer
    than all else in a guess.
    """
    seen = 0
    for i in range(s.fresh, s.pile_size):
        seen += one_seen(s.pile[i])
    for space in range(1, s.board.spaces + 1):
        seen += one_seen(s.lying[space])
    for card in range(1, HELPS + 1):
        seen += int(s.help_gone[card]) << LANE * card
        for seat in range(s.seats):
            seen += int(s.help[seat, card]) << LANE * card
    for treasure in range(TREASURES):
        seen += int(s.treasure_gone[treasure]) << LANE * (TREASURE_3 + treasure)
        for seat in range(s.seats):
            seen += int(s.treasure[seat, treasure]) << LANE * (TREASURE_3 + treasure)
    return seen


@rule
def one_seen(card: int) -> int:
    """One card as a number of that kind, nothing where there is no card."""
    return 1 << LANE * card & ~1


@rule
def guess_armoury(s: State, luck: Dice) -> None:
    """The weapons that are nowhere to be seen lie on Hades, in any order."""
    n = 0
    for weapon in range(1, WEAPONS + 1):
        if count_weapon(s, weapon) == 0:
            s.armoury[n] = weapon
            n += 1
    shuffle(luck, s.armoury, 0, int(s.armoury_size))
