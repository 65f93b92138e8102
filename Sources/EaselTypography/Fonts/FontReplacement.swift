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
