"""Who else can act in a person's name: devices, links and tokens, and revoking them."""

import pytest
from guest import Guest, No
from people import violations
from playwright.sync_api import expect
from variants import first_of


@pytest.mark.parametrize("lang", first_of(["de", "en", "fr"]))
def test_devices_links_and_tokens_are_listed_and_taken_back(person, server, lang):
    ann, phone, late = Guest(server, "Ann", lang), Guest(server), Guest(server)
    table = ann.open_table("odysseus", 3, title="Evening")
    ann.sit(table, 0)
    old = ann.at(table, "link", seat=0)["link"]
    phone.open_link(old)
    one = person("Ann", lang)
    one.adopt(ann)
    one.say.add("keys")
    one.look_at("/")
    one.press(one.by("button", "settings"))
    one.press(one.by("link", "nav-keys"))
    expect(one.by("heading", "keys-seats")).to_be_visible()
    assert not violations(one)

    remove = one.page.get_by_role("button", name=one.say("device-remove-label", name="Ann", title="Evening"))
    one.press(remove)
    expect(one.page.get_by_text(one.say("device-removed"))).to_be_visible()
    expect(remove).to_have_count(0)
    with pytest.raises(No):
        late.open_link(old)

    new = ann.at(table, "link", seat=0)["link"]
    one.press(one.page.get_by_role("button", name=one.say("link-renew-label", title="Evening")))
    expect(one.page.get_by_text(one.say("link-renewed"))).to_be_visible()
    with pytest.raises(No):
        late.open_link(new)

    one.page.get_by_label(one.say("token-label")).fill("my bot")
    one.press(one.by("button", "token-make"))
    shown = one.page.locator("input.token-text")
    expect(shown).to_be_visible()
    bot = Guest(server, token=shown.input_value())
    assert bot.get("/api/me")["name"] == "Ann"
    one.press(one.page.get_by_role("button", name=one.say("token-end-label", label="my bot")))
    expect(one.page.get_by_text(one.say("token-ended"))).to_be_visible()
    with pytest.raises(No):
        bot.get("/api/me")
    for guest in (ann, phone, late, bot):
        guest.go()
