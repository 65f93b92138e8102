#!/usr/bin/env python3
"""Writes Sources/EaselUI/Images/Symbols/SymbolData.swift from names.txt, drawn.txt and the Phosphor icons.

usage: pip download --no-deps justmyresource-phosphor==2.0.8.post1
       generate.py justmyresource_phosphor-2.0.8.post1-py3-none-any.whl

The icons have the MIT license, see LICENSE-Phosphor. An outline is written as relative lines and curves, in tenths of
a unit of the icons' square of 256 units. SymbolPathReader parses it.
"""

import io
import math
import pathlib
import re
import sys
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
OUTPUT = HERE.parent.parent / "Sources/EaselUI/Images/Symbols/SymbolData.swift"
SIDE = 256
CHANGES = {
    "": lambda x, y: (x, y),
    "r90": lambda x, y: (SIDE - y, x),
    "r180": lambda x, y: (SIDE - x, SIDE - y),
    "r270": lambda x, y: (y, SIDE - x),
    "fx": lambda x, y: (SIDE - x, y),
    "fy": lambda x, y: (x, SIDE - y),
}
HEADER = """\
// swift-format-ignore-file
// Written by Resources/symbols/generate.py: edit names.txt or drawn.txt there and run it again.
//
// The outlines of most symbols are those of Phosphor Icons, https://phosphoricons.com, under this license:
//
"""


class Icons:
    """The icons in a wheel file."""

    def __init__(self, wheel):
        inner = zipfile.ZipFile(wheel).read("justmyresource_phosphor/icons.zip")
        self.zip = zipfile.ZipFile(io.BytesIO(inner))

    def path(self, icon, weight):
        file = icon if weight == "regular" else f"{icon}-{weight}"
        svg = self.zip.read(f"{weight}/{file}.svg").decode()
        return " ".join(figure(tag, dict(re.findall(r'(\w+)="([^"]*)"', rest)))
                        for tag, rest in re.findall(r"<(\w+)([^>]*)>", svg) if tag != "svg")


def figure(tag, values):
    """The path data of an SVG element."""
    if tag == "path":
        return values["d"]
    number = {name: float(values.get(name, 0)) for name in ("x", "y", "width", "height", "rx", "cx", "cy", "r")}
    if tag == "rect":
        x, y, w, h, r = (number[name] for name in ("x", "y", "width", "height", "rx"))
    elif tag == "circle":
        x, y, w, h, r = number["cx"] - number["r"], number["cy"] - number["r"], *[2 * number["r"]] * 2, number["r"]
    else:
        raise ValueError(f"no path for {tag}")
    corner = f"a{r},{r},0,0,1,"
    return (f"M{x + r},{y}H{x + w - r}{corner}{r},{r}V{y + h - r}{corner}{-r},{r}"
            f"H{x + r}{corner}{-r},{-r}V{y + r}{corner}{r},{-r}Z")


def arguments(text, command):
    """The numbers after a path command. The two flags of an arc may lack separators."""
    if command in "aA":
        number = r"\s*,?\s*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)"
        flag = r"\s*,?\s*([01])"
        arc = re.compile(number * 3 + flag * 2 + number * 2)
        return [float(part) for match in arc.finditer(text) for part in match.groups()]
    return [float(part) for part in re.findall(r"-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?", text)]


def arc_curves(start, radii, turn, is_large, sweeps, end):
    """Converts an elliptical arc to cubic curves, with the endpoint parameterization of SVG."""
    (x1, y1), (rx, ry), (x2, y2) = start, (abs(radii[0]), abs(radii[1])), end
    if start == end:
        return []
    if rx == 0 or ry == 0:
        return [(start, end, end)]
    phi = math.radians(turn)
    cos, sin = math.cos(phi), math.sin(phi)
    dx, dy = (x1 - x2) / 2, (y1 - y2) / 2
    xp, yp = cos * dx + sin * dy, -sin * dx + cos * dy
    grown = math.sqrt(max((xp / rx) ** 2 + (yp / ry) ** 2, 1))
    rx, ry = rx * grown, ry * grown
    below = (rx * yp) ** 2 + (ry * xp) ** 2
    factor = math.sqrt(max(((rx * ry) ** 2 - below) / below, 0)) * (1 if is_large != sweeps else -1)
    cxp, cyp = factor * rx * yp / ry, -factor * ry * xp / rx
    cx, cy = cos * cxp - sin * cyp + (x1 + x2) / 2, sin * cxp + cos * cyp + (y1 + y2) / 2
    first = math.atan2((yp - cyp) / ry, (xp - cxp) / rx)
    last = math.atan2((-yp - cyp) / ry, (-xp - cxp) / rx)
    sweep = last - first
    if sweeps and sweep < 0:
        sweep += 2 * math.pi
    if not sweeps and sweep > 0:
        sweep -= 2 * math.pi
    count = max(1, math.ceil(abs(sweep) / (math.pi / 2) - 1e-6))

    def place(x, y):
        return (cos * rx * x - sin * ry * y + cx, sin * rx * x + cos * ry * y + cy)

    curves = []
    for index in range(count):
        a, b = first + sweep * index / count, first + sweep * (index + 1) / count
        k = 4 / 3 * math.tan((b - a) / 4)
        curves.append((
            place(math.cos(a) - k * math.sin(a), math.sin(a) + k * math.cos(a)),
            place(math.cos(b) + k * math.sin(b), math.sin(b) - k * math.cos(b)),
            end if index == count - 1 else place(math.cos(b), math.sin(b))))
    return curves


def mix(first, second, part):
    """Interpolates linearly between two points."""
    return tuple(a + (b - a) * part for a, b in zip(first, second))


def elements(data):
    """Parses an SVG path into moves, lines, curves and closes with absolute points."""
    result, here, start, control = [], (0.0, 0.0), (0.0, 0.0), None
    for command, rest in re.findall(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)", data):
        values, kind, relative = arguments(rest, command), command.upper(), command.islower()
        if kind == "Z":
            result.append(("z", []))
            here, control = start, None
            continue
        size = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}[kind]
        for index in range(0, len(values), size):
            part = values[index:index + size]
            base = here if relative else (0.0, 0.0)
            if kind == "H":
                points = [(base[0] + part[0], here[1])]
            elif kind == "V":
                points = [(here[0], base[1] + part[0])]
            else:
                pairs = part[5:] if kind == "A" else part
                points = [(base[0] + x, base[1] + y) for x, y in zip(pairs[::2], pairs[1::2])]
            if kind == "M" and index == 0:
                start = points[0]
                result.append(("m", points))
            elif kind in "MLHV":
                result.append(("l", points))
            elif kind == "A":
                for curve in arc_curves(here, part[:2], part[2], part[3] == 1, part[4] == 1, points[0]):
                    result.append(("c", list(curve)))
            else:
                if kind in "ST":
                    points = [here if control is None else mix(control, here, 2)] + points
                control = points[-2]
                if kind in "QT":
                    curve = [mix(here, control, 2 / 3), mix(points[-1], control, 2 / 3), points[-1]]
                else:
                    curve = points
                result.append(("c", curve))
            control = control if kind in "CSQT" else None
            here = points[-1]
    return result


def compact(data, change):
    """Writes a path in relative tenths of a unit. A command letter applies until the next letter."""
    text, last, here, start = [], "", (0, 0), (0, 0)
    for kind, points in elements(data):
        rounded = [tuple(round(10 * value) for value in change(*point)) for point in points]
        if kind == "l" and rounded[0] == here:
            continue
        numbers = [value - origin for point in rounded for value, origin in zip(point, here)]
        if kind == "l" and 0 in numbers:
            kind = "v" if numbers[0] == 0 else "h"
            numbers = [sum(numbers)]
        if kind != last or kind == "z":
            text.append(kind)
        last = kind
        for number in numbers:
            text.append(f"{number}" if number < 0 or text[-1].isalpha() else f" {number}")
        if kind == "m":
            start = rounded[-1]
        here = start if kind == "z" else rounded[-1]
    return "".join(text)


def lines_of(name):
    for line in (HERE / name).read_text().splitlines():
        if line and not line.startswith("#"):
            names, rest = line.split("  ", 1)
            yield names.split(","), rest.strip()


def records(icons):
    """The lines of the table, keyed by symbol name."""
    table = {}

    def add(names, text):
        for name in names:
            assert name not in table, f"{name} occurs twice"
            table[name] = text if name == names[0] else f"={names[0]}"

    for names, drawing in lines_of("drawn.txt"):
        parts = [" ".join(part.split()) for part in drawing.split("|")]
        add(names, "D" + "|".join([""] * (3 - len(parts)) + parts))
    for names, spec in lines_of("names.txt"):
        icon, _, change = spec.rstrip("!").partition(":")
        change = CHANGES[change]
        filled = compact(icons.path(icon.removesuffix("/fill"), "fill"), change)
        if icon.endswith("/fill"):
            add(names, "F" + filled)
            continue
        outlines = [compact(icons.path(icon, weight), change) for weight in ("regular", "bold")]
        add(names, "O" + "|".join(outlines))
        if not spec.endswith("!"):
            add([f"{name}.fill" for name in names], "F" + filled)
    return table


def main():
    table = records(Icons(sys.argv[1]))
    licence = (HERE / "LICENSE-Phosphor").read_text().strip().splitlines()
    lines = "\n".join(f"{name} {table[name]}" for name in sorted(table, key=str.encode))
    OUTPUT.write_text(
        HEADER + "".join(f"// {line}".rstrip() + "\n" for line in licence)
        + "\nenum SymbolData {\n"
        + "  /// One line per symbol, sorted by name. `SymbolIndex` documents the format.\n"
        + '  static var lines: String {\n"""\n\n' + lines + '\n\n"""\n  }\n}\n')
    print(f"{len(table)} names, {OUTPUT.stat().st_size} bytes")


main()
