import Foundation
import Testing

@testable import EaselUI

/// Translations of keys in the files of a resource folder.
@Suite struct StringTableTests {
  /// A folder with tables. It belongs to no bundle of this process, because literals of other tests would then be looked
  /// up too; resources name it instead.
  private static let folder: URL = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID().uuidString)")
    let files = [
      "de.lproj/Localizable.strings": """
      /* A greeting. */
      "table test greeting" = "Hallo";
      "table test %@ of %@" = "%2$@ von %1$@";
      "table test %lld%% of %lf" = "%lld %% von %.1f";
      "table test styled" = "Ein **fettes** Wort";
      "table test bad %lld" = "%99999d %5$@ %";
      "table test outer %@" = "Außen %@";
      "table test inner" = "Innen";
      "table test bits %lld" = "0x%04llX";
      """,
      "de.lproj/Other.strings": "\"table test greeting\" = \"Servus\";",
      "en.lproj/Localizable.strings": "\"table test english\" = \"Only English\";",
      "de.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>table test %lld files in %lld folders</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>zero</key><string>keine Datei</string>
          <key>one</key><string>eine Datei</string><key>other</key><string>%lld Dateien</string>
        </dict>
        <key>folders</key><dict>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>einem Ordner</string><key>other</key><string>%lld Ordnern</string>
        </dict></dict></dict></plist>
      """,
      "Catalog.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "key": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "An English text"}},
          "pt-BR": {"stringUnit": {"state": "translated", "value": "Um texto"}}}},
        "%lld apples": {"localizations": {"pl": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld jabłko"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld jabłka"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld jabłek"}}}}}}},
        "%@ has %lld dogs": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%1$@ has %#@dogs@"},
          "substitutions": {"dogs": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "a dog"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg dogs"}}}}}}}}},
        "untranslated": {}}}
      """,
      "Broken.strings": "{{{ \"", "Broken.xcstrings": "[]",
    ]
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? text.write(to: file, atomically: true, encoding: .utf8)
    }
    return folder
  }()

  private func text(_ key: String.LocalizationValue, _ table: String? = nil) -> Text {
    Text(LocalizedStringResource(key, table: table, bundle: .atURL(Self.folder)))
  }

  private func string(_ text: Text, _ locale: String) -> String {
    text.localized(in: environment(locale)).string
  }

  private func environment(_ locale: String) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return environment
  }

  @Test func aKeyIsTranslatedForTheLocale() {
    let greeting = text("table test greeting")
    #expect(string(greeting, "de") == "Hallo")
    #expect(string(greeting, "de_AT") == "Hallo")
    #expect(string(greeting, "fr") == "table test greeting")
    #expect(string(text("table test greeting", "Other"), "de") == "Servus")
    #expect(string(text("table test greeting", "../x"), "de") == "table test greeting")
  }

  @Test func aKeyWithoutTranslationIsItsOwnText() {
    #expect(string(text("table test missing"), "de") == "table test missing")
    #expect(string(text("table test 100% of \(2)"), "de") == "table test 100% of 2")
    #expect(string(text("untranslated", "Catalog"), "de") == "untranslated")
    #expect(string(text("key", "Broken"), "de") == "key")
  }

  @Test func theLanguageOfTheProgramFollowsTheRequestedOne() {
    #expect(string(text("table test english"), "de") == "Only English")
    #expect(string(text("key", "Catalog"), "de") == "An English text")
    #expect(string(text("key", "Catalog"), "pt_PT") == "Um texto")
  }

  @Test func insertedValuesFollowTheTranslation() {
    #expect(string(text("table test \("a") of \("b")"), "de") == "b von a")
    #expect(string(text("table test \(12_345)% of \(2.5)"), "de") == "12.345 % von 2,5")
    #expect(string(text("table test bad \(7)"), "de") == "7  %")
  }

  @Test func translationsKeepStyles() throws {
    let text = self.text("table test styled").italic().localized(in: environment("de"))
    #expect(text.pieces.map(\.string) == ["Ein ", "fettes", " Wort"])
    #expect(text.pieces.allSatisfy { $0.style.isItalic == true } && text.pieces[1].style.weight == .bold)
  }

  /// A text that is inserted into a key keeps its styles and is translated too.
  @Test func insertedTextsAreTranslated() {
    var key = LocalizedKey("table test outer ")
    key.append(text("table test inner").bold() + Text(verbatim: "!"))
    let content = LocalizedText(key: key, table: nil, folder: Self.folder.path, original: [])
    let pieces = Text(pieces: [Text.Piece(content: .localized(content))]).localized(in: environment("de"))
      .pieces
    #expect(
      pieces.map(\.string) == ["Außen ", "Innen", "!"] && pieces.map(\.style.weight) == [nil, .bold, nil])
  }

  @Test func pluralFormsAreChosenByTheQuantity() {
    func files(_ files: Int, _ folders: Int) -> String {
      string(text("table test \(files) files in \(folders) folders"), "de")
    }
    #expect(files(1, 2) == "eine Datei in 2 Ordnern" && files(1000, 1) == "1.000 Dateien in einem Ordner")
    #expect(files(0, 0) == "keine Datei in 0 Ordnern")
    let apples = [1, 2, 5, 12, 22].map { string(text("\($0) apples", "Catalog"), "pl") }
    #expect(apples == ["1 jabłko", "2 jabłka", "5 jabłek", "12 jabłek", "22 jabłka"])
    #expect(string(text("\("Ann") has \(1) dogs", "Catalog"), "en") == "Ann has a dog")
    #expect(string(text("\("Ann") has \(3) dogs", "Catalog"), "en") == "Ann has 3 dogs")
  }

  @Test func conversionsOfFormatsAreKept() {
    func string(_ value: String.LocalizationValue, _ locale: String = "en_US_POSIX") -> String {
      String(localized: value, locale: Locale(identifier: locale))
    }
    #expect(string("\(255, specifier: "%02X")") == "FF" && string("\(255, specifier: "%x")") == "ff")
    #expect(string("\(8, specifier: "%03o")") == "010" && string("\(-1, specifier: "%x")") == "ffffffff")
    #expect(string("\(-1, specifier: "%llx")") == "ffffffffffffffff")
    #expect(string("\(1234.5, specifier: "%g")") == "1234.5")
    #expect(string("\(1234.5, specifier: "%.1e")") == "1.2e+03")
    #expect(string("\(1234.5, specifier: "%.1E")", "de") == "1,2E+03")
    #expect(string("\(UInt64.max)") == "18446744073709551615")
    #expect(string("\(UInt64.max, specifier: "%llu")") == "18446744073709551615")
    #expect(string("\(UInt64.max, specifier: "%22llu")") == "  18446744073709551615")
    #expect(self.string(text("table test bits \(255)"), "de") == "0x00FF")
  }

  /// A text that is inserted into a key, which is inserted into a key, and so on.
  private func nested(_ count: Int, in innermost: String = "x") -> Text {
    var text = Text(verbatim: innermost)
    for _ in 0..<count {
      var key = LocalizedKey("a ")
      key.append(text)
      let content = LocalizedText(
        key: key, table: nil, folder: Self.folder.path, original: [Text.Piece(string: "a ")] + text.pieces)
      text = Text(pieces: [Text.Piece(content: .localized(content))])
    }
    return text
  }

  /// Each level would double the time if what is inserted were compared twice.
  @Test func nestedKeysAreComparedOnce() {
    #expect(nested(40) == nested(40) && nested(40).isIdentical(to: nested(40)))
    #expect(nested(40) != nested(40, in: "y") && nested(40) != nested(39))
  }

  /// Freeing each level would take stack.
  @Test func deeplyNestedKeysAreFreed() {
    let count = 5000
    let text = nested(count).bold()
    #expect(text.pieces.depth == LocalizedText.maximumDepth)
    let pieces = text.localized(in: environment("de")).pieces
    #expect(pieces.map(\.string).joined() == String(repeating: "a ", count: count) + "x")
    #expect(pieces.allSatisfy { $0.style.weight == .bold })
  }

  static let plurals: [(String, [Double: String])] = [
    ("ru", [1: "one", 3: "few", 5: "many", 11: "many", 21: "one", 1.5: "other"]),
    ("ar", [0: "zero", 1: "one", 2: "two", 105: "few", 111: "many", 100: "other"]),
    ("fr", [0: "one", 1.5: "one", 2: "other", 1e6: "many", 3e6: "many", 1.5e6: "other"]),
    ("pt", [0.5: "one", 1.5: "one", 2e6: "many"]),
    ("pt_PT", [0: "other", 1: "one", 1.5: "other", 1e6: "many"]),
    ("es", [0: "other", 1: "one", 1e6: "many"]), ("it", [1: "one", 1_000_001: "other", 1e6: "many"]),
    ("hy", [0: "one", 1.5: "one", 2: "other", 1e6: "other"]), ("ff", [1.5: "one"]), ("kab", [1.5: "one"]),
    ("hi", [0: "one", 0.5: "one", 1.5: "other"]), ("pa", [0: "one", 0.5: "other", 1: "one", 1.5: "other"]),
    ("ln", [0.5: "other"]), ("mg", [0: "one", 0.5: "other"]), ("ti", [0.5: "other"]), ("wa", [0.5: "other"]),
    ("is", [1: "one", 11: "other", 21: "one", 1.1: "one", 0.1: "one", 1.5: "other", 1.11: "other"]),
    ("hr", [1.1: "one", 1.5: "other", 0.2: "few", 1e-5: "other"]), ("ja", [1: "other"]),
    ("cs", [3: "few", 0.5: "many", 5: "other"]),
    ("en-GB", [1: "one", 0: "other", .nan: "other", .infinity: "other", -1: "one", 1e300: "other"]),
  ]

  @Test(arguments: plurals)
  func pluralRules(language: String, categories: [Double: String]) {
    for (quantity, category) in categories {
      #expect(PluralCategory(quantity, language: language).rawValue == category, "\(language) \(quantity)")
    }
  }

  @Test func stringsAreTranslated() {
    let german = Locale(identifier: "de")
    let bundle = Bundle(url: Self.folder)
    func string(_ value: String.LocalizationValue) -> String {
      String(localized: value, bundle: bundle, locale: german)
    }
    #expect(string("table test greeting") == "Hallo" && string("table test \("a") of \("b")") == "b von a")
    #expect(string("table test missing \(1234) \(0.5, specifier: "%.1f")") == "table test missing 1.234 0,5")
    #expect(
      String(localized: "key", defaultValue: "Default", table: "Catalog", bundle: bundle, locale: german)
        == "An English text")
    #expect(
      String(localized: "nothing", defaultValue: "Default", bundle: bundle, locale: german) == "Default")
    let resource = LocalizedStringResource(
      "table test greeting", table: "Other", locale: german, bundle: .atURL(Self.folder))
    #expect(String(localized: resource) == "Servus")
    let plain: LocalizedStringResource = "table test \(1) plain"
    #expect(String(localized: plain) == "table test 1 plain" && plain.key == "table test %lld plain")
  }

  /// Each of a thousand placeholders stands for a thousand placeholders.
  @Test func substitutionsThatMultiplyAreLeftOut() {
    let form = String(repeating: "%#@a@", count: 1000)
    let format = TranslatedFormat(
      forms: [.other: form],
      substitutions: ["a": TranslatedFormat.Substitution(argument: 1, forms: [.other: form])], language: "en")
    #expect(format.sources(of: [.integer(1, specifier: "%lld")], in: Locale(identifier: "en")).isEmpty)
  }

  /// A hosted text changes with the locale of its environment.
  @Test @MainActor func aShownTextFollowsTheEnvironment() {
    func size(_ locale: String) -> CGSize {
      let host = ViewHost(text("table test greeting").environment(\.locale, Locale(identifier: locale)))
      return host.sizeThatFits(.unspecified, at: Date())
    }
    func plain(_ text: String) -> CGSize {
      ViewHost(Text(verbatim: text)).sizeThatFits(.unspecified, at: Date())
    }
    #expect(size("de") == plain("Hallo") && size("fr") == plain("table test greeting"))
  }

  @Test(arguments: [
    ("zh_CN", ["zh-Hans", "zh-Hant", "en"], ["zh-Hans", "en"]),
    ("zh_TW", ["zh-Hans", "zh-Hant"], ["zh-Hant"]),
    ("de_AT", ["de", "de-AT", "en", "Base"], ["de-AT", "de", "Base", "en"]), ("xx", ["fi"], ["fi"]),
    ("en_GB", ["en_US", "fr"], ["en_US"]), ("", ["en"], ["en"]),
  ])
  func languagesAreMatched(locale: String, available: [String], order: [String]) {
    let found = LanguageMatching.order(
      of: Set(available), for: Locale(identifier: locale), sourceLanguages: [])
    #expect(found == order)
  }
}
