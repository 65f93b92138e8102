/// A placeholder in a translation, such as `%@`, `%2$lld` or `%.1f`.
struct FormatSpecifier: Equatable, Sendable {
  /// The number of the argument, from 1; nil for the next one.
  var position: Int?
  /// Flags, width and precision.
  var flags = ""
  /// The letter that names the kind of value: `@`, `d`, `f`.
  var conversion: Character = "@"
  /// Whether a whole number has 64 bits.
  var isLong = false

  /// The longest width or precision, in digits. A longer one could make a text of gigabytes.
  private static let longestNumber = 2

  var isInteger: Bool { "diuxXo".contains(conversion) }
  var isNumber: Bool { "fFeEgGaA".contains(conversion) }
  /// Whether a whole number is written by its bits, in octal or hexadecimal digits.
  var isInBits: Bool { "xXo".contains(conversion) }
  /// Whether a number has a fixed count of decimals.
  var isFixed: Bool { "fF".contains(conversion) }
  /// Whether the placeholder leaves the format to the locale.
  var isPlain: Bool { flags.isEmpty && !isInBits && (isFixed || !isNumber) }

  init?(_ text: String) {
    var rest = text[...].dropFirst()
    self.init(reading: &rest)
  }

  /// Reads a placeholder behind its percent sign. Returns nil, without a change of the text, if there is none.
  init?(reading text: inout Substring) {
    var rest = text
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, digits.count <= Self.longestNumber, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits)
      rest = rest.dropFirst(digits.count + 1)
    }
    while let next = rest.first, "-+ #0.123456789".contains(next) {
      flags.append(next)
      rest.removeFirst()
    }
    while let next = rest.first, "hlqLzjt".contains(next) {
      if next != "h" { isLong = true }
      rest.removeFirst()
    }
    guard let conversion = rest.first, "@diuxXofFeEgGaAsc".contains(conversion) else { return nil }
    self.conversion = conversion
    if !Self.isUsable(flags) { flags = "" }
    text = rest.dropFirst()
  }

  /// Whether flags are followed by at most one short width and one short precision.
  private static func isUsable(_ flags: String) -> Bool {
    let numbers = flags.drop { "-+ #0".contains($0) }.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count <= 2
      && numbers.allSatisfy { $0.count <= longestNumber && $0.allSatisfy(\.isNumber) }
  }
}
