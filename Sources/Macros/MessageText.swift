/// Finds strings by their keys in a JSON message of the compiler.
struct MessageText {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The string value of the first `key` after the first key named `enclosing`; nil if there is none.
  func text(_ key: String, in enclosing: String? = nil) -> String? {
    guard let start = startOfValue(key, in: enclosing), bytes[start] == UInt8(ascii: "\"") else { return nil }
    return unquoted(from: start + 1)
  }

  /// The whole number that is the value of the first `key` after the first key named `enclosing`; nil if there
  /// is none.
  func number(_ key: String, in enclosing: String? = nil) -> Int? {
    guard let start = startOfValue(key, in: enclosing) else { return nil }
    let digits = bytes[start...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private func startOfValue(_ key: String, in enclosing: String?) -> Int? {
    var start = 0
    if let enclosing {
      guard let end = endOfKey(enclosing, from: 0) else { return nil }
      start = end
    }
    return endOfKey(key, from: start).flatMap { $0 < bytes.count ? $0 : nil }
  }

  /// The index after `"key":`. Quotation marks inside strings are escaped, so the contents of strings never
  /// match.
  private func endOfKey(_ key: String, from start: Int) -> Int? {
    let pattern = Array("\"\(key)\":".utf8)
    var index = start
    while index + pattern.count <= bytes.count {
      let isEscaped = index > 0 && bytes[index - 1] == UInt8(ascii: "\\")
      if !isEscaped, bytes[index..<index + pattern.count].elementsEqual(pattern) {
        return index + pattern.count
      }
      index += 1
    }
    return nil
  }

  private func unquoted(from start: Int) -> String? {
    var text: [UInt16] = []
    var plain: [UInt8] = []
    func flush() {
      text += Array(String(decoding: plain, as: UTF8.self).utf16)
      plain = []
    }
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
        plain.append(bytes[index])
        index += 1
        continue
      }
      flush()
      let escape = bytes[index + 1]
      if escape == UInt8(ascii: "u"), index + 6 <= bytes.count {
        text.append(UInt16(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16) ?? 0)
        index += 6
      } else {
        text.append(MessageText.controls[escape] ?? UInt16(escape))
        index += 2
      }
    }
    flush()
    return String(decoding: text, as: UTF16.self)
  }

  private static let controls: [UInt8: UInt16] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9, UInt8(ascii: "b"): 8,
    UInt8(ascii: "f"): 12,
  ]

  /// A JSON string literal.
  static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\0"..<" ": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
