#!/usr/bin/env python3
"""Makes the fonts of the tests with fontTools (Debian's python3-fonttools): boxes whose places are easy to tell."""

from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation


def box(x0, y0, x1, y1):
    pen = TTGlyphPen(None)
    pen.moveTo((x0, y0))
    for point in [(x0, y1), (x1, y1), (x1, y0)]:
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


def builder(family, glyphs, characters, advances=None):
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(list(glyphs))
    font.setupCharacterMap(characters)
    font.setupGlyf(glyphs)
    table = font.font["glyf"]
    font.setupHorizontalMetrics({
        name: ((advances or {}).get(name, 1000), getattr(table[name], "xMin", 0)) for name in glyphs})
    font.setupHorizontalHeader(ascent=800, descent=-200)
    name = family.replace(" ", "")
    font.setupNameTable({
        "familyName": family, "styleName": "Regular", "uniqueFontIdentifier": name, "fullName": family,
        "psName": name + "-Regular", "version": "1"})
    font.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200, usWeightClass=400)
    font.setupPost()
    font.font["head"].created = font.font["head"].modified = 0
    return font


blank = TTGlyphPen(None).glyph()
glyphs = {
    ".notdef": box(100, 0, 400, 700), "space": blank, "A": box(0, 0, 1000, 1000), "B": box(0, 0, 500, 500),
    "layer1": box(0, 0, 600, 600), "layer2": box(400, 400, 1000, 1000)}
characters = {32: "space", 65: "A", 66: "B"}

# A is three layers: red, the color of the text, translucent blue. B has none.
layers = builder("Easel Layers", glyphs, characters)
layers.font["COLR"] = buildCOLR({"A": [("layer1", 0), ("layer2", 0xFFFF), ("layer1", 1)]}, version=0)
layers.font["CPAL"] = buildCPAL([[(1, 0, 0, 1), (0, 0, 1, 0.5)]])
layers.save("EaselLayers.ttf")

# A is a paint of version 1 alone, without an outline; B is an outline.
paints = builder("Easel Paints", dict(glyphs, A=blank), characters)
paint = {"Format": 10, "Glyph": "layer1", "Paint": {"Format": 2, "PaletteIndex": 0, "Alpha": 1}}
paints.font["COLR"] = buildCOLR({"A": paint}, version=1)
paints.font["CPAL"] = buildCPAL([[(1, 0, 0, 1)]])
paints.save("EaselPaints.ttf")

# I is 100 wide at weight 400 and 300 at 900; its advance is 200 more.
weights = builder(
    "Easel Weights", {".notdef": box(100, 0, 400, 700), "I": box(100, 0, 200, 700)}, {73: "I"},
    {".notdef": 500, "I": 300})
weights.setupFvar(
    [("wght", 100, 400, 900, "Weight")],
    [{"location": {"wght": 400}, "stylename": "Regular"}, {"location": {"wght": 900}, "stylename": "Black"}])
right, fixed = (200, 0), (0, 0)
weights.setupGvar({
    "I": [TupleVariation({"wght": (0, 1, 1)}, [fixed, fixed, right, right, fixed, right, fixed, fixed])]})
weights.save("EaselWeights.ttf")

# Letters, each of which depends on others in a way of its own, and capitals of various widths that are kerned.
letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHKLMNOPQRSTUVW^`~"
names = {"^": "circumflex", "`": "grave", "~": "tilde"}
others = ["abc", "d.alt", "i.alt", "j.alt", "q.alt", "t.alt", "tu", "w.alt", "acute"]
glyphs = {".notdef": box(100, 0, 400, 700), "space": blank}
characters = {32: "space", 0x301: "acute"}
for letter in letters:
    name = names.get(letter, letter)
    characters[ord(letter)] = name
    glyphs[name] = box(0, 0, 100 + 10 * (ord(letter) % 32), 700)
for number, name in enumerate(others):
    glyphs[name] = box(0, 0, 400 + 7 * number, 700)
shaping = builder("Easel Shaping", glyphs, characters, {name: 500 + 3 * n for n, name in enumerate(glyphs)})
addOpenTypeFeaturesFromString(shaping.font, """
# A ligature of three without one of two, and one whose result is another letter.
feature liga { lookup three { sub a b c by abc; } three; lookup letter { sub x y by z; } letter; } liga;
feature calt {
  # In the context of a letter, of the letter after that, and from the end of the text.
  lookup near { sub d' e by d.alt; } near;
  lookup far { sub w' v v v by w.alt; } far;
  lookup last { rsub j' l k by j.alt; } last;
} calt;
lookup remove { sub g by NULL; } remove;
feature ccmp {
  # In the context of a mark, which no letter is.
  lookup dot { sub i' acute by i.alt; } dot;
  lookup removal { sub f g' lookup remove h; } removal;
  lookup twice { sub m by n n; } twice;
  # A letter that has another glyph wherever it stands, which then takes part in a ligature.
  lookup alone { sub t by t.alt; } alone;
  lookup then { sub t.alt u u by tu; } then;
  lookup always { sub q by q.alt; } always;
} ccmp;
feature kern {
  lookup pairs { lookupflag IgnoreMarks; pos A B -100; pos A C -50; pos B A 30; pos C C 20; pos q A -40; } pairs;
  lookup single { pos D <0 0 40 0>; } single;
  # Where both glyphs may change, the second one is not the first of the next pair.
  lookup both {
    pos E <0 0 -10 0> E <0 0 20 0>;
    pos R <0 0 -30 0> S <0 0 0 0>;
    pos S <0 0 -40 0> T <0 0 0 0>;
  } both;
  lookup context { pos F' 30 G H; } context;
  # Ligatures between the two are ignored; O is one.
  lookup skipping { lookupflag IgnoreLigatures; pos K L 70; } skipping;
  lookup placed { pos M <5 0 0 0>; } placed;
} kern;
feature curs { pos cursive P <anchor 0 10> <anchor 400 30>; } curs;
markClass [grave acute circumflex] <anchor 10 700> @TOP;
feature mark { pos base V <anchor 100 700> mark @TOP; } mark;
table GDEF { GlyphClassDef [a-z A-H K-N P-W grave tilde], [O], [acute circumflex], ; } GDEF;
""")
shaping.save("EaselShaping.ttf")
