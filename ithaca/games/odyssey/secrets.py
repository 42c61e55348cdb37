"""The one door of L'Odyssée d'Ulysse: what one sees, and what may be imagined behind it.

All see the same. Secret are the order of the cards that nobody has seen yet, the order of the weapons
on Hades, and the dice.
"""

from ithaca.engine.bulk import copy_record, copy_row, copy_table
from ithaca.engine.compiler import rule
from ithaca.engine.dice import Dice, set_random_key, shuffle

from .belief import Belief
from .components import CARDS, COPIES, WEAPONS
from .score import count_card, count_weapon
from .state import OVER_PHASE, State

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
    for i in range(0 if over else s.fresh, s.pile_size):
        view.pile[i] = s.pile[i]
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
    n = 0
    for card in range(1, CARDS + 1):
        for _ in range(COPIES[card] - count_card(s, card)):
            s.pile[n] = card
            n += 1
    shuffle(luck, s.pile, 0, int(s.fresh))


@rule
def guess_armoury(s: State, luck: Dice) -> None:
    """The weapons that are nowhere to be seen lie on Hades, in any order."""
    n = 0
    for weapon in range(1, WEAPONS + 1):
        if count_weapon(s, weapon) == 0:
            s.armoury[n] = weapon
            n += 1
    shuffle(luck, s.armoury, 0, int(s.armoury_size))
