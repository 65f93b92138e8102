#!/usr/bin/env python3
"""Skia's raster backend through the package skia-python.

A scene is recorded as an SkPicture before timing. A frame clears the bitmap and plays the picture, so that no Python
runs for single operations. ../SCENE.md describes arguments and output.
"""

import argparse
import json
import math
import subprocess
import sys
import time

import numpy
import skia

import skia_scene

SPREADS = {"pad": skia.TileMode.kClamp, "repeat": skia.TileMode.kRepeat, "reflect": skia.TileMode.kMirror}
CAPS = {"butt": skia.Paint.kButt_Cap, "round": skia.Paint.kRound_Cap, "square": skia.Paint.kSquare_Cap}
JOINS = {"miter": skia.Paint.kMiter_Join, "round": skia.Paint.kRound_Join, "bevel": skia.Paint.kBevel_Join}
BLENDS = {
    "srcover": skia.BlendMode.kSrcOver, "multiply": skia.BlendMode.kMultiply, "screen": skia.BlendMode.kScreen,
    "overlay": skia.BlendMode.kOverlay, "darken": skia.BlendMode.kDarken, "lighten": skia.BlendMode.kLighten,
    "colordodge": skia.BlendMode.kColorDodge, "colorburn": skia.BlendMode.kColorBurn,
    "hardlight": skia.BlendMode.kHardLight, "softlight": skia.BlendMode.kSoftLight,
    "difference": skia.BlendMode.kDifference, "exclusion": skia.BlendMode.kExclusion, "plus": skia.BlendMode.kPlus,
}


def skia_color(color):
    red, green, blue, alpha = color
    return skia.ColorSetARGB(alpha, red, green, blue)


def skia_matrix(matrix):
    a, b, c, d, tx, ty = matrix
    return skia.Matrix.MakeAll(a, c, tx, b, d, ty, 0, 0, 1)


def rounded(values):
    x, y, width, height, radius = values
    radius = min(radius, width / 2, height / 2)
    return skia.Rect.MakeXYWH(x, y, width, height), radius, radius


class Recording:
    """Plays the operations of a scene into a canvas, with Skia's objects."""

    def __init__(self, scene):
        self.scene = scene
        self.paths, self.shaders, self.typefaces, self.images = {}, {}, {}, {}
        for number, symbol in scene.symbols.items():
            surface = skia.Surface(symbol.width, symbol.height)
            surface.getCanvas().clear(0)
            self.play(symbol.operations, surface.getCanvas())
            self.images[number] = surface.makeImageSnapshot()

    def picture(self):
        recorder = skia.PictureRecorder()
        canvas = recorder.beginRecording(skia.Rect.MakeWH(self.scene.width, self.scene.height))
        self.play(self.scene.operations, canvas)
        return recorder.finishRecordingAsPicture()

    def play(self, operations, canvas):
        for keyword, *values in operations:
            getattr(self, keyword)(canvas, *values)

    # The methods below have the names of the statements.

    def fill(self, canvas, path, paint, even_odd, matrix):
        self.draw_path(canvas, path, even_odd, self.paint(paint), matrix)

    def stroke(self, canvas, path, paint, style, matrix):
        width, cap, join, limit, dashes, phase = style
        pen = self.paint(paint)
        pen.setStyle(skia.Paint.kStroke_Style)
        pen.setStrokeWidth(width)
        pen.setStrokeCap(CAPS[cap])
        pen.setStrokeJoin(JOINS[join])
        pen.setStrokeMiter(limit)
        if dashes:
            even = list(dashes) * (1 + len(dashes) % 2)
            pen.setPathEffect(skia.DashPathEffect.Make(even, phase))
        self.draw_path(canvas, path, False, pen, matrix)

    def clip(self, canvas, path, even_odd, matrix):
        canvas.save()
        clip = self.path(path, even_odd)
        if matrix != skia_scene.IDENTITY:
            clip = skia.Path(clip)
            clip.transform(skia_matrix(matrix))
        canvas.clipPath(clip, skia.ClipOp.kIntersect, True)

    def unclip(self, canvas):
        canvas.restore()

    def layer(self, canvas, opacity, blend, box, blur):
        paint = skia.Paint(Alphaf=opacity, BlendMode=BLENDS[blend])
        if blur:
            paint.setImageFilter(skia.ImageFilters.Blur(blur, blur, skia.TileMode.kDecal))
        canvas.saveLayer(skia.Rect.MakeXYWH(*box), paint)

    def endlayer(self, canvas):
        canvas.restore()

    def draw(self, canvas, symbol, opacity, matrix):
        canvas.save()
        canvas.concat(skia_matrix(matrix))
        sampling = skia.SamplingOptions(skia.FilterMode.kLinear)
        canvas.drawImage(self.images[symbol], 0, 0, sampling, skia.Paint(AntiAlias=True, Alphaf=opacity))
        canvas.restore()

    def text(self, canvas, font, size, origin, paint, string):
        if font not in self.typefaces:
            self.typefaces[font] = skia.Typeface.MakeFromFile(self.font_file(self.scene.fonts[font]))
        face = skia.Font(self.typefaces[font], size)
        face.setHinting(skia.FontHinting.kNone)
        face.setSubpixel(True)
        face.setLinearMetrics(True)
        face.setEdging(skia.Font.Edging.kAntiAlias)
        canvas.drawTextBlob(skia.TextBlob.MakeFromString(string, face), *origin, self.paint(paint))

    # Objects

    def draw_path(self, canvas, number, even_odd, paint, matrix):
        is_moved = matrix != skia_scene.IDENTITY
        if is_moved:
            canvas.save()
            canvas.concat(skia_matrix(matrix))
        commands = self.scene.paths[number]
        verb = commands[0][0] if len(commands) == 1 else ""
        if verb == "R":
            canvas.drawRect(skia.Rect.MakeXYWH(*commands[0][1]), paint)
        elif verb == "U":
            canvas.drawRoundRect(*rounded(commands[0][1]), paint)
        else:
            canvas.drawPath(self.path(number, even_odd), paint)
        if is_moved:
            canvas.restore()

    def path(self, number, even_odd):
        if (number, even_odd) not in self.paths:
            path = skia.Path()
            add = {
                "M": path.moveTo, "L": path.lineTo, "Q": path.quadTo, "C": path.cubicTo, "Z": path.close,
                "R": lambda *values: path.addRect(skia.Rect.MakeXYWH(*values)),
                "U": lambda *values: path.addRoundRect(*rounded(values)),
            }
            for verb, values in self.scene.paths[number]:
                add[verb](*values)
            path.setFillType(skia.PathFillType.kEvenOdd if even_odd else skia.PathFillType.kWinding)
            self.paths[number, even_odd] = path
        return self.paths[number, even_odd]

    def paint(self, number):
        source = self.scene.paints[number]
        paint = skia.Paint(AntiAlias=True)
        if source.kind == "solid":
            paint.setColor(skia_color(source.color))
        else:
            if number not in self.shaders:
                self.shaders[number] = self.shader(source)
            paint.setShader(self.shaders[number])
        return paint

    @staticmethod
    def shader(paint):
        values = paint.geometry
        rules = dict(
            colors=[skia_color(color) for _, color in paint.stops], positions=[place for place, _ in paint.stops],
            mode=SPREADS[paint.spread], flags=int(skia.GradientShader.kInterpolateColorsInPremul_Flag))
        if paint.kind == "linear":
            return skia.GradientShader.MakeLinear(points=[values[:2], values[2:]], **rules)
        if paint.kind == "radial":
            center, radius, focus = values[:2], values[2], values[3:]
            if center == focus:
                return skia.GradientShader.MakeRadial(center=center, radius=radius, **rules)
            return skia.GradientShader.MakeTwoPointConical(
                start=focus, startRadius=0, end=center, endRadius=radius, **rules)
        x, y, angle = values
        turn = skia.Matrix.RotateDeg(math.degrees(angle), (x, y))
        return skia.GradientShader.MakeSweep(cx=x, cy=y, localMatrix=turn, **rules)

    def font_file(self, name):
        if name.startswith("file:"):
            return f"{self.scene.folder}/{name[5:]}"
        return subprocess.run(
            ["fc-match", "-f", "%{file}", name], capture_output=True, text=True, check=True).stdout


def report(scene, options):
    pixels = numpy.zeros((scene.height, scene.width, 4), numpy.uint8)
    info = skia.ImageInfo.Make(scene.width, scene.height, skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType)
    canvas = skia.Surface.MakeRasterDirect(info, pixels).getCanvas()
    picture = Recording(scene).picture()
    background = skia_color(scene.background)

    def frame():
        start = time.perf_counter()
        canvas.clear(background)
        canvas.drawPicture(picture)
        return time.perf_counter() - start

    first = frame()
    if options.png_dir:
        image = skia.Image.fromarray(pixels, skia.kBGRA_8888_ColorType)
        image.save(f"{options.png_dir}/{scene.name}.skia.png", skia.kPNG)
    if first <= options.budget:
        frame()
    times, start = [], time.perf_counter()
    while len(times) < 5000:
        times.append(frame() * 1000)
        spent = time.perf_counter() - start
        is_enough = len(times) >= options.min_frames or (spent >= 4 * options.budget and len(times) >= 2)
        if spent >= options.budget and is_enough:
            break
    times.sort()
    return dict(
        version=skia.__version__, ms_min=round(times[0], 5), ms_median=round(times[len(times) // 2], 5),
        frames=len(times))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--budget", type=float, default=0.4)
    parser.add_argument("--min-frames", type=int, default=5)
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--png-dir")
    parser.add_argument("scenes", nargs="*")
    options = parser.parse_args()
    for path in options.scenes:
        line = dict(peer="skia", scene=path, threads=options.threads)
        try:
            scene = skia_scene.read(path)
            line["scene"] = scene.name
            line |= report(scene, options)
        except Exception as error:
            print(f"skia: {path}: {error!r}", file=sys.stderr)
            line["unsupported"] = "error"
        print(json.dumps(line, separators=(",", ":")), flush=True)


if __name__ == "__main__":
    main()
