import Foundation

/// Writes the fill rules of clips where SVG expects them.
///
/// Cairo before version 1.18 writes `clip-rule` into the element that is clipped, where it has no effect. It belongs into the
/// paths of the clip: https://www.w3.org/TR/SVG11/masking.html#ClipRuleProperty
enum SVGClipRules {
  private static let definition = Data(#"<clipPath id=""#.utf8)
  private static let path = Data("<path".utf8)
  private static let reference = Data("clip-path=\"url(#".utf8)
  private static let ending = Data(")\" clip-rule=\"evenodd\"".utf8)
  private static let rule = Data(" clip-rule=\"evenodd\"".utf8)

  /// Returns the image with the even-odd rule in the paths of the clips that use it.
  static func moved(in image: Data) -> Data {
    let clips = evenOddClips(of: image)
    guard !clips.isEmpty else { return image }
    var result = Data()
    var rest = image
    while let found = rest.range(of: definition) {
      result += rest[..<found.upperBound]
      rest = rest[found.upperBound...]
      guard clips.contains(name(in: rest)), let path = rest.range(of: path) else { continue }
      result += rest[..<path.upperBound] + rule
      rest = rest[path.upperBound...]
    }
    return result + rest
  }

  /// The names of the clips of elements with the even-odd rule.
  private static func evenOddClips(of image: Data) -> Set<Data> {
    var names: Set<Data> = []
    var rest = image
    while let found = rest.range(of: reference) {
      rest = rest[found.upperBound...]
      let name = name(in: rest)
      if rest[name.endIndex...].starts(with: ending) { names.insert(name) }
    }
    return names
  }

  /// The characters up to a quotation mark or a parenthesis.
  private static func name(in text: Data) -> Data {
    text.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ")") }
  }
}
