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
