#!/usr/bin/env python3
"""Writes the inputs that the search of `.ci/fuzz` starts from.

usage: seeds.py FOLDER

Each door has a subfolder of FOLDER. The bytes are the same each time.
"""

import base64
import os
import random
import shutil
import struct
import sys
import zlib

# A baseline JPEG file of 16 x 16 pixels.
JPEG = base64.b64decode(
    "/9j/4AAQSkZJRgABAgAAAQABAAD/2wBDAAgoKC8oLzc3Nzc3N0E8QUNDQ0FBQUFDQ0NISEhVVVVISEhDQ0hIUFBVVVxfXFdX"
    "VVdfX2RkZHh4c3OMjJGsrM//xABvAAEBAAAAAAAAAAAAAAAAAAAFBgEBAAMBAAAAAAAAAAAAAAAABgIDAQQQAQABAwQDAQEA"
    "AAAAAAAAAAECAAMRUSFhMSIEQYESEQACAQMCBQUBAQAAAAAAAAACAQMAERIEIXFBMWETgSMyUdJykf/AABEIABAAEAMBEgAC"
    "EgADEgD/2gAMAwEAAhEDEQA/AJn+ZWLEUUZBLIvThNPjvVDIhdsw84mIxj8egNeKUwQxm7kKL+ldf49uVHINSYnioifq/wA1"
    "okzUqdvaQIO2buT4vpwrnkT0/kxTkUmO65Ybd79fSlb109W4MQIiZAOts4633cc0J7MZ35sSEj8XTjihkEsh/IiLi2/v7pJF"
    "pwAMhmE7clb9OrwFG5m7vx4Ybuw5fKyvbep6YhJyomgcmGze6x7O16//2Q=="
)
# The decoded doors, in which all bytes have a meaning.
DECODED = ["bitmaps", "drawing", "paths", "contexts", "patterns", "sketches", "views", "animations"]
# The folder of the tests' fonts, each of at most four kilobytes.
FONTS = os.path.join(os.path.dirname(__file__), "../EaselTypographyTests/Fonts")


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(color, depth, channels, extra=b"", interlaced=0, side=4):
    row = bytes([0]) + bytes(37 * i % 256 for i in range((side * channels * depth + 7) // 8))
    rows = row * side
    if interlaced:
        # Seven passes of a picture of one pixel: only the first one has data.
        side, rows = 1, row[: 1 + (channels * depth + 7) // 8]
    header = struct.pack(">IIBBBBB", side, side, depth, color, 0, 0, interlaced)
    parts = chunk(b"IHDR", header) + extra + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


def images():
    palette = chunk(b"PLTE", bytes(range(48))) + chunk(b"tRNS", bytes(range(16)))
    gamma = chunk(b"gAMA", struct.pack(">I", 45455))
    exif = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0"
    segment = b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif
    return [
        png(0, 1, 1), png(0, 8, 1), png(0, 16, 1), png(2, 8, 3, gamma), png(2, 16, 3), png(3, 4, 1, palette),
        png(4, 8, 2), png(6, 8, 4), png(6, 16, 4), png(6, 8, 4, interlaced=1), JPEG, JPEG[:2] + segment + JPEG[2:],
    ]


def texts():
    words = [
        "plain text", "**bold** _italic_ `code` ~~struck~~ [link](https://swift.org)", "**_[`~~", "a\tb\r\nc\n\n",
        "\u05e9\u05dc\u05d5\u05dd abc 123", "\u0928\u092e\u0938\u094d\u0924\u0947", "\u202e\u2066a\u2069\u202c",
        "\U0001f468\u200d\U0001f469\u200d\U0001f467\ufe0f", "e\u0301\u0301\u0301", "%@ %lld %1$@ %%",
    ]
    # The kind, the width, the number of lines, the scale, the line spacing, the font size and the truncation.
    return [
        bytes([kind, 96, 34, 0, 255, 16, 28, kind]) + word.encode() for kind in range(3) for word in words
    ] + [bytes([3, 96, 34, 0, 255, 16, 28, 0, 5]) + b"words" + bytes(range(40))]


def assets():
    color = b'{"colors":[{"idiom":"universal","color":{"color-space":"display-p3","components":'
    dark = b',"appearances":[{"appearance":"luminosity","value":"dark"}]}'
    components = b'{"red":"0xFF","green":"0.5","blue":"128","alpha":"1.000"}}'
    return [
        b"\0" + color + components + b"}]}",
        b"\0" + color + components + dark + b"]}",
        b'\x01{"images":[{"filename":"picture.png","scale":"1x"},{"filename":"picture@2x.png","scale":"2x"}],'
        b'"properties":{"template-rendering-intent":"template"}}\0' + png(6, 8, 4),
        b'\x02{"properties":{"provides-namespace":true}}',
        b'\x03{"sourceLanguage":"en","strings":{"%lld items":{"localizations":{"en":{"variations":{"plural":{'
        b'"one":{"stringUnit":{"state":"translated","value":"%lld item"}}}}}}}}}',
        b'\x04"key" = "%1$@ value";\n',
        b"\x04<plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key>"
        b"<string>%#@n@</string></dict></dict></plist>",
    ]


def desktop():
    def string(order, name, value):
        head = struct.pack(order + "BxH", 1, len(name)) + name + bytes(-len(name) % 4) + bytes(4)
        return head + struct.pack(order + "I", len(value)) + value + bytes(-len(value) % 4)

    def settings(order):
        number = struct.pack(order + "BxH", 0, 4) + b"Size" + bytes(4) + struct.pack(order + "I", 24)
        color = struct.pack(order + "BxH", 2, 4) + b"Tint" + bytes(4) + bytes(8)
        theme = string(order, b"Net/ThemeName", b"Adwaita-dark")
        header = bytes([order == ">", 0, 0, 0]) + struct.pack(order + "II", 7, 3)
        return b"\0" + header + number + color + theme

    resources = b"\x01*background:\twhite\nXft.dpi:\t144\nXft.dpi: 1e3\n"
    return [settings("<"), settings(">"), resources]


def random_bytes():
    generator = random.Random(2026)
    return [generator.randbytes(2**power) for power in range(4, 12)]


def write(folder, inputs):
    os.makedirs(folder, exist_ok=True)
    for number, data in enumerate(inputs):
        with open(os.path.join(folder, f"seed-{number}"), "wb") as file:
            file.write(data)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    root = sys.argv[1]
    write(os.path.join(root, "images"), images())
    write(os.path.join(root, "text"), texts())
    write(os.path.join(root, "assets"), assets())
    write(os.path.join(root, "desktop"), desktop())
    for door in DECODED:
        write(os.path.join(root, door), random_bytes())
    os.makedirs(os.path.join(root, "fonts"), exist_ok=True)
    for name in sorted(os.listdir(FONTS)):
        if name.endswith(".ttf"):
            shutil.copy(os.path.join(FONTS, name), os.path.join(root, "fonts", name))


main()
