"""What can be done at a table: one class for each command, grouped by subject."""

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
    PlayByOrder,
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

# What may be asked of the process that decides a table; it issues the other commands itself.
AnyCommand = (
    AddDevice
    | AskAdvice
    | AskStandIn
    | Close
    | Fork
    | Leave
    | Mute
    | OfferEnd
    | OpenRematch
    | Play
    | PlayAgain
    | PlayAll
    | Remove
    | RemoveDevice
    | RenewLink
    | Resign
    | Return
    | Say
    | SeatBot
    | Sit
    | Start
    | Undo
)

__all__ = [
    "AddDevice",
    "AnyCommand",
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
    "PlayByOrder",
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
