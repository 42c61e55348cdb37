"""The bots of docs/api.md sit down and play."""

import re
import shutil
import subprocess
import sys

import pytest
from guest import CHECKOUT

API = (CHECKOUT / "docs" / "api.md").read_text("utf-8")


def code(language):
    (found,) = re.findall(rf"```{language}\n(.*?)```", API, re.DOTALL)
    return found


def test_the_bot_in_python_has_about_forty_lines():
    lines = [line for line in code("python").splitlines() if line.strip()]
    assert len(lines) <= 42


def runs_bots(node):
    """Whether this Node has a WebSocket, if asked for it."""
    if not node:
        return False
    asked = subprocess.run(
        [node, "--experimental-websocket", "-e", "process.exit(globalThis.WebSocket ? 0 : 1)"],
        capture_output=True,
    )
    return asked.returncode == 0


def play(server, guests, commands):
    """Let other people's bots play a game against one of ours, to the end."""
    owner = guests[0]
    table = owner.open_table("odysseus", 3, away=0)
    for seat in range(len(commands), 3):
        owner.at(table, "bot", seat=seat, bot="greedy")
    bots = []
    try:
        for seat, command in enumerate(commands):
            token = guests[seat].post("/api/me/tokens", label="bot")["token"]
            words = [*command, server.url, token, table, str(seat)]
            bots.append(subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True))
        server.wait_until(lambda: all(s["here"] for s in owner.get(f"/api/tables/{table}")["seats"]))
        owner.at(table, "start")
        told = [bot.communicate(timeout=120)[0] for bot in bots]
    finally:
        for bot in bots:
            bot.kill()
            bot.wait()
    assert [bot.returncode for bot in bots] == [0] * len(bots), told
    assert owner.get(f"/api/tables/{table}/verify")["good"]
    return told


def test_the_bots_of_the_document_play_to_the_end(server, guests, tmp_path):
    (tmp_path / "bot.py").write_text(code("python"))
    (tmp_path / "bot.mjs").write_text(code("js"))
    commands = [[sys.executable, str(tmp_path / "bot.py")]]
    node = shutil.which("node")
    if runs_bots(node):
        commands.append([node, "--experimental-websocket", str(tmp_path / "bot.mjs")])
    told = play(server, guests, commands)
    points = [re.findall(r"-?\d+", text) for text in told]
    assert all(one[-3:] == points[0][-3:] for one in points)
    if len(commands) == 1:
        pytest.skip("no Node with a WebSocket here: the bot in JavaScript was not tried")
