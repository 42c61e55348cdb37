"""Tables that were started under other rules: they can be viewed, and say why they cannot continue."""

import pytest
from guest import Guest, No, a_server


def test_a_table_of_older_rules_shows_what_was_seen_last_and_says_why_it_ends_there(tmp_path):
    with a_server(tmp_path) as server:
        ann = Guest(server, "Ann")
        table = ann.open_table("odyssey", 2)
        ann.sit(table, 0)
        ann.sit(table, 1, "Bob")
        ann.at(table, "start")
        watcher, *lines = [ann.line(table, seat) for seat in (-1, 0, 1)]
        for line in (watcher, *lines):
            line.hear_of("hello")
        (asked,) = [line for line in lines if line.state["legal"]]
        asked.play("route:north")
        asked.hear_state(1)
        asked.play("roll")
        before = watcher.hear_state(2)["view"]
        ann.held.close()
        server.change_rules()

        ann = Guest(server, "Ann again")
        line = ann.line(table, -1)
        assert line.hear_of("hello")["state"]["view"] == before
        closed = line.hear_of("closed")
        assert (closed["code"], "version 0" in closed["text"]) == ("other-rules", True)
        with pytest.raises(No, match="other-rules"):
            ann.get(f"/api/tables/{table}/log")
        ann.go()
