"""The results of a tournament in a file, so that it can go on after a stop: JSON lines, only ever added to.

The first line says which tournament it is, then comes a line a game, in the order in which they ended:

    {"arena": 1, "game": "ulysses", "rules": 1, "seats": ["greedy", …], "seed": 0, …}
    {"number": 0, "shares": [1.0, 0.0, 0.0], "moves": 204, "times": […], "faults": []}

A last line without its end, left by a process that was killed, is dropped.
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
        """Open it, or begin it; one that is there must be of the same tournament."""
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
        """Write a game down; whoever kills us now finds it there."""
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
        if ours.startswith(text):  # nothing yet, or not even the whole header
            self.file.truncate(0)
            self._write(ours)
            return
        header, *lines = text.split(b"\n")
        self._check_header(header)
        torn = lines.pop()  # what stands behind the last end of line: nothing, as a rule
        self.file.truncate(len(text) - len(torn))
        for number, line in enumerate(lines, 2):
            try:
                yield msgspec.json.decode(line, type=PlayedGame)
            except msgspec.MsgspecError as error:
                raise BadFile("log-bad-line", file=str(self.path), line=number, reason=str(error)) from None

    def _check_header(self, line: bytes) -> None:
        """Whether this is a file of ours, and of this tournament."""
        try:
            header = msgspec.json.decode(line, type=dict[str, Any])
            theirs = msgspec.convert(header, Setup)
        except msgspec.MsgspecError:
            header = {}
        if header.get("arena") != FORMAT:
            raise Misuse("arena-not-results", value=str(self.path))
        check_same_setup(str(self.path), theirs, self.setup, "arena-other-setup")


def check_same_setup(path: str, theirs: Setup, ours: Setup, mistake: str) -> None:
    """Whether a file holds games of our setup; if not, the mistake names the first thing that differs."""
    for field in Setup.__struct_fields__:
        there, here = getattr(theirs, field), getattr(ours, field)
        if there != here:
            raise Misuse(mistake, value=path, field=field, there=_shown(there), here=_shown(here))


def _shown(value: Any) -> str:
    """A part of a setup in short."""
    text = ",".join(value) if isinstance(value, tuple) else msgspec.json.encode(value).decode()
    return text if len(text) <= 80 else text[:79] + "…"
