import Foundation

extension Snapshotting where Value == String, Format == String {
  /// Text, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
  /// A comparison of text. A failure shows the lines that differ.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { reference, result in
        guard reference != result else { return nil }
        return (
          "the text differs:\n\(changes(reference, result))\n",
          [
            XCTAttachment("reference.txt", Data(reference.utf8)),
            XCTAttachment("result.txt", Data(result.utf8)),
          ]
        )
      })
  }

  /// The removed lines, marked by "-", and the inserted ones, marked by "+", with their numbers from 1.
  private static func changes(_ reference: String, _ result: String) -> String {
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    return lines(result).difference(from: lines(reference)).map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, "-\(offset + 1): \(line)")
      case .insert(let offset, let line, _): (offset, "+\(offset + 1): \(line)")
      }
    }.sorted { $0.0 < $1.0 }.map(\.1).joined(separator: "\n")
  }
}

extension Snapshotting where Format == String {
  /// The structure of a value: a line for each property and element, with types and values. Elements of sets and
  /// dictionaries are sorted.
  public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump.text($0) } }

  /// The description of a value.
  public static var description: Snapshotting { SimplySnapshotting.lines.pullback { "\($0)" } }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// A value as JSON of an encoder. A value that cannot be encoded is a failure.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    Snapshotting(pathExtension: "json", diffing: .lines) { value in
      .delivering { callback in
        callback(Result { String(decoding: try encoder.encode(value), as: UTF8.self) })
      }
    }
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes, compared as they are.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { reference, result in
        guard reference != result else { return nil }
        return ("the reference has \(reference.count) bytes, the result \(result.count), which differ", [])
      })
  }
}

/// The text of `Snapshotting.dump`.
private enum ValueDump {
  static func text(_ value: Any) -> String {
    lines(value, label: nil, indent: 0).joined(separator: "\n") + "\n"
  }

  private static func lines(_ value: Any, label: String?, indent: Int) -> [String] {
    let mirror = Mirror(reflecting: value)
    let children = children(of: mirror)
    let space = String(repeating: " ", count: indent)
    let mark = children.isEmpty ? "-" : "▿"
    let first = "\(space)\(mark) \(label.map { "\($0): " } ?? "")\(summary(value, mirror))"
    // A class can refer to itself.
    guard indent < 64 else { return [first] }
    return [first] + children.flatMap { lines($0.value, label: $0.label, indent: indent + 2) }
  }

  private static func children(of mirror: Mirror) -> [Mirror.Child] {
    let all = Array(mirror.children)
    guard mirror.displayStyle == .set || mirror.displayStyle == .dictionary else { return all }
    return all.map { ($0, "\($0.value)") }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  private static func summary(_ value: Any, _ mirror: Mirror) -> String {
    switch mirror.displayStyle {
    case .collection: "\(mirror.children.count) \(mirror.children.count == 1 ? "element" : "elements")"
    case .set: "\(mirror.children.count) \(mirror.children.count == 1 ? "member" : "members")"
    case .dictionary: "\(mirror.children.count) key/value \(mirror.children.count == 1 ? "pair" : "pairs")"
    case .tuple: "(\(mirror.children.count) elements)"
    case .optional: mirror.children.isEmpty ? "nil" : "Optional<\(type(of: mirror.children.first!.value))>"
    case .enum where mirror.children.isEmpty: "\(type(of: value)).\(value)"
    case .enum, .struct, .class: mirror.children.isEmpty ? leaf(value) : "\(type(of: value))"
    default: leaf(value)
    }
  }

  private static func leaf(_ value: Any) -> String {
    if let text = value as? String { return "\"\(text)\"" }
    return value is CustomStringConvertible ? "\(value)" : "\(type(of: value))"
  }
}
