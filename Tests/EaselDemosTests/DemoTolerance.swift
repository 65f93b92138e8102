import EaselPixels
import EaselTesting
import SwiftUI

/// The differences that are allowed between an image of a demo and its reference.
enum DemoTolerance {
  /// None.
  case exact
  /// One rounding step on a few pixels.
  case rounding
  /// Small differences on most edges of glyphs: demos have the fonts of the machine, which differ as FreeType does.
  case text

  /// The least share of pixels that are equal up to `negligible`.
  fileprivate var precision: Double { self == .text ? 0.99 : 1 }

  /// The difference up to which pixels count as equal, 0...255.
  fileprivate var negligible: Double {
    switch self {
    case .exact: 0
    case .rounding: 1
    case .text: 8
    }
  }

  /// The largest difference of any pixel, 0...255.
  fileprivate var maximum: Double { self == .text ? 96 : negligible }
}

/// Expects an image to equal its reference up to a tolerance.
func expectPicture(
  of pixmap: Pixmap, named name: String, tolerance: DemoTolerance, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  expectPicture(
    of: CGImage(PixelImage(copying: pixmap)), named: name, precision: tolerance.precision,
    perceptualPrecision: 1 - tolerance.negligible / 255,
    leastPerceptualPrecision: 1 - tolerance.maximum / 255,
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
}
