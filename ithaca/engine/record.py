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
Single = Annotated[float, np.float32]  # a sum of shares, in tables of many
Grid: TypeAlias = np.ndarray[Any, np.dtype[Any]]  # Annotated[Grid, Int, 6, 5]: a table of 6 by 5

T = TypeVar("T")


def record(cls: type[T]) -> type[T]:
    """Give the annotated class its aligned `dtype`."""
    plain: list[Any] = []
    for name, hint in hints_of(cls).items():
        if hasattr(np.record, name):
            raise TypeError(
                f"{cls.__name__}.{name}: NumPy records already have a '{name}'; choose another name"
            )
        plain.append((name, *layout_of(cls, name, hint)))
    aligned = np.dtype(plain, align=True)
    setattr(cls, "aligned", aligned)  # noqa: B010 - the class does not declare them
    setattr(cls, "dtype", as_records(aligned))  # noqa: B010
    return cls


def hints_of(cls: type) -> dict[str, Any]:
    """The fields of a record and what each holds."""
    return get_type_hints(cls, include_extras=True)


def as_records(aligned: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout, with records as its scalars and every gap a field of its own.

    A dtype of records has no alignment, so offsets are taken from the plain one. Gaps become fields because
    NumPy does not copy what lies between fields: two equal states could differ in their bytes.
    """
    names, formats, offsets, end = [], [], [], 0
    for name, (field, offset, *_) in [*(aligned.fields or {}).items(), ("", (None, aligned.itemsize))]:
        if offset > end:
            names.append(f"gap_{end}")
            formats.append(np.dtype((np.uint8, (offset - end,))))
            offsets.append(end)
        if field is not None:
            names.append(name)
            formats.append(_field_of_records(field))
            offsets.append(offset)
            end = offset + field.itemsize
    layout: Any = {"names": names, "formats": formats, "offsets": offsets, "itemsize": aligned.itemsize}
    return np.dtype((np.record, np.dtype(layout, align=True)))


def _field_of_records(field: np.dtype[Any]) -> np.dtype[Any]:
    if field.subdtype:
        base, shape = field.subdtype
        return np.dtype((_field_of_records(base), shape))
    return as_records(field) if field.fields else field


def side_by_side(**records: type) -> np.dtype[Any]:
    """The layout of one record that holds several, by name."""
    plain: list[Any] = [(name, getattr(cls, "aligned")) for name, cls in records.items()]  # noqa: B009
    return as_records(np.dtype(plain, align=True))


def dtype_of(cls: type) -> np.dtype[Any]:
    """The dtype of a class marked with `@record`."""
    dtype: np.dtype[Any] | None = getattr(cls, "dtype", None)
    if dtype is None:
        raise TypeError(f"{cls.__name__} is no record: mark it with @record")
    return dtype


def blank(cls: type, count: int = 1) -> Grid:
    """`count` records with nothing known in them."""
    return _zeros(dtype_of(cls), count)


def copy_of(records: Grid) -> Grid:
    """A copy of these records, made byte by byte: NumPy copies field by field, a hundred times slower."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)


def blank_like(records: Grid, count: int = 1) -> Grid:
    """`count` records of this kind with nothing known in them."""
    return _zeros(records.dtype, count)


def _zeros(dtype: np.dtype[Any], count: int) -> Grid:
    """NumPy's own `zeros` takes four times as long for a record."""
    return np.frombuffer(bytearray(dtype.itemsize * count), dtype)


def table(*rows: object) -> Grid:
    """A frozen table of numbers: compiled code treats it as a constant."""
    grid = np.array(rows, np.int64)
    grid.flags.writeable = False
    return grid


def weights(*rows: object) -> Grid:
    """A frozen table of fitted weights."""
    grid = np.array(rows, np.float64)
    grid.flags.writeable = False
    return grid


def layout_of(cls: type, name: str, hint: Any) -> tuple[Any, ...]:
    """The format of one field, and its shape if it is a table."""
    if get_origin(hint) is not Annotated:
        if not isinstance(hint, type):
            raise TypeError(f"{cls.__name__}.{name}: {hint} is no record, and no number of ours")
        dtype_of(hint)
        return (getattr(hint, "aligned"),)  # noqa: B009 - set by `record`
    base, first, *shape = get_args(hint)
    if base is int or base is float:
        return (first,)
    if base is not Grid or not shape:
        raise TypeError(f"{cls.__name__}.{name}: {hint} is neither a number, a record nor a Grid")
    return (*layout_of(cls, name, first), tuple(shape))
