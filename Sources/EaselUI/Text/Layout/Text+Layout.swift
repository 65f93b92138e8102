import EaselTypography

extension Text {
  /// A text that is laid out: a collection of its lines, from top to bottom. A `TextRenderer` draws it.
  ///
  /// ```swift
  /// struct Lines: TextRenderer {
  ///   func draw(layout: Text.Layout, in context: inout GraphicsContext) {
  ///     for line in layout {
  ///       context.stroke(Path(line.typographicBounds.rect), with: .color(.gray))
  ///       context.draw(line)
  ///     }
  ///   }
  /// }
  /// ```
  public struct Layout: RandomAccessCollection, Equatable {
    let storage: TextLayoutStorage

    /// Whether a part of the text does not fit and is replaced by an ellipsis.
    public var isTruncated: Bool { storage.layout.isTruncated }

    public var startIndex: Int { 0 }

    public var endIndex: Int { storage.layout.lineCount }

    /// The line at an index.
    public subscript(index: Int) -> Line { Line(storage: storage, number: index) }

    /// Whether two layouts are of equal texts with equal lines.
    public static func == (lhs: Layout, rhs: Layout) -> Bool { lhs.storage.isEqual(to: rhs.storage) }
  }
}

/// A laid-out text together with what is needed to draw it.
final class TextLayoutStorage {
  let content: TextContent
  let layout: TextLayout
  let drawing: TextDrawing

  init(_ content: TextContent, _ layout: TextLayout, _ drawing: TextDrawing) {
    (self.content, self.layout, self.drawing) = (content, layout, drawing)
  }

  func isEqual(to other: TextLayoutStorage) -> Bool {
    self === other || (content.pieces == other.content.pieces && layout.isEqual(to: other.layout))
  }
}

extension Text.Layout {
  /// The position of a character in the source of a text, for comparisons with other characters of the same
  /// layout.
  ///
  /// ```swift
  /// func isBefore(_ first: Text.Layout.Run, _ second: Text.Layout.Run) -> Bool {
  ///   guard let first = first.characterIndices.min(), let second = second.characterIndices.min() else {
  ///     return false
  ///   }
  ///   return first < second
  /// }
  /// ```
  @frozen public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    /// In UTF-16 code units.
    var value: Int

    /// Whether the first character is before the second one in the source of the text.
    public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.value < rhs.value }

    /// The position a number of UTF-16 code units later.
    public func advanced(by n: Int) -> CharacterIndex {
      let (sum, isTooLarge) = value.addingReportingOverflow(n)
      return CharacterIndex(value: isTooLarge ? (n < 0 ? .min : .max) : sum)
    }

    /// The distance to another position, in UTF-16 code units.
    public func distance(to other: CharacterIndex) -> Int {
      other.value.subtractingReportingOverflow(value).0
    }
  }

  /// The place and the metrics of a part of a text, in points.
  ///
  /// ```swift
  /// func middle(of slice: Text.Layout.RunSlice) -> CGPoint {
  ///   let rect = slice.typographicBounds.rect
  ///   return CGPoint(x: rect.midX, y: rect.midY)
  /// }
  /// ```
  @frozen public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline, from the top left corner of the text.
    public var origin = CGPoint.zero
    /// The sum of the advances of the characters.
    public var width: CGFloat = 0
    /// The distance from the baseline up to the top of the part.
    public var ascent: CGFloat = 0
    /// The distance from the baseline down to the bottom of the part.
    public var descent: CGFloat = 0
    /// The distance between the bottom of the part and the top of a next line.
    public var leading: CGFloat = 0

    /// Creates empty bounds at the origin.
    public init() {}

    /// The box from the ascent to the descent, without the leading.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// Options for drawing parts of a layout.
  ///
  /// ```swift
  /// struct Shift: TextRenderer {
  ///   func draw(layout: Text.Layout, in context: inout GraphicsContext) {
  ///     context.translateBy(x: 0.25, y: 0)
  ///     for line in layout { context.draw(line, options: .disablesSubpixelQuantization) }
  ///   }
  /// }
  /// ```
  @frozen public struct DrawingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Draws glyphs at their exact positions. It has no effect: glyphs always are, within 1/256 of a pixel.
    public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
  }
}
