"""Custom boards, and invalid boards and positions of L'Odyssée d'Ulysse."""

import re

import pytest
from broken import BoardText, wrong_position
from table import actor, at_table, facts, legal_names, play, refusal
from track import BOARD, HADES, LAST, armoury, before, is_star, onward, pile, stretch

from ithaca import bots
from ithaca.engine import scenario as scenarios
from ithaca.engine.errors import BadFile
from ithaca.engine.game import find
from ithaca.engine.match import start
from ithaca.engine.text import LANGUAGES
from ithaca.games.odyssey import board as boards
from ithaca.games.odyssey.components import ROUTES, SPACES, WAYS
from ithaca.games.odyssey.rules import sound

WEAPONS = {"lance", "bow", "shield", "helmet"}
OURS = BoardText(boards, "space")
TEXT = OURS.text
LOTUS = OURS.place("lotus")


# ── a board of one's own ──────────────────────────────────────────────────────────────────────────

NAMES = '{ en = "Inner", fr = "Dedans", de = "Innen" }, { en = "Outer", fr = "Dehors", de = "Außen" }'


def forked(at=""):
    """Our board as a text with a second fork at a plain space: `inner` goes on, `outer` takes a detour."""
    at = at or onward(stretch(6), 2)
    on = onward(at)
    inner, outer = NAMES.split(", {")
    routes = f"\n[route.inner]\nname = {inner}\n\n[route.outer]\nname = {{{outer}\n\n[[space]]\n"
    detour = "".join(
        f'[[space]]\nslug = "{slug}"\nx = 15.{nth}\ny = 31\nto = "{to}"\n\n'
        for nth, (slug, to) in enumerate([("d1", "d2"), ("d2", on)])
    )
    text = OURS.changed(OURS.within(at, "to = .+\n", f'routes = {{ inner = "{on}", outer = "d1" }}\n'))
    return text.replace("\n[[space]]\n", routes, 1).replace("[[space]]\n", f"{detour}[[space]]\n", 1), at, on


def on_board(text, options=None, **position):
    scenario = scenarios.Scenario("test", "", find("odyssey"), ["Ann", "Bob"], options=options or {})
    scenario.board, scenario.position = boards.read(text, "mine.toml"), position
    return scenarios.begin(scenario)


@pytest.mark.rule("odyssey/setup/board", "odyssey/turn/forks")
@pytest.mark.parametrize(("route", "end"), [("inner", 3), ("outer", 1)])
def test_at_another_fork_you_choose_in_the_midst_of_your_movement(route, end):
    text, fork, on = forked()
    match = on_board(text, active="Ann", at={"Ann": stretch(6), "Bob": on})

    assert legal_names(match) == {"roll"}
    play(match, "Ann roll=5")
    assert (actor(match), facts(match)["phase"]) == ("Ann", "routing")
    assert (facts(match)["at"]["Ann"], facts(match)["pips"]) == (fork, 3)
    assert legal_names(match) == {"route:inner", "route:outer"}
    assert refusal(match, "roll") == refusal(match, "route:north") == "odyssey/turn/route"
    play(match, f"Ann route:{route}")
    assert facts(match)["at"]["Ann"] == onward(fork, end)
    assert (actor(match), facts(match)["pips"]) == ("Bob", 0)


@pytest.mark.rule("odyssey/setup/board", "odyssey/turn/forks")
@pytest.mark.parametrize(("route", "end"), [("inner", "on"), ("outer", "d1")])
def test_who_ends_his_movement_at_a_fork_chooses_before_his_next_roll(route, end):
    text, fork, on = forked()
    match = on_board(text, active="Ann", at={"Ann": stretch(6), "Bob": on})

    play(match, "Ann roll=2")
    assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", fork)
    play(match, "Bob roll=1")
    assert (facts(match)["phase"], refusal(match, "roll")) == ("routing", "odyssey/turn/route")
    play(match, f"Ann route:{route} roll=1")
    assert facts(match)["at"]["Ann"] == (on if end == "on" else end)
    assert actor(match) == "Bob"


@pytest.mark.rule("odyssey/turn/forks", "odyssey/turn/star")
def test_a_star_behind_the_fork_stops_you_too():
    text, fork, on = forked(before("lotus", 2))
    match = on_board(text, active="Ann", at={"Ann": before(fork), "Bob": on}, pile=["treasure3"])

    play(match, "Ann roll=6 route:inner")
    assert (facts(match)["at"]["Ann"], facts(match)["treasure"]["Ann"]) == ("lotus", [3])
    assert actor(match) == "Bob"


@pytest.mark.rule("odyssey/turn/forks", "odyssey/turn/star")
def test_a_star_that_is_a_fork_asks_only_when_you_leave_it():
    text = forked(before("lotus"))[0]
    there = before("lotus")
    text = text.replace(
        f'slug = "{there}"\n', f'slug = "{there}"\nstar = true\nname = {NAMES.split("}")[0]}}}\n'
    )
    match = on_board(text, active="Ann", at={"Ann": before(there), "Bob": stretch(6)}, pile=["calypso"])

    play(match, "Ann roll=6 roll=4\nBob roll=1")
    assert (facts(match)["at"]["Ann"], facts(match)["phase"]) == (there, "testing")
    play(match, "Ann roll=6")
    assert (actor(match), facts(match)["phase"]) == ("Ann", "routing")
    play(match, "Ann route:outer roll=1")
    assert facts(match)["at"]["Ann"] == "d1"


def wide_troy(ways):
    """Our board as a text, with this many ways out of Troy; each further one goes straight to a star."""
    more = ["ismarus", "chios", "crete"][: ways - 2]
    names = [f"way{chr(97 + nth)}" for nth in range(len(more))]
    routes = "".join(
        f'[route.{name}]\nname = {{ en = "{name}", fr = "{name}!", de = "{name}?" }}\n\n' for name in names
    )
    to = "".join(f', {name} = "{slug}"' for name, slug in zip(names, more, strict=True))
    text = OURS.changed(('south = "s1" }', f'south = "s1"{to} }}'))
    return text.replace("[[space]]\n", f"{routes}[[space]]\n", 1), dict(zip(names, more, strict=True))


@pytest.mark.rule("odyssey/setup/board", "odyssey/turn/forks")
@pytest.mark.parametrize("ways", range(3, WAYS + 1))
def test_a_fork_may_have_more_than_two_ways(ways):
    text, more = wide_troy(ways)

    for name, slug in {"north": "n1", "south": "s1", **more}.items():
        match = on_board(text, active="Ann", pile=["treasure3"])
        assert legal_names(match) == {"route:north", "route:south", *(f"route:{way}" for way in more)}
        play(match, f"Ann route:{name} roll=1")
        assert facts(match)["at"]["Ann"] == slug
        assert sound(match.state[0]) == 0


@pytest.mark.rule("odyssey/setup/board")
def test_greedy_players_find_their_way_at_a_fork_of_four():
    match = start("odyssey", 2, seed=3, board=boards.read(wide_troy(4)[0], "mine.toml"))
    taken = set()
    for seed in range(12):
        match = start("odyssey", 2, seed=seed, board=match.board)
        move = match.notation.name(bots.find("greedy", bytes([seed])).choose(match))
        assert move in legal_names(match)
        taken.add(move)
    assert len(taken) > 1


@pytest.mark.rule("odyssey/setup/board", "odyssey/wreck/after")
@pytest.mark.parametrize("lying", ["", "calypso"])
def test_an_arrow_may_stand_on_a_star_and_makes_nobody_draw_or_meet_a_card(lying):
    text = OURS.changed((ARROWS, ARROWS.replace(FIRST, '"lotus"')))
    stars = {"lotus": lying} if lying else {}
    match = on_board(text, active="Ann", at={"Ann": before("cyclopes")}, pile=["poseidon"], stars=stars)

    play(match, "Ann roll=1 roll=1 roll=1")
    table = facts(match)
    assert (table["at"]["Ann"], actor(match), table["pile_size"]) == ("lotus", "Bob", 25 - len(stars))
    assert (table["held"]["Ann"], table["facing"], table["stars"]) == (
        "",
        "",
        {**stars, "cyclopes": "poseidon"},
    )
    play(match, "Bob route:north roll=1\nAnn roll=1")
    assert facts(match)["at"]["Ann"] == onward("lotus")


@pytest.mark.rule("odyssey/setup/board", "odyssey/wreck/after")
def test_an_arrow_may_stand_on_troy_where_one_chooses_a_route_again():
    text = OURS.changed((ARROWS, ARROWS.replace(FIRST, '"troy"')))
    match = on_board(text, active="Ann", at={"Ann": before("cyclopes"), "Bob": "c1"}, pile=["poseidon"])

    play(match, "Ann roll=1 roll=1 roll=1\nBob roll=1")
    assert (facts(match)["at"]["Ann"], facts(match)["phase"]) == ("troy", "routing")
    play(match, "Ann route:south roll=1")
    assert facts(match)["at"]["Ann"] == "s1"


@pytest.mark.rule("odyssey/setup/board", "odyssey/bag/move")
def test_the_movement_of_the_bag_comes_to_a_fork_too():
    text, fork, _ = forked()
    match = on_board(text, active="Ann", at={"Ann": before(stretch(6))}, pile=["bag"])
    assert is_star(stretch(6))

    play(match, "Ann roll=1 roll=3")
    assert (facts(match)["at"]["Ann"], facts(match)["phase"], facts(match)["pips"]) == (fork, "routing", 1)
    play(match, "Ann route:outer")
    assert (actor(match), facts(match)["at"]["Ann"], facts(match)["phase"]) == ("Ann", "d1", "bagging")


@pytest.mark.rule("odyssey/bag/may", "odyssey/turn/forks")
def test_where_the_bag_lies_at_a_fork_it_may_be_left_alone_until_its_movement_has_begun():
    text, fork = forked(before("lotus"))[0], before("lotus")
    text = text.replace(
        f'slug = "{fork}"\n', f'slug = "{fork}"\nstar = true\nname = {NAMES.split("}")[0]}}}\n'
    )
    position = {"active": "Ann", "at": {"Ann": before(fork)}, "pile": ["bag"]}

    match = play(on_board(text, options={"bag-may": "on"}, **position), "Ann roll=1")
    assert legal_names(match) == {"route:inner", "route:outer", "decline"}
    play(match, "Ann route:outer")
    assert legal_names(match) == {"roll", "decline"}
    play(match, "Ann decline\nBob route:north roll=1")
    assert legal_names(match) == {"route:inner", "route:outer"}  # the choice is made again

    match = on_board(
        forked()[0], options={"bag-may": "on"}, active="Ann", at={"Ann": before(stretch(6))}, pile=["bag"]
    )
    play(match, "Ann roll=1 roll=3")
    assert legal_names(match) == {"route:inner", "route:outer"}  # in the middle of it there is no way back


@pytest.mark.rule("odyssey/setup/board")
def test_you_may_write_a_board_as_a_file_and_play_on_it(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(forked()[0], "utf-8")
    match = start("odyssey", 3, seed=1, board=boards.load(str(file)))

    assert len(match.board.slugs) == len(BOARD.slugs) + 2
    assert match.board.routes == ("north", "south", "inner", "outer")
    assert match.vocabulary("de")["route"]["outer"] == "Außen"
    assert sound(match.state[0]) == 0


@pytest.mark.rule("odyssey/setup/board")
@pytest.mark.parametrize("ghosts", [1, 5])
def test_a_board_of_your_own_says_how_strong_the_ghosts_are(ghosts):
    text = re.sub("ghosts = 3", f"ghosts = {ghosts}", TEXT)
    position = {"at": {"Ann": "hades"}, "held": {"Ann": "ghosts"}, "weapon": {"Ann": "none"}}

    assert facts(on_board(text, active="Ann", **position))["to_beat"] == ghosts


# ── boards that cannot be ─────────────────────────────────────────────────────────────────────────

ARROWS = re.search(r"^arrows = \[.*?\]", TEXT, re.MULTILINE).group()
FIRST = f'"{BOARD.slugs[BOARD.arrows[0] - 1]}"'  # the space of the first arrow
MORE_ROUTES = "".join(
    f'[route.way{chr(97 + nth)}]\nname = {{ en = "x", fr = "y", de = "z" }}\n\n' for nth in range(ROUTES - 1)
)
MORE_SPACES = "".join(
    f'[[space]]\nslug = "more{nth}"\nx = 1\ny = 2\nto = "ithaca"\n\n'
    for nth in range(SPACES - len(BOARD.slugs))
)
FIVE_WAYS = ('south = "s1" }', 'south = "s1", waya = "s3", wayb = "n3", wayc = "crete" }')
FIVE_ROUTES = ("[route.north]\n", f"{MORE_ROUTES[: MORE_ROUTES.index('[route.wayd]')]}[route.north]\n")
EXTRA = '[[space]]\nslug = "extra"\nx = 1\ny = 2\nto = "ithaca"\n\n'
TROY = 'slug = "troy"'
# the error, the text that is changed, its replacement, the message, and a text in the line that it points to
BROKEN = [
    ("a slug with a capital", [OURS.within("lotus", '"lotus"', '"Lotus"')], "bad-slug", 'slug = "Lotus"'),
    ("a slug with a space", [OURS.within("lotus", '"lotus"', '"lo tus"')], "bad-slug", 'slug = "lo tus"'),
    ("a number first", [OURS.within("lotus", '"lotus"', '"1otus"')], "bad-slug", 'slug = "1otus"'),
    ("no slug", [OURS.within("lotus", 'slug = "lotus"\n', "")], "bad-slug", ""),
    ("one space twice", [OURS.within("lotus", '"lotus"', '"crete"')], "twice", 'slug = "crete"'),
    ("a star without name", [OURS.within("lotus", "name = ", "nom = ")], "no-name", 'slug = "lotus"'),
    ("no French name", [OURS.within("lotus", 'fr = "Pays du lotus", ', "")], "no-name", 'slug = "lotus"'),
    ("an empty name", [OURS.within("troy", 'de = ".+?"', 'de = ""')], "no-name", TROY),
    ("a route without name", [("[route.north]\nname", "[route.north]\nnom")], "no-name", "[route.north]"),
    ("no x", [OURS.within("lotus", "x = .+\n", "")], "no-point", 'slug = "lotus"'),
    ("y in words", [OURS.within("lotus", "y = .+\n", 'y = "south"\n')], "no-point", 'slug = "lotus"'),
    ("y true", [OURS.within("lotus", "y = .+\n", "y = true\n")], "no-point", 'slug = "lotus"'),
    ("x without end", [OURS.within("lotus", "x = .+\n", "x = inf\n")], "no-point", 'slug = "lotus"'),
    ("no start", [('start = "troy"\n', "")], "unknown-place", ""),
    ("no home", [('home = "ithaca"\n', "")], "unknown-place", ""),
    ("no Hades", [('hades = "hades"\n', "")], "unknown-place", ""),
    ("a start nowhere", [('start = "troy"', 'start = "troia"')], "unknown-place", 'start = "troia"'),
    ("a home nowhere", [('home = "ithaca"', 'home = "itaca"')], "unknown-place", 'home = "itaca"'),
    ("a Hades nowhere", [('hades = "hades"', 'hades = "hell"')], "unknown-place", 'hades = "hell"'),
    ("a way to nowhere", [OURS.within("lotus", "to = .+\n", 'to = "c44"\n')], "unknown-place", 'to = "c44"'),
    ("no way on", [OURS.within("lotus", "to = .+\n", "")], "unknown-place", 'slug = "lotus"'),
    ("a route to nowhere", [('south = "s1"', 'south = "s99"')], "unknown-place", '"s99"'),
    ("an arrow nowhere", [(ARROWS, ARROWS.replace(FIRST, '"n99"'))], "unknown-place", '"n99"'),
    ("a fork of one way", [(', south = "s1"', "")], "bad-fork", TROY),
    ("a fork of three without names", [('south = "s1"', 'south = "s1", west = "s3"')], "bad-fork", TROY),
    ("a fork of too many", [FIVE_WAYS, FIVE_ROUTES], "bad-fork", TROY),
    ("a way without name", [('south = "s1"', 'west = "s1"')], "bad-fork", TROY),
    ("a fork that is a list", [('{ north = "n1", south = "s1" }', '["n1", "s1"]')], "bad-fork", TROY),
    ("five arrows", [(ARROWS, ARROWS.replace(f"{FIRST}, ", ""))], "arrow-count", "arrows = ["),
    ("seven arrows", [(ARROWS, ARROWS.replace(FIRST, f'{FIRST}, "c1"'))], "arrow-count", "arrows = ["),
    ("no arrows", [(ARROWS, "arrow = []")], "arrow-count", ""),
    ("an arrow on Ithaca", [(ARROWS, ARROWS.replace(FIRST, '"ithaca"'))], "bad-arrow", "arrows = ["),
    ("an arrow on Hades", [(ARROWS, ARROWS.replace(FIRST, '"hades"'))], "bad-arrow", "arrows = ["),
    ("an arrow on its way", [(ARROWS, ARROWS.replace(FIRST, '"h3"'))], "bad-arrow", "arrows = ["),
    ("a name bent by 5", [OURS.within("lotus", "near = .+", "near = { de = 5 }")], "bad-near", '"lotus"'),
    ("a name bent for all", [OURS.within("lotus", "near = .+", 'near = "dem"')], "bad-near", '"lotus"'),
    ("ghosts of 0", [("ghosts = 3", "ghosts = 0")], "bad-ghosts", "ghosts = 0"),
    ("ghosts of 6", [("ghosts = 3", "ghosts = 6")], "bad-ghosts", "ghosts = 6"),
    ("no ghosts", [("ghosts = 3", "ghost = 3")], "bad-ghosts", ""),
    ("a way to Hades", [OURS.within("lotus", "to = .+\n", 'to = "hades"\n')], "way-to-hades", ""),
    ("a star on Hades", [OURS.within("hades", "to = ", "star = true\nto = ")], "bad-star", 'slug = "hades"'),
    ("a star on Troy", [OURS.within("troy", "x = ", "star = true\nx = ")], "bad-star", TROY),
    ("a star on Ithaca", [OURS.within("ithaca", "x = ", "star = true\nx = ")], "bad-star", 'slug = "ithaca"'),
    (
        "two that lead to each other",
        [OURS.within("lotus", "to = .+\n", f'to = "{before("lotus")}"\n')],
        "not-joined",
        'slug = "troy"',
    ),
    (
        "a circle with a way out",
        [OURS.within("lotus", "to = (.+)\n", rf'routes = {{ north = \1, south = "{before("lotus")}" }}\n')],
        "circle",
        f'slug = "{before("lotus")}"',
    ),
    ("a route too many", [("[route.north]\n", f"{MORE_ROUTES}[route.north]\n")], "too-many-routes", ""),
    ("a space too many", [(LOTUS, f"{LOTUS}\n{MORE_SPACES}{EXTRA}")], "space-count", ""),
    ("no space", [(TEXT[TEXT.index("[[space]]") :], "")], "space-count", ""),
]  # fmt: skip
IDS = [what for what, *_ in BROKEN]


@pytest.mark.rule("odyssey/setup/board")
@pytest.mark.parametrize(("what", "changes", "key", "near"), BROKEN, ids=IDS)
def test_a_broken_board_says_what_is_wrong_and_where(what, changes, key, near):
    text = OURS.changed(*changes)

    wrong = OURS.mistake_in(text)
    assert (wrong.key, wrong.clause, wrong.file) == (f"board-{key}", "odyssey/setup/board", "mine.toml")
    row = text.splitlines()[wrong.line - 1] if wrong.line else ""
    assert near in row
    assert not row.startswith("#")  # the error is not in a comment
    assert str(wrong).startswith(f"mine.toml:{wrong.line}: " if wrong.line else "mine.toml: ")
    assert len({wrong.say(lang) for lang in ("en", "fr", "de")}) == 3


@pytest.mark.rule("odyssey/setup/board")
def test_where_no_way_leads_home_it_is_said_in_that_direction():
    wrong = OURS.mistake_in(OURS.changed(OURS.within("lotus", "to = .+\n", f'to = "{before("lotus")}"\n')))

    assert "“ithaca” cannot be reached from “troy”" in str(wrong)


@pytest.mark.rule("odyssey/setup/board")
def test_a_route_must_have_a_slug_that_can_be_written_in_a_move():
    wrong = OURS.mistake_in(
        OURS.changed(("[route.north]", '[route."nor th"]'), ('north = "n1"', '"nor th" = "n1"'))
    )

    assert wrong.key.startswith("board-")


@pytest.mark.rule("odyssey/setup/board")
@pytest.mark.parametrize(
    ("was", "now"),
    [('start = "troy"', 'start = "ithaca"'), ('hades = "hades"', 'hades = "troy"')],
    ids=["Troy is Ithaca", "Hades is Troy"],
)
def test_troy_ithaca_and_hades_are_three_spaces(was, now):
    assert OURS.mistake_in(OURS.changed((was, now))).key.startswith("board-")


@pytest.mark.rule("odyssey/setup/board")
def test_the_most_spaces_and_routes_that_a_board_may_have_are_good():
    routes = MORE_ROUTES[MORE_ROUTES.index("\n[route") + 1 :]
    text = OURS.changed(
        (LOTUS, f"{LOTUS}\n{MORE_SPACES}"),
        ("[route.north]\n", f"{routes}[route.north]\n"),
    )

    board = boards.read(text, "mine.toml")
    assert (len(board.slugs), len(board.routes)) == (SPACES, ROUTES)
    position = {"at": {"Ann": board.slugs[-1]}, "weapon": {"Ann": "bow"}}
    match = play(on_board(text, active="Bob", **position), "Bob route:south roll=1")
    assert (facts(match)["at"]["Ann"], facts(match)["at"]["Bob"]) == (board.slugs[-1], "s1")


@pytest.mark.rule("odyssey/setup/board")
def test_an_unknown_space_is_guessed():
    wrong = OURS.mistake_in(OURS.changed(OURS.within("c1", "to = .+\n", 'to = "lotuss"\n')))

    assert (wrong.args_by_name["value"], wrong.args_by_name["meant"]) == ("lotuss", "lotus")


@pytest.mark.parametrize(
    ("was", "now", "key"),
    [
        (ARROWS, "arrows = 5", "wrong-kind"),
        ('start = "troy"', "start = 5", "wrong-kind"),
        ("ghosts = 3", 'ghosts = "strong"', "wrong-kind"),
        ("ghosts = 3", "ghosts = true", "wrong-kind"),
        (
            TEXT[TEXT.index("[route.north]") : TEXT.index("[[space]]")],
            "route = 5\n",
            "wrong-kind",
        ),
        (TEXT[TEXT.index("[[space]]") :], "[space]\nslug = 5\n", "wrong-kind"),
        (ARROWS, "arrows = ", "bad-toml"),
    ],
    ids=["arrows", "start", "ghosts in words", "ghosts true", "routes", "one space", "not TOML"],
)
def test_a_board_of_the_wrong_kinds_is_told(was, now, key):
    assert OURS.mistake_in(OURS.changed((was, now))).key == key


@pytest.mark.parametrize("value", [5, "x", True, [], [5], {"x": 5}, [[]], {"north": 5, "south": []}])
@pytest.mark.parametrize(
    "part", ["slug", "y", "its name", "to", "routes", "start", "arrows", "route", "space"]
)
def test_anything_in_the_wrong_place_is_told_as_a_mistake(part, value):
    source = {**BOARD.source, "space": list(BOARD.source["space"])}
    if part in source:
        source[part] = value
    else:
        lotus = BOARD.slugs.index("lotus")
        source["space"][lotus] = {**source["space"][lotus], part.removeprefix("its "): value}

    if (part, value) in [("y", 5), ("routes", [])] and value is not True:
        assert boards.from_source(source, "mine.toml").slugs == BOARD.slugs
        return
    with pytest.raises(BadFile) as caught:
        boards.from_source(source, "mine.toml")
    assert str(caught.value).startswith("mine.toml")


# ── positions that cannot be ──────────────────────────────────────────────────────────────────────

HEAD = 'game = "odyssey"\nseats = ["Ann", "Bob", "Cid"]\n\n[position]\n'


def with_line(line):
    """The message about a position with this line, the sixth."""
    return wrong_position(f'{HEAD}active = "Ann"\n{line}\n')


@pytest.mark.parametrize(
    ("line", "kind", "meant"),
    [
        ('weapons = { Ann = "bow" }', "position", "weapon"),
        ('at = { Anne = "lotus" }', "player", "Ann"),
        ('weapon = { Bobb = "bow" }', "player", "Bob"),
        ('help = { Cidd = ["hermes"] }', "player", "Cid"),
        ("treasure = { Anne = [3] }", "player", "Ann"),
        ('held = { Anne = "calypso" }', "player", "Ann"),
        ('at = { Ann = "lotos" }', "space", "lotus"),
        ('stars = { lotos = "calypso" }', "space", "lotus"),
        ('stars = { lotus = "kalypso" }', "card", "calypso"),
        ('weapon = { Ann = "shild" }', "weapon", "shield"),
        ('help = { Ann = ["atena"] }', "help", "athena"),
        ('help = { Ann = ["calypso"] }', "help", ""),
        ('help = { Ann = ["?"] }', "help", ""),
        ("treasure = { Ann = [2] }", "treasure", ""),
        ('pile = ["scyla"]', "card", "scylla"),
        ('pile = ["ghosts"]', "card", ""),
        ('pile = ["?"]', "card", ""),
    ],
    ids=lambda text: text[:30],
)
def test_an_unknown_name_has_its_line_and_what_was_meant(line, kind, meant):
    wrong = with_line(line)

    assert (wrong.key, wrong.line, wrong.args_by_name["kind"]) == ("position-unknown", 6, kind)
    if meant:
        assert wrong.args_by_name["meant"] == meant


def test_an_unknown_player_on_turn_has_his_line():
    scenario = scenarios.read(f'{HEAD}at = {{ Ann = "lotus" }}\nactive = "Bop"\n', "small.toml")

    with pytest.raises(BadFile) as caught:
        scenarios.begin(scenario)
    assert (caught.value.key, caught.value.line) == ("position-unknown", 6)


@pytest.mark.parametrize(
    ("line", "key", "value"),
    [
        ('weapon = { Ann = "bow", Bob = "bow" }', "twice", "bow"),
        ('help = { Ann = ["hermes"], Bob = ["hermes"] }', "too-many", "hermes"),
        ('help = { Ann = ["athena", "athena"] }', "too-many", "athena"),
        ("treasure = { Ann = [4, 4] }", "too-many", "treasure4"),
        ('pile = ["calypso", "calypso"]', "too-many", "calypso"),
        ('pile = ["mist", "fog", "mist", "mist"]', "too-many", "mist"),
        ('stars = { lotus = "bag" }', "no-encounter", "bag"),
        ('stars = { lotus = "hermes" }', "no-encounter", "hermes"),
        ('stars = { lotus = "treasure5" }', "no-encounter", "treasure5"),
        ('stars = { c1 = "calypso" }', "no-star", "c1"),
        ('stars = { lotus = "circe", crete = "circe" }', "too-many", "circe"),
        ('at = { Ann = "c1" }\nheld = { Ann = "calypso" }', "no-star", "c1"),
        ('at = { Ann = "c1" }\nheld = { Ann = "ghosts" }', "no-ghosts", "c1"),
        ('at = { Ann = "lotus" }\nheld = { Ann = "bag" }', "no-encounter", "bag"),
    ],
    ids=lambda text: text[:40],
)
def test_a_position_that_cannot_be_says_why_and_where(line, key, value):
    wrong = with_line(line)

    assert (wrong.key, wrong.args_by_name["value"]) == (f"position-{key}", value)
    row = f"{HEAD}active\n{line}".splitlines()[wrong.line - 1] if wrong.line else ""
    assert not wrong.line or value in row
    assert wrong.line or value.startswith("treasure")


@pytest.mark.parametrize(
    "line",
    [
        'at = { Ann = "lotus" }\nstars = { lotus = "poseidon" }\nheld = { Ann = "calypso" }',
        'at = { Ann = "lotus", Bob = "lotus" }\nheld = { Ann = "calypso", Bob = "scylla" }',
    ],
    ids=["lying and holding", "holding and holding"],
)
def test_two_cards_do_not_lie_on_one_star(line):
    assert with_line(line).key.startswith("position-")


@pytest.mark.parametrize("card", ["mist", "fog", "poseidon", "hyperion", "circe"])
def test_nobody_is_held_by_what_holds_nobody(card):
    assert with_line(f'at = {{ Ann = "lotus" }}\nheld = {{ Ann = "{card}" }}').key.startswith("position-")


def test_who_stands_in_ithaca_is_named_among_those_at_home():
    wrong = with_line('at = { Ann = "ithaca" }')

    assert (wrong.key, wrong.clause, wrong.line) == ("position-home", "odyssey/end/first", 6)


@pytest.mark.parametrize(
    ("line", "key", "value"),
    [
        ('home = ["Ann"]', "active-home", "Ann"),
        ('home = ["Bob"]\ntreasure = { Bob = [3, 4, 5] }', "settled", "home"),
        ('home = ["Bob"]\ngone = ["treasure3", "treasure4", "treasure5"]', "settled", "home"),
        ('home = ["Bob", "Bob"]', "twice", "Bob"),
        ("lost = { Bob = 7 }", "number", "7"),
        ("lost = { Bob = -1 }", "number", "-1"),
        ("turns = 0", "number", "0"),
        ("pips = 13", "number", "13"),
        ('gone = ["lance"]\nweapon = { Bob = "lance" }', "twice", "lance"),
        ('armoury = ["lance", "lance"]', "twice", "lance"),
        ('gone = ["hermes", "hermes"]', "too-many", "hermes"),
        ('gone = ["treasure3"]\ntreasure = { Ann = [3] }', "too-many", "treasure3"),
        ('under = ["calypso"]\nstars = { lotus = "calypso" }', "too-many", "calypso"),
        ('at = { Ann = "c1" }\nroute = { Ann = "north" }', "no-fork", "north"),
        ('phase = "routing"\nat = { Ann = "c1" }', "phase", "routing"),
        ('phase = "moving"', "phase", "moving"),
        ('phase = "testing"\nat = { Ann = "lotus" }', "phase", "testing"),
        ('phase = "testing"\nfacing = "calypso"\nat = { Ann = "lotus" }', "phase", "testing"),
        (
            'phase = "helping"\nfacing = "calypso"\nat = { Ann = "lotus" }\nstars = { lotus = "calypso" }',
            "phase",
            "helping",
        ),
        (
            'phase = "wrecking"\nfacing = "calypso"\nat = { Ann = "lotus" }\nstars = { lotus = "calypso" }',
            "phase",
            "wrecking",
        ),
        ('phase = "bagging"\nat = { Ann = "lotus" }', "phase", "bagging"),
        ('phase = "arming"\nat = { Ann = "lotus" }', "phase", "arming"),
        ('pips = 2\nat = { Ann = "lotus" }', "phase", "moving"),
        ('facing = "calypso"\nat = { Ann = "lotus" }', "phase", "moving"),
        ('blown = true\nat = { Ann = "lotus" }\nheld = { Ann = "calypso" }', "phase", "testing"),
    ],
    ids=lambda text: text[:44],
)
def test_a_moment_that_cannot_be_says_why(line, key, value):
    wrong = with_line(line)

    assert (wrong.key, wrong.args_by_name["value"]) == (f"position-{key}", value)


def test_with_four_players_no_weapon_lies_in_hades():
    head = 'game = "odyssey"\nseats = ["Ann", "Bob", "Cid", "Dee"]\n\n[position]\n'

    assert wrong_position(f'{head}armoury = ["bow"]\n').key == "position-armoury"


@pytest.mark.parametrize(
    "line",
    [
        "at = 5",
        "at = { Ann = 5 }",
        'weapon = ["bow"]',
        'help = { Ann = "hermes" }',
        "treasure = { Ann = 3 }",
        'treasure = { Ann = ["three"] }',
        "held = { Ann = true }",
        'stars = ["lotus"]',
        'pile = "mist"',
        'lost = { Ann = "one" }',
        'halved = "Ann"',
        'home = "Ann"',
        'gone = "lance"',
        'turns = "three"',
        "phase = 5",
        "arrived = 5",
        "bag = true",
    ],
)
def test_a_position_of_the_wrong_kinds_is_told(line):
    assert with_line(line).key == "wrong-kind"


# ── positions that can be ─────────────────────────────────────────────────────────────────────────


def test_a_position_keeps_what_it_does_not_name():
    fresh = at_table("odyssey", "Ann Bob Cid")
    placed = at_table("odyssey", "Ann Bob Cid", at={"Bob": "lotus"})

    assert pile(placed) == pile(fresh)
    assert facts(placed)["at"] == {**facts(fresh)["at"], "Bob": "lotus"}
    for field in ("active", "weapon", "help", "treasure", "held", "stars", "turns", "pile_size"):
        assert facts(placed)[field] == facts(fresh)[field]


def test_a_position_has_what_it_names():
    match = at_table(
        "odyssey",
        "Ann Bob Cid",
        active="Cid",
        at={"Ann": "lotus", "Bob": "hades", "Cid": "c1"},
        weapon={"Ann": "none", "Cid": "helmet"},
        help={"Ann": ["proteus", "hermes"]},
        treasure={"Bob": [5, 3]},
        held={"Ann": "calypso", "Bob": "ghosts"},
        stars={"cyclopes": "mist", "crete": "mist"},
        pile=["bag", "calm", "fog"],
    )

    table = facts(match)
    assert (table["active"], table["phase"], table["stars"]) == (
        "Cid",
        "moving",
        {"lotus": "calypso", "cyclopes": "mist", "crete": "mist"},
    )
    assert table["at"] == {"Ann": "lotus", "Bob": "hades", "Cid": "c1"}
    assert (table["weapon"]["Ann"], table["weapon"]["Cid"]) == ("none", "helmet")
    assert (table["help"]["Ann"], table["treasure"]["Bob"]) == (["hermes", "proteus"], [3, 5])
    assert table["held"] == {"Ann": "calypso", "Bob": "ghosts", "Cid": ""}
    assert (pile(match)[:3], len(pile(match))) == (["bag", "calm", "fog"], 26 - 7)
    assert {*armoury(match), table["weapon"]["Bob"], "helmet"} == WEAPONS
    assert sound(match.state[0]) == 0


def test_a_weapon_that_is_named_is_taken_from_whoever_had_it():
    fresh = facts(at_table("odyssey", "Ann Bob"))["weapon"]
    match = at_table("odyssey", "Ann Bob", weapon={"Ann": fresh["Bob"]})

    assert facts(match)["weapon"]["Ann"] == fresh["Bob"]
    assert facts(match)["weapon"]["Bob"] not in ("none", fresh["Bob"])
    assert sound(match.state[0]) == 0


@pytest.mark.parametrize("names", ["Ann Bob", "Ann Bob Cid"])
def test_weapons_that_nobody_has_lie_in_hades_unless_they_are_out_of_the_game(names):
    match = at_table("odyssey", names, weapon=dict.fromkeys(names.split(), "none"), gone=["bow", "helmet"])

    assert armoury(match) == ["lance", "shield"]
    assert list(match.state[0].weapon_gone[1:]) == [0, 1, 0, 1]
    assert sound(match.state[0]) == 0


def test_with_four_players_a_weapon_that_nobody_has_is_out_of_the_game():
    match = at_table("odyssey", "Ann Bob Cid Dee", weapon={"Ann": "none", "Bob": "lance"})

    assert (armoury(match), int(match.state[0].weapon_gone.sum())) == ([], 1)
    assert sound(match.state[0]) == 0


def test_the_weapons_in_hades_lie_in_the_order_in_which_they_are_named():
    match = at_table("odyssey", "Ann Bob", weapon={"Ann": "none", "Bob": "bow"}, armoury=["helmet", "lance"])

    assert armoury(match) == ["helmet", "lance", "shield"]


def test_a_position_says_lost_turns_mist_and_what_is_gone():
    match = at_table(
        "odyssey",
        "Ann Bob Cid",
        active="Ann",
        turns=20,
        at={"Ann": "c1", "Bob": "c1"},
        home=["Cid"],
        treasure={"Cid": [3]},
        lost={"Bob": 1},
        halved={"Ann": True},
        gone=["hermes", "treasure4", "lance"],
        under=["scylla", "bag"],
    )
    table = facts(match)

    assert (table["lost"]["Bob"], table["halved"]["Ann"], table["turns"]) == (1, True, 20)
    assert (table["home"], table["at"]["Cid"], table["winner"]) == (
        {"Ann": 0, "Bob": 0, "Cid": 1},
        "ithaca",
        "Cid",
    )
    assert (table["seen_under"], pile(match)[-2:]) == (["scylla", "bag"], ["scylla", "bag"])
    assert not {"hermes", "treasure4"} & {*pile(match)}
    play(match, "Ann roll=2")  # counts as one, and Bob loses his turn
    assert (facts(match)["at"]["Ann"], actor(match)) == ("c2", "Ann")
    assert at_table("odyssey", "Ann Bob", at={"Ann": "c1"}, halved=["Ann"]).state[0].halved[0] == 1
    assert sound(match.state[0]) == 0


def test_a_position_may_stand_in_the_midst_of_a_turn():
    at = {"Ann": "lotus"}
    bag = at_table("odyssey", "Ann Bob", active="Ann", at=at, phase="bagging", bag="lotus", pile=["calypso"])
    play(bag, "Ann roll=3")
    assert facts(bag)["facing"] == "calypso"

    stars = {"lotus": "poseidon"}
    wreck = at_table(
        "odyssey", "Ann Bob", active="Ann", at=at, phase="wrecking", facing="poseidon", stars=stars
    )
    play(wreck, "Ann roll=6")
    assert facts(wreck)["at"]["Ann"] == BOARD.slugs[BOARD.arrows[5] - 1]

    route = at_table("odyssey", "Ann Bob", active="Ann", route={"Ann": "south"})
    play(route, "Ann roll=1")
    assert facts(route)["at"]["Ann"] == "s1"

    hades = at_table(
        "odyssey", "Ann Bob", active="Ann", at={"Ann": HADES}, weapon={"Ann": "none"}, phase="moving"
    )
    assert legal_names(hades) == {"roll"}  # the weapon was declined


def test_a_written_position_is_short_where_nothing_is_special():
    match = at_table("odyssey", "Ann Bob", active="Ann", at={"Ann": LAST, "Bob": "c1"})
    lines = scenarios.written(match).splitlines()

    told = [line.split(" =")[0] for line in lines[lines.index("[position]") + 1 :]]
    assert told == ["active", "turns", "at", "weapon", "armoury", "pile"]


# ── names of spaces ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/setup/board")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_space_is_called_by_its_code(lang):
    for board in (BOARD, boards.read(forked()[0], "mine.toml"), find("odyssey").part("older").board(1)):
        names = board.names(lang)["space"]
        assert len(set(names.values())) == len(names)
        assert [name for name in names.values() if re.search(r"\b[a-z]\d", name)] == []


@pytest.mark.parametrize(
    ("slug", "en", "fr", "de"),
    [
        ("n1", "one space before Ismarus", "une case avant Ismaros", "ein Feld vor Ismaros"),
        ("n12", "three spaces past Pylos", "trois cases après Pylos", "drei Felder hinter Pylos"),
        (
            "c1",
            "two spaces before Lotus Land",
            "deux cases avant le Pays du lotus",
            "zwei Felder vor dem Lotosland",
        ),
        (
            "c7",
            "one space past the Cyclops Coast",
            "une case après la Côte des Cyclopes",
            "ein Feld hinter der Zyklopenküste",
        ),
        ("h2", "two spaces past Hades", "deux cases après Hadès", "zwei Felder hinter dem Hades"),
        ("c36", "one space past Scheria", "une case après Schérie", "ein Feld hinter Scheria"),
        ("pylos", "Pylos", "Pylos", "Pylos"),
    ],
)  # fmt: skip
def test_a_plain_space_is_called_by_the_nearest_name(slug, en, fr, de):
    assert [BOARD.names(lang)["space"][slug] for lang in LANGUAGES] == [en, fr, de]


def test_where_ways_part_and_meet_without_a_name_the_route_tells_where_one_is():
    board = boards.read(forked()[0], "mine.toml")

    assert board.names("en")["space"]["d2"] == "two spaces along the route “Outer”"
    assert "„Außen“" in board.names("de")["space"]["d1"]
