"""The files of the browser client, as any program may ask for them."""

import httpx
import pytest


@pytest.mark.parametrize("path", ["/", "/t/anything", "/rules/ulysses", "/web/main.js", "/words/web/de.ftl"])
def test_the_head_of_a_page_can_be_asked_for(server, path):
    head, whole = httpx.head(server.url + path), httpx.get(server.url + path)
    assert head.status_code == whole.status_code == 200
    assert head.content == b""
    assert head.headers["content-length"] == whole.headers["content-length"]
    assert head.headers["content-type"] == whole.headers["content-type"]


def test_a_page_that_is_not_there_says_so_to_people_and_to_programs(server):
    page = httpx.get(f"{server.url}/nowhere", headers={"accept": "text/html"})
    assert page.status_code == 404
    assert page.headers["content-type"].startswith("text/html")
    problem = httpx.get(f"{server.url}/nowhere")
    assert problem.status_code == 404
    assert problem.json()["code"] == "no-such-page"
