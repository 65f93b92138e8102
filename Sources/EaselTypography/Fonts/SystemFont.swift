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
