"""Ithaca: three board games of the Odyssey, to play, to simulate and to study.

>>> import ithaca
>>> match = ithaca.start("odysseus", players=3, seed=7)
>>> match.play("start:crete")
"""

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"
__all__ = ["IllegalMove", "Match", "Mistake", "find", "names", "start"]

if TYPE_CHECKING:
    from .engine.errors import IllegalMove, Mistake
    from .engine.game import find, names
    from .engine.match import Match, start

_HOMES = {
    "IllegalMove": "errors",
    "Mistake": "errors",
    "find": "game",
    "names": "game",
    "Match": "match",
    "start": "match",
}


def __getattr__(name: str) -> Any:
    """Load on first use: `import ithaca` must not wait for Numba."""
    if name not in _HOMES:
        raise AttributeError(f"module 'ithaca' has no attribute '{name}'")
    from importlib import import_module

    return getattr(import_module(f".engine.{_HOMES[name]}", __name__), name)
