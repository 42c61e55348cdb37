"""Whatever several people do in any order, by requests and live connections: nobody gets what is not theirs,
and nothing breaks. A few evenings here, a minute of work; `make evening` continues for an hour."""

import contextlib
import os
import time

import httpx
from guest import Guest, Line, No
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.errors import FlakyStrategyDefinition
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from websockets.exceptions import ConnectionClosed, WebSocketException

PEOPLE = st.integers(0, 4)
SEATS = st.integers(0, 3)
EVENINGS = 8  # at a time
TIMES = {"sqlite": 3, "postgresql": 2}
MINUTES = float(os.environ.get("ITHACA_MINUTES", "0"))  # how long to continue after the first ones


class Evening(RuleBasedStateMachine):
    """People come, sit, play, talk, vote, hand out links and tokens, and are forgotten."""

    server = None  # set by the test

    def __init__(self):
        super().__init__()
        self.people = [Guest(self.server, name) for name in ("Ann", "Bob", "Cid", "Dora", "Eve")]
        self.extra: list[Guest] = []  # bots and phones
        self.table = self.people[0].open_table("odysseus", 4, oracle=False)
        self.lines: dict[tuple[int, int], Line] = {}
        self.links: list[tuple[str, int]] = []
        self.tokens: list[tuple[int, str, str]] = []  # whose, its id, the token
        self.dead_tokens: list[str] = []
        self.phones: list[Guest] = []
        self.forgotten: list[str] = []
        self.dead_links: set[str] = set()
        self.seen = 0

    def teardown(self):
        for one in (*self.people, *self.extra):
            one.go()

    def attempt(self, work):
        """Whatever is refused is refused with a proper message."""
        no = None
        try:
            return work()
        except No as refused:
            no = refused
        assert no.status < 500, no
        assert no.text
        return None

    def info(self):
        return self.people[0].get(f"/api/tables/{self.table}")

    # ── what people do ──

    @rule(who=PEOPLE, seat=SEATS)
    def sit(self, who, seat):
        self.attempt(lambda: self.people[who].sit(self.table, seat, f"Player {who}"))

    @rule(who=PEOPLE, seat=SEATS)
    def leave(self, who, seat):
        self.attempt(lambda: self.people[who].at(self.table, "leave", seat=seat))

    @rule(who=PEOPLE, seat=SEATS, bot=st.sampled_from(["random", "greedy", ""]))
    def put_bot(self, who, seat, bot):
        done = self.attempt(lambda: self.people[who].at(self.table, "bot", seat=seat, bot=bot))
        assert not done or who == 0

    @rule()
    def start(self):
        for seat in self.info()["seats"]:
            if seat["kind"] == "free":
                self.attempt(
                    lambda seat=seat: self.people[0].at(self.table, "bot", seat=seat["seat"], bot="greedy")
                )
        self.attempt(lambda: self.people[0].at(self.table, "start"))

    @rule(who=PEOPLE, text=st.text(max_size=20))
    def chat(self, who, text):
        self.attempt(lambda: self.people[who].at(self.table, "chat", text=text))

    @rule(who=PEOPLE, seat=SEATS, end=st.booleans())
    def offer(self, who, seat, end):
        before = {seat["seat"]: seat for seat in self.info()["seats"]}
        told = self.attempt(lambda: self.people[who].at(self.table, "offer", seat=seat, end=end))
        if told and told["state"] == "over":
            asked = [one for one in before.values() if one["kind"] == "person" and not one["resigned"]]
            away = [one for one in asked if one["person"] and one["seat"] != seat and not one["offers"]]
            gone = [one for one in away if not str(one["person"]).startswith("gone-")]
            assert not gone, "somebody did not agree"

    @rule(who=PEOPLE, whom=PEOPLE, agree=st.booleans())
    def vote(self, who, whom, agree):
        before = self.info()
        target = self.people[whom].id
        told = self.attempt(lambda: self.people[who].at(self.table, "remove", person=target, agree=agree))
        if told and before["state"] == "playing":
            seats = [seat for seat in before["seats"] if seat["person"] == target]
            others = {seat["person"] for seat in before["seats"] if seat["person"]} - {target}
            gone = [seat for seat in seats if told["seats"][seat["seat"]]["person"] != target]
            if gone and any(seat["here"] or not seat["standin"] for seat in seats):
                assert len(others) > 1, "one alone sent somebody away"

    @rule(who=PEOPLE, seat=SEATS)
    def link(self, who, seat):
        if told := self.attempt(lambda: self.people[who].at(self.table, "link", seat=seat)):
            self.links.append((told["link"], seat))

    @rule(who=PEOPLE, seat=SEATS)
    def renew(self, who, seat):
        if self.attempt(lambda: self.people[who].at(self.table, "link", seat=seat, renew=True)):
            self.dead_links |= {link for link, of in self.links if of == seat}

    @precondition(lambda self: self.links)
    @rule(data=st.data())
    def follow(self, data):
        link, _ = data.draw(st.sampled_from(self.links))
        phone = Guest(self.server)
        self.extra.append(phone)
        opened = self.attempt(lambda: phone.open_link(link))
        assert not (opened and link in self.dead_links), "a link that was locked out opened a seat"
        if opened:
            phone.id = phone.get("/api/me")["person"]
            self.phones.append(phone)

    @precondition(lambda self: self.phones)
    @rule(data=st.data(), who=PEOPLE, seat=SEATS)
    def unlink(self, data, who, seat):
        phone = data.draw(st.sampled_from(self.phones))
        if self.attempt(lambda: self.people[who].at(self.table, "unlink", seat=seat, person=phone.id)):
            self.dead_links |= {link for link, of in self.links if of == seat}
            held = phone.get(f"/api/tables/{self.table}")["you"]["seats"]
            assert seat not in held, "a device that was removed holds the seat"

    @precondition(lambda self: self.phones)
    @rule(data=st.data(), who=PEOPLE)
    def listed_devices(self, data, who):
        """Only the person of the seat is told about devices, and about all of them."""
        for seat in range(4):
            told = self.attempt(
                lambda seat=seat: self.people[who].get(f"/api/tables/{self.table}/devices", seat=seat)
            )
            if told:
                assert self.info()["seats"][seat]["person"] == self.people[who].id

    @rule(who=PEOPLE, seat=SEATS)
    def resign(self, who, seat):
        own = self.people[who].get(f"/api/tables/{self.table}")["you"]["seats"]
        done = self.attempt(lambda: self.people[who].at(self.table, "resign", seat=seat))
        assert not done or seat in own

    @rule(who=PEOPLE, whom=PEOPLE, muted=st.booleans())
    def mute(self, who, whom, muted):
        target = self.people[whom].id
        done = self.attempt(lambda: self.people[who].at(self.table, "mute", person=target, muted=muted))
        assert not done or who == 0

    @rule(who=PEOPLE)
    def read_everything(self, who):
        """What is stored about a person is complete, belongs to them, and names nobody's secrets."""
        data = self.attempt(lambda: self.people[who].get("/api/me/data"))
        assert data is None or data["person"]["id"] == self.people[who].id
        assert self.info()["seq"] >= 0

    @precondition(lambda self: self.info()["state"] in ("over", "closed"))
    @rule()
    def sit_down_again(self):
        """The evening continues at another table."""
        self.table = self.people[0].open_table("odysseus", 4, oracle=False)
        self.lines, self.links, self.phones, self.seen = {}, [], [], 0

    @rule(who=PEOPLE)
    def make_token(self, who):
        if made := self.attempt(lambda: self.people[who].post("/api/me/tokens", label="bot")):
            self.tokens.append((who, made["id"], made["token"]))

    @precondition(lambda self: self.tokens)
    @rule(data=st.data())
    def end_token(self, data):
        who, token_id, token = data.draw(st.sampled_from(self.tokens))
        person = self.people[who]
        self.attempt(lambda: person.checked(person.http.delete(f"/api/me/tokens/{token_id}")))
        self.tokens.remove((who, token_id, token))
        self.dead_tokens.append(token)

    @precondition(lambda self: self.dead_tokens)
    @rule(data=st.data())
    def use_dead_token(self, data):
        headers = {"authorization": f"Bearer {data.draw(st.sampled_from(self.dead_tokens))}"}
        answer = httpx.get(f"{self.server.url}/api/me", headers=headers)
        assert answer.status_code == 401, "a token that was ended opens something"

    @precondition(lambda self: self.tokens)
    @rule(data=st.data(), seat=SEATS, text=st.text(max_size=9))
    def play_by_token(self, data, seat, text):
        who, _, token = data.draw(st.sampled_from(self.tokens))
        bot = Guest(self.server, token=token)
        self.extra.append(bot)
        own = self.people[who].get(f"/api/tables/{self.table}")["you"]["seats"]
        sat = self.attempt(lambda: bot.sit(self.table, seat, "Bot"))
        assert not sat or set(own) <= set(sat["you"]["seats"])
        self.attempt(lambda: bot.at(self.table, "chat", text=text))
        assert not bot.get("/api/me")["host"]

    @precondition(lambda self: self.tokens)
    @rule(data=st.data(), path=st.sampled_from(["/api/me", "/api/tables", "/api/me/tokens", "/api/seat"]))
    def misuse_token(self, data, path):
        *_, token = data.draw(st.sampled_from(self.tokens))
        headers = {"authorization": f"Bearer {token}"}
        answer = httpx.post(f"{self.server.url}{path}", json={}, headers=headers)
        assert answer.status_code in (401, 403)
        assert httpx.delete(f"{self.server.url}/api/me", headers=headers).status_code in (401, 403)

    @rule(who=PEOPLE, seat=st.integers(-1, 3))
    def look(self, who, seat):
        line = Line(self.people[who], self.table, seat)
        with contextlib.suppress(ConnectionClosed):
            hello = line.hear()
            own = self.people[who].get(f"/api/tables/{self.table}")["you"]["seats"]
            assert hello["type"] == "closed" or seat == -1 or seat in own
            if hello["type"] == "hello":
                self.lines[who, seat] = line

    @precondition(lambda self: self.lines)
    @rule(data=st.data(), move=st.sampled_from(["legal", "nonsense", "undo"]))
    def play(self, data, move):
        line = self.lines[data.draw(st.sampled_from(sorted(self.lines)))]
        try:
            line.quiet()
            state = line.state
            if not state:
                return
            if move == "undo":
                answer = line.ask("undo", seq=state["seq"])
            else:
                legal = [choice["move"] for choice in state["legal"]] or ["pass"]
                answer = line.ask("move", seq=state["seq"], move=legal[0] if move == "legal" else move)
            assert answer["type"] in ("done", "refused")
            assert not (state["legal"] and move == "nonsense" and answer["type"] == "done")
        except (WebSocketException, TimeoutError):
            self.lines = {key: one for key, one in self.lines.items() if one is not line}

    @rule(who=st.integers(3, 4))
    def be_forgotten(self, who):
        before = self.people[who]
        self.attempt(lambda: before.checked(before.http.delete("/api/me")))
        self.forgotten.append(before.id)
        self.lines = {key: line for key, line in self.lines.items() if key[0] != who}
        before.go()
        self.dead_tokens += [token for whose, _, token in self.tokens if whose == who]
        self.tokens = [one for one in self.tokens if one[0] != who]
        self.people[who] = Guest(self.server, f"New {who}")

    # ── what holds ──

    @invariant()
    def the_table_stands(self):
        info = self.info()
        assert info["seq"] >= self.seen
        self.seen = info["seq"]
        assert not {seat["person"] for seat in info["seats"]} & set(self.forgotten)
        assert self.people[0].get("/health")["ok"]


def spend(how):
    """Some evenings. What may be done next depends on what the server has done meanwhile, so the same choices
    need not lead to the same evening: when Hypothesis notices that, it has not found an error."""
    with contextlib.suppress(FlakyStrategyDefinition):
        run_state_machine_as_test(Evening, settings=how)


def test_an_evening_in_any_order(server, database):
    Evening.server = server
    how = settings(
        max_examples=EVENINGS,
        stateful_step_count=30,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    until = time.monotonic() + 60 * MINUTES
    for _ in range(TIMES[database]):
        spend(how)
    while time.monotonic() < until:
        spend(how)
    assert "went wrong" not in server.log.read_text()
