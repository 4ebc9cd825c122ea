# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives engines through pipes, as another program would: engine-driver.py CLI EXAMPLE TEST [ARGUMENT...]

It knows the protocol (help, "Engines") and not one rule of the game."""
import re, subprocess, sys, time

cli, example, test, *arguments = sys.argv[1:]


class Engine:
    def __init__(self, *argv):
        self.process = subprocess.Popen(argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        self.id = 0

    def send(self, command):
        self.id += 1
        self.process.stdin.write("%d %s\n" % (self.id, command))
        self.process.stdin.flush()
        return self.id

    def receive(self, number):
        lines = []
        while True:
            line = self.process.stdout.readline()
            if not line:
                sys.exit("the engine has ended, after %r" % lines)
            if line == "\n":
                break
            lines.append(line.rstrip("\n"))
        text = "\n".join(lines)
        found = re.fullmatch(r"([=?])(\d*)(?: (.*))?", text, re.S)
        assert found and found[2] == str(number), "%r is no answer to %d" % (text, number)
        return found[1] == "=", found[3] or ""

    def ask(self, command):
        well, text = self.receive(self.send(command))
        assert well, "%s: %s" % (command, text)
        return text

    def refuses(self, command, *words):
        well, text = self.receive(self.send(command))
        assert not well and all(word in text for word in words), "%s: %s" % (command, text)

    def end(self):
        self.ask("quit")
        assert self.process.wait(60) == 0


def words(text):
    return dict(word.split("=", 1) for word in text.split())


def is_among(choice, offers):
    """Whether the choice is one of those offered, ranges at the end included."""
    for offer in offers:
        found = re.fullmatch(r"(.*=)(\d+)\.\.(\d+)", offer)
        if offer == choice:
            return True
        if found and choice.startswith(found[1]) and int(found[2]) <= int(choice[len(found[1]):]) <= int(found[3]):
            return True
    return False


def whole_game(players):
    """The example in every other seat, ours in the rest, and one of ours as the referee."""
    referee = Engine(cli, "engine", "--level", "random")
    referee.ask("newgame players=%d seed=%d" % (players, players))
    seats = [Engine(example) if seat % 2 else Engine(cli, "engine", "--level", "greedy") for seat in range(players)]
    for seat, engine in enumerate(seats):
        engine.ask("random_seed %d" % seat)
        if seat % 2 == 0:
            engine.ask("newgame players=%d seed=%d" % (players, players))
    decisions = 0
    while referee.ask("decision") != "none":
        seat = int(words(referee.ask("decision"))["seat"])
        offers = referee.ask("legal").split("\n")
        if seat % 2:
            seats[seat].ask("choices " + " | ".join(offers))
        choice = seats[seat].ask("choose")
        assert is_among(choice, offers), "%s is not offered" % choice
        referee.ask("play " + choice)
        for engine in seats[::2]:
            engine.ask("play " + choice)
        decisions += 1
    assert decisions > 20 * players and 'phase="finished"' in referee.ask("state")
    assert all(engine.ask("state") == referee.ask("state") for engine in seats[::2])
    referee.refuses("choose", "over")
    for engine in seats + [referee]:
        engine.end()


def stop_while_thinking(_):
    engine = Engine(cli, "engine", "--level", "lord:milliseconds=600000:iterations=0:threads=2")
    engine.ask("newgame players=4 seed=1")
    start = time.monotonic()
    thinking = engine.send("choose")
    time.sleep(0.3)
    stop = engine.send("stop")
    well, choice = engine.receive(thinking)
    assert well and is_among(choice, ["seat=%s %s" % (words(choice)["seat"], choice.split(" ", 1)[1])])
    assert engine.receive(stop) == (True, "") and time.monotonic() - start < 60
    engine.ask("play " + choice)
    thinking = engine.send("choose")
    engine.end_id = engine.send("quit")
    assert engine.receive(thinking)[0] and engine.receive(engine.end_id)[0]
    assert engine.process.wait(60) == 0


def secret_votes(_):
    """R4.2: who votes may be asked before the others' votes are told, and they change nothing."""
    engine = Engine(cli, "engine", "--level", "page:iterations=30")
    engine.ask("newgame players=3 seed=5")
    while words(engine.ask("decision"))["kind"] != "vote":
        engine.ask("play " + engine.ask("choose random"))
    first = int(words(engine.ask("decision"))["seat"])
    last = (first + 2) % 3
    offers = engine.ask("legal seat=%d" % last).split("\n")
    answers = set()
    for vote in ("no", "yes"):
        base = next(o for o in engine.ask("legal").split("\n") if "choice=" + vote in o)
        engine.ask("random_seed 9")
        before = engine.ask("choose seat=%d" % last)
        engine.ask("play " + re.sub(r"\.\.\d+$", "", base))
        engine.ask("random_seed 9")
        answers |= {before, engine.ask("choose seat=%d" % last)}
        assert engine.ask("legal seat=%d" % last).split("\n") == offers
        engine.refuses("choose seat=%d" % first, "decides")
        engine.ask("undo")
    assert len(answers) == 1 and is_among(answers.pop(), offers)
    engine.refuses("choose seat=4", "decides")
    engine.end()


def saved_games(paths):
    """The position of a saved game is that of its file, word for word."""
    engine = Engine(cli, "engine")
    engine.refuses("load " + paths[0] + ".not", "not")
    engine.refuses("state", "newgame")
    for path in paths:
        engine.ask("load " + path)
        replayed = subprocess.run([cli, "replay", path], stdout=subprocess.PIPE, encoding="utf-8", check=True).stdout
        squeeze = lambda text: [line.strip() for line in text.strip().split("\n")]
        assert squeeze(engine.ask("state")) == squeeze(replayed)
    engine.end()


def refusals(_):
    engine = Engine(cli, "engine")
    engine.refuses("sing", "list_commands")
    engine.refuses("play seat=0 kind=place", "newgame")
    engine.refuses("newgame players=6 seed=1", "players=", "2", "5")
    engine.refuses("newgame players=2 seed=x", "seed=")
    engine.refuses("newgame players=2 seed=1 colour=red", "colour=red")
    engine.refuses("newgame players=2 players=3 seed=1", "twice")
    engine.refuses("newgame content=other players=2 seed=1", "classic")
    for revision in ("0", "3", "-1", "x", "4294967297"):
        engine.refuses("newgame content=classic revision=%s players=2 seed=1" % revision, "classic", "2")
    for revision in (1, 2):
        engine.ask("newgame content=classic revision=%d players=2 start-seat=0 conflicts=rouen,caen"
                   " laws=tournament,spoils-of-war,squires-knighted,county-levy,bought-voices,royal-armourer" % revision)
        assert engine.ask("content") == "content=classic revision=%d" % revision
    engine.refuses("newgame players=2 start-seat=0 conflicts=rouen laws=a", "conflicts=")
    engine.refuses("newgame players=2 start-seat=0 conflicts=rouen,rouen laws=a,b,c,d,e,f", "a")
    engine.ask("newgame players=2 seed=1")
    offers = engine.ask("legal").split("\n")
    engine.refuses("play " + offers[0] + " " + offers[0], "twice")
    engine.refuses("play " + offers[0].replace("kind=extension", "kind=start"), "choice", "0 to 1")
    engine.ask("play " + offers[0])
    engine.refuses("play " + offers[0], "seat 1", "(R")
    engine.refuses("play " + "x" * 1000, "400")
    engine.refuses("undo 2", "1")
    engine.refuses("undo -1")
    engine.refuses("reveal conflicts=a,b laws=c,d,e", "known")
    engine.refuses("level duke", "lord")
    engine.refuses("choose duke", "lord")
    engine.refuses("random_seed many")
    engine.refuses("content /nowhere")
    assert engine.ask("content") == "content=classic revision=%s" % words(engine.ask("content"))["revision"]
    assert engine.ask("level page:iterations=5") == engine.ask("level") == "page:iterations=5"
    assert engine.ask("known_command choose") == "true" and engine.ask("known_command sing") == "false"
    assert {"newgame", "legal", "choose", "stop", "quit"} <= set(engine.ask("list_commands").split("\n"))
    figures = [words(line) for line in engine.ask("evaluate").split("\n")]
    assert [f["seat"] for f in figures] == ["0", "1"] and abs(sum(float(f["chance"]) for f in figures) - 1) < 0.01
    engine.process.stdin.write("play " + "x" * 200000 + "\n# a remark\n\n")
    assert not engine.receive("")[0]
    engine.end()


if test == "whole_game":
    whole_game(int(arguments[0]))
else:
    globals()[test](arguments)
