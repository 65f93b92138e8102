import Foundation

/// Measuring, and drawing into the current context, as the methods of `String` do.
extension NSString {
  /// Draws the text without breaking lines; see `String.draw(at:withAttributes:)`.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    text.draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in a rectangle; see `String.draw(in:withAttributes:)`.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    text.draw(in: rect, withAttributes: attributes)
  }

  /// Draws the text in a rectangle, or from a baseline; see `String.draw(with:options:attributes:context:)`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    text.draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// Returns the size of the text in points; see `String.size(withAttributes:)`.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    text.size(withAttributes: attributes)
  }

  /// Returns the bounds of the text in points; see `String.boundingRect(with:options:attributes:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    text.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  private var text: String { self as String }
}

/// Measuring, and drawing into the current context, as the methods of `String` do. The paragraph style of the first
/// character applies to the whole text.
extension NSAttributedString {
  /// Draws the text without breaking lines.
  ///
  /// - Parameter point: The upper left corner.
  public func draw(at point: CGPoint) { attributedText.draw(at: point) }

  /// Draws the text from the top of a rectangle, with lines broken at its width. Lines that do not fit its height are
  /// left out, apart from the first one.
  public func draw(in rect: CGRect) { attributedText.draw(in: rect) }

  /// Draws the text in a rectangle, or from a baseline; see `String.draw(with:options:attributes:context:)`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    attributedText.draw(with: rect, options: options, context: context)
  }

  /// Returns the size of the text in points, not rounded, without breaking lines.
  public func size() -> CGSize { attributedText.size() }

  /// Returns the bounds of the text in points; see `String.boundingRect(with:options:attributes:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    attributedText.boundingRect(with: size, options: options, context: context)
  }

  private var attributedText: AttributedText {
    var text = AttributedText(pieces: [], style: nil)
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      if range.location == 0 { text.style = attributes[.paragraphStyle] as? NSParagraphStyle }
      let string = attributedSubstring(from: range).string
      text.pieces.append(Text.Piece(string: string, style: Text.PieceStyle(attributes)))
    }
    return text
  }
}
