"""Small sets of small numbers, as the bits of one int: a record has room for them, a GPU too."""

from .compiler import rule


@rule
def bit(member: int) -> int:
    """The set of this one member."""
    return 1 << member


@rule
def size_of(members: int) -> int:
    """How many members the set has."""
    size = 0
    while members:
        members &= members - 1
        size += 1
    return size


@rule
def lowest(members: int) -> int:
    """The smallest member of a set that is not empty."""
    return size_of((members & -members) - 1)  # compiled, counting is one instruction
