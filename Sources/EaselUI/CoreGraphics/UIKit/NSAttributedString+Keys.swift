import Foundation

/// The attributes that are drawn. Values of other types than those below are ignored.
extension NSAttributedString.Key {
  /// The font, a `UIFont`; the system font of 12 points by default.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The color of the text, a `UIColor`; black by default.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind the text, a `UIColor`; none by default.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The style of the paragraph, an `NSParagraphStyle`. That of the first character applies to the whole text.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The space after each character in points, a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The distance above the baseline in points, a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The line under the text, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The color of the line under the text, a `UIColor`; that of the text by default.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The line through the text, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The color of the line through the text, a `UIColor`; that of the text by default.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
}

/// A line under or through text, as UIKit has it.
///
/// Deviation: lines are single, of the thickness that the font gives, and go through blanks.
///
/// ```swift
/// "Link".draw(at: .zero, withAttributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
/// ```
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line, drawn as a single one.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// A double line, drawn as a single one.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Dashes, each followed by two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// No line under blanks; it has no effect.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The line in a color; nil if the style has none.
  func line(_ color: UIColor?) -> Text.LineStyle? {
    guard rawValue & 0xff != 0 else { return nil }
    let pattern: Text.LineStyle.Pattern =
      switch rawValue & 0xf00 {
      case 0x100: .dot
      case 0x200: .dash
      case 0x300: .dashDot
      case 0x400: .dashDotDot
      default: .solid
      }
    return Text.LineStyle(pattern: pattern, color: color.map { Color(uiColor: $0) })
  }
}

extension Text.PieceStyle {
  /// The font of text without its own one.
  private static let defaultFont = UIFont.systemFont(ofSize: 12)

  /// The style that attributes of UIKit give. Font and foreground are always set, so that those of the environment have
  /// no effect.
  init(_ attributes: [NSAttributedString.Key: Any]) {
    func color(_ key: NSAttributedString.Key) -> UIColor? { attributes[key] as? UIColor }
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      switch attributes[key] {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    }
    func line(_ key: NSAttributedString.Key, _ colorKey: NSAttributedString.Key) -> Text.LineStyle? {
      let style =
        attributes[key] as? NSUnderlineStyle
        ?? number(key).flatMap { Int(exactly: $0) }.map { NSUnderlineStyle(rawValue: $0) }
      return style?.line(color(colorKey))
    }
    font = Font(attributes[.font] as? UIFont ?? Text.PieceStyle.defaultFont)
    foreground = .color(Color(uiColor: color(.foregroundColor) ?? .black))
    self.background = color(.backgroundColor).map { Color(uiColor: $0) }
    self.kerning = number(.kern)
    self.baselineOffset = number(.baselineOffset)
    self.underline = line(.underlineStyle, .underlineColor)
    self.strikethrough = line(.strikethroughStyle, .strikethroughColor)
  }
}
