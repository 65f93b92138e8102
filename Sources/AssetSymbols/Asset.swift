/// A colour or an image of an asset catalog.
struct Asset: Equatable {
  enum Kind: String, CaseIterable {
    case color = "colorset"
    case image = "imageset"
  }

  let kind: Kind
  /// The folders that are part of its name.
  let namespace: [String]
  let name: String
  /// Where its set is.
  let path: String

  /// The name by which it is looked for.
  var fullName: String { (namespace + [name]).joined(separator: "/") }

  /// The name of it in Swift: of a colour without `Color` at its end, of an image without `Image`.
  var symbol: String { SymbolName.member(name, droppingSuffix: kind == .color ? "Color" : "Image") }
}

/// Something that is wrong with a catalog, as compilers write it.
struct Problem: Equatable, CustomStringConvertible {
  let path: String
  let message: String
  var isError = true

  var description: String { "\(path): \(isError ? "error" : "warning"): \(message)" }
}

// The forms of `Contents.json`.

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

  /// What is wrong with the colours.
  var faults: [String] {
    let values = colors.compactMap { $0.color?.components }
    if values.isEmpty { return ["the set has no colour"] }
    return values.flatMap { $0.sorted { $0.key < $1.key } }.filter { !Self.isNumber($0.value) }
      .map { "the component \"\($0.key)\" is no number: \"\($0.value)\"" }
  }

  private static func isNumber(_ text: String) -> Bool {
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16) != nil }
    return Double(text)?.isFinite == true
  }
}
