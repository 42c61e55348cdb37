"""What a move did, told from what a seat saw before it, of it and after it; from nothing else."""

import functools

from ithaca.engine.notation import Notation
from ithaca.engine.reading import Reading
from ithaca.engine.story import Argument, Event, seat_word
from ithaca.engine.text import Word
from ithaca.engine.views import actor_of, winners

from .components import (
    ADVENTURE_NAMES,
    ALLOW,
    COLOUR_NAMES,
    COUNTER,
    DISC,
    DRY_ROUNDS,
    GOD_NAMES,
    HADES,
    LEGS,
    LIFT_NTH,
    PAYS,
    SWAP,
    UNKNOWN,
    WIND_NAMES,
    WINDS,
    ZONE_NAMES,
    ZONES,
)
from .state import OVER_PHASE
from .view import figures_of, mission_card, points_seen


def tell(before: Reading, action: int, after: Reading, viewer: int, notation: Notation) -> list[Event]:
    """The events of one move, in the order in which they happened. There are none when Athena, asked
    because a turn has changed, lets Hades' cards lie."""
    if action == ALLOW and before.late:
        return []
    events = [what_was_done(before, action, after, notation)]
    if action == COUNTER and before.power in (HADES, 0):
        events += turned_up_by_athena(before, after)
    if after.effects.sailed:
        events += the_voyage(before, after, viewer, notation)
    if after.phase == OVER_PHASE:
        events += the_end(after)
    elif after.rounds > before.rounds:
        events += new_round(after, viewer)
    return events


def is_told_alike(before: Reading, after: Reading) -> bool:
    """Whether all who saw the action are told the same: not of their own points and cards."""
    return not after.effects.sailed and after.rounds == before.rounds


def what_was_done(before: Reading, action: int, after: Reading, notation: Notation) -> Event:
    """The move itself: its verb is the key."""
    seat, about = actor_of(before), (0, 0)
    if SWAP <= action < DISC:
        about = after.god[seat], after.god[action - SWAP]
    elif action in (COUNTER, ALLOW):
        about = before.power or HADES, 0
    elif DISC <= action < LIFT_NTH:
        about = before.origin, 0
    return the_move(action, seat, about, notation)


@functools.lru_cache(maxsize=10_000)
def the_move(action: int, seat: int, about: tuple[int, int], notation: Notation) -> Event:
    """A move and what it was about. Cached and shared: callers must not change it."""
    verb, args = notation.move(action)
    extra: dict[str, Word] = {}
    if verb == "swap":
        extra = {"god": god_word(about[0]), "other_god": god_word(about[1]), "other": args["seat"]}
    if verb in ("counter", "allow"):
        extra = {"god": god_word(about[0])}
    if verb == "disc":
        extra = {"island": island_word(about[0], notation)}
    key = "did-hide-unseen" if "unseen" in args else f"did-{verb}"
    args = {kind: word for kind, word in args.items() if kind != "unseen"}
    return Event(key, {**args, **extra, "seat": seat_word(seat)})


def turned_up_by_athena(before: Reading, after: Reading) -> list[Event]:
    """Face-down cards that now lie open."""
    return [
        Event("card-turned", {"wind": wind_word(wind), "zone": zone_word(zone)})
        for zone in range(1, ZONES + 1)
        for wind in range(1, WINDS + 1)
        for _ in range(after.laid[zone][wind] - before.laid[zone][wind])
    ]


def the_voyage(before: Reading, after: Reading, viewer: int, notation: Notation) -> list[Event]:
    """Hidden cards are turned up, the ship sails, the disc is scored."""
    effects = after.effects
    events = [
        Event(
            "card-turned",
            {"wind": wind_word(effects.turned[i]), "zone": zone_word(before.hidden_zone[i])},
        )
        for i in range(before.hidden)
    ]
    for leg in range(1, LEGS + 1):
        colour = effects.course[leg]
        if not colour:
            events.append(Event("leg-calm", {"leg": leg}))
            break
        strength = effects.strength[leg]
        there = island_word(effects.path[leg], notation)
        colour_word = Word("colour", COLOUR_NAMES[colour])
        events.append(
            Event("leg-sailed", {"leg": leg, "colour": colour_word, "island": there, "strength": strength})
        )
    return events + the_disc(after, viewer, notation)


def the_disc(after: Reading, viewer: int, notation: Notation) -> list[Event]:
    island = island_word(after.ship, notation)
    if not after.effects.taken:
        return [Event("nothing-scored", {"island": island})]
    disc = after.effects.taken
    events = [Event("disc-scored", {"adventure": adventure_word(disc), "island": island})]
    if viewer >= 0:
        worth = int(PAYS[after.variant, after.mission[viewer], disc])
        events.append(Event("your-points", {"worth": worth, "points": points_seen(after)[viewer]}))
    return events


def the_end(after: Reading) -> list[Event]:
    """All missions are shown, and who has won."""
    end = "game-over-dry" if after.dry == DRY_ROUNDS else "game-over"
    events = [Event(end, {"rounds": DRY_ROUNDS})]
    points = points_seen(after)
    for seat in range(after.seats):
        card = [Word("adventure", name) for name in mission_card(after.variant, after.mission[seat])]
        shown: dict[str, Argument] = {"seat": seat_word(seat), "mission": card, "points": points[seat]}
        events.append(Event("mission-shown", shown))
    won = [seat_word(seat) for seat in winners(figures_of(after).shares)]
    events.append(Event("winner" if len(won) == 1 else "winners", {"seats": won}))
    return events


def new_round(after: Reading, viewer: int) -> list[Event]:
    """Who begins, and what one has drawn."""
    events = [Event("round-begins", {"round": after.rounds, "seat": seat_word(after.active)})]
    if viewer < 0:
        return events
    drawn = [
        wind_word(wind) for wind in range(1, WINDS + 1) for _ in range(after.effects.drawn[viewer][wind])
    ]
    return [*events, Event("you-draw", {"winds": drawn}) if drawn else Event("you-draw-nothing", {})]


def god_word(god: int) -> Word:
    return Word("god", GOD_NAMES[god])


def wind_word(wind: int) -> Word:
    return Word("wind", WIND_NAMES[wind] if wind != UNKNOWN else "?")


def zone_word(zone: int) -> Word:
    return Word("zone", ZONE_NAMES[zone])


def adventure_word(adventure: int) -> Word:
    return Word("adventure", ADVENTURE_NAMES[adventure])


def island_word(island: int, notation: Notation) -> Word:
    return Word("island", notation.vocabulary["island"][island - 1])
