/// Parses the drawing of a symbol: commands of one letter, each followed by its numbers, separated by spaces.
///
/// - `M x y`, `L x y`, `C x1 y1 x2 y2 x y`, `Z`: move, line, curve, close
/// - `O x y r`: a circle; `E x y rx ry`: an ellipse
/// - `R x y width height r`: a rectangle with rounded corners
/// - `A x y r start sweep`: an arc, in degrees clockwise from the right
/// - `S x y outer inner n`: a star with n points, the first one at the top
struct SymbolReader {
  private var words: ArraySlice<Substring>
  private var path = Path()

  /// The path of a drawing. Parsing stops at the first error.
  static func path(_ text: some StringProtocol) -> Path {
    var reader = SymbolReader(words: text.split(separator: " ").map { Substring($0) }[...])
    while let word = reader.words.popFirst() {
      guard reader.read(word) else { break }
    }
    return reader.path
  }

  private init(words: ArraySlice<Substring>) { self.words = words }

  private mutating func numbers(_ count: Int) -> [CGFloat] {
    defer { words = words.dropFirst(count) }
    return words.prefix(count).map { Double($0).map { CGFloat($0) } ?? 0 }
  }

  private mutating func point() -> CGPoint {
    let pair = numbers(2)
    return pair.count == 2 ? CGPoint(x: pair[0], y: pair[1]) : .zero
  }

  private mutating func read(_ word: Substring) -> Bool {
    switch word {
    case "M": path.move(to: point())
    case "L": path.addLine(to: point())
    case "C":
      let (first, second) = (point(), point())
      path.addCurve(to: point(), control1: first, control2: second)
    case "Z": path.closeSubpath()
    default: return readFigure(word)
    }
    return true
  }

  private mutating func readFigure(_ word: Substring) -> Bool {
    let counts: [Substring: Int] = ["O": 1, "E": 2, "R": 3, "A": 3, "S": 3]
    guard let count = counts[word] else { return false }
    let place = point()
    let rest = numbers(count)
    guard rest.count == count else { return false }
    switch word {
    case "O": addEllipse(place, rest[0], rest[0])
    case "E": addEllipse(place, rest[0], rest[1])
    case "R":
      path.addRoundedRect(
        in: CGRect(origin: place, size: CGSize(width: rest[0], height: rest[1])),
        cornerSize: CGSize(width: rest[2], height: rest[2]), style: .circular)
    case "A": addArc(place, radius: rest[0], start: rest[1], sweep: rest[2])
    default: addStar(place, outer: rest[0], inner: rest[1], count: Int(rest[2]))
    }
    return true
  }

  private mutating func addEllipse(_ center: CGPoint, _ rx: CGFloat, _ ry: CGFloat) {
    path.addEllipse(in: CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry))
  }

  private mutating func addArc(_ center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat) {
    path.move(to: SymbolReader.point(around: center, radius, degrees: start))
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .degrees(Double(start)), delta: .degrees(Double(sweep)))
  }

  private mutating func addStar(_ center: CGPoint, outer: CGFloat, inner: CGFloat, count: Int) {
    let points = (0..<max(2 * count, 0)).map { index in
      SymbolReader.point(
        around: center, index.isMultiple(of: 2) ? outer : inner,
        degrees: CGFloat(index) * 180 / CGFloat(count) - 90)
    }
    path.addLines(points)
    path.closeSubpath()
  }

  private static func point(around center: CGPoint, _ radius: CGFloat, degrees: CGFloat) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}

/// Parses an outline of `SymbolData`: letters, each followed by the numbers of one or more path elements.
/// Numbers are relative to the end of the previous element: `m` and `l` with a point, `h` and `v` with a
/// distance, `c` with three points, `z` without numbers. Outlines lie in a square of 2560 units.
struct SymbolPathReader {
  private var bytes: Substring.UTF8View
  private var path = Path()
  private var (x, y) = (0, 0)
  private var start = (x: 0, y: 0)

  private static let unitsInSide = 2560

  /// The path in a square of `SymbolGlyph.side`. Parsing stops at the first error.
  static func path(_ text: Substring) -> Path {
    var reader = SymbolPathReader(bytes: text.utf8)
    var command = UInt8(ascii: "z")
    while let next = reader.bytes.first {
      if next >= UInt8(ascii: "a") {
        command = next
        reader.bytes.removeFirst()
        if command == UInt8(ascii: "z") { reader.close() }
      } else if !isNumber(next) || !reader.addElement(command) {
        break
      }
    }
    return reader.path
  }

  private init(bytes: Substring.UTF8View) { self.bytes = bytes }

  private static func isNumber(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") || isDigit(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func close() {
    path.closeSubpath()
    (x, y) = start
  }

  private mutating func addElement(_ command: UInt8) -> Bool {
    switch command {
    case UInt8(ascii: "m"):
      path.move(to: point())
      start = (x, y)
    case UInt8(ascii: "l"): path.addLine(to: point())
    case UInt8(ascii: "h"):
      x += number()
      path.addLine(to: place(0, 0))
    case UInt8(ascii: "v"):
      y += number()
      path.addLine(to: place(0, 0))
    case UInt8(ascii: "c"):
      let (first, second) = (place(number(), number()), place(number(), number()))
      path.addCurve(to: point(), control1: first, control2: second)
    default: return false
    }
    return true
  }

  /// Reads two numbers and moves the current point by them.
  private mutating func point() -> CGPoint {
    x += number()
    y += number()
    return place(0, 0)
  }

  private func place(_ dx: Int, _ dy: Int) -> CGPoint {
    let unit = SymbolGlyph.side / CGFloat(SymbolPathReader.unitsInSide)
    return CGPoint(x: CGFloat(x + dx) * unit, y: CGFloat(y + dy) * unit)
  }

  /// Reads the next number, which a space or its sign separates from the previous one; 0 at the end.
  private mutating func number() -> Int {
    if bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    let digits = bytes.prefix(while: SymbolPathReader.isDigit)
    bytes = bytes[digits.endIndex...]
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return isNegative ? -value : value
  }
}
