import EaselGeometry

/// The adjustments to a face so that its text takes the same space as the system font that it replaces.
///
/// The numbers for San Francisco are those that UIKit reports on iOS for `UIFont.systemFont(ofSize:)`: a line
/// height of 1.1934 ems, a cap height of 0.7046 ems, and the advances of the letters at each size. All
/// lengths are in ems of that font.
struct SystemFontAdjustment: Sendable {
  /// The cap height to which the face is scaled; nil for no scaling.
  var capHeight: CGFloat? = 1443.0 / 2048
  /// The distance from the baseline up to the top of a line.
  var ascent: CGFloat = 1950.0 / 2048
  /// The distance from the baseline down to the bottom of a line.
  var descent: CGFloat = 494.0 / 2048
  /// Whether the face's `calt` feature (contextual alternates) is on. Without it, only the colon between
  /// digits changes: it is centred on the height of the digits.
  var usesContextualAlternates = false
  /// The tracking after each character of a text.
  var tracking: @Sendable (FontDescriptor) -> CGFloat = { _ in 0 }

  /// The scale factor of the outlines of a face.
  func scale(of face: FontFace) -> CGFloat {
    guard let capHeight, face.metrics.capHeight > 0 else { return 1 }
    return capHeight / face.metrics.capHeight
  }
}

extension SystemFontAdjustment {
  /// Inter in place of San Francisco. Its letters have nearly the widths of San Francisco's text sizes, so it
  /// has the same tracking at these sizes, and tighter tracking above them, at which San Francisco has
  /// narrower letters.
  static let sans = SystemFontAdjustment { descriptor in
    let offset = sansOffset.value(at: descriptor.size)
    // San Francisco's bold letters are wider than Inter's, its light ones narrower.
    let weight = 0.06 * CGFloat(descriptor.weight.value - FontWeight.regular.value)
    return SystemTracking.value(for: descriptor) + (offset + weight) / 1000
  }

  private static let sansOffset = SizeTable([(17, 19), (20, 5), (22, -13), (28, -39)])

  /// Quicksand in place of San Francisco Rounded, whose letters are assumed to be as wide as those of San
  /// Francisco. Quicksand has the same letters at all sizes, so its tracking is slightly tighter above the
  /// text sizes.
  static let rounded = SystemFontAdjustment { descriptor in
    let offset = roundedOffset.value(at: descriptor.size) + (descriptor.weight >= .semibold ? 23 : 0)
    return SystemTracking.value(for: descriptor) + offset / 1000
  }

  private static let roundedOffset = SizeTable([(17, 1), (20, -7), (22, -20), (28, -48)])

  /// JetBrains Mono in place of SF Mono, in which every character is 0.61816 ems wide at any size. In
  /// JetBrains Mono it is 0.6 ems, with a cap height of 0.73 ems.
  static let monospaced = SystemFontAdjustment { _ in 1266.0 / 2048 - 0.6 * (1443.0 / 2048) / 0.73 }

  /// Charis in place of New York. The advances of New York are not published, so letters are not adjusted.
  static let serif = SystemFontAdjustment(capHeight: nil)
}

/// The replacement for an Apple system font that is requested by name and not installed.
struct FontReplacement: Sendable {
  /// Similar families, the most similar first.
  var families: [String] = []
  /// The system font that is used if none of the families is installed.
  var design: FontDescriptor.Design

  /// The replacement for a name, ignoring case; nil for unknown names.
  static func named(_ name: String) -> FontReplacement? {
    let name = name.lowercased()
    return kinds.first { kind in kind.beginnings.contains { name.hasPrefix($0) } }?.replacement
  }

  /// Replacements by name prefix; the first match is used.
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
