"""Where compiled rules are kept, when they are compiled again, and who may check them.

Every test runs its own processes with its own cache: the compiler is configured when it is imported.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import time

import pytest
from engine.commands import CHECKOUT, clean_environment, ithaca, run_python

from ithaca.engine import compiler
from ithaca.engine.game import find
from ithaca.engine.simulate import Simulation

TINY = '''
"""Two rules, for the tests of the compiler."""
import json
import shutil
import sys

import numpy as np
from ithaca.engine import compiler
from ithaca.engine.compiler import rule, told_of_compiling


@rule
def peek(row, i):
    return row[i]


@rule
def peek_twice(row, i):
    return peek(row, i) + peek(row, i)


def empty_the_cache():
    shutil.rmtree(compiler.CACHE)


def report(i, work=peek):
    told = []
    with told_of_compiling(lambda *news: told.append(news)):
        try:
            found = int(work(np.arange(10)[:4], i))
        except IndexError:
            found = "IndexError"
    hits = sum(peek.stats.cache_hits.values()) if compiler.JIT else 0
    print(json.dumps({"found": found, "hits": hits, "told": told, "cache": str(compiler.CACHE)}))
'''


@pytest.fixture
def tiny(tmp_path):
    """Run a line of Python on the tiny module, with a cache in tmp_path."""
    (tmp_path / "tiny.py").write_text(TINY)

    def run(line: str, **env) -> dict:
        env = {"ITHACA_CACHE": tmp_path / "cache", "PYTHONPATH": CHECKOUT, **env}
        done = run_python("-c", f"import tiny; tiny.{line}", cwd=tmp_path, **env)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return run


def kept(folder):
    """Every compiled file with the time when it was written."""
    return {path: path.stat().st_mtime_ns for path in folder.rglob("*.nb[ic]")}


# ── bounds ────────────────────────────────────────────────────────────────────────────────────────


def test_a_checked_run_after_a_plain_one_finds_the_wrong_index(tiny):
    plain = tiny("report(6)")
    checked = tiny("report(6)", NUMBA_BOUNDSCHECK="1")
    assert plain["found"] == 6  # read beyond the four, in the memory behind them
    assert checked["found"] == "IndexError"


def test_a_plain_run_after_a_checked_one_is_plain_again(tiny):
    tiny("report(6)", NUMBA_BOUNDSCHECK="1")
    assert tiny("report(6)")["found"] == 6


def test_checked_and_plain_code_are_kept_apart(tiny):
    assert tiny("report(1)")["cache"] != tiny("report(1)", NUMBA_BOUNDSCHECK="1")["cache"]


def test_without_the_jit_a_rule_is_plain_python(tiny):
    found = tiny("report(6)", NUMBA_DISABLE_JIT="1")
    assert (found["found"], found["cache"]) == ("IndexError", "None")


# ── the cache ─────────────────────────────────────────────────────────────────────────────────────


def test_the_second_run_compiles_nothing(tiny, tmp_path):
    first = tiny("report(2)")
    files = kept(tmp_path / "cache")
    second = tiny("report(2)")
    assert (first["hits"], second["hits"]) == (0, 1)
    assert files
    assert kept(tmp_path / "cache") == files


def test_people_are_told_which_rule_is_compiled(tiny):
    assert tiny("report(2, tiny.peek_twice)")["told"] == [["peek_twice", 1, 2], ["peek", 2, 2]]


def test_people_are_told_nothing_when_nothing_is_compiled(tiny):
    tiny("report(2)")
    assert tiny("report(2)")["told"] == []


def test_a_cache_that_cannot_be_written_becomes_a_temporary_one(tiny, tmp_path):
    (tmp_path / "file").write_text("no folder")
    (tmp_path / "tmp").mkdir()
    found = tiny("report(2)", ITHACA_CACHE=tmp_path / "file" / "below", TMPDIR=tmp_path / "tmp")
    assert found["found"] == 2
    assert found["cache"].startswith(str(tmp_path / "tmp" / "ithaca-"))


def test_a_cache_that_is_emptied_meanwhile_stops_nobody(tiny):
    assert tiny("empty_the_cache(); tiny.report(2)")["found"] == 2


def test_versions_that_nobody_used_for_long_are_removed(tiny, tmp_path):
    old, recent = tmp_path / "cache/ithaca/old", tmp_path / "cache/ithaca/recent"
    for folder, days in ((old, 40), (recent, 20)):
        folder.mkdir(parents=True)
        os.utime(folder, (time.time() - days * 86400,) * 2)
    (tmp_path / "cache/ithaca/.unused-old").write_text(str(time.time() - 2 * 86400))  # found old once before
    tiny("report(2)")
    assert not old.exists()
    assert recent.exists()


SAY_CACHE = """
import numba
before = numba.config.CACHE_DIR
from ithaca.engine.compiler import CACHE
from ithaca.engine.game import find
find("odysseus").ready()
print(CACHE)
print(before == numba.config.CACHE_DIR)
"""


def test_ithaca_cache_moves_the_cache_and_leaves_numbas_alone(tmp_path):
    done = run_python("-c", SAY_CACHE, ITHACA_CACHE=tmp_path / "ours", NUMBA_CACHE_DIR=tmp_path / "numbas")
    folder, untouched = done.stdout.splitlines()
    assert folder.startswith(str(tmp_path / "ours" / "ithaca"))
    assert untouched == "True"


def test_numba_cache_dir_moves_the_cache_too(tmp_path):
    environment = {name: value for name, value in os.environ.items() if name != "ITHACA_CACHE"}
    environment |= {"NUMBA_CACHE_DIR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", SAY_CACHE], env=environment, capture_output=True, text=True)
    folder, untouched = done.stdout.splitlines()
    assert folder.startswith(str(tmp_path / "ithaca"))
    assert untouched == "True"


# ── the digest ────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def copied(tmp_path):
    """Digests of a copy of the package, after a change to it: of the engine, and of two games."""
    shutil.copytree(CHECKOUT / "ithaca", tmp_path / "ithaca", ignore=shutil.ignore_patterns("__pycache__"))

    def digests(**env) -> list[str]:
        line = (
            "from ithaca.engine import compiler as c; print(c.PACKAGE, c.source_digest(), "
            "c.package_digest('ithaca.games.odysseus'), c.package_digest('ithaca.games.ulysses'))"
        )
        done = run_python(
            "-c", line, cwd=tmp_path, PYTHONPATH=tmp_path, ITHACA_CACHE=tmp_path / "cache", **env
        )
        package, *found = done.stdout.split()
        assert package == str(tmp_path / "ithaca")
        return found

    return digests


def test_a_changed_table_changes_the_digest_of_its_game_alone(copied, tmp_path):
    tables, before = tmp_path / "ithaca/games/odysseus/components.py", copied()
    text = tables.read_text("utf-8")
    tables.write_text(text.replace("DRY_ROUNDS = 12", "DRY_ROUNDS = 13"), "utf-8")
    assert tables.read_text("utf-8") != text
    (engine, odysseus, ulysses), after = before, copied()
    assert (after[0], after[2]) == (engine, ulysses)
    assert after[1] != odysseus


def test_a_renamed_source_changes_the_digest(copied, tmp_path):
    before = copied()
    (tmp_path / "ithaca/bots/random.py").rename(tmp_path / "ithaca/bots/chance.py")
    assert copied()[0] != before[0]


def test_the_digest_depends_on_nothing_else(copied, tmp_path):
    before = copied()
    os.utime(tmp_path / "ithaca/games/odysseus/rules.py", (0, 0))
    (tmp_path / "ithaca/games/odysseus/board.toml").write_text("")
    assert copied() == before


def test_compile_options_change_the_digest(copied):
    plain, checked, quick = copied(), copied(NUMBA_BOUNDSCHECK="1"), copied(NUMBA_OPT="1")
    assert len({plain[0], checked[0], quick[0]}) == 3


SMALL_RULE = """
from ithaca.engine.compiler import PACKAGE
from ithaca.engine.values import softmax
import numpy as np
softmax(np.zeros(4), 4)
print(PACKAGE, sum(softmax.stats.cache_hits.values()))
"""


def test_a_second_checkout_finds_what_the_first_has_compiled(copied, tmp_path):
    found = []
    for checkout in (CHECKOUT, tmp_path):
        where = {"ITHACA_CACHE": tmp_path / "cache", "PYTHONPATH": checkout}
        done = run_python("-c", SMALL_RULE, cwd=checkout, **where)
        assert done.returncode == 0, done.stderr
        found.append(done.stdout.split())
    assert found == [[str(CHECKOUT / "ithaca"), "0"], [str(tmp_path / "ithaca"), "1"]]


OWNED = """
import sys
import numpy as np
from ithaca.engine.record import Int, blank, record
from ithaca.engine import compiler
from numba.np.numpy_support import from_dtype
from tiny import peek_state
from game.state import State
compiler.owns("game", from_dtype(State.dtype))
print(peek_state(blank(State), 0), sum(peek_state.stats.cache_hits.values()))
"""


def test_what_serves_all_games_is_compiled_anew_for_a_game_whose_sources_changed(tmp_path):
    """The types are the same, the inlined code is not: the cache must not answer."""
    (tmp_path / "game").mkdir()
    (tmp_path / "game/__init__.py").write_text("")
    (tmp_path / "tiny.py").write_text(
        "from ithaca.engine.compiler import rule\nfrom game.rules import answer\n"
        "@rule\ndef peek_state(states, i):\n    return answer(states[i])\n"
    )
    state = "from ithaca.engine.record import Int, record\n@record\nclass State:\n    ship: Int\n"
    (tmp_path / "game/state.py").write_text(state)
    (tmp_path / "owned.py").write_text(OWNED)
    found = []
    for answer in (1, 1, 2):
        rules = f"from ithaca.engine.compiler import rule\n@rule\ndef answer(s):\n    return {answer}\n"
        (tmp_path / "game/rules.py").write_text(rules)
        done = run_python("owned.py", cwd=tmp_path, ITHACA_CACHE=tmp_path / "cache", PYTHONPATH=CHECKOUT)
        found.append(done.stdout.split())
    assert found == [["1", "0"], ["1", "1"], ["2", "0"]]


# ── several processes at once ─────────────────────────────────────────────────────────────────────

RACE = """
import json, pathlib, sys, time
import numpy as np
from tiny import peek
kinds = [np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.float32, np.float64]
while not pathlib.Path("go").exists():
    time.sleep(0.001)
mine = int(sys.argv[1])
found = {k.__name__: float(peek(np.arange(4).astype(k), 3)) for k in kinds[mine:] + kinds[:mine]}
print(json.dumps([found, sum(peek.stats.cache_hits.values())]))
"""


def test_processes_that_compile_one_rule_for_different_types_keep_each_others_work(tiny, tmp_path):
    (tmp_path / "race.py").write_text(RACE)
    env = clean_environment({"ITHACA_CACHE": tmp_path / "cache", "PYTHONPATH": CHECKOUT})
    racers = [
        subprocess.Popen(
            [sys.executable, "race.py", str(n)], cwd=tmp_path, env=env, stdout=subprocess.PIPE, text=True
        )
        for n in (0, 2, 4, 6)
    ]
    (tmp_path / "go").touch()
    for racer in racers:
        found, _ = json.loads(racer.communicate(timeout=120)[0])
        assert set(found.values()) == {3.0}
    late = run_python("race.py", "0", cwd=tmp_path, ITHACA_CACHE=tmp_path / "cache", PYTHONPATH=CHECKOUT)
    found, hits = json.loads(late.stdout)
    assert set(found.values()) == {3.0}
    assert hits == 8


def figures_of(text):
    figures = json.loads(text)
    return figures["players"], figures["decisions"], figures["wins"]


@pytest.mark.slow
def test_whole_games_compiled_by_two_processes_at_once_are_the_same_games(tmp_path):
    """Both compile everything, for three and for six players: some twenty seconds."""
    command = [
        sys.executable,
        "-m",
        "ithaca.cli",
        "simulate",
        "odysseus",
        "--games",
        "50",
        "--json",
        "--players",
    ]
    env = clean_environment({"ITHACA_CACHE": tmp_path})
    at_once = [
        subprocess.Popen(
            [*command, players], env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        for players in ("3", "6")
    ]
    outputs = [process.communicate(timeout=300) for process in at_once]
    assert [process.returncode for process in at_once] == [0, 0], outputs
    found = [figures_of(output) for output, _ in outputs]
    files = kept(tmp_path)
    late = [
        figures_of(
            ithaca(
                "simulate", "odysseus", "--games", "50", "--json", "--players", n, ITHACA_CACHE=tmp_path
            ).stdout
        )
        for n in ("3", "6")
    ]
    here = []
    for players in (3, 6):
        figures = Simulation(find("odysseus"), players, 0).run(50)
        here.append((players, figures.decisions, figures.wins))
    assert found == late == here
    assert kept(tmp_path) == files, "the late ones compiled something again"


# ── what other versions have left ─────────────────────────────────────────────────────────────────


@pytest.fixture
def versions(tmp_path, monkeypatch):
    """A cache with our version and one that nobody used for 40 days; and a way to start on a given day."""
    ours, other = tmp_path / "ours", tmp_path / "other"
    for folder in (ours, other):
        folder.mkdir()
        os.utime(folder, (0, 0))

    def start(day):
        monkeypatch.setattr(compiler.time, "time", lambda: day * 86400.0)
        compiler._forget_old_versions(tmp_path, ours)
        return {folder.name for folder in tmp_path.iterdir() if folder.is_dir()}

    return start


def test_compiled_code_of_an_older_version_goes_when_it_was_unused_at_two_looks_a_day_apart(versions):
    assert versions(40) == {"ours", "other"}
    assert versions(40.9) == {"ours", "other"}
    assert versions(41) == {"ours"}


def test_a_clock_that_is_wrong_for_an_hour_removes_no_compiled_code(versions):
    for day in (400, 20, 400.5, 20, 401):
        assert versions(day) == {"ours", "other"}
    assert versions(-400) == {"ours", "other"}


def test_what_was_used_again_is_not_unused(versions, tmp_path):
    versions(40)
    os.utime(tmp_path / "other", (40.5 * 86400,) * 2)
    assert versions(41) == {"ours", "other"}
    assert not list(tmp_path.glob(".unused-*"))


# ── code from several processes in one ────────────────────────────────────────────────────────────

QUESTIONED = """
import itertools
import sys
import numpy as np
from numba.core.bytecode import FunctionIdentity
from ithaca.engine import protocol
from ithaca.engine.compiler import rare, rule
from ithaca.engine.record import Int, blank, record

@record
class State:
    ship: Int

@rule
def one(a): return 0
@rule
def two(a, b): return 0
@rule
def three(a, b, c): return 0
@rule
def legal(s, out): return 1
@rule
def hides(s, out): return 2

plain = {1: one, 2: two, 3: three}
rules = {name: plain[asked.__code__.co_argcount] for name, asked in protocol.QUESTIONS.items()}
protocol.teach(State, {**rules, "legal": legal, "hides": hides})

@rare
def ask_legal(states, out): return protocol.legal(states[0], out)
@rare
def ask_hides(states, out): return protocol.hides(states[0], out)

FunctionIdentity._unique_ids = itertools.count(10_000)  # each process counts what it compiles
print({"legal": ask_legal, "hides": ask_hides}[sys.argv[1]](blank(State), np.zeros(1)))
"""


def test_two_questions_have_two_names_in_code_from_two_processes(tmp_path):
    """They once had the same, so a third process that loaded both used the answer of one for the other's:
    after interrupting the first start of a server and starting it again, it played by the wrong rules."""
    (tmp_path / "questioned.py").write_text(QUESTIONED)
    names = []
    for question, answer in (("legal", "1"), ("hides", "2")):
        env = {"ITHACA_CACHE": tmp_path / "cache", "PYTHONPATH": CHECKOUT}
        done = run_python("questioned.py", question, cwd=tmp_path, **env)
        assert done.stdout.split() == [answer], done.stderr
        (code,) = tmp_path.rglob(f"*ask_{question}*.nbc")
        names.append(set(re.findall(rb"_ZN08NumbaEnv\w+", code.read_bytes())))
    assert all(names)
    assert not names[0] & names[1]
