import EaselTypography
import Foundation

/// The fonts that the library contains, so that pictures of text are the same on machines without fonts.
enum PictureFonts {
  /// A family that views have by default.
  struct Family: Sendable {
    var name: String
    var design: FontDescriptor.Design
    var files: [String]
  }

  static let families = [
    Family(
      name: "Inter", design: .default,
      files: [
        "Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf", "Inter-Italic.otf",
      ]),
    Family(name: "JetBrains Mono", design: .monospaced, files: ["JetBrainsMono-Regular.ttf"]),
  ]

  /// The names of the families that were added because they are not installed.
  static let added: [String] = families.filter { family in
    let present = FontLibrary.shared.font(for: FontDescriptor(design: family.design)).face.name
    guard !present.hasPrefix(family.name) else { return false }
    for file in family.files { FontLibrary.shared.register(file: path(of: file)) }
    return true
  }.map(\.name)

  /// Adds the families that are not installed. Called before each picture; only the first call has an effect.
  static func prepare() { _ = added }

  static func path(of file: String) -> String {
    Bundle.module.bundleURL.appendingPathComponent("Fonts/\(file)").path
  }
}
