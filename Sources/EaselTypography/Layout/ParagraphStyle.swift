import EaselGeometry

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
