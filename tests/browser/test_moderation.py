"""Reporting a line and a name, and the page for hosts."""

import pytest
from guest import Guest, a_server, seated
from people import PHONE, Tongue, violations
from playwright.sync_api import expect

KEY = "a key for the host"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory):
    with a_server(tmp_path_factory.mktemp("hosted"), host_key=KEY) as server:
        yield server


def test_a_line_is_reported_and_a_host_silences_who_wrote_it(person, hosted):
    guests = [Guest(hosted, name) for name in ("Ann", "Bob")]
    table, _ = seated(guests, "odyssey")
    guests[1].at(table, "chat", text="you barnacle")
    ann = person("Ann", where=hosted)
    ann.adopt(guests[0])
    ann.say = Tongue("en", "odyssey")
    ann.look_at(f"/t/{table}")
    ann.press(ann.page.locator(".chat").get_by_role("button", name=ann.say("report-about", name="Bob")))
    expect(ann.page.locator("dialog blockquote")).to_have_text("you barnacle")
    ann.press(ann.by("button", "report-line"))
    expect(ann.page.get_by_text(ann.say("report-received"))).to_be_visible()
    assert not violations(ann)

    hera = person("Hera", "de", where=hosted, **PHONE)
    guests.append(Guest(hosted, "Hera", "de"))
    hera.adopt(guests[2])
    hera.say.add("host")
    hera.look_at("/host")
    hera.fill(hera.page.get_by_label(hera.say("host-key")), KEY)
    hera.press(hera.by("button", "host-enter"))
    report = hera.page.locator(".reports li")
    expect(report).to_have_count(1)
    expect(report).to_contain_text("you barnacle")
    report.get_by_role("combobox").select_option("silence")
    hera.fill(report.get_by_role("textbox"), "grob")
    hera.press(report.get_by_role("button"))
    expect(hera.page.locator(".journal tbody tr")).to_have_count(1)
    expect(hera.page.locator(".journal tbody tr")).to_contain_text("grob")
    expect(report).to_contain_text(hera.say("host-is-silenced"))
    assert hera.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not violations(hera)
    for guest in guests:
        guest.go()
