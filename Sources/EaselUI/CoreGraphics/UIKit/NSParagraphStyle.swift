import Foundation

/// The horizontal alignment of the lines of a paragraph, as UIKit has it.
public enum NSTextAlignment: Int, Sendable {
  /// The lines begin on the left, are centered, or end on the right.
  case left = 0
  case center, right
  /// The lines fill the width. Deviation: they are drawn as with `left`.
  case justified
  /// The alignment of the script. Deviation: it is `left` for all scripts.
  case natural

  /// The alignment of the lines among each other, in a layout from left to right.
  var textAlignment: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }

  /// The part of the free width that is on the left of the text.
  var leftShare: CGFloat {
    switch self {
    case .left, .justified, .natural: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

/// The treatment of lines that are wider than their rectangle, as in UIKit.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words; words that are too long break between characters.
  case byWordWrapping = 0
  /// Lines break between characters. Deviation: they break as with `byWordWrapping`.
  case byCharWrapping
  /// Lines do not break, and are clipped by the rectangle.
  case byClipping
  /// There is one line, and an ellipsis replaces its beginning, end or middle. Deviation: this applies to the text as a
  /// whole, not to each of its paragraphs.
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  /// The part of a single line that an ellipsis replaces; nil for other modes.
  var truncation: Text.TruncationMode? {
    switch self {
    case .byWordWrapping, .byCharWrapping, .byClipping: nil
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    }
  }
}

/// The properties of a paragraph of an attributed string; see `NSAttributedString.Key.paragraphStyle`.
///
/// Deviation: a style has no indents, tab stops, line heights and spaces between paragraphs.
public class NSParagraphStyle: NSObject {
  struct Properties: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
  }

  fileprivate(set) var properties = Properties()

  /// Creates a style with the default properties.
  public override init() { super.init() }

  /// A style with the default properties.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The horizontal alignment of lines; `natural` by default.
  public var alignment: NSTextAlignment { properties.alignment }

  /// The treatment of lines that are too wide; `byWordWrapping` by default.
  public var lineBreakMode: NSLineBreakMode { properties.lineBreakMode }

  /// The points that are added between lines; 0 by default. Negative numbers and those that are not finite count as 0.
  public var lineSpacing: CGFloat { properties.lineSpacing }

  /// Whether the other object is a style with the same properties.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.properties == properties
  }

  /// A hash of the properties.
  public override var hash: Int { properties.hashValue }

  /// Returns an `NSParagraphStyle` with the same properties.
  public override func copy() -> Any {
    let style = NSParagraphStyle()
    style.properties = properties
    return style
  }

  /// Returns an `NSMutableParagraphStyle` with the same properties.
  public override func mutableCopy() -> Any {
    let style = NSMutableParagraphStyle()
    style.properties = properties
    return style
  }
}

/// A paragraph style that can be changed.
///
/// ```swift
/// let centered = NSMutableParagraphStyle()
/// centered.alignment = .center
/// let rect = CGRect(x: 0, y: 0, width: 80, height: 20)
/// "Hello".draw(in: rect, withAttributes: [.paragraphStyle: centered])
/// ```
public final class NSMutableParagraphStyle: NSParagraphStyle {
  /// The horizontal alignment of lines; `natural` by default.
  public override var alignment: NSTextAlignment {
    get { properties.alignment }
    set { properties.alignment = newValue }
  }

  /// The treatment of lines that are too wide; `byWordWrapping` by default.
  public override var lineBreakMode: NSLineBreakMode {
    get { properties.lineBreakMode }
    set { properties.lineBreakMode = newValue }
  }

  /// The points that are added between lines; 0 by default. Negative numbers and those that are not finite count as 0.
  public override var lineSpacing: CGFloat {
    get { properties.lineSpacing }
    set { properties.lineSpacing = newValue }
  }

  /// Takes the properties of another style.
  public func setParagraphStyle(_ style: NSParagraphStyle) { properties = style.properties }
}
