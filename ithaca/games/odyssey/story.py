"""What a move did, told from what a seat saw before it, of it and after it; from nothing else."""

from collections.abc import Sequence

from ithaca.engine.notation import Notation
from ithaca.engine.protocol import NOBODY
from ithaca.engine.reading import Reading
from ithaca.engine.story import Argument, Event, seat_word
from ithaca.engine.text import Word
from ithaca.engine.views import winners

from .components import (
    ARM,
    BAG,
    BAG_WRECKS,
    CALM,
    CARD_NAMES,
    CIRCE,
    DECLINE,
    ENDURE,
    FOG,
    GHOSTS,
    HELP,
    HELP_CARD,
    MIST,
    ROUTE,
    SIRENS,
    SORT,
    TREASURE,
    TREASURE_3,
    TREASURES,
    VALUE,
    WEAPON_NAMES,
)
from .moves import card_word
from .state import ARMING, BAGGING, HELPING, OVER_PHASE, TESTING, WRECKING
from .view import figures_of


def tell(before: Reading, action: int, after: Reading, viewer: int, notation: Notation) -> list[Event]:
    """The events of one move, in the order in which they happened."""
    spaces = notation.vocabulary["space"]
    events = what_was_done(before, action, after, notation)
    events += the_movement(before, after, spaces)
    events += the_bag(before, action, after)
    events += the_card(before, after)
    events += the_outcome(before, after)
    events += the_new_start(before, after, spaces)
    events += the_arrival(before, after)
    events += turns_lost(before, after)
    if after.phase == OVER_PHASE:
        return events + the_ranks(before, after)
    if after.turns > before.turns:
        events.append(Event("turn-begins", {"seat": seat_word(after.active)}))
    return events


def is_told_alike(before: Reading, after: Reading) -> bool:
    """Whether all who saw the action are told the same: here nobody knows more than the others."""
    return True


def what_was_done(before: Reading, action: int, after: Reading, notation: Notation) -> list[Event]:
    """The choice or the roll itself."""
    seat: dict[str, Argument] = {"seat": seat_word(before.active)}
    if action >= ROUTE:
        return [Event("did-route", {**seat, "route": notation.move(action).args["route"]})]
    if action >= HELP:
        foe = {"foe": card_word(before.facing)}
        return [Event("did-help", {**seat, "help": notation.move(action).args["help"], **foe})]
    if action == ENDURE:
        return [Event("did-endure", {**seat, "foe": card_word(before.facing)})]
    if action == ARM:
        return [Event("did-arm", {**seat, "weapon": Word("weapon", WEAPON_NAMES[after.effects.armed])})]
    if action == DECLINE:
        return [Event("did-decline", seat) if before.phase == ARMING else Event("did-leave-bag", seat)]
    return [the_roll(before, after)]


def the_roll(before: Reading, after: Reading) -> Event:
    """A die and what it was for."""
    args: dict[str, Argument] = {"seat": seat_word(before.active), "die": after.effects.die}
    if before.phase == TESTING:
        return Event("rolled-test", {**args, "foe": card_word(before.facing)})
    if before.phase == WRECKING:
        return Event("rolled-wreck", args)
    if before.phase == BAGGING:
        return Event("rolled-bag", args)
    halved = before.halved[before.active]
    return Event("did-roll", {**args, "halved": halved})


def the_movement(before: Reading, after: Reading, spaces: Sequence[str]) -> list[Event]:
    """Where the trireme has come to."""
    seat = before.active
    if not after.effects.moved or after.home[seat]:
        return []
    args: dict[str, Argument] = {"seat": seat_word(seat), "space": Word("space", spaces[after.at[seat] - 1])}
    if after.board.star[after.at[seat]]:
        return [Event("sails-to-star", args)]
    return [Event("sails-to", args)]


def the_bag(before: Reading, action: int, after: Reading) -> list[Event]:
    """What the die of the bag has spared the trireme; what lies on the star comes after."""
    if before.phase == BAGGING and after.effects.die > BAG_WRECKS:
        return [Event("bag-shut", {})]
    if before.phase == HELPING and before.facing == BAG and action >= HELP:
        return [Event("wreck-averted", {"seat": seat_word(before.active)})]
    return []


def the_card(before: Reading, after: Reading) -> list[Event]:
    """The card that was drawn or that lay there."""
    seat: dict[str, Argument] = {"seat": seat_word(before.active)}
    card = after.effects.drawn
    if card and SORT[card] == HELP_CARD:
        return [Event("finds-help", {**seat, "card": card_word(card)})]
    if card and SORT[card] == TREASURE:
        return [Event("finds-treasure", {**seat, "card": card_word(card), "worth": int(VALUE[card])})]
    if card:
        return [Event("draws", {**seat, "card": card_word(card)})]
    if after.effects.faced:
        return [Event("meets", {**seat, "card": card_word(after.effects.faced)})]
    return []


def the_outcome(before: Reading, after: Reading) -> list[Event]:
    """What became of the encounter."""
    seat: dict[str, Argument] = {"seat": seat_word(before.active)}
    effects = after.effects
    events = []
    if effects.beaten:
        stays = effects.beaten == GHOSTS or after.lying[before.at[before.active]] == effects.beaten
        key = "beats-and-stays" if stays else "beats"
        events.append(Event(key, {**seat, "foe": card_word(effects.beaten)}))
    if freed := others_freed(before, after):
        events.append(Event("freed", {"seats": freed, "count": len(freed)}))
    if effects.struck:
        key = how_it_struck(effects.struck, wrecked=after.phase == WRECKING)
        events.append(Event(key, {**seat, "foe": card_word(effects.struck)}))
    return events


def the_new_start(before: Reading, after: Reading, spaces: Sequence[str]) -> list[Event]:
    """After a wreck: what the sea has taken, and from where the trireme starts again."""
    if before.phase != WRECKING:
        return []
    seat = before.active
    events = []
    if taken := cards_lost(before, seat):
        events.append(Event("wreck-takes", {"seat": seat_word(seat), "cards": taken}))
    there = Word("space", spaces[after.at[seat] - 1])
    events.append(Event("starts-anew", {"seat": seat_word(seat), "space": there, "arrow": after.effects.die}))
    return events


def cards_lost(before: Reading, seat: int) -> list[Word]:
    """The weapon and the treasures that go down with a trireme."""
    weapon, row = before.weapon[seat], before.treasure[seat]
    weapons = [Word("weapon", WEAPON_NAMES[weapon])] if weapon else []
    return weapons + [Word("card", CARD_NAMES[TREASURE_3 + i]) for i in range(TREASURES) if row[i]]


def others_freed(before: Reading, after: Reading) -> list[Word]:
    """Those whom the same card had held."""
    return [
        seat_word(seat)
        for seat in range(after.seats)
        if seat != before.active and before.held[seat] and not after.held[seat]
    ]


def how_it_struck(foe: int, wrecked: bool) -> str:
    """The sentence for an encounter that had its way; of the Sirens Athena takes away the wreck."""
    special = {CIRCE: "struck-circe", MIST: "struck-mist", FOG: "struck-fog", CALM: "struck-calm"}
    special |= {GHOSTS: "struck-ghosts", BAG: "struck-bag"}
    if foe in special:
        return special[foe]
    if foe == SIRENS and not wrecked:
        return "wreck-averted-held"
    return "struck-wreck" if wrecked else "struck-held"


def the_arrival(before: Reading, after: Reading) -> list[Event]:
    """Who has come home; the first is declared the winner at once."""
    seat = before.active
    if before.home[seat] or not after.home[seat]:
        return []
    events = [Event("comes-home", {"seat": seat_word(seat), "order": after.home[seat]})]
    if after.home[seat] > 1:
        return events
    figures = figures_of(after)
    args: dict[str, Argument] = {"seat": seat_word(seat), "worth": figures.worth[seat]}
    events.append(Event("winner-with-glory" if figures.glory[seat] else "winner", args))
    if after.phase != OVER_PHASE:
        key = "sail-on-all" if after.play_on else "sail-on"
        events.append(Event(key, {"worth": figures.worth[seat]}))
    return events


def turns_lost(before: Reading, after: Reading) -> list[Event]:
    """The seats that were passed over."""
    order = [(before.active + nth) % after.seats for nth in range(1, after.seats + 1)]
    return [
        Event("loses-turn", {"seat": seat_word(seat)})
        for seat in order
        for _ in range(after.effects.served[seat])
    ]


def the_ranks(before: Reading, after: Reading) -> list[Event]:
    """Once the ranks are settled: the winner's glory, the second and the unlucky. A race that ends with
    the first in Ithaca has none of these."""
    if after.first_home:
        return []
    figures = figures_of(after)
    winner, runner = winners(figures.shares)[0], figures.second
    events = []
    if runner == NOBODY and not all(after.home[: after.seats]):
        events.append(Event("settled", {"worth": figures.worth[winner]}))
    if figures.glory[winner] and before.home[winner]:
        events.append(Event("glory", {"seat": seat_word(winner), "worth": figures.worth[winner]}))
    if runner != NOBODY:
        events.append(Event("second", {"seat": seat_word(runner), "worth": figures.worth[runner]}))
    unlucky = [seat_word(seat) for seat in range(after.seats) if seat not in (winner, runner)]
    if unlucky:
        events.append(Event("unlucky", {"seats": unlucky, "count": len(unlucky)}))
    return events
