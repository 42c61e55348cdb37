"""Boards that break a constraint: each is reported with its file, its line, its clause, and never a
traceback."""

import tomllib
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

# the error, the text that is changed, its replacement, the message, and a text in the line that it points to
BROKEN = [
    ("an island too few", [(DELOS, "")], "island-count", ""),
    ("an island too many", [(DELOS, DELOS + DELOS.replace("delos", "naxos"))], "island-count", ""),
    ("a slug with a capital", [('slug = "delos"', 'slug = "Delos"')], "bad-slug", '"Delos"'),
    ("a slug with a space", [('slug = "delos"', 'slug = "de los"')], "bad-slug", '"de los"'),
    ("no slug", [('slug = "delos"\n', "")], "bad-slug", ""),
    ("one island twice", [('slug = "delos"', 'slug = "aeaea"')], "twice", '"aeaea"'),
    ("no French name", [('fr = "Délos", ', "")], "no-name", '"delos"'),
    ("no name at all", [('name = { en = "Delos"', 'nom = { en = "Delos"')], "no-name", '"delos"'),
    ("an empty name", [('fr = "Délos"', 'fr = ""')], "no-name", '"delos"'),
    ("no x", [("x = 73.4\n", "")], "no-point", '"delos"'),
    ("y in words", [("y = 38.0", 'y = "south"')], "no-point", '"delos"'),
    ("an unknown island", [('["chios", "delos"]', '["chios", "dellos"]')], "unknown-place", '"dellos"'),
    ("no yellow lines", [("yellow = [", "purple = [")], "no-lines", ""),
    ("a line of three", [('["chios", "delos"]', '["chios", "delos", "crete"]')], "no-lines", "yellow"),
    ("two yellow lines", [('["chios", "delos"]', '["chios", "aeaea"]')], "line-count", "yellow ="),
    ("a line too few", [('  ["chios", "delos"],\n', "")], "line-count", "yellow ="),
    (
        "a double line",
        [('["aeaea", "dulichium"]', '["aeaea", "ogygia"]'), ('["same", "ogygia"]', '["same", "dulichium"]')],
        "double-line",
        '["aeaea", "ogygia"]',
    ),
    ("nothing dropped", [('dropped = ["ismaros", ', 'dropt = ["ismaros", ')], "no-small", "[small]"),
    ("a strip of one end", [('["scheria", "crete"]', '["scheria"]')], "no-small", "[small]"),
    ("a strip in purple", [('colour = "yellow"', 'colour = "purple"')], "no-small", "[small]"),
    ("a strip in the wrong colour", [('colour = "yellow"', 'colour = "red"')], "small-lines", "[small]"),
    ("a wrong strip", [('["scheria", "crete"]', '["scheria", "same"]')], "small-lines", "[small]"),
    ("a strip to nowhere", [('["scheria", "crete"]', '["scheria", "kreta"]')], "unknown-place", '"kreta"'),
    ("too few dropped", [('"lesbos", "cyprus"]\nstrip', '"lesbos"]\nstrip')], "small-lines", "[small]"),
    ("nowhere dropped", [('dropped = ["ismaros"', 'dropped = ["ismarus"')], "unknown-place", '"ismarus"'),
    # The two yellow lines between west and east are turned into one within each.
    (
        "two seas",
        [
            ('["scheria", "ismaros"]', '["scheria", "crete"]'),
            ('["crete", "cyprus"]', '["ismaros", "cyprus"]'),
            ('["scheria", "crete"]    #', '["taphos", "zakynthos"]    #'),
        ],
        "not-joined",
        "",
    ),
    ("not TOML", [("[lines]", "[lines")], "", ""),
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
    assert (wrong.key, wrong.file) == (f"board-{key}" if key else "bad-toml", "mine.toml")
    assert wrong.clause == ("odysseus/setup/board" if key else "")
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
    with pytest.raises(BadFile, match=r"There is no place “dellos”\. Did you mean “delos”\?"):
        boards.read(broken([('["chios", "delos"]', '["chios", "dellos"]')]), "mine.toml")


ANYTHING = ["5", '"x"', "true", "[]", "[5]", "{ x = 5 }", "[[]]", "1.5"]


PLACES = {
    "the islands": ("island",),
    "an island": ("island", 15),
    "slug": ("island", 15, "slug"),
    "x": ("island", 15, "x"),
    "name": ("island", 15, "name"),
    "a name": ("island", 15, "name", "fr"),
    "lines": ("lines",),
    "a colour": ("lines", "yellow"),
    "a line": ("lines", "yellow", 0),
    "an end": ("lines", "yellow", 0, 0),
    "small": ("small",),
    "dropped": ("small", "dropped"),
    "strip": ("small", "strip"),
    "colour": ("small", "colour"),
}


def with_anything(part, value):
    """Our board with one part replaced by a value of any kind."""
    *way, last = PLACES[part]
    source = holder = tomllib.loads(OURS)
    for step in way:
        holder = holder[step]
    holder[last] = tomllib.loads(f"v = {value}")["v"]
    return source


SOUND = {("x", "5"), ("x", "1.5"), ("a name", '"x"')}  # these are what a board may have


@pytest.mark.interpreted
@pytest.mark.parametrize("value", ANYTHING)
@pytest.mark.parametrize("part", PLACES)
def test_a_value_of_the_wrong_kind_is_told_as_well(part, value):
    if (part, value) in SOUND:
        assert boards.from_source(with_anything(part, value), "mine.toml").slugs
        return
    with pytest.raises(BadFile) as caught:
        boards.from_source(with_anything(part, value), "mine.toml")
    assert str(caught.value).startswith("mine.toml")


# ── on the command line ───────────────────────────────────────────────────────────────────────────

COMMON = ("an island too few", "an unknown island", "a double line", "not TOML")
SHOWN = [entry for entry in BROKEN if entry[0] in COMMON]


@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize(("what", "changes", "key", "near"), SHOWN, ids=[what for what, *_ in SHOWN])
def test_a_broken_board_ends_a_command_with_a_sentence(tmp_path, command, what, changes, key, near):
    path = tmp_path / "mine.toml"
    path.write_text(broken(changes), "utf-8")
    done = ithaca(command, "odysseus", "--board", str(path))
    assert done.returncode == 1
    assert done.stderr.startswith(str(path))
    assert ("odysseus/setup/board" in done.stderr) == bool(key)


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
