"""The results of a tournament in a file, so that it can go on after a stop: JSON lines, append-only.

The first line says which tournament it is, then comes one line per game, in the order in which they ended:

    {"arena": 1, "game": "ulysses", "rules": 1, "seats": ["greedy", …], "seed": 0, …}
    {"number": 0, "shares": [1.0, 0.0, 0.0], "moves": 204, "times": […], "faults": []}

An incomplete last line, left by a process that was killed, is dropped.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ithaca.engine.errors import BadFile, Mistake, Misuse

from .single_game import PlayedGame, Setup

FORMAT = 1


class Kept:
    """An open file of results."""

    def __init__(self, path: str, setup: Setup) -> None:
        """Open the file, or begin it. Raises Misuse if it is there and not of the same tournament."""
        self.path, self.setup = Path(path), setup
        try:
            self.file = self.path.open("a+b")
        except OSError as error:
            raise BadFile("cannot-write", file=path, reason=str(error.strerror)) from None
        try:
            self.results = {result.number: result for result in self._read()}
        except Mistake:
            self.close()
            raise

    def add(self, result: PlayedGame) -> None:
        """Write a game down and flush it, so that it is kept if the process is killed."""
        self._write(msgspec.json.encode(result))

    def close(self) -> None:
        self.file.close()

    def _write(self, line: bytes) -> None:
        try:
            self.file.write(line + b"\n")
            self.file.flush()
        except OSError as error:
            raise BadFile("cannot-write", file=str(self.path), reason=str(error.strerror)) from None

    def _read(self) -> Iterator[PlayedGame]:
        self.file.seek(0)
        text = self.file.read()
        ours = msgspec.json.encode({"arena": FORMAT, **msgspec.to_builtins(self.setup)})
        if ours.startswith(text):  # empty, or an incomplete header
            self.file.truncate(0)
            self._write(ours)
            return
        header, *lines = text.split(b"\n")
        self._check_header(header)
        torn = lines.pop()  # what follows the last line break: nothing, as a rule
        self.file.truncate(len(text) - len(torn))
        for number, line in enumerate(lines, 2):
            try:
                yield msgspec.json.decode(line, type=PlayedGame)
            except msgspec.MsgspecError as error:
                raise BadFile("log-bad-line", file=str(self.path), line=number, reason=str(error)) from None

    def _check_header(self, line: bytes) -> None:
        """Raise Misuse unless this is a file of results, and of this tournament."""
        try:
            header = msgspec.json.decode(line, type=dict[str, Any])
            theirs = msgspec.convert(header, Setup)
        except msgspec.MsgspecError:
            header = {}
        if header.get("arena") != FORMAT:
            raise Misuse("arena-not-results", value=str(self.path))
        check_same_setup(str(self.path), theirs, self.setup, "arena-other-setup")


def check_same_setup(path: str, theirs: Setup, ours: Setup, mistake: str) -> None:
    """Raise Misuse unless a file holds games of our setup; the mistake names the first field that differs."""
    for field in Setup.__struct_fields__:
        there, here = getattr(theirs, field), getattr(ours, field)
        if there != here:
            raise Misuse(mistake, value=path, field=field, there=_shown(there), here=_shown(here))


def _shown(value: Any) -> str:
    """A part of a setup, shortened."""
    text = ",".join(value) if isinstance(value, tuple) else msgspec.json.encode(value).decode()
    return text if len(text) <= 80 else text[:79] + "…"
