"""Where the random choices of bots come from."""

import hashlib
import hmac

from .table import Table


def bot_luck(table: Table, seat: int) -> bytes:
    """Randomness for the choices of a seat's bot; as secret as the seed until that is opened."""
    return hmac.new(table.seed, f"luck {seat}".encode(), hashlib.sha256).digest()


def reply_luck(table: Table, seat: int) -> bytes:
    """Randomness for how long a reply to the present decision takes: not known to anyone beforehand, and
    independent of the reply."""
    return hmac.new(table.seed, f"reply {seat} {table.shown_seq}".encode(), hashlib.sha256).digest()


def advice_luck(table: Table, seat: int) -> bytes:
    """Randomness for advice. Derived from what everyone knows, so that advice reveals nothing that the seat
    does not know."""
    return hashlib.sha256(f"{table.commitment} advice {seat}".encode()).digest()
