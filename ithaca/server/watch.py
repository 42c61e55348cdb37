"""What the host may see: health, figures, and a log that never tells a seed, a hand or a cookie."""

import json
import logging
import sys
import time
from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger("ithaca.server")

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)  # seconds


class Lines(logging.Formatter):
    """A JSON object a line. Only what is listed in `fields` is written: never a message's arguments."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line |= getattr(record, "fields", {})
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            line["where"] = innermost(record.exc_info[2])
        return json.dumps(line, ensure_ascii=False)


def innermost(traceback: Any) -> str:
    """The place in our own code where it happened; values are not told."""
    where = ""
    while traceback:
        code = traceback.tb_frame.f_code
        if "ithaca" in code.co_filename:
            where = f"{code.co_filename.rsplit('ithaca/', 1)[-1]}:{traceback.tb_lineno} {code.co_name}"
        traceback = traceback.tb_next
    return where


def set_up_logging() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in ("ithaca.server", "uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(logging.INFO if name == "ithaca.server" else logging.WARNING)


class Figures:
    """Counters and times, as Prometheus reads them."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()
        self.move_times: Counter[float] = Counter()
        self.move_sum, self.move_count = 0.0, 0

    def request(self, method: str, status: int) -> None:
        self.requests[method, status] += 1

    def move(self, seconds: float) -> None:
        self.move_sum += seconds
        self.move_count += 1
        for bucket in BUCKETS:
            if seconds <= bucket:
                self.move_times[bucket] += 1

    def text(self, house: "House") -> str:
        lives = list(house.live.values())
        states = Counter(live.table.state for live in lives)
        lines = ["# TYPE ithaca_tables gauge"]
        lines += [f'ithaca_tables{{state="{s}"}} {states[s]}' for s in ("open", "playing", "over", "closed")]
        lines += ["# TYPE ithaca_connections gauge"]
        lines += [f"ithaca_connections {sum(len(live.viewers) for live in lives) + len(house.lobby)}"]
        lines += ["# TYPE ithaca_moves_total counter", f"ithaca_moves_total {house.counts['moves']}"]
        lines += ["# TYPE ithaca_commits_total counter", f"ithaca_commits_total {house.storage.commits}"]
        lines += ["# TYPE ithaca_requests_total counter"]
        for (method, status), count in sorted(self.requests.items()):
            lines.append(f'ithaca_requests_total{{method="{method}",status="{status}"}} {count}')
        lines += ["# TYPE ithaca_move_seconds histogram"]
        lines += [f'ithaca_move_seconds_bucket{{le="{b}"}} {self.move_times[b]}' for b in BUCKETS]
        lines += [f'ithaca_move_seconds_bucket{{le="+Inf"}} {self.move_count}']
        lines += [
            f"ithaca_move_seconds_sum {self.move_sum:.6f}",
            f"ithaca_move_seconds_count {self.move_count}",
        ]
        return "\n".join(lines) + "\n"
