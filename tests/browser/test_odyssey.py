"""L'Odyssée: a player who is home waits while the others sail on for the ranks."""

import pytest
from guest import play_on, seated, some_guests
from playwright.sync_api import expect

RACES = 20  # at least one of them goes on after the first is home


def race_that_goes_on(guests):
    """A table where somebody is home and the others sail on for the ranks, and the seat that is home."""
    for _ in range(RACES):
        table, lines = seated(guests, "odyssey", practice=3)
        while not lines[0].state["view"]["done"] and any(line.state["legal"] for line in lines):
            play_on(lines, lambda legal: legal[-1], moves=1)
        if home := lines[0].state["view"]["done"]:
            return table, home[0]
    raise AssertionError("every race was over with the first")


@pytest.mark.rule("odyssey/end/first")
def test_who_is_home_is_told_so_and_may_watch_leave_or_offer_to_end(person, server):
    with some_guests(server, "Ann", "Bob") as guests:
        table, home = race_that_goes_on(guests)
        one = person(guests[home].name)
        one.adopt(guests[home])
        one.open(f"/t/{table}")
        waiting = one.page.get_by_test_id("waiting")
        expect(waiting).to_contain_text(one.words("seat-waits"))
        one.press(waiting.get_by_role("button", name=one.words("offer-end"), exact=True))
        expect(waiting.get_by_role("button", name=one.words("offer-back"), exact=True)).to_be_visible()
        guests[1 - home].at(table, "offer", seat=1 - home, end=True)
        one.sees_end()
        expect(waiting).to_have_count(0)
        rows = one.by("region", "result").get_by_role("row")
        expect(rows.nth(1)).to_contain_text(guests[home].name)
