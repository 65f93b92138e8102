"""The scene format of ../SCENE.md: a scene's parts, and the reader."""

import gzip
import os
from dataclasses import dataclass, field

IDENTITY = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


@dataclass
class Paint:
    kind: str
    color: tuple = (0, 0, 0, 0)
    geometry: tuple = ()
    spread: str = "pad"
    stops: list = field(default_factory=list)


@dataclass
class Symbol:
    width: int
    height: int
    operations: list


@dataclass
class Scene:
    name: str
    folder: str
    width: int = 0
    height: int = 0
    background: tuple = (255, 255, 255, 255)
    paints: dict = field(default_factory=dict)
    paths: dict = field(default_factory=dict)
    fonts: dict = field(default_factory=dict)
    symbols: dict = field(default_factory=dict)
    operations: list = field(default_factory=list)


class Words:
    """The words of one statement, taken from left to right."""

    def __init__(self, line):
        self.line = line
        self.words = line.split()
        self.next = 0

    def word(self):
        self.next += 1
        return self.words[self.next - 1]

    def rest(self):
        return self.line.split(None, self.next)[self.next].strip()

    def is_empty(self):
        return self.next == len(self.words)

    def integer(self):
        return int(self.word())

    def numbers(self, count):
        return tuple(float(self.word()) for _ in range(count))

    def matrix(self):
        return IDENTITY if self.is_empty() else self.numbers(6)

    def color(self):
        """(red, green, blue, alpha), 0 to 255."""
        return tuple(bytes.fromhex(self.word()))


def read(path):
    name = os.path.basename(path)
    scene = Scene(name[: name.index(".scene")], os.path.dirname(path) or ".")
    _read_file(path, scene, [scene.operations])
    return scene


def _read_file(path, scene, lists):
    with (gzip.open if path.endswith(".gz") else open)(path, "rt", encoding="utf-8") as file:
        for line in file:
            words = Words(line)
            if words.is_empty() or line.lstrip().startswith("#"):
                continue
            keyword = words.word()
            if keyword == "include":
                _read_file(os.path.join(os.path.dirname(path), words.rest()), scene, lists)
            else:
                _read_statement(keyword, words, scene, lists)


def _read_statement(keyword, words, scene, lists):
    if keyword == "scene":
        words.word()
    elif keyword == "size":
        scene.width, scene.height = words.integer(), words.integer()
    elif keyword == "background":
        scene.background = words.color()
    elif keyword == "paint":
        number = words.integer()
        scene.paints[number] = _paint(words)
    elif keyword == "path":
        number = words.integer()
        scene.paths[number] = _path(words)
    elif keyword == "font":
        number = words.integer()
        scene.fonts[number] = words.rest()
    elif keyword == "symbol":
        number = words.integer()
        scene.symbols[number] = Symbol(words.integer(), words.integer(), [])
        lists.append(scene.symbols[number].operations)
    elif keyword == "endsymbol":
        lists.pop()
    else:
        lists[-1].append(_operation(keyword, words))


def _paint(words):
    kind = words.word()
    if kind == "solid":
        return Paint(kind, words.color())
    geometry = words.numbers({"linear": 4, "radial": 5, "conic": 3}[kind])
    spread = words.word()
    stops = [(float(words.word()), words.color()) for _ in range(words.integer())]
    return Paint(kind, geometry=geometry, spread=spread, stops=stops)


def _path(words):
    """Pairs of a command and its numbers."""
    commands = []
    while not words.is_empty():
        verb = words.word()
        commands.append((verb, words.numbers({"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0, "R": 4, "U": 5}[verb])))
    return commands


def _operation(keyword, words):
    """A tuple of the keyword and the statement's values."""
    if keyword == "fill":
        return keyword, words.integer(), words.integer(), words.word() == "eo", words.matrix()
    if keyword == "clip":
        return keyword, words.integer(), words.word() == "eo", words.matrix()
    if keyword == "stroke":
        path, paint, (width,) = words.integer(), words.integer(), words.numbers(1)
        cap, join, (limit,) = words.word(), words.word(), words.numbers(1)
        dashes = words.numbers(words.integer())
        phase = words.numbers(1)[0] if dashes else 0
        return keyword, path, paint, (width, cap, join, limit, dashes, phase), words.matrix()
    if keyword == "layer":
        (opacity,), blend, box = words.numbers(1), words.word(), words.numbers(4)
        blur = 0 if words.is_empty() else (words.word(), words.numbers(1)[0])[1]
        return keyword, opacity, blend, box, blur
    if keyword == "draw":
        return keyword, words.integer(), words.numbers(1)[0], words.matrix()
    if keyword == "text":
        font, (size, x, y), paint = words.integer(), words.numbers(3), words.integer()
        return keyword, font, size, (x, y), paint, words.rest()
    if keyword in ("unclip", "endlayer"):
        return (keyword,)
    raise ValueError(f"unknown statement: {keyword}")
