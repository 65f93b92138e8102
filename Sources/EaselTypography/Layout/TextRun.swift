import EaselGeometry

/// A stretch of text in one font: what layouts are made of.
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var font: FontDescriptor
  /// Points added after each character; other than kerning it keeps ligatures from forming.
  public var tracking: CGFloat
  /// Points added after each character.
  public var kerning: CGFloat
  /// By how many points the run stands above the line's baseline.
  public var baselineOffset: CGFloat
  /// The caller's number for what else the run looks like (colour, underline); it does not change the layout.
  public var attributes: Int
  /// What stands in the line in place of the text, which is then one character; nil for text.
  public internal(set) var attachment: Attachment?

  /// Something that is no text and takes room in a line. Points.
  public struct Attachment: Hashable, Sendable {
    public var width: CGFloat
    /// From the baseline up to its top.
    public var ascent: CGFloat
    /// From the baseline down to its bottom.
    public var descent: CGFloat

    /// Lengths that are not finite count as 0.
    public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      self.width = width.isFinite ? width : 0
      self.ascent = ascent.isFinite ? ascent : 0
      self.descent = descent.isFinite ? descent : 0
    }

    /// The same at another size: each length times `factor`.
    func scaled(by factor: CGFloat) -> Attachment {
      Attachment(width: width * factor, ascent: ascent * factor, descent: descent * factor)
    }
  }

  /// The character that stands for an attachment, and breaks lines and orders directions as one does.
  public static let attachmentText = "\u{fffc}"

  /// An attachment as a run of its own; the font says how high an otherwise empty line is.
  public init(_ attachment: Attachment, font: FontDescriptor, baselineOffset: CGFloat = 0) {
    self.init(TextRun.attachmentText, font: font, baselineOffset: baselineOffset)
    self.attachment = attachment
  }

  /// Spacings that are not finite count as 0.
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

  /// Texts are equal that have the same bytes: comparing those costs less than comparing characters.
  public static func == (lhs: TextRun, rhs: TextRun) -> Bool {
    lhs.font == rhs.font && lhs.tracking == rhs.tracking && lhs.kerning == rhs.kerning
      && lhs.baselineOffset == rhs.baselineOffset && lhs.attributes == rhs.attributes
      && lhs.attachment == rhs.attachment && lhs.text.hasSameBytes(as: rhs.text)
  }

  /// Hashes what most often tells two runs apart.
  public func hash(into hasher: inout Hasher) {
    let isHashed = text.utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
      return true
    }
    if isHashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
    hasher.combine(font)
  }

  /// Points after each character.
  var spacing: CGFloat { tracking + kerning }

  /// The same at another size: each length times `factor`.
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
  /// Whether two strings are the same byte by byte, other than by `==`, for which it is enough that they mean the same
  /// characters. Those need not look the same.
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

/// Where lines stand that are shorter than the longest one.
public enum TextLineAlignment: Hashable, Sendable {
  case leading, center, trailing

  /// How much of the free room lies left of a line.
  var fraction: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// Which part of a text gives way to an ellipsis when there is no room for all.
public enum TextTruncation: Hashable, Sendable {
  case head, tail, middle
}

/// How lines are made of text.
public struct ParagraphStyle: Hashable, Sendable {
  public var alignment: TextLineAlignment
  /// The greatest number of lines; nil for as many as it takes, and at least 1.
  public var lineLimit: Int?
  /// Points between the bottom of a line and the top of the next, besides the fonts' own leading.
  public var lineSpacing: CGFloat
  public var truncation: TextTruncation

  /// Spacing that is not finite counts as 0.
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
