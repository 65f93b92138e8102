import EaselGeometry
import Testing

@testable import EaselTypography

/// The fonts that the tests are about: DejaVu, which the set-up script installs.
enum TestFonts {
  static let sans = path("DejaVuSans.ttf")
  static let sansBold = path("DejaVuSans-Bold.ttf")
  static let mono = path("DejaVuSansMono.ttf")
  static let serif = path("DejaVuSerif.ttf")

  private static func path(_ name: String) -> String { "/usr/share/fonts/truetype/dejavu/\(name)" }

  /// A library of these files, of which the first is the system font.
  static func library(_ files: String...) -> FontLibrary { FontLibrary(files: files) }

  /// An engine with DejaVu Sans alone.
  static func engine() -> TextLayoutEngine { TextLayoutEngine(library: library(sans)) }

  /// A regular run in the system font.
  static func run(_ text: String, size: CGFloat = 2048) -> TextRun {
    TextRun(text, font: FontDescriptor(size: size))
  }
}
