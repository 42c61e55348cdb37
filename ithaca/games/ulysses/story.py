"""What a move did, told from what a seat saw before it, of it and after it; from nothing else.

A choice that has to be paid for is told when it is paid: one sentence with all its cards.
"""

from collections.abc import Sequence

from ithaca.engine.notation import Notation
from ithaca.engine.story import Argument, Event, seat_word
from ithaca.engine.text import Word
from ithaca.engine.views import winners

from .debate import cards_for, leader
from .goals import shown_by
from .moves import place_word, side_word
from .state import BILL_NAMES, DEBATING, DISC_BILL, EXCHANGE_BILL, OVER_PHASE, State
from .tables import (
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
from .turns import actor


def tell(before: State, action: int, after: State, viewer: int, notation: Notation) -> list[Event]:
    """The events of one move, in the order in which they happened."""
    places = notation.vocabulary["place"]
    events = what_was_done(before, action, after, places)
    if after.wake.settled == EXCHANGE_BILL and viewer == before.active:
        events.append(own_exchange(before, after, places))
    if after.wake.sailed:
        events += the_voyage(before, action, after, places)
    if after.phase == OVER_PHASE:
        return events + the_end(after, places)
    if after.turns > before.turns:
        events.append(Event("turn-begins", {"turn": int(after.turns), "seat": seat_word(int(after.active))}))
    return events + cards_drawn(before, after, viewer)


def what_was_done(before: State, action: int, after: State, places: Sequence[str]) -> list[Event]:
    """The move itself. Choices that are still to be paid say nothing yet."""
    seat = {"seat": seat_word(actor(before))}
    if action in (PASS, CONSENT, YIELD):
        return [Event({PASS: "did-pass", CONSENT: "did-consent", YIELD: "did-yield"}[action], {**seat})]
    if action == BECALMED:
        return [Event("did-becalmed", {**seat, "place": place_word(int(before.ship), places)})]
    if PROPOSE <= action < PLACE_RED:
        return [Event("did-propose", {**seat, "place": place_word(action - PROPOSE + 1, places)})]
    if action == STAND:
        return what_was_said(before, action, after, places)
    if after.wake.settled:
        return [what_was_paid(before, action, after, places)]
    return []


def what_was_said(before: State, action: int, after: State, places: Sequence[str]) -> list[Event]:
    """Cards in the debate: a new disc or support, and how it stands now."""
    args: dict[str, Argument] = {"seat": seat_word(actor(before)), "cards": cards_words(before, 0)}
    args |= {"side": side_word(int(before.side)), "place": place_word(int(before.target), places)}
    key = f"did-{SIDE_NAMES[before.side]}" if before.target else "did-support"
    events = [Event(key, args)]
    if after.phase == DEBATING:
        totals = {SIDE_NAMES[side]: cards_for(after, side) for side in (BLUE, RED, BLACK)}
        three = "debate-of-three" if after.disc[BLACK] else "debate-of-two"
        events.append(Event(three, {**totals, "side": side_word(leader(after))}))
    return events


def what_was_paid(before: State, action: int, after: State, places: Sequence[str]) -> Event:
    """A bill and its effect."""
    bill = int(after.wake.settled)
    key = "did-cleanse" if bill == DISC_BILL else f"did-{BILL_NAMES[bill]}"
    args: dict[str, Argument] = {
        "seat": seat_word(actor(before)),
        "cards": cards_words(before, action - PAY + 1),
    }
    args["place"] = place_word(int(after.wake.place), places)
    args["count"] = int(after.temples[before.voice])
    if bill == EXCHANGE_BILL:
        args["colour"] = colour_word(int(before.goal_colour[before.active, before.giving - 1]))
        args["new"] = colour_word(int(before.wanted))
    return Event(key, args)


def own_exchange(before: State, after: State, places: Sequence[str]) -> Event:
    """What only the player himself may know of his exchange."""
    slot = int(before.giving) - 1
    old, new = int(before.goal[before.active, slot]), int(after.goal[before.active, slot])
    return Event("your-exchange", {"place": place_word(old, places), "new": place_word(new, places)})


def the_voyage(before: State, action: int, after: State, places: Sequence[str]) -> list[Event]:
    """Where the ship went, and whose goal that was."""
    there = place_word(int(after.ship), places)
    if before.disc[RED] or action == STAND:
        events = [Event("debate-over", {"side": side_word(int(after.wake.sailed)), "place": there})]
    else:
        events = [Event("ship-sails", {"place": there})]
    for seat in range(after.seats):
        count = shown_by(after, seat)
        if count > shown_by(before, seat):
            args: dict[str, Argument] = {"seat": seat_word(seat), "place": there, "count": count}
            events.append(Event("goal-shown", args))
    return events


def the_end(after: State, places: Sequence[str]) -> list[Event]:
    """All goals are shown, and who has won."""
    won = [seat_word(seat) for seat in winners(after)]
    reached = max(shown_by(after, seat) for seat in range(after.seats)) == GOALS
    events = [Event("game-over" if reached else "game-over-guard", {"turns": int(after.turns)})]
    for seat in range(after.seats):
        left = [slot for slot in range(GOALS) if not after.shown[seat, slot]]
        if left:
            goals = [Word("place", places[after.goal[seat, slot] - 1]) for slot in left]
            events.append(Event("goals-left", {"seat": seat_word(seat), "places": goals}))
    events.append(Event("winner" if len(won) == 1 else "winners", {"seats": won}))
    return events


def cards_drawn(before: State, after: State, viewer: int) -> list[Event]:
    """New cards, for those who may see them; that the pile was made anew, for all."""
    events = [Event("reshuffled", {})] if after.wake.reshuffled else []
    if viewer < 0 or (after.turns == before.turns and not after.wake.drawn.any()):
        return events
    row = after.wake.drawn[viewer]
    drawn = [Word("card", CARD_NAMES[kind]) for kind in range(1, KINDS + 1) for _ in range(row[kind])]
    if drawn:
        return [*events, Event("you-draw", {"cards": drawn})]
    return [*events, Event("you-draw-nothing", {})] if after.turns > before.turns else events


def cards_words(s: State, last: int) -> list[Word]:
    """The cards paid so far and the last one."""
    return [
        Word("card", CARD_NAMES[kind])
        for kind in range(1, KINDS + 1)
        for _ in range(int(s.paid[kind]) + (kind == last))
    ]


def colour_word(colour: int) -> Word:
    return Word("colour", COLOUR_NAMES[colour])
