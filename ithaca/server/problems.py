"""Mistakes as answers: a stable code, a status, a sentence in the reader's language, never a trace."""

import copy
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException

from ithaca.engine.errors import Mistake

from .answers import Problem
from .auth import HttpRequest, address_of, language_of, server_of
from .errors import Refused, status_of
from .files import index, send
from .limits import REQUESTS
from .logs import log

BY_STATUS = {404: "no-such-page", 405: "wrong-method", 413: "too-big"}


def problem_of(mistake: Mistake, lang: str) -> Problem:
    """The code, sentence and clause of a mistake; the clause is not repeated in the sentence."""
    bare = copy.copy(mistake)
    bare.clause = ""
    return Problem(mistake.key, bare.say(lang), mistake.clause)


def answer_mistake(request: HttpRequest, mistake: Mistake) -> Response[Problem]:
    problem = problem_of(mistake, language_of(request))
    headers = {"retry-after": str(mistake.args_by_name["seconds"])} if mistake.key == "too-fast" else {}
    return Response(problem, status_code=status_of(mistake), media_type="application/json", headers=headers)


def answer_exception(request: HttpRequest, error: Exception) -> Response[Any]:
    """Answer any other exception."""
    if isinstance(error, RecursionError) or is_long_number(error):  # deeply nested JSON
        return answer_mistake(request, Refused("bad-request", reason="…"))
    if isinstance(error, ValidationException):
        return answer_mistake(request, Refused("bad-request", reason=validation_words(error)))
    if isinstance(error, HTTPException):
        return answer_http_exception(request, error)
    log.error("went wrong", exc_info=error, extra={"fields": {"path": path_for_log(request.url.path)}})
    return answer_mistake(request, Refused("went-wrong"))


def is_long_number(error: Exception) -> bool:
    """Whether a client sent a number of thousands of digits, which Python refuses to parse."""
    return isinstance(error, ValueError) and "integer string conversion" in str(error)


def answer_http_exception(request: HttpRequest, error: HTTPException) -> Response[Any]:
    try:  # requests without a route have not been counted yet
        server_of(request).limits.take("request", address_of(request), REQUESTS)
    except Refused as too_fast:
        return answer_mistake(request, too_fast)
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return send(request, index(), status=404)  # the page itself says that there is nothing
    key = BY_STATUS.get(error.status_code, "bad-request")
    response = answer_mistake(request, Refused(key, value=request.url.path, reason=str(error.detail)))
    if error.status_code == 405 and error.headers:
        response.headers |= dict(error.headers)
    return response


def validation_words(error: ValidationException) -> str:
    """What is wrong with a body or a parameter."""
    extra: Any = error.extra
    if isinstance(extra, list) and extra:
        first = extra[0]
        return f"{first.get('key', '')}: {first.get('message', '')}".strip(": ")
    return str(error.detail).split(" for ")[0]


def path_for_log(path: str) -> str:
    """A path without the secret that opens a seat."""
    return "/s/…" if path.startswith("/s/") else path[:120]
