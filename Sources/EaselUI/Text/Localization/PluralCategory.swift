/// The plural form that a language uses with a quantity, as the Unicode CLDR defines it
/// (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
enum PluralCategory: String, Sendable {
  case zero, one, two, few, many, other

  /// The category of a quantity in a language, for instance "pl". Languages without a rule here have the forms of
  /// English.
  init(_ quantity: Double, language: String) {
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let magnitude = abs(quantity)
    // Beyond this, doubles have no last digits.
    guard magnitude < 1e15, !Self.unnumbered.contains(code) else {
      self = .other
      return
    }
    if Self.singularZero.contains(code) {
      self = magnitude <= 1 || code == "fr" && magnitude < 2 ? .one : .other
    } else if let rule = Self.rules[code] {
      self = magnitude == magnitude.rounded() ? rule.whole(Digits(Int(magnitude))) : rule.fraction
    } else {
      self = magnitude == 1 ? .one : .other
    }
  }

  /// Languages with one form.
  private static let unnumbered: Set<String> = [
    "ja", "zh", "yue", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "bo", "dz", "jv", "su", "yo", "ig",
    "to",
    "wo",
  ]

  /// Languages that use the singular with 0 and with fractions below 1 too.
  private static let singularZero: Set<String> = [
    "fr", "pt", "hy", "ff", "kab", "am", "as", "bn", "fa", "gu", "hi", "kn", "zu", "pa", "ln", "mg", "ti",
    "wa",
  ]

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
  }

  private struct Rule: Sendable {
    var fraction = PluralCategory.other
    let whole: @Sendable (Digits) -> PluralCategory
  }

  private static let rules: [String: Rule] = {
    let eastSlavic = Rule { $0.endsWithOne ? .one : $0.endsWithFew ? .few : .many }
    let southSlavic = Rule { $0.endsWithOne ? .one : $0.endsWithFew ? .few : .other }
    let czech = Rule(fraction: .many) { $0.number == 1 ? .one : (2...4).contains($0.number) ? .few : .other }
    let endsWithOne = Rule { $0.endsWithOne ? .one : .other }
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
