/// Chooses among the languages of tables.
enum LanguageMatching {
  /// The languages in which a key is looked up, the best one first. The last ones are the languages in which programs are
  /// written, for keys that have no translation.
  static func order(of available: Set<String>, for locale: Locale, sourceLanguages: [String]) -> [String] {
    var byName: [String: String] = [:]
    for language in available.sorted() { byName[normalized(language)] = language }
    var names = candidates(for: locale)
    // Another country's form of the language is better than another language. Chinese has two scripts.
    if let code = names.last, code != "zh" {
      names += byName.keys.filter { $0.hasPrefix(code + "-") }.sorted()
    }
    names += [StringTableFolder.anyLanguage] + sourceLanguages + ["en"]
    if available.count == 1 { names += available }
    var seen: Set<String> = []
    return names.compactMap { byName[normalized($0)] }.filter { seen.insert($0).inserted }
  }

  /// The names of a locale's language, from the most specific to the language alone.
  private static func candidates(for locale: Locale) -> [String] {
    let maximal = Locale.Components(identifier: locale.language.maximalIdentifier).languageComponents
    let code = locale.language.languageCode?.identifier ?? "und"
    let script = maximal.script?.identifier
    let region = locale.region?.identifier
    return [
      [code, script, region], [code, region], [code, script], [code],
    ].map { $0.compactMap { $0 }.joined(separator: "-") }
  }

  private static func normalized(_ language: String) -> String {
    language.replacing("_", with: "-").lowercased()
  }
}
