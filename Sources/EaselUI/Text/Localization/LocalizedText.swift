/// A part of a text whose translation is looked up when the text is shown, in the locale of the environment.
struct LocalizedText: Equatable, Sendable {
  let key: LocalizedKey
  /// The key in string tables if it is not that of the values.
  var name: String?
  let table: String?
  /// The folder of a bundle; nil for that of the main bundle.
  let folder: String?
  /// What is shown without a translation.
  let original: [Text.Piece]

  /// The parts with the translation for a locale.
  func pieces(in locale: Locale) -> [Text.Piece] {
    let translation = StringTables.shared.translation(
      of: name ?? key.text, table: table, folder: folder, locale: locale)
    guard let translation else { return original }
    return LocalizedStringKey.pieces(of: key.sources(translation, in: locale))
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
  fileprivate var isLocalized: Bool { if case .localized = content { true } else { false } }
}
