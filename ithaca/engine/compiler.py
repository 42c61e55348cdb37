"""`@rule`: the only place that decides how rules are compiled and where the result is kept.

Compiled functions are cached on disk, per user, in a folder keyed by a digest of the engine's sources, the
Numba version and the compile options; within it, what was compiled for a game is keyed by a digest of that
game's sources. Numba's own key sees neither an edited table in another file nor bounds checking; ours does,
and a change to one game leaves the others compiled. `ITHACA_CACHE` moves the cache, `NUMBA_BOUNDSCHECK=1`
checks every index, `NUMBA_DISABLE_JIT=1` runs the rules as plain Python.
"""

import atexit
import contextlib
import functools
import hashlib
import importlib.util
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import filelock
import numba
import platformdirs
from numba.core import event as numba_events
from numba.core import types
from numba.core.caching import IndexDataCacheFile
from numba.extending import overload
from numba.np.numpy_support import from_dtype

F = TypeVar("F", bound=Callable[..., Any])

settings: Any = numba.config
JIT = not settings.DISABLE_JIT
BOUNDS = bool(settings.BOUNDSCHECK)
OPTIONS: dict[str, Any] = {"nogil": True, "boundscheck": BOUNDS, "error_model": "numpy"}

PACKAGE = Path(__file__).parent.parent
COMPILED = ("engine", "bots")  # the folders whose sources all compiled code depends on
GAMES = "ithaca.games"
UNUSED_DAYS = 30  # a folder of another version that was not used for this long is removed

_rules: list[Any] = []  # every compiled function of the process, for the progress bar


def rule(function: F) -> F:
    """Compile a rule: plain Python on records, in the subset that Numba knows; no allocation."""
    return _compile(function, forceinline=True)


def rare(function: F) -> F:
    """Compile a rule that is long and seldom called: it is not inlined into its callers."""
    return _compile(function, forceinline=False)


def rare_of(package: str) -> Callable[[F], F]:
    """As `rare`, for a function made for the game of `package` whose parameters do not show that."""
    return lambda function: _compile(function, package, forceinline=False)


def by_type(name: str, which: Callable[[Any], int], bodies: Sequence[Callable[..., Any]]) -> Any:
    """A function that does one of several rules with the same parameters, by `which` of its first argument;
    in compiled code `which` is asked of the type of that argument, when it is compiled."""
    if not JIT:
        return lambda first, *more: bodies[which(first)](first, *more)

    def asked(*_arguments: Any) -> Any:
        raise TypeError(f"{name} is for compiled code")

    @overload(asked, strict=False)
    def choose(*kinds: types.Type) -> Callable[..., Any]:
        body = bodies[which(kinds[0])]
        layouts = hashlib.sha256(repr(kinds).encode()).hexdigest()[:16]
        return trampoline_to(body, f"{body.__name__} for {name} {layouts}")

    return asked


def trampoline_to(body: Any, name: str) -> Callable[..., Any]:
    """A plain function that calls a rule, for Numba to compile into whoever calls it.

    In compiled code it goes by this name. Numba tells functions of one name apart, and records, by numbers
    that each process counts for itself, so code from two of them could take one trampoline for another.
    """
    trampolines: tuple[Callable[..., Any], ...] = (
        lambda a: body(a),
        lambda a, b: body(a, b),
        lambda a, b, c: body(a, b, c),
        lambda a, b, c, d: body(a, b, c, d),
        lambda a, b, c, d, e: body(a, b, c, d, e),
        lambda a, b, c, d, e, f: body(a, b, c, d, e, f),
        lambda a, b, c, d, e, f, g: body(a, b, c, d, e, f, g),
    )
    trampoline = trampolines[body.py_func.__code__.co_argcount - 1]  # Numba wants fixed parameters
    trampoline.__qualname__ = name
    return trampoline


def _compile(function: F, package: str = "", **options: Any) -> F:
    if not JIT:
        return function
    with _cache_folder_set():
        compiled = numba.njit(cache=True, **OPTIONS, **options)(function)
    if function.__module__.startswith("ithaca."):
        _keep_by_module(compiled, function.__module__)
    _save_one_at_a_time(compiled)
    _key_by_game(compiled, package or game_package(function.__module__))
    _rules.append(compiled)
    return compiled


# ── where compiled code is kept ───────────────────────────────────────────────────────────────────


def cache_home() -> Path:
    """The per-user folder in which all versions keep their compiled code."""
    if chosen := os.environ.get("ITHACA_CACHE") or os.environ.get("NUMBA_CACHE_DIR"):
        return Path(chosen) / "ithaca"
    return platformdirs.user_cache_path("ithaca", appauthor=False)


def source_digest() -> str:
    """A digest, in twelve digits, of what all compiled code depends on."""
    digest = hashlib.sha256()
    _add_sources(digest, PACKAGE, (path for folder in COMPILED for path in (PACKAGE / folder).rglob("*.py")))
    optimised = settings.OPT, settings.DEBUG
    digest.update(repr((numba.__version__, sorted(OPTIONS.items()), optimised)).encode())
    return digest.hexdigest()[:12]


def _add_sources(digest: Any, root: Path, paths: Iterable[Path]) -> None:
    for path in sorted(paths):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")


def _open_cache() -> Path:
    """The cache folder of this version, created if needed; a temporary folder if that fails."""
    try:
        home = cache_home()
        folder = home / source_digest()
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _forget_old_versions(home, folder)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="ithaca-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _forget_old_versions(home: Path, ours: Path) -> None:
    """Remove folders of other versions that were found unused twice, a day apart; never our own, whatever
    the clock says. A clock that is wrong for an hour must not make every process compile again."""
    now = time.time()
    for folder in home.iterdir():
        with contextlib.suppress(OSError, ValueError):
            if folder.is_dir() and folder != ours:
                _look_at_version(folder, home / f".unused-{folder.name}", now)


def _look_at_version(folder: Path, mark: Path, now: float) -> None:
    """Mark an unused folder, or remove it a day later. `mark` holds when it was first found unused."""
    since = float(mark.read_text()) if mark.exists() else None
    if folder.stat().st_mtime >= now - UNUSED_DAYS * 86400 or (since is not None and since > now):
        mark.unlink(missing_ok=True)
    elif since is None:
        mark.write_text(str(now))
    elif since <= now - 86400:
        shutil.rmtree(folder, ignore_errors=True)
        mark.unlink(missing_ok=True)


CACHE = _open_cache() if JIT else None


@contextlib.contextmanager
def _cache_folder_set() -> Iterator[None]:
    """Point Numba to our folder while a rule is declared; functions of other packages keep theirs."""
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(CACHE)
    try:
        yield
    finally:
        settings.CACHE_DIR = before


def _keep_by_module(compiled: Any, module: str) -> None:
    """Keep compiled code by the name of its package instead of the path of its sources.

    The cache's own folder is keyed by what the sources say, so a second checkout, or the installed wheel,
    finds what the first has compiled. Numba would compile it again for every path.
    """
    cache = compiled._cache
    cache._cache_path = str(Path(str(CACHE)) / module.rpartition(".")[0])
    Path(cache._cache_path).mkdir(exist_ok=True)
    stamp = cache._impl.locator.get_source_stamp()
    cache._cache_file = IndexDataCacheFile(cache._cache_path, cache._impl.filename_base, stamp)


def _save_one_at_a_time(compiled: Any) -> None:
    """Let only one process at a time add to the cache.

    Numba numbers its files from an index that it reads, changes and writes back. Two processes that
    compile one function for two games at once could then find each other's code under their own
    number. What cannot be saved (the disk is full, the cache was emptied) still runs in this process.
    """
    save = compiled._cache.save_overload

    def save_locked(signature: Any, data: Any) -> None:
        with contextlib.suppress(OSError), filelock.FileLock(Path(str(CACHE)) / "lock"):
            save(signature, data)

    compiled._cache.save_overload = save_locked


def keep_kernel(kernel: Any, state: Any, *made_for: int) -> Any:
    """Cache the compiled code of a GPU kernel alongside the rules that it is made of, keyed by the game whose
    states have the dtype `state`, and by the numbers that the kernel was made for, which its parameters do
    not show. Returns the kernel."""
    if not hasattr(kernel, "enable_caching"):
        return kernel
    config: Any = importlib.import_module("numba.cuda.core.config")
    before, config.CACHE_DIR = config.CACHE_DIR, str(CACHE)
    try:
        kernel.enable_caching()
    finally:
        config.CACHE_DIR = before
    _save_one_at_a_time(kernel)
    cache, package = kernel._cache, _owners.get(from_dtype(state), "")

    def key(signature: Any, codegen: Any) -> tuple[Any, ...]:
        launch = getattr(cache, "_launch_config_key", None)
        return signature, codegen.magic_tuple(), launch, package_digest(package), made_for

    cache._index_key = key
    return kernel


# ── which game compiled code belongs to ───────────────────────────────────────────────────────────

_owners: dict[types.Type, str] = {}  # the package of the game whose state is of this type


def owns(package: str, state: types.Type) -> None:
    """From now on, what is compiled for this type of state depends on the sources of this package."""
    _owners[state] = package


def game_package(module: str) -> str:
    """The package of the game that a module is part of; empty for what serves all games."""
    if module.startswith(f"{GAMES}."):
        return ".".join(module.split(".")[:3])
    return "" if module.startswith("ithaca.") else module.partition(".")[0]


@functools.cache
def package_digest(package: str) -> str:
    """A digest of the sources of a package or module."""
    found = importlib.util.find_spec(package) if package not in ("", "__main__") else None
    digest = hashlib.sha256()
    if found and found.submodule_search_locations:
        for folder in map(Path, found.submodule_search_locations):
            _add_sources(digest, folder, folder.rglob("*.py"))
    elif found and found.origin:
        digest.update(Path(found.origin).read_bytes())
    return digest.hexdigest()


def _key_by_game(compiled: Any, package: str) -> None:
    """Key the cache by the sources of the game, so that code compiled from other sources is not used."""
    plain = compiled._cache._index_key

    def key(signature: Any, codegen: Any) -> tuple[Any, ...]:
        packages = {package, *map(_owner_of, signature.args if hasattr(signature, "args") else signature)}
        return *plain(signature, codegen), *(package_digest(one) for one in sorted(packages) if one)

    compiled._cache._index_key = key


def _owner_of(kind: Any) -> str:
    """The package whose state an argument of this type holds; empty if it holds none."""
    if isinstance(kind, types.Array):
        return _owner_of(kind.dtype)
    if isinstance(kind, types.BaseTuple):
        inside: Any = kind
        return next(filter(None, map(_owner_of, inside)), "")
    return _owners.get(kind, "") if isinstance(kind, types.Record) else ""


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
    """Call `tell(name, nth, of)` for each rule that is compiled inside the `with` block."""
    listener = _Listener(tell)
    numba_events.register("numba:compile", listener)
    try:
        yield
    finally:
        numba_events.unregister("numba:compile", listener)
