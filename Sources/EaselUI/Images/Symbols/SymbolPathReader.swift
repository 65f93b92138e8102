/// Reads an outline of `SymbolData`: letters, each followed by the numbers of one or more elements, relative to where
/// the last element ended: `m` and `l` with a point, `h` and `v` with a distance, `c` with three points, `z` with
/// nothing. Outlines lie in a square of 2560 units.
struct SymbolPathReader {
  private var bytes: Substring.UTF8View
  private var path = Path()
  private var (x, y) = (0, 0)
  private var start = (x: 0, y: 0)

  private static let unitsInSide = 2560

  /// The path in a square of `SymbolGlyph.side`; what cannot be read ends it.
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

  /// The point that the next two numbers lead to, where the next element begins.
  private mutating func point() -> CGPoint {
    x += number()
    y += number()
    return place(0, 0)
  }

  private func place(_ dx: Int, _ dy: Int) -> CGPoint {
    let unit = SymbolGlyph.side / CGFloat(SymbolPathReader.unitsInSide)
    return CGPoint(x: CGFloat(x + dx) * unit, y: CGFloat(y + dy) * unit)
  }

  /// The next number, which a blank or its sign separates from the one before; 0 at the end.
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
