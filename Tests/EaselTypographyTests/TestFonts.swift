import EaselGeometry
import Testing

@testable import EaselTypography

/// The fonts that the tests are about, which the set-up script installs.
enum TestFonts {
  static let sans = path("dejavu/DejaVuSans.ttf")
  static let sansBold = path("dejavu/DejaVuSans-Bold.ttf")
  static let mono = path("dejavu/DejaVuSansMono.ttf")
  static let serif = path("dejavu/DejaVuSerif.ttf")
  static let devanagari = path("lohit-devanagari/Lohit-Devanagari.ttf")
  static let bengali = path("lohit-bengali/Lohit-Bengali.ttf")
  static let tamil = path("lohit-tamil/Lohit-Tamil.ttf")
  static let thai = path("tlwg/Loma.ttf")
  /// Han and kana.
  static let han = path("droid/DroidSansFallbackFull.ttf")
  static let hangul = path("lexi/LexiGulim.ttf")
  static let emoji = path("noto/NotoColorEmoji.ttf")

  private static func path(_ name: String) -> String { "/usr/share/fonts/truetype/\(name)" }

  /// A library of these files, of which the first is the system font.
  static func library(_ files: String...) -> FontLibrary { FontLibrary(files: files) }

  /// An engine with DejaVu Sans alone.
  static func engine() -> TextLayoutEngine { TextLayoutEngine(library: library(sans)) }

  /// An engine with these files, of which the first is the system font.
  static func engine(_ files: String...) -> TextLayoutEngine {
    TextLayoutEngine(library: FontLibrary(files: files))
  }

  /// A regular run in the system font.
  static func run(_ text: String, size: CGFloat = 2048) -> TextRun {
    TextRun(text, font: FontDescriptor(size: size))
  }
}
