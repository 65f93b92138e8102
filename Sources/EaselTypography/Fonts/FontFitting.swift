import EaselGeometry

/// How a face is set so that its text takes the room of the system font for which it stands.
///
/// The numbers of San Francisco are those that UIKit reports on iOS for `UIFont.systemFont(ofSize:)`: a line of 1.1934
/// ems, capitals of 0.7046 ems, and the advances of the letters at each size. All lengths are ems of that font.
struct FontFitting: Sendable {
  /// The height to which flat capitals are scaled; nil leaves letters at the size that the face has.
  var capHeight: CGFloat? = 1443.0 / 2048
  /// From the baseline up to the top of a line.
  var ascent: CGFloat = 1950.0 / 2048
  /// From the baseline down to the bottom of a line.
  var descent: CGFloat = 494.0 / 2048
  /// Whether glyphs change with their neighbours as the face's `calt` feature says. Without it only the colon between
  /// digits does, which stands at half their height.
  var usesContextualAlternates = false
  /// What is added after each character of a text.
  var tracking: @Sendable (FontDescriptor) -> CGFloat = { _ in 0 }

  /// By how much the outlines of a face are scaled.
  func scale(of face: FontFace) -> CGFloat {
    guard let capHeight, face.metrics.capHeight > 0 else { return 1 }
    return capHeight / face.metrics.capHeight
  }
}

extension FontFitting {
  /// Inter for San Francisco. Its letters have nearly the widths of the text sizes, so it is tracked as San Francisco
  /// is, and more tightly above them, where that has narrower letters.
  static let sans = FontFitting { descriptor in
    let offset = sansOffset.value(at: descriptor.size)
    // Bold letters of San Francisco are wider than Inter's, light ones narrower.
    let weight = 0.06 * CGFloat(descriptor.weight.value - FontWeight.regular.value)
    return SystemTracking.value(for: descriptor) + (offset + weight) / 1000
  }

  private static let sansOffset = SizeTable([(17, 19), (20, 5), (22, -13), (28, -39)])

  /// Quicksand for San Francisco Rounded, whose letters are taken to be as wide as those of San Francisco. It has the same
  /// letters at all sizes, so it is tracked a little more tightly above the text sizes.
  static let rounded = FontFitting { descriptor in
    let offset = roundedOffset.value(at: descriptor.size) + (descriptor.weight >= .semibold ? 23 : 0)
    return SystemTracking.value(for: descriptor) + offset / 1000
  }

  private static let roundedOffset = SizeTable([(17, 1), (20, -7), (22, -20), (28, -48)])

  /// JetBrains Mono for SF Mono, in which a character takes 0.61816 ems at any size. JetBrains Mono has 0.6 ems with
  /// capitals of 0.73 ems.
  static let monospaced = FontFitting { _ in 1266.0 / 2048 - 0.6 * (1443.0 / 2048) / 0.73 }

  /// Charis for New York. No advances of New York are published, so letters stay as they are.
  static let serif = FontFitting(capHeight: nil)
}

/// What stands for fonts of Apple's systems that are asked for by name and are not installed.
struct FontReplacement: Sendable {
  /// Families of the same kind, the most alike first.
  var families: [String] = []
  /// The system font where none of them is installed either.
  var design: FontDescriptor.Design

  /// The replacement for a name, in any case; nil for names that say nothing of the kind of the font.
  static func named(_ name: String) -> FontReplacement? {
    let name = name.lowercased()
    return kinds.first { kind in kind.beginnings.contains { name.hasPrefix($0) } }?.replacement
  }

  /// By the beginnings of names, of which the first that fits counts.
  private static let kinds: [(beginnings: [String], replacement: FontReplacement)] = [
    (["sf mono", "sfmono", "menlo", "monaco", "andale mono"], FontReplacement(design: .monospaced)),
    (
      ["sf pro rounded", "sfprorounded", "sf compact rounded", "arial rounded"],
      FontReplacement(design: .rounded)
    ),
    (
      ["new york", "newyork", "georgia", "charter", "iowan old style", "athelas"],
      FontReplacement(design: .serif)
    ),
    (["baskerville", "big caslon", "cochin", "didot"], FontReplacement(design: .serif)),
    (["hoefler text", "american typewriter"], FontReplacement(design: .serif)),
    (
      ["futura", "avant garde"],
      FontReplacement(families: ["League Spartan", "Beteckna", "URW Gothic"], design: .default)
    ),
  ]
}

/// What users should know about their fonts, on standard error.
enum Diagnostics {
  /// Writes one line.
  static func report(_ message: String) {
    FileHandle.standardError.write(Data("easel: \(message)\n".utf8))
  }
}
