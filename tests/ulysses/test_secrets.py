"""Nothing that a seat cannot know shows through its view, its story or a refusal.

`check_games` compares views before and after a guess; it cannot find a secret that `conceal` lets through,
since the guess keeps it. So here secrets are changed by hand, from a list of their own apart from
`secrets.py`. And what a guess may be is checked against the history of the game, which is kept here and not
read from the state.
"""

import random
from math import comb

import numpy as np
import pytest
from table import at_table, play

from ithaca.engine import entrypoints
from ithaca.engine.dice import Dice
from ithaca.engine.match import Match, conceal, start
from ithaca.engine.protocol import SPECTATOR, sound
from ithaca.engine.record import blank
from ithaca.engine.snapshot import Snapshot
from ithaca.games.ulysses.belief import Belief, believe_nothing
from ithaca.games.ulysses.components import CARD_NAMES, COLOURS, GOALS, KINDS

GAMES = 3
POSITIONS = 400  # of each game


def random_positions(players: int, games: int, options: dict[str, str] | None = None):
    """Positions of some random games but the last."""
    for seed in range(games):
        match = start("ulysses", players, seed=seed, options=options)
        choice = random.Random(seed)
        for _ in range(POSITIONS):
            if match.over:
                break
            yield match, choice
            match.play(choice.choice(match.legal()))


# ── worlds that one cannot tell apart ─────────────────────────────────────────────────────────────


def change_secrets(match: Match, viewer: int, choice: random.Random) -> np.ndarray:
    """Another world that the viewer cannot tell from this one: cards and goals are swapped about."""
    states = match.state.copy()
    s = states[0]
    s.dice.key[:] = [choice.getrandbits(32) for _ in range(8)]
    s.dice.block[:] = 0
    s.dice.used = choice.randrange(16)
    change_cards(s, viewer, choice)
    change_goals(s, viewer, choice)
    return states


def change_cards(s, viewer, choice) -> None:
    """Deal pack and hands of the others again; a player who is paying keeps the hand, to be able to pay."""
    paying = int(s.voice) if s.bill or s.owed else -1
    others = [seat for seat in range(s.seats) if seat not in (viewer, paying)]
    unseen = [kind for kind in range(1, KINDS + 1) for _ in range(s.pack[kind])]
    unseen += [kind for seat in others for kind in range(1, KINDS + 1) for _ in range(s.hand[seat, kind])]
    choice.shuffle(unseen)
    for seat in others:
        held, drawn = int(s.hand[seat].sum()), int(s.effects.drawn[seat].sum())
        s.hand[seat] = 0
        s.effects.drawn[seat] = 0
        for nth in range(held):
            kind = unseen.pop()
            s.hand[seat, kind] += 1
            s.effects.drawn[seat, kind] += nth < drawn
    s.pack[:] = [0] + [unseen.count(kind) for kind in range(1, KINDS + 1)]


def change_goals(s, viewer, choice) -> None:
    """Swap two unknown goals of a colour until that gives a possible table."""
    me = 1 << viewer if viewer >= 0 else 0
    spots = [(s.goal, (seat, slot)) for seat in range(s.seats) for slot in range(GOALS)]
    spots = [(g, at) for g, at in spots if not s.shown[at] and not s.goal_known[at] & me]
    spots += [
        (s.pile, (colour, i))
        for colour in range(1, COLOURS + 1)
        for i in range(s.pile_size[colour])
        if not s.pile_known[colour, i] & me
    ]
    for _ in range(30):
        (a, i), (b, j) = choice.choice(spots), choice.choice(spots)
        if s.board.colour[a[i]] == s.board.colour[b[j]]:
            a[i], b[j] = int(b[j]), int(a[i])
            if sound(s):
                a[i], b[j] = int(b[j]), int(a[i])


@pytest.mark.rule("ulysses/setup/secrets")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_view_is_the_same_whatever_the_viewer_cannot_know(players):
    changed = 0
    for match, choice in random_positions(players, GAMES):
        viewer = choice.randrange(-1, players)
        other_world = change_secrets(match, viewer, choice)
        assert sound(other_world[0]) == 0
        changed += other_world.tobytes() != match.state.tobytes()

        assert conceal(other_world, viewer).tobytes() == match.view(viewer).tobytes()
    assert changed > 30


@pytest.mark.rule("ulysses/setup/secrets")
def test_a_story_is_the_same_whatever_its_reader_cannot_know():
    told = 0
    for match, choice in random_positions(4, GAMES):
        viewer = choice.choice([seat for seat in range(SPECTATOR, 4) if seat != match.actor])
        twin = start("ulysses", 4, seed=0)
        twin.snapshot = Snapshot(change_secrets(match, viewer, choice))
        action = choice.choice(match.legal())
        name = match.notation.name(action)
        if name.startswith(("exchange", "from", "pay")) or action not in twin.legal():
            continue  # what these do is secret, or draws cards that differ
        played = match.play(action)
        told_here = match.story(viewer)
        twin.play(action)
        if conceal(twin.state, viewer).tobytes() == match.view(viewer).tobytes():
            told += 1
            assert twin.story(viewer) == told_here
        match.undo(played)
    assert told > 10


# ── what others see of an exchange ────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/exchange/backs")
def test_of_an_exchange_the_others_see_colours_and_which_card_but_no_name():
    match = exchanged()
    axel, other = 0, 1

    assert match.notation.name(match.seen(axel)[0]) == "exchange:minotaurus"
    for viewer in (other, SPECTATOR):
        assert match.notation.name(match.seen(viewer)[0]) == "exchange:?violet"
        names = str(match.table(viewer)["goals"][axel]) + str(match.table(viewer)["piles"])
        assert "minotaurus" not in names
        assert match.table(viewer)["backs"][axel].count("violet") == 0


def exchanged() -> Match:
    """Axel has put Minotaurus under the violet pile."""
    match = at_table(
        "ulysses",
        "Axel Bea Cid",
        active="Axel",
        ship="dido",
        hands={"Axel": ["wind", "wind"], "Bea": ["wind"] * 4, "Cid": ["wind"]},
        goals={"Axel": ["minotaurus"]},
    )
    return play(match, f"Axel exchange:minotaurus from:{other_colour(match)} pay:wind")


def other_colour(match: Match) -> str:
    """A colour that is neither violet nor that of the ship's place."""
    names = ("", "violet", "green", "red", "blue")
    here = names[match.board.colours[match.board.slugs.index(match.table(SPECTATOR)["ship"])]]
    return next(name for name in names[2:] if name != here)


@pytest.mark.rule("ulysses/exchange/backs")
def test_who_put_a_goal_under_a_pile_knows_where_it_is():
    match = exchanged()

    assert match.table(0)["piles"]["violet"][-1] == "minotaurus"
    assert match.table(1)["piles"]["violet"][-1] == "?violet"


@pytest.mark.rule("ulysses/exchange/backs")
def test_he_still_knows_it_when_another_draws_it():
    match = exchanged()
    s = match.state[0]
    s.pile[1, 0], s.pile[1, s.pile_size[1] - 1] = s.pile[1, s.pile_size[1] - 1], s.pile[1, 0]
    s.pile_known[1, 0], s.pile_known[1, s.pile_size[1] - 1] = 1, 0
    s.active = s.voice = 1
    s.exchanged = 0
    given = match.table(1)["goals"][1][1]

    play(match, f"Bea exchange:{given} from:violet pay:wind")

    assert "minotaurus" in match.table(0)["goals"][1]
    assert "minotaurus" in match.table(1)["goals"][1]
    assert "minotaurus" not in match.table(2)["goals"][1]


# ── guesses ───────────────────────────────────────────────────────────────────────────────────────


def guessed(match: Match, viewer: int, seed: int) -> np.ndarray:
    world = match.view(viewer)
    beliefs, dice = blank(Belief), blank(Dice)
    believe_nothing(beliefs[0])
    entrypoints.set_key_at(dice, np.full(8, seed, np.uint32))
    entrypoints.guess_at(world, 0, beliefs, dice)
    return world


@pytest.mark.rule("ulysses/end/arrival", "ulysses/exchange/backs")
@pytest.mark.parametrize("players", [3, 5])
def test_in_a_guess_nobody_hides_a_goal_that_the_ship_reached_while_he_held_it(players):
    """The history is kept here: when each slot got its card, and when the ship reached which place."""
    checked = 0
    for seed in range(GAMES):
        match, choice = start("ulysses", players, seed=seed), random.Random(seed)
        reached: list[int] = []
        taken = {(seat, slot): 0 for seat in range(players) for slot in range(GOALS)}
        for _ in range(POSITIONS):
            if match.over:
                break
            before = match.state.copy()[0]
            match.play(choice.choice(match.legal()))
            after = match.state[0]
            if after.effects.sailed:
                reached.append(int(after.ship))
            if after.exchanged and not before.exchanged:
                taken[int(before.active), int(before.giving) - 1] = len(reached)
            if choice.random() < 0.2 and not match.over:
                viewer = choice.randrange(-1, players)
                world = guessed(match, viewer, choice.getrandbits(31))[0]
                for (seat, slot), since in taken.items():
                    hidden = not world.shown[seat, slot]
                    assert not (hidden and world.goal[seat, slot] in reached[since:])
                    checked += hidden
    assert checked > 50


@pytest.mark.rule("ulysses/exchange/backs")
def test_a_guess_keeps_a_returned_goal_where_one_knows_it_to_be():
    match = exchanged()

    for seed in range(20):
        world = guessed(match, 0, seed)[0]
        assert match.board.slugs[world.pile[1, world.pile_size[1] - 1] - 1] == "minotaurus"
    elsewhere = {int(guessed(match, 1, seed)[0].pile[1, 5 - 1]) for seed in range(40)}
    assert len(elsewhere) > 3


@pytest.mark.rule("ulysses/end/arrival")
def test_guesses_of_a_hidden_goal_are_uniform_over_what_it_can_be():
    """Shells: two hidden goals, the older of which excludes one place more than the younger."""
    match = at_table("ulysses", "Axel Bea Cid", hands={n: [] for n in ("Axel", "Bea", "Cid")})
    s = match.state[0]
    violet = [p for p in range(1, int(s.board.places) + 1) if s.board.colour[p] == 1]
    mine = int(s.goal[0, 0])
    held = {int(s.goal[1, 0]), int(s.goal[2, 0])}
    out = [p for p in violet if p != mine and p not in held]
    for p in out[:3]:
        s.goal_not[1, 0] |= 1 << p
    for p in out[:2]:
        s.goal_not[2, 0] |= 1 << p
    runs = 6000
    worlds = [guessed(match, 0, seed)[0] for seed in range(runs)]
    pairs = [(int(w.goal[1, 0]), int(w.goal[2, 0])) for w in worlds]

    first = [p for p in violet if p != mine and p not in out[:3]]
    second = [p for p in violet if p != mine and p not in out[:2]]
    ways = [(a, b) for a in first for b in second if a != b]
    counted = [pairs.count(way) for way in ways]
    assert sum(counted) == runs
    expected = runs / len(ways)
    chi_square = sum((count - expected) ** 2 / expected for count in counted)
    assert chi_square < 2 * len(ways)  # twice its mean: far out in the tail for so many ways


@pytest.mark.rule("ulysses/actions/pay")
def test_a_guessed_payer_holds_what_he_owes_and_no_more_often_than_chance_says():
    """Of a hand of three that must hold a wind or Zeus, the number of these is distributed exactly."""
    hands = {"Axel": ["wind", "objection", "objection"], "Bea": [], "Cid": []}
    match = at_table("ulysses", "Axel Bea Cid", active="Axel", hands=hands)
    match.state[0].phase = 7  # staying
    play(match, "Axel stay")
    runs = 6000
    found = [guessed(match, 1, seed)[0].hand[0] for seed in range(runs)]
    fits = [int(hand[CARD_NAMES.index("wind")] + hand[CARD_NAMES.index("zeus")]) for hand in found]

    weights = {n: comb(34, n) * comb(98, 3 - n) for n in (1, 2, 3)}
    assert min(fits) >= 1
    for n, weight in weights.items():
        expected = runs * weight / sum(weights.values())
        assert abs(fits.count(n) - expected) < 5 * expected**0.5


# ── options ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/setup/memory")
def test_with_the_option_only_the_top_of_the_discard_pile_is_seen():
    discard = {"wind": 3, "zeus": 1, "pandora": 2}
    open_pile = at_table("ulysses", "Axel Bea Cid", discard=discard)
    closed = at_table("ulysses", "Axel Bea Cid", discard=discard, options={"memory": "on"})

    for seat in (SPECTATOR, 0, 1):
        assert open_pile.table(seat)["discard"] == discard
        assert closed.table(seat)["discard"] == {"?": 5, "pandora": 1}
        assert closed.table(seat)["top"] == "pandora"


@pytest.mark.rule("ulysses/setup/secrets")
def test_everyone_sees_hand_sizes_temples_backs_and_discards():
    hands = {"Axel": ["zeus"] * 3, "Bea": ["wind"], "Cid": []}
    match = at_table("ulysses", "Axel Bea Cid", hands=hands, temples={"Bea": 4}, discard=["plague"])

    for seat in (SPECTATOR, 0, 1, 2):
        table = match.table(seat)
        assert table["held"] == [3, 1, 0]
        assert table["temples"] == [1, 4, 1]
        assert table["discard"] == {"plague": 1}
        assert sorted(table["backs"][0]) == ["blue", "green", "red", "violet"]
    assert match.table(0)["hands"] == [{"zeus": 3}, {"?": 1}, {}]
    assert match.table(1)["goals"][0] == ["?violet", "?green", "?red", "?blue"]


@pytest.mark.rule("ulysses/end/fourth")
def test_when_the_game_is_over_everything_but_the_dice_is_shown():
    shown = {"Axel": ["zypern", "olymp", "sybille"]}
    match = at_table(
        "ulysses", "Axel Bea Cid", active="Bea", ship="lybien", shown=shown, goals={"Axel": ["dido"]}
    )
    play(match, "Bea propose:dido\nCid consent\nAxel consent")
    assert match.over

    table = match.table(SPECTATOR)
    assert not any(name.startswith("?") for goals in table["goals"] for name in goals)
    assert "?" not in str(table["hands"])
    assert not match.view(SPECTATOR)[0].dice.key.any()


@pytest.mark.rule("ulysses/setup/secrets")
def test_nothing_of_the_dice_is_ever_seen():
    for match, _ in random_positions(3, 1):
        for seat in range(SPECTATOR, 3):
            assert not any(match.view(seat)[0].dice.tobytes())


def test_a_field_is_hidden_unless_it_is_listed():
    """Fill a state with ones: what a spectator sees of it must be on this list, and nothing else."""
    state = start("ulysses", 5, seed=1).state.copy()
    state.view(np.uint8)[:] = 1
    state[0].seats, state[0].phase, state[0].memory = 5, 1, 0
    state[0].pile_size[:] = 4
    state[0].shown[:] = 0
    view = conceal(state, SPECTATOR)[0]

    hidden = {name for name in view.dtype.names if not view[name].tobytes().strip(b"\0")}
    hidden = {name for name in hidden if not name.startswith("gap_")}
    assert hidden == {"dice", "goal", "pile", "memory", "shown"}
    assert not any(view.hand[:, 1:].ravel())
    assert not any(view.pack[1:])
    assert not any(view.effects.drawn[:, 1:].ravel())
