"""Records: the whole of a game as one fixed-size NumPy record.

A record is written as an annotated class. Editors and type checkers see that class; NumPy and Numba
see an aligned structured dtype whose scalars are `np.record`, so that `s.ship` reads the same
compiled, interpreted and on a GPU.

In every record 0 means none or unknown, and ids start at 1: what is erased reads as unknown, never
as the first of its kind. Seats are the one exception: they are positions, counted from 0.
"""

from typing import Annotated, Any, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import numpy as np

Tiny = Annotated[int, np.int8]  # a count or an id, in tables of many
Int = Annotated[int, np.int16]  # a count, an id, a flag
Long = Annotated[int, np.int64]  # a product of many counts
Word = Annotated[int, np.uint32]  # 32 random bits
Real = Annotated[float, np.float64]  # a share
Grid: TypeAlias = np.ndarray[Any, np.dtype[Any]]  # Annotated[Grid, Int, 6, 5]: a table of 6 by 5

T = TypeVar("T")


def record(cls: type[T]) -> type[T]:
    """Give the annotated class its aligned `dtype`."""
    fields: list[Any] = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if hasattr(np.record, name):
            raise TypeError(
                f"{cls.__name__}.{name}: NumPy records already have a '{name}'; choose another name"
            )
        fields.append((name, *_layout(cls, name, hint)))
    plain = _without_gaps(np.dtype(fields, align=True))
    setattr(cls, "dtype", np.dtype((np.record, plain)))  # noqa: B010 - the class does not declare it
    return cls


def _without_gaps(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout with every gap a field of its own.

    NumPy does not copy what lies between fields, so two equal states could differ in their bytes.
    """
    names, formats, offsets, end = [], [], [], 0
    for name, (field, offset, *_) in (dtype.fields or {}).items():
        if offset > end:
            names.append(f"gap_{end}")
            formats.append(np.dtype((np.uint8, (offset - end,))))
            offsets.append(end)
        names.append(name)
        formats.append(field)
        offsets.append(offset)
        end = offset + field.itemsize
    if end < dtype.itemsize:
        names.append(f"gap_{end}")
        formats.append(np.dtype((np.uint8, (dtype.itemsize - end,))))
        offsets.append(end)
    layout: Any = {"names": names, "formats": formats, "offsets": offsets, "itemsize": dtype.itemsize}
    return np.dtype(layout, align=True)


def dtype_of(cls: type) -> np.dtype[Any]:
    """The dtype of a class marked with `@record`."""
    dtype: np.dtype[Any] | None = getattr(cls, "dtype", None)
    if dtype is None:
        raise TypeError(f"{cls.__name__} is no record: mark it with @record")
    return dtype


def blank(cls: type, count: int = 1) -> Grid:
    """`count` records with nothing known in them."""
    return np.zeros(count, dtype_of(cls))


def _layout(cls: type, name: str, hint: Any) -> tuple[Any, ...]:
    """The format of one field, and its shape if it is a table."""
    if get_origin(hint) is not Annotated:
        return (dtype_of(hint),)
    base, first, *shape = get_args(hint)
    if base is int or base is float:
        return (first,)
    if base is not Grid or not shape:
        raise TypeError(f"{cls.__name__}.{name}: {hint} is neither a number, a record nor a Grid")
    return (*_layout(cls, name, first), tuple(shape))
