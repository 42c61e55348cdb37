"""Every reason that the server can give has a sentence in three languages, and is documented."""

import ast
import re

import pytest
from guest import CHECKOUT

from ithaca.engine.text import LANGUAGES, sources
from ithaca.server.errors import STATUS, Refused, status_of
from ithaca.server.problems import BY_STATUS
from ithaca.server.requests import PHRASES

SERVER = CHECKOUT / "ithaca" / "server"
WEB = CHECKOUT / "ithaca" / "web" / "text"
ARGS = {
    "seat": 1,
    "seq": 7,
    "value": "wind:3",
    "name": "Ann",
    "actor": "Bob",
    "title": "Odysseus",
    "ours": 2,
    "day": "2026-11-17",
}
ARGS |= {"day": "2026-11-17"}
ARGS |= {"seconds": 3, "most": 20, "reason": "so", "least": 1, "bot": "oracle", "file": "a.db", "act": "Pass"}
FOR_THE_HOST = {"bad-setting", "bad-database", "port-busy", "file-exists", "cannot-read", "cannot-write"}
FOR_THE_HOST |= {"database-served", "database-newer", "database-older", "database-unreachable"}
FOR_THE_HOST |= {"no-database-driver", "nothing-to-move", "target-not-empty", "move-onto-itself"}
FOR_THE_HOST |= {"move-differs"}
FOR_THE_HOST |= {"bad-bus", "bus-missing", "bus-needs-database", "bus-needs-extra", "bus-not-theirs"}
FOR_THE_HOST |= {"bus-of-others", "workers-need-bus", "workers-not-here", "work-needs-bus"}


def keys_in_the_code():
    """The first argument of every Refused(…), Misuse(…) and BadFile(…)."""
    found = set()
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in (
                "Refused",
                "Misuse",
                "BadFile",
            ):
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    found.add(first.value)
    return found


OF_BOTS = {"no-muse-yet"}  # what the roster says, and a client may hear
CODES = sorted({*keys_in_the_code(), *STATUS, *BY_STATUS.values(), *OF_BOTS})


def test_the_codes_are_found():
    assert {"stale", "seat-taken", "went-wrong", "table-over", "no-such-page"} <= set(CODES)
    assert len(CODES) > 45


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_sentence(code, lang):
    text = Refused(code, **ARGS).say(lang)
    assert text != code
    assert not re.search(r"[{}$]", text)
    assert len(text) > 8
    if lang != "en":
        assert text != Refused(code, **ARGS).say("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_can_be_said(lang):
    text = (WEB / f"{lang}.ftl").read_text("utf-8")
    for phrase in PHRASES:
        assert re.search(rf"^{phrase} = .", text, re.MULTILINE), phrase


def test_every_code_that_a_client_can_get_is_documented_with_its_status():
    documented = dict(re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", api(), re.MULTILINE))
    wanted = {code: str(status_of(Refused(code))) for code in CODES if code not in FOR_THE_HOST}
    assert documented == wanted


def test_no_code_has_a_status_that_it_never_gets():
    texts = "".join(file.read_text("utf-8") for file in SERVER.rglob("*.py") if file.name != "errors.py")
    for code in STATUS:
        assert f'"{code}"' in texts or code.startswith("table-"), code


def api():
    return (CHECKOUT / "docs" / "api.md").read_text("utf-8")


def test_every_language_has_a_file():
    assert set(sources("")) == set(LANGUAGES)
