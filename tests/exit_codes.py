"""What a command comes to that runs in a fork of this process."""

import sys
import traceback
from collections.abc import Callable


def exit_code_of(command: Callable[[], object]) -> int:
    """Run a command as Python would at its top: the code that it exits with, all that it said written."""
    code = 0
    try:
        command()
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    return code
