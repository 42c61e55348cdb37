"""Boards that break a constraint: each is told with its file, its line, its clause, and never a traceback."""

from importlib.resources import files

import pytest
from engine.commands import ithaca

from ithaca.engine.errors import BadFile
from ithaca.games.odysseus import board as boards

OURS = files("ithaca").joinpath("games/odysseus/board.toml").read_text("utf-8")

DELOS = """[[island]]
slug = "delos"
x = 73.4
y = 38.0
name = { en = "Delos", fr = "Délos", de = "Delos" }
"""

# what is wrong, what is changed into what, the mistake, and a text in the line that it points to
BROKEN = [
    ("an island too few", [(DELOS, "")], "board-island-count", ""),
    ("an island too many", [(DELOS, DELOS + DELOS.replace("delos", "naxos"))], "board-island-count", ""),
    ("a slug with a capital", [('slug = "delos"', 'slug = "Delos"')], "board-bad-slug", '"Delos"'),
    ("a slug with a space", [('slug = "delos"', 'slug = "de los"')], "board-bad-slug", '"de los"'),
    ("no slug", [('slug = "delos"\n', "")], "board-bad-slug", ""),
    ("one island twice", [('slug = "delos"', 'slug = "aeaea"')], "board-twice", '"aeaea"'),
    ("no French name", [('fr = "Délos", ', "")], "board-no-name", '"delos"'),
    ("no name at all", [('name = { en = "Delos", fr = "Délos", de = "Delos" }', "")], "board-no-name", '"delos"'),
    ("an empty name", [('fr = "Délos"', 'fr = ""')], "board-no-name", '"delos"'),
    ("no x", [("x = 73.4\n", "")], "board-no-place", '"delos"'),
    ("y in words", [("y = 38.0", 'y = "south"')], "board-no-place", '"delos"'),
    ("an unknown island", [('["chios", "delos"]', '["chios", "dellos"]')], "board-unknown-island", '"dellos"'),
    ("no yellow lines", [("yellow = [", "purple = [")], "board-no-lines", ""),
    ("a line of three", [('["chios", "delos"]', '["chios", "delos", "crete"]')], "board-no-lines", "yellow"),
    ("two yellow lines", [('["chios", "delos"]', '["chios", "aeaea"]')], "board-line-count", "yellow ="),
    ("a line too few", [('  ["chios", "delos"],\n', "")], "board-line-count", "yellow ="),
    (
        "a double line",
        [('["aeaea", "dulichium"]', '["aeaea", "ogygia"]'), ('["same", "ogygia"]', '["same", "dulichium"]')],
        "board-double-line",
        '["aeaea", "ogygia"]',
    ),
    ("no small board", [("[small]", "[tiny]")], "board-no-small", ""),
    ("nothing dropped", [('dropped = ["ismaros", ', 'dropt = ["ismaros", ')], "board-no-small", "[small]"),
    ("a strip of one end", [('strip = ["scheria", "crete"]', 'strip = ["scheria"]')], "board-no-small", "[small]"),
    ("a strip in purple", [('colour = "yellow"', 'colour = "purple"')], "board-no-small", "[small]"),
    ("a strip in the wrong colour", [('colour = "yellow"', 'colour = "red"')], "board-small-lines", "[small]"),
    (
        "a strip to the wrong island",
        [('strip = ["scheria", "crete"]', 'strip = ["scheria", "same"]')],
        "board-small-lines",
        "[small]",
    ),
    (
        "a strip to nowhere",
        [('strip = ["scheria", "crete"]', 'strip = ["scheria", "kreta"]')],
        "board-unknown-island",
        '"kreta"',
    ),
    ("an island too few dropped", [('"lesbos", "cyprus"]\nstrip', '"lesbos"]\nstrip')], "board-small-lines", "[small]"),
    ("an unknown island dropped", [('dropped = ["ismaros"', 'dropped = ["ismarus"')], "board-unknown-island", '"ismarus"'),
    # The two yellow lines between west and east are turned into one within each: two seas.
    (
        "two seas",
        [('["scheria", "ismaros"]', '["scheria", "crete"]'), ('["crete", "cyprus"]', '["ismaros", "cyprus"]')],
        "board-not-joined",
        "",
    ),
    ("not TOML", [("[lines]", "[lines")], "bad-toml", ""),
]
IDS = [what for what, *_ in BROKEN]


def broken(changes):
    text = OURS
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


@pytest.mark.interpreted
def test_our_own_board_is_good():
    assert len(boards.read(OURS, "mine.toml").slugs) == 18


@pytest.mark.interpreted
@pytest.mark.parametrize(("what", "changes", "key", "near"), BROKEN, ids=IDS)
def test_a_broken_board_says_what_is_wrong_and_where(what, changes, key, near):
    text = broken(changes)
    with pytest.raises(BadFile) as caught:
        boards.read(text, "mine.toml")
    wrong = caught.value
    assert (wrong.key, wrong.file) == (key, "mine.toml")
    assert wrong.clause == ("" if key == "bad-toml" else "odysseus/setup/board")
    if near:
        assert near in text.splitlines()[wrong.line - 1]
        assert str(wrong).startswith(f"mine.toml:{wrong.line}: ")


@pytest.mark.interpreted
@pytest.mark.parametrize(("what", "changes", "key", "near"), BROKEN, ids=IDS)
def test_a_broken_board_is_explained_in_every_language(what, changes, key, near):
    with pytest.raises(BadFile) as caught:
        boards.read(broken(changes), "mine.toml")
    assert len({caught.value.say(lang) for lang in ("en", "fr", "de")}) == 3


@pytest.mark.interpreted
def test_a_strip_beside_a_line_is_told():
    """On a board whose small part keeps every colour but joins two islands twice."""
    text = OURS.replace('["thrinacia", "crete"]', '["scheria", "crete"]').replace(
        '["scheria", "taphos"]', '["thrinacia", "taphos"]'
    )
    with pytest.raises(BadFile) as caught:
        boards.read(text, "mine.toml")
    assert (caught.value.key, caught.value.clause) == ("board-small-double", "odysseus/setup/board")


@pytest.mark.interpreted
def test_an_unknown_island_is_guessed():
    with pytest.raises(BadFile, match="There is no island “dellos”. Did you mean “delos”?"):
        boards.read(broken([('["chios", "delos"]', '["chios", "dellos"]')]), "mine.toml")


ANYTHING = ["5", '"x"', "true", "[]", "[5]", "{ x = 5 }", "[[]]", "1.5"]


def with_anything(part, value):
    """Our board with one part replaced by a value of any kind."""
    source = boards.tomllib.loads(OURS)
    given = boards.tomllib.loads(f"v = {value}")["v"]
    places = {
        "island": (source, "island"),
        "all islands": (source, "island"),
        "an island": (source["island"], 15),
        "slug": (source["island"][15], "slug"),
        "x": (source["island"][15], "x"),
        "name": (source["island"][15], "name"),
        "a name": (source["island"][15]["name"], "fr"),
        "lines": (source, "lines"),
        "a colour": (source["lines"], "yellow"),
        "a line": (source["lines"]["yellow"], 0),
        "an end": (source["lines"]["yellow"][0], 0),
        "small": (source, "small"),
        "dropped": (source["small"], "dropped"),
        "strip": (source["small"], "strip"),
        "colour": (source["small"], "colour"),
    }
    holder, place = places[part]
    holder[place] = [given] * 18 if part == "all islands" else given
    return source


SOUND = {("x", "5"), ("x", "1.5"), ("a name", '"x"')}  # these are what a board may have


@pytest.mark.interpreted
@pytest.mark.parametrize("value", ANYTHING)
@pytest.mark.parametrize(
    "part",
    "island,all islands,an island,slug,x,name,a name,lines,a colour,a line,an end,small,dropped,strip,colour".split(","),
)
def test_a_value_of_the_wrong_kind_is_told_as_well(part, value):
    if (part, value) in SOUND:
        assert boards.from_source(with_anything(part, value), "mine.toml").slugs
        return
    with pytest.raises(BadFile) as caught:
        boards.from_source(with_anything(part, value), "mine.toml")
    assert str(caught.value).startswith("mine.toml")


# ── on the command line ───────────────────────────────────────────────────────────────────────────

SHOWN = [entry for entry in BROKEN if entry[0] in ("an island too few", "an unknown island", "a double line", "not TOML")]


@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize(("what", "changes", "key", "near"), SHOWN, ids=[what for what, *_ in SHOWN])
def test_a_broken_board_ends_a_command_with_a_sentence(tmp_path, command, what, changes, key, near):
    path = tmp_path / "mine.toml"
    path.write_text(broken(changes), "utf-8")
    done = ithaca(command, "odysseus", "--board", str(path))
    assert done.returncode == 1
    assert done.stderr.startswith(str(path))
    assert key == "bad-toml" or "odysseus/setup/board" in done.stderr


def test_a_board_of_the_wrong_kinds_ends_a_command_with_a_sentence(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(OURS[: OURS.index("[small]")] + "[small]\nstrip = 5\ndropped = 5\n", "utf-8")
    done = ithaca("simulate", "odysseus", "--board", str(path))
    assert done.returncode == 1
    assert done.stderr.startswith(str(path))


@pytest.mark.parametrize("what", ["a folder", "nothing", "bytes"])
def test_a_board_that_cannot_be_read_ends_a_command_with_a_sentence(tmp_path, what):
    path = tmp_path / "mine.toml"
    {"a folder": path.mkdir, "nothing": lambda: None, "bytes": lambda: path.write_bytes(b"\xff\xfe")}[what]()
    done = ithaca("simulate", "odysseus", "--board", str(path))
    assert done.returncode == 1
    assert done.stderr.startswith(f"{path}: The file cannot be read")


def test_a_good_board_of_ones_own_can_be_played(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(OURS.replace('en = "Crete"', 'en = "Atlantis"'), "utf-8")
    done = ithaca("play", "odysseus", "--players", "3", "--board", str(path))
    assert done.returncode == 0
    assert "Atlantis" in done.stdout
