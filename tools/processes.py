"""A process of one's own that is paused, let go on, or killed."""

import signal
import subprocess


class OwnProcess:
    """Whoever has started a process, and sends it signals."""

    process: "subprocess.Popen[bytes] | None" = None

    def pause(self) -> None:
        """It keeps its connections, and says nothing."""
        assert self.process
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """It has no time for anything; all that only it knew is forgotten."""
        assert self.process
        self.process.kill()
        self.process.wait()
