import EaselTypography

/// The horizontal alignment of the lines of a text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// An alignment relative to the layout direction.
  case leading, center, trailing

  /// The alignment of lines shorter than the longest one. In a right-to-left layout, leading is on the right.
  func lineAlignment(in direction: LayoutDirection) -> TextLineAlignment {
    switch self {
    case .leading: direction == .leftToRight ? .leading : .trailing
    case .center: .center
    case .trailing: direction == .leftToRight ? .trailing : .leading
    }
  }
}

extension Text {
  /// The part of a line that an ellipsis replaces.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning, the end or the middle of the line.
    case head, tail, middle

    var truncation: TextTruncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }
}

extension EnvironmentValues {
  /// The horizontal alignment of the lines of a text.
  @Entry public var multilineTextAlignment = TextAlignment.leading

  /// The maximum number of lines of a text; nil for no limit.
  @Entry public var lineLimit: Int?

  /// The additional space between lines, in points.
  @Entry public var lineSpacing: CGFloat = 0

  /// The part of a truncated line that an ellipsis replaces.
  @Entry public var truncationMode = Text.TruncationMode.tail

  var paragraphStyle: ParagraphStyle {
    ParagraphStyle(
      alignment: multilineTextAlignment.lineAlignment(in: layoutDirection), lineLimit: lineLimit,
      lineSpacing: lineSpacing,
      truncation: truncationMode.truncation)
  }
}

nonisolated extension View {
  /// Sets the font of text in the view; nil for body text.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the horizontal alignment of the lines of each text in the view.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the maximum number of lines of each text in the view; nil for no limit.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Sets the additional space between lines of text in the view, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Sets the part of a truncated line that an ellipsis replaces.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
}

/// A type that determines whether text can be selected. Status: text cannot be selected.
@MainActor @preconcurrency
public protocol TextSelectability {
  /// Whether the type allows selection.
  static var allowsSelection: Bool { get }
}

/// Allows the selection of text. Status: text cannot be selected.
///
/// ```swift
/// Text("Hello").textSelection(.enabled)
/// ```
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

/// Disallows the selection of text.
///
/// ```swift
/// Text("Hello").textSelection(.disabled)
/// ```
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Allows the selection of text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Disallows the selection of text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

nonisolated extension View {
  /// Has no effect: text cannot be selected.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
