"""Scenario files: every error is reported with its file, its line and a way out."""

import contextlib

import pytest

from ithaca.engine import scenario as scenarios
from ithaca.engine.errors import BadFile, IllegalMove, Mistake
from ithaca.engine.snapshot import Snapshot

pytestmark = pytest.mark.interpreted

SMALL = """\
game = "odysseus"
seats = ["Ann", "Bob", "Cid"]

[position]
ship = "aeaea"
active = "Ann"
gods = { Ann = "zeus", Bob = "athena", Cid = "poseidon" }
discs = { scheria = "sirens", ogygia = "cyclops" }
scored = ["winds", "winds"]

[position.missions]
Bob = ["winds", "sirens", "scylla"]

[position.hands]
Ann = { 1 = 2, d = 1 }
Bob = [5, "d"]

[play]
moves = '''
Ann  wind:1:g1      # a comment
Bob  wind:5:y2

Cid  storm:y1
Bob  allow
Ann  pass
'''

[expect]
ship = "aeaea"
actor = "Bob"
legal = ["pass", "wind:d:r1"]
refused = ["stop", "storm:g1"]
points = { Bob = 6 }
"""


def run(text):
    return scenarios.run(scenarios.read(text, "small.toml"))


def mistake(old, new):
    """The message about the small scenario with one change, and the line of that change."""
    assert SMALL.count(old) == 1, old
    text = SMALL.replace(old, new)
    with pytest.raises(Mistake) as caught:
        run(text)
    assert str(caught.value).startswith("small.toml")
    where = new.strip().splitlines()[0] if new.strip() else ""
    line = next((n for n, row in enumerate(text.splitlines(), 1) if where and where in row), 0)
    return caught.value, line


def test_the_small_scenario_holds():
    match = run(SMALL)
    assert [match.notation.name(action) for _, action, *_ in match.moves][2:4] == ["storm:y1", "allow"]


def test_a_scenario_needs_no_position_no_moves_and_no_expectations():
    assert run('game = "odysseus"\nseats = ["A", "B", "C"]').actor >= 0


def test_the_same_seed_deals_the_same_position():
    start = 'game = "odysseus"\nseats = ["A", "B", "C"]\n'
    assert run(start).state.tobytes() == run(start + "seed = 0").state.tobytes()
    assert run(start).state.tobytes() != run(start + "seed = 1").state.tobytes()


# ── the file ──────────────────────────────────────────────────────────────────────────────────────


def test_text_that_is_not_toml_says_so():
    with pytest.raises(BadFile, match=r"small.toml: This is not valid TOML: .*line 1"):
        run("game = \nseats = []")


@pytest.mark.parametrize("key", ["game", "seats"])
def test_a_scenario_needs_a_game_and_seats(key):
    text = "\n".join(row for row in SMALL.splitlines() if not row.startswith(key))
    with pytest.raises(BadFile, match=f"“{key}” is missing from the scenario"):
        run(text)


def test_an_unknown_key_is_guessed():
    wrong, _ = mistake("seats =", 'titel = "x"\nseats =')
    assert (wrong.key, wrong.args_by_name["meant"]) == ("position-unknown", "title")


def test_an_unknown_key_has_its_line():
    wrong, line = mistake("seats =", 'titel = "x"\nseats =')
    assert wrong.line == line == 2


def test_an_unknown_game_is_guessed_with_its_file():
    wrong, _ = mistake('"odysseus"', '"odyseus"')
    assert str(wrong) == "small.toml: There is no game “odyseus”. Did you mean “odysseus”?"


def test_a_wrong_number_of_seats_has_line_and_clause():
    wrong, line = mistake('["Ann", "Bob", "Cid"]', '["Ann", "Bob"]')
    assert (wrong.key, wrong.line, wrong.clause) == ("wrong-players", line, "odysseus/setup/players")


def test_two_seats_of_one_name_are_a_mistake():
    with pytest.raises(Mistake):
        run('game = "odysseus"\nseats = ["Ann", "Ann", "Cid"]')


def test_an_unknown_option_is_guessed():
    wrong, _ = mistake("[position]", "[options]\nlate-couter = true\n[position]")
    assert (wrong.key, wrong.args_by_name["meant"]) == ("no-such-option", "late-counter")


def test_a_file_that_is_not_there_cannot_be_read(tmp_path):
    with pytest.raises(BadFile, match="cannot be read: No such file"):
        scenarios.load(tmp_path / "none.toml")


def test_a_board_that_is_not_there_cannot_be_read(tmp_path):
    (tmp_path / "small.toml").write_text('board = "none.toml"\n' + SMALL)
    with pytest.raises(BadFile, match=r"none.toml: The file cannot be read"):
        scenarios.load(tmp_path / "small.toml")


# ── the position ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("old", "new", "kind", "meant"),
    [
        ('ship = "aeaea"\nactive', 'shp = "aeaea"\nactive', "position", "ship"),
        ('active = "Ann"', 'active = "Anne"', "player", "Ann"),
        ('gods = { Ann = "zeus"', 'gods = { Anne = "zeus"', "player", "Ann"),
        ('Bob = "athena"', 'Bob = "athene"', "god", "athena"),
        ('ship = "aeaea"\nactive', 'ship = "aeeaea"\nactive', "island", "aeaea"),
        ("discs = { scheria", "discs = { sheria", "island", "scheria"),
        ('ogygia = "cyclops"', 'ogygia = "cylops"', "adventure", "cyclops"),
        ('scored = ["winds", "winds"]', 'scored = ["winds", "windz"]', "adventure", "winds"),
        ('["winds", "sirens", "scylla"]', '["winds", "sirenes", "scylla"]', "adventure", "sirens"),
        ("Ann = { 1 = 2, d = 1 }", "Ann = { 1 = 2, 4 = 1 }", "wind", ""),
        ('Bob = [5, "d"]', "Bobb = [5]", "player", "Bob"),
    ],
    ids=lambda text: text[:30],
)
def test_an_unknown_name_has_its_line_and_what_was_meant(old, new, kind, meant):
    wrong, line = mistake(old, new)
    assert (wrong.key, wrong.args_by_name["kind"]) == ("position-unknown", kind)
    assert wrong.line == line
    assert wrong.args_by_name["meant"].lower() == meant.lower()


def test_a_god_who_does_not_play_is_not_known():
    wrong, line = mistake('Bob = "athena"', 'Bob = "hades"')
    assert (wrong.key, wrong.line) == ("position-unknown", line)


def test_one_god_for_two_is_a_mistake():
    wrong, line = mistake('Bob = "athena"', 'Bob = "zeus"')
    assert (wrong.key, wrong.line, wrong.args_by_name["value"]) == ("position-twice", line, "zeus")


def test_one_mission_for_two_is_a_mistake():
    wrong, _ = mistake("[position.hands]", 'Ann = ["winds", "sirens", "scylla"]\n[position.hands]')
    assert wrong.key == "position-twice"


def test_a_mission_that_is_on_no_card_lists_the_cards():
    wrong, line = mistake('["winds", "sirens", "scylla"]', '["winds", "scylla", "sirens"]')
    assert (wrong.key, wrong.line, wrong.clause) == ("position-no-mission", line, "odysseus/setup/cards")
    assert "winds sirens scylla" in str(wrong)


@pytest.mark.parametrize("hand", ["{ 5 = 6 }", "[5, 5, 5, 5, 5, 5]"])
def test_more_cards_than_there_are_is_a_mistake(hand):
    wrong, _ = mistake("{ 1 = 2, d = 1 }", hand)
    assert (wrong.key, wrong.args_by_name["count"], wrong.args_by_name["left"]) == ("position-too-many", 6, 5)


def test_more_cards_than_the_others_leave_is_a_mistake():
    wrong, _ = mistake("{ 1 = 2, d = 1 }", "{ 5 = 5 }")
    assert wrong.key == "position-too-many"


def test_more_discs_than_there_are_is_a_mistake():
    wrong, _ = mistake('["winds", "winds"]', '["sirens", "sirens", "sirens", "sirens", "sirens"]')
    assert (wrong.key, wrong.args_by_name["value"]) == ("position-too-many", "sirens")


@pytest.mark.parametrize("hand", ["5", '"d"', "{ 5 = -1 }", "{ 5 = 1.5 }", '{ 5 = "x" }', "{ 5 = 1000 }"])
def test_what_is_no_hand_is_a_mistake(hand):
    wrong, _ = mistake("{ 1 = 2, d = 1 }", hand)
    assert wrong.key == "position-bad-cards"


def test_a_disc_under_the_ship_is_a_mistake():
    wrong, line = mistake("discs = { scheria", "discs = { aeaea")
    assert wrong.key == "position-disc-at-ship"
    assert wrong.line in (line, 5)


def test_a_game_that_is_won_already_is_a_mistake():
    wrong, _ = mistake('scored = ["winds", "winds"]', 'scored = ["winds", "winds", "winds", "winds"]')
    assert (wrong.key, wrong.clause, wrong.args_by_name["value"]) == (
        "position-won",
        "odysseus/end/ten",
        "Bob",
    )


# ── the moves ─────────────────────────────────────────────────────────────────────────────────────


def test_a_move_of_the_wrong_player_names_the_right_one():
    wrong, line = mistake("Ann  wind:1:g1", "Bob  wind:1:g1")
    assert (wrong.key, wrong.line) == ("not-your-turn", line)
    assert str(wrong).endswith("“wind:1:g1”: Ann decides now, not Bob.")


def test_a_move_of_nobody_is_guessed():
    wrong, line = mistake("Cid  storm:y1", "Sid  storm:y1")
    assert (wrong.key, wrong.line, wrong.args_by_name["kind"]) == ("position-unknown", line, "player")


def test_an_illegal_move_has_line_reason_and_clause():
    wrong, line = mistake("Bob  wind:5:y2", "Bob  wind:3:y2")
    assert isinstance(wrong, IllegalMove)
    assert (wrong.key, wrong.line, wrong.clause) == ("refused-not-held", line, "odysseus/turn/wind")
    assert "“wind:3:y2”: you hold no wind 3" in str(wrong)


def test_a_misspelt_move_is_guessed_at_its_line():
    wrong, line = mistake("Bob  wind:5:y2", "Bob  wnd:5:y2")
    assert (wrong.key, wrong.line, wrong.args_by_name["meant"]) == ("no-such-move", line, "wind")


def test_several_moves_may_stand_in_one_line():
    moves = "Ann pass\nBob pass\nCid pass"
    assert len(run(SMALL[: SMALL.index("[play]")] + f'[play]\nmoves = """\n{moves}\n"""\n').moves) == 3


def test_moves_in_one_line_of_the_file_have_that_line():
    text = SMALL[: SMALL.index("[play]")] + '[play]\nmoves = "Ann fly"\n'
    with pytest.raises(IllegalMove) as caught:
        run(text)
    assert caught.value.line == len(text.splitlines())


def test_a_move_after_the_end_is_a_mistake():
    match = run(SMALL)
    match.state[0].phase = 0
    match.snapshot = Snapshot(match.state)
    scenario = scenarios.read(SMALL, "small.toml")
    with pytest.raises(BadFile) as caught:
        scenarios.play_line(scenario, match, 20, "Bob", "pass")
    assert caught.value.key == "move-after-end"


# ── expectations ──────────────────────────────────────────────────────────────────────────────────


def test_a_failed_expectation_says_what_it_found():
    wrong, line = mistake('[expect]\nship = "aeaea"', '[expect]\nship = "crete"')
    assert (wrong.key, wrong.line) == ("expectation-failed", line + 1)
    assert str(wrong).endswith("“ship” should be crete, but is aeaea.")


def test_an_unknown_field_is_guessed():
    wrong, line = mistake('actor = "Bob"', 'actr = "Bob"')
    assert (wrong.key, wrong.line, wrong.args_by_name["meant"]) == ("position-unknown", line, "actor")


def test_a_move_that_should_be_legal_and_is_not_says_why():
    wrong, line = mistake('"wind:d:r1"', '"wind:3:r1"')
    assert (wrong.key, wrong.line) == ("expected-legal", line)
    assert "you hold no wind 3" in str(wrong)


def test_a_move_that_should_be_refused_and_is_not_is_named():
    wrong, line = mistake('"storm:g1"', '"wind:d:g2"')
    assert (wrong.key, wrong.line) == ("expected-refused", line)


@pytest.mark.parametrize(("old", "new"), [('"wind:d:r1"', '"wnd:d:r1"'), ('"storm:g1"', '"storm:x9"')])
def test_a_move_in_expect_that_does_not_exist_is_a_mistake(old, new):
    wrong, line = mistake(old, new)
    assert isinstance(wrong, IllegalMove)
    assert wrong.line == line


def test_wrong_points_are_a_failed_expectation():
    wrong, line = mistake("points = { Bob = 6 }", "points = { Bob = 5 }")
    assert (wrong.key, wrong.line) == ("expectation-failed", line)


def test_an_expectation_of_a_player_who_is_not_there_is_a_mistake():
    wrong, _ = mistake("points = { Bob = 6 }", "points = { Bobb = 0 }")
    assert wrong.args_by_name["value"] in ("points", "Bobb")


# ── anything at all ───────────────────────────────────────────────────────────────────────────────

PARTS = """
    game seats seed options board position play expect options.variant
    position.gods position.missions position.hands position.ship position.discs position.scored
    position.active position.gods.A position.missions.A position.hands.A position.discs.crete
    play.moves expect.legal expect.refused expect.ship
"""


@pytest.mark.parametrize("part", PARTS.split())
def test_a_value_of_the_wrong_kind_is_never_worse_than_a_mistake(part):
    for value in ("5", '"x"', "true", "[5]", "[[]]", "{ x = 5 }", "1.5", "2001-01-01"):
        parts = {"game": '"odysseus"', "seats": '["A", "B", "C"]', part: value}
        with contextlib.suppress(Mistake):
            run("\n".join(f"{key} = {given}" for key, given in parts.items()))


# ── what must be told ─────────────────────────────────────────────────────────────────────────────

STORY = (
    """
game = "odysseus"
seats = ["Zoe", "Ada", "Pia"]
[position]
gods = { Zoe = "zeus", Ada = "athena", Pia = "poseidon" }
hands.Pia = { 1 = 1, 5 = 1 }
active = "Pia"
[play]
moves = """
    + '"""'
    + """
Pia  wind:1:y1
Zoe  pass
Ada  pass
Pia  pass
"""
    + '"""'
    + """
[expect]
story = STORY
"""
)


def told(story):
    return scenarios.run(scenarios.read(STORY.replace("STORY", story)))


@pytest.mark.parametrize(
    "story",
    [
        '["did-wind", "did-pass", "leg-sailed", "disc-scored"]',
        '["leg-sailed", "leg-calm"]',
        '["did-pass", "did-pass", "did-pass"]',
        "[]",
        '{ all = ["did-wind"], Pia = ["disc-scored", "your-points"] }',
    ],
)
def test_lines_that_were_told_in_this_order_hold(story):
    assert told(story).moves


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_line_may_be_a_sentence_in_any_language_with_ordinary_spaces(lang):
    match = told("[]")
    match = scenarios.begin(scenarios.read(STORY.replace("STORY", "[]")))
    match.play("wind:1:y1")
    (sentence,) = match.tell(-1, lang)
    told(f'["{" ".join(sentence.split())}"]')


@pytest.mark.parametrize(
    ("story", "missing"),
    [
        ('["leg-sailed", "did-wind"]', "did-wind"),
        ('["did-pass", "did-pass", "did-pass", "did-pass"]', "did-pass"),
        ('["Nobody said this."]', "Nobody said this."),
        ('{ Zoe = ["your-points"], all = ["your-points"] }', "your-points"),
    ],
)
def test_a_line_that_was_not_told_or_too_early_is_named(story, missing):
    with pytest.raises(BadFile) as caught:
        told(story)
    assert (caught.value.key, caught.value.args_by_name["value"]) == ("not-told", missing)
    assert caught.value.line == STORY.splitlines().index("story = STORY") + 1


@pytest.mark.parametrize("story", ['"did-wind"', "3", '{ Zed = ["did-wind"] }', '["did-wind", 3]'])
def test_a_story_that_cannot_be_one_is_refused(story):
    with pytest.raises(BadFile):
        told(story)
