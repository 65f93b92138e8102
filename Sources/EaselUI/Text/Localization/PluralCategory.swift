/// The plural form that a language uses with a quantity, as the Unicode CLDR defines it
/// (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
enum PluralCategory: String, Sendable {
  case zero, one, two, few, many, other

  /// The category of a quantity in a language, for instance "pl". Languages without a rule here have the forms of
  /// English. The digits behind the point are those of the shortest notation of the quantity.
  init(_ quantity: Double, language: String) {
    let name = language.lowercased().replacing("_", with: "-")
    // In Portugal the rule is not that of Brazil.
    let code = name == "pt-pt" ? name : String(name.prefix { $0 != "-" })
    let magnitude = abs(quantity)
    // Beyond this, doubles have no last digits.
    guard magnitude < 1e15, !Self.unnumbered.contains(code) else {
      self = .other
      return
    }
    if Self.manyMillions.contains(code), magnitude > 0,
      magnitude.truncatingRemainder(dividingBy: 1_000_000) == 0
    {
      self = .many
    } else if let rule = Self.rules[code] {
      self = rule.category(magnitude)
    } else {
      self = Self.isSingular(magnitude, code) ? .one : .other
    }
  }

  /// Whether a quantity has the singular in a language with no other form but that for millions.
  private static func isSingular(_ magnitude: Double, _ code: String) -> Bool {
    if singularBelowTwo.contains(code) { return magnitude < 2 }
    if singularUpToOne.contains(code) { return magnitude <= 1 }
    return magnitude == 1 || magnitude == 0 && singularZero.contains(code)
  }

  /// Languages with one form.
  private static let unnumbered: Set<String> = [
    "ja", "zh", "yue", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "bo", "dz", "jv", "su", "yo", "ig",
    "to",
    "wo",
  ]

  /// Languages that use the singular with all quantities below 2.
  private static let singularBelowTwo: Set<String> = ["fr", "pt", "hy", "ff", "kab"]

  /// Languages that use the singular with 0, 1 and the fractions between them.
  private static let singularUpToOne: Set<String> = ["am", "as", "bn", "fa", "gu", "hi", "kn", "zu"]

  /// Languages that use the singular with 0 and 1.
  private static let singularZero: Set<String> = ["pa", "ln", "mg", "ti", "wa"]

  /// Languages with a form for whole millions.
  private static let manyMillions: Set<String> = ["fr", "es", "it", "ca", "pt", "pt-pt"]

  /// A whole number and its last digits, on which the rules depend.
  private struct Digits {
    let number: Int
    var ten: Int { number % 10 }
    var hundred: Int { number % 100 }
    var isTeen: Bool { (11...14).contains(hundred) }
    /// Whether the number ends with 2, 3 or 4, but not with 12, 13 or 14.
    var endsWithFew: Bool { (2...4).contains(ten) && !isTeen }
    /// Whether the number ends with 1, but not with 11.
    var endsWithOne: Bool { ten == 1 && hundred != 11 }

    init(_ number: Int) { self.number = number }

    /// The digits behind the point; 0 for a number that is written with an exponent.
    init(fractionOf number: Double) {
      self.init(Int(number.description.drop { $0 != "." }.dropFirst()) ?? 0)
    }
  }

  private struct Rule: Sendable {
    /// The category of fractions; nil if it is that of the digits behind the point.
    var fraction: PluralCategory? = .other
    let whole: @Sendable (Digits) -> PluralCategory

    func category(_ magnitude: Double) -> PluralCategory {
      if magnitude == magnitude.rounded() { return whole(Digits(Int(magnitude))) }
      return fraction ?? whole(Digits(fractionOf: magnitude))
    }
  }

  private static let rules: [String: Rule] = {
    let eastSlavic = Rule { $0.endsWithOne ? .one : $0.endsWithFew ? .few : .many }
    let southSlavic = Rule(fraction: nil) { $0.endsWithOne ? .one : $0.endsWithFew ? .few : .other }
    let czech = Rule(fraction: .many) { $0.number == 1 ? .one : (2...4).contains($0.number) ? .few : .other }
    let endsWithOne = Rule(fraction: nil) { $0.endsWithOne ? .one : .other }
    return [
      "ru": eastSlavic, "uk": eastSlavic, "be": eastSlavic,
      "hr": southSlavic, "sr": southSlavic, "bs": southSlavic, "sh": southSlavic,
      "cs": czech, "sk": czech, "is": endsWithOne, "mk": endsWithOne,
      "pl": Rule { $0.number == 1 ? .one : $0.endsWithFew ? .few : .many },
      "sl": Rule(fraction: .few) {
        $0.hundred == 1 ? .one : $0.hundred == 2 ? .two : (3...4).contains($0.hundred) ? .few : .other
      },
      "lt": Rule(fraction: .many) {
        (11...19).contains($0.hundred) || $0.ten == 0 ? .other : $0.ten == 1 ? .one : .few
      },
      "lv": Rule {
        $0.ten == 0 || (11...19).contains($0.hundred) ? .zero : $0.ten == 1 ? .one : .other
      },
      "ro": Rule(fraction: .few) {
        $0.number == 1 ? .one : $0.number == 0 || (1...19).contains($0.hundred) ? .few : .other
      },
      "he": Rule { $0.number == 1 ? .one : $0.number == 2 ? .two : .other },
      "ar": Rule { digits in
        switch (digits.number, digits.hundred) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...99): .many
        default: .other
        }
      },
      "cy": Rule { [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][$0.number] ?? .other },
      "ga": Rule { digits in
        switch digits.number {
        case 1: .one
        case 2: .two
        case 3...6: .few
        case 7...10: .many
        default: .other
        }
      },
    ]
  }()
}
