"""The REST contract: every answer is one that /api/openapi.json promises."""

import contextlib

import httpx
import pytest
import schemathesis
from guest import Guest, end, seated
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode, checks

pytestmark = pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning")  # theirs

EXAMPLES = {"sqlite": 12, "postgresql": 4}  # of each request; requests are the same on both
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
    checks.unsupported_method,
]


@pytest.fixture(scope="session")
def places(server):
    """Tables in every state, and the headers of someone who sits at them."""
    people = [Guest(server, name) for name in ("Ann", "Bob", "Cid")]
    tables = [people[0].open_table("odysseus", 3), *(seated(people, "odysseus")[0] for _ in range(2))]
    end(people, tables[-1])
    yield [*tables, "nothing"], {**people[0].headers(), "origin": server.url}
    for person in people:
        person.go()


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_every_answer_is_one_that_is_promised(server, places, mode, database):
    api = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    tried = 0
    for result in api.get_all_operations():
        operation = result.ok()
        if operation.label != "DELETE /api/me":  # our person lives
            ask_everything(operation, mode, EXAMPLES[database], *places)
            tried += 1
    assert tried >= 25


def ask_everything(operation, mode, examples, tables, headers):
    """Send one request in many ways, at tables in every state."""

    @given(operation.as_strategy(generation_mode=mode), st.sampled_from(tables))
    @settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def ask(case, table):
        broken = [one for place, one in case.meta.components.items() if place == "path"]
        if "table_id" in (case.path_parameters or {}) and GenerationMode.NEGATIVE not in {
            one.mode for one in broken
        }:
            case.path_parameters["table_id"] = table
        response = case.call(headers=headers, timeout=300)
        case.validate_response(response, checks=CHECKS)
        if response.status_code >= 400:
            problem = response.json()
            assert problem["code"]
            assert problem["text"]

    with contextlib.suppress(Unsatisfiable):  # a request without input cannot be invalid
        ask()


def test_the_contract_tells_of_every_request(server):
    paths = httpx.get(f"{server.url}/api/openapi.json").json()["paths"]
    assert len(paths) >= 25
    for path, methods in paths.items():
        for method, what in methods.items():
            assert {"400", "401", "403", "404", "409", "413", "429"} <= set(what["responses"]), (path, method)
