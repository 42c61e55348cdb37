"""Optional dependencies: imported here, with a sentence if one is not installed."""

import importlib
from typing import Any

from ithaca.engine.errors import Misuse


def need(module: str, title: str) -> Any:
    """Import a module of the extra `research`. Raises Misuse if it is not installed."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name != module.partition(".")[0]:
            raise
        raise Misuse("no-research", value=title) from None
