"""The exit code of a command that runs in a fork of this process."""

import sys
import traceback
from collections.abc import Callable


def exit_code_of(command: Callable[[], object]) -> int:
    """Run a command as Python would at its top level: returns its exit code, with all output written."""
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
