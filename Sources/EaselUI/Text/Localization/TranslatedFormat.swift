/// A translation: a text with placeholders, in one form or in one for each plural category.
struct TranslatedFormat: Equatable, Sendable {
  /// The forms of a text; one without plurals has the form `other` only.
  typealias Forms = [PluralCategory: String]

  /// A part of the text that has plural forms of its own, written as `%#@name@`.
  struct Substitution: Equatable, Sendable {
    /// The number of the argument that selects the form, from 1; nil for the next one.
    var argument: Int?
    var forms: Forms
  }

  var forms: Forms
  var substitutions: [String: Substitution] = [:]
  /// The language, which determines the plural forms.
  var language: String

  /// The depth up to which substitutions are replaced in each other. They could contain themselves.
  private static let maximumDepth = 4
  /// The largest total length in bytes of the forms that replace substitutions, which could multiply in each other.
  /// Further substitutions are left out.
  private static let maximumLength = 1 << 16

  init(_ text: String, language: String) {
    forms = [.other: text]
    self.language = language
  }

  init(forms: Forms, substitutions: [String: Substitution] = [:], language: String) {
    (self.forms, self.substitutions, self.language) = (forms, substitutions, language)
  }

  /// The parts of the text with the arguments of a key.
  func sources(of arguments: [LocalizedKey.Argument], in locale: Locale) -> [InlineMarkdown.Source] {
    let quantity = arguments.lazy.compactMap(\.quantity).first
    let text = form(of: forms, for: quantity)
    // A key without arguments is no format.
    guard !arguments.isEmpty else { return [.literal(text)] }
    var writer = Writer(format: self, arguments: arguments, locale: locale)
    writer.write(text[...], argument: nil, depth: 0)
    return writer.sources
  }

  private func form(of forms: Forms, for quantity: Double?) -> String {
    let category = quantity.map { PluralCategory($0, language: language) } ?? .other
    // "zero" is used for 0 in every language that has a form for it.
    if quantity == 0, let zero = forms[.zero] { return zero }
    return forms[category] ?? forms[.other] ?? forms.min { $0.key.rawValue < $1.key.rawValue }?.value ?? ""
  }

  /// Replaces placeholders.
  private struct Writer {
    let format: TranslatedFormat
    let arguments: [LocalizedKey.Argument]
    let locale: Locale
    private(set) var sources: [InlineMarkdown.Source] = []
    private var literal = ""
    /// The number of the argument for the next placeholder without a number, from 0.
    private var next = 0
    /// The total length of the forms that replaced substitutions.
    private var length = 0

    init(format: TranslatedFormat, arguments: [LocalizedKey.Argument], locale: Locale) {
      (self.format, self.arguments, self.locale) = (format, arguments, locale)
    }

    /// Writes a text.
    ///
    /// - Parameter argument: The number of the argument for `%arg`, from 0; nil outside of substitutions.
    mutating func write(_ text: Substring, argument: Int?, depth: Int) {
      var rest = text
      while let percent = rest.firstIndex(of: "%") {
        literal += rest[..<percent]
        rest = rest[percent...].dropFirst()
        if rest.first == "%" {
          literal += "%"
          rest.removeFirst()
        } else if let argument, rest.hasPrefix("arg") {
          rest = rest.dropFirst(3)
          insert(argument, nil)
        } else if let (name, position) = Self.readSubstitution(&rest) {
          substitute(name, position, depth)
        } else if let specifier = FormatSpecifier(reading: &rest) {
          insert(specifier.position.map { $0 - 1 } ?? argument ?? takeNext(), specifier)
        } else {
          literal += "%"
        }
      }
      literal += rest
      if depth == 0 { endLiteral() }
    }

    private mutating func insert(_ argument: Int, _ specifier: FormatSpecifier?) {
      guard arguments.indices.contains(argument) else { return }
      endLiteral()
      let value = arguments[argument]
      sources += specifier.map { value.sources($0, in: locale) } ?? value.sources(in: locale)
    }

    private mutating func substitute(_ name: String, _ position: Int?, _ depth: Int) {
      guard let part = format.substitutions[name], depth < maximumDepth else { return }
      let argument = (part.argument ?? position).map { $0 - 1 } ?? takeNext()
      let quantity = arguments.indices.contains(argument) ? arguments[argument].quantity : nil
      let form = format.form(of: part.forms, for: quantity)
      length += form.utf8.count
      guard length <= maximumLength else { return }
      write(form[...], argument: argument, depth: depth + 1)
    }

    private mutating func takeNext() -> Int {
      defer { next += 1 }
      return next
    }

    private mutating func endLiteral() {
      if !literal.isEmpty { sources.append(.literal(literal)) }
      literal = ""
    }

    /// Reads `#@name@` or `1$#@name@`.
    private static func readSubstitution(_ text: inout Substring) -> (name: String, position: Int?)? {
      guard let match = text.prefixMatch(of: /(?:(\d{1,2})\$)?#@([^@]*)@/) else { return nil }
      text = text[match.range.upperBound...]
      return (String(match.2), match.1.flatMap { Int($0) })
    }
  }
}
