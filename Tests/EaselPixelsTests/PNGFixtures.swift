import Foundation

/// Small PNG files, written byte by byte by another program than the one under test.
enum PNGFixture: String {
  /// 2 x 2 RGBA: red, half-transparent green / nearly clear blue, clear (10, 20, 30).
  case straightColors =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAF0lEQVR42mP4z8DwHwgbGIA0I5eIHAMANoYEul2etvYAAAAASUVORK5CYII="
  /// 2 x 1, 16-bit grey: 0x8080, 0xffff.
  case gray16 =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwVAAAADUlEQVR42mNoaPj/HwAGggL/bOBDIwAAAABJRU5ErkJggg=="
  /// 3 x 1, palette (200, 100, 50), (1, 2, 3), white with alphas 255, 0, 51.
  case palette =
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAABCAMAAAAsPuSGAAAACVBMVEXIZDIBAgP///9ItluTAAAAA3RSTlP/ADP7PpElAAAADElEQVR42mNgYGQCAAAIAAQIHWMKAAAAAElFTkSuQmCC"
  /// 9 x 1, one bit a pixel: white and black in turn, white first.
  case bits =
    "iVBORw0KGgoAAAANSUhEUgAAAAkAAAABAQAAAAAkubnQAAAAC0lEQVR42mNY1QAAAdcBK//wZ1UAAAAASUVORK5CYII="
  /// 69 bytes that claim 30,000 x 30,000 pixels.
  case hugeArea =
    "iVBORw0KGgoAAAANSUhEUgAAdTAAAHUwCAYAAABmJ/i6AAAADElEQVR4nGNgoD0AAABkAAGGZDw1AAAAAElFTkSuQmCC"
  /// 69 bytes that claim 900,000 x 1 pixels.
  case hugeWidth =
    "iVBORw0KGgoAAAANSUhEUgANu6AAAAABAQAAAACT8WDiAAAADElEQVR4nGNgoD0AAABkAAGGZDw1AAAAAElFTkSuQmCC"

  var bytes: [UInt8] { [UInt8](Data(base64Encoded: rawValue)!) }
}
