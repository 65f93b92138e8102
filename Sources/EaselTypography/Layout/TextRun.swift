import EaselGeometry

/// A run of text in one font: the input of text layout.
///
/// ```swift
/// import EaselTypography
///
/// func runs() -> [TextRun] {
///   [TextRun("Plain "), TextRun("bold", font: FontDescriptor(weight: .bold))]
/// }
/// ```
public struct TextRun: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The requested font.
  public var font: FontDescriptor
  /// Points that are added after each character. Unlike `kerning`, a value other than 0 disables ligatures.
  public var tracking: CGFloat
  /// Points that are added after each character.
  public var kerning: CGFloat
  /// The offset above the line's baseline, in points.
  public var baselineOffset: CGFloat
  /// A number for the caller's other attributes (color, underline); it does not affect the layout.
  public var attributes: Int
  /// The attachment that replaces the text, which is then one character; nil for text.
  public internal(set) var attachment: Attachment?

  /// An inline object that is not text. Lengths are in points.
  ///
  /// ```swift
  /// import EaselTypography
  ///
  /// func icon(font: FontDescriptor) -> TextRun {
  ///   TextRun(TextRun.Attachment(width: 16, ascent: 14, descent: 2), font: font)
  /// }
  /// ```
  public struct Attachment: Hashable, Sendable {
    /// The advance.
    public var width: CGFloat
    /// The distance from the baseline up to its top.
    public var ascent: CGFloat
    /// The distance from the baseline down to its bottom.
    public var descent: CGFloat

    /// Creates an attachment. Lengths that are not finite are replaced by 0.
    public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      self.width = width.isFinite ? width : 0
      self.ascent = ascent.isFinite ? ascent : 0
      self.descent = descent.isFinite ? descent : 0
    }

    /// The attachment with each length multiplied by a factor.
    func scaled(by factor: CGFloat) -> Attachment {
      Attachment(width: width * factor, ascent: ascent * factor, descent: descent * factor)
    }
  }

  /// The character that represents an attachment in the text: U+FFFC, the object replacement character. Line
  /// breaking and bidirectional ordering treat an attachment as this character.
  public static let attachmentText = "\u{fffc}"

  /// Creates a run of an attachment. The font determines the height of an otherwise empty line.
  public init(_ attachment: Attachment, font: FontDescriptor, baselineOffset: CGFloat = 0) {
    self.init(TextRun.attachmentText, font: font, baselineOffset: baselineOffset)
    self.attachment = attachment
  }

  /// Creates a run of text. Spacings and offsets that are not finite are replaced by 0.
  public init(
    _ text: String, font: FontDescriptor = FontDescriptor(), tracking: CGFloat = 0, kerning: CGFloat = 0,
    baselineOffset: CGFloat = 0, attributes: Int = 0
  ) {
    self.text = text
    self.font = font
    self.tracking = tracking.isFinite ? tracking : 0
    self.kerning = kerning.isFinite ? kerning : 0
    self.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
    self.attributes = attributes
  }

  /// Whether two runs have equal properties and the same UTF-8 bytes; comparing bytes is faster than
  /// comparing characters.
  public static func == (lhs: TextRun, rhs: TextRun) -> Bool {
    // The text first: it differs most often.
    lhs.text.hasSameBytes(as: rhs.text) && lhs.font == rhs.font && lhs.tracking == rhs.tracking
      && lhs.kerning == rhs.kerning && lhs.baselineOffset == rhs.baselineOffset
      && lhs.attributes == rhs.attributes && lhs.attachment == rhs.attachment
  }

  /// The number of bytes at the beginning, and at the end, of a long text that its hash depends on.
  private static let hashedBytes = 1 << 15

  /// Hashes the properties that differ most often between runs. Of a long text, only the beginning and the end are hashed.
  public func hash(into hasher: inout Hasher) {
    let isHashed = text.utf8.withContiguousStorageIfAvailable { bytes in
      let all = UnsafeRawBufferPointer(bytes)
      guard all.count > 2 * TextRun.hashedBytes else {
        hasher.combine(bytes: all)
        return true
      }
      hasher.combine(all.count)
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: all.prefix(TextRun.hashedBytes)))
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: all.suffix(TextRun.hashedBytes)))
      return true
    }
    if isHashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
    hasher.combine(font)
  }

  /// The space after each character, in points.
  var spacing: CGFloat { tracking + kerning }

  /// Returns the run with the font size and each length multiplied by a factor.
  public func scaled(by factor: CGFloat) -> TextRun {
    var copy = self
    copy.font = font.withSize(font.size * factor)
    copy.tracking *= factor
    copy.kerning *= factor
    copy.baselineOffset *= factor
    copy.attachment = attachment?.scaled(by: factor)
    return copy
  }
}

extension String {
  /// Whether two strings have the same UTF-8 bytes. In contrast, `==` compares by canonical equivalence, and
  /// canonically equivalent strings may look different.
  package func hasSameBytes(as other: String) -> Bool {
    let isSame = utf8.withContiguousStorageIfAvailable { first in
      other.utf8.withContiguousStorageIfAvailable { second in
        first.count == second.count
          && (first.isEmpty || memcmp(first.baseAddress!, second.baseAddress!, first.count) == 0)
      }
    }
    return isSame.flatMap { $0 } ?? utf8.elementsEqual(other.utf8)
  }
}

/// The horizontal alignment of lines that are shorter than the longest one.
public enum TextLineAlignment: Hashable, Sendable {
  /// At the left, in the center, at the right.
  case leading, center, trailing

  /// The fraction of the free space that lies to the left of a line.
  var fraction: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// The part of a text that an ellipsis replaces if the text does not fit.
public enum TextTruncation: Hashable, Sendable {
  /// The beginning, the end, or the middle of the last line.
  case head, tail, middle
}

/// The line layout of a text.
///
/// ```swift
/// import EaselTypography
///
/// func preview(of text: String) -> TextLayout {
///   let style = ParagraphStyle(alignment: .center, lineLimit: 2, truncation: .middle)
///   return TextLayoutEngine.shared.layout([TextRun(text)], style: style, width: 160)
/// }
/// ```
public struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of lines that are shorter than the longest one.
  public var alignment: TextLineAlignment
  /// The maximum number of lines, at least 1; nil for no limit.
  public var lineLimit: Int?
  /// The points that are added between lines, in addition to the leading of the fonts.
  public var lineSpacing: CGFloat
  /// The part that an ellipsis replaces if the text does not fit.
  public var truncation: TextTruncation

  /// Creates a style. Line limits below 1 are replaced by 1, and spacing that is not finite by 0.
  public init(
    alignment: TextLineAlignment = .leading, lineLimit: Int? = nil, lineSpacing: CGFloat = 0,
    truncation: TextTruncation = .tail
  ) {
    self.alignment = alignment
    self.lineLimit = lineLimit.map { max(1, $0) }
    self.lineSpacing = lineSpacing.isFinite ? lineSpacing : 0
    self.truncation = truncation
  }
}
