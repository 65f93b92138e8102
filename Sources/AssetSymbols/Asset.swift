/// A color or an image of an asset catalog.
struct Asset: Equatable {
  enum Kind: String, CaseIterable {
    case color = "colorset"
    case image = "imageset"
  }

  let kind: Kind
  /// The names of the enclosing groups that provide a namespace.
  let namespace: [String]
  let name: String
  /// The path of its set.
  let path: String

  /// The name for a lookup at run time.
  var fullName: String { (namespace + [name]).joined(separator: "/") }

  /// The Swift name, without the suffix `Color` for a color or `Image` for an image.
  var symbol: String { SymbolName.member(name, droppingSuffix: kind == .color ? "Color" : "Image") }
}

/// An error or a warning about a catalog, in the format of compilers.
struct Problem: Equatable, CustomStringConvertible {
  let path: String
  let message: String
  var isError = true

  var description: String { "\(path): \(isError ? "error" : "warning"): \(message)" }
}

// The formats of `Contents.json`.

struct GroupDescription: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }
  }

  var properties: Properties?
}

struct ImageSetDescription: Decodable {
  struct Entry: Decodable {
    var filename: String?
  }

  var images: [Entry]
}

struct ColorSetDescription: Decodable {
  struct Entry: Decodable {
    var color: Value?
  }

  struct Value: Decodable {
    var components: [String: String]?
  }

  var colors: [Entry]

  /// Messages about invalid colors.
  var faults: [String] {
    let values = colors.compactMap { $0.color?.components }
    if values.isEmpty { return ["the set has no color"] }
    return values.flatMap { $0.sorted { $0.key < $1.key } }.filter { !Self.isNumber($0.value) }
      .map { "the component \"\($0.key)\" is no number: \"\($0.value)\"" }
  }

  private static func isNumber(_ text: String) -> Bool {
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16) != nil }
    return Double(text)?.isFinite == true
  }
}
