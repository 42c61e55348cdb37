"""L'Odyssée: who is home waits kindly while the others sail on for the ranks."""

import pytest
from guest import play_on, seated, some_guests
from playwright.sync_api import expect


def until_somebody_is_home(lines):
    """The seat that came home; the race goes on."""
    while not lines[0].state["view"]["done"]:
        assert not lines[0].state["over"], "the race was over with the first"
        play_on(lines, lambda legal: legal[-1], moves=1)
    return lines[0].state["view"]["done"][0]


@pytest.mark.rule("odyssey/end/first")
def test_who_is_home_is_told_so_and_may_watch_leave_or_offer_to_end(person, server):
    with some_guests(server, "Ann", "Bob") as guests:
        _, lines = table = seated(guests, "odyssey", practice=3)
        home = until_somebody_is_home(lines)
        one = person(guests[home].name)
        one.adopt(guests[home])
        one.open(f"/t/{table[0]}")
        waiting = one.page.get_by_test_id("waiting")
        expect(waiting).to_contain_text(one.words("seat-waits"))
        one.press(waiting.get_by_role("button", name=one.words("offer-end"), exact=True))
        expect(waiting.get_by_role("button", name=one.words("offer-back"), exact=True)).to_be_visible()
        guests[1 - home].at(table[0], "offer", seat=1 - home, end=True)
        one.sees_end()
        expect(waiting).to_have_count(0)
        rows = one.by("region", "result").get_by_role("row")
        expect(rows.nth(1)).to_contain_text(guests[home].name)
