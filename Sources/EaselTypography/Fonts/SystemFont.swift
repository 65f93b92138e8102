import EaselGeometry

/// Which families stand for the system fonts, and how their text is set.
///
/// Apple's San Francisco may be used on Apple's systems alone. The families here are free, are packages of Debian, and
/// are set so that text takes the room that San Francisco takes: see `FontFitting`.
enum SystemFont {
  /// The families of a design, in the order in which they are looked for. Where none is installed, the font is what
  /// fontconfig finds for `genericFamily(_:)`.
  static let families: [FontDescriptor.Design: [String]] = [
    .default: ["Inter"],
    .serif: ["Charis SIL", "Charis"],
    .rounded: ["Quicksand", "Nunito", "Varela Round", "Inter"],
    .monospaced: ["JetBrains Mono"],
  ]

  /// What fontconfig calls the family of coloured pictures that the user prefers.
  static let emojiFamily = "emoji"

  /// What fontconfig is asked for when none of the families is installed.
  static func genericFamily(_ design: FontDescriptor.Design) -> String {
    switch design {
    case .default, .rounded: "sans-serif"
    case .serif: "serif"
    case .monospaced: "monospace"
    }
  }

  /// The names under which the files of a family hold a weight, in the order in which they are looked for.
  ///
  /// Quicksand's strokes are thinner than those of San Francisco in all weights but bold, and its static files name a
  /// family for each of the other weights.
  static func names(of family: String, weight: FontWeight) -> [String] {
    guard family == "Quicksand" else { return [family] }
    switch weight.value {
    case ..<300: return ["Quicksand Light", family]
    case 400..<600: return ["Quicksand Medium", family]
    default: return [family]
    }
  }

  /// How text in a family is set where it stands for a system font; nil for families that are set as they are.
  static func fitting(of family: String) -> FontFitting? {
    switch family {
    case "Inter": .sans
    case "Quicksand": .rounded
    case "JetBrains Mono": .monospaced
    case "Charis SIL", "Charis": .serif
    default: nil
    }
  }
}

/// What San Francisco adds after each character at a size.
enum SystemTracking {
  /// Ems at the size of a descriptor.
  static func value(for descriptor: FontDescriptor) -> CGFloat {
    let loosening = descriptor.isTrackedForDesktop ? desktopLoosening.value(at: descriptor.size) / 2048 : 0
    return tracking.value(at: descriptor.size) / 1000 + loosening
  }

  /// Thousandths of an em by size, as Apple's Human Interface Guidelines list them for SF Pro on iOS.
  private static let tracking = SizeTable([
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8),
    (27, 11), (28, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (40, 10),
    (41, 9), (44, 8), (49, 8), (50, 7), (52, 6), (56, 6), (58, 5), (62, 5), (64, 4), (66, 4), (68, 2),
    (72, 2), (76, 1), (80, 0),
  ])

  /// By how many 2048ths of an em text is looser on macOS than on iOS, from the advances that both report.
  private static let desktopLoosening = SizeTable([
    (10, 50), (11, 46), (12, 44), (13, 41), (14, 40), (15, 38), (16, 37), (17, 37), (18, 25), (19, 12),
    (20, 0),
  ])
}

/// Numbers by size, in between on the line from one to the next, beyond the ends those of the ends.
struct SizeTable: Sendable {
  private let entries: [(size: CGFloat, value: CGFloat)]

  /// - Parameter entries: Not empty, by growing size.
  init(_ entries: [(size: CGFloat, value: CGFloat)]) { self.entries = entries }

  func value(at size: CGFloat) -> CGFloat {
    guard let next = entries.firstIndex(where: { $0.size > size }) else { return entries.last!.value }
    guard next > 0 else { return entries[0].value }
    let (lower, upper) = (entries[next - 1], entries[next])
    return lower.value + (upper.value - lower.value) * (size - lower.size) / (upper.size - lower.size)
  }
}
