"""What a move did, told from what a seat saw before it, of it and after it; from nothing else.

A choice that has to be paid for is told when it is paid: one sentence with all its cards.
"""

from collections.abc import Sequence

from ithaca.engine.notation import Notation
from ithaca.engine.reading import Reading
from ithaca.engine.story import Argument, Event, seat_word
from ithaca.engine.text import Word
from ithaca.engine.views import actor_of, winners

from .components import (
    BECALMED,
    BLACK,
    BLUE,
    CARD_NAMES,
    COLOUR_NAMES,
    CONSENT,
    GOALS,
    KINDS,
    PASS,
    PAY,
    PLACE_RED,
    PROPOSE,
    RED,
    SIDE_NAMES,
    STAND,
    YIELD,
)
from .moves import place_word, side_word
from .state import BILL_NAMES, DEBATING, DISC_BILL, EXCHANGE_BILL, OVER_PHASE
from .view import figures_of


def tell(before: Reading, action: int, after: Reading, viewer: int, notation: Notation) -> list[Event]:
    """The events of one move, in the order in which they happened."""
    places = notation.vocabulary["place"]
    events = what_was_done(before, action, after, places)
    if after.effects.settled == EXCHANGE_BILL and viewer == before.active:
        events.append(own_exchange(before, after, places))
    if after.effects.sailed:
        events += the_voyage(before, action, after, places)
    if after.phase == OVER_PHASE:
        return events + the_end(after, places)
    if after.turns > before.turns:
        events.append(Event("turn-begins", {"turn": after.turns, "seat": seat_word(after.active)}))
    return events + cards_drawn(before, after, viewer)


def is_told_alike(before: Reading, after: Reading) -> bool:
    """Whether all who saw the action are told the same: not of their own cards and exchanges."""
    effects = after.effects
    return not (
        effects.settled == EXCHANGE_BILL or after.turns > before.turns or any(map(any, effects.drawn))
    )


def what_was_done(before: Reading, action: int, after: Reading, places: Sequence[str]) -> list[Event]:
    """The move itself. Choices that are still to be paid say nothing yet."""
    seat = {"seat": seat_word(actor_of(before))}
    if action in (PASS, CONSENT, YIELD):
        return [Event({PASS: "did-pass", CONSENT: "did-consent", YIELD: "did-yield"}[action], {**seat})]
    if action == BECALMED:
        return [Event("did-becalmed", {**seat, "place": place_word(before.ship, places)})]
    if PROPOSE <= action < PLACE_RED:
        return [Event("did-propose", {**seat, "place": place_word(action - PROPOSE + 1, places)})]
    if action == STAND:
        return what_was_said(before, action, after, places)
    if after.effects.settled:
        return [what_was_paid(before, action, after, places)]
    return []


def what_was_said(before: Reading, action: int, after: Reading, places: Sequence[str]) -> list[Event]:
    """Cards in the debate: a new disc or support, and how it stands now."""
    args: dict[str, Argument] = {"seat": seat_word(actor_of(before)), "cards": cards_words(before, 0)}
    args |= {"side": side_word(before.side), "place": place_word(before.target, places)}
    key = f"did-{SIDE_NAMES[before.side]}" if before.target else "did-support"
    events = [Event(key, args)]
    if after.phase == DEBATING:
        figures = figures_of(after)
        totals = {SIDE_NAMES[side]: figures.cards[side] for side in (BLUE, RED, BLACK)}
        three = "debate-of-three" if after.disc[BLACK] else "debate-of-two"
        events.append(Event(three, {**totals, "side": side_word(figures.leader)}))
    return events


def what_was_paid(before: Reading, action: int, after: Reading, places: Sequence[str]) -> Event:
    """A bill and its effect."""
    bill = after.effects.settled
    key = "did-cleanse" if bill == DISC_BILL else f"did-{BILL_NAMES[bill]}"
    args: dict[str, Argument] = {
        "seat": seat_word(actor_of(before)),
        "cards": cards_words(before, action - PAY + 1),
    }
    args["place"] = place_word(after.effects.place, places)
    args["count"] = after.temples[before.voice]
    if bill == EXCHANGE_BILL:
        args["colour"] = colour_word(before.goal_colour[before.active][before.giving - 1])
        args["new"] = colour_word(before.wanted)
    return Event(key, args)


def own_exchange(before: Reading, after: Reading, places: Sequence[str]) -> Event:
    """What only the player himself may know of his exchange."""
    slot = before.giving - 1
    old, new = before.goal[before.active][slot], after.goal[before.active][slot]
    return Event("your-exchange", {"place": place_word(old, places), "new": place_word(new, places)})


def the_voyage(before: Reading, action: int, after: Reading, places: Sequence[str]) -> list[Event]:
    """Where the ship went, and whose goal that was."""
    there = place_word(after.ship, places)
    if before.disc[RED] or action == STAND:
        events = [Event("debate-over", {"side": side_word(after.effects.sailed), "place": there})]
    else:
        events = [Event("ship-sails", {"place": there})]
    shown = zip(figures_of(before).shown, figures_of(after).shown, strict=True)
    for seat, (earlier, count) in enumerate(shown):
        if count > earlier:
            args: dict[str, Argument] = {"seat": seat_word(seat), "place": there, "count": count}
            events.append(Event("goal-shown", args))
    return events


def the_end(after: Reading, places: Sequence[str]) -> list[Event]:
    """All goals are shown, and who has won."""
    figures = figures_of(after)
    won = [seat_word(seat) for seat in winners(figures.shares)]
    reached = max(figures.shown) == GOALS
    events = [Event("game-over" if reached else "game-over-guard", {"turns": after.turns})]
    for seat in range(after.seats):
        left = [slot for slot in range(GOALS) if not after.shown[seat][slot]]
        if left:
            goals = [Word("place", places[after.goal[seat][slot] - 1]) for slot in left]
            events.append(Event("goals-left", {"seat": seat_word(seat), "places": goals}))
    events.append(Event("winner" if len(won) == 1 else "winners", {"seats": won}))
    return events


def cards_drawn(before: Reading, after: Reading, viewer: int) -> list[Event]:
    """New cards, for those who may see them; that the pile was reshuffled, for all."""
    events = [Event("reshuffled", {})] if after.effects.reshuffled else []
    if viewer < 0 or (after.turns == before.turns and not any(map(any, after.effects.drawn))):
        return events
    row = after.effects.drawn[viewer]
    drawn = [Word("card", CARD_NAMES[kind]) for kind in range(1, KINDS + 1) for _ in range(row[kind])]
    if drawn:
        return [*events, Event("you-draw", {"cards": drawn})]
    return [*events, Event("you-draw-nothing", {})] if after.turns > before.turns else events


def cards_words(s: Reading, last: int) -> list[Word]:
    """The cards paid so far and the last one."""
    return [
        Word("card", CARD_NAMES[kind])
        for kind in range(1, KINDS + 1)
        for _ in range(s.paid[kind] + (kind == last))
    ]


def colour_word(colour: int) -> Word:
    return Word("colour", COLOUR_NAMES[colour])
