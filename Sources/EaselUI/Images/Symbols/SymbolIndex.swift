import EaselDrawing
import EaselTypography

/// Finds symbols in the table `SymbolData` with a binary search, without parsing the whole table.
///
/// Each line has a name, a space, a letter for the kind, and the drawing:
/// - `O`: a regular and a bold outline, separated by `|`
/// - `F`: a filled outline
/// - `D`: filling, cuts and lines in the format of `SymbolReader`, separated by `|`
/// - `=`: the name of the line with the drawing
enum SymbolIndex {
  private static let newline = UInt8(ascii: "\n")
  private static let blank = UInt8(ascii: " ")

  /// The symbol of a name; nil for names that are not in the table.
  static func glyph(_ name: String) -> SymbolGlyph? {
    guard let record = record(name), let kind = record.first else { return nil }
    let rest = record.dropFirst()
    let parts = rest.split(separator: "|", omittingEmptySubsequences: false)
    switch (kind, parts.count) {
    case ("O", 2):
      return .outline(regular: SymbolPathReader.path(parts[0]), bold: SymbolPathReader.path(parts[1]))
    case ("F", 1): return .filled(SymbolPathReader.path(rest))
    case ("D", 3):
      return .drawn(
        filling: SymbolReader.path(parts[0]), cuts: SymbolReader.path(parts[1]),
        lines: SymbolReader.path(parts[2]))
    case ("=", 1): return glyph(String(rest))
    default: return nil
    }
  }

  /// The rest of the line of a name.
  static func record(_ name: String) -> Substring? {
    let name = Array(name.utf8)
    guard !name.isEmpty, name.allSatisfy({ $0 > blank }) else { return nil }
    let lines = SymbolData.lines
    var (low, high) = (lines.startIndex, lines.endIndex)
    while low < high {
      let line = self.line(around: middle(low, high, of: lines), from: low, of: lines)
      let key = lines.utf8[line].prefix { $0 != blank }
      if key.elementsEqual(name) { return lines[line].dropFirst(key.count + 1) }
      if name.lexicographicallyPrecedes(key) {
        high = line.lowerBound
      } else {
        low = line.upperBound == lines.endIndex ? high : lines.utf8.index(after: line.upperBound)
      }
    }
    return nil
  }

  private static func middle(_ low: String.Index, _ high: String.Index, of lines: String) -> String.Index {
    lines.utf8.index(low, offsetBy: lines.utf8.distance(from: low, to: high) / 2)
  }

  /// The line at a position. `start` is the beginning of a line.
  private static func line(
    around place: String.Index, from start: String.Index, of lines: String
  ) -> Range<String.Index> {
    var first = place
    while first > start {
      let previous = lines.utf8.index(before: first)
      guard lines.utf8[previous] != newline else { break }
      first = previous
    }
    return first..<(lines.utf8[place...].firstIndex(of: newline) ?? lines.endIndex)
  }

  /// The names in the table.
  static var names: [String] {
    SymbolData.lines.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
  }
}

/// A symbol in a weight.
struct SystemSymbol {
  /// The area to fill with the nonzero winding rule, in the units of `SymbolGlyph`.
  let area: Path
  /// The areas of the layers, the first one in front; empty for a symbol of one layer.
  let layers: [Path]
  /// The bounds of the area.
  let ink: CGRect
  /// False for the placeholder of unknown symbols.
  let isKnown: Bool

  /// The margin around a symbol that is not resized, in units.
  static let margin: CGFloat = 0.06 * SymbolGlyph.unitsPerEm

  /// The symbol of a name; a question mark in a dashed square for unknown names.
  ///
  /// - Parameter weight: A weight on the OpenType scale.
  static func named(_ name: String, weight: Int) -> SystemSymbol {
    let key = Key(name: name, weight: weight)
    return recent.withLock { recent in
      if let known = recent[key] { return known }
      let symbol = SystemSymbol(key)
      recent.insert(symbol, for: key, cost: symbol.byteCount)
      return symbol
    }
  }

  private struct Key: Hashable {
    let name: String
    let weight: Int
  }

  private static let recent = LockedValue(BoundedCache<Key, SystemSymbol>(limit: 8 << 20))

  /// The memory of recent symbols.
  static var cacheUsage: CacheUsage { recent.withLock { $0.usage("system symbols") } }

  /// The approximate size in bytes.
  private var byteCount: Int {
    let points = layers.reduce(area.pointCount) { $0 + $1.pointCount }
    return 256 + points * MemoryLayout<CGPoint>.stride
  }

  private init(_ key: Key) {
    let glyph = SymbolName.glyph(key.name)
    let lineWidth = SymbolGlyph.lineWidth(weight: key.weight)
    area = (glyph ?? SymbolIndex.glyph("?"))?.area(lineWidth: lineWidth) ?? Path()
    layers = glyph?.layers(lineWidth: lineWidth) ?? []
    ink = area.boundingRect
    isKnown = glyph != nil
  }
}
