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
