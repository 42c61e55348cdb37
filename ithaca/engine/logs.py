"""Game logs: JSON lines, append-only.

The first line is the header: game, version of its rules, seats, options, the whole board and the
commitment to the seed. Then one line per move, and after every twentieth a digest of the state. When the
game is over the last line opens the seed and seals the lines before it.

    {"ithaca": 1, "game": "odysseus", "rules": 1, "seats": ["Ann", …], "commitment": "…", …}
    {"seat": 0, "move": "start:crete"}
    {"digest": "…"}
    {"end": true, "seed": "…", "digest": "…", "seal": "…"}

A move that was taken back is followed by {"seat": 0, "undo": true}. The header of a game that plays on
from a position of another has `fork`: that game so far, and the seat whose knowledge counts. A game
that its players ended by agreement says so in the last line.

A running game's log must stay secret with its host: it tells every move openly.
"""

import hashlib
import json
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .errors import BadFile, IllegalMove, Mistake
from .files import read_text
from .game import Game, find
from .match import Match
from .older import state_as_of
from .seeds import SEED_BYTES, commitment, game_key
from .snapshot import Played
from .undo import shows_nothing, stays_with_its_player

FORMAT = 1
EVERY = 20  # moves between two digests
MOST_FORKS = 8  # games that play on from one another


@dataclass
class Log:
    """A game as it is written down."""

    file: str
    header: dict[str, Any]
    entries: list[tuple[int, dict[str, Any]]] = field(default_factory=list)  # (line, entry)
    sealed: str = ""  # the digest of everything before the last line

    @property
    def game(self) -> Game:
        return find(str(self.header["game"]))

    @property
    def end(self) -> dict[str, Any] | None:
        last = self.entries[-1][1] if self.entries else {}
        return last if last.get("end") else None


def state_digest(match: Match) -> str:
    """A fingerprint of the whole state, dice included, in the layout of the match's own rules."""
    return hashlib.sha256(state_as_of(match.state, match.game, match.rules).tobytes()).hexdigest()[:32]


class Writer:
    """Plays a match and writes it down, line by line."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        *,
        options: Mapping[str, Any] | None = None,
        board: Any = None,
        seed: bytes | None = None,
        table: str = "",
        path: str | Path | None = None,
    ) -> None:
        """Without `seed` a random one is drawn. The name of the table goes into the key as well."""
        self.seed = seed or secrets.token_bytes(SEED_BYTES)
        table = table or secrets.token_hex(8)
        self.match = Match(game, names, game_key(self.seed, table), options=options, board=board)
        self.path = Path(path) if path else None
        self.lines: list[str] = []
        self._add(header_of(self.match, self.seed, table), fresh=True)

    @property
    def commitment(self) -> str:
        """The hash that fixes the seed without revealing it."""
        return commitment(self.seed)

    def play(self, move: int | str) -> None:
        """Play a move and write it down; a refused one leaves no trace."""
        seat = self.match.actor
        action = self.match.parse(move) if isinstance(move, str) else move
        self.match.play(action)
        self._add({"seat": seat, "move": self.match.notation.name(action)})
        if self.match.over:
            self._add(last_line(self.match, self.seed, self.lines))
        elif len(self.match.moves) % EVERY == 0:
            self._add({"digest": state_digest(self.match)})

    def _add(self, entry: dict[str, Any], fresh: bool = False) -> None:
        line = as_line(entry)
        self.lines.append(line)
        if self.path:
            try:
                with self.path.open("w" if fresh else "a", encoding="utf-8", newline="\n") as file:
                    file.write(line + "\n")
            except OSError as error:
                raise BadFile("cannot-write", file=str(self.path), reason=str(error.strerror)) from None


def header_of(match: Match, seed: bytes, table: str, salts: Sequence[bytes] = ()) -> dict[str, Any]:
    """The first line of a game's log."""
    return {
        "ithaca": FORMAT,
        "game": match.game.slug,
        "rules": match.rules,
        "seats": list(match.names),
        "options": match.options if match.rules == match.game.version else match.chosen,
        "table": table,
        "salts": [salt.hex() for salt in salts],
        "commitment": commitment(seed),
        "board": match.board.source,
    }


def last_line(match: Match, seed: bytes, lines: Sequence[str]) -> dict[str, Any]:
    """The line that opens the seed and seals the lines before it."""
    return {"end": True, "seed": seed.hex(), "digest": state_digest(match), "seal": seal(lines)}


def as_line(entry: Mapping[str, Any]) -> str:
    return json.dumps(entry, ensure_ascii=False, separators=(", ", ": "))


def transcript(
    header: dict[str, Any], seed: bytes, entries: Sequence[dict[str, Any]], agreed: bool = False
) -> list[str]:
    """The log of a game that was kept elsewhere: its moves and undos, with the digests."""
    replaying = Replaying(Log("log", header), deal(Log("log", header), seed))
    lines, match = [as_line(header)], replaying.match
    for number, entry in enumerate(entries, 2):
        replaying.take(number, entry)
        lines.append(as_line(entry))
        if "move" in entry and not match.over and len(match.moves) % EVERY == 0:
            lines.append(as_line({"digest": state_digest(match)}))
    end = last_line(match, seed, lines)
    lines.append(as_line({**end, "agreed": True} if agreed else end))
    return lines


def seal(lines: Sequence[str]) -> str:
    """A digest of all lines so far."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


# ── reading ───────────────────────────────────────────────────────────────────────────────────────


def load(path: str | Path) -> Log:
    return read(read_text(path), str(path))


def read(text: str, file: str = "log") -> Log:
    # Not splitlines(): names may contain its other line breaks. An editor may have saved the file with CRLF.
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    entries: list[tuple[int, dict[str, Any]]] = []
    for number, line in enumerate(lines, 1):
        try:
            entry = json.loads(line)
            if not isinstance(entry, dict):
                raise ValueError("not an object")
        except ValueError as error:
            raise BadFile("log-bad-line", file=file, line=number, reason=str(error)) from None
        entries.append((number, entry))
    if not entries or entries[0][1].get("ithaca") != FORMAT:
        raise BadFile("log-no-header", file=file, line=1)
    header = entries[0][1]
    for key in ("game", "rules", "seats", "options", "table", "salts", "commitment", "board"):
        if key not in header:
            raise BadFile("log-header-lacks", file=file, line=1, value=key)
    log = Log(file, header, entries[1:], seal(lines[:-1]))
    try:
        game = log.game
    except Mistake as mistake:
        raise mistake.at(file, 1) from None
    if not isinstance(header["rules"], int) or not game.plays(header["rules"]):
        raise BadFile("log-other-rules", file=file, line=1, value=header["rules"], ours=game.version)
    return log


def replay(log: Log, tell: Callable[[Match], None] | None = None) -> Match:
    """Play the log again, calling `tell` after every move. A mistake names its line in the log."""
    for match in positions(log):
        if tell and match.moves:
            tell(match)
    return match


def positions(log: Log) -> Iterator[Match]:
    """Yield the match before the first move, and after every move or undo."""
    if not log.end:
        raise BadFile("log-not-ended", file=log.file)
    try:
        seed = bytes.fromhex(str(log.end.get("seed", "")))
    except ValueError as error:
        raise BadFile("log-bad-line", file=log.file, line=1, reason=str(error)) from None
    replaying = Replaying(log, deal(log, seed))
    yield replaying.match
    for line, entry in log.entries:
        replaying.take(line, entry)
        if "move" in entry or "undo" in entry:
            yield replaying.match


def deal(log: Log, seed: bytes) -> Match:
    """The match of this log before its first move."""
    header = log.header
    try:
        salts = [bytes.fromhex(salt) for salt in header["salts"]]
        board = log.game.part("board").from_source(header["board"], log.file)
        key = game_key(seed, str(header["table"]), salts)
        match = Match(
            log.game, header["seats"], key, options=header["options"], board=board, rules=header["rules"]
        )
        if fork := header.get("fork"):
            check_depth(header)
            past, seat = retold(fork["header"], bytes.fromhex(fork["seed"]), fork["entries"]), fork["seat"]
            match.play_on_from(past.view(seat), past.beliefs.of(seat))
    except Mistake as mistake:
        raise mistake.at(log.file, 1) from None
    except (ValueError, TypeError, KeyError, AttributeError, IndexError) as error:
        raise BadFile("log-bad-line", file=log.file, line=1, reason=str(error)) from None
    return match


def check_depth(header: dict[str, Any]) -> None:
    """Raise ValueError if more than MOST_FORKS games play on from one another."""
    for _ in range(MOST_FORKS):
        header = header.get("fork", {}).get("header", {})
        if not header:
            return
    raise ValueError(f"fork: more than {MOST_FORKS}")


def retold(header: dict[str, Any], seed: bytes, entries: Sequence[dict[str, Any]]) -> Match:
    """The match of a log after these entries."""
    log = Log("log", header)
    replaying = Replaying(log, deal(log, seed))
    for line, entry in enumerate(entries, 2):
        replaying.take(line, entry)
    return replaying.match


class Replaying:
    """A match that is replayed, entry by entry. A mistake names its line in the log."""

    def __init__(self, log: Log, match: Match) -> None:
        self.log, self.match = log, match
        self.recent: list[Played] = []  # the last moves of the seat that decides, while no chance was used

    def take(self, line: int, entry: dict[str, Any]) -> None:
        if "move" in entry:
            self._play(line, entry)
        elif entry.get("undo"):
            number, game = len(self.match.moves), self.match.game
            if not self.recent or not shows_nothing(game, self.recent[-1], number):
                raise BadFile("log-no-undo", file=self.log.file, line=line)
            self.match.undo(self.recent.pop())
        else:
            self._compare(line, entry)

    def _play(self, line: int, entry: dict[str, Any]) -> None:
        move, seat, match = str(entry["move"]), entry.get("seat"), self.match
        if match.over:
            raise BadFile("move-after-end", file=self.log.file, line=line, value=move, player=str(seat))
        if seat != match.actor:
            actor = match.names[match.actor]
            raise BadFile(
                "not-your-turn", file=self.log.file, line=line, value=move, player=str(seat), actor=actor
            )
        try:
            played = match.play(move)
        except IllegalMove as mistake:
            raise mistake.at(self.log.file, line) from None
        self.recent = [*self.recent, played] if stays_with_its_player(played) else []

    def _compare(self, line: int, entry: dict[str, Any]) -> None:
        found, wanted = state_digest(self.match), entry.get("digest")
        if wanted != found:
            moves = len(self.match.moves)
            raise BadFile(
                "log-digest", file=self.log.file, line=line, move=moves, value=str(wanted), found=found
            )


def verify(log: Log) -> Match:
    """Check the commitment, every move, every digest and the seal."""
    if not log.end:
        raise BadFile("log-not-ended", file=log.file)
    last = log.entries[-1][0]
    try:
        opened = commitment(bytes.fromhex(str(log.end.get("seed"))))
    except ValueError as error:
        raise BadFile("log-bad-line", file=log.file, line=last, reason=str(error)) from None
    if opened != log.header["commitment"]:
        raise BadFile(
            "log-commitment", file=log.file, line=last, value=log.header["commitment"], found=opened
        )
    match = replay(log)
    if not match.over and not log.end.get("agreed"):
        raise BadFile("log-stops-early", file=log.file, line=last)
    if log.end.get("seal") != log.sealed:
        raise BadFile("log-seal", file=log.file, line=last, value=str(log.end.get("seal")), found=log.sealed)
    return match
