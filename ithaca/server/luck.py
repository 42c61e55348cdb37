"""Where the random choices of bots come from."""

import hashlib
import hmac

from .table import Table


def bot_luck(table: Table, seat: int) -> bytes:
    """As secret as the seed until it is opened."""
    return hmac.new(table.seed, f"luck {seat}".encode(), hashlib.sha256).digest()


def reply_luck(table: Table, seat: int) -> bytes:
    """For how long a reply to the present decision takes: known to nobody before it is there, and the same
    whatever there is to reply."""
    return hmac.new(table.seed, f"reply {seat} {table.shown_seq}".encode(), hashlib.sha256).digest()


def advice_luck(table: Table, seat: int) -> bytes:
    """Made of what everybody knows, so that advice tells nothing that the seat does not know."""
    return hashlib.sha256(f"{table.commitment} advice {seat}".encode()).digest()
