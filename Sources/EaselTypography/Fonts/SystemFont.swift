import EaselGeometry

/// The families that replace the system fonts, and their adjustments.
///
/// Apple's San Francisco is licensed for Apple's systems only. The families here are free, are available as
/// Debian packages, and are adjusted so that text takes the same space as in San Francisco: see
/// `SystemFontAdjustment`.
enum SystemFont {
  /// The families of each design, in the order in which they are tried. If none is installed, fontconfig's
  /// match for `genericFamily(_:)` is used.
  static let families: [FontDescriptor.Design: [String]] = [
    .default: ["Inter"],
    .serif: ["Charis SIL", "Charis"],
    .rounded: ["Quicksand", "Nunito", "Varela Round", "Inter"],
    .monospaced: ["JetBrains Mono"],
  ]

  /// fontconfig's name for the user's preferred emoji font.
  static let emojiFamily = "emoji"

  /// The generic family that is used if none of the families is installed.
  static func genericFamily(_ design: FontDescriptor.Design) -> String {
    switch design {
    case .default, .rounded: "sans-serif"
    case .serif: "serif"
    case .monospaced: "monospace"
    }
  }

  /// The family names that the files of a weight have, in the order in which they are tried.
  ///
  /// Quicksand's strokes are thinner than San Francisco's in all weights except bold, and its static files
  /// use a separate family name for each of the other weights.
  static func names(of family: String, weight: FontWeight) -> [String] {
    guard family == "Quicksand" else { return [family] }
    switch weight.value {
    case ..<300: return ["Quicksand Light", family]
    case 400..<600: return ["Quicksand Medium", family]
    default: return [family]
    }
  }

  /// The adjustments to a family that replaces a system font; nil for none.
  static func fitting(of family: String) -> SystemFontAdjustment? {
    switch family {
    case "Inter": .sans
    case "Quicksand": .rounded
    case "JetBrains Mono": .monospaced
    case "Charis SIL", "Charis": .serif
    default: nil
    }
  }
}

/// San Francisco's tracking by font size.
enum SystemTracking {
  /// The tracking at the size of a descriptor, in ems.
  static func value(for descriptor: FontDescriptor) -> CGFloat {
    let loosening = descriptor.isTrackedForDesktop ? desktopLoosening.value(at: descriptor.size) / 2048 : 0
    return tracking.value(at: descriptor.size) / 1000 + loosening
  }

  /// The tracking by size in 1/1000 em, from Apple's Human Interface Guidelines for SF Pro on iOS.
  private static let tracking = SizeTable([
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8),
    (27, 11), (28, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (40, 10),
    (41, 9), (44, 8), (49, 8), (50, 7), (52, 6), (56, 6), (58, 5), (62, 5), (64, 4), (66, 4), (68, 2),
    (72, 2), (76, 1), (80, 0),
  ])

  /// The additional tracking on macOS by size, in 1/2048 em, from the advances that macOS and iOS report.
  private static let desktopLoosening = SizeTable([
    (10, 50), (11, 46), (12, 44), (13, 41), (14, 40), (15, 38), (16, 37), (17, 37), (18, 25), (19, 12),
    (20, 0),
  ])
}

/// A table of numbers by size, with linear interpolation between entries and constant extrapolation.
struct SizeTable: Sendable {
  private let entries: [(size: CGFloat, value: CGFloat)]

  /// - Parameter entries: A non-empty array in ascending order of size.
  init(_ entries: [(size: CGFloat, value: CGFloat)]) { self.entries = entries }

  func value(at size: CGFloat) -> CGFloat {
    guard let next = entries.firstIndex(where: { $0.size > size }) else { return entries.last!.value }
    guard next > 0 else { return entries[0].value }
    let (lower, upper) = (entries[next - 1], entries[next])
    return lower.value + (upper.value - lower.value) * (size - lower.size) / (upper.size - lower.size)
  }
}
