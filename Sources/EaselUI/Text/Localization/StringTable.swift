/// The translations of a table, by language and key.
struct StringTable: Sendable {
  typealias Translations = [String: TranslatedFormat]

  private(set) var languages: [String: Translations] = [:]
  /// The language of the keys; nil if the file does not say it.
  private(set) var sourceLanguage: String?

  /// The largest file that is read, in bytes.
  private static let maximumSize = 64 << 20

  /// Reads a table; an empty one if the file is not readable or has another format.
  ///
  /// - Parameter language: The language of a file with one language.
  init(file: String, language: String) {
    let size = (try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int ?? 0
    guard size <= Self.maximumSize, let data = FileManager.default.contents(atPath: file) else { return }
    if file.lowercased().hasSuffix(".xcstrings") {
      guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) else { return }
      (languages, sourceLanguage) = (catalog.translations, catalog.sourceLanguage)
    } else {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      let entries = (list as? [String: Any] ?? [:]).compactMapValues { Self.translation($0, language) }
      languages = [language: entries]
    }
  }

  /// An entry of a `.strings` or `.stringsdict` file.
  private static func translation(_ entry: Any, _ language: String) -> TranslatedFormat? {
    if let text = entry as? String { return TranslatedFormat(text, language: language) }
    guard let rules = entry as? [String: Any], let text = rules["NSStringLocalizedFormatKey"] as? String
    else { return nil }
    let substitutions = rules.compactMapValues { value -> TranslatedFormat.Substitution? in
      guard let forms = (value as? [String: Any])?.compactMapValues({ $0 as? String }) else { return nil }
      return TranslatedFormat.Substitution(forms: TranslatedFormat.Forms(categories: forms))
    }
    return TranslatedFormat(forms: [.other: text], substitutions: substitutions, language: language)
  }
}

extension TranslatedFormat.Forms {
  /// The entries whose names are those of plural categories.
  fileprivate init(categories: [String: String]) {
    self = categories.reduce(into: [:]) { forms, entry in
      if let category = PluralCategory(rawValue: entry.key) { forms[category] = entry.value }
    }
  }
}

/// The parts of an `.xcstrings` file that are used.
private struct StringCatalog: Decodable {
  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  struct Unit: Decodable {
    var value: String
  }

  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var variations: Variations?
  }

  var sourceLanguage: String?
  var strings: [String: Entry]

  /// The translations by language and key.
  var translations: [String: StringTable.Translations] {
    var languages: [String: StringTable.Translations] = [:]
    for (key, entry) in strings {
      for (language, localization) in entry.localizations ?? [:] {
        languages[language, default: [:]][key] = localization.translation(in: language)
      }
    }
    return languages
  }
}

extension StringCatalog.Localization {
  /// The translation; nil if there is no text.
  func translation(in language: String) -> TranslatedFormat? {
    guard let forms else { return nil }
    let substitutions = (substitutions ?? [:]).compactMapValues { part in
      part.variations.map {
        TranslatedFormat.Substitution(argument: part.argNum, forms: $0.forms ?? [:])
      }
    }
    return TranslatedFormat(forms: forms, substitutions: substitutions, language: language)
  }

  private var forms: TranslatedFormat.Forms? { stringUnit.map { [.other: $0.value] } ?? variations?.forms }
}

extension StringCatalog.Variations {
  /// The plural forms, those for phones if there are several devices.
  var forms: TranslatedFormat.Forms? {
    if let plural {
      return TranslatedFormat.Forms(categories: plural.compactMapValues { $0.stringUnit?.value })
    }
    guard let chosen = device?["iphone"] ?? device?["other"] ?? device?.min(by: { $0.key < $1.key })?.value
    else { return nil }
    return chosen.stringUnit.map { [.other: $0.value] }
      ?? chosen.variations?.plural.map {
        TranslatedFormat.Forms(categories: $0.compactMapValues { $0.stringUnit?.value })
      }
  }
}
