#!/usr/bin/env python3
"""Makes the fonts of the tests with fontTools (Debian's python3-fonttools): boxes whose places are easy to tell."""

from fontTools.colorLib.builder import buildCOLR, buildCPAL
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

# A is three layers: red, the colour of the text, translucent blue. B has none.
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
