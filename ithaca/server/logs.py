"""The server's own log: one JSON object per line, which never contains a seed, a hand or a cookie."""

import json
import logging
import sys
import time
from typing import Any

log = logging.getLogger("ithaca.server")


class JsonLines(logging.Formatter):
    """Writes only what is listed in `fields`, never a message's arguments."""

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
    """The place in our own code where it happened; without any values."""
    where = ""
    while traceback:
        code = traceback.tb_frame.f_code
        if "ithaca" in code.co_filename:
            where = f"{code.co_filename.rsplit('ithaca/', 1)[-1]}:{traceback.tb_lineno} {code.co_name}"
        traceback = traceback.tb_next
    return where


def set_up_logging() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("ithaca.server", "uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(logging.INFO if name == "ithaca.server" else logging.WARNING)
