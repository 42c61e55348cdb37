"""Small sets of small numbers, as the bits of one int, which fits into a record and works on a GPU."""

from .bulk import lowest, member_at, set_of_equal, set_of_meeting, set_of_rows, size_of, sum_of_members
from .compiler import rule

__all__ = [
    "bit",
    "lowest",
    "member_at",
    "set_of_equal",
    "set_of_meeting",
    "set_of_rows",
    "size_of",
    "sum_of_members",
]


@rule
def bit(member: int) -> int:
    """The set of this one member."""
    return 1 << member
