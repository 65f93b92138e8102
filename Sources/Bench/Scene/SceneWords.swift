import EaselDrawing
import EaselGeometry

/// The words of one statement, from left to right. Reading a word that is missing or malformed throws a complaint.
struct SceneWords {
  struct Complaint: Error {
    var text: String
  }

  private var remaining: Substring.UTF8View

  init(_ line: Substring.UTF8View) { remaining = line }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0d }

  /// The rest of the line, from the next word to the last.
  mutating func rest() -> String {
    remaining = remaining.drop(while: SceneWords.isBlank)
    while let last = remaining.last, SceneWords.isBlank(last) { remaining.removeLast() }
    return String(Substring(remaining))
  }

  /// The next word; nil at the end of the line.
  mutating func next() -> Substring? {
    remaining = remaining.drop(while: SceneWords.isBlank)
    let word = remaining.prefix { !SceneWords.isBlank($0) }
    remaining = remaining[word.endIndex...]
    return word.isEmpty ? nil : Substring(word)
  }

  mutating func word() throws(Complaint) -> Substring {
    guard let word = next() else { throw Complaint(text: "the line is too short") }
    return word
  }

  mutating func number() throws(Complaint) -> Double { try SceneWords.number(word()) }

  private static func number(_ word: Substring) throws(Complaint) -> Double {
    guard let number = Double(word), number.isFinite else {
      throw Complaint(text: "'\(word)' is not a number")
    }
    return number
  }

  mutating func integer(in range: ClosedRange<Int> = 0...1_000_000) throws(Complaint) -> Int {
    let number = try number()
    guard let integer = Int(exactly: number), range.contains(integer) else {
      throw Complaint(text: "\(number) is not a whole number in \(range)")
    }
    return integer
  }

  mutating func point() throws(Complaint) -> CGPoint { CGPoint(x: try number(), y: try number()) }

  mutating func rect() throws(Complaint) -> CGRect {
    CGRect(origin: try point(), size: CGSize(width: try number(), height: try number()))
  }

  /// The value of the next word, which must be a key of `choices`.
  mutating func choice<Value>(_ choices: KeyValuePairs<String, Value>) throws(Complaint) -> Value {
    let word = try word()
    guard let match = choices.first(where: { $0.key == word }) else {
      throw Complaint(text: "'\(word)' is not one of \(choices.map(\.key).joined(separator: ", "))")
    }
    return match.value
  }

  /// `RRGGBBAA`, straight sRGB bytes.
  mutating func color() throws(Complaint) -> PaintColor {
    let word = try word()
    guard word.utf8.count == 8, let bits = UInt32(word, radix: 16) else {
      throw Complaint(text: "'\(word)' is not a color")
    }
    func component(_ shift: UInt32) -> Float { Float(bits >> shift & 255) / 255 }
    return PaintColor(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }

  /// Six numbers, or the identity at the end of the line.
  mutating func transform() throws(Complaint) -> CGAffineTransform {
    guard let first = next() else { return .identity }
    return CGAffineTransform(
      a: try SceneWords.number(first), b: try number(), c: try number(), d: try number(), tx: try number(),
      ty: try number())
  }
}
