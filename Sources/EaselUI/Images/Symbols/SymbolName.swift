/// Finds the drawing of a symbol name: its own one, or a composition of the parts of the name, as in SF
/// Symbols: `base.circle.fill`, `base.slash`, `base.badge.plus`, `12.square`, `base.lefthalf.filled`.
struct SymbolName {
  private let parts: [Substring]
  /// The remaining nesting depth of compositions.
  private let depth: Int

  /// The symbol of a name; nil if there is no drawing.
  static func glyph(_ name: String) -> SymbolGlyph? {
    guard name.utf8.count <= 100 else { return nil }
    return SymbolName(name.split(separator: ".", omittingEmptySubsequences: false), depth: 4).glyph
  }

  private init(_ parts: [Substring], depth: Int) { (self.parts, self.depth) = (parts, depth) }

  private func glyph(_ parts: some Sequence<Substring>) -> SymbolGlyph? {
    SymbolName(Array(parts), depth: depth - 1).glyph
  }

  private var glyph: SymbolGlyph? {
    guard depth > 0, !parts.isEmpty else { return nil }
    return own ?? otherName ?? badged ?? slashed ?? enclosed ?? partlyFilled ?? silhouette ?? number ?? skip
  }

  // MARK: Names in the table

  private var own: SymbolGlyph? { SymbolIndex.glyph(parts.joined(separator: ".")) }

  /// The symbol under its name in other versions of SF Symbols, or with a fixed direction in place of one
  /// that follows the script.
  private var otherName: SymbolGlyph? {
    let isArrow = parts[0].hasPrefix("arrow") || parts[0] == "chevron"
    let others: [Substring] = parts.map { part in
      switch part {
      case "document": "doc"
      case "forward" where isArrow: "right"
      case "backward" where isArrow: "left"
      case "trianglehead": "triangle"
      default: part
      }
    }
    return others == parts ? nil : glyph(others)
  }

  // MARK: Compositions

  /// `base.badge`, `base.badge.plus`, and both with `.fill` after the base or at the end.
  private var badged: SymbolGlyph? {
    guard let place = parts.lastIndex(of: "badge"), place > 0 else { return nil }
    var (base, sign) = (parts[..<place], parts[(place + 1)...])
    if sign.last == "fill" {
      sign = sign.dropLast()
      base.append("fill")
    }
    guard let glyph = glyph(base) else { return nil }
    guard !sign.isEmpty else { return .badged(glyph, nil) }
    return self.glyph(sign).map { .badged(glyph, $0) }
  }

  /// `base.slash` and `base.slash.fill`.
  private var slashed: SymbolGlyph? {
    let isFilled = parts.last == "fill"
    let stem = isFilled ? parts.dropLast() : parts[...]
    guard stem.count > 1, stem.last == "slash" else { return nil }
    return glyph(isFilled ? stem.dropLast() + ["fill"] : stem.dropLast()).map { .slashed($0) }
  }

  /// `base.circle`, `base.circle.fill`, and similar enclosures.
  private var enclosed: SymbolGlyph? {
    let isFilled = parts.last == "fill"
    let stem = isFilled ? parts.dropLast() : parts[...]
    for name in SymbolEnclosure.names {
      let ending = name.split(separator: ".")
      guard stem.count > ending.count, stem.suffix(ending.count).elementsEqual(ending),
        let enclosure = SymbolEnclosure(name, isFilled: isFilled)
      else { continue }
      return glyph(stem.dropLast(ending.count)).map { .enclosed($0, enclosure) }
    }
    return nil
  }

  /// `base.lefthalf.filled` and similar parts.
  private var partlyFilled: SymbolGlyph? {
    guard parts.count > 2, ["filled", "fill"].contains(parts.last),
      let part = SymbolPart(rawValue: String(parts[parts.count - 2])),
      let base = glyph(parts.dropLast(2)), let filled = glyph(parts.dropLast(2) + ["fill"])
    else { return nil }
    return .partlyFilled(base, filled, part)
  }

  /// `base.fill` for a base without a filled drawing.
  private var silhouette: SymbolGlyph? {
    guard parts.count > 1, parts.last == "fill" else { return nil }
    return glyph(parts.dropLast()).map { .silhouette($0) }
  }

  /// A number, for instance `12`, which occurs only in enclosures.
  private var number: SymbolGlyph? {
    guard parts.count == 1, (2...3).contains(parts[0].utf8.count), parts[0].allSatisfy(\.isASCIIDigit)
    else { return nil }
    return .row(parts[0].compactMap { SymbolIndex.glyph(String($0)) })
  }

  /// `goforward.15` and `gobackward.15`: a number of seconds in an arrow.
  private var skip: SymbolGlyph? {
    guard parts.count == 2, parts[0].hasPrefix("go"), parts[1].allSatisfy(\.isASCIIDigit),
      let arrow = SymbolEnclosure(String(parts[0]), isFilled: false)
    else { return nil }
    return glyph(parts.dropFirst()).map { .enclosed($0, arrow) }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
