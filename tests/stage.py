"""A practice table in real browsers, and the same game next to it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from guest import Guest
from hands import OverTheLine, play_when_asked
from people import Person

from ithaca.bots import Budget, sight
from ithaca.bots.greedy import Greedy
from ithaca.engine import game as games
from ithaca.engine.choices import Choice
from ithaca.engine.match import Match
from ithaca.engine.seeds import game_key, seed_of_number
from ithaca.engine.undo import can_undo

SEED = 7  # of every practice table here


class Play:
    """A practice table, and the same game next to it: what `greedy` would do, the people do in their
    pages."""

    def __init__(self, people: Sequence[Person | OverTheLine], game: str) -> None:
        self.people: Sequence[Any] = people
        self.game, self.id = game, ""
        self.greedy = Greedy(bytes(32))
        self.match: Match | None = None

    def open(self, **setup: Any) -> str:
        """The first one opens a table through the pages; returns the link for the others."""
        host = self.people[0]
        host.open("/")
        title = games.find(self.game).title
        host.press(host.by("link", "with-friends-game", game=title))
        host.press(host.page.get_by_role("radio", name=str(len(self.people)), exact=True))
        host.press(host.page.get_by_text(host.words("more"), exact=True))
        host.by("checkbox", "practice").check()
        host.by("spinbutton", "practice-seed").fill(str(SEED))
        host.press(host.by("button", "make-table"))
        host.introduce()
        host.salts[0] = host.salt
        link = host.by("textbox", "invite").input_value()
        self.id = link.rpartition("/")[2]
        return link

    def lay(self, until: Callable[[Match], bool] | None = None, **setup: Any) -> None:
        """The same without the pages: all sit at a started table. Moves before a condition holds are played
        before anybody opens a page."""
        guests = [Guest(person.server, person.name, person.lang) for person in self.people]
        self.id = guests[0].open_table(self.game, len(guests), practice=SEED, **setup)
        for seat, (guest, person) in enumerate(zip(guests, self.people, strict=True)):
            last = seat == len(guests) - 1
            person.salts[seat] = self.last_salt(until) if last else bytes([seat] * 16)
            guest.at(self.id, "sit", seat=seat, salt=person.salts[seat].hex(), name=person.name)
            person.adopt(guest)
        guests[0].at(self.id, "start")
        self.begin()
        if until:
            self.play_ahead(guests, until)
        for guest, person in zip(guests, self.people, strict=True):
            guest.go()
            person.open(f"/t/{self.id}")
            person.sees_board(self.game, self.match)

    def begin(self) -> None:
        """The game starts: the same game begins next to it."""
        self.match = self.dealt(self.salts())
        self.greedy = Greedy(bytes(32))
        for person in self.people:
            person.told = []

    def play_ahead(self, guests: list[Guest], until: Callable[[Match], bool]) -> None:
        assert self.match
        lines = [guest.line(self.id, seat) for seat, guest in enumerate(guests)]
        for line in lines:
            line.hear_of("hello")
        while not until(self.match):
            choice = self.next_of(self.match)
            play_when_asked(lines[self.match.actor], choice)
            self.played(choice)

    def gather(self) -> None:
        """All sit down; what the last one adds to the deal makes it a short game."""
        link = self.open()
        last = len(self.people) - 1
        for seat, person in enumerate(self.people[1:], start=1):
            person.open(link)
            if seat == last:
                person.add_to_the_deal(self.short_game())
            person.sit(seat)
        host = self.people[0]
        host.press(host.by("button", "start"))
        self.begin()
        for person in self.people:
            person.sees_board(self.game, self.match)

    def salts(self) -> list[bytes]:
        known = {seat: salt for person in self.people for seat, salt in person.salts.items()}
        return [known[seat] for seat in sorted(known)]

    def last_salt(self, until: Callable[[Match], bool] | None) -> bytes:
        """A last number with which a condition comes to hold in the game."""
        if until is None:
            return self.short_game()
        for nth in range(40):
            salt = nth.to_bytes(16, "big")
            match = self.played_out([*self.salts(), salt], until)
            if not match.over:
                return salt
        raise AssertionError("in none of forty deals does it come to this")

    def short_game(self) -> bytes:
        """A last number with which greedy players are done soon, but not at once."""
        found: dict[int, bytes] = {}
        for nth in range(40):
            salt = nth.to_bytes(16, "big")
            match = self.played_out([*self.salts(), salt], lambda match: len(match.moves) >= 400)
            found[len(match.moves)] = salt
        return found[min(length for length in found if length >= 40)]

    def played_out(self, salts: Iterable[bytes], until: Callable[[Match], bool]) -> Match:
        """A game as greedy players play it, to its end or until something holds."""
        match = self.dealt(salts)
        self.greedy = Greedy(bytes(32))  # with the same luck each time, and when it counts
        while not match.over and not until(match):
            match.play(self.next_of(match).action)
        return match

    def dealt(self, salts: Iterable[bytes]) -> Match:
        key = game_key(seed_of_number(SEED), self.id, list(salts))
        return Match(games.find(self.game), [person.name for person in self.people], key)

    def next_of(self, match: Match) -> Choice:
        action = self.greedy.choose(*sight(match), Budget())
        return next(choice for choice in match.choices(match.actor) if choice.action == action)

    def step(self) -> Choice:
        """The deciding player does so. If the game is over before what a test waits for, another is
        started."""
        assert self.match
        if self.match.over:
            self.lay()
        choice, person = self.next_of(self.match), self.people[self.match.actor]
        asked, lies = person.asked_for(), person.lies_there(choice)
        person.do(choice)
        person.until(lambda: lies or person.asked_for() > asked, f"the page has not sent {choice.move}")
        self.played(choice)
        return choice

    def played(self, choice: Choice) -> None:
        """A choice was made in a page: make it in the other game, too."""
        assert self.match
        self.match.play(choice.action)
        for seat, one in enumerate(self.people):
            one.told += self.match.tell(seat, one.lang)

    def steps(self, count: int) -> None:
        """This many moves, and those that are needed until everybody has seen them."""
        assert self.match
        for _ in range(count):
            if not self.match.over:
                self.step()
        self.until_all_have_seen()

    def until_all_have_seen(self) -> None:
        """Nobody else has seen what its player may still take back: continue until there is no such move."""
        assert self.match
        while can_undo(self.match) and not self.match.over:
            self.step()

    def to_the_end(self) -> None:
        assert self.match
        while not self.match.over:
            self.step()
        for person in self.people:
            person.sees_end()
