"""Tests that prove something again: in another game or language, at another size, on another database.

`make test` runs the first of each, `make variants` the others, and so does CI.
"""

from collections.abc import Iterable
from typing import Any

import pytest


def first_of(values: Iterable[Any]) -> list[Any]:
    """For `parametrize`: the first runs with every change, the others are variants of it."""
    first, *others = values
    return [first, *(as_variant(value) for value in others)]


def as_variant(value: Any) -> Any:
    values = value if isinstance(value, tuple) else (value,)
    return pytest.param(*values, marks=pytest.mark.variant)
