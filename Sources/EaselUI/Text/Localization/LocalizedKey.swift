/// The key of a translation with the values that are inserted into it.
struct LocalizedKey: Equatable, Sendable {
  /// A value between the literal parts of a key.
  enum Argument: Equatable, Sendable {
    /// Wide enough for the whole numbers of all types of C.
    case integer(Int128, specifier: String)
    case number(Double, specifier: String)
    /// A value that is the same in every language.
    case text([InlineMarkdown.Source], specifier: String = "%@")

    /// A value of the program's with the C format that it chose, and the text that this makes.
    init(_ value: any CVarArg, specifier: String, text: String) {
      switch value {
      case let value as any BinaryInteger: self = .integer(Int128(clamping: value), specifier: specifier)
      case let value as any BinaryFloatingPoint: self = .number(Double(value), specifier: specifier)
      default: self = .text([.string(text)], specifier: specifier)
      }
    }

    /// What stands for the value in the key, as in a C format.
    fileprivate var specifier: String {
      switch self {
      case .integer(_, let specifier), .number(_, let specifier), .text(_, let specifier): specifier
      }
    }
  }

  /// The literal parts before, between and after the arguments.
  private var literals: [String]
  private(set) var arguments: [Argument] = []
  /// The number of localized texts within each other in the arguments.
  private(set) var depth = 0

  init(_ literal: String = "") { literals = [literal] }

  mutating func append(literal: String) { literals[literals.count - 1] += literal }

  mutating func append(_ argument: Argument) {
    arguments.append(argument)
    literals.append("")
  }

  mutating func append(_ string: String) { append(.text([.string(string)])) }

  mutating func append(_ text: Text) {
    let pieces = text.pieces.insertable
    depth = max(depth, pieces.depth)
    append(.text(pieces.map { .piece($0) }))
  }

  mutating func append<T: BinaryInteger>(_ value: T) {
    append(.integer(Int128(clamping: value), specifier: T.formatSpecifier))
  }

  /// The key in a string table. With arguments it is a C format, in which a percent sign is written twice.
  var text: String {
    guard !arguments.isEmpty else { return literals[0] }
    let escaped = literals.map { $0.replacing("%", with: "%%") }
    return zip(escaped, arguments.map(\.specifier) + [""]).map { $0 + $1 }.joined()
  }

  /// The parts of the text in a locale, with a translation or, without one, as the key has them.
  func sources(_ translation: TranslatedFormat?, in locale: Locale) -> [InlineMarkdown.Source] {
    if let translation { return translation.sources(of: arguments, in: locale) }
    let values = arguments.map { $0.sources(in: locale) } + [[]]
    return zip(literals, values).flatMap { [.literal($0)] + $1 }
  }
}

extension LocalizedKey.Argument {
  /// The value in a locale, in the format of the key.
  func sources(in locale: Locale) -> [InlineMarkdown.Source] {
    sources(FormatSpecifier(specifier), in: locale)
  }

  /// The value in a locale, in a format that a translation chooses if it suits the value.
  func sources(_ format: FormatSpecifier?, in locale: Locale) -> [InlineMarkdown.Source] {
    switch self {
    case .text(let sources, _): sources
    case .integer(let value, _): [.string(Self.string(value, format, locale))]
    case .number(let value, _): [.string(Self.string(value, format, locale))]
    }
  }

  private static func string(_ value: Int128, _ format: FormatSpecifier?, _ locale: Locale) -> String {
    guard let format, !format.isPlain, format.isInteger || format.isNumber else {
      return IntegerFormatStyle<Int128>(locale: locale).format(value)
    }
    guard format.isInteger else { return string(Double(value), format, locale) }
    if format.isInBits {
      let bits = format.isLong ? UInt64(truncatingIfNeeded: value) : UInt64(UInt32(truncatingIfNeeded: value))
      return String(format: "%\(format.flags)ll\(format.conversion)", bits)
    }
    // With a locale, Foundation takes these numbers for negative ones.
    guard let number = Int64(exactly: value) else {
      return String(format: "%\(format.flags)llu", UInt64(clamping: value))
    }
    return String(format: "%\(format.flags)lld", locale: locale, number)
  }

  private static func string(_ value: Double, _ format: FormatSpecifier?, _ locale: Locale) -> String {
    guard let format else { return String(format: "%f", locale: locale, value) }
    if format.isInteger { return string(Int128(Int(saturating: value)), format, locale) }
    guard format.isNumber, !format.isFixed else {
      return String(format: "%\(format.flags)f", locale: locale, value)
    }
    // With a locale, Foundation writes another number: 1.2E+03 for 1.2e+03, and 1,234.5 for 1234.5.
    let text = String(format: "%\(format.flags)\(format.conversion)", value)
    return text.replacing(".", with: locale.decimalSeparator ?? ".")
  }

  /// The value that selects a plural form; nil for a text.
  var quantity: Double? {
    switch self {
    case .integer(let value, _): Double(value)
    case .number(let value, _): value
    case .text: nil
    }
  }
}

extension Int {
  /// The whole number next to zero; 0 for NaN, and the limits for numbers beyond them.
  fileprivate init(saturating value: Double) {
    self = Int(exactly: value.rounded(.towardZero)) ?? (value.isNaN ? 0 : value < 0 ? .min : .max)
  }
}

extension BinaryInteger {
  /// The C format of the type, which is a part of keys in string tables.
  fileprivate static var formatSpecifier: String {
    if isSigned { return Self(0).bitWidth <= 32 ? "%d" : "%lld" }
    return Self(0).bitWidth <= 32 ? "%u" : "%llu"
  }
}
