import Synchronization

/// The string tables of the program: `.strings` and `.stringsdict` files in the folders of languages (`de.lproj`) or
/// beside other resources, and `.xcstrings` files. They are searched in the folders in which images are searched.
final class StringTables: Sendable {
  static let shared = StringTables()

  /// Whether there is any table in the folders that belong to every program. Without one, keys need not be kept.
  static var exist: Bool {
    switch existence.load(ordering: .relaxed) {
    case Existence.no: false
    case Existence.yes: true
    default: findExistence()
    }
  }

  /// The name of the table of keys that name none.
  static let defaultName = "Localizable"

  private enum Existence {
    static let unknown: UInt8 = 0
    static let no: UInt8 = 1
    static let yes: UInt8 = 2
  }

  private static let existence = Atomic<UInt8>(Existence.unknown)

  private static func findExistence() -> Bool {
    let found = ResourceName("", nil).folders.contains { StringTableFolder($0).hasTables }
    existence.store(found ? Existence.yes : Existence.no, ordering: .relaxed)
    return found
  }

  /// Searches again after folders were added.
  static func foldersChanged() {
    existence.store(Existence.unknown, ordering: .relaxed)
    shared.contents.withLock { $0 = Contents() }
  }

  /// Where a key is looked up.
  struct Place: Hashable {
    /// The folder of a bundle; nil for the main bundle.
    let folder: String?
    let table: String
    let locale: String
  }

  private struct Contents {
    /// The tables of a place in the order in which they are asked.
    var places: [Place: [StringTable.Translations]] = [:]
    var files: [String: StringTable] = [:]
  }

  /// The number of places that are kept. A program could make a locale for each frame.
  private static let placeLimit = 256

  private let contents = LockedValue(Contents())

  /// The translation of a key; nil if no table has it.
  func translation(of key: String, table: String?, folder: String?, locale: Locale) -> TranslatedFormat? {
    let place = Place(folder: folder, table: table ?? Self.defaultName, locale: locale.identifier)
    return contents.withLock { contents in
      if let known = contents.places[place] { return known.firstValue(for: key) }
      let found = find(place, locale, &contents)
      if contents.places.count >= Self.placeLimit { contents.places = [:] }
      contents.places[place] = found
      return found.firstValue(for: key)
    }
  }

  /// The tables of a place: those of the best language first, in each language in the order of the folders.
  private func find(_ place: Place, _ locale: Locale, _ contents: inout Contents) -> [StringTable
    .Translations]
  {
    let folders = ResourceName("", folder: place.folder).folders
    let files = folders.flatMap { StringTableFolder($0).files(ofTable: place.table) }
    let tables = files.map { file in
      if let known = contents.files[file.path] { return known }
      let table = StringTable(file: file.path, language: file.language)
      contents.files[file.path] = table
      return table
    }
    let available = Set(tables.flatMap(\.languages.keys))
    let sources = tables.compactMap(\.sourceLanguage)
    return LanguageMatching.order(of: available, for: locale, sourceLanguages: sources).flatMap { language in
      tables.compactMap { $0.languages[language] }
    }
  }
}

extension [StringTable.Translations] {
  fileprivate func firstValue(for key: String) -> TranslatedFormat? { lazy.compactMap { $0[key] }.first }
}
