/// How heavy a font is, on OpenType's scale from 1 to 1000: 400 is regular, 700 bold.
public struct FontWeight: Hashable, Comparable, Sendable {
  /// 1...1000.
  public let value: Int

  public static let ultraLight = FontWeight(100)
  public static let thin = FontWeight(200)
  public static let light = FontWeight(300)
  public static let regular = FontWeight(400)
  public static let medium = FontWeight(500)
  public static let semibold = FontWeight(600)
  public static let bold = FontWeight(700)
  public static let heavy = FontWeight(800)
  public static let black = FontWeight(900)

  /// A weight on OpenType's scale; values outside 1...1000 are clamped.
  public init(_ value: Int) { self.value = max(1, min(1000, value)) }

  public static func < (lhs: FontWeight, rhs: FontWeight) -> Bool { lhs.value < rhs.value }
}
