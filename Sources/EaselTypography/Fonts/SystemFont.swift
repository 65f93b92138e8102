/// Which families are the system font.
enum SystemFont {
  /// The first family of a list that is installed is taken.
  static let families: [FontDescriptor.Design: [String]] = [
    .default: ["DejaVu Sans"],
    .serif: ["DejaVu Serif"],
    .rounded: ["Nunito", "Varela Round", "DejaVu Sans"],
    .monospaced: ["DejaVu Sans Mono"],
  ]

  /// What fontconfig calls the family of coloured pictures that the user prefers.
  static let emojiFamily = "emoji"

  /// What fontconfig is asked for when none of them is there.
  static func genericFamily(_ design: FontDescriptor.Design) -> String {
    switch design {
    case .default, .rounded: "sans-serif"
    case .serif: "serif"
    case .monospaced: "monospace"
    }
  }
}
