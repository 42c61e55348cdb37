"""What can be done at a table: each command in one class, by what it is about."""

from .again import PlayAgain
from .base import Command, CommandResult, NewTable
from .game import (
    AskAdvice,
    Close,
    Fork,
    OfferEnd,
    OpenRematch,
    Play,
    PlayAll,
    PlayAutomatically,
    Resign,
    Resume,
    Start,
    Undo,
    consequences,
)
from .seats import (
    AddDevice,
    AskStandIn,
    CallStandIn,
    Leave,
    Remove,
    RemoveDevice,
    RenewLink,
    Return,
    SeatBot,
    Sit,
)
from .talk import Mute, Say

__all__ = [
    "AddDevice",
    "AskAdvice",
    "AskStandIn",
    "CallStandIn",
    "Close",
    "Command",
    "CommandResult",
    "Fork",
    "Leave",
    "Mute",
    "NewTable",
    "OfferEnd",
    "OpenRematch",
    "Play",
    "PlayAgain",
    "PlayAll",
    "PlayAutomatically",
    "Remove",
    "RemoveDevice",
    "RenewLink",
    "Resign",
    "Resume",
    "Return",
    "Say",
    "SeatBot",
    "Sit",
    "Start",
    "Undo",
    "consequences",
]
