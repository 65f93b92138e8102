import EaselTypography
import Foundation

/// The fonts of pictures: those that the library contains, and those that the program registers.
///
/// The fonts of the machine are not among them, so that a picture is the same on all machines.
enum PictureFonts {
  /// The contained files. The first one stands in for all families that are not among them.
  static let files = [
    "Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf", "Inter-Italic.otf",
    "JetBrainsMono-Regular.ttf",
  ]

  /// Lays out the texts of all pictures.
  static let engine = TextLayoutEngine(
    library: FontLibrary(systemFontFiles: files.map { path(of: $0) }, applicationFontsOf: .shared))

  static func path(of file: String) -> String {
    Bundle.module.bundleURL.appendingPathComponent("Fonts/\(file)").path
  }
}
