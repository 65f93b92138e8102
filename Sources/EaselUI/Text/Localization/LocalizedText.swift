/// A part of a text whose translation is looked up when the text is shown, in the locale of the environment.
struct LocalizedText: Sendable {
  let key: LocalizedKey
  /// The key in string tables if it is not that of the values.
  let name: String?
  let table: String?
  /// The folder of a bundle; nil for that of the main bundle.
  let folder: String?
  /// What is shown without a translation.
  let original: [Text.Piece]
  /// The number of localized texts within each other, with this one.
  let depth: Int

  /// The depth of a text that is not inserted into another one: what it shows without a translation is inserted. Freeing a
  /// chain of texts takes stack for each of them.
  static let maximumDepth = 64

  init(key: LocalizedKey, name: String? = nil, table: String?, folder: String?, original: [Text.Piece]) {
    (self.key, self.name, self.table, self.folder) = (key, name, table, folder)
    self.original = original.insertable
    depth = 1 + max(key.depth, self.original.depth)
  }

  /// The parts with the translation for a locale.
  func pieces(in locale: Locale) -> [Text.Piece] {
    let translation = StringTables.shared.translation(
      of: name ?? key.text, table: table, folder: folder, locale: locale)
    guard let translation else { return original }
    return LocalizedStringKey.pieces(of: key.sources(translation, in: locale))
  }
}

extension LocalizedText: Equatable {
  /// Localized pieces of the original are those of the key. Compared in both places, each of them would double the time for
  /// those within it.
  static func == (lhs: LocalizedText, rhs: LocalizedText) -> Bool {
    lhs.key == rhs.key && lhs.name == rhs.name && lhs.table == rhs.table && lhs.folder == rhs.folder
      && lhs.original.count == rhs.original.count
      && zip(lhs.original, rhs.original).allSatisfy { first, second in
        first.style == second.style
          && (first.isLocalized && second.isLocalized || first.content == second.content)
      }
  }
}

extension Text {
  /// The text with the translations for the locale of an environment.
  func localized(in environment: @autoclosure () -> EnvironmentValues) -> Text {
    guard pieces.contains(where: \.isLocalized) else { return self }
    let locale = environment().locale
    return Text(
      pieces: pieces.flatMap { piece -> [Piece] in
        guard case .localized(let text) = piece.content else { return [piece] }
        // Texts that are inserted into a key are localized too.
        return Text(pieces: text.pieces(in: locale)).localized(in: environment()).pieces.map { part in
          var part = part
          part.style = part.style.filled(from: piece.style)
          return part
        }
      })
  }
}

extension Text.Piece {
  var isLocalized: Bool { if case .localized = content { true } else { false } }

  /// The number of localized texts within each other; 0 for another content.
  fileprivate var depth: Int { if case .localized(let text) = content { text.depth } else { 0 } }

  /// What the piece shows without a translation.
  fileprivate var originals: [Text.Piece] {
    guard case .localized(let text) = content else { return [self] }
    return text.original.map { part in
      var part = part
      part.style = part.style.filled(from: style)
      return part
    }
  }
}

extension [Text.Piece] {
  /// The largest depth of a piece.
  var depth: Int { reduce(0) { Swift.max($0, $1.depth) } }

  /// The pieces for a localized text, none of which has the maximum depth.
  var insertable: [Text.Piece] {
    guard depth >= LocalizedText.maximumDepth else { return self }
    var result: [Text.Piece] = []
    for piece in self {
      for part in piece.depth < LocalizedText.maximumDepth ? [piece] : piece.originals {
        if result.isEmpty || !result[result.count - 1].append(part) { result.append(part) }
      }
    }
    return result
  }
}
