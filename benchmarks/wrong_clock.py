"""`ithaca` with a wrong clock: ahead by the seconds in the file that the variable `ITHACA_WRONG_CLOCK` names.

What a person or a time server would do to the machine is done to this process only, so that no other process
is affected and no privileges are needed. The monotonic clock is not changed, as on a real machine.
"""

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

FILE = "ITHACA_WRONG_CLOCK"
right_ns = time.time_ns


def wrong_by() -> int:
    """Nanoseconds by which the clock is ahead now."""
    try:
        return round(float(Path(os.environ[FILE]).read_text()) * 1e9)
    except (OSError, ValueError):  # the file is being written
        return 0


def wrong_ns() -> int:
    return right_ns() + wrong_by()


def wrong() -> float:
    return wrong_ns() / 1e9


def tell_tasks(*_: object) -> None:
    """Print the stacks of all pending tasks to stderr (on SIGUSR2)."""
    for task in list(asyncio.tasks._all_tasks):
        if not task.done():
            task.print_stack(limit=6, file=sys.stderr)


if __name__ == "__main__":
    if hasattr(signal, "SIGUSR2"):
        signal.signal(signal.SIGUSR2, tell_tasks)
    time.time_ns, time.time = wrong_ns, wrong
    from ithaca.cli import main

    main()
