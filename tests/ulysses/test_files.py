"""Custom boards, and invalid boards and positions of Ulysses."""

import re
from itertools import combinations

import pytest
from broken import BoardText, wrong_position
from goals import BOARD, COLOURS, goals_in_play, neighbours, of_colour, own, piles
from table import actor, at_table, facts, legal_names, play, refusal

from ithaca.engine import scenario as scenarios
from ithaca.engine.errors import BadFile
from ithaca.engine.game import find
from ithaca.engine.match import start
from ithaca.games.ulysses import board as boards
from ithaca.games.ulysses.rules import sound

SEATS = "Axel Carsten Michael Claudia"
DECK = {"objection": 50, "temple": 23, "wind": 23, "plague": 16, "zeus": 11, "pandora": 9}
OURS = BoardText(boards, "place")
TEXT = OURS.text


def sail(match, place):
    """The active player proposes a place, and nobody objects."""
    match.play(f"propose:{place}")
    for _ in match.names[1:]:
        match.play("consent")
    return match


# ── a board of one's own ──────────────────────────────────────────────────────────────────────────


def with_outset():
    """Our board as a text with a 37th place without colour, where the ship starts, and its neighbours."""
    quiet = sorted(BOARD.slugs, key=lambda slug: len(neighbours(slug)))[:3]
    rows = "".join(f'  ["outset", "{slug}"],\n' for slug in quiet)
    text = OURS.changed(('start = "troja"', 'start = "outset"'), ("\nlines = [\n", f"\nlines = [\n{rows}"))
    name = '{ en = "Outset", fr = "Départ", de = "Anfang" }'
    return f'{text}\n[[place]]\nslug = "outset"\nx = 30.5\ny = 30\nname = {name}\n', quiet


def on_board(board, **position):
    scenario = scenarios.Scenario("test", "", find("ulysses"), SEATS.split(), board=board)
    scenario.position = position
    return scenarios.begin(scenario)


@pytest.mark.rule("ulysses/setup/board")
def test_you_may_write_a_board_of_your_own_and_play_on_it(tmp_path):
    text, quiet = with_outset()
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    match = start("ulysses", 3, seed=1, board=boards.load(str(file)))

    assert match.table(-1)["ship"] == "outset"
    assert {n for n in legal_names(match) if n.startswith("propose")} == {f"propose:{s}" for s in quiet}
    sail(match, quiet[0])
    assert match.table(-1)["ship"] == quiet[0]
    assert match.vocabulary("de")["place"]["outset"] == "Anfang"


@pytest.mark.rule("ulysses/setup/board", "ulysses/setup/goals")
def test_a_start_without_colour_has_no_goal_card():
    board = boards.read(with_outset()[0], "mine.toml")

    for seed in range(4):
        match = start("ulysses", 5, seed=seed, board=board)
        assert sorted(goals_in_play(match)) == sorted(BOARD.slugs)
        assert sound(match.state[0]) == 0


@pytest.mark.rule("ulysses/setup/board", "ulysses/exchange/colourless")
def test_where_the_place_of_the_ship_has_no_colour_nothing_is_barred_from_an_exchange():
    board = boards.read(with_outset()[0], "mine.toml")
    match = on_board(board, active="Axel", goals={"Axel": ["zypern"]}, hands={"Axel": {"wind": 3}})

    play(match, "Axel exchange:zypern")
    assert legal_names(match) == {f"from:{colour}" for colour in COLOURS}
    play(match, "Axel from:violet pay:wind")
    assert facts(match)["exchanged"]


@pytest.mark.rule("ulysses/setup/board", "ulysses/exchange/colour")
def test_on_such_a_board_the_colour_of_any_other_place_is_still_barred():
    board = boards.read(with_outset()[0], "mine.toml")
    goals, hands = {"Axel": ["zypern"]}, {"Axel": {"wind": 3}}
    match = on_board(board, active="Axel", ship="troja", goals=goals, hands=hands)

    play(match, "Axel exchange:zypern")
    assert refusal(match, "from:violet") == "ulysses/exchange/colour"


@pytest.mark.rule("ulysses/setup/board", "ulysses/plague/anywhere")
def test_a_plague_may_lie_on_the_37th_place_and_the_ship_may_come_back_to_it():
    text, quiet = with_outset()
    hands = {"Axel": {"plague": 1, "wind": 1}, "Carsten": {}, "Michael": {}, "Claudia": {}}
    match = on_board(boards.read(text, "mine.toml"), active="Axel", ship=quiet[1], hands=hands)

    sail(match, "outset")
    assert facts(match)["ship"] == "outset"
    assert not any(facts(match)["shown"].values())
    play(match, "Axel stay pay:wind plague:outset pay:plague")
    assert facts(match)["plagues"] == ["outset"]


# ── boards that cannot be ─────────────────────────────────────────────────────────────────────────


def row(a, b):
    """The text of a line of our board."""
    return re.search(rf'  \["({a}", .*"{b}|{b}", .*"{a})"\],\n', TEXT).group()


def far_from(slug):
    """Places without a line to this one."""
    return [other for other in BOARD.slugs if other != slug and other not in neighbours(slug)]


NAXOS = (
    OURS.place("dido").replace('"dido"', '"naxos"').replace('"Dido"', '"Naxos"').replace('"Didon"', '"Naxos"')
)
SEVENTH = "".join(
    f'  ["sybille", "{slug}"],\n' for slug in far_from("sybille")[: 7 - len(neighbours("sybille"))]
)
# the error, the text that is changed, its replacement, the message, and a text in the line that it points to
BROKEN = [
    ("a slug with a capital", [OURS.within("dido", '"dido"', '"Dido"')], "bad-slug", 'slug = "Dido"'),
    ("a slug with a space", [OURS.within("dido", '"dido"', '"di do"')], "bad-slug", 'slug = "di do"'),
    ("no slug", [OURS.within("dido", 'slug = "dido"\n', "")], "bad-slug", ""),
    ("one place twice", [OURS.within("dido", '"dido"', '"melita"')], "twice", 'slug = "melita"'),
    ("no French name", [OURS.within("dido", "fr = .+?, ", "")], "no-name", 'slug = "dido"'),
    ("no name at all", [OURS.within("dido", "name = ", "nom = ")], "no-name", 'slug = "dido"'),
    ("an empty name", [OURS.within("dido", 'de = ".+?"', 'de = ""')], "no-name", 'slug = "dido"'),
    ("no x", [OURS.within("dido", "x = .+\n", "")], "no-point", 'slug = "dido"'),
    ("y in words", [OURS.within("dido", "y = .+\n", 'y = "south"\n')], "no-point", 'slug = "dido"'),
    ("y true", [OURS.within("dido", "y = .+\n", "y = true\n")], "no-point", 'slug = "dido"'),
    (
        "a fifth colour",
        [OURS.within("dido", "colour = .+\n", 'colour = "pink"\n')],
        "no-colour",
        'slug = "dido"',
    ),
    ("no colour", [OURS.within("dido", "colour = .+\n", "")], "no-colour", 'slug = "dido"'),
    ("no start", [('start = "troja"\n', "")], "unknown-place", ""),
    ("a start nowhere", [('start = "troja"', 'start = "troia"')], "unknown-place", 'start = "troia"'),
    ("a start without goal", [OURS.within("troja", "colour = .+\n", "")], "place-count", ""),
    ("a place too few", [(OURS.place("dido"), "")], "place-count", ""),
    ("a place too many", [(OURS.place("dido"), OURS.place("dido") + NAXOS)], "place-count", ""),
    (
        "thirteen of a colour",
        [OURS.within(slug, '"violet"', '"red"') for slug in of_colour("violet")[:4]],
        "colour-count",
        "",
    ),
    (
        "four of a colour",
        [
            OURS.within(slug, '"violet"', f'"{colour}"')
            for slug, colour in zip(
                of_colour("violet"), ["red", "red", "green", "green", "blue"], strict=False
            )
        ],
        "colour-count",
        "",
    ),
    ("a line to nowhere", [(row("lybien", "dido"), '  ["lybien", "didon"],\n')], "unknown-place", '"didon"'),
    ("a line of one end", [(row("lybien", "dido"), '  ["lybien"],\n')], "unknown-place", "lines = ["),
    ("a line of none", [(row("lybien", "dido"), "  [],\n")], "unknown-place", "lines = ["),
    (
        "a bend in words",
        [(row("lybien", "dido"), '  ["lybien", "melita", "dido"],\n')],
        "bad-bend",
        '["lybien", "melita", "dido"]',
    ),
    (
        "a bend of one number",
        [(row("lybien", "dido"), '  ["lybien", [12.5], "dido"],\n')],
        "bad-bend",
        '["lybien", [12.5], "dido"]',
    ),
    (
        "a bend of one number and a word",
        [(row("lybien", "dido"), '  ["lybien", [12.5, "x"], "dido"],\n')],
        "bad-bend",
        '["lybien", [12.5, "x"], "dido"]',
    ),
    (
        "one line twice",
        [(row("lybien", "dido"), row("lybien", "dido") * 2)],
        "double-line",
        '["lybien", "dido"]',
    ),
    (
        "a line there and back",
        [(row("lybien", "dido"), row("lybien", "dido") + '  ["dido", "lybien"],\n')],
        "double-line",
        '["dido", "lybien"]',
    ),
    (
        "a line to itself",
        [(row("lybien", "dido"), '  ["dido", "dido"],\n')],
        "double-line",
        '["dido", "dido"]',
    ),
    ("seven lines", [("\nlines = [\n", f"\nlines = [\n{SEVENTH}")], "line-count", '"sybille"'),
    ("no lines", [("\nlines = [\n", "\nroutes = [\n")], "not-joined", ""),
    (
        "a place without lines",
        [(row("troja", there), "") for there in neighbours("troja")],
        "not-joined",
        "",
    ),
]
IDS = [what for what, *_ in BROKEN]


@pytest.mark.rule("ulysses/setup/board")
def test_our_own_board_is_good_and_so_it_is_without_bends():
    straight = re.sub(r'", (\[[-0-9., ]+\], )+"', '", "', TEXT)

    assert boards.read(TEXT, "mine.toml").lines == boards.read(straight, "mine.toml").lines
    assert all(len(route) == 2 for route in boards.read(straight, "mine.toml").routes)


@pytest.mark.rule("ulysses/setup/board")
@pytest.mark.parametrize(("what", "changes", "key", "near"), BROKEN, ids=IDS)
def test_a_broken_board_says_what_is_wrong_and_where(what, changes, key, near):
    text = OURS.changed(*changes)

    wrong = OURS.mistake_in(text)
    assert (wrong.key, wrong.clause, wrong.file) == (f"board-{key}", "ulysses/setup/board", "mine.toml")
    if near:
        assert near in text.splitlines()[wrong.line - 1]
        assert str(wrong).startswith(f"mine.toml:{wrong.line}: ")
    else:
        assert str(wrong).startswith("mine.toml")


@pytest.mark.parametrize(("what", "changes", "key", "near"), BROKEN, ids=IDS)
def test_a_broken_board_is_explained_in_every_language(what, changes, key, near):
    wrong = OURS.mistake_in(OURS.changed(*changes))

    assert len({wrong.say(lang) for lang in ("en", "fr", "de")}) == 3


@pytest.mark.rule("ulysses/setup/board")
def test_five_and_twelve_of_a_colour_are_good():
    violet = of_colour("violet")
    shares = zip(violet[:4], ["red", "red", "red", "green"], strict=True)

    board = boards.read(
        OURS.changed(*(OURS.within(s, '"violet"', f'"{colour}"') for s, colour in shares)), "mine.toml"
    )
    assert [len(of_colour(colour, board)) for colour in COLOURS] == [5, 10, 12, 9]
    assert sound(start("ulysses", 5, seed=1, board=board).state[0]) == 0


@pytest.mark.rule("ulysses/setup/board")
@pytest.mark.parametrize("lines", [1, 2])
def test_a_place_may_have_one_line_or_two(lines):
    """The rulebooks demand no number of lines; a ship that comes to the end of its line turns back."""
    away = neighbours("troja")[lines:]
    board = boards.read(OURS.changed(*((row("troja", there), "") for there in away)), "mine.toml")
    match = on_board(board, active="Axel", hands={"Axel": {"wind": 1}})

    kept = neighbours("troja")[:lines]
    assert {name for name in legal_names(match) if name.startswith("propose")} == {
        f"propose:{there}" for there in kept
    }
    sail(match, kept[0])
    play(match, "Axel stay pay:wind")
    sail(match, "troja")
    assert facts(match)["ship"] == "troja"


@pytest.mark.rule("ulysses/setup/board", "ulysses/debate/unable")
def test_from_a_place_with_one_line_nobody_can_send_the_ship_elsewhere():
    away = neighbours("troja")[1:]
    board = boards.read(OURS.changed(*((row("troja", there), "") for there in away)), "mine.toml")
    match = on_board(board, active="Axel", hands={"Carsten": {"objection": 5}})

    play(match, f"Axel propose:{neighbours('troja')[0]}")
    assert legal_names(match) == {"consent"}


@pytest.mark.rule("ulysses/setup/board")
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_what_there_is_room_for_is_told(lang):
    crowded = OURS.mistake_in(OURS.changed(("\nlines = [\n", f"\nlines = [\n{SEVENTH}")))
    many = OURS.mistake_in(
        OURS.changed(*(OURS.within(slug, '"violet"', '"red"') for slug in of_colour("violet")[:4]))
    )

    assert all(number in crowded.say(lang) for number in ("7", "6"))
    assert all(number in many.say(lang) for number in ("5", "12"))


@pytest.mark.rule("ulysses/setup/board")
def test_a_place_that_cannot_be_reached_is_told():
    """The last four places have lines among themselves only; the others lie in a ring."""
    ring, lost = BOARD.slugs[:-4], BOARD.slugs[-4:]
    pairs = [*combinations(lost, 2), *((ring[i - step], ring[i]) for i in range(32) for step in (1, 2))]
    lines = "".join(f'  ["{a}", "{b}"],\n' for a, b in pairs)
    text = re.sub(r"(?<=\nlines = \[\n)(  .*\n)+", lines, TEXT)
    assert "troja" in ring

    wrong = OURS.mistake_in(text)
    assert (wrong.key, wrong.clause) == ("board-not-joined", "ulysses/setup/board")
    assert (wrong.args_by_name["value"], wrong.args_by_name["start"]) == (lost[0], "troja")
    assert f'"{lost[0]}"' in text.splitlines()[wrong.line - 1]


@pytest.mark.rule("ulysses/setup/board")
def test_an_unknown_place_is_guessed():
    wrong = OURS.mistake_in(OURS.changed((row("lybien", "dido"), '  ["lybien", "didoo"],\n')))

    assert (wrong.args_by_name["value"], wrong.args_by_name["meant"]) == ("didoo", "dido")


@pytest.mark.parametrize(
    ("was", "now", "key"),
    [
        ("\nlines = [\n", "\nlines = [\n  5,\n", "wrong-kind"),
        ('start = "troja"', "start = 5", "wrong-kind"),
        (TEXT[TEXT.index("[[place]]") :], "[place]\nslug = 5\n", "wrong-kind"),
        ("\nlines = [\n", "\nlines = \n", "bad-toml"),
    ],
    ids=["a number for a line", "a number for the start", "one place", "not TOML"],
)
def test_a_board_of_the_wrong_kinds_is_told(was, now, key):
    assert OURS.mistake_in(OURS.changed((was, now))).key == key


@pytest.mark.parametrize("value", [5, "x", True, [], [5], {"x": 5}, [[]], 1.5, None])
@pytest.mark.parametrize(
    "part", ["slug", "colour", "x", "its name", "line", "end", "bend", "start", "lines", "place"]
)
def test_anything_in_the_wrong_place_is_told_as_a_mistake(part, value):
    source = {**BOARD.source, "place": list(BOARD.source["place"]), "lines": list(BOARD.source["lines"])}
    if part in source:
        source[part] = value
    elif part == "line":
        source["lines"][3] = value
    elif part in ("end", "bend"):
        source["lines"][3] = ["lybien", value] if part == "end" else ["lybien", value, "dido"]
    else:
        source["place"][7] = {**source["place"][7], part.removeprefix("its "): value}

    if part == "x" and value in (5, 1.5) and value is not True:
        assert boards.from_source(source, "mine.toml").slugs == BOARD.slugs
        return
    with pytest.raises(BadFile) as caught:
        boards.from_source(source, "mine.toml")
    assert str(caught.value).startswith("mine.toml")


# ── positions that cannot be ──────────────────────────────────────────────────────────────────────

HEAD = 'game = "ulysses"\nseats = ["Axel", "Carsten", "Claudia"]\n\n[position]\n'
GREENS = of_colour("green")


def with_line(line, board=None):
    """The message about a position with this line, the sixth."""
    return wrong_position(f'{HEAD}ship = "troja"\n{line}', board)


@pytest.mark.parametrize(
    ("line", "kind", "meant"),
    [
        ('shipp = "dido"', "position", "ship"),
        ('active = "Axl"', "player", "Axel"),
        ("hands = { Carstn = { wind = 1 } }", "player", "Carsten"),
        ("temples = { Claudja = 2 }", "player", "Claudia"),
        ('goals = { Axeel = ["dido"] }', "player", "Axel"),
        ('shown = { Axeel = ["dido"] }', "player", "Axel"),
        ('plagues = ["didoo"]', "place", "dido"),
        ('goals = { Axel = ["melitta"] }', "place", "melita"),
        ('shown = { Axel = ["melitta"] }', "place", "melita"),
        ('piles = { green = ["elysium"] }', "place", "elysion"),
        ('piles = { gren = ["elysion"] }', "colour", "green"),
        ("hands = { Axel = { objektion = 1 } }", "card", "objection"),
        ('hands = { Axel = ["winds"] }', "card", "wind"),
        ("discard = { tempel = 1 }", "card", "temple"),
        ('hands = { Axel = { "?" = 1 } }', "card", ""),
        ('order = { Axeel = ["dido"] }', "player", "Axel"),
        ('known = { Axeel = ["dido"] }', "player", "Axel"),
        ('known = { Axel = ["didoo"] }', "place", "dido"),
        ('ruled_out = { didoo = ["melita"] }', "place", "dido"),
        ('ruled_out = { dido = ["melitta"] }', "place", "melita"),
        ('blue = "zyperrn"', "place", "zypern"),
        ('blue = "zypern"\nasked = "Carstn"', "player", "Carsten"),
        ('blue = "zypern"\nred = "delos"\nowners = { red = "Carstn" }', "player", "Carsten"),
        ('blue = "zypern"\nred = "delos"\nowners = { redd = "Carsten" }', "colour", "red"),
        ('blue = "zypern"\nred = "delos"\ncards = { redd = 1 }', "colour", "red"),
    ],
    ids=lambda text: text[:30],
)
def test_an_unknown_name_has_its_line_and_what_was_meant(line, kind, meant):
    wrong = with_line(line)

    assert (wrong.key, wrong.line) == ("position-unknown", 5 + len(line.splitlines()))
    assert (wrong.args_by_name["kind"], wrong.args_by_name["meant"]) == (kind, meant)


def test_an_unknown_place_of_the_ship_has_its_line():
    scenario = scenarios.read(HEAD + 'active = "Axel"\nship = "troia"\n', "small.toml")

    with pytest.raises(BadFile) as caught:
        scenarios.begin(scenario)
    assert (caught.value.key, caught.value.line) == ("position-unknown", 6)


@pytest.mark.parametrize(
    ("line", "key", "value"),
    [
        ("temples = { Axel = 0 }", "bad-temples", "Axel"),
        ("temples = { Axel = -1 }", "bad-temples", "Axel"),
        ("temples = { Axel = 24 }", "bad-temples", "Axel"),
        ("temples = { Axel = 22 }", "too-many", "temples"),
        ("temples = { Axel = 12, Carsten = 11 }", "too-many", "temples"),
        (f"plagues = {BOARD.slugs[1:8]}".replace("(", "[").replace(")", "]"), "too-many", "plagues"),
        ("hands = { Axel = { zeus = 12 } }", "too-many", "zeus"),
        ("hands = { Axel = { zeus = 6 }, Claudia = { zeus = 6 } }", "too-many", "zeus"),
        ("hands = { Axel = { pandora = 9 } }\ndiscard = { pandora = 1 }", "too-many", "pandora"),
        ("discard = { wind = 24 }", "too-many", "wind"),
        ('plagues = ["dido", "olymp", "dido"]', "twice", "dido"),
        ('goals = { Axel = ["dido", "dido"] }', "twice", "dido"),
        ('goals = { Axel = ["dido"], Claudia = ["dido"] }', "twice", "dido"),
        ('goals = { Axel = ["dido"] }\nshown = { Axel = ["dido"] }', "twice", "dido"),
        (f'goals = {{ Axel = ["{GREENS[0]}"] }}\npiles = {{ green = ["{GREENS[0]}"] }}', "twice", GREENS[0]),
        ("hands = { Axel = 5 }", "bad-cards", "5"),
        ('hands = { Axel = "wind" }', "bad-cards", "wind"),
        ("hands = { Axel = { wind = -1 } }", "bad-cards", "wind = -1"),
        ("hands = { Axel = { wind = 1.5 } }", "bad-cards", "wind = 1.5"),
        ("hands = { Axel = { wind = 1000 } }", "bad-cards", "wind = 1000"),
        ("discard = 7", "bad-cards", "7"),
        (f"goals = {{ Axel = {GREENS[:5]} }}", "too-many-goals", "Axel"),
        (f"goals = {{ Axel = {GREENS[:3]} }}\nshown = {{ Axel = {GREENS[3:5]} }}", "too-many-goals", "Axel"),
        (f"shown = {{ Axel = {GREENS[:4]} }}", "won", "Axel"),
        ('piles = { red = ["zypern"] }', "wrong-pile", "zypern"),
        ("turn = 0", "bad-turn", 0),
        ("turn = -3", "bad-turn", -3),
        ("turn = 301", "bad-turn", 301),
        ('order = { Axel = ["dido", "melita", "olymp"] }', "bad-order", "Axel"),
        (f"order = {{ Axel = {GREENS[:4]} }}", "bad-order", "Axel"),
        ('ruled_out = { dido = ["dido"] }', "bad-ruled-out", "dido"),
        ('ruled_out = { dido = ["zypern"] }', "bad-ruled-out", "zypern"),
        ('underway = ["propose:zypern"]', "not-underway", "propose:zypern"),
        ('underway = ["consent"]', "not-underway", "consent"),
        ('underway = ["cleanse:dido"]', "not-underway", "cleanse:dido"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_position_that_cannot_be_says_why_and_where(line, key, value):
    """What breaks a rule names its clause."""
    wrong = with_line(line)

    assert (wrong.key, wrong.args_by_name["value"]) == (f"position-{key}", value)
    assert wrong.clause == CLAUSES.get(key, CLAUSES.get(value, ""))
    assert wrong.line == 6


CLAUSES = {
    "won": "ulysses/end/fourth",
    "bad-turn": "ulysses/end/guard",
    "consent": "ulysses/actions/any",
    "cleanse:dido": "ulysses/plague/remove",
}


@pytest.mark.parametrize(
    "line",
    [
        "temples = { Axel = 24 }",
        'goals = { Axel = ["dido", "melita", "olymp", "sybille", "zypern"] }',
        'shown = { Axel = ["dido", "melita", "olymp", "sybille"] }',
    ],
)
def test_a_mistake_about_a_player_is_not_looked_for_where_he_is_active(line):
    wrong = wrong_position(f'{HEAD}active = "Axel"\n{line}\n')

    assert (wrong.line, wrong.args_by_name["value"]) == (6, "Axel")


def test_true_is_no_number_of_cards():
    assert with_line("hands = { Axel = { wind = true } }").key == "position-bad-cards"


def test_a_place_without_colour_is_nobodys_goal():
    board = boards.read(with_outset()[0], "mine.toml")

    for line in ('goals = { Axel = ["outset"] }', 'shown = { Axel = ["outset"] }'):
        wrong = with_line(line, board)
        assert (wrong.key, wrong.line, wrong.args_by_name["value"]) == ("position-no-goal", 6, "outset")
    assert with_line('piles = { red = ["outset"] }', board).key == "position-wrong-pile"


@pytest.mark.parametrize(
    "line",
    [
        "active = 5",
        "hands = 5",
        "temples = 5",
        'temples = { Axel = "x" }',
        "temples = { Axel = true }",
        'plagues = "dido"',
        "plagues = [5]",
        'goals = { Axel = "dido" }',
        "shown = 5",
        'piles = ["dido"]',
        'turn = "two"',
        'arrived = "yes"',
        "exchanged = 1",
        'order = ["dido"]',
        'known = { Axel = "dido" }',
        'ruled_out = ["dido"]',
        "blue = 5",
        'owners = ["Axel"]',
        'supports = ["Axel"]',
        'out = "Axel"',
        "underway = 5",
    ],
)
def test_a_position_of_the_wrong_kinds_is_told(line):
    assert with_line(line).key == "wrong-kind"


def test_piles_that_leave_too_few_goals_for_the_players_are_told():
    lines = "\n".join(f"{colour} = {of_colour(colour)}" for colour in COLOURS)

    assert with_line(f"[position.piles]\n{lines}").key.startswith("position-")


def test_piles_and_goals_that_leave_just_enough_for_the_players_are_good():
    fresh = at_table("ulysses", SEATS)
    taken, rest = own(fresh, "goals")[1], dict(zip(COLOURS, piles(fresh), strict=True))

    match = at_table("ulysses", SEATS, goals={"Axel": taken}, piles=rest)
    assert own(match, "goals")[0] == taken
    assert piles(match) == piles(fresh)
    assert sound(match.state[0]) == 0


# ── positions that can be ─────────────────────────────────────────────────────────────────────────


def test_a_position_keeps_what_it_does_not_name():
    fresh, placed = at_table("ulysses", SEATS), at_table("ulysses", SEATS, plagues=["dido"])

    assert own(placed, "goals") == own(fresh, "goals")
    assert piles(placed) == piles(fresh)
    for field in ("active", "ship", "temples", "held", "pack", "shown"):
        assert facts(placed)[field] == facts(fresh)[field]


def test_a_position_has_what_it_names():
    greens = of_colour("green")
    match = at_table(
        "ulysses",
        SEATS,
        active="Michael",
        ship="melita",
        hands={"Axel": {"wind": 2, "zeus": 1}, "Michael": ["plague", "plague", "temple"]},
        temples={"Claudia": 4},
        goals={"Axel": greens[:2]},
        shown={"Axel": greens[2:3]},
        plagues=["dido", "olymp"],
        discard={"objection": 7, "pandora": 2},
        piles={"green": greens[4:6]},
    )

    assert (actor(match), facts(match)["phase"], facts(match)["ship"]) == ("Michael", "acting", "melita")
    assert own(match, "hands")[0] == {"wind": 2, "zeus": 1}
    assert own(match, "hands")[2] == {"plague": 2, "temple": 1}
    assert facts(match)["temples"] == {"Axel": 1, "Carsten": 1, "Michael": 1, "Claudia": 4}
    assert own(match, "goals")[0][:2] == greens[:2]
    assert facts(match)["shown"]["Axel"] == greens[2:3]
    assert set(facts(match)["plagues"]) == {"dido", "olymp"}
    assert (facts(match)["discard"], facts(match)["top"]) == ({"objection": 7, "pandora": 2}, "pandora")
    assert piles(match)[1][:2] == greens[4:6]
    assert sound(match.state[0]) == 0


# ── in the middle of things ───────────────────────────────────────────────────────────────────────

BLUE, RED, BLACK = neighbours("troja")
DEBATE = f'blue = "{BLUE}"\nred = "{RED}"\nowners = {{ red = "Carsten" }}\n'
THREE_SIDES = f'{DEBATE}black = "{BLACK}"\n'.replace('"Carsten" }', '"Carsten", black = "Claudia" }')


def wrong_debate(lines, seats="Axel Carsten Claudia", options=""):
    """The message about a debate at Troy with Axel active."""
    names = ", ".join(f'"{name}"' for name in seats.split())
    text = f'game = "ulysses"\nseats = [{names}]\n{options}\n[position]\nactive = "Axel"\nship = "troja"\n'
    return wrong_position(text + lines)


@pytest.mark.parametrize(
    ("lines", "reason", "value"),
    [
        ('red = "delos"', "order", "red"),
        ('black = "delos"', "order", "black"),
        ("cards = { blue = 1 }", "no-disc", "blue"),
        ('out = ["Carsten"]', "order", "out"),
        ('last = "Carsten"', "order", "last"),
        ('asked = "Carsten"', "order", "asked"),
        (f'blue = "{BLUE}"\nblack = "{BLACK}"', "order", "black"),
        (f'blue = "{BLUE}"\nout = ["Carsten"]', "order", "out"),
        (f'blue = "{BLUE}"\narrived = true', "arrived", "arrived"),
        (f'blue = "{BLUE}"\nasked = "Axel"', "asked", "Axel"),
        (f'{DEBATE}asked = "Claudia"', "asked", "asked"),
        ('blue = "elysion"', "place", "elysion"),
        ('blue = "troja"', "place", "troja"),
        (f'blue = "{BLUE}"\nplagues = ["{BLUE}"]', "place", BLUE),
        (f'blue = "{BLUE}"\nred = "{BLUE}"\nowners = {{ red = "Carsten" }}', "place", BLUE),
        (f'blue = "{BLUE}"\nowners = {{ blue = "Carsten" }}', "owner", "Carsten"),
        (f'blue = "{BLUE}"\nowners = {{ red = "Carsten" }}', "owner", "Carsten"),
        (DEBATE.replace("Carsten", "Axel"), "owner", "Axel"),
        (f'{DEBATE}black = "{BLACK}"', "nobody", "black"),
        (f'blue = "{BLUE}"\nred = "{RED}"', "nobody", "red"),
        (THREE_SIDES.replace("Claudia", "Carsten"), "owner", "Carsten"),
        (f"{DEBATE}cards = {{ black = 2 }}", "no-disc", "black"),
        (f"{DEBATE}cards = {{ red = {{ wind = 1 }} }}", "card", "wind"),
        (f'{DEBATE}supports = {{ Claudia = "black" }}', "side", "Claudia"),
        (f'{DEBATE}supports = {{ Axel = "red" }}', "side", "Axel"),
        (f'{DEBATE}out = ["Carsten"]', "out", "Carsten"),
        (f'{DEBATE}out = ["Axel", "Claudia"]', "out", "Carsten"),
        (f"{DEBATE}cards = {{ blue = 1, red = 1 }}", "lead", "Carsten"),
        (f"{DEBATE}cards = {{ red = 0 }}", "lead", "Carsten"),
        (f'{DEBATE}last = "Claudia"', "lead", "Claudia"),
    ],
    ids=lambda text: text.replace("\n", " ")[-40:] if len(text) > 12 else text,
)
def test_a_debate_that_cannot_be_says_why(lines, reason, value):
    wrong = wrong_debate(lines)

    assert (wrong.key, wrong.args_by_name["reason"]) == ("position-bad-debate", reason)
    assert wrong.args_by_name["value"] == value
    assert wrong.line > 5


def test_who_had_consented_before_there_was_a_red_disc_owns_no_black_one():
    lines = f'{DEBATE.replace("Carsten", "Claudia")}black = "{BLACK}"'.replace(
        '"Claudia" }', '"Claudia", black = "Carsten" }'
    )

    assert wrong_debate(lines).args_by_name["reason"] == "owner"


@pytest.mark.rule("ulysses/debate/side", "ulysses/debate/free")
def test_where_all_are_free_an_owner_may_have_supported_another_side():
    position = {"blue": BLUE, "red": RED, "owners": {"red": "Carsten"}, "cards": {"red": 2}}
    position |= {"supports": {"Axel": "red"}, "last": "Axel", "out": ["Claudia"]}
    free = at_table("ulysses", SEATS, active="Axel", ship="troja", options={"free": "on"}, **position)

    assert (facts(free)["standing"]["Axel"], actor(free)) == ("red", "Carsten")
    with pytest.raises(BadFile, match="another one"):
        at_table("ulysses", SEATS, active="Axel", ship="troja", **position)


def test_of_a_debate_only_the_discs_and_their_players_need_be_named():
    hands = {name: {"objection": 3} for name in SEATS.split()}
    owners = {"red": "Carsten", "black": "Michael"}
    discs = {"blue": BLUE, "red": RED, "black": BLACK}
    match = at_table("ulysses", SEATS, active="Axel", ship="troja", hands=hands, owners=owners, **discs)

    table = facts(match)
    assert (table["phase"], table["actor"]) == ("debating", "Claudia")
    assert (table["cards"], table["leader"]) == ({"blue": 0, "red": 1, "black": 2}, "black")
    assert table["standing"] == {"Axel": "blue", "Carsten": "red", "Michael": "black", "Claudia": ""}
    assert table["pack"] == 132 - 12 - 3
    assert sound(match.state[0]) == 0


def test_who_is_asked_about_a_proposal_may_be_named_and_those_before_have_consented():
    match = at_table("ulysses", SEATS, active="Axel", ship="troja", blue=BLUE, asked="Michael")

    assert (facts(match)["phase"], actor(match)) == ("answering", "Michael")
    assert facts(match)["barred"]["Carsten"] == "disc-declined"
    match.play("consent")
    assert actor(match) == "Claudia"


def test_a_ship_that_has_just_arrived_asks_for_a_wind():
    match = at_table("ulysses", SEATS, active="Axel", arrived=True, hands={"Axel": {"wind": 1}})

    assert legal_names(match) == {"stay", "yield"}


def test_a_payment_may_be_under_way():
    position = {"hands": {"Axel": {"wind": 2, "plague": 1}}, "temples": {"Axel": 3}, "plagues": ["dido"]}
    match = at_table("ulysses", SEATS, active="Axel", underway=["cleanse:dido", "pay:wind"], **position)

    table = facts(match)
    assert (table["bill"], table["target"], table["owed"], table["paid"]) == (
        "cleanse",
        "dido",
        2,
        {"wind": 1},
    )
    assert table["discard"] == {"wind": 1}
    assert not match.state[0].effects.used


def test_the_turn_and_what_has_been_done_in_it_may_be_named():
    match = at_table("ulysses", SEATS, active="Axel", turn=12, pandora_used=True, exchanged=True)

    assert (facts(match)["turn"], facts(match)["pandora_used"], facts(match)["exchanged"]) == (12, True, True)


def test_what_players_know_of_goals_may_be_named():
    match = at_table(
        "ulysses",
        SEATS,
        goals={"Axel": ["dido", "zypern", "olymp"]},
        shown={"Axel": ["elysion"]},
        order={"Axel": ["zypern", "elysion", "olymp", "dido"]},
        known={"Carsten": ["dido"], "Claudia": ["melita"]},
        ruled_out={"dido": ["melita"]},
        piles={"blue": ["melita"]},
    )
    s, slugs = match.state[0], match.board.slugs

    assert [slugs[place - 1] for place in s.goal[0]] == ["zypern", "elysion", "olymp", "dido"]
    assert list(s.shown[0]) == [0, 1, 0, 0]
    assert match.table(1)["goals"][0] == ["?violet", "?red", "dido"]
    assert match.table(3)["piles"]["blue"][0] == "melita"
    assert match.table(2)["goals"][0] == ["?violet", "?red", "?blue"]
    assert "melita" not in match.beliefs.posterior(2)[0][2]
    assert sound(s) == 0
