/// In which forms symbols are shown: in an enclosing figure, filled, crossed out.
public struct SymbolVariants: Hashable, Sendable {
  /// What encloses a symbol.
  private enum Enclosure: String {
    case circle, square, rectangle
  }

  private var enclosure: Enclosure?
  private var isFilled = false
  private var isCrossedOut = false

  private init() {}

  /// Symbols as they are named.
  public static let none = SymbolVariants()
  /// Symbols in a circle.
  public static let circle = none.circle
  /// Symbols in a square.
  public static let square = none.square
  /// Symbols in a rectangle.
  public static let rectangle = none.rectangle
  /// Filled symbols.
  public static let fill = none.fill
  /// Symbols that are crossed out.
  public static let slash = none.slash

  /// These forms, in a circle.
  public var circle: SymbolVariants { enclosed(in: .circle) }
  /// These forms, in a square.
  public var square: SymbolVariants { enclosed(in: .square) }
  /// These forms, in a rectangle.
  public var rectangle: SymbolVariants { enclosed(in: .rectangle) }

  /// These forms, filled.
  public var fill: SymbolVariants {
    var variants = self
    variants.isFilled = true
    return variants
  }

  /// These forms, crossed out.
  public var slash: SymbolVariants {
    var variants = self
    variants.isCrossedOut = true
    return variants
  }

  /// True when these forms have all that other ones have.
  public func contains(_ other: SymbolVariants) -> Bool { union(other) == self }

  private func enclosed(in enclosure: Enclosure) -> SymbolVariants {
    var variants = self
    variants.enclosure = enclosure
    return variants
  }

  /// These forms and other ones; of two enclosures the other one's holds.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    var variants = self
    variants.enclosure = other.enclosure ?? enclosure
    variants.isFilled = isFilled || other.isFilled
    variants.isCrossedOut = isCrossedOut || other.isCrossedOut
    return variants
  }

  // MARK: Names

  /// The names under which a symbol in these forms is looked for, the best first and the plain name last.
  func names(for name: String) -> [String] {
    guard self != .none else { return [name] }
    let (base, own) = SymbolVariants.parse(name)
    let all = own.union(self)
    var candidates = [all.name(base)]
    // What names have least often is left out first.
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

  /// A name with the parts of these forms at its end, in the usual order.
  private func name(_ base: String) -> String {
    base + (isCrossedOut ? ".slash" : "") + (enclosure.map { "." + $0.rawValue } ?? "")
      + (isFilled ? ".fill" : "")
  }

  /// What is left of a name without the forms at its end, and these.
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

private enum SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
  /// In which forms symbols are shown.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// A symbol in these forms, or in as many of them as there is a drawing for.
  func systemSymbol(_ name: String, weight: Int) -> SystemSymbol {
    let variants = symbolVariants
    guard variants != .none else { return .named(name, weight: weight) }
    let symbols = variants.names(for: name).lazy.map { SystemSymbol.named($0, weight: weight) }
    return symbols.first(where: \.isKnown) ?? .named(name, weight: weight)
  }
}

nonisolated extension View {
  /// Shows symbols in the view in other forms too, where there is a drawing for these.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }
}
