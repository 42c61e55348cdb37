"""A child process that can be paused, resumed or killed."""

import signal
import subprocess


class OwnProcess:
    """Has started a process, and sends it signals."""

    process: "subprocess.Popen[bytes] | None" = None

    def pause(self) -> None:
        """Stop the process; its connections stay open, but silent."""
        assert self.process
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """Kill the process without warning; whatever it held only in memory is lost."""
        assert self.process
        self.process.kill()
        self.process.wait()
