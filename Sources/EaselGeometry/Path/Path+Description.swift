import Foundation

extension Path: LosslessStringConvertible {
  /// The elements in PostScript order, operands first, separated by spaces: `x y m`, `x y l`, `cx cy x y q`,
  /// `c1x c1y c2x c2y x y c` and `h`.
  ///
  /// Numbers have enough digits to be read back exactly.
  public var description: String {
    var writer = PathWriter()
    visit(&writer)
    return writer.words.joined(separator: " ")
  }

  /// Creates a path from the syntax of `description`.
  ///
  /// - Returns: Nil if `string` is not well-formed.
  public init?(_ string: String) {
    var reader = PathReader()
    for word in string.split(whereSeparator: \.isWhitespace) {
      guard reader.read(word) else { return nil }
    }
    guard reader.operands.isEmpty else { return nil }
    storage = reader.buffer.verbs.isEmpty ? .empty : .elements(reader.buffer)
  }
}

private struct PathWriter: PathVisitor {
  var words: [String] = []

  private mutating func write(_ points: Vector..., operation: String) {
    for point in points {
      for number in [point.x, point.y] {
        let digits = "\(number)"
        words.append(digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
      }
    }
    words.append(operation)
  }

  mutating func move(to point: Vector) { write(point, operation: "m") }

  mutating func line(to point: Vector) { write(point, operation: "l") }

  mutating func quad(to point: Vector, control: Vector) { write(control, point, operation: "q") }

  mutating func curve(to point: Vector, control1: Vector, control2: Vector) {
    write(control1, control2, point, operation: "c")
  }

  mutating func close() { write(operation: "h") }
}

private struct PathReader {
  var buffer = PathBuffer()
  var operands: [CGFloat] = []

  /// - Returns: False if the word is unknown or has the wrong number of operands.
  mutating func read(_ word: Substring) -> Bool {
    if let number = Double(word) {
      operands.append(CGFloat(number))
      return true
    }
    guard operands.count.isMultiple(of: 2), word == "m" || !buffer.verbs.isEmpty else { return false }
    let points = stride(from: 0, to: operands.count, by: 2).map {
      CGPoint(x: operands[$0], y: operands[$0 + 1])
    }
    operands.removeAll()
    switch (word, points.count) {
    case ("m", 1): buffer.move(to: points[0])
    case ("l", 1): buffer.line(to: points[0])
    case ("q", 2): buffer.quad(to: points[1], control: points[0])
    case ("c", 3): buffer.curve(to: points[2], control1: points[0], control2: points[1])
    case ("h", 0): buffer.close()
    default: return false
    }
    return true
  }
}
