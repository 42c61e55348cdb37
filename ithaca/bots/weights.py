"""What a muse has learned, as a file: data that is read and checked, never executed.

    8 bytes    ITHAMUSE
    4 bytes    how long the header is, lowest byte first
    header     JSON: which game, rules and environment it is for, its measures, the digest of what follows
    the rest   the arrays of `Weights` one after the other, as `shapes_of` lists them, lowest byte first

    and then, if its header says so, those of `SecretWeights`

A layer is a matrix of small whole numbers with a row for each input, a factor for each row and a bias: what
comes out is the sum of all rows, each times its input and its factor, and the bias.
"""

import hashlib
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from ithaca.engine.beliefs import Secrets
from ithaca.engine.errors import BadFile
from ithaca.engine.features import width_of
from ithaca.engine.game import Game
from ithaca.engine.record import Grid

MAGIC = b"ITHAMUSE"
LONGEST_HEADER = 1 << 16
FILE = "muse.bin"  # in the folder of its game
MOST_BYTES = 4_000_000  # of such a file


class Weights(NamedTuple):
    """Three kinds of layers: from the row, from one state of mind to the next, to what it thinks."""

    first: Grid  # [input, mind]
    first_factor: Grid
    first_bias: Grid
    inner: Grid  # [layer, mind, mind]: two for each block
    inner_factor: Grid
    inner_bias: Grid
    last: Grid  # [mind, action]; column 0, which is no action, is the share that it hopes for
    last_factor: Grid
    last_bias: Grid


class SecretWeights(NamedTuple):
    """Two layers from what a mind thinks, and from what seen moves speak for, to what the others may hide."""

    first: Grid  # [mind, then the score of each thing that another may hide; inner]
    first_factor: Grid
    first_bias: Grid
    last: Grid  # [inner, each thing that another may hide]
    last_factor: Grid
    last_bias: Grid
    trust: Grid  # one number: how much the odds of `belief.py` count in addition


class WeightsHeader(msgspec.Struct, forbid_unknown_fields=True):
    """What a file says about itself."""

    game: str
    rules: int
    environment: int
    inputs: int
    actions: int
    width: int
    blocks: int
    digest: str  # SHA-256 of the arrays
    suspects: int = 0  # the inner width of `SecretWeights`; 0: it has none
    surer: float = 1.0  # the power of hopes that agrees best with how games end, for reviews
    learned: dict[str, Any] = {}  # how it was trained; only for information


Shapes = dict[str, tuple[str, tuple[int, ...]]]


def shapes_of(inputs: int, actions: int, width: int, blocks: int) -> Shapes:
    """The type and shape of every array."""
    layers = 2 * blocks
    return {
        "first": ("<i1", (inputs, width)),
        "first_factor": ("<f4", (inputs,)),
        "first_bias": ("<f4", (width,)),
        "inner": ("<i1", (layers, width, width)),
        "inner_factor": ("<f4", (layers, width)),
        "inner_bias": ("<f4", (layers, width)),
        "last": ("<i1", (width, actions)),
        "last_factor": ("<f4", (width,)),
        "last_bias": ("<f4", (actions,)),
    }


def secret_shapes_of(game: Game, width: int, suspects: int) -> Shapes:
    """The same for what it says about secrets; empty if it says nothing."""
    count = things_of(game)
    if not suspects or not count:
        return {}
    return {
        "first": ("<i1", (width + count, suspects)),
        "first_factor": ("<f4", (width + count,)),
        "first_bias": ("<f4", (suspects,)),
        "last": ("<i1", (suspects, count)),
        "last_factor": ("<f4", (suspects,)),
        "last_bias": ("<f4", (count,)),
        "trust": ("<f4", (1,)),
    }


def things_of(game: Game) -> int:
    """How many things there are to suspect of the other seats of the largest table, counting each id."""
    secrets: Secrets | None = getattr(game.part("belief"), "SECRETS", None)
    return (game.players[-1] - 1) * secrets.each * secrets.ids if secrets else 0


def small(matrix: Grid) -> tuple[Grid, Grid]:
    """A matrix as whole numbers from -127 to 127, and the factor of each row."""
    factor = np.abs(matrix).max(-1) / 127
    whole = np.rint(matrix / np.where(factor > 0, factor, 1)[..., None])
    return whole.astype("<i1"), factor.astype("<f4")


def written(
    game: Game,
    weights: Weights,
    learned: dict[str, Any],
    secrets: SecretWeights | None = None,
    surer: float = 1.0,
) -> bytes:
    """The file of these weights."""
    body = b"".join(np.ascontiguousarray(array).tobytes() for array in (*weights, *(secrets or ())))
    inputs, width = weights.first.shape
    header = WeightsHeader(
        game=game.slug,
        rules=game.version,
        environment=game.environment,
        inputs=inputs,
        actions=weights.last.shape[1],
        width=width,
        blocks=len(weights.inner) // 2,
        digest=hashlib.sha256(body).hexdigest(),
        suspects=secrets.first.shape[1] if secrets else 0,
        surer=surer,
        learned=learned,
    )
    head = msgspec.json.encode(header)
    return MAGIC + len(head).to_bytes(4, "little") + head + body


class MuseFile(NamedTuple):
    """All that a file holds."""

    weights: Weights
    secrets: SecretWeights | None  # an older file, or one of a game without secrets, has none
    header: WeightsHeader


def read(game: Game, path: str | Path) -> MuseFile:
    """The weights in a file. Raises BadFile for anything that is wrong with it."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise BadFile("cannot-read", file=str(path), reason=error.strerror or str(error)) from None
    return taken_from(game, data, str(path))


def taken_from(game: Game, data: bytes, file: str) -> MuseFile:
    """The weights in these bytes. Raises BadFile unless they are for this game as it is now, whole and
    unchanged."""
    header, body = header_of(data, file)
    for name, found, wanted in (
        ("game", header.game, game.slug),
        ("rules", header.rules, game.version),
        ("environment", header.environment, game.environment),
        ("inputs", header.inputs, width_of(game.part("features"), foresight=True)),
        ("actions", header.actions, game.part("components").ACTIONS + 1),
    ):
        if found != wanted:
            raise BadFile("weights-of-another", file=file, what=name, value=str(found), wanted=str(wanted))
    shapes = shapes_of(header.inputs, header.actions, header.width, header.blocks)
    secret_shapes = secret_shapes_of(game, header.width, header.suspects)
    length = size_of(shapes) + size_of(secret_shapes)
    if length != len(body):
        raise BadFile("weights-cut", file=file, value=len(body), wanted=length)
    if hashlib.sha256(body).hexdigest() != header.digest:
        raise BadFile("weights-changed", file=file)
    weights = Weights(**arrays_of(body, shapes, file))
    told = arrays_of(body[size_of(shapes) :], secret_shapes, file)
    return MuseFile(weights, SecretWeights(**told) if told else None, header)


def size_of(shapes: Shapes) -> int:
    """How many bytes these arrays take."""
    return sum(np.dtype(kind).itemsize * int(np.prod(shape)) for kind, shape in shapes.values())


def header_of(data: bytes, file: str) -> tuple[WeightsHeader, bytes]:
    """What the file says about itself, and the bytes that follow."""
    start = len(MAGIC) + 4
    length = int.from_bytes(data[len(MAGIC) : start], "little")
    if data[: len(MAGIC)] != MAGIC or not 0 < length <= LONGEST_HEADER or len(data) < start + length:
        raise BadFile("no-weights", file=file)
    try:
        header = msgspec.json.decode(data[start : start + length], type=WeightsHeader)
    except msgspec.DecodeError as error:
        raise BadFile("bad-weights", file=file, reason=str(error)) from None
    if not (0 < header.width <= 4096 and 0 <= header.blocks <= 64 and 0 <= header.suspects <= 4096):
        measures = f"width {header.width}, blocks {header.blocks}, suspects {header.suspects}"
        raise BadFile("bad-weights", file=file, reason=measures)
    if not 0.1 <= header.surer <= 10:
        raise BadFile("bad-weights", file=file, reason=f"surer {header.surer}")
    return header, data[start + length :]


def arrays_of(body: bytes, shapes: Shapes, file: str) -> dict[str, Grid]:
    """The arrays one after the other. Raises BadFile for numbers that are not finite."""
    found, start = {}, 0
    for name, (kind, shape) in shapes.items():
        array = np.frombuffer(body, kind, int(np.prod(shape)), start).reshape(shape)
        start += array.nbytes
        if not np.isfinite(array).all():
            raise BadFile("bad-weights", file=file, reason=name)
        found[name] = np.array(array)
    return found
