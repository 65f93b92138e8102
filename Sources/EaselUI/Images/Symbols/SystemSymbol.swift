import EaselTypography

/// A symbol at a weight.
struct SystemSymbol {
  /// What is painted, by the non-zero rule, in the units of `SymbolGlyph`.
  let area: Path
  /// The bounds of the area.
  let ink: CGRect
  /// False for the sign that stands for symbols without a drawing.
  let isKnown: Bool

  /// The room beside a symbol that is not stretched, in units.
  static let margin: CGFloat = 0.06 * SymbolGlyph.unitsPerEm

  /// The symbol of a name; a question mark in a dashed square for names that nothing is drawn for.
  ///
  /// - Parameter weight: A weight on OpenType's scale.
  static func named(_ name: String, weight: Int) -> SystemSymbol {
    let key = Key(name: name, weight: weight)
    return recent.withLock { recent in
      if let known = recent[key] { return known }
      let symbol = SystemSymbol(key)
      recent.insert(symbol, for: key, cost: 1)
      return symbol
    }
  }

  private struct Key: Hashable {
    let name: String
    let weight: Int
  }

  private static let recent = LockedValue(BoundedCache<Key, SystemSymbol>(limit: 4096))

  private init(_ key: Key) {
    let glyph = SymbolName.glyph(key.name)
    let lineWidth = SymbolGlyph.lineWidth(weight: key.weight)
    area = (glyph ?? SymbolIndex.glyph("?"))?.area(lineWidth: lineWidth) ?? Path()
    ink = area.boundingRect
    isKnown = glyph != nil
  }
}
