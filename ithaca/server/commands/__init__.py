"""What can be done at a table: each command in one class, by what it is about."""

from .base import Command, CommandResult, NewTable
from .game import (
    AskAdvice,
    Close,
    Fork,
    OfferEnd,
    OpenRematch,
    Play,
    PlayAutomatically,
    Resign,
    Start,
    Undo,
    consequences,
)
from .seats import AddDevice, CallStandIn, Leave, Remove, Return, SeatBot, Sit
from .talk import Mute, Say

__all__ = [
    "AddDevice",
    "AskAdvice",
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
    "PlayAutomatically",
    "Remove",
    "Resign",
    "Return",
    "Say",
    "SeatBot",
    "Sit",
    "Start",
    "Undo",
    "consequences",
]
