/// The variants of symbols: enclosed in a shape, filled or slashed.
///
/// ```swift
/// Image(systemName: "heart").symbolVariant(.circle.fill)
/// ```
public struct SymbolVariants: Hashable, Sendable {
  /// The shape that encloses a symbol.
  private enum Enclosure: String {
    case circle, square, rectangle
  }

  private var enclosure: Enclosure?
  private var isFilled = false
  private var isCrossedOut = false

  private init() {}

  /// Symbols without a variant.
  public static let none = SymbolVariants()
  /// Symbols in a circle.
  public static let circle = none.circle
  /// Symbols in a square.
  public static let square = none.square
  /// Symbols in a rectangle.
  public static let rectangle = none.rectangle
  /// Filled symbols.
  public static let fill = none.fill
  /// Symbols with a slash through them.
  public static let slash = none.slash

  /// The variants, enclosed in a circle.
  public var circle: SymbolVariants { enclosed(in: .circle) }
  /// The variants, enclosed in a square.
  public var square: SymbolVariants { enclosed(in: .square) }
  /// The variants, enclosed in a rectangle.
  public var rectangle: SymbolVariants { enclosed(in: .rectangle) }

  /// The variants, filled.
  public var fill: SymbolVariants {
    var variants = self
    variants.isFilled = true
    return variants
  }

  /// The variants, with a slash.
  public var slash: SymbolVariants {
    var variants = self
    variants.isCrossedOut = true
    return variants
  }

  /// Whether the variants include all of `other`.
  public func contains(_ other: SymbolVariants) -> Bool { union(other) == self }

  private func enclosed(in enclosure: Enclosure) -> SymbolVariants {
    var variants = self
    variants.enclosure = enclosure
    return variants
  }

  /// The union of two variants. The enclosure of `other` replaces that of this value.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    var variants = self
    variants.enclosure = other.enclosure ?? enclosure
    variants.isFilled = isFilled || other.isFilled
    variants.isCrossedOut = isCrossedOut || other.isCrossedOut
    return variants
  }

  // MARK: Names

  /// The names to look up for a symbol in these variants, the best match first and the plain name last.
  func names(for name: String) -> [String] {
    guard self != .none else { return [name] }
    let (base, own) = SymbolVariants.parse(name)
    let all = own.union(self)
    var candidates = [all.name(base)]
    // The suffixes that occur in the fewest names are dropped first.
    var fewer = all
    fewer.isCrossedOut = own.isCrossedOut
    candidates.append(fewer.name(base))
    fewer.enclosure = own.enclosure
    candidates.append(fewer.name(base))
    var unfilled = all
    unfilled.isFilled = own.isFilled
    candidates += [unfilled.name(base), name]
    var known: Set<String> = []
    return candidates.filter { known.insert($0).inserted }
  }

  /// A name with the suffixes of these variants, in the order of SF Symbols.
  private func name(_ base: String) -> String {
    base + (isCrossedOut ? ".slash" : "") + (enclosure.map { "." + $0.rawValue } ?? "")
      + (isFilled ? ".fill" : "")
  }

  /// Splits a name into its base and its variants.
  private static func parse(_ name: String) -> (base: String, variants: SymbolVariants) {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    var variants = SymbolVariants()
    func take(_ suffix: String) -> Bool {
      guard parts.count > 1, let last = parts.last, last == suffix else { return false }
      parts.removeLast()
      return true
    }
    variants.isFilled = take("fill")
    if parts.count > 1, let enclosure = Enclosure(rawValue: String(parts[parts.count - 1])) {
      variants.enclosure = enclosure
      parts.removeLast()
    }
    variants.isCrossedOut = take("slash")
    return (parts.joined(separator: "."), variants)
  }
}

extension EnvironmentValues {
  /// The variants of symbols.
  @Entry public var symbolVariants = SymbolVariants.none

  /// The symbol of a name in these variants, or in as many of them as have a drawing.
  func systemSymbol(_ name: String, weight: Int) -> SystemSymbol {
    let variants = symbolVariants
    guard variants != .none else { return .named(name, weight: weight) }
    let symbols = variants.names(for: name).lazy.map { SystemSymbol.named($0, weight: weight) }
    return symbols.first(where: \.isKnown) ?? .named(name, weight: weight)
  }
}

nonisolated extension View {
  /// Adds variants to the symbols in the view. Variants without a drawing are ignored.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }
}
