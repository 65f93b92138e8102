/// Gives the elements of an SVG image numbers in the order in which they occur.
///
/// Cairo's numbers count up while the process lives, so that the same drawing would give other bytes each time.
enum SVGIdentifiers {
  private static let attribute = Array(#"id=""#.utf8)
  private static let reference = UInt8(ascii: "#")

  /// Returns the image with renamed identifiers: the letters that a name begins with, and a number.
  static func renumbered(_ image: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(image.count)
    var names: [ArraySlice<UInt8>: [UInt8]] = [:]
    var index = 0
    while index < image.count {
      guard let begin = beginOfName(in: image, at: index) else {
        result.append(image[index])
        index += 1
        continue
      }
      let name = image[begin...].prefix { isPartOfName($0) }
      let known = names[name] ?? name.prefix { isLetter($0) } + Array("\(names.count)".utf8)
      names[name] = known
      result += image[index..<begin] + known
      index = name.endIndex
    }
    return result
  }

  /// The place after a reference's number sign, or after an attribute's quotation mark; nil if there is none at `index`.
  private static func beginOfName(in image: [UInt8], at index: Int) -> Int? {
    if image[index] == reference { return index + 1 }
    guard image[index] == attribute[0], image[index...].starts(with: attribute) else { return nil }
    return index + attribute.count
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
  }
}
