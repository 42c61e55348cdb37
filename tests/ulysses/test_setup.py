"""Setting up: players, goals, cards, temples, the ship, secrets; boards and positions that cannot be."""

import re
from collections import Counter
from importlib.resources import files
from itertools import combinations

import pytest
from table import actor, at_table, facts, legal_names, play, refusal

from ithaca.engine import scenario as scenarios
from ithaca.engine.errors import BadFile, Misuse
from ithaca.engine.game import find
from ithaca.engine.match import start
from ithaca.games.ulysses import board as boards
from ithaca.games.ulysses.rules import sound

pytestmark = pytest.mark.interpreted

SEATS = "Axel Carsten Michael Claudia"
COLOURS = ["violet", "green", "red", "blue"]
DECK = {"objection": 50, "temple": 23, "wind": 23, "plague": 16, "zeus": 11, "pandora": 9}
OURS = files("ithaca.games.ulysses").joinpath("board.toml").read_text("utf-8")
BOARD = boards.load()


def own(match, field):
    """What each seat sees of itself."""
    return [match.table(seat)[field][seat] for seat in range(match.seats)]


def piles(match):
    """The goal piles from the top, as nobody sees them."""
    s, slugs = match.state[0], match.board.slugs
    return [[slugs[p - 1] for p in s.pile[n, : s.pile_size[n]]] for n in range(1, 5)]


def goals_in_play(match):
    """All goal cards, with players and in piles."""
    return [goal for row in own(match, "goals") + piles(match) for goal in row]


def colour_of(slug, board=BOARD):
    return ["", *COLOURS][board.colours[board.slugs.index(slug)]]


def neighbours(slug, board=BOARD):
    return [board.slugs[place - 1] for place in board.neighbours(board.slugs.index(slug) + 1)]


def of_colour(colour, board=BOARD):
    return [slug for slug in board.slugs if colour_of(slug, board) == colour]


def sail(match, place):
    """The active player proposes a place, and nobody objects."""
    match.play(f"propose:{place}")
    for _ in match.names[1:]:
        match.play("consent")
    return match


# ── players and goals ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/setup/players")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_may_play(players):
    match = start("ulysses", players, seed=1)

    assert match.seats == len(match.table(-1)["held"]) == players


@pytest.mark.rule("ulysses/setup/players")
@pytest.mark.parametrize("players", [1, 2, 6])
def test_fewer_than_three_or_more_than_five_may_not(players):
    with pytest.raises(Misuse) as refused:
        start("ulysses", players, seed=1)

    assert refused.value.clause == "ulysses/setup/players"


@pytest.mark.rule("ulysses/setup/goals")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everyone_takes_one_goal_of_each_colour_and_the_rest_of_the_36_are_four_piles(players):
    for seed in range(6):
        match = start("ulysses", players, seed=seed)
        goals = own(match, "goals")

        assert [[colour_of(goal) for goal in four] for four in goals] == [COLOURS] * players
        assert match.table(-1)["backs"] == [COLOURS] * players
        for colour, pile in zip(COLOURS, piles(match), strict=True):
            assert {colour_of(goal) for goal in pile} == {colour}
            assert len(pile) == 9 - players
        assert sorted(goals_in_play(match)) == sorted(BOARD.slugs)
        assert match.table(-1)["shown"] == [[]] * players


@pytest.mark.rule("ulysses/setup/goals")
def test_each_pile_is_shuffled_by_itself():
    deals = [start("ulysses", 3, seed=seed) for seed in range(40)]

    goals = [own(match, "goals") for match in deals]
    assert {goal for dealt in goals for four in dealt for goal in four} == set(BOARD.slugs)
    for nth in range(4):
        assert len({piles(match)[nth][0] for match in deals}) > 5
    ranks = {tuple(of_colour(colour_of(goal)).index(goal) for goal in dealt[0]) for dealt in goals}
    assert len(ranks) > 35  # were the piles shuffled alike, there would be nine


@pytest.mark.rule("ulysses/setup/goals", "ulysses/setup/players")
def test_goals_are_kept_secret():
    match = start("ulysses", 4, seed=2)

    hidden = [f"?{colour}" for colour in COLOURS]
    for seat in range(-1, 4):
        for other in range(4):
            assert (match.table(seat)["goals"][other] == hidden) == (other != seat)
        for colour, pile in match.table(seat)["piles"].items():
            assert pile == [f"?{colour}"] * 5


# ── cards, temples, ship ──────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/setup/cards")
@pytest.mark.parametrize("players", [3, 5])
def test_the_132_action_cards_are_in_hands_and_in_the_draw_pile(players):
    match = start("ulysses", players, seed=8)

    left = dict(zip(["?", *DECK], match.state[0].pack.tolist(), strict=True))
    assert sum(map(Counter, own(match, "hands")), Counter(left)) == Counter(DECK)
    assert (match.table(-1)["discard"], match.table(-1)["top"]) == ({}, "")


@pytest.mark.rule("ulysses/setup/cards")
def test_action_cards_have_one_and_the_same_back():
    match = start("ulysses", 4, seed=8)

    for seat in range(-1, 4):
        table = match.table(seat)
        for other in set(range(4)) - {seat}:
            assert table["hands"][other] == {"?": table["held"][other]}
        assert not match.view(seat)[0].pack[1:].any()
        assert table["pack"] == 132 - sum(table["held"])


@pytest.mark.rule("ulysses/setup/hands", "ulysses/draw/phase")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_starting_player_gets_five_cards_and_clockwise_each_one_more(players):
    for seed in range(8):
        match = start("ulysses", players, seed=seed)
        table = match.table(-1)

        clockwise = [(match.actor + nth) % players for nth in range(players)]
        dealt = [table["held"][seat] - 1 for seat in clockwise]  # all have drawn for their first temple
        assert dealt == [5, 6, 7, 8, 9][:players]
        assert table["pack"] == 132 - sum(dealt) - players


@pytest.mark.rule("ulysses/setup/hands")
def test_the_hands_are_dealt_by_chance():
    hands = [own(start("ulysses", 3, seed=seed), "hands") for seed in range(30)]

    assert len({str(hand) for hand in hands}) == 30
    for seat in range(3):
        assert {card for dealt in hands for card in dealt[seat]} == set(DECK)


@pytest.mark.rule("ulysses/setup/temples")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everyone_starts_with_one_of_the_23_temples_and_the_others_are_the_supply(players):
    table = start("ulysses", players, seed=3).table(-1)

    assert table["temples"] == [1] * players
    assert table["temples_left"] == 23 - players


@pytest.mark.rule("ulysses/setup/temples")
def test_six_plagues_and_the_three_discs_lie_beside_the_board():
    table = start("ulysses", 4, seed=3).table(-1)

    assert (table["plagues"], table["plagues_left"]) == ([], 6)
    assert (table["blue"], table["red"], table["black"]) == ("", "", "")


@pytest.mark.rule("ulysses/setup/ship")
def test_the_ship_starts_in_troy_and_no_goal_is_shown_for_that():
    holders = set()
    for seed in range(20):
        match = start("ulysses", 5, seed=seed)
        holders |= {seat for seat, goals in enumerate(own(match, "goals")) if "troja" in goals}

        assert match.table(-1)["ship"] == "troja"
        assert match.table(-1)["shown"] == [[]] * 5
        assert match.points() == [0] * 5
    assert len(holders) > 1


@pytest.mark.rule("ulysses/setup/ship", "ulysses/end/arrival")
def test_whose_goal_troy_is_shows_it_only_when_the_ship_sails_back():
    near = neighbours("troja")[0]
    others = [slug for slug in BOARD.slugs if slug not in ("troja", near)]
    hands = {"Axel": {"wind": 1}, "Carsten": {}, "Michael": {}, "Claudia": {}}
    goals = {"Axel": ["troja", *others[:3]], "Carsten": others[3:7]}
    match = at_table("ulysses", SEATS, active="Axel", hands=hands, goals=goals)

    assert facts(match)["ship"] == "troja"
    sail(match, near)
    assert "troja" not in facts(match)["shown"]["Axel"]
    play(match, "Axel stay pay:wind")
    sail(match, "troja")
    assert facts(match)["shown"]["Axel"] == ["troja"]


@pytest.mark.rule("ulysses/setup/first")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_chance_decides_who_starts(players):
    first = Counter(start("ulysses", players, seed=seed).actor for seed in range(40))

    assert set(first) == set(range(players))
    assert max(first.values()) < 25


@pytest.mark.rule("ulysses/setup/first", "ulysses/wind/next")
@pytest.mark.parametrize("first", SEATS.split())
def test_turns_go_clockwise(first):
    match = at_table("ulysses", SEATS, active=first)
    names = SEATS.split()

    for nth in range(1, 5):
        sail(match, min(name[8:] for name in legal_names(match) if name.startswith("propose")))
        match.play("yield")
        assert actor(match) == facts(match)["active"] == names[(names.index(first) + nth) % 4]


# ── open and secret ───────────────────────────────────────────────────────────────────────────────

SECRETS = {
    "hands": {"Axel": {"objection": 2, "zeus": 1}, "Carsten": {"wind": 2}, "Michael": {}, "Claudia": {}},
    "goals": {"Axel": [slug for slug in of_colour("violet") if slug != "troja"][:3]},
    "shown": {"Axel": of_colour("blue")[:1]},
    "temples": {"Axel": 3, "Claudia": 2},
    "discard": {"objection": 3, "plague": 2, "pandora": 1},
}
VIEWERS = pytest.mark.parametrize(
    "seat", [-1, 0, 1, 2, 3], ids=["spectator", "Axel", "Carsten", "Michael", "Claudia"]
)


@pytest.mark.rule("ulysses/setup/secrets")
@VIEWERS
def test_everyone_sees_colours_of_goals_card_counts_temples_and_the_whole_discard_pile(seat):
    match = at_table("ulysses", SEATS, active="Axel", **SECRETS)

    table = match.table(seat)
    assert table["backs"][0] == ["violet"] * 3
    assert table["shown"][0] == of_colour("blue")[:1]
    assert table["held"] == [3, 2, 0, 0]
    assert table["temples"] == [3, 1, 1, 2]
    assert table["discard"] == {"objection": 3, "plague": 2, "pandora": 1}
    assert table["top"] == "pandora"


@pytest.mark.rule("ulysses/setup/secrets")
@VIEWERS
def test_hands_and_the_names_of_hidden_goals_are_secret(seat):
    match = at_table("ulysses", SEATS, active="Axel", **SECRETS)

    table, view = match.table(seat), match.view(seat)[0]
    assert table["hands"][0] == ({"objection": 2, "zeus": 1} if seat == 0 else {"?": 3})
    assert table["goals"][0] == (SECRETS["goals"]["Axel"] if seat == 0 else ["?violet"] * 3)
    for other in set(range(4)) - {seat}:
        assert not view.hand[other, 1:].any()
        assert not (view.goal[other] * (1 - view.shown[other])).any()
    assert not view.pile.any()
    assert not view.pack[1:].any()
    assert not view.dice.tobytes().strip(b"\0")


@pytest.mark.rule("ulysses/setup/memory")
@VIEWERS
def test_with_memory_only_the_top_card_of_the_discard_pile_may_be_looked_at(seat):
    match = at_table("ulysses", SEATS, active="Axel", options={"memory": "on"}, **SECRETS)

    assert match.table(seat)["options"] == ["memory"]
    assert match.table(seat)["discard"] == {"?": 5, "pandora": 1}
    assert match.table(seat)["top"] == "pandora"


@pytest.mark.rule("ulysses/setup/memory")
def test_with_memory_each_card_covers_the_one_before():
    hands = {"Axel": {"plague": 1, "zeus": 1}, "Carsten": {}, "Michael": {}, "Claudia": {}}
    match = at_table("ulysses", SEATS, active="Axel", options={"memory": "on"}, hands=hands)

    assert facts(match)["discard"] == {}
    play(match, "Axel plague:dido pay:plague")
    assert facts(match)["discard"] == {"plague": 1}
    play(match, "Axel plague:olymp pay:zeus")
    for seat in range(-1, 4):
        assert match.table(seat)["discard"] == {"?": 1, "zeus": 1}


# ── a board of one's own ──────────────────────────────────────────────────────────────────────────


def with_outset():
    """Our board as a text with a 37th place without colour, where the ship starts, and its neighbours."""
    quiet = sorted(BOARD.slugs, key=lambda slug: len(neighbours(slug)))[:3]
    rows = "".join(f'  ["outset", "{slug}"],\n' for slug in quiet)
    text = changed(('start = "troja"', 'start = "outset"'), ("\nlines = [\n", f"\nlines = [\n{rows}"))
    name = '{ en = "Outset", fr = "Départ", de = "Anfang" }'
    return f'{text}\n[[place]]\nslug = "outset"\nx = 30.5\ny = 30\nname = {name}\n', quiet


def changed(*changes):
    """Our board with some of its text changed."""
    text = OURS
    for was, now in changes:
        assert text.count(was) == 1, was
        text = text.replace(was, now)
    return text


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


@pytest.mark.rule("ulysses/setup/board", "ulysses/exchange/colour")
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


@pytest.mark.rule("ulysses/setup/board", "ulysses/plague/place")
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


def place(slug):
    """The text of a place of our board."""
    return re.search(rf'\[\[place\]\]\nslug = "{slug}"\n(.+\n)+', OURS).group()


def in_place(slug, was, now):
    """A change within the text of a place; `was` is a pattern."""
    text = place(slug)
    assert len(re.findall(was, text)) == 1, was
    return text, re.sub(was, now, text)


def row(a, b):
    """The text of a line of our board."""
    return re.search(rf'  \["({a}", .*"{b}|{b}", .*"{a})"\],\n', OURS).group()


def far_from(slug):
    """Places without a line to this one."""
    return [other for other in BOARD.slugs if other != slug and other not in neighbours(slug)]


NAXOS = place("dido").replace('"dido"', '"naxos"').replace('"Dido"', '"Naxos"').replace('"Didon"', '"Naxos"')
SEVENTH = "".join(
    f'  ["sybille", "{slug}"],\n' for slug in far_from("sybille")[: 7 - len(neighbours("sybille"))]
)
# what is wrong, what is changed into what, the mistake, and a text in the line that it points to
BROKEN = [
    ("a slug with a capital", [in_place("dido", '"dido"', '"Dido"')], "bad-slug", 'slug = "Dido"'),
    ("a slug with a space", [in_place("dido", '"dido"', '"di do"')], "bad-slug", 'slug = "di do"'),
    ("no slug", [in_place("dido", 'slug = "dido"\n', "")], "bad-slug", ""),
    ("one place twice", [in_place("dido", '"dido"', '"melita"')], "twice", 'slug = "melita"'),
    ("no French name", [in_place("dido", "fr = .+?, ", "")], "no-name", 'slug = "dido"'),
    ("no name at all", [in_place("dido", "name = ", "nom = ")], "no-name", 'slug = "dido"'),
    ("an empty name", [in_place("dido", 'de = ".+?"', 'de = ""')], "no-name", 'slug = "dido"'),
    ("no x", [in_place("dido", "x = .+\n", "")], "no-point", 'slug = "dido"'),
    ("y in words", [in_place("dido", "y = .+\n", 'y = "south"\n')], "no-point", 'slug = "dido"'),
    ("y true", [in_place("dido", "y = .+\n", "y = true\n")], "no-point", 'slug = "dido"'),
    (
        "a fifth colour",
        [in_place("dido", "colour = .+\n", 'colour = "pink"\n')],
        "no-colour",
        'slug = "dido"',
    ),
    ("no colour", [in_place("dido", "colour = .+\n", "")], "no-colour", 'slug = "dido"'),
    ("no start", [('start = "troja"\n', "")], "unknown-place", ""),
    ("a start nowhere", [('start = "troja"', 'start = "troia"')], "unknown-place", 'start = "troia"'),
    ("a start without goal", [in_place("troja", "colour = .+\n", "")], "place-count", ""),
    ("a place too few", [(place("dido"), "")], "place-count", ""),
    ("a place too many", [(place("dido"), place("dido") + NAXOS)], "place-count", ""),
    (
        "thirteen of a colour",
        [in_place(slug, '"violet"', '"red"') for slug in of_colour("violet")[:4]],
        "colour-count",
        "",
    ),
    (
        "four of a colour",
        [
            in_place(slug, '"violet"', f'"{colour}"')
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
    ("two lines", [(row("troja", neighbours("troja")[0]), "")], "line-count", '"troja"'),
    ("seven lines", [("\nlines = [\n", f"\nlines = [\n{SEVENTH}")], "line-count", '"sybille"'),
    ("no lines", [("\nlines = [\n", "\nroutes = [\n")], "line-count", ""),
]
IDS = [what for what, *_ in BROKEN]


def mistake_in(text):
    with pytest.raises(BadFile) as caught:
        boards.read(text, "mine.toml")
    return caught.value


@pytest.mark.rule("ulysses/setup/board")
def test_our_own_board_is_good_and_so_it_is_without_bends():
    straight = re.sub(r'", (\[[-0-9., ]+\], )+"', '", "', OURS)

    assert boards.read(OURS, "mine.toml").lines == boards.read(straight, "mine.toml").lines
    assert all(len(route) == 2 for route in boards.read(straight, "mine.toml").routes)


@pytest.mark.rule("ulysses/setup/board")
@pytest.mark.parametrize(("what", "changes", "key", "near"), BROKEN, ids=IDS)
def test_a_broken_board_says_what_is_wrong_and_where(what, changes, key, near):
    text = changed(*changes)

    wrong = mistake_in(text)
    assert (wrong.key, wrong.clause, wrong.file) == (f"board-{key}", "ulysses/setup/board", "mine.toml")
    if near:
        assert near in text.splitlines()[wrong.line - 1]
        assert str(wrong).startswith(f"mine.toml:{wrong.line}: ")
    else:
        assert str(wrong).startswith("mine.toml")


@pytest.mark.parametrize(("what", "changes", "key", "near"), BROKEN, ids=IDS)
def test_a_broken_board_is_explained_in_every_language(what, changes, key, near):
    wrong = mistake_in(changed(*changes))

    assert len({wrong.say(lang) for lang in ("en", "fr", "de")}) == 3


@pytest.mark.rule("ulysses/setup/board")
def test_five_and_twelve_of_a_colour_are_good():
    violet = of_colour("violet")
    shares = zip(violet[:4], ["red", "red", "red", "green"], strict=True)

    board = boards.read(
        changed(*(in_place(s, '"violet"', f'"{colour}"') for s, colour in shares)), "mine.toml"
    )
    assert [len(of_colour(colour, board)) for colour in COLOURS] == [5, 10, 12, 9]
    assert sound(start("ulysses", 5, seed=1, board=board).state[0]) == 0


@pytest.mark.rule("ulysses/setup/board")
def test_a_place_that_cannot_be_reached_is_told():
    """The last four places have lines among themselves only; the others lie in a ring."""
    ring, lost = BOARD.slugs[:-4], BOARD.slugs[-4:]
    pairs = [*combinations(lost, 2), *((ring[i - step], ring[i]) for i in range(32) for step in (1, 2))]
    lines = "".join(f'  ["{a}", "{b}"],\n' for a, b in pairs)
    text = re.sub(r"(?<=\nlines = \[\n)(  .*\n)+", lines, OURS)
    assert "troja" in ring

    wrong = mistake_in(text)
    assert (wrong.key, wrong.clause) == ("board-not-joined", "ulysses/setup/board")
    assert (wrong.args_by_name["value"], wrong.args_by_name["start"]) == (lost[0], "troja")
    assert f'"{lost[0]}"' in text.splitlines()[wrong.line - 1]


@pytest.mark.rule("ulysses/setup/board")
def test_an_unknown_place_is_guessed():
    wrong = mistake_in(changed((row("lybien", "dido"), '  ["lybien", "didoo"],\n')))

    assert (wrong.args_by_name["value"], wrong.args_by_name["meant"]) == ("didoo", "dido")


@pytest.mark.parametrize(
    ("was", "now", "key"),
    [
        ("\nlines = [\n", "\nlines = [\n  5,\n", "wrong-kind"),
        ('start = "troja"', "start = 5", "wrong-kind"),
        (OURS[OURS.index("[[place]]") :], "[place]\nslug = 5\n", "wrong-kind"),
        ("\nlines = [\n", "\nlines = \n", "bad-toml"),
    ],
    ids=["a number for a line", "a number for the start", "one place", "not TOML"],
)
def test_a_board_of_the_wrong_kinds_is_told(was, now, key):
    assert mistake_in(changed((was, now))).key == key


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


def wrong_position(line, board=None):
    """What is said of a position with this line, and which line that is."""
    scenario = scenarios.read(HEAD + 'ship = "troja"\n' + line, "small.toml")
    scenario.board = board
    with pytest.raises(BadFile) as caught:
        scenarios.begin(scenario)
    assert str(caught.value).startswith("small.toml")
    assert len({caught.value.say(lang) for lang in ("en", "fr", "de")}) == 3
    return caught.value


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
    ],
    ids=lambda text: text[:30],
)
def test_an_unknown_name_has_its_line_and_what_was_meant(line, kind, meant):
    wrong = wrong_position(line)

    assert (wrong.key, wrong.line) == ("position-unknown", 6)
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
    ],
    ids=lambda text: text[:40],
)
def test_a_position_that_cannot_be_says_why_and_where(line, key, value):
    wrong = wrong_position(line)

    assert (wrong.key, wrong.args_by_name["value"]) == (f"position-{key}", value)
    assert wrong.clause == ("ulysses/end/fourth" if key == "won" else "")
    assert wrong.line == 6


def test_true_is_no_number_of_cards():
    assert wrong_position("hands = { Axel = { wind = true } }").key == "position-bad-cards"


def test_a_place_without_colour_is_nobodys_goal():
    board = boards.read(with_outset()[0], "mine.toml")

    for line in ('goals = { Axel = ["outset"] }', 'shown = { Axel = ["outset"] }'):
        wrong = wrong_position(line, board)
        assert (wrong.key, wrong.line, wrong.args_by_name["value"]) == ("position-no-goal", 6, "outset")
    assert wrong_position('piles = { red = ["outset"] }', board).key == "position-wrong-pile"


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
    ],
)
def test_a_position_of_the_wrong_kinds_is_told(line):
    assert wrong_position(line).key == "wrong-kind"


def test_piles_that_leave_too_few_goals_for_the_players_are_told():
    lines = "\n".join(f"{colour} = {of_colour(colour)}" for colour in COLOURS)

    assert wrong_position(f"[position.piles]\n{lines}").key.startswith("position-")


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
