"""Bots that misbehave, and some that only observe; `arena.troubled:Crashing` names one."""

import ctypes
import os
import threading
import time
from pathlib import Path
from typing import ClassVar


class Plain:
    """Takes the first legal move."""

    def __init__(self, luck):
        self.luck = luck

    def choose(self, view, seen, legal, budget):
        return legal[0]


class Crashing(Plain):
    def choose(self, view, seen, legal, budget):
        raise ValueError("I am lost\nat sea")


class Forgetful(Plain):
    """Cannot even say whether it wants to know the past."""

    def recalls(self, game):
        raise KeyError(game.slug)


class Leaving(Plain):
    def choose(self, view, seen, legal, budget):
        raise SystemExit


class Illegal(Plain):
    def choose(self, view, seen, legal, budget):
        return -5


class Cheating(Plain):
    """Clears the list of what is legal, and answers with a word."""

    def choose(self, view, seen, legal, budget):
        legal.clear()
        print("this must not stand between figures")
        return "pass"


class Meddling(Plain):
    """Scribbles on everything that it is given, then moves as if nothing had happened."""

    def choose(self, view, seen, legal, budget):
        first = legal[0]
        view.view("u1")[:] = 255
        seen.clear()
        seen.belief.view("u1")[:] = 255
        legal[:] = [0]
        return first


class Sleeping(Plain):
    def choose(self, view, seen, legal, budget):
        time.sleep(3600)


class Spinning(Plain):
    threads: ClassVar[list] = []

    def choose(self, view, seen, legal, budget):
        self.threads.append(threading.current_thread())
        while True:
            pass


class Waiting(Plain):
    """Thinks until it is let go."""

    go = threading.Event()

    def choose(self, view, seen, legal, budget):
        self.go.wait(60)
        return legal[0]


class Exiting(Plain):
    def choose(self, view, seen, legal, budget):
        os._exit(7)


class Segfaulting(Plain):
    def choose(self, view, seen, legal, budget):
        ctypes.string_at(0)


class Fragile(Plain):
    """Can be constructed only until the folder of FRAGILE has a file."""

    def __init__(self, luck):
        if any(Path(os.environ["FRAGILE"]).iterdir()):
            raise RuntimeError("out of luck")


class Watching(Plain):
    """Remembers its luck and how many moves it could choose from."""

    asked: ClassVar[list] = []

    def choose(self, view, seen, legal, budget):
        self.asked.append((self.luck, len(legal)))
        return legal[-1]


class Signing(Plain):
    """Leaves the number of its process in the folder of SIGNED."""

    def choose(self, view, seen, legal, budget):
        Path(os.environ["SIGNED"], str(os.getpid())).touch()
        return legal[0]
