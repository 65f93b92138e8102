import Foundation

/// Generates the Swift file with the names of a target's assets.
struct SymbolFile {
  /// The symbols of a namespace and its nested namespaces.
  private struct Level {
    var assets: [(symbol: String, asset: Asset)] = []
    var inner: [String: Level] = [:]
  }

  let text: String
  private(set) var problems: [Problem] = []

  /// - Parameters:
  ///   - bundle: The name of the resource bundle without its extension.
  ///   - isPublic: Whether other modules use the names. Declarations of theirs with the same names have precedence.
  init(assets: [Asset], bundle: String, isPublic: Bool = false) {
    var levels: [Asset.Kind: Level] = [:]
    for asset in assets {
      let isNew = Self.add(asset, asset.namespace[...], to: &levels[asset.kind, default: Level()])
      if !isNew {
        problems.append(
          Problem(
            path: asset.path,
            message: "another \(asset.kind.noun) is named \"\(asset.symbol)\" already; rename this one",
            isError: false))
      }
    }
    let colors = levels[.color] ?? Level()
    for (symbol, asset) in colors.assets where Self.colorNames.contains(symbol) {
      problems.append(
        Problem(
          path: asset.path, message: "there is a color Color.\(symbol) already; use Color(.\(symbol))",
          isError: false))
    }
    text = Self.text(colors, levels[.image] ?? Level(), bundle, isPublic)
  }

  /// Adds an asset. Returns false if the level already has an asset with its symbol.
  private static func add(_ asset: Asset, _ namespace: ArraySlice<String>, to level: inout Level) -> Bool {
    if let folder = namespace.first {
      return add(asset, namespace.dropFirst(), to: &level.inner[SymbolName.type(folder), default: Level()])
    }
    guard !level.assets.contains(where: { $0.symbol == asset.symbol }) else { return false }
    level.assets.append((asset.symbol, asset))
    return true
  }

  private static func text(_ colors: Level, _ images: Level, _ bundle: String, _ isPublic: Bool) -> String {
    let access = isPublic ? "@_disfavoredOverload public " : ""
    func resource(_ type: String) -> (String, Asset) -> String {
      { "\(access)static let \($0) = \(type)(name: \(literal($1.fullName)), bundle: resources)" }
    }
    func color(_ symbol: String, _ asset: Asset) -> String {
      let path = asset.namespace.map(SymbolName.type) + [symbol]
      return "\(access)static var \(symbol): Color { Color(ColorResource.\(path.joined(separator: "."))) }"
    }
    func body(_ level: Level, _ declaration: @escaping (String, Asset) -> String) -> String {
      Self.body(level, isPublic, declaration)
    }
    let free = colors.assets.filter { !colorNames.contains($0.symbol) }
    return """
      // The names of the assets of this target, made by EaselAssets. Changes are lost.

      #if canImport(SwiftUI)
        import SwiftUI
      #else
        import Easel
      #endif

      private let resources =
        Bundle(path: Bundle.main.bundlePath + "/" + \(literal(bundle + ".resources"))) ?? Bundle.main

      extension ColorResource {
      \(body(colors, resource("ColorResource")))
      }

      extension ImageResource {
      \(body(images, resource("ImageResource")))
      }

      extension Color {
      \(body(Level(assets: free, inner: colors.inner), color))
      }

      extension ShapeStyle where Self == Color {
      \(body(Level(assets: free), color))
      }

      """
  }

  private static func body(
    _ level: Level, _ isPublic: Bool, indent: String = "  ", _ declaration: (String, Asset) -> String
  ) -> String {
    let members = level.assets.map { symbol, asset in
      "\(indent)/// The \(asset.kind.noun) \(literal(asset.fullName)).\n\(indent)\(declaration(symbol, asset))"
    }
    let types = level.inner.sorted { $0.key < $1.key }.map { name, inner in
      let members = body(inner, isPublic, indent: indent + "  ", declaration)
      return "\(indent)\(isPublic ? "public " : "")enum \(name) {\n\(members)\n\(indent)}"
    }
    return (members + types).joined(separator: "\n\n")
  }

  /// A Swift string literal.
  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\" || scalar.properties.generalCategory == .control
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return "\"\(escaped.joined())\""
  }

  /// The names that `Color` and `ShapeStyle` already have.
  private static let colorNames: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "white", "gray", "black", "clear", "primary", "secondary", "tertiary", "quaternary", "quinary",
    "accentColor", "tint", "foreground", "background", "separator", "selection", "placeholder", "link",
    "fill",
    "windowBackground",
  ]
}

extension Asset.Kind {
  var noun: String {
    switch self {
    case .color: "color"
    case .image: "image"
    }
  }
}

/// Converts names in a catalog to Swift identifiers.
enum SymbolName {
  /// The name of a member in camel case, such as `appIcon` for "app-icon".
  static func member(_ name: String, droppingSuffix suffix: String = "") -> String {
    let joined = words(name).enumerated().map { $0 == 0 ? lowered($1) : raised($1) }.joined()
    let isDropped = !suffix.isEmpty && joined.hasSuffix(suffix) && joined.count > suffix.count
    return identifier(isDropped ? String(joined.dropLast(suffix.count)) : joined)
  }

  /// The name of a type in camel case, such as `CardSuits` for "card suits".
  static func type(_ name: String) -> String { identifier(words(name).map(raised).joined()) }

  private static func words(_ name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func raised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// The word with its leading capitals in lowercase, except the one that begins the next word: `htmlPage`
  /// for "HTMLPage".
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let isFollowed = word.dropFirst(capitals.count).first?.isLetter == true
    let count = capitals.count > 1 && isFollowed ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func identifier(_ name: String) -> String {
    guard let first = name.first else { return "_" }
    if first.isNumber { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Any", "Type", "Protocol",
  ]
}
