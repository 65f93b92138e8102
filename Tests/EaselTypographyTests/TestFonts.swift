import EaselGeometry
import Testing

@testable import EaselTypography

/// The fonts under test, installed by the setup script.
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

  /// Returns a library of these files; the first is the system font.
  static func library(_ files: String...) -> FontLibrary { FontLibrary(files: files) }

  /// Returns an engine with DejaVu Sans only.
  static func engine() -> TextLayoutEngine { TextLayoutEngine(library: library(sans)) }

  /// Returns an engine with these files; the first is the system font.
  static func engine(_ files: String...) -> TextLayoutEngine {
    TextLayoutEngine(library: FontLibrary(files: files))
  }

  /// Returns a regular run in the system font.
  static func run(_ text: String, size: CGFloat = 2048) -> TextRun {
    TextRun(text, font: FontDescriptor(size: size))
  }
}
