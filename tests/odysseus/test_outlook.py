"""The voyage as it stands, for all that its viewer knows: a face-down card is worth at least 1, at most 5.

Lines from Aeaea: yellow to Ogygia, green to Dulichium, red to Scheria.
"""

import itertools
import random

import pytest
from rich.console import Console
from table import gods_at, pass_until, play

from ithaca.engine.match import start
from ithaca.engine.text import LANGUAGES, words

GAMES = 25
WINDS = {"1": 1, "2": 2, "3": 3, "5": 5, "d": 1}
STRENGTHS = (1, 2, 3, 5)  # what a card may be
FOUR = "Zeus Hades Poseidon Athena"


def at_sea(hidden, winds, **position):
    """A table of four with these face-down cards of Hades and these open ones."""
    cards = [{"zone": card.split(":")[1], "wind": card.split(":")[0]} for card in hidden.split()]
    laid = {}
    for card in winds.split():
        wind, zone = card.split(":")
        laid.setdefault(zone, []).append(wind)
    return gods_at(FOUR, ship="aeaea", hidden=cards, winds=laid, **position)


def outlook(match, player):
    """The islands as this player foresees them, with a question mark where they are not certain."""
    legs = match.table(match.names.index(player))["voyage"]
    return " ".join(leg["island"] + "?" * leg["unsure"] for leg in legs)


@pytest.mark.rule("odysseus/hades/look")
@pytest.mark.parametrize(
    ("hidden", "winds", "others", "hades"),
    [
        ("5:y1", "", "ogygia", "ogygia"),
        ("1:y1", "1:g1", "ogygia", "ogygia"),
        ("5:g1", "1:y1", "ogygia?", "dulichium"),
        ("5:g1", "5:y1", "ogygia", "ogygia"),
        ("5:g1", "5:r1", "scheria?", "dulichium"),
        ("3:g1", "5:r1", "scheria?", "scheria"),
        ("3:r1", "5:g1", "dulichium", "dulichium"),
        ("1:y1 1:g1", "", "ogygia?", "ogygia"),
        ("1:y1 1:g1 1:g1", "", "dulichium?", "dulichium"),
        ("1:y1", "1:y2", "ogygia aeaea", "ogygia aeaea"),
        ("2:g2", "1:y1 1:y2 1:g3", "ogygia aeaea? dulichium?", "ogygia same ogygia"),
        ("2:g1", "1:y1 1:y2", "ogygia? aeaea?", "dulichium same"),
    ],
)
def test_the_voyage_is_sure_as_long_as_no_face_down_card_could_turn_it(hidden, winds, others, hades):
    match = at_sea(hidden, winds)

    assert (outlook(match, "Athena"), outlook(match, "Hades")) == (others, hades)
    spectators = match.table(-1)
    assert spectators["voyage"] == match.table(match.names.index("Zeus"))["voyage"]


def test_a_total_is_the_least_that_it_can_be():
    match = gods_at(
        "Zeus Hades Poseidon Athena Aphrodite",
        hidden=[{"zone": zone, "wind": wind} for zone, wind in (("y1", 5), ("y1", "d"), ("g2", 3))],
        winds={"y1": [2], "r3": [1]},
        doubled="g2",
        storm="y1",
    )

    known = {zone: total for zone, total in match.table(1)["totals"].items() if total}
    guessed = {zone: total for zone, total in match.table(0)["totals"].items() if total}
    assert known == {"y1": 8, "g2": 6, "r3": 1}
    assert guessed == {"y1": 4, "g2": 2, "r3": 1}


def test_a_storm_is_not_feared_where_it_blows():
    match = at_sea("5:g1", "1:y1", storm="g1")

    assert outlook(match, "Athena") == "ogygia"


def test_a_doubled_card_may_be_worth_ten():
    five = "Zeus Hades Poseidon Athena Aphrodite"
    hidden = [{"zone": "g1", "wind": 1}]

    for wind, sure in (([5, 3], False), ([5, 5], True)):
        match = gods_at(five, ship="aeaea", hidden=hidden, winds={"y1": wind}, doubled="g1")
        assert outlook(match, "Athena") == ("ogygia" if sure else "ogygia?")


def colour_of(match, leg, totals):
    """The colour that the ship would follow with these totals, the slow way."""
    storm = match.table(-1)["storm"]
    best = ("", 0)
    for letter in "ygr":
        zone = f"{letter}{leg}"
        if zone != storm and totals[zone] > best[1]:
            best = (letter, totals[zone])
    return best[0]


def slowly(match, seat):
    """The voyage, by trying everything that the cards unknown to this seat may be."""
    table, told = match.table(seat), []
    ends = {slug: {} for slug in match.board.slugs}
    for colour, a, b in match.board.joined(small=False):
        for one, other in ((a, b), (b, a)):
            ends[match.board.slugs[one - 1]][" ygr"[colour]] = match.board.slugs[other - 1]
    island, unsure = table["ship"], False
    for leg in (1, 2, 3):
        zones = [f"{letter}{leg}" for letter in "ygr"]
        unknown = [zone for zone in zones for card in table["winds"][zone] if card == "?"]
        known = {zone: sum(WINDS.get(card.strip("?"), 0) for card in table["winds"][zone]) for zone in zones}
        found = []
        for guess in itertools.product(STRENGTHS, repeat=len(unknown)):
            totals = dict(known)
            for zone, strength in zip(unknown, guess, strict=True):
                totals[zone] += strength
            if table["doubled"] in totals:
                totals[table["doubled"]] *= 2
            found.append(colour_of(match, leg, totals))
        if not found[0]:  # the first guess is that all are of 1
            break
        unsure = unsure or len(set(found)) > 1
        island = ends[island][found[0]]
        told.append(island + "?" * unsure)
    return " ".join(told)


@pytest.mark.parametrize("players", [4, 6])
def test_the_outlook_is_what_trying_all_face_down_cards_gives(players):
    compared = 0
    for seed in range(GAMES):
        match, choice = start("odysseus", players, seed=seed), random.Random(seed)
        while not match.over:
            seat = choice.randrange(-1, players)
            table = match.table(seat)
            if table["hidden"] and table["phase"] != "choosing" and len(table["hidden"]) < 7:
                told = " ".join(leg["island"] + "?" * leg["unsure"] for leg in table["voyage"])
                assert told == slowly(match, seat)
                compared += 1
            hides = [a for a in match.legal() if match.notation.name(a).startswith("hide")]
            match.play(choice.choice(hides if hides and choice.random() < 0.7 else match.legal()))
    assert compared > 100


# ── in a terminal ─────────────────────────────────────────────────────────────────────────────────


def drawn(match, seat, lang, width=100):
    console = Console(width=width, color_system=None)
    say = words(lang, "odysseus", match.vocabulary(lang))
    with console.capture() as captured:
        console.print(match.game.part("terminal").draw(match.table(seat), seat, say, match.board, width))
    return captured.get()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_terminal_says_what_is_sure_and_shows_no_code_of_a_zone(lang):
    match = at_sea("5:g1 1:g1", "3:y1")

    for seat in range(4):
        shown = drawn(match, seat, lang)
        assert not [zone for zone in ("y1", "g1", "r1", "y2", "g3") if zone in shown.split()]
        assert ("? ? ≥ 2" in shown, "5? 1? = 6" in shown) == (seat != 1, seat == 1)
    told = " ".join(drawn(match, 0, "de").split())
    assert "Nach jetzigem Stand: Aiaia —Gelb→ Ogygia? (mit Fragezeichen" in told
    assert "Nach jetzigem Stand: Aiaia —Grün→ Dulichion\n" in drawn(match, 1, "de")


def test_a_terminal_tells_passes_in_a_row_and_nothing_of_none():
    match = gods_at(FOUR)

    assert drawn(match, 0, "en").startswith("Round 1\n")
    play(match, "Hades pass")
    assert drawn(match, 0, "en").startswith("Round 1, 1 pass in a row")
    pass_until(match, "Zeus")
    assert drawn(match, 0, "en").startswith("Round 1, 3 passes in a row")


def test_the_lines_of_the_map_have_signs_that_mean_the_same_in_every_language():
    match = gods_at(FOUR)

    for lang, green in (("en", "+ green"), ("fr", "+ vert"), ("de", "+ Grün")):
        assert green in drawn(match, 0, lang, 112)
