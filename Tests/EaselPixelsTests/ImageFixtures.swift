import Foundation

@testable import EaselPixels

/// Small PNG files, written by a program other than the code under test.
enum PNGFixture: String {
  /// 2 x 2 RGBA: red, half-transparent green / nearly transparent blue, transparent (10, 20, 30).
  case straightColors =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAF0lEQVR42mP4z8DwHwgbGIA0I5eIHAMANoYEul2etvYAAAAASUVORK5CYII="
  /// 2 x 1, 16-bit gray: 0x8080, 0xffff.
  case gray16 =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwVAAAADUlEQVR42mNoaPj/HwAGggL/bOBDIwAAAABJRU5ErkJggg=="
  /// 3 x 1, palette (200, 100, 50), (1, 2, 3), white with alphas 255, 0, 51.
  case palette =
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAABCAMAAAAsPuSGAAAACVBMVEXIZDIBAgP///9ItluTAAAAA3RSTlP/ADP7PpElAAAADElEQVR42mNgYGQCAAAIAAQIHWMKAAAAAElFTkSuQmCC"
  /// 9 x 1, one bit per pixel: white and black alternating, white first.
  case bits =
    "iVBORw0KGgoAAAANSUhEUgAAAAkAAAABAQAAAAAkubnQAAAAC0lEQVR42mNY1QAAAdcBK//wZ1UAAAAASUVORK5CYII="
  /// 69 bytes whose header declares 30,000 x 30,000 pixels.
  case hugeArea =
    "iVBORw0KGgoAAAANSUhEUgAAdTAAAHUwCAYAAABmJ/i6AAAADElEQVR4nGNgoD0AAABkAAGGZDw1AAAAAElFTkSuQmCC"
  /// 69 bytes whose header declares 900,000 x 1 pixels.
  case hugeWidth =
    "iVBORw0KGgoAAAANSUhEUgANu6AAAAABAQAAAACT8WDiAAAADElEQVR4nGNgoD0AAABkAAGGZDw1AAAAAElFTkSuQmCC"

  var bytes: [UInt8] { [UInt8](Data(base64Encoded: rawValue)!) }
}

/// Small JPEG files, written by a program other than the code under test.
enum JPEGFixture {
  /// 16 x 8: the left half red, the right half blue.
  static let redAndBlue = bytes(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsI"
      + "CQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK"
      + "CgoKCgoKCgoKCgoKCgr/wAARCAAIABADAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAA"
      + "AgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6"
      + "Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXG"
      + "x8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREA"
      + "AgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5"
      + "OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPE"
      + "xcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD4vr+Uz/fw+Q6/6qD/AJrz/9k=")
  /// 4 x 2 pixels of middle gray, one component.
  static let gray = bytes(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQ"
      + "ERMUFRUVDA8XGBYUGBIUFRT/wAALCAACAAQBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgED"
      + "AwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RF"
      + "RkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJ"
      + "ytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/ACv/2Q==")

  private static func bytes(_ base64: String) -> [UInt8] { [UInt8](Data(base64Encoded: base64)!) }

  /// Returns a progressive file of 8 x 8 pixels of middle gray, which encodes the mean of its only block in each scan.
  static func gray(scans: Int) -> [UInt8] {
    let quantization: [UInt8] = [0xff, 0xdb, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
    let frame: [UInt8] = [0xff, 0xc2, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0]
    // One code, for a difference of 0.
    let codes: [UInt8] = [0xff, 0xc4, 0, 20, 0, 1] + [UInt8](repeating: 0, count: 16)
    let scan: [UInt8] = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0, 0x7f]
    var file: [UInt8] = [0xff, 0xd8]
    for part in [quantization, frame, codes] { file += part }
    for _ in 0..<scans { file += scan }
    return file + [0xff, 0xd9]
  }

  /// Returns a file whose Exif data set an orientation, in little-endian or big-endian byte order.
  static func redAndBlue(orientation: UInt8, isLittleEndian: Bool = true) -> [UInt8] {
    let tiff: [UInt8] =
      isLittleEndian
      ? [73, 73, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
      : [77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let exif = Array("Exif\0\0".utf8) + tiff
    return redAndBlue[..<2] + [0xff, 0xe1, 0, UInt8(exif.count + 2)] + exif + redAndBlue[2...]
  }
}
