import Foundation

/// Settings of `boundingRect` and `draw(with:)`.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Breaks lines at the width. Without it, lines end at newlines only, and the first baseline of a text that is drawn
  /// is at the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Includes the leading of the font; it has no effect, since the leading is always between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Measures the ink of glyphs; it has no effect.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// Ends the last line with an ellipsis if there is no room for all lines.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// Settings for scaled text. Deviation: it has no properties, and no effect.
public final class NSStringDrawingContext {
  /// Creates a context.
  public init() {}
}

/// Measuring, and drawing into the current context; see `UIGraphicsGetCurrentContext()`. Without one, and with numbers
/// that are not finite, nothing is drawn.
///
/// Text is upright where y points down, as in a canvas and in the contexts that UIKit creates. Without attributes it is
/// black, in the system font of 12 points. Colors that depend on the appearance are those of the light one.
///
/// ```swift
/// let badge = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 24)).image { _ in
///   "New".draw(at: CGPoint(x: 8, y: 4), withAttributes: [.foregroundColor: UIColor.red])
/// }
/// ```
extension String {
  /// Draws the text without breaking lines.
  ///
  /// - Parameters:
  ///   - point: The upper left corner.
  ///   - attributes: The font, the colors and other attributes.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    attributed(attributes).draw(at: point)
  }

  /// Draws the text from the top of a rectangle, with lines broken at its width. Lines that do not fit its height are
  /// left out, apart from the first one.
  ///
  /// - Parameters:
  ///   - rect: The rectangle. Nothing is drawn if it is empty.
  ///   - attributes: The font, the colors, the alignment and other attributes.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    attributed(attributes).draw(in: rect)
  }

  /// Draws the text in a rectangle, or from a baseline; see `NSStringDrawingOptions`.
  ///
  /// - Parameters:
  ///   - rect: The rectangle. A width or height that is not positive does not limit.
  ///   - options: Whether lines are broken, and whether the last one gets an ellipsis.
  ///   - attributes: The font, the colors, the alignment and other attributes.
  ///   - context: It has no effect.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  /// Returns the size of the text in points, not rounded, without breaking lines.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attributes).size()
  }

  /// Returns the bounds of the text in points, not rounded, with the origin zero.
  ///
  /// - Parameters:
  ///   - size: The room. A width or height that is not positive and finite does not limit.
  ///   - options: Lines are broken at the width with `usesLineFragmentOrigin` only.
  ///   - attributes: The font, the alignment and other attributes.
  ///   - context: It has no effect.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> AttributedText {
    let attributes = attributes ?? [:]
    let piece = Text.Piece(string: self, style: Text.PieceStyle(attributes))
    return AttributedText(pieces: [piece], style: attributes[.paragraphStyle] as? NSParagraphStyle)
  }
}

/// The pieces of a string with attributes.
struct AttributedText {
  var pieces: [Text.Piece]
  var style: NSParagraphStyle?

  func draw(at point: CGPoint) { StringDrawing(pieces, style, in: .unlimited).draw(at: point) }

  func draw(in rect: CGRect) {
    guard !rect.isEmpty else { return }
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
    let rect = rect.standardized
    guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else { return }
    let drawing = StringDrawing(pieces, style, in: room(rect.size, options))
    let isBox = options.contains(.usesLineFragmentOrigin)
    drawing.draw(at: CGPoint(x: rect.minX, y: rect.minY - (isBox ? 0 : drawing.firstBaseline)))
  }

  func size() -> CGSize { StringDrawing(pieces, style, in: .unlimited).size }

  func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: StringDrawing(pieces, style, in: room(size, options)).size)
  }

  private func room(_ size: CGSize, _ options: NSStringDrawingOptions) -> StringDrawing.Room {
    guard options.contains(.usesLineFragmentOrigin) else { return .unlimited }
    return StringDrawing.Room(size, hasEllipsis: options.contains(.truncatesLastVisibleLine))
  }
}
