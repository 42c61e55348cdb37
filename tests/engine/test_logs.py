"""Game logs: what is written, and that no change to one goes unnoticed."""

import json
import random
from itertools import pairwise

import pytest
from engine.commands import ithaca

from ithaca.engine import logs
from ithaca.engine.errors import BadFile, IllegalMove, Mistake
from ithaca.engine.game import find
from ithaca.engine.seeds import commitment

SEED = bytes(range(32))
ODYSSEUS = find("odysseus")


def whole_game(path=None, players=("Ann", "Bob", "Cid"), **more):
    writer, luck = logs.Writer(ODYSSEUS, list(players), seed=SEED, path=path, **more), random.Random(1)
    while not writer.match.over:
        writer.play(luck.choice(writer.match.legal()))
    return writer


@pytest.fixture(scope="module")
def good():
    """The lines of a whole game; every test may corrupt a copy."""
    return tuple(whole_game().lines)


def mistake_in(lines):
    """What `verify` says about these lines."""
    with pytest.raises(Mistake) as caught:
        logs.verify(logs.read("".join(f"{line}\n" for line in lines), "game.jsonl"))
    assert str(caught.value).startswith("game.jsonl")
    return caught.value


def changed(lines, number, **changes):
    """The lines with other values in one of them."""
    entry = {**json.loads(lines[number]), **changes}
    return [*lines[:number], json.dumps(entry, ensure_ascii=False), *lines[number:][1:]]


def moves_of(lines):
    return [number for number, line in enumerate(lines) if '"move"' in line]


# ── writing ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.interpreted
def test_a_whole_game_verifies(tmp_path):
    writer = whole_game(tmp_path / "game.jsonl")
    match = logs.verify(logs.load(tmp_path / "game.jsonl"))
    assert match.state.tobytes() == writer.match.state.tobytes()
    assert match.moves == writer.match.moves


@pytest.mark.interpreted
def test_every_move_adds_one_line_and_changes_none(tmp_path):
    path = tmp_path / "game.jsonl"
    writer, luck = logs.Writer(ODYSSEUS, ["Ann", "Bob", "Cid"], seed=SEED, path=path), random.Random(1)
    before = path.read_bytes()
    for _ in range(19):
        writer.play(luck.choice(writer.match.legal()))
        after = path.read_bytes()
        assert after.startswith(before)
        assert after[len(before) :].count(b"\n") == 1
        before = after


def test_the_file_holds_what_the_writer_holds(tmp_path):
    writer = whole_game(tmp_path / "game.jsonl")
    assert (tmp_path / "game.jsonl").read_text("utf-8").split("\n") == [*writer.lines, ""]


def test_after_every_twentieth_move_stands_a_digest(good):
    moves = 0
    for line, next_line in pairwise(good[:-1]):  # the last line ends the game
        moves += '"move"' in line
        assert next_line.startswith('{"digest"') == (moves > 0 and moves % 20 == 0 and '"move"' in line)


def test_the_header_holds_everything_but_the_seed(good):
    header = json.loads(good[0])
    assert header["seats"] == ["Ann", "Bob", "Cid"]
    assert header["options"] == dict.fromkeys(["variant", "late-athena", "late-counter", "stays-open"], False)
    assert header["commitment"] == commitment(SEED)
    assert len(header["board"]["island"]) == 18


def test_the_seed_is_opened_in_the_last_line_only(good):
    assert json.loads(good[-1])["seed"] == SEED.hex()
    assert not any(SEED.hex() in line for line in good[:-1])


@pytest.mark.interpreted
def test_a_refused_move_is_not_written_down():
    writer = logs.Writer(ODYSSEUS, ["Ann", "Bob", "Cid"], seed=SEED)
    with pytest.raises(IllegalMove):
        writer.play("drop:g1")
    assert len(writer.lines) == 1


def test_options_and_boards_travel_in_the_log(tmp_path):
    whole_game(tmp_path / "game.jsonl", ("Ann", "Bob", "Cid", "Dan"), options={"variant": "on"})
    match = logs.verify(logs.load(tmp_path / "game.jsonl"))
    assert match.options["variant"]
    assert match.board.slugs[0] == "aeaea"


@pytest.mark.parametrize(
    "name", ["Zoé 🙂", 'Ann "the wind"', "A\\B", "A\u2028B", "A\x85B", "A\nB"], ids=ascii
)
def test_players_may_have_any_name(tmp_path, name):
    whole_game(tmp_path / "game.jsonl", (name, "Bob", "Cid"))
    assert logs.verify(logs.load(tmp_path / "game.jsonl")).names[0] == name


def test_a_log_that_was_saved_with_other_line_ends_is_still_good(good):
    assert logs.verify(logs.read("".join(f"{line}\r\n" for line in good))).over


# ── every way to change one ───────────────────────────────────────────────────────────────────────


def test_a_changed_move_is_noticed(good):
    number = moves_of(good)[6]
    match = logs.Match(ODYSSEUS, ["Ann", "Bob", "Cid"], logs.game_key(SEED, json.loads(good[0])["table"]))
    for at in moves_of(good)[:6]:
        match.play(json.loads(good[at])["move"])
    was = match.parse(json.loads(good[number])["move"])
    other = next(action for action in match.legal() if action != was)
    assert mistake_in(changed(good, number, move=match.notation.name(other))).line > number


def test_an_illegal_move_is_noticed_with_its_clause(good):
    wrong = mistake_in(changed(good, 5, move="drop:g1"))
    assert (type(wrong), wrong.line, wrong.clause) == (IllegalMove, 6, "odysseus/hermes/move")


def test_a_move_that_does_not_exist_is_noticed(good):
    wrong = mistake_in(changed(good, 5, move="fly:g1"))
    assert (wrong.key, wrong.line) == ("no-such-move", 6)


def test_a_move_of_another_seat_is_noticed(good):
    wrong = mistake_in(changed(good, 5, seat=(json.loads(good[5])["seat"] + 1) % 3))
    assert (wrong.key, wrong.line) == ("not-your-turn", 6)


def test_two_swapped_lines_are_noticed(good):
    first = next(n for n in range(2, 19) if json.loads(good[n])["seat"] != json.loads(good[n + 1])["seat"])
    lines = [*good[:first], good[first + 1], good[first], *good[first + 2 :]]
    assert mistake_in(lines).line == first + 1


@pytest.mark.parametrize("which", [0, 5, 25, -1])
def test_a_removed_move_is_noticed(good, which):
    number = moves_of(good)[which]
    assert mistake_in([*good[:number], *good[number + 1 :]]).line > number


def test_a_removed_digest_is_noticed(good):
    assert mistake_in([line for line in good if not line.startswith('{"digest"')]).key == "log-seal"


def test_a_doubled_line_is_noticed(good):
    assert mistake_in([*good[:5], good[4], *good[5:]]).line == 6


def test_a_move_after_the_end_is_noticed(good):
    wrong = mistake_in([*good[:-1], '{"seat": 0, "move": "pass"}', good[-1]])
    assert (wrong.key, wrong.line) == ("move-after-end", len(good))


def test_a_changed_name_is_noticed(good):
    assert mistake_in(changed(good, 0, seats=["Ann", "Bob", "Eve"])).key == "log-seal"


def test_a_changed_option_is_noticed(good):
    wrong = mistake_in(
        changed(good, 0, options={"variant": False, "late-counter": True, "stays-open": False})
    )
    assert wrong.line > 1


def test_a_changed_line_of_the_board_is_noticed(good):
    board = json.loads(good[0])["board"]
    board["lines"]["yellow"], board["lines"]["green"] = board["lines"]["green"], board["lines"]["yellow"]
    board["small"]["colour"] = "green"
    assert mistake_in(changed(good, 0, board=board)).line > 1


def test_a_board_that_cannot_be_is_noticed(good):
    board = json.loads(good[0])["board"]
    board["lines"]["yellow"][0] = ["aeaea", "scheria"]
    wrong = mistake_in(changed(good, 0, board=board))
    assert (wrong.key, wrong.line, wrong.clause) == ("board-line-count", 1, "odysseus/setup/board")


def test_a_changed_place_on_the_board_is_noticed(good):
    board = json.loads(good[0])["board"]
    board["island"][0]["x"] += 1
    assert mistake_in(changed(good, 0, board=board)).key == "log-seal"


@pytest.mark.parametrize("seed", ["00" * 32, "", "zz", None, 5])
def test_a_changed_seed_is_noticed(good, seed):
    wrong = mistake_in(changed(good, len(good) - 1, seed=seed))
    assert wrong.line == len(good)
    assert wrong.key in ("log-commitment", "log-bad-line")


@pytest.mark.parametrize("value", [commitment(b"another"), "", None, 5, {}])
def test_a_changed_commitment_is_noticed(good, value):
    assert mistake_in(changed(good, 0, commitment=value)).key == "log-commitment"


def test_seed_and_commitment_changed_together_are_noticed(good):
    lines = changed(good, 0, commitment=commitment(b"\0" * 32))
    assert mistake_in(changed(lines, len(lines) - 1, seed="00" * 32)).line > 1


def test_another_table_or_salt_is_noticed(good):
    assert mistake_in(changed(good, 0, table="another")).line > 1
    assert mistake_in(changed(good, 0, salts=["00"])).line > 1


def test_a_changed_digest_is_noticed(good):
    number = next(n for n, line in enumerate(good) if line.startswith('{"digest"'))
    wrong = mistake_in(changed(good, number, digest="0" * 32))
    assert (wrong.key, wrong.line, wrong.args_by_name["move"]) == ("log-digest", number + 1, 20)


def test_a_changed_last_digest_is_noticed(good):
    wrong = mistake_in(changed(good, len(good) - 1, digest="0" * 32))
    assert (wrong.key, wrong.line) == ("log-digest", len(good))


@pytest.mark.parametrize("seal", ["0" * 64, "", None])
def test_a_changed_seal_is_noticed(good, seal):
    wrong = mistake_in(changed(good, len(good) - 1, seal=seal))
    assert (wrong.key, wrong.line) == ("log-seal", len(good))


def test_a_space_more_is_noticed(good):
    assert mistake_in([good[0], good[1] + " ", *good[2:]]).key == "log-seal"


@pytest.mark.parametrize("left", [1, 2, 15, -1])
def test_a_log_without_its_end_is_not_over(good, left):
    assert mistake_in(good[:left]).key == "log-not-ended"


def test_a_game_that_was_cut_short_is_noticed(good):
    match = logs.Match(ODYSSEUS, ["Ann", "Bob", "Cid"], logs.game_key(SEED, json.loads(good[0])["table"]))
    for at in moves_of(good)[:10]:
        match.play(json.loads(good[at])["move"])
    end = {
        "end": True,
        "seed": SEED.hex(),
        "digest": logs.state_digest(match),
        "seal": logs.seal(good[:11]),
    }
    assert mistake_in([*good[:11], json.dumps(end)]).key == "log-stops-early"


@pytest.mark.parametrize("line", ["garbage", "", "[]", "5", "null", '{"seat": 0, "move"', "\x00"])
def test_a_line_of_garbage_is_noticed_where_it_stands(good, line):
    wrong = mistake_in([*good[:4], line, *good[4:]])
    assert (wrong.key, wrong.line) == ("log-bad-line", 5)


def test_an_entry_of_no_known_kind_is_noticed(good):
    assert mistake_in([*good[:4], '{"chat": "hello"}', *good[4:]]).line == 5


@pytest.mark.parametrize("version", [0, 3, "1", None, {}])
def test_another_version_of_the_rules_is_named(good, version):
    wrong = mistake_in(changed(good, 0, rules=version))
    assert (wrong.key, wrong.line) == ("log-other-rules", 1)


@pytest.mark.parametrize("text", ["", "\n", "{}", '{"ithaca": 2}'])
def test_a_file_that_is_no_log_is_no_log(text):
    with pytest.raises(BadFile) as caught:
        logs.read(text, "game.jsonl")
    assert str(caught.value).startswith("game.jsonl:1: ")


@pytest.mark.parametrize(
    "key", ["game", "rules", "seats", "options", "table", "salts", "commitment", "board"]
)
def test_a_header_that_lacks_something_says_what(good, key):
    header = json.loads(good[0])
    del header[key]
    mistake = mistake_in([json.dumps(header), *good[1:]])
    assert str(mistake) == f"game.jsonl:1: “{key}” is missing from the header."


@pytest.mark.parametrize("value", [5, None, [], {}, "x", True, [5], ["x", "y", "z"]], ids=repr)
@pytest.mark.parametrize(
    "key", ["ithaca", "game", "rules", "seats", "options", "table", "salts", "commitment", "board"]
)
def test_a_header_with_anything_in_it_is_never_worse_than_a_mistake(good, key, value):
    lines = changed(good, 0, **{key: value})
    if json.loads(lines[0]) != json.loads(good[0]):  # True is 1 to Python
        mistake_in(lines)


@pytest.mark.parametrize("value", [5, None, [], {}, "x", True], ids=repr)
@pytest.mark.parametrize("key", ["seat", "move"])
def test_a_move_with_anything_in_it_is_never_worse_than_a_mistake(good, key, value):
    mistake_in(changed(good, 3, **{key: value}))


def test_a_file_that_is_not_there_cannot_be_read(tmp_path):
    with pytest.raises(BadFile) as caught:
        logs.load(tmp_path / "none.jsonl")
    assert caught.value.key == "cannot-read"


def test_a_file_that_is_not_text_cannot_be_read(tmp_path):
    (tmp_path / "game.jsonl").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadFile) as caught:
        logs.load(tmp_path / "game.jsonl")
    assert caught.value.key == "cannot-read"


# ── on the command line ───────────────────────────────────────────────────────────────────────────


SPOIL = {
    "changed move": lambda lines: changed(lines, 5, move="drop:g1"),
    "removed line": lambda lines: [*lines[:3], *lines[4:]],
    "changed name": lambda lines: changed(lines, 0, seats=["Ann", "Bob", "Eve"]),
    "changed seed": lambda lines: changed(lines, len(lines) - 1, seed="00" * 32),
    "changed digest": lambda lines: changed(lines, 21, digest="0" * 32),
    "changed seal": lambda lines: changed(lines, len(lines) - 1, seal="0" * 64),
    "truncated": lambda lines: lines[:30],
    "garbage": lambda lines: [*lines[:8], "garbage", *lines[8:]],
    "other rules": lambda lines: changed(lines, 0, rules=99),
    "empty": lambda lines: [],
}


@pytest.mark.parametrize("how", SPOIL)
def test_verify_says_in_a_sentence_what_was_changed(good, tmp_path, how):
    path = tmp_path / "game.jsonl"
    path.write_text("".join(f"{line}\n" for line in SPOIL[how](good)), "utf-8")
    done = ithaca("verify", str(path))
    assert done.returncode == 1
    assert done.stderr.startswith(str(path))
    assert done.stdout == ""
