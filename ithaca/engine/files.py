"""Files that people write: read them, and say where in them something is wrong."""

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from .errors import BadFile


def read_text(path: str | Path) -> str:
    try:
        return Path(path).read_text("utf-8")
    except OSError as error:
        raise BadFile("cannot-read", file=str(path), reason=str(error.strerror)) from None
    except UnicodeDecodeError as error:
        raise BadFile("cannot-read", file=str(path), reason=str(error)) from None


MOST_DOTS = 8  # in one key; the parser's time grows with their square
_STRINGS = re.compile(r"""\"(?:\\.|[^"\\\n])*+"|'[^'\n]*+'""")
_DEEP_KEY = re.compile(rf"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){{{MOST_DOTS + 1}}}")


def read_toml(text: str, file: str) -> dict[str, Any]:
    """Parse a TOML file. Raises BadFile if it is not valid, or only serves to keep the parser busy."""
    if _DEEP_KEY.search(_STRINGS.sub("s", text)):
        raise BadFile("bad-toml", file=file, reason=f"a key with more than {MOST_DOTS} dots")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadFile("bad-toml", file=file, reason="too many brackets in one another") from None
    except ValueError as error:  # also a number of thousands of digits
        raise BadFile("bad-toml", file=file, reason=str(error)) from None


def check_kinds(source: Any, shape: type, file: str) -> None:
    """Raise BadFile unless every value is of the kind that `shape`, an annotated struct, says."""
    try:
        msgspec.convert(source, shape)
    except msgspec.ValidationError as error:
        raise BadFile("wrong-kind", file=file, reason=str(error)) from None


def line_of(text: str, near: str, section: str = "") -> int:
    """The first line that shows every word of `near`, in a section if one is named; 0 if none does."""
    rows = text.splitlines()
    first = next((n for n, row in enumerate(rows) if section and row.startswith(f"[{section}")), 0)
    wanted = near.split()
    for number, row in enumerate(rows, 1):
        if number > first and wanted and all(word in row for word in wanted):
            return number
    return 0
