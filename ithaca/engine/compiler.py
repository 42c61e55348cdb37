"""`@rule`: the only place that decides how rules are compiled and where the result is kept.

Compiled functions are cached on disk, per user, in a folder keyed by a digest of the sources that
hold rules, the Numba version and the compile options. Numba's own key sees neither an edited table in
another file nor bounds checking; ours does. `ITHACA_CACHE` moves the cache, `NUMBA_BOUNDSCHECK=1`
checks every index, `NUMBA_DISABLE_JIT=1` runs the rules as plain Python.
"""

import atexit
import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core import event as numba_events

F = TypeVar("F", bound=Callable[..., Any])

settings: Any = numba.config
JIT = not settings.DISABLE_JIT
BOUNDS = bool(settings.BOUNDSCHECK)
OPTIONS: dict[str, Any] = {"nogil": True, "boundscheck": BOUNDS, "error_model": "numpy"}

PACKAGE = Path(__file__).parent.parent
COMPILED = ("engine", "games", "bots")  # the folders whose sources compiled code depends on
UNUSED_DAYS = 30  # a folder of an older version that nobody used for so long is removed

_rules: list[Any] = []  # every compiled function of the process, for the progress bar


def rule(function: F) -> F:
    """Compile a rule: plain Python on records, in the subset that Numba knows; no allocation."""
    return _compile(function, forceinline=True)


def rare(function: F) -> F:
    """Compile a rule that is long and seldom called: it keeps out of its callers' way."""
    return _compile(function, forceinline=False)


def _compile(function: F, **options: Any) -> F:
    if not JIT:
        return function
    with _cache_folder_set():
        compiled = numba.njit(cache=True, **OPTIONS, **options)(function)
    _save_one_at_a_time(compiled)
    _rules.append(compiled)
    return compiled


# ── where compiled code is kept ───────────────────────────────────────────────────────────────────


def cache_home() -> Path:
    """The per-user folder in which all versions keep their compiled code."""
    if chosen := os.environ.get("ITHACA_CACHE") or os.environ.get("NUMBA_CACHE_DIR"):
        return Path(chosen) / "ithaca"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local"), "ithaca/cache")
    if sys.platform == "darwin":
        return Path.home() / "Library/Caches/ithaca"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "ithaca")


def source_digest() -> str:
    """What the compiled code depends on, in twelve digits."""
    digest = hashlib.sha256()
    for path in sorted(path for folder in COMPILED for path in (PACKAGE / folder).rglob("*.py")):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    optimised = settings.OPT, settings.DEBUG
    digest.update(repr((numba.__version__, sorted(OPTIONS.items()), optimised)).encode())
    return digest.hexdigest()[:12]


def _open_cache() -> Path:
    """The folder of this very version, made if it can be; a temporary one if it cannot."""
    try:
        home = cache_home()
        folder = home / source_digest()
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _forget_old_versions(home)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="ithaca-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _forget_old_versions(home: Path) -> None:
    limit = time.time() - UNUSED_DAYS * 86400
    for folder in home.iterdir():
        with contextlib.suppress(OSError):
            if folder.is_dir() and folder.stat().st_mtime < limit:
                shutil.rmtree(folder, ignore_errors=True)


CACHE = _open_cache() if JIT else None


@contextlib.contextmanager
def _cache_folder_set() -> Iterator[None]:
    """Point Numba to our folder while a rule is declared; other people's functions keep theirs."""
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(CACHE)
    try:
        yield
    finally:
        settings.CACHE_DIR = before


def _save_one_at_a_time(compiled: Any) -> None:
    """Let only one process at a time add to the cache.

    Numba numbers its files from an index that it reads, changes and writes back. Two processes that
    compile one function for two games at once could then find each other's code under their own
    number.
    """
    save = compiled._cache.save_overload

    def save_locked(signature: Any, data: Any) -> None:
        with _lock(Path(str(CACHE)) / "lock"):
            save(signature, data)

    compiled._cache.save_overload = save_locked


@contextlib.contextmanager
def _lock(path: Path) -> Iterator[None]:
    """Hold a lock between processes; the system frees it when a process dies."""
    with open(path, "a+b") as file:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            while True:
                try:
                    msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                    break
                except OSError:  # given up after ten seconds: someone else is still saving
                    continue
            try:
                yield
            finally:
                file.seek(0)
                msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
            yield


# ── telling people what takes so long ─────────────────────────────────────────────────────────────


class _Listener(numba_events.Listener):
    def __init__(self, tell: Callable[[str, int, int], None]) -> None:
        self.tell = tell
        self.done: set[int] = set()

    def on_start(self, event: Any) -> None:
        dispatcher = event.data["dispatcher"]
        if dispatcher in _rules:
            self.done.add(id(dispatcher))
            self.tell(dispatcher.__name__, len(self.done), len(_rules))

    def on_end(self, event: Any) -> None:
        pass


@contextlib.contextmanager
def told_of_compiling(tell: Callable[[str, int, int], None]) -> Iterator[None]:
    """Call `tell(name, nth, of)` for each rule that is compiled meanwhile."""
    listener = _Listener(tell)
    numba_events.register("numba:compile", listener)
    try:
        yield
    finally:
        numba_events.unregister("numba:compile", listener)
