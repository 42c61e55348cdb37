"""Positions and boards as people write them: what they can express, and the messages about impossible
ones."""

import re
from importlib.resources import files

import pytest
from table import actor, at_table, facts, gods_at, legal_names, play

from ithaca.engine.errors import BadFile, Misuse
from ithaca.engine.match import start
from ithaca.engine.rulebook import rulebook
from ithaca.engine.scenario import begin, read, written
from ithaca.engine.text import LANGUAGES
from ithaca.games.odysseus import board as boards

pytestmark = pytest.mark.interpreted

SIX = "Zeus Athena Poseidon Aphrodite Hades Hermes"
OURS = files("ithaca.games.odysseus").joinpath("board.toml").read_text("utf-8")
WITHOUT_SMALL = OURS.partition("[small]")[0]


# ── positions ─────────────────────────────────────────────────────────────────────────────────────


def test_a_position_may_say_what_lies_on_the_legs_and_what_the_powers_have_done():
    match = gods_at(
        SIX,
        ship="aeaea",
        origin="ogygia",
        round=3,
        passes=2,
        dry=4,
        winds={"y1": [3, "d"], "g2": {"5": 1}},
        hidden=[{"zone": "y1", "wind": 2}, {"zone": "y1", "wind": 5, "by": "Zeus"}],
        swapped=2,
        spent=["zeus"],
        storm="r1",
        doubled="g2",
        active="Athena",
    )

    table = facts(match)
    assert (table["winds"]["y1"], table["winds"]["g2"]) == (["3", "d", "?", "?"], ["5"])
    assert table["hidden"] == ["y1 by 4", "y1 by 0"]
    assert match.table(4)["winds"]["y1"] == ["3", "d", "2?", "?"]
    assert match.table(0)["winds"]["y1"] == ["3", "d", "?", "5?"]
    assert (table["round"], table["passes"], table["dry"], table["swapped"]) == (3, 2, 4, 2)
    assert (table["ship"], table["origin"], table["storm"], table["doubled"]) == (
        "aeaea",
        "ogygia",
        "r1",
        "g2",
    )
    assert table["spent"] == ["zeus", "poseidon", "aphrodite"]  # a token on the board is spent
    assert (actor(match), table["pack"]) == ("Athena", 42 - 18 - 5 - 2)


@pytest.mark.parametrize(
    ("named", "active", "legal"),
    [
        ({"storm": "g1", "power": "poseidon"}, "Poseidon", {"counter", "allow"}),
        ({"doubled": "g1", "power": "aphrodite"}, "Aphrodite", {"counter", "allow"}),
        ({"power": "zeus"}, "Zeus", {"counter", "allow"}),
        ({"hidden": [{"zone": "y1", "wind": 2}], "power": "hades"}, "Hades", {"counter", "allow"}),
        (
            {"winds": {"g2": [3]}, "lifted": "g1", "card": 3, "dropped": "g2"},
            "Hermes",
            {"counter", "allow"},
        ),
        (
            {"winds": {"g1": [3]}, "lifted": "g1", "card": "3"},
            "Hermes",
            {f"drop:{zone}" for zone in ("y1", "r1", "y2", "g2", "r2", "y3", "g3", "r3")},
        ),
    ],
    ids=["poseidon", "aphrodite", "zeus", "hades", "hermes", "a card in the air"],
)
def test_a_position_may_stand_in_the_middle_of_a_power(named, active, legal):
    match = gods_at(SIX, **named)

    assert (facts(match)["active"], legal_names(match)) == (active, legal)
    assert actor(match) == (active if "drop:y1" in legal else "Athena")


def test_a_card_in_the_air_is_named_by_its_number_among_several():
    hidden = [{"zone": "y1", "wind": wind} for wind in (5, 3, 1)]
    match = gods_at(SIX, hidden=hidden, lifted="y1", card="hidden2")

    play(match, "Hermes drop:r3\nAthena allow")
    assert (match.table(4)["winds"]["y1"], match.table(4)["winds"]["r3"]) == (["5?", "1?"], ["3?"])


def test_a_position_may_ask_athena_because_a_turn_has_changed():
    hidden = [{"zone": "y1", "wind": 5}]
    match = gods_at(SIX, options={"late-athena": "on"}, hidden=hidden, late=True, active="Zeus")

    assert (actor(match), facts(match)["late"], facts(match)["active"]) == ("Athena", True, "Zeus")
    play(match, "Athena counter")
    assert actor(match) == "Hermes"  # to the left of Hades


def test_a_position_may_stand_before_the_ship_is_placed_and_before_a_disc_is_chosen():
    match = gods_at("Zeus Poseidon Athena", phase="placing", discs={"crete": "sirens"})
    assert (actor(match), facts(match)["ship"], facts(match)["discs"]["crete"]) == ("Zeus", "", "sirens")
    play(match, "Zeus start:crete")
    assert actor(match) == "Poseidon"

    match = gods_at("Zeus Poseidon Athena", phase="choosing", ship="crete", origin="delos", passes=3)
    assert (actor(match), facts(match)["discs"]["delos"], facts(match)["discs"]["crete"]) == ("Zeus", "", "")
    play(match, "Zeus disc:sirens")
    assert (facts(match)["discs"]["delos"], facts(match)["round"]) == ("sirens", 2)


def test_what_is_written_down_names_no_more_than_it_must():
    match = gods_at("Zeus Poseidon Athena", ship="aeaea")
    parts = re.findall(r"^(\w+) = ", written(match).split("[position]")[1], re.MULTILINE)

    assert parts == ["gods", "missions", "hands", "discs", "ship", "active"]


HIDDEN = 'hidden = [{ zone = "y1", wind = 5 }]'
WRONG = [
    ('storm = "x1"', "position-no-zone", "turn/wind"),
    ("winds = { y4 = [1] }", "position-no-zone", "turn/wind"),
    ("hidden = [{ wind = 5 }]", "position-no-zone", "turn/wind"),
    ('hidden = [{ zone = "y1", wind = 4 }]', "position-unknown", ""),
    ('hidden = [{ zone = "y1", wind = 5, by = "Nobody" }]', "position-unknown", ""),
    ('hidden = [{ zone = "y1", wind = 5, from = "Zeus" }]', "position-unknown", ""),
    ('hidden = "y1"', "wrong-kind", ""),
    ("winds = { y1 = { 5 = 6 } }", "position-too-many", ""),
    ("hands.Zeus = { d = 8 }\nswapped = 1", "position-too-many", ""),
    ("swapped = 9", "bad-number", ""),
    ("passes = 6", "bad-number", ""),
    ("round = 0", "bad-number", ""),
    ("dry = 12", "bad-number", ""),
    ('phase = "over"', "position-no-phase", "turn/one"),
    ('phase = "window"', "position-other-phase", "athena/window"),
    ('phase = "turn"\npower = "zeus"', "position-other-phase", "athena/window"),
    ('phase = "placing"\nship = "crete"', "position-not-now", "setup/ship"),
    ('phase = "choosing"\nship = "crete"\n' + HIDDEN, "position-not-now", "refill/choice"),
    ('phase = "choosing"\nship = "crete"', "position-no-origin", "refill/choice"),
    ('ship = "crete"\ndiscs = { crete = "sirens" }', "position-disc-at-ship", "setup/ship"),
    ('spent = [""]', "position-unknown", ""),
    ('gods = { Zeus = "" }', "position-unknown", ""),
    ('spent = ["hades"]\n' + HIDDEN, "position-hades-open", "hades/countered"),
    ('power = "athena"', "position-not-asked", "athena/window"),
    ('power = "zeus"\nspent = ["athena"]', "position-not-asked", "athena/window"),
    ("late = true\n" + HIDDEN, "position-not-late", "athena/late"),
    ('power = "poseidon"', "position-lacks", "athena/window"),
    ('power = "hades"', "position-lacks", "athena/window"),
    ('power = "hermes"', "position-lacks", "athena/window"),
    ('dropped = "y1"', "position-lacks", "hermes/move"),
    ('lifted = "y1"', "position-lacks", "hermes/move"),
    ('lifted = "y1"\ncard = 3', "position-no-card", "hermes/move"),
    ('lifted = "y1"\ncard = "hidden2"\n' + HIDDEN, "position-no-card", "hermes/move"),
    ('lifted = "y1"\ncard = "hidden"\ndropped = "y1"\n' + HIDDEN, "position-same-zone", "hermes/move"),
    ('power = "zeus"\nlifted = "y1"\ncard = "hidden"\n' + HIDDEN, "position-not-now", "hermes/countered"),
    ('power = "zeus"\nactive = "Hades"', "position-not-active", "turn/one"),
    ('lifted = "y1"\ncard = "hidden"\nactive = "Hades"\n' + HIDDEN, "position-not-active", "turn/one"),
]


@pytest.mark.parametrize(
    ("lines", "key", "clause"), WRONG, ids=[f"{key}: {lines}" for lines, key, _ in WRONG]
)
def test_what_cannot_be_is_told_with_its_line_and_clause_in_three_languages(lines, key, clause):
    seats = SIX.split()
    gods = "" if "gods" in lines else "gods = { " + ", ".join(f'{s} = "{s.lower()}"' for s in seats) + " }\n"
    text = f'game = "odysseus"\nseats = {seats}\n\n[position]\n{gods}{lines}\n'

    with pytest.raises(BadFile) as refused:
        begin(read(text, "mine.toml"))
    mistake = refused.value
    assert (mistake.key, mistake.clause) == (key, f"odysseus/{clause}" if clause else "")
    if key != "wrong-kind":
        value = str(mistake.args_by_name["value"])
        assert mistake.line > 4 or not value or value not in lines
        assert len({mistake.say(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_cards_of_gods_who_do_not_play_cannot_be_named():
    hidden = [{"zone": "y1", "wind": 5, "by": "Zeus"}]
    for named in ({"hidden": hidden}, {"doubled": "y1"}, {"spent": ["hermes"]}):
        with pytest.raises(BadFile) as refused:
            at_table("odysseus", "Zeus Poseidon Athena", **named)
        assert refused.value.key == "position-unknown"


def test_a_disc_cannot_be_chosen_from_an_empty_reserve():
    scored = ["scylla"] * 5 + ["homecoming"] * 5 + ["underworld"] * 2 + ["cyclops"] * 2
    missions = {
        "Zeus": ["cyclops", "winds", "underworld"],
        "Poseidon": ["winds", "sirens", "scylla"],
        "Athena": ["sirens", "underworld", "homecoming"],
    }
    with pytest.raises(BadFile) as refused:
        gods_at(
            "Zeus Poseidon Athena",
            phase="choosing",
            ship="aeaea",
            origin="same",
            scored=scored,
            missions=missions,
            discs={"ogygia": "cyclops"},
        )
    assert (refused.value.key, refused.value.clause) == ("position-no-reserve", "odysseus/refill/empty")


# ── boards ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odysseus/variant/four", "odysseus/setup/board")
def test_a_board_of_ones_own_need_not_have_a_small_one():
    board = boards.read(WITHOUT_SMALL, "mine.toml")

    for players, options in ((3, {}), (4, {}), (5, {"variant": "on"})):
        assert len(start("odysseus", players, seed=1, options=options, board=board).table(-1)["discs"]) == 18


@pytest.mark.rule("odysseus/variant/four")
def test_the_variant_for_four_is_refused_on_a_board_without_a_small_one():
    board = boards.read(WITHOUT_SMALL, "mine.toml")

    with pytest.raises(Misuse) as refused:
        start("odysseus", 4, seed=1, options={"variant": "on"}, board=board)
    assert (refused.value.key, refused.value.clause) == ("no-small-board", "odysseus/variant/four")
    assert all("[small]" in refused.value.say(lang) for lang in LANGUAGES)


@pytest.mark.rule("odysseus/variant/four")
@pytest.mark.parametrize(
    "part", ["", 'dropped = ["crete"]', 'dropped = ["crete"]\nstrip = ["same", "delos"]'], ids=repr
)
def test_a_small_board_that_is_named_must_be_whole(part):
    with pytest.raises(BadFile) as refused:
        boards.read(f"{WITHOUT_SMALL}\n[small]\n{part}\n", "mine.toml")

    assert refused.value.key == "board-no-small"


@pytest.mark.rule("odysseus/variant/four")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_clause_of_the_small_board_names_the_islands_of_our_board(lang):
    board, text = boards.load(), rulebook("odysseus").clauses["odysseus/variant/four"].text[lang]
    names = board.names(lang)["island"]
    out = [names[board.slugs[island - 1]] for island in board.dropped]
    _, *ends = board.strip
    joined = [names[board.slugs[island - 1]] for island in ends]

    first, strip = text.split(".")[0].rsplit(", ", 1)
    kept = [name for name in names.values() if name not in out]
    assert all(re.search(rf"\b{name}\b", first) for name in out)
    assert not [name for name in kept if re.search(rf"\b{name}\b", first)]
    assert [name for name in names.values() if re.search(rf"\b{name}\b", strip)] == sorted(
        joined, key=[*names.values()].index
    )
